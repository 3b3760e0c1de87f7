//! Finds the tournament that a command is about, and loads what its post shows.

use crate::{
    app::App,
    discord::{
        access::games::last_post_link,
        model::{call::Call, failure::Failure, reply::Message},
        view::tournament::{RunningGame, tournament_post},
    },
    locale::Locale,
    play::{Phase, TournamentId},
    say,
    store::{StoreError, TournamentSummary},
    tournaments::Tournament,
};

/// The most tournaments of a server that are listed or suggested.
pub(crate) const MOST_LISTED: u32 = 20;

/// Loads a tournament of the call's server.
///
/// # Errors
/// [`Failure::Invalid`] if the server has no such tournament.
pub(crate) async fn tournament_here(
    app: &App,
    call: &Call,
    id: TournamentId,
) -> Result<Tournament, Failure> {
    let tournament = app.tournament(id).await?;
    let here = |tournament: &Tournament| Some(tournament.plan().guild) == call.guild;
    tournament.filter(here).ok_or_else(|| {
        let number = id.to_string();
        Failure::Invalid(say!(call.locale, "tournament-unknown", number = number))
    })
}

/// The tournament that a command names, else the newest on the server that fits.
///
/// # Errors
/// [`Failure::Invalid`] if there is none.
pub(crate) async fn find_tournament(
    app: &App,
    call: &Call,
    number: Option<i64>,
    fits: impl Fn(&TournamentSummary) -> bool,
) -> Result<Tournament, Failure> {
    let said = |key| Failure::Invalid(say!(call.locale, key));
    let guild = call.guild.ok_or_else(|| said("tournament-nowhere"))?;
    if let Some(number) = number {
        return tournament_here(app, call, TournamentId(number)).await;
    }
    let all = app.store.tournaments_in(guild, MOST_LISTED).await?;
    match all.iter().find(|summary| fits(summary)) {
        Some(summary) => tournament_here(app, call, summary.id).await,
        None if all.is_empty() => Err(said("tournament-none-yet")),
        None => Err(said("tournament-none")),
    }
}

/// The games of a tournament that are being played, with links to their newest posts.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub(crate) async fn running_games(
    app: &App,
    tournament: &Tournament,
) -> Result<Vec<RunningGame>, StoreError> {
    let games = app.store.tournament_games(tournament.id()).await?;
    let mut running = Vec::new();
    for (_, id) in tournament.running_matches() {
        let Some(game) = games.get(&id).filter(|game| game.phase == Phase::Playing) else {
            continue;
        };
        let (Some(first), Some(opponent)) = (game.first, game.opponent) else {
            continue;
        };
        let second = if first == opponent {
            game.challenger
        } else {
            opponent
        };
        running.push(RunningGame {
            id,
            players: [first, second],
            link: last_post_link(app, id, game.guild, game.venue).await?,
        });
    }
    Ok(running)
}

/// The standing post of a tournament as it is now.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub(crate) async fn shown(
    app: &App,
    tournament: &Tournament,
    locale: Locale,
) -> Result<Message, StoreError> {
    let games = running_games(app, tournament).await?;
    Ok(tournament_post(tournament, &games, locale))
}

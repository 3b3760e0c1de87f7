//! Finds the tournament that a command is about, and loads what its post shows.

use std::collections::BTreeMap;

use crate::{
    app::App,
    discord::{
        access::games::last_post_link,
        model::{call::Call, failure::Failure, reply::Message},
        view::{
            next::{self, NextStep},
            running_games::RunningGame,
            tournament::tournament_post,
            tournament_picture::TournamentStyle,
        },
    },
    locale::Locale,
    play::{Phase, PlayerId, TournamentId, Venue},
    render, say,
    store::{Account, StoreError, TournamentSummary},
    tournaments::Tournament,
    wording::{self, markdown},
};

/// How many of a server's newest tournaments are searched for one with a title, or for one that fits a command.
pub(crate) const MAX_SEARCHED: u32 = 500;

/// Loads a tournament of the call's server, one in which that server takes part, or one that the user plays in although
/// the user's server has left.
///
/// # Errors
/// [`Failure::Invalid`] if there is no such tournament.
pub(crate) async fn tournament_here(
    app: &App,
    call: &Call,
    id: TournamentId,
) -> Result<Tournament, Failure> {
    tracing::Span::current().record("tournament", id.0);
    let tournament = app.tournament(id).await?;
    let me = call.player.id;
    let here = |tournament: &Tournament| {
        let stayed = tournament.is_active(me) && !tournament.is_on(tournament.server_of(me));
        stayed || call.guild.is_some_and(|guild| tournament.is_on(guild))
    };
    tournament.filter(here).ok_or_else(|| {
        let number = id.to_string();
        Failure::Invalid(say!(call.locale, "tournament-unknown", number = number))
    })
}

/// The tournament that a command names, else the newest on the server that fits, the server's own ones first.
///
/// # Errors
/// [`Failure::Invalid`] if the server has no such tournament.
pub(crate) async fn find_tournament(
    app: &App,
    call: &Call,
    number: Option<i64>,
    fits: impl Fn(&TournamentSummary) -> bool,
) -> Result<Tournament, Failure> {
    find_fitting_tournament(app, call, number, fits, |_| true).await
}

/// The tournament that a command names, else the newest on the server whose summary and state fit, the server's own
/// ones first. If no state fits, it is the first one whose summary does, because the refusal for that one says most.
///
/// # Errors
/// As [`find_tournament`].
pub(crate) async fn find_fitting_tournament(
    app: &App,
    call: &Call,
    number: Option<i64>,
    fits: impl Fn(&TournamentSummary) -> bool,
    is_right: impl Fn(&Tournament) -> bool,
) -> Result<Tournament, Failure> {
    let said = |key| Failure::Invalid(say!(call.locale, key));
    let guild = call.guild.ok_or_else(|| said("tournament-nowhere"))?;
    if let Some(number) = number {
        return tournament_here(app, call, TournamentId(number)).await;
    }
    let all = app.store.tournaments_in(guild, MAX_SEARCHED, 0).await?;
    let mut fitting: Vec<&TournamentSummary> = all.iter().filter(|summary| fits(summary)).collect();
    fitting.sort_by_key(|summary| summary.guild != guild);
    let mut first = None;
    for summary in fitting {
        let tournament = tournament_here(app, call, summary.id).await?;
        if is_right(&tournament) {
            return Ok(tournament);
        }
        first.get_or_insert(tournament);
    }
    first.ok_or_else(|| {
        if all.is_empty() {
            none_yet(call)
        } else {
            said("tournament-none")
        }
    })
}

/// The refusal on a server without tournaments.
pub(crate) fn none_yet(call: &Call) -> Failure {
    let text = say!(call.locale, "tournament-none-yet");
    next::refusal(call, text, &[NextStep::NewTournament, NextStep::Challenge])
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
            direct: game.venue == Some(Venue::Direct),
        });
    }
    Ok(running)
}

/// The names of a tournament's players for its picture and its alt text. A name that the fonts cannot draw has the player's
/// number before it: of "#3 名前" the picture shows "#3 …".
///
/// # Errors
/// [`StoreError`] when the database fails.
pub(crate) async fn names(
    app: &App,
    tournament: &Tournament,
    locale: Locale,
) -> Result<BTreeMap<PlayerId, String>, StoreError> {
    let entrants = tournament.entrants().iter();
    let players: Vec<PlayerId> = entrants.map(|entrant| entrant.player).collect();
    let accounts = app.store.accounts(&players).await?;
    let names = app.store.names(&players).await?;
    let shown = players.iter().enumerate().map(|(at, player)| {
        let name = match accounts.get(player) {
            Some(Account::Person(_)) => {
                let name = names.get(player).map(|name| markdown::plain(name));
                match name {
                    Some(name) if render::can_write(&name) => name,
                    Some(name) => format!("#{} {name}", at + 1),
                    None => format!("#{}", at + 1),
                }
            }
            Some(Account::Computer(level)) => wording::computer(locale, *level),
            Some(Account::Deleted) | None => say!(locale, "former-player"),
        };
        (*player, name)
    });
    Ok(shown.collect())
}

/// A tournament as one player sees it, in their theme.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub(crate) async fn tournament_message(
    app: &App,
    call: &Call,
    tournament: &Tournament,
) -> Result<Message, StoreError> {
    let (locale, viewer) = (call.locale, call.player.id);
    let games = running_games(app, tournament).await?;
    let names = names(app, tournament, locale).await?;
    let chosen = app.store.preferences(viewer).await?.theme;
    let style = TournamentStyle {
        locale,
        theme: chosen
            .and_then(|theme| theme.parse().ok())
            .unwrap_or_default(),
        names: &names,
        viewer: Some(viewer),
    };
    let post = tournament_post(tournament, &games, &style);
    Ok(Message {
        private: true,
        ..post
    })
}

//! Tournaments in the bot: whole ones by the tests' clock, standings against arithmetic by hand, interruptions, several
//! processes, posts, and people who press what they should not.

mod answers;
mod by_hand;
mod damage;
mod export;
mod league;
mod lost;
mod open_ended;
mod outcomes;
pub mod posts;
mod presses;
mod refusals;
pub mod reminders;
mod results;
mod rounds;
mod servers;
mod settings;
mod setup;

use banyan::app::App;
use banyan::play::{
    Actor, ChannelId, Command, GuildId, Match, MatchId, PlayerId, TimeControl, TournamentId,
};
use banyan::rules::Side;
use banyan::store::Summary;
use banyan::tournaments::{
    Application, Format, Tournament, TournamentCommand, TournamentPhase, TournamentPlan,
};

pub const ORGANISER: PlayerId = PlayerId(1000);
pub const GUILD: GuildId = GuildId(2001);
pub const CHANNEL: ChannelId = ChannelId(3001);

/// A plan for up to this many players, which starts when it is full.
pub fn plan(format: Format, most: u16) -> TournamentPlan {
    TournamentPlan {
        name: "Spring Cup".to_owned(),
        fewest: 2,
        most,
        ..TournamentPlan::new(
            ORGANISER,
            GUILD,
            format,
            "dobutsu/official".parse().unwrap(),
            TimeControl::Days(3),
        )
    }
}

/// The first players, by their numbers.
pub fn numbered(players: u64) -> Vec<PlayerId> {
    (1..=players).map(PlayerId).collect()
}

/// A tournament in which these players have joined; it has started if they fill it.
pub async fn joined(app: &App, plan: TournamentPlan, players: &[PlayerId]) -> TournamentId {
    let made = app.create_tournament(plan, CHANNEL, None).await.unwrap();
    for player in players {
        let application = Application {
            rating: 1500,
            games: 0,
            has_role: true,
            guild: None,
        };
        does(
            app,
            made.id(),
            *player,
            TournamentCommand::Join(application),
        )
        .await;
    }
    made.id()
}

pub async fn does(
    app: &App,
    id: TournamentId,
    player: PlayerId,
    command: TournamentCommand,
) -> Tournament {
    let acted = app
        .act_on_tournament(id, Actor::Player(player), &command)
        .await;
    acted.unwrap()
}

pub async fn tournament(app: &App, id: TournamentId) -> Tournament {
    app.tournament(id).await.unwrap().expect("a tournament")
}

/// Runs every step of the tournament that is due.
pub async fn advance(app: &App, id: TournamentId) {
    for _ in 0..200 {
        let now = app.clock.now();
        let next = app.advance_tournament(id).await.unwrap();
        if next.is_none_or(|next| next > now) {
            return;
        }
    }
    panic!("it never waits");
}

/// The games of a tournament that are being played.
pub async fn running(app: &App, id: TournamentId) -> Vec<Summary> {
    let games = app.store.tournament_games(id).await.unwrap();
    let running = games.into_values();
    running
        .filter(|game| game.phase == banyan::play::Phase::Playing)
        .collect()
}

pub async fn game(app: &App, id: MatchId) -> Match {
    app.game(id).await.unwrap().expect("a match")
}

/// The player with the smaller number wins every running game: the other one resigns.
pub async fn smaller_numbers_win(app: &App, id: TournamentId) -> usize {
    let games = running(app, id).await;
    for summary in &games {
        let match_ = game(app, summary.id).await;
        let [one, other] = Side::ALL.map(|side| match_.player(side).unwrap());
        let by = Actor::Player(one.max(other));
        let resigned = app.act(summary.id, by, Command::Resign, None, None).await;
        resigned.unwrap();
    }
    games.len()
}

/// Plays round after round until the tournament is over, and returns how many games were played.
pub async fn play_out(app: &App, id: TournamentId) -> usize {
    let mut played = 0;
    for _ in 0..100 {
        advance(app, id).await;
        if tournament(app, id).await.phase() == TournamentPhase::Over {
            return played;
        }
        played += smaller_numbers_win(app, id).await;
    }
    panic!("it never ends");
}

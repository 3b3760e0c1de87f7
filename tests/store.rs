//! The store and `App` on both databases: what is acknowledged is stored exactly once, despite races and failures.

mod backup;
mod challenges;
mod check;
mod choices;
mod commits;
mod conditional_moves;
pub mod database;
mod finished;
pub mod former;
mod instance_lock;
mod jobs;
mod leaderboards;
mod lists;
mod migrate_database;
mod processes;
mod profiles;
mod races;
mod ratings;
mod rematches;
mod restarts;
mod steps;
mod time;
mod troubles;

use std::time::Duration;

use banyan::app::{ActError, ActionResult, App, Clock, InteractionHandle, Limits};
use banyan::play::{
    Actor, ChannelId, Command, GuildId, MatchId, PlayerId, Seq, SideChoice, Terms, Timestamp,
};
use banyan::rules::Side;
use banyan::store::{Job, Lane, Store, StoreError};

pub const ALICE: PlayerId = PlayerId(1001);
pub const BOB: PlayerId = PlayerId(1002);
pub const CAROL: PlayerId = PlayerId(1003);
pub const GUILD: GuildId = GuildId(2001);
pub const CHANNEL: ChannelId = ChannelId(3001);
/// How long a challenge waits for an answer.
pub const CHALLENGE_LIFE: Duration = Duration::from_hours(14 * 24);
pub const START: Timestamp = Timestamp(1_700_000_000_000);

pub fn terms() -> Terms {
    let ruleset = "jungle/classic".parse().unwrap();
    Terms {
        side: SideChoice::First,
        guild: Some(GUILD),
        ..Terms::new(ALICE, Some(BOB), ruleset, CHANNEL)
    }
}

pub fn handle(interaction: u64) -> InteractionHandle {
    InteractionHandle {
        interaction,
        application: 1,
        token: format!("secret-{interaction}"),
        guild: None,
    }
}

pub fn app(store: Store) -> App {
    App {
        clock: Clock::manual(START),
        limits: Limits {
            open_challenges: u32::MAX,
            ..Limits::default()
        },
        ..App::new(store)
    }
}

/// Claims a due job of any lane.
pub async fn claim(
    store: &Store,
    now: Timestamp,
    until: Timestamp,
) -> Result<Option<Job>, StoreError> {
    for lane in Lane::ALL {
        if let Some(job) = store.claim(lane, now, until, 1).await?.pop() {
            return Ok(Some(job));
        }
    }
    Ok(None)
}

pub fn play(text: &str) -> Command {
    Command::Move {
        text: text.to_owned(),
    }
}

pub async fn does(
    app: &App,
    id: MatchId,
    player: PlayerId,
    command: Command,
) -> Result<ActionResult, ActError> {
    app.act(id, Actor::Player(player), command, None, None)
        .await
}

/// A match in which Alice makes the first move.
pub async fn accepted(app: &App) -> MatchId {
    let id = app.challenge(terms(), None).await.unwrap().game.id();
    does(app, id, BOB, Command::Accept { lot: Side::First })
        .await
        .unwrap();
    id
}

/// A match with this many of the moves of [`crate::play::TO_THE_DEN`].
pub async fn played(app: &App, plies: usize) -> MatchId {
    let id = accepted(app).await;
    for (ply, text) in crate::play::TO_THE_DEN.iter().take(plies).enumerate() {
        does(app, id, if ply % 2 == 0 { ALICE } else { BOB }, play(text))
            .await
            .unwrap();
    }
    id
}

pub async fn seq_of(app: &App, id: MatchId) -> Seq {
    app.game(id)
        .await
        .unwrap()
        .expect("the match is there")
        .seq()
}

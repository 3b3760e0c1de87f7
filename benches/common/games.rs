//! Match helpers for benchmarks: two players, terms, and a legal move for the side to move.

use banyan::app::InteractionHandle;
use banyan::play::{
    Actor, ChannelId, Command, GuildId, Match, PlayerId, SideChoice, Terms, TimeControl, Timestamp,
};

/// As long as the ids of Discord.
pub const ALICE: PlayerId = PlayerId(300_000_000_000_000_000);
pub const START: Timestamp = Timestamp(1_800_000_000_000);

/// An interaction with an id and a token of realistic length.
pub fn handle(n: u64) -> InteractionHandle {
    InteractionHandle {
        interaction: 1_300_000_000_000_000_000 + n,
        application: 1_200_000_000_000_000_000,
        token: "aW50ZXJhY3Rpb246".repeat(12),
        guild: None,
    }
}

pub fn terms(challenger: PlayerId, opponent: PlayerId) -> Terms {
    let ruleset = "jungle/classic".parse().expect("a ruleset");
    Terms {
        side: SideChoice::First,
        guild: Some(GuildId(1_100_000_000_000_000_000)),
        time: TimeControl::Days(14),
        ..Terms::new(
            challenger,
            Some(opponent),
            ruleset,
            ChannelId(1_150_000_000_000_000_000),
        )
    }
}

/// A legal move that neither ends the game nor repeats a position.
pub fn any_move(game: &Match) -> Option<(Actor, Command)> {
    let moves = game.record().legal_moves();
    let quiet = |index: usize| {
        let text = moves.get((game.seq() as usize * 7 + index) % moves.len().max(1))?;
        let mut after = game.record().clone();
        after.play(*text).ok()?;
        (after.outcome().is_none() && after.repeats() == 1).then(|| text.to_string())
    };
    let text = (0..moves.len()).find_map(quiet)?;
    Some((Actor::Player(game.to_move()?), Command::Move { text }))
}

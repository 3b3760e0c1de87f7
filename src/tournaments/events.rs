//! Commands to a tournament, and the events that they lead to. Plain data.

use serde::{Deserialize, Serialize};

use super::pairing::GameResult;
use super::plan::TournamentPlan;
use crate::play::{ChannelId, GuildId, MatchId, PairingId, PlayerId, Timestamp};

keyed! {
    /// Why a tournament was cancelled.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Cancelled {
        /// The organiser or a moderator did so.
        ByHand = "by-hand",
        /// Too few players had joined when it was to begin.
        TooFew = "too-few",
    }
}

/// A place of the final ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// The place, from 1; shared by players who cannot be told apart.
    pub place: u16,
    /// The player.
    pub player: PlayerId,
}

/// An event of a tournament. The list of events is the tournament, and their stored form never changes its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "kind",
    content = "body",
    rename_all = "kebab-case",
    deny_unknown_fields
)]
pub enum TournamentEvent {
    /// The first event: players can join.
    Opened(TournamentPlan),
    /// The organiser or a moderator changed the plan: anything before the start, and what
    /// [`TournamentPlan::can_become`] allows after it.
    Changed {
        /// The whole plan as it is now.
        plan: TournamentPlan,
        /// The reason, in their words; `None` if the change follows from another command.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A player joined, before the start or late.
    Joined {
        /// The player.
        player: PlayerId,
        /// Their rating, by which players are seeded.
        rating: i32,
        /// The other server through which they joined; `None` on the tournament's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        guild: Option<GuildId>,
    },
    /// A moderator of another server asked to take part with it.
    ServerAsked {
        /// The server.
        guild: GuildId,
        /// Where its post and the games between its members are to be posted.
        channel: ChannelId,
    },
    /// The organiser or a moderator admitted a server.
    ServerAdmitted {
        /// The server.
        guild: GuildId,
    },
    /// A server was not admitted, or takes part no longer. Its players stay.
    ServerRemoved {
        /// The server.
        guild: GuildId,
    },
    /// A player left before the start, or was removed.
    Left {
        /// The player.
        player: PlayerId,
        /// Why they were removed, in the words of the organiser or the moderator; `None` if they left themselves, or their
        /// account was deleted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A player withdrew after the start, or was removed.
    Withdrawn {
        /// The player.
        player: PlayerId,
        /// Why they were removed, in the words of the organiser or the moderator; `None` if they left themselves, or their
        /// account was deleted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A player took over the place of another, with its score.
    Replaced {
        /// The player who goes.
        old: PlayerId,
        /// The player who comes.
        new: PlayerId,
        /// The rating of the player who comes.
        rating: i32,
        /// The other server on which the player who comes is; `None` on the tournament's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        guild: Option<GuildId>,
        /// The reason, in the words of the organiser or the moderator.
        reason: String,
    },
    /// The tournament began.
    Started {
        /// All players by seed, the best first.
        seeds: Vec<PlayerId>,
    },
    /// A season of a league began.
    Divided {
        /// The players of each division, the highest division first.
        divisions: Vec<Vec<PlayerId>>,
    },
    /// A round was paired.
    Paired {
        /// The round, from 1; the season of a league.
        round: u16,
        /// The pairings; the player with the first move comes first. They are numbered in this order.
        pairings: Vec<[PlayerId; 2]>,
        /// The players without an opponent in this round.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        byes: Vec<PlayerId>,
        /// When the round must be finished.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Timestamp>,
        /// Why it was paired by hand, in the words of the organiser or the moderator; `None` if the format paired it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A player of a ladder challenged another. It is a pairing with the next number.
    Challenged {
        /// The player who challenges.
        challenger: PlayerId,
        /// The two players; the one with the first move comes first.
        players: [PlayerId; 2],
        /// When the time to answer ends.
        until: Timestamp,
    },
    /// The challenge of a ladder was accepted.
    Accepted {
        /// Its pairing.
        pairing: PairingId,
    },
    /// A challenge got more time to be answered.
    AnswerExtended {
        /// Its pairing.
        pairing: PairingId,
        /// When the time to answer ends now.
        until: Timestamp,
    },
    /// The match of a game was started.
    GameStarted {
        /// Its pairing.
        pairing: PairingId,
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
    },
    /// A game ended.
    GameEnded {
        /// Its pairing.
        pairing: PairingId,
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The result, seen from the player with the first move in this game.
        result: GameResult,
    },
    /// A game does not count and must be played again, by another match or, if it had a result, by a later game of the pairing.
    GameVoided {
        /// Its pairing.
        pairing: PairingId,
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
    },
    /// A pairing was decided without play.
    Forfeited {
        /// The pairing.
        pairing: PairingId,
        /// Its result.
        result: GameResult,
    },
    /// The organiser or a moderator set the result of a pairing.
    ResultSet {
        /// The pairing.
        pairing: PairingId,
        /// Its result.
        result: GameResult,
        /// The reason, in their words.
        reason: String,
    },
    /// The round got another deadline.
    Extended {
        /// The new deadline.
        until: Timestamp,
    },
    /// The tournament was paused: nothing is due, and no round is paired.
    Paused,
    /// The tournament goes on; deadlines move by the length of the pause.
    Resumed,
    /// The tournament was cancelled.
    Cancelled {
        /// The reason.
        why: Cancelled,
    },
    /// The tournament ended.
    Finished {
        /// The first three places. A shared place can make them more.
        podium: Vec<Placed>,
    },
}

/// What is known about a player who wants to join.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Application {
    /// Their rating, rounded; that of a new player if they have none.
    pub rating: i32,
    /// The number of their finished games of this game.
    pub games: u32,
    /// Whether they have the role that the plan demands, if it demands one.
    pub has_role: bool,
    /// The other server through which they join; `None` on the tournament's own.
    pub guild: Option<GuildId>,
}

/// A command to a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentCommand {
    /// A player joins.
    Join(Application),
    /// The organiser, a moderator or the clock enters a player without any condition: a guest, or a computer player.
    Enter {
        /// The player.
        player: PlayerId,
        /// Their rating.
        rating: i32,
    },
    /// A player leaves before the start, or withdraws after it.
    Leave,
    /// The organiser, a moderator or the clock (for a forgotten player) removes a player.
    Remove {
        /// The player.
        player: PlayerId,
        /// The reason, in the words of the organiser or the moderator; the clock has none.
        reason: Option<String>,
    },
    /// A moderator of another server asks to take part with it. The caller checks that they moderate it.
    AskServer {
        /// The server.
        guild: GuildId,
        /// Where its post and the games between its members are to be posted.
        channel: ChannelId,
    },
    /// The organiser or a moderator admits a server that has asked.
    AdmitServer {
        /// The server.
        guild: GuildId,
    },
    /// The organiser or a moderator removes a server, its moderators leave with it, or the clock does so because the bot is
    /// no longer there. The caller checks that a player moderates it.
    RemoveServer {
        /// The server.
        guild: GuildId,
    },
    /// The organiser or a moderator changes the plan; after the start only what [`TournamentPlan::can_become`] allows.
    Change {
        /// The whole plan as it is to be.
        plan: Box<TournamentPlan>,
        /// The reason, in their words.
        reason: String,
    },
    /// The organiser starts the tournament by hand, or the clock at its time. The clock cancels it if there are too few
    /// players.
    Start,
    /// The organiser or a moderator cancels it.
    Cancel,
    /// The organiser or a moderator ends a ladder, or a league after the current season's results.
    Finish,
    /// The organiser or a moderator pauses it.
    Pause,
    /// The organiser or a moderator resumes it.
    Resume,
    /// The clock reports that the match of a pairing's waiting game was started.
    GameStarted {
        /// The pairing.
        pairing: PairingId,
        /// The match.
        match_id: MatchId,
    },
    /// The clock reports that a match is over, or that an earlier one of a pairing which goes on was voided.
    GameOver {
        /// The pairing.
        pairing: PairingId,
        /// The match.
        match_id: MatchId,
        /// The result from the player with the first move; `None` if the match was aborted or voided.
        result: Option<GameResult>,
    },
    /// The clock ends the round at its deadline, or the organiser earlier. Unfinished games are forfeited.
    CloseRound {
        /// For every running game: its pairing and the player to move, who forfeits.
        to_move: Vec<(PairingId, PlayerId)>,
    },
    /// The clock or the organiser moves the deadline of the round, for vacations, outages or kindness.
    Extend {
        /// The new deadline.
        until: Timestamp,
    },
    /// The clock decides a pairing that cannot be played, because both players are computers: it is drawn, and in a
    /// knockout the better seed goes on.
    Unplayable {
        /// The pairing.
        pairing: PairingId,
    },
    /// The organiser or a moderator makes a player forfeit a pairing; a player gives up their own.
    Forfeit {
        /// The pairing.
        pairing: PairingId,
        /// The player who loses.
        loser: PlayerId,
    },
    /// The organiser or a moderator sets the result of a pairing of others, whatever it was.
    SetResult {
        /// The pairing.
        pairing: PairingId,
        /// The result.
        result: GameResult,
        /// The reason, in their words.
        reason: String,
    },
    /// The organiser or a moderator pairs the next round of a Swiss tournament. The tournament must be paused, and its
    /// current round finished.
    PairByHand {
        /// The pairings; the player with the first move comes first.
        pairings: Vec<[PlayerId; 2]>,
        /// The players without an opponent.
        byes: Vec<PlayerId>,
        /// The reason, in their words.
        reason: String,
    },
    /// The organiser or a moderator puts another player in somebody's place.
    Replace {
        /// The player who goes.
        old: PlayerId,
        /// The player who comes.
        new: PlayerId,
        /// The rating of the player who comes.
        rating: i32,
        /// The other server on which the player who comes is; `None` on the tournament's own.
        guild: Option<GuildId>,
        /// The reason, in their words.
        reason: String,
    },
    /// A player of a ladder challenges another.
    Challenge {
        /// The player who is challenged.
        opponent: PlayerId,
    },
    /// The challenged player accepts.
    Accept {
        /// The pairing of the challenge.
        pairing: PairingId,
    },
    /// The clock gives more time to answer a challenge, for vacations and outages.
    ExtendAnswer {
        /// The pairing of the challenge.
        pairing: PairingId,
        /// The new end of the time.
        until: Timestamp,
    },
    /// The clock ends the time to answer a challenge: the place is lost.
    Unanswered {
        /// The pairing of the challenge.
        pairing: PairingId,
    },
}

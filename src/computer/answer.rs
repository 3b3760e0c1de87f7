//! Decides what a computer player does when a match waits for it: move, answer a draw offer, or resign. Pure.

use crate::play::{Command, Match, Offer};
use crate::rules::{Move, Side};
use crate::search::{Choice, Level, Solution, choose, equal};

use super::levels::level_count;

/// The lowest level that resigns. Beginners should be able to win a game to its end.
const RESIGNS: u8 = 4;

/// The least number of plies before it resigns.
const EARLY: usize = 20;

/// It resigns when a loss is proved within this number of plies: two moves of the opponent, who will find them.
const SOON: usize = 4;

/// What the computer player of a match does now; `None` if the match does not wait for it.
///
/// Takebacks, pauses and rematches are not decided here: the match grants them at once. It accepts a draw unless it is better.
#[must_use]
pub fn answer(game: &Match, solution: Option<&dyn Solution>) -> Option<Command> {
    let question = game.pending_decision()?;
    let (computer, level) = game.computer()?;
    let mine = game.side_of(computer)?;
    if question.draw {
        return Some(if takes_draw(game, mine)? {
            Command::Agree(Offer::Draw)
        } else {
            Command::Refuse(Offer::Draw)
        });
    }
    let choice = choose_at_level(game, level, solution)?;
    if resigns(game, level, mine, &choice) {
        return Some(Command::Resign);
    }
    Some(Command::Move {
        text: choice.mv.to_string(),
    })
}

/// A good move for the side to move.
#[must_use]
pub fn hint(game: &Match) -> Option<Move> {
    Some(choose_strong_move(game)?.mv)
}

/// The choice of the level below the highest: a good move, found quickly.
fn choose_strong_move(game: &Match) -> Option<Choice> {
    let highest = level_count(game.record().ruleset().game());
    choose_at_level(game, highest - 1, None)
}

fn choose_at_level(game: &Match, level: u8, solution: Option<&dyn Solution>) -> Option<Choice> {
    let kind = game.record().ruleset().game();
    // A level above the game's highest plays as the highest.
    let level = Level::of(kind, level).or_else(|| Level::all(kind).last())?;
    // A search that is repeated after a restart finds the same move.
    let seed = game.opened_at().0.cast_unsigned() ^ game.id().0.cast_unsigned() << 48;
    choose(level, game.record(), seed, solution)
}

fn takes_draw(game: &Match, mine: Side) -> Option<bool> {
    let choice = choose_strong_move(game)?;
    if let Some(proof) = choice.proved {
        return Some(proof.winner != Some(mine));
    }
    let record = game.record();
    let score = if record.position().side_to_move() == mine {
        choice.score
    } else {
        -choice.score
    };
    Some(score <= equal(record.ruleset().game()))
}

fn resigns(game: &Match, level: u8, mine: Side, choice: &Choice) -> bool {
    let lost = choice
        .proved
        .is_some_and(|proof| proof.winner == Some(mine.other()) && proof.plies <= SOON);
    lost && level >= RESIGNS && game.record().ply() >= EARLY
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Actor, ChannelId, MatchId, PlayerId, SideChoice, Stamped, Terms, Timestamp};
    use crate::search::Proof;

    const PERSON: PlayerId = PlayerId(1);
    const COMPUTER: PlayerId = PlayerId(2);

    /// A Jungle match after that number of plies, in which the person moves first.
    fn played(plies: usize) -> Match {
        let ruleset = "jungle/classic".parse().unwrap();
        let terms = Terms {
            level: Some(4),
            side: SideChoice::First,
            ..Terms::new(PERSON, Some(COMPUTER), ruleset, ChannelId(1))
        };
        let mut game = Match::open(terms, Timestamp(0))
            .unwrap()
            .with_id(MatchId(1));
        let lot = Side::First;
        let mut does = |by, command: &dyn Fn(&Match) -> Command| {
            let command = command(&game);
            for event in game
                .decide(Actor::Player(by), &command, Timestamp(0))
                .unwrap()
            {
                let (seq, at) = (game.seq() + 1, Timestamp(0));
                let by = Actor::Player(by);
                game.apply(&Stamped { seq, at, by, event }).unwrap();
            }
        };
        does(COMPUTER, &|_| Command::Accept { lot });
        for ply in 0..plies {
            does([PERSON, COMPUTER][ply % 2], &|game| {
                let moves = game.record().legal_moves();
                let text = moves[ply * 7 % moves.len()].to_string();
                Command::Move { text }
            });
        }
        game
    }

    fn lost(game: &Match, plies: usize) -> Choice {
        Choice {
            proved: Some(Proof {
                winner: Some(Side::First),
                plies,
            }),
            ..choose_at_level(game, 1, None).unwrap()
        }
    }

    #[test]
    fn it_resigns_late_and_only_what_is_lost_soon() {
        let late = played(EARLY + 1);
        let resigns = |game, level, plies| resigns(game, level, Side::Second, &lost(game, plies));
        assert!(resigns(&late, RESIGNS, SOON));
        assert!(
            !resigns(&late, RESIGNS - 1, SOON),
            "a gentle level plays on"
        );
        assert!(!resigns(&late, RESIGNS, SOON + 1), "it is not over yet");
        assert!(!resigns(&played(EARLY - 1), RESIGNS, SOON), "too early");
    }

    #[test]
    fn it_answers_only_when_it_is_asked() {
        assert_eq!(answer(&played(0), None), None, "the person begins");
        let Some(Command::Move { text }) = answer(&played(1), None) else {
            panic!("no move");
        };
        assert!(played(1).record().read(&text).is_ok());
        assert!(hint(&played(2)).is_some());
    }
}

//! Decides what a computer player does when a match waits for it: move, answer a draw offer, or resign. Pure.

use crate::play::{Command, Match, Offer};
use crate::rules::{Move, Side};
use crate::search::{Choice, Level, Solution, best, choose, equal, solved};

/// The lowest level that resigns. Beginners should be able to win a game to its end.
const MIN_RESIGNING_LEVEL: u8 = 4;

/// The least number of plies before it resigns, or accepts a draw that is not proved.
const MIN_RESIGNING_PLIES: usize = 20;

/// The number of positions that are searched for a hint and for the answer to a draw offer, at every level: a tenth of a second.
const STRONG_NODES: u64 = 100_000;

/// It resigns when a loss is proved within this number of plies: two moves of the opponent, who will find them.
const MAX_PLIES_TO_LOSS: usize = 4;

/// What the computer player of a match does now; `None` if the match does not wait for it.
///
/// Takebacks, pauses and rematches are not decided here: the match grants them at once. It accepts a draw unless it is better,
/// but not before the game has begun in earnest; by the solution, unless it wins.
#[must_use]
pub fn answer(game: &Match, solution: Option<&dyn Solution>) -> Option<Command> {
    let question = game.computer_decision()?;
    let (computer, level) = game.computer()?;
    let mine = game.side_of(computer)?;
    if question.draw {
        return Some(if takes_draw(game, mine, solution)? {
            Command::Agree(Offer::Draw)
        } else {
            Command::Refuse(Offer::Draw)
        });
    }
    let choice = choose_at_level(game, level, solution)?;
    if resigns(game, level, mine, &choice) {
        return Some(Command::Resign);
    }
    Some(Command::Play {
        mv: choice.mv.into(),
        planned: false,
    })
}

/// A good move for the side to move.
#[must_use]
pub fn hint(game: &Match, solution: Option<&dyn Solution>) -> Option<Move> {
    Some(choose_strong_move(game, solution)?.mv)
}

/// A good move, found quickly: the best one if the game is solved, or else the best one of a short search. No level decides it,
/// because most of them choose by chance.
fn choose_strong_move(game: &Match, solution: Option<&dyn Solution>) -> Option<Choice> {
    let known = solution.and_then(|solution| solved(game.record(), seed(game), solution));
    known.or_else(|| best(game.record(), STRONG_NODES))
}

/// A search that is repeated after a restart finds the same move.
fn seed(game: &Match) -> u64 {
    game.opened_at().0.cast_unsigned() ^ game.id().0.cast_unsigned() << 48
}

fn choose_at_level(game: &Match, level: u8, solution: Option<&dyn Solution>) -> Option<Choice> {
    let kind = game.record().ruleset().game();
    // A level above the game's highest plays as the highest.
    let level = Level::of(kind, level).or_else(|| Level::all(kind).last())?;
    choose(level, game.record(), seed(game), solution)
}

fn takes_draw(game: &Match, mine: Side, solution: Option<&dyn Solution>) -> Option<bool> {
    let choice = choose_strong_move(game, solution)?;
    if let Some(proof) = choice.proved {
        return Some(proof.winner != Some(mine));
    }
    let record = game.record();
    if record.ply() < MIN_RESIGNING_PLIES {
        return Some(false);
    }
    let score = if record.position().side_to_move() == mine {
        choice.score
    } else {
        -choice.score
    };
    Some(score <= equal(record.ruleset().game()))
}

fn resigns(game: &Match, level: u8, mine: Side, choice: &Choice) -> bool {
    let lost = choice.proved.is_some_and(|proof| {
        proof.winner == Some(mine.other()) && proof.plies <= MAX_PLIES_TO_LOSS
    });
    lost && level >= MIN_RESIGNING_LEVEL && game.record().ply() >= MIN_RESIGNING_PLIES
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Actor, ChannelId, MatchId, PlayerId, SideChoice, Terms, Timestamp};
    use crate::rules::dobutsu::Dobutsu;
    use crate::search::Proof;
    use crate::search::exact::ExactValue;

    const PERSON: PlayerId = PlayerId(1);
    const COMPUTER: PlayerId = PlayerId(2);

    fn act(game: &mut Match, by: PlayerId, command: &Command) {
        let (by, at) = (Actor::Player(by), Timestamp(0));
        let events = game.decide(by, command, at).unwrap();
        game.apply_decided(by, at, events).unwrap();
    }

    /// A match against a level in which the person moves first.
    fn begun(ruleset: &str, level: u8) -> Match {
        let terms = Terms {
            level: Some(level),
            side: SideChoice::First,
            ..Terms::new(
                PERSON,
                Some(COMPUTER),
                ruleset.parse().unwrap(),
                ChannelId(1),
            )
        };
        let mut game = Match::open(terms, Timestamp(0))
            .unwrap()
            .with_id(MatchId(1));
        let lot = Side::First;
        act(&mut game, COMPUTER, &Command::Accept { lot });
        game
    }

    /// A Jungle match after that number of plies, in which the person moves first.
    fn played(plies: usize) -> Match {
        let mut game = begun("jungle/classic", 4);
        for ply in 0..plies {
            let moves = game.record().legal_moves();
            let text = moves[ply * 7 % moves.len()].to_string();
            let by = [PERSON, COMPUTER][ply % 2];
            act(&mut game, by, &Command::Move { text });
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
        let late = played(MIN_RESIGNING_PLIES + 1);
        let early = played(MIN_RESIGNING_PLIES - 1);
        let (level, plies) = (MIN_RESIGNING_LEVEL, MAX_PLIES_TO_LOSS);
        for (game, level, plies, expected, why) in [
            (&late, level, plies, true, "lost"),
            (&late, level - 1, plies, false, "a gentle level plays on"),
            (&late, level, plies + 1, false, "it is not over yet"),
            (&early, level, plies, false, "too early"),
        ] {
            let resigns = resigns(game, level, Side::Second, &lost(game, plies));
            assert_eq!(resigns, expected, "{why}");
        }
    }

    /// A solution in which the side to move wins or loses, wherever it is.
    struct Always(ExactValue);

    impl Solution for Always {
        fn value(&self, _: &Dobutsu) -> Option<ExactValue> {
            Some(self.0)
        }
    }

    #[test]
    fn with_a_solution_it_gives_no_win_away() {
        let mut game = begun("dobutsu/official", 8);
        act(&mut game, PERSON, &Command::Offer(Offer::Draw));
        // Without a solution, the player who is asked sees about equality. The values are those after the person's next move.
        for (value, answered) in [
            (ExactValue::Win(9), Command::Refuse(Offer::Draw)),
            (ExactValue::Loss(8), Command::Agree(Offer::Draw)),
            (ExactValue::Draw, Command::Agree(Offer::Draw)),
        ] {
            assert_eq!(answer(&game, Some(&Always(value))), Some(answered));
        }
        // Without the solution it is too early.
        assert_eq!(answer(&game, None), Some(Command::Refuse(Offer::Draw)));
    }

    #[test]
    fn no_draw_is_given_away_at_once() {
        let mut early = begun("jungle/classic", 8);
        act(&mut early, PERSON, &Command::Offer(Offer::Draw));
        assert_eq!(answer(&early, None), Some(Command::Refuse(Offer::Draw)));
        let accepted = [
            MIN_RESIGNING_PLIES,
            MIN_RESIGNING_PLIES + 4,
            MIN_RESIGNING_PLIES + 8,
        ]
        .map(|plies| {
            let mut game = played(plies);
            act(&mut game, PERSON, &Command::Offer(Offer::Draw));
            answer(&game, None) == Some(Command::Agree(Offer::Draw))
        });
        assert!(accepted.contains(&true), "{accepted:?}");
    }

    #[test]
    fn a_hint_is_no_matter_of_chance() {
        let hints = [1, 2, 3, 4].map(|id| {
            let game = begun("o-an-quan/standard", 1).with_id(MatchId(id));
            hint(&game, None).unwrap().to_string()
        });
        assert!(hints.iter().all(|other| *other == hints[0]), "{hints:?}");
    }

    #[test]
    fn a_hint_is_a_move_of_the_solution() {
        /// Only the step of the chick loses, for the other side.
        struct Chick;

        impl Solution for Chick {
            fn value(&self, position: &Dobutsu) -> Option<ExactValue> {
                let stepped = position.to_string().starts_with("gle/1C1");
                Some(if stepped {
                    ExactValue::Loss(4)
                } else {
                    ExactValue::Draw
                })
            }
        }

        let game = begun("dobutsu/official", 1);
        let hint = hint(&game, Some(&Chick)).unwrap();
        assert_eq!(hint.to_string(), "b2b3");
    }

    #[test]
    fn it_answers_only_when_it_is_asked() {
        assert_eq!(answer(&played(0), None), None, "the person begins");
        let asked = played(1);
        let Some(Command::Play { mv, planned: false }) = answer(&asked, None) else {
            panic!("no move in canonical notation");
        };
        assert!(asked.record().clone().play_canonical(mv.as_ref()).is_ok());
        assert!(hint(&played(2), None).is_some());
    }
}

//! Phrases, achievements and lessons of Ô ăn quan. Decides no legality.

use super::{Direction, Halt, OAnQuan, Reason, Side, Sowing, SowingStep, Turn, lesson, ring};
use crate::rules::bundle::{Achievement, Bundle, Described, Texts, Won};
use crate::rules::lesson::{RulesPage, Task};
use crate::rules::phrase::{Phrase, Term};
use crate::rules::position::MoveKind;
use crate::rules::ruleset::Rulebook as _;

impl Reason {
    /// Both mandarins are gone (or both mandarin squares are empty), and the points were counted.
    pub const POINTS: Self = Self("points");
}

impl MoveKind {
    /// The stones of a field are sown.
    pub const SOW: Self = Self("sow");
    /// The second side takes over the first side's first move.
    pub const SWAP: Self = Self("swap");
}

impl Achievement {
    /// The winner took both mandarins; the number is the length of the game in plies.
    pub const MANDARINS: Self = Self::fewest("mandarins");
}

const CITIZEN: &str = "citizen";
const MANDARIN: &str = "mandarin";

impl OAnQuan {
    fn refilled(&self, side: Side, borrowed: u8) -> Phrase {
        Phrase::new("step-refill")
            .colour("side", self.rules.colours().of(side))
            .number("borrowed", borrowed)
    }
}

impl Bundle for OAnQuan {
    /// Moves are named by fields, so no text needs the names of the stones.
    const PIECES: &'static [&'static str] = &[];
    const REASONS: &'static [Reason] = &[Reason::POINTS];
    const REFUSALS: Texts = &[
        ("o-an-quan-no-field", &["number"]),
        ("o-an-quan-not-your-field", &["square"]),
        ("o-an-quan-empty-field", &["number"]),
        ("o-an-quan-no-swap", &[]),
        ("o-an-quan-late-swap", &[]),
    ];
    const PHRASES: Texts = &[
        ("field-label", &["field"]),
        ("move-sow-right", &["field"]),
        ("move-sow-left", &["field"]),
        ("move-swap", &[]),
        ("move-takes-mandarin", &["played"]),
        ("move-takes-citizens", &["played"]),
        ("square-left", &[]),
        ("square-right", &[]),
        ("square-field", &["field", "side"]),
        ("step-sow", &["square", "citizens"]),
        ("step-on", &["square", "citizens"]),
        ("step-take", &["square", "citizens"]),
        ("step-take-mandarin", &["square", "citizens"]),
        ("step-refill", &["side", "borrowed"]),
        ("halt-mandarin", &[]),
        ("halt-empty", &[]),
        ("halt-young", &[]),
        ("halt-filled", &[]),
        ("halt-once", &[]),
        ("alt-fields", &["fields", "pool", "mandarins"]),
        ("alt-quan", &["left", "right"]),
        ("alt-quan-held", &["citizens"]),
        ("alt-quan-gone", &["citizens"]),
    ];
    const ACHIEVEMENTS: &'static [Achievement] = &[Achievement::MANDARINS];
    const PAGES: &'static [RulesPage] = lesson::PAGES;
    const TASKS: &'static [Task] = lesson::TASKS;
    const EXAMPLE_PIECE: Option<&'static str> = None;

    fn describe(&self, mv: Turn) -> Described {
        let Turn::Sow(sowing) = mv else {
            return Described {
                piece: CITIZEN,
                from: mv.to_string(),
                to: mv.to_string(),
                captured: None,
                kind: MoveKind::SWAP,
                origin: Phrase::new("move-swap"),
                phrase: Phrase::new("move-swap"),
                aftermath: None,
            };
        };
        let (mut captured, mut aftermath) = (None, None);
        self.clone().turn(mv, |step| match step {
            SowingStep::Take { mandarin, .. } if captured != Some(MANDARIN) => {
                captured = Some(if mandarin { MANDARIN } else { CITIZEN });
            }
            SowingStep::Refill { side, borrowed } => {
                aftermath = Some(self.refilled(side, borrowed));
            }
            _ => {}
        });
        let Sowing { field, direction } = sowing;
        let sown = Phrase::new(match direction {
            Direction::Right => "move-sow-right",
            Direction::Left => "move-sow-left",
        })
        .number("field", field);
        let phrase = match captured {
            None => sown,
            Some(MANDARIN) => Phrase::new("move-takes-mandarin").phrase("played", sown),
            Some(_) => Phrase::new("move-takes-citizens").phrase("played", sown),
        };
        Described {
            piece: CITIZEN,
            from: field.to_string(),
            to: direction.letter().to_string(),
            captured,
            kind: MoveKind::SOW,
            origin: Phrase::new("field-label").number("field", field),
            phrase,
            aftermath,
        }
    }

    /// The turn step by step, leaving out the drops of single citizens.
    fn explain(&self, mv: Turn) -> Vec<Phrase> {
        let mut lifted = false;
        let steps = self.effect(mv).into_iter();
        steps
            .filter_map(|step| {
                let at = |key, square| Phrase::new(key).phrase("square", self.place(square));
                Some(match step {
                    SowingStep::Drop { .. } => return None,
                    SowingStep::Lift { square, citizens } => {
                        let key = if std::mem::replace(&mut lifted, true) {
                            "step-on"
                        } else {
                            "step-sow"
                        };
                        at(key, square).number("citizens", citizens)
                    }
                    SowingStep::Take {
                        square,
                        citizens,
                        mandarin,
                    } => {
                        let key = if mandarin {
                            "step-take-mandarin"
                        } else {
                            "step-take"
                        };
                        at(key, square).number("citizens", citizens)
                    }
                    SowingStep::Stop(halt) => Phrase::new(match halt {
                        Halt::MandarinNext => "halt-mandarin",
                        Halt::TwoEmpty => "halt-empty",
                        Halt::QuanNon => "halt-young",
                        Halt::FilledNext => "halt-filled",
                        Halt::OneCapture => "halt-once",
                    }),
                    SowingStep::Refill { side, borrowed } => self.refilled(side, borrowed),
                })
            })
            .collect()
    }

    fn captured_squares(&self, mv: Turn) -> usize {
        let steps = self.effect(mv).into_iter();
        steps
            .filter(|step| matches!(step, SowingStep::Take { .. }))
            .count()
    }

    fn holdings(&self, side: Side) -> Vec<Term> {
        let field = |field| Term::Number(self.citizens(ring(side, field)).into());
        let fields = Phrase::new("alt-fields")
            .list("fields", (1..=5).map(field).collect())
            .number("pool", self.pool(side))
            .number("mandarins", self.mandarins_won(side));
        vec![Term::Phrase(fields)]
    }

    /// The mandarin squares.
    fn neutral(&self) -> Vec<Phrase> {
        let square = |square| {
            let key = if self.mandarin(square) {
                "alt-quan-held"
            } else {
                "alt-quan-gone"
            };
            Phrase::new(key).number("citizens", self.citizens(square))
        };
        vec![
            Phrase::new("alt-quan")
                .phrase("left", square(0))
                .phrase("right", square(6)),
        ]
    }

    fn introduction(&self) -> Vec<(&'static str, Term)> {
        Vec::new()
    }

    fn pieces_left(&self, _: Side) -> Option<u32> {
        None
    }

    fn achieved(won: &Won<'_, Self>) -> Vec<(Achievement, u32)> {
        if won.end.mandarins_won(won.winner) == 2 {
            vec![(Achievement::MANDARINS, won.plies())]
        } else {
            Vec::new()
        }
    }
}

impl OAnQuan {
    /// The name of a square of the ring.
    fn place(&self, square: u8) -> Phrase {
        let field = |field: u8, side| {
            Phrase::new("square-field")
                .number("field", field)
                .colour("side", self.rules.colours().of(side))
        };
        match square {
            0 => Phrase::new("square-left"),
            6 => Phrase::new("square-right"),
            1..=5 => field(square, Side::First),
            _ => field(square - 6, Side::Second),
        }
    }
}

//! A turn of Ô ăn quan step by step, in words, as the rules tell it. Pure; knows no Discord type.

use crate::{
    locale::Locale,
    rules::{
        AnyPosition, Move, Side,
        o_an_quan::{Halt, OAnQuan, Step},
    },
    say,
    wording::rulesets,
};

/// What a legal move does, a line for each step.
#[must_use]
pub fn told(locale: Locale, ring: &OAnQuan, mv: Move) -> Vec<String> {
    let Move::OAnQuan(sowing) = mv else {
        return Vec::new();
    };
    let ruleset = AnyPosition::OAnQuan(*ring).ruleset();
    let side = |side| rulesets::side(locale, &ruleset, side);
    let place = |square: u8| match square {
        0 => say!(locale, "square-left"),
        6 => say!(locale, "square-right"),
        1..=5 => say!(
            locale,
            "square-field",
            field = square,
            side = side(Side::First)
        ),
        _ => say!(
            locale,
            "square-field",
            field = square - 6,
            side = side(Side::Second)
        ),
    };
    let mut lifted = false;
    let steps = ring.effect(sowing).into_iter().filter_map(|step| {
        Some(match step {
            Step::Drop { .. } => return None,
            Step::Lift { square, citizens } => {
                let key = if std::mem::replace(&mut lifted, true) {
                    "step-on"
                } else {
                    "step-sow"
                };
                say!(locale, key, square = place(square), citizens = citizens)
            }
            Step::Take {
                square,
                citizens,
                mandarin,
            } => {
                let key = if mandarin {
                    "step-take-mandarin"
                } else {
                    "step-take"
                };
                say!(locale, key, square = place(square), citizens = citizens)
            }
            Step::Stop(halt) => say!(locale, stop(halt)),
            Step::Refill {
                side: whose,
                borrowed,
            } => {
                say!(
                    locale,
                    "step-refill",
                    side = side(whose),
                    borrowed = borrowed
                )
            }
        })
    });
    steps.map(|step| format!("▸ {step}")).collect()
}

fn stop(halt: Halt) -> &'static str {
    match halt {
        Halt::MandarinNext => "halt-mandarin",
        Halt::TwoEmpty => "halt-empty",
        Halt::QuanNon => "halt-young",
        Halt::FilledNext => "halt-filled",
        Halt::OneCapture => "halt-once",
    }
}

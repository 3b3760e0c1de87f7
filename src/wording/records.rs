//! Scores, ratings and results of players in short form. Pure; looks nobody up.

use crate::{
    locale::Locale,
    play::{
        profile::{Tally, sum_of_sides},
        rating::Rating,
    },
    rules::Game,
    say,
    wording::rulesets,
};

/// Wins, draws and losses in chess notation: "+31 =4 –12".
#[must_use]
pub fn score(tally: Tally) -> String {
    format!("+{} ={} –{}", tally.wins, tally.draws, tally.losses)
}

/// A rating with its deviation: "1527 ±88", "1500? ±350".
#[must_use]
pub fn rating(rating: &Rating) -> String {
    format!("{rating} ±{:.0}", rating.deviation)
}

/// Results by game and side, a line each.
#[must_use]
pub fn records(locale: Locale, records: &[(Game, [Tally; 2])]) -> Vec<String> {
    let line = |(game, sides): &(Game, [Tally; 2])| {
        let game = rulesets::pool(locale, game.slug());
        say!(
            locale,
            "profile-record",
            game = game,
            score = score(sum_of_sides(*sides)),
            first = score(sides[0]),
            second = score(sides[1])
        )
    };
    records.iter().map(line).collect()
}

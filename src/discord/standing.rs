//! How players stand, in a few words and signs: scores, ratings, pools. Pure; it knows no player and looks nothing up.

use crate::{
    locale::Locale,
    play::{
        profile::{Tally, both},
        rating::Rating,
    },
    rules::{Game, Ruleset},
    say,
};

use super::words;

/// Wins, draws and losses as chess players write them: "+31 =4 –12".
#[must_use]
pub fn score(tally: Tally) -> String {
    let Tally {
        wins,
        draws,
        losses,
    } = tally;
    format!("+{wins} ={draws} –{losses}")
}

/// A rating with its deviation: "1527 ±88", "1500? ±350".
#[must_use]
pub fn rating(rating: &Rating) -> String {
    format!("{rating} ±{:.0}", rating.deviation)
}

/// What a pool of ratings is called: its game, or the ruleset that is rated by itself.
#[must_use]
pub fn pool(locale: Locale, pool: &str) -> String {
    match (pool.parse::<Game>(), pool.parse::<Ruleset>()) {
        (Ok(game), _) => say!(locale, &format!("game-{}", game.slug())),
        (_, Ok(ruleset)) => words::ruleset(locale, &ruleset),
        _ => pool.to_owned(),
    }
}

/// A record by game and side, a line each.
#[must_use]
pub fn records(locale: Locale, records: &[(Game, [Tally; 2])]) -> Vec<String> {
    let line = |(game, sides): &(Game, [Tally; 2])| {
        let game = pool(locale, game.slug());
        say!(
            locale,
            "profile-record",
            game = game,
            score = score(both(*sides)),
            first = score(sides[0]),
            second = score(sides[1])
        )
    };
    records.iter().map(line).collect()
}

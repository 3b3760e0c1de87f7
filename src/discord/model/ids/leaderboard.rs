//! Ids of a leaderboard's controls: the page and board that they lead to.

use std::{fmt, str::FromStr};

use crate::play::Month;

pub const PREFIX: &str = "leaderboard:";

const NAME: &str = "leaderboard";

/// The highest page number that an id may contain.
pub(crate) const LAST_PAGE: u32 = 999;

keyed! {
    /// What a control of a leaderboard changes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Turns {
        /// The page: a button.
        Page = "page",
        /// The period, by the chosen value.
        Period = "period",
        /// The pool, by the chosen value.
        Pool = "pool",
    }
}

/// One page of a leaderboard, as encoded in its controls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderboardPage {
    pub(crate) turns: Turns,
    /// Whether it is the leaderboard of the current server.
    pub(crate) here: bool,
    pub(crate) period: When,
    pub(crate) number: u32,
    pub(crate) pool: String,
}

/// The period; `Month` is the month in which the id is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    All,
    Month,
    Season(Month),
}

impl fmt::Display for When {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => f.write_str("all"),
            Self::Month => f.write_str("month"),
            Self::Season(month) => month.fmt(f),
        }
    }
}

impl FromStr for When {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "all" => Ok(Self::All),
            "month" => Ok(Self::Month),
            month => month.parse().map(Self::Season).map_err(drop),
        }
    }
}

impl fmt::Display for LeaderboardPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turns = self.turns.key();
        let scope = if self.here { "here" } else { "all" };
        let (period, number, pool) = (self.period, self.number, &self.pool);
        write!(f, "{NAME}:{turns}:{scope}:{period}:{number}:{pool}")
    }
}

impl FromStr for LeaderboardPage {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts: Vec<&str> = text.splitn(6, ':').collect();
        let [NAME, turns, scope, period, number, pool] = parts.as_slice() else {
            return Err(());
        };
        Ok(Self {
            turns: Turns::from_key(turns).ok_or(())?,
            here: match *scope {
                "here" => true,
                "all" => false,
                _ => return Err(()),
            },
            period: period.parse()?,
            number: number
                .parse()
                .ok()
                .filter(|number| *number <= LAST_PAGE)
                .ok_or(())?,
            pool: Some(*pool)
                .filter(|pool| pool.len() <= 60 && pool.bytes().all(is_of_pool))
                .ok_or(())?
                .to_owned(),
        })
    }
}

/// Whether a pool's name may contain that byte. An unknown name is shown in a message, so it must be harmless.
fn is_of_pool(letter: u8) -> bool {
    letter.is_ascii_lowercase() || letter == b'-' || letter == b'/'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_its_text() {
        for turns in Turns::ALL {
            for period in [
                When::All,
                When::Month,
                When::Season(Month::new(202_611).unwrap()),
            ] {
                let page = LeaderboardPage {
                    turns,
                    here: turns == Turns::Page,
                    period,
                    number: LAST_PAGE,
                    pool: "jungle/animal-checkers".to_owned(),
                };
                assert!(page.to_string().len() <= 100);
                assert_eq!(page.to_string().parse(), Ok(page));
            }
        }
        for wrong in [
            "",
            "leaderboard",
            "leaderboard:page:here:all:0",
            "leaderboard:page:here:all:1000:jungle",
            "leaderboard:page:here:never:0:jungle",
            "leaderboard:page:there:all:0:jungle",
            "leaderboard:turn:here:all:0:jungle",
            "leaderboard:page:here:all:0:@everyone",
            "leaderboard:page:here:all:0:jungle\u{202e}",
            "games:mine:0",
        ] {
            assert_eq!(wrong.parse::<LeaderboardPage>(), Err(()), "{wrong}");
        }
    }
}

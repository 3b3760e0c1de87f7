//! Ids of a leaderboard's controls: the page and board that they lead to.

use std::{fmt, str::FromStr};

use crate::{
    discord::model::ids::codec::{fields, part, whole_ids},
    play::Month,
};

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

keyed! {
    /// Whose players are ranked.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Ranking {
        /// Those of the server where the control is.
        Server = "here",
        /// Everybody.
        Global = "all",
    }
}

/// One page of a leaderboard, as encoded in its controls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderboardPage {
    pub(crate) turns: Turns,
    pub(crate) ranking: Ranking,
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

part!(keyed: Turns, Ranking);
part!(text: When);
fields!(LeaderboardPage = "leaderboard" { turns, ranking, period, number, pool } if LeaderboardPage::is_harmless);
whole_ids!(LeaderboardPage);

impl LeaderboardPage {
    /// Whether the page is not too high and the pool can be the name of one. An unknown name is shown in a message.
    fn is_harmless(&self) -> bool {
        let of_pool = |letter: u8| letter.is_ascii_lowercase() || matches!(letter, b'-' | b'/');
        let named = self.pool.len() <= 60 && self.pool.bytes().all(of_pool);
        named && self.number <= LAST_PAGE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::model::ids::codec::check_ids;

    #[test]
    fn a_page_is_its_text() {
        let turns = Turns::ALL.into_iter();
        let controls = turns.flat_map(|turns| Ranking::ALL.map(|ranking| (turns, ranking)));
        let season = When::Season(Month::new(202_611).unwrap());
        let pages = controls.flat_map(|(turns, ranking)| {
            [When::All, When::Month, season].map(|period| LeaderboardPage {
                turns,
                ranking,
                period,
                number: LAST_PAGE,
                pool: "jungle/animal-checkers".to_owned(),
            })
        });
        let wrong = [
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
        ];
        check_ids(pages, &wrong);
    }
}

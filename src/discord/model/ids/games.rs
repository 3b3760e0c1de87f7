//! Ids of the page buttons of a list of games.

use std::{fmt, str::FromStr};

use crate::play::PlayerId;

/// The highest page number that an id may contain.
pub(crate) const LAST_PAGE: u32 = 99;

const PREFIX: &str = "games";

/// Whose matches are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Of {
    Mine,
    Player(PlayerId),
    Server,
}

/// One page of a list, as encoded in its buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GamesPage {
    pub(crate) of: Of,
    pub(crate) number: u32,
}

impl fmt::Display for GamesPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.number;
        match self.of {
            Of::Mine => write!(f, "{PREFIX}:mine:{number}"),
            Of::Player(player) => write!(f, "{PREFIX}:{player}:{number}"),
            Of::Server => write!(f, "{PREFIX}:server:{number}"),
        }
    }
}

impl FromStr for GamesPage {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let rest = text
            .strip_prefix(PREFIX)
            .and_then(|rest| rest.strip_prefix(':'));
        let (of, number) = rest.and_then(|rest| rest.split_once(':')).ok_or(())?;
        let of = match of {
            "mine" => Of::Mine,
            "server" => Of::Server,
            player => Of::Player(player.parse().map_err(drop)?),
        };
        let number = number.parse().map_err(drop)?;
        (number <= LAST_PAGE)
            .then_some(Self { of, number })
            .ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_its_text() {
        for of in [Of::Mine, Of::Server, Of::Player(PlayerId(u64::MAX >> 1))] {
            for number in [0, LAST_PAGE] {
                let page = GamesPage { of, number };
                assert!(page.to_string().len() <= 100);
                assert_eq!(page.to_string().parse(), Ok(page));
            }
        }
        for wrong in [
            "",
            "games",
            "games:",
            "games:mine",
            "games:mine:-1",
            "games:mine:100",
            "games:mine:4294967296",
            "games:x:1",
            "accept:1:1",
            "games:server:1:1",
        ] {
            assert_eq!(wrong.parse::<GamesPage>(), Err(()), "{wrong}");
        }
    }
}

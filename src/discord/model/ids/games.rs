//! Ids of the page buttons of a list of games.

use crate::{
    discord::model::ids::codec::{IdField, Parts, fields, whole_ids},
    play::PlayerId,
};

/// The highest page number that an id may contain.
pub(crate) const LAST_PAGE: u32 = 99;

const MINE: &str = "mine";
const SERVER: &str = "server";

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

impl IdField for Of {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(match self {
            Self::Mine => MINE.to_owned(),
            Self::Player(player) => player.to_string(),
            Self::Server => SERVER.to_owned(),
        });
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        match parts.next()? {
            MINE => Some(Self::Mine),
            SERVER => Some(Self::Server),
            player => player.parse().map(Self::Player).ok(),
        }
    }
}

fields!(GamesPage = "games" { of, number } if |page| page.number <= LAST_PAGE);
whole_ids!(GamesPage);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::model::ids::codec::check_ids;

    #[test]
    fn a_page_is_its_text() {
        let lists = [Of::Mine, Of::Server, Of::Player(PlayerId(u64::MAX >> 1))];
        let pages = lists.map(|of| [0, LAST_PAGE].map(|number| GamesPage { of, number }));
        let wrong = [
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
        ];
        check_ids(pages.into_iter().flatten(), &wrong);
    }
}

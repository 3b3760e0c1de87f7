//! Ids of the page buttons of a list of tournaments.

use crate::discord::model::ids::codec::{fields, whole_ids};

/// The highest page number that an id may contain.
pub(crate) const LAST_PAGE: u32 = 999;

/// One page of the list of a server's tournaments, as encoded in its buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentListPage {
    pub(crate) number: u32,
}

fields!(TournamentListPage = "tournaments" { number } if |page| page.number <= LAST_PAGE);
whole_ids!(TournamentListPage);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::model::ids::codec::check_ids;

    #[test]
    fn a_page_is_its_text() {
        let pages = [0, LAST_PAGE].map(|number| TournamentListPage { number });
        let wrong = [
            "",
            "tournaments",
            "tournaments:",
            "tournaments:-1",
            "tournaments:1000",
            "tournaments:4294967296",
            "tournaments:x",
            "tournaments:1:1",
            "tournament:1",
            "games:server:1",
        ];
        check_ids(pages, &wrong);
    }
}

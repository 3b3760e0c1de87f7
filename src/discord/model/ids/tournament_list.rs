//! Ids of the page buttons of a list of tournaments.

use crate::discord::model::ids::codec::{fields, whole_ids};

/// The highest page number that an id may contain.
pub(crate) const LAST_PAGE: u32 = 999;

/// One page of the list of a server's tournaments, as encoded in its buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentListPage {
    pub(crate) number: u32,
}

fields!(TournamentListPage = "tournaments" { number } if TournamentListPage::is_in_range);
whole_ids!(TournamentListPage);

impl TournamentListPage {
    #[allow(
        clippy::trivially_copy_pass_by_ref,
        reason = "the codec passes references"
    )]
    const fn is_in_range(&self) -> bool {
        self.number <= LAST_PAGE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::model::ids::codec::UnknownControl;

    #[test]
    fn a_page_is_its_text() {
        for number in [0, LAST_PAGE] {
            let page = TournamentListPage { number };
            assert!(page.to_string().len() <= 100);
            assert_eq!(page.to_string().parse(), Ok(page));
        }
        for wrong in [
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
        ] {
            assert_eq!(
                wrong.parse::<TournamentListPage>(),
                Err(UnknownControl),
                "{wrong}"
            );
        }
    }
}

//! Rules pages in each language: they mention nothing that their board lacks, and their examples can be typed.

use banyan::{
    locale::Locale,
    play::PlayerId,
    rules::{Game, MoveError, NotationError, Record, Ruleset},
};
use serde_json::json;

use crate::guard::{
    harness::{Asker, Harness, said},
    hostile::{custom_ids, wire},
};

/// The first two rules pages of a ruleset, in words.
async fn opening(harness: &Harness, locale: Locale, ruleset: &Ruleset) -> String {
    let mut asker = Asker::new(PlayerId(7));
    locale.code().clone_into(&mut asker.locale);
    let options = [("rules", json!(ruleset.to_string()))];
    let reply = harness.command(&asker, "rules", &options).await;
    let on = custom_ids(&wire(&reply));
    let on = on.iter().find(|id| id.starts_with("page:1:"));
    let next = harness.press(&asker, on.expect("a page"), &[], true).await;
    format!("{}\n{}", said(&reply).content, said(&next).content)
}

#[tokio::test]
async fn the_moves_that_rules_give_as_examples_can_be_typed() {
    let harness = Harness::open().await;
    for locale in Locale::ALL {
        for ruleset in Game::ALL.iter().copied().flat_map(Ruleset::presets) {
            let page = opening(&harness, locale, &ruleset).await;
            let examples: Vec<&str> = page.split('`').skip(1).step_by(2).collect();
            assert!(examples.len() >= 2, "{ruleset}: {page}");
            for example in examples {
                let read = Record::new(&ruleset).play_text(example);
                let unread = matches!(
                    read,
                    Err(MoveError::Notation(NotationError::Unreadable { .. }))
                );
                // In other games the example may not be possible in the starting position.
                let at_once = ruleset.game() != Game::Jungle || read.is_ok();
                assert!(!unread && at_once, "{} {ruleset}: {example}", locale.code());
            }
        }
    }
}

#[tokio::test]
async fn rules_tell_nothing_that_their_board_does_not_have() {
    let harness = Harness::open().await;
    for (ruleset, river) in [("jungle/classic", true), ("jungle/animal-checkers", false)] {
        let ruleset = ruleset.parse().expect("a ruleset");
        let page = opening(&harness, Locale::En, &ruleset).await;
        assert_eq!(page.contains("swims"), river, "{page}");
        assert_eq!(page.contains("lion"), river, "{page}");
    }
}

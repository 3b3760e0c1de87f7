//! The menu behind a board's **More…**: whatever is chosen in it, the menu goes.

use std::time::Duration;

use banyan::{
    discord::model::{
        match_action::MatchAction,
        reply::{Body, Reply},
    },
    play::{Command, FREE_TAKEBACK_TIME, MatchId, Offer, SideChoice, Terms, TimeControl},
    rules::Side,
};
use serde_json::json;

use super::harness::{ALICE, Asker, BOB, GAMES, GUILD, Harness, said};
use super::hostile::{check_reply, custom_ids, wire};

const PLAYERS: [u64; 4] = [301, 302, 303, 304];

/// A match in which the menu offers this action to Alice.
async fn with_action(harness: &Harness, action: MatchAction) -> MatchId {
    if action == MatchAction::Claim {
        return overdue(harness).await;
    }
    let id = harness.begin().await;
    if action == MatchAction::Abort {
        return id;
    }
    for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6")] {
        let text = text.to_owned();
        harness.does(id, player, Command::Move { text }).await;
    }
    // Nobody takes a move back alone any more.
    harness.clock.advance(FREE_TAKEBACK_TIME * 2);
    let of_rematch = [
        MatchAction::Agree(Offer::Rematch),
        MatchAction::Refuse(Offer::Rematch),
        MatchAction::Offer(Offer::Rematch),
    ];
    if of_rematch.contains(&action) {
        harness.does(id, BOB, Command::Resign).await;
    }
    match action {
        MatchAction::Agree(offer) | MatchAction::Refuse(offer) => {
            harness.does(id, BOB, Command::Offer(offer)).await;
        }
        // The opponent is to move.
        MatchAction::Give => {
            let text = "d3d4".to_owned();
            harness.does(id, ALICE, Command::Move { text }).await;
        }
        MatchAction::Resume => {
            let pause = Offer::Pause;
            harness.does(id, BOB, Command::Offer(pause)).await;
            harness.does(id, ALICE, Command::Agree(pause)).await;
        }
        _ => {}
    }
    id
}

/// A match that Alice can claim.
async fn overdue(harness: &Harness) -> MatchId {
    let ruleset = "jungle/classic".parse().expect("a ruleset");
    let terms = Terms {
        guild: Some(GUILD),
        time: TimeControl::Days(3),
        claim: true,
        side: SideChoice::First,
        ..Terms::new(BOB, Some(ALICE), ruleset, GAMES)
    };
    let challenged = harness.app.challenge(terms, None).await;
    let id = challenged.expect("a challenge").game.id();
    let accept = Command::Accept { lot: Side::First };
    harness.does(id, ALICE, accept).await;
    harness.clock.advance(Duration::from_hours(4 * 24));
    let flag = harness.app.handle_expired_deadline(id, false).await;
    flag.expect("the clock has run out");
    id
}

/// Whether the private message with the pressed button is replaced or deleted.
fn goes(reply: &Reply) -> bool {
    matches!(reply.body, Body::Update(_)) || reply.used_menu.is_some()
}

/// The id of the button in a reply that begins so.
fn button(reply: &Reply, key: &str) -> String {
    check_reply(reply, &PLAYERS, key);
    let mut found = custom_ids(&wire(reply)).into_iter();
    let found = found.find(|id| id.starts_with(&format!("{key}:")));
    found.unwrap_or_else(|| panic!("{key} in {reply:?}"))
}

#[tokio::test]
async fn the_menu_goes_with_whatever_is_chosen_in_it() {
    let alice = Asker::new(ALICE);
    for action in MatchAction::ALL {
        let harness = Harness::open().await;
        let id = with_action(&harness, action).await;
        let before = harness.game(id).await.seq();
        let game = [("game", json!(id.0))];
        let menu = harness.command(&alice, "offer", &game).await;
        assert!(said(&menu).private, "{menu:?}");
        let key = action.key();
        let chosen = button(&menu, key);
        let mut reply = harness.press(&alice, &chosen, &[], true).await;
        assert!(goes(&reply), "{key}: {}", wire(&reply));
        if action.needs_confirmation() {
            assert_eq!(harness.game(id).await.seq(), before, "{key} asks first");
            let sure = button(&reply, &format!("{key}-yes"));
            reply = harness.press(&alice, &sure, &[], true).await;
            assert!(goes(&reply), "{key}: {}", wire(&reply));
        }
        assert!(harness.game(id).await.seq() > before, "{key}");
        check_reply(&reply, &PLAYERS, key);
    }
}

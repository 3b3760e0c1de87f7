//! Notifications: who is notified, where and when (only the player to move, in the way that they chose, once, never in
//! quiet hours).

mod both;
mod homes;
mod panels;
mod reminders;
pub mod sandbox;

use banyan::{
    play::{Command, Offer, SideChoice, TimeControl},
    rules::Side,
    store::Notices,
};
use serde_json::json;

use crate::common::{controls, pinged, text};
use sandbox::{ALICE, ALICES_DM, BOB, BOBS_DM, GAMES, TestSandbox, is_silent, user};

#[tokio::test]
async fn the_board_itself_tells_the_mover_alone() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    for mover in [BOB, ALICE, BOB] {
        sandbox.play(id).await;
        let board = sandbox.newest(GAMES).await;
        assert_eq!(pinged(&board), [user(mover)]);
        assert!(!is_silent(&board) && !controls(&board).is_empty());
    }
    assert!(sandbox.messages(BOBS_DM).await.is_empty());
    sandbox.close().await;
}

#[tokio::test]
async fn one_notice_is_open_in_a_channel_however_many_games_wait() {
    let sandbox = TestSandbox::open().await;
    let mut games = Vec::new();
    for _ in 0..3 {
        games.push(sandbox.begin(TimeControl::Unlimited).await);
    }
    for id in &games {
        sandbox.play(*id).await;
    }
    let told = |messages: Vec<serde_json::Value>| {
        let bob = user(BOB);
        let boards = messages
            .into_iter()
            .filter(|message| message["attachments"][0].is_object());
        boards
            .filter(|board| pinged(board) == [bob.as_str()])
            .count()
    };
    assert_eq!(
        told(sandbox.messages(GAMES).await),
        1,
        "three boards, one mention"
    );
    // A player who acts has seen everything, so the next game is announced again.
    sandbox.play(games[1]).await;
    sandbox.play(games[1]).await;
    assert_eq!(told(sandbox.messages(GAMES).await), 2);
    // An ignored notification does not suppress others for ever.
    sandbox.wait(25).await;
    sandbox.does(games[0], ALICE, Command::Resign).await;
    sandbox.begin(TimeControl::Unlimited).await;
    assert!(sandbox.messages(BOBS_DM).await.is_empty());
    sandbox.close().await;
}

#[tokio::test]
async fn a_match_that_moves_on_closes_its_notice() {
    let sandbox = TestSandbox::open().await;
    let (one, two) = (
        sandbox.begin(TimeControl::Unlimited).await,
        sandbox.begin(TimeControl::Unlimited).await,
    );
    sandbox.play(one).await;
    // The end of a game is announced, and leaves no open notification.
    sandbox.does(one, ALICE, Command::Resign).await;
    assert_eq!(pinged(&sandbox.newest(GAMES).await), [user(BOB)]);
    sandbox.play(two).await;
    assert_eq!(pinged(&sandbox.newest(GAMES).await), [user(BOB)]);
    sandbox.close().await;
}

#[tokio::test]
async fn direct_messages_take_the_place_of_mentions() {
    let sandbox = TestSandbox::open().await;
    let games = [
        sandbox.begin(TimeControl::Days(3)).await,
        sandbox.begin(TimeControl::Unlimited).await,
    ];
    sandbox.prefers(BOB, Notices::Direct, None).await;
    sandbox.play(games[0]).await;
    let board = sandbox.newest(GAMES).await;
    assert!(pinged(&board).is_empty(), "{board}");
    let notice = sandbox.newest(BOBS_DM).await;
    let said = text(&notice["content"]);
    let link = format!("{GAMES}/{}", text(&board["id"]));
    for part in [
        format!("#{}", games[0]),
        format!("<@{}>", user(ALICE)),
        "`e3d3`".to_owned(),
        "Due <t:".to_owned(),
        link,
    ] {
        assert!(said.contains(&part), "{part} is not in {said}");
    }
    // A second game does not cause a second message: the open one is extended to both.
    sandbox.play(games[1]).await;
    let all = sandbox.messages(BOBS_DM).await;
    assert_eq!(all.len(), 1);
    let said = text(&all[0]["content"]);
    assert!(said.starts_with("2 games wait for you"), "{said}");
    for id in games {
        assert!(said.contains(&format!("**#{id}**")), "{said}");
    }
    // After Bob's move the next one is announced again.
    sandbox.play(games[0]).await;
    sandbox.play(games[0]).await;
    assert_eq!(sandbox.messages(BOBS_DM).await.len(), 2);
    sandbox.close().await;
}

#[tokio::test]
async fn a_notice_that_cannot_be_changed_any_more_is_written_anew() {
    let sandbox = TestSandbox::open().await;
    let games = [
        sandbox.begin(TimeControl::Unlimited).await,
        sandbox.begin(TimeControl::Unlimited).await,
    ];
    sandbox.prefers(BOB, Notices::Direct, None).await;
    sandbox.play(games[0]).await;
    let too_often = json!({"code": 30046, "message": "Maximum number of edits to messages older than 1 hour reached"});
    sandbox.set("faults", json!({"rules": [{
        "route": format!("PATCH /channels/{BOBS_DM}/*"), "kind": "status", "status": 429, "body": too_often,
    }]}))
    .await;
    sandbox.play(games[1]).await;
    assert_eq!(sandbox.messages(BOBS_DM).await.len(), 2);
    sandbox.close().await;
}

#[tokio::test]
async fn a_challenge_is_told_as_a_turn_is() {
    let sandbox = TestSandbox::open().await;
    sandbox.prefers(BOB, Notices::Direct, None).await;
    let id = sandbox.challenge(TimeControl::Unlimited).await;
    assert!(pinged(&sandbox.newest(GAMES).await).is_empty());
    let said = sandbox.texts(BOBS_DM).await;
    assert_eq!(said.len(), 1);
    assert!(
        said[0].contains("challenge") && said[0].contains(&format!("#{id}")),
        "{said:?}"
    );
    sandbox.close().await;
}

#[tokio::test]
async fn players_who_turned_notifications_off_get_none() {
    let sandbox = TestSandbox::open().await;
    sandbox.prefers(BOB, Notices::None, None).await;
    let id = sandbox.begin(TimeControl::Days(1)).await;
    sandbox.play(id).await;
    // Not even when the time runs out.
    sandbox.wait(23).await;
    let messages = sandbox.messages(GAMES).await;
    assert!(
        messages
            .iter()
            .all(|message| !pinged(message).contains(&user(BOB)))
    );
    assert!(sandbox.messages(BOBS_DM).await.is_empty());
    sandbox.close().await;
}

#[tokio::test]
async fn at_night_nothing_pings_and_in_the_morning_it_is_said_once() {
    let sandbox = TestSandbox::open().await;
    sandbox.prefers(BOB, Notices::Channel, Some("22-7")).await;
    let games = [
        sandbox.begin(TimeControl::Unlimited).await,
        sandbox.begin(TimeControl::Unlimited).await,
    ];
    // 23:30.
    sandbox.wait(11).await;
    for id in games {
        sandbox.play(id).await;
        let board = sandbox.newest(GAMES).await;
        assert!(pinged(&board).is_empty() && is_silent(&board), "{board}");
    }
    sandbox.wait(6).await;
    let before = sandbox.messages(GAMES).await.len();
    // 07:00.
    sandbox.wait(2).await;
    let morning = sandbox.messages(GAMES).await.split_off(before);
    assert_eq!(morning.len(), 1, "one notice for both games: {morning:#?}");
    assert_eq!(pinged(&morning[0]), [user(BOB)]);
    sandbox.wait(12).await;
    assert_eq!(sandbox.messages(GAMES).await.len(), before + 1);
    sandbox.close().await;
}

#[tokio::test]
async fn who_has_moved_at_night_is_not_woken_for_it() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    sandbox.prefers(BOB, Notices::Direct, Some("22-7")).await;
    sandbox.wait(11).await;
    sandbox.play(id).await;
    assert!(sandbox.messages(BOBS_DM).await.is_empty());
    sandbox.play(id).await;
    sandbox.wait(9).await;
    assert!(sandbox.messages(BOBS_DM).await.is_empty());
    sandbox.close().await;
}

#[tokio::test]
async fn a_refused_direct_message_falls_back_to_the_channel_once() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    sandbox.prefers(BOB, Notices::Direct, None).await;
    sandbox.refuse_dms(BOB, true).await;
    sandbox.play(id).await;
    let fallen = sandbox.newest(GAMES).await;
    assert_eq!(pinged(&fallen), [user(BOB)]);
    let said = text(&fallen["content"]);
    assert!(
        said.contains("/settings") && said.contains(&format!("#{id}")),
        "{said}"
    );
    let excuses = async || {
        let texts = sandbox.texts(GAMES).await;
        texts
            .iter()
            .filter(|text| text.contains("/settings"))
            .count()
    };
    assert_eq!(excuses().await, 1);
    // From now on the board itself mentions the player, and direct messages are not tried again.
    sandbox.play(id).await;
    sandbox.play(id).await;
    assert_eq!(pinged(&sandbox.newest(GAMES).await), [user(BOB)]);
    assert_eq!(excuses().await, 1);
    // Choosing direct messages again tries them again.
    sandbox.refuse_dms(BOB, false).await;
    sandbox.prefers(BOB, Notices::Direct, None).await;
    sandbox.play(id).await;
    sandbox.play(id).await;
    assert_eq!(sandbox.messages(BOBS_DM).await.len(), 1);
    sandbox.close().await;
}

#[tokio::test]
async fn whatever_is_lost_on_the_way_nobody_is_told_twice() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    sandbox.prefers(BOB, Notices::Direct, None).await;
    // Every message to Bob arrives, but the response is lost: six tries of one call, then the job again.
    let lost = json!({"route": format!("POST /channels/{BOBS_DM}/messages"), "kind": "status", "status": 500, "after": true, "times": 8});
    sandbox.set("faults", json!({"rules": [lost]})).await;
    sandbox.play(id).await;
    for _ in 0..8 {
        sandbox.wait(1).await;
    }
    assert_eq!(sandbox.messages(BOBS_DM).await.len(), 1);
    // The same for a lost response to a board: one board, one mention.
    let lost = json!({"route": format!("POST /channels/{GAMES}/messages"), "kind": "drop_after", "times": 2});
    sandbox.set("faults", json!({"rules": [lost]})).await;
    sandbox.play(id).await;
    let alice = user(ALICE);
    let boards = sandbox.messages(GAMES).await;
    let told = boards.iter().filter(|board| {
        pinged(board) == [alice.as_str()] && text(&board["content"]).contains("`a9a8`")
    });
    assert_eq!(told.count(), 1);
    assert!(sandbox.messages(ALICES_DM).await.is_empty());
    sandbox.close().await;
}

#[tokio::test]
async fn a_lost_answer_leaves_each_game_in_one_message() {
    let sandbox = TestSandbox::open().await;
    let games = [
        sandbox.begin(TimeControl::Unlimited).await,
        sandbox.begin(TimeControl::Unlimited).await,
    ];
    sandbox.prefers(BOB, Notices::Direct, None).await;
    // The message about the first game arrives, but not Discord's answer. Before the job is tried again, the second game is
    // told.
    let lost = json!({"route": format!("POST /channels/{BOBS_DM}/messages"), "kind": "status", "status": 200, "body": {}, "after": true});
    sandbox.set("faults", json!({"rules": [lost]})).await;
    for id in games {
        sandbox.moves(id, "e3d3").await;
    }
    sandbox.wait(1).await;
    let told = sandbox.texts(BOBS_DM).await;
    assert_eq!(told.len(), 2, "{told:?}");
    for (id, said) in games.iter().zip(&told) {
        assert!(said.contains(&format!("#{id}")), "{told:?}");
        assert!(!said.contains("games wait"), "{told:?}");
    }
    sandbox.close().await;
}

#[tokio::test]
async fn a_challenge_is_told_however_many_games_wait() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    sandbox.play(id).await;
    assert_eq!(pinged(&sandbox.newest(GAMES).await), [user(BOB)]);
    sandbox.challenge(TimeControl::Unlimited).await;
    let challenge = sandbox.newest(GAMES).await;
    assert_eq!(pinged(&challenge), [user(BOB)], "{challenge}");
    // The same in direct messages: a new message, not an edit of the waiting one.
    sandbox.prefers(BOB, Notices::Direct, None).await;
    sandbox.challenge(TimeControl::Unlimited).await;
    sandbox.challenge(TimeControl::Unlimited).await;
    assert_eq!(sandbox.messages(BOBS_DM).await.len(), 2);
    sandbox.close().await;
}

#[tokio::test]
async fn who_is_refused_is_told() {
    for way in [Notices::Channel, Notices::Direct] {
        let sandbox = TestSandbox::open().await;
        sandbox.prefers(ALICE, way, None).await;
        let told = async |words: &str| {
            let place = if way == Notices::Direct {
                ALICES_DM
            } else {
                GAMES
            };
            let newest = sandbox.newest(place).await;
            let said = text(&newest["content"]);
            assert!(said.contains(words), "{words}: {said}");
            if way == Notices::Channel {
                assert_eq!(pinged(&newest), [user(ALICE)], "{newest}");
                let mention = format!("<@{}>", user(ALICE));
                let twice = format!("{mention} {mention}");
                assert!(
                    said.starts_with(&mention) && !said.contains(&twice),
                    "{said}"
                );
            }
        };
        let id = sandbox.challenge(TimeControl::Days(3)).await;
        sandbox
            .does(id, BOB, Command::Decline { reason: None })
            .await;
        told("declined").await;
        let id = sandbox.challenge(TimeControl::Days(3)).await;
        let reason = "spam".to_owned();
        sandbox.judges(id, Command::Void { reason }).await;
        told("as a moderator").await;
        let id = sandbox.begin(TimeControl::Days(3)).await;
        sandbox.play(id).await;
        // Before that, a takeback needs no consent.
        sandbox.wait(1).await;
        for offer in [Offer::Draw, Offer::Takeback, Offer::Pause] {
            sandbox.does(id, ALICE, Command::Offer(offer)).await;
            sandbox.does(id, BOB, Command::Refuse(offer)).await;
            told("declined").await;
        }
        sandbox.does(id, BOB, Command::Resign).await;
        sandbox
            .does(id, ALICE, Command::Offer(Offer::Rematch))
            .await;
        sandbox.does(id, BOB, Command::Refuse(Offer::Rematch)).await;
        told("declined").await;
        sandbox.close().await;
    }
}

#[tokio::test]
async fn who_takes_back_an_offer_is_not_told() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Days(3)).await;
    sandbox.does(id, ALICE, Command::Offer(Offer::Draw)).await;
    let before = sandbox.messages(GAMES).await.len();
    sandbox.does(id, ALICE, Command::Refuse(Offer::Draw)).await;
    let id = sandbox.challenge(TimeControl::Days(3)).await;
    sandbox.does(id, ALICE, Command::Cancel).await;
    assert_eq!(sandbox.messages(GAMES).await.len(), before + 1);
    sandbox.close().await;
}

#[tokio::test]
async fn a_refusal_waits_for_the_morning() {
    let sandbox = TestSandbox::open().await;
    sandbox.prefers(ALICE, Notices::Channel, Some("22-7")).await;
    let id = sandbox.begin(TimeControl::Days(3)).await;
    sandbox.does(id, ALICE, Command::Offer(Offer::Draw)).await;
    // 23:30.
    sandbox.wait(11).await;
    let before = sandbox.messages(GAMES).await.len();
    sandbox.does(id, BOB, Command::Refuse(Offer::Draw)).await;
    assert_eq!(sandbox.messages(GAMES).await.len(), before);
    sandbox.wait(9).await;
    let morning = sandbox.messages(GAMES).await.split_off(before);
    assert_eq!(morning.len(), 1, "{morning:#?}");
    assert_eq!(pinged(&morning[0]), [user(ALICE)]);
    sandbox.close().await;
}

#[tokio::test]
async fn an_offer_is_told_as_one_in_direct_messages() {
    let sandbox = TestSandbox::open().await;
    sandbox.prefers(BOB, Notices::Direct, None).await;
    let id = sandbox.begin(TimeControl::Days(3)).await;
    sandbox.does(id, ALICE, Command::Offer(Offer::Draw)).await;
    let said = sandbox.texts(BOBS_DM).await.pop().expect("a notice");
    assert!(said.contains("offers a draw"), "{said}");
    sandbox.close().await;
}

#[tokio::test]
async fn a_challenger_is_told_of_the_acceptance_on_either_side() {
    for (first, way) in [
        (SideChoice::First, Notices::Channel),
        (SideChoice::Second, Notices::Channel),
        (SideChoice::First, Notices::Direct),
        (SideChoice::Second, Notices::Direct),
    ] {
        let sandbox = TestSandbox::open().await;
        sandbox.prefers(ALICE, way, None).await;
        let id = sandbox.challenge_as(first, TimeControl::Days(3)).await;
        sandbox
            .does(id, BOB, Command::Accept { lot: Side::First })
            .await;
        let board = sandbox.newest(GAMES).await;
        if way == Notices::Channel {
            assert_eq!(pinged(&board), [user(ALICE)], "{board}");
            assert!(text(&board["content"]).contains(&format!("<@{}>", user(ALICE))));
        } else {
            assert!(pinged(&board).is_empty(), "{board}");
            let said = sandbox.texts(ALICES_DM).await;
            assert!(
                said.len() == 1 && said[0].contains(" accepted "),
                "{said:?}"
            );
            let turn = first == SideChoice::First;
            assert_eq!(said[0].contains("It's your turn"), turn, "{said:?}");
        }
        sandbox.close().await;
    }
}

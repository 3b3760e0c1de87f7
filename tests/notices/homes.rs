//! Where a game is posted: closed channels, archived threads, threads of its own, followers.

use std::time::Duration;

use banyan::{
    play::{Actor, Command, MatchId, Offer, Phase, TimeControl, Venue},
    rules::Side,
    store::{Notices, ServerSetting},
};
use serde_json::json;

use super::sandbox::{
    ALICE, ALICES_DM, BOB, BOBS_DM, CAROL, CAROLS_DM, GAMES, GUILD, TestSandbox, is_silent, user,
};
use crate::common::{controls, pinged, text};

#[tokio::test]
async fn a_game_whose_channel_is_gone_goes_on_in_direct_messages() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    sandbox.remove_channel(GAMES).await;
    sandbox.play(id).await;
    assert_eq!(sandbox.game(id).await.venue(), Some(Venue::Direct));
    for dm in [ALICES_DM, BOBS_DM] {
        let boards = sandbox.messages(dm).await;
        assert_eq!(boards.len(), 1);
        assert!(text(&boards[0]["content"]).contains("goes on here"));
        assert!(!controls(&boards[0]).is_empty());
    }
    assert!(
        !is_silent(&sandbox.newest(BOBS_DM).await),
        "the mover hears it"
    );
    assert!(
        is_silent(&sandbox.newest(ALICES_DM).await),
        "the other does not"
    );
    sandbox.play(id).await;
    for dm in [ALICES_DM, BOBS_DM] {
        let boards = sandbox.messages(dm).await;
        assert_eq!(boards.len(), 2);
        assert!(
            !text(&boards[1]["content"]).contains("goes on here"),
            "said once"
        );
        assert!(controls(&boards[0]).is_empty() && !controls(&boards[1]).is_empty());
    }
    assert_eq!(pinged(&sandbox.newest(ALICES_DM).await), [user(ALICE)]);
    assert!(pinged(&sandbox.newest(BOBS_DM).await).is_empty());
    sandbox.close().await;
}

#[tokio::test]
async fn a_game_moves_whichever_way_its_channel_is_closed() {
    const VIEW: u64 = 1 << 10;
    const SEND: u64 = 1 << 11;
    for denied in [VIEW, SEND] {
        let sandbox = TestSandbox::open().await;
        let id = sandbox.begin(TimeControl::Unlimited).await;
        sandbox.prefers(BOB, Notices::Direct, None).await;
        sandbox
            .set(
                "permissions",
                json!({"channel": GAMES.to_string(), "deny": denied.to_string()}),
            )
            .await;
        sandbox.play(id).await;
        assert_eq!(sandbox.game(id).await.venue(), Some(Venue::Direct));
        let boards = sandbox.messages(BOBS_DM).await;
        assert_eq!(boards.len(), 1, "the board is its own notice: {boards:#?}");
        sandbox.close().await;
    }
}

#[tokio::test]
async fn boards_in_direct_messages_arrive_once_each_through_faults() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    sandbox.remove_channel(GAMES).await;
    sandbox.set("faults", json!({"rules": [
        {"route": format!("POST /channels/{ALICES_DM}/messages"), "kind": "drop_after", "times": 1},
        {"route": format!("POST /channels/{BOBS_DM}/messages"), "kind": "status", "status": 500, "times": 8},
    ]}))
    .await;
    sandbox.play(id).await;
    for _ in 0..8 {
        sandbox.wait(1).await;
    }
    for dm in [ALICES_DM, BOBS_DM] {
        assert_eq!(sandbox.messages(dm).await.len(), 1);
    }
    sandbox.close().await;
}

#[tokio::test]
async fn a_game_that_can_be_posted_nowhere_is_kept_and_nothing_fails_for_ever() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    sandbox.remove_channel(GAMES).await;
    for player in [ALICE, BOB] {
        sandbox.refuse_dms(player, true).await;
    }
    sandbox.play(id).await;
    sandbox.play(id).await;
    sandbox.wait(48).await;
    let game = sandbox.game(id).await;
    assert_eq!((game.phase(), game.record().ply()), (Phase::Playing, 2));
    let tries = sandbox.calls("POST", &format!("{BOBS_DM}/messages")).await;
    sandbox.wait(48).await;
    assert_eq!(
        sandbox.calls("POST", &format!("{BOBS_DM}/messages")).await,
        tries
    );
    assert!(tries <= 4, "{tries}");
    // A player who allows direct messages again gets the next board.
    sandbox.refuse_dms(ALICE, false).await;
    sandbox.play(id).await;
    assert_eq!(sandbox.messages(ALICES_DM).await.len(), 1);
    sandbox.close().await;
}

async fn with_threads(sandbox: &TestSandbox) {
    let store = &sandbox.bot.app.store;
    let threads = ServerSetting::Threads(true);
    store.set_server(GUILD, &threads).await.expect("the store");
}

/// A match in a thread of its own, and the thread.
async fn in_thread(sandbox: &TestSandbox) -> (banyan::play::MatchId, banyan::play::ChannelId) {
    with_threads(sandbox).await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    let Some(Venue::Thread(thread)) = sandbox.game(id).await.venue() else {
        panic!("{:?} is no thread", sandbox.game(id).await.venue());
    };
    (id, thread)
}

#[tokio::test]
async fn a_game_gets_a_thread_where_the_server_wants_that_and_it_is_archived_at_the_end() {
    let sandbox = TestSandbox::open().await;
    let (id, thread) = in_thread(&sandbox).await;
    let shown = sandbox.channel(thread).await;
    assert_eq!(shown["parent_id"], GAMES.to_string().as_str());
    assert!(text(&shown["name"]).contains(&format!("#{id}")), "{shown}");
    let first = sandbox.newest(thread).await;
    assert!(is_silent(&first) && !controls(&first).is_empty(), "{first}");
    assert_eq!(
        pinged(&first).len(),
        2,
        "who is mentioned belongs to the thread"
    );
    let in_channel = sandbox.messages(GAMES).await.len();
    sandbox.play(id).await;
    assert_eq!(pinged(&sandbox.newest(thread).await), [user(BOB)]);
    assert_eq!(sandbox.messages(GAMES).await.len(), in_channel);
    sandbox.does(id, BOB, Command::Resign).await;
    assert_eq!(
        sandbox.channel(thread).await["thread_metadata"]["archived"],
        false
    );
    sandbox.wait(1).await;
    assert_eq!(
        sandbox.channel(thread).await["thread_metadata"]["archived"],
        true
    );
    sandbox.close().await;
}

#[tokio::test]
async fn the_message_that_a_thread_hangs_on_leads_there_and_tells_the_end() {
    let sandbox = TestSandbox::open().await;
    let (id, thread) = in_thread(&sandbox).await;
    let sign = || async {
        let messages = sandbox.messages(GAMES).await;
        let hung = |message: &serde_json::Value| message["id"] == thread.to_string().as_str();
        messages.into_iter().find(hung).expect("the opening board")
    };
    let running = sign().await;
    let said = text(&running["content"]);
    assert!(said.contains(&format!("<#{thread}>")), "{said}");
    assert!(!said.contains("to move"), "{said}");
    assert!(controls(&running).is_empty(), "the thread has them");
    sandbox.play(id).await;
    sandbox.play(id).await;
    assert_eq!(sign().await["content"], running["content"]);
    let channel = sandbox.messages(GAMES).await.len();
    sandbox.does(id, BOB, Command::Resign).await;
    let over = sign().await;
    let said = text(&over["content"]);
    assert!(
        said.contains(&format!("<@{}> wins", user(ALICE)))
            && said.contains(&format!("<#{thread}>")),
        "{said}"
    );
    assert!(controls(&over).is_empty());
    let alt = text(&over["attachments"][0]["description"]);
    assert!(alt.contains("wins") || alt.contains("won"), "{alt}");
    assert_eq!(
        sandbox.messages(GAMES).await.len(),
        channel,
        "an edit, no post"
    );
    sandbox.close().await;
}

/// Discord allows no edit of that message for some minutes, which the sandbox is told for one call.
async fn is_edited_too_often(sandbox: &TestSandbox, edit: &str) {
    let body = json!({"code": 30046, "message": "Maximum number of edits to messages older than 1 hour reached"});
    let refusal = json!({"route": edit, "kind": "status", "status": 429, "body": body});
    sandbox.set("faults", json!({"rules": [refusal]})).await;
}

/// Lets almost five minutes pass, then the rest.
async fn five_minutes(sandbox: &TestSandbox, meanwhile: impl AsyncFn()) {
    sandbox.clock.advance(Duration::from_secs(280));
    sandbox.drain_for(3).await;
    meanwhile().await;
    sandbox.clock.advance(Duration::from_secs(20));
    sandbox.drain_for(3).await;
}

#[tokio::test]
async fn an_old_board_loses_its_buttons_once_discord_allows_the_edit() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    let old = sandbox.newest(GAMES).await;
    let edit = format!("/channels/{GAMES}/messages/{}", text(&old["id"]));
    is_edited_too_often(&sandbox, &format!("PATCH {edit}")).await;
    sandbox.play(id).await;
    let now = async || {
        let mut messages = sandbox.messages(GAMES).await.into_iter();
        let found = messages.find(|message| message["id"] == old["id"]);
        controls(&found.expect("the old board")).len()
    };
    let edits = async || sandbox.calls("PATCH", &edit).await;
    five_minutes(&sandbox, async || {
        assert!(now().await > 0 && edits().await == 1);
    })
    .await;
    assert_eq!((now().await, edits().await), (0, 2));
    sandbox.close().await;
}

#[tokio::test]
async fn the_message_of_a_thread_tells_the_end_once_discord_allows_the_edit() {
    let sandbox = TestSandbox::open().await;
    let (id, thread) = in_thread(&sandbox).await;
    sandbox.play(id).await;
    sandbox.play(id).await;
    let edit = format!("/channels/{GAMES}/messages/{thread}");
    let before = sandbox.calls("PATCH", &edit).await;
    is_edited_too_often(&sandbox, &format!("PATCH {edit}")).await;
    sandbox.does(id, BOB, Command::Resign).await;
    let tells_the_end = async || {
        let won = format!("<@{}> wins", user(ALICE));
        let texts = sandbox.texts(GAMES).await;
        texts.iter().any(|text| text.contains(&won))
    };
    let edits = async || sandbox.calls("PATCH", &edit).await - before;
    five_minutes(&sandbox, async || {
        assert!(!tells_the_end().await && edits().await == 1);
    })
    .await;
    assert!(tells_the_end().await && edits().await == 2);
    sandbox.close().await;
}

/// Its thread is deleted, or locked.
#[tokio::test]
async fn the_message_of_a_thread_that_was_left_leads_nowhere_and_tells_the_end() {
    for locked in [false, true] {
        let sandbox = TestSandbox::open().await;
        let (id, thread) = in_thread(&sandbox).await;
        let sign = || async {
            let messages = sandbox.messages(GAMES).await;
            let hung = |message: &serde_json::Value| message["id"] == thread.to_string().as_str();
            messages.into_iter().find(hung).expect("the opening board")
        };
        let before = sign().await;
        if locked {
            let archive = json!({"channel": thread.to_string(), "archived": true});
            sandbox.set("archive", archive).await;
            let body = json!({"message": "no", "code": 160_005});
            let refusal = json!({"route": format!("PATCH /channels/{thread}"), "kind": "status", "status": 400, "body": body, "times": 100});
            sandbox.set("faults", json!({"rules": [refusal]})).await;
        } else {
            sandbox.remove_channel(thread).await;
        }
        sandbox.play(id).await;
        let running = sign().await;
        let said = text(&running["content"]);
        assert!(!said.contains(&format!("<#{thread}>")), "{said}");
        assert!(said.contains("play on without a thread"), "{said}");
        assert!(controls(&running).is_empty());
        let file = |message: &serde_json::Value| message["attachments"][0]["filename"].clone();
        assert_eq!(file(&running), file(&before), "the board stays");
        let board = sandbox.newest(GAMES).await;
        assert!(!controls(&board).is_empty(), "the game goes on: {board}");
        // The first post of the end is lost on the way; it is not taken for the message that tells it as well.
        let route = format!("POST /channels/{GAMES}/messages");
        let edge =
            json!({"route": route, "kind": "status", "status": 403, "body": "<html>403</html>"});
        sandbox.set("faults", json!({"rules": [edge]})).await;
        sandbox.does(id, BOB, Command::Resign).await;
        sandbox.wait(1).await;
        let over = sign().await;
        let said = text(&over["content"]);
        assert!(said.contains(&format!("<@{}> wins", user(ALICE))), "{said}");
        assert!(!said.contains(&format!("<#{thread}>")), "{said}");
        let end = sandbox.newest(GAMES).await;
        assert_ne!(end["id"], over["id"]);
        assert_eq!(file(&end), file(&over));
        let lost = sandbox.calls("PATCH", &format!("channels/{GAMES}")).await;
        assert_eq!(lost, 0, "its channel is not archived");
        sandbox.close().await;
    }
}

#[tokio::test]
async fn a_rematch_gets_a_thread_of_its_own() {
    let sandbox = TestSandbox::open().await;
    let (id, thread) = in_thread(&sandbox).await;
    sandbox.play(id).await;
    sandbox.does(id, BOB, Command::Resign).await;
    let rematch = Command::Offer(Offer::Rematch);
    sandbox.does(id, ALICE, rematch.clone()).await;
    assert!(!controls(&sandbox.newest(thread).await).is_empty());
    sandbox.does(id, BOB, rematch).await;
    let next = sandbox.game(banyan::play::MatchId(id.0 + 1)).await;
    let Some(Venue::Thread(another)) = next.venue() else {
        panic!("{:?} is no thread", next.venue());
    };
    assert_ne!(another, thread);
    let shown = sandbox.channel(another).await;
    assert_eq!(shown["parent_id"], GAMES.to_string().as_str());
    assert!(!controls(&sandbox.newest(another).await).is_empty());
    sandbox.close().await;
}

#[tokio::test]
async fn a_thread_is_made_once_though_its_answer_is_lost() {
    let sandbox = TestSandbox::open().await;
    sandbox
        .set(
            "faults",
            json!({"rules": [{"route": "POST /channels/*/threads", "kind": "drop_after"}]}),
        )
        .await;
    let (_, thread) = in_thread(&sandbox).await;
    assert_eq!(sandbox.messages(thread).await.len(), 1);
    sandbox.close().await;
}

#[tokio::test]
async fn without_the_right_to_make_threads_the_game_stays_in_its_channel() {
    const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
    let sandbox = TestSandbox::open().await;
    with_threads(&sandbox).await;
    let deny = json!({"channel": GAMES.to_string(), "deny": CREATE_PUBLIC_THREADS.to_string()});
    sandbox.set("permissions", deny).await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    assert_eq!(sandbox.game(id).await.venue(), None);
    sandbox.play(id).await;
    assert_eq!(pinged(&sandbox.newest(GAMES).await), [user(BOB)]);
    sandbox.close().await;
}

#[tokio::test]
async fn an_archived_thread_is_opened_again_and_one_that_is_gone_is_left() {
    let sandbox = TestSandbox::open().await;
    let (id, thread) = in_thread(&sandbox).await;
    sandbox
        .set(
            "archive",
            json!({"channel": thread.to_string(), "archived": true}),
        )
        .await;
    sandbox.play(id).await;
    assert_eq!(
        sandbox.channel(thread).await["thread_metadata"]["archived"],
        false
    );
    assert!(text(&sandbox.newest(thread).await["content"]).contains("`e3d3`"));
    sandbox.remove_channel(thread).await;
    sandbox.play(id).await;
    let board = sandbox.newest(GAMES).await;
    assert!(text(&board["content"]).contains("`a9a8`"), "{board}");
    assert!(!controls(&board).is_empty());
    sandbox.close().await;
}

#[tokio::test]
async fn a_thread_that_cannot_be_opened_again_is_left() {
    // 160005: the thread is locked. 160006: the server has the maximum number of active threads.
    for code in [160_005, 160_006] {
        let sandbox = TestSandbox::open().await;
        let (id, thread) = in_thread(&sandbox).await;
        let archive = json!({"channel": thread.to_string(), "archived": true});
        sandbox.set("archive", archive).await;
        let body = json!({"message": "no", "code": code});
        let refusal = json!({"route": format!("PATCH /channels/{thread}"), "kind": "status", "status": 400, "body": body, "times": 100});
        sandbox.set("faults", json!({"rules": [refusal]})).await;
        sandbox.play(id).await;
        let board = sandbox.newest(GAMES).await;
        assert!(text(&board["content"]).contains("`e3d3`"), "{board}");
        assert!(!controls(&board).is_empty());
        sandbox.close().await;
    }
}

/// Alice acts, and the post about it waits.
async fn acts(sandbox: &TestSandbox, id: MatchId, command: Command) {
    let by = Actor::Player(ALICE);
    let acted = sandbox.bot.app.act(id, by, command, None, None).await;
    acted.expect("an act");
}

fn first_move() -> Command {
    let text = "e3d3".to_owned();
    Command::Move { text }
}

#[tokio::test]
async fn a_board_that_waits_while_its_thread_goes_is_posted_once() {
    let sandbox = TestSandbox::open().await;
    let (id, thread) = in_thread(&sandbox).await;
    let before = sandbox.messages(GAMES).await.len();
    acts(&sandbox, id, first_move()).await;
    sandbox.remove_channel(thread).await;
    sandbox.bot.handle_channel_deleted(GUILD, thread).await;
    sandbox.drain_for(3).await;
    let boards = sandbox.messages(GAMES).await.split_off(before);
    let [board] = &boards[..] else {
        panic!("one board: {boards:#?}")
    };
    assert!(text(&board["content"]).contains("`e3d3`"), "{board}");
    assert!(!controls(board).is_empty(), "{board}");
    // Nothing else has told him.
    assert_eq!(pinged(board), [user(BOB)]);
    assert!(!is_silent(board), "{board}");
    // The next board takes its buttons.
    sandbox.play(id).await;
    let boards = sandbox.messages(GAMES).await.split_off(before);
    assert_eq!(boards.len(), 2);
    assert!(controls(&boards[0]).is_empty() && !controls(&boards[1]).is_empty());
    sandbox.close().await;
}

#[tokio::test]
async fn a_board_that_waits_while_the_bot_comes_back_is_posted_once() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    sandbox.bot.handle_guild_left(GUILD).await;
    sandbox.drain_for(3).await;
    let counts = async || {
        let count = async |channel| sandbox.messages(channel).await.len();
        (count(GAMES).await, count(BOBS_DM).await)
    };
    let (here, direct) = counts().await;
    acts(&sandbox, id, first_move()).await;
    sandbox.bot.handle_guild_present(GUILD).await;
    sandbox.drain_for(3).await;
    assert_eq!(counts().await, (here + 1, direct));
    let board = sandbox.newest(GAMES).await;
    assert_eq!(pinged(&board), [user(BOB)]);
    assert!(!is_silent(&board), "{board}");
    sandbox.close().await;
}

/// The answer to a move is lost, and the game gets its thread before the worker posts the board.
#[tokio::test]
async fn a_board_that_waits_while_the_thread_is_made_is_posted_once() {
    let sandbox = TestSandbox::open().await;
    with_threads(&sandbox).await;
    let id = sandbox.challenge(TimeControl::Unlimited).await;
    let app = &sandbox.bot.app;
    let accept = Command::Accept { lot: Side::First };
    let begun = app.act(id, Actor::Player(BOB), accept, None, None).await;
    begun.expect("a game");
    sandbox.drain().await;
    let (by, handle) = (Actor::Player(ALICE), crate::store::handle(1));
    let moved = app.act(id, by, first_move(), None, Some(&handle)).await;
    moved.expect("a move");
    sandbox.drain_for(15).await;
    let Some(Venue::Thread(thread)) = sandbox.game(id).await.venue() else {
        panic!("no thread")
    };
    let boards = sandbox.messages(thread).await;
    let [board] = &boards[..] else {
        panic!("one board: {boards:#?}")
    };
    assert!(text(&board["content"]).contains("`e3d3`"), "{board}");
    assert_eq!(pinged(board), [user(BOB)], "nothing else has told Bob");
    assert!(!is_silent(board), "{board}");
    sandbox.close().await;
}

/// The bot hears of its channel's deletion, or finds it closed.
#[tokio::test]
async fn an_offer_that_waits_while_its_channel_goes_is_posted_where_the_game_goes_on() {
    for heard in [true, false] {
        let sandbox = TestSandbox::open().await;
        let id = sandbox.begin(TimeControl::Unlimited).await;
        sandbox.play(id).await;
        acts(&sandbox, id, Command::Offer(Offer::Draw)).await;
        sandbox.remove_channel(GAMES).await;
        if heard {
            sandbox.bot.handle_channel_deleted(GUILD, GAMES).await;
        }
        sandbox.drain_for(3).await;
        for dm in [ALICES_DM, BOBS_DM] {
            let posts = sandbox.messages(dm).await;
            let [offer, board] = &posts[..] else {
                panic!("an offer and a board: {posts:#?}")
            };
            let said = text(&offer["content"]);
            assert!(said.contains("draw"), "{said}");
            assert!(!controls(offer).is_empty(), "{offer}");
            assert!(text(&board["content"]).contains("goes on here"), "{board}");
        }
        sandbox.close().await;
    }
}

#[tokio::test]
async fn followers_get_every_board_without_a_sound_until_the_end() {
    let sandbox = TestSandbox::open().await;
    let id = sandbox.begin(TimeControl::Unlimited).await;
    let store = &sandbox.bot.app.store;
    sandbox.follow(id, CAROL).await;
    // The response to the first board is lost; the board still arrives once.
    let lost =
        json!({"route": format!("POST /channels/{CAROLS_DM}/messages"), "kind": "drop_after"});
    sandbox.set("faults", json!({"rules": [lost]})).await;
    sandbox.play(id).await;
    sandbox.play(id).await;
    let boards = sandbox.messages(CAROLS_DM).await;
    assert_eq!(boards.len(), 2);
    for board in &boards {
        assert!(is_silent(board) && controls(board).is_empty());
        assert!(board["mentions"].as_array().is_some_and(Vec::is_empty));
        assert!(board["attachments"][0].is_object());
    }
    sandbox.does(id, ALICE, Command::Resign).await;
    assert_eq!(sandbox.messages(CAROLS_DM).await.len(), 3);
    assert_eq!(store.list_watches(CAROL).await.expect("the store"), []);
    // A follower who refuses messages is not written to again.
    let id = sandbox.begin(TimeControl::Unlimited).await;
    sandbox.follow(id, CAROL).await;
    sandbox.refuse_dms(CAROL, true).await;
    sandbox.play(id).await;
    assert_eq!(store.watchers(id).await.expect("the store"), []);
    sandbox.close().await;
}

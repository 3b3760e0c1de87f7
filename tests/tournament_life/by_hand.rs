//! What the organiser and moderators do by hand: pairings, results, other players; the audit log; and clear refusals.

use banyan::play::{Phase, PlayerId, TournamentId};
use banyan::store::RulingKind;
use banyan::tournaments::{Decided, GameResult, Tournament, TournamentCommand, TournamentPhase};
use serde_json::{Value, json};

use super::{advance, does, play_out, running, smaller_numbers_win, tournament};
use crate::guard::harness::{
    ALICE, Asker, BOB, CAROL, GUILD, Harness, MANAGER, discord, said, user,
};

const CUP: TournamentId = TournamentId(1);

/// A tournament of Alice, Bob and Carol that has started.
async fn started(harness: &Harness, format: &str) -> Tournament {
    let boss = Asker::new(MANAGER);
    let options = [
        ("title", json!("Cup")),
        ("format", json!(format)),
        ("game", json!("dobutsu")),
        ("rounds", json!(3)),
    ];
    harness.command(&boss, "tournament create", &options).await;
    for player in [ALICE, BOB, CAROL] {
        let asker = Asker::new(player);
        harness.press(&asker, "tournament:join:1", &[], false).await;
    }
    harness.command(&boss, "tournament start", &[]).await;
    advance(&harness.app, CUP).await;
    tournament(&harness.app, CUP).await
}

/// Does something by hand, with a reason, and returns what the bot says.
async fn by_hand(harness: &Harness, by: PlayerId, act: &str, options: &[(&str, Value)]) -> String {
    let mut options = options.to_vec();
    options.push(("reason", json!("they *agreed*")));
    let reply = harness
        .command(&Asker::new(by), &format!("tournament {act}"), &options)
        .await;
    assert!(said(&reply).private, "{reply:?}");
    said(&reply).content.clone()
}

fn mentions(players: &[PlayerId]) -> (&'static str, Value) {
    let mentions: Vec<String> = players
        .iter()
        .map(|player| format!("<@{}>", discord(*player)))
        .collect();
    ("pairings", json!(mentions.join(" ")))
}

fn contains(said: &str, words: &str) {
    assert!(said.contains(words), "{words:?} is missing: {said}");
}

#[tokio::test]
async fn a_round_is_paired_by_hand_while_the_tournament_is_paused() {
    let harness = Harness::open().await;
    started(&harness, "swiss").await;
    let wanted = mentions(&[CAROL, BOB, ALICE]);
    let pair = async |by, wanted: &(&'static str, Value)| {
        by_hand(&harness, by, "pair", std::slice::from_ref(wanted)).await
    };
    contains(&pair(ALICE, &wanted).await, "Only the organiser");
    contains(&pair(MANAGER, &wanted).await, "Pause **Cup** first");
    let options = [wanted.clone(), ("reason", json!("they agreed"))];
    let boss = Asker::new(MANAGER);
    let refused = harness.command(&boss, "tournament pair", &options).await;
    let pause = "tournament:pause:1";
    assert!(format!("{:?}", said(&refused).rows).contains(pause));
    let forged = harness.press(&Asker::new(ALICE), pause, &[], true).await;
    contains(&said(&forged).content, "Only the organiser");
    // A second press does not let it go on.
    for words in ["is paused", "is paused"] {
        let pressed = harness.press(&boss, pause, &[], true).await;
        contains(&said(&pressed).content, words);
        let phase = tournament(&harness.app, CUP).await.phase();
        assert_eq!(phase, TournamentPhase::Paused);
    }
    contains(&pair(MANAGER, &wanted).await, "still has games");
    smaller_numbers_win(&harness.app, CUP).await;
    advance(&harness.app, CUP).await;
    for wrong in [
        mentions(&[CAROL, BOB]),
        mentions(&[CAROL, BOB, BOB]),
        mentions(&[CAROL, BOB, MANAGER]),
        ("pairings", json!("Carol Bob Alice")),
    ] {
        let refused = pair(MANAGER, &wrong).await;
        contains(&refused, "exactly once");
        contains(&refused, &format!("<@{}>", discord(ALICE)));
    }
    assert_eq!(tournament(&harness.app, CUP).await.round(), 1);
    contains(
        &pair(MANAGER, &wanted).await,
        "Round 2 of **Cup** is paired",
    );
    assert!(running(&harness.app, CUP).await.is_empty(), "still paused");
    for words in ["goes on", "has just changed"] {
        let pressed = harness.press(&boss, "tournament:resume:1", &[], true);
        contains(&said(&pressed.await).content, words);
    }
    advance(&harness.app, CUP).await;
    let paired = tournament(&harness.app, CUP).await;
    let second: Vec<_> = paired
        .pairings_of(2)
        .map(banyan::tournaments::Pairing::players)
        .collect();
    assert_eq!(second, [[CAROL, BOB]]);
    let free = paired.byes().iter().filter(|bye| bye.round == 2);
    assert_eq!(free.map(|bye| bye.player).collect::<Vec<_>>(), [ALICE]);
    assert_eq!(running(&harness.app, CUP).await.len(), 1);
    play_out(&harness.app, CUP).await;

    let rulings = harness.app.store.rulings(GUILD, 9).await.unwrap();
    let kinds: Vec<_> = rulings.iter().map(|one| (one.by, one.kind)).collect();
    assert_eq!(kinds, [(MANAGER, RulingKind::Pairing)]);
}

#[tokio::test]
async fn a_result_is_set_by_hand_and_the_game_ends() {
    let harness = Harness::open().await;
    let begun = started(&harness, "round-robin").await;
    let pairing = begun.pairings_of(1).next().unwrap().clone();
    let (first, second) = (pairing.first, pairing.second);
    let stranger = [ALICE, BOB, CAROL]
        .into_iter()
        .find(|player| !pairing.has(*player))
        .unwrap();
    let options = |winner: PlayerId| {
        [
            ("pairing", json!(pairing.id.0)),
            ("winner", user(winner, "somebody")),
        ]
    };
    let result =
        async |by, options: &[(&str, Value)]| by_hand(&harness, by, "result", options).await;
    contains(&result(BOB, &options(BOB)).await, "Only the organiser");
    contains(
        &result(MANAGER, &options(stranger)).await,
        "doesn't play in that pairing",
    );
    let none = [("pairing", json!(99))];
    contains(&result(MANAGER, &none).await, "no such pairing");
    let without = [("pairing", json!(1)), ("reason", json!("\u{202e}"))];
    let reply = harness
        .command(&Asker::new(MANAGER), "tournament result", &without)
        .await;
    contains(&said(&reply).content, "give a reason");
    assert_eq!(tournament(&harness.app, CUP).await.seq(), begun.seq());

    let set = result(MANAGER, &options(second)).await;
    contains(
        &set,
        &format!("<@{}> – <@{}> **0–1**", discord(first), discord(second)),
    );
    advance(&harness.app, CUP).await;
    let after = tournament(&harness.app, CUP).await;
    let decided = after.pairing(pairing.id).unwrap().decision;
    assert_eq!(decided, Some((GameResult::Second, Decided::Ruling)));
    let game = begun.running_matches()[0].1;
    assert_eq!(harness.game(game).await.phase(), Phase::Void);
    assert_eq!(after.round(), 2, "the next round goes on");
    // It is corrected later: a draw.
    let draw = [("pairing", json!(pairing.id.0))];
    contains(&result(MANAGER, &draw).await, "½–½");

    // The log shows both, the newest first, and the reason's markup is escaped.
    let log = harness
        .command(&Asker::new(MANAGER), "moderate log", &[])
        .await;
    let lines: Vec<&str> = said(&log).content.lines().skip(1).collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    for line in lines {
        contains(line, "🏆 #1");
        contains(line, "result set");
        contains(line, r"they \*agreed\*");
        contains(line, &format!("<@{}>", discord(MANAGER)));
    }
    play_out(&harness.app, CUP).await;
    let late = result(MANAGER, &draw).await;
    assert!(
        late.contains("no tournament for that") || late.contains("over"),
        "{late}"
    );
}

#[tokio::test]
async fn nobody_judges_their_own_pairing_and_a_knockout_needs_a_winner() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    let options = [
        ("title", json!("Cup")),
        ("format", json!("knockout")),
        ("game", json!("dobutsu")),
        ("players", json!(2)),
    ];
    harness.command(&boss, "tournament create", &options).await;
    for player in [MANAGER, BOB] {
        let asker = Asker::new(player);
        harness.press(&asker, "tournament:join:1", &[], false).await;
    }
    advance(&harness.app, CUP).await;
    let own = [("pairing", json!(1)), ("winner", user(MANAGER, "boss"))];
    let refused = by_hand(&harness, MANAGER, "result", &own).await;
    contains(&refused, "You play in that pairing yourself");
    let mut other = Asker::new(ALICE);
    other.permissions |= 1 << 5;
    let mut draw = vec![("pairing", json!(1)), ("reason", json!("stuck"))];
    let refused = harness.command(&other, "tournament result", &draw).await;
    contains(&said(&refused).content, "needs a winner");
    draw.push(("winner", user(BOB, "Bob")));
    harness.command(&other, "tournament result", &draw).await;
    advance(&harness.app, CUP).await;
    let over = tournament(&harness.app, CUP).await;
    assert_eq!(over.phase(), TournamentPhase::Over);
    assert_eq!(over.podium()[0].player, BOB);
}

#[tokio::test]
async fn a_player_is_replaced_and_running_games_begin_again() {
    let harness = Harness::open().await;
    let begun = started(&harness, "round-robin").await;
    let old_game = running(&harness.app, CUP).await[0].id;
    let [leaves, stays] = begun.pairings_of(1).next().unwrap().players();
    let replace = async |by, old: PlayerId, new: PlayerId| {
        let options = [
            ("player", user(old, "old")),
            ("substitute", user(new, "new")),
        ];
        by_hand(&harness, by, "replace", &options).await
    };
    contains(&replace(BOB, leaves, MANAGER).await, "Only the organiser");
    contains(&replace(MANAGER, MANAGER, leaves).await, "isn't in **Cup**");
    contains(&replace(MANAGER, leaves, stays).await, "already");
    let mut robot = user(MANAGER, "robot");
    robot["bot"] = true.into();
    let options = [("player", user(leaves, "old")), ("substitute", robot)];
    let refused = by_hand(&harness, MANAGER, "replace", &options).await;
    contains(&refused, "Bots can't play");
    assert_eq!(tournament(&harness.app, CUP).await.seq(), begun.seq());

    let done = replace(MANAGER, leaves, MANAGER).await;
    contains(&done, &format!("<@{}> now plays for", discord(MANAGER)));
    advance(&harness.app, CUP).await;
    assert_eq!(harness.game(old_game).await.phase(), Phase::Void);
    let games = running(&harness.app, CUP).await;
    assert_eq!(games.len(), 1);
    let players = [Some(games[0].challenger), games[0].opponent];
    assert!(players.contains(&Some(MANAGER)) && players.contains(&Some(stays)));
    assert!(!tournament(&harness.app, CUP).await.is_active(leaves));
    // Who was replaced has no part in it any more.
    let stranger = TournamentCommand::Leave;
    let by = banyan::play::Actor::Player(leaves);
    assert!(
        harness
            .app
            .act_on_tournament(CUP, by, &stranger)
            .await
            .is_err()
    );
    does(&harness.app, CUP, stays, TournamentCommand::Leave).await;
    play_out(&harness.app, CUP).await;
    let report = harness.app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
    let rulings = harness.app.store.rulings(GUILD, 9).await.unwrap();
    assert_eq!(rulings[0].kind, RulingKind::Replacement);
}

#[tokio::test]
async fn a_player_is_removed_before_and_after_the_start() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    let options = [
        ("title", json!("Cup")),
        ("format", json!("round-robin")),
        ("game", json!("dobutsu")),
    ];
    harness.command(&boss, "tournament create", &options).await;
    let join = async |player| {
        let asker = Asker::new(player);
        harness.press(&asker, "tournament:join:1", &[], false).await
    };
    for player in [ALICE, BOB, CAROL] {
        join(player).await;
    }
    let remove = async |by, player: PlayerId| {
        let options = [("player", user(player, "somebody"))];
        by_hand(&harness, by, "remove", &options).await
    };
    contains(&remove(BOB, CAROL).await, "Only the organiser");
    contains(&remove(MANAGER, MANAGER).await, "isn't in **Cup**");
    let silent = [("player", user(CAROL, "Carol")), ("reason", json!(" "))];
    let reply = harness.command(&boss, "tournament remove", &silent).await;
    contains(&said(&reply).content, "give a reason");
    assert_eq!(tournament(&harness.app, CUP).await.entrants().len(), 3);

    // Before the start the entry is deleted, and the player may come back.
    let early = remove(MANAGER, CAROL).await;
    contains(&early, &format!("<@{}> is no longer in", discord(CAROL)));
    contains(&early, "Players can still join");
    assert_eq!(tournament(&harness.app, CUP).await.entrant(CAROL), None);
    join(CAROL).await;
    harness.command(&boss, "tournament start", &[]).await;
    advance(&harness.app, CUP).await;

    // After it the running game is lost, and nobody comes back.
    let begun = tournament(&harness.app, CUP).await;
    let pairing = begun.pairings_of(1).next().unwrap().clone();
    let (leaves, stays) = (pairing.first, pairing.second);
    let game = begun.running_matches()[0].1;
    let late = remove(MANAGER, leaves).await;
    contains(&late, "loses the running games");
    advance(&harness.app, CUP).await;
    let after = tournament(&harness.app, CUP).await;
    assert!(!after.is_active(leaves) && after.is_active(stays));
    assert_eq!(harness.game(game).await.phase(), Phase::Void);
    let back = join(leaves).await;
    contains(&said(&back).content, "no longer in **Cup**");
    contains(&remove(MANAGER, leaves).await, "isn't in **Cup**");
    // Leaving by oneself is not a ruling.
    does(&harness.app, CUP, stays, TournamentCommand::Leave).await;

    let log = harness.command(&boss, "moderate log", &[]).await;
    let lines: Vec<&str> = said(&log).content.lines().skip(1).collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    for line in lines {
        contains(line, "player removed");
        contains(line, r"they \*agreed\*");
        contains(line, &format!("<@{}>", discord(MANAGER)));
    }
    let rulings = harness.app.store.rulings(GUILD, 9).await.unwrap();
    let kinds: Vec<_> = rulings.iter().map(|one| (one.by, one.kind)).collect();
    assert_eq!(kinds, [(MANAGER, RulingKind::Removal); 2]);
    play_out(&harness.app, CUP).await;
    let report = harness.app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

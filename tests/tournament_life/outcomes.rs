//! What players and channels hear of an end: of a ladder's challenge without a game, of a season of a league, of a
//! tournament that was cancelled, and of a game that was called off.

use banyan::play::{Actor, ChannelId, Command, PlayerId, TournamentId};
use banyan::store::Notices;
use banyan::tournaments::{
    Begins, Format, GameResult, TournamentCommand, TournamentPhase, TournamentPlan,
};
use serde_json::Value;

use super::reminders::{SINGLE, begun, with};
use super::{does, plan, running, smaller_numbers_win, tournament};
use crate::common::{pinged, player, text};
use crate::notices::sandbox::{
    ALICE, ALICES_DM, BOB, BOBS_DM, CAROL, CAROLS_DM, GAMES, GUILD, TestSandbox, user,
};

const STEPS: Format = Format::Ladder { reach: 2, days: 2 };

async fn challenge(sandbox: &TestSandbox, id: TournamentId, by: PlayerId, opponent: PlayerId) {
    does(
        &sandbox.bot.app,
        id,
        by,
        TournamentCommand::Challenge { opponent },
    )
    .await;
}

/// The one message in a channel with these words.
async fn one(sandbox: &TestSandbox, channel: ChannelId, words: &str) -> Value {
    let mut found = with(sandbox, channel, words).await;
    assert_eq!(found.len(), 1, "{words}: {found:#?}");
    found.remove(0)
}

#[tokio::test]
async fn a_challenge_without_an_answer_is_told_to_both() {
    let sandbox = TestSandbox::open().await;
    sandbox.prefers(BOB, Notices::Direct, None).await;
    let id = begun(&sandbox, STEPS, &[ALICE, BOB, CAROL]).await;
    challenge(&sandbox, id, BOB, ALICE).await;
    for _ in 0..5 {
        sandbox.wait(13).await;
    }
    let places = tournament(&sandbox.bot.app, id).await.ladder().to_vec();
    assert_eq!(places, [BOB, ALICE, CAROL]);
    let won = one(&sandbox, BOBS_DM, "didn't answer your challenge").await;
    let won = text(&won["content"]);
    assert!(won.contains("Your place is now 1."), "{won}");
    let lost = one(&sandbox, GAMES, "your time to answer").await;
    assert_eq!(pinged(&lost), [user(ALICE)]);
    let lost = text(&lost["content"]);
    assert!(lost.contains("Your place is now 2."), "{lost}");
    assert_eq!(with(&sandbox, GAMES, "didn't answer").await.len(), 0);
    sandbox.close().await;
}

#[tokio::test]
async fn who_is_declined_or_left_alone_on_a_ladder_is_told() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let id = begun(&sandbox, STEPS, &[ALICE, BOB, CAROL]).await;
    challenge(&sandbox, id, CAROL, ALICE).await;
    let pairing = tournament(app, id).await.pairings()[0].id;
    let loser = ALICE;
    does(
        app,
        id,
        ALICE,
        TournamentCommand::Forfeit { pairing, loser },
    )
    .await;
    sandbox.drain_for(15).await;
    let declined = one(&sandbox, GAMES, "has declined your challenge").await;
    assert_eq!(pinged(&declined), [user(CAROL)]);
    assert!(text(&declined["content"]).contains("Your place is now 1."));
    // Who has declined knows it.
    assert_eq!(
        with(&sandbox, GAMES, &format!("🪜 <@{}>", user(ALICE)))
            .await
            .len(),
        0
    );

    challenge(&sandbox, id, BOB, ALICE).await;
    does(app, id, BOB, TournamentCommand::Leave).await;
    sandbox.drain_for(15).await;
    let left = one(&sandbox, GAMES, "so the challenge between you is over").await;
    assert_eq!(pinged(&left), [user(ALICE)]);
    assert!(text(&left["content"]).contains("Your place is now 2."));
    sandbox.close().await;
}

#[tokio::test]
async fn a_season_ends_with_its_result() {
    let sandbox = TestSandbox::open().await;
    sandbox.prefers(BOB, Notices::Direct, None).await;
    let app = &sandbox.bot.app;
    let league = Format::League {
        division: 4,
        promoted: 1,
        seasons: None,
    };
    let mut players = vec![ALICE, BOB, CAROL];
    for at in 0..5 {
        players.push(player(&app.store, 1_000_000_000_000_002_000 + at).await);
    }
    let plan = TournamentPlan {
        guild: GUILD,
        organiser: CAROL,
        begins: Begins::Full,
        fewest: 4,
        ..plan(league, 8)
    };
    let made = app.create_tournament(plan, GAMES, None).await.unwrap();
    let id = made.id();
    for player in &players {
        let application = app.application(*player, made.plan(), &[]).await.unwrap();
        does(app, id, *player, TournamentCommand::Join(application)).await;
    }
    sandbox.drain_for(5).await;
    assert_eq!(with(&sandbox, GAMES, "is over").await.len(), 0);
    smaller_numbers_win(app, id).await;
    let ends = tournament(app, id).await.deadline().unwrap();
    while app.clock.now() < ends {
        sandbox.wait(24).await;
    }
    sandbox.drain_for(15).await;
    assert_eq!(tournament(app, id).await.round(), 2);
    let result = one(&sandbox, GAMES, "🏁 Season 1 of **Spring Cup** is over.").await;
    let name = |at: usize| {
        format!(
            "<@{}>",
            if at < 3 {
                user(players[at])
            } else {
                (1_000_000_000_000_002_000 + at as u64 - 3).to_string()
            }
        )
    };
    let lines = text(&result["content"]);
    let lines: Vec<&str> = lines.lines().skip(1).collect();
    let first = format!(
        "**Division 1** 🥇 {} · 🥈 {} · 🥉 {} · ⬇️ {}",
        name(0),
        name(1),
        name(2),
        name(3)
    );
    let second = format!(
        "**Division 2** 🥇 {} · 🥈 {} · 🥉 {} · ⬆️ {}",
        name(4),
        name(5),
        name(6),
        name(4)
    );
    assert_eq!(lines, [first, second]);
    let hear = pinged(&result);
    assert!(
        hear.contains(&user(ALICE)) && !hear.contains(&user(BOB)),
        "{hear:?}"
    );
    one(&sandbox, BOBS_DM, "Season 1 of **Spring Cup** is over").await;
    sandbox.close().await;
}

#[tokio::test]
async fn a_cancelled_tournament_is_told_to_those_who_joined() {
    let sandbox = TestSandbox::open().await;
    sandbox.prefers(BOB, Notices::Direct, None).await;
    let app = &sandbox.bot.app;
    let soon = app.clock.now().after(std::time::Duration::from_hours(3));
    let plan = TournamentPlan {
        guild: GUILD,
        organiser: CAROL,
        begins: Begins::At(soon),
        fewest: 4,
        ..plan(SINGLE, 8)
    };
    let made = app.create_tournament(plan, GAMES, None).await.unwrap();
    for player in [ALICE, BOB] {
        let application = app.application(player, made.plan(), &[]).await.unwrap();
        does(app, made.id(), player, TournamentCommand::Join(application)).await;
    }
    sandbox.wait(2).await;
    assert_eq!(with(&sandbox, GAMES, "🛑").await.len(), 0);
    sandbox.wait(2).await;
    let phase = tournament(app, made.id()).await.phase();
    assert_eq!(phase, TournamentPhase::Cancelled);
    let told = one(&sandbox, GAMES, "won't take place").await;
    assert_eq!(pinged(&told), [user(ALICE)]);
    let told = text(&told["content"]);
    let expected = format!(
        "🛑 **Spring Cup** won't take place: it needed at least 4 players, and only 2 had joined.\n<@{}>",
        user(ALICE)
    );
    assert_eq!(told, expected);
    one(&sandbox, BOBS_DM, "won't take place").await;
    let post = one(&sandbox, GAMES, "tournament #1").await;
    assert!(
        text(&post["content"]).contains("only 2 players had joined. It needed at least 4."),
        "{post}"
    );
    sandbox.close().await;
}

#[tokio::test]
async fn a_tournament_that_is_stopped_says_that_its_games_go_on() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let id = begun(&sandbox, SINGLE, &[ALICE, BOB]).await;
    does(app, id, CAROL, TournamentCommand::Cancel).await;
    sandbox.drain_for(15).await;
    let told = one(&sandbox, GAMES, "has ended early, without a winner").await;
    assert_eq!(pinged(&told).len(), 2);
    assert!(text(&told["content"]).contains("go on as ordinary games"));
    assert_eq!(running(app, id).await.len(), 1);
    assert_eq!(with(&sandbox, CAROLS_DM, "").await.len(), 0);
    assert_eq!(with(&sandbox, ALICES_DM, "").await.len(), 0);
    sandbox.close().await;
}

/// A game that its round ended, and one that a moderator strikes out later.
#[tokio::test]
async fn a_game_that_is_called_off_says_how_it_counts() {
    let sandbox = TestSandbox::open().await;
    let app = &sandbox.bot.app;
    let id = begun(&sandbox, SINGLE, &[ALICE, BOB, CAROL]).await;
    let pairing = tournament(app, id).await.pairings()[0].clone();
    let set = TournamentCommand::SetResult {
        pairing: pairing.id,
        result: GameResult::First,
        reason: "no show".to_owned(),
    };
    let moderator = player(&app.store, 1_000_000_000_000_003_000).await;
    let acted = app.act_on_tournament(id, Actor::Moderator(moderator), &set);
    acted.await.unwrap();
    sandbox.drain_for(15).await;
    let stopped = one(&sandbox, GAMES, "is stopped").await;
    let said = text(&stopped["content"]);
    let won = format!("counts as a win for <@{}>.", user(pairing.first));
    assert!(
        said.contains(&won) && !said.contains("/tournament result"),
        "{said}"
    );

    smaller_numbers_win(app, id).await;
    sandbox.drain_for(15).await;
    let decided = tournament(app, id).await;
    let played = decided
        .pairings()
        .iter()
        .find(|one| one.id != pairing.id && one.result().is_some());
    let played = played.expect("a game that was played");
    let game = played.games[0].match_id.unwrap();
    let reason = "cheating".to_owned();
    let voided = app.act(
        game,
        Actor::Moderator(moderator),
        Command::Void { reason },
        None,
        None,
    );
    voided.await.unwrap();
    sandbox.drain_for(15).await;
    let struck = one(&sandbox, GAMES, "cheating").await;
    let said = text(&struck["content"]);
    let won = format!("counts as a win for <@{}>.", user(played.winner().unwrap()));
    assert!(
        said.contains(&won) && said.contains("tournament result"),
        "{said}"
    );
    sandbox.close().await;
}

#[tokio::test]
async fn who_is_removed_or_replaced_is_told_and_so_is_the_substitute() {
    let sandbox = TestSandbox::open().await;
    sandbox.prefers(BOB, Notices::Direct, None).await;
    let app = &sandbox.bot.app;
    let id = begun(&sandbox, SINGLE, &[ALICE, BOB]).await;
    let reason = "too busy".to_owned();
    let application = app
        .application(CAROL, tournament(app, id).await.plan(), &[])
        .await
        .unwrap();
    let replace = TournamentCommand::Replace {
        old: BOB,
        new: CAROL,
        rating: application.rating,
        guild: None,
        reason: reason.clone(),
    };
    let boss = Actor::Moderator(ALICE);
    app.act_on_tournament(id, boss, &replace).await.unwrap();
    sandbox.drain_for(15).await;
    let taken = one(&sandbox, BOBS_DM, "now plays in your place").await;
    let taken = text(&taken["content"]);
    assert!(taken.contains("The reason given: too busy"), "{taken}");
    let given = one(&sandbox, GAMES, "you now play in").await;
    assert_eq!(pinged(&given), [user(CAROL)]);

    let remove = TournamentCommand::Remove {
        player: CAROL,
        reason: Some(reason),
    };
    app.act_on_tournament(id, boss, &remove).await.unwrap();
    sandbox.drain_for(15).await;
    let lost = one(&sandbox, GAMES, "you lose the running games").await;
    assert_eq!(pinged(&lost), [user(CAROL)]);
    // Who leaves by themselves knows it.
    let other = begun(&sandbox, SINGLE, &[ALICE, BOB, CAROL]).await;
    does(app, other, ALICE, TournamentCommand::Leave).await;
    sandbox.drain_for(15).await;
    assert_eq!(with(&sandbox, GAMES, "you're no longer in").await.len(), 1);
    sandbox.close().await;
}

//! Lists of games in their order, names and settings.

use std::time::Duration;

use banyan::app::App;
use banyan::play::{ChannelId, Command, GuildId, MatchId, Phase, PlayerId, Terms, Venue};
use banyan::rules::Side;
use banyan::store::{Account, MatchScope, Summary, User, UserId};

use super::database::{Database, on_both};
use super::{ALICE, BOB, CAROL, CHANNEL, GUILD, app, does, play, terms};
use crate::play::TO_THE_DEN;

on_both!(
    yours_to_move_come_first,
    the_nearest_deadline_comes_first,
    finished_matches_tell_how,
    names_and_settings_are_kept,
    a_challenge_in_direct_messages_is_at_home_there_at_once
);

fn ids(list: &[Summary]) -> Vec<MatchId> {
    list.iter().map(|game| game.id).collect()
}

/// A match between two players in a channel; the first player makes the first move.
async fn started(
    app: &App,
    challenger: PlayerId,
    opponent: PlayerId,
    channel: ChannelId,
) -> MatchId {
    app.clock.advance(Duration::from_secs(1));
    let guild = (channel.0 != 0).then_some(GuildId(GUILD.0 + channel.0 / 10_000));
    let game = app
        .challenge(
            Terms {
                challenger,
                opponent: Some(opponent),
                channel,
                guild,
                ..terms()
            },
            None,
        )
        .await
        .unwrap()
        .game;
    does(
        app,
        game.id(),
        opponent,
        Command::Accept { lot: Side::First },
    )
    .await
    .unwrap();
    game.id()
}

async fn yours_to_move_come_first(database: &Database) {
    let app = app(database.open().await);
    let here = started(&app, ALICE, BOB, CHANNEL).await;
    let elsewhere = started(&app, ALICE, CAROL, ChannelId(13_001)).await;
    let theirs = started(&app, BOB, ALICE, CHANNEL).await;
    let private = started(&app, ALICE, BOB, ChannelId(0)).await;
    app.clock.advance(Duration::from_secs(1));
    let asked = app
        .challenge(
            Terms {
                challenger: CAROL,
                opponent: Some(ALICE),
                ..terms()
            },
            None,
        )
        .await
        .unwrap()
        .game
        .id();
    let declined = app.challenge(terms(), None).await.unwrap().game.id();
    does(&app, declined, BOB, Command::Decline { reason: None })
        .await
        .unwrap();

    let store = &app.store;
    let awaiting = |scope| async move { ids(&store.awaiting(ALICE, scope).await.unwrap()) };
    assert_eq!(
        awaiting(MatchScope::Anywhere).await,
        [here, elsewhere, private],
        "what has waited longest comes first"
    );
    assert_eq!(awaiting(MatchScope::Channel(CHANNEL)).await, [here]);
    assert_eq!(awaiting(MatchScope::Guild(GUILD)).await, [here]);
    assert_eq!(
        awaiting(MatchScope::Guild(GuildId(GUILD.0 + 1))).await,
        [elsewhere]
    );
    assert_eq!(awaiting(MatchScope::Channel(ChannelId(1))).await, []);

    // A challenge to be answered is included; the match in which Bob is to move comes last.
    let mine = app.store.games_of(ALICE, 10).await.unwrap();
    assert_eq!(ids(&mine), [asked, private, elsewhere, here, theirs]);
    assert_eq!(
        ids(&app.store.games_of(ALICE, 2).await.unwrap()),
        [asked, private]
    );
    assert_eq!(
        (mine[0].phase, mine[0].awaits, mine[0].first),
        (Phase::Open, Some(ALICE), None)
    );
    assert_eq!(
        (mine[1].guild, mine[1].channel, mine[1].first),
        (None, ChannelId(0), Some(ALICE))
    );
    assert_eq!(mine[4].awaits, Some(BOB));

    does(&app, here, ALICE, play(TO_THE_DEN[0])).await.unwrap();
    assert_eq!(awaiting(MatchScope::Anywhere).await, [elsewhere, private]);
    assert_eq!(
        ids(&app.store.games_of(ALICE, 10).await.unwrap()),
        [asked, private, elsewhere, here, theirs]
    );
    let moved = app
        .store
        .awaiting(BOB, MatchScope::Channel(CHANNEL))
        .await
        .unwrap();
    assert_eq!(ids(&moved), [theirs, here]);
    assert_eq!(
        (moved[1].plies, moved[1].seq, moved[1].updated),
        (1, 3, app.clock.now())
    );
    assert_eq!(moved[1].ruleset, terms().ruleset);
    assert_eq!(app.store.games_of(PlayerId(5), 10).await.unwrap(), []);
}

async fn the_nearest_deadline_comes_first(database: &Database) {
    let app = app(database.open().await);
    let open = |time: &'static str, challenger, opponent| {
        let (app, time) = (&app, time.parse().unwrap());
        async move {
            let terms = Terms {
                challenger,
                opponent: Some(opponent),
                time,
                ..terms()
            };
            let id = app.challenge(terms, None).await.unwrap().game.id();
            does(app, id, opponent, Command::Accept { lot: Side::First })
                .await
                .unwrap();
            app.clock.advance(Duration::from_secs(1));
            id
        }
    };
    let unhurried = open("none", ALICE, BOB).await;
    let week = open("7d", ALICE, CAROL).await;
    let theirs = open("1d", BOB, ALICE).await;
    let day = open("1d", ALICE, BOB).await;
    let banked = open("2d+12h", ALICE, CAROL).await;
    let mine = app.store.games_of(ALICE, 10).await.unwrap();
    assert_eq!(ids(&mine), [day, banked, week, unhurried, theirs]);
    let awaiting = app
        .store
        .awaiting(ALICE, MatchScope::Anywhere)
        .await
        .unwrap();
    assert_eq!(ids(&awaiting), [day, banked, week, unhurried]);
    let here = app.store.games_in(GUILD, 3, 1).await.unwrap();
    assert_eq!(ids(&here), [day, banked, week], "of all, after the first");
    // A gift of time moves a match down the list, a move puts it below the others.
    for _ in 0..3 {
        does(&app, day, BOB, Command::Give).await.unwrap();
    }
    does(&app, week, ALICE, play("c3d3")).await.unwrap();
    let mine = app.store.games_of(ALICE, 10).await.unwrap();
    assert_eq!(ids(&mine), [banked, day, unhurried, theirs, week]);
}

async fn finished_matches_tell_how(database: &Database) {
    let app = app(database.open().await);
    let won = super::played(&app, TO_THE_DEN.len()).await;
    let resigned = super::played(&app, 1).await;
    does(&app, resigned, ALICE, Command::Resign).await.unwrap();
    super::played(&app, 1).await;
    let list = app.store.finished_of(BOB, 10).await.unwrap();
    assert_eq!(ids(&list), [resigned, won]);
    let told = |game: &Summary| (game.phase, game.awaits, game.winner, game.ended_by.clone());
    assert_eq!(
        told(&list[0]),
        (Phase::Over, None, Some(BOB), Some("resigned".to_owned()))
    );
    assert_eq!(
        told(&list[1]),
        (Phase::Over, None, Some(ALICE), Some("den".to_owned()))
    );
    assert_eq!(list[1].plies as usize, TO_THE_DEN.len());
    assert_eq!(
        ids(&app.store.finished_of(ALICE, 1).await.unwrap()),
        [resigned]
    );
}

async fn names_and_settings_are_kept(database: &Database) {
    let app = app(database.open().await);
    let store = &app.store;
    assert_eq!(store.name_of(ALICE).await.unwrap(), None);
    let user = |id, name, locale| User {
        id: UserId(id),
        name,
        locale,
    };
    // Six users are more than one query takes, and one of them occurs twice.
    let many: Vec<_> = [5, 4, 3, u64::MAX, 2, 5]
        .map(|id| user(id, None, None))
        .into();
    let first = store.players(&many).await.unwrap();
    let mut ids: Vec<_> = first.values().map(|player| player.0).collect();
    ids.sort_unstable();
    assert_eq!(ids, [1, 2, 3, 4, 5]);
    let last = UserId(u64::MAX);
    for (name, locale) in [
        (Some("Alice"), Some("de")),
        (Some("Alice 🌳"), None),
        (None, None),
    ] {
        let known = store.players(&[user(last.0, name, locale)]).await.unwrap();
        assert_eq!(known[&last], first[&last]);
    }
    let player = first[&last];
    assert_eq!(
        store.name_of(player).await.unwrap().as_deref(),
        Some("Alice 🌳")
    );
    assert_eq!(
        store.locale_of(player).await.unwrap().as_deref(),
        Some("de")
    );
    let accounts = store.accounts(&[player, ALICE]).await.unwrap();
    assert_eq!(accounts.get(&player), Some(&Account::Person(last)));
    assert_eq!(accounts.get(&ALICE), None);
    // Two processes that store the same new person at the same time create only one player.
    let new = [user(77, Some("Seven"), None)];
    let (one, other) = tokio::join!(store.players(&new), store.players(&new));
    assert_eq!(one.unwrap(), other.unwrap());
    database.name(ALICE, "Alice 🌳").await;
    started(&app, ALICE, BOB, CHANNEL).await;
    let game = &store.games_of(BOB, 1).await.unwrap()[0];
    assert_eq!(
        (
            game.challenger_name.as_deref(),
            game.opponent_name.as_deref()
        ),
        (Some("Alice 🌳"), None)
    );

    assert_eq!(store.setting("commands").await.unwrap(), None);
    store.set_setting("commands", "one").await.unwrap();
    store.set_setting("commands", "two").await.unwrap();
    assert_eq!(
        store.setting("commands").await.unwrap().as_deref(),
        Some("two")
    );
}

async fn a_challenge_in_direct_messages_is_at_home_there_at_once(database: &Database) {
    let app = app(database.open().await);
    let agreed = Terms {
        direct: true,
        guild: None,
        ..terms()
    };
    let game = app.challenge(agreed, None).await.unwrap().game;
    let listed = app.store.games_of(BOB, 10).await.unwrap();
    assert_eq!(ids(&listed), [game.id()]);
    assert_eq!(listed[0].venue, Some(Venue::Direct));
    let loaded = app.game(game.id()).await.unwrap().unwrap();
    assert_eq!(loaded.venue(), Some(Venue::Direct));
}

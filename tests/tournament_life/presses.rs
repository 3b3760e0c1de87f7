//! Commands and buttons of tournaments: what organisers, players and strangers get, and what forged controls do.

use banyan::{
    discord::model::reply::Reply,
    locale::Locale,
    play::{GuildId, PlayerId, TournamentId},
    store::{Rated, ServerSetting},
    tournaments::{Begins, Conditions, Format, Tournament, TournamentPhase, TournamentPlan},
};
use serde_json::{Value, json};

use super::{advance, play_out, running};
use crate::guard::harness::{ALICE, Asker, BOB, CAROL, GAMES, GUILD, Harness, MANAGER, said};

const CUP: [(&str, &str); 3] = [
    ("title", "**Spring** <@301> Cup"),
    ("format", "round-robin"),
    ("game", "dobutsu"),
];

async fn create(harness: &Harness, by: &Asker, more: &[(&str, Value)]) -> Reply {
    let options = CUP.map(|(name, value)| (name, json!(value)));
    let options: Vec<(&str, Value)> = options.into_iter().chain(more.iter().cloned()).collect();
    harness.command(by, "tournament create", &options).await
}

async fn cup(harness: &Harness, id: i64) -> Option<Tournament> {
    harness
        .app
        .tournament(TournamentId(id))
        .await
        .expect("the store")
}

async fn press(harness: &Harness, player: PlayerId, control: &str) -> String {
    let reply = harness
        .press(&Asker::new(player), control, &[], false)
        .await;
    assert!(said(&reply).private, "{control}: {reply:?}");
    said(&reply).content.clone()
}

#[tokio::test]
async fn managers_and_moderators_create_and_others_are_told_whom_to_ask() {
    let harness = Harness::open().await;
    let refused = create(&harness, &Asker::new(ALICE), &[]).await;
    assert!(
        said(&refused)
            .content
            .contains("Only server managers and moderators")
    );
    let mut direct = Asker::new(MANAGER);
    direct.guild = None;
    let nowhere = create(&harness, &direct, &[]).await;
    assert!(said(&nowhere).content.contains("only works in a server"));
    assert_eq!(cup(&harness, 1).await, None);

    let created = create(&harness, &Asker::new(MANAGER), &[]).await;
    assert!(said(&created).private && said(&created).content.contains("Tournament #1"));
    let made = cup(&harness, 1).await.expect("a tournament");
    let plan = made.plan();
    assert_eq!(
        (plan.organiser, plan.guild, plan.most),
        (MANAGER, GUILD, 16)
    );
    assert_eq!((plan.begins, plan.rated), (Begins::Full, true));
    assert!(
        !plan.name.contains("301"),
        "no Discord id is stored: {}",
        plan.name
    );
    let summary = harness
        .app
        .store
        .tournament_summary(made.id())
        .await
        .unwrap();
    assert_eq!(summary.unwrap().channel, GAMES);

    let role = ServerSetting::ModeratorRole(Some(6_002));
    harness.app.store.set_server(GUILD, &role).await.unwrap();
    let mut moderator = Asker::new(BOB);
    moderator.roles = vec![6_002];
    let hours = [
        ("hours", json!(48)),
        ("players", json!(4)),
        ("rounds", json!(3)),
    ];
    create(&harness, &moderator, &hours).await;
    let plan = cup(&harness, 2).await.expect("a tournament").plan().clone();
    assert_eq!(plan.organiser, BOB);
    assert!(matches!(plan.begins, Begins::At(_)));
}

/// Discord takes a deleted role from everybody, so that only its number is left in the settings.
#[tokio::test]
async fn a_deleted_role_leaves_tournaments_to_moderators() {
    let harness = Harness::open().await;
    let store = &harness.app.store;
    let role = ServerSetting::TournamentRole(Some(6_004));
    store.set_server(GUILD, &role).await.unwrap();
    let role = ServerSetting::ModeratorRole(Some(6_002));
    store.set_server(GUILD, &role).await.unwrap();
    let mut member = Asker::new(ALICE);
    member.roles = vec![6_003];
    let whom = |locale| match locale {
        Locale::En => "Ask a server manager",
        Locale::De => "Frag die Serververwaltung",
        Locale::Fr => "responsables du serveur",
        Locale::Vi => "người quản lý máy chủ",
        Locale::Ja => "サーバー管理者",
        Locale::ZhCn => "服务器管理员",
        Locale::ZhTw => "伺服器管理員",
    };
    for locale in Locale::ALL {
        member.locale = locale.code().to_owned();
        let refused = create(&harness, &member, &[]).await;
        let refused = said(&refused);
        assert!(refused.private && refused.pings.is_empty(), "{refused:?}");
        for words in [whom(locale), "<@&6004>"] {
            assert!(refused.content.contains(words), "{}", refused.content);
        }
    }
    assert_eq!(cup(&harness, 1).await, None);
    create(&harness, &Asker::new(MANAGER), &[]).await;
    let mut moderator = Asker::new(BOB);
    moderator.roles = vec![6_002];
    create(&harness, &moderator, &[]).await;
    assert_eq!(cup(&harness, 2).await.unwrap().plan().organiser, BOB);
    // The role counts only on its own server.
    let mut elsewhere = Asker::new(CAROL);
    elsewhere.roles = vec![6_004];
    for guild in [Some(GuildId(GUILD.0 + 1)), None] {
        elsewhere.guild = guild;
        create(&harness, &elsewhere, &[]).await;
    }
    assert_eq!(cup(&harness, 3).await, None);
    elsewhere.guild = Some(GUILD);
    create(&harness, &elsewhere, &[]).await;
    assert_eq!(cup(&harness, 3).await.unwrap().plan().organiser, CAROL);
}

#[tokio::test]
async fn what_cannot_be_played_is_explained() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    for (options, words) in [
        (vec![("players", json!(1))], "at least 2 players"),
        (vec![("time", json!("none"))], "never end"),
        (vec![("time", json!("soon"))], "soon"),
        (
            vec![("least-rating", json!(1900)), ("most-rating", json!(1500))],
            "Swap them",
        ),
        (vec![("rules", json!("chess"))], "chess"),
    ] {
        let reply = create(&harness, &boss, &options).await;
        assert!(
            said(&reply).private && said(&reply).content.contains(words),
            "{reply:?}"
        );
    }
    let nameless = [
        ("title", json!("\u{202e}")),
        ("format", json!("swiss")),
        ("game", json!("jungle")),
    ];
    let reply = harness.command(&boss, "tournament create", &nameless).await;
    assert!(said(&reply).content.contains("Pick another"), "{reply:?}");
    assert_eq!(cup(&harness, 1).await, None);
    for sub in ["show", "join", "leave", "start", "pause", "cancel"] {
        let reply = harness
            .command(&boss, &format!("tournament {sub}"), &[])
            .await;
        assert!(
            said(&reply).content.contains("/tournament create"),
            "{sub}: {reply:?}"
        );
    }
    let reply = harness.command(&boss, "tournament list", &[]).await;
    assert!(said(&reply).content.contains("no tournaments"), "{reply:?}");
}

#[tokio::test]
async fn a_tournament_is_joined_left_started_paused_and_ended_by_hand() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    create(&harness, &boss, &[]).await;
    assert!(
        press(&harness, ALICE, "tournament:join:1")
            .await
            .contains("You've joined")
    );
    assert!(
        press(&harness, ALICE, "tournament:join:1")
            .await
            .contains("already in")
    );
    let few = harness.command(&boss, "tournament start", &[]).await;
    assert!(said(&few).content.contains("at least 2 players"), "{few:?}");
    harness
        .command(&Asker::new(BOB), "tournament join", &[])
        .await;
    assert!(
        press(&harness, BOB, "tournament:leave:1")
            .await
            .contains("You've left")
    );
    assert!(
        press(&harness, BOB, "tournament:leave:1")
            .await
            .contains("aren't in")
    );
    for player in [BOB, CAROL] {
        press(&harness, player, "tournament:join:1").await;
    }
    let shown = harness
        .command(&Asker::new(ALICE), "tournament show", &[])
        .await;
    let content = &said(&shown).content;
    for words in ["\\*\\*Spring\\*\\*", "3 of 16", "Round robin", "Dōbutsu"] {
        assert!(content.contains(words), "{words}: {content}");
    }
    assert!(said(&shown).private);
    // Each sees the buttons that they can use.
    let stranger = harness.command(&boss, "tournament show", &[]).await;
    for (shown, verbs) in [(&shown, [false, true]), (&stranger, [true, false])] {
        let rows = format!("{:?}", said(shown).rows);
        let here = ["tournament:join:1", "tournament:leave:1"].map(|id| rows.contains(id));
        assert_eq!(here, verbs, "{rows}");
    }

    // Strangers organise nothing.
    for sub in ["start", "pause", "cancel"] {
        let options = [("tournament", json!(1))];
        let reply = harness
            .command(&Asker::new(ALICE), &format!("tournament {sub}"), &options)
            .await;
        assert!(
            said(&reply).content.contains("Only the organiser"),
            "{sub}: {reply:?}"
        );
    }
    let started = harness.command(&boss, "tournament start", &[]).await;
    assert!(
        said(&started).content.contains("is starting"),
        "{started:?}"
    );
    advance(&harness.app, TournamentId(1)).await;
    assert_eq!(running(&harness.app, TournamentId(1)).await.len(), 1);
    assert!(
        press(&harness, MANAGER, "tournament:join:1")
            .await
            .contains("already started")
    );
    let again = harness
        .command(&boss, "tournament start", &[("tournament", json!(1))])
        .await;
    assert!(
        said(&again).content.contains("already started"),
        "{again:?}"
    );

    // Leaving a running one asks first.
    let asked = harness
        .command(&Asker::new(ALICE), "tournament leave", &[])
        .await;
    assert_eq!(said(&asked).rows.len(), 1, "{asked:?}");
    let public = harness
        .press(&Asker::new(ALICE), "tournament:withdraw:1", &[], false)
        .await;
    assert!(said(&public).content.contains("doesn't work") || said(&public).private);
    assert!(
        cup(&harness, 1).await.unwrap().is_active(ALICE),
        "only the private question asks it"
    );
    let stays = harness
        .press(&Asker::new(ALICE), "tournament:keep:1", &[], true)
        .await;
    assert!(said(&stays).content.contains("nothing has changed") && said(&stays).rows.is_empty());
    assert!(cup(&harness, 1).await.unwrap().is_active(ALICE));
    let left = harness
        .press(&Asker::new(ALICE), "tournament:withdraw:1", &[], true)
        .await;
    assert!(said(&left).content.contains("You've left"), "{left:?}");
    assert!(!cup(&harness, 1).await.unwrap().is_active(ALICE));

    for words in ["is paused", "goes on"] {
        let reply = harness.command(&boss, "tournament pause", &[]).await;
        assert!(said(&reply).content.contains(words), "{reply:?}");
    }
    let asked = harness.command(&boss, "tournament cancel", &[]).await;
    assert_eq!(said(&asked).rows.len(), 1);
    assert_ne!(
        cup(&harness, 1).await.unwrap().phase(),
        TournamentPhase::Cancelled
    );
    let ended = harness.press(&boss, "tournament:cancel:1", &[], true).await;
    assert!(said(&ended).content.contains("ended early"), "{ended:?}");
    assert_eq!(
        cup(&harness, 1).await.unwrap().phase(),
        TournamentPhase::Cancelled
    );
    let list = harness
        .command(&Asker::new(ALICE), "tournament list", &[])
        .await;
    assert!(said(&list).content.contains("ended early"), "{list:?}");
}

#[tokio::test]
async fn conditions_are_explained_with_what_the_player_has() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    let needs = [("least-rating", json!(1600)), ("least-games", json!(5))];
    create(&harness, &boss, &needs).await;
    let usual = Rated::new("dobutsu").standing.rating.rating.round();
    let refused = press(&harness, ALICE, "tournament:join:1").await;
    for words in [
        "1600 or higher",
        "at least 5 rated games",
        &usual.to_string(),
        "0 rated games",
    ] {
        assert!(refused.contains(words), "{words}: {refused}");
    }
    let role = ServerSetting::PlayerRole(Some(6_003));
    harness.app.store.set_server(GUILD, &role).await.unwrap();
    let refused = press(&harness, ALICE, "tournament:join:1").await;
    assert!(refused.contains("role"), "{refused}");
    assert!(cup(&harness, 1).await.unwrap().entrants().is_empty());
}

#[tokio::test]
async fn no_forged_control_changes_a_tournament() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    create(&harness, &boss, &[]).await;
    for player in [ALICE, BOB] {
        press(&harness, player, "tournament:join:1").await;
    }
    let (stranger, mut abroad) = (Asker::new(CAROL), Asker::new(MANAGER));
    abroad.guild = Some(GuildId(GUILD.0 + 1));
    let mut direct = Asker::new(ALICE);
    direct.guild = None;
    for round in 0..2 {
        let before = cup(&harness, 1).await;
        for verb in ["leave", "withdraw", "cancel", "join", "win"] {
            for id in ["1", "0", "-1", "2", "9223372036854775807", "x", "1:1"] {
                for private in [true, false] {
                    for asker in [&stranger, &abroad, &direct] {
                        let joins = verb == "join" && id == "1" && asker.id == CAROL;
                        if joins && round == 0 {
                            continue;
                        }
                        let control = format!("tournament:{verb}:{id}");
                        let reply = harness.press(asker, &control, &["x"], private).await;
                        assert!(said(&reply).private, "{control}: {reply:?}");
                        assert_eq!(cup(&harness, 1).await, before, "{control} by {asker:?}");
                    }
                }
            }
        }
        if round == 0 {
            harness.command(&boss, "tournament start", &[]).await;
            advance(&harness.app, TournamentId(1)).await;
        }
    }
    play_out(&harness.app, TournamentId(1)).await;
}

/// The same interaction twice creates one tournament.
#[tokio::test]
async fn a_repeated_interaction_creates_one_tournament() {
    let harness = Harness::open().await;
    let handle = crate::store::handle(77);
    let plan = TournamentPlan {
        guild: GUILD,
        conditions: Conditions::default(),
        ..super::plan(Format::Swiss { rounds: 2 }, 4)
    };
    let made = async || {
        let made = harness
            .app
            .create_tournament(plan.clone(), GAMES, Some(&handle))
            .await;
        made.unwrap().id()
    };
    assert_eq!(
        (made().await, made().await),
        (TournamentId(1), TournamentId(1))
    );
    assert_eq!(
        harness
            .app
            .store
            .tournaments_in(GUILD, 9, 0)
            .await
            .unwrap()
            .len(),
        1
    );
}

#[tokio::test]
async fn forged_pages_of_the_list_show_nothing_of_other_servers() {
    let harness = Harness::open().await;
    for number in 1..=7 {
        let options = [
            ("title", json!(format!("Cup {number}"))),
            ("format", json!("swiss")),
            ("game", json!("dobutsu")),
        ];
        harness
            .command(&Asker::new(MANAGER), "tournament create", &options)
            .await;
    }
    let alice = Asker::new(ALICE);
    let page = async |by: &Asker, id: &str, private: bool| {
        let reply = harness.press(by, id, &[], private).await;
        assert!(said(&reply).private, "{id}: {reply:?}");
        said(&reply).content.clone()
    };
    let second = page(&alice, "tournaments:1", true).await;
    assert!(second.contains("**#1** Cup 1 · open to join"), "{second}");
    // After the last page, as when tournaments were erased meanwhile.
    for id in ["tournaments:2", "tournaments:999"] {
        let none = harness.press(&alice, id, &[], true).await;
        assert!(said(&none).content.contains("the last page"), "{none:?}");
        assert_eq!(said(&none).rows.len(), 1, "a button to the first page");
    }
    for id in [
        "tournaments",
        "tournaments:",
        "tournaments:-1",
        "tournaments:1000",
        "tournaments:99999999999999999999",
        "tournaments:1:1",
        "tournaments:0x1",
    ] {
        let refused = page(&alice, id, true).await;
        assert!(!refused.contains("Cup"), "{id}: {refused}");
    }
    // Nobody else sees the message with the buttons, so they are on no public one.
    let refused = page(&alice, "tournaments:0", false).await;
    assert!(!refused.contains("Cup"), "{refused}");
    for guild in [Some(GuildId(GUILD.0 + 1)), None] {
        let mut elsewhere = Asker::new(ALICE);
        elsewhere.guild = guild;
        for id in ["tournaments:0", "tournaments:1"] {
            let other = page(&elsewhere, id, true).await;
            assert!(!other.contains("Cup"), "{id}: {other}");
        }
    }
}

#[tokio::test]
async fn a_role_can_be_needed_and_a_swiss_tournament_joined_late() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    let cup = [
        ("title", json!("Late Cup")),
        ("format", json!("swiss")),
        ("game", json!("dobutsu")),
        ("rounds", json!(2)),
    ];
    let with = async |more: &[(&str, Value)]| {
        let options: Vec<_> = cup.iter().chain(more).cloned().collect();
        let reply = harness.command(&boss, "tournament create", &options).await;
        said(&reply).content.clone()
    };
    let refused = with(&[("role", json!("players"))]).await;
    assert!(refused.contains("Mention one role"), "{refused}");
    let refused = with(&[("late", json!(3))]).await;
    assert!(refused.contains("Late entry works only"), "{refused}");
    with(&[("role", json!("<@&6005>")), ("late", json!(2))]).await;
    let refused = press(&harness, ALICE, "tournament:join:1").await;
    assert!(refused.contains("<@&6005>"), "{refused}");
    let mut people = [ALICE, BOB, CAROL].map(Asker::new);
    for person in &mut people {
        person.roles = vec![6_005];
    }
    for person in &people[..2] {
        harness.press(person, "tournament:join:1", &[], false).await;
    }
    harness.command(&boss, "tournament start", &[]).await;
    advance(&harness.app, TournamentId(1)).await;
    let shown = harness.command(&boss, "tournament show", &[]).await;
    let post = said(&shown);
    assert!(post.content.contains("until round 2"), "{}", post.content);
    assert_eq!(post.rows.len(), 1, "it can still be joined");
    let joined = harness
        .press(&people[2], "tournament:join:1", &[], false)
        .await;
    assert!(said(&joined).content.contains("next round"), "{joined:?}");
    let listed = harness.command(&people[0], "games", &[]).await;
    let listed = &said(&listed).content;
    assert!(listed.contains("🏆 Late Cup · round 1"), "{listed}");
    play_out(&harness.app, TournamentId(1)).await;
    assert_eq!(
        cup_of(&harness).await.rows.len(),
        0,
        "nobody can join any more"
    );
    // Alice has won both of her games, and a medal.
    assert_eq!(harness.app.store.medals(ALICE).await.unwrap(), [1, 0, 0]);
    let profile = harness.command(&people[0], "profile", &[]).await;
    let profile = &said(&profile).content;
    assert!(profile.contains("Tournaments: 🥇 1"), "{profile}");
    let report = harness.app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

async fn cup_of(harness: &Harness) -> banyan::discord::model::reply::Message {
    let shown = harness
        .command(&Asker::new(MANAGER), "tournament show", &[])
        .await;
    said(&shown).clone()
}

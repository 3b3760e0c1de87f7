//! Controls and forms that no client would send: of other players' games, with invalid players, from the wrong places.
//! Each is answered, and none does more than its sender could do with the controls that they see.

use std::collections::BTreeSet;

use banyan::{
    discord::model::{ids::matches::MatchControl, match_action::MatchAction, reply::Body},
    play::{ChannelId, Command, GuildId, MatchId, Terms, TimeControl},
    rules::Side,
    store::{Server, ServerSetting, UserId},
};

use super::harness::{ALICE, Asker, BOB, CAROL, GAMES, GUILD, Harness, MANAGER, said};
use super::hostile::check_reply;

/// The users whom a message may mention.
const PLAYERS: [u64; 4] = [301, 302, 303, 304];

/// Every verb of a match's controls. The match in `only_shows` fails to compile if a new one is missing here.
const VERBS: [&str; 19] = [
    "accept", "decline", "reason", "propose", "cancel", "move", "piece", "to", "type", "typed",
    "plan", "planned", "hint", "more", "keep", "rules", "replay", "analyse", "record",
];

/// Whether a control only shows something, so that anybody may use it.
fn only_shows(control: &MatchControl) -> bool {
    match control {
        MatchControl::Keep(_)
        | MatchControl::Rules(_)
        | MatchControl::Replay(_)
        | MatchControl::Analyse(_)
        | MatchControl::Record(_) => true,
        MatchControl::Accept(_)
        | MatchControl::Decline(_)
        | MatchControl::Reason(_)
        | MatchControl::Propose(_)
        | MatchControl::Choose(..)
        | MatchControl::Send(..)
        | MatchControl::Cancel(_)
        | MatchControl::Move(_)
        | MatchControl::Piece(_)
        | MatchControl::To(_)
        | MatchControl::Type(_)
        | MatchControl::Typed(_)
        | MatchControl::Plan(_)
        | MatchControl::PlanAgain(..)
        | MatchControl::Planned(_)
        | MatchControl::Hint(_)
        | MatchControl::More(_)
        | MatchControl::Action(..)
        | MatchControl::Sure(..) => false,
    }
}

/// Every control of a match at a position.
fn controls(id: MatchId, seq: u32) -> Vec<String> {
    let plain = VERBS.map(str::to_owned).into_iter();
    let wishes = MatchAction::ALL.map(|wish| wish.key().to_owned());
    let sure = MatchAction::ALL.map(|wish| format!("{}-yes", wish.key()));
    let all = plain.chain(wishes).chain(sure);
    all.map(|verb| format!("{verb}:{id}:{seq}"))
        .chain(
            [
                "choose-rules",
                "choose-side",
                "choose-time",
                "choose-rated",
                "send",
            ]
            .map(|verb| format!("{verb}:{id}:{seq}:dobutsu/classic,first,7d,")),
        )
        .chain([format!("plan-again:{id}:{seq}:7")])
        .collect()
}

/// A challenge, a running game, one with all offers open, one that is out of time, a finished one and an aborted one.
async fn games(harness: &Harness) -> Vec<MatchId> {
    use banyan::play::Offer;
    let mut games = vec![harness.challenge().await];
    let (running, offered, over, void) = (
        harness.begin().await,
        harness.begin().await,
        harness.begin_rated().await,
        harness.begin().await,
    );
    for id in [running, offered, over] {
        for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6")] {
            let text = text.to_owned();
            harness.does(id, player, Command::Move { text }).await;
        }
    }
    for offer in [Offer::Draw, Offer::Takeback, Offer::Pause] {
        harness.does(offered, BOB, Command::Offer(offer)).await;
    }
    harness.does(over, BOB, Command::Resign).await;
    harness
        .does(over, BOB, Command::Offer(Offer::Rematch))
        .await;
    harness.does(void, BOB, Command::Abort).await;
    games.extend([running, offered, over, void]);
    games
}

#[tokio::test]
async fn no_control_of_a_game_moves_it_for_anybody_else() {
    let harness = Harness::open().await;
    let games = games(&harness).await;
    let newest = *games.last().expect("games");
    for id in &games {
        let before = harness.game(*id).await;
        for seq in BTreeSet::from([before.position_seq(), before.seq()]) {
            for control in controls(*id, seq) {
                let read: MatchControl = control.parse().expect("a control");
                let values = match read {
                    MatchControl::To(_) => ["d3d4"],
                    MatchControl::Choose(..) => ["jungle/german"],
                    _ => ["c3"],
                };
                for stranger in [CAROL, MANAGER] {
                    let stranger = Asker::new(stranger);
                    for private in [true, false] {
                        let reply = harness.press(&stranger, &control, &values, private).await;
                        let form = matches!(reply.body, Body::Modal(_));
                        let harmless = form || only_shows(&read) || said(&reply).private;
                        assert!(harmless, "{control}: {reply:?}");
                    }
                    let fields = [("move", "d3d4")];
                    let reply = harness.submit(&stranger, &control, &fields).await;
                    assert!(said(&reply).private, "{control}: {reply:?}");
                }
                assert_eq!(harness.game(*id).await, before, "{control}");
                let plans = harness.app.store.plans(*id).await.unwrap();
                assert!(plans.is_empty(), "{control}");
            }
        }
    }
    let next = harness.app.game(MatchId(newest.0 + 1)).await.unwrap();
    assert_eq!(next, None, "no game began");
}

#[tokio::test]
async fn invalid_players_cannot_be_challenged() {
    let harness = Harness::open().await;
    let (alice, mut direct) = (Asker::new(ALICE), Asker::new(ALICE));
    direct.guild = None;
    let gone = harness.player(UserId(399)).await;
    harness.app.store.forget_player(gone).await.unwrap();
    let mut tried = 0;
    for (asker, opponent) in [
        (&alice, "0"),
        (&alice, &*gone.to_string()),
        (&alice, &*u64::MAX.to_string()),
        (&alice, &*ALICE.to_string()),
        (&direct, &*BOB.to_string()),
        (&direct, "0"),
    ] {
        let send = format!("invite-send:{opponent}:jungle/classic,lot,3d,1");
        let answer = harness.press(asker, &send, &[], true).await;
        assert!(said(&answer).private, "{send}: {answer:?}");
        let rated = send.replace("send", "rated");
        let shown = harness.press(asker, &rated, &[], true).await;
        assert!(said(&shown).private, "{rated}: {shown:?}");
        check_reply(&shown, &PLAYERS, "a forged control");
        let form = format!("import:{opponent}:jungle/classic,,,");
        let text = "[Ruleset \"jungle/classic\"]\n\n1. c3d3 g7g6";
        let posted = harness.submit(asker, &form, &[("record", text)]).await;
        assert!(said(&posted).private, "{form}: {posted:?}");
        check_reply(&posted, &PLAYERS, "a forged control");
        tried += 1;
        let none = harness.app.game(MatchId(1)).await.unwrap();
        assert_eq!(none, None, "{tried}: {opponent}");
    }
    for page in ["games:0:0", "profile:show:0", "profile:versus:0"] {
        let reply = harness.press(&alice, page, &[], true).await;
        assert!(said(&reply).private, "{page}");
        check_reply(&reply, &PLAYERS, "a forged control");
    }
}

#[tokio::test]
async fn a_server_keeps_no_place_that_nobody_can_have() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    for (verb, menu) in [
        ("channels", 8),
        ("players", 6),
        ("moderators", 6),
        ("tournaments", 6),
        ("news", 8),
    ] {
        for value in ["0", "-1", "x", "18446744073709551616"] {
            for kind in [3, menu] {
                let data = serde_json::json!({
                    "custom_id": format!("srv:{verb}:"), "component_type": kind, "values": [value],
                });
                let more = serde_json::json!({"message": super::harness::message(&boss, true)});
                let whole = harness.interaction(&boss, 3, &data, &more);
                // Values that Discord's menus cannot contain are not even parsed.
                if let Some(reply) = harness.send(whole).await {
                    check_reply(&reply, &PLAYERS, "a forged control");
                }
                let server = harness.app.store.server(GUILD).await.unwrap();
                assert_eq!(server, Server::default(), "{verb} {value}");
            }
        }
    }
    let panel = harness.command(&boss, "server", &[]).await;
    check_reply(&panel, &PLAYERS, "a forged control");
}

/// A server's settings apply to games that start on it, wherever the request comes from.
#[tokio::test]
async fn server_settings_apply_from_everywhere() {
    const ROLE: u64 = 6_002;
    let harness = Harness::open().await;
    let over = harness.begin().await;
    harness.does(over, BOB, Command::Resign).await;
    let challenge = harness.challenge().await;
    let nowhere = Terms {
        time: TimeControl::Days(3),
        ..Terms::new(
            ALICE,
            Some(BOB),
            "jungle/classic".parse().unwrap(),
            ChannelId(GAMES.0 + 7),
        )
    };
    let free = harness
        .app
        .challenge(nowhere, None)
        .await
        .unwrap()
        .game
        .id();
    let settled = [
        [
            ServerSetting::PlayerRole(Some(ROLE)),
            ServerSetting::Channels(vec![]),
        ],
        [
            ServerSetting::PlayerRole(None),
            ServerSetting::Channels(vec![ChannelId(GAMES.0 + 1)]),
        ],
    ];
    let here = Asker::new(BOB);
    let mut direct = here.clone();
    (direct.guild, direct.channel) = (None, ChannelId(909));
    let mut abroad = here.clone();
    (abroad.guild, abroad.channel) = (Some(GuildId(GUILD.0 + 1)), ChannelId(910));
    let seq = harness.game(over).await.seq();
    for settings in settled {
        for setting in settings {
            harness.app.store.set_server(GUILD, &setting).await.unwrap();
        }
        for asker in [&here, &direct, &abroad] {
            for (id, control) in [
                (over, format!("rematch:{over}:{seq}")),
                (challenge, format!("accept:{challenge}:1")),
                (challenge, format!("send:{challenge}:1:,,7d,")),
            ] {
                let before = harness.game(id).await;
                let reply = harness.press(asker, &control, &[], false).await;
                assert!(said(&reply).private, "{control}");
                assert_eq!(harness.game(id).await, before, "{control} by {asker:?}");
            }
            let options = [("what", "rematch".into()), ("game", over.0.into())];
            let before = harness.game(over).await;
            let reply = harness.command(asker, "offer", &options).await;
            assert!(said(&reply).private, "{reply:?}");
            assert_eq!(harness.game(over).await, before, "by {asker:?}");
        }
    }
    // Another server's settings do not apply to this server's games, nor to games in direct messages.
    let anywhere = ServerSetting::Channels(vec![]);
    harness
        .app
        .store
        .set_server(GUILD, &anywhere)
        .await
        .unwrap();
    let strict = ServerSetting::PlayerRole(Some(ROLE));
    harness
        .app
        .store
        .set_server(GuildId(GUILD.0 + 1), &strict)
        .await
        .unwrap();
    for id in [challenge, free] {
        let accept = format!("accept:{id}:1");
        harness.press(&abroad, &accept, &[], false).await;
        assert!(harness.game(id).await.side_of(BOB).is_some(), "{accept}");
        assert_ne!(harness.game(id).await.player(Side::First), None);
    }
}

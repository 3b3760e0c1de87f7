//! A tournament on two servers: both sides agree, each has its post, and games are played where both players are.

use std::time::Duration;

use banyan::play::{Actor, ChannelId, Command, GuildId, PlayerId, Stamped, TournamentId, Venue};
use banyan::store::{JobId, JobKind, Subject};
use banyan::tournaments::{TournamentCommand, TournamentPhase};
use serde_json::json;

use super::{advance, game, play_out, running, tournament};
use crate::guard::harness::{
    ALICE, Asker, BOB, CAROL, GAMES, GUILD, Harness, MANAGER, discord, member, said, user,
};

const CUP: TournamentId = TournamentId(1);
const GUEST_SERVER: GuildId = GuildId(900);
const GUEST_CHANNEL: ChannelId = ChannelId(901);

/// The same person on the other server.
fn guest_asker(player: PlayerId, manages: bool) -> Asker {
    let mut asker = Asker::new(player);
    asker.guild = Some(GUEST_SERVER);
    asker.channel = GUEST_CHANNEL;
    asker.permissions = if manages { 1 << 5 | 1 << 11 } else { 1 << 11 };
    asker
}

async fn create(harness: &Harness, guests: bool) {
    let options = [
        ("title", json!("Cup")),
        ("format", json!("round-robin")),
        ("game", json!("dobutsu")),
        ("guests", json!(guests)),
    ];
    harness
        .command(&Asker::new(MANAGER), "tournament create", &options)
        .await;
}

async fn bring(harness: &Harness, by: &Asker) -> String {
    let options = [("tournament", json!(1))];
    let reply = harness.command(by, "tournament bring", &options).await;
    said(&reply).content.clone()
}

async fn press(
    harness: &Harness,
    by: &Asker,
    verb: &str,
    values: &[&str],
    private: bool,
) -> String {
    let control = format!("tournament:{verb}:1");
    let reply = harness.press(by, &control, values, private).await;
    said(&reply).content.clone()
}

fn contains(said: &str, words: &str) {
    assert!(said.contains(words), "{words:?} is missing: {said}");
}

#[tokio::test]
async fn both_servers_agree_and_games_are_where_both_players_are() {
    let harness = Harness::open().await;
    create(&harness, false).await;
    let boss = Asker::new(MANAGER);
    let host = guest_asker(CAROL, true);
    contains(
        &bring(&harness, &host).await,
        "no tournament #1 that's open",
    );
    let open = [
        ("guests", json!(true)),
        ("reason", json!("a friendly match")),
    ];
    harness.command(&boss, "tournament settings", &open).await;
    contains(
        &bring(&harness, &guest_asker(BOB, false)).await,
        "Only server managers",
    );
    contains(
        &bring(&harness, &host).await,
        "The managers and moderators of its server decide",
    );
    contains(&bring(&harness, &boss).await, "a tournament of this server");
    // Only the tournament's own side admits; strangers join nothing before.
    contains(
        &press(&harness, &guest_asker(BOB, false), "join", &[], false).await,
        "no tournament #1",
    );
    for stranger in [Asker::new(ALICE), host.clone()] {
        let refused = press(&harness, &stranger, "servers", &[], false).await;
        assert!(!refused.contains("Pick one"), "{refused}");
        press(&harness, &stranger, "server", &["admit:900"], true).await;
    }
    // Nor does an organiser who moderates no more.
    let mut former = boss.clone();
    former.permissions = 1 << 11;
    for (verb, values) in [("servers", &[][..]), ("server", &["admit:900"])] {
        let refused = press(&harness, &former, verb, values, !values.is_empty()).await;
        contains(&refused, "moderators can let other servers");
    }
    let asked = tournament(&harness.app, CUP).await;
    assert!(!asked.is_on(GUEST_SERVER));
    contains(
        &press(&harness, &boss, "servers", &[], false).await,
        "Pick one",
    );
    contains(
        &press(&harness, &boss, "server", &["admit:7"], true).await,
        "has just changed",
    );
    contains(
        &press(&harness, &boss, "server", &["admit:900"], true).await,
        "now takes part",
    );
    let places = harness.app.store.tournament_places(CUP).await.unwrap();
    let places: Vec<_> = places
        .iter()
        .map(|place| (place.guild, place.channel))
        .collect();
    assert_eq!(places, [(GUILD, GAMES), (GUEST_SERVER, GUEST_CHANNEL)]);
    let listed = harness.command(&host, "tournament list", &[]).await;
    contains(&said(&listed).content, "Cup");

    // A moderator of the other server organises nothing.
    let options = [("tournament", json!(1))];
    let refused = harness.command(&host, "tournament start", &options).await;
    contains(&said(&refused).content, "Only the organiser");

    press(&harness, &Asker::new(ALICE), "join", &[], false).await;
    for visitor in [guest_asker(BOB, false), host.clone()] {
        contains(
            &press(&harness, &visitor, "join", &[], false).await,
            "You've joined",
        );
    }
    harness.command(&boss, "tournament start", &[]).await;
    // Three rounds: two games between the servers, one of the visitors among themselves.
    let (mut at_home, mut direct) = (Vec::new(), 0);
    for _ in 0..3 {
        advance(&harness.app, CUP).await;
        for summary in running(&harness.app, CUP).await {
            let begun = game(&harness.app, summary.id).await;
            match begun.venue() {
                Some(Venue::Direct) => direct += 1,
                _ => at_home.push((begun.terms().guild, begun.channel())),
            }
        }
        super::smaller_numbers_win(&harness.app, CUP).await;
    }
    assert_eq!(
        (at_home, direct),
        (vec![(Some(GUEST_SERVER), GUEST_CHANNEL)], 2)
    );
    play_out(&harness.app, CUP).await;
    assert_eq!(
        tournament(&harness.app, CUP).await.phase(),
        TournamentPhase::Over
    );
    let report = harness.app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

#[tokio::test]
async fn a_server_leaves_and_its_players_stay() {
    let harness = Harness::open().await;
    create(&harness, true).await;
    let host = guest_asker(CAROL, true);
    bring(&harness, &host).await;
    contains(&bring(&harness, &host).await, "no longer takes part");
    assert!(tournament(&harness.app, CUP).await.guests().is_empty());
    // The organiser can decline; an old panel does nothing else than it says.
    let boss = Asker::new(MANAGER);
    bring(&harness, &host).await;
    let declined = press(&harness, &boss, "server", &["remove:900"], true).await;
    contains(&declined, "no longer takes part");
    let late = press(&harness, &boss, "server", &["admit:900"], true).await;
    contains(&late, "has just changed");
    bring(&harness, &host).await;
    press(&harness, &boss, "server", &["admit:900"], true).await;
    let again = press(&harness, &boss, "server", &["admit:900"], true).await;
    contains(&again, "has just changed");
    assert!(tournament(&harness.app, CUP).await.is_on(GUEST_SERVER));
    press(&harness, &host, "join", &[], false).await;
    press(&harness, &Asker::new(ALICE), "join", &[], false).await;
    // The bot is removed from the other server.
    harness.app.leave_as_guest(GUEST_SERVER).await.unwrap();
    let left = tournament(&harness.app, CUP).await;
    assert!(left.guests().is_empty() && left.is_active(CAROL));
    let places = harness.app.store.tournament_places(CUP).await.unwrap();
    assert_eq!(places.len(), 1);
    super::does(&harness.app, CUP, MANAGER, TournamentCommand::Start).await;
    advance(&harness.app, CUP).await;
    // She sees no channel of the tournament: her games come to her, and she can still look and leave.
    let begun = running(&harness.app, CUP).await[0].id;
    let begun = game(&harness.app, begun).await;
    assert_eq!(begun.venue(), Some(Venue::Direct));
    let leave = press(&harness, &host, "leave", &[], false).await;
    assert!(!leave.contains("no tournament"), "{leave}");
    // Only moderators of the tournament's own server decide its games.
    let ruling = [("game", json!(begun.id().0)), ("reason", json!("a friend"))];
    let refused = harness.command(&host, "moderate draw", &ruling).await;
    assert!(said(&refused).private, "{refused:?}");
    assert_eq!(game(&harness.app, begun.id()).await.seq(), begun.seq());
    play_out(&harness.app, CUP).await;
    assert_eq!(
        tournament(&harness.app, CUP).await.phase(),
        TournamentPhase::Over
    );
    let report = harness.app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

#[tokio::test]
async fn managers_erase_what_is_stored_of_a_tournament() {
    let harness = Harness::open().await;
    create(&harness, true).await;
    for player in [ALICE, BOB] {
        press(&harness, &Asker::new(player), "join", &[], false).await;
    }
    let boss = Asker::new(MANAGER);
    harness.command(&boss, "tournament start", &[]).await;
    let erase = async |by: &Asker| {
        let options = [("tournament", json!(1))];
        let reply = harness.command(by, "tournament erase", &options).await;
        said(&reply).content.clone()
    };
    contains(&erase(&boss).await, "isn't over");
    play_out(&harness.app, CUP).await;
    assert_eq!(harness.app.store.medals(ALICE).await.unwrap(), [1, 0, 0]);
    contains(&erase(&Asker::new(ALICE)).await, "Only server managers");
    contains(
        &press(&harness, &Asker::new(ALICE), "erase", &[], true).await,
        "Only server managers",
    );
    contains(&erase(&boss).await, "for good?");
    // What waits for it goes with it, and nothing of another one's.
    let store = &harness.app.store;
    let later = harness.app.clock.now().after(Duration::from_hours(9));
    let others = [TournamentId(10), TournamentId(11)];
    for id in [CUP, others[0], others[1]] {
        store
            .add_tournament_job(JobKind::Table, id, later)
            .await
            .unwrap();
        for kind in [JobKind::RoundEnds, JobKind::Podium] {
            store.add_entrant_job(kind, id, ALICE, later).await.unwrap();
        }
    }
    let waits = async |id| {
        let mut waits = 0;
        for (subject, kind) in [
            (Subject::Tournament(id), JobKind::Table),
            (Subject::Entrant(id, ALICE), JobKind::RoundEnds),
            (Subject::Entrant(id, ALICE), JobKind::Podium),
        ] {
            let job = JobId { subject, kind };
            waits += u32::from(store.has_job(&job).await.unwrap());
        }
        waits
    };
    assert_eq!(waits(CUP).await, 3);
    contains(
        &press(&harness, &boss, "erase", &[], true).await,
        "is deleted",
    );
    assert_eq!(waits(CUP).await, 0);
    for other in others {
        assert_eq!(waits(other).await, 3);
    }
    assert_eq!(harness.app.tournament(CUP).await.unwrap(), None);
    assert_eq!(harness.app.store.medals(ALICE).await.unwrap(), [0, 0, 0]);
    assert_eq!(harness.app.advance_tournament(CUP).await.unwrap(), None);
    // The game stays.
    assert!(
        harness
            .app
            .game(banyan::play::MatchId(1))
            .await
            .unwrap()
            .is_some()
    );
    let report = harness.app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

/// A server wants to be forgotten: all of its tournaments go, also one that runs, and nothing of another server's.
#[tokio::test]
async fn all_tournaments_of_a_server_are_erased_also_those_that_run() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    // One that is over, a cancelled one, one that runs, and one that is open.
    for number in 1..=4 {
        create(&harness, false).await;
        for player in [ALICE, BOB] {
            let join = format!("tournament:join:{number}");
            harness.press(&Asker::new(player), &join, &[], false).await;
        }
        let id = TournamentId(number);
        let then = match number {
            2 => TournamentCommand::Cancel,
            4 => continue,
            _ => TournamentCommand::Start,
        };
        super::does(&harness.app, id, MANAGER, then).await;
        if number == 1 {
            play_out(&harness.app, id).await;
        }
    }
    let runs = TournamentId(3);
    advance(&harness.app, runs).await;
    let [summary] = &running(&harness.app, runs).await[..] else {
        panic!("one game")
    };
    // Another process has read it, and is about to write.
    let mut late = tournament(&harness.app, runs).await;
    let since = late.seq();
    let event = late.decide(
        Actor::Player(MANAGER),
        &TournamentCommand::Pause,
        harness.clock.now(),
    );
    let stamped = Stamped {
        seq: since + 1,
        at: harness.clock.now(),
        by: Actor::Player(MANAGER),
        event: event.unwrap().remove(0),
    };
    late.apply(&stamped).unwrap();
    let store = &harness.app.store;
    assert_eq!(store.erase_tournaments_of(GUEST_SERVER).await.unwrap(), 0);
    assert!(harness.app.tournament(CUP).await.unwrap().is_some());
    assert_eq!(store.erase_tournaments_of(GUILD).await.unwrap(), 4);
    assert!(!store.commit_tournament(&late, since).await.unwrap());
    let list = harness.command(&boss, "tournament list", &[]).await;
    let list = &said(&list).content;
    assert!(!list.contains('#'), "{list}");
    for number in 1..=4 {
        let id = TournamentId(number);
        assert_eq!(harness.app.tournament(id).await.unwrap(), None);
        assert_eq!(harness.app.advance_tournament(id).await.unwrap(), None);
        for kind in [JobKind::Advance, JobKind::Table, JobKind::Podium] {
            let subject = Subject::Tournament(id);
            assert!(!store.has_job(&JobId { subject, kind }).await.unwrap());
        }
    }
    for player in [ALICE, BOB] {
        assert_eq!(store.medals(player).await.unwrap(), [0, 0, 0]);
        assert_eq!(store.tournaments_of(player).await.unwrap(), []);
    }
    // Its buttons say so, and its game goes on as an ordinary one.
    let pressed = harness
        .press(&Asker::new(ALICE), "tournament:leave:3", &[], false)
        .await;
    contains(&said(&pressed).content, "no tournament #3");
    let begun = game(&harness.app, summary.id).await;
    let by = Actor::Player(begun.to_move().unwrap());
    let resigned = harness.app.act(summary.id, by, Command::Resign, None, None);
    resigned.await.unwrap();
    assert_eq!(store.round_of(summary.id).await.unwrap(), None);
    assert_eq!(store.erase_tournaments_of(GUILD).await.unwrap(), 0);
    let report = store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

/// A ladder on two servers: a player on the other one is told there, and answers there.
#[tokio::test]
async fn a_ladder_is_climbed_across_servers() {
    let harness = Harness::open().await;
    let boss = Asker::new(MANAGER);
    let options = [
        ("title", json!("Steps")),
        ("format", json!("ladder")),
        ("game", json!("dobutsu")),
        ("guests", json!(true)),
    ];
    harness.command(&boss, "tournament create", &options).await;
    bring(&harness, &guest_asker(CAROL, true)).await;
    press(&harness, &boss, "server", &["admit:900"], true).await;
    press(&harness, &Asker::new(ALICE), "join", &[], false).await;
    for visitor in [BOB, CAROL] {
        press(&harness, &guest_asker(visitor, false), "join", &[], false).await;
    }
    harness.command(&boss, "tournament start", &[]).await;
    advance(&harness.app, CUP).await;

    // The panel of a visitor lists those above on both servers.
    let panel = harness
        .command(&guest_asker(CAROL, false), "tournament challenge", &[])
        .await;
    contains(&said(&panel).content, "Your place on **Steps**: 3.");
    let challenge = async |by: &Asker, opponent: PlayerId| {
        let values = [&*opponent.to_string()];
        harness
            .press(by, "tournament:opponent:1", &values, true)
            .await
    };
    let told_alone = async |player| {
        let (subject, kind) = (Subject::Entrant(CUP, player), JobKind::RoundEnds);
        let job = JobId { subject, kind };
        harness.app.store.has_job(&job).await.unwrap()
    };
    let public = challenge(&guest_asker(BOB, false), ALICE).await;
    let across = said(&public);
    contains(&across.content, "for place 1");
    contains(&across.content, "plays on another server");
    assert!(across.rows.is_empty() && across.pings.is_empty());
    assert!(public.redundant_job.is_none() && told_alone(ALICE).await);
    // On the same server, the message itself tells the opponent.
    let public = challenge(&guest_asker(CAROL, false), BOB).await;
    let together = said(&public);
    assert!(!together.content.contains("another server"));
    assert_eq!((together.rows.len(), &together.pings[..]), (1, &[BOB][..]));
    assert!(public.redundant_job.is_some());

    // She answers on her own server, from the panel of the post.
    let own = harness
        .command(&Asker::new(ALICE), "tournament challenge", &[])
        .await;
    contains(&said(&own).content, "for place 1");
    let accepts = async |by: &Asker, pairing: u8, private: bool| {
        let id = format!("ladder:accept:1:{pairing}");
        said(&harness.press(by, &id, &[], private).await)
            .content
            .clone()
    };
    let accepted = accepts(&Asker::new(ALICE), 1, true).await;
    contains(&accepted, "accepts the challenge");
    accepts(&guest_asker(BOB, false), 2, false).await;
    advance(&harness.app, CUP).await;
    let mut venues = Vec::new();
    for summary in running(&harness.app, CUP).await {
        let begun = game(&harness.app, summary.id).await;
        venues.push((begun.venue() == Some(Venue::Direct), begun.channel()));
    }
    assert_eq!(venues.len(), 2);
    assert!(venues[0].0, "between the servers: {venues:?}");
    assert_eq!(venues[1], (false, GUEST_CHANNEL));
    // Bob and Carol win.
    for summary in running(&harness.app, CUP).await {
        let loser = if summary.opponent == Some(ALICE) || summary.challenger == ALICE {
            ALICE
        } else {
            BOB
        };
        let by = Actor::Player(loser);
        let resigned = harness.app.act(summary.id, by, Command::Resign, None, None);
        resigned.await.unwrap();
        advance(&harness.app, CUP).await;
    }
    let ladder = tournament(&harness.app, CUP).await.ladder().to_vec();
    assert_eq!(ladder, [CAROL, BOB, ALICE]);
    let report = harness.app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

/// A substitute plays where they are: on the server of the command if they are there, else where the replaced player was.
#[tokio::test]
async fn a_substitute_is_on_a_server_that_they_can_see() {
    let harness = Harness::open().await;
    create(&harness, true).await;
    let (boss, host) = (Asker::new(MANAGER), guest_asker(CAROL, true));
    bring(&harness, &host).await;
    press(&harness, &boss, "server", &["admit:900"], true).await;
    press(&harness, &host, "join", &[], false).await;
    press(&harness, &Asker::new(ALICE), "join", &[], false).await;
    harness.command(&boss, "tournament start", &[]).await;
    let replace = async |old: PlayerId, substitute| {
        let options = [
            ("player", user(old, "old")),
            ("substitute", substitute),
            ("reason", json!("ill")),
        ];
        let reply = harness.command(&boss, "tournament replace", &options).await;
        contains(&said(&reply).content, "now plays for");
    };
    replace(CAROL, user(BOB, "Bob")).await;
    assert_eq!(
        tournament(&harness.app, CUP).await.server_of(BOB),
        GUEST_SERVER
    );
    let dave = PlayerId(5);
    assert_eq!(harness.player(discord(dave)).await, dave);
    replace(BOB, member(dave, "Dave")).await;
    assert_eq!(tournament(&harness.app, CUP).await.server_of(dave), GUILD);
}

/// The menu of the servers that ask names them; what a name could do otherwise is gone.
#[tokio::test]
async fn a_server_that_asks_is_named_in_the_menu() {
    let harness = Harness::open().await;
    create(&harness, true).await;
    bring(&harness, &guest_asker(CAROL, true)).await;
    let boss = Asker::new(MANAGER);
    let menu = async || {
        let panel = harness
            .press(&boss, "tournament:servers:1", &[], false)
            .await;
        serde_json::to_string(&said(&panel).rows).expect("rows")
    };
    let nameless = menu().await;
    assert!(
        nameless.contains("Admit: server 900, requested by"),
        "{nameless}"
    );
    let store = &harness.app.store;
    for (name, shown) in [
        ("", "server 900, requested"),
        ("Chess Friends", "server Chess Friends, requested"),
        ("\u{202e}Evil\nServer", "server Evil Server, requested"),
    ] {
        store
            .keep_guest_name(CUP, GUEST_SERVER, name)
            .await
            .unwrap();
        let named = menu().await;
        assert!(named.contains(shown), "{shown}: {named}");
    }
    store
        .keep_guest_name(CUP, GUEST_SERVER, &"long ".repeat(20))
        .await
        .unwrap();
    let long = menu().await;
    assert!(
        long.contains(&format!(", requested by user{}", discord(CAROL))),
        "{long}"
    );
}

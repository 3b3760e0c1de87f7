//! Migrations: sample databases of each schema version still work after all later migrations.

use std::time::Duration;

use banyan::app::{App, InteractionHandle};
use banyan::play::{
    ChannelId, Command, Ending, GuildId, MatchId, MessageId, Month, Phase, PlayerId, TimeControl,
    Timestamp, TournamentId, Venue,
};
use banyan::rules::{Outcome, Reason, Side};
use banyan::store::{
    Account, AuditEntry, Challengers, Flip, JobId, JobKind, LeaderboardScope, MIGRATIONS,
    MatchScope, ModeratorAct, Notice, Notices, Period, Post, Server, Store, TimeSpan, UserId,
};
use banyan::tournaments::PairingId;
use sqlx::{Executor as _, SqlSafeStr as _};

use crate::store::database::{Database, on_both};
use crate::store::{ALICE, BOB, app, does, play, terms};

on_both!(what_each_migration_held_is_still_there);

/// Sample rows of each schema version; a new migration adds its own.
const SAMPLES: &[(i64, &str)] = &[(1, include_str!("migrations/0001.sql"))];

async fn what_each_migration_held_is_still_there(database: &Database) {
    let mut raw = database.raw().await;
    for &(version, sample) in SAMPLES {
        MIGRATIONS.run_to(version, &mut raw).await.unwrap();
        raw.execute(sample.into_sql_str()).await.unwrap();
    }
    let app = app(database.open().await);
    matches_replay(&app).await;
    lists_list(&app).await;
    jobs_and_posts_are_owed(&app.store).await;
    choices_hold(&app.store).await;
    ratings_stand(&app.store).await;
    judgements_stand(&app).await;
    studies_are_kept(&app.store).await;
    a_tournament_replays(&app).await;
    the_game_goes_on(&app).await;
}

async fn a_tournament_replays(app: &App) {
    let id = TournamentId(1);
    let tournament = app.tournament(id).await.unwrap().unwrap();
    assert_eq!(tournament.plan().name, "Spring Cup");
    assert_eq!(tournament.running_matches(), [(PairingId(1), MatchId(1))]);
    assert_eq!(app.store.tournaments_of(ALICE).await.unwrap(), [id]);
    let of = app.store.tournament_of(MatchId(1)).await.unwrap();
    assert_eq!(of, Some((id, PairingId(1))));
    // Its game is over, so it ends.
    assert_eq!(app.advance_tournament(id).await.unwrap(), None);
    let over = app.tournament(id).await.unwrap().unwrap();
    assert_eq!(over.podium()[0].player, ALICE);
}

async fn judgements_stand(app: &App) {
    let void = app.game(MatchId(4)).await.unwrap().unwrap();
    assert_eq!(void.phase(), Phase::Void);
    assert_eq!(void.moderation_reason(), Some("two accounts"));
    let entry = AuditEntry {
        game: MatchId(4),
        seq: 3,
        at: Timestamp(1_700_000_302_000),
        moderator: PlayerId(1003),
        act: Some(ModeratorAct::Abort),
        reason: "two accounts".to_owned(),
    };
    assert_eq!(app.store.audit(GuildId(2001), 9).await.unwrap(), [entry]);
}

async fn matches_replay(app: &App) {
    let won = app.game(MatchId(1)).await.unwrap().unwrap();
    let outcome = Outcome::Win {
        winner: Side::First,
        by: Reason::DEN,
    };
    assert_eq!(won.ending(), Some(Ending::Rules(outcome)));
    assert_eq!(
        (won.seq(), won.record().ply(), won.player(Side::First)),
        (16, 13, Some(ALICE))
    );
    let playing = app.game(MatchId(2)).await.unwrap().unwrap();
    assert_eq!(
        (
            playing.to_move(),
            playing.terms().guild,
            playing.terms().channel
        ),
        (Some(ALICE), None, ChannelId(3002))
    );
    assert_eq!(playing.venue(), Some(Venue::Direct));
    assert_eq!((playing.seq(), playing.position_seq()), (6, 3));
    let open = app.game(MatchId(3)).await.unwrap().unwrap();
    assert_eq!(
        (open.phase(), open.awaits(), open.opened_at()),
        (Phase::Open, Some(ALICE), Timestamp(1_700_000_200_000))
    );
    assert_eq!(
        app.store.caused_by(9015).await.unwrap(),
        Some((MatchId(1), 15))
    );
}

async fn ratings_stand(store: &Store) {
    let alice = &store.ratings(ALICE).await.unwrap()[0];
    assert_eq!(
        (alice.pool.as_str(), alice.wins, alice.listed_until),
        ("jungle", 1, None)
    );
    assert_eq!(alice.standing.rating.to_string(), "1662?");
    let november = Month::new(202_311).unwrap();
    assert_eq!(
        store.seasons(Some(GuildId(2001)), "jungle").await.unwrap(),
        [november]
    );
    let season = LeaderboardScope {
        guild: Some(GuildId(2001)),
        pool: "jungle".to_owned(),
        period: Period::Season(november),
    };
    let lines = store.board(&season, Timestamp(0), 10, 0).await.unwrap();
    assert_eq!(
        lines
            .iter()
            .map(|line| (line.rank, line.player, line.score))
            .collect::<Vec<_>>(),
        [(2, BOB, [7, 1, 12])],
        "Alice was first, and wants to be on no leaderboard"
    );
    let changes = store.rating_changes(MatchId(1)).await.unwrap();
    assert_eq!(
        changes
            .iter()
            .map(|change| change.player)
            .collect::<Vec<_>>(),
        [ALICE, BOB]
    );
}

async fn lists_list(app: &App) {
    let ids =
        |list: Vec<banyan::store::Summary>| list.iter().map(|game| game.id.0).collect::<Vec<_>>();
    assert_eq!(ids(app.store.games_of(ALICE, 10).await.unwrap()), [3, 2]);
    assert_eq!(
        ids(app
            .store
            .awaiting(ALICE, MatchScope::Anywhere)
            .await
            .unwrap()),
        [2]
    );
    let over = app.store.finished_of(BOB, 10).await.unwrap();
    assert_eq!(
        (over[0].winner, over[0].ended_by.as_deref()),
        (Some(ALICE), Some("den"))
    );
    assert_eq!(over[0].challenger_name.as_deref(), Some("Alice"));
    assert_eq!(
        app.store.name_of(PlayerId(1002)).await.unwrap().as_deref(),
        Some("Bob")
    );
    let players = [1001, 1003, 1004].map(PlayerId);
    let accounts = app.store.accounts(&players).await.unwrap();
    let user = Account::Person(UserId(1_000_000_000_000_001_001));
    let computer = Account::Computer(3);
    let known = players.map(|player| accounts[&player].clone());
    assert_eq!(known, [user, Account::Deleted, computer]);
    assert_eq!(
        app.store.setting("commands").await.unwrap().as_deref(),
        Some("5f1c")
    );
}

async fn jobs_and_posts_are_owed(store: &Store) {
    let now = Timestamp(1_700_000_300_000);
    let mut pending = Vec::new();
    while let Some(job) = crate::store::claim(store, now, now.after(Duration::from_mins(1)))
        .await
        .unwrap()
    {
        pending.push((
            job.id.clone(),
            job.attempts,
            job.handle.map(|handle: InteractionHandle| {
                (handle.interaction, handle.application, handle.token)
            }),
        ));
    }
    let job = |match_id, kind, seq| JobId::of(kind, MatchId(match_id), seq);
    let season = JobId {
        subject: "season/202311/2001/jungle".parse().unwrap(),
        kind: JobKind::Season,
    };
    assert_eq!(
        pending,
        [
            (
                job(2, JobKind::Announce, 3),
                1,
                Some((9103, 4001, "aW50ZXJhY3Rpb24".to_owned()))
            ),
            (job(1, JobKind::Retire, 15), 2, None),
            (job(3, JobKind::Announce, 1), 0, None),
            (season, 0, None),
        ]
    );
    let post = |seq, message, controls| Post {
        match_id: MatchId(1),
        seq,
        channel: ChannelId(3001),
        message,
        controls,
        position_seq: seq,
    };
    assert_eq!(
        store.posts_of(MatchId(1), 15).await.unwrap(),
        [post(15, Some(MessageId(5015)), true)]
    );
    assert_eq!(store.posts_of(MatchId(2), 6).await.unwrap().len(), 2);
    for (message, moment) in [
        (5201, Some((MatchId(2), 6))),
        (5203, Some((MatchId(2), 4))),
        (1, None),
    ] {
        assert_eq!(
            store.find_shown_event(MessageId(message)).await.unwrap(),
            moment
        );
    }
    assert_eq!(
        store.last_post(MatchId(1)).await.unwrap(),
        Some(post(16, None, true))
    );
}

async fn studies_are_kept(store: &Store) {
    let kept = store.study(ALICE, 9101).await.unwrap().expect("the text");
    let read = banyan::play::transcript::read(&kept, None).expect("a record");
    assert_eq!(read.transcript.record.ply(), 2);
    assert_eq!(store.study(BOB, 9101).await.unwrap(), None, "not theirs");
    for id in 9102..9112 {
        store.keep_study(ALICE, id, "*").await.unwrap();
    }
    assert_eq!(
        store.study(ALICE, 9101).await.unwrap(),
        None,
        "ten are kept"
    );
    assert!(store.study(ALICE, 9102).await.unwrap().is_some());
}

async fn choices_hold(store: &Store) {
    let alice = store.preferences(ALICE).await.unwrap();
    assert_eq!(
        (
            alice.effective_notices(),
            alice.zone.as_deref(),
            alice.vacation
        ),
        (Notices::Direct, Some("Europe/Berlin"), true)
    );
    assert_eq!(alice.quiet, Some("22-7".parse().unwrap()));
    let bob = store.preferences(BOB).await.unwrap();
    assert_eq!(
        (bob.effective_notices(), bob.quiet, bob.dm_refused),
        (Notices::None, None, true)
    );
    assert_eq!(
        (alice.language.as_deref(), alice.theme.as_deref()),
        (Some("vi"), Some("night"))
    );
    assert_eq!(
        (alice.flip, alice.challengers, alice.unlisted),
        (Flip::First, Challengers::Known, true)
    );
    assert_eq!(
        (bob.flip, bob.challengers, bob.unlisted),
        (Flip::Own, Challengers::Everyone, false),
        "unknown words are the usual"
    );
    let server = Server {
        threads: true,
        language: Some("de".to_owned()),
        channels: vec![ChannelId(3001), ChannelId(3002)],
        default_ruleset: "jungle/classic".parse().ok(),
        default_time: Some(TimeControl::Days(3)),
        player_role: Some(6001),
        moderator_role: Some(6002),
        tournament_role: Some(6003),
        announce_channel: Some(ChannelId(3003)),
        shrink: true,
        daily_hour: Some(8),
    };
    assert_eq!(store.server(GuildId(2001)).await.unwrap(), server);
    assert_eq!(
        store.server(GuildId(2002)).await.unwrap(),
        Server::default()
    );
    assert_eq!(
        store.server(GuildId(2003)).await.unwrap(),
        Server::default()
    );
    assert_eq!(
        store.blocked_by(ALICE).await.unwrap(),
        [(BOB, Some("Bob".to_owned())), (PlayerId(1003), None)]
    );
    let watchers = store.watchers(MatchId(2)).await.unwrap();
    assert_eq!((watchers[0].player, watchers[0].seen), (PlayerId(1003), 6));
    let notice = Notice {
        player: ALICE,
        channel: ChannelId(3101),
        match_id: MatchId(2),
        seq: 6,
    };
    assert!(store.has_notice(&notice).await.unwrap());
}

async fn the_game_goes_on(app: &App) {
    assert_eq!(
        app.challenge(terms(), None).await.unwrap().game.id(),
        MatchId(5)
    );
    // Bob's plan answers the move.
    does(app, MatchId(2), ALICE, play("g9f9")).await.unwrap();
    let game = app.game(MatchId(2)).await.unwrap().unwrap();
    assert_eq!((game.record().ply(), game.to_move()), (3, Some(ALICE)));
    assert_eq!(app.store.plans(MatchId(2)).await.unwrap(), []);
    let inside = Timestamp(1_700_000_000_001);
    assert_eq!(app.store.vacations(ALICE, inside).await.unwrap().len(), 1);
    let downtime = app
        .store
        .downtime_at(
            Timestamp(1_700_100_000_000),
            Some(Timestamp(1_700_200_000_000)),
        )
        .await;
    assert_eq!(
        downtime.unwrap().map(TimeSpan::length),
        Some(Duration::from_hours(1))
    );
    does(app, MatchId(3), ALICE, Command::Accept { lot: Side::First })
        .await
        .unwrap();
    let game = app.game(MatchId(3)).await.unwrap().unwrap();
    assert_eq!(
        game.to_move(),
        Some(ALICE),
        "the challenger asked for the second side"
    );
}

/// The migrations in the folder are compiled in, and each has sample rows.
#[test]
fn every_migration_is_built_in_and_has_a_sample() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let mut files: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort();
    let embedded: Vec<_> = MIGRATIONS
        .iter()
        .map(|step| (step.version, step.sql.as_str().to_owned()))
        .collect();
    assert_eq!(files.len(), embedded.len(), "{files:?}");
    for (file, (version, sql)) in files.iter().zip(&embedded) {
        assert!(file.starts_with(&format!("{version:04}_")), "{file}");
        assert_eq!(
            &std::fs::read_to_string(format!("{}/migrations/{file}", env!("CARGO_MANIFEST_DIR")))
                .unwrap(),
            sql
        );
    }
    let sampled: Vec<_> = SAMPLES.iter().map(|(version, _)| *version).collect();
    assert_eq!(
        sampled,
        embedded
            .iter()
            .map(|(version, _)| *version)
            .collect::<Vec<_>>()
    );
}

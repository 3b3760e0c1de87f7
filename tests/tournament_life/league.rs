//! A league of three months with everything that can go wrong: the database closed and opened again, steps that are
//! interrupted, an outage, vacations, forfeits, a player who is forgotten, and a voided game. Its tables are counted again by
//! the arithmetic of docs/tournaments.md, from the matches and from what happened, not from the code of the tournament.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use banyan::app::App;
use banyan::play::{Actor, Command, MatchId, Phase, PlayerId, Timestamp, TournamentId};
use banyan::rules::Side;
use banyan::store::Account;
use banyan::tournaments::{
    Begins, Format, Tournament, TournamentCommand, TournamentEvent, TournamentPhase, TournamentPlan,
};
use rand::rngs::StdRng;
use rand::seq::SliceRandom as _;
use rand::{Rng, SeedableRng};
use serde_json::Value;
use sqlx::Row as _;

use super::{ORGANISER, advance, does, game, joined, plan, running, tournament};
use crate::store::{
    app,
    database::{Database, on_both},
};
use crate::tournaments::ranking::are_ranked;

on_both!(a_league_of_three_months_survives_everything);

const DAY: Duration = Duration::from_hours(24);
const HOUR: Duration = Duration::from_hours(1);

/// 5 January 2026, so that the seasons end with January, February and March.
const START: Timestamp = Timestamp(1_767_571_200_000);

/// The person who leaves the bot in the second month.
const LEAVER: PlayerId = PlayerId(4);

struct Months<'a> {
    database: &'a Database,
    app: App,
    id: TournamentId,
    random: StdRng,
    /// How often the bot was restarted and its steps were interrupted.
    restarts: usize,
    interruptions: usize,
    voided: usize,
    /// Whether a player has given up a game.
    gave_up: bool,
}

impl Months<'_> {
    /// The bot dies and starts again: another connection to the same database, with the same clock.
    async fn restart(&mut self) {
        let store = self.database.open().await;
        self.app = App {
            store,
            ..self.app.clone()
        };
        self.restarts += 1;
    }

    /// Lets the tournament do what is due. Some steps are dropped half-way, as when a process dies.
    async fn go_on(&mut self) {
        for _ in 0..self.random.gen_range(0..3) {
            let patience = Duration::from_micros(self.random.gen_range(50..4_000));
            let step = self.app.advance_tournament(self.id);
            if tokio::time::timeout(patience, step).await.is_err() {
                self.interruptions += 1;
                self.restart().await;
            }
        }
        advance(&self.app, self.id).await;
    }

    /// Time goes by in which the bot lives.
    async fn pass(&self, time: Duration) {
        self.app.clock.advance(time);
        let now = self.app.clock.now().0.to_string();
        self.app.store.set_setting("alive", &now).await.unwrap();
    }

    async fn now(&self) -> Tournament {
        tournament(&self.app, self.id).await
    }

    /// One game ends: usually somebody resigns, now and then both agree on a draw, or somebody aborts.
    async fn end_a_game(&mut self) {
        let games = running(&self.app, self.id).await;
        let Some(summary) = games.choose(&mut self.random) else {
            return;
        };
        let match_ = game(&self.app, summary.id).await;
        let players = Side::ALL.map(|side| match_.player(side).unwrap());
        let loser = *players.choose(&mut self.random).unwrap();
        let act = match self.random.gen_range(0..10) {
            0 => Command::Abort,
            _ => Command::Resign,
        };
        if self.random.gen_range(0..5) == 0 {
            let moderator = Actor::Moderator(ORGANISER);
            let reason = "they agreed on a draw".to_owned();
            let draw = Command::Adjudicate {
                winner: None,
                reason,
            };
            let drawn = self.app.act(summary.id, moderator, draw, None, None).await;
            drawn.unwrap();
            return;
        }
        let by = Actor::Player(loser);
        let ended = self.app.act(summary.id, by, act, None, None).await;
        ended.unwrap();
    }

    async fn void_a_game(&mut self) {
        let games = running(&self.app, self.id).await;
        let id = games[0].id;
        let reason = "the wrong ruleset".to_owned();
        let void = Command::Void { reason };
        let moderator = Actor::Moderator(ORGANISER);
        self.app.act(id, moderator, void, None, None).await.unwrap();
        self.go_on().await;
        let again = running(&self.app, self.id).await;
        assert_eq!(again.len(), games.len(), "it is played again");
        assert!(again.iter().all(|game| game.id != id));
        self.voided += 1;
    }
}

async fn a_league_of_three_months_survives_everything(database: &Database) {
    let app = app(database.open().await);
    database.name(LEAVER, "Dave").await;
    app.clock.set(START);
    app.record_heartbeat().await.unwrap();
    let league = Format::League {
        division: 5,
        promoted: 1,
        seasons: Some(3),
    };
    let league = TournamentPlan {
        begins: Begins::ByHand,
        fewest: 4,
        // Nobody flags a clock here: the end of the month decides.
        time: banyan::play::TimeControl::Days(14),
        ..plan(league, 64)
    };
    let players: Vec<PlayerId> = (1..=11).map(PlayerId).collect();
    let id = joined(&app, league, &players).await;
    does(&app, id, ORGANISER, TournamentCommand::Start).await;
    let mut months = Months {
        database,
        app,
        id,
        random: StdRng::seed_from_u64(18),
        restarts: 0,
        interruptions: 0,
        voided: 0,
        gave_up: false,
    };
    months.go_on().await;
    let first = months.now().await;
    let sizes: Vec<usize> = first.divisions(1).iter().map(Vec::len).collect();
    assert_eq!(sizes, [6, 5]);
    assert_eq!(running(&months.app, id).await.len(), 15 + 10);

    for season in 1..=3 {
        play_season(&mut months, season).await;
    }
    let over = months.now().await;
    assert_eq!(over.phase(), TournamentPhase::Over);
    assert!(
        months.restarts > 8 && months.interruptions > 0,
        "{}",
        months.restarts
    );
    let told = told(database).await;
    for season in 1..=3 {
        recounted(&months.app, &told, &over, season).await;
    }
    has_everything(&months, &told).await;
    goes_up_and_down(&over);
    let podium: Vec<PlayerId> = over.podium().iter().map(|placed| placed.player).collect();
    assert!(!podium.contains(&LEAVER));
    // Each game was made once: as many matches as starts, and no pairing has two results.
    let started = over.events().iter();
    let started: Vec<MatchId> = started
        .filter_map(|stamped| match stamped.event {
            TournamentEvent::GameStarted { match_id, .. } => Some(match_id),
            _ => None,
        })
        .collect();
    let made = months.app.store.tournament_games(id).await.unwrap();
    assert_eq!(made.len(), started.len());
    assert_eq!(started.iter().collect::<BTreeSet<_>>().len(), started.len());
    let report = months.app.store.verify(false, |_| ()).await.unwrap();
    assert!(report.is_clean());
}

/// Nothing that was to go wrong was left out.
async fn has_everything(months: &Months<'_>, told: &Told) {
    assert_eq!(months.voided, 1);
    assert!(months.gave_up, "a player gave up a game");
    // Somebody withdrew in the second season, and every season had games that nobody finished.
    for season in 1..=3 {
        let pairings = told.pairings.iter().filter(|one| one.season == season);
        let forfeited = pairings.filter(|one| one.forfeited.is_some());
        assert!(forfeited.count() > 0, "season {season}");
    }
    let again = told.pairings.iter().filter(|one| one.matches.len() > 1);
    assert!(again.count() >= 1, "a voided game was played again");
    let seasons: Vec<bool> = told
        .divisions
        .iter()
        .map(|divisions| divisions.iter().flatten().any(|player| *player == LEAVER))
        .collect();
    assert_eq!(seasons, [true, true, false]);
    let accounts = months.app.store.accounts(&[LEAVER]).await.unwrap();
    assert!(matches!(accounts.get(&LEAVER), Some(Account::Deleted)));
}

/// A month: games end over the weeks, and each month has trouble of its own. What is unfinished at the end is forfeited by the
/// player to move.
async fn play_season(months: &mut Months<'_>, season: u16) {
    let begun = months.now().await;
    assert_eq!(begun.round(), season);
    let ends = begun.deadline().unwrap();
    months.pass(3 * DAY).await;
    for day in 0..18 {
        months.end_a_game().await;
        if day % 4 == 0 {
            months.restart().await;
        }
        months.go_on().await;
        months.pass(DAY).await;
        match (season, day) {
            (1, 5) => months.void_a_game().await,
            (2, 3) => {
                // A player deletes their account: everybody else wins against them or has played already.
                months.app.leave_tournaments(LEAVER).await.unwrap();
                months.app.store.forget_player(LEAVER).await.unwrap();
                months.go_on().await;
            }
            (2, 9) => {
                let all = months.now().await;
                let open = all.pairings_of(2).find(|one| one.is_undecided());
                if let Some(pairing) = open {
                    let (pairing, loser) = (pairing.id, pairing.first);
                    let forfeit = TournamentCommand::Forfeit { pairing, loser };
                    does(&months.app, months.id, loser, forfeit).await;
                    months.gave_up = true;
                }
            }
            _ => {}
        }
    }
    let left = ends.since(months.app.clock.now());
    if season == 3 {
        // An outage over the end of the month: everybody gets another day.
        months.pass(left.saturating_sub(2 * HOUR)).await;
        months.app.clock.advance(10 * HOUR);
        months.restart().await;
        months.app.record_heartbeat().await.unwrap();
        months.go_on().await;
        let extended = months.now().await;
        assert_eq!(extended.phase(), TournamentPhase::Playing);
        let deadline = extended.deadline().unwrap();
        assert!(deadline > ends, "nobody could move at the end");
        months.pass(deadline.since(months.app.clock.now())).await;
    } else if season == 1 {
        // A player to move is on vacation at the end of the month.
        months.pass(left.saturating_sub(HOUR)).await;
        let mover = running(&months.app, months.id).await[0].awaits.unwrap();
        let vacation = months.app.go_on_vacation(mover, 2).await;
        vacation.unwrap().unwrap();
        months.pass(HOUR).await;
        months.go_on().await;
        let extended = months.now().await;
        assert_eq!(extended.round(), 1);
        let deadline = extended.deadline().unwrap();
        assert!(deadline >= ends.after(DAY), "until the vacation is over");
        months.pass(deadline.since(months.app.clock.now())).await;
    } else {
        months.pass(left).await;
    }
    months.go_on().await;
}

/// One result, in half points, as the matches and the events of the tournament tell it.
#[derive(Clone, Copy)]
struct Result {
    players: [PlayerId; 2],
    half_points: [u32; 2],
    played: bool,
}

/// What happened, as the rows of the events tell it. It replays nothing.
#[derive(Default)]
struct Told {
    /// The divisions of each season.
    divisions: Vec<Vec<Vec<PlayerId>>>,
    /// Each pairing: its season, its players, its matches, and its result if it was forfeited.
    pairings: Vec<ToldPairing>,
}

struct ToldPairing {
    season: u16,
    players: [PlayerId; 2],
    matches: Vec<MatchId>,
    forfeited: Option<String>,
}

async fn told(database: &Database) -> Told {
    let mut raw = database.raw().await;
    let events = "SELECT kind, body FROM tournament_events WHERE tournament = 1 ORDER BY seq";
    let rows = sqlx::query(events).fetch_all(&mut raw).await.unwrap();
    let mut told = Told::default();
    for row in rows {
        let kind: String = row.try_get("kind").unwrap();
        let body: Option<String> = row.try_get("body").unwrap();
        let body: Value = body.map_or(Value::Null, |body| serde_json::from_str(&body).unwrap());
        let number = |key: &str| body[key].as_u64().unwrap();
        match kind.as_str() {
            "divided" => {
                let divisions = serde_json::from_value(body["divisions"].clone());
                told.divisions.push(divisions.unwrap());
            }
            "paired" => {
                let pairings = serde_json::from_value(body["pairings"].clone());
                let pairings: Vec<[PlayerId; 2]> = pairings.unwrap();
                let season = number("round") as u16;
                told.pairings
                    .extend(pairings.into_iter().map(|players| ToldPairing {
                        season,
                        players,
                        matches: Vec::new(),
                        forfeited: None,
                    }));
            }
            "game-started" => {
                let pairing = &mut told.pairings[number("pairing") as usize - 1];
                pairing.matches.push(MatchId(number("match") as i64));
            }
            "forfeited" => {
                let pairing = &mut told.pairings[number("pairing") as usize - 1];
                let result = body["result"].as_str().unwrap().to_owned();
                assert_eq!(pairing.forfeited.replace(result), None);
            }
            _ => {}
        }
    }
    told
}

/// The results of a season: games that ended, games that somebody aborted, and what was forfeited.
async fn results(app: &App, told: &Told, season: u16) -> Vec<Result> {
    let mut results = Vec::new();
    for pairing in told.pairings.iter().filter(|one| one.season == season) {
        let mut played = None;
        for id in &pairing.matches {
            let match_ = game(app, *id).await;
            let [first, second] = Side::ALL.map(|side| match_.player(side).unwrap());
            assert_eq!([first, second], pairing.players);
            let half_points = match (match_.phase(), match_.ending()) {
                (Phase::Over, Some(ending)) => match ending.winner() {
                    Some(Side::First) => [2, 0],
                    Some(Side::Second) => [0, 2],
                    None => [1, 1],
                },
                (Phase::Void, _) => match match_.last_event().by {
                    // A player who aborts loses; what the bot dissolves was forfeited before.
                    Actor::Player(loser) if loser == first => [0, 2],
                    Actor::Player(_) => [2, 0],
                    _ => continue,
                },
                _ => panic!("a game still runs: {id}"),
            };
            assert!(played.is_none(), "{:?} have two results", pairing.players);
            played = Some(half_points);
        }
        let forfeited = pairing.forfeited.as_deref().map(|result| match result {
            "first" => [2, 0],
            "second" => [0, 2],
            "draw" => [1, 1],
            "neither" => [0, 0],
            other => panic!("{other}"),
        });
        assert!(
            played.is_none() || forfeited.is_none(),
            "{:?} is decided twice",
            pairing.players
        );
        results.push(Result {
            players: pairing.players,
            half_points: played.or(forfeited).expect("a result"),
            played: played.is_some(),
        });
    }
    results
}

/// The tables of a season, counted by hand: points, Sonneborn–Berger in quarter points, wins; who withdrew before half of
/// their games were played is struck.
async fn recounted(app: &App, told: &Told, over: &Tournament, season: u16) {
    let results = results(app, told, season).await;
    let divisions = &told.divisions[usize::from(season) - 1];
    assert_eq!(over.divisions(season), divisions);
    let tables = over.season_standings(season);
    assert_eq!(tables.len(), divisions.len());
    for (division, table) in divisions.iter().zip(tables) {
        let ranked: BTreeSet<PlayerId> = table.rows.iter().map(|row| row.player).collect();
        assert_eq!(ranked, division.iter().copied().collect());
        let here: Vec<Result> = results
            .iter()
            .filter(|one| division.contains(&one.players[0]))
            .copied()
            .collect();
        assert_eq!(here.len(), division.len() * (division.len() - 1) / 2);
        let decided_by_play = |player| {
            here.iter()
                .filter(|one| one.played && one.players.contains(&player))
                .count()
        };
        let struck: Vec<PlayerId> = division
            .iter()
            .copied()
            .filter(|player| {
                let gone = *player == LEAVER && season >= 2;
                gone && 2 * decided_by_play(*player) < division.len() - 1
            })
            .collect();
        let here: Vec<Result> = here
            .into_iter()
            .filter(|one| !one.players.iter().any(|player| struck.contains(player)))
            .collect();
        let mut points: BTreeMap<PlayerId, u32> = division.iter().map(|one| (*one, 0)).collect();
        for one in &here {
            for side in 0..2 {
                *points.get_mut(&one.players[side]).unwrap() += one.half_points[side];
            }
        }
        for row in &table.rows {
            let player = row.player;
            let (mut fine, mut wins) = (0, 0);
            for one in &here {
                for side in 0..2 {
                    if one.players[side] == player {
                        fine += one.half_points[side] * points[&one.players[1 - side]];
                        wins += u32::from(one.played && one.half_points[side] == 2);
                    }
                }
            }
            assert_eq!(
                (row.half_points, row.tie_break, row.wins, row.annulled),
                (points[&player], fine, wins, struck.contains(&player)),
                "season {season}, player {player}"
            );
        }
        let games = here.iter().map(|one| (one.players, one.half_points));
        are_ranked(&table.rows, &games.collect::<Vec<_>>());
    }
}

/// The last of the first division and the first of the second change places, but for those who have left.
fn goes_up_and_down(over: &Tournament) {
    for season in 1..=2 {
        let tables = over.season_standings(season);
        let [upper, lower] = &tables[..] else {
            panic!("two divisions")
        };
        let next = over.divisions(season + 1);
        let first = lower.rows[0].player;
        let last = upper.rows[upper.rows.len() - 1].player;
        assert!(
            first == LEAVER || next[0].contains(&first),
            "{first} goes up"
        );
        assert!(
            last == LEAVER || !next[0].contains(&last),
            "{last} goes down"
        );
    }
}

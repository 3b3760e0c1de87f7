//! Storm tests: random scenarios with three people in several games at once, double and stale presses, failures of
//! Discord, crashes of the bot, workers that lose their lease in the middle of a job, and clock jumps. Everything
//! acknowledged is stored, nothing exists twice, and nothing obsolete reappears.
//!
//! A case is determined by a seed. `STORM_CASES=1000 cargo test storm::` runs more of them,
//! `STORM_SEED=17 cargo test storm::` only that one. The acts follow from the seed and from what people see; timing
//! depends on the machine.

mod judge;
mod killable_bot;

use std::time::{Duration, Instant};

use futures_util::{StreamExt as _, stream};
use rand::{Rng as _, SeedableRng as _, rngs::StdRng, seq::SliceRandom as _};
use serde_json::{Value, json};
use tokio::time::sleep;

use banyan::{
    play::{
        Actor, ChannelId, Command, GuildId, Match, MatchId, Offer, PlayerId, SideChoice, Start,
        Terms, TimeControl, conditional_moves::LineChange,
    },
    rules::{Record, Ruleset, Side},
};
use killable_bot::KillableBot;

use crate::store::database::Database;

/// The usual number of cases, and of acts in each.
const CASES: u64 = 8;
/// The same on PostgreSQL.
const POSTGRES_CASES: u64 = 12;
const ACTS_PER_CASE: usize = 60;
/// With this number of cases, a lease is lost in the middle of a job.
const ENOUGH_FOR_A_LOST_LEASE: u64 = 24;
/// Cases that run at the same time; they mostly wait for the disk.
const MAX_CONCURRENT: usize = 4;

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_is_kept_and_nothing_is_doubled() {
    storms(CASES, async || Database::sqlite()).await;
}

mod postgres {
    use super::{Database, POSTGRES_CASES, storms};

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "needs BANYAN_TEST_POSTGRES"]
    async fn what_was_acknowledged_is_kept_and_nothing_is_doubled() {
        storms(POSTGRES_CASES, Database::postgres).await;
    }
}

/// Runs this number of cases, or as the environment says, each on a database of its own.
async fn storms(usual: u64, database: impl AsyncFn() -> Database) {
    let number = |name| std::env::var(name).ok()?.parse::<u64>().ok();
    let seeds = match number("STORM_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number("STORM_CASES").unwrap_or(usual),
    };
    let enough = seeds.end - seeds.start >= ENOUGH_FOR_A_LOST_LEASE;
    let begun = Instant::now();
    let database = &database;
    let cases = seeds.map(|seed| async move {
        let case = case(seed, database().await);
        (seed, tokio::spawn(case).await)
    });
    let mut cases = stream::iter(cases).buffer_unordered(MAX_CONCURRENT);
    let (mut events, mut lost, mut failed) = (0, 0, Vec::new());
    while let Some((seed, done)) = cases.next().await {
        match done {
            Ok(tally) => {
                events += tally.events;
                lost += tally.lost_leases;
            }
            Err(_) => failed.push(seed),
        }
    }
    println!(
        "{events} events, {lost} leases lost in the middle of a job, in {:?}",
        begun.elapsed()
    );
    assert!(failed.is_empty(), "STORM_SEED= one of {failed:?}");
    assert!(
        lost > 0 || !enough,
        "no lease was lost in the middle of a job"
    );
}

/// What happened in a storm.
struct Tally {
    events: usize,
    lost_leases: usize,
}

/// Runs a storm and checks the result.
async fn case(seed: u64, database: Database) -> Tally {
    let mut random = StdRng::seed_from_u64(seed);
    let env = KillableBot::open(database).await;
    let (mut kept, mut lost_leases) = (Vec::new(), 0);
    begin(&env, &mut random).await;
    for _ in 0..ACTS_PER_CASE {
        match random.gen_range(0..100) {
            0..=29 => press(&env, &mut random).await,
            30..=54 => command(&env, &mut random).await,
            55..=69 => kept.extend(act(&env, &mut random).await),
            70..=75 => drop(env.work(random.gen_range(1..4)).await),
            76..=79 => {
                let after = Duration::from_millis(random.gen_range(0..60));
                lost_leases += usize::from(env.suspend_a_worker(after).await);
            }
            80..=87 => advance(&env, &mut random).await,
            88..=93 => env.faults(&faults(&mut random)).await,
            _ => {
                // While other things are in progress.
                press(&env, &mut random).await;
                sleep(Duration::from_millis(random.gen_range(0..40))).await;
                env.restart().await;
            }
        }
    }
    env.faults(&[]).await;
    env.restart().await;
    env.settle().await;
    let events = judge::settled(&env, &kept).await;
    env.settle_for_good().await;
    judge::over(&env).await;
    env.close().await;
    Tally {
        events,
        lost_leases,
    }
}

async fn advance(env: &KillableBot, random: &mut StdRng) {
    const LEAPS: [u64; 7] = [1, 11, 61, 3_600, 86_400, 3 * 86_400, 8 * 86_400];
    let leap = LEAPS.choose(random).expect("a leap");
    env.advance(Duration::from_secs(*leap)).await;
}

/// Fault rules for the next calls to Discord.
fn faults(random: &mut StdRng) -> Vec<Value> {
    const CALLBACK: &str = "POST /interactions/*/callback*";
    const CHANNEL: &str = "POST /channels/*/messages";
    const EDIT: &str = "PATCH /channels/*";
    const WEBHOOK: &str = "* /webhooks/*";
    let rules = [
        json!({"route": CALLBACK, "kind": "status", "status": 500}),
        json!({"route": CALLBACK, "kind": "status", "status": 502, "after": true}),
        json!({"route": CALLBACK, "kind": "drop_before"}),
        json!({"route": CALLBACK, "kind": "drop_after"}),
        json!({"route": CALLBACK, "kind": "slow", "ms": 50}),
        json!({"route": CALLBACK, "kind": "status", "status": 429, "retry_after": 0.05}),
        json!({"route": CALLBACK, "kind": "status", "status": 404, "body": {"code": 10062}}),
        json!({"route": CALLBACK, "kind": "status", "status": 400, "body": {"code": 40060}, "after": true}),
        json!({"route": CHANNEL, "kind": "status", "status": 503}),
        json!({"route": CHANNEL, "kind": "drop_after"}),
        json!({"route": CHANNEL, "kind": "status", "status": 429, "retry_after": 0.05, "global": true}),
        json!({"route": EDIT, "kind": "status", "status": 500}),
        json!({"route": EDIT, "kind": "drop_after"}),
        json!({"route": WEBHOOK, "kind": "status", "status": 504}),
    ];
    (0..random.gen_range(1..4))
        .map(|_| {
            let mut rule = rules.choose(random).expect("a rule").clone();
            rule["times"] = random.gen_range(1..3).into();
            rule
        })
        .collect()
}

/// A person uses a visible control, once or twice at the same time.
async fn press(env: &KillableBot, random: &mut StdRng) {
    let person = *env.people.choose(random).expect("a person");
    let controls = env.controls(person).await;
    // Mostly new controls, as people do; old ones remain as long as nobody removes them.
    let recent = controls.len().saturating_sub(8);
    let chosen = if random.gen_bool(0.7) {
        controls[recent..].choose(random)
    } else {
        controls.choose(random)
    };
    let Some(control) = chosen else { return };
    let mut press =
        json!({"type": "component", "message_id": control.message, "custom_id": control.id});
    if let Some(value) = control.values.choose(random) {
        press["values"] = json!([value]);
    }
    if random.gen_bool(0.2) {
        let other = *env.people.choose(random).expect("a person");
        tokio::join!(
            env.interact(person, press.clone()),
            env.interact(
                if random.gen_bool(0.5) { person } else { other },
                press.clone()
            )
        );
        return;
    }
    let pressed = env.interact(person, press).await;
    if let Some(pressed) = pressed.filter(|_| control.id.starts_with("type:")) {
        env.quiet().await;
        let text = text(env, random, None).await;
        let fill = json!({"type": "modal", "source": pressed, "components": [{"custom_id": "move", "value": text}]});
        env.interact(person, fill).await;
    }
    if random.gen_bool(0.8) {
        env.quiet().await;
    }
}

/// A person types a command.
async fn command(env: &KillableBot, random: &mut StdRng) {
    let person = *env.people.choose(random).expect("a person");
    let game = some_game(env, random).await;
    let number = game.as_ref().map_or(1, |game| game.id().0);
    let (name, options) = match random.gen_range(0..10) {
        0 => {
            let other = env.people.choose(random).expect("a person");
            let options = json!([
                {"name": "player", "value": env.user(*other).to_string()}, {"name": "game", "value": "jungle"},
            ]);
            ("challenge", options)
        }
        1 => ("resign", json!([{"name": "game", "value": number}])),
        2 => ("board", json!([{"name": "game", "value": number}])),
        _ => {
            let text = text(env, random, game.as_ref()).await;
            (
                "move",
                json!([{"name": "move", "value": text}, {"name": "game", "value": number}]),
            )
        }
    };
    let person = match game.as_ref().and_then(Match::to_move) {
        Some(mover) if name == "move" && random.gen_bool(0.8) => mover,
        _ => person,
    };
    let command = json!({"type": "command", "name": name, "options": options});
    env.interact(person, command).await;
    if random.gen_bool(0.8) {
        env.quiet().await;
    }
}

/// A move that is legal, was legal, or is none.
async fn text(env: &KillableBot, random: &mut StdRng, game: Option<&Match>) -> String {
    let other = some_game(env, random).await;
    let moves = game
        .or(other.as_ref())
        .map(|game| game.record().position().legal_moves());
    let legal = moves.unwrap_or_default();
    match legal.choose(random) {
        Some(mv) if random.gen_bool(0.9) => mv.to_string(),
        _ => "a1z9".to_owned(),
    }
}

async fn some_game(env: &KillableBot, random: &mut StdRng) -> Option<Match> {
    let games = env.games().await;
    games.choose(random).cloned()
}

/// An act without a button, or faster than a button, directly by [`banyan::app::App::act`]. Returns the match as
/// acknowledged.
async fn act(env: &KillableBot, random: &mut StdRng) -> Option<Match> {
    let app = env.app();
    let person = *env.people.choose(random).expect("a person");
    let Some(game) = some_game(env, random)
        .await
        .filter(|_| random.gen_bool(0.85))
    else {
        let other = *env.people.choose(random)?;
        let other = Some(other).filter(|_| random.gen_bool(0.8));
        return challenge(env, random, person, other).await;
    };
    if random.gen_bool(0.2) {
        plan(env, random, &game).await;
        return None;
    }
    let offer = *Offer::ALL.choose(random)?;
    let command = match random.gen_range(0..12) {
        0..=2 => Command::Offer(offer),
        3..=5 => Command::Agree(
            game.offers()
                .choose(random)
                .map_or(offer, |standing| standing.offer),
        ),
        6 => Command::Refuse(offer),
        7 => Command::Give,
        8 => Command::Resume,
        9 => Command::Claim,
        10 => Command::Accept { lot: Side::First },
        _ => Command::Move {
            text: text(env, random, Some(&game)).await,
        },
    };
    let by = match &command {
        Command::Move { .. } => game.to_move().unwrap_or(person),
        _ => player_of(&game, random).unwrap_or(person),
    };
    // As seen just now, or long ago.
    let seen = random
        .gen_bool(0.5)
        .then(|| random.gen_range(1..=game.seq()));
    let id: MatchId = game.id();
    let acted = env
        .doing(async move { app.act(id, Actor::Player(by), command, seen, None).await })
        .await?;
    let acted = acted.ok()?;
    if let Some(seen) = seen {
        assert!(
            seen >= game.position_seq(),
            "a stale control was obeyed: {seen} in {game:?}"
        );
    }
    Some(acted.game)
}

/// The waiting player plans an answer.
async fn plan(env: &KillableBot, random: &mut StdRng, game: &Match) -> Option<()> {
    let planner = game.opponent_of(game.to_move()?)?;
    let mut record = game.record().clone();
    let mut line = Vec::new();
    for _ in 0..random.gen_range(1..3) * 2 {
        let mv = record.position().legal_moves().choose(random)?.to_string();
        record.play_text(&mv).ok()?;
        line.push(mv);
    }
    let (app, game, line) = (env.app(), game.clone(), line.join(" "));
    let laid_up = env.doing(async move {
        app.plan(&game, planner, &line, LineChange::Add)
            .await
            .map(drop)
    });
    laid_up.await?.ok()
}

/// A position after some moves that do not end the game.
fn somewhere(ruleset: Ruleset, random: &mut StdRng) -> Option<Start> {
    let mut record = Record::new(&ruleset);
    for _ in 0..random.gen_range(1..8) {
        let mv = record.legal_moves().choose(random)?.to_string();
        record.play_text(&mv).ok()?;
    }
    let open = record.outcome().is_none();
    open.then(|| Start::unless_default(record.position()))?
}

/// A challenge with random terms.
async fn challenge(
    env: &KillableBot,
    random: &mut StdRng,
    challenger: PlayerId,
    opponent: Option<PlayerId>,
) -> Option<Match> {
    let rulesets = ["dobutsu/classic", "dobutsu/classic", "jungle/classic"];
    let ruleset: Ruleset = rulesets.choose(random)?.parse().expect("a ruleset");
    let times = ["none", "1d", "3d", "2d+12h"];
    let time: TimeControl = times.choose(random)?.parse().expect("a time control");
    let start = random.gen_bool(0.25).then(|| somewhere(ruleset, random));
    let terms = Terms {
        time,
        start: start.flatten(),
        claim: random.gen_bool(0.2),
        side: SideChoice::First,
        guild: Some(GuildId(env.guild)),
        ..Terms::new(challenger, opponent, ruleset, ChannelId(env.channel))
    };
    let app = env.app();
    let acted = env.doing(async move { app.challenge(terms, None).await });
    acted.await?.ok().map(|acted| acted.game)
}

/// Two games that involve all three people from the start.
async fn begin(env: &KillableBot, random: &mut StdRng) {
    for [one, other] in [[0, 1], [1, 2]] {
        let (one, other) = (env.people[one], env.people[other]);
        let game = challenge(env, random, one, Some(other))
            .await
            .expect("a challenge");
        let (app, accept) = (env.app(), Command::Accept { lot: Side::First });
        let (id, by) = (game.id(), Actor::Player(other));
        let begun = env.doing(async move { app.act(id, by, accept, None, None).await });
        begun.await.expect("alive").expect("a game");
    }
}

fn player_of(game: &Match, random: &mut StdRng) -> Option<PlayerId> {
    let challenger = game.terms().challenger;
    let both = [Some(challenger), game.opponent()];
    *both.choose(random)?
}

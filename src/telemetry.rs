//! What an operator measures: metrics by name, the pages `/metrics`, `/healthz` and `/readyz`, and their server. Knows
//! nothing of the bot; decides nothing.
//!
//! No label has an id, a name or a text in it, so that the number of time series is bounded and nothing private is in
//! them. Without `admin_listen` nothing is recorded. docs/operating.md explains every metric.

use std::{
    io,
    sync::{Arc, OnceLock},
    time::Duration,
};

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::{
    net::TcpListener,
    sync::watch,
    time::{interval, timeout},
};

/// Upper bounds of the histograms' buckets, in seconds: Discord waits three for an answer, a search may take longer.
const BUCKETS: [f64; 13] = [
    0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0,
];
/// How often recorded durations are put into buckets, so that memory does not grow while nobody reads `/metrics`.
const UPKEEP_INTERVAL: Duration = Duration::from_secs(5);
/// How long a page waits for the database.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(2);

/// The counters: name and meaning.
const COUNTERS: &[(&str, &str)] = &[
    ("banyan_answers_total", "Answered or lost interactions"),
    ("banyan_deferrals_total", "Interactions that were deferred"),
    (
        "banyan_errors_total",
        "Answers that refer the user to the log",
    ),
    (
        "banyan_dropped_total",
        "Events that were dropped in an overload",
    ),
    ("banyan_pictures_total", "Pictures and files in messages"),
    ("banyan_commits_total", "Changes of matches"),
    ("banyan_jobs_total", "Jobs of the outbox that were run"),
    ("banyan_rest_calls_total", "Calls of Discord's API"),
    (
        "banyan_rest_limited_total",
        "Calls that Discord answered with 429",
    ),
    (
        "banyan_rest_invalid_total",
        "Calls that Discord counts as invalid",
    ),
    (
        "banyan_http_refused_total",
        "Requests to the endpoint that were refused",
    ),
    ("banyan_gateway_sessions_total", "Sessions with the gateway"),
    (
        "banyan_searches_total",
        "Searches of computer players, analyses, openings and puzzles",
    ),
];

/// The gauges.
const GAUGES: &[(&str, &str)] = &[
    ("banyan_info", "1, with the version"),
    ("banyan_jobs_due", "Jobs whose time has come"),
    (
        "banyan_jobs_late",
        "Jobs that are due for more than a minute",
    ),
    (
        "banyan_jobs_oldest_seconds",
        "How long the oldest due job has been due",
    ),
    ("banyan_gateway_shards", "Shards by state"),
    (
        "banyan_gateway_all_connected",
        "Whether all shards of the bot are connected",
    ),
    (
        "banyan_gateway_latency_seconds",
        "The longest latency of a shard",
    ),
    ("banyan_database_up", "Whether the database answers"),
    ("banyan_database_connections", "Connections to the database"),
    ("process_resident_memory_bytes", "Memory of the process"),
];

/// The histograms.
const HISTOGRAMS: &[(&str, &str)] = &[
    (
        "banyan_answer_seconds",
        "Time until the first answer or deferral",
    ),
    ("banyan_rest_seconds", "Time of a call of Discord's API"),
    ("banyan_search_seconds", "Time of a search, without waiting"),
    (
        "banyan_search_pause_seconds",
        "Time of a pause of a search for a person's move",
    ),
];

/// The names of all metrics.
pub fn names() -> impl Iterator<Item = &'static str> {
    let all = [COUNTERS, GAUGES, HISTOGRAMS].into_iter().flatten();
    all.map(|(name, _)| *name)
}

keyed! {
    /// What became of an interaction. The key is its label.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum InteractionOutcome {
        /// It was answered at once.
        Answered = "answered",
        /// It was deferred, and answered later.
        Deferred = "deferred",
        /// Its answer did not reach Discord; a pending post follows by itself.
        Lost = "lost",
        /// Suggestions that were not ready in time.
        Late = "late",
    }
}

/// An interaction is done. `kind` is command, completion, control or form, and `name` is from a fixed list.
pub fn answered(kind: &'static str, name: &'static str, outcome: InteractionOutcome) {
    counter!("banyan_answers_total", "kind" => kind, "name" => name, "outcome" => outcome.key())
        .increment(1);
}

/// An interaction got its first answer or deferral that long after it arrived; `kind` and `name` as in [`answered`].
pub fn first_answer(kind: &'static str, name: &'static str, took: Duration, deferred: bool) {
    histogram!("banyan_answer_seconds", "kind" => kind, "name" => name).record(took);
    if deferred {
        counter!("banyan_deferrals_total", "kind" => kind).increment(1);
    }
}

/// An answer refers the user to the log.
pub fn failed() {
    counter!("banyan_errors_total").increment(1);
}

/// An event was dropped: because too many wait, or because it waited too long.
pub fn dropped(reason: &'static str) {
    counter!("banyan_dropped_total", "reason" => reason).increment(1);
}

/// A message has a file of that media type.
pub fn pictured(media_type: &'static str) {
    counter!("banyan_pictures_total", "type" => media_type).increment(1);
}

/// A change of a match was written, or lost to another one.
pub fn committed(result: &'static str) {
    counter!("banyan_commits_total", "result" => result).increment(1);
}

/// A job was run.
pub fn worked(kind: &'static str, result: &'static str) {
    counter!("banyan_jobs_total", "kind" => kind, "result" => result).increment(1);
}

/// Discord answered a call of its API, or did not (status 0). The route has no ids and no tokens; `shared` is the answer 429
/// for a limit that others share, such as that of a channel.
pub fn called(method: &str, route: String, (status, shared): (u16, bool), took: Duration) {
    let labels = [
        ("method", method.to_owned()),
        ("route", route),
        ("status", status.to_string()),
    ];
    counter!("banyan_rest_calls_total", &labels).increment(1);
    histogram!("banyan_rest_seconds").record(took);
    // Ten thousand of these in ten minutes, and Discord blocks the address. It does not count a 429 of a shared limit.
    if matches!(status, 401 | 403 | 429) && !shared {
        counter!("banyan_rest_invalid_total").increment(1);
    }
}

/// Discord answered a call with 429.
pub fn limited(global: bool) {
    let scope = if global { "global" } else { "route" };
    counter!("banyan_rest_limited_total", "scope" => scope).increment(1);
}

/// A request to the endpoint for interactions was refused.
pub fn refused(reason: &'static str) {
    counter!("banyan_http_refused_total", "reason" => reason).increment(1);
}

/// The state of the shards.
pub fn shards(connected: u32, connecting: u32, latency: Option<Duration>) {
    gauge!("banyan_gateway_shards", "state" => "connected").set(connected);
    gauge!("banyan_gateway_shards", "state" => "connecting").set(connecting);
    let latency = latency.map_or(f64::NAN, |latency| latency.as_secs_f64());
    gauge!("banyan_gateway_latency_seconds").set(latency);
}

/// A session with the gateway began.
pub fn session() {
    counter!("banyan_gateway_sessions_total").increment(1);
}

/// A search has ended, whether for a computer player, an analysis, an opening or a puzzle.
pub fn searched(took: Duration) {
    counter!("banyan_searches_total").increment(1);
    histogram!("banyan_search_seconds").record(took);
}

/// A search paused that long, because a person's move was answered.
pub fn search_paused(took: Duration) {
    histogram!("banyan_search_pause_seconds").record(took);
}

/// What is measured only when somebody asks.
#[derive(Clone, Debug, Default)]
pub struct Snapshot {
    /// Whether the database answers.
    pub database: bool,
    /// Whether interactions can arrive at this process: a shard of it is connected, or the endpoint serves.
    pub hears: bool,
    /// Whether every shard of the bot is connected, in whichever process.
    pub all_shards: bool,
    /// The due jobs of each lane.
    pub lanes: Vec<Backlog>,
    /// The connections of each pool: its name, those in use, and idle ones.
    pub connections: Vec<(&'static str, u32, u32)>,
}

/// The due jobs of a lane.
#[derive(Clone, Copy, Debug)]
pub struct Backlog {
    /// The lane.
    pub lane: &'static str,
    /// How many jobs are due.
    pub due: u64,
    /// How many of them have been due for more than a minute.
    pub late: u64,
    /// How long the oldest has been due.
    pub oldest: Duration,
}

/// Takes snapshots of a bot.
pub trait Probe: Send + Sync + 'static {
    /// The state now. It may take as long as the database does.
    fn snapshot(&self) -> impl Future<Output = Snapshot> + Send;
}

/// The recorder of this process, from the first call on.
///
/// # Errors
/// When another recorder is installed.
pub fn record() -> io::Result<PrometheusHandle> {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    if let Some(known) = RECORDER.get() {
        return Ok(known.clone());
    }
    let installed = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &BUCKETS)
        .and_then(PrometheusBuilder::install_recorder)
        .map_err(io::Error::other)?;
    for (name, meaning) in COUNTERS {
        describe_counter!(*name, *meaning);
    }
    for (name, meaning) in GAUGES {
        describe_gauge!(*name, *meaning);
    }
    for (name, meaning) in HISTOGRAMS {
        describe_histogram!(*name, *meaning);
    }
    gauge!("banyan_info", "version" => env!("CARGO_PKG_VERSION")).set(1);
    Ok(RECORDER.get_or_init(|| installed).clone())
}

struct PageState<P> {
    recorder: PrometheusHandle,
    probe: P,
}

/// Serves the pages until `stop` is true.
///
/// # Errors
/// When the listener fails.
pub async fn serve<P: Probe>(
    listener: TcpListener,
    recorder: PrometheusHandle,
    probe: P,
    mut stop: watch::Receiver<bool>,
) -> io::Result<()> {
    let state = Arc::new(PageState {
        recorder: recorder.clone(),
        probe,
    });
    let router = Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/readyz", get(ready::<P>))
        .route("/metrics", get(page::<P>))
        .with_state(state);
    let stopped = async move {
        // An error means that the bot is gone.
        let _ = stop.wait_for(|stop| *stop).await;
    };
    let serving = axum::serve(listener, router).with_graceful_shutdown(stopped);
    let upkeep = async {
        let mut ticks = interval(UPKEEP_INTERVAL);
        loop {
            ticks.tick().await;
            recorder.run_upkeep();
        }
    };
    tokio::select! {
        served = async { serving.await } => served,
        () = upkeep => Ok(()),
    }
}

/// The state, or that of a bot without a database if that takes too long.
async fn taken<P: Probe>(state: &PageState<P>) -> Snapshot {
    let snapshot = timeout(DATABASE_TIMEOUT, state.probe.snapshot()).await;
    snapshot.unwrap_or_default()
}

async fn ready<P: Probe>(State(state): State<Arc<PageState<P>>>) -> Response {
    let Snapshot {
        database,
        hears,
        all_shards,
        ..
    } = taken(&state).await;
    let word = |good| if good { "ok" } else { "no" };
    let status = if database && hears {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    let text = format!(
        "database: {}\ndiscord: {}\nall shards: {}\n",
        word(database),
        word(hears),
        word(all_shards)
    );
    (status, text).into_response()
}

async fn page<P: Probe>(State(state): State<Arc<PageState<P>>>) -> Response {
    let now = taken(&state).await;
    gauge!("banyan_database_up").set(f64::from(u8::from(now.database)));
    gauge!("banyan_gateway_all_connected").set(f64::from(u8::from(now.all_shards)));
    for lane in &now.lanes {
        gauge!("banyan_jobs_due", "lane" => lane.lane).set(lane.due as f64);
        gauge!("banyan_jobs_late", "lane" => lane.lane).set(lane.late as f64);
        gauge!("banyan_jobs_oldest_seconds", "lane" => lane.lane).set(lane.oldest.as_secs_f64());
    }
    for (pool, used, idle) in &now.connections {
        for (state, count) in [("used", used), ("idle", idle)] {
            gauge!("banyan_database_connections", "pool" => *pool, "state" => state).set(*count);
        }
    }
    if let Some(bytes) = resident_memory() {
        gauge!("process_resident_memory_bytes").set(bytes as f64);
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, state.recorder.render()).into_response()
}

/// The resident memory of this process, where `/proc` tells it.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}

//! Keeps REST calls in the folder that the environment variable `CALLS_FOLDER` names, for `tests/openapi`.

use std::{
    path::Path,
    sync::atomic::{AtomicU32, Ordering},
};

use serde_json::{Value, json};

/// The number of files that this process has written.
static FILES: AtomicU32 = AtomicU32::new(0);

/// Keeps the bot's requests of a sandbox's log, those that have a body.
pub fn keep_requests(log: &[Value]) {
    let with_body = log
        .iter()
        .filter(|entry| entry["route"].is_string() && !entry["body"].is_null());
    let requests = with_body.map(
        |entry| json!({"method": entry["method"], "route": entry["route"], "body": entry["body"]}),
    );
    keep(&requests.collect());
}

/// Keeps a list of calls in a file with the name of the test. Each has a `method`, a `route` as in Discord's document, and a
/// `body`, that of the request, or an `answer`.
pub fn keep(calls: &Value) {
    let Some(folder) = std::env::var_os("CALLS_FOLDER") else {
        return;
    };
    let thread = std::thread::current();
    let test = thread.name().unwrap_or("unnamed").replace("::", ".");
    let number = FILES.fetch_add(1, Ordering::Relaxed);
    let name = format!("{test}-{}-{number}.json", std::process::id());
    std::fs::write(Path::new(&folder).join(name), calls.to_string()).expect("a file");
}

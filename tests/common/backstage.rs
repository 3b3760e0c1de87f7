//! HTTP helpers for the sandbox's test controls, for tests that have a sandbox without a `TestEnvironment`.

use reqwest::Client;
use serde_json::Value;

/// Posts a body and returns the status and the JSON answer.
pub async fn post(http: &Client, url: &str, body: &Value) -> (u16, Value) {
    let answer = http.post(url).json(body).send().await;
    let answer = answer.expect("the sandbox answers");
    (answer.status().as_u16(), answer.json().await.expect("JSON"))
}

/// Returns the JSON of a GET request.
pub async fn get(http: &Client, url: &str) -> Value {
    let answer = http.get(url).send().await.expect("the sandbox answers");
    answer.json().await.expect("JSON")
}

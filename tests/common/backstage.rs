//! The sandbox's doors behind the scenes, for whoever has a sandbox without a town around it. They judge nothing.

use reqwest::Client;
use serde_json::Value;

/// What the sandbox answers to that, with its status.
pub async fn post(http: &Client, url: &str, body: &Value) -> (u16, Value) {
    let answer = http.post(url).json(body).send().await;
    let answer = answer.expect("the sandbox answers");
    (answer.status().as_u16(), answer.json().await.expect("JSON"))
}

/// What it shows there.
pub async fn get(http: &Client, url: &str) -> Value {
    let answer = http.get(url).send().await.expect("the sandbox answers");
    answer.json().await.expect("JSON")
}

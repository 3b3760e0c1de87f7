//! Fault injection: rules that say which REST calls fail and how. Only chooses the rule; the gate applies it.

use std::sync::{Mutex, PoisonError};

use axum::Json;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::buckets::rate_limited;
use super::error::text_of;

/// One rule, as the client API reads and shows it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rule {
    /// A pattern for `METHOD /path`; `*` matches any text.
    #[serde(default = "every_call")]
    route: String,
    /// How many more times it applies.
    #[serde(default = "once")]
    times: u32,
    /// How many matching calls pass first.
    #[serde(default)]
    skip: u32,
    pub(super) kind: FaultKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    status: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    retry_after: Option<f64>,
    #[serde(default)]
    global: bool,
    #[serde(default)]
    headers: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    body: Option<Value>,
    /// Whether it applies after processing the call instead of before.
    #[serde(default)]
    pub(super) after: bool,
    #[serde(default)]
    pub(super) ms: u64,
}

/// The kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum FaultKind {
    Status,
    DropBefore,
    DropAfter,
    Slow,
    Headers,
}

fn every_call() -> String {
    "*".to_owned()
}

fn once() -> u32 {
    1
}

impl Rule {
    /// The rule for exceeding the global rate limit: a 429 with `global`.
    pub(super) fn global_limit() -> Self {
        Self {
            route: every_call(),
            times: 1,
            skip: 0,
            kind: FaultKind::Status,
            status: Some(429),
            retry_after: Some(1.0),
            global: true,
            headers: Map::new(),
            body: None,
            after: false,
            ms: 0,
        }
    }

    /// What is wrong with the rule itself, if anything.
    fn fault(&self) -> Option<String> {
        match (self.kind, self.status) {
            (FaultKind::Status, None) => {
                Some("a rule of kind \"status\" needs a status".to_owned())
            }
            (_, Some(status)) if !(200..=599).contains(&status) => {
                Some(format!("{status} is no status from 200 to 599"))
            }
            _ => None,
        }
    }

    /// A description for the log.
    pub(super) fn line(&self) -> String {
        let when = if self.after { "after" } else { "before" };
        match self.kind {
            FaultKind::Status => format!(
                "fault: status {} {when} processing",
                self.status.unwrap_or_default()
            ),
            FaultKind::DropBefore => "fault: dropped before processing".to_owned(),
            FaultKind::DropAfter => "fault: dropped after processing".to_owned(),
            FaultKind::Headers => "headers added".to_owned(),
            FaultKind::Slow => format!("fault: {} ms slow {when} processing", self.ms),
        }
    }

    /// The response of a rule of kind `status`.
    pub(super) fn answer(&self) -> Response {
        let status = self
            .status
            .and_then(|status| StatusCode::from_u16(status).ok());
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut headers = HeaderMap::new();
        let mut response = if let Some(Value::String(page)) = &self.body {
            Html(page.clone()).into_response()
        } else if let Some(body) = &self.body {
            Json(body).into_response()
        } else if status == StatusCode::TOO_MANY_REQUESTS {
            let seconds = self.retry_after.unwrap_or(1.0);
            if let Ok(exact) = HeaderValue::try_from(format!("{seconds:.3}")) {
                headers.insert("x-ratelimit-reset-after", exact);
            }
            if self.global {
                headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
            } else {
                headers.insert("x-ratelimit-limit", HeaderValue::from(5));
                headers.insert("x-ratelimit-remaining", HeaderValue::from(0));
            }
            rate_limited(seconds, self.global)
        } else if status == StatusCode::BAD_GATEWAY {
            // Discord's real 502 comes from the edge, not from the API: clients must not expect JSON.
            Html("<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>")
                .into_response()
        } else {
            let reason = status.canonical_reason().unwrap_or("Error");
            Json(json!({"message": format!("{}: {reason}", status.as_u16()), "code": 0}))
                .into_response()
        };
        *response.status_mut() = status;
        response.headers_mut().extend(headers);
        self.add_headers(&mut response);
        response
    }

    /// Adds the rule's headers to a response.
    pub(super) fn add_headers(&self, response: &mut Response) {
        for (name, value) in &self.headers {
            let value = HeaderValue::try_from(text_of(value));
            if let (Ok(name), Ok(value)) = (HeaderName::try_from(name), value) {
                response.headers_mut().insert(name, value);
            }
        }
    }
}

/// The active rules.
#[derive(Debug, Default)]
pub(super) struct Faults(Mutex<Vec<Rule>>);

impl Faults {
    /// Replaces all rules.
    pub(super) fn set(&self, rules: Vec<Rule>) -> Result<(), String> {
        if let Some(fault) = rules.iter().find_map(Rule::fault) {
            return Err(fault);
        }
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = rules;
        Ok(())
    }

    pub(super) fn left(&self) -> Vec<Rule> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// The rule that applies to this call, if any; the match is counted.
    pub(super) fn take_matching_rule(&self, method: &str, path: &str) -> Option<Rule> {
        let call = format!("{method} {path}");
        let mut rules = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut struck = None;
        for rule in rules
            .iter_mut()
            .filter(|rule| rule.times > 0 && matches(&rule.route, &call))
        {
            if rule.skip > 0 {
                rule.skip -= 1;
                continue;
            }
            rule.times -= 1;
            struck = Some(rule.clone());
            break;
        }
        rules.retain(|rule| rule.times > 0);
        struck
    }
}

/// Whether the whole `text` matches the `pattern`, in which `*` matches any text.
pub(super) fn matches(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|first| text.strip_prefix(first)) else {
        return false;
    };
    let mut parts: Vec<&str> = parts.collect();
    let Some(last) = parts.pop() else {
        return rest.is_empty();
    };
    for part in parts {
        let Some(at) = rest.find(part) else {
            return false;
        };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn a_star_stands_for_any_text() {
        let call = "POST /interactions/12/ab-c/callback";
        for pattern in [
            "*",
            call,
            "POST /interactions/*/callback",
            "* /interactions/*",
            "*callback",
            "*12*ab*",
        ] {
            assert!(matches(pattern, call), "{pattern}");
        }
        for pattern in [
            "",
            "POST",
            "GET *",
            "POST /interactions/*/callbac",
            "*callback*x",
            "POST /interactions/12/ab-c/callback/",
        ] {
            assert!(!matches(pattern, call), "{pattern}");
        }
    }
}

//! Validates the bot's requests against Discord's OpenAPI document if the environment variable `DISCORD_OPENAPI` names
//! it.

use std::{
    collections::HashMap,
    sync::{LazyLock, Mutex, PoisonError},
};

use jsonschema::Validator;
use serde_json::{Value, json};

/// Errors of the document that contradict Discord's documentation and servers: `(place, words of the error, why)`.
const FALSE_POSITIVES: &[(&str, &str, &str)] = &[(
    "put /applications/{application_id}/commands",
    r#"is not of types "null", "integer""#,
    "Discord's documentation has default_member_permissions as a text of digits, as all permissions",
)];

static DOCUMENT: LazyLock<Option<Value>> = LazyLock::new(|| {
    let path = std::env::var("DISCORD_OPENAPI").ok()?;
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| {
        panic!("DISCORD_OPENAPI names {path}, which cannot be read: {error}")
    });
    Some(serde_json::from_str(&text).expect("DISCORD_OPENAPI names a JSON document"))
});

static VALIDATORS: LazyLock<Mutex<HashMap<String, Option<Validator>>>> =
    LazyLock::new(Mutex::default);

/// Validates every REST call of a sandbox's log that has a body; panics with all errors.
pub fn check(log: &[Value]) {
    let Some(document) = DOCUMENT.as_ref() else {
        return;
    };
    let mut findings = Vec::new();
    let mut checked = 0;
    for entry in log {
        let (Some(route), false) = (entry["route"].as_str(), entry["body"].is_null()) else {
            continue;
        };
        // The response to an interaction over HTTP is what a callback would be.
        let method = match entry["method"].as_str().unwrap_or_default() {
            "HTTP" => "post".to_owned(),
            method => method.to_lowercase(),
        };
        let mut validators = VALIDATORS.lock().unwrap_or_else(PoisonError::into_inner);
        let validator = validators
            .entry(format!("{method} {route}"))
            .or_insert_with(|| validator(document, &method, route));
        let Some(validator) = validator else {
            findings.push(format!(
                "{method} {route}: the document has no JSON body for it"
            ));
            continue;
        };
        checked += 1;
        for error in validator.iter_errors(&entry["body"]) {
            let place = format!("{method} {route} {}", error.instance_path());
            let words = error.to_string();
            let known = FALSE_POSITIVES
                .iter()
                .any(|(at, says, _)| place.starts_with(at) && words.contains(says));
            if !known {
                findings.push(format!("{place}: {words}"));
            }
        }
    }
    assert!(
        findings.is_empty(),
        "{} of Discord's document's findings:\n{}",
        findings.len(),
        findings.join("\n")
    );
    println!("{checked} request bodies agree with Discord's OpenAPI document");
}

/// The validator of one route's JSON body, with references resolved within the document.
fn validator(document: &Value, method: &str, route: &str) -> Option<Validator> {
    let content = &document["paths"][route][method]["requestBody"]["content"];
    let schema = content
        .get("application/json")
        .or_else(|| content.get("multipart/form-data"))?
        .get("schema")?;
    let whole = json!({"components": document["components"], "allOf": [schema]});
    Some(jsonschema::validator_for(&whole).expect("the document's schemas are sound"))
}

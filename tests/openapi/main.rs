//! Validates REST calls that tests kept in a folder (`tests/common/calls.rs`) against Discord's OpenAPI document: bodies of
//! the bot's requests, and the sandbox's answers, because differences would hide errors of the bot.
//! `banyan-openapi DOCUMENT FOLDER`

use std::{collections::HashMap, error::Error, fs, process::ExitCode};

use jsonschema::Validator;
use serde_json::{Value, json};

/// Errors of the document that contradict Discord's documentation and servers: `(place, words of the error, why)`.
const FALSE_POSITIVES: &[(&str, &str, &str)] = &[(
    "put /applications/{application_id}/commands",
    r#"is not of types "null", "integer""#,
    "Discord's documentation has default_member_permissions as a text of digits, as all permissions",
)];

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(document), Some(folder)) = (arguments.next(), arguments.next()) else {
        return Err("usage: banyan-openapi DOCUMENT FOLDER".into());
    };
    let mut schemas = Schemas {
        document: serde_json::from_slice(&fs::read(document)?)?,
        validators: HashMap::new(),
    };
    let (mut requests, mut answers, mut errors) = (0, 0, 0);
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        let calls: Vec<Value> = serde_json::from_slice(&fs::read(&path)?)?;
        for call in &calls {
            let is_answer = !call["answer"].is_null();
            *(if is_answer {
                &mut answers
            } else {
                &mut requests
            }) += 1;
            for error in schemas.errors(call, is_answer) {
                errors += 1;
                println!("{}: {error}", path.display());
            }
        }
    }
    println!("{requests} requests and {answers} answers, {errors} errors");
    let is_good = requests > 0 && answers > 0 && errors == 0;
    Ok(if is_good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Discord's document, and the validators of its schemas so far by the name of the call.
struct Schemas {
    document: Value,
    validators: HashMap<(String, bool), Option<Validator>>,
}

impl Schemas {
    /// What is wrong with the answer to a call, or with the body of its request.
    fn errors(&mut self, call: &Value, is_answer: bool) -> Vec<String> {
        let [method, route] = ["method", "route"].map(|key| call[key].as_str().unwrap_or_default());
        // The response to an interaction over HTTP is what a callback would be.
        let method = match method {
            "HTTP" => "post".to_owned(),
            method => method.to_lowercase(),
        };
        let name = format!("{method} {route}");
        let document = &self.document;
        let validator = self
            .validators
            .entry((name.clone(), is_answer))
            .or_insert_with(|| validator(document, &document["paths"][route][method], is_answer));
        let Some(validator) = validator else {
            return vec![format!("{name}: the document has no JSON for it")];
        };
        let is_real = |place: &str, words: &str| {
            let mut known = FALSE_POSITIVES.iter();
            !known.any(|(at, says, _)| place.starts_with(at) && words.contains(says))
        };
        validator
            .iter_errors(&call[if is_answer { "answer" } else { "body" }])
            .map(|error| {
                (
                    format!("{name} {}", error.instance_path()),
                    format!("{error:.500}"),
                )
            })
            .filter(|(place, words)| is_real(place, words))
            .map(|(place, words)| format!("{place}: {words}"))
            .collect()
    }
}

/// The validator of an operation's request or answer, with references resolved within the document.
fn validator(document: &Value, operation: &Value, is_answer: bool) -> Option<Validator> {
    let message = if is_answer {
        &operation["responses"]["200"]
    } else {
        &operation["requestBody"]
    };
    let content = &message["content"];
    let schema = content
        .get("application/json")
        .or_else(|| content.get("multipart/form-data"))?
        .get("schema")?;
    let whole = json!({"components": document["components"], "allOf": [schema]});
    Some(jsonschema::validator_for(&whole).expect("the document's schemas are sound"))
}

//! The options of a command, checked against what the bot has registered.

use serde_json::{Value, json};

use super::resolved::Resolved;
use crate::client::request::{ClientError, id};
use crate::error::text_of;

/// The options as Discord sends them. During autocomplete only their names are checked.
pub(super) fn check(
    resolved: &mut Resolved<'_>,
    spec: &[Value],
    given: &[Value],
    typing: bool,
) -> Result<Vec<Value>, ClientError> {
    let mut options = Vec::new();
    for one in given {
        let name = one["name"].as_str().unwrap_or("");
        let known = spec.iter().find(|option| option["name"] == name);
        let known =
            known.ok_or_else(|| ClientError::bad(format!("there is no option {name:?}")))?;
        if given.iter().filter(|other| other["name"] == name).count() > 1 {
            return Err(ClientError::bad(format!("{name:?} is given twice")));
        }
        options.push(option(resolved, known, one, typing)?);
    }
    let sub = |option: &&Value| matches!(option["type"].as_u64(), Some(1 | 2));
    if spec.iter().any(|option| sub(&option)) && options.len() != 1 {
        return Err(ClientError::bad("one subcommand is wanted"));
    }
    let missing = |option: &&Value| {
        option["required"] == true && !given.iter().any(|one| one["name"] == option["name"])
    };
    match spec.iter().find(missing) {
        Some(option) if !typing => Err(ClientError::bad(format!("{} is required", option["name"]))),
        _ => Ok(options),
    }
}

fn option(
    resolved: &mut Resolved<'_>,
    known: &Value,
    given: &Value,
    typing: bool,
) -> Result<Value, ClientError> {
    let kind = known["type"].as_u64().unwrap_or(0);
    let mut option = json!({"name": known["name"], "type": kind});
    if kind <= 2 {
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let inner = check(
            resolved,
            &list(&known["options"]),
            &list(&given["options"]),
            typing,
        )?;
        option["options"] = json!(inner);
        return Ok(option);
    }
    let value = &given["value"];
    if given["focused"] == true {
        if !typing || known["autocomplete"] != true {
            return Err(ClientError::bad(format!(
                "{} has no autocomplete",
                known["name"]
            )));
        }
        option["focused"] = json!(true);
        // An option that is being typed is sent as text, whatever its type.
        option["value"] = json!(text_of(value));
        return Ok(option);
    }
    if matches!(kind, 6..=9 | 11) {
        let id = id(known["name"].as_str().unwrap_or(""), value)?;
        resolved.option(kind, id)?;
        option["value"] = json!(id.to_string());
        return Ok(option);
    }
    if !typing {
        fits(known, kind, value)
            .map_err(|wrong| ClientError::bad(format!("{}: {wrong}", known["name"])))?;
    }
    option["value"] = value.clone();
    Ok(option)
}

/// Checks that the client would allow a text of this length: at most `longest` if the option or field does not say.
pub(super) fn check_length(known: &Value, text: &str, longest: u64) -> Result<(), String> {
    let length = text.chars().count() as u64;
    let min = known["min_length"].as_u64().unwrap_or(0);
    let max = known["max_length"].as_u64().unwrap_or(longest);
    if (min..=max).contains(&length) {
        return Ok(());
    }
    Err(format!(
        "{length} characters are not between {min} and {max}"
    ))
}

/// Checks that the client would allow this value.
fn fits(known: &Value, kind: u64, value: &Value) -> Result<(), String> {
    let right_kind = match kind {
        3 => value.as_str().is_some_and(|text| !text.is_empty()),
        4 => value.is_i64(),
        5 => value.is_boolean(),
        10 => value.is_number(),
        _ => return Err("the sandbox has no options of this type".to_owned()),
    };
    if !right_kind {
        return Err(format!("{value} is not a value of this type"));
    }
    let choices = known["choices"]
        .as_array()
        .filter(|choices| !choices.is_empty());
    if choices.is_some_and(|choices| !choices.iter().any(|choice| choice["value"] == *value)) {
        return Err(format!("{value} is not one of the choices"));
    }
    if let Some(text) = value.as_str() {
        check_length(known, text, 6000)?;
    }
    if let Some(number) = value.as_f64() {
        let below = known["min_value"].as_f64().is_some_and(|min| number < min);
        let above = known["max_value"].as_f64().is_some_and(|max| number > max);
        if below || above || number.abs() > 9_007_199_254_740_991.0 {
            return Err(format!("{number} is out of range"));
        }
    }
    Ok(())
}

//! Presses of buttons, choices in menus and submitted forms, checked against the message or form that shows them.

use serde_json::{Value, json};

use super::options::check_length;
use super::resolved::Resolved;
use crate::client::request::{ClientError, id};
use crate::layout;
use crate::state::{Channel, World};

/// The data that Discord sends when a button is pressed or a menu is used.
pub(super) fn component_data(
    world: &World,
    place: &Channel,
    message: &Value,
    custom_id: &str,
    values: Option<Vec<String>>,
) -> Result<Value, ClientError> {
    let mut components = layout::components(message).into_iter();
    let component = components.find(|component| component["custom_id"] == custom_id);
    let component =
        component.ok_or_else(|| ClientError::bad("there is no such component on the message"))?;
    if component["disabled"] == true {
        return Err(ClientError::bad("that component is disabled"));
    }
    let kind = component["type"].as_u64().unwrap_or(0);
    let mut data = json!({"custom_id": custom_id, "component_type": kind, "id": component["id"]});
    if kind == 2 {
        return Ok(data);
    }
    let values = values.unwrap_or_default();
    chosen(component, &values)?;
    if kind != 3 {
        let mut resolved = Resolved::new(world, place);
        for value in &values {
            // Component types 5 to 8 are menus of users, roles, mentionables and channels; the matching option types
            // are 6, 8, 9, 7.
            let kind = [6, 8, 9, 7][(kind as usize).clamp(5, 8) - 5];
            resolved.option(kind, id("values", &json!(value))?)?;
        }
        data["resolved"] = Value::Object(resolved.maps);
    }
    data["values"] = json!(values);
    Ok(data)
}

/// Checks that the menu allows this choice.
fn chosen(menu: &Value, values: &[String]) -> Result<(), ClientError> {
    let min = menu["min_values"].as_u64().unwrap_or(1) as usize;
    let max = menu["max_values"].as_u64().unwrap_or(1) as usize;
    if values.len() < min || values.len() > max {
        return Err(ClientError::bad(format!(
            "{} values are not between {min} and {max}",
            values.len()
        )));
    }
    for (n, value) in values.iter().enumerate() {
        let options = menu["options"].as_array();
        let known = options.is_none_or(|options| {
            options
                .iter()
                .any(|option| option["value"] == value.as_str())
        });
        if !known || values[..n].contains(value) {
            return Err(ClientError::bad(format!("{value:?} cannot be chosen")));
        }
    }
    Ok(())
}

/// The data that Discord sends when a form is submitted.
pub(super) fn modal_data(modal: &Value, given: &[Value]) -> Result<Value, ClientError> {
    let mut rows = Vec::new();
    for row in modal["components"].as_array().into_iter().flatten() {
        match row["type"].as_u64() {
            Some(1) => {
                let children = row["components"].as_array().into_iter().flatten();
                let children: Vec<Value> = children
                    .map(|child| field(child, given))
                    .collect::<Result<_, _>>()?;
                rows.push(json!({"type": 1, "components": children}));
            }
            Some(18) => {
                rows.push(json!({"type": 18, "component": field(&row["component"], given)?}));
            }
            Some(kind) => rows.push(json!({"type": kind})),
            None => {}
        }
    }
    Ok(json!({"custom_id": modal["custom_id"], "components": rows}))
}

fn field(shown: &Value, given: &[Value]) -> Result<Value, ClientError> {
    let given = given
        .iter()
        .find(|one| one["custom_id"] == shown["custom_id"])
        .unwrap_or(&Value::Null);
    let name = &shown["custom_id"];
    if shown["type"] != 4 {
        let values = given["values"].as_array().into_iter().flatten();
        let values: Vec<String> = values
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect();
        if !(values.is_empty() && shown["required"] == false) {
            chosen(shown, &values)?;
        }
        return Ok(json!({"type": shown["type"], "custom_id": name, "values": values}));
    }
    let text = given["value"].as_str().unwrap_or("");
    if text.is_empty() && shown["required"] != false {
        return Err(ClientError::bad(format!("{name} is required")));
    }
    if !text.is_empty() {
        check_length(shown, text, 4000)
            .map_err(|wrong| ClientError::bad(format!("{name}: {wrong}")))?;
    }
    Ok(json!({"type": 4, "custom_id": name, "value": text}))
}

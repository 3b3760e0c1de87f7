//! Buttons, menus and forms: rows, widths, ids, labels.

use serde_json::{Map, Value};

use super::{emoji, link};
use crate::sandbox::error::Form;

const ROWS: usize = 5;
const ROW_WIDTH: usize = 5;
/// A menu fills a row.
const MENU_WIDTH: usize = 5;

/// The rows of a message.
pub(super) fn rows(form: &mut Form, payload: &Map<String, Value>) {
    let rows = form.list(payload, "components", ROWS);
    let mut ids = Vec::new();
    form.within("components", |form| {
        for (n, row) in rows.iter().enumerate() {
            form.within(n, |form| self::row(form, row, &mut ids));
        }
    });
}

/// The children of an action row, with the row's own fields checked.
fn children<'v>(form: &mut Form, row: &'v Value) -> &'v [Value] {
    let Some(row) = form.object(row) else {
        return &[];
    };
    form.known_keys(row, &["type", "components", "id"]);
    if form
        .integer(row, "type", (1, 255), true)
        .is_some_and(|kind| kind != 1)
    {
        form.fail_at("type", "BASE_TYPE_CHOICES", "Value must be one of (1,).");
        return &[];
    }
    let children = form.list(row, "components", usize::MAX);
    if children.is_empty() || children.len() > ROW_WIDTH {
        form.fail_at(
            "components",
            "BASE_TYPE_BAD_LENGTH",
            format!("Must be between 1 and {ROW_WIDTH} in length."),
        );
    }
    children
}

fn row(form: &mut Form, row: &Value, ids: &mut Vec<String>) {
    let children = children(form, row);
    let mut width = 0;
    form.within("components", |form| {
        for (n, child) in children.iter().enumerate() {
            form.within(n, |form| {
                let Some(child) = form.object(child) else {
                    return;
                };
                match form.integer(child, "type", (1, 255), true) {
                    Some(2) => {
                        width += 1;
                        button(form, child);
                    }
                    Some(kind @ (3 | 5..=8)) => {
                        width += MENU_WIDTH;
                        menu(form, child, kind);
                    }
                    Some(_) => form.fail_at(
                        "type",
                        "BASE_TYPE_CHOICES",
                        "Value must be one of (2, 3, 5, 6, 7, 8).",
                    ),
                    None => return,
                }
                if width > ROW_WIDTH {
                    let text = "The specified component exceeds the maximum width";
                    form.fail("COMPONENT_LAYOUT_WIDTH_EXCEEDED", text);
                }
                unique(form, child, ids);
            });
        }
    });
}

fn unique(form: &mut Form, component: &Map<String, Value>, ids: &mut Vec<String>) {
    let Some(id) = component.get("custom_id").and_then(Value::as_str) else {
        return;
    };
    if ids.iter().any(|other| other == id) {
        form.fail_at(
            "custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        );
    }
    ids.push(id.to_owned());
}

fn button(form: &mut Form, button: &Map<String, Value>) {
    form.known_keys(
        button,
        &[
            "type",
            "style",
            "label",
            "emoji",
            "custom_id",
            "sku_id",
            "url",
            "disabled",
            "id",
        ],
    );
    let style = form.integer(button, "style", (1, 6), true);
    form.text(button, "label", (0, 80), false);
    form.flag(button, "disabled");
    emoji(form, button);
    let has = |key: &str| {
        button
            .get(key)
            .is_some_and(|value| !value.is_null() && value != "")
    };
    match style {
        Some(5) => {
            if !has("url") {
                form.fail_at("url", "BASE_TYPE_REQUIRED", "This field is required");
            }
            form.text(button, "url", (0, 512), false);
            link(form, button, "url", &["http", "https", "discord"]);
            if has("custom_id") {
                let text = "A custom id and url cannot both be specified";
                form.fail("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", text);
            }
        }
        Some(6) => {}
        _ => {
            if has("custom_id") {
                form.text(button, "custom_id", (1, 100), true);
            } else {
                form.fail_at(
                    "custom_id",
                    "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
                    "A custom id required",
                );
            }
            if has("url") {
                let text = "A custom id and url cannot both be specified";
                form.fail("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", text);
            }
        }
    }
    if style != Some(6) && !has("label") && !has("emoji") {
        form.fail(
            "BUTTON_COMPONENT_INVALID_LABEL",
            "A button must have a label or an emoji",
        );
    }
}

fn menu(form: &mut Form, menu: &Map<String, Value>, kind: i64) {
    let known = [
        "type",
        "custom_id",
        "placeholder",
        "min_values",
        "max_values",
        "disabled",
        "options",
        "channel_types",
        "default_values",
        "id",
        "required",
    ];
    form.known_keys(menu, &known);
    if menu
        .get("custom_id")
        .is_none_or(|id| id.is_null() || id == "")
    {
        form.fail_at(
            "custom_id",
            "SELECT_COMPONENT_CUSTOM_ID_REQUIRED",
            "A custom id required",
        );
    } else {
        form.text(menu, "custom_id", (1, 100), true);
    }
    form.text(menu, "placeholder", (0, 150), false);
    form.flag(menu, "disabled");
    let min = form
        .integer(menu, "min_values", (0, 25), false)
        .unwrap_or(1);
    let max = form
        .integer(menu, "max_values", (1, 25), false)
        .unwrap_or(1);
    if min > max {
        form.fail_at(
            "min_values",
            "NUMBER_TYPE_MAX",
            format!("int value should be less than or equal to {max}."),
        );
    }
    if kind == 3 {
        options(form, menu, max as usize);
    }
}

fn options(form: &mut Form, menu: &Map<String, Value>, max: usize) {
    let options = form.list(menu, "options", usize::MAX);
    // A menu that lets people choose five needs five options at least.
    if options.len() < max.max(1) || options.len() > 25 {
        form.fail_at(
            "options",
            "BASE_TYPE_BAD_LENGTH",
            format!("Must be between {} and 25 in length.", max.max(1)),
        );
    }
    let mut values = Vec::new();
    let mut chosen = 0;
    form.within("options", |form| {
        for (n, option) in options.iter().enumerate() {
            form.within(n, |form| {
                let Some(option) = form.object(option) else {
                    return;
                };
                form.known_keys(
                    option,
                    &["label", "value", "description", "emoji", "default"],
                );
                form.text(option, "label", (1, 100), true);
                form.text(option, "description", (0, 100), false);
                chosen += usize::from(form.flag(option, "default") == Some(true));
                emoji(form, option);
                if let Some(value) = form.text(option, "value", (1, 100), true) {
                    if values.contains(&value) {
                        let text = "The specified option value is already used";
                        form.fail_at("value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text);
                    }
                    values.push(value);
                }
            });
        }
    });
    if chosen > max {
        form.fail_at(
            "options",
            "SELECT_COMPONENT_DEFAULT_EXCEEDS_MAX",
            "More defaults than can be chosen",
        );
    }
}

/// A form that pops up.
pub(super) fn modal(form: &mut Form, data: &Map<String, Value>) {
    form.known_keys(data, &["custom_id", "title", "components"]);
    form.text(data, "custom_id", (1, 100), true);
    form.text(data, "title", (1, 45), true);
    let rows = form.list(data, "components", usize::MAX);
    if rows.is_empty() || rows.len() > ROWS {
        form.fail_at(
            "components",
            "BASE_TYPE_BAD_LENGTH",
            format!("Must be between 1 and {ROWS} in length."),
        );
    }
    let mut ids = Vec::new();
    form.within("components", |form| {
        for (n, row) in rows.iter().enumerate() {
            form.within(n, |form| match row["type"].as_i64() {
                Some(18) => labelled(form, row, &mut ids),
                Some(10) => {
                    let Some(text) = form.object(row) else { return };
                    form.text(text, "content", (1, 4000), true);
                }
                _ => input_row(form, row, &mut ids),
            });
        }
    });
}

fn input_row(form: &mut Form, row: &Value, ids: &mut Vec<String>) {
    let children = children(form, row);
    form.within("components", |form| {
        for (n, child) in children.iter().enumerate() {
            form.within(n, |form| {
                let Some(input) = form.object(child) else {
                    return;
                };
                if n > 0 {
                    let text = "The specified component exceeds the maximum width";
                    form.fail("COMPONENT_LAYOUT_WIDTH_EXCEEDED", text);
                }
                match form.integer(input, "type", (1, 255), true) {
                    Some(4) => {
                        form.text(input, "label", (1, 45), true);
                        text_input(form, input);
                        unique(form, input, ids);
                    }
                    Some(_) => {
                        form.fail_at("type", "BASE_TYPE_CHOICES", "Value must be one of (4,).");
                    }
                    None => {}
                }
            });
        }
    });
}

fn labelled(form: &mut Form, label: &Value, ids: &mut Vec<String>) {
    let Some(label) = form.object(label) else {
        return;
    };
    form.known_keys(label, &["type", "label", "description", "component", "id"]);
    form.text(label, "label", (1, 45), true);
    form.text(label, "description", (0, 100), false);
    let component = label.get("component").unwrap_or(&Value::Null);
    form.within("component", |form| {
        let Some(component) = form.object(component) else {
            return;
        };
        match form.integer(component, "type", (1, 255), true) {
            Some(4) => text_input(form, component),
            Some(kind @ (3 | 5..=8)) => menu(form, component, kind),
            Some(_) => form.fail_at(
                "type",
                "BASE_TYPE_CHOICES",
                "Value must be one of (3, 4, 5, 6, 7, 8).",
            ),
            None => {}
        }
        unique(form, component, ids);
    });
}

fn text_input(form: &mut Form, input: &Map<String, Value>) {
    let known = [
        "type",
        "custom_id",
        "style",
        "label",
        "min_length",
        "max_length",
        "required",
        "value",
        "placeholder",
        "id",
    ];
    form.known_keys(input, &known);
    form.text(input, "custom_id", (1, 100), true);
    form.integer(input, "style", (1, 2), true);
    let min = form
        .integer(input, "min_length", (0, 4000), false)
        .unwrap_or(0);
    let max = form
        .integer(input, "max_length", (1, 4000), false)
        .unwrap_or(4000);
    if min > max {
        form.fail_at(
            "min_length",
            "NUMBER_TYPE_MAX",
            format!("int value should be less than or equal to {max}."),
        );
    }
    form.flag(input, "required");
    form.text(input, "value", (0, max.max(0) as usize), false);
    form.text(input, "placeholder", (0, 100), false);
}

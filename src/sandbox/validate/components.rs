//! Validates buttons, menus and forms: rows, widths, ids, labels.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::fields::{emoji, is_given, link};
use crate::error::Form;

const ROWS: usize = 5;
const ROW_WIDTH: usize = 5;
/// A menu fills a row.
const MENU_WIDTH: usize = 5;
const TOO_WIDE: &str = "The specified component exceeds the maximum width";

/// Validates the rows of a message.
pub(super) fn rows(form: &mut Form, payload: &Map<String, Value>) {
    let rows = form.list(payload, "components", ROWS);
    let mut ids = HashSet::new();
    form.each("components", rows, |form, row| {
        self::row(form, row, &mut ids);
    });
}

/// The children of an action row; validates the row's own fields.
fn children<'v>(form: &mut Form, row: &'v Map<String, Value>) -> &'v [Value] {
    form.known_keys(row, "type components id");
    let kind = form.integer(row, "type", (1, 255), true);
    if kind.is_some_and(|kind| kind != 1) {
        form.not_among("type", "(1,)");
        return &[];
    }
    let children = form.list(row, "components", usize::MAX);
    form.length("components", children.len(), 1, ROW_WIDTH);
    children
}

pub(super) fn row(form: &mut Form, row: &Map<String, Value>, ids: &mut HashSet<String>) {
    let children = children(form, row);
    let mut width = 0;
    form.each("components", children, |form, child| {
        match form.integer(child, "type", (1, 255), true) {
            Some(2) => {
                width += 1;
                button(form, child);
            }
            Some(kind @ (3 | 5..=8)) => {
                width += MENU_WIDTH;
                menu(form, child, kind);
            }
            Some(_) => form.not_among("type", "(2, 3, 5, 6, 7, 8)"),
            None => return,
        }
        if width > ROW_WIDTH {
            form.fail("COMPONENT_LAYOUT_WIDTH_EXCEEDED", TOO_WIDE);
        }
        unique(form, child, ids);
    });
}

pub(super) fn unique(form: &mut Form, component: &Map<String, Value>, ids: &mut HashSet<String>) {
    let Some(id) = component.get("custom_id").and_then(Value::as_str) else {
        return;
    };
    if !ids.insert(id.to_owned()) {
        let text = "Component custom id cannot be duplicated";
        form.fail_at("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", text);
    }
}

pub(super) fn button(form: &mut Form, button: &Map<String, Value>) {
    form.known_keys(
        button,
        "type style label emoji custom_id sku_id url disabled id",
    );
    let style = form.integer(button, "style", (1, 6), true);
    form.text(button, "label", (0, 80), false);
    form.flag(button, "disabled");
    emoji(form, button);
    let has = |key: &str| is_given(button, key);
    match style {
        Some(5) => {
            if !has("url") {
                form.missing("url");
            }
            form.text(button, "url", (0, 512), false);
            link(form, button, "url", &["http", "https", "discord"]);
        }
        Some(6) => {}
        _ => custom_id(form, button, "BUTTON"),
    }
    if style != Some(6) && has("url") && has("custom_id") {
        let text = "A custom id and url cannot both be specified";
        form.fail("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", text);
    }
    if style != Some(6) && !has("label") && !has("emoji") {
        let text = "A button must have a label or an emoji";
        form.fail("BUTTON_COMPONENT_INVALID_LABEL", text);
    }
}

fn custom_id(form: &mut Form, component: &Map<String, Value>, kind: &str) {
    if is_given(component, "custom_id") {
        form.text(component, "custom_id", (1, 100), true);
    } else {
        let code = format!("{kind}_COMPONENT_CUSTOM_ID_REQUIRED");
        form.fail_at("custom_id", &code, "A custom id required");
    }
}

fn menu(form: &mut Form, menu: &Map<String, Value>, kind: i64) {
    let known = "type custom_id placeholder min_values max_values disabled options channel_types default_values \
        id required";
    form.known_keys(menu, known);
    custom_id(form, menu, "SELECT");
    form.text(menu, "placeholder", (0, 150), false);
    form.flag(menu, "disabled");
    let min = form.integer(menu, "min_values", (0, 25), false);
    let max = form.integer(menu, "max_values", (1, 25), false);
    let max = max.unwrap_or(1);
    form.at_most("min_values", min.unwrap_or(1), max);
    if kind == 3 {
        options(form, menu, max as usize);
    }
}

fn options(form: &mut Form, menu: &Map<String, Value>, max: usize) {
    let options = form.list(menu, "options", usize::MAX);
    // A menu that allows five choices needs at least five options.
    form.length("options", options.len(), max.max(1), 25);
    let mut values = HashSet::new();
    let mut chosen = 0;
    form.each("options", options, |form, option| {
        form.known_keys(option, "label value description emoji default");
        form.text(option, "label", (1, 100), true);
        form.text(option, "description", (0, 100), false);
        chosen += usize::from(form.flag(option, "default") == Some(true));
        emoji(form, option);
        if let Some(value) = form.text(option, "value", (1, 100), true)
            && !values.insert(value)
        {
            let text = "The specified option value is already used";
            form.fail_at("value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text);
        }
    });
    if chosen > max {
        let text = "More defaults than can be chosen";
        form.fail_at("options", "SELECT_COMPONENT_DEFAULT_EXCEEDS_MAX", text);
    }
}

/// Validates a modal form.
pub(super) fn modal(form: &mut Form, data: &Map<String, Value>) {
    form.known_keys(data, "custom_id title components");
    form.text(data, "custom_id", (1, 100), true);
    form.text(data, "title", (1, 45), true);
    let rows = form.list(data, "components", usize::MAX);
    form.length("components", rows.len(), 1, ROWS);
    let mut ids = HashSet::new();
    form.each("components", rows, |form, row| {
        match row.get("type").and_then(Value::as_i64) {
            Some(18) => labelled(form, row, &mut ids),
            Some(10) => drop(form.text(row, "content", (1, 4000), true)),
            _ => input_row(form, row, &mut ids),
        }
    });
}

fn input_row(form: &mut Form, row: &Map<String, Value>, ids: &mut HashSet<String>) {
    let children = children(form, row);
    let mut first = true;
    form.each("components", children, |form, input| {
        if !std::mem::take(&mut first) {
            form.fail("COMPONENT_LAYOUT_WIDTH_EXCEEDED", TOO_WIDE);
        }
        match form.integer(input, "type", (1, 255), true) {
            Some(4) => {
                form.text(input, "label", (1, 45), true);
                text_input(form, input);
                unique(form, input, ids);
            }
            Some(_) => form.not_among("type", "(4,)"),
            None => {}
        }
    });
}

fn labelled(form: &mut Form, label: &Map<String, Value>, ids: &mut HashSet<String>) {
    form.known_keys(label, "type label description component id");
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
            Some(_) => form.not_among("type", "(3, 4, 5, 6, 7, 8)"),
            None => {}
        }
        unique(form, component, ids);
    });
}

fn text_input(form: &mut Form, input: &Map<String, Value>) {
    let known = "type custom_id style label min_length max_length required value placeholder id";
    form.known_keys(input, known);
    form.text(input, "custom_id", (1, 100), true);
    form.integer(input, "style", (1, 2), true);
    let min = form.integer(input, "min_length", (0, 4000), false);
    let max = form.integer(input, "max_length", (1, 4000), false);
    let max = max.unwrap_or(4000);
    form.at_most("min_length", min.unwrap_or(0), max);
    form.flag(input, "required");
    form.text(input, "value", (0, max.max(0) as usize), false);
    form.text(input, "placeholder", (0, 100), false);
}

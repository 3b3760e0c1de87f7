//! Validates application commands: names, descriptions, options, choices, localisations, total size.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::fields::is_given;
use crate::error::{DiscordError, Form, id_of};

const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];
/// The maximum numbers of slash, user and message commands of an application in one scope.
const MAX_COMMANDS: [(u64, usize); 3] = [(1, 100), (2, 15), (3, 15)];
const MAX_COMMAND_CHARS: usize = 8000;
const INVALID_NAME: &str = "APPLICATION_COMMAND_INVALID_NAME";

/// Validates the list that replaces all commands; returns notes for the log.
pub(crate) fn commands(payload: &Value) -> Result<Vec<String>, DiscordError> {
    let mut form = Form::default();
    let Some(list) = payload.as_array() else {
        form.fail(
            "LIST_TYPE_CONVERT",
            "Only iterables may be used in a ListType",
        );
        return form.finish();
    };
    let kind = |command: &Value| command["type"].as_u64().unwrap_or(1);
    for (which, most) in MAX_COMMANDS {
        if list.iter().filter(|command| kind(command) == which).count() > most {
            let text = format!("Maximum number of application commands reached ({most}).");
            return Err(DiscordError::new(400, 30032, &text));
        }
    }
    let mut seen = HashSet::new();
    for (n, value) in list.iter().enumerate() {
        form.within(n, |form| {
            command(form, value);
            let key = (kind(value), &value["name"]);
            if !seen.insert(key) {
                let text = "Application command names must be unique";
                form.fail_at("name", "APPLICATION_COMMANDS_DUPLICATE_NAME", text);
            }
        });
    }
    form.finish()
}

fn command(form: &mut Form, value: &Value) {
    let Some(command) = form.object(value) else {
        return;
    };
    let known = "id name name_localizations description description_localizations options \
        default_member_permissions dm_permission default_permission integration_types contexts type \
        nsfw handler";
    form.known_keys(command, known);
    let kind = form.integer(command, "type", (1, 4), false).unwrap_or(1);
    form.flag(command, "nsfw");
    form.flag(command, "dm_permission");
    permissions(form, command);
    numbers(form, command, "contexts", 2);
    numbers(form, command, "integration_types", 1);
    if kind == 1 {
        named(form, command);
        described(form, command);
        options(form, command, 0);
    } else {
        form.text(command, "name", (1, 32), true);
        localised(form, command, "name_localizations", (1, 32), None);
        if is_given(command, "description") {
            let text = "Context menu commands cannot have description";
            let code = "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION";
            form.fail_at("description", code, text);
        }
        let options = command.get("options").and_then(Value::as_array);
        if options.is_some_and(|options| !options.is_empty()) {
            let text = "Context menu commands cannot have options";
            form.fail_at("options", "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS", text);
        }
    }
    if size(value) > MAX_COMMAND_CHARS {
        let text = format!("Command exceeds maximum size ({MAX_COMMAND_CHARS})");
        form.fail("APPLICATION_COMMAND_TOO_LARGE", text);
    }
}

fn permissions(form: &mut Form, command: &Map<String, Value>) {
    let key = "default_member_permissions";
    let value = command.get(key).filter(|value| !value.is_null());
    if value.is_some_and(|value| id_of(value).is_none()) {
        form.fail_at(key, "NUMBER_TYPE_COERCE", "Value is not an integer.");
    }
}

fn numbers(form: &mut Form, command: &Map<String, Value>, key: &str, most: u64) {
    let list = form.list(command, key, most as usize + 1);
    for (n, value) in list.iter().enumerate() {
        if value.as_u64().is_none_or(|value| value > most) {
            form.within(key, |form| form.not_among(n, &format!("(0..={most})")));
        }
    }
}

/// Whether a name matches `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$` and is lower case.
fn is_name(name: &str) -> bool {
    let devanagari =
        |c: char| ('\u{900}'..='\u{97f}').contains(&c) || ('\u{a8e0}'..='\u{a8ff}').contains(&c);
    let thai = |c: char| ('\u{e00}'..='\u{e7f}').contains(&c);
    let fits = |c: char| "-_'".contains(c) || c.is_alphanumeric() || devanagari(c) || thai(c);
    (1..=32).contains(&name.chars().count())
        && name.chars().all(fits)
        && name.to_lowercase() == name
}

fn named(form: &mut Form, holder: &Map<String, Value>) {
    let name = form.text(holder, "name", (1, 32), true);
    if name.is_some_and(|name| !is_name(name)) {
        form.fail_at("name", INVALID_NAME, "Command name is invalid");
    }
    localised(form, holder, "name_localizations", (1, 32), Some(is_name));
}

fn described(form: &mut Form, holder: &Map<String, Value>) {
    form.text(holder, "description", (1, 100), true);
    localised(form, holder, "description_localizations", (1, 100), None);
}

/// Validates a dictionary from locales to texts.
pub(super) fn localised(
    form: &mut Form,
    holder: &Map<String, Value>,
    key: &str,
    length: (usize, usize),
    shape: Option<fn(&str) -> bool>,
) {
    let Some(texts) = holder.get(key).filter(|texts| !texts.is_null()) else {
        return;
    };
    form.within(key, |form| {
        let Some(texts) = form.object(texts) else {
            return;
        };
        for locale in texts.keys() {
            if !LOCALES.contains(&locale.as_str()) {
                form.not_among(locale, &format!("({})", LOCALES.join(", ")));
                continue;
            }
            let text = form.text(texts, locale, length, false);
            if let (Some(text), Some(shape)) = (text, shape)
                && !shape(text)
            {
                form.fail_at(locale, INVALID_NAME, "Command name is invalid");
            }
        }
    });
}

/// Validates the options of a command (`depth` 0), a group (1) or a subcommand (2).
fn options(form: &mut Form, holder: &Map<String, Value>, depth: usize) {
    let list = form.list(holder, "options", 25);
    let mut names = HashSet::new();
    let mut optional = false;
    let sub = |option: &Value| matches!(option["type"].as_u64(), Some(1 | 2));
    let mixed = list.iter().any(sub) && !list.iter().all(sub);
    form.each("options", list, |form, option| {
        named(form, option);
        described(form, option);
        let kind = form.integer(option, "type", (1, 11), true).unwrap_or(0);
        let name = option.get("name");
        if !names.insert(name) {
            let code = "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED";
            form.fail_at("name", code, "Option name duplicated");
        }
        let required = form.flag(option, "required") == Some(true);
        if required && optional {
            let text = "Required options must be placed before non-required options";
            form.fail("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text);
        }
        optional |= !required;
        let misplaced = match depth {
            0 => mixed,
            1 => kind != 1,
            _ => kind <= 2,
        };
        if misplaced {
            let text = "Sub-command and sub-command group option types are mutually exclusive to all other types";
            form.fail_at("type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text);
        }
        match kind {
            1 => options(form, option, 2),
            2 => options(form, option, 1),
            _ => value_option(form, option, kind),
        }
    });
}

fn value_option(form: &mut Form, option: &Map<String, Value>, kind: i64) {
    let known = "type name name_localizations description description_localizations required choices options \
        channel_types min_value max_value min_length max_length autocomplete";
    form.known_keys(option, known);
    let choosable = matches!(kind, 3 | 4 | 10);
    let choices = form.list(option, "choices", 25);
    let autocomplete = form.flag(option, "autocomplete") == Some(true);
    if (!choices.is_empty() || autocomplete) && !choosable {
        let code = "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID";
        form.fail_at("choices", code, "This type of option has no choices");
    }
    if autocomplete && !choices.is_empty() {
        let code = "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_INVALID";
        let text = "Autocomplete and choices are mutually exclusive";
        form.fail_at("autocomplete", code, text);
    }
    if kind == 3 {
        form.integer(option, "min_length", (0, 6000), false);
        form.integer(option, "max_length", (1, 6000), false);
    }
    let mut names = HashSet::new();
    form.each("choices", choices, |form, choice| {
        form.known_keys(choice, "name name_localizations value");
        let name = form.text(choice, "name", (1, 100), true);
        localised(form, choice, "name_localizations", (1, 100), None);
        if !names.insert(name) {
            let code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATED";
            form.fail_at("name", code, "Option choice names must be unique");
        }
        match (kind, choice.get("value")) {
            (4, Some(Value::Number(number))) if number.is_i64() => {}
            (10, Some(Value::Number(_))) => {}
            (4 | 10, _) => {
                let text = "Value is not a number of this kind.";
                form.fail_at("value", "NUMBER_TYPE_COERCE", text);
            }
            _ => drop(form.text(choice, "value", (1, 100), true)),
        }
    });
}

/// The total size of names, descriptions and values; each text counts with its longest translation.
fn size(value: &Value) -> usize {
    let length = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let longest = |key: &str| {
        let translations = value[format!("{key}_localizations")].as_object();
        let translations = translations.into_iter().flat_map(Map::values);
        let lengths = translations.chain([&value[key]]).map(length);
        lengths.max().unwrap_or(0)
    };
    let nested = |key: &str| -> usize {
        let parts = value[key].as_array().into_iter().flatten();
        parts.map(size).sum()
    };
    longest("name")
        + longest("description")
        + length(&value["value"])
        + nested("options")
        + nested("choices")
}

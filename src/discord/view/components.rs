//! Builders for buttons, menus and forms, shared by all views.

use std::fmt::Display;

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle,
};

use crate::{
    discord::model::limits::BUTTONS_PER_ROW,
    locale::Locale,
    rules::{AnyPosition, Move},
    say,
    wording::{self, examples::move_hint},
};

/// The longest title of a form and label of a field, in characters.
const MAX_LABEL_CHARS: usize = 45;

/// The longest hint in an empty field, in characters.
pub const MAX_HINT_CHARS: usize = 100;

/// The name of the field for typed moves.
pub const MOVE_FIELD: &str = "move";

/// A button; `label` is the key of its text.
pub fn button(locale: Locale, id: impl Display, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id.to_string())
        .label(say!(locale, label))
        .style(style)
}

/// A secondary (grey) button.
pub fn secondary_button(locale: Locale, id: impl Display, label: &str) -> CreateButton {
    button(locale, id, label, ButtonStyle::Secondary)
}

/// The buttons to the previous and the next page, if there are such pages.
pub fn page_buttons<Id: Display>(
    locale: Locale,
    before: Option<Id>,
    after: Option<Id>,
) -> impl Iterator<Item = CreateButton> {
    let turns = [(before, "button-previous"), (after, "button-next")];
    turns
        .into_iter()
        .filter_map(move |(id, label)| Some(secondary_button(locale, id?, label)))
}

/// A row of buttons; `None` without buttons, because Discord rejects empty rows.
pub fn row(buttons: impl IntoIterator<Item = CreateButton>) -> Option<CreateActionRow> {
    let buttons: Vec<_> = buttons.into_iter().collect();
    (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons))
}

/// As many rows as the buttons need.
pub fn rows(buttons: &[CreateButton]) -> Vec<CreateActionRow> {
    let rows = buttons.chunks(BUTTONS_PER_ROW);
    rows.map(|row| CreateActionRow::Buttons(row.to_vec()))
        .collect()
}

/// The row of buttons for the sections of a panel: key and label of each, with the id for a key; `open` is the current one,
/// with a dot.
pub fn sections<Key: Copy + PartialEq, Id: Display>(
    locale: Locale,
    id: impl Fn(Key) -> Id,
    all: &[(Key, &str)],
    open: Key,
) -> CreateActionRow {
    let buttons = all.iter().map(|(key, label)| {
        let button = secondary_button(locale, id(*key), label);
        if *key == open {
            let label = format!("• {}", say!(locale, label));
            button.label(label).disabled(true)
        } else {
            button
        }
    });
    CreateActionRow::Buttons(buttons.collect())
}

/// A menu of texts.
pub fn select(
    id: impl Display,
    placeholder: String,
    options: Vec<CreateSelectMenuOption>,
) -> CreateActionRow {
    menu(id, placeholder, CreateSelectMenuKind::String { options })
}

/// A menu with a selected entry: label, value, and whether it is selected.
pub fn choice(
    id: impl Display,
    placeholder: String,
    entries: impl IntoIterator<Item = (String, String, bool)>,
) -> CreateActionRow {
    let option = |(label, value, holds): (String, String, bool)| {
        CreateSelectMenuOption::new(wording::truncate(&label, 100), value).default_selection(holds)
    };
    select(id, placeholder, entries.into_iter().map(option).collect())
}

/// A menu of any kind, also of users, roles or channels.
pub fn menu(id: impl Display, placeholder: String, kind: CreateSelectMenuKind) -> CreateActionRow {
    CreateActionRow::SelectMenu(
        CreateSelectMenu::new(id.to_string(), kind).placeholder(placeholder),
    )
}

/// A form with one required field.
pub fn form(id: impl Display, title: &str, field: CreateInputText) -> CreateModal {
    CreateModal::new(id.to_string(), wording::truncate(title, MAX_LABEL_CHARS))
        .components(vec![CreateActionRow::InputText(field.required(true))])
}

/// A field of a form with its label.
pub fn field(style: InputTextStyle, label: &str, name: &str, most: u16) -> CreateInputText {
    CreateInputText::new(style, wording::truncate(label, MAX_LABEL_CHARS), name).max_length(most)
}

/// The move that was typed into a form, if it has the field.
pub fn typed_move(fields: &[(String, String)]) -> Option<&str> {
    let mut fields = fields.iter();
    let field = fields.find(|(name, _)| name == MOVE_FIELD);
    field.map(|(_, text)| text.as_str())
}

/// The form for typing a move in this position. Its hint never shows one of the `secret` moves.
pub fn move_form(
    locale: Locale,
    id: impl Display,
    title: &str,
    position: &AnyPosition,
    secret: &[Move],
) -> CreateModal {
    let label = say!(locale, "form-field");
    let field = field(InputTextStyle::Short, &label, MOVE_FIELD, 100);
    let field = match move_hint(locale, position, secret) {
        Some(hint) => field.placeholder(wording::truncate(&hint, MAX_HINT_CHARS)),
        None => field,
    };
    form(id, title, field)
}

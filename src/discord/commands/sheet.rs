//! What panels of settings are made of: sections, menus, buttons. Knows no setting and keeps nothing.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use crate::{locale::Locale, say};

/// The row of buttons that lead to the sections of a panel: key and label of each, the one that is open lit.
pub fn sections(locale: Locale, verb: &str, all: &[(&str, &str)], open: &str) -> CreateActionRow {
    let buttons = all.iter().map(|(key, label)| {
        let style = if *key == open {
            ButtonStyle::Primary
        } else {
            ButtonStyle::Secondary
        };
        CreateButton::new(format!("{verb}{key}"))
            .label(say!(locale, label))
            .style(style)
            .disabled(*key == open)
    });
    CreateActionRow::Buttons(buttons.collect())
}

/// A button that changes something.
pub fn button(locale: Locale, id: &str, label: &str) -> CreateButton {
    CreateButton::new(id)
        .label(say!(locale, label))
        .style(ButtonStyle::Secondary)
}

/// A menu of which one entry holds: label, value, and whether it is the one.
pub fn choice(
    id: &str,
    placeholder: String,
    entries: impl IntoIterator<Item = (String, String, bool)>,
) -> CreateActionRow {
    let options = entries
        .into_iter()
        .map(|(label, value, holds)| {
            CreateSelectMenuOption::new(label, value).default_selection(holds)
        })
        .collect();
    menu(id, placeholder, CreateSelectMenuKind::String { options })
}

/// A menu of Discord's own: of people, roles or channels.
pub fn menu(id: &str, placeholder: String, kind: CreateSelectMenuKind) -> CreateActionRow {
    CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind).placeholder(placeholder))
}

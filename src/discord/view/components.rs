//! What messages are made of besides words: buttons, menus, pages to turn, forms. Knows no match and no setting, and
//! keeps nothing.

use std::fmt::Display;

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle,
};

use crate::{locale::Locale, say, wording};

/// Most characters of a form's title and of a field's label.
const LABEL: usize = 45;

/// The name of the field in which moves are typed.
pub const MOVE_FIELD: &str = "move";

/// One button; `label` is the key of its text.
pub fn button(locale: Locale, id: impl Display, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id.to_string())
        .label(say!(locale, label))
        .style(style)
}

/// One that is neither what most will press nor a danger.
pub fn plain(locale: Locale, id: impl Display, label: &str) -> CreateButton {
    button(locale, id, label, ButtonStyle::Secondary)
}

/// The buttons to the page before and to the one after, as far as there are such pages.
pub fn turns<Id: Display>(
    locale: Locale,
    before: Option<Id>,
    after: Option<Id>,
) -> impl Iterator<Item = CreateButton> {
    let turns = [(before, "button-previous"), (after, "button-next")];
    turns
        .into_iter()
        .filter_map(move |(id, label)| Some(plain(locale, id?, label)))
}

/// A row of buttons; none without buttons, since Discord takes no empty row.
pub fn row(buttons: impl IntoIterator<Item = CreateButton>) -> Option<CreateActionRow> {
    let buttons: Vec<_> = buttons.into_iter().collect();
    (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons))
}

/// The row of buttons that lead to the sections of a panel: key and label of each, the one that is open lit.
pub fn sections(locale: Locale, verb: &str, all: &[(&str, &str)], open: &str) -> CreateActionRow {
    let buttons = all.iter().map(|(key, label)| {
        let style = if *key == open {
            ButtonStyle::Primary
        } else {
            ButtonStyle::Secondary
        };
        button(locale, format_args!("{verb}{key}"), label, style).disabled(*key == open)
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

/// A menu of which one entry holds: label, value, and whether it is the one.
pub fn choice(
    id: impl Display,
    placeholder: String,
    entries: impl IntoIterator<Item = (String, String, bool)>,
) -> CreateActionRow {
    let option = |(label, value, holds): (String, String, bool)| {
        CreateSelectMenuOption::new(wording::shortened(&label, 100), value).default_selection(holds)
    };
    select(id, placeholder, entries.into_iter().map(option).collect())
}

/// A menu of any kind, also of Discord's own: of people, roles or channels.
pub fn menu(id: impl Display, placeholder: String, kind: CreateSelectMenuKind) -> CreateActionRow {
    CreateActionRow::SelectMenu(
        CreateSelectMenu::new(id.to_string(), kind).placeholder(placeholder),
    )
}

/// A form with one field, which must be filled in.
pub fn form(id: impl Display, title: &str, field: CreateInputText) -> CreateModal {
    CreateModal::new(id.to_string(), wording::shortened(title, LABEL))
        .components(vec![CreateActionRow::InputText(field.required(true))])
}

/// A field of a form, under a label.
pub fn field(style: InputTextStyle, label: &str, name: &str, most: u16) -> CreateInputText {
    CreateInputText::new(style, wording::shortened(label, LABEL), name).max_length(most)
}

/// The form in which a move is typed.
pub fn move_form(locale: Locale, id: impl Display, title: &str) -> CreateModal {
    let label = say!(locale, "form-field");
    let field = field(InputTextStyle::Short, &label, MOVE_FIELD, 100);
    form(id, title, field.placeholder(say!(locale, "form-hint")))
}

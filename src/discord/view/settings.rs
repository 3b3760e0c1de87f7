//! Panels of settings as tables: a row says everything about a setting, how it is shown and what its control writes. Pure.

use std::num::NonZeroU64;

use serenity::all::{CreateActionRow, CreateSelectMenu, CreateSelectMenuKind};

use crate::{
    discord::{
        model::panel::{Panel, PanelPart},
        view::components::{self, secondary_button},
    },
    locale::Locale,
    say,
};

/// A panel of settings. It shows `Shown`; a control writes a `Change`.
pub(crate) struct SettingsTable<Shown: 'static, Change: 'static> {
    /// The key of its heading.
    pub(crate) heading: &'static str,
    pub(crate) sections: &'static [&'static Section<Shown, Change>],
    /// The id of the button that opens the section with a key.
    pub(crate) section_id: fn(&str) -> String,
    /// The id of a control: the key of its setting, and the value of a button.
    pub(crate) setting_id: fn(&str, &str) -> String,
}

/// A part of the settings that is shown at once.
pub(crate) struct Section<Shown: 'static, Change: 'static> {
    /// Its name in ids.
    pub(crate) key: &'static str,
    /// The key of its button's text.
    pub(crate) label: &'static str,
    pub(crate) settings: &'static [SettingRow<Shown, Change>],
}

/// A value in a menu and its text, the text first.
pub(crate) type MenuChoice = (String, String);

/// A row of the table: how a setting is shown and written. Its `key` is its name in ids, its `line` says its value in words,
/// and `hint` is the key of a menu's placeholder.
pub(crate) enum SettingRow<Shown, Change> {
    /// A line and a menu of texts.
    Menu {
        key: &'static str,
        /// Also gets the text of the current choice.
        line: fn(Locale, &Shown, &str) -> String,
        hint: &'static str,
        choices: fn(Locale) -> Vec<MenuChoice>,
        /// The value of the current choice.
        read: fn(&Shown) -> String,
        write: fn(&str) -> Option<Change>,
    },
    /// A line with a button that turns it to the other value: for each value the keys of line and button.
    Toggle {
        key: &'static str,
        on: [&'static str; 2],
        off: [&'static str; 2],
        read: fn(&Shown) -> bool,
        write: fn(bool) -> Change,
    },
    /// A line and a menu of channels or roles. None may be chosen, which clears the setting.
    Places {
        key: &'static str,
        line: fn(Locale, &Shown) -> String,
        hint: &'static str,
        most: u8,
        /// The menu with what is chosen now.
        read: fn(&Shown) -> CreateSelectMenuKind,
        write: fn(&[u64]) -> Change,
    },
    /// Lines and controls of its own. Those with the setting's key write by their button's value.
    Own {
        key: &'static str,
        parts: fn(Locale, &Shown) -> Vec<PanelPart>,
        write: fn(&str) -> Option<Change>,
    },
}

impl<Shown, Change> SettingsTable<Shown, Change> {
    /// The section with that key.
    pub(crate) fn section(&self, key: &str) -> Option<&'static Section<Shown, Change>> {
        let mut sections = self.sections.iter().copied();
        sections.find(|section| section.key == key)
    }

    /// The panel at a section.
    pub(crate) fn panel(
        &self,
        locale: Locale,
        open: &Section<Shown, Change>,
        shown: &Shown,
    ) -> Panel {
        let all = self.sections.iter();
        let all: Vec<_> = all.map(|section| (section.key, section.label)).collect();
        let sections = components::sections(locale, self.section_id, &all, open.key);
        let mut parts = vec![
            PanelPart::Text(say!(locale, self.heading)),
            sections.into(),
            PanelPart::Separator,
        ];
        for setting in open.settings {
            let id = |value: &str| (self.setting_id)(setting.key(), value);
            parts.extend(setting.parts(locale, shown, id));
        }
        Panel(parts)
    }

    /// What a control writes, and the section that it is in; `None` if its id or the chosen `values` are invalid.
    pub(crate) fn press(
        &self,
        key: &str,
        value: &str,
        values: &[String],
    ) -> Option<(Change, &'static Section<Shown, Change>)> {
        self.sections.iter().find_map(|section| {
            let mut settings = section.settings.iter();
            let setting = settings.find(|setting| setting.key() == key)?;
            Some((setting.change(value, values)?, *section))
        })
    }
}

impl<Shown, Change> SettingRow<Shown, Change> {
    fn key(&self) -> &'static str {
        let (Self::Menu { key, .. }
        | Self::Toggle { key, .. }
        | Self::Places { key, .. }
        | Self::Own { key, .. }) = self;
        key
    }

    fn parts(&self, locale: Locale, shown: &Shown, id: impl Fn(&str) -> String) -> Vec<PanelPart> {
        match self {
            Self::Menu {
                line,
                hint,
                choices,
                read,
                ..
            } => {
                let (now, choices) = (read(shown), choices(locale));
                let current = choices.iter().find(|(_, value)| *value == now);
                let line = line(locale, shown, current.map_or("", |(text, _)| text));
                let entries = choices.into_iter().map(|(text, value)| {
                    let holds = value == now;
                    (text, value, holds)
                });
                let menu = components::choice(id(""), say!(locale, hint), entries);
                vec![PanelPart::Text(line), menu.into()]
            }
            Self::Toggle { on, off, read, .. } => {
                let is_on = read(shown);
                let [line, button] = if is_on { on } else { off };
                let turn = id(if is_on { "off" } else { "on" });
                let button = secondary_button(locale, turn, button);
                vec![PanelPart::Section(say!(locale, line), button)]
            }
            Self::Places {
                line,
                hint,
                most,
                read,
                ..
            } => {
                let menu = CreateSelectMenu::new(id(""), read(shown))
                    .placeholder(say!(locale, hint))
                    .min_values(0)
                    .max_values(*most);
                let menu = CreateActionRow::SelectMenu(menu);
                vec![PanelPart::Text(line(locale, shown)), menu.into()]
            }
            Self::Own { parts, .. } => parts(locale, shown),
        }
    }

    fn change(&self, value: &str, values: &[String]) -> Option<Change> {
        match self {
            Self::Menu { write, .. } => write(values.first()?),
            Self::Toggle { write, .. } => match value {
                "on" => Some(write(true)),
                "off" => Some(write(false)),
                _ => None,
            },
            Self::Places { write, .. } => {
                // The id of a channel or a role is never 0.
                let id = |id: &String| id.parse().ok().map(NonZeroU64::get);
                let ids: Option<Vec<u64>> = values.iter().map(id).collect();
                Some(write(&ids?))
            }
            Self::Own { write, .. } => write(value),
        }
    }
}

/// A choice for what Discord says, and each language in its own words, so that anybody can find theirs.
pub(crate) fn languages(as_discord: MenuChoice) -> Vec<MenuChoice> {
    let languages = Locale::ALL.map(|one| (one.name().to_owned(), one.code().to_owned()));
    [as_discord].into_iter().chain(languages).collect()
}

/// Reads the value of one of [`languages`].
pub(crate) fn language_code(value: &str) -> Option<String> {
    Some(Locale::from_code(value)?.code().to_owned())
}

/// The change to what `read` returns for the value, or to `None` if the value is `none`.
pub(crate) fn optional<T, Change>(
    value: &str,
    none: &str,
    read: impl Fn(&str) -> Option<T>,
    change: fn(Option<T>) -> Change,
) -> Option<Change> {
    if value == none {
        return Some(change(None));
    }
    Some(change(Some(read(value)?)))
}

//! Ids of the controls of a player's settings.

use crate::discord::model::ids::codec::{controls, whole_ids};

controls! {
    /// A control of the panel.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum SettingsControl {
        /// Changes the setting with that key. A button has its new value; a menu has none, because it is chosen.
        Set(setting: String, value: String) = "set",
        /// The button for the section with that key.
        Section(key: String) = "set-section",
        /// The form for quiet hours and time zone, and what its button is for.
        Hours(part: String) = "set-hours",
        /// The button that opens that form again with what was typed into its two fields, escaped.
        HoursAgain(hours: String, zone: String) = "set-again",
        /// The menu for blocking players, with the page of the blocked ones that is shown then.
        Block(page: usize) = "set-block",
        /// The menu for unblocking players, with its page.
        Unblock(page: usize) = "set-unblock",
        /// The button for a page of that menu.
        Blocked(page: usize) = "set-blocked",
    }
}

whole_ids!(SettingsControl);

/// The most characters that an id has for the text of a field.
const ROOM: usize = 42;

/// What separates the parts of an id, and how a text writes it.
const ESCAPES: [(&str, &str); 2] = [("%", "%25"), (":", "%3A")];

impl SettingsControl {
    /// The button that opens the form for quiet hours again with what was typed, as far as there is room for it.
    pub(crate) fn hours_again(hours: &str, zone: &str) -> Self {
        Self::HoursAgain(escaped(hours), escaped(zone))
    }
}

fn escaped(text: &str) -> String {
    let mut short = String::new();
    for letter in text.trim().chars().filter(|letter| !letter.is_control()) {
        let letter = ESCAPES
            .iter()
            .find(|(plain, _)| plain.starts_with(letter))
            .map_or_else(|| letter.to_string(), |(_, escape)| (*escape).to_owned());
        if short.encode_utf16().count() + letter.encode_utf16().count() > ROOM {
            break;
        }
        short.push_str(&letter);
    }
    short
}

/// The text of a field in the id of [`SettingsControl::HoursAgain`].
pub(crate) fn unescaped(text: &str) -> String {
    let plain = |text: String, (plain, escape): &(&str, &str)| text.replace(escape, plain);
    ESCAPES.iter().rev().fold(text.to_owned(), plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_is_in_the_id_of_the_form_that_opens_again() {
        for (hours, zone) in [
            ("22:00 to 7", "Middle of nowhere"),
            ("100%3A", "%25:"),
            ("", "ホーチミン"),
        ] {
            let id = SettingsControl::hours_again(hours, zone).to_string();
            let Ok(SettingsControl::HoursAgain(one, other)) = id.parse() else {
                panic!("{id}");
            };
            assert_eq!(
                (unescaped(&one).as_str(), unescaped(&other).as_str()),
                (hours, zone)
            );
        }
        let (hours, zone) = (":".repeat(60), "x\n😀".repeat(30));
        let id = SettingsControl::hours_again(&hours, &zone).to_string();
        assert!(
            id.encode_utf16().count() <= 100 && !id.contains('\n'),
            "{id}"
        );
    }
}

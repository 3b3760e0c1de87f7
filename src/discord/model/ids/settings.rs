//! Ids of the controls of a player's settings.

use crate::discord::model::ids::{
    codec::{controls, whole_ids},
    percent,
};

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
const MAX_FIELD_CHARS: usize = 42;

impl SettingsControl {
    /// The button that opens the form for quiet hours again with what was typed, as far as there is room for it.
    pub(crate) fn hours_again(hours: &str, zone: &str) -> Self {
        let [hours, zone] = [hours, zone].map(|text| {
            let text: String = text
                .trim()
                .chars()
                .filter(|letter| !letter.is_control())
                .collect();
            percent::encoded_within(&text, &[':'], MAX_FIELD_CHARS)
        });
        Self::HoursAgain(hours, zone)
    }
}

/// The text of a field in the id of [`SettingsControl::HoursAgain`].
pub(crate) fn field_text(encoded: &str) -> String {
    percent::decoded(encoded).unwrap_or_default()
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
                (field_text(&one).as_str(), field_text(&other).as_str()),
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

//! What every family of controls provides beside its ids: its policy and its handler.

use std::str::FromStr;

use crate::{
    app::App,
    discord::model::{call::Call, failure::Answer, policy::Policy},
};

/// A family of buttons and menus. Its type is what their ids say.
pub(super) trait Control: FromStr {
    /// Its name in metrics.
    const NAME: &str;

    /// Whether the control works only on ephemeral messages, which nobody but their owner sees.
    fn is_personal(&self) -> bool;

    /// How the control is handled; `private` if its message is ephemeral.
    fn policy(&self, private: bool) -> Policy;

    /// Handles the control with the chosen values.
    ///
    /// # Errors
    /// `Failure` with what to tell the user.
    async fn press(self, app: &App, call: &Call, values: &[String]) -> Answer;
}

/// A family of forms. Its type is what their ids say.
pub(super) trait Form: FromStr {
    /// Its name in metrics.
    const NAME: &str;

    /// How the form is handled; `private` if the message whose control opened it is ephemeral.
    fn policy(&self, private: bool) -> Policy;

    /// Handles the submitted form.
    ///
    /// # Errors
    /// `Failure` with what to tell the user.
    async fn submit(self, app: &App, call: &Call, fields: &[(String, String)]) -> Answer;
}

/// The text of a form's field; `None` if the form has no such field.
pub(super) fn field<'f>(fields: &'f [(String, String)], name: &str) -> Option<&'f str> {
    let field = fields.iter().find(|(field, _)| field == name);
    field.map(|(_, text)| text.as_str())
}

/// The first chosen value of a menu; empty for a button.
pub(super) fn first(values: &[String]) -> &str {
    values.first().map_or("", String::as_str)
}

//! What every family of controls provides beside its ids: its audience, its policy and its handler.

use std::str::FromStr;

use crate::{
    app::App,
    discord::model::{call::Call, failure::Answer, policy::Policy},
};

/// On whose messages a family's controls work.
pub(super) enum Audience<C> {
    /// On all messages.
    Everybody,
    /// Only on ephemeral messages, which nobody but their owner sees.
    Owner,
    /// Only on those if this function of the control says so, else on all.
    By(fn(&C) -> bool),
}

/// A family of buttons and menus. Its type is what their ids say.
pub(super) trait Control: FromStr + Send + 'static {
    const AUDIENCE: Audience<Self>;

    /// How the control is handled; `private` if its message is ephemeral.
    fn policy(&self, private: bool) -> Policy;

    /// Handles the control with the chosen values.
    ///
    /// # Errors
    /// `Failure` with what to tell the user.
    fn press(
        self,
        app: &App,
        call: &Call,
        values: &[String],
    ) -> impl Future<Output = Answer> + Send;
}

/// A family of forms. Its type is what their ids say.
pub(super) trait Form: FromStr + Send + 'static {
    /// How the form is handled; `private` if the message whose control opened it is ephemeral.
    fn policy(&self, private: bool) -> Policy;

    /// Handles the submitted form.
    ///
    /// # Errors
    /// `Failure` with what to tell the user.
    fn submit(
        self,
        app: &App,
        call: &Call,
        fields: &[(String, String)],
    ) -> impl Future<Output = Answer> + Send;
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

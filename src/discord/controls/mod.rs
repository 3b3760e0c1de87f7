//! Dispatches controls and forms to their families, by id. The only place that knows all of them.

mod analysis;
pub(crate) mod command;
mod control;
mod explore;
mod games;
mod import;
mod invite;
mod ladder;
mod leaderboard;
mod lesson;
mod matches;
mod mistakes;
mod privacy;
mod profile;
mod puzzle;
mod rules_page;
mod server;
mod settings;
mod setup;
mod tournament;
mod tournament_list;

use crate::{
    app::App,
    discord::{
        controls::control::{Control, Form},
        model::{
            call::Call,
            failure::Answer,
            ids::{
                analysis::AnalysisStep,
                command::CommandControl,
                explore::ExplorePage,
                games::GamesPage,
                invite::InviteControl,
                ladder::LadderControl,
                leaderboard::LeaderboardPage,
                lesson::LessonControl,
                matches::MatchControl,
                mistakes::MistakeControl,
                paste::{Paste, PasteAgain},
                privacy::DeletionControl,
                profile::ProfileButton,
                puzzle::PuzzleControl,
                rules_page::RulesPageId,
                server::ServerControl,
                settings::SettingsControl,
                setup::SetupControl,
                tournament::TournamentControl,
                tournament_list::TournamentListPage,
            },
            policy::Policy,
        },
        view::next::unknown_control,
    },
    play::MessageId,
};

/// Lists the families; the first whose type parses an id handles it.
macro_rules! families {
    (controls: $($control:ty),+; forms: $($form:ty),+;) => {
        /// The policy of a control; `private` if its message is ephemeral.
        pub(crate) fn policy(id: &str, private: bool) -> Policy {
            $(if let Some(control) = read::<$control>(id, private) {
                return Control::policy(&control, private);
            })+
            Policy::UNKNOWN
        }

        /// The family of a control, for metrics.
        pub(crate) fn name(id: &str, private: bool) -> &'static str {
            $(if read::<$control>(id, private).is_some() {
                return <$control as Control>::NAME;
            })+
            UNKNOWN
        }

        /// Handles a control; `menu` is its message if that is ephemeral.
        ///
        /// # Errors
        /// `Failure` with what to tell the user.
        pub(crate) async fn press(
            app: &App,
            call: &Call,
            id: &str,
            values: &[String],
            menu: Option<MessageId>,
        ) -> Answer {
            $(if let Some(control) = read::<$control>(id, menu.is_some()) {
                return control.press(app, call, values, menu).await;
            })+
            Err(unknown_control(call))
        }

        /// The policy of a submitted form; `private` if the message whose control opened it is ephemeral.
        pub(crate) fn policy_of_form(id: &str, private: bool) -> Policy {
            $(if let Ok(form) = id.parse::<$form>() {
                return Form::policy(&form, private);
            })+
            Policy::UNKNOWN
        }

        /// The family of a form, for metrics.
        pub(crate) fn name_of_form(id: &str) -> &'static str {
            $(if id.parse::<$form>().is_ok() {
                return <$form as Form>::NAME;
            })+
            UNKNOWN
        }

        /// Handles a submitted form; `menu` is the message whose control opened it, if that is ephemeral.
        ///
        /// # Errors
        /// `Failure` with what to tell the user.
        pub(crate) async fn submit(
            app: &App,
            call: &Call,
            id: &str,
            fields: &[(String, String)],
            menu: Option<MessageId>,
        ) -> Answer {
            $(if let Ok(form) = id.parse::<$form>() {
                return form.submit(app, call, fields, menu).await;
            })+
            Err(unknown_control(call))
        }
    };
}

families! {
    controls:
        AnalysisStep,
        CommandControl,
        ExplorePage,
        GamesPage,
        InviteControl,
        LadderControl,
        LeaderboardPage,
        LessonControl,
        MatchControl,
        MistakeControl,
        PasteAgain,
        DeletionControl,
        ProfileButton,
        PuzzleControl,
        RulesPageId,
        ServerControl,
        SettingsControl,
        SetupControl,
        TournamentControl,
        TournamentListPage;
    forms: MatchControl, DeletionControl, LessonControl, MistakeControl, Paste, PuzzleControl, SettingsControl, SetupControl;
}

/// The name of everything else, for metrics.
const UNKNOWN: &str = "unknown";

/// The control with that id, if it belongs to the family and may be on that message.
fn read<C: Control>(id: &str, private: bool) -> Option<C> {
    let control: C = id.parse().ok()?;
    (private || !control.is_personal()).then_some(control)
}

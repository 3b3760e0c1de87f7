//! Dispatches controls and forms to their files, by id. The only place that knows all of them.

pub(crate) mod analysis;
pub(crate) mod command;
pub(crate) mod explore;
pub(crate) mod games;
pub(crate) mod import;
pub(crate) mod invite;
pub(crate) mod leaderboard;
pub(crate) mod lesson;
pub mod matches;
pub(crate) mod mistakes;
pub(crate) mod privacy;
pub(crate) mod profile;
pub(crate) mod puzzle;
pub(crate) mod rules_page;
pub(crate) mod server;
pub(crate) mod settings;
pub(crate) mod tournament;

use crate::{
    app::{App, RequestKind},
    discord::model::{
        call::Call,
        failure::Answer,
        ids::{
            self,
            command::CommandControl,
            matches::CustomId,
            paste::{self, Paste},
        },
        policy::Policy,
        reply::Deferral,
    },
    discord::view::next::unknown_control,
    play::MessageId,
};

/// The family of a control.
pub(crate) enum Control {
    Settings,
    Server,
    Privacy,
    Profile,
    Leaderboard,
    Rules,
    Lesson,
    Puzzle,
    Mistakes,
    Invitation(ids::invite::InviteControl),
    Command(CommandControl),
    Match(CustomId),
    Games(ids::games::GamesPage),
    Analysis(ids::analysis::AnalysisStep),
    Tournament(ids::tournament::TournamentControl),
    Explore(Box<ids::explore::ExplorePage>),
}

impl Control {
    /// The family of the control with that id. Personal panels are accepted only on ephemeral messages.
    pub(crate) fn of(id: &str, private: bool) -> Option<Self> {
        let begins = |prefix| id.starts_with(prefix);
        if begins(ids::profile::PREFIX) {
            return Some(Self::Profile);
        }
        if begins(ids::leaderboard::PREFIX) {
            return Some(Self::Leaderboard);
        }
        if begins(ids::rules_page::PREFIX) {
            return Some(Self::Rules);
        }
        if begins(ids::lesson::PREFIX) {
            return Some(Self::Lesson);
        }
        if begins(ids::puzzle::PREFIX) {
            return Some(Self::Puzzle);
        }
        if begins(ids::mistakes::PREFIX) {
            return Some(Self::Mistakes);
        }
        if private {
            if begins(ids::settings::PREFIX) {
                return Some(Self::Settings);
            }
            if begins(ids::server::PREFIX) {
                return Some(Self::Server);
            }
            if begins(ids::privacy::PREFIX) {
                return Some(Self::Privacy);
            }
            if let Ok(control) = id.parse() {
                return Some(Self::Invitation(control));
            }
        }
        if let Ok(control) = id.parse::<ids::tournament::TournamentControl>() {
            let fits = private || !control.verb.is_private();
            return fits.then_some(Self::Tournament(control));
        }
        let of_match = id.parse().map(Self::Match);
        let of_command = || id.parse().map(Self::Command);
        let of_list = || id.parse().map(Self::Games);
        let of_walk = || id.parse().map(Self::Analysis);
        let of_openings = || id.parse().map(|page| Self::Explore(Box::new(page)));
        of_match
            .ok()
            .or_else(|| of_openings().ok())
            .or_else(|| of_command().ok())
            .or_else(|| of_list().ok())
            .or_else(|| of_walk().ok())
    }
}

pub(crate) enum Form {
    Settings,
    Lesson,
    Puzzle,
    Mistakes,
    Privacy,
    Match(CustomId),
    Import(Paste),
}

impl Form {
    /// The family of the form with that id.
    pub(crate) fn of(id: &str) -> Option<Self> {
        if id.starts_with(ids::settings::PREFIX) {
            return Some(Self::Settings);
        }
        if id.starts_with(ids::lesson::PREFIX) {
            return Some(Self::Lesson);
        }
        if id.starts_with(ids::puzzle::PREFIX) {
            return Some(Self::Puzzle);
        }
        if id.starts_with(ids::mistakes::PREFIX) {
            return Some(Self::Mistakes);
        }
        if id.starts_with(ids::privacy::PREFIX) {
            return Some(Self::Privacy);
        }
        let of_match = id.parse().map(Self::Match);
        of_match.or_else(|_| id.parse().map(Self::Import)).ok()
    }
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
    let control = Control::of(id, menu.is_some()).ok_or_else(|| unknown_control(call))?;
    match (control, menu) {
        (Control::Settings, _) => settings::press(app, call, id, values).await,
        (Control::Server, _) => server::press(app, call, id, values).await,
        (Control::Privacy, _) => privacy::press(call, id),
        (Control::Profile, _) => profile::press(app, call, id).await,
        (Control::Leaderboard, _) => {
            leaderboard::press(app, call, id, values, menu.is_some()).await
        }
        (Control::Rules, _) => rules_page::press(call, id, menu),
        (Control::Lesson, _) => lesson::press(app, call, id, values, menu).await,
        (Control::Puzzle, _) => puzzle::press(app, call, id, values, menu).await,
        (Control::Mistakes, _) => mistakes::press(app, call, id, values, menu).await,
        (Control::Invitation(control), Some(menu)) => {
            invite::press(app, call, control, values, menu).await
        }
        (Control::Invitation(_), None) => Err(unknown_control(call)),
        (Control::Command(control), _) => command::press(app, call, &control, values, menu).await,
        (Control::Match(control), _) => matches::press(app, call, &control, values, menu).await,
        (Control::Games(page), _) => games::turn(app, call, page).await,
        (Control::Analysis(step), _) => analysis::press(app, call, step, values).await,
        (Control::Explore(page), menu) => explore::turn(app, call, *page, values, menu).await,
        (Control::Tournament(control), menu) => {
            tournament::press(app, call, control, values, menu).await
        }
    }
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
    match Form::of(id).ok_or_else(|| unknown_control(call))? {
        Form::Settings => settings::submit(app, call, id, fields, menu.is_some()).await,
        Form::Lesson => lesson::submit(app, call, id, fields, menu).await,
        Form::Puzzle => puzzle::submit(app, call, id, fields, menu).await,
        Form::Mistakes => mistakes::submit(app, call, id, fields, menu).await,
        Form::Privacy => privacy::submit(app, call, id, fields).await,
        Form::Match(control) => matches::submit(app, call, &control, fields, menu).await,
        Form::Import(paste) => import::submit(app, call, paste, fields).await,
    }
}

/// The family of a control, for metrics.
pub(crate) fn name(id: &str, private: bool) -> &'static str {
    match Control::of(id, private) {
        Some(Control::Settings) => "settings",
        Some(Control::Server) => "server",
        Some(Control::Privacy) => "privacy",
        Some(Control::Profile) => "profile",
        Some(Control::Leaderboard) => "leaderboard",
        Some(Control::Rules) => "rules",
        Some(Control::Lesson) => "lesson",
        Some(Control::Puzzle) => "puzzle",
        Some(Control::Mistakes) => "mistakes",
        Some(Control::Command(_)) => "command",
        Some(Control::Tournament(_)) => "tournament",
        Some(Control::Invitation(_)) => "invitation",
        Some(Control::Match(_)) => "match",
        Some(Control::Games(_)) => "games",
        Some(Control::Analysis(_)) => "analysis",
        Some(Control::Explore(_)) => "explore",
        None => "unknown",
    }
}

/// The family of a form, for metrics.
pub(crate) fn name_of_form(id: &str) -> &'static str {
    match Form::of(id) {
        Some(Form::Settings) => "settings",
        Some(Form::Lesson) => "lesson",
        Some(Form::Puzzle) => "puzzle",
        Some(Form::Mistakes) => "mistakes",
        Some(Form::Privacy) => "privacy",
        Some(Form::Match(_)) => "match",
        Some(Form::Import(_)) => "import",
        None => "unknown",
    }
}

/// The policy of a submitted form; `from_menu` if the message whose control opened it is ephemeral.
pub(crate) fn policy_of_form(id: &str, from_menu: bool) -> Policy {
    let in_place = Deferral::update_if_private(from_menu);
    match Form::of(id) {
        Some(Form::Settings) => Policy::new(RequestKind::Other, in_place),
        Some(Form::Lesson | Form::Puzzle | Form::Mistakes) => {
            Policy::new(RequestKind::Picture, in_place)
        }
        Some(Form::Privacy) => Policy::new(RequestKind::Other, Deferral::Private),
        Some(Form::Match(control)) => matches::policy(&control, from_menu),
        Some(Form::Import(form)) if form.challenges() => {
            Policy::new(paste::cost(true), Deferral::Public)
        }
        Some(Form::Import(_)) => Policy::new(paste::cost(false), Deferral::Private),
        None => Policy::UNKNOWN,
    }
}

/// The policy of a control; `private` if its message is ephemeral.
pub(crate) fn policy(id: &str, private: bool) -> Policy {
    let in_place = Deferral::update_if_private(private);
    match Control::of(id, private) {
        Some(Control::Settings) => Policy::new(RequestKind::Other, settings::deferral(id)),
        Some(Control::Server | Control::Games(_)) => {
            Policy::new(RequestKind::Other, Deferral::Update)
        }
        Some(Control::Privacy) => Policy::new(RequestKind::Other, privacy::deferral(id)),
        Some(Control::Profile) => Policy::new(RequestKind::Picture, Deferral::Private),
        Some(Control::Leaderboard | Control::Rules | Control::Explore(_)) => {
            Policy::new(RequestKind::Picture, in_place)
        }
        Some(Control::Lesson) => Policy::new(RequestKind::Picture, lesson::deferral(id, private)),
        Some(Control::Puzzle) if puzzle::challenges(id) => {
            Policy::new(RequestKind::Challenge, Deferral::Public)
        }
        Some(Control::Puzzle) => Policy::new(RequestKind::Picture, puzzle::deferral(id, private)),
        Some(Control::Mistakes) => {
            Policy::new(RequestKind::Picture, mistakes::deferral(id, private))
        }
        Some(Control::Invitation(control)) if ids::invite::sends(control) => {
            Policy::new(RequestKind::Challenge, Deferral::Public)
        }
        Some(Control::Invitation(_)) => Policy::new(RequestKind::Other, Deferral::Update),
        Some(Control::Tournament(control)) => tournament::policy(control, private),
        Some(Control::Analysis(step)) => analysis::policy(step),
        Some(Control::Command(control)) => command::policy(&control, private),
        Some(Control::Match(control)) => matches::policy(&control, private),
        None => Policy::UNKNOWN,
    }
}

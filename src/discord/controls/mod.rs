//! Which room a control or a form belongs to, by its id: the one place that knows all of them. What it does there is theirs.

pub(crate) mod analysis;
pub(crate) mod games;
pub(crate) mod import;
pub(crate) mod invite;
pub(crate) mod leaderboard;
pub(crate) mod lesson;
pub mod matches;
pub(crate) mod privacy;
pub(crate) mod profile;
pub(crate) mod rules_page;
pub(crate) mod server;
pub(crate) mod settings;

use crate::{
    app::App,
    discord::model::{
        call::Call,
        failure::{Answer, Failure},
        ids::{self, matches::CustomId, paste::Paste},
        reply::Deferral,
        wish::Wish,
    },
    play::MessageId,
    say,
};

/// Which part of the bot a control belongs to.
pub(crate) enum Control {
    Settings,
    Server,
    Privacy,
    Profile,
    Leaderboard,
    Rules,
    Lesson,
    Invitation(ids::invite::Control),
    Match(CustomId),
    Games(ids::games::Page),
    Walk(ids::analysis::Step),
}

impl Control {
    /// The owner of the control of that id. Panels that only the asker can have work on private messages alone.
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
        let of_match = id.parse().map(Self::Match);
        let of_list = || id.parse().map(Self::Games);
        let of_walk = || id.parse().map(Self::Walk);
        of_match
            .ok()
            .or_else(|| of_list().ok())
            .or_else(|| of_walk().ok())
    }
}

/// Which part of the bot a form belongs to.
pub(crate) enum Form {
    Settings,
    Lesson,
    Privacy,
    Match(CustomId),
    Import(Paste),
}

impl Form {
    /// The owner of the form of that id.
    pub(crate) fn of(id: &str) -> Option<Self> {
        if id.starts_with(ids::settings::PREFIX) {
            return Some(Self::Settings);
        }
        if id.starts_with(ids::lesson::PREFIX) {
            return Some(Self::Lesson);
        }
        if id.starts_with(ids::privacy::PREFIX) {
            return Some(Self::Privacy);
        }
        let of_match = id.parse().map(Self::Match);
        of_match.or_else(|_| id.parse().map(Self::Import)).ok()
    }
}

fn unknown(call: &Call) -> Failure {
    Failure::Said(say!(call.locale, "unknown-control"))
}

/// A control was used; `menu` is its message if only the asker sees that.
///
/// # Errors
/// What the asker is to be told instead.
pub(crate) async fn press(
    app: &App,
    call: &Call,
    id: &str,
    values: &[String],
    menu: Option<MessageId>,
) -> Answer {
    let control = Control::of(id, menu.is_some()).ok_or_else(|| unknown(call))?;
    match (control, menu) {
        (Control::Settings, _) => settings::press(app, call, id, values).await,
        (Control::Server, _) => server::press(app, call, id, values).await,
        (Control::Privacy, _) => privacy::press(call, id),
        (Control::Profile, _) => profile::press(app, call, id).await,
        (Control::Leaderboard, _) => {
            leaderboard::press(app, call, id, values, menu.is_some()).await
        }
        (Control::Rules, _) => rules_page::press(call, id, menu),
        (Control::Lesson, _) => lesson::press(call, id, values, menu),
        (Control::Invitation(control), Some(menu)) => {
            invite::press(app, call, control, values, menu).await
        }
        (Control::Invitation(_), None) => Err(unknown(call)),
        (Control::Match(control), _) => matches::press(app, call, &control, values, menu).await,
        (Control::Games(page), _) => games::turn(app, call, page).await,
        (Control::Walk(step), _) => analysis::press(app, call, step, values).await,
    }
}

/// A form was sent; `menu` is the message whose control opened it, if only the asker sees that.
///
/// # Errors
/// What the asker is to be told instead.
pub(crate) async fn submit(
    app: &App,
    call: &Call,
    id: &str,
    fields: &[(String, String)],
    menu: Option<MessageId>,
) -> Answer {
    match Form::of(id).ok_or_else(|| unknown(call))? {
        Form::Settings => settings::submit(app, call, id, fields, menu.is_some()).await,
        Form::Lesson => lesson::submit(call, id, fields, menu),
        Form::Privacy => privacy::submit(app, call, id, fields).await,
        Form::Match(control) => matches::submit(app, call, &control, fields, menu).await,
        Form::Import(paste) => import::submit(app, call, paste, fields).await,
    }
}

/// The deferral that suits a form that was sent.
pub(crate) fn deferral_of_form(id: &str, from_menu: bool) -> Deferral {
    match Form::of(id) {
        Some(Form::Settings | Form::Lesson) if from_menu => Deferral::Update,
        Some(Form::Settings | Form::Lesson | Form::Privacy | Form::Match(CustomId::Planned(_))) => {
            Deferral::Private
        }
        Some(Form::Import(paste)) if !paste.challenges() => Deferral::Private,
        Some(Form::Match(_) | Form::Import(_)) | None => Deferral::Public,
    }
}

/// The deferral that suits a control; `private` if only the asker sees the message that it sits on.
pub(crate) fn deferral(id: &str, private: bool) -> Deferral {
    // A private message changes in its place, and a public one is left to the others.
    let mine = if private {
        Deferral::Update
    } else {
        Deferral::Private
    };
    match Control::of(id, private) {
        Some(Control::Settings) => settings::deferral(id),
        Some(Control::Server | Control::Games(_) | Control::Walk(_)) => Deferral::Update,
        Some(Control::Privacy) => privacy::deferral(id),
        Some(Control::Leaderboard | Control::Rules) => mine,
        Some(Control::Lesson) => lesson::deferral(id, private),
        Some(Control::Invitation(control)) => invite::deferral(control),
        Some(Control::Match(control)) => of_match(&control, mine),
        Some(Control::Profile) | None => Deferral::Private,
    }
}

fn of_match(control: &CustomId, mine: Deferral) -> Deferral {
    match control {
        CustomId::Type(_) | CustomId::Plan(_) => Deferral::None,
        CustomId::Cancel(_)
        | CustomId::Piece(_)
        | CustomId::Reason(_)
        | CustomId::Choose(..)
        | CustomId::Keep(_)
        | CustomId::Wish(Wish::Refuse(_), _) => Deferral::Update,
        CustomId::Wish(wish, _) if wish.is_grave() => mine,
        CustomId::Accept(_)
        | CustomId::To(_)
        | CustomId::Send(..)
        | CustomId::Wish(..)
        | CustomId::Sure(..) => Deferral::Public,
        _ => Deferral::Private,
    }
}

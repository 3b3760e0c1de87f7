//! The modal into which a game record is pasted, and what goes on after a refusal of one.

use crate::{
    app::{App, RequestKind},
    discord::{
        commands::import::{
            FIELD, RefusalOffer, Refused, cost, form, refused_record, respond_to_record,
        },
        controls::control::{Audience, Control, Form, field},
        model::{
            call::Call,
            failure::Answer,
            ids::paste::{Paste, RefusedPaste},
            policy::Policy,
            reply::{Body, Deferral, delete_menu_after},
        },
        view::next::unknown_control,
    },
    play::transcript::read,
};

/// The answer to a record: a challenge is for everybody.
fn policy(challenges: bool) -> Policy {
    let deferral = if challenges {
        Deferral::Public
    } else {
        Deferral::Private
    };
    Policy::new(cost(challenges), deferral)
}

impl Control for RefusedPaste {
    const AUDIENCE: Audience<Self> = Audience::Owner;

    fn policy(&self, _: bool) -> Policy {
        match self {
            Self::Form(_) => Policy::new(RequestKind::Other, Deferral::None),
            Self::Analyse(_) => policy(false),
            Self::Challenge(_) => policy(true),
        }
    }

    /// Opens the form with the record, or reads the record by the chosen ruleset and, if it can be read, deletes the
    /// refusal.
    async fn press(self, app: &App, call: &Call, values: &[String]) -> Answer {
        let (Self::Form(id) | Self::Analyse(id) | Self::Challenge(id)) = self;
        let known = refused_record(app, call, id).await?;
        let (mut paste, text) = known.ok_or_else(|| unknown_control(call))?;
        if let Some(ruleset) = values.first() {
            let ruleset = ruleset.parse().map_err(|_| unknown_control(call))?;
            paste.draft.ruleset = Some(ruleset);
        }
        match self {
            Self::Form(_) => return Ok(Body::Modal(form(call.locale, paste, &text)).into()),
            Self::Analyse(_) => paste.opponent = None,
            Self::Challenge(_) => {}
        }
        // The ruleset was chosen before a record was given: ask for the record.
        if text.is_empty() {
            return Ok(Body::Modal(form(call.locale, paste, "")).into());
        }
        respond_to_text(app, call, paste, &text).await
    }
}

impl Form for Paste {
    fn policy(&self, _: bool) -> Policy {
        policy(self.challenges())
    }

    async fn submit(self, app: &App, call: &Call, fields: &[(String, String)]) -> Answer {
        respond_to_text(app, call, self, field(fields, FIELD).unwrap_or_default()).await
    }
}

/// Reads a record and, if it can be read, deletes the refusal that led to it.
async fn respond_to_text(app: &App, call: &Call, paste: Paste, text: &str) -> Answer {
    let next = RefusalOffer::Form;
    let record = read(text, paste.draft.ruleset);
    let given = Refused { paste, text, next };
    let reply = respond_to_record(app, call, record, given).await?;
    Ok(delete_menu_after(reply, call.menu()))
}

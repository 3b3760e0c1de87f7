//! The modal into which a game record is pasted.

use crate::{
    app::App,
    discord::{
        commands::import::{FIELD, cost, respond_to_record},
        controls::control::{Form, field},
        model::{call::Call, failure::Answer, ids::paste::Paste, policy::Policy, reply::Deferral},
    },
    play::{MessageId, transcript::read},
};

impl Form for Paste {
    const NAME: &str = "import";

    fn policy(&self, _: bool) -> Policy {
        let challenges = self.challenges();
        let deferral = if challenges {
            Deferral::Public
        } else {
            Deferral::Private
        };
        Policy::new(cost(challenges), deferral)
    }

    async fn submit(
        self,
        app: &App,
        call: &Call,
        fields: &[(String, String)],
        _: Option<MessageId>,
    ) -> Answer {
        let record = read(field(fields, FIELD).unwrap_or_default(), self.draft.ruleset);
        respond_to_record(app, call, record, self).await
    }
}

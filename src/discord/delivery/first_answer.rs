//! Sends the first answer to an interaction, or its deferral: by a call of Discord's API, or in the HTTP response that
//! waits for it.
//!
//! Nobody confirms an HTTP response. Where it matters whether Discord has it, the bot asks for its message.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::{
    app::InteractionHandle,
    backoff::Backoff,
    discord::{
        api::{
            attachments::Attachment,
            held_response::HeldResponse,
            rest::{RestError, RestRequest},
        },
        delivery::bot::{
            Bot, EPHEMERAL, edit_json, message_id, message_json, panel_edit_json, panel_json,
        },
        model::{
            call::Call,
            reply::{Body, Deferral},
        },
        respond::policy,
    },
    play::MessageId,
    store::UserId,
    telemetry,
};

/// The deadline of a first answer: Discord's 3 s, less a margin for the network.
pub(super) const FIRST_ANSWER_TIMEOUT: Duration = Duration::from_millis(2_900);
/// Discord's error code: the interaction is already answered.
pub(super) const ALREADY_ANSWERED: u64 = 40_060;
/// Discord's error codes while an interaction has no answer yet: unknown message, webhook or interaction.
const UNANSWERED_CODES: [u64; 3] = [10_008, 10_015, 10_062];
/// How long Discord may take to process an HTTP response, and the first pause before it is asked.
const PROCESSING_TIMEOUT: Duration = Duration::from_secs(3);
const FIRST_PAUSE: Duration = Duration::from_millis(50);

/// How the first answer is sent.
pub(super) struct FirstAnswer<'a> {
    pub(super) call: &'a Call<UserId>,
    /// The response that waits, if the interaction came over HTTP.
    pub(super) held: Option<HeldResponse>,
    pub(super) arrived: Instant,
}

impl Bot {
    /// Sends an answer. Returns its message; over HTTP only with `confirm`, since it takes another call.
    pub(super) async fn first_answer(
        &self,
        way: FirstAnswer<'_>,
        body: &Body,
        confirm: bool,
    ) -> Result<Option<MessageId>, RestError> {
        let (body, files) = callback(body);
        let handle = &way.call.handle;
        let held = match way.held {
            Some(held) if HeldResponse::fits(&files) => {
                respond(held, &body, &files)?;
                measure(way.call, way.arrived, false);
                if !confirm {
                    return Ok(None);
                }
                return Ok(message_id(&self.confirmed(handle).await?));
            }
            held => held,
        };
        let path = format!(
            "/interactions/{}/{}/callback?with_response=true",
            handle.interaction, handle.token
        );
        let request = RestRequest::interaction(Method::POST, path)
            .body(body)
            .files(files)
            .within(left(way.arrived));
        let sent = match self.rest.send(request).await {
            Ok(answer) => Ok(message_id(&answer["resource"]["message"])),
            // A retry, after the answer to the first request was lost: the first one had arrived.
            Err(RestError::Refused {
                code: Some(ALREADY_ANSWERED),
                doubtful: true,
                ..
            }) => Ok(self
                .original(handle)
                .await
                .ok()
                .as_ref()
                .and_then(message_id)),
            Err(error) => Err(error),
        };
        if sent.is_ok() {
            measure(way.call, way.arrived, false);
            if let Some(held) = held {
                held.answered_elsewhere();
            }
        }
        sent
    }

    /// Defers the answer.
    pub(super) async fn defer(
        &self,
        call: &Call<UserId>,
        held: Option<HeldResponse>,
        how: Deferral,
        arrived: Instant,
    ) -> Result<(), RestError> {
        let body = match how {
            Deferral::Update => json!({"type": 6}),
            Deferral::Private => json!({"type": 5, "data": {"flags": EPHEMERAL}}),
            Deferral::Public | Deferral::None => json!({"type": 5}),
        };
        if let Some(held) = held {
            respond(held, &body, &[])?;
            measure(call, arrived, true);
            // What follows changes the deferred answer.
            return self.confirmed(&call.handle).await.map(drop);
        }
        let path = format!(
            "/interactions/{}/{}/callback",
            call.handle.interaction, call.handle.token
        );
        let request = RestRequest::interaction(Method::POST, path)
            .body(body)
            .within(left(arrived));
        match self.rest.send(request).await {
            Ok(_)
            | Err(RestError::Refused {
                code: Some(ALREADY_ANSWERED),
                doubtful: true,
                ..
            }) => {
                measure(call, arrived, true);
                Ok(())
            }
            Err(error) => Err(error),
        }
    }

    /// The message of an answer that was sent as an HTTP response, once Discord has processed it. Every error is marked
    /// as doubtful, because the response may have arrived.
    async fn confirmed(&self, handle: &InteractionHandle) -> Result<Value, RestError> {
        let end = Instant::now() + PROCESSING_TIMEOUT;
        let mut backoff = Backoff::new(FIRST_PAUSE, PROCESSING_TIMEOUT);
        let mut pause = backoff.pause();
        loop {
            sleep(pause).await;
            pause = backoff.pause();
            match self.original(handle).await {
                Err(error)
                    if error.has_code(&UNANSWERED_CODES) && Instant::now() + pause <= end => {}
                other => return other.map_err(RestError::mark_doubtful),
            }
        }
    }

    /// The message that answered an interaction.
    pub(super) async fn original(&self, handle: &InteractionHandle) -> Result<Value, RestError> {
        let path = format!("{}/messages/@original", webhook(handle));
        self.rest
            .send(RestRequest::interaction(Method::GET, path))
            .await
    }
}

/// The rest of the time for a first answer.
fn left(arrived: Instant) -> Duration {
    FIRST_ANSWER_TIMEOUT.saturating_sub(arrived.elapsed())
}

fn measure(call: &Call<UserId>, arrived: Instant, deferred: bool) {
    let (kind, name) = policy::labels(&call.request);
    telemetry::first_answer(kind, name, arrived.elapsed(), deferred);
}

fn respond(held: HeldResponse, body: &Value, files: &[&Attachment]) -> Result<(), RestError> {
    if held.answer(body, files) {
        return Ok(());
    }
    Err(RestError::Unanswered {
        trouble: "Discord has closed the connection of the interaction".to_owned(),
        doubtful: false,
    })
}

/// The path of an interaction's messages.
pub(super) fn webhook(handle: &InteractionHandle) -> String {
    format!("/webhooks/{}/{}", handle.application, handle.token)
}

/// The body of a callback, and its attachments.
fn callback(body: &Body) -> (Value, Vec<&Attachment>) {
    match body {
        Body::Message(message) => (
            json!({"type": 4, "data": message_json(message)}),
            message.files(),
        ),
        Body::Update(message) => (
            json!({"type": 7, "data": edit_json(message)}),
            message.files(),
        ),
        Body::Panel(panel) => (json!({"type": 4, "data": panel_json(panel)}), Vec::new()),
        Body::UpdatePanel(panel) => (
            json!({"type": 7, "data": panel_edit_json(panel)}),
            Vec::new(),
        ),
        Body::Choices(choices) => {
            let choices: Vec<Value> = choices
                .iter()
                .map(|(name, value)| json!({"name": name, "value": value}))
                .collect();
            (json!({"type": 8, "data": {"choices": choices}}), Vec::new())
        }
        Body::Modal(modal) => (json!({"type": 9, "data": modal}), Vec::new()),
    }
}

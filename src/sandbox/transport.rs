//! Carries interactions to the bot: over the gateway, or over HTTP, where it also applies what the bot responds. Fails
//! those that get no first response in time.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::error::{DiscordError, id_of};
use super::faults::FaultKind;
use super::gateway::sessions::Intents;
use super::hub::{Hub, Shared};
use super::interactions::payload;
use super::journal::Entry;
use super::rest::{call, interactions};
use super::state::{Id, Interaction, kind};

impl Hub {
    /// Opens an interaction, sends it to the bot, and fails it if no first response arrives in time. For autocomplete,
    /// the receiver returns the choices.
    pub(super) fn interact(
        self: &Arc<Self>,
        interaction: Interaction,
        data: &Value,
    ) -> Result<(Id, oneshot::Receiver<Value>), DiscordError> {
        let (sender, receiver) = oneshot::channel();
        let (interaction, payload) = {
            let mut world = self.world();
            // A form may outlive the channel in which it was opened.
            world.channel(interaction.channel)?;
            let interaction = world.open_interaction(interaction);
            let payload = payload(
                &world,
                &interaction,
                data,
                self.options.attachment_size_limit,
            )?;
            (interaction, payload)
        };
        let id = interaction.id;
        if interaction.kind == kind::AUTOCOMPLETE {
            self.waiting().insert(id, sender);
        }
        let note = if let Some(url) = self.endpoint.url() {
            tokio::spawn(Arc::clone(self).post_interaction(url, id, payload));
            "to the endpoint".to_owned()
        } else {
            let guild = id_of(&payload["guild_id"]);
            let gateway = &self.gateway;
            let reached = gateway.dispatch("INTERACTION_CREATE", &payload, guild, Intents::NONE);
            format!("to {reached} shard(s)")
        };
        self.note_gateway(
            "INTERACTION_CREATE",
            json!({"id": id.to_string(), "type": interaction.kind}),
            &note,
        );
        let hub = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep(hub.options.first_response).await;
            hub.expire(&[id]);
        });
        Ok((id, receiver))
    }

    /// Posts an interaction to the endpoint and applies the response. Faults of callbacks apply to it, too: a status or a
    /// cut connection loses it, unless `after` is set.
    async fn post_interaction(self: Shared, url: String, id: Id, payload: Value) {
        let started = Instant::now();
        let _under_way = self.journal.begin();
        let token = payload["token"].as_str().unwrap_or_default();
        let path = format!("/interactions/{id}/{token}/callback");
        let mut entry = Entry {
            at: self.world().now(),
            method: "HTTP".to_owned(),
            path: path.clone(),
            route: Some("/interactions/{interaction_id}/{interaction_token}/callback".to_owned()),
            ..Entry::default()
        };
        let limit = self.options.first_response;
        let answer = self.endpoint.post(&url, payload.to_string(), false, limit);
        let applied = match answer.await {
            Ok(answer) => {
                entry.status = answer.status().as_u16();
                self.apply(answer, id, token, &path, &mut entry).await
            }
            Err(error) => Err(error.without_url().to_string()),
        };
        if let Err(note) = applied {
            entry.note = note;
            self.expire(&[id]);
        }
        entry.took_ms = started.elapsed().as_secs_f64() * 1000.0;
        self.journal.write(entry);
    }

    /// Applies the response to an interaction. The error says why it is none.
    async fn apply(
        &self,
        answer: reqwest::Response,
        id: Id,
        token: &str,
        path: &str,
        entry: &mut Entry,
    ) -> Result<(), String> {
        match answer.status() {
            StatusCode::OK => {}
            // The answer comes as a callback.
            StatusCode::ACCEPTED => return Ok(()),
            status => return Err(format!("the endpoint answers {status}")),
        }
        let headers = answer.headers().clone();
        let body = answer.bytes().await;
        let body = body.map_err(|error| error.without_url().to_string())?;
        let size_limit = self.options.attachment_size_limit;
        let call = call::read(&headers, Body::from(body), size_limit).await;
        let call = call.map_err(|refused| refused.line())?;
        entry.body = call.payload.clone();
        entry.files = call.files();
        let fault = self.faults.take_matching_rule("POST", path);
        if let Some(rule) = &fault {
            entry.note = rule.line();
            self.report_fault(&format!("{} (HTTP {path})", rule.line()));
            match rule.kind {
                FaultKind::Slow => tokio::time::sleep(Duration::from_millis(rule.ms)).await,
                FaultKind::Status if !rule.after => return Ok(()),
                FaultKind::DropBefore => return Ok(()),
                _ => {}
            }
        }
        let answered = interactions::answer(self, id, token, &call);
        let (_, notes) = answered.map_err(|refused| refused.line())?;
        if !notes.is_empty() {
            entry.note = notes.join("; ");
        }
        Ok(())
    }
}

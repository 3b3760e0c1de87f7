//! One call of Discord's API: the route, the body, the files, and how often and how long it may be tried.

use std::time::Duration;

use reqwest::Method;
use serde_json::Value;

use crate::discord::api::attachments::Attachment;

/// The slowest upload to allow for, in bytes a second.
const MIN_UPLOAD_RATE: usize = 512 * 1024;

/// One call.
#[derive(Clone, Debug)]
pub struct RestRequest<'a> {
    pub(super) method: Method,
    pub(super) path: String,
    /// The rate-limit bucket; `None` for interaction endpoints, which have none.
    pub(super) bucket: Option<String>,
    /// Whether to send the bot token; interaction tokens are part of the path.
    pub(super) bot: bool,
    pub(super) body: Option<Value>,
    pub(super) files: Vec<&'a Attachment>,
    /// Whether a retry could perform the request twice.
    pub(super) once: bool,
    /// Whether somebody waits for it: it may use the reserved part of the global rate.
    pub(crate) urgent: bool,
    pub(super) within: Duration,
}

impl<'a> RestRequest<'a> {
    /// A call with the bot token. Its bucket is the method with the path, whose ids other than the channel, server or
    /// application do not count.
    #[must_use]
    pub fn bot(method: Method, path: String) -> Self {
        let route = path.split('?').next().unwrap_or_default();
        let bucket = format!("{method} {route}");
        Self {
            method,
            path,
            bucket: Some(bucket),
            bot: true,
            body: None,
            files: Vec::new(),
            once: false,
            urgent: false,
            within: Duration::from_secs(20),
        }
    }

    /// A call that is authorised by an interaction's token.
    #[must_use]
    pub fn interaction(method: Method, path: String) -> Self {
        Self {
            bucket: None,
            bot: false,
            ..Self::bot(method, path)
        }
    }

    /// The path without ids and tokens, for metrics.
    pub(super) fn route(&self) -> String {
        let path = self.path.split('?').next().unwrap_or_default();
        let mut parts = path.split('/').skip(1);
        let first = parts.next().unwrap_or_default();
        let mut route = format!("/{first}");
        for (n, part) in parts.enumerate() {
            let secret = n == 1 && matches!(first, "interactions" | "webhooks");
            route.push('/');
            route.push_str(match part {
                _ if secret => "{token}",
                id if id.bytes().all(|digit| digit.is_ascii_digit()) => "{id}",
                word => word,
            });
        }
        route
    }

    /// Sets the JSON body.
    #[must_use]
    pub fn body(mut self, body: Value) -> Self {
        self.body = Some(body);
        self
    }

    /// Attaches files as `files[0]` and so on, and extends the deadline.
    #[must_use]
    pub fn files(mut self, files: Vec<&'a Attachment>) -> Self {
        self.files = files;
        self.within += self.upload();
        self
    }

    /// The extra time for uploading the files.
    pub(super) fn upload(&self) -> Duration {
        let bytes: usize = self.files.iter().map(|file| file.bytes.len()).sum();
        Duration::from_secs(1) * (bytes / MIN_UPLOAD_RATE) as u32
    }

    /// Never repeats the request once it may have been processed.
    #[must_use]
    pub fn once(mut self) -> Self {
        self.once = true;
        self
    }

    /// Gives the request priority over background posts.
    #[must_use]
    pub fn urgent(mut self) -> Self {
        self.urgent = true;
        self
    }

    /// Sets the deadline of the call, retries included.
    #[must_use]
    pub fn within(mut self, within: Duration) -> Self {
        self.within = within;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_of_metrics_have_no_ids_and_no_tokens() {
        for (path, route) in [
            ("/gateway/bot", "/gateway/bot"),
            ("/applications/@me", "/applications/@me"),
            ("/channels/17/messages?limit=50", "/channels/{id}/messages"),
            ("/channels/17/messages/18", "/channels/{id}/messages/{id}"),
            (
                "/interactions/17/aW50/callback?with_response=true",
                "/interactions/{id}/{token}/callback",
            ),
            (
                "/webhooks/17/123/messages/@original",
                "/webhooks/{id}/{token}/messages/@original",
            ),
            ("/webhooks/17/secret?wait=true", "/webhooks/{id}/{token}"),
        ] {
            let request = RestRequest::bot(Method::GET, path.to_owned());
            assert_eq!(request.route(), route);
        }
    }
}

//! Why a call of Discord's API failed, and whether a retry can help.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::Value;

/// A 429 that passes only after minutes: an old message was edited too often.
pub(super) const TOO_MANY_EDITS: u64 = 30_046;
/// When to edit an old message again: Discord allows few edits of a message that is older than an hour.
const EDIT_RETRY_DELAY: Duration = Duration::from_mins(5);
/// The request body is invalid: a bug in this program.
const INVALID_FORM: u64 = 50_035;

/// JSON error codes after which a retry is useless, at least soon. Any other refusal may pass: a 403 in HTML from the
/// edge, an unknown code, a body that the next version builds differently.
const FINAL_CODES: [u64; 24] = [
    10_003,  // unknown channel
    10_004,  // unknown guild
    10_007,  // unknown member
    10_008,  // unknown message
    10_013,  // unknown user
    10_015,  // unknown webhook: the interaction's token has expired
    10_062,  // unknown interaction: too old, or another bot's
    30_033,  // the thread has the most members possible
    40_060,  // the interaction is already answered
    40_094,  // no more follow-ups for this interaction
    50_001,  // missing access: the bot does not see the channel
    50_005,  // another user's message
    50_007,  // the user takes no direct messages from the bot
    50_008,  // the channel is not for text
    50_009,  // the server's verification level is too high for the bot
    50_013,  // missing permissions
    50_024,  // not possible in this type of channel
    50_027,  // the interaction's token is not valid
    50_055,  // the guild is not valid
    50_278,  // no server in common with the user, so no direct messages
    160_004, // the message already has a thread
    160_005, // the thread is locked
    160_006, // the server has the most active threads possible
    160_007, // the server has the most active announcement threads possible
];

/// Why a call did not succeed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestError {
    /// Discord refused the request; [`is_final`](Self::is_final) says whether for good.
    #[error("Discord answered {status}{}: {message}", code_text(*code))]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's JSON error code, if it gave one.
        code: Option<u64>,
        /// Discord's message.
        message: String,
        /// Whether Discord does not know the bot's token.
        wrong_token: bool,
        /// Whether an earlier attempt may have been processed.
        doubtful: bool,
    },
    /// The rate limit lasts longer than the call may take.
    #[error("Discord asks to wait {} ms", .wait.as_millis())]
    Limited {
        /// The remaining wait.
        wait: Duration,
        /// Whether an earlier attempt may have been processed.
        doubtful: bool,
    },
    /// No answer, or only 5xx, until the deadline.
    #[error("no answer from Discord: {trouble}")]
    Unanswered {
        /// The error of the last attempt.
        trouble: String,
        /// Whether an attempt may have been processed; false if none was sent.
        doubtful: bool,
    },
}

impl RestError {
    /// Discord's JSON error code, if it gave one.
    #[must_use]
    pub fn code(&self) -> Option<u64> {
        match self {
            Self::Refused { code, .. } => *code,
            _ => None,
        }
    }

    /// Whether a retry is useless, by the error code.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.has_code(&FINAL_CODES)
    }

    /// Whether Discord's code is one of these.
    pub(crate) fn has_code(&self, codes: &[u64]) -> bool {
        self.code().is_some_and(|code| codes.contains(&code))
    }

    /// Whether Discord refuses the edit because an old message was edited too often. A later edit may succeed.
    #[must_use]
    pub fn is_edited_too_often(&self) -> bool {
        self.code() == Some(TOO_MANY_EDITS)
    }

    /// How long to wait before the call is tried again, if that follows from the error.
    #[must_use]
    pub fn wait(&self) -> Option<Duration> {
        match self {
            Self::Limited { wait, .. } => Some(*wait),
            Self::Refused { .. } => self.is_edited_too_often().then_some(EDIT_RETRY_DELAY),
            Self::Unanswered { .. } => None,
        }
    }

    /// Whether nothing has failed, and a rate limit puts the call off.
    #[must_use]
    pub fn is_only_a_limit(&self) -> bool {
        self.wait().is_some() && !self.may_have_arrived()
    }

    /// Whether the request body is invalid, which only another version of this program can fix.
    #[must_use]
    pub fn is_invalid(&self) -> bool {
        self.code() == Some(INVALID_FORM)
    }

    /// Whether Discord may have processed the request.
    #[must_use]
    pub fn may_have_arrived(&self) -> bool {
        match self {
            Self::Refused { doubtful, .. }
            | Self::Limited { doubtful, .. }
            | Self::Unanswered { doubtful, .. } => *doubtful,
        }
    }

    /// The same error, marked as doubtful: an earlier request may have been processed.
    pub(crate) fn mark_doubtful(mut self) -> Self {
        match &mut self {
            Self::Refused { doubtful, .. }
            | Self::Limited { doubtful, .. }
            | Self::Unanswered { doubtful, .. } => *doubtful = true,
        }
        self
    }

    /// An unintelligible answer: the request may have been processed.
    pub(crate) fn invalid_answer(what: &str) -> Self {
        Self::Unanswered {
            trouble: what.to_owned(),
            doubtful: true,
        }
    }
}

/// Whether an answer to a request with the bot's token means that Discord does not know it. Only Discord itself answers in
/// JSON; the 401 of a proxy that demands a login, or of the edge, is HTML and may pass.
pub(in crate::discord::api) fn refuses_token(status: StatusCode, body: &Value) -> bool {
    status == StatusCode::UNAUTHORIZED && body["message"].is_string()
}

/// Discord's JSON error code. It has 0 for errors without a code of their own.
pub(super) fn error_code(body: &Value) -> Option<u64> {
    body["code"].as_u64().filter(|code| *code != 0)
}

fn code_text(code: Option<u64>) -> String {
    code.map(|code| format!(", code {code}"))
        .unwrap_or_default()
}

/// Discord's message, with the field errors that explain it.
pub(super) fn refusal_text(body: &Value) -> String {
    let mut text = body["message"]
        .as_str()
        .unwrap_or("no reason given")
        .to_owned();
    if let Some(errors) = body.get("errors") {
        text = format!("{text} {errors}");
    }
    text
}

//! Replies as plain data: made by [`crate::discord::respond::respond`] and the worker, sent by
//! [`crate::discord::delivery::answers`].

use serenity::all::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateInteractionResponseMessage,
    CreateModal,
};

use crate::{
    discord::{
        api::attachments::Attachment,
        model::{limits::MAX_CONTENT_CHARS, panel::Panel},
    },
    play::{MessageId, PlayerId},
    store::{JobId, UserId},
    wording::{markdown::MARK, truncate},
};

/// The reply, with the ephemeral menu that led to it marked for deletion.
pub(crate) fn delete_menu_after(reply: Reply, menu: Option<MessageId>) -> Reply {
    // A reply in the menu's own message has already replaced it.
    let apart = matches!(reply.body, Body::Message(_) | Body::Panel(_));
    Reply {
        used_menu: menu.filter(|_| apart),
        ..reply
    }
}

/// How to defer an answer that takes longer than two seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deferral {
    /// "Banyan is thinking…", visible to everybody.
    Public,
    /// The same, visible only to the user.
    Private,
    /// No visible change; the message with the control is edited later.
    Update,
    /// Cannot be deferred: autocompletion and modals.
    None,
}

impl Deferral {
    /// An ephemeral message is edited in place; a public one stays as it is.
    #[must_use]
    pub fn update_if_private(private: bool) -> Self {
        if private { Self::Update } else { Self::Private }
    }
}

/// The reply, whose message replaces the ephemeral menu that led to it, if there is one.
#[must_use]
pub(crate) fn in_place_of(reply: impl Into<Reply>, menu: Option<MessageId>) -> Reply {
    let reply = reply.into();
    match (reply.body, menu) {
        (Body::Message(message), Some(_)) => Reply {
            body: Body::Update(message),
            ..reply
        },
        (body, _) => Reply { body, ..reply },
    }
}

/// The answer to one interaction.
#[derive(Clone, Debug)]
pub struct Reply {
    /// What is shown.
    pub body: Body,
    /// The announcement that this reply replaces, once Discord has accepted it.
    pub pending_post: Option<PendingPost>,
    /// The job to finish once Discord has accepted this reply, which tells somebody the same as the job would.
    pub redundant_job: Option<JobId>,
    /// The ephemeral menu to delete afterwards.
    pub used_menu: Option<MessageId>,
    /// A direct message to the user, and the reply once it is delivered. If it cannot be delivered, `body` is the
    /// reply.
    pub direct: Option<(Message, Message)>,
}

/// The kinds of replies.
#[derive(Clone, Debug)]
pub enum Body {
    /// A new message.
    Message(Message),
    /// Replaces the message with the control.
    Update(Message),
    /// A new panel.
    Panel(Panel),
    /// Replaces the panel with the control.
    UpdatePanel(Panel),
    /// Autocomplete choices: names and values, at most 25.
    Choices(Vec<(String, serde_json::Value)>),
    /// Opens a modal.
    Modal(CreateModal),
}

/// The public post that a committed change requires.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingPost {
    /// The announcement job.
    pub job: JobId,
    /// Whether the reply is the post; otherwise older posts are edited.
    pub posted: bool,
    /// Whether the post has controls, which the next post removes.
    pub controls: bool,
    /// The event with which the position shown began.
    pub position_seq: crate::play::Seq,
    /// Whether somebody's turn begins with it.
    pub turn: bool,
    /// Which of the job's posts this reply replaces.
    pub coverage: Coverage,
}

/// Which posts of an announcement a reply replaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coverage {
    /// All of them.
    Whole,
    /// The user's own copy in direct messages; the opponent's is still pending.
    OwnCopy,
    /// None: the match is posted elsewhere.
    Nothing,
}

/// A message with its attachments and controls.
#[derive(Clone, Debug, Default)]
pub struct Message {
    /// The text, at most 2,000 characters.
    pub content: String,
    /// Whether it is ephemeral.
    pub private: bool,
    /// Whether it is sent without a notification sound.
    pub silent: bool,
    /// The animation of a whole game, shown before the picture.
    pub animation: Option<Attachment>,
    /// Pictures of the positions before the newest one, oldest first.
    pub before: Vec<Attachment>,
    /// The picture of the board.
    pub picture: Option<Attachment>,
    /// A file for download.
    pub file: Option<Attachment>,
    /// Buttons and menus.
    pub rows: Vec<CreateActionRow>,
    /// The players that it may mention; nobody else is notified.
    pub pings: Vec<PlayerId>,
    /// Their Discord ids, filled in by [`accounts`](crate::discord::access::accounts).
    pub notified: Vec<UserId>,
}

impl Message {
    /// A message for everybody.
    #[must_use]
    pub fn public(content: impl Into<String>) -> Self {
        Self {
            content: content.into(),
            ..Self::default()
        }
    }

    /// An ephemeral message.
    #[must_use]
    pub fn private(content: impl Into<String>) -> Self {
        Self {
            private: true,
            ..Self::public(content)
        }
    }

    /// The message with these buttons and menus.
    #[must_use]
    pub fn with_rows(self, rows: impl IntoIterator<Item = CreateActionRow>) -> Self {
        Self {
            rows: rows.into_iter().collect(),
            ..self
        }
    }

    /// The message without its controls.
    #[must_use]
    pub fn without_controls(mut self) -> Self {
        self.rows.clear();
        self
    }

    /// Its attachments, in the order of `files[0]` and so on.
    #[must_use]
    pub fn files(&self) -> Vec<&Attachment> {
        self.animation
            .iter()
            .chain(&self.before)
            .chain(&self.picture)
            .chain(&self.file)
            .collect()
    }

    /// The message as a builder of serenity, without the bytes of its [`files`](Self::files).
    pub fn builder(&self) -> CreateInteractionResponseMessage {
        debug_assert!(!self.content.contains(MARK), "a mention of nobody leaves");
        let notified = self
            .notified
            .iter()
            .map(|user| serenity::all::UserId::new(user.0));
        let mut message = CreateInteractionResponseMessage::new()
            .content(truncate(&self.content, MAX_CONTENT_CHARS))
            .components(self.rows.clone())
            .allowed_mentions(CreateAllowedMentions::new().users(notified));
        if self.private {
            message = message.ephemeral(true);
        }
        for file in self.files() {
            message = message.add_file(
                CreateAttachment::bytes(Vec::new(), file.name.as_str())
                    .description(file.alt.as_str()),
            );
        }
        message
    }
}

impl Reply {
    /// An ephemeral message.
    #[must_use]
    pub fn private(content: impl Into<String>) -> Self {
        Message::private(content).into()
    }
}

impl From<Message> for Reply {
    fn from(message: Message) -> Self {
        Body::Message(message).into()
    }
}

impl From<Body> for Reply {
    fn from(body: Body) -> Self {
        Self {
            body,
            pending_post: None,
            direct: None,
            redundant_job: None,
            used_menu: None,
        }
    }
}

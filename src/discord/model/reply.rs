//! What the bot says, as plain data: made by [`crate::discord::respond::respond`] and the worker, carried by [`crate::discord::delivery::answers`].

use serenity::all::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateInteractionResponseMessage,
    CreateModal,
};

use crate::{
    discord::{api::attachments::Attachment, model::limits::LONGEST_TEXT},
    play::{MessageId, PlayerId},
    store::{JobId, UserId},
    wording::{markdown::MARK, shortened},
};

/// The reply, after which the private menu that led to it is deleted.
pub(crate) fn tidied(reply: Reply, menu: Option<MessageId>) -> Reply {
    // An answer in the menu's own place has replaced it.
    let apart = matches!(reply.body, Body::Message(_));
    Reply {
        used_menu: menu.filter(|_| apart),
        ..reply
    }
}

/// How an answer that takes longer than two seconds is announced, by what it will most likely be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deferral {
    /// "Banyan is thinking…", for all to see.
    Public,
    /// The same for the asker alone.
    Private,
    /// Nothing visible; the message whose control was used changes later.
    Update,
    /// Cannot be put off: suggestions and forms.
    None,
}

/// A private message, in the place of the one that led to it, if there is one.
#[must_use]
pub fn in_place_of(
    message: Message,
    menu: Option<MessageId>,
) -> crate::discord::model::reply::Reply {
    match menu {
        Some(_) => Body::Update(message).into(),
        None => message.into(),
    }
}

/// One answer to one interaction.
#[derive(Clone, Debug)]
pub struct Reply {
    /// What is shown.
    pub body: Body,
    /// The announcement that this answer settles once Discord has it.
    pub owed: Option<PendingPost>,
    /// The private menu that led to this answer, to be deleted.
    pub used_menu: Option<MessageId>,
    /// What goes to the asker's direct messages, and what is answered once it is there; if they take none, the body is.
    pub direct: Option<(Message, Message)>,
}

/// The four shapes of an answer.
#[derive(Clone, Debug)]
pub enum Body {
    /// A new message.
    Message(Message),
    /// Takes the place of the message whose control was used.
    Update(Message),
    /// Autocomplete: name and value of each choice, at most 25.
    Choices(Vec<(String, serde_json::Value)>),
    /// Opens a form.
    Modal(CreateModal),
}

/// A public post that a committed change owes to the channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingPost {
    /// The job to be settled.
    pub job: JobId,
    /// Whether the answer is the post; otherwise older posts tell the news.
    pub posted: bool,
    /// Whether the post has controls, which the next post takes away.
    pub controls: bool,
    /// Where the match had moved on last.
    pub anchor: crate::play::Seq,
    /// Whether somebody's turn begins with it.
    pub turn: bool,
    /// How much of what is owed this answer pays.
    pub coverage: Coverage,
}

/// How much of an announcement an answer pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coverage {
    /// All of it.
    Whole,
    /// The post in the asker's own direct messages; the opponent's is still owed.
    Half,
    /// Nothing: the match is at home elsewhere.
    Nothing,
}

/// A message with everything that it carries.
#[derive(Clone, Debug, Default)]
pub struct Message {
    /// The text, at most 2,000 characters.
    pub content: String,
    /// Whether only the one who asked sees it.
    pub private: bool,
    /// Whether it appears without a sound, also for those whom it mentions.
    pub silent: bool,
    /// The animation of a whole game, which stands before the picture.
    pub film: Option<Attachment>,
    /// Pictures of the positions that led to the newest one, oldest first.
    pub before: Vec<Attachment>,
    /// The picture of the board.
    pub picture: Option<Attachment>,
    /// A file to keep.
    pub file: Option<Attachment>,
    /// Buttons and menus.
    pub rows: Vec<CreateActionRow>,
    /// The players whom it may mention; nobody else is ever notified.
    pub pings: Vec<PlayerId>,
    /// Who that is on Discord, as soon as [`accounts`](crate::discord::access::accounts) has looked them up.
    pub notified: Vec<UserId>,
}

impl Message {
    /// A message that only the one who asked sees.
    #[must_use]
    pub fn private(content: impl Into<String>) -> Self {
        Self {
            content: content.into(),
            private: true,
            ..Self::default()
        }
    }

    /// The same message without what it can be answered by.
    #[must_use]
    pub fn without_controls(mut self) -> Self {
        self.rows.clear();
        self
    }

    /// What travels beside the message, in its order: `files[0]` and so on.
    #[must_use]
    pub fn files(&self) -> Vec<&Attachment> {
        self.film
            .iter()
            .chain(&self.before)
            .chain(&self.picture)
            .chain(&self.file)
            .collect()
    }

    /// Discord's message object, by serenity's builder, without the bytes of its [`files`](Self::files).
    pub fn builder(&self) -> CreateInteractionResponseMessage {
        debug_assert!(!self.content.contains(MARK), "a mention of nobody leaves");
        let notified = self
            .notified
            .iter()
            .map(|user| serenity::all::UserId::new(user.0));
        let mut message = CreateInteractionResponseMessage::new()
            .content(shortened(&self.content, LONGEST_TEXT))
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
    /// A private message.
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
            owed: None,
            direct: None,
            used_menu: None,
        }
    }
}

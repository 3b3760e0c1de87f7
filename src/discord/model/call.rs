//! What came in, as plain types: who asks, where, in which language, and what for. Never decides an answer.

use crate::{
    app::InteractionHandle,
    discord::api::attachments::FileError,
    locale::Locale,
    play::{ChannelId, GuildId, MessageId, PlayerId},
};

/// One interaction. It names people by `I`: by Discord's ids as it comes in, by ours once
/// [`accounts`](crate::discord::access::accounts) has looked them up.
#[derive(Clone, Debug)]
pub struct Call<I = PlayerId> {
    /// How it can be answered; also its identity.
    pub via: InteractionHandle,
    /// Who asks.
    pub player: Person<I>,
    /// The server, if it is one.
    pub guild: Option<GuildId>,
    /// Whether it is the asker's own direct channel with the bot.
    pub direct: bool,
    /// Whether the bot is no member where its command is used: the asker brought it along.
    pub guest: bool,
    /// The channel, thread, direct channel or group.
    pub channel: ChannelId,
    /// The channel in which it hangs, if it is a thread.
    pub parent: Option<ChannelId>,
    /// The roles that the asker has on the server.
    pub roles: Vec<u64>,
    /// Whether the asker manages the server.
    pub manages: bool,
    /// The asker's language.
    pub locale: Locale,
    /// The server's language, for what everybody reads.
    pub public: Locale,
    /// The most bytes that a file of the answer may have.
    pub file_limit: usize,
    /// What for.
    pub ask: Request<I>,
}

/// A user as Discord shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person<I = PlayerId> {
    /// Their id.
    pub id: I,
    /// The name they chose to show.
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
}

/// The kinds of interaction.
#[derive(Clone, Debug)]
pub enum Request<I = PlayerId> {
    /// A slash command.
    Command {
        /// Its name.
        name: String,
        /// What was filled in.
        options: Options<I>,
    },
    /// A command of a person's menu.
    OnPerson {
        /// Its name.
        name: String,
        /// Whose menu it was.
        person: Person<I>,
    },
    /// A command of a message's menu.
    OnMessage {
        /// Its name.
        name: String,
        /// The message.
        message: Shown,
    },
    /// A slash command being typed.
    Complete {
        /// Its name.
        name: String,
        /// What has been filled in so far.
        options: Options<I>,
        /// The option that is being typed.
        focused: String,
        /// What has been typed of it.
        typed: String,
    },
    /// A button or a menu.
    Press {
        /// The control.
        id: String,
        /// What was chosen in a menu; of people, roles and channels their ids.
        values: Vec<String>,
        /// The people who were chosen.
        people: Vec<Person<I>>,
        /// The message that it sits on.
        message: MessageId,
        /// Whether only the asker sees that message.
        private: bool,
    },
    /// A form that was sent.
    Submit {
        /// The form.
        id: String,
        /// Field and text.
        fields: Vec<(String, String)>,
        /// The message whose control opened the form, if it is one that only the asker sees.
        menu: Option<MessageId>,
    },
}

/// A message as somebody sees it whose menu they open.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Its id.
    pub id: MessageId,
    /// The names of its files, if it is one of ours.
    pub files: Vec<String>,
    /// The ids of its controls, if it is one of ours.
    pub controls: Vec<String>,
}

/// The options of a command, or of its subcommand.
#[derive(Clone, Debug)]
pub struct Options<I = PlayerId> {
    pub(crate) subcommand: Option<String>,
    pub(crate) values: Vec<(String, Value<I>)>,
}

#[derive(Clone, Debug)]
pub(crate) enum Value<I> {
    Text(String),
    Whole(i64),
    Truth(bool),
    User(Person<I>),
    File(File),
}

/// A file that somebody attached to a command.
#[derive(Clone, Debug)]
pub struct File {
    /// Where it lies.
    pub url: String,
    /// How many bytes it is said to have.
    pub size: u64,
    /// What is in it, once somebody has looked.
    pub content: Result<Vec<u8>, FileError>,
}

impl<I> Default for Options<I> {
    fn default() -> Self {
        Self {
            subcommand: None,
            values: Vec::new(),
        }
    }
}

impl<I> Options<I> {
    fn find(&self, name: &str) -> Option<&Value<I>> {
        self.values
            .iter()
            .find(|(option, _)| option == name)
            .map(|(_, value)| value)
    }

    /// The subcommand, of a command that has some.
    #[must_use]
    pub fn subcommand(&self) -> Option<&str> {
        self.subcommand.as_deref()
    }

    /// A text option.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.find(name)? {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// A whole number; also one that is still a text while it is being typed.
    #[must_use]
    pub fn whole(&self, name: &str) -> Option<i64> {
        match self.find(name)? {
            Value::Whole(number) => Some(*number),
            Value::Text(text) => text.trim().trim_start_matches('#').parse().ok(),
            _ => None,
        }
    }

    /// A yes or no.
    #[must_use]
    pub fn truth(&self, name: &str) -> Option<bool> {
        match self.find(name)? {
            Value::Truth(truth) => Some(*truth),
            _ => None,
        }
    }

    /// Whether the answer is for everybody: the option that many commands have, and that is no unless it is set.
    #[must_use]
    pub fn public(&self) -> bool {
        self.truth("public") == Some(true)
    }

    /// A user.
    #[must_use]
    pub fn user(&self, name: &str) -> Option<&Person<I>> {
        match self.find(name)? {
            Value::User(person) => Some(person),
            _ => None,
        }
    }

    /// What is in an attached file, if it could be had.
    #[must_use]
    pub fn file(&self, name: &str) -> Option<Result<&[u8], FileError>> {
        match self.find(name)? {
            Value::File(file) => Some(file.content.as_deref().map_err(|error| *error)),
            _ => None,
        }
    }

    /// All attached files.
    pub fn files(&mut self) -> impl Iterator<Item = &mut File> {
        self.values.iter_mut().filter_map(|(_, value)| match value {
            Value::File(file) => Some(file),
            _ => None,
        })
    }

    /// The users among the options.
    pub(crate) fn people(&self) -> impl Iterator<Item = &Person<I>> {
        self.values.iter().filter_map(|(_, value)| match value {
            Value::User(person) => Some(person),
            _ => None,
        })
    }

    pub(crate) fn map<J>(self, id: &impl Fn(I) -> J) -> Options<J> {
        let value = |value| match value {
            Value::Text(text) => Value::Text(text),
            Value::Whole(number) => Value::Whole(number),
            Value::Truth(truth) => Value::Truth(truth),
            Value::User(person) => Value::User(person.map(id)),
            Value::File(file) => Value::File(file),
        };
        let values = self.values.into_iter();
        Options {
            subcommand: self.subcommand,
            values: values.map(|(name, given)| (name, value(given))).collect(),
        }
    }
}

impl<I> Person<I> {
    pub(crate) fn map<J>(self, id: &impl Fn(I) -> J) -> Person<J> {
        Person {
            id: id(self.id),
            name: self.name,
            bot: self.bot,
        }
    }
}

impl Call<crate::store::UserId> {
    /// What the log says of all that is done for this interaction: no name, no text and no token.
    #[must_use]
    pub fn span(&self) -> tracing::Span {
        let command = match &self.ask {
            Request::Command { name, .. }
            | Request::OnPerson { name, .. }
            | Request::OnMessage { name, .. }
            | Request::Complete { name, .. } => name.as_str(),
            Request::Press { id, .. } | Request::Submit { id, .. } => {
                id.split(':').next().unwrap_or_default()
            }
        };
        tracing::info_span!(
            "interaction",
            interaction = self.via.interaction,
            command,
            guild = self.guild.map(|guild| guild.0),
            player = tracing::field::Empty,
            game = tracing::field::Empty,
        )
    }
}

impl<I> Call<I> {
    /// The language of an answer: the channel's if it is for everybody, else the asker's.
    #[must_use]
    pub const fn language(&self, public: bool) -> Locale {
        if public { self.public } else { self.locale }
    }
}

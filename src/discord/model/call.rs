//! An interaction as plain types: who asks, where, in which language, and for what.

use crate::{
    app::InteractionHandle,
    discord::{
        api::attachments::FileError,
        model::ids::{
            analysis::{AnalysisStep, GameSource},
            matches::MatchControl,
            mistakes::MistakeControl,
        },
    },
    locale::Locale,
    play::{ChannelId, GuildId, MatchId, MessageId, PlayerId},
};

/// One interaction. `I` is the type of user ids: Discord's as it comes in, ours once
/// [`accounts`](crate::discord::access::accounts) has looked them up.
#[derive(Clone, Debug)]
pub struct Call<I = PlayerId> {
    /// The handle to answer it; its id also identifies the call.
    pub handle: InteractionHandle,
    /// The user who asks.
    pub player: Person<I>,
    /// The server; `None` in direct messages and groups.
    pub guild: Option<GuildId>,
    /// Whether it comes from the user's direct messages with the bot.
    pub direct: bool,
    /// Whether the bot is not a member here: the user has installed it to their account.
    pub guest: bool,
    /// The channel, thread, direct-message channel or group.
    pub channel: ChannelId,
    /// The parent channel of a thread.
    pub parent: Option<ChannelId>,
    /// The user's roles on the server.
    pub roles: Vec<u64>,
    /// Whether the user has the permission Manage Server.
    pub manages: bool,
    /// The user's language.
    pub locale: Locale,
    /// The language of public messages.
    pub public_locale: Locale,
    /// The largest file that may be attached to the answer, in bytes.
    pub file_limit: usize,
    /// What is asked.
    pub request: Request<I>,
}

/// A user as Discord describes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person<I = PlayerId> {
    /// The user's id.
    pub id: I,
    /// Their display name.
    pub name: String,
    /// Whether Discord marks the account as a bot.
    pub bot: bool,
    /// Whether it is this bot.
    pub itself: bool,
    /// Whether they are on the server of the interaction.
    pub member: bool,
}

/// The kinds of interactions.
#[derive(Clone, Debug)]
pub enum Request<I = PlayerId> {
    /// A slash command.
    Command {
        /// Its name.
        name: String,
        /// The given options.
        options: Options<I>,
    },
    /// A user command, from a user's context menu.
    OnPerson {
        /// Its name.
        name: String,
        /// The user whose menu it is.
        person: Person<I>,
    },
    /// A message command, from a message's context menu.
    OnMessage {
        /// Its name.
        name: String,
        /// The message.
        message: ShownMessage,
    },
    /// Autocompletion of a slash command.
    Complete {
        /// Its name.
        name: String,
        /// The options given so far.
        options: Options<I>,
        /// The option being typed.
        focused: String,
        /// Its text so far.
        typed: String,
    },
    /// A button or a select menu.
    Press {
        /// The custom id.
        id: String,
        /// The chosen values of a menu; ids for users, roles and channels.
        values: Vec<String>,
        /// The chosen users.
        people: Vec<Person<I>>,
        /// The message with the control, if it is ephemeral.
        menu: Option<MessageId>,
    },
    /// A submitted form (modal).
    Submit {
        /// The custom id.
        id: String,
        /// Names and texts of the fields.
        fields: Vec<(String, String)>,
        /// The message whose control opened the form, if it is ephemeral.
        menu: Option<MessageId>,
    },
}

/// The message of a message command.
#[derive(Clone, Debug)]
pub struct ShownMessage {
    /// Its id.
    pub id: MessageId,
    /// The names of its attachments, if it is the bot's message.
    pub files: Vec<String>,
    /// The custom ids of its controls, if it is the bot's message.
    pub controls: Vec<String>,
}

/// The options of a command or subcommand.
#[derive(Clone, Debug)]
pub struct Options<I = PlayerId> {
    pub(crate) subcommand: Option<String>,
    pub(crate) values: Vec<(String, OptionValue<I>)>,
}

#[derive(Clone, Debug)]
pub(crate) enum OptionValue<I> {
    Text(String),
    Whole(i64),
    Truth(bool),
    User(Person<I>),
    File(File),
}

/// A file attached to a command.
#[derive(Clone, Debug)]
pub struct File {
    /// Its URL.
    pub url: String,
    /// Its size in bytes, as Discord reports it.
    pub size: u64,
    /// Its content, once fetched.
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
    fn find(&self, name: &str) -> Option<&OptionValue<I>> {
        self.values
            .iter()
            .find(|(option, _)| option == name)
            .map(|(_, value)| value)
    }

    /// Whether nothing was typed after the command's name.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.subcommand.is_none() && self.values.is_empty()
    }

    /// The name of the subcommand, if the command has subcommands.
    #[must_use]
    pub fn subcommand(&self) -> Option<&str> {
        self.subcommand.as_deref()
    }

    /// A text option.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.find(name)? {
            OptionValue::Text(text) => Some(text),
            _ => None,
        }
    }

    /// An integer option; during autocompletion also one that is still text.
    #[must_use]
    pub fn integer(&self, name: &str) -> Option<i64> {
        match self.find(name)? {
            OptionValue::Whole(number) => Some(*number),
            OptionValue::Text(text) => text.trim().trim_start_matches('#').parse().ok(),
            _ => None,
        }
    }

    /// A boolean option.
    #[must_use]
    pub fn boolean(&self, name: &str) -> Option<bool> {
        match self.find(name)? {
            OptionValue::Truth(truth) => Some(*truth),
            _ => None,
        }
    }

    /// Whether the answer is to be public: the common option `public`, false by default.
    #[must_use]
    pub fn is_public(&self) -> bool {
        self.boolean("public") == Some(true)
    }

    /// A user option.
    #[must_use]
    pub fn user(&self, name: &str) -> Option<&Person<I>> {
        match self.find(name)? {
            OptionValue::User(person) => Some(person),
            _ => None,
        }
    }

    /// The content of an attached file, or why it could not be fetched.
    #[must_use]
    pub fn file(&self, name: &str) -> Option<Result<&[u8], FileError>> {
        match self.find(name)? {
            OptionValue::File(file) => Some(file.content.as_deref().map_err(|error| *error)),
            _ => None,
        }
    }

    /// All attached files, to fetch their content.
    pub fn files(&mut self) -> impl Iterator<Item = &mut File> {
        self.values.iter_mut().filter_map(|(_, value)| match value {
            OptionValue::File(file) => Some(file),
            _ => None,
        })
    }

    /// The users among the options.
    pub(crate) fn people(&self) -> impl Iterator<Item = &Person<I>> {
        self.values.iter().filter_map(|(_, value)| match value {
            OptionValue::User(person) => Some(person),
            _ => None,
        })
    }

    pub(crate) fn map<J>(self, id: &impl Fn(I) -> J) -> Options<J> {
        let value = |value| match value {
            OptionValue::Text(text) => OptionValue::Text(text),
            OptionValue::Whole(number) => OptionValue::Whole(number),
            OptionValue::Truth(truth) => OptionValue::Truth(truth),
            OptionValue::User(person) => OptionValue::User(person.map(id)),
            OptionValue::File(file) => OptionValue::File(file),
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
            itself: self.itself,
            member: self.member,
        }
    }
}

impl Call<crate::store::UserId> {
    /// The tracing span of this interaction. It contains no names, texts or tokens.
    #[must_use]
    pub fn span(&self) -> tracing::Span {
        // Controls of a match name it; commands record it as soon as they have found it.
        let (command, game) = match &self.request {
            Request::Command { name, .. }
            | Request::OnPerson { name, .. }
            | Request::OnMessage { name, .. }
            | Request::Complete { name, .. } => (name.as_str(), None),
            Request::Press { id, .. } | Request::Submit { id, .. } => {
                (id.split(':').next().unwrap_or_default(), game_of(id))
            }
        };
        tracing::info_span!(
            "interaction",
            interaction = self.handle.interaction,
            command,
            guild = self.guild.map(|guild| guild.0),
            player = tracing::field::Empty,
            game = game.map(|game| game.0),
            tournament = tracing::field::Empty,
        )
    }
}

/// The match of a control, if its id contains one.
fn game_of(id: &str) -> Option<MatchId> {
    let of_match = || {
        id.parse()
            .ok()
            .map(|control: MatchControl| control.at().game)
    };
    let of_mistake = || id.parse().ok().map(|control: MistakeControl| control.game);
    let of_analysis = || match id.parse::<AnalysisStep>().ok()?.source {
        GameSource::Match(id) => Some(id),
        GameSource::Study(_) => None,
    };
    of_match().or_else(of_mistake).or_else(of_analysis)
}

impl<I> Call<I> {
    /// The message with the control that was pressed or opened the form, if it is ephemeral: the answer may replace it.
    #[must_use]
    pub const fn menu(&self) -> Option<MessageId> {
        match &self.request {
            Request::Press { menu, .. } | Request::Submit { menu, .. } => *menu,
            Request::Command { .. }
            | Request::OnPerson { .. }
            | Request::OnMessage { .. }
            | Request::Complete { .. } => None,
        }
    }

    /// The language of an answer: the channel's for a public one, else the user's.
    #[must_use]
    pub const fn language(&self, public: bool) -> Locale {
        if public {
            self.public_locale
        } else {
            self.locale
        }
    }
}

//! What came in, as plain types: who asks, where, in which language, and what for. Never decides an answer.

use serenity::all::{
    ActionRowComponent, AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, ButtonKind,
    ChannelType, CommandInteraction, ComponentInteractionData, ComponentInteractionDataKind,
    Interaction, InteractionContext, ModalInteraction, PartialChannel, Permissions, ResolvedTarget,
    ResolvedValue, RoleId, User,
};

use super::fetch::FileError;
use super::{people::plain, words::shortened};
use crate::play::{ChannelId, GuildId, MessageId, PlayerId};
use crate::{app::Via, locale::Locale, store::UserId};

/// Most characters of a name; Discord's own have 32, and messages have room for lists of them.
const LONGEST_NAME: usize = 32;

/// One interaction. It names people by `I`: by Discord's ids as it comes in, by ours once
/// [`accounts`](super::accounts) has looked them up.
#[derive(Clone, Debug)]
pub struct Call<I = PlayerId> {
    /// How it can be answered; also its identity.
    pub via: Via,
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
    pub ask: Ask<I>,
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
pub enum Ask<I = PlayerId> {
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
    subcommand: Option<String>,
    values: Vec<(String, Value<I>)>,
}

#[derive(Clone, Debug)]
enum Value<I> {
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
    pub(super) fn people(&self) -> impl Iterator<Item = &Person<I>> {
        self.values.iter().filter_map(|(_, value)| match value {
            Value::User(person) => Some(person),
            _ => None,
        })
    }

    pub(super) fn map<J>(self, id: &impl Fn(I) -> J) -> Options<J> {
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

impl Options<UserId> {
    fn read(interaction: &CommandInteraction) -> (Self, Option<(String, String)>) {
        let mut focused = None;
        let (mut subcommand, mut values) = (None, Vec::new());
        let mut options = interaction.data.options();
        if let [only] = options.as_mut_slice()
            && let ResolvedValue::SubCommand(within) = &mut only.value
        {
            subcommand = Some(only.name.to_owned());
            options = std::mem::take(within);
        }
        for option in options {
            let value = match option.value {
                ResolvedValue::String(text) => Value::Text(text.to_owned()),
                ResolvedValue::Integer(number) => Value::Whole(number),
                ResolvedValue::Boolean(truth) => Value::Truth(truth),
                ResolvedValue::User(user, member) => Value::User(Person::new(
                    user,
                    member.and_then(|member| member.nick.as_deref()),
                )),
                ResolvedValue::Attachment(file) => Value::File(File {
                    url: file.url.clone(),
                    size: file.size.into(),
                    content: Err(FileError::Unfetched),
                }),
                ResolvedValue::Autocomplete { value, .. } => {
                    focused = Some((option.name.to_owned(), value.to_owned()));
                    Value::Text(value.to_owned())
                }
                _ => continue,
            };
            values.push((option.name.to_owned(), value));
        }
        (Self { subcommand, values }, focused)
    }
}

impl<I> Person<I> {
    pub(super) fn map<J>(self, id: &impl Fn(I) -> J) -> Person<J> {
        Person {
            id: id(self.id),
            name: self.name,
            bot: self.bot,
        }
    }
}

impl Person<UserId> {
    fn new(user: &User, nick: Option<&str>) -> Self {
        // What nobody can see is no name. The last of them is letters and digits, by Discord's rules.
        let names = [nick, user.global_name.as_deref(), Some(&user.name)];
        let names = names.into_iter().flatten();
        let mut shown = names.map(|name| shortened(&plain(name), LONGEST_NAME));
        Self {
            id: UserId(user.id.get()),
            name: shown
                .find(|name| !name.is_empty())
                .unwrap_or_else(|| user.id.to_string()),
            bot: user.bot,
        }
    }
}

impl<I> Call<I> {
    /// The language of an answer: the channel's if it is for everybody, else the asker's.
    #[must_use]
    pub const fn language(&self, public: bool) -> Locale {
        if public { self.public } else { self.locale }
    }
}

impl Call<UserId> {
    /// Reads Discord's interaction; `None` for kinds that need no answer of ours.
    #[must_use]
    pub fn read(interaction: &Interaction) -> Option<Self> {
        // The four kinds have the same fields without a trait between them.
        macro_rules! call {
            ($from:expr, $context:expr, $ask:expr) => {{
                let from = $from;
                let locale = Locale::from_discord(&from.locale);
                let member = from.member.as_ref();
                let nick = member.and_then(|member| member.nick.as_deref());
                Some(Self {
                    via: Via {
                        interaction: from.id.get(),
                        application: from.application_id.get(),
                        token: from.token.clone(),
                    },
                    player: Person::new(&from.user, nick),
                    guild: from.guild_id.map(|guild| GuildId(guild.get())),
                    direct: from.guild_id.is_none() && is_direct($context, from.app_permissions),
                    guest: false,
                    channel: ChannelId(from.channel_id.get()),
                    parent: from.channel.as_ref().and_then(parent),
                    roles: member.map_or_else(Vec::new, |member| roles(&member.roles)),
                    manages: member
                        .and_then(|member| member.permissions)
                        .is_some_and(Permissions::manage_guild),
                    locale,
                    public: from
                        .guild_locale
                        .as_deref()
                        .map_or(locale, Locale::from_discord),
                    file_limit: from.attachment_size_limit as usize,
                    ask: $ask,
                })
            }};
        }
        match interaction {
            Interaction::Command(from) => {
                let member = is_member(&from.authorizing_integration_owners);
                call!(from, from.context, asked(from)).map(|call| Self {
                    guest: !call.direct && !member,
                    ..call
                })
            }
            Interaction::Autocomplete(from) => {
                let (options, focused) = Options::read(from);
                let (focused, typed) = focused?;
                let name = from.data.name.clone();
                call!(
                    from,
                    from.context,
                    Ask::Complete {
                        name,
                        options,
                        focused,
                        typed
                    }
                )
            }
            Interaction::Component(from) => {
                let (values, people) = chosen(&from.data);
                let private = is_private(&from.message);
                call!(
                    from,
                    from.context,
                    Ask::Press {
                        id: from.data.custom_id.clone(),
                        values,
                        people,
                        message: MessageId(from.message.id.get()),
                        private,
                    }
                )
            }
            Interaction::Modal(from) => {
                let fields = fields(from);
                let menu = from
                    .message
                    .as_ref()
                    .filter(|message| is_private(message))
                    .map(|message| MessageId(message.id.get()));
                let id = from.data.custom_id.clone();
                call!(from, None, Ask::Submit { id, fields, menu })
            }
            _ => None,
        }
    }
}

/// What a command is for: by itself, or on what its menu belongs to.
fn asked(from: &CommandInteraction) -> Ask<UserId> {
    let name = from.data.name.clone();
    match from.data.target() {
        Some(ResolvedTarget::User(user, member)) => Ask::OnPerson {
            name,
            person: Person::new(user, member.and_then(|member| member.nick.as_deref())),
        },
        Some(ResolvedTarget::Message(message)) => {
            let ours = message.author.id.get() == from.application_id.get();
            let own = Some(message).filter(|_| ours);
            let files = own.into_iter().flat_map(|own| &own.attachments);
            let rows = own.into_iter().flat_map(|own| &own.components);
            let controls = rows.flat_map(|row| &row.components).filter_map(control);
            Ask::OnMessage {
                name,
                message: Shown {
                    id: MessageId(message.id.get()),
                    files: files.map(|file| file.filename.clone()).collect(),
                    controls: controls.collect(),
                },
            }
        }
        _ => Ask::Command {
            name,
            options: Options::read(from).0,
        },
    }
}

fn roles(roles: &[RoleId]) -> Vec<u64> {
    roles.iter().map(|role| role.get()).collect()
}

/// The fields of a form and what was written there.
fn fields(form: &ModalInteraction) -> Vec<(String, String)> {
    let rows = form.data.components.iter();
    let fields = rows.flat_map(|row| &row.components);
    fields
        .filter_map(|component| match component {
            ActionRowComponent::InputText(input) => Some((
                input.custom_id.clone(),
                input.value.clone().unwrap_or_default(),
            )),
            _ => None,
        })
        .collect()
}

/// The id of a button or a menu.
fn control(component: &ActionRowComponent) -> Option<String> {
    match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id.clone()),
            _ => None,
        },
        ActionRowComponent::SelectMenu(menu) => menu.custom_id.clone(),
        _ => None,
    }
}

/// What was chosen in a menu, as ids where it is a menu of people, roles or channels, and the people among it.
fn chosen(data: &ComponentInteractionData) -> (Vec<String>, Vec<Person<UserId>>) {
    use ComponentInteractionDataKind as Kind;
    let resolved = &data.resolved;
    let person = |id: &serenity::all::UserId| {
        let user = resolved.users.get(id)?;
        let member = resolved.members.get(id);
        let nick = member.and_then(|member| member.nick.as_deref());
        Some(Person::new(user, nick))
    };
    match &data.kind {
        Kind::StringSelect { values } => (values.clone(), Vec::new()),
        Kind::UserSelect { values } => (texts(values), values.iter().filter_map(person).collect()),
        Kind::RoleSelect { values } => (texts(values), Vec::new()),
        Kind::ChannelSelect { values } => (texts(values), Vec::new()),
        Kind::Button | Kind::MentionableSelect { .. } | Kind::Unknown(_) => {
            (Vec::new(), Vec::new())
        }
    }
}

fn texts<T: ToString>(ids: &[T]) -> Vec<String> {
    ids.iter().map(ToString::to_string).collect()
}

/// The channel in which a thread hangs; what a channel belongs to is only its heading.
fn parent(channel: &PartialChannel) -> Option<ChannelId> {
    use ChannelType::{NewsThread, PrivateThread, PublicThread};
    let thread = matches!(channel.kind, NewsThread | PrivateThread | PublicThread);
    let parent = channel.parent_id.filter(|_| thread);
    parent.map(|parent| ChannelId(parent.get()))
}

/// Whether a place outside of servers is the direct channel with the bot, and not one among people who brought it along. serenity
/// does not read the context of a form; then what the bot may do there tells: emojis from elsewhere in its own channels alone.
fn is_direct(context: Option<InteractionContext>, may: Option<Permissions>) -> bool {
    match context {
        Some(context) => context == InteractionContext::BotDm,
        None => may.is_none_or(Permissions::use_external_emojis),
    }
}

/// Whether the bot was added to the server in which it is used.
fn is_member(owners: &AuthorizingIntegrationOwners) -> bool {
    owners
        .0
        .iter()
        .any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(Some(_))))
}

fn is_private(message: &serenity::all::Message) -> bool {
    message
        .flags
        .is_some_and(|flags| flags.contains(serenity::all::MessageFlags::EPHEMERAL))
}

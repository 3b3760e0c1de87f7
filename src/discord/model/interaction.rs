//! Converts serenity's interactions to plain [`Call`](crate::discord::model::call::Call)s.

use serenity::all::{
    ActionRowComponent, ApplicationId, AuthorizingIntegrationOwner, AuthorizingIntegrationOwners,
    ButtonKind, ChannelType, CommandInteraction, ComponentInteractionData,
    ComponentInteractionDataKind, Interaction, InteractionContext, ModalInteraction,
    PartialChannel, PartialMember, Permissions, ResolvedTarget, ResolvedValue, RoleId, User,
};

use crate::{
    app::InteractionHandle,
    discord::{
        api::attachments::FileError,
        model::call::{Call, File, OptionValue, Options, Person, Request, ShownMessage},
    },
    locale::Locale,
    play::{ChannelId, GuildId, MessageId},
    store::UserId,
    wording::{markdown::plain, truncate},
};

/// The longest display name, in characters. Discord allows 32, and messages have room for lists of them.
const MAX_NAME_CHARS: usize = 32;

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
                ResolvedValue::String(text) => OptionValue::Text(text.to_owned()),
                ResolvedValue::Integer(number) => OptionValue::Whole(number),
                ResolvedValue::Boolean(truth) => OptionValue::Truth(truth),
                ResolvedValue::User(user, member) => {
                    OptionValue::User(Person::named(user, member, interaction.application_id))
                }
                ResolvedValue::Attachment(file) => OptionValue::File(File {
                    url: file.url.clone(),
                    size: file.size.into(),
                    content: Err(FileError::Unfetched),
                }),
                ResolvedValue::Autocomplete { value, .. } => {
                    focused = Some((option.name.to_owned(), value.to_owned()));
                    OptionValue::Text(value.to_owned())
                }
                _ => continue,
            };
            values.push((option.name.to_owned(), value));
        }
        (Self { subcommand, values }, focused)
    }
}

impl Person<UserId> {
    fn new(user: &User, nick: Option<&str>, bot: ApplicationId) -> Self {
        // Skip names without visible characters. The user name always has letters or digits.
        let names = [nick, user.global_name.as_deref(), Some(&user.name)];
        let names = names.into_iter().flatten();
        let mut shown = names.map(|name| truncate(&plain(name), MAX_NAME_CHARS));
        Self {
            id: UserId(user.id.get()),
            name: shown
                .find(|name| !name.is_empty())
                .unwrap_or_else(|| user.id.to_string()),
            bot: user.bot,
            itself: user.id.get() == bot.get(),
            member: false,
        }
    }

    /// A user whom an interaction names, with their membership of its server if they are a member.
    fn named(user: &User, member: Option<&PartialMember>, bot: ApplicationId) -> Self {
        let nick = member.and_then(|member| member.nick.as_deref());
        Self {
            member: member.is_some(),
            ..Self::new(user, nick, bot)
        }
    }
}

/// The call of an interaction. The four types have the same fields but no common trait.
macro_rules! call {
    ($from:expr, $context:expr, $request:expr) => {{
        let from = $from;
        let locale = Locale::from_discord(&from.locale);
        let member = from.member.as_ref();
        let nick = member.and_then(|member| member.nick.as_deref());
        Some(Call {
            handle: InteractionHandle {
                interaction: from.id.get(),
                application: from.application_id.get(),
                token: from.token.clone(),
                guild: from.guild_id.map(|guild| GuildId(guild.get())),
            },
            player: Person {
                member: member.is_some(),
                ..Person::new(&from.user, nick, from.application_id)
            },
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
            public_locale: from
                .guild_locale
                .as_deref()
                .map_or(locale, Locale::from_discord),
            file_limit: from.attachment_size_limit as usize,
            request: $request,
        })
    }};
}

impl Call<UserId> {
    /// Converts an interaction; `None` for kinds that the bot does not answer.
    #[must_use]
    pub fn read(interaction: &Interaction) -> Option<Self> {
        match interaction {
            Interaction::Command(from) => {
                let member = is_member(&from.authorizing_integration_owners);
                call!(from, from.context, read_request(from)).map(|call| Self {
                    guest: !call.direct && !member,
                    ..call
                })
            }
            Interaction::Autocomplete(from) => {
                let (options, focused) = Options::read(from);
                let (focused, typed) = focused?;
                let request = Request::Complete {
                    name: from.data.name.clone(),
                    options,
                    focused,
                    typed,
                };
                call!(from, from.context, request)
            }
            Interaction::Component(from) => {
                let (values, people) = menu_values(&from.data, from.application_id);
                let menu = is_private(&from.message).then(|| MessageId(from.message.id.get()));
                let request = Request::Press {
                    id: from.data.custom_id.clone(),
                    values,
                    people,
                    menu,
                };
                call!(from, from.context, request)
            }
            Interaction::Modal(from) => {
                let fields = fields(from);
                let menu = from
                    .message
                    .as_ref()
                    .filter(|message| is_private(message))
                    .map(|message| MessageId(message.id.get()));
                let id = from.data.custom_id.clone();
                call!(from, None, Request::Submit { id, fields, menu })
            }
            _ => None,
        }
    }
}

/// The request of a slash, user or message command.
fn read_request(from: &CommandInteraction) -> Request<UserId> {
    let name = from.data.name.clone();
    match from.data.target() {
        Some(ResolvedTarget::User(user, member)) => Request::OnPerson {
            name,
            person: Person::named(user, member, from.application_id),
        },
        Some(ResolvedTarget::Message(message)) => {
            let ours = message.author.id.get() == from.application_id.get();
            let own = Some(message).filter(|_| ours);
            let files = own.into_iter().flat_map(|own| &own.attachments);
            let rows = own.into_iter().flat_map(|own| &own.components);
            let controls = rows.flat_map(|row| &row.components).filter_map(control);
            Request::OnMessage {
                name,
                message: ShownMessage {
                    id: MessageId(message.id.get()),
                    files: files.map(|file| file.filename.clone()).collect(),
                    controls: controls.collect(),
                },
            }
        }
        _ => Request::Command {
            name,
            options: Options::read(from).0,
        },
    }
}

fn roles(roles: &[RoleId]) -> Vec<u64> {
    roles.iter().map(|role| role.get()).collect()
}

/// The fields of a form with their texts.
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

/// The custom id of a button or a menu.
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

/// The chosen values of a menu, as ids for users, roles and channels, and the chosen users.
fn menu_values(
    data: &ComponentInteractionData,
    bot: ApplicationId,
) -> (Vec<String>, Vec<Person<UserId>>) {
    use ComponentInteractionDataKind as Kind;
    let resolved = &data.resolved;
    let person = |id: &serenity::all::UserId| {
        let user = resolved.users.get(id)?;
        Some(Person::named(user, resolved.members.get(id), bot))
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

/// The parent channel of a thread. The parent of any other channel is only its category.
fn parent(channel: &PartialChannel) -> Option<ChannelId> {
    use ChannelType::{NewsThread, PrivateThread, PublicThread};
    let thread = matches!(channel.kind, NewsThread | PrivateThread | PublicThread);
    let parent = channel.parent_id.filter(|_| thread);
    parent.map(|parent| ChannelId(parent.get()))
}

/// Whether a place outside servers is the direct messages with the bot, and not a group or another conversation.
/// serenity does not parse the context of a modal; there the permissions tell: the bot has external emojis only in its
/// own channels.
fn is_direct(context: Option<InteractionContext>, may: Option<Permissions>) -> bool {
    match context {
        Some(context) => context == InteractionContext::BotDm,
        None => may.is_none_or(Permissions::use_external_emojis),
    }
}

/// Whether the bot is installed to the server in which it is used.
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

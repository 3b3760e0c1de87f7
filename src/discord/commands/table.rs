//! The type of a command's table entry, from which definition, localisation, autocompletion, deferral and rate limit
//! are derived.

use futures_util::future::BoxFuture;
use serenity::all::{
    CommandOptionType as OptionKind, CommandType, CreateCommand, CreateCommandOption,
    InstallationContext, InteractionContext, Permissions,
};

pub use crate::discord::model::policy::Places;

use crate::{
    app::{App, RequestKind},
    discord::{
        access::games::suggest_games,
        model::{
            call::{Call, Options, Person, ShownMessage},
            failure::{Answer, Failure, Suggestion},
            policy::Policy,
            reply::Deferral,
        },
    },
    locale::{Locale, has},
    render::Theme,
    rules::Side,
    say,
    store::UserId,
};

/// A command.
pub struct Entry {
    /// Its English name, which Discord sends; for a user or message command the key of that name.
    pub(super) name: &'static str,
    pub(super) places: Places,
    cost: Cost,
    visibility: Visibility,
    /// Whether the answer is so large that it is always deferred at once.
    slow: bool,
    pub(super) run: Run,
}

/// The rate limit of a command.
#[derive(Clone, Copy)]
pub enum Cost {
    /// Always the same.
    Always(RequestKind),
    /// Depends on the options.
    By(fn(&Options<UserId>) -> RequestKind),
}

impl Cost {
    /// The cost of what draws no picture and notifies nobody, such as lists and settings.
    pub(super) const OTHER: Self = Self::Always(RequestKind::Other);
    pub(super) const PICTURE: Self = Self::Always(RequestKind::Picture);
}

/// Who sees the answer of a command.
#[derive(Clone, Copy)]
pub enum Visibility {
    /// Only the user.
    Private,
    /// Only the user, in a panel, which never takes the place of a message.
    Panel,
    /// Everybody.
    Public,
    /// Everybody if the option `public` is set, else only the user.
    IfAsked,
    /// Everybody if this function of the options says so.
    If(fn(&Options<UserId>) -> bool),
}

type RunSlash = for<'a> fn(&'a App, &'a Call, &'a Options) -> BoxFuture<'a, Answer>;

/// What runs a command.
pub enum Run {
    /// A slash command without subcommands.
    Whole(Slash),
    /// A slash command with subcommands.
    Parts(&'static [Slash]),
    /// A user command.
    OnPerson(for<'a> fn(&'a App, &'a Call, &'a Person) -> BoxFuture<'a, Answer>),
    /// A message command.
    OnMessage(for<'a> fn(&'a App, &'a Call, &'a ShownMessage) -> BoxFuture<'a, Answer>),
}

/// What is typed as a slash command: a command, or a subcommand of one, which can be used wherever its command can.
pub struct Slash {
    name: &'static str,
    /// Its rate limit.
    cost: Cost,
    fields: &'static [CommandOption],
    run: RunSlash,
    /// Who sees its answer, if not the same as for the command.
    visibility: Option<Visibility>,
    for_controls: bool,
}

impl Slash {
    pub(super) const fn new(
        name: &'static str,
        cost: Cost,
        fields: &'static [CommandOption],
        run: RunSlash,
    ) -> Self {
        Self {
            name,
            cost,
            fields,
            run,
            visibility: None,
            for_controls: false,
        }
    }

    pub(super) const fn visible(mut self, visibility: Visibility) -> Self {
        self.visibility = Some(visibility);
        self
    }

    /// Lets buttons run it: it only shows something.
    pub(super) const fn for_controls(mut self) -> Self {
        self.for_controls = true;
        self
    }

    fn options(&self) -> impl Iterator<Item = CreateCommandOption> {
        self.fields.iter().map(CommandOption::definition)
    }
}

/// Autocompletes an option from its typed text.
pub type Complete =
    for<'a> fn(&'a App, &'a Call, &'a Options, &'a str) -> BoxFuture<'a, Suggestions>;

/// The suggested choices.
pub type Suggestions = Result<Vec<Suggestion>, Failure>;

/// An option of a command.
#[derive(Clone, Copy)]
pub struct CommandOption {
    /// Its English name, which Discord sends.
    name: &'static str,
    /// The name's key without `name-`, for its translations.
    called: &'static str,
    /// The key of its description.
    about: &'static str,
    kind: Type,
    required: bool,
    complete: Option<Complete>,
}

/// The type of an option.
#[derive(Clone, Copy)]
pub enum Type {
    /// A text.
    Text,
    /// A text of at most so many characters.
    TextUpTo(u16),
    /// The same, but not an empty one.
    NonEmptyUpTo(u16),
    /// One of these choices: the key of its label, and its value.
    OneOf(fn() -> Vec<(String, &'static str)>),
    /// An integer from 1, with an optional maximum.
    Whole(Option<fn() -> u64>),
    /// A boolean.
    Truth,
    /// A user.
    User,
    /// An attachment.
    File,
}

impl CommandOption {
    pub(super) const fn new(kind: Type, name: &'static str, about: &'static str) -> Self {
        Self {
            name,
            called: name,
            about,
            kind,
            required: false,
            complete: None,
        }
    }

    pub(super) const fn required(mut self) -> Self {
        self.required = true;
        self
    }

    pub(super) const fn completes(mut self, complete: Complete) -> Self {
        self.complete = Some(complete);
        self
    }

    /// Describes the option by another key, where it means something else than in other commands.
    pub(super) const fn about(mut self, key: &'static str) -> Self {
        self.about = key;
        self
    }

    /// Marks an option named `game` that chooses a kind of game, not a match: many languages use another word for it.
    pub(super) const fn of_games(self) -> Self {
        self.translated_as("kind-of-game")
    }

    /// Translates the option's name by another key, where languages need another word than for other options of that
    /// name.
    pub(super) const fn translated_as(mut self, key: &'static str) -> Self {
        self.called = key;
        self
    }

    fn definition(&self) -> CreateCommandOption {
        let kind = match self.kind {
            Type::Text | Type::TextUpTo(_) | Type::NonEmptyUpTo(_) | Type::OneOf(_) => {
                OptionKind::String
            }
            Type::Whole(_) => OptionKind::Integer,
            Type::Truth => OptionKind::Boolean,
            Type::User => OptionKind::User,
            Type::File => OptionKind::Attachment,
        };
        let option = option(kind, self.name, self.called, self.about)
            .required(self.required)
            .set_autocomplete(self.complete.is_some());
        match self.kind {
            Type::TextUpTo(most) => option.max_length(most),
            Type::NonEmptyUpTo(most) => option.min_length(1).max_length(most),
            Type::OneOf(choices) => choices()
                .into_iter()
                .fold(option, |option, (label, value)| {
                    let english = say!(Locale::default(), &label);
                    option.add_string_choice_localized(english, value, translations(&label))
                }),
            Type::Whole(most) => {
                let option = option.min_int_value(1);
                most.map_or(option.clone(), |most| option.max_int_value(most()))
            }
            Type::Text | Type::Truth | Type::User | Type::File => option,
        }
    }
}

/// The option for one of these choices.
pub(super) const fn choice(
    name: &'static str,
    about: &'static str,
    choices: fn() -> Vec<(String, &'static str)>,
) -> CommandOption {
    CommandOption::new(Type::OneOf(choices), name, about)
}

/// The option for an integer from 1 to a maximum.
pub(super) const fn whole(
    name: &'static str,
    about: &'static str,
    most: fn() -> u64,
) -> CommandOption {
    CommandOption::new(Type::Whole(Some(most)), name, about)
}

/// Choices whose labels have the keys `<name>-<value>`.
pub(super) fn labelled_choices(
    name: &str,
    values: impl IntoIterator<Item = &'static str>,
) -> Vec<(String, &'static str)> {
    let choice = |value| (format!("{name}-{value}"), value);
    values.into_iter().map(choice).collect()
}

/// The option that makes an answer public.
pub(super) const PUBLIC: CommandOption =
    CommandOption::new(Type::Truth, "public", "option-board-public");

/// The option for the side at the bottom of a board.
pub(super) const BELOW: CommandOption = choice("below", "option-board-below", || {
    labelled_choices("below", Side::ALL.map(Side::key))
});

/// The option for the theme of a board.
pub(super) const THEME: CommandOption = choice("theme", "option-board-theme", || {
    labelled_choices("theme", Theme::ALL.map(Theme::key))
});

/// The option that names a running match, if several are possible.
pub(super) const RUNNING: CommandOption =
    CommandOption::new(Type::Whole(None), "game", "option-game")
        .completes(|app, call, _, typed| Box::pin(suggest_games(app, call, typed, false)));

/// The option that names a match, running or over.
pub(super) const ANY_MATCH: CommandOption =
    CommandOption::new(Type::Whole(None), "game", "option-game")
        .completes(|app, call, _, typed| Box::pin(suggest_games(app, call, typed, true)));

impl Entry {
    /// A command for servers and direct messages.
    pub(super) const fn new(
        name: &'static str,
        cost: Cost,
        visibility: Visibility,
        run: Run,
    ) -> Self {
        Self {
            name,
            places: Places::ServersAndDirect,
            cost,
            visibility,
            slow: false,
            run,
        }
    }

    /// The same for a slash command without subcommands. Buttons may run it.
    pub(super) const fn slash(
        name: &'static str,
        cost: Cost,
        visibility: Visibility,
        fields: &'static [CommandOption],
        run: RunSlash,
    ) -> Self {
        let slash = Slash::new(name, cost, fields, run).for_controls();
        Self::new(name, cost, visibility, Run::Whole(slash))
    }

    /// The same for a slash command with subcommands, each of which has its own rate limit, and may have another visibility.
    pub(super) const fn parts(
        name: &'static str,
        visibility: Visibility,
        parts: &'static [Slash],
    ) -> Self {
        Self::new(name, Cost::OTHER, visibility, Run::Parts(parts))
    }

    pub(super) const fn in_places(mut self, places: Places) -> Self {
        self.places = places;
        self
    }

    pub(super) const fn slow(mut self) -> Self {
        self.slow = true;
        self
    }

    /// The name that Discord sends, whatever language it shows.
    pub(super) fn wire_name(&self) -> String {
        match self.run {
            Run::Whole(_) | Run::Parts(_) => self.name.to_owned(),
            Run::OnPerson(_) | Run::OnMessage(_) => say!(Locale::default(), self.name),
        }
    }

    /// The command as it is typed, with that subcommand or without one.
    fn typed(&self, subcommand: Option<&str>) -> Option<&Slash> {
        match (&self.run, subcommand) {
            (Run::Whole(slash), None) => Some(slash),
            (Run::Parts(parts), Some(name)) => parts.iter().find(|part| part.name == name),
            (Run::Whole(_), Some(_))
            | (Run::Parts(_), None)
            | (Run::OnPerson(_) | Run::OnMessage(_), _) => None,
        }
    }

    /// The function of the slash command or of its subcommand.
    pub(super) fn function(&self, subcommand: Option<&str>) -> Option<RunSlash> {
        Some(self.typed(subcommand)?.run)
    }

    /// Whether a button or a menu may run it, or this subcommand of it. Never the commands of moderators: Discord
    /// checks their permissions only where they are typed.
    pub(crate) fn is_for_controls(&self, subcommand: Option<&str>) -> bool {
        match self.places {
            Places::Moderators => false,
            Places::Servers | Places::ServersAndDirect | Places::Anywhere => {
                let slash = self.typed(subcommand);
                slash.is_some_and(|slash| slash.for_controls)
            }
        }
    }

    /// The policy of the command with these options; `on_private` if a control of an ephemeral message runs it.
    pub(crate) fn policy(&self, options: &Options<UserId>, on_private: bool) -> Policy {
        let slash = self.typed(options.subcommand());
        let cost = slash.map_or(self.cost, |slash| slash.cost);
        let visibility = slash.and_then(|slash| slash.visibility);
        let private = Deferral::update_if_private(on_private);
        let public_if = |public: bool| if public { Deferral::Public } else { private };
        Policy {
            cost: match cost {
                Cost::Always(kind) => kind,
                Cost::By(cost) => cost(options),
            },
            deferral: match visibility.unwrap_or(self.visibility) {
                Visibility::Private => private,
                Visibility::Panel => Deferral::Private,
                Visibility::Public => Deferral::Public,
                Visibility::IfAsked => public_if(options.is_public()),
                Visibility::If(holds) => public_if(holds(options)),
            },
            slow: self.slow,
        }
    }

    /// The autocompletion of an option, if it has one.
    pub(super) fn completion(&self, subcommand: Option<&str>, option: &str) -> Option<Complete> {
        let mut fields = self.typed(subcommand)?.fields.iter();
        fields.find(|field| field.name == option)?.complete
    }

    pub(super) fn definition(&self) -> CreateCommand {
        use InteractionContext::{BotDm, Guild, PrivateChannel};
        let command = CreateCommand::new(self.wire_name());
        let described = |command| {
            let command = localize_name(command, &format!("name-{}", self.name));
            localize_description(command, &format!("command-{}", self.name))
        };
        let command = match &self.run {
            Run::OnPerson(_) => localize_name(command.kind(CommandType::User), self.name),
            Run::OnMessage(_) => localize_name(command.kind(CommandType::Message), self.name),
            Run::Whole(slash) => described(command).set_options(slash.options().collect()),
            Run::Parts(parts) => {
                let parts = parts.iter().map(|part| {
                    let about = format!("subcommand-{}-{}", self.name, part.name);
                    option(OptionKind::SubCommand, part.name, part.name, &about)
                        .set_sub_options(part.options())
                });
                described(command).set_options(parts.collect())
            }
        };
        let (contexts, installed) = match self.places {
            Places::Servers | Places::Moderators => (vec![Guild], vec![InstallationContext::Guild]),
            Places::ServersAndDirect => (vec![Guild, BotDm], vec![InstallationContext::Guild]),
            Places::Anywhere => (
                vec![Guild, BotDm, PrivateChannel],
                vec![InstallationContext::Guild, InstallationContext::User],
            ),
        };
        let command = command.contexts(contexts).integration_types(installed);
        match self.places {
            Places::Moderators => command.default_member_permissions(Permissions::MANAGE_GUILD),
            Places::Servers | Places::ServersAndDirect | Places::Anywhere => command,
        }
    }
}

fn localize_name(command: CreateCommand, key: &str) -> CreateCommand {
    translations(key).fold(command, |command, (code, name)| {
        command.name_localized(code, name)
    })
}

fn localize_description(command: CreateCommand, key: &str) -> CreateCommand {
    let command = command.description(say!(Locale::default(), key));
    translations(key).fold(command, |command, (code, text)| {
        command.description_localized(code, text)
    })
}

fn option(kind: OptionKind, name: &str, called: &str, about: &str) -> CreateCommandOption {
    let option = CreateCommandOption::new(kind, name, say!(Locale::default(), about));
    let option = translations(&format!("name-{called}")).fold(option, |option, (code, name)| {
        option.name_localized(code, name)
    });
    translations(about).fold(option, |option, (code, text)| {
        option.description_localized(code, text)
    })
}

/// A text in every other language that has it, with Discord's language codes. What Discord sends back is always
/// English: names of commands and options, values of choices.
fn translations(key: &str) -> impl Iterator<Item = (&'static str, String)> {
    let others = Locale::ALL
        .into_iter()
        .filter(|locale| *locale != Locale::default());
    others
        .filter(move |locale| has(*locale, key))
        .map(move |locale| (locale.code(), say!(locale, key)))
}

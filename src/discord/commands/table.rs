//! What a command is: one entry, from which its definition, its words in every language, its completion, its deferral and its
//! cost are read.

use futures_util::future::BoxFuture;
use serenity::all::{
    CommandOptionType as OptionKind, CommandType, CreateCommand, CreateCommandOption,
    InstallationContext, InteractionContext, Permissions,
};

use crate::{
    app::{App, RequestKind},
    discord::{
        access::games::suggest_games,
        model::{
            call::{Call, Options, Person, Shown},
            failure::{Answer, Choice, Failure},
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
    /// Its English name, by which Discord asks for it; of a command in a menu the key of that name.
    pub(super) name: &'static str,
    /// Where it can be used.
    pub(super) places: Places,
    /// What it costs of the asker's rate.
    pub(super) cost: Cost,
    /// Who sees its answer.
    pub(super) visibility: Visibility,
    /// Whether its answer carries so much that it would be late if it were the first: it is announced at once.
    pub(super) slow: bool,
    /// What it takes, and what it does.
    pub(super) run: Run,
}

/// Where a command can be used.
#[derive(Clone, Copy)]
pub enum Places {
    /// On servers.
    Servers,
    /// On servers, by those who manage them unless the server says otherwise.
    Moderators,
    /// On servers and in direct messages with the bot.
    ServersAndDirect,
    /// Also wherever somebody brings the bot along who installed it for themselves.
    Anywhere,
}

/// What a command costs of the asker's rate.
#[derive(Clone, Copy)]
pub enum Cost {
    /// The same each time.
    Always(RequestKind),
    /// It depends on what was filled in.
    By(fn(&Options<UserId>) -> RequestKind),
}

/// Who sees the answer of a command.
#[derive(Clone, Copy)]
pub enum Visibility {
    /// The asker alone.
    Private,
    /// Everybody.
    Public,
    /// Everybody, if the option `public` says so.
    IfAsked,
    /// Everybody, if this holds for what was filled in.
    If(fn(&Options<UserId>) -> bool),
}

type RunSlash = for<'a> fn(&'a App, &'a Call, &'a Options) -> BoxFuture<'a, Answer>;

/// What a command takes, and what it does.
pub enum Run {
    /// A slash command with options.
    Slash(&'static [Field], RunSlash),
    /// A slash command with subcommands.
    Parts(&'static [Part], RunSlash),
    /// A command in a person's menu.
    OnPerson(for<'a> fn(&'a App, &'a Call, &'a Person) -> BoxFuture<'a, Answer>),
    /// A command in a message's menu.
    OnMessage(for<'a> fn(&'a App, &'a Call, &'a Shown) -> BoxFuture<'a, Answer>),
}

/// A subcommand.
pub struct Part {
    /// Its name.
    pub(super) name: &'static str,
    /// The key of its description.
    pub(super) about: &'static str,
    /// Its options.
    pub(super) fields: &'static [Field],
}

/// Suggests values for an option from what has been typed of it.
pub type Complete =
    for<'a> fn(&'a App, &'a Call, &'a Options, &'a str) -> BoxFuture<'a, Suggestions>;

/// What is suggested.
pub type Suggestions = Result<Vec<Choice>, Failure>;

/// An option of a command.
#[derive(Clone, Copy)]
pub struct Field {
    /// Its English name, by which Discord sends it.
    name: &'static str,
    /// What stands behind `name-` in the key of its name in other languages.
    called: &'static str,
    /// The key of its description.
    about: &'static str,
    kind: Type,
    required: bool,
    complete: Option<Complete>,
}

/// What an option takes.
#[derive(Clone, Copy)]
pub enum Type {
    /// A text.
    Text,
    /// A text of some length, in characters.
    TextOf {
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// One of these: the key of its label, and its value.
    OneOf(fn() -> Vec<(String, &'static str)>),
    /// A whole number from 1 on, up to what is given.
    Whole(Option<fn() -> u64>),
    /// Yes or no.
    Truth,
    /// A person.
    User,
    /// A file.
    File,
}

impl Field {
    /// An option that need not be filled in.
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

    /// It must be filled in.
    pub(super) const fn required(mut self) -> Self {
        self.required = true;
        self
    }

    /// Values are suggested while it is typed.
    pub(super) const fn completes(mut self, complete: Complete) -> Self {
        self.complete = Some(complete);
        self
    }

    /// It chooses one of the games, rather than a match: many languages have another word for that.
    pub(super) const fn of_games(mut self) -> Self {
        self.called = "kind-of-game";
        self
    }

    fn definition(&self) -> CreateCommandOption {
        let kind = match self.kind {
            Type::Text | Type::TextOf { .. } | Type::OneOf(_) => OptionKind::String,
            Type::Whole(_) => OptionKind::Integer,
            Type::Truth => OptionKind::Boolean,
            Type::User => OptionKind::User,
            Type::File => OptionKind::Attachment,
        };
        let option = option(kind, self.name, self.called, self.about)
            .required(self.required)
            .set_autocomplete(self.complete.is_some());
        match self.kind {
            Type::TextOf { least: 0, most } => option.max_length(most),
            Type::TextOf { least, most } => option.min_length(least).max_length(most),
            Type::OneOf(choices) => choices()
                .into_iter()
                .fold(option, |option, (label, value)| {
                    let english = say!(Locale::default(), &label);
                    option.add_string_choice_localized(english, value, translated(&label))
                }),
            Type::Whole(most) => {
                let option = option.min_int_value(1);
                most.map_or(option.clone(), |most| option.max_int_value(most()))
            }
            Type::Text | Type::Truth | Type::User | Type::File => option,
        }
    }
}

/// Choices whose labels are called after their option.
pub(super) fn labelled(
    name: &str,
    values: impl IntoIterator<Item = &'static str>,
) -> Vec<(String, &'static str)> {
    let choice = |value| (format!("{name}-{value}"), value);
    values.into_iter().map(choice).collect()
}

/// The option that shows an answer to everybody.
pub(super) const PUBLIC: Field = Field::new(Type::Truth, "public", "option-board-public");

/// The option that says whose side of a board is shown below.
pub(super) const BELOW: Field = Field::new(
    Type::OneOf(|| labelled("below", Side::ALL.map(Side::key))),
    "below",
    "option-board-below",
);

/// The option that says in which colours a board is drawn.
pub(super) const THEME: Field = Field::new(
    Type::OneOf(|| labelled("theme", Theme::ALL.map(Theme::key))),
    "theme",
    "option-board-theme",
);

/// The option by which a match that is being played is named when several could be meant.
pub(super) const RUNNING: Field = Field::new(Type::Whole(None), "game", "option-game")
    .completes(|app, call, _, typed| Box::pin(suggest_games(app, call, typed, false)));

/// The same where what is over can still be looked at.
pub(super) const ANY_MATCH: Field = Field::new(Type::Whole(None), "game", "option-game")
    .completes(|app, call, _, typed| Box::pin(suggest_games(app, call, typed, true)));

impl Entry {
    /// By which name Discord asks for it, in whatever language it shows it.
    pub(super) fn wire_name(&self) -> String {
        match self.run {
            Run::Slash(..) | Run::Parts(..) => self.name.to_owned(),
            Run::OnPerson(_) | Run::OnMessage(_) => say!(Locale::default(), self.name),
        }
    }

    /// What holds for it when that is filled in.
    pub(crate) fn policy(&self, options: &Options<UserId>) -> Policy {
        let public = match self.visibility {
            Visibility::Private => false,
            Visibility::Public => true,
            Visibility::IfAsked => options.public(),
            Visibility::If(holds) => holds(options),
        };
        Policy {
            cost: match self.cost {
                Cost::Always(kind) => kind,
                Cost::By(cost) => cost(options),
            },
            deferral: if public {
                Deferral::Public
            } else {
                Deferral::Private
            },
            slow: self.slow,
        }
    }

    /// What suggests values for an option, if something does.
    pub(super) fn completion(&self, subcommand: Option<&str>, option: &str) -> Option<Complete> {
        let fields = match self.run {
            Run::Slash(fields, _) => fields,
            Run::Parts(parts, _) => {
                let part = parts.iter().find(|part| Some(part.name) == subcommand)?;
                part.fields
            }
            Run::OnPerson(_) | Run::OnMessage(_) => return None,
        };
        fields.iter().find(|field| field.name == option)?.complete
    }

    /// The command as Discord is told it.
    pub(super) fn definition(&self) -> CreateCommand {
        use InteractionContext::{BotDm, Guild, PrivateChannel};
        let (key, about) = (
            format!("name-{}", self.name),
            format!("command-{}", self.name),
        );
        let command = CreateCommand::new(self.wire_name());
        let command = match self.run {
            Run::OnPerson(_) => called(command.kind(CommandType::User), self.name),
            Run::OnMessage(_) => called(command.kind(CommandType::Message), self.name),
            Run::Slash(fields, _) => {
                let fields = fields.iter().map(Field::definition);
                fields.fold(
                    described(called(command, &key), &about),
                    CreateCommand::add_option,
                )
            }
            Run::Parts(parts, _) => {
                let parts = parts.iter().map(|part| {
                    let option = option(OptionKind::SubCommand, part.name, part.name, part.about);
                    let fields = part.fields.iter().map(Field::definition);
                    fields.fold(option, CreateCommandOption::add_sub_option)
                });
                parts.fold(
                    described(called(command, &key), &about),
                    CreateCommand::add_option,
                )
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

fn called(command: CreateCommand, key: &str) -> CreateCommand {
    translated(key).fold(command, |command, (code, name)| {
        command.name_localized(code, name)
    })
}

fn described(command: CreateCommand, key: &str) -> CreateCommand {
    let command = command.description(say!(Locale::default(), key));
    translated(key).fold(command, |command, (code, text)| {
        command.description_localized(code, text)
    })
}

fn option(kind: OptionKind, name: &str, called: &str, about: &str) -> CreateCommandOption {
    let option = CreateCommandOption::new(kind, name, say!(Locale::default(), about));
    let option = translated(&format!("name-{called}")).fold(option, |option, (code, name)| {
        option.name_localized(code, name)
    });
    translated(about).fold(option, |option, (code, text)| {
        option.description_localized(code, text)
    })
}

/// A text in each other language that has it, with Discord's code of the language. What Discord sends us stays English: the
/// names that tell commands and options apart, and the values of choices.
fn translated(key: &str) -> impl Iterator<Item = (&'static str, String)> {
    let others = Locale::ALL
        .into_iter()
        .filter(|locale| *locale != Locale::default());
    others
        .filter(move |locale| has(*locale, key))
        .map(move |locale| (locale.code(), say!(locale, key)))
}

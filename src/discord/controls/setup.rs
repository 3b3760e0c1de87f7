//! The panels that set up a tournament, or change its settings.

use serenity::all::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::{
    app::{App, RequestKind},
    discord::{
        access::tournaments::tournament_here,
        commands::{
            moderate::MAX_REASON_CHARS,
            tournament::{
                create,
                options::{MAX_GAMES, MAX_RATING},
                settings,
            },
        },
        controls::control::{Audience, Control, Form, field, first},
        model::{
            call::{Call, OptionValue, Options},
            failure::{Answer, Failure},
            ids::setup::{SetupControl, SetupDraft, SetupSection, SetupTerm, SetupVerb},
            policy::Policy,
            reply::{Body, Deferral, delete_menu_after},
        },
    },
    locale::Locale,
    say,
    tournaments::{Conditions, MAX_NAME_CHARS},
    wording::{self, markdown},
};

/// A number in the form: its option, the highest number allowed, and the number that a tournament has now.
type FormNumber = (SetupTerm, u64, fn(&Conditions) -> Option<i64>);

const NUMBERS: [FormNumber; 3] = [
    (SetupTerm::LeastRating, MAX_RATING, |conditions| {
        conditions.lowest.map(i64::from)
    }),
    (SetupTerm::MostRating, MAX_RATING, |conditions| {
        conditions.highest.map(i64::from)
    }),
    (SetupTerm::LeastGames, MAX_GAMES, |conditions| {
        Some(conditions.games.into())
    }),
];

const TITLE: &str = "title";
const REASON: &str = "reason";

impl Control for SetupControl {
    const AUDIENCE: Audience<Self> = Audience::Owner;

    fn policy(&self, _: bool) -> Policy {
        let deferral = match self.verb {
            SetupVerb::Form => Deferral::None,
            SetupVerb::Open => Deferral::Private,
            SetupVerb::Show(_) | SetupVerb::Set(_) => Deferral::Update,
        };
        Policy::new(RequestKind::Other, deferral)
    }

    async fn press(self, app: &App, call: &Call, values: &[String]) -> Answer {
        let (draft, section) = match self.verb {
            SetupVerb::Form => return self.form(app, call).await,
            SetupVerb::Open => (self.draft, SetupSection::Play),
            SetupVerb::Show(section) => (self.draft, section),
            SetupVerb::Set(term) => (self.draft.with_choice(term, first(values)), term.section()),
        };
        let panel = match draft.tournament() {
            Some(id) => {
                let tournament = tournament_here(app, call, id).await?;
                settings::settings_panel(app, call, &tournament, &draft, section).await?
            }
            None => create::creation_panel(app, call, &draft, section).await?,
        };
        Ok(match self.verb {
            // A message with a text cannot become a panel.
            SetupVerb::Open => Body::Panel(panel),
            SetupVerb::Form | SetupVerb::Show(_) | SetupVerb::Set(_) => Body::UpdatePanel(panel),
        }
        .into())
    }
}

impl SetupControl {
    /// The form for what menus cannot ask: title, ratings, and the reason of a change.
    async fn form(self, app: &App, call: &Call) -> Answer {
        let locale = call.locale;
        let typed = self.draft.options();
        let plan = match self.draft.tournament() {
            Some(id) => {
                let tournament = tournament_here(app, call, id).await?;
                Some(settings::changed_plan(app, call, &typed, tournament.plan()).await?)
            }
            None => None,
        };
        let title = typed.text(TITLE).map(str::to_owned);
        let mut fields = Vec::new();
        if plan.is_some() {
            let reason = input(locale, REASON, REASON, MAX_REASON_CHARS as u16, None);
            fields.push(reason.required(true));
        }
        let label = if plan.is_some() { "new-title" } else { TITLE };
        let title = input(locale, label, TITLE, MAX_NAME_CHARS as u16, title);
        fields.push(title.required(plan.is_none()));
        for (term, _, planned) in NUMBERS {
            let number = match &plan {
                Some(plan) => planned(&plan.conditions),
                None => typed.integer(term.option()),
            };
            let number = number
                .filter(|number| *number != 0)
                .map(|number| number.to_string());
            let name = term.option();
            fields.push(input(locale, name, name, 4, number).required(false));
        }
        let key = if plan.is_some() {
            "form-setup-save"
        } else {
            "form-setup-create"
        };
        let rows = fields.into_iter().map(CreateActionRow::InputText);
        let form = CreateModal::new(self.to_string(), say!(locale, key)).components(rows.collect());
        Ok(Body::Modal(form).into())
    }
}

fn input(
    locale: Locale,
    label: &str,
    name: &str,
    most: u16,
    value: Option<String>,
) -> CreateInputText {
    let label = say!(locale, &format!("form-setup-{label}"));
    let input = CreateInputText::new(InputTextStyle::Short, label, name).max_length(most);
    match value {
        Some(value) => input.value(value),
        None => input,
    }
}

impl Form for SetupControl {
    fn policy(&self, _: bool) -> Policy {
        Policy::new(RequestKind::Other, Deferral::Private)
    }

    /// Runs the command with the options of the draft and of the form.
    async fn submit(self, app: &App, call: &Call, fields: &[(String, String)]) -> Answer {
        let draft = NUMBERS
            .into_iter()
            .fold(self.draft, |draft, (term, ..)| draft.without(term))
            .without(SetupTerm::Title);
        let mut options = draft.options();
        for name in [TITLE, REASON] {
            let text = field(fields, name).unwrap_or_default().trim();
            if !text.is_empty() {
                let text = OptionValue::Text(text.to_owned());
                options.values.push((name.to_owned(), text));
            }
        }
        if let Some(said) = add_numbers(call.locale, fields, &mut options) {
            return Err(form_again(call, said, draft, &options));
        }
        let reply = match options.integer(SetupTerm::Tournament.option()) {
            Some(_) => settings::run(app, call, &options).await,
            None => create::create(app, call, &options).await,
        };
        let reply = reply.map_err(|failure| match failure {
            Failure::Invalid(said) => form_again(call, said, draft, &options),
            other => other,
        })?;
        Ok(delete_menu_after(reply, call.menu()))
    }
}

/// A refusal with the button that opens the form again, with the options that could be read if there is room for them.
fn form_again(call: &Call, said: String, draft: SetupDraft, options: &Options) -> Failure {
    let typed = SetupDraft::of(options).shortened();
    let control = SetupControl {
        verb: SetupVerb::Form,
        draft: if typed.fits() { typed } else { draft },
    };
    create::refusal_with(call, said, control, "button-form")
}

/// Adds the numbers of the form to the options; an empty field is 0. Returns the refusal of the first field that is not a
/// number, or is too high.
fn add_numbers(
    locale: Locale,
    fields: &[(String, String)],
    options: &mut Options,
) -> Option<String> {
    let mut wrong = None;
    for (term, most, _) in NUMBERS {
        let typed = field(fields, term.option()).unwrap_or_default().trim();
        let number = match typed {
            "" => Some(0),
            typed => typed.parse::<u32>().ok(),
        };
        let number = number.filter(|number| u64::from(*number) <= most);
        if let Some(number) = number {
            let value = OptionValue::Whole(number.into());
            options.values.push((term.option().to_owned(), value));
        } else {
            let typed = markdown::quoted(&wording::truncate(typed, 40));
            let most = most.to_string();
            wrong.get_or_insert(say!(locale, "setup-no-number", typed = typed, most = most));
        }
    }
    wrong
}

//! `/import [file] [text] [player] [rules] [side] [time]`: imports a game record or position, to step through it in an
//! ephemeral message, or to challenge a player to an unrated game from there.

use serenity::all::{CreateActionRow, CreateModal, InputTextStyle};

use crate::{
    app::{App, RequestKind},
    discord::{
        access::admission::{can_be_asked, may_challenge_directly, server_of},
        api::attachments::FileError,
        commands::{
            analyse, challenge, rules,
            table::{CommandOption, Cost, Entry, Type, Visibility, choice},
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::{
                analysis::GameSource,
                draft::TermsDraft,
                invite::InviteDraft,
                paste::{Paste, RefusedPaste},
            },
            opponent::Opponent,
            reply::{Body, Message},
        },
        view::components::{self, secondary_button},
    },
    locale::Locale,
    play::{
        SideChoice, Start, TimeControl,
        transcript::{MAX_TEXT_BYTES, Read, TextError, TextProblem, read, read_bytes},
    },
    rules::MoveError,
    say,
    store::StoreError,
    wording::{markdown::quoted, move_error},
};

pub(crate) const FIELD: &str = "record";

/// Discord's limit for a text field, in characters.
const FIELD_LIMIT: u16 = 4000;

/// The kind of request for the rate limit: a challenge or a picture, whichever the form makes.
pub(crate) fn cost(challenges: bool) -> RequestKind {
    if challenges {
        RequestKind::Challenge
    } else {
        RequestKind::Picture
    }
}

pub(super) static ENTRY: Entry = Entry::slash(
    "import",
    Cost::By(|options| cost(options.user("player").is_some())),
    Visibility::If(|options| options.user("player").is_some()),
    &[
        CommandOption::new(Type::File, "file", "option-import-file"),
        CommandOption::new(Type::Text, "text", "option-import-text"),
        CommandOption::new(Type::User, "player", "option-import-player"),
        rules::ruleset_field("option-import-rules"),
        choice("side", "option-import-side", sides),
        challenge::TIME,
    ],
    |app, call, options| Box::pin(run(app, call, options)),
);

/// The choices of sides for an imported position.
fn sides() -> Vec<(String, &'static str)> {
    [
        (SideChoice::Lot, "side-choice-lot"),
        (SideChoice::First, "below-first"),
        (SideChoice::Second, "below-second"),
    ]
    .map(|(side, label)| (label.to_owned(), side.key()))
    .into()
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let locale = call.locale;
    let opponent = options.user("player");
    if let Some(opponent) = opponent {
        can_be_asked(call, opponent)?;
        // Check this before the user takes the trouble to paste a record.
        if call.guild.is_none() {
            may_challenge_directly(app, call, Some(opponent.id)).await?;
        }
    }
    let server = server_of(app, call).await?;
    let (file, text) = (options.file("file"), options.text("text"));
    let bytes = file.and_then(Result::ok);
    let given = text.or_else(|| str::from_utf8(bytes?).ok());
    let mut refused = Refused {
        paste: Paste {
            opponent: opponent.map(|opponent| opponent.id),
            draft: TermsDraft {
                ruleset: None,
                side: options.text("side").and_then(SideChoice::from_key),
                time: server.default_time,
                rated: None,
            },
        },
        text: given.unwrap_or_default(),
        next: RefusalOffer::Form,
    };
    match challenge::time(locale, options, &server) {
        Ok(time) => refused.paste.draft.time = Some(time),
        Err(Failure::Invalid(said)) => return Err(refused.failure(app, call, said).await),
        Err(failure) => return Err(failure),
    }
    if options.text("rules").is_some() {
        match rules::parse_ruleset(locale, options) {
            Ok(ruleset) => refused.paste.draft.ruleset = Some(ruleset),
            Err(wrong) => {
                refused.next = RefusalOffer::Rules;
                return Err(refused.failure(app, call, wrong.reason).await);
            }
        }
    }
    let rules = refused.paste.draft.ruleset;
    let said = match (file, text) {
        (None, None) => return Ok(Body::Modal(form(locale, refused.paste, "")).into()),
        (None, Some(text)) => {
            return respond_to_record(app, call, read(text, rules), refused).await;
        }
        (Some(Ok(bytes)), None) => {
            return respond_to_record(app, call, read_bytes(bytes, rules), refused).await;
        }
        (Some(_), Some(_)) => say!(locale, "import-both"),
        (Some(Err(FileError::TooLarge)), None) => too_long(locale),
        (Some(Err(FileError::Unfetched)), None) => say!(locale, "import-unfetched"),
    };
    Err(refused.failure(app, call, said).await)
}

/// What a refusal of a record offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RefusalOffer {
    /// The form again.
    Form,
    /// A menu of the rulesets that the record may be of.
    Rules,
    /// To step through it, and the form.
    Analyse,
}

/// A record that may be refused, as it was given.
pub(crate) struct Refused<'a> {
    pub(crate) paste: Paste,
    pub(crate) text: &'a str,
    pub(crate) next: RefusalOffer,
}

impl Refused<'_> {
    /// The refusal with its next step. The record is stored, because ids have no room for it.
    async fn failure(self, app: &App, call: &Call, said: String) -> Failure {
        let (locale, id) = (call.locale, call.handle.interaction);
        // PostgreSQL's texts contain no zeros.
        let text = self.text.replace('\0', "");
        let text = if text.len() > MAX_TEXT_BYTES {
            ""
        } else {
            &text
        };
        let kept = format!("{}\n{text}", self.paste);
        if let Err(error) = app.store.keep_study(call.player.id, id, &kept).await {
            return error.into();
        }
        let form = secondary_button(locale, RefusedPaste::Form(id), "button-form");
        let analyse = secondary_button(locale, RefusedPaste::Analyse(id), "button-import-analyse");
        let rows = match self.next {
            RefusalOffer::Form => vec![CreateActionRow::Buttons(vec![form])],
            RefusalOffer::Analyse => vec![CreateActionRow::Buttons(vec![analyse, form])],
            RefusalOffer::Rules => {
                let goes_on = if self.paste.challenges() {
                    RefusedPaste::Challenge(id)
                } else {
                    RefusedPaste::Analyse(id)
                };
                let entries = rules::entries(locale, None);
                let menu = components::select(goes_on, say!(locale, "menu-rules"), entries);
                vec![menu, CreateActionRow::Buttons(vec![form])]
            }
        };
        Message::private(said).with_rows(rows).into()
    }
}

/// The record that was refused, and what to do with it; `None` if it is no longer stored.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub(crate) async fn refused_record(
    app: &App,
    call: &Call,
    id: u64,
) -> Result<Option<(Paste, String)>, StoreError> {
    let kept = app.store.study(call.player.id, id).await?;
    Ok(kept.and_then(|kept| {
        let (paste, text) = kept.split_once('\n')?;
        Some((paste.parse().ok()?, text.to_owned()))
    }))
}

/// Steps through a record, or challenges from its last position.
///
/// # Errors
/// `Failure` when it cannot be read, or the challenge cannot be made.
pub(crate) async fn respond_to_record(
    app: &App,
    call: &Call,
    read: Result<Read, TextError>,
    given: Refused<'_>,
) -> Answer {
    let (locale, paste) = (call.locale, given.paste);
    let Read {
        transcript,
        skipped,
    } = match read {
        Ok(read) => read,
        Err(error) => {
            let next = match error.problem {
                TextProblem::NoRules => RefusalOffer::Rules,
                _ => RefusalOffer::Form,
            };
            let given = Refused { next, ..given };
            return Err(given.failure(app, call, refusal(locale, &error)).await);
        }
    };
    let Some(opponent) = paste.opponent else {
        let text = transcript.to_string();
        if text.len() > MAX_TEXT_BYTES {
            return Err(given.failure(app, call, too_long(locale)).await);
        }
        let (me, id) = (call.player.id, call.handle.interaction);
        app.store.keep_study(me, id, &text).await?;
        let mut shown = analyse::analysis_message(
            app,
            call,
            GameSource::Study(id),
            analyse::AnalysisPage::Usual,
        )
        .await?;
        if skipped > 0 {
            let said = say!(locale, "import-skipped", count = skipped);
            shown.content = format!("{}\n{said}", shown.content);
        }
        return Ok(shown.into());
    };
    if transcript.record.outcome().is_some() {
        let given = Refused {
            next: RefusalOffer::Analyse,
            ..given
        };
        let said = say!(locale, "import-over");
        return Err(given.failure(app, call, said).await);
    }
    let position = transcript.record.position();
    let wanted = InviteDraft {
        opponent: Some(Opponent::Player(opponent)),
        ruleset: position.ruleset(),
        side: paste.draft.side.unwrap_or(SideChoice::Lot),
        time: paste.draft.time.unwrap_or(TimeControl::DEFAULT),
        claim: false,
        rated: false,
    };
    let start = Start::unless_default(position);
    challenge::post_challenge(app, call, wanted, start).await
}

/// The form, with the text in it if there is room for it.
pub(crate) fn form(locale: Locale, paste: Paste, text: &str) -> CreateModal {
    let label = say!(locale, "import-field");
    let mut field = components::field(InputTextStyle::Paragraph, &label, FIELD, FIELD_LIMIT)
        .placeholder("[Ruleset \"jungle/classic\"]\n\n1. …");
    if !text.is_empty() && text.encode_utf16().count() <= FIELD_LIMIT.into() {
        field = field.value(text);
    }
    components::form(paste, &say!(locale, "import-title"), field)
}

fn too_long(locale: Locale) -> String {
    say!(locale, "import-too-long", most = MAX_TEXT_BYTES / 1024)
}

/// The message for an invalid record: what is wrong, where, and what would be right.
fn refusal(locale: Locale, error: &TextError) -> String {
    let (line, found) = (error.line, quoted(&error.found));
    match &error.problem {
        TextProblem::TooLong => too_long(locale),
        TextProblem::NotText => say!(locale, "import-not-text"),
        TextProblem::Encoding => say!(locale, "import-encoding", line = line),
        TextProblem::NoRules => say!(locale, "import-no-rules", line = line),
        TextProblem::Tag => say!(locale, "import-tag", line = line, found = found),
        TextProblem::Twice => say!(locale, "import-twice", line = line, found = found),
        TextProblem::Value { tag, example } => say!(
            locale,
            "import-value",
            line = line,
            found = found,
            tag = *tag,
            example = example.clone()
        ),
        TextProblem::Unclosed => say!(locale, "import-unclosed", line = line, found = found),
        TextProblem::Several => say!(locale, "import-several", line = line, found = found),
        TextProblem::Move { ply, error } => {
            let reason = match error {
                MoveError::GameOver => say!(locale, "illegal-game-over"),
                error => move_error(locale, error, None),
            };
            say!(
                locale,
                "import-move",
                line = line,
                ply = *ply,
                found = found,
                reason = reason
            )
        }
        TextProblem::Result { right } => say!(
            locale,
            "import-result",
            line = line,
            found = found,
            right = *right
        ),
    }
}

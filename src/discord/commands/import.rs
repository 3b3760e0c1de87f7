//! `/import [file] [text] [player] [rules] [side] [time]`: imports a game record or position, to step through it in an
//! ephemeral message, or to challenge a player to an unrated game from there.

use serenity::all::{CreateModal, InputTextStyle};

use crate::{
    app::{App, RequestKind},
    discord::{
        access::admission::{can_be_asked, may_challenge_directly, server_of},
        api::attachments::FileError,
        commands::{
            analyse,
            challenge::{self, ChallengeRequest},
            rules,
            table::{Cost, Entry, Field, Places, Run, Type, Visibility},
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::{analysis::Source, draft::TermsDraft, paste::Paste},
            opponent::Opponent,
            reply::Body,
        },
        view::components,
    },
    locale::Locale,
    play::{
        SideChoice, Start, TimeControl,
        transcript::{MOST, Problem, Read, TextError, read, read_bytes},
    },
    rules::MoveError,
    say,
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

pub(super) static ENTRY: Entry = Entry {
    name: "import",
    places: Places::ServersAndDirect,
    cost: Cost::By(|options| cost(options.user("player").is_some())),
    visibility: Visibility::If(|options| options.user("player").is_some()),
    slow: false,
    run: Run::Slash(
        &[
            Field::new(Type::File, "file", "option-import-file"),
            Field::new(Type::Text, "text", "option-import-text"),
            Field::new(Type::User, "player", "option-import-player"),
            rules::ruleset_field("option-import-rules"),
            Field::new(Type::OneOf(sides), "side", "option-import-side"),
            challenge::TIME,
        ],
        |app, call, options| Box::pin(run(app, call, options)),
    ),
};

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
    let named = options
        .text("rules")
        .map(|_| rules::chosen(locale, options));
    let paste = Paste {
        opponent: opponent.map(|opponent| opponent.id),
        draft: TermsDraft {
            ruleset: named.transpose()?,
            side: options.text("side").and_then(SideChoice::from_key),
            time: Some(challenge::time(locale, options, &server)?),
            rated: None,
        },
    };
    let rules = paste.draft.ruleset;
    let read = match (options.file("file"), options.text("text")) {
        (Some(_), Some(_)) => return Err(Failure::Invalid(say!(locale, "import-both"))),
        (None, None) => return Ok(Body::Modal(form(locale, paste)).into()),
        (None, Some(text)) => read(text, rules),
        (Some(Ok(bytes)), None) => read_bytes(bytes, rules),
        (Some(Err(FileError::TooLarge)), None) => return Err(too_long(locale)),
        (Some(Err(FileError::Unfetched)), None) => {
            return Err(Failure::Invalid(say!(locale, "import-unfetched")));
        }
    };
    respond_to_record(app, call, read, paste).await
}

pub(crate) async fn respond_to_record(
    app: &App,
    call: &Call,
    read: Result<Read, TextError>,
    paste: Paste,
) -> Answer {
    let locale = call.locale;
    let Read {
        transcript,
        skipped,
    } = read.map_err(|error| Failure::Invalid(refusal(locale, &error)))?;
    let Some(opponent) = paste.opponent else {
        let text = transcript.to_string();
        if text.len() > MOST {
            return Err(too_long(locale));
        }
        let (me, id) = (call.player.id, call.via.interaction);
        app.store.keep_study(me, id, &text).await?;
        let mut walk =
            analyse::analysis_message(app, call, Source::Study(id), analyse::AnalysisPage::Usual)
                .await?;
        if skipped > 0 {
            let said = say!(locale, "import-skipped", count = skipped);
            walk.content = format!("{}\n{said}", walk.content);
        }
        return Ok(walk.into());
    };
    if transcript.record.outcome().is_some() {
        return Err(Failure::Invalid(say!(locale, "import-over")));
    }
    let position = transcript.record.position();
    let wanted = ChallengeRequest {
        opponent: Some(Opponent::Player(opponent)),
        ruleset: position.ruleset(),
        side: paste.draft.side.unwrap_or(SideChoice::Lot),
        time: paste.draft.time.unwrap_or(TimeControl::DEFAULT),
        claim: false,
        rated: false,
        start: Start::unless_default(position),
    };
    challenge::post_challenge(app, call, wanted).await
}

fn form(locale: Locale, paste: Paste) -> CreateModal {
    let label = say!(locale, "import-field");
    let field = components::field(InputTextStyle::Paragraph, &label, FIELD, FIELD_LIMIT)
        .placeholder("[Ruleset \"jungle/classic\"]\n\n1. …");
    components::form(paste, &say!(locale, "import-title"), field)
}

fn too_long(locale: Locale) -> Failure {
    let most = MOST / 1024;
    Failure::Invalid(say!(locale, "import-too-long", most = most))
}

/// The message for an invalid record: what is wrong, where, and what would be right.
fn refusal(locale: Locale, error: &TextError) -> String {
    let (line, found) = (error.line, quoted(&error.found));
    match &error.problem {
        Problem::TooLong => {
            let most = MOST / 1024;
            say!(locale, "import-too-long", most = most)
        }
        Problem::NotText => say!(locale, "import-not-text"),
        Problem::Encoding => say!(locale, "import-encoding", line = line),
        Problem::NoRules => say!(locale, "import-no-rules", line = line),
        Problem::Tag => say!(locale, "import-tag", line = line, found = found),
        Problem::Twice => say!(locale, "import-twice", line = line, found = found),
        Problem::Value { tag, example } => say!(
            locale,
            "import-value",
            line = line,
            found = found,
            tag = *tag,
            example = example.clone()
        ),
        Problem::Unclosed => say!(locale, "import-unclosed", line = line, found = found),
        Problem::Several => say!(locale, "import-several", line = line, found = found),
        Problem::Move { ply, error } => {
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
        Problem::Result { right } => say!(
            locale,
            "import-result",
            line = line,
            found = found,
            right = *right
        ),
    }
}

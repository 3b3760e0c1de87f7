//! `/record [game] [format] [evaluations] [public]`: a game record as a file, and the position as text.

use crate::{
    app::App,
    discord::{
        access::games::{DefaultGame, find_game, must_have_begun},
        api::attachments::Attachment,
        commands::{
            analyse::{Viewer, judgement},
            table::{
                ANY_MATCH, CommandOption, Cost, Entry, PUBLIC, Type, Visibility, choice,
                labelled_choices,
            },
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            reply::Message,
        },
        view::{
            judgement::Judgement,
            next::{self, NextStep},
        },
    },
    play::{
        Match, Transcript,
        transcript::{MAX_TEXT_BYTES, Note},
    },
    say,
    wording::{self, markdown},
};

pub(super) static ENTRY: Entry = Entry::slash(
    "record",
    Cost::OTHER,
    Visibility::IfAsked,
    &[
        ANY_MATCH,
        choice("format", "option-record-format", || {
            labelled_choices("format", ["text", "json"])
        }),
        CommandOption::new(Type::Truth, "evaluations", "option-record-evaluations"),
        PUBLIC,
    ],
    |app, call, options| Box::pin(run(app, call, options)),
);

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let game = find_game(app, call, options, DefaultGame::Any).await?;
    record_file(app, call, &game, options).await
}

/// The record, ephemeral or public; the button passes no options.
///
/// # Errors
/// `Failure` when the game never began, or the database fails.
pub async fn record_file(app: &App, call: &Call, game: &Match, options: &Options) -> Answer {
    must_have_begun(game)?;
    let public = options.is_public();
    let locale = call.language(public);
    let (number, rules) = (game.id().0.to_string(), &game.terms().ruleset);
    let mut transcript = Transcript::of(game, app.store.names_in(game).await?);
    if let Some((title, round)) = app.store.round_of(game.id()).await? {
        transcript = transcript.in_tournament(&markdown::without_mentions(&title), round);
    }
    if options.boolean("evaluations") == Some(true) {
        transcript.notes = notes(app, call, game).await?;
    }
    let (ending, text) = if options.text("format") == Some("json") {
        ("jsonl", format!("{}\n", transcript.to_json()))
    } else {
        let mut text = transcript.to_string();
        if text.len() > MAX_TEXT_BYTES {
            // Drop the times rather than write a file that cannot be imported.
            transcript = transcript.without_timings();
            text = transcript.to_string();
        }
        ("txt", text)
    };
    let said = say!(
        locale,
        "record",
        number = number.clone(),
        ruleset = wording::ruleset(locale, rules)
    );
    let hints = match game.hints() {
        0 => String::new(),
        hints => format!("\n{}", say!(locale, "record-hints", hints = hints)),
    };
    let position = game.record().position();
    let message = Message {
        content: format!("{said}{hints}\n```\n{rules} {position}\n```"),
        private: !public,
        file: Some(Attachment {
            name: format!("banyan-{number}.{ending}"),
            bytes: text.into_bytes(),
            alt: say!(locale, "record-alt", number = number),
        }),
        ..Message::default()
    };
    Ok(message.into())
}

/// What the analysis of a finished match says of its moves.
async fn notes(app: &App, call: &Call, game: &Match) -> Result<Vec<Option<Note>>, Failure> {
    match judgement(app, &Viewer::of(call), game).await? {
        Judgement::Found(judged) if judged.complete => Ok(judged.notes()),
        Judgement::None => {
            let text = say!(call.locale, "record-unjudged");
            Err(next::refusal(call, text, &[NextStep::Record(game.id())]))
        }
        _ => {
            let number = game.id().to_string();
            let text = say!(call.locale, "analysis-missing", number = number);
            Err(next::refusal(call, text, &[NextStep::Analyse(game.id())]))
        }
    }
}

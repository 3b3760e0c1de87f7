//! `/analyse [game]`: steps through a game, move by move, in an ephemeral message.

use crate::{
    app::{App, RequestKind},
    discord::{
        access::games::{self, Want, find_game, load},
        commands::table::{ANY_MATCH, Cost, Entry, Places, Run, Visibility},
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::analysis::Source,
            reply::Message,
        },
        view::{analysis::Analysis, board_style::BoardStyle},
    },
    play::{
        Match, Transcript,
        transcript::{self, PgnResult},
    },
    say,
};

/// The game after that many moves; by default the start of a finished game, or the current position of a running one.
///
/// # Errors
/// `Failure` when the game cannot be loaded or never began.
pub async fn analysis_message(
    app: &App,
    call: &Call,
    source: Source,
    ply: Option<usize>,
) -> Result<Message, Failure> {
    let (transcript, style, game) = match source {
        Source::Match(id) => {
            let game = load(app, id).await?;
            games::must_have_begun(&game)?;
            let style = BoardStyle::of(app, &game, call.locale).await;
            let style = style.for_player(app, &game, call.player.id).await;
            let transcript = Transcript::of(&game, app.store.names_in(&game).await?);
            (transcript, style, Some(game))
        }
        Source::Study(id) => {
            let transcript = study(app, call, id).await?;
            let names = transcript.names.clone().map(Some);
            let style = BoardStyle::of_record(call.locale, &transcript.record.ruleset(), &names);
            (transcript, style, None)
        }
    };
    let total = transcript.record.ply();
    let usual = match transcript.verdict {
        PgnResult::Open => total,
        PgnResult::Won(_) | PgnResult::Drawn => 0,
    };
    let ply = ply.unwrap_or(usual).min(total);
    let walk = Analysis {
        source,
        number: game.as_ref().map(Match::id),
        record: transcript.record.taken_back(total - ply),
        transcript,
        style,
    };
    Ok(walk.message())
}

/// A record that the user has imported.
async fn study(app: &App, call: &Call, id: u64) -> Result<Transcript, Failure> {
    let kept = app.store.study(call.player.id, id).await?;
    let read = kept.and_then(|text| transcript::read_stored(&text).ok());
    read.ok_or_else(|| Failure::Said(say!(call.locale, "walk-gone")))
}

pub(super) static ENTRY: Entry = Entry {
    name: "analyse",
    places: Places::ServersAndDirect,
    cost: Cost::Always(RequestKind::Picture),
    visibility: Visibility::Private,
    slow: false,
    run: Run::Slash(&[ANY_MATCH], |app, call, options| {
        Box::pin(run(app, call, options))
    }),
};

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let game = find_game(app, call, options, Want::Any).await?;
    let walk = analysis_message(app, call, Source::Match(game.id()), None).await?;
    Ok(walk.into())
}

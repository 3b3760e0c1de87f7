//! `/analyse [game]`: the analysis of a finished game, and stepping through any game, move by move, in an ephemeral
//! message.

use crate::{
    analysis::{progress::Stage, report::AnalysisReport},
    app::App,
    computer,
    discord::{
        access::{
            admission::may_play_from,
            board_style::shown_names,
            games::{self, DefaultGame, find_game, load},
        },
        commands::{
            challenge,
            table::{ANY_MATCH, Cost, Entry, Visibility},
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::{analysis::GameSource, invite::InviteDraft},
            opponent::Opponent,
            reply::Message,
        },
        view::{
            analysis::Analysis,
            board_style::BoardStyle,
            judgement::{Judged, Judgement},
            next::{self, NextStep},
        },
    },
    locale::Locale,
    play::{
        GuildId, Match, MatchId, Phase, PlayerId, SideChoice, Start, TimeControl, Transcript,
        transcript::{self, PgnResult},
    },
    rules::{Record, Side},
    say,
    store::{AnalysisStart, StoreError},
};

/// What to show of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisPage {
    /// The result of the analysis if there is one, else the start of a finished game, or the current position of a
    /// running one.
    Usual,
    /// The result of the analysis.
    Report,
    /// The game after that many moves.
    Ply(usize),
}

/// Who looks at a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Viewer {
    pub(crate) locale: Locale,
    pub(crate) player: PlayerId,
    /// The server where they look.
    pub(crate) guild: Option<GuildId>,
}

impl Viewer {
    pub(crate) fn of(call: &Call) -> Self {
        Self {
            locale: call.locale,
            player: call.player.id,
            guild: call.guild,
        }
    }
}

/// A page of a game. Asking for the analysis of a finished match begins it, and goes on with it if its job was lost.
///
/// # Errors
/// `Failure` when the game cannot be loaded or never began.
pub async fn analysis_message(
    app: &App,
    call: &Call,
    source: GameSource,
    page: AnalysisPage,
) -> Result<Message, Failure> {
    let id = match source {
        GameSource::Match(id) => id,
        GameSource::Study(id) => {
            let transcript = study(app, call, id).await?;
            let names = transcript.names.clone().map(Some);
            let style = BoardStyle::of_record(call.locale, &transcript.record.ruleset(), &names);
            // An imported position may stand on the board of a running game, so it is never judged.
            let shown = Analysis {
                can_play: app.search_pool.threads() > 0,
                ..analysis_at(source, transcript, style, Judgement::None, page)
            };
            return Ok(shown.message());
        }
    };
    let game = load(app, id).await?;
    games::must_have_begun(&game)?;
    let viewer = Viewer::of(call);
    let mut judgement = judgement(app, &viewer, &game).await?;
    let incomplete = match &judgement {
        Judgement::None | Judgement::After(_) => false,
        Judgement::Found(judged) if judged.complete => {
            app.can_analyse(&game) && app.can_be_exact(&game).await?
        }
        Judgement::Possible | Judgement::Running | Judgement::Found(_) => app.can_analyse(&game),
    };
    if incomplete && !matches!(page, AnalysisPage::Ply(_)) {
        let begun = app
            .begin_analysis(&game, call.player.id, &call.handle)
            .await?;
        judgement = match (judgement, begun) {
            (Judgement::Possible, AnalysisStart::Running) => Judgement::Running,
            (Judgement::Possible | Judgement::Running, AnalysisStart::WaitFor(other)) => {
                Judgement::After(other)
            }
            (known, _) => known,
        };
    }
    Ok(match_message(app, &viewer, &game, judgement, page).await?)
}

/// The result of the analysis of a match, for the person who waits for it.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub(crate) async fn report_message(
    app: &App,
    viewer: &Viewer,
    game: &Match,
) -> Result<Message, StoreError> {
    let judgement = judgement(app, viewer, game).await?;
    match_message(app, viewer, game, judgement, AnalysisPage::Report).await
}

async fn match_message(
    app: &App,
    viewer: &Viewer,
    game: &Match,
    judgement: Judgement,
    page: AnalysisPage,
) -> Result<Message, StoreError> {
    let style = BoardStyle::of(app, game, viewer.locale).await;
    let style = style.for_player(app, game, viewer.player).await;
    let names = shown_names(app, game, viewer.locale).await?;
    let transcript = Transcript::of(game, names);
    let source = GameSource::Match(game.id());
    let own_mistakes = match (&judgement, game.side_of(viewer.player)) {
        (Judgement::Found(judged), Some(side)) if judged.complete && app.can_analyse(game) => {
            !judged.mistakes_of(side).is_empty()
        }
        _ => false,
    };
    let shown = Analysis {
        own_mistakes,
        can_play: app.can_analyse(game),
        ..analysis_at(source, transcript, style, judgement, page)
    };
    Ok(shown.message())
}

fn analysis_at(
    source: GameSource,
    transcript: Transcript,
    style: BoardStyle,
    judgement: Judgement,
    page: AnalysisPage,
) -> Analysis {
    let total = transcript.record.ply();
    let usual = match transcript.verdict {
        PgnResult::Open => total,
        PgnResult::Won(_) | PgnResult::Drawn => 0,
    };
    let ply = match page {
        AnalysisPage::Usual => usual,
        AnalysisPage::Report => 0,
        AnalysisPage::Ply(ply) => ply.min(total),
    };
    Analysis {
        source,
        record: transcript.record.taken_back(total - ply),
        transcript,
        style,
        judgement,
        report: !matches!(page, AnalysisPage::Ply(_)),
        own_mistakes: false,
        can_play: false,
    }
}

/// Challenges the computer to a casual game from a position of a finished match or of a record, as the side to move.
///
/// # Errors
/// `Failure` if the match is not over, if the game is over in the position, or if a move from it leads to a position
/// that must not be judged, because the computer's answer would judge it. Otherwise as
/// [`post_challenge`](challenge::post_challenge).
pub(crate) async fn play_on(app: &App, call: &Call, source: GameSource, ply: usize) -> Answer {
    let mut home = None;
    let record = match source {
        GameSource::Match(id) => {
            let game = load(app, id).await?;
            if game.phase() != Phase::Over {
                let text = say!(call.locale, "play-on-running");
                return Err(next::refusal(call, text, &[NextStep::Board(id)]));
            }
            home = game.terms().guild;
            game.record().clone()
        }
        GameSource::Study(id) => study(app, call, id).await?.record,
    };
    let record = record.taken_back(record.ply() - ply.min(record.ply()));
    play_position(app, call, &record, home).await
}

/// Like [`play_on`], from any position; `home` is the server of the game that the position is from.
///
/// # Errors
/// As [`play_on`].
pub(crate) async fn play_position(
    app: &App,
    call: &Call,
    record: &Record,
    home: Option<GuildId>,
) -> Answer {
    let (locale, position) = (call.locale, record.position());
    if record.outcome().is_some() {
        let text = say!(locale, "play-on-over");
        return Err(next::refusal(call, text, &[NextStep::Computer]));
    }
    may_play_from(app, call, record, home).await?;
    let wanted = InviteDraft {
        opponent: Some(Opponent::Computer(computer::DEFAULT_LEVEL)),
        ruleset: position.ruleset(),
        side: match position.side_to_move() {
            Side::First => SideChoice::First,
            Side::Second => SideChoice::Second,
        },
        time: TimeControl::Unlimited,
        claim: false,
        rated: false,
    };
    let start = Start::unless_default(position);
    challenge::post_challenge(app, call, wanted, start).await
}

/// What may be said about the moves of a match.
pub(crate) async fn judgement(
    app: &App,
    viewer: &Viewer,
    game: &Match,
) -> Result<Judgement, StoreError> {
    if matches!(game.phase(), Phase::Open | Phase::Playing) {
        return Ok(Judgement::None);
    }
    let Some(progress) = app.analysis(game).await? else {
        return Ok(if app.can_analyse(game) {
            Judgement::Possible
        } else {
            Judgement::None
        });
    };
    let record = game.record();
    let Some(report) = AnalysisReport::of(record, progress.evaluations()) else {
        return Ok(Judgement::Running);
    };
    let guilds = [viewer.guild, game.terms().guild];
    let boards = app.running_boards(guilds, viewer.player).await?;
    let mut upto = Record::from_position(record.start().clone());
    let mut withheld = Vec::new();
    for judged in &report.moves {
        withheld.push(boards.withhold(upto.position(), Some(judged.best)));
        if upto.play(judged.played).is_err() {
            break;
        }
    }
    withheld.push(boards.withhold(upto.position(), None));
    let complete = progress.stage(record) == Stage::Complete;
    let judged = Judged::new(report, (complete, progress.searched_deeply()), withheld);
    Ok(Judgement::Found(Box::new(judged)))
}

/// A record that the user has imported.
async fn study(app: &App, call: &Call, id: u64) -> Result<Transcript, Failure> {
    let kept = app.store.study(call.player.id, id).await?;
    let read = kept.and_then(|text| transcript::read_stored(&text).ok());
    read.ok_or_else(|| {
        next::refusal(
            call,
            say!(call.locale, "analysis-gone"),
            &[NextStep::Import],
        )
    })
}

pub(super) static ENTRY: Entry = Entry::slash(
    "analyse",
    Cost::PICTURE,
    Visibility::Private,
    &[ANY_MATCH],
    |app, call, options| Box::pin(run(app, call, options)),
);

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let game = find_game(app, call, options, DefaultGame::Any).await?;
    usual_page(app, call, game.id()).await
}

/// The analysis of a match, and what is usually shown of it first.
///
/// # Errors
/// `Failure` when the game cannot be loaded or never began.
pub async fn usual_page(app: &App, call: &Call, game: MatchId) -> Answer {
    let source = GameSource::Match(game);
    let message = analysis_message(app, call, source, AnalysisPage::Usual).await?;
    Ok(message.into())
}

//! `/move move [game]`: makes a move, typed as text, with autocompletion of legal moves.

use crate::{
    app::{App, RequestKind},
    discord::{
        access::{
            committed::committed,
            games::{DefaultGame, find_game},
        },
        commands::table::{CommandOption, Cost, Entry, RUNNING, Type, Visibility},
        model::{
            call::{Call, Options},
            failure::{Answer, Failure, Suggestion},
            limits::MAX_CHOICES,
        },
        view::next::SEEN_ARGUMENT,
    },
    locale::Locale,
    play::{Actor, Command, MatchId, Seq},
    rules::{AnyPosition, Move},
    say,
    wording::{self, typed::plain},
};

pub(super) static ENTRY: Entry = Entry::slash(
    "move",
    Cost::Always(RequestKind::Move),
    Visibility::Public,
    &[
        CommandOption::new(Type::TextUpTo(100), "move", "option-move")
            .required()
            .completes(|app, call, options, typed| Box::pin(complete(app, call, options, typed))),
        RUNNING,
    ],
    |app, call, options| Box::pin(run(app, call, options)),
);

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let text = options.text("move").unwrap_or_default();
    let game = find_game(app, call, options, DefaultGame::Turn).await?;
    let id = game.id();
    let command = Command::Move {
        text: text.to_owned(),
    };
    let by = Actor::Player(call.player.id);
    let seen = options
        .integer(SEEN_ARGUMENT)
        .and_then(|seen| seen.try_into().ok());
    let acted = app
        .act_on(game, by, command, seen, Some(&call.handle))
        .await;
    let acted = acted.map_err(|error| Failure::from_act(error, id.0))?;
    Ok(committed(app, call, &acted).await)
}

/// Executes a command of the user in a match, and answers with the match after it; `seen` is the revision that they saw.
///
/// # Errors
/// `Failure` when the match does not allow it.
pub(crate) async fn act(
    app: &App,
    call: &Call,
    game: MatchId,
    command: Command,
    seen: Option<Seq>,
) -> Answer {
    let by = Actor::Player(call.player.id);
    let acted = app.act(game, by, command, seen, Some(&call.handle)).await;
    let acted = acted.map_err(|error| Failure::from_act(error, game.0))?;
    Ok(committed(app, call, &acted).await)
}

pub async fn complete(
    app: &App,
    call: &Call,
    options: &Options,
    typed: &str,
) -> Result<Vec<Suggestion>, Failure> {
    // A hint is sent as a choice, and a choice must have a value.
    let value = wording::truncate(if typed.is_empty() { "?" } else { typed }, 100);
    let hint = |text: String| vec![(wording::truncate(&text, 100), value.clone().into())];
    let game = match find_game(app, call, options, DefaultGame::Turn).await {
        Ok(game) => game,
        Err(Failure::Invalid(_) | Failure::Next(_) | Failure::NoSuchGame(_))
            if options.integer("game").is_none() =>
        {
            return Ok(hint(say!(call.locale, "complete-which-game")));
        }
        Err(Failure::Invalid(_) | Failure::Next(_) | Failure::NoSuchGame(_)) => {
            return Ok(Vec::new());
        }
        Err(other) => return Err(other),
    };
    if game.to_move() != Some(call.player.id) {
        return Ok(hint(say!(
            call.locale,
            "complete-not-your-turn",
            number = game.id().0.to_string()
        )));
    }
    Ok(suggestions(call.locale, game.record().position(), typed))
}

/// The legal moves that match the typed text: wins first, then captures, then the rest.
pub(crate) fn suggestions(locale: Locale, position: &AnyPosition, typed: &str) -> Vec<Suggestion> {
    let exact = position.read(typed).ok();
    let mut moves: Vec<(usize, (String, String))> = position
        .legal_moves()
        .into_iter()
        .filter_map(|mv| {
            let name = wording::move_name(locale, position, mv);
            let exactly = exact == Some(mv);
            let fits = exactly || matches(&name, typed);
            let rank = usize::from(!exactly) * 4 + suggestion_rank(position, mv);
            fits.then(|| (rank, (wording::truncate(&name, 100), mv.to_string())))
        })
        .collect();
    moves.sort();
    moves
        .into_iter()
        .map(|(_, (name, mv))| (name, mv.into()))
        .take(MAX_CHOICES)
        .collect()
}

/// 0 for a winning move, 1 for a capture, 2 for the rest.
fn suggestion_rank(position: &AnyPosition, mv: Move) -> usize {
    let mut after = position.clone();
    let wins = after.play(mv).is_ok()
        && after
            .outcome()
            .is_some_and(|end| end.winner() == Some(position.side_to_move()));
    let takes = position
        .describe(mv)
        .is_some_and(|deed| deed.captured.is_some());
    match (wins, takes) {
        (true, _) => 0,
        (false, true) => 1,
        (false, false) => 2,
    }
}

/// Whether the move's text begins with the typed text, without separators ("g1-d", "G1D1"), each typed word is the
/// beginning of a word in its name ("lion d1"), or the name contains it, without spaces and accents ("liong1").
fn matches(name: &str, typed: &str) -> bool {
    let (name, typed) = (plain(name), plain(typed));
    let long = typed.chars().nth(2).is_some();
    if long && wording::resembles(&name, &typed) {
        return true;
    }
    let words = |text: &str| -> Vec<String> {
        let parts = text.split(|letter: char| !letter.is_alphanumeric());
        parts
            .filter(|part| !part.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let (named, typed) = (words(&name), words(&typed));
    name.starts_with(&typed.concat())
        || typed
            .iter()
            .all(|part| named.iter().any(|word| word.starts_with(part)))
}

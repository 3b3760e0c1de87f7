//! `/moderate void|abort|win|draw|log`: moderation of a server's games. Every act needs a reason, which the players see
//! and the audit log keeps.

use std::cmp::Reverse;

use crate::discord::model::limits::MAX_CONTENT_CHARS;
use crate::{
    app::App,
    discord::{
        access::{
            accounts,
            committed::committed,
            games::{MAX_GAMES, load_and_log, matching_suggestions, title},
        },
        api::attachments::Attachment,
        commands::{
            server,
            table::{self, CommandOption, Cost, Places, Slash, Suggestions, Type, Visibility},
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            reply::{Message, Reply},
        },
        view::next::{self, NextStep},
    },
    locale::Locale,
    play::{Actor, Command, GuildId, Match, MatchId, Phase, PlayerId, Timestamp},
    say,
    store::{AuditEntry, Ruling, StoreError},
    wording::{self, markdown},
};

/// The longest reason, in characters.
pub(crate) const MAX_REASON_CHARS: usize = 200;

/// The most entries of the audit log that are read, and the most characters of them in a message; a longer log is
/// attached as a file.
const MAX_ENTRIES: u32 = 10_000;
const MAX_LOG_CHARS: usize = MAX_CONTENT_CHARS - 200;

pub(super) static ENTRY: table::Entry = table::Entry::parts(
    "moderate",
    Visibility::Private,
    &[
        Slash::new(
            "void",
            Cost::OTHER,
            &[OVER.required(), REASON],
            |app, call, options| Box::pin(moderate(app, call, options, Act::Void)),
        ),
        Slash::new(
            "abort",
            Cost::OTHER,
            &[RUNNING.required(), REASON],
            |app, call, options| Box::pin(moderate(app, call, options, Act::Abort)),
        ),
        Slash::new(
            "draw",
            Cost::OTHER,
            &[RUNNING.required(), REASON],
            |app, call, options| Box::pin(moderate(app, call, options, Act::Draw)),
        ),
        Slash::new(
            "win",
            Cost::OTHER,
            &[
                RUNNING.required(),
                CommandOption::new(Type::User, "winner", "option-moderate-winner").required(),
                REASON,
            ],
            |app, call, options| Box::pin(moderate(app, call, options, Act::Win)),
        ),
        Slash::new("log", Cost::OTHER, &[ANY], |app, call, options| {
            Box::pin(log(app, call, options))
        }),
    ],
)
.in_places(Places::Moderators);

/// What a moderator does with a game.
#[derive(Clone, Copy)]
enum Act {
    Void,
    Abort,
    Draw,
    Win,
}

/// The option that names a game of this server, by what is suggested for it.
const RUNNING: CommandOption =
    GAME.completes(|app, call, _, typed| Box::pin(suggest(app, call, typed, (true, false))));
const OVER: CommandOption =
    GAME.completes(|app, call, _, typed| Box::pin(suggest(app, call, typed, (false, true))));
const ANY: CommandOption =
    GAME.completes(|app, call, _, typed| Box::pin(suggest(app, call, typed, (true, true))));

const GAME: CommandOption = CommandOption::new(Type::Whole(None), "game", "option-moderate-game");

pub(super) const REASON: CommandOption = REASON_IF_ANY.required();

pub(super) const REASON_IF_ANY: CommandOption = CommandOption::new(
    Type::NonEmptyUpTo(MAX_REASON_CHARS as u16),
    "reason",
    "option-moderate-reason",
);

/// The reason in the options as it is stored; `None` if there is none, or it is too long.
pub(super) async fn reason(app: &App, options: &Options) -> Result<Option<String>, StoreError> {
    let typed = markdown::plain(options.text("reason").unwrap_or_default());
    if typed.is_empty() || typed.chars().count() > MAX_REASON_CHARS {
        return Ok(None);
    }
    accounts::to_stored_text(app, &typed).await.map(Some)
}

async fn moderate(app: &App, call: &Call, options: &Options, act: Act) -> Answer {
    let guild = moderated_guild(app, call).await?;
    let game = find_server_game(app, call, guild, options).await?;
    let reason = reason(app, options).await?;
    let reason = reason.ok_or_else(|| match_refusal(call, "moderate-reason", &game))?;
    let command = match (act, game.phase()) {
        (Act::Void, Phase::Open | Phase::Playing) => {
            return Err(match_refusal(call, "moderate-running", &game));
        }
        (Act::Abort | Act::Win | Act::Draw, Phase::Over) => {
            return Err(match_refusal(call, "moderate-over", &game));
        }
        (Act::Void | Act::Abort, _) => Command::Void { reason },
        (Act::Draw, _) => Command::Adjudicate {
            winner: None,
            reason,
        },
        (Act::Win, phase) => {
            let winner = options.user("winner");
            let winner = winner.and_then(|winner| game.side_of(winner.id));
            if winner.is_none() && phase == Phase::Playing {
                return Err(match_refusal(call, "moderate-winner", &game));
            }
            Command::Adjudicate { winner, reason }
        }
    };
    // The decision is about this revision: if the game goes on meanwhile, the moderator must look again.
    let by = Actor::Moderator(call.player.id);
    let acted = app
        .act(game.id(), by, command, Some(game.seq()), Some(&call.handle))
        .await
        .map_err(|error| Failure::from_act(error, game.id().0))?;
    Ok(committed(app, call, &acted).await)
}

/// The server whose games the user moderates. Discord hides the command by its own permissions, which may differ from
/// our settings, so this is checked each time.
async fn moderated_guild(app: &App, call: &Call) -> Result<GuildId, Failure> {
    if call.guild.is_none() {
        let text = say!(call.locale, "moderate-nowhere");
        return Err(next::refusal(call, text, &[NextStep::Games]));
    }
    server::moderated_guild(app, call).await
}

/// The named game, if it is on this server. A game of a tournament belongs to the tournament's own server.
async fn find_server_game(
    app: &App,
    call: &Call,
    guild: GuildId,
    options: &Options,
) -> Result<Match, Failure> {
    let number = options.integer("game").unwrap_or_default();
    let game = load_and_log(app, MatchId(number)).await?;
    let of_tournament = app.store.tournament_of(game.id()).await?;
    let own = match of_tournament {
        Some((id, _)) => app.store.tournament_summary(id).await?,
        None => None,
    };
    if own.map(|summary| summary.guild).or(game.terms().guild) != Some(guild) {
        let number = game.id().0.to_string();
        let text = say!(call.locale, "moderate-elsewhere", number = number);
        return Err(next::refusal(call, text, &[NextStep::Games]));
    }
    Ok(game)
}

/// A refusal to moderate a game, which shows it as it is.
fn match_refusal(call: &Call, key: &str, game: &Match) -> Failure {
    let number = game.id().0.to_string();
    let text = say!(call.locale, key, number = number);
    next::refusal(call, text, &[NextStep::Board(game.id())])
}

/// A line of the audit log, about a game or a tournament.
struct LogLine {
    at: Timestamp,
    /// "#12", or "🏆 #3" for a tournament.
    about: String,
    by: PlayerId,
    act: String,
    reason: String,
}

/// The audit log of the server or of one game, the newest first.
async fn log(app: &App, call: &Call, options: &Options) -> Answer {
    let locale = call.locale;
    let guild = moderated_guild(app, call).await?;
    let (entries, rulings) = if options.integer("game").is_some() {
        let game = find_server_game(app, call, guild, options).await?;
        (app.store.audit_of(game.id()).await?, Vec::new())
    } else {
        (
            app.store.audit(guild, MAX_ENTRIES).await?,
            app.store.rulings(guild, MAX_ENTRIES).await?,
        )
    };
    let entries = entries.into_iter().map(|entry| of_game(locale, entry));
    let rulings = rulings
        .into_iter()
        .map(|ruling| of_tournament(locale, ruling));
    let mut lines: Vec<LogLine> = entries.chain(rulings).collect();
    lines.sort_by_key(|line| Reverse(line.at));
    if lines.is_empty() {
        return Ok(Reply::private(say!(locale, "moderate-log-none")));
    }
    let mut text = say!(locale, "moderate-log");
    let mut whole = true;
    for line in &lines {
        let line = log_line_text(locale, line);
        whole &= text.chars().count() + line.chars().count() < MAX_LOG_CHARS;
        if whole {
            text = format!("{text}\n{line}");
        }
    }
    let mut message = Message::private(text);
    if !whole {
        message.file = Some(book(app, locale, guild, &lines).await?);
    }
    Ok(message.into())
}

fn of_game(locale: Locale, entry: AuditEntry) -> LogLine {
    LogLine {
        at: entry.at,
        about: format!("#{}", entry.game),
        by: entry.moderator,
        act: entry.act.map_or_else(
            || "?".to_owned(),
            |act| say!(locale, &format!("act-{}", act.key())),
        ),
        reason: entry.reason,
    }
}

fn of_tournament(locale: Locale, ruling: Ruling) -> LogLine {
    LogLine {
        at: ruling.at,
        about: format!("🏆 #{}", ruling.tournament),
        by: ruling.by,
        act: say!(locale, &format!("act-{}", ruling.kind.key())),
        reason: ruling.reason,
    }
}

fn log_line_text(locale: Locale, line: &LogLine) -> String {
    say!(
        locale,
        "moderate-log-line",
        when = wording::absolute_time(line.at),
        about = line.about.as_str(),
        moderator = markdown::mention(locale, line.by),
        act = line.act.as_str(),
        reason = markdown::escape_stored(locale, &line.reason)
    )
}

/// All lines as a text file.
async fn book(
    app: &App,
    locale: Locale,
    guild: GuildId,
    lines: &[LogLine],
) -> Result<Attachment, StoreError> {
    let lines = lines.iter().map(|line| {
        let at = jiff::Timestamp::from_millisecond(line.at.0).unwrap_or_default();
        let by = markdown::mention(locale, line.by);
        let (about, act, reason) = (&line.about, &line.act, &line.reason);
        format!("{at:.0}\t{about}\t{by}\t{act}\t{reason}\n")
    });
    let text: String = lines.collect();
    let (text, _) = accounts::resolve_mentions(app, &text, &[]).await?;
    Ok(Attachment {
        name: format!("moderation-{guild}.txt"),
        bytes: text.into_bytes(),
        alt: say!(locale, "moderate-log-file"),
    })
}

/// Autocompletes the games of this server, those that run and those that are over.
async fn suggest(
    app: &App,
    call: &Call,
    typed: &str,
    (running, over): (bool, bool),
) -> Suggestions {
    let guild = moderated_guild(app, call).await?;
    let mut games = Vec::new();
    if running {
        games.extend(app.store.games_in(guild, MAX_GAMES, 0).await?);
    }
    if over {
        games.extend(app.store.finished_in(guild, MAX_GAMES).await?);
    }
    let named = games.into_iter();
    let named = named.map(|game| (title(call.locale, &game), game.id.0.into()));
    Ok(matching_suggestions(named, typed))
}

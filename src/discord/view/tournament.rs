//! The standing post of a tournament: what it is, who takes part, its picture, and the running games. Pure.

use std::fmt::Display;

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::{
    discord::{
        model::{
            ids::tournament::{TournamentControl, TournamentVerb},
            reply::Message,
        },
        view::{
            components::{button, row, secondary_button},
            running_games::{RunningGame, list_games},
            tournament_picture::{TournamentStyle, picture},
        },
    },
    locale::Locale,
    play::PlayerId,
    say,
    tournaments::{
        Begins, Cancelled, Conditions, Format, Placed, Tournament, TournamentOutcome,
        TournamentPhase,
    },
    wording::{
        self,
        markdown::{self, mention},
    },
};

/// How many players are listed by name.
const MAX_LISTED: usize = 24;

/// How many open challenges of a ladder are listed.
const MAX_CHALLENGES: usize = 10;

/// The title, as a user wrote it.
#[must_use]
pub fn title(locale: Locale, tournament: &Tournament) -> String {
    markdown::escape_stored(locale, &tournament.plan().name)
}

/// What a game belongs to, from the title as stored and the round: "🏆 Spring Cup · round 2". A ladder has no rounds.
#[must_use]
pub fn of_tournament(locale: Locale, (title, round): &(String, Option<i64>)) -> String {
    let title = markdown::escape_stored(locale, title);
    let Some(round) = round else {
        return format!("🏆 {title}");
    };
    let round = round.to_string();
    say!(locale, "tournament-of-game", title = title, round = round)
}

/// The post. `games` are the running games of the newest round.
#[must_use]
pub fn tournament_post(
    tournament: &Tournament,
    games: &[RunningGame],
    style: &TournamentStyle<'_>,
) -> Message {
    let locale = style.locale;
    let mut lines = vec![
        say!(
            locale,
            "tournament-heading",
            title = title(locale, tournament),
            number = tournament.id().to_string()
        ),
        terms(tournament, locale),
    ];
    lines.extend(state(tournament, locale));
    lines.extend(challenges(tournament, locale));
    lines.extend(servers(tournament, locale));
    if !games.is_empty() {
        lines.push(say!(locale, "tournament-games"));
        list_games(&mut lines, games, locale);
    }
    Message {
        content: lines.join("\n"),
        picture: picture(tournament, style),
        rows: controls(tournament, locale, style.viewer),
        ..Message::default()
    }
}

/// "Swiss · Jungle (classic) · 3 days per move · rated".
fn terms(tournament: &Tournament, locale: Locale) -> String {
    let plan = tournament.plan();
    let rated = if plan.rated {
        "tournament-rated"
    } else {
        "tournament-casual"
    };
    let parts = [
        format(locale, &plan.format),
        wording::ruleset(locale, &plan.ruleset),
        wording::time(locale, plan.time),
        say!(locale, rated),
    ];
    parts.join(" · ")
}

/// The name of a format.
#[must_use]
pub fn format(locale: Locale, format: &Format) -> String {
    let key = match format {
        Format::RoundRobin { double: true } => "double-round-robin",
        Format::Knockout { best_of: 3, .. } => "knockout-of-three",
        format => format.key(),
    };
    say!(locale, &format!("tournament-format-{key}"))
}

/// How far the tournament is, in one or more lines.
fn state(tournament: &Tournament, locale: Locale) -> Vec<String> {
    match tournament.phase() {
        TournamentPhase::Open => open(tournament, locale),
        TournamentPhase::Playing => {
            let mut lines = vec![progress(tournament, locale)];
            lines.extend(byes(tournament, locale));
            lines.extend(late_entry(tournament, locale));
            lines
        }
        TournamentPhase::Paused => vec![
            say!(locale, "tournament-paused"),
            progress(tournament, locale),
        ],
        TournamentPhase::Over => {
            let over = say!(locale, "tournament-over");
            vec![format!("{over} {}", podium_in_brief(tournament, locale))]
        }
        TournamentPhase::Cancelled => vec![cancelled(tournament, locale)],
    }
}

/// Why it was cancelled.
fn cancelled(tournament: &Tournament, locale: Locale) -> String {
    match tournament.outcome() {
        Some(TournamentOutcome::NotHeld(Cancelled::TooFew)) => say!(
            locale,
            "tournament-cancelled-few",
            players = tournament.active().count(),
            least = tournament.plan().fewest.to_string()
        ),
        Some(TournamentOutcome::NotHeld(Cancelled::ByHand)) => {
            say!(locale, "tournament-cancelled-before")
        }
        _ => say!(locale, "tournament-ended-early"),
    }
}

/// Before the start: places, time, conditions, players.
fn open(tournament: &Tournament, locale: Locale) -> Vec<String> {
    let plan = tournament.plan();
    let players: Vec<PlayerId> = tournament.active().collect();
    let organiser = mention(locale, plan.organiser);
    let by_hand = |key| say!(locale, key, organiser = organiser);
    let starts = match plan.begins {
        Begins::At(at) => say!(locale, "tournament-starts-at", when = wording::relative(at)),
        Begins::ByHand => by_hand("tournament-starts-only-by-hand"),
        Begins::Full => by_hand("tournament-starts-by-hand"),
    };
    let places = say!(
        locale,
        "tournament-open",
        players = players.len(),
        most = plan.most
    );
    let mut lines = vec![places, starts];
    if plan.fewest > plan.format.fewest_players() {
        lines.push(say!(locale, "tournament-fewest", fewest = plan.fewest));
    }
    let needs = needs(locale, &plan.conditions);
    if !needs.is_empty() {
        lines.push(say!(locale, "tournament-needs", needs = needs));
    }
    lines.extend(rules(tournament, locale));
    if let Some(level) = plan.fill_level {
        let level = level.to_string();
        lines.push(say!(locale, "tournament-computers", level = level));
    }
    if plan.play_off {
        lines.push(say!(locale, "tournament-play-off-planned"));
    }
    if !players.is_empty() {
        let names = people(locale, &players);
        lines.push(say!(locale, "tournament-players", players = names));
    }
    lines
}

/// "@Alice, @Bob, and 12 more".
#[must_use]
pub fn people(locale: Locale, players: &[PlayerId]) -> String {
    let listed = players.iter().take(MAX_LISTED);
    let mut names: Vec<String> = listed.map(|player| mention(locale, *player)).collect();
    let more = players.len().saturating_sub(MAX_LISTED);
    if more > 0 {
        names.push(say!(locale, "tournament-more", players = more));
    }
    wording::join_list(locale, &names)
}

/// What a player needs to join: "a rating of 1400 or higher, at least 5 rated games". Empty if nothing.
#[must_use]
pub fn needs(locale: Locale, conditions: &Conditions) -> String {
    let mut needs = Vec::new();
    if let Some(role) = conditions.role {
        let role = format!("<@&{role}>");
        needs.push(say!(locale, "tournament-needs-role", role = role));
    }
    if let Some(least) = conditions.lowest {
        let least = least.to_string();
        needs.push(say!(locale, "tournament-needs-least", least = least));
    }
    if let Some(most) = conditions.highest {
        let most = most.to_string();
        needs.push(say!(locale, "tournament-needs-most", most = most));
    }
    if conditions.games > 0 {
        let games = conditions.games;
        needs.push(say!(locale, "tournament-needs-games", games = games));
    }
    wording::join_list(locale, &needs)
}

/// What players must know about the format before they join.
fn rules(tournament: &Tournament, locale: Locale) -> Option<String> {
    let plan = tournament.plan();
    match plan.format {
        Format::Ladder { reach, days } => Some(say!(
            locale,
            "tournament-ladder",
            reach = reach,
            days = days
        )),
        Format::League {
            division, promoted, ..
        } => Some(say!(
            locale,
            "tournament-league",
            size = division.to_string(),
            promoted = promoted
        )),
        _ => plan
            .round_days
            .map(|days| say!(locale, "tournament-days", days = days)),
    }
}

/// The round or season that is played, or the rules of a ladder.
fn progress(tournament: &Tournament, locale: Locale) -> String {
    match tournament.plan().format {
        Format::Ladder { .. } => rules(tournament, locale).unwrap_or_default(),
        Format::League { .. } => season(tournament, locale),
        _ => round(tournament, locale),
    }
}

/// "Season 2, ends in 3 days".
fn season(tournament: &Tournament, locale: Locale) -> String {
    let season = tournament.round().to_string();
    match tournament.deadline() {
        Some(deadline) if tournament.phase() == TournamentPhase::Playing => say!(
            locale,
            "tournament-season-ends",
            season = season,
            when = wording::relative(deadline)
        ),
        _ => say!(locale, "tournament-season", season = season),
    }
}

/// The challenges of a ladder that wait for an answer.
fn challenges(tournament: &Tournament, locale: Locale) -> Vec<String> {
    if tournament.phase() != TournamentPhase::Playing {
        return Vec::new();
    }
    let open = tournament.pairings().iter().filter_map(|pairing| {
        let (opponent, challenge) = (pairing.must_answer()?, pairing.challenge?);
        Some(say!(
            locale,
            "tournament-open-challenge",
            challenger = mention(locale, challenge.challenger),
            opponent = mention(locale, opponent),
            when = wording::relative(challenge.until)
        ))
    });
    open.take(MAX_CHALLENGES).collect()
}

/// Whether other servers may take part, and who asks for theirs.
fn servers(tournament: &Tournament, locale: Locale) -> Vec<String> {
    let mut lines = Vec::new();
    if tournament.plan().guests && tournament.is_joinable() {
        let number = tournament.id().to_string();
        lines.push(say!(locale, "tournament-guests", number = number));
    }
    if tournament.phase().has_ended() {
        return lines;
    }
    let asking = tournament.guests().iter().filter(|guest| !guest.admitted);
    lines.extend(asking.take(MAX_CHALLENGES).map(|guest| {
        let moderator = mention(locale, guest.asked_by);
        say!(locale, "tournament-guest-asks", moderator = moderator)
    }));
    lines
}

/// "Round 2 of 5, ends in 3 days".
fn round(tournament: &Tournament, locale: Locale) -> String {
    let deadline = tournament
        .deadline()
        .filter(|_| tournament.phase() == TournamentPhase::Playing);
    if tournament.has_play_off() {
        return match deadline {
            Some(deadline) => say!(
                locale,
                "tournament-play-off-ends",
                when = wording::relative(deadline)
            ),
            None => say!(locale, "tournament-play-off"),
        };
    }
    let round = tournament.round().to_string();
    let rounds = tournament
        .rounds()
        .map_or_else(|| "∞".to_owned(), |rounds| rounds.to_string());
    match deadline {
        Some(deadline) => say!(
            locale,
            "tournament-round-ends",
            round = round,
            rounds = rounds,
            when = wording::relative(deadline)
        ),
        None => say!(locale, "tournament-round", round = round, rounds = rounds),
    }
}

/// Until when players can still join a Swiss tournament that runs.
fn late_entry(tournament: &Tournament, locale: Locale) -> Option<String> {
    let until = tournament.plan().late_until;
    let is_late = until > 0 && tournament.is_joinable();
    is_late.then(|| say!(locale, "tournament-late", round = until.to_string()))
}

/// The players without an opponent in this round, in a format that gives a point for it.
fn byes(tournament: &Tournament, locale: Locale) -> Option<String> {
    if !matches!(tournament.plan().format, Format::Swiss { .. }) {
        return None;
    }
    let byes = tournament.byes().iter();
    let players: Vec<String> = byes
        .filter(|bye| bye.round == tournament.round())
        .map(|bye| mention(locale, bye.player))
        .collect();
    let players = (!players.is_empty()).then(|| wording::join_list(locale, &players))?;
    Some(say!(locale, "tournament-bye", players = players))
}

/// Quarter points as a number: "2½".
#[must_use]
pub fn fraction(quarters: u32) -> String {
    let part = ["", "¼", "½", "¾"][quarters as usize % 4];
    match quarters / 4 {
        0 if !part.is_empty() => part.to_owned(),
        whole => format!("{whole}{part}"),
    }
}

/// "🥇 @Alice · 🥈 @Bob · 🥉 @Carol".
#[must_use]
pub fn podium(locale: Locale, podium: &[Placed]) -> String {
    let medal = |placed: &Placed| {
        let medal = ["🥇", "🥈", "🥉"].get(usize::from(placed.place).wrapping_sub(1))?;
        Some(format!("{medal} {}", mention(locale, placed.player)))
    };
    let medals: Vec<String> = podium.iter().filter_map(medal).collect();
    medals.join(" · ")
}

/// The podium for a message that has more to show: many players can share a place.
#[must_use]
pub fn podium_in_brief(tournament: &Tournament, locale: Locale) -> String {
    let placed = tournament.podium();
    let (listed, rest) = placed.split_at(placed.len().min(MAX_LISTED));
    let listed = podium(locale, listed);
    if rest.is_empty() {
        return listed;
    }
    let more = say!(locale, "tournament-more", players = rest.len());
    format!("{listed} · {more}")
}

/// The buttons of the post. The post in the channel has those for everybody; the private copy of a `viewer` has only those
/// that this player can use.
fn controls(
    tournament: &Tournament,
    locale: Locale,
    viewer: Option<PlayerId>,
) -> Vec<CreateActionRow> {
    use TournamentVerb::{Challenge, Join, Leave, Servers};
    let format = tournament.plan().format;
    let may_be_in = viewer.is_none_or(|viewer| tournament.is_active(viewer));
    let may_be_out = viewer.is_none_or(|viewer| tournament.entrant(viewer).is_none());
    let running = tournament.phase().is_running();
    let can_join = tournament.is_joinable();
    let can_challenge = running && matches!(format, Format::Ladder { .. });
    let id = tournament.id();
    let buttons = [
        (
            Challenge,
            "button-tournament-challenge",
            ButtonStyle::Primary,
            can_challenge && may_be_in,
        ),
        (
            Join,
            "button-tournament-join",
            ButtonStyle::Success,
            can_join && may_be_out,
        ),
        (
            Leave,
            "button-tournament-leave",
            ButtonStyle::Secondary,
            can_join && may_be_in,
        ),
    ];
    let control = |verb, label, style| button(locale, TournamentControl { verb, id }, label, style);
    let shown = buttons.into_iter().filter(|(_, _, _, shown)| *shown);
    let buttons = shown.map(|(verb, label, style, _)| control(verb, label, style));
    let live = !tournament.phase().has_ended();
    let servers = (live && !tournament.guests().is_empty())
        .then(|| control(Servers, "button-tournament-servers", ButtonStyle::Secondary));
    row(buttons).into_iter().chain(row(servers)).collect()
}

/// A private question about a tournament, with the button that confirms it and one that changes nothing.
#[must_use]
pub(crate) fn question(
    tournament: &Tournament,
    locale: Locale,
    verb: TournamentVerb,
    words: (&str, &str),
) -> Message {
    let id = tournament.id();
    question_with(tournament, locale, TournamentControl { verb, id }, words)
}

/// As [`question`], with any control for the answer yes.
#[must_use]
pub(crate) fn question_with(
    tournament: &Tournament,
    locale: Locale,
    yes: impl Display,
    (asks, label): (&str, &str),
) -> Message {
    let (verb, id) = (TournamentVerb::Keep, tournament.id());
    let no = TournamentControl { verb, id };
    let answers = vec![
        button(locale, yes, label, ButtonStyle::Danger),
        secondary_button(locale, no, "button-tournament-keep"),
    ];
    Message::private(say!(locale, asks, title = title(locale, tournament)))
        .with_rows([CreateActionRow::Buttons(answers)])
}

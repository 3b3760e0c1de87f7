//! The posts of challenges: terms, controls, and their text after an answer. Pure.

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use crate::{
    discord::{
        model::{
            ids::matches::{MatchControl, current_revision},
            reply::Message,
        },
        view::components::{button, select},
    },
    locale::Locale,
    play::{
        Actor, DeclineReason, Event, Match, PlayerId, Seq, SideChoice, Stamped, Terms, TimeControl,
        Timestamp, clock::DAYS_A_MOVE,
    },
    rules::{Game, Ruleset, Side},
    say,
    wording::{
        self,
        markdown::{self, mention, mention_if_any, mention_or_anyone},
    },
};

/// The suggested banks and increments, in hours: lively, as on Little Golem, and slow.
const BANKS: [(u16, u16); 3] = [(5 * 24, 24), (10 * 24, 36), (30 * 24, 48)];

/// The suggested time controls, the default first.
#[must_use]
pub fn times() -> Vec<TimeControl> {
    let days = DAYS_A_MOVE.into_iter().map(TimeControl::Days);
    let banks = BANKS.map(|(bank, increment)| TimeControl::Bank { bank, increment });
    let others = days
        .chain(banks)
        .chain([TimeControl::Unlimited])
        .filter(|time| *time != TimeControl::DEFAULT);
    [TimeControl::DEFAULT].into_iter().chain(others).collect()
}

/// The entries of a menu of time controls: the suggested ones and `kept`; `chosen` is selected.
pub fn time_entries(
    locale: Locale,
    kept: TimeControl,
    chosen: TimeControl,
) -> impl Iterator<Item = (String, String, bool)> {
    let mut times = times();
    if !times.contains(&kept) {
        times.push(kept);
    }
    let entry = move |time| {
        (
            wording::time(locale, time),
            time.to_string(),
            time == chosen,
        )
    };
    times.into_iter().map(entry)
}

/// The presets of every game, the default one of each first.
pub(crate) fn presets() -> Vec<Ruleset> {
    let games = Game::ALL.iter().copied();
    games.flat_map(Ruleset::presets).collect()
}

/// The entries of a menu of rulesets: the presets of every game and `chosen`, which is selected.
pub(crate) fn ruleset_entries(
    locale: Locale,
    chosen: Ruleset,
) -> impl Iterator<Item = (String, String, bool)> {
    let mut rulesets = presets();
    if !rulesets.contains(&chosen) {
        rulesets.push(chosen);
    }
    let entry = move |ruleset: Ruleset| {
        let name = wording::ruleset(locale, &ruleset);
        (name, ruleset.to_string(), ruleset == chosen)
    };
    rulesets.into_iter().map(entry)
}

/// Who goes first: a random side, or the challenger with their colour. From a custom start either side may be to move.
#[must_use]
pub fn agreed_sides(locale: Locale, terms: &Terms) -> String {
    let (key, side) = match (terms.side, terms.chosen_start().is_some()) {
        (SideChoice::Lot, false) => return say!(locale, "challenge-lot"),
        (SideChoice::Lot, true) => return say!(locale, "challenge-lot-sides"),
        (SideChoice::First, false) => ("challenge-begins", Side::First),
        (SideChoice::Second, false) => ("challenge-answers", Side::Second),
        (SideChoice::First, true) => ("challenge-plays", Side::First),
        (SideChoice::Second, true) => ("challenge-plays", Side::Second),
    };
    let colour = wording::side(locale, &terms.ruleset, side);
    let player = mention(locale, terms.challenger);
    say!(locale, key, player = player, colour = colour)
}

/// The post of an open challenge, or of its newest counter-proposal. A private copy has the controls of its viewer.
#[must_use]
pub fn challenge_post(game: &Match, locale: Locale, viewer: Option<PlayerId>) -> Message {
    let terms = game.terms();
    let key = match (game.opponent(), game.position_seq()) {
        (None, _) => "challenge-open",
        (Some(_), 1) => "challenge",
        (Some(_), _) => "challenge-counter",
    };
    let proposal = say!(
        locale,
        key,
        asked = mention_or_anyone(locale, game.awaits()),
        asker = mention(locale, game.proposer()),
        number = game.id().0.to_string(),
        ruleset = wording::ruleset(locale, &terms.ruleset)
    );
    let expires = game.deadline().map_or(0, Timestamp::seconds);
    let mut lines = vec![proposal];
    lines.extend(changed_terms_text(game, locale));
    lines.extend([say!(
        locale,
        "challenge-terms",
        sides = agreed_sides(locale, terms),
        time = wording::time(locale, terms.time),
        expires = format!("<t:{expires}:R>")
    )]);
    lines.extend(terms.chosen_start().map(|start| {
        let mover = start.position().side_to_move();
        let colour = wording::side(locale, &terms.ruleset, mover);
        say!(locale, "challenge-start", colour = colour)
    }));
    lines.push(rated(locale, terms.rated));
    if terms.claim {
        lines.push(say!(locale, "challenge-claim"));
    }
    Message::public(lines.join("\n")).with_rows([controls(game, locale, viewer)])
}

/// Whether a game is rated.
pub(crate) fn rated(locale: Locale, rated: bool) -> String {
    say!(locale, if rated { "terms-rated" } else { "terms-casual" })
}

/// What the newest counter-proposal changes, the old terms struck through; `None` for the first proposal.
fn changed_terms_text(game: &Match, locale: Locale) -> Option<String> {
    let seq = game.position_seq();
    if seq <= 1 {
        return None;
    }
    let told = |terms: &Terms| {
        [
            wording::ruleset(locale, &terms.ruleset),
            agreed_sides(locale, terms),
            wording::time(locale, terms.time),
            rated(locale, terms.rated),
        ]
    };
    let (before, after) = (told(game.as_of(seq - 1).terms()), told(game.terms()));
    let pairs = before.into_iter().zip(after);
    let changes: Vec<String> = pairs
        .filter(|(before, after)| before != after)
        .map(|(before, after)| format!("~~{before}~~ → **{after}**"))
        .collect();
    (!changes.is_empty()).then(|| say!(locale, "challenge-changed", changes = changes.join(" · ")))
}

/// The controls of an open challenge, in a private copy only those that its viewer may press.
fn controls(game: &Match, locale: Locale, viewer: Option<PlayerId>) -> CreateActionRow {
    use ButtonStyle::{Danger, Primary, Secondary, Success};
    use MatchControl::{Accept, Cancel, Decline, Propose, Rules};

    let at = current_revision(game);
    let may = |player: Option<PlayerId>| viewer.is_none_or(|viewer| player == Some(viewer));
    let open = game.opponent().is_none();
    let accepts = if open {
        viewer != Some(game.terms().challenger)
    } else {
        may(game.awaits())
    };
    // An open challenge has no opponent who could decline or counter.
    let answers = !open && may(game.awaits());
    let cancels = may(Some(game.terms().challenger));
    let buttons = [
        (accepts, Accept(at), "button-accept", Success),
        (answers, Decline(at), "button-decline", Danger),
        (answers, Propose(at), "button-propose", Primary),
        (cancels, Cancel(at), "button-cancel", Secondary),
        (true, Rules(at), "button-rules", Secondary),
    ];
    let shown = buttons.into_iter().filter(|(shown, ..)| *shown);
    let buttons = shown.map(|(_, id, label, style)| button(locale, id, label, style));
    CreateActionRow::Buttons(buttons.collect())
}

/// The result of the proposal made with that event: "@Bob has declined @Alice's challenge…". `None` while it is
/// unanswered.
#[must_use]
pub fn proposal_result(game: &Match, seq: Seq, locale: Locale) -> Option<String> {
    let answer = game
        .events()
        .iter()
        .find(|stamped| stamped.seq > seq && stamped.event.changes_position())?;
    let asked = game.as_of(seq);
    let player = match answer.by {
        Actor::Player(player) if player != asked.proposer() => Some(player),
        _ => asked.awaits(),
    };
    let because = match answer.event {
        Event::Declined { reason } => reason,
        _ => None,
    };
    let key = match answer.event {
        Event::Declined { reason: None } => "challenge-declined",
        Event::Declined { reason: Some(_) } => "challenge-declined-because",
        Event::Cancelled => "challenge-cancelled",
        Event::Expired => "challenge-expired",
        Event::Voided { .. } => return Some(void_text(game, &asked, answer, locale)),
        Event::Countered(_) => "challenge-countered",
        _ => match asked.last_event().event {
            Event::Countered(_) => "counter-accepted",
            _ => "challenge-accepted",
        },
    };
    Some(say!(
        locale,
        key,
        asked = mention_or_anyone(locale, player),
        asker = mention(locale, asked.proposer()),
        number = game.id().0.to_string(),
        ruleset = wording::ruleset(locale, &asked.terms().ruleset),
        reason = because.map_or_else(String::new, |because| reason(locale, because))
    ))
}

/// The text of a challenge that a moderator has voided.
fn void_text(game: &Match, asked: &Match, answer: &Stamped<Event>, locale: Locale) -> String {
    say!(
        locale,
        "challenge-voided",
        moderator = mention_if_any(locale, answer.by.person()),
        asked = mention_or_anyone(locale, asked.awaits()),
        asker = mention(locale, asked.proposer()),
        number = game.id().0.to_string(),
        ruleset = wording::ruleset(locale, &asked.terms().ruleset),
        reason = markdown::escape_stored(locale, game.moderation_reason().unwrap_or_default())
    )
}

fn reason(locale: Locale, reason: DeclineReason) -> String {
    say!(locale, &format!("decline-{}", reason.key()))
}

/// The menu of reasons for declining.
pub fn reasons(game: &Match, locale: Locale) -> CreateActionRow {
    let options = DeclineReason::ALL
        .into_iter()
        .map(|because| CreateSelectMenuOption::new(reason(locale, because), because.key()))
        .collect();
    let id = MatchControl::Reason(current_revision(game));
    select(id, say!(locale, "menu-reason"), options)
}

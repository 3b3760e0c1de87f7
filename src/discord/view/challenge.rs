//! The posts of challenges: terms, controls, and their text after an answer. Pure.

use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use crate::{
    discord::{
        model::{
            ids::matches::{CustomId, here},
            reply::Message,
        },
        view::components::{button, select},
    },
    locale::Locale,
    play::{
        Actor, DeclineReason, Event, Match, PlayerId, Seq, SideChoice, Stamped, Terms, TimeControl,
        Timestamp, clock::DAYS_A_MOVE,
    },
    rules::{Ruleset, Side},
    say,
    wording::{
        self,
        markdown::{self, mention, someone},
    },
};

/// The value "no reason" in the menu of reasons.
const NO_REASON: &str = "none";

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
        .filter(|time| *time != TimeControl::USUAL);
    [TimeControl::USUAL].into_iter().chain(others).collect()
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

/// Who begins: "by lot", or the challenger with their colour.
#[must_use]
pub fn sides(
    locale: Locale,
    challenger: PlayerId,
    ruleset: &Ruleset,
    choice: SideChoice,
) -> String {
    let (key, side) = match choice {
        SideChoice::Lot => return say!(locale, "challenge-lot"),
        SideChoice::First => ("challenge-begins", Side::First),
        SideChoice::Second => ("challenge-answers", Side::Second),
    };
    let colour = wording::side(locale, ruleset, side);
    let player = mention(locale, challenger);
    say!(locale, key, player = player, colour = colour)
}

/// Like [`sides`], for terms that may have a custom start, in which either side may be to move.
#[must_use]
pub fn agreed_sides(locale: Locale, terms: &Terms) -> String {
    if terms.chosen_start().is_none() {
        return sides(locale, terms.challenger, &terms.ruleset, terms.side);
    }
    let side = match terms.side {
        SideChoice::Lot => return say!(locale, "challenge-lot-sides"),
        SideChoice::First => Side::First,
        SideChoice::Second => Side::Second,
    };
    let colour = wording::side(locale, &terms.ruleset, side);
    let player = mention(locale, terms.challenger);
    say!(locale, "challenge-plays", player = player, colour = colour)
}

/// The post of an open challenge, or of its newest counter-proposal.
#[must_use]
pub fn challenge_post(game: &Match, locale: Locale) -> Message {
    let terms = game.terms();
    let key = match (game.opponent(), game.position_seq()) {
        (None, _) => "challenge-open",
        (Some(_), 1) => "challenge",
        (Some(_), _) => "challenge-counter",
    };
    let proposal = say!(
        locale,
        key,
        asked = someone(locale, game.awaits()),
        asker = mention(locale, game.proposer()),
        number = game.id().0.to_string(),
        ruleset = wording::ruleset(locale, &terms.ruleset)
    );
    let expires = game.deadline().map_or(0, Timestamp::seconds);
    let mut lines = vec![
        proposal,
        say!(
            locale,
            "challenge-terms",
            sides = agreed_sides(locale, terms),
            time = wording::time(locale, terms.time),
            expires = format!("<t:{expires}:R>")
        ),
    ];
    lines.extend(terms.chosen_start().map(|start| {
        let mover = start.position().side_to_move();
        let colour = wording::side(locale, &terms.ruleset, mover);
        say!(locale, "challenge-start", colour = colour)
    }));
    let rated = if terms.rated {
        "terms-rated"
    } else {
        "terms-casual"
    };
    lines.push(say!(locale, rated));
    if terms.claim {
        lines.push(say!(locale, "challenge-claim"));
    }
    let at = here(game);
    let mut buttons = vec![
        (CustomId::Accept(at), "button-accept", ButtonStyle::Success),
        (CustomId::Decline(at), "button-decline", ButtonStyle::Danger),
        (
            CustomId::Propose(at),
            "button-propose",
            ButtonStyle::Primary,
        ),
        (
            CustomId::Cancel(at),
            "button-cancel",
            ButtonStyle::Secondary,
        ),
        (CustomId::Rules(at), "button-rules", ButtonStyle::Secondary),
    ];
    if game.opponent().is_none() {
        // An open challenge has no opponent who could decline or counter.
        buttons.retain(|(id, ..)| !matches!(id, CustomId::Decline(_) | CustomId::Propose(_)));
    }
    let buttons = buttons
        .iter()
        .map(|(id, label, style)| button(locale, id, label, *style));
    Message {
        content: lines.join("\n"),
        rows: vec![CreateActionRow::Buttons(buttons.collect())],
        ..Message::default()
    }
}

/// The result of the proposal made with that event: "@Bob has declined @Alice's challenge…". `None` while it is
/// unanswered.
#[must_use]
pub fn closed(game: &Match, seq: Seq, locale: Locale) -> Option<String> {
    let answer = game
        .events()
        .iter()
        .find(|stamped| stamped.seq > seq && stamped.event.moves_on())?;
    let asked = game.until(seq);
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
        Event::Voided { .. } => return Some(voided(game, &asked, answer, locale)),
        Event::Countered(_) => "challenge-countered",
        _ => "challenge-accepted",
    };
    Some(say!(
        locale,
        key,
        asked = someone(locale, player),
        asker = mention(locale, asked.proposer()),
        number = game.id().0.to_string(),
        ruleset = wording::ruleset(locale, &asked.terms().ruleset),
        reason = because.map_or_else(String::new, |because| reason(locale, because))
    ))
}

/// The text of a challenge that a moderator has voided.
fn voided(game: &Match, asked: &Match, answer: &Stamped<Event>, locale: Locale) -> String {
    let moderator = answer.by.person();
    say!(
        locale,
        "challenge-voided",
        moderator = moderator.map_or_else(String::new, |person| mention(locale, person)),
        asked = someone(locale, asked.awaits()),
        asker = mention(locale, asked.proposer()),
        number = game.id().0.to_string(),
        ruleset = wording::ruleset(locale, &asked.terms().ruleset),
        reason = markdown::escaped_kept(locale, game.moderation_reason().unwrap_or_default())
    )
}

fn reason(locale: Locale, reason: DeclineReason) -> String {
    say!(locale, &format!("decline-{}", reason.key()))
}

/// The ephemeral menu of reasons for declining.
#[must_use]
pub fn reasons(game: &Match, locale: Locale) -> Message {
    let options = DeclineReason::ALL
        .into_iter()
        .map(|because| (reason(locale, because), because.key()))
        .chain([(say!(locale, "decline-none"), NO_REASON)])
        .map(|(name, key)| CreateSelectMenuOption::new(name, key))
        .collect();
    let menu = select(
        CustomId::Reason(here(game)),
        say!(locale, "menu-reason"),
        options,
    );
    Message {
        rows: vec![menu],
        ..Message::private(say!(
            locale,
            "decline",
            number = game.id().0.to_string(),
            asker = mention(locale, game.proposer())
        ))
    }
}

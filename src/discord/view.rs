//! How a match looks in a channel: its text, its picture, its controls. Pure; decides nothing and sends nothing.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::{
    custom_id::{At, CustomId},
    look::Look,
    reply::{Attachment, Message},
    words,
};
use crate::{
    locale::Locale,
    play::{Ending, Event, Match, Phase, PlayerId, Seq, SideChoice},
    render,
    rules::{MoveText, Side},
    say,
};

/// A mention; it notifies only those whom the message's `pings` name.
#[must_use]
pub fn mention(player: PlayerId) -> String {
    format!("<@{player}>")
}

/// A mention, or "anyone" where nobody in particular is meant.
#[must_use]
pub fn someone(locale: Locale, player: Option<PlayerId>) -> String {
    player.map_or_else(|| say!(locale, "anyone"), mention)
}

/// Where a control of the match as it stands belongs.
#[must_use]
pub fn here(game: &Match) -> At {
    At {
        game: game.id(),
        seq: game.seq(),
    }
}

/// One button.
pub fn button(locale: Locale, id: &CustomId, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id.to_string())
        .label(say!(locale, label))
        .style(style)
}

/// The public post that the newest event of the match owes to the channel.
#[must_use]
pub fn post(game: &Match, look: &Look) -> Message {
    match game.phase() {
        Phase::Open => challenge(game, look.locale),
        Phase::Void => closed(game, look.locale),
        Phase::Playing | Phase::Over => board(game, look),
    }
}

/// Whether that post changes the challenge's message rather than adding one of its own.
#[must_use]
pub fn edits_challenge(game: &Match) -> bool {
    game.phase() == Phase::Void
}

/// The file name of the picture at one moment of a match: it also tells whether that moment was posted already.
#[must_use]
pub fn file_name(game: &Match) -> String {
    format!("banyan-{}-{}.png", game.id().0, game.seq())
}

fn challenge(game: &Match, locale: Locale) -> Message {
    let terms = game.terms();
    let challenger = terms.challenger;
    let opponent = someone(locale, game.opponent());
    let sides = match terms.side {
        SideChoice::Lot => say!(locale, "challenge-lot"),
        SideChoice::First | SideChoice::Second => {
            let side = if terms.side == SideChoice::First {
                Side::First
            } else {
                Side::Second
            };
            let key = match side {
                Side::First => "challenge-begins",
                Side::Second => "challenge-answers",
            };
            let colour = words::side(locale, &terms.ruleset, side);
            say!(locale, key, player = mention(challenger), colour = colour)
        }
    };
    let expires = game.deadline().map_or(0, crate::play::Timestamp::seconds);
    let at = here(game);
    Message {
        content: say!(
            locale,
            "challenge",
            opponent = opponent,
            challenger = mention(challenger),
            number = game.id().0.to_string(),
            ruleset = words::ruleset(locale, &terms.ruleset),
            sides = sides,
            expires = format!("<t:{expires}:R>")
        ),
        rows: vec![CreateActionRow::Buttons(vec![
            button(
                locale,
                &CustomId::Accept(at),
                "button-accept",
                ButtonStyle::Success,
            ),
            button(
                locale,
                &CustomId::Decline(at),
                "button-decline",
                ButtonStyle::Danger,
            ),
            button(
                locale,
                &CustomId::Cancel(at),
                "button-cancel",
                ButtonStyle::Secondary,
            ),
            button(
                locale,
                &CustomId::Rules(at),
                "button-rules",
                ButtonStyle::Secondary,
            ),
        ])],
        pings: game.awaits().into_iter().collect(),
        ..Message::default()
    }
}

/// The challenge's message once it has been answered, without controls.
#[must_use]
pub fn closed(game: &Match, locale: Locale) -> Message {
    let terms = game.terms();
    let answer = game.events().get(1).map(|stamped| &stamped.event);
    let key = match answer {
        Some(Event::Declined { .. }) => "challenge-declined",
        Some(Event::Cancelled) => "challenge-cancelled",
        Some(Event::Expired) => "challenge-expired",
        _ => "challenge-accepted",
    };
    Message {
        content: say!(
            locale,
            key,
            opponent = someone(locale, game.opponent()),
            challenger = mention(terms.challenger),
            number = game.id().0.to_string(),
            ruleset = words::ruleset(locale, &terms.ruleset)
        ),
        ..Message::default()
    }
}

/// The board after the newest event, with whose turn it is or how it ended.
#[must_use]
pub fn board(game: &Match, look: &Look) -> Message {
    let locale = look.locale;
    let at = here(game);
    let rules = button(
        locale,
        &CustomId::Rules(at),
        "button-rules",
        ButtonStyle::Secondary,
    );
    let buttons = if game.phase() == Phase::Playing {
        vec![
            button(
                locale,
                &CustomId::Move(at),
                "button-move",
                ButtonStyle::Primary,
            ),
            button(
                locale,
                &CustomId::Resign(at),
                "button-resign",
                ButtonStyle::Secondary,
            ),
            rules,
        ]
    } else if game.record().ply() > 0 {
        vec![button(
            locale,
            &CustomId::Replay(at),
            "button-replay",
            ButtonStyle::Secondary,
        )]
    } else {
        Vec::new()
    };
    let rows = if buttons.is_empty() {
        Vec::new()
    } else {
        vec![CreateActionRow::Buttons(buttons)]
    };
    Message {
        content: headline(game, locale),
        picture: Some(picture(game, look)),
        rows,
        pings: newly_told(game),
        ..Message::default()
    }
}

/// Who is to be notified by the newest board: the mover, or at the end the one who did not end it.
fn newly_told(game: &Match) -> Vec<PlayerId> {
    if game.phase() == Phase::Playing {
        return game.to_move().into_iter().collect();
    }
    let by = match game.last_event().by {
        crate::play::Actor::Player(player) => Some(player),
        crate::play::Actor::Clock => None,
    };
    Side::ALL
        .into_iter()
        .filter_map(|side| game.player(side))
        .filter(|player| Some(*player) != by)
        .collect()
}

/// "**@B** to move (red) · **#482** Jungle (classic) · move 17 · @A: lion g1 jumps to d1 (`g1d1`)".
#[must_use]
pub fn headline(game: &Match, locale: Locale) -> String {
    let rules = &game.terms().ruleset;
    let number = game.id().0.to_string();
    let title = words::ruleset(locale, rules);
    let name = |side: Side| game.player(side).map_or_else(String::new, mention);
    let mut parts = Vec::new();
    match game.ending() {
        None => {
            let mover = game.record().position().side_to_move();
            parts.push(say!(
                locale,
                "headline-to-move",
                mover = name(mover),
                colour = words::side(locale, rules, mover)
            ));
        }
        Some(end) => parts.push(match (end, end.winner()) {
            (Ending::Resigned { loser }, _) => say!(
                locale,
                "headline-resigned",
                loser = name(loser),
                winner = name(loser.other())
            ),
            (_, Some(winner)) => say!(
                locale,
                "headline-won",
                winner = name(winner),
                loser = name(winner.other()),
                reason = words::ending(locale, &end)
            ),
            (_, None) => say!(
                locale,
                "headline-drawn",
                first = name(Side::First),
                second = name(Side::Second),
                reason = words::ending(locale, &end)
            ),
        }),
    }
    parts.push(say!(
        locale,
        "headline-game",
        number = number,
        ruleset = title
    ));
    let record = game.record();
    if let (Some(mv), Some(last)) = (record.moves().last(), words::last_move(locale, game)) {
        let author = record.position().side_to_move().other();
        parts.push(say!(
            locale,
            "headline-move",
            number = record.ply().div_ceil(2).to_string(),
            player = name(author),
            last = last,
            text = mv.to_string()
        ));
    } else {
        parts.push(say!(
            locale,
            "headline-start",
            first = name(Side::First),
            first_colour = words::side(locale, rules, Side::First),
            second = name(Side::Second),
            second_colour = words::side(locale, rules, Side::Second)
        ));
    }
    if game.phase() == Phase::Playing && record.repeats() > 1 {
        parts.push(say!(locale, "headline-repeated", times = record.repeats()));
    }
    parts.join(" · ")
}

/// The picture of the match as it stands, with its words.
#[must_use]
pub fn picture(game: &Match, look: &Look) -> Attachment {
    pictured(game, look, None)
}

/// The same with a chosen piece and the squares to which it may go marked.
#[must_use]
pub fn pictured(game: &Match, look: &Look, chosen: Option<(&str, &[MoveText])>) -> Attachment {
    let position = game.record().position();
    let (from, moves) = chosen.unzip();
    let view = render::View {
        chosen: from.map(str::to_owned),
        targets: moves
            .into_iter()
            .flatten()
            .filter_map(|mv| Some(position.describe(mv)?.to))
            .collect(),
        ..shown(game, look)
    };
    Attachment {
        name: file_name(game),
        bytes: render::board(position, &view).png,
        alt: words::alt(look.locale, game),
    }
}

/// How the match as it stands is drawn.
#[must_use]
pub fn shown(game: &Match, look: &Look) -> render::View {
    let record = game.record();
    let rules = &game.terms().ruleset;
    render::View {
        title: words::board_title(look.locale, rules),
        deviations: words::deviations(rules),
        note: format!("#{}", game.id().0),
        names: look.names.clone(),
        last_move: record.moves().last().cloned(),
        before: record.before_last().cloned(),
        flip: look.below == Side::Second,
        bare: !look.coordinates,
        landscape: look.landscape,
        ended: game.ending().map(|end| match end.winner() {
            Some(winner) => render::Ended::Won(winner),
            None => render::Ended::Drawn,
        }),
        theme: look.theme,
        ..render::View::default()
    }
}

/// What an older post of the match becomes when its controls are taken away: its new text if that changes too.
#[must_use]
pub fn retired(game: &Match, seq: Seq, locale: Locale) -> Option<String> {
    (seq == 1).then(|| closed(game, locale).content)
}

//! A match as a post: text, picture, controls. Pure.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::{
    discord::{
        api::attachments::Attachment,
        model::{
            ids::matches::{MatchControl, current_revision},
            match_action::MatchAction,
            reply::Message,
        },
        view::{
            board_style::{BoardStyle, GameCounts},
            challenge, components, offer,
            tournament::of_tournament,
        },
    },
    locale::Locale,
    play::{Event, Match, MatchId, Offer, Phase, PlayerId, Seq, Stamped},
    render::{self, View},
    rules::{Move, Ruleset, Side},
    say,
    wording::{
        self, board_title, deviations, headline_with, markdown::mention, rating_changes,
        ratings_unchanged, ratings_undone, side,
    },
};

/// Whether the event only starts somebody's turn. Opening and accepting a challenge are more than that.
#[must_use]
pub fn is_turn(game: &Match, seq: Seq) -> bool {
    let accepted = matches!(game.position_event().event, Event::Accepted { .. });
    game.phase() == Phase::Playing && game.position_seq() == seq && !accepted
}

/// The most pictures of earlier positions in a post.
const MAX_EARLIER_PICTURES: usize = 3;

/// The public post for the newest event of the match.
#[must_use]
pub fn match_post(game: &Match, style: &BoardStyle) -> Message {
    let post = offer::offer_post(game, style.locale).unwrap_or_else(|| Message {
        before: pictures_before(game, style),
        ..current_post(game, style)
    });
    Message {
        pings: game.players_to_notify(),
        ..post
    }
}

/// Pictures of the positions since the last post, if conditional moves were played.
fn pictures_before(game: &Match, style: &BoardStyle) -> Vec<Attachment> {
    // A match that was moved to another channel shows only its newest position.
    if game.position_seq() != game.seq() {
        return Vec::new();
    }
    let chain = game.chained_move_seqs();
    let shown = chain
        .iter()
        .skip(chain.len().saturating_sub(MAX_EARLIER_PICTURES));
    shown.map(|seq| picture(&game.as_of(*seq), style)).collect()
}

/// The match in its current state: its challenge, or its board. Mentions nobody.
#[must_use]
pub fn current_post(game: &Match, style: &BoardStyle) -> Message {
    let drawn = match game.phase() {
        // Show a custom position before it is agreed to.
        Phase::Open => game.terms().chosen_start().is_some(),
        Phase::Void => !never_played(game),
        Phase::Playing | Phase::Over => true,
    };
    Message {
        picture: drawn.then(|| picture(game, style)),
        ..undrawn_post(game, style)
    }
}

/// The same without the picture.
#[must_use]
pub fn undrawn_post(game: &Match, style: &BoardStyle) -> Message {
    match game.phase() {
        Phase::Open => challenge::challenge_post(game, style.locale, style.viewer),
        Phase::Void if never_played(game) => unplayed_challenge_post(game, style.locale),
        Phase::Void | Phase::Playing | Phase::Over => Message::public(caption(game, style))
            .with_rows(controls(game, style.locale, style.viewer)),
    }
}

/// Whether the match was over before it began.
#[must_use]
pub fn never_played(game: &Match) -> bool {
    game.phase() == Phase::Void && game.player(Side::First).is_none()
}

/// The file name of the picture after the newest event. It also identifies posts that already exist.
#[must_use]
pub fn file_name(game: &Match) -> String {
    format!("banyan-{}-{}.png", game.id().0, game.seq())
}

/// The match and event of a picture with that name.
#[must_use]
pub fn match_of_file_name(name: &str) -> Option<(MatchId, Seq)> {
    let (id, seq) = name
        .strip_prefix("banyan-")?
        .strip_suffix(".png")?
        .split_once('-')?;
    Some((MatchId(id.parse().ok()?), seq.parse().ok()?))
}

/// The post of a challenge that was never played, without controls.
#[must_use]
pub fn unplayed_challenge_post(game: &Match, locale: Locale) -> Message {
    let proposed = |stamped: &&Stamped<Event>| {
        matches!(stamped.event, Event::Challenged(_) | Event::Countered(_))
    };
    let last = game.events().iter().rev().find(proposed);
    let content = last.and_then(|last| challenge::proposal_result(game, last.seq, locale));
    Message::public(content.unwrap_or_default())
}

/// The text above a board: whose turn it is or how it ended, what was played, rating changes; the last line is small.
#[must_use]
pub fn caption(game: &Match, style: &BoardStyle) -> String {
    caption_with(game, style, None)
}

/// The same with a further line before the small one.
#[must_use]
pub fn caption_with(game: &Match, style: &BoardStyle, line: Option<String>) -> String {
    let waits = style.computer_off && game.phase() == Phase::Playing && game.computer().is_some();
    let more = [
        waits.then(|| say!(style.locale, "computer-waits")),
        rating_changes(&style.ratings, style.locale),
        ratings_undone(game, style.locale),
        ratings_unchanged(game, style.locale),
        style
            .tournament
            .as_ref()
            .map(|of| of_tournament(style.locale, of)),
        style
            .counts
            .map(|counts| counts_in_tournament(game, counts, style.locale)),
        line,
    ];
    let more = more.into_iter().flatten().collect();
    headline_with(game, style.leave.as_ref(), style.locale, more)
}

/// How a game that was called off counts in its tournament. If a moderator struck it out, also who can change that.
fn counts_in_tournament(game: &Match, counts: GameCounts, locale: Locale) -> String {
    let text = match counts {
        GameCounts::Won(player) => {
            say!(
                locale,
                "tournament-counts-won",
                player = mention(locale, player)
            )
        }
        GameCounts::Drawn => say!(locale, "tournament-counts-drawn"),
        GameCounts::Lost => say!(locale, "tournament-counts-lost"),
    };
    if game.moderation_reason().is_none() {
        return text;
    }
    let change = say!(locale, "tournament-counts-change");
    format!("{text} {change}")
}

/// The controls of a match: a viewer who does not play in it gets only those that show something.
fn controls(game: &Match, locale: Locale, viewer: Option<PlayerId>) -> Option<CreateActionRow> {
    use ButtonStyle::{Primary, Secondary};
    use MatchControl::{Action, Analyse, More, Move, Record, Replay, Rules};

    let at = current_revision(game);
    let plays = viewer.is_none_or(|viewer| game.takes_part(viewer));
    let looking = [
        (Replay(at), "button-replay", Secondary),
        (Analyse(at), "button-analyse", Secondary),
        (Record(at), "button-record", Secondary),
    ];
    // Without moves there is nothing to replay.
    let played = game.record().ply() > 0;
    let looking = looking.into_iter().filter(|_| played);
    let rules = (Rules(at), "button-rules", Secondary);
    let buttons = match game.phase() {
        Phase::Playing if !plays => [rules].into_iter().chain(looking).collect(),
        Phase::Playing => vec![
            (Move(at), "button-move", Primary),
            (More(at), "button-more", Secondary),
            rules,
        ],
        Phase::Over => {
            let rematch = Action(MatchAction::Offer(Offer::Rematch), at);
            let rematch = (rematch, "button-rematch", Primary);
            let open = (plays && !game.rematched()).then_some(rematch);
            open.into_iter().chain(looking).collect()
        }
        Phase::Open | Phase::Void => return None,
    };
    let buttons = buttons
        .iter()
        .map(|(id, label, style)| components::button(locale, id, label, *style));
    components::row(buttons)
}

/// The picture of the current position, with its alt text.
#[must_use]
pub fn picture(game: &Match, style: &BoardStyle) -> Attachment {
    picture_with_targets(game, style, None)
}

/// The picture with a chosen piece and its destinations highlighted.
#[must_use]
pub fn picture_with_targets(
    game: &Match,
    style: &BoardStyle,
    chosen: Option<(&str, &[Move])>,
) -> Attachment {
    let position = game.record().position();
    let (from, moves) = chosen.unzip();
    let view = render::View {
        chosen: from.map(str::to_owned),
        targets: moves
            .into_iter()
            .flatten()
            .filter_map(|mv| Some(position.describe(*mv)?.to))
            .collect(),
        ..match_view(game, style)
    };
    Attachment {
        name: file_name(game),
        bytes: render::board(position, &view).png,
        alt: wording::board_alt(style.locale, game),
    }
}

/// The view options for the current position of a match.
#[must_use]
pub fn match_view(game: &Match, style: &BoardStyle) -> render::View {
    let record = game.record();
    let rules = &game.terms().ruleset;
    render::View {
        title: wording::board_title(style.locale, rules),
        deviations: wording::deviations(rules),
        note: {
            let number = game.id().0.to_string();
            match game.phase() {
                Phase::Void if game.is_voided() => {
                    say!(style.locale, "note-struck-out", number = number)
                }
                Phase::Void => say!(style.locale, "note-void", number = number),
                Phase::Open | Phase::Playing | Phase::Over => format!("#{number}"),
            }
        },
        last_move: record.moves().last().copied(),
        before: record.before_last().cloned(),
        ended: match (game.ending().map(|end| end.winner()), game.phase()) {
            (Some(Some(winner)), _) => Some(render::Ended::Won(winner)),
            (Some(None), _) => Some(render::Ended::Drawn),
            (None, Phase::Void) => Some(render::Ended::Void),
            (None, _) => None,
        },
        ..style_view(style)
    }
}

/// The view options that a style determines for any board.
#[must_use]
pub fn style_view(style: &BoardStyle) -> render::View {
    render::View {
        names: style.names.clone(),
        flip: style.below == Side::Second,
        bare: !style.coordinates,
        landscape: style.landscape,
        theme: style.theme,
        ..render::View::default()
    }
}

/// An older post after it has become outdated.
#[derive(Clone, Debug, Default)]
pub struct Retired {
    /// Its new text, if it changes.
    pub content: Option<String>,
    /// The controls that it keeps.
    pub rows: Vec<CreateActionRow>,
}

/// The outdated form of the post about the event `seq`. `rematch` is the game that followed this one, if known.
#[must_use]
pub fn retired(game: &Match, seq: Seq, rematch: Option<MatchId>, locale: Locale) -> Retired {
    let event = game.events().iter().find(|stamped| stamped.seq == seq);
    let proposed = event
        .is_some_and(|stamped| matches!(stamped.event, Event::Challenged(_) | Event::Countered(_)));
    let last = game.phase() == Phase::Over && seq == game.position_seq();
    let controls = last.then(|| controls(game, locale, None)).flatten();
    Retired {
        content: if proposed {
            challenge::proposal_result(game, seq, locale)
        } else {
            offer::answered_offer_text(game, seq, rematch, locale)
        },
        rows: controls.into_iter().collect(),
    }
}

/// The text that replaces an older board and its picture, where older boards shrink; `None` if the post about the event
/// `seq` is not an older board.
#[must_use]
pub fn shrunk(game: &Match, seq: Seq, locale: Locale) -> Option<String> {
    let then = game.as_of(seq);
    let board = then.phase() == Phase::Playing && then.position_seq() == seq;
    (board && seq < game.position_seq()).then(|| wording::line_of_moves(&then, locale))
}

/// Whether a post about the event `seq` would be outdated already.
#[must_use]
pub fn is_outdated(game: &Match, seq: Seq) -> bool {
    seq < game.position_seq()
        || offer::answered_offer_text(game, seq, None, Locale::default()).is_some()
}

/// The view options for a position outside matches.
#[must_use]
pub fn plain_view(locale: Locale, rules: &Ruleset) -> View {
    View {
        title: board_title(locale, rules),
        deviations: deviations(rules),
        names: Side::ALL.map(|colour| side(locale, rules, colour)),
        is_setup: true,
        ..View::default()
    }
}

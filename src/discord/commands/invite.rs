//! "Challenge to a game" in a person's menu: a private panel in which the terms are chosen, a menu each, and a button that sends
//! the challenge. What has been chosen travels in the controls themselves; nothing is kept before it is sent.

use std::{fmt, str::FromStr};

use serenity::all::{ButtonStyle, CommandType, CreateActionRow, CreateCommand};

use super::{
    Answer,
    challenge::{self, Wanted},
    in_menu,
};
use crate::{
    app::App,
    discord::{
        Deferral,
        admission::{may_begin, may_challenge, server_of},
        call::{Call, Person},
        challenges, controls, parts,
        reply::{Body, Message},
        view, words,
    },
    play::{MessageId, PlayerId, SideChoice, TimeControl},
    rules::{Game, Ruleset},
    say,
};

/// The text that is its name.
pub const LABEL: &str = "menu-challenge";

/// What the ids of its controls begin with; they belong to no match.
const PREFIX: &str = "invite-";

/// The longest ruleset whose text fits into a control beside everything else.
const LONGEST_RULES: usize = 40;

pub fn definition() -> CreateCommand {
    in_menu(CommandType::User, LABEL)
}

keyed! {
    /// What a control of the panel is for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Verb {
        Game = "game",
        Rules = "rules",
        Side = "side",
        Time = "time",
        Rated = "rated",
        Send = "send",
    }
}

/// The challenge as it has been put together so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Draft {
    opponent: PlayerId,
    ruleset: Ruleset,
    side: SideChoice,
    time: TimeControl,
    rated: bool,
}

/// One control of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Control {
    verb: Verb,
    draft: Draft,
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Draft {
            opponent,
            ruleset,
            side,
            time,
            rated,
        } = self.draft;
        let (verb, side, rated) = (self.verb.key(), side.key(), u8::from(rated));
        write!(
            f,
            "{PREFIX}{verb}:{opponent}:{ruleset},{side},{time},{rated}"
        )
    }
}

impl FromStr for Control {
    /// It is the control of something else.
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            let mut parts = text.strip_prefix(PREFIX)?.splitn(3, ':');
            let (verb, opponent, draft) = (parts.next()?, parts.next()?, parts.next()?);
            let [ruleset, side, time, rated] = *draft.split(',').collect::<Vec<_>>() else {
                return None;
            };
            let verb = Verb::from_key(verb)?;
            let draft = Draft {
                opponent: opponent.parse().ok()?,
                ruleset: ruleset.parse().ok()?,
                side: SideChoice::from_key(side)?,
                time: time.parse().ok()?,
                rated: rated == "1",
            };
            Some(Self { verb, draft })
        };
        read().ok_or(())
    }
}

/// Opens the panel.
///
/// # Errors
/// Whom one cannot challenge, and where or by whom nothing may be begun.
pub async fn run(app: &App, call: &Call, person: &Person) -> Answer {
    challenge::can_be_asked(call, person)?;
    may_begin(app, call).await?;
    may_challenge(app, call, person.id).await?;
    let server = server_of(app, call).await?;
    let usual = server.default_ruleset;
    let usual = usual.filter(|ruleset| ruleset.to_string().len() <= LONGEST_RULES);
    let draft = Draft {
        opponent: person.id,
        ruleset: usual.unwrap_or_else(|| Ruleset::presets(Game::ALL[0])[0]),
        side: SideChoice::Lot,
        time: server.default_time.unwrap_or(TimeControl::USUAL),
        rated: true,
    };
    Ok(panel(call, draft).into())
}

/// A control of the panel was used.
///
/// # Errors
/// What the challenge itself may be refused for.
pub async fn press(
    app: &App,
    call: &Call,
    control: Control,
    values: &[String],
    menu: MessageId,
) -> Answer {
    let Control { verb, mut draft } = control;
    let chosen = values.first().map_or("", String::as_str);
    match verb {
        Verb::Game => {
            let game = chosen.parse().unwrap_or(draft.ruleset.game());
            if game != draft.ruleset.game() {
                draft.ruleset = Ruleset::presets(game)[0];
            }
        }
        Verb::Rules => draft.ruleset = chosen.parse().unwrap_or(draft.ruleset),
        Verb::Side => draft.side = SideChoice::from_key(chosen).unwrap_or(draft.side),
        Verb::Time => draft.time = chosen.parse().unwrap_or(draft.time),
        Verb::Rated => draft.rated = !draft.rated,
        Verb::Send => {
            let wanted = Wanted {
                opponent: Some(draft.opponent),
                ruleset: draft.ruleset,
                side: draft.side,
                time: draft.time,
                claim: false,
                rated: draft.rated,
                start: None,
            };
            let reply = challenge::begin(app, call, wanted).await?;
            return Ok(controls::tidied(reply, Some(menu)));
        }
    }
    Ok(Body::Update(panel(call, draft)).into())
}

/// Whether the control is the one that sends the challenge.
#[must_use]
pub fn sends(control: Control) -> bool {
    control.verb == Verb::Send
}

/// How an answer to a control of the panel is announced if it takes long.
pub fn deferral(control: Control) -> Deferral {
    match control.verb {
        Verb::Send => Deferral::Public,
        _ => Deferral::Update,
    }
}

fn panel(call: &Call, draft: Draft) -> Message {
    let locale = call.locale;
    let id = |verb| Control { verb, draft };
    let games = Game::ALL.iter().map(|game| {
        let name = say!(locale, &format!("game-{}", game.slug()));
        (name, game.slug().to_owned(), *game == draft.ruleset.game())
    });
    let presets = Ruleset::presets(draft.ruleset.game());
    let own = [draft.ruleset];
    let kept = own.iter().filter(|own| !presets.contains(own));
    let rulesets = presets.iter().chain(kept).map(|ruleset| {
        let name = words::ruleset(locale, ruleset);
        (name, ruleset.to_string(), *ruleset == draft.ruleset)
    });
    let sides = SideChoice::ALL.into_iter().map(|side| {
        let name = say!(locale, &format!("side-choice-{}", side.key()));
        (name, side.key().to_owned(), side == draft.side)
    });
    let times = challenges::time_entries(locale, draft.time, draft.time);
    let (rated, other) = if draft.rated {
        ("rated", "casual")
    } else {
        ("casual", "rated")
    };
    let buttons = vec![
        parts::button(
            locale,
            id(Verb::Send),
            "button-send-challenge",
            ButtonStyle::Success,
        ),
        parts::plain(locale, id(Verb::Rated), &format!("button-make-{other}")),
    ];
    Message {
        rows: vec![
            parts::choice(id(Verb::Game), say!(locale, "menu-game"), games),
            parts::choice(id(Verb::Rules), say!(locale, "menu-ruleset"), rulesets),
            parts::choice(id(Verb::Side), say!(locale, "menu-side"), sides),
            parts::choice(id(Verb::Time), say!(locale, "menu-time"), times),
            CreateActionRow::Buttons(buttons),
        ],
        ..Message::private(say!(
            locale,
            "invite",
            opponent = view::mention(locale, draft.opponent),
            ruleset = words::ruleset(locale, &draft.ruleset),
            sides = challenges::sides(locale, call.player.id, &draft.ruleset, draft.side),
            time = words::time(locale, draft.time),
            rated = say!(locale, &format!("terms-{rated}"))
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_reads_back_and_fits_discord() {
        for ruleset in Game::ALL.iter().flat_map(|game| Ruleset::presets(*game)) {
            assert!(ruleset.to_string().len() <= LONGEST_RULES, "{ruleset}");
            let verbs = Verb::ALL.into_iter();
            for (verb, rated) in verbs.flat_map(|verb| [(verb, true), (verb, false)]) {
                let control = Control {
                    verb,
                    draft: Draft {
                        opponent: PlayerId(u64::MAX >> 1),
                        ruleset,
                        side: SideChoice::Second,
                        time: "1440h+1439h".parse().unwrap(),
                        rated,
                    },
                };
                let text = control.to_string();
                assert_eq!(text.parse(), Ok(control));
                assert!(text.len() <= 100, "{text}");
            }
        }
    }

    #[test]
    fn hostile_ids_are_refused() {
        for text in [
            "",
            "invite-",
            "invite-send:1",
            "invite-send:1:",
            "invite-send:x:jungle/classic,lot,3d,1",
            "invite-send:0:jungle/classic,lot,3d,1",
            "invite-send:18446744073709551615:jungle/classic,lot,3d,1",
            "invite-fly:1:jungle/classic,lot,3d,1",
            "invite-send:1:jungle/chess,lot,3d,1",
            "invite-send:1:jungle/classic,third,3d,1",
            "invite-send:1:jungle/classic,lot,soon,1",
            "invite-send:1:jungle/classic,lot,3d,1,1",
        ] {
            assert_eq!(text.parse::<Control>(), Err(()), "{text}");
        }
    }
}

//! `/challenge [player] [game] [rules] [side] [time] [claim] [rated]`: challenges a player, or anybody. Both players of
//! a challenge in direct messages get a copy; it must name a former opponent.

use std::future::ready;

use crate::{
    app::{App, RequestKind},
    discord::{
        access::{
            admission::{may_begin, may_challenge, may_write_to, server_of},
            committed::committed,
        },
        commands::{
            rules::{self, chosen},
            table::{Cost, Entry, Field, Places, Run, Type, Visibility, labelled},
        },
        model::{
            call::{Call, Options, Person},
            failure::{Answer, Failure, Suggestion},
        },
        view::challenge,
    },
    locale::Locale,
    play::{PlayerId, SideChoice, Start, Terms, TimeControl},
    rules::Ruleset,
    say,
    store::Server,
    wording::{self, markdown},
};

pub(super) static ENTRY: Entry = Entry {
    name: "challenge",
    places: Places::ServersAndDirect,
    cost: Cost::Always(RequestKind::Challenge),
    visibility: Visibility::Public,
    slow: false,
    run: Run::Slash(
        &[
            rules::game_field("option-challenge-game"),
            Field::new(Type::User, "player", "option-challenge-player"),
            Field::new(Type::Text, "rules", "option-challenge-rules").completes(
                |_, call, options, typed| {
                    let game = options.text("game").and_then(|game| game.parse().ok());
                    Box::pin(ready(Ok(rules::complete(call.locale, game, typed))))
                },
            ),
            Field::new(
                Type::OneOf(|| labelled("side-choice", SideChoice::ALL.map(SideChoice::key))),
                "side",
                "option-challenge-side",
            ),
            Field::new(
                Type::TextOf {
                    least: 0,
                    most: 100,
                },
                "time",
                "option-challenge-time",
            )
            .completes(|_, call, _, typed| Box::pin(ready(Ok(times(call.locale, typed))))),
            Field::new(Type::Truth, "claim", "option-challenge-claim"),
            Field::new(Type::Truth, "rated", "option-challenge-rated"),
        ],
        |app, call, options| Box::pin(run(app, call, options)),
    ),
};

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let opponent = options.user("player");
    if let Some(opponent) = opponent {
        can_be_asked(call, opponent)?;
    }
    let server = server_of(app, call).await?;
    let ruleset = match (options.text("game"), options.text("rules")) {
        (None, None) => server.default_ruleset.ok_or_else(|| {
            let which = say!(call.locale, "challenge-which-game");
            Failure::Said(which)
        })?,
        _ => chosen(call.locale, options)?,
    };
    let time = time(call.locale, options, &server)?;
    let wanted = Wanted {
        opponent: opponent.map(|opponent| opponent.id),
        ruleset,
        side: options
            .text("side")
            .and_then(SideChoice::from_key)
            .unwrap_or(SideChoice::Lot),
        time,
        claim: options.truth("claim") == Some(true),
        rated: options.truth("rated") != Some(false),
        start: None,
    };
    begin(app, call, wanted).await
}

/// Checks that the user can challenge that account at all.
///
/// # Errors
/// `Failure` for a bot and for the user.
pub fn can_be_asked(call: &Call, person: &Person) -> Result<(), Failure> {
    let said = |key| Err(Failure::Said(say!(call.locale, key)));
    if person.bot {
        return said("challenge-bot");
    }
    if person.id == call.player.id {
        return said("challenge-self");
    }
    Ok(())
}

/// The wanted challenge.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The opponent; `None` for anybody.
    pub opponent: Option<PlayerId>,
    pub ruleset: Ruleset,
    pub side: SideChoice,
    pub time: TimeControl,
    /// Whether a win on time must be claimed.
    pub claim: bool,
    pub rated: bool,
    /// The starting position, if it is not that of the rules.
    pub start: Option<Start>,
}

/// Posts a challenge in the channel of the call, or in the direct messages of both players.
///
/// # Errors
/// `Failure` when the user may not start a game here or challenge that player, or when the terms are invalid.
pub async fn begin(app: &App, call: &Call, wanted: Wanted) -> Answer {
    may_begin(app, call).await?;
    if call.guild.is_none() {
        may_write_to(app, call, wanted.opponent).await?;
    }
    if let Some(opponent) = wanted.opponent {
        may_challenge(app, call, opponent).await?;
    }
    let terms = Terms {
        side: wanted.side,
        guild: call.guild,
        direct: call.direct,
        time: wanted.time,
        claim: wanted.claim && wanted.time != TimeControl::Unlimited,
        rated: wanted.rated && wanted.start.is_none(),
        start: wanted.start,
        days_open: app.limits.challenge_days,
        ..Terms::new(
            call.player.id,
            wanted.opponent,
            wanted.ruleset,
            call.channel,
        )
    };
    let acted = app
        .challenge(terms, Some(&call.via))
        .await
        .map_err(|error| Failure::from_act(error, call.locale, 0))?;
    Ok(committed(app, call, &acted).await)
}

/// The time control in the options, else the server's default.
///
/// # Errors
/// `Failure` when the text is not a time control.
pub fn time(locale: Locale, options: &Options, server: &Server) -> Result<TimeControl, Failure> {
    let Some(typed) = options.text("time") else {
        return Ok(server.default_time.unwrap_or(TimeControl::USUAL));
    };
    typed.parse().map_err(|_| {
        let typed = markdown::quoted(&wording::shortened(typed, 40));
        Failure::Said(say!(locale, "challenge-time", typed = typed))
    })
}

/// Autocompletes time controls: the suggested ones, and the typed one if it is valid.
pub fn times(locale: Locale, typed: &str) -> Vec<Suggestion> {
    let wanted = typed.trim().to_lowercase();
    let typed: Option<TimeControl> = typed.parse().ok();
    let listed = challenge::times();
    let own = typed.filter(|time| !listed.contains(time));
    own.into_iter()
        .chain(listed)
        .map(|time| (wording::time(locale, time), time))
        .filter(|(name, time)| {
            Some(*time) == typed
                || name.to_lowercase().contains(&wanted)
                || time.to_string().contains(&wanted)
        })
        .map(|(name, time)| (name, time.to_string().into()))
        .collect()
}

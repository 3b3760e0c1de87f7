//! What a player can do next, as buttons under an answer that could not do what was asked. Pure.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::{
    computer,
    discord::{
        model::{
            call::{Call, Request},
            failure::Failure,
            ids::{
                command::{Argument, CommandControl},
                matches::{MatchControl, current_revision},
                profile::{ProfileButton, ProfileVerb},
            },
            limits::BUTTONS_PER_ROW,
            match_action::MatchAction,
            policy::Places,
            reply::Message,
        },
        view::components,
    },
    locale::Locale,
    play::{Match, MatchId, Offer, Phase, PlayerId, Refusal, TournamentId},
    rules::{MoveError, NotationError},
    say,
    wording::positions,
};

/// The most moves that are offered as buttons.
const MAX_MOVE_BUTTONS: usize = 3;

/// A command that a player may want next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NextStep {
    /// Show a match.
    Board(MatchId),
    /// List the player's matches.
    Games,
    /// List the matches of the server.
    ServerGames,
    /// List the matches that the player follows.
    Followed,
    /// Get the record of a match.
    Record(MatchId),
    /// Open the panel of a challenge.
    Challenge,
    /// Choose a game to learn.
    Learn,
    /// Open the menu of other actions in a match.
    More(MatchId),
    /// Show a match as an animation.
    Replay(MatchId),
    /// Show the analysis of a match.
    Analyse(MatchId),
    /// Show what there is.
    Help,
    /// Open the player's settings.
    Settings,
    /// Challenge the bot itself.
    Computer,
    /// Come back from a vacation.
    EndVacation,
    /// Show the usual leaderboard.
    Leaderboard,
    /// Get a puzzle.
    Puzzle,
    /// Open the form for a record.
    Import,
    /// Delete the plan for a match.
    DeletePlan(MatchId),
    /// Show a tournament.
    Tournament(TournamentId),
    /// List the server's tournaments.
    Tournaments,
    /// Open the panel of a new tournament.
    NewTournament,
}

impl NextStep {
    /// The steps that are commands without options.
    const COMMANDS: [Self; 10] = [
        Self::Games,
        Self::Followed,
        Self::Challenge,
        Self::Learn,
        Self::Settings,
        Self::Leaderboard,
        Self::Puzzle,
        Self::Import,
        Self::Tournaments,
        Self::NewTournament,
    ];

    /// The step that is this command, by its English name or that in the language.
    fn of_command(locale: Locale, command: &str) -> Option<Self> {
        let local = |english: &str| {
            let words = english.split(' ');
            let words = words.map(|word| say!(locale, &format!("name-{word}")));
            words.collect::<Vec<_>>().join(" ")
        };
        Self::COMMANDS.into_iter().find(|step| {
            let english = step.control().command;
            command == english || locale != Locale::En && command == local(&english)
        })
    }

    /// Its command, the match that the command is about, the key of its label, and where the command works. Views cannot
    /// read the command table, so a test compares this with it.
    const fn entry(self) -> (&'static str, Option<MatchId>, &'static str, Places) {
        use Places::{Anywhere, Servers, ServersAndDirect};
        match self {
            Self::Board(game) => ("board", Some(game), "next-board", Anywhere),
            Self::Games => ("games", None, "next-games", Anywhere),
            Self::ServerGames => ("games", None, "next-server-games", Anywhere),
            Self::Followed => ("watch", None, "next-followed", ServersAndDirect),
            Self::Record(game) => ("record", Some(game), "next-record", ServersAndDirect),
            Self::Challenge => ("challenge", None, "next-challenge", ServersAndDirect),
            Self::Learn => ("learn", None, "next-learn", ServersAndDirect),
            Self::More(game) => ("offer", Some(game), "button-more", ServersAndDirect),
            Self::Replay(game) => ("replay", Some(game), "button-replay", ServersAndDirect),
            Self::Analyse(game) => ("analyse", Some(game), "button-analyse", ServersAndDirect),
            Self::Help => ("help", None, "next-help", Anywhere),
            Self::Settings => ("settings", None, "next-settings", ServersAndDirect),
            Self::Computer => ("challenge", None, "next-computer", ServersAndDirect),
            Self::EndVacation => ("vacation", None, "next-end-vacation", ServersAndDirect),
            Self::Leaderboard => ("leaderboard", None, "next-leaderboard", ServersAndDirect),
            Self::Puzzle => ("puzzle", None, "next-puzzle", ServersAndDirect),
            Self::Import => ("import", None, "next-import", ServersAndDirect),
            Self::DeletePlan(game) => ("plan", Some(game), "button-plan-delete", ServersAndDirect),
            Self::Tournament(_) => ("tournament show", None, "next-tournament", Servers),
            Self::Tournaments => ("tournament list", None, "next-tournaments", Servers),
            Self::NewTournament => ("tournament create", None, "next-new-tournament", Servers),
        }
    }

    /// The control that runs its command.
    pub(crate) fn control(self) -> CommandControl {
        let option = match self {
            Self::Computer => Some(("level", Argument::Whole(computer::DEFAULT_LEVEL.into()))),
            Self::Tournament(id) => Some(("tournament", Argument::Whole(id.0))),
            Self::EndVacation => Some(("back", Argument::Truth(true))),
            Self::ServerGames => Some(("where", Argument::Text("server".to_owned()))),
            Self::DeletePlan(_) => Some(("forget", Argument::Truth(true))),
            Self::Board(_)
            | Self::Games
            | Self::Followed
            | Self::Record(_)
            | Self::Challenge
            | Self::Learn
            | Self::More(_)
            | Self::Replay(_)
            | Self::Analyse(_)
            | Self::Help
            | Self::Settings
            | Self::Leaderboard
            | Self::Puzzle
            | Self::Import
            | Self::Tournaments
            | Self::NewTournament => None,
        };
        let (command, game, ..) = self.entry();
        let mut control = CommandControl::run(command, game);
        if let Some((name, value)) = option {
            control.arguments.insert(0, (name.to_owned(), value));
        }
        control
    }

    /// Where its command works.
    pub(crate) const fn places(self) -> Places {
        self.entry().3
    }

    /// Its button, if it works here.
    fn button(self, call: &Call) -> Option<CreateButton> {
        let (.., label, _) = self.entry();
        let button = || components::secondary_button(call.locale, self.control(), label);
        self.places().include(call).then(button)
    }
}

/// The row of buttons for these steps, as far as they work here.
pub(crate) fn row(call: &Call, steps: &[NextStep]) -> Option<CreateActionRow> {
    row_with(call, None, steps)
}

/// The same with a button before them.
pub(crate) fn row_with(
    call: &Call,
    first: Option<CreateButton>,
    steps: &[NextStep],
) -> Option<CreateActionRow> {
    let steps = steps.iter().filter_map(|step| step.button(call));
    components::row(first.into_iter().chain(steps).take(BUTTONS_PER_ROW))
}

/// A private answer that offers the next steps.
pub(crate) fn message(call: &Call, text: String, steps: &[NextStep]) -> Message {
    Message::private(text).with_rows(row(call, steps))
}

/// A refusal that offers the next steps.
pub(crate) fn refusal(call: &Call, text: String, steps: &[NextStep]) -> Failure {
    message(call, text, steps).into()
}

/// A refusal with a button about a player.
pub(crate) fn profile_refusal(
    locale: Locale,
    text: String,
    verb: ProfileVerb,
    player: PlayerId,
) -> Failure {
    let row = CreateActionRow::Buttons(vec![profile_button(locale, verb, player)]);
    Message::private(text).with_rows([row]).into()
}

/// A button of a profile, or of a comparison of two players.
pub(crate) fn profile_button(locale: Locale, verb: ProfileVerb, player: PlayerId) -> CreateButton {
    let label = format!("button-profile-{}", verb.key());
    components::secondary_button(locale, ProfileButton { verb, player }, &label)
}

/// The steps of a text that only says what is wrong: the commands that it names, else the command that was asked.
pub(crate) fn steps_in(call: &Call, text: &str) -> Vec<NextStep> {
    let step = |command: &str| NextStep::of_command(call.locale, command);
    // The texts name commands as code, with options such as "level:4".
    let named = text.split('`').filter_map(|code| code.strip_prefix('/'));
    let named = named.map(|code| {
        let words = code.split(' ').take_while(|word| !word.contains(':'));
        words.collect::<Vec<_>>().join(" ")
    });
    let mut steps = Vec::new();
    for step in named.filter_map(|command| step(&command)) {
        // Discord refuses two buttons with one id.
        if !steps.contains(&step) {
            steps.push(step);
        }
    }
    if let (true, Request::Command { name, .. }) = (steps.is_empty(), &call.request) {
        steps.extend(step(name));
    }
    steps
}

/// The answer to a command that no longer exists, or no longer in this form.
pub(crate) fn unknown_command(call: &Call) -> Failure {
    let text = say!(call.locale, "unknown-command");
    refusal(call, text, &[NextStep::Help])
}

/// The answer to a control that no longer exists.
pub(crate) fn unknown_control(call: &Call) -> Failure {
    let text = say!(call.locale, "unknown-control");
    refusal(call, text, &[NextStep::Games, NextStep::Help])
}

/// What helps after a match has refused something: buttons for the one who asked.
#[must_use]
pub(crate) fn after(
    call: &Call,
    refusal: &Refusal,
    game: Option<&Match>,
) -> Option<CreateActionRow> {
    let Some(game) = game else {
        let step = match refusal {
            Refusal::TooManyOpen => NextStep::Games,
            _ => NextStep::Challenge,
        };
        return row(call, &[step]);
    };
    let mine = game.takes_part(call.player.id);
    let steps = steps_after(refusal, game, mine);
    let controls = if mine {
        let mut controls = moves_meant(call, refusal, game);
        controls.extend(controls_after(call, refusal, game));
        controls
    } else {
        Vec::new()
    };
    let steps = steps.iter().filter_map(|step| step.button(call));
    components::row(controls.into_iter().chain(steps).take(BUTTONS_PER_ROW))
}

/// The argument of a move's button: the newest event of the match when it was made.
pub(crate) const SEEN_ARGUMENT: &str = "seen";

/// A button for each of the moves that can have been meant, which plays it.
fn moves_meant(call: &Call, refusal: &Refusal, game: &Match) -> Vec<CreateButton> {
    let mover = game.phase() == Phase::Playing && game.to_move() == Some(call.player.id);
    let meant: Vec<String> = match refusal {
        Refusal::Move(MoveError::Notation(NotationError::Ambiguous { candidates })) if mover => {
            candidates.iter().map(ToString::to_string).collect()
        }
        Refusal::Move(MoveError::Illegal(illegal)) if mover => {
            let nearest = positions::closest_legal_moves(game, illegal).into_iter();
            nearest.map(|mv| mv.to_string()).collect()
        }
        _ => Vec::new(),
    };
    let button = |mv: String| {
        let mut control = CommandControl::run("move", Some(game.id()));
        let played = Argument::Text(mv.clone());
        control.arguments.push(("move".to_owned(), played));
        // A second press must not play another move.
        let seen = Argument::Whole(game.seq().into());
        control.arguments.push((SEEN_ARGUMENT.to_owned(), seen));
        CreateButton::new(control.to_string())
            .label(mv)
            .style(ButtonStyle::Primary)
    };
    meant
        .into_iter()
        .take(MAX_MOVE_BUTTONS)
        .map(button)
        .collect()
}

/// The commands that help; `mine` if the one who asked takes part in the match.
fn steps_after(refusal: &Refusal, game: &Match, mine: bool) -> Vec<NextStep> {
    let id = game.id();
    match refusal {
        Refusal::Void | Refusal::SelfChallenge | Refusal::TooLateForRematch => {
            vec![NextStep::Challenge]
        }
        Refusal::NotYours => vec![NextStep::Board(id), NextStep::Challenge],
        Refusal::NotStarted | Refusal::TooManyOpen | Refusal::Rematched => vec![NextStep::Games],
        Refusal::Over => vec![match game.record().ply() {
            0 => NextStep::Challenge,
            _ => NextStep::Replay(id),
        }],
        Refusal::NoOffer
        | Refusal::AskedAlready
        | Refusal::NothingToTakeBack
        | Refusal::NoClock
        | Refusal::EnoughTime
        | Refusal::NotPaused
        | Refusal::Paused
            if mine =>
        {
            vec![NextStep::More(id)]
        }
        // The board is in the answer already.
        Refusal::Stale { .. } => Vec::new(),
        _ => vec![NextStep::Board(id)],
    }
}

/// The controls of the match that help one of its players.
fn controls_after(call: &Call, refusal: &Refusal, game: &Match) -> Vec<CreateButton> {
    let at = current_revision(game);
    let mover = game.phase() == Phase::Playing && game.to_move() == Some(call.player.id);
    let asked = game.phase() == Phase::Open && game.awaits() == Some(call.player.id);
    let draw = MatchAction::Offer(Offer::Draw);
    let rematch = MatchAction::Offer(Offer::Rematch);
    let ids = match refusal {
        Refusal::Move(_) if mover => vec![
            (MatchControl::Move(at), "button-move"),
            (MatchControl::Type(at), "button-type"),
        ],
        Refusal::YourOwnTurn if mover => vec![(MatchControl::Move(at), "button-move")],
        Refusal::NotYourTurn if game.phase() == Phase::Playing => {
            vec![(MatchControl::Plan(at), "button-plan")]
        }
        Refusal::NotTheOpponent if game.terms().challenger == call.player.id => {
            vec![(MatchControl::Cancel(at), "button-cancel")]
        }
        Refusal::NotTheChallenger if asked => vec![(MatchControl::Decline(at), "button-decline")],
        Refusal::SameTerms if asked => vec![(MatchControl::Accept(at), "button-accept")],
        Refusal::TooLateToAbort => vec![
            (MatchControl::Action(draw, at), "button-draw"),
            (
                MatchControl::Action(MatchAction::Resign, at),
                "button-resign",
            ),
        ],
        Refusal::Over if game.phase() == Phase::Over && !game.rematched() => {
            vec![(MatchControl::Action(rematch, at), "button-rematch")]
        }
        _ => Vec::new(),
    };
    let button = |(id, label)| components::button(call.locale, id, label, ButtonStyle::Primary);
    ids.into_iter().map(button).collect()
}

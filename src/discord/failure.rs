//! What went wrong, whose doing it was, and the private, kind sentence for it.

use rand::Rng as _;

use super::{
    call::Call,
    look::Look,
    reply::{Message, Reply},
    view, words,
};
use crate::{
    app::{ActError, App},
    locale::Locale,
    play::{CorruptRecord, Match, Refusal},
    rules::MoveError,
    say,
    store::StoreError,
};

/// Why a request got no ordinary answer.
#[derive(Debug)]
pub enum Failure {
    /// The player's doing, in their language already.
    Said(String),
    /// The rules of a match say no.
    Refused {
        /// Why.
        refusal: Refusal,
        /// The match as it stands, if the asker may see it.
        game: Option<Box<Match>>,
    },
    /// The match does not replay: nobody touches it until the operator has mended it, and all others go on.
    Fenced(CorruptRecord),
    /// The world's doing: nothing changed, the log knows more.
    World(anyhow::Error),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Corrupt(record) => Self::Fenced(record),
            error => Self::World(error.into()),
        }
    }
}

impl Failure {
    /// The failure of an act on match `number`.
    #[must_use]
    pub fn from_act(error: ActError, locale: Locale, number: i64) -> Self {
        match error {
            ActError::Refused { refusal, game } => Self::Refused { refusal, game },
            ActError::NotFound => Self::no_such_game(locale, number),
            ActError::Store(error) => Self::World(error.into()),
            ActError::Corrupt(record) => Self::Fenced(record),
        }
    }

    /// There is no match of that number.
    #[must_use]
    pub fn no_such_game(locale: Locale, number: i64) -> Self {
        Self::Said(say!(locale, "no-such-game", number = number.to_string()))
    }
}

/// The answer: private, in the asker's language, with what would be right.
pub async fn reply(failure: Failure, app: &App, call: &Call) -> Reply {
    let locale = call.locale;
    match failure {
        Failure::Said(text) => Reply::private(text),
        Failure::Refused { refusal, game } => {
            let mut message = Message::private(sentence(locale, &refusal, game.as_deref()));
            // Whoever pressed an old control gets to see how things stand now.
            if let (Refusal::Stale { .. }, Some(game)) = (&refusal, &game) {
                let look = Look::of(app, game, locale).await;
                let look = look.for_player(app, game, call.player.id).await;
                message.picture = Some(view::picture(game, &look));
            }
            message.into()
        }
        Failure::Fenced(record) => {
            let reference = reference();
            tracing::error!(reference, "{record}");
            Reply::private(say!(
                locale,
                "game-fenced",
                number = record.id.to_string(),
                reference = reference
            ))
        }
        Failure::World(error) => went_wrong(&error, locale),
    }
}

/// The answer to what was the world's doing: a reference to the log, nothing else.
#[must_use]
pub fn went_wrong(error: &anyhow::Error, locale: Locale) -> Reply {
    let reference = reference();
    tracing::error!(reference, "{error:#}");
    Reply::private(say!(locale, "went-wrong", reference = reference))
}

/// A short reference that a player can read out and an operator can find in the log.
fn reference() -> String {
    const LETTERS: &[u8] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    let mut random = rand::thread_rng();
    (0..4)
        .map(|_| char::from(LETTERS[random.gen_range(0..LETTERS.len())]))
        .collect()
}

/// Why a match said no, and what would be right.
fn sentence(locale: Locale, refusal: &Refusal, game: Option<&Match>) -> String {
    let number = game.map_or_else(String::new, |game| game.id().0.to_string());
    match refusal {
        Refusal::Move(error) => move_error(locale, error, game),
        Refusal::NotYourTurn => {
            let mover = game
                .and_then(Match::to_move)
                .map_or_else(String::new, |mover| view::mention(locale, mover));
            say!(
                locale,
                "refused-not-your-turn",
                number = number,
                mover = mover
            )
        }
        other => say!(locale, key(other), number = number),
    }
}

fn key(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::NotYours => "refused-not-yours",
        Refusal::NotTheOpponent => "refused-not-the-opponent",
        Refusal::NotTheChallenger => "refused-not-the-challenger",
        Refusal::NotYourTurn => "refused-not-your-turn",
        Refusal::NotStarted => "refused-not-started",
        Refusal::AlreadyStarted => "refused-already-started",
        Refusal::Void => "refused-void",
        Refusal::Over => "refused-over",
        Refusal::Stale { .. } => "refused-stale",
        Refusal::TooEarly => "refused-too-early",
        Refusal::SelfChallenge => "refused-self-challenge",
        Refusal::TooManyOpen => "refused-too-many-open",
        Refusal::SameTerms => "refused-same-terms",
        Refusal::NoOffer => "refused-no-offer",
        Refusal::AskedAlready => "refused-asked-already",
        Refusal::NothingToTakeBack => "refused-nothing-to-take-back",
        Refusal::NoClock => "refused-no-clock",
        Refusal::EnoughTime => "refused-enough-time",
        Refusal::NotPaused => "refused-not-paused",
        Refusal::Paused => "refused-paused",
        Refusal::YourOwnTurn => "refused-your-own-turn",
        Refusal::TooLateToAbort => "refused-too-late-to-abort",
        Refusal::TooLateForRematch => "refused-too-late-for-rematch",
        Refusal::Rematched => "refused-rematched",
        Refusal::OwnMatch => "refused-own-match",
        Refusal::NotOver => "refused-not-over",
        Refusal::Move(_) => "move-unreadable",
    }
}

pub(super) fn move_error(locale: Locale, error: &MoveError, game: Option<&Match>) -> String {
    use crate::rules::Notation;
    match error {
        MoveError::GameOver => say!(locale, "refused-over", number = ""),
        MoveError::Notation(Notation::Unreadable { examples }) => {
            say!(locale, "move-unreadable", examples = list(locale, examples))
        }
        MoveError::Notation(Notation::Ambiguous { candidates }) => {
            say!(
                locale,
                "move-ambiguous",
                candidates = list(locale, candidates)
            )
        }
        MoveError::Illegal(illegal) => {
            let reason = words::illegal(locale, illegal);
            let nearest = game.map_or_else(Vec::new, |game| words::nearest(game, illegal));
            if nearest.is_empty() {
                reason
            } else {
                say!(
                    locale,
                    "move-illegal",
                    reason = reason,
                    nearest = list(locale, &nearest)
                )
            }
        }
    }
}

fn list(locale: Locale, moves: &[impl ToString]) -> String {
    let moves: Vec<_> = moves
        .iter()
        .map(|mv| format!("`{}`", mv.to_string()))
        .collect();
    words::listed(locale, &moves)
}

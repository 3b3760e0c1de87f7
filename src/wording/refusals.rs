//! Refusals in words: why a match or the rules refuse something, and what would be allowed.

use crate::{
    locale::Locale,
    play::{Match, Refusal},
    rules::MoveError,
    say,
    wording::{markdown, phrases, positions, text},
};

/// Why a match refused something, and what would be allowed.
pub fn refusal_text(locale: Locale, refusal: &Refusal, game: Option<&Match>) -> String {
    if let Refusal::Move(error) = refusal {
        return move_error(locale, error, game);
    }
    let number = game.map_or_else(String::new, |game| game.id().0.to_string());
    let mover = markdown::mention_if_any(locale, game.and_then(Match::to_move));
    say!(locale, key(refusal), number = number, mover = mover)
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
        Refusal::NoHints => "refused-no-hints",
        Refusal::Strict => "refused-strict",
        Refusal::OwnMatch => "refused-own-match",
        Refusal::NotOver => "refused-not-over",
        Refusal::Move(_) => "move-unreadable",
    }
}

/// Why a typed move cannot be played, and what could be typed instead.
#[must_use]
pub fn move_error(locale: Locale, error: &MoveError, game: Option<&Match>) -> String {
    use crate::rules::NotationError;
    match error {
        MoveError::GameOver => say!(locale, "refused-over", number = ""),
        MoveError::Notation(NotationError::Unreadable { examples }) => {
            say!(locale, "move-unreadable", examples = list(locale, examples))
        }
        MoveError::Notation(NotationError::Ambiguous { candidates }) => {
            say!(
                locale,
                "move-ambiguous",
                candidates = list(locale, candidates)
            )
        }
        MoveError::Illegal(illegal) => {
            let reason = phrases::illegal(locale, illegal);
            let nearest = game.map_or_else(Vec::new, |game| {
                positions::closest_legal_moves(game, illegal)
            });
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
    text::join_list(locale, &moves)
}

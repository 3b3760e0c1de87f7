//! Why the program ends, and its exit code.

use std::process::ExitCode;

use crate::bot::BotError;

/// The exit code for errors that the operator can fix: configuration, token, a port in use.
const OPERATOR: u8 = 2;

/// Why the program ends with an error.
pub enum ExitError {
    /// An error that the operator can fix, with a hint how.
    Operator(String),
    /// Any other error.
    Internal(anyhow::Error),
}

impl ExitError {
    /// Prints the error, and returns the exit code for it.
    pub fn report(&self) -> ExitCode {
        match self {
            Self::Operator(words) => {
                eprintln!("banyan: {words}");
                ExitCode::from(OPERATOR)
            }
            Self::Internal(error) => {
                eprintln!("banyan: {error:#}");
                ExitCode::FAILURE
            }
        }
    }
}

impl From<std::io::Error> for ExitError {
    fn from(error: std::io::Error) -> Self {
        Self::Internal(error.into())
    }
}

impl From<BotError> for ExitError {
    fn from(error: BotError) -> Self {
        match error {
            BotError::Store(error) if error.is_temporary() => Self::Internal(error.into()),
            BotError::Gateway(_)
            | BotError::Store(_)
            | BotError::DevGuild(_)
            | BotError::Listen { .. } => Self::Operator(error.to_string()),
            BotError::Internal(error) => Self::Internal(error),
        }
    }
}

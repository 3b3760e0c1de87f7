//! Discord's limits for what a message or a menu holds.

/// Most characters of a message, by Discord's measure. Texts are made to fit; one that does not is cut rather than refused.
pub const LONGEST_TEXT: usize = 2_000;

/// Most suggestions that Discord takes.
pub const MOST_CHOICES: usize = 25;

//! Discord's limits for messages and menus.

/// The longest message, in characters. Texts are built to fit; a longer one is cut rather than rejected.
pub const LONGEST_TEXT: usize = 2_000;

/// The most autocomplete choices.
pub const MOST_CHOICES: usize = 25;

/// Discord's maximum.
pub const BUTTONS_PER_ROW: usize = 5;

//! Discord's limits for messages and menus.

/// The longest message, in characters. Texts are built to fit; a longer one is cut rather than rejected.
pub const MAX_CONTENT_CHARS: usize = 2_000;

/// The most autocomplete choices.
pub const MAX_CHOICES: usize = 25;

/// Discord's maximum.
pub const BUTTONS_PER_ROW: usize = 5;

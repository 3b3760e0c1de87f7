//! Discord's permission bits, as far as they are used.

pub(crate) const ADD_REACTIONS: u64 = 1 << 6;
pub(crate) const VIEW_CHANNEL: u64 = 1 << 10;
pub(crate) const SEND_MESSAGES: u64 = 1 << 11;
pub(crate) const EMBED_LINKS: u64 = 1 << 14;
pub(crate) const ATTACH_FILES: u64 = 1 << 15;
pub(crate) const READ_MESSAGE_HISTORY: u64 = 1 << 16;
pub(crate) const MANAGE_MESSAGES: u64 = 1 << 13;
pub(crate) const MENTION_EVERYONE: u64 = 1 << 17;
pub(crate) const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
pub(crate) const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
pub(crate) const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub(crate) const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
/// The permissions of everybody in the guild, including the bot.
pub(crate) const EVERYBODY: u64 = ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS;
/// What the role Moderator adds: kicking, banning, managing server, channels and messages, timeouts.
pub(crate) const MODERATOR: u64 =
    1 << 1 | 1 << 2 | 1 << 4 | 1 << 5 | MANAGE_MESSAGES | MENTION_EVERYONE | 1 << 40;
/// The permissions of a bot that only a user has installed.
pub(crate) const GUEST: u64 = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE;
/// The permissions of the owner.
pub(crate) const ALL: u64 = (1 << 53) - 1;

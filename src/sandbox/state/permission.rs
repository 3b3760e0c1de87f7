//! Discord's permission bits, as far as they are used.

pub(in crate::sandbox) const ADD_REACTIONS: u64 = 1 << 6;
pub(in crate::sandbox) const VIEW_CHANNEL: u64 = 1 << 10;
pub(in crate::sandbox) const SEND_MESSAGES: u64 = 1 << 11;
pub(in crate::sandbox) const EMBED_LINKS: u64 = 1 << 14;
pub(in crate::sandbox) const ATTACH_FILES: u64 = 1 << 15;
pub(in crate::sandbox) const READ_MESSAGE_HISTORY: u64 = 1 << 16;
pub(in crate::sandbox) const MANAGE_MESSAGES: u64 = 1 << 13;
pub(in crate::sandbox) const MENTION_EVERYONE: u64 = 1 << 17;
pub(in crate::sandbox) const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
pub(in crate::sandbox) const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
pub(in crate::sandbox) const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub(in crate::sandbox) const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
/// The permissions of everybody in the guild, including the bot.
pub(in crate::sandbox) const EVERYBODY: u64 = ADD_REACTIONS
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
pub(in crate::sandbox) const MODERATOR: u64 =
    1 << 1 | 1 << 2 | 1 << 4 | 1 << 5 | MANAGE_MESSAGES | MENTION_EVERYONE | 1 << 40;
/// The permissions of a bot that only a user has installed.
pub(in crate::sandbox) const GUEST: u64 = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE;
/// The permissions of the owner.
pub(in crate::sandbox) const ALL: u64 = (1 << 53) - 1;

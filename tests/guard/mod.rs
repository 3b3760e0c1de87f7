//! Safety: moderators, private data, hostile names and interactions, servers that are left.

mod desk;
mod moderation;
mod privacy;

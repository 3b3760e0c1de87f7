//! Safety: moderators, private data, hostile names and interactions, servers that are left.

mod desk;
mod forged;
mod fuzz;
mod hostile;
mod leaving;
mod moderation;
mod names;
mod privacy;

//! Safety: moderators, private data, hostile names and interactions, servers that are left.

pub mod desk;
mod forged;
mod fuzz;
mod hostile;
mod leaving;
mod ledger;
mod mentions;
mod moderation;
mod names;
mod privacy;

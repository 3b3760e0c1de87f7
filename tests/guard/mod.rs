//! Security tests: moderation, privacy, hostile names and interactions, servers that the bot leaves.

mod dead_ends;
mod every_command;
mod forged;
mod fuzz;
pub mod harness;
pub mod hostile;
mod leaving;
mod ledger;
mod life;
mod match_menu;
mod mentions;
mod moderation;
mod names;
mod next_steps;
mod posts;
mod privacy;

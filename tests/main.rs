//! The integration tests: every suite is a module of one binary, so that dependencies are linked once. `deep.rs` holds those that
//! need an optimised build.
#![allow(
    clippy::too_many_lines,
    reason = "a test may follow one case from start to end"
)]

mod all_games;
mod analysis;
mod browser;
mod challenges;
mod choices;
mod commands;
mod common;
mod computer;
mod config;
mod contexts;
mod crash;
mod damage;
mod delivery;
mod disks;
mod endpoint;
mod explore;
mod flows;
mod games;
mod gateway;
mod guard;
mod home;
mod house;
mod lanes;
mod languages;
mod leaderboard;
mod lessons;
mod limits;
mod lists;
mod locale;
mod migrations;
mod monitoring;
mod notices;
mod offers;
mod operator;
mod opponents;
mod outages;
mod overload;
mod phone;
mod play;
mod positions;
mod processes;
mod profiles;
mod program;
mod puzzles;
mod records;
mod reliability;
mod render;
mod replay;
mod sandbox;
mod search;
mod simulate;
mod spans;
mod steps;
mod store;
mod storm;
mod tournament_life;
mod tournaments;
mod two_bots;
mod views;

//! The one integration binary: every suite is a module of it, so that the dependencies are linked once.
mod all_games;
mod browser;
mod commands;
mod common;
mod config;
mod games;
mod gateway;
mod house;
mod locale;
mod migrations;
mod play;
mod positions;
mod program;
mod reliability;
mod render;
mod sandbox;
mod store;

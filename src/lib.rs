//! Banyan: old board games, played slowly among friends on Discord.
//!
//! One idea carries the house: **a match is a list of events; everything else is a function of it.** Rules say what a
//! move does, play says what an event does, render and discord's view say how it looks, store remembers the events,
//! app is the one door through which an event gets in, discord carries words to and from that door, worker knocks
//! when time passes, and the sandbox is the street outside.
//!
//! # The rooms
//!
//! | room | what it is for |
//! | --- | --- |
//! | [`rules`] | what a position is, which moves it allows, how a game ends. Pure |
//! | [`play`] | one match between two people: commands decided into events, events folded into a match. Pure |
//! | [`lessons`] | what is taught: diagrams for pages of rules, tasks with their checks. Pure |
//! | [`search`] | thinks about moves: computer players and analysis. Pure |
//! | [`render`] | a position and a view become a picture. Pure |
//! | [`locale`] | every sentence that a user reads |
//! | [`wording`] | positions, moves, people and times in words. Pure |
//! | [`store`] | the events, what is owed, who plays: the only SQL |
//! | [`app`] | the one door by which a match changes, and the clock |
//! | [`discord`] | interactions in, replies and posts out: the only room that knows serenity |
//! | [`worker`] | does what is owed when its time comes |
//! | [`config`], [`bot`] | the settings; the wiring of a running bot |
//! | [`sandbox`] | a small local Discord for trying and testing; it knows none of the others |
//!
//! `main -> bot -> worker -> discord -> app -> store -> play -> rules`, and beside it `discord -> wording -> locale`,
//! `discord -> render, lessons` and `render, lessons, search -> rules`. `tests/house.rs` reads the `use` lines and holds every room to it.
//!
//! # What happens when somebody makes a move
//!
//! 1. The gateway hands an interaction to [`bot::reception`], which spawns [`discord::delivery::bot::Bot::answer`], or drops it
//!    if too many wait.
//! 2. [`discord::respond::prepare`] checks the rate limits and routes it, by its plain form [`discord::model::call::Call`], to a command
//!    or a control. What it gives is complete plain data: also whom it mentions and which post it settles.
//! 3. That calls [`app::App::act`]: the match is loaded, [`play::Match::decide`] turns the command into events or
//!    refuses, and [`store::Store::commit`] writes the events, the summary and the announcement that is now owed in one
//!    transaction. The key `(match, seq)` is identity, order and lock at once: of two writers one wins, the other decides
//!    anew. From here on the move is kept, whatever happens.
//! 4. The reply (board, words, buttons) goes out as the interaction's answer, after two seconds behind a deferral, and
//!    [`store::Store::posted`] settles the announcement: the post is noted, older posts owe the loss of their controls.
//! 5. If the process dies in between, or Discord does not take the answer, the announcement is still in the database. Ten
//!    seconds later the [`worker`] claims it and [`discord::delivery`] looks at what Discord has before it posts.
//!
//! # Where this differs from the first sketch
//!
//! `rest.rs` was to deliver replies as well as to send requests. It is two rooms now: [`discord::api::rest`] knows routes,
//! limits and retries, [`discord::delivery`] knows replies and what is owed, and each can be read without the other. The
//! reply itself is plain data in [`discord::model::reply`], so that view and commands need no HTTP.

#[macro_use]
mod inject;
#[macro_use]
mod keyed;

pub mod app;
pub mod bot;
pub mod config;
pub mod discord;
pub mod lessons;
pub mod locale;
pub mod play;
pub mod render;
pub mod rules;
#[cfg(feature = "sandbox")]
pub mod sandbox;
pub mod search;
pub mod store;
pub mod wording;
pub mod worker;

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
//! | [`tables`] | the solution of Dōbutsu Shōgi on the disk |
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
//! `discord -> render, lessons`, `render, lessons, search -> rules` and `tables -> search`. `tests/house.rs` reads the `use` lines and holds every room to it.
//!
//! # The rooms of discord
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`discord::api`] | REST client, gateway, attachments: it knows no match |
//! | [`discord::model`] | what comes in, what goes out, the ids of controls, limits |
//! | [`discord::view`] | boards, challenges, offers, menus, pages as plain messages. Pure |
//! | [`discord::access`] | who asks, in which language, how often, about which match, and whether they may |
//! | [`discord::commands`] | one file a command, and their table |
//! | [`discord::controls`] | one file a family of buttons, menus and forms |
//! | [`discord::respond`] | from an interaction to its whole reply |
//! | [`discord::delivery`] | replies to Discord, and what changes still owe to channels and people |
//!
//! `delivery -> respond -> controls -> commands -> access -> view -> model -> wording -> locale`, and `delivery -> api`. No imports go
//! round in a circle, inside a room either; a `mod.rs` that re-exports its files counts as importing them.
//!
//! # What happens when somebody types `/move`
//!
//! Down, each room once:
//!
//! 1. *delivery*: the gateway hands an interaction to [`bot::reception`], which spawns
//!    [`discord::delivery::bot::Bot::answer`], or drops it if too many wait. A span names the interaction in the log.
//! 2. *respond*: [`discord::respond::prepare`] counts it against the rate limit that the command's entry names, and looks up
//!    whose account it is. What it gives in the end is complete plain data: also whom it mentions and which post it settles.
//! 3. *commands*: the entry `move` of the table runs.
//! 4. *access*: which match is meant, and whether the asker may see it.
//! 5. *app*: [`app::App::act`] loads the match, [`play::Match::decide`] turns the command into events or refuses, and
//!    [`store::Store::commit`] writes the events, the summary and the announcement that is now owed in one transaction. The key
//!    `(match, seq)` is identity, order and lock at once: of two writers one wins, the other decides anew. From here on the move
//!    is kept, whatever happens.
//!
//! And up again:
//!
//! 6. *access* asks *view* for the board after the move, with the words of *wording* and the languages of *locale*, and makes it
//!    a [`discord::model::reply::Reply`].
//! 7. *commands* and *respond* hand it up; mentions of players become those of users.
//! 8. *delivery* sends it by *api* as the interaction's answer, after two seconds behind a deferral, and
//!    [`store::Store::posted`] settles the announcement: the post is noted, older posts owe the loss of their controls.
//!
//! If the process dies in between, or Discord does not take the answer, the announcement is still in the database. Ten seconds
//! later the [`worker`] claims it and [`discord::delivery`] looks at what Discord has before it posts.

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
pub mod tables;
pub mod wording;
pub mod worker;

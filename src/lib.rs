//! Banyan: a Discord bot for slow games of Jungle, Dōbutsu Shōgi and Ô ăn quan among friends.
//!
//! The central idea is event sourcing: **a match is a list of events, and everything else is computed from them.** The
//! modules at the top level are called rooms:
//!
//! | room | what it is for |
//! | --- | --- |
//! | [`rules`] | positions, legal moves and results of the games. Pure |
//! | [`play`] | a match between two players: commands become events, events fold into a match. Pure |
//! | [`tournaments`] | tournaments of many matches: pairings, standings, rounds, as events. Pure |
//! | [`lessons`] | what is taught: diagrams for the pages of rules, tasks with their checks. Pure |
//! | [`search`] | looks for good moves: computer players and analysis. Pure |
//! | [`analysis`] | judges the moves of finished games. Pure |
//! | `games` | what each game needs besides its rules: its picture, its search and its puzzles. Pure |
//! | [`puzzles`] | positions with one good move at each turn: how they are made and proved, the collection, and courses of it. Pure |
//! | [`tables`] | the solved tables of Dōbutsu Shōgi on disk |
//! | [`computer`] | decides what a computer player does in a match, and runs its searches on threads of their own |
//! | [`render`] | pictures of positions. Pure |
//! | [`locale`] | every sentence that a user reads, by language |
//! | [`wording`] | positions, moves, players and times in words. Pure |
//! | [`store`] | the database: events, outbox, players, ratings. The only SQL |
//! | [`app`] | the only way to change a match or a tournament; clock and rate limits |
//! | [`discord`] | interactions in, replies and posts out. The only user of serenity |
//! | [`worker`] | runs the jobs of the outbox when they are due |
//! | [`config`], [`bot`] | the operator's settings; start and stop of a running bot |
//! | [`cli`] | the command line: one file for each command |
//! | `backoff` | pauses between attempts |
//! | [`secret`] | texts that logs and errors must not show |
//! | `failpoint`, `keyed` | macros: points at which a test kills the process; enums with keys as text |
//! | `languages` | the list of languages, and the words that people type in each |
//! | [`telemetry`] | metrics, health and readiness for the operator; anybody may call it |
//! | [`sandbox`] | a local Discord for development and tests; it uses none of the other rooms |
//!
//! Three crates make the program. `banyan-core` (`src/core`) is everything about the games by themselves: the rooms
//! `rules`, `lessons`, `search`, `analysis`, `games`, `puzzles`, `tables`, `render`, `keyed` and `languages`. The compiler
//! optimises it most. `banyan-sandbox` (`src/sandbox`) is the room `sandbox`. `banyan`, this crate, is the rest, and
//! re-exports the others' rooms.
//!
//! Dependencies: `cli -> bot -> worker -> discord -> app -> store -> play -> rules`; beside it `discord -> wording ->
//! locale`, `discord -> render, lessons, puzzles`, `app, store -> tournaments -> play`, `render, lessons, search -> rules`,
//! `puzzles -> search`, `games -> puzzles, render, search`, `app -> computer -> tables -> search` and `app -> analysis,
//! puzzles -> search`. `tests/house.rs` checks the `use` lines of every room.
//!
//! # The rooms of discord
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`discord::api`] | REST client, gateway, endpoint for interactions over HTTP, attachments. Knows no matches |
//! | [`discord::model`] | calls, replies, ids of controls, limits as plain data |
//! | [`discord::view`] | boards, challenges, offers, menus and pages as messages. Pure |
//! | [`discord::access`] | who asks, in which language, how often, about which match, and whether they may |
//! | [`discord::commands`] | one file for each command, and the table of all |
//! | [`discord::controls`] | one file for each family of buttons, menus and forms |
//! | [`discord::respond`] | turns an interaction into its complete reply |
//! | [`discord::delivery`] | sends replies to Discord, and posts what changes require |
//!
//! `delivery -> respond -> controls -> commands -> access -> view -> model -> wording -> locale`; `delivery, respond -> api`.
//! `model`, `view` and `commands` use two plain types of `api`: `Attachment` and `FileError`.
//!
//! `api` and `model` alone call serenity. The others use its types that describe a button, a menu, a form or a command:
//! they are plain data already, and copies of ours would only be converted into them.
//!
//! # What holds everywhere
//!
//! - **No import cycles**, not even inside a room. Every file counts, and a file that re-exports others imports them.
//!   So what several files of a folder share is in a file below them (`ids.rs`, `state.rs`, `board.rs`), and not in
//!   their parent. Only methods of one type may be spread over files that each import the type.
//! - **Matches and tournaments change through [`app::App`] alone**: nothing else commits events. The rooms above may
//!   read [`app::App::store`], and write rows there that no rules concern, such as preferences or watches. It is
//!   public, because a second method in front of each of its queries would decide nothing.
//! - **Processes have no leader.** On PostgreSQL any number of them share a database. Advisory locks share the shards
//!   and let one process at a time register commands; the rest, such as closing a season, is a job that one process
//!   leases. So nobody must be elected, and no work waits for a leader that has died. A process wakes its own worker;
//!   it uses `NOTIFY` only when it has more due jobs than it can do, because transactions with a `NOTIFY` commit one
//!   after another. Every worker looks for jobs at least every three seconds, which finds those of a process that has
//!   died.
//!
//! # What happens when somebody types `/move`
//!
//! On the way down:
//!
//! 1. *api* and *bot*: the gateway, or the endpoint for interactions over HTTP, hands an interaction to
//!    [`bot::reception`], which spawns [`discord::delivery::bot::Bot::answer`], or drops the interaction if too many
//!    wait or it is older than 2.5 seconds. A tracing span names it in the log.
//! 2. *respond*: [`discord::respond::prepare`] checks the rate limit of the command's table entry and looks up the
//!    player. Its result is plain data, including whom the reply mentions and which post it replaces.
//! 3. *commands*: the entry `move` of the table runs.
//! 4. *access*: finds and loads the match that is meant, and checks that the player may see it.
//! 5. *app*: [`app::App::act_on`] hands the command and the loaded match to the next two rooms. If another writer came
//!    first, it reloads the match and decides again.
//! 6. *play*: [`play::Match::decide`] reads the move by the [`rules`], and turns the command into events or refuses it.
//! 7. *store*: [`store::Store::commit`] writes the events, the summary and the job of the announcement in one
//!    transaction. The key `(match, seq)` is an optimistic lock: of two concurrent writers one commits. From here on the
//!    move survives a crash.
//!
//! And on the way up:
//!
//! 8. *access* gets the new board from *view*, drawn by *render*, in the words of *wording* and the languages of
//!    *locale*, and makes it a [`discord::model::reply::Reply`].
//! 9. *commands* and *respond* return it; mentions of players become mentions of Discord users.
//! 10. *delivery* sends it through *api* as the interaction's answer (a call, or the response that waits over HTTP),
//!     after two seconds behind a deferral. [`store::Store::finish_announcement_with_post`] finishes the announcement: it
//!     records the post, and adds jobs that remove the controls from older posts.
//!
//! If the process dies in between, or Discord does not accept the answer, the announcement is still in the database.
//! Ten seconds later the [`worker`] claims it, and [`discord::delivery`] checks whether the post exists before posting.

// Enums with keys.
#[macro_use(keyed)]
extern crate banyan_core;

#[macro_use]
mod failpoint;

mod backoff;

#[doc(inline)]
pub use banyan_core::{analysis, languages, lessons, puzzles, render, rules, search, tables};
#[doc(inline)]
#[cfg(feature = "sandbox")]
pub use banyan_sandbox as sandbox;

pub mod app;
pub mod bot;
pub mod cli;
pub mod computer;
pub mod config;
pub mod discord;
pub mod locale;
pub mod play;
pub mod secret;
pub mod store;
pub mod telemetry;
pub mod tournaments;
pub mod wording;
pub mod worker;

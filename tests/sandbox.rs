//! The small Discord, held to what Discord does: over plain HTTP, a bare WebSocket, and once with serenity at the other end.

mod answers;
mod channels;
mod client;
mod faults;
mod folder;
mod forms;
mod gateway;
mod interactions;
mod peer;
mod places;
mod presses;
mod socket;
mod threads;
mod tools;

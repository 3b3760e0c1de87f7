//! Tests of the sandbox against Discord's behaviour: over plain HTTP, a bare WebSocket, and with serenity as the
//! client.

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

//! The one integration binary: every suite is a module of it, so that the dependencies are linked once.
mod config;
mod games;
mod gateway;
mod house;
mod locale;
mod migrations;
mod play;
mod store;

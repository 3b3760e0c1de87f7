//! Dōbutsu Shōgi: independent reference data, its source sentence by sentence, a slow reference implementation,
//! notation, refusals.

mod laws;
mod notation;
mod official;
mod reference;
mod refusals;
mod source;
mod vectors;

//! Dōbutsu Shōgi: figures from outside, its source sentence by sentence, a slow second voice, notation and refusals.

mod laws;
mod notation;
mod official;
mod reference;
mod refusals;
mod source;
mod vectors;

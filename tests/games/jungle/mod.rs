//! Jungle: independent reference data, the three sources sentence by sentence, notation, refusals.

mod classic;
mod german;
mod laws;
mod notation;
mod oca;
mod refusals;
mod rulesets;
mod rulings;
mod variations;
mod vectors;

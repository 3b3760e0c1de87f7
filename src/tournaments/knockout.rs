//! The bracket of a knockout: standard seeding, byes to the best seeds, who goes on.
//!
//! In a bracket of 2ⁿ places, the seeds of a first pairing add up to 2ⁿ + 1, and the two best seeds can only meet in the
//! final. Places without a player make byes, which fall to the best seeds.

use super::pairing::{GameResult, Pairing};
use super::plan::Format;
use super::tournament::Tournament;
use crate::play::{PairingId, PlayerId};

/// The seeds, from 0, in the order of the places of a bracket for that many players, from the top of the picture. `None`
/// is a place without a player.
#[must_use]
pub fn seeded_places(players: usize) -> Vec<Option<usize>> {
    let size = players.max(1).next_power_of_two();
    let mut order = vec![0];
    while order.len() < size {
        let last = 2 * order.len() - 1;
        order = order
            .into_iter()
            .flat_map(|seed| [seed, last - seed])
            .collect();
    }
    let real = |seed: usize| Some(seed).filter(|seed| *seed < players);
    order.into_iter().map(real).collect()
}

/// A place in a pairing of the bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Somebody has reached it.
    Taken(PlayerId),
    /// Nobody will reach it: there is no such seed, or both players before it lost by forfeit.
    Empty,
    /// It is not known yet who reaches it.
    Open,
}

impl Slot {
    /// The player who has reached it.
    #[must_use]
    pub fn player(self) -> Option<PlayerId> {
        match self {
            Self::Taken(player) => Some(player),
            Self::Empty | Self::Open => None,
        }
    }
}

/// One meeting of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// Its two places, the upper one first.
    pub places: [Slot; 2],
    /// Its pairing, once the round was paired; none for a bye.
    pub pairing: Option<PairingId>,
    /// Who goes on from here.
    pub winner: Slot,
    /// Who does not: the loser for the third place.
    pub loser: Slot,
}

/// The bracket as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// The meetings of each round, from the first round to the final, from the top.
    pub rounds: Vec<Vec<Node>>,
    /// The match for the third place, if the plan has one and there are two semi-finals.
    pub third_place: Option<Node>,
}

impl Bracket {
    /// The bracket of a knockout after its start, from its seeds and its pairings.
    #[must_use]
    pub fn of(tournament: &Tournament) -> Self {
        let entrants = tournament.entrants();
        let taken = |seed: Option<usize>| {
            seed.map_or(Slot::Empty, |seed| Slot::Taken(entrants[seed].player))
        };
        let mut places: Vec<Slot> = seeded_places(entrants.len())
            .into_iter()
            .map(taken)
            .collect();
        let mut rounds = Vec::new();
        while places.len() > 1 {
            let round = rounds.len() as u16 + 1;
            let nodes: Vec<Node> = places
                .chunks_exact(2)
                .map(|pair| node(tournament, round, [pair[0], pair[1]]))
                .collect();
            places = nodes.iter().map(|node| node.winner).collect();
            rounds.push(nodes);
        }
        let wanted = matches!(
            tournament.plan().format,
            Format::Knockout {
                third_place: true,
                ..
            }
        );
        let semi_finals = rounds.len().checked_sub(2).map(|at| &rounds[at]);
        let third_place = semi_finals.filter(|_| wanted).map(|semi_finals| {
            let losers = [semi_finals[0].loser, semi_finals[1].loser];
            node(tournament, rounds.len() as u16, losers)
        });
        Self {
            rounds,
            third_place,
        }
    }

    /// The meetings of a round, from 1; those of the last round are the final and the match for the third place.
    pub fn meetings(&self, round: u16) -> impl Iterator<Item = &Node> {
        let at = usize::from(round).wrapping_sub(1);
        let third = self
            .third_place
            .iter()
            .filter(move |_| at + 1 == self.rounds.len());
        self.rounds.get(at).into_iter().flatten().chain(third)
    }
}

fn node(tournament: &Tournament, round: u16, places: [Slot; 2]) -> Node {
    let without = |winner, loser| Node {
        places,
        pairing: None,
        winner,
        loser,
    };
    match places {
        [Slot::Taken(one), Slot::Taken(other)] => {
            let met = |pairing: &&Pairing| pairing.has(one) && pairing.has(other);
            let Some(pairing) = tournament.pairings_of(round).find(met) else {
                return without(Slot::Open, Slot::Open);
            };
            let (winner, loser) = outcome(pairing);
            Node {
                pairing: Some(pairing.id),
                ..without(winner, loser)
            }
        }
        [Slot::Taken(one), Slot::Empty] | [Slot::Empty, Slot::Taken(one)] => {
            without(Slot::Taken(one), Slot::Empty)
        }
        [Slot::Empty, Slot::Empty] => without(Slot::Empty, Slot::Empty),
        _ => without(Slot::Open, Slot::Open),
    }
}

fn outcome(pairing: &Pairing) -> (Slot, Slot) {
    let [first, second] = pairing.players().map(Slot::Taken);
    match pairing.result() {
        Some(GameResult::First) => (first, second),
        Some(GameResult::Second) => (second, first),
        Some(GameResult::Draw | GameResult::Neither) => (Slot::Empty, Slot::Empty),
        None => (Slot::Open, Slot::Open),
    }
}

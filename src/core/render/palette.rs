//! Reduces full colour to one fixed palette of at most 256 colours for a set of tiles, without dithering.

use std::collections::HashMap;

use super::canvas::{Canvas, Rgb};

/// The size of the caches by colour: a canvas repeats a few hundred.
const SLOTS: usize = 512;

/// The place of a colour in a cache, which it shares with others.
fn slot(colour: Rgb) -> usize {
    let [red, green, blue] = colour.map(usize::from);
    (red + 37 * green + 101 * blue) % SLOTS
}

/// At most 256 colours, by index.
#[derive(Debug, Clone)]
pub struct Palette {
    colours: Vec<Rgb>,
}

impl Palette {
    /// The most used colours of `samples`, at most `most` of them and kept apart by a minimum difference; an index can
    /// address 256.
    ///
    /// Flat areas keep their exact colour, because they are used most; only the finest steps along edges are lost.
    pub fn of(samples: &[Canvas], most: usize) -> Self {
        // The most used colours (grounds, lines, tokens) are kept even if they are similar.
        let exact = (most / 2).min(48);
        let mut counts = HashMap::<Rgb, usize>::new();
        let mut recent = [([0; 3], 0); SLOTS];
        for run in samples
            .iter()
            .flat_map(|canvas| canvas.pixels().chunk_by(|a, b| a == b))
        {
            let colour = run[0];
            let recent = &mut recent[slot(colour)];
            if recent.0 != colour {
                let (other, uses) = std::mem::replace(recent, (colour, 0));
                *counts.entry(other).or_default() += uses;
            }
            recent.1 += run.len();
        }
        for (colour, uses) in recent {
            *counts.entry(colour).or_default() += uses;
        }
        counts.retain(|_, uses| *uses > 0);
        let mut by_use: Vec<_> = counts.into_iter().collect();
        by_use.sort_unstable_by(|(a, uses_of_a), (b, uses_of_b)| {
            uses_of_b.cmp(uses_of_a).then(a.cmp(b))
        });

        let mut apart = 0;
        loop {
            let mut colours = Vec::<Rgb>::new();
            for &(colour, _) in &by_use {
                let distinct = || {
                    colours
                        .iter()
                        .all(|&taken| difference(taken, colour) > apart)
                };
                if colours.len() < exact || colours.len() <= most && distinct() {
                    colours.push(colour);
                }
            }
            if colours.len() <= most {
                return Self { colours };
            }
            apart = apart * 5 / 4 + 20;
        }
    }

    pub fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// The canvas as palette indices, row after row.
    pub fn index(&self, canvas: &Canvas) -> Vec<u8> {
        let mut known = [([0; 3], self.nearest([0; 3])); SLOTS];
        let mut indices = Vec::with_capacity(canvas.pixels().len());
        for run in canvas.pixels().chunk_by(|a, b| a == b) {
            let colour = run[0];
            let known = &mut known[slot(colour)];
            if known.0 != colour {
                *known = (colour, self.nearest(colour));
            }
            indices.resize(indices.len() + run.len(), known.1);
        }
        indices
    }

    fn nearest(&self, colour: Rgb) -> u8 {
        let nearest =
            (0..self.colours.len()).min_by_key(|&index| difference(self.colours[index], colour));
        nearest.unwrap_or(0) as u8
    }
}

/// The visible difference of two colours: squared, with channels weighted roughly as the eye does.
fn difference(a: Rgb, b: Rgb) -> u32 {
    let squares: [u32; 3] = std::array::from_fn(|i| u32::from(a[i].abs_diff(b[i])).pow(2));
    2 * squares[0] + 4 * squares[1] + 3 * squares[2]
}

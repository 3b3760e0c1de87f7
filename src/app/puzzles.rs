//! The puzzles that were found in finished games of people who allow it, beside the collection.

use std::borrow::Cow;
use std::collections::HashSet;

use crate::play::{Match, Phase, PlayerId};
use crate::puzzles::{self, MIN_PLIES_APART, Puzzle, PuzzleId, PuzzleTheme};
use crate::rules::{Game, Record, Side};
use crate::store::{FoundPuzzle, StoreError};

use super::state::App;

impl App {
    /// The puzzle with that number: one of the collection, or one that was found in a game.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn puzzle(&self, id: PuzzleId) -> Result<Option<Cow<'static, Puzzle>>, StoreError> {
        if let Some(puzzle) = puzzles::with_id(id) {
            return Ok(Some(Cow::Borrowed(puzzle)));
        }
        let line = self.store.found_puzzle(id.0).await?;
        Ok(line.and_then(|line| Puzzle::read(&line)).map(Cow::Owned))
    }

    /// The puzzles that were found in games, each with its number, its game and its first rating. A `wanted` game or a
    /// theme leaves out the puzzles of others.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn found_puzzles(
        &self,
        wanted: Option<Game>,
        theme: Option<PuzzleTheme>,
    ) -> Result<Vec<(PuzzleId, Game, u16)>, StoreError> {
        let mut all = Vec::new();
        let games = Game::ALL.iter();
        for game in games.filter(|game| wanted.is_none_or(|wanted| wanted == **game)) {
            let found = self.store.found_puzzles(game.slug()).await?;
            all.extend(found.into_iter().filter_map(|(id, line)| {
                let (game, rating, themes) = Puzzle::read_head(&line)?;
                let fits = theme.is_none_or(|theme| themes.contains(&theme));
                fits.then_some((PuzzleId(id), game, rating))
            }));
        }
        Ok(all)
    }

    /// The themes of all puzzles with these numbers, once for each puzzle that has the theme.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn themes_of(&self, numbers: &HashSet<u32>) -> Result<Vec<PuzzleTheme>, StoreError> {
        let shipped = numbers
            .iter()
            .filter_map(|id| puzzles::with_id(PuzzleId(*id)));
        let mut themes: Vec<PuzzleTheme> =
            shipped.flat_map(|puzzle| puzzle.themes.clone()).collect();
        for game in Game::ALL {
            let found = self.store.found_puzzles(game.slug()).await?;
            let found = found.iter().filter(|(id, _)| numbers.contains(id));
            let heads = found.filter_map(|(_, line)| Puzzle::read_head(line));
            themes.extend(heads.flat_map(|(_, _, themes)| themes));
        }
        Ok(themes)
    }

    /// Looks for puzzles in a finished match if both players allow it, and stores them without the match and the names. Each
    /// position is searched on its own, so that computer players wait for one search at most.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; the puzzles found so far are kept.
    pub async fn find_puzzles(&self, game: &Match) -> Result<(), StoreError> {
        let over = game.phase() == Phase::Over && self.search_pool.threads() > 0;
        if !over || !self.all_allow_puzzles(game).await? {
            return Ok(());
        }
        let winner = game.ending().and_then(|ending| ending.winner());
        let positions = puzzles::puzzle_positions(game.record(), winner);
        let mut next = 0;
        for (at, position) in positions.into_iter().enumerate() {
            if at < next {
                continue;
            }
            let search_pool = self.search_pool.clone();
            let search = move || {
                let record = Record::from_position(position.clone());
                let solution = search_pool.known_solution(&record);
                puzzles::puzzle_at(&position, solution.as_deref())
            };
            let Some(puzzle) = self.search_pool.run_in_background(search).await else {
                continue;
            };
            let found = FoundPuzzle {
                puzzle: puzzle.id().0,
                game: puzzle.game().slug(),
                line: puzzle.to_string(),
                boards: puzzle.boards(),
            };
            // The search may have taken minutes.
            if !self.all_allow_puzzles(game).await? {
                return Ok(());
            }
            if self.store.keep_found_puzzle(&found).await? {
                next = at + MIN_PLIES_APART;
            }
        }
        Ok(())
    }

    /// Whether everybody who played a match allows puzzles to be taken from it. A computer player is not asked.
    async fn all_allow_puzzles(&self, game: &Match) -> Result<bool, StoreError> {
        let computer = game.computer().map(|(computer, _)| computer);
        let players = Side::ALL.into_iter().filter_map(|side| game.player(side));
        let people: Vec<PlayerId> = players.filter(|player| Some(*player) != computer).collect();
        for person in &people {
            if !self.store.preferences(*person).await?.puzzles {
                return Ok(false);
            }
        }
        Ok(!people.is_empty())
    }
}

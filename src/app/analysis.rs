//! Analyses of finished matches: begun when somebody asks, then computed in steps off the async threads.

use std::time::Duration;

use crate::analysis::evaluation::Evaluation;
use crate::analysis::progress::{AnalysisProgress, Stage};
use crate::analysis::score::PositionValue;
use crate::computer::SearchPool;
use crate::play::{Match, Phase, PlayerId};
use crate::rules::{Move, Record};
use crate::store::{AnalysisStart, AnalysisText, FoundStep, InteractionHandle, StoreError};

use super::state::App;

/// The nodes of a step of the first pass: a game of 74 plies in one step.
const QUICK_STEP_NODES: u64 = 1_500_000;
/// The nodes of a step of the deeper passes, which ends earlier if another search waits. A step ends with writes that can delay
/// moves, so it is long; a crash loses it, so it lasts only seconds.
const DEEP_STEP_NODES: u64 = 20_000_000;
/// The delay before an analysis begins, so that the answer that announces it is sent before the first result.
const START_DELAY: Duration = Duration::from_millis(300);

impl App {
    /// Whether a match can be analysed: it is over and has moves, and searches are not switched off.
    #[must_use]
    pub fn can_analyse(&self, game: &Match) -> bool {
        game.phase() == Phase::Over && game.record().ply() > 0 && self.search_pool.threads() > 0
    }

    /// The analysis of a match as far as it is; `None` if nobody has asked for it.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn analysis(&self, game: &Match) -> Result<Option<AnalysisProgress>, StoreError> {
        let stored = self.store.analysis(game.id()).await?;
        Ok(stored.and_then(|stored| AnalysisProgress::read(&stored.found, game.record()).ok()))
    }

    /// Begins the analysis of a match, or goes on with it if its job was lost, unless another analysis of the player is
    /// running; one that [can be exact](Self::can_be_exact) by now is computed again. The results are edited into the answer
    /// to the interaction.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn begin_analysis(
        &self,
        game: &Match,
        player: PlayerId,
        handle: &InteractionHandle,
    ) -> Result<AnalysisStart, StoreError> {
        let due = self.clock.now().after(START_DELAY);
        let text = match self.restarted_for_exact_values(game).await? {
            Some(restarted) => AnalysisText::Restarted(restarted.to_string()),
            None => AnalysisText::Empty(AnalysisProgress::default().to_string()),
        };
        let begin = self.store.begin_analysis(game, player, &text, handle, due);
        begin.await
    }

    /// Whether a complete analysis holds estimates although the game's solution, built since, has exact values.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn can_be_exact(&self, game: &Match) -> Result<bool, StoreError> {
        Ok(self.restarted_for_exact_values(game).await?.is_some())
    }

    /// The analysis to begin again with, if [`can_be_exact`](Self::can_be_exact) holds.
    async fn restarted_for_exact_values(
        &self,
        game: &Match,
    ) -> Result<Option<AnalysisProgress>, StoreError> {
        if !SearchPool::is_solvable(game.record()) {
            return Ok(None);
        }
        let (record, search_pool) = (game.record().clone(), self.search_pool.clone());
        let found = self.analysis(game).await?;
        let Some(found) = found.filter(|found| found.stage(&record) == Stage::Complete) else {
            return Ok(None);
        };
        let look = move || {
            let solution = search_pool.known_solution(&record)?;
            let exact = found.can_be_exact(&record, solution.as_ref());
            exact.then(|| found.restarted())
        };
        // Files are read, nothing is searched, so it need not wait for a thread of the searches.
        Ok(tokio::task::spawn_blocking(look).await.ok().flatten())
    }

    /// Takes the next step of an analysis, and adds the job that shows what it has reached through this interaction. Returns
    /// how far the analysis is now; `None` if there was nothing left to do.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn analyse(
        &self,
        game: &Match,
        handle: Option<&InteractionHandle>,
    ) -> Result<Option<Stage>, StoreError> {
        let Some(stored) = self.store.analysis(game.id()).await? else {
            return Ok(None);
        };
        let record = game.record().clone();
        // A text that this version cannot read is written anew.
        let mut progress = AnalysisProgress::read(&stored.found, &record).unwrap_or_default();
        let was = progress.stage(&record);
        if was == Stage::Complete {
            self.store.complete_analysis(game.id()).await?;
            return Ok(None);
        }
        let (search_pool, effort) = (self.search_pool.clone(), self.effort);
        let search = move || {
            let solution = search_pool.wanted_solution(&record);
            let go_on = |spent| {
                if was == Stage::Begun {
                    spent < QUICK_STEP_NODES
                } else {
                    spent < DEEP_STEP_NODES && !search_pool.thread_is_requested()
                }
            };
            progress.step(&record, effort, solution.as_deref(), go_on);
            progress
        };
        let progress = if was == Stage::Begun {
            self.search_pool.run_blocking(search).await
        } else {
            self.search_pool.run_in_background(search).await
        };
        let found = progress.to_string();
        let is = progress.stage(game.record());
        let step = FoundStep {
            before: &stored.found,
            found: &found,
            handle,
            show: is > was,
            deepen: is == Stage::Quick,
            complete: is == Stage::Complete,
        };
        let now = self.clock.now();
        let kept = self.store.proceed_with_analysis(game.id(), step, now);
        // If another job has taken this step meanwhile, the analysis has to go on from there.
        Ok(Some(if kept.await? { is } else { was }))
    }

    /// The value of a record's position, searched as deeply as an analysis does. Only where searches are not switched off.
    pub async fn evaluate(&self, record: Record) -> PositionValue {
        self.evaluate_with(record, self.effort.deep).await
    }

    async fn evaluate_with(&self, record: Record, nodes: u64) -> PositionValue {
        let search_pool = self.search_pool.clone();
        let search = move || value_of(&search_pool, &record, nodes);
        self.search_pool.run_blocking(search).await
    }

    /// The value of a record's position at a glance, as in the first pass of an analysis; `None` if searches are switched
    /// off.
    pub async fn quick_value(&self, record: Record) -> Option<PositionValue> {
        if self.search_pool.threads() == 0 {
            return None;
        }
        Some(self.evaluate_with(record, self.effort.quick).await)
    }

    /// The moves of a record's position, each with its value at a glance for the side that makes it, the best first. Empty if
    /// searches are switched off.
    pub async fn quick_move_values(&self, record: &Record) -> Vec<(Move, PositionValue)> {
        if self.search_pool.threads() == 0 {
            return Vec::new();
        }
        let after = |mv| {
            let mut after = record.clone();
            after.play(mv).ok().map(|()| (mv, after))
        };
        let moves = record.legal_moves().into_iter().filter_map(after);
        let (moves, game): (Vec<(Move, Record)>, _) = (moves.collect(), record.ruleset().game());
        let (search_pool, nodes) = (self.search_pool.clone(), self.effort.quick);
        let search = move || {
            let value = |(mv, after): (Move, Record)| {
                (mv, value_of(&search_pool, &after, nodes).for_other())
            };
            let mut values: Vec<_> = moves.into_iter().map(value).collect();
            values
                .sort_by(|(_, one), (_, other)| other.chances(game).total_cmp(&one.chances(game)));
            values
        };
        self.search_pool.run_blocking(search).await
    }
}

/// The value of a record's position for the side to move, on this thread.
fn value_of(search_pool: &SearchPool, record: &Record, nodes: u64) -> PositionValue {
    let solution = search_pool.known_solution(record);
    Evaluation::of(record, nodes, solution.as_deref()).value
}

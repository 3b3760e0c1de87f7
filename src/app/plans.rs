//! Conditional moves: plans are changed by their players, and played when the opponent makes the expected move.

use super::action::{ActError, MAX_ATTEMPTS};
use super::state::App;
use crate::play::conditional_moves::{ConditionalMoves, ConditionalMovesError, LineChange};
use crate::play::{Actor, Command, Match, MatchId, Phase, PlayerId, Timestamp};
use crate::store::{Plans, StoreError};

impl App {
    /// Plays conditional moves as long as a plan has the answer. A plan belongs to the player who waits for the
    /// opponent, so it becomes void when the match moves on in any other way.
    pub(super) async fn play_conditional_moves(
        &self,
        before: &Match,
        after: &mut Match,
        now: Timestamp,
    ) -> Result<PlanChanges, ActError> {
        if before.phase() != Phase::Playing || before.position_seq() == after.position_seq() {
            return Ok(PlanChanges::default());
        }
        let stored = self.store.plans(before.id()).await?;
        let mut plans = stored.clone();
        let moved = after.record().ply() > before.record().ply();
        while let (true, Some(mover), Some(mv)) =
            (moved, after.to_move(), after.record().moves().last())
        {
            let Some(index) = plans.iter().position(|(planner, _)| *planner == mover) else {
                break;
            };
            let by = Actor::Player(mover);
            let answer = plans[index].1.answer(&(*mv).into());
            let answer = answer.map(|mv| Command::Play { mv, planned: true });
            let Some(Ok(events)) = answer.map(|answer| after.decide(by, &answer, now)) else {
                break;
            };
            after.apply_decided(by, now, events)?;
        }
        // A plan waits for the opponent's move; otherwise it no longer fits the match.
        let waits = |after: &Match, player| moved && after.last_mover() == Some(player);
        let mut void = Vec::new();
        for (player, plan) in &mut plans {
            if after.phase() != Phase::Playing || !waits(after, *player) {
                *plan = ConditionalMoves::default();
                if after.phase() == Phase::Playing {
                    void.push(*player);
                }
            }
        }
        let plans = Some(Plans {
            before: stored,
            after: plans,
        });
        Ok(PlanChanges { plans, void })
    }

    /// Changes a player's plan by a text. If the match moves on meanwhile, its moves are checked again.
    ///
    /// # Errors
    /// The inner [`ConditionalMovesError`] when the moves cannot be planned, [`StoreError`] when the database fails.
    pub async fn plan(
        &self,
        game: &Match,
        player: PlayerId,
        text: &str,
        change: LineChange,
    ) -> Result<Result<ConditionalMoves, ConditionalMovesError>, StoreError> {
        let mut game = game.clone();
        for _ in 0..MAX_ATTEMPTS {
            let mut plan = match change {
                LineChange::Add => self.plan_of(game.id(), player).await?,
                LineChange::Replace => ConditionalMoves::default(),
            };
            if let Err(error) = plan.add(&game, player, text) {
                return Ok(Err(error));
            }
            if self.store.set_plan(&game, player, &plan).await? {
                return Ok(Ok(plan));
            }
            game = self.game(game.id()).await?.unwrap_or(game);
        }
        Err(StoreError::Contended(MAX_ATTEMPTS))
    }

    /// A player's conditional moves in a match; an empty plan if there are none.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn plan_of(
        &self,
        game: MatchId,
        player: PlayerId,
    ) -> Result<ConditionalMoves, StoreError> {
        let plans = self.store.plans(game).await?;
        let mine = plans.into_iter().find(|(planner, _)| *planner == player);
        Ok(mine.map(|(_, plan)| plan).unwrap_or_default())
    }

    /// Deletes a player's conditional moves.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn forget_plan(&self, game: &Match, player: PlayerId) -> Result<(), StoreError> {
        let (mut game, nothing) = (game.clone(), ConditionalMoves::default());
        for _ in 0..MAX_ATTEMPTS {
            if self.store.set_plan(&game, player, &nothing).await? {
                return Ok(());
            }
            game = self.game(game.id()).await?.unwrap_or(game);
        }
        Err(StoreError::Contended(MAX_ATTEMPTS))
    }
}

/// The plans after a match has moved on.
#[derive(Default)]
pub(super) struct PlanChanges {
    /// All plans before and after.
    pub(super) plans: Option<Plans>,
    /// The players whose plan has become void, while the match goes on.
    pub(super) void: Vec<PlayerId>,
}

//! Moves of computer players, and hints: searched off the async threads, then committed like every other change.

use crate::computer;
use crate::play::{Actor, Command, Match, Refusal};
use crate::rules::Move;
use crate::store::{InteractionHandle, StoreError};

use super::action::ActError;
use super::state::App;

impl App {
    /// Lets the computer player of a match search and act. If the match has changed in the meantime, the result is dropped.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; nothing was changed then.
    pub async fn think(&self, game: &Match) -> Result<(), StoreError> {
        let (Some(question), Some((computer, _))) = (game.computer_decision(), game.computer())
        else {
            return Ok(());
        };
        let thought = {
            let (search_pool, game) = (self.search_pool.clone(), game.clone());
            let think = move || {
                let solution = search_pool.solution(&game);
                computer::answer(&game, solution.as_deref())
            };
            self.search_pool.run_blocking(think).await
        };
        failpoint!("think.thought");
        if let Some(command) = thought
            && let Some(game) = self.game(game.id()).await?
            && game.computer_decision() == Some(question)
        {
            let (by, seen) = (Actor::Player(computer), Some(game.seq()));
            let acted = self.act_on(game, by, command, seen, None).await;
            acted.map(drop).or_else(ActError::unless_refused)?;
        }
        Ok(())
    }

    /// A hint, which the match counts; `None` if the match has changed in the meantime. Only where searches are not switched
    /// off.
    ///
    /// # Errors
    /// [`ActError::Refused`] when the match allows no hint, others when the database fails.
    pub async fn hint(
        &self,
        game: &Match,
        by: Actor,
        handle: &InteractionHandle,
    ) -> Result<Option<(Match, Move)>, ActError> {
        // Checked before the search, so that no search is spent on a hint that is not allowed.
        let refused = |refusal| ActError::Refused {
            refusal,
            game: Some(Box::new(game.clone())),
        };
        game.decide(by, &Command::Hint, self.clock.now())
            .map_err(refused)?;
        let search = {
            let (search_pool, game) = (self.search_pool.clone(), game.clone());
            move || {
                let solution = search_pool.known_solution(game.record());
                computer::hint(&game, solution.as_deref())
            }
        };
        let Some(mv) = self.search_pool.run_blocking(search).await else {
            return Err(refused(Refusal::Over));
        };
        let seen = Some(game.seq());
        let acted = self.act_on(game.clone(), by, Command::Hint, seen, Some(handle));
        let acted = acted.await?;
        Ok((acted.game.position_seq() == game.position_seq()).then_some((acted.game, mv)))
    }
}

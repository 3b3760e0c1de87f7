//! Tournaments: the only way to create or change one, and what they wait for when its time has come.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use thiserror::Error;

use super::action::{ActError, MAX_ATTEMPTS, accept};
use super::jobs::jobs_of;
use super::state::App;
use crate::play::{
    Actor, ChannelId, Command, Event, GuildId, Match, MatchId, Phase, PlayerId, Refusal, Stamped,
    Terms, Timestamp, TournamentId,
};
use crate::store::{InteractionHandle, JobKind, MatchChange, StoreError, Summary};
use crate::tournaments::{
    Application, CorruptTournament, GameResult, Pairing, Tournament, TournamentCommand,
    TournamentEvent, TournamentPlan, TournamentRefusal, WaitingGame,
};

/// How many games one step creates, so that no other writer waits for long.
const GAMES_PER_STEP: usize = 8;

/// How long a tournament waits for the result of a match that has just ended: at first, and at most. A match whose row is
/// damaged never gives one.
const RESULT_DELAY: (Duration, Duration) = (Duration::from_secs(1), Duration::from_hours(1));

/// Why a tournament was not changed.
#[derive(Debug, Error)]
pub enum TournamentError {
    /// The tournament does not allow it.
    #[error(transparent)]
    Refused(#[from] TournamentRefusal),
    /// There is no tournament with that number.
    #[error("there is no such tournament")]
    NotFound,
    /// The database failed, or the tournament does not replay.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl TournamentError {
    /// Turns a refusal or a missing tournament into success, for commands that nobody waits for.
    ///
    /// # Errors
    /// [`StoreError`] when the database failed.
    pub(super) fn unless_refused(self) -> Result<(), StoreError> {
        match self {
            Self::Refused(_) | Self::NotFound => Ok(()),
            Self::Store(error) => Err(error),
        }
    }
}

impl From<CorruptTournament> for TournamentError {
    fn from(corrupt: CorruptTournament) -> Self {
        Self::Store(corrupt.into())
    }
}

impl App {
    /// Creates a tournament whose post and games are in that channel.
    ///
    /// # Errors
    /// [`TournamentError::Refused`] when its plan cannot be played, others when the database fails.
    pub async fn create_tournament(
        &self,
        plan: TournamentPlan,
        channel: ChannelId,
        handle: Option<&InteractionHandle>,
    ) -> Result<Tournament, TournamentError> {
        let tournament = Tournament::open(plan, self.clock.now())?;
        let cause = handle.map(|handle| handle.interaction);
        let id = self
            .store
            .create_tournament(&tournament, channel, cause)
            .await?;
        Ok(tournament.numbered(id))
    }

    /// Loads the tournament with that number.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails or the tournament does not replay.
    pub async fn tournament(&self, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
        self.store.load_tournament(id).await
    }

    /// Executes a command on a tournament, if the tournament allows it. When this returns, the result is committed. If
    /// others change it at the same time, the command is decided again.
    ///
    /// # Errors
    /// [`TournamentError::Refused`] when it is not allowed, others when the database fails.
    pub async fn act_on_tournament(
        &self,
        id: TournamentId,
        by: Actor,
        command: &TournamentCommand,
    ) -> Result<Tournament, TournamentError> {
        for _ in 0..MAX_ATTEMPTS {
            let tournament = self
                .tournament(id)
                .await?
                .ok_or(TournamentError::NotFound)?;
            let mut after = tournament.clone();
            let now = tournament.time_of_change(self.clock.now());
            if comes_after_results(command) && !tournament.running_matches().is_empty() {
                let games = self.store.tournament_games(id).await?;
                self.take_results(&mut after, &games, now).await?;
            }
            self.follow_filled(&mut after, by, command, now).await??;
            if self
                .store
                .commit_tournament(&after, tournament.seq())
                .await?
            {
                return Ok(after);
            }
        }
        Err(StoreError::Contended(MAX_ATTEMPTS).into())
    }

    /// What is known about a player who wants to join: their rating in the tournament's game.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn application(
        &self,
        player: PlayerId,
        plan: &TournamentPlan,
        roles: &[u64],
    ) -> Result<Application, StoreError> {
        let pool = self.ratings.pool(&plan.ruleset);
        let rated = self.store.rated(player, &pool).await?;
        let role = plan.conditions.role;
        Ok(Application {
            rating: rated.standing.rating.rating.round() as i32,
            games: rated.games,
            has_role: role.is_none_or(|role| roles.contains(&role)),
            guild: None,
        })
    }

    /// Takes a player out of all tournaments that are not over: they delete their account.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn leave_tournaments(&self, player: PlayerId) -> Result<(), StoreError> {
        for id in self.store.tournaments_of(player).await? {
            let leave = TournamentCommand::Leave;
            self.act_if_possible(id, Actor::Player(player), &leave)
                .await?;
        }
        Ok(())
    }

    /// Takes a server out of all tournaments of other servers, because the bot was removed from it.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn leave_as_guest(&self, guild: GuildId) -> Result<(), StoreError> {
        for id in self.store.tournaments_visited_by(guild).await? {
            let remove = TournamentCommand::RemoveServer { guild };
            self.act_if_possible(id, Actor::Clock, &remove).await?;
        }
        Ok(())
    }

    /// Executes a command that nobody waits for, unless the tournament refuses it or cannot be read.
    async fn act_if_possible(
        &self,
        id: TournamentId,
        by: Actor,
        command: &TournamentCommand,
    ) -> Result<(), StoreError> {
        let acted = self.act_on_tournament(id, by, command).await;
        match acted.map(drop).or_else(TournamentError::unless_refused) {
            Err(StoreError::CorruptTournament(_)) => Ok(()),
            done => done,
        }
    }

    /// Does what a tournament waits for: takes the results of its games, begins it or ends its round in time, and creates
    /// the matches of its games. Each step is committed by itself, so that it goes on where it was interrupted, and two
    /// processes do each step once. Returns when to look again; `None` if nothing is left to do.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails; what was done before stays.
    pub async fn advance_tournament(
        &self,
        id: TournamentId,
    ) -> Result<Option<Timestamp>, StoreError> {
        for step in 0..GAMES_PER_STEP {
            let Some(tournament) = self.tournament(id).await? else {
                return Ok(None);
            };
            if step == 0 {
                tracing::Span::current().record("guild", tournament.plan().guild.0);
            }
            let games = self.store.tournament_games(id).await?;
            self.dissolve_orphans(&tournament, &games).await?;
            if tournament.phase().has_ended() {
                return Ok(None);
            }
            let now = tournament.time_of_change(self.clock.now());
            let mut after = tournament.clone();
            self.take_results(&mut after, &games, now).await?;
            if after.seq() == tournament.seq()
                && let Some(command) = self.due_command(&tournament, now).await?
                && let Err(refusal) = self
                    .follow_filled(&mut after, Actor::Clock, &command, now)
                    .await?
            {
                tracing::warn!(tournament = %id, "{command:?} is refused: {refusal}");
                return Ok(None);
            }
            if after.seq() > tournament.seq() {
                self.store
                    .commit_tournament(&after, tournament.seq())
                    .await?;
                continue;
            }
            match tournament.waiting_games().first() {
                Some(game) => self.start_tournament_game(&tournament, game).await?,
                None => return self.next_look(&tournament, now).await,
            }
        }
        Ok(Some(self.clock.now()))
    }

    /// When the clock must look at a tournament again. Also schedules the reminder of its round.
    async fn next_look(
        &self,
        tournament: &Tournament,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        let remind = tournament.reminder().filter(|remind| *remind > now);
        if let Some(remind) = remind {
            let (kind, id) = (JobKind::RoundEnds, tournament.id());
            self.store.add_tournament_job(kind, id, remind).await?;
        }
        // What is overdue waits for the result of a match that has just ended. That result wakes the tournament; until
        // then the pause doubles each time (backoff).
        let (first, longest) = RESULT_DELAY;
        let next = tournament.next_due();
        Ok(next.map(|(at, _)| match now.since(at) {
            _ if at > now => at,
            overdue => now.after(overdue.clamp(first, longest)),
        }))
    }

    /// Gives a tournament the results of its matches that are over.
    async fn take_results(
        &self,
        tournament: &mut Tournament,
        games: &BTreeMap<MatchId, Summary>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        for command in self.reports(tournament, games).await? {
            // Refused: the tournament already has the result.
            drop(follow(tournament, Actor::Clock, &command, now)?);
        }
        Ok(())
    }

    /// The results of matches that are over, as commands of the clock. Voided games come first, because a pairing that
    /// other games decide goes on without them.
    async fn reports(
        &self,
        tournament: &Tournament,
        games: &BTreeMap<MatchId, Summary>,
    ) -> Result<Vec<TournamentCommand>, StoreError> {
        let mut reports = Vec::new();
        for (pairing, match_id) in tournament.counted_matches() {
            let game = games.get(&match_id);
            // A game that a player aborted is void, too, but counts as lost.
            if let Some(game) = game.filter(|game| game.phase == Phase::Void)
                && self.result_of_void(game).await?.is_none()
            {
                reports.push(TournamentCommand::GameOver {
                    pairing,
                    match_id,
                    result: None,
                });
            }
        }
        for (pairing, match_id) in tournament.running_matches() {
            let Some(game) = games.get(&match_id) else {
                continue;
            };
            let result = match game.phase {
                Phase::Open | Phase::Playing => continue,
                Phase::Over => Some(result(game, game.winner)),
                Phase::Void => self.result_of_void(game).await?,
            };
            reports.push(TournamentCommand::GameOver {
                pairing,
                match_id,
                result,
            });
        }
        Ok(reports)
    }

    /// The result of a match without one: the player who aborts a game of a tournament loses it. `None` if a moderator voided it.
    async fn result_of_void(&self, game: &Summary) -> Result<Option<GameResult>, StoreError> {
        let void = self.readable_game(game.id).await?;
        let aborted = void.and_then(|void| match void.position_event() {
            Stamped {
                event: Event::Aborted,
                by: Actor::Player(loser),
                ..
            } => void.opponent_of(*loser),
            _ => None,
        });
        Ok(aborted.map(|winner| result(game, Some(winner))))
    }

    /// Creates the match of a game, accepted by both players. Nothing happens if it was created before. Two computer players
    /// do not play: their pairing is decided without a match.
    async fn start_tournament_game(
        &self,
        tournament: &Tournament,
        waiting: &WaitingGame,
    ) -> Result<(), StoreError> {
        let Some(summary) = self.store.tournament_summary(tournament.id()).await? else {
            return Ok(());
        };
        let now = self.clock.now();
        let terms = self.terms_of(tournament, waiting, summary.channel);
        let Some(terms) = terms.await? else {
            return self.skip_game(tournament.id(), waiting).await;
        };
        let begun = |terms: Terms| -> Result<_, Refusal> {
            let by = Actor::Player(terms.opponent.unwrap_or(waiting.second));
            let game = Match::open(terms, now)?;
            let events = game.decide(by, &accept(), now)?;
            Ok((game, by, events))
        };
        let (mut game, by, events) = match begun(terms) {
            Ok(begun) => begun,
            Err(refusal) => {
                tracing::error!(tournament = %tournament.id(), "a game cannot begin: {refusal}");
                return Ok(());
            }
        };
        game.apply_decided(by, now, events)?;
        let mut jobs = jobs_of(None, &game, now, None);
        jobs.extend(self.thread_job(&game, now).await?);
        let change = MatchChange {
            jobs: &jobs,
            pairing: Some((tournament, waiting.pairing)),
            ..MatchChange::with_events_after(&game, 0)
        };
        // Stale means that the game was started, or the tournament has changed: it is looked at again.
        self.store.commit(&change).await.map(drop)
    }

    /// Ends the running matches that no pairing needs any more, because it was decided without them or a player was
    /// replaced. They have no result.
    async fn dissolve_orphans(
        &self,
        tournament: &Tournament,
        games: &BTreeMap<MatchId, Summary>,
    ) -> Result<(), StoreError> {
        let pairings = tournament.pairings().iter();
        let needed: BTreeSet<MatchId> = pairings.filter_map(Pairing::running_match).collect();
        // Another process may have started a game since the tournament was loaded.
        let started = tournament.events().iter();
        let orphans: Vec<MatchId> = started
            .filter_map(|one| match one.event {
                TournamentEvent::GameStarted { match_id, .. } => Some(match_id),
                _ => None,
            })
            .filter(|id| !needed.contains(id))
            .collect();
        for id in orphans {
            let game = games.get(&id);
            if game.is_none_or(|game| game.phase != Phase::Playing) {
                continue;
            }
            let command = Command::Dissolve;
            match self.act(id, Actor::Clock, command, None, None).await {
                // A corrupt match must not stop the tournament.
                Err(ActError::Corrupt(_)) => {}
                done => done.map(drop).or_else(ActError::unless_refused)?,
            }
        }
        Ok(())
    }
}

/// Whether a command could override the result of a match. Before such a command, the tournament takes the results that
/// it does not know yet.
fn comes_after_results(command: &TournamentCommand) -> bool {
    matches!(
        command,
        TournamentCommand::Leave
            | TournamentCommand::Remove { .. }
            | TournamentCommand::Cancel
            | TournamentCommand::Finish
            | TournamentCommand::CloseRound { .. }
            | TournamentCommand::Forfeit { .. }
            | TournamentCommand::SetResult { .. }
            | TournamentCommand::PairByHand { .. }
            | TournamentCommand::Replace { .. }
    )
}

/// Decides a command and applies its events. The inner error is the refusal; the tournament is unchanged then.
pub(super) fn follow(
    tournament: &mut Tournament,
    by: Actor,
    command: &TournamentCommand,
    at: Timestamp,
) -> Result<Result<(), TournamentRefusal>, CorruptTournament> {
    let events = match tournament.decide(by, command, at) {
        Ok(events) => events,
        Err(refusal) => return Ok(Err(refusal)),
    };
    for event in events {
        let seq = tournament.seq() + 1;
        tournament.apply(&Stamped { seq, at, by, event })?;
    }
    Ok(Ok(()))
}

/// The result of a match from the player with the first move.
fn result(game: &Summary, winner: Option<PlayerId>) -> GameResult {
    winner.map_or(GameResult::Draw, |winner| {
        GameResult::win(game.first == Some(winner))
    })
}

//! The matches of tournaments: where they are played, and those of computer players, who fill empty places at the start and
//! play casual matches with people.

use super::state::App;
use crate::computer::level_count;
use crate::play::{Actor, ChannelId, PlayerId, SideChoice, Terms, Timestamp, TournamentId};
use crate::store::{Account, StoreError};
use crate::tournaments::{
    Tournament, TournamentCommand, TournamentPhase, TournamentRefusal, WaitingGame,
};

use super::tournaments::{TournamentError, follow};

impl App {
    /// Decides a command and applies its events. Before the start, computer players fill the empty places if the organiser
    /// wants them. The inner error is the refusal.
    pub(super) async fn follow_filled(
        &self,
        tournament: &mut Tournament,
        by: Actor,
        command: &TournamentCommand,
        at: Timestamp,
    ) -> Result<Result<(), TournamentRefusal>, StoreError> {
        let may = by == Actor::Clock || tournament.is_organised_by(by);
        if may
            && *command == TournamentCommand::Start
            && tournament.phase() == TournamentPhase::Open
        {
            for enter in self.computers_for(tournament).await? {
                // A refusal means that all places are taken.
                drop(follow(tournament, Actor::Clock, &enter, at)?);
            }
            if tournament.phase() != TournamentPhase::Open {
                return Ok(Ok(()));
            }
        }
        Ok(follow(tournament, by, command, at)?)
    }

    /// The commands that enter computer players: one of each level, from the wanted one down, as long as there are empty
    /// places. They are seeded after all people. None if nobody has joined, or if the operator wants no computer players.
    async fn computers_for(
        &self,
        tournament: &Tournament,
    ) -> Result<Vec<TournamentCommand>, StoreError> {
        let plan = tournament.plan();
        let entrants = tournament.entrants();
        let lowest = entrants.iter().map(|entrant| entrant.rating).min();
        let (Some(strongest), Some(rating)) = (plan.fill_level, lowest) else {
            return Ok(Vec::new());
        };
        if self.search_pool.threads() == 0 {
            return Ok(Vec::new());
        }
        let strongest = strongest.min(level_count(plan.ruleset.game()));
        let empty = usize::from(plan.most).saturating_sub(entrants.len());
        let mut commands = Vec::new();
        for level in (1..=strongest).rev().take(empty) {
            let name = format!("Banyan (level {level})");
            let player = self.store.computer(level, &name).await?;
            commands.push(TournamentCommand::Enter { player, rating });
        }
        Ok(commands)
    }

    /// The terms of the match of a waiting game, in `channel` if it is played on the tournament's own server; `None` if both
    /// players are computers. A game with a computer player is casual and without help from it.
    pub(super) async fn terms_of(
        &self,
        tournament: &Tournament,
        waiting: &WaitingGame,
        channel: ChannelId,
    ) -> Result<Option<Terms>, StoreError> {
        let players = [waiting.first, waiting.second];
        let accounts = self.store.accounts(&players).await?;
        let level = |player: PlayerId| match accounts.get(&player) {
            Some(Account::Computer(level)) => Some(*level),
            _ => None,
        };
        let plan = tournament.plan();
        let people = players
            .into_iter()
            .filter(|player| level(*player).is_none());
        let mut servers = people.map(|player| tournament.server_of(player));
        let server = servers.next().filter(|server| tournament.is_on(*server));
        // Players of two servers, or of one that has left, have no channel in common.
        let together = server.is_some() && servers.all(|other| Some(other) == server);
        let place = server
            .filter(|_| together)
            .and_then(|server| tournament.guest(server));
        let channel = place.map_or(channel, |place| place.channel);
        let people = Terms {
            side: SideChoice::First,
            guild: Some(place.map_or(plan.guild, |place| place.guild)),
            direct: !together,
            time: plan.time,
            rated: plan.rated,
            ..Terms::new(waiting.first, Some(waiting.second), plan.ruleset, channel)
        };
        let with_computer = |level: u8, people: Terms| Terms {
            level: Some(level),
            rated: false,
            strict: true,
            ..people
        };
        Ok(match players.map(&level) {
            [None, None] => Some(people),
            [Some(_), Some(_)] => None,
            // The person challenges the computer player.
            [None, Some(level)] => Some(with_computer(level, people)),
            [Some(level), None] => Some(Terms {
                challenger: waiting.second,
                opponent: Some(waiting.first),
                side: SideChoice::Second,
                ..with_computer(level, people)
            }),
        })
    }

    /// Decides a pairing that two computer players would play.
    pub(super) async fn skip_game(
        &self,
        id: TournamentId,
        waiting: &WaitingGame,
    ) -> Result<(), StoreError> {
        let pairing = waiting.pairing;
        let skip = TournamentCommand::Unplayable { pairing };
        let skipped = self.act_on_tournament(id, Actor::Clock, &skip).await;
        // Refused: another process has decided it, or the tournament is paused.
        skipped.map(drop).or_else(TournamentError::unless_refused)
    }
}

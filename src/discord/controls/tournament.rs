//! The controls of tournaments: joining and leaving on the public post, challenging on a ladder, and the answers to
//! private questions.

use crate::{
    app::{App, RequestKind},
    discord::{
        access::tournaments::tournament_here,
        commands::tournament::{bring, finish, join, ladder, leave, organise, refusals::with_list},
        controls::control::{Audience, Control, first},
        model::{
            call::Call,
            failure::Answer,
            ids::tournament::{TournamentControl, TournamentVerb},
            policy::Policy,
            reply::{Deferral, Message, delete_menu_after, in_place_of},
        },
        view::{next::unknown_control, tournament::title},
    },
    play::PlayerId,
    say,
    tournaments::{TournamentCommand, TournamentPhase},
};

impl Control for TournamentControl {
    const AUDIENCE: Audience<Self> = Audience::By(|control| control.verb.is_private());

    fn policy(&self, private: bool) -> Policy {
        match self.verb {
            TournamentVerb::Opponent => Policy::new(RequestKind::Challenge, Deferral::Public),
            TournamentVerb::Join
            | TournamentVerb::Leave
            | TournamentVerb::Withdraw
            | TournamentVerb::Keep
            | TournamentVerb::Cancel
            | TournamentVerb::Finish
            | TournamentVerb::Erase
            | TournamentVerb::Start
            | TournamentVerb::Pause
            | TournamentVerb::Resume
            | TournamentVerb::Servers
            | TournamentVerb::Server
            | TournamentVerb::Challenge => {
                Policy::new(RequestKind::Other, Deferral::update_if_private(private))
            }
        }
    }

    async fn press(self, app: &App, call: &Call, values: &[String]) -> Answer {
        let answer = self.answer(app, call, values).await;
        answer.map_err(|failure| with_list(call, failure))
    }
}

impl TournamentControl {
    async fn answer(self, app: &App, call: &Call, values: &[String]) -> Answer {
        let tournament = tournament_here(app, call, self.id).await?;
        let does = async |command, said| organise(app, call, &tournament, &command, said).await;
        let reply = match self.verb {
            TournamentVerb::Join => join(app, call, &tournament).await?,
            TournamentVerb::Leave => leave(app, call, &tournament, false).await?,
            TournamentVerb::Withdraw => leave(app, call, &tournament, true).await?,
            TournamentVerb::Keep => Message::private(say!(call.locale, "tournament-kept")).into(),
            TournamentVerb::Cancel => {
                does(TournamentCommand::Cancel, "tournament-cancelled").await?
            }
            TournamentVerb::Start => does(TournamentCommand::Start, "tournament-started").await?,
            TournamentVerb::Pause => {
                does(TournamentCommand::Pause, "tournament-paused-now").await?
            }
            // It was pressed twice, or somebody else was faster.
            TournamentVerb::Resume if tournament.phase() != TournamentPhase::Paused => {
                let title = title(call.locale, &tournament);
                Message::private(say!(call.locale, "tournament-changed", title = title)).into()
            }
            TournamentVerb::Resume => does(TournamentCommand::Resume, "tournament-resumed").await?,
            TournamentVerb::Finish => finish(app, call, &tournament).await?,
            TournamentVerb::Challenge => ladder::ladder_panel(app, call, &tournament).await?,
            TournamentVerb::Opponent => {
                let opponent = values
                    .first()
                    .and_then(|value| value.parse().ok())
                    .map(PlayerId);
                let opponent = opponent.ok_or_else(|| unknown_control(call))?;
                let reply = ladder::challenge(app, call, &tournament, opponent).await?;
                return Ok(delete_menu_after(reply, call.menu()));
            }
            TournamentVerb::Erase => bring::erase(app, call, &tournament).await?,
            TournamentVerb::Servers => bring::servers_panel(app, call, &tournament).await?,
            TournamentVerb::Server => {
                bring::admit_or_remove(app, call, &tournament, first(values)).await?
            }
        };
        Ok(in_place_of(reply, call.menu()))
    }
}

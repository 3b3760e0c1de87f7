//! The controls of a leaderboard.

use crate::{
    app::{App, RequestKind},
    discord::{
        commands::leaderboard::{find, leaderboard_message},
        controls::control::{Audience, Control},
        model::{
            call::Call,
            failure::Answer,
            ids::leaderboard::{LeaderboardPage, Ranking, Turns},
            policy::Policy,
            reply::{self, Deferral},
        },
    },
};

impl Control for LeaderboardPage {
    const AUDIENCE: Audience<Self> = Audience::Everybody;

    fn policy(&self, private: bool) -> Policy {
        Policy::new(RequestKind::Picture, Deferral::update_if_private(private))
    }

    /// Shows another page or leaderboard. A public message is not changed; the user gets an ephemeral one.
    async fn press(self, app: &App, call: &Call, values: &[String]) -> Answer {
        let chosen = values.first();
        let page = match (self.turns, chosen) {
            (Turns::Period, Some(period)) => LeaderboardPage {
                period: period.parse().unwrap_or(self.period),
                number: 0,
                ..self
            },
            (Turns::Pool, Some(pool)) => LeaderboardPage {
                pool: find(app, call, pool)?,
                number: 0,
                ..self
            },
            _ => self,
        };
        let page = LeaderboardPage {
            turns: Turns::Page,
            ranking: match call.guild {
                Some(_) => page.ranking,
                None => Ranking::Global,
            },
            ..page
        };
        let message = leaderboard_message(app, call, page, false).await?;
        Ok(reply::in_place_of(message, call.menu()))
    }
}

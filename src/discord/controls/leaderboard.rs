//! The controls of a leaderboard.

use crate::{
    app::App,
    discord::view::next::unknown_control,
    discord::{
        commands::leaderboard::{find, leaderboard_message},
        model::{
            call::Call,
            failure::Answer,
            ids::leaderboard::{LeaderboardPage, Turns},
            reply::Body,
        },
    },
};

/// Shows another page or leaderboard. A public message is not changed; the user gets an ephemeral one.
///
/// # Errors
/// `Failure` when the id is invalid, or the database fails.
pub async fn press(app: &App, call: &Call, id: &str, values: &[String], private: bool) -> Answer {
    let Ok(page) = id.parse::<LeaderboardPage>() else {
        return Err(unknown_control(call));
    };
    let chosen = values.first();
    let page = match (page.turns, chosen) {
        (Turns::Period, Some(period)) => LeaderboardPage {
            period: period.parse().unwrap_or(page.period),
            number: 0,
            ..page
        },
        (Turns::Pool, Some(pool)) => LeaderboardPage {
            pool: find(app, call, pool)?,
            number: 0,
            ..page
        },
        _ => page,
    };
    let page = LeaderboardPage {
        turns: Turns::Page,
        here: page.here && call.guild.is_some(),
        ..page
    };
    let message = leaderboard_message(app, call, page, false).await?;
    Ok(if private {
        Body::Update(message).into()
    } else {
        message.into()
    })
}

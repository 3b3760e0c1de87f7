//! `/help`: what waits for the user, the commands for a first game, and those for moderators.

use crate::{
    app::App,
    discord::{
        access::{admission::moderates, games::MAX_GAMES},
        commands::table::{Cost, Entry, Places, Visibility},
        model::{call::Call, failure::Answer, limits::MAX_CONTENT_CHARS},
        view::next::{self, NextStep},
    },
    play::Phase,
    say,
    store::Server,
    wording,
};

/// The most channels for games that are listed; a refused challenge lists all of them.
const MAX_CHANNELS: usize = 3;

pub(super) static ENTRY: Entry = Entry::slash(
    "help",
    Cost::OTHER,
    Visibility::Private,
    &[],
    |app, call, _| Box::pin(run(app, call)),
)
.in_places(Places::Anywhere);

pub async fn run(app: &App, call: &Call) -> Answer {
    let mut parts = vec![waiting_summary(app, call).await?];
    parts.push(say!(call.locale, "help"));
    if call.guest {
        parts.push(say!(call.locale, "help-guest"));
    } else if call.guild.is_none() {
        parts.push(say!(call.locale, "help-direct"));
    }
    if !call.guest && app.search_pool.threads() > 0 {
        parts.push(say!(call.locale, "help-computer"));
    }
    if let Some(guild) = call.guild.filter(|_| !call.guest) {
        let server = app.store.server(guild).await?;
        parts.splice(1..1, start_restrictions(call, &server));
        if moderates(call, &server) {
            parts.push(say!(call.locale, "help-moderator"));
        }
    }
    let text = parts.join("\n\n");
    let steps = [NextStep::Challenge, NextStep::Learn, NextStep::Games];
    let message = next::message(call, wording::truncate(&text, MAX_CONTENT_CHARS), &steps);
    Ok(message.into())
}

/// Where and by whom games can be started on the server; `None` without restrictions.
fn start_restrictions(call: &Call, server: &Server) -> Option<String> {
    let channels = server.channels.iter().take(MAX_CHANNELS);
    let channels: Vec<String> = channels.map(|id| format!("<#{id}>")).collect();
    let places = (!channels.is_empty()).then(|| {
        let channels = wording::join_list(call.locale, &channels);
        say!(call.locale, "help-channels", channels = channels)
    });
    let players = server.player_role.map(|role| {
        let role = format!("<@&{role}>");
        say!(call.locale, "help-players", role = role)
    });
    let lines: Vec<String> = places.into_iter().chain(players).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// What waits for the user, or how to start.
async fn waiting_summary(
    app: &App,
    call: &Call,
) -> Result<String, crate::discord::model::failure::Failure> {
    let me = call.player.id;
    let games = app.store.games_of(me, MAX_GAMES).await?;
    if games.is_empty() {
        let over = app.store.finished_of(me, 1).await?;
        let key = if over.is_empty() {
            "help-first"
        } else {
            "help-again"
        };
        return Ok(say!(call.locale, key));
    }
    let waiting = |phase: Phase| {
        let mine = games.iter().filter(|game| game.awaits == Some(me));
        mine.filter(|game| game.phase == phase).count()
    };
    let lines = [
        ("help-challenged", waiting(Phase::Open)),
        ("help-your-move", waiting(Phase::Playing)),
    ];
    let lines: Vec<String> = lines
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(key, count)| say!(call.locale, key, count = count))
        .collect();
    Ok(if lines.is_empty() {
        say!(call.locale, "help-waiting", count = games.len())
    } else {
        lines.join("\n")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    #[test]
    fn all_of_it_fits_discord_in_every_language() {
        // Where the bot is a guest it plays no games of its own.
        let exclusive = ["help-guest", "help-computer"];
        for (locale, key) in Locale::ALL
            .into_iter()
            .flat_map(|locale| exclusive.map(|key| (locale, key)))
        {
            let (count, id) = (100, "<#1234567890123456789>, ");
            let parts = [
                say!(locale, "help-challenged", count = count),
                say!(locale, "help-your-move", count = count),
                say!(locale, "help-channels", channels = id.repeat(MAX_CHANNELS)),
                say!(locale, "help-players", role = id),
                say!(locale, "help"),
                say!(locale, key),
                say!(locale, "help-moderator"),
            ];
            let length = parts.join("\n\n").chars().count();
            assert!(length <= MAX_CONTENT_CHARS, "{}: {length}", locale.code());
        }
    }
}

//! `/tournament list`: the tournaments of a server in pages, the newest first, each with a link to its post.

use crate::{
    app::App,
    discord::{
        access::{games::message_link, tournaments::none_yet},
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::tournament_list::{LAST_PAGE, TournamentListPage},
            reply::Message,
        },
        view::{
            components,
            next::{self, NextStep},
        },
    },
    locale::Locale,
    say,
    store::TournamentSummary,
    wording::markdown,
};

/// The most lines that always fit into a message of 2,000 characters: a line with the longest title, all of it escaped, and a
/// link has at most 300.
const LINES_PER_PAGE: u32 = 6;

/// The newest tournaments of the server.
pub(super) async fn run(app: &App, call: &Call, _: &Options) -> Answer {
    let first = TournamentListPage { number: 0 };
    Ok(list_page(app, call, first).await?.into())
}

/// A page of the list, for the user alone.
///
/// # Errors
/// `Failure` outside servers, and on a server without tournaments.
pub(crate) async fn list_page(
    app: &App,
    call: &Call,
    page: TournamentListPage,
) -> Result<Message, Failure> {
    let locale = call.locale;
    let nowhere = || Failure::Invalid(say!(locale, "tournament-nowhere"));
    let guild = call.guild.ok_or_else(nowhere)?;
    let after = page.number * LINES_PER_PAGE;
    let mut listed = app
        .store
        .tournaments_in(guild, LINES_PER_PAGE + 1, after)
        .await?;
    if listed.is_empty() && page.number == 0 {
        return Err(none_yet(call));
    }
    if listed.is_empty() {
        let text = say!(locale, "tournament-list-no-more");
        return Ok(next::message(call, text, &[NextStep::Tournaments]));
    }
    let more = listed.len() > LINES_PER_PAGE as usize;
    listed.truncate(LINES_PER_PAGE as usize);
    let mut lines = vec![say!(locale, "tournament-list")];
    lines.extend(listed.iter().map(|summary| {
        let link = summary.message.map_or_else(String::new, |message| {
            let link = message_link(Some(guild), summary.channel, message);
            format!(" · {link}")
        });
        format!("{}{link}", line(locale, summary))
    }));
    let to = |number| TournamentListPage { number };
    let next = Some(page.number + 1).filter(|next| more && *next <= LAST_PAGE);
    let turns = components::page_buttons(locale, page.number.checked_sub(1).map(to), next.map(to));
    Ok(Message::private(lines.join("\n")).with_rows(components::row(turns)))
}

fn line(locale: Locale, summary: &TournamentSummary) -> String {
    let state = say!(locale, &format!("tournament-state-{}", summary.phase));
    // Mentions in a title could make it longer than there is room.
    let title = markdown::escaped(&markdown::without_mentions(&summary.title));
    say!(
        locale,
        "tournament-list-line",
        number = summary.id.to_string(),
        title = title,
        state = state,
        players = summary.players
    )
}

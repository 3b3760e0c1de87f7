//! The message command "Show as text": the position in a message as text, for screen readers. Needs no permission in
//! the channel.

use crate::{
    app::App,
    discord::{
        access::games::{load_and_log, must_have_begun},
        commands::{
            board,
            table::{Cost, Entry, Places, Run, Visibility},
        },
        model::{
            call::{Call, ShownMessage},
            failure::Answer,
            ids::matches::MatchControl,
            reply::Message,
        },
        view::{
            self, challenge,
            next::{self, NextStep},
        },
    },
    locale::Locale,
    play::{Match, Phase},
    say, wording,
};

pub(super) static ENTRY: Entry = Entry::new(
    "menu-text",
    Cost::OTHER,
    Visibility::Private,
    Run::OnMessage(|app, call, message| Box::pin(run(app, call, message))),
)
.in_places(Places::Anywhere);

pub async fn run(app: &App, call: &Call, message: &ShownMessage) -> Answer {
    let locale = call.locale;
    let kept = app.store.find_shown_event(message.id).await?;
    // An ephemeral board is not recorded, but its picture's name tells what it shows; a post not recorded yet is known
    // by its controls.
    let told = || {
        let pictured = message
            .files
            .iter()
            .rev()
            .find_map(|name| view::match_of_file_name(name));
        pictured.or_else(|| {
            let at = |id: &String| id.parse().ok().map(|id: MatchControl| id.at());
            let at = message.controls.iter().find_map(at)?;
            Some((at.game, at.seq))
        })
    };
    let Some((id, seq)) = kept.or_else(told) else {
        let text = say!(locale, "menu-text-none");
        return Err(next::refusal(call, text, &[NextStep::Games]));
    };
    let game = load_and_log(app, id).await?;
    let then = game.as_of(seq);
    let text = match then.phase() {
        Phase::Open => challenge(app, &game, &then, locale).await,
        Phase::Void if view::never_played(&then) => view::unplayed_challenge_post(&game, locale),
        _ => board::as_text(app, &then, locale).await,
    };
    Ok(Message {
        private: true,
        ..text.without_controls()
    }
    .into())
}

/// A challenge as text: its result, and the board of the match or the custom starting position.
async fn challenge(app: &App, game: &Match, then: &Match, locale: Locale) -> Message {
    let waits = || say!(locale, "menu-text-challenge");
    let answer = challenge::proposal_result(game, then.position_seq(), locale);
    let (said, shown) = if must_have_begun(game).is_ok() {
        (answer, board::as_text(app, game, locale).await.content)
    } else if game.terms().chosen_start().is_some() {
        let proposed = challenge::challenge_post(then, locale, None).content;
        (answer.or(Some(proposed)), wording::text_board(locale, then))
    } else {
        (None, answer.unwrap_or_else(waits))
    };
    let lines: Vec<String> = said.into_iter().chain([shown]).collect();
    Message {
        content: lines.join("\n"),
        ..Message::default()
    }
}

//! The controls of the opening tree.

use crate::{
    app::App,
    discord::{
        commands::explore::explored,
        model::{
            call::Call,
            failure::Answer,
            ids::explore::{By, ExplorePage},
            reply,
        },
        view::next::unknown_control,
    },
    play::MessageId,
    store::OPENING_PLIES,
};

/// Goes to the position of a control; from a menu to the one after the chosen move.
///
/// # Errors
/// `Failure` when the chosen move cannot be played, or the database fails.
pub async fn turn(
    app: &App,
    call: &Call,
    mut page: ExplorePage,
    values: &[String],
    menu: Option<MessageId>,
) -> Answer {
    if page.by == By::Menu {
        let chosen = values.first().filter(|_| page.record.ply() < OPENING_PLIES);
        let played = chosen.map(|text| page.record.play_canonical(text));
        if !matches!(played, Some(Ok(_))) {
            return Err(unknown_control(call));
        }
    }
    page.here &= call.guild.is_some();
    let message = explored(app, call, page).await?;
    Ok(reply::in_place_of(message, menu))
}

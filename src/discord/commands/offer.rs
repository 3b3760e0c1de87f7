//! `/offer [what] [game]`: the actions behind the button "More…". Without `what` it opens that menu.

use crate::{
    app::{App, RequestKind},
    discord::{
        access::{
            admission::{may_answer, may_begin_from},
            games::{DefaultGame, find_game},
        },
        commands::moves::act,
        commands::table::{Cost, Entry, RUNNING, Visibility, choice, labelled_choices},
        model::{
            call::{Call, Options},
            failure::Answer,
            match_action::MatchAction,
        },
        view::match_menu,
    },
    play::{Match, Offer, PlayerId},
};

/// The choices of `what`. Making the offer that the opponent has made accepts it.
const WHAT: [MatchAction; 8] = [
    MatchAction::Offer(Offer::Draw),
    MatchAction::Offer(Offer::Takeback),
    MatchAction::Offer(Offer::Pause),
    MatchAction::Resume,
    MatchAction::Give,
    MatchAction::Offer(Offer::Rematch),
    MatchAction::Claim,
    MatchAction::Abort,
];

pub(super) static ENTRY: Entry = Entry::slash(
    "offer",
    Cost::By(|options| chosen_action(options).map_or(RequestKind::Other, MatchAction::cost)),
    Visibility::If(|options| {
        chosen_action(options).is_some_and(|action| !action.needs_confirmation())
    }),
    &[
        choice("what", "option-offer-what", || {
            labelled_choices("action", WHAT.map(MatchAction::key))
        }),
        RUNNING,
    ],
    |app, call, options| Box::pin(run(app, call, options)),
);

/// The chosen action, if any.
#[must_use]
pub fn chosen_action<I>(options: &Options<I>) -> Option<MatchAction> {
    options.text("what").and_then(MatchAction::from_key)
}

/// Whether the opponent of that player offers a draw.
fn offers_draw(game: &Match, player: PlayerId) -> bool {
    let offer = game.open_offer(Offer::Draw);
    game.takes_part(player) && offer.is_some_and(|offer| offer.by != player)
}

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let action = chosen_action(options);
    let default_game = match action {
        Some(MatchAction::Offer(Offer::Rematch)) => DefaultGame::Over,
        Some(_) => DefaultGame::Playing,
        None => DefaultGame::Any,
    };
    let game = find_game(app, call, options, default_game).await?;
    let now = app.clock.now();
    let action = match action {
        None => return Ok(match_menu::menu(call, &game, now)?.into()),
        // Offering back is accepting, which asks first.
        Some(MatchAction::Offer(Offer::Draw)) if offers_draw(&game, call.player.id) => {
            MatchAction::Agree(Offer::Draw)
        }
        Some(action) => action,
    };
    if action.needs_confirmation() {
        return match_menu::question(call, &game, action, now);
    }
    if action.can_start_match() {
        may_begin_from(app, call, &game).await?;
        may_answer(app, call, &game).await?;
    }
    act(app, call, game.id(), action.command(), None).await
}

//! Buttons, menus and forms of a match. They use the same functions as the slash commands.

use serenity::all::{CreateActionRow, CreateModal};

use crate::{
    app::{self, App, RequestKind},
    discord::{
        access::{
            admission::{may_answer, may_begin_from},
            games,
        },
        commands::{analyse, hint, moves, plan, record, replay},
        controls::control::{Audience, Control, Form, first},
        model::{
            call::{Call, Options},
            failure::{self, Answer, Failure},
            ids::{
                draft::TermsDraft,
                matches::{Confirmed, MatchControl, MatchRevision, current_revision},
            },
            match_action::MatchAction,
            policy::Policy,
            reply::{self, Body, Deferral, Message, delete_menu_after},
        },
        view::{
            self,
            board_style::BoardStyle,
            components, match_menu,
            move_menus::{self, Choices},
            next::unknown_control,
            proposal, rules_pages,
        },
    },
    play::{Actor, Command, DeclineReason, Match, Phase, Refusal, conditional_moves::LineChange},
    say,
};

impl Control for MatchControl {
    const AUDIENCE: Audience<Self> = Audience::Everybody;

    fn policy(&self, private: bool) -> Policy {
        use Deferral::{None, Private, Public, Update};
        use RequestKind::{Challenge, Move, Other, Picture};
        match *self {
            MatchControl::Accept(_) => Policy::new(Other, Public),
            MatchControl::Propose(_)
            | MatchControl::More(_)
            | MatchControl::Planned(_)
            | MatchControl::Record(_) => Policy::new(Other, Private),
            MatchControl::Decline(_)
            | MatchControl::Reason(_)
            | MatchControl::Choose(..)
            | MatchControl::Cancel(_)
            | MatchControl::Keep(_) => Policy::new(Other, Update),
            MatchControl::Send(..) => Policy::new(Challenge, Public),
            MatchControl::Move(_) => Policy::new(Move, Deferral::update_if_private(private)),
            MatchControl::Piece(_) => Policy::new(Move, Update),
            MatchControl::To(_) | MatchControl::Typed(_) => Policy::new(Move, Public),
            MatchControl::Type(_) => Policy::new(Move, None),
            MatchControl::Plan(_) | MatchControl::PlanAgain(..) => Policy::new(Other, None),
            MatchControl::Action(action, _) => Policy::new(action.cost(), action.deferral(private)),
            MatchControl::Sure(Confirmed(action), _) => Policy::new(action.cost(), Public),
            MatchControl::Rules(_) | MatchControl::Analyse(_) | MatchControl::Hint(_) => {
                Policy::new(Picture, Private)
            }
            MatchControl::Replay(_) => Policy::slow(Picture, Private),
        }
    }

    async fn press(self, app: &App, call: &Call, values: &[String]) -> Answer {
        let chosen = first(values);
        match self {
            MatchControl::Accept(at) => accept(app, call, at).await,
            MatchControl::Decline(at) => {
                act(app, call, at, Command::Decline { reason: None }).await
            }
            MatchControl::Reason(at) => {
                let reason = DeclineReason::from_key(chosen);
                act(app, call, at, Command::Decline { reason }).await
            }
            MatchControl::Propose(at) => propose(app, call, at, TermsDraft::default()).await,
            MatchControl::Choose(term, at, draft) => {
                propose(app, call, at, draft.with(term, chosen)).await
            }
            MatchControl::Send(at, draft) => counter(app, call, at, draft).await,
            MatchControl::Cancel(at) => act(app, call, at, Command::Cancel).await,
            MatchControl::Move(at) => {
                let pieces = piece_menu(call, &my_turn(app, call, at).await?);
                Ok(reply::in_place_of(pieces, call.menu()))
            }
            MatchControl::Piece(at) => {
                let game = my_turn(app, call, at).await?;
                Ok(Body::Update(destination_menu(app, call, &game, chosen).await).into())
            }
            MatchControl::To(at) => play(app, call, at, chosen).await,
            MatchControl::Type(at) => {
                let game = my_turn(app, call, at).await?;
                Ok(Body::Modal(form(call, at, &game)).into())
            }
            MatchControl::Plan(at) => {
                let game = load_if_current(app, call, at).await?;
                plan::form(app, call, &game).await
            }
            MatchControl::PlanAgain(at, stored) => {
                let game = load_if_current(app, call, at).await?;
                plan::form_again(app, call, &game, stored).await
            }
            MatchControl::Hint(at) => {
                hint::show(app, call, &load_if_current(app, call, at).await?).await
            }
            MatchControl::More(at) => {
                let game = load_if_current(app, call, at).await?;
                Ok(match_menu::menu(call, &game, app.clock.now())?.into())
            }
            MatchControl::Action(action, at) if action.needs_confirmation() => {
                let game = load_if_current(app, call, at).await?;
                match_menu::question(call, &game, action, app.clock.now())
            }
            MatchControl::Action(action, at) | MatchControl::Sure(Confirmed(action), at) => {
                carry_out(app, call, at, action).await
            }
            MatchControl::Keep(_) => {
                Ok(Body::Update(Message::private(say!(call.locale, "sure-kept"))).into())
            }
            MatchControl::Rules(at) => {
                let game = games::load(app, at.game).await?;
                Ok(rules_pages::rules_reply(call.locale, &game.terms().ruleset))
            }
            MatchControl::Replay(at) => {
                let game = games::load(app, at.game).await?;
                replay::replay_animation(app, call, &game, &Options::default()).await
            }
            MatchControl::Analyse(at) => analyse::usual_page(app, call, at.game).await,
            MatchControl::Record(at) => {
                let game = games::load(app, at.game).await?;
                record::record_file(app, call, &game, &Options::default()).await
            }
            MatchControl::Typed(_) | MatchControl::Planned(_) => Err(unknown_control(call)),
        }
    }
}

impl Form for MatchControl {
    fn policy(&self, private: bool) -> Policy {
        Control::policy(self, private)
    }

    async fn submit(self, app: &App, call: &Call, fields: &[(String, String)]) -> Answer {
        match (self, components::typed_move(fields)) {
            (MatchControl::Typed(at), Some(text)) => play(app, call, at, text).await,
            (MatchControl::Planned(at), Some(text)) => {
                let game = load_if_current(app, call, at).await?;
                let reply = plan::change(app, call, &game, text, LineChange::Replace).await?;
                Ok(delete_menu_after(reply, call.menu()))
            }
            _ => Err(unknown_control(call)),
        }
    }
}

async fn accept(app: &App, call: &Call, at: MatchRevision) -> Answer {
    check_answer(app, call, &games::load(app, at.game).await?).await?;
    act(app, call, at, app::accept()).await
}

/// Checks that the user may start games here and may answer this challenge.
async fn check_answer(app: &App, call: &Call, game: &Match) -> Result<(), Failure> {
    may_begin_from(app, call, game).await?;
    may_answer(app, call, game).await
}

async fn act(app: &App, call: &Call, at: MatchRevision, command: Command) -> Answer {
    moves::act(app, call, at.game, command, Some(at.seq)).await
}

/// Performs an action, already confirmed if it is irreversible, and removes the menu that led to it.
async fn carry_out(app: &App, call: &Call, at: MatchRevision, action: MatchAction) -> Answer {
    if action.can_start_match() {
        check_answer(app, call, &games::load(app, at.game).await?).await?;
    }
    let reply = act(app, call, at, action.command()).await?;
    Ok(delete_menu_after(reply, call.menu()))
}

/// Plays a move, and removes the menu that led to it.
async fn play(app: &App, call: &Call, at: MatchRevision, text: &str) -> Answer {
    let text = text.to_owned();
    let reply = act(app, call, at, Command::Move { text }).await?;
    Ok(delete_menu_after(reply, call.menu()))
}

/// The menus of a counter-proposal, if the user may make one.
async fn propose(app: &App, call: &Call, at: MatchRevision, draft: TermsDraft) -> Answer {
    let game = load_if_current(app, call, at).await?;
    let by = Actor::Player(call.player.id);
    let command = Command::Decline { reason: None };
    game.decide(by, &command, app.clock.now())
        .map_err(|refusal| failure::refusal_failure(refusal, &game))?;
    let menus = proposal::proposal_menus(call, &game, draft);
    Ok(reply::in_place_of(menus, call.menu()))
}

/// Sends a counter-proposal, and removes its menus.
async fn counter(app: &App, call: &Call, at: MatchRevision, draft: TermsDraft) -> Answer {
    let game = load_if_current(app, call, at).await?;
    check_answer(app, call, &game).await?;
    let command = Command::Counter(draft.over(game.terms()));
    let reply = act(app, call, at, command).await?;
    Ok(delete_menu_after(reply, call.menu()))
}

/// The match of a control, if the user plays in it and the control is not outdated.
async fn load_if_current(app: &App, call: &Call, at: MatchRevision) -> Result<Match, Failure> {
    let game = games::load(app, at.game).await?;
    if !game.takes_part(call.player.id) {
        return Err(failure::refusal_failure(Refusal::NotYours, &game));
    }
    if at.seq < game.position_seq() || at.seq > game.seq() {
        let stale = Refusal::Stale {
            seen: at.seq,
            now: game.seq(),
        };
        return Err(failure::refusal_failure(stale, &game));
    }
    Ok(game)
}

/// Like [`load_if_current`], if it is also the user's turn.
async fn my_turn(app: &App, call: &Call, at: MatchRevision) -> Result<Match, Failure> {
    let game = load_if_current(app, call, at).await?;
    let refusal = match game.phase() {
        Phase::Over => Refusal::Over,
        _ if game.to_move() == Some(call.player.id) => return Ok(game),
        _ => Refusal::NotYourTurn,
    };
    Err(failure::refusal_failure(refusal, &game))
}

/// The menus of a move, and the button for typing one.
fn move_rows(call: &Call, game: &Match, chosen: Option<&Choices>) -> Vec<CreateActionRow> {
    let at = current_revision(game);
    let ids = [MatchControl::Piece(at), MatchControl::To(at)];
    let mut rows = move_menus::rows(call.locale, ids, game.record().position(), chosen);
    let typed = components::secondary_button(call.locale, MatchControl::Type(at), "button-type");
    rows.push(CreateActionRow::Buttons(vec![typed]));
    rows
}

fn piece_menu(call: &Call, game: &Match) -> Message {
    let number = game.id().0.to_string();
    Message::private(say!(call.locale, "menu-move", number = number))
        .with_rows(move_rows(call, game, None))
}

/// The menu of destinations of the chosen piece, with a picture that highlights them.
async fn destination_menu(app: &App, call: &Call, game: &Match, from: &str) -> Message {
    let position = game.record().position();
    let Some(piece) = move_menus::piece(call.locale, position, from) else {
        return piece_menu(call, game);
    };
    let style = BoardStyle::of(app, game, call.locale).await;
    let style = style.for_player(app, game, call.player.id).await;
    let chosen = Some((from, piece.moves.as_slice()));
    Message {
        picture: Some(view::picture_with_targets(game, &style, chosen)),
        rows: move_rows(call, game, Some(&piece)),
        ..Message::private(say!(call.locale, "menu-chosen", piece = piece.label))
    }
}

fn form(call: &Call, at: MatchRevision, game: &Match) -> CreateModal {
    let title = say!(call.locale, "form-title", number = at.game.0.to_string());
    let position = game.record().position();
    components::move_form(call.locale, MatchControl::Typed(at), &title, position, &[])
}

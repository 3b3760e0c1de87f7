//! Buttons, menus and forms of a match: the same doors as the slash commands, reached by pressing.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateInputText, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle,
};

use super::{
    call::{Call, Options},
    commands::{self, Answer, committed},
    custom_id::{At, CustomId},
    failure::Failure,
    look::Look,
    reply::{Body, Message, Reply},
    view, words,
};
use crate::{
    app::App,
    play::{Actor, Command, Match, Phase, Refusal},
    rules::{AnyPosition, Deed, MoveText, Side},
    say,
};

/// The name of the field in which a move is typed.
const FIELD: &str = "move";

/// What using a button or a menu does. `menu` is the private message that it sits on, if it is one.
///
/// # Errors
/// What the asker is to be told instead.
pub async fn press(
    app: &App,
    call: &Call,
    control: &CustomId,
    values: &[String],
    menu: Option<u64>,
) -> Answer {
    let chosen = values.first().map_or("", String::as_str);
    match *control {
        CustomId::Accept(at) => {
            let lot = if rand::random() {
                Side::First
            } else {
                Side::Second
            };
            act(app, call, at, Command::Accept { lot }).await
        }
        CustomId::Decline(at) => act(app, call, at, Command::Decline { reason: None }).await,
        CustomId::Cancel(at) => act(app, call, at, Command::Cancel).await,
        CustomId::Move(at) => Ok(piece_menu(call, &my_turn(app, call, at).await?).into()),
        CustomId::Piece(at) => {
            let game = my_turn(app, call, at).await?;
            let look = Look::of(app, &game, call.locale).await;
            let look = look.for_player(&game, call.player.id);
            Ok(Body::Update(destination_menu(call, &game, &look, chosen)).into())
        }
        CustomId::To(at) => {
            let reply = commands::moves::play_at(app, call, at, chosen).await?;
            Ok(tidied(call, reply, menu))
        }
        CustomId::Type(at) => Ok(Body::Modal(form(call, at)).into()),
        CustomId::Resign(at) => {
            commands::resign_ask(call, &commands::load(app, call.locale, at.game).await?)
        }
        CustomId::ResignYes(at) => {
            let reply = act(app, call, at, Command::Resign).await?;
            Ok(tidied(call, reply, menu))
        }
        CustomId::ResignNo(_) => {
            Ok(Body::Update(Message::private(say!(call.locale, "resign-kept"))).into())
        }
        CustomId::Rules(at) => {
            let game = commands::load(app, call.locale, at.game).await?;
            Ok(commands::rules::explained(
                call.locale,
                &game.terms().ruleset,
            ))
        }
        CustomId::Replay(at) => {
            let game = commands::load(app, call.locale, at.game).await?;
            commands::replay::shown(app, call, &game, &Options::default()).await
        }
        CustomId::Typed(_) => Err(Failure::Said(say!(call.locale, "unknown-control"))),
    }
}

/// What sending a form does.
///
/// # Errors
/// What the asker is to be told instead.
pub async fn submit(
    app: &App,
    call: &Call,
    form: &CustomId,
    fields: &[(String, String)],
    menu: Option<u64>,
) -> Answer {
    let (&CustomId::Typed(at), Some((_, text))) =
        (form, fields.iter().find(|(name, _)| name == FIELD))
    else {
        return Err(Failure::Said(say!(call.locale, "unknown-control")));
    };
    let reply = commands::moves::play_at(app, call, at, text).await?;
    Ok(tidied(call, reply, menu))
}

async fn act(app: &App, call: &Call, at: At, command: Command) -> Answer {
    let acted = app
        .act(
            at.game,
            Actor::Player(call.player.id),
            command,
            Some(at.seq),
            Some(&call.via),
        )
        .await
        .map_err(|error| Failure::from_act(error, call.locale, at.game.0))?;
    Ok(committed(app, call, &acted).await)
}

/// The reply, after which the private menu that led to it says that it is done.
fn tidied(call: &Call, reply: Reply, menu: Option<u64>) -> Reply {
    let done = || Message::private(say!(call.locale, "menu-done"));
    Reply {
        tidy: menu.map(|message| (message, done())),
        ..reply
    }
}

/// The match of a control, provided that it is the asker's turn in just that position.
async fn my_turn(app: &App, call: &Call, at: At) -> Result<Match, Failure> {
    let game = commands::load(app, call.locale, at.game).await?;
    let refusal = if game.side_of(call.player.id).is_none() {
        Refusal::NotYours
    } else if game.seq() != at.seq {
        Refusal::Stale {
            seen: at.seq,
            now: game.seq(),
        }
    } else if game.phase() == Phase::Over {
        Refusal::Over
    } else if game.to_move() != Some(call.player.id) {
        Refusal::NotYourTurn
    } else {
        return Ok(game);
    };
    Err(Failure::Refused {
        refusal,
        game: Some(Box::new(game)),
    })
}

/// The legal moves of one piece on the board, one kind in hand, or one field.
struct Choices {
    /// Where it stands; for a piece in hand what its drops begin with, such as `C@`.
    from: String,
    label: String,
    moves: Vec<MoveText>,
}

/// Whatever can move, in the order of the board.
fn pieces(call: &Call, position: &AnyPosition) -> Vec<Choices> {
    let mut pieces: Vec<Choices> = Vec::new();
    for mv in position.legal_moves() {
        let Some(deed) = position.describe(&mv) else {
            continue;
        };
        let text = mv.to_string();
        let from = deed.from.clone().unwrap_or_else(|| {
            let end = text.find('@').map_or(text.len(), |at| at + 1);
            text[..end].to_owned()
        });
        if let Some(piece) = pieces.iter_mut().find(|piece| piece.from == from) {
            piece.moves.push(mv);
        } else {
            let label = match deed.kind {
                Deed::Sow => say!(call.locale, "menu-field", field = from.clone()),
                Deed::Drop => {
                    let name = words::piece(call.locale, deed.piece);
                    say!(call.locale, "menu-hand", piece = name)
                }
                _ => {
                    let name = words::piece(call.locale, deed.piece);
                    say!(
                        call.locale,
                        "menu-piece-label",
                        piece = name,
                        from = from.clone()
                    )
                }
            };
            pieces.push(Choices {
                from,
                label,
                moves: vec![mv],
            });
        }
    }
    pieces
}

fn select(
    id: &CustomId,
    options: Vec<CreateSelectMenuOption>,
    placeholder: String,
) -> CreateActionRow {
    let kind = CreateSelectMenuKind::String { options };
    CreateActionRow::SelectMenu(
        CreateSelectMenu::new(id.to_string(), kind).placeholder(placeholder),
    )
}

fn piece_options(call: &Call, game: &Match, chosen: Option<&str>) -> CreateActionRow {
    let options = pieces(call, game.record().position())
        .into_iter()
        .take(commands::MOST_CHOICES)
        .map(|piece| {
            let moves: Vec<&str> = piece.moves.iter().map(AsRef::as_ref).collect();
            let selected = chosen == Some(piece.from.as_str());
            CreateSelectMenuOption::new(words::shortened(&piece.label, 100), piece.from)
                .description(words::shortened(&moves.join(", "), 100))
                .default_selection(selected)
        })
        .collect();
    select(
        &CustomId::Piece(view::here(game)),
        options,
        say!(call.locale, "menu-piece"),
    )
}

fn type_button(call: &Call, game: &Match) -> CreateActionRow {
    let id = CustomId::Type(view::here(game));
    CreateActionRow::Buttons(vec![view::button(
        call.locale,
        &id,
        "button-type",
        ButtonStyle::Secondary,
    )])
}

fn piece_menu(call: &Call, game: &Match) -> Message {
    Message {
        rows: vec![piece_options(call, game, None), type_button(call, game)],
        ..Message::private(say!(
            call.locale,
            "menu-move",
            number = game.id().0.to_string()
        ))
    }
}

/// The destinations of the chosen piece, with a picture that marks them.
fn destination_menu(call: &Call, game: &Match, look: &Look, from: &str) -> Message {
    let position = game.record().position();
    let Some(piece) = pieces(call, position)
        .into_iter()
        .find(|piece| piece.from == from)
    else {
        return piece_menu(call, game);
    };
    let options = piece
        .moves
        .iter()
        .take(commands::MOST_CHOICES)
        .map(|mv| {
            let name = words::move_name(call.locale, position, mv);
            CreateSelectMenuOption::new(words::shortened(&name, 100), mv.to_string())
        })
        .collect();
    let to = select(
        &CustomId::To(view::here(game)),
        options,
        say!(call.locale, "menu-to"),
    );
    Message {
        picture: Some(view::pictured(game, look, Some((from, &piece.moves)))),
        rows: vec![
            piece_options(call, game, Some(from)),
            to,
            type_button(call, game),
        ],
        ..Message::private(say!(call.locale, "menu-chosen", piece = piece.label))
    }
}

fn form(call: &Call, at: At) -> CreateModal {
    let title = say!(call.locale, "form-title", number = at.game.0.to_string());
    let field = CreateInputText::new(
        InputTextStyle::Short,
        say!(call.locale, "form-field"),
        FIELD,
    )
    .placeholder(say!(call.locale, "form-hint"))
    .max_length(100)
    .required(true);
    CreateModal::new(
        CustomId::Typed(at).to_string(),
        words::shortened(&title, 45),
    )
    .components(vec![CreateActionRow::InputText(field)])
}

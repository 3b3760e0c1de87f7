//! `/explore [game] [rules] [scope]`: the opening tree of finished games, in an ephemeral message. It names no game and
//! no player.

use crate::{
    analysis::score::PositionValue,
    app::{App, RequestKind},
    discord::{
        commands::{
            rules,
            table::{CommandOption, Cost, Entry, Places, Run, Type, Visibility, labelled_choices},
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::explore::ExplorePage,
            limits::MOST_CHOICES,
            reply::Message,
        },
        view::explore::{Explored, ExploredMove},
    },
    rules::{Ruleset, Side},
    say,
    store::{OPENING_PLIES, has_openings},
};

pub(super) static ENTRY: Entry = Entry {
    name: "explore",
    places: Places::ServersAndDirect,
    cost: Cost::Always(RequestKind::Picture),
    visibility: Visibility::Private,
    slow: false,
    run: Run::Slash(
        &[
            rules::game_field("option-explore-game"),
            rules::ruleset_field("option-rules"),
            CommandOption::new(
                Type::OneOf(|| labelled_choices("scope", ["server", "global"])),
                "scope",
                "option-explore-scope",
            ),
        ],
        |app, call, options| Box::pin(run(app, call, options)),
    ),
};

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let ruleset = rules::chosen_or_ask(call, ENTRY.name, options)?;
    if !has_openings(&ruleset) {
        let usual = Ruleset::presets(ruleset.game())[0].to_string();
        let text = say!(call.locale, "explore-switches", preset = usual);
        let game = Some(ruleset.game());
        return Err(rules::ask(call, ENTRY.name, options, text, game));
    }
    let here = call.guild.is_some() && options.text("scope") == Some("server");
    let page = ExplorePage::start(&ruleset, here);
    Ok(explore_message(app, call, page).await?.into())
}

/// A position of the tree. The computer judges nothing if the position, or the one before it, is on the board of a running
/// game. It does not judge a move after which the position is on such a board.
///
/// # Errors
/// `Failure` when the database fails.
pub(crate) async fn explore_message(
    app: &App,
    call: &Call,
    page: ExplorePage,
) -> Result<Message, Failure> {
    let (me, position) = (call.player.id, page.record.position());
    let guild = call.guild.filter(|_| page.here);
    let moves = app
        .store
        .opening_moves(guild, position, MOST_CHOICES as u32)
        .await?;
    let boards = app.running_boards([call.guild, None], me).await?;
    let judged = page.record.outcome().is_none() && !boards.withhold(&page.record);
    let (mut value, mut values) = (None, Vec::new());
    if judged {
        value = app.glance(page.record.clone()).await;
        if page.record.ply() < OPENING_PLIES {
            values = app.glance_ahead(&page.record, &boards).await;
        }
    }
    let first = position.side_to_move() == Side::First;
    let for_first = |value: PositionValue| if first { value } else { value.for_other() };
    let values = values.into_iter();
    let values: Vec<_> = values
        .map(|(mv, value)| (mv.to_string(), for_first(value)))
        .collect();
    let theme = app.store.preferences(me).await?.theme;
    let explored = Explored {
        locale: call.locale,
        theme: theme
            .and_then(|theme| theme.parse().ok())
            .unwrap_or_default(),
        value: value.map(for_first),
        moves: ExploredMove::of(&moves, &values),
        page,
        on_server: call.guild.is_some(),
    };
    Ok(explored.message())
}

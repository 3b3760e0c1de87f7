//! `/explore [game] [rules] [scope]`: the opening tree of finished games, or of the computer's own games, in an ephemeral
//! message. It names no game and no player.

use crate::{
    analysis::score::PositionValue,
    app::App,
    discord::{
        commands::{
            rules,
            table::{Cost, Entry, Visibility, choice, labelled_choices},
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure},
            ids::explore::{ExplorePage, ExploreScope},
            limits::MAX_CHOICES,
            reply::Message,
        },
        view::explore::{Explored, ExploredMove},
    },
    rules::{AnyPosition, Ruleset, Side},
    say,
    search::openings,
    store::{OPENING_PLIES, OpeningMove, has_openings},
};

pub(super) static ENTRY: Entry = Entry::slash(
    "explore",
    Cost::PICTURE,
    Visibility::Private,
    &[
        rules::game_field("option-explore-game"),
        rules::ruleset_field("option-rules"),
        choice("scope", "option-explore-scope", || {
            labelled_choices("scope", ["server", "global", "computer"])
        }),
    ],
    |app, call, options| Box::pin(run(app, call, options)),
);

pub async fn run(app: &App, call: &Call, options: &Options) -> Answer {
    let ruleset = rules::chosen_or_ask(call, ENTRY.name, options)?;
    if !has_openings(&ruleset) {
        let usual = Ruleset::presets(ruleset.game())[0].to_string();
        let text = say!(call.locale, "explore-switches", preset = usual);
        let game = Some(ruleset.game());
        return Err(rules::ask(call, ENTRY.name, options, text, game));
    }
    let scope = match options.text("scope") {
        Some("server") if call.guild.is_some() => ExploreScope::Server,
        Some("computer") => ExploreScope::Computer,
        _ => ExploreScope::Global,
    };
    let page = ExplorePage::start(&ruleset, scope);
    Ok(explore_message(app, call, page).await?.into())
}

/// A position of the opening tree. Near the board of a running game of the server or of the player, the computer judges
/// nothing, and its own games are not shown. The same holds for every position that follows from a board of the
/// player's own games: the values at the ends of all lines would give away the best move there.
///
/// # Errors
/// `Failure` when the database fails.
pub(crate) async fn explore_message(
    app: &App,
    call: &Call,
    page: ExplorePage,
) -> Result<Message, Failure> {
    let (me, position) = (call.player.id, page.record.position());
    let boards = app.running_boards([call.guild, None], me).await?;
    let withheld = boards.are_reached_from(&page.record) || {
        let own = app.running_boards([None, None], me).await?;
        let mut before = (0..=page.record.ply()).map(|plies| page.record.taken_back(plies));
        before.any(|before| own.contains(before.position()))
    };
    let moves = match page.scope {
        ExploreScope::Computer if withheld => Vec::new(),
        ExploreScope::Computer => own_moves(position),
        scope => {
            let guild = call.guild.filter(|_| scope == ExploreScope::Server);
            let store = &app.store;
            store
                .opening_moves(guild, position, MAX_CHOICES as u32)
                .await?
        }
    };
    let judged = page.record.outcome().is_none() && !withheld;
    let (mut value, mut values) = (None, Vec::new());
    if judged {
        value = app.quick_value(page.record.clone()).await;
        if page.record.ply() < OPENING_PLIES {
            values = app.quick_move_values(&page.record).await;
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
        withheld,
        page,
        on_server: call.guild.is_some(),
    };
    Ok(explored.message())
}

/// What the computer played in a position.
fn own_moves(position: &AnyPosition) -> Vec<OpeningMove> {
    openings::own_moves(position)
        .into_iter()
        .map(|(played, [won, drawn, lost])| OpeningMove {
            played,
            won,
            drawn,
            lost,
        })
        .collect()
}

//! The user command "Challenge to a game": an ephemeral panel with a menu for each term and a button that sends the
//! challenge. The draft is encoded in the controls. `/challenge` without a game opens it too.

use crate::{
    app::App,
    computer,
    discord::{
        access::admission::{can_be_asked, may_begin, may_challenge, server_of},
        commands::table::{Cost, Entry, Places, Run, Visibility},
        model::{
            call::{Call, Person},
            failure::{Answer, Failure},
            ids::invite::{InviteDraft, MAX_RULES_CHARS},
            opponent::Opponent,
        },
        view::invite::invite_menus,
    },
    play::{SideChoice, TimeControl},
    rules::{Game, Ruleset},
    store::{LeaderboardScope, Period, Server, StoreError},
};

pub(super) static ENTRY: Entry = Entry::new(
    "menu-challenge",
    Cost::OTHER,
    Visibility::Private,
    Run::OnPerson(|app, call, person| Box::pin(run(app, call, person))),
)
.in_places(Places::Servers);

/// Opens the panel for that opponent.
///
/// # Errors
/// `Failure` when the user cannot challenge that player, or may not start a game here.
pub async fn run(app: &App, call: &Call, person: &Person) -> Answer {
    let opponent = opponent_of(call, person, Game::ALL[0])?;
    if let Opponent::Player(player) = opponent {
        may_begin(app, call).await?;
        may_challenge(app, call, player).await?;
    }
    let server = server_of(app, call).await?;
    panel_below(app, call, draft(&server, Some(opponent)), &[]).await
}

/// The opponent that a person is: the bot itself is a computer player of usual strength.
///
/// # Errors
/// `Failure` when nobody can play against that account.
pub fn opponent_of(call: &Call, person: &Person, game: Game) -> Result<Opponent, Failure> {
    if person.itself {
        let level = computer::DEFAULT_LEVEL.min(computer::level_count(game));
        return Ok(Opponent::Computer(level));
    }
    can_be_asked(call, person)?;
    Ok(Opponent::Player(person.id))
}

/// The challenge that the panel begins with, by the server's defaults.
#[must_use]
pub fn draft(server: &Server, opponent: Option<Opponent>) -> InviteDraft {
    let usual = server.default_ruleset;
    let usual = usual.filter(|ruleset| ruleset.to_string().len() <= MAX_RULES_CHARS);
    let computer = matches!(opponent, Some(Opponent::Computer(_)));
    InviteDraft {
        opponent,
        ruleset: usual.unwrap_or_else(|| Ruleset::presets(Game::ALL[0])[0]),
        side: SideChoice::Lot,
        time: if computer {
            TimeControl::Unlimited
        } else {
            server.default_time.unwrap_or(TimeControl::DEFAULT)
        },
        rated: !computer,
        claim: false,
    }
}

/// The panel, in which nothing is posted yet, below what could not be read.
///
/// # Errors
/// `Failure` when the user may not start a game here.
pub async fn panel_below(
    app: &App,
    call: &Call,
    mut draft: InviteDraft,
    problems: &[String],
) -> Answer {
    may_begin(app, call).await?;
    if let Some(Opponent::Computer(level)) = &mut draft.opponent {
        *level = (*level).min(computer::level_count(draft.ruleset.game()));
    }
    draft.ruleset = usual_rules(app, call, draft.rated_opponent(), draft.ruleset).await?;
    let mut panel = invite_menus(call, draft);
    let mut lines = problems.to_vec();
    lines.push(panel.content);
    panel.content = lines.join("\n");
    Ok(panel.into())
}

/// The ranks of a leaderboard that count as its top.
const TOP_RANKS: u32 = 5;

/// The rules with the game's fair start, if it has one and both players are in the leaderboard's top five: between strong
/// players the first move decides too much. `opponent` is `None` in a casual game.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub(crate) async fn usual_rules(
    app: &App,
    call: &Call,
    opponent: Option<Opponent>,
    ruleset: Ruleset,
) -> Result<Ruleset, StoreError> {
    let fair = ruleset.with_fair_start(true);
    let (Some(fair), Some(Opponent::Player(opponent))) = (fair, opponent) else {
        return Ok(ruleset);
    };
    let board = LeaderboardScope {
        guild: call.guild,
        pool: app.ratings.pool(&ruleset),
        period: Period::All,
    };
    for player in [call.player.id, opponent] {
        let entry = app.store.own_entry(&board, app.clock.now(), player).await?;
        if entry.is_none_or(|entry| entry.rank > TOP_RANKS) {
            return Ok(ruleset);
        }
    }
    Ok(fair)
}

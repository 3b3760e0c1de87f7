//! Tournaments as JSON lines for `banyan export --tournaments`: players, tables, and pairings with their games.

use std::collections::HashMap;

use crate::{
    play::{PlayerId, TournamentId},
    store::{Account, Store, StoreError},
    tournaments::{Bye, Entrant, Pairing, Placed, StandingsTable, TableRow, Tournament},
    wording::markdown,
};
use serde_json::{Value, json};

/// What the objects say about players.
struct People {
    names: HashMap<PlayerId, String>,
    /// Their accounts, if Discord's ids are wanted.
    accounts: Option<HashMap<PlayerId, Account>>,
}

impl People {
    async fn of(store: &Store, tournament: &Tournament, ids: bool) -> Result<Self, StoreError> {
        let entrants = tournament.entrants().iter();
        let players: Vec<PlayerId> = entrants.map(|entrant| entrant.player).collect();
        let accounts = if ids {
            Some(store.accounts(&players).await?)
        } else {
            None
        };
        let names = store.names(&players).await?;
        Ok(Self {
            names: names.into_iter().collect(),
            accounts,
        })
    }

    /// The seed, by which the objects refer to a player.
    fn entrant(&self, (at, entrant): (usize, &Entrant)) -> Value {
        let player = entrant.player;
        let mut object = json!({
            "seed": at + 1,
            "name": self.names.get(&player),
            "rating": entrant.rating,
            "withdrew_in": entrant.withdrawn,
        });
        if let Some(accounts) = &self.accounts {
            object["id"] = discord_id(accounts.get(&player));
        }
        object
    }
}

/// The Discord id of a person; null for anybody else.
pub fn discord_id(account: Option<&Account>) -> Value {
    match account {
        Some(Account::Person(user)) => user.to_string().into(),
        _ => Value::Null,
    }
}

/// The tournament with that number as one object; `None` if it is gone.
///
/// # Errors
/// [`StoreError::CorruptTournament`] if it does not replay, others when the database fails.
pub async fn object(
    store: &Store,
    id: TournamentId,
    ids: bool,
) -> Result<Option<Value>, StoreError> {
    let Some(tournament) = store.load_tournament(id).await? else {
        return Ok(None);
    };
    let people = People::of(store, &tournament, ids).await?;
    let plan = tournament.plan();
    let entrants = tournament.entrants().iter().enumerate();
    let seed = |player| tournament.seed(player) + 1;
    let podium = tournament.podium().iter();
    let tables = tournament.standings();
    let mut object = json!({
        "tournament": id,
        "title": markdown::without_mentions(&plan.name),
        "format": plan.format,
        "ruleset": plan.ruleset,
        "time_control": plan.time,
        "rated": plan.rated,
        "phase": tournament.phase().key(),
        "round": tournament.round(),
        "players": entrants.map(|entrant| people.entrant(entrant)).collect::<Vec<_>>(),
        "tables": tables.iter().map(|one| table(one, seed)).collect::<Vec<_>>(),
        "pairings": tournament.pairings().iter().map(|one| pairing(one, seed)).collect::<Vec<_>>(),
        "byes": tournament.byes().iter().map(|one| bye(*one, seed)).collect::<Vec<_>>(),
        "podium": podium.map(|one| placed(*one, seed)).collect::<Vec<_>>(),
    });
    if ids {
        object["guild"] = plan.guild.to_string().into();
    }
    Ok(Some(object))
}

fn table(table: &StandingsTable, seed: impl Fn(PlayerId) -> usize) -> Value {
    let row = |row: &TableRow| {
        json!({
            "place": row.place,
            "player": seed(row.player),
            "points": points(row.half_points),
            "tie_break": f64::from(row.tie_break) / 4.0,
            "wins": row.wins,
            "struck": row.annulled,
        })
    };
    let rows: Vec<Value> = table.rows.iter().map(row).collect();
    json!({"division": table.division, "rows": rows})
}

fn pairing(pairing: &Pairing, seed: impl Fn(PlayerId) -> usize) -> Value {
    let decided = pairing.decision.map(|(result, by)| {
        let [first, second] = result.half_points().map(points);
        json!({"points": [first, second], "by": by.key()})
    });
    let games = pairing.games.iter().filter_map(|game| game.match_id);
    json!({
        "number": pairing.id,
        "round": pairing.round,
        "players": pairing.players().map(seed),
        "decided": decided,
        "games": games.collect::<Vec<_>>(),
    })
}

fn bye(bye: Bye, seed: impl Fn(PlayerId) -> usize) -> Value {
    json!({"round": bye.round, "player": seed(bye.player)})
}

fn placed(placed: Placed, seed: impl Fn(PlayerId) -> usize) -> Value {
    json!({"place": placed.place, "player": seed(placed.player)})
}

fn points(half_points: u32) -> f64 {
    f64::from(half_points) / 2.0
}

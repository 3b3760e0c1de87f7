//! `/tournament show player:`: the page of one player of a tournament, with all of their pairings.

use crate::{
    app::App,
    discord::{
        access::games::last_post_link,
        model::{
            call::Call,
            failure::{Answer, Failure},
            limits::MAX_CONTENT_CHARS,
            reply::Reply,
        },
        view::tournament::{fraction, title},
    },
    locale::Locale,
    play::{MatchId, PlayerId},
    say,
    tournaments::{Decided, Format, Pairing, TableRow, Tournament},
    wording::{self, markdown::mention},
};

/// The page of a player, for the user alone.
///
/// # Errors
/// `Failure` if they do not play in the tournament.
pub(super) async fn page(
    app: &App,
    call: &Call,
    tournament: &Tournament,
    player: PlayerId,
) -> Answer {
    let locale = call.locale;
    let tables = tournament.standings();
    let row = tables.iter().flat_map(|table| &table.rows);
    let row = row.into_iter().find(|row| row.player == player);
    if tournament.entrant(player).is_none() {
        return Err(Failure::Invalid(say!(
            locale,
            "tournament-player-not-in",
            player = mention(locale, player),
            title = title(locale, tournament)
        )));
    }
    let heading = heading(locale, tournament, player, row);
    let games = app.store.tournament_games(tournament.id()).await?;
    let mut lines = Vec::new();
    // The newest first, because there may not be room for all.
    let pairings = tournament.pairings().iter().rev();
    for pairing in pairings.filter(|pairing| pairing.has(player)) {
        let mut numbers = Vec::new();
        for id in pairing.games.iter().filter_map(|game| game.match_id) {
            let link = match games.get(&id) {
                Some(game) => last_post_link(app, id, game.guild, game.venue).await?,
                None => None,
            };
            numbers.push(match_link(id, link));
        }
        lines.push(line(locale, tournament, pairing, player, &numbers));
    }
    let more = |pairings| say!(locale, "tournament-page-more", pairings = pairings);
    Ok(Reply::private(as_many_as_fit(heading, &lines, more)))
}

/// A heading with as many lines as there is room for; `more` says how many are left out.
fn as_many_as_fit(heading: String, lines: &[String], more: impl Fn(usize) -> String) -> String {
    let length = |text: &str| text.chars().count() + 1;
    let all: usize = lines.iter().map(|line| length(line)).sum();
    let mut room = MAX_CONTENT_CHARS.saturating_sub(length(&heading));
    let cut = all > room;
    if cut {
        room = room.saturating_sub(length(&more(lines.len())));
    }
    let (mut text, mut shown) = (heading, 0);
    for line in lines {
        if length(line) > room {
            break;
        }
        room -= length(line);
        text = format!("{text}\n{line}");
        shown += 1;
    }
    if cut {
        text = format!("{text}\n{}", more(lines.len() - shown));
    }
    text
}

/// The player, with place and points if they are in a table: who has left a ladder or an earlier season is in none.
fn heading(
    locale: Locale,
    tournament: &Tournament,
    player: PlayerId,
    row: Option<&TableRow>,
) -> String {
    let name = mention(locale, player);
    let title = title(locale, tournament);
    let heading = match row {
        Some(row) => say!(
            locale,
            "tournament-page",
            player = name,
            title = title,
            place = row.place.to_string(),
            points = fraction(row.half_points * 2)
        ),
        None => say!(
            locale,
            "tournament-page-unplaced",
            player = name,
            title = title
        ),
    };
    if row.map_or_else(|| !tournament.is_active(player), |row| row.withdrawn) {
        say!(locale, "tournament-line-left", line = heading)
    } else {
        heading
    }
}

fn match_link(id: MatchId, link: Option<String>) -> String {
    link.map_or_else(|| format!("#{id}"), |link| format!("[#{id}]({link})"))
}

/// "Round 2: **1** against @Bob · [#12](link)"; a ladder has no rounds.
fn line(
    locale: Locale,
    tournament: &Tournament,
    pairing: &Pairing,
    player: PlayerId,
    games: &[String],
) -> String {
    let half_points = pairing.half_points_of(player);
    let points = match pairing.decision {
        None => "…".to_owned(),
        Some((_, Decided::Forfeit)) if half_points == 2 => "+".to_owned(),
        Some((_, Decided::Forfeit)) if half_points == 0 => "–".to_owned(),
        Some(_) => fraction(half_points * 2),
    };
    let opponent = pairing.opponent_of(player);
    let round = pairing.round;
    let line = match opponent.map(|opponent| mention(locale, opponent)) {
        Some(opponent) if matches!(tournament.plan().format, Format::Ladder { .. }) => {
            format!("**{points}** {opponent}")
        }
        Some(opponent) => say!(
            locale,
            "tournament-page-line",
            round = round,
            points = points,
            opponent = opponent
        ),
        None => say!(
            locale,
            "tournament-page-bye",
            round = round,
            points = points
        ),
    };
    if games.is_empty() {
        return line;
    }
    format!("{line} · {}", wording::join_list(locale, games))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_counted() {
        let more = |lines: usize| format!("and {lines} more");
        let fits = |count: usize, length: usize| {
            let lines = vec!["x".repeat(length); count];
            let text = as_many_as_fit("heading".to_owned(), &lines, more);
            let shown = text.lines().filter(|line| line.starts_with('x')).count();
            let left = text.lines().last().map(str::to_owned);
            (text.chars().count(), shown, left.unwrap_or_default())
        };
        assert_eq!(fits(2, 10), (29, 2, "x".repeat(10)));
        // 7 + 83 * 24 + 1 are 2,000 characters.
        assert_eq!(fits(83, 23), (1_999, 83, "x".repeat(23)));
        assert_eq!(fits(84, 23), (1_986, 82, "and 2 more".to_owned()));
        assert_eq!(fits(300, 23).2, "and 218 more");
        assert_eq!(fits(1, 3_000), (18, 0, "and 1 more".to_owned()));
    }
}

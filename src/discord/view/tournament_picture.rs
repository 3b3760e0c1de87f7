//! The picture of a tournament: its table, one for each division of a league, or the bracket of a knockout. Pure.

use std::{cmp::Ordering, collections::BTreeMap};

use crate::{
    discord::api::attachments::Attachment,
    locale::Locale,
    play::PlayerId,
    render::{
        self, BracketPairing, BracketPicture, BracketPlayer, BracketRound, Cell, Picture,
        Standings, StandingsRow, Theme,
    },
    say,
    tournaments::{
        Bracket, Decided, Format, Pairing, StandingsTable, TableRow, Tournament,
        knockout::{Node, Slot},
        table_cells::{Meeting, TableCell},
    },
    wording::{self, markdown},
};

/// The heading of the final; all earlier rounds have their number.
const FINAL: &str = "🏆";

/// The heading of the match for third place if the fonts cannot write the words.
const THIRD_PLACE: &str = "3.";

/// How one viewer sees a tournament.
#[derive(Clone, Copy, Debug)]
pub struct TournamentStyle<'a> {
    /// The language.
    pub locale: Locale,
    /// The theme.
    pub theme: Theme,
    /// The names of the players. One that the fonts cannot draw begins with the player's number: "#3 名前".
    pub names: &'a BTreeMap<PlayerId, String>,
    /// The player whose row is marked.
    pub viewer: Option<PlayerId>,
}

impl TournamentStyle<'_> {
    fn name(&self, player: PlayerId) -> String {
        let known = self.names.get(&player).cloned();
        known.unwrap_or_else(|| say!(self.locale, "former-player"))
    }
}

/// The picture of a tournament as it is now, with all results in its alt text; `None` before the first round.
#[must_use]
pub fn picture(tournament: &Tournament, style: &TournamentStyle<'_>) -> Option<Attachment> {
    if tournament.round() == 0 && tournament.ladder().is_empty() {
        return None;
    }
    let (picture, lines) = match tournament.plan().format {
        Format::Knockout { .. } => bracket(tournament, style),
        _ => tables(tournament, style),
    };
    let alt = format!("{}\n{}", plain_title(tournament), lines.join("\n"));
    Some(Attachment {
        name: format!("tournament-{}.png", tournament.id()),
        bytes: picture.png,
        alt: wording::truncate(&alt, wording::ALT_LIMIT),
    })
}

/// The title as plain text.
#[must_use]
pub fn plain_title(tournament: &Tournament) -> String {
    markdown::without_mentions(&tournament.plan().name)
}

/// The title in the picture: the number, if the fonts cannot write the title.
fn drawn_title(tournament: &Tournament) -> String {
    let title = plain_title(tournament);
    if render::can_write_all(&title) {
        title
    } else {
        format!("🏆 #{}", tournament.id())
    }
}

/// "2/5", the round and how many there are, as far as that is known; or a league's season.
fn note(tournament: &Tournament, locale: Locale) -> String {
    let league = matches!(tournament.plan().format, Format::League { .. });
    match (tournament.regular_round(), tournament.rounds()) {
        (0, _) => String::new(),
        (season, _) if league => {
            say!(locale, "tournament-season", season = season).replace("**", "")
        }
        (round, Some(rounds)) => format!("{round}/{rounds}"),
        (round, None) => round.to_string(),
    }
}

/// All tables below each other, and a line of text for each row.
fn tables(tournament: &Tournament, style: &TournamentStyle<'_>) -> (Picture, Vec<String>) {
    let (mut drawn, mut lines) = (Vec::new(), Vec::new());
    for table in &tournament.standings() {
        let division = table.division.map(|number| {
            let number = number.to_string();
            say!(style.locale, "tournament-division", number = number)
        });
        lines.extend(division.clone());
        lines.extend(table.rows.iter().map(|row| line(tournament, row, style)));
        drawn.push(standings(tournament, table, division, style));
    }
    (Standings::draw_all(&drawn), lines)
}

fn standings(
    tournament: &Tournament,
    table: &StandingsTable,
    division: Option<String>,
    style: &TournamentStyle<'_>,
) -> Standings {
    let format = tournament.plan().format;
    let everybody_meets = matches!(format, Format::RoundRobin { .. } | Format::League { .. });
    let crossed = everybody_meets && table.rows.len() <= Standings::MAX_CELLS;
    let (marks, columns) = match format {
        Format::Ladder { .. } => (vec![Vec::new(); table.rows.len()], 0),
        _ if crossed => (tournament.cross_table(table), table.rows.len()),
        _ => (
            tournament.round_table(table),
            usize::from(tournament.regular_round()),
        ),
    };
    let cell = |mark: &TableCell| match mark {
        TableCell::Bye if matches!(format, Format::Swiss { .. }) => Cell::Other("+".to_owned()),
        mark => cell(mark, crossed),
    };
    let rows = table
        .rows
        .iter()
        .zip(&marks)
        .map(|(row, marks)| StandingsRow {
            place: row.place.into(),
            name: style.name(row.player),
            cells: marks.iter().map(cell).collect(),
            totals: totals(format, row),
            out: row.withdrawn,
            marked: style.viewer == Some(row.player),
        });
    let title: Vec<String> = [drawn_title(tournament)]
        .into_iter()
        .chain(division)
        .collect();
    Standings {
        title: title.join(" · "),
        note: note(tournament, style.locale),
        headings: (1..=columns).map(|column| column.to_string()).collect(),
        totals: headings(format, style.locale),
        rows: rows.collect(),
        theme: style.theme,
    }
}

/// The headings of the totals: points and tie-breaks, or won and lost games.
fn headings(format: Format, locale: Locale) -> Vec<String> {
    let points = say!(locale, "tournament-points");
    match format {
        Format::Ladder { .. } => vec!["+".to_owned(), "–".to_owned()],
        Format::Swiss { .. } => vec![points, "BH".to_owned()],
        _ => vec![points, "SB".to_owned()],
    }
}

fn totals(format: Format, row: &TableRow) -> Vec<String> {
    match format {
        Format::Ladder { .. } => {
            let lost = row.played.saturating_sub(row.wins);
            vec![row.wins.to_string(), lost.to_string()]
        }
        _ => vec![
            drawn_number(row.half_points * 2),
            drawn_number(row.tie_break),
        ],
    }
}

/// Quarter points in the glyphs that pictures have: "2½", "11.25".
fn drawn_number(quarters: u32) -> String {
    let whole = quarters / 4;
    match (whole, quarters % 4) {
        (whole, 0) => whole.to_string(),
        (0, 2) => "½".to_owned(),
        (whole, 2) => format!("{whole}½"),
        (whole, part) => format!("{whole}.{}", part * 25),
    }
}

fn cell(mark: &TableCell, crossed: bool) -> Cell {
    let meetings = match mark {
        TableCell::Own => return Cell::Own,
        TableCell::Empty | TableCell::Bye => return Cell::Empty,
        TableCell::Met(meetings) => meetings,
    };
    let sign = |meeting: &Meeting| {
        if crossed {
            meeting.sign().to_owned()
        } else {
            meeting.sign_with_place()
        }
    };
    let text = meetings.iter().map(sign).collect();
    let half_points: u32 = meetings.iter().map(|meeting| meeting.half_points).sum();
    match half_points.cmp(&(meetings.len() as u32)) {
        Ordering::Greater => Cell::Won(text),
        Ordering::Equal => Cell::Drawn(text),
        Ordering::Less => Cell::Lost(text),
    }
}

/// A row of a table in words.
fn line(tournament: &Tournament, row: &TableRow, style: &TournamentStyle<'_>) -> String {
    let points = match tournament.plan().format {
        Format::Ladder { .. } => totals(tournament.plan().format, row).join(":"),
        _ => drawn_number(row.half_points * 2),
    };
    let key = if row.tie_break > 0 {
        "tournament-line-fine"
    } else {
        "tournament-line"
    };
    let line = say!(
        style.locale,
        key,
        place = row.place.to_string(),
        player = style.name(row.player),
        points = points,
        fine = drawn_number(row.tie_break)
    );
    if row.withdrawn {
        say!(style.locale, "tournament-line-left", line = line)
    } else {
        line
    }
}

/// The bracket from the round that is played, or the last rounds, and a line of text for each meeting of these.
fn bracket(tournament: &Tournament, style: &TournamentStyle<'_>) -> (Picture, Vec<String>) {
    let bracket = Bracket::of(tournament);
    let count = bracket.rounds.len();
    let current = usize::from(tournament.round()).saturating_sub(1);
    let from = current.min(count.saturating_sub(BracketPicture::MAX_ROUNDS));
    let meeting = |node: &Node| meeting(tournament, node, style);
    let rounds: Vec<BracketRound> = bracket
        .rounds
        .iter()
        .enumerate()
        .map(|(at, nodes)| BracketRound {
            heading: if at + 1 == count {
                FINAL.to_owned()
            } else {
                (at + 1).to_string()
            },
            pairings: nodes.iter().map(meeting).collect(),
        })
        .collect();
    let third = say!(style.locale, "tournament-alt-third");
    let heading = if render::can_write_all(&third) {
        third.clone()
    } else {
        THIRD_PLACE.to_owned()
    };
    let third_place = bracket
        .third_place
        .as_ref()
        .map(|node| (heading, meeting(node)));
    let mut lines = Vec::new();
    for (at, round) in rounds.iter().enumerate().skip(from) {
        let name = if at + 1 == count {
            say!(style.locale, "tournament-alt-final")
        } else {
            say!(style.locale, "tournament-alt-round", round = at + 1)
        };
        lines.extend(in_words(style.locale, &name, &round.pairings));
    }
    if let Some((_, pairing)) = &third_place {
        let pairing = std::slice::from_ref(pairing);
        lines.extend(in_words(style.locale, &third, pairing));
    }
    let drawn = BracketPicture {
        title: drawn_title(tournament),
        // The columns tell the round; "1/3" beside them looks like a part of the final.
        note: String::new(),
        rounds,
        from,
        third_place,
        theme: style.theme,
    };
    (drawn.draw(), lines)
}

fn meeting(tournament: &Tournament, node: &Node, style: &TournamentStyle<'_>) -> BracketPairing {
    let pairing = node.pairing.and_then(|id| tournament.pairing(id));
    let player = |place: Slot| {
        let Some(player) = place.player() else {
            return BracketPlayer::default();
        };
        let undecided = pairing.is_none() || node.winner == Slot::Open;
        BracketPlayer {
            name: style.name(player),
            score: pairing.map_or_else(String::new, |pairing| score(pairing, player)),
            won: (!undecided).then(|| node.winner == place),
            marked: style.viewer == Some(player),
        }
    };
    BracketPairing {
        players: node.places.map(player),
    }
}

/// The points of a player from a pairing, or the sign of a forfeit. Empty before anything is decided.
fn score(pairing: &Pairing, player: PlayerId) -> String {
    let half_points = pairing.half_points_of(player);
    match pairing.decision {
        Some((_, Decided::Forfeit)) if half_points > 0 => "+".to_owned(),
        Some((_, Decided::Forfeit)) => "–".to_owned(),
        Some((_, Decided::Ruling)) => drawn_number(half_points * 2),
        _ if pairing.played() == 0 => String::new(),
        _ => {
            let [first, second] = pairing.score();
            let own = if player == pairing.first {
                first
            } else {
                second
            };
            drawn_number(own * 2)
        }
    }
}

/// "Round 1: Alice 1, Bob 0" for each meeting that somebody has reached.
fn in_words(locale: Locale, name: &str, pairings: &[BracketPairing]) -> Vec<String> {
    let side = |player: &BracketPlayer| format!("{} {}", player.name, player.score);
    let reached = |player: &&BracketPlayer| !player.name.is_empty();
    let meeting = |pairing: &BracketPairing| {
        let sides: Vec<String> = pairing.players.iter().filter(reached).map(side).collect();
        let sides: Vec<&str> = sides.iter().map(|side| side.trim_end()).collect();
        (!sides.is_empty()).then(|| format!("{name}: {}", wording::join_list(locale, &sides)))
    };
    pairings.iter().filter_map(meeting).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_only_glyphs_that_are_drawn() {
        let said = [0, 1, 2, 3, 4, 6, 45, 46].map(drawn_number);
        let expected = ["0", "0.25", "½", "0.75", "1", "1½", "11.25", "11½"];
        assert_eq!(said, expected);
    }
}

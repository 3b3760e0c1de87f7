//! The results of tournaments and of the seasons of leagues, in words. Pure.

use std::collections::BTreeSet;

use crate::{
    discord::view::tournament::{podium, podium_in_brief, title},
    locale::Locale,
    play::PlayerId,
    say,
    tournaments::{Cancelled, DivisionResult, Placed, Tournament, TournamentOutcome},
    wording::{self, markdown::mention},
};

/// The most players whom one message of a result names: as many as always fit. Discord takes at most 100 mentions.
const MAX_NAMED: usize = 50;

/// The most divisions that the result of a season lists.
const MAX_DIVISIONS: usize = 6;

/// The most promoted players of a division, and the most relegated ones, whom the result of a season names.
const MAX_NAMED_MOVERS: usize = 3;

/// One message of a result: its text, and the players whom it names, each once.
pub struct ResultPart {
    pub text: String,
    pub named: BTreeSet<PlayerId>,
}

/// The players whom the result is about: who stands on the podium, who took part in a tournament that was cancelled, or
/// whom the result of a season names.
#[must_use]
pub fn concerned(tournament: &Tournament, outcome: TournamentOutcome) -> BTreeSet<PlayerId> {
    match outcome {
        TournamentOutcome::Over => placed(tournament.podium()).collect(),
        TournamentOutcome::NotHeld(_) | TournamentOutcome::EndedEarly => {
            tournament.active().collect()
        }
        TournamentOutcome::SeasonOver(season) => {
            let divisions = tournament.season_result(season).into_iter();
            divisions.take(MAX_DIVISIONS).flat_map(named).collect()
        }
    }
}

/// The messages of a result. Where players are named only to be notified, those in `pings` are.
#[must_use]
pub fn result_parts(
    tournament: &Tournament,
    outcome: TournamentOutcome,
    locale: Locale,
    pings: &BTreeSet<PlayerId>,
) -> Vec<ResultPart> {
    let heading = heading(tournament, outcome, locale);
    let mut parts = match outcome {
        TournamentOutcome::Over => {
            let chunks = tournament.podium().chunks(MAX_NAMED);
            let part = |chunk: &[Placed]| ResultPart {
                text: podium(locale, chunk),
                named: placed(chunk).collect(),
            };
            chunks.map(part).collect()
        }
        TournamentOutcome::NotHeld(_) | TournamentOutcome::EndedEarly => {
            let told: Vec<PlayerId> = pings.iter().copied().collect();
            let part = |chunk: &[PlayerId]| ResultPart {
                text: names(locale, chunk),
                named: chunk.iter().copied().collect(),
            };
            told.chunks(MAX_NAMED).map(part).collect()
        }
        TournamentOutcome::SeasonOver(season) => {
            let divisions = tournament.season_result(season);
            let text = season_lines(locale, &divisions);
            let named = divisions.into_iter().take(MAX_DIVISIONS).flat_map(named);
            vec![ResultPart {
                text,
                named: named.collect(),
            }]
        }
    };
    match parts.first_mut() {
        Some(first) => first.text = format!("{heading}\n{}", first.text),
        None => parts.push(ResultPart {
            text: heading,
            named: BTreeSet::new(),
        }),
    }
    parts
}

/// The result for one player: all of it for a direct message, or only what concerns them for the channel, where the
/// whole result is already posted; `None` if nothing there concerns them.
#[must_use]
pub fn result_for(
    tournament: &Tournament,
    outcome: TournamentOutcome,
    locale: Locale,
    player: PlayerId,
    direct: bool,
) -> Option<String> {
    let heading = heading(tournament, outcome, locale);
    let text = match outcome {
        TournamentOutcome::Over if direct => podium_in_brief(tournament, locale),
        TournamentOutcome::Over => {
            let mut all = tournament.podium().iter();
            podium(locale, &[*all.find(|placed| placed.player == player)?])
        }
        TournamentOutcome::NotHeld(_) | TournamentOutcome::EndedEarly if direct => {
            return Some(heading);
        }
        TournamentOutcome::NotHeld(_) | TournamentOutcome::EndedEarly => mention(locale, player),
        TournamentOutcome::SeasonOver(season) if direct => {
            season_lines(locale, &tournament.season_result(season))
        }
        TournamentOutcome::SeasonOver(season) => {
            let divisions = tournament.season_result(season);
            let at = divisions
                .iter()
                .position(|division| named(division.clone()).any(|one| one == player))?;
            division_line(locale, at, &divisions[at])
        }
    };
    Some(format!("{heading}\n{text}"))
}

/// "Spring Cup is over", or why it was cancelled.
fn heading(tournament: &Tournament, outcome: TournamentOutcome, locale: Locale) -> String {
    let title = title(locale, tournament);
    match outcome {
        TournamentOutcome::Over => say!(locale, "tournament-ended", title = title),
        TournamentOutcome::NotHeld(Cancelled::TooFew) => say!(
            locale,
            "tournament-not-held-few",
            title = title,
            players = tournament.active().count(),
            least = tournament.plan().fewest.to_string()
        ),
        TournamentOutcome::NotHeld(Cancelled::ByHand) => {
            say!(locale, "tournament-not-held", title = title)
        }
        TournamentOutcome::EndedEarly => say!(locale, "tournament-stopped", title = title),
        TournamentOutcome::SeasonOver(season) => say!(
            locale,
            "tournament-season-over",
            season = season.to_string(),
            title = title
        ),
    }
}

fn placed(podium: &[Placed]) -> impl Iterator<Item = PlayerId> + '_ {
    podium.iter().map(|placed| placed.player)
}

/// Everybody whom the line of a division names.
fn named(division: DivisionResult) -> impl Iterator<Item = PlayerId> {
    let podium = division.podium.into_iter().map(|placed| placed.player);
    let up = division.promoted.into_iter().take(MAX_NAMED_MOVERS);
    let down = division.relegated.into_iter().take(MAX_NAMED_MOVERS);
    podium.take(MAX_NAMED_MOVERS).chain(up).chain(down)
}

fn names(locale: Locale, players: &[PlayerId]) -> String {
    let names: Vec<String> = players
        .iter()
        .map(|player| mention(locale, *player))
        .collect();
    wording::join_list(locale, &names)
}

fn season_lines(locale: Locale, divisions: &[DivisionResult]) -> String {
    let shown = divisions.iter().take(MAX_DIVISIONS).enumerate();
    let mut lines: Vec<String> = shown
        .map(|(at, division)| division_line(locale, at, division))
        .collect();
    let rest = divisions.len().saturating_sub(MAX_DIVISIONS);
    if rest > 0 {
        lines.push(say!(locale, "tournament-more-divisions", divisions = rest));
    }
    lines.join("\n")
}

/// "Division 2: 🥇 @Alice · 🥈 @Bob · ⬆️ @Alice · ⬇️ @Carol".
fn division_line(locale: Locale, at: usize, division: &DivisionResult) -> String {
    let number = (at + 1).to_string();
    let shown = division.podium.len().min(MAX_NAMED_MOVERS);
    let mut parts = vec![podium(locale, &division.podium[..shown])];
    let moved = [
        ("tournament-promoted", &division.promoted),
        ("tournament-relegated", &division.relegated),
    ];
    for (key, players) in moved {
        let players = &players[..players.len().min(MAX_NAMED_MOVERS)];
        if !players.is_empty() {
            parts.push(say!(locale, key, players = names(locale, players)));
        }
    }
    let division = say!(locale, "tournament-division", number = number);
    format!("**{division}** {}", parts.join(" · "))
}

//! The running games of a tournament, as its post and its reminders list them. Pure.

use crate::{
    discord::model::limits::MAX_CONTENT_CHARS,
    locale::Locale,
    play::{MatchId, PlayerId},
    say,
    wording::markdown::mention,
};

/// The most running games that one message of a reminder lists: as many as always fit, with their links.
pub(crate) const MAX_LISTED: usize = 10;

/// A running game, as the post lists it.
#[derive(Clone, Debug)]
pub struct RunningGame {
    /// The match.
    pub id: MatchId,
    /// The two players.
    pub players: [PlayerId; 2],
    /// The link to its newest post, if it has one in the channel.
    pub link: Option<String>,
    /// Whether it is played in direct messages.
    pub direct: bool,
}

/// A line such as `[#12](link) @Alice – @Bob`.
#[must_use]
pub fn line(game: &RunningGame, locale: Locale) -> String {
    let [first, second] = game.players.map(|player| mention(locale, player));
    let number = match &game.link {
        Some(link) => format!("[#{}]({link})", game.id),
        None => format!("#{}", game.id),
    };
    format!("• {number} {first} – {second}")
}

/// Lists as many games as there is room for, and says how many there are besides.
pub fn list_games(lines: &mut Vec<String>, games: &[RunningGame], locale: Locale) {
    let length = |line: &String| line.chars().count() + 1;
    let mut room = MAX_CONTENT_CHARS.saturating_sub(lines.iter().map(length).sum());
    for (at, game) in games.iter().enumerate() {
        let game = line(game, locale);
        let left = games.len() - at;
        let more = say!(locale, "notice-more", more = left);
        let reserved = if left > 1 { length(&more) } else { 0 };
        let Some(rest) = room.checked_sub(length(&game) + reserved) else {
            lines.push(more);
            return;
        };
        room = rest + reserved;
        lines.push(game);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_without_room_are_counted() {
        let game = |id| RunningGame {
            id: MatchId(id),
            players: [PlayerId(1), PlayerId(2)],
            link: Some(format!(
                "https://discord.com/channels/1/2/{}",
                "3".repeat(100)
            )),
            direct: false,
        };
        let games: Vec<RunningGame> = (1..=40).map(game).collect();
        let listed = |games: &[RunningGame]| {
            let mut lines = vec!["heading".to_owned()];
            list_games(&mut lines, games, Locale::default());
            lines
        };
        assert_eq!(listed(&games[..3]).len(), 4);
        let lines = listed(&games);
        assert!(lines.join("\n").chars().count() <= MAX_CONTENT_CHARS);
        let left = 40 - (lines.len() - 2);
        assert!(
            lines
                .last()
                .is_some_and(|last| last.contains(&format!("{left} more")))
        );
    }
}

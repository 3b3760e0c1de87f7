//! The texts of notices to single players: what has happened, and what waits for them. It sends nothing.

use crate::{
    discord::{
        access::{
            games::{MAX_GAMES, last_post_link, opponent},
            language,
        },
        delivery::bot::{Bot, DeliveryError},
        view::{self, offer},
    },
    locale::Locale,
    play::{Event, Match, MatchId, Phase, PlayerId, Timestamp},
    rules::Ruleset,
    say,
    store::{Job, StoreError},
    wording::{self, markdown},
};

/// The most matches listed in one direct message.
const MAX_LISTED: usize = 8;

impl Bot {
    /// The text of a notice about the event of a job.
    pub(super) async fn event_notice(
        &self,
        job: &Job,
        game: &Match,
        player: PlayerId,
        locale: Locale,
    ) -> Result<String, StoreError> {
        let then = game.as_of(job.seq);
        let accepted = matches!(then.last_event().event, Event::Accepted { .. });
        let post = if accepted || view::never_played(&then) {
            Some(view::unplayed_challenge_post(&then, locale))
        } else {
            offer::offer_post(&then, locale)
        };
        let Some(post) = post else {
            return self.match_notice(game, player, locale).await;
        };
        if accepted && game.to_move() == Some(player) {
            let turn = self.match_notice(game, player, locale).await?;
            return Ok(format!("{}\n{turn}", post.content));
        }
        let link = self.link(game).await?;
        Ok(say!(
            locale,
            "notice-news",
            news = post.content,
            link = link
        ))
    }

    /// The text of a notice about the current state of a match.
    async fn match_notice(
        &self,
        game: &Match,
        player: PlayerId,
        locale: Locale,
    ) -> Result<String, StoreError> {
        let link = self.link(game).await?;
        let waits = game.phase() == Phase::Open || game.to_move() == Some(player);
        if !waits || game.phase() == Phase::Over {
            let news = wording::headline(game, None, locale);
            return Ok(say!(locale, "notice-news", news = news, link = link));
        }
        let waiting = Waiting {
            id: game.id(),
            ruleset: game.terms().ruleset,
            is_challenge: game.phase() == Phase::Open,
            opponent: game.opponent_of(player),
            last: game.record().moves().last().map(ToString::to_string),
            deadline: game.deadline(),
            link,
        };
        Ok(waiting.line(locale))
    }

    /// All matches that wait for a player, nearest deadline first.
    pub(super) async fn waiting_games_text(
        &self,
        player: PlayerId,
    ) -> Result<String, DeliveryError> {
        let store = &self.app.store;
        let locale = language::of_player(&self.app, player).await;
        let mut waiting = store.games_of(player, MAX_GAMES).await?;
        waiting.retain(|game| game.awaits == Some(player));
        let mut lines = vec![say!(locale, "notice-several", count = waiting.len())];
        for game in waiting.iter().take(MAX_LISTED) {
            let link = last_post_link(&self.app, game.id, game.guild, game.venue).await?;
            let waiting = Waiting {
                id: game.id,
                ruleset: game.ruleset,
                is_challenge: game.phase == Phase::Open,
                opponent: opponent(game, player),
                last: None,
                deadline: game.deadline,
                link: link.unwrap_or_default(),
            };
            lines.push(format!("• {}", waiting.line(locale)));
        }
        if waiting.len() > MAX_LISTED {
            lines.push(say!(
                locale,
                "notice-more",
                more = waiting.len() - MAX_LISTED
            ));
        }
        Ok(lines.join("\n"))
    }

    /// The link to the newest post of a match, or an empty text.
    pub(super) async fn link(&self, game: &Match) -> Result<String, StoreError> {
        let link = last_post_link(&self.app, game.id(), game.terms().guild, game.venue()).await?;
        Ok(link.unwrap_or_default())
    }
}

/// One line about a match that waits for a player.
struct Waiting {
    id: MatchId,
    ruleset: Ruleset,
    /// Whether it is a challenge to answer; otherwise a turn.
    is_challenge: bool,
    opponent: Option<PlayerId>,
    /// The last move, if known.
    last: Option<String>,
    deadline: Option<Timestamp>,
    link: String,
}

impl Waiting {
    fn line(&self, locale: Locale) -> String {
        let key = if self.is_challenge {
            "notice-challenge"
        } else {
            "notice-turn"
        };
        let due = self.deadline.map_or_else(String::new, |due| {
            say!(locale, "notice-due", due = wording::relative(due))
        });
        let last = self.last.as_ref().map_or_else(String::new, |last| {
            say!(locale, "notice-last", last = last.clone())
        });
        say!(
            locale,
            key,
            opponent = markdown::mention_or_anyone(locale, self.opponent),
            number = self.id.0.to_string(),
            ruleset = wording::ruleset(locale, &self.ruleset),
            last = last,
            due = due,
            link = self.link.clone()
        )
    }
}

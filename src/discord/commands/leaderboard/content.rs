//! A leaderboard as text and as a picture.

use crate::{
    app::App,
    discord::api::attachments::Attachment,
    locale::Locale,
    play::{PlayerId, Timestamp, rating::PROVISIONAL},
    render::{self, Theme},
    say,
    store::{LeaderboardScope, MONTH_GAMES, Period, RankedPlayer, StoreError},
    wording::{self, markdown},
};

/// A page of a leaderboard, as one reader sees it.
pub(crate) struct LeaderboardContent {
    pub(crate) board: LeaderboardScope,
    pub(crate) now: Timestamp,
    pub(crate) lines: Vec<RankedPlayer>,
    /// The reader's own line, on whatever page it is.
    pub(crate) own: Option<RankedPlayer>,
    pub(crate) locale: Locale,
}

impl LeaderboardContent {
    /// The title: "Jungle on this server, by rating".
    fn title(&self) -> String {
        let pool = wording::pool(self.locale, &self.board.pool);
        let here = self.board.guild.is_some();
        match (self.board.period, here) {
            (Period::All, true) => say!(self.locale, "leaderboard-title-here", pool = pool),
            (Period::All, false) => say!(self.locale, "leaderboard-title", pool = pool),
            (Period::Month(month) | Period::Season(month), _) => {
                let key = match (self.board.period, here) {
                    (Period::Season(_), true) => "leaderboard-title-season-here",
                    (Period::Season(_), false) => "leaderboard-title-season",
                    (_, true) => "leaderboard-title-month-here",
                    (_, false) => "leaderboard-title-month",
                };
                let month = wording::month(self.locale, month);
                say!(self.locale, key, pool = pool, month = month)
            }
        }
    }

    pub(crate) fn heading(&self) -> String {
        format!("**{}**", self.title())
    }

    fn place(&self, line: &RankedPlayer) -> String {
        match (self.board.period, line.rank) {
            (Period::Season(_), 1) => "🥇".to_owned(),
            (Period::Season(_), 2) => "🥈".to_owned(),
            (Period::Season(_), 3) => "🥉".to_owned(),
            (_, place) => format!("`{place}`"),
        }
    }

    /// The player: mentioned on a server's leaderboard, else by name.
    fn who(&self, line: &RankedPlayer) -> String {
        let known = self.board.guild.is_some() || line.name.is_none();
        if known {
            markdown::mention(self.locale, line.player)
        } else {
            markdown::escaped(&self.name(line))
        }
    }

    /// The name, for places without mentions.
    fn name(&self, line: &RankedPlayer) -> String {
        let name = line.name.as_deref().map(markdown::plain);
        name.unwrap_or_else(|| say!(self.locale, "former-player"))
    }

    /// A player's line above the picture: the place, the mention and what the board is ordered by. The picture and its
    /// alternative text have all of [`Self::full_line`], which takes three lines on a phone.
    pub(crate) fn short_line(&self, line: &RankedPlayer) -> String {
        let value = match self.board.period {
            Period::Month(_) => signed_number(line.gain),
            Period::Season(_) | Period::All => line.standing.now(self.now).to_string(),
        };
        format!("{} {} **{value}**", self.place(line), self.who(line))
    }

    fn full_line(&self, line: &RankedPlayer, place: String, who: String) -> String {
        let rating = line.standing.now(self.now);
        let [wins, draws, losses] = line.score;
        let key = match self.board.period {
            Period::Month(_) => "leaderboard-line-month",
            Period::Season(_) => "leaderboard-line-season",
            Period::All => "leaderboard-line",
        };
        say!(
            self.locale,
            key,
            place = place,
            player = who,
            rating = rating.to_string(),
            deviation = format!("{:.0}", rating.deviation),
            gain = signed_number(line.gain),
            wins = wins,
            draws = draws,
            losses = losses
        )
    }

    /// The reader's place if this page does not show it, or what is missing for one.
    pub(crate) async fn own_place(
        &self,
        app: &App,
        player: PlayerId,
        public: bool,
    ) -> Result<Option<String>, StoreError> {
        if public || self.lines.iter().any(|line| line.player == player) {
            return Ok(None);
        }
        if let Some(own) = &self.own {
            let line = self.full_line(own, self.place(own), self.who(own));
            return Ok(Some(say!(self.locale, "leaderboard-own", line = line)));
        }
        let unlisted = app.store.preferences(player).await?.unlisted;
        let mut missing = Vec::new();
        if unlisted {
            missing.push(say!(self.locale, "leaderboard-missing-leave"));
        }
        match self.board.period {
            Period::Season(_) if unlisted => {}
            Period::Season(_) => return Ok(Some(say!(self.locale, "leaderboard-missing-season"))),
            Period::Month(_) => self.missing_this_month(app, player, &mut missing).await?,
            Period::All => self.add_missing(app, player, &mut missing).await?,
        }
        let missing = wording::join_list(self.locale, &missing);
        Ok(Some(say!(
            self.locale,
            "leaderboard-missing",
            missing = missing
        )))
    }

    /// What a player needs to be listed this month.
    async fn missing_this_month(
        &self,
        app: &App,
        player: PlayerId,
        missing: &mut Vec<String>,
    ) -> Result<(), StoreError> {
        let locale = self.locale;
        let counted = app.store.games_counted(&self.board, player).await?;
        let games = MONTH_GAMES.saturating_sub(counted);
        if games > 0 {
            missing.push(say!(locale, "leaderboard-missing-month", games = games));
        }
        let mine = app.store.rated(player, &self.board.pool).await?;
        let deviation = mine.standing.rating.deviation;
        if deviation >= PROVISIONAL {
            missing.push(self.missing_deviation(deviation, PROVISIONAL));
        }
        Ok(())
    }

    /// A rating that is too uncertain: its deviation and the limit.
    fn missing_deviation(&self, deviation: f64, most: f64) -> String {
        say!(
            self.locale,
            "leaderboard-missing-deviation",
            deviation = format!("{deviation:.0}"),
            most = format!("{most:.0}")
        )
    }

    /// What a player needs to be listed by rating, if nothing else is missing.
    async fn add_missing(
        &self,
        app: &App,
        player: PlayerId,
        missing: &mut Vec<String>,
    ) -> Result<(), StoreError> {
        let locale = self.locale;
        let listed = app.ratings.listing;
        let mine = app.store.rated(player, &self.board.pool).await?;
        let games = listed.games.saturating_sub(mine.games);
        if games > 0 {
            missing.push(say!(locale, "leaderboard-missing-games", games = games));
        }
        let opponents = listed.opponents.saturating_sub(mine.opponents);
        if opponents > 0 {
            missing.push(say!(
                locale,
                "leaderboard-missing-opponents",
                opponents = opponents
            ));
        }
        let deviation = mine.standing.now(self.now).deviation;
        if deviation > listed.deviation && mine.games > 0 {
            missing.push(self.missing_deviation(deviation, listed.deviation));
        }
        if mine.listed_until.is_none_or(|until| until <= self.now)
            && missing.is_empty()
            && mine.games > 0
        {
            missing.push(say!(
                locale,
                "leaderboard-missing-active",
                days = listed.days
            ));
        }
        if missing.is_empty() {
            // Listed in general, but without a rated game on this server.
            missing.push(say!(locale, "leaderboard-missing-here"));
        }
        Ok(())
    }

    /// The picture; `None` without lines.
    pub(crate) fn picture(
        &self,
        theme: Theme,
        me: Option<PlayerId>,
        page: u32,
    ) -> Option<Attachment> {
        if self.lines.is_empty() {
            return None;
        }
        let rows = self.lines.iter().map(|line| self.row(line, me)).collect();
        let is_apart = me.is_some_and(|me| self.lines.iter().all(|line| line.player != me));
        let own = self.own.as_ref().filter(|_| is_apart);
        let alt: Vec<String> = self
            .lines
            .iter()
            .map(|line| self.full_line(line, format!("{}.", line.rank), self.name(line)))
            .collect();
        let alt = format!("{}\n{}", self.title(), alt.join("\n")).replace("**", "");
        let drawn = render::Leaderboard {
            title: self.title(),
            note: if page > 0 {
                (page + 1).to_string()
            } else {
                String::new()
            },
            rows,
            own: own.map(|own| self.row(own, me)),
            theme,
        };
        Some(Attachment {
            name: format!("leaderboard-{}.png", self.board.pool.replace('/', "-")),
            bytes: drawn.draw().png,
            alt: wording::truncate(&alt, 1024),
        })
    }

    fn row(&self, line: &RankedPlayer, me: Option<PlayerId>) -> render::LeaderboardRow {
        let rating = line.standing.now(self.now);
        let [wins, draws, losses] = line.score;
        render::LeaderboardRow {
            rank: Some(line.rank),
            name: self.name(line),
            rating: rating.rating.round() as i32,
            deviation: rating.deviation.round() as i32,
            provisional: rating.is_provisional(),
            change: Some((line.gain as f64 / 1000.0).round() as i32),
            trend_values: line.trend.clone(),
            wins,
            draws,
            losses,
            own: me == Some(line.player),
        }
    }
}

/// Thousandths of a point as signed whole points.
fn signed_number(gain: i64) -> String {
    match (gain as f64 / 1000.0).round() as i64 {
        0 => "±0".to_owned(),
        less @ ..0 => format!("−{}", less.abs()),
        more => format!("+{more}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_their_sign() {
        let said = [12_499, -12_500, 400, -400, 0].map(signed_number);
        assert_eq!(said, ["+12", "−13", "±0", "±0", "±0"]);
    }
}

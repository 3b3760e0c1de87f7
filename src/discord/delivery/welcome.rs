//! Posts a greeting, once, in the system channel of each server that the bot is added to.
//!
//! Discord announces every server at every start and after outages. A server is greeted only if the bot joined it after
//! this version first ran; that it was greeted is stored. A greeting that failed for a reason that may pass is tried again
//! for half an hour, and when the server is announced again.

use std::collections::{HashMap, HashSet};

use serde_json::Value;
use serenity::all::{ButtonStyle, CreateButton};

use crate::{
    app::App,
    discord::{
        access::language,
        api::joined::JoinedGuild,
        delivery::{
            bot::{Bot, DeliveryError},
            leaving,
            posting::Outgoing,
        },
        model::{ids::rules_page::RulesPageId, reply::Message},
        view::components,
    },
    lessons,
    locale::Locale,
    play::{ChannelId, GuildId, Timestamp},
    rules::Game,
    say,
    store::StoreError,
    wording,
};

/// The setting with the time since which servers are greeted.
const SINCE_SETTING: &str = "welcome:since";

/// Before the server's id.
const WELCOME_KEY_PREFIX: &str = "welcome:";

/// The states of a server: to be greeted, or greeted.
const STATE_PENDING: &str = "pending";
const STATE_GREETED: &str = "done";

/// Records the first start of this version; servers that the bot joins later are greeted.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub async fn record_first_start(app: &App) -> Result<(), StoreError> {
    if app.store.setting(SINCE_SETTING).await?.is_none() {
        let now = app.clock.now().0.to_string();
        app.store.set_setting(SINCE_SETTING, &now).await?;
    }
    Ok(())
}

/// The servers that need no greeting, loaded once instead of for each announcement.
pub struct GreetedServers {
    /// When this was loaded: another process may have dealt with a server since then.
    loaded: Timestamp,
    since: Timestamp,
    greeted: HashSet<GuildId>,
    /// Servers that the bot was removed from; their games come back with it.
    left: HashSet<GuildId>,
    /// The servers that were handled since `loaded`, and when the bot had joined them.
    handled: HashMap<GuildId, Timestamp>,
}

impl GreetedServers {
    /// Loads the state; `None` if the database fails.
    pub async fn load(app: &App) -> Option<Self> {
        let store = &app.store;
        let load = async {
            let since = store.setting(SINCE_SETTING).await?;
            let ids = |facts: Vec<(String, String)>, state: &str| {
                let facts = facts.into_iter().filter(|(_, value)| value == state);
                facts.filter_map(|(guild, _)| guild.parse().ok()).collect()
            };
            Ok::<_, StoreError>(Self {
                loaded: app.clock.now(),
                handled: HashMap::new(),
                since: Timestamp(since.and_then(|since| since.parse().ok()).unwrap_or(0)),
                greeted: ids(store.settings(WELCOME_KEY_PREFIX).await?, STATE_GREETED),
                left: ids(
                    store.settings(leaving::LEFT_KEY_PREFIX).await?,
                    leaving::STATE_REMOVED,
                ),
            })
        };
        let loaded = load.await;
        loaded
            .inspect_err(|error| {
                tracing::warn!("known servers are asked for one by one: {error:#}");
            })
            .ok()
    }

    /// Whether nothing is to be done for a server.
    #[must_use]
    pub fn is_done(&self, joined: &JoinedGuild) -> bool {
        if self.handled.get(&joined.guild) == Some(&joined.at) {
            return true;
        }
        let greeted = joined.at < self.since || self.greeted.contains(&joined.guild);
        greeted && !self.left.contains(&joined.guild) && joined.at < self.loaded
    }

    /// Marks a server as done.
    pub fn mark_done(&mut self, joined: &JoinedGuild) {
        self.handled.insert(joined.guild, joined.at);
    }
}

impl Bot {
    /// Greets a server, if necessary. False if it could not be done now.
    pub async fn welcome(&self, joined: &JoinedGuild) -> bool {
        let greeted = self.greet_if_due(joined).await;
        if let Err(trouble) = &greeted {
            tracing::warn!(
                guild = %joined.guild,
                ?trouble,
                "a server is not greeted yet"
            );
        }
        greeted.is_ok()
    }

    async fn greet_if_due(&self, joined: &JoinedGuild) -> Result<(), DeliveryError> {
        let store = &self.app.store;
        let since = store.setting(SINCE_SETTING).await?;
        let since = since.and_then(|since| since.parse().ok()).map(Timestamp);
        let key = format!("{WELCOME_KEY_PREFIX}{}", joined.guild);
        if since.is_none_or(|since| joined.at < since) {
            return Ok(());
        }
        let before = store.setting(&key).await?;
        if before.as_deref() == Some(STATE_GREETED) {
            return Ok(());
        }
        store.set_setting(&key, STATE_PENDING).await?;
        if let Some(channel) = joined.channel {
            self.greet(joined, channel, before.is_some()).await?;
        }
        Ok(store.set_setting(&key, STATE_GREETED).await?)
    }

    /// Posts the greeting; if an earlier attempt may have done so, looks for it first.
    async fn greet(
        &self,
        joined: &JoinedGuild,
        channel: ChannelId,
        again: bool,
    ) -> Result<(), DeliveryError> {
        let chosen = language::chosen_for(&self.app, joined.guild).await;
        let locale = chosen.unwrap_or(joined.locale);
        let message = greeting(locale);
        let shows = |sent: &Value| sent["content"] == message.content.as_str();
        let about = format!("welcome {}", joined.guild);
        let outgoing = Outgoing::new(about, &message, again);
        match self.post_once(channel, outgoing, shows).await {
            // If the bot may not write there, the greeting is skipped for good.
            Err(error) if error.is_final() => {
                tracing::info!(
                    guild = %joined.guild,
                    "a server goes without a greeting: {error}"
                );
                Ok(())
            }
            sent => Ok(sent.map(drop)?),
        }
    }
}

/// The greeting, with a button for the rules of each game.
fn greeting(locale: Locale) -> Message {
    let button = |game: &Game| {
        let ruleset = lessons::ruleset(*game);
        CreateButton::new(RulesPageId { ruleset, number: 0 }.to_string())
            .label(wording::game(locale, *game))
            .style(ButtonStyle::Secondary)
    };
    let buttons: Vec<_> = Game::ALL.iter().map(button).collect();
    Message::public(say!(locale, "welcome")).with_rows(components::rows(&buttons))
}

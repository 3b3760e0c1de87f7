//! Runs in which something has happened before the bot starts, by an app on its database.

use std::time::Duration;

use banyan::{
    app::{App, Clock},
    play::{ChannelId, GuildId, PlayerId, Timestamp},
    sandbox::Options,
    store::Store,
};

use super::Run;
use crate::common::{TestEnvironment, player};

/// A clock that stood still so long before this time.
pub(super) fn clock_before(now: Timestamp, age: Duration) -> Clock {
    Clock::manual(Timestamp(now.0 - age.as_millis() as i64))
}

impl Run {
    /// A run in which something has happened before the bot starts. `prepare` gets an app on its database.
    pub(super) async fn prepared(passage: &str, prepare: impl AsyncFnOnce(App, &Self)) -> Self {
        let run = Self {
            env: TestEnvironment::without_bot(Options::default()).await,
        };
        let store = Store::open(&run.env.database_url).await;
        let store = store.expect("a database");
        prepare(App::new(store.clone()), &run).await;
        store.close().await;
        let mut command = run.env.bot_command();
        run.env.spawn_bot(command.env("FAILPOINT", passage));
        run
    }

    /// Somebody of the sandbox, as the bot's player.
    pub(super) async fn player_of(&self, app: &App, name: &str) -> PlayerId {
        let id = self.env.person(name).await.id;
        player(&app.store, id.parse().expect("an id")).await
    }

    /// The sandbox's server.
    pub(super) async fn guild(&self) -> GuildId {
        self.env.guild().await.parse().expect("an id")
    }

    /// The channel in which people play.
    pub(super) async fn channel(&self) -> ChannelId {
        let channel = self.env.channel("games").await;
        ChannelId(channel.parse().expect("an id"))
    }
}

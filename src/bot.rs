//! Starts, supervises and stops a running bot: store, command registration, gateway and worker.

mod admin;
mod processes;
pub mod reception;
mod turns;

use std::{
    collections::BTreeMap,
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use anyhow::{Context as _, anyhow};
use tokio::{
    net::TcpListener,
    sync::watch,
    task::{JoinError, JoinSet},
    time::{sleep, timeout},
};

use admin::WatchedBot;
use processes::{NEWCOMER_SHARES, Processes};
use reception::{InteractionDispatcher, InteractionLimits};
use turns::StoredTurns;

use crate::{
    app::{App, Clock, Limits, Rates},
    backoff::Backoff,
    computer::SearchPool,
    config::Config,
    discord::{
        api::{
            endpoint::Endpoint,
            gateway::{self, Alone, GatewayError, GatewaySetup, IDENTIFY_INTERVAL},
            rest::{Rest, RestError},
        },
        delivery::{bot::Bot, register, welcome},
    },
    play::{GuildId, rating},
    store::{self, InstanceLock, Membership, Presence, Store, StoreError},
    telemetry, worker,
};

const INTERACTION_LIMITS: InteractionLimits = InteractionLimits {
    max_concurrent: 512,
    max_pending: 4_096,
};
/// How long a shutdown waits for answers in progress: as long as a deferred one may take.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(25);
/// The longest pause between two attempts to reach Discord at start-up.
const MAX_START_RETRY_DELAY: Duration = Duration::from_secs(30);
/// Discord's code for too many commands registered in a day.
const TOO_MANY_COMMANDS_TODAY: u64 = 30_034;

/// A running bot.
pub struct RunningBot {
    bot: Arc<Bot>,
    stop: watch::Sender<bool>,
    reception: Arc<InteractionDispatcher>,
    /// Gateway, endpoint, pages for the operator, server events and worker. None of them ends while the bot is healthy.
    parts: JoinSet<Result<(), BotError>>,
    /// The lock on the database, if nobody else may use it.
    _lock: Option<InstanceLock>,
}

/// Why a bot stopped or failed to start.
#[derive(Debug, thiserror::Error)]
pub enum BotError {
    /// The gateway refused the bot; the operator must fix token or intents.
    #[error(transparent)]
    Gateway(#[from] GatewayError),
    /// The database cannot be opened, or another bot uses it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Commands cannot be registered in the server that `dev_guild` names.
    #[error(
        "Discord does not let this bot register commands in the server {0}, which dev_guild names: check the id, and \
         that the bot was invited there with the scope applications.commands. Without dev_guild they are registered \
         everywhere."
    )]
    DevGuild(GuildId),
    /// An address to listen on is not available.
    #[error("the bot cannot listen on {address}, which {key} names: {error}")]
    Listen {
        /// The key of the configuration.
        key: &'static str,
        /// The address.
        address: SocketAddr,
        /// The system's error.
        error: std::io::Error,
    },
    /// Any other failure.
    #[error(transparent)]
    Internal(#[from] anyhow::Error),
}

impl RunningBot {
    /// Opens the database, serves the operator's pages and the endpoint, registers the commands if they changed, and connects.
    ///
    /// # Errors
    /// When the database cannot be opened or Discord refuses the token. An unreachable Discord is retried.
    pub async fn start(config: &Config) -> Result<Self, BotError> {
        let url = config.database_url.expose();
        let (store, presence) = Store::open_for_bot(url, store_options(config)).await?;
        let (lock, membership) = match presence {
            Presence::Alone(lock) => (Some(lock), None),
            Presence::Member(membership) => (None, Some(membership)),
        };
        let endpoint = endpoint(config).await?;
        let admin = match config.admin_listen {
            Some(address) => {
                Some(listening("admin_listen", address, TcpListener::bind(address)).await?)
            }
            None => None,
        };
        let rest = Rest::new(&config.discord_api_base, config.discord_token.clone())?;
        if membership.is_some() {
            rest.share_rate(NEWCOMER_SHARES);
        }
        let bot = Arc::new(Bot {
            app: Arc::new(App {
                clock: Clock::steady(),
                limits: limits(config),
                ratings: Arc::new(ratings(config)),
                search_pool: search_pool(config),
                ..App::new(store)
            }),
            rest,
        });
        if membership.is_none() {
            let now = bot.app.clock.now();
            bot.app.store.release_leases(now).await?;
        }
        welcome::record_first_start(&bot.app).await?;
        bot.app.connectivity.set_disconnected();
        let (stop, stopped) = watch::channel(false);
        let (reception, news) = InteractionDispatcher::new(Arc::clone(&bot), INTERACTION_LIMITS);
        let mut parts = JoinSet::new();
        // Interactions are handled on this runtime, not on the gateway's, which calls the handler.
        let handle: gateway::Handle = {
            let reception = Arc::clone(&reception);
            Arc::new(move |news| reception.handle_event(news))
        };
        // Both can answer before Discord can be called, which the registration of the commands waits for.
        if let Some(listener) = admin {
            let watched = WatchedBot {
                bot: Arc::clone(&bot),
                over_http: endpoint.is_some(),
            };
            let metrics = telemetry::record().context("recording metrics")?;
            let pages = telemetry::serve(listener, metrics, watched, stopped.clone());
            parts.spawn(async move { Ok(pages.await.context("serving pages for the operator")?) });
        }
        if let Some(endpoint) = endpoint {
            let served = endpoint.serve(Arc::clone(&handle), stopped.clone());
            parts.spawn(async move { Ok(served.await.context("serving interactions over HTTP")?) });
        }
        let registered = register_commands(&bot, config.dev_guild, membership.as_ref());
        // Nothing else sets them.
        let _ = bot.app.command_mentions.set(registered.await?);
        bot.app.search_pool.resume_builds();
        parts.spawn(connect(config, &bot, membership, handle, stopped.clone()));
        let servers = reception::handle_server_events(Arc::clone(&bot), news, stopped.clone());
        parts.spawn(async {
            servers.await;
            Ok(())
        });
        let work = worker::run(Arc::clone(&bot), stopped);
        parts.spawn(async {
            work.await;
            Ok(())
        });
        Ok(Self {
            bot,
            stop,
            reception,
            parts,
            _lock: lock,
        })
    }

    /// Waits until the bot cannot continue: the gateway gave up, or a task ended.
    pub async fn failed(&mut self) -> BotError {
        let ended = tokio::select! {
            ended = self.parts.join_next() => ended,
            () = self.bot.rest.token_refused() => return GatewayError::WrongToken.into(),
        };
        match ended {
            Some(Ok(Err(error))) => error,
            Some(Ok(Ok(()))) | None => {
                BotError::Internal(anyhow!("a part of the bot ended by itself"))
            }
            Some(Err(error)) => broken(error),
        }
    }

    /// Accepts no new interactions, waits for those in progress, and closes the database.
    pub async fn stop(mut self) {
        let _ = self.stop.send(true);
        let quiet = async {
            while self.parts.join_next().await.is_some() {}
            self.reception.wait_until_idle().await;
        };
        if timeout(SHUTDOWN_TIMEOUT, quiet).await.is_err() {
            tracing::warn!(
                "stopped before all answers were sent; their jobs run after the next start"
            );
        }
        self.bot.app.store.close().await;
    }
}

/// Stays connected to the gateway, with all shards or this process's share of them.
fn connect(
    config: &Config,
    bot: &Arc<Bot>,
    membership: Option<Membership>,
    handle: gateway::Handle,
    stopped: watch::Receiver<bool>,
) -> impl Future<Output = Result<(), BotError>> + use<> {
    let setup = GatewaySetup {
        token: config.discord_token.clone(),
        origin: config.discord_api_base.clone(),
        probe: gateway::PROBE_INTERVAL,
    };
    let (bot, shards) = (Arc::clone(bot), config.shards);
    async move {
        match membership {
            None => {
                let turns = StoredTurns(Arc::clone(&bot.app));
                let alone = Arc::new(Alone::new(shards, IDENTIFY_INTERVAL, turns));
                gateway::run(&setup, alone, handle, stopped).await?;
            }
            Some(membership) => {
                let processes = Arc::new(Processes {
                    bot,
                    membership,
                    shards,
                    seen: Mutex::default(),
                    joined: Instant::now(),
                });
                gateway::run(&setup, processes, handle, stopped).await?;
            }
        }
        Ok(())
    }
}

/// The endpoint for interactions over HTTP, if the operator wants one.
async fn endpoint(config: &Config) -> Result<Option<Endpoint>, BotError> {
    let Some((key, listen)) = config.endpoint() else {
        return Ok(None);
    };
    let bound = listening("http_listen", listen, Endpoint::bind(listen, key));
    bound.await.map(Some)
}

/// Waits for a listener to be bound. An error names the key of the configuration and the address.
async fn listening<T>(
    key: &'static str,
    address: SocketAddr,
    bound: impl Future<Output = std::io::Result<T>>,
) -> Result<T, BotError> {
    bound.await.map_err(|error| BotError::Listen {
        key,
        address,
        error,
    })
}

/// The operator's limits, with defaults for the rest.
fn limits(config: &Config) -> Limits {
    let usual = Limits::default();
    Limits {
        challenge_days: config.challenge_days.unwrap_or(usual.challenge_days),
        open_challenges: config
            .open_challenges
            .map_or(usual.open_challenges, u32::from),
        vacation_days: config.vacation_days.unwrap_or(usual.vacation_days),
        rates: Rates {
            moves: config.moves_a_minute.unwrap_or(usual.rates.moves),
            challenges: config.challenges_an_hour.unwrap_or(usual.rates.challenges),
            pictures: config.pictures_a_minute.unwrap_or(usual.rates.pictures),
            requests: config.requests_a_minute.unwrap_or(usual.rates.requests),
            server: config.server_share.unwrap_or(usual.rates.server),
        },
    }
}

/// How the database is used: as the operator says, and as is usual for the rest.
fn store_options(config: &Config) -> store::DatabaseOptions {
    let usual = store::DatabaseOptions::default();
    store::DatabaseOptions {
        connections: config
            .database_connections
            .map_or(usual.connections, u32::from),
        ..usual
    }
}

/// Where computer players think: as the operator says, and as is usual for the rest.
fn search_pool(config: &Config) -> SearchPool {
    let threads = config.search_threads;
    let threads = threads.map_or_else(SearchPool::usual_threads, usize::from);
    SearchPool::new(threads, Some(config.tables.clone()))
}

/// The operator's rating rules, with defaults for the rest.
#[must_use]
pub fn ratings(config: &Config) -> rating::RatingRules {
    let usual = rating::RatingRules::default();
    let listed = usual.listing;
    let or = |number: Option<u16>, usual| number.map_or(usual, u32::from);
    let percent = config.rating_pair_weight;
    let deviation = config.listed_deviation;
    rating::RatingRules {
        own_pools: config.rating_pools.clone().unwrap_or(usual.own_pools),
        pair_games: or(config.rating_pair_games, usual.pair_games),
        pair_weight: percent.map_or(usual.pair_weight, |percent| rating::Weight(percent as u8)),
        pair_new_days: or(config.rating_pair_days, usual.pair_new_days),
        listing: rating::ListingRules {
            deviation: deviation.map_or(listed.deviation, f64::from),
            games: or(config.listed_games, listed.games),
            opponents: or(config.listed_opponents, listed.opponents),
            days: or(config.listed_days, listed.days),
        },
    }
}

fn broken(error: JoinError) -> BotError {
    BotError::Internal(anyhow::Error::new(error).context("a task of the bot panicked"))
}

/// Registers the commands, retrying while Discord is unreachable; one process at a time does it, and lets others try
/// between its attempts. Returns the mentions of the commands by their names.
async fn register_commands(
    bot: &Bot,
    guild: Option<GuildId>,
    membership: Option<&Membership>,
) -> Result<BTreeMap<String, String>, BotError> {
    let mut backoff = Backoff::new(Duration::from_millis(500), MAX_START_RETRY_DELAY);
    loop {
        let attempt = |alone| try_to_register(&bot.rest, &bot.app.store, guild, alone);
        let attempt = match membership {
            None => attempt(true).await,
            Some(membership) => membership.one_at_a_time(attempt).await?,
        };
        if let Some(mentions) = attempt? {
            return Ok(mentions);
        }
        let pause = backoff.pause();
        tracing::info!(?pause, "the commands are registered later");
        sleep(pause).await;
    }
}

/// Looks up the application and registers the commands. `None` if it is to be tried again.
async fn try_to_register(
    rest: &Rest,
    store: &Store,
    guild: Option<GuildId>,
    alone: bool,
) -> Result<Option<BTreeMap<String, String>>, BotError> {
    let attempt = async {
        let application = register::application(rest).await?;
        register::register(rest, store, application, guild, alone).await
    };
    let error = match attempt.await {
        Ok((changed, mentions)) => {
            tracing::info!(changed, "the commands are registered");
            return Ok(Some(mentions));
        }
        Err(error) => error,
    };
    match (error.downcast_ref::<RestError>(), guild) {
        (
            Some(RestError::Refused {
                wrong_token: true, ..
            }),
            _,
        ) => Err(GatewayError::WrongToken.into()),
        (
            Some(RestError::Refused {
                status: 403 | 404,
                code: Some(_),
                ..
            }),
            Some(guild),
        ) => Err(BotError::DevGuild(guild)),
        // The commands that were registered before still work, and so do buttons.
        (Some(refusal), _)
            if refusal.is_final()
                || refusal.is_invalid()
                || refusal.code() == Some(TOO_MANY_COMMANDS_TODAY) =>
        {
            tracing::error!("the commands are not registered: {error:#}");
            Ok(Some(BTreeMap::new()))
        }
        (None, _) => Err(BotError::Internal(error)),
        // Any other refusal may pass, for example 503 with code 130000: Discord is overloaded.
        (Some(_), _) => {
            tracing::warn!("the commands cannot be registered yet: {error:#}");
            Ok(None)
        }
    }
}

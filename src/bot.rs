//! The wiring of a running bot: store, commands, worker and gateway, started and stopped together. Decides nothing.

pub mod reception;

use std::{sync::Arc, time::Duration};

use anyhow::anyhow;
use tokio::{
    sync::watch,
    task::{JoinError, JoinSet},
    time::{sleep, timeout},
};

use reception::{Reception, Room};

use crate::{
    app::{App, Clock, Limits, Rates},
    config::{Config, Number},
    discord::{
        api::{
            gateway::{self, GatewayError, Setup},
            rest::{Rest, RestError},
        },
        delivery::{bot::Bot, register, welcome},
    },
    play::{GuildId, rating},
    rules::Ruleset,
    store::{Hold, Store, StoreError},
    worker,
};

/// Interactions at the same time.
const ROOM: Room = Room {
    answered: 512,
    arrived: 4_096,
};
/// How long a stop waits for the answers that are under way: as long as one behind a deferral may take.
const GRACE: Duration = Duration::from_secs(25);
/// The longest pause between two attempts to reach Discord at the start.
const LONGEST: Duration = Duration::from_secs(30);

/// A bot that runs.
pub struct Running {
    bot: Arc<Bot>,
    stop: watch::Sender<bool>,
    reception: Arc<Reception>,
    /// Gateway, worker and what follows the servers. None ends while the bot is well.
    parts: JoinSet<Result<(), GatewayError>>,
    /// Keeps other bots from the database until this one has ended.
    hold: Hold,
}

/// Why a bot ended, or did not even start.
#[derive(Debug, thiserror::Error)]
pub enum BotError {
    /// The operator's to mend: the token, the intents.
    #[error(transparent)]
    Gateway(#[from] GatewayError),
    /// The database cannot be opened, or is another bot's: where it is, is the operator's to say.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Commands cannot be registered in the server that the operator named.
    #[error(
        "Discord does not let this bot register commands in the server {0}, which dev_guild names: check the id, and \
         that the bot was invited there with the scope applications.commands. Without dev_guild they are registered \
         everywhere."
    )]
    DevGuild(GuildId),
    /// The world's doing.
    #[error(transparent)]
    World(#[from] anyhow::Error),
}

impl Running {
    /// Opens the database, registers the commands if they changed, and connects.
    ///
    /// # Errors
    /// When the database cannot be opened or Discord refuses the token. An unreachable Discord is waited for.
    pub async fn start(config: &Config) -> Result<Self, BotError> {
        let (store, hold) = Store::open_alone(config.database_url.expose()).await?;
        let rest = Rest::new(config.rest_base(), config.discord_token.clone())?;
        reach(&rest, &store, config.dev_guild).await?;
        let bot = Arc::new(Bot {
            app: Arc::new(App {
                clock: Clock::steady(),
                limits: limits(config),
                ratings: Arc::new(ratings(config)),
                ..App::new(store)
            }),
            rest,
        });
        welcome::begin(&bot.app).await?;
        bot.app.presence.lost();
        let (stop, stopped) = watch::channel(false);
        let (reception, news) = Reception::new(Arc::clone(&bot), ROOM);
        let mut parts = JoinSet::new();
        parts.spawn({
            let setup = Setup {
                token: config.discord_token.clone(),
                origin: config.origin().to_owned(),
                probe: gateway::PROBE,
            };
            // Answers are given here, not on the runtime of the gateway, which calls.
            let reception = Arc::clone(&reception);
            let handle = Arc::new(move |news| reception.take(news));
            let stopped = stopped.clone();
            async move { gateway::run(&setup, handle, stopped).await }
        });
        let servers = reception::follow(Arc::clone(&bot), news, stopped.clone());
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
            hold,
        })
    }

    /// Waits until the bot cannot go on: the gateway gave up for good, a part broke off, or another bot has the database.
    pub async fn failed(&mut self) -> BotError {
        let ended = tokio::select! {
            ended = self.parts.join_next() => ended,
            () = self.bot.rest.token_refused() => return GatewayError::WrongToken.into(),
            taken = self.hold.lost() => return taken.into(),
        };
        match ended {
            Some(Ok(Err(error))) => error.into(),
            Some(Ok(Ok(()))) | None => {
                BotError::World(anyhow!("a part of the bot ended by itself"))
            }
            Some(Err(error)) => broken(error),
        }
    }

    /// Takes no new interactions, lets those under way finish, and closes the database.
    pub async fn stop(mut self) {
        let _ = self.stop.send(true);
        let quiet = async {
            while self.parts.join_next().await.is_some() {}
            self.reception.quiet().await;
        };
        if timeout(GRACE, quiet).await.is_err() {
            tracing::warn!(
                "some answers were still under way; what they owe is done after the next start"
            );
        }
        self.bot.app.store.close().await;
    }
}

/// What the operator says, and what is usual for the rest.
fn limits(config: &Config) -> Limits {
    let usual = Limits::default();
    let number = |number| config.number(number);
    Limits {
        challenge_days: number(Number::ChallengeDays).unwrap_or(usual.challenge_days),
        open_challenges: number(Number::OpenChallenges).map_or(usual.open_challenges, u32::from),
        vacation_days: number(Number::VacationDays).unwrap_or(usual.vacation_days),
        rates: Rates {
            moves: number(Number::MovesAMinute).unwrap_or(usual.rates.moves),
            challenges: number(Number::ChallengesAnHour).unwrap_or(usual.rates.challenges),
            pictures: number(Number::PicturesAMinute).unwrap_or(usual.rates.pictures),
            requests: number(Number::RequestsAMinute).unwrap_or(usual.rates.requests),
            server: number(Number::ServerShare).unwrap_or(usual.rates.server),
        },
    }
}

/// How games are rated: as the operator says, and as is usual for the rest.
#[must_use]
pub fn ratings(config: &Config) -> rating::Rules {
    let usual = rating::Rules::default();
    for pool in config.rating_pools.iter().flatten() {
        if pool.parse::<Ruleset>().is_err() {
            tracing::warn!("rating_pools names {pool}, which is no preset: /rules lists them");
        }
    }
    let listed = usual.listed;
    let number = |number, usual| config.number(number).map_or(usual, u32::from);
    let percent = config.number(Number::RatingPairWeight);
    let deviation = config.number(Number::ListedDeviation);
    rating::Rules {
        own_pools: config.rating_pools.clone().unwrap_or(usual.own_pools),
        pair_games: number(Number::RatingPairGames, usual.pair_games),
        pair_weight: percent.map_or(usual.pair_weight, |percent| rating::Weight(percent as u8)),
        pair_new_days: number(Number::RatingPairDays, usual.pair_new_days),
        listed: rating::Listed {
            deviation: deviation.map_or(listed.deviation, f64::from),
            games: number(Number::ListedGames, listed.games),
            opponents: number(Number::ListedOpponents, listed.opponents),
            days: number(Number::ListedDays, listed.days),
        },
    }
}

fn broken(error: JoinError) -> BotError {
    BotError::World(anyhow::Error::new(error).context("a part of the bot broke off"))
}

/// Finds out who we are and registers the commands, as often as it takes.
async fn reach(rest: &Rest, store: &Store, guild: Option<GuildId>) -> Result<(), BotError> {
    let mut pause = Duration::from_millis(500);
    loop {
        let attempt = async {
            let application = register::application(rest).await?;
            register::register(rest, store, application, guild).await
        };
        let error = match attempt.await {
            Ok(changed) => {
                tracing::info!(changed, "the commands are registered");
                return Ok(());
            }
            Err(error) => error,
        };
        match (error.downcast_ref::<RestError>(), guild) {
            (Some(RestError::Refused { status: 401, .. }), _) => {
                return Err(GatewayError::WrongToken.into());
            }
            (
                Some(RestError::Refused {
                    status: 403 | 404,
                    code: 1..,
                    ..
                }),
                Some(guild),
            ) => return Err(BotError::DevGuild(guild)),
            // Perhaps too many were registered today. Those from before are there, and buttons need none.
            (Some(RestError::Refused { code: 1.., .. }), _) => {
                tracing::error!("the commands are not registered: {error:#}");
                return Ok(());
            }
            (None, _) => return Err(BotError::World(error)),
            // A refusal without a code is not Discord's own word.
            (Some(_), _) => {
                tracing::warn!(?pause, "Discord cannot be reached: {error:#}");
                sleep(pause).await;
                pause = (pause * 2).min(LONGEST);
            }
        }
    }
}

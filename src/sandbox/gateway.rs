//! The gateway: HELLO, IDENTIFY, heartbeats, RESUME with replay, dispatch, and failures on demand. Carries payloads
//! made elsewhere: READY, RESUMED and `INTERACTION_CREATE`, which need no intent, and events of guilds and channels,
//! which need the guilds intent.

use std::collections::VecDeque;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::response::Response;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::hub::Shared;
use super::interactions::secret;
use super::net::ConnectionCutter;
use super::state::{APPLICATION, Guild};

pub(super) mod sessions;

use sessions::{ConnectionCommand, Intents, Session};

/// Of payloads from the bot.
const MAX_PAYLOAD_BYTES: usize = 4096;
const MAX_PAYLOADS_PER_MINUTE: usize = 120;
/// The intents for guild members, presences and message content.
const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;
const INTENTS: u64 = (1 << 26) - 1;

/// The session cannot be resumed, or began too early.
const INVALID_SESSION: &str = r#"{"op":9,"s":null,"t":null,"d":false}"#;

pub(super) async fn connect(
    State(hub): State<Shared>,
    ConnectInfo(cutter): ConnectInfo<ConnectionCutter>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.on_upgrade(move |socket| async move {
        let (number, refused) = {
            let mut shards = hub.gateway.shards();
            shards.connections += 1;
            let refused = shards.refuse > 0;
            shards.refuse = shards.refuse.saturating_sub(1);
            (shards.connections, refused)
        };
        if refused {
            hub.note_gateway("REFUSED", Value::Null, "fault: cut at HELLO");
            cutter.cut();
            return;
        }
        let (sender, orders) = mpsc::unbounded_channel();
        let mut connection = Connection {
            hub: hub.clone(),
            socket,
            cutter,
            number,
            sender,
            silent: false,
            sent: VecDeque::new(),
        };
        let end = connection.serve(orders).await;
        connection.leave(end).await;
    })
}

/// How a connection ended.
#[derive(Debug)]
enum End {
    /// The sandbox closed it, with or without a code.
    Closed(Option<u16>, &'static str),
    /// The bot closed it, or it broke.
    Gone(Option<u16>),
    Cut,
}

struct Connection {
    hub: Shared,
    socket: WebSocket,
    cutter: ConnectionCutter,
    number: u64,
    sender: mpsc::UnboundedSender<ConnectionCommand>,
    silent: bool,
    /// When the bot sent its latest payloads.
    sent: VecDeque<Instant>,
}

impl Connection {
    async fn serve(&mut self, mut orders: mpsc::UnboundedReceiver<ConnectionCommand>) -> End {
        let hub = self.hub.clone();
        let interval = hub.options.heartbeat;
        let hello = json!({"op": 10, "s": null, "t": null, "d": {"heartbeat_interval": interval.as_millis() as u64}});
        if self.send(hello.to_string()).await.is_err() {
            return End::Gone(None);
        }
        let patience = interval * 2 + Duration::from_secs(1);
        let mut heartbeat = Instant::now();
        loop {
            tokio::select! {
                message = self.socket.recv() => match message {
                    Some(Ok(Message::Text(text))) => {
                        if let Err(end) = self.receive(text.as_str(), &mut heartbeat).await {
                            return end;
                        }
                    }
                    Some(Ok(Message::Binary(_))) => return End::Closed(Some(4002), "binary payload"),
                    Some(Ok(Message::Close(frame))) => return End::Gone(frame.map(|frame| frame.code)),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Err(_)) | None => return End::Gone(None),
                },
                Some(order) = orders.recv() => match order {
                    ConnectionCommand::Send(text) => {
                        if !self.silent && self.send(text.to_string()).await.is_err() {
                            return End::Gone(None);
                        }
                    }
                    ConnectionCommand::Close(code) => return End::Closed(code, "asked for"),
                    ConnectionCommand::Cut => return End::Cut,
                    ConnectionCommand::Silence => self.silent = true,
                },
                () = tokio::time::sleep_until(heartbeat + patience) => {
                    return End::Closed(Some(4000), "no heartbeat");
                }
                () = hub.stopped() => return End::Closed(Some(1001), "the sandbox stops"),
            }
        }
    }

    async fn send(&mut self, text: String) -> Result<(), axum::Error> {
        self.socket.send(Message::text(text)).await
    }

    async fn answer(&mut self, text: String) -> Result<(), End> {
        if self.silent {
            return Ok(());
        }
        self.send(text).await.map_err(|_| End::Gone(None))
    }

    async fn receive(&mut self, text: &str, heartbeat: &mut Instant) -> Result<(), End> {
        let now = Instant::now();
        self.sent.retain(|at| now - *at < Duration::from_mins(1));
        self.sent.push_back(now);
        if self.sent.len() > MAX_PAYLOADS_PER_MINUTE {
            return Err(End::Closed(Some(4008), "rate limited"));
        }
        if text.len() > MAX_PAYLOAD_BYTES {
            return Err(End::Closed(Some(4002), "payload over 4096 bytes"));
        }
        let Ok(payload) = serde_json::from_str::<Value>(text) else {
            return Err(End::Closed(Some(4002), "not JSON"));
        };
        let data = &payload["d"];
        match payload["op"].as_u64() {
            Some(1) => {
                *heartbeat = now;
                let acknowledged = json!({"op": 11, "s": null, "t": null, "d": null});
                self.answer(acknowledged.to_string()).await
            }
            Some(2 | 6) if self.is_identified() => {
                Err(End::Closed(Some(4005), "identified already"))
            }
            Some(2) => self.identify(data).await,
            Some(6) => self.resume(data).await,
            Some(3 | 4 | 8 | 31) if self.is_identified() => {
                let op = format!("OP {}", payload["op"]);
                self.hub
                    .note_gateway(&op, data.clone(), "taken and ignored");
                Ok(())
            }
            Some(3 | 4 | 8 | 31) => Err(End::Closed(Some(4003), "not identified")),
            _ => Err(End::Closed(Some(4001), "unknown opcode")),
        }
    }

    /// Whether this connection carries a session; after an invalid session it does not.
    fn is_identified(&self) -> bool {
        let shards = self.hub.gateway.shards();
        shards
            .open_connections()
            .any(|(number, _)| *number == self.number)
    }

    fn check_token(&self, data: &Value) -> Result<(), End> {
        let token = data["token"].as_str().unwrap_or("");
        if token.strip_prefix("Bot ").unwrap_or(token) == self.hub.options.token {
            return Ok(());
        }
        Err(End::Closed(Some(4004), "Authentication failed."))
    }

    async fn identify(&mut self, data: &Value) -> Result<(), End> {
        let mut shown = data.clone();
        if shown["token"].is_string() {
            shown["token"] = json!("[hidden]");
        }
        self.hub.note_gateway("IDENTIFY", shown, "");
        self.check_token(data)?;
        let intents = data["intents"].as_u64();
        let Some(intents) = intents.filter(|intents| intents & !INTENTS == 0) else {
            return Err(End::Closed(Some(4013), "Invalid intent(s)."));
        };
        if intents & PRIVILEGED != 0 {
            return Err(End::Closed(Some(4014), "Disallowed intent(s)."));
        }
        let number = |n: usize| data["shard"].get(n).and_then(Value::as_u64);
        let (shard, shards) = (number(0).unwrap_or(0), number(1).unwrap_or(1));
        if shard >= shards {
            return Err(End::Closed(Some(4010), "Invalid shard."));
        }
        let options = &self.hub.options;
        let (buckets, interval) = (options.max_concurrency, options.identify_interval);
        if !self.hub.gateway.take_turn(shard, buckets, interval) {
            let note = format!("shard {shard} of {shards} identifies out of pace");
            self.hub.note_gateway("OUT OF PACE", Value::Null, &note);
            return self.answer(INVALID_SESSION.to_owned()).await;
        }
        self.begin_session((shard, shards), intents).await
    }

    /// Sends READY and the shard's servers.
    async fn begin_session(
        &mut self,
        (shard, shards): (u64, u64),
        intents: u64,
    ) -> Result<(), End> {
        let id = secret(32);
        let (user, url, guilds) = {
            let world = self.hub.world();
            let own = |guild: &&Guild| guild.bot && (guild.id >> 22) % shards == shard;
            let here = world.guilds.values().filter(own);
            let guilds: Vec<Value> = here.map(|guild| world.guild_create(guild)).collect();
            (world.own_user_json(), world.gateway_url(), guilds)
        };
        let unavailable: Vec<Value> = guilds
            .iter()
            .map(|guild| json!({"id": guild["id"], "unavailable": true}))
            .collect();
        let ready = json!({
            "v": 10, "user": user, "guilds": unavailable, "session_id": id, "resume_gateway_url": url,
            "shard": [shard, shards], "application": {"id": APPLICATION.to_string(), "flags": 0}, "session_type": "normal",
            "private_channels": [], "relationships": [], "presences": [], "user_settings": {}, "_trace": ["sandbox"],
        });
        let texts = {
            let line = Some((self.number, self.sender.clone()));
            let mut session = Session {
                id,
                shard,
                shards,
                intents,
                seq: 0,
                backlog: VecDeque::new(),
                connection: line,
            };
            let mut texts = vec![session.record("READY", &ready)];
            if intents & Intents::GUILDS.0 != 0 {
                let news = guilds
                    .iter()
                    .map(|guild| session.record("GUILD_CREATE", guild));
                texts.extend(news);
            }
            self.hub.gateway.add(session);
            texts
        };
        let note = format!("shard {shard} of {shards}, intents {intents}");
        self.hub
            .note_gateway("READY", json!({"shard": [shard, shards]}), &note);
        for text in texts {
            self.answer(text.to_string()).await?;
        }
        self.hub.refresh_online();
        Ok(())
    }

    async fn resume(&mut self, data: &Value) -> Result<(), End> {
        self.check_token(data)?;
        let seq = data["seq"].as_u64().unwrap_or(0);
        let wanted = data["session_id"].as_str().unwrap_or("");
        let replay = {
            let mut shards = self.hub.gateway.shards();
            let mut sessions = shards.sessions.iter_mut();
            let session = sessions.find(|session| session.id == wanted);
            session.and_then(|session| {
                let mut replay = session.missed(seq)?;
                replay.push(session.record("RESUMED", &json!({"_trace": ["sandbox"]})));
                // Events from now on go to this connection, after the replay.
                session.connection = Some((self.number, self.sender.clone()));
                Some((replay, [session.shard, session.shards]))
            })
        };
        let mut about = json!({"session_id": wanted, "seq": seq});
        let Some((replay, shard)) = replay else {
            self.hub.note_gateway("RESUME", about, "invalid session");
            return self.answer(INVALID_SESSION.to_owned()).await;
        };
        about["shard"] = json!(shard);
        let note = format!("{} event(s) replayed", replay.len() - 1);
        self.hub.note_gateway("RESUME", about, &note);
        for text in replay {
            self.answer(text.to_string()).await?;
        }
        self.hub.refresh_online();
        Ok(())
    }

    /// Ends the connection and notes it; the session stays resumable unless the bot closed it normally.
    async fn leave(mut self, end: End) {
        let goodbye = matches!(end, End::Gone(Some(1000 | 1001)));
        let shard = {
            let mut shards = self.hub.gateway.shards();
            let own = |session: &Session| {
                let line = session.connection.as_ref();
                line.is_some_and(|(number, _)| *number == self.number)
            };
            let mut sessions = shards.sessions.iter_mut();
            let shard = sessions.find(|session| own(session)).map(|session| {
                session.connection = None;
                (session.id.clone(), [session.shard, session.shards])
            });
            if goodbye && let Some((id, _)) = &shard {
                shards.sessions.retain(|session| session.id != *id);
            }
            shard.map(|(_, shard)| shard)
        };
        let (code, note) = match &end {
            End::Closed(code, why) => (*code, format!("closed by the sandbox: {why}")),
            End::Gone(code) => (*code, "closed by the bot".to_owned()),
            End::Cut => (None, "cut by the sandbox".to_owned()),
        };
        let about = json!({"code": code, "shard": shard});
        self.hub.note_gateway("CLOSE", about, &note);
        self.hub.refresh_online();
        match end {
            End::Closed(code, why) => {
                let frame = code.map(|code| CloseFrame {
                    code,
                    reason: why.into(),
                });
                // The bot may be gone already.
                let _ = self.socket.send(Message::Close(frame)).await;
            }
            End::Gone(_) => {}
            End::Cut => self.cutter.cut(),
        }
        // Completes the closing handshake, whichever side began it; does not wait long for a silent peer.
        let handshake = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        let _ = tokio::time::timeout(Duration::from_secs(2), handshake).await;
    }
}

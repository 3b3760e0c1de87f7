//! Interactions by the thousand, random and hostile: what is sent, by whom, how often and how wrongly. No panic, no wrong write,
//! no mention of anybody, and always an answer. `FUZZ_CASES=500 cargo test fuzz` goes on for longer, `FUZZ_SEED=17` does one.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::{Duration, Instant},
};

use banyan::{
    discord::{call::Call, commands, reply::Reply, respond},
    play::{Command, PlayerId},
};
use rand::{Rng, SeedableRng, rngs::StdRng, seq::SliceRandom};
use serde_json::{Value, json};
use serenity::all::Interaction;
use sqlx::{AssertSqlSafe, Connection as _, Row as _, SqliteConnection};

use super::desk::{ALICE, Asker, BOB, CAROL, Desk, GUILD, MANAGER, message, user};
use super::hostile::{TEXTS, custom_ids, is_decent, wire};
use crate::common::text;

/// Towns in the normal suite, and interactions in each.
const TOWNS: u64 = 10;
const STEPS: usize = 60;

/// Discord waits three seconds for a first answer, and gets at least a deferral after two (`discord::deliver`). The answer itself
/// is given in far less; a machine that is busy with other tests gets this much.
const PATIENCE: Duration = Duration::from_secs(30);

/// Tables whose rows belong to one player, and the column that says to whom.
const OWN: [(&str, &str); 7] = [
    ("preferences", "player"),
    ("blocks", "player"),
    ("plans", "player"),
    ("vacations", "player"),
    ("watches", "player"),
    ("studies", "player"),
    ("notices", "player"),
];

struct Fuzz {
    desk: Desk,
    raw: SqliteConnection,
    rng: StdRng,
    /// Commands as Discord was told them.
    commands: Vec<Value>,
    /// Custom ids that the bot has shown.
    seen: Vec<String>,
    /// What was sent before, to be sent again.
    sent: Vec<Value>,
    _folder: tempfile::TempDir,
}

impl Fuzz {
    async fn open(seed: u64) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("banyan.db").display());
        let desk = Desk::on(&url).await;
        desk.challenge().await;
        let running = desk.begin().await;
        for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6")] {
            let text = text.to_owned();
            desk.does(running, player, Command::Move { text }).await;
        }
        let over = desk.begin_rated().await;
        desk.does(over, BOB, Command::Resign).await;
        let commands = commands::definitions();
        Self {
            raw: SqliteConnection::connect(&url).await.expect("the database"),
            desk,
            rng: StdRng::seed_from_u64(seed),
            commands: commands
                .into_iter()
                .map(|command| serde_json::to_value(command).expect("JSON"))
                .collect(),
            seen: Vec::new(),
            sent: Vec::new(),
            _folder: folder,
        }
    }

    fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        list.choose(&mut self.rng).expect("something").clone()
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.rng.gen_ratio(1, n)
    }

    fn asker(&mut self) -> Asker {
        let id = self.pick(&[ALICE, BOB, CAROL, MANAGER]);
        let mut asker = Asker::new(id);
        self.pick(&TEXTS).clone_into(&mut asker.name);
        let codes = ["en-US", "de", "fr", "vi", "ja", "zh-CN", "zh-TW", "tlh", ""];
        self.pick(&codes).clone_into(&mut asker.locale);
        asker.guild = match self.rng.gen_range(0..10) {
            0 => None,
            1 => Some(GUILD + 1),
            _ => Some(GUILD),
        };
        if self.one_in(4) {
            asker.roles = vec![self.rng.r#gen()];
        }
        if self.one_in(6) {
            asker.channel = self.rng.gen_range(1..1_000);
        }
        asker
    }

    /// Words, some of which make sense.
    fn words(&mut self) -> String {
        match self.rng.gen_range(0..6) {
            0 => self.pick(&TEXTS).to_owned(),
            1 => self.pick(&TEXTS).repeat(200),
            2 => (0..self.rng.gen_range(0..40))
                .map(|_| self.rng.r#gen::<char>())
                .collect(),
            3 => self
                .pick(&[
                    "c3d3",
                    "g7g6",
                    "1d",
                    "10d+36h",
                    "none",
                    "DELETE",
                    "Europe/Berlin",
                    "22-7",
                ])
                .to_owned(),
            4 => self
                .pick(&[
                    "jungle",
                    "dobutsu",
                    "jungle/classic",
                    "o-an-quan",
                    "on",
                    "draw",
                    "abort",
                ])
                .to_owned(),
            _ => self.rng.r#gen::<i64>().to_string(),
        }
    }

    fn number(&mut self) -> i64 {
        match self.rng.gen_range(0..4) {
            0 => self.rng.r#gen(),
            1 => self.pick(&[0, -1, i64::MIN, i64::MAX, 1 << 53]),
            _ => self.rng.gen_range(1..6),
        }
    }

    fn option(&mut self, option: &Value, users: &mut Value) -> Value {
        let mut kind = option["type"].as_u64().unwrap_or(3);
        if self.one_in(12) {
            kind = self.rng.gen_range(0..12);
        }
        let choices = option["choices"].as_array().cloned().unwrap_or_default();
        let value = match kind {
            3 if !choices.is_empty() && !self.one_in(4) => self.pick(&choices)["value"].clone(),
            3 => self.words().into(),
            4 => self.number().into(),
            5 => self.rng.r#gen::<bool>().into(),
            6 => {
                let id = self.pick(&[ALICE, BOB, CAROL, MANAGER, PlayerId(77_777), PlayerId(1)]);
                let name = self.words();
                users[id.to_string()] = user(id, &name);
                id.to_string().into()
            }
            _ => json!(self.number()),
        };
        json!({"name": option["name"], "type": kind, "value": value})
    }

    fn options(&mut self, spec: &[Value], users: &mut Value) -> Vec<Value> {
        let mut given = Vec::new();
        for option in spec {
            if option["required"] == true && !self.one_in(8) || !self.one_in(3) {
                given.push(self.option(option, users));
            }
        }
        if self.one_in(10) {
            let name = self.words();
            given.push(json!({"name": name, "type": 3, "value": "x"}));
        }
        given
    }

    fn command(&mut self, typing: bool) -> Value {
        let commands = std::mem::take(&mut self.commands);
        let command = self.pick(&commands);
        self.commands = commands;
        let kind = command["type"].as_u64().unwrap_or(1);
        let mut users = json!({});
        let spec = command["options"].as_array().cloned().unwrap_or_default();
        let subs: Vec<Value> = spec
            .iter()
            .filter(|option| option["type"] == 1)
            .cloned()
            .collect();
        let mut options = if subs.is_empty() || self.one_in(20) {
            self.options(&spec, &mut users)
        } else {
            let sub = self.pick(&subs);
            let inner = sub["options"].as_array().cloned().unwrap_or_default();
            let inner = self.options(&inner, &mut users);
            vec![json!({"name": sub["name"], "type": 1, "options": inner})]
        };
        if typing {
            let typed = self.words();
            let focus = |option: &mut Value| {
                option["focused"] = true.into();
                option["value"] = typed.clone().into();
            };
            match options.first_mut() {
                Some(first) if first["type"] == 1 => {
                    if let Some(inner) = first["options"]
                        .as_array_mut()
                        .and_then(|list| list.first_mut())
                    {
                        focus(inner);
                    }
                }
                Some(first) => focus(first),
                None => {}
            }
        }
        let name = if self.one_in(30) {
            self.words()
        } else {
            text(&command["name"])
        };
        let mut data = json!({
            "id": "66", "name": name, "type": kind, "options": options, "resolved": {"users": users},
        });
        if kind == 2 {
            let target = self.pick(&[ALICE, BOB, CAROL, MANAGER]);
            let name = self.words();
            data["target_id"] = target.to_string().into();
            data["resolved"] = json!({"users": {target.to_string(): user(target, &name)}});
        } else if kind == 3 {
            let author = Asker::new(BOB);
            data["target_id"] = "777".into();
            data["resolved"] = json!({"messages": {"777": message(&author, false)}});
        }
        data
    }

    fn custom_id(&mut self) -> String {
        let verbs = [
            "accept",
            "decline",
            "reason",
            "propose",
            "cancel",
            "move",
            "piece",
            "to",
            "type",
            "typed",
            "plan",
            "planned",
            "more",
            "keep",
            "rules",
            "replay",
            "resign",
            "resign-yes",
            "draw",
            "takeback",
            "agree-draw",
            "rematch",
            "claim",
            "abort-yes",
            "send",
            "choose-rules",
            "games",
            "privacy",
            "set-notices",
            "profile",
            "x",
        ];
        let known = self.seen.clone();
        let id = match self.rng.gen_range(0..8) {
            0..4 if !known.is_empty() => self.pick(&known),
            4 => self.words(),
            _ => {
                let (verb, game, seq) =
                    (self.pick(&verbs), self.number(), self.rng.gen_range(0..9));
                format!("{verb}:{game}:{seq}")
            }
        };
        if !self.one_in(5) {
            return id;
        }
        // Somebody has tampered with it.
        let mut letters: Vec<char> = id.chars().collect();
        for _ in 0..self.rng.gen_range(1..4) {
            let at = self.rng.gen_range(0..=letters.len());
            match self.rng.gen_range(0..3) {
                0 if at < letters.len() => drop(letters.remove(at)),
                1 if at < letters.len() => {
                    letters[at] = self.pick(&['0', '9', ':', ',', '-', 'é', '\u{0}']);
                }
                _ => letters.insert(at, self.pick(&['0', '1', ':', ',', '\u{202e}'])),
            }
        }
        letters.into_iter().collect()
    }

    fn next(&mut self) -> (Asker, Value) {
        let asker = self.asker();
        let (kind, data, more) = match self.rng.gen_range(0..10) {
            0..4 => (2, self.command(false), json!({})),
            4 => (4, self.command(true), json!({})),
            5..9 => {
                let id = self.custom_id();
                let kind = self.pick(&[2, 3, 3, 5, 6, 8, 17]);
                let values: Vec<String> = (0..self.rng.gen_range(0..3))
                    .map(|_| self.words())
                    .collect();
                let private = self.one_in(2);
                let data = json!({"custom_id": id, "component_type": kind, "values": values});
                (3, data, json!({"message": message(&asker, private)}))
            }
            _ => {
                let id = self.custom_id();
                let field = self.pick(&["move", "word", "x", ""]);
                let value = self.words();
                let row = json!({"type": 1, "components": [{"type": 4, "custom_id": field, "value": value}]});
                (
                    5,
                    json!({"custom_id": id, "components": [row]}),
                    json!({"message": message(&asker, true)}),
                )
            }
        };
        let whole = self.desk.interaction(&asker, kind, &data, &more);
        (asker, whole)
    }

    /// Every row that belongs to somebody, by whom it belongs to; and every event.
    async fn written(&mut self) -> (BTreeMap<String, BTreeSet<String>>, BTreeSet<(i64, i64)>) {
        let mut owned: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (table, owner) in OWN {
            let columns = format!("SELECT name FROM pragma_table_info('{table}')");
            let columns = sqlx::query(AssertSqlSafe(columns))
                .fetch_all(&mut self.raw)
                .await
                .unwrap();
            let columns: Vec<String> = columns
                .iter()
                .map(|row| {
                    format!(
                        "COALESCE(CAST({} AS TEXT), '-')",
                        row.get::<String, _>("name")
                    )
                })
                .collect();
            let sql = format!(
                "SELECT CAST({owner} AS TEXT) AS owner, {} AS all_of_it FROM {table}",
                columns.join(" || ' ' || ")
            );
            let rows = sqlx::query(AssertSqlSafe(sql))
                .fetch_all(&mut self.raw)
                .await
                .unwrap();
            for row in rows {
                let whole: String = row.get("all_of_it");
                owned
                    .entry(row.get("owner"))
                    .or_default()
                    .insert(format!("{table} {whole}"));
            }
        }
        let servers =
            "SELECT guild || ' ' || threads || COALESCE(channels, '') AS all_of_it FROM servers";
        let servers = sqlx::query(servers).fetch_all(&mut self.raw).await.unwrap();
        for row in servers {
            owned
                .entry("servers".to_owned())
                .or_default()
                .insert(row.get("all_of_it"));
        }
        let events = sqlx::query("SELECT match_id, seq FROM events")
            .fetch_all(&mut self.raw)
            .await
            .unwrap();
        let events = events
            .iter()
            .map(|row| (row.get("match_id"), row.get("seq")))
            .collect();
        (owned, events)
    }

    /// One interaction, and what must hold of what comes of it. Gives how long the answer took, if there was one to give.
    async fn step(&mut self, told: &str) -> Option<Duration> {
        let (asker, whole) = if !self.sent.is_empty() && self.one_in(12) {
            let sent = self.sent.clone();
            let again = self.pick(&sent);
            (None, again)
        } else {
            let (asker, whole) = self.next();
            (Some(asker), whole)
        };
        self.sent.push(whole.clone());
        if self.one_in(15) {
            let hours = self.rng.gen_range(1..60);
            self.desk.clock.advance(Duration::from_hours(hours));
        }
        let told = format!("{told}: {whole}");
        let who = whole["member"]["user"]["id"]
            .as_str()
            .or(whole["user"]["id"].as_str());
        let who = who.expect("an asker").to_owned();
        // What Discord itself would never send, serenity does not read: there is nobody to answer.
        let interaction: Interaction = serde_json::from_value(whole).ok()?;
        let call = Call::read(&interaction)?;
        let (before, events) = self.written().await;
        let (app, began) = (self.desk.app.clone(), Instant::now());
        let answer = tokio::spawn(async move { respond(&app, &call).await });
        let answer = tokio::time::timeout(PATIENCE, answer).await;
        let reply: Reply = answer
            .unwrap_or_else(|_| panic!("no answer: {told}"))
            .unwrap_or_else(|panic| panic!("{panic}: {told}"));
        let took = began.elapsed();
        is_decent(&reply, &[301, 302, 303, 304, 77_777, 1], &told);
        let shown = custom_ids(&wire(&reply));
        self.seen.extend(shown);

        let (after, events_after) = self.written().await;
        let manages = asker.as_ref().is_none_or(|asker| asker.id == MANAGER);
        for owner in before.keys().chain(after.keys()) {
            let allowed = *owner == who || owner == "servers" && manages;
            if before.get(owner) != after.get(owner) && !allowed {
                // The opponent's plan and notices end with the position that they were about; nothing else of theirs changes.
                let changed: Vec<&String> = before
                    .get(owner)
                    .into_iter()
                    .chain(after.get(owner))
                    .flatten()
                    .filter(|row| {
                        let is_in = |rows: &BTreeMap<String, BTreeSet<String>>| {
                            rows.get(owner).is_some_and(|rows| rows.contains(*row))
                        };
                        is_in(&before) != is_in(&after)
                    })
                    .collect();
                let ends = |row: &&String| {
                    (row.starts_with("plans")
                        || row.starts_with("notices")
                        || row.starts_with("watches"))
                        && !after.get(owner).is_some_and(|rows| rows.contains(*row))
                };
                assert!(
                    changed.iter().all(ends),
                    "{changed:?} of {owner} changed by {told}"
                );
            }
        }
        for (id, seq) in events_after.difference(&events) {
            self.is_right(*id, *seq, &who, &told).await;
        }
        Some(took)
    }

    /// Whether an event is the deed of whoever asked, who may do it; or what follows from it at once.
    async fn is_right(&self, id: i64, seq: i64, who: &str, told: &str) {
        let game = self.desk.game(banyan::play::MatchId(id)).await;
        let event = game
            .events()
            .iter()
            .find(|event| i64::from(event.seq) == seq);
        let event = event.expect("the event");
        let by = event.by.person().map(|person| person.to_string());
        // A planned answer is the opponent's own, and a rematch begins with both.
        let planned = matches!(
            event.event,
            banyan::play::Event::Moved { planned: true, .. } | banyan::play::Event::Ended { .. }
        );
        let rematch = seq <= 2 && game.terms().rematch_of.is_some();
        assert!(
            by.as_deref() == Some(who) || planned || rematch,
            "event {event:?} by {told}"
        );
        let me: PlayerId = who.parse().expect("an id");
        if event.event.is_moderators() {
            assert!(me == MANAGER && !game.takes_part(me), "judged by {told}");
        } else {
            assert!(game.takes_part(me), "a stranger's {event:?} by {told}");
        }
    }
}

async fn town(seed: u64) -> (usize, Duration) {
    let mut fuzz = Fuzz::open(seed).await;
    let (mut answered, mut slowest) = (0, Duration::ZERO);
    for step in 0..STEPS {
        if let Some(took) = fuzz.step(&format!("FUZZ_SEED={seed} step {step}")).await {
            answered += 1;
            slowest = slowest.max(took);
        }
    }
    let report = fuzz
        .desk
        .app
        .store
        .verify(false, |note| println!("{note:?}"))
        .await
        .unwrap();
    assert!(report.is_clean(), "FUZZ_SEED={seed}: {report:?}");
    (answered, slowest)
}

#[tokio::test]
async fn fuzz_of_interactions_leaves_no_panic_no_wrong_write_and_no_silence() {
    let number = |name: &str| {
        std::env::var(name)
            .ok()
            .and_then(|value| value.parse::<u64>().ok())
    };
    let seeds: Vec<u64> = match number("FUZZ_SEED") {
        Some(seed) => vec![seed],
        None => (0..number("FUZZ_CASES").unwrap_or(TOWNS)).collect(),
    };
    let (mut answered, mut slowest, sent) = (0, Duration::ZERO, seeds.len() * STEPS);
    for seed in seeds {
        let (more, slow) = town(seed).await;
        answered += more;
        slowest = slowest.max(slow);
    }
    println!(
        "{sent} interactions, {answered} of them such as Discord can send; the slowest answer took {slowest:?}"
    );
    assert!(answered * 2 > sent, "most of them are worth an answer");
}

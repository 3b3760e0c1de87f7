//! Fuzzing with random and hostile interactions, between which the worker posts: no panic, no unauthorised write, no
//! unwanted mention, and always an answer. `FUZZ_CASES=500 cargo test fuzz` runs more cases, `FUZZ_SEED=17` runs one.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::{Duration, Instant},
};

use banyan::{
    analysis::progress::Effort,
    app::ANSWER_GRACE,
    config::Secret,
    discord::{
        api::rest::Rest,
        commands,
        delivery::bot::Bot,
        model::{call::Call, reply::Reply},
    },
    play::{ChannelId, Command, Event, GuildId, PlayerId},
    rules::Game,
    store::UserId,
    tournaments::{Format, TournamentPlan},
    worker,
};
use futures_util::future::join_all;
use rand::{Rng, SeedableRng, rngs::StdRng, seq::SliceRandom};
use serde_json::{Value, json};
use serenity::all::Interaction;
use sqlx::{Connection as _, SqliteConnection};

use super::harness::{
    ALICE, Asker, BOB, CAROL, GUILD, Harness, MANAGER, answer, discord, message, user,
};
use super::hostile::{TEXTS, check_reply, custom_ids, is_decent_post, menus, wire};
use super::ledger::{Ledger, Who};
use super::posts::Posts;
use crate::common::{openapi, text};

/// The number of runs in the normal suite, and of interactions in each.
const TOWNS: u64 = 10;
const STEPS: usize = 60;
/// How many jobs the worker does at most between two interactions.
const JOBS: u32 = 6;

/// The people whom posts may mention. Nobody has the last two ids.
const PEOPLE: [u64; 6] = [301, 302, 303, 304, 78_077, 399];

/// Discord waits three seconds for the first response and gets at least a deferral after two (`discord::delivery`).
/// Answers take much less; this is the limit on a machine that is busy with other tests.
const TIMEOUT: Duration = Duration::from_secs(30);

struct Fuzz {
    harness: Harness,
    bot: Arc<Bot>,
    posts: Posts,
    /// The worker's calls about messages, as in a sandbox's log.
    calls: Vec<Value>,
    tally: Tally,
    /// The database after the newest interaction.
    known: Ledger,
    /// Custom ids in posts of the worker.
    posted: BTreeSet<String>,
    raw: SqliteConnection,
    rng: StdRng,
    /// The registered commands.
    commands: Vec<Value>,
    /// Custom ids that the bot has shown.
    seen: Vec<String>,
    /// The options of the menus among them.
    values: BTreeMap<String, Vec<String>>,
    /// Interactions to be sent again.
    sent: Vec<Value>,
    _folder: tempfile::TempDir,
}

/// What happened in a run.
#[derive(Default)]
struct Tally {
    answered: usize,
    slowest: Duration,
    /// Posts of the worker, and changes of them.
    posts: usize,
    /// Interactions with controls of these posts.
    pressed: usize,
}

/// The fields of the bot's forms, and two that no form has.
const FORM_FIELDS: [&str; 12] = [
    "move",
    "word",
    "record",
    "hours",
    "zone",
    "title",
    "reason",
    "least-rating",
    "most-rating",
    "least-games",
    "x",
    "",
];

impl Fuzz {
    async fn open(seed: u64) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("banyan.db").display());
        let mut harness = Harness::on(&url).await;
        harness.app.effort = Effort {
            quick: 10,
            deep: 20,
            blunders: 20,
        };
        let pending = harness.app.store.ensure_recurring_jobs(harness.clock.now());
        pending.await.expect("the jobs that recur");
        harness.challenge().await;
        let running = harness.begin().await;
        for (player, text) in [(ALICE, "c3d3"), (BOB, "g7g6")] {
            let text = text.to_owned();
            harness.does(running, player, Command::Move { text }).await;
        }
        let over = harness.begin_rated().await;
        harness.does(over, BOB, Command::Resign).await;
        let cup = TournamentPlan {
            organiser: MANAGER,
            guild: GUILD,
            ..crate::tournament_life::plan(Format::Swiss { rounds: 2 }, 4)
        };
        crate::tournament_life::joined(&harness.app, cup, &[ALICE]).await;
        let commands = commands::definitions();
        let posts = Posts::open().await;
        let rest = Rest::new(posts.base.clone(), Secret::new("token"));
        let bot = Bot {
            app: Arc::new(harness.app.clone()),
            rest: rest.expect("a client"),
        };
        let mut raw = SqliteConnection::connect(&url).await.expect("the database");
        Self {
            known: Ledger::read(&mut raw).await,
            raw,
            harness,
            bot: Arc::new(bot),
            posts,
            calls: Vec::new(),
            tally: Tally::default(),
            posted: BTreeSet::new(),
            rng: StdRng::seed_from_u64(seed),
            commands: commands
                .into_iter()
                .map(|command| serde_json::to_value(command).expect("JSON"))
                .collect(),
            seen: Vec::new(),
            values: BTreeMap::new(),
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
            1 => Some(GuildId(GUILD.0 + 1)),
            _ => Some(GUILD),
        };
        if self.one_in(4) {
            asker.roles = vec![self.rng.r#gen()];
        }
        if self.one_in(6) {
            asker.channel = ChannelId(self.rng.gen_range(1..1_000));
        }
        asker
    }

    /// Texts, some of them meaningful.
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
                let id = self.pick(&[ALICE, BOB, CAROL, MANAGER, PlayerId(77_777), PlayerId(99)]);
                let name = self.words();
                users[discord(id).to_string()] = user(id, &name);
                discord(id).to_string().into()
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

    /// A custom id in the format of any kind of control, with arbitrary contents.
    fn forged(&mut self) -> String {
        let (n, seq) = (self.number(), self.rng.gen_range(0..9));
        let who = self.pick(&["1", "2", "3", "4", "0", "77777", "18446744073709551615"]);
        let games = Game::ALL.iter().map(|game| game.slug()).chain(["chess"]);
        let game = self.pick(&games.collect::<Vec<_>>());
        let rules = self.pick(&["jungle/german", "o-an-quan/source", "jungle/chess", ""]);
        let time = self.pick(&["7d", "10d+36h", "none", "0d", ""]);
        let near = self.rng.gen_range(0..3);
        let cup = self.pick(&["join", "leave", "withdraw", "cancel", "win"]);
        let place = self.pick(&[
            "channels",
            "players",
            "moderators",
            "news",
            "daily",
            "language",
            "time",
        ]);
        let own = self.pick(&[
            "-unblock",
            "-block",
            "-blocked",
            "-hours",
            ":theme",
            ":listed",
            ":vacation",
            ":hours",
        ]);
        let learn = self.pick(&["learn", "learn-piece", "learn-to", "learn-typed"]);
        let puzzle = self.pick(&[
            "", "-piece", "-to", "-hint", "-step", "-play", "-next", "-begin",
        ]);
        let mistake = self.pick(&[
            "",
            "-begin",
            "-piece",
            "-to",
            "-typed",
            "-hint",
            "-solution",
        ]);
        let tree = self.pick(&["start", "back", "menu", "scope", "fly"]);
        let known = banyan::puzzles::collection();
        let known = known[self.rng.gen_range(0..known.len())].id();
        let step = self.pick(&[
            "start", "back", "on", "end", "menu", "mistake", "report", "play",
        ]);
        self.pick(&[
            format!("invite-send:{who}:{rules},lot,{time},1"),
            format!("invite-rated:{who}:{rules},first,{time},0"),
            format!("import:{who}:{rules},,{time},"),
            format!("paste:{n}"),
            format!("paste-analyse:{n}"),
            format!("paste-challenge:{seq}"),
            format!("set-again:{place}:{time}"),
            format!("pick-rules:explore:scope={place}"),
            "pick-rules:rules:public!1".to_owned(),
            format!("send:{n}:{seq}:{rules},second,{time},0"),
            format!("choose-time:{n}:{seq}:{rules},,{time},"),
            format!("page:{seq}:jungle/classic:{n}"),
            format!("page:{seq}:dobutsu/official:"),
            format!("{learn}:{game}:{seq}"),
            format!("puzzle{puzzle}:{known}:{seq}:{game}:any"),
            format!("mistake{mistake}:{n}:{seq}"),
            format!("explore-{tree}:here:{rules}:"),
            format!("explore-{tree}:all:jungle/classic:e3d3.a9a8"),
            format!("analysis-{step}:m{n}:{n}"),
            format!("analysis-{step}:s{n}:{seq}"),
            format!("srv:{place}:"),
            format!("set{own}:{n}"),
            format!("leaderboard:page:here:all:{seq}:{game}"),
            format!("leaderboard:pool:all:202610:{n}:{game}"),
            format!("profile:show:{who}"),
            format!("tournament:{cup}:{near}"),
            format!("tournament:{cup}:{n}"),
            format!("games:{who}:{seq}"),
            format!("games:server:{n}"),
            format!("tournaments:{n}"),
            format!("run:board:game#{n}"),
            format!("run:{own}:{game}={time}"),
            format!("cfm:bswiss,c{rules},e{n}"),
            format!("cfm:a{n},d7d"),
            format!("cla:bswiss,cjungle/classic,i{seq}"),
            format!("cru:bladder,k{near}"),
            format!("pick:move:move={rules}"),
            format!("pick:plan:moves*{n}"),
            format!("plan-again:{game}:{seq}:{n}"),
            format!("pick:offer:what={place}&public!1"),
        ])
    }

    /// The values chosen in a menu: mostly one of its options, if they are known.
    fn chosen(&mut self, id: &str) -> Vec<String> {
        match self.values.get(id).cloned() {
            Some(offered) if !offered.is_empty() && !self.one_in(4) => vec![self.pick(&offered)],
            _ => (0..self.rng.gen_range(0..3))
                .map(|_| {
                    if self.one_in(3) {
                        self.number().to_string()
                    } else {
                        self.words()
                    }
                })
                .collect(),
        }
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
            "set:notices",
            "profile",
            "x",
        ];
        let known = self.seen.clone();
        let posted: Vec<String> = self.posted.iter().cloned().collect();
        let id = match self.rng.gen_range(0..12) {
            0..4 if !known.is_empty() => self.pick(&known),
            9..12 if !posted.is_empty() => self.pick(&posted),
            4 => self.words(),
            5 => self.forged(),
            _ => {
                let (verb, game, seq) =
                    (self.pick(&verbs), self.number(), self.rng.gen_range(0..9));
                format!("{verb}:{game}:{seq}")
            }
        };
        if !self.one_in(5) {
            return id;
        }
        // A modified custom id.
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

    fn next(&mut self) -> Value {
        let asker = self.asker();
        let (kind, data, more) = match self.rng.gen_range(0..10) {
            0..4 => (2, self.command(false), json!({})),
            4 => (4, self.command(true), json!({})),
            5..9 => {
                let id = self.custom_id();
                let kind = self.pick(&[2, 3, 3, 5, 6, 8, 17]);
                let values = self.chosen(&id);
                let private = self.one_in(2);
                let data = json!({"custom_id": id, "component_type": kind, "values": values});
                (3, data, json!({"message": message(&asker, private)}))
            }
            _ => {
                let id = self.custom_id();
                let rows: Vec<Value> = (0..self.rng.gen_range(1..6))
                    .map(|_| {
                        let field = self.pick(&FORM_FIELDS);
                        let value = self.words();
                        let input = json!({"type": 4, "custom_id": field, "value": value});
                        json!({"type": 1, "components": [input]})
                    })
                    .collect();
                (
                    5,
                    json!({"custom_id": id, "components": rows}),
                    json!({"message": message(&asker, true)}),
                )
            }
        };
        self.harness.interaction(&asker, kind, &data, &more)
    }

    /// A new interaction, or an earlier one again.
    fn one(&mut self) -> Value {
        let whole = if !self.sent.is_empty() && self.one_in(12) {
            let sent = self.sent.clone();
            self.pick(&sent)
        } else {
            self.next()
        };
        self.sent.push(whole.clone());
        whole
    }

    /// Lets the worker do some jobs, and checks what it posts.
    async fn work(&mut self, told: &str) {
        // The worker posts what no answer has shown.
        self.harness.clock.advance(ANSWER_GRACE);
        for _ in 0..self.rng.gen_range(0..=JOBS) {
            let bot = Arc::clone(&self.bot);
            let job = tokio::spawn(async move { worker::step(&bot).await.expect("the database") });
            let job = tokio::time::timeout(TIMEOUT, job).await;
            let job = job.unwrap_or_else(|_| panic!("a job without an end: {told}"));
            if !job.unwrap_or_else(|panic| panic!("{panic}: {told}")) {
                break;
            }
        }
        let calls = self.posts.take();
        self.tally.posts += calls.len();
        for call in &calls {
            let post = &call["body"];
            is_decent_post(post, &PEOPLE, &format!("{told}: {post}"));
            self.posted.extend(custom_ids(post));
            self.seen.extend(custom_ids(post));
            self.values.extend(menus(post));
        }
        self.calls.extend(calls);
    }

    /// Checks that the worker has done nothing in anybody's name since the newest interaction.
    async fn is_nobodys(&self, now: &Ledger, told: &str) {
        for (id, seq) in now.events().difference(&self.known.events()) {
            let game = self.harness.game(banyan::play::MatchId(*id)).await;
            let mut events = game.events().iter();
            let event = events.find(|event| i64::from(event.seq) == *seq);
            let event = event.expect("the event");
            let by = event.by.person();
            let computers = by.is_some() && by == game.computer().map(|(computer, _)| computer);
            assert!(
                by.is_none() || computers || is_automatic(&event.event),
                "the worker did {event:?} before {told}"
            );
        }
    }

    /// Sends one interaction, or several at once, and checks the results.
    async fn step(&mut self, told: &str) {
        let mut batch = vec![self.one()];
        match self.rng.gen_range(0..8) {
            // The same one twice, as after a double press or when Discord repeats it.
            0 => batch.push(batch[0].clone()),
            1 => batch.extend([self.one(), self.one()]),
            _ => {}
        }
        if self.one_in(15) {
            let hours = self.rng.gen_range(1..60);
            self.harness.clock.advance(Duration::from_hours(hours));
        }
        let told = format!("{told}: {batch:?}");
        let uses = |whole: &&Value| {
            let id = whole["data"]["custom_id"].as_str();
            id.is_some_and(|id| self.posted.contains(id))
        };
        self.tally.pressed += batch.iter().filter(uses).count();
        let askers: Vec<Who> = batch.iter().map(asker).collect();
        // serenity cannot parse what Discord would never send, so there is nothing to answer.
        let read = |whole| Call::read(&serde_json::from_value::<Interaction>(whole).ok()?);
        let calls: Vec<Call<UserId>> = batch.into_iter().filter_map(read).collect();
        let before = Ledger::read(&mut self.raw).await;
        self.is_nobodys(&before, &told).await;
        let answers = calls.into_iter().map(|call| {
            let (app, began) = (self.harness.app.clone(), Instant::now());
            tokio::spawn(async move {
                let answer = tokio::time::timeout(TIMEOUT, Box::pin(answer(&app, call))).await;
                (answer, began.elapsed())
            })
        });
        self.tally.answered += usize::from(answers.len() > 0);
        for answer in join_all(answers).await {
            let (answer, so_long) = answer.unwrap_or_else(|panic| panic!("{panic}: {told}"));
            let reply: Reply = answer.unwrap_or_else(|_| panic!("no answer: {told}"));
            check_reply(&reply, &PEOPLE, &told);
            let shown = wire(&reply);
            self.seen.extend(custom_ids(&shown));
            self.values.extend(menus(&shown));
            self.tally.slowest = self.tally.slowest.max(so_long);
        }
        let after = Ledger::read(&mut self.raw).await;
        let wrongs = after.wrongs(&before, &askers);
        assert!(wrongs.is_empty(), "{wrongs:#?} by {told}");
        for event in after.events().difference(&before.events()) {
            self.is_right(*event, &askers, [&before, &after], &told)
                .await;
        }
        self.known = after;
    }

    /// Whether an event was caused by one of the senders, who was allowed to, or follows directly from it.
    async fn is_right(
        &self,
        (id, seq): (i64, i64),
        askers: &[Who],
        ledgers: [&Ledger; 2],
        told: &str,
    ) {
        let game = self.harness.game(banyan::play::MatchId(id)).await;
        let event = game
            .events()
            .iter()
            .find(|event| i64::from(event.seq) == seq);
        let event = event.expect("the event");
        let by = event.by.person();
        // A planned answer belongs to the opponent, and a rematch starts with both players.
        let planned = is_automatic(&event.event);
        // The computer accepts a challenge at once.
        let terms = game.terms();
        let planned = planned || terms.level.is_some() && by == terms.opponent;
        let rematch = seq <= 2 && game.terms().rematch_of.is_some();
        let did = |(user, _): &Who| {
            let their_own = |me| by == Some(me) || planned || rematch;
            let may = |me| {
                if event.event.is_by_moderator() {
                    UserId(*user) == discord(MANAGER) && !game.takes_part(me)
                } else {
                    game.takes_part(me)
                }
            };
            let mut ids = ledgers.iter().filter_map(|ledger| ledger.player(*user));
            ids.any(|me| their_own(me) && may(me))
        };
        assert!(askers.iter().any(did), "event {event:?} by {told}");
    }
}

/// Whether an event follows from another one, in the name of somebody who need not be there.
fn is_automatic(event: &Event) -> bool {
    matches!(
        event,
        Event::Moved { planned: true, .. } | Event::Ended { .. }
    )
}

/// The sender of an interaction and the server.
fn asker(whole: &Value) -> Who {
    let id = whole["member"]["user"]["id"]
        .as_str()
        .or(whole["user"]["id"].as_str());
    let number = |id: &str| id.parse().expect("an id");
    (
        id.map(number).expect("an asker"),
        whole["guild_id"].as_str().map(number).map(GuildId),
    )
}

async fn env(seed: u64) -> Tally {
    let mut fuzz = Fuzz::open(seed).await;
    for step in 0..STEPS {
        let told = format!("FUZZ_SEED={seed} step {step}");
        fuzz.work(&told).await;
        fuzz.step(&told).await;
    }
    let report = fuzz
        .harness
        .app
        .store
        .verify(false, |note| println!("{note:?}"))
        .await
        .unwrap();
    assert!(report.is_clean(), "FUZZ_SEED={seed}: {report:?}");
    println!("FUZZ_SEED={seed}:");
    openapi::check(&fuzz.calls);
    fuzz.tally
}

#[tokio::test(flavor = "multi_thread")]
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
    let (mut all, sent, many) = (Tally::default(), seeds.len() * STEPS, seeds.len() > 1);
    for seed in seeds {
        let tally = env(seed).await;
        all.answered += tally.answered;
        all.slowest = all.slowest.max(tally.slowest);
        all.posts += tally.posts;
        all.pressed += tally.pressed;
    }
    let Tally {
        answered,
        slowest,
        posts,
        pressed,
    } = all;
    println!(
        "{sent} interactions, {answered} of them such as Discord can send; the slowest answer took {slowest:?}; \
         {posts} posts and edits of the worker, whose controls were used {pressed} times"
    );
    assert!(answered * 2 > sent, "most of them are worth an answer");
    assert!(
        !many || pressed > 0,
        "nobody pressed what the worker posted"
    );
}

//! The random and hostile interactions of the fuzzing: commands, controls and forms, some of them forged or repeated.

use banyan::{
    play::{ChannelId, GuildId, PlayerId},
    rules::Game,
};
use rand::Rng;
use serde_json::{Value, json};

use super::super::harness::{ALICE, Asker, BOB, CAROL, GUILD, MANAGER, discord, message, user};
use super::super::hostile::TEXTS;
use super::Fuzz;
use crate::common::text;

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
    pub(super) fn one(&mut self) -> Value {
        let whole = if !self.sent.is_empty() && self.one_in(12) {
            let sent = self.sent.clone();
            self.pick(&sent)
        } else {
            self.next()
        };
        self.sent.push(whole.clone());
        whole
    }
}

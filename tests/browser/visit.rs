//! A person at one kind of device and in one language, who goes through a flow; and the pictures of it for
//! `docs/flows.md`.

use std::time::{Duration, Instant};

use banyan::locale::Locale;
use fantoccini::key::Key;
use serde_json::{Value, json};

use super::{
    COMPOSER,
    chrome::{Chrome, Screen, Window},
    has_room, offers,
    pictures::{are_wanted, keep},
};
use crate::common::{Person, TestEnvironment, control, controls, is_private, text};

/// A desk and a phone, by the names of their pictures. For pictures, the desktop window is taller, to show whole messages.
pub fn devices() -> [(&'static str, Screen); 2] {
    let mut desk = Screen::DESKTOP;
    if are_wanted() {
        desk.size.1 = 1200;
    }
    [("desktop", desk), ("phone", Screen::PHONE)]
}

/// The languages of the pictures.
pub const LANGUAGES: [&str; 3] = ["en-US", "de", "ja"];

pub struct Visit<'a> {
    pub env: &'a TestEnvironment,
    pub chrome: &'a Chrome,
    pub window: Window,
    pub device: (&'static str, Screen),
    pub language: &'static str,
}

impl<'a> Visit<'a> {
    /// Opens the page as somebody in an environment that speaks a language.
    pub async fn open(
        env: &'a TestEnvironment,
        chrome: &'a Chrome,
        who: &str,
        device: (&'static str, Screen),
        language: &'static str,
    ) -> Self {
        let state = env.state(None).await;
        for user in state["users"].as_array().into_iter().flatten() {
            let speaks = json!({"user": user["id"], "locale": language});
            env.set("person", speaks).await;
        }
        env.guild_locale(&env.home().await, language).await;
        let window = chrome.window(env, who, device.1).await;
        Self {
            env,
            chrome,
            window,
            device,
            language,
        }
    }

    /// Goes on as somebody else, with a device of the same kind.
    pub async fn is_now(&mut self, who: &str) {
        let next = self.chrome.window(self.env, who, self.device.1).await;
        std::mem::replace(&mut self.window, next).close().await;
    }

    /// The language of the bot.
    pub fn locale(&self) -> Locale {
        Locale::from_discord(self.language)
    }

    fn file(&self, flow: &str) -> String {
        let code = match self.language {
            "en-US" => String::new(),
            code => format!("-{code}"),
        };
        format!("flows/{}-{flow}{code}.png", self.device.0)
    }

    /// Checks that the window shows everything, with all pictures.
    pub async fn is_shown(&self, flow: &str) {
        has_room(&self.window, flow).await;
        // Pictures that have just loaded move the content below them.
        let drawn = "return [...document.images].every(image => image.complete)";
        self.window.until("all pictures", drawn).await;
    }

    /// Checks that everything can be seen, and takes a picture of these messages if it is wanted.
    pub async fn shows(&self, flow: &str, messages: &[&Value]) {
        // The mouse leaves the messages, which otherwise show their tools.
        self.window.click(COMPOSER).await;
        self.is_shown(flow).await;
        // A screenshot takes long, and rarely Chromium never answers: hundreds are not taken for nothing.
        if are_wanted() {
            let ids: Vec<String> = messages.iter().map(|one| text(&one["id"])).collect();
            let picture = self.window.picture_of_messages(&ids).await;
            keep(&self.file(flow), &picture);
        }
        let down = "document.querySelector('#scroll').scrollTop = 1e6; return true";
        self.window.until("the newest message", down).await;
    }

    /// The same for what covers the channel: a form, a menu, the list of commands.
    pub async fn shows_above(&self, flow: &str, css: &str) {
        self.is_shown(flow).await;
        if !are_wanted() {
            return;
        }
        let frame = format!(
            "const boxes = [...document.querySelectorAll('{css}')].map(part => part.getBoundingClientRect());
             const least = key => Math.max(Math.min(...boxes.map(box => box[key])) - 12, 0);
             const most = (key, room) => Math.min(Math.max(...boxes.map(box => box[key])) + 12, room);
             const [left, top] = [least('left'), least('top')];
             return [left, top, most('right', innerWidth) - left, most('bottom', innerHeight) - top]"
        );
        let frame = self.window.ask(&frame).await;
        keep(&self.file(flow), &self.window.picture_within(&frame).await);
    }

    /// Waits until the window shows a message as it is now: with these controls and its pictures.
    pub async fn sees(&self, message: &Value) {
        let id = text(&message["id"]);
        let wanted = json!(controls(message));
        let script = format!(
            "const message = document.querySelector(`[data-message-id='{id}']`);
             if (!message || message.querySelector('[aria-busy=true]')) return false;
             const there = [...message.querySelectorAll('[data-custom-id]')].map(control => control.dataset.customId);
             return JSON.stringify(there) === JSON.stringify({wanted}) && [...message.querySelectorAll('img')].every(image => image.naturalWidth > 0)"
        );
        self.window.until("a message as it is now", &script).await;
    }

    /// Waits for a message as it is now, and takes a picture of it.
    pub async fn sees_and_shows(&self, flow: &str, message: &Value) {
        self.sees(message).await;
        self.shows(flow, &[message]).await;
    }

    /// Opens a menu of a message, chooses an option and waits for the change.
    pub async fn choose(&self, message: &Value, verb: &str, value: &str) {
        let before = self.inside(message).await;
        self.window.pick(message, verb, value).await;
        self.changes(message, &before).await;
    }

    /// Presses the button with exactly this id and waits for the change of its message.
    pub async fn turn(&self, message: &Value, id: &str) {
        let before = self.inside(message).await;
        let of = text(&message["id"]);
        let button = format!("[data-message-id='{of}'] [data-custom-id='{id}']");
        self.window.click(&button).await;
        self.changes(message, &before).await;
    }

    async fn inside(&self, message: &Value) -> Value {
        self.window.until("the message", &inside(message)).await
    }

    async fn changes(&self, message: &Value, before: &Value) {
        let now = inside(message);
        let changed = format!("const now = (() => {{ {now} }})(); return now && now !== {before}");
        self.window.until("a change", &changed).await;
    }

    /// Types a command without options and sends it.
    pub async fn command(&self, name: &str) {
        self.types(name).await;
        self.window.key(Key::Enter).await;
    }

    /// Types a command until it is the first of the list.
    pub async fn types(&self, name: &str) {
        self.window.click(COMPOSER).await;
        self.window.write(&format!("/{name}")).await;
        let listed = format!(
            "return document.querySelector(\"[data-testid=command-option][data-command='{name}']\") !== null"
        );
        self.window.until(name, &listed).await;
    }

    /// A new private message with a control of that kind, and its picture, if it has one.
    pub async fn answer(&self, old: &[Value], verb: &str) -> Value {
        let fits = |message: &Value| {
            let pictures = message["pictures"].as_array().into_iter().flatten();
            let drawn = pictures
                .into_iter()
                .all(|picture| picture["loaded"] == true);
            let new = old.iter().all(|known| known["id"] != message["id"]);
            message["private"] == true && new && offers(message, verb) && drawn
        };
        self.window.message(verb, fits).await
    }

    /// Opens a channel of the list.
    pub async fn go_to(&self, name: &str) {
        let go = format!(
            "const link = document.querySelector(\"[data-channel-name='{name}']\"); link?.click(); return link !== null"
        );
        self.window.until(name, &go).await;
    }

    pub async fn person(&self, name: &str) -> Person<'a> {
        self.env.person(name).await
    }

    /// The newest public message in `#games` that has such a control.
    pub async fn posted(&self, verb: &str) -> Value {
        let channel = self.env.channel("games").await;
        let deadline = Instant::now() + Duration::from_secs(30);
        while Instant::now() < deadline {
            let state = self.env.state(None).await;
            let all = state["messages"][&channel].as_array().into_iter().flatten();
            let mut public = all.filter(|message| !is_private(message));
            let newest = public.rfind(|message| control(message, verb).is_some());
            if let Some(message) = newest {
                return message.clone();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("nobody posted {verb}");
    }
}

/// A script for what a message contains, once it waits for nothing.
fn inside(message: &Value) -> String {
    let id = text(&message["id"]);
    format!(
        "const message = document.querySelector(`[data-message-id='{id}']`);
         return message && !message.querySelector('[aria-busy=true]') && message.innerHTML"
    )
}

//! The main flows on a desktop and on a phone: a challenge from a person's menu, a move, a board as text, rules,
//! settings, a game in direct messages, another language, a server without the bot. Takes the screenshots for
//! `docs/pictures/make`.

use fantoccini::key::Key;
use serde_json::{Value, json};

use super::{
    COMPOSER,
    chrome::{Chrome, Screen, Window},
    has_room, note, offers,
    pictures::keep,
};
use crate::common::{TestEnvironment, number_of, text};

/// A person at one kind of device.
struct Visit<'a> {
    town: &'a TestEnvironment,
    window: Window,
    device: &'static str,
}

impl Visit<'_> {
    /// Checks that the window shows everything, and takes a screenshot.
    async fn shows(&self, flow: &str) {
        has_room(&self.window, flow).await;
        // Pictures that have just loaded move the content below them.
        let drawn = "return [...document.images].every(image => image.complete)";
        self.window.until("all pictures", drawn).await;
        let name = format!("flows/{}-{flow}.png", self.device);
        keep(&name, &self.window.picture().await);
    }

    /// Types a command without options and sends it.
    async fn command(&self, name: &str) {
        self.window.click(COMPOSER).await;
        self.window.write(&format!("/{name}")).await;
        let listed = format!(
            "return document.querySelector('[data-testid=command-option][data-command={name}]') !== null"
        );
        self.window.until(name, &listed).await;
        self.window.key(Key::Enter).await;
    }

    /// Opens the menu of a message and chooses a command of the bot.
    async fn on_message(&self, message: &Value, label: &str) {
        let id = text(&message["id"]);
        let script = format!(
            "document.querySelector(\"[data-message-id='{id}'] [data-testid=message-menu]\").click(); return true"
        );
        self.window.until("the message's menu", &script).await;
        self.entry(label).await;
    }

    /// Chooses a command of the bot in the open menu.
    async fn entry(&self, label: &str) {
        let there = format!(
            "return [...document.querySelectorAll('[data-testid=app-command]')].some(one => one.innerText === '{label}')"
        );
        self.window.until(label, &there).await;
        self.window.click("[data-testid=app-command]").await;
    }

    /// A challenge from the menu of Bob's name, and its game.
    async fn challenge(&self) {
        let (window, town) = (&self.window, self.town);
        let bob = town.person("Bob").await;
        town.post_message_as(&bob, "Anyone for a game?").await;
        window
            .message("Bob's question", |message| message["author"] == "Bob")
            .await;
        window
            .click("[data-testid=message][data-author=Bob] .by .name")
            .await;
        let opened = "return document.querySelector('[data-testid=app-command]') !== null";
        window.until("Bob's card", opened).await;
        self.shows("card").await;
        self.entry("Challenge to a game").await;
        let panel = note(window, "the terms", |note| offers(note, "invite-send")).await;
        window.pick(&panel, "invite-time", "7d").await;
        let panel = note(window, "the new time", |note| {
            text(&note["text"]).contains("7 days")
        })
        .await;
        window.pick(&panel, "invite-side", "first").await;
        let panel = note(window, "the side", |note| {
            text(&note["text"]).contains("go first")
        })
        .await;
        self.shows("challenge").await;
        window.press(&panel, "invite-send").await;
        let post = window
            .message("the challenge", |message| offers(message, "accept"))
            .await;
        let posted = town.state(None).await["messages"][&bob.channel].clone();
        let posted = posted.as_array().into_iter().flatten();
        let posted = posted.into_iter().find(|known| known["id"] == post["id"]);
        let posted = posted.expect("the post").clone();
        bob.press(&posted, "accept", &[]).await;
        town.wait_for_board(number_of(&posted), 2).await;
    }

    /// A move by the menus, and its board as text.
    async fn play(&self) {
        let window = &self.window;
        let shown =
            |message: &Value| offers(message, "move") && message["pictures"][0]["loaded"] == true;
        let board = window.message("the board", shown).await;
        window.press(&board, "move").await;
        let which = note(window, "the pieces", |note| offers(note, "piece")).await;
        window.pick(&which, "piece", "a3").await;
        let whither = note(window, "the squares", |note| {
            offers(note, "to") && note["pictures"][0]["loaded"] == true
        })
        .await;
        self.shows("move").await;
        window.pick(&whither, "to", "a3a4").await;
        let moved = |message: &Value| shown(message) && text(&message["text"]).contains("a3a4");
        let board = window.message("the next board", moved).await;
        self.shows("board").await;
        self.on_message(&board, "Show as text").await;
        note(window, "the board as text", |note| {
            note["pictures"] == Value::Array(Vec::new()) && text(&note["text"]).contains("a4")
        })
        .await;
        self.shows("as-text").await;
    }

    /// Rules and settings, each in a private message.
    async fn read(&self) {
        self.command("rules").await;
        note(&self.window, "the rules", |note| {
            note["pictures"][0]["loaded"] == true && text(&note["text"]).contains("Jungle")
        })
        .await;
        self.shows("rules").await;
        self.command("settings").await;
        note(&self.window, "the settings", |note| {
            let controls = note["controls"].as_array();
            controls.is_some_and(|all| all.iter().any(|id| text(id).starts_with("set-")))
        })
        .await;
        self.shows("settings").await;
    }

    /// Opens a channel of the list.
    async fn go_to(&self, name: &str) {
        let go = format!(
            "const link = document.querySelector('[data-channel-name={name}]'); link?.click(); return link !== null"
        );
        self.window.until(name, &go).await;
    }

    /// A challenge in direct messages to somebody the player has played with.
    async fn directly(&self) {
        let (bob, carol) = (
            self.town.person("Bob").await,
            self.town.person("Carol").await,
        );
        let options = [
            ("player", json!(carol.id)),
            ("game", json!("dobutsu")),
            ("side", json!("second")),
        ];
        let post = bob.in_channel(&self.town.direct(&bob).await);
        let post = post.command("challenge", &options).await;
        self.go_to("Banyan").await;
        let copy = |message: &Value| {
            offers(message, "accept") && text(&message["text"]).contains("Dōbutsu Shōgi")
        };
        let copy = self.window.message("the challenge", copy).await;
        self.window.press(&copy, "accept").await;
        let board =
            |message: &Value| offers(message, "move") && message["pictures"][0]["loaded"] == true;
        self.window.message("the board", board).await;
        self.town.wait_for_board(number_of(&post), 2).await;
        let settled = |message: &Value| text(&message["text"]).contains(" accepted ");
        self.window.message("its answer", settled).await;
        self.shows("direct").await;
        self.go_to("games").await;
    }

    /// Opens the menu of languages and chooses one.
    async fn choose_language(&self, code: &str) {
        let window = &self.window;
        let open = "document.querySelector('[data-testid=user-picker]').click(); return true";
        window.until("who one is", open).await;
        let pick = format!(
            "const picker = document.querySelector('[data-testid=locale-picker]');
            picker.value = '{code}'; picker.dispatchEvent(new Event('change')); return true"
        );
        window
            .until(
                "the languages",
                "return document.querySelector('[data-testid=locale-picker]') !== null",
            )
            .await;
        has_room(window, "with the languages").await;
        window.ask(&pick).await;
    }

    /// Sends a command and waits for its own answer with a control of that kind.
    async fn answer(&self, command: &str, verb: &str) {
        let window = &self.window;
        let before = window.channel("what was there", |_| true).await;
        let before: Vec<Value> = before.iter().map(|seen| seen["id"].clone()).collect();
        self.command(command).await;
        note(window, command, |note| {
            let pictures = note["pictures"].as_array().into_iter().flatten();
            let drawn = pictures
                .into_iter()
                .all(|picture| picture["loaded"] == true);
            !before.contains(&note["id"]) && offers(note, verb) && drawn
        })
        .await;
    }

    /// Rules and both panels in the language of the client.
    async fn read_in(&self, code: &str) {
        for (command, verb) in [
            ("rules", "page"),
            ("settings", "set-section"),
            ("server", "srv-section"),
        ] {
            self.answer(command, verb).await;
            self.shows(&format!("{command}-{code}")).await;
        }
    }

    /// Switches the client to German and makes its user a moderator; then to Japanese.
    async fn german_and_japanese(&self) {
        let window = &self.window;
        self.choose_language("de").await;
        let role = "document.querySelector('[data-testid=role-picker][data-role=Moderator]').click(); return true";
        window.until("the role", role).await;
        self.shows("language").await;
        window
            .ask("document.querySelector('.menu').hidePopover()")
            .await;
        let state = self.town.state(None).await;
        let commands = state["commands"].as_array().into_iter().flatten();
        let help = commands
            .into_iter()
            .find(|command| command["name"] == "help");
        let german = text(&help.expect("help")["description_localizations"]["de"]);
        assert!(!german.is_empty());
        let soon = "return [...document.querySelectorAll('time[data-relative]')].some(one => one.innerText.startsWith('in 7 Tagen'))";
        window.until("times in German", soon).await;
        window.click(COMPOSER).await;
        window.write("/").await;
        let told = format!(
            "return document.querySelector('[data-testid=command-option][data-command=help]')?.innerText.includes('{german}')"
        );
        window.until("commands in German", &told).await;
        let server = "return document.querySelector('[data-testid=command-option][data-command=server]') !== null";
        window.until("what moderators may do", server).await;
        self.shows("commands").await;
        window.key(Key::Escape).await;
        window.key(Key::Escape).await;
        self.read_in("de").await;
        self.choose_language("ja").await;
        window
            .ask("document.querySelector('.menu').hidePopover()")
            .await;
        self.read_in("ja").await;
    }

    /// A server without the bot, where people who installed the bot for themselves can still read.
    async fn elsewhere(&self) {
        let window = &self.window;
        self.town.another_guild("books", false).await;
        self.go_to("books").await;
        let empty = "return document.querySelector('.beginning')?.innerText.includes('not here')";
        window.until("that the bot is not here", empty).await;
        self.shows("elsewhere").await;
        window.click(COMPOSER).await;
        window.write("/").await;
        let none =
            "return document.querySelector('.none')?.innerText.includes('no commands for you')";
        window.until("that there is nothing to use", none).await;
        // Commands are listed as soon as they can be used.
        let install =
            "[...document.querySelectorAll('.beginning .linkish')].pop().click(); return true";
        window.until("the installation", install).await;
        let usable = "const names = [...document.querySelectorAll('[data-testid=command-option]')].map(one => one.dataset.command);
            return names.includes('board') && !names.includes('challenge')";
        window.until("what can be used there", usable).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: run by .ci/run, and by docs/pictures/make"]
async fn the_main_ones_work_at_a_desk_and_on_a_phone() {
    for (device, screen) in [("desktop", Screen::DESKTOP), ("phone", Screen::PHONE)] {
        let town = TestEnvironment::open().await;
        let chrome = Chrome::start();
        let window = chrome.window(&town, "Carol", screen).await;
        let visit = Visit {
            town: &town,
            window,
            device,
        };
        visit.challenge().await;
        visit.play().await;
        visit.read().await;
        visit.directly().await;
        visit.german_and_japanese().await;
        visit.elsewhere().await;
        visit.window.close().await;
        town.close().await;
    }
}

//! The main flows on a desktop and on a phone, in three languages: a challenge from a person's menu, a move, a board as
//! text, rules, settings; and in English a game in direct messages, another language, a server without the bot. Takes the
//! screenshots for `docs/pictures/make`.

use fantoccini::key::Key;
use serde_json::{Value, json};

use super::{
    COMPOSER,
    chrome::Chrome,
    has_room, note, offers,
    visit::{LANGUAGES, Visit, devices},
};
use crate::common::{TestEnvironment, number_of, text};

const SUGGESTIONS: &str = "#popup, #composer";

impl Visit<'_> {
    /// Opens the menu of a message and chooses the bot's command.
    async fn on_message(&self, message: &Value) {
        let id = text(&message["id"]);
        let script = format!(
            "document.querySelector(\"[data-message-id='{id}'] [data-testid=message-menu]\").click(); return true"
        );
        self.window.until("the message's menu", &script).await;
        self.window.click("[data-testid=app-command]").await;
    }

    /// A challenge from the menu of Bob's name, and its game.
    async fn challenge(&self) {
        let (window, env) = (&self.window, self.env);
        let bob = env.person("Bob").await;
        env.post_message_as(&bob, "Anyone for a game?").await;
        window
            .message("Bob's question", |message| message["author"] == "Bob")
            .await;
        window
            .click("[data-testid=message][data-author=Bob] .by .name")
            .await;
        let opened = "return document.querySelector('[data-testid=app-command]') !== null";
        window.until("Bob's card", opened).await;
        self.shows_above("card", ".menu").await;
        window.click("[data-testid=app-command]").await;
        let panel = note(window, "the terms", |note| offers(note, "invite-send")).await;
        self.choose(&panel, "invite-time", "7d").await;
        self.choose(&panel, "invite-side", "first").await;
        self.shows("challenge", &[&panel]).await;
        window.press(&panel, "invite-send").await;
        let post = window
            .message("the challenge", |message| offers(message, "accept"))
            .await;
        self.shows("posted", &[&post]).await;
        let posted = self.posted("accept").await;
        bob.press(&posted, "accept", &[]).await;
        env.wait_for_board(1, 2).await;
        let board = window.message("the board", is_drawn).await;
        self.shows("accepted", &[&post, &board]).await;
    }

    /// A move by the menus, and its board as text.
    async fn play(&self) {
        let window = &self.window;
        let board = window.message("the board", is_drawn).await;
        window.press(&board, "move").await;
        let which = note(window, "the pieces", |note| offers(note, "piece")).await;
        window.pick(&which, "piece", "a3").await;
        let whither = note(window, "the squares", |note| {
            offers(note, "to") && note["pictures"][0]["loaded"] == true
        })
        .await;
        self.shows("move", &[&whither]).await;
        window.pick(&whither, "to", "a3a4").await;
        let moved = |message: &Value| is_drawn(message) && text(&message["text"]).contains("a3a4");
        let board = window.message("the next board", moved).await;
        self.shows("board", &[&board]).await;
        self.on_message(&board).await;
        let words = note(window, "the board as text", |note| {
            note["pictures"] == json!([]) && text(&note["text"]).contains("a4")
        })
        .await;
        self.shows("as-text", &[&words]).await;
    }

    /// Rules, and all pages of both panels, each in a private message.
    async fn read(&self) {
        for (command, verb, pages) in [
            ("rules", "page", &[][..]),
            ("settings", "set-section", &["looks", "people"]),
            ("server", "srv-section", &["places", "daily"]),
        ] {
            let old = self.window.see().await;
            self.command(command).await;
            let panel = self.answer(&old, verb).await;
            self.shows(command, &[&panel]).await;
            for (at, page) in pages.iter().enumerate() {
                self.turn(&panel, &format!("{verb}:{page}")).await;
                let flow = format!("{command}-{}", at + 2);
                self.shows(&flow, &[&panel]).await;
            }
        }
    }

    /// A challenge in direct messages to somebody the player has played with.
    async fn directly(&self) {
        let (bob, carol) = (self.env.person("Bob").await, self.env.person("Carol").await);
        let options = [
            ("player", json!(carol.id)),
            ("game", json!("dobutsu")),
            ("side", json!("second")),
        ];
        let post = bob.in_channel(&self.env.direct(&bob).await);
        let post = post.command("challenge", &options).await;
        self.go_to("Banyan").await;
        let copy = |message: &Value| {
            offers(message, "accept") && text(&message["text"]).contains("Dōbutsu Shōgi")
        };
        let copy = self.window.message("the challenge", copy).await;
        self.window.press(&copy, "accept").await;
        let board = self.window.message("the board", is_drawn).await;
        self.env.wait_for_board(number_of(&post), 2).await;
        let settled = |message: &Value| text(&message["text"]).contains(" accepted ");
        let copy = self.window.message("its answer", settled).await;
        self.shows("direct", &[&copy, &board]).await;
        self.go_to("games").await;
    }

    /// Opens the menu of who one is.
    async fn open_picker(&self) {
        let open = "document.querySelector('[data-testid=user-picker]').click(); return true";
        self.window.until("who one is", open).await;
        let there = "return document.querySelector('[data-testid=locale-picker]') !== null";
        self.window.until("the languages", there).await;
        has_room(&self.window, "with the languages").await;
    }

    async fn close_picker(&self) {
        let close = "document.querySelector('.menu').hidePopover()";
        self.window.ask(close).await;
    }

    async fn becomes_moderator(&self) {
        self.open_picker().await;
        let role =
            "const role = document.querySelector('[data-testid=role-picker][data-role=Moderator]');
            role?.click(); return role !== null";
        self.window.until("the role", role).await;
        self.close_picker().await;
    }

    /// What moderators find among the commands.
    async fn moderates(&self) {
        let window = &self.window;
        window.click(COMPOSER).await;
        window.write("/ser").await;
        let server = "return document.querySelector('[data-testid=command-option][data-command=server]') !== null";
        window.until("what moderators may do", server).await;
        self.shows_above("moderators", SUGGESTIONS).await;
        window.key(Key::Escape).await;
        window.key(Key::Escape).await;
    }

    /// Switches the client to German and lists the commands.
    async fn switches_to_german(&self) {
        let window = &self.window;
        self.open_picker().await;
        let pick = "const picker = document.querySelector('[data-testid=locale-picker]');
            picker.value = 'de'; picker.dispatchEvent(new Event('change'))";
        window.ask(pick).await;
        self.close_picker().await;
        let state = self.env.state(None).await;
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
        self.shows_above("commands", SUGGESTIONS).await;
        window.key(Key::Escape).await;
        window.key(Key::Escape).await;
    }

    /// A server without the bot, where people who installed the bot for themselves can still read.
    async fn elsewhere(&self) {
        let window = &self.window;
        self.env.another_guild("books", false).await;
        self.go_to("books").await;
        let empty = "return document.querySelector('.beginning')?.innerText.includes('not here')";
        window.until("that the bot is not here", empty).await;
        has_room(window, "where the bot is not").await;
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
        self.shows_above("elsewhere", SUGGESTIONS).await;
    }
}

/// Whether a message is a board that can be played on, with its picture loaded.
fn is_drawn(message: &Value) -> bool {
    offers(message, "move") && message["pictures"][0]["loaded"] == true
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: run by .ci/run, and by docs/pictures/make"]
async fn the_main_ones_work_at_a_desk_and_on_a_phone() {
    for device in devices() {
        for language in LANGUAGES {
            let env = TestEnvironment::open().await;
            let chrome = Chrome::start();
            let visit = Visit::open(&env, &chrome, "Carol", device, language).await;
            visit.challenge().await;
            visit.play().await;
            visit.becomes_moderator().await;
            visit.read().await;
            if language == LANGUAGES[0] {
                visit.directly().await;
                visit.moderates().await;
                visit.elsewhere().await;
                visit.go_to("games").await;
                visit.switches_to_german().await;
            }
            visit.window.close().await;
            env.close().await;
        }
    }
}

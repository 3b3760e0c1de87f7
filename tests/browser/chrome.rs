//! Headless Chromium by a driver, and the chat page in it as a person uses it: real keys, real clicks, and only what can
//! be seen counts. It knows the page by the hooks that the page's first comment lists, and never looks past it.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::{Ipv4Addr, SocketAddr, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    time::{Duration, Instant},
};

use fantoccini::{
    Client, ClientBuilder, Locator,
    actions::{InputSource as _, KeyAction, KeyActions},
    key::Key,
};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::common::{Town, text};

/// Longest wait for anything that must happen; far more than it takes, for slow machines.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often the page is asked meanwhile.
const PACE: Duration = Duration::from_millis(25);

/// Everything that is said in the channel, as somebody sees it.
const SEE: &str = "return [...document.querySelectorAll('[data-testid=message]')].map(message => ({
    id: message.dataset.messageId,
    author: message.dataset.author,
    private: message.dataset.ephemeral === 'true',
    mention: message.dataset.mention === 'true',
    background: getComputedStyle(message).backgroundColor,
    text: message.querySelector('[data-testid=content]')?.innerText ?? '',
    pictures: [...message.querySelectorAll('[data-testid=attachment] img')].map(image => ({
        alt: image.alt,
        source: image.src,
        loaded: image.complete && image.naturalWidth > 0,
        width: image.naturalWidth,
        shown: image.getBoundingClientRect().width,
    })),
    controls: [...message.querySelectorAll('[data-custom-id]')].map(control => control.dataset.customId.split(':')[0]),
}))";

/// What scrolls sideways, apart from text boards, and what reaches past the right edge without being cut off by a part inside.
const TOO_WIDE: &str = "
    const right = part => part.getBoundingClientRect().right;
    const clips = part => getComputedStyle(part).overflowX !== 'visible';
    const held = part => part !== null && part !== document.body && (clips(part) && right(part) <= innerWidth + 1 || held(part.parentElement));
    const name = part => `${part.localName}#${part.id} ${part.className}`;
    const all = [...document.querySelectorAll('body, body *')].filter(part => part.checkVisibility());
    return [
        ...(document.scrollingElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
        ...all.filter(part => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX) && !part.matches('pre') && part.scrollWidth > part.clientWidth + 1)
            .map(part => `${name(part)} scrolls sideways`),
        ...all.filter(part => right(part) > innerWidth + 1 && !held(part.parentElement)).map(part => `${name(part)} ends at ${right(part)}`),
    ]";

/// Text that lies under the "…" of its message, which is always there where nothing can hover.
const COVERED: &str = "return [...document.querySelectorAll('[data-testid=message]')].flatMap(message => {
    const menu = message.querySelector('[data-testid=message-menu] svg').getBoundingClientRect();
    const under = at => at.right > menu.left && at.left < menu.right && at.bottom > menu.top && at.top < menu.bottom;
    const nodes = document.createTreeWalker(message.querySelector('.body'), NodeFilter.SHOW_TEXT);
    const covered = [];
    while (nodes.nextNode()) {
        const words = document.createRange();
        words.selectNodeContents(nodes.currentNode);
        if ([...words.getClientRects()].some(under)) covered.push(`under its menu: ${nodes.currentNode.data}`);
    }
    return covered;
})";

/// What a window looks like from outside.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// Its inner width and height, in CSS pixels.
    pub size: (u32, u32),
    /// Whether it is a telephone: fingers, twice as many pixels.
    pub phone: bool,
}

impl Screen {
    /// A window with room at the sides, a mouse, a keyboard.
    pub const DESKTOP: Self = Self {
        size: (1280, 800),
        phone: false,
    };
    /// A telephone held upright.
    pub const PHONE: Self = Self {
        size: (390, 844),
        phone: true,
    };

    /// As Chromium's own device emulation takes it: a window's size would include its frame, and is never that narrow.
    fn metrics(self) -> Value {
        let (width, height) = self.size;
        json!({
            "width": width, "height": height, "pixelRatio": if self.phone { 2 } else { 1 },
            "touch": self.phone, "mobile": self.phone,
        })
    }
}

/// A `chromedriver` of this test's own; it and its windows end with the value.
pub struct Chrome {
    driver: Child,
    address: SocketAddr,
    folder: tempfile::TempDir,
    windows: AtomicUsize,
}

impl Chrome {
    /// Starts the driver on a free port.
    pub fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let driver = Command::new("chromedriver")
            .arg("--port=0")
            .arg(format!(
                "--log-path={}",
                folder.path().join("driver.log").display()
            ))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut driver = driver.unwrap_or_else(|error| {
            panic!(
                "`chromedriver` cannot be started ({error}). This test needs Chromium and its driver: \
                 on Debian, apt-get install chromium chromium-driver"
            )
        });
        let output = driver.stdout.take().expect("a pipe");
        let (tell, told) = mpsc::channel();
        // Read to the end: a driver whose pipe is full would stand still.
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                let port = line.split("successfully on port ").nth(1);
                let port = port.and_then(|rest| rest.trim_end_matches('.').parse::<u16>().ok());
                if let Some(port) = port {
                    // The test has ended if nobody listens.
                    let _ = tell.send(port);
                }
            }
        });
        let port = told
            .recv_timeout(PATIENCE)
            .expect("chromedriver says which port it listens on");
        Self {
            driver,
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, port)),
            folder,
            windows: AtomicUsize::new(0),
        }
    }

    /// Opens the chat page as somebody, in a browser that has never been used.
    pub async fn window(&self, town: &Town, who: &str, screen: Screen) -> Window {
        let number = self.windows.fetch_add(1, Ordering::Relaxed);
        let profile = self.folder.path().join(format!("profile-{number}"));
        // Without a mouse at hand Chromium thinks of every window as one where nothing can hover.
        let (hover, pointer) = if screen.phone { (1, 2) } else { (2, 4) };
        let capabilities = json!({
            "goog:loggingPrefs": {"browser": "ALL"},
            "goog:chromeOptions": {
                "mobileEmulation": {"deviceMetrics": screen.metrics()},
                "args": [
                    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                    "--disable-background-networking", "--disable-component-update", "--disable-sync",
                    format!("--user-data-dir={}", profile.display()),
                    format!(
                        "--blink-settings=primaryHoverType={hover},availableHoverTypes={hover},\
                         primaryPointerType={pointer},availablePointerTypes={pointer}"
                    ),
                ],
            },
        });
        let Value::Object(capabilities) = capabilities else {
            unreachable!("an object was written")
        };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://{}", self.address))
            .await
            .unwrap_or_else(|error| {
                panic!(
                    "Chromium cannot be started: {error}. Is it installed, in the version of its driver? \
                     On Debian, apt-get install chromium chromium-driver"
                )
            });
        let session = client
            .session_id()
            .await
            .expect("a session")
            .expect("its id");
        let window = Window {
            client,
            who: who.to_owned(),
            log: format!("http://{}/session/{session}/se/log", self.address),
            http: town.http.clone(),
        };
        window
            .go(&format!("{}/?user={}", town.base, who.to_lowercase()))
            .await;
        window
    }
}

impl Drop for Chrome {
    fn drop(&mut self) {
        // Asked this way the driver ends its browsers, too; a signal would leave them behind.
        let asked = TcpStream::connect(self.address).and_then(|mut line| {
            line.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\n\r\n")
                .map(|()| line)
        });
        let deadline = Instant::now() + Duration::from_secs(5);
        while asked.is_ok()
            && matches!(self.driver.try_wait(), Ok(None))
            && Instant::now() < deadline
        {
            std::thread::sleep(PACE);
        }
        // Both fail only if it is gone already.
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// The chat page, open as one person.
pub struct Window {
    client: Client,
    who: String,
    log: String,
    http: reqwest::Client,
}

impl Window {
    /// Opens an address of the page and waits until the channel can be read.
    pub async fn go(&self, address: &str) {
        self.client.goto(address).await.expect("the page opens");
        self.ready().await;
    }

    /// Reads the page anew.
    pub async fn reload(&self) {
        self.client.refresh().await.expect("the page opens again");
        self.ready().await;
    }

    async fn ready(&self) {
        self.until(
            "the page to be ready",
            "return document.body?.dataset.ready === 'true'",
        )
        .await;
    }

    /// What a script in the page returns.
    pub async fn ask(&self, script: &str) -> Value {
        let answer = self.client.execute(script, Vec::new()).await;
        answer.unwrap_or_else(|error| panic!("{error}, of {script}"))
    }

    /// What a script returns once that is something: neither null, nor false, nor an empty list.
    pub async fn until(&self, what: &str, script: &str) -> Value {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let answer = self.ask(script).await;
            let nothing = answer.is_null() || answer == false || answer == json!([]);
            if !nothing {
                return answer;
            }
            if Instant::now() > deadline {
                self.vain(what).await;
            }
            sleep(PACE).await;
        }
    }

    /// Ends the test with what can be seen instead.
    async fn vain(&self, what: &str) -> ! {
        let picture = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("vain-{}.png", self.who));
        std::fs::write(&picture, self.picture().await).expect("a picture can be kept");
        let seen: Vec<String> = self.see().await.iter().map(Value::to_string).collect();
        panic!(
            "{} waited in vain for {what}; the window is kept in {}; in the channel:\n{}\nthe console: {:?}",
            self.who,
            picture.display(),
            seen.join("\n"),
            self.console().await
        );
    }

    /// Every message in the channel, oldest first.
    pub async fn see(&self) -> Vec<Value> {
        self.ask(SEE).await.as_array().cloned().unwrap_or_default()
    }

    /// Everything in the channel, once it fits.
    pub async fn channel(&self, what: &str, fits: impl Fn(&[Value]) -> bool) -> Vec<Value> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let seen = self.see().await;
            if fits(&seen) {
                return seen;
            }
            if Instant::now() > deadline {
                self.vain(what).await;
            }
            sleep(PACE).await;
        }
    }

    /// The newest message that fits, once there is one.
    pub async fn message(&self, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let seen = self.channel(what, |seen| seen.iter().any(&fits)).await;
        let newest = seen.into_iter().rfind(|message| fits(message));
        newest.expect("there was one a moment ago")
    }

    /// Clicks, or taps, what is last of those that the selector fits, once that is possible.
    pub async fn click(&self, css: &str) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            // The page draws messages anew while they change, so that what was found may be gone when it is clicked.
            let found = self.client.find_all(Locator::Css(css)).await;
            let trouble = match found.map(|mut all| all.pop()) {
                Ok(Some(part)) => match part.click().await {
                    Ok(()) => return,
                    Err(error) => error.to_string(),
                },
                Ok(None) => "there is none".to_owned(),
                Err(error) => error.to_string(),
            };
            if Instant::now() > deadline {
                self.vain(&format!("{css} to be clicked: {trouble}")).await;
            }
            sleep(PACE).await;
        }
    }

    /// Presses the control of a message whose id begins with `verb`.
    pub async fn press(&self, message: &Value, verb: &str) {
        let id = text(&message["id"]);
        self.click(&format!(
            "[data-message-id='{id}'] [data-custom-id^='{verb}:']"
        ))
        .await;
    }

    /// Opens a menu of a message and picks an entry.
    pub async fn pick(&self, message: &Value, verb: &str, value: &str) {
        self.press(message, verb).await;
        self.click(&format!(
            "[data-testid=select-option][data-value='{value}']"
        ))
        .await;
    }

    /// Chooses a file in a field for one.
    pub async fn attach(&self, css: &str, file: &Path) {
        let field = self.client.find(Locator::Css(css)).await;
        let field = field.unwrap_or_else(|error| panic!("{css}: {error}"));
        let chosen = field.send_keys(&file.display().to_string()).await;
        chosen.expect("a file can be chosen");
    }

    /// Types on the keyboard, wherever the cursor is.
    pub async fn write(&self, words: &str) {
        let strokes = words
            .chars()
            .fold(KeyActions::new("keyboard".to_owned()), |keys, letter| {
                keys.then(KeyAction::Down { value: letter })
                    .then(KeyAction::Up { value: letter })
            });
        self.client
            .perform_actions(strokes)
            .await
            .expect("keys can be pressed");
    }

    /// Presses one key that is no letter.
    pub async fn key(&self, key: Key) {
        self.write(&char::from(key).to_string()).await;
    }

    /// Presses the down arrow until what the script returns is the value.
    pub async fn arrow_to(&self, marked: &str, value: &str) {
        let longest_list = 25;
        for _ in 0..=longest_list {
            if self.ask(marked).await == value {
                return;
            }
            self.key(Key::Down).await;
        }
        self.vain(&format!("the arrow to get to {value}")).await;
    }

    /// Waits until the cursor is in the part that the selector fits.
    pub async fn in_field(&self, css: &str) {
        let script = format!("return document.activeElement.matches(\"{css}\")");
        self.until(&format!("the cursor in {css}"), &script).await;
    }

    /// What cannot be reached or read because the window is too narrow for it.
    pub async fn cramped(&self) -> Vec<Value> {
        let found = [self.ask(TOO_WIDE).await, self.ask(COVERED).await];
        found
            .iter()
            .filter_map(Value::as_array)
            .flatten()
            .cloned()
            .collect()
    }

    /// A picture of the window, as PNG.
    pub async fn picture(&self) -> Vec<u8> {
        self.client.screenshot().await.expect("a picture")
    }

    /// A picture of what the selector fits, as PNG.
    pub async fn picture_of(&self, css: &str) -> Vec<u8> {
        let part = self.client.find(Locator::Css(css)).await;
        let part = part.unwrap_or_else(|error| panic!("{css}: {error}"));
        part.screenshot().await.expect("a picture")
    }

    /// What the browser complained of since the last time: exceptions, files that did not load, forbidden addresses.
    async fn console(&self) -> Vec<String> {
        let answer = self.http.post(&self.log).json(&json!({"type": "browser"}));
        let answer = answer.send().await.expect("the driver answers");
        let answer: Value = answer.json().await.expect("JSON");
        let lines = answer["value"].as_array().expect("the browser's log");
        lines.iter().map(|line| text(&line["message"])).collect()
    }

    /// Closes the window; nothing may have gone wrong in it.
    pub async fn close(self) {
        let complaints = self.console().await;
        assert!(
            complaints.is_empty(),
            "in {}'s window: {complaints:#?}",
            self.who
        );
        self.client.close().await.expect("the browser ends");
    }
}

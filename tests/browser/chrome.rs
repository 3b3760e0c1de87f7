//! Headless Chromium with the chat page, driven as a person uses it: real keys and clicks, and only visible elements
//! count. Finds elements only by the hooks listed in the page's first comment.

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

use super::{
    pictures::are_wanted,
    scripts::{COVERED, FAINT, FRAME, TOO_WIDE, VISIBLE_MESSAGES},
};
use crate::common::{TestEnvironment, text};

/// The longest wait for something that must happen; much longer than needed, for slow machines.
const TIMEOUT: Duration = Duration::from_secs(30);
/// How often the page is checked meanwhile.
const POLL_INTERVAL: Duration = Duration::from_millis(25);

/// The size and kind of a window.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// Its inner width and height in CSS pixels.
    pub size: (u32, u32),
    /// Whether it is a phone: touch input and twice as many pixels.
    pub phone: bool,
}

impl Screen {
    /// A desktop window with mouse and keyboard.
    pub const DESKTOP: Self = Self {
        size: (1280, 800),
        phone: false,
    };
    /// A phone in portrait orientation.
    pub const PHONE: Self = Self {
        size: (390, 844),
        phone: true,
    };

    /// The metrics for Chromium's device emulation; real windows include a frame and cannot be this narrow.
    fn metrics(self) -> Value {
        let (width, height) = self.size;
        json!({
            "width": width, "height": height, "pixelRatio": if self.phone { 2 } else { 1 },
            "touch": self.phone, "mobile": self.phone,
        })
    }
}

/// A `chromedriver` for this test; it and its windows end when the value is dropped.
pub struct Chrome {
    driver: Child,
    address: SocketAddr,
    folder: tempfile::TempDir,
    windows: AtomicUsize,
}

impl Chrome {
    /// Starts the driver on a free port. It ends if that port is taken for IPv6; then it is started again.
    pub fn start() -> Self {
        let begun = (0..3).find_map(|_| Self::try_start());
        begun.expect("chromedriver says which port it listens on")
    }

    fn try_start() -> Option<Self> {
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
        // Read to the end, because the driver would block on a full pipe.
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
        let port = told.recv_timeout(TIMEOUT);
        let mut chrome = Self {
            driver,
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            folder,
            windows: AtomicUsize::new(0),
        };
        chrome.address.set_port(port.ok()?);
        Some(chrome)
    }

    /// Opens the chat page as a person, in a new browser profile.
    pub async fn window(&self, env: &TestEnvironment, who: &str, screen: Screen) -> Window {
        let number = self.windows.fetch_add(1, Ordering::Relaxed);
        let profile = self.folder.path().join(format!("profile-{number}"));
        // Headless Chromium reports no mouse, so hover and pointer are set explicitly.
        let (hover, pointer) = if screen.phone { (1, 2) } else { (2, 4) };
        let capabilities = json!({
            "goog:loggingPrefs": {"browser": "ALL"},
            "goog:chromeOptions": {
                "mobileEmulation": {"deviceMetrics": screen.metrics()},
                "args": [
                    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                    "--disable-background-networking", "--disable-component-update", "--disable-sync",
                    // On a busy machine, windows in the background are drawn late or never, and are taken for hung.
                    "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
                    "--disable-renderer-backgrounding", "--disable-hang-monitor", "--disable-gpu-watchdog",
                    if are_wanted() { "--hide-scrollbars" } else { "--no-default-browser-check" },
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
            http: env.http.clone(),
        };
        window
            .go(&format!("{}/?user={}", env.base, who.to_lowercase()))
            .await;
        window
    }
}

impl Drop for Chrome {
    fn drop(&mut self) {
        // On this request the driver also ends its browsers; a signal would leave them running.
        let asked = TcpStream::connect(self.address).and_then(|mut line| {
            line.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\n\r\n")
                .map(|()| line)
        });
        let deadline = Instant::now() + Duration::from_secs(5);
        while asked.is_ok()
            && matches!(self.driver.try_wait(), Ok(None))
            && Instant::now() < deadline
        {
            std::thread::sleep(POLL_INTERVAL);
        }
        // Both fail only if the process is gone already.
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
    /// Opens an address of the page and waits until the channel is loaded.
    pub async fn go(&self, address: &str) {
        self.client.goto(address).await.expect("the page opens");
        self.ready().await;
    }

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

    /// The result of a script in the page.
    pub async fn ask(&self, script: &str) -> Value {
        let answer = self.client.execute(script, Vec::new()).await;
        answer.unwrap_or_else(|error| panic!("{error}, of {script}"))
    }

    /// Waits until a script returns something other than null, false or an empty list, and returns it.
    pub async fn until(&self, what: &str, script: &str) -> Value {
        let deadline = Instant::now() + TIMEOUT;
        loop {
            let answer = self.ask(script).await;
            let nothing = answer.is_null() || answer == false || answer == json!([]);
            if !nothing {
                return answer;
            }
            if Instant::now() > deadline {
                self.fail_waiting(what).await;
            }
            sleep(POLL_INTERVAL).await;
        }
    }

    /// Fails the test with what the window shows.
    async fn fail_waiting(&self, what: &str) -> ! {
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
        self.ask(VISIBLE_MESSAGES)
            .await
            .as_array()
            .cloned()
            .unwrap_or_default()
    }

    /// All messages of the channel, once they fit.
    pub async fn channel(&self, what: &str, fits: impl Fn(&[Value]) -> bool) -> Vec<Value> {
        let deadline = Instant::now() + TIMEOUT;
        loop {
            let seen = self.see().await;
            if fits(&seen) {
                return seen;
            }
            if Instant::now() > deadline {
                self.fail_waiting(what).await;
            }
            sleep(POLL_INTERVAL).await;
        }
    }

    /// The newest message that fits, once there is one.
    pub async fn message(&self, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let seen = self.channel(what, |seen| seen.iter().any(&fits)).await;
        let newest = seen.into_iter().rfind(|message| fits(message));
        newest.expect("there was one a moment ago")
    }

    /// Clicks or taps the last element that the selector matches, as soon as possible.
    pub async fn click(&self, css: &str) {
        let deadline = Instant::now() + TIMEOUT;
        loop {
            // The page redraws messages when they change, so a found element may be gone when it is clicked.
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
                self.fail_waiting(&format!("{css} to be clicked: {trouble}"))
                    .await;
            }
            sleep(POLL_INTERVAL).await;
        }
    }

    /// Presses the control of a message whose custom id begins with `verb`.
    pub async fn press(&self, message: &Value, verb: &str) {
        let id = text(&message["id"]);
        self.click(&format!(
            "[data-message-id='{id}'] [data-custom-id^='{verb}:']"
        ))
        .await;
    }

    /// Opens a menu of a message and chooses an option.
    pub async fn pick(&self, message: &Value, verb: &str, value: &str) {
        self.press(message, verb).await;
        self.click(&format!(
            "[data-testid=select-option][data-value='{value}']"
        ))
        .await;
    }

    /// Chooses a file in a file input.
    pub async fn attach(&self, css: &str, file: &Path) {
        let field = self.client.find(Locator::Css(css)).await;
        let field = field.unwrap_or_else(|error| panic!("{css}: {error}"));
        let chosen = field.send_keys(&file.display().to_string()).await;
        chosen.expect("a file can be chosen");
    }

    /// Types on the keyboard into the focused element.
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

    /// Presses a key that is not a letter.
    pub async fn key(&self, key: Key) {
        self.write(&char::from(key).to_string()).await;
    }

    /// Presses the down arrow until the script returns the value.
    pub async fn arrow_to(&self, marked: &str, value: &str) {
        let longest_list = 25;
        for _ in 0..=longest_list {
            if self.ask(marked).await == value {
                return;
            }
            self.key(Key::Down).await;
        }
        self.fail_waiting(&format!("the arrow to get to {value}"))
            .await;
    }

    /// Waits until the element that the selector matches has the focus.
    pub async fn in_field(&self, css: &str) {
        let script = format!("return document.activeElement.matches(\"{css}\")");
        self.until(&format!("the cursor in {css}"), &script).await;
    }

    /// Elements that cannot be reached or read because the window is too narrow.
    pub async fn cramped(&self) -> Vec<Value> {
        let mut found = Vec::new();
        for script in [TOO_WIDE, COVERED, FAINT] {
            found.push(self.ask(script).await);
        }
        found
            .iter()
            .filter_map(Value::as_array)
            .flatten()
            .cloned()
            .collect()
    }

    /// A screenshot of the window, as PNG.
    pub async fn picture(&self) -> Vec<u8> {
        self.client.screenshot().await.expect("a picture")
    }

    /// A screenshot of messages from the top of the first one, without the empty room beside them, as PNG.
    pub async fn picture_of_messages(&self, ids: &[String]) -> Vec<u8> {
        let ids = json!(ids);
        let messages = format!(
            "const messages = {ids}.map(id => document.querySelector(`[data-message-id='${{id}}']`));"
        );
        let scroll = "messages[0].scrollIntoView(); return true";
        self.until("the messages", &format!("{messages} {scroll}"))
            .await;
        // What appears below the messages when they are scrolled needs room.
        let settled = "return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";
        self.ask(settled).await;
        let frame = self.ask(&format!("{messages} {FRAME}")).await;
        self.picture_within(&frame).await
    }

    /// A screenshot of a part of the window, given as [x, y, width, height] in CSS pixels, as PNG.
    pub async fn picture_within(&self, frame: &Value) -> Vec<u8> {
        let url = self.log.replace("/se/log", "/goog/cdp/execute");
        // Phones have so many pixels that the pictures would be large.
        let scale = "return devicePixelRatio > 1 ? 0.75 : 1";
        let scale = self.ask(scale).await;
        let clip = json!({
            "x": frame[0], "y": frame[1], "width": frame[2], "height": frame[3], "scale": scale,
        });
        let ask =
            json!({"cmd": "Page.captureScreenshot", "params": {"format": "png", "clip": clip}});
        let answer = self.http.post(url).json(&ask).send().await;
        let answer: Value = answer.expect("an answer").json().await.expect("JSON");
        let data = answer["value"]["data"].as_str();
        bytes(data.unwrap_or_else(|| panic!("no picture of {frame}: {answer}")))
    }

    /// A screenshot of the element that the selector matches, as PNG.
    pub async fn picture_of(&self, css: &str) -> Vec<u8> {
        let part = self.client.find(Locator::Css(css)).await;
        let part = part.unwrap_or_else(|error| panic!("{css}: {error}"));
        part.screenshot().await.expect("a picture")
    }

    /// New errors in the browser's console: exceptions, failed requests, blocked addresses.
    async fn console(&self) -> Vec<String> {
        let answer = self.http.post(&self.log).json(&json!({"type": "browser"}));
        let answer = answer.send().await.expect("the driver answers");
        let answer: Value = answer.json().await.expect("JSON");
        let lines = answer["value"].as_array().expect("the browser's log");
        lines.iter().map(|line| text(&line["message"])).collect()
    }

    /// Closes the window; the console must be free of errors.
    pub async fn close(self) {
        let mut complaints = self.console().await;
        if !complaints.is_empty() {
            let state = self.ask("return fetch('/sandbox/state').then(state => state.text())");
            let state = text(&state.await);
            complaints.retain(|line| !is_replaced_picture(line, &state));
        }
        assert!(
            complaints.is_empty(),
            "in {}'s window: {complaints:#?}",
            self.who
        );
        self.client.close().await.expect("the browser ends");
    }
}

/// The bytes behind a text in base64.
fn bytes(text: &str) -> Vec<u8> {
    let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let six = |letter: u8| letters.iter().position(|known| *known == letter);
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0, 0_usize);
    for value in text.bytes().filter_map(six) {
        held = ((held << 6) | value) & 0xffff;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push(((held >> bits) & 0xff) as u8);
        }
    }
    bytes
}

/// Whether the page could not load a picture that no message shows any more: an edit may replace one while the page is
/// loading it.
fn is_replaced_picture(line: &str, state: &str) -> bool {
    let picture = line.split_once("/cdn/");
    let picture = picture.and_then(|(_, rest)| rest.split_once('?'));
    picture.is_some_and(|(path, rest)| rest.contains("status of 404") && !state.contains(path))
}

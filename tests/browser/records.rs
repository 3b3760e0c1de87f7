//! A record uploaded as a file and stepped through on the chat page, on a desktop and on a phone. Takes the screenshots
//! for `docs/pictures/make`.

use serde_json::Value;

use super::{
    COMPOSER,
    chrome::Chrome,
    note, offers,
    visit::{LANGUAGES, Visit, devices},
};
use crate::common::{TestEnvironment, text};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: run by .ci/run, and by docs/pictures/make"]
async fn one_is_attached_and_walked_through_at_a_desk_and_on_a_phone() {
    for device in devices() {
        let env = TestEnvironment::open().await;
        let chrome = Chrome::start();
        let visit = Visit::open(&env, &chrome, "Bob", device, LANGUAGES[0]).await;
        let bob = &visit.window;
        let file = env.dir.path().join("game.txt");
        let record = "[First \"Ada\"]\n[Second \"Bo\"]\n[Ruleset \"jungle/classic\"]\n[Result \"1-0\"]\n[Reason \"resigned\"]\n\n\
                      1. e3d3 a9a8 2. d3d4 1-0\n";
        std::fs::write(&file, record).expect("a file");
        bob.click(COMPOSER).await;
        bob.write("/import file:").await;
        bob.in_field("[data-option=file]").await;
        bob.attach("input[data-option=file]", &file).await;
        let script = "return document.querySelector('.opt.set[data-option=file]') !== null";
        bob.until("the file to be sent ahead", script).await;
        visit.shows_above("import", "#popup, #composer").await;
        bob.click("#send").await;
        let says = |words: &'static str| {
            move |message: &Value| {
                offers(message, "analysis-on") && text(&message["text"]).contains(words)
            }
        };
        let start = note(bob, "the start", says("The start: 3 moves follow.")).await;
        visit.shows("analysis-start", &[&start]).await;
        bob.press(&start, "analysis-on").await;
        let first = note(bob, "the first move", says("Move 1 of 3")).await;
        assert_eq!(first["id"], start["id"], "in its place");
        bob.pick(&first, "analysis-menu", "3").await;
        let end = note(bob, "the end", says("Result: 1-0")).await;
        assert_eq!(end["id"], start["id"]);
        visit.shows("analysis-end", &[&end]).await;
        visit.window.close().await;
        env.close().await;
    }
}

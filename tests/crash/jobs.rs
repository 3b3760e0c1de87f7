//! Kills inside jobs of certain kinds.

use std::collections::BTreeSet;

use super::{Run, deaths, is_armed, kills_everywhere};

/// Plays a scenario once for each point that these kinds of jobs reach, with a bot that is killed when the first job of
/// that kind reaches it. `play` plays it with a bot that is killed at a passage.
pub(super) async fn kill_in_jobs<R: Future<Output = Run> + 'static>(
    jobs: &[&str],
    play: impl Fn(String) -> R,
) {
    let reference = play(String::new()).await;
    let passages = reference.passages();
    drop(reference);
    let job = |passage: &str| {
        let (job, _) = passage.split_once('/')?;
        jobs.iter().find(|wanted| **wanted == job)
    };
    let first = |passage: &&String| kills_everywhere() || passage.ends_with(":1");
    let inside = passages.iter().filter(|passage| job(passage).is_some());
    let chosen: BTreeSet<String> = inside
        .filter(|passage| is_armed(passage))
        .filter(first)
        .cloned()
        .collect();
    let killed_at = |passage: String| {
        let run = play(passage);
        async move { run.await.has_died().then_some(()) }
    };
    let killed = deaths(&chosen, killed_at).await;
    for wanted in jobs {
        let points = |passages: &mut dyn Iterator<Item = &String>| {
            passages
                .filter(|passage| job(passage) == Some(wanted))
                .count()
        };
        let (tried, died) = (points(&mut chosen.iter()), points(&mut killed.keys()));
        println!("{wanted}: {died} of {tried} kills");
        // Another worker may do a job's last steps in a job of another kind, so single points may not occur.
        assert!(
            died * 2 > tried || kills_everywhere(),
            "{wanted}: {died} of {tried} kills"
        );
    }
}

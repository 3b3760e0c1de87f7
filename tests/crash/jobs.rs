//! Kills inside jobs of certain kinds.

use std::collections::{BTreeMap, BTreeSet};

use super::{Run, chosen, deaths};

/// How often a scenario is tried until the bot has been killed in each of these jobs.
const ROUNDS: usize = 3;

/// Plays a scenario with a bot that is killed inside these kinds of jobs, until it has been killed in each of them.
/// `play` plays it with a bot that is killed at a passage.
pub(super) async fn kill_in_jobs<R: Future<Output = Run> + 'static>(
    jobs: &[&str],
    play: impl Fn(String) -> R,
) {
    let mut kills: BTreeMap<String, u32> = BTreeMap::new();
    let mut wanted = jobs.to_vec();
    // The jobs run in another order each time, so a passage may fall into another job, or into none.
    for _ in 0..ROUNDS {
        let reference = play(String::new()).await;
        let passages = reference.chosen_in_jobs(&wanted);
        drop(reference);
        let killed_at = |passage: String| {
            let run = play(passage.clone());
            async move {
                let run = run.await;
                let job = || run.job_at(&passage).unwrap_or_else(|| "none".to_owned());
                run.has_died().then(job)
            }
        };
        for job in deaths(&passages, killed_at).await.into_values() {
            *kills.entry(job).or_default() += 1;
        }
        wanted.retain(|job| !kills.contains_key(*job));
        if wanted.is_empty() || is_armed_by_hand() {
            break;
        }
    }
    println!("in jobs: {kills:?}");
    assert!(
        wanted.is_empty() || is_armed_by_hand(),
        "no kill in {wanted:?}"
    );
}

/// Whether the environment names the points at which to kill.
fn is_armed_by_hand() -> bool {
    std::env::var("INJECT").is_ok()
}

impl Run {
    /// The kind of job in which a point was passed, if it was one.
    fn job_at(&self, passage: &str) -> Option<String> {
        let (log, passed) = (self.town.bot_log(), format!("passage=\"{passage}\""));
        let line = log.lines().find(|line| line.contains(&passed))?;
        let (_, job) = line.split_once("job{job=")?;
        Some(job.split(' ').next()?.to_owned())
    }

    /// The passages at which to kill in these jobs: one of each point in each kind of job, or those that the environment wants.
    fn chosen_in_jobs(&self, jobs: &[&str]) -> BTreeSet<String> {
        let (mut one, mut all) = (BTreeMap::new(), BTreeSet::new());
        for passage in self.passages() {
            let Some(job) = self.job_at(&passage).filter(|job| jobs.contains(&&**job)) else {
                continue;
            };
            let point = passage.split(':').next().unwrap_or_default().to_owned();
            one.entry((job, point)).or_insert_with(|| passage.clone());
            all.insert(passage);
        }
        if is_armed_by_hand() || std::env::var("KILLS").is_ok() {
            return chosen(all);
        }
        one.into_values().collect()
    }
}

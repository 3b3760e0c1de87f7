//! Checks after a storm.

use std::collections::{BTreeMap, BTreeSet};

use banyan::play::{Actor, Event, FREE_TAKEBACK_TIME, Match, Offer, Phase, Seq, Stamped};
use serde_json::Value;

use super::killable_bot::KillableBot;
use crate::common::{brief, controls, text};

/// No job is pending. `kept` are matches as they were acknowledged. Returns the number of events.
pub async fn settled(env: &KillableBot, kept: &[Match]) -> usize {
    let games = env.games().await;
    let game = |id| {
        games
            .iter()
            .find(|game| game.id() == id)
            .expect("the match")
    };
    for kept in kept {
        let now = game(kept.id());
        assert!(
            now.events().starts_with(kept.events()),
            "acknowledged was {}\nkept is {}",
            story(kept),
            story(now)
        );
    }
    let messages: Vec<Value> = env
        .messages(env.people[0])
        .await
        .into_iter()
        .filter(|message| message["flags"].as_u64().unwrap_or(0) & 64 == 0)
        .collect();
    acknowledged(env, &games, &messages).await;
    for game in &games {
        posted_once(game, &messages);
        controls_are_current(game, &messages);
        nothing_obsolete_reappears(game);
    }
    sound(env).await;
    games.iter().map(|game| game.events().len()).sum()
}

/// The same after all clocks have run out.
pub async fn over(env: &KillableBot) {
    for game in env.games().await {
        nothing_obsolete_reappears(&game);
        let told = story(&game);
        assert_ne!(game.phase(), Phase::Open, "open for ever: {told}");
        let waits = game.deadline().is_some() && !game.overdue();
        assert!(
            !waits,
            "its clock does not run out, {:?}: {told}",
            env.now()
        );
    }
    sound(env).await;
}

/// The database is consistent.
async fn sound(env: &KillableBot) {
    let store = env.store();
    let checked = env.doing(async move {
        let mut found = Vec::new();
        let report = store
            .verify(false, |note| found.push(format!("{note:?}")))
            .await;
        (report, found)
    });
    let (report, found) = checked.await.expect("alive");
    let report = report.expect("the database");
    let stories: String = env.games().await.iter().map(story).collect();
    assert!(report.is_clean(), "{found:?} {stories}");
}

/// The events of a match, for failure messages.
fn story(game: &Match) -> String {
    let line = |event: &Stamped<Event>| {
        format!(
            "\n  {} {} {:?} {:?}",
            event.seq, event.at.0, event.by, event.event
        )
    };
    let lines: String = game.events().iter().map(line).collect();
    format!("match {}{lines}", game.id())
}

/// The match and the seq that a public message shows.
fn shown(message: &Value) -> Option<(i64, Seq)> {
    // With planned answers a message has a picture of each position, the newest last.
    let name = text(&message["attachments"].as_array()?.last()?["filename"]);
    let (number, seq) = name
        .strip_prefix("banyan-")?
        .strip_suffix(".png")?
        .split_once('-')?;
    Some((number.parse().ok()?, seq.parse().ok()?))
}

/// Acts that were acknowledged to people are stored exactly once, as caused by them.
async fn acknowledged(env: &KillableBot, games: &[Match], messages: &[Value]) {
    let causes = env.causes().await;
    let mut doings: BTreeMap<i64, (i64, i64)> = BTreeMap::new();
    for (cause, number, seq) in causes {
        let before = doings.insert(cause, (number, seq));
        assert_eq!(before, None, "interaction {cause} has caused two events");
    }
    for message in messages {
        let cause = message["interaction_metadata"]["id"].as_str();
        let (Some(cause), Some((number, seq))) = (cause, shown(message)) else {
            continue;
        };
        let looked = message["interaction_metadata"]["name"] == "board";
        let cause: i64 = cause.parse().expect("an id");
        let (caused_in, first) = match doings.get(&cause) {
            Some(doing) => *doing,
            None if looked => continue,
            None => panic!("shown as done but not in the record: {message:#}"),
        };
        // Planned answers and rematches were committed together with the act.
        let game = games.iter().find(|game| game.id().0 == number);
        let of = game.and_then(|game| game.terms().rematch_of);
        let here = caused_in == number && first <= i64::from(seq);
        assert!(
            here || of.is_some_and(|of| of.0 == caused_in),
            "{message:#} was caused as {caused_in}/{first}"
        );
    }
}

/// Every position is in the channel once.
fn posted_once(game: &Match, messages: &[Value]) {
    let told = story(game);
    let mut posts: BTreeMap<Seq, u32> = BTreeMap::new();
    for message in messages {
        if message["interaction_metadata"]["name"] == "board" {
            continue;
        }
        if let Some((number, seq)) = shown(message)
            && number == game.id().0
        {
            *posts.entry(seq).or_default() += 1;
        }
    }
    let events = game.events();
    for (at, stamped) in events.iter().enumerate() {
        let posted = posts.remove(&stamped.seq).unwrap_or_default();
        let followed = events
            .get(at + 1)
            .is_some_and(|next| together(game, stamped, next));
        let pending = matches!(
            stamped.event,
            Event::Accepted { .. }
                | Event::Moved { .. }
                | Event::TakenBack { .. }
                | Event::DrawAgreed
                | Event::Flagged { .. }
                | Event::Resigned { .. }
                | Event::Ended { .. }
        );
        if pending && !followed {
            assert_eq!(posted, 1, "posts of event {} of {told}", stamped.seq);
        } else {
            assert!(posted <= 1, "posts of event {} of {told}", stamped.seq);
        }
    }
    assert_eq!(
        posts,
        BTreeMap::new(),
        "posts of what never happened in {told}"
    );
}

/// Whether two events belong to one act, of which only the last one is posted.
fn together(game: &Match, one: &Stamped<Event>, next: &Stamped<Event>) -> bool {
    match next.event {
        Event::Ended { .. } | Event::Moved { planned: true, .. } => true,
        Event::Accepted { .. } => one.seq == 1 && game.terms().rematch_of.is_some(),
        _ => false,
    }
}

/// Controls belong to the current position of their match.
fn controls_are_current(game: &Match, messages: &[Value]) {
    let told = story(game);
    for message in messages {
        let shown = brief(message);
        for id in controls(message) {
            let mut parts = id.split(':').skip(1);
            let (Some(number), Some(seq)) = (parts.next(), parts.next()) else {
                continue;
            };
            if number != game.id().0.to_string() {
                continue;
            }
            let seq: Seq = seq.parse().expect("an event");
            assert!(
                seq >= game.position_seq() && game.phase() != Phase::Void,
                "{id} can still be pressed on {shown} {} in {told}",
                message["interaction_metadata"]
            );
        }
    }
}

/// An independent check of the events: nothing is agreed without an open offer at that position, and no flag falls
/// early.
fn nothing_obsolete_reappears(game: &Match) {
    let told = story(game);
    let mut standing: Vec<(Offer, Actor)> = Vec::new();
    let mut moved = None;
    let causes: BTreeSet<Seq> = game.events().iter().map(|event| event.seq).collect();
    assert_eq!(
        causes.len(),
        game.events().len(),
        "two events in one place of {told}"
    );
    for stamped in game.events() {
        let by = stamped.by;
        let mut agreed = |offer: Offer| {
            let asked = standing
                .iter()
                .position(|(asked, asker)| *asked == offer && *asker != by);
            asked.map(|at| standing.remove(at)).is_some()
        };
        match &stamped.event {
            Event::Offered { offer } => standing.push((*offer, by)),
            Event::Refused { offer } => standing.retain(|(asked, _)| asked != offer),
            Event::Paused => assert!(agreed(Offer::Pause), "{stamped:?} in {told}"),
            Event::DrawAgreed => assert!(agreed(Offer::Draw), "{stamped:?} in {told}"),
            Event::Rematched => assert!(agreed(Offer::Rematch), "{stamped:?} in {told}"),
            Event::TakenBack { plies } => {
                let at_once = moved.is_some_and(|(mover, at): (Actor, banyan::play::Timestamp)| {
                    *plies == 1 && mover == by && stamped.at <= at.after(FREE_TAKEBACK_TIME)
                });
                assert!(at_once || agreed(Offer::Takeback), "{stamped:?} in {told}");
            }
            Event::Flagged { .. } | Event::Expired | Event::Overdue => {
                let deadline = game.as_of(stamped.seq - 1).deadline();
                assert!(
                    deadline.is_some_and(|deadline| deadline <= stamped.at),
                    "{stamped:?} before its time, {deadline:?}, in {told}"
                );
            }
            _ => {}
        }
        if stamped.event.changes_position() {
            standing.clear();
            let mv = matches!(stamped.event, Event::Moved { .. });
            moved = mv.then_some((by, stamped.at));
        }
    }
    let open = |asked: &Offer| game.open_offer(*asked).is_some();
    let asked: Vec<Offer> = Offer::ALL.into_iter().filter(open).collect();
    let mut expected: Vec<Offer> = Offer::ALL.into_iter().collect();
    expected.retain(|offer| standing.iter().any(|(asked, _)| asked == offer));
    assert_eq!(asked, expected, "what is asked in {told}");
}

//! Lessons and rules pages: every task can be solved and missed, and every page matches its ruleset.

mod courses;
mod sandbox;
mod shown;

use banyan::{
    lessons::{self, Verdict, diagrams, tasks},
    rules::{AnyPosition, Game, LessonGoal, Ruleset, Side, o_an_quan::SowingStep},
};

/// Every preset, and every preset with each other value of each of its switches.
fn rulesets(game: Game) -> Vec<Ruleset> {
    let presets = Ruleset::presets(game);
    let switched = presets.iter().flat_map(|preset| {
        let settings = preset.settings().into_iter();
        settings.flat_map(move |setting| {
            setting
                .values
                .iter()
                .filter(move |value| **value != setting.value)
                .map(move |value| format!("{preset}+{}={value}", setting.switch))
        })
    });
    let switched: Vec<Ruleset> = switched.filter_map(|text| text.parse().ok()).collect();
    [presets, switched].concat()
}

#[test]
fn every_task_can_be_done_and_can_be_missed() {
    for game in Game::ALL {
        let tasks = tasks(*game);
        assert!((5..=8).contains(&tasks.len()), "{game}: {}", tasks.len());
        for task in tasks {
            let position = task.position();
            assert_eq!(position.ruleset(), lessons::ruleset(*game));
            assert_eq!(
                position.side_to_move(),
                Side::First,
                "the reader sits below"
            );
            let legal = position.legal_moves();
            let solutions = task.solutions();
            assert!(!solutions.is_empty(), "{}: nothing does it", task.key);
            assert!(
                solutions.len() < legal.len(),
                "{}: everything does it",
                task.key
            );
            assert_eq!(
                solutions.len() == 1,
                task.unique,
                "{}: {solutions:?}",
                task.key
            );
        }
    }
}

#[test]
fn a_task_is_judged_by_what_the_rules_say() {
    let task = |key: &str| {
        let all = Game::ALL.iter().flat_map(|game| tasks(*game));
        all.into_iter().find(|task| task.key == key).expect(key)
    };
    let verdict = |key: &str, mv: &str| task(key).answer(mv).map(|answer| answer.verdict);
    assert_eq!(verdict("task-jungle-trap", "c2 d2"), Ok(Verdict::Solved));
    assert!(
        matches!(verdict("task-jungle-trap", "c2c1"), Ok(Verdict::Loses(reply)) if reply.to_string() == "d2d1")
    );
    assert!(
        matches!(verdict("task-jungle-two", "e8d8"), Ok(Verdict::Escapes(reply)) if reply.to_string() == "c8d8")
    );
    assert!(
        verdict("task-jungle-rank", "c3d3").is_err(),
        "the cat ranks lower"
    );
    assert!(verdict("task-jungle-rank", "to the left").is_err());
    assert_eq!(verdict("task-dobutsu-try", "c1c2"), Ok(Verdict::Unsolved));
    let keep = task("task-o-an-quan-keep");
    assert_eq!(keep.goals, [LessonGoal::Keep]);
    for mv in keep.position().legal_moves() {
        let answer = keep.answer(&mv.to_string()).expect("legal");
        let captures = |reply: &banyan::rules::Move| answer.after.captures(*reply);
        let exposed = answer.after.legal_moves().iter().any(captures);
        assert_eq!(answer.verdict != Verdict::Solved, exposed, "{mv}");
    }
}

#[test]
fn every_ruleset_has_its_pages() {
    for game in Game::ALL {
        for ruleset in rulesets(*game) {
            let pages = diagrams(&ruleset);
            let least = if ruleset.preset() == "animal-checkers" {
                2
            } else {
                game.pages().len() - 1
            };
            assert!(pages.len() >= least, "{ruleset}: {}", pages.len());
            for page in pages {
                assert_eq!(page.position.ruleset(), ruleset);
                let shown = !page.moves.is_empty() || page.turn.is_some();
                assert!(shown, "{ruleset}: {} marks nothing", page.key);
            }
        }
    }
}

/// What a page says about its moves (legal or not), in order.
fn told(ruleset: &str, key: &str) -> Vec<Result<String, &'static str>> {
    let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
    let page = diagrams(&ruleset).into_iter().find(|page| page.key == key);
    let spoken = page.expect("a page").explained.into_iter();
    spoken
        .map(|said| said.map(|deed| deed.to).map_err(|illegal| illegal.key))
        .collect()
}

#[test]
fn pages_tell_what_differs_between_rulesets() {
    let ok = |square: &str| Ok(square.to_owned());
    let jumps = |ruleset: &str| told(ruleset, "page-jungle-jump");
    assert_eq!(
        jumps("jungle/classic"),
        [ok("b7"), ok("a5"), Err("jungle-no-jump")]
    );
    assert_eq!(
        jumps("jungle/german"),
        [ok("b7"), Err("jungle-no-jump"), ok("d4")]
    );
    assert_eq!(
        jumps("jungle/classic+tiger-jumps=h+lion-jumps=v")[..2],
        [Err("jungle-jump-direction"), Err("jungle-jump-direction")]
    );
    assert_eq!(
        told("jungle/classic", "page-jungle-blocked")[0],
        Err("jungle-jump-blocked")
    );
    let bank = |ruleset: &str| told(ruleset, "page-jungle-bank");
    assert_eq!(
        bank("jungle/classic"),
        [ok("a5"), Err("jungle-rat-into-water")]
    );
    assert_eq!(bank("jungle/oca"), [ok("a5"), ok("b4")]);
    let traps = |ruleset: &str| told(ruleset, "page-jungle-traps");
    let weaker = Err("jungle-rank-too-low");
    assert_eq!(
        traps("jungle/classic"),
        [ok("d2"), ok("e8"), weaker.clone()]
    );
    assert_eq!(
        traps("jungle/classic+trapped=powerless"),
        [ok("d2"), Err("jungle-powerless"), weaker]
    );
    assert_eq!(traps("jungle/german"), [ok("d2"), ok("e8"), ok("c9")]);
    let pages = diagrams(&"jungle/animal-checkers".parse().expect("a ruleset"));
    let keys: Vec<&str> = pages.iter().map(|page| page.key).collect();
    assert_eq!(
        keys,
        ["page-jungle-ranks", "page-jungle-den"],
        "no river and no traps"
    );
    let tries = |ruleset: &str| told(ruleset, "page-dobutsu-try");
    assert_eq!(
        tries("dobutsu/classic"),
        [ok("a4"), Err("dobutsu-lion-attacked")]
    );
    assert_eq!(tries("dobutsu/official"), [ok("a4"), ok("b4")]);
}

/// The squares that the turn of a page captures.
fn taken(ruleset: &str, key: &str) -> Vec<u8> {
    let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
    let page = diagrams(&ruleset).into_iter().find(|page| page.key == key);
    let (before, mv) = page.expect("a page").turn.expect("a turn");
    let AnyPosition::OAnQuan(ring) = before else {
        panic!("another game")
    };
    let steps = ring.effect(mv.to_string().parse().expect("a sowing"));
    let taken = steps.into_iter().filter_map(|step| match step {
        SowingStep::Take { square, .. } => Some(square),
        _ => None,
    });
    taken.collect()
}

#[test]
fn turns_go_as_their_ruleset_has_it() {
    let chain = "page-o-an-quan-chain";
    assert_eq!(taken("o-an-quan/standard", chain), [9, 11]);
    assert_eq!(taken("o-an-quan/source", chain), [9]);
    let young = "page-o-an-quan-young";
    assert_eq!(taken("o-an-quan/standard", young), [0_u8; 0]);
    assert_eq!(taken("o-an-quan/source", young), [6]);
    let empty = "page-o-an-quan-empty";
    assert_eq!(taken("o-an-quan/standard", empty), [0_u8; 0]);
    assert_eq!(taken("o-an-quan/standard+empty-mandarin=gap", empty)[0], 7);
}

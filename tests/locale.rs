//! Checks the language files against the code: no missing or unused keys, no wrong placeholders.

use std::collections::{BTreeMap, BTreeSet};

use banyan::{
    discord::model::match_action::MatchAction,
    lessons,
    locale::{FluentValue, Locale, has},
    play::{DeclineReason, Offer, rating},
    render::{Face, Theme},
    rules::{
        Achievement, Game, Illegal, MoveError, MoveText, NotationError, Reason, Record, Ruleset,
        Side,
    },
    say,
    store::{Challengers, Flip, ModeratorAct, Notices, RulingKind},
    wording,
};

use crate::all_games::choose;

mod commands;
mod glossary;
mod marks;
mod typed;
mod words;

/// The text of every `.rs` file below `src`.
fn sources() -> String {
    fn walk(folder: &std::path::Path, text: &mut String) {
        for entry in std::fs::read_dir(folder).expect("src") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, text);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let source = std::fs::read_to_string(&path).expect("a source file");
                let code = source
                    .lines()
                    .filter(|line| !line.trim_start().starts_with("//"));
                code.for_each(|line| text.extend([line, "\n"]));
            }
        }
    }
    let mut text = String::new();
    walk(std::path::Path::new("src"), &mut text);
    text
}

/// The keys that are composed at run time, with their placeholders.
fn composed() -> BTreeMap<String, Vec<&'static str>> {
    let mut keys = BTreeMap::new();
    let mut add = |key: String, names: &[&'static str]| drop(keys.insert(key, names.to_vec()));
    composed_of_games(&mut add);
    composed_of_doings(&mut add);
    composed_of_choices(&mut add);
    keys
}

/// Keys of games, rulesets, pieces, refusals of moves and endings.
fn composed_of_games(add: &mut impl FnMut(String, &[&'static str])) {
    for game in Game::ALL {
        add(format!("game-{}", game.slug()), &[]);
        for task in lessons::tasks(*game) {
            add(task.key.to_owned(), &[]);
        }
        for ruleset in Ruleset::presets(*game) {
            for diagram in lessons::diagrams(&ruleset) {
                add(diagram.key.to_owned(), &[]);
            }
        }
        let mut names = vec!["ruleset", "first", "second", "switches", "typed", "spoken"];
        let introduction = Ruleset::presets(*game)[0].start().introduction();
        names.extend(introduction.iter().map(|(name, _)| *name));
        add(format!("rules-{}", game.slug()), &names);
        add(format!("rules-{}-how", game.slug()), &names);
        add(format!("text-board-{}", game.slug()), &["first", "second"]);
        for (key, names) in game.refusals() {
            add(format!("illegal-{key}"), names);
        }
        for (key, names) in game.phrases() {
            add((*key).to_owned(), names);
        }
        for name in game.pieces() {
            add(format!("piece-{name}"), &[]);
        }
        for ruleset in Ruleset::presets(*game) {
            add(format!("variant-{}", ruleset.preset()), &[]);
            let settings = ruleset.settings();
            if settings.is_empty() {
                add(format!("preset-{}-{}", game.slug(), ruleset.preset()), &[]);
            }
            for setting in settings {
                let piece: &[_] = if setting.piece.is_some() {
                    &["piece"]
                } else {
                    &[]
                };
                for value in setting.values {
                    add(format!("switch-{}-{value}", setting.topic), piece);
                }
            }
            for side in Side::ALL {
                add(format!("side-{}", ruleset.colours().of(side)), &[]);
            }
        }
    }
    for (key, names) in Illegal::COMMON {
        add(format!("illegal-{key}"), names);
    }
    for reason in Reason::all() {
        add(format!("ending-{}", reason.key()), &[]);
    }
    for reason in ["resigned", "time", "agreed", "adjudicated"] {
        add(format!("ending-{reason}"), &[]);
    }
}

/// Keys of acts of players and moderators, and of their announcements.
fn composed_of_doings(add: &mut impl FnMut(String, &[&'static str])) {
    for ruling in RulingKind::ALL {
        add(format!("act-{}", ruling.key()), &[]);
    }
    for act in ModeratorAct::ALL {
        add(format!("act-{}", act.key()), &[]);
    }
    for choice in ["lot", "first", "second"] {
        add(format!("side-choice-{choice}"), &[]);
    }
    for list in ["mine", "server"] {
        add(format!("games-where-{list}"), &[]);
    }
    for reason in DeclineReason::ALL {
        add(format!("decline-{}", reason.key()), &[]);
    }
    for offer in Offer::ALL {
        let key = offer.key();
        let names = ["opponent", "asker", "number", "ruleset", "moves"];
        add(format!("offer-{key}"), &names);
        add(format!("offered-{key}"), &["asker", "number"]);
        add(format!("button-withdraw-{key}"), &[]);
    }
    for action in MatchAction::ALL {
        add(format!("button-{}", action.key()), &[]);
        if action.needs_confirmation() {
            add(format!("button-{}-yes", action.key()), &[]);
            add(format!("sure-{}", action.key()), &["number", "opponent"]);
        }
    }
    for action in [
        "draw", "takeback", "pause", "resume", "give", "rematch", "claim", "abort",
    ] {
        add(format!("action-{action}"), &[]);
    }
    for format in ["text", "json"] {
        add(format!("format-{format}"), &[]);
    }
    for key in ["challenge-begins", "challenge-answers"] {
        add(key.to_owned(), &["player", "colour"]);
    }
    for key in ["headline-start", "headline-start-position"] {
        let names = ["first", "first_colour", "second", "second_colour"];
        add(key.to_owned(), &names);
    }
}

/// Keys of choices in options and panels.
fn composed_of_choices(add: &mut impl FnMut(String, &[&'static str])) {
    for theme in banyan::puzzles::PuzzleTheme::ALL {
        add(format!("puzzle-theme-{}", theme.key()), &[]);
    }
    for command in banyan::discord::commands::definitions() {
        let command = serde_json::to_value(command).expect("a command");
        // Context menu commands have only a name.
        if let (Some(name), true) = (
            command["name"].as_str(),
            command.get("description").is_some(),
        ) {
            add(format!("command-{name}"), &[]);
            let options = command["options"].as_array().into_iter().flatten();
            for part in options.filter(|option| option["type"] == 1) {
                let part = part["name"].as_str().expect("a name");
                add(format!("subcommand-{name}-{part}"), &[]);
            }
        }
    }
    for view in ["picture", "landscape", "text"] {
        add(format!("view-{view}"), &[]);
    }
    for speed in ["normal", "fast", "slow"] {
        add(format!("speed-{speed}"), &[]);
    }
    for side in Side::ALL {
        add(format!("below-{}", side.key()), &[]);
    }
    for theme in Theme::ALL {
        add(format!("theme-{theme}"), &[]);
    }
    for notices in Notices::ALL {
        add(format!("notices-{}", notices.key()), &[]);
    }
    for flip in Flip::ALL {
        add(format!("flip-{}", flip.key()), &[]);
    }
    for who in Challengers::ALL {
        add(format!("challengers-{}", who.key()), &[]);
    }
    for option in ["view", "below", "theme", "coordinates", "public"] {
        add(format!("option-board-{option}"), &[]);
    }
    for choice in [
        "scope-server",
        "scope-global",
        "period-all",
        "period-month",
        "period-season",
    ] {
        add(choice.to_owned(), &[]);
    }
    for achievement in Achievement::all() {
        add(
            format!("achievement-{}", achievement.key()),
            &["number", "game"],
        );
    }
    for fact in ["first", "longest", "lasting", "every-game"] {
        add(format!("achievement-{fact}"), &["number", "game"]);
    }
    for format in [
        "round-robin",
        "double-round-robin",
        "swiss",
        "knockout",
        "knockout-of-three",
        "ladder",
        "league",
    ] {
        add(format!("tournament-format-{format}"), &[]);
    }
    for phase in banyan::tournaments::TournamentPhase::ALL {
        add(format!("tournament-state-{}", phase.key()), &[]);
    }
    for setting in ["conditions", "days", "hours", "level"] {
        add(format!("tournament-without-{setting}"), &[]);
    }
    for field in [
        "title",
        "new-title",
        "reason",
        "least-rating",
        "most-rating",
        "least-games",
    ] {
        add(format!("form-setup-{field}"), &[]);
    }
    for button in ["games", "puzzles", "versus", "show", "board"] {
        add(format!("button-profile-{button}"), &[]);
    }
    for option in ["player", "other"] {
        add(format!("option-versus-{option}"), &[]);
    }
    for rated in ["rated", "casual"] {
        add(format!("terms-{rated}"), &[]);
        add(format!("button-make-{rated}"), &[]);
    }
}

/// The messages of a language file by key.
fn messages(locale: Locale) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut last = String::new();
    for line in locale.source().lines() {
        match line.split_once(" = ") {
            Some((key, text)) if !line.starts_with([' ', '#', '[', '*']) => {
                key.clone_into(&mut last);
                assert!(
                    found.insert(last.clone(), text.to_owned()).is_none(),
                    "{key} stands twice"
                );
            }
            _ if line.starts_with(' ') => {
                found.get_mut(&last).expect("a key first").push_str(line);
            }
            _ => {}
        }
    }
    found
}

fn placeholders(text: &str) -> BTreeSet<String> {
    text.split('$')
        .skip(1)
        .map(|rest| {
            rest.chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect()
        })
        .collect()
}

#[test]
fn every_language_file_parses() {
    for locale in Locale::ALL {
        let parsed = fluent::FluentResource::try_new(locale.source().to_owned());
        assert!(
            parsed.is_ok(),
            "{}: {:?}",
            locale.code(),
            parsed.err().map(|(_, errors)| errors)
        );
    }
}

#[test]
fn every_composed_key_has_a_text_that_uses_only_its_placeholders() {
    let mut wrong = Vec::new();
    for locale in Locale::ALL {
        let messages = messages(locale);
        for (key, names) in composed() {
            let Some(text) = messages.get(&key) else {
                // The test of translations tells what another language lacks.
                if locale == Locale::En {
                    wrong.push(format!("{key} is missing"));
                }
                continue;
            };
            let used = placeholders(text).into_iter();
            let unknown = used.filter(|used| !names.contains(&used.as_str()));
            wrong.extend(unknown.map(|used| format!("{}: {key} uses ${used}", locale.code())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_key_in_the_code_exists_and_every_text_is_used() {
    let sources = sources();
    let composed = composed();
    let english = messages(Locale::default());
    let quoted: BTreeSet<&str> = sources.split('"').collect();
    for key in english.keys() {
        let spoken = quoted.contains(key.as_str()) || composed.contains_key(key);
        assert!(spoken, "nothing says {key}");
    }
    // Every `say!` with a literal key, with its arguments.
    for call in sources.split("say!(").skip(1) {
        let call: String = call.chars().take(900).collect();
        let mut quoted = call.split('"');
        let head = quoted.next().unwrap_or_default();
        let key = quoted.next().unwrap_or_default();
        // Composed keys are listed in `composed`.
        if !head.trim_end().ends_with(',') || head.matches(',').count() != 1 || key.contains('{') {
            continue;
        }
        let Some(text) = english.get(key) else {
            panic!("the code says {key:?}, which no file has")
        };
        for name in placeholders(text) {
            assert!(call.contains(&format!("{name} =")), "{key} needs ${name}");
        }
    }
}

#[test]
fn other_languages_have_no_keys_that_english_lacks() {
    for locale in Locale::ALL {
        for key in messages(locale).keys() {
            let spoken = has(Locale::default(), key) || key.starts_with("name-");
            assert!(spoken, "{}: {key}", locale.code());
        }
    }
}

#[test]
fn discords_codes_find_their_language() {
    for code in ["en-US", "en-GB", "en", "pt-BR", "xx", "", "-"] {
        assert_eq!(Locale::from_discord(code), Locale::En, "{code}");
    }
    for locale in Locale::ALL {
        assert_eq!(Locale::from_discord(locale.code()), locale);
    }
    for (code, locale) in [
        ("de-AT", Locale::De),
        ("fr-CA", Locale::Fr),
        ("zh", Locale::ZhCn),
        ("zh-SG", Locale::ZhCn),
        ("zh-HK", Locale::ZhTw),
        ("zh-Hant-MO", Locale::ZhTw),
    ] {
        assert_eq!(Locale::from_discord(code), locale, "{code}");
    }
}

/// The texts that are drawn into pictures.
#[test]
fn what_pictures_say_can_be_drawn_in_every_language() {
    // Full-width characters are drawn as their ASCII forms.
    let plain = |letter| match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        _ => letter,
    };
    let drawn = |letter: char| {
        let letter = plain(letter);
        letter == ' ' || Face::ALL.into_iter().any(|face| face.has(letter))
    };
    for locale in Locale::ALL {
        let mut said = vec![
            say!(locale, "note-void", number = 482),
            say!(locale, "note-struck-out", number = 482),
            say!(locale, "former-player"),
            say!(locale, "tournament-points"),
            say!(locale, "tournament-division", number = "10"),
        ];
        let games = Game::ALL.iter().map(ToString::to_string);
        for pool in games.chain(rating::RatingRules::default().own_pools) {
            let pool = wording::pool(locale, &pool);
            said.push(say!(locale, "leaderboard-title", pool = pool.clone()));
            said.push(say!(locale, "leaderboard-title-here", pool = pool.clone()));
            for month in 202_601..=202_612 {
                let month = wording::month(locale, banyan::play::Month::new(month).unwrap());
                for key in [
                    "leaderboard-title-month",
                    "leaderboard-title-month-here",
                    "leaderboard-title-season",
                    "leaderboard-title-season-here",
                ] {
                    let (pool, month) = (pool.clone(), month.clone());
                    said.push(say!(locale, key, pool = pool, month = month));
                }
            }
        }
        for ruleset in Game::ALL.iter().copied().flat_map(Ruleset::presets) {
            said.push(wording::board_title(locale, &ruleset));
            // Drawn instead of a name that cannot be drawn.
            said.extend(Side::ALL.map(|side| wording::side(locale, &ruleset, side)));
        }
        for text in said {
            let lost: String = text.chars().filter(|letter| !drawn(*letter)).collect();
            assert_eq!(lost, "", "{}: {text}", locale.code());
        }
    }
}

/// Moves can be typed as the language shows them, through a whole game.
#[test]
fn moves_are_read_as_every_language_tells_them() {
    for ruleset in Game::ALL.iter().copied().flat_map(Ruleset::presets) {
        let mut record = Record::new(&ruleset);
        while record.ply() < 60 && record.outcome().is_none() {
            let position = record.position();
            for mv in position.legal_moves() {
                for locale in Locale::ALL {
                    let named = wording::move_name(locale, position, mv);
                    let (_, told) = named.split_once(" · ").expect("the move and its words");
                    let read = match record.read(told) {
                        Ok(read) => read == mv,
                        Err(MoveError::Notation(NotationError::Ambiguous { candidates })) => {
                            candidates.contains(&MoveText::from(mv))
                        }
                        Err(_) => false,
                    };
                    assert!(read, "{}: {position}: {named}", locale.code());
                }
            }
            let mv = choose(&record, record.ply());
            record.play(mv).expect("a legal move");
        }
    }
}

/// Only what the bot itself says after a comma is left out: the rest may take the move back.
#[test]
fn nothing_is_played_that_may_be_taken_back() {
    for (ruleset, texts) in [
        (
            "jungle/classic",
            &[
                "rat a4, no",
                "a3a4, or rather the cat",
                "rat, cat or dog",
                "a3a4, b3",
            ][..],
        ),
        ("dobutsu/official", &["chick b3, drop it", "chick b3: wait"]),
    ] {
        let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
        let record = Record::new(&ruleset);
        for text in texts {
            let read = record.read(text);
            assert!(
                matches!(read, Err(MoveError::Notation(_))),
                "{text}: {read:?}"
            );
        }
    }
}

/// A text with all placeholders filled: numbers that need plural rules, or words.
fn filled(locale: Locale, key: &str, text: &str, count: Option<i64>) -> String {
    let names = placeholders(text);
    let args: Vec<(&str, FluentValue<'_>)> = names
        .iter()
        .map(|name| {
            let value = count.map_or_else(|| "x1".into(), FluentValue::from);
            (name.as_str(), value)
        })
        .collect();
    banyan::locale::text(locale, key, &args)
}

#[test]
fn every_text_can_be_said_in_every_language() {
    for locale in Locale::ALL {
        for (key, text) in messages(locale) {
            for count in [None, Some(0), Some(1), Some(2), Some(5), Some(21)] {
                let said = filled(locale, &key, &text, count);
                assert!(!said.contains('{'), "{}: {key}: {said}", locale.code());
            }
        }
    }
}

#[test]
fn plans_are_read_as_each_language_writes_them() {
    for locale in Locale::ALL {
        let pairs = [("d7d6", "c4c5"), ("e7e6", "d3d4")];
        let pairs =
            pairs.map(|(theirs, mine)| say!(locale, "plan-pair", theirs = theirs, mine = mine));
        let plan = pairs.join("; ");
        let lines = banyan::play::conditional_moves::split(&plan);
        assert_eq!(
            lines,
            [["d7d6", "c4c5"], ["e7e6", "d3d4"]],
            "{}: {plan}",
            locale.code()
        );
    }
}

#[test]
fn every_language_says_everything_with_the_same_placeholders() {
    let english = messages(Locale::En);
    let mut wrong = Vec::new();
    for locale in Locale::ALL {
        let own = messages(locale);
        for (key, text) in &english {
            match own.get(key).map(|own| placeholders(own)) {
                None => wrong.push(format!("{}: {key} is missing", locale.code())),
                Some(own) if own != placeholders(text) => {
                    wrong.push(format!("{}: {key} has {own:?}", locale.code()));
                }
                Some(_) => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

//! Texts of Jungle's rulesets, and the ones that are refused.

use banyan::rules::{Game, Ruleset, RulesetError};

use crate::games::ruleset;

fn error(text: &str) -> RulesetError {
    text.parse::<Ruleset>().expect_err(text)
}

#[test]
fn the_presets_are_offered_in_this_order() {
    let texts: Vec<_> = Ruleset::presets(Game::Jungle)
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        texts,
        [
            "jungle/classic",
            "jungle/oca",
            "jungle/german",
            "jungle/animal-checkers"
        ]
    );
}

#[test]
fn switches_are_written_in_their_order_and_only_where_they_differ() {
    let canonical = "jungle/classic+traps=universal+leopard-jumps=h";
    for text in [
        canonical,
        "jungle/classic+leopard-jumps=h+traps=universal",
        "jungle/classic+leopard-jumps=h+rat-swim=on+traps=universal+capture-all=on",
        " Jungle / Classic + Traps = Universal + leopard-jumps=H ",
    ] {
        assert_eq!(ruleset(text).to_string(), canonical);
    }
    assert_eq!(
        ruleset("jungle/oca+rat-in=on+rat-out=all").to_string(),
        "jungle/oca"
    );
    assert_eq!(
        ruleset("jungle/oca+rat-in=off").to_string(),
        "jungle/oca+rat-in=off"
    );
}

#[test]
fn settings_tell_what_deviates() {
    let rules = ruleset("jungle/german+lion-jumps=hv+traps=enemy");
    let deviating: Vec<_> = rules
        .settings()
        .into_iter()
        .filter(banyan::rules::SwitchValue::deviates)
        .collect();
    let told: Vec<_> = deviating
        .iter()
        .map(|setting| (setting.switch, setting.value, setting.preset))
        .collect();
    assert_eq!(
        told,
        [
            ("traps", "enemy", "universal"),
            ("lion-jumps", "hv", "none")
        ]
    );
    assert_eq!(deviating[1].values, ["none", "h", "v", "hv"]);
    assert_eq!(rules.preset(), "german");
    assert_eq!(rules.game(), Game::Jungle);
}

#[test]
fn what_is_unknown_is_named_with_what_there_is() {
    assert_eq!(
        error("chess/classic").to_string(),
        format!(
            "there is no game \"chess\"; the games are {}",
            Game::ALL
                .iter()
                .map(|game| game.slug())
                .collect::<Vec<_>>()
                .join(", ")
        )
    );
    assert_eq!(
        error("jungle/modern").to_string(),
        "there are no rules \"modern\" here; there are classic, oca, german, animal-checkers"
    );
    assert_eq!(
        error("jungle/classic+river=dry").to_string(),
        "there is no switch \"river\"; the switches of these rules are traps, trapped, dog-over-wolf, lion-tiger, \
         elephant-rat, rat-out, rat-in, rat-swim, lion-jumps, tiger-jumps, leopard-jumps, capture-all"
    );
    assert_eq!(
        error("jungle/classic+lion-jumps=far").to_string(),
        "lion-jumps cannot be \"far\"; it can be none, h, v, hv"
    );
    for text in [
        "",
        "jungle/",
        "jungle/classic+",
        "jungle/classic+traps",
        "jungle/classic+traps=",
        "jungle/classic+=on",
    ] {
        error(text);
    }
}

#[test]
fn a_switch_set_twice_is_refused() {
    let twice = RulesetError::Twice { switch: "traps" };
    assert_eq!(error("jungle/classic+traps=enemy+traps=universal"), twice);
    assert_eq!(
        error("jungle/classic+traps=universal+traps=universal"),
        twice
    );
}

#[test]
fn animal_checkers_refuses_switches_that_its_board_does_not_know() {
    for (switch, why) in [
        ("traps=enemy", "its board has no traps"),
        ("trapped=full", "its board has no traps"),
        ("dog-over-wolf=on", "it is played without wolves"),
        ("lion-tiger=equal", "it is played without lions"),
        ("rat-out=all", "its board has no rivers"),
        ("rat-in=on", "its board has no rivers"),
        ("rat-swim=off", "its board has no rivers"),
        ("lion-jumps=h", "its board has no rivers"),
        ("tiger-jumps=none", "its board has no rivers"),
        ("leopard-jumps=h", "its board has no rivers"),
    ] {
        let text = error(&format!("jungle/animal-checkers+{switch}")).to_string();
        let name = switch.split('=').next().expect("a name");
        assert_eq!(
            text,
            format!("{name} makes no sense with animal-checkers: {why}")
        );
    }
    assert_eq!(
        error("jungle/animal-checkers+elephant-rat=trap").to_string(),
        "elephant-rat cannot be \"trap\"; it can be always, never"
    );
    for text in [
        "jungle/animal-checkers+elephant-rat=always",
        "jungle/animal-checkers+capture-all=off",
    ] {
        assert_eq!(ruleset(text).to_string(), text);
    }
}

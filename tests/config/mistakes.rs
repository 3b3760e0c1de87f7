//! What the configuration says of mistakes.

use super::*;

#[test]
fn a_missing_token_says_where_to_get_and_put_it() {
    refused(
        "",
        &[],
        &[
            "discord_token is missing",
            "discord.com/developers/applications",
            "DISCORD_TOKEN",
            "banyan sandbox",
        ],
    );
}

#[test]
fn an_unknown_key_names_the_file_the_keys_and_the_nearest() {
    let known = keys().join(", ");
    refused(
        "databse_url = 'sqlite:a.db'",
        &[TOKEN],
        &[
            "databse_url",
            "config.toml",
            "did you mean database_url?",
            &known,
        ],
    );
    refused(
        "colour = 'red'",
        &[TOKEN],
        &["the key colour", "take colour out", &known],
    );
}

#[test]
fn an_unknown_variable_of_ours_is_refused_and_others_are_left_alone() {
    refused(
        "",
        &[TOKEN, ("BANYAN_DEV_GILD", "1")],
        &[
            "BANYAN_DEV_GILD is not known",
            "did you mean BANYAN_DEV_GUILD?",
        ],
    );
    refused(
        "",
        &[TOKEN, ("BANYAN_dev_guild", "1")],
        &["BANYAN_dev_guild is not known", "BANYAN_DEV_GUILD"],
    );
    read("", &[TOKEN, ("PATH", "/bin"), ("BANYANS", "many")]).expect("a configuration");
}

#[test]
fn a_wrong_type_says_what_it_is_and_where() {
    for (text, key, kind) in [
        ("log = 3", "log", "a whole number"),
        ("dev_guild = true", "dev_guild", "true or false"),
        ("dev_guild = 1.5", "dev_guild", "a number with a point"),
        ("database_url = ['a']", "database_url", "a list"),
        ("[discord_api_base]\na = 1", "discord_api_base", "a table"),
    ] {
        let why = format!("config.toml, is not allowed: it is {kind}.");
        refused(
            text,
            &[TOKEN],
            &[&format!("- {key}, from the file "), &why, "Allowed: "],
        );
    }
}

#[test]
fn a_wrong_value_says_what_is_allowed_and_names_its_variable() {
    for (variable, value, why) in [
        (
            "BANYAN_DATABASE_URL",
            "mysql://localhost/banyan",
            "begins neither with sqlite:",
        ),
        ("BANYAN_DATABASE_URL", "sqlite:", "no plain file name"),
        (
            "BANYAN_DATABASE_URL",
            "sqlite:banyan.db?mode=ro",
            "no plain file name",
        ),
        (
            "BANYAN_DATABASE_URL",
            "postgres://host:port/banyan",
            "not an address",
        ),
        (
            "BANYAN_DISCORD_API_BASE",
            "localhost:4000",
            "neither http nor https",
        ),
        ("BANYAN_DISCORD_API_BASE", "nowhere", "not an address"),
        (
            "BANYAN_DISCORD_API_BASE",
            "http://127.0.0.1:4000/api/v10",
            "more than a host and a port",
        ),
        (
            "BANYAN_DISCORD_API_BASE",
            "http://me:secret@localhost",
            "more than a host and a port",
        ),
        ("BANYAN_DEV_GUILD", "0", "not an id"),
        ("BANYAN_DEV_GUILD", "Banyan Garden", "not an id"),
        ("BANYAN_LOG", "banyan=loud", "not a filter"),
        (
            "BANYAN_RATING_POOLS",
            "jungle/oca, jungle/own",
            "there is no preset \"jungle/own\"; presets: jungle/classic, ",
        ),
        ("BANYAN_CHALLENGE_DAYS", "0", "it is 0"),
        ("BANYAN_CHALLENGE_DAYS", "91", "it is 91"),
        ("BANYAN_OPEN_CHALLENGES", "many", "it is many"),
        ("BANYAN_VACATION_DAYS", "-1", "it is -1"),
        ("BANYAN_DISCORD_TOKEN", "Bot abc", "begins with the word"),
        ("BANYAN_DISCORD_TOKEN", "a b", "no token has"),
    ] {
        let from = format!("from the environment variable {variable}, is not allowed: ");
        refused(
            "",
            &[TOKEN, (variable, value)],
            &[&from, why, "Allowed: ", "Fix: "],
        );
    }
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let Err(ConfigError::Invalid(problems)) = read(
        "colour = 'red'\ndev_guild = 'x'",
        &[("BANYAN_LOGS", "info")],
    ) else {
        panic!("refused, and as a list");
    };
    let mut keys: Vec<&str> = problems
        .iter()
        .filter_map(|problem| {
            problem.what.split(' ').find(|word| {
                ["colour", "dev_guild,", "BANYAN_LOGS", "discord_token"].contains(word)
            })
        })
        .collect();
    keys.sort_unstable();
    assert_eq!(
        keys,
        ["BANYAN_LOGS", "colour", "dev_guild,", "discord_token"]
    );
}

#[test]
fn a_file_that_is_not_there_or_not_toml_is_named() {
    let missing = Config::read(
        Some(Path::new("/nowhere/banyan.toml")),
        variables(&[TOKEN]),
        true,
    );
    let error = missing.expect_err("refused").to_string();
    assert!(
        error.contains("/nowhere/banyan.toml") && error.contains("--config"),
        "{error}"
    );
    refused(
        "log = 'info'\ndiscord_token = abc",
        &[],
        &["config.toml", "is not TOML in line 2", "double quotes"],
    );
}

#[test]
fn no_secret_is_shown() {
    let secret = "hunter2";
    let config = read(
        "",
        &[
            ("DISCORD_TOKEN", secret),
            ("BANYAN_DATABASE_URL", "postgres://a:hunter2@b/c"),
        ],
    );
    let config = config.expect("a configuration");
    assert!(!format!("{config:?} {config:#?}").contains(secret));
    assert_eq!(
        format!("{0} {0:?}", Secret::new(secret)),
        "(hidden) (hidden)"
    );
    for text in [
        "discord_token = hunter2",
        "discord_token = 'hunter2",
        "discord_token = ['hunter2']",
    ] {
        let error = read(text, &[]).expect_err("refused");
        assert!(!format!("{error} {error:?}").contains(secret), "{error}");
    }
    for environment in [
        [("DISCORD_TOKEN", "Bot hunter2"), ("BANYAN_LOG", "info")],
        [("DISCORD_TOKEN", "hunter2 "), ("BANYAN_LOG", "info")],
        [TOKEN, ("BANYAN_DATABASE_URL", "mysql://a:hunter2@b/c")],
        [
            TOKEN,
            ("BANYAN_DATABASE_URL", "postgres://a:hunter2@b:port/c"),
        ],
        [TOKEN, ("BANYAN_DISCORD_API_BASE", "http://a:hunter2@b/c")],
        [TOKEN, ("BANYAN_DISCORD_API_BASE", "http://a:hunter2@b:x")],
        [TOKEN, ("BANYAN_DISCORD_API_BASE", "ftp://a:hunter2@b")],
        [TOKEN, ("BANYAN_DISCORD_API_BASE", "hunter2")],
    ] {
        let error = read("", &environment).expect_err("refused");
        assert!(!format!("{error} {error:?}").contains(secret), "{error}");
    }
}

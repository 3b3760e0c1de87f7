//! Configuration errors of the operator, and the messages about them.

mod mistakes;

use std::ffi::OsString;
use std::path::Path;

use banyan::config::{Config, ConfigError, DEFAULT_LOG, LogFormat};
use banyan::discord::api::origin::Origin;
use banyan::play::GuildId;
use banyan::secret::Secret;
use tracing_subscriber::filter::Targets;

const EXAMPLE: &str = include_str!("../config.example.toml");

/// All keys, as the refusal of an unknown one lists them.
fn keys() -> Vec<String> {
    let Err(ConfigError::Invalid(problems)) = read("colour = 'red'", &[TOKEN]) else {
        panic!("a colour is allowed")
    };
    let keys = problems[0].allowed.split(", ");
    keys.map(str::to_owned).collect()
}

/// Reads a file with this text, in a temporary folder and with these environment variables.
fn read(text: &str, environment: &[(&str, &str)]) -> Result<Config, ConfigError> {
    let folder = tempfile::tempdir().expect("a folder");
    read_in(folder.path(), text, environment)
}

/// The same in this folder, which is made.
fn read_in(folder: &Path, text: &str, environment: &[(&str, &str)]) -> Result<Config, ConfigError> {
    std::fs::create_dir_all(folder).expect("a folder");
    let path = folder.join("config.toml");
    std::fs::write(&path, text).expect("a file");
    Config::read(Some(&path), variables(environment), true)
}

fn variables(environment: &[(&str, &str)]) -> Vec<(OsString, OsString)> {
    environment
        .iter()
        .map(|(name, value)| (name.into(), value.into()))
        .collect()
}

/// Checks that the configuration is refused and that the message contains each of `parts`.
#[track_caller]
fn refused(text: &str, environment: &[(&str, &str)], parts: &[&str]) {
    let error = read(text, environment).expect_err("refused").to_string();
    for part in parts {
        assert!(error.contains(part), "no {part:?} in: {error}");
    }
}

/// The log filter in this text.
fn filter(text: &str) -> Targets {
    text.parse().expect("a filter")
}

/// All whole numbers of a configuration, in the order of [`keys`].
fn numbers(config: &Config) -> [u16; 17] {
    [
        config.challenge_days,
        config.open_challenges,
        config.vacation_days,
        config.moves_a_minute,
        config.challenges_an_hour,
        config.pictures_a_minute,
        config.requests_a_minute,
        config.server_share,
        config.search_threads,
        config.database_connections,
        config.rating_pair_games,
        config.rating_pair_weight,
        config.rating_pair_days,
        config.listed_deviation,
        config.listed_games,
        config.listed_opponents,
        config.listed_days,
    ]
    .map(|number| number.expect("a number"))
}

const TOKEN: (&str, &str) = ("DISCORD_TOKEN", "abc.def.ghi");

#[test]
fn the_environment_alone_is_enough() {
    let config = Config::read(None, variables(&[TOKEN]), true).expect("a configuration");
    assert_eq!(config.discord_token.expose(), "abc.def.ghi");
    assert_eq!(config.database_url.expose(), "sqlite:banyan.db");
    assert_eq!(config.discord_api_base, Origin::default());
    assert_eq!(
        config.discord_api_base.rest_base(),
        "https://discord.com/api/v10"
    );
    assert_eq!(config.dev_guild, None);
    assert_eq!(config.log, filter(DEFAULT_LOG));
}

/// A public key of Ed25519 (the first of RFC 8032, 7.1).
const KEY: &str = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

#[test]
fn interactions_over_http_need_a_key_of_ed25519() {
    let http = "interactions = \"http\"\n";
    let with = |key: &str| format!("{http}public_key = \"{key}\"");
    let config = read(&with(KEY), &[TOKEN]).expect("a configuration");
    let (_, listen) = config.endpoint().expect("an endpoint");
    assert_eq!(listen.to_string(), "127.0.0.1:8080", "only this machine");
    refused(
        http,
        &[TOKEN],
        &["public_key is missing", "General Information"],
    );
    for wrong in [
        "",
        "d75a",
        &KEY[1..],
        &KEY.replace('d', "g"),
        &"0".repeat(64),
    ] {
        refused(&with(wrong), &[TOKEN], &["public_key", "is not allowed"]);
    }
    for (key, value) in [
        ("interactions", "webhook"),
        ("http_listen", "localhost:80"),
        ("http_listen", "8080"),
        ("admin_listen", "9100"),
        ("log_format", "xml"),
    ] {
        let text = format!("{key} = \"{value}\"");
        refused(&text, &[TOKEN], &[key, "is not allowed", value]);
    }
}

#[test]
fn every_key_can_come_from_the_file() {
    let config = read(
        r#"
        discord_token = "abc"
        database_url = "postgres://banyan:secret@localhost/banyan"
        discord_api_base = "http://127.0.0.1:4000/"
        interactions = "http"
        public_key = "D75A980182B10AB7D54BFED3C964073A0EE172F3DAA62325AF021A68F707511a"
        http_listen = "[::1]:8443"
        admin_listen = "127.0.0.1:9100"
        dev_guild = 123456789012345678
        log_format = "json"
        log = "warn,banyan=debug"
        name_font = "fonts/names.ttc"
        tables = "solved"
        challenge_days = 30
        open_challenges = 5
        vacation_days = 20
        moves_a_minute = 30
        challenges_an_hour = 10
        pictures_a_minute = 0
        requests_a_minute = 90
        server_share = 7
        search_threads = 3
        database_connections = 20
        rating_pools = "jungle/oca, dobutsu/official"
        rating_pair_games = 8
        rating_pair_weight = 0
        rating_pair_days = 14
        listed_deviation = 100
        listed_games = 1
        listed_opponents = 2
        listed_days = 365
        "#,
        &[],
    )
    .expect("a configuration");
    assert_eq!(config.discord_token.expose(), "abc");
    assert_eq!(
        config.database_url.expose(),
        "postgres://banyan:secret@localhost/banyan"
    );
    assert_eq!(
        config.discord_api_base.rest_base(),
        "http://127.0.0.1:4000/api/v10"
    );
    assert_eq!(config.dev_guild, Some(GuildId(123_456_789_012_345_678)));
    let (key, listen) = config.endpoint().expect("an endpoint");
    assert_eq!((key.as_bytes()[0], key.as_bytes()[31]), (0xd7, 0x1a));
    assert_eq!(listen.to_string(), "[::1]:8443");
    assert_eq!(config.log_format, LogFormat::Json);
    assert_eq!(config.log, filter("warn,banyan=debug"));
    assert!(config.tables.is_absolute() && config.tables.ends_with("solved"));
    let font = config.name_font.as_ref().expect("a font");
    assert!(
        font.is_absolute() && font.ends_with("fonts/names.ttc"),
        "beside the file: {font:?}"
    );
    let pools = ["jungle/oca", "dobutsu/official"].map(str::to_owned);
    assert_eq!(config.rating_pools, Some(pools.to_vec()));
    assert_eq!(
        numbers(&config),
        [30, 5, 20, 30, 10, 0, 90, 7, 3, 20, 8, 0, 14, 100, 1, 2, 365]
    );
}

#[test]
fn every_key_can_come_from_the_environment_and_wins_there() {
    let environment = [
        ("BANYAN_DISCORD_TOKEN", "from-environment"),
        ("BANYAN_DATABASE_URL", "sqlite:/var/lib/banyan/games.db"),
        ("BANYAN_DISCORD_API_BASE", "http://127.0.0.1:4000"),
        ("BANYAN_INTERACTIONS", "gateway"),
        ("BANYAN_PUBLIC_KEY", KEY),
        ("BANYAN_HTTP_LISTEN", "0.0.0.0:80"),
        ("BANYAN_SHARDS", "auto"),
        ("BANYAN_ADMIN_LISTEN", "[::1]:9100"),
        ("BANYAN_DEV_GUILD", "42"),
        ("BANYAN_LOG_FORMAT", "text"),
        ("BANYAN_LOG", "off"),
        ("BANYAN_NAME_FONT", "/usr/share/fonts/names.otf"),
        ("BANYAN_TABLES", "/solved"),
        ("BANYAN_RATING_POOLS", ","),
        ("BANYAN_CHALLENGE_DAYS", "7"),
        ("BANYAN_OPEN_CHALLENGES", "3"),
        ("BANYAN_VACATION_DAYS", "0"),
        ("BANYAN_MOVES_A_MINUTE", "1"),
        ("BANYAN_CHALLENGES_AN_HOUR", "2"),
        ("BANYAN_PICTURES_A_MINUTE", "4"),
        ("BANYAN_REQUESTS_A_MINUTE", "5"),
        ("BANYAN_SERVER_SHARE", "0"),
        ("BANYAN_SEARCH_THREADS", "2"),
        ("BANYAN_DATABASE_CONNECTIONS", "2"),
        ("BANYAN_RATING_PAIR_GAMES", "6"),
        ("BANYAN_RATING_PAIR_WEIGHT", "25"),
        ("BANYAN_RATING_PAIR_DAYS", "60"),
        ("BANYAN_LISTED_DEVIATION", "80"),
        ("BANYAN_LISTED_GAMES", "20"),
        ("BANYAN_LISTED_OPPONENTS", "5"),
        ("BANYAN_LISTED_DAYS", "30"),
    ];
    let named: Vec<String> = keys()
        .into_iter()
        .map(|key| format!("BANYAN_{}", key.to_uppercase()))
        .collect();
    assert_eq!(
        named,
        environment.map(|(name, _)| name),
        "this test misses a key"
    );
    let config = read(
        "discord_token = \"from-file\"\nlog = \"info\"\ndev_guild = 1",
        &environment,
    );
    let config = config.expect("a configuration");
    assert_eq!(config.discord_token.expose(), "from-environment");
    assert_eq!(
        config.database_url.expose(),
        "sqlite:/var/lib/banyan/games.db"
    );
    assert_eq!(
        config.discord_api_base.rest_base(),
        "http://127.0.0.1:4000/api/v10"
    );
    assert_eq!(config.dev_guild, Some(GuildId(42)));
    assert_eq!(config.endpoint(), None);
    let admin = config.admin_listen.expect("an address");
    assert_eq!(admin.to_string(), "[::1]:9100");
    assert_eq!(config.log_format, LogFormat::Text);
    assert_eq!(config.log, filter("off"));
    let font = Path::new("/usr/share/fonts/names.otf");
    assert_eq!(config.name_font.as_deref(), Some(font));
    assert_eq!(config.tables, Path::new("/solved"));
    assert_eq!(config.rating_pools, Some(Vec::new()));
    assert_eq!(
        numbers(&config),
        [7, 3, 0, 1, 2, 4, 5, 0, 2, 2, 6, 25, 60, 80, 20, 5, 30]
    );
}

#[test]
fn an_empty_variable_counts_as_none() {
    let config = read(
        "dev_guild = 7",
        &[TOKEN, ("BANYAN_DEV_GUILD", ""), ("BANYAN_LOG", "")],
    );
    let config = config.expect("a configuration");
    assert_eq!(config.dev_guild, Some(GuildId(7)));
    assert_eq!(config.log, filter(DEFAULT_LOG));
    refused("", &[("DISCORD_TOKEN", "")], &["discord_token is missing"]);
}

#[test]
fn the_database_is_beside_the_file() {
    let temporary = tempfile::tempdir().expect("a folder");
    let folder = temporary.path().join("50% off");
    for (text, name) in [
        ("", "banyan.db"),
        ("database_url = 'sqlite:a/b.db'", "a/b.db"),
        ("database_url = 'sqlite:a#b.db'", "a#b.db"),
    ] {
        let config = read_in(&folder, text, &[TOKEN]).expect(text);
        let expected = format!("sqlite:{}/{name}", folder.display());
        assert_eq!(config.database_url.expose(), expected);
    }
}

#[test]
fn the_tables_are_beside_the_database_or_else_the_file() {
    let temporary = tempfile::tempdir().expect("a folder");
    let folder = temporary.path();
    for (text, database, tables) in [
        (
            "sqlite:/var/lib/x.db",
            "sqlite:/var/lib/x.db",
            "/var/lib/tables",
        ),
        (
            "sqlite:///var/lib/x.db",
            "sqlite:/var/lib/x.db",
            "/var/lib/tables",
        ),
        (
            "sqlite:////var/lib/x.db",
            "sqlite:/var/lib/x.db",
            "/var/lib/tables",
        ),
        ("sqlite::memory:", "sqlite::memory:", "tables"),
        ("postgres://host/x", "postgres://host/x", "tables"),
    ] {
        let config = read_in(folder, &format!("database_url = '{text}'"), &[TOKEN]).expect(text);
        assert_eq!(config.database_url.expose(), database);
        assert_eq!(config.tables, folder.join(tables), "{text}");
    }
    let error = read_in(&folder.join("a?b"), "", &[TOKEN]).expect_err("a question mark");
    let error = error.to_string();
    assert!(
        error.contains("a?b, it has parameters after a question mark"),
        "{error}"
    );
}

#[test]
fn the_number_of_shards_is_discords_or_the_operators() {
    for (text, shards) in [
        ("", None),
        ("shards = 'auto'", None),
        ("shards = 4", Some(4)),
        ("shards = '16000'", Some(16_000)),
    ] {
        assert_eq!(read(text, &[TOKEN]).expect(text).shards, shards);
    }
    for text in ["shards = 0", "shards = 16001", "shards = 'many'"] {
        refused(
            text,
            &[TOKEN],
            &["- shards, from the file ", "Discord recommends"],
        );
    }
}

#[test]
fn the_example_names_every_key_and_is_right() {
    let keys = keys();
    let live: String = EXAMPLE
        .lines()
        .filter_map(|line| {
            line.strip_prefix("# ").filter(|rest| {
                keys.iter()
                    .any(|key| rest.starts_with(&format!("{key} = ")))
            })
        })
        .flat_map(|line| [line, "\n"])
        .collect();
    let named: Vec<&str> = live
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert_eq!(named, keys);
    let config = read(&live, &[]).expect("the example's values are allowed");
    assert_eq!(config.log, filter(DEFAULT_LOG));
    assert!(config.database_url.expose().ends_with("/banyan.db"));
    for key in keys {
        let above = EXAMPLE
            .split(&format!("# {key} = "))
            .next()
            .expect("found above");
        let paragraph = above.rsplit("\n\n").next().expect("a comment");
        assert!(
            paragraph.contains("# REQUIRED.") || paragraph.contains("# Optional."),
            "{key}: {paragraph}"
        );
    }
    read(EXAMPLE, &[TOKEN]).expect("the example as it stands is a configuration");
}

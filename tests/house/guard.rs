//! Tests of the checks of the module structure: what they must report and what not.

use super::{Token, paths, tokens, violations};

#[track_caller]
fn finds(name: &str, code: &str, what: &str) {
    let found = violations(name, &format!("//! A room.\n{code}\n"));
    assert!(
        found
            .iter()
            .any(|(line, said)| *line == 2 && said.contains(what)),
        "{code}: {found:?}"
    );
}

#[track_caller]
fn leaves(name: &str, code: &str) {
    assert_eq!(violations(name, &format!("//! A room.\n{code}\n")), []);
}

#[test]
fn a_room_that_is_used_upwards() {
    finds(
        "rules/jungle.rs",
        "use crate::play::Match;",
        "the room rules must not use the room play",
    );
    finds(
        "store/jobs.rs",
        "use crate::{rules::Side, app::App};",
        "the room app",
    );
    finds(
        "store/jobs.rs",
        "fn f() { crate::discord::respond::respond() }",
        "the room discord",
    );
    finds("store/jobs.rs", "use super::super::app;", "the room app");
    finds(
        "play/mod.rs",
        "use super::render::board;",
        "the room render",
    );
    finds("play/clock.rs", "use crate::say;", "the room locale");
    finds(
        "sandbox/rest.rs",
        "use crate::rules::Side;",
        "the room rules",
    );
    finds("app.rs", "use super::{store, worker};", "the room worker");
    finds(
        "render/canvas.rs",
        "use banyan::{self, locale};",
        "the room locale",
    );
    leaves(
        "discord/view/board.rs",
        "use crate::{app::App, render::{self, View}, store};",
    );
    leaves("rules/jungle/setup.rs", "use super::super::grid::Square;");
    leaves("play/matches.rs", "use super::clock;");
}

#[test]
fn a_crate_that_is_not_known_here() {
    finds("app.rs", "use sqlx::Row;", "`sqlx` belongs to store alone");
    finds("app.rs", "#[derive(sqlx::FromRow)] struct A;", "`sqlx`");
    finds(
        "worker.rs",
        "use {serde::Serialize, serenity::all::{Http, Ready}};",
        "`serenity`",
    );
    finds(
        "discord/view/board.rs",
        "use serenity::all::{CreateButton, Http};",
        "`serenity::all::Http`",
    );
    leaves(
        "discord/view/board.rs",
        "use serenity::all::{ButtonStyle, ChannelId as Id, CreateButton};",
    );
    leaves("discord/api/gateway.rs", "use serenity::all::Http;");
    finds("lessons/pages.rs", "use image::RgbaImage;", "`image`");
    finds("discord/api/rest.rs", "use axum;", "`axum`");
    finds(
        "discord/view/board.rs",
        "fn f() -> ::png::ColorType { todo() }",
        "`png`",
    );
    finds("main.rs", "use sqlx as database;", "`sqlx`");
    leaves("discord/api/endpoint.rs", "use axum::Router;");
    leaves("store/mod.rs", "use sqlx::{Any, Pool};");
    leaves(
        "discord/view/board.rs",
        "let png = picture.png; // png::ColorType",
    );
}

#[test]
fn io_in_a_pure_module_is_found() {
    finds("rules/record.rs", "async fn f() {}", "`async`");
    finds(
        "play/clock.rs",
        "use std::time::{Duration, Instant};",
        "`Instant`",
    );
    finds(
        "render/mod.rs",
        "let text = std::fs::read(path);",
        "`std::fs`",
    );
    finds(
        "render/mod.rs",
        "use std::{fs, sync::LazyLock};",
        "`std::fs`",
    );
    finds("rules/perft.rs", "println!(\"{}\", 1);", "`println!`");
    finds("play/matches.rs", "tokio::spawn(f);", "`tokio`");
    leaves(
        "rules/record.rs",
        "let text = \"async std::fs::read\"; let c = 'a'; fn f<'tokio>(a: &'tokio str) {}",
    );
    leaves(
        "render/mod.rs",
        "use std::io::Write; /* async /* tokio::spawn */ await */ let raw = r#\"\" async \"#;",
    );
}

#[test]
fn commits_outside_app_are_found() {
    finds(
        "discord/commands/play.rs",
        "app.store.commit(&change).await?;",
        "through `App`",
    );
    finds(
        "worker.rs",
        "store.commit_tournament(&after, 3).await?;",
        "through `App`",
    );
    leaves("store/matches.rs", "transaction.commit().await?;");
    leaves("app.rs", "self.store.commit(&change).await?;");
}

#[test]
fn a_room_without_a_name_or_a_sentence() {
    let unknown = violations("weather/mod.rs", "//! Looks ahead.\n");
    assert!(
        matches!(&unknown[..], [(1, said)] if said.contains("`weather` is not in ROOMS")),
        "{unknown:?}"
    );
    let silent = violations("app.rs", "use std::fmt;\n");
    assert!(
        matches!(&silent[..], [(1, said)] if said.contains("`//!` sentence")),
        "{silent:?}"
    );
    let long = violations("app.rs", &format!("//! Long.\n{}", "\n".repeat(700)));
    assert!(
        matches!(&long[..], [(701, said)] if said.contains("split the file")),
        "{long:?}"
    );
}

#[test]
fn lines_are_counted_through_comments_and_texts() {
    let tokens = tokens("/* a\n b */ \"c\n\" 'x' '\\'' \n r##\"\"#\n\"## end");
    assert_eq!(tokens, [(5, Token::Word("end".to_owned()))]);
}

#[test]
fn a_use_is_written_out() {
    let text = "pub(crate) use a::{self, b::{c, d as e,}, f::*,}; a::<u8>::b; x.y(z::w)";
    let found: Vec<String> = paths(&tokens(text))
        .into_iter()
        .map(|(_, path)| path.join("::"))
        .collect();
    assert_eq!(found, ["a::self", "a::b::c", "a::b::d", "a::f", "z::w"]);
}

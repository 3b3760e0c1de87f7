//! Localisation: every text that a user reads comes from a language file (Fluent) through [`text`]. Never decides what
//! to say.

use std::{borrow::Cow, collections::HashMap, sync::LazyLock};

use fluent::{FluentArgs, FluentResource, concurrent::FluentBundle};

pub use fluent::FluentValue;

use crate::languages::for_each_language;

/// The files of a language's folder as one text.
macro_rules! folder {
    ($folder:literal) => {
        folder!($folder: "games", "posts", "controls", "refusals", "lists", "commands", "rules", "settings",
            "standing", "records", "lessons", "home", "guard", "computer", "analysis", "tournament", "puzzle",
            "explore")
    };
    ($folder:literal: $($file:literal),+) => {
        concat!($(include_str!(concat!($folder, "/", $file, ".ftl"))),+)
    };
}

macro_rules! locales {
    ($($(#[$about:meta])* $name:ident = $code:literal, $own:literal;)+) => {
        /// A language of the bot.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Locale { $($(#[$about])* $name,)+ }

        impl Locale {
            /// Every language, the fallback first.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$name),+];

            /// The name of its folder, which is Discord's code for it (`en` covers both of Discord's English codes).
            #[must_use]
            pub fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)+ }
            }

            /// Its name in the language itself.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$name => $own,)+ }
            }

            /// The contents of the language's files, concatenated.
            #[must_use]
            pub fn source(self) -> &'static str {
                match self { $(Self::$name => folder!($code),)+ }
            }
        }
    };
}

for_each_language!(locales);

impl Locale {
    /// The language with exactly this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|locale| locale.code() == code)
    }

    /// The language for a locale code of Discord or a browser, such as `en-GB`, `de` or `zh-HK`: the one with that code,
    /// or else the first of the same language, or else English.
    #[must_use]
    pub fn from_discord(code: &str) -> Self {
        let mut parts = code.split('-');
        let language = parts.next().unwrap_or_default();
        let is_same = |locale: &Self| locale.code().split('-').next() == Some(language);
        // Which script it is, is said by the code itself or by the country.
        let traditional =
            language == "zh" && parts.any(|part| matches!(part, "Hant" | "TW" | "HK" | "MO"));
        Self::from_code(code)
            .or(traditional.then_some(Self::ZhTw))
            .or_else(|| Self::ALL.into_iter().find(is_same))
            .unwrap_or_default()
    }
}

type TextBundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<Vec<TextBundle>> = LazyLock::new(|| Locale::ALL.map(bundle).into());

fn bundle(locale: Locale) -> TextBundle {
    // The files are compiled in and a test parses each of them, so the parsed part is everything.
    let resource = FluentResource::try_new(locale.source().to_owned())
        .unwrap_or_else(|(partial, _errors)| partial);
    let mut bundle = TextBundle::new_concurrent(vec![
        locale
            .code()
            .parse()
            .unwrap_or_else(|_| unic_langid::LanguageIdentifier::default()),
    ]);
    // Isolation marks (U+2068) would appear as stray characters in Discord's messages.
    bundle.set_use_isolating(false);
    if bundle.add_resource(resource).is_err() {
        tracing::error!(locale = locale.code(), "a language file repeats a key");
    }
    let forms = forms(&bundle, locale.source());
    let form = bundle.add_function("FORM", move |args, _| match args {
        [FluentValue::String(word), FluentValue::String(form), ..] => {
            let form = forms.get(&(word.to_string(), form.to_string()));
            FluentValue::String(form.map_or_else(|| word.clone(), |form| Cow::Owned(form.clone())))
        }
        _ => FluentValue::Error,
    });
    if form.is_err() {
        tracing::error!(locale = locale.code(), "a language has no forms of words");
    }
    bundle
}

/// The inflected forms of words, by word and form; they are attributes of messages. In a German text,
/// `FORM($piece, "den")` is "den Löwen" if `$piece` is "Löwe" and `piece-lion` has the attribute `.den`.
fn forms(bundle: &TextBundle, source: &str) -> HashMap<(String, String), String> {
    let plain = |pattern| {
        let said = bundle.format_pattern(pattern, None, &mut Vec::new());
        said.into_owned()
    };
    let keys = source.lines().filter_map(|line| line.split_once(" = "));
    let messages = keys.filter_map(|(key, _)| bundle.get_message(key));
    messages
        .flat_map(|message| {
            message
                .attributes()
                .map(move |form| (message.value(), form))
        })
        .filter_map(|(word, form)| {
            let of_word = (plain(word?), form.id().to_owned());
            Some((of_word, plain(form.value())))
        })
        .collect()
}

/// Whether a language file itself (not its fallback) has `key`.
#[must_use]
pub fn has(locale: Locale, key: &str) -> bool {
    BUNDLES[locale as usize].has_message(key)
}

/// The text of `key` in `locale`, else in English, else the key itself. A missing text or argument is logged.
///
/// # Panics
/// In builds with debug assertions, such as those of the tests, if a text or an argument is missing.
#[must_use]
pub fn text(locale: Locale, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
    let mut fluent_args = FluentArgs::with_capacity(args.len());
    for (name, value) in args {
        fluent_args.set(*name, value.clone());
    }
    let said = [locale, Locale::default()].into_iter().find_map(|locale| {
        let bundle = &BUNDLES[locale as usize];
        let pattern = bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let said = bundle
            .format_pattern(pattern, Some(&fluent_args), &mut errors)
            .into_owned();
        if !errors.is_empty() {
            tracing::error!(
                key,
                locale = locale.code(),
                ?errors,
                "a text lacks an argument"
            );
            debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        }
        Some(said)
    });
    said.unwrap_or_else(|| {
        tracing::error!(key, "no language has this text");
        debug_assert!(false, "no language has the text {key}");
        key.to_owned()
    })
}

/// `say!(locale, "key", name = value, ..)`: a sentence with its arguments. A count is given as a number, so that a language can
/// choose a plural form by it; it is shown as plain digits, without separators. What only looks like a number, such as the
/// number of a game, is given as text.
#[macro_export]
macro_rules! say {
    ($locale:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::locale::text($locale, $key, &[$((stringify!($name), $crate::locale::FluentValue::from($value))),*])
    };
}

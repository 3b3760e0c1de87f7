//! The list of languages, and the words that people type in each. Never decides what a word is for.

/// The list of all languages: calls a macro with the name of each, its code and its own name, the fallback first. The
/// code is Discord's, and names the language's folder in `src/locale/`.
#[macro_export]
macro_rules! for_each_language {
    ($callback:ident) => {
        $callback! {
            /// English, the fallback of every other language.
            #[default]
            En = "en", "English";
            /// German.
            De = "de", "Deutsch";
            /// French.
            Fr = "fr", "Français";
            /// Vietnamese.
            Vi = "vi", "Tiếng Việt";
            /// Japanese.
            Ja = "ja", "日本語";
            /// Chinese in simplified characters.
            ZhCn = "zh-CN", "简体中文";
            /// Chinese in traditional characters.
            ZhTw = "zh-TW", "繁體中文";
        }
    };
}
pub use crate::for_each_language;

macro_rules! typed {
    ($($(#[$_attribute:meta])* $_name:ident = $code:literal, $_own:literal;)+) => {
        [$(include_str!(concat!("../locale/", $code, "/typed.txt"))),+]
    };
}

/// The files of words that people type, one for each language. A line such as `rat = ratte maus` has words for one
/// meaning, in a section of one of these names:
///
/// - `times`: durations, hours of the day and "none";
/// - `lines`: what stands between the moves of a conditional line, and between two lines;
/// - `effects`: what the bot says after a comma or a colon about the effect of a move, so that its words can be typed. An
///   effect is a whole part or its first word; a beginning and an end are for texts without spaces;
/// - the name of a game: its pieces and what is done with them. The letters of its notation are in the English file. A
///   `filler` says nothing.
///
/// Words are in small letters without spaces, and without accents except in `lines`. Every word is understood in every
/// language; so in a section, except in `times`, none may have two meanings, not even in two languages.
const FILES: &[&str] = &for_each_language!(typed);

/// The words of a section in all languages, each after its meaning.
pub fn typed_words(section: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let header = format!("\n[{section}]\n");
    let sections = FILES
        .iter()
        .filter_map(move |file| file.split_once(&header));
    let lines =
        sections.flat_map(|(_, after)| after.lines().take_while(|line| !line.starts_with('[')));
    let meanings = lines.filter_map(|line| line.split_once(" = "));
    meanings.flat_map(|(meaning, words)| words.split(' ').map(move |word| (meaning, word)))
}

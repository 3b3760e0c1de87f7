//! How people and what they wrote appear in a message: as mentions, or escaped so that Discord reads neither markdown nor
//! mentions into it. Pure; looks nobody up.

use super::words::shortened;
use crate::{locale::Locale, play::PlayerId, say};

/// As much of what somebody wrote is given back to them where it cannot be read.
pub const LONGEST_QUOTE: usize = 100;

/// A mention; it notifies only those whom the message's `pings` name. Whoever asked to be forgotten is nobody to mention.
#[must_use]
pub fn mention(locale: Locale, player: PlayerId) -> String {
    if player.is_gone() {
        return say!(locale, "former-player");
    }
    format!("<@{player}>")
}

/// A mention, or "anyone" where nobody in particular is meant.
#[must_use]
pub fn someone(locale: Locale, player: Option<PlayerId>) -> String {
    player.map_or_else(|| say!(locale, "anyone"), |player| mention(locale, player))
}

/// What a user wrote or is called, on one line and without what is not to be seen: control characters, and those that
/// turn the direction of the text after them. For places that show no markdown: choices, pictures, threads, the log.
#[must_use]
pub fn plain(text: &str) -> String {
    let shown = text.chars().filter_map(|letter| match letter {
        '\n' | '\r' | '\t' | '\u{2028}' | '\u{2029}' => Some(' '),
        '\u{ad}'
        | '\u{34f}'
        | '\u{61c}'
        | '\u{115f}'..='\u{1160}'
        | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{200b}'
        | '\u{200e}'
        | '\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{2800}'
        | '\u{3164}'
        | '\u{feff}'
        | '\u{ffa0}'
        | '\u{fff9}'..='\u{fffb}' => None,
        letter if letter.is_control() => None,
        letter => Some(letter),
    });
    shown.collect::<String>().trim().to_owned()
}

/// The same for a message: it reads as it was written, whatever signs of markdown, links or mentions stand in it.
#[must_use]
pub fn escaped(text: &str) -> String {
    let text = plain(text);
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let mut escaped = String::with_capacity(text.len() + 8);
    for (at, letter) in text.char_indices() {
        // Lists and small print begin a line only.
        let begins = match letter {
            '-' | '+' => at == 0,
            '.' => at > 0 && at == digits,
            _ => false,
        };
        if begins || r"\*_~`|>#<[]():/@".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
        if letter == '@' {
            // Who is mentioned is read before markdown is.
            escaped.push('\u{200b}');
        }
    }
    escaped
}

/// The same for a place between backticks, where a backslash would be shown; at most [`LONGEST_QUOTE`] characters of it.
#[must_use]
pub fn quoted(text: &str) -> String {
    let text = shortened(&plain(text), LONGEST_QUOTE);
    text.replace('`', "'").replace('@', "@\u{200b}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_users_write_stays_text() {
        for (text, shown) in [
            ("Anna-Lena O'Neil", "Anna-Lena O'Neil"),
            ("**x**", r"\*\*x\*\*"),
            ("@everyone", "\\@\u{200b}everyone"),
            ("<@1>", "\\<\\@\u{200b}1\\>"),
            ("[a](http://b)", r"\[a\]\(http\:\/\/b\)"),
            ("a\u{202e}b\u{200b}c", "abc"),
            ("`x` ||y|| ~~z~~", r"\`x\` \|\|y\|\| \~\~z\~\~"),
            ("one\ntwo\u{2028}# three", r"one two \# three"),
            ("# head", r"\# head"),
            ("> quote", r"\> quote"),
            ("-# sub", r"\-\# sub"),
            ("- one", r"\- one"),
            ("12. twelve", r"12\. twelve"),
            ("3.5", r"3\.5"),
            ("v1.5", "v1.5"),
            (r"back\slash", r"back\\slash"),
            ("老虎 👨‍👩‍👧", "老虎 👨‍👩‍👧"),
        ] {
            assert_eq!(escaped(text), shown, "{text:?}");
        }
        assert_eq!(plain("\u{202e}\n"), "");
        // What fills a name without being seen: signs of Korean, braille and others without a shape.
        assert_eq!(plain("\u{3164}\u{115f}\u{2800}\u{ad}\u{2066}\u{ffa0}"), "");
        assert_eq!(quoted("1d` @here"), "1d' @\u{200b}here");
        assert_eq!(quoted(&"x".repeat(5_000)).chars().count(), LONGEST_QUOTE);
    }

    #[test]
    fn who_is_gone_is_not_mentioned() {
        let locale = Locale::default();
        assert_eq!(mention(locale, PlayerId(7)), "<@7>");
        let gone = PlayerId::gone(7);
        assert!(gone.is_gone() && !mention(locale, gone).contains('<'));
    }
}

//! Mentions of players, and escaping of text written by users, so that Discord sees no markdown or mentions in it.
//! Pure; looks nobody up.

use std::{collections::BTreeMap, fmt, str::FromStr};

use crate::{locale::Locale, play::PlayerId, say, wording::text::truncate};

/// The longest quote of unreadable input in an answer, in characters.
pub const MAX_QUOTE_CHARS: usize = 100;

/// Most characters of a computer player's name: no more than a mention has.
const MAX_NAME_CHARS: usize = 22;

/// Delimits a mention of a player until the message is sent: a control character, which [`plain`] removes from the text
/// of users.
pub const MARK: char = '\u{2}';

/// A placeholder for a player's mention in a message that has not been sent yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mention {
    /// The player.
    pub player: PlayerId,
    /// The language of the words that replace a mention, such as those for a former player.
    pub locale: Locale,
    /// Whether it is shown as plain text without notifying anybody, because a user wrote it.
    pub quoted: bool,
}

impl fmt::Display for Mention {
    /// The placeholder, as long as the longest text that can replace it, so that length limits hold.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Two hexadecimal digits hold the language and the flag: room for more languages than Discord has.
        let kind = 2 * self.locale as usize + usize::from(self.quoted);
        let width = if self.quoted { 22 } else { 18 };
        write!(f, "{MARK}{kind:02x}{:0width$}{MARK}", self.player)
    }
}

impl FromStr for Mention {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (kind, player) = text.split_at_checked(2).ok_or(())?;
        let kind = usize::from_str_radix(kind, 16).map_err(drop)?;
        Ok(Self {
            player: player.parse().map_err(drop)?,
            locale: *Locale::ALL.get(kind / 2).ok_or(())?,
            quoted: kind % 2 == 1,
        })
    }
}

/// A mention; it notifies only players in the message's `pings`.
#[must_use]
pub fn mention(locale: Locale, player: PlayerId) -> String {
    let quoted = false;
    Mention {
        player,
        locale,
        quoted,
    }
    .to_string()
}

/// What a computer player is called, at most as long as a mention.
#[must_use]
pub fn computer(locale: Locale, level: u8) -> String {
    let name = say!(locale, "computer-player", level = level.to_string());
    truncate(&name, MAX_NAME_CHARS)
}

/// Replaces each mention by the result of `shown`, and the text between them by the result of `between`.
pub fn with_mentions(
    text: &str,
    between: impl Fn(&str) -> String,
    mut shown: impl FnMut(Mention) -> String,
) -> String {
    let mut parts = text.split(MARK);
    let mut out = between(parts.next().unwrap_or_default());
    // The text alternates: inside a mention, then after it.
    while let Some(inside) = parts.next() {
        if let (Ok(mention), Some(after)) = (inside.parse(), parts.next()) {
            out.push_str(&shown(mention));
            out.push_str(&between(after));
        }
    }
    out
}

/// A stored text for places that mention nobody: pictures and files.
#[must_use]
pub fn without_mentions(text: &str) -> String {
    plain(&with_mentions(text, str::to_owned, |_| "@…".to_owned()))
}

/// Replaces each command that a text names as code, `` `/move` ``, by Discord's mention of it, which opens the command
/// under the name that the reader's client shows. The options of an example, `` `/move a3a4` ``, follow as code. Commands
/// for whose mentions there is no room in `longest` characters stay code.
#[must_use]
pub fn with_commands(text: &str, mentions: &BTreeMap<String, String>, longest: usize) -> String {
    let mut room = longest.saturating_sub(text.chars().count());
    let (mut out, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once("`/") {
        out.push_str(before);
        let command = after
            .split_once('`')
            .filter(|_| !before.ends_with(['\\', '`']))
            .and_then(|(code, after)| Some((code, mention_of(code, mentions)?, after)))
            .map(|(code, mention, after)| {
                let code = code.chars().count() + "`/`".len();
                let longer = mention.chars().count().saturating_sub(code);
                (mention, longer, after)
            })
            .filter(|(_, longer, _)| *longer <= room);
        if let Some((mention, longer, after)) = command {
            out.push_str(&mention);
            room -= longer;
            rest = after;
        } else {
            out.push_str("`/");
            rest = after;
        }
    }
    out.push_str(rest);
    out
}

/// The mention of a command, and its options as code. Subcommands belong to the command's name.
fn mention_of(code: &str, mentions: &BTreeMap<String, String>) -> Option<String> {
    let ends = code.rmatch_indices(' ').map(|(at, _)| at);
    let ends = [code.len()].into_iter().chain(ends);
    let (mention, options) = ends
        .map(|end| code.split_at(end))
        .find_map(|(name, options)| Some((mentions.get(name)?, options.trim_start())))?;
    Some(match options {
        "" => mention.clone(),
        options => format!("{mention} `{options}`"),
    })
}

/// A mention, or "anyone" for `None`.
#[must_use]
pub fn mention_or_anyone(locale: Locale, player: Option<PlayerId>) -> String {
    player.map_or_else(|| say!(locale, "anyone"), |player| mention(locale, player))
}

/// A mention, or nothing for `None`.
#[must_use]
pub fn mention_if_any(locale: Locale, player: Option<PlayerId>) -> String {
    player.map_or_else(String::new, |player| mention(locale, player))
}

/// A user's text or name on one line, without control characters, invisible characters and marks that change the text
/// direction. For places without markdown: choices, pictures, thread names, the log.
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

/// [`plain`] text escaped for a message: it reads as it was written, whatever markdown, links or mentions it contains.
#[must_use]
pub fn escaped(text: &str) -> String {
    escape(&plain(text))
}

/// Escapes a stored text of a user; its mentions become quoted ones.
#[must_use]
pub fn escape_stored(locale: Locale, text: &str) -> String {
    let quoted = true;
    with_mentions(text, escape, |kept| {
        Mention {
            locale,
            quoted,
            ..kept
        }
        .to_string()
    })
}

fn escape(text: &str) -> String {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let mut escaped = String::with_capacity(text.len() + 8);
    for (at, letter) in text.char_indices() {
        // Discord reads these as a list only at the start.
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
            // Discord finds mentions before it reads backslashes, so an escaped `@` needs an invisible space as well.
            escaped.push('\u{200b}');
        }
    }
    escaped
}

/// [`plain`] text for a place between backticks, where a backslash would be shown; at most [`MAX_QUOTE_CHARS`]
/// characters.
#[must_use]
pub fn quoted(text: &str) -> String {
    let text = truncate(&plain(text), MAX_QUOTE_CHARS);
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
        // Invisible fillers: Korean, braille and other characters without a shape.
        assert_eq!(plain("\u{3164}\u{115f}\u{2800}\u{ad}\u{2066}\u{ffa0}"), "");
        assert_eq!(quoted("1d` @here"), "1d' @\u{200b}here");
        assert_eq!(quoted(&"x".repeat(5_000)).chars().count(), MAX_QUOTE_CHARS);
    }

    #[test]
    fn commands_become_mentions_and_options_stay_code() {
        let mentions = BTreeMap::from([
            ("move".to_owned(), "</move:1>".to_owned()),
            ("zug".to_owned(), "</move:1>".to_owned()),
            (
                "privacy delete".to_owned(),
                "</privacy delete:2>".to_owned(),
            ),
        ]);
        for (text, shown) in [
            ("`/move`", "</move:1>"),
            (
                "With `/zug`, or `/privacy delete`.",
                "With </move:1>, or </privacy delete:2>.",
            ),
            (
                "`/move a3a4` and `/nothing x`",
                "</move:1> `a3a4` and `/nothing x`",
            ),
            ("`/privacy delete all:yes`", "</privacy delete:2> `all:yes`"),
            (r"\`/move\` and ``/move``", r"\`/move\` and ``/move``"),
            ("`/move", "`/move"),
        ] {
            assert_eq!(with_commands(text, &mentions, 100), shown);
        }
        let (text, some) = ("`/move`, `/move`", "</move:1>, `/move`");
        assert_eq!(with_commands(text, &mentions, 18), some, "as many as fit");
    }

    #[test]
    fn a_mention_is_found_again_and_cannot_be_forged() {
        let (one, other) = (PlayerId(7), PlayerId(i64::MAX as u64));
        let text = format!(
            "{} and {}!",
            mention(Locale::De, one),
            mention(Locale::En, other)
        );
        let shown = |named: Mention| {
            let Mention {
                player,
                locale,
                quoted,
            } = named;
            format!(
                "[{}{player} {}]",
                if quoted { "?" } else { "" },
                locale.code()
            )
        };
        let told = with_mentions(&text, str::to_owned, shown);
        assert_eq!(told, format!("[7 de] and [{other} en]!"));
        // A placeholder is as long as Discord's longest mention, and no shorter than "former player" in any language.
        let long = format!("<@{}>", i64::MAX);
        assert_eq!(mention(Locale::En, one).chars().count(), long.len());
        for locale in Locale::ALL {
            let former = say!(locale, "former-player");
            assert!(former.chars().count() <= long.len(), "{former}");
        }
        // A mention that was cut in the middle is dropped.
        assert_eq!(
            with_mentions(&text[..30], str::to_owned, shown),
            "[7 de] and "
        );
        let kept = escape_stored(Locale::Vi, &text);
        let told = with_mentions(&kept, str::to_owned, shown);
        assert_eq!(told, format!("[?7 vi] and [?{other} vi]!"));
        let long = escaped(&long).chars().count();
        assert_eq!(kept.chars().count(), 2 * long + " and !".len());
        for forged in [escaped(&text), quoted(&text), plain(&text)] {
            assert!(!forged.contains(MARK), "{forged:?}");
        }
    }
}

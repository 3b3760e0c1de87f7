//! Percent-encoding of typed text in ids, which must not have the separators of an id.

use std::fmt::Write as _;

/// `text` with `%`, the `separators` and control characters encoded.
pub fn encoded(text: &str, separators: &[char]) -> String {
    encoded_within(text, separators, usize::MAX)
}

/// The longest start of `text` that has at most `room` UTF-16 code units when it is [`encoded`].
pub fn encoded_within(text: &str, separators: &[char], mut room: usize) -> String {
    let mut encoded = String::new();
    for letter in text.chars() {
        let mut bytes = [0; 4];
        let plain = letter.encode_utf8(&mut bytes);
        let is_special = letter == '%' || letter.is_control() || separators.contains(&letter);
        let units = if is_special {
            3 * plain.len()
        } else {
            letter.len_utf16()
        };
        let Some(rest) = room.checked_sub(units) else {
            break;
        };
        room = rest;
        if is_special {
            for byte in plain.bytes() {
                // Writing to a text cannot fail.
                let _ = write!(encoded, "%{byte:02x}");
            }
        } else {
            encoded.push(letter);
        }
    }
    encoded
}

/// The text that was [`encoded`]; `None` if it cannot be decoded.
pub fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut parts = text.split('%');
    bytes.extend(parts.next()?.bytes());
    for part in parts {
        let (code, rest) = (part.get(..2)?, part.get(2..)?);
        bytes.push(u8::from_str_radix(code, 16).ok()?);
        bytes.extend(rest.bytes());
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_comes_back() {
        for text in ["", "100%", "a:b,c&d", "%3a", "ゾウ\n\u{85}"] {
            let id = encoded(text, &[':', ',']);
            assert!(!id.contains([':', ',', '\n']), "{id}");
            assert_eq!(decoded(&id).as_deref(), Some(text));
        }
        for wrong in ["%", "%4", "%zz", "%ff"] {
            assert_eq!(decoded(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn nothing_is_cut_in_the_middle() {
        assert_eq!(encoded_within("a:b", &[':'], 3), "a");
        assert_eq!(encoded_within("a:b", &[':'], 4), "a%3a");
        assert_eq!(encoded_within("🐘🐘", &[], 3), "🐘");
    }
}

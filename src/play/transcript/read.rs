//! Parser for game records: lenient about form, strict about meaning, with errors that name the line. It never panics,
//! and runs in time linear in the text, whose length is limited.

use super::super::start::Start;
use super::problem::{MAX_TEXT_BYTES, TextError, TextProblem, first_line};
use super::tags::{Tag, Tags, tag};
use super::times::note_times;
use super::types::{PgnResult, Timing, Transcript};
use crate::rules::{AnyPosition, Game, Move, MoveError, Record, Ruleset};

/// The result of parsing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// The parsed game.
    pub transcript: Transcript,
    /// How many variations, annotations and comments were ignored.
    pub skipped: usize,
}

/// Parses a game record from the bytes of a file.
///
/// # Errors
/// As [`read()`], and when the bytes are not UTF-8 text.
pub fn read_bytes(bytes: &[u8], rules: Option<Ruleset>) -> Result<Read, TextError> {
    let wrong = |line, problem| TextError {
        line,
        found: String::new(),
        problem,
    };
    if bytes.len() > MAX_TEXT_BYTES {
        return Err(wrong(1, TextProblem::TooLong));
    }
    // The byte order marks of UTF-16.
    if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
        return Err(wrong(1, TextProblem::Encoding));
    }
    if bytes.contains(&0) {
        return Err(wrong(1, TextProblem::NotText));
    }
    match str::from_utf8(bytes) {
        Ok(text) => read(text, rules),
        Err(error) => {
            let control = |byte: &u8| matches!(byte, 1..=8 | 14..=31);
            let problem = if bytes.iter().any(control) {
                TextProblem::NotText
            } else {
                TextProblem::Encoding
            };
            let line = bytes[..error.valid_up_to()]
                .split(|byte| *byte == b'\n')
                .count();
            Err(wrong(line, problem))
        }
    }
}

/// Parses a game record, or a single position. `rules` is used if the text names no ruleset.
///
/// # Errors
/// The first error, with its place.
pub fn read(text: &str, rules: Option<Ruleset>) -> Result<Read, TextError> {
    read_moves(text, rules, Record::play_text)
}

/// Parses the stored text of a [`Transcript`], whose moves are in canonical notation.
///
/// # Errors
/// As [`read()`].
pub fn read_stored(text: &str) -> Result<Transcript, TextError> {
    read_moves(text, None, Record::play_canonical).map(|read| read.transcript)
}

fn read_moves(text: &str, rules: Option<Ruleset>, play: PlayMove) -> Result<Read, TextError> {
    let mut reader = TranscriptReader {
        play,
        rest: text.trim_start_matches('\u{feff}'),
        line: 1,
        fresh: true,
        skipped: 0,
    };
    if text.len() > MAX_TEXT_BYTES {
        return Err(reader.wrong("", TextProblem::TooLong));
    }
    let tags = reader.tags()?;
    if tags.0.is_empty()
        && let Some(start) = parse_lone_position(reader.rest, rules)
    {
        return Ok(Read {
            transcript: Transcript::bare(Record::from_position(start)),
            skipped: reader.skipped,
        });
    }
    let ruleset = match (tags.find(tag::RULESET), rules) {
        (Some(given), _) => {
            let usual = || usual_rules().map(|ruleset| ruleset.to_string());
            let ruleset = given.value.parse();
            ruleset.map_err(|_| given.wrong(usual().collect::<Vec<_>>().join(", ")))?
        }
        // Moves contain neither of these characters, so the text must be a position.
        (None, Some(rules)) if tags.0.is_empty() && reader.rest.contains(['/', ',']) => {
            let problem = TextProblem::Value {
                tag: tag::POSITION,
                example: rules.start().to_string(),
            };
            return Err(reader.wrong(reader.rest, problem));
        }
        (None, Some(rules)) => rules,
        (None, None) => return Err(reader.wrong(reader.rest, TextProblem::NoRules)),
    };
    let start = match tags.find(tag::POSITION) {
        Some(given) => AnyPosition::parse(&ruleset, &given.value)
            .map_err(|_| given.wrong(ruleset.start().to_string()))?,
        None => ruleset.start(),
    };
    let mut transcript = tags.transcript(Record::from_position(start))?;
    let end = reader.moves(&mut transcript)?;
    set_result(&mut transcript, &tags, end)?;
    Ok(Read {
        transcript,
        skipped: reader.skipped,
    })
}

/// Parses a text that is only a position: of the given rules, of those at its beginning, or else of the first preset
/// that accepts it.
fn parse_lone_position(text: &str, rules: Option<Ruleset>) -> Option<AnyPosition> {
    let text = text.trim();
    if let Ok(start) = text.parse::<Start>() {
        return Some(start.position().clone());
    }
    let fits = |ruleset: Ruleset| AnyPosition::parse(&ruleset, text).ok();
    match rules {
        Some(rules) => fits(rules),
        None => usual_rules().find_map(fits),
    }
}

/// The first preset of each game.
fn usual_rules() -> impl Iterator<Item = Ruleset> {
    let games = Game::ALL.iter();
    games.filter_map(|game| Ruleset::presets(*game).into_iter().next())
}

/// Sets result and reason from the text, if they do not contradict the moves.
fn set_result(
    transcript: &mut Transcript,
    tags: &Tags,
    end: Option<(PgnResult, usize)>,
) -> Result<(), TextError> {
    let ruled = transcript.record.outcome();
    let tagged = match tags.find(tag::RESULT) {
        Some(given) if given.value != "?" => {
            let verdict = PgnResult::from_key(&given.value);
            Some((
                verdict.ok_or_else(|| given.wrong("1-0".to_owned()))?,
                given.line,
            ))
        }
        _ => None,
    };
    let right = ruled.map(PgnResult::of);
    for (verdict, line) in tagged.into_iter().chain(end) {
        let other = tagged
            .map(|(verdict, _)| verdict)
            .filter(|other| *other != verdict);
        let ruled_otherwise = right.filter(|right| verdict != PgnResult::Open && verdict != *right);
        if let Some(right) = ruled_otherwise.or(other) {
            return Err(TextError {
                line,
                found: verdict.key().to_owned(),
                problem: TextProblem::Result { right: right.key() },
            });
        }
    }
    let said = tagged.or(end).map(|(verdict, _)| verdict);
    transcript.verdict = said.or(right).unwrap_or(PgnResult::Open);
    if let (Some(outcome), None) = (ruled, &transcript.reason)
        && transcript.verdict != PgnResult::Open
    {
        transcript.reason = Some(outcome.by().key().to_owned());
    }
    Ok(())
}

/// Plays a move given as text.
type PlayMove = fn(&mut Record, &str) -> Result<Move, MoveError>;

struct TranscriptReader<'t> {
    play: PlayMove,
    rest: &'t str,
    line: usize,
    /// Whether the parser is at the beginning of a line.
    fresh: bool,
    skipped: usize,
}

impl<'t> TranscriptReader<'t> {
    fn wrong(&self, found: &str, problem: TextProblem) -> TextError {
        TextError {
            line: self.line,
            found: first_line(found),
            problem,
        }
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Consumes that many bytes; they must end between two characters.
    fn take(&mut self, bytes: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        if !taken.is_empty() {
            self.fresh = taken.ends_with('\n');
        }
        self.rest = rest;
        taken
    }

    /// Consumes everything before the first character that matches.
    fn take_until(&mut self, stop: impl Fn(char) -> bool) -> &'t str {
        let end = self.rest.find(stop).unwrap_or(self.rest.len());
        self.take(end)
    }

    /// Skips white space, and the comment lines of PGN (`%` and `;`).
    fn space(&mut self) {
        loop {
            self.take_until(|c| !c.is_whitespace());
            match self.peek() {
                Some('%') if self.fresh => self.take_until(|c| c == '\n'),
                Some(';') => self.take_until(|c| c == '\n'),
                _ => return,
            };
            self.skipped += 1;
        }
    }

    fn tags(&mut self) -> Result<Tags, TextError> {
        let mut tags = Tags(Vec::new());
        loop {
            self.space();
            match self.peek() {
                Some('[') => {
                    let tag = self.tag()?;
                    if tags.find(&tag.name).is_some() {
                        return Err(self.wrong(&tag.name, TextProblem::Twice));
                    }
                    tags.0.push(tag);
                }
                Some('{') => {
                    self.comment()?;
                    self.skipped += 1;
                }
                _ => return Ok(tags),
            }
        }
    }

    /// Parses `[Name "value"]`.
    fn tag(&mut self) -> Result<Tag, TextError> {
        let whole = self.rest.lines().next().unwrap_or_default();
        let wrong = self.wrong(whole, TextProblem::Tag);
        let line = self.line;
        self.take(1);
        self.take_until(|c| c != ' ' && c != '\t');
        let name = self.take_until(|c| !c.is_ascii_alphanumeric() && c != '_');
        self.take_until(|c| c != ' ' && c != '\t');
        if name.is_empty() || self.peek() != Some('"') {
            return Err(wrong);
        }
        self.take(1);
        let mut value = String::new();
        loop {
            value.push_str(self.take_until(|c| matches!(c, '"' | '\\' | '\n')));
            match self.peek() {
                Some('"') => break,
                Some('\\') => {
                    self.take(1);
                    let c = self.peek().ok_or_else(|| wrong.clone())?;
                    self.take(c.len_utf8());
                    value.push(match c {
                        'n' => '\n',
                        'r' => '\r',
                        't' => '\t',
                        c => c,
                    });
                }
                _ => return Err(wrong),
            }
        }
        self.take(1);
        self.take_until(|c| c != ' ' && c != '\t');
        if self.peek() != Some(']') {
            return Err(wrong);
        }
        self.take(1);
        Ok(Tag {
            name: name.to_owned(),
            value,
            line,
        })
    }

    /// Parses `{...}` and returns its content.
    fn comment(&mut self) -> Result<&'t str, TextError> {
        let unclosed = self.wrong(self.rest, TextProblem::Unclosed);
        self.take(1);
        let text = self.take_until(|c| c == '}');
        if self.rest.is_empty() {
            return Err(unclosed);
        }
        self.take(1);
        Ok(text)
    }

    /// Skips `(...)`, including nested variations.
    fn variation(&mut self) -> Result<(), TextError> {
        let unclosed = self.wrong(self.rest, TextProblem::Unclosed);
        let mut depth = 0_usize;
        loop {
            self.take_until(|c| matches!(c, '(' | ')' | '{'));
            match self.peek() {
                Some('(') => depth += 1,
                Some(')') => depth -= 1,
                Some('{') => {
                    self.comment()?;
                    continue;
                }
                _ => return Err(unclosed),
            }
            self.take(1);
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Parses and plays the moves. Returns the result that follows them, with its line.
    fn moves(
        &mut self,
        transcript: &mut Transcript,
    ) -> Result<Option<(PgnResult, usize)>, TextError> {
        let mut end = None;
        loop {
            self.space();
            match self.peek() {
                None => return Ok(end),
                Some('{') => {
                    let comment = self.comment()?;
                    let timing = transcript.timings.last_mut();
                    if !timing.is_some_and(|timing| note_times(timing, comment)) {
                        self.skipped += 1;
                    }
                }
                Some('(') => {
                    self.variation()?;
                    self.skipped += 1;
                }
                Some('$') => {
                    self.take(1);
                    self.take_until(|c| !c.is_ascii_digit());
                    self.skipped += 1;
                }
                Some('[') => return Err(self.wrong(self.rest, TextProblem::Several)),
                Some(_) if end.is_some() => return Err(self.wrong(self.rest, TextProblem::Several)),
                Some(_) => end = self.word(transcript)?,
            }
        }
    }

    /// Parses a move number, a move or a result.
    fn word(
        &mut self,
        transcript: &mut Transcript,
    ) -> Result<Option<(PgnResult, usize)>, TextError> {
        let line = self.line;
        let stops = |c: char| c.is_whitespace() || "{}()[];$".contains(c);
        let mut word = self.take_until(stops);
        if word.is_empty() {
            // An unmatched bracket.
            word = self.take(self.peek().map_or(0, char::len_utf8));
        }
        if let Some(verdict) = PgnResult::from_key(word) {
            return Ok(Some((verdict, line)));
        }
        let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let unnumbered = digits.trim_start_matches(['.', '…']);
        // Moves of Ô ăn quan also begin with a digit, but no dot follows.
        let mv = if unnumbered.len() < digits.len() || digits.is_empty() {
            unnumbered
        } else {
            word
        };
        let mv = mv.trim_end_matches(['!', '?']);
        if mv.is_empty() {
            return Ok(None);
        }
        let ply = transcript.record.ply() + 1;
        if let Err(error) = (self.play)(&mut transcript.record, mv) {
            return Err(TextError {
                line,
                found: first_line(mv),
                problem: TextProblem::Move { ply, error },
            });
        }
        transcript.timings.push(Timing::default());
        Ok(None)
    }
}

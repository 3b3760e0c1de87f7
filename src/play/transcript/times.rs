//! The times of moves in the comments of a game record, as `[%clk]` and `[%ts]`.

use std::time::Duration;

use super::super::ids::Timestamp;
use super::types::Timing;

/// Reads the times of a move from a comment. Returns whether the comment contains nothing else.
pub(super) fn note_times(timing: &mut Timing, comment: &str) -> bool {
    let mut rest = comment.trim();
    while let Some((command, behind)) = rest
        .strip_prefix("[%")
        .and_then(|command| command.split_once(']'))
    {
        match command.split_once(char::is_whitespace) {
            Some(("clk", value)) => timing.left = clock(value.trim()).or(timing.left),
            Some(("ts", value)) => timing.at = moment(value.trim()).or(timing.at),
            // The value of an analysis.
            Some(("eval", _)) => {}
            _ => return false,
        }
        rest = behind.trim_start();
    }
    rest.is_empty()
}

/// Parses `2d 04:12`, `04:12`, or with seconds, as other programs write them.
fn clock(text: &str) -> Option<Duration> {
    let (days, time) = match text.split_once('d') {
        Some((days, time)) => (days.trim().parse::<u32>().ok()?, time.trim()),
        None => (0, text),
    };
    let mut parts = time.split(':').map(|part| part.parse::<u32>().ok());
    let (hours, minutes) = (parts.next()??, parts.next()??);
    let minutes = u64::from(days) * 1440 + u64::from(hours) * 60 + u64::from(minutes);
    Some(Duration::from_secs(minutes * 60))
}

fn moment(text: &str) -> Option<Timestamp> {
    let at: jiff::Timestamp = text.parse().ok()?;
    Some(Timestamp(at.as_second() * 1000))
}

//! The records of a tournament's games in one file: as many as fit, and a count of the others. Never loads a game.

/// Records one after another, up to a number of bytes.
pub(super) struct RecordFile {
    text: String,
    most: usize,
    left_out: usize,
}

impl RecordFile {
    /// An empty file that can hold at most that many bytes.
    pub(super) fn new(most: usize) -> Self {
        Self {
            text: String::new(),
            most,
            left_out: 0,
        }
    }

    /// Adds the record of the next game, if there is room and no earlier game was left out.
    pub(super) fn add(&mut self, record: &str) {
        let gap = if self.text.is_empty() { "" } else { "\n" };
        if self.is_full() || self.text.len() + gap.len() + record.len() > self.most {
            self.leave_out();
        } else {
            self.text.push_str(gap);
            self.text.push_str(record);
        }
    }

    /// Whether a game had no room: then all later games are left out, too.
    pub(super) fn is_full(&self) -> bool {
        self.left_out > 0
    }

    /// Counts a game that has no room.
    pub(super) fn leave_out(&mut self) {
        self.left_out += 1;
    }

    /// The number of games without room.
    pub(super) fn left_out(&self) -> usize {
        self.left_out
    }

    /// The file; `None` without a record.
    pub(super) fn bytes(self) -> Option<Vec<u8>> {
        (!self.text.is_empty()).then(|| self.text.into_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::RecordFile;

    #[test]
    fn games_without_room_are_counted() {
        let mut file = RecordFile::new(11);
        for record in ["one", "three", "seven", "2"] {
            file.add(record);
        }
        // The last one would fit, but a file with a gap in the middle is not what anybody expects.
        assert_eq!(file.left_out(), 2);
        assert_eq!(file.bytes().as_deref(), Some(&b"one\nthree"[..]));
    }

    #[test]
    fn a_file_may_be_filled_to_the_last_byte() {
        let mut file = RecordFile::new(9);
        file.add("one");
        file.add("three");
        assert_eq!(file.left_out(), 0);
        assert_eq!(file.bytes().map(|bytes| bytes.len()), Some(9));
        assert_eq!(RecordFile::new(9).bytes(), None);
    }
}

//! Attachments: their bytes, in memory or in the state folder, and their media type and picture size. Never decides
//! which files are needed; the world does.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;

use super::state::Id;

/// Without a folder, the oldest files are dropped above this size in bytes.
const MAX_MEMORY_BYTES: usize = 256 * 1024 * 1024;

/// A file as received in one part of a form.
#[derive(Clone, Debug)]
pub(super) struct Upload {
    /// The `n` of `files[n]`.
    pub(super) n: u64,
    pub(super) name: String,
    pub(super) content_type: Option<String>,
    pub(super) bytes: Bytes,
}

impl Upload {
    /// A file that was not part of a form.
    pub(super) fn of(name: String, bytes: Bytes) -> Self {
        Self {
            n: 0,
            name,
            content_type: None,
            bytes,
        }
    }
}

/// All files by attachment id.
#[derive(Debug)]
pub(super) struct Files {
    folder: Option<PathBuf>,
    memory: Mutex<BTreeMap<Id, Bytes>>,
}

impl Files {
    pub(super) fn new(folder: Option<PathBuf>) -> Self {
        Self {
            folder,
            memory: Mutex::default(),
        }
    }

    fn memory(&self) -> MutexGuard<'_, BTreeMap<Id, Bytes>> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn put(&self, id: Id, bytes: Bytes) {
        let mut memory = self.memory();
        memory.insert(id, bytes);
        if self.folder.is_none() {
            let mut total: usize = memory.values().map(Bytes::len).sum();
            while total > MAX_MEMORY_BYTES
                && let Some((_, oldest)) = memory.pop_first()
            {
                total -= oldest.len();
            }
        }
    }

    /// The bytes; blocks while reading from the disk.
    pub(super) fn get(&self, id: Id) -> Option<Bytes> {
        let found = self.memory().get(&id).cloned();
        found.or_else(|| {
            std::fs::read(self.folder.as_ref()?.join(id.to_string()))
                .ok()
                .map(Bytes::from)
        })
    }

    pub(super) fn forget(&self, ids: impl IntoIterator<Item = Id>) {
        for id in ids {
            self.memory().remove(&id);
            if let Some(folder) = &self.folder {
                // It may not have been written to the disk yet.
                let _ = std::fs::remove_file(folder.join(id.to_string()));
            }
        }
    }

    /// Writes files that are only in memory to the folder; blocks on the disk.
    pub(super) fn flush(&self) -> io::Result<()> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        let waiting: Vec<(Id, Bytes)> = self
            .memory()
            .iter()
            .map(|(id, bytes)| (*id, bytes.clone()))
            .collect();
        for (id, bytes) in waiting {
            std::fs::write(folder.join(id.to_string()), &bytes)?;
            self.memory().remove(&id);
        }
        Ok(())
    }

    /// Deletes files in the folder that nothing refers to.
    pub(super) fn sweep(&self, wanted: impl Fn(Id) -> bool) {
        let entries = self
            .folder
            .as_ref()
            .and_then(|folder| std::fs::read_dir(folder).ok());
        for entry in entries.into_iter().flatten().flatten() {
            let id = entry
                .file_name()
                .to_str()
                .and_then(|name| name.parse().ok());
            if !id.is_some_and(&wanted) {
                let _ = std::fs::remove_file(entry.path());
            }
        }
    }
}

/// Width and height of a PNG, GIF or JPEG, from its header.
pub(super) fn picture_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let two = |at: usize| bytes.get(at..)?.first_chunk().copied();
    let be16 = |at: usize| two(at).map(|two| u32::from(u16::from_be_bytes(two)));
    let le16 = |at: usize| two(at).map(|two| u32::from(u16::from_le_bytes(two)));
    let be32 = |at: usize| Some(u32::from_be_bytes(*bytes.get(at..)?.first_chunk()?));
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return Some((be32(16)?, be32(20)?));
    }
    if bytes.starts_with(b"GIF8") {
        return Some((le16(6)?, le16(8)?));
    }
    if bytes.starts_with(b"\xff\xd8") {
        let mut at = 2;
        while *bytes.get(at)? == 0xff {
            let marker = *bytes.get(at + 1)?;
            // Start-of-frame markers contain the size; three other markers in their range do not.
            if (0xc0..=0xcf).contains(&marker) && ![0xc4, 0xc8, 0xcc].contains(&marker) {
                return Some((be16(at + 7)?, be16(at + 5)?));
            }
            at += 2 + be16(at + 2)? as usize;
        }
    }
    None
}

/// The media type: by the file extension, else as the sender said.
pub(super) fn content_type(upload: &Upload) -> String {
    let ending = upload
        .name
        .rsplit_once('.')
        .map(|(_, ending)| ending.to_ascii_lowercase());
    let known = match ending.as_deref() {
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("webp") => "image/webp",
        Some("svg") => "image/svg+xml",
        Some("txt" | "log" | "md") => "text/plain; charset=utf-8",
        Some("json") => "application/json; charset=utf-8",
        _ => {
            return upload
                .content_type
                .clone()
                .unwrap_or_else(|| "application/octet-stream".to_owned());
        }
    };
    known.to_owned()
}

/// A name as Discord stores it: characters other than letters, digits, `.`, `-` and `_` become `_`.
pub(super) fn clean_name(name: &str) -> String {
    let keep = |c: char| {
        if c.is_ascii_alphanumeric() || "._-".contains(c) {
            c
        } else {
            '_'
        }
    };
    let name: String = name.chars().map(keep).collect();
    if name.trim_matches('.').is_empty() {
        "unknown".to_owned()
    } else {
        name
    }
}

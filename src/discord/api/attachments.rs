//! Downloads attachments of commands, only from Discord's own hosts, so that a forged URL cannot reach anything else
//! (SSRF).

use std::time::Duration;

use reqwest::{Client, Url, redirect::Policy};

use crate::discord::api::agent;

/// Discord's hosts of attachments.
const HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];

/// The path of attachments on a server that replaces Discord.
const ATTACHMENTS_PATH: &str = "/cdn/";

const DOWNLOAD_TIMEOUT: Duration = Duration::from_secs(5);

/// Why an attachment has no content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    /// It is larger than the limit.
    #[error("the file is too large")]
    TooLarge,
    /// It is on another host, does not exist, or the download failed.
    #[error("the file could not be fetched")]
    Unfetched,
}

/// The downloader.
pub struct AttachmentDownloader {
    http: Client,
    /// The server that replaces Discord, if any.
    other: Option<Url>,
}

impl AttachmentDownloader {
    /// `base` is the API's root.
    ///
    /// # Errors
    /// When the TLS backend cannot be set up.
    pub fn new(base: &str) -> reqwest::Result<Self> {
        let other = Url::parse(base).ok();
        Ok(Self {
            // A redirect could lead to any host.
            http: agent::client()
                .redirect(Policy::none())
                .timeout(DOWNLOAD_TIMEOUT)
                .build()?,
            other: other.filter(|base| base.domain() != Some("discord.com")),
        })
    }

    /// Downloads an attachment of at most `most` bytes.
    ///
    /// # Errors
    /// [`FileError`] when the URL is not allowed, the download fails, or the file is too large.
    pub async fn content(&self, url: &str, most: usize) -> Result<Vec<u8>, FileError> {
        let url = Url::parse(url).map_err(|_| FileError::Unfetched)?;
        if !self.is_discords(&url) {
            tracing::warn!(
                host = url.host_str(),
                "refused an attachment URL outside Discord's hosts"
            );
            return Err(FileError::Unfetched);
        }
        let unfetched = |error: reqwest::Error| {
            // The URL grants access to the file, so it must not be logged.
            tracing::info!("a file was not fetched: {}", error.without_url());
            FileError::Unfetched
        };
        let mut answer = self.http.get(url).send().await.map_err(unfetched)?;
        if !answer.status().is_success() {
            tracing::info!(status = %answer.status(), "a file was not fetched");
            return Err(FileError::Unfetched);
        }
        let mut content = Vec::new();
        while let Some(chunk) = answer.chunk().await.map_err(unfetched)? {
            // The reported size may be wrong.
            if content.len() + chunk.len() > most {
                return Err(FileError::TooLarge);
            }
            content.extend_from_slice(&chunk);
        }
        Ok(content)
    }

    fn is_discords(&self, url: &Url) -> bool {
        let own = url.scheme() == "https"
            && url.port().is_none()
            && url.host_str().is_some_and(|host| HOSTS.contains(&host));
        let other = self.other.as_ref().is_some_and(|other| {
            other.origin() == url.origin() && url.path().starts_with(ATTACHMENTS_PATH)
        });
        (own || other) && url.username().is_empty() && url.password().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST: usize = 65_536;

    fn open(base: &str, url: &str) -> bool {
        let files = AttachmentDownloader::new(base).expect("a client");
        Url::parse(url).is_ok_and(|url| files.is_discords(&url))
    }

    /// A server that reports arbitrary sizes.
    async fn host() -> String {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

        let door = tokio::net::TcpListener::bind("127.0.0.1:0").await;
        let door = door.expect("a port");
        let place = format!("http://{}", door.local_addr().expect("a place"));
        tokio::spawn(async move {
            while let Ok((mut guest, _)) = door.accept().await {
                let mut asked = vec![0; 4096];
                let length = guest.read(&mut asked).await.unwrap_or_default();
                let asked = String::from_utf8_lossy(&asked[..length]).into_owned();
                let file = asked.split_whitespace().nth(1).unwrap_or_default();
                let (head, size) = match file {
                    "/cdn/good" => ("200 OK", 5),
                    "/cdn/most" => ("200 OK", MOST),
                    "/cdn/more" => ("200 OK", MOST + 1),
                    "/cdn/endless" => ("200 OK", 100 * MOST),
                    "/cdn/away" => ("302 Found\r\nlocation: /cdn/good", 0),
                    _ => ("404 Not Found", 0),
                };
                // Without a length the body ends with the connection.
                let head = format!("HTTP/1.1 {head}\r\nconnection: close\r\n\r\n");
                let mut answer = head.into_bytes();
                answer.resize(answer.len() + size, b'x');
                // The client may have closed the connection.
                let _ = guest.write_all(&answer).await;
            }
        });
        place
    }

    #[tokio::test]
    async fn what_is_said_of_a_files_size_need_not_be_true() {
        let place = host().await;
        let files = AttachmentDownloader::new(&format!("{place}/api/v10")).expect("a client");
        for (name, expected) in [
            ("good", Ok(5)),
            ("most", Ok(MOST)),
            ("more", Err(FileError::TooLarge)),
            ("endless", Err(FileError::TooLarge)),
            ("away", Err(FileError::Unfetched)),
            ("gone", Err(FileError::Unfetched)),
        ] {
            let url = format!("{place}/cdn/{name}");
            let content = files.content(&url, MOST).await;
            assert_eq!(content.map(|content| content.len()), expected, "{name}");
        }
    }

    #[test]
    fn files_come_from_discords_hosts_alone() {
        let discord = "https://discord.com/api/v10";
        let sandbox = "http://127.0.0.1:4000/api/v10";
        for url in [
            "https://cdn.discordapp.com/ephemeral-attachments/1/2/game.txt?ex=1&is=2&hm=3",
            "https://media.discordapp.net/attachments/1/2/game.txt",
        ] {
            assert!(open(discord, url) && open(sandbox, url), "{url}");
        }
        let own = "http://127.0.0.1:4000/cdn/1/2/game.txt";
        assert!(open(sandbox, own) && !open(discord, own));
        for url in [
            "http://cdn.discordapp.com/a",
            "https://cdn.discordapp.com:8443/a",
            "https://cdn.discordapp.com.example.org/a",
            "https://cdn.discordapp.com@example.org/a",
            "https://user:word@cdn.discordapp.com/a",
            "https://discord.com/api/v10/users/@me",
            "http://127.0.0.1:4000/sandbox/state",
            "http://127.0.0.1:4000/cdn/../sandbox/state",
            "http://127.0.0.1:4001/cdn/1/2/game.txt",
            "http://localhost:4000/cdn/1/2/game.txt",
            "http://169.254.169.254/latest/meta-data/",
            "http://[::1]:4000/cdn/1/2/x",
            "file:///etc/passwd",
            "ftp://cdn.discordapp.com/a",
            "cdn.discordapp.com/a",
        ] {
            assert!(!open(discord, url) && !open(sandbox, url), "{url}");
        }
    }
}

/// An attached picture, animation or text.
#[derive(Clone, Debug)]
pub struct Attachment {
    /// The file name; a picture's name identifies match and ply.
    pub name: String,
    /// PNG, GIF, JSON or plain text, by the extension of the name.
    pub bytes: Vec<u8>,
    /// The alt text for screen readers, at most 1,024 characters.
    pub alt: String,
}

impl Attachment {
    /// The media type of the bytes.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self.name.rsplit_once('.') {
            Some((_, "gif")) => "image/gif",
            Some((_, "json" | "jsonl")) => "application/json",
            Some((_, "txt")) => "text/plain; charset=utf-8",
            _ => "image/png",
        }
    }
}

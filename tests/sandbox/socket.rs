//! A bare WebSocket client, so that tests see close frames without a code and connections that just end.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::net::TcpStream;

/// A received frame.
#[derive(Debug, PartialEq)]
pub enum Frame {
    Json(Value),
    /// A close frame with its code, if any.
    Close(Option<u16>),
    /// The connection ended without a close frame.
    End,
}

pub struct Socket {
    stream: TcpStream,
    read: Vec<u8>,
    /// The last sequence number.
    pub seq: u64,
}

/// Much longer than anything takes, for busy machines.
const TIMEOUT: Duration = Duration::from_secs(30);

impl Socket {
    /// Connects and receives HELLO.
    pub async fn connect(addr: SocketAddr) -> Self {
        let mut socket = Self::open(addr).await;
        let hello = socket.json().await;
        assert_eq!(hello["op"], 10, "{hello}");
        socket
    }

    pub async fn open(addr: SocketAddr) -> Self {
        let stream = TcpStream::connect(addr).await.unwrap();
        let mut socket = Self {
            stream,
            read: Vec::new(),
            seq: 0,
        };
        let request = format!(
            "GET /gateway?v=10&encoding=json HTTP/1.1\r\nHost: {addr}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        );
        socket.write(request.as_bytes()).await;
        loop {
            if let Some(end) = socket.read.windows(4).position(|four| four == b"\r\n\r\n") {
                let head = String::from_utf8_lossy(&socket.read[..end]).into_owned();
                assert!(head.starts_with("HTTP/1.1 101"), "{head}");
                socket.read.drain(..end + 4);
                return socket;
            }
            assert!(socket.more().await, "the connection ended in the handshake");
        }
    }

    /// Connects and identifies, without intents.
    pub async fn identified(addr: SocketAddr) -> (Self, Value) {
        let mut socket = Self::connect(addr).await;
        socket.identify("sandbox", 0, [0, 1]).await;
        let ready = socket.event("READY").await;
        (socket, ready)
    }

    pub async fn identify(&mut self, token: &str, intents: u64, shard: [u64; 2]) {
        let data = json!({"token": token, "intents": intents, "shard": shard, "properties": {"os": "linux"}});
        self.send(&json!({"op": 2, "d": data})).await;
    }

    pub async fn resume(&mut self, session: &Value, seq: u64) {
        self.send(&json!({"op": 6, "d": {"token": "sandbox", "session_id": session, "seq": seq}}))
            .await;
    }

    pub async fn send(&mut self, payload: &Value) {
        self.text(&payload.to_string()).await;
    }

    pub async fn text(&mut self, text: &str) {
        self.frame(1, text.as_bytes()).await;
    }

    pub async fn close(&mut self, code: u16) {
        self.frame(8, &code.to_be_bytes()).await;
    }

    async fn frame(&mut self, opcode: u8, payload: &[u8]) {
        let mut frame = vec![0x80 | opcode];
        match payload.len() {
            short @ 0..=125 => frame.push(0x80 | short as u8),
            long => {
                frame.push(0x80 | 0x7e);
                frame.extend((long as u16).to_be_bytes());
            }
        }
        // A client must mask its payload; a mask of zeros leaves it unchanged.
        frame.extend([0; 4]);
        frame.extend(payload);
        self.write(&frame).await;
    }

    async fn write(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            self.stream.writable().await.unwrap();
            if let Ok(written) = self.stream.try_write(bytes) {
                bytes = &bytes[written..];
            }
        }
    }

    /// Reads more bytes; `false` at the end.
    async fn more(&mut self) -> bool {
        let mut buffer = [0; 4096];
        loop {
            tokio::time::timeout(TIMEOUT, self.stream.readable())
                .await
                .expect("nothing came")
                .unwrap();
            match self.stream.try_read(&mut buffer) {
                Ok(0) => return false,
                Ok(read) => {
                    self.read.extend(&buffer[..read]);
                    return true;
                }
                Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
                Err(_) => return false,
            }
        }
    }

    /// The next frame that is not a ping.
    pub async fn next(&mut self) -> Frame {
        loop {
            if let Some((opcode, payload)) = self.take() {
                match opcode {
                    1 => {
                        let json: Value = serde_json::from_slice(&payload).unwrap();
                        self.seq = json["s"].as_u64().unwrap_or(self.seq);
                        return Frame::Json(json);
                    }
                    8 => {
                        return Frame::Close(
                            payload
                                .get(..2)
                                .map(|code| u16::from_be_bytes([code[0], code[1]])),
                        );
                    }
                    _ => continue,
                }
            }
            if !self.more().await {
                return Frame::End;
            }
        }
    }

    fn take(&mut self) -> Option<(u8, Vec<u8>)> {
        let opcode = self.read.first()? & 0x0f;
        let (length, head) = match self.read.get(1)? & 0x7f {
            126 => (
                u16::from_be_bytes([*self.read.get(2)?, *self.read.get(3)?]) as usize,
                4,
            ),
            127 => {
                let bytes: [u8; 8] = self.read.get(2..10)?.try_into().ok()?;
                (u64::from_be_bytes(bytes) as usize, 10)
            }
            short => (short as usize, 2),
        };
        if self.read.len() < head + length {
            return None;
        }
        let payload = self.read[head..head + length].to_vec();
        self.read.drain(..head + length);
        Some((opcode, payload))
    }

    pub async fn json(&mut self) -> Value {
        match self.next().await {
            Frame::Json(json) => json,
            other => panic!("a payload was expected, not {other:?}"),
        }
    }

    /// The data of the next event, which must have this name.
    pub async fn event(&mut self, name: &str) -> Value {
        let mut event = self.json().await;
        assert_eq!(event["t"], name, "{event}");
        event["d"].take()
    }

    /// Waits for the end of the connection; returns the code of a preceding close frame, if any.
    pub async fn closed_with(mut self) -> Option<u16> {
        loop {
            match self.next().await {
                Frame::Close(code) => return code,
                Frame::End => panic!("the connection ended without a close frame"),
                Frame::Json(_) => {}
            }
        }
    }
}

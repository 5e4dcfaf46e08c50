//! Somebody whose program does as it likes: bytes over a bare connection, frames made by
//! hand, requests with any address.

use std::{
    io::{self, Read, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream},
};

use serde_json::Value;
use socket2::{Domain, Socket, Type};

use super::{PATIENCE, Visitor};

/// Kinds of frames.
pub(crate) const MORE: u8 = 0x0;
pub(crate) const TEXT: u8 = 0x1;
pub(crate) const BYTES: u8 = 0x2;
pub(crate) const CLOSE: u8 = 0x8;
pub(crate) const PING: u8 = 0x9;
/// Set in the first byte of a frame that is the last of its message.
pub(crate) const LAST: u8 = 0x80;

/// A connection of which every byte is one's own.
pub(crate) struct Raw {
    pub(crate) stream: TcpStream,
}

/// How a connection ended.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ended {
    /// The code of the problem that was told.
    pub(crate) problem: Option<String>,
    /// The code of the closing frame.
    pub(crate) code: Option<u16>,
}

/// A connection from an address of this machine, which is 127.0.0.1 for most.
pub(super) fn connected(to: &str, from: Option<Ipv4Addr>) -> io::Result<TcpStream> {
    let stream = match from {
        None => TcpStream::connect(to)?,
        Some(from) => {
            let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
            socket.bind(&SocketAddr::new(IpAddr::V4(from), 0).into())?;
            socket.connect(&to.parse::<SocketAddr>().map_err(io::Error::other)?.into())?;
            socket.into()
        }
    };
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// A frame as a client sends it; the mask changes nothing.
pub(crate) fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    [head(first, payload.len() as u64), payload.to_vec()].concat()
}

/// The head of a frame that says how long it is going to be.
pub(crate) fn head(first: u8, length: u64) -> Vec<u8> {
    const MASKED: u8 = 0x80;
    let mut head = vec![first];
    match length {
        0..=125 => head.push(MASKED | length as u8),
        126..=0xffff => {
            head.push(MASKED | 126);
            head.extend((length as u16).to_be_bytes());
        }
        _ => {
            head.push(MASKED | 127);
            head.extend(length.to_be_bytes());
        }
    }
    head.extend([0; 4]);
    head
}

impl Raw {
    /// Sends a request and reads the whole answer: status, head and body.
    pub(crate) fn asks(mut self, request: &[u8]) -> (u16, String, String) {
        // Whoever is turned away early does not hear the end of the request.
        _ = self.stream.write_all(request);
        let mut heard = Vec::new();
        _ = self.stream.read_to_end(&mut heard);
        let heard = String::from_utf8_lossy(&heard).into_owned();
        let (head, body) = heard.split_once("\r\n\r\n").unwrap_or((&heard, ""));
        let status = head.split(' ').nth(1).and_then(|it| it.parse().ok()).unwrap_or_default();
        (status, head.to_owned(), body.to_owned())
    }

    /// Sends bytes. False when the other side does not take them any more.
    pub(crate) fn sends(&mut self, bytes: &[u8]) -> bool {
        self.stream.write_all(bytes).is_ok()
    }

    /// The next frame: its kind and what is in it.
    pub(crate) fn hears(&mut self) -> Option<(u8, Vec<u8>)> {
        let mut head = [0; 2];
        self.stream.read_exact(&mut head).ok()?;
        let length = match head[1] {
            126 => {
                let mut length = [0; 2];
                self.stream.read_exact(&mut length).ok()?;
                u64::from(u16::from_be_bytes(length))
            }
            127 => {
                let mut length = [0; 8];
                self.stream.read_exact(&mut length).ok()?;
                u64::from_be_bytes(length)
            }
            short => u64::from(short),
        };
        let mut payload = vec![0; length as usize];
        self.stream.read_exact(&mut payload).ok()?;
        Some((head[0] & 0x0f, payload))
    }

    /// The next message of a type.
    pub(crate) fn hears_a(&mut self, kind: &str) -> Value {
        loop {
            let (opcode, payload) = self.hears().unwrap_or_else(|| panic!("gone before {kind}"));
            if opcode == TEXT {
                let message: Value = serde_json::from_slice(&payload).expect("what is told is JSON");
                if message["type"] == kind {
                    return message;
                }
            }
        }
    }

    /// The code of the next refusal.
    pub(crate) fn is_refused(&mut self) -> String {
        self.hears_a("refused")["problem"]["code"].as_str().expect("a code").to_owned()
    }

    /// Listens to the end.
    pub(crate) fn ends(&mut self) -> Ended {
        let mut ended = Ended { problem: None, code: None };
        while let Some((opcode, payload)) = self.hears() {
            match opcode {
                TEXT => {
                    let message: Value = serde_json::from_slice(&payload).expect("what is told is JSON");
                    if message["type"] == "closing" {
                        ended.problem = message["problem"]["code"].as_str().map(str::to_owned);
                    }
                }
                CLOSE => {
                    ended.code = payload.get(..2).map(|code| u16::from_be_bytes([code[0], code[1]]));
                    return ended;
                }
                _ => (),
            }
        }
        ended
    }
}

impl Visitor {
    /// A bare connection.
    pub(crate) fn raw(&self) -> Raw {
        Raw { stream: self.connected().expect("somebody listens") }
    }

    /// The bytes with which a WebSocket begins.
    pub(crate) fn handshake(&self, table: &str) -> String {
        let mut head = format!(
            "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
            self.address
        );
        for (name, value) in self.headers() {
            head += &format!("{name}: {value}\r\n");
        }
        head + "\r\n"
    }

    /// Comes to a table over a WebSocket that is made by hand.
    pub(crate) fn attends_by_hand(&self, table: &str) -> Raw {
        let mut raw = self.raw();
        assert!(raw.sends(self.handshake(table).as_bytes()));
        let mut head = Vec::new();
        let mut byte = [0];
        while !head.ends_with(b"\r\n\r\n") {
            raw.stream.read_exact(&mut byte).expect("an answer has a head");
            head.extend(byte);
        }
        let head = String::from_utf8_lossy(&head).into_owned();
        assert!(head.starts_with("HTTP/1.1 101"), "{head}");
        raw
    }
}

//! Somebody who comes to a house over https, from an address of their own. They look at the
//! certificate as a browser does.

use std::{
    io::{BufRead, BufReader, Read, Write},
    path::PathBuf,
    process::{Child, ChildStdin, ChildStdout, Stdio},
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::{machine::Machine, socket};

/// The name of the house.
pub(super) const NAME: &str = "play.example";
/// In how many seconds anything has to be done.
const PATIENCE: &str = "30";

/// Somebody with a browser.
pub(super) struct Visitor<'a> {
    machine: &'a Machine,
    /// Whose word on a certificate they take.
    authority: PathBuf,
    /// From where they come.
    pub from: &'static str,
    /// For which house they ask.
    pub host: &'static str,
    cookie: Option<String>,
}

/// What they were answered.
#[derive(Debug)]
pub(super) struct Answer {
    pub status: u16,
    /// The lines before the body, in small letters.
    pub head: String,
    pub body: String,
}

/// Something that stays open: what is said there is heard at once.
pub(super) struct Line {
    child: Child,
    reader: BufReader<ChildStdout>,
    writer: ChildStdin,
}

impl<'a> Visitor<'a> {
    pub(super) fn new(machine: &'a Machine, authority: &str, from: &'static str) -> Visitor<'a> {
        Visitor { machine, authority: machine.path(authority), from, host: NAME, cookie: None }
    }

    /// By which the house knows them.
    pub(super) fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    pub(super) fn get(&mut self, path: &str) -> Result<Answer> {
        self.ask("GET", path, "", "")
    }

    /// Does something as a page of the house does it.
    pub(super) fn post(&mut self, path: &str, body: &Value) -> Result<Answer> {
        self.ask(
            "POST",
            path,
            &format!("Origin: https://{NAME}\r\nContent-Type: application/json\r\n"),
            &body.to_string(),
        )
    }

    /// Asks in the old form, in which an answer ends with its connection.
    pub(super) fn ask(&mut self, method: &str, path: &str, more: &str, body: &str) -> Result<Answer> {
        let length = body.len();
        let head = self.head(method, path, "HTTP/1.0");
        let request = format!("{head}{more}Content-Length: {length}\r\n\r\n{body}");
        let mut line = self.connected()?;
        line.writer.write_all(request.as_bytes())?;
        let answer = line.answer()?;
        let mut rest = Vec::new();
        line.reader.read_to_end(&mut rest)?;
        let body = String::from_utf8_lossy(&rest).into_owned();
        let set = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: airlock="));
        if let Some(set) = set {
            // Only the names of headers were made small.
            self.cookie = set.split(';').next().map(str::to_owned);
        }
        Ok(Answer { body, ..answer })
    }

    /// Opens a socket, or a stream of events.
    pub(super) fn opens(&self, path: &str, is_socket: bool) -> Result<Line> {
        let upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
                       Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        let (more, expected) = if is_socket { (upgrade, 101) } else { ("Accept: text/event-stream\r\n", 200) };
        let mut line = self.connected()?;
        let head = self.head("GET", path, "HTTP/1.1");
        line.writer.write_all(format!("{head}Origin: https://{NAME}\r\n{more}\r\n").as_bytes())?;
        let answer = line.answer()?;
        match answer.status == expected {
            true => Ok(line),
            false => bail!("{path} was answered with {answer:?}"),
        }
    }

    fn head(&self, method: &str, path: &str, version: &str) -> String {
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: airlock={cookie}\r\n")).unwrap_or_default();
        format!("{method} {path} {version}\r\nHost: {}\r\n{cookie}", self.host)
    }

    fn connected(&self) -> Result<Line> {
        let authority = self.authority.to_str().context("a path of text")?;
        let from = format!("{}:0", self.from);
        let words = [
            &["timeout", PATIENCE, "openssl", "s_client", "-quiet", "-verify_quiet", "-verify_return_error"][..],
            &["-connect", "127.0.0.1:443", "-servername", NAME, "-verify_hostname", NAME],
            &["-bind", &from, "-CAfile", authority],
        ];
        let mut command = self.machine.in_its_network(&words.concat());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let reader = BufReader::new(child.stdout.take().context("it is piped")?);
        let writer = child.stdin.take().context("it is piped")?;
        Ok(Line { child, reader, writer })
    }
}

impl Answer {
    /// What was asked for, as it was expected to be answered.
    pub(super) fn is(self, status: u16) -> Result<Answer> {
        match self.status == status {
            true => Ok(self),
            false => {
                let said: String = self.body.chars().take(300).collect();
                bail!("answered with {}, not {status}: {said}", self.status)
            }
        }
    }

    pub(super) fn json(&self) -> Result<Value> {
        serde_json::from_str(&self.body).with_context(|| format!("no JSON: {}", self.body))
    }
}

impl Line {
    fn answer(&mut self) -> Result<Answer> {
        let mut first = String::new();
        self.reader.read_line(&mut first)?;
        let status = first.split(' ').nth(1).and_then(|status| status.parse().ok());
        let status = status.with_context(|| format!("no answer over https: {first:?}"))?;
        let mut head = String::new();
        loop {
            let mut line = String::new();
            self.reader.read_line(&mut line)?;
            let Some((name, value)) = line.trim_end().split_once(": ") else { break };
            head.push_str(&format!("{}: {value}\n", name.to_ascii_lowercase()));
        }
        Ok(Answer { status, head, body: String::new() })
    }

    /// Says something over a socket.
    pub(super) fn says(&mut self, what: &Value) -> Result<()> {
        socket::say(&mut self.writer, &what.to_string())
    }

    /// Listens to a socket until something is heard with this in it.
    pub(super) fn hears(&mut self, what: &str) -> Result<()> {
        while !socket::hear(&mut self.reader).with_context(|| format!("“{what}” was not heard"))?.contains(what) {}
        Ok(())
    }

    /// Listens to a stream of events until one has this in it.
    pub(super) fn is_told(&mut self, what: &str) -> Result<()> {
        loop {
            let mut line = String::new();
            if self.reader.read_line(&mut line)? == 0 {
                bail!("“{what}” was not told");
            }
            if line.contains(what) {
                return Ok(());
            }
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        // Whoever leaves does not say goodbye.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

//! A socket to a table: what is said over it, and as much of what is heard as a player needs
//! who does not think.

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{Message, Utf8Bytes},
};

pub(crate) struct Socket(WebSocketStream<TcpStream>);

/// Any message, as far as it matters.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Heard<'a> {
    #[serde(rename = "type")]
    pub(crate) kind: &'a str,
    /// Of the last moment in a table, or of one that happened.
    pub(crate) n: Option<u64>,
    pub(crate) state: Option<&'a str>,
    #[serde(borrow, default)]
    pub(crate) questions: Vec<Question<'a>>,
    #[serde(borrow)]
    problem: Option<&'a RawValue>,
}

/// What a player is asked.
#[derive(Deserialize)]
pub(crate) struct Question<'a> {
    pub(crate) seat: u8,
    pub(crate) entry: u64,
    #[serde(borrow)]
    pub(crate) offers: Vec<Offer<'a>>,
}

/// An answer that is offered.
#[derive(Deserialize)]
pub(crate) struct Offer<'a> {
    #[serde(borrow)]
    pub(crate) choice: &'a RawValue,
}

impl Socket {
    pub(crate) fn over(socket: WebSocketStream<TcpStream>) -> Socket {
        Socket(socket)
    }

    pub(crate) async fn says(&mut self, text: String) -> Result<()> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// The next message that is text.
    pub(crate) async fn hears(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.0.next().await.context("the server hung up")?? {
                Message::Text(text) => return Ok(text),
                Message::Ping(_) | Message::Pong(_) => (),
                Message::Binary(_) | Message::Close(_) | Message::Frame(_) => bail!("the server closed the socket"),
            }
        }
    }

    /// The next table with a moment after number `after` in it.
    pub(crate) async fn hears_table_after(&mut self, after: u64) -> Result<Utf8Bytes> {
        loop {
            let text = self.hears().await?;
            let heard = Heard::read(&text)?;
            if heard.kind == "table" && heard.n > Some(after) {
                return Ok(text);
            }
        }
    }

    /// The last table before what was said is acknowledged.
    pub(crate) async fn hears_until_done(&mut self) -> Result<Utf8Bytes> {
        let mut table = None;
        loop {
            let text = self.hears().await?;
            match Heard::read(&text)?.kind {
                "table" => table = Some(text),
                "done" => return table.context("the table is told before the acknowledgement"),
                _ => (),
            }
        }
    }

    /// Says goodbye.
    pub(crate) async fn leaves(mut self) -> Result<()> {
        Ok(self.0.close(None).await?)
    }

    /// Hears whatever comes, and answers when asked for a sign of life, until the end.
    pub(crate) async fn idles(mut self) {
        while self.0.next().await.is_some_and(|message| message.is_ok()) {}
    }
}

impl Heard<'_> {
    /// Reads a message. A load in which something is refused is not the load that is meant.
    pub(crate) fn read(text: &str) -> Result<Heard<'_>> {
        let heard: Heard<'_> = serde_json::from_str(text)?;
        match heard.problem {
            Some(problem) => bail!("{}: {problem}", heard.kind),
            None => Ok(heard),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_table_the_questions_are_heard() {
        let text = r#"{"type":"table","n":18,"state":"playing","view":{"round":1},"questions":[{"seat":1,"entry":16,
            "offers":[{"choice":{"question":"turn","answer":"end"},"costs":[]}]}],"frozen":null}"#;

        let heard = Heard::read(text).unwrap();

        assert_eq!((heard.kind, heard.n, heard.state), ("table", Some(18), Some("playing")));
        assert_eq!((heard.questions[0].seat, heard.questions[0].entry), (1, 16));
        assert_eq!(heard.questions[0].offers[0].choice.get(), r#"{"question":"turn","answer":"end"}"#);
    }

    #[test]
    fn what_is_refused_ends_the_load() {
        let text = r#"{"type":"refused","re":1,"problem":{"code":"too-many"}}"#;

        let error = Heard::read(text).err().unwrap();

        assert!(error.to_string().contains("too-many"), "{error}");
    }
}

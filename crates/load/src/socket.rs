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

pub(crate) struct Socket {
    line: WebSocketStream<TcpStream>,
    /// The table as it follows from all that was heard.
    pub(crate) table: Told,
}

/// A table as a player knows it: what a message leaves out is as it was.
#[derive(Default)]
pub(crate) struct Told {
    /// The last moment in it.
    pub(crate) n: u64,
    pub(crate) is_over: bool,
    /// The message with the questions that were told last.
    asked: Option<Utf8Bytes>,
    /// How many times it was told.
    pub(crate) n_told: u64,
    /// The bytes of everything that was heard.
    pub(crate) n_bytes: u64,
}

/// What a message is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum About {
    /// How the table is.
    Table,
    /// What was said is done, or somebody was faster.
    Done,
    /// Something else.
    Else,
}

/// Any message, as far as it matters.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Heard<'a> {
    #[serde(rename = "type")]
    pub(crate) kind: &'a str,
    /// Of the last moment in a table, or of one that happened.
    pub(crate) n: Option<u64>,
    pub(crate) state: Option<&'a str>,
    /// Left out of a table where they are as they were.
    #[serde(borrow)]
    pub(crate) questions: Option<Vec<Question<'a>>>,
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
    pub(crate) fn over(line: WebSocketStream<TcpStream>) -> Socket {
        Socket { line, table: Told::default() }
    }

    pub(crate) async fn says(&mut self, text: String) -> Result<()> {
        Ok(self.line.send(Message::text(text)).await?)
    }

    /// Hears the next message of a table; says what it is about.
    pub(crate) async fn listens(&mut self) -> Result<About> {
        let text = self.hears().await?;
        self.table.hear(&text)
    }

    /// The next message that is text.
    pub(crate) async fn hears(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.line.next().await.context("the server hung up")?? {
                Message::Text(text) => return Ok(text),
                Message::Ping(_) | Message::Pong(_) => (),
                Message::Binary(_) | Message::Close(_) | Message::Frame(_) => bail!("the server closed the socket"),
            }
        }
    }

    /// Listens until there is a table with a moment after number `after` in it.
    pub(crate) async fn hears_table_after(&mut self, after: u64) -> Result<()> {
        while !(self.listens().await? == About::Table && self.table.n > after) {}
        Ok(())
    }

    /// Listens until what was said is acknowledged: the table is told before that.
    pub(crate) async fn hears_until_done(&mut self) -> Result<()> {
        while self.listens().await? != About::Done {}
        Ok(())
    }

    /// Says goodbye.
    pub(crate) async fn leaves(mut self) -> Result<()> {
        Ok(self.line.close(None).await?)
    }

    /// Hears whatever comes, and answers when asked for a sign of life, until the end.
    pub(crate) async fn idles(mut self) {
        while self.line.next().await.is_some_and(|message| message.is_ok()) {}
    }
}

impl Told {
    fn hear(&mut self, text: &Utf8Bytes) -> Result<About> {
        self.n_bytes += text.len() as u64;
        let heard = Heard::read(text)?;
        match heard.kind {
            "table" => {
                self.n_told += 1;
                self.n = heard.n.context("a table has its number")?;
                self.is_over = heard.state.map_or(self.is_over, |state| state == "over");
                if heard.questions.is_some() {
                    self.asked = Some(text.clone());
                }
                Ok(About::Table)
            }
            "done" | "refused" => Ok(About::Done),
            _ => Ok(About::Else),
        }
    }

    /// The message with what the player is asked last.
    pub(crate) fn asked(&self) -> Result<Heard<'_>> {
        Heard::read(self.asked.as_deref().context("the first table is whole")?)
    }
}

impl<'a> Heard<'a> {
    /// The question that has answers.
    pub(crate) fn question(&self) -> Option<&Question<'a>> {
        self.questions.iter().flatten().find(|question| !question.offers.is_empty())
    }
}

impl Heard<'_> {
    /// Reads a message. A load in which something is refused is not the load that is meant, but for
    /// an answer that came after another's where several were asked.
    pub(crate) fn read(text: &str) -> Result<Heard<'_>> {
        let heard: Heard<'_> = serde_json::from_str(text)?;
        match heard.problem {
            Some(problem) if problem.get().contains("\"already-answered\"") => Ok(heard),
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
        let question = heard.question().unwrap();
        assert_eq!((question.seat, question.entry), (1, 16));
        assert_eq!(question.offers[0].choice.get(), r#"{"question":"turn","answer":"end"}"#);
    }

    #[test]
    fn what_a_table_leaves_out_is_as_it_was() {
        let mut told = Told::default();
        let first =
            r#"{"type":"table","n":1,"state":"playing","questions":[{"seat":1,"entry":9,"offers":[{"choice":1}]}]}"#;
        for text in [first, r#"{"type":"happened","n":2}"#, r#"{"type":"table","n":2,"follows":true}"#] {
            told.hear(&Utf8Bytes::from(text)).unwrap();
        }

        assert_eq!((told.n, told.is_over, told.n_told), (2, false, 2));
        assert_eq!(told.asked().unwrap().question().unwrap().entry, 9);

        told.hear(&Utf8Bytes::from(r#"{"type":"table","n":3,"state":"over","questions":[]}"#)).unwrap();
        assert!(told.is_over && told.asked().unwrap().question().is_none());
    }

    #[test]
    fn what_is_refused_ends_the_load() {
        let text = r#"{"type":"refused","re":1,"problem":{"code":"too-many"}}"#;

        let error = Heard::read(text).err().unwrap();

        assert!(error.to_string().contains("too-many"), "{error}");
    }
}

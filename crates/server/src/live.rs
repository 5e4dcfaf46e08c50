//! A viewer's connection to a table: a WebSocket, or where that is blocked, server-sent
//! events with posted messages.
//!
//! The connection carries messages and knows nothing of games. It is written against a
//! stream and a sink, so that tests can hand in channels.

mod socket;

use std::{
    convert::Infallible,
    error::Error,
    iter::successors,
    pin::{Pin, pin},
    time::Duration,
};

use axum::{
    extract::ws::{CloseFrame, Message, close_code},
    response::sse,
};
use futures_util::{Sink, SinkExt, Stream, StreamExt, future::join, stream};
use protocol::{FromClient, Problem, ToClient};
use tokio::{
    sync::mpsc,
    time::{Instant, MissedTickBehavior, interval, timeout},
};
use tokio_tungstenite::tungstenite::{self, error::ProtocolError};

use crate::{
    problems::Code,
    storage::TableId,
    tables::{Attendance, MOST_MISSED, Request, Tables, Who},
};

pub use socket::{Socket, Upgrade};

/// How many messages may wait for a viewer who is slow: all that a newcomer may have missed,
/// and some.
const WAITING: usize = MOST_MISSED + 48;

/// The longest message that is understood, in bytes.
pub const LONGEST_MESSAGE: usize = 16 * 1024;

/// The longest message that is read at all. Whoever sends a longer one has not made a
/// mistake: the connection ends before any room is made for it.
const LONGEST_FRAME: usize = 4 * LONGEST_MESSAGE;

/// How long a farewell may take.
const FAREWELL: Duration = Duration::from_secs(2);

/// How much waits to be written to a socket at once: what one answer brings about, which is
/// a few moments and the table.
const WRITE_AT_ONCE: usize = 8 * 1024;

/// How many messages are sent in one go.
const LONGEST_BURST: usize = 64;

/// How connections are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// How often a quiet connection is asked whether it is still there.
    pub heartbeat: Duration,
    /// After how long without a sign of life it is given up.
    pub silence: Duration,
    /// How many messages a viewer may send in a second, on average over ten.
    pub per_second: u32,
}

impl Default for Patience {
    fn default() -> Self {
        Patience { heartbeat: Duration::from_secs(20), silence: Duration::from_secs(60), per_second: 20 }
    }
}

/// Somebody comes: who, and where to.
#[derive(Clone, Debug)]
pub struct Arrival {
    /// The table.
    pub table: TableId,
    /// Who looks.
    pub who: Who,
    /// The secret part of the invitation link, if they have it.
    pub invitation: Option<String>,
    /// The last moment they have seen.
    pub after: Option<u64>,
}

/// Carries messages both ways until either side is gone.
pub async fn converse<I, O, E>(tables: &Tables, arrival: Arrival, incoming: I, outgoing: O, patience: Patience)
where
    I: Stream<Item = Result<Message, E>>,
    O: Sink<Message>,
    E: Error + 'static,
{
    let (mut incoming, mut outgoing) = (pin!(incoming), pin!(outgoing));
    let table = arrival.table.clone();
    let (place, mut told) = match attend(tables, arrival).await {
        Ok(attending) => attending,
        Err(problem) => {
            let farewell = Farewell { problem: Some(problem), code: close_code::POLICY };
            return take_leave(incoming, outgoing, farewell).await;
        }
    };
    let mut heartbeat = interval(patience.heartbeat);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard_from = Instant::now();
    let mut budget = Budget::new(patience.per_second);
    let mut burst = Vec::new();
    let farewell = loop {
        tokio::select! {
            n_told = told.recv_many(&mut burst, LONGEST_BURST) => {
                if n_told == 0 {
                    // The table has let the viewer go: too slow, or the program stops.
                    break Some(Farewell { problem: None, code: close_code::AGAIN });
                }
                if send_all(&mut burst, outgoing.as_mut()).await.is_err() {
                    break None;
                }
            },
            message = incoming.next() => {
                heard_from = Instant::now();
                match message {
                    None | Some(Ok(Message::Close(_))) => break None,
                    Some(Err(error)) => break farewell_after(&error),
                    // Pings are counted as well: answering them is work too.
                    Some(Ok(_)) if !budget.allows() => {
                        let problem = Code::TooMany.again_in(1);
                        if budget.is_hopeless() {
                            break Some(Farewell { problem: Some(problem), code: close_code::POLICY });
                        }
                        if outgoing.send(text(&ToClient::Refused { re: None, problem })).await.is_err() {
                            break None;
                        }
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => (),
                    Some(Ok(Message::Text(said))) => {
                        if let Err(refused) = pass_on(tables, &table, place, said.as_str()).await
                            && outgoing.send(text(&refused)).await.is_err()
                        {
                            break None;
                        }
                    }
                    Some(Ok(Message::Binary(_))) => {
                        let problem = Some(Code::MessageMalformed.into());
                        break Some(Farewell { problem, code: close_code::UNSUPPORTED });
                    }
                }
            },
            _ = heartbeat.tick() => {
                let is_gone = heard_from.elapsed() > patience.silence;
                if is_gone || outgoing.send(Message::Ping(axum::body::Bytes::new())).await.is_err() {
                    break None;
                }
            }
        }
    };
    tables.tell(&table, Request::Depart(place)).await;
    if let Some(farewell) = farewell {
        take_leave(incoming, outgoing, farewell).await;
    }
}

/// The same one way: what a viewer is told, as server-sent events. What they say is posted.
pub async fn events(
    tables: Tables,
    arrival: Arrival,
) -> Result<impl Stream<Item = Result<sse::Event, Infallible>> + Send, Problem> {
    let table = arrival.table.clone();
    let (place, told) = attend(&tables, arrival).await?;
    let leaving = Leaving { tables, table, place };
    Ok(stream::unfold((told, leaving), |(mut told, leaving)| async move {
        let message = told.recv().await?;
        Some((Ok(sse::Event::default().data(&*message)), (told, leaving)))
    }))
}

/// How a connection is ended: why, where there is a reason to tell, and the code for it.
struct Farewell {
    problem: Option<Problem>,
    code: u16,
}

/// What is said to somebody whose message could not even be read; nothing if they are gone.
fn farewell_after(error: &(dyn Error + 'static)) -> Option<Farewell> {
    let broken = successors(Some(error), |&error| error.source()).find_map(<dyn Error>::downcast_ref);
    let (problem, code) = match broken? {
        tungstenite::Error::Capacity(_) => (Code::MessageTooLong, close_code::SIZE),
        tungstenite::Error::Utf8(_) => (Code::MessageMalformed, close_code::INVALID),
        tungstenite::Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => return None,
        tungstenite::Error::Protocol(_) => (Code::MessageMalformed, close_code::PROTOCOL),
        _ => return None,
    };
    Some(Farewell { problem: Some(problem.into()), code })
}

/// Ends a connection. Whoever does not listen any more is not told why.
async fn take_leave<I, O, E>(mut incoming: Pin<&mut I>, mut outgoing: Pin<&mut O>, farewell: Farewell)
where
    I: Stream<Item = Result<Message, E>>,
    O: Sink<Message>,
{
    let Farewell { problem, code } = farewell;
    let said = async {
        if let Some(problem) = problem {
            _ = outgoing.send(text(&ToClient::Closing { problem })).await;
        }
        _ = outgoing.send(close(code)).await;
    };
    // A connection that is closed while something of it is unread takes with it what was said
    // last. So what still comes is taken in and dropped, until the other side has closed too.
    let heard = async { while let Some(Ok(_)) = incoming.next().await {} };
    _ = timeout(FAREWELL, join(said, heard)).await;
}

/// Tells the table that a viewer is gone when their stream is dropped.
struct Leaving {
    tables: Tables,
    table: TableId,
    place: Attendance,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        let (tables, table, place) = (self.tables.clone(), self.table.clone(), self.place);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { tables.tell(&table, Request::Depart(place)).await });
        }
    }
}

async fn attend(tables: &Tables, arrival: Arrival) -> Result<(Attendance, mpsc::Receiver<String>), Problem> {
    let Arrival { table, who, invitation, after } = arrival;
    let (outlet, told) = mpsc::channel(WAITING);
    let place = tables.ask(&table, |reply| Request::Attend { who, invitation, after, outlet, reply }).await?;
    Ok((place, told))
}

/// Sends messages together: what one answer brings about goes out in one write.
async fn send_all<O: Sink<Message>>(messages: &mut Vec<String>, mut outgoing: Pin<&mut O>) -> Result<(), O::Error> {
    for message in messages.drain(..) {
        outgoing.feed(Message::text(message)).await?;
    }
    outgoing.flush().await
}

/// Passes on what a viewer said, or says why it cannot be understood.
async fn pass_on(tables: &Tables, table: &TableId, by: Attendance, said: &str) -> Result<(), ToClient> {
    let malformed = |code: Code| ToClient::Refused { re: None, problem: code.into() };
    if said.len() > LONGEST_MESSAGE {
        return Err(malformed(Code::MessageTooLong));
    }
    let said: FromClient = serde_json::from_str(said).map_err(|_| malformed(Code::MessageMalformed))?;
    tables.tell(table, Request::Said { by, said }).await;
    Ok(())
}

fn text(message: &ToClient) -> Message {
    Message::text(serde_json::to_string(message).expect("what is told is made of words and numbers"))
}

fn close(code: u16) -> Message {
    Message::Close(Some(CloseFrame { code, reason: "".into() }))
}

/// How many messages a viewer may still send: a bucket that fills steadily.
struct Budget {
    per_second: f64,
    left: f64,
    at: Instant,
    refused: u32,
}

impl Budget {
    fn new(per_second: u32) -> Budget {
        let per_second = f64::from(per_second);
        Budget { per_second, left: per_second * 10.0, at: Instant::now(), refused: 0 }
    }

    fn allows(&mut self) -> bool {
        let gained = self.at.elapsed().as_secs_f64() * self.per_second;
        self.at = Instant::now();
        self.left = (self.left + gained).min(self.per_second * 10.0);
        let allows = self.left >= 1.0;
        if allows {
            self.left -= 1.0;
        } else {
            self.refused += 1;
        }
        allows
    }

    /// Whether the viewer goes on however often they are refused.
    fn is_hopeless(&self) -> bool {
        self.refused > 1000
    }
}

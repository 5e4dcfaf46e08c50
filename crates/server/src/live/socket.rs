//! A WebSocket that keeps no room for what it has written.
//!
//! The library copies each message into a buffer, and keeps that at the size of the longest
//! one: with thousands of sockets, that would be most of the memory they take. So only what
//! comes in goes through the library, with what it answers by itself; what is told is framed
//! here, written as it stands, and let go.

use std::{
    collections::VecDeque,
    io::{self, IoSlice},
    pin::Pin,
    task::{Context, Poll, ready},
};

use axum::{
    body::{Body, Bytes},
    extract::{
        FromRequestParts, WebSocketUpgrade,
        ws::{CloseFrame, Message, rejection::WebSocketUpgradeRejection},
    },
    http::{HeaderMap, HeaderValue, StatusCode, header, request::Parts},
    response::Response,
};
use futures_util::{Sink, Stream};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        self,
        handshake::derive_accept_key,
        protocol::{Role, WebSocketConfig},
    },
};

use super::{LONGEST_FRAME, WRITE_AT_ONCE};

/// How much is read from a socket at once. Each keeps as much room, and answers are short.
const READ_AT_ONCE: usize = 1024;

/// The most parts that are written at once: the heads and bodies of as many frames.
const MOST_PARTS: usize = 32;

/// Somebody asks for a socket.
pub struct Upgrade {
    upgrading: OnUpgrade,
    accept: HeaderValue,
}

impl Upgrade {
    /// Says yes, and talks over the socket once it is open.
    pub fn and_then<F>(
        self,
        talk: impl FnOnce(Socket<TokioIo<hyper::upgrade::Upgraded>>) -> F + Send + 'static,
    ) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Upgrade { upgrading, accept } = self;
        tokio::spawn(async move {
            // Whoever asked may have gone meanwhile.
            if let Ok(upgraded) = upgrading.await {
                talk(Socket::over(TokioIo::new(upgraded)).await).await;
            }
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        *response.headers_mut() = HeaderMap::from_iter([
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, accept),
        ]);
        response
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = WebSocketUpgradeRejection;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, WebSocketUpgradeRejection> {
        let upgrading = parts.extensions.get::<OnUpgrade>().cloned();
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY).cloned();
        // What a proper wish for a socket is, the library knows.
        _ = WebSocketUpgrade::from_request_parts(parts, state).await?;
        let accept = derive_accept_key(key.expect("a proper wish has a key").as_bytes());
        Ok(Upgrade {
            upgrading: upgrading.expect("a proper wish can be granted"),
            accept: accept.parse().expect("the key's hash is in plain letters"),
        })
    }
}

/// A socket, as a stream of what comes in and a sink for what goes out.
pub struct Socket<S> {
    library: WebSocketStream<S>,
    /// Frames that are still to be written.
    waiting: VecDeque<WireFrame>,
    /// How many bytes wait.
    n_waiting: usize,
    /// How many bytes of the first frame are written: nothing else may come between.
    n_written: usize,
}

/// What one frame consists of.
struct WireFrame {
    head: Bytes,
    body: Bytes,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Socket<S> {
    /// A socket of a server, over a connection on which both sides have agreed on it.
    pub async fn over(connection: S) -> Socket<S> {
        // A frame makes room for itself as soon as it says how long it is, so both are limited.
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_AT_ONCE)
            .max_message_size(Some(LONGEST_FRAME))
            .max_frame_size(Some(LONGEST_FRAME));
        let library = WebSocketStream::from_raw_socket(connection, Role::Server, Some(config)).await;
        Socket { library, waiting: VecDeque::new(), n_waiting: 0, n_written: 0 }
    }

    /// Writes what waits, in as few goes as the connection takes.
    fn poll_write(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), tungstenite::Error>> {
        while !self.waiting.is_empty() {
            if self.n_written == 0 {
                // What the library answers by itself may only come between frames.
                ready!(Pin::new(&mut self.library).poll_flush(cx))?;
            }
            let mut parts: Vec<IoSlice<'_>> = self
                .waiting
                .iter()
                .take(MOST_PARTS / 2)
                .flat_map(|it| [&it.head, &it.body])
                .map(|it| IoSlice::new(it))
                .collect();
            let mut rest = parts.as_mut_slice();
            IoSlice::advance_slices(&mut rest, self.n_written);
            let n = ready!(Pin::new(self.library.get_mut()).poll_write_vectored(cx, rest))?;
            if n == 0 {
                return Poll::Ready(Err(io::Error::from(io::ErrorKind::WriteZero).into()));
            }
            self.let_go(n);
        }
        self.waiting = VecDeque::new();
        Poll::Ready(Ok(()))
    }

    /// Forgets the frames that are written.
    fn let_go(&mut self, n: usize) {
        self.n_waiting -= n;
        self.n_written += n;
        while let Some(length) = self.waiting.front().map(WireFrame::len).filter(|&length| length <= self.n_written) {
            self.n_written -= length;
            self.waiting.pop_front();
        }
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Stream for Socket<S> {
    type Item = Result<Message, tungstenite::Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        // While it reads, the library may write: not into the middle of a frame.
        if self.n_written > 0 {
            ready!(self.poll_write(cx))?;
        }
        loop {
            let message = ready!(Pin::new(&mut self.library).poll_next(cx)?);
            return Poll::Ready(match message {
                None => None,
                Some(tungstenite::Message::Text(text)) => Some(Ok(Message::text(text.as_str()))),
                Some(tungstenite::Message::Binary(bytes)) => Some(Ok(Message::Binary(bytes))),
                Some(tungstenite::Message::Ping(bytes)) => Some(Ok(Message::Ping(bytes))),
                Some(tungstenite::Message::Pong(bytes)) => Some(Ok(Message::Pong(bytes))),
                Some(tungstenite::Message::Close(_)) => Some(Ok(Message::Close(None))),
                // Single frames are never read, only whole messages.
                Some(tungstenite::Message::Frame(_)) => continue,
            });
        }
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Sink<Message> for Socket<S> {
    type Error = tungstenite::Error;

    fn poll_ready(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<(), Self::Error>> {
        if self.n_waiting > WRITE_AT_ONCE { self.poll_write(cx) } else { Poll::Ready(Ok(())) }
    }

    fn start_send(mut self: Pin<&mut Self>, message: Message) -> Result<(), Self::Error> {
        let frame = WireFrame::of(message);
        self.n_waiting += frame.len();
        self.waiting.push_back(frame);
        Ok(())
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<(), Self::Error>> {
        ready!(self.poll_write(cx))?;
        Pin::new(&mut self.library).poll_flush(cx)
    }

    fn poll_close(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<(), Self::Error>> {
        // Whoever closes has said so in a message; the connection ends when it is dropped.
        self.poll_flush(cx)
    }
}

impl WireFrame {
    /// A message as one whole frame (RFC 6455, 5.2). A server does not mask.
    fn of(message: Message) -> WireFrame {
        let (kind, body) = match message {
            Message::Text(text) => (0x1, Bytes::from(text)),
            Message::Binary(bytes) => (0x2, bytes),
            Message::Close(close) => (0x8, close.map(closing).unwrap_or_default()),
            Message::Ping(bytes) => (0x9, bytes),
            Message::Pong(bytes) => (0xa, bytes),
        };
        let mut head = vec![0x80 | kind];
        match body.len() {
            length @ 0..=125 => head.push(length as u8),
            length @ 126..=0xffff => {
                head.push(126);
                head.extend((length as u16).to_be_bytes());
            }
            length => {
                head.push(127);
                head.extend((length as u64).to_be_bytes());
            }
        }
        WireFrame { head: head.into(), body }
    }

    fn len(&self) -> usize {
        self.head.len() + self.body.len()
    }
}

fn closing(CloseFrame { code, reason }: CloseFrame) -> Bytes {
    code.to_be_bytes().into_iter().chain(reason.bytes()).collect()
}

#[cfg(test)]
mod tests {
    use futures_util::{SinkExt, StreamExt};
    use tokio::io::{DuplexStream, duplex};

    use super::*;

    /// A socket, and the library at its other end. So many bytes at most are on their way.
    async fn pair(on_their_way: usize) -> (Socket<DuplexStream>, WebSocketStream<DuplexStream>) {
        let (here, there) = duplex(on_their_way);
        (Socket::over(here).await, WebSocketStream::from_raw_socket(there, Role::Client, None).await)
    }

    #[tokio::test]
    async fn messages_of_every_length_arrive_whole() {
        let (mut socket, mut client) = pair(1_000).await;
        let texts = [0, 1, 125, 126, 300, 0xffff, 0x1_0000].map(|length| "ы".repeat(length));

        let sent = async {
            for text in &texts {
                socket.feed(Message::text(text)).await.unwrap();
            }
            socket.flush().await.unwrap();
        };
        let heard = async {
            for text in &texts {
                let message = client.next().await.unwrap().unwrap();
                assert_eq!(message.to_text().unwrap(), text);
            }
        };
        tokio::join!(sent, heard);

        assert_eq!((socket.waiting.capacity(), socket.n_waiting, socket.n_written), (0, 0, 0));
    }

    #[tokio::test]
    async fn a_sign_of_life_never_comes_into_the_middle_of_a_frame() {
        let (mut socket, client) = pair(64).await;
        let (mut says, mut hears) = client.split();
        let text = "long ".repeat(100);

        // The frame does not fit, so only a part of it is on its way when the ping is read.
        socket.feed(Message::text(&text)).await.unwrap();
        assert!(futures_util::poll!(socket.flush()).is_pending());
        assert!(socket.n_written > 0);
        let (_, read, first) = tokio::join!(
            async { says.send(tungstenite::Message::Ping("are you there?".into())).await.unwrap() },
            async {
                let read = socket.next().await.unwrap().unwrap();
                socket.flush().await.unwrap();
                read
            },
            async { hears.next().await.unwrap().unwrap() },
        );

        assert_eq!(read, Message::Ping("are you there?".into()));
        assert_eq!(first.to_text().unwrap(), text);
        assert_eq!(hears.next().await.unwrap().unwrap(), tungstenite::Message::Pong("are you there?".into()));
    }

    #[tokio::test]
    async fn why_a_socket_is_closed_is_told() {
        let (mut socket, mut client) = pair(1_000).await;

        socket.send(Message::Close(Some(CloseFrame { code: 1013, reason: "later".into() }))).await.unwrap();

        let heard = client.next().await.unwrap().unwrap();
        let tungstenite::Message::Close(Some(close)) = heard else { panic!("{heard:?}") };
        assert_eq!((u16::from(close.code), close.reason.as_str()), (1013, "later"));
    }
}

//! People at a table over real sockets: the words of those scenarios in which somebody
//! comes, stays and goes.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::{
    net::TcpStream,
    time::{sleep, timeout},
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

use crate::{
    serving::SOON,
    visitor::{Place, Visitor},
};

/// Somebody with a table of their own that waits for others.
pub(crate) async fn host(place: &Place) -> (Visitor, String) {
    let mut anna = place.visitor();
    anna.me().await;
    let table = opens(&mut anna, &json!({ "pace": "no-limit" })).await;
    (anna, table)
}

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub(crate) async fn attends(address: SocketAddr, visitor: &Visitor, table: &str) -> Socket {
    attends_after(address, visitor, table, u64::MAX).await
}

/// Comes to a table, and wants to be told what happened after a moment.
pub(crate) async fn attends_after(address: SocketAddr, visitor: &Visitor, table: &str, after: u64) -> Socket {
    let mut request = format!("ws://{address}/api/tables/{table}/live?after={after}").into_client_request().unwrap();
    let cookie = format!("airlock={}", visitor.cookie.as_ref().unwrap());
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    connect_async(request).await.unwrap().0
}

pub(crate) async fn chats(socket: &mut Socket, text: &str) {
    socket.send(Message::text(json!({ "say": "chat", "text": text }).to_string())).await.unwrap();
    hears_until(socket, |told| told["text"] == text).await;
}

/// Hears what is said until this is.
pub(crate) async fn hears_until(socket: &mut Socket, is_it: impl Fn(&Value) -> bool) -> Value {
    loop {
        let told = hears(socket).await;
        if is_it(&told) {
            return told;
        }
    }
}

pub(crate) async fn hears(socket: &mut Socket) -> Value {
    loop {
        match timeout(SOON, socket.next()).await.expect("something is said").expect("it is open").unwrap() {
            Message::Text(text) => return serde_json::from_str(&text).unwrap(),
            Message::Ping(_) | Message::Pong(_) => (),
            other => panic!("{other:?}"),
        }
    }
}

/// Opens a table for oneself and somebody else, which starts when they have come.
pub(crate) async fn opens(visitor: &mut Visitor, pace: &Value) -> String {
    let seats = json!([{ "seat": "me" }, { "seat": "open" }]);
    let new = json!({ "game": "alien-frontiers", "seats": seats, "pace": pace, "start-when-full": true });
    visitor.post("/api/tables", &new).await.json::<Value>()["id"].as_str().unwrap().to_owned()
}

pub(crate) fn handshake(table: &str) -> String {
    format!(
        "GET /api/tables/{table}/live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
}

/// Waits until so many sockets of tables are open.
pub(crate) async fn are_open(place: &Place, sockets: usize) -> bool {
    let wait = async {
        while place.house.limits.sockets.n_open() != sockets {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(SOON, wait).await.is_ok()
}

//! Connections of which one side has gone, or does as if: half a request, half a handshake,
//! sockets that nobody reads, clients that vanish. None is waited for for ever, and whoever
//! is at the same table does not notice.

use std::{net::SocketAddr, time::Duration};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::timeout,
};

use crate::{
    serving::{SOON, ask, connect, heard, open},
    sockets::{are_open, attends, chats, handshake, hears, host},
    visitor::{Place, given_with},
};

const MOMENT: Duration = Duration::from_millis(300);
/// How long somebody may be silent who is there: a busy machine may hold them up for a moment.
const SILENCE: Duration = Duration::from_secs(2);

/// A house in which nobody is waited for for long, and much may be said.
async fn impatient() -> Place {
    given_with(|config| {
        config.timings.request_head = MOMENT;
        config.timings.request_body = MOMENT;
        config.timings.request = Duration::from_secs(2);
        config.timings.unread = MOMENT;
        config.live.heartbeat = Duration::from_millis(50);
        config.live.silence = SILENCE;
        config.live.per_second = 1_000_000;
        config.tables.chat_per_minute = 1_000_000;
        config.tables.chat_length = 10_000;
    })
    .await
}

/// A request for a table by somebody who will not read what they are told: their own side
/// takes in as little as can be.
async fn deaf(address: SocketAddr, request: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let mut stream = socket.connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut head = [0; 12];
    stream.read_exact(&mut head).await.unwrap();
    assert!(head.starts_with(b"HTTP/1.1 "), "{head:?}");
    stream
}

#[tokio::test]
async fn half_a_request_or_half_a_handshake_is_not_waited_for() {
    let place = impatient().await;
    let (_, table) = host(&place).await;
    let (address, _stop, _served) = open(&place).await;
    let handshake = handshake(&table);

    for half in ["", "G", "GET /api/me HTTP/1.1\r\nhost: x\r\n", &handshake[..handshake.len() - 2]] {
        let mut stream = connect(address).await;
        stream.write_all(half.as_bytes()).await.unwrap();
        let said = heard(&mut stream).await;
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 408"), "{half}: {said}");
    }

    let mut kept_open = connect(address).await;
    kept_open.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    assert!(heard(&mut kept_open).await.starts_with("HTTP/1.1 200"), "it is answered, and closed when nothing follows");
    assert_eq!(place.house.limits.connections.n_open(), 0);
}

#[tokio::test]
async fn half_a_body_is_answered_for_and_its_connection_closed() {
    let place = impatient().await;
    let (address, _stop, _served) = open(&place).await;
    let mut half = connect(address).await;
    let head = "POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{";
    half.write_all(head.as_bytes()).await.unwrap();

    let said = heard(&mut half).await;

    assert!(said.starts_with("HTTP/1.1 408") && said.contains("request-slow"), "{said}");
    assert!(ask(address, "/healthz").await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn a_client_that_vanishes_is_given_up_and_one_that_answers_is_not() {
    let place = impatient().await;
    let (anna, table) = host(&place).await;
    let (address, _stop, _served) = open(&place).await;
    let mut annas = attends(address, &anna, &table).await;
    // It reads what it is told and never says a word, not even that it is there.
    let mut silent = deaf(address, &handshake(&table)).await;
    let reading = tokio::spawn(async move { silent.read_to_end(&mut Vec::new()).await });
    assert!(are_open(&place, 2).await);

    // Whoever listens answers pings without knowing it.
    let listening = async {
        loop {
            hears(&mut annas).await;
        }
    };
    tokio::select! {
        gone = timeout(SOON, reading) => gone.expect("its connection is closed").unwrap().ok(),
        () = listening => unreachable!("it listens for as long as it is let"),
    };

    assert!(are_open(&place, 1).await);
    chats(&mut annas, "still here").await;
}

#[tokio::test]
async fn whoever_stops_reading_is_dropped_and_the_others_go_on() {
    let place = impatient().await;
    let (anna, table) = host(&place).await;
    let (address, _stop, _served) = open(&place).await;
    let mut annas = attends(address, &anna, &table).await;
    let over_a_socket = deaf(address, &handshake(&table)).await;
    let events = format!("GET /api/tables/{table}/events HTTP/1.1\r\nhost: x\r\n\r\n");
    let over_events = deaf(address, &events).await;
    assert!(are_open(&place, 3).await);

    let line = "x".repeat(10_000);
    let mut lines = 0;
    while place.house.limits.sockets.n_open() > 1 {
        chats(&mut annas, &format!("{lines}{}", &line[8..])).await;
        lines += 1;
        assert!(lines < 10_000, "somebody is still told what they do not read");
    }

    drop((over_a_socket, over_events));
    chats(&mut annas, "still here").await;
    let mut back = attends(address, &anna, &table).await;
    assert_eq!(hears(&mut back).await["spectators"], 0);
}

//! The house over real sockets: who is let in, and how it closes.

use std::{net::SocketAddr, time::Duration};

use futures_util::StreamExt;
use serde_json::{Value, json};
use server::{
    house::serve_on,
    storage::{Fault, Storage, TableId},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::oneshot,
    task::JoinHandle,
    time::timeout,
};

use crate::visitor::{Place, given, given_with};

/// On a busy machine too, and before the ten seconds after which a house closes whatever hangs.
pub(crate) const SOON: Duration = Duration::from_secs(9);

/// Opens the house's door.
pub(crate) async fn open(place: &Place) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<std::io::Result<()>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let stopped = async { _ = stopped.await };
    (address, stop, tokio::spawn(serve_on(listener, place.house.clone(), stopped)))
}

pub(crate) async fn connect(address: SocketAddr) -> TcpStream {
    TcpStream::connect(address).await.unwrap()
}

/// What is said until the other side closes.
pub(crate) async fn heard(stream: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    // A connection that is reset has been closed as well.
    _ = timeout(SOON, stream.read_to_end(&mut heard)).await.expect("it is closed soon");
    String::from_utf8(heard).unwrap()
}

pub(crate) async fn ask(address: SocketAddr, path: &str) -> String {
    let mut stream = connect(address).await;
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    heard(&mut stream).await
}

#[tokio::test]
async fn people_are_let_in_and_the_machine_itself_may_see_metrics() {
    let place = given().await;
    let (address, stop, served) = open(&place).await;

    assert!(ask(address, "/healthz").await.starts_with("HTTP/1.1 200"));
    assert!(ask(address, "/metrics").await.starts_with("HTTP/1.1 200"));

    stop.send(()).unwrap();
    timeout(SOON, served).await.unwrap().unwrap().unwrap();
    assert!(!place.storage.is_well().await, "the storage is closed");
    assert!(TcpStream::connect(address).await.is_err(), "the door is shut");
}

#[tokio::test]
async fn a_request_that_is_under_way_is_finished_before_the_house_closes() {
    let place = given().await;
    place.storage.all_writes(Fault::Slow(Duration::from_millis(300)));
    let (address, stop, served) = open(&place).await;
    let mut slow = connect(address).await;
    let body = r#"{"name":"Ann"}"#;
    let head = format!(
        "PATCH /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    slow.write_all(format!("{head}{body}").as_bytes()).await.unwrap();
    // It is stored, and the disk has not said so yet.
    while place.storage.n_stored() == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }

    stop.send(()).unwrap();

    assert!(heard(&mut slow).await.starts_with("HTTP/1.1 200"), "its name was stored");
    timeout(SOON, served).await.unwrap().unwrap().unwrap();
    assert_eq!(place.storage.n_stored(), 1);
}

#[tokio::test]
async fn connections_that_say_nothing_do_not_keep_the_house_open() {
    let place = given_with(|config| config.timings.request_head = Duration::from_millis(500)).await;
    let (address, stop, served) = open(&place).await;
    let mut idle = connect(address).await;
    let mut half = connect(address).await;
    half.write_all(b"GET /healthz HT").await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;

    stop.send(()).unwrap();

    timeout(SOON, served).await.unwrap().unwrap().unwrap();
    assert_eq!(heard(&mut idle).await, "");
    heard(&mut half).await;
}

#[tokio::test]
async fn a_request_that_never_ends_is_left_behind_when_time_is_up() {
    let place = given_with(|config| config.timings.stop = Duration::from_millis(300)).await;
    place.storage.all_reads(Fault::Hangs);
    let (address, stop, served) = open(&place).await;
    let mut stuck = connect(address).await;
    stuck.write_all(b"POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{").await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;

    stop.send(()).unwrap();

    timeout(SOON, served).await.unwrap().unwrap().unwrap();
}

#[tokio::test]
async fn the_house_closes_in_time_whatever_hangs() {
    let place = given_with(|config| config.timings.stop = Duration::from_millis(500)).await;
    let seats = json!([{ "seat": "me" }, { "seat": "bot", "level": "random" }]);
    let new = json!({ "game": "alien-frontiers", "seats": seats, "start-when-full": true });
    assert_eq!(place.visitor().post("/api/tables", &new).await.status, 201);
    place.storage.all_writes(Fault::Hangs);
    place.storage.all_reads(Fault::Hangs);
    let (address, stop, served) = open(&place).await;
    let mut stuck = connect(address).await;
    stuck.write_all(b"GET /api/tables HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;

    stop.send(()).unwrap();

    timeout(SOON, served).await.expect("it closes all the same").unwrap().unwrap();
}

#[tokio::test]
async fn whoever_watches_a_table_hears_that_the_house_closes() {
    let place = given().await;
    let (address, stop, served) = open(&place).await;
    let seats = json!([{ "seat": "me" }, { "seat": "open" }]);
    let opened = place.visitor().post("/api/tables", &json!({ "game": "alien-frontiers", "seats": seats })).await;
    let table = opened.json::<Value>()["id"].as_str().unwrap().to_owned();
    let (mut socket, _) =
        tokio_tungstenite::connect_async(format!("ws://{address}/api/tables/{table}/live")).await.unwrap();
    socket.next().await.unwrap().unwrap();
    assert_eq!(place.house.limits.sockets.n_open(), 1);

    stop.send(()).unwrap();

    let heard: Vec<_> = socket.filter_map(|message| std::future::ready(message.ok())).collect().await;
    let [.., goodbye, close] = &heard[..] else { panic!("{heard:?}") };
    let goodbye: Value = serde_json::from_str(goodbye.to_text().unwrap()).unwrap();
    assert_eq!(goodbye["type"], "closing");
    assert!(close.is_close());
    timeout(SOON, served).await.unwrap().unwrap().unwrap();
    assert_eq!(place.house.limits.sockets.n_open(), 0);
}

#[tokio::test]
async fn whoever_does_not_say_what_they_want_is_not_waited_for() {
    let place = given_with(|config| config.timings.request_head = Duration::from_millis(200)).await;
    let (address, _stop, _served) = open(&place).await;
    let mut half = connect(address).await;
    half.write_all(b"GET / HTTP/1.1\r\nx-slow: ").await.unwrap();

    let said = heard(&mut half).await;

    assert!(said.is_empty() || said.starts_with("HTTP/1.1 408"), "{said}");
    assert!(ask(address, "/healthz").await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn one_address_does_not_take_all_connections() {
    let place = given_with(|config| config.allowed.connections_by_address = 3).await;
    let (address, _stop, _served) = open(&place).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(connect(address).await);
    }
    while place.house.limits.connections.n_open() < 3 {
        tokio::task::yield_now().await;
    }

    let refused = heard(&mut connect(address).await).await;

    assert!(refused.starts_with("HTTP/1.1 429"), "{refused}");
    assert!(refused.contains("retry-after: 10"));
    assert!(refused.ends_with(r#"{"code":"too-many","retry-after":10}"#));
    held.pop();
    while place.house.limits.connections.n_open() == 3 {
        tokio::task::yield_now().await;
    }
    assert!(ask(address, "/healthz").await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn rubbish_on_the_wire_harms_nobody() {
    let place = given().await;
    let (address, _stop, _served) = open(&place).await;

    for rubbish in [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(),
        b"GET / HTTP/9.9\r\n\r\n".to_vec(),
        b"\0\0\0\0\r\n\r\n".to_vec(),
        b"POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n".to_vec(),
        b"POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n"
            .to_vec(),
        [b"GET / HTTP/1.1\r\nx-long: ".to_vec(), vec![b'x'; 100_000], b"\r\n\r\n".to_vec()].concat(),
    ] {
        let mut stream = connect(address).await;
        _ = stream.write_all(&rubbish).await;
        _ = stream.shutdown().await;
        let said = heard(&mut stream).await;
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 4"), "{said}");
    }

    assert!(ask(address, "/healthz").await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn what_nobody_needs_any_more_goes_while_the_house_is_open() {
    let place = given_with(|config| config.timings.prune = Duration::from_millis(20)).await;
    let mut ann = place.visitor();
    let table = json!({ "game": "alien-frontiers", "seats": [{ "seat": "me" }, { "seat": "open" }] });
    let id = ann.post("/api/tables", &table).await.json::<Value>()["id"].as_str().unwrap().to_owned();
    place.house.tables.close().await;
    place.clock.advance(Duration::from_secs(61 * 24 * 3600));
    let (_, stop, served) = open(&place).await;

    let gone = async {
        while place.storage.table(&TableId(id.clone())).await.unwrap().is_some() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(SOON, gone).await.expect("it goes by itself");

    let nobody = async {
        while !place.storage.unneeded_guests(u64::MAX / 4, 9).await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(SOON, nobody).await.expect("and the guest who had nothing else");
    stop.send(()).unwrap();
    timeout(SOON, served).await.unwrap().unwrap().unwrap();
}

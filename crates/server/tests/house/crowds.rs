//! Hundreds at one table over real sockets: the house closes in time, whoever goes costs next to
//! nothing, and what they took up is given back.

use std::{net::SocketAddr, time::Duration};

use futures_util::{StreamExt, future::join_all};
use serde_json::Value;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    serving::open,
    sockets::{Socket, attends, host},
    visitor::{Place, Visitor, given_with},
};

/// How many come.
const MANY: usize = 300;
/// How long hundreds of connections may take on a busy machine.
const A_WHILE: Duration = Duration::from_secs(60);

async fn roomy() -> Place {
    given_with(|config| {
        config.allowed.requests_by_address = 1_000_000.try_into().unwrap();
        config.allowed.requests_by_person = 1_000_000.try_into().unwrap();
        config.allowed.sockets_by_address = 10 * MANY;
        config.allowed.connections_by_address = 10 * MANY;
    })
    .await
}

/// Many come to a table, some dozens at once.
async fn come(address: SocketAddr, visitor: &Visitor, table: &str) -> Vec<Socket> {
    let mut sockets = Vec::with_capacity(MANY);
    while sockets.len() < MANY {
        sockets.extend(join_all((0..30).map(|_| attends(address, visitor, table))).await);
    }
    sockets
}

/// Waits until nobody is at a table any more.
async fn all_have_gone(place: &Place) {
    let gone = async {
        while place.house.limits.sockets.n_open() > 0 || place.house.limits.connections.n_open() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(A_WHILE, gone).await.expect("whoever goes is gone");
}

/// The house waits for whoever leaves, and at last gives them up. It has to be done long before.
fn assert_nobody_was_given_up(place: &Place, took: Duration) {
    assert!(took < place.house.config.timings.stop / 2, "it took {took:?}");
}

/// What a socket hears until its end.
async fn hears_out(socket: Socket) -> Vec<Message> {
    socket.filter_map(|message| std::future::ready(message.ok())).collect().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_with_hundreds_at_a_table_closes_in_time_and_tells_all_of_them() {
    let place = roomy().await;
    let (anna, table) = host(&place).await;
    let (address, stop, served) = open(&place).await;
    let sockets = come(address, &anna, &table).await;
    assert_eq!(place.house.limits.sockets.n_open(), sockets.len());
    let heard = join_all(sockets.into_iter().map(|socket| tokio::spawn(hears_out(socket))));

    let told = Instant::now();
    stop.send(()).unwrap();
    let (closed, heard) = tokio::join!(timeout(A_WHILE, served), heard);

    closed.expect("it closes").unwrap().unwrap();
    assert_nobody_was_given_up(&place, told.elapsed());
    for heard in heard.into_iter().map(Result::unwrap) {
        let goodbye = heard.iter().rev().find(|message| message.is_text()).expect("they were told something");
        let goodbye: Value = serde_json::from_str(goodbye.to_text().unwrap()).unwrap();
        assert_eq!((&goodbye["type"], &goodbye["problem"]["code"]), (&"closing".into(), &"server-stops".into()));
        assert!(heard.last().is_some_and(Message::is_close), "{heard:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_hundreds_have_just_left_closes_in_time() {
    let place = roomy().await;
    let (anna, table) = host(&place).await;
    let (address, stop, served) = open(&place).await;
    let sockets = come(address, &anna, &table).await;

    let told = Instant::now();
    drop(sockets);
    stop.send(()).unwrap();

    timeout(A_WHILE, served).await.expect("it closes").unwrap().unwrap();
    assert_nobody_was_given_up(&place, told.elapsed());
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_hundreds_took_up_is_there_for_the_next_hundreds() {
    let place = roomy().await;
    let (anna, table) = host(&place).await;
    let (address, _stop, _served) = open(&place).await;
    let mut in_use = Vec::new();

    for _ in 0..4 {
        drop(come(address, &anna, &table).await);
        all_have_gone(&place).await;
        in_use.push(resident());
    }

    // The first who come warm the house; after that nothing may add up.
    let per_socket = in_use[3].saturating_sub(in_use[1]) / (2 * MANY as u64);
    assert!(per_socket < 4 * 1024, "{per_socket} bytes of each stay: {in_use:?}");
}

/// How many bytes of memory this program has.
#[cfg(target_os = "linux")]
fn resident() -> u64 {
    let pages = std::fs::read_to_string("/proc/self/statm").expect("the system says");
    let pages: u64 = pages.split(' ').nth(1).and_then(|it| it.parse().ok()).expect("a number");
    pages * 4096
}

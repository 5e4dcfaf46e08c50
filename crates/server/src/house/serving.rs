//! Letting people in, and closing in good order.
//!
//! Connections are counted before a word is read, and whoever opens one must say soon what
//! they want: a connection that says nothing costs a socket for a few seconds and no more.
//! Nor is anybody waited for who does not read what they are told.

use std::{io, net::SocketAddr, sync::Arc, time::Duration};

use axum::{Router, body::Body, extract::ConnectInfo};
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use protocol::Problem;
#[cfg(target_os = "linux")]
use socket2::SockRef;
use tokio::{
    net::{TcpListener, TcpStream},
    pin, select,
    task::JoinSet,
    time,
};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use super::{House, app, reached};
use crate::{
    limits::{Address, OpenSocket, TooMany},
    problems::Code,
    storage::{Change, Pruned, pruning},
    telemetry::machine,
};

/// The most that is read of a request before its body.
const LONGEST_HEAD: usize = 32 * 1024;
/// How long a goodbye may take to be heard.
const GOODBYE: Duration = Duration::from_secs(1);
/// Which part of the time for closing is for those who leave; the rest is for the storage.
const FOR_LEAVING: f64 = 0.8;
/// How often the house is tidied up.
const TIDY_EVERY: Duration = Duration::from_secs(20);

/// Lets people in at the house's address until it is to stop. When this returns, nothing is
/// under way and the storage is closed.
pub async fn serve(house: Arc<House>, stop: impl Future<Output = ()>) -> io::Result<()> {
    let listener = TcpListener::bind(house.config.listen).await?;
    serve_on(listener, house, stop).await
}

/// The same at a door that is open already.
pub async fn serve_on(listener: TcpListener, house: Arc<House>, stop: impl Future<Output = ()>) -> io::Result<()> {
    tracing::info!(address = %listener.local_addr()?, "the house is open");
    reached::look_at(&house.config);
    let app = app(house.clone());
    let mut connections = JoinSet::new();
    let mut chores = JoinSet::new();
    chores.spawn(keep_tidy(house.clone()));
    chores.spawn(wake_due_tables(house.clone()));
    chores.spawn(prune(house.clone()));
    pin!(stop);
    loop {
        select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => match house.limits.connections.open(Address::from(peer.ip())) {
                    Ok(counted) => _ = connections.spawn(converse(stream, peer, app.clone(), house.clone(), counted)),
                    Err(too_many) => turn_away(&stream, too_many),
                },
                Err(error) => {
                    tracing::warn!(%error, "nobody could be let in");
                    // Mostly there are no file descriptors left; some will be in a moment.
                    time::sleep(Duration::from_millis(100)).await;
                }
            },
            Some(_) = connections.join_next() => (),
            () = &mut stop => break,
        }
    }
    drop(listener);
    tracing::info!(connections = connections.len(), "the house is closing");
    chores.shutdown().await;
    let patience = house.config.timings.stop;
    if time::timeout(patience.mul_f64(FOR_LEAVING), last_have_left(&mut connections, &house)).await.is_err() {
        tracing::warn!(connections = connections.len(), "some did not leave in time");
        // They are not waited for either: whoever is busy now may be for long.
        connections.abort_all();
    }
    // What was acknowledged is on disk already, so a storage that hangs loses nothing.
    if time::timeout(patience.mul_f64(1.0 - FOR_LEAVING), house.storage.close()).await.is_err() {
        tracing::warn!("the storage was not closed in time");
    }
    tracing::info!("the house is closed");
    Ok(())
}

/// Answers the requests of a connection until it ends, or the house is to close.
async fn converse(stream: TcpStream, peer: SocketAddr, app: Router, house: Arc<House>, counted: OpenSocket) {
    let stream = prepared(stream, house.config.timings.unread);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        app.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(house.config.timings.request_head)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    pin!(connection);
    // How a connection ended is the client's affair: errors here are theirs.
    select! {
        _ = connection.as_mut() => (),
        () = house.stopping() => {
            connection.as_mut().graceful_shutdown();
            _ = connection.await;
        }
    }
    drop(counted);
}

/// A connection as it is to be used. Whoever stops reading, or is gone without a word, holds
/// a socket, a place and what they were to be told; not for long.
fn prepared(stream: TcpStream, unread: Duration) -> TimeoutStream<TcpStream> {
    // Messages are small and wanted at once.
    _ = stream.set_nodelay(true);
    // Of events nobody says that they have come, so the system has to notice.
    #[cfg(target_os = "linux")]
    {
        _ = SockRef::from(&stream).set_tcp_user_timeout(Some(unread));
    }
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(unread));
    stream
}

/// Waits until no table is awake, no request under way and no socket open.
async fn last_have_left(connections: &mut JoinSet<()>, house: &House) {
    // Tables say goodbye; whoever is there gets a moment to hear it before all are sent off.
    house.tables.close().await;
    _ = time::timeout(GOODBYE, sockets_are_closed(house)).await;
    house.stop();
    while connections.join_next().await.is_some() {}
    sockets_are_closed(house).await;
    // A request that was under way may have woken a table again.
    house.tables.close().await;
}

async fn sockets_are_closed(house: &House) {
    while house.limits.sockets.n_open() > 0 {
        time::sleep(Duration::from_millis(10)).await;
    }
}

/// Tells somebody for whom there is no room when to come back, without reading a word.
fn turn_away(stream: &TcpStream, too_many: TooMany) {
    let TooMany { retry_after } = too_many;
    let problem = Code::TooMany.again_in(retry_after);
    let body = serde_json::to_string(&problem).expect("a problem is made of words and numbers");
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nretry-after: {retry_after}\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    metrics::counter!("airlock_connections_refused_total").increment(1);
    // A few hundred bytes fit into the buffer of a new connection; if not, it just closes.
    _ = stream.try_write(answer.as_bytes());
}

/// The most tables that are woken at once.
const MOST_WOKEN: u32 = 200;

/// Wakes tables whose time is up, so that the game goes on without the one who is late.
async fn wake_due_tables(house: Arc<House>) {
    let mut every = time::interval(house.config.timings.due);
    every.set_missed_tick_behavior(time::MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        if let Err(problem) = house.tables.wake_due(MOST_WOKEN).await {
            tracing::warn!(code = problem.code, "tables whose time is up were not woken");
        }
    }
}

/// Removes what nobody needs any more, as the house has announced; for the first time after a while, so
/// that a start is quick.
async fn prune(house: Arc<House>) {
    let every = house.config.timings.prune;
    let mut every = time::interval_at(time::Instant::now() + every, every);
    every.set_missed_tick_behavior(time::MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        match prune_once(&house).await {
            Ok(Pruned { guests, waiting, abandoned, finished, brief, campaigns, bytes: _ }) => {
                tracing::info!(
                    guests,
                    waiting,
                    abandoned,
                    finished,
                    brief,
                    campaigns,
                    "what nobody needs any more is gone"
                );
                metrics::counter!("airlock_pruned_tables_total").increment(waiting + abandoned + finished + brief);
                metrics::counter!("airlock_pruned_guests_total").increment(guests);
            }
            Err(problem) => tracing::warn!(code = problem.code, "what nobody needs any more is still there"),
        }
    }
}

/// Removes what nobody needs any more.
async fn prune_once(house: &House) -> Result<Pruned, Problem> {
    let tables = house.tables.prune(&house.config.keeps).await?;
    let campaigns = pruning::prune_campaigns(&*house.storage, &house.config.keeps, house.now()).await?;
    let guests = pruning::prune_guests(&*house.storage, &house.config.keeps, house.now()).await;
    let pruned = Pruned { guests: guests?, campaigns, ..tables };
    if !pruned.is_nothing() {
        house.storage.write(vec![Change::Shrink]).await?;
    }
    Ok(pruned)
}

async fn keep_tidy(house: Arc<House>) {
    let mut every = time::interval(TIDY_EVERY);
    loop {
        every.tick().await;
        house.limits.forget_the_idle();
        house.metrics.run_upkeep();
        metrics::gauge!("airlock_connections").set(house.limits.connections.n_open() as f64);
        metrics::gauge!("airlock_sockets").set(house.limits.sockets.n_open() as f64);
        machine::note(&house.config.data_folder);
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_is_gone_without_a_word_is_noticed_by_the_system() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it is bound");
        let (client, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let unread = Duration::from_secs(7);

        let stream = prepared(accepted.expect("somebody came").0, unread);

        let socket = SockRef::from(stream.get_ref());
        assert_eq!(socket.tcp_user_timeout().expect("the system knows"), Some(unread));
        drop(client);
    }
}

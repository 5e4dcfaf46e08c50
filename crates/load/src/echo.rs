//! The yardstick: a server that only echoes, with the same libraries, on the same CPU, from
//! the same client. What it cannot do on this machine today, ours cannot either.

use std::{
    env,
    process::Command,
    rc::Rc,
    time::{Duration, Instant},
};

use anyhow::Result;
use axum::{
    Router,
    extract::{WebSocketUpgrade, ws::Message},
    routing::any,
};
use serde_json::{Value, json};
use tokio::{net::TcpListener, runtime::Runtime, select, task::JoinSet, time::sleep};

use crate::{
    load::few_at_a_time,
    machine::Cpus,
    pace::Pacer,
    playing::{Floor, Noted},
    running::{Busy, Running},
    socket::Socket,
    visitor::Way,
};

/// The length of what is echoed: about that of an answer.
const LENGTH: usize = 200;

/// Echoes until it is ended.
pub fn serve() -> Result<()> {
    Runtime::new()?.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        println!("http://{}", listener.local_addr()?);
        let upgraded = |upgrade: WebSocketUpgrade| async {
            upgrade.read_buffer_size(4096).write_buffer_size(4096).on_upgrade(|mut socket| async move {
                while let Some(Ok(message)) = socket.recv().await {
                    match message {
                        Message::Text(_) if socket.send(message).await.is_err() => break,
                        Message::Text(_) | Message::Ping(_) | Message::Pong(_) => (),
                        Message::Binary(_) | Message::Close(_) => break,
                    }
                }
            })
        };
        axum::serve(listener, Router::new().route("/echo", any(upgraded))).await?;
        Ok(())
    })
}

/// Every socket says something again as soon as it hears its echo.
pub async fn saturated(cpus: &Cpus, n_sockets: usize, seconds: u64) -> Result<Value> {
    eprintln!("{n_sockets} sockets hear their echo as fast as they can");
    measure(cpus, n_sockets, seconds, None).await
}

/// So many echoes a second are due.
pub async fn paced(cpus: &Cpus, n_sockets: usize, per_second: f64, seconds: u64) -> Result<Value> {
    eprintln!("{n_sockets} sockets hear {per_second:.0} echoes a second");
    measure(cpus, n_sockets, seconds, Some(per_second)).await
}

async fn measure(cpus: &Cpus, n_sockets: usize, seconds: u64, per_second: Option<f64>) -> Result<Value> {
    let mut command = Command::new(env::current_exe()?);
    command.arg("echo");
    let server = Running::start(command, cpus)?;
    let way = Way::to(&server.address);
    let sockets = few_at_a_time(n_sockets, |_| way.socket("/echo", None)).await?;
    let floor = Rc::new(Floor { pacer: Pacer::default(), noted: Noted::new()?.into() });
    let (began, busy) = (Instant::now(), Busy::since_now(&server)?);
    let mut talking = JoinSet::new();
    let pace = async {
        match per_second {
            Some(per_second) => floor.pacer.keep(per_second).await,
            None => std::future::pending().await,
        }
    };
    for socket in sockets {
        talking.spawn_local(talks(socket, floor.clone()));
    }
    select! {
        () = pace => (),
        Some(ended) = talking.join_next() => ended??,
        () = sleep(Duration::from_secs(seconds)) => (),
    }
    let passed = began.elapsed().as_secs_f64();
    let noted = floor.noted.borrow();
    Ok(json!({
        "echoes_per_s": noted.acknowledged.n() as f64 / passed,
        "bytes": LENGTH,
        "latency": noted.acknowledged.told(),
        "cpu_percent": busy.told()?,
    }))
}

async fn talks(mut socket: Socket, floor: Rc<Floor>) -> Result<()> {
    let words = "x".repeat(LENGTH);
    loop {
        let due = floor.pacer.turn().await;
        socket.says(words.clone()).await?;
        socket.hears().await?;
        floor.noted.borrow_mut().acknowledged.note_since(due);
    }
}

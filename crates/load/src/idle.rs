//! Sockets that are held open and say nothing: two at each table, with a game on.

use std::{rc::Rc, time::Duration};

use anyhow::Result;
use serde_json::{Value, json};
use tokio::{task::JoinSet, time::sleep};

use crate::{
    load::few_at_a_time,
    pace::Pacer,
    playing::{Floor, Noted, Pair},
    running::House,
    visitor::Way,
};

/// How long nothing happens before memory is looked at: longer than a heartbeat takes to
/// reach everybody.
const QUIET: Duration = Duration::from_secs(25);

/// Opens so many sockets and looks at the server's memory.
pub async fn measure(house: &House<'_>, n_sockets: usize) -> Result<Value> {
    eprintln!("{n_sockets} sockets are held open");
    let server = house.open(&[])?;
    let way = Way::to(&server.address);
    let before = server.memory()?;
    let floor = Rc::new(Floor { pacer: Pacer::default(), noted: Noted::new()?.into() });
    let games = few_at_a_time(n_sockets / 2, |number| {
        let mut pair = Pair::new(number as u64, &way, &floor);
        async move {
            let table = pair.opens_table().await?;
            pair.attends(&table).await
        }
    });
    let mut idle = JoinSet::new();
    for socket in games.await?.into_iter().flat_map(|game| game.sockets) {
        idle.spawn_local(socket.is_idle());
    }
    sleep(QUIET).await;
    anyhow::ensure!(idle.try_join_next().is_none(), "a socket was closed");
    Ok(json!({
        "sockets": idle.len(),
        "tables": n_sockets / 2,
        "before_bytes": before,
        "memory_bytes": server.memory()?,
        "most_bytes": server.most_memory()?,
    }))
}

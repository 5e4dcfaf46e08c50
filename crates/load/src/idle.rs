//! Sockets that are held open and say nothing: at each table two who play and, where there are
//! more sockets than that, others who watch.

use std::{rc::Rc, time::Duration};

use anyhow::{Result, ensure};
use futures_util::future::try_join_all;
use serde_json::{Value, json};
use tokio::{task::JoinSet, time::sleep};

use crate::{
    load::few_at_a_time,
    pace::Pacer,
    playing::{Floor, Noted, Pair},
    running::House,
    visitor::{Visitor, Way},
};

/// How long nothing happens before memory is looked at: longer than a heartbeat takes to
/// reach everybody.
const QUIET: Duration = Duration::from_secs(25);

/// Opens so many sockets at so many tables, with a game on at each, and looks at the server's
/// memory.
pub async fn measure(house: &House<'_>, n_sockets: usize, n_tables: usize) -> Result<Value> {
    eprintln!("{n_sockets} sockets are held open at {n_tables} tables");
    let server = house.open(&[])?;
    let way = Way::to(&server.address);
    let before = server.memory()?;
    let floor = Rc::new(Floor { pacer: Pacer::default(), noted: Noted::new()?.into() });
    let tables = few_at_a_time(n_tables, |number| {
        let mut pair = Pair::new(number as u64, &way, &floor);
        // All sockets, spread as evenly as they go.
        let here = n_sockets * (number + 1) / n_tables - n_sockets * number / n_tables;
        let watcher = Visitor::new(&way);
        async move {
            let table = pair.opens_table().await?;
            let mut sockets = Vec::from(pair.attends(&table).await?.sockets);
            sockets.extend(try_join_all((2..here).map(|_| watcher.attends(&table))).await?);
            Ok(sockets)
        }
    });
    let mut idle = JoinSet::new();
    for socket in tables.await?.into_iter().flatten() {
        idle.spawn_local(socket.idles());
    }
    sleep(QUIET).await;
    ensure!(idle.try_join_next().is_none(), "a socket was closed");
    Ok(json!({
        "sockets": idle.len(),
        "tables": n_tables,
        "before_bytes": before,
        "memory_bytes": server.memory()?,
        "most_bytes": server.most_memory()?,
    }))
}

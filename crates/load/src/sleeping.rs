//! Tables that nobody attends: opened, their game begun, and left alone until they sleep.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    load::few_at_a_time,
    running::House,
    visitor::{Visitor, Way},
};

/// Tables that one person opens.
const EACH: usize = 100;

/// How long the tables may take to fall asleep.
const PATIENCE: Duration = Duration::from_secs(60);

/// Opens so many tables, lets them sleep, and looks at memory and disk.
///
/// A program does not give all memory back that it once needed, so half of the tables tell
/// little by themselves: what the other half adds is what tables that sleep cost, and what a
/// program needs that finds them all on its disk.
pub async fn measure(house: &House<'_>, n_tables: usize) -> Result<Value> {
    eprintln!("{n_tables} tables are opened and left alone");
    let options = ["--sleep-after", "2"];
    let server = house.open(&options)?;
    let way = Way::to(&server.address);
    let mut watcher = Visitor::new(&way);
    watcher.gets("/healthz").await?;
    let (before, disk_before) = (server.memory()?, server.disk()?);
    open_and_leave(&way, &mut watcher, n_tables / 2).await?;
    let half = server.memory()?;
    let table = open_and_leave(&way, &mut watcher, n_tables - n_tables / 2).await?;
    let (all, most, disk) = (server.memory()?, server.most_memory()?, server.disk()?);

    let server = house.open_again(server, &options)?;
    let mut watcher = Visitor::new(&Way::to(&server.address));
    watcher.gets("/healthz").await?;
    let again = server.memory()?;
    let began = Instant::now();
    watcher.gets(&format!("/api/tables/{table}")).await?;
    Ok(json!({
        "tables": n_tables,
        "before_bytes": before,
        "half_bytes": half,
        "memory_bytes": all,
        "most_bytes": most,
        "restarted_bytes": again,
        "disk_bytes": disk - disk_before,
        "wake_ms": began.elapsed().as_secs_f64() * 1e3,
    }))
}

/// Opens tables and waits until all of them sleep. Gives the id of one.
async fn open_and_leave(way: &Way, watcher: &mut Visitor, n_tables: usize) -> Result<String> {
    let tables = few_at_a_time(n_tables.div_ceil(EACH), |number| {
        let mut person = Visitor::new(way);
        async move {
            let mut last = None;
            for _ in number * EACH..((number + 1) * EACH).min(n_tables) {
                let seats = json!([{ "seat": "me" }, { "seat": "bot", "level": "greedy" }]);
                last = Some(person.opens_table(seats).await?);
            }
            Ok(last)
        }
    });
    let mut tables = tables.await?;
    let patience = Instant::now() + PATIENCE;
    while n_awake(watcher).await? > 0 {
        ensure!(Instant::now() < patience, "tables that nobody attends fall asleep");
        sleep(Duration::from_millis(500)).await;
    }
    tables.pop().flatten().context("a table was opened")
}

/// How many tables are awake, as the server's metrics say.
async fn n_awake(watcher: &mut Visitor) -> Result<u64> {
    let metrics = watcher.gets("/metrics").await?;
    let line = metrics.lines().find_map(|line| line.strip_prefix("airlock_tables_awake "));
    Ok(line.unwrap_or("0").parse::<f64>()? as u64)
}

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
pub async fn measure(house: &House<'_>, n_tables: usize) -> Result<Value> {
    eprintln!("{n_tables} tables are opened and left alone");
    let server = house.open(&["--sleep-after", "2"])?;
    let way = Way::to(&server.address);
    let mut watcher = Visitor::new(&way);
    watcher.gets("/healthz").await?;
    let (before, disk_before) = (server.memory()?, server.disk()?);
    let tables = few_at_a_time(n_tables.div_ceil(EACH), |person| {
        let mut person_here = Visitor::new(&way);
        async move {
            let mut last = String::new();
            for _ in person * EACH..((person + 1) * EACH).min(n_tables) {
                let seats = json!([{ "seat": "me" }, { "seat": "bot", "level": "greedy" }]);
                last = person_here.opens_table(seats).await?;
            }
            anyhow::Ok(last)
        }
    });
    let tables = tables.await?;
    let most_awake = n_awake(&mut watcher).await?;
    let patience = Instant::now() + PATIENCE;
    while n_awake(&mut watcher).await? > 0 {
        ensure!(Instant::now() < patience, "tables that nobody attends fall asleep");
        sleep(Duration::from_millis(500)).await;
    }
    let (asleep, disk) = (server.memory()?, server.disk()?);
    let began = Instant::now();
    let woken = tables.first().context("there is a table")?;
    watcher.gets(&format!("/api/tables/{woken}")).await?;
    Ok(json!({
        "tables": n_tables,
        "awake_when_the_last_was_opened": most_awake,
        "before_bytes": before,
        "memory_bytes": asleep,
        "most_bytes": server.most_memory()?,
        "disk_bytes": disk - disk_before,
        "wake_ms": began.elapsed().as_secs_f64() * 1e3,
    }))
}

/// How many tables are awake, as the server's metrics say.
async fn n_awake(watcher: &mut Visitor) -> Result<u64> {
    let metrics = watcher.gets("/metrics").await?;
    let line = metrics.lines().find_map(|line| line.strip_prefix("airlock_tables_awake "));
    Ok(line.unwrap_or("0").parse::<f64>()? as u64)
}

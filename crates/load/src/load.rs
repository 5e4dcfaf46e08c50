//! The play: hundreds of tables, every answer stored before it is acknowledged.
//!
//! First saturation: every seat answers as soon as it is asked. Then half as many answers a
//! second, due at fixed times, and late ones count from when they were due.

use std::{
    rc::Rc,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};
use futures_util::{StreamExt, stream};
use serde_json::{Value, json};
use tokio::{select, task::JoinSet, time::sleep};

use crate::{
    pace::Pacer,
    playing::{Floor, Noted, Pair},
    running::{Busy, House, Running},
    visitor::Way,
};

/// What is wanted at saturation, in answers a second. Half of what was reached is measured
/// next, but never less than half of this.
pub const WANTED: f64 = 5_000.0;

/// How long the tables play before anything is measured, so that they are in different
/// moments of their games.
const WARM_UP: Duration = Duration::from_secs(8);

/// What the play showed.
pub struct Play {
    /// Every seat answered as soon as it was asked.
    pub saturated: Value,
    /// The answers a second that were due afterwards.
    pub rate: f64,
    /// So many answers a second were due.
    pub half: Value,
}

/// Lets so many tables play, for so many seconds each time.
pub async fn measure(house: &House<'_>, n_tables: usize, seconds: u64) -> Result<Play> {
    let server = house.open(&[])?;
    let way = Way::to(&server.address);
    let floor = Rc::new(Floor { pacer: Pacer::default(), noted: Noted::new()?.into() });
    eprintln!("{n_tables} tables play as fast as they can");
    let mut tables = JoinSet::new();
    for number in 0..n_tables {
        tables.spawn_local(Pair::new(number as u64, &way, &floor).plays_for_ever());
    }
    let length = Duration::from_secs(seconds);
    watched(&mut tables, sleep(WARM_UP)).await?;
    let (saturated, reached) = stretch(&server, &floor, &mut tables, sleep(length)).await?;

    let rate = (reached / 2.0).max(WANTED / 2.0);
    eprintln!("{n_tables} tables play {rate:.0} answers a second");
    let at_rate = async {
        select! {
            () = floor.pacer.keep(rate) => (),
            () = sleep(length + WARM_UP) => (),
        }
    };
    tokio::pin!(at_rate);
    // What was under way when the pace changed is not measured.
    select! {
        () = &mut at_rate => (),
        settled = watched(&mut tables, sleep(WARM_UP)) => settled?,
    }
    let (mut half, _) = stretch(&server, &floor, &mut tables, at_rate).await?;
    half["due_per_s"] = json!(rate);
    half["overdue"] = json!(floor.pacer.n_overdue());
    Ok(Play { saturated, rate, half })
}

/// Measures for as long as something takes. Gives what was seen, and the answers a second.
async fn stretch(
    server: &Running,
    floor: &Floor,
    tables: &mut JoinSet<Result<()>>,
    long: impl Future<Output = ()>,
) -> Result<(Value, f64)> {
    floor.noted.replace(Noted::new()?);
    let (began, busy) = (Instant::now(), Busy::since_now(server)?);
    watched(tables, long).await?;
    let noted = floor.noted.replace(Noted::new()?);
    let passed = began.elapsed().as_secs_f64();
    let answers = noted.acknowledged.n() as f64;
    let cpu = busy.told()?;
    let seen = json!({
        "seconds": passed,
        "answers_per_s": answers / passed,
        "acknowledged": noted.acknowledged.told(),
        "told": noted.told.told(),
        "games_ended": noted.n_games,
        // Of what one of the two is sent for each answer, of whomever.
        "bytes_per_answer": noted.heard as f64 / (2.0 * answers),
        "cpu_percent": cpu,
        // On a machine that is busy with other things this says more than the clock.
        "answers_per_cpu_s": answers / passed / (cpu.server / 100.0),
        "memory_bytes": server.memory()?,
    });
    eprintln!("  {seen}");
    Ok((seen, answers / passed))
}

/// Waits, unless something goes wrong at a table.
async fn watched(tables: &mut JoinSet<Result<()>>, long: impl Future<Output = ()>) -> Result<()> {
    select! {
        () = long => Ok(()),
        Some(ended) = tables.join_next() => match ended.context("a table broke down")? {
            Ok(()) => bail!("a table stopped playing"),
            Err(error) => Err(error.context("at a table")),
        },
    }
}

/// Does something for each number below `n`, a few at a time.
pub(crate) async fn few_at_a_time<T, F>(n: usize, act: impl FnMut(usize) -> F) -> Result<Vec<T>>
where
    F: Future<Output = Result<T>>,
{
    const AT_A_TIME: usize = 32;
    let mut done = stream::iter((0..n).map(act)).buffer_unordered(AT_A_TIME);
    let mut all = Vec::with_capacity(n);
    while let Some(one) = done.next().await {
        all.push(one?);
    }
    Ok(all)
}

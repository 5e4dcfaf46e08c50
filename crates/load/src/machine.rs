//! The machine: who runs on which CPU, how many files may be open, how fast the disk syncs.

use std::{
    fs::{self, File},
    io::Write,
    path::Path,
    time::Instant,
};

use anyhow::{Context, Result};
use rustix::{
    process::{Resource, Rlimit, getrlimit, setrlimit},
    thread::{CpuSet, sched_getaffinity, sched_setaffinity},
};
use serde_json::{Value, json};

/// The CPU of the client and that of the server. On a machine with one they share it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cpus {
    /// Where this process runs.
    pub client: usize,
    /// Where whoever is measured runs.
    pub server: usize,
}

impl Cpus {
    /// The first two that this process may use.
    pub fn of_this_process() -> Result<Cpus> {
        let may_use = sched_getaffinity(None).context("the system says which CPUs may be used")?;
        let mut numbers = (0..CpuSet::MAX_CPU).filter(|&cpu| may_use.is_set(cpu));
        let client = numbers.next().context("there is a CPU")?;
        Ok(Cpus { client, server: numbers.next().unwrap_or(client) })
    }

    /// From now on this thread runs on the client's CPU.
    pub fn pin_client(&self) -> Result<()> {
        pin(self.client)
    }

    /// Starts something that runs on the server's CPU with all its threads: whoever is
    /// started runs where the thread runs that starts them.
    pub fn at_the_server<T>(&self, start: impl FnOnce() -> T) -> Result<T> {
        pin(self.server)?;
        let started = start();
        pin(self.client)?;
        Ok(started)
    }
}

/// Lets this process, and those that it starts, open as many files as the system allows:
/// each socket is one.
pub fn allow_many_files() -> Result<()> {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).context("as many files as the system allows")
}

/// How long the disk of a folder takes to sync a small write: the median of several.
pub fn sync_milliseconds(folder: &Path) -> Result<f64> {
    const TIMES: usize = 41;
    let file = tempfile::tempfile_in(folder)?;
    let mut times = (0..TIMES).map(|_| one_sync(&file)).collect::<Result<Vec<f64>>>()?;
    times.sort_by(f64::total_cmp);
    Ok(times[TIMES / 2])
}

/// What there is to say of the machine.
pub fn told(cpus: &Cpus, sync_milliseconds: f64) -> Result<Value> {
    let cpu_info = fs::read_to_string("/proc/cpuinfo")?;
    let model = cpu_info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let load = fs::read_to_string("/proc/loadavg")?;
    Ok(json!({
        "model": model.map(|(_, model)| model),
        "client_cpu": cpus.client,
        "server_cpu": cpus.server,
        "sync_ms": sync_milliseconds,
        "load_average": load.split(' ').next(),
    }))
}

fn pin(cpu: usize) -> Result<()> {
    let mut only = CpuSet::new();
    only.set(cpu);
    sched_setaffinity(None, &only).with_context(|| format!("this process may run on CPU {cpu}"))
}

fn one_sync(mut file: &File) -> Result<f64> {
    let began = Instant::now();
    file.write_all(&[7; 4096])?;
    file.sync_data()?;
    Ok(began.elapsed().as_secs_f64() * 1e3)
}

//! A server that runs as a process of its own, and what the system says of it.

use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use rustix::{
    param::clock_ticks_per_second,
    process::{Pid, Signal, kill_process},
};
use serde::Serialize;
use tempfile::TempDir;

use crate::machine::Cpus;

/// Limits that are not in the way of a load from one address.
const LIMITS: [&str; 10] = [
    "--open-tables",
    "--guests-by-address",
    "--tables-by-address",
    "--sockets",
    "--sockets-by-address",
    "--connections",
    "--connections-by-address",
    "--requests-by-address",
    "--requests-by-person",
    "--messages",
];

/// How the program is started that is measured.
pub struct House<'a> {
    /// The program.
    pub airlock: &'a Path,
    /// Where its folders are made.
    pub folder: &'a Path,
    /// On which CPU it runs.
    pub cpus: &'a Cpus,
}

/// A process that listens. It ends when this is dropped.
pub struct Running {
    child: Child,
    /// Host and port.
    pub address: String,
    /// What it keeps, if it keeps anything; removed with it.
    data: Option<TempDir>,
}

impl House<'_> {
    /// Starts the program with an empty folder.
    pub fn open(&self, more: &[&str]) -> Result<Running> {
        self.open_in(TempDir::with_prefix_in("load-", self.folder)?, more)
    }

    /// Stops the program and starts it again with what it keeps.
    pub fn open_again(&self, mut running: Running, more: &[&str]) -> Result<Running> {
        let data = running.data.take().context("it keeps something")?;
        drop(running);
        self.open_in(data, more)
    }

    fn open_in(&self, data: TempDir, more: &[&str]) -> Result<Running> {
        let mut command = Command::new(self.airlock);
        command.args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--log-level", "warn", "--data"]);
        command.arg(data.path()).args(more).env_remove("RUST_LOG");
        for limit in LIMITS {
            command.args([limit, "10000000"]);
        }
        let mut running = Running::start(command, self.cpus)?;
        running.data = Some(data);
        Ok(running)
    }
}

impl Running {
    /// Starts a program on the server's CPU, which says where it listens.
    pub fn start(mut command: Command, cpus: &Cpus) -> Result<Running> {
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = cpus.at_the_server(|| command.spawn())?.context("the server starts")?;
        let said = child.stdout.take().context("what it says can be read")?;
        let mut running = Running { child, address: String::new(), data: None };
        let mut line = String::new();
        BufReader::new(said).read_line(&mut line)?;
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next());
        running.address = address.with_context(|| format!("an address in {line:?}"))?.to_owned();
        Ok(running)
    }

    /// The CPU time it has used so far.
    pub fn cpu_time(&self) -> Result<Duration> {
        cpu_time(&self.child.id().to_string())
    }

    /// Its resident memory now, in bytes.
    pub fn memory(&self) -> Result<u64> {
        self.status("VmRSS:")
    }

    /// The most resident memory that it ever had, in bytes.
    pub fn most_memory(&self) -> Result<u64> {
        self.status("VmHWM:")
    }

    /// What it keeps on disk, in bytes.
    pub fn disk(&self) -> Result<u64> {
        let folder = self.data.as_ref().context("it keeps something")?;
        let sizes = fs::read_dir(folder.path())?.map(|file| Ok(file?.metadata()?.len()));
        sizes.sum()
    }

    fn status(&self, name: &str) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        kibibytes(&status, name).map(|number| number * 1024).with_context(|| format!("{name} in {status}"))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // A server that is asked to stop closes its database; whether it could be asked shows
        // in how it ends, which nobody waits for without a limit.
        _ = kill_process(Pid::from_child(&self.child), Signal::TERM);
        let patience = Instant::now() + Duration::from_secs(15);
        while Instant::now() < patience && matches!(self.child.try_wait(), Ok(None)) {
            std::thread::sleep(Duration::from_millis(20));
        }
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// How busy client and server are in a stretch of time.
pub struct Busy<'a> {
    server: &'a Running,
    began: Instant,
    client_before: Duration,
    server_before: Duration,
}

/// Percent of a CPU.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Percent {
    /// What the client took.
    pub client: f64,
    /// What the server took.
    pub server: f64,
}

impl Busy<'_> {
    /// From now on.
    pub fn since_now(server: &Running) -> Result<Busy<'_>> {
        let (client_before, server_before) = (cpu_time("self")?, server.cpu_time()?);
        Ok(Busy { server, began: Instant::now(), client_before, server_before })
    }

    /// Until now.
    pub fn told(&self) -> Result<Percent> {
        let passed = self.began.elapsed().as_secs_f64();
        let percent = |used: Duration| used.as_secs_f64() / passed * 100.0;
        Ok(Percent {
            client: percent(cpu_time("self")?.saturating_sub(self.client_before)),
            server: percent(self.server.cpu_time()?.saturating_sub(self.server_before)),
        })
    }
}

fn cpu_time(process: &str) -> Result<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    let ticks = ticks(&stat).with_context(|| format!("the times in {stat}"))?;
    Ok(Duration::from_secs_f64(ticks as f64 / clock_ticks_per_second() as f64))
}

/// The ticks that a process ran, for itself and in the system. Its name, which comes before
/// in parentheses, may have anything in it.
fn ticks(stat: &str) -> Option<u64> {
    let (_, after_name) = stat.rsplit_once(") ")?;
    let mut fields = after_name.split(' ').skip(11);
    Some(fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?)
}

fn kibibytes(status: &str, name: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_of_its_own_and_in_the_system_is_added_up() {
        let stat = "7 (a (bad) name) S 1 7 7 0 -1 4194304 100 0 0 0 30 12 0 0 20 0 1 0 500";

        assert_eq!(ticks(stat), Some(42));
    }

    #[test]
    fn memory_is_read_by_its_name() {
        let status = "VmHWM:\t    2000 kB\nVmRSS:\t    1000 kB\n";

        assert_eq!(kibibytes(status, "VmRSS:"), Some(1000));
        assert_eq!(kibibytes(status, "VmSwap:"), None);
    }
}

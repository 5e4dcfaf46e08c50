//! A fresh Debian, started as a machine of its own: with its own processes, its own systemd, and a
//! network that leads nowhere.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};

use super::copy;
use crate::shell::{self, answers, output, program};

/// The release that everything is tried on.
const RELEASE: &str = "bookworm";
/// What is there besides the least: what every server has, and what the page says to install. The
/// network leads nowhere later, so it has to be there before.
const PACKAGES: &str =
    "systemd,systemd-sysv,dbus,adduser,nginx,caddy,openssl,ca-certificates,logrotate,apt,procps,iproute2";
/// How long the machine may take to start, and to stop.
const PATIENCE: Duration = Duration::from_secs(90);

/// What is missing to start one.
pub(super) fn missing() -> Option<String> {
    let is_root = output(program("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if !is_root {
        return Some("only root can start a Debian".to_owned());
    }
    let tools = [("mmdebstrap", "mmdebstrap"), ("systemd-nspawn", "systemd-container"), ("openssl", "openssl")];
    let missing = tools.iter().find(|(tool, _)| !answers(program("which").arg(tool)));
    missing.map(|(tool, package)| format!("there is no {tool}; `apt install {package}` brings it"))
}

/// A Debian that runs.
pub(super) struct Machine {
    /// Its root.
    room: PathBuf,
    nspawn: Child,
    /// The process that is its first.
    leader: String,
}

impl Machine {
    /// Starts one that nobody has used. What it is made of is fetched once and kept in `folder`.
    pub(super) fn start(folder: &Path) -> Result<Machine> {
        let room = folder.join("machine");
        if room.exists() {
            fs::remove_dir_all(&room).context("a machine that was left behind is in the way")?;
        }
        fs::create_dir_all(&room)?;
        let fresh = fresh(folder)?;
        shell::run(program("tar").args(["--extract", "--exclude=./dev/*", "--file"]).arg(fresh).arg("-C").arg(&room))?;
        // Which an installer would have written.
        fs::write(room.join("etc/hosts"), "127.0.0.1 localhost\n::1 localhost\n127.0.1.1 debian\n")?;
        let said = File::create(folder.join("machine.log"))?;
        let mut nspawn = program("systemd-nspawn");
        nspawn.args(["--quiet", "--register=no", "--keep-unit", "--private-network", "--boot", "--directory"]);
        let nspawn = nspawn.arg(&room).stdout(said.try_clone()?).stderr(said).spawn()?;
        let mut machine = Machine { room, nspawn, leader: String::new() };
        machine.wait_until_it_runs()?;
        // Only one of the two proxies is on a server of somebody who follows the page.
        machine.run("systemctl disable --quiet --now nginx caddy")?;
        Ok(machine)
    }

    fn wait_until_it_runs(&mut self) -> Result<()> {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            thread::sleep(Duration::from_millis(300));
            if let Some(status) = self.nspawn.try_wait()? {
                bail!("the machine did not start: {status}");
            }
            let first = output(program("pgrep").arg("--parent").arg(self.nspawn.id().to_string()));
            self.leader = first.map(|it| it.trim().to_owned()).unwrap_or_default();
            let state = (!self.leader.is_empty()).then(|| self.within(&["--all"], &["systemctl", "is-system-running"]));
            let state = state.and_then(|mut asked| asked.output().ok()).map(|said| said.stdout).unwrap_or_default();
            if matches!(state.trim_ascii(), b"running" | b"degraded") {
                return Ok(());
            }
        }
        bail!("the machine did not start in {} s", PATIENCE.as_secs())
    }

    /// Runs lines of a shell, as root, each of which has to succeed. Gives back what they print.
    pub(super) fn run(&self, lines: &str) -> Result<String> {
        let path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
        let plain = ["env", "-i", path, "HOME=/root", "LANG=C.UTF-8", "DEBIAN_FRONTEND=noninteractive"];
        let words: Vec<&str> = plain.into_iter().chain(["sh", "-eu", "-c", lines]).collect();
        let output = self.within(&["--all"], &words).output()?;
        let told = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        if !output.status.success() {
            bail!("on the machine, {lines}\nsaid {}{}", told(&output.stdout), told(&output.stderr));
        }
        Ok(told(&output.stdout))
    }

    /// What was said there lately.
    pub(super) fn journal(&self) -> String {
        self.run("journalctl --no-pager --lines 40 --output short").unwrap_or_default()
    }

    /// A program of this machine in the network of that one.
    pub(super) fn in_its_network(&self, words: &[&str]) -> Command {
        self.within(&["--net"], words)
    }

    fn within(&self, what: &[&str], words: &[&str]) -> Command {
        let mut command = program("nsenter");
        command.args(["--target", &self.leader]).args(what).arg("--").args(words).stdin(Stdio::null());
        command
    }

    /// A place on it, as it is seen from here.
    pub(super) fn path(&self, path: &str) -> PathBuf {
        self.room.join(path.trim_start_matches('/'))
    }

    /// Lays a file there.
    pub(super) fn receives(&self, file: &Path, path: &str) -> Result<()> {
        copy(file, &self.path(path))
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        // Whatever happened: no process and no folder stays.
        _ = self.within(&["--all"], &["systemctl", "poweroff", "--force"]).output();
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(20) && matches!(self.nspawn.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(200));
        }
        _ = self.nspawn.kill();
        _ = self.nspawn.wait();
        _ = fs::remove_dir_all(&self.room);
    }
}

/// A Debian as it is when it was just installed.
fn fresh(folder: &Path) -> Result<PathBuf> {
    let kept = folder.join(format!("{RELEASE}.tar"));
    if !kept.exists() {
        let unfinished = folder.join(format!("{RELEASE}.unfinished.tar"));
        let mut make = program("mmdebstrap");
        make.args(["--quiet", "--variant=minbase"]).arg(format!("--include={PACKAGES}")).arg(RELEASE).arg(&unfinished);
        shell::run(&mut make).context("a fresh Debian could not be fetched")?;
        fs::rename(&unfinished, &kept)?;
    }
    Ok(kept)
}

//! The package, from nothing to a house behind https and away again, on a fresh Debian that is
//! treated as `docs/running.md` says, line by line.
//!
//! What the network would bring stands there before: the packages of Debian, and a certificate
//! for nginx. Caddy is its own authority.

use std::{path::Path, thread, time::Duration};

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::{
    deb::{self, Packed},
    machine::{Machine, missing},
    page::Page,
    visitor::{NAME, Visitor},
};
use crate::report::{Outcome, Report};

/// More than this, and the service may do what it never has to; `systemd-analyze security` counts to 10.
const MOST_EXPOSED: f64 = 1.5;
/// Whose word Caddy's certificates have.
const OF_CADDY: &str = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt";
const OF_NGINX: &str = "/etc/letsencrypt/live/play.example/fullchain.pem";
/// How many tables an hour one address may open here; few, so that it is soon seen who counts.
const TABLES: usize = 3;

/// Tries it all, one after the other: what comes later needs what came before.
pub(super) fn run_within(report: &mut Report, binary: &Path, folder: &Path) {
    if let Some(missing) = missing() {
        report.run("fresh Debian", || Outcome::Failed(missing));
        return;
    }
    let mut tried = None;
    report.run("fresh Debian", || Outcome::of(Tried::start(binary, folder).map(|it| tried = Some(it))));
    let Some(mut tried) = tried else { return };
    let steps: [(&str, Step); 8] = [
        ("installed", Tried::is_installed),
        ("opened", Tried::is_opened),
        ("behind Caddy", Tried::is_behind_caddy),
        ("behind nginx", Tried::is_behind_nginx),
        ("copied", Tried::is_copied),
        ("put back", Tried::is_put_back),
        ("upgraded", Tried::is_upgraded),
        ("purged", Tried::is_purged),
    ];
    for (name, step) in steps {
        let mut has_failed = false;
        report.run(name, || {
            let outcome = Outcome::of(step(&mut tried));
            has_failed = matches!(outcome, Outcome::Failed(_));
            if has_failed {
                println!("{}", tried.machine.journal());
            }
            outcome
        });
        if has_failed {
            return;
        }
    }
}

/// Something that is tried.
type Step = fn(&mut Tried) -> Result<()>;

/// A machine, and how far it has come.
struct Tried {
    machine: Machine,
    page: Page,
    version: String,
    /// Somebody who has been here, and the table that they opened.
    cookie: Option<(String, String)>,
}

impl Tried {
    fn start(binary: &Path, folder: &Path) -> Result<Tried> {
        let version = deb::version()?;
        let machine = Machine::start(folder)?;
        let tried = folder.join("tried");
        // Not among those that are for others. What was before is the same under a version that comes before.
        let before = deb::make(binary, &format!("{version}~before"), &tried, Packed::Quickly)?;
        machine.receives(&before, "/root/airlock.deb")?;
        let now = deb::make(binary, &version, &tried, Packed::Quickly)?;
        machine.receives(&now, "/root/now.deb")?;
        Ok(Tried { machine, page: Page::read()?, version, cookie: None })
    }

    fn run(&self, lines: &str) -> Result<String> {
        self.machine.run(lines)
    }

    /// Types what the page says under a heading.
    fn follow(&self, heading: &str) -> Result<String> {
        let lines = self.page.lines(heading)?;
        print!("{}", lines.lines().map(|line| format!("  {line}\n")).collect::<String>());
        self.run(&lines).with_context(|| format!("what the page says under “{heading}”"))
    }

    fn is_installed(&mut self) -> Result<()> {
        self.follow("The program")?;

        self.expect("airlock --version", &format!("airlock {}", self.version))?;
        self.expect("dpkg-query -W -f '${Version}' airlock", &format!("{}~before", self.version))?;
        self.expect(
            "stat -c '%U %G %a' /var/lib/airlock /var/backups/airlock",
            "airlock airlock 700\nairlock airlock 700",
        )?;
        self.expect("stat -c '%U %G %a' /etc/airlock/settings.toml", "root airlock 640")?;
        self.expect(
            "systemctl is-enabled airlock airlock-backup.timer airlock-rehearsal.timer || true",
            "disabled\ndisabled\ndisabled",
        )?;
        self.expect("systemctl is-active airlock || true", "inactive")?;
        let complaints =
            self.run("systemd-analyze verify airlock.service airlock-backup.timer airlock-rehearsal.timer 2>&1")?;
        ensure!(complaints.is_empty(), "systemd says of the units: {complaints}");
        for (unit, most) in [("airlock", MOST_EXPOSED), ("airlock-backup", 3.0), ("airlock-rehearsal", 3.0)] {
            let said = self.run(&format!("systemd-analyze security --no-pager {unit}.service | tail -n 1"))?;
            let exposed = said.split_whitespace().find_map(|word| word.parse::<f64>().ok()).context(said.clone())?;
            println!("{}", said.trim());
            ensure!(exposed <= most, "{unit} is exposed more than {most}: {said}");
        }
        Ok(())
    }

    fn is_opened(&mut self) -> Result<()> {
        self.follow("Settings")?;
        self.run(&format!("echo 'tables-by-address = {TABLES}' >> /etc/airlock/settings.toml"))?;

        self.follow("Open")?;

        self.expect(
            "systemctl is-active airlock airlock-backup.timer airlock-rehearsal.timer",
            "active\nactive\nactive",
        )?;
        self.is_well()?;
        self.expect(
            "stat -c '%U %a' /var/lib/airlock/secret-key /var/lib/airlock/airlock.db",
            "airlock 600\nairlock 600",
        )?;
        // A wrong line is refused with its number, and what was open stays as it is.
        self.run(
            "cp /etc/airlock/settings.toml /root/; echo 'lisen = \"127.0.0.1:80\"' >> /etc/airlock/settings.toml",
        )?;
        let refused = self.run("airlock serve --settings /etc/airlock/settings.toml 2>&1 || true")?;
        ensure!(refused.contains("/etc/airlock/settings.toml, line ") && refused.contains("--listen"), "{refused}");
        self.run("cat /root/settings.toml > /etc/airlock/settings.toml")?;
        Ok(())
    }

    fn is_behind_caddy(&mut self) -> Result<()> {
        // Instead of an authority that the world believes, its own.
        self.run(
            "sed -i '1i { \\n local_certs \\n skip_install_trust \\n }' /usr/share/doc/airlock/examples/Caddyfile",
        )?;
        self.run("systemctl start caddy")?;
        self.follow("With Caddy")?;
        self.run(&format!("timeout 30 sh -c 'until [ -e {OF_CADDY} ]; do sleep 0.3; done'"))?;
        self.is_reached(OF_CADDY, ["127.0.0.2", "127.0.0.3", "127.0.0.4"])?;
        self.run("systemctl disable --quiet --now caddy")?;
        Ok(())
    }

    fn is_behind_nginx(&mut self) -> Result<()> {
        self.run(&format!(
            "mkdir -p /etc/letsencrypt/live/{NAME} && cd /etc/letsencrypt/live/{NAME} && openssl req -x509 -newkey \
             ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN={NAME} -addext subjectAltName=DNS:{NAME} \
             -keyout privkey.pem -out fullchain.pem 2> /dev/null"
        ))?;
        self.run("systemctl start nginx")?;
        self.follow("With nginx")?;
        self.is_reached(OF_NGINX, ["127.0.0.5", "127.0.0.6", "127.0.0.7"])?;
        let mut astray = Visitor::new(&self.machine, OF_NGINX, "127.0.0.8");
        astray.host = "evil.example";
        astray.get("/")?.is(421).context("nginx passes on for which house somebody asks")?;
        let redirected = self.run(&plain(80, &format!("GET /x HTTP/1.0\\r\\nHost: {NAME}\\r\\n")))?;
        ensure!(redirected.contains("301") && redirected.contains(&format!("https://{NAME}/x")), "{redirected}");
        Ok(())
    }

    /// Everything that a proxy can do wrong: pages, cookies, sockets, streams, long bodies, addresses.
    fn is_reached(&mut self, authority: &str, [from, greedy, modest]: [&'static str; 3]) -> Result<()> {
        let mut visitor = Visitor::new(&self.machine, authority, from);
        let page = retried(|| visitor.get("/")?.is(200))?;
        ensure!(page.body.contains("id=\"airlock\""), "no page: {}", page.body);
        ensure!(page.head.contains("strict-transport-security: "), "{}", page.head);
        let me = visitor.get("/api/me")?.is(200)?;
        ensure!(me.head.contains("; Secure"), "{}", me.head);

        let new = json!({ "game": "alien-frontiers", "seats": [{ "seat": "me" }, { "seat": "open" }] });
        let table = visitor.post("/api/tables", &new)?.is(201)?;
        let table = table.json()?["id"].as_str().context("a table has an id")?.to_owned();
        let mut socket = visitor.opens(&format!("/api/tables/{table}/live"), true)?;
        socket.hears("\"type\":\"table\"")?;
        let mut stream = visitor.opens(&format!("/api/tables/{table}/events"), false)?;
        stream.is_told("\"type\":\"table\"")?;
        socket.says(&json!({ "id": 1, "say": "chat", "text": "through the proxy" }))?;
        socket.hears("through the proxy")?;
        stream.is_told("through the proxy")?;

        let foreign = visitor.ask("POST", "/api/tables", "Origin: https://evil.example\r\n", "{}")?;
        foreign.is(403)?;
        // It is no campaign, but Airlock says so, and not the proxy that it is too long.
        let file = format!("Origin: https://{NAME}\r\nContent-Type: text/plain\r\n");
        let long = visitor.ask("POST", "/api/campaigns/import", &file, &"x".repeat(2 << 20))?;
        ensure!(long.body.contains("\"code\""), "{long:?}");
        visitor.get("/metrics")?.is(404)?;

        let mut greedy = Visitor::new(&self.machine, authority, greedy);
        for _ in 0..TABLES {
            greedy.post("/api/tables", &new)?.is(201)?;
        }
        greedy.post("/api/tables", &new)?.is(429).context("an address opens no more than it may")?;
        let metrics = self.run(&plain(8080, "GET /metrics HTTP/1.0\\r\\nHost: 127.0.0.1:8080\\r\\n"))?;
        ensure!(metrics.contains("airlock_requests_total{"), "no metrics on the machine itself: {metrics}");
        ensure!(!metrics.contains("airlock_doubts_total{"), "the house doubts how it is reached");
        // What they claim looks like a second proxy, since here nobody comes from far away.
        let claims = format!(
            "Origin: https://{NAME}\r\nContent-Type: application/json\r\nX-Forwarded-For: 203.0.113.9\r\n\
             X-Real-IP: 203.0.113.9\r\nForwarded: for=203.0.113.9\r\n"
        );
        let claiming = greedy.ask("POST", "/api/tables", &claims, &new.to_string())?;
        claiming.is(429).context("whoever claims another address gets no further")?;
        let mut modest = Visitor::new(&self.machine, authority, modest);
        modest.post("/api/tables", &new)?.is(201).context("another address is not counted")?;

        self.cookie = Some((visitor.cookie().context("a visitor has a cookie")?.to_owned(), table));
        Ok(())
    }

    fn is_copied(&mut self) -> Result<()> {
        self.follow("Copies")?;

        let copies = self.run("ls -1 /var/backups/airlock")?;
        ensure!(copies.lines().count() == 1, "{copies}");
        let said = self.run("journalctl --no-pager --output cat --unit airlock-rehearsal")?;
        ensure!(said.contains("opens, and closes in good order"), "{said}");
        // A copy that cannot be used is noticed.
        self.run("cd /var/backups/airlock; printf 'rubbish' > airlock-99991231T000000Z.backup")?;
        ensure!(self.run("systemctl start airlock-rehearsal").is_err(), "a rehearsal with rubbish succeeds");
        self.run("rm /var/backups/airlock/airlock-9*; systemctl reset-failed")?;
        // Only the newest stay, and another is not lost for it.
        self.run("cd /var/backups/airlock; copy=$(ls); for day in $(seq 10 29); do cp $copy airlock-201901${day}T040000Z.backup; done; chown airlock: *")?;
        self.run("systemctl start airlock-backup")?;
        let copies = self.run("ls -1 /var/backups/airlock")?;
        ensure!(copies.lines().count() == 14 && !copies.contains("20190110"), "{copies}");
        Ok(())
    }

    fn is_put_back(&mut self) -> Result<()> {
        self.run("systemctl stop airlock; rm -r /var/lib/airlock/*")?;
        self.follow("Putting a copy back")?;
        self.is_known("after a copy was put back")
    }

    fn is_upgraded(&mut self) -> Result<()> {
        let before = self.run("ls -1 /var/backups/airlock | tail -n 1; systemctl show -p MainPID airlock")?;
        self.run("mv /root/airlock.deb /root/airlock-before.deb; mv /root/now.deb /root/airlock.deb")?;
        self.follow("Upgrading")?;

        self.expect("dpkg-query -W -f '${Version}' airlock", &self.version)?;
        let after = self.run("ls -1 /var/backups/airlock | tail -n 1; systemctl show -p MainPID airlock")?;
        let is_new = before.lines().zip(after.lines()).all(|(before, after)| before != after);
        ensure!(is_new, "no copy, or no new process: {before}{after}");
        ensure!(self.run("cat /etc/airlock/settings.toml")?.contains("tables-by-address"), "the settings are gone");
        self.is_known("after an upgrade")?;

        self.follow("Going back")?;
        self.expect("dpkg-query -W -f '${Version}' airlock", &format!("{}~before", self.version))?;
        self.is_known("after going back")
    }

    fn is_purged(&mut self) -> Result<()> {
        self.run("apt-get remove --yes --quiet airlock")?;
        self.expect(
            "ls /etc/airlock/settings.toml /var/lib/airlock/airlock.db",
            "/etc/airlock/settings.toml\n/var/lib/airlock/airlock.db",
        )?;
        ensure!(self.run("command -v airlock").is_err(), "the program is still there");
        ensure!(self.run("pgrep -x airlock").is_err(), "the program still runs");
        self.run("apt-get install --yes --quiet /root/airlock.deb; systemctl start airlock")?;
        self.is_known("after it was removed and came back")?;

        self.follow("Away again")?;

        ensure!(self.run("ls -d /var/lib/airlock /etc/airlock").is_err(), "something of it stays after a purge");
        let left = self.run("find /etc /usr /var/lib -path /var/lib/dpkg -prune -o -path /var/lib/systemd -prune -o -name '*airlock*' -print")?;
        let ours: Vec<&str> =
            left.lines().filter(|path| !path.starts_with("/etc/nginx") && !path.starts_with("/etc/caddy")).collect();
        ensure!(ours.is_empty(), "left after a purge: {ours:?}");
        ensure!(self.run("ls -1 /var/backups/airlock")?.lines().count() == 15, "the copies went with it");
        Ok(())
    }

    /// Whoever was here is known, and their table is there.
    fn is_known(&self, when: &str) -> Result<()> {
        self.is_well()?;
        let (cookie, table) = self.cookie.as_ref().context("somebody was here")?;
        let ask = format!(
            "GET /api/tables/{table} HTTP/1.0\\r\\nHost: {NAME}\\r\\nX-Forwarded-For: 127.0.0.9\\r\\nCookie: airlock={cookie}\\r\\n"
        );
        let told = self.run(&plain(8080, &ask))?;
        ensure!(told.contains("200 OK") && told.contains(table), "{when} the table is not there: {told}");
        let me = self.run(&plain(8080, &ask.replace(&format!("/api/tables/{table}"), "/api/me")))?;
        ensure!(!me.to_ascii_lowercase().contains("set-cookie"), "{when} the visitor is a stranger: {me}");
        Ok(())
    }

    fn is_well(&self) -> Result<()> {
        let ask = plain(8080, "GET /healthz HTTP/1.0\\r\\nHost: 127.0.0.1:8080\\r\\n");
        let said = retried(|| self.run(&ask))?;
        ensure!(said.contains("\"is-well\":true"), "{said}");
        Ok(())
    }

    fn expect(&self, lines: &str, said: &str) -> Result<()> {
        let heard = self.run(lines)?;
        ensure!(heard.trim() == said, "{lines} says {heard}, not {said}");
        Ok(())
    }
}

/// A request without https to a port of the machine, typed there.
fn plain(port: u16, head: &str) -> String {
    format!("bash -c 'exec 3<>/dev/tcp/127.0.0.1/{port}; printf \"{head}\\r\\n\" >&3; cat <&3'")
}

/// What may take a moment, until it is there.
fn retried<T>(mut what: impl FnMut() -> Result<T>) -> Result<T> {
    for _ in 0..40 {
        if let Ok(done) = what() {
            return Ok(done);
        }
        thread::sleep(Duration::from_millis(250));
    }
    what()
}

/// Files of the repository that are tried elsewhere are there at least.
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_something_to_type_under_each_heading_that_is_followed() {
        let page = Page::read().unwrap();
        for heading in [
            "The program",
            "Settings",
            "Open",
            "With Caddy",
            "With nginx",
            "Copies",
            "Putting a copy back",
            "Upgrading",
            "Going back",
            "Away again",
        ] {
            page.lines(heading).unwrap();
        }
    }
}

//! The program as a server, and people who come to it over real sockets: requests, a
//! WebSocket, or server-sent events with posted answers. Everything waits on plain threads.

#![allow(dead_code, reason = "each file of tests needs some of these words")]

mod attending;
pub(crate) mod honest;
pub(crate) mod raw;

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, TcpStream},
    path::Path,
    process::{Child, ChildStderr, Command, ExitStatus, Stdio},
    time::Duration,
};

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::{IntoClientRequest, client};

pub(crate) use attending::Attending;
use attending::Line;

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that runs.
pub(crate) struct Served {
    child: Child,
    /// Host and port.
    pub(crate) address: String,
}

impl Served {
    /// Starts the program on any free port, with limits that are not in the way.
    pub(crate) fn in_folder(folder: &Path) -> Served {
        Served::with(folder, &["--bot-pause", "0"])
    }

    pub(crate) fn with(folder: &Path, more: &[&str]) -> Served {
        let limits = [
            "requests-by-address",
            "requests-by-person",
            "messages",
            "open-tables",
            "guests-by-address",
            "tables-by-address",
        ];
        let wide = limits.iter().map(|limit| format!("--{limit}=1000000"));
        let wide: Vec<String> = wide.collect();
        Served::strictly(folder, &wide.iter().map(String::as_str).chain(more.iter().copied()).collect::<Vec<_>>())
    }

    /// Starts the program with the limits that it has by itself, unless told otherwise.
    pub(crate) fn strictly(folder: &Path, more: &[&str]) -> Served {
        Served::logging(folder, &[&["--log-level", "error"], more].concat(), Stdio::inherit()).0
    }

    /// The same, with its log written somewhere; and whoever reads it, if it is piped.
    pub(crate) fn logging(folder: &Path, more: &[&str], onto: Stdio) -> (Served, Option<ChildStderr>) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_airlock"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder);
        command.args(more).env_remove("RUST_LOG").stdout(Stdio::piped()).stderr(onto);
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split(' ').next());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        let log = child.stderr.take();
        (Served { child, address }, log)
    }

    /// Ends it at once, as a power cut does.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) fn stop(mut self) -> ExitStatus {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        self.child.wait().unwrap()
    }

    /// How much memory it holds, in bytes.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("the system says so");
        line.split_whitespace().next().and_then(|it| it.parse::<u64>().ok()).expect("a number") * 1024
    }

    /// Somebody who has never been here.
    pub(crate) fn guest(&self) -> Visitor {
        self.guest_from(None)
    }

    /// The same from another address of this machine, such as 127.0.0.2.
    pub(crate) fn guest_from(&self, from: Option<Ipv4Addr>) -> Visitor {
        let mut guest = Visitor { address: self.address.clone(), from, cookie: None, token: None };
        guest.get("/api/me").well();
        assert!(guest.cookie.is_some());
        guest
    }

    /// Somebody who was here before the server was started again.
    pub(crate) fn again(&self, before: &Visitor) -> Visitor {
        Visitor { address: self.address.clone(), ..before.clone() }
    }

    /// A program with a token for a seat.
    pub(crate) fn program(&self, token: &str) -> Visitor {
        Visitor { address: self.address.clone(), from: None, cookie: None, token: Some(token.to_owned()) }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// Somebody who comes: a person with a cookie, or a program with a token.
#[derive(Clone)]
pub(crate) struct Visitor {
    address: String,
    /// From which address of this machine they come.
    from: Option<Ipv4Addr>,
    cookie: Option<String>,
    token: Option<String>,
}

/// What was answered.
#[derive(Debug)]
pub(crate) struct Answered {
    pub(crate) status: u16,
    /// In how many seconds it may be tried again.
    pub(crate) retry_after: Option<u64>,
    pub(crate) body: String,
}

impl Answered {
    #[track_caller]
    pub(crate) fn well(self) -> Answered {
        assert!((200..300).contains(&self.status), "{self:?}");
        self
    }

    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The code of the problem.
    #[track_caller]
    pub(crate) fn code(&self) -> String {
        assert!(self.status >= 400, "{self:?}");
        self.json()["code"].as_str().unwrap().to_owned()
    }
}

impl Visitor {
    /// Somebody without a cookie, who has not even asked who they are.
    pub(crate) fn stranger(house: &Served) -> Visitor {
        Visitor { address: house.address.clone(), from: None, cookie: None, token: None }
    }

    pub(crate) fn get(&mut self, path: &str) -> Answered {
        self.request("GET", path, None)
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Answered {
        self.request("POST", path, Some(body))
    }

    pub(crate) fn patch(&mut self, path: &str, body: &Value) -> Answered {
        self.request("PATCH", path, Some(body))
    }

    pub(crate) fn put(&mut self, path: &str, body: &Value) -> Answered {
        self.request("PUT", path, Some(body))
    }

    pub(crate) fn delete(&mut self, path: &str) -> Answered {
        self.request("DELETE", path, None)
    }

    /// Opens a table and says its id.
    pub(crate) fn opens(&mut self, new: &Value) -> String {
        self.post("/api/tables", new).well().json()["id"].as_str().unwrap().to_owned()
    }

    pub(crate) fn record(&mut self, table: &str) -> String {
        self.get(&format!("/api/tables/{table}/record")).well().body
    }

    pub(crate) fn request(&mut self, method: &str, path: &str, body: Option<&Value>) -> Answered {
        let (status, retry_after, mut reader) = self.sent(method, path, body);
        let mut body = String::new();
        reader.read_to_string(&mut body).unwrap();
        Answered { status, retry_after, body }
    }

    /// Sends a request in the old form, in which an answer ends with its connection.
    fn sent(&mut self, method: &str, path: &str, body: Option<&Value>) -> (u16, Option<u64>, BufReader<TcpStream>) {
        let mut stream = self.connected().unwrap();
        let body = body.map(Value::to_string).unwrap_or_default();
        let mut head = format!("{method} {path} HTTP/1.0\r\nHost: {}\r\n", self.address);
        for (name, value) in self.headers() {
            head += &format!("{name}: {value}\r\n");
        }
        head += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        stream.write_all(head.as_bytes()).unwrap();
        let mut reader = BufReader::new(stream);
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        let status = line.split(' ').nth(1).and_then(|it| it.parse().ok()).unwrap_or_else(|| panic!("{line:?}"));
        let mut retry_after = None;
        loop {
            line.clear();
            reader.read_line(&mut line).unwrap();
            let Some((name, value)) = line.split_once(": ") else { return (status, retry_after, reader) };
            match name.to_ascii_lowercase().as_str() {
                "set-cookie" if value.starts_with("airlock=") => {
                    self.cookie = value.split(';').next().map(|it| it.trim().to_owned());
                }
                "retry-after" => retry_after = value.trim().parse().ok(),
                _ => (),
            }
        }
    }

    fn headers(&self) -> Vec<(&'static str, String)> {
        let cookie = self.cookie.clone().map(|cookie| ("Cookie", cookie));
        let token = self.token.as_ref().map(|token| ("Authorization", format!("Bearer {token}")));
        cookie.into_iter().chain(token).collect()
    }

    fn connected(&self) -> io::Result<TcpStream> {
        raw::connected(&self.address, self.from)
    }

    /// Comes to a table over a WebSocket. `query` is such as `?after=3`.
    pub(crate) fn attends(&self, table: &str, query: &str) -> Attending {
        self.attends_if_open(table, query).expect("the socket opens")
    }

    /// The same, unless the server is gone.
    pub(crate) fn attends_if_open(&self, table: &str, query: &str) -> Option<Attending> {
        let url = format!("ws://{}/api/tables/{table}/live{query}", self.address);
        let mut request = url.into_client_request().unwrap();
        for (name, value) in self.headers() {
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let (socket, _) = client(request, self.connected().ok()?).ok()?;
        Some(Attending::over(Line::Socket(Box::new(socket))))
    }

    /// The same with server-sent events and posted answers.
    pub(crate) fn listens(&self, table: &str, query: &str) -> Attending {
        let mut visitor = self.clone();
        let (status, _, events) = visitor.sent("GET", &format!("/api/tables/{table}/events{query}"), None);
        assert_eq!(status, 200);
        Attending::over(Line::Events { events, visitor, say: format!("/api/tables/{table}/say") })
    }
}

/// A table of Alien Frontiers for somebody and a bot.
pub(crate) fn against_a_bot() -> Value {
    json!({
        "game": "alien-frontiers",
        "seats": [{ "seat": "me" }, { "seat": "bot", "level": "greedy" }],
        "start-when-full": true,
    })
}

/// The numbers of moments.
pub(crate) fn numbers(moments: &[Value]) -> Vec<u64> {
    moments.iter().map(|moment| moment["n"].as_u64().unwrap()).collect()
}

//! PostgreSQL for tests, from the package of the system: one server for each test program, and a database in
//! it for each test. Nothing of it outlives the program.
#![allow(dead_code)]

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{self, Child, ChildStdin, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, Instant},
};

use server::config::DatabaseUrl;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, postgres::PgConnectOptions};
use tokio::{sync::OnceCell, time::sleep};

/// Where Debian has the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// Makes what every server begins with, once for all test programs.
const PREPARE: &str = "test -d \"$2\" || { \"$1/initdb\" -D \"$2.$$\" -A trust -U airlock -E UTF8 --locale C \
     --wal-segsize=1 --no-instructions >/dev/null && mv -T \"$2.$$\" \"$2\" || rm -rf \"$2.$$\"; test -d \"$2\"; }";

/// Runs a server on a copy of that until nobody holds the other end of the standard input any more.
const RUN: &str = "test -d \"$3\" || { cp -r \"$2\" \"$3\" && chmod 700 \"$3\"; } || exit 1; bin=$1; folder=$3; shift 3; \
     \"$bin/postgres\" -D \"$folder\" -k \"$folder\" -c listen_addresses= -c shared_buffers=16MB \
     -c max_connections=200 \"$@\" & server=$!; read -r what; kill -QUIT $server; wait $server; \
     test \"$what\" = keep || rm -rf \"$folder\"";

/// A server that is stopped, and its folder removed, when it is dropped.
pub(crate) struct Server {
    folder: PathBuf,
    settings: Vec<String>,
    process: Child,
    /// What keeps it running.
    _open: ChildStdin,
}

/// A server that has crashed, and what it has stored.
pub(crate) struct Crashed {
    folder: PathBuf,
    settings: Vec<String>,
}

/// An empty database on the server of this test program.
pub(crate) async fn new_database() -> DatabaseUrl {
    static SERVER: OnceCell<Server> = OnceCell::const_new();
    static N_DATABASES: AtomicU32 = AtomicU32::new(0);
    let server = SERVER.get_or_init(|| Server::start(&[])).await;
    server.database(&format!("house_{}", N_DATABASES.fetch_add(1, Ordering::SeqCst))).await
}

impl Server {
    /// Starts a server that nobody else uses.
    pub(crate) async fn start(settings: &[(&str, &str)]) -> Server {
        static N_SERVERS: AtomicU32 = AtomicU32::new(0);
        let name = format!("airlock-postgres-{}-{}", process::id(), N_SERVERS.fetch_add(1, Ordering::SeqCst));
        let settings = settings.iter().flat_map(|(name, value)| ["-c".to_owned(), format!("{name}={value}")]);
        Server::run(env::temp_dir().join(name), settings.collect()).await
    }

    /// An empty database.
    pub(crate) async fn database(&self, name: &str) -> DatabaseUrl {
        let mut connection = self.options("postgres").connect().await.unwrap();
        connection.execute(AssertSqlSafe(format!("create database {name}"))).await.unwrap();
        connection.close().await.unwrap();
        let host = self.folder.display().to_string().replace('/', "%2F");
        DatabaseUrl(format!("postgres://airlock@{host}/{name}"))
    }

    /// Ends it as a machine that loses its power would.
    pub(crate) fn crash(self) -> Crashed {
        use std::io::Write;

        let Server { folder, settings, mut process, mut _open } = self;
        writeln!(_open, "keep").unwrap();
        process.wait().unwrap();
        Crashed { folder, settings }
    }

    async fn run(folder: PathBuf, settings: Vec<String>) -> Server {
        let programs = programs();
        let template = env::temp_dir().join(format!("airlock-postgres-{}", version_of(&programs)));
        let prepared = as_somebody(PREPARE).arg(&programs).arg(&template).status();
        assert!(prepared.is_ok_and(|status| status.success()), "PostgreSQL can make a folder");
        let mut command = as_somebody(RUN);
        command.arg(&programs).arg(&template).arg(&folder).args(&settings);
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let open = process.stdin.take().unwrap();
        let server = Server { folder, settings, process, _open: open };
        let give_up = Instant::now() + Duration::from_secs(60);
        while server.options("postgres").connect().await.is_err() {
            assert!(Instant::now() < give_up, "the server starts");
            sleep(Duration::from_millis(20)).await;
        }
        server
    }

    fn options(&self, database: &str) -> PgConnectOptions {
        PgConnectOptions::new_without_pgpass().socket(&self.folder).username("airlock").database(database)
    }
}

impl Crashed {
    /// The same server, which finds what it had stored.
    pub(crate) async fn start_again(self) -> Server {
        Server::run(self.folder, self.settings).await
    }
}

/// A script, by somebody who is not root: PostgreSQL would not run.
fn as_somebody(script: &str) -> Command {
    let is_root = fs::metadata("/proc/self").is_ok_and(|this| std::os::unix::fs::MetadataExt::uid(&this) == 0);
    let mut command = Command::new(if is_root { "runuser" } else { "sh" });
    if is_root {
        command.args(["-u", "postgres", "--", "sh"]);
    }
    command.args(["-c", script, "sh"]).current_dir("/");
    command
}

/// The newest version that is installed.
fn programs() -> PathBuf {
    let versions = fs::read_dir(VERSIONS).into_iter().flatten().flatten().map(|version| version.path().join("bin"));
    let newest = versions.filter(|bin| bin.join("initdb").exists()).max_by_key(|bin| version_of(bin));
    newest.expect("PostgreSQL is installed: `cargo xtask test` sees to it, or says what it leaves out")
}

fn version_of(programs: &Path) -> u32 {
    let version = programs.parent().and_then(Path::file_name).and_then(|name| name.to_str()?.parse().ok());
    version.unwrap_or_default()
}

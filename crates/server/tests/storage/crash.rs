//! What was acknowledged is there after a kill, and after a disk that was full; nothing is
//! ever torn.
//!
//! The test program starts itself as a child that writes until it is killed, and says on
//! its standard output what was acknowledged.

use std::{
    collections::BTreeMap,
    env,
    io::{BufRead, BufReader, Write, stdout},
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use rand::RngExt;
use server::storage::{Database, Held, Storage, StorageError, StoredTable};

use crate::words::{changed, moment, moments, new, table, table_id};

const FOLDER: &str = "AIRLOCK_TEST_FOLDER";
const TABLES: u64 = 8;

#[test]
fn what_was_acknowledged_survives_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let mut acknowledged = BTreeMap::new();

    for _ in 0..8 {
        let mut child = child("crash::child_that_writes_until_it_is_killed", folder.path()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let mut child = Some(child);
        for line in lines {
            let Some((id, n)) = line.strip_prefix("stored ").and_then(|line| line.split_once(' ')) else { continue };
            acknowledged.insert(id.to_owned(), n.parse::<u64>().unwrap());
            if let Some(child) = child.take() {
                std::thread::spawn(move || kill_soon(child));
            }
        }

        block_on(everything_is_there(folder.path(), &acknowledged));
    }
    let n_acknowledged: u64 = acknowledged.values().sum();
    eprintln!("{n_acknowledged} moments survived eight kills");
    assert!(n_acknowledged > 0);
}

#[test]
#[ignore = "it is started by another test"]
fn child_that_writes_until_it_is_killed() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    block_on(async {
        let storage = Database::in_folder(folder).await.unwrap();
        let tables = (0..TABLES).map(|idx| write_for_ever(&storage, format!("table-{idx}")));
        futures_util::future::join_all(tables).await;
    });
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_loses_nothing_and_the_writer_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let this = env::current_exe().unwrap();

    // Files may not grow beyond 600 KiB, and whoever tries is told instead of killed.
    let mut limited = Command::new("sh");
    limited
        .args(["-c", "trap '' XFSZ; ulimit -S -f 1200; exec \"$@\"", "sh"])
        .arg(this)
        .args(["--exact", "crash::child_that_fills_the_disk", "--ignored", "--nocapture"])
        .env(FOLDER, folder.path());
    let output = limited.output().unwrap();

    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    let n: u64 = said.lines().find_map(|line| line.strip_prefix("stored ")).unwrap().parse().unwrap();
    block_on(everything_is_there(folder.path(), &[("one".to_owned(), n)].into()));
}

#[test]
#[ignore = "it is started by another test"]
fn child_that_fills_the_disk() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    block_on(async {
        let storage = Database::in_folder(folder).await.unwrap();
        storage.write(vec![new(table("one"))]).await.unwrap();
        let mut n = 0;
        // A failure may make some room, as the log beside the database is tidied up then.
        let mut n_failures = 0;
        while n_failures < 3 {
            match write(&storage, "one", n + 2).await {
                Ok(()) => (n, n_failures) = (n + 2, 0),
                Err(error) => {
                    assert!(matches!(error, StorageError::Failed(_)));
                    n_failures += 1;
                }
            }
        }
        assert!(n > 0, "some of it was stored before the disk was full");
        // There may be room for the little that the health check writes, but not for long.
        while storage.is_well().await {}
        assert_eq!(storage.table(&table_id("one")).await.unwrap().unwrap().n, n);
        assert_eq!(storage.moments(&table_id("one"), 0).await.unwrap().len() as u64, n);

        let this = std::process::id().to_string();
        let room = Command::new("prlimit").args(["--fsize=unlimited:", "--pid", &this]).status().unwrap();
        assert!(room.success());

        write(&storage, "one", n + 2).await.unwrap();
        assert!(storage.is_well().await);
        println!("\nstored {}", n + 2);
    });
}

async fn write_for_ever(storage: &Database, id: String) {
    let stored = storage.table(&table_id(&id)).await.unwrap();
    let mut n = match stored {
        Some(stored) => stored.n,
        None => {
            storage.write(vec![new(table(&id))]).await.unwrap();
            0
        }
    };
    loop {
        n += 2;
        write(storage, &id, n).await.unwrap();
        let mut out = stdout().lock();
        writeln!(out, "\nstored {id} {n}").and_then(|()| out.flush()).unwrap();
    }
}

/// Two moments more, and the row that says so.
async fn write(storage: &Database, id: &str, n: u64) -> Result<(), StorageError> {
    let held = Held { table: table_id(id), edition: 0, n: n - 2 };
    let row = changed(StoredTable { n, ..table(id) });
    storage.write_holding(Some(held), vec![row, moments(id, [moment(n - 1), moment(n)])]).await
}

/// Everything acknowledged is there; at most one write of each table besides; none is torn.
async fn everything_is_there(folder: &Path, acknowledged: &BTreeMap<String, u64>) {
    let storage = Database::in_folder(folder).await.unwrap();
    for (id, &n) in acknowledged {
        let row = storage.table(&table_id(id)).await.unwrap().unwrap();
        let moments = storage.moments(&table_id(id), 0).await.unwrap();
        assert!(row.n == n || row.n == n + 2, "{id}: {n} were acknowledged, {} are there", row.n);
        assert_eq!(row, StoredTable { n: row.n, ..table(id) });
        assert_eq!(moments, (1..=row.n).map(moment).collect::<Vec<_>>());
    }
    storage.close().await;
}

fn child(test: &str, folder: &Path) -> Command {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", test, "--ignored", "--nocapture"]).env(FOLDER, folder);
    command.stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

/// At a random moment, by SIGKILL.
fn kill_soon(mut child: Child) {
    std::thread::sleep(Duration::from_millis(rand::rng().random_range(1..250)));
    child.kill().unwrap();
    child.wait().unwrap();
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap().block_on(future)
}

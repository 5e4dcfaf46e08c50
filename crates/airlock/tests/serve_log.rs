//! A log that cannot be written never ends the house; nor do passwords take its memory.
#![cfg(unix)]

mod program;
mod served;

use std::{
    fs::File,
    process::{ChildStderr, Stdio},
    thread,
};

use program::Folder;
use serde_json::json;
use served::{Served, Visitor};

/// So many requests, each of which is a line of the log, are answered.
fn answers(house: &Served, n: usize) {
    let mut guest = Visitor::stranger(house);
    for request in 0..n {
        let answered = guest.get("/api/games");
        assert_eq!(answered.status, 200, "request {request}");
    }
}

/// A house that writes everything down, and whoever reads it.
fn logging(folder: &Folder, onto: Stdio) -> (Served, Option<ChildStderr>) {
    Served::logging(&folder.0.join("house"), &["--requests-by-address=1000000", "--log-level", "info"], onto)
}

#[test]
fn the_reader_of_the_log_may_go() {
    let folder = Folder::new("log-without-reader");
    let (house, reader) = logging(&folder, Stdio::piped());
    answers(&house, 1);

    drop(reader);

    answers(&house, 100);
    assert!(house.stop().success());
}

#[test]
fn the_reader_of_the_log_may_fall_asleep() {
    let folder = Folder::new("log-unread");
    let (house, reader) = logging(&folder, Stdio::piped());

    // A pipe holds some hundred lines.
    answers(&house, 1_500);

    assert!(house.stop().success());
    drop(reader);
}

#[test]
#[cfg(target_os = "linux")]
fn the_disk_under_the_log_may_be_full() {
    let folder = Folder::new("log-on-a-full-disk");
    let full = File::options().write(true).open("/dev/full").unwrap();
    let (house, _) = logging(&folder, Stdio::from(full));

    answers(&house, 100);

    assert!(house.stop().success());
}

/// What the house may hold after a flood of logins. Two passwords are worked on at once, for which
/// it takes 38 MiB.
const MOST_MEMORY: u64 = 80 << 20;

#[test]
fn a_flood_of_logins_takes_no_more_memory_than_two_at_once() {
    let folder = Folder::new("logins-memory");
    let house = Served::in_folder(&folder.0.join("house"));

    let flood = (0..10).map(|thread| {
        let mut guest = Visitor::stranger(&house);
        thread::spawn(move || {
            for n in 0..6 {
                let login = json!({ "name": format!("Nobody {thread} {n}"), "password": "wrong horse" });
                assert_eq!(guest.post("/api/login", &login).code(), "login-wrong");
            }
        })
    });
    let flood: Vec<_> = flood.collect();
    flood.into_iter().for_each(|thread| thread.join().unwrap());

    let held = house.memory();
    assert!(held < MOST_MEMORY, "{} MiB", held >> 20);
}

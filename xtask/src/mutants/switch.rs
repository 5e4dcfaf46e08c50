//! Whether a place is broken in this run: written into the copy of every crate whose rules are
//! broken.
//!
//! One program holds every break. Which of them is at work is said from outside, once for each
//! run of the program; and a run in which all is whole can note which places it came to.

use std::{
    env,
    fs::{File, OpenOptions},
    io::Write,
    panic, process,
    sync::{
        LazyLock,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    thread,
    time::Duration,
};

/// Whether this place is broken.
pub fn is_broken(place: u32) -> bool {
    let run = &*RUN;
    let comings = COMINGS.fetch_add(1, Relaxed) + 1;
    if comings > run.most {
        process::exit(102);
    }
    if let Some(mut notes) = run.notes.as_ref() {
        if !NOTED[place as usize].swap(true, Relaxed) {
            writeln!(notes, "{place}").expect("the notes can be written");
        }
        if comings.is_power_of_two() {
            writeln!(notes, "comings {comings}").expect("the notes can be written");
        }
    }
    place == run.broken
}

/// What was said from outside.
struct Run {
    /// Which place is broken.
    broken: u32,
    /// Whoever comes to places more often than this goes round in circles.
    most: u64,
    /// Where the places are noted that the run comes to.
    notes: Option<File>,
}

static COMINGS: AtomicU64 = AtomicU64::new(0);
static NOTED: [AtomicBool; 1 << 17] = [const { AtomicBool::new(false) }; 1 << 17];

static RUN: LazyLock<Run> = LazyLock::new(|| {
    let number = |name| env::var(name).ok().and_then(|said| said.parse().ok());
    if let Some(seconds) = number("AIRLOCK_MUTANT_SECONDS") {
        // The first test that fails is enough.
        panic::set_hook(Box::new(|_| process::exit(101)));
        thread::spawn(move || {
            thread::sleep(Duration::from_secs(seconds));
            process::exit(102);
        });
    }
    Run {
        broken: number("AIRLOCK_MUTANT").map_or(u32::MAX, |place| place as u32),
        most: number("AIRLOCK_MUTANT_COMINGS").unwrap_or(u64::MAX),
        notes: env::var("AIRLOCK_MUTANT_NOTES")
            .ok()
            .map(|path| OpenOptions::new().append(true).create(true).open(path).expect("the notes can be opened")),
    }
});

//! Which scenarios come to which places, and whether one of them goes red when a place is broken.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    thread,
    time::Instant,
};

use anyhow::{Result, bail};

use crate::shell;

/// A scenario, and what was noted of it when all was whole.
pub struct Scenario {
    program: PathBuf,
    name: String,
    places: Vec<usize>,
    /// How often it comes to places, at most.
    comings: u64,
}

/// What became of a broken place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// A scenario went red, fell over, or went round in circles.
    Noticed,
    /// So many scenarios come there, and all stayed green.
    Survived(usize),
}

/// A scenario that takes longer is not asked: it goes through whole boards.
const TOO_SLOW: f64 = 5.0;

/// How long one program may run; on any machine that is too long.
const SECONDS: u32 = 120;

/// Whoever goes round in circles comes to places more often than this, beyond what is usual.
const MANY_COMINGS: u64 = 2_000_000;

/// How many scenarios are asked at a time: first those that come to the fewest places, since they
/// are about this one.
const BATCHES: [usize; 3] = [8, 40, 200];

/// Runs every scenario alone and notes which places it comes to.
pub fn scenarios(programs: &[PathBuf], notes: &Path) -> Result<Vec<Scenario>> {
    fs::create_dir_all(notes)?;
    let mut names = Vec::new();
    for program in programs {
        let told = shell::output(Command::new(program).args(["--list", "--format=terse"]))?;
        let tests = told.lines().filter_map(|line| line.strip_suffix(": test"));
        names.extend(tests.map(|name| (program.clone(), name.to_owned())));
    }
    let found = in_parallel(&names, |nth, (program, name)| -> Result<Option<Scenario>> {
        let notes = notes.join(nth.to_string());
        fs::write(&notes, "")?;
        let start = Instant::now();
        let mut alone = ask(program, [name.as_str()]);
        let status = alone.env("AIRLOCK_MUTANT_NOTES", &notes).env("AIRLOCK_MUTANT_SECONDS", "60").status()?;
        let seconds = start.elapsed().as_secs_f64();
        if !status.success() || seconds > TOO_SLOW {
            println!("not asked: {name} ({seconds:.1} s, {status})");
            return Ok(None);
        }
        let (mut places, mut comings) = (Vec::new(), 0);
        for line in fs::read_to_string(&notes)?.lines() {
            match line.strip_prefix("comings ") {
                Some(n) => comings = comings.max(2 * n.parse::<u64>()?),
                None => places.push(line.parse()?),
            }
        }
        fs::remove_file(&notes)?;
        Ok(Some(Scenario { program: program.clone(), name: name.clone(), places, comings }))
    });
    let found = found.into_iter().collect::<Result<Vec<_>>>()?;
    let found: Vec<_> = found.into_iter().flatten().collect();
    if found.is_empty() {
        bail!("no scenario is green");
    }
    Ok(found)
}

/// Breaks one place after another, and tells what became of each, the place given by its index.
pub fn try_all(places: &[usize], scenarios: &[Scenario], tell: impl Fn(usize, Fate) + Sync) -> Result<Vec<Fate>> {
    let mut coming: BTreeMap<usize, Vec<&Scenario>> = BTreeMap::new();
    for scenario in scenarios {
        scenario.places.iter().for_each(|place| coming.entry(*place).or_default().push(scenario));
    }
    coming.values_mut().for_each(|scenarios| scenarios.sort_by_key(|it| it.places.len()));
    let fates = in_parallel(places, |nth, place| {
        let scenarios = coming.get(place).map_or(&[][..], Vec::as_slice);
        try_one(*place, scenarios).inspect(|fate| tell(nth, *fate))
    });
    fates.into_iter().collect()
}

fn try_one(place: usize, scenarios: &[&Scenario]) -> Result<Fate> {
    let mut left = scenarios;
    for size in BATCHES.into_iter().chain(std::iter::repeat(BATCHES[2])) {
        if left.is_empty() {
            break;
        }
        let (batch, others) = left.split_at(size.min(left.len()));
        left = others;
        let mut programs: BTreeMap<&Path, Vec<&Scenario>> = BTreeMap::new();
        batch.iter().for_each(|it| programs.entry(&it.program).or_default().push(it));
        for (program, scenarios) in programs {
            let comings = scenarios.iter().map(|it| it.comings).sum::<u64>();
            let status = ask(program, scenarios.iter().map(|it| it.name.as_str()))
                .env("AIRLOCK_MUTANT", place.to_string())
                .env("AIRLOCK_MUTANT_COMINGS", (20 * comings + MANY_COMINGS).to_string())
                .env("AIRLOCK_MUTANT_SECONDS", SECONDS.to_string())
                .status()?;
            if !status.success() {
                return Ok(Fate::Noticed);
            }
        }
    }
    Ok(Fate::Survived(scenarios.len()))
}

/// Some tests of a program, one after the other. What is broken may ask for more and more memory:
/// it gets two gigabytes.
fn ask<'a>(program: &Path, names: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -c 0; ulimit -v 2000000; exec \"$@\"", "sh"]).arg(program);
    command.args(["--exact", "--quiet", "--test-threads=1"]).args(names);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// Does something with each, as many at a time as there are cores, and says how far it is.
fn in_parallel<T: Sync, R: Send>(all: &[T], work: impl Fn(usize, &T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let nth = next.fetch_add(1, Relaxed);
                    let Some(it) = all.get(nth) else { break };
                    let result = work(nth, it);
                    done.lock().expect("nobody panics with it").push((nth, result));
                    if nth.is_multiple_of(200) {
                        println!("{nth} of {}", all.len());
                    }
                }
            });
        }
    });
    let mut done = done.into_inner().expect("nobody panics with it");
    done.sort_by_key(|(nth, _)| *nth);
    done.into_iter().map(|(_, result)| result).collect()
}

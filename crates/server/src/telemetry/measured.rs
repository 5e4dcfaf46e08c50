//! What is measured: every metric of the program, with its labels and what it says.
//!
//! The list is what Prometheus is told, what the table in `docs/running.md` says, and what the
//! dashboard and the alerts in `packaging/` may ask for; a test of the house compares all of them
//! with what `/metrics` really shows.

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge};

/// Something that is measured.
#[derive(Clone, Copy, Debug)]
pub struct Metric {
    /// Its name.
    pub name: &'static str,
    /// How it is counted.
    pub kind: Kind,
    /// By what it is told apart.
    pub labels: &'static [&'static str],
    /// What it says.
    pub about: &'static str,
}

/// How something is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It only grows, and begins at nothing with each start.
    Counter,
    /// It is what it is now.
    Gauge,
    /// How often which sizes came up.
    Histogram,
}

impl Kind {
    /// The word of Prometheus for it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Counter => "counter",
            Kind::Gauge => "gauge",
            Kind::Histogram => "histogram",
        }
    }
}

/// All that is measured.
pub const METRICS: [Metric; 32] = [
    counted("airlock_requests_total", &["method", "route", "status"], "Requests that were answered."),
    sized("airlock_request_seconds", &["route"], "How long requests took until their answer began."),
    counted("airlock_panics_total", &[], "Requests that broke. Each is a mistake in the program."),
    counted(
        "airlock_doubts_total",
        &["about"],
        "Requests by which the house seems to be reached otherwise than it was told.",
    ),
    now("airlock_connections", &[], "Open connections."),
    counted("airlock_connections_refused_total", &[], "Connections for which there was no room."),
    now("airlock_sockets", &[], "Open sockets of live tables."),
    now("airlock_tables_awake", &[], "Tables in memory; the others sleep on disk."),
    counted("airlock_tables_opened_total", &[], "Tables that were opened."),
    counted("airlock_tables_restarted_total", &[], "Tables that had to go on from what is stored."),
    counted("airlock_answers_total", &[], "Answers that were given in games, those of bots too."),
    counted("airlock_games_over_total", &["game"], "Games that came to an end."),
    counted("airlock_storage_commits_total", &[], "Groups of writes that were stored, each with one sync of the disk."),
    counted("airlock_storage_writes_total", &[], "Writes that were stored."),
    counted("airlock_storage_failed_writes_total", &[], "Writes that could not be stored; nobody was told of them."),
    counted(
        "airlock_writes_fenced_total",
        &[],
        "Writes for a table that is held by another server; nobody was told of them.",
    ),
    sized("airlock_storage_group_size", &[], "How many writes were stored at once."),
    sized("airlock_storage_commit_seconds", &[], "How long storing a group took."),
    now("airlock_password_jobs", &[], "Passwords that are being checked."),
    counted("airlock_pruned_tables_total", &[], "Tables that nobody needed any more."),
    counted("airlock_pruned_guests_total", &[], "Guests who were not here for long."),
    counted("airlock_log_lines_lost_total", &[], "Lines of the log for which there was no room."),
    now("airlock_build_info", &["version"], "Always 1: which version of the program it is."),
    now("airlock_data_bytes", &[], "How much the files in the data folder take."),
    now("airlock_disk_bytes", &[], "The size of the disk that the data folder is on."),
    now("airlock_disk_free_bytes", &[], "What is left of it."),
    now("process_resident_memory_bytes", &[], "Memory that the program holds."),
    counted("process_cpu_seconds_total", &[], "Processor time that it took."),
    now("process_threads", &[], "Its threads."),
    now("process_open_fds", &[], "Its open files and connections."),
    now("process_max_fds", &[], "How many it may have."),
    now("process_start_time_seconds", &[], "When it was started, in seconds since 1970."),
];

const fn counted(name: &'static str, labels: &'static [&'static str], about: &'static str) -> Metric {
    Metric { name, kind: Kind::Counter, labels, about }
}

const fn now(name: &'static str, labels: &'static [&'static str], about: &'static str) -> Metric {
    Metric { name, kind: Kind::Gauge, labels, about }
}

const fn sized(name: &'static str, labels: &'static [&'static str], about: &'static str) -> Metric {
    Metric { name, kind: Kind::Histogram, labels, about }
}

/// Says of each metric what it is. What has no labels is there from the start: an alert on
/// something that never happened sees nothing, and not that there is nothing to see.
pub(super) fn describe() {
    for Metric { name, kind, labels, about } in METRICS {
        match kind {
            Kind::Counter => describe_counter!(name, about),
            Kind::Gauge => describe_gauge!(name, about),
            Kind::Histogram => describe_histogram!(name, about),
        }
        match (kind, labels.is_empty()) {
            (Kind::Counter, true) => counter!(name).absolute(0),
            (Kind::Gauge, true) => gauge!(name).set(0.0),
            (Kind::Counter | Kind::Gauge, false) | (Kind::Histogram, _) => (),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;

    /// The names that a folder's sources count under.
    fn counted_in(folder: &Path, names: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("the sources are there") {
            let path = entry.expect("it can be listed").path();
            if path.is_dir() {
                counted_in(&path, names);
            } else {
                let source = fs::read_to_string(&path).expect("sources are text");
                let places =
                    ["counter!(\"", "gauge!(\"", "histogram!(\""].map(|macro_call| source.split(macro_call).skip(1));
                let found = places.into_iter().flatten().filter_map(|after| after.split('"').next());
                names.extend(found.filter(|name| name.contains('_')).map(str::to_owned));
            }
        }
    }

    #[test]
    fn what_is_counted_anywhere_is_in_the_list_and_nothing_else_is() {
        let mut counted = BTreeSet::new();
        counted_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut counted);
        let listed: BTreeSet<String> = METRICS.iter().map(|metric| metric.name.to_owned()).collect();

        assert_eq!(counted, listed);
        assert_eq!(listed.len(), METRICS.len(), "each once");
    }
}

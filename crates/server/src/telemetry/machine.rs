//! What the system says of this program and of the disk under it: memory, processor, files, room.

use std::{
    fs,
    path::Path,
    sync::LazyLock,
    time::{SystemTime, UNIX_EPOCH},
};

use metrics::{counter, gauge};

/// When the program was started, as far as anybody needs to know.
static STARTED: LazyLock<f64> =
    LazyLock::new(|| SystemTime::now().duration_since(UNIX_EPOCH).map(|since| since.as_secs_f64()).unwrap_or_default());

/// Notes how the program and the folder of the house are now. What the system does not say stays
/// as it was.
pub(crate) fn note(folder: &Path) {
    gauge!("airlock_build_info", "version" => env!("CARGO_PKG_VERSION")).set(1.0);
    gauge!("process_start_time_seconds").set(*STARTED);
    if let Some(bytes) = size_of_files(folder) {
        gauge!("airlock_data_bytes").set(bytes as f64);
    }
    #[cfg(unix)]
    if let Ok(disk) = rustix::fs::statvfs(folder) {
        gauge!("airlock_disk_bytes").set((disk.f_blocks * disk.f_frsize) as f64);
        // What is kept for the system itself is not ours.
        gauge!("airlock_disk_free_bytes").set((disk.f_bavail * disk.f_frsize) as f64);
    }
    #[cfg(target_os = "linux")]
    note_process();
}

/// How much the files directly in a folder take.
fn size_of_files(folder: &Path) -> Option<u64> {
    let files = fs::read_dir(folder).ok()?;
    let sizes = files.filter_map(|file| file.ok()?.metadata().ok()).filter(fs::Metadata::is_file);
    Some(sizes.map(|file| file.len()).sum())
}

#[cfg(target_os = "linux")]
fn note_process() {
    if let Some(pages) = fs::read_to_string("/proc/self/statm").ok().as_deref().and_then(resident_pages) {
        gauge!("process_resident_memory_bytes").set((pages * rustix::param::page_size() as u64) as f64);
    }
    if let Some((ticks, threads)) = fs::read_to_string("/proc/self/stat").ok().as_deref().and_then(ticks_and_threads) {
        counter!("process_cpu_seconds_total").absolute(ticks / rustix::param::clock_ticks_per_second());
        gauge!("process_threads").set(threads as f64);
    }
    if let Ok(files) = fs::read_dir("/proc/self/fd") {
        gauge!("process_open_fds").set(files.count() as f64);
    }
    if let Some(most) = rustix::process::getrlimit(rustix::process::Resource::Nofile).current {
        gauge!("process_max_fds").set(most as f64);
    }
}

/// The second number of `statm`: pages that are in memory.
#[cfg(target_os = "linux")]
fn resident_pages(statm: &str) -> Option<u64> {
    statm.split_whitespace().nth(1)?.parse().ok()
}

/// Of `stat` the ticks that were spent, for the program and for it in the system, and the number of
/// threads. The name of the program, in brackets, may have anything in it.
#[cfg(target_os = "linux")]
fn ticks_and_threads(stat: &str) -> Option<(u64, u64)> {
    let after_name: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let number = |at: usize| after_name.get(at)?.parse::<u64>().ok();
    Some((number(11)? + number(12)?, number(17)?))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_of_a_program_is_understood() {
        let stat = "4711 (air) lock) S 1 4711 4711 0 -1 4194560 900 0 0 0 250 50 0 0 20 0 7 0 1234 9000000 800 18446744073709551615";

        assert_eq!(ticks_and_threads(stat), Some((300, 7)));
        assert_eq!(ticks_and_threads("4711 (airlock) S 1"), None);
        assert_eq!(resident_pages("5000 1200 300 20 0 900 0\n"), Some(1200));
    }

    #[test]
    fn the_files_of_a_folder_are_summed_up() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        fs::write(folder.path().join("airlock.db"), [0; 3000]).expect("a file can be written");
        fs::write(folder.path().join("airlock.db-wal"), [0; 70]).expect("a file can be written");
        fs::create_dir(folder.path().join("elsewhere")).expect("a folder can be made");

        assert_eq!(size_of_files(folder.path()), Some(3070));
        assert_eq!(size_of_files(&folder.path().join("nowhere")), None);
    }
}

//! The program `airlock`. What it does is in the library beside it; here is only what belongs
//! to the process.

use std::{env, process::ExitCode};

use alloc_counter::AllocCounterSystem;

/// The system's allocator, which also counts, for each thread by itself: `airlock playouts`
/// says how often an answer allocates.
#[global_allocator]
static ALLOCATOR: AllocCounterSystem = AllocCounterSystem;

fn main() -> ExitCode {
    airlock::run(env::args_os().collect())
}

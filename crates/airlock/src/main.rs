//! The program `airlock`. What it does is in the library beside it; here is only what belongs
//! to the process.

use std::{env, process::ExitCode};

use alloc_counter::AllocCounter;
use mimalloc::MiMalloc;

/// An allocator with which the server does a seventh more than with the system's (docs/load.md); it also
/// counts, for each thread by itself: `airlock playouts` says how often an answer allocates.
#[global_allocator]
static ALLOCATOR: AllocCounter<MiMalloc> = AllocCounter(MiMalloc);

fn main() -> ExitCode {
    airlock::run(env::args_os().collect())
}

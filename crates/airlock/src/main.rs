//! The program `airlock`. What it does is in the library beside it; here is only what belongs
//! to the process.

use std::{env, process::ExitCode};

use alloc_counter::AllocCounter;
use mimalloc::MiMalloc;

/// An allocator that is quick where many short texts come and go, as on a server. It also counts, for
/// each thread by itself: `airlock playouts` says how often an answer allocates.
#[global_allocator]
static ALLOCATOR: AllocCounter<MiMalloc> = AllocCounter(MiMalloc);

fn main() -> ExitCode {
    airlock::run(env::args_os().collect())
}

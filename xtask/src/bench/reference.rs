//! A loop that never changes, to judge the machine by.

use std::{hint::black_box, time::Instant};

/// How many million steps of the loop the machine does in a second now: the median of
/// several short runs.
pub fn million_steps_per_second() -> f64 {
    let mut speeds: Vec<f64> = (0..RUNS).map(|_| one_run()).collect();
    speeds.sort_by(f64::total_cmp);
    speeds[RUNS / 2]
}

const RUNS: usize = 5;
const STEPS: u32 = 20_000_000;

fn one_run() -> f64 {
    let start = Instant::now();
    black_box(steps(black_box(STEPS)));
    f64::from(STEPS) / start.elapsed().as_secs_f64() / 1e6
}

/// Mixes integers and reads and writes a small table, as playing a game does.
fn steps(n: u32) -> u64 {
    let mut table = [0u64; 256];
    let mut mixed = 0x9e37_79b9_7f4a_7c15u64;
    for step in 0..n {
        let place = (mixed >> 56) as usize;
        table[place] = table[place].wrapping_add(mixed ^ u64::from(step));
        mixed = (mixed ^ table[place]).wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(23);
    }
    mixed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loop_is_always_the_same() {
        assert_eq!(steps(1_000), steps(1_000));
        assert_ne!(steps(1_000), steps(1_001));
    }
}

//! Rubbish of all kinds: whatever bytes come in as a record, an answer or a state, nothing
//! panics. The bodies are those of the fuzz targets.

use driver::rubbish;
use engine::Game;

use crate::{dice, golden};

/// A golden game as it is, and damaged in many ways.
pub fn damaged_records<G: Game>(golden: &str) {
    let (whole, mut below) = (golden::record::<G>(golden), dice(3));
    rubbish::record::<G>(&whole);

    for _ in 0..400 {
        rubbish::record::<G>(&damaged(whole.clone(), &mut below));
    }
}

/// Bytes that mean nothing, as answers and as states.
pub fn answers_and_states<G: Game>() {
    let mut below = dice(4);

    for _ in 0..2_000 {
        let bytes: Vec<u8> = (0..below(400)).map(|_| below(256) as u8).collect();
        rubbish::choice::<G>(&bytes);
        rubbish::state::<G>(&bytes);
    }
}

/// Bytes changed, left out, put in, and cut off.
fn damaged(mut bytes: Vec<u8>, below: &mut impl FnMut(u32) -> u32) -> Vec<u8> {
    for _ in 0..=below(4) {
        let at = below(bytes.len() as u32) as usize;
        match below(4) {
            0 => bytes[at] = below(256) as u8,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, below(256) as u8),
            _ => bytes.truncate(at.max(1)),
        }
    }
    bytes
}

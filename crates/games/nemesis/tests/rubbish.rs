//! Rubbish of all kinds: whatever bytes come in as a record, an answer or a state, nothing
//! panics. The bodies are those of the fuzz targets.

mod dice;

use dice::dice;
use driver::rubbish;
use nemesis::Nemesis;

/// A golden game without what was heard, as it would lie on a disk.
fn record() -> Vec<u8> {
    let game = include_str!("../../../../golden/nemesis/the-last-one-left.game");
    let lines = game.lines().filter(|line| !line.starts_with("  heard: ")).map(|line| format!("{line}\n"));
    lines.collect::<String>().into_bytes()
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

#[test]
fn a_damaged_record_never_panics() {
    let (whole, mut below) = (record(), dice(3));
    rubbish::record::<Nemesis>(&whole);

    for _ in 0..400 {
        rubbish::record::<Nemesis>(&damaged(whole.clone(), &mut below));
    }
}

#[test]
fn rubbish_as_an_answer_or_a_state_never_panics() {
    let mut below = dice(4);

    for _ in 0..2_000 {
        let bytes: Vec<u8> = (0..below(400)).map(|_| below(256) as u8).collect();
        rubbish::choice::<Nemesis>(&bytes);
        rubbish::state::<Nemesis>(&bytes);
    }
}

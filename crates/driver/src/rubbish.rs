//! What has to hold whatever comes in. These are the bodies of the fuzz targets, and
//! ordinary tests run them too. Each panics if the program is wrong, and never because
//! the bytes are.

use borsh::BorshDeserialize;
use engine::{Game, Log, Pending, Seat, Setup, State};
use serde::{Serialize, de::DeserializeOwned};

use crate::{line, record::Record, replay::Replay, verify::verify};

/// Bytes as a record: it reads or it does not; if it does, it is read back as itself,
/// and whether it replays and verifies is a question with an answer.
pub fn record<G: Game>(bytes: &[u8]) {
    let Ok(record) = Record::<G>::parse(bytes) else { return };
    assert_eq!(record.text().as_bytes(), bytes, "a record keeps its text");
    assert_eq!(Record::parse(bytes).as_ref(), Ok(&record), "a record reads the same twice");
    let replays = Replay::of(&record).is_ok();
    let verdict = verify(&record);
    assert!(replays || verdict.is_err(), "what does not replay does not verify");
}

/// Bytes as moves, and then a line: whatever answer the line reads as, the table takes it
/// exactly if it is offered, and is unchanged if it does not.
pub fn choice<G: Game>(bytes: &[u8]) {
    let (mut bytes, mut state) = (bytes, start::<G>(bytes));
    let moves = take(&mut bytes);
    for _ in 0..moves {
        move_on(&mut state, take(&mut bytes));
    }
    let text = String::from_utf8_lossy(bytes);
    read_back::<G::Outcome>(&text);
    let Some(choice) = read_back::<G::Choice>(&text) else { return };
    for seat in Seat::all(G::setup(state.board()).players()) {
        let mut offered = Vec::new();
        state.choices(seat, &mut offered);
        let mut after = state;
        let taken = after.choose(seat, choice, &mut Log::Off);
        assert_eq!(taken.is_ok(), offered.contains(&choice), "what is offered is taken, and nothing else");
        assert!(taken.is_ok() || after == state, "what is refused changes nothing");
    }
}

/// Bytes as a stored state, and then as moves to a state whose stored form is damaged:
/// it decodes or it does not, and if it does, it is stored as it was. A state that nobody
/// has checked is not played on: that rules may trust the board is what makes them fast.
pub fn state<G: Game>(bytes: &[u8]) {
    store_again::<G>(bytes);
    let (mut bytes, mut state) = (bytes, start::<G>(bytes));
    let (moves, at, flipped) = (take(&mut bytes), take(&mut bytes), take(&mut bytes));
    for _ in 0..moves {
        move_on(&mut state, take(&mut bytes));
    }
    let mut stored = borsh::to_vec(&state).expect("a state can be stored");
    assert_eq!(State::<G>::try_from_slice(&stored).ok(), Some(state), "a state is stored whole");
    let at = usize::from(at) % stored.len();
    stored[at] ^= flipped;
    store_again::<G>(&stored);
    stored.truncate(at);
    store_again::<G>(&stored);
}

fn store_again<G: Game>(bytes: &[u8]) {
    if let Ok(state) = State::<G>::try_from_slice(bytes) {
        assert_eq!(borsh::to_vec(&state).expect("a state can be stored"), bytes, "a state is stored in one way");
    }
}

/// Reads a value from a line; if it reads, it has to be written and read as itself.
fn read_back<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(text: &str) -> Option<T> {
    let value: T = line::read(text).ok()?;
    let printed = line::print(&value).expect("what was read can be written");
    assert_eq!(line::read(&printed).as_ref(), Ok(&value), "what is written is read as itself");
    Some(value)
}

fn start<G: Game>(bytes: &[u8]) -> State<G> {
    let setups = G::Setup::every();
    let setup = setups[bytes.len() % setups.len()];
    G::begin(&setup, &mut Log::Off)
}

/// Goes on with one of the inputs that are possible.
fn move_on<G: Game>(state: &mut State<G>, byte: u8) {
    match state.pending() {
        Pending::Players { .. } => {
            let mut possible = Vec::new();
            for seat in state.pending().may_answer().iter() {
                let mut choices = Vec::new();
                state.choices(seat, &mut choices);
                possible.extend(choices.into_iter().map(|choice| (seat, choice)));
            }
            let (seat, choice) = possible[usize::from(byte) % possible.len()];
            state.choose(seat, choice, &mut Log::Off).expect("what is offered is taken");
        }
        Pending::Chance => {
            let mut odds = Vec::new();
            state.odds(&mut odds);
            let (outcome, _) = odds[usize::from(byte) % odds.len()];
            state.resolve(outcome, &mut Log::Off).expect("what may come up is taken");
        }
        Pending::Nobody => (),
    }
}

/// The next byte; zero when there are none.
fn take(bytes: &mut &[u8]) -> u8 {
    match bytes.split_first() {
        Some((&first, rest)) => {
            *bytes = rest;
            first
        }
        None => 0,
    }
}

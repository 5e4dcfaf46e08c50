//! Rubbish of all kinds: whatever bytes come in as a record, an answer or a state, nothing panics.

use nemesis::Nemesis;
use proofs::rubbish;

#[test]
fn a_damaged_record_never_panics() {
    rubbish::damaged_records::<Nemesis>("the-last-one-left");
}

#[test]
fn rubbish_as_an_answer_or_a_state_never_panics() {
    rubbish::answers_and_states::<Nemesis>();
}

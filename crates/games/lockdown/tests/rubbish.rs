//! Rubbish of all kinds: whatever bytes come in as an answer or a state, nothing panics.

use lockdown::Lockdown;
use proofs::rubbish;

#[test]
fn rubbish_as_an_answer_or_a_state_never_panics() {
    rubbish::answers_and_states::<Lockdown>();
}

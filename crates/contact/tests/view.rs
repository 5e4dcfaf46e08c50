//! What leaves the program can be written down.

use contact::{Contact, ContactSetup};
use engine::{Game, Log, Pending, Setup, State, Viewer, Views};

#[test]
fn every_view_of_a_whole_game_can_be_sent() {
    let mut state = Contact::begin(&ContactSetup::standard(3), &mut Log::Off);

    while !state.is_over() {
        take_the_first(&mut state);

        for viewer in Viewer::all(3) {
            serde_json::to_string(&Contact::view(&state, viewer)).expect("a view can be sent");
        }
    }
}

fn take_the_first(state: &mut State<Contact>) {
    match state.pending() {
        Pending::Players { asked, .. } => {
            let seat = asked.first().expect("somebody is asked");
            let mut choices = Vec::new();
            state.choices(seat, &mut choices);
            state.choose(seat, choices[0], &mut Log::Off).expect("an offered answer is taken");
        }
        Pending::Chance => {
            let mut odds = Vec::new();
            state.odds(&mut odds);
            state.resolve(odds[0].0, &mut Log::Off).expect("what may come up is taken");
        }
        Pending::Nobody => (),
    }
}

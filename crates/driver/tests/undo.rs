//! Taking back: what is free, what is not, and what the dealer makes of it.

mod table;
mod walk;

use std::collections::BTreeSet;

use contact::{
    Choice, Contact, Outcome,
    rules::{gift::GiftAnswer, turn::Action},
    words::{Place, Signal, Stance},
};
use driver::{Barrier, Dealer, Entry, Happened, Proven, Record, Replay, Table, TableError, Told, verify};
use engine::{Refused, Seat, Views, Word};
use proptest::prelude::*;
use table::{
    FIRST, Numbers, SECOND, answer_at_random, do_something_else, opened, opened_for_practice, played_straight,
    proves_everything, read,
};
use walk::{Pace, Walk};

const LISTEN: Choice = Choice::Turn(Action::Listen);
const LOOK: Choice = Choice::Turn(Action::Look);
const PASS: Choice = Choice::Turn(Action::Pass);
const HIDE: Choice = Choice::StanceTaking(Stance::Hide);

/// A table for two on the first turn.
fn on_the_first_turn() -> Table<Contact> {
    let mut table = opened(2, 1);
    table.choose(FIRST, HIDE).expect("taken");
    table.choose(SECOND, HIDE).expect("taken");
    table
}

/// The same at a table for practice.
fn on_the_first_turn_for_practice() -> Table<Contact> {
    let mut table = opened_for_practice(2, 1);
    table.choose(FIRST, HIDE).expect("taken");
    table.choose(SECOND, HIDE).expect("taken");
    table
}

/// Offers whatever the crew has to the next one.
fn offer_a_gift(table: &mut Table<Contact>, seat: Seat) -> Happened<Contact> {
    let gifts = Signal::ALL.iter().map(|&signal| Choice::Turn(Action::Give(signal)));
    let gift = gifts.into_iter().find(|&gift| table.state().may_choose(seat, gift).is_ok()).expect("a card to give");
    table.choose(seat, gift).expect("taken")
}

fn entries(table: &Table<Contact>) -> usize {
    table.record().entries().len()
}

#[test]
fn an_answer_that_told_nobody_anything_is_taken_back_freely() {
    let mut table = on_the_first_turn();
    let (before, moment) = (*table.state(), entries(&table));
    offer_a_gift(&mut table, FIRST);
    assert_ne!(*table.state(), before);

    let happened = table.undo(FIRST).expect("nobody has learned anything");

    assert_eq!(happened.entry, Entry::Undone { to: moment });
    assert_eq!(happened.number, moment + 2);
    assert_eq!(happened.lines, format!("< {moment}\n"));
    assert_eq!(*table.state(), before);
}

#[test]
fn the_line_of_play_leaves_out_what_was_taken_back_and_the_taking_back() {
    let mut table = on_the_first_turn();
    let start: Vec<usize> = (1..=entries(&table)).collect();
    offer_a_gift(&mut table, FIRST);
    table.undo(FIRST).expect("nobody has learned anything");
    offer_a_gift(&mut table, FIRST);
    table.undo(FIRST).expect("nor now");
    assert_eq!(table.record().line_of_play(), start);

    table.choose(FIRST, PASS).expect("taken");
    let passed = entries(&table);
    assert_eq!(table.record().line_of_play(), [&start[..], &[passed]].concat());

    table.undo_by_consent(start.len() + 1).expect("to what was taken back once");
    assert_eq!(table.record().line_of_play(), [&start[..], &[start.len() + 1]].concat());
}

#[test]
fn what_was_taken_back_can_be_done_again_and_taken_back_again() {
    let mut table = on_the_first_turn();
    let before = *table.state();
    for _ in 0..3 {
        offer_a_gift(&mut table, FIRST);
        table.undo(FIRST).expect("nobody has learned anything");
        assert_eq!(*table.state(), before);
    }
}

#[test]
fn a_roll_is_a_barrier() {
    let mut table = on_the_first_turn();
    table.choose(FIRST, LISTEN).expect("taken");
    table.advance(&mut Vec::new()).expect("a card is drawn");
    let entry = entries(&table);
    assert_eq!(table.undoable(FIRST), Err(Barrier::Rolled { entry }));
    assert_eq!(table.undo(FIRST).unwrap_err(), TableError::Barrier(Barrier::Rolled { entry }));
    assert_eq!(table.undo(FIRST).unwrap_err().code(), "barrier-rolled");
}

#[test]
fn a_roll_that_has_not_come_yet_is_no_barrier() {
    let mut table = on_the_first_turn();
    let before = *table.state();
    table.choose(FIRST, LISTEN).expect("taken");
    table.undo(FIRST).expect("the card has not been drawn");
    assert_eq!(*table.state(), before);
}

#[test]
fn the_end_of_a_turn_is_a_barrier() {
    let mut table = on_the_first_turn();
    table.choose(FIRST, PASS).expect("taken");
    assert_eq!(table.undoable(FIRST), Err(Barrier::Shown { entry: entries(&table) }));
}

#[test]
fn an_answer_of_another_seat_is_a_barrier() {
    let mut table = opened(3, 1);
    table.choose(FIRST, HIDE).expect("taken");
    table.choose(SECOND, HIDE).expect("taken");
    let entry = entries(&table);
    assert_eq!(table.undoable(FIRST), Err(Barrier::Answered { entry, by: SECOND }));
    assert_eq!(table.undoable(SECOND), Ok(vec![entry - 1]));
}

#[test]
fn a_resignation_is_a_barrier() {
    let mut table = opened(3, 1);
    table.choose(FIRST, HIDE).expect("taken");
    table.resign(SECOND).expect("taken");
    assert_eq!(table.undoable(FIRST), Err(Barrier::Resigned { entry: entries(&table), by: SECOND }));
}

#[test]
fn nothing_can_be_taken_back_before_anything_was_done() {
    let table = opened(2, 1);
    assert_eq!(table.undoable(FIRST), Err(Barrier::Rolled { entry: 4 }));
    assert_eq!(walked(&[]).undoable(FIRST), Err(Barrier::Start));
}

#[test]
fn a_seat_that_changes_hands_is_no_barrier() {
    let mut table = on_the_first_turn();
    let before = *table.state();
    offer_a_gift(&mut table, FIRST);
    table.seat_taken(SECOND, table::holders(1).remove(0)).expect("taken");
    table.undo(FIRST).expect("nobody has learned anything");
    assert_eq!(*table.state(), before);
}

#[test]
fn what_a_crew_looks_at_is_a_barrier_also_where_nothing_is_rolled() {
    // The second crew looks at a card that the first has put back on top: there is no roll.
    let mut table = on_the_first_turn();
    table.choose(FIRST, LOOK).expect("taken");
    table.advance(&mut Vec::new()).expect("a card is looked at");
    table.choose(FIRST, Choice::PutBack(Place::Top)).expect("taken");
    let moment = entries(&table);
    table.choose(SECOND, LOOK).expect("taken");

    assert_eq!(entries(&table), moment + 1, "nothing is rolled");
    assert_eq!(table.undoable(SECOND), Err(Barrier::Shown { entry: moment + 1 }));
    assert_eq!(table.undoable(FIRST), Err(Barrier::Answered { entry: moment + 1, by: SECOND }));
}

/// A table of walkers, after these strides of the first.
fn walked(paces: &[Pace]) -> Table<Walk> {
    let holders = table::holders(2);
    let mut table = Table::<Walk>::open(engine::Setup::standard(2), holders, Dealer::seeded(1)).expect("a table");
    for &pace in paces {
        table.choose(FIRST, walk::Choice::Stride(pace)).expect("taken");
    }
    table
}

#[test]
fn a_run_of_answers_is_taken_back_one_by_one() {
    let mut table = walked(&[Pace::Step, Pace::Step, Pace::Step]);
    assert_eq!(table.undoable(FIRST), Ok(vec![2, 1, 0]));
    for moment in [2, 1, 0] {
        assert_eq!(table.undo(FIRST).expect("free").entry, Entry::Undone { to: moment });
        assert_eq!(table.state(), walked(&vec![Pace::Step; moment]).state());
    }
    assert_eq!(table.undoable(FIRST), Err(Barrier::Start));
}

#[test]
fn a_run_of_answers_is_taken_back_at_once() {
    let mut table = walked(&[Pace::Step, Pace::Step, Pace::Step]);
    assert_eq!(table.undo_all(FIRST).expect("free").entry, Entry::Undone { to: 0 });
    assert_eq!(table.state(), walked(&[]).state());
}

#[test]
fn a_run_of_answers_is_taken_back_to_a_place_in_it_and_no_further() {
    let mut table = walked(&[Pace::Shout, Pace::Step, Pace::Step, Pace::Step]);

    assert!(matches!(table.undo_to(FIRST, 0), Err(TableError::Barrier(Barrier::Shown { entry: 1 }))));
    assert!(table.undo_to(FIRST, 4).is_err(), "there is nothing to take back since");
    assert_eq!(table.undo_to(FIRST, 2).expect("free").entry, Entry::Undone { to: 2 });

    assert_eq!(table.state(), walked(&[Pace::Shout, Pace::Step]).state());
}

#[test]
fn a_run_of_answers_is_taken_back_up_to_the_barrier() {
    let mut table = walked(&[Pace::Step, Pace::Shout, Pace::Step, Pace::Step]);
    assert_eq!(table.undoable(FIRST), Ok(vec![3, 2]));
    assert_eq!(table.undo_all(FIRST).expect("free").entry, Entry::Undone { to: 2 });
    assert_eq!(table.undoable(FIRST), Err(Barrier::Shown { entry: 2 }));
}

#[test]
fn what_was_taken_back_is_passed_over() {
    let mut table = walked(&[Pace::Step, Pace::Step]);
    table.undo(FIRST).expect("free");
    table.choose(FIRST, walk::Choice::Stride(Pace::Step)).expect("taken");
    assert_eq!(table.undoable(FIRST), Ok(vec![3, 0]));
}

#[test]
fn at_a_table_for_practice_any_moment_can_be_gone_back_to_with_consent() {
    let mut table = on_the_first_turn_for_practice();
    let mut states = vec![(entries(&table), *table.state())];
    let mut numbers = Numbers(3);
    for _ in 0..12 {
        answer_at_random(&mut table, &mut numbers);
        states.push((entries(&table), *table.state()));
    }
    assert!(!table.is_finished(), "{}", table.record().text());
    for (moment, state) in states {
        table.undo_by_consent(moment).expect("any moment can be gone back to");
        assert_eq!(*table.state(), state);
    }
}

#[test]
fn what_was_taken_back_can_be_gone_back_to_with_consent() {
    let mut table = on_the_first_turn();
    offer_a_gift(&mut table, FIRST);
    let (offered, moment) = (*table.state(), entries(&table));
    table.undo(FIRST).expect("nobody has learned anything");
    table.undo_by_consent(moment).expect("any moment can be gone back to");
    assert_eq!(*table.state(), offered);
}

#[test]
fn there_is_no_going_back_to_what_has_not_been() {
    let mut table = on_the_first_turn();
    let moment = entries(&table) + 1;
    assert_eq!(table.undo_by_consent(moment).unwrap_err(), TableError::NoSuchMoment { to: moment });
}

#[test]
fn what_chance_has_shown_is_taken_back_by_nobodys_consent() {
    let mut table = on_the_first_turn();
    let moment = entries(&table);
    table.choose(FIRST, LISTEN).expect("taken");
    table.advance(&mut Vec::new()).expect("a card is drawn");
    let rolled = Barrier::Rolled { entry: moment + 2 };

    assert_eq!(table.undo_by_consent(moment).unwrap_err(), TableError::Barrier(rolled));
    assert_eq!(table.undoable_by_consent(FIRST), Err(rolled));
    assert_eq!(entries(&table), moment + 2, "nothing has happened");
}

#[test]
fn with_consent_is_taken_back_what_others_have_heard_and_answered() {
    let mut table = on_the_first_turn();
    let (before, moment) = (*table.state(), entries(&table));
    table.choose(FIRST, PASS).expect("taken");
    offer_a_gift(&mut table, SECOND);
    assert_eq!(table.undoable(FIRST), Err(Barrier::Answered { entry: moment + 2, by: SECOND }));

    assert_eq!(table.undoable_by_consent(FIRST), Ok(moment));
    table.undo_by_consent(moment).expect("nothing was drawn");

    assert_eq!(*table.state(), before);
}

#[test]
fn the_same_place_brings_the_same_card_however_often_it_is_taken_back() {
    let mut table = on_the_first_turn_for_practice();
    let mut drawn = BTreeSet::new();
    for _ in 0..40 {
        table.choose(FIRST, LISTEN).expect("taken");
        let mut happened = Vec::new();
        table.advance(&mut happened).expect("a card is drawn");
        let Entry::Rolled { outcome: Outcome::Draw(signal) } = happened[0].entry else { panic!("a draw") };
        drawn.insert(signal);
        let to = table.undoable_by_consent(FIRST).expect("anything is taken back for practice");
        table.undo_by_consent(to).expect("any moment can be gone back to");
    }
    assert_eq!(drawn.len(), 1, "{drawn:?}");
}

#[test]
fn what_is_answered_and_taken_back_freely_before_a_draw_does_not_change_it() {
    let drawn_after = |n_gifts: usize| {
        let mut table = on_the_first_turn();
        for _ in 0..n_gifts {
            offer_a_gift(&mut table, FIRST);
            table.undo(FIRST).expect("nobody has learned anything");
        }
        table.choose(FIRST, LISTEN).expect("taken");
        let mut happened = Vec::new();
        table.advance(&mut happened).expect("a card is drawn");
        happened[0].lines.clone()
    };
    let drawn: BTreeSet<String> = (0..30).map(drawn_after).collect();
    assert_eq!(drawn.len(), 1, "{drawn:?}");
}

#[test]
fn after_taking_back_the_answer_counts_that_was_given_then() {
    let mut table = on_the_first_turn();
    offer_a_gift(&mut table, FIRST);
    table.undo(FIRST).expect("nobody has learned anything");
    let refused = table.choose(SECOND, Choice::Gift(GiftAnswer::Accept)).unwrap_err();
    // The second crew may jam the turn, so it is asked; but no gift is offered any more.
    assert_eq!(refused, TableError::Refused(Refused::NotOffered));
}

#[test]
fn a_finished_game_is_not_taken_back() {
    let mut table = played_straight(2, 1);
    assert_eq!(table.undo_by_consent(0).unwrap_err(), TableError::Finished);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn games_with_much_taking_back_verify_and_replay(seed in any::<u64>()) {
        let mut table = opened(3, seed);
        let mut numbers = Numbers(seed);
        for _ in 0..150 {
            if table.is_finished() {
                break;
            }
            answer_at_random(&mut table, &mut numbers);
            for seat in Seat::all(3) {
                if !table.is_finished() && numbers.one_in(3) {
                    let _ = table.undo(seat);
                }
            }
            if !table.is_finished() {
                do_something_else(&mut table, &mut numbers);
            }
        }
        let record = Record::<Contact>::parse(table.record().text().as_bytes()).expect("it reads");
        let replay = Replay::of(&record).expect("it replays");
        prop_assert_eq!(replay.state(), table.state());
        prop_assert_eq!(proves_everything(record.text().as_bytes()), table.is_finished());
    }

    /// Whatever is answered and taken back on the way: the same line of play has the same
    /// outcomes.
    #[test]
    fn the_same_line_of_play_brings_the_same_outcomes(
        seed in any::<u64>(),
        junk in proptest::collection::vec(any::<u64>(), 1..4),
    ) {
        let mut straight = opened_for_practice(3, seed);
        let mut numbers = Numbers(seed);
        while !straight.is_finished() {
            answer_at_random(&mut straight, &mut numbers);
        }
        let line = answers_and_outcomes(&straight);
        for junk in junk {
            let (mut table, mut numbers) = (opened_for_practice(3, seed), Numbers(junk));
            while !table.is_finished() {
                play_astray(&mut table, &mut numbers);
                let next = table.record().line_of_play().len();
                let Some(Entry::Chose { seat, choice }) = line.get(next).cloned() else { panic!("{next}") };
                table.choose(seat, choice).expect("as on the other line");
                table.advance(&mut Vec::new()).expect("chance speaks");
            }
            prop_assert_eq!(&answers_and_outcomes(&table), &line);
            let verdict = verify(table.record()).expect("it fits");
            let is_dealer = |proven: &Proven| matches!(proven, Proven::Dealer { .. });
            prop_assert!(verdict.proven.iter().any(is_dealer));
        }
    }

    /// At a table that is not for practice what was taken back freely changes nothing either.
    #[test]
    fn twins_with_other_answers_taken_back_before_them_roll_the_same(seed in any::<u64>(), junk in any::<u64>()) {
        let straight = played_straight(2, seed);
        let line = answers_and_outcomes(&straight);
        let (mut table, mut numbers) = (opened(2, seed), Numbers(junk));
        while !table.is_finished() {
            let next = table.record().line_of_play().len();
            let Some(Entry::Chose { seat, choice }) = line.get(next).cloned() else { panic!("{next}") };
            answer_and_take_back(&mut table, seat, &mut numbers);
            table.choose(seat, choice).expect("as on the other line");
            table.advance(&mut Vec::new()).expect("chance speaks");
        }
        prop_assert_eq!(answers_and_outcomes(&table), line);
        prop_assert!(proves_everything(table.record().text().as_bytes()));
    }
}

/// The line of play.
fn answers_and_outcomes(table: &Table<Contact>) -> Vec<Entry<Contact>> {
    let entries = table.record().entries();
    table.record().line_of_play().into_iter().map(|entry| entries[entry - 1].entry.clone()).collect()
}

/// Plays some answers, and goes back to where it was; stays there if the game would end.
fn play_astray(table: &mut Table<Contact>, numbers: &mut Numbers) {
    let moment = entries(table);
    for _ in 0..numbers.below(4) {
        let mut ahead = Table::resume(read(table.record().text()), table.dealer().clone()).expect("it goes on");
        let mut same = Numbers(numbers.0);
        answer_at_random(&mut ahead, &mut same);
        if ahead.is_finished() {
            break;
        }
        answer_at_random(table, numbers);
    }
    table.undo_by_consent(moment).expect("any moment can be gone back to");
}

/// Gives an answer that a seat can take back freely, if there is one, and takes it back.
fn answer_and_take_back(table: &mut Table<Contact>, seat: Seat, numbers: &mut Numbers) {
    let mut choices = Vec::new();
    table.state().choices(seat, &mut choices);
    let choice = choices[numbers.below(choices.len())];
    let offers = <Contact as Views>::offers(table.state(), seat);
    if offers.iter().any(|offer| offer.choice == choice && !offer.is_final) {
        table.choose(seat, choice).expect("taken");
        table.undo(seat).expect("it is not final");
    }
}

#[test]
fn what_a_seat_has_seen_it_remembers_across_taking_back() {
    let mut table = on_the_first_turn_for_practice();
    let moment = entries(&table);
    table.choose(FIRST, LOOK).expect("taken");
    table.advance(&mut Vec::new()).expect("the card is settled");
    table.choose(FIRST, Choice::PutBack(Place::Bottom)).expect("taken");
    let seen = table.state().board().crew(FIRST).memory;
    assert!(seen.of(Place::Bottom).is_some());

    table.undo_by_consent(moment).expect("the others agree");

    assert_eq!(table.state().board().crew(FIRST).memory, seen, "taking back changes what is, not what is known");
    let replay = Replay::of(table.record()).expect("the record fits");
    assert_eq!(replay.state(), table.state());
}

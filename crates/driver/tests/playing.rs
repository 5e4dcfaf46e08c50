//! Tables: opened, played, taken up again and continued.

mod table;

use contact::{Choice, Contact, ContactSetup, rules::turn::Action, words::Stance};
use driver::{
    Dealer, Entry, Holder, Nonce, Open, Record, Replay, Seating, StopReason, Table, TableError, Unfit, verify,
};
use engine::{Refused, Seat, Setup};
use proptest::prelude::*;
use table::{FIRST, Numbers, SECOND, answer_at_random, do_something_else, holders, opened, played, played_straight};

const HIDE: Choice = Choice::StanceTaking(Stance::Hide);

#[test]
fn each_thing_that_happens_is_numbered_and_told_with_its_lines() {
    let mut table = opened(2, 1);
    let text = table.record().text().to_owned();
    let happened = table.choose(FIRST, HIDE).expect("taken");
    assert_eq!(happened.number, 5);
    assert_eq!(happened.entry, Entry::Chose { seat: FIRST, choice: HIDE });
    assert_eq!(happened.lines, "> 1 stance-taking hide\n");
    assert_eq!(happened.events.len(), 1);
    assert_eq!(table.record().text(), text + &happened.lines);
}

#[test]
fn the_lines_that_are_told_are_the_whole_record() {
    let mut table = Table::<Contact>::open(ContactSetup::standard(3), holders(3), Dealer::seeded(4)).expect("a table");
    let mut text = table.record().text().to_owned();
    let mut numbers = Numbers(4);
    while !table.is_finished() {
        let happened = answer_at_random(&mut table, &mut numbers);
        happened.iter().for_each(|happened| text.push_str(&happened.lines));
    }
    assert_eq!(table.record().text(), text);
}

#[test]
fn an_answer_that_is_refused_changes_nothing() {
    let mut table = opened(2, 1);
    let (state, text) = (*table.state(), table.record().text().to_owned());
    let pass = Choice::Turn(Action::Pass);
    assert_eq!(table.choose(FIRST, pass).unwrap_err(), TableError::Refused(Refused::NotOffered));
    assert_eq!(table.choose(Seat(2), HIDE).unwrap_err(), TableError::NoSuchSeat(Seat(2)));
    assert_eq!(table.choose(Seat(200), HIDE).unwrap_err(), TableError::NoSuchSeat(Seat(200)));
    assert_eq!((*table.state(), table.record().text()), (state, &*text));
}

#[test]
fn the_seed_is_not_in_the_record_of_a_game_under_way() {
    let table = opened(2, 1);
    assert!(!table.record().text().contains(&table.dealer().seed().to_string()));
    let table = played_straight(2, 1);
    assert!(table.record().text().contains(&format!("seed {}", table.dealer().seed())));
}

#[test]
fn a_table_says_nothing_of_what_is_on_it_by_accident() {
    let shown = format!("{:?}", opened(2, 1));
    assert_eq!(shown, "Table { game: \"contact\", entries: 4, finished: false, .. }");
}

#[test]
fn a_finished_table_takes_nothing_more() {
    let mut table = opened(2, 1);
    table.stop(StopReason::RoundLimit).expect("stopped");
    assert!(table.is_finished());
    assert_eq!(table.choose(FIRST, HIDE).unwrap_err(), TableError::Finished);
    assert_eq!(table.stop(StopReason::RoundLimit).unwrap_err(), TableError::Finished);
    assert!(table.let_chance_speak().expect("nothing to say").is_none());
    assert_eq!(table.forced(FIRST), None);
    assert_eq!(table.default_answer(FIRST), None);
}

#[test]
fn a_game_ends_when_all_but_one_have_resigned() {
    let mut table = opened(2, 1);
    table.resign(FIRST).expect("anybody may leave");
    table.advance(&mut Vec::new()).expect("the last word is given");
    assert!(table.is_finished());
    assert!(table.record().text().contains("\nx 1\n"));
    assert!(verify(table.record()).expect("it fits").is_complete());
}

#[test]
fn a_table_has_a_holder_for_each_seat() {
    let open = |seating: Seating| Table::<Contact>::open(ContactSetup::standard(3), seating, Dealer::seeded(1));
    let error = open(holders(2).into()).expect_err("a seat is free");
    assert_eq!(error, TableError::Holders { given: 2, needed: 3 });
    let error = open(Seating::from(holders(3)).with_nonce(Seat(3), Nonce([0; 16]))).expect_err("no such seat");
    assert_eq!(error, TableError::NoSuchSeat(Seat(3)));
}

#[test]
fn an_absent_player_gets_the_answer_that_the_rules_have_for_it() {
    let mut table = opened(2, 1);
    assert_eq!(table.default_answer(FIRST), None, "a stance is no trivial choice");
    table.choose(FIRST, HIDE).expect("taken");
    table.choose(SECOND, HIDE).expect("taken");
    assert_eq!(table.default_answer(FIRST), Some(Choice::Turn(Action::Pass)));
    assert_eq!(table.default_answer(SECOND), None, "only who is asked is absent");
    assert_eq!(table.default_answer(Seat(200)), None);
}

#[test]
fn a_record_that_is_full_can_still_be_brought_to_an_end() {
    let mut table = opened(2, 1);
    let holder = Holder::person("x").expect("a good name");
    let full = loop {
        if let Err(error) = table.seat_taken(FIRST, holder.clone()) {
            break error;
        }
    };
    assert_eq!(full, TableError::RecordFull);
    table.stop(StopReason::RecordFull).expect("it can be stopped");
    let record = Record::<Contact>::parse(table.record().text().as_bytes()).expect("it is not too long");
    assert!(verify(&record).expect("it fits").is_complete());
}

#[test]
fn a_record_without_room_for_answers_still_lets_people_go() {
    let mut table = opened(2, 1);
    let holder = Holder::person("x").expect("a good name");
    while !table.is_full() {
        table.seat_taken(FIRST, holder.clone()).expect("there is room");
    }
    let asked = table.state().pending().may_answer().first().expect("somebody is asked");
    let mut choices = Vec::new();
    table.state().choices(asked, &mut choices);

    assert_eq!(table.choose(asked, choices[0]).unwrap_err(), TableError::RecordFull);
    let n_entries = table.record().entries().len();
    assert_eq!(table.undo_by_consent(n_entries - 1).unwrap_err(), TableError::RecordFull);
    table.seat_taken(SECOND, Holder::bot("random", "").expect("a bot")).expect("somebody gets up");
    table.resign(FIRST).expect("somebody resigns");
}

#[test]
fn a_game_is_taken_up_with_its_own_dealer_only() {
    let table = opened(2, 1);
    let record = table.record().clone();
    assert_eq!(Table::resume(record.clone(), Dealer::seeded(2)).unwrap_err(), TableError::OtherDealer);
    let finished = played_straight(2, 1).record().clone();
    assert_eq!(Table::resume(finished, Dealer::seeded(1)).unwrap_err(), TableError::Finished);
    let resumed = Table::resume(record, Dealer::seeded(1)).expect("its own dealer");
    assert_eq!(resumed.state(), table.state());
}

#[test]
fn a_game_whose_record_does_not_replay_is_not_taken_up() {
    let text = opened(2, 1).record().text().replace("= round 0 ", "= round 1 ");
    let record = Record::<Contact>::parse(text.as_bytes()).expect("it reads");
    let Err(TableError::Misfit(misfit)) = Table::resume(record, Dealer::seeded(1)) else {
        panic!("it does not replay")
    };
    assert_eq!(misfit.why, Unfit::OtherRound { round: 0 });
}

#[test]
fn wherever_the_program_is_ended_the_game_goes_on_in_the_same_way() {
    let whole = played_straight(2, 6).record().clone();
    let from = whole.header_text().len();
    let ends = whole.text()[from..].match_indices('\n').map(|(at, _)| from + at + 1);
    let mut taken_up = 0;
    for end in [from].into_iter().chain(ends) {
        let Ok(record) = Record::<Contact>::parse(&whole.text().as_bytes()[..end]) else { continue };
        if record.footer().is_some() {
            continue;
        }
        let mut table = Table::resume(record, Dealer::seeded(6)).expect("it is taken up");
        let played = table.record().entries().len();
        table.advance(&mut Vec::new()).expect("chance speaks");
        for written in &whole.entries()[played..] {
            match written.entry {
                Entry::Chose { seat, choice } => drop(table.choose(seat, choice).expect("taken as before")),
                Entry::Rolled { .. } => (),
                Entry::Resigned { .. } | Entry::Undone { .. } | Entry::SeatTaken { .. } | Entry::Stopped { .. } => {
                    panic!("a straight game has only answers and rolls")
                }
            }
            table.advance(&mut Vec::new()).expect("chance speaks");
        }
        assert_eq!(table.record().text(), whole.text());
        taken_up += 1;
    }
    assert!(taken_up > whole.entries().len());
}

#[test]
fn a_game_is_continued_from_any_moment_with_another_dealer() {
    let parent = played(ContactSetup::standard(3), 5).record().clone();
    let replay = Replay::of(&parent).expect("it replays");
    let mut continued = 0;
    for moment in 0..=parent.entries().len() {
        let table = Table::continue_from(&parent, moment, holders(3), Dealer::seeded(99));
        let is_over = replay.state_after(moment).expect("replayed").is_over();
        let is_stopped = moment == parent.entries().len();
        if is_over || is_stopped {
            assert_eq!(table.unwrap_err(), TableError::NothingToContinue);
            continue;
        }
        let mut table = table.expect("it goes on");
        assert_eq!(Some(table.state()), replay.state_after(moment));
        let mut numbers = Numbers(moment as u64);
        table.advance(&mut Vec::new()).expect("chance speaks");
        while !table.is_finished() {
            answer_at_random(&mut table, &mut numbers);
        }
        let named = format!("\nparent {} entry {moment} secrets-known\n", parent.transcript().digest());
        assert!(table.record().text().contains(&named));
        let record = Record::<Contact>::parse(table.record().text().as_bytes()).expect("it reads");
        let verdict = verify(&record).expect("it fits");
        match moment {
            0 => assert!(verdict.is_complete()),
            entries => assert_eq!(verdict.open, [Open::Inherited { entries }]),
        }
        continued += 1;
    }
    assert!(continued > 10);
    let beyond = Table::continue_from(&parent, parent.entries().len() + 1, holders(3), Dealer::seeded(99));
    assert_eq!(beyond.unwrap_err(), TableError::NothingToContinue);
}

#[test]
fn a_record_continues_the_one_it_names_and_no_other() {
    let parent = played_straight(2, 1).record().clone();
    let continued = Table::continue_from(&parent, 6, holders(2), Dealer::seeded(99)).expect("it goes on");
    assert!(continued.record().continues(&parent));
    assert!(!parent.continues(&parent));
    assert!(!continued.record().continues(played_straight(2, 2).record()));
    let text = continued.record().text();
    let (first, second) = ("> 1 stance-taking", "> 2 stance-taking");
    let forged = match text.contains(first) {
        true => text.replacen(first, second, 1),
        false => text.replacen(second, first, 1),
    };
    assert!(!table::read(&forged).continues(&parent), "{forged}");
}

#[test]
fn the_record_says_who_sits_where_now() {
    let named = |name: &str| Holder::person(name).expect("a good name");
    let mut table = opened(2, 1);
    table.seat_taken(SECOND, named("Jo")).expect("taken");
    table.seat_taken(SECOND, named("Kim")).expect("taken");
    let names = |table: &Table<Contact>| -> Vec<String> {
        table.record().holders().iter().map(|holder| holder.name().to_owned()).collect()
    };
    assert_eq!(names(&table), ["Anna", "Kim"]);

    let entries = table.record().entries().len();
    let mut continued =
        Table::continue_from(table.record(), entries, holders(2), Dealer::seeded(2)).expect("it goes on");

    assert_eq!(names(&continued), ["Anna", "Bo"]);
    continued.seat_taken(FIRST, named("Lu")).expect("taken");
    assert_eq!(names(&continued), ["Lu", "Bo"]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn a_game_taken_up_anywhere_knows_what_can_be_taken_back(seed in any::<u64>(), steps in 0..60_usize) {
        let mut table = opened(3, seed);
        let mut numbers = Numbers(seed);
        for _ in 0..steps {
            answer_at_random(&mut table, &mut numbers);
            if table.is_finished() {
                return Ok(());
            }
            do_something_else(&mut table, &mut numbers);
            if table.is_finished() {
                return Ok(());
            }
        }
        let mut told = Vec::new();
        let resumed = Table::resume_telling(table.record().clone(), Dealer::seeded(seed), |events| told.push(events));
        let resumed = resumed.expect("it is taken up");
        prop_assert_eq!(told, all_events(table.record()));
        prop_assert_eq!(resumed.state(), table.state());
        prop_assert_eq!(resumed.record(), table.record());
        for seat in Seat::all(3) {
            prop_assert_eq!(resumed.undoable(seat), table.undoable(seat));
        }
    }
}

/// What happened with each entry of a record.
fn all_events(record: &Record<Contact>) -> Vec<Vec<contact::Event>> {
    let replay = Replay::of(record).expect("it fits");
    (1..=replay.n_entries()).map(|entry| replay.events_of(entry)).collect()
}

#[test]
fn a_finished_game_that_is_laid_out_tells_what_happened_with_each_entry() {
    let played = played_straight(3, 9);

    let mut told = Vec::new();
    Table::finished_telling(played.record().clone(), |events| told.push(events)).expect("it fits");

    assert_eq!(told, all_events(played.record()));
    assert!(told.iter().any(|events| !events.is_empty()));
}

#[test]
fn a_finished_game_is_laid_out_again_and_takes_nothing_more() {
    let played = played_straight(3, 9);
    let unfinished = opened(3, 9);

    let mut laid_out = Table::finished(played.record().clone()).expect("it fits").expect("it is finished");

    assert_eq!(laid_out.state(), played.state());
    assert_eq!(laid_out.record(), played.record());
    assert_eq!(laid_out.resign(FIRST).unwrap_err(), TableError::Finished);
    assert!(Table::finished(unfinished.record().clone()).expect("it fits").is_none());
}

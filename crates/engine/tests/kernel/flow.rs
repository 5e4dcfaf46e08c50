//! How rules call, unwind and end, and what the kernel takes and refuses.

use crate::table::{FIRST, SECOND, given, given_a_fight, given_a_turn, given_stances};
use contact::{
    Choice, Contact, Event, Frame, Outcome,
    rules::{
        find::{Fight, FindAnswer, Spoils},
        gift::GiftAnswer,
        reckoning::LastWord,
        round::{Round, StanceTaking},
        turn::{Action, Turn},
    },
    words::{Face, Place, Signal, Stance},
};
use engine::{Log, Offer, Pending, Refused, RuleId, Seat, Seats, State};

#[test]
fn the_rule_that_waits_is_on_top_of_those_that_called_it() {
    let table = given_a_fight();

    let round = Round { next: Seat(2) };
    let expected: [Frame; 3] = [round.into(), Spoils { by: SECOND }.into(), Fight { by: SECOND }.into()];
    assert_eq!(table.under_way(), expected);
}

#[test]
fn a_called_rule_ends_before_its_caller_goes_on() {
    let mut table = given_a_fight();

    table.the_die_shows(Face::Calm);

    let fought = table.events.iter().position(|&event| event == Event::Fought { by: SECOND, face: Face::Calm });
    let found = table.events.iter().position(|&event| event == Event::JammerFound { by: SECOND });
    assert!(fought.is_some() && fought < found);
    assert_eq!(table.board().crew(SECOND).jammers, 1);
}

#[test]
fn unwinding_drops_what_was_called_down_to_the_named_rule() {
    let mut table = given_a_fight();

    table.the_die_shows(Face::Storm);

    assert_eq!(table.board().crew(SECOND).jammers, 0, "the spoils were dropped");
    assert_eq!(table.board().round, 2);
    let expected: [Frame; 2] = [Round { next: FIRST }.into(), StanceTaking { round: 2 }.into()];
    assert_eq!(table.under_way(), expected);
}

#[test]
fn unwinding_without_such_a_rule_below_drops_everything() {
    let board = *given_a_fight().board();
    let under_way: [Frame; 2] = [Spoils { by: SECOND }.into(), Fight { by: SECOND }.into()];
    let mut state = State::<Contact>::left_at(board, under_way);

    state.resolve(Outcome::Fight(Face::Storm), &mut Log::Off).expect("the die may show it");

    let expected: [Frame; 2] = [Round { next: FIRST }.into(), StanceTaking { round: 2 }.into()];
    assert_eq!(state.under_way(), expected);
}

#[test]
fn unwinding_stops_at_the_nearest_such_rule() {
    let board = *given_a_fight().board();
    let outer: Frame = Round { next: FIRST }.into();
    let under_way = [outer, Round { next: Seat(2) }.into(), Fight { by: SECOND }.into()];
    let mut state = State::<Contact>::left_at(board, under_way);

    state.resolve(Outcome::Fight(Face::Storm), &mut Log::Off).expect("the die may show it");

    let expected = [outer, Round { next: FIRST }.into(), StanceTaking { round: 2 }.into()];
    assert_eq!(state.under_way(), expected);
}

#[test]
fn the_end_drops_everything_and_still_rolls() {
    let mut table = given_a_fight();

    table.the_die_shows(Face::Echo);
    assert_eq!(table.under_way(), [Frame::from(LastWord)]);
    assert!(!table.state.is_over());

    table.shows(Outcome::LastWord(SECOND));
    assert!(table.state.is_over());
    assert_eq!(table.state.pending(), Pending::Nobody);
}

#[test]
fn a_game_that_is_over_takes_nothing() {
    let mut table = given_a_fight();
    table.the_die_shows(Face::Echo).shows(Outcome::LastWord(SECOND));
    let before = table.state;

    let chosen = table.state.choose(FIRST, Choice::Turn(Action::Pass), &mut Log::Off);
    let shown = table.state.resolve(Outcome::LastWord(SECOND), &mut Log::Off);
    let left = table.state.resign(FIRST, &mut Log::Off);

    assert_eq!(chosen, Err(Refused::NotAsked));
    assert_eq!(shown, Err(Refused::NoRoll));
    assert_eq!(left, Err(Refused::NotAsked));
    assert_eq!(table.state, before);
}

#[test]
fn simultaneous_answers_do_not_depend_on_their_order() {
    let (mut one, mut other) = (given_stances(), given_stances());

    one.chooses(FIRST, Choice::StanceTaking(Stance::Hail)).chooses(SECOND, Choice::StanceTaking(Stance::Hide));
    other.chooses(SECOND, Choice::StanceTaking(Stance::Hide)).chooses(FIRST, Choice::StanceTaking(Stance::Hail));

    assert_eq!(one.state, other.state);
    assert_eq!(one.board().crew(FIRST).points, 2);
}

#[test]
fn who_has_answered_is_not_asked_again() {
    let mut table = given_stances();

    table.chooses(SECOND, Choice::StanceTaking(Stance::Hide));

    let waits = Pending::Players { asked: Seats::one(FIRST), may_interject: Seats::NONE };
    assert_eq!(table.state.pending(), waits);
    let again = table.state.may_choose(SECOND, Choice::StanceTaking(Stance::Hail));
    assert_eq!(again, Err(Refused::NotAsked));
}

#[test]
fn whoever_may_interject_may_answer_without_being_asked() {
    let mut table = given_a_turn();
    let waits = Pending::Players { asked: Seats::one(FIRST), may_interject: Seats::one(SECOND) };
    assert_eq!(table.state.pending(), waits);

    table.chooses(SECOND, Choice::Turn(Action::Jam));

    assert_eq!(table.under_way().last(), Some(&Turn { by: SECOND }.into()));
}

#[test]
fn an_answer_is_refused_for_the_first_reason_that_holds() {
    let table = given_a_turn();
    let may = |seat, choice| table.state.may_choose(seat, choice);

    assert_eq!(may(Seat(2), Choice::Turn(Action::Pass)), Err(Refused::NotAsked));
    assert_eq!(may(FIRST, Choice::PutBack(Place::Top)), Err(Refused::NotOffered));
    assert_eq!(may(FIRST, Choice::Turn(Action::Give(Signal::Hunter))), Err(Refused::NotOffered));
    assert_eq!(may(SECOND, Choice::Turn(Action::Pass)), Err(Refused::NotOffered));
    assert_eq!(may(FIRST, Choice::Turn(Action::Pass)), Ok(()));
}

#[test]
fn a_rule_that_forbids_an_answer_is_named() {
    let mut table = given_a_turn();
    table.chooses(FIRST, Choice::Turn(Action::Look)).shows(Outcome::Glance(Signal::Hunter));
    table.chooses(FIRST, Choice::PutBack(Place::Top)).chooses(SECOND, Choice::Turn(Action::Pass)).both_hide();

    let looked_again = table.state.may_choose(FIRST, Choice::Turn(Action::Look));

    assert_eq!(looked_again, Err(Refused::Because(RuleId("CON-4.3"))));
}

#[test]
fn chance_is_refused_when_it_is_not_asked_or_cannot_show_it() {
    let mut asked = given();
    let mut not_asked = given_a_turn();

    let impossible = asked.state.resolve(Outcome::Fight(Face::Calm), &mut Log::Off);
    let unasked = not_asked.state.resolve(Outcome::Dealing(Signal::Beacon), &mut Log::Off);
    let answered = asked.state.choose(FIRST, Choice::Turn(Action::Pass), &mut Log::Off);

    assert_eq!(impossible, Err(Refused::CannotShow));
    assert_eq!(unasked, Err(Refused::NoRoll));
    assert_eq!(answered, Err(Refused::NotAsked));
}

#[test]
fn nobody_but_those_who_may_answer_is_offered_anything() {
    let table = given_a_turn();
    let mut choices = vec![Choice::Turn(Action::Pass)];

    table.state.choices(Seat(2), &mut choices);

    assert!(choices.is_empty());
}

#[test]
fn a_secret_question_is_not_public_and_others_are() {
    let mut table = given_a_turn();
    assert!(table.state.is_public());

    table.chooses(FIRST, Choice::Turn(Action::Listen)).shows(Outcome::Draw(Signal::Trader));

    assert!(!table.state.is_public());
}

#[test]
fn who_leaves_in_the_middle_of_a_turn_is_not_waited_for() {
    let mut table = given_a_turn();
    table.chooses(FIRST, Choice::Turn(Action::Give(Signal::Trader)));

    table.resigns(SECOND);

    assert_eq!(table.under_way(), [Frame::from(LastWord)]);
    assert_eq!(table.state.resign(SECOND, &mut Log::Off), Err(Refused::NotAsked));
}

#[test]
fn a_state_that_is_left_is_not_run() {
    let board = *given_a_turn().board();

    let state = State::<Contact>::left_at(board, [Frame::from(Spoils { by: FIRST })]);

    assert_eq!(state.pending(), Pending::Nobody);
    assert_eq!(state.board(), &board);
}

#[test]
fn a_preview_shows_what_would_happen_and_changes_nothing() {
    let mut table = given_a_turn();
    table.chooses(FIRST, Choice::Turn(Action::Give(Signal::Trader)));
    let before = table.state;

    let (after, events) = Offer::preview(&table.state, SECOND, Choice::Gift(GiftAnswer::Accept));

    assert_eq!(table.state, before);
    assert_eq!(after.board().crew(SECOND).hand.count(Signal::Trader), 2);
    assert!(events.contains(&Event::Accepted { from: FIRST, to: SECOND, signal: Signal::Trader }));
}

#[test]
fn a_log_that_is_off_keeps_nothing() {
    let mut events = Vec::new();

    assert!(!Log::<Contact>::Off.is_on());
    assert!(Log::<Contact>::On(&mut events).is_on());
    Log::<Contact>::Off.push(Event::Shuffled);
    Log::<Contact>::On(&mut events).push(Event::Shuffled);

    assert_eq!(events, [Event::Shuffled]);
}

#[test]
fn keeping_a_find_goes_back_to_whoever_called() {
    let mut table = given_a_turn();
    table.chooses(FIRST, Choice::Turn(Action::Listen)).shows(Outcome::Draw(Signal::Hunter));

    table.chooses(FIRST, Choice::Find(FindAnswer::Keep));

    let expected: [Frame; 2] = [Round { next: Seat(2) }.into(), Turn { by: SECOND }.into()];
    assert_eq!(table.under_way(), expected);
}

//! LOC-18, LOC-41: the computers.

use engine::{RuleId, Viewer};
use lockdown::{
    Choice, Heard, Outcome,
    board::{CodeToken, Passage, Rover},
    rules::{
        aims::Aim,
        computers::{self, ComputerUse},
    },
    words::{
        ActionCard, ComputerAction, ComputerCard, Contingency, CorridorNumber, CssToken, Door, Event, Intruder,
        PowerArea, Room, RoomNumber,
    },
};

use crate::table::{Given, HE, SHE, YOU, given};

/// In the Laboratory on a powered level, with a card face up.
fn at(card: ComputerCard) -> Given {
    given().computer(card).explored(8, Room::Laboratory, 1).stands(YOU, 8)
}

/// LOC-18.2 LOC-18.3 LOC-18.9 LOC-1.20
#[test]
fn a_computer_needs_power_and_no_malfunction_and_no_combat() {
    assert_eq!(computers::may_use(&at(ComputerCard::A).board, YOU), Ok(()));
    let dark = at(ComputerCard::A).power([(1, true), (4, false), (3, false), (2, true)]);
    assert_eq!(computers::may_use(&dark.board, YOU), Err(RuleId("LOC-18.2")));
    assert_eq!(computers::may_use(&at(ComputerCard::A).malfunction(8).board, YOU), Err(RuleId("LOC-18.3")));
    let fight = at(ComputerCard::A).intruder(Intruder::Adult, 8);
    assert_eq!(computers::may_use(&fight.board, YOU), Err(RuleId("LOC-18.9")));
    assert_eq!(computers::may_use(&given().stands(YOU, 13).board, YOU), Err(RuleId("LOC-18.2")), "LOC-29.91");
}

/// LOC-18.4 LOC-41.20 LOC-15.4
#[test]
fn the_used_card_goes_under_the_deck_and_the_next_one_is_turned_up() {
    let mut table = at(ComputerCard::B).computes(YOU, ComputerUse::GainKnowledge);
    assert_eq!(table.odds().len(), 5);

    table.shows(Outcome::ComputerDraw(ComputerCard::E));

    assert_eq!((table.player(YOU).knowledge, table.board().computer), (2, Some(ComputerCard::E)));
    let bottom = table.board().computers.pile.slots()[0];
    assert!(matches!(bottom, engine::Slot::Seen(card) if card.for_rules() == ComputerCard::B));
    assert!(table.told().contains(&Heard::ComputerUsed { seat: YOU, action: ComputerAction::GainKnowledge }));
}

/// LOC-41.11 LOC-18.5 LOC-26.71 LOC-29.75
#[test]
fn lock_down_breaks_the_room_and_has_all_cards_shuffled_until_another_one_is_up() {
    let mut table = at(ComputerCard::B).computes(YOU, ComputerUse::GainKnowledge);

    table.shows(Outcome::ComputerDraw(ComputerCard::LockDown));
    assert_eq!(table.odds().len(), 6, "all cards are in the deck again");
    table.shows(Outcome::ComputerDraw(ComputerCard::LockDown)).shows(Outcome::ComputerDraw(ComputerCard::B));

    assert_eq!(table.board().malfunction.iter().collect::<Vec<_>>(), [RoomNumber(8)]);
    assert_eq!((table.board().computer, table.board().computers.pile.len()), (Some(ComputerCard::B), 5));
}

/// LOC-41.21 LOC-20.36 LOC-29.35 LOC-18.11
#[test]
fn the_rover_is_moved_while_the_gate_is_closed() {
    let table = at(ComputerCard::A).computes(YOU, ComputerUse::MoveRover { to: Rover::Bunker });
    assert_eq!(table.board().rover, Rover::Bunker);

    let back = at(ComputerCard::A).with(|board| board.rover = Rover::Bunker).lines(YOU);
    assert!(back.contains(&ComputerUse::MoveRover { to: Rover::Exit { room: RoomNumber(1) } }));
}

/// LOC-41.22 LOC-18.7 LOC-18.8
#[test]
fn all_codes_of_somebody_on_the_own_level_are_seen() {
    let codes = at(ComputerCard::A).stands(SHE, 9).stands(HE, 19);
    let codes = codes.holds_code(SHE, 2, Contingency::Red).holds_code(SHE, 5, Contingency::Blue);
    let codes = codes.holds_code(HE, 3, Contingency::Grey);
    assert!(!codes.lines(YOU).contains(&ComputerUse::LookAtContingencies { of: HE }), "he is on another level");

    let table = codes.computes(YOU, ComputerUse::LookAtContingencies { of: SHE });

    let heard = table.heard_by(Viewer::seat(YOU));
    let seen = |id, code| Heard::CodeSeen { seat: YOU, token: CodeToken(id), code: Some(code) };
    assert!(heard.contains(&seen(2, Contingency::Red)) && heard.contains(&seen(5, Contingency::Blue)));
}

/// LOC-41.23 LOC-29.89 LOC-9.27 LOC-9.26 LOC-20.31
#[test]
fn any_door_on_the_board_is_opened_or_closed_but_no_destroyed_one() {
    let doors = at(ComputerCard::D).door(1, 2, Door::Closed).door(2, 2, Door::Destroyed);
    let passage = |room, number| Passage { room: RoomNumber(room), corridor: CorridorNumber(number) };
    let turn = |room, number| ComputerUse::TurnDoor { passage: passage(room, number) };
    let lines = doors.lines(YOU);
    assert!(lines.contains(&turn(1, 2)) && lines.contains(&turn(20, 4)) && !lines.contains(&turn(2, 2)));

    let opened = doors.computes(YOU, turn(1, 2));
    assert_eq!(opened.board().doors.closed().len(), 0);
    let closed = doors.computes(YOU, turn(20, 4));
    assert_eq!(closed.board().doors.closed().len(), 2);
}

/// LOC-41.26 LOC-29.88 LOC-11.40
#[test]
fn a_room_is_cleared_of_fire_and_intruders_the_largest_first() {
    let crowd = at(ComputerCard::C).fire(22).intruder(Intruder::Creeper, 22).intruder(Intruder::Adult, 22);
    let mut table = crowd.computes(YOU, ComputerUse::ClearRoom { room: RoomNumber(22) });
    assert!(table.board().fire.is_empty());

    table.shows(Outcome::RetreatDraw(Event::Nest)).shows(Outcome::RetreatDraw(Event::Panic));

    assert_eq!((table.intruders_in(26), table.intruders_in(23)), (vec![Intruder::Adult], vec![Intruder::Creeper]));
}

/// LOC-29.15 LOC-11.37
#[test]
fn who_retreats_by_a_card_with_two_numbers_takes_the_first() {
    let crowd = at(ComputerCard::C).intruder(Intruder::Adult, 22);
    let mut table = crowd.computes(YOU, ComputerUse::ClearRoom { room: RoomNumber(22) });

    table.shows(Outcome::RetreatDraw(Event::ThatsHot));

    assert_eq!(table.intruders_in(26), [Intruder::Adult], "1, and not 3");
}

/// LOC-41.28 LOC-41.29 LOC-8.2 LOC-18.6
#[test]
fn css_tokens_are_looked_at_and_power_tokens_change_places() {
    let mut look = at(ComputerCard::E).computes(YOU, ComputerUse::LookAtCssToken { space: 8 });
    look.shows(Outcome::CssLook(CssToken::C));
    assert!(look.board().time.css_at(8).expect("it stays").token.is_some());

    let swap = ComputerUse::SwapPowerTokens { one: PowerArea::S01, other: PowerArea::Elevator };
    let table = at(ComputerCard::E).computes(YOU, swap);
    let power = &table.board().power;
    assert!(!power.is_on(PowerArea::S01) && power.is_on(PowerArea::Elevator) && power.n_active() == 2);
}

/// LOC-18.11 LOC-4.73
#[test]
fn only_lines_that_change_something_are_offered() {
    let expert = at(ComputerCard::B).knowledge(YOU, 8).time(0).lines(YOU);

    assert!(expert.iter().all(|line| matches!(line, ComputerUse::SwapPowerTokens { .. })));
    assert_eq!(expert.len(), 6);
}

/// LOC-9.25 LOC-4.86
#[test]
fn without_a_door_in_stock_one_is_taken_from_elsewhere() {
    let all = [(1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (4, 1), (5, 1), (6, 4), (7, 3), (7, 4), (8, 4)];
    let full = all.into_iter().fold(at(ComputerCard::D), |it, (room, number)| it.door(room, number, Door::Closed));
    let passage = |room, number| Passage { room: RoomNumber(room), corridor: CorridorNumber(number) };
    let mut table = full.computes(YOU, ComputerUse::TurnDoor { passage: passage(20, 4) });

    table.chooses(YOU, Choice::DoorTaken(passage(1, 1)));

    let doors = table.board().doors;
    let at = |room, number| doors.at(passage(room, number).find(table.board().plan()).expect("it is a corridor"));
    assert_eq!((at(1, 1), at(20, 4), doors.tokens()), (Door::Open, Door::Closed, 11));
}

/// LOC-29.161 LOC-38.70
#[test]
fn lock_down_breaks_the_room_of_whoever_turns_it_up_computer_or_not_if_it_can_break() {
    let used = Aim::Computer { with: ComputerUse::GainKnowledge };
    let locked_down = |given: Given| {
        let mut table = given.computer(ComputerCard::B).plays(YOU, ActionCard::Neuralink, used);
        table.shows(Outcome::ComputerDraw(ComputerCard::LockDown));
        assert_eq!(table.odds().len(), 6, "all cards are shuffled in any case");
        table.shows(Outcome::ComputerDraw(ComputerCard::A));
        table
    };

    let repository = locked_down(given().stands(YOU, 4));
    assert!(repository.board().malfunction.has(RoomNumber(4)));
    let nest = locked_down(given().explored(8, Room::Nest, 0).stands(YOU, 8));
    assert!(nest.board().malfunction.is_empty());
}

/// LOC-41.12
#[test]
fn on_the_other_side_the_rover_is_moved_to_any_exit() {
    let exit = |room| ComputerUse::MoveRover { to: Rover::Exit { room: RoomNumber(room) } };
    let other = given().turned_over().computer(ComputerCard::A);
    let other = other.explored(18, Room::Laboratory, 1).stands(YOU, 18);
    let moves = other.lines(YOU).into_iter().filter(|line| matches!(line, ComputerUse::MoveRover { .. }));
    assert_eq!(moves.collect::<Vec<_>>(), [exit(2), exit(5), ComputerUse::MoveRover { to: Rover::Bunker }]);

    let table = other.computes(YOU, exit(5));

    assert_eq!(table.board().rover, Rover::Exit { room: RoomNumber(5) });
}

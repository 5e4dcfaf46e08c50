//! LOC-25.77, LOC-25.78, LOC-25.80: the Rover between the exits, and the way to the Bunker over the surface.

use engine::Views as _;
use lockdown::{
    Lockdown, Outcome,
    board::{Rover, Whereabouts},
    foresight::Ahead,
    rules::{actions::Action, aims::RoomAim, computers::ComputerUse},
    words::{
        ActionCard::{Rest, Search},
        ComputerCard, ExplorationToken, Intruder, Item, Room, RoomNumber, SurfaceCard, SurfaceFace, SurfaceToken,
    },
};

use crate::table::{
    Given, SHE, Table, YOU, go,
    ground::{B, X1},
};

fn ride(to: u8) -> RoomAim {
    RoomAim::RideRover { to: RoomNumber(to) }
}

/// You stand in 016, where the Rover is.
fn at_the_rover() -> Given {
    Given::outside().stands(YOU, 16).explored(16, Room::Surgery, 1)
}

/// You stand on the crossroads before the Bunker, the gate is open, and you wear a suit.
fn before_the_bunker() -> Given {
    let open = Given::outside().stands(YOU, X1).with(|board| board.is_gate_open = true);
    open.empty_handed(YOU).carries(YOU, Item::EnviroSuit)
}

fn walks(given: Given, face: SurfaceFace) -> Table {
    let mut table = given.uses_the_room(YOU, RoomAim::EvacuateOnFoot);
    table.shows(Outcome::SurfaceRoll(face));
    table
}

/// LOC-25.77 LOC-25.80 LOC-29.43 LOC-7.13
#[test]
fn the_rover_takes_one_to_another_exit_though_the_gate_is_closed() {
    let aims = at_the_rover().room_aims(YOU);
    assert!(aims.contains(&ride(2)) && aims.contains(&ride(5)) && !aims.contains(&ride(16)));
    assert!(!aims.contains(&RoomAim::EvacuateByRover), "the gate is closed");

    let table = at_the_rover().explored(5, Room::GuardRoom, 1).uses_the_room(YOU, ride(5));
    assert_eq!((table.room_of(YOU), table.board().rover), (5, Rover::Exit { room: RoomNumber(5) }));
    assert!(table.is_quiet(), "no noise roll");
    let elsewhere = at_the_rover().with(|board| board.rover = Rover::Exit { room: RoomNumber(2) });
    assert!(!elsewhere.room_aims(YOU).contains(&ride(5)));
}

/// LOC-25.77 LOC-29.158
#[test]
fn whoever_rides_explores_the_exit_as_usual_but_no_door_falls_shut() {
    let mut table = at_the_rover().uses_the_room(YOU, ride(2));
    table.shows(Outcome::TileReveal(Room::GuardRoom));
    table.shows(Outcome::SurfaceTokenReveal(SurfaceToken::MalfunctionTwo));
    assert!(table.board().malfunction.has(RoomNumber(2)) && table.is_quiet());
    assert_eq!(table.board().place(RoomNumber(2)).items, 2);

    let back = Given::outside().stands(YOU, 2).explored(2, Room::Surgery, 1);
    let back = back.with(|board| board.rover = Rover::Exit { room: RoomNumber(2) });
    let mut table = back.uses_the_room(YOU, ride(16));
    table.shows(Outcome::TileReveal(Room::GuardRoom)).shows(Outcome::TokenReveal(ExplorationToken::DoorThree));
    assert_eq!((table.board().doors.tokens(), table.is_quiet()), (0, true));
}

/// LOC-25.77 LOC-19.1
#[test]
fn the_ride_is_an_action_of_the_room_where_it_begins() {
    assert!(at_the_rover().malfunction(16).room_aims(YOU).is_empty());
    let mut table = at_the_rover().hand(YOU, &[Search, Rest]).explored(5, Room::GuardRoom, 1).on_the_turn_of(YOU);
    table.does(Action::UseRoom { aim: ride(5) });
    assert_eq!(table.to_pay(), 2);
    let fighting = at_the_rover().hand(YOU, &[Search, Rest]).intruder(Intruder::Larva, 16).on_the_turn_of(YOU);
    assert_eq!(fighting.refuses(Action::UseRoom { aim: ride(5) }), Some("LOC-5.7"));
    let away = at_the_rover().with(|board| board.rover = Rover::Bunker).hand(YOU, &[Search, Rest]);
    assert_eq!(away.on_the_turn_of(YOU).refuses(Action::UseRoom { aim: ride(5) }), Some("LOC-25.77"));
}

/// LOC-25.80 LOC-25.77
#[test]
fn from_any_exit_the_rover_reaches_the_bunker_once_the_gate_is_open() {
    let open = at_the_rover().with(|board| board.is_gate_open = true);
    let table = open.uses_the_room(YOU, RoomAim::EvacuateByRover);

    assert_eq!((table.player(YOU).whereabouts, table.board().rover), (Whereabouts::Bunker, Rover::Bunker));
}

/// LOC-25.78 LOC-25.80
#[test]
fn on_foot_one_leaves_from_the_crossroads_before_the_bunker_in_a_suit() {
    assert_eq!(before_the_bunker().room_aims(YOU), [RoomAim::EvacuateOnFoot]);
    assert!(before_the_bunker().with(|board| board.is_gate_open = false).room_aims(YOU).is_empty());
    assert!(before_the_bunker().empty_handed(YOU).room_aims(YOU).is_empty(), "without a suit");
    assert!(before_the_bunker().stands(YOU, 30).room_aims(YOU).is_empty(), "from another crossroads");
    let exit = before_the_bunker().stands(YOU, 16).explored(16, Room::ContaminatedRoom, 1);
    assert!(!exit.room_aims(YOU).contains(&RoomAim::EvacuateOnFoot), "an exit has no path to it");

    let table = walks(before_the_bunker(), SurfaceFace::Three);
    assert_eq!(table.player(YOU).whereabouts, Whereabouts::Bunker);
    let denied = before_the_bunker().empty_handed(YOU).hand(YOU, &[Search, Rest]).on_the_turn_of(YOU);
    assert_eq!(denied.refuses(Action::UseRoom { aim: RoomAim::EvacuateOnFoot }), Some("LOC-25.78"));
}

/// LOC-25.78 LOC-20.2
#[test]
fn whatever_comes_to_the_crossroads_makes_it_fail() {
    let far = walks(before_the_bunker().intruder(Intruder::Adult, 30), SurfaceFace::Danger);
    assert_eq!((far.room_of(YOU), far.intruders_in(X1)), (X1, vec![Intruder::Adult]));

    let mut card = walks(before_the_bunker(), SurfaceFace::Surface);
    card.shows(Outcome::SurfaceCardDraw(SurfaceCard::ThinAir));
    assert_eq!(card.player(YOU).whereabouts, Whereabouts::Bunker, "a card that brings nobody does not");
}

/// LOC-41.12 LOC-41.21 LOC-20.36
#[test]
fn a_computer_sends_the_rover_to_any_exit_or_to_the_bunker() {
    let lines = at_the_rover().computer(ComputerCard::A).lines(YOU);
    let goals: Vec<Rover> = lines
        .iter()
        .filter_map(|line| if let ComputerUse::MoveRover { to } = line { Some(*to) } else { None })
        .collect();

    let exits = [2, 5].map(|room| Rover::Exit { room: RoomNumber(room) });
    assert_eq!(goals, [exits[0], exits[1], Rover::Bunker]);
}

/// LOC-39.17 LOC-29.166
#[test]
fn the_gate_opens_from_any_exit() {
    for exit in [2, 5, 16] {
        let given = Given::outside().stands(YOU, exit).carries(YOU, Item::GateAccessCard);
        assert!(!given.item_aims(YOU, Item::GateAccessCard).is_empty(), "{exit}");
    }
    assert!(Given::outside().carries(YOU, Item::GateAccessCard).item_aims(YOU, Item::GateAccessCard).is_empty());
}

/// LOC-25.74 LOC-25.79
#[test]
fn what_the_die_of_the_surface_may_bring_is_foreseen() {
    let table = Given::outside().stands(SHE, 12).hand(YOU, &[Search, Rest]).on_the_turn_of(YOU);
    let at = table.answers(YOU).iter().position(|&it| it == lockdown::Choice::Turn(go(B))).expect("it is offered");
    let foreseen = Lockdown::foresight(&table.state, YOU).expect("something is foreseen").answers;
    let ahead = foreseen.into_iter().find(|it| usize::from(it.answer) == at).expect("a way is foreseen").ahead;

    let of_die = ahead.iter().find_map(|it| match it {
        Ahead::Noise { roll, surface_cards, .. } => Some((roll.of, *surface_cards, roll.noise.len())),
        _ => None,
    });
    assert_eq!(of_die, Some((12, 2, 4)));
}

//! LOC-25.43, LOC-50.20: the cards of the Captain, the Scientist and the Pilot of Nemesis.

use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::{FigureId, Rover},
    rules::{
        actions::Action,
        aims::{Aim, RoomAim},
    },
    words::{
        ActionCard, Character, CorridorNumber, Door, Event, Intruder, Item, Level, NoiseFace, Room, RoomNumber, YesNo,
    },
};
use nemesis_kit::crew::EventPlacementAnswer;

use crate::table::{Given, HE, SHE, Table, YOU, mixed};

const SILENCE: Outcome = Outcome::NoiseRoll(NoiseFace::Silence);

fn corridor(number: u8) -> CorridorNumber {
    CorridorNumber(number)
}

/// You in this room of the dark S-03, the others far away.
fn at(character: Character, room: Room) -> Given {
    mixed(character).explored(20, room, 1).stands(YOU, 20).stands(SHE, 4).stands(HE, 4)
}

fn uses(room: u8, with: RoomAim) -> Aim {
    Aim::RoomAction { room: RoomNumber(room), with }
}

/// Whoever is asked says this.
fn says(table: &mut Table, answer: YesNo) {
    table.chooses(SHE, Choice::Consent(answer));
}

/// LOC-25.43
#[test]
fn an_order_sends_somebody_next_door_who_is_not_asked() {
    let near = mixed(Character::Captain).stands(YOU, 7).stands(SHE, 7).stands(HE, 22);
    let sends = |number| Aim::Sends { seat: SHE, corridor: corridor(number) };
    assert_eq!(near.card_aims(YOU, ActionCard::Order), [1, 3, 4].map(sends));

    let mut table = near.plays(YOU, ActionCard::Order, sends(4));
    assert_eq!((table.room_of(SHE), table.room_of(YOU)), (16, 7));
    assert!(matches!(table.waiting(), Frame::NoiseRoll(roll) if roll.seat == SHE));
    table.shows(SILENCE);

    assert!(table.is_quiet());
    assert!(near.stands(SHE, 22).card_aims(YOU, ActionCard::Order).is_empty(), "nobody is here");
}

/// LOC-25.43
#[test]
fn motivation_has_everybody_in_the_room_draw_a_card() {
    let near = mixed(Character::Captain).stands(YOU, 7).stands(SHE, 7).stands(HE, 22);
    let mut table = near.plays(YOU, ActionCard::Motivation, Aim::Nothing);
    while table.waits_for_chance() {
        let (card, _) = table.odds()[0];
        table.shows(card);
    }

    assert_eq!([YOU, SHE, HE].map(|seat| table.hand(seat)), [1, 1, 0]);
}

/// LOC-25.53 LOC-29.63 LOC-29.172
#[test]
fn what_belongs_to_weapons_of_the_ship_does_nothing() {
    let captain = mixed(Character::Captain).carries(YOU, Item::PrototypeRifle).hand(YOU, &[ActionCard::Reload]);
    assert!(captain.card_aims(YOU, ActionCard::Reload).is_empty());
    let reload = Action::Play { card: ActionCard::Reload, aim: Aim::Nothing };
    assert_eq!(captain.on_the_turn_of(YOU).refuses(reload), Some("LOC-25.53"));

    let soldier = mixed(Character::Soldier).stands(YOU, 7).carries(YOU, Item::PrototypeRifle);
    let fight = soldier.intruder(Intruder::Adult, 7).hand(YOU, &[ActionCard::FullAuto]);
    assert!(fight.card_aims(YOU, ActionCard::FullAuto).is_empty(), "this is no Assault Rifle");
    let burst = Action::Play { card: ActionCard::FullAuto, aim: Aim::Nothing };
    assert_eq!(fight.on_the_turn_of(YOU).refuses(burst), Some("LOC-25.53"));
}

/// LOC-25.43 LOC-29.137
#[test]
fn suppressive_fire_covers_one_of_the_room_for_a_round() {
    let fight = mixed(Character::Captain).stands(YOU, 7).stands(SHE, 7).stands(HE, 22);
    let fight = fight.intruder(Intruder::Adult, 7);
    assert!(fight.card_aims(YOU, ActionCard::SuppressiveFire).is_empty(), "without a weapon");
    let armed = fight.carries(YOU, Item::PrototypePistol);
    let sends = Aim::Sends { seat: SHE, corridor: corridor(4) };
    let ammo = |table: &Table| table.player(YOU).hands.item(Item::PrototypePistol).map(|held| held.ammo);

    let mut table = armed.plays(YOU, ActionCard::SuppressiveFire, sends);
    says(&mut table, YesNo::Yes);
    assert_eq!((table.room_of(YOU), table.room_of(SHE), ammo(&table)), (7, 16, Some(0)));
    table.shows(SILENCE);
    assert!(table.is_quiet() && !table.told().iter().any(|it| matches!(it, Heard::Attacked { .. })));

    let mut stubborn = armed.plays(YOU, ActionCard::SuppressiveFire, sends);
    says(&mut stubborn, YesNo::No);
    assert_eq!((stubborn.room_of(SHE), ammo(&stubborn), stubborn.is_quiet()), (7, Some(1), true));
    let mut alone = armed.plays(YOU, ActionCard::SuppressiveFire, Aim::Way { corridor: corridor(4) });
    assert_eq!((alone.room_of(YOU), alone.room_of(SHE), ammo(&alone)), (16, 7, Some(0)), "nobody is asked");
    alone.shows(SILENCE);
}

/// LOC-25.43 LOC-27.18
#[test]
fn a_risk_that_was_assessed_stays_on_top_or_goes_under_the_deck() {
    let online = at(Character::Scientist, Room::Laboratory);
    assert!(at(Character::Scientist, Room::Surgery).card_aims(YOU, ActionCard::RiskAssessment).is_empty());
    let sees = |answer| {
        let mut table = online.plays(YOU, ActionCard::RiskAssessment, Aim::Nothing);
        table.shows(Outcome::EventLook(Event::PowerSurge)).chooses(YOU, Choice::EventPlacement(answer));
        assert!(table.told().contains(&Heard::EventPlaced { seat: YOU, answer }));
        assert!(table.told().contains(&Heard::EventSeen { seat: YOU, card: None }), "nobody else sees it");
        table.board().events.pile.top_known()
    };

    assert_eq!(sees(EventPlacementAnswer::Top), Some(Event::PowerSurge));
    assert_eq!(sees(EventPlacementAnswer::Bottom), None);
}

/// LOC-25.43 LOC-29.76
#[test]
fn whoever_blocks_access_uses_the_room_or_breaks_any_computer() {
    let online = at(Character::Scientist, Room::CoolingSystem).explored(8, Room::Archive, 1);
    let breaks = |room| Aim::Break { room: RoomNumber(room) };
    let aims = online.card_aims(YOU, ActionCard::BlockingAccess);
    assert_eq!(aims, [uses(20, RoomAim::Nothing), breaks(8), breaks(20)]);

    let broken = online.plays(YOU, ActionCard::BlockingAccess, breaks(8));
    assert_eq!(broken.board().malfunction.iter().collect::<Vec<_>>(), [RoomNumber(8)]);
    let used = online.plays(YOU, ActionCard::BlockingAccess, uses(20, RoomAim::Nothing));
    assert!(used.board().time.autodestruction.is_some());
    assert!(online.malfunction(20).card_aims(YOU, ActionCard::BlockingAccess).is_empty());
}

/// LOC-25.43 LOC-29.76 LOC-20.32 LOC-29.169
#[test]
fn the_intranet_reaches_every_room_with_a_computer_but_nobody_leaves_through_it() {
    let online = at(Character::Scientist, Room::Laboratory).explored(8, Room::CoolingSystem, 1);
    let far = uses(8, RoomAim::Nothing);
    let table = online.plays(YOU, ActionCard::Intranet, far);
    assert!(table.board().time.autodestruction.is_some());
    assert!(!online.malfunction(8).card_aims(YOU, ActionCard::Intranet).contains(&far));

    let gate = online.explored(1, Room::VentControlRoom, 1).with(|board| board.is_gate_open = true);
    let departs = |given: Given, card| given.card_aims(YOU, card).contains(&uses(1, RoomAim::EvacuateByRover));
    assert!(!departs(gate, ActionCard::Intranet));
    assert!(departs(gate.stands(YOU, 1), ActionCard::Intranet), "whoever is there does");
}

/// LOC-25.43 LOC-9.27 LOC-29.76
#[test]
fn computer_skills_turn_a_door_or_use_a_room_with_a_computer() {
    let online = at(Character::Scientist, Room::CoolingSystem);
    let door = Aim::Door { corridor: corridor(4) };
    let shut = online.plays(YOU, ActionCard::ComputerSkills, door);
    assert_eq!(shut.board().doors.at(shut.board().plan().way(RoomNumber(20), corridor(4))), Door::Closed);

    let used = online.plays(YOU, ActionCard::ComputerSkills, uses(20, RoomAim::Nothing));
    assert!(used.board().time.autodestruction.is_some());
    let aims = at(Character::Pilot, Room::PowerGenerator).card_aims(YOU, ActionCard::ComputerSkills);
    assert!(aims.iter().all(|aim| matches!(aim, Aim::Door { .. })), "no computer here: {aims:?}");
}

/// LOC-50.20 LOC-29.76
#[test]
fn the_facility_routine_is_for_yellow_and_white_rooms() {
    let turn = uses(20, RoomAim::TurnPower);
    let yellow = at(Character::Pilot, Room::PowerGenerator);
    assert_eq!(yellow.card_aims(YOU, ActionCard::FacilityRoutine), [turn]);
    assert!(yellow.plays(YOU, ActionCard::FacilityRoutine, turn).board().has_power(RoomNumber(20)));

    assert!(!at(Character::Pilot, Room::Archive).card_aims(YOU, ActionCard::FacilityRoutine).is_empty());
    assert!(at(Character::Pilot, Room::DeconRoom).card_aims(YOU, ActionCard::FacilityRoutine).is_empty());
    assert!(yellow.malfunction(20).card_aims(YOU, ActionCard::FacilityRoutine).is_empty());
}

/// LOC-50.20
#[test]
fn a_sharp_turn_is_quiet_where_all_is_known() {
    let pilot = mixed(Character::Pilot).stands(YOU, 7).stands(SHE, 22).stands(HE, 22);
    let known = pilot.plays(YOU, ActionCard::SharpTurn, Aim::Way { corridor: corridor(4) });
    assert!(known.is_quiet() && known.room_of(YOU) == 16);

    let mut unknown = pilot.plays(YOU, ActionCard::SharpTurn, Aim::Way { corridor: corridor(3) });
    unknown.shows(Outcome::TileReveal(Room::Archive));
    let (token, _) = unknown.odds()[0];
    unknown.shows(token);
    assert!(matches!(unknown.waiting(), Frame::NoiseRoll(_)), "{:?}", unknown.waiting());
}

/// LOC-50.20 LOC-28.8 LOC-29.168
#[test]
fn the_rover_and_the_elevator_are_piloted_from_any_computer() {
    let online = at(Character::Pilot, Room::Laboratory);
    let bunker = Aim::Rover { to: Rover::Bunker };
    let sent = |level| Aim::SendElevator { level };
    assert_eq!(
        online.card_aims(YOU, ActionCard::RemotePiloting),
        [bunker, sent(Level::S01), sent(Level::S03)],
        "without power, too"
    );

    let rover = online.plays(YOU, ActionCard::RemotePiloting, bunker);
    assert_eq!(rover.board().rover, Rover::Bunker);
    let elevator = online.stands(SHE, 7).plays(YOU, ActionCard::RemotePiloting, sent(Level::S03));
    assert_eq!((elevator.board().elevator, elevator.room_of(SHE)), (Level::S03, 7), "nobody rides along");
    assert!(elevator.told().contains(&Heard::ElevatorCalled { level: Level::S03 }));
    assert!(at(Character::Pilot, Room::Surgery).card_aims(YOU, ActionCard::RemotePiloting).is_empty());
}

/// LOC-25.43
#[test]
fn nobody_has_to_be_an_officer_to_suppress() {
    let fight = mixed(Character::Scout).stands(YOU, 7).intruder(Intruder::Adult, 7).carries(YOU, Item::PrototypePistol);
    let mut table = fight.plays(YOU, ActionCard::SuppressiveFire, Aim::Way { corridor: corridor(4) });

    assert_eq!((table.room_of(YOU), table.figure(0).id, table.figure(0).room), (16, FigureId(0), RoomNumber(7)));
    table.shows(SILENCE);
}

//! LOC-38.40 to LOC-38.44: the cards of the Sentry.

use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::Passage,
    rules::aims::{Aim, RoomAim},
    words::{
        ActionCard, AttackCard, Back, Character, CorridorNumber, Door, ExplorationToken, Intruder, Item, ItemCard,
        NoiseFace, Room, RoomNumber, SeriousWound, YesNo,
    },
};
use nemesis_kit::words::FigureId;

use crate::table::{Given, HE, SHE, YOU, given};

fn sentry() -> Given {
    given().character(YOU, Character::Sentry)
}

/// In a room of the dark S-03.
fn room(room: Room) -> Given {
    sentry().explored(20, room, 1).stands(YOU, 20)
}

fn doors(table: &crate::table::Table, room: u8) -> Vec<Door> {
    let board = table.board();
    board.plan().corridors_of(RoomNumber(room)).iter().map(|way| board.doors.at(way)).collect()
}

/// LOC-38.40
#[test]
fn quarantine_closes_every_door_of_any_room_but_the_destroyed_ones() {
    let ward = Aim::Room { room: RoomNumber(22) };
    let computer = room(Room::Laboratory).door(22, 1, Door::Destroyed).door(22, 4, Door::Closed);
    let table = computer.plays(YOU, ActionCard::Quarantine, ward);
    let mut around = doors(&table, 22);
    around.sort_by_key(|&door| door as u8);
    assert_eq!(around.iter().filter(|&&door| door == Door::Closed).count(), 3);
    assert_eq!(around.iter().filter(|&&door| door == Door::Destroyed).count(), 1);
    assert_eq!(table.board().scratch.sealing, None);

    assert!(room(Room::Surgery).card_aims(YOU, ActionCard::Quarantine).is_empty(), "no computer");
    assert!(computer.malfunction(20).card_aims(YOU, ActionCard::Quarantine).is_empty());
    let shut =
        [1, 2, 3, 4].into_iter().fold(room(Room::Laboratory), |given, number| given.door(22, number, Door::Closed));
    assert!(!shut.card_aims(YOU, ActionCard::Quarantine).contains(&ward), "nothing is left to close");
}

/// LOC-38.40 LOC-29.108
#[test]
fn without_doors_in_stock_one_is_taken_from_elsewhere_but_never_from_there() {
    let far = [(1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (4, 1), (5, 1), (6, 4), (7, 3), (7, 4)];
    let none_left =
        far.into_iter().fold(room(Room::Laboratory), |given, (room, number)| given.door(room, number, Door::Closed));
    let none_left = none_left.door(24, 2, Door::Closed);
    let mut table = none_left.plays(YOU, ActionCard::Quarantine, Aim::Room { room: RoomNumber(24) });
    let passage = |room, number| Passage { room: RoomNumber(room), corridor: CorridorNumber(number) };
    assert!(!table.answers(YOU).contains(&Choice::DoorTaken(passage(18, 2))), "a door of the room itself");

    table.chooses(YOU, Choice::DoorTaken(passage(1, 1)));

    assert_eq!(doors(&table, 24), [Door::Closed, Door::Closed]);
    assert!(table.is_quiet());
}

/// LOC-38.41
#[test]
fn stun_takes_the_few_cards_of_somebody() {
    let few =
        room(Room::Surgery).stands(SHE, 20).hand(SHE, &[ActionCard::Search, ActionCard::Rest]).contaminated(SHE, 1);
    let her = Aim::Character { seat: SHE };
    let table = few.plays(YOU, ActionCard::Stun, her);
    assert!(table.player(SHE).hand.is_empty());
    assert_eq!(table.player(SHE).discard.len(), 3);

    assert!(!few.contaminated(SHE, 1).card_aims(YOU, ActionCard::Stun).contains(&her), "four cards are too many");
    assert!(!few.stands(SHE, 19).card_aims(YOU, ActionCard::Stun).contains(&her), "somewhere else");
    let none = room(Room::Surgery).stands(SHE, 20).hand(YOU, &[ActionCard::Stun]);
    assert!(none.card_aims(YOU, ActionCard::Stun).is_empty(), "nobody has a card to lose");
    let own = none.hand(YOU, &[ActionCard::Rest]).card_aims(YOU, ActionCard::Stun);
    assert_eq!(own, [Aim::Character { seat: YOU }], "one's own hand will do");
}

/// LOC-38.41 LOC-5.8 LOC-17.25
#[test]
fn or_a_weapon_drives_an_intruder_where_the_sentry_wants_it() {
    let fight = room(Room::Surgery).intruder(Intruder::Adult, 20).door(20, 1, Door::Closed);
    let giving = ItemCard::new(Item::Smg, Back::Starting);
    let drive = |corridor| Aim::DriveFor { figure: FigureId(0), corridor: CorridorNumber(corridor), giving };
    assert_eq!(fight.card_aims(YOU, ActionCard::Stun), [drive(4)], "not through a closed door, nor into the caves");

    let table = fight.plays(YOU, ActionCard::Stun, drive(4));

    assert_eq!(table.intruders_in(21), [Intruder::Adult]);
    assert!(!table.player(YOU).has_item(Item::Smg) && table.is_quiet());
    assert!(fight.empty_handed(YOU).card_aims(YOU, ActionCard::Stun).is_empty());
}

/// LOC-38.43
#[test]
fn the_defense_plan_runs_a_white_or_red_room_or_shows_two_tiles() {
    let taser = Aim::RoomAction { room: RoomNumber(20), with: RoomAim::Crafted { item: Item::Taser } };
    let table = room(Room::GuardRoom).plays(YOU, ActionCard::DefensePlan, taser);
    assert!(table.player(YOU).has_item(Item::Taser));

    let runs = |given: Given| {
        let aims = given.card_aims(YOU, ActionCard::DefensePlan);
        aims.iter().any(|aim| matches!(aim, Aim::RoomAction { .. }))
    };
    assert!(runs(room(Room::Archive)) && !runs(room(Room::DeconRoom)));
    let two = Aim::Tiles { one: RoomNumber(1), other: Some(RoomNumber(3)) };
    let mut looks = room(Room::DeconRoom).plays(YOU, ActionCard::DefensePlan, two);
    looks.shows(Outcome::TileLook(Room::GuardRoom)).shows(Outcome::TileLook(Room::Surgery));
    assert!(looks.is_quiet());
}

const TOUR: Aim = Aim::Way { corridor: CorridorNumber(4) };

fn with_her() -> Aim {
    Aim::Together { seat: SHE, corridor: CorridorNumber(4) }
}

/// LOC-38.44 LOC-6.8 LOC-26.78
#[test]
fn a_facility_tour_takes_somebody_along_who_need_not_agree() {
    let start = room(Room::Surgery).stands(SHE, 20).explored(21, Room::GuardRoom, 1);
    let aims = start.card_aims(YOU, ActionCard::FacilityTour);
    assert!(aims.contains(&TOUR) && aims.contains(&with_her()));
    assert!(!start.door(20, 4, Door::Closed).card_aims(YOU, ActionCard::FacilityTour).contains(&TOUR));

    let mut table = start.plays(YOU, ActionCard::FacilityTour, with_her());
    assert!(matches!(table.waiting(), Frame::NoiseRoll(roll) if roll.seat == YOU), "nobody is asked");
    table.shows(Outcome::NoiseRoll(NoiseFace::Three));
    assert_eq!((table.room_of(YOU), table.room_of(SHE)), (21, 21));
    assert!(table.is_quiet(), "one noise roll");

    let met = start.stands(HE, 21).plays(YOU, ActionCard::FacilityTour, TOUR);
    assert!(met.is_quiet() && met.room_of(YOU) == 21 && met.room_of(SHE) == 20, "he is there: no noise");
}

/// LOC-38.44 LOC-4.88
#[test]
fn the_token_of_a_new_room_can_be_ignored_but_its_items_count() {
    let tour = || {
        let mut table = room(Room::Surgery).plays(YOU, ActionCard::FacilityTour, TOUR);
        table.shows(Outcome::TileReveal(Room::GuardRoom)).shows(Outcome::TokenReveal(ExplorationToken::DangerTwo));
        table
    };
    let mut ignored = tour();
    ignored.chooses(YOU, Choice::TokenIgnored(YesNo::Yes));
    assert_eq!(ignored.board().place(RoomNumber(21)).items, 2);
    assert!(ignored.board().noise.is_empty(), "no danger");
    ignored.shows(Outcome::NoiseRoll(NoiseFace::Three));
    assert!(ignored.is_quiet() && ignored.board().explored.has(RoomNumber(21)));

    let mut danger = tour();
    danger.chooses(YOU, Choice::TokenIgnored(YesNo::No));
    assert!(danger.is_quiet() && danger.board().noise.len() > 1, "danger, and no noise roll");
}

/// LOC-38.44 LOC-29.78
#[test]
fn out_of_a_fight_each_intruder_attacks_each_of_them_first() {
    let fight = room(Room::Surgery).stands(SHE, 20).explored(21, Room::GuardRoom, 1);
    let fight = fight.intruder(Intruder::Adult, 20).intruder(Intruder::Breeder, 20);
    let mut table = fight.plays(YOU, ActionCard::FacilityTour, with_her());
    for card in [AttackCard::EvolveFour, AttackCard::PiercingTheHeartThree, AttackCard::PiercingTheHeartFive] {
        table.attacks_with(card);
    }
    table.attacks_with(AttackCard::InfectingTheHostFour);
    let attacks: Vec<_> = table
        .told()
        .into_iter()
        .filter_map(|it| if let Heard::Attacked { kind, seat, .. } = it { Some((kind, seat)) } else { None })
        .collect();
    let order = [(Intruder::Breeder, YOU), (Intruder::Breeder, SHE), (Intruder::Adult, YOU), (Intruder::Adult, SHE)];
    assert_eq!(attacks, order);
    table.shows(Outcome::NoiseRoll(NoiseFace::Three));
    assert_eq!((table.room_of(YOU), table.room_of(SHE)), (21, 21));
}

/// LOC-38.44 LOC-29.78
#[test]
fn if_the_sentry_falls_the_other_goes_on_alone() {
    let dying = room(Room::Surgery).stands(SHE, 20).explored(21, Room::GuardRoom, 1).intruder(Intruder::Adult, 20);
    let dying = [SeriousWound::Arm, SeriousWound::Hand, SeriousWound::Leg]
        .into_iter()
        .fold(dying, |it, wound| it.wound(YOU, wound));
    let mut table = dying.plays(YOU, ActionCard::FacilityTour, with_her());
    table.attacks_with(AttackCard::CutTwo);
    assert!(!table.player(YOU).is_alive());
    table.attacks_with(AttackCard::EvolveFour);
    assert!(matches!(table.waiting(), Frame::NoiseRoll(roll) if roll.seat == SHE));
    assert_eq!(table.room_of(SHE), 21);
}

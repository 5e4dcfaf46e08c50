//! LOC-19: what the other rooms do.

use lockdown::{
    Choice, Frame, Outcome,
    board::{ObjectToken, Whereabouts},
    rules::{
        aims::{Aim, DefensePrice, RoomAim},
        rooms::repository::CraftHereAnswer,
    },
    words::{
        ActionCard, AttackCard, Back, Cause, Character, Contamination, Ending, Intruder, Item, ItemCard, NoiseFace,
        Objective, Room, RoomNumber, SeriousWound,
    },
};

use crate::table::{Given, HE, SHE, YOU, given};

fn room(room: Room) -> Given {
    given().explored(20, room, 2).stands(YOU, 20)
}

/// LOC-19.1 LOC-9.10 LOC-19.2
#[test]
fn a_malfunction_stops_a_room_and_a_fire_does_not() {
    assert!(room(Room::DeconRoom).malfunction(20).room_aims(YOU).is_empty());
    assert_eq!(room(Room::DeconRoom).fire(20).room_aims(YOU), [RoomAim::Nothing]);
}

/// LOC-19.14 LOC-19.21 LOC-19.22 LOC-29.123 LOC-7.14
#[test]
fn an_egg_is_taken_from_the_nest_and_a_noise_roll_follows() {
    let mut table = room(Room::Nest).stands(SHE, 20).uses_the_room(YOU, RoomAim::Nothing);
    assert!(matches!(table.waiting(), Frame::NoiseRoll(_)), "whoever else is there");

    table.shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert_eq!(table.board().nest.eggs, 4);
    assert!(table.player(YOU).hands.objects().any(|it| it == ObjectToken::Egg));
}

/// LOC-19.23 LOC-28.11
#[test]
fn a_nest_without_eggs_is_destroyed_for_good() {
    let last = room(Room::Nest).with(|board| (board.nest.eggs, board.nest.eggs_in_stock) = (1, 7));
    let table = last.uses_the_room(YOU, RoomAim::Nothing);

    let mut nest = table.board().nest;
    assert!(nest.is_destroyed && nest.lay());
    assert_eq!((nest.eggs, nest.is_destroyed), (1, true), "whatever is laid there");
}

/// LOC-19.16 LOC-4.77
#[test]
fn the_emergency_room_dresses_or_heals() {
    let hurt = room(Room::EmergencyRoom)
        .wound(YOU, SeriousWound::Leg)
        .dressed_wound(YOU, SeriousWound::Body)
        .light_wounds(YOU, 2);
    let heal = RoomAim::HealSerious { wound: SeriousWound::Body };
    assert_eq!(hurt.room_aims(YOU), [RoomAim::DressAll, heal, RoomAim::HealLight]);

    let dressed = hurt.uses_the_room(YOU, RoomAim::DressAll);
    assert!(dressed.player(YOU).serious_wounds.iter().all(|wound| wound.is_dressed));
    assert_eq!(hurt.uses_the_room(YOU, heal).wounds(YOU), (2, 1));
    assert_eq!(hurt.uses_the_room(YOU, RoomAim::HealLight).wounds(YOU), (0, 2));
}

/// LOC-19.30 LOC-26.70 LOC-29.16 LOC-13.6 LOC-13.14
#[test]
fn decontamination_takes_what_is_infected_and_the_larva_and_the_slime() {
    let sick = room(Room::DeconRoom).contaminated(YOU, 2).larva(YOU).slime(YOU);
    let mut table = sick.uses_the_room(YOU, RoomAim::Nothing);
    table.shows(Outcome::Scan(Contamination::Infected)).shows(Outcome::Scan(Contamination::Clean));

    let player = table.player(YOU);
    assert!(player.is_alive() && !player.has_larva && !player.has_slime);
    assert_eq!((player.hand.contamination.clean, player.hand.contamination.infected), (1, 0));
    assert_eq!(table.board().contamination.removed.infected, 1);
}

/// LOC-19.39 LOC-40.8
#[test]
fn the_guard_room_hands_out_what_it_counts() {
    let guard = room(Room::GuardRoom);
    assert_eq!(guard.room_aims(YOU), [Item::Taser, Item::EnviroSuit].map(|item| RoomAim::Crafted { item }));

    let table = guard.uses_the_room(YOU, RoomAim::Crafted { item: Item::Taser });

    assert_eq!(table.board().place(RoomNumber(20)).items, 1);
    assert!(table.player(YOU).has_item(Item::Taser));
    let empty = guard.with(|board| board.place_mut(RoomNumber(20)).items = 0);
    assert!(empty.room_aims(YOU).is_empty());
}

/// LOC-19.40
#[test]
fn the_testing_lab_serves_whoever_knows_four() {
    assert!(room(Room::TestingLab).knowledge(YOU, 3).room_aims(YOU).is_empty());
    let neutralizer = RoomAim::Crafted { item: Item::Neutralizer };

    let table = room(Room::TestingLab).knowledge(YOU, 4).uses_the_room(YOU, neutralizer);

    assert!(table.player(YOU).has_item(Item::Neutralizer));
    assert_eq!(table.board().items.crafted.count(ItemCard::new(Item::Neutralizer, Back::Blue)), 2);
}

/// LOC-19.11 LOC-29.27 LOC-29.140
#[test]
fn through_the_caves_one_is_attacked_and_then_makes_noise() {
    let caves = room(Room::CaveEntrance).stands(SHE, 16);
    let rooms = [6, 16].map(|room| RoomAim::Room { room: RoomNumber(room) });
    assert_eq!(caves.room_aims(YOU), rooms, "explored, with an entrance, and another one");

    let mut table = caves.uses_the_room(YOU, rooms[0]);
    assert_eq!(table.room_of(YOU), 6);
    table.attacks_with(AttackCard::CutTwo);
    assert_eq!(table.wounds(YOU), (2, 0));
    table.shows(Outcome::NoiseRoll(NoiseFace::One));

    let mut met = caves.uses_the_room(YOU, rooms[1]);
    met.attacks_with(AttackCard::EvolveFour);
    assert!(met.is_quiet(), "she is there: no noise");
}

/// LOC-19.52 LOC-29.143
#[test]
fn the_defense_breaks_another_room_and_hurts_all_who_are_in_it() {
    let target =
        room(Room::DefenseControlRoom).explored(8, Room::Laboratory, 1).stands(SHE, 8).intruder(Intruder::Larva, 8);
    let defend = |with| RoomAim::Defend { room: RoomNumber(8), with };
    assert_eq!(target.room_aims(YOU), [defend(DefensePrice::Counter), defend(DefensePrice::Malfunction)]);

    let mut table = target.uses_the_room(YOU, defend(DefensePrice::Counter));
    table.shows(Outcome::WoundDraw(SeriousWound::Body));
    assert!(table.intruders_in(8).is_empty());
    assert_eq!((table.wounds(SHE), table.board().place(RoomNumber(20)).items), ((0, 1), 1));
    assert!(table.board().malfunction.has(RoomNumber(8)) && !table.board().malfunction.has(RoomNumber(20)));

    let paid = target.uses_the_room(YOU, defend(DefensePrice::Malfunction));
    assert!(paid.board().malfunction.has(RoomNumber(20)), "which does not stop it");
    assert!(target.malfunction(8).room_aims(YOU).is_empty());
}

/// LOC-29.25 LOC-29.143 LOC-9.13 LOC-43.25
#[test]
fn the_eleventh_malfunction_destroys_the_complex_and_the_nest_needs_none() {
    let ten = [2, 4, 5, 6, 7, 13, 16, 17, 18, 19].into_iter().fold(room(Room::DefenseControlRoom), Given::malfunction);
    let ten =
        ten.active_code(lockdown::words::Contingency::Green).explored(8, Room::Nest, 0).intruder(Intruder::Larva, 8);
    let defend = |with| RoomAim::Defend { room: RoomNumber(8), with };

    let spared = ten.uses_the_room(YOU, defend(DefensePrice::Counter));
    assert_eq!((spared.board().ending, spared.intruders_in(8).len()), (None, 0));
    let lost = ten.uses_the_room(YOU, defend(DefensePrice::Malfunction));
    assert_eq!(lost.board().ending, Some(Ending::Malfunction));
}

/// LOC-19.68 LOC-26.58 LOC-4.72 LOC-28.18
#[test]
fn in_the_repository_each_may_craft_of_one_component_the_actor_first() {
    let three =
        given().carries(YOU, Item::Reagent).carries(SHE, Item::Medkit).carries(HE, Item::DuctTape).stands(HE, 4);
    let mut table = three.uses_the_room(YOU, RoomAim::Nothing);
    let craft = |item, of, back| Choice::CraftHere(CraftHereAnswer::Craft { item, of: ItemCard::new(of, back) });

    table.chooses(YOU, craft(Item::Flamethrower, Item::Reagent, Back::Yellow));
    table.chooses(SHE, craft(Item::Neutralizer, Item::Medkit, Back::Green));
    table.chooses(HE, Choice::CraftHere(CraftHereAnswer::Nothing));

    assert!(table.player(YOU).has_item(Item::Flamethrower) && !table.player(YOU).has_item(Item::Reagent));
    assert!(table.player(SHE).has_item(Item::Neutralizer));
    assert!(table.is_quiet());
    assert_eq!(table.board().items.discard.len(), 2);
}

/// LOC-17.5 LOC-4.66 LOC-17.24
#[test]
fn with_full_hands_something_is_dropped_for_the_suit_or_it_is_left() {
    use lockdown::rules::hands::HandAnswer;
    let full = room(Room::GuardRoom).carries_object(YOU, ObjectToken::Carcass);
    let suit = RoomAim::Crafted { item: Item::EnviroSuit };
    let mut dropped = full.uses_the_room(YOU, suit);
    dropped.chooses(YOU, Choice::HandsFull(HandAnswer::DropRight));
    assert!(dropped.player(YOU).has_suit());
    assert_eq!(dropped.board().place(RoomNumber(20)).carcasses, 1);

    let mut left = full.uses_the_room(YOU, suit);
    left.chooses(YOU, Choice::HandsFull(HandAnswer::Decline));
    assert_eq!(left.board().items.crafted.count(ItemCard::new(Item::EnviroSuit, Back::Blue)), 3);
}

/// LOC-19.52 LOC-29.143 LOC-38.54
#[test]
fn a_malfunction_that_is_there_already_pays_for_no_defense() {
    let broken = room(Room::DefenseControlRoom).character(YOU, Character::Janitor).malfunction(20);
    let broken = broken.explored(8, Room::Laboratory, 1).intruder(Intruder::Larva, 8);
    let defend = RoomAim::Defend { room: RoomNumber(8), with: DefensePrice::Counter };
    let it_should_work = |given: Given| given.card_aims(YOU, ActionCard::ItShouldWork);
    assert_eq!(it_should_work(broken), [Aim::RoomAction { room: RoomNumber(20), with: defend }]);

    assert!(it_should_work(broken.with(|board| board.place_mut(RoomNumber(20)).items = 0)).is_empty());
}

/// LOC-29.138 LOC-19.19
#[test]
fn objectives_are_checked_of_whoever_lives_and_has_sent_a_signal_wherever_that_is() {
    let sent = room(Room::TransmitterControlRoom).signal(SHE).objective(SHE, Objective::Regicide);
    let sent = sent.signal(HE).objective(HE, Objective::LeadResearcher).whereabouts(HE, Whereabouts::LockedIn);
    let check = |of| RoomAim::CheckObjective { of };
    assert_eq!(sent.room_aims(YOU), [RoomAim::SendSignal, check(SHE), check(HE)]);

    let died = sent.with(|board| lockdown::rules::death::die(board, SHE, Cause::Attack, &mut engine::Log::Off));
    assert_eq!(died.signal(YOU).room_aims(YOU), [check(HE)]);
}

/// LOC-19.16 LOC-14.6
#[test]
fn the_emergency_room_dresses_all_wounds_and_of_two_alike_heals_the_dressed_one() {
    let hurt = room(Room::EmergencyRoom).wound(YOU, SeriousWound::Leg).wound(YOU, SeriousWound::Body);
    assert!(!hurt.uses_the_room(YOU, RoomAim::DressAll).player(YOU).has_undressed());

    let twice = room(Room::EmergencyRoom).wound(YOU, SeriousWound::Leg).dressed_wound(YOU, SeriousWound::Leg);
    let healed = twice.uses_the_room(YOU, RoomAim::HealSerious { wound: SeriousWound::Leg });
    let left: Vec<bool> = healed.player(YOU).serious_wounds.iter().map(|wound| wound.is_dressed).collect();
    assert_eq!(left, [false]);
}

/// LOC-19.39 LOC-5.51
#[test]
fn the_guard_room_has_no_more_than_lies_in_the_crafted_deck() {
    let tased = room(Room::GuardRoom).carries(SHE, Item::Taser).carries(SHE, Item::Taser).carries(HE, Item::Taser);

    assert_eq!(tased.room_aims(YOU), [RoomAim::Crafted { item: Item::EnviroSuit }]);
}

//! LOC-5.1 to LOC-5.4: actions, what they cost, and what stands against them.

use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::ObjectToken,
    rules::{
        actions::Action,
        aims::{Aim, RoomAim},
        combat::Target,
        computers::ComputerUse,
        quests::QuestPrice,
    },
    words::{
        ActionCard::{BasicRepairs, CleanUp, Interruption, Recharge, Rest, Search},
        Back, Character, ComputerCard, CorridorNumber, Door, Intruder, Item, ItemCard, Level, NoiseFace, Room,
        RoomNumber, SeriousWound, YesNo,
    },
};
use nemesis_kit::words::FigureId;

use crate::table::{Given, HE, SHE, Table, YOU, given, go};

fn careful(corridor: u8) -> Action {
    Action::CarefulMove { corridor: CorridorNumber(corridor) }
}

/// You are alone in the elevator room 007, and 008 is the Archive.
fn alone() -> Given {
    given().stands(YOU, 7).stands(SHE, 22).stands(HE, 22).explored(8, Room::Archive, 2)
}

fn use_room(aim: RoomAim) -> Action {
    Action::UseRoom { aim }
}

/// LOC-5.2 LOC-4.61 LOC-13.2
#[test]
fn an_action_is_paid_for_with_action_cards_and_never_with_contamination() {
    let mut table = alone().hand(YOU, &[Search, Rest]).contaminated(YOU, 1).on_the_turn_of(YOU);
    table.does(go(3));
    assert_eq!(table.answers(YOU), [Choice::Payment(Search), Choice::Payment(Rest)]);
    table.pays(&[Rest]);
    assert!(table.has_discarded(YOU, Rest) && table.room_of(YOU) == 8);

    let poor = alone().contaminated(YOU, 3).on_the_turn_of(YOU);
    assert_eq!(poor.refuses(go(3)), Some("LOC-5.2"));
}

/// LOC-5.3 LOC-5.9
#[test]
fn a_card_that_is_played_is_discarded_besides_what_it_costs() {
    let broken = alone().character(YOU, Character::LabRat).malfunction(7);
    let repair = Action::Play { card: BasicRepairs, aim: Aim::Repair };
    let mut table = broken.hand(YOU, &[BasicRepairs, Search, Search]).on_the_turn_of(YOU);
    table.does(repair);
    assert!(table.has_discarded(YOU, BasicRepairs) && table.to_pay() == 2);
    table.pays(&[Search, Search]);
    assert!(table.board().malfunction.is_empty());

    let poor = broken.hand(YOU, &[BasicRepairs, Search]).on_the_turn_of(YOU);
    assert_eq!(poor.refuses(repair), Some("LOC-5.2"));
    let whole = alone().character(YOU, Character::LabRat).hand(YOU, &[BasicRepairs, Search, Search]);
    assert_eq!(whole.on_the_turn_of(YOU).refuses(repair), Some("LOC-5.9"), "there is nothing to repair");
}

/// LOC-5.6 LOC-26.2 LOC-5.4
#[test]
fn clean_up_takes_one_of_two_markers_and_is_no_card_for_combat() {
    let janitor = alone().character(YOU, Character::Janitor).hand(YOU, &[CleanUp, Search]).malfunction(7).fire(7);
    let mut table = janitor.on_the_turn_of(YOU);
    let clean = |aim| Action::Play { card: CleanUp, aim };
    assert!(table.offers(clean(Aim::Repair)) && table.offers(clean(Aim::Extinguish)));
    table.does(clean(Aim::Extinguish));
    assert_eq!((table.hand(YOU), table.board().fire.len(), table.board().malfunction.len()), (1, 0, 1));

    let fighting = janitor.intruder(Intruder::Larva, 7).on_the_turn_of(YOU);
    assert_eq!(fighting.refuses(clean(Aim::Repair)), Some("LOC-5.6"));
}

/// LOC-5.7 LOC-5.32 LOC-11.55
#[test]
fn in_combat_there_is_no_quiet() {
    let table = alone()
        .hand(YOU, &[Search, Search, Rest, Recharge])
        .lies(7, ObjectToken::Carcass)
        .power([(1, true), (2, true), (3, false), (4, true)])
        .intruder(Intruder::Adult, 7)
        .on_the_turn_of(YOU);

    assert_eq!(table.refuses(careful(3)), Some("LOC-5.32"));
    assert_eq!(table.refuses(Action::PickUp { object: ObjectToken::Carcass }), Some("LOC-5.7"));
    assert_eq!(table.refuses(use_room(RoomAim::RideTo { level: Level::S01 })), Some("LOC-5.7"));
    assert_eq!(table.refuses(Action::Trade), Some("LOC-5.7"));
    assert!(table.offers(go(3)), "escape");
}

/// LOC-5.20 LOC-6.1 LOC-8.21 LOC-9.23
#[test]
fn a_closed_door_forbids_the_way_and_a_destroyed_one_does_not() {
    let rich = alone().hand(YOU, &[Search, Rest]);

    assert_eq!(rich.door(7, 3, Door::Closed).on_the_turn_of(YOU).refuses(go(3)), Some("LOC-6.1"));
    assert!(rich.door(7, 3, Door::Destroyed).on_the_turn_of(YOU).offers(go(3)));
    let entrance = rich.stands(YOU, 16).on_the_turn_of(YOU);
    assert_eq!(entrance.refuses(go(2)), Some("LOC-8.21"), "nobody goes into technical corridors");
}

/// LOC-26.4 LOC-26.5
#[test]
fn noise_is_made_where_the_survivor_arrives() {
    let rolls = |given: Given| {
        let mut table = given.hand(YOU, &[Search]).on_the_turn_of(YOU);
        table.does(go(3)).pays(&[Search]).shows(Outcome::NoiseRoll(NoiseFace::Two));
        table
    };
    let corridor = alone().board.plan().way(RoomNumber(8), CorridorNumber(2));

    let quiet = rolls(alone());
    assert!(quiet.board().noise.has(corridor) && matches!(quiet.waiting(), Frame::Turn(_)));
    assert!(matches!(rolls(alone().noise(8, 2)).waiting(), Frame::EncounterDraw(_)));
}

/// LOC-5.21 LOC-5.30 LOC-26.66
#[test]
fn careful_movement_costs_two_cards() {
    let mut table = alone().hand(YOU, &[Search, Search]).on_the_turn_of(YOU);
    table.does(careful(3));
    assert_eq!(table.to_pay(), 2);
    table.pays(&[Search, Search]).chooses(YOU, Choice::CarefulNoise(CorridorNumber(4)));

    assert_eq!((table.room_of(YOU), table.board().noise.len()), (8, 1));
}

/// LOC-5.31 LOC-29.96
#[test]
fn nobody_moves_with_care_where_every_corridor_is_noisy() {
    let noisy = alone().noise(8, 1).noise(8, 3).noise(8, 4).hand(YOU, &[Search, Search]);

    assert_eq!(noisy.on_the_turn_of(YOU).refuses(careful(3)), Some("LOC-5.31"));
    assert_eq!(noisy.stands(HE, 8).on_the_turn_of(YOU).refuses(careful(3)), Some("LOC-5.31"), "though he is there");
}

/// LOC-5.12 LOC-11.50 LOC-48.3 LOC-29.129 LOC-4.81
#[test]
fn a_wounded_leg_makes_an_escape_dearer_and_nothing_else() {
    let lame = alone().wound(YOU, SeriousWound::Leg).hand(YOU, &[Search, Search]);
    let mut walk = lame.on_the_turn_of(YOU);
    walk.does(go(3));
    assert_eq!(walk.to_pay(), 1);

    let mut flight = lame.intruder(Intruder::Larva, 7).on_the_turn_of(YOU);
    flight.does(go(3));
    assert_eq!(flight.to_pay(), 2);
}

/// LOC-48.8 LOC-5.12 LOC-28.22
#[test]
fn a_wounded_knee_makes_the_first_step_of_a_round_dearer() {
    let lame = alone().wound(YOU, SeriousWound::Knee).hand(YOU, &[Search, Search, Rest]);
    let mut table = lame.on_the_turn_of(YOU);
    table.does(go(3));
    assert_eq!(table.to_pay(), 2);
    table.pays(&[Search, Search]).shows(Outcome::NoiseRoll(NoiseFace::Silence));
    table.does(go(3));
    assert_eq!(table.to_pay(), 1, "it was only the first");

    let mut slow = lame.on_the_turn_of(YOU);
    slow.does(careful(3));
    assert_eq!(slow.to_pay(), 3);
    let mut later = lame.lies(7, ObjectToken::Carcass).on_the_turn_of(YOU);
    later.does(Action::PickUp { object: ObjectToken::Carcass }).pays(&[Search]).does(go(3));
    assert_eq!(later.to_pay(), 1, "another action came first");
}

/// LOC-48.7 LOC-5.22 LOC-5.40
#[test]
fn something_heavy_is_picked_up_and_costs_more_with_a_wound_in_the_guts() {
    let carcass = Action::PickUp { object: ObjectToken::Carcass };
    let lies = alone().lies(7, ObjectToken::Carcass).hand(YOU, &[Search, Search]).empty_handed(YOU);
    let mut table = lies.on_the_turn_of(YOU);
    table.does(carcass).pays(&[Search]);
    assert!(table.player(YOU).hands.objects().any(|it| it == ObjectToken::Carcass));
    assert!(table.board().place(RoomNumber(7)).objects().next().is_none());

    let mut weak = lies.wound(YOU, SeriousWound::Guts).on_the_turn_of(YOU);
    weak.does(carcass);
    assert_eq!(weak.to_pay(), 2);
}

/// LOC-5.41 LOC-29.116
#[test]
fn the_eggs_of_the_nest_are_not_picked_up() {
    let nest = alone().explored(11, Room::Nest, 0).stands(YOU, 11).hand(YOU, &[Search, Search]);
    let egg = Action::PickUp { object: ObjectToken::Egg };

    assert!(!nest.on_the_turn_of(YOU).offers(egg));
    assert!(nest.lies(11, ObjectToken::Egg).on_the_turn_of(YOU).offers(egg), "one that was dropped there is");
}

/// LOC-5.23 LOC-5.42
#[test]
fn whoever_trades_needs_somebody_and_something_to_trade_with() {
    let bare = [YOU, SHE].into_iter().fold(alone(), Given::empty_handed).hand(YOU, &[Search]);
    assert_eq!(bare.on_the_turn_of(YOU).refuses(Action::Trade), Some("LOC-5.42"));
    assert_eq!(bare.stands(SHE, 7).on_the_turn_of(YOU).refuses(Action::Trade), Some("LOC-5.42"));

    let mut table = bare.stands(SHE, 7).carries(SHE, Item::Glowstick).on_the_turn_of(YOU);
    table.does(Action::Trade).pays(&[Search]);
    assert!(matches!(table.waiting(), Frame::Trading(_)));
}

/// LOC-5.25 LOC-5.8 LOC-29.97 LOC-11.2 LOC-28.16
#[test]
fn the_round_of_a_shot_is_paid_before_anybody_can_interrupt() {
    let shot = Action::Shoot { weapon: Item::PrototypePistol, at: Target::Figure { figure: FigureId(0) } };
    let fight = alone().empty_handed(YOU).carries(YOU, Item::PrototypePistol).intruder(Intruder::Adult, 7);
    let ammo = |table: &Table| table.player(YOU).hands.item(Item::PrototypePistol).map(|held| held.ammo);
    let mut table = fight.hand(YOU, &[Search]).stands(SHE, 7).hand(SHE, &[Interruption]).on_the_turn_of(YOU);
    let before = ammo(&table).expect("the pistol is in a hand");
    table.chooses(YOU, Choice::Turn(shot)).chooses(YOU, Choice::Payment(Search));
    assert_eq!(ammo(&table), Some(before - 1));
    table.chooses(SHE, Choice::Interruption(YesNo::Yes));

    assert_eq!(ammo(&table), Some(before - 1), "and lost");
    assert!(!table.waits_for_chance() && table.board().turn.actions_left == 1);
    let empty = fight.hand(YOU, &[Search]).with(|board| {
        let pistol = board.player_mut(YOU).hands.item_mut(Item::PrototypePistol).expect("it is in a hand");
        pistol.ammo = 0;
    });
    assert_eq!(empty.on_the_turn_of(YOU).refuses(shot), Some("LOC-11.2"));
}

/// LOC-5.26 LOC-11.20 LOC-48.7 LOC-11.1
#[test]
fn a_blow_costs_one_card_and_two_with_a_wound_in_the_guts() {
    let blow = Action::Melee { at: Target::Figure { figure: FigureId(0) } };
    let fight = alone().intruder(Intruder::Adult, 7).hand(YOU, &[Search, Search]);
    let mut table = fight.on_the_turn_of(YOU);
    table.does(blow).pays(&[Search]);
    assert!(matches!(table.waiting(), Frame::MeleeRoll(_)));
    assert_eq!(table.player(YOU).discard.contamination.unscanned, 1);

    let mut weak = fight.wound(YOU, SeriousWound::Guts).on_the_turn_of(YOU);
    weak.does(blow);
    assert_eq!(weak.to_pay(), 2);
    assert_eq!(alone().hand(YOU, &[Search]).on_the_turn_of(YOU).refuses(blow), Some("LOC-11.1"));
}

/// LOC-5.28 LOC-18.3 LOC-29.6
#[test]
fn a_computer_costs_one_card_and_needs_power_and_quiet() {
    let at_the_archive = alone().stands(YOU, 8).hand(YOU, &[Search]).computer(ComputerCard::B);
    let with = at_the_archive.lines(YOU)[0];
    let mut table = at_the_archive.on_the_turn_of(YOU);
    table.does(Action::Computer { with });
    assert_eq!(table.to_pay(), 1);
    table.pays(&[Search]);
    assert!(table.told().iter().any(|it| matches!(it, Heard::ComputerUsed { .. })));

    let compute = Action::Computer { with: ComputerUse::GainKnowledge };
    assert_eq!(at_the_archive.malfunction(8).on_the_turn_of(YOU).refuses(compute), Some("LOC-18.3"));
    assert_eq!(at_the_archive.intruder(Intruder::Larva, 8).on_the_turn_of(YOU).refuses(compute), Some("LOC-5.7"));
}

/// LOC-5.27 LOC-17.60 LOC-17.61 LOC-37.25 LOC-29.7
#[test]
fn a_quest_item_is_unlocked_where_its_condition_holds() {
    let unlock = Action::Unlock { price: QuestPrice::Presence };
    assert_eq!(alone().hand(YOU, &[Search]).on_the_turn_of(YOU).refuses(unlock), Some("LOC-17.61"));

    let mut table = alone().stands(YOU, 8).malfunction(8).hand(YOU, &[Search]).on_the_turn_of(YOU);
    table.does(unlock).pays(&[Search]);

    assert!(table.player(YOU).has_item(Item::CheatCodes) && !table.player(YOU).has_inactive_quest);
}

/// LOC-37.20 LOC-37.24 LOC-17.61 LOC-5.8
#[test]
fn what_a_quest_item_asks_for_is_given_up() {
    let battery = ItemCard::new(Item::WeaponBattery, Back::Red);
    let survivor = alone().character(YOU, Character::Survivor).hand(YOU, &[Search]);
    let mut rifle = survivor.carries(YOU, Item::WeaponBattery).on_the_turn_of(YOU);
    rifle.does(Action::Unlock { price: QuestPrice::Item { item: battery } }).pays(&[Search]);
    let held = rifle.player(YOU).hands.item(Item::AssaultRifle).expect("it takes a hand");
    assert_eq!((held.ammo, rifle.board().items.discard.count(battery)), (5, 1));

    let xenobiologist = alone().character(YOU, Character::Xenobiologist).hand(YOU, &[Search]);
    let mut overmind = xenobiologist.carries_object(YOU, ObjectToken::Egg).on_the_turn_of(YOU);
    overmind.does(Action::Unlock { price: QuestPrice::Object { object: ObjectToken::Egg } }).pays(&[Search]);
    assert!(overmind.player(YOU).has_item(Item::Overmind) && overmind.player(YOU).hands.n_used() == 0);
}

/// LOC-8.11 LOC-8.12 LOC-8.13 LOC-26.54
#[test]
fn the_elevator_costs_one_card_for_the_call_and_one_for_the_ride() {
    let powered = given().stands(YOU, 2).stands(SHE, 22).stands(HE, 22).hand(YOU, &[Search, Search]);
    let powered = powered.power([(1, true), (2, true), (3, false), (4, true)]).elevator(Level::S02);
    let mut table = powered.on_the_turn_of(YOU);
    table.does(use_room(RoomAim::CallElevator)).pays(&[Search]);
    assert_eq!(table.board().elevator, Level::S01);
    table.does(use_room(RoomAim::RideTo { level: Level::S03 })).pays(&[Search]);

    assert_eq!((table.room_of(YOU), table.board().elevator), (18, Level::S03));
    assert!(!table.waits_for_chance(), "no noise");
}

/// LOC-26.55
#[test]
fn without_power_the_elevator_stands() {
    let table = given().stands(YOU, 2).hand(YOU, &[Search]).elevator(Level::S02).on_the_turn_of(YOU);

    assert_eq!(table.refuses(use_room(RoomAim::CallElevator)), Some("LOC-5.9"));
}

/// LOC-19.1 LOC-19.2 LOC-29.17
#[test]
fn a_room_costs_two_cards_and_works_in_fire_but_not_when_it_is_broken() {
    let room = use_room(RoomAim::SendSignal);
    let transmitter =
        given().stands(YOU, 11).explored(11, Room::TransmitterControlRoom, 1).hand(YOU, &[Search, Search]);
    let mut table = transmitter.fire(11).on_the_turn_of(YOU);
    table.does(room);
    assert_eq!(table.to_pay(), 2);
    table.pays(&[Search, Search]);
    assert!(table.player(YOU).has_signal);

    assert_eq!(transmitter.malfunction(11).on_the_turn_of(YOU).refuses(room), Some("LOC-19.1"));
}

/// LOC-5.73 LOC-5.80
#[test]
fn a_reaction_is_no_action_and_nothing_is_searched_where_nothing_is_left() {
    let table = alone().hand(YOU, &[Interruption, Search]).on_the_turn_of(YOU);

    assert_eq!(table.refuses(Action::Play { card: Interruption, aim: Aim::Nothing }), Some("LOC-5.73"));
    let search = Action::Play { card: Search, aim: Aim::Deck { back: Back::Red } };
    assert_eq!(table.refuses(search), Some("LOC-5.80"));
    assert!(alone().stands(YOU, 8).hand(YOU, &[Search]).on_the_turn_of(YOU).offers(search));
}

/// LOC-5.11 LOC-5.75
#[test]
fn everybody_hears_what_is_declared_and_where_it_leads() {
    let mut table = alone().hand(YOU, &[Search]).on_the_turn_of(YOU);
    table.does(go(3));

    let to = Some(RoomNumber(8));
    assert!(table.told().contains(&Heard::Declared { seat: YOU, action: go(3), to, against: None }));
    assert_eq!(table.board().turn.declared, Some(go(3)));
}

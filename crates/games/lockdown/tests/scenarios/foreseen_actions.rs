//! What an action leads to that is thought of, paid for, or may be interrupted.

use engine::{Seat, Seats, Views};
use lockdown::{
    Choice, Lockdown,
    foresight::{Ahead, DangerAhead, InjuryAhead, MissAhead, WhyNoNoise},
    rules::{actions::Action, aims::Aim, combat::Target, computers::ComputerUse, turn::PassingAnswer},
    words::{
        ActionCard::{Interruption, Rest, Search},
        Back, Cause, ComputerCard, CorridorNumber, Intruder, Item, ItemCard, PowerArea, Room, RoomNumber, SeriousWound,
        YesNo,
    },
};
use nemesis_kit::words::FigureId;

use crate::table::{Given, HE, SHE, Table, YOU, given, go};

/// Room 004 has a corridor to room 001, which is explored; nobody else is near.
fn alone() -> Given {
    given()
        .stands(YOU, 4)
        .stands(SHE, 22)
        .stands(HE, 22)
        .explored(1, Room::Surgery, 1)
        .hand(YOU, &[Search, Search, Rest])
}

const TO_001: u8 = 2;
const IT: Target = Target::Figure { figure: FigureId(0) };

fn numbers(numbers: &[u8]) -> Vec<CorridorNumber> {
    numbers.iter().copied().map(CorridorNumber).collect()
}

/// What lies ahead of an answer, and how many cards are left then.
fn after(table: &Table, seat: Seat, choice: Choice) -> (u8, Vec<Ahead>) {
    let at = table.answers(seat).iter().position(|&it| it == choice).expect("it is offered");
    let foreseen = Lockdown::foresight(&table.state, seat).expect("something is foreseen");
    let answer =
        foreseen.answers.into_iter().find(|it| usize::from(it.answer) == at).expect("it is said of this answer");
    (answer.cards, answer.ahead)
}

fn ahead(given: Given, action: Action) -> Vec<Ahead> {
    after(&given.on_the_turn_of(YOU), YOU, Choice::Turn(action)).1
}

/// What lies ahead of the action under way.
fn under_way(table: &Table, seat: Seat) -> Vec<Ahead> {
    Lockdown::foresight(&table.state, seat).expect("something is foreseen").under_way
}

/// LOC-6.3 LOC-7.3 LOC-7.4 LOC-16.11
#[test]
fn of_a_move_the_room_and_the_noise_roll_are_foreseen() {
    let noisy = alone().noise(1, 1).fire(1).malfunction(1);
    let (cards, ahead) = after(&noisy.on_the_turn_of(YOU), YOU, Choice::Turn(go(TO_001)));

    assert_eq!(cards, 2, "one is paid");
    let [ref enters, Ahead::Noise { ref roll, is_dark, cards, depends_on_token, .. }, ref suffers @ ..] = ahead[..]
    else {
        panic!("a room is entered, and a die rolled: {ahead:?}");
    };
    let Ahead::Enters { room, is_dark: dark, explores, is_burning, has_malfunction, .. } = *enters else {
        panic!("a room is entered: {enters:?}");
    };
    assert_eq!((room, dark, explores, is_burning, has_malfunction), (RoomNumber(1), false, false, true, true));
    assert_eq!((roll.encounter.clone(), is_dark, cards, depends_on_token), (numbers(&[1]), false, Some(2), false));
    assert!(suffers.is_empty(), "there is another action before the turn ends: {suffers:?}");
}

/// LOC-6.21 LOC-6.25 LOC-1.10
#[test]
fn of_an_unexplored_room_it_is_foreseen_that_its_token_may_come_in_between() {
    let dark = given().stands(YOU, 19).stands(SHE, 22).stands(HE, 22).hand(YOU, &[Search]);
    let ahead = ahead(dark, go(1));

    assert!(matches!(ahead[0], Ahead::Enters { explores: true, is_dark: true, gets_slime: false, .. }), "{ahead:?}");
    assert!(matches!(ahead[1], Ahead::Noise { depends_on_token: true, is_dark: true, .. }), "{ahead:?}");
}

/// LOC-6.4 LOC-6.5
#[test]
fn where_somebody_is_there_is_no_noise() {
    let company = ahead(alone().stands(HE, 1), go(TO_001));
    assert!(matches!(company[0], Ahead::Enters { company, .. } if company == Seats::one(HE)));
    assert!(matches!(company[1], Ahead::NoNoise { why: WhyNoNoise::Company, .. }));

    let combat = ahead(alone().intruder(Intruder::Adult, 1), go(TO_001));
    assert!(matches!(&combat[0], Ahead::Enters { combat, .. } if *combat == [FigureId(0)]));
    assert!(matches!(combat[1], Ahead::NoNoise { why: WhyNoNoise::Combat, .. }));
}

/// LOC-11.51 LOC-12.7
#[test]
fn who_attacks_whoever_escapes_is_foreseen_and_a_larva_is_gone_then() {
    let fight = alone().intruder(Intruder::Larva, 4).intruder(Intruder::Adult, 4);
    let ahead = ahead(fight, go(TO_001));

    assert_eq!(ahead[0], Ahead::Attacked { seat: YOU, by: vec![FigureId(1), FigureId(0)] }, "the largest first");
    let Some(Ahead::Noise { roll, .. }) = ahead.last() else { panic!("a die is rolled: {ahead:?}") };
    assert_eq!(roll.danger, DangerAhead::Intruders { come: vec![FigureId(1)], break_a_door: vec![] });
}

/// LOC-5.30 LOC-5.31
#[test]
fn of_a_careful_movement_the_quiet_numbers_are_foreseen_and_where_noise_lies_then() {
    let noisy = alone().noise(1, 1);
    let careful = Action::CarefulMove { corridor: CorridorNumber(TO_001) };
    let ahead = ahead(noisy, careful);
    let Some(Ahead::CarefulNoise { numbers: quiet, .. }) = ahead.last() else { panic!("a marker is put: {ahead:?}") };
    assert!(quiet.contains(&CorridorNumber(2)) && !quiet.contains(&CorridorNumber(1)));

    let mut table = noisy.on_the_turn_of(YOU);
    table.does(careful).pays(&[Search, Search]);
    let (_, lies) = after(&table, YOU, Choice::CarefulNoise(CorridorNumber(2)));
    assert_eq!(lies, [Ahead::NoiseLies { room: RoomNumber(1), numbers: numbers(&[1, 2]) }]);
}

/// LOC-11.4 LOC-11.20 LOC-11.22 LOC-14.4
#[test]
fn of_a_shot_and_of_a_blow_the_die_is_foreseen() {
    let fight = alone().empty_handed(YOU).carries(YOU, Item::PrototypePistol).intruder(Intruder::Adult, 4);
    let shot = ahead(fight, Action::Shoot { weapon: Item::PrototypePistol, at: IT });
    assert!(matches!(shot[0], Ahead::Shot { weapon: Item::PrototypePistol, at: IT, .. }), "{shot:?}");

    let blow = ahead(fight, Action::Melee { at: IT });
    let Ahead::Blow { ref roll, contaminates, miss, .. } = blow[0] else { panic!("a die is rolled: {blow:?}") };
    assert_eq!((roll.hits, roll.of, contaminates, miss), (3, 6, true, MissAhead::SeriousWound));
    let wounds = [SeriousWound::Arm, SeriousWound::Body, SeriousWound::Eyes];
    let weak = wounds.into_iter().fold(fight, |given, wound| given.dressed_wound(YOU, wound));
    assert!(matches!(ahead(weak, Action::Melee { at: IT })[0], Ahead::Blow { miss: MissAhead::Death, .. }));
}

/// LOC-39.12 LOC-39.13
#[test]
fn whom_something_thrown_would_hurt_is_foreseen() {
    let crowd = alone().intruder(Intruder::Adult, 1).intruder(Intruder::Creeper, 1).stands(HE, 1);
    let [grenade, charge] = [Item::Grenade, Item::ThermiteCharge].map(|item| ItemCard::new(item, Back::Red));
    let throw = Action::Use { item: grenade, aim: Aim::Figure { figure: FigureId(0) } };
    let injury = |nth, injuries| InjuryAhead { figure: FigureId(nth), injuries };
    let blast = |figures| Ahead::Blast { figures, characters: Seats::one(HE), deadly_for: Seats::NONE };
    assert_eq!(ahead(crowd.carries(YOU, Item::Grenade), throw)[0], blast(vec![injury(0, 2), injury(1, 1)]));

    let ignite = Action::Use { item: charge, aim: Aim::Room { room: RoomNumber(1) } };
    assert_eq!(ahead(crowd.carries(YOU, Item::ThermiteCharge), ignite)[0], blast(vec![injury(0, 1), injury(1, 1)]));
}

/// LOC-4.17 LOC-48.5 LOC-37.22
#[test]
fn what_the_end_of_a_turn_costs_is_foreseen() {
    let burning = alone().fire(4).wound(YOU, SeriousWound::Bleeding);
    let suffers = |cause| Ahead::Suffers { seat: YOU, cause, is_deadly: false };
    let (_, pass) = after(&burning.on_the_turn_of(YOU), YOU, Choice::Turn(Action::Pass));
    assert_eq!(pass, [suffers(Cause::Bleeding), suffers(Cause::Fire)]);

    let (_, suited) =
        after(&burning.carries(YOU, Item::BattleSuit).on_the_turn_of(YOU), YOU, Choice::Turn(Action::Pass));
    assert_eq!(suited, [suffers(Cause::Bleeding)]);

    let mut passing = burning.on_the_turn_of(YOU);
    passing.does(Action::Pass);
    let (cards, done) = after(&passing, YOU, Choice::Passing(PassingAnswer::Done));
    assert_eq!((cards, done), (3, pass));
}

/// LOC-16.1 LOC-41.29
#[test]
fn what_a_computer_does_to_the_lights_is_foreseen() {
    let archive = alone().stands(YOU, 8).explored(8, Room::Archive, 1).computer(ComputerCard::B);
    let with = ComputerUse::SwapPowerTokens { one: PowerArea::S01, other: PowerArea::Elevator };
    let ahead = ahead(archive, Action::Computer { with });

    assert!(matches!(&ahead[..], [Ahead::Lights(lights)] if lights.elevator_has_power), "{ahead:?}");
}

/// LOC-5.75 LOC-5.76
#[test]
fn whoever_pays_or_may_interrupt_sees_what_the_action_leads_to() {
    let room = alone().stands(SHE, 4).hand(SHE, &[Interruption]);
    let mut table = room.on_the_turn_of(YOU);
    table.chooses(YOU, Choice::Turn(go(TO_001)));
    assert!(matches!(under_way(&table, YOU)[..], [Ahead::Enters { .. }, Ahead::Noise { cards: Some(2), .. }]));

    table.chooses(YOU, Choice::Payment(Rest));
    assert!(table.answers(SHE).contains(&Choice::Interruption(YesNo::Yes)));
    let watching = under_way(&table, SHE);
    assert!(matches!(watching[..], [Ahead::Enters { .. }, Ahead::Noise { cards: None, .. }]), "{watching:?}");
}

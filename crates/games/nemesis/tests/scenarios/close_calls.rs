//! NEM-10, NEM-12, NEM-18, NEM-38: who is met, who is hit, and who gets away with it.

use engine::{Log, Slot};
use nemesis::{
    Choice, Frame, Nemesis, Outcome,
    board::{ObjectToken, Whereabouts},
    heard::{Harm, Heard, Told},
    rules::{
        attack::{IntruderAttack, Occasion, Reaction},
        encounter,
        event_phase::EventPhase,
    },
    words::{
        ActionCard::{NervesOfSteel, Search},
        AttackCard, Character, Door, Event, Intruder, IntruderToken, Item, Object, Phase, PodNumber, PodSide, Room,
        RoomNumber, Section, SeriousWound, Weakness,
    },
};

use crate::table::{Given, HE, SHE, Table, YOU, given, id};

/// You are attacked in room 11.
fn attack(occasion: Occasion) -> IntruderAttack {
    IntruderAttack { attacker: id(0), on: YOU, occasion }
}

/// The Soldier, alone with an Adult.
fn soldier() -> Given {
    given().character(YOU, Character::Soldier).stands(SHE, 1).stands(HE, 1).intruder(Intruder::Adult, 11)
}

fn at_the_event(given: Given, event: Event) -> Table {
    let mut table = given.under_way(YOU, EventPhase { step: Phase::EventCard });
    table.shows(Outcome::EventDraw(event));
    table
}

/// NEM-4.47 NEM-12.8
#[test]
fn only_a_surprised_soldier_with_a_card_is_asked_for_nerves_of_steel() {
    let bitten = |given: Given, occasion| {
        let mut table = given.under_way(YOU, attack(occasion));
        table.shows(Outcome::AttackDraw(AttackCard::BiteFour));
        matches!(table.waiting(), Frame::AttackReaction(_))
    };
    let captain = given().stands(SHE, 1).stands(HE, 1).intruder(Intruder::Adult, 11);

    assert!(bitten(soldier().hand(YOU, &[Search]), Occasion::Surprise));
    assert!(!bitten(soldier().hand(YOU, &[Search]), Occasion::EventPhase), "it is no surprise");
    assert!(!bitten(soldier(), Occasion::Surprise), "there is no card");
    assert!(!bitten(captain.hand(YOU, &[Search]), Occasion::Surprise), "it is not the Soldier");
}

/// NEM-4.47 NEM-4.48
#[test]
fn a_reaction_is_offered_to_whoever_has_what_it_takes() {
    let offered = |given: Given, occasion| {
        let mut table = given.under_way(YOU, attack(occasion));
        table.shows(Outcome::AttackDraw(AttackCard::BiteFour));
        let answers = table.answers(YOU);
        [Reaction::NervesOfSteel, Reaction::Armor].map(|it| answers.contains(&Choice::AttackReaction(it)))
    };

    assert_eq!(offered(soldier().hand(YOU, &[Search]), Occasion::Surprise), [false, false]);
    assert_eq!(offered(soldier().hand(YOU, &[NervesOfSteel]), Occasion::Surprise), [true, false]);
    let armored = soldier().hand(YOU, &[NervesOfSteel]).carries(YOU, Item::Armor);
    assert_eq!(offered(armored, Occasion::EventPhase), [false, true]);
}

/// NEM-4.48 NEM-37.6
#[test]
fn armor_does_not_help_in_a_frenzy_meant_for_another() {
    let given = given().character(SHE, Character::Soldier).carries(SHE, Item::Armor).stands(HE, 1);
    let mut table = given.intruder(Intruder::Queen, 11).under_way(YOU, attack(Occasion::EventPhase));

    table.shows(Outcome::AttackDraw(AttackCard::FrenzyThree));

    assert!(!matches!(table.waiting(), Frame::AttackReaction(_)));
}

/// NEM-37.3
#[test]
fn a_bite_hits_nobody_but_whom_it_is_meant_for() {
    let given = given().stands(HE, 1).intruder(Intruder::Adult, 11);
    let mut table = given.under_way(YOU, attack(Occasion::EventPhase));

    table.shows(Outcome::AttackDraw(AttackCard::BiteFour)).shows(Outcome::WoundDraw(SeriousWound::Leg));

    assert_eq!([YOU, SHE].map(|seat| table.player(seat).serious_wounds.len()), [1, 0]);
}

/// NEM-12.2
#[test]
fn an_attack_on_somebody_who_is_gone_does_not_take_place() {
    let given = given().stands(YOU, 1).stands(HE, 1).intruder(Intruder::Adult, 11);
    let table = given.under_way(YOU, attack(Occasion::EventPhase));

    assert!(!table.told().iter().any(|it| matches!(it, Heard::Attacked { .. })));
}

/// NEM-12.7
#[test]
fn an_attack_deck_that_has_run_out_is_made_of_the_discard_pile() {
    let given = soldier().with(|board| {
        while board.attacks.pile.take_top().is_some() {}
        let mut all = board.attacks.unseen;
        board.attacks.unseen = Default::default();
        board.attacks.discard.take_all(&mut all);
    });
    let mut table = given.under_way(YOU, attack(Occasion::EventPhase));

    table.shows(Outcome::AttackDraw(AttackCard::TransformationFour));

    assert!(table.board().attacks.pile.slots().iter().all(|slot| matches!(slot, Slot::Unseen)));
    assert!(!table.board().attacks.pile.is_empty());
}

/// NEM-12.11
#[test]
fn a_second_larva_is_not_told_as_if_it_were_the_first() {
    let infested = |given: Given| {
        let table = given.intruder(Intruder::Larva, 11).under_way(YOU, attack(Occasion::EventPhase));
        table.told().contains(&Heard::Harm(Harm::Infested { seat: YOU }))
    };

    assert!(infested(given()));
    assert!(!infested(given().larva(YOU)));
}

/// NEM-39.5
#[test]
fn a_reaction_to_danger_never_takes_a_number_below_one() {
    let known = given().weakness(Object::Egg, Weakness::ReactionToDanger);

    assert_eq!(encounter::surprise(&known.board, IntruderToken::CreeperOne), 1);
    assert_eq!(encounter::surprise(&known.board, IntruderToken::AdultTwo), 1);
    assert_eq!(encounter::surprise(&given().board, IntruderToken::AdultTwo), 2);
}

/// NEM-26.13
#[test]
fn a_third_breeder_cannot_be_placed() {
    let appears = |given: Given| {
        let mut board = given.board;
        encounter::appear(&mut board, Intruder::Breeder, RoomNumber(3), &mut Log::<Nemesis>::Off).is_some()
    };
    let one = given().intruder(Intruder::Breeder, 1);

    assert!(appears(given()) && appears(one));
    assert!(!appears(one.intruder(Intruder::Breeder, 2)));
}

/// NEM-10.11
#[test]
fn when_adults_are_called_back_everything_else_stays() {
    let eight =
        (1..=8).fold(given().intruder(Intruder::Creeper, 9), |given, room| given.intruder(Intruder::Adult, room));
    let mut board = eight.board;

    encounter::appear(&mut board, Intruder::Adult, RoomNumber(9), &mut Log::<Nemesis>::Off);

    let kinds: Vec<_> = board.swarm.figures.iter().map(|figure| figure.kind).collect();
    assert_eq!(kinds, [Intruder::Creeper, Intruder::Adult]);
}

/// NEM-4.18
#[test]
fn a_single_egg_burns_wherever_it_lies() {
    let given = given().explored(2, Room::Canteen, 0).lies(2, ObjectToken::Egg).fire(2);
    let table = given.under_way(YOU, EventPhase { step: Phase::FireDamage });

    assert_eq!(table.board().place(RoomNumber(2)).eggs, 0);
    assert!(table.told().iter().any(|it| matches!(it, Heard::Told(Told::EggDestroyed { .. }))));
}

/// NEM-18.15
#[test]
fn an_intruder_that_hunts_into_a_section_puts_back_whoever_waits_in_its_pods_only() {
    let given = given()
        .explored(15, Room::EvacuationSectionA, 0)
        .pod(PodNumber::One, Section::A, PodSide::Unlocked)
        .pod(PodNumber::Two, Section::B, PodSide::Unlocked)
        .whereabouts(YOU, Whereabouts::Pod { pod: PodNumber::One })
        .whereabouts(SHE, Whereabouts::Pod { pod: PodNumber::Two })
        .stands(HE, 15)
        .intruder(Intruder::Adult, 11);
    let table = at_the_event(given, Event::HuntTwo);

    assert_eq!([YOU, SHE, HE].map(|seat| table.room_of(seat)), [15, 0, 15]);
}

/// NEM-38.9
#[test]
fn an_egg_that_hatches_goes_back_to_the_stock_and_the_last_one_hatches_too() {
    let given = given().with(|board| {
        board.nest.eggs_in_stock += board.nest.eggs - 1;
        board.nest.eggs = 1;
    });
    let table = at_the_event(given, Event::Hatching);

    assert_eq!((table.board().nest.eggs, table.board().nest.eggs_in_stock), (0, 8));
}

/// NEM-38.9
#[test]
fn only_whoever_stands_in_the_nest_is_infested_by_what_hatches() {
    let given = given().explored(2, Room::Nest, 0).stands(SHE, 2);
    let table = at_the_event(given, Event::Hatching);

    assert_eq!([YOU, SHE, HE].map(|seat| table.player(seat).has_larva), [false, true, false]);
}

/// NEM-38.3
#[test]
fn regeneration_heals_a_single_injury_and_tells_nothing_of_the_unhurt() {
    let given = given().stands(YOU, 1).stands(SHE, 1).stands(HE, 1);
    let given = given.intruder(Intruder::Creeper, 8).intruder(Intruder::Creeper, 9).injured(1);
    let table = at_the_event(given, Event::Regeneration);

    assert_eq!(table.figure(1).injuries, 0);
    let healed: Vec<_> =
        table.told().into_iter().filter(|it| matches!(it, Heard::Told(Told::IntruderHealed { .. }))).collect();
    assert_eq!(healed, [Heard::Told(Told::IntruderHealed { figure: id(1), kind: Intruder::Creeper, left: 0 })]);
}

/// NEM-38.5 NEM-39.2
#[test]
fn a_hunter_breaks_the_door_to_its_prey_unless_it_moves_badly() {
    let closed = || {
        given().stands(YOU, 15).stands(SHE, 15).stands(HE, 15).intruder(Intruder::Adult, 11).door(11, 1, Door::Closed)
    };
    let destroyed = |given: Given| at_the_event(given, Event::HuntTwo).board().doors.destroyed().len();

    assert_eq!(destroyed(closed()), 1);
    assert_eq!(destroyed(closed().weakness(Object::Egg, Weakness::TheWayOfMoving)), 0);
}

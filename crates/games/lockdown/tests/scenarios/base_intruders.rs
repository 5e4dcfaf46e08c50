//! LOC-25.6, LOC-51: the intruders of base Nemesis.

use engine::{Log, Word};
use lockdown::{
    Heard, Lockdown, Outcome, Setup,
    board::{Board, ObjectToken, Rooms},
    heard::{Harm, Told},
    rules::{
        attack::Occasion,
        combat::{self, Target},
        events::EventEffect,
        knowledge,
        table_setup::SetUp,
    },
    words::{
        ActionCard, AttackCard, Cause, CombatFace, Contamination, Door, Event, Intruder, Item, Object, Room,
        RoomNumber, SeriousWound, ShotFace, Species, StalkerToken, Weakness,
    },
};
use nemesis_kit::{Kin as _, Token as _, rules::event_phase::EventCard, words::FigureId};

use crate::table::{Given, HE, SHE, Table, YOU, attack, fires};

/// Three players against the intruders of base Nemesis: you in 007, she in 004, he in 013, where there is power.
fn beset() -> Given {
    Given::players(3, &[("intruders", "base")]).stands(YOU, 7).stands(SHE, 4).stands(HE, 13)
}

/// An intruder in your room attacks you, and the card shows this.
fn attacked(given: Given, card: AttackCard) -> Table {
    let mut table = given.under_way(attack(0, YOU, Occasion::EventPhase));
    table.attacks_with(card);
    table
}

fn drawn(given: Given, event: Event) -> Table {
    given.under_way(EventEffect { event, nth: 0 })
}

fn figures(table: &Table) -> Vec<u8> {
    table.board().swarm.figures.iter().map(|figure| figure.room.0).collect()
}

/// Somebody knows this of them.
fn known(given: Given, weakness: Weakness) -> Given {
    given.weakness(0, weakness, Some(Object::IntruderCarcass))
}

/// LOC-25.90 LOC-25.92 LOC-25.93 LOC-25.94
#[test]
fn tokens_cards_and_weaknesses_are_those_of_base_nemesis() {
    let board = beset().board;
    let tokens = |token: StalkerToken| board.swarm.bag.count(token) + board.swarm.pool.count(token);
    assert_eq!(StalkerToken::ALL.iter().map(|&token| u32::from(tokens(token))).sum::<u32>(), 27);
    assert_eq!([StalkerToken::LarvaOne, StalkerToken::AdultThree, StalkerToken::LarvaZeroOne].map(tokens), [8, 5, 0]);
    assert!(StalkerToken::ALL.iter().filter(|&&it| tokens(it) > 0).all(|it| it.print().lit == it.print().dark));

    let cards = AttackCard::ALL.iter().filter(|&&card| board.attacks.unseen.count(card) > 0);
    assert!(cards.clone().all(|card| card.print().attack.base().is_some()) && cards.count() == 19);
    let events: Vec<Event> = Species::BaseIntruders.events().iter().map(|print| print.event).collect();
    assert!(Event::ALL.iter().all(|&event| (board.events.unseen.count(event) == 1) == events.contains(&event)));
    assert_eq!((board.nest.eggs, board.laboratory.weaknesses), (5, [None; 3]), "all weaknesses lie face down");
}

/// LOC-25.92
#[test]
fn no_weakness_is_turned_up_when_the_table_is_set_up() {
    let setup = <Setup as engine::Setup>::read(2, [("intruders", "base")]).expect("there is such a set-up");
    let mut state = engine::State::<Lockdown>::new(Board::new(setup), SetUp {}, &mut Log::Off);
    let mut odds = Vec::new();
    while state.pending() == engine::Pending::Chance {
        state.odds(&mut odds);
        let (outcome, _) = odds[0];
        assert!(!matches!(outcome, Outcome::FirstWeakness(_)));
        state.resolve_unchecked(outcome, &mut Log::Off);
    }
    assert_eq!(state.board().tokens_in_bag(), 1 + 4 + 1 + 5 + 1);
}

/// LOC-51.2
#[test]
fn a_card_of_base_nemesis_is_what_it_is_there() {
    let base = nemesis_kit::base::ATTACK_CARDS.iter();
    let here = AttackCard::ALL.iter().filter(|card| card.print().attack.base().is_some());
    for (theirs, &ours) in base.zip(here) {
        assert_eq!(format!("{:?}", theirs.card), format!("{ours:?}"));
        let print = ours.print();
        assert_eq!(
            (print.attack.base(), print.blood, print.copies),
            (Some(theirs.attack), theirs.blood, theirs.copies)
        );
    }
    for print in nemesis_kit::base::INTRUDER_TOKENS.iter() {
        let ours = StalkerToken::ALL.iter().find(|it| format!("{it:?}") == format!("{:?}", print.token));
        let ours = ours.expect("each is here, too");
        assert_eq!((ours.intruder(), ours.copies(Species::BaseIntruders)), (print.intruder, print.copies));
    }
}

/// LOC-51.2 LOC-29.41
#[test]
fn scratches_claws_and_bites_hurt() {
    let adult = beset().intruder(Intruder::Adult, 7);
    let scratched = attacked(adult, AttackCard::ScratchTwo);
    assert_eq!((scratched.wounds(YOU), scratched.player(YOU).discard.contamination.unscanned), ((1, 0), 1));
    let clawed = attacked(adult, AttackCard::ClawAttackThree);
    assert_eq!((clawed.wounds(YOU), clawed.player(YOU).discard.contamination.unscanned), ((2, 0), 1));

    let mut bitten = attacked(adult.wound(YOU, SeriousWound::Leg), AttackCard::BiteFour);
    bitten.shows(Outcome::WoundDraw(SeriousWound::Hand));
    assert_eq!(bitten.wounds(YOU), (0, 2));
    let hurt = adult.dressed_wound(YOU, SeriousWound::Leg).wound(YOU, SeriousWound::Hand);
    assert!(!attacked(hurt, AttackCard::BiteFour).player(YOU).is_alive());

    let queen = beset().intruder(Intruder::Queen, 7).wound(YOU, SeriousWound::Leg);
    assert!(!attacked(queen, AttackCard::TailAttackTwo).player(YOU).is_alive());
    assert!(
        attacked(adult.wound(YOU, SeriousWound::Leg), AttackCard::TailAttackTwo).player(YOU).is_alive(),
        "a queen's"
    );
}

/// LOC-51.2
#[test]
fn a_frenzy_hits_everybody_in_the_room() {
    let near = beset().stands(SHE, 7).intruder(Intruder::Breeder, 7);
    let hurt = near.wound(SHE, SeriousWound::Leg).wound(SHE, SeriousWound::Hand);
    let mut table = attacked(hurt, AttackCard::FrenzyThree);
    table.shows(Outcome::WoundDraw(SeriousWound::Body));

    assert_eq!((table.wounds(YOU), table.player(SHE).is_alive(), table.wounds(HE)), ((0, 1), false, (0, 0)));
}

/// LOC-51.2 LOC-38.62
#[test]
fn whoever_wards_a_frenzy_off_does_so_alone() {
    let near = beset().stands(SHE, 7).character(YOU, lockdown::words::Character::Xenobiologist).stands(YOU, 7);
    let armed = near.hand(YOU, &[ActionCard::Pheromones]).carries_object(YOU, ObjectToken::Carcass);
    let mut table =
        armed.contaminated(SHE, 3).intruder(Intruder::Queen, 7).under_way(attack(0, YOU, Occasion::EventPhase));
    table.nobody_before_the_card().shows(Outcome::AttackDraw(AttackCard::FrenzyFour));
    let giving = lockdown::rules::attack::reactions::ReactionAnswer::Pheromones { giving: ObjectToken::Carcass };
    table.chooses(YOU, lockdown::Choice::Reaction(giving)).shows(Outcome::WoundDraw(SeriousWound::Body));

    assert_eq!([table.wounds(YOU), table.wounds(SHE)], [(0, 0), (0, 1)]);
}

/// LOC-51.2 LOC-29.73
#[test]
fn a_creeper_becomes_a_breeder_and_surprises_whoever_has_no_card() {
    let creeper = beset().intruder(Intruder::Creeper, 7).injured(1);
    let mut table = attacked(creeper, AttackCard::TransformationFour);
    assert_eq!((table.figure(0).kind, table.figure(0).injuries), (Intruder::Breeder, 1));
    table.attacks_with(AttackCard::ScratchThree);
    assert_eq!(table.wounds(YOU), (1, 0));

    let calm = attacked(creeper.hand(YOU, &[ActionCard::Rest]), AttackCard::TransformationFour);
    assert!(calm.is_quiet() && calm.told().contains(&Heard::Told(Told::Transformed { figure: FigureId(0) })));
}

/// LOC-51.2 LOC-10.8
#[test]
fn slime_covers_and_summoning_calls_another_one() {
    let adult = beset().intruder(Intruder::Adult, 7);
    let slimed = attacked(adult, AttackCard::SlimeFive);
    assert!(slimed.player(YOU).has_slime && slimed.player(YOU).discard.contamination.unscanned == 1);

    let creeper = beset().intruder(Intruder::Creeper, 7).in_the_bag(StalkerToken::AdultTwo);
    let mut called = attacked(creeper, AttackCard::SummoningThree);
    called.shows(Outcome::Summoning(StalkerToken::AdultTwo));
    assert_eq!(called.intruders_in(7), [Intruder::Creeper, Intruder::Adult]);
    assert!(called.is_quiet() && called.board().swarm.bag.count(StalkerToken::AdultTwo) == 0);
}

/// LOC-25.95 LOC-15.23 LOC-25.91
#[test]
fn the_first_object_reveals_the_leftmost_weakness_and_all_may_use_it() {
    let mut given = beset().carries_object(YOU, ObjectToken::Carcass);
    let engine::Flow::Become(reveal) =
        knowledge::research(&mut given.board, YOU, ObjectToken::Carcass, Some(YOU), &mut Log::Off)
    else {
        panic!("a weakness is revealed");
    };
    let mut table = given.under_way(reveal);
    assert_eq!(table.odds().len(), 6, "two of the eight are left out");
    table.shows(Outcome::WeaknessReveal(Weakness::ReactionToDanger));

    assert_eq!(table.board().laboratory.weaknesses, [Some(Weakness::ReactionToDanger), None, None]);
    assert_eq!(table.board().laboratory.objects, [Some(Object::IntruderCarcass), None, None]);
    assert_eq!(Lockdown::surprise(table.board(), SHE, StalkerToken::AdultThree), 2, "whatever she knows");
}

/// LOC-25.95 LOC-51.2
#[test]
fn weaknesses_serve_everybody() {
    let adult = beset().intruder(Intruder::Adult, 7);
    let it = Target::Figure { figure: FigureId(0) };
    let mut shot = fires(known(adult, Weakness::VitalPlaces).stands(YOU, 7).with(dark), YOU, Item::SmartGun, it);
    shot.shows(Outcome::ShotRoll(CombatFace::Blank));
    while let lockdown::Frame::ShotReroll(_) = shot.waiting() {
        shot.chooses(YOU, lockdown::Choice::ShotReroll(lockdown::words::YesNo::No));
    }
    assert_eq!(shot.figure(0).injuries, 1, "a blank is a hit");
    assert_eq!(ShotFace::Blank.injuries(Intruder::Adult, 0), 0);

    let mut given = known(adult, Weakness::SpeciesOnTheBrinkOfExtinction).injured(1);
    assert_eq!(combat::endurance(&given.board, 3), 2);
    given.board.swarm.figures[0].injuries = 1;
    assert!(!Lockdown::breaks_doors(&known(adult, Weakness::TheWayOfMoving).board, Intruder::Adult));
    assert!(Lockdown::breaks_doors(&known(adult, Weakness::TheWayOfMoving).board, Intruder::Breeder));

    let bitten = attacked(known(adult, Weakness::TheWayOfFighting), AttackCard::BiteFour);
    assert_eq!(bitten.wounds(YOU), (1, 0));
}

/// Nothing has power.
fn dark(board: &mut Board) {
    use lockdown::words::PowerToken;
    [PowerToken::One, PowerToken::Two, PowerToken::Three, PowerToken::Four]
        .into_iter()
        .for_each(|token| board.power.set(token, false));
}

/// LOC-51.3
#[test]
fn intruders_recover() {
    let hurt = beset().intruder(Intruder::Adult, 1).injured(3).intruder(Intruder::Creeper, 2).injured(1);
    let table = drawn(hurt, Event::Regeneration);

    assert_eq!([0, 1].map(|nth| table.figure(nth).injuries), [1, 0]);
}

/// LOC-51.5 LOC-51.16
#[test]
fn adults_hunt_the_nearest_prey_by_an_open_way_first() {
    // 009 is next to 008, 010 and 013; 008 is next to 007, 009 and 012.
    let hunt = beset().intruder(Intruder::Adult, 8).intruder(Intruder::Adult, 9).intruder(Intruder::Breeder, 8);
    let mut table = drawn(hunt.stands(SHE, 10), Event::HuntTwo);
    table.nobody_reacts();
    assert_eq!(figures(&table), [7, 10, 8], "the lowest number, and Adults only");

    let shut = hunt.stands(SHE, 10).door(9, 1, Door::Closed).door(8, 3, Door::Closed);
    let table = drawn(shut, Event::HuntThree);
    assert_eq!(figures(&table), [8, 13, 8], "a door is broken where there is no other way");
    assert_eq!(table.board().doors.destroyed().iter().count(), 1);
}

/// LOC-51.11 LOC-51.20
#[test]
fn what_burns_breaks_and_green_rooms_fail() {
    let rooms = |rooms: &[u8]| rooms.iter().copied().map(RoomNumber).collect::<Rooms>();
    let table = drawn(beset().explored(8, Room::Archive, 1).fire(8), Event::DamagingFire);
    assert_eq!((table.board().malfunction, table.board().fire), (rooms(&[8]), rooms(&[7, 8, 9, 12])));

    let green = beset().explored(10, Room::EmergencyRoom, 1);
    assert_eq!(drawn(green, Event::LifeNetworkFailure).board().malfunction, rooms(&[10]));
}

/// LOC-51.13
#[test]
fn prey_is_smelled() {
    let table = drawn(beset().slime(SHE), Event::ScentOfPrey);

    assert_eq!(table.board().noise, table.board().plan().ways_of(RoomNumber(4)));
}

/// LOC-51.15
#[test]
fn larvae_hatch_and_everybody_else_is_examined() {
    let carrier = beset().larva(YOU).hand(SHE, &[ActionCard::Rest]).scanned(SHE, Contamination::Infected);
    let mut table = drawn(carrier, Event::Eclosion);
    assert!(!table.player(YOU).is_alive() && table.intruders_in(7) == [Intruder::Creeper]);
    while table.waits_for_chance() {
        let (outcome, _) = table.odds()[0];
        table.shows(outcome);
    }

    assert!(table.player(SHE).has_larva, "by the card that she held before");
    assert!(!table.player(HE).has_larva && table.player(SHE).is_alive());
    assert!(table.board().scratch.drawn.is_empty());
    let died = Harm::Died { seat: YOU, room: Some(RoomNumber(7)), by: Cause::Larva };
    assert!(table.told().contains(&Heard::Harm(died)));
}

/// LOC-51.1 LOC-51.23 LOC-4.39
#[test]
fn a_card_of_their_deck_moves_them_by_its_own_number_and_has_no_dark_part() {
    let drawn = |event| beset().stands(HE, 20).intruder(Intruder::Breeder, 26).with(|board| board.events.draw(event));
    let moved = |event| drawn(event).under_way(EventCard { event, moves: 0 });
    let surge = moved(Event::PowerSurge);
    assert_eq!(figures(&surge), [27], "through 4, where Night Stalkers would go through 3");
    assert_eq!(surge.board().events.discard.count(Event::PowerSurge), 1);

    let damage = moved(Event::Damage);
    assert_eq!(figures(&damage), [26], "it is for creepers and Adults");
    assert!(damage.is_quiet(), "and asks nobody in the dark");
}

/// LOC-51.2 LOC-25.95
#[test]
fn whoever_shoots_with_energy_deals_one_more_once_that_is_known() {
    let adult = beset().empty_handed(YOU).carries(YOU, Item::Pistol).intruder(Intruder::Adult, 7);
    let shot = |given: Given| {
        let mut table = fires(given.with(dark), YOU, Item::Pistol, Target::Figure { figure: FigureId(0) });
        table.shows(Outcome::ShotRoll(CombatFace::SingleHit));
        table.figure(0).injuries
    };

    assert_eq!([shot(adult), shot(known(adult, Weakness::VulnerabilityToEnergy))], [1, 2]);
}

/// LOC-51.5
#[test]
fn whoever_fights_already_hunts_nobody_else() {
    let fight = beset().stands(SHE, 8).intruder(Intruder::Adult, 7);

    assert_eq!(figures(&drawn(fight, Event::HuntTwo)), [7]);
}

/// LOC-51.15
#[test]
fn what_was_in_the_hand_before_the_eclosion_is_scanned_too() {
    let mut table = drawn(beset().contaminated(YOU, 1), Event::Eclosion);
    for _ in 0..4 {
        let (card, _) = table.odds()[0];
        table.shows(card);
    }
    table.shows(Outcome::Scan(Contamination::Infected));

    assert!(table.player(YOU).has_larva);
}

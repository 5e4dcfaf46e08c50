//! AGD-11G.3, AGD-6F.20 to AGD-6F.28: Gear, and putting cards on.

use aliens::{
    Choice, Frame, Heard, Outcome,
    rules::{
        actions::ActionAnswer,
        activation::OrderAnswer,
        barricade::Barrier,
        equipping::EquipAnswer,
        tracker_look::PutBackPlace,
        turn::{Turn, TurnStage},
    },
    words::{
        Card,
        Character::{Frost, Gorman, Hicks, Hudson, Newt, Ripley, Vasquez},
        Condition, Gear, MarineDie, Mission, Stage, TrackerCard, Weapon,
    },
};

use crate::table::*;

/// AGD-11G.3
#[test]
fn armour_holds_on_gear_or_event_and_is_exhausted() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(12, 12))
        .grunt(Hicks, h1(4, 6))
        .carries(Hicks, &[Card::TacticalArmour])
        .alien(h1(5, 6), 0)
        .alien_phase();

    table.defends_with(10).reveals(Card::Steady);

    assert_eq!(table.condition(Hicks), Condition::Standing);
    assert!(table.has_heard(Heard::EquipmentExhausted { character: Hicks, card: Card::TacticalArmour }));
    assert_eq!(table.alien_on(h1(5, 6)), Some(0), "there is no counter-attack");
}

/// AGD-6I.23 AGD-11G.5
#[test]
fn when_acid_takes_the_armour_that_failed_the_other_may_still_hold() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(12, 12))
        .grunt(Hicks, h1(4, 6))
        .carries(Hicks, &[Card::TacticalArmour, Card::TacticalArmour])
        .alien(h1(5, 6), 0)
        .alien_phase();

    table.defends_with(8).reveals(Card::AcidSpray);
    assert!(table.has_heard(Heard::EquipmentDiscarded { character: Hicks, card: Card::TacticalArmour }));
    table.reveals(Card::Steady);

    assert_eq!(table.condition(Hicks), Condition::Standing);
    assert!(table.figure(Hicks).gear.is_empty(), "one is lost, and the other exhausted");
}

/// AGD-11G.3 R-54
#[test]
fn a_weapon_does_not_make_armour_hold() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(12, 12))
        .grunt(Hicks, h1(4, 6))
        .carries(Hicks, &[Card::TacticalArmour])
        .alien(h1(5, 6), 0)
        .alien_phase();

    table.defends_with(8).reveals(Card::HkVp70Pistol);

    assert_eq!(table.condition(Hicks), Condition::KnockedDown);
    assert!(table.figure(Hicks).has_gear(Gear::TacticalArmour));
}

/// AGD-11G.3
#[test]
fn the_motion_tracker_shows_a_card_and_for_a_card_puts_it_to_the_bottom() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(4, 6))
        .grunt(Gorman, h1(12, 12))
        .carries(Gorman, &[Card::MotionTracker])
        .piles(10, 0, &[])
        .signals(&[TrackerCard::Mt31, TrackerCard::Mt01])
        .at_stage(YOU, Gorman, Stage::OnActivation);

    table.shows(Outcome::LookedAt(TrackerCard::Mt31));
    table.chooses(YOU, Choice::PutBack(PutBackPlace::Bottom));

    assert_eq!(table.piles(), (9, 1, 0));
    assert_eq!(table.board().tracker.back(0), Some(aliens::words::ThreatLevel::One));
}

/// AGD-11G.3 AGD-5.18 AGD-5.3
#[test]
fn the_welder_adds_3_to_a_barricade_test() {
    let mut table =
        given(Mission::Newt, 1).hero(YOU, Hicks, h1(9, 7)).carries(Hicks, &[Card::HandWelder]).acting(YOU, Hicks);
    let door = table.board().layout().door_between(h1(9, 7), h1(10, 7)).expect("there is a door");

    table.acts(ActionAnswer::Barricade { barrier: Barrier::Door { door } });
    table.shows(Outcome::BarricadeTest(MarineDie(8)));

    assert!(table.board().fittings.barricaded.has(door), "Tech 5 and 3");
}

/// AGD-5.18 AGD-5.2
#[test]
fn a_failed_barricade_test_costs_the_action_and_a_second_may_succeed() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Hicks, h1(9, 7)).acting(YOU, Hicks);
    let door = table.board().layout().door_between(h1(9, 7), h1(10, 7)).expect("there is a door");
    let barricade = ActionAnswer::Barricade { barrier: Barrier::Door { door } };

    table.acts(barricade).shows(Outcome::BarricadeTest(MarineDie(6)));
    assert!(!table.board().fittings.barricaded.has(door));
    table.acts(barricade).shows(Outcome::BarricadeTest(MarineDie(5)));

    assert!(table.board().fittings.barricaded.has(door));
}

/// AGD-11G.3 AGD-5.24
#[test]
fn a_medi_kit_helps_a_comrade_up_and_is_exhausted() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(4, 6))
        .carries(Hicks, &[Card::MediKit])
        .grunt(Ripley, h1(5, 6))
        .lies(Ripley)
        .acting(YOU, Hicks);

    table.acts(ActionAnswer::MediKit { on: Ripley });

    assert_eq!(table.condition(Ripley), Condition::Standing);
    assert_eq!(table.figure(Hicks).gear.len(), 0);
    assert_eq!(table.board().active().actions, 1);
}

/// AGD-11G.3
#[test]
fn an_ammo_pouch_pays_one_card_of_the_first_attack() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Gorman, h1(2, 6))
        .carries(Gorman, &[Card::M41aPulseRifle, Card::AmmoPouch])
        .piles(10, 0, &[])
        .alien(h1(7, 6), 5)
        .acting(YOU, Gorman);

    table.attacks(Weapon::M41aPulseRifle, h1(7, 6)).rolls(&[10]);
    assert_eq!(table.piles(), (10, 0, 0));
    table.attacks(Weapon::M41aPulseRifle, h1(7, 6)).rolls(&[10]);

    assert_eq!(table.piles().1, 1, "the second attack is paid in full");
}

/// AGD-11G.3
#[test]
fn a_headset_lets_a_marine_hero_lead_one_more_grunt() {
    let table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(4, 6))
        .carries(Hudson, &[Card::Headset])
        .grunt(Frost, h1(6, 6))
        .grunt(Vasquez, h1(7, 6))
        .at_stage(YOU, Hudson, Stage::Grunts);

    assert!(matches!(table.waits_for(), Frame::GruntOrder(order) if order.grunts.left == 2));
    assert!(table.may(YOU, Choice::GruntOrder(OrderAnswer::Activate { character: Frost })));
}

/// AGD-11G.3 AGD-6D.2
#[test]
fn a_shoulder_lamp_adds_1_to_aim_from_the_next_reset_on() {
    let table = given(Mission::Newt, 2)
        .hero(YOU, Hicks, h1(4, 6))
        .hero(SECOND, Gorman, h1(5, 6))
        .carries(Hicks, &[Card::ShoulderLamp])
        .dial(Gorman, 1)
        .begins(Turn { stage: TurnStage::Reset });

    assert_eq!(table.dial(Hicks), 9);
    assert_eq!(table.dial(Gorman), 6);
}

/// AGD-6F.24 AGD-6E.10
#[test]
fn equipping_from_hand_costs_what_is_printed() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(4, 6))
        .hand(YOU, &[Card::M41aPulseRifle])
        .piles(10, 0, &[])
        .at_stage(YOU, Hudson, Stage::Equip);

    table.chooses(YOU, Choice::EquipStep(EquipAnswer::Equip { card: Card::M41aPulseRifle, on: Hudson }));

    assert_eq!(table.figure(Hudson).weapon, Some(Weapon::M41aPulseRifle));
    assert_eq!(table.piles(), (8, 2, 0));
}

/// AGD-6F.25 AGD-6F.26 AGD-4.12 AGD-6F.21
#[test]
fn a_weapon_of_the_own_hero_can_be_swapped() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(4, 6))
        .carries(Hudson, &[Card::M41aPulseRifle])
        .hand(YOU, &[Card::M240Incinerator])
        .at_stage(YOU, Hudson, Stage::Equip);
    let take = Choice::EquipStep(EquipAnswer::Equip { card: Card::M240Incinerator, on: Hudson });
    table.refuses(YOU, take, "AGD-6F.21");

    table.chooses(YOU, Choice::EquipStep(EquipAnswer::Return { card: Card::M41aPulseRifle })).chooses(YOU, take);

    assert_eq!(table.figure(Hudson).weapon, Some(Weapon::M240Incinerator));
    assert_eq!(table.board().player(YOU).hand.count(Card::M41aPulseRifle), 1);
}

/// AGD-6F.27 R-26 AGD-6F.29
#[test]
fn cards_can_be_given_to_others_within_2_squares() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hudson, h1(4, 6))
        .grunt(Hicks, h1(6, 6))
        .grunt(Gorman, h1(7, 6))
        .hand(YOU, &[Card::M41aPulseRifle])
        .at_stage(YOU, Hudson, Stage::Equip);
    let give = |on| Choice::EquipStep(EquipAnswer::Equip { card: Card::M41aPulseRifle, on });

    table.refuses(YOU, give(Gorman), "AGD-6F.27");
    table.chooses(YOU, give(Hicks));

    assert_eq!(table.figure(Hicks).weapon, Some(Weapon::M41aPulseRifle));
}

/// AGD-6F.13 AGD-6F.28
#[test]
fn newt_carries_gear_and_no_weapons() {
    let mut table = given(Mission::Escape, 1)
        .hero(YOU, Ripley, p2(6, 6))
        .hero(YOU, Newt, p2(7, 6))
        .hand(YOU, &[Card::HkVp70Pistol, Card::MediKit])
        .at_stage(YOU, Newt, Stage::Equip);

    let pistol = EquipAnswer::Equip { card: Card::HkVp70Pistol, on: Newt };
    table.refuses(YOU, Choice::EquipStep(pistol), "AGD-6F.13");
    table.chooses(YOU, Choice::EquipStep(EquipAnswer::Equip { card: Card::MediKit, on: Newt }));

    assert!(table.figure(Newt).has_gear(Gear::MediKit));
}

/// AGD-6F.23 AGD-6D.14
#[test]
fn with_a_massive_weapon_nobody_carries_a_backup() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Vasquez, h1(4, 6))
        .carries(Vasquez, &[Card::M56SmartGun])
        .hand(YOU, &[Card::HkVp70Pistol])
        .at_stage(YOU, Vasquez, Stage::Equip);

    let pistol = EquipAnswer::Equip { card: Card::HkVp70Pistol, on: Vasquez };

    table.refuses(YOU, Choice::EquipStep(pistol), "AGD-6F.21");
}

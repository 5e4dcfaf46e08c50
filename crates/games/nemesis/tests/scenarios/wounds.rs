//! NEM-14, NEM-42: wounds of characters.

use nemesis::{
    Choice, Outcome,
    board::{Card, ObjectToken, Whereabouts},
    rules::{actions::Action, hands::HandAnswer, round::RoundStart, turn::PassingAnswer},
    words::{
        ActionCard::{Demolition, Interruption, Rest, Search},
        AttackCard, CorridorNumber, Intruder, Item, NoiseFace, Room, RoomNumber, SeriousWound,
    },
};

use crate::table::*;

/// NEM-42.7
#[test]
fn one_arm_holds_two_items_that_are_bound_together() {
    let bound = || {
        let armed = given().carries_loaded(YOU, Item::PrototypeRifle, 1);
        armed.with(|board| board.player_mut(YOU).hands.bind())
    };
    let mut alone = bound().under_way(YOU, serious_wound(YOU));
    alone.shows(Outcome::WoundDraw(SeriousWound::Arm));
    let mut with_egg = bound().carries_object(YOU, ObjectToken::Egg).under_way(YOU, serious_wound(YOU));
    with_egg.shows(Outcome::WoundDraw(SeriousWound::Arm)).chooses(YOU, Choice::HandLost(HandAnswer::DropLeft));

    assert!(alone.has(YOU, Item::Revolver) && alone.has(YOU, Item::PrototypeRifle), "nothing has to be dropped");
    assert!(!with_egg.has(YOU, Item::Revolver) && !with_egg.has(YOU, Item::PrototypeRifle), "they go together");
    assert!(with_egg.player(YOU).hands.objects().eq([ObjectToken::Egg]));
}

/// NEM-23.22 NEM-14.1
#[test]
fn the_third_light_wound_is_a_serious_one() {
    let mut table = given().light_wounds(YOU, 2).under_way(YOU, light_wound(YOU));
    table.shows(Outcome::WoundDraw(SeriousWound::Body));

    assert_eq!((table.player(YOU).light_wounds.count(), table.player(YOU).serious_wounds.len()), (0, 1));
}

/// NEM-23.23 NEM-14.4 NEM-14.7
#[test]
fn with_three_serious_wounds_any_further_wound_kills() {
    let wounded = || {
        given()
            .wound(YOU, SeriousWound::Leg)
            .dressed_wound(YOU, SeriousWound::Body)
            .dressed_wound(YOU, SeriousWound::Body)
    };

    let light = wounded().under_way(YOU, light_wound(YOU));
    let serious = wounded().under_way(YOU, serious_wound(YOU));

    assert!(!light.player(YOU).is_alive());
    assert!(!serious.player(YOU).is_alive());
}

/// NEM-42.1
#[test]
fn a_wounded_arm_drops_what_it_holds() {
    let mut table = given().carries_loaded(YOU, Item::PrototypeRifle, 1).under_way(YOU, serious_wound(YOU));

    table.shows(Outcome::WoundDraw(SeriousWound::Arm)).chooses(YOU, Choice::HandLost(HandAnswer::DropLeft));

    assert!(!table.has(YOU, Item::Revolver) && table.has(YOU, Item::PrototypeRifle));
    assert!(!table.player(YOU).has_free_hand());
}

/// NEM-42.3 NEM-25.44 NEM-11.27
#[test]
fn with_a_wounded_leg_an_escape_costs_two() {
    let setting = |given: Given| {
        given.intruder(Intruder::Adult, 11).explored(6, Room::Canteen, 0).hand(YOU, &[Search, Rest]).on_the_turn_of(YOU)
    };

    let mut limping = setting(given().wound(YOU, SeriousWound::Leg));
    let mut dressed = setting(given().dressed_wound(YOU, SeriousWound::Leg));
    let escape = Action::Move { corridor: CorridorNumber(2) };
    limping.does(escape).pays(&[Search, Rest]).shows(Outcome::AttackDraw(AttackCard::TailAttackTwo));
    dressed.does(escape).pays(&[Search]).shows(Outcome::AttackDraw(AttackCard::TailAttackTwo));

    assert_eq!((limping.room_of(YOU), dressed.room_of(YOU)), (6, 6));
    assert_eq!((limping.player(YOU).hand.len(), dressed.player(YOU).hand.len()), (0, 1));
}

/// NEM-42.4 NEM-4.3 NEM-4.4 NEM-26.22 NEM-17.41
#[test]
fn a_wounded_body_draws_one_card_less_and_the_cabins_one_more() {
    let drawn = |given: Given| {
        let given = given.hand(YOU, &[Search, Search, Rest, Demolition]).explored(6, Room::Cabins, 0);
        let mut table = given.under_way(YOU, RoundStart {});
        let mut drawn = 0;
        while table.player(YOU).hand.len() < 6 && table.player(SHE).hand.is_empty() {
            let mut odds = Vec::new();
            table.state.odds(&mut odds);
            let before = table.player(YOU).hand.len();
            table.shows(odds[0].0);
            drawn += table.player(YOU).hand.len() - before;
        }
        drawn
    };
    let body = || given().wound(YOU, SeriousWound::Body);

    assert_eq!(drawn(given()), 1);
    assert_eq!(drawn(body()), 0);
    assert_eq!(drawn(given().stands(YOU, 6)), 2);
    assert_eq!(drawn(body().stands(YOU, 6)), 1);
    assert_eq!(drawn(given().stands(YOU, 6).explored(8, Room::Canteen, 0).intruder(Intruder::Larva, 6)), 1);
}

/// NEM-42.5 NEM-26.39 NEM-4.11 NEM-23.21
#[test]
fn whoever_bleeds_suffers_at_each_pass_and_then_from_the_fire() {
    let mut table =
        given().wound(YOU, SeriousWound::Bleeding).fire(11).stands(SHE, 1).stands(HE, 1).on_the_turn_of(YOU);

    table.does(Action::Pass).chooses(YOU, Choice::Passing(PassingAnswer::Done));

    assert_eq!(table.player(YOU).light_wounds.count(), 2, "one for the pass and one for the fire");
    table.does(Action::Pass).chooses(SHE, Choice::Passing(PassingAnswer::Done));
    assert_eq!(table.player(YOU).light_wounds.count(), 2, "and no more this round");
}

/// NEM-4.10 NEM-4.41
#[test]
fn on_passing_any_cards_may_be_discarded_contamination_too() {
    let mut table = given().hand(YOU, &[Search, Interruption]).contaminated(YOU, 1).on_the_turn_of(YOU);

    table
        .does(Action::Pass)
        .chooses(YOU, Choice::Passing(PassingAnswer::Discard(Card::Unscanned)))
        .chooses(YOU, Choice::Passing(PassingAnswer::Discard(Card::Action(Search))))
        .chooses(YOU, Choice::Passing(PassingAnswer::Done));

    assert_eq!(table.player(YOU).hand.len(), 1);
    assert_eq!(table.player(YOU).discard.contamination.unscanned, 1);
}

/// NEM-14.10 NEM-14.11 NEM-14.12 NEM-25.52 NEM-19.2
#[test]
fn the_first_dead_leaves_a_corpse_and_objects_and_all_pods_open() {
    let mut table = given()
        .carries(YOU, Item::Tools)
        .carries_object(YOU, ObjectToken::Egg)
        .pod(nemesis::words::PodNumber::One, nemesis::words::Section::A, nemesis::words::PodSide::Locked)
        .intruder(Intruder::Queen, 11)
        .wound(YOU, SeriousWound::Leg)
        .hand(YOU, &[Search, Rest])
        .on_the_turn_of(YOU);

    table
        .does(Action::Move { corridor: CorridorNumber(2) })
        .pays(&[Search, Rest])
        .shows(Outcome::AttackDraw(AttackCard::TailAttackFive));

    let place = table.board().place(RoomNumber(11));
    assert_eq!(table.player(YOU).whereabouts, Whereabouts::Dead);
    assert!(place.corpses.has(YOU) && place.eggs == 1, "where it tried to leave from");
    assert!(!table.has(YOU, Item::Tools));
    assert_eq!(table.discarded(Item::Tools, nemesis::words::Back::Yellow), 0, "items leave the game");
    assert_eq!(table.board().pod(nemesis::words::PodNumber::One).side, nemesis::words::PodSide::Unlocked);
}

/// NEM-7.8 NEM-9.2
#[test]
fn silence_is_danger_for_whoever_is_covered_with_slime() {
    let mut table = given()
        .slime(YOU)
        .explored(6, Room::Canteen, 0)
        .intruder(Intruder::Creeper, 5)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table
        .does(Action::Move { corridor: CorridorNumber(2) })
        .pays(&[Search])
        .shows(Outcome::NoiseRoll(NoiseFace::Silence));

    assert_eq!(table.intruders_in(6), [Intruder::Creeper]);
}

/// NEM-14.5
#[test]
fn two_wounds_of_a_kind_hurt_like_one_and_heal_like_two() {
    let mut table = given()
        .wound(YOU, SeriousWound::Leg)
        .wound(YOU, SeriousWound::Leg)
        .intruder(Intruder::Adult, 11)
        .explored(6, Room::Canteen, 0)
        .hand(YOU, &[Search, Rest, Demolition])
        .on_the_turn_of(YOU);

    table
        .does(Action::Move { corridor: CorridorNumber(2) })
        .pays(&[Search, Rest])
        .shows(Outcome::AttackDraw(AttackCard::TailAttackTwo));

    assert_eq!(table.player(YOU).hand.len(), 1, "an escape costs 2, not 3");
    assert_eq!(table.player(YOU).serious_wounds.len(), 2);
}

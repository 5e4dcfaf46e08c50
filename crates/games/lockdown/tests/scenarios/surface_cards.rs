//! LOC-25.76, LOC-49: the cards of the Martian surface.

use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::Card,
    rules::surface::cards::SurfaceCardDraw,
    words::{
        ActionCard::{Rest, Search},
        Back, Character, Item, ItemCard, SeriousWound, SurfaceCard, SurfaceFace, Zone,
    },
};

use crate::table::{
    Given, HE, SHE, Table, YOU,
    ground::{X1, X2, X3},
};

/// You stand on X2, she in a building, and he underground.
fn outside() -> Given {
    Given::outside().stands(SHE, 4)
}

fn suited() -> Given {
    outside().empty_handed(YOU).carries(YOU, Item::EnviroSuit)
}

fn draws(given: Given, card: SurfaceCard) -> Table {
    let mut table = given.under_way(SurfaceCardDraw { seat: YOU });
    table.shows(Outcome::SurfaceCardDraw(card));
    table
}

/// LOC-49.4 LOC-4.89 LOC-49.2 LOC-29.157
#[test]
fn dust_takes_a_card_or_a_light_wound_from_everybody_outside() {
    let three = outside().hand(YOU, &[Search, Rest]).hand(SHE, &[Rest]).stands(HE, X3);
    let mut table = draws(three, SurfaceCard::DustStorm);
    assert_eq!(table.answers(YOU).len(), 2);
    table.chooses(YOU, Choice::DustLoss(Card::Action(Rest)));

    assert!(table.has_discarded(YOU, Rest) && table.hand(YOU) == 1);
    assert_eq!((table.hand(SHE), table.wounds(SHE)), (1, (0, 0)), "she is in a building");
    assert_eq!(table.wounds(HE), (1, 0), "he has no card");
    assert!(table.is_quiet());
    let underground = draws(outside().hand(YOU, &[Rest]), SurfaceCard::DustStorm);
    assert_eq!(underground.wounds(HE), (0, 0));
}

/// LOC-49.4 LOC-13.20
#[test]
fn a_contamination_card_is_a_card_to_the_dust() {
    let mut table = draws(outside().contaminated(YOU, 1), SurfaceCard::DustStorm);
    table.chooses(YOU, Choice::DustLoss(Card::Unscanned));

    assert_eq!((table.hand(YOU), table.player(YOU).discard.contamination.unscanned), (0, 1));
}

/// LOC-49.5 LOC-25.76 LOC-25.67
#[test]
fn thin_air_hurts_whoever_draws_the_card_without_suit_or_walls() {
    assert_eq!(draws(outside(), SurfaceCard::ThinAir).wounds(YOU), (1, 0));
    assert_eq!(draws(suited(), SurfaceCard::ThinAir).wounds(YOU), (0, 0));
    assert_eq!(draws(outside().stands(YOU, 1), SurfaceCard::ThinAir).wounds(YOU), (0, 0));
    let battle = outside().carries(YOU, Item::BattleSuit);
    assert_eq!(draws(battle, SurfaceCard::ThinAir).wounds(YOU), (0, 0), "it counts as an Enviro-Suit");
    assert_eq!(draws(outside().stands(HE, X1), SurfaceCard::ThinAir).wounds(HE), (0, 0), "only who draws it");
}

/// LOC-49.6
#[test]
fn radioactive_dust_contaminates_and_covers_with_slime_outside() {
    let contaminated = |table: &Table| table.player(YOU).discard.contamination.unscanned;

    let outdoors = draws(outside(), SurfaceCard::RadioactiveDust);
    assert_eq!((contaminated(&outdoors), outdoors.player(YOU).has_slime), (1, true));
    let inside = draws(suited(), SurfaceCard::RadioactiveDust);
    assert_eq!((contaminated(&inside), inside.player(YOU).has_slime), (1, false));
}

/// LOC-49.7
#[test]
fn a_torn_seal_wounds_or_takes_the_suit() {
    let mut table = draws(outside(), SurfaceCard::TornSeal);
    table.shows(Outcome::WoundDraw(SeriousWound::Guts));
    assert_eq!(table.wounds(YOU), (0, 1));

    let torn = draws(suited(), SurfaceCard::TornSeal);
    assert_eq!((torn.wounds(YOU), torn.player(YOU).has_suit()), ((0, 0), false));
    assert_eq!(torn.board().items.crafted.count(ItemCard::new(Item::EnviroSuit, Back::Blue)), 3, "it can be made anew");
    assert!(torn.told().contains(&Heard::SuitTorn { seat: YOU }));

    let battle = draws(outside().carries(YOU, Item::BattleSuit), SurfaceCard::TornSeal);
    assert!(battle.player(YOU).has_suit() && battle.wounds(YOU) == (0, 0), "it is not the crafted one");
    assert_eq!(draws(outside().stands(YOU, 1), SurfaceCard::TornSeal).wounds(YOU), (0, 0));
}

/// LOC-49.8 LOC-4.89
#[test]
fn tracks_make_noise_in_zones_of_ones_choice() {
    let mut table = draws(outside().noise(X2, 1), SurfaceCard::TracksInTheSand);
    assert_eq!(table.answers(YOU), [Zone::Two, Zone::Three, Zone::Four].map(Choice::TracksNoise));
    table.chooses(YOU, Choice::TracksNoise(Zone::Four)).chooses(YOU, Choice::TracksNoise(Zone::Two));
    assert_eq!((table.board().noise.len(), table.is_quiet()), (3, true));

    let mut sheltered = draws(suited(), SurfaceCard::TracksInTheSand);
    sheltered.chooses(YOU, Choice::TracksNoise(Zone::Three));
    assert_eq!((sheltered.board().noise.len(), sheltered.is_quiet()), (1, true));

    let full = [1, 2, 3, 4].into_iter().fold(outside(), |given, number| given.noise(X2, number));
    assert!(draws(full, SurfaceCard::TracksInTheSand).is_quiet());
}

/// LOC-49.9
#[test]
fn something_buried_is_dug_up_before_it_hurts() {
    let card = ItemCard::new(Item::Toolbelt, Back::Yellow);
    for (given, wounds) in [(outside(), 1), (suited(), 0)] {
        let mut table = draws(given, SurfaceCard::SomethingBuried);
        assert_eq!(table.wounds(YOU), (0, 0));
        table.shows(Outcome::ItemDraw(card)).chooses(YOU, Choice::KeepOne(card));

        assert!(table.player(YOU).has_item(Item::Toolbelt));
        assert_eq!((table.wounds(YOU), table.is_quiet()), ((wounds, 0), true));
    }
}

/// LOC-49.10 LOC-49.3
#[test]
fn whoever_is_stalked_meets_somebody_or_makes_noise() {
    assert!(matches!(draws(outside(), SurfaceCard::Stalked).waiting(), Frame::EncounterDraw(_)));

    let mut sheltered = draws(suited(), SurfaceCard::Stalked);
    assert!(matches!(sheltered.waiting(), Frame::SurfaceRoll(_)));
    sheltered.shows(Outcome::SurfaceRoll(SurfaceFace::Surface));
    assert_eq!(sheltered.odds().len(), 7, "a card that is not over is not discarded");
    sheltered.shows(Outcome::SurfaceCardDraw(SurfaceCard::ThinAir));
    assert_eq!(sheltered.board().surface.discard.len(), 2);
}

/// LOC-49.12 LOC-4.89
#[test]
fn a_discharge_takes_a_round_or_a_charge_of_ones_choice() {
    let lights = outside().character(YOU, Character::Sentry).carries(YOU, Item::Flashlight);
    let weapon = lights.board.player(YOU).hands.items().next().expect("the Sentry is armed").card.item;
    let loses = |item: Item| {
        let mut table = draws(lights, SurfaceCard::StaticDischarge);
        assert_eq!(table.answers(YOU).len(), 2);
        table.chooses(YOU, Choice::StaticLoss(Some(item)));
        table
    };

    let shot = loses(weapon);
    let ammo = |board: &lockdown::board::Board| board.player(YOU).hands.item(weapon).map(|held| held.ammo);
    assert_eq!(ammo(shot.board()).map(|left| left + 1), ammo(&lights.board));
    assert_eq!(loses(Item::Flashlight).player(YOU).flashlights, [0, 1, 0]);
    let nothing = draws(outside().empty_handed(YOU).with(no_items), SurfaceCard::StaticDischarge);
    assert!(nothing.is_quiet());
}

fn no_items(board: &mut lockdown::board::Board) {
    board.player_mut(YOU).inventory = Default::default();
}

/// LOC-49.12 LOC-27.27
#[test]
fn whoever_has_anything_is_asked_what_the_discharge_takes() {
    let bandaged = outside().empty_handed(YOU).with(no_items).carries(YOU, Item::Clothes);
    let mut table = draws(bandaged, SurfaceCard::StaticDischarge);
    assert_eq!(table.answers(YOU), [Choice::StaticLoss(None)], "nobody can tell that there is nothing to lose");

    table.chooses(YOU, Choice::StaticLoss(None));
    assert!(table.is_quiet());
}

/// LOC-49.3 LOC-25.62
#[test]
fn an_empty_deck_is_shuffled_again() {
    let used_up = outside().with(|board| {
        for &card in <SurfaceCard as engine::Word>::ALL {
            board.surface.draw(card);
            board.surface.discard.add(card);
        }
    });
    let mut table = used_up.noise(X2, 2).under_way(lockdown::rules::surface::SurfaceRoll { seat: YOU });
    table.shows(Outcome::SurfaceRoll(SurfaceFace::Surface));

    assert_eq!(table.odds().len(), 8);
}

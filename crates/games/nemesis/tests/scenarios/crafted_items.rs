//! NEM-36: the crafted items, and how they are made.

use nemesis::{
    Choice, Outcome,
    board::Card,
    rules::{
        actions::{Action, Target},
        aims::Aim,
        turn::PassingAnswer,
    },
    words::{
        ActionCard::{Demolition, Rest, Search},
        AttackCard, Back, CombatFace, Contamination, Event, Intruder, Item, ItemCard, NoiseFace, Object, Room,
        RoomNumber, SeriousWound, Weakness,
    },
};

use crate::table::*;

const CHEMICALS: ItemCard = ItemCard::new(Item::Chemicals, Back::Yellow);
const TOOLS: ItemCard = ItemCard::new(Item::Tools, Back::Yellow);

/// A flamethrower was crafted.
fn crafted() -> Table {
    let mut table =
        given().carries(YOU, Item::Chemicals).carries(YOU, Item::Tools).hand(YOU, &[Search]).on_the_turn_of(YOU);
    table.does(Action::Craft { item: Item::Flamethrower, one: CHEMICALS, other: TOOLS }).pays(&[Search]);
    table
}

/// NEM-5.36 NEM-16.12 NEM-25.85 NEM-25.22
#[test]
fn a_crafted_flamethrower_is_fully_loaded() {
    assert_eq!(crafted().held(YOU, Item::Flamethrower).ammo, 4);
}

/// NEM-5.33 NEM-5.35 NEM-36.3 NEM-5.57
#[test]
fn chemicals_and_tools_make_a_flamethrower_and_are_discarded() {
    let table = crafted();

    table.tells(&[Heard::Handled(Handled::Crafted {
        seat: YOU,
        item: Item::Flamethrower,
        one: CHEMICALS,
        other: TOOLS,
    })]);
    assert!(table.player(YOU).hands.item(Item::Flamethrower).is_some() && table.player(YOU).hand.is_empty());
    assert_eq!((table.discarded(Item::Chemicals, Back::Yellow), table.discarded(Item::Tools, Back::Yellow)), (1, 1));
}

/// NEM-5.34 NEM-16.35 NEM-26.32
#[test]
fn what_is_all_in_use_cannot_be_crafted_until_one_comes_back() {
    let craft = Action::Craft { item: Item::Flamethrower, one: CHEMICALS, other: TOOLS };
    let mut table = given()
        .empty_handed(YOU)
        .carries_loaded(YOU, Item::Flamethrower, 0)
        .empty_handed(SHE)
        .carries_loaded(SHE, Item::Flamethrower, 0)
        .carries_loaded(SHE, Item::Flamethrower, 0)
        .carries(YOU, Item::Chemicals)
        .carries(YOU, Item::Tools)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);
    assert!(!table.offers(craft));

    table.does(Action::DropItem { item: ItemCard::new(Item::Flamethrower, Back::Blue) });

    assert!(table.offers(craft));
}

/// NEM-23.35 NEM-25.13 NEM-25.88 NEM-36.1 NEM-13.15
#[test]
fn the_antidote_cures_keeps_the_hand_and_ends_with_a_pass() {
    let mut table = given()
        .hand(YOU, &[Search, Rest])
        .scanned(YOU, Contamination::Clean)
        .scanned(YOU, Contamination::Infected)
        .larva(YOU)
        .carries(YOU, Item::Antidote)
        .stands(SHE, 1)
        .stands(HE, 1)
        .on_the_turn_of(YOU);

    table.uses(Item::Antidote, Aim::Nothing, &[Search]);

    let player = table.player(YOU);
    assert!(!player.has_larva);
    assert_eq!(
        (player.hand.n_actions(), player.hand.contamination.clean, player.hand.contamination.infected),
        (1, 1, 0)
    );
    assert!(player.discard.is_empty(), "all is in the new deck");
    assert_eq!(player.deck.contamination.unscanned, 1);
    table.chooses(YOU, Choice::Passing(PassingAnswer::Done));
    assert!(table.player(YOU).has_passed);
}

/// NEM-13.9 NEM-24.11
#[test]
fn the_antidote_scans_deck_hand_and_discard_pile() {
    let mut table = given()
        .hand(YOU, &[Search])
        .contaminated(YOU, 1)
        .carries(YOU, Item::Antidote)
        .with(|board| {
            for _ in 0..2 {
                board.contamination.take();
            }
            board.player_mut(YOU).deck.add(Card::Unscanned);
            board.player_mut(YOU).discard.add(Card::Unscanned);
        })
        .on_the_turn_of(YOU);

    table
        .uses(Item::Antidote, Aim::Nothing, &[Search])
        .shows(Outcome::Scan(Contamination::Infected))
        .shows(Outcome::Scan(Contamination::Clean))
        .shows(Outcome::Scan(Contamination::Infected));

    assert_eq!(table.board().contamination.removed.infected, 2);
    let left = [table.player(YOU).deck, table.player(YOU).hand].map(|pile| pile.contamination.clean).iter().sum::<u8>();
    assert_eq!(left, 1);
}

/// NEM-36.2 NEM-11.26
#[test]
fn a_taser_hurts_an_intruder_and_drives_it_off() {
    let mut table =
        given().intruder(Intruder::Adult, 11).carries(YOU, Item::Taser).hand(YOU, &[Search]).on_the_turn_of(YOU);

    table
        .uses(Item::Taser, Aim::Figure { figure: id(0) }, &[Search])
        .shows(Outcome::EnduranceDraw(AttackCard::ScratchTwo))
        .shows(Outcome::RetreatDraw(Event::EggProtection));

    assert_eq!(table.intruders_in(6), [Intruder::Adult]);
    assert_eq!(table.figure(0).injuries, 1);
}

/// NEM-36.2
#[test]
fn an_intruder_that_a_taser_kills_or_that_has_fled_already_does_not_retreat() {
    let tased = |kind| {
        let mut table =
            given().intruder(kind, 11).injured(3).carries(YOU, Item::Taser).hand(YOU, &[Search]).on_the_turn_of(YOU);
        table.uses(Item::Taser, Aim::Figure { figure: id(0) }, &[Search]);
        table
    };

    let larva = tased(Intruder::Larva);
    let mut killed = tased(Intruder::Adult);
    killed.shows(Outcome::EnduranceDraw(AttackCard::ScratchTwo));
    let mut fled = tased(Intruder::Adult);
    fled.shows(Outcome::EnduranceDraw(AttackCard::BiteRetreat)).shows(Outcome::RetreatDraw(Event::Regeneration));

    assert!(larva.is_turn_of(YOU) && larva.board().swarm.figures.is_empty());
    assert!(killed.is_turn_of(YOU) && killed.board().place(RoomNumber(11)).carcasses == 1);
    assert!(fled.is_turn_of(YOU) && fled.intruders_in(15) == [Intruder::Adult]);
}

/// NEM-36.2 NEM-22.35
#[test]
fn a_taser_makes_somebody_discard_the_whole_hand() {
    let mut table = given()
        .carries(YOU, Item::Taser)
        .hand(YOU, &[Search])
        .hand(SHE, &[Search, Rest, Demolition])
        .contaminated(SHE, 1)
        .on_the_turn_of(YOU);

    table.uses(Item::Taser, Aim::Character { seat: SHE }, &[Search]);

    assert!(table.player(SHE).hand.is_empty());
    assert_eq!(table.player(SHE).discard.len(), 4);
}

/// NEM-36.3 NEM-23.38 NEM-25.39 NEM-39.8
#[test]
fn the_flamethrower_sets_the_room_on_fire_with_a_double_hit() {
    let burns = |given: Given, face| {
        let mut table = given
            .intruder(Intruder::Queen, 11)
            .carries_loaded(YOU, Item::Flamethrower, 2)
            .hand(YOU, &[Search])
            .on_the_turn_of(YOU);
        table
            .does(Action::Shoot { weapon: Item::Flamethrower, at: Target::Figure { figure: id(0) } })
            .pays(&[Search])
            .shows(Outcome::ShotRoll(face));
        (table.figure(0).injuries, table.board().fire.has(RoomNumber(11)))
    };
    let vulnerable = || given().weakness(Object::Egg, Weakness::VulnerabilityToFire);

    assert_eq!(burns(given(), CombatFace::Blank), (0, false));
    assert_eq!(burns(given(), CombatFace::Creeper), (1, false), "at least 1");
    assert_eq!(burns(given(), CombatFace::DoubleHit), (2, true));
    assert_eq!(burns(vulnerable(), CombatFace::DoubleHit), (3, true), "one more, not one more each");
}

/// NEM-36.4 NEM-1.10
#[test]
fn a_molotov_cocktail_burns_a_room_and_everybody_in_it() {
    let mut table = given()
        .explored(6, Room::Canteen, 0)
        .stands(SHE, 6)
        .stands(HE, 1)
        .intruder(Intruder::Creeper, 6)
        .carries(YOU, Item::MolotovCocktail)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);
    assert_eq!(table.aims_of_item(Item::MolotovCocktail), [Aim::Room { room: RoomNumber(6) }]);

    table
        .uses(Item::MolotovCocktail, Aim::Room { room: RoomNumber(6) }, &[Search])
        .shows(Outcome::EnduranceDraw(AttackCard::ScratchThree))
        .shows(Outcome::WoundDraw(SeriousWound::Hand));

    assert!(table.board().fire.has(RoomNumber(6)));
    assert_eq!(table.figure(0).injuries, 1);
    assert_eq!(table.player(SHE).serious_wounds.len(), 1);
}

/// NEM-17.17 NEM-26.89 NEM-39.8
#[test]
fn a_molotov_cocktail_destroys_an_egg_or_two_if_they_burn_well() {
    let throws = |given: Given| {
        let mut table = given
            .explored(2, Room::Nest, 0)
            .stands(YOU, 1)
            .carries(YOU, Item::MolotovCocktail)
            .hand(YOU, &[Search])
            .on_the_turn_of(YOU);
        table
            .uses(Item::MolotovCocktail, Aim::Eggs { room: RoomNumber(2) }, &[Search])
            .shows(Outcome::NoiseRoll(NoiseFace::Silence));
        (table.board().nest.eggs, table.board().fire.has(RoomNumber(2)))
    };

    assert_eq!(throws(given()), (4, true));
    assert_eq!(throws(given().weakness(Object::Egg, Weakness::VulnerabilityToFire)), (3, true));
}

/// NEM-9.6
#[test]
fn a_room_that_burns_already_needs_no_marker() {
    let mut given = given().stands(SHE, 1).stands(HE, 1).carries(YOU, Item::MolotovCocktail).hand(YOU, &[Search]);
    for room in [1, 2, 3, 4, 5, 6, 7, 8] {
        given = given.fire(room);
    }
    let mut table = given.intruder(Intruder::Larva, 6).on_the_turn_of(YOU);

    table.uses(Item::MolotovCocktail, Aim::Room { room: RoomNumber(6) }, &[Search]);

    assert_eq!(table.board().ending, None);
    assert!(table.board().swarm.figures.is_empty());
}

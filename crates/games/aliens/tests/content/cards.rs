//! AGD-11F, AGD-11G: blips and Endurance cards.

use aliens::{
    content::endurance::{CardFace, DECK, QUICK_START},
    words::{
        BlipValue, Card, CardType, Difficulty, EventCard, Gear, Hazard, Keyword, MissionBlipFace, Timing, Weapon,
        Window,
    },
};
use engine::{Pool, Word};

/// AGD-2.1 AGD-2.2 AGD-11G.1 AGD-11G.6
#[test]
fn sixty_cards_are_17_weapons_13_gear_20_events_and_10_hazards() {
    let of_type = |card_type| DECK.iter().filter(move |print| print.card.card_type() == card_type);
    let counts: Vec<u8> =
        CardType::ALL.iter().map(|&card_type| of_type(card_type).map(|print| print.copies).sum()).collect();

    assert_eq!(counts, [17, 13, 20, 10]);
    assert_eq!(Card::deck(&Pool::new()).len(), 60);
}

#[test]
fn every_card_is_in_its_own_place() {
    for (print, &card) in DECK.iter().zip(Card::ALL) {
        assert_eq!(print.card, card);
        let by_type = match print.face {
            CardFace::Weapon(weapon) => weapon.card(),
            CardFace::Gear(gear) => gear.card(),
            CardFace::Event(event) => event.card(),
            CardFace::Hazard(hazard) => hazard.card(),
        };
        assert_eq!(by_type, card);
    }
    let n_faces = Weapon::ALL.len() + Gear::ALL.len() + EventCard::ALL.len() + Hazard::ALL.len();
    assert_eq!(n_faces, Card::ALL.len());
}

/// AGD-11G.2
#[test]
fn weapons_cost_exhaust_and_reach_as_printed() {
    let row = |weapon: Weapon| {
        let print = weapon.print();
        (weapon.card().print().copies, weapon.card().cost(), print.exhaust, print.range)
    };

    assert_eq!(row(Weapon::HkVp70Pistol), (6, 1, 0, Some(5)));
    assert_eq!(row(Weapon::M41aPulseRifle), (4, 2, 1, None));
    assert_eq!(row(Weapon::M40Grenades), (3, 1, 2, Some(6)));
    assert_eq!(row(Weapon::M56SmartGun), (1, 4, 2, None));
    assert_eq!(row(Weapon::M240Incinerator), (2, 3, 3, Some(4)));
    assert_eq!(row(Weapon::Ithaca37Shotgun), (1, 2, 1, Some(3)));
    assert!(Weapon::ALL.iter().all(|&weapon| weapon.print().weapon == weapon));
}

/// AGD-6D.14
#[test]
fn weapons_have_the_printed_keywords() {
    let with = |keyword| Weapon::ALL.iter().copied().filter(|weapon| weapon.is(keyword)).collect::<Vec<_>>();

    assert_eq!(with(Keyword::Backup), [Weapon::HkVp70Pistol, Weapon::M40Grenades, Weapon::Ithaca37Shotgun]);
    assert_eq!(with(Keyword::Massive), [Weapon::M56SmartGun]);
    assert_eq!(with(Keyword::Unwieldy), [Weapon::M40Grenades]);
    assert_eq!(with(Keyword::FullAuto), [Weapon::M41aPulseRifle, Weapon::M56SmartGun]);
    assert_eq!(with(Keyword::Grenade), [Weapon::M40Grenades]);
    assert_eq!(with(Keyword::Area), [Weapon::M40Grenades, Weapon::M240Incinerator]);
    let short_range = [Weapon::HkVp70Pistol, Weapon::M240Incinerator, Weapon::Ithaca37Shotgun];
    assert_eq!(with(Keyword::ShortRange), short_range);
}

/// AGD-6D.13 AGD-11G.2
#[test]
fn modifiers_raise_what_still_hits() {
    assert_eq!(Weapon::HkVp70Pistol.hits_up_to(1, 5), 3, "it always hits on 3");
    assert_eq!(Weapon::HkVp70Pistol.hits_up_to(6, 5), 6);
    assert_eq!(Weapon::M56SmartGun.hits_up_to(8, 20), 9);
    assert_eq!(Weapon::M56SmartGun.hits_up_to(10, 20), 10, "never above 10");
    assert_eq!(Weapon::Ithaca37Shotgun.hits_up_to(5, 1), 8);
    assert_eq!(Weapon::Ithaca37Shotgun.hits_up_to(5, 2), 5);
    assert_eq!(Weapon::Ithaca37Shotgun.hits_up_to(9, 1), 10);
    assert!(Weapon::HkVp70Pistol.reaches(5) && !Weapon::HkVp70Pistol.reaches(6));
    assert!(Weapon::M41aPulseRifle.reaches(40));
}

/// AGD-11G.3
#[test]
fn gear_has_the_printed_counts_and_costs() {
    let row = |gear: Gear| (gear.card().print().copies, gear.card().cost());

    let rows: Vec<_> = Gear::ALL.iter().map(|&gear| row(gear)).collect();

    assert_eq!(rows, [(4, 3), (1, 1), (2, 1), (2, 1), (2, 1), (1, 1), (1, 1)]);
}

/// AGD-11G.4
#[test]
fn events_have_the_printed_counts_costs_and_timings() {
    let row = |event: EventCard| (event.card().print().copies, event.card().cost(), event.timing());

    let rows: Vec<_> = EventCard::ALL.iter().map(|&event| row(event)).collect();

    let (any, free, reaction) = (Timing::Any, Timing::FreeAction, Timing::Reaction);
    let printed = [
        (2, 1, any),
        (3, 1, free),
        (2, 1, free),
        (2, 0, any),
        (3, 1, reaction),
        (2, 1, any),
        (2, 0, any),
        (2, 1, free),
        (1, 1, reaction),
        (1, 1, reaction),
    ];
    assert_eq!(rows, printed);
}

/// AGD-11G.5
#[test]
fn hazards_have_the_printed_counts_and_cost_nothing() {
    let rows: Vec<_> = Hazard::ALL.iter().map(|hazard| (hazard.card().print().copies, hazard.card().cost())).collect();

    assert_eq!(rows, [(2, 0), (2, 0), (2, 0), (2, 0), (1, 0), (1, 0)]);
}

/// AGD-4.27
#[test]
fn each_window_takes_the_events_it_lists() {
    let any = [EventCard::InThePipe, EventCard::Steady, EventCard::OnYourFeet, EventCard::SecondWind];
    let fitting = |window| EventCard::ALL.iter().copied().filter(|event| event.fits(window)).collect::<Vec<_>>();

    assert_eq!(fitting(Window::AlienPhaseStart), any);
    assert_eq!(fitting(Window::DefenceRollFailed), [EventCard::WatchYourBack]);
    assert_eq!(fitting(Window::AlienAdjacent), [&any[..], &[EventCard::CoveringFire]].concat());
    assert_eq!(fitting(Window::TrackerCardDrawn), [EventCard::EyesForward]);
    assert_eq!(fitting(Window::EndCheck), any);
    assert_eq!(fitting(Window::RunningOut), any);
}

/// AGD-11G.7 AGD-11G.8
#[test]
fn the_suggested_equipment_is_sixteen_cards_and_leaves_44() {
    let mut deck = Card::deck(&Pool::new());

    QUICK_START.iter().flat_map(|(_, cards)| *cards).for_each(|&card| deck.take(card));

    let left = |card_type| {
        let cards = deck.iter().filter(|(card, _)| card.card_type() == card_type);
        cards.map(|(_, count)| u32::from(count)).sum::<u32>()
    };
    assert_eq!(CardType::ALL.iter().map(|&card_type| left(card_type)).collect::<Vec<_>>(), [6, 8, 20, 10]);
    for (character, cards) in QUICK_START {
        let weapons: Vec<Weapon> = cards.iter().filter_map(|card| card.weapon()).collect();
        assert!(weapons.len() <= 2, "{character:?} has two weapon slots");
        assert!(weapons[1..].iter().all(|weapon| weapon.is(Keyword::Backup)), "{character:?}'s second is a backup");
        assert!(cards.iter().filter(|card| card.gear().is_some()).count() <= 2, "{character:?} has two gear slots");
    }
}

/// AGD-3.6 AGD-11G.1
#[test]
fn there_is_a_pistol_for_everybody_in_a_bug_hunt() {
    assert_eq!(Card::HkVp70Pistol.print().copies, 6);
}

/// AGD-2.1 AGD-2.4 AGD-11F.1
#[test]
fn twenty_one_blips_stand_for_fifty_two_aliens() {
    let tokens = |value: &BlipValue| value.tokens(Difficulty::Standard);

    assert_eq!(BlipValue::ALL.iter().map(tokens).collect::<Vec<_>>(), [6, 6, 4, 3, 2]);
    assert_eq!(BlipValue::ALL.iter().map(tokens).sum::<u8>(), 21);
    assert_eq!(BlipValue::ALL.iter().map(|value| tokens(value) * value.aliens()).sum::<u8>(), 52);
}

/// AGD-7H.1
#[test]
fn harder_or_easier_there_are_as_many_blips() {
    for (difficulty, aliens) in [(Difficulty::Easier, 52 - 6), (Difficulty::Harder, 52 + 6)] {
        let tokens = |value: &BlipValue| value.tokens(difficulty);

        assert_eq!(BlipValue::ALL.iter().map(tokens).sum::<u8>(), 21);
        assert_eq!(BlipValue::ALL.iter().map(|value| tokens(value) * value.aliens()).sum::<u8>(), aliens);
    }
}

/// AGD-11I.1 AGD-11E.2
#[test]
fn four_mission_blips_hide_newt_a_nest_and_nothing_twice() {
    let tokens: Vec<u8> = MissionBlipFace::ALL.iter().map(|face| face.tokens()).collect();

    assert_eq!(tokens, [1, 1, 2]);
}

//! NEM-2.3, NEM-32, NEM-37 to NEM-42, NEM-45, NEM-47: the decks of cards.

use engine::Word;
use nemesis::{
    content::{
        attacks::{ATTACK_CARDS, Blood},
        events::{Disposal, EVENTS},
        objectives::{Deed, OBJECTIVES},
        tokens::INTRUDER_ACTIONS,
        tracks,
    },
    rules::cards::ACTION_CARDS,
    words::{
        ActionCard, Attack, AttackCard, Character, CombatIcon, Contamination, Coordinates, CorridorNumber, Course,
        Destination, Event, Intruder, IntruderAction, IntruderActionCard, Object, Objective, ObjectiveDeck,
        SeriousWound, Weakness,
    },
};
use nemesis_kit::printed::Symbols;

/// NEM-2.36 NEM-32.1 NEM-32.2 NEM-32.3 NEM-32.4 NEM-32.35 NEM-5.37
#[test]
fn every_character_has_ten_cards_five_of_which_all_have() {
    for &character in Character::ALL {
        let copies = |card| character.copies(card);
        assert_eq!(ActionCard::ALL.iter().map(|&card| copies(card)).sum::<u8>(), 10, "{character:?}");
        assert_eq!(copies(ActionCard::Search), 2, "{character:?}");
        for card in [ActionCard::Rest, ActionCard::Demolition, ActionCard::Interruption] {
            assert_eq!(copies(card), 1, "{character:?} {card:?}");
        }
    }
    let in_some_deck = |&card: &ActionCard| Character::ALL.iter().any(|character| character.copies(card) > 0);
    assert!(ActionCard::ALL.iter().all(in_some_deck), "no card is without a deck");
}

/// NEM-32.10 NEM-32.15 NEM-32.16 NEM-32.20 NEM-32.25 NEM-32.28 NEM-32.30 NEM-32.31
#[test]
fn the_cards_of_each_character_are_those_of_the_written_rules() {
    use ActionCard::*;
    let own = |character: Character| character.deck()[5..].to_vec();

    assert_eq!(own(Character::Captain), [BasicRepairs, Reload, Order, Motivation, SuppressiveFire]);
    assert_eq!(own(Character::Pilot), [Repairs, ComputerSkills, Piloting, KnowledgeOfTheShip, OldFriend]);
    assert_eq!(own(Character::Mechanic), [FastRepairs, ComputerSkills, TechnicalCorridors, Pyrotechnics, Ingenuity]);
    assert_eq!(own(Character::Soldier), [BasicRepairs, CoveringFire, TakingAim, FullAuto, NervesOfSteel]);
    assert_eq!(own(Character::Scout), [BasicRepairs, Scavenging, Reconnaissance, SuppressiveFire, Adrenaline]);
    assert_eq!(own(Character::Scientist), [Repairs, ComputerSkills, RiskAssessment, BlockingAccess, Intranet]);
}

/// NEM-5.4 NEM-5.7
#[test]
fn action_cards_cost_and_show_what_is_printed() {
    use ActionCard::*;
    let costing = |cost| ActionCard::ALL.iter().copied().filter(|card| card.print().cost == cost).collect::<Vec<_>>();
    let showing = |icon| ActionCard::ALL.iter().copied().filter(|card| card.print().combat == icon).collect::<Vec<_>>();

    assert!(ACTION_CARDS.iter().zip(ActionCard::ALL).all(|(print, card)| print.card == *card));
    assert_eq!(costing(2), [BasicRepairs]);
    assert_eq!(costing(1), [Repairs, TechnicalCorridors, Pyrotechnics, Scavenging, Reconnaissance, Intranet]);
    let fighting = [SuppressiveFire, CoveringFire, TakingAim, FullAuto, Adrenaline];
    assert_eq!(showing(CombatIcon::InCombat), fighting);
    assert_eq!(showing(CombatIcon::Any), [Demolition, Interruption, Reload, Motivation, NervesOfSteel]);
    let reactions: Vec<_> = ActionCard::ALL.iter().copied().filter(|card| card.print().is_reaction()).collect();
    assert_eq!(reactions, [Interruption, NervesOfSteel]);
}

/// NEM-2.40 NEM-37.12
#[test]
fn twenty_attack_cards_bleed_as_printed() {
    assert!(ATTACK_CARDS.iter().zip(AttackCard::ALL).all(|(print, card)| print.card == *card));
    let bleeding =
        |blood| -> u8 { ATTACK_CARDS.iter().filter(|card| card.blood == blood).map(|card| card.copies).sum() };

    assert_eq!(ATTACK_CARDS.iter().map(|card| card.copies).sum::<u8>(), 20);
    assert_eq!([2, 3, 4, 5, 6].map(|number| bleeding(Blood::Endurance(number))), [2, 4, 5, 5, 2]);
    assert_eq!(bleeding(Blood::Retreat), 2);
}

#[test]
fn each_attack_has_its_copies_its_blood_and_its_attackers() {
    let of = |attack: Attack| {
        let cards = ATTACK_CARDS.iter().filter(|card| card.attack == attack);
        let mut blood: Vec<u8> = Vec::new();
        for card in cards {
            let number = match card.blood {
                Blood::Endurance(number) => number,
                Blood::Retreat => 9,
            };
            blood.extend(std::iter::repeat_n(number, card.copies.into()));
        }
        (blood, attack.symbols())
    };

    assert_eq!(of(Attack::Scratch), (vec![2, 3, 5, 6], Symbols::CABQ));
    assert_eq!(of(Attack::ClawAttack), (vec![3, 4, 5, 9], Symbols::ABQ));
    assert_eq!(of(Attack::Bite), (vec![4, 4, 6, 9], Symbols::ABQ));
    assert_eq!(of(Attack::TailAttack), (vec![2, 5], Symbols::Q));
    assert_eq!(of(Attack::Transformation), (vec![4, 5], Symbols::C));
    assert_eq!(of(Attack::Frenzy), (vec![3, 4], Symbols::BQ));
    assert_eq!(of(Attack::Slime), (vec![5], Symbols::CABQ));
    assert_eq!(of(Attack::Summoning), (vec![3], Symbols::CQ));
    assert!(Attack::ALL.iter().all(|attack| !attack.symbols().has(Intruder::Larva)), "larvae are on no card");
}

/// NEM-2.42 NEM-38.1
#[test]
fn each_set_of_symbols_stands_once_with_each_number_among_twenty_events() {
    assert!(EVENTS.iter().zip(Event::ALL).all(|(print, event)| print.event == *event));
    assert_eq!(EVENTS.len(), 20);
    for symbols in [Symbols::BQ, Symbols::AB, Symbols::CA, Symbols::CBQ, Symbols::ABQ] {
        for number in CorridorNumber::ALL {
            let cards = EVENTS.iter().filter(|event| event.symbols == symbols && event.number == number);
            assert_eq!(cards.count(), 1, "{symbols:?} {number}");
        }
    }
}

/// NEM-38.16
#[test]
fn events_show_the_numbers_and_symbols_of_the_written_rules() {
    use Event::*;
    let with = |symbols| -> Vec<Event> {
        let mut cards: Vec<_> = EVENTS.iter().filter(|event| event.symbols == symbols).collect();
        cards.sort_by_key(|event| event.number);
        cards.iter().map(|print| print.event).collect()
    };

    assert_eq!(with(Symbols::BQ), [Regeneration, EggProtection, HuntThree, FlammableCompounds]);
    assert_eq!(with(Symbols::AB), [BulkheadsOpen, Malfunction, Hatching, NoiseInTechnicalCorridors]);
    assert_eq!(with(Symbols::CA), [DamagingFire, Damage, ScentOfPrey, Lurking]);
    assert_eq!(with(Symbols::CBQ), [Eclosion, HuntTwo, Nest, ConsumingFire]);
    assert_eq!(with(Symbols::ABQ), [CoolantLeak, LifeSupportFailure, EvacuationPodEjection, ShortCircuit]);
    let going = |disposal| EVENTS.iter().filter(move |event| event.disposal == disposal).map(|event| event.event);
    assert_eq!(going(Disposal::ShuffleBack).collect::<Vec<_>>(), [Malfunction]);
    assert_eq!(going(Disposal::RemoveAndReshuffle).collect::<Vec<_>>(), with(Symbols::ABQ));
}

/// NEM-2.44
#[test]
fn there_are_eight_weaknesses() {
    assert_eq!(Weakness::ALL.len(), 8);
}

/// NEM-2.37 NEM-2.38 NEM-40.26
#[test]
fn objectives_are_dealt_from_decks_that_grow_with_the_players() {
    assert!(OBJECTIVES.iter().zip(Objective::ALL).all(|(print, objective)| print.objective == *objective));
    let for_players = |deck, n_players| {
        OBJECTIVES.iter().filter(|print| print.deck == deck && print.from_players <= n_players).count()
    };

    assert_eq!([2, 3, 4, 5].map(|n| for_players(ObjectiveDeck::Personal, n)), [6, 7, 8, 9]);
    assert_eq!([2, 3, 4, 5].map(|n| for_players(ObjectiveDeck::Corporate, n)), [6, 7, 8, 9]);
    assert_eq!(for_players(ObjectiveDeck::Cooperative, 1), 7);
}

/// NEM-40.1 NEM-40.2 NEM-40.3 NEM-40.4 NEM-40.5 NEM-40.6 NEM-40.7 NEM-40.8 NEM-40.9 NEM-40.10 NEM-40.11 NEM-40.12
/// NEM-40.13 NEM-40.14 NEM-40.15 NEM-40.16 NEM-40.17 NEM-40.18 NEM-40.19 NEM-40.20 NEM-40.21 NEM-40.22 NEM-40.23
/// NEM-40.24 NEM-40.25
#[test]
fn objectives_ask_for_what_is_printed() {
    use Deed::*;
    let asks = |objective: Objective| objective.print().any_of.iter().map(|deeds| deeds.to_vec()).collect::<Vec<_>>();
    let home = ShipReaches(Destination::Earth);
    let home_or_alone = vec![vec![home], vec![OnlySurvivor]];
    let queen = vec![vec![Signal, ShipDestroyed], vec![Signal, QueenKilled]];
    let nest = vec![vec![Signal, NestDestroyed], vec![Signal, ShipDestroyed]];

    assert_eq!(asks(Objective::SalvagingThePrimeAsset), home_or_alone);
    assert_eq!(asks(Objective::Quarantine), [vec![ShipReaches(Destination::Mars)], vec![home, NestDestroyed]]);
    assert_eq!(asks(Objective::TheGreatHunt), queen);
    assert_eq!(asks(Objective::AProperBurial), [vec![Signal, CarriesBlueCorpse]]);
    assert_eq!(asks(Objective::Hoarder), [vec![InAPod, Items(7)]]);
    assert_eq!(asks(Objective::RelentlessInvestigator), [vec![Signal, AllRoomsExplored]]);
    assert_eq!(asks(Objective::TheOldestFriend), home_or_alone);
    assert_eq!(asks(Objective::BestFriendsForever), [vec![AnotherSurvives]]);
    assert_eq!(asks(Objective::AliensOnASpaceship), nest);
    assert_eq!(asks(Objective::Necroscopy), [vec![Signal, WeaknessOf(Object::IntruderCarcass)]]);
    assert_eq!(asks(Objective::AbOvo), [vec![WeaknessOf(Object::Egg)]]);
    assert_eq!(asks(Objective::ExtremeFieldBiology), [vec![Weaknesses(2)]]);
    assert_eq!(asks(Objective::MyPrecious), [vec![Signal, CarriesEgg]]);
    let feuds = [
        Objective::TheRightMomentToStrike,
        Objective::GreenerPastures,
        Objective::AnOldFeud,
        Objective::HostileTakeover,
        Objective::TheFinalEnlightenment,
    ];
    for (objective, number) in feuds.into_iter().zip(1..) {
        assert_eq!(asks(objective), [vec![Dead(number)], vec![OnlySurvivor]], "{objective:?}");
        assert_eq!(objective.print().from_players, number.max(2), "{objective:?}");
    }
    assert_eq!(asks(Objective::DestinationEarth), [vec![home]]);
    assert_eq!(asks(Objective::EmergencyPostMortem), [vec![BlueCorpseInSurgery]]);
    assert_eq!(asks(Objective::FirstContactProtocol), [vec![Weaknesses(2)]]);
    assert_eq!(asks(Objective::CuttingOffTheHead), queen);
    assert_eq!(asks(Objective::NoManLeftBehind), [vec![Signal, AllRoomsExplored]]);
    assert_eq!(asks(Objective::SpecialDelivery), [vec![CarriesEgg]]);
    assert_eq!(asks(Objective::CleanUpCrew), nest);
}

/// NEM-22.8 NEM-40.29
#[test]
fn nine_objectives_ask_for_the_signal_whichever_way_they_are_fulfilled() {
    let asking: Vec<_> = Objective::ALL.iter().copied().filter(|objective| objective.asks_for_the_signal()).collect();

    assert_eq!(
        asking,
        [
            Objective::TheGreatHunt,
            Objective::AProperBurial,
            Objective::RelentlessInvestigator,
            Objective::AliensOnASpaceship,
            Objective::Necroscopy,
            Objective::MyPrecious,
            Objective::CuttingOffTheHead,
            Objective::NoManLeftBehind,
            Objective::CleanUpCrew,
        ],
    );
}

/// NEM-2.39 NEM-41.1
#[test]
fn seven_of_twenty_seven_contamination_cards_are_infected() {
    assert_eq!(Contamination::ALL.iter().map(|card| card.copies()).collect::<Vec<_>>(), [20, 7]);
}

/// NEM-2.41 NEM-42.1 NEM-42.2 NEM-42.3 NEM-42.4 NEM-42.5
#[test]
fn there_are_sixteen_serious_wounds() {
    assert_eq!(SeriousWound::ALL.iter().map(|wound| wound.copies()).collect::<Vec<_>>(), [3, 3, 3, 4, 3]);
}

/// NEM-2.45 NEM-45.1 NEM-45.2 NEM-45.3 NEM-45.4 NEM-45.5 NEM-45.6 NEM-45.7 NEM-45.8 NEM-45.9
#[test]
fn every_course_leads_to_earth_on_two_of_the_eight_cards() {
    use Destination::*;
    assert_eq!(Coordinates::ALL.len(), 8);
    for &course in Course::ALL {
        let home = Coordinates::ALL.iter().filter(|card| card.destination(course) == Earth);
        assert_eq!(home.count(), 2, "{course:?}");
    }
    for &card in Coordinates::ALL {
        let mut destinations: Vec<_> = Course::ALL.iter().map(|&course| card.destination(course)).collect();
        destinations.sort_unstable();
        assert_eq!(destinations, [Earth, Mars, Venus, DeepSpace], "{card:?}");
    }
    let led_by_b: Vec<_> = Coordinates::ALL.iter().map(|card| card.destination(Course::B)).collect();
    assert_eq!(led_by_b, [Mars, DeepSpace, Mars, Venus, DeepSpace, Earth, Venus, Earth]);
    assert_eq!(tracks::FIRST_COURSE, Course::B);
}

/// NEM-2.53 NEM-47.1 NEM-47.2 NEM-47.3 NEM-47.4 NEM-47.5 NEM-47.6 NEM-47.7 NEM-47.8 NEM-47.9 NEM-47.10
#[test]
fn whoever_plays_the_intruders_has_ten_cards() {
    use IntruderAction::*;
    assert!(INTRUDER_ACTIONS.iter().zip(IntruderActionCard::ALL).all(|(print, card)| print.card == *card));

    let printed: Vec<_> = INTRUDER_ACTIONS
        .iter()
        .map(|print| (print.effect, print.corridor.map_or(0, |corridor| corridor.0), print.attack_cards))
        .collect();

    assert_eq!(
        printed,
        [
            (Pursuit, 1, 2),
            (Pursuit, 2, 2),
            (Pursuit, 3, 2),
            (Pursuit, 0, 3),
            (CoordinatedHunt, 3, 1),
            (CoordinatedHunt, 4, 1),
            (Metamorphosis, 1, 1),
            (Planning, 4, 1),
            (Planning, 0, 1),
            (SelfHealing, 2, 1),
        ],
    );
}

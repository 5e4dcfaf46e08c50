//! LOC-41 to LOC-44, LOC-48, LOC-49, LOC-51: the decks of cards.

use engine::Word;
use lockdown::{
    content::{
        attacks::{ATTACK_CARDS, Blood},
        computers::COMPUTER_COST,
        events::Disposal,
        surface::Reach,
    },
    words::{
        Attack, AttackCard, ComputerAction, ComputerCard, Contamination, Event, Intruder, SeriousWound, Species,
        SurfaceCard, Weakness,
    },
};
use nemesis_kit::printed::Symbols;

use crate::written::{self, rows, spelled};

fn letters(symbols: Symbols) -> String {
    let kinds = [(Intruder::Creeper, "C"), (Intruder::Adult, "A"), (Intruder::Breeder, "B"), (Intruder::Queen, "Q")];
    kinds.iter().filter(|(kind, _)| symbols.has(*kind)).map(|(_, letter)| *letter).collect::<Vec<_>>().join(" ")
}

/// LOC-42.1 LOC-42.2 LOC-42.3 LOC-42.4 LOC-42.6 LOC-29.82 LOC-2.55
#[test]
fn twenty_attack_cards_show_the_blood_and_the_symbols_that_are_written() {
    assert!(ATTACK_CARDS.iter().zip(AttackCard::ALL).all(|(print, card)| print.card == *card));
    let written = rows(written::ATTACK_DECK);
    let of_stalkers = || Attack::ALL.iter().filter(|attack| attack.base().is_none());
    assert_eq!(written.len(), of_stalkers().count());

    for (attack, row) in of_stalkers().zip(written) {
        let cards = ATTACK_CARDS.iter().filter(|print| print.attack == *attack);
        let blood: Vec<String> = cards
            .flat_map(|print| {
                let blood = match print.blood {
                    Blood::Endurance(number) => number.to_string(),
                    Blood::Retreat => "R".to_owned(),
                };
                std::iter::repeat_n(blood, print.copies.into())
            })
            .collect();
        assert_eq!(format!("{attack:?}"), spelled(row[0]));
        assert_eq!(row[1..4], [blood.len().to_string(), blood.join(", "), letters(attack.symbols())], "{attack:?}");
        assert_eq!(attack.has_dark_part(), row[5] != "–", "{attack:?}");
    }

    let copies = |is_meant: &dyn Fn(Attack, Blood) -> bool| -> u8 {
        let of_stalkers = ATTACK_CARDS.iter().filter(|print| print.attack.base().is_none());
        of_stalkers.filter(|print| is_meant(print.attack, print.blood)).map(|print| print.copies).sum()
    };
    let bleeding = [2, 3, 4, 5].map(|number| copies(&|_, blood| blood == Blood::Endurance(number)));
    assert_eq!((bleeding, copies(&|_, blood| blood == Blood::Retreat)), ([3, 3, 5, 6], 3));
    let hitting = Intruder::ALL.iter().map(|&kind| copies(&|attack, _| attack.symbols().has(kind)));
    assert_eq!(hitting.collect::<Vec<_>>(), [0, 11, 13, 15, 18]);
}

/// LOC-43.27 LOC-43.1 LOC-2.56 LOC-29.83
#[test]
fn twenty_two_events_of_night_stalkers_show_what_is_written() {
    let events = Species::NightStalkers.events();

    assert_eq!(shown(Species::NightStalkers), read(written::EVENT_DECK, 5));
    for (event, row) in events.iter().zip(rows(written::EVENT_DECK)) {
        assert_eq!(event.has_dark_part, row[3] != "–", "{:?}", event.event);
    }
    assert_eq!(events.len(), 22);
    assert_eq!(events.iter().filter(|event| event.disposal == Disposal::RemoveAndReshuffle).count(), 6);
    assert!(events.iter().zip(Event::ALL).all(|(print, event)| print.event == *event));
}

/// LOC-51.3 LOC-51.4 LOC-51.5 LOC-51.6 LOC-51.7 LOC-51.8 LOC-51.9 LOC-51.10 LOC-51.11 LOC-51.12 LOC-51.13 LOC-51.14
/// LOC-51.15 LOC-51.16 LOC-51.17 LOC-51.18 LOC-51.19 LOC-51.20 LOC-51.21 LOC-51.22 LOC-2.57
#[test]
fn twenty_events_of_base_intruders_show_what_is_written() {
    assert_eq!(shown(Species::BaseIntruders), read(written::BASE_EVENTS, 4));
    assert!(Species::BaseIntruders.events().iter().all(|event| !event.has_dark_part));
}

/// LOC-51.1 LOC-29.164
#[test]
fn the_events_of_base_intruders_fill_the_grid_and_are_not_those_of_night_stalkers() {
    let events = Species::BaseIntruders.events();
    assert_eq!(events.len(), 20);
    for symbols in [Symbols::BQ, Symbols::AB, Symbols::CA, Symbols::CBQ, Symbols::ABQ] {
        for number in 1..=4 {
            let cards = events.iter().filter(|event| event.symbols == symbols && event.numbers == [number]);
            assert_eq!(cards.count(), 1, "{symbols:?} {number}");
        }
    }
    assert!(Species::BaseIntruders.event(Event::Kickstopper).is_none());
    assert!(Species::NightStalkers.event(Event::Regeneration).is_none());
    assert_eq!(Species::BaseIntruders.event(Event::Panic).map(|print| print.numbers), Some(&[2][..]));
}

/// Name, symbols and numbers, disposal.
fn shown(species: Species) -> Vec<[String; 3]> {
    let events = species.events().iter();
    events
        .map(|print| {
            let numbers = print.numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            let name = format!("{:?}", print.event);
            let name =
                ["One", "Two", "Three", "Four"].iter().find_map(|number| name.strip_suffix(number)).unwrap_or(&name);
            let disposal = match print.disposal {
                Disposal::Discard => "discard",
                Disposal::RemoveAndReshuffle => "remove, reshuffle",
            };
            [name.to_owned(), format!("{} → {numbers}", letters(print.symbols)), disposal.to_owned()]
        })
        .collect()
}

fn read(chapter: &str, cells: usize) -> Vec<[String; 3]> {
    rows(chapter).iter().map(|row| [spelled(row[0]), row[1].to_owned(), row[cells - 1].to_owned()]).collect()
}

/// LOC-41.1 LOC-41.2 LOC-41.3 LOC-41.4 LOC-41.5 LOC-41.10 LOC-41.20 LOC-41.21 LOC-41.22 LOC-41.23 LOC-41.26 LOC-2.60
#[test]
fn five_computer_cards_have_three_lines_each_and_lock_down_has_none() {
    let code = |action: &ComputerAction| match action {
        ComputerAction::GainKnowledge => "a",
        ComputerAction::MoveRover => "b",
        ComputerAction::LookAtContingencies => "c",
        ComputerAction::TurnDoor => "d",
        ComputerAction::ClearRoom => "g",
        ComputerAction::LookAtCssToken => "i",
        ComputerAction::SwapPowerTokens => "j",
    };
    let written = rows(written::COMPUTER_DECK);
    let (actions, cards) = written.split_at(ComputerAction::ALL.len());

    assert_eq!(
        ComputerAction::ALL.iter().map(code).collect::<Vec<_>>(),
        actions.iter().map(|row| row[0]).collect::<Vec<_>>()
    );
    assert_eq!(cards.len(), ComputerCard::ALL.len());
    for (card, row) in ComputerCard::ALL.iter().zip(cards) {
        let lines = card.lines().iter().map(code).collect::<Vec<_>>().join(", ");
        assert_eq!(if lines.is_empty() { "–" } else { &lines }, row[1], "{card:?}");
    }
    assert_eq!(COMPUTER_COST, 1);
}

/// LOC-44.1 LOC-44.2 LOC-44.3 LOC-44.4 LOC-44.5 LOC-2.59
#[test]
fn there_are_six_weaknesses() {
    let names: Vec<String> = rows(written::WEAKNESSES).iter().map(|row| spelled(row[0])).collect();

    let weaknesses = Species::NightStalkers.weaknesses().iter();
    assert_eq!(weaknesses.map(|weakness| format!("{weakness:?}")).collect::<Vec<_>>(), names);
    assert_eq!(names.len(), 6);
    assert_eq!(Species::BaseIntruders.weaknesses().len() + names.len(), Weakness::ALL.len());
}

/// LOC-48.1 LOC-48.2 LOC-48.3 LOC-48.4 LOC-48.5 LOC-2.58 LOC-47.1 LOC-2.54
#[test]
fn wounds_and_contamination_have_as_many_cards_as_it_is_written() {
    let wounds = SeriousWound::ALL.iter().map(|wound| [format!("{wound:?}"), wound.copies().to_string()]);

    let written = rows(written::SERIOUS_WOUNDS);
    assert_eq!(wounds.collect::<Vec<_>>(), written.iter().map(|row| [row[0], row[1]]).collect::<Vec<_>>());
    assert_eq!(SeriousWound::ALL.iter().map(|wound| wound.copies()).sum::<u8>(), 25);
    assert_eq!([Contamination::Clean, Contamination::Infected].map(Contamination::copies), [20, 7]);
}

/// LOC-49.4 LOC-49.5 LOC-49.6 LOC-49.7 LOC-49.8 LOC-49.9 LOC-49.10 LOC-49.12 LOC-49.1 LOC-2.68
#[test]
fn eight_cards_of_the_surface_reach_whom_it_is_written() {
    let cards = SurfaceCard::ALL.iter().map(|card| {
        let reach = match card.reach() {
            Reach::All => "all",
            Reach::Drawer => "you",
        };
        [format!("{card:?}"), "1".to_owned(), reach.to_owned()]
    });

    let written = rows(written::SURFACE_CARDS);
    let written = written.iter().map(|row| [spelled(row[0]), row[1].to_owned(), row[2].to_owned()]);
    assert_eq!(cards.collect::<Vec<_>>(), written.collect::<Vec<_>>());
    assert_eq!(SurfaceCard::ALL.len(), 8);
}

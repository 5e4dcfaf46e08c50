//! AGD-11H: the Motion Tracker cards.

use aliens::{
    content::tracker::{Location, TRACKER_DECK, TrackerText},
    words::{ThreatLevel, TrackerCard, TrackerType},
};
use engine::Word;

/// AGD-2.1 AGD-2.3 AGD-11H.1
#[test]
fn forty_two_cards_are_fourteen_of_each_level() {
    let of_level = |level| TRACKER_DECK.iter().filter(|print| print.level == level).count();

    assert_eq!(TRACKER_DECK.len(), 42);
    assert_eq!(ThreatLevel::ALL.iter().map(|&level| of_level(level)).collect::<Vec<_>>(), [14, 14, 14]);
    assert!(TrackerCard::ALL.iter().all(|&card| card.print().card == card));
}

/// AGD-11H.1
#[test]
fn the_types_are_shared_out_over_the_levels() {
    let count = |level, kind| TRACKER_DECK.iter().filter(|print| print.level == level && print.kind == kind).count();
    let row = |level| TrackerType::ALL.iter().map(|&kind| count(level, kind)).collect::<Vec<_>>();

    assert_eq!(row(ThreatLevel::One), [2, 3, 3, 6], "tunnels, hidden and active threats, drones");
    assert_eq!(row(ThreatLevel::Two), [3, 3, 3, 5]);
    assert_eq!(row(ThreatLevel::Three), [3, 3, 3, 5]);
}

/// AGD-11H.1
#[test]
fn the_printed_blips_of_each_level_add_up() {
    let blips = |level| TRACKER_DECK.iter().filter(|print| print.level == level).map(|print| print.blips).sum::<u8>();

    assert_eq!(ThreatLevel::ALL.iter().map(|&level| blips(level)).collect::<Vec<_>>(), [12, 15, 21]);
}

/// AGD-11H.1
#[test]
fn tunnel_cards_and_no_others_enter_by_tunnels() {
    for print in &TRACKER_DECK {
        let by_tunnel = matches!(print.location, Location::Tunnel | Location::EachTunnel);
        assert_eq!(by_tunnel, print.kind == TrackerType::Tunnel, "{:?}", print.card);
        assert_eq!(print.location == Location::Nowhere, print.blips == 0 && !by_tunnel, "{:?}", print.card);
    }
}

/// AGD-11H.1
#[test]
fn hidden_and_active_threats_all_have_a_text() {
    for print in &TRACKER_DECK {
        match print.kind {
            TrackerType::HiddenThreat | TrackerType::ActiveThreat => {
                assert_ne!(print.text, TrackerText::None, "{:?}", print.card);
            }
            TrackerType::Tunnel | TrackerType::Drone => (),
        }
    }
}

/// AGD-11E.51 AGD-11H.2
#[test]
fn a_bug_hunt_adds_a_blip_to_all_but_four_of_the_cards_that_place_some() {
    let unchanged: Vec<_> = TRACKER_DECK
        .iter()
        .filter(|print| print.blips > 0 && print.card.blips_in_bug_hunt() == print.blips)
        .map(|print| print.card)
        .collect();

    assert_eq!(unchanged, [TrackerCard::Mt17, TrackerCard::Mt28, TrackerCard::Mt31, TrackerCard::Mt42]);
    assert_eq!(TrackerCard::Mt13.blips_in_bug_hunt(), 0);
    assert_eq!(TrackerCard::Mt40.blips_in_bug_hunt(), 3);
}

/// AGD-11H.1
#[test]
fn some_cards_read_as_they_are_printed() {
    let read = |card: TrackerCard| (card.print().blips, card.print().location, card.print().text);

    assert_eq!(read(TrackerCard::Mt06), (0, Location::Nowhere, TrackerText::BlipsOfHerosBoardMove(2)));
    assert_eq!(read(TrackerCard::Mt17), (1, Location::ThreeAndFour, TrackerText::None));
    assert_eq!(read(TrackerCard::Mt18), (1, Location::Near, TrackerText::HazardReturns));
    assert_eq!(read(TrackerCard::Mt23).2, TrackerText::DiscardTop(1));
    assert_eq!(read(TrackerCard::Mt27), (1, Location::Tunnel, TrackerText::RevealForExhaust(2)));
    assert_eq!(read(TrackerCard::Mt31), (1, Location::Each, TrackerText::None));
    assert_eq!(read(TrackerCard::Mt33).2, TrackerText::EnemiesMove(3));
    assert_eq!(read(TrackerCard::Mt37).2, TrackerText::DiscardTop(2));
    assert_eq!(read(TrackerCard::Mt39).2, TrackerText::AliensOfItsBoardMove(4));
}

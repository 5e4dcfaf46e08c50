//! AGD-11H: each Motion Tracker card, and its text.

use aliens::{
    Choice, Frame, Heard, Outcome,
    content::tracker::Location,
    words::{
        BlipValue, Card,
        Character::{Gorman, Hicks, Hudson},
        Mission, ThreatLevel, TrackerCard, TrackerType,
    },
};
use engine::Word;

use crate::table::*;

/// Hicks in the garage of Mission 1, who sees no spawn point, and one card on top of a quiet one.
fn unseen(card: TrackerCard) -> Table {
    let quiet = if card == TrackerCard::Mt06 { TrackerCard::Mt19 } else { TrackerCard::Mt06 };
    given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(4, 1))
        .turn(5)
        .piles(20, 5, &[Card::Steady])
        .signals(&[card, quiet])
        .alien_phase()
}

fn n_placed(table: &Table) -> usize {
    table.times_heard(|heard| matches!(heard, Heard::BlipPlaced { .. }))
}

/// AGD-6K.15 AGD-6K.8 AGD-11H.1
#[test]
fn every_card_places_its_blips_and_is_discarded() {
    for &card in TrackerCard::ALL {
        let mut table = unseen(card);
        table.draws_signal(card);
        until_frame(&mut table, |frame| matches!(frame, Frame::TrackerDraw(_)));

        let print = card.print();
        let n_places = match print.location {
            Location::Nowhere => 0,
            Location::At(_) | Location::Near | Location::Tunnel | Location::EachTunnel => 1,
            Location::ThreeAndFour => 2,
            Location::Each => 4,
        };
        assert!(n_placed(&table) >= usize::from(print.blips) * n_places, "{card:?}");
        assert!(table.has_heard(Heard::TrackerCardDiscarded { card }), "{card:?}");
        let tunnels = usize::from(print.kind == TrackerType::Tunnel);
        assert_eq!(table.board().fittings.tunnels.len(), tunnels, "{card:?}");
    }
}

/// AGD-11H.1
#[test]
fn hidden_threats_that_exhaust_do_so_when_nobody_sees_them() {
    for (card, cards) in [(TrackerCard::Mt09, 1), (TrackerCard::Mt36, 2)] {
        let mut table = unseen(card);
        table.draws_signal(card);
        until_frame(&mut table, |frame| matches!(frame, Frame::TrackerDraw(_)));

        assert_eq!(table.piles(), (20 - cards, 5 + cards, 0), "{card:?}");
    }
}

/// AGD-11H.1 AGD-6K.11
#[test]
fn active_threats_do_nothing_more_when_nobody_sees_them() {
    for card in [TrackerCard::Mt10, TrackerCard::Mt12, TrackerCard::Mt24, TrackerCard::Mt38] {
        let mut table = unseen(card);
        table.draws_signal(card);
        until_frame(&mut table, |frame| matches!(frame, Frame::TrackerDraw(_)));

        assert_eq!(table.piles(), (20, 5, 0), "{card:?}");
    }
}

/// AGD-11H.1 AGD-6K.16 AGD-11H.3
#[test]
fn its_blip_moves_and_no_other() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(4, 1))
        .blip(h2(1, 1), BlipValue::One)
        .turn(5)
        .signals(&[TrackerCard::Mt07, TrackerCard::Mt19])
        .alien_phase();
    table.blips_have_speed(1);
    let before = table.times_heard(|heard| matches!(heard, Heard::EnemyMoved { .. }));

    table.draws_signal(TrackerCard::Mt07).blip_is(BlipValue::One);

    let after = table.times_heard(|heard| matches!(heard, Heard::EnemyMoved { .. }));
    assert_eq!(after - before, 3);
    assert!(!table.blip_on(h1(11, 12)), "it has left spawn point 1");
}

/// AGD-11H.1 AGD-6G.9 AGD-6K.12
#[test]
fn enemies_moved_by_a_card_do_not_attack_and_draw_no_fire() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(1, 6))
        .carries(Hicks, &[Card::M41aPulseRifle])
        .alien(h2(6, 1), 0)
        .turn(5)
        .signals(&[TrackerCard::Mt33, TrackerCard::Mt33, TrackerCard::Mt33])
        .alien_phase();
    for _ in 0..2 {
        table.draws_signal(TrackerCard::Mt33);
    }

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::Attacked { .. } | Heard::DefenceRolled { .. })), 0);
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::EnemyMoved { .. })), 8, "6, and 2 until it is there");
    let alien = table.board().enemies.iter().next().expect("it is there").1.square;
    assert!(table.board().characters_beside(alien).has(Hicks));
}

/// AGD-11H.1
#[test]
fn a_hazard_comes_back_from_the_discard_pile_and_the_exhaust_pile_is_shuffled() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(4, 1))
        .turn(5)
        .piles(20, 2, &[Card::Panic])
        .with(|board| {
            board.endurance.unseen.take(Card::Panic);
            board.endurance.above.take_top();
            board.endurance.discard.add(Card::Panic);
        })
        .signals(&[TrackerCard::Mt18, TrackerCard::Mt06])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt18);
    until_frame(&mut table, |frame| matches!(frame, Frame::TrackerDraw(_)));

    assert!(table.has_heard(Heard::HazardReturned { card: Card::Panic }));
    assert!(table.has_heard(Heard::ExhaustPileShuffled {}));
    assert_eq!(table.piles(), (19, 3, 0));
}

/// AGD-11H.1
#[test]
fn two_cards_are_discarded_when_mt_37_is_seen() {
    // Spawn point 3 of the Last Stand is at 2H(6,12); Hicks stands in its passage.
    let mut table = given(Mission::LastStand, 1)
        .hero(YOU, Hicks, h2(7, 11))
        .piles(20, 0, &[Card::Steady, Card::MediKit])
        .signals(&[TrackerCard::Mt37, TrackerCard::Mt06])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt37);
    until_frame(&mut table, |frame| matches!(frame, Frame::TopDiscarded(_)));
    table.shows(Outcome::TopDiscarded(Card::Steady)).shows(Outcome::TopDiscarded(Card::MediKit));

    assert_eq!(table.piles(), (18, 0, 2));
}

/// AGD-6K.5 AGD-11C.3 AGD-6K.6
#[test]
fn an_empty_motion_tracker_deck_is_made_of_its_discards_and_the_back_on_top_is_seen() {
    let mut table =
        given(Mission::Newt, 1).hero(YOU, Hicks, h1(4, 1)).turn(5).signals(&[TrackerCard::Mt06]).alien_phase();

    table.draws_signal(TrackerCard::Mt06);

    assert!(table.has_heard(Heard::TrackerReshuffled { cards: 1 }));
    table.shows(Outcome::BackSeen(ThreatLevel::One)).draws_signal(TrackerCard::Mt06);
}

/// AGD-7E.6
#[test]
fn a_bug_hunt_draws_what_is_left_and_never_reshuffles() {
    let mut table = given(Mission::Gantry, 3)
        .hero(YOU, Hicks, p2(6, 6))
        .hero(SECOND, Gorman, p2(7, 6))
        .hero(THIRD, Hudson, p2(5, 6))
        .alien(p2(1, 6), 20)
        .signals(&[TrackerCard::Mt06])
        .alien_phase();
    until_frame(&mut table, |frame| matches!(frame, Frame::TrackerDraw(_)));

    table.draws_signal(TrackerCard::Mt06);

    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::TrackerReshuffled { .. })), 0);
    assert_eq!(table.board().turn, 2);
}

/// AGD-11C.2 AGD-11E.7 AGD-11E.34
#[test]
fn before_its_first_turn_no_card_is_drawn() {
    for (mission, first) in [(Mission::Newt, 5), (Mission::Rescue, 3)] {
        let step = |turn| {
            let (hero, other) = if mission == Mission::Newt { (h1(4, 1), h1(5, 1)) } else { (p2(1, 6), p2(2, 6)) };
            given(mission, 2).hero(YOU, Hicks, hero).hero(SECOND, Gorman, other).turn(turn).alien_phase()
        };
        assert!(!matches!(step(first - 1).waits_for(), Frame::TrackerDraw(_)), "{mission:?}");
        assert!(matches!(step(first).waits_for(), Frame::TrackerDraw(_)), "{mission:?}");
    }
}

/// AGD-6K.8
#[test]
fn near_is_the_spawn_point_nearest_to_the_hero_of_whoever_drew() {
    let mut table = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(10, 9))
        .turn(5)
        .signals(&[TrackerCard::Mt05, TrackerCard::Mt06])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt05).blip_is(BlipValue::One);

    assert!(table.has_heard(Heard::BlipPlaced { square: h1(11, 12) }));
}

/// AGD-6L.4
#[test]
fn a_tunnel_opens_on_a_free_square_if_there_is_one() {
    let mut table = given(Mission::Gantry, 1)
        .hero(YOU, Hicks, p2(3, 4))
        .grunt(Hudson, p2(3, 5))
        .with(|board| board.fittings.crates = 0b1111)
        .signals(&[TrackerCard::Mt13, TrackerCard::Mt06])
        .alien_phase();

    table.draws_signal(TrackerCard::Mt13);

    assert!(!table.may(YOU, Choice::TunnelSquare(p2(3, 5))), "Hudson stands there");
    assert!(!table.may(YOU, Choice::TunnelSquare(p2(3, 3))), "a crate lies there");
}

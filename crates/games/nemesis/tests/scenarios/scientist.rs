//! NEM-32.7: the Scientist's cards.

use nemesis::{
    Choice, Outcome,
    board::ObjectToken,
    rules::{
        aims::{Aim, RoomAim},
        cards::risk::EventPlacementAnswer,
    },
    words::{
        ActionCard::{BlockingAccess, Intranet, RiskAssessment, Search},
        Character, Event, Item, Object, Room, RoomNumber, Weakness,
    },
};

use crate::table::*;

fn scientist() -> Given {
    given().character(YOU, Character::Scientist).explored(3, Room::CommsRoom, 0).stands(YOU, 3)
}

/// NEM-32.32 NEM-24.15
#[test]
fn risk_assessment_shows_the_top_event_and_may_put_it_at_the_bottom() {
    let mut table = scientist().hand(YOU, &[RiskAssessment]).on_the_turn_of(YOU);

    table
        .plays(RiskAssessment, Aim::Nothing, &[])
        .shows(Outcome::EventLook(Event::Eclosion))
        .chooses(YOU, Choice::EventPlacement(EventPlacementAnswer::Bottom));

    let placed = Heard::EventPlaced { seat: YOU, answer: EventPlacementAnswer::Bottom };
    table.tells(&[Heard::EventSeen { seat: YOU, card: None }, placed]);
    let pile = table.board().events.pile;
    assert!(matches!(pile.slots()[0], engine::Slot::Seen(event) if event.for_rules() == Event::Eclosion));
    assert_eq!(pile.len(), 20);
}

/// NEM-32.32
#[test]
fn an_event_that_was_left_on_top_is_seen_again() {
    let mut table = scientist()
        .hand(YOU, &[RiskAssessment])
        .with(|board| {
            let events = &mut board.events;
            events.pile.settle(0, &mut events.unseen, Event::Damage, engine::Seats::one(SHE));
        })
        .on_the_turn_of(YOU);

    table.plays(RiskAssessment, Aim::Nothing, &[]).chooses(YOU, Choice::EventPlacement(EventPlacementAnswer::Top));

    let top = *table.board().events.pile.slots().last().expect("a card");
    assert!(matches!(top, engine::Slot::Seen(event) if event.by().has(YOU) && event.by().has(SHE)));
}

/// NEM-32.33
#[test]
fn blocking_access_breaks_any_room_with_a_computer() {
    let mut table = scientist().explored(4, Room::Generator, 0).hand(YOU, &[BlockingAccess]).on_the_turn_of(YOU);
    assert_eq!(
        table.aims_of(BlockingAccess),
        [
            Aim::RoomAction { room: RoomNumber(3), with: RoomAim::Nothing },
            Aim::Break { room: RoomNumber(3) },
            Aim::Break { room: RoomNumber(4) },
        ],
    );

    table.plays(BlockingAccess, Aim::Break { room: RoomNumber(4) }, &[]);

    assert!(table.board().malfunction.has(RoomNumber(4)));
}

/// NEM-32.34 NEM-5.51
#[test]
fn the_intranet_uses_any_room_with_a_computer_from_another() {
    let mut table = scientist().explored(4, Room::Generator, 0).hand(YOU, &[Intranet, Search]).on_the_turn_of(YOU);

    table.plays(Intranet, Aim::RoomAction { room: RoomNumber(4), with: RoomAim::Nothing }, &[Search]);

    assert_eq!(table.board().tracks.self_destruct, Some(0));
}

/// NEM-25.20 NEM-25.73 NEM-17.8
#[test]
fn by_intranet_the_laboratory_needs_an_object_in_the_laboratory() {
    let research = Aim::RoomAction { room: RoomNumber(4), with: RoomAim::Research { object: Object::Egg } };
    let setting =
        |given: Given| given.explored(4, Room::Laboratory, 0).hand(YOU, &[Intranet, Search]).on_the_turn_of(YOU);

    let carried = setting(scientist().carries_object(YOU, ObjectToken::Egg));
    let mut there = setting(scientist().lies(4, ObjectToken::Egg));

    assert!(!carried.aims_of(Intranet).contains(&research), "the egg is with the Scientist");
    there.plays(Intranet, research, &[Search]).shows(Outcome::Research(Weakness::VitalPlaces));
    assert!(there.board().has_weakness(Weakness::VitalPlaces));
}

/// NEM-31.21 NEM-32.32 NEM-32.34
#[test]
fn without_a_computer_the_holo_computer_will_do() {
    let setting =
        |given: Given| given.stands(YOU, 1).hand(YOU, &[Intranet, RiskAssessment, Search]).on_the_turn_of(YOU);

    let without = setting(scientist());
    let with = setting(scientist().carries(YOU, Item::HoloComputer));

    assert!(without.aims_of(Intranet).is_empty() && without.aims_of(RiskAssessment).is_empty());
    assert_eq!(with.aims_of(Intranet), [Aim::RoomAction { room: RoomNumber(3), with: RoomAim::Nothing }]);
    assert_eq!(with.aims_of(RiskAssessment), [Aim::Nothing]);
}

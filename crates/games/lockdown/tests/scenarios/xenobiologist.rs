//! LOC-38.60 to LOC-38.65: the cards of the Xenobiologist.

use engine::{Slot, Viewer};
use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::ObjectToken,
    rules::{
        aims::{Aim, RoomAim},
        cards::top_cards::TopOrderAnswer,
    },
    words::{ActionCard, AttackCard, Character, Contamination, Event, Intruder, Room, RoomNumber, Weakness},
};
use nemesis_kit::words::FigureId;

use crate::table::{Given, SHE, Table, YOU, given};

fn xenobiologist() -> Given {
    given().character(YOU, Character::Xenobiologist)
}

fn room(room: Room, items: u8) -> Given {
    xenobiologist().explored(8, room, items).stands(YOU, 8)
}

const SPECIMEN: Aim = Aim::Figure { figure: FigureId(0) };

/// LOC-38.60 LOC-29.97
#[test]
fn vivisection_hurts_by_knowledge_and_uses_the_probe_arm() {
    let lab = |knowledge| room(Room::Surgery, 1).intruder(Intruder::Breeder, 8).knowledge(YOU, knowledge);
    for (knowledge, injuries) in [(0, 1), (1, 1), (2, 2), (7, 4), (8, 5)] {
        let mut table = lab(knowledge).plays(YOU, ActionCard::Vivisection, SPECIMEN);
        assert_eq!(table.figure(0).injuries, injuries, "{knowledge}");
        assert_eq!(table.player(YOU).probe_uses, 1);
        let card = AttackCard::EvolveFour;
        table.shows(Outcome::EnduranceDraw(card));
        assert!(matches!(table.waiting(), Frame::EnduranceDraw(_)), "a breeder takes two cards");
    }
    let used_up = lab(3).with(|board| board.player_mut(YOU).probe_uses = 0);
    assert!(used_up.card_aims(YOU, ActionCard::Vivisection).is_empty());
    assert!(room(Room::Surgery, 1).card_aims(YOU, ActionCard::Vivisection).is_empty(), "nobody is there");
}

/// LOC-38.60 LOC-44.5
#[test]
fn whoever_cuts_knows_of_soft_organs() {
    let adult =
        room(Room::Surgery, 1).intruder(Intruder::Adult, 8).knowledge(YOU, 4).weakness(0, Weakness::SoftOrgans, None);
    let mut table = adult.plays(YOU, ActionCard::Vivisection, SPECIMEN);
    table.shows(Outcome::EnduranceDraw(AttackCard::EvolveFour));
    assert!(table.intruders_in(8).is_empty(), "three injuries against four, less one");
    assert_eq!(table.board().scratch.attacker, None);
}

/// LOC-38.61
#[test]
fn field_experience_learns_from_what_the_room_counts() {
    let table = room(Room::Surgery, 2).plays(YOU, ActionCard::FieldExperience, Aim::Nothing);
    assert_eq!((table.player(YOU).knowledge, table.board().place(RoomNumber(8)).items), (2, 1));
    assert!(room(Room::Surgery, 0).card_aims(YOU, ActionCard::FieldExperience).is_empty());
}

/// LOC-38.61 LOC-15.9
#[test]
fn with_knowledge_one_looks_at_events_and_then_at_attacks() {
    let aims = |knowledge| room(Room::Surgery, 0).knowledge(YOU, knowledge).card_aims(YOU, ActionCard::FieldExperience);
    assert!(aims(3).is_empty());
    assert_eq!(aims(4), [Aim::Events]);
    assert_eq!(aims(5), [Aim::Events]);
    assert_eq!(aims(6), [Aim::Events, Aim::Attacks]);
}

fn seen<T: engine::Word + Default>(slot: Slot<T>) -> Option<T> {
    match slot {
        Slot::Seen(card) => Some(card.for_rules()),
        Slot::Unseen => None,
    }
}

/// LOC-38.61 LOC-27.18
#[test]
fn of_two_events_one_is_put_on_top_and_the_other_at_the_bottom() {
    let look = || {
        let mut table = room(Room::Surgery, 1).knowledge(YOU, 4).plays(YOU, ActionCard::FieldExperience, Aim::Events);
        table.shows(Outcome::EventLook(Event::Hatching)).shows(Outcome::EventLook(Event::Damage));
        table
    };
    let ends = |table: &Table| {
        let pile = table.board().events.pile.slots();
        (seen(pile[pile.len() - 1]), seen(pile[0]))
    };
    let mut first = look();
    first.chooses(YOU, Choice::TopOrder(TopOrderAnswer::First));
    assert_eq!(ends(&first), (Some(Event::Hatching), Some(Event::Damage)));
    let mut second = look();
    second.chooses(YOU, Choice::TopOrder(TopOrderAnswer::Second));
    assert_eq!(ends(&second), (Some(Event::Damage), Some(Event::Hatching)));

    let seen = Heard::EventSeen { seat: YOU, card: Some(Event::Damage) };
    assert!(second.heard_by(Viewer::seat(YOU)).contains(&seen));
    assert!(!second.heard_by(Viewer::seat(SHE)).contains(&seen), "for the Xenobiologist alone");
}

/// LOC-38.61
#[test]
fn the_same_with_two_attack_cards_and_a_known_one_is_not_drawn_again() {
    let deck = room(Room::Surgery, 1).knowledge(YOU, 6);
    let mut table = deck.plays(YOU, ActionCard::FieldExperience, Aim::Attacks);
    table.shows(Outcome::AttackLook(AttackCard::CutTwo)).shows(Outcome::AttackLook(AttackCard::CutThree));
    table.chooses(YOU, Choice::TopOrder(TopOrderAnswer::Second));

    let again = Given { board: *table.board() };
    let again = again.with(|board| {
        let card = lockdown::board::Card::Action(ActionCard::FieldExperience);
        board.player_mut(YOU).discard.take(card);
        board.player_mut(YOU).hand.add(card);
    });
    let mut again = again.plays(YOU, ActionCard::FieldExperience, Aim::Attacks);
    again.shows(Outcome::AttackLook(AttackCard::EvolveFour)).chooses(YOU, Choice::TopOrder(TopOrderAnswer::First));
    let pile = again.board().attacks.pile.slots();
    assert_eq!(seen(pile[pile.len() - 1]), Some(AttackCard::CutThree));
    assert_eq!((seen(pile[0]), seen(pile[1])), (Some(AttackCard::EvolveFour), Some(AttackCard::CutTwo)));
}

/// LOC-38.64 LOC-29.162
#[test]
fn the_workspace_plan_runs_a_white_or_green_room() {
    let with = RoomAim::Research { object: ObjectToken::Carcass, from: Some(YOU) };
    let research = Aim::RoomAction { room: RoomNumber(8), with };
    let green = room(Room::Laboratory, 1).empty_handed(YOU).carries_object(YOU, ObjectToken::Carcass);
    let green = green.weakness(0, Weakness::SoftOrgans, None);
    let mut table = green.plays(YOU, ActionCard::WorkspacePlan, research);
    table.shows(Outcome::WeaknessReveal(Weakness::DullScent));
    assert_eq!(table.player(YOU).knowledge, 4);

    let runs = |given: Given| {
        let aims = given.card_aims(YOU, ActionCard::WorkspacePlan);
        aims.iter().any(|aim| matches!(aim, Aim::RoomAction { .. }))
    };
    assert!(runs(room(Room::Archive, 1)), "white");
    assert!(!runs(room(Room::CoolingSystem, 1)), "yellow");
}

/// LOC-38.64 LOC-29.162 LOC-29.54 LOC-28.19
#[test]
fn evacuating_counts_if_the_tile_in_the_exit_room_fits() {
    let exit = |room| {
        let exit = xenobiologist().explored(1, room, 1).stands(YOU, 1).with(|board| board.is_gate_open = true);
        exit.card_aims(YOU, ActionCard::WorkspacePlan)
    };
    let rover = Aim::RoomAction { room: RoomNumber(1), with: RoomAim::EvacuateByRover };
    assert!(exit(Room::CssRoomB).contains(&rover));
    assert!(!exit(Room::GuardRoom).contains(&rover), "a red tile");
}

/// LOC-38.65 LOC-13.16
#[test]
fn a_rushed_analysis_teaches_if_anything_was_clean() {
    let infected = |n| xenobiologist().contaminated(YOU, n).plays(YOU, ActionCard::RushedAnalysis, Aim::Nothing);
    let mut clean = infected(2);
    clean.shows(Outcome::Scan(Contamination::Clean)).shows(Outcome::Scan(Contamination::Infected));
    assert_eq!((clean.player(YOU).knowledge, clean.player(YOU).has_larva), (2, true));
    assert_eq!(clean.player(YOU).hand.contamination.len(), 1, "the infected one stays");

    let mut nothing = infected(1);
    nothing.shows(Outcome::Scan(Contamination::Infected));
    assert_eq!(nothing.player(YOU).knowledge, 1);
}

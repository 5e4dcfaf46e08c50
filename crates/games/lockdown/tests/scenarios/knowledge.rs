//! LOC-15: knowledge, research, and weaknesses.

use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::ObjectToken,
    rules::{aims::RoomAim, knowledge},
    words::{Object, Room, RoomNumber, Weakness, YesNo},
};

use crate::table::{Given, HE, SHE, Table, YOU, given};

fn laboratory() -> Given {
    let open = given().explored(20, Room::Laboratory, 1).stands(YOU, 20).weakness(0, Weakness::DullScent, None);
    open.empty_handed(YOU)
}

fn research(given: Given, object: ObjectToken) -> Table {
    given.uses_the_room(YOU, RoomAim::Research { object, from: Some(YOU) })
}

/// LOC-15.23 LOC-26.13 LOC-15.3 LOC-19.15 LOC-29.30
#[test]
fn the_first_object_reveals_the_second_weakness_and_brings_three_knowledge() {
    let mut table = research(laboratory().carries_object(YOU, ObjectToken::Egg), ObjectToken::Egg);
    assert_eq!(table.odds().len(), 5);

    table.shows(Outcome::WeaknessReveal(Weakness::SoftOrgans));

    let board = table.board();
    assert_eq!(board.laboratory.weaknesses, [Some(Weakness::DullScent), Some(Weakness::SoftOrgans), None]);
    assert_eq!(board.laboratory.objects, [None, Some(Object::Egg), None]);
    assert_eq!((table.player(YOU).knowledge, table.player(YOU).hands.n_used()), (4, 0));
}

/// LOC-26.62 LOC-15.24 LOC-15.27 LOC-15.26
#[test]
fn a_second_object_of_a_kind_brings_knowledge_alone() {
    let egg = laboratory().weakness(1, Weakness::FirePanic, Some(Object::Egg)).carries_object(YOU, ObjectToken::Egg);
    let stock = egg.board.nest.eggs_in_stock;

    let table = research(egg, ObjectToken::Egg);

    assert!(table.is_quiet());
    assert_eq!(table.player(YOU).knowledge, 4);
    assert_eq!(table.board().laboratory.weaknesses[2], None);
    assert_eq!(table.board().nest.eggs_in_stock, stock + 1);
}

/// LOC-15.25
#[test]
fn when_all_weaknesses_are_known_research_still_teaches() {
    let all = laboratory().weakness(1, Weakness::FirePanic, Some(Object::Egg));
    let all = all.weakness(2, Weakness::SoftOrgans, Some(Object::CharacterCorpse));

    let table = research(all.carries_object(YOU, ObjectToken::Carcass), ObjectToken::Carcass);

    assert!(table.is_quiet());
    assert_eq!(table.player(YOU).knowledge, 4);
}

/// LOC-19.27 LOC-29.31 LOC-4.82
#[test]
fn what_somebody_else_carries_is_researched_only_if_they_agree() {
    let hers = laboratory().stands(SHE, 20).empty_handed(SHE).carries_object(SHE, ObjectToken::Carcass);
    let aim = RoomAim::Research { object: ObjectToken::Carcass, from: Some(SHE) };
    let mut refused = hers.uses_the_room(YOU, aim);
    refused.chooses(SHE, Choice::ResearchConsent(YesNo::No));
    assert_eq!((refused.player(YOU).knowledge, refused.player(SHE).hands.n_used()), (1, 1));

    let mut agreed = hers.uses_the_room(YOU, aim);
    agreed.chooses(SHE, Choice::ResearchConsent(YesNo::Yes));
    assert!(matches!(agreed.waiting(), Frame::WeaknessReveal(_)));
    assert_eq!((agreed.player(YOU).knowledge, agreed.player(SHE).hands.n_used()), (4, 0));
}

/// LOC-19.15
#[test]
fn what_lies_on_the_floor_can_be_researched() {
    let floor = laboratory().lies(20, ObjectToken::Carcass);
    let mut table = floor.uses_the_room(YOU, RoomAim::Research { object: ObjectToken::Carcass, from: None });

    table.shows(Outcome::WeaknessReveal(Weakness::SoftOrgans));

    assert_eq!(table.board().place(RoomNumber(20)).carcasses, 0);
}

/// LOC-15.1 LOC-15.8 LOC-35.2
#[test]
fn the_track_of_knowledge_ends_at_eight() {
    let expert = laboratory().knowledge(YOU, 7).carries_object(YOU, ObjectToken::Carcass);

    assert_eq!(research(expert, ObjectToken::Carcass).player(YOU).knowledge, 8);
}

/// LOC-15.5 LOC-6.9 LOC-19.20
#[test]
fn only_the_first_to_explore_the_nest_learns_of_it() {
    let board = given().with(|board| {
        knowledge::explore_nest(board, YOU, &mut engine::Log::Off);
        knowledge::explore_nest(board, HE, &mut engine::Log::Off);
    });

    assert_eq!((board.board.player(YOU).knowledge, board.board.player(HE).knowledge), (2, 3));
}

/// LOC-15.6 LOC-19.10 LOC-15.10
#[test]
fn the_archive_teaches_whoever_has_not_been_taught_there() {
    let archive = given().explored(20, Room::Archive, 1).stands(YOU, 20);
    let token = lockdown::board::CodeToken(2);
    let mut table = archive.uses_the_room(YOU, RoomAim::Code { token });
    table.shows(Outcome::CodeLook(lockdown::words::Contingency::Blue));

    let player = table.player(YOU);
    assert!(player.is_knowledge_active && player.knowledge == 3);
    assert!(table.told().contains(&Heard::KnowledgeActivated { seat: YOU }));
    assert!(archive.with(|board| board.player_mut(YOU).is_knowledge_active = true).room_aims(YOU).is_empty());
}

//! LOC-25.30 to LOC-25.33: in full co-op the dead come back.

use engine::{Log, Seat};
use lockdown::{
    Heard, Lockdown,
    board::{ObjectToken, Whereabouts},
    heard::Harm,
    rules::{death, event_phase::EventPhase, revival},
    words::{ActionCard, Cause, Intruder, Item, Phase, Room, SeriousWound},
};

use crate::table::{Given, HE, SHE, Table, YOU, given};

/// A round begins.
fn begins(mut given: Given) -> Table {
    let mut heard = Vec::new();
    revival::revive_all::<Lockdown>(&mut given.board, &mut Log::On(&mut heard));
    let mut table = given.under_way(EventPhase { step: Phase::EndOfRound });
    table.heard = heard;
    table
}

/// In full co-op, with the Emergency Room in 010. Somebody has died, and the corpse lies there.
fn dead(seat: Seat, room: u8) -> Given {
    let co_op = Given::players(3, &[("co-operative", "on")]).explored(10, Room::EmergencyRoom, 1);
    let hurt = co_op.stands(seat, room).wound(seat, SeriousWound::Leg).dressed_wound(seat, SeriousWound::Body);
    let carrying = hurt.light_wounds(seat, 2).hand(seat, &[ActionCard::Rest]).larva(seat).slime(seat).signal(seat);
    carrying.with(|board| death::die(board, seat, Cause::Attack, &mut Log::Off))
}

/// LOC-25.31 LOC-26.64 LOC-25.33
#[test]
fn whoever_lies_in_the_emergency_room_is_revived_with_all_but_the_larva() {
    let table = begins(dead(SHE, 10).carries(SHE, Item::Medkit));

    let she = table.player(SHE);
    assert_eq!((table.room_of(SHE), table.wounds(SHE)), (10, (0, 2)));
    assert!(she.serious_wounds.iter().all(|wound| wound.is_dressed));
    assert!(she.hand.has(ActionCard::Rest) && she.has_item(Item::Medkit));
    assert!(she.has_slime && she.has_signal && !she.has_larva);
    assert!(table.board().places.iter().all(|place| place.corpses.is_empty()));
    assert_eq!(table.told(), [Heard::Harm(Harm::Revived { seat: SHE })]);
}

/// LOC-25.30 LOC-25.31
#[test]
fn a_corpse_that_is_carried_there_is_revived_and_no_other() {
    let there = dead(SHE, 4).stands(YOU, 10).empty_handed(YOU).with(|board| {
        board.place_mut(lockdown::words::RoomNumber(4)).take(ObjectToken::Corpse { of: SHE });
    });
    let table = begins(there.carries_object(YOU, ObjectToken::Corpse { of: SHE }));
    assert_eq!(table.room_of(SHE), 10);
    assert!(table.player(YOU).hands.objects().next().is_none());

    assert_eq!(begins(dead(SHE, 4)).player(SHE).whereabouts, Whereabouts::Dead, "who lies elsewhere stays dead");
}

/// LOC-25.32 LOC-29.154
#[test]
fn in_a_room_that_is_blocked_it_is_tried_again() {
    let blocked = dead(SHE, 10).intruder(Intruder::Creeper, 10);
    assert!(!begins(blocked).player(SHE).is_alive());
    assert!(!begins(dead(SHE, 10).malfunction(10)).player(SHE).is_alive());

    let later = blocked.with(|board| board.swarm.remove(board.swarm.figures[0].id));
    assert!(begins(later).player(SHE).is_alive());
}

/// LOC-29.154
#[test]
fn several_are_revived_in_order_of_play() {
    let both = dead(SHE, 10).stands(HE, 10).with(|board| {
        death::die(board, HE, Cause::Attack, &mut Log::Off);
        board.first = HE;
    });

    let revived = [HE, SHE].map(|seat| Heard::Harm(Harm::Revived { seat }));
    assert_eq!(begins(both).told(), revived);
}

/// LOC-25.33 LOC-14.12
#[test]
fn nobody_comes_back_where_each_plays_alone() {
    let semi = given().explored(10, Room::EmergencyRoom, 1).stands(SHE, 10);
    let table = begins(semi.with(|board| death::die(board, SHE, Cause::Attack, &mut Log::Off)));

    assert!(!table.player(SHE).is_alive() && table.player(SHE).deck.is_empty());
}

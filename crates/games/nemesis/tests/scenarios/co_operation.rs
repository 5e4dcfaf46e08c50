//! NEM-22.2, NEM-22.3: playing alone, and all together.

use nemesis::{
    Outcome,
    board::{ObjectToken, Whereabouts},
    rules::{actions::Action, objectives::winners, round::RoundStart},
    words::{
        ActionCard::Search, CorridorNumber, Ending, ExplorationToken, Intruder, Item, NoiseFace, Objective, Room,
        RoomNumber, SeriousWound,
    },
};

use crate::table::*;

fn together() -> Given {
    Given::players(3, &[("co-operative", "on")])
}

/// NEM-23.31 NEM-22.3 NEM-22.10
#[test]
fn whoever_plays_alone_finds_half_as_much() {
    let explores = |given: Given| {
        let mut table = given.hand(YOU, &[Search]).on_the_turn_of(YOU);
        table
            .does(Action::Move { corridor: CorridorNumber(2) })
            .pays(&[Search])
            .shows(Outcome::TileReveal(Room::Canteen))
            .shows(Outcome::TokenReveal(ExplorationToken::MalfunctionThree))
            .shows(Outcome::NoiseRoll(NoiseFace::Silence));
        table.board().place(RoomNumber(6)).items
    };

    assert_eq!(explores(Given::players(1, &[])), 2);
    assert_eq!(explores(together()), 3);
}

/// NEM-22.7 NEM-22.9
#[test]
fn all_win_if_every_common_objective_is_fulfilled_and_somebody_lives() {
    let ended = |objectives: &[Objective]| {
        together().whereabouts(YOU, Whereabouts::Dead).whereabouts(HE, Whereabouts::Dead).with(|board| {
            board.ending = Some(Ending::SelfDestruct);
            board.player_mut(SHE).whereabouts = Whereabouts::Evacuated;
            board.common_objectives = objectives.iter().copied().collect();
        })
    };
    let egg = |given: Given| given.carries_object(SHE, ObjectToken::Egg);

    assert_eq!(winners(&egg(ended(&[Objective::SpecialDelivery])).board).iter().count(), 3, "the dead win too");
    assert!(winners(&ended(&[Objective::SpecialDelivery]).board).is_empty());
    let nobody = egg(ended(&[Objective::SpecialDelivery])).whereabouts(SHE, Whereabouts::Dead);
    assert!(winners(&nobody.board).is_empty());
}

/// NEM-22.8 NEM-25.43 NEM-27.28
#[test]
fn as_many_send_the_signal_as_objectives_ask_for_it() {
    let sent = |objectives: &[Objective], senders: &[engine::Seat]| {
        let given = together().with(|board| {
            board.ending = Some(Ending::SelfDestruct);
            board.player_mut(YOU).whereabouts = Whereabouts::Evacuated;
            board.common_objectives = objectives.iter().copied().collect();
        });
        let given = senders.iter().fold(given, |given, &seat| given.signal(seat));
        !winners(&given.board).is_empty()
    };
    let two = [Objective::CleanUpCrew, Objective::CuttingOffTheHead];

    assert!(sent(&two[..1], &[SHE]), "anybody will do");
    assert!(!sent(&two, &[SHE]));
    assert!(sent(&two, &[SHE, HE]));
}

/// NEM-22.16 NEM-25.45 NEM-22.17
#[test]
fn the_dead_keep_their_items_and_drop_their_objects() {
    let table = together()
        .carries(SHE, Item::Tools)
        .carries_object(SHE, ObjectToken::Egg)
        .wound(SHE, SeriousWound::Leg)
        .under_way(YOU, death_of(SHE));

    assert!(table.has(SHE, Item::Tools) && table.has(SHE, Item::Shotgun));
    assert_eq!(table.player(SHE).serious_wounds.len(), 1);
    assert_eq!(table.board().place(RoomNumber(11)).eggs, 1);
    assert!(table.board().has_seen_death);
}

/// NEM-22.11 NEM-22.12 NEM-22.13 NEM-22.15 NEM-25.46
#[test]
fn whoever_is_brought_to_the_emergency_room_comes_back_with_the_next_round() {
    let mut table = together()
        .explored(2, Room::EmergencyRoom, 0)
        .whereabouts(SHE, Whereabouts::Dead)
        .wound(SHE, SeriousWound::Leg)
        .light_wounds(SHE, 2)
        .stands(YOU, 2)
        .carries_object(YOU, ObjectToken::Corpse { of: SHE })
        .under_way(YOU, RoundStart {});

    table.tells(&[Heard::Harm(Harm::Revived { seat: SHE })]);
    assert_eq!(table.room_of(SHE), 2);
    assert!(table.player(SHE).serious_wounds[0].is_dressed);
    assert_eq!(table.player(SHE).light_wounds.count(), 0);
    assert_eq!(table.player(YOU).hands.objects().count(), 0);
    while table.player(SHE).hand.is_empty() {
        let mut odds = Vec::new();
        table.state.odds(&mut odds);
        table.shows(odds[0].0);
    }
    assert_eq!(table.player(SHE).hand.len(), 1, "and draws a hand");
}

/// NEM-22.14 NEM-22.15
#[test]
fn nobody_comes_back_past_an_intruder_or_a_malfunction_nor_the_blue_corpse_ever() {
    let corpse_in = |given: Given| {
        let table = given
            .explored(2, Room::EmergencyRoom, 0)
            .whereabouts(SHE, Whereabouts::Dead)
            .lies(2, ObjectToken::Corpse { of: SHE })
            .with(|board| {
                board.place_mut(RoomNumber(11)).has_blue_corpse = false;
                board.place_mut(RoomNumber(2)).has_blue_corpse = true;
            })
            .under_way(YOU, RoundStart {});
        assert!(table.board().place(RoomNumber(2)).has_blue_corpse);
        table.player(SHE).is_alive()
    };

    assert!(corpse_in(together()));
    assert!(!corpse_in(together().intruder(Intruder::Larva, 2)));
    let broken = together().explored(3, Room::Armory, 0);
    assert!(!corpse_in(broken.with(|board| board.malfunction.insert(RoomNumber(2)))));
    assert!(!corpse_in(Given::players(3, &[])), "in other modes the dead stay dead");
}

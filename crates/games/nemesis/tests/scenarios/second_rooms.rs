//! NEM-17.5: the rooms "2".

use nemesis::{
    Choice, Heard, Outcome,
    board::Passage,
    heard::{Happened, Harm},
    offers::{Touch, offers},
    rules::{
        actions::Action,
        aims::RoomAim,
        looking::{Shown, Sight},
        rooms::command_center::DoorsAnswer,
        turn::PassingAnswer,
    },
    words::{
        ActionCard::{Demolition, Rest, Search},
        Contamination, CorridorNumber, Door, Engine, EngineToken, ExplorationToken, Intruder, NoiseFace, PodNumber,
        PodSide, Room, RoomNumber, Section,
    },
};

use crate::table::*;

/// You in this room, at slot 6, with cards to pay with.
fn in_the(room: Room) -> Given {
    given().explored(6, room, 0).stands(YOU, 6).hand(YOU, &[Search, Search, Rest])
}

/// NEM-17.25 NEM-17.30 NEM-17.32
#[test]
fn the_airlock_control_closes_all_doors_of_another_yellow_room() {
    let mut table = in_the(Room::AirlockControl)
        .explored(4, Room::Generator, 0)
        .explored(2, Room::CommsRoom, 0)
        .door(2, 4, Door::Destroyed)
        .on_the_turn_of(YOU);
    let aim = RoomAim::Room { room: RoomNumber(4) };
    assert_eq!(table.aims_of_the_room(), [aim], "not itself, nor a room with a destroyed door");

    table.uses_the_room(aim);

    table.tells(&[Heard::AirlockStarted { room: RoomNumber(4) }]);
    assert_eq!(table.board().airlock, Some(RoomNumber(4)));
    assert_eq!(table.board().doors.closed().len(), 2, "its two entrances need none");
}

/// NEM-17.34 NEM-26.20 NEM-2.32
#[test]
fn only_one_airlock_procedure_runs_at_a_time() {
    let table = in_the(Room::AirlockControl)
        .explored(3, Room::Generator, 0)
        .with(|board| board.airlock = Some(RoomNumber(3)))
        .on_the_turn_of(YOU);

    assert!(table.aims_of_the_room().is_empty());
}

/// NEM-17.31 NEM-26.20 NEM-26.79
#[test]
fn a_door_that_opens_cancels_the_airlock_procedure() {
    let mut table = in_the(Room::AirlockControl)
        .explored(3, Room::Generator, 0)
        .stands(SHE, 3)
        .hand(SHE, &[nemesis::words::ActionCard::ComputerSkills])
        .on_the_turn_of(YOU);
    table.uses_the_room(RoomAim::Room { room: RoomNumber(3) });
    table.does(Action::Pass).chooses(YOU, Choice::Passing(PassingAnswer::Done));

    let aim = nemesis::rules::aims::Aim::Door { corridor: CorridorNumber(1) };
    table.plays(nemesis::words::ActionCard::ComputerSkills, aim, &[]);

    table.tells(&[Heard::AirlockCancelled { room: RoomNumber(3) }]);
    assert_eq!(table.board().airlock, None);
}

/// NEM-17.33 NEM-4.13 NEM-17.35 NEM-26.21
#[test]
fn at_the_end_of_the_player_phase_the_airlock_kills_everybody_in_the_room() {
    let mut table = in_the(Room::AirlockControl)
        .explored(3, Room::Generator, 0)
        .fire(3)
        .stands(SHE, 3)
        .intruder(Intruder::Adult, 3)
        .on_the_turn_of(YOU);
    table.uses_the_room(RoomAim::Room { room: RoomNumber(3) });

    for seat in [YOU, SHE, HE] {
        table.does(Action::Pass).chooses(seat, Choice::Passing(PassingAnswer::Done));
    }

    let room = RoomNumber(3);
    table.tells(&[
        Heard::AirlockOpened { room },
        Heard::Told(Told::FireWentOut { room }),
        Heard::Told(Told::IntruderDied { figure: id(0), kind: Intruder::Adult, room }),
    ]);
    assert!(!table.player(SHE).is_alive());
    let place = table.board().place(RoomNumber(3));
    assert!(place.corpses.has(SHE) && place.carcasses == 1);
    assert!(table.board().fire.is_empty());
    assert_eq!(table.board().doors.closed().len(), 2);
}

/// NEM-17.26 NEM-17.41 NEM-4.4
#[test]
fn the_cabins_have_no_action() {
    let table = in_the(Room::Cabins).on_the_turn_of(YOU);

    assert!(table.aims_of_the_room().is_empty());
}

/// NEM-17.27 NEM-13.7
#[test]
fn the_canteen_heals_a_light_wound_and_then_one_may_scan() {
    let mut table = in_the(Room::Canteen).light_wounds(YOU, 2).contaminated(YOU, 1).on_the_turn_of(YOU);
    assert_eq!(table.aims_of_the_room(), [RoomAim::Scan, RoomAim::NoScan]);

    table.uses_the_room(RoomAim::Scan).shows(Outcome::Scan(Contamination::Clean));

    assert_eq!(table.player(YOU).light_wounds.count(), 1);
    assert!(table.player(YOU).hand.contamination.is_empty());
}

/// NEM-17.27 NEM-14.2
#[test]
fn the_canteen_tells_of_no_healing_where_nothing_hurts() {
    let mut table = in_the(Room::Canteen).contaminated(YOU, 1).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::Scan).shows(Outcome::Scan(Contamination::Clean));

    let healed = |it: &Happened| matches!(it, Happened::Openly(Heard::Harm(Harm::LightWoundsHealed { .. })));
    assert!(!table.heard.iter().any(healed));
}

/// NEM-17.28 NEM-4.55
#[test]
fn the_command_center_changes_the_doors_of_any_room_each_once() {
    let mut table = in_the(Room::CommandCenter).door(20, 1, Door::Closed).on_the_turn_of(YOU);

    table
        .uses_the_room(RoomAim::Room { room: RoomNumber(20) })
        .chooses(YOU, Choice::DoorsOf(DoorsAnswer::Change(CorridorNumber(1))));
    let left = [DoorsAnswer::Done, DoorsAnswer::Change(CorridorNumber(3))].map(Choice::DoorsOf);
    assert_eq!(table.answers(YOU), left);
    table.chooses(YOU, Choice::DoorsOf(DoorsAnswer::Done));

    let passage = Passage { room: RoomNumber(18), corridor: CorridorNumber(1) };
    table.tells(&[Heard::Told(Told::DoorChanged { passage, door: Door::Open })]);
    assert_eq!(table.board().doors.tokens(), 0);
}

/// NEM-17.28
#[test]
fn the_doors_that_the_command_center_changes_are_those_of_the_room_that_was_chosen() {
    let mut table = in_the(Room::CommandCenter).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::Room { room: RoomNumber(20) });

    let offered = offers(&table.state, YOU).into_iter().flat_map(|offer| offer.touches).collect::<Vec<_>>();
    let ways = [(18, 1), (17, 3)].map(|(room, corridor)| Touch::Corridor {
        passage: Passage { room: RoomNumber(room), corridor: CorridorNumber(corridor) },
    });
    assert_eq!(offered, ways, "and not the corridors with these numbers where you stand");
}

/// NEM-17.29 NEM-24.6
#[test]
fn the_engine_control_room_shows_all_three_engines_whatever_is_broken_there() {
    let mut table = in_the(Room::EngineControlRoom).malfunction(20).on_the_turn_of(YOU);

    table
        .uses_the_room(RoomAim::Nothing)
        .shows(Outcome::Look(Shown::Engine(EngineToken::Working)))
        .shows(Outcome::Look(Shown::Engine(EngineToken::Damaged)))
        .shows(Outcome::Look(Shown::Engine(EngineToken::Working)));

    let looked = |engine| Heard::Looked { seat: YOU, sight: Sight::Engine { engine }, shown: None };
    table.tells(&[Engine::One, Engine::Two, Engine::Three].map(looked));
    let seen = |engine| table.player(YOU).engines_seen.of(engine).map(|seen| seen.value);
    assert_eq!(
        [Engine::One, Engine::Two, Engine::Three].map(seen),
        [EngineToken::Working, EngineToken::Damaged, EngineToken::Working].map(Some),
    );
    assert!(table.player(SHE).engines_seen.seen().is_empty());
}

/// NEM-17.42 NEM-18.2 NEM-18.3 NEM-25.26
#[test]
fn the_hatch_control_system_turns_any_pod() {
    let mut table = in_the(Room::HatchControlSystem)
        .pod(PodNumber::One, Section::A, PodSide::Locked)
        .pod(PodNumber::Three, Section::B, PodSide::Unlocked)
        .on_the_turn_of(YOU);
    let pods = [PodNumber::One, PodNumber::Three].map(|pod| RoomAim::Pod { pod });
    assert_eq!(table.aims_of_the_room(), pods);

    table.uses_the_room(pods[1]);

    table.tells(&[Heard::PodFlipped { pod: PodNumber::Three, side: PodSide::Locked }]);
    assert_eq!(table.board().pod(PodNumber::Three).side, PodSide::Locked);
}

/// NEM-17.43 NEM-27.46 NEM-24.2
#[test]
fn the_monitoring_room_shows_a_tile_and_its_token_to_one_player() {
    let mut table = in_the(Room::MonitoringRoom).on_the_turn_of(YOU);

    table
        .uses_the_room(RoomAim::Room { room: RoomNumber(17) })
        .shows(Outcome::Look(Shown::Tile(Room::Storage)))
        .shows(Outcome::Look(Shown::Token(ExplorationToken::DangerThree)));

    let place = table.board().place(RoomNumber(17));
    assert!(place.tile_is_known_to(YOU) && !place.tile_is_known_to(SHE));
    assert!(!table.aims_of_the_room().contains(&RoomAim::Room { room: RoomNumber(17) }), "there is no more to see");
    assert!(!table.board().explored.has(RoomNumber(17)));
}

/// NEM-17.44 NEM-9.2
#[test]
fn whoever_enters_the_room_covered_with_slime_is_covered_with_slime() {
    let mut table = given()
        .explored(6, Room::RoomCoveredWithSlime, 0)
        .intruder(Intruder::Adult, 5)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table
        .does(Action::Move { corridor: CorridorNumber(2) })
        .pays(&[Search])
        .shows(Outcome::NoiseRoll(NoiseFace::Silence));

    table.tells(&[
        Heard::Walked(Walked::Moved { seat: YOU, from: RoomNumber(11), to: RoomNumber(6) }),
        Heard::Told(Told::Slimed { seat: YOU }),
    ]);
    assert!(table.player(YOU).has_slime);
    assert_eq!(table.intruders_in(6), [Intruder::Adult], "silence is danger to the slimy");
}

/// NEM-17.45 NEM-9.3 NEM-13.7
#[test]
fn the_shower_washes_off_slime_and_then_one_may_scan_but_the_fire_stays() {
    let mut table = in_the(Room::ShowerRoom).slime(YOU).fire(6).contaminated(YOU, 1).on_the_turn_of(YOU);

    table.uses_the_room(RoomAim::Scan).shows(Outcome::Scan(Contamination::Infected));

    table.tells(&[Heard::Told(Told::SlimeWashedOff { seat: YOU })]);
    assert!(!table.player(YOU).has_slime);
    assert!(table.player(YOU).has_larva);
    assert!(table.board().fire.has(RoomNumber(6)));
    let clean = in_the(Room::ShowerRoom).hand(YOU, &[Demolition]).on_the_turn_of(YOU);
    assert!(clean.aims_of_the_room().is_empty(), "there is nothing to wash off and nothing to scan");
}

//! NEM-25, NEM-26: rulings on moments that hardly ever come.

use engine::{Known, Log, Seats, State};
use nemesis::{
    Choice, Frame, Outcome,
    board::{Board, ObjectToken, Whereabouts},
    rules::{
        actions::{Action, Target},
        aims::Aim,
        event_phase::EventPhase,
        objectives::winners,
        round::RoundStart,
        turn::{PassingAnswer, TurnOrder},
    },
    words::{
        ActionCard::{Interruption, Rest, Search},
        AttackCard, CombatFace, CorridorNumber, Door, Ending, Event, ExplorationToken, Intruder, IntruderToken, Item,
        NoiseFace, Objective, Phase, Room, RoomNumber,
    },
};

use crate::table::*;

/// Nobody has met an intruder yet, and you hold two objectives.
fn undecided(board: &mut Board) {
    board.has_met_intruders = false;
    let own = |objective| Some(Known::to(Seats::one(YOU), objective));
    board.player_mut(YOU).objectives = [own(Objective::Hoarder), own(Objective::AbOvo)];
}

/// NEM-26.49 NEM-19.1
#[test]
fn a_larva_that_hatches_on_somebody_is_the_first_encounter() {
    let mut table = given()
        .explored(2, Room::Nest, 0)
        .stands(YOU, 2)
        .with(undecided)
        .under_way(YOU, EventPhase { step: Phase::EventCard });

    table.shows(Outcome::EventDraw(Event::Hatching));

    let answers = [Objective::Hoarder, Objective::AbOvo].map(Choice::ObjectiveChoice);
    assert_eq!(table.answers(YOU), answers);
}

/// NEM-25.90
#[test]
fn finding_the_nest_is_no_first_encounter() {
    let mut table = given().stands(YOU, 1).with(undecided).hand(YOU, &[Search]).on_the_turn_of(YOU);

    table
        .does(Action::Move { corridor: CorridorNumber(1) })
        .pays(&[Search])
        .shows(Outcome::TileReveal(Room::Nest))
        .shows(Outcome::TokenReveal(ExplorationToken::SilenceOne));

    assert!(table.is_turn_of(YOU));
    assert!(!table.board().has_met_intruders);
}

/// NEM-25.91 NEM-25.47 NEM-21.9
#[test]
fn the_queens_token_stays_out_of_the_bag_when_she_is_dead() {
    let mut table = given().intruder(Intruder::Queen, 11).injured(8).hand(YOU, &[Search]).on_the_turn_of(YOU);

    table
        .does(Action::Shoot { weapon: Item::Revolver, at: Target::Figure { figure: id(0) } })
        .pays(&[Search])
        .shows(Outcome::ShotRoll(CombatFace::SingleHit))
        .shows(Outcome::EnduranceDraw(AttackCard::ScratchTwo))
        .shows(Outcome::EnduranceDraw(AttackCard::ScratchThree));

    assert!(table.board().queen_is_killed);
    assert_eq!(
        (
            table.board().swarm.bag.count(IntruderToken::QueenFour),
            table.board().swarm.pool.count(IntruderToken::QueenFour)
        ),
        (0, 1)
    );
}

/// NEM-26.51 NEM-4.1
#[test]
fn the_dead_and_the_sleeping_have_no_turn() {
    let mut table = given().whereabouts(SHE, Whereabouts::Dead).on_the_turn_of(YOU);
    table.does(Action::Pass).chooses(YOU, Choice::Passing(PassingAnswer::Done));
    assert!(table.is_turn_of(HE));

    let mut asleep = given().whereabouts(SHE, Whereabouts::Hibernating).on_the_turn_of(YOU);
    asleep.does(Action::Pass).chooses(YOU, Choice::Passing(PassingAnswer::Done));
    assert!(asleep.is_turn_of(HE));
}

/// NEM-26.29
#[test]
fn an_attack_cannot_be_interrupted() {
    let table = given()
        .intruder(Intruder::Adult, 11)
        .hand(SHE, &[Interruption])
        .hand(HE, &[Interruption])
        .under_way(YOU, EventPhase { step: Phase::IntruderAttack });

    assert!(matches!(table.waiting(), Frame::AttackDraw(_)));
}

/// NEM-22.26
#[test]
fn whoever_leads_the_intruders_cannot_win() {
    let mut board = Given::players(3, &[("intruder-player", "on")]).board;
    board.ending = Some(Ending::SelfDestruct);
    for seat in [YOU, SHE, HE] {
        board.player_mut(seat).whereabouts = Whereabouts::Dead;
        board.player_mut(seat).objectives[0] = Some(Known::to_nobody(Objective::SalvagingThePrimeAsset));
    }
    board.intruders.seat = Some(SHE);

    assert!(winners(&board).is_empty());
}

/// NEM-25.27 NEM-9.17
#[test]
fn a_malfunction_in_the_hibernatorium_does_not_wake_anybody() {
    let setting = given().whereabouts(SHE, Whereabouts::Hibernating).malfunction(1).stands(YOU, 20).stands(HE, 20);
    let mut table = setting.under_way(YOU, EventPhase { step: Phase::EventCard });

    table.shows(Outcome::EventDraw(Event::Malfunction));

    assert!(table.board().malfunction.has(RoomNumber(11)));
    assert_eq!(table.player(SHE).whereabouts, Whereabouts::Hibernating);
}

/// NEM-6.2 NEM-11.34
#[test]
fn whoever_is_attacked_while_escaping_goes_where_they_meant_to_go() {
    let mut table = given()
        .explored(6, Room::RoomCoveredWithSlime, 0)
        .intruder(Intruder::Creeper, 11)
        .hand(YOU, &[Search, Rest])
        .on_the_turn_of(YOU);

    table.does(Action::Move { corridor: CorridorNumber(2) }).pays(&[Search]);
    assert!(!table.player(YOU).has_slime, "what a room does comes after the attacks");
    table.shows(Outcome::AttackDraw(AttackCard::ScratchTwo)).shows(Outcome::NoiseRoll(NoiseFace::One));

    assert_eq!(table.room_of(YOU), 6);
    assert!(table.player(YOU).has_slime);
}

/// NEM-26.45 NEM-33.5
#[test]
fn an_intruder_that_a_door_keeps_from_following_a_decoy_does_not_leave_and_does_not_attack() {
    let mut table = given()
        .intruder(Intruder::Adult, 11)
        .door(11, 2, Door::Closed)
        .carries(YOU, Item::Decoy)
        .hand(YOU, &[Search])
        .on_the_turn_of(YOU);

    table.uses(Item::Decoy, Aim::Room { room: RoomNumber(6) }, &[Search]);

    assert!(table.is_turn_of(YOU), "nobody was attacked");
    assert_eq!(table.intruders_in(11), [Intruder::Adult]);
    assert_eq!(table.board().doors.destroyed().len(), 1);
}

/// NEM-22.18 NEM-4.1
#[test]
fn whoever_has_left_the_table_does_not_lead_the_intruders_but_the_next_who_dies() {
    let mut table = Given::players(3, &[("intruder-player", "on")])
        .with(|board| board.player_mut(SHE).has_resigned = true)
        .under_way(YOU, TurnOrder { next: SHE });
    assert!(!table.player(SHE).is_alive());
    assert_eq!(table.board().intruders.seat, None);

    table.state = State::new(*table.board(), death_of(HE), &mut Log::Off);

    assert_eq!(table.board().intruders.seat, Some(HE));
}

/// NEM-22.12 NEM-4.1
#[test]
fn whoever_has_left_the_table_is_not_revived() {
    let table = Given::players(3, &[("co-operative", "on")])
        .explored(2, Room::EmergencyRoom, 0)
        .whereabouts(SHE, Whereabouts::Dead)
        .lies(2, ObjectToken::Corpse { of: SHE })
        .with(|board| board.player_mut(SHE).has_resigned = true)
        .under_way(YOU, RoundStart {});

    assert!(!table.player(SHE).is_alive());
}

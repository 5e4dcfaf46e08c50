//! AGD-11E: what the missions add.

use aliens::{
    Choice, Frame, Heard, Outcome,
    rules::{actions::ActionAnswer, interact::Interaction, moving::StepAnswer, turn::Turn},
    words::{
        AlienDie, BlipValue, Card,
        Character::{Gorman, Hicks, Hudson, Newt, Ripley},
        Condition, Ending, Exit, Facing, Gun, GunOrder, MarineDie, Mission, MissionBlip, MissionBlipFace, TrackerCard,
    },
};
use engine::Pool;

use crate::table::*;

/// Mission 1 with its mission blips face down, these of them left.
fn mission_1(left: u8, faces: &[MissionBlipFace]) -> Given {
    given(Mission::Newt, 1).with(|board| {
        board.fittings.mission_blips = left;
        board.fittings.mission_faces = Pool::of(|face| faces.iter().filter(|&&it| it == face).count() as u8);
    })
}

/// AGD-T96 AGD-11E.3 AGD-11E.4
#[test]
fn a_nest_found_by_the_computer_is_a_blip_that_nobody_sees() {
    // The computer stands at 2H(12,3), and only C is left, far away in the MedLab.
    let mut table = mission_1(0b0100, &[MissionBlipFace::Nest]).hero(YOU, Hudson, h2(12, 2)).acting(YOU, Hudson);

    table.acts(ActionAnswer::Interact { with: Interaction::Computer { square: h2(12, 3) } });
    table.shows(Outcome::ComputerTest(MarineDie(8)));
    table.shows(Outcome::MissionBlipTurned(MissionBlipFace::Nest)).blip_is(BlipValue::Two);

    let c = Mission::Newt.print().mission_blips[2];
    assert!(table.blip_on(c));
    assert_eq!(table.board().fittings.mission_blips, 0);
}

/// AGD-11E.4 AGD-6O.1
#[test]
fn the_computer_turns_up_any_one_mission_blip() {
    let faces = [MissionBlipFace::Newt, MissionBlipFace::Nest, MissionBlipFace::Nothing, MissionBlipFace::Nothing];
    let mut table = mission_1(0b1111, &faces).hero(YOU, Hudson, h2(12, 2)).acting(YOU, Hudson);

    table.acts(ActionAnswer::Interact { with: Interaction::Computer { square: h2(12, 3) } });
    table.shows(Outcome::ComputerTest(MarineDie(1)));
    table.chooses(YOU, Choice::Scan(MissionBlip::D)).shows(Outcome::MissionBlipTurned(MissionBlipFace::Nothing));

    assert_eq!(table.board().fittings.mission_blips, 0b0111);
}

/// Mission blip A lies at 2H(2,2), and Ripley sees it: it is Newt.
fn newt_is_seen() -> Table {
    let mut table = mission_1(0b0001, &[MissionBlipFace::Newt]).hero(YOU, Ripley, h2(2, 5)).begins(Turn::default());
    table.shows(Outcome::MissionBlipTurned(MissionBlipFace::Newt));
    table
}

/// AGD-11E.3 AGD-11E.6
#[test]
fn newt_is_found_by_sight_and_the_exit_may_be_used_from_then_on() {
    let table = newt_is_seen();

    assert_eq!(table.condition(Newt), Condition::Hidden);
    assert_eq!(table.board().fittings.open_exit, Some(Exit::Exit));
}

/// AGD-11E.5 AGD-5.22 AGD-6F.11
#[test]
fn newt_joins_when_somebody_comes_to_her() {
    let mut table = newt_is_seen();
    until_frame(&mut table, |frame| matches!(frame, Frame::NextAction(_)));
    table.refuses(YOU, Choice::NextAction(ActionAnswer::Interact { with: Interaction::Newt }), "AGD-5.22");

    table.acts(ActionAnswer::Move).steps(&[h2(2, 4), h2(2, 3)]);
    table.chooses(YOU, Choice::NextStep(StepAnswer::Stop));
    table.acts(ActionAnswer::Interact { with: Interaction::Newt });

    assert_eq!(table.condition(Newt), Condition::Standing);
    assert_eq!(table.figure(Newt).owner, Some(YOU), "she is the hero of Ripley's player");
    assert!(table.figure(Newt).is_activated, "and not to be activated this turn");
}

/// AGD-11E.6 AGD-6O.6
#[test]
fn nobody_leaves_before_newt_has_been_found() {
    let exit = h1(12, 6);
    let mut table = mission_1(0b0001, &[MissionBlipFace::Newt]).hero(YOU, Hicks, exit).acting(YOU, Hicks);

    table.acts(ActionAnswer::Move);

    table.refuses(YOU, Choice::NextStep(StepAnswer::Leave), "AGD-6O.6");
}

/// AGD-11E.8 AGD-6P.1
#[test]
fn mission_1_is_won_when_newt_and_everybody_else_have_left() {
    let left = given(Mission::Newt, 1)
        .hero(YOU, Hicks, h1(12, 6))
        .grunt(Newt, h1(12, 7))
        .is(Hicks, Condition::Left)
        .is(Newt, Condition::Left);

    assert_eq!(left.end_phase().ending(), Some(Ending::Victory));
}

/// AGD-11E.9
#[test]
fn mission_1_is_lost_at_once_with_newt() {
    let mut table =
        given(Mission::Newt, 1).hero(YOU, Hicks, h1(12, 12)).grunt(Newt, h1(4, 6)).alien(h1(5, 6), 0).alien_phase();

    table.defends_with(10);

    assert_eq!(table.ending(), Some(Ending::MissionFailed));
}

/// AGD-11E.12
#[test]
fn the_computer_of_mission_2_shows_two_motion_tracker_cards() {
    use aliens::{ground::Square, rules::tracker_look::PutBackPlace, words::DeckEnd};

    let computer = Square::new(1, 10, 7);
    let mut table = given(Mission::Escape, 1)
        .hero(YOU, Gorman, Square::new(1, 11, 7))
        .grunt(Hicks, p2(6, 6))
        .signals(&[TrackerCard::Mt31, TrackerCard::Mt01, TrackerCard::Mt15])
        .acting(YOU, Gorman);

    table.acts(ActionAnswer::Interact { with: Interaction::Computer { square: computer } });
    table.shows(Outcome::ComputerTest(MarineDie(6)));
    table.shows(Outcome::LookedAt(TrackerCard::Mt31)).shows(Outcome::LookedAt(TrackerCard::Mt01));
    table.chooses(YOU, Choice::PutBack(PutBackPlace::Top)).chooses(YOU, Choice::LastPutBack(DeckEnd::Bottom));

    assert_eq!(table.board().tracker.back(0), Some(aliens::words::ThreatLevel::One), "MT-01 is on top");
    assert_eq!(table.board().tracker.back(2), Some(aliens::words::ThreatLevel::Three), "MT-31 is at the bottom");
}

/// AGD-11E.21
#[test]
fn the_dropship_lands_at_the_start_of_turn_6_at_one_of_the_exits() {
    for (die, exit) in [(3, Exit::ExitA), (4, Exit::ExitB)] {
        let mut table = given(Mission::Survive, 1).hero(YOU, Hicks, h2(9, 4)).turn(5).begins(Turn::default());

        table.shows(Outcome::Landing(AlienDie(die)));

        assert_eq!(table.board().fittings.open_exit, Some(exit));
    }
}

/// AGD-11E.33
#[test]
fn a_captive_freed_is_a_standing_grunt_who_waits_for_the_next_turn() {
    let cocoon = Mission::Rescue.print().cocoons[0];
    let mut table = given(Mission::Rescue, 1)
        .hero(YOU, Hudson, p4(9, 5))
        .grunt(Hicks, cocoon)
        .is(Hicks, Condition::Cocooned)
        .acting(YOU, Hudson);

    table.acts(ActionAnswer::Interact { with: Interaction::Cocoon { character: Hicks } });
    table.shows(Outcome::CocoonTest(MarineDie(8)));

    assert_eq!(table.condition(Hicks), Condition::Standing);
    assert_eq!(table.figure(Hicks).owner, None);
    assert!(table.figure(Hicks).is_activated);
}

/// AGD-11E.42 AGD-11E.44
#[test]
fn four_crates_and_an_empty_board_win_the_resupply_mission() {
    let mut table = given(Mission::Resupply, 1)
        .hero(YOU, Hicks, h2(11, 1))
        .with(|board| {
            board.fittings.crates = 0xff;
            board.crates_opened = 3;
        })
        .acting(YOU, Hicks);

    table.acts(ActionAnswer::Interact { with: Interaction::Crate { square: h2(12, 1) } });
    assert_eq!(table.board().crates_opened, 4);

    let left = given(Mission::Resupply, 1)
        .hero(YOU, Hicks, h2(12, 6))
        .is(Hicks, Condition::Left)
        .with(|board| board.crates_opened = 4);
    assert_eq!(left.end_phase().ending(), Some(Ending::Victory));
}

/// AGD-11E.46
#[test]
fn with_three_crates_the_resupply_mission_is_lost() {
    let left = given(Mission::Resupply, 1)
        .hero(YOU, Hicks, h2(12, 6))
        .is(Hicks, Condition::Left)
        .with(|board| board.crates_opened = 3);

    assert_eq!(left.end_phase().ending(), Some(Ending::MissionFailed));
}

/// AGD-11E.52
#[test]
fn a_crate_of_a_bug_hunt_gives_three_cards_and_a_free_equip() {
    use aliens::rules::missions::bug_hunts::FindAnswer;

    let mut table = given(Mission::LastStand, 1)
        .hero(YOU, Hicks, h2(2, 1))
        .with(|board| board.fittings.crates = 0b1111)
        .piles(10, 0, &[Card::M41aPulseRifle, Card::Steady, Card::MediKit])
        .acting(YOU, Hicks);

    table.acts(ActionAnswer::Interact { with: Interaction::Crate { square: h2(1, 1) } });
    for card in [Card::M41aPulseRifle, Card::Steady, Card::MediKit] {
        table.shows(Outcome::CardDraw(card));
    }
    table.chooses(YOU, Choice::CrateEquip(FindAnswer::Equip { card: Card::M41aPulseRifle }));

    assert_eq!(table.figure(Hicks).weapon, Some(aliens::words::Weapon::M41aPulseRifle));
    assert_eq!(table.piles(), (7, 0, 0), "nothing is paid");
}

/// AGD-11E.53 AGD-7E.2
#[test]
fn a_bug_hunt_is_won_with_an_empty_deck_and_nothing_left_alive() {
    let nothing_left = given(Mission::Gantry, 1).hero(YOU, Hicks, p2(6, 6)).signals(&[]);
    assert_eq!(nothing_left.end_phase().ending(), Some(Ending::Victory));

    let one_alien = given(Mission::Gantry, 1).hero(YOU, Hicks, p2(6, 6)).signals(&[]).alien(p2(6, 1), 0);
    assert_eq!(one_alien.end_phase().ending(), None);
}

/// AGD-6M.11
#[test]
fn a_sentry_gun_can_be_switched_off_and_turned() {
    let mut table =
        given(Mission::Gantry, 1).hero(YOU, Hicks, p2(6, 7)).gun(Gun::A, p2(6, 6), Facing::North, 9).acting(YOU, Hicks);

    table.acts(ActionAnswer::Interact { with: Interaction::Gun { gun: Gun::A, order: GunOrder::TurnEast } });
    table.acts(ActionAnswer::Interact { with: Interaction::Gun { gun: Gun::A, order: GunOrder::SwitchOff } });

    assert!(table.has_heard(Heard::GunOrdered { gun: Gun::A, order: GunOrder::TurnEast }));
    let gun = table.board().fittings.guns[0].expect("the gun stands there");
    assert_eq!((gun.facing, gun.is_on), (Facing::East, false));
}

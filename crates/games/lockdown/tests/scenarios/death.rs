//! LOC-13.11, LOC-14, LOC-21.1, LOC-21.2, LOC-22.6: a character dies.

use engine::{Seats, Viewer};
use lockdown::{
    Choice, Frame, Heard, Outcome,
    board::{CodePlace, CodeToken, ObjectToken},
    rules::{contamination::LarvaDeath, death::Death, hands::HandAnswer, wounds::Wounds},
    words::{Cause, Contingency, Intruder, Item, Objective, RoomNumber, SeriousWound},
};
use nemesis_kit::{Harm, Told};

use crate::table::{Given, SHE, YOU, given};

fn death(seat: engine::Seat) -> Death {
    Death { seat, by: Cause::Attack }
}

/// LOC-14.8 LOC-14.9 LOC-21.2 LOC-20.30 LOC-14.11
#[test]
fn the_first_death_opens_the_main_gate_and_leaves_a_corpse_and_what_was_heavy() {
    let table = given().stands(YOU, 4).empty_handed(YOU).carries_object(YOU, ObjectToken::Egg).under_way(death(YOU));

    let place = table.board().place(RoomNumber(4));
    assert_eq!((place.corpses, place.eggs), (Seats::one(YOU), 1));
    assert!(table.board().is_gate_open);
    assert!(table.told().contains(&Heard::GateOpened {}));
    assert!(table.player(YOU).inventory.is_empty());
}

/// LOC-14.10 LOC-22.6 LOC-22.11 LOC-29.165
#[test]
fn the_codes_of_the_dead_go_to_the_pool_and_stay_known_to_whoever_has_seen_them() {
    let held = given().holds_code(YOU, 3, Contingency::Red);
    let table = held.with(|board| {
        board.contingencies.token_mut(CodeToken(3)).code.as_mut().expect("it is seen").show_to(SHE);
    });
    let table = table.under_way(death(YOU));

    let token = table.board().contingencies.token(CodeToken(3));
    assert_eq!(token.lies, CodePlace::Pool);
    let code = token.code.expect("it is seen");
    assert_eq!(code.seen_by(Viewer::seat(SHE)), Some(Contingency::Red));
    assert_eq!(code.seen_by(Viewer::Spectator), None);
    assert!(table.told().contains(&Heard::CodeToPool { token: CodeToken(3) }));
}

/// LOC-14.12 LOC-17.26
#[test]
fn cards_wounds_and_items_of_the_dead_leave_play() {
    let owner = given().contaminated(YOU, 2).wound(YOU, SeriousWound::Knee).carries(YOU, Item::Medkit).larva(YOU);
    let table = owner.under_way(death(YOU));

    let player = table.player(YOU);
    assert!(player.deck.is_empty() && player.hand.is_empty() && player.serious_wounds.is_empty() && !player.has_larva);
    assert_eq!(table.board().wounds.discard.count(SeriousWound::Knee), 1);
    assert_eq!(table.board().contamination_gone.unscanned, 2);
    assert_eq!(table.board().contamination.in_deck, 25, "they never come back");
    assert_eq!(table.board().items.discard.len(), 0);
}

/// LOC-25.33 LOC-25.34 LOC-14.12 LOC-29.167
#[test]
fn together_the_dead_keep_what_they_have_but_heavy_objects_and_the_larva() {
    let crew = Given::players(3, &[("co-operative", "on")]).larva(YOU).signal(YOU).wound(YOU, SeriousWound::Arm);
    let table = crew.carries(YOU, Item::Medkit).under_way(death(YOU));

    let player = table.player(YOU);
    assert!(player.has_signal && !player.has_larva);
    assert_eq!((player.deck.n_actions(), player.serious_wounds.len(), player.inventory.len()), (10, 1, 1));
    assert!(table.board().is_gate_open);
}

/// LOC-13.11 LOC-13.15 LOC-29.114
#[test]
fn who_dies_of_a_larva_leaves_a_creeper_after_the_corpse_and_all_choose_then() {
    let first = given().stands(YOU, 4).larva(YOU).with(|board| {
        board.has_met_intruders = false;
        for seat in [YOU, SHE] {
            board.player_mut(seat).objectives =
                [Objective::LiveCargo, Objective::Regicide].map(|it| Some(engine::Known::to(Seats::one(seat), it)));
        }
    });
    let mut table = first.under_way(LarvaDeath { seat: YOU });

    let told = table.told();
    let at = |wanted: &dyn Fn(&Heard) -> bool| told.iter().position(wanted).expect("it is told");
    let died = at(&|it| matches!(it, Heard::Harm(Harm::Died { .. })));
    let gate = at(&|it| matches!(it, Heard::GateOpened {}));
    let creeper = at(&|it| matches!(it, Heard::Told(Told::IntruderAppeared { .. })));
    assert!(died < gate && gate < creeper);
    assert_eq!(table.intruders_in(4), [Intruder::Creeper]);
    assert!(matches!(table.waiting(), Frame::ObjectiveChoice(_)));
    table.chooses(YOU, Choice::ObjectiveChoice(Objective::Regicide));
    table.chooses(SHE, Choice::ObjectiveChoice(Objective::LiveCargo));
    assert!(table.is_quiet());
}

/// LOC-4.63 LOC-21.1 LOC-27.3 LOC-29.45
#[test]
fn nobody_learns_which_objective_somebody_else_keeps() {
    let first = given().stands(YOU, 4).with(|board| {
        board.has_met_intruders = false;
        board.player_mut(YOU).objectives = [Objective::LiveCargo, Objective::Regicide]
            .map(|it| Some(engine::Known::to(Seats::one(YOU).with(SHE), it)));
    });
    let mut table = first.under_way(lockdown::rules::contamination::Emergence { room: RoomNumber(4) });

    table.chooses(YOU, Choice::ObjectiveChoice(Objective::Regicide));

    let [kept, None] = table.player(YOU).objectives else { panic!("one is kept") };
    assert_eq!(kept.expect("it is kept").by(), Seats::one(YOU), "she has seen both, and does not know which");
    assert!(table.told().contains(&Heard::ObjectiveChosen { seat: YOU, objective: None }));
}

/// LOC-48.1
#[test]
fn a_hurt_arm_drops_what_the_second_hand_holds() {
    let both = given().stands(YOU, 4).carries_object(YOU, ObjectToken::Carcass);
    let mut table = both.under_way(Wounds::serious(YOU, Cause::Attack));
    table.shows(Outcome::WoundDraw(SeriousWound::Arm));
    assert!(matches!(table.waiting(), Frame::HandLost(_)));

    table.chooses(YOU, Choice::HandLost(HandAnswer::DropRight));

    assert_eq!(table.board().place(RoomNumber(4)).carcasses, 1);
    assert_eq!(table.player(YOU).hands.n_used(), 1);
}

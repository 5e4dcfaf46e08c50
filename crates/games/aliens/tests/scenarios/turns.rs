//! AGD-4: whose turn it is.

use aliens::{
    Choice, Frame, Heard,
    rules::{
        activation::OrderAnswer,
        marine_phase::{HeroAnswer, HeroTurn, MarinePhase},
    },
    words::{
        Card,
        Character::{Frost, Gorman, Hicks, Hudson, Newt, Ripley, Vasquez},
        Mission, Stage,
    },
};

use crate::table::*;

/// AGD-T30 AGD-4.15
#[test]
fn a_corporal_leads_two_grunts_but_no_lieutenant() {
    let mut table = given(Mission::Newt, 2)
        .hero(YOU, Hicks, h1(4, 6))
        .hero(SECOND, Hudson, h1(5, 6))
        .grunt(Gorman, h1(6, 6))
        .grunt(Frost, h1(7, 6))
        .grunt(Vasquez, h1(8, 6))
        .at_stage(YOU, Hicks, Stage::Grunts);
    let order = |character| Choice::GruntOrder(OrderAnswer::Activate { character });

    assert!(table.may(YOU, order(Frost)) && table.may(YOU, order(Vasquez)));
    table.refuses(YOU, order(Gorman), "AGD-4.15");
    assert!(matches!(table.waits_for(), Frame::GruntOrder(order) if order.grunts.left == 2));
}

/// AGD-T31 AGD-4.16
#[test]
fn a_civilian_hero_leads_nobody() {
    let table = given(Mission::Newt, 2)
        .hero(YOU, Ripley, h1(4, 6))
        .hero(SECOND, Hudson, h1(5, 6))
        .grunt(Frost, h1(7, 6))
        .at_stage(YOU, Ripley, Stage::Grunts);

    assert!(table.state.is_over(), "nothing is left of Ripley's activation");
}

/// AGD-T32 AGD-4.6
#[test]
fn ripleys_player_activates_ripley_and_newt_in_the_order_of_choice() {
    let mut table = given(Mission::Escape, 2)
        .hero(YOU, Ripley, p2(6, 6))
        .hero(YOU, Newt, p2(7, 6))
        .hero(SECOND, Hicks, p2(8, 6))
        .activated(Hicks)
        .begins(HeroTurn { seat: YOU });

    table.chooses(YOU, Choice::HeroOrder(HeroAnswer::Activate { character: Newt }));
    until_frame(&mut table, |frame| matches!(frame, Frame::NextAction(_)));
    table.acts(aliens::rules::actions::ActionAnswer::End);
    until_frame(&mut table, |frame| matches!(frame, Frame::NextAction(_) | Frame::CardDraw(_)));

    let began = |character| table.has_heard(Heard::ActivationBegan { character, seat: YOU });
    assert!(began(Newt) && began(Ripley));
    assert_eq!(table.times_heard(|heard| matches!(heard, Heard::TokenPassed { to } if *to == SECOND)), 0);
}

/// AGD-T91 AGD-4.20 R-06
#[test]
fn a_knocked_down_vasquez_does_not_aim() {
    let mut table = given(Mission::Newt, 1).hero(YOU, Vasquez, h1(4, 6)).lies(Vasquez).dial(Vasquez, 5).at_stage(
        YOU,
        Vasquez,
        Stage::OnActivation,
    );

    table.reveals(Card::HkVp70Pistol);

    assert_eq!(table.dial(Vasquez), 5);
}

/// AGD-T92 AGD-4.26 R-05 AGD-4.5
#[test]
fn of_several_equal_marines_the_first_by_seat_is_asked() {
    let table = given(Mission::Newt, 4)
        .hero(YOU, Ripley, h1(4, 6))
        .hero(SECOND, Frost, h1(5, 6))
        .hero(THIRD, Hudson, h1(6, 6))
        .hero(FOURTH, Vasquez, h1(7, 6))
        .begins(MarinePhase {});

    assert_eq!(table.asked(), SECOND);
    assert_eq!(table.board().tied_for_the_lead().len(), 3);
    assert!(!table.board().tied_for_the_lead().has(YOU));
}

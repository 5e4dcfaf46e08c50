//! What is answered for whoever is away: what changes least.

use engine::{Game, Seat};
use nemesis::{
    Choice, Frame, Nemesis, Outcome,
    board::{ObjectToken, Whereabouts},
    rules::{
        actions::Action,
        aims::Aim,
        attack::{IntruderAttack, Occasion, Reaction},
        hands::{HandAnswer, HandsFull},
        intruder_player::{IntruderTurn, IntruderTurnAnswer},
        items::drugs::{DrugsAnswer, MilitaryDrugs},
        looking::EngineOrder,
        pods::{PodAnswer, PodBoarding, PodTurn, PodTurnAnswer},
        rooms::command_center::{DoorsAnswer, DoorsOf},
        trade::{TradeAgreement, TradeReply, TradeReplyAnswer, Trading, TradingAnswer},
        turn::PassingAnswer,
    },
    words::{
        ActionCard::{Interruption, NervesOfSteel, Reload, Rest, Search},
        AttackCard, Character, Engine, Intruder, Item, PodNumber, PodSide, Room, RoomNumber, Section, YesNo,
    },
};

use crate::table::*;

fn answered(table: &Table, seat: Seat) -> Option<Choice> {
    Nemesis::default_answer(&table.state, seat)
}

/// What is answered for you when this is asked.
fn for_you(given: Given, asked: impl Into<Frame>) -> Option<Choice> {
    answered(&given.under_way(YOU, asked), YOU)
}

#[test]
fn whoever_is_away_passes_and_discards_nothing() {
    let mut table = given().hand(YOU, &[Search, Rest]).on_the_turn_of(YOU);
    let passes = answered(&table, YOU);

    table.does(Action::Pass);

    assert_eq!(passes, Some(Choice::Turn(Action::Pass)));
    assert_eq!(answered(&table, YOU), Some(Choice::Passing(PassingAnswer::Done)));
}

#[test]
fn whoever_is_away_interrupts_nobody() {
    let mut table =
        given().ammo(YOU, Item::Revolver, 3).hand(YOU, &[Reload]).hand(SHE, &[Interruption]).on_the_turn_of(YOU);

    table.chooses(YOU, Choice::Turn(Action::Play { card: Reload, aim: Aim::Nothing }));

    assert_eq!(answered(&table, SHE), Some(Choice::Interruption(YesNo::No)));
}

#[test]
fn whoever_is_away_waits_in_a_pod_and_launches_none() {
    let pod = PodNumber::One;
    let ready = || given().pod(pod, Section::A, PodSide::Unlocked).explored(2, Room::EvacuationSectionA, 0);
    let waiting = ready().whereabouts(YOU, Whereabouts::Pod { pod }).with(|board| board.turn.seat = YOU);

    assert_eq!(
        for_you(ready().stands(YOU, 2), PodBoarding { seat: YOU, section: Section::A }),
        Some(Choice::PodBoarding(PodAnswer::Wait(pod)))
    );
    assert_eq!(for_you(waiting, PodTurn {}), Some(Choice::PodTurn(PodTurnAnswer::Stay)));
}

#[test]
fn whoever_is_away_gives_nothing_takes_nothing_and_leaves_the_trade() {
    let table = || given().carries(YOU, Item::Tools);

    assert_eq!(for_you(table(), Trading { by: YOU }), Some(Choice::Trading(TradingAnswer::Done)));
    assert_eq!(
        for_you(table(), TradeReply { from: SHE, to: YOU }),
        Some(Choice::TradeReply(TradeReplyAnswer::Decline))
    );
    assert_eq!(for_you(table(), TradeAgreement { from: YOU, to: SHE }), Some(Choice::TradeAgreement(YesNo::No)));
}

#[test]
fn whoever_is_away_drops_nothing_and_changes_no_door_and_no_engine() {
    let full = given().carries_object(YOU, ObjectToken::Egg).with(|board| {
        board.scratch.incoming = nemesis::board::Held::Object(ObjectToken::BlueCorpse);
        board.place_mut(RoomNumber(11)).has_blue_corpse = false;
    });
    let doors = DoorsOf { seat: YOU, room: RoomNumber(20), changed: 0 };

    assert_eq!(for_you(full, HandsFull { seat: YOU }), Some(Choice::HandsFull(HandAnswer::Decline)));
    assert_eq!(for_you(given(), doors), Some(Choice::DoorsOf(DoorsAnswer::Done)));
    let order = EngineOrder { seat: YOU, engine: Engine::One };
    assert_eq!(for_you(given(), order), Some(Choice::EngineOrder(YesNo::No)));
}

#[test]
fn whoever_is_away_suffers_an_attack_and_keeps_the_card() {
    let attack = IntruderAttack { attacker: id(0), on: YOU, occasion: Occasion::Surprise };
    let soldier = given().character(YOU, Character::Soldier).intruder(Intruder::Adult, 11).stands(SHE, 1).stands(HE, 1);
    let mut table = soldier.hand(YOU, &[NervesOfSteel]).under_way(YOU, attack);

    table.shows(Outcome::AttackDraw(AttackCard::BiteFour));

    assert_eq!(answered(&table, YOU), Some(Choice::AttackReaction(Reaction::Suffer)));
}

#[test]
fn whoever_is_away_discards_nothing_for_drugs_and_plays_no_intruder_card() {
    let drugs = MilitaryDrugs { seat: YOU, discarded: 0 };
    let led = Given::players(3, &[("intruder-player", "on")])
        .whereabouts(YOU, Whereabouts::Dead)
        .lies(12, ObjectToken::Corpse { of: YOU })
        .with(|board| {
            board.has_seen_death = true;
            board.intruders.seat = Some(YOU);
            board.intruders.is_in_charge = true;
            board.intruders.hand = engine::Pool::of(|_| 1);
        });

    assert_eq!(for_you(given().hand(YOU, &[Search]), drugs), Some(Choice::MilitaryDrugs(DrugsAnswer::Draw)));
    assert_eq!(
        for_you(led, IntruderTurn { must_pass: false }),
        Some(Choice::IntruderTurn(IntruderTurnAnswer::Pass { keeping: None }))
    );
}

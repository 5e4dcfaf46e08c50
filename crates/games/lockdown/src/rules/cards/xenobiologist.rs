//! LOC-38.60 to LOC-38.65: the cards of the Xenobiologist.

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::crew::common::always;

use crate::{
    Frame, Lockdown,
    board::Board,
    rules::{
        aims::Aim,
        cards::{
            ActionCardPrint, plans,
            top_cards::{self, TopDeck},
        },
        combat,
        contamination::{self, ScanFor},
        knowledge, rooms,
    },
    words::{ActionCard, Cause, CombatIcon, Item, RoomColour, RoomNumber},
};

/// LOC-38.61: the knowledge with which the event deck can be looked at, and the attack deck.
const EVENTS: u8 = 4;
const ATTACKS: u8 = 6;

pub const CARDS: [ActionCard; 5] = [
    ActionCard::Vivisection,
    ActionCard::FieldExperience,
    ActionCard::Pheromones,
    ActionCard::Repairs,
    ActionCard::WorkspacePlan,
];

pub const PRINTS: [ActionCardPrint; 5] = [
    ActionCardPrint::free(ActionCard::Vivisection, CombatIcon::InCombat, each_specimen, vivisect),
    ActionCardPrint::free(ActionCard::FieldExperience, CombatIcon::Any, each_lesson, learn),
    // LOC-38.62: `attack/reactions.rs`.
    ActionCardPrint::reaction(ActionCard::Pheromones, CombatIcon::InCombat),
    ActionCardPrint::free(ActionCard::WorkspacePlan, CombatIcon::OutOfCombat, each_plan, plan),
    ActionCardPrint::free(ActionCard::RushedAnalysis, CombatIcon::OutOfCombat, always::<Lockdown>, analyse),
];

/// LOC-38.60: with a use of the Probe Arm left.
fn each_specimen(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let player = board.player(seat);
    if player.has_item(Item::ProbeArm) && player.probe_uses > 0 {
        board.swarm.intruders_in(room).for_each(|figure| offer(Aim::Figure { figure: figure.id }));
    }
}

fn vivisect(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.60");
    let Aim::Figure { figure } = aim else { unreachable!("only what was offered is carried out") };
    let injuries = 1 + board.player(seat).knowledge / 2;
    combat::harm(board, seat, figure, injuries, Cause::Vivisection, log)
}

fn each_lesson(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if board.place(room).items > 0 {
        offer(Aim::Nothing);
    }
    let knowledge = board.player(seat).knowledge;
    if knowledge >= EVENTS && !board.events.has_run_out() {
        offer(Aim::Events);
    }
    if knowledge >= ATTACKS && !board.attacks.has_run_out() {
        offer(Aim::Attacks);
    }
}

fn learn(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.61");
    match aim {
        Aim::Events => top_cards::look(board, seat, TopDeck::Events, log),
        Aim::Attacks => top_cards::look(board, seat, TopDeck::Attacks, log),
        _ => {
            rooms::count_down(board, room, log);
            knowledge::gain(board, seat, 1, log);
            Flow::Done
        }
    }
}

fn each_plan(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    plans::each_of_colours(board, seat, room, [RoomColour::White, RoomColour::Green], offer);
}

fn plan(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.64");
    plans::carry_out(board, seat, room, aim, log)
}

fn analyse(board: &mut Board, seat: Seat, _: RoomNumber, _: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.65");
    contamination::scan(board, seat, ScanFor::RushedAnalysis, log)
}

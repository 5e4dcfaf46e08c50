//! LOC-39.57, LOC-39.59: the Analyze Toolset and Research Documents.

use engine::{Flow, Log, Seat, rule};

use super::{not_offered, offer_if};
use crate::{
    Frame, Lockdown,
    board::Board,
    content::{items::ItemPrint, tracks},
    rules::{
        aims::Aim,
        contamination::{self, ScanFor},
        knowledge,
    },
    words::{CombatIcon, Component, Item, RoomNumber},
};

/// LOC-39.57
pub const ANALYZE_TOOLSET: ItemPrint =
    ItemPrint::once(Item::AnalyzeToolset, CombatIcon::OutOfCombat, each_of_toolset, analyze).of(Component::Electricity);

/// LOC-39.59
pub const RESEARCH_DOCUMENTS: ItemPrint =
    ItemPrint::once(Item::ResearchDocuments, CombatIcon::OutOfCombat, each_of_documents, study);

/// LOC-39.57, LOC-29.160: an object, wherever it is in the room; or what has not been scanned in hand.
fn each_of_toolset(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    knowledge::each_object(board, room, &mut |object, from| offer(Aim::Research { object, from }));
    offer_if(board.player(seat).hand.contamination.unscanned > 0, Aim::Scan, offer);
}

fn analyze(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-39.57");
    match aim {
        Aim::Research { object, from } => knowledge::research(board, seat, object, from, log),
        Aim::Scan => contamination::scan(board, seat, ScanFor::Analysis, log),
        _ => not_offered(aim),
    }
}

fn each_of_documents(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    offer_if(board.player(seat).knowledge < tracks::KNOWLEDGE, Aim::Nothing, offer);
}

fn study(board: &mut Board, seat: Seat, _: RoomNumber, _: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-39.59");
    knowledge::gain(board, seat, 1, log);
    Flow::Done
}

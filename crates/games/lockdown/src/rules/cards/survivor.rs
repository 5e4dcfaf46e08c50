//! LOC-38.20 to LOC-38.24: the cards of the Survivor.

use engine::{Flow, Log, Seat, Step, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, FigureId},
    rules::{
        aims::Aim,
        attack::{Attacker, IntruderAttack, Occasion},
        cards::{ActionCardPrint, common},
        combat,
        contamination::contaminate,
        rooms::caves,
        wounds,
    },
    words::{ActionCard, Cause, CombatIcon, RoomNumber, SeriousWound},
};

/// LOC-38.20: what a desperate attack does.
const DESPERATE: u8 = 2;

pub const CARDS: [ActionCard; 5] = [
    ActionCard::DesperateAttack,
    ActionCard::Distraction,
    ActionCard::Obstinate,
    ActionCard::Repairs,
    ActionCard::Vents,
];

pub const PRINTS: [ActionCardPrint; 4] = [
    ActionCardPrint::free(ActionCard::DesperateAttack, CombatIcon::InCombat, each_intruder, attack),
    ActionCardPrint::free(ActionCard::Distraction, CombatIcon::InCombat, common::never, common::nothing),
    ActionCardPrint::free(ActionCard::Obstinate, CombatIcon::OutOfCombat, each_defiance, defy),
    ActionCardPrint::free(ActionCard::Vents, CombatIcon::OutOfCombat, each_entrance, crawl).costing(1),
];

fn each_intruder(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    board.swarm.intruders_in(room).for_each(|figure| offer(Aim::Figure { figure: figure.id }));
}

fn attack(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.20");
    let Aim::Figure { figure } = aim else { unreachable!("only what was offered is carried out") };
    contaminate(board, seat, log);
    let then = Retaliation { seat, figure, room }.into();
    match combat::injure(board, seat, figure, DESPERATE, Cause::DesperateAttack, log) {
        Some(first) => Flow::Call { first, then },
        None => Flow::Become(then),
    }
}

/// LOC-38.20: what was attacked attacks at once, if it is still there.
#[engine::frame]
pub struct Retaliation {
    pub seat: Seat,
    pub figure: FigureId,
    pub room: RoomNumber,
}

impl Step<Lockdown> for Retaliation {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Retaliation { seat, figure, room } = self;
        combat::is_over(board);
        match board.swarm.figure(figure) {
            Some(it) if it.room == room => {
                rule!("LOC-38.20");
                let attacker = Attacker::Figure { figure };
                Flow::Become(IntruderAttack { attacker, on: seat, occasion: Occasion::Effect }.into())
            }
            Some(_) | None => Flow::Done,
        }
    }
}

/// LOC-38.22: a wound that is not dressed, for an item.
fn each_defiance(board: &Board, seat: Seat, _: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    let player = board.player(seat);
    for &wound in <SeriousWound as engine::Word>::ALL {
        if player.suffers_from(wound) {
            player.item_cards().for_each(|giving| offer(Aim::DressFor { wound, giving }));
        }
    }
}

fn defy(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.22");
    let Aim::DressFor { wound, .. } = aim else { unreachable!("only what was offered is carried out") };
    wounds::dress(board, seat, wound, log);
    Flow::Done
}

/// LOC-38.24, LOC-29.140: the other explored rooms with an entrance.
fn each_entrance(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    if board.complex().entrances.has(room) {
        caves::each_goal(board, room, &mut |room| offer(Aim::Room { room }));
    }
}

fn crawl(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-38.24");
    let Aim::Room { room } = aim else { unreachable!("only what was offered is carried out") };
    caves::crawl(board, seat, room, log)
}

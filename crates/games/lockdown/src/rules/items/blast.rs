//! LOC-39.12, LOC-39.13, LOC-19.31: the Grenade, as in both books, and the Thermite Charge.

use engine::{Flow, Log, Seat, Seats, Step, rule};
pub use nemesis_kit::things::blast::Blast;
use nemesis_kit::{
    Aboard,
    rules::eggs,
    things::blast::{Target, each_target, in_range, throw_grenade},
};

use super::{not_offered, offer_if};
use crate::{
    Frame, Lockdown,
    board::Board,
    content::items::ItemPrint,
    rules::{
        aims::Aim,
        combat::{self, AttackOver},
        markers, surface,
        wounds::Wounds,
    },
    words::{Cause, CombatIcon, Item, RoomNumber},
};

/// LOC-39.12
pub const GRENADE: ItemPrint = ItemPrint::once(Item::Grenade, CombatIcon::Any, each_of_grenade, throw);

/// LOC-39.13
pub const THERMITE_CHARGE: ItemPrint = ItemPrint::once(Item::ThermiteCharge, CombatIcon::Any, each_of_thermite, ignite);

fn each_of_grenade(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    each_target::<Lockdown>(board, room, &mut |at| {
        offer(match at {
            Target::Figure { figure } => Aim::Figure { figure },
            Target::Eggs { room } => Aim::Eggs { room },
        });
    });
}

/// LOC-44.5, LOC-44.6: what the thrower knows of the intruders counts, and it is fire.
fn throw(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let at = match aim {
        Aim::Figure { figure } => Target::Figure { figure },
        Aim::Eggs { room } => Target::Eggs { room },
        _ => not_offered(aim),
    };
    combat::begin(board, seat);
    board.scratch.is_fire = true;
    let blast = throw_grenade(board, seat, at, log);
    Flow::Call { first: blast.into(), then: AttackOver {}.into() }
}

/// LOC-39.13: the own room and those next door; where nothing would burn, break or be hurt, it is not thrown (LOC-5.9).
fn each_of_thermite(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
    for there in in_range::<Lockdown>(board, room).iter() {
        let breaks = board.room(there).is_some_and(|it| it.can_malfunction()) && !board.malfunction.has(there);
        let burns = surface::may_burn(board, there) && !board.fire.has(there);
        let is_felt = burns || breaks || !board.is_deserted(there);
        offer_if(is_felt, Aim::Room { room: there }, offer);
        offer_if(board.loose_eggs(there) > 0, Aim::Eggs { room: there }, offer);
    }
}

/// LOC-39.13: something breaks and burns, and everybody there is hurt.
fn ignite(board: &mut Board, seat: Seat, _: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let (room, is_at_eggs) = match aim {
        Aim::Room { room } => (room, false),
        Aim::Eggs { room } => (room, true),
        _ => not_offered(aim),
    };
    rule!("LOC-39.13");
    if is_at_eggs {
        rule!("LOC-19.31");
        eggs::destroy(board, room, 1, log);
    }
    let lost = markers::put_malfunction(board, room, log).or_else(|| markers::put_fire(board, room, log));
    if let Some(lost) = lost {
        return lost;
    }
    board.swarm.ready(|figure| figure.room == room);
    combat::begin(board, seat);
    board.scratch.is_fire = true;
    let hurt = board.characters_in(room).collect();
    Flow::Become(Scorch { thrower: seat, hurt, is_at_eggs }.into())
}

/// LOC-39.13: each intruder of a room suffers an injury, and then each character a light wound.
#[engine::frame]
pub struct Scorch {
    pub thrower: Seat,
    /// Whoever has yet to be hurt.
    pub hurt: Seats,
    /// LOC-19.32: eggs were the target.
    pub is_at_eggs: bool,
}

impl Step<Lockdown> for Scorch {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        while let Some(figure) = board.swarm.next_to_act() {
            if let Some(first) = combat::injure(board, self.thrower, figure, 1, Cause::Blast, log) {
                return Flow::Call { first, then: self.into() };
            }
        }
        combat::is_over(board);
        if let Some(seat) = board.first_of(self.hurt) {
            let then = Scorch { hurt: self.hurt.without(seat), ..self };
            return Flow::Call { first: Wounds::light(seat, 1, Cause::Blast).into(), then: then.into() };
        }
        match self.is_at_eggs && board.player(self.thrower).room().is_some() {
            true => eggs::attempt_made::<Lockdown>(board, self.thrower),
            false => Flow::Done,
        }
    }
}

//! NEM-32.22, NEM-32.23, LOC-25.43: the cards of the Soldier. Covering Fire stands in `cover.rs`.

use engine::{Flow, Log, Seat};

use crate::{
    Aboard,
    crew::{ActionCardPrint, CardShot, Crew, CrewAim, ItemWordOf, aim_of, weapons},
    rule_of,
    words::{CombatIcon, RoomNumber},
};

/// NEM-32.22: Taking Aim.
pub const fn taking_aim<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::InCombat, each_aimed_shot::<G>, take_aim::<G>)
}

fn each_aimed_shot<G: Crew>(board: &G::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    each_shot::<G>(board, seat, room, &G::is_energy_weapon, offer);
}

fn take_aim<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    _: RoomNumber,
    aim: G::Aim,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    rule_of!(G, "NEM-32.22", "LOC-25.43");
    let shot = CardShot { may_reroll: true, ..shot_at::<G>(aim) };
    G::fire(board, seat, shot, log)
}

/// NEM-32.23: Full Auto.
pub const fn full_auto<G: Crew>(card: G::ActionCard) -> ActionCardPrint<G> {
    ActionCardPrint::free(card, CombatIcon::InCombat, each_salvo::<G>, fire_salvo::<G>)
}

fn each_salvo<G: Crew>(board: &G::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(G::Aim)) {
    each_shot::<G>(board, seat, room, &G::is_assault_rifle, offer);
}

fn fire_salvo<G: Crew>(
    board: &mut G::Board,
    seat: Seat,
    _: RoomNumber,
    aim: G::Aim,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    rule_of!(G, "NEM-32.23", "LOC-25.43");
    let shot = CardShot { is_full_auto: true, ..shot_at::<G>(aim) };
    G::fire(board, seat, shot, log)
}

/// The shots that can be fired with weapons that `may`.
pub(super) fn each_shot<G: Crew>(
    board: &G::Board,
    seat: Seat,
    room: RoomNumber,
    may: &dyn Fn(ItemWordOf<G>) -> bool,
    offer: &mut dyn FnMut(G::Aim),
) {
    for weapon in weapons::<G>(board, seat).filter(|&weapon| may(weapon)) {
        let figures = board.swarm().intruders_in(room);
        figures.for_each(|figure| offer(CrewAim::Shot { weapon, figure: figure.id }.into()));
        if G::has_loose_eggs(board, room) {
            offer(CrewAim::EggShot { weapon }.into());
        }
    }
}

/// The shot that an aim says.
pub(super) fn shot_at<G: Crew>(aim: G::Aim) -> CardShot<G> {
    let (weapon, at) = match aim_of::<G>(aim) {
        CrewAim::Shot { weapon, figure } => (weapon, Some(figure)),
        CrewAim::EggShot { weapon } => (weapon, None),
        _ => unreachable!("only a shot is a shot"),
    };
    CardShot { weapon, at, may_reroll: false, is_full_auto: false }
}

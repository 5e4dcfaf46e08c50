//! NEM-38.3, NEM-38.5, NEM-38.16, NEM-26.54, LOC-51.3, LOC-51.5, LOC-51.16: event cards that come with the intruders of
//! Nemesis.

use engine::{List, Log};

use crate::{
    Aboard, Figure, Kin, MOST_FIGURES, Rooms, Told, rule_of,
    rules::doors,
    words::{FigureId, Intruder, RoomNumber},
};

/// What a card of Regeneration takes away.
const REGENERATED: u8 = 2;

/// NEM-38.3, LOC-51.3: all intruders recover.
pub fn regenerate<G: Kin>(board: &mut G::Board, log: &mut Log<'_, G>) {
    rule_of!(G, "NEM-38.3", "LOC-51.3");
    for figure in board.swarm_mut().figures.iter_mut().filter(|figure| figure.injuries > 0) {
        figure.injuries = figure.injuries.saturating_sub(REGENERATED);
        log.push(Told::IntruderHealed { figure: figure.id, kind: figure.kind, left: figure.injuries }.into());
    }
}

/// NEM-38.5, NEM-26.54, LOC-51.5: every adult that is not in combat goes after the nearest prey, all at once.
pub fn hunt<G: Kin>(board: &mut G::Board, log: &mut Log<'_, G>) {
    rule_of!(G, "NEM-38.5", "LOC-51.5");
    let prey: Rooms = board.in_order().filter_map(|seat| board.room_of(seat)).collect();
    let closed = board.doors().closed();
    let adults = board.swarm().figures.iter().filter(|it| it.kind == Intruder::Adult && !prey.has(it.room));
    let hunters: List<FigureId, MOST_FIGURES> = adults.map(|figure| figure.id).collect();
    for hunter in hunters.iter().copied() {
        let &Figure { room: from, kind, .. } = board.swarm().figure(hunter).expect("the figure is on the board");
        let near = board.plan().neighbours(from).and(prey);
        let open = near.and(reachable(board, from, closed));
        let Some(to) = open.first().or(near.first()) else { continue };
        if open.is_empty() {
            let door = board.plan().lowest_between(from, to);
            if board.doors().closed().has(door) && G::breaks_doors(board, kind) {
                doors::destroy(board, door, log);
            }
            continue;
        }
        board.swarm_mut().figure_mut(hunter).expect("the figure is on the board").room = to;
        log.push(Told::IntruderMoved { figure: hunter, kind, from, to }.into());
        G::intruder_came(board, to, log);
    }
}

/// The rooms next door that none of these doors shuts off.
pub fn reachable(board: &impl Aboard, room: RoomNumber, closed: crate::Ways) -> Rooms {
    let plan = board.plan();
    let open = plan.links_of(room).without(closed);
    open.iter().map(|corridor| plan.other_end(corridor, room)).collect()
}

//! NEM-12.10, NEM-12.11, NEM-13.1, NEM-13.12, LOC-12.7, LOC-12.8, LOC-13.1, LOC-13.10: contamination cards that are
//! taken, larvae, and infection. What is scanned and what is removed, each book says for itself.

use engine::{Flow, Log, Seat};

use crate::{Aboard, Harm, Kin, Told, rule_of, words::FigureId};

/// NEM-13.1, LOC-13.1: a contamination card is taken, if there is one.
pub fn contaminate<G: Kin>(board: &mut G::Board, seat: Seat, log: &mut Log<'_, G>) {
    if board.take_contamination(seat) {
        rule_of!(G, "NEM-13.1", "LOC-13.1");
        log.push(Harm::Contaminated { seat }.into());
    }
}

/// NEM-12.10, NEM-12.11, NEM-11.31, LOC-12.7: a larva attacks. NEM-12.12, LOC-12.9: on a character it is out of reach.
/// NEM-25.16: a second one does not kill.
pub fn larva<G: Kin>(board: &mut G::Board, attacker: FigureId, on: Seat, log: &mut Log<'_, G>) {
    rule_of!(G, "NEM-12.10", "LOC-12.7");
    let kind = board.swarm().figure(attacker).expect("the attacker is on the board").kind;
    board.swarm_mut().remove(attacker);
    log.push(Told::IntruderVanished { figure: attacker, kind }.into());
    infest(board, on, log);
}

/// NEM-12.10, LOC-12.7, LOC-12.12: a larva gets on a character's board, if none is there, and a card with it.
pub fn infest<G: Kin>(board: &mut G::Board, on: Seat, log: &mut Log<'_, G>) {
    put_larva(board, on, log);
    contaminate(board, on, log);
}

/// A larva gets on a character's board. NEM-12.11, LOC-12.8: one that carries a larva already keeps it.
pub fn put_larva<G: Kin>(board: &mut G::Board, on: Seat, log: &mut Log<'_, G>) {
    if std::mem::replace(board.larva_mut(on), true) {
        rule_of!(G, "NEM-12.11", "LOC-12.8");
        return;
    }
    log.push(Harm::Infested { seat: on }.into());
}

/// NEM-13.12, LOC-13.10: an infection: a larva, or death and a creeper. NEM-13.13, NEM-25.14, LOC-13.12: one, however
/// many cards say so.
pub fn infection<G: Kin>(board: &mut G::Board, seat: Seat, log: &mut Log<'_, G>) -> Flow<G::Frame> {
    if *board.larva_mut(seat) {
        rule_of!(G, "NEM-13.12", "LOC-13.11");
        return Flow::Become(G::larva_death(seat));
    }
    rule_of!(G, "NEM-13.12", "LOC-13.10");
    put_larva(board, seat, log);
    Flow::Done
}

//! NEM-37, LOC-25.94, LOC-51.2: what the attack cards of the intruders of Nemesis do, in either game.

use engine::{Flow, Log, Roll, Seat};

use crate::{
    Aboard, CauseOf, Counted, Figure, Kin, Token, TokenOf, Told, rule_of,
    rules::{bag::SetAside, contamination::contaminate, death::Death, encounter, markers, wounds::Wounds},
    words::{FigureId, Intruder, RoomNumber, base::Attack},
};

/// What an attack does to its target. NEM-37.9: dressed wounds count. NEM-37.10: wounds come one by one. Without a
/// figure (LOC-12.11), what needs one does nothing. A Frenzy hits all of a room, one after the other ([`frenzy`]).
pub fn effect<G: Kin>(
    board: &mut G::Board,
    attacker: Option<FigureId>,
    on: Seat,
    with: Attack,
    log: &mut Log<'_, G>,
) -> Flow<G::Frame> {
    let figure = attacker.and_then(|attacker| board.swarm().figure(attacker)).copied();
    let kind = figure.map_or(Intruder::Adult, |figure| figure.kind);
    rule_of!(G, "NEM-37.9", "LOC-51.2");
    let serious = board.serious_wounds(on).len();
    match (with, figure) {
        (Attack::Scratch, _) => {
            rule_of!(G, "NEM-37.1", "LOC-51.2");
            contaminate(board, on, log);
            Flow::Become(Wounds::light(on, 1, G::ATTACK).into())
        }
        (Attack::ClawAttack, _) => {
            rule_of!(G, "NEM-37.2", "LOC-51.2");
            contaminate(board, on, log);
            Flow::Become(Wounds::light(on, 2, G::ATTACK).into())
        }
        (Attack::Bite, _) if serious >= 2 => {
            rule_of!(G, "NEM-37.3", "LOC-51.2");
            Flow::Become(death::<G>(on))
        }
        (Attack::Bite, _) if G::bites_lightly(board, kind) => Flow::Become(Wounds::light(on, 1, G::ATTACK).into()),
        (Attack::TailAttack, _) if serious >= 1 => {
            rule_of!(G, "NEM-37.4", "LOC-51.2");
            Flow::Become(death::<G>(on))
        }
        (Attack::Bite | Attack::TailAttack, _) => Flow::Become(Wounds::serious(on, G::ATTACK).into()),
        (Attack::Slime, _) => {
            rule_of!(G, "NEM-37.7", "LOC-51.2");
            markers::slime(board, on, log);
            contaminate(board, on, log);
            Flow::Done
        }
        (Attack::Transformation, Some(figure)) => {
            rule_of!(G, "NEM-37.5", "LOC-51.2");
            match transform(board, figure.id, log) && board.hand_size(on) == 0 {
                true => Flow::Become(G::surprise_attack(figure.id, on)),
                false => Flow::Done,
            }
        }
        (Attack::Summoning, Some(Figure { room, .. })) => {
            rule_of!(G, "NEM-37.8", "LOC-51.2");
            Flow::Become(Summoning { room }.into())
        }
        (Attack::Frenzy, _) | (Attack::Transformation | Attack::Summoning, None) => Flow::Done,
    }
}

fn death<G: Kin>(seat: Seat) -> G::Frame {
    Death { seat, by: G::ATTACK }.into()
}

/// NEM-37.6, LOC-51.2: what a Frenzy does to each character in the room.
pub fn frenzy<G: Kin>(board: &G::Board, seat: Seat) -> G::Frame {
    rule_of!(G, "NEM-37.6", "LOC-51.2");
    match board.serious_wounds(seat).len() {
        2.. => death::<G>(seat),
        _ => Wounds::<CauseOf<G>>::serious(seat, G::ATTACK).into(),
    }
}

/// NEM-37.5, NEM-26.48, LOC-42.7, LOC-29.73: a creeper becomes a breeder, injuries and all, if one is left. Says whether it
/// did.
pub fn transform<G: Kin>(board: &mut G::Board, figure: FigureId, log: &mut Log<'_, G>) -> bool {
    if board.swarm().count(Intruder::Breeder) == 2 {
        rule_of!(G, "NEM-26.48", "LOC-29.71");
        return false;
    }
    board.swarm_mut().figure_mut(figure).expect("the attacker is on the board").kind = Intruder::Breeder;
    log.push(Told::Transformed { figure }.into());
    true
}

/// NEM-37.8, LOC-51.2: another one is called. It makes no attack now.
#[engine::frame]
pub struct Summoning {
    pub room: RoomNumber,
}

impl<G: Kin> Roll<G> for Summoning {
    type Shown = TokenOf<G>;

    fn odds(self, board: &G::Board, may_show: &mut impl FnMut(TokenOf<G>, u32)) {
        board.swarm().bag.odds(may_show);
    }

    fn rolled(self, board: &mut G::Board, token: TokenOf<G>, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        log.push(Told::TokenDrawn { token }.into());
        let placed = token.intruder().and_then(|kind| encounter::appear(board, kind, self.room, log));
        if placed.is_none() {
            rule_of!(G, "NEM-26.47", "LOC-29.14");
            return Flow::Done;
        }
        rule_of!(G, "NEM-37.11", "LOC-10.8");
        let first = SetAside { token }.into();
        match G::first_encounter(board, log) {
            Some(then) => Flow::Call { first, then },
            None => Flow::Become(first),
        }
    }
}

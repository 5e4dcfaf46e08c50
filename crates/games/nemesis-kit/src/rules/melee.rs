//! NEM-11.8 to NEM-11.11, NEM-17.16, LOC-11.20 to LOC-11.22, LOC-19.25: blows, at intruders and at eggs.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Roll, Seat, Word};
use serde::{Deserialize, Serialize};

use crate::{
    Aboard, Kin, Told, rule_of,
    rules::{contamination::contaminate, eggs, wounds::Wounds},
    words::{CombatFace, FigureId, Intruder},
};

/// NEM-17.14, LOC-11.2, LOC-19.25: what is attacked.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    Figure {
        figure: FigureId,
    },
    #[default]
    Eggs,
}

/// A blow, for which an intruder's blood costs a contamination card. NEM-17.16, LOC-19.25: eggs cost none.
pub fn strike<G: Kin>(board: &mut G::Board, seat: Seat, at: Target, log: &mut Log<'_, G>) -> Flow<G::Frame> {
    match at {
        Target::Figure { .. } => {
            rule_of!(G, "NEM-11.9", "LOC-11.20");
            contaminate(board, seat, log);
        }
        Target::Eggs => rule_of!(G, "NEM-17.16", "LOC-19.25"),
    }
    Flow::Become(MeleeRoll { seat, at }.into())
}

/// The combat die for a blow. LOC-11.15: never the advantage die.
#[engine::frame]
pub struct MeleeRoll {
    pub seat: Seat,
    pub at: Target,
}

impl<G: Kin> Roll<G> for MeleeRoll {
    type Shown = CombatFace;

    #[inline]
    fn odds(self, _: &G::Board, may_show: &mut impl FnMut(CombatFace, u32)) {
        CombatFace::ALL.iter().for_each(|&face| may_show(face, face.faces()));
    }

    fn rolled(self, board: &mut G::Board, face: CombatFace, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        let MeleeRoll { seat, at } = self;
        rule_of!(G, "NEM-11.3", "LOC-11.21");
        log.push(Told::CombatRolled { seat, face }.into());
        let Some(room) = board.room_of(seat) else { return Flow::Done };
        match at {
            Target::Eggs => {
                eggs::destroy(board, room, blow::<G>(board, face, None), log);
                eggs::attempt_made::<G>(board, seat)
            }
            Target::Figure { figure } => {
                let Some(&it) = board.swarm().figure(figure) else { return Flow::Done };
                let injuries = blow::<G>(board, face, Some(it.kind));
                if injuries == 0 {
                    rule_of!(G, "NEM-11.10", "LOC-11.22");
                    return Flow::Become(Wounds::serious(seat, G::BLOW).into());
                }
                rule_of!(G, "NEM-11.11", "LOC-11.21");
                G::struck(board, seat, figure, injuries, log)
            }
        }
    }
}

/// NEM-11.11, NEM-17.16, LOC-11.21, LOC-29.28: how many injuries a blow deals, or eggs it destroys: one, if it hits.
pub fn blow<G: Kin>(board: &G::Board, face: CombatFace, target: Option<Intruder>) -> u8 {
    let is_hit = match target {
        Some(kind) => G::counts_as(board, face, kind).injuries(kind) > 0,
        None => face != CombatFace::Blank,
    };
    is_hit as u8
}

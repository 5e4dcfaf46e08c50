//! AF-21.24, AF-21.36: colonies on territories that a discard power moves or swaps.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, RuleId, Seat, Seats, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    AlienFrontiers, Frame, Heard,
    board::Board,
    rules::{
        actions, colonies,
        discards::throw_away,
        docking::{may_receive, unless},
    },
    words::{Technology, Territory},
};

/// One colony on a territory; those of one owner there are alike.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Colony {
    pub owner: Seat,
    pub territory: Territory,
}

/// AF-21.56: a colony on a territory, and AF-19.6: not under the Repulsor Field.
pub fn may_touch(board: &Board, colony: Colony) -> Result<(), RuleId> {
    let is_there =
        board.seats().any(|seat| seat == colony.owner) && board.player(colony.owner).colonies.on(colony.territory) > 0;
    unless(!is_there, "AF-21.56")?;
    may_receive(board, colony.territory)
}

/// Each colony that the Repulsor Field does not hold (AF-19.6).
pub fn each_colony(board: &Board, of: &mut impl FnMut(Colony)) {
    for &territory in Territory::ALL {
        if may_receive(board, territory).is_err() {
            continue;
        }
        for owner in board.seats() {
            if board.player(owner).colonies.on(territory) > 0 {
                of(Colony { owner, territory });
            }
        }
    }
}

/// AF-21.36, AF-21.37: whether there is a colony to swap it with.
pub fn has_partner(board: &Board, colony: Colony) -> bool {
    let mut any = false;
    each_colony(board, &mut |other| any |= are_swappable(colony, other));
    any
}

fn are_swappable(colony: Colony, other: Colony) -> bool {
    colony.owner != other.owner && colony.territory != other.territory
}

/// AF-21.24: where does the colony go?
#[engine::frame]
pub struct ColonyMove {
    pub colony: Colony,
}

impl Question<AlienFrontiers> for ColonyMove {
    type Answer = Territory;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.this_turn.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Territory)) {
        Territory::ALL.iter().filter(|&&to| self.forbids(board, seat, to).is_none()).for_each(|&to| offer(to));
    }

    fn answered(self, board: &mut Board, seat: Seat, to: Territory, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
        rule!("AF-21.24");
        let Colony { owner, territory: from } = self.colony;
        let before = throw_away(board, seat, Technology::OrbitalTeleporter, log);
        // AF-23.13: no colony is placed that was not, so the game goes on.
        *board.player_mut(owner).colonies.on_mut(from) -= 1;
        *board.player_mut(owner).colonies.on_mut(to) += 1;
        log.push(Heard::ColonyMoved { seat, owner, from, to });
        colonies::update(board, before, log);
        actions::end(board)
    }

    fn forbids(self, board: &Board, _: Seat, to: Territory) -> Option<RuleId> {
        unless(to == self.colony.territory, "AF-20.20").and_then(|()| may_receive(board, to)).err()
    }
}

/// AF-21.36: which colony is it swapped with?
#[engine::frame]
pub struct ColonySwap {
    pub colony: Colony,
}

impl Question<AlienFrontiers> for ColonySwap {
    type Answer = Colony;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.this_turn.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Colony)) {
        each_colony(board, &mut |other| {
            if are_swappable(self.colony, other) {
                offer(other);
            }
        });
    }

    fn answered(self, board: &mut Board, seat: Seat, other: Colony, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
        rule!("AF-21.36");
        let Colony { owner, territory } = self.colony;
        let before = throw_away(board, seat, Technology::PolarityDevice, log);
        *board.player_mut(owner).colonies.on_mut(territory) -= 1;
        *board.player_mut(owner).colonies.on_mut(other.territory) += 1;
        *board.player_mut(other.owner).colonies.on_mut(other.territory) -= 1;
        *board.player_mut(other.owner).colonies.on_mut(territory) += 1;
        log.push(Heard::ColoniesSwapped {
            seat,
            owner,
            territory,
            other_owner: other.owner,
            other_territory: other.territory,
        });
        colonies::update(board, before, log);
        actions::end(board)
    }

    fn forbids(self, board: &Board, _: Seat, other: Colony) -> Option<RuleId> {
        may_touch(board, other)
            .and_then(|()| unless(other.owner == self.colony.owner, "AF-21.37"))
            .and_then(|()| unless(other.territory == self.colony.territory, "AF-21.36"))
            .err()
    }
}

//! AF-21.40: the Temporal Warper's fuel power.

use engine::{Flow, Log, Question, RuleId, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

use crate::{
    AlienFrontiers, Frame,
    board::{Berth, Board, ShipNumber, ShipSet},
    rules::{actions::ActionEnd, docking::unless, powers, turn::ShipRoll},
    words::{Ships, Technology, Value},
};

/// The ships to be rolled again are chosen, one at a time.
#[engine::frame]
pub struct Reroll {
    pub chosen: ShipSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RerollAnswer {
    Ship { ship: Ships },
    Roll,
}

impl Reroll {
    /// The first ship of the kind in hand that is not chosen yet.
    fn find(&self, board: &Board, seat: Seat, ship: Ships) -> Option<ShipNumber> {
        board.player(seat).fleet.find(Berth::Hand, ship, self.chosen)
    }
}

impl Question<AlienFrontiers> for Reroll {
    type Answer = RerollAnswer;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.this_turn.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(RerollAnswer)) {
        for number in board.player(seat).fleet.at(Berth::Hand).iter() {
            let value = Value(board.player(seat).fleet.ship(number).value);
            let ship = Ships { value, with: number.with() };
            if self.find(board, seat, ship) == Some(number) {
                offer(RerollAnswer::Ship { ship });
            }
        }
        if !self.chosen.is_empty() {
            offer(RerollAnswer::Roll);
        }
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: RerollAnswer,
        log: &mut Log<'_, AlienFrontiers>,
    ) -> Flow<Frame> {
        match answer {
            RerollAnswer::Ship { ship } => {
                let mut chosen = self.chosen;
                chosen.insert(self.find(board, seat, ship).expect("the ship is in hand"));
                Flow::Become(Reroll { chosen }.into())
            }
            RerollAnswer::Roll => {
                rule!("AF-21.40");
                powers::spend(board, seat, Technology::TemporalWarper, 1, log);
                for ship in self.chosen.iter() {
                    board.player_mut(seat).fleet.ship_mut(ship).value = 0;
                }
                // AF-21.43, AF-21.58: the Resource Cache is not opened again, whichever ship is rolled.
                Flow::Call { first: ShipRoll {}.into(), then: ActionEnd {}.into() }
            }
        }
    }

    fn forbids(self, board: &Board, seat: Seat, answer: RerollAnswer) -> Option<RuleId> {
        match answer {
            RerollAnswer::Ship { ship } => unless(self.find(board, seat, ship).is_none(), "AF-20.11").err(),
            RerollAnswer::Roll => unless(self.chosen.is_empty(), "AF-20.20").err(),
        }
    }
}

//! AF-12: the Raiders' Outpost.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, List, Log, Question, RuleId, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

use crate::{
    AlienFrontiers, Frame, Heard,
    board::{Berth, Board, ShipNumber},
    rules::{
        colonies,
        docking::{self, Docking, unless},
    },
    words::{Resource, Ships, Station, Technology},
};

/// AF-12.7: how many tokens one raid can take.
pub const MOST_LOOT: usize = 4;

/// AF-12.2: the total of a run.
#[inline]
pub fn total(ships: Ships) -> u8 {
    rule!("AF-12.2");
    ships.value.0 * 3 + 3
}

/// AF-12.4: all ships at the Outpost go to the Maintenance Bay, the raider's own earlier run
/// as well (AF-12.6).
pub fn displace(board: &mut Board, log: &mut Log<'_, AlienFrontiers>) {
    for owner in board.seats() {
        let fleet = &mut board.player_mut(owner).fleet;
        let ships = fleet.at(Berth::Docked(Station::RaidersOutpost));
        if !ships.is_empty() {
            rule!("AF-12.4");
            ships.iter().for_each(|ship| fleet.lay_up(ship, Berth::Bay));
            log.push(Heard::ShipsDisplaced { owner, ships });
        }
    }
}

/// One token to be stolen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Token {
    pub from: Seat,
    pub what: Resource,
}

/// AF-12.7: what a raid takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Raid {
    Nothing,
    Tokens(List<Token, MOST_LOOT>),
    Card { from: Seat, card: Technology },
}

/// AF-12.7: the loot of a run about to dock is chosen, a token at a time. AF-12.20: no ship
/// docks and none is displaced before the loot is settled.
#[engine::frame]
pub struct Loot {
    pub docking: Docking,
    /// The ship that the Orbital Teleporter brings, if it does.
    pub moved: Option<ShipNumber>,
    pub taken: List<Token, MOST_LOOT>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LootAnswer {
    Token { from: Seat, what: Resource },
    Card { from: Seat, card: Technology },
    Enough,
}

impl Loot {
    pub fn of(docking: Docking, moved: Option<ShipNumber>) -> Loot {
        Loot { docking, moved, taken: List::new() }
    }

    /// AF-12.7 to AF-12.11: whether this may be taken as well. AF-12.18: all is judged by the
    /// table before the raid. AF-12.19, AF-21.14: whoever holds a Decoy is guarded by it; AF-21.15:
    /// against raids only, since nothing else asks for it. AF-12.8: tokens or a card, never both.
    fn may_take(&self, board: &Board, seat: Seat, answer: LootAnswer) -> Result<(), RuleId> {
        let is_opponent = |from: Seat| board.opponents(seat).any(|it| it == from);
        match answer {
            LootAnswer::Enough => Ok(()),
            LootAnswer::Token { from, what } => {
                unless(!is_opponent(from), "AF-12.7")?;
                unless(board.player(from).cards.has(Technology::HolographicDecoy), "AF-12.11")?;
                let taken = self.taken.iter().filter(|token| **token == Token { from, what }).count();
                unless(board.player(from).tokens.of(what) as usize <= taken, "AF-12.7")
            }
            LootAnswer::Card { from, card } => {
                unless(!self.taken.is_empty(), "AF-12.8")?;
                unless(!is_opponent(from) || !board.player(from).cards.has(card), "AF-12.7")?;
                let has_decoy = board.player(from).cards.has(Technology::HolographicDecoy);
                unless(has_decoy && card != Technology::HolographicDecoy, "AF-12.11")
            }
        }
    }
}

impl Question<AlienFrontiers> for Loot {
    type Answer = LootAnswer;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.this_turn.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(LootAnswer)) {
        for from in board.opponents(seat) {
            for what in [Resource::Ore, Resource::Fuel] {
                let token = LootAnswer::Token { from, what };
                if self.may_take(board, seat, token).is_ok() {
                    offer(token);
                }
            }
            for card in board.player(from).cards.iter() {
                let card = LootAnswer::Card { from, card };
                if self.may_take(board, seat, card).is_ok() {
                    offer(card);
                }
            }
        }
        offer(LootAnswer::Enough);
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: LootAnswer,
        log: &mut Log<'_, AlienFrontiers>,
    ) -> Flow<Frame> {
        let Loot { docking, moved, mut taken } = self;
        let raid = match answer {
            LootAnswer::Token { from, what } => {
                taken.push(Token { from, what });
                if taken.len() < MOST_LOOT {
                    return Flow::Become(Loot { taken, ..self }.into());
                }
                Raid::Tokens(taken)
            }
            LootAnswer::Card { from, card } => Raid::Card { from, card },
            LootAnswer::Enough if taken.is_empty() => Raid::Nothing,
            LootAnswer::Enough => Raid::Tokens(taken),
        };
        rule!("AF-12.20");
        docking::dock(board, seat, docking, moved, raid, log)
    }

    fn forbids(self, board: &Board, seat: Seat, answer: LootAnswer) -> Option<RuleId> {
        self.may_take(board, seat, answer).err()
    }
}

/// AF-12.17: the raid happens once, as part of the docking.
pub fn carry_out(board: &mut Board, seat: Seat, raid: Raid, log: &mut Log<'_, AlienFrontiers>) {
    rule!("AF-12.17");
    match raid {
        Raid::Nothing => {
            rule!("AF-12.15");
            log.push(Heard::NothingStolen { seat });
        }
        Raid::Tokens(taken) => board.opponents(seat).for_each(|from| steal_tokens(board, seat, from, &taken, log)),
        Raid::Card { from, card } => steal_card(board, seat, from, card, log),
    }
}

/// AF-12.9, AF-22.7: from victim to raider directly. AF-12.16: the raider may have more than eight
/// tokens until the turn ends.
fn steal_tokens(board: &mut Board, seat: Seat, from: Seat, taken: &[Token], log: &mut Log<'_, AlienFrontiers>) {
    for what in [Resource::Ore, Resource::Fuel] {
        let n = taken.iter().filter(|token| **token == Token { from, what }).count() as u8;
        if n == 0 {
            continue;
        }
        rule!("AF-12.9");
        *board.player_mut(from).tokens.of_mut(what) -= n;
        *board.player_mut(seat).tokens.of_mut(what) += n;
        log.push(match what {
            Resource::Fuel => Heard::FuelStolen { seat, from, fuel: n },
            Resource::Ore => Heard::OreStolen { seat, from, ore: n },
        });
    }
}

/// AF-12.10, AF-27.13: a second card of a kind goes to the discard pile, and no discard power is used by
/// that (AF-12.14). AF-12.12: a card that is kept can be used at once, since only a use of this
/// turn's player is noted. AF-12.13: points move at once.
fn steal_card(board: &mut Board, seat: Seat, from: Seat, card: Technology, log: &mut Log<'_, AlienFrontiers>) {
    let before = colonies::standing_before(board, log);
    board.player_mut(from).cards.remove(card);
    if board.player(seat).cards.has(card) {
        rule!("AF-12.10");
        board.discard_pile.add(card);
        log.push(Heard::CardDestroyed { seat, from, card });
    } else {
        rule!("AF-12.7");
        board.player_mut(seat).cards.insert(card);
        log.push(Heard::CardStolen { seat, from, card });
    }
    colonies::update(board, before, log);
}

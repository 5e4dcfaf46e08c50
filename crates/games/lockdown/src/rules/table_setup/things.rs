//! LOC-3.7 to LOC-3.13: power, the first weakness, the bag, and the first computer card.

use engine::{Flow, Log, Roll, Word, rule};
use nemesis_kit::rules::bag;

use crate::{
    Frame, Lockdown,
    board::Board,
    heard::Heard,
    words::{ComputerCard, Intruder, PowerArea, PowerToken, Species, StalkerToken, Weakness},
};

/// LOC-3.7: a power token is laid on a level or on the elevator.
#[engine::frame]
pub struct PowerDeal {
    pub area: PowerArea,
}

impl Roll<Lockdown> for PowerDeal {
    type Shown = PowerToken;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(PowerToken, u32)) {
        let left = PowerToken::ALL.iter().filter(|&&token| board.power.area(token).is_none());
        left.for_each(|&token| may_show(token, 1));
    }

    fn rolled(self, board: &mut Board, token: PowerToken, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-3.7");
        board.power.lay(self.area, token);
        board.power.set(token, token.begins_active());
        log.push(Heard::PowerDealt { area: self.area, token }.into());
        Flow::Done
    }
}

/// LOC-3.9, LOC-15.20: the leftmost weakness is revealed from the start.
#[engine::frame]
pub struct FirstWeakness {}

impl Roll<Lockdown> for FirstWeakness {
    type Shown = Weakness;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(Weakness, u32)) {
        Species::NightStalkers.weaknesses().iter().for_each(|&weakness| may_show(weakness, 1));
    }

    fn rolled(self, board: &mut Board, weakness: Weakness, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-3.9");
        board.laboratory.weaknesses[0] = Some(weakness);
        log.push(Heard::WeaknessRevealed { slot: 1, weakness }.into());
        Flow::Done
    }
}

/// LOC-3.10, LOC-3.11: a token goes into the bag, at random among those of its kind.
#[engine::frame]
pub struct BagFill {
    pub kind: Intruder,
}

impl Roll<Lockdown> for BagFill {
    type Shown = StalkerToken;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(StalkerToken, u32)) {
        board.swarm.pooled(self.kind).for_each(|(token, n)| may_show(token, n.into()));
    }

    fn rolled(self, board: &mut Board, token: StalkerToken, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-3.10");
        rule!("LOC-3.11");
        bag::enter(board, token, log);
        Flow::Done
    }
}

/// LOC-3.13: the top computer card is turned up.
#[engine::frame]
pub struct FirstComputerCard {
    /// Whether Lock-Down was the first, and is to be shuffled back.
    pub lock_down: bool,
}

impl Roll<Lockdown> for FirstComputerCard {
    type Shown = ComputerCard;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(ComputerCard, u32)) {
        board.computers.odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: ComputerCard, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-3.13");
        board.computers.draw(card);
        log.push(Heard::ComputerCardTurned { card }.into());
        if card == ComputerCard::LockDown {
            return Flow::Become(FirstComputerCard { lock_down: true }.into());
        }
        board.computer = Some(card);
        if self.lock_down {
            board.computers.shuffle_in(ComputerCard::LockDown);
        }
        Flow::Done
    }
}

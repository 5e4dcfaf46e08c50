//! AF-5c: everything a player can do between the roll and the end of the turn.

use engine::{Flow, Log, Question, RuleId, Seat, Seats, Step, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    AlienFrontiers, Frame,
    board::Board,
    rules::{
        artifact,
        discards::{self, Discard},
        docking::{self, Approach, Docking, unless},
        hub::{self, NextColony},
        market,
        outpost::{Loot, Raid},
        powers::{self, Power},
        relic,
        table_setup::CardDraw,
        turn::TurnEnd,
    },
    words::{Station, Technology, Territory},
};

/// AF-4.4, AF-27.4: the player on turn may dock and use cards in any order, until they end the
/// turn. AF-27.3: what one action gives, the next one can use.
/// AF-4.8: nobody else is ever asked.
#[engine::frame]
pub struct Turn {}

/// AF-5.14: the actions. AF-5.15: there is no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    Dock(Docking),
    Claim {
        card: Technology,
    },
    Launch {
        to: Territory,
    },
    /// AF-7.12: launch, and let the surplus advance start the next colony.
    LaunchAndStart {
        to: Territory,
    },
    Trade {
        rate: u8,
    },
    BuyRelicShip,
    Use(Power),
    Discard(Discard),
    EndTurn,
}

impl Question<AlienFrontiers> for Turn {
    type Answer = Action;

    #[inline]
    fn asked(self, board: &Board) -> Seats {
        rule!("AF-4.8");
        Seats::one(board.this_turn.seat)
    }

    /// In the order of AF-5.14, then by value, then by territory (AF-30.8).
    #[inline]
    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Action)) {
        rule!("AF-5.14");
        rule!("AF-30.8");
        let approach = Approach::from_hand(board, seat);
        let mut must_dock = false;
        must_dock |= each_docking(&approach, Station::SolarConverter, offer);
        must_dock |= each_docking(&approach, Station::LunarMine, offer);
        must_dock |= each_docking(&approach, Station::AlienArtifact, offer);
        artifact::each_claim(board, seat, &mut |card| offer(Action::Claim { card }));
        must_dock |= each_docking(&approach, Station::ColonistHub, offer);
        each_launch(board, seat, offer);
        must_dock |= each_docking(&approach, Station::ColonyConstructor, offer);
        must_dock |= each_docking(&approach, Station::TerraformingStation, offer);
        must_dock |= each_docking(&approach, Station::Shipyard, offer);
        must_dock |= each_docking(&approach, Station::OrbitalMarket, offer);
        market::each_trade(board, seat, &mut |rate| offer(Action::Trade { rate }));
        must_dock |= each_docking(&approach, Station::RaidersOutpost, offer);
        if relic::may_buy(board, seat).is_ok() {
            offer(Action::BuyRelicShip);
        }
        powers::each(&approach, &mut |power| offer(Action::Use(power)));
        discards::each(board, seat, &mut |discard| offer(Action::Discard(discard)));
        if !must_dock {
            rule!("AF-5.4");
            offer(Action::EndTurn);
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, action: Action, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
        // AF-7.12: any action but the launch that uses it loses the surplus.
        board.this_turn.hub_excess = false;
        match action {
            Action::Dock(docking) => match docking.station() {
                Station::RaidersOutpost => Flow::Become(Loot::of(docking, None).into()),
                _ => docking::dock(board, seat, docking, None, Raid::Nothing, log),
            },
            Action::Claim { card } => artifact::claim(board, seat, card, log),
            Action::Launch { to } => hub::launch(board, seat, to, NextColony::Waits, log),
            Action::LaunchAndStart { to } => hub::launch(board, seat, to, NextColony::Starts, log),
            Action::Trade { rate } => market::trade(board, seat, rate, log),
            Action::BuyRelicShip => relic::buy(board, seat, log),
            Action::Use(power) => powers::carry_out(board, seat, power, log),
            Action::Discard(discard) => discards::carry_out(board, seat, discard, log),
            Action::EndTurn => Flow::Become(TurnEnd {}.into()),
        }
    }

    fn forbids(self, board: &Board, seat: Seat, action: Action) -> Option<RuleId> {
        rule!("AF-5.17");
        let check = match action {
            Action::Dock(docking) => Approach::from_hand(board, seat).check(docking),
            Action::Claim { card } => artifact::may_claim(board, seat, card),
            Action::Launch { to } => hub::may_launch_to(board, seat, to),
            Action::LaunchAndStart { to } => hub::may_launch_and_start(board, seat, to),
            Action::Trade { rate } => market::may_trade(board, seat, rate),
            Action::BuyRelicShip => relic::may_buy(board, seat),
            Action::Use(power) => powers::check(board, seat, power),
            Action::Discard(discard) => discards::check(board, seat, discard),
            // AF-5.7: the duty to dock is looked at now and at no docking before.
            Action::EndTurn => unless(Approach::from_hand(board, seat).must_dock(), "AF-5.4"),
        };
        check.err()
    }
}

/// AF-5.1: each docking at a station. Says whether one of them has to be made before the turn
/// can end.
#[inline]
fn each_docking(approach: &Approach<'_>, station: Station, offer: &mut impl FnMut(Action)) -> bool {
    let mut any = false;
    approach.each_at(station, &mut |docking| {
        any = true;
        offer(Action::Dock(docking));
    });
    any && approach.is_compulsory(station)
}

/// AF-7.8, AF-7.12: each way to launch the colony on the Hub track.
#[inline]
fn each_launch(board: &Board, seat: Seat, offer: &mut impl FnMut(Action)) {
    if hub::may_launch(board, seat).is_err() {
        return;
    }
    let may_start_next = hub::may_start_next(board, seat).is_ok();
    for &to in Territory::ALL {
        if docking::may_receive(board, to).is_ok() {
            offer(Action::Launch { to });
            if may_start_next {
                offer(Action::LaunchAndStart { to });
            }
        }
    }
}

/// AF-20.14: an action has been carried out; gaps in the display are filled before the next.
#[engine::frame]
pub struct ActionEnd {}

impl Step<AlienFrontiers> for ActionEnd {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
        end(board)
    }
}

/// Goes on after an action: with the display, if it can be topped up, or with the turn.
#[inline]
pub fn end(board: &Board) -> Flow<Frame> {
    if board.can_top_up() {
        rule!("AF-20.14");
        rule!("AF-6.7");
        return Flow::Call { first: CardDraw { to: None }.into(), then: ActionEnd {}.into() };
    }
    rule!("AF-4.4");
    Flow::Become(Turn {}.into())
}

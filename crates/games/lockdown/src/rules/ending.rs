//! LOC-23: the end of the game, and the victory check.

use std::cmp::Reverse;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Known, List, Log, Refused, Roll, Seat, Standing, Step, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::{Board, Whereabouts, everybody},
    content::{contingencies::Doom, tracks},
    heard::Heard,
    rules::{
        contamination::{self, FinalDraw, ScanFor},
        death, objectives,
    },
    words::{Cause, Contingency, Ending},
};

/// LOC-23.2: the Complex is destroyed, and everybody in it with it, the locked-in too. LOC-4.3, LOC-29.131: at once.
/// LOC-20.35: the Bunker is not touched, nor a pod that was launched.
pub fn complex_is_destroyed(board: &mut Board, ending: Ending, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-23.2");
    board.ending = Some(ending);
    log.push(Heard::ComplexDestroyed { ending }.into());
    for seat in board.seats() {
        let player = board.player(seat);
        if player.is_alive() && !player.has_left() {
            death::die(board, seat, Cause::Complex, log);
        }
    }
    board.swarm.figures = List::new();
    board.nest.is_destroyed = true;
    Flow::End(VictoryCheck { check: Check::Contingency, nth: 0 }.into())
}

/// LOC-23.1, LOC-23.3: the squad comes, when the time is out or the alert is over, and kills whoever is not locked in.
/// LOC-23.6: intruders live.
pub fn squad_comes(board: &mut Board, ending: Ending, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    if board.time.autodestruction.is_some() {
        rule!("LOC-23.1");
        return complex_is_destroyed(board, Ending::Autodestruction, log);
    }
    match ending {
        Ending::Alert => rule!("LOC-23.3"),
        Ending::TimeOut | Ending::Autodestruction | Ending::Fire | Ending::Malfunction => rule!("LOC-23.1"),
    }
    board.ending = Some(ending);
    log.push(Heard::SquadArrived { ending }.into());
    for seat in board.seats() {
        if board.player(seat).is_active() {
            death::die(board, seat, Cause::Squad, log);
        }
    }
    Flow::End(VictoryCheck { check: Check::Contingency, nth: 0 }.into())
}

/// LOC-23.4: if nobody is left in the Complex but the locked-in, the rest goes by itself. LOC-29.149: whoever waits in a
/// pod is still there.
pub fn if_nobody_is_left(board: &mut Board, log: &mut Log<'_, Lockdown>) -> Option<Flow<Frame>> {
    if !board.active().is_empty() || board.ending.is_some() {
        return None;
    }
    rule!("LOC-23.4");
    let ending = match board.time.alert {
        // LOC-29.22: if both run, both take effect: the Complex is destroyed.
        Some(_) => Ending::Alert,
        None => Ending::TimeOut,
    };
    board.time.space = tracks::LAST_SPACE;
    Some(squad_comes(board, ending, log))
}

impl Board {
    /// LOC-24.13: whether the Complex was destroyed.
    pub fn is_complex_destroyed(&self) -> bool {
        match self.ending {
            None | Some(Ending::TimeOut | Ending::Alert) => false,
            Some(Ending::Autodestruction | Ending::Fire | Ending::Malfunction) => true,
        }
    }
}

/// LOC-23.10 to LOC-23.12: the parts of the victory check, in their order.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Check {
    #[default]
    Contingency,
    Contamination,
    Objectives,
}

/// LOC-23.10 to LOC-23.14: the victory check.
#[engine::frame]
pub struct VictoryCheck {
    pub check: Check,
    /// Which player.
    pub nth: u8,
}

impl Step<Lockdown> for VictoryCheck {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        if !board.seats().any(|seat| board.player(seat).is_alive()) {
            rule!("LOC-23.5");
            return finish(board, log);
        }
        match self.check {
            Check::Contingency => {
                let active = board.contingencies.active().expect("a contingency is active");
                match board.contingencies.token(active).code {
                    None => Flow::Call { first: CodeReveal {}.into(), then: self.into() },
                    Some(code) => {
                        carry_out(board, code.for_rules(), log);
                        Flow::Become(VictoryCheck { check: Check::Contamination, nth: 0 }.into())
                    }
                }
            }
            Check::Contamination => check_contamination(board, self, log),
            Check::Objectives => finish(board, log),
        }
    }
}

/// LOC-23.10: the active contingency is turned up, which nobody has seen.
#[engine::frame]
pub struct CodeReveal {}

impl Roll<Lockdown> for CodeReveal {
    type Shown = Contingency;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Contingency, u32)) {
        board.contingencies.unseen.odds(may_show);
    }

    fn rolled(self, board: &mut Board, code: Contingency, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-23.10");
        let active = board.contingencies.active().expect("a contingency is active");
        board.contingencies.settle(active, code, everybody());
        Flow::Done
    }
}

/// LOC-23.10, LOC-46.8: the contingency kills whom it kills, all at once.
fn carry_out(board: &mut Board, code: Contingency, log: &mut Log<'_, Lockdown>) {
    log.push(Heard::CodeRevealed { code }.into());
    let is_doomed = |seat: &Seat| code.print().kills.iter().any(|&doom| board.is_doomed(*seat, doom));
    let doomed: engine::Seats = board.seats().filter(is_doomed).collect();
    for seat in doomed.iter() {
        death::die(board, seat, Cause::Contingency, log);
    }
}

impl Board {
    /// LOC-46.2 to LOC-46.6: whether a survivor dies of something.
    pub fn is_doomed(&self, seat: Seat, doom: Doom) -> bool {
        let player = self.player(seat);
        let is_doomed = match doom {
            Doom::KnowsLessThan(knowledge) => {
                rule!("LOC-46.3");
                player.knowledge < knowledge
            }
            Doom::SentNoSignal => {
                rule!("LOC-46.4");
                !player.has_signal
            }
            Doom::LeftInAPod => {
                rule!("LOC-46.5");
                player.whereabouts == Whereabouts::Launched
            }
            Doom::KnowsAtLeast(knowledge) => {
                rule!("LOC-46.6");
                player.knowledge >= knowledge
            }
            Doom::CarriesAnObject => player.hands.objects().next().is_some(),
        };
        player.is_alive() && is_doomed
    }
}

/// LOC-23.11: everybody who lives is examined, one after the other.
fn check_contamination(board: &mut Board, check: VictoryCheck, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let survivor = board.in_order().enumerate().skip(check.nth.into()).find(|&(_, seat)| board.player(seat).is_alive());
    let Some((at, seat)) = survivor else {
        return Flow::Become(VictoryCheck { check: Check::Objectives, nth: 0 }.into());
    };
    let then = VictoryCheck { nth: at as u8 + 1, ..check }.into();
    if board.player(seat).has_larva {
        rule!("LOC-23.11");
        return Flow::Call { first: FinalDraw::begin(board, seat), then };
    }
    match contamination::scan(board, seat, ScanFor::VictoryCheck, log) {
        Flow::Become(first) => Flow::Call { first, then },
        Flow::Done | Flow::Call { .. } | Flow::Unwind(_) | Flow::End(_) => Flow::Become(then),
    }
}

/// A survivor is not infected.
pub fn note_survivor(seat: Seat, log: &mut Log<'_, Lockdown>) {
    log.push(Heard::FoundHealthy { seat }.into());
}

/// LOC-23.12, LOC-29.152: objectives are shown, and whoever has fulfilled one has won.
fn finish(board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-23.12");
    for seat in board.seats() {
        if !board.player(seat).is_alive() {
            continue;
        }
        for objective in board.player_mut(seat).objectives.iter_mut().flatten() {
            *objective = Known::to(everybody(), objective.for_rules());
            log.push(Heard::ObjectiveRevealed { seat, objective: objective.for_rules() }.into());
        }
    }
    let winners = objectives::winners(board);
    board.winners = Some(winners);
    log.push(Heard::GameOver { winners }.into());
    Flow::Done
}

/// Who won, who lived, and who did not. LOC-23.5: where nobody has won, nobody is first.
pub fn standings(board: &Board) -> Vec<Standing> {
    let merit = |seat: Seat| {
        let player = board.player(seat);
        let has_won = board.winners.is_some_and(|winners| winners.has(seat));
        (2 * has_won as i16 + player.is_alive() as i16, !player.has_resigned)
    };
    let mut seats: Vec<Seat> = board.seats().collect();
    seats.sort_by_key(|&seat| Reverse(merit(seat)));
    let first = if board.winners.is_none_or(|winners| winners.is_empty()) { 2 } else { 1 };
    let rank = |seat: Seat| first + seats.iter().filter(|&&other| merit(other) > merit(seat)).count() as u8;
    seats.iter().map(|&seat| Standing { seat, rank: rank(seat), score: merit(seat).0 }).collect()
}

/// A player leaves the table, and is given up when the turn comes.
pub fn resign(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) -> Result<Option<Flow<Frame>>, Refused> {
    if seat.0 >= board.setup.players || board.player(seat).has_resigned || !board.player(seat).is_active() {
        return Err(Refused::NotAsked);
    }
    board.player_mut(seat).has_resigned = true;
    log.push(Heard::Resigned { seat }.into());
    Ok(None)
}

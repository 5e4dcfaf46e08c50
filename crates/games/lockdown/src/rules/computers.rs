//! LOC-18, LOC-41: the computers, and the card that says what they can do now.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Roll, RuleId, Seat, Step, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::{Board, CodePlace, Passage, Rover, everybody},
    content::tracks,
    heard::Heard,
    rules::{
        and_then, gate, knowledge,
        looking::{self, CodesLook},
        markers, power,
        rout::Rout,
    },
    words::{ComputerAction as Line, ComputerCard, Door, PowerArea, RoomNumber},
};

/// LOC-4.73: a line of the face-up card, and what it is done to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum ComputerUse {
    GainKnowledge,
    MoveRover { to: Rover },
    LookAtContingencies { of: Seat },
    TurnDoor { passage: Passage },
    ClearRoom { room: RoomNumber },
    LookAtCssToken { space: u8 },
    SwapPowerTokens { one: PowerArea, other: PowerArea },
}

/// The first line, where a place in memory has to hold one.
impl Default for ComputerUse {
    fn default() -> Self {
        ComputerUse::GainKnowledge
    }
}

impl ComputerUse {
    /// The line that is used.
    pub fn action(self) -> Line {
        match self {
            ComputerUse::GainKnowledge => Line::GainKnowledge,
            ComputerUse::MoveRover { .. } => Line::MoveRover,
            ComputerUse::LookAtContingencies { .. } => Line::LookAtContingencies,
            ComputerUse::TurnDoor { .. } => Line::TurnDoor,
            ComputerUse::ClearRoom { .. } => Line::ClearRoom,
            ComputerUse::LookAtCssToken { .. } => Line::LookAtCssToken,
            ComputerUse::SwapPowerTokens { .. } => Line::SwapPowerTokens,
        }
    }
}

/// LOC-18.2, LOC-18.3, LOC-18.9: what forbids somebody to use the computer of its room.
pub fn may_use(board: &Board, seat: Seat) -> Result<(), RuleId> {
    let room = board.player(seat).room().ok_or(RuleId("LOC-6.2"))?;
    if board.swarm.is_in(room) {
        return Err(RuleId("LOC-18.9"));
    }
    match (board.has_computer(room), board.malfunction.has(room), board.has_power(room)) {
        (false, true, _) => Err(RuleId("LOC-18.3")),
        (false, false, _) | (true, _, false) => Err(RuleId("LOC-18.2")),
        (true, _, true) => Ok(()),
    }
}

/// LOC-18.11: what the lines of the face-up card can be used for, if it changes anything.
pub fn each_use(board: &Board, seat: Seat, offer: &mut impl FnMut(ComputerUse)) {
    let Some(card) = board.computer else { return };
    for &line in card.lines() {
        match line {
            Line::GainKnowledge => {
                if board.player(seat).knowledge < tracks::KNOWLEDGE {
                    offer(ComputerUse::GainKnowledge);
                }
            }
            Line::MoveRover => gate::each_goal(board, &mut |to| offer(ComputerUse::MoveRover { to })),
            Line::LookAtContingencies => {
                let has_codes = |of: Seat| board.contingencies.lying(CodePlace::With { seat: of }).next().is_some();
                let others = board.seats().filter(|&of| of != seat && board.share_a_level(seat, of) && has_codes(of));
                others.for_each(|of| offer(ComputerUse::LookAtContingencies { of }));
            }
            Line::TurnDoor => each_door(board, &mut |passage| offer(ComputerUse::TurnDoor { passage })),
            Line::ClearRoom => {
                let rooms = board.fire.or(board.swarm.infested());
                rooms.iter().for_each(|room| offer(ComputerUse::ClearRoom { room }));
            }
            Line::LookAtCssToken => {
                board.time.css.iter().for_each(|css| offer(ComputerUse::LookAtCssToken { space: css.space }));
            }
            Line::SwapPowerTokens => {
                for (nth, &one) in PowerArea::ALL.iter().enumerate() {
                    let others = PowerArea::ALL[nth + 1..].iter();
                    others.for_each(|&other| offer(ComputerUse::SwapPowerTokens { one, other }));
                }
            }
        }
    }
}

/// LOC-29.89: any door on the board that is not destroyed; and one is closed only if there is a token for it.
fn each_door(board: &Board, offer: &mut impl FnMut(Passage)) {
    let can_close = board.doors.tokens() < tracks::DOORS || !board.doors.closed().is_empty();
    for (way, _) in board.plan().corridors() {
        let can_turn = match board.doors.at(way) {
            Door::Closed => true,
            Door::Open => can_close,
            Door::Destroyed => false,
        };
        if can_turn {
            offer(Passage::of(board.plan(), way));
        }
    }
}

/// LOC-18.4: somebody uses a line; afterwards the card goes under the deck.
#[engine::frame]
#[cfg_attr(feature = "ts", ts(rename = "ComputerActionUnderWay"))]
pub struct ComputerAction {
    pub seat: Seat,
    pub with: ComputerUse,
}

impl Step<Lockdown> for ComputerAction {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let ComputerAction { seat, with } = self;
        and_then(use_line(board, seat, with, log), NextCard { seat }.into())
    }
}

/// LOC-41.20 to LOC-41.29: what a line does.
pub fn use_line(board: &mut Board, seat: Seat, with: ComputerUse, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    rule!("LOC-18.6");
    rule!("LOC-4.73");
    log.push(Heard::ComputerUsed { seat, action: with.action() }.into());
    match with {
        ComputerUse::GainKnowledge => {
            rule!("LOC-41.20");
            rule!("LOC-15.4");
            knowledge::gain(board, seat, 1, log);
        }
        ComputerUse::MoveRover { to } => {
            rule!("LOC-41.21");
            gate::move_rover(board, to, log);
        }
        ComputerUse::LookAtContingencies { of } => {
            rule!("LOC-41.22");
            return Flow::Become(CodesLook { seat, of, nth: 0 }.into());
        }
        ComputerUse::TurnDoor { passage } => {
            rule!("LOC-41.23");
            let corridor = passage.find(board.plan()).expect("the corridor is on the board");
            return nemesis_kit::rules::doors::toggle(board, seat, corridor, log);
        }
        ComputerUse::ClearRoom { room } => {
            rule!("LOC-41.26");
            markers::put_out(board, room, log);
            return Rout::of(board, room);
        }
        ComputerUse::LookAtCssToken { space } => {
            rule!("LOC-41.28");
            return looking::at_css(board, seat, space, log);
        }
        ComputerUse::SwapPowerTokens { one, other } => {
            rule!("LOC-41.29");
            power::swap(board, one, other, log);
        }
    }
    Flow::Done
}

/// LOC-18.4: the used card goes under the deck, before everybody's eyes, and the next one is turned up.
#[engine::frame]
pub struct NextCard {
    pub seat: Seat,
}

impl Step<Lockdown> for NextCard {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        if let Some(used) = board.computer.take() {
            rule!("LOC-18.4");
            board.computers.put_under(used, everybody());
        }
        match board.computers.draw_known() {
            Some(card) => turn_up(board, self.seat, card, log),
            None => Flow::Become(ComputerDraw { seat: self.seat }.into()),
        }
    }
}

/// LOC-18.4: a card that nobody has seen is turned up.
#[engine::frame]
pub struct ComputerDraw {
    pub seat: Seat,
}

impl Roll<Lockdown> for ComputerDraw {
    type Shown = ComputerCard;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(ComputerCard, u32)) {
        board.computers.odds(may_show);
    }

    fn rolled(self, board: &mut Board, card: ComputerCard, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        board.computers.draw(card);
        turn_up(board, self.seat, card, log)
    }
}

/// LOC-18.5, LOC-41.11: Lock-Down breaks something and has all cards shuffled; then another one is turned up.
fn turn_up(board: &mut Board, seat: Seat, card: ComputerCard, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    log.push(Heard::ComputerCardTurned { card }.into());
    if card != ComputerCard::LockDown {
        board.computer = Some(card);
        return Flow::Done;
    }
    rule!("LOC-18.5");
    rule!("LOC-41.11");
    let room = board.player(seat).room();
    log.push(Heard::LockedDown { room }.into());
    board.computers.discard.add(card);
    board.computers.reshuffle();
    if let Some(room) = room
        && let Some(end) = markers::put_malfunction(board, room, log)
    {
        return end;
    }
    Flow::Become(NextCard { seat }.into())
}

//! AGD-4.27 to AGD-4.32: the windows in which play waits for Events.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, Step, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Figure},
    rules::events::{self, EventPlayed, Moment, Play},
    words::Window,
};

/// AGD-4.27: a moment has come in which everybody may react, if its condition holds.
#[engine::frame]
pub struct WindowOpens {
    pub moment: Window,
    pub toll: Toll,
}

/// What is about to be taken from deck and Exhaust pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "toll", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Toll {
    #[default]
    None,
    Exhaust {
        cards: u8,
    },
    Take {
        cards: u8,
    },
}

impl WindowOpens {
    pub fn at(moment: Window) -> WindowOpens {
        WindowOpens { moment, toll: Toll::None }
    }

    /// AGD-4.27: whether the condition of the window holds; it follows from public facts only.
    fn is_due(self, board: &Board) -> bool {
        // AGD-4.31: while an Event is being resolved no other window opens, except this one.
        if board.events_under_way > 0 && self.moment != Window::RunningOut {
            return false;
        }
        match self.moment {
            Window::AlienPhaseStart => board.figures.iter().any(Figure::is_knocked_down),
            Window::EndCheck => {
                let mut on_board = board.figures.iter().filter(|figure| figure.is_on_board()).peekable();
                on_board.peek().is_some() && on_board.all(Figure::is_knocked_down)
            }
            Window::DefenceRollFailed => !board.defence.was_rerolled && !board.defence.is_to_be_rerolled,
            Window::TrackerCardDrawn => board.signal.card.is_some(),
            Window::AlienAdjacent => {
                let alien = board.attacker.and_then(|attacker| board.enemies.get(attacker));
                alien.is_some_and(|alien| !board.characters_beside(alien.square).is_empty())
            }
            Window::RunningOut => match self.toll {
                Toll::None => false,
                Toll::Exhaust { cards } => board.endurance.would_run_out(cards),
                Toll::Take { cards } => (1..=usize::from(cards)).contains(&board.endurance.n_left()),
            },
        }
    }
}

impl Step<Aliens> for WindowOpens {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if board.with_cards().is_empty() || !self.is_due(board) {
            return Flow::Done;
        }
        Flow::Become(ReactWindow { window: self }.into())
    }
}

/// AGD-4.29: everybody with a card in hand plays an Event or passes, all at the same time.
/// AGD-4.30: answers lie face down until the last one is given, so that nobody sees who has passed.
#[engine::frame]
pub struct ReactWindow {
    pub window: WindowOpens,
}

/// AGD-4.29: what one does in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    Play { play: Play },
    Pass,
}

impl Question<Aliens> for ReactWindow {
    type Answer = Reaction;

    const IS_WINDOW: bool = true;

    fn asked(self, board: &Board) -> Seats {
        board.with_cards().iter().filter(|&seat| board.player(seat).reaction.is_none()).collect()
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(Reaction)) {
        events::each_play(board, seat, Moment::Window(self.window.moment), &mut |play| offer(Reaction::Play { play }));
        offer(Reaction::Pass);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: Reaction, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-4.29");
        board.player_mut(seat).reaction = Some(answer);
        if !self.asked(board).is_empty() {
            rule!("AGD-4.30");
            return Flow::Become(self.into());
        }
        let first = first_card(board);
        board.players.iter_mut().for_each(|player| player.reaction = None);
        match first {
            Some((seat, play)) => {
                rule!("AGD-4.31");
                Flow::Call { first: EventPlayed::new(seat, play).into(), then: self.window.into() }
            }
            None => {
                log.push(Heard::WindowClosed { window: self.window.moment });
                Flow::Done
            }
        }
    }

    fn forbids(self, board: &Board, seat: Seat, answer: Reaction) -> Option<engine::RuleId> {
        match answer {
            Reaction::Play { play } => events::may_play(board, seat, play, Moment::Window(self.window.moment)).err(),
            Reaction::Pass => None,
        }
    }
}

/// AGD-4.31: the card that is resolved: the first one clockwise from the highest-ranked player. All
/// others stay in hand, and nobody sees them.
fn first_card(board: &Board) -> Option<(Seat, Play)> {
    board.seats_from(board.lead()).find_map(|seat| match board.player(seat).reaction? {
        Reaction::Play { play } => Some((seat, play)),
        Reaction::Pass => None,
    })
}

//! AGD-4.1: a turn, from the start of the Marine Phase to the end of the End Phase.

use engine::{Flow, Log, Step, rule};

use crate::{
    Aliens, Frame, Heard,
    board::Board,
    rules::{alien_phase::AlienPhase, end_phase::EndPhase, marine_phase::MarinePhase, missions, spotting::Upkeep},
    words::{Character, Gear, Phase, Statistic},
};

engine::words! {
    /// AGD-4.1: how far a turn has got.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum TurnStage {
        Script,
        NewHeroes,
        Reset,
        Aliens,
        End,
    }
}

/// AGD-4.1: a turn has three phases.
#[engine::frame]
pub struct Turn {
    pub stage: TurnStage,
}

impl Turn {
    fn at(stage: TurnStage) -> Frame {
        Turn { stage }.into()
    }
}

impl Step<Aliens> for Turn {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        match self.stage {
            TurnStage::Script => {
                rule!("AGD-4.1");
                rule!("AGD-3.13");
                board.turn += 1;
                board.phase = Phase::MarinePhase;
                board.lead = None;
                log.push(Heard::TurnBegan { turn: board.turn });
                match missions::start_of_turn(board) {
                    Some(first) => Flow::Call { first, then: Turn::at(TurnStage::NewHeroes) },
                    None => Flow::Become(Turn::at(TurnStage::NewHeroes)),
                }
            }
            TurnStage::NewHeroes => {
                rule!("AGD-6I.21");
                board.bereaved = board.seats().filter(|&seat| !board.has_hero(seat)).collect();
                Flow::Call { first: Upkeep {}.into(), then: Turn::at(TurnStage::Reset) }
            }
            TurnStage::Reset => {
                reset(board, log);
                Flow::Call { first: MarinePhase {}.into(), then: Turn::at(TurnStage::Aliens) }
            }
            TurnStage::Aliens => {
                rule!("AGD-4.10");
                Flow::Call { first: AlienPhase::begin(board, log), then: Turn::at(TurnStage::End) }
            }
            TurnStage::End => {
                board.phase = Phase::EndPhase;
                Flow::Become(EndPhase::new().into())
            }
        }
    }
}

/// Every Aim dial is set to the Aim value, and marks are cleared.
fn reset(board: &mut Board, log: &mut Log<'_, Aliens>) {
    rule!("AGD-4.4");
    rule!("AGD-6D.2");
    for character in board.on_board().iter() {
        let aim = aim_value(board, character);
        let figure = board.figure_mut(character);
        figure.is_activated = false;
        figure.has_rerolled = false;
        figure.pouches_used = 0;
        if figure.dial != aim {
            figure.dial = aim;
            log.push(Heard::DialTurned { character, to: aim });
        }
    }
    board.players.iter_mut().for_each(|player| player.tunnel = None);
}

/// AGD-11G.3 G07: the Aim value with a Shoulder Lamp.
pub fn aim_value(board: &Board, character: Character) -> u8 {
    rule!("AGD-6F.1");
    if !character.has_dial() {
        return 0;
    }
    let lamp = u8::from(board.figure(character).has_gear(Gear::ShoulderLamp));
    (board.statistic(character, Statistic::Aim) + lamp).min(10)
}

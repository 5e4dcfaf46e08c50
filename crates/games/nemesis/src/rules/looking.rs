//! NEM-24, NEM-17.51: secret looks at tiles, tokens, engines, coordinates and objectives.
//!
//! What nobody has seen is drawn now; what somebody has is shown to one more.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Known, Log, Question, Roll, Seat, Seats, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Nemesis,
    board::Board,
    heard::Heard,
    rules::exploration,
    words::{Coordinates, Engine, EngineToken, ExplorationToken, Room, RoomNumber, YesNo},
};

/// What is looked at.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "sight", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Sight {
    Tile {
        room: RoomNumber,
    },
    Token {
        room: RoomNumber,
    },
    Engine {
        engine: Engine,
    },
    #[default]
    Coordinates,
}

/// What was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Shown {
    Tile(Room),
    Token(ExplorationToken),
    Engine(EngineToken),
    Coordinates(Coordinates),
}

/// A player looks at something in secret. Says what is to be drawn, if nobody has seen it before.
pub fn look(board: &mut Board, seat: Seat, sight: Sight, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    match known(board, sight) {
        Some(shown) => {
            show(board, seat, sight, shown, log);
            Flow::Done
        }
        None => Flow::Become(Look { seat, sight }.into()),
    }
}

/// What something is, if it is settled.
fn known(board: &Board, sight: Sight) -> Option<Shown> {
    match sight {
        Sight::Tile { room } => board.place(room).tile.map(|tile| Shown::Tile(tile.for_rules())),
        Sight::Token { room } => board.place(room).token.map(|token| Shown::Token(token.for_rules())),
        Sight::Engine { engine } => board.engine(engine).map(|token| Shown::Engine(token.for_rules())),
        Sight::Coordinates => board.tracks.coordinates.map(|card| Shown::Coordinates(card.for_rules())),
    }
}

/// Something that nobody has seen is looked at.
#[engine::frame]
pub struct Look {
    pub seat: Seat,
    pub sight: Sight,
}

impl Roll<Nemesis> for Look {
    type Shown = Shown;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Shown, u32)) {
        match self.sight {
            Sight::Tile { room } => {
                exploration::each_unseen_tile(board, room, &mut |tile, ways| may_show(Shown::Tile(tile), ways));
            }
            Sight::Token { .. } => board.unseen_tokens.odds(&mut |token, ways| may_show(Shown::Token(token), ways)),
            Sight::Engine { .. } => EngineToken::ALL.iter().for_each(|&token| may_show(Shown::Engine(token), 1)),
            Sight::Coordinates => Coordinates::ALL.iter().for_each(|&card| may_show(Shown::Coordinates(card), 1)),
        }
    }

    fn rolled(self, board: &mut Board, shown: Shown, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        settle(board, self.sight, shown);
        show(board, self.seat, self.sight, shown, log);
        Flow::Done
    }
}

/// Something is settled that nobody has seen before. Nobody knows it yet.
pub fn settle(board: &mut Board, sight: Sight, shown: Shown) {
    match (sight, shown) {
        (Sight::Tile { room }, Shown::Tile(tile)) => exploration::settle_tile(board, room, tile, Seats::NONE),
        (Sight::Token { room }, Shown::Token(token)) => exploration::settle_token(board, room, token, Seats::NONE),
        (Sight::Engine { engine }, Shown::Engine(token)) => {
            board.engines[engine as usize] = Some(Known::to_nobody(token));
        }
        (Sight::Coordinates, Shown::Coordinates(card)) => board.tracks.coordinates = Some(Known::to_nobody(card)),
        (Sight::Tile { .. } | Sight::Token { .. } | Sight::Engine { .. } | Sight::Coordinates, _) => {
            unreachable!("what is shown is what was looked at")
        }
    }
}

/// One more knows it.
fn show(board: &mut Board, seat: Seat, sight: Sight, shown: Shown, log: &mut Log<'_, Nemesis>) {
    rule!("NEM-17.51");
    let round = board.round;
    match sight {
        Sight::Tile { room } => board.place_mut(room).tile.iter_mut().for_each(|tile| tile.show_to(seat)),
        Sight::Token { room } => board.place_mut(room).token.iter_mut().for_each(|token| token.show_to(seat)),
        Sight::Engine { engine } => {
            board.engines[engine as usize].iter_mut().for_each(|token| token.show_to(seat));
            if let Shown::Engine(token) = shown {
                board.player_mut(seat).engines_seen.remember(engine, token, round);
            }
        }
        Sight::Coordinates => board.tracks.coordinates.iter_mut().for_each(|card| card.show_to(seat)),
    }
    log.push(Heard::looked(seat, sight, shown));
}

/// NEM-17.52: both tokens of an engine are looked at, and put back in any order.
pub fn repair_engine(board: &mut Board, seat: Seat, engine: Engine, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-17.52");
    let order = EngineOrder { seat, engine }.into();
    match look(board, seat, Sight::Engine { engine }, log) {
        Flow::Become(first) => Flow::Call { first, then: order },
        Flow::Done | Flow::Call { .. } | Flow::Unwind(_) | Flow::End(_) => Flow::Become(order),
    }
}

/// NEM-4.56, NEM-17.54: whether the order of the two tokens is changed. That is announced; what it
/// comes to is not.
#[engine::frame]
pub struct EngineOrder {
    pub seat: Seat,
    pub engine: Engine,
}

impl Question<Nemesis> for EngineOrder {
    type Answer = YesNo;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        YesNo::ALL.iter().for_each(|&answer| offer(answer));
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: YesNo, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-17.54");
        let engine = self.engine;
        if answer == YesNo::Yes
            && let Some(token) = board.engine(engine)
        {
            let other = match token.for_rules() {
                EngineToken::Working => EngineToken::Damaged,
                EngineToken::Damaged => EngineToken::Working,
            };
            // There are two tokens, and whether they changed places is said aloud: whoever knew the one on top
            // knows it still.
            rule!("NEM-24.6");
            board.engines[engine as usize] = Some(Known::to(token.by(), other));
            let round = board.round;
            for knows in token.by().iter() {
                board.player_mut(knows).engines_seen.remember(engine, other, round);
            }
        }
        log.push(Heard::EngineWorkedOn { seat, engine, is_changed: answer == YesNo::Yes }.into());
        Flow::Done
    }
}

//! AGD-6J.2, AGD-6J.3, AGD-6J.13: step 2 of the Alien Phase, blips.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Step, rule};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Enemy},
    ground::{Square, Squares},
    rules::{alien_phase::AlienTurn, votes},
    words::{AlienDie, AutomaticChoice, BoardFace},
};

/// AGD-6J.2: board by board, the blips are activated.
#[engine::frame]
pub struct BlipsAct {}

/// The boards with blips that have still to be activated, by layout row, then column.
fn boards(board: &Board) -> impl Iterator<Item = BoardFace> + '_ {
    let has_due =
        |face: &BoardFace| board.enemies.iter().any(|(_, enemy)| enemy.is_due && enemy.square.board() == face.number());
    board.layout().boards().filter(has_due)
}

impl Step<Aliens> for BlipsAct {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if board.on_board().is_empty() {
            return Flow::Done;
        }
        let (first, n_boards) = (boards(board).next(), boards(board).count());
        match first {
            None => Flow::Done,
            Some(_) if n_boards > 1 && board.setup.asks(AutomaticChoice::Order) => Flow::Become(BoardOrder {}.into()),
            Some(face) => Flow::Become(BlipSpeed { face }.into()),
        }
    }
}

/// AGD-6J.2: which board's blips next?
#[engine::frame]
pub struct BoardOrder {}

impl Question<Aliens> for BoardOrder {
    type Answer = BoardFace;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(BoardFace)) {
        boards(board).for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, face: BoardFace, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(face) = votes::decide(self, board, seat, face, log) else { return Flow::Become(self.into()) };
        Flow::Become(BlipSpeed { face }.into())
    }
}

/// AGD-6J.2: the speed of all blips on a board.
#[engine::frame]
pub struct BlipSpeed {
    pub face: BoardFace,
}

impl Roll<Aliens> for BlipSpeed {
    type Shown = AlienDie;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(AlienDie, u32)) {
        AlienDie::all().for_each(|die| may_show(die, 1));
    }

    fn rolled(self, board: &mut Board, die: AlienDie, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6J.2");
        board.blip_speed = die.0;
        log.push(Heard::BlipSpeedRolled { face: self.face, die });
        Flow::Become(BoardBlips { face: self.face }.into())
    }
}

/// AGD-6J.2: the blips of one board, the nearest first. Those that have been spotted meanwhile keep
/// their place.
#[engine::frame]
pub struct BoardBlips {
    pub face: BoardFace,
}

impl BoardBlips {
    fn nearest(self, board: &Board) -> Squares {
        let number = self.face.number();
        board.nearest_enemies(|enemy: &Enemy| enemy.is_due && enemy.square.board() == number)
    }
}

impl Step<Aliens> for BoardBlips {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let nearest = self.nearest(board);
        match (board.longest_on_board(nearest), nearest.len()) {
            (Some(_), _) if board.on_board().is_empty() => Flow::Done,
            (None, _) => {
                board.blip_speed = 0;
                Flow::Become(BlipsAct {}.into())
            }
            (Some(_), n) if n > 1 && board.setup.asks(AutomaticChoice::Order) => {
                Flow::Become(BlipOrder { blips: self }.into())
            }
            (Some(enemy), _) => {
                rule!("AGD-6J.3");
                rule!("AGD-6J.13");
                let speed = board.blip_speed;
                Flow::Call { first: AlienTurn::begin(board, enemy, speed, log).into(), then: self.into() }
            }
        }
    }
}

/// AGD-6J.2: which of several blips that are equally near?
#[engine::frame]
pub struct BlipOrder {
    pub blips: BoardBlips,
}

impl Question<Aliens> for BlipOrder {
    type Answer = Square;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Square)) {
        self.blips.nearest(board).iter().for_each(offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, square: Square, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(square) = votes::decide(self, board, seat, square, log) else { return Flow::Become(self.into()) };
        let enemy = board.enemies.on(square).expect("the blip is there");
        let speed = board.blip_speed;
        Flow::Call { first: AlienTurn::begin(board, enemy, speed, log).into(), then: self.blips.into() }
    }
}

//! AGD-6P: the end of the game, and what is done for those who are not there.

use engine::{Flow, Log, Seat, Standing, State, Step, rule};

use crate::{
    Aliens, Choice, Frame, Heard,
    board::Board,
    ground::{Square, Squares},
    rules::{captures, debriefing::Debriefing, defensive_fire, windows::Reaction},
    words::{Character, Ending, Mission},
};

/// AGD-4.2: the last rule of a game.
#[engine::frame]
pub struct GameOver {
    pub ending: Ending,
}

impl Step<Aliens> for GameOver {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-4.2");
        board.ending = Some(self.ending);
        board.activation = None;
        log.push(Heard::GameOver { ending: self.ending });
        let is_campaign = board.setup.carried.in_campaign && self.ending == Ending::Victory;
        // AGD-7B.12: after Mission 3 the final score takes the place of the debriefing.
        match is_campaign && board.setup.mission != Mission::Survive {
            true => Flow::Become(Debriefing::default().into()),
            false => Flow::Done,
        }
    }
}

/// The squad wins or loses together.
pub fn standings(board: &Board) -> Vec<Standing> {
    rule!("AGD-7A.1");
    let (rank, score) = if board.ending == Some(Ending::Victory) { (1, 1) } else { (2, 0) };
    board.seats().map(|seat| Standing { seat, rank, score }).collect()
}

/// AGD-4.26, AGD-6G.14: what is answered when the time has run out: a pass in a window,
/// the automatic choice for the enemies. All else a bot answers.
pub fn answer_for_the_absent(state: &State<Aliens>, seat: Seat) -> Option<Choice> {
    if !state.pending().may_answer().has(seat) {
        return None;
    }
    let board = state.board();
    let first = |squares: &Squares| board.layout().first_in_order(squares);
    let longest = |squares: Squares| {
        let enemy = board.longest_on_board(squares).and_then(|id| board.enemies.get(id));
        enemy.map(|enemy| enemy.square)
    };
    let mut offered = Vec::new();
    state.choices(seat, &mut offered);
    let squares = || offered.iter().filter_map(|choice| square_of(*choice)).collect::<Squares>();
    match state.under_way().last()? {
        Frame::ReactWindow(_) => {
            rule!("AGD-4.32");
            Some(Choice::ReactWindow(Reaction::Pass))
        }
        Frame::AlienOrder(_) => longest(squares()).map(Choice::AlienOrder),
        Frame::BlipOrder(_) => longest(squares()).map(Choice::BlipOrder),
        Frame::RouteChoice(_) => first(&squares()).map(Choice::RouteChoice),
        Frame::BlipSquare(_) => first(&squares()).map(Choice::BlipSquare),
        Frame::ExtraAlienSquare(_) => first(&squares()).map(Choice::ExtraAlienSquare),
        Frame::BoardOrder(_) | Frame::SignalPoint(_) | Frame::NearestPoint(_) => offered.first().copied(),
        Frame::Captor(_) => {
            let captor = captures::first_captor(board, squares()).and_then(|id| board.enemies.get(id));
            captor.map(|captor| Choice::Captor(captor.square))
        }
        Frame::ShooterOrder(_) => {
            let shooters = offered.iter().filter_map(|choice| character_of(*choice)).collect();
            defensive_fire::first_shooter(board, shooters).map(Choice::ShooterOrder)
        }
        Frame::Victim(_) | Frame::StandUpOrder(_) => {
            let characters = offered.iter().filter_map(|choice| character_of(*choice)).collect();
            let first = board.first_by_itself(characters)?;
            offered.into_iter().find(|&choice| character_of(choice) == Some(first))
        }
        _ => None,
    }
}

/// The square that an answer for the enemies names.
fn square_of(choice: Choice) -> Option<Square> {
    match choice {
        Choice::AlienOrder(square)
        | Choice::BlipOrder(square)
        | Choice::Captor(square)
        | Choice::RouteChoice(square)
        | Choice::BlipSquare(square)
        | Choice::ExtraAlienSquare(square) => Some(square),
        _ => None,
    }
}

/// The character that an answer for the enemies names.
fn character_of(choice: Choice) -> Option<Character> {
    match choice {
        Choice::Victim(character) | Choice::StandUpOrder(character) | Choice::ShooterOrder(character) => {
            Some(character)
        }
        _ => None,
    }
}

//! CON-7: resigning. CON-8: the reckoning.

use engine::{Flow, Log, Refused, Roll, Seat, Setup, Standing, Step, rule};

use super::round::Round;
use crate::{Contact, Event, Frame, board::Board, words::Ending};

/// The last rule of the game.
#[engine::frame]
pub struct Reckoning {
    /// Why the game ends.
    pub ending: Ending,
}

/// Chance says who wins a tie.
#[engine::frame]
pub struct LastWord;

impl Step<Contact> for Reckoning {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Contact>) -> Flow<Frame> {
        rule!("CON-8.1");
        board.ending = Some(self.ending);
        board.on_turn = None;
        log.push(Event::Ended { ending: self.ending });
        for seat in board.active().iter() {
            board.crew_mut(seat).points += show_hand(board, seat, log);
        }
        Flow::Become(LastWord.into())
    }
}

impl Roll<Contact> for LastWord {
    type Shown = Seat;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Seat, u32)) {
        board.active().iter().for_each(|seat| may_show(seat, 1));
    }

    fn rolled(self, board: &mut Board, to: Seat, log: &mut Log<'_, Contact>) -> Flow<Frame> {
        rule!("CON-8.2");
        board.last_word = Some(to);
        log.push(Event::LastWordGiven { to });
        Flow::Done
    }
}

/// CON-7: a crew leaves, its cards are laid open, and the turn under way is over.
pub fn resign(board: &mut Board, seat: Seat, log: &mut Log<'_, Contact>) -> Result<Option<Flow<Frame>>, Refused> {
    if !board.active().has(seat) || board.ending.is_some() {
        return Err(Refused::NotAsked);
    }
    rule!("CON-7.1");
    log.push(Event::Resigned { by: seat });
    show_hand(board, seat, log);
    board.crew_mut(seat).has_resigned = true;
    board.stances.given[seat.index()] = None;
    if board.active().len() == 1 {
        rule!("CON-7.3");
        return Ok(Some(Flow::End(Reckoning { ending: Ending::Deserted }.into())));
    }
    if board.round == 0 {
        return Ok(None);
    }
    rule!("CON-7.2");
    let next = board.on_turn.map_or(Seat(0), |on_turn| Seat(on_turn.0 + 1));
    Ok(Some(Flow::Unwind(Round { next }.into())))
}

/// Lays all cards of a hand face up, and says what they are worth.
pub fn show_hand(board: &mut Board, of: Seat, log: &mut Log<'_, Contact>) -> i16 {
    let hand = board.crew(of).hand;
    let mut worth = 0;
    for (signal, cards) in hand.iter() {
        for _ in 0..cards {
            board.discard(of, signal);
            log.push(Event::HandShown { of, signal });
            worth += signal.worth();
        }
    }
    worth
}

/// CON-8.3: those who stayed before those who resigned, then by points; the last word
/// wins a tie, and other ties are shared.
pub fn standings(board: &Board) -> Vec<Standing> {
    let strength = |seat: Seat| {
        let crew = board.crew(seat);
        (!crew.has_resigned, crew.points, board.last_word == Some(seat))
    };
    let mut seats: Vec<Seat> = Seat::all(board.setup.players()).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(strength(seat)));
    let place = |&seat: &Seat| {
        let better = seats.iter().filter(|&&other| strength(other) > strength(seat)).count();
        Standing { seat, rank: better as u8 + 1, score: board.crew(seat).points }
    };
    seats.iter().map(place).collect()
}

//! AGD-4.26: who decides for the squad: the highest-ranked player, or all who are tied by a vote.

use engine::{Log, Question, Seat, Seats, rule};

use crate::{Aliens, Heard, board::Board};

impl Board {
    /// AGD-4.26: who is asked what is the highest-ranked player's to decide. With "joint votes" all
    /// who are tied, until each has voted.
    pub fn deciders(&self) -> Seats {
        let tied = self.tied_for_the_lead();
        if !self.setup.joint_votes || tied.len() < 2 {
            return Seats::one(self.lead_among(tied));
        }
        tied.iter().filter(|seat| self.votes[seat.index()].is_none()).collect()
    }
}

/// AGD-4.26: takes an answer of one who decides, and says what is decided, if all have voted. The
/// majority counts; where votes are equal the lead's own, or else the first of the most wanted.
pub fn decide<Q: Question<Aliens>>(
    question: Q,
    board: &mut Board,
    seat: Seat,
    answer: Q::Answer,
    log: &mut Log<'_, Aliens>,
) -> Option<Q::Answer> {
    let tied = board.tied_for_the_lead();
    if !board.setup.joint_votes || tied.len() < 2 {
        return Some(answer);
    }
    rule!("AGD-4.26");
    let (mut place, mut next) = (None, 0);
    question.answers(board, seat, &mut |offered| {
        if offered == answer {
            place = Some(next);
        }
        next += 1;
    });
    board.votes[seat.index()] = place;
    log.push(Heard::VoteCast { seat });
    if !board.deciders().is_empty() {
        return None;
    }
    let votes = std::mem::take(&mut board.votes);
    let count = |vote: u16| votes.iter().filter(|&&it| it == Some(vote)).count();
    let most = votes.iter().flatten().map(|&vote| count(vote)).max()?;
    let own = votes[board.lead().index()].filter(|&vote| count(vote) == most);
    let decided = own.or_else(|| votes.iter().flatten().copied().find(|&vote| count(vote) == most))?;
    log.push(Heard::VoteDecided {});
    let (mut winner, mut next) = (None, 0);
    question.answers(board, seat, &mut |offered| {
        if next == decided {
            winner = Some(offered);
        }
        next += 1;
    });
    winner
}

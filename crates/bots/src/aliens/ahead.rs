//! Looking ahead: over rolls, and over the questions that belong to what has been begun.

use aliens::{
    Aliens, Frame,
    board::Board,
    rules::{area::BlastRoll, moving::Movement},
    words::Keyword,
};
use engine::{Log, Pending, State};

use super::{
    plan::Plan,
    steps::{self, BestWay},
    threat, worth,
};
use crate::budget::Meter;

/// More outcomes than these are not gone through: cards, and two dice at once.
const MOST_OUTCOMES: usize = 10;

/// Somebody who looks ahead.
pub(super) struct Ahead<'a> {
    /// How the mission is played.
    pub(super) plan: Plan,
    /// How much of the thinking is done.
    pub(super) meter: Meter<'a>,
}

impl Ahead<'_> {
    /// What a table is worth.
    pub(super) fn worth(&mut self, board: &Board) -> f32 {
        self.meter.look();
        worth::worth(board, &self.plan)
    }

    /// The best that can come of a Move.
    pub(super) fn step(&mut self, board: &Board, movement: &Movement) -> BestWay {
        steps::best(board, movement, self)
    }

    /// What is to be expected of a table.
    pub(super) fn prospect(&mut self, state: &State<Aliens>, depth: u8) -> f32 {
        let board = state.board();
        let Some(waiting) = state.under_way().last() else { return self.worth(board) };
        if let Frame::NextStep(next) = waiting {
            return self.step(board, &next.movement).worth;
        }
        if let Frame::BlastRoll(roll) = waiting {
            return self.worth(board) + blast(board, roll);
        }
        if let Frame::CardDraw(_) = waiting {
            return self.worth(board) + worth::DRAWN;
        }
        if depth == 0 || self.meter.is_spent() {
            return self.worth(board);
        }
        match state.pending() {
            Pending::Chance => self.expected(state, depth - 1),
            Pending::Players { .. } if is_detail(waiting) => self.best(state, depth - 1),
            Pending::Players { .. } | Pending::Nobody => self.worth(board),
        }
    }

    /// The mean over all that chance may show.
    fn expected(&mut self, state: &State<Aliens>, depth: u8) -> f32 {
        let mut odds = Vec::new();
        state.odds(&mut odds);
        if odds.len() > MOST_OUTCOMES {
            return self.worth(state.board());
        }
        let total: u32 = odds.iter().map(|(_, ways)| ways).sum();
        let weighed = odds.iter().map(|&(outcome, ways)| {
            let mut after = *state;
            after.resolve_unchecked(outcome, &mut Log::Off);
            self.prospect(&after, depth) * ways as f32
        });
        weighed.sum::<f32>() / total as f32
    }

    /// The best answer of whoever is asked: all play for the squad.
    fn best(&mut self, state: &State<Aliens>, depth: u8) -> f32 {
        let Pending::Players { asked, .. } = state.pending() else { return self.worth(state.board()) };
        let seat = asked.first().expect("somebody is asked");
        let mut choices = Vec::new();
        state.choices(seat, &mut choices);
        let worths = choices.iter().map(|&choice| {
            let mut after = *state;
            after.choose_unchecked(seat, choice, &mut Log::Off);
            self.prospect(&after, depth)
        });
        worths.fold(f32::MIN, f32::max)
    }
}

/// Whether a question belongs to what has been begun, so that its answer is a part of it.
fn is_detail(waiting: &Frame) -> bool {
    matches!(
        waiting,
        Frame::WeaponQuestion(_)
            | Frame::TargetChoice(_)
            | Frame::SpareChoice(_)
            | Frame::Reroll(_)
            | Frame::FullAuto(_)
            | Frame::GrenadeOffer(_)
            | Frame::SealQuestion(_)
            | Frame::Scan(_)
    )
}

/// What an Area attack does before its rolls are made, friend and foe.
fn blast(board: &Board, roll: &BlastRoll) -> f32 {
    debug_assert!(roll.shot.weapon.is(Keyword::Area), "only Area weapons roll for squares");
    let chance = f32::from(roll.shot.hits_up_to(board)) / 10.0;
    let company = threat::Company::of(board);
    let on_square = |square: &aliens::board::BlastSquare| {
        let foe = board.enemies.on(square.square).and_then(|id| board.enemies.get(id));
        let hits = foe.map_or(0.0, |enemy| chance * f32::from(square.rolls) * company.wound(board, enemy));
        let friend = board.character_on(square.square).map_or(0.0, |_| chance * worth::CHARACTER);
        hits - friend
    };
    board.blast.squares.iter().map(on_square).sum()
}

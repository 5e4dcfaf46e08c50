//! Looking ahead: over rolls, and over the questions that belong to what has been begun.

use aliens::{Aliens, Frame, board::Board, rules::area::BlastRoll, words::Keyword};
use engine::{Log, Pending, State};

use super::{plan::Plan, steps, threat, worth};

/// More outcomes than these are not gone through: cards, and two dice at once.
const MOST_OUTCOMES: usize = 10;

/// What is to be expected of a table.
pub(super) fn prospect(state: &State<Aliens>, plan: &Plan, depth: u8) -> f32 {
    let board = state.board();
    let Some(waiting) = state.under_way().last() else { return worth::worth(board, plan) };
    if let Frame::NextStep(next) = waiting {
        return steps::best(board, &next.movement, plan).worth;
    }
    if let Frame::BlastRoll(roll) = waiting {
        return worth::worth(board, plan) + blast(board, roll);
    }
    if let Frame::CardDraw(_) = waiting {
        return worth::worth(board, plan) + worth::DRAWN;
    }
    if depth == 0 {
        return worth::worth(board, plan);
    }
    match state.pending() {
        Pending::Chance => expected(state, plan, depth - 1),
        Pending::Players { .. } if is_detail(waiting) => best(state, plan, depth - 1),
        Pending::Players { .. } | Pending::Nobody => worth::worth(board, plan),
    }
}

/// The mean over all that chance may show.
fn expected(state: &State<Aliens>, plan: &Plan, depth: u8) -> f32 {
    let mut odds = Vec::new();
    state.odds(&mut odds);
    if odds.len() > MOST_OUTCOMES {
        return worth::worth(state.board(), plan);
    }
    let total: u32 = odds.iter().map(|(_, ways)| ways).sum();
    let weighed = odds.iter().map(|&(outcome, ways)| {
        let mut after = *state;
        after.resolve_unchecked(outcome, &mut Log::Off);
        prospect(&after, plan, depth) * ways as f32
    });
    weighed.sum::<f32>() / total as f32
}

/// The best answer of whoever is asked: all play for the squad.
fn best(state: &State<Aliens>, plan: &Plan, depth: u8) -> f32 {
    let Pending::Players { asked, .. } = state.pending() else { return worth::worth(state.board(), plan) };
    let seat = asked.first().expect("somebody is asked");
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    let worths = choices.iter().map(|&choice| {
        let mut after = *state;
        after.choose_unchecked(seat, choice, &mut Log::Off);
        prospect(&after, plan, depth)
    });
    worths.fold(f32::MIN, f32::max)
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

//! The squares that somebody can walk to: a whole Move, in as many answers as the rules ask for.

use aliens::{
    Aliens, Choice, FrameView,
    foresight::{Foresight, Reach},
    ground::Square,
    rules::{actions::ActionAnswer, moving::StepAnswer},
    view::View,
};

use super::{beside, written};
use crate::{boards::Goal, telling::Sheet};

/// AGD-5.5: where a Move can lead from here, the nearest first. Before the Move it is where it may end;
/// in the middle of it also where a step leads on.
pub(super) fn goals(
    view: &View,
    foresight: Option<&Foresight>,
    choices: &[Choice],
    sheet: &Sheet<'_>,
) -> Vec<Goal<Aliens>> {
    let Some(foresight) = foresight else { return Vec::new() };
    let begins = Choice::NextAction(ActionAnswer::Move);
    let is_before = choices.contains(&begins);
    let is_under_way = matches!(view.under_way.last(), Some(FrameView::NextStep(_)));
    if !is_before && !is_under_way {
        return Vec::new();
    }
    let is_goal = |reach: &&Reach| reach.may_stop || is_under_way && reach.cost == 1;
    let goal = |reach: &Reach| {
        let steps = way_to(reach, &foresight.reach).into_iter().map(to);
        Goal {
            name: written(reach.square),
            cost: reach.cost,
            remark: beside::of_goal(view, reach, sheet),
            choices: is_before.then_some(begins).into_iter().chain(steps).collect(),
            // Whoever walks on in the middle of a Move may want to walk on from there as well.
            end: is_before.then_some(Choice::NextStep(StepAnswer::Stop)),
        }
    };
    foresight.reach.iter().filter(is_goal).map(goal).collect()
}

/// The steps to a square, the first one first.
fn way_to(reach: &Reach, all: &[Reach]) -> Vec<Square> {
    let before = reach.via.and_then(|via| all.iter().find(|it| it.square == via));
    let mut way = before.map_or_else(Vec::new, |before| way_to(before, all));
    way.push(reach.square);
    way
}

fn to(square: Square) -> Choice {
    Choice::NextStep(StepAnswer::To { square })
}

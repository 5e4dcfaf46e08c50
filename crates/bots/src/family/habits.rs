//! Answers that need no looking ahead.

use std::cmp::Ordering;

/// The answer that is liked most; none, if there is no habit for the question.
pub(crate) fn most_liked<C: Copy>(choices: &[C], liking: impl Fn(C) -> Option<f32>) -> Option<C> {
    liking(*choices.first()?)?;
    let order = |one: &C, other: &C| liking(*one).partial_cmp(&liking(*other)).unwrap_or(Ordering::Equal);
    choices.iter().copied().max_by(order)
}

/// What is liked, and nothing else.
pub(crate) fn only(is_it: bool) -> Option<f32> {
    Some(f32::from(u8::from(is_it)))
}

//! Tables that could be: what both games do alike when they imagine one from a view, and when they change behind a
//! viewer's back what is hidden from them. The second knows nothing of the first.

mod items;
pub mod scramble;

use engine::{Known, Pile, Seats, Slot, Word};

pub use items::{Carrier, SeenItems, items};

use crate::{Counted, everybody, view::SlotView};

/// An even choice from `0..n`.
pub type Below<'a> = &'a mut dyn FnMut(u32) -> u32;

/// Any one of these, each as likely as there are of it; nothing if there is none.
pub fn pick<T: Copy>(kinds: impl Iterator<Item = (T, u8)> + Clone, below: Below<'_>) -> Option<T> {
    let total: u32 = kinds.clone().map(|(_, n)| u32::from(n)).sum();
    let mut left = if total > 0 { below(total) } else { return None };
    for (kind, n) in kinds {
        match left.checked_sub(n.into()) {
            Some(rest) => left = rest,
            None => return Some(kind),
        }
    }
    None
}

/// Takes any one of a pool that `may` be taken; nothing if there is none.
pub fn draw<P: Counted>(from: &mut P, may: impl Fn(P::Kind) -> bool, below: Below<'_>) -> Option<P::Kind> {
    let kinds: Vec<(P::Kind, u8)> = from.iter().filter(|&(kind, _)| may(kind)).collect();
    let drawn = pick(kinds.into_iter(), below)?;
    from.take(drawn);
    Some(drawn)
}

/// A pile as it is seen; what others have seen is drawn.
pub fn pile<T: Word + Default, const N: usize>(
    view: &[SlotView<T>],
    any: &mut dyn FnMut(&SlotView<T>) -> T,
) -> Pile<T, N> {
    let mut pile = Pile::unseen(0);
    for slot in view {
        pile.put_on_top(match slot.known_by.is_empty() {
            true => Slot::Unseen,
            false => Slot::Seen(Known::to(slot.known_by, slot.card.unwrap_or_else(|| any(slot)))),
        });
    }
    pile
}

/// Something that some have seen, the viewer perhaps among them: `own` are the viewer's seats. What only others have
/// seen is drawn. Whoever only looks on sees what everybody knows.
pub fn known<T>(seen: Option<T>, known_by: Seats, own: Seats, any: impl FnOnce() -> Option<T>) -> Option<Known<T>>
where
    T: Copy,
{
    match seen {
        Some(value) if own.is_empty() => Some(Known::to(everybody(), value)),
        Some(value) => Some(Known::to(known_by, value)),
        None if known_by.is_empty() => None,
        None => any().map(|value| Known::to(known_by, value)),
    }
}

//! What is hidden, and how it could be otherwise.

use engine::{Known, List, Pile, Pool, Seat, Slot, Viewer, Word};

use crate::{
    Frame,
    board::{Board, CARDS, Cards, EnemyId, FaceDown, TrackerSlot},
    rules::{
        events::{self, Moment},
        windows::Reaction,
    },
    words::{BlipValue, Card, CardType, TrackerCard},
};

/// Takes any thing out of a pool of which something is true.
pub(super) fn draw<T: Word, const N: usize>(
    pool: &mut Pool<T, N>,
    is_fit: impl Fn(T) -> bool,
    below: &mut dyn FnMut(u32) -> u32,
) -> T {
    let ways = |pool: &Pool<T, N>| pool.iter().filter(|&(kind, _)| is_fit(kind)).map(|(_, n)| u32::from(n)).sum();
    let mut left = below(ways(pool));
    let drawn = pool.iter().filter(|&(kind, _)| is_fit(kind)).find(|&(_, n)| match left.checked_sub(n.into()) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    });
    let (kind, _) = drawn.expect("there is something to draw");
    pool.take(kind);
    kind
}

/// AGD-6E.18: whether a card can be in a hand, or have come out of one.
pub(super) fn can_be_held(card: Card) -> bool {
    card.card_type() != CardType::Hazard
}

/// Takes a card that somebody has seen: most came out of a hand, but whoever searches the Exhaust
/// pile sees Hazards, too.
pub(super) fn draw_seen(hidden: &mut Cards, below: &mut dyn FnMut(u32) -> u32) -> Card {
    let has_such = hidden.iter().any(|(card, _)| can_be_held(card));
    draw(hidden, |card| !has_such || can_be_held(card), below)
}

/// Changes every Endurance card that a viewer cannot see.
pub(super) fn scramble_cards(
    board: &mut Board,
    viewer: Viewer,
    finder: Option<Seat>,
    below: &mut dyn FnMut(u32) -> u32,
) {
    let hidden_hands: Vec<Seat> = board.seats().filter(|&seat| !board.sees_hand(viewer, seat)).collect();
    let mut hidden: Cards = std::mem::take(&mut board.endurance.unseen);
    hidden.take_all(&mut board.endurance.loose.clone());
    let n_loose = std::mem::take(&mut board.endurance.loose).len();
    let sizes: Vec<u32> = hidden_hands.iter().map(|&seat| board.player(seat).hand.len()).collect();
    for &seat in &hidden_hands {
        hidden.take_all(&mut board.player_mut(seat).hand);
    }
    let endurance = &mut board.endurance;
    for pile in [&endurance.above, &endurance.under, &endurance.exhaust] {
        for slot in pile.slots() {
            if let Slot::Seen(card) = slot
                && card.seen_by(viewer).is_none()
            {
                hidden.add(card.for_rules());
            }
        }
    }

    // What can only be certain cards is drawn first, so that there are enough of them.
    for (&seat, &size) in hidden_hands.iter().zip(&sizes) {
        for _ in 0..size {
            let card = draw(&mut hidden, can_be_held, below);
            board.player_mut(seat).hand.add(card);
        }
    }
    let endurance = &mut board.endurance;
    for pile in [&mut endurance.above, &mut endurance.under, &mut endurance.exhaust] {
        redraw(pile, viewer, &mut hidden, below);
    }
    for _ in 0..n_loose {
        endurance.loose.add(draw(&mut hidden, |_| true, below));
    }
    endurance.unseen = hidden;
    if let Some(seat) = finder.filter(|&seat| hidden_hands.contains(&seat)) {
        board.find = some_of(&board.player(seat).hand, board.find.len(), below);
    }
}

/// Any so many cards of a hand, or all of it.
pub(super) fn some_of(hand: &Cards, n: u32, below: &mut dyn FnMut(u32) -> u32) -> Cards {
    let (mut left, mut found) = (*hand, Cards::new());
    for _ in 0..n.min(hand.len()) {
        found.add(draw(&mut left, |_| true, below));
    }
    found
}

/// Draws the hidden cards of a pile anew.
fn redraw(pile: &mut FaceDown, viewer: Viewer, hidden: &mut Cards, below: &mut dyn FnMut(u32) -> u32) {
    let slots: List<Slot<Card>, CARDS> = pile.slots().iter().copied().collect();
    *pile = Pile::unseen(0);
    for slot in slots.iter() {
        pile.put_on_top(match slot {
            Slot::Seen(card) if card.seen_by(viewer).is_none() => {
                let other = match card.by().is_empty() {
                    true => draw(hidden, |_| true, below),
                    false => draw_seen(hidden, below),
                };
                Slot::Seen(Known::to(card.by(), other))
            }
            Slot::Seen(_) | Slot::Unseen => *slot,
        });
    }
}

/// Changes every Motion Tracker card that somebody else has looked at.
pub(super) fn scramble_tracker(board: &mut Board, viewer: Viewer, below: &mut dyn FnMut(u32) -> u32) {
    let tracker = &mut board.tracker;
    let mut hidden = tracker.unseen;
    let is_hidden = |card: &Known<TrackerCard>| card.seen_by(viewer).is_none();
    for slot in tracker.deck.iter() {
        if let TrackerSlot::Seen(card) = slot
            && is_hidden(card)
        {
            hidden.add(card.for_rules());
        }
    }
    for slot in tracker.deck.iter_mut() {
        if let TrackerSlot::Seen(card) = slot
            && is_hidden(card)
        {
            let level = card.for_rules().print().level;
            let other = draw(&mut hidden, |card: TrackerCard| card.print().level == level, below);
            *card = Known::to(card.by(), other);
        }
    }
    tracker.unseen = hidden;
}

/// AGD-6J.1: changes the value of every blip.
pub(super) fn scramble_blips(board: &mut Board, below: &mut dyn FnMut(u32) -> u32) {
    let blips: Vec<EnemyId> = board.enemies.iter().filter(|(_, enemy)| enemy.is_blip()).map(|(id, _)| id).collect();
    let mut hidden: Pool<BlipValue, 5> = board.blip_pool;
    for &blip in &blips {
        if let Some(enemy) = board.enemies.get(blip) {
            hidden.add(enemy.value.for_rules());
        }
    }
    for blip in blips {
        if let Some(enemy) = board.enemies.get_mut(blip) {
            enemy.value = Known::to_nobody(draw(&mut hidden, |_| true, below));
        }
    }
    board.blip_pool = hidden;
}

/// AGD-4.30: changes what others have answered in an open window to anything that they may answer.
pub(super) fn scramble_reactions(
    board: &mut Board,
    viewer: Viewer,
    under_way: &[Frame],
    below: &mut dyn FnMut(u32) -> u32,
) {
    let Some(Frame::ReactWindow(react)) = under_way.last() else { return };
    for seat in board.seats().filter(|&seat| !viewer.is(seat)) {
        if board.player(seat).reaction.is_none() {
            continue;
        }
        let mut possible = vec![Reaction::Pass];
        let moment = Moment::Window(react.window.moment);
        events::each_play(board, seat, moment, &mut |play| possible.push(Reaction::Play { play }));
        board.player_mut(seat).reaction = Some(possible[below(possible.len() as u32) as usize]);
    }
}

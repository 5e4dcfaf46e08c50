//! A board that would look like a view.

use engine::{Known, List, Pile, Pool, Setup as _, Slot, Word};

use super::hidden::{can_be_held, draw, draw_seen, some_of};
use crate::{
    FrameView, Setup,
    board::{
        Activation, Aside, AsideFrom, Blast, Board, Cards, Enemies, Enemy, EnemyId, FaceDown, Figure, Fittings, Signal,
        TrackerSlot,
    },
    rules::windows::Reaction,
    setup::Carried,
    view::{
        ActivationView, AsideView, CardCount, EnduranceView, EnemyView, FittingsView, PlayerView, SetupView, SlotView,
        TrackerSlotView, TrackerView, View,
    },
    words::{BlipValue, Card, EnemyKind, Knob, TrackerCard},
};

/// A board that `view` could be of.
pub(super) fn board(view: &View, below: &mut dyn FnMut(u32) -> u32) -> Board {
    let mut board = Board::new(setup(&view.setup));
    board.turn = view.turn;
    board.phase = view.phase;
    for (figure, seen) in board.figures.iter_mut().zip(&view.figures) {
        *figure = seen.facts;
    }
    rebuild_cards(&mut board, view, below);
    rebuild_tracker(&mut board, &view.tracker, &view.signal, below);
    rebuild_enemies(&mut board, view, below);
    board.fittings = rebuild_fittings(&view.fittings);
    board.token = view.token;
    board.lead = view.handed_lead;
    board.votes = view.votes;
    board.captives = view.captives.iter().copied().collect();
    board.activation = view.activation.as_ref().map(rebuild_activation);
    board.blip_speed = view.blip_speed;
    board.is_disturbed = view.is_disturbed;
    board.blast = Blast { squares: view.blast.iter().copied().collect() };
    board.signal = view.signal;
    board.attacker = view.attacker.map(EnemyId::from_number);
    board.attacker_movement = view.attacker_movement;
    board.defence = view.defence;
    board.bereaved = view.bereaved;
    board.events_under_way = view.events_under_way;
    board.removed = pool(&view.removed);
    board.returned = pool(&view.returned);
    board.crates_opened = view.crates_opened;
    board.starters = view.starters;
    board.ending = view.ending;
    board
}

fn pool(counts: &[CardCount]) -> Cards {
    let mut cards = Cards::new();
    counts.iter().for_each(|it| (0..it.count).for_each(|_| cards.add(it.card)));
    cards
}

fn setup(view: &SetupView) -> Setup {
    let SetupView { players, options, in_campaign, fates, captives, facehuggers, removed } = view;
    let setup = Setup::read(*players, options.iter().copied()).expect("the view is of a table that was set up");
    let carried = Carried {
        in_campaign: *in_campaign,
        fates: *fates,
        captives: captives.iter().copied().collect(),
        facehuggers: *facehuggers,
        removed: pool(removed),
    };
    Setup { carried, ..setup }
}

/// Hands and piles: what is seen lies where it is seen, all else is drawn from the rest.
fn rebuild_cards(board: &mut Board, view: &View, below: &mut dyn FnMut(u32) -> u32) {
    let EnduranceView { above, under, exhaust, discard, aside, loose } = &view.endurance;
    let mut hidden = Card::deck(&board.setup.carried.removed);
    let in_piles = above.iter().chain(under).chain(exhaust).filter_map(|slot| slot.card);
    in_piles.for_each(|card| hidden.take(card));
    pool(&view.removed).iter().for_each(|(card, count)| (0..count).for_each(|_| hidden.take(card)));
    board.endurance.discard = pool(discard);
    discard.iter().for_each(|it| (0..it.count).for_each(|_| hidden.take(it.card)));
    board.endurance.aside = aside.iter().map(rebuild_aside).collect();
    board.endurance.aside.iter().for_each(|aside| hidden.take(aside.card));
    board.figures.iter().flat_map(Figure::equipped).for_each(|card| hidden.take(card));
    for player in &view.players {
        let hand = pool(player.hand.as_deref().unwrap_or_default());
        hand.iter().for_each(|(card, count)| (0..count).for_each(|_| hidden.take(card)));
        board.player_mut(player.seat).hand = hand;
        board.player_mut(player.seat).tunnel = player.tunnel;
        board.player_mut(player.seat).reaction = rebuild_reaction(view, player);
    }

    for player in view.players.iter().filter(|player| player.hand.is_none()) {
        for _ in 0..player.cards {
            let card = draw(&mut hidden, can_be_held, below);
            board.player_mut(player.seat).hand.add(card);
        }
    }
    let mut piles = [above, under, exhaust].map(|slots| rebuild_pile(slots, &mut hidden, below));
    (0..*loose).for_each(|_| board.endurance.loose.add(draw(&mut hidden, |_| true, below)));
    board.endurance.exhaust = std::mem::replace(&mut piles[2], Pile::unseen(0));
    board.endurance.under = std::mem::replace(&mut piles[1], Pile::unseen(0));
    board.endurance.above = std::mem::replace(&mut piles[0], Pile::unseen(0));
    board.endurance.unseen = hidden;

    let under_way: Vec<crate::Frame> = view.under_way.iter().map(crate::Frame::imagined).collect();
    if let Some(seat) = super::finder(&under_way) {
        let hand = board.player(seat).hand;
        board.find = match &view.find {
            Some(find) => pool(find),
            None => some_of(&hand, hand.len(), below),
        };
    }
}

/// AGD-4.30: an answer that is not seen is a pass, until it is imagined.
fn rebuild_reaction(view: &View, player: &PlayerView) -> Option<Reaction> {
    let is_window = matches!(view.under_way.last(), Some(FrameView::ReactWindow(_)));
    let has_answered = is_window && player.cards > 0 && !view.asked.has(player.seat);
    has_answered.then(|| player.reaction.unwrap_or(Reaction::Pass))
}

fn rebuild_aside(view: &AsideView) -> Aside {
    match *view {
        AsideView::Deck { card } => Aside { card, from: AsideFrom::Deck },
        AsideView::Exhaust { card } => Aside { card, from: AsideFrom::Exhaust },
        AsideView::Hand { card } => Aside { card, from: AsideFrom::Hand },
    }
}

fn rebuild_pile(slots: &[SlotView], hidden: &mut Cards, below: &mut dyn FnMut(u32) -> u32) -> FaceDown {
    let mut pile = Pile::unseen(0);
    for &SlotView { known_by, card, is_settled } in slots {
        pile.put_on_top(match card {
            None if !is_settled => Slot::Unseen,
            None if known_by.is_empty() => Slot::Seen(Known::to_nobody(draw(hidden, |_| true, below))),
            Some(card) => Slot::Seen(Known::to(known_by, card)),
            None => Slot::Seen(Known::to(known_by, draw_seen(hidden, below))),
        });
    }
    pile
}

fn rebuild_tracker(board: &mut Board, view: &TrackerView, signal: &Signal, below: &mut dyn FnMut(u32) -> u32) {
    let TrackerView { deck, in_play, discard } = view;
    let tracker = &mut board.tracker;
    let mut hidden: Pool<TrackerCard, 42> = Pool::of(|card| u8::from(in_play.contains(&card)));
    tracker.in_play = hidden;
    tracker.discard = Pool::of(|card| u8::from(discard.contains(&card)));
    let seen = deck.iter().filter_map(|slot| slot.card);
    discard.iter().copied().chain(seen).chain(signal.card).for_each(|card| hidden.take(card));
    tracker.deck = List::new();
    for &TrackerSlotView { level, known_by, card } in deck {
        tracker.deck.push(match (card, level) {
            (Some(card), _) => TrackerSlot::Seen(Known::to(known_by, card)),
            (None, None) => TrackerSlot::Mixed,
            (None, Some(level)) if known_by.is_empty() => TrackerSlot::Unseen(level),
            (None, Some(level)) => {
                let card = draw(&mut hidden, |card: TrackerCard| card.print().level == level, below);
                TrackerSlot::Seen(Known::to(known_by, card))
            }
        });
    }
    tracker.unseen = hidden;
}

fn rebuild_enemies(board: &mut Board, view: &View, below: &mut dyn FnMut(u32) -> u32) {
    let difficulty = board.setup.difficulty(Knob::BlipValues);
    let mut hidden: Pool<BlipValue, 5> = Pool::of(|value: BlipValue| value.tokens(difficulty));
    let mut rebuild = |view: &EnemyView| {
        let EnemyView { number, kind, square, tokens, arrival, is_due, is_held, is_of_this_card, is_to_move, follows } =
            *view;
        let value = match kind {
            EnemyKind::Blip => draw(&mut hidden, |_| true, below),
            EnemyKind::Alien | EnemyKind::Facehugger => BlipValue::One,
        };
        let value = Known::to_nobody(value);
        let enemy =
            Enemy { kind, square, tokens, value, arrival, is_due, is_held, is_of_this_card, is_to_move, follows };
        (EnemyId::from_number(number), enemy)
    };
    board.enemies = Enemies::laid_out(view.arrivals, view.enemies.iter().map(&mut rebuild));
    board.blip_pool = hidden;
}

fn rebuild_fittings(view: &FittingsView) -> Fittings {
    let FittingsView {
        barricaded,
        barricaded_points,
        barricaded_tunnels,
        tunnels,
        guns,
        crates,
        mission_blips,
        mission_faces,
        open_exit,
    } = view;
    let mut placed = [None; 2];
    for gun in guns {
        placed[gun.gun.index()] = Some(gun.facts);
    }
    let mut faces = Pool::new();
    mission_faces.iter().for_each(|&face| faces.add(face));
    Fittings {
        barricaded: barricaded.iter().copied().collect(),
        barricaded_points: *barricaded_points,
        barricaded_tunnels: *barricaded_tunnels,
        tunnels: tunnels.iter().copied().collect(),
        guns: placed,
        crates: *crates,
        mission_blips: *mission_blips,
        mission_faces: faces,
        open_exit: *open_exit,
    }
}

fn rebuild_activation(view: &ActivationView) -> Activation {
    let ActivationView { character, seat, actions, used, is_over } = view;
    let mut activation =
        Activation { character: *character, seat: *seat, actions: *actions, used: 0, is_over: *is_over };
    used.iter().for_each(|&free| activation.note(free));
    activation
}

//! Tables that could be: imagined from a view, or scrambled behind a viewer's back. And
//! the audit, which holds for all of them.

use engine::{Known, Lawful, List, Memory, Pile, Pool, Seat, Seen, Slot, State, Viewer, Word};

use crate::{
    Contact, CrewView, Frame, SlotView, View,
    board::{Board, CARDS, Crew, MOST_IN_HAND, Signals},
    rules::find::Find,
    words::{Signal, Stance},
};

impl Lawful for Contact {
    fn audit(state: &State<Self>) -> Result<(), String> {
        let board = state.board();
        for &signal in Signal::ALL {
            let in_hands: u8 = board.crews.iter().map(|crew| crew.hand.count(signal)).sum();
            let is_it = |slot: &&Slot<Signal>| matches!(slot, Slot::Seen(card) if card.for_rules() == signal);
            let known = board.pile.slots().iter().filter(is_it).count();
            let discarded = board.discards.iter().filter(|&&card| card == signal).count();
            let found = usize::from(in_hands + board.unseen.count(signal)) + known + discarded;
            if found != signal.cards().into() {
                return Err(format!("{found} cards say {signal:?}"));
            }
        }
        let unseen = board.pile.slots().iter().filter(|&&slot| slot == Slot::Unseen).count();
        if unseen != board.unseen.len() as usize {
            return Err(format!("{unseen} cards of the pile are unseen, {} may be", board.unseen.len()));
        }
        match board.crews.iter().any(|crew| crew.hand.len() > MOST_IN_HAND) {
            true => Err("a hand is too large".to_owned()),
            false => Ok(()),
        }
    }

    fn imagine(view: &View, below: &mut dyn FnMut(u32) -> u32) -> State<Self> {
        let mut hidden = hidden_cards(view);
        let mut board = Board::new(view.setup);
        board.round = view.round;
        board.on_turn = view.on_turn;
        board.discards = view.discards.iter().copied().collect();
        board.ending = view.ending;
        board.last_word = view.last_word;
        board.crews = view.crews.iter().map(|crew| imagined_crew(crew, &mut hidden, below)).collect();
        board.pile = Pile::unseen(0);
        for SlotView { known_by, signal } in &view.pile {
            board.pile.put_on_top(match known_by.is_empty() {
                true => Slot::Unseen,
                false => Slot::Seen(Known::to(*known_by, signal.unwrap_or_else(|| draw(&mut hidden, below)))),
            });
        }
        board.unseen = hidden;
        board.stances.are_shown = view.stances_are_shown;
        for seat in view.decided.iter() {
            let stance = view.stances[seat.index()].unwrap_or_else(|| any_stance(below));
            board.stances.given[seat.index()] = Some(stance);
        }

        let mut frames: Vec<Frame> = view.under_way.iter().map(Frame::imagined).collect();
        if view.is_secret && !view.asked.iter().any(|seat| view.own.has(seat)) {
            let by = view.asked.first().expect("a secret question is asked of somebody");
            frames.push(Find { by, signal: Signal::default() }.into());
        }
        let is_own = |seat| view.own.has(seat);
        frames.iter_mut().for_each(|frame| choose_hidden_card(frame, &board, &is_own, below));
        State::left_at(board, frames)
    }

    fn scramble(state: &State<Self>, viewer: Viewer, below: &mut dyn FnMut(u32) -> u32) -> State<Self> {
        let mut board = *state.board();
        let sees = |seat: Seat| viewer.is(seat);
        let is_hidden = |card: &Known<Signal>| card.seen_by(viewer).is_none();

        let mut hidden = board.unseen;
        for seat in Seat::all(board.setup.players).filter(|&seat| !sees(seat)) {
            let mut hand = board.crew(seat).hand;
            hidden.take_all(&mut hand);
        }
        for slot in board.pile.slots() {
            if let Slot::Seen(card) = slot
                && is_hidden(card)
            {
                hidden.add(card.for_rules());
            }
        }

        for seat in Seat::all(board.setup.players).filter(|&seat| !sees(seat)) {
            let crew = board.crew_mut(seat);
            crew.hand = (0..crew.hand.len()).fold(Signals::new(), |mut hand, _| {
                hand.add(draw(&mut hidden, below));
                hand
            });
            let mut memory = Memory::new();
            for &Seen { what, value: _, round } in crew.memory.seen() {
                memory.remember(what, any_signal(below), round);
            }
            crew.memory = memory;
            let stance = &mut board.stances.given[seat.index()];
            if !board.stances.are_shown && stance.is_some() {
                *stance = Some(any_stance(below));
            }
        }
        let slots: List<Slot<Signal>, CARDS> = board.pile.slots().iter().copied().collect();
        board.pile = Pile::unseen(0);
        for slot in slots.iter() {
            board.pile.put_on_top(match slot {
                Slot::Seen(card) if is_hidden(card) => Slot::Seen(Known::to(card.by(), draw(&mut hidden, below))),
                Slot::Seen(card) => Slot::Seen(*card),
                Slot::Unseen => Slot::Unseen,
            });
        }
        board.unseen = hidden;
        let mut frames = state.under_way().to_vec();
        frames.iter_mut().for_each(|frame| choose_hidden_card(frame, &board, &sees, below));
        State::left_at(board, frames)
    }
}

/// All cards that the viewer cannot see.
fn hidden_cards(view: &View) -> Signals {
    let mut hidden: Signals = Pool::of(Signal::cards);
    let in_hands = view.crews.iter().filter_map(|crew| crew.hand.as_ref()).flatten();
    let in_pile = view.pile.iter().filter_map(|slot| slot.signal.as_ref());
    in_hands.chain(in_pile).chain(&view.discards).for_each(|&signal| hidden.take(signal));
    hidden
}

fn imagined_crew(view: &CrewView, hidden: &mut Signals, below: &mut dyn FnMut(u32) -> u32) -> Crew {
    let CrewView { cards, hand, points, jammers, has_resigned, memory } = view;
    let mut crew = Crew { points: *points, jammers: *jammers, has_resigned: *has_resigned, ..Crew::default() };
    match hand {
        Some(hand) => hand.iter().for_each(|&signal| crew.hand.add(signal)),
        None => (0..*cards).for_each(|_| crew.hand.add(draw(hidden, below))),
    }
    for seen in memory.iter().flatten() {
        crew.memory.remember(seen.place, seen.signal, seen.round);
    }
    crew
}

/// A frame that holds a card of a hidden hand holds one that is in that hand.
fn choose_hidden_card(
    frame: &mut Frame,
    board: &Board,
    sees: &dyn Fn(Seat) -> bool,
    below: &mut dyn FnMut(u32) -> u32,
) {
    let (of, signal) = match frame {
        Frame::Gift(gift) => (gift.from, &mut gift.signal),
        Frame::Find(find) => (find.by, &mut find.signal),
        Frame::Round(_) | Frame::Spoils(_) | Frame::Reckoning(_) => return,
        Frame::StanceTaking(_) | Frame::Turn(_) | Frame::PutBack(_) => return,
        Frame::Dealing(_) | Frame::Draw(_) | Frame::Glance(_) | Frame::Fight(_) | Frame::LastWord(_) => return,
    };
    if !sees(of) {
        let mut hand = board.crew(of).hand;
        *signal = draw(&mut hand, below);
    }
}

/// Takes any card.
fn draw(from: &mut Signals, below: &mut dyn FnMut(u32) -> u32) -> Signal {
    let mut left = below(from.len());
    let drawn = from.iter().find(|&(_, cards)| match left.checked_sub(cards.into()) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    });
    let (signal, _) = drawn.expect("there is a card to draw");
    from.take(signal);
    signal
}

fn any_signal(below: &mut dyn FnMut(u32) -> u32) -> Signal {
    Signal::ALL[below(Signal::ALL.len() as u32) as usize]
}

fn any_stance(below: &mut dyn FnMut(u32) -> u32) -> Stance {
    Stance::ALL[below(Stance::ALL.len() as u32) as usize]
}

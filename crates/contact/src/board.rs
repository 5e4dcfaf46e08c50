//! The facts on the table, and the verbs that never ask.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Known, List, Memory, Pile, Pool, Seat, Seats, Setup, Slot, Viewer};

use crate::{
    ContactSetup,
    words::{Ending, Place, Signal, Stance},
};

/// CON-1.4: how many cards there are.
pub const CARDS: usize = 12;

/// CON-4.2: how many cards a crew may hold.
pub const MOST_IN_HAND: u32 = 4;

/// Signals of which nobody knows the order.
pub type Signals = Pool<Signal, 3>;

/// All facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Board {
    /// What was settled before the start.
    pub setup: ContactSetup,
    /// The round, from 1; 0 while the cards are dealt.
    pub round: u16,
    /// Whose turn it is, if it is anybody's.
    pub on_turn: Option<Seat>,
    /// The crews, by seat.
    pub crews: List<Crew, 4>,
    /// What the unseen cards of the pile are.
    pub unseen: Signals,
    /// The pile.
    pub pile: Pile<Signal, CARDS>,
    /// The discards, face up.
    pub discards: List<Signal, CARDS>,
    /// The scratch place of the question for stances.
    pub stances: Stances,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// CON-8.2: who wins a tie.
    pub last_word: Option<Seat>,
}

/// One crew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Crew {
    /// Its cards.
    pub hand: Signals,
    /// Its points.
    pub points: i16,
    /// The jammers it has left.
    pub jammers: u8,
    /// Whether it has resigned.
    pub has_resigned: bool,
    /// What it saw at the two ends of the pile.
    pub memory: Memory<Place, Signal, 2>,
}

/// The stances of this round, kept here until all are given and shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Stances {
    /// By seat.
    pub given: [Option<Stance>; 4],
    /// Whether everybody has seen them.
    pub are_shown: bool,
}

impl Board {
    /// The table before the cards are dealt.
    pub fn new(setup: ContactSetup) -> Self {
        let crew = Crew { jammers: setup.jammers_each(), ..Crew::default() };
        Board {
            setup,
            round: 0,
            on_turn: None,
            crews: Seat::all(setup.players()).map(|_| crew).collect(),
            unseen: Pool::of(Signal::cards),
            pile: Pile::unseen(CARDS),
            discards: List::new(),
            stances: Stances::default(),
            ending: None,
            last_word: None,
        }
    }

    /// The crew of a seat.
    pub fn crew(&self, seat: Seat) -> &Crew {
        &self.crews[seat.index()]
    }

    /// The crew of a seat, to be changed.
    pub fn crew_mut(&mut self, seat: Seat) -> &mut Crew {
        &mut self.crews[seat.index()]
    }

    /// The seats that still play.
    pub fn active(&self) -> Seats {
        Seat::all(self.setup.players()).filter(|&seat| !self.crew(seat).has_resigned).collect()
    }

    /// The next seat that still plays, round the table; the same if no other does.
    pub fn next_active(&self, seat: Seat) -> Seat {
        let active = self.active();
        let after = active.iter().find(|&other| other > seat);
        after.or(active.first()).unwrap_or(seat)
    }

    /// Who has still to take a stance.
    pub fn undecided(&self) -> Seats {
        self.active().iter().filter(|seat| self.stances.given[seat.index()].is_none()).collect()
    }

    /// What `seat` knows of the top card of the pile.
    pub fn top_known_to(&self, seat: Seat) -> Option<Signal> {
        match self.pile.slots().last()? {
            Slot::Unseen => None,
            Slot::Seen(card) => card.seen_by(Viewer::seat(seat)),
        }
    }

    /// Takes the top card, which somebody has seen, into a hand.
    pub fn draw_seen(&mut self, seat: Seat) -> Signal {
        let Some(Slot::Seen(card)) = self.pile.take_top() else { panic!("the top card has been settled") };
        self.crew_mut(seat).hand.add(card.for_rules());
        card.for_rules()
    }

    /// Lays a card from a hand face up.
    pub fn discard(&mut self, seat: Seat, signal: Signal) {
        self.crew_mut(seat).hand.take(signal);
        self.discards.push(signal);
    }

    /// Puts the discards back and shuffles: nobody knows any card of the pile any more.
    pub fn shuffle_all(&mut self) {
        let everybody = Seats::all(self.setup.players());
        while let Some(signal) = self.discards.pop() {
            self.pile.put_at_bottom(Slot::Seen(Known::to(everybody, signal)));
        }
        self.pile.shuffle(&mut self.unseen);
    }
}

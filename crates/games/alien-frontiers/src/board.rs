//! The table and all that is on it. Verbs here change facts; they never ask.

mod fleet;
mod orbit;
mod planet;
mod supply;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Pool, Seat, Setup as _, rule};

pub use fleet::{Berth, Fleet, Ship, ShipNumber, ShipSet};
pub use orbit::Orbit;
pub use planet::Colonies;
pub use supply::{Cards, Tokens};

use crate::{
    Setup,
    words::{Ending, Technology, Territory},
};

/// A set of technology cards of which only the kinds matter: a pile, face up or down.
pub type Deck = Pool<Technology, 12>;

/// All the facts. AF-22.10: there is room for no more ships, cards and fields than exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Board {
    pub setup: Setup,
    /// AF-3.14
    pub first: Seat,
    /// From 1; 0 while the table is being set up.
    pub round: u16,
    pub this_turn: ThisTurn,
    pub players: [Player; 4],
    pub stock: Tokens,
    /// The three places for displayed cards.
    pub display: [Option<Technology>; 3],
    /// What nobody has seen. It has no order: drawing is a roll.
    pub draw_pile: Deck,
    pub discard_pile: Deck,
    /// AF-19.1: the territory that each field is on, in the order of `Field`; none while it is
    /// in the supply.
    pub fields: [Option<Territory>; 3],
    pub ending: Option<Ending>,
}

/// What belongs to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Player {
    pub fleet: Fleet,
    pub tokens: Tokens,
    pub cards: Cards,
    /// AF-2.10: the circle of the colony on the Hub track; 0 without one.
    pub hub_circle: u8,
    pub colonies: Colonies,
    /// AF-30.13
    pub has_resigned: bool,
}

/// AF-4.9: whose turn it is, and what only lasts for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct ThisTurn {
    pub seat: Seat,
    /// Cards whose fuel power was used. AF-20.16: a note by kind comes to the same as one by card.
    pub used: Cards,
    /// AF-20.17: whether a discard power was used; a card lost in another way is not noted.
    pub discard_used: bool,
    /// Dockings at the Hub; not lowered when a ship leaves.
    pub hub_docked: u8,
    pub asimov_used: bool,
    pub mine_docked: bool,
    /// The territory whose bonus is borrowed with the Data Crystal.
    pub borrowed: Option<Territory>,
    /// AF-7.12: a surplus advance that the very next launch may use.
    pub hub_excess: bool,
}

impl Board {
    /// The table before the first card is dealt. AF-3.1, AF-3.3: no colony is on it, so that
    /// nobody has a point and nothing is controlled. AF-3.4: the stocks are full. AF-3.6: no
    /// field is on a territory.
    pub fn new(setup: Setup) -> Board {
        rule!("AF-3.4");
        rule!("AF-3.6");
        rule!("AF-22.4");
        let player = Player {
            fleet: Fleet::at_the_start(),
            tokens: Tokens::default(),
            cards: Cards::default(),
            hub_circle: 0,
            colonies: Colonies::default(),
            has_resigned: false,
        };
        Board {
            setup,
            first: Seat(0),
            round: 0,
            this_turn: ThisTurn::default(),
            players: [player; 4],
            stock: Tokens { fuel: 30, ore: 20 },
            display: [None; 3],
            draw_pile: Deck::of(|kind| kind.print().copies),
            discard_pile: Deck::new(),
            fields: [None; 3],
            ending: None,
        }
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 3]
    }

    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 3]
    }

    /// Everybody at the table.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setup.players())
    }

    /// Everybody but `seat`.
    #[inline]
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.seats().filter(move |&it| it != seat)
    }

    /// The seat to the left of `seat`.
    pub fn next(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.setup.players())
    }

    /// How many still play.
    pub fn n_playing(&self) -> usize {
        self.seats().filter(|&seat| !self.player(seat).has_resigned).count()
    }

    /// AF-0.7: colonies of the allotment that are on no territory, the one in the Hub included.
    #[inline]
    pub fn unplaced(&self, seat: Seat) -> u8 {
        self.setup.allotment() - self.player(seat).colonies.total()
    }

    /// AF-0.7: unplaced colonies that are not in the Hub.
    #[inline]
    pub fn free_colonies(&self, seat: Seat) -> u8 {
        self.unplaced(seat) - (self.player(seat).hub_circle > 0) as u8
    }
}

//! AF-16, AF-17, AF-23: colonies, who controls what, who has which bonus, and the score.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Seat, Word, rule};

use crate::{
    board::Board,
    words::{Field, Technology, Territory},
};

/// A player's colonies on each territory, in the order of `Territory`. AF-16.2: they are
/// added, moved and swapped; none is ever taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Colonies([u8; 8]);

impl Colonies {
    #[inline]
    pub fn on(self, territory: Territory) -> u8 {
        self.0[territory as usize]
    }

    #[inline]
    pub fn on_mut(&mut self, territory: Territory) -> &mut u8 {
        &mut self.0[territory as usize]
    }

    /// How many there are on all territories.
    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }
}

impl Board {
    /// AF-16.4, AF-16.5: who has strictly more colonies there than every other player. AF-16.6:
    /// worked out from the colonies whenever it is asked for.
    #[inline]
    pub fn controller(&self, territory: Territory) -> Option<Seat> {
        let count = |seat: usize| self.players[seat].colonies.on(territory);
        let most = count(0).max(count(1)).max(count(2)).max(count(3));
        let mut controller = None;
        let mut n_with_most = 0;
        for seat in 0..4 {
            if count(seat) == most {
                n_with_most += 1;
                controller = Some(Seat(seat as u8));
            }
        }
        if most == 0 || n_with_most > 1 {
            rule!("AF-16.5");
            return None;
        }
        rule!("AF-16.4");
        controller
    }

    #[inline]
    pub fn controls(&self, seat: Seat, territory: Territory) -> bool {
        let own = self.player(seat).colonies.on(territory);
        own > 0 && self.opponents(seat).all(|it| self.player(it).colonies.on(territory) < own)
    }

    /// AF-17.1: a bonus is had by control or by a loan, and by nobody under the Isolation Field,
    /// which prevails over the card (AF-19.2); when it leaves, the bonus is back (AF-19.10).
    /// AF-21.51: a loan serves whatever asks from then on. AF-21.6: control and scores do not ask.
    ///
    /// Each bonus is asked for by itself, so that all apply (AF-17.2), at the moment when it
    /// matters, so that it applies unasked (AF-17.3) and not to what was done before (AF-17.13),
    /// and only for the player on turn (AF-17.14). AF-17.16: control and a loan together are one.
    #[inline]
    pub fn has_bonus(&self, seat: Seat, territory: Territory) -> bool {
        if self.field_is_on(Field::Isolation, territory) {
            rule!("AF-16.10");
            return false;
        }
        rule!("AF-17.1");
        self.controls(seat, territory) || (self.this_turn.borrowed == Some(territory) && self.this_turn.seat == seat)
    }

    #[inline]
    pub fn field_is_on(&self, field: Field, territory: Territory) -> bool {
        self.fields[field as usize] == Some(territory)
    }

    /// All players' colonies on a territory.
    #[inline]
    pub fn colonies_on(&self, territory: Territory) -> u8 {
        self.players.iter().map(|player| player.colonies.on(territory)).sum()
    }

    /// AF-1.2: points come from nothing else. AF-7.14: a colony in the Hub is on no territory.
    /// AF-23.4: a snapshot, from the board and the cards as they are. AF-19.8: the point of the
    /// Positron Field is its controller's, or nobody's. AF-23.11: 19 points are the most.
    pub fn score(&self, seat: Seat) -> u8 {
        rule!("AF-23.4");
        let controlled = Territory::ALL.iter().filter(|&&territory| self.controls(seat, territory));
        rule!("AF-21.1");
        rule!("AF-19.8");
        let positron = self.fields[Field::Positron as usize];
        let cards = self.player(seat).cards;
        self.player(seat).colonies.total()
            + controlled.count() as u8
            + cards.has(Technology::AlienCity) as u8
            + cards.has(Technology::AlienMonument) as u8
            + positron.is_some_and(|territory| self.controls(seat, territory)) as u8
    }
}

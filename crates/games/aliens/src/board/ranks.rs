//! AGD-4.26: who decides for the squad, and whose hero is whose.

use engine::{Seat, Seats, Word, rule};

use super::{Board, Characters, Figure};
use crate::words::{Character, Condition, Statistic};

impl Board {
    /// AGD-4.26: the highest-ranked player. Of several who are tied, whoever was handed the
    /// lead, or else the first by seat.
    pub fn lead(&self) -> Seat {
        self.lead_among(self.tied_for_the_lead())
    }

    /// AGD-4.26: the highest-ranked player, where it is known who are tied.
    pub fn lead_among(&self, tied: Seats) -> Seat {
        let handed = self.lead.filter(|seat| tied.has(*seat));
        handed.or(tied.first()).unwrap_or_else(|| self.lead_without_marines())
    }

    /// AGD-4.26: the players of the highest-ranked Marine heroes on the board.
    pub fn tied_for_the_lead(&self) -> Seats {
        let (mut highest, mut tied) = (None, Seats::NONE);
        for (&character, figure) in Character::ALL.iter().zip(&self.figures) {
            // While the table is set up no hero is on the board yet.
            let is_there = figure.is_on_board() || self.turn == 0;
            let (Some(seat), Some(rank), true) = (figure.owner, character.rank(), is_there) else { continue };
            if highest.is_none_or(|highest| rank > highest) {
                (highest, tied) = (Some(rank), Seats::NONE);
            }
            if highest == Some(rank) {
                tied = tied.with(seat);
            }
        }
        tied
    }

    fn lead_without_marines(&self) -> Seat {
        rule!("AGD-4.26");
        let has_left = |figure: &Figure| figure.owner.is_some() && figure.condition == Condition::Left;
        let ranked = self.those(has_left).iter().filter_map(|hero| Some((hero.rank()?, self.figure(hero).owner?)));
        let highest = ranked.min_by_key(|&(rank, seat)| (std::cmp::Reverse(rank), seat));
        highest.map_or(self.token, |(_, seat)| seat)
    }

    /// The heroes of a player that are on the board.
    #[inline]
    pub fn heroes_of(&self, seat: Seat) -> Characters {
        self.those(|figure| figure.owner == Some(seat) && figure.is_on_board())
    }

    /// Whether a player has a hero, on the board or gone by an exit.
    pub fn has_hero(&self, seat: Seat) -> bool {
        self.figures.iter().any(|figure| figure.owner == Some(seat))
    }

    /// AGD-6I.17: the grunts on the board that a player without a hero may take. Newt only when
    /// she is the last.
    pub fn free_grunts(&self) -> Characters {
        let grunts = self.those(|figure| figure.owner.is_none() && figure.is_on_board());
        let others = grunts.without(Character::Newt);
        if others.is_empty() { grunts } else { others }
    }

    /// AGD-6I.21: players without a hero and with no grunt to take.
    pub fn is_eliminated(&self, seat: Seat) -> bool {
        !self.has_hero(seat) && self.free_grunts().is_empty()
    }

    /// AGD-6E.24, AGD-4.6: who decides for a character: its player, or the active player, or the
    /// highest-ranked player for a grunt that is not being activated.
    pub fn player_of(&self, character: Character) -> Seat {
        if let Some(activation) = self.activation
            && activation.character == character
        {
            return activation.seat;
        }
        self.figure(character).owner.unwrap_or_else(|| self.lead())
    }

    /// AGD-6F.1: a value on the side of the card that is up.
    #[inline]
    pub fn statistic(&self, character: Character, statistic: Statistic) -> u8 {
        character.value(self.figure(character).side(), statistic)
    }

    /// AGD-6G.14: who comes first by itself among characters: standing before knocked down, then
    /// the highest Defence, then in the order of the cards.
    pub fn first_by_itself(&self, characters: Characters) -> Option<Character> {
        let key = |character: &Character| {
            let figure = self.figure(*character);
            let defence = self.statistic(*character, Statistic::Defence);
            (figure.is_knocked_down(), u8::MAX - defence, character.index())
        };
        characters.iter().min_by_key(key)
    }
}

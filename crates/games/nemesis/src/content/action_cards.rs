//! NEM-32: the decks, ten action cards for each character. What is printed on a card stands with what it does, in
//! `rules/cards`.

use crate::{
    rules::cards::{captain, mechanic, pilot, scientist, scout, soldier},
    words::{ActionCard, Character},
};

impl Character {
    /// NEM-32.35: the ten cards of a character: the five that all have, and five of its own.
    pub const fn deck(self) -> [ActionCard; 10] {
        let [first, second, third, fourth, fifth] = self.own_cards();
        let (search, rest) = (ActionCard::Search, ActionCard::Rest);
        [search, search, rest, ActionCard::Demolition, ActionCard::Interruption, first, second, third, fourth, fifth]
    }

    /// How many copies of a card are in the deck of a character.
    pub fn copies(self, card: ActionCard) -> u8 {
        self.deck().iter().filter(|&&it| it == card).count() as u8
    }

    /// The five cards that not everybody has.
    pub const fn own_cards(self) -> [ActionCard; 5] {
        match self {
            Character::Captain => captain::CARDS,
            Character::Pilot => pilot::CARDS,
            Character::Mechanic => mechanic::CARDS,
            Character::Soldier => soldier::CARDS,
            Character::Scout => scout::CARDS,
            Character::Scientist => scientist::CARDS,
        }
    }
}

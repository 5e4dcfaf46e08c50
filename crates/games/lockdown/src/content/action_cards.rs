//! LOC-38, LOC-25.43, LOC-50.2: the decks, ten action cards for each character. What is printed on a card stands with what
//! it does, in `rules/cards`.

use crate::{
    rules::cards::{
        captain, hacker, janitor, lab_rat, mechanic, pilot, scientist, scout, sentry, soldier, survivor, xenobiologist,
    },
    words::{ActionCard, Character},
};

impl Character {
    /// LOC-38.1: the ten cards of a character: the five that all have, and five of its own.
    pub const fn deck(self) -> [ActionCard; 10] {
        let (search, rest) = (ActionCard::Search, self.rest());
        let [first, second, third, fourth, fifth] = self.own_cards();
        [search, search, rest, ActionCard::Interruption, ActionCard::Demolition, first, second, third, fourth, fifth]
    }

    /// How many copies of a card are in the deck of a character.
    pub fn copies(self, card: ActionCard) -> u8 {
        self.deck().iter().filter(|&&it| it == card).count() as u8
    }

    /// The card by which a character scans what it has in hand: LOC-38.65 instead of LOC-38.11.
    const fn rest(self) -> ActionCard {
        match self {
            Character::Xenobiologist => ActionCard::RushedAnalysis,
            Character::Survivor
            | Character::LabRat
            | Character::Sentry
            | Character::Janitor
            | Character::Hacker
            | Character::Captain
            | Character::Pilot
            | Character::Scientist
            | Character::Scout
            | Character::Soldier
            | Character::Mechanic => ActionCard::Rest,
        }
    }

    /// The five cards that not everybody has.
    pub const fn own_cards(self) -> [ActionCard; 5] {
        match self {
            Character::Survivor => survivor::CARDS,
            Character::LabRat => lab_rat::CARDS,
            Character::Sentry => sentry::CARDS,
            Character::Janitor => janitor::CARDS,
            Character::Xenobiologist => xenobiologist::CARDS,
            Character::Hacker => hacker::CARDS,
            Character::Captain => captain::CARDS,
            Character::Pilot => pilot::CARDS,
            Character::Scientist => scientist::CARDS,
            Character::Scout => scout::CARDS,
            Character::Soldier => soldier::CARDS,
            Character::Mechanic => mechanic::CARDS,
        }
    }
}

//! NEM-32: the action cards, ten for each character.

use crate::words::{ActionCard, Character, CombatIcon};

/// What is printed on an action card besides its effect.
#[derive(Clone, Copy, Debug)]
pub struct ActionCardPrint {
    pub card: ActionCard,
    /// NEM-5.4: how many further action cards it costs.
    pub cost: u8,
    pub combat: CombatIcon,
    /// NEM-5.38: a reaction is no action of one's own; it is discarded when its moment comes.
    pub is_reaction: bool,
}

/// The cards, in the order of [`ActionCard`].
pub static ACTION_CARDS: [ActionCardPrint; 28] = [
    card(ActionCard::Search, 0, CombatIcon::OutOfCombat),
    card(ActionCard::Rest, 0, CombatIcon::OutOfCombat),
    card(ActionCard::Demolition, 0, CombatIcon::Any),
    reaction(ActionCard::Interruption),
    card(ActionCard::BasicRepairs, 2, CombatIcon::OutOfCombat),
    card(ActionCard::Reload, 0, CombatIcon::Any),
    card(ActionCard::Order, 0, CombatIcon::OutOfCombat),
    card(ActionCard::Motivation, 0, CombatIcon::Any),
    card(ActionCard::SuppressiveFire, 0, CombatIcon::InCombat),
    card(ActionCard::Repairs, 1, CombatIcon::OutOfCombat),
    card(ActionCard::ComputerSkills, 0, CombatIcon::OutOfCombat),
    card(ActionCard::Piloting, 0, CombatIcon::OutOfCombat),
    card(ActionCard::KnowledgeOfTheShip, 0, CombatIcon::OutOfCombat),
    card(ActionCard::OldFriend, 0, CombatIcon::OutOfCombat),
    card(ActionCard::FastRepairs, 0, CombatIcon::OutOfCombat),
    card(ActionCard::TechnicalCorridors, 1, CombatIcon::OutOfCombat),
    card(ActionCard::Pyrotechnics, 1, CombatIcon::OutOfCombat),
    card(ActionCard::Ingenuity, 0, CombatIcon::OutOfCombat),
    card(ActionCard::CoveringFire, 0, CombatIcon::InCombat),
    card(ActionCard::TakingAim, 0, CombatIcon::InCombat),
    card(ActionCard::FullAuto, 0, CombatIcon::InCombat),
    reaction(ActionCard::NervesOfSteel),
    card(ActionCard::Scavenging, 1, CombatIcon::OutOfCombat),
    card(ActionCard::Reconnaissance, 1, CombatIcon::OutOfCombat),
    card(ActionCard::Adrenaline, 0, CombatIcon::InCombat),
    card(ActionCard::RiskAssessment, 0, CombatIcon::OutOfCombat),
    card(ActionCard::BlockingAccess, 0, CombatIcon::OutOfCombat),
    card(ActionCard::Intranet, 1, CombatIcon::OutOfCombat),
];

impl ActionCard {
    /// What is printed on the card.
    #[inline]
    pub fn print(self) -> &'static ActionCardPrint {
        &ACTION_CARDS[self as usize]
    }
}

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
            Character::Captain => [
                ActionCard::BasicRepairs,
                ActionCard::Reload,
                ActionCard::Order,
                ActionCard::Motivation,
                ActionCard::SuppressiveFire,
            ],
            Character::Pilot => [
                ActionCard::Repairs,
                ActionCard::ComputerSkills,
                ActionCard::Piloting,
                ActionCard::KnowledgeOfTheShip,
                ActionCard::OldFriend,
            ],
            Character::Mechanic => [
                ActionCard::FastRepairs,
                ActionCard::ComputerSkills,
                ActionCard::TechnicalCorridors,
                ActionCard::Pyrotechnics,
                ActionCard::Ingenuity,
            ],
            Character::Soldier => [
                ActionCard::BasicRepairs,
                ActionCard::CoveringFire,
                ActionCard::TakingAim,
                ActionCard::FullAuto,
                ActionCard::NervesOfSteel,
            ],
            Character::Scout => [
                ActionCard::BasicRepairs,
                ActionCard::Scavenging,
                ActionCard::Reconnaissance,
                ActionCard::SuppressiveFire,
                ActionCard::Adrenaline,
            ],
            Character::Scientist => [
                ActionCard::Repairs,
                ActionCard::ComputerSkills,
                ActionCard::RiskAssessment,
                ActionCard::BlockingAccess,
                ActionCard::Intranet,
            ],
        }
    }
}

const fn card(card: ActionCard, cost: u8, combat: CombatIcon) -> ActionCardPrint {
    ActionCardPrint { card, cost, combat, is_reaction: false }
}

const fn reaction(card: ActionCard) -> ActionCardPrint {
    ActionCardPrint { card, cost: 0, combat: CombatIcon::Any, is_reaction: true }
}

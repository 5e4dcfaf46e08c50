//! LOC-38: the action cards, ten for each character.

use crate::words::{ActionCard, Character, CombatIcon};

/// What is printed on an action card besides its effect.
#[derive(Clone, Copy, Debug)]
pub struct ActionCardPrint {
    pub card: ActionCard,
    /// LOC-38.3: how many further action cards it costs.
    pub cost: u8,
    pub combat: CombatIcon,
    /// LOC-5.73: a reaction is no action of one's own; it is discarded when its moment comes.
    pub is_reaction: bool,
}

/// The cards, in the order of [`ActionCard`].
pub static ACTION_CARDS: [ActionCardPrint; 33] = [
    card(ActionCard::Search, 0, CombatIcon::OutOfCombat),
    card(ActionCard::Rest, 0, CombatIcon::OutOfCombat),
    reaction(ActionCard::Interruption, CombatIcon::Any),
    card(ActionCard::Demolition, 0, CombatIcon::Any),
    card(ActionCard::DesperateAttack, 0, CombatIcon::InCombat),
    card(ActionCard::Distraction, 0, CombatIcon::InCombat),
    card(ActionCard::Obstinate, 0, CombatIcon::OutOfCombat),
    card(ActionCard::Repairs, 1, CombatIcon::OutOfCombat),
    card(ActionCard::Vents, 1, CombatIcon::OutOfCombat),
    reaction(ActionCard::Inconspicuous, CombatIcon::Any),
    card(ActionCard::WeirdMetabolism, 0, CombatIcon::Any),
    card(ActionCard::BasicRepairs, 2, CombatIcon::OutOfCombat),
    card(ActionCard::SensitiveHearing, 0, CombatIcon::OutOfCombat),
    reaction(ActionCard::FeelOfTheDark, CombatIcon::Any),
    card(ActionCard::Quarantine, 1, CombatIcon::OutOfCombat),
    card(ActionCard::Stun, 0, CombatIcon::Any),
    card(ActionCard::DefensePlan, 0, CombatIcon::OutOfCombat),
    card(ActionCard::FacilityTour, 0, CombatIcon::Any),
    card(ActionCard::CleanUp, 0, CombatIcon::OutOfCombat),
    card(ActionCard::EmergencyKey, 0, CombatIcon::OutOfCombat),
    card(ActionCard::JuryRigging, 2, CombatIcon::OutOfCombat),
    card(ActionCard::MaintenancePlan, 0, CombatIcon::OutOfCombat),
    card(ActionCard::ItShouldWork, 1, CombatIcon::OutOfCombat),
    card(ActionCard::Vivisection, 0, CombatIcon::InCombat),
    card(ActionCard::FieldExperience, 0, CombatIcon::Any),
    reaction(ActionCard::Pheromones, CombatIcon::InCombat),
    card(ActionCard::WorkspacePlan, 0, CombatIcon::OutOfCombat),
    card(ActionCard::RushedAnalysis, 0, CombatIcon::OutOfCombat),
    card(ActionCard::Neuralink, 0, CombatIcon::OutOfCombat),
    card(ActionCard::Bypass, 1, CombatIcon::OutOfCombat),
    card(ActionCard::Recharge, 0, CombatIcon::OutOfCombat),
    card(ActionCard::ItWorksForMe, 1, CombatIcon::OutOfCombat),
    card(ActionCard::MasterPlan, 0, CombatIcon::OutOfCombat),
];

impl ActionCard {
    /// What is printed on the card.
    #[inline]
    pub fn print(self) -> &'static ActionCardPrint {
        &ACTION_CARDS[self as usize]
    }
}

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
            Character::Survivor | Character::LabRat | Character::Sentry | Character::Janitor | Character::Hacker => {
                ActionCard::Rest
            }
        }
    }

    /// The five cards that not everybody has.
    pub const fn own_cards(self) -> [ActionCard; 5] {
        match self {
            Character::Survivor => [
                ActionCard::DesperateAttack,
                ActionCard::Distraction,
                ActionCard::Obstinate,
                ActionCard::Repairs,
                ActionCard::Vents,
            ],
            Character::LabRat => [
                ActionCard::Inconspicuous,
                ActionCard::WeirdMetabolism,
                ActionCard::BasicRepairs,
                ActionCard::SensitiveHearing,
                ActionCard::FeelOfTheDark,
            ],
            Character::Sentry => [
                ActionCard::Quarantine,
                ActionCard::Stun,
                ActionCard::Repairs,
                ActionCard::DefensePlan,
                ActionCard::FacilityTour,
            ],
            Character::Janitor => [
                ActionCard::CleanUp,
                ActionCard::EmergencyKey,
                ActionCard::JuryRigging,
                ActionCard::MaintenancePlan,
                ActionCard::ItShouldWork,
            ],
            Character::Xenobiologist => [
                ActionCard::Vivisection,
                ActionCard::FieldExperience,
                ActionCard::Pheromones,
                ActionCard::Repairs,
                ActionCard::WorkspacePlan,
            ],
            Character::Hacker => [
                ActionCard::Neuralink,
                ActionCard::Bypass,
                ActionCard::Recharge,
                ActionCard::ItWorksForMe,
                ActionCard::MasterPlan,
            ],
        }
    }
}

const fn card(card: ActionCard, cost: u8, combat: CombatIcon) -> ActionCardPrint {
    ActionCardPrint { card, cost, combat, is_reaction: false }
}

const fn reaction(card: ActionCard, combat: CombatIcon) -> ActionCardPrint {
    ActionCardPrint { card, cost: 0, combat, is_reaction: true }
}

//! LOC-25.43: the cards of the Soldier. Nerves of Steel is a reaction: `attack/reactions.rs`.

use nemesis_kit::crew;

use crate::{
    rules::cards::ActionCardPrint,
    words::{ActionCard, CombatIcon},
};

pub const CARDS: [ActionCard; 5] = [
    ActionCard::BasicRepairs,
    ActionCard::CoveringFire,
    ActionCard::TakingAim,
    ActionCard::FullAuto,
    ActionCard::NervesOfSteel,
];

pub const PRINTS: [ActionCardPrint; 4] = [
    crew::covering_fire(ActionCard::CoveringFire),
    crew::taking_aim(ActionCard::TakingAim),
    crew::full_auto(ActionCard::FullAuto),
    ActionCardPrint::reaction(ActionCard::NervesOfSteel, CombatIcon::Any),
];

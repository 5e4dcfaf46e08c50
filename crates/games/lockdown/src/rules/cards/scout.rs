//! LOC-25.43: the cards of the Scout.

use nemesis_kit::crew;

use crate::{rules::cards::ActionCardPrint, words::ActionCard};

pub const CARDS: [ActionCard; 5] = [
    ActionCard::BasicRepairs,
    ActionCard::Scavenging,
    ActionCard::Reconnaissance,
    ActionCard::SuppressiveFire,
    ActionCard::Adrenaline,
];

pub const PRINTS: [ActionCardPrint; 3] = [
    crew::scavenging(ActionCard::Scavenging),
    crew::reconnaissance(ActionCard::Reconnaissance),
    crew::adrenaline(ActionCard::Adrenaline),
];

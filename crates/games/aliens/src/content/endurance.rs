//! AGD-11G: the sixty Endurance cards.

use engine::{Pool, Word};

use crate::words::{Card, CardType, Character, EventCard, Gear, Hazard, Timing, Weapon, Window};

/// One kind of Endurance card.
#[derive(Clone, Copy, Debug)]
pub struct CardPrint {
    /// Which it is.
    pub card: Card,
    /// What it is, by its type.
    pub face: CardFace,
    /// How many of it there are.
    pub copies: u8,
    /// AGD-6E.10: how many cards are exhausted to equip or play it. Hazards cost nothing.
    pub cost: u8,
}

/// A card by its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardFace {
    /// It attacks.
    Weapon(Weapon),
    /// It is worn or used.
    Gear(Gear),
    /// It is played from hand.
    Event(EventCard),
    /// It happens.
    Hazard(Hazard),
}

const fn weapon(weapon: Weapon, copies: u8, cost: u8) -> CardPrint {
    CardPrint { card: weapon.card(), face: CardFace::Weapon(weapon), copies, cost }
}

const fn gear(gear: Gear, copies: u8, cost: u8) -> CardPrint {
    CardPrint { card: gear.card(), face: CardFace::Gear(gear), copies, cost }
}

const fn event(event: EventCard, copies: u8, cost: u8) -> CardPrint {
    CardPrint { card: event.card(), face: CardFace::Event(event), copies, cost }
}

const fn hazard(hazard: Hazard, copies: u8) -> CardPrint {
    CardPrint { card: hazard.card(), face: CardFace::Hazard(hazard), copies, cost: 0 }
}

/// AGD-11G.1: the deck, in the order of [`Card`].
pub static DECK: [CardPrint; 29] = [
    weapon(Weapon::HkVp70Pistol, 6, 1),
    weapon(Weapon::M41aPulseRifle, 4, 2),
    weapon(Weapon::M40Grenades, 3, 1),
    weapon(Weapon::M56SmartGun, 1, 4),
    weapon(Weapon::M240Incinerator, 2, 3),
    weapon(Weapon::Ithaca37Shotgun, 1, 2),
    gear(Gear::TacticalArmour, 4, 3),
    gear(Gear::MotionTracker, 1, 1),
    gear(Gear::HandWelder, 2, 1),
    gear(Gear::MediKit, 2, 1),
    gear(Gear::AmmoPouch, 2, 1),
    gear(Gear::Headset, 1, 1),
    gear(Gear::ShoulderLamp, 1, 1),
    event(EventCard::InThePipe, 2, 1),
    event(EventCard::ShortBursts, 3, 1),
    event(EventCard::OnTheDouble, 2, 1),
    event(EventCard::Steady, 2, 0),
    event(EventCard::WatchYourBack, 3, 1),
    event(EventCard::OnYourFeet, 2, 1),
    event(EventCard::SecondWind, 2, 0),
    event(EventCard::SealIt, 2, 1),
    event(EventCard::EyesForward, 1, 1),
    event(EventCard::CoveringFire, 1, 1),
    hazard(Hazard::LosingHope, 2),
    hazard(Hazard::WeaponJam, 2),
    hazard(Hazard::LowAmmo, 2),
    hazard(Hazard::Contact, 2),
    hazard(Hazard::AcidSpray, 1),
    hazard(Hazard::Panic, 1),
];

/// AGD-11G.7: the suggested starting equipment, sixteen cards.
pub static QUICK_START: [(Character, &[Card]); 6] = [
    (Character::Vasquez, &[Card::M56SmartGun, Card::TacticalArmour]),
    (Character::Hicks, &[Card::M41aPulseRifle, Card::Ithaca37Shotgun, Card::TacticalArmour]),
    (Character::Hudson, &[Card::M41aPulseRifle, Card::M40Grenades, Card::TacticalArmour]),
    (Character::Frost, &[Card::M240Incinerator, Card::HkVp70Pistol, Card::TacticalArmour]),
    (Character::Ripley, &[Card::M41aPulseRifle, Card::HkVp70Pistol, Card::AmmoPouch]),
    (Character::Gorman, &[Card::M41aPulseRifle, Card::HkVp70Pistol]),
];

impl Card {
    /// What is printed on the card.
    #[inline]
    pub fn print(self) -> &'static CardPrint {
        &DECK[self.index()]
    }

    /// What it is, by its type.
    #[inline]
    pub fn face(self) -> CardFace {
        self.print().face
    }

    /// AGD-2.2: its type.
    #[inline]
    pub fn card_type(self) -> CardType {
        match self.face() {
            CardFace::Weapon(_) => CardType::Weapon,
            CardFace::Gear(_) => CardType::Gear,
            CardFace::Event(_) => CardType::Event,
            CardFace::Hazard(_) => CardType::Hazard,
        }
    }

    /// AGD-6E.10: how many cards are exhausted to equip or play it.
    #[inline]
    pub fn cost(self) -> u8 {
        self.print().cost
    }

    /// The Weapon it is, if it is one.
    #[inline]
    pub fn weapon(self) -> Option<Weapon> {
        match self.face() {
            CardFace::Weapon(weapon) => Some(weapon),
            CardFace::Gear(_) | CardFace::Event(_) | CardFace::Hazard(_) => None,
        }
    }

    /// The Gear it is, if it is one.
    #[inline]
    pub fn gear(self) -> Option<Gear> {
        match self.face() {
            CardFace::Gear(gear) => Some(gear),
            CardFace::Weapon(_) | CardFace::Event(_) | CardFace::Hazard(_) => None,
        }
    }

    /// The Event it is, if it is one.
    #[inline]
    pub fn event(self) -> Option<EventCard> {
        match self.face() {
            CardFace::Event(event) => Some(event),
            CardFace::Weapon(_) | CardFace::Gear(_) | CardFace::Hazard(_) => None,
        }
    }

    /// The Hazard it is, if it is one.
    #[inline]
    pub fn hazard(self) -> Option<Hazard> {
        match self.face() {
            CardFace::Hazard(hazard) => Some(hazard),
            CardFace::Weapon(_) | CardFace::Gear(_) | CardFace::Event(_) => None,
        }
    }

    /// AGD-2.1: all cards but those that are out of the campaign.
    pub fn deck(removed: &Pool<Card, 29>) -> Pool<Card, 29> {
        Pool::of(|card: Card| card.print().copies - removed.count(card))
    }
}

impl Weapon {
    /// The card it is.
    #[inline]
    pub const fn card(self) -> Card {
        match self {
            Weapon::HkVp70Pistol => Card::HkVp70Pistol,
            Weapon::M41aPulseRifle => Card::M41aPulseRifle,
            Weapon::M40Grenades => Card::M40Grenades,
            Weapon::M56SmartGun => Card::M56SmartGun,
            Weapon::M240Incinerator => Card::M240Incinerator,
            Weapon::Ithaca37Shotgun => Card::Ithaca37Shotgun,
        }
    }
}

impl Gear {
    /// The card it is.
    #[inline]
    pub const fn card(self) -> Card {
        match self {
            Gear::TacticalArmour => Card::TacticalArmour,
            Gear::MotionTracker => Card::MotionTracker,
            Gear::HandWelder => Card::HandWelder,
            Gear::MediKit => Card::MediKit,
            Gear::AmmoPouch => Card::AmmoPouch,
            Gear::Headset => Card::Headset,
            Gear::ShoulderLamp => Card::ShoulderLamp,
        }
    }
}

impl EventCard {
    /// The card it is.
    #[inline]
    pub const fn card(self) -> Card {
        match self {
            EventCard::InThePipe => Card::InThePipe,
            EventCard::ShortBursts => Card::ShortBursts,
            EventCard::OnTheDouble => Card::OnTheDouble,
            EventCard::Steady => Card::Steady,
            EventCard::WatchYourBack => Card::WatchYourBack,
            EventCard::OnYourFeet => Card::OnYourFeet,
            EventCard::SecondWind => Card::SecondWind,
            EventCard::SealIt => Card::SealIt,
            EventCard::EyesForward => Card::EyesForward,
            EventCard::CoveringFire => Card::CoveringFire,
        }
    }

    /// AGD-11G.4: when it can be played.
    #[inline]
    pub fn timing(self) -> Timing {
        match self {
            EventCard::InThePipe | EventCard::Steady | EventCard::OnYourFeet | EventCard::SecondWind => Timing::Any,
            EventCard::ShortBursts | EventCard::OnTheDouble | EventCard::SealIt => Timing::FreeAction,
            EventCard::WatchYourBack | EventCard::EyesForward | EventCard::CoveringFire => Timing::Reaction,
        }
    }

    /// AGD-4.27: whether a window lists the Event.
    #[inline]
    pub fn fits(self, window: Window) -> bool {
        let is_any = self.timing() == Timing::Any;
        match window {
            Window::AlienPhaseStart | Window::EndCheck | Window::RunningOut => is_any,
            Window::DefenceRollFailed => self == EventCard::WatchYourBack,
            Window::AlienAdjacent => is_any || self == EventCard::CoveringFire,
            Window::TrackerCardDrawn => self == EventCard::EyesForward,
        }
    }
}

impl Hazard {
    /// The card it is.
    #[inline]
    pub const fn card(self) -> Card {
        match self {
            Hazard::LosingHope => Card::LosingHope,
            Hazard::WeaponJam => Card::WeaponJam,
            Hazard::LowAmmo => Card::LowAmmo,
            Hazard::Contact => Card::Contact,
            Hazard::AcidSpray => Card::AcidSpray,
            Hazard::Panic => Card::Panic,
        }
    }
}

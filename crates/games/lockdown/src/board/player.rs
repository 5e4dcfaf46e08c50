//! LOC-1.17, LOC-4.2, LOC-15.1: a player, and the character that the player leads.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Known, Memory, rule};
use nemesis_kit::{LightWounds, SeriousWounds};
use serde::{Deserialize, Serialize};

use crate::{
    board::{Card, Cards, Hands, HeavyItem, ItemPool},
    words::{ActionCard, Character, Item, ItemCard, Objective, Pod, RoomNumber, SeriousWound},
};

/// LOC-1.6, LOC-4.2: where a character is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "whereabouts", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Whereabouts {
    Room {
        room: RoomNumber,
    },
    /// LOC-20.12: waiting in a pod that has not been launched. LOC-4.54, LOC-20.14: nothing of the Complex reaches it.
    Pod {
        pod: Pod,
    },
    /// LOC-20.2: in the Isolation Room, and out of the game until its end. LOC-20.3, LOC-28.21: any number can be. LOC-20.4,
    /// LOC-20.6, LOC-9.15, LOC-28.9: nothing reaches it but the end of the Complex. LOC-20.5: with all that it carries.
    LockedIn,
    /// LOC-20.24: away in a pod.
    Launched,
    /// LOC-20.35
    Bunker,
    Dead,
}

/// LOC-14.2: a serious wound.
pub type Wound = nemesis_kit::Wound<SeriousWound>;

/// LOC-16.13, LOC-16.14: what a character has decided about its light.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Light {
    /// Nothing, so it can be asked.
    #[default]
    Unasked,
    /// No light on this occasion.
    Off,
    /// LOC-39.33, LOC-39.34: light on this occasion.
    Occasion,
    /// LOC-39.11: light until the end of the round.
    Round,
}

/// A player and the character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Player {
    /// LOC-1.17: 1 to 5; 0 until the help cards are dealt.
    pub number: u8,
    pub character: Character,
    pub whereabouts: Whereabouts,
    pub deck: Cards,
    pub hand: Cards,
    pub discard: Cards,
    pub light_wounds: LightWounds,
    pub serious_wounds: SeriousWounds<SeriousWound>,
    pub has_slime: bool,
    pub has_signal: bool,
    pub has_larva: bool,
    pub has_passed: bool,
    /// LOC-48.8: whether it has performed an action in this round.
    pub has_acted: bool,
    pub has_resigned: bool,
    /// LOC-15.1
    pub knowledge: u8,
    /// LOC-15.1: which side of the knowledge token is up.
    pub is_knowledge_active: bool,
    pub light: Light,
    pub inventory: ItemPool,
    /// LOC-39.34: how many of the flashlights in the inventory have no charge, one, two.
    pub flashlights: [u8; 3],
    /// LOC-37.12: how often the Probe Arm can still be used.
    pub probe_uses: u8,
    pub hands: Hands,
    /// LOC-17.60: whether the quest item still lies there horizontally.
    pub has_inactive_quest: bool,
    /// LOC-3.22, LOC-21.1: two objectives, of which one is kept; and who has seen each.
    pub objectives: [Option<Known<Objective>>; 2],
    /// LOC-27.3: objectives that this player was shown, and the number of whose they are.
    pub objectives_seen: Memory<Objective, u8, 8>,
}

impl Player {
    /// A seat before anything is dealt.
    pub fn new(start: RoomNumber) -> Player {
        Player {
            number: 0,
            character: Character::default(),
            whereabouts: Whereabouts::Room { room: start },
            deck: Cards::default(),
            hand: Cards::default(),
            discard: Cards::default(),
            light_wounds: LightWounds::default(),
            serious_wounds: SeriousWounds::new(),
            has_slime: false,
            has_signal: false,
            has_larva: false,
            has_passed: false,
            has_acted: false,
            has_resigned: false,
            knowledge: 0,
            is_knowledge_active: false,
            light: Light::Unasked,
            inventory: ItemPool::new(),
            flashlights: [0; 3],
            probe_uses: 0,
            hands: Hands::default(),
            has_inactive_quest: false,
            objectives: [None; 2],
            objectives_seen: Memory::new(),
        }
    }

    /// The room in which the character stands.
    #[inline]
    pub fn room(&self) -> Option<RoomNumber> {
        match self.whereabouts {
            Whereabouts::Room { room } => Some(room),
            Whereabouts::Pod { .. }
            | Whereabouts::LockedIn
            | Whereabouts::Launched
            | Whereabouts::Bunker
            | Whereabouts::Dead => None,
        }
    }

    /// LOC-4.2: alive, and in a room or waiting in a pod.
    #[inline]
    pub fn is_active(&self) -> bool {
        match self.whereabouts {
            Whereabouts::Room { .. } | Whereabouts::Pod { .. } => true,
            Whereabouts::LockedIn | Whereabouts::Launched | Whereabouts::Bunker | Whereabouts::Dead => false,
        }
    }

    /// LOC-23.7: outside the Complex, where nothing of it reaches.
    #[inline]
    pub fn has_left(&self) -> bool {
        matches!(self.whereabouts, Whereabouts::Launched | Whereabouts::Bunker)
    }

    #[inline]
    pub fn is_alive(&self) -> bool {
        self.whereabouts != Whereabouts::Dead
    }

    /// LOC-48, LOC-14.3, LOC-28.7, LOC-14.5: whether a wound of this kind is at work, however many there are.
    #[inline]
    pub fn suffers_from(&self, wound: SeriousWound) -> bool {
        let suffers = self.serious_wounds.iter().any(|it| it.wound == wound && !it.is_dressed);
        if suffers {
            rule!("LOC-14.3");
        }
        suffers
    }

    /// Whether any wound is not dressed.
    pub fn has_undressed(&self) -> bool {
        self.serious_wounds.iter().any(|wound| !wound.is_dressed)
    }

    /// LOC-17.4, LOC-48.1: how many hands can be used.
    pub fn n_hands(&self) -> usize {
        if self.suffers_from(SeriousWound::Arm) { 1 } else { 2 }
    }

    /// Whether another heavy thing can be taken up.
    pub fn has_free_hand(&self) -> bool {
        self.hands.n_used() < self.n_hands()
    }

    /// Whether an item is there to be used, in the inventory or in a hand.
    pub fn has_item(&self, item: Item) -> bool {
        self.item_cards().any(|card| card.item == item)
    }

    /// Every item card that is carried, each kind once: first the inventory, then the hands.
    pub fn item_cards(&self) -> impl Iterator<Item = ItemCard> + '_ {
        let is_first = |&(nth, held): &(usize, &HeavyItem)| self.hands.items().take(nth).all(|it| it.card != held.card);
        let held = self.hands.items().enumerate().filter(is_first).map(|(_, held)| held.card);
        self.inventory.iter().map(|(card, _)| card).chain(held)
    }

    /// LOC-50.6: whether darkness does not matter to the character in an encounter.
    pub fn sees_in_encounters(&self) -> bool {
        self.has_item(Item::NightGoggles)
    }

    /// LOC-20.34, LOC-37.22: whether the character can go outside.
    pub fn has_suit(&self) -> bool {
        self.has_item(Item::EnviroSuit) || self.has_item(Item::BattleSuit)
    }

    /// LOC-17.3, LOC-39.34: an item of the inventory is put there, a Flashlight with its charges.
    pub fn stow(&mut self, item: HeavyItem) {
        self.inventory.add(item.card);
        if item.card.item == Item::Flashlight {
            self.flashlights[usize::from(item.ammo)] += 1;
        }
    }

    /// LOC-17.8: an item leaves the inventory; of two Flashlights the emptier one.
    pub fn unstow(&mut self, card: ItemCard) -> HeavyItem {
        self.inventory.take(card);
        if card.item != Item::Flashlight {
            return HeavyItem::new(card, 0);
        }
        let emptiest = self.flashlights.iter().position(|&n| n > 0);
        let charges = emptiest.expect("every flashlight is counted by its charges");
        self.flashlights[charges] -= 1;
        HeavyItem::new(card, charges as u8)
    }

    /// LOC-39.10, LOC-37.12, LOC-17.8: what has charges and is no weapon gets all of them; of two Flashlights the emptier
    /// one. Says how many those are.
    pub fn recharge(&mut self, item: Item) -> Option<u8> {
        let most = item.charge().filter(|_| item.weapon().is_none())?.most;
        if item == Item::ProbeArm {
            self.probe_uses = most;
        } else if let Some(charges) = self.flashlights[..usize::from(most)].iter().position(|&n| n > 0) {
            self.flashlights[charges] -= 1;
            self.flashlights[usize::from(most)] += 1;
        }
        Some(most)
    }

    /// An item leaves its owner, wherever it is carried.
    pub fn take_item(&mut self, card: ItemCard) -> HeavyItem {
        match self.inventory.count(card) {
            0 => self.hands.take_item(card.item),
            _ => self.unstow(card),
        }
    }

    /// LOC-5.42: whether there is anything to trade with.
    pub fn has_goods(&self) -> bool {
        let tradable = self.inventory.iter().filter(|(card, _)| !card.item.lies_beside_the_board());
        self.hands.n_used() > 0 || tradable.count() > 0
    }

    /// LOC-17.8, LOC-39.34: spends a charge of the fullest Flashlight. Says whether there was one.
    pub fn spend_charge(&mut self) -> bool {
        let Some(charges) = (1..=2).rev().find(|&charges: &usize| self.flashlights[charges] > 0) else { return false };
        self.flashlights[charges] -= 1;
        self.flashlights[charges - 1] += 1;
        true
    }

    /// A card of this item in the inventory.
    pub fn stowed(&self, item: Item) -> Option<ItemCard> {
        self.inventory.iter().map(|(card, _)| card).find(|card| card.item == item)
    }

    /// Discards a card from the hand, face up.
    pub fn discard(&mut self, card: Card) {
        self.hand.take(card);
        self.discard.add(card);
    }

    /// Discards an action card from the hand.
    pub fn discard_action(&mut self, card: ActionCard) {
        self.discard(Card::Action(card));
    }

    /// LOC-4.11: makes a new deck of the discard pile if there is nothing left to draw.
    pub fn renew_deck(&mut self) {
        if self.deck.is_empty() {
            self.deck.take_all(&mut self.discard);
        }
    }

    /// Whether there is a card to draw.
    pub fn can_draw(&self) -> bool {
        !self.deck.is_empty() || !self.discard.is_empty()
    }
}

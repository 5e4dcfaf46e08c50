//! NEM-1.8, NEM-2.3, NEM-4.1: a player, and the character that the player leads.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Known, Memory, rule};
use nemesis_kit::{LightWounds, SeriousWounds};
use serde::{Deserialize, Serialize};

use crate::{
    board::{Card, Cards, Hands, ItemPool},
    words::{
        ActionCard, Character, Engine, EngineToken, Item, ItemCard, Objective, PodNumber, RoomNumber, SeriousWound,
    },
};

/// NEM-4.1, NEM-6.1: where a character is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "whereabouts", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Whereabouts {
    Room {
        room: RoomNumber,
    },
    /// NEM-18.9: waiting in a pod that has not been launched. NEM-18.16: that is not in the room.
    Pod {
        pod: PodNumber,
    },
    Hibernating,
    Evacuated,
    Dead,
}

/// NEM-14.3: a serious wound.
pub type Wound = nemesis_kit::Wound<SeriousWound>;

/// A player and the character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Player {
    /// NEM-1.14: 1 to 5; 0 until the help cards are dealt.
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
    pub has_resigned: bool,
    pub inventory: ItemPool,
    pub hands: Hands,
    /// NEM-16.50: which of the two quest items are still to be activated.
    pub inactive_quests: [bool; 2],
    /// NEM-3.20, NEM-19.1: two objectives, of which one is kept; and who has seen each.
    pub objectives: [Option<Known<Objective>>; 2],
    /// NEM-24.6: what this player saw of the engines.
    pub engines_seen: Memory<Engine, EngineToken, 3>,
    /// NEM-24.7: objectives that this player was shown, and the number of whose they are.
    pub objectives_seen: Memory<Objective, u8, 4>,
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
            has_resigned: false,
            inventory: ItemPool::new(),
            hands: Hands::default(),
            inactive_quests: [false; 2],
            objectives: [None; 2],
            engines_seen: Memory::new(),
            objectives_seen: Memory::new(),
        }
    }

    /// The room in which the character stands.
    #[inline]
    pub fn room(&self) -> Option<RoomNumber> {
        match self.whereabouts {
            Whereabouts::Room { room } => Some(room),
            Whereabouts::Pod { .. } | Whereabouts::Hibernating | Whereabouts::Evacuated | Whereabouts::Dead => None,
        }
    }

    /// NEM-4.1: alive, awake and aboard.
    #[inline]
    pub fn is_active(&self) -> bool {
        rule!("NEM-4.1");
        match self.whereabouts {
            Whereabouts::Room { .. } | Whereabouts::Pod { .. } => true,
            Whereabouts::Hibernating | Whereabouts::Evacuated | Whereabouts::Dead => false,
        }
    }

    #[inline]
    pub fn is_alive(&self) -> bool {
        self.whereabouts != Whereabouts::Dead
    }

    /// NEM-42, NEM-14.5, NEM-42.8: whether a wound of this kind is at work, however many there are.
    #[inline]
    pub fn suffers_from(&self, wound: SeriousWound) -> bool {
        rule!("NEM-14.5");
        self.serious_wounds.iter().any(|it| it.wound == wound && !it.is_dressed)
    }

    /// NEM-16.5, NEM-42.1: how many hands can be used.
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
        self.inventory.iter().map(|(card, _)| card).chain(self.hands.items().map(|held| held.card))
    }

    /// NEM-5.27: whether there is anything to trade with.
    pub fn has_goods(&self) -> bool {
        self.hands.n_used() > 0 || !self.inventory.is_empty()
    }

    /// NEM-40.28: how many items are carried. Attachments count.
    pub fn n_items(&self) -> u32 {
        let attached: u32 =
            self.hands.items().map(|held| held.has_extended_magazine as u32 + held.has_autoloader as u32).sum();
        self.inventory.len() + self.hands.items().count() as u32 + attached
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

    /// NEM-4.5: makes a new deck of the discard pile if there is nothing left to draw.
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

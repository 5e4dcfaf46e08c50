//! What the board of a game has, and what the shared chapters ask of it.

use engine::{Known, List, Pool, Seat, Seats, Word};

use crate::{
    CardDeck, CarriedCard, CarriedItem, CarriedObject, Counted, Doors, Hands, Held, ItemDecks, LightWounds, Nest, Plan,
    Rooms, SeriousWounds, Swarm, Tokens, Ways, WoundDeck,
    rules::trade::Deal,
    words::{ExplorationToken, RoomNumber},
};

/// The parts of a board that the shared chapters play with, and what they ask of the rest.
pub trait Aboard {
    /// The tokens of the bag.
    type Tokens: Tokens;
    /// The cards of serious wounds.
    type Wounds: Counted;
    /// The rooms that are tiles.
    type Tiles: Counted;
    /// What somebody suffers from.
    type Cause: Word;
    /// The deck of attack cards.
    type Attacks: CardDeck;
    /// The deck of events.
    type Events: CardDeck;
    /// The item cards.
    type Card: CarriedCard;
    /// An item that is carried, with what it is loaded with.
    type Item: CarriedItem<Card = Self::Card>;
    /// The objects.
    type Object: CarriedObject;
    /// NEM-1.10, LOC-1.12: the action cards.
    type ActionCard: Copy + Eq;
    /// NEM-1.10, NEM-13.2, LOC-1.12, LOC-13.2: the cards of a personal deck, contamination among them.
    type Personal: Copy + Eq;
    /// NEM-5.1, LOC-5.1: what can be done in a turn, with all that is chosen for it.
    type Action: Copy;
    /// Item cards of which only the kinds matter.
    type Pool: Counted<Kind = Self::Card> + Default;

    /// Which way leads where.
    fn plan(&self) -> &'static Plan;
    /// Where there is noise.
    fn noise(&self) -> Ways;
    /// The same, to be changed.
    fn noise_mut(&mut self) -> &mut Ways;
    /// The doors.
    fn doors(&self) -> Doors;
    /// The same, to be changed.
    fn doors_mut(&mut self) -> &mut Doors;
    /// Where it burns.
    fn fire(&self) -> Rooms;
    /// The same, to be changed.
    fn fire_mut(&mut self) -> &mut Rooms;
    /// Where something does not work.
    fn malfunction(&self) -> Rooms;
    /// The same, to be changed.
    fn malfunction_mut(&mut self) -> &mut Rooms;
    /// The intruders.
    fn swarm(&self) -> &Swarm<Self::Tokens>;
    /// The same, to be changed.
    fn swarm_mut(&mut self) -> &mut Swarm<Self::Tokens>;

    /// NEM-37, LOC-42: the attack cards.
    fn attacks(&self) -> &Self::Attacks;
    /// The same, to be changed.
    fn attacks_mut(&mut self) -> &mut Self::Attacks;
    /// NEM-38, LOC-43: the events.
    fn events(&self) -> &Self::Events;
    /// The same, to be changed.
    fn events_mut(&mut self) -> &mut Self::Events;
    /// The event card that is being resolved, to be changed.
    fn event_in_play_mut(&mut self) -> &mut Option<<Self::Events as CardDeck>::Card>;
    /// NEM-17.12, LOC-19.22: where the nest is, if it is explored.
    fn nest_room(&self) -> Option<RoomNumber>;
    /// NEM-17.12, LOC-19.22: its eggs, to be changed.
    fn nest_mut(&mut self) -> &mut Nest;
    /// NEM-17.14, LOC-19.25: the eggs in a room that nobody carries; those of the nest among them.
    fn loose_eggs(&self, room: RoomNumber) -> u8;
    /// NEM-17.13, LOC-19.22: one of them is gone.
    fn destroy_egg(&mut self, room: RoomNumber);
    /// NEM-11.17, LOC-11.34: lays a carcass on the floor of a room.
    fn lay_carcass(&mut self, room: RoomNumber);

    /// NEM-22.1, LOC-25.10: whether somebody plays alone.
    fn is_solo(&self) -> bool;
    /// NEM-1.3, LOC-1.4: the rooms that have been explored.
    fn explored(&self) -> Rooms;
    /// The same, to be changed.
    fn explored_mut(&mut self) -> &mut Rooms;
    /// NEM-3.2, LOC-3.3: whether a tile may lie on the slot of a room.
    fn may_lie(&self, tile: <Self::Tiles as Counted>::Kind, room: RoomNumber) -> bool;
    /// NEM-24.1, LOC-27.1: the tile of a room, once somebody has seen it.
    fn tile(&self, room: RoomNumber) -> Option<Known<<Self::Tiles as Counted>::Kind>>;
    /// The same, to be changed.
    fn tile_mut(&mut self, room: RoomNumber) -> &mut Option<Known<<Self::Tiles as Counted>::Kind>>;
    /// NEM-24.2, LOC-27.1: the exploration token of a room, once somebody has seen it, until it is resolved.
    fn token(&self, room: RoomNumber) -> Option<Known<ExplorationToken>>;
    /// The same, to be changed.
    fn token_mut(&mut self, room: RoomNumber) -> &mut Option<Known<ExplorationToken>>;
    /// NEM-6.13, LOC-6.22: how many items a room still holds, to be changed.
    fn item_counter_mut(&mut self, room: RoomNumber) -> &mut u8;
    /// The tiles that nobody has seen.
    fn unseen_tiles(&self) -> &Self::Tiles;
    /// The same, to be changed.
    fn unseen_tiles_mut(&mut self) -> &mut Self::Tiles;
    /// The exploration tokens that nobody has seen.
    fn unseen_tokens(&self) -> &Pool<ExplorationToken, 15>;
    /// The same, to be changed.
    fn unseen_tokens_mut(&mut self) -> &mut Pool<ExplorationToken, 15>;

    /// NEM-1.15, LOC-1.18: everybody, from the holder of the First Player token on.
    fn in_order(&self) -> impl Iterator<Item = Seat> + Clone + use<Self>;
    /// Where a character stands.
    fn room_of(&self, seat: Seat) -> Option<RoomNumber>;
    /// Puts a character into a room.
    fn put(&mut self, seat: Seat, room: RoomNumber);
    /// NEM-14.11, LOC-14.9: what is left of somebody who has died.
    fn corpse(of: Seat) -> Self::Object;
    /// Takes an object from the floor of a room. Says whether it lay there.
    fn take_from_floor(&mut self, room: RoomNumber, object: Self::Object) -> bool;
    /// NEM-7.1, LOC-7.1: where a character's noise rolls are made.
    fn room_for_noise(&self, seat: Seat) -> Option<RoomNumber>;
    /// Who is the first of those who suffer at once. NEM-22.18: by their numbers. LOC-1.18: in order of play.
    fn first_of(&self, seats: Seats) -> Option<Seat>;
    /// Whether anybody stands in a room.
    fn has_character(&self, room: RoomNumber) -> bool;
    /// NEM-10.6, LOC-10.6: how many cards somebody holds, contamination among them.
    fn hand_size(&self, seat: Seat) -> u8;
    /// NEM-9.1, LOC-9.1: whether there is slime on a character.
    fn has_slime(&self, seat: Seat) -> bool;
    /// The same, to be changed.
    fn slime_mut(&mut self, seat: Seat) -> &mut bool;

    /// NEM-4.1, LOC-4.2: whether a character still takes part.
    fn is_active(&self, seat: Seat) -> bool;
    /// Whether a character carries a larva, to be changed.
    fn larva_mut(&mut self, seat: Seat) -> &mut bool;
    /// NEM-13.1, NEM-26.35, LOC-13.1, LOC-29.39: puts the top contamination card, unscanned, on a player's discard
    /// pile. Says whether there was one.
    fn take_contamination(&mut self, seat: Seat) -> bool;
    /// The track of a character's light wounds, to be changed.
    fn light_wounds_mut(&mut self, seat: Seat) -> &mut LightWounds;
    /// The serious wounds of a character.
    fn serious_wounds(&self, seat: Seat) -> &SeriousWounds<<Self::Wounds as Counted>::Kind>;
    /// The same, to be changed.
    fn serious_wounds_mut(&mut self, seat: Seat) -> &mut SeriousWounds<<Self::Wounds as Counted>::Kind>;
    /// The deck of serious wounds.
    fn wounds(&self) -> &WoundDeck<Self::Wounds>;
    /// The same, to be changed.
    fn wounds_mut(&mut self) -> &mut WoundDeck<Self::Wounds>;

    /// How many sit at the table.
    fn players(&self) -> u8;
    /// The seat to the left.
    fn next(&self, seat: Seat) -> Seat;
    /// NEM-3.24, LOC-3.31: who holds the First Player token.
    fn first(&self) -> Seat;
    /// The same, to be changed.
    fn first_mut(&mut self) -> &mut Seat;
    /// Whether somebody has left the table.
    fn has_resigned(&self, seat: Seat) -> bool;
    /// NEM-4.9, LOC-4.15: whether a player has passed in this round.
    fn has_passed(&self, seat: Seat) -> bool;
    /// The same, to be changed.
    fn has_passed_mut(&mut self, seat: Seat) -> &mut bool;
    /// Whose turn it is.
    fn on_turn(&self) -> Seat;
    /// NEM-4.8, LOC-4.14: a turn begins, of two actions.
    fn begin_turn(&mut self, seat: Seat);
    /// How many of them are left, to be changed.
    fn actions_left_mut(&mut self) -> &mut u8;
    /// NEM-35.4, LOC-39.54: whether there are as many as the player likes, to be changed.
    fn is_unlimited_mut(&mut self) -> &mut bool;
    /// Whether there is another one.
    fn has_actions_left(&self) -> bool;
    /// Whether the turn ends with a pass, whatever is left.
    fn must_pass(&self) -> bool;
    /// NEM-5.60, LOC-5.11: the action that is being paid for, interrupted or carried out, to be changed.
    fn declared_mut(&mut self) -> &mut Option<Self::Action>;
    /// Each kind of card in a hand, once.
    fn each_card_in_hand(&self, seat: Seat, offer: &mut impl FnMut(Self::Personal));
    /// Each kind of action card in a hand, once.
    fn each_action_card_in_hand(&self, seat: Seat, offer: &mut impl FnMut(Self::ActionCard));
    /// Whether an action card is in a hand.
    fn has_action_card(&self, seat: Seat, card: Self::ActionCard) -> bool;
    /// A card goes from a hand to the discard pile.
    fn discard(&mut self, seat: Seat, card: Self::Personal);
    /// The same of an action card.
    fn discard_action_card(&mut self, seat: Seat, card: Self::ActionCard);
    /// Makes a new personal deck of the discard pile if nothing is left to draw. Says whether there is a card.
    fn renew_deck(&mut self, seat: Seat) -> bool;
    /// Each card that may be on top of a personal deck, and in how many ways.
    fn each_card_to_draw(&self, seat: Seat, may_show: &mut impl FnMut(Self::Personal, u32));
    /// A card goes from the deck into the hand.
    fn draw_card(&mut self, seat: Seat, card: Self::Personal);

    /// Whether somebody sits at the table there.
    fn sits(&self, seat: Seat) -> bool;
    /// What a character holds.
    fn hands(&self, seat: Seat) -> &Hands<Self::Item, Self::Object>;
    /// The same, to be changed.
    fn hands_mut(&mut self, seat: Seat) -> &mut Hands<Self::Item, Self::Object>;
    /// NEM-16.5, NEM-42.1, LOC-17.4, LOC-48.1: how many hands a character can use.
    fn n_hands(&self, seat: Seat) -> usize;
    /// NEM-16.3, LOC-17.3: the items of a character that take no hand.
    fn inventory(&self, seat: Seat) -> &Self::Pool;
    /// An item goes into the inventory, as it is loaded.
    fn stow(&mut self, seat: Seat, item: Self::Item);
    /// Takes an item from a character, wherever it is carried, as it is loaded.
    fn take_item(&mut self, seat: Seat, card: Self::Card) -> Self::Item;
    /// NEM-16.33, LOC-17.23: an item is used up, with what is attached to it.
    fn spend_item(&mut self, seat: Seat, card: Self::Card);
    /// NEM-16.32, LOC-17.24: an item that nobody holds any more goes away unused, with what is attached to it.
    fn let_go(&mut self, seat: Seat, item: Self::Item);
    /// The item decks, to be changed.
    fn items_mut(&mut self) -> &mut ItemDecks<Self::Card, Self::Pool>;
    /// NEM-5.40, LOC-5.81: what was found in a search.
    fn found(&self) -> &List<Self::Card, 3>;
    /// The same, to be changed.
    fn found_mut(&mut self) -> &mut List<Self::Card, 3>;
    /// NEM-16.18, LOC-17.5: something heavy that finds no free hand, to be changed.
    fn incoming_mut(&mut self) -> &mut Held<Self::Item, Self::Object>;
    /// NEM-5.27, LOC-5.42: the trade under way.
    fn deal(&self) -> &Deal<Self::Card, Self::Object>;
    /// The same, to be changed.
    fn deal_mut(&mut self) -> &mut Deal<Self::Card, Self::Object>;
    /// Lays an object on the floor of a room.
    fn lay(&mut self, room: RoomNumber, object: Self::Object);
}

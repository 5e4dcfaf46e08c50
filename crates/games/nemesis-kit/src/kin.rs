//! What a game of the family brings, so that the shared chapters can be played in it.
//!
//! Three kinds of things, and no fourth: *parts* of its board, *answers* to pure questions, and
//! *turnings*, where the road of a shared rule leads through a rule of the game's own.

use engine::{Flow, Game, List, Log, RuleId, Seat, Word};

use crate::{
    CardDeck, CarriedCard, CarriedItem, CarriedObject, Counted, Doors, Handled, Hands, Harm, Held, ItemDecks,
    LightWounds, Plan, Rooms, SeriousWounds, Swarm, Tokens, Told, Turned, Way, Ways, WoundDeck,
    rules::{
        bag::{SetAside, TokenReturn},
        death::Death,
        doors::DoorTaken,
        encounter::{Encounter, EncounterDraw, Meeting},
        hands::{HandLost, HandsFull},
        injuries::{EnduranceDraw, InjuryCheck, RetreatDraw},
        noise::NoiseRoll,
        search::KeepOne,
        trade::{Deal, Exchange, TradeAgreement, TradeHands, TradeReply, Trading},
        wounds::{WoundDraw, Wounds},
    },
    words::{Blood, CorridorNumber, FigureId, Intruder, NoiseFace, RoomNumber},
};

/// The tokens of a game's bag.
pub type TokenOf<G> = <<<G as Game>::Board as Aboard>::Tokens as Counted>::Kind;

/// The serious wounds of a game.
pub type WoundOf<G> = <<<G as Game>::Board as Aboard>::Wounds as Counted>::Kind;

/// What somebody suffers from in a game.
pub type CauseOf<G> = <<G as Game>::Board as Aboard>::Cause;

/// The attack cards of a game.
pub type AttackCardOf<G> = <<<G as Game>::Board as Aboard>::Attacks as CardDeck>::Card;

/// The event cards of a game.
pub type EventCardOf<G> = <<<G as Game>::Board as Aboard>::Events as CardDeck>::Card;

/// The item cards of a game.
pub type CardOf<G> = <<G as Game>::Board as Aboard>::Card;

/// The items of a game, as they are carried.
pub type ItemOf<G> = <<G as Game>::Board as Aboard>::Item;

/// The objects of a game.
pub type ObjectOf<G> = <<G as Game>::Board as Aboard>::Object;

/// What a hand of a game holds.
pub type HeldOf<G> = Held<ItemOf<G>, ObjectOf<G>>;

/// What is done with the things of a game.
pub type Handles<G> = Handled<<CardOf<G> as CarriedCard>::Item, CardOf<G>, ObjectOf<G>>;

/// A game of the family.
pub trait Kin:
    Game<
        Board: Aboard,
        Frame: Chapters<Self>,
        Event: From<Told<TokenOf<Self>>>
                   + From<Harm<WoundOf<Self>, CauseOf<Self>>>
                   + From<Turned<AttackCardOf<Self>, EventCardOf<Self>>>
                   + From<Handles<Self>>,
    >
{
    /// Whose ids are cited.
    const BOOK: Book;

    /// NEM-2.25, LOC-9.25: how many door tokens there are.
    const DOORS: u32;

    /// NEM-14.1, LOC-14.1: what a serious wound comes from that is suffered for one light wound too many.
    const LIGHT_WOUNDS: CauseOf<Self>;

    // Answers.

    /// NEM-10.6, NEM-39.5, LOC-10.7: with fewer cards than this, a character is surprised.
    fn surprise(board: &Self::Board, seat: Seat, token: TokenOf<Self>) -> u8;

    /// NEM-9.2, LOC-9.2: whether silence is danger to a character: to whoever is covered with slime. LOC-44.2: unless its
    /// scent is known to be dull.
    fn is_scented(board: &Self::Board, seat: Seat) -> bool {
        board.has_slime(seat)
    }

    /// NEM-9.24, LOC-9.22: whether intruders of this kind break doors down.
    fn breaks_doors(board: &Self::Board, kind: Intruder) -> bool;

    /// Whether the door of a corridor may be taken for another one. LOC-29.142: not from a room that is being
    /// shut off.
    fn may_take_door(_board: &Self::Board, _corridor: Way) -> bool {
        true
    }

    /// NEM-9.7, LOC-9.7, LOC-9.17: how many fires there can be.
    fn most_fires(board: &Self::Board) -> u32;

    /// NEM-9.15, LOC-9.13, LOC-9.17: how many malfunctions there can be.
    fn most_malfunctions(board: &Self::Board) -> u32;

    /// NEM-9.13, LOC-9.12: whether a malfunction can be placed in a room.
    fn may_malfunction(board: &Self::Board, room: RoomNumber) -> bool;

    /// NEM-11.15, LOC-11.32: the blood icon of an attack card.
    fn blood(card: AttackCardOf<Self>) -> Blood;

    /// What an intruder can bear of what is printed on the cards of its check. NEM-39.6, LOC-44.5: less, by a weakness.
    fn endurance(_board: &Self::Board, _figure: FigureId, printed: u8) -> u8 {
        printed
    }

    /// NEM-11.21, LOC-29.15: the number on an event card by which intruders retreat.
    fn retreats_by(event: EventCardOf<Self>) -> CorridorNumber;

    /// NEM-16.11, NEM-16.12, LOC-17.11: an item as it is when it is found.
    fn as_found(card: CardOf<Self>) -> ItemOf<Self>;

    /// Whether a card of the inventory may change hands. LOC-37.12: not what lies beside the board.
    fn may_trade(_card: CardOf<Self>) -> bool {
        true
    }

    // Turnings.

    /// A rule that comes between a noise roll and what it comes to. NEM-31.18: the motion scanner.
    fn after_noise_roll(_board: &Self::Board, _seat: Seat, _face: NoiseFace) -> Option<Self::Frame> {
        None
    }

    /// An intruder has appeared before a character, and cards are about to be compared. What has to be decided
    /// first, one thing after the other. NEM-19.1, LOC-21.1: the objectives, if it was the first intruder.
    /// LOC-10.13, LOC-16.14: a light source.
    fn before_surprise(board: &mut Self::Board, seat: Seat, log: &mut Log<'_, Self>) -> Option<Self::Frame>;

    /// NEM-12.1, LOC-12.1: an intruder attacks whom it has surprised.
    fn surprise_attack(attacker: FigureId, on: Seat) -> Self::Frame;

    /// An intruder has come into a room. NEM-18.15: nobody waits in a pod there.
    fn intruder_came(_board: &mut Self::Board, _room: RoomNumber, _log: &mut Log<'_, Self>) {}

    /// An intruder has died. NEM-21.9, LOC-24.12: whether the queen has.
    fn intruder_died(board: &mut Self::Board, kind: Intruder);

    /// An intruder has borne its injuries. LOC-44.6: it may retreat nevertheless.
    fn intruder_held_on(_board: &mut Self::Board, _figure: FigureId, _log: &mut Log<'_, Self>) -> Flow<Self::Frame> {
        Flow::Done
    }

    /// A door has been opened or broken down. NEM-17.31, LOC-19.47: what was to open behind it does not.
    fn door_gave_way(board: &mut Self::Board, corridor: Way, log: &mut Log<'_, Self>);

    /// A marker has to be placed, and none is left. NEM-9.7, NEM-9.15: the ship is lost. LOC-9.7, LOC-9.13: the
    /// Complex is.
    fn out_of_markers(board: &mut Self::Board, marker: Marker, log: &mut Log<'_, Self>) -> Flow<Self::Frame>;

    /// A character has suffered a serious wound. NEM-42.1, LOC-48.1: what it does at once. NEM-48.4: what somebody
    /// does about it at once.
    fn wound_suffered(
        board: &mut Self::Board,
        seat: Seat,
        wound: WoundOf<Self>,
        log: &mut Log<'_, Self>,
    ) -> Flow<Self::Frame>;

    /// NEM-13.12, NEM-13.16, LOC-13.11, LOC-29.114: a character dies of its larva, and a creeper is in its room. Which
    /// of the two comes first, each book says.
    fn larva_death(seat: Seat) -> Self::Frame;

    /// A character dies. NEM-14.10 to NEM-14.16, LOC-14.8 to LOC-14.12: what becomes of it, of what it carried, and
    /// of the game.
    fn death(board: &mut Self::Board, seat: Seat, by: CauseOf<Self>, log: &mut Log<'_, Self>) -> Flow<Self::Frame>;
}

/// What there are markers of, and not without end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    /// NEM-9.7, LOC-9.7
    Fire,
    /// NEM-9.15, LOC-9.13
    Malfunction,
}

/// The parts of a board that the shared chapters play with, and what they ask of the rest.
pub trait Aboard {
    /// The tokens of the bag.
    type Tokens: Tokens;
    /// The cards of serious wounds.
    type Wounds: Counted;
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
    /// NEM-11.17, LOC-11.34: lays a carcass on the floor of a room.
    fn lay_carcass(&mut self, room: RoomNumber);

    /// Where a character stands.
    fn room_of(&self, seat: Seat) -> Option<RoomNumber>;
    /// NEM-7.1, LOC-7.1: where a character's noise rolls are made.
    fn room_for_noise(&self, seat: Seat) -> Option<RoomNumber>;
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

/// Lists the frames of the shared chapters, and after them those that hold a word of the game.
macro_rules! chapters {
    ($($frame:ident),*; $($of_word:ident<$word:ident>),*) => {
        /// The frames of the shared chapters, as variants of a game's own sum. What `rules!` makes is one.
        pub trait Chapters<G: Kin>: $(From<$frame> +)* $(From<$of_word<$word<G>>> +)* Sized {}

        impl<G: Kin, F: $(From<$frame> +)* $(From<$of_word<$word<G>>> +)*> Chapters<G> for F {}
    };
}

chapters! {
    NoiseRoll, Encounter, EncounterDraw, TokenReturn, DoorTaken, RetreatDraw, HandsFull, HandLost, KeepOne, Trading,
    TradeReply, TradeAgreement, Exchange, TradeHands;
    Meeting<TokenOf>, SetAside<TokenOf>, Wounds<CauseOf>, WoundDraw<CauseOf>, Death<CauseOf>,
    InjuryCheck<AttackCardOf>, EnduranceDraw<AttackCardOf>
}

/// The two rulebooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Book {
    /// NEM.
    Nemesis,
    /// LOC.
    Lockdown,
}

impl Book {
    /// The id in this book, of the two that say the same.
    #[inline(always)]
    pub const fn id(self, nemesis: &'static str, lockdown: &'static str) -> RuleId {
        match self {
            Book::Nemesis => RuleId(nemesis),
            Book::Lockdown => RuleId(lockdown),
        }
    }
}

/// Cites the rule that the next lines carry out, in the book of the game: `rule_of!(G, "NEM-7.5", "LOC-7.4")`.
#[macro_export]
macro_rules! rule_of {
    ($game:ty, $nemesis:literal, $lockdown:literal) => {
        engine::cite(<$game as $crate::Kin>::BOOK.id($nemesis, $lockdown))
    };
}

//! NEM-32, LOC-38, LOC-25.43: action cards. A card is one place: what is printed on it, what it can be aimed at, and what
//! it does. The cards of Nemesis' characters, who play in Lockdown too, stand here, a character a file.

mod aims;
mod captain;
pub mod common;
pub mod cover;
mod mechanic;
mod scientist;
mod scout;
mod soldier;

use engine::{Flow, Game, Log, Seat, Seats};

pub use aims::CrewAim;
pub use captain::{DrawEach, motivation, order, reload};
pub use common::{basic_repairs, demolition, fast_repairs, repairs, rest};
pub use cover::{Consent, CoveringWeapon, Follower, covering_fire, suppressive_fire};
pub use mechanic::{computer_skills, ingenuity, pyrotechnics, technical_corridors};
pub use scientist::{EventPlacement, EventPlacementAnswer, blocking_access, intranet, risk_assessment};
pub use scout::{adrenaline, reconnaissance, scavenging};
pub use soldier::{full_auto, taking_aim};

use crate::{
    Aboard, CardOf, CarriedCard, CarriedItem, Kin, Rooms,
    words::{CombatIcon, FigureId, RoomNumber, YesNo},
};

/// The items of a game, by their names.
pub type ItemWordOf<G> = <CardOf<G> as CarriedCard>::Item;

/// What the cards of both games are aimed at.
pub type CrewAimOf<G> = CrewAim<ItemWordOf<G>, CardOf<G>, <G as Crew>::RoomAim>;

/// What a game brings to the cards. Like [`Kin`], which has no cards: answers, and turnings.
pub trait Crew:
    Kin<Frame: From<DrawEach> + From<Consent> + From<CoveringWeapon> + From<Follower> + From<EventPlacement>>
{
    /// The action cards.
    type ActionCard: Copy;
    /// What cards are aimed at.
    type Aim: Copy + From<CrewAimOf<Self>>;
    /// What the actions of rooms are aimed at.
    type RoomAim: Copy;

    /// What an aim says, if it is one that the cards of both games have.
    fn crew_aim(aim: Self::Aim) -> Option<CrewAimOf<Self>>;

    // Answers.

    /// NEM-1.19, LOC-1.20: the rooms with a computer that works.
    fn computers(board: &Self::Board) -> Rooms;

    /// Whether somebody has a computer to work with. NEM-31.21: the Scientist may carry one.
    fn is_online(board: &Self::Board, _seat: Seat, room: RoomNumber) -> bool {
        Self::computers(board).has(room)
    }

    /// Whom the Captain reaches: the own room. NEM-31.11: and with the Intercom every room with a computer.
    fn within_earshot(board: &Self::Board, _seat: Seat, room: RoomNumber) -> Seats {
        characters_in::<Self>(board, room).collect()
    }

    /// NEM-1.15, LOC-1.18: whoever of these comes first in order of play.
    fn first_in_order(board: &Self::Board, among: Seats) -> Option<Seat>;

    /// The item cards that somebody carries, each kind once.
    fn each_item(board: &Self::Board, seat: Seat, offer: &mut dyn FnMut(CardOf<Self>));

    /// NEM-17.14, LOC-19.25: whether there are eggs in a room that nobody carries.
    fn has_loose_eggs(board: &Self::Board, room: RoomNumber) -> bool;

    /// NEM-16.14, LOC-39.10: whether something is an energy weapon.
    fn is_energy_weapon(item: ItemWordOf<Self>) -> bool;

    /// NEM-32.23: whether a weapon is the one that fires all it has.
    fn is_assault_rifle(item: ItemWordOf<Self>) -> bool;

    /// NEM-5.51, LOC-29.76: what the action of a room can be aimed at, whatever it costs.
    fn each_room_action(board: &Self::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Self::RoomAim));

    /// NEM-32.19: what can be crafted, where any yellow item may stand in for a tool.
    fn each_handy_recipe(
        board: &Self::Board,
        seat: Seat,
        offer: &mut dyn FnMut(ItemWordOf<Self>, CardOf<Self>, CardOf<Self>),
    );

    /// What else a repair can be aimed at. NEM-17.53: an engine.
    fn each_engine(_board: &Self::Board, _room: RoomNumber, _offer: &mut dyn FnMut(Self::Aim)) {}

    /// The decks that can be searched, whatever is left of the room. NEM-48.5: all of them at once.
    fn each_search(board: &Self::Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Self::Aim));

    /// That somebody has agreed, or has not.
    fn consented(seat: Seat, answer: YesNo) -> Self::Event;

    /// That somebody has put an event card back.
    fn event_placed(seat: Seat, answer: EventPlacementAnswer) -> Self::Event;

    // Turnings.

    /// NEM-5.51, LOC-29.76: the action of a room.
    fn room_action(
        board: &mut Self::Board,
        seat: Seat,
        room: RoomNumber,
        with: Self::RoomAim,
        log: &mut Log<'_, Self>,
    ) -> Flow<Self::Frame>;

    /// NEM-17.52: what else is repaired.
    fn repair_engine(_board: &mut Self::Board, _seat: Seat, _log: &mut Log<'_, Self>) -> Flow<Self::Frame> {
        Flow::Done
    }

    /// An item is the price of a card. NEM-26.5: it goes now. LOC-5.8: it went before anybody could interrupt.
    fn give_up(_board: &mut Self::Board, _seat: Seat, _item: CardOf<Self>, _log: &mut Log<'_, Self>) {}

    /// NEM-32.9: rounds are taken from a weapon.
    fn spend(board: &mut Self::Board, seat: Seat, weapon: ItemWordOf<Self>, rounds: u8, log: &mut Log<'_, Self>);

    /// A weapon is fired at an intruder, or at the eggs of the room. NEM-26.5: its round is taken now; LOC-5.8: it was
    /// taken before.
    fn fire(board: &mut Self::Board, seat: Seat, shot: CardShot<Self>, log: &mut Log<'_, Self>) -> Flow<Self::Frame>;

    /// NEM-5.40, LOC-5.81: a room is searched, as the aim says.
    fn search(
        board: &mut Self::Board,
        seat: Seat,
        room: RoomNumber,
        aim: Self::Aim,
        log: &mut Log<'_, Self>,
    ) -> Flow<Self::Frame>;

    /// NEM-13.6, LOC-13.5: the contamination in hand is scanned.
    fn rest(board: &mut Self::Board, seat: Seat, log: &mut Log<'_, Self>) -> Flow<Self::Frame>;

    /// NEM-4.5, LOC-4.11: somebody draws cards, if there are any.
    fn draw(board: &mut Self::Board, seat: Seat, n: u8) -> Option<Self::Frame>;

    /// NEM-5.36, LOC-5.50: something is crafted of two items.
    fn craft(
        board: &mut Self::Board,
        seat: Seat,
        item: ItemWordOf<Self>,
        of: [CardOf<Self>; 2],
        log: &mut Log<'_, Self>,
    ) -> Flow<Self::Frame>;
}

/// A shot that a card grants.
#[expect(missing_docs, reason = "the fields are those of a shot")]
pub struct CardShot<G: Crew> {
    pub weapon: ItemWordOf<G>,
    /// Nothing: the eggs.
    pub at: Option<FigureId>,
    /// NEM-32.22: whether the die may be rolled again.
    pub may_reroll: bool,
    /// NEM-32.23: whether all rounds are fired at once.
    pub is_full_auto: bool,
}

/// An action card of a game.
#[derive(Debug)]
pub struct ActionCardPrint<G: Crew> {
    /// Which card.
    pub card: G::ActionCard,
    /// NEM-5.4, LOC-5.3: how many further action cards it costs.
    pub cost: u8,
    /// NEM-5.7, LOC-5.6: when it may be played.
    pub combat: CombatIcon,
    /// How it is played as an action; nothing on a reaction.
    pub play: Option<Play<G>>,
}

impl<G: Crew> Clone for ActionCardPrint<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Crew> Copy for ActionCardPrint<G> {}

/// What a card can be aimed at by somebody in a room.
pub type EachAim<G> = fn(&<G as Game>::Board, Seat, RoomNumber, &mut dyn FnMut(<G as Crew>::Aim));

/// What a card does that was played in a room, is paid for, and stands.
pub type CarryOut<G> =
    fn(&mut <G as Game>::Board, Seat, RoomNumber, <G as Crew>::Aim, &mut Log<'_, G>) -> Flow<<G as Game>::Frame>;

/// How a card is played as an action.
#[derive(Debug)]
pub struct Play<G: Crew> {
    /// NEM-5.5, NEM-5.9, LOC-5.4, LOC-5.9: each aim once, where its effect is possible. Cost and combat icon are no
    /// matter of the card.
    pub each_aim: EachAim<G>,
    /// What it does.
    pub carry_out: CarryOut<G>,
}

impl<G: Crew> Clone for Play<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Crew> Copy for Play<G> {}

impl<G: Crew> ActionCardPrint<G> {
    /// A card that costs nothing but itself.
    pub const fn free(card: G::ActionCard, combat: CombatIcon, each_aim: EachAim<G>, carry_out: CarryOut<G>) -> Self {
        ActionCardPrint { card, cost: 0, combat, play: Some(Play { each_aim, carry_out }) }
    }

    /// NEM-5.38, LOC-5.73: a card that is no action of one's own; its effect stands where its moment is.
    pub const fn reaction(card: G::ActionCard, combat: CombatIcon) -> Self {
        ActionCardPrint { card, cost: 0, combat, play: None }
    }

    /// The same card at a cost.
    pub const fn costing(self, cost: u8) -> Self {
        ActionCardPrint { cost, ..self }
    }

    /// NEM-5.38, LOC-5.73: whether it is no action of one's own.
    pub const fn is_reaction(&self) -> bool {
        self.play.is_none()
    }
}

/// What an aim says that was offered by a card of both games.
fn aim_of<G: Crew>(aim: G::Aim) -> CrewAimOf<G> {
    G::crew_aim(aim).expect("only what was offered is carried out")
}

/// Whoever stands in a room.
fn characters_in<G: Kin>(board: &G::Board, room: RoomNumber) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(Seat::MOST as u8).filter(move |&seat| board.sits(seat) && board.room_of(seat) == Some(room))
}

/// NEM-11.4, LOC-11.3: the weapons in hand with ammo, each name once.
pub fn weapons<G: Kin>(board: &G::Board, seat: Seat) -> impl Iterator<Item = ItemWordOf<G>> + '_ {
    let loaded = move || board.hands(seat).items().filter(|held| held.ammo() > 0).map(|held| held.card().item());
    let is_first = move |&(at, item): &(usize, ItemWordOf<G>)| loaded().take(at).all(|before| before != item);
    loaded().enumerate().filter(is_first).map(|(_, item)| item)
}

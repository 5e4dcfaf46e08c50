//! What a game of the family brings, so that the shared chapters can be played in it.
//!
//! Three kinds of things, and no fourth: *parts* of its board ([`Aboard`]), *answers* to pure questions, and
//! *turnings*, where the road of a shared rule leads through a rule of the game's own.

use engine::{Flow, Game, Log, RuleId, Seat, Seats, Viewer};

use crate::{
    Aboard, CardDeck, CarriedCard, Counted, Handled, Harm, Held, Played, Rooms, Told, Turned, Walked, Way,
    foresight::TokenSeen,
    printed::Symbols,
    rules::{
        actions::{ActionEnd, Declared, Deed, Payment},
        bag::{BagDraw, BagNoise, SetAside, TokenReturn},
        base_attacks::Summoning,
        death::Death,
        doors::DoorTaken,
        drawing::{CardDraw, HandRefill},
        encounter::{Encounter, EncounterDraw, Meeting},
        event_phase::{EventAttacks, EventCard, EventDraw, EventEnd, FireDamage},
        exploration::{Arrival, Sound, TileReveal, TokenReveal},
        hands::{HandLost, HandsFull},
        injuries::{self, EnduranceDraw, InjuryCheck, RetreatDraw},
        interruption::Interruption,
        melee::MeleeRoll,
        movement::{CarefulNoise, Movement},
        noise::NoiseRoll,
        search::KeepOne,
        trade::{Exchange, TradeAgreement, TradeHands, TradeReply, Trading},
        turn::{Passing, TurnEnd, TurnOrder},
        wounds::{WoundDraw, Wounds},
    },
    things::{
        blast::Blast,
        decoy::Lure,
        smoke::{Smoke, SmokeDiscard},
        taser::Tased,
    },
    words::{Blood, CombatFace, CorridorNumber, FigureId, Intruder, NoiseFace, RoomNumber},
};

/// The tokens of a game's bag.
pub type TokenOf<G> = <<<G as Game>::Board as Aboard>::Tokens as Counted>::Kind;

/// The serious wounds of a game.
pub type WoundOf<G> = <<<G as Game>::Board as Aboard>::Wounds as Counted>::Kind;

/// The rooms of a game, which are tiles before they are explored.
pub type TileOf<G> = <<<G as Game>::Board as Aboard>::Tiles as Counted>::Kind;

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

/// The action cards of a game.
pub type ActionCardOf<G> = <<G as Game>::Board as Aboard>::ActionCard;

/// The cards of the personal decks of a game.
pub type PersonalOf<G> = <<G as Game>::Board as Aboard>::Personal;

/// The actions of a game.
pub type ActionOf<G> = <<G as Game>::Board as Aboard>::Action;

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
                   + From<Handles<Self>>
                   + From<Walked<TileOf<Self>>>
                   + From<Played<ActionCardOf<Self>, PersonalOf<Self>>>,
    >
{
    /// Whose ids are cited.
    const BOOK: Book;

    /// NEM-2.25, LOC-9.25: how many door tokens there are.
    const DOORS: u32;

    /// NEM-14.1, LOC-14.1: what a serious wound comes from that is suffered for one light wound too many.
    const LIGHT_WOUNDS: CauseOf<Self>;

    /// NEM-4.11, NEM-4.17, LOC-4.17, LOC-4.37: what fire does.
    const FIRE: CauseOf<Self>;

    /// NEM-11.8, LOC-11.20: what a blow does, to its target or to whoever misses it.
    const BLOW: CauseOf<Self>;

    /// NEM-33.2, LOC-39.12: what everybody suffers from where something explodes.
    const BLAST: CauseOf<Self>;

    /// NEM-36.2, LOC-40.4: what an intruder suffers from that is tased.
    const TASER: CauseOf<Self>;

    /// NEM-12.5, LOC-12.3: what an intruder does.
    const ATTACK: CauseOf<Self>;
    /// NEM-42.5, LOC-48.5: the wound that bleeds at a pass.
    const BLEEDING: WoundOf<Self>;

    /// The same, as what somebody suffers from.
    const BLED: CauseOf<Self>;

    /// What a character dies of whose player has left the table.
    const RESIGNATION: CauseOf<Self>;

    /// NEM-5.52, LOC-5.70: the card that cancels an action.
    const INTERRUPTION: ActionCardOf<Self>;

    // Answers.

    /// NEM-10.6, NEM-39.5, LOC-10.7: with fewer cards than this, a character is surprised.
    fn surprise(board: &Self::Board, seat: Seat, token: TokenOf<Self>) -> u8;

    /// NEM-9.2, LOC-9.2: whether silence is danger to a character: to whoever is covered with slime. LOC-44.2: unless its
    /// scent is known to be dull.
    fn is_scented(board: &Self::Board, seat: Seat) -> bool {
        board.has_slime(seat)
    }

    /// NEM-9.4, LOC-9.4: whether fire hurts a character. LOC-37.22: not in a Battle Suit.
    fn burns(_board: &Self::Board, _seat: Seat) -> bool {
        true
    }

    /// NEM-9.24, LOC-9.22: whether intruders of this kind break doors down.
    fn breaks_doors(board: &Self::Board, kind: Intruder) -> bool;

    /// Whether the door of a corridor may be taken for another one. LOC-29.142: not from a room that is being
    /// shut off.
    fn may_take_door(_board: &Self::Board, _corridor: Way) -> bool {
        true
    }

    /// NEM-7.10, LOC-7.6: the rooms in which danger in a room is heard: those next door. LOC-25.73: on a crossroads all
    /// others of the kind.
    fn danger_is_heard_in(board: &Self::Board, room: RoomNumber) -> Rooms {
        board.plan().neighbours(room)
    }

    /// Noise is made where a number leads to. LOC-25.69: that may be a zone.
    fn noise_made(_board: &Self::Board, room: RoomNumber, number: CorridorNumber) -> Self::Event {
        Told::<TokenOf<Self>>::NoiseMade { room, number }.into()
    }

    /// What a viewer knows of the exploration token of a room. LOC-25.61: on the surface there are others.
    fn token_seen(board: &Self::Board, room: RoomNumber, viewer: Viewer) -> Option<TokenSeen> {
        let token = board.token(room)?.seen_by(viewer)?;
        Some(TokenSeen::Effect(token.print().effect))
    }

    /// NEM-9.8, LOC-9.8: whether a fire can break out in a room: in any. LOC-25.65: but not on a crossroads.
    fn may_burn(_board: &Self::Board, _room: RoomNumber) -> bool {
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
    fn retreats_by(board: &Self::Board, event: EventCardOf<Self>) -> CorridorNumber;

    /// NEM-4.19, LOC-4.38, LOC-4.39: who moves by an event card, and through which corridor, when its intruders have
    /// moved so many times already; nothing, if they do not move again.
    fn event_move(board: &Self::Board, event: EventCardOf<Self>, moves: u8) -> Option<(Symbols, CorridorNumber)>;

    /// NEM-4.17, LOC-4.37: how many injuries fire deals to an intruder, and how many eggs it burns. NEM-39.8: more to
    /// whom it frightens.
    fn fire_damage(_board: &Self::Board) -> u8 {
        1
    }

    /// What a face of the combat die counts as against an intruder. NEM-39.1: a blank may be a hit.
    fn counts_as(_board: &Self::Board, face: CombatFace, _target: Intruder) -> CombatFace {
        face
    }

    /// NEM-39.7, LOC-25.95: whether the bite of intruders of this kind is no more than a scratch.
    fn bites_lightly(_board: &Self::Board, _kind: Intruder) -> bool {
        false
    }

    /// NEM-16.11, NEM-16.12, LOC-17.11: an item as it is when it is found.
    fn as_found(card: CardOf<Self>) -> ItemOf<Self>;

    /// NEM-6.13, NEM-6.14, LOC-6.22, LOC-6.23: whether a room can be searched at all.
    fn is_searchable(tile: TileOf<Self>) -> bool;

    /// What an exploration token makes of the noise of whoever moves with care. NEM-5.22, NEM-32.27: nothing. LOC-5.33:
    /// danger is danger.
    fn sound_to_the_careful(sound: Sound) -> Sound;

    /// Whether a card of the inventory may change hands. LOC-37.12: not what lies beside the board.
    fn may_trade(_card: CardOf<Self>) -> bool {
        true
    }

    /// NEM-22.12, LOC-25.31: where the dead come back, in a mode in which they do: the Emergency Room, if it is explored.
    fn revives_in(board: &Self::Board) -> Option<RoomNumber>;

    /// Whether somebody may come back. Not who has left the table. NEM-22.19: nor who leads the intruders.
    fn may_come_back(board: &Self::Board, seat: Seat) -> bool;

    /// NEM-4.4, LOC-4.10: how many cards a player draws up to.
    fn hand_limit(board: &Self::Board, seat: Seat) -> u8;

    /// NEM-4.7, LOC-4.13: whether a player still takes turns in this round.
    fn is_to_act(board: &Self::Board, seat: Seat) -> bool;

    /// Whether a character is given up when its turn comes, because its player has left. NEM-22.22: whoever leads the
    /// intruders has none.
    fn is_given_up(board: &Self::Board, seat: Seat) -> bool {
        board.has_resigned(seat)
    }

    // Turnings.

    /// Somebody draws by a rule of the game's own. NEM-22.21: whoever leads the intruders.
    fn draws_otherwise(_board: &mut Self::Board, _seat: Seat) -> Option<Self::Frame> {
        None
    }

    /// NEM-4.6, LOC-4.12: everybody has drawn. How the round goes on.
    fn all_have_drawn(board: &mut Self::Board, log: &mut Log<'_, Self>) -> Self::Frame;

    /// NEM-4.8, LOC-4.14: what somebody's turn begins with.
    fn turn(board: &Self::Board, seat: Seat) -> Self::Frame;

    /// NEM-4.8, LOC-4.14: another action of the same turn.
    fn next_action() -> Self::Frame;

    /// NEM-4.13, LOC-4.19: everybody has passed. How the round goes on.
    fn all_have_passed() -> Self::Frame;

    /// The cards for an action have been paid. LOC-5.8: what else it costs is given before anybody can interrupt it.
    fn action_paid(_board: &mut Self::Board, _log: &mut Log<'_, Self>) {}

    /// NEM-5.60, LOC-5.11: an action stands, and is carried out.
    fn carry_out(
        board: &mut Self::Board,
        seat: Seat,
        action: ActionOf<Self>,
        log: &mut Log<'_, Self>,
    ) -> Flow<Self::Frame>;

    /// A rule that comes between a noise roll and what it comes to. NEM-31.18: the motion scanner.
    fn after_noise_roll(_board: &Self::Board, _seat: Seat, _face: NoiseFace) -> Option<Self::Frame> {
        None
    }

    /// NEM-7.1, LOC-7.1: a character makes a noise roll. LOC-7.12: on the surface with another die.
    fn noise_roll(_board: &Self::Board, seat: Seat) -> Self::Frame {
        NoiseRoll { seat }.into()
    }

    /// A character is about to make noise because of what came out of the bag. LOC-38.30: it may keep quiet in the dark.
    fn bag_noise(board: &Self::Board, seat: Seat) -> Self::Frame {
        Self::noise_roll(board, seat)
    }

    /// A character has come to a room that nobody has explored. LOC-25.61: on the surface another kind of token lies
    /// there.
    fn explores_otherwise(_board: &Self::Board, _arrival: Arrival) -> Option<Self::Frame> {
        None
    }

    /// An intruder has appeared before a character, and cards are about to be compared. What has to be decided
    /// first, one thing after the other. NEM-19.1, LOC-21.1: the objectives, if it was the first intruder.
    /// LOC-10.13, LOC-16.14: a light source.
    fn before_surprise(board: &mut Self::Board, seat: Seat, log: &mut Log<'_, Self>) -> Option<Self::Frame>;

    /// An intruder has appeared. NEM-19.1, LOC-21.1: if it is the first, the objectives.
    fn first_encounter(board: &mut Self::Board, log: &mut Log<'_, Self>) -> Option<Self::Frame>;

    /// NEM-12.1, LOC-12.1: an intruder attacks whom it has surprised.
    fn surprise_attack(attacker: FigureId, on: Seat) -> Self::Frame;

    /// NEM-11.28, LOC-11.51: an intruder attacks whoever is about to leave the room.
    fn escape_attack(attacker: FigureId, on: Seat) -> Self::Frame;

    /// A character has left a room for another. LOC-29.72: an intruder may come along.
    fn character_left(_board: &mut Self::Board, _seat: Seat, _from: RoomNumber, _log: &mut Log<'_, Self>) {}

    /// A character has entered a room that is explored, or is being explored. NEM-17.44: slime. LOC-19.20: knowledge.
    fn room_entered(_board: &mut Self::Board, _seat: Seat, _room: RoomNumber, _log: &mut Log<'_, Self>) {}

    /// NEM-4.16, LOC-4.36: an intruder attacks in the event phase.
    fn event_attack(attacker: FigureId, on: Seat) -> Self::Frame;

    /// NEM-4.25, LOC-4.44: an event card has its effect.
    fn event_effect(event: EventCardOf<Self>) -> Self::Frame;

    /// NEM-4.26, LOC-4.46: an event card goes where it says.
    fn put_away(board: &mut Self::Board, event: EventCardOf<Self>);

    /// NEM-33.5, LOC-39.16: an intruder attacks before it leaves for a decoy.
    fn lured_attack(attacker: FigureId, on: Seat) -> Self::Frame;

    /// An intruder has come into a room. NEM-18.15: nobody waits in a pod there.
    fn intruder_came(_board: &mut Self::Board, _room: RoomNumber, _log: &mut Log<'_, Self>) {}

    /// An intruder has died. NEM-21.9, LOC-24.12: whether the queen has.
    fn intruder_died(board: &mut Self::Board, kind: Intruder);

    /// NEM-11.11, LOC-11.21: somebody has struck an intruder. LOC-44.5: what who strikes knows of it counts.
    fn struck(
        board: &mut Self::Board,
        _seat: Seat,
        figure: FigureId,
        injuries: u8,
        log: &mut Log<'_, Self>,
    ) -> Flow<Self::Frame> {
        injuries::injure(board, figure, injuries, Self::BLOW, log).map_or(Flow::Done, Flow::Become)
    }

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

/// Who knows what everybody knows, onlookers too: every seat a table can have.
pub fn everybody() -> Seats {
    Seats::all(Seat::MOST as u8)
}

/// What there are markers of, and not without end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    /// NEM-9.7, LOC-9.7
    Fire,
    /// NEM-9.15, LOC-9.13
    Malfunction,
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
    TradeReply, TradeAgreement, Exchange, TradeHands, Blast, Lure, Tased, Smoke, SmokeDiscard, Movement, Arrival, CarefulNoise,
    TileReveal, TokenReveal, EventAttacks, FireDamage, EventDraw, BagDraw, BagNoise, MeleeRoll, Summoning, HandRefill,
    CardDraw, TurnOrder, Passing, TurnEnd, Payment, Declared, Deed, ActionEnd, Interruption;
    Meeting<TokenOf>, SetAside<TokenOf>, Wounds<CauseOf>, WoundDraw<CauseOf>, Death<CauseOf>,
    InjuryCheck<AttackCardOf>, EnduranceDraw<AttackCardOf>, EventCard<EventCardOf>, EventEnd<EventCardOf>
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

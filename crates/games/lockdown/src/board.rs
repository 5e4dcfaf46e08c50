//! The Complex and all that is in it. Verbs here change facts; they never ask.
//!
//! What nobody has seen is not settled: unseen tiles, tokens, contingencies, CSS tokens and weaknesses have no value
//! until somebody looks, so there is none to leak.

mod cards;
mod carried;
mod contingencies;
mod decks;
mod laboratory;
mod memories;
mod player;
mod power;
mod rooms;
mod stores;
mod track;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Known, List, Pool, Seat, Seats, Setup as _, rule};
use nemesis_kit::{ContaminationDeck, Contaminations, Doors, Nest, Plan, Ways, printed::in_the_bag};
pub use nemesis_kit::{Figure, MOST_FIGURES, Passage, Rooms, everybody, words::FigureId};

pub use cards::{Card, Cards};
pub use carried::{Hands, HeavyItem, Held, ItemPool, ObjectToken};
pub use contingencies::{CONTINGENCY_TOKENS, CodePlace, CodeToken, Contingencies, ContingencyToken};
pub use decks::{AttackDeck, ComputerDeck, EventDeck, ItemDecks, SEARCHED, SurfaceDeck, WoundCards, WoundDeck};
pub use laboratory::Laboratory;
pub use player::{Light, Player, Whereabouts, Wound};
pub use power::Power;
pub use rooms::Place;
pub use track::{Bomb, CssOnTrack, Rover, TimeTrack};

use crate::{
    Setup,
    content::{complex::Complex, tracks},
    rules::{actions::Action, trade::Deal},
    words::{
        AttackCard, ComputerCard, Contamination, Ending, Event, ExplorationToken, Intruder, ItemCard, Level, Objective,
        PLACES, Phase, ROOMS, Room, RoomNumber, SeriousWound, Side, StalkerToken, SurfaceToken, Tile, all_rooms,
    },
};

/// The tokens of the bag, of which only the kinds matter.
pub type Tokens = Pool<StalkerToken, 18>;

/// The intruders.
pub type Swarm = nemesis_kit::Swarm<Tokens>;

/// All the facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Board {
    pub setup: Setup,
    /// From 1; 0 while the table is being set up.
    pub round: u16,
    pub phase: Phase,
    /// LOC-3.31: who holds the First Player token.
    pub first: Seat,
    pub players: [Player; 5],
    pub turn: ThisTurn,
    pub places: [Place; PLACES],
    pub explored: Rooms,
    pub fire: Rooms,
    pub malfunction: Rooms,
    /// LOC-9.17: the markers that have left the game.
    pub fires_removed: u8,
    pub malfunctions_removed: u8,
    /// LOC-19.45: where the Venting token lies.
    pub venting: Option<RoomNumber>,
    /// LOC-7.4: where there is noise: in corridors, in the technical space, and in the zones of the surface.
    pub noise: Ways,
    pub doors: Doors,
    /// The tiles that nobody has seen, those in the box among them.
    pub unseen_tiles: Pool<Room, 26>,
    /// The exploration tokens that nobody has seen, those in the box among them.
    pub unseen_tokens: Pool<ExplorationToken, 15>,
    pub unseen_surface_tokens: Pool<SurfaceToken, 10>,
    pub power: Power,
    /// LOC-8.10: beside which elevator room the elevator is.
    pub elevator: Level,
    pub time: TimeTrack,
    /// LOC-20.30: for good.
    pub is_gate_open: bool,
    pub rover: Rover,
    pub contingencies: Contingencies,
    /// LOC-18.1: the face-up card, and the deck beneath it.
    pub computer: Option<ComputerCard>,
    pub computers: ComputerDeck,
    pub swarm: Swarm,
    /// LOC-19.22: the eggs on the Laboratory board.
    pub nest: Nest,
    /// LOC-15.5: whether somebody has learned what there was to learn of the nest.
    pub is_nest_explored: bool,
    pub laboratory: Laboratory,
    pub items: ItemDecks,
    pub events: EventDeck,
    /// LOC-43.24: out of the game.
    pub events_removed: Pool<Event, 29>,
    /// The card that is being resolved.
    pub event_in_play: Option<Event>,
    pub attacks: AttackDeck,
    /// LOC-25.62: empty where there is no surface.
    pub surface: SurfaceDeck,
    pub wounds: WoundDeck,
    pub contamination: ContaminationDeck,
    /// LOC-14.12: the contamination cards of the dead, which never come back.
    pub contamination_gone: Contaminations,
    /// LOC-25.20: the objectives of all.
    pub common_objectives: List<Objective, 5>,
    /// LOC-21.1: whether an intruder has appeared.
    pub has_met_intruders: bool,
    /// LOC-21.2: whether a character has died.
    pub has_seen_death: bool,
    /// LOC-24.12
    pub queen_is_killed: bool,
    /// LOC-50.5: whether the Data Crystal has been used in this round.
    pub crystal_is_read: bool,
    pub scratch: Scratch,
    pub ending: Option<Ending>,
    /// LOC-23.12: who has won, once that is decided.
    pub winners: Option<Seats>,
}

/// Whose turn it is, and what only lasts for it.
#[engine::open(TurnView)]
pub struct ThisTurn {
    pub seat: Seat,
    /// LOC-4.14: how many actions are left.
    pub actions_left: u8,
    /// LOC-39.54: as many actions as the player likes, and then a pass.
    pub is_unlimited: bool,
    /// The turn ends with a pass, whatever is left.
    pub must_pass: bool,
    /// The action that is being paid for, interrupted or carried out. LOC-5.75: everybody knows it.
    pub declared: Option<Action>,
}

/// What is being looked at or counted while a rule is under way, and hidden from others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Scratch {
    /// LOC-5.81: the cards found in a search, for the searcher's eyes. LOC-27.24: one that is heavy, until there is a
    /// hand for it.
    pub found: List<ItemCard, 3>,
    /// LOC-5.45: something heavy that everybody sees, and that finds no free hand.
    pub incoming: Held,
    /// LOC-5.42: a trade under way.
    pub trade: Deal,
    /// LOC-29.142: the room whose doors Vent Control is closing.
    pub sealing: Option<RoomNumber>,
    /// LOC-29.24: the room that somebody tries to leave for good, and whether an intruder has come there meanwhile.
    pub watched: Option<RoomNumber>,
    pub has_come: bool,
    /// LOC-29.72: the intruders that will follow somebody who escapes. LOC-42.6: three cards of twenty make one, so of
    /// thirty-two intruders at most nine do.
    pub chases: List<Chase, 9>,
    /// LOC-44.5, LOC-44.6: who attacks an intruder at the moment, and whether with fire.
    pub attacker: Option<Seat>,
    pub is_fire: bool,
    /// LOC-37.25: computer cards that somebody looks at.
    pub computers: List<ComputerCard, 3>,
    /// LOC-43.19, LOC-23.11: cards drawn to be looked at; their owner sees them.
    pub drawn: Cards,
}

/// LOC-29.72: an intruder on the scent of a character.
#[engine::open(ChaseView)]
pub struct Chase {
    pub figure: FigureId,
    pub after: Seat,
}

impl Board {
    /// LOC-3.1, LOC-3.2, LOC-3.6, LOC-3.8, LOC-3.16: the table before anything is drawn. LOC-1.22, LOC-3.3, LOC-3.5, LOC-27.2: what goes to the box is
    /// not told apart from what lies face down, so nobody can see it. LOC-3.12, LOC-3.14: decks and pools are full.
    /// LOC-3.32: no door is on the board, nobody is hurt, and nobody holds a card.
    pub fn new(setup: Setup) -> Board {
        let complex = setup.side.complex();
        let mut places = [Place::default(); PLACES];
        let mut explored = Rooms::NONE;
        let mut unseen_tiles = Pool::of(|room: Room| match room.print().tile {
            Tile::One | Tile::Two => 1,
            Tile::Fixed | Tile::Printed => 0,
        });
        for number in all_rooms() {
            if let Some(room) = complex.slot(number).fixed {
                // LOC-1.3, LOC-1.4: what is printed, and what is the same in every game, is explored from the start.
                places[number.index()].tile = Some(Known::to(everybody(), room));
                explored.insert(number);
                if unseen_tiles.count(room) > 0 {
                    // LOC-32.4: its tile is not used where the room is printed.
                    unseen_tiles.take(room);
                }
            }
        }
        let has_surface = setup.side == Side::Alternative;
        if has_surface {
            rule!("LOC-25.60");
            rule!("LOC-25.63");
            for place in &mut places[ROOMS..] {
                // LOC-25.65: what they are is printed; what is found there is not known yet.
                place.tile = Some(Known::to(everybody(), Room::Crossroads));
            }
        }
        let start = complex.fixed(Room::IsolationRoom).first().expect("the Isolation Room is always there");
        let exit = *complex.exits.last().expect("there is a way out");
        let mut board = Board {
            setup,
            round: 0,
            phase: Phase::DrawCards,
            first: Seat(0),
            players: [Player::new(start); 5],
            turn: ThisTurn::default(),
            places,
            explored,
            fire: Rooms::NONE,
            malfunction: Rooms::NONE,
            fires_removed: 0,
            malfunctions_removed: 0,
            venting: None,
            noise: Ways::NONE,
            doors: Doors::default(),
            unseen_tiles,
            unseen_tokens: Pool::of(|token: ExplorationToken| token.print().copies),
            unseen_surface_tokens: Pool::of(|_| has_surface as u8),
            power: Power::default(),
            elevator: Level::S02,
            time: TimeTrack::at_the_start(),
            is_gate_open: false,
            rover: Rover::Exit { room: exit },
            contingencies: Contingencies::all_in_the_pool(),
            computer: None,
            computers: ComputerDeck::of(|_| 1),
            swarm: Swarm { pool: Tokens::of(|token| token.copies(setup.intruders)), ..Swarm::default() },
            nest: Nest::of(tracks::EGGS_IN_THE_NEST, tracks::EGGS),
            is_nest_explored: false,
            laboratory: Laboratory::default(),
            items: ItemDecks::full(|card: ItemCard| card.item.copies(card.back)),
            events: EventDeck::of(|event| setup.intruders.event(event).is_some() as u8),
            events_removed: Pool::new(),
            event_in_play: None,
            attacks: AttackDeck::of(|card: AttackCard| card.copies(setup.intruders)),
            surface: SurfaceDeck::of(|_| has_surface as u8),
            wounds: WoundDeck::full(WoundCards::of(SeriousWound::copies)),
            contamination: ContaminationDeck::full(Contamination::Clean.copies(), Contamination::Infected.copies()),
            contamination_gone: Contaminations::default(),
            common_objectives: List::new(),
            has_met_intruders: false,
            has_seen_death: false,
            queen_is_killed: false,
            crystal_is_read: false,
            scratch: Scratch::default(),
            ending: None,
            winners: None,
        };
        if has_surface {
            rule!("LOC-25.62");
        }
        for token in [StalkerToken::Blank, StalkerToken::QueenFour] {
            board.swarm.pool.take(token);
            board.swarm.bag.add(token);
        }
        board
    }

    /// The tokens of a kind that are still to go into the bag before the game begins.
    pub fn missing_in_bag(&self, kind: Intruder) -> u8 {
        let has: u8 = self.swarm.bag.iter().filter(|(it, _)| it.print().intruder == Some(kind)).map(|(_, n)| n).sum();
        in_the_bag(kind, self.setup.players).saturating_sub(has)
    }

    #[inline]
    pub fn complex(&self) -> &'static Complex {
        self.setup.side.complex()
    }

    #[inline]
    pub fn plan(&self) -> &'static Plan {
        &self.complex().plan
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Everybody at the table.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setup.players())
    }

    /// The seat to the left.
    #[inline]
    pub fn next(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.setup.players())
    }

    /// LOC-1.18: everybody, from the holder of the First Player token on.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        rule!("LOC-1.18");
        let (first, players) = (self.first.0, self.setup.players());
        (0..players).map(move |n| Seat((first + n) % players))
    }

    /// LOC-4.2: the players who still take part.
    pub fn active(&self) -> Seats {
        self.seats().filter(|&seat| self.player(seat).is_active()).collect()
    }

    #[inline]
    pub fn place(&self, room: RoomNumber) -> &Place {
        &self.places[room.index()]
    }

    #[inline]
    pub fn place_mut(&mut self, room: RoomNumber) -> &mut Place {
        &mut self.places[room.index()]
    }

    /// The characters that stand in a room.
    #[inline]
    pub fn characters_in(&self, room: RoomNumber) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.seats().filter(move |&seat| self.player(seat).room() == Some(room))
    }

    #[inline]
    pub fn has_character(&self, room: RoomNumber) -> bool {
        self.characters_in(room).next().is_some()
    }

    /// The rooms with characters.
    pub fn occupied(&self) -> Rooms {
        self.seats().filter_map(|seat| self.player(seat).room()).collect()
    }

    /// LOC-6.3: whether neither a character nor an intruder is in a room.
    pub fn is_deserted(&self, room: RoomNumber) -> bool {
        !self.has_character(room) && !self.swarm.is_in(room)
    }

    /// LOC-1.11: whether a character shares its room with an intruder.
    #[inline]
    pub fn is_fighting(&self, seat: Seat) -> bool {
        self.player(seat).room().is_some_and(|room| self.swarm.is_in(room))
    }

    /// LOC-13.1, LOC-29.39: a contamination card goes on a player's discard pile, if there is one left. Says whether
    /// it did.
    pub fn contaminate(&mut self, seat: Seat) -> bool {
        let is_taken = self.contamination.take();
        self.player_mut(seat).discard.contamination.unscanned += is_taken as u8;
        is_taken
    }

    /// The number of tokens that the bag holds of everything.
    pub fn tokens_in_bag(&self) -> u8 {
        self.swarm.bag.len() as u8
    }
}

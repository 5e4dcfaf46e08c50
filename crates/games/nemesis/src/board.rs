//! The ship and all that is on it. Verbs here change facts; they never ask.
//!
//! What nobody has seen is not settled: unseen tiles, tokens, engines, coordinates and
//! weaknesses have no value until somebody looks, so there is none to leak.

mod cards;
mod carried;
mod decks;
mod figures;
mod memories;
mod player;
mod pods;
mod rooms;
mod stores;
mod ways;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Known, List, Pool, Seat, Seats, Setup as _, rule};
use nemesis_kit::{ContaminationDeck, Doors, Nest, Ways};
pub use nemesis_kit::{Figure, MOST_FIGURES, Passage, Rooms, everybody, words::FigureId};

pub use cards::{Card, Cards};
pub use carried::{Hands, HeavyItem, Held, ItemPool, ObjectToken};
pub use decks::{AttackDeck, EventDeck, ItemDecks, SEARCHED, WoundCards, WoundDeck};
pub use figures::{Swarm, Tokens};
pub use player::{Player, Whereabouts, Wound};
pub use pods::Pod;
pub use rooms::Place;

use crate::{
    Setup,
    content::{tokens, tracks},
    rules::{actions::Action, trade::Deal},
    words::{
        AttackCard, Contamination, Coordinates, Course, Ending, Engine, EngineToken, Event, ExplorationToken, Intruder,
        IntruderActionCard, IntruderToken, ItemCard, Objective, Phase, ROOMS, Room, RoomColour, RoomNumber,
        SeriousWound, Tile, Trait, Weakness, all_rooms,
    },
};

/// All the facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Board {
    pub setup: Setup,
    /// From 1; 0 while the table is being set up.
    pub round: u16,
    pub phase: Phase,
    /// NEM-3.24: who holds the First Player token.
    pub first: Seat,
    pub turn: ThisTurn,
    pub players: [Player; 5],
    pub places: [Place; ROOMS],
    pub explored: Rooms,
    pub fire: Rooms,
    pub malfunction: Rooms,
    /// NEM-17.30: where the airlock will open.
    pub airlock: Option<RoomNumber>,
    /// NEM-7.4: where there is noise: in corridors, and in technical networks. NEM-7.6, NEM-25.23: a corridor is noisy
    /// at both its ends, whatever its door. NEM-7.14: noise does nothing else.
    pub noise: Ways,
    pub doors: Doors,
    /// The tiles that nobody has seen, those in the box among them.
    pub unseen_tiles: Pool<Room, 25>,
    /// The exploration tokens that nobody has seen, those in the box among them.
    pub unseen_tokens: Pool<ExplorationToken, 15>,
    /// NEM-3.11: the token on top of each engine, once somebody has seen it.
    pub engines: [Option<Known<EngineToken>>; 3],
    pub pods: [Pod; 4],
    pub tracks: Tracks,
    pub swarm: Swarm,
    pub nest: Nest,
    /// NEM-15.1, NEM-15.3: the weaknesses that have been found out, by the object that gave them away.
    /// NEM-15.5: for everybody, whoever it was. NEM-24.20: until then nobody knows one.
    pub weaknesses: [Option<Weakness>; 3],
    pub items: ItemDecks,
    pub events: EventDeck,
    /// NEM-38.2: out of the game.
    pub events_removed: Pool<Event, 20>,
    /// The card that is being resolved.
    pub event_in_play: Option<Event>,
    pub attacks: AttackDeck,
    pub wounds: WoundDeck,
    pub contamination: ContaminationDeck,
    /// NEM-22.6: the objectives of all.
    pub common_objectives: List<Objective, 5>,
    /// NEM-19.1: whether an intruder has appeared.
    pub has_met_intruders: bool,
    /// NEM-19.2: whether a character has died.
    pub has_seen_death: bool,
    /// NEM-21.9
    pub queen_is_killed: bool,
    /// NEM-31.12: this round the intruders do not attack.
    pub skips_attacks: bool,
    pub scratch: Scratch,
    pub intruders: IntruderPlayer,
    pub ending: Option<Ending>,
    /// NEM-20.12: who has won, once that is decided.
    pub winners: Option<Seats>,
}

/// Whose turn it is, and what only lasts for it.
#[engine::open(TurnView)]
pub struct ThisTurn {
    pub seat: Seat,
    /// NEM-4.8: how many actions are left.
    pub actions_left: u8,
    /// NEM-35.4: as many actions as the player likes, and then a pass.
    pub is_unlimited: bool,
    /// NEM-32.17: the turn ends with a pass, whatever is left.
    pub must_pass: bool,
    /// NEM-48.6: whether the Soldier has bought a third action.
    pub has_rushed: bool,
    /// The action that is being paid for, interrupted or carried out. NEM-5.60: everybody knows it.
    pub declared: Option<Action>,
}

/// NEM-30: the tracks, and where the courses lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Tracks {
    /// NEM-30.1: 0 is the green space.
    pub time: u8,
    /// NEM-30.2: 0 is the green space; nothing while the sequence is off.
    pub self_destruct: Option<u8>,
    pub course: Course,
    /// NEM-3.6: the coordinates card, once somebody has seen it.
    pub coordinates: Option<Known<Coordinates>>,
}

/// What is being looked at or counted while a rule is under way, and hidden from others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Scratch {
    /// NEM-5.40: the cards found in a search, for the searcher's eyes. NEM-16.18: one that is heavy, until
    /// there is a hand for it.
    pub found: List<ItemCard, 3>,
    /// NEM-16.18: something heavy that everybody sees, and that finds no free hand.
    pub incoming: Held,
    /// NEM-5.27: a trade under way.
    pub trade: Deal,
    /// NEM-22.23, NEM-47.8: cards for the eyes of whoever leads the intruders.
    pub attacks: List<AttackCard, 3>,
    pub events: List<Event, 3>,
    /// NEM-38.15, NEM-20.9: cards drawn to be looked at; their owner sees them.
    pub drawn: Cards,
}

/// NEM-22.4: whoever plays the intruders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct IntruderPlayer {
    pub seat: Option<Seat>,
    /// NEM-22.19: from the next player phase on.
    pub is_in_charge: bool,
    pub deck: Pool<IntruderActionCard, 10>,
    pub hand: Pool<IntruderActionCard, 10>,
    pub discard: Pool<IntruderActionCard, 10>,
}

impl Board {
    /// NEM-3: the table before anything is drawn. NEM-3.1: on the side that was chosen. NEM-3.4, NEM-3.5,
    /// NEM-24.3: what goes to the box is not told apart from what lies face down, so nobody can see it.
    /// NEM-3.15, NEM-3.16: decks and pools are full. NEM-3.17: the time marker is on its first space.
    /// NEM-3.26: no door is on the board. NEM-3.27: nobody is hurt, and nobody holds a card.
    pub fn new(setup: Setup) -> Board {
        rule!("NEM-3.1");
        rule!("NEM-3.7");
        rule!("NEM-3.12");
        rule!("NEM-3.15");
        rule!("NEM-3.17");
        rule!("NEM-3.25");
        rule!("NEM-3.26");
        rule!("NEM-3.27");
        let ship = setup.side.ship();
        let start = ship.fixed(Room::Hibernatorium).expect("the hibernatorium is printed on the board");
        let mut places = [Place::default(); ROOMS];
        let mut explored = Rooms::NONE;
        let mut unseen_tiles = Pool::of(|room: Room| (room.print().tile != Tile::Special) as u8);
        for number in all_rooms() {
            let slot = ship.slot(number);
            if let Some(room) = slot.fixed {
                places[number.index()].tile = Some(Known::to(everybody(), room));
                match slot.tile {
                    Tile::Special => {
                        rule!("NEM-1.7");
                        explored.insert(number);
                    }
                    // NEM-26.26: what lies face up is known, and not explored.
                    Tile::One | Tile::Two => {
                        rule!("NEM-22.31");
                        unseen_tiles.take(room);
                    }
                }
            }
        }
        places[start.index()].has_blue_corpse = true;
        let pool = Tokens::of(|token| token.print().copies);
        let mut board = Board {
            setup,
            round: 0,
            phase: Phase::DrawCards,
            first: Seat(0),
            turn: ThisTurn::default(),
            players: [Player::new(start); 5],
            places,
            explored,
            fire: Rooms::NONE,
            malfunction: Rooms::NONE,
            airlock: None,
            noise: Ways::NONE,
            doors: Doors::default(),
            unseen_tiles,
            unseen_tokens: Pool::of(|token: ExplorationToken| token.print().copies),
            engines: [None; 3],
            pods: [Pod::default(); 4],
            tracks: Tracks { time: 0, self_destruct: None, course: tracks::FIRST_COURSE, coordinates: None },
            swarm: Swarm { pool, ..Swarm::default() },
            nest: Nest::of(tracks::EGGS_IN_THE_NEST, tracks::EGGS),
            weaknesses: [None; 3],
            items: ItemDecks::full(|card: ItemCard| card.item.copies(card.back)),
            events: EventDeck::of(|_| 1),
            events_removed: Pool::new(),
            event_in_play: None,
            attacks: AttackDeck::of(|card| card.print().copies),
            wounds: WoundDeck::full(WoundCards::of(SeriousWound::copies)),
            contamination: ContaminationDeck::full(Contamination::Clean.copies(), Contamination::Infected.copies()),
            common_objectives: List::new(),
            has_met_intruders: false,
            has_seen_death: false,
            queen_is_killed: false,
            skips_attacks: false,
            scratch: Scratch::default(),
            intruders: IntruderPlayer::default(),
            ending: None,
            winners: None,
        };
        board.fill_bag(IntruderToken::Blank, 1);
        for (kind, token) in [
            (Intruder::Larva, IntruderToken::LarvaOne),
            (Intruder::Creeper, IntruderToken::CreeperOne),
            (Intruder::Queen, IntruderToken::QueenFour),
        ] {
            board.fill_bag(token, tokens::in_the_bag(kind, setup.players));
        }
        board
    }

    fn fill_bag(&mut self, token: IntruderToken, n: u8) {
        for _ in 0..n {
            self.swarm.pool.take(token);
            self.swarm.bag.add(token);
        }
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

    /// NEM-1.15: everybody, from the holder of the First Player token on.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        rule!("NEM-1.15");
        let (first, players) = (self.first.0, self.setup.players());
        (0..players).map(move |n| Seat((first + n) % players))
    }

    /// NEM-22.18: everybody, from the lowest player number on: the order in which those die who die at once.
    pub fn by_number(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        (1..=self.setup.players()).filter_map(|number| self.seats().find(|&seat| self.player(seat).number == number))
    }

    /// NEM-4.1: the players who still take part.
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

    /// What an explored room is.
    #[inline]
    pub fn room(&self, number: RoomNumber) -> Option<Room> {
        let tile = self.place(number).tile?;
        self.explored.has(number).then(|| tile.for_rules())
    }

    /// Where a room is, if it is explored.
    pub fn place_of(&self, room: Room) -> Option<RoomNumber> {
        self.explored.iter().find(|&number| self.room(number) == Some(room))
    }

    /// NEM-1.18: an explored room without a malfunction.
    pub fn is_working(&self, room: RoomNumber) -> bool {
        rule!("NEM-1.18");
        self.explored.has(room) && !self.malfunction.has(room)
    }

    /// NEM-1.19: whether there is a computer that works.
    pub fn has_computer(&self, room: RoomNumber) -> bool {
        rule!("NEM-1.19");
        self.is_working(room) && self.room(room).is_some_and(|it| it.print().has_computer)
    }

    /// The explored rooms of a colour.
    pub fn explored_of(&self, colour: RoomColour) -> Rooms {
        self.explored.iter().filter(|&it| self.room(it).is_some_and(|room| room.print().colour == colour)).collect()
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

    /// NEM-6.7: whether neither a character nor an intruder is in a room.
    pub fn is_deserted(&self, room: RoomNumber) -> bool {
        rule!("NEM-6.7");
        !self.has_character(room) && !self.swarm.is_in(room)
    }

    /// NEM-1.9: whether a character shares its room with an intruder.
    #[inline]
    pub fn is_fighting(&self, seat: Seat) -> bool {
        rule!("NEM-1.9");
        self.player(seat).room().is_some_and(|room| self.swarm.is_in(room))
    }

    /// NEM-15.3: whether a weakness is known, and so serves everybody.
    pub fn has_weakness(&self, weakness: Weakness) -> bool {
        rule!("NEM-15.3");
        self.weaknesses.contains(&Some(weakness))
    }

    /// NEM-48: whether a player's character has a trait, at a table that plays with them.
    pub fn has_trait(&self, seat: Seat, it: Trait) -> bool {
        self.setup.traits && it.owner() == self.player(seat).character
    }

    /// NEM-17.23, NEM-17.50, NEM-17.57: whether anybody sleeps; only the course and the sequence depend on it.
    pub fn has_sleeper(&self) -> bool {
        self.seats().any(|seat| self.player(seat).whereabouts == Whereabouts::Hibernating)
    }

    /// What is known of an engine's top token.
    pub fn engine(&self, engine: Engine) -> Option<Known<EngineToken>> {
        self.engines[engine as usize]
    }
}

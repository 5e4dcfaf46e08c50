//! The table and all that is on it. Verbs here change facts; they never ask.

mod endurance;
mod enemies;
mod eyes;
mod fittings;
mod people;
mod ranks;
mod tracker;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{List, Pool, Seat, Seats, Setup as _, Viewer, rule};

pub use endurance::{Aside, AsideFrom, CARDS, Endurance, FaceDown, Source};
pub use enemies::{Enemies, Enemy, EnemyId, MOST_ALIENS, MOST_ENEMIES};
pub use eyes::Eyes;
pub use fittings::{BARRICADES, Fittings, GUN_SHOTS, Point, SentryGun, TUNNELS};
pub use people::{Cards, Characters, Figure, Player};
pub use tracker::{TRACKER_CARDS, Tracker, TrackerSlot};

use crate::{
    Setup,
    ground::{Layout, Square},
    words::{BlipValue, Card, Character, Ending, FreeAction, Knob, Phase, SpawnPoint, TrackerCard},
};

/// All the facts. AGD-4.37: door states and sight are derived, never stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Board {
    pub setup: Setup,
    /// AGD-3.13: from 1; 0 while the table is being set up.
    pub turn: u16,
    pub phase: Phase,
    /// In the order of `Character`.
    pub figures: [Figure; 7],
    pub players: [Player; 6],
    pub endurance: Endurance,
    pub tracker: Tracker,
    /// AGD-3.10: the blip tokens that are not on the board. Values are hidden, and mixed.
    pub blip_pool: Pool<BlipValue, 5>,
    pub enemies: Enemies,
    pub fittings: Fittings,
    /// AGD-3.15: who has the activation token.
    pub token: Seat,
    /// AGD-4.26: to whom the lead was handed for the rest of the turn.
    pub lead: Option<Seat>,
    /// AGD-11E.31: whoever is captured, in the order of capture, those of earlier missions first.
    pub captives: List<Character, 7>,
    /// AGD-4.26: how the tied players have voted so far, by the place of the answer in the list.
    pub votes: [Option<u16>; 6],
    /// AGD-4.11: whoever is being activated.
    pub activation: Option<Activation>,
    /// AGD-6J.2: the speed rolled for the blips of a board; 0 while none is.
    pub blip_speed: u8,
    /// Whether a figure came, went or was revealed since an enemy last took a step (AGD-6G.11).
    pub is_disturbed: bool,
    /// The Area attack under way.
    pub blast: Blast,
    /// The Motion Tracker card under way.
    pub signal: Signal,
    /// AGD-6H.1: the Alien that is being activated, or moved by a Motion Tracker card.
    pub attacker: Option<EnemyId>,
    /// AGD-6J.9: the movement left to it, while it moves.
    pub attacker_movement: Option<u8>,
    /// AGD-6I.23: the Defence Roll under way.
    pub defence: Defence,
    /// AGD-6I.17, AGD-6I.21: players who lost their hero and have not been asked for a new one.
    pub bereaved: Seats,
    /// AGD-4.31: how many Events are being resolved.
    pub events_under_way: u8,
    /// AGD-11E.52: what a hand held before a crate was opened.
    pub find: Cards,
    /// AGD-7B.5, AGD-11E.45: cards that this mission took out of the campaign, and that it brought back.
    pub removed: Cards,
    pub returned: Cards,
    /// AGD-11E.42: crates opened so far.
    pub crates_opened: u8,
    /// AGD-11E.23: how many characters started the mission.
    pub starters: u8,
    pub ending: Option<Ending>,
}

/// AGD-4.11: the activation of one character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Activation {
    pub character: Character,
    /// The active player.
    pub seat: Seat,
    /// AGD-5.1: Actions left.
    pub actions: u8,
    /// AGD-5.28: Free Actions used, by name, as bits.
    pub used: u8,
    /// AGD-5.4: whether the player has ended the Actions.
    pub is_over: bool,
}

impl Activation {
    /// Whether a Free Action has been used.
    pub fn has_used(&self, free: FreeAction) -> bool {
        self.used >> free as u8 & 1 == 1
    }

    /// Notes that a Free Action has been used.
    pub fn note(&mut self, free: FreeAction) {
        rule!("AGD-5.28");
        self.used |= 1 << free as u8;
    }
}

/// AGD-6D.17: what an Area attack hits, before the hits are applied together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Blast {
    /// The squares in their order, and how many hits were rolled for each.
    pub squares: List<BlastSquare, 9>,
}

/// One square of an Area attack.
#[engine::open(BlastSquareView)]
pub struct BlastSquare {
    pub square: Square,
    /// How many rolls are made for it.
    pub rolls: u8,
    pub hits: u8,
}

/// AGD-6K.15: the Motion Tracker card that is being resolved.
#[engine::open(SignalView)]
pub struct Signal {
    pub card: Option<TrackerCard>,
    /// Who drew it.
    pub drawer: Seat,
    /// AGD-6K.13: the hero it refers to.
    pub hero: Option<Character>,
    /// AGD-6L.2: its tunnel, by its place in the row.
    pub tunnel: Option<u8>,
    /// AGD-6K.8: the spawn point nearest to that hero.
    pub near: Option<SpawnPoint>,
    /// How many blips it has placed, and how many of them in sight (AGD-6K.11).
    pub placed: u8,
    pub in_sight: u8,
    /// AGD-11H.1: where it last placed a blip.
    pub last: Option<Square>,
}

/// AGD-6I.23: a Defence Roll.
#[engine::open(DefenceView)]
pub struct Defence {
    pub character: Character,
    /// The roll with the Alien tokens added (AGD-6I.1).
    pub result: u8,
    /// AGD-6D.16
    pub was_rerolled: bool,
    /// Whether an Event has it re-rolled.
    pub is_to_be_rerolled: bool,
    /// AGD-11G.3: Tactical Armours tried so far, and whether one has helped.
    pub armours: u8,
    pub is_saved: bool,
}

impl Board {
    /// The table before anything is on it: the Motion Tracker deck is as the mission says, and no
    /// Alien is on the board.
    pub fn new(setup: Setup) -> Board {
        rule!("AGD-3.9");
        rule!("AGD-3.11");
        Board {
            setup,
            turn: 0,
            phase: Phase::Setup,
            figures: [Figure::default(); 7],
            players: [Player::default(); 6],
            endurance: Endurance::of(Card::deck(&setup.carried.removed)),
            tracker: Tracker::of(setup.mission.tracker_levels(setup.players, setup.difficulty(Knob::TrackerDeck))),
            blip_pool: Pool::of(|value: BlipValue| value.tokens(setup.difficulty(Knob::BlipValues))),
            enemies: Enemies::none(),
            fittings: Fittings::default(),
            token: Seat(0),
            lead: None,
            captives: setup.carried.captives,
            votes: [None; 6],
            activation: None,
            blip_speed: 0,
            is_disturbed: false,
            blast: Blast::default(),
            signal: Signal::default(),
            attacker: None,
            attacker_movement: None,
            defence: Defence::default(),
            bereaved: Seats::NONE,
            events_under_way: 0,
            find: Cards::new(),
            removed: Cards::new(),
            returned: Cards::new(),
            crates_opened: 0,
            starters: 0,
            ending: None,
        }
    }

    /// The ground of the mission.
    #[inline]
    pub fn layout(&self) -> &'static Layout {
        Layout::of(self.setup.mission)
    }

    #[inline]
    pub fn figure(&self, character: Character) -> &Figure {
        &self.figures[character as usize]
    }

    #[inline]
    pub fn figure_mut(&mut self, character: Character) -> &mut Figure {
        &mut self.figures[character as usize]
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % 6]
    }

    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % 6]
    }

    /// Everybody at the table.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setup.players())
    }

    /// Everybody at the table, from a seat on to the left.
    pub fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let players = self.setup.players();
        (0..players).map(move |place| Seat((first.0 + place) % players))
    }

    /// AGD-4.29: everybody with a card in hand.
    #[inline]
    pub fn with_cards(&self) -> Seats {
        self.seats().filter(|&seat| !self.player(seat).hand.is_empty()).collect()
    }

    /// Whose eyes see every card that is laid down in the open.
    pub fn everybody(&self) -> Seats {
        Seats::all(self.setup.players())
    }

    /// Who sees a hand.
    pub fn sees_hand(&self, viewer: Viewer, of: Seat) -> bool {
        rule!("AGD-9.1");
        self.setup.open_hands || viewer.is(of)
    }

    /// The characters on the board, in the order of the automatic choices.
    #[inline]
    pub fn on_board(&self) -> Characters {
        self.those(Figure::is_on_board)
    }

    /// The characters of whom something is true.
    #[inline]
    pub fn those(&self, is_so: impl Fn(&Figure) -> bool) -> Characters {
        use engine::Word;
        Character::ALL.iter().copied().filter(|&character| is_so(self.figure(character))).collect()
    }

    /// The character on a square, standing or knocked down.
    pub fn character_on(&self, square: Square) -> Option<Character> {
        self.on_board().iter().find(|&character| self.figure(character).square == square)
    }

    /// AGD-4.11: the activation under way.
    pub fn active(&self) -> Activation {
        self.activation.expect("a character is being activated")
    }

    /// AGD-4.11: the activation under way, to be changed.
    pub fn active_mut(&mut self) -> &mut Activation {
        self.activation.as_mut().expect("a character is being activated")
    }
}

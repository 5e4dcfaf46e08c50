//! The facts a scenario starts from.

use engine::{Known, Log, Seat, Seats, Setup as _, Slot, State, Word as _};
use nemesis::{
    Frame, Nemesis, Setup,
    board::{Board, Card, HeavyItem, Held, ObjectToken, ThisTurn, Whereabouts, Wound},
    content::ship::Exit,
    rules::{table_setup, turn::Turn},
    words::{
        ActionCard, Back, Character, Contamination, CorridorNumber, Door, ExplorationToken, Intruder, IntruderToken,
        Item, ItemCard, Object, PodNumber, PodSide, Room, RoomNumber, Section, SeriousWound, Weakness,
    },
};

use super::Table;

/// What is on the table before the first thing happens. Cards and tokens come from their decks
/// and pools, so that nothing is made up.
#[derive(Clone, Copy)]
pub struct Given {
    pub board: Board,
}

/// The tokens that lay in rooms which are explored when a scenario begins.
const SPENT: [ExplorationToken; 6] = [
    ExplorationToken::MalfunctionTwo,
    ExplorationToken::MalfunctionOne,
    ExplorationToken::SilenceOne,
    ExplorationToken::DoorOne,
    ExplorationToken::DoorTwo,
    ExplorationToken::DoorFour,
];

/// Three players in the Hibernatorium, out of the view of each other's plans: the Captain, the
/// Pilot and the Mechanic. Nobody has met an intruder, nobody holds a card.
pub fn given() -> Given {
    Given::table(Setup::standard(3))
}

impl Given {
    pub fn table(setup: Setup) -> Given {
        let mut board = Board::new(setup);
        board.round = 1;
        board.has_met_intruders = true;
        let crew = [Character::Captain, Character::Pilot, Character::Mechanic, Character::Soldier, Character::Scout];
        for (seat, character) in Seat::all(setup.players).zip(crew) {
            board.player_mut(seat).number = seat.0 + 1;
            table_setup::equip(&mut board, seat, character);
        }
        Given { board }
    }

    /// So many players, and options by name.
    pub fn players(players: u8, options: &[(&str, &str)]) -> Given {
        Given::table(Setup::read(players, options.iter().copied()).expect("there is such a set-up"))
    }

    /// Somebody is another character. Whoever was it takes the other's place.
    pub fn character(mut self, seat: Seat, character: Character) -> Given {
        let before = self.board.player(seat).character;
        let other = self.board.seats().find(|&it| it != seat && self.board.player(it).character == character);
        for (seat, character) in other.map(|other| (other, before)).into_iter().chain([(seat, character)]) {
            self.board.player_mut(seat).hands = Default::default();
            table_setup::equip(&mut self.board, seat, character);
        }
        self
    }

    /// These cards go from the deck into the hand.
    pub fn hand(mut self, seat: Seat, cards: &[ActionCard]) -> Given {
        for &card in cards {
            let player = self.board.player_mut(seat);
            assert!(player.deck.count(Card::Action(card)) > 0, "{card:?} is in the deck");
            player.deck.take(Card::Action(card));
            player.hand.add(Card::Action(card));
        }
        self
    }

    /// Contamination cards in hand that nobody has scanned.
    pub fn contaminated(mut self, seat: Seat, n: u8) -> Given {
        for _ in 0..n {
            assert!(self.board.contamination.take());
            self.board.player_mut(seat).hand.add(Card::Unscanned);
        }
        self
    }

    /// A contamination card in hand that was scanned and stayed.
    pub fn scanned(mut self, seat: Seat, says: Contamination) -> Given {
        assert!(self.board.contamination.take());
        match says {
            Contamination::Clean => self.board.contamination.clean -= 1,
            Contamination::Infected => self.board.contamination.infected -= 1,
        }
        self.board.player_mut(seat).hand.add(Card::Scanned(says));
        self
    }

    pub fn larva(mut self, seat: Seat) -> Given {
        self.board.player_mut(seat).has_larva = true;
        self
    }

    pub fn slime(mut self, seat: Seat) -> Given {
        self.board.player_mut(seat).has_slime = true;
        self
    }

    pub fn signal(mut self, seat: Seat) -> Given {
        self.board.player_mut(seat).has_signal = true;
        self
    }

    pub fn light_wounds(mut self, seat: Seat, n: u8) -> Given {
        self.board.player_mut(seat).light_wounds = nemesis_kit::LightWounds::of(n);
        self
    }

    pub fn wound(self, seat: Seat, wound: SeriousWound) -> Given {
        self.serious_wound(seat, wound, false)
    }

    pub fn dressed_wound(self, seat: Seat, wound: SeriousWound) -> Given {
        self.serious_wound(seat, wound, true)
    }

    fn serious_wound(mut self, seat: Seat, wound: SeriousWound, is_dressed: bool) -> Given {
        self.board.wounds.deck.take(wound);
        self.board.player_mut(seat).serious_wounds.push(Wound { wound, is_dressed });
        self
    }

    /// Somebody stands in a room.
    pub fn stands(mut self, seat: Seat, room: u8) -> Given {
        self.board.player_mut(seat).whereabouts = Whereabouts::Room { room: RoomNumber(room) };
        self
    }

    pub fn whereabouts(mut self, seat: Seat, whereabouts: Whereabouts) -> Given {
        self.board.player_mut(seat).whereabouts = whereabouts;
        self
    }

    /// A tile is turned up, with so many items; its token has been dealt with.
    pub fn explored(mut self, number: u8, room: Room, items: u8) -> Given {
        let number = RoomNumber(number);
        self.board.unseen_tiles.take(room);
        let spent = SPENT.into_iter().find(|&token| self.board.unseen_tokens.count(token) > 0);
        self.board.unseen_tokens.take(spent.expect("a token is left"));
        let place = self.board.place_mut(number);
        place.tile = Some(Known::to(Seats::all(Seat::MOST as u8), room));
        place.items = items;
        self.board.explored.insert(number);
        self
    }

    pub fn fire(mut self, room: u8) -> Given {
        self.board.fire.insert(RoomNumber(room));
        self
    }

    pub fn malfunction(mut self, room: u8) -> Given {
        self.board.malfunction.insert(RoomNumber(room));
        self
    }

    /// Noise in the corridor with this number, seen from a room.
    pub fn noise(mut self, room: u8, number: u8) -> Given {
        let exit = self.board.ship().exit(RoomNumber(room), CorridorNumber(number));
        self.board.noise.insert(exit.way());
        self
    }

    /// A door in the corridor with this number, seen from a room.
    pub fn door(mut self, room: u8, number: u8, door: Door) -> Given {
        let Exit::Corridor(corridor) = self.board.ship().exit(RoomNumber(room), CorridorNumber(number)) else {
            panic!("there is no door in technical corridors");
        };
        match door {
            Door::Open => self.board.doors.open(corridor),
            Door::Closed => self.board.doors.close(corridor),
            Door::Destroyed => {
                self.board.doors.close(corridor);
                self.board.doors.destroy(corridor);
            }
        }
        self
    }

    /// An intruder in a room; its token is in the pool, where it would be.
    pub fn intruder(mut self, kind: Intruder, room: u8) -> Given {
        let in_bag =
            self.board.swarm.bag.iter().map(|(token, _)| token).find(|token| token.print().intruder == Some(kind));
        if let Some(token) = in_bag {
            self.board.swarm.bag.take(token);
            self.board.swarm.pool.add(token);
        }
        self.board.swarm.place(kind, RoomNumber(room)).expect("the table has room for it");
        self
    }

    /// A token goes from the pool into the bag.
    pub fn in_the_bag(mut self, token: IntruderToken) -> Given {
        self.board.swarm.pool.take(token);
        self.board.swarm.bag.add(token);
        self
    }

    /// The last intruder has injuries.
    pub fn injured(mut self, injuries: u8) -> Given {
        self.board.swarm.figures.last_mut().expect("there is an intruder").injuries = injuries;
        self
    }

    /// Somebody carries an item; a weapon comes with so much ammo.
    pub fn carries(self, seat: Seat, item: Item) -> Given {
        self.carries_loaded(seat, item, 1)
    }

    pub fn carries_loaded(mut self, seat: Seat, item: Item, ammo: u8) -> Given {
        let back = Back::ALL.iter().copied().find(|&back| item.copies(back) > 0).expect("the item has a card");
        let card = ItemCard::new(item, back);
        match back {
            Back::Red | Back::Yellow | Back::Green => {
                self.board.items.unseen.take(card);
                let taken = self.board.items.piles[back as usize].take_top();
                assert_eq!(taken, Some(Slot::Unseen));
            }
            Back::Blue => self.board.items.crafted.take(card),
            Back::Quest => {
                let player = self.board.player_mut(seat);
                let at = player.character.quests().iter().position(|&quest| quest == item);
                if let Some(at) = at {
                    player.inactive_quests[at] = false;
                }
            }
            Back::Starting => (),
        }
        let player = self.board.player_mut(seat);
        if item.print().is_heavy {
            let ammo = if item.weapon().is_some() { ammo } else { 0 };
            player.hands.put(Held::Item(HeavyItem::new(card, ammo)));
        } else {
            player.inventory.add(card);
        }
        self
    }

    /// A weapon that somebody has holds so much ammo.
    pub fn ammo(mut self, seat: Seat, weapon: Item, ammo: u8) -> Given {
        self.board.player_mut(seat).hands.item_mut(weapon).expect("the weapon is in a hand").ammo = ammo;
        self
    }

    /// Somebody has nothing in the hands.
    pub fn empty_handed(mut self, seat: Seat) -> Given {
        self.board.player_mut(seat).hands = Default::default();
        self
    }

    /// Somebody carries an object.
    pub fn carries_object(mut self, seat: Seat, object: ObjectToken) -> Given {
        self.board.nest.eggs_in_stock -= (object == ObjectToken::Egg) as u8;
        self.board.player_mut(seat).hands.put(Held::Object(object));
        self
    }

    /// An object lies in a room.
    pub fn lies(mut self, room: u8, object: ObjectToken) -> Given {
        self.board.nest.eggs_in_stock -= (object == ObjectToken::Egg) as u8;
        self.board.place_mut(RoomNumber(room)).lay(object);
        self
    }

    /// A pod waits in a section.
    pub fn pod(mut self, pod: PodNumber, section: Section, side: PodSide) -> Given {
        let it = &mut self.board.pods[pod as usize];
        (it.is_there, it.section, it.side) = (true, section, side);
        self
    }

    /// A weakness is known.
    pub fn weakness(mut self, object: Object, weakness: Weakness) -> Given {
        self.board.weaknesses[object as usize] = Some(weakness);
        self
    }

    pub fn time(mut self, space: u8) -> Given {
        self.board.tracks.time = space;
        self
    }

    pub fn self_destruct(mut self, space: u8) -> Given {
        self.board.tracks.self_destruct = Some(space);
        self
    }

    /// Anything else, said with the board's own words.
    pub fn with(mut self, change: impl FnOnce(&mut Board)) -> Given {
        change(&mut self.board);
        self
    }

    /// It is somebody's turn, with two actions to do.
    #[track_caller]
    pub fn on_the_turn_of(mut self, seat: Seat) -> Table {
        self.board.turn = ThisTurn { seat, actions_left: 2, ..Default::default() };
        Table::audited(State::<Nemesis>::left_at(self.board, [Turn {}.into()]), Vec::new())
    }

    /// Something is under way, in somebody's turn.
    #[track_caller]
    pub fn under_way(mut self, seat: Seat, rule: impl Into<Frame>) -> Table {
        self.board.turn = ThisTurn { seat, ..Default::default() };
        let mut heard = Vec::new();
        let state = State::<Nemesis>::new(self.board, rule, &mut Log::On(&mut heard));
        Table::audited(state, heard)
    }
}

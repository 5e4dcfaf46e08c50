//! What is given at the start of a scenario.

use engine::{Known, Log, Seat, Seats, Setup as _, Slot, State};
use lockdown::{
    Frame, Lockdown, Setup,
    board::{Board, Card, CodePlace, CodeToken, HeavyItem, Held, ObjectToken, Whereabouts, Wound},
    rules::table_setup,
    words::{
        ActionCard, Back, Character, ComputerCard, Contamination, Contingency, CorridorNumber, Door, ExplorationToken,
        Intruder, Item, ItemCard, Level, Object, Objective, PowerArea, PowerToken, Room, RoomNumber, SeriousWound,
        Side, StalkerToken, Weakness,
    },
};
use nemesis_kit::Plan;

use crate::table::{HE, SHE, Table, YOU};

/// Exploration tokens that scenarios may use up.
const SPENT: [ExplorationToken; 4] = [
    ExplorationToken::MalfunctionTwo,
    ExplorationToken::MalfunctionOne,
    ExplorationToken::SilenceOne,
    ExplorationToken::DoorOne,
];

/// A table before anybody acts.
#[derive(Clone, Copy)]
pub struct Given {
    pub board: Board,
}

/// Three players, Hacker, Sentry and Survivor, in round 1; levels S-01 and S-02 have power, S-03 and the elevator have
/// none. An intruder has been seen, and nobody holds an objective.
pub fn given() -> Given {
    Given::table(Setup::standard(3))
}

/// The same table, where everybody may be chosen, and you are this character; nobody else is of its colour.
pub fn mixed(character: Character) -> Given {
    mixed_against("night-stalkers", character)
}

/// The same against either kind of intruders.
pub fn mixed_against(intruders: &str, character: Character) -> Given {
    let table = Given::players(3, &[("characters", "mixed"), ("intruders", intruders)]);
    let is_alike = |seat: &Seat| table.board.player(*seat).character.print().colour == character.print().colour;
    let table = match [SHE, HE].into_iter().find(is_alike) {
        Some(seat) => table.character(seat, Character::Janitor),
        None => table,
    };
    table.character(YOU, character)
}

impl Given {
    /// The same for any set-up.
    pub fn table(setup: Setup) -> Given {
        let mut board = Board::new(setup);
        board.round = 1;
        board.has_met_intruders = true;
        let crew =
            [Character::Hacker, Character::Sentry, Character::Survivor, Character::Janitor, Character::Xenobiologist];
        for (seat, character) in Seat::all(setup.players).zip(crew) {
            board.player_mut(seat).number = seat.0 + 1;
            table_setup::equip(&mut board, seat, character);
        }
        let areas = [PowerArea::S01, PowerArea::S02, PowerArea::S03, PowerArea::Elevator];
        for (area, token) in
            areas.into_iter().zip([PowerToken::One, PowerToken::Two, PowerToken::Three, PowerToken::Four])
        {
            board.power.lay(area, token);
            board.power.set(token, token.begins_active());
        }
        board.computers.draw(ComputerCard::B);
        board.computer = Some(ComputerCard::B);
        board.contingencies.tokens[0].lies = CodePlace::Active;
        Given { board }
    }

    /// So many players, and options by name.
    pub fn players(players: u8, options: &[(&str, &str)]) -> Given {
        Given::table(Setup::read(players, options.iter().copied()).expect("there is such a set-up"))
    }

    /// The same table on the other side of the board.
    pub fn turned_over(mut self) -> Given {
        let other = Board::new(Setup { side: Side::Alternative, ..self.board.setup });
        let Board { players, power, computer, computers, contingencies, round, has_met_intruders, .. } = self.board;
        self.board = Board { players, power, computer, computers, contingencies, round, has_met_intruders, ..other };
        self
    }

    /// Somebody is another character, where it was.
    pub fn character(mut self, seat: Seat, character: Character) -> Given {
        let before = self.board.player(seat).character;
        let other = self.board.seats().find(|&it| it != seat && self.board.player(it).character == character);
        for (seat, character) in other.map(|other| (other, before)).into_iter().chain([(seat, character)]) {
            let player = self.board.player_mut(seat);
            let (hand, whereabouts) = (player.hand, player.whereabouts);
            assert!(hand.is_empty(), "who it is comes before the cards");
            player.hands = Default::default();
            player.inventory = Default::default();
            table_setup::equip(&mut self.board, seat, character);
            self.board.player_mut(seat).whereabouts = whereabouts;
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

    pub fn knowledge(mut self, seat: Seat, knowledge: u8) -> Given {
        self.board.player_mut(seat).knowledge = knowledge;
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
    pub fn stands(self, seat: Seat, room: u8) -> Given {
        self.whereabouts(seat, Whereabouts::Room { room: RoomNumber(room) })
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
        self.board.noise.insert(self.plan().way(RoomNumber(room), CorridorNumber(number)));
        self
    }

    /// A door in the corridor with this number, seen from a room.
    pub fn door(mut self, room: u8, number: u8, door: Door) -> Given {
        let corridor = self.plan().corridor(RoomNumber(room), CorridorNumber(number));
        let corridor = corridor.expect("there is no door in technical corridors");
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

    fn plan(&self) -> &'static Plan {
        self.board.plan()
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

    /// The last intruder has injuries.
    pub fn injured(mut self, injuries: u8) -> Given {
        self.board.swarm.figures.last_mut().expect("there is an intruder").injuries = injuries;
        self
    }

    /// A token goes from the pool into the bag.
    pub fn in_the_bag(mut self, token: StalkerToken) -> Given {
        self.board.swarm.pool.take(token);
        self.board.swarm.bag.add(token);
        self
    }

    /// Somebody carries an item, freshly found.
    pub fn carries(mut self, seat: Seat, item: Item) -> Given {
        let back = [Back::Red, Back::Yellow, Back::Green, Back::Blue, Back::Starting, Back::Quest];
        let back = back.into_iter().find(|&back| item.copies(back) > 0).expect("the item has a card");
        let card = ItemCard::new(item, back);
        match back {
            Back::Red | Back::Yellow | Back::Green => {
                self.board.items.unseen.take(card);
                let taken = self.board.items.piles[back as usize].take_top();
                assert_eq!(taken, Some(Slot::Unseen));
            }
            Back::Blue => self.board.items.crafted.take(card),
            Back::Starting | Back::Quest => (),
        }
        let player = self.board.player_mut(seat);
        if item.print().is_heavy {
            let ammo = item.charge().map_or(0, |charge| charge.first);
            player.hands.put(Held::Item(HeavyItem::new(card, ammo)));
        } else {
            player.stow(HeavyItem::entering(card));
        }
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

    /// The weakness of a slot is revealed, and by what, if it is not the first.
    pub fn weakness(mut self, slot: usize, weakness: Weakness, by: Option<Object>) -> Given {
        self.board.laboratory.weaknesses[slot] = Some(weakness);
        if let Some(by) = by {
            self.board.laboratory.objects[slot] = Some(by);
            self.board.nest.eggs_in_stock -= (by == Object::Egg) as u8;
        }
        self
    }

    pub fn time(mut self, space: u8) -> Given {
        self.board.time.space = space;
        while let Some(past) = self.board.time.css.iter().map(|css| css.space).find(|&css| css > space) {
            self.board.time.take_css(past);
        }
        self
    }

    /// Which token lies where, and whether it is active: S-01, S-02, S-03, the elevator.
    pub fn power(mut self, tokens: [(u8, bool); 4]) -> Given {
        let areas = [PowerArea::S01, PowerArea::S02, PowerArea::S03, PowerArea::Elevator];
        for (area, (number, is_active)) in areas.into_iter().zip(tokens) {
            let token =
                [PowerToken::One, PowerToken::Two, PowerToken::Three, PowerToken::Four][usize::from(number) - 1];
            self.board.power.lay(area, token);
            self.board.power.set(token, is_active);
        }
        self
    }

    pub fn elevator(mut self, level: Level) -> Given {
        self.board.elevator = level;
        self
    }

    pub fn computer(mut self, card: ComputerCard) -> Given {
        let before = self.board.computer.replace(card).expect("a card is face up");
        self.board.computers.shuffle_in(before);
        self.board.computers.draw(card);
        self
    }

    /// A contingency token is somebody's, who knows what it says.
    pub fn holds_code(mut self, seat: Seat, id: u8, code: Contingency) -> Given {
        self.board.contingencies.token_mut(CodeToken(id)).lies = CodePlace::With { seat };
        self.board.contingencies.settle(CodeToken(id), code, Seats::one(seat));
        self
    }

    /// The active contingency, which nobody has seen.
    pub fn active_code(mut self, code: Contingency) -> Given {
        self.board.contingencies.settle(CodeToken(0), code, Seats::NONE);
        self
    }

    pub fn objective(mut self, seat: Seat, objective: Objective) -> Given {
        self.board.player_mut(seat).objectives[0] = Some(Known::to(Seats::one(seat), objective));
        self
    }

    /// Anything else, said with the board's own words.
    pub fn with(mut self, change: impl FnOnce(&mut Board)) -> Given {
        change(&mut self.board);
        self
    }

    /// Something is under way.
    #[track_caller]
    pub fn under_way(self, rule: impl Into<Frame>) -> Table {
        let mut heard = Vec::new();
        let state = State::<Lockdown>::new(self.board, rule, &mut Log::On(&mut heard));
        Table::audited(state, heard)
    }
}

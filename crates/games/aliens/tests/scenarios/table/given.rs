//! What a case starts from.

use aliens::{
    Aliens, Frame, Setup,
    board::{Activation, Board, Cards, SentryGun, Tracker, TrackerSlot},
    ground::Square,
    rules::{
        activation::Activating,
        turn::{Turn, TurnStage},
    },
    setup::EnemyChoices,
    words::{
        BlipValue, BoardFace, Card, Character, Condition, EnemyKind, Facing, Gun, Mission, SpawnPoint, Stage,
        Statistic, Team, TrackerCard,
    },
};
use engine::{Game, Known, Lawful, Log, Pile, Pool, Seat, Setup as _, State, Word};

use super::Table;

/// A square of 1H.
pub fn h1(column: u8, row: u8) -> Square {
    Square::on(BoardFace::SouthLock, column, row)
}

/// A square of 2H.
pub fn h2(column: u8, row: u8) -> Square {
    Square::on(BoardFace::Operations, column, row)
}

/// A square of 2P.
pub fn p2(column: u8, row: u8) -> Square {
    Square::on(BoardFace::CoolingGantry, column, row)
}

/// A square of 3P.
pub fn p3(column: u8, row: u8) -> Square {
    Square::on(BoardFace::HiveTunnels, column, row)
}

/// A square of 4P.
pub fn p4(column: u8, row: u8) -> Square {
    Square::on(BoardFace::EggChamber, column, row)
}

/// The facts a case starts from.
pub struct Given {
    board: Board,
}

/// A game from its very beginning, with nothing set up.
pub fn new_game(mission: Mission, players: u8) -> Table {
    new_game_with(Setup { mission, ..Setup::standard(players) })
}

/// A game from its very beginning, with these options.
pub fn new_game_with(setup: Setup) -> Table {
    let mut heard = Vec::new();
    let state = Aliens::begin(&setup, &mut Log::On(&mut heard));
    Table { state, heard }
}

/// The bare boards of a mission in turn 1, with nobody and nothing on them.
pub fn given(mission: Mission, players: u8) -> Given {
    let mut board = Board::new(Setup { mission, ..Setup::standard(players) });
    board.turn = 1;
    Given { board }
}

impl Given {
    /// A standing hero of a player.
    pub fn hero(mut self, seat: Seat, character: Character, square: Square) -> Given {
        self.board.figure_mut(character).owner = Some(seat);
        self.stands(character, square)
    }

    /// A standing grunt.
    pub fn grunt(self, character: Character, square: Square) -> Given {
        self.stands(character, square)
    }

    fn stands(mut self, character: Character, square: Square) -> Given {
        let figure = self.board.figure_mut(character);
        figure.condition = Condition::Standing;
        figure.square = square;
        figure.team = match character {
            Character::Hicks | Character::Frost | Character::Hudson | Character::Vasquez => Team::Trapped,
            Character::Gorman | Character::Ripley | Character::Newt => Team::Apc,
        };
        let side = figure.side();
        figure.dial = if character.has_dial() { character.value(side, Statistic::Aim) } else { 0 };
        self.board.starters += 1;
        self
    }

    /// Somebody who is not on the board: gone, dead, or elsewhere.
    pub fn is(mut self, character: Character, condition: Condition) -> Given {
        self.board.figure_mut(character).condition = condition;
        self
    }

    /// Somebody lies on the ground.
    pub fn lies(self, character: Character) -> Given {
        self.is(character, Condition::KnockedDown)
    }

    pub fn dial(mut self, character: Character, dial: u8) -> Given {
        self.board.figure_mut(character).dial = dial;
        self
    }

    /// Cards from the deck on a character.
    pub fn carries(mut self, character: Character, cards: &[Card]) -> Given {
        for &card in cards {
            self.take_from_deck(card);
            self.board.figure_mut(character).equip(card);
        }
        self
    }

    /// Cards from the deck in a hand.
    pub fn hand(mut self, seat: Seat, cards: &[Card]) -> Given {
        for &card in cards {
            self.take_from_deck(card);
            self.board.player_mut(seat).hand.add(card);
        }
        self
    }

    /// So many cards in deck and Exhaust pile, these among them; all others are out of the game.
    pub fn piles(mut self, deck: usize, exhaust: usize, among: &[Card]) -> Given {
        let mut others = self.board.endurance.unseen;
        let mut kept = Cards::new();
        for &card in among {
            others.take(card);
            kept.add(card);
        }
        for (card, count) in others.iter() {
            for _ in 0..count {
                if (kept.len() as usize) < deck + exhaust {
                    kept.add(card);
                } else {
                    self.board.setup.carried.removed.add(card);
                }
            }
        }
        let endurance = &mut self.board.endurance;
        endurance.unseen = kept;
        endurance.above = Pile::unseen(deck);
        endurance.exhaust = Pile::unseen(exhaust);
        self
    }

    /// Moves cards of the deck under the Reshuffle card.
    pub fn under_reshuffle(mut self, n: usize) -> Given {
        let endurance = &mut self.board.endurance;
        for _ in 0..n {
            let slot = endurance.above.take_top().expect("the deck has a card");
            endurance.under.put_at_bottom(slot);
        }
        self
    }

    /// An Alien with so many tokens.
    pub fn alien(mut self, square: Square, tokens: u8) -> Given {
        let id = self.board.enemies.place(EnemyKind::Alien, square, BlipValue::One).expect("there is room");
        self.board.enemies.get_mut(id).expect("it was placed").tokens = tokens;
        self
    }

    pub fn facehugger(mut self, square: Square) -> Given {
        self.board.enemies.place(EnemyKind::Facehugger, square, BlipValue::One);
        self
    }

    /// A blip of this value from the pool.
    pub fn blip(mut self, square: Square, value: BlipValue) -> Given {
        self.board.blip_pool.take(value);
        self.board.enemies.place(EnemyKind::Blip, square, value);
        self
    }

    /// Every blip that is left in the pool lies in the rooms of a board, row by row.
    pub fn all_other_blips_on(mut self, face: BoardFace) -> Given {
        let squares = self.board.layout().board(face.number()) - *self.board.enemies.squares();
        for square in squares.iter().filter(|square| square.column() != 6 && square.column() != 7) {
            let next = self.board.blip_pool.iter().next();
            if let Some((value, _)) = next {
                self = self.blip(square, value);
            }
        }
        self
    }

    /// A barricade on the door between two squares.
    pub fn barricaded(mut self, one: Square, other: Square) -> Given {
        let door = self.board.layout().door_between(one, other).expect("there is a door");
        self.board.fittings.barricaded = self.board.fittings.barricaded.with(door);
        self
    }

    pub fn barricaded_point(mut self, point: SpawnPoint) -> Given {
        self.board.fittings.barricaded_points |= 1 << point.index();
        self
    }

    pub fn gun(mut self, gun: Gun, square: Square, facing: Facing, shots: u8) -> Given {
        self.board.fittings.guns[gun.index()] = Some(SentryGun { square, facing, is_on: true, shots });
        self
    }

    /// Exactly these Motion Tracker cards are left, the first on top; nobody has seen them.
    pub fn signals(mut self, cards: &[TrackerCard]) -> Given {
        self.board.tracker = Tracker::of([0; 3]);
        let known = |&card| TrackerSlot::Seen(Known::to_nobody(card));
        self.board.tracker.deck = cards.iter().rev().map(known).collect();
        self.board.tracker.in_play = Pool::of(|card| cards.iter().filter(|&&it| it == card).count() as u8);
        self
    }

    pub fn turn(mut self, turn: u16) -> Given {
        self.board.turn = turn;
        self
    }

    /// AGD-6G.14: every choice for the enemies is asked.
    pub fn asking_everything(mut self) -> Given {
        self.board.setup.enemy_choices = EnemyChoices::Everything;
        self
    }

    pub fn activated(mut self, character: Character) -> Given {
        self.board.figure_mut(character).is_activated = true;
        self
    }

    /// The board as a case may need it in no other word.
    pub fn with(mut self, change: impl FnOnce(&mut Board)) -> Given {
        change(&mut self.board);
        self
    }

    /// A character is at some stage of its activation by a player.
    #[track_caller]
    pub fn at_stage(mut self, seat: Seat, character: Character, stage: Stage) -> Table {
        self.board.figure_mut(character).is_activated = true;
        self.board.token = seat;
        self.board.activation = Some(Activation { character, seat, actions: 2, ..Activation::default() });
        self.begins(Activating { character, seat, stage })
    }

    /// A character may act.
    #[track_caller]
    pub fn acting(self, seat: Seat, character: Character) -> Table {
        self.at_stage(seat, character, Stage::Actions)
    }

    /// The Alien Phase begins.
    #[track_caller]
    pub fn alien_phase(self) -> Table {
        self.begins(Turn { stage: TurnStage::Aliens })
    }

    /// The End Phase begins.
    #[track_caller]
    pub fn end_phase(self) -> Table {
        self.begins(Turn { stage: TurnStage::End })
    }

    #[track_caller]
    pub fn begins(self, first: impl Into<Frame>) -> Table {
        let mut heard = Vec::new();
        let state = State::new(self.board, first, &mut Log::On(&mut heard));
        Aliens::audit(&state).expect("what is given is a table in order");
        Table { state, heard }
    }

    fn take_from_deck(&mut self, card: Card) {
        let endurance = &mut self.board.endurance;
        endurance.unseen.take(card);
        endurance.above.take_top().expect("the deck has a card");
    }
}

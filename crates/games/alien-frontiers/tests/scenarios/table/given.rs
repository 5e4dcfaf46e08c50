//! The facts a scenario starts from.

use alien_frontiers::{
    AlienFrontiers, Setup,
    board::{Berth, Board, Deck, Ship, ShipNumber, Tokens},
    rules::actions::Turn,
    setup::ResourceSupply,
    words::{Field, Mark, Station, Technology, Territory},
};
use engine::{Lawful, Seat, Setup as _, State};

use super::Table;

/// What is on the table before the first thing happens. Cards, tokens and ships come from
/// the piles and stocks, so that nothing is made up.
pub struct Given {
    board: Board,
    display: Option<Vec<Technology>>,
}

/// Four players, each with three ships in the Maintenance Bay and nothing else.
pub fn given() -> Given {
    Given::table(Setup::standard(4))
}

impl Given {
    pub fn table(setup: Setup) -> Given {
        let mut board = Board::new(setup);
        board.round = 1;
        Given { board, display: None }
    }

    /// So many players, and options by name.
    pub fn players(mut self, players: u8, options: &[(&str, &str)]) -> Given {
        self = Given::table(Setup::read(players, options.iter().copied()).expect("there is such a set-up"));
        self
    }

    /// So many own-colour ships in play. Those added wait in the Maintenance Bay.
    pub fn ships_in_play(mut self, seat: Seat, n: u8) -> Given {
        while self.board.player(seat).fleet.n_in_play() < n {
            self.add_ship(seat);
        }
        self
    }

    /// Ships that the player has just rolled. They are taken from the Bay, then from the stock.
    pub fn hand(mut self, seat: Seat, values: &[u8]) -> Given {
        values.iter().for_each(|&value| self.send(seat, Ship { berth: Berth::Hand, value, mark: Mark::Unmarked }));
        self
    }

    /// Ships docked at a station. A pair at the Market given here is an old one; let the
    /// player dock a fresh one to trade.
    pub fn docked(mut self, seat: Seat, station: Station, values: &[u8]) -> Given {
        for &value in values {
            self.send(seat, Ship { berth: Berth::Docked(station), value, mark: Mark::Unmarked });
        }
        self
    }

    /// Opponents' ones fill the Solar Converter, the Alien Artifact and the Lunar Mine.
    pub fn crowded(self) -> Given {
        let [red, green, yellow] = [Seat(1), Seat(2), Seat(3)];
        self.docked(red, Station::SolarConverter, &[1; 6])
            .docked(green, Station::SolarConverter, &[1; 2])
            .docked(green, Station::AlienArtifact, &[1; 4])
            .docked(yellow, Station::LunarMine, &[1; 5])
    }

    /// As if crowded, but one port of the Solar Converter is free.
    pub fn nearly_crowded(self) -> Given {
        let [red, green, yellow] = [Seat(1), Seat(2), Seat(3)];
        self.docked(red, Station::SolarConverter, &[1; 6])
            .docked(green, Station::SolarConverter, &[1])
            .docked(green, Station::AlienArtifact, &[1; 4])
            .docked(yellow, Station::LunarMine, &[1; 5])
    }

    /// The Relic Ship in a player's hand. Give the player Burroughs Desert as well.
    pub fn relic_in_hand(self, seat: Seat, value: u8) -> Given {
        self.relic(seat, Ship { berth: Berth::Hand, value, mark: Mark::Unmarked })
    }

    pub fn relic_docked(self, seat: Seat, station: Station, value: u8) -> Given {
        self.relic(seat, Ship { berth: Berth::Docked(station), value, mark: Mark::Unmarked })
    }

    pub fn relic_in_bay(self, seat: Seat) -> Given {
        self.relic(seat, Ship { berth: Berth::Bay, value: 0, mark: Mark::Unmarked })
    }

    pub fn tokens(mut self, seat: Seat, fuel: u8, ore: u8) -> Given {
        let before = std::mem::replace(&mut self.board.player_mut(seat).tokens, Tokens { fuel, ore });
        if self.board.setup.resource_supply == ResourceSupply::Finite {
            self.board.stock.fuel = self.board.stock.fuel + before.fuel - fuel;
            self.board.stock.ore = self.board.stock.ore + before.ore - ore;
        }
        self
    }

    /// Moves all but so much of the stocks to a player who is not asked about it.
    pub fn stock(mut self, fuel: u8, ore: u8, rest_to: Seat) -> Given {
        let stock = self.board.stock;
        let tokens = &mut self.board.player_mut(rest_to).tokens;
        tokens.fuel += stock.fuel - fuel;
        tokens.ore += stock.ore - ore;
        self.board.stock = Tokens { fuel, ore };
        self
    }

    pub fn holds(mut self, seat: Seat, cards: &[Technology]) -> Given {
        for &card in cards {
            self.board.draw_pile.take(card);
            self.board.player_mut(seat).cards.insert(card);
        }
        self
    }

    /// Exactly these cards are displayed.
    pub fn displayed(mut self, cards: &[Technology]) -> Given {
        cards.iter().for_each(|&card| self.board.draw_pile.take(card));
        self.display = Some(cards.to_vec());
        self
    }

    pub fn discarded(mut self, cards: &[Technology]) -> Given {
        for &card in cards {
            self.board.draw_pile.take(card);
            self.board.discard_pile.add(card);
        }
        self
    }

    /// Exactly these cards are left in the draw pile; all others go where `rest` says.
    pub fn draw_pile(mut self, cards: &[Technology], rest: Rest) -> Given {
        if self.display.is_none() {
            self.display_some();
        }
        let mut others = self.board.draw_pile;
        cards.iter().for_each(|&card| others.take(card));
        self.board.draw_pile = Deck::of(|kind| cards.iter().filter(|&&card| card == kind).count() as u8);
        match rest {
            Rest::Discarded => self.board.discard_pile.take_all(&mut others),
            Rest::Held => self.deal_out(others),
        }
        self
    }

    pub fn colonies(mut self, seat: Seat, territory: Territory, n: u8) -> Given {
        *self.board.player_mut(seat).colonies.on_mut(territory) = n;
        self
    }

    /// One colony, which is enough where nobody else has any.
    pub fn controls(self, seat: Seat, territory: Territory) -> Given {
        self.colonies(seat, territory, 1)
    }

    /// A colony on this circle of the Hub track.
    pub fn circle(mut self, seat: Seat, circle: u8) -> Given {
        self.board.player_mut(seat).hub_circle = circle;
        self
    }

    /// Leaves a player so many colonies that are on no territory: the others are on Pohl
    /// Foothills, and fuel powers are cheaper for it.
    pub fn unplaced(mut self, seat: Seat, n: u8) -> Given {
        let missing = self.board.unplaced(seat) - n;
        *self.board.player_mut(seat).colonies.on_mut(Territory::Pohl) += missing;
        self
    }

    pub fn field(mut self, field: Field, territory: Territory) -> Given {
        self.board.fields[field as usize] = Some(territory);
        self
    }

    /// Who was first; seat 0 otherwise.
    pub fn first(mut self, seat: Seat) -> Given {
        self.board.first = seat;
        self
    }

    /// The player has rolled, and may act.
    #[track_caller]
    pub fn on_the_turn_of(mut self, seat: Seat) -> Table {
        if self.display.is_none() {
            self.display_some();
        }
        let display = self.display.take().unwrap_or_default();
        display.iter().enumerate().for_each(|(slot, &card)| self.board.display[slot] = Some(card));
        self.board.this_turn.seat = seat;
        let state = State::<AlienFrontiers>::left_at(self.board, [Turn {}.into()]);
        AlienFrontiers::audit(&state).expect("what is given is a table in order");
        Table { state, heard: Vec::new() }
    }

    /// Three cards that do nothing by themselves, as far as there are any.
    fn display_some(&mut self) {
        let quiet = [Technology::HolographicDecoy, Technology::ResourceCache, Technology::AlienMonument];
        let more = [Technology::AlienCity, Technology::TemporalWarper, Technology::GravityManipulator];
        let mut display = Vec::new();
        for card in quiet.into_iter().chain(more) {
            if display.len() < 3 && self.board.draw_pile.count(card) > 0 {
                self.board.draw_pile.take(card);
                display.push(card);
            }
        }
        self.display = Some(display);
    }

    /// Gives cards to players who do not hold their kind, from the last seat down.
    fn deal_out(&mut self, cards: Deck) {
        for (card, count) in cards.iter() {
            for _ in 0..count {
                let seat = self.board.seats().rev().find(|&seat| !self.board.player(seat).cards.has(card));
                self.board.player_mut(seat.expect("somebody lacks the card")).cards.insert(card);
            }
        }
    }

    fn add_ship(&mut self, seat: Seat) {
        let fleet = &mut self.board.player_mut(seat).fleet;
        let in_stock = |&ship: &ShipNumber| fleet.ship(ship).berth == Berth::Stock;
        let ship = ShipNumber::ALL[..6].iter().copied().find(in_stock).expect("a ship is in the stock");
        fleet.lay_up(ship, Berth::Bay);
    }

    fn send(&mut self, seat: Seat, ship: Ship) {
        let waiting = |given: &Given| {
            let fleet = &given.board.player(seat).fleet;
            ShipNumber::ALL[..6].iter().copied().find(|&number| fleet.ship(number).berth == Berth::Bay)
        };
        if waiting(self).is_none() {
            self.add_ship(seat);
        }
        let number = waiting(self).expect("a ship waits in the bay");
        *self.board.player_mut(seat).fleet.ship_mut(number) = ship;
    }

    fn relic(mut self, seat: Seat, ship: Ship) -> Given {
        *self.board.player_mut(seat).fleet.ship_mut(ShipNumber::RELIC) = ship;
        self
    }
}

/// Where cards go that are not in the draw pile.
#[derive(Clone, Copy)]
pub enum Rest {
    Discarded,
    Held,
}

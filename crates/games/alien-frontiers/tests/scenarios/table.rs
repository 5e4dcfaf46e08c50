//! A table for scenarios: given this table, when somebody acts and chance shows this, then…
//!
//! A scenario cannot lie: what is given is audited, an answer has to be allowed, and
//! chance can only show what can come up.

#![expect(unreachable_pub, reason = "every chapter of this one binary may use every word")]

mod game;
mod given;
mod longer;
mod shown;

use alien_frontiers::{
    AlienFrontiers, Choice, Frame, Heard, Outcome,
    board::{Berth, Board, Player},
    rules::{
        actions::Action,
        cannon::CannonAnswer,
        discards::{Colony, Discard},
        docking::Docking,
        outpost::LootAnswer,
        powers::Power,
        resources::Surplus,
        warper::RerollAnswer,
    },
    words::{Resource, Ships, Station, Technology, Territory, Value},
};
use engine::{Game, Lawful, Log, Pending, Refused, RuleId, Seat, State};

pub use given::{Given, Rest, given};
pub use longer::{card, plain, take_off, token};
pub use shown::{colony, goods};

/// The player whose turn most scenarios tell.
pub const YOU: Seat = Seat(0);
pub const RED: Seat = Seat(1);
pub const GREEN: Seat = Seat(2);
pub const YELLOW: Seat = Seat(3);

/// A game under way, told what everyone does and what chance shows.
pub struct Table {
    pub state: State<AlienFrontiers>,
    pub heard: Vec<Heard>,
}

/// What the player on turn does.
impl Table {
    #[track_caller]
    pub fn chooses(&mut self, choice: Choice) -> &mut Self {
        let seat = self.board().this_turn.seat;
        if let Err(refused) = self.state.choose(seat, choice, &mut Log::On(&mut self.heard)) {
            panic!("{choice:?} is refused: {refused:?}; waiting: {:?}", self.state.under_way().last());
        }
        AlienFrontiers::audit(&self.state).expect("the table is in order");
        self
    }

    #[track_caller]
    pub fn does(&mut self, action: Action) -> &mut Self {
        self.chooses(Choice::Turn(action))
    }

    /// Docks own-colour ships; `value` is that of the lowest.
    #[track_caller]
    pub fn docks(&mut self, station: Station, value: u8) -> &mut Self {
        self.does(dock(station, Ships::own(value)))
    }

    /// Docks ships with the Relic Ship among them; `value` is that of the lowest.
    #[track_caller]
    pub fn docks_with_relic(&mut self, station: Station, value: u8) -> &mut Self {
        self.does(dock(station, Ships::with_relic(value)))
    }

    /// Docks a ship at the Artifact and cycles; then deals the new display.
    #[track_caller]
    pub fn docks_and_cycles(&mut self, value: u8, dealt: &[Technology]) -> &mut Self {
        self.does(Action::Dock(Docking::Cycle { ships: Ships::own(value) })).is_dealt(dealt)
    }

    /// Docks at the Constructor or the Terraforming Station and places a colony.
    #[track_caller]
    pub fn settles(&mut self, station: Station, value: u8, to: Territory) -> &mut Self {
        self.does(settle(station, Ships::own(value), to))
    }

    #[track_caller]
    pub fn settles_with_relic(&mut self, station: Station, value: u8, to: Territory) -> &mut Self {
        self.does(settle(station, Ships::with_relic(value), to))
    }

    /// Claims a card; then deals a card into the gap.
    #[track_caller]
    pub fn claims(&mut self, card: Technology, dealt: &[Technology]) -> &mut Self {
        self.does(Action::Claim { card }).is_dealt(dealt)
    }

    #[track_caller]
    pub fn launches(&mut self, to: Territory) -> &mut Self {
        self.does(Action::Launch { to })
    }

    #[track_caller]
    pub fn trades(&mut self, rate: u8) -> &mut Self {
        self.does(Action::Trade { rate })
    }

    #[track_caller]
    pub fn buys_the_relic_ship(&mut self) -> &mut Self {
        self.does(Action::BuyRelicShip)
    }

    #[track_caller]
    pub fn uses(&mut self, power: Power) -> &mut Self {
        self.does(Action::Use(power))
    }

    #[track_caller]
    pub fn discards(&mut self, discard: Discard) -> &mut Self {
        self.does(Action::Discard(discard))
    }

    #[track_caller]
    pub fn ends_the_turn(&mut self) -> &mut Self {
        self.does(Action::EndTurn)
    }

    /// Docks an own-colour run at the Outpost and steals tokens one by one.
    #[track_caller]
    pub fn raids(&mut self, lowest: u8, loot: &[(Seat, Resource)]) -> &mut Self {
        self.docks(Station::RaidersOutpost, lowest).takes(loot)
    }

    /// Takes tokens in a raid; fewer than four are enough if said so.
    #[track_caller]
    pub fn takes(&mut self, loot: &[(Seat, Resource)]) -> &mut Self {
        for &(from, what) in loot {
            self.chooses(Choice::Loot(LootAnswer::Token { from, what }));
        }
        if loot.len() < 4 {
            self.chooses(Choice::Loot(LootAnswer::Enough));
        }
        self
    }

    /// Docks an own-colour run at the Outpost and steals a card.
    #[track_caller]
    pub fn raids_a_card(&mut self, lowest: u8, from: Seat, card: Technology) -> &mut Self {
        self.docks(Station::RaidersOutpost, lowest).chooses(Choice::Loot(LootAnswer::Card { from, card }))
    }

    /// Shoots ships at a station with the Plasma Cannon's fuel power.
    #[track_caller]
    pub fn shoots(&mut self, station: Station, targets: &[(Seat, u8)]) -> &mut Self {
        self.uses(Power::PlasmaCannon { station });
        for &(owner, value) in targets {
            self.chooses(Choice::CannonFire(CannonAnswer::Target { owner, ship: Ships::own(value) }));
        }
        self.chooses(Choice::CannonFire(CannonAnswer::Fire))
    }

    /// Rolls ships again with the Temporal Warper, and this comes up.
    #[track_caller]
    pub fn rerolls(&mut self, values: &[u8], shown: &[u8]) -> &mut Self {
        self.uses(Power::TemporalWarper);
        for &value in values {
            self.chooses(Choice::Reroll(RerollAnswer::Ship { ship: Ships::own(value) }));
        }
        self.chooses(Choice::Reroll(RerollAnswer::Roll)).rolls(shown)
    }

    /// Moves a colony with the Teleporter's discard power.
    #[track_caller]
    pub fn moves_a_colony(&mut self, owner: Seat, from: Territory, to: Territory) -> &mut Self {
        let colony = Colony { owner, territory: from };
        self.discards(Discard::OrbitalTeleporter { colony }).chooses(Choice::ColonyMove(to))
    }

    /// Swaps two colonies with the Polarity Device's discard power.
    #[track_caller]
    pub fn swaps(&mut self, one: (Seat, Territory), other: (Seat, Territory)) -> &mut Self {
        let colony = |(owner, territory)| Colony { owner, territory };
        self.discards(Discard::PolarityDevice { colony: colony(one) }).chooses(Choice::ColonySwap(colony(other)))
    }

    /// Returns tokens at the end of the turn.
    #[track_caller]
    pub fn returns(&mut self, tokens: &[Resource]) -> &mut Self {
        self.chooses(Choice::ResourceLimit(surplus(tokens)))
    }
}

/// What chance shows.
impl Table {
    #[track_caller]
    pub fn shows(&mut self, outcome: Outcome) -> &mut Self {
        if let Err(refused) = self.state.resolve(outcome, &mut Log::On(&mut self.heard)) {
            panic!("{outcome:?} cannot come up: {refused:?}; waiting: {:?}", self.state.under_way().last());
        }
        AlienFrontiers::audit(&self.state).expect("the table is in order");
        self
    }

    /// The dice of the player on turn, one after another, the Relic Ship last.
    #[track_caller]
    pub fn rolls(&mut self, values: &[u8]) -> &mut Self {
        values.iter().for_each(|&value| {
            self.shows(Outcome::ShipRoll(Value(value)));
        });
        self
    }

    /// Cards come from the draw pile.
    #[track_caller]
    pub fn is_dealt(&mut self, cards: &[Technology]) -> &mut Self {
        cards.iter().for_each(|&card| {
            self.shows(Outcome::CardDraw(card));
        });
        self
    }
}

/// What is refused.
impl Table {
    /// The rule that refuses an action of the player on turn; nothing has changed.
    #[track_caller]
    pub fn refuses(&mut self, action: Action, rule: &'static str) -> &mut Self {
        self.refuses_choice(Choice::Turn(action), rule)
    }

    #[track_caller]
    pub fn refuses_choice(&mut self, choice: Choice, rule: &'static str) -> &mut Self {
        let (before, seat) = (self.state, self.board().this_turn.seat);
        let refused = self.state.choose(seat, choice, &mut Log::On(&mut self.heard));
        assert_eq!(refused, Err(Refused::Because(RuleId(rule))), "{choice:?}");
        assert!(self.state == before, "a refusal changes nothing");
        self
    }

    /// Whether an action of the player on turn would be taken.
    pub fn allows(&self, action: Action) -> bool {
        self.allows_choice(Choice::Turn(action))
    }

    pub fn allows_choice(&self, choice: Choice) -> bool {
        self.state.may_choose(self.board().this_turn.seat, choice).is_ok()
    }

    /// Every answer that the player on turn has.
    pub fn choices(&self) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.state.choices(self.board().this_turn.seat, &mut choices);
        choices
    }
}

/// What the table shows.
impl Table {
    pub fn board(&self) -> &Board {
        self.state.board()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        self.board().player(seat)
    }

    pub fn fuel(&self, seat: Seat) -> u8 {
        self.player(seat).tokens.fuel
    }

    pub fn ore(&self, seat: Seat) -> u8 {
        self.player(seat).tokens.ore
    }

    pub fn score(&self, seat: Seat) -> u8 {
        self.board().score(seat)
    }

    pub fn holds(&self, seat: Seat, card: Technology) -> bool {
        self.player(seat).cards.has(card)
    }

    pub fn is_displayed(&self, card: Technology) -> bool {
        self.board().display.contains(&Some(card))
    }

    pub fn is_discarded(&self, card: Technology) -> bool {
        self.board().discard_pile.count(card) > 0
    }

    /// What a player's ships show at a place, in ascending order.
    pub fn values_at(&self, seat: Seat, berth: Berth) -> Vec<u8> {
        let fleet = &self.player(seat).fleet;
        let mut values: Vec<u8> = fleet.at(berth).iter().map(|ship| fleet.ship(ship).value).collect();
        values.sort_unstable();
        values
    }

    pub fn hand(&self, seat: Seat) -> Vec<u8> {
        self.values_at(seat, Berth::Hand)
    }

    pub fn docked(&self, seat: Seat, station: Station) -> Vec<u8> {
        self.values_at(seat, Berth::Docked(station))
    }

    /// How many ships a player has in the Maintenance Bay.
    pub fn in_bay(&self, seat: Seat) -> usize {
        self.values_at(seat, Berth::Bay).len()
    }

    /// How many own-colour ships a player has in the stock.
    pub fn in_stock(&self, seat: Seat) -> u8 {
        6 - self.player(seat).fleet.n_in_play()
    }

    pub fn has_relic(&self, seat: Seat) -> bool {
        self.player(seat).fleet.has_relic()
    }

    pub fn relic_is_home(&self) -> bool {
        !self.board().seats().any(|seat| self.has_relic(seat))
    }

    pub fn colonies(&self, seat: Seat, territory: Territory) -> u8 {
        self.player(seat).colonies.on(territory)
    }

    pub fn controller(&self, territory: Territory) -> Option<Seat> {
        self.board().controller(territory)
    }

    pub fn circle(&self, seat: Seat) -> u8 {
        self.player(seat).hub_circle
    }

    pub fn artifact_total(&self, seat: Seat) -> u8 {
        self.player(seat).fleet.artifact_total()
    }

    pub fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// The seats that won.
    pub fn winners(&self) -> Vec<Seat> {
        let standings = AlienFrontiers::standings(self.board());
        standings.iter().filter(|standing| standing.rank == 1).map(|standing| standing.seat).collect()
    }

    pub fn waits_for(&self, seat: Seat) -> bool {
        matches!(self.state.pending(), Pending::Players { asked, .. } if asked.has(seat))
    }

    pub fn waits_for_chance(&self) -> bool {
        self.state.pending() == Pending::Chance
    }

    /// The question or roll that is waiting.
    pub fn waiting(&self) -> Option<Frame> {
        self.state.under_way().last().copied()
    }
}

/// A docking without further choices.
pub fn dock(station: Station, ships: Ships) -> Action {
    Action::Dock(Docking::Plain { station, ships })
}

/// A docking that places a colony.
pub fn settle(station: Station, ships: Ships, to: Territory) -> Action {
    Action::Dock(Docking::Settle { station, ships, to })
}

/// Tokens as they are returned together.
pub fn surplus(tokens: &[Resource]) -> Surplus {
    let n = |what| tokens.iter().filter(|&&it| it == what).count() as u8;
    Surplus { fuel: n(Resource::Fuel), ore: n(Resource::Ore) }
}

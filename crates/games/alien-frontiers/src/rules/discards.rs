//! AF-20, AF-21: the discard powers of technology cards.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, RuleId, Seat, Word, rule};
use serde::{Deserialize, Serialize};

use crate::{
    AlienFrontiers, Frame, Heard,
    board::{Berth, Board, ShipNumber},
    rules::{
        actions, colonies,
        colony_moves::{ColonyMove, ColonySwap, each_colony, has_partner, may_touch},
        docking::unless,
    },
    words::{Field, Ships, Station, Technology, Territory, Value, With},
};

pub use crate::rules::colony_moves::Colony;

/// AF-21.54: a discard power with what it is used on. The second colony of a swap and the
/// goal of a move are asked for afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Discard {
    BoosterPod { field: Field },
    DataCrystal { to: Territory },
    GravityManipulator { to: Territory },
    OrbitalTeleporter { colony: Colony },
    PlasmaCannon { owner: Seat, ship: Ships, place: ShipPlace },
    PolarityDevice { colony: Colony },
    StasisBeam { to: Territory },
    TemporalWarper { card: Technology },
}

engine::words! {
    /// Where an opponent's ship can be found.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum ShipPlace {
        SolarConverter,
        LunarMine,
        AlienArtifact,
        ColonistHub,
        ColonyConstructor,
        TerraformingStation,
        Shipyard,
        OrbitalMarket,
        RaidersOutpost,
        MaintenanceBay,
    }
}

impl ShipPlace {
    pub fn berth(self) -> Berth {
        match Station::ALL.get(self.index()) {
            Some(&station) => Berth::Docked(station),
            None => Berth::Bay,
        }
    }

    fn of(berth: Berth) -> Option<ShipPlace> {
        match berth {
            Berth::Docked(station) => Some(ShipPlace::ALL[station.index()]),
            Berth::Bay => Some(ShipPlace::MaintenanceBay),
            Berth::Hand | Berth::Stock => None,
        }
    }
}

impl Discard {
    /// The Plasma Cannon aimed at each kind of ship there is, allowed or not.
    pub fn each_ship_in_play(board: &Board) -> Vec<Discard> {
        let mut targets = Vec::new();
        board.seats().for_each(|owner| each_ship_of(board, owner, &mut |_, target| targets.push(target)));
        targets
    }

    pub fn card(self) -> Technology {
        match self {
            Discard::BoosterPod { .. } => Technology::BoosterPod,
            Discard::DataCrystal { .. } => Technology::DataCrystal,
            Discard::GravityManipulator { .. } => Technology::GravityManipulator,
            Discard::OrbitalTeleporter { .. } => Technology::OrbitalTeleporter,
            Discard::PlasmaCannon { .. } => Technology::PlasmaCannon,
            Discard::PolarityDevice { .. } => Technology::PolarityDevice,
            Discard::StasisBeam { .. } => Technology::StasisBeam,
            Discard::TemporalWarper { .. } => Technology::TemporalWarper,
        }
    }
}

/// AF-20.5, AF-20.6, AF-20.7: each discard power that can be used now.
#[inline]
pub fn each(board: &Board, seat: Seat, offer: &mut impl FnMut(Discard)) {
    if board.this_turn.discard_used {
        return;
    }
    for card in board.player(seat).cards.without(board.this_turn.used).iter() {
        match card {
            Technology::BoosterPod => {
                for &field in Field::ALL {
                    if board.fields[field as usize].is_some() {
                        offer(Discard::BoosterPod { field });
                    }
                }
            }
            Technology::DataCrystal => each_goal(board, Field::Positron, &mut |to| offer(Discard::DataCrystal { to })),
            Technology::GravityManipulator => {
                each_goal(board, Field::Repulsor, &mut |to| offer(Discard::GravityManipulator { to }));
            }
            Technology::StasisBeam => each_goal(board, Field::Isolation, &mut |to| offer(Discard::StasisBeam { to })),
            Technology::OrbitalTeleporter => {
                each_colony(board, &mut |colony| offer(Discard::OrbitalTeleporter { colony }));
            }
            Technology::PolarityDevice => each_colony(board, &mut |colony| {
                if has_partner(board, colony) {
                    offer(Discard::PolarityDevice { colony });
                }
            }),
            Technology::PlasmaCannon => each_target(board, seat, offer),
            Technology::TemporalWarper => {
                for (card, _) in board.discard_pile.iter() {
                    if may_recover(board, seat, card).is_ok() {
                        offer(Discard::TemporalWarper { card });
                    }
                }
            }
            Technology::AlienCity
            | Technology::AlienMonument
            | Technology::HolographicDecoy
            | Technology::ResourceCache => (),
        }
    }
}

/// AF-19.3, AF-19.4: a field goes to any territory but the one it is on. AF-27.9: the Repulsor
/// Field keeps no field from coming or going.
fn each_goal(board: &Board, field: Field, of: &mut impl FnMut(Territory)) {
    Territory::ALL.iter().filter(|&&to| !board.field_is_on(field, to)).for_each(|&to| of(to));
}

/// AF-21.30: each kind of opponents' ship that can be sent to the stock.
fn each_target(board: &Board, seat: Seat, offer: &mut impl FnMut(Discard)) {
    for owner in board.opponents(seat) {
        each_ship_of(board, owner, &mut |number, target| {
            if may_lose(board, owner, number).is_ok() {
                offer(target);
            }
        });
    }
}

/// AF-10.4: each kind of ship that a player has docked or in the Maintenance Bay.
fn each_ship_of(board: &Board, owner: Seat, of: &mut impl FnMut(ShipNumber, Discard)) {
    rule!("AF-10.4");
    for number in ShipNumber::ALL {
        let it = board.player(owner).fleet.ship(number);
        let Some(place) = ShipPlace::of(it.berth) else { continue };
        let ship = Ships { value: shown_at(place, it.value), with: number.with() };
        if find(board, owner, ship, place) == Some(number) {
            of(number, Discard::PlasmaCannon { owner, ship, place });
        }
    }
}

/// A ship in the Maintenance Bay shows nothing; a target there is named by a 1.
fn shown_at(place: ShipPlace, value: u8) -> Value {
    if place == ShipPlace::MaintenanceBay { Value(1) } else { Value(value) }
}

fn find(board: &Board, owner: Seat, ship: Ships, place: ShipPlace) -> Option<ShipNumber> {
    let fleet = &board.player(owner).fleet;
    let is_it = |number: &ShipNumber| {
        let it = fleet.ship(*number);
        it.berth == place.berth() && shown_at(place, it.value) == ship.value && number.with() == ship.with
    };
    ShipNumber::ALL.into_iter().find(is_it)
}

/// AF-21.31, AF-21.32, AF-21.33: nobody is brought below three ships of their colour.
fn may_lose(board: &Board, owner: Seat, ship: ShipNumber) -> Result<(), RuleId> {
    let fleet = &board.player(owner).fleet;
    let terraforming = Berth::Docked(Station::TerraformingStation);
    let n_in_play = fleet.n_in_play();
    let n_forfeited = fleet.ships[..6].iter().filter(|ship| ship.berth == terraforming).count() as u8;
    match ship.with() {
        With::Relic if board.setup.cannon_relic_exempt => Ok(()),
        With::Relic => unless(n_in_play <= 3, "AF-21.32"),
        With::Own => {
            unless(n_in_play <= 3, "AF-21.31")?;
            let is_forfeited = fleet.ship(ship).berth == terraforming;
            unless(!is_forfeited && n_in_play - n_forfeited <= 3, "AF-21.33")
        }
    }
}

/// AF-21.41, AF-21.42: a card of the discard pile of a kind not held, the Warper itself not
/// among them.
fn may_recover(board: &Board, seat: Seat, card: Technology) -> Result<(), RuleId> {
    unless(board.discard_pile.count(card) == 0, "AF-21.42")?;
    let is_held = card != Technology::TemporalWarper && board.player(seat).cards.has(card);
    unless(is_held, "AF-21.41")
}

/// AF-5.17: whether a discard power may be used; if not, the rule that forbids it.
pub fn check(board: &Board, seat: Seat, discard: Discard) -> Result<(), RuleId> {
    let card = discard.card();
    unless(board.this_turn.discard_used, "AF-20.6")?;
    unless(board.this_turn.used.has(card), "AF-20.7")?;
    unless(!board.player(seat).cards.has(card), "AF-20.3")?;
    match discard {
        Discard::BoosterPod { field } => unless(board.fields[field as usize].is_none(), "AF-21.4"),
        Discard::DataCrystal { to } => unless(board.field_is_on(Field::Positron, to), "AF-19.3"),
        Discard::GravityManipulator { to } => unless(board.field_is_on(Field::Repulsor, to), "AF-19.3"),
        Discard::StasisBeam { to } => unless(board.field_is_on(Field::Isolation, to), "AF-19.3"),
        Discard::OrbitalTeleporter { colony } => may_touch(board, colony),
        Discard::PolarityDevice { colony } => {
            may_touch(board, colony)?;
            unless(!has_partner(board, colony), "AF-20.9")
        }
        Discard::PlasmaCannon { owner, ship, place } => {
            let is_opponent = board.opponents(seat).any(|it| it == owner);
            let number = find(board, owner, ship, place).filter(|_| is_opponent).ok_or(RuleId("AF-21.30"))?;
            may_lose(board, owner, number)
        }
        Discard::TemporalWarper { card } => may_recover(board, seat, card),
    }
}

/// AF-5.19: the card goes to the discard pile, and acts.
pub fn carry_out(board: &mut Board, seat: Seat, discard: Discard, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
    match discard {
        Discard::OrbitalTeleporter { colony } => return Flow::Become(ColonyMove { colony }.into()),
        Discard::PolarityDevice { colony } => return Flow::Become(ColonySwap { colony }.into()),
        Discard::BoosterPod { field } => {
            // AF-19.12: the only way back to the supply.
            rule!("AF-19.5");
            rule!("AF-21.4");
            let before = throw_away(board, seat, discard.card(), log);
            // AF-27.10: from the supply it can be placed again.
            let from = board.fields[field as usize].take().expect("the field is on a territory");
            log.push(Heard::FieldRemoved { seat, field, territory: from });
            colonies::update(board, before, log);
        }
        Discard::DataCrystal { to } => {
            rule!("AF-21.10");
            put_field(board, seat, discard.card(), to, log);
        }
        Discard::GravityManipulator { to } => {
            rule!("AF-21.12");
            put_field(board, seat, discard.card(), to, log);
        }
        Discard::StasisBeam { to } => {
            rule!("AF-21.39");
            put_field(board, seat, discard.card(), to, log);
        }
        Discard::PlasmaCannon { owner, ship, place } => {
            rule!("AF-21.30");
            throw_away(board, seat, discard.card(), log);
            let ship = find(board, owner, ship, place).expect("the ship is there");
            // AF-21.34: from the stock it can be built again.
            board.player_mut(owner).fleet.lay_up(ship, Berth::Stock);
            log.push(Heard::ShipLost { seat, owner, ship });
        }
        Discard::TemporalWarper { card } => {
            rule!("AF-21.41");
            let before = throw_away(board, seat, discard.card(), log);
            board.discard_pile.take(card);
            board.player_mut(seat).cards.insert(card);
            log.push(Heard::CardRecovered { seat, card });
            colonies::update(board, before, log);
        }
    }
    actions::end(board)
}

/// AF-19.3: from the supply to a territory, or from one territory to another in one step
/// (AF-19.11). AF-19.9: isolation ends a loan.
fn put_field(board: &mut Board, seat: Seat, card: Technology, to: Territory, log: &mut Log<'_, AlienFrontiers>) {
    rule!("AF-19.3");
    let before = throw_away(board, seat, card, log);
    let field = card.print().field.expect("the card has a field");
    if field == Field::Isolation && board.this_turn.borrowed == Some(to) {
        rule!("AF-19.9");
        board.this_turn.borrowed = None;
    }
    log.push(match board.fields[field as usize].replace(to) {
        None => Heard::FieldPlaced { seat, field, territory: to },
        Some(from) => Heard::FieldMoved { seat, field, from, to },
    });
    colonies::update(board, before, log);
}

/// AF-20.5: puts the card on the discard pile, and notes that the power of the turn is used.
pub fn throw_away(
    board: &mut Board,
    seat: Seat,
    card: Technology,
    log: &mut Log<'_, AlienFrontiers>,
) -> Option<colonies::StandingBefore> {
    rule!("AF-20.5");
    let before = colonies::standing_before(board, log);
    board.player_mut(seat).cards.remove(card);
    board.discard_pile.add(card);
    board.this_turn.discard_used = true;
    log.push(Heard::CardDiscarded { seat, card });
    before
}

//! NEM-16.14, NEM-16.20, NEM-33.6, LOC-17.6, LOC-17.7, LOC-17.11, LOC-39.19: weapons are loaded, get a larger magazine,
//! and are bound together.

use engine::{Log, Seat};

use crate::{Aboard, CardOf, CarriedCard, CarriedItem, Handled, Kin, rule_of, words::WeaponClass};

/// What an item of a game is, whatever its card.
type ItemName<G> = <CardOf<G> as CarriedCard>::Item;

/// NEM-33.6, LOC-39.19: what an Extended Magazine adds.
const MAGAZINE: u8 = 2;

/// NEM-16.14, LOC-17.11, NEM-26.97, LOC-17.8: a weapon in a hand is loaded as full as it gets; of two the emptier one.
pub fn load_fully<G: Kin>(board: &mut G::Board, seat: Seat, weapon: ItemName<G>, log: &mut Log<'_, G>) {
    rule_of!(G, "NEM-16.14", "LOC-17.11");
    let held = board.hands_mut(seat).emptiest_mut(weapon).expect("the weapon is in a hand");
    held.load(held.capacity());
    let ammo = held.ammo();
    log.push(Handled::Loaded { seat, weapon, ammo }.into());
}

/// NEM-33.6, LOC-39.19: the energy weapons in hand without a larger magazine.
pub fn each_without_magazine<G: Kin>(board: &G::Board, seat: Seat, offer: &mut dyn FnMut(ItemName<G>)) {
    let fits = board.hands(seat).items().filter(|held| held.is(WeaponClass::Energy) && !held.has_extended_magazine());
    fits.for_each(|held| offer(held.card().item()));
}

/// NEM-33.6, LOC-39.19: the magazine goes from its owner to a weapon, and is one with it. NEM-16.19, LOC-17.6.
pub fn attach_magazine<G: Kin>(
    board: &mut G::Board,
    seat: Seat,
    magazine: CardOf<G>,
    weapon: ItemName<G>,
    log: &mut Log<'_, G>,
) {
    rule_of!(G, "NEM-33.6", "LOC-39.19");
    board.take_item(seat, magazine);
    let fits = board.hands_mut(seat).items_mut();
    let fits = fits.filter(|held| held.card().item() == weapon && !held.has_extended_magazine());
    let held = fits.max_by_key(|held| held.ammo()).expect("the weapon is in a hand");
    held.extend_magazine();
    held.load(MAGAZINE);
    let ammo = held.ammo();
    log.push(Handled::Loaded { seat, weapon, ammo }.into());
}

/// NEM-16.20, LOC-17.7: two heavy items are bound together. Objects never are.
pub fn bind<G: Kin>(board: &mut G::Board, seat: Seat, log: &mut Log<'_, G>) {
    rule_of!(G, "NEM-16.20", "LOC-17.7");
    board.hands_mut(seat).bind();
    log.push(Handled::ItemsBound { seat }.into());
}

//! NEM-31, NEM-33 to NEM-36: the items. What each can be aimed at, and what it does.
//!
//! Cost and combat icon are checked where actions are offered. An item that is used once has been
//! discarded when its effect begins (NEM-5.46). Weapons are fired, not used; passive items work
//! where their rule is.

pub mod alcohol;
pub mod blast;
pub mod decoy;
pub mod drugs;
pub mod keys;
pub mod orbit;
pub mod plans;
pub mod smoke;
pub mod taser;

use engine::{Flow, Log, Seat, Word, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, Held, Rooms},
    heard::Heard,
    rules::{
        aims::Aim,
        cards::{self, at_hand},
        contamination::{self, ScanFor},
        doors, drawing, markers,
        movement::{Manner, Movement},
        rooms::{
            self, command_center, command_center::DoorsOf, each_unseen_room, fire_control::Repelled, looks, research,
        },
        search, self_destruct, wounds,
    },
    words::{Door, Item, ItemCard, Object, RoomColour, RoomNumber, SeriousWound, WeaponClass},
};

use self::{alcohol::AlcoholCard, decoy::Lure, drugs::MilitaryDrugs, plans::SecondPlan, smoke::Smoke, taser::Tased};

/// Every aim that an item can have now.
pub fn each_aim(board: &Board, seat: Seat, item: Item, offer: &mut impl FnMut(Aim)) {
    let player = board.player(seat);
    let Some(room) = player.room() else { return };
    match item {
        Item::EnergyCharge => {
            each_weapon(board, seat, WeaponClass::Energy, offer);
            cards::each_door(board, room, &mut |corridor| offer(Aim::Door { corridor }));
        }
        Item::Grenade => {
            for there in in_range(board, room).iter() {
                board.swarm.intruders_in(there).for_each(|figure| offer(Aim::Figure { figure: figure.id }));
                offer_if(board.loose_eggs(there) > 0, Aim::Eggs { room: there }, offer);
            }
        }
        Item::MolotovCocktail => {
            for there in in_range(board, room).iter() {
                offer_if(board.swarm.is_in(there), Aim::Room { room: there }, offer);
                offer_if(board.loose_eggs(there) > 0, Aim::Eggs { room: there }, offer);
            }
        }
        Item::SmokeGrenade => board.open_ways(room).for_each(|(corridor, _)| offer(Aim::Way { corridor })),
        Item::ReconDrone => each_unseen_room(board, seat, &mut |room| offer(Aim::Room { room })),
        Item::Decoy => board.plan().neighbours(room).iter().for_each(|room| offer(Aim::Room { room })),
        Item::ExtendedMagazine => {
            let fits = player.hands.items().filter(|held| held.is(WeaponClass::Energy) && !held.has_extended_magazine);
            fits.for_each(|held| offer(Aim::Weapon { weapon: held.card.item }));
        }
        Item::CommsKey => offer_if_online(board, room, |offer| keys::each_objective(board, seat, true, offer), offer),
        Item::LogKey => offer_if_online(board, room, |offer| keys::each_objective(board, seat, false, offer), offer),
        Item::EvacuationKey | Item::PilotsEvacuationKey => {
            if let Some(section) = board.room(room).and_then(|it| it.section()) {
                let here = board.pods_aboard().filter(|&pod| board.pod(pod).section == section);
                here.for_each(|pod| offer(Aim::Pod { pod }));
            }
        }
        // NEM-26.57
        Item::SelfDestructKey => {
            offer_if(board.has_computer(room) && self_destruct::may_switch(board), Aim::Nothing, offer);
        }
        Item::SecurityKey => command_center::each_room(board, &mut |room| offer(Aim::Room { room })),
        Item::Chemicals => {
            let flamethrower = player.hands.emptiest(Item::Flamethrower);
            let is_wanting = flamethrower.is_some_and(|it| it.ammo < it.capacity());
            offer_if(is_wanting, Aim::Weapon { weapon: Item::Flamethrower }, offer);
        }
        Item::Tools => {
            cards::each_repair(board, room, offer);
            cards::each_door(board, room, &mut |corridor| offer(Aim::Door { corridor }));
        }
        Item::DuctTape => {
            cards::each_repair(board, room, offer);
            offer_if(matches!(player.hands.0, [Held::Item(_), Held::Item(_)]), Aim::Bind, offer);
        }
        Item::FireExtinguisher => {
            offer_if(board.fire.has(room), Aim::Extinguish, offer);
            board.swarm.intruders_in(room).for_each(|figure| offer(Aim::Figure { figure: figure.id }));
        }
        Item::Clothes => {
            offer_if(player.has_slime, Aim::Clean, offer);
            each_open_wound(board, seat, offer);
        }
        Item::TechnicalCorridorsPlan => cards::each_technical_way(board, room, offer),
        Item::SpaceSuit => {
            let yellow = board.explored_of(RoomColour::Yellow);
            if yellow.has(room) {
                yellow.without(Rooms::one(room)).iter().for_each(|room| offer(Aim::Room { room }));
            }
        }
        Item::NemesisPlans => cards::each_unseen_tile(board, seat, &mut |room| offer(Aim::Room { room })),
        // NEM-14.9, NEM-25.21, NEM-26.23: anybody in the room, and nobody has to agree.
        Item::Medkit => board.characters_in(room).for_each(|it| {
            each_open_wound(board, it, offer);
            each_dressed_wound(board, it, offer);
        }),
        Item::Bandages => board.characters_in(room).for_each(|it| {
            each_open_wound(board, it, offer);
            offer_if(board.player(it).light_wounds.count() > 0, Aim::HealLight { seat: it }, offer);
        }),
        Item::SyntheticFood
        | Item::AdrenalineInjection
        | Item::MilitaryDrugs
        | Item::Antidote
        | Item::OrbitalManeuveringSystem => offer(Aim::Nothing),
        Item::Alcohol => offer_if(!player.hand.contamination.is_empty(), Aim::Nothing, offer),
        Item::Taser => {
            board.swarm.intruders_in(room).for_each(|figure| offer(Aim::Figure { figure: figure.id }));
            let armed = board.characters_in(room).filter(|&it| !board.player(it).hand.is_empty());
            armed.for_each(|seat| offer(Aim::Character { seat }));
        }
        Item::PlasmaTorch => {
            cards::each_door(board, room, &mut |corridor| offer(Aim::Door { corridor }));
            // NEM-9.22: this alone stands a destroyed door up again.
            let destroyed = board.corridors_of(room).filter(|&(_, it)| board.door(it) == Door::Destroyed);
            destroyed.for_each(|(corridor, _)| offer(Aim::Door { corridor }));
        }
        Item::Flashlight => cards::each_search(board, seat, room, offer),
        Item::LaboratoryEquipment => {
            for &object in Object::ALL {
                let is_here = board.has_object(room, object) || object == Object::Egg && board.loose_eggs(room) > 0;
                let is_new = board.weaknesses[object.index()].is_none();
                offer_if(is_here && is_new, Aim::Research { object }, offer);
            }
        }
        Item::PrototypeRifle
        | Item::PrototypeShotgun
        | Item::PrototypePistol
        | Item::Flamethrower
        | Item::Revolver
        | Item::Shotgun
        | Item::SawedOffShotgun
        | Item::AssaultRifle
        | Item::Rifle
        | Item::Pistol
        | Item::Intercom
        | Item::Autoloader
        | Item::Armor
        | Item::MotionScanner
        | Item::HoloComputer => (),
    }
}

/// Carries out the action of an item that has been paid for and stands.
pub fn carry_out(board: &mut Board, seat: Seat, card: ItemCard, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let room = board.player(seat).room().expect("whoever uses an item stands in a room");
    match (card.item, aim) {
        (Item::EnergyCharge, Aim::Weapon { weapon }) => {
            rule!("NEM-33.1");
            load_fully(board, seat, weapon, log)
        }
        (Item::Chemicals, Aim::Weapon { weapon }) => {
            rule!("NEM-34.1");
            load_fully(board, seat, weapon, log)
        }
        (Item::Grenade, Aim::Figure { figure }) => blast::grenade(board, seat, figure),
        (Item::Grenade, Aim::Eggs { room }) => blast::grenade_at_eggs(board, seat, room, log),
        (Item::MolotovCocktail, Aim::Room { room }) => blast::molotov(board, seat, room, log),
        (Item::MolotovCocktail, Aim::Eggs { room }) => blast::molotov_at_eggs(board, seat, room, log),
        (Item::SmokeGrenade, Aim::Way { corridor }) => {
            rule!("NEM-33.3");
            Smoke::begin(board, seat, corridor)
        }
        (Item::ReconDrone, Aim::Room { room }) => {
            rule!("NEM-33.4");
            looks::at_room(board, seat, room, log)
        }
        (Item::Decoy, Aim::Room { room }) => {
            rule!("NEM-33.5");
            Lure::begin(board, room)
        }
        (Item::ExtendedMagazine, Aim::Weapon { weapon }) => {
            rule!("NEM-33.6");
            board.take_item(seat, card);
            let held = board.player_mut(seat).hands.item_mut(weapon).expect("the weapon is in a hand");
            held.has_extended_magazine = true;
            held.load(2);
            log.push(Heard::Loaded { seat, weapon, ammo: held.ammo }.into());
            Flow::Done
        }
        (Item::CommsKey, Aim::Objective { of, second }) => {
            rule!("NEM-33.10");
            keys::look_at_objective(board, seat, of, second, log)
        }
        (Item::LogKey, Aim::Objective { of, second }) => {
            rule!("NEM-31.10");
            keys::look_at_objective(board, seat, of, second, log)
        }
        (Item::EvacuationKey, Aim::Pod { pod }) => {
            rule!("NEM-33.11");
            rooms::flip_pod(board, pod, log);
            Flow::Done
        }
        (Item::PilotsEvacuationKey, Aim::Pod { pod }) => {
            rule!("NEM-31.13");
            rooms::flip_pod(board, pod, log);
            Flow::Done
        }
        (Item::SelfDestructKey, _) => {
            rule!("NEM-33.12");
            self_destruct::toggle(board, log);
            Flow::Done
        }
        (Item::SecurityKey, Aim::Room { room }) => {
            rule!("NEM-31.19");
            Flow::Become(DoorsOf { seat, room, changed: 0 }.into())
        }
        (Item::DuctTape, Aim::Bind) => {
            rule!("NEM-16.20");
            board.player_mut(seat).hands.bind();
            log.push(Heard::ItemsBound { seat }.into());
            Flow::Done
        }
        (Item::FireExtinguisher, Aim::Figure { figure }) => {
            rule!("NEM-34.4");
            Flow::Become(Repelled::new(figure).into())
        }
        (Item::Clothes, Aim::Clean) => {
            rule!("NEM-9.3");
            rule!("NEM-34.6");
            markers::wash(board, seat, log);
            Flow::Done
        }
        (Item::Clothes | Item::Medkit | Item::Bandages, Aim::Dress { seat: of, wound }) => {
            rule!("NEM-14.9");
            wounds::dress(board, of, wound, log);
            Flow::Done
        }
        (Item::Medkit, Aim::Heal { seat: of, wound }) => {
            rule!("NEM-35.1");
            wounds::heal(board, of, wound, log);
            Flow::Done
        }
        (Item::Bandages, Aim::HealLight { seat: of }) => {
            rule!("NEM-35.2");
            wounds::heal_all_light(board, of, log);
            Flow::Done
        }
        (Item::TechnicalCorridorsPlan, Aim::Technical { room, network: _ }) => {
            rule!("NEM-34.7");
            Flow::Become(Movement::to(seat, room, Manner::Plain).into())
        }
        (Item::SpaceSuit, Aim::Room { room }) => {
            rule!("NEM-34.8");
            drugs::discard_actions(board, seat, log);
            Flow::Become(Movement::to(seat, room, Manner::Plain).into())
        }
        (Item::NemesisPlans, Aim::Room { room }) => {
            rule!("NEM-34.9");
            SecondPlan::after(board, seat, room, log)
        }
        (Item::SyntheticFood, _) => {
            rule!("NEM-35.3");
            drawing::then_draw(board, seat, 2)
        }
        (Item::AdrenalineInjection, _) => {
            rule!("NEM-35.4");
            board.turn.is_unlimited = true;
            drawing::then_draw(board, seat, 1)
        }
        (Item::Alcohol, _) => {
            rule!("NEM-35.6");
            Flow::Become(AlcoholCard { seat }.into())
        }
        (Item::MilitaryDrugs, _) => {
            rule!("NEM-35.7");
            Flow::Become(MilitaryDrugs { seat, discarded: 0 }.into())
        }
        (Item::Antidote, _) => {
            rule!("NEM-36.1");
            contamination::scan(board, seat, ScanFor::Antidote, log)
        }
        (Item::Taser, Aim::Figure { figure }) => Tased::begin(board, figure, log),
        (Item::Taser, Aim::Character { seat: of }) => {
            rule!("NEM-36.2");
            drugs::discard_hand(board, of, log);
            Flow::Done
        }
        (Item::OrbitalManeuveringSystem, _) => orbit::everybody_passes(board),
        (Item::PlasmaTorch, Aim::Door { corridor }) => {
            rule!("NEM-31.14");
            let corridor = board.corridor(room, corridor).expect("a corridor bears this number");
            doors::toggle(board, seat, corridor, log)
        }
        (Item::Flashlight, aim) => {
            rule!("NEM-31.15");
            search::search(board, seat, room, aim, log)
        }
        (Item::LaboratoryEquipment, Aim::Research { object }) => {
            rule!("NEM-31.20");
            research::research(object)
        }
        (Item::Tools, aim) => {
            rule!("NEM-34.2");
            at_hand::carry_out(board, seat, aim, log)
        }
        (Item::DuctTape, aim) => {
            rule!("NEM-34.3");
            at_hand::carry_out(board, seat, aim, log)
        }
        (Item::EnergyCharge | Item::FireExtinguisher, aim) => at_hand::carry_out(board, seat, aim, log),
        (
            Item::Grenade
            | Item::SmokeGrenade
            | Item::ReconDrone
            | Item::Decoy
            | Item::ExtendedMagazine
            | Item::PrototypeRifle
            | Item::PrototypeShotgun
            | Item::PrototypePistol
            | Item::CommsKey
            | Item::EvacuationKey
            | Item::Chemicals
            | Item::Clothes
            | Item::TechnicalCorridorsPlan
            | Item::SpaceSuit
            | Item::NemesisPlans
            | Item::Medkit
            | Item::Bandages
            | Item::Taser
            | Item::Flamethrower
            | Item::MolotovCocktail
            | Item::Revolver
            | Item::Shotgun
            | Item::SawedOffShotgun
            | Item::AssaultRifle
            | Item::Rifle
            | Item::Pistol
            | Item::LogKey
            | Item::Intercom
            | Item::PilotsEvacuationKey
            | Item::PlasmaTorch
            | Item::Autoloader
            | Item::Armor
            | Item::MotionScanner
            | Item::SecurityKey
            | Item::LaboratoryEquipment
            | Item::HoloComputer,
            _,
        ) => unreachable!("only what was offered is carried out"),
    }
}

/// NEM-16.14: a weapon is loaded as full as it gets.
fn load_fully(board: &mut Board, seat: Seat, weapon: Item, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-16.14");
    let held = board.player_mut(seat).hands.emptiest_mut(weapon).expect("the weapon is in a hand");
    held.load(held.capacity());
    log.push(Heard::Loaded { seat, weapon, ammo: held.ammo }.into());
    Flow::Done
}

fn offer_if(is_possible: bool, aim: Aim, offer: &mut impl FnMut(Aim)) {
    if is_possible {
        offer(aim);
    }
}

/// What needs a computer in the own room.
fn offer_if_online<O: FnMut(Aim)>(board: &Board, room: RoomNumber, each: impl Fn(&mut O), offer: &mut O) {
    if board.has_computer(room) {
        each(offer);
    }
}

/// NEM-26.46, NEM-9.21: where something can be thrown: the own room, and what is next door and not
/// behind a closed door.
fn in_range(board: &Board, room: RoomNumber) -> Rooms {
    rule!("NEM-9.21");
    board.reachable(room).or(Rooms::one(room))
}

/// NEM-31.2: the weapons of a class that are not full.
fn each_weapon(board: &Board, seat: Seat, class: WeaponClass, offer: &mut impl FnMut(Aim)) {
    rule!("NEM-31.2");
    let hands = &board.player(seat).hands;
    let wanting = hands.items().filter(|held| held.is(class) && held.ammo < held.capacity());
    wanting.for_each(|held| offer(Aim::Weapon { weapon: held.card.item }));
}

/// NEM-14.7: the wounds that can be dressed, each kind once.
fn each_open_wound(board: &Board, seat: Seat, offer: &mut impl FnMut(Aim)) {
    let wounds = board.player(seat).serious_wounds;
    let is_open = |wound: SeriousWound| wounds.iter().any(|it| it.wound == wound && !it.is_dressed);
    let open = SeriousWound::ALL.iter().copied().filter(|&wound| is_open(wound));
    open.for_each(|wound| offer(Aim::Dress { seat, wound }));
}

/// NEM-14.8: the wounds that can be healed, each kind once.
fn each_dressed_wound(board: &Board, seat: Seat, offer: &mut impl FnMut(Aim)) {
    let wounds = board.player(seat).serious_wounds;
    let is_dressed = |wound: SeriousWound| wounds.iter().any(|it| it.wound == wound && it.is_dressed);
    let dressed = SeriousWound::ALL.iter().copied().filter(|&wound| is_dressed(wound));
    dressed.for_each(|wound| offer(Aim::Heal { seat, wound }));
}

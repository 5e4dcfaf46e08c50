//! NEM-32: the action cards. What each can be aimed at, and what it does.
//!
//! A card offers its aims only where its effect is possible (NEM-5.5, NEM-5.9); cost and combat
//! icon are checked for all cards alike, where actions are offered. Effects that many cards and
//! items share stand in chapters of their own beside this file.

pub mod at_hand;
pub mod cover;
pub mod drawing_together;
pub mod risk;

use engine::{Flow, Log, Seat, Seats, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, Rooms},
    heard::{Handled, Heard},
    rules::{
        actions::{Target, each_recipe, item_cards, weapons},
        aims::Aim,
        combat::{self, Shot},
        contamination::{self, ScanFor},
        crafting, doors,
        looking::{self, Sight},
        markers,
        movement::{Manner, Movement},
        rooms, search,
    },
    words::{ActionCard, Component, CorridorNumber, Door, Item, Network, Room, RoomNumber, WeaponClass, all_rooms},
};

use self::{cover::Cover, drawing_together::DrawEach};

/// Every aim that a card can have now.
pub fn each_aim(board: &Board, seat: Seat, card: ActionCard, offer: &mut impl FnMut(Aim)) {
    let Some(room) = board.player(seat).room() else { return };
    match card {
        ActionCard::Search => each_search(board, seat, room, offer),
        ActionCard::Scavenging => search::each_aim(board, seat, room, offer),
        ActionCard::Rest => offer(Aim::Nothing),
        ActionCard::Demolition => {
            let closed = board.corridors_of(room).filter(|&(_, corridor)| board.is_closed(corridor));
            closed.for_each(|(corridor, _)| offer(Aim::Demolish { corridor }));
            if markers::may_malfunction(board, room) && !board.malfunction.has(room) {
                offer(Aim::Break { room });
            }
        }
        ActionCard::BasicRepairs | ActionCard::Repairs | ActionCard::FastRepairs => each_repair(board, room, offer),
        ActionCard::Reload => {
            if board.player(seat).hands.item(Item::Revolver).is_some_and(|it| it.ammo < it.capacity()) {
                offer(Aim::Nothing);
            }
        }
        ActionCard::Order => {
            for sent in within_earshot(board, seat, room).iter().filter(|&it| it != seat) {
                each_way(board, sent, &mut |corridor| offer(Aim::Sends { seat: sent, corridor }));
            }
        }
        ActionCard::Motivation => offer(Aim::Nothing),
        ActionCard::SuppressiveFire | ActionCard::CoveringFire => each_cover(board, seat, room, card, offer),
        ActionCard::ComputerSkills => {
            each_door(board, room, &mut |corridor| offer(Aim::Door { corridor }));
            if board.has_computer(room) {
                rule!("NEM-32.11");
                each_room_action(board, seat, room, offer);
            }
        }
        ActionCard::Piloting => {
            let is_cockpit = board.is_working(room) && board.room(room) == Some(Room::Cockpit);
            if is_cockpit || board.has_computer(room) {
                each_room_action(board, seat, room, offer);
            }
            if board.has_computer(room) {
                offer(Aim::Coordinates);
            }
        }
        ActionCard::KnowledgeOfTheShip => {
            each_door(board, room, &mut |corridor| offer(Aim::Door { corridor }));
            each_unseen_tile(board, seat, &mut |room| offer(Aim::Room { room }));
        }
        ActionCard::OldFriend => {
            if !board.has_computer(room) {
                rule!("NEM-32.14");
                each_room_action(board, seat, room, offer);
            }
        }
        ActionCard::TechnicalCorridors => each_technical_way(board, room, offer),
        ActionCard::Pyrotechnics if board.fire.has(room) => offer(Aim::Extinguish),
        ActionCard::Pyrotechnics => {
            item_cards(board, seat).for_each(|giving| offer(Aim::Ignite { giving }));
        }
        ActionCard::Ingenuity => {
            each_repair(board, room, offer);
            each_recipe(board, seat, Some(Component::Tool), &mut |item, one, other| {
                offer(Aim::Craft { item, one, other });
            });
        }
        ActionCard::TakingAim => {
            let is_energy = |item: Item| item.weapon().is_some_and(|weapon| weapon.class == WeaponClass::Energy);
            each_shot(board, seat, room, is_energy, offer);
        }
        ActionCard::FullAuto => each_shot(board, seat, room, |item| item == Item::AssaultRifle, offer),
        ActionCard::Adrenaline => {
            each_shot(board, seat, room, |_| true, offer);
            each_way(board, seat, &mut |corridor| offer(Aim::Way { corridor }));
        }
        ActionCard::Reconnaissance => each_way(board, seat, &mut |corridor| offer(Aim::Way { corridor })),
        ActionCard::RiskAssessment => {
            if is_online(board, seat, room) && risk::is_possible(board) {
                offer(Aim::Nothing);
            }
        }
        ActionCard::BlockingAccess => {
            if board.has_computer(room) {
                rule!("NEM-32.33");
                each_room_action(board, seat, room, offer);
                with_computer(board).iter().for_each(|room| offer(Aim::Break { room }));
            }
        }
        ActionCard::Intranet => {
            if is_online(board, seat, room) {
                rule!("NEM-32.34");
                with_computer(board).iter().for_each(|there| each_room_action(board, seat, there, offer));
            }
        }
        // NEM-5.38: reactions are never played as actions.
        ActionCard::Interruption | ActionCard::NervesOfSteel => (),
    }
}

/// Carries out a card that has been paid for and stands.
pub fn carry_out(board: &mut Board, seat: Seat, card: ActionCard, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    let room = board.player(seat).room().expect("whoever plays a card stands in a room");
    match (card, aim) {
        (ActionCard::Search, aim) => {
            rule!("NEM-32.1");
            search::search(board, seat, room, aim, log)
        }
        // Something is found even where nothing is left.
        (ActionCard::Scavenging, aim) => {
            rule!("NEM-5.44");
            rule!("NEM-32.26");
            search::search(board, seat, room, aim, log)
        }
        (ActionCard::Rest, _) => {
            rule!("NEM-32.2");
            contamination::scan(board, seat, ScanFor::Rest, log)
        }
        (ActionCard::Demolition, Aim::Demolish { corridor }) => {
            rule!("NEM-32.3");
            let corridor = board.corridor(room, corridor).expect("a corridor bears this number");
            doors::destroy(board, corridor, log);
            Flow::Done
        }
        (ActionCard::Demolition | ActionCard::BlockingAccess, Aim::Break { room }) => {
            rule!("NEM-9.13");
            markers::put_malfunction(board, room, log).unwrap_or(Flow::Done)
        }
        (ActionCard::Reload, _) => {
            rule!("NEM-32.6");
            let revolver = board.player_mut(seat).hands.item_mut(Item::Revolver).expect("the revolver is in a hand");
            revolver.load(1);
            log.push(Heard::Loaded { seat, weapon: Item::Revolver, ammo: revolver.ammo }.into());
            Flow::Done
        }
        (ActionCard::Order, Aim::Sends { seat: sent, corridor }) => {
            rule!("NEM-32.7");
            Flow::Become(Movement::through(board, sent, corridor, Manner::Plain).into())
        }
        (ActionCard::Motivation, _) => {
            rule!("NEM-32.8");
            Flow::Become(DrawEach { left: within_earshot(board, seat, room) }.into())
        }
        (ActionCard::SuppressiveFire | ActionCard::CoveringFire, Aim::Way { corridor }) => {
            rule!("NEM-32.9");
            Cover { actor: seat, mover: seat, follower: None, corridor }.begin(board, log)
        }
        (ActionCard::SuppressiveFire | ActionCard::CoveringFire, Aim::Sends { seat: mover, corridor }) => {
            Cover { actor: seat, mover, follower: None, corridor }.begin(board, log)
        }
        (ActionCard::CoveringFire, Aim::Together { seat: other, corridor }) => {
            rule!("NEM-32.21");
            Cover { actor: seat, mover: seat, follower: Some(other), corridor }.begin(board, log)
        }
        (ActionCard::Piloting, Aim::Coordinates) => {
            rule!("NEM-32.12");
            looking::look(board, seat, Sight::Coordinates, log)
        }
        (ActionCard::KnowledgeOfTheShip, Aim::Room { room }) => {
            rule!("NEM-32.13");
            looking::look(board, seat, Sight::Tile { room }, log)
        }
        (ActionCard::TechnicalCorridors, Aim::Technical { room, network: _ }) => {
            rule!("NEM-32.17");
            board.turn.must_pass = true;
            Flow::Become(Movement::to(seat, room, Manner::Plain).into())
        }
        (ActionCard::Pyrotechnics, Aim::Ignite { giving }) => {
            rule!("NEM-32.18");
            board.discard_item(seat, giving);
            log.push(Handled::ItemDropped { seat, item: giving }.into());
            markers::put_fire(board, room, log).unwrap_or(Flow::Done)
        }
        (ActionCard::Ingenuity, Aim::Craft { item, one, other }) => {
            rule!("NEM-32.19");
            crafting::craft(board, seat, item, [one, other], log)
        }
        (ActionCard::TakingAim, Aim::Shot { .. } | Aim::EggShot { .. }) => {
            rule!("NEM-32.22");
            let (weapon, at) = shot(aim);
            combat::spend(board, seat, weapon, 1, log);
            combat::fire(Shot { seat, weapon, at, bonus: 0, may_reroll: true, follows_hit: false })
        }
        (ActionCard::FullAuto, Aim::Shot { .. } | Aim::EggShot { .. }) => {
            rule!("NEM-32.23");
            let (weapon, at) = shot(aim);
            let rounds = board.player(seat).hands.item(weapon).map_or(0, |rifle| rifle.ammo);
            combat::spend(board, seat, weapon, rounds, log);
            combat::fire(Shot { seat, weapon, at, bonus: rounds / 2, may_reroll: false, follows_hit: false })
        }
        (ActionCard::Adrenaline, Aim::Shot { .. } | Aim::EggShot { .. }) => {
            rule!("NEM-32.29");
            let (weapon, at) = shot(aim);
            then_draws(combat::shoot(board, seat, weapon, at, log), seat)
        }
        (ActionCard::Adrenaline, Aim::Way { corridor }) => {
            then_draws(Flow::Become(Movement::through(board, seat, corridor, Manner::Plain).into()), seat)
        }
        (ActionCard::Reconnaissance, Aim::Way { corridor }) => {
            rule!("NEM-32.27");
            Flow::Become(Movement::through(board, seat, corridor, Manner::Quiet).into())
        }
        (ActionCard::RiskAssessment, _) => {
            rule!("NEM-32.32");
            risk::assess(board, seat, log)
        }
        (
            ActionCard::ComputerSkills
            | ActionCard::Piloting
            | ActionCard::OldFriend
            | ActionCard::BlockingAccess
            | ActionCard::Intranet,
            Aim::RoomAction { room, with },
        ) => {
            rule!("NEM-5.51");
            rooms::carry_out(board, seat, room, with, log)
        }
        (ActionCard::BasicRepairs | ActionCard::Repairs | ActionCard::FastRepairs, aim) => {
            rule!("NEM-32.5");
            at_hand::carry_out(board, seat, aim, log)
        }
        (
            ActionCard::Ingenuity
            | ActionCard::Pyrotechnics
            | ActionCard::ComputerSkills
            | ActionCard::KnowledgeOfTheShip,
            aim,
        ) => at_hand::carry_out(board, seat, aim, log),
        (
            ActionCard::Demolition
            | ActionCard::Order
            | ActionCard::SuppressiveFire
            | ActionCard::CoveringFire
            | ActionCard::Piloting
            | ActionCard::OldFriend
            | ActionCard::TechnicalCorridors
            | ActionCard::TakingAim
            | ActionCard::FullAuto
            | ActionCard::Adrenaline
            | ActionCard::Reconnaissance
            | ActionCard::BlockingAccess
            | ActionCard::Intranet
            | ActionCard::Interruption
            | ActionCard::NervesOfSteel,
            _,
        ) => unreachable!("only what was offered is carried out"),
    }
}

/// NEM-5.39: the decks that can be searched where something is left. NEM-5.42, NEM-9.9, NEM-9.12,
/// NEM-9.19: fire and malfunction do not matter.
pub fn each_search(board: &Board, seat: Seat, room: RoomNumber, offer: &mut impl FnMut(Aim)) {
    if board.place(room).items > 0 {
        search::each_aim(board, seat, room, offer);
    }
}

/// The unexplored rooms whose tile a player does not know yet.
pub fn each_unseen_tile(board: &Board, seat: Seat, offer: &mut impl FnMut(RoomNumber)) {
    let is_unseen = |room: &RoomNumber| !board.explored.has(*room) && !board.place(*room).tile_is_known_to(seat);
    all_rooms().filter(is_unseen).for_each(offer);
}

/// NEM-32.5: what a repair can be aimed at. NEM-9.16, NEM-17.53: an engine can be worked on
/// whatever else is broken in its room.
pub fn each_repair(board: &Board, room: RoomNumber, offer: &mut impl FnMut(Aim)) {
    if board.malfunction.has(room) {
        offer(Aim::Repair);
    }
    if board.room(room).is_some_and(|it| it.engine().is_some()) {
        rule!("NEM-17.53");
        offer(Aim::Engine);
    }
}

/// NEM-9.27: the doors of a room that can be opened or closed. NEM-9.22: not those destroyed.
pub fn each_door(board: &Board, room: RoomNumber, offer: &mut impl FnMut(CorridorNumber)) {
    // NEM-9.26: without a token in stock one is taken from elsewhere, if there is one.
    let can_close = doors::has_door_in_stock::<Nemesis>(board) || !board.doors.closed().is_empty();
    for (number, corridor) in board.corridors_of(room) {
        match board.door(corridor) {
            Door::Closed => offer(number),
            Door::Open if can_close => offer(number),
            Door::Open => (),
            Door::Destroyed => rule!("NEM-9.22"),
        }
    }
}

/// NEM-8.2, NEM-32.17, NEM-34.7, NEM-22.33: the rooms that technical corridors lead to.
pub fn each_technical_way(board: &Board, room: RoomNumber, offer: &mut impl FnMut(Aim)) {
    rule!("NEM-8.2");
    rule!("NEM-22.33");
    let ship = board.ship();
    for network in [Network::Red, Network::Blue] {
        if ship.entrances(network).has(room) {
            let others = ship.entrances(network).without(Rooms::one(room));
            others.iter().for_each(|room| offer(Aim::Technical { room, network }));
        }
    }
}

/// NEM-5.51, NEM-25.20: the action of a room, without its cost; all else that it asks for remains.
fn each_room_action(board: &Board, seat: Seat, room: RoomNumber, offer: &mut impl FnMut(Aim)) {
    rooms::each_aim(board, seat, room, &mut |with| offer(Aim::RoomAction { room, with }));
}

/// NEM-6.4: the corridors through which a character can go.
fn each_way(board: &Board, seat: Seat, offer: &mut impl FnMut(CorridorNumber)) {
    if let Some(room) = board.player(seat).room() {
        board.open_ways(room).for_each(|(corridor, _)| offer(corridor));
    }
}

/// The shots that can be fired with weapons that `may`.
fn each_shot(board: &Board, seat: Seat, room: RoomNumber, may: impl Fn(Item) -> bool, offer: &mut impl FnMut(Aim)) {
    for weapon in weapons(board, seat).filter(|&weapon| may(weapon)) {
        board.swarm.intruders_in(room).for_each(|figure| offer(Aim::Shot { weapon, figure: figure.id }));
        if board.loose_eggs(room) > 0 {
            offer(Aim::EggShot { weapon });
        }
    }
}

/// NEM-32.9, NEM-32.21: who can be covered.
fn each_cover(board: &Board, seat: Seat, room: RoomNumber, card: ActionCard, offer: &mut impl FnMut(Aim)) {
    if weapons(board, seat).next().is_none() {
        return;
    }
    each_way(board, seat, &mut |corridor| {
        offer(Aim::Way { corridor });
        for other in board.characters_in(room).filter(|&it| it != seat) {
            offer(Aim::Sends { seat: other, corridor });
            if card == ActionCard::CoveringFire {
                offer(Aim::Together { seat: other, corridor });
            }
        }
    });
}

/// NEM-31.11: whom the Captain reaches: the own room, and with the Intercom every room with a
/// computer.
fn within_earshot(board: &Board, seat: Seat, room: RoomNumber) -> Seats {
    rule!("NEM-31.11");
    let has_intercom = board.player(seat).has_item(Item::Intercom);
    let hears = |it: Seat| {
        board.player(it).room().is_some_and(|there| there == room || has_intercom && board.has_computer(there))
    };
    board.seats().filter(|&it| hears(it)).collect()
}

/// NEM-31.21: whether the Scientist has a computer to work with.
fn is_online(board: &Board, seat: Seat, room: RoomNumber) -> bool {
    rule!("NEM-31.21");
    board.has_computer(room) || board.player(seat).hands.item(Item::HoloComputer).is_some()
}

/// NEM-1.19: the rooms with a computer that works.
fn with_computer(board: &Board) -> Rooms {
    board.explored.iter().filter(|&room| board.has_computer(room)).collect()
}

/// The weapon and the target of a shot.
fn shot(aim: Aim) -> (Item, Target) {
    if let Aim::EggShot { weapon } = aim {
        return (weapon, Target::Eggs);
    }
    let Aim::Shot { weapon, figure } = aim else { unreachable!("only a shot is a shot") };
    (weapon, Target::Figure { figure })
}

/// NEM-32.29, NEM-5.6: something is done without its cost in cards, and then a card is drawn.
fn then_draws(flow: Flow<Frame>, seat: Seat) -> Flow<Frame> {
    rule!("NEM-5.6");
    and_then(flow, DrawEach { left: Seats::one(seat) }.into())
}

/// Something is done, and when it is done, something else. What ends the game ends this, too.
pub fn and_then(flow: Flow<Frame>, then: Frame) -> Flow<Frame> {
    match flow {
        Flow::Done => Flow::Become(then),
        Flow::Become(first) => Flow::Call { first, then },
        Flow::Unwind(_) | Flow::End(_) => flow,
        Flow::Call { .. } => unreachable!("what is to be followed by something is one rule"),
    }
}

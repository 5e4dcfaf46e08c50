//! NEM-17, NEM-5.48 to NEM-5.51: the room actions. What each can be aimed at, and what it does.
//!
//! Cost and combat are checked where actions are offered; a card that grants a room action waives
//! its cost and nothing else. The room need not be the one in which the player stands.

pub mod airlock_control;
pub mod command_center;
pub mod fire_control;
pub mod looks;
pub mod research;

use engine::{Flow, Log, Seat, Word, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, Held, ObjectToken, SEARCHED},
    heard::{Handled, Heard},
    rules::{
        aims::RoomAim,
        cards, contamination,
        contamination::ScanFor,
        hands, hibernation,
        looking::{self, Sight},
        markers,
        noise::NoiseRoll,
        pods, search, self_destruct,
        traits::Authorization,
        wounds,
    },
    words::{
        Course, Engine, Object, PodNumber, PodSide, Room, RoomNumber, Section, SeriousWound, WeaponClass, all_rooms,
    },
};

use self::{airlock_control::AirlockDoors, command_center::DoorsOf};

/// Every aim that the action of a room can have now.
pub fn each_aim(board: &Board, seat: Seat, room: RoomNumber, offer: &mut impl FnMut(RoomAim)) {
    // NEM-5.49
    let Some(it) = board.room(room).filter(|_| board.is_working(room)) else {
        rule!("NEM-9.11");
        return;
    };
    let player = board.player(seat);
    match it {
        Room::Armory => {
            let energy = player.hands.items().filter(|held| held.is(WeaponClass::Energy));
            for held in energy.filter(|held| held.ammo < held.capacity()) {
                offer(RoomAim::Weapon { weapon: held.card.item });
            }
        }
        Room::CommsRoom => offer_if(!player.has_signal, RoomAim::Nothing, offer),
        Room::EmergencyRoom => each_treatment(board, seat, offer),
        Room::EvacuationSectionA | Room::EvacuationSectionB => {
            let has_pod = it.section().is_some_and(|section| board.open_pods(section).next().is_some());
            offer_if(has_pod && !board.swarm.is_in(room), RoomAim::Nothing, offer);
        }
        Room::FireControlSystem => {
            board.fire.or(board.swarm.infested()).iter().for_each(|room| offer(RoomAim::Room { room }));
        }
        // NEM-25.24
        Room::Generator => offer_if(self_destruct::may_switch(board), RoomAim::Nothing, offer),
        // NEM-25.20: what somebody carries elsewhere does not count.
        Room::Laboratory => {
            for &object in Object::ALL {
                if board.weaknesses[object.index()].is_some() {
                    rule!("NEM-15.6");
                    continue;
                }
                offer_if(board.has_object(room, object), RoomAim::Research { object }, offer);
            }
        }
        // NEM-16.18: whoever has no free hand drops something first.
        Room::Nest => offer_if(board.nest.eggs > 0 && player.has_free_hand(), RoomAim::Nothing, offer),
        Room::Storage => {
            let decks = SEARCHED.into_iter().filter(|&back| board.items.has_any(back));
            decks.for_each(|back| offer(RoomAim::Deck { back }));
        }
        Room::Surgery => offer(RoomAim::Nothing),
        Room::AirlockControl => airlock_control::each_room(board, room, &mut |room| offer(RoomAim::Room { room })),
        Room::Canteen => each_scan(board, seat, player.light_wounds.count() > 0, offer),
        Room::ShowerRoom => each_scan(board, seat, player.has_slime, offer),
        Room::CommandCenter => command_center::each_room(board, &mut |room| offer(RoomAim::Room { room })),
        Room::EngineControlRoom => offer(RoomAim::Nothing),
        Room::HatchControlSystem => board.pods_aboard().for_each(|pod| offer(RoomAim::Pod { pod })),
        Room::MonitoringRoom => each_unseen_room(board, seat, &mut |room| offer(RoomAim::Room { room })),
        Room::Cockpit => {
            offer(RoomAim::CheckCoordinates);
            if !board.has_sleeper() && !board.swarm.is_in(room) {
                rule!("NEM-17.50");
                let courses = Course::ALL.iter().filter(|&&course| course != board.tracks.course);
                courses.for_each(|&course| offer(RoomAim::SetCourse { course }));
            }
        }
        Room::EngineRoomOne | Room::EngineRoomTwo | Room::EngineRoomThree => offer(RoomAim::Nothing),
        Room::Hibernatorium => {
            offer_if(hibernation::is_open(board) && !board.swarm.is_in(room), RoomAim::Nothing, offer);
        }
        // NEM-17.41, NEM-17.44: what these do, they do by themselves.
        Room::Cabins | Room::RoomCoveredWithSlime => (),
    }
}

/// Carries out the action of a room.
pub fn carry_out(
    board: &mut Board,
    seat: Seat,
    room: RoomNumber,
    aim: RoomAim,
    log: &mut Log<'_, Nemesis>,
) -> Flow<Frame> {
    let it = board.room(room).expect("a room that is used is explored");
    log.push(Heard::RoomUsed { seat, room }.into());
    match (it, aim) {
        (Room::Armory, RoomAim::Weapon { weapon }) => {
            rule!("NEM-17.1");
            let held = board.player_mut(seat).hands.item_mut(weapon).expect("the weapon is in a hand");
            held.load(2);
            log.push(Handled::Loaded { seat, weapon, ammo: held.ammo }.into());
        }
        (Room::CommsRoom, _) => {
            rule!("NEM-17.2");
            board.player_mut(seat).has_signal = true;
            log.push(Heard::SignalSent { seat }.into());
        }
        (Room::EmergencyRoom, aim) => treat(board, seat, aim, log),
        (Room::EvacuationSectionA, _) => {
            rule!("NEM-17.4");
            return pods::try_to_enter(board, seat, Section::A);
        }
        (Room::EvacuationSectionB, _) => {
            rule!("NEM-17.5");
            return pods::try_to_enter(board, seat, Section::B);
        }
        (Room::FireControlSystem, RoomAim::Room { room }) => return fire_control::flood(board, room, log),
        (Room::Generator, _) => {
            rule!("NEM-17.7");
            self_destruct::toggle(board, log);
        }
        (Room::Laboratory, RoomAim::Research { object }) => {
            rule!("NEM-17.8");
            return research::research(object);
        }
        (Room::Nest, _) => {
            rule!("NEM-17.9");
            board.take_egg_from_nest();
            let taken = hands::take(board, seat, Held::Object(ObjectToken::Egg), log);
            return cards::and_then(taken, NoiseRoll { seat }.into());
        }
        (Room::Storage, RoomAim::Deck { back }) => {
            // NEM-25.11: the room's counter stays as it is.
            rule!("NEM-17.10");
            return search::find(seat, back);
        }
        (Room::Surgery, _) => {
            rule!("NEM-17.11");
            return contamination::scan(board, seat, ScanFor::Surgery, log);
        }
        (Room::AirlockControl, RoomAim::Room { room }) => {
            rule!("NEM-17.25");
            return Flow::Become(AirlockDoors::begin(seat, room).into());
        }
        (Room::Canteen, aim) => {
            rule!("NEM-17.27");
            wounds::heal_light(board, seat, log);
            return scan_if(board, seat, aim, log);
        }
        (Room::ShowerRoom, aim) => {
            rule!("NEM-17.45");
            markers::wash(board, seat, log);
            return scan_if(board, seat, aim, log);
        }
        (Room::CommandCenter, RoomAim::Room { room }) => {
            rule!("NEM-17.28");
            return Flow::Become(DoorsOf { seat, room, changed: 0 }.into());
        }
        (Room::EngineControlRoom, _) => {
            rule!("NEM-17.29");
            return looks::at_engines(seat);
        }
        (Room::HatchControlSystem, RoomAim::Pod { pod }) => {
            rule!("NEM-17.42");
            flip_pod(board, pod, log);
        }
        (Room::MonitoringRoom, RoomAim::Room { room }) => {
            rule!("NEM-17.43");
            return looks::at_room(board, seat, room, log);
        }
        (Room::Cockpit, RoomAim::SetCourse { course }) => {
            rule!("NEM-17.47");
            // NEM-24.5: everybody sees the marker.
            board.tracks.course = course;
            log.push(Heard::CourseSet { seat, course }.into());
            return Authorization::after(Flow::Done, board, seat);
        }
        (Room::Cockpit, _) => {
            let looked = looking::look(board, seat, Sight::Coordinates, log);
            return Authorization::after(looked, board, seat);
        }
        (Room::EngineRoomOne | Room::EngineRoomTwo | Room::EngineRoomThree, _) => {
            rule!("NEM-17.48");
            let engine: Engine = it.engine().expect("an engine room has an engine");
            return looking::look(board, seat, Sight::Engine { engine }, log);
        }
        (Room::Hibernatorium, _) => {
            rule!("NEM-17.49");
            return hibernation::try_to_hibernate(board, seat);
        }
        (
            Room::Armory
            | Room::FireControlSystem
            | Room::Laboratory
            | Room::Storage
            | Room::AirlockControl
            | Room::CommandCenter
            | Room::HatchControlSystem
            | Room::MonitoringRoom
            | Room::Cabins
            | Room::RoomCoveredWithSlime,
            _,
        ) => unreachable!("only what was offered is carried out"),
    }
    Flow::Done
}

fn offer_if(is_possible: bool, aim: RoomAim, offer: &mut impl FnMut(RoomAim)) {
    if is_possible {
        offer(aim);
    }
}

/// NEM-17.3: what the emergency room can do for somebody. NEM-26.36: for dressed wounds only,
/// unless the table has settled otherwise.
fn each_treatment(board: &Board, seat: Seat, offer: &mut impl FnMut(RoomAim)) {
    let player = board.player(seat);
    let wounds = &player.serious_wounds;
    offer_if(wounds.iter().any(|wound| !wound.is_dressed), RoomAim::DressAll, offer);
    for &wound in SeriousWound::ALL {
        let heals = |is_dressed: bool| is_dressed || board.setup.er_heals_undressed;
        let can_heal = wounds.iter().any(|it| it.wound == wound && heals(it.is_dressed));
        offer_if(can_heal, RoomAim::HealSerious { wound }, offer);
    }
    offer_if(player.light_wounds.count() > 0, RoomAim::HealLight, offer);
}

fn treat(board: &mut Board, seat: Seat, aim: RoomAim, log: &mut Log<'_, Nemesis>) {
    rule!("NEM-17.3");
    match aim {
        RoomAim::DressAll => {
            let open = board.player(seat).serious_wounds;
            for wound in open.iter().filter(|wound| !wound.is_dressed) {
                wounds::dress(board, seat, wound.wound, log);
            }
        }
        RoomAim::HealSerious { wound } => wounds::heal(board, seat, wound, log),
        RoomAim::HealLight => wounds::heal_all_light(board, seat, log),
        RoomAim::Nothing
        | RoomAim::Room { .. }
        | RoomAim::Weapon { .. }
        | RoomAim::Research { .. }
        | RoomAim::Deck { .. }
        | RoomAim::Scan
        | RoomAim::NoScan
        | RoomAim::Pod { .. }
        | RoomAim::CheckCoordinates
        | RoomAim::SetCourse { .. } => unreachable!("only what was offered is carried out"),
    }
}

/// NEM-13.7: with or without a scan of the contamination in hand.
fn each_scan(board: &Board, seat: Seat, helps: bool, offer: &mut impl FnMut(RoomAim)) {
    offer_if(!board.player(seat).hand.contamination.is_empty(), RoomAim::Scan, offer);
    offer_if(helps, RoomAim::NoScan, offer);
}

fn scan_if(board: &mut Board, seat: Seat, aim: RoomAim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    if aim != RoomAim::Scan {
        return Flow::Done;
    }
    rule!("NEM-13.7");
    contamination::scan(board, seat, ScanFor::Rest, log)
}

/// NEM-17.42, NEM-18.2, NEM-25.26, NEM-31.13, NEM-33.11: a pod is locked or unlocked, whatever opened
/// it before.
pub fn flip_pod(board: &mut Board, pod: PodNumber, log: &mut Log<'_, Nemesis>) {
    let side = match board.pod(pod).side {
        PodSide::Locked => PodSide::Unlocked,
        PodSide::Unlocked => PodSide::Locked,
    };
    rule!("NEM-18.3");
    board.pods[pod.index()].side = side;
    log.push(Heard::PodFlipped { pod, side }.into());
}

/// The unexplored rooms of which a player does not know both tile and token yet.
pub fn each_unseen_room(board: &Board, seat: Seat, offer: &mut impl FnMut(RoomNumber)) {
    let knows_token = |room: RoomNumber| board.place(room).token.is_some_and(|token| token.by().has(seat));
    let has_seen = |room: RoomNumber| board.place(room).tile_is_known_to(seat) && knows_token(room);
    all_rooms().filter(|&room| !board.explored.has(room) && !has_seen(room)).for_each(offer);
}

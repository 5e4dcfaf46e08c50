//! LOC-43: what the event cards do. Their dark parts stand in `events/dark.rs`, and what asks or rolls in a file of its
//! own.

pub mod dark;
pub mod panic;
pub mod shell;

use engine::{Flow, Log, Seat, Seats, Step, rule};
use nemesis_kit::rules::{bag, base_events, noise};

use crate::{
    Frame, Lockdown,
    board::{Board, Rooms},
    content::complex::Exit,
    heard::Heard,
    rules::{
        contamination::{self, LarvaDeath, ScanFor},
        encounter::Encounter,
        event_phase, markers,
        power::{self, Turn},
        time,
        wounds::Wounds,
    },
    words::{BackupPower, Cause, Event, Intruder, Object, PowerArea, Room, RoomColour, RoomNumber},
};

use self::{panic::PanicLoss, shell::Shell};

/// LOC-4.44: the effect of an event card. `nth` counts those to whom it happens one after the other.
#[engine::frame]
pub struct EventEffect {
    pub event: Event,
    pub nth: u8,
}

/// How far an effect has come.
pub enum Course {
    /// It is over.
    Over,
    /// Something comes first; then it goes on from here.
    First(Frame, u8),
    /// The game is.
    Lost(Flow<Frame>),
}

impl From<Option<Flow<Frame>>> for Course {
    fn from(lost: Option<Flow<Frame>>) -> Course {
        lost.map_or(Course::Over, Course::Lost)
    }
}

impl Step<Lockdown> for EventEffect {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let EventEffect { event, .. } = self;
        let before = *board;
        match self.take_effect(board, log) {
            Course::First(first, nth) => Flow::Call { first, then: EventEffect { event, nth }.into() },
            Course::Lost(flow) => flow,
            Course::Over => {
                if self.nth == 0 && *board == before {
                    log.push(Heard::EventHadNoEffect { card: event }.into());
                }
                match event_phase::print(board, event).has_dark_part {
                    true => dark::begin(board, event),
                    false => Flow::Done,
                }
            }
        }
    }
}

impl EventEffect {
    fn take_effect(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Course {
        match self.event {
            Event::CoolantLeak => coolant_leak(board, log),
            Event::BloodTraceTwo | Event::BloodTraceThree => {
                rule!("LOC-43.5");
                follow_blood(board, |board, seat| board.player(seat).hand.n_actions() == 0, log);
                Course::Over
            }
            Event::Panic => {
                rule!("LOC-43.7");
                let panics = |board: &Board, seat: Seat| board.player(seat).hand.n_actions() == 0;
                each(board, self.nth, panics, |board, seat| PanicLoss::begin(board, seat))
            }
            Event::PowerSurge => {
                rule!("LOC-43.8");
                power::turn_backup(board, BackupPower::Off, log);
                Course::Over
            }
            Event::ShortCircuit => {
                rule!("LOC-43.9");
                let rooms = powered_computers(board);
                markers::put_in_all(board, rooms, markers::put_fire, log).into()
            }
            Event::BlueScreen => {
                rule!("LOC-43.10");
                let lowest = powered_computers(board).first();
                lowest.and_then(|room| markers::put_malfunction(board, room, log)).into()
            }
            Event::Damage => {
                rule!("LOC-43.11");
                let damages = |kind| matches!(kind, Intruder::Adult | Intruder::Breeder | Intruder::Queen);
                let rooms = board.swarm.figures.iter().filter(|it| damages(it.kind)).map(|it| it.room).collect();
                markers::put_in_all(board, rooms, markers::put_malfunction, log).into()
            }
            Event::FireInTheHole => self.fire_in_the_hole(board, log),
            Event::ConsumingFire => consuming_fire(board, log),
            Event::ThatsHot => {
                rule!("LOC-43.14");
                let rooms = board.rooms_of(Room::BackupPowerSupply).or(board.rooms_of(Room::PowerGenerator));
                markers::put_in_all(board, rooms, markers::put_fire, log).into()
            }
            Event::BulkheadsOpen => {
                rule!("LOC-43.15");
                let closed = board.doors.closed();
                closed.iter().for_each(|corridor| nemesis_kit::rules::doors::open(board, corridor, log));
                Course::Over
            }
            Event::Hatching => self.hatching(board, log),
            Event::Nest => {
                rule!("LOC-43.17");
                if let Some(nest) = board.place_of(Room::Nest) {
                    fill(board, nest, log);
                }
                Course::Over
            }
            Event::Lurking => self.lurking(board, log),
            Event::LeavingTheShellOne | Event::LeavingTheShellFour => {
                rule!("LOC-43.19");
                each(board, self.nth, |_, _| true, |_, seat| Some(Shell { seat, purpose: ScanFor::ShellDraw }.into()))
            }
            Event::EggProtection => {
                rule!("LOC-43.20");
                each(board, self.nth, is_thief, |_, seat| Some(Encounter { seat }.into()))
            }
            Event::Kickstopper => {
                rule!("LOC-43.21");
                let token = board.power.token(PowerArea::Elevator).expect("every area has a token");
                power::turn(board, token, Turn::Off, log);
                let rooms = board.rooms_of(Room::ElevatorRoom);
                markers::put_in_all(board, rooms, markers::put_malfunction, log).into()
            }
            Event::ScentOfBlood => {
                rule!("LOC-43.22");
                let bleeding = rooms_with(board, |board, seat| board.player(seat).has_undressed());
                bleeding.iter().for_each(|room| fill(board, room, log));
                Course::Over
            }
            Event::NoiseInCorridors => {
                noise_in_corridors(board, log);
                Course::Over
            }
            Event::SanitaryNetworkFailure | Event::LifeNetworkFailure => {
                rule!("LOC-43.28");
                let is_green =
                    |room: &RoomNumber| board.room(*room).is_some_and(|it| it.print().colour == RoomColour::Green);
                let green = board.explored.iter().filter(is_green).collect();
                markers::put_in_all(board, green, markers::put_malfunction, log).into()
            }
            Event::Regeneration => {
                base_events::regenerate(board, log);
                Course::Over
            }
            Event::HuntTwo | Event::HuntThree => {
                base_events::hunt(board, log);
                Course::Over
            }
            Event::DamagingFire => {
                rule!("LOC-51.11");
                let (burning, next) = (board.fire, spreads_to(board));
                markers::put_in_all(board, burning, markers::put_malfunction, log)
                    .or_else(|| markers::put_in_all(board, next, markers::put_fire, log))
                    .into()
            }
            Event::ScentOfPrey => {
                rule!("LOC-51.13");
                let slimed = rooms_with(board, |board, seat| board.player(seat).has_slime);
                slimed.iter().for_each(|room| fill(board, room, log));
                Course::Over
            }
            Event::Eclosion => self.eclosion(board),
        }
    }

    /// LOC-43.12: the rooms of the pods burn; and whoever is there without action cards is hurt.
    fn fire_in_the_hole(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Course {
        rule!("LOC-43.12");
        let css = [Room::CssRoomA, Room::CssRoomB, Room::CssRoomC];
        let rooms = css.into_iter().fold(Rooms::NONE, |rooms, it| rooms.or(board.rooms_of(it)));
        if self.nth == 0
            && let Some(lost) = markers::put_in_all(board, rooms, markers::put_fire, log)
        {
            return Course::Lost(lost);
        }
        let is_caught = |board: &Board, seat: Seat| {
            let player = board.player(seat);
            player.hand.n_actions() == 0 && player.room().is_some_and(|room| rooms.has(room))
        };
        each(board, self.nth, is_caught, |_, seat| Some(Wounds::serious(seat, Cause::Event).into()))
    }

    /// LOC-43.16: an egg hatches, in somebody if it can.
    fn hatching(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Course {
        if self.nth > 0 {
            return Course::Over;
        }
        rule!("LOC-43.16");
        if board.nest.hatch() {
            let room = board.place_of(Room::Nest);
            log.push(Heard::EggHatched { room }.into());
        }
        let nest = board.place_of(Room::Nest);
        let is_prey = |board: &Board, seat: Seat| {
            let player = board.player(seat);
            nest.is_some() && player.room() == nest && player.hand.n_actions() == 0
        };
        let prey: Seats = board.seats().filter(|&seat| is_prey(board, seat)).collect();
        if prey.is_empty() {
            return match bag::joins(board, Intruder::Larva, log) {
                Flow::Become(first) => Course::First(first, 1),
                Flow::Done | Flow::Call { .. } | Flow::Unwind(_) | Flow::End(_) => Course::Over,
            };
        }
        // LOC-29.115: whoever carries a larva already counts.
        infest_all(board, prey, log).map_or(Course::Over, |choice| Course::First(choice, 1))
    }

    /// LOC-51.15: whoever carries a larva dies of it; then everybody else is examined.
    fn eclosion(self, board: &mut Board) -> Course {
        rule!("LOC-51.15");
        let carries = |seat: &Seat| board.player(*seat).room().is_some() && board.player(*seat).has_larva;
        if self.nth == 0
            && let Some(seat) = board.in_order().find(carries)
        {
            return Course::First(LarvaDeath { seat }.into(), 0);
        }
        let examined = |_: &mut Board, seat| Some(Shell { seat, purpose: ScanFor::Eclosion }.into());
        match each(board, self.nth.saturating_sub(1), |_, _| true, examined) {
            Course::First(first, nth) => Course::First(first, nth + 1),
            Course::Over => Course::Over,
            Course::Lost(flow) => Course::Lost(flow),
        }
    }

    /// LOC-43.18: whoever is with nobody is gone, and their tokens go back into the bag.
    fn lurking(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Course {
        if self.nth > 0 {
            return Course::Over;
        }
        rule!("LOC-43.18");
        let occupied = board.occupied();
        let before = board.swarm.figures;
        let leaving = before.iter().filter(|figure| !occupied.has(figure.room));
        leaving.for_each(|figure| bag::vanish(board, figure.id, log));
        bag::pending_returns(board).map_or(Course::Over, |first| Course::First(first, 1))
    }
}

/// One player after the other, in order of play, whose character is in a room and whom it befalls.
pub fn each(
    board: &mut Board,
    nth: u8,
    befalls: impl Fn(&Board, Seat) -> bool,
    what: impl Fn(&mut Board, Seat) -> Option<Frame>,
) -> Course {
    for (at, seat) in board.in_order().enumerate().skip(nth.into()) {
        if board.player(seat).room().is_some()
            && befalls(board, seat)
            && let Some(first) = what(board, seat)
        {
            return Course::First(first, at as u8 + 1);
        }
    }
    Course::Over
}

/// The rooms with a character of whom this is so.
pub fn rooms_with(board: &Board, it: impl Fn(&Board, Seat) -> bool) -> Rooms {
    board.seats().filter(|&seat| it(board, seat)).filter_map(|seat| board.player(seat).room()).collect()
}

/// LOC-12.12: all of these are infested. What has to be decided if that was the first encounter.
pub fn infest_all(board: &mut Board, prey: Seats, log: &mut Log<'_, Lockdown>) -> Option<Frame> {
    prey.iter().fold(None, |choice, seat| contamination::infest(board, seat, log).or(choice))
}

/// Noise in every way around a room that has none.
pub fn fill(board: &mut Board, room: RoomNumber, log: &mut Log<'_, Lockdown>) {
    if !board.plan().ways_of(room).without(board.noise).is_empty() {
        noise::noise_all_around(board, room, log);
    }
}

/// LOC-43.20, LOC-29.92: whoever is in the nest or carries an egg.
fn is_thief(board: &Board, seat: Seat) -> bool {
    let player = board.player(seat);
    let nest = board.place_of(Room::Nest);
    (nest.is_some() && player.room() == nest) || player.hands.has(Object::Egg)
}

/// LOC-43.9, LOC-43.10: the rooms with a computer on levels with power.
fn powered_computers(board: &Board) -> Rooms {
    board.computers().iter().filter(|&room| board.has_power(room)).collect()
}

/// LOC-43.4: what is broken in the Cooling System starts autodestruction; else it breaks. LOC-29.67: if it is explored.
fn coolant_leak(board: &mut Board, log: &mut Log<'_, Lockdown>) -> Course {
    rule!("LOC-43.4");
    match board.place_of(Room::CoolingSystem) {
        Some(room) if board.malfunction.has(room) => {
            time::start_autodestruction(board, log);
            Course::Over
        }
        Some(room) => markers::put_malfunction(board, room, log).into(),
        None => {
            rule!("LOC-29.67");
            Course::Over
        }
    }
}

/// LOC-43.13, LOC-43.2, LOC-29.133: what burns is burnt, and the fire goes on to where it can.
fn consuming_fire(board: &mut Board, log: &mut Log<'_, Lockdown>) -> Course {
    rule!("LOC-43.13");
    let burning = board.fire;
    let next = spreads_to(board);
    for room in burning.iter() {
        if std::mem::take(&mut board.place_mut(room).items) > 0 {
            log.push(Heard::ItemsBurnt { room }.into());
        }
    }
    rule!("LOC-43.2");
    markers::put_in_all(board, next, markers::put_fire, log).into()
}

/// LOC-43.2: where the fire goes on to.
fn spreads_to(board: &Board) -> Rooms {
    let closed = board.doors.closed();
    board.fire.iter().flat_map(|room| base_events::reachable(board, room, closed).iter()).collect()
}

/// LOC-43.5, LOC-29.68: on each level, whoever of the intruders fights nobody is put into the lowest room of its level
/// with a bleeding character of whom this is so. Staircases are left out.
pub fn follow_blood(board: &mut Board, it: impl Fn(&Board, Seat) -> bool, log: &mut Log<'_, Lockdown>) {
    let prey = rooms_with(board, |board, seat| board.player(seat).has_undressed() && it(board, seat));
    let occupied = board.occupied();
    let before = board.swarm.figures;
    for figure in before.iter().filter(|figure| !occupied.has(figure.room)) {
        let Some(level) = board.level(figure.room) else { continue };
        let Some(to) = prey.iter().find(|&room| board.level(room) == Some(level)) else { continue };
        board.swarm.figure_mut(figure.id).expect("the figure is on the board").room = to;
        log.push(
            nemesis_kit::Told::IntruderMoved { figure: figure.id, kind: figure.kind, from: figure.room, to }.into(),
        );
    }
}

/// LOC-43.23: noise in the technical corridors; if there is some already, markers leave the game. LOC-29.69: those of the
/// supply, if any are left there.
fn noise_in_corridors(board: &mut Board, log: &mut Log<'_, Lockdown>) {
    rule!("LOC-43.23");
    let technical = Exit::Technical.way();
    if !board.noise.has(technical) {
        board.noise.insert(technical);
        log.push(Heard::TechnicalNoise {}.into());
        return;
    }
    rule!("LOC-29.69");
    let fires = <Lockdown as nemesis_kit::Kin>::most_fires(board);
    let malfunctions = <Lockdown as nemesis_kit::Kin>::most_malfunctions(board);
    board.fires_removed += (fires > board.fire.len()) as u8;
    board.malfunctions_removed += (malfunctions > board.malfunction.len()) as u8;
    log.push(Heard::MarkersRemoved {}.into());
}

//! AGD-6K, AGD-6L: step 3 of the Alien Phase, Motion Tracker cards.

use engine::{Flow, List, Log, Question, Roll, Seat, Seats, Step, rule};

use crate::{
    Aliens, Frame, Heard,
    board::{Board, Characters, Signal, TUNNELS},
    content::{
        missions::cards_per_turn,
        tracker::{Location, TrackerText},
    },
    ground::{Square, Squares},
    rules::{
        placing::{BlipEntry, EntryPoint},
        tracker_look::TopBack,
        tracker_text, votes,
        windows::WindowOpens,
    },
    words::{AutomaticChoice, Character, SpawnPoint, TrackerCard, TrackerType, Window},
};

/// The players draw and resolve cards, one at a time.
#[engine::frame]
pub struct TrackerStep {
    pub drawn: u8,
}

impl TrackerStep {
    pub fn new() -> TrackerStep {
        TrackerStep { drawn: 0 }
    }
}

impl Step<Aliens> for TrackerStep {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if board.turn < u16::from(board.setup.mission.print().first_draw) {
            rule!("AGD-11E.7");
            rule!("AGD-11E.34");
            rule!("AGD-11C.2");
            return Flow::Done;
        }
        rule!("AGD-6K.1");
        rule!("AGD-6K.2");
        let lead = board.lead();
        let players: List<Seat, 6> = board.seats_from(lead).filter(|&seat| !board.is_eliminated(seat)).collect();
        let cards = cards_per_turn(players.len() as u8);
        if self.drawn >= cards || board.on_board().is_empty() {
            return Flow::Done;
        }
        if board.tracker.is_empty() {
            if board.setup.mission.is_bug_hunt() || board.tracker.discard.is_empty() {
                rule!("AGD-7E.6");
                return Flow::Done;
            }
            rule!("AGD-6K.5");
            board.tracker.reshuffle();
            log.push(Heard::TrackerReshuffled { cards: board.tracker.deck.len() as u8 });
            return Flow::Call { first: TopBack {}.into(), then: self.into() };
        }
        rule!("AGD-6K.3");
        let seat = players[usize::from(self.drawn) % players.len()];
        let then = TrackerStep { drawn: self.drawn + 1 }.into();
        Flow::Call { first: TrackerDraw { seat }.into(), then }
    }
}

/// AGD-6K.15, 1: a card is drawn and shown.
#[engine::frame]
pub struct TrackerDraw {
    pub seat: Seat,
}

impl Roll<Aliens> for TrackerDraw {
    type Shown = TrackerCard;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(TrackerCard, u32)) {
        board.tracker.odds(0, may_show);
    }

    fn rolled(self, board: &mut Board, card: TrackerCard, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6K.15");
        board.tracker.draw(card);
        board.signal = Signal { card: Some(card), drawer: self.seat, ..Signal::default() };
        board.enemies.iter_mut().for_each(|enemy| enemy.is_of_this_card = false);
        log.push(Heard::TrackerCardDrawn { seat: self.seat, card });
        Flow::Call { first: TopBack {}.into(), then: Resolving { stage: SignalStage::Window, at: 0, placed: 0 }.into() }
    }
}

engine::words! {
    /// AGD-6K.15: how far a card has got.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum SignalStage {
        Window,
        Hero,
        Place,
        Blips,
        Text,
        Discard,
    }
}

/// AGD-6K.15, 2 to 7: a card is resolved, completely before the next.
#[engine::frame]
pub struct Resolving {
    pub stage: SignalStage,
    /// Which location, and how many blips have entered there.
    pub at: u8,
    pub placed: u8,
}

impl Step<Aliens> for Resolving {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        // AGD-11G.4, E09: the card may have been discarded without effect.
        let Some(card) = board.signal.card else { return Flow::Done };
        let print = card.print();
        let at = |stage| Resolving { stage, ..self }.into();
        match self.stage {
            SignalStage::Window => {
                rule!("AGD-6K.4");
                Flow::Call { first: WindowOpens::at(Window::TrackerCardDrawn).into(), then: at(SignalStage::Hero) }
            }
            SignalStage::Hero => {
                let candidates = heroes_meant(board);
                let matters = matters(board, print.location, print.text);
                match (candidates.first(), candidates.len()) {
                    (Some(_), n) if n > 1 && matters => {
                        Flow::Call { first: SignalHero {}.into(), then: at(SignalStage::Place) }
                    }
                    (hero, _) => {
                        board.signal.hero = hero;
                        Flow::Become(at(SignalStage::Place))
                    }
                }
            }
            SignalStage::Place => {
                let then = at(SignalStage::Blips);
                match print.location {
                    Location::Tunnel | Location::EachTunnel => Flow::Call { first: TunnelPlacing {}.into(), then },
                    Location::Near => Flow::Call { first: NearestSignal {}.into(), then },
                    Location::Nowhere | Location::At(_) | Location::Each | Location::ThreeAndFour => Flow::Become(then),
                }
            }
            SignalStage::Blips => {
                let entries = entries(board, print.location);
                let blips = if board.setup.mission.is_bug_hunt() { card.blips_in_bug_hunt() } else { print.blips };
                let Some(&entry) = entries.get(usize::from(self.at)) else {
                    return Flow::Become(at(SignalStage::Text));
                };
                if self.placed >= blips {
                    return Flow::Become(Resolving { at: self.at + 1, placed: 0, ..self }.into());
                }
                let then = Resolving { placed: self.placed + 1, ..self }.into();
                Flow::Call { first: BlipEntry::at(entry).into(), then }
            }
            SignalStage::Text => {
                rule!("AGD-6K.11");
                let Signal { placed, in_sight, .. } = board.signal;
                let applies = match print.kind {
                    TrackerType::HiddenThreat => placed > 0 && in_sight == 0,
                    TrackerType::ActiveThreat => in_sight > 0,
                    TrackerType::Tunnel | TrackerType::Drone => true,
                };
                let then = at(SignalStage::Discard);
                match tracker_text::begin(board, print.text, entries(board, print.location).first().copied()) {
                    Some(first) if applies => Flow::Call { first, then },
                    Some(_) | None => Flow::Become(then),
                }
            }
            SignalStage::Discard => {
                board.tracker.discard.add(card);
                board.signal = Signal::default();
                log.push(Heard::TrackerCardDiscarded { card });
                Flow::Done
            }
        }
    }
}

/// Whether it matters which hero a card means.
fn matters(board: &Board, location: Location, text: TrackerText) -> bool {
    let by_location = match location {
        Location::Near => true,
        // AGD-6L.3: for the second Tunnel card of a player in a turn no place is sought.
        Location::Tunnel | Location::EachTunnel => board.player(board.signal.drawer).tunnel.is_none(),
        Location::Nowhere | Location::At(_) | Location::Each | Location::ThreeAndFour => false,
    };
    by_location || matches!(text, TrackerText::BlipsOfHerosBoardMove(_))
}

/// AGD-6K.13: the characters of whom one is meant.
fn heroes_meant(board: &Board) -> Characters {
    rule!("AGD-6L.7");
    let own = board.heroes_of(board.signal.drawer);
    if !own.is_empty() {
        return own;
    }
    let heroes = board.those(|figure| figure.owner.is_some() && figure.is_on_board());
    match heroes.is_empty() {
        true => board.on_board(),
        false => board.hero_for(board.signal.drawer).into_iter().collect(),
    }
}

/// AGD-6K.13: which hero, or which grunt?
#[engine::frame]
pub struct SignalHero {}

impl Question<Aliens> for SignalHero {
    type Answer = Character;

    fn asked(self, board: &Board) -> Seats {
        let has_own = !board.heroes_of(board.signal.drawer).is_empty();
        Seats::one(if has_own { board.signal.drawer } else { board.lead() })
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Character)) {
        heroes_meant(board).iter().for_each(offer);
    }

    fn answered(self, board: &mut Board, _: Seat, hero: Character, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6K.13");
        board.signal.hero = Some(hero);
        Flow::Done
    }
}

/// AGD-6K.8: where a card's blips enter; a location that is not there has none.
fn entries(board: &Board, location: Location) -> List<EntryPoint, TUNNELS> {
    use engine::Word;
    let spawn = |point| EntryPoint::Spawn { point };
    match location {
        Location::Nowhere => List::new(),
        Location::At(point) => [spawn(point)].into_iter().collect(),
        Location::Near => board.signal.near.map(spawn).into_iter().collect(),
        Location::Tunnel => board.signal.tunnel.map(|number| EntryPoint::Tunnel { number }).into_iter().collect(),
        Location::Each => SpawnPoint::ALL.iter().map(|&point| spawn(point)).collect(),
        Location::EachTunnel => {
            (0..board.fittings.tunnels.len() as u8).map(|number| EntryPoint::Tunnel { number }).collect()
        }
        Location::ThreeAndFour => [SpawnPoint::Three, SpawnPoint::Four].map(spawn).into_iter().collect(),
    }
}

/// AGD-6K.8: the spawn point nearest to the hero of a card.
#[engine::frame]
pub struct NearestSignal {}

impl Step<Aliens> for NearestSignal {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6K.8");
        let Some(hero) = board.signal.hero else { return Flow::Done };
        let points = board.nearest_points(hero);
        if points.len() > 1 && board.setup.asks(AutomaticChoice::Placing) {
            return Flow::Become(SignalPoint {}.into());
        }
        board.signal.near = points.first().copied();
        Flow::Done
    }
}

/// AGD-6K.8: which of several spawn points that are equally near?
#[engine::frame]
pub struct SignalPoint {}

impl Question<Aliens> for SignalPoint {
    type Answer = SpawnPoint;

    fn asked(self, board: &Board) -> Seats {
        board.deciders()
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(SpawnPoint)) {
        if let Some(hero) = board.signal.hero {
            board.nearest_points(hero).iter().for_each(|&point| offer(point));
        }
    }

    fn answered(self, board: &mut Board, seat: Seat, point: SpawnPoint, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Some(point) = votes::decide(self, board, seat, point, log) else { return Flow::Become(self.into()) };
        board.signal.near = Some(point);
        Flow::Done
    }
}

/// AGD-6L.2 to AGD-6L.5: a tunnel opens next to the hero.
#[engine::frame]
pub struct TunnelPlacing {}

impl Step<Aliens> for TunnelPlacing {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Signal { drawer, hero, .. } = board.signal;
        let Some(hero) = hero else { return Flow::Done };
        if let Some(tunnel) = board.player(drawer).tunnel {
            rule!("AGD-6L.3");
            board.signal.tunnel = Some(tunnel);
            return Flow::Done;
        }
        let squares = tunnel_squares(board, hero);
        match (squares.first(), squares.len()) {
            (None, _) => {
                rule!("AGD-6L.5");
                let tunnels: Squares = board.fittings.tunnels.iter().copied().collect();
                let from = board.figure(hero).square;
                let nearest = board.layout().nearest(from, &tunnels, board.fittings.barricaded);
                let mut numbered = (0..).zip(board.fittings.tunnels.iter());
                board.signal.tunnel = numbered.find(|(_, square)| nearest.has(**square)).map(|(number, _)| number);
                Flow::Done
            }
            (Some(square), 1) => {
                open_tunnel(board, square, log);
                Flow::Done
            }
            (Some(_), _) => Flow::Become(TunnelSquare {}.into()),
        }
    }
}

/// AGD-6L.2: where the token may be put: free squares if there are any, or else any without a tunnel or
/// a spawn point.
fn tunnel_squares(board: &Board, hero: Character) -> Squares {
    if board.fittings.tunnels.len() >= TUNNELS {
        rule!("AGD-2.5");
        return Squares::NONE;
    }
    let around = board.adjacent(board.figure(hero).square);
    let free = around & board.free_squares();
    match free.is_empty() {
        false => free,
        true => {
            rule!("AGD-6L.4");
            let spawn_points = board.setup.mission.print().spawn_points;
            let entries = board.fittings.tunnels.iter().copied().chain(spawn_points).collect();
            around - entries - board.closed_squares()
        }
    }
}

/// AGD-6L.2: the token is put there.
fn open_tunnel(board: &mut Board, square: Square, log: &mut Log<'_, Aliens>) {
    rule!("AGD-6L.2");
    let number = board.fittings.tunnels.len() as u8;
    board.fittings.tunnels.push(square);
    board.signal.tunnel = Some(number);
    let drawer = board.signal.drawer;
    board.player_mut(drawer).tunnel = Some(number);
    log.push(Heard::TunnelOpened { square });
}

/// AGD-6L.2: on which square?
#[engine::frame]
pub struct TunnelSquare {}

impl Question<Aliens> for TunnelSquare {
    type Answer = Square;

    fn asked(self, board: &Board) -> Seats {
        Seats::one(board.signal.drawer)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Square)) {
        if let Some(hero) = board.signal.hero {
            tunnel_squares(board, hero).iter().for_each(offer);
        }
    }

    fn answered(self, board: &mut Board, _: Seat, square: Square, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        open_tunnel(board, square, log);
        Flow::Done
    }
}

//! NEM-44: the bag, and tokens that go back into it. NEM-4.27: how the bag develops.

use engine::{Flow, Log, Roll, Seat, Step, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, FigureId, Swarm},
    heard::Heard,
    rules::{encounter, noise::NoiseRoll},
    words::{Intruder, IntruderToken, Room, RoomNumber},
};

/// NEM-8.4, NEM-4.20: an intruder leaves the board; a token of its kind goes back into the bag.
pub fn vanish(board: &mut Board, figure: FigureId, log: &mut Log<'_, Nemesis>) {
    rule!("NEM-8.4");
    let kind = board.swarm.figure(figure).expect("the figure is on the board").kind;
    board.swarm.remove(figure);
    log.push(Heard::IntruderVanished { figure, kind }.into());
    match Swarm::is_drawn(kind) {
        true => board.swarm.returning.add(kind),
        false => join(board, kind, log),
    }
}

/// NEM-44.8: a token without a choice of numbers goes from the pool into the bag, if there is one.
pub fn join(board: &mut Board, kind: Intruder, log: &mut Log<'_, Nemesis>) {
    let token = board.swarm.pooled(kind).next();
    match token {
        Some((token, _)) => enter(board, token, log),
        None => log.push(Heard::NothingLeft { kind }.into()),
    }
}

/// A token goes from the pool into the bag.
pub fn enter(board: &mut Board, token: IntruderToken, log: &mut Log<'_, Nemesis>) {
    board.swarm.pool.take(token);
    board.swarm.bag.add(token);
    log.push(Heard::TokenAdded { token }.into());
}

/// A token that was drawn does not go back into the bag.
pub fn leave(board: &mut Board, token: IntruderToken, log: &mut Log<'_, Nemesis>) {
    board.swarm.bag.take(token);
    board.swarm.pool.add(token);
    log.push(Heard::TokenRemoved { token }.into());
}

/// How many tokens are in the bag.
pub fn tokens_in(board: &Board) -> u8 {
    board.swarm.bag.len() as u8
}

/// NEM-17.55, NEM-18.5: whether a noise roll has brought an intruder into a room. A larva that
/// surprises somebody is gone again at once (NEM-12.10), but its token has left the bag.
pub fn has_something_come(board: &Board, room: RoomNumber, tokens_before: u8) -> bool {
    board.swarm.is_in(room) || tokens_in(board) < tokens_before
}

/// NEM-4.28, NEM-4.29, NEM-4.33, NEM-10.9: an adult or a breeder is to join the bag. NEM-4.34: if there is one.
pub fn joins(board: &mut Board, kind: Intruder, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    if !Swarm::is_drawn(kind) {
        join(board, kind, log);
        return Flow::Done;
    }
    board.swarm.returning.add(kind);
    if let Some(draw) = pending_returns(board) {
        return Flow::Become(draw);
    }
    log.push(Heard::NothingLeft { kind }.into());
    Flow::Done
}

/// The draw of tokens that are to go back into the bag, if any are.
pub fn pending_returns(board: &mut Board) -> Option<Frame> {
    board.swarm.next_return().map(|kind| TokenReturn { kind }.into())
}

/// NEM-44.8: a token of the pool goes back into the bag, at random among those of its kind. NEM-44.7:
/// that is the only way back, and nothing takes it with the token of a dead queen.
#[engine::frame]
pub struct TokenReturn {
    pub kind: Intruder,
}

impl Roll<Nemesis> for TokenReturn {
    type Shown = IntruderToken;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(IntruderToken, u32)) {
        board.swarm.pooled(self.kind).for_each(|(token, n)| may_show(token, n.into()));
    }

    fn rolled(self, board: &mut Board, token: IntruderToken, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-44.8");
        enter(board, token, log);
        board.swarm.returning.take(self.kind);
        pending_returns(board).map_or(Flow::Done, Flow::Become)
    }
}

/// NEM-10.7: a token whose intruder has been placed is set aside, after those of the adults that have
/// left for it (NEM-10.11) have gone into the bag.
#[engine::frame]
pub struct SetAside {
    pub token: IntruderToken,
}

impl Step<Nemesis> for SetAside {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        if let Some(first) = pending_returns(board) {
            return Flow::Call { first, then: self.into() };
        }
        rule!("NEM-10.7");
        leave(board, self.token, log);
        Flow::Done
    }
}

/// NEM-4.27, E5: a token is drawn from the bag.
#[engine::frame]
pub struct BagDraw {}

impl Roll<Nemesis> for BagDraw {
    type Shown = IntruderToken;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(IntruderToken, u32)) {
        board.swarm.bag.odds(may_show);
    }

    fn rolled(self, board: &mut Board, token: IntruderToken, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        log.push(Heard::BagDeveloped { token }.into());
        match token.print().intruder {
            None => {
                rule!("NEM-4.33");
                joins(board, Intruder::Adult, log)
            }
            Some(Intruder::Larva) => {
                rule!("NEM-4.28");
                leave(board, token, log);
                joins(board, Intruder::Adult, log)
            }
            Some(Intruder::Creeper) => {
                rule!("NEM-4.29");
                leave(board, token, log);
                joins(board, Intruder::Breeder, log)
            }
            // NEM-4.31: a breeder is no different.
            Some(Intruder::Adult | Intruder::Breeder) => {
                rule!("NEM-4.30");
                Flow::Become(BagNoise { nth: 0 }.into())
            }
            Some(Intruder::Queen) => queen(board, token, log),
        }
    }
}

/// NEM-4.32, NEM-26.12: the queen comes for whoever is in her nest, or lays an egg.
fn queen(board: &mut Board, token: IntruderToken, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
    rule!("NEM-4.32");
    let nest = board.place_of(Room::Nest);
    let prey = nest.and_then(|nest| board.fewest_cards(|seat| board.player(seat).room() == Some(nest)));
    if let (Some(nest), Some(seat)) = (nest, prey) {
        rule!("NEM-26.12");
        board.hush(nest);
        return encounter::meet(board, seat, nest, token, log);
    }
    if board.nest.eggs_in_stock > 0 {
        board.nest.eggs_in_stock -= 1;
        board.nest.eggs += 1;
        log.push(Heard::EggLaid {}.into());
    } else {
        rule!("NEM-4.35");
        log.push(Heard::NothingLeft { kind: Intruder::Queen }.into());
    }
    Flow::Done
}

/// NEM-4.30, NEM-4.36: everybody makes a noise roll, one after the other, but not in combat
/// (NEM-25.7). NEM-25.4: the round waits for all that comes of it.
#[engine::frame]
pub struct BagNoise {
    pub nth: u8,
}

impl Step<Nemesis> for BagNoise {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let rolls = |&(_, seat): &(usize, Seat)| board.player(seat).is_active() && !board.is_fighting(seat);
        match board.in_order().enumerate().skip(self.nth.into()).find(rolls) {
            Some((at, seat)) => {
                rule!("NEM-4.36");
                Flow::Call { first: NoiseRoll { seat }.into(), then: BagNoise { nth: at as u8 + 1 }.into() }
            }
            None => Flow::Done,
        }
    }
}

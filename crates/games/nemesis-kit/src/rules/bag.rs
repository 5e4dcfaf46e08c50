//! NEM-44, LOC-10.8, LOC-10.12: the bag, and tokens that go back into it. NEM-4.27, LOC-4.47: how the bag develops.

use engine::{Flow, Log, Roll, Seat, Step};

use crate::{
    Aboard, Counted, Kin, Swarm, Token, TokenOf, Told, rule_of,
    rules::{encounter, event_phase},
    words::{FigureId, Intruder},
};

/// NEM-8.4, NEM-4.20, LOC-8.23: an intruder leaves the board; a token of its kind goes back into the bag.
pub fn vanish<G: Kin>(board: &mut G::Board, figure: FigureId, log: &mut Log<'_, G>) {
    rule_of!(G, "NEM-8.4", "LOC-8.23");
    let swarm = board.swarm_mut();
    let kind = swarm.figure(figure).expect("the figure is on the board").kind;
    swarm.remove(figure);
    log.push(Told::IntruderVanished { figure, kind }.into());
    match is_drawn::<G>(kind) {
        true => swarm.returning.add(kind),
        false => join(board, kind, log),
    }
}

/// NEM-44.8, LOC-10.12: a token of a kind of which all are alike goes from the pool into the bag, if there is one.
pub fn join<G: Kin>(board: &mut G::Board, kind: Intruder, log: &mut Log<'_, G>) {
    let token = board.swarm().pooled(kind).next();
    match token {
        Some((token, _)) => enter(board, token, log),
        None => {
            rule_of!(G, "NEM-4.34", "LOC-4.55");
            log.push(Told::NothingLeft { kind }.into());
        }
    }
}

/// A token goes from the pool into the bag.
pub fn enter<G: Kin>(board: &mut G::Board, token: TokenOf<G>, log: &mut Log<'_, G>) {
    let swarm = board.swarm_mut();
    swarm.pool.take(token);
    swarm.bag.add(token);
    log.push(Told::TokenAdded { token }.into());
}

/// A token that was drawn does not go back into the bag.
pub fn leave<G: Kin>(board: &mut G::Board, token: TokenOf<G>, log: &mut Log<'_, G>) {
    let swarm = board.swarm_mut();
    swarm.bag.take(token);
    swarm.pool.add(token);
    log.push(Told::TokenRemoved { token }.into());
}

/// NEM-4.28, NEM-4.29, NEM-4.33, NEM-10.9, LOC-4.48, LOC-4.49, LOC-4.53, LOC-10.9: a token is to join the bag, if
/// there is one.
pub fn joins<G: Kin>(board: &mut G::Board, kind: Intruder, log: &mut Log<'_, G>) -> Flow<G::Frame> {
    if !is_drawn::<G>(kind) {
        join(board, kind, log);
        return Flow::Done;
    }
    board.swarm_mut().returning.add(kind);
    if let Some(draw) = pending_returns(board) {
        return Flow::Become(draw);
    }
    rule_of!(G, "NEM-4.34", "LOC-4.55");
    log.push(Told::NothingLeft { kind }.into());
    Flow::Done
}

fn is_drawn<G: Kin>(kind: Intruder) -> bool {
    Swarm::<<G::Board as Aboard>::Tokens>::is_drawn(kind)
}

/// The draw of tokens that are to go back into the bag, if any are.
pub fn pending_returns<F: From<TokenReturn>>(board: &mut impl Aboard) -> Option<F> {
    board.swarm_mut().next_return().map(|kind| TokenReturn { kind }.into())
}

/// NEM-44.8, LOC-10.12: a token of the pool goes back into the bag, at random among those of its kind. NEM-44.7:
/// that is the only way back, and nothing takes it with the token of a dead queen.
#[engine::frame]
pub struct TokenReturn {
    pub kind: Intruder,
}

impl<G: Kin> Roll<G> for TokenReturn {
    type Shown = TokenOf<G>;

    fn odds(self, board: &G::Board, may_show: &mut impl FnMut(TokenOf<G>, u32)) {
        board.swarm().pooled(self.kind).for_each(|(token, n)| may_show(token, n.into()));
    }

    fn rolled(self, board: &mut G::Board, token: TokenOf<G>, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        rule_of!(G, "NEM-44.8", "LOC-10.12");
        enter(board, token, log);
        board.swarm_mut().returning.take(self.kind);
        pending_returns(board).map_or(Flow::Done, Flow::Become)
    }
}

/// NEM-10.7, LOC-10.8: a token whose intruder has been placed is set aside, after those of the adults that
/// have left for it (NEM-10.11, LOC-10.10) have gone into the bag.
#[engine::frame]
pub struct SetAside<T> {
    pub token: T,
}

impl<G: Kin> Step<G> for SetAside<TokenOf<G>> {
    fn go_on(self, board: &mut G::Board, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        if let Some(first) = pending_returns(board) {
            return Flow::Call { first, then: self.into() };
        }
        rule_of!(G, "NEM-10.7", "LOC-10.8");
        leave(board, self.token, log);
        Flow::Done
    }
}

/// NEM-4.27, LOC-4.47: a token is drawn from the bag, and the bag develops.
#[engine::frame]
pub struct BagDraw {}

impl<G: Kin> Roll<G> for BagDraw {
    type Shown = TokenOf<G>;

    fn odds(self, board: &G::Board, may_show: &mut impl FnMut(TokenOf<G>, u32)) {
        board.swarm().bag.odds(may_show);
    }

    fn rolled(self, board: &mut G::Board, token: TokenOf<G>, log: &mut Log<'_, G>) -> Flow<G::Frame> {
        log.push(Told::BagDeveloped { token }.into());
        match token.intruder() {
            None => {
                rule_of!(G, "NEM-4.33", "LOC-4.53");
                joins(board, Intruder::Adult, log)
            }
            Some(Intruder::Larva) => {
                rule_of!(G, "NEM-4.28", "LOC-4.48");
                leave(board, token, log);
                joins(board, Intruder::Adult, log)
            }
            Some(Intruder::Creeper) => {
                rule_of!(G, "NEM-4.29", "LOC-4.49");
                leave(board, token, log);
                joins(board, Intruder::Breeder, log)
            }
            Some(Intruder::Adult) => {
                rule_of!(G, "NEM-4.30", "LOC-4.50");
                Flow::Become(BagNoise { nth: 0 }.into())
            }
            Some(Intruder::Breeder) => {
                rule_of!(G, "NEM-4.31", "LOC-4.51");
                Flow::Become(BagNoise { nth: 0 }.into())
            }
            Some(Intruder::Queen) => queen(board, token, log),
        }
    }
}

/// NEM-4.32, NEM-26.12, LOC-4.52, LOC-29.5: the queen comes for whoever is in her nest, or lays an egg.
fn queen<G: Kin>(board: &mut G::Board, token: TokenOf<G>, log: &mut Log<'_, G>) -> Flow<G::Frame> {
    rule_of!(G, "NEM-4.32", "LOC-4.52");
    let nest = board.nest_room();
    if let Some((nest, seat)) = nest.and_then(|nest| Some((nest, event_phase::fewest_cards(board, nest)?))) {
        rule_of!(G, "NEM-26.12", "LOC-29.5");
        encounter::hush(board, nest);
        return encounter::meet(board, seat, nest, token, log);
    }
    match board.nest_mut().lay() {
        true => log.push(Told::EggLaid {}.into()),
        false => {
            rule_of!(G, "NEM-4.35", "LOC-4.55");
            log.push(Told::NothingLeft { kind: Intruder::Queen }.into());
        }
    }
    Flow::Done
}

/// NEM-4.30, NEM-4.36, LOC-4.50, LOC-4.56: everybody makes a noise roll, one after the other, but not in combat
/// (NEM-25.7). NEM-25.4, LOC-4.57: the round waits for all that comes of it.
#[engine::frame]
pub struct BagNoise {
    pub nth: u8,
}

impl<G: Kin> Step<G> for BagNoise {
    fn go_on(self, board: &mut G::Board, _: &mut Log<'_, G>) -> Flow<G::Frame> {
        let is_fighting = |seat| board.room_of(seat).is_some_and(|room| board.swarm().is_in(room));
        let rolls = |&(_, seat): &(usize, Seat)| board.is_active(seat) && !is_fighting(seat);
        match board.in_order().enumerate().skip(self.nth.into()).find(rolls) {
            Some((at, seat)) => {
                rule_of!(G, "NEM-4.36", "LOC-4.56");
                Flow::Call { first: G::bag_noise(board, seat), then: BagNoise { nth: at as u8 + 1 }.into() }
            }
            None => Flow::Done,
        }
    }
}

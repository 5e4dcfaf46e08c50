//! What holds between any two inputs: nothing is lost or created.

use engine::{Pool, Seat, Slot, State, Word};

use crate::{
    Frame, Lockdown,
    board::{Board, Card, Cards, CodePlace, Held, ObjectToken, SEARCHED, Whereabouts},
    content::tracks,
    words::{
        ActionCard, AttackCard, Back, ComputerCard, Contingency, CssToken, Event, ExplorationToken, Item, ItemCard,
        Mode, Room, SeriousWound, Side, StalkerToken, SurfaceCard, SurfaceToken, Tile, all_rooms,
    },
};

/// Says what does not hold.
pub fn audit(state: &State<Lockdown>) -> Result<(), String> {
    let board = state.board();
    tokens(board)?;
    board.seats().try_for_each(|seat| personal_cards(board, seat))?;
    contamination(board)?;
    items(board)?;
    events(board)?;
    attacks(state)?;
    wounds(board)?;
    tiles(board)?;
    objects(board)?;
    codes(board)?;
    time_track(board)?;
    computers(board)?;
    surface(state)?;
    markers(board)
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// LOC-2.25: 27 tokens, in the bag or beside it.
fn tokens(board: &Board) -> Result<(), String> {
    StalkerToken::ALL.iter().try_for_each(|&token| {
        let n = board.swarm.bag.count(token) + board.swarm.pool.count(token);
        ensure(n == token.copies(board.setup.intruders), || format!("{n} tokens {token:?}"))
    })?;
    ensure(board.swarm.bag.count(StalkerToken::Blank) == 1, || "the blank is not in the bag".to_owned())
}

/// LOC-2.50: ten action cards, unless they have left the game with their owner.
fn personal_cards(board: &Board, seat: Seat) -> Result<(), String> {
    let player = board.player(seat);
    let mut all = Cards::default();
    for mut pile in [player.deck, player.hand, player.discard] {
        all.take_all(&mut pile);
    }
    // Cards turned up by an event are for a moment in none of the piles.
    let missing = board.scratch.drawn.n_actions();
    ensure(all.n_actions() == 0 || all.n_actions() + missing >= 10, || format!("seat {seat} has {all:?}"))?;
    let is_own = |card: ActionCard| player.character.copies(card) >= all.count(Card::Action(card));
    ensure(ActionCard::ALL.iter().all(|&card| is_own(card)), || format!("seat {seat} has cards of others: {all:?}"))
}

/// LOC-47.1: 27 contamination cards, 7 of them infected.
fn contamination(board: &Board) -> Result<(), String> {
    let mut held = board.contamination.removed;
    held.take_all(&mut board.contamination_gone.clone());
    for player in &board.players {
        for pile in [player.deck, player.hand, player.discard] {
            held.take_all(&mut pile.contamination.clone());
        }
    }
    held.take_all(&mut board.scratch.drawn.contamination.clone());
    let deck = &board.contamination;
    let (infected, clean) = (held.infected + deck.infected, held.clean + deck.clean);
    ensure((infected, clean) == (7, 20), || format!("{infected} cards are infected, {clean} are clean"))?;
    let unscanned = held.unscanned + deck.in_deck;
    ensure(unscanned == deck.infected + deck.clean, || format!("{unscanned} cards are unscanned: {deck:?}"))
}

/// LOC-39, LOC-40: no more cards than exist, and the decks hold what is unseen.
fn items(board: &Board) -> Result<(), String> {
    let piles = || board.items.piles.iter().flat_map(|pile| pile.slots());
    for &card in ItemCard::ALL {
        let in_piles = piles().filter(|slot| matches!(slot, Slot::Seen(it) if it.for_rules() == card)).count();
        let carried: usize = board
            .players
            .iter()
            .map(|player| {
                let held = player.hands.items().filter(|it| it.card == card).count();
                usize::from(player.inventory.count(card)) + held
            })
            .sum();
        let supply = board.items.unseen.count(card) + board.items.discard.count(card) + board.items.crafted.count(card);
        let found = board.scratch.found.iter().filter(|&&it| it == card).count();
        let n = in_piles + carried + found + usize::from(supply);
        ensure(n <= card.item.copies(card.back).into(), || format!("{n} cards {card:?}"))?;
    }
    for back in SEARCHED {
        let unseen = board.items.pile(back).slots().iter().filter(|&&slot| slot == Slot::Unseen).count();
        let pool: u8 = board.items.unseen.iter().filter(|(card, _)| card.back == back).map(|(_, n)| n).sum();
        ensure(unseen == usize::from(pool), || format!("{unseen} cards of {back:?} are unseen, {pool} may be"))?;
    }
    for player in &board.players {
        let hides_heavy =
            player.inventory.iter().any(|(card, _)| card.item.print().is_heavy && card.back != Back::Quest);
        ensure(!hides_heavy, || "a heavy item is in an inventory".to_owned())?;
        let flashlights = player.inventory.count(ItemCard::new(Item::Flashlight, Back::Yellow));
        ensure(player.flashlights.iter().sum::<u8>() == flashlights, || "a flashlight has no charges".to_owned())?;
        let is_overloaded = player.is_active() && player.hands.n_used() > 2;
        ensure(!is_overloaded, || "somebody has more than two hands".to_owned())?;
    }
    Ok(())
}

/// LOC-2.56: twenty-two events, one of which may be under way.
fn events(board: &Board) -> Result<(), String> {
    let deck = &board.events;
    for &event in Event::ALL {
        let seen = deck.pile.slots().iter().filter(|slot| matches!(slot, Slot::Seen(it) if it.for_rules() == event));
        let piles = deck.unseen.count(event) + deck.discard.count(event) + board.events_removed.count(event);
        let n = usize::from(piles) + seen.count() + (board.event_in_play == Some(event)) as usize;
        let there_are = board.setup.intruders.event(event).is_some() as usize;
        ensure(n == there_are, || format!("{n} events {event:?}"))?;
    }
    unseen(deck.pile.slots(), &deck.unseen)
}

/// LOC-2.55: twenty attack cards, one of which may be waiting for a second.
fn attacks(state: &State<Lockdown>) -> Result<(), String> {
    let deck = &state.board().attacks;
    for &card in AttackCard::ALL {
        let seen = deck.pile.slots().iter().filter(|slot| matches!(slot, Slot::Seen(it) if it.for_rules() == card));
        let waiting = state.under_way().iter().filter(|frame| first_card(frame) == Some(card)).count();
        let n = usize::from(deck.unseen.count(card) + deck.discard.count(card)) + seen.count() + waiting;
        ensure(n == card.copies(state.board().setup.intruders).into(), || format!("{n} cards {card:?}"))?;
    }
    unseen(deck.pile.slots(), &deck.unseen)
}

/// The first of two cards of an injury check, while the second is drawn.
pub(crate) fn first_card(frame: &Frame) -> Option<AttackCard> {
    match frame {
        Frame::InjuryCheck(check) => check.first,
        Frame::EnduranceDraw(draw) => draw.check.first,
        _ => None,
    }
}

fn unseen<T: Word, const N: usize>(slots: &[Slot<T>], pool: &Pool<T, N>) -> Result<(), String> {
    let unseen = slots.iter().filter(|&&slot| slot == Slot::Unseen).count();
    ensure(unseen == pool.len() as usize, || format!("{unseen} cards are unseen, {} may be", pool.len()))
}

/// LOC-2.58: twenty-five serious wounds.
fn wounds(board: &Board) -> Result<(), String> {
    SeriousWound::ALL.iter().try_for_each(|&wound| {
        let suffered = board.players.iter().flat_map(|player| player.serious_wounds.iter());
        let suffered = suffered.filter(|it| it.wound == wound).count();
        let n = suffered + usize::from(board.wounds.deck.count(wound) + board.wounds.discard.count(wound));
        ensure(n == wound.copies().into(), || format!("{n} wounds {wound:?}"))
    })
}

/// LOC-2.20 to LOC-2.23: every tile and token once.
fn tiles(board: &Board) -> Result<(), String> {
    for &room in Room::ALL.iter().filter(|room| matches!(room.print().tile, Tile::One | Tile::Two)) {
        let n = board.places.iter().filter_map(|place| place.tile).filter(|tile| tile.for_rules() == room).count();
        let n = n + usize::from(board.unseen_tiles.count(room));
        ensure(n == 1, || format!("{n} tiles {room:?}"))?;
    }
    for &token in ExplorationToken::ALL {
        let n = board.places.iter().filter_map(|place| place.token).filter(|it| it.for_rules() == token).count();
        let n = n + usize::from(board.unseen_tokens.count(token));
        ensure(n <= token.print().copies.into(), || format!("{n} tokens {token:?}"))?;
    }
    let nobody_knows = all_rooms().find(|&room| board.explored.has(room) && board.place(room).tile.is_none());
    ensure(nobody_knows.is_none(), || format!("{nobody_knows:?} is explored and has no tile"))
}

/// LOC-2.26, LOC-2.28: eggs and corpses.
fn objects(board: &Board) -> Result<(), String> {
    let carried =
        |object: ObjectToken| board.players.iter().flat_map(|it| it.hands.objects()).filter(move |&it| it == object);
    let incoming = (board.scratch.incoming == Held::Object(ObjectToken::Egg)) as u8;
    let lying: u8 = board.places.iter().map(|place| place.eggs).sum();
    let researched = board.laboratory.objects.iter().flatten().filter(|&&it| it == crate::words::Object::Egg).count();
    let eggs = board.nest.eggs + board.nest.eggs_in_stock + lying + carried(ObjectToken::Egg).count() as u8;
    let eggs = eggs + incoming + researched as u8;
    ensure(eggs == tracks::EGGS, || format!("{eggs} eggs"))?;
    board.seats().try_for_each(|of| {
        let lying = board.places.iter().filter(|place| place.corpses.has(of)).count();
        let n = lying + carried(ObjectToken::Corpse { of }).count();
        let is_dead = board.player(of).whereabouts == Whereabouts::Dead;
        ensure(n <= is_dead as usize, || format!("{n} corpses of seat {of}"))
    })
}

/// LOC-2.31: seven contingency tokens, of which at most one is active.
fn codes(board: &Board) -> Result<(), String> {
    for &code in Contingency::ALL {
        let known = board.contingencies.iter().filter(|(_, it)| it.code.is_some_and(|it| it.for_rules() == code));
        let n = known.count() + usize::from(board.contingencies.unseen.count(code));
        ensure(n == code.print().copies.into(), || format!("{n} contingencies {code:?}"))?;
    }
    ensure(board.contingencies.lying(CodePlace::Active).count() <= 1, || "two contingencies are active".to_owned())
}

/// LOC-2.30, LOC-19.50: at most six CSS tokens, each on a space of its own.
fn time_track(board: &Board) -> Result<(), String> {
    let css = &board.time.css;
    let is_apart = |nth: usize| css[..nth].iter().all(|it| it.space != css[nth].space);
    ensure((0..css.len()).all(is_apart), || format!("CSS tokens share a space: {css:?}"))?;
    ensure(css.iter().all(|it| (1..=15).contains(&it.space)), || format!("a CSS token is off the track: {css:?}"))?;
    for &token in CssToken::ALL {
        let known = css.iter().filter(|it| it.token.is_some_and(|it| it.for_rules() == token)).count();
        let n = known + usize::from(board.time.unseen_css.count(token));
        ensure(n <= token.copies().into(), || format!("{n} CSS tokens {token:?}"))?;
    }
    Ok(())
}

/// LOC-2.60: six computer cards, one of them face up.
fn computers(board: &Board) -> Result<(), String> {
    let deck = &board.computers;
    for &card in ComputerCard::ALL {
        let seen = deck.pile.slots().iter().filter(|slot| matches!(slot, Slot::Seen(it) if it.for_rules() == card));
        let n = seen.count() + usize::from(deck.unseen.count(card) + deck.discard.count(card));
        let looked_at = board.scratch.computers.iter().filter(|&&it| it == card).count();
        let n = n + looked_at + (board.computer == Some(card)) as usize;
        ensure(n <= 1, || format!("{n} computer cards {card:?}"))?;
    }
    unseen(deck.pile.slots(), &deck.unseen)
}

/// LOC-2.24, LOC-2.68: ten tokens and eight cards of the surface, on the side that has one.
fn surface(state: &State<Lockdown>) -> Result<(), String> {
    let board = state.board();
    let copies = (board.setup.side == Side::Alternative) as usize;
    for &token in SurfaceToken::ALL {
        let on_board = board.places.iter().filter_map(|place| place.surface_token);
        let n = on_board.filter(|it| it.for_rules() == token).count();
        let n = n + usize::from(board.unseen_surface_tokens.count(token));
        ensure(n <= copies, || format!("{n} surface tokens {token:?}"))?;
    }
    let deck = &board.surface;
    for &card in SurfaceCard::ALL {
        let in_play = state.under_way().iter().filter(|frame| surface_card(frame) == Some(card)).count();
        let n = usize::from(deck.unseen.count(card) + deck.discard.count(card)) + in_play;
        ensure(n == copies, || format!("{n} surface cards {card:?}"))?;
    }
    let burning = board.crossroads().and(board.fire.or(board.malfunction));
    ensure(burning.is_empty(), || "something lies on a crossroads".to_owned())?;
    unseen(deck.pile.slots(), &deck.unseen)
}

/// The card of the surface that is being resolved.
pub(crate) fn surface_card(frame: &Frame) -> Option<SurfaceCard> {
    match frame {
        Frame::SurfaceCardEnd(it) => Some(it.card),
        _ => None,
    }
}

/// LOC-2.40, LOC-2.41, LOC-2.43: no more markers than exist, and only where they may be.
fn markers(board: &Board) -> Result<(), String> {
    ensure(board.fire.len() <= tracks::FIRES, || "there are too many fires".to_owned())?;
    ensure(board.malfunction.len() <= tracks::MALFUNCTIONS, || "there are too many malfunctions".to_owned())?;
    ensure(board.doors.tokens() <= tracks::DOORS, || "there are too many doors".to_owned())?;
    let is_misplaced = |room| !board.room(room).is_some_and(|it| it.can_malfunction());
    let misplaced = board.malfunction.iter().find(|&room| is_misplaced(room));
    ensure(misplaced.is_none(), || format!("{misplaced:?} cannot malfunction"))?;
    let solo = board.setup.mode == Mode::Solo;
    ensure(board.places.iter().all(|place| place.items <= if solo { 2 } else { 4 }), || "too many items".to_owned())
}

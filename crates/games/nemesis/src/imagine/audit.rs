//! What holds between any two inputs: nothing is lost or created.

use engine::{Pool, Seat, Slot, State, Word};

use crate::{
    Nemesis,
    board::{Board, Card, Cards, ObjectToken, SEARCHED, Whereabouts},
    content::tracks,
    rules::injuries,
    words::{ActionCard, AttackCard, Back, Event, ExplorationToken, IntruderToken, ItemCard, Mode, Room, SeriousWound},
};

/// Says what does not hold.
pub(super) fn audit(state: &State<Nemesis>) -> Result<(), String> {
    let board = state.board();
    tokens(board)?;
    board.seats().try_for_each(|seat| personal_cards(board, seat))?;
    contamination(board)?;
    items(board)?;
    events(state)?;
    attacks(state)?;
    wounds(board)?;
    tiles(board)?;
    objects(board)?;
    markers(board)
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// NEM-2.19: 27 tokens, in the bag or beside it.
fn tokens(board: &Board) -> Result<(), String> {
    IntruderToken::ALL.iter().try_for_each(|&token| {
        let n = board.swarm.bag.count(token) + board.swarm.pool.count(token);
        ensure(n == token.print().copies, || format!("{n} tokens {token:?}"))
    })?;
    ensure(board.swarm.bag.count(IntruderToken::Blank) == 1, || "the blank is not in the bag".to_owned())
}

/// NEM-2.36: ten action cards, unless they have left the game with their owner.
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

/// NEM-41.1: 27 contamination cards, 7 of them infected.
fn contamination(board: &Board) -> Result<(), String> {
    let mut held = board.contamination.removed;
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

/// NEM-33 to NEM-36: no more cards than exist, and the decks hold what is unseen.
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
        let found = board.scratch.found.iter().filter(|&&it| it == card).count();
        let supply = board.items.unseen.count(card) + board.items.discard.count(card) + board.items.crafted.count(card);
        let n = in_piles + carried + found + usize::from(supply);
        ensure(n <= card.item.copies(card.back).into(), || format!("{n} cards {card:?}"))?;
    }
    for back in SEARCHED {
        let unseen = board.items.pile(back).slots().iter().filter(|&&slot| slot == Slot::Unseen).count();
        let pool: u8 = board.items.unseen.iter().filter(|(card, _)| card.back == back).map(|(_, n)| n).sum();
        ensure(unseen == usize::from(pool), || format!("{unseen} cards of {back:?} are unseen, {pool} may be"))?;
    }
    let hides_heavy = |player: &crate::board::Player| {
        player.inventory.iter().any(|(card, _)| card.item.print().is_heavy && card.back != Back::Quest)
    };
    ensure(!board.players.iter().any(hides_heavy), || "a heavy item is in an inventory".to_owned())?;
    let overloaded = board.seats().find(|&seat| {
        let player = board.player(seat);
        player.is_active() && player.hands.n_used() > 2
    });
    ensure(overloaded.is_none(), || format!("{overloaded:?} has more than two hands"))
}

/// NEM-2.42: twenty events, one of which may be under way.
fn events(state: &State<Nemesis>) -> Result<(), String> {
    let board = state.board();
    let deck = &board.events;
    for &event in Event::ALL {
        let seen = deck.pile.slots().iter().filter(|slot| matches!(slot, Slot::Seen(it) if it.for_rules() == event));
        let planned = board.scratch.events.iter().filter(|&&it| it == event).count();
        let piles = deck.unseen.count(event) + deck.discard.count(event) + board.events_removed.count(event);
        let n = usize::from(piles) + seen.count() + planned + (board.event_in_play == Some(event)) as usize;
        ensure(n == 1, || format!("{n} events {event:?}"))?;
    }
    unseen(deck.pile.slots(), &deck.unseen)
}

/// NEM-2.40: twenty attack cards, one of which may be waiting for a second.
fn attacks(state: &State<Nemesis>) -> Result<(), String> {
    let deck = &state.board().attacks;
    for &card in AttackCard::ALL {
        let seen = deck.pile.slots().iter().filter(|slot| matches!(slot, Slot::Seen(it) if it.for_rules() == card));
        let waiting = state.under_way().iter().filter(|frame| injuries::first_card(frame) == Some(card)).count();
        let looked_at = state.board().scratch.attacks.iter().filter(|&&it| it == card).count();
        let n = usize::from(deck.unseen.count(card) + deck.discard.count(card)) + seen.count() + waiting + looked_at;
        ensure(n == card.print().copies.into(), || format!("{n} cards {card:?}"))?;
    }
    unseen(deck.pile.slots(), &deck.unseen)
}

fn unseen<T: Word, const N: usize>(slots: &[Slot<T>], pool: &Pool<T, N>) -> Result<(), String> {
    let unseen = slots.iter().filter(|&&slot| slot == Slot::Unseen).count();
    ensure(unseen == pool.len() as usize, || format!("{unseen} cards are unseen, {} may be", pool.len()))
}

/// NEM-2.41: sixteen serious wounds.
fn wounds(board: &Board) -> Result<(), String> {
    SeriousWound::ALL.iter().try_for_each(|&wound| {
        let suffered = board.players.iter().flat_map(|player| player.serious_wounds.iter());
        let suffered = suffered.filter(|it| it.wound == wound).count();
        let n = suffered + usize::from(board.wounds.deck.count(wound) + board.wounds.discard.count(wound));
        ensure(n == wound.copies().into(), || format!("{n} wounds {wound:?}"))
    })
}

/// NEM-2.16 to NEM-2.18: every tile and token once.
fn tiles(board: &Board) -> Result<(), String> {
    for &room in Room::ALL {
        let n = board.places.iter().filter_map(|place| place.tile).filter(|tile| tile.for_rules() == room).count();
        let n = n + usize::from(board.unseen_tiles.count(room));
        ensure(n == 1, || format!("{n} tiles {room:?}"))?;
    }
    for &token in ExplorationToken::ALL {
        let n = board.places.iter().filter_map(|place| place.token).filter(|it| it.for_rules() == token).count();
        let n = n + usize::from(board.unseen_tokens.count(token));
        ensure(n <= token.print().copies.into(), || format!("{n} tokens {token:?}"))?;
    }
    let known = board.places.iter().filter(|place| place.token.is_some()).count();
    // Of the 21 rooms five have no token.
    let resolved = board.explored.len() as usize - 5;
    let n = board.unseen_tokens.len() as usize + known + resolved;
    ensure(n == 20, || format!("{n} exploration tokens"))
}

/// NEM-2.20, NEM-2.22: eggs and corpses.
fn objects(board: &Board) -> Result<(), String> {
    let carried =
        |object: ObjectToken| board.players.iter().flat_map(|it| it.hands.objects()).filter(move |&it| it == object);
    let incoming = (board.scratch.incoming == crate::board::Held::Object(ObjectToken::Egg)) as u8;
    let lying: u8 = board.places.iter().map(|place| place.eggs).sum();
    let eggs = board.nest.eggs + board.nest.eggs_in_stock + lying + carried(ObjectToken::Egg).count() as u8 + incoming;
    ensure(eggs <= tracks::EGGS, || format!("{eggs} eggs"))?;
    let blue = board.places.iter().filter(|place| place.has_blue_corpse).count();
    ensure(blue + carried(ObjectToken::BlueCorpse).count() <= 1, || "there are two blue corpses".to_owned())?;
    board.seats().try_for_each(|of| {
        let lying = board.places.iter().filter(|place| place.corpses.has(of)).count();
        let n = lying + carried(ObjectToken::Corpse { of }).count();
        let is_dead = board.player(of).whereabouts == Whereabouts::Dead;
        ensure(n <= is_dead as usize, || format!("{n} corpses of seat {of}"))
    })
}

/// NEM-2.25, NEM-2.27, NEM-2.28: no more markers than exist, and only where they may be.
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

//! Whatever is chosen and whatever chance shows, the table stays in order: nothing is lost or created, every question has
//! an answer, no answer is offered twice, and a table that is stored is the same when it is read.

use std::collections::HashSet;

use engine::{Game, Log, Pending, Seat, Setup as _, State, Word};
use lockdown::{
    Frame, Lockdown, Setup, audit,
    board::{Board, HeavyItem, Whereabouts},
    rules::{
        aims::{Aim, RoomAim},
        attack::{Attacker, IntruderAttack, Occasion},
        cards::{self, CardAction},
        combat::{self, Target},
        computers::{self, ComputerAction},
        encounter::Encounter,
        event_phase::EventPhase,
        events::EventEffect,
        items::{self, ItemAction},
        quests,
        rooms::{self, RoomAction},
        time::{CssLaunch, NoiseRemoval, TimePasses},
        venting::Venting,
    },
    words::{ActionCard, CombatIcon, Event, ItemCard, Phase, RoomNumber},
};
use nemesis_kit::rules::noise::NoiseRoll;

/// Chance that falls the same way every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// Answers and shows something until nothing is under way.
fn play_on(mut state: State<Lockdown>, dice: &mut Dice) -> Board {
    let (mut choices, mut odds) = (Vec::new(), Vec::new());
    for _ in 0..2_000 {
        audit::audit(&state).expect("the table is in order");
        let stored = borsh::to_vec(&state).expect("it is plain");
        assert_eq!(borsh::from_slice::<State<Lockdown>>(&stored).expect("it was stored"), state);
        match state.pending() {
            Pending::Nobody => return *state.board(),
            Pending::Chance => {
                state.odds(&mut odds);
                let (outcome, _) = odds[dice.below(odds.len())];
                state.resolve_unchecked(outcome, &mut Log::Off);
            }
            Pending::Players { asked, .. } => {
                let seat = asked.first().expect("somebody is asked");
                state.choices(seat, &mut choices);
                let different: HashSet<_> = choices.iter().collect();
                assert_eq!(different.len(), choices.len(), "{:?}: {choices:?}", state.under_way().last());
                let choice = choices[dice.below(choices.len())];
                state.choose_unchecked(seat, choice, &mut Log::Off);
            }
        }
    }
    panic!("it does not come to an end: {:?}", state.under_way());
}

/// Something that could happen now.
fn next(board: &mut Board, dice: &mut Dice) -> Option<Frame> {
    let active: Vec<Seat> = board.active().iter().collect();
    let seat = *active.get(dice.below(active.len().max(1)))?;
    if board.player(seat).room().is_none() {
        return Some(CssLaunch {}.into());
    }
    let events: Vec<Event> = board.setup.intruders.events().iter().map(|print| print.event).collect();
    Some(match dice.below(16) {
        // LOC-29.148: pods are launched before time passes.
        0 if board.time.css_at(board.time.space).is_some() => CssLaunch {}.into(),
        0 => TimePasses {}.into(),
        1 => NoiseRemoval {}.into(),
        2 => NoiseRoll { seat }.into(),
        3 => Encounter { seat }.into(),
        4 => Venting { room: None }.into(),
        5 => {
            let figure = board.swarm.figures.first()?.id;
            let attacker = Attacker::Figure { figure };
            IntruderAttack { attacker, on: seat, occasion: Occasion::EventPhase }.into()
        }
        6 => {
            let event = events[dice.below(events.len())];
            (board.events_removed.count(event) == 0).then_some(EventEffect { event, nth: 0 })?.into()
        }
        7 => EventPhase { step: Phase::IntruderAttack }.into(),
        8 => {
            computers::may_use(board, seat).ok()?;
            let mut lines = Vec::new();
            computers::each_use(board, seat, &mut |with| lines.push(with));
            let with = *lines.get(dice.below(lines.len().max(1)))?;
            ComputerAction { seat, with }.into()
        }
        9..=12 => play(board, seat, dice)?,
        13 | 14 => {
            find(board, seat, dice);
            let cards: Vec<ItemCard> = board.player(seat).item_cards().collect();
            let item = *cards.get(dice.below(cards.len().max(1)))?;
            let mut aims: Vec<Aim> = Vec::new();
            items::each_aim(board, seat, item.item, &mut |aim| aims.push(aim));
            let aim = *aims.get(dice.below(aims.len().max(1)))?;
            let fits = match item.item.print().combat {
                CombatIcon::Any => true,
                CombatIcon::InCombat => board.is_fighting(seat),
                CombatIcon::OutOfCombat => !board.is_fighting(seat),
            };
            fits.then(|| items::pay(board, seat, item, &mut Log::Off))?;
            ItemAction { seat, item, aim }.into()
        }
        _ => {
            let room = board.player(seat).room()?;
            let weapon = board.player(seat).hands.items().find(|held| held.ammo > 0).map(|held| held.card.item);
            let target = board.swarm.intruders_in(room).next().map(|it| it.id);
            let has_eggs = board.loose_eggs(room) > 0;
            if let Some(at) = target.map(|figure| Target::Figure { figure }).or(has_eggs.then_some(Target::Eggs))
                && dice.below(3) == 0
            {
                let engine::Flow::Become(blow) = combat::strike::<Lockdown>(board, seat, at, &mut Log::Off) else {
                    return None;
                };
                return Some(blow);
            }
            if let (Some(figure), Some(weapon)) = (target, weapon)
                && weapon.weapon().is_some()
            {
                let engine::Flow::Become(shot) = combat::fire(board, seat, weapon, Target::Figure { figure }) else {
                    return None;
                };
                return Some(shot);
            }
            let mut aims: Vec<RoomAim> = Vec::new();
            rooms::each_aim(board, seat, room, &mut |aim| aims.push(aim));
            let aim = *aims.get(dice.below(aims.len().max(1)))?;
            RoomAction { seat, room, aim }.into()
        }
    })
}

/// Somebody plays a card out of the hand, if one fits.
fn play(board: &mut Board, seat: Seat, dice: &mut Dice) -> Option<Frame> {
    let is_fighting = board.is_fighting(seat);
    let fits = |card: &ActionCard| match card.print().combat {
        CombatIcon::Any => true,
        CombatIcon::InCombat => is_fighting,
        CombatIcon::OutOfCombat => !is_fighting,
    };
    let hand: Vec<ActionCard> = board.player(seat).hand.actions().filter(fits).collect();
    let card = *hand.get(dice.below(hand.len().max(1)))?;
    let mut aims: Vec<Aim> = Vec::new();
    cards::each_aim(board, seat, card, &mut |aim| aims.push(aim));
    let different: HashSet<_> = aims.iter().collect();
    assert_eq!(different.len(), aims.len(), "{card:?}: {aims:?}");
    let aim = *aims.get(dice.below(aims.len().max(1)))?;
    board.player_mut(seat).discard_action(card);
    cards::pay(board, seat, card, aim, &mut Log::Off);
    Some(CardAction { seat, card, aim }.into())
}

/// Somebody finds an item that nobody has seen, or a quest item, as a search and a quest will.
fn find(board: &mut Board, seat: Seat, dice: &mut Dice) {
    let player = board.player(seat);
    if player.has_inactive_quest && dice.below(8) == 0 {
        if player.has_free_hand() {
            let _ = quests::unlock(board, seat, &mut Log::Off);
        }
        return;
    }
    let unseen: Vec<ItemCard> = board.items.unseen.iter().map(|(card, _)| card).collect();
    let Some(&card) = unseen.get(dice.below(unseen.len().max(1))) else { return };
    if board.items.pile(card.back).top_known().is_none() && !card.item.print().is_heavy {
        board.items.draw(card);
        board.player_mut(seat).stow(HeavyItem::entering(card));
    }
}

/// Turns a tile up and goes there, as exploration will.
fn explore(board: &mut Board, dice: &mut Dice) {
    let rooms: Vec<RoomNumber> = lockdown::words::all_rooms().collect();
    let number = rooms[dice.below(rooms.len())];
    if !board.explored.has(number) {
        let tile = board.complex().slot(number).tile;
        let seen = board.place(number).tile.map(|tile| tile.for_rules());
        let unseen: Vec<_> =
            board.unseen_tiles.iter().map(|(room, _)| room).filter(|it| it.print().tile == tile).collect();
        let Some(room) = seen.or(unseen.get(dice.below(unseen.len().max(1))).copied()) else { return };
        if seen.is_none() {
            board.unseen_tiles.take(room);
        }
        let everybody = engine::Seats::all(Seat::MOST as u8);
        board.place_mut(number).tile = Some(engine::Known::to(everybody, room));
        board.place_mut(number).items = if room.print().is_searchable { 2 } else { 0 };
        board.explored.insert(number);
    }
    let seat = Seat(dice.below(usize::from(board.setup.players)) as u8);
    if board.player(seat).room().is_some() {
        board.player_mut(seat).whereabouts = Whereabouts::Room { room: number };
    }
}

/// Somebody draws up to five cards, as the player phase will.
fn draw(board: &mut Board, dice: &mut Dice) {
    for seat in board.active().iter() {
        let player = board.player_mut(seat);
        while player.hand.len() < 5 && player.can_draw() && dice.below(4) > 0 {
            player.renew_deck();
            let cards: Vec<_> = player.deck.kinds().collect();
            let card = cards[dice.below(cards.len())];
            player.deck.take(card);
            player.hand.add(card);
        }
    }
}

/// LOC-4.3 LOC-29.131
#[test]
fn the_table_stays_in_order_and_every_game_ends() {
    let mut endings = HashSet::new();
    for seed in 0..60 {
        let mut dice = Dice(seed);
        let players = 1 + dice.below(5) as u8;
        let mode = if players > 1 && seed % 4 == 0 { "on" } else { "off" };
        let intruders = if seed % 3 == 0 { "base" } else { "night-stalkers" };
        let options = [("intruders", intruders), ("co-operative", mode)];
        let options = &options[..if players > 1 { 2 } else { 1 }];
        let setup = Setup::read(players, options.iter().copied()).expect("there is such a set-up");
        let mut board = play_on(Lockdown::begin(&setup, &mut Log::Off), &mut dice);
        board.round = 1;
        for _ in 0..1_500 {
            if board.winners.is_some() {
                break;
            }
            explore(&mut board, &mut dice);
            draw(&mut board, &mut dice);
            if let Some(first) = next(&mut board, &mut dice) {
                board = play_on(State::new(board, first, &mut Log::Off), &mut dice);
            }
        }
        assert!(board.winners.is_some(), "seed {seed} does not end");
        endings.extend(board.ending.map(Word::index));
    }
    assert!(endings.len() >= 4, "only these endings were reached: {endings:?}");
}

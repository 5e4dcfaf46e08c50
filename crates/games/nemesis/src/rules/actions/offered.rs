//! NEM-5.1 to NEM-5.10: which actions there are, what stands against them, and what they cost.

use engine::{RuleId, Seat, rule};
use nemesis_kit::rules::crafting::each_pair;

use crate::{
    board::{Board, Held},
    content::{
        items::{RECIPES, Use},
        quests::Condition,
    },
    rules::{
        actions::{Action, Target},
        aims::Aim,
        cards, hibernation, items, rooms, self_destruct,
        traits::Rush,
    },
    words::{ActionCard, Back, CombatIcon, Component, Item, ItemCard, Room, RoomNumber, SeriousWound, Trait},
};

/// Every action that `seat` may declare now, in the order of the rulebook. NEM-5.21: nobody
/// moves carefully in combat. NEM-22.35: nobody attacks another character. NEM-9.9: fire hinders nothing.
pub fn each_action(board: &Board, seat: Seat, offer: &mut impl FnMut(Action)) {
    let player = board.player(seat);
    let Some(room) = player.room() else { return offer(Action::Pass) };
    offer(Action::Pass);
    if Rush::is_possible(board, seat) {
        offer(Action::Rush);
    }
    let is_fighting = board.swarm.is_in(room);
    let can_pay = player.hand.n_actions();

    if can_pay >= move_cost(board, seat) {
        board.open_ways(room).for_each(|(corridor, _)| offer(Action::Move { corridor }));
    }
    if can_pay >= 2 && !is_fighting {
        for (corridor, through) in board.open_ways(room) {
            // NEM-5.20, NEM-26.4
            let to = board.plan().other_end(through, room);
            if !board.plan().ways_of(to).without(board.noise).is_empty() {
                offer(Action::CarefulMove { corridor });
            }
        }
    }
    if can_pay >= 1 {
        each_attack(board, seat, room, offer);
        if !is_fighting {
            each_peaceful_basic_action(board, seat, room, offer);
        }
    }
    for card in player.hand.actions() {
        let print = card.print();
        if !print.is_reaction() && fits(print.combat, is_fighting) && can_pay > print.cost {
            cards::each_aim(board, seat, card, &mut |aim| offer(Action::Play { card, aim }));
        }
    }
    for item in item_cards(board, seat) {
        if let Some(cost) = item_cost(board, seat, item.item)
            && fits(item.item.print().combat, is_fighting)
        {
            items::each_aim(board, seat, item.item, &mut |aim| {
                if can_pay >= cost.with(aim) {
                    offer(Action::Use { item, aim });
                }
            });
        }
    }
    if can_pay >= 2 && !is_fighting {
        rooms::each_aim(board, seat, room, &mut |aim| offer(Action::UseRoom { aim }));
    }
    each_drop(board, seat, offer);
}

/// NEM-17.14: shots and blows at intruders and eggs. NEM-11.1, NEM-11.2: in the
/// own room, and in the own turn. NEM-17.19: eggs that somebody carries are no target.
fn each_attack(board: &Board, seat: Seat, room: RoomNumber, offer: &mut impl FnMut(Action)) {
    let eggs = (board.loose_eggs(room) > 0).then_some(Target::Eggs);
    let targets = || board.swarm.intruders_in(room).map(|it| Target::Figure { figure: it.id }).chain(eggs);
    if targets().next().is_none() {
        return;
    }
    for weapon in weapons(board, seat) {
        targets().for_each(|at| offer(Action::Shoot { weapon, at }));
    }
    targets().for_each(|at| offer(Action::Melee { at }));
}

/// NEM-11.4: the weapons in hand with ammo, each name once.
pub fn weapons(board: &Board, seat: Seat) -> impl Iterator<Item = Item> + '_ {
    let hands = &board.player(seat).hands;
    let loaded = move || hands.items().filter(|held| held.ammo > 0).map(|held| held.card.item);
    loaded().enumerate().filter(move |&(at, item)| loaded().take(at).all(|before| before != item)).map(|(_, item)| item)
}

/// What takes quiet. NEM-5.26: eggs of the nest lie not on the
/// floor. NEM-16.34: whoever dropped it, anybody may pick it up. NEM-31.22: a quest costs a card besides.
fn each_peaceful_basic_action(board: &Board, seat: Seat, room: RoomNumber, offer: &mut impl FnMut(Action)) {
    board.place(room).objects().for_each(|object| offer(Action::PickUp { object }));
    let crew = || board.characters_in(room).map(|seat| board.player(seat));
    if crew().count() > 1 && crew().any(|player| player.has_goods()) {
        offer(Action::Trade);
    }
    each_recipe(board, seat, None, &mut |item, one, other| offer(Action::Craft { item, one, other }));
    let player = board.player(seat);
    for (quest, _) in player.character.quests().into_iter().zip(player.inactive_quests).filter(|&(_, is)| is) {
        match quest.quest().map(|print| print.condition) {
            // NEM-26.58: a malfunction does not matter.
            Some(Condition::BeIn(there)) if board.room(room) == Some(there) => {
                offer(Action::Activate { quest, giving: None });
            }
            Some(Condition::Discard(items)) => {
                let given = item_cards(board, seat).filter(|card| items.contains(&card.item));
                given.for_each(|card| offer(Action::Activate { quest, giving: Some(card) }));
            }
            Some(Condition::BeIn(_)) | None => (),
        }
    }
}

/// NEM-5.33, NEM-36: what can be crafted of what is carried, if there is one left. NEM-32.19:
/// one yellow item may stand in for a tool.
pub fn each_recipe(
    board: &Board,
    seat: Seat,
    stand_in: Option<Component>,
    offer: &mut dyn FnMut(Item, ItemCard, ItemCard),
) {
    let serves = |card: ItemCard, component| {
        let is_tape = board.setup.duct_tape_is_tool && card.item == Item::DuctTape && component == Component::Tool;
        card.item.print().component == Some(component) || is_tape
    };
    let is_handy = board.has_trait(seat, Trait::Handyman);
    let is_yellow = |card: ItemCard| match card.back {
        Back::Yellow => true,
        Back::Starting | Back::Quest if is_handy => {
            rule!("NEM-48.2");
            true
        }
        Back::Starting | Back::Quest => false,
        Back::Red | Back::Green | Back::Blue => false,
    };
    for recipe in RECIPES {
        if board.items.crafted.count(ItemCard::new(recipe.item, Back::Blue)) == 0 {
            rule!("NEM-5.34");
            continue;
        }
        let [first, second] = recipe.of;
        let stands_in = |card: ItemCard| stand_in == Some(second) && is_yellow(card);
        let serves_second = |card: ItemCard| serves(card, second) || stands_in(card);
        each_pair(board, seat, |card| serves(card, first), serves_second, &mut |one, other| {
            offer(recipe.item, one, other);
        });
    }
}

/// What can be dropped.
fn each_drop(board: &Board, seat: Seat, offer: &mut impl FnMut(Action)) {
    rule!("NEM-4.12");
    item_cards(board, seat).for_each(|item| offer(Action::DropItem { item }));
    let [left, right] = board.player(seat).hands.0;
    for held in [Some(left), (left != right).then_some(right)].into_iter().flatten() {
        if let Held::Object(object) = held {
            offer(Action::DropObject { object });
        }
    }
}

/// The item cards that a player has, each kind once.
pub fn item_cards(board: &Board, seat: Seat) -> impl Iterator<Item = ItemCard> + '_ {
    let player = board.player(seat);
    let in_hands = move || player.hands.items().map(|held| held.card);
    let once = in_hands().enumerate().filter(move |&(at, card)| in_hands().take(at).all(|before| before != card));
    player.inventory.iter().map(|(card, _)| card).chain(once.map(|(_, card)| card))
}

/// NEM-5.7: whether something may be used now.
fn fits(icon: CombatIcon, is_fighting: bool) -> bool {
    match icon {
        CombatIcon::Any => true,
        CombatIcon::InCombat => is_fighting,
        CombatIcon::OutOfCombat => !is_fighting,
    }
}

/// NEM-42.3: what a movement costs; an escape with a wounded leg costs 2.
fn move_cost(board: &Board, seat: Seat) -> u8 {
    let limps = board.is_fighting(seat) && board.player(seat).suffers_from(SeriousWound::Leg);
    if limps {
        rule!("NEM-42.3");
        2
    } else {
        1
    }
}

/// What an item costs to use.
#[derive(Clone, Copy)]
struct ItemCost {
    cards: u8,
    /// NEM-31.16: loading the rifle with an autoloader is free.
    autoloads: bool,
    surcharge: u8,
}

impl ItemCost {
    fn with(self, aim: Aim) -> u8 {
        let is_free = self.autoloads && aim == Aim::Weapon { weapon: Item::AssaultRifle };
        self.surcharge + if is_free { 0 } else { self.cards }
    }
}

/// What the action of an item costs; nothing if it has none.
fn item_cost(board: &Board, seat: Seat, item: Item) -> Option<ItemCost> {
    let player = board.player(seat);
    let surcharge = if player.suffers_from(SeriousWound::Hand) {
        rule!("NEM-42.2");
        1
    } else {
        0
    };
    let autoloads =
        item == Item::EnergyCharge && player.hands.item(Item::AssaultRifle).is_some_and(|rifle| rifle.has_autoloader);
    match item.print().using {
        Use::Action { cost, once: _ } => {
            rule!("NEM-5.45");
            Some(ItemCost { cards: cost, autoloads, surcharge })
        }
        Use::Reaction { .. } | Use::ActionOrReaction { .. } | Use::Weapon | Use::Passive => None,
    }
}

/// NEM-5.2: how many action cards an action costs, besides the one that is played.
pub fn cost(board: &Board, seat: Seat, action: Action) -> u8 {
    match action {
        Action::Pass | Action::Rush | Action::DropItem { .. } | Action::DropObject { .. } => 0,
        Action::Move { .. } => move_cost(board, seat),
        Action::CarefulMove { .. } | Action::UseRoom { .. } => 2,
        Action::Shoot { .. }
        | Action::Melee { .. }
        | Action::PickUp { .. }
        | Action::Trade
        | Action::Craft { .. }
        | Action::Activate { .. } => 1,
        Action::Play { card, .. } => card.print().cost,
        Action::Use { item, aim } => item_cost(board, seat, item.item).map_or(0, |cost| cost.with(aim)),
    }
}

/// The rule that stands against an action that was not offered, if a rule does.
pub fn objection(board: &Board, seat: Seat, action: Action) -> Option<RuleId> {
    let player = board.player(seat);
    let room = player.room()?;
    let is_fighting = board.swarm.is_in(room);
    let icon = match action {
        Action::Play { card, .. } if !player.hand.has(card) => return None,
        Action::Use { item, .. } if !item_cards(board, seat).any(|card| card == item) => return None,
        Action::Play { card, .. } => card.print().combat,
        Action::Use { item, .. } => item.item.print().combat,
        Action::CarefulMove { .. }
        | Action::PickUp { .. }
        | Action::Trade
        | Action::Craft { .. }
        | Action::Activate { .. }
        | Action::UseRoom { .. } => CombatIcon::OutOfCombat,
        Action::Pass
        | Action::Rush
        | Action::Move { .. }
        | Action::Shoot { .. }
        | Action::Melee { .. }
        | Action::DropItem { .. }
        | Action::DropObject { .. } => CombatIcon::Any,
    };
    if !fits(icon, is_fighting) {
        let has_icon = matches!(action, Action::Play { .. } | Action::Use { .. });
        return Some(match has_icon {
            // What is for combat lacks somebody to fight.
            true if !is_fighting => RuleId("NEM-11.2"),
            true => RuleId("NEM-5.7"),
            false => RuleId("NEM-5.8"),
        });
    }
    if let Action::Move { corridor } | Action::CarefulMove { corridor } = action {
        match board.corridor(room, corridor) {
            None => return Some(RuleId("NEM-8.1")),
            Some(through) if board.is_closed(through) => return Some(RuleId("NEM-6.4")),
            Some(_) => (),
        }
    }
    let played = matches!(action, Action::Play { .. }) as u8;
    if player.hand.n_actions() < cost(board, seat, action) + played {
        return Some(RuleId("NEM-5.2"));
    }
    match action {
        Action::Play { card, .. } if card.print().is_reaction() => Some(RuleId("NEM-5.38")),
        Action::Play { card, .. } => card_objection(board, seat, card),
        Action::Use { item, .. } => item_objection(board, seat, item.item),
        Action::UseRoom { .. } if board.malfunction.has(room) => Some(RuleId("NEM-5.49")),
        Action::UseRoom { .. } => room_objection(board, seat, room),
        Action::CarefulMove { .. } => Some(RuleId("NEM-5.20")),
        Action::Trade => Some(RuleId("NEM-5.27")),
        Action::Shoot { .. } => Some(RuleId("NEM-11.4")),
        Action::Melee { .. } => Some(RuleId("NEM-11.8")),
        Action::Pass
        | Action::Rush
        | Action::Move { .. }
        | Action::PickUp { .. }
        | Action::Craft { .. }
        | Action::Activate { .. }
        | Action::DropItem { .. }
        | Action::DropObject { .. } => None,
    }
}

/// NEM-5.9: the rule that stands against a card with which nothing can be done here, whatever it is aimed at.
fn card_objection(board: &Board, seat: Seat, card: ActionCard) -> Option<RuleId> {
    let mut has_aim = false;
    cards::each_aim(board, seat, card, &mut |_| has_aim = true);
    let is_search = matches!(card, ActionCard::Search | ActionCard::Scavenging);
    (!has_aim).then_some(if is_search { RuleId("NEM-5.39") } else { RuleId("NEM-5.9") })
}

/// The same of an item that has an action at all.
fn item_objection(board: &Board, seat: Seat, item: Item) -> Option<RuleId> {
    item_cost(board, seat, item)?;
    let mut has_aim = false;
    items::each_aim(board, seat, item, &mut |_| has_aim = true);
    (!has_aim).then_some(RuleId("NEM-5.9"))
}

/// The rule that stands against the action of a room which people wait for.
fn room_objection(board: &Board, seat: Seat, room: RoomNumber) -> Option<RuleId> {
    let it = board.room(room)?;
    if it == Room::Generator {
        return self_destruct::objection(board);
    }
    if let Some(section) = it.section() {
        return board.open_pods(section).next().is_none().then_some(RuleId("NEM-18.4"));
    }
    if it == Room::Hibernatorium && !hibernation::is_open(board) {
        return Some(RuleId("NEM-17.55"));
    }
    let mut has_aim = false;
    rooms::each_aim(board, seat, room, &mut |_| has_aim = true);
    (it.print().has_action && !has_aim).then_some(RuleId("NEM-5.9"))
}

//! LOC-5.1 to LOC-5.12: which actions there are, what stands against them, and what they cost.

use engine::{RuleId, Seat, rule};
use nemesis_kit::things::Use;

use crate::{
    board::{Board, Held},
    content::complex::Exit,
    rules::{
        actions::Action,
        aims::RoomAim,
        cards,
        combat::{self, Target},
        computers, crafting, items,
        movement::{each_way, is_shut},
        quests, rooms,
    },
    words::{ActionCard, CombatIcon, CorridorNumber, Item, Room, RoomNumber, SeriousWound},
};

/// Every action that `seat` may declare now, in the order of the rulebook. LOC-1.23: nobody attacks another character.
/// LOC-9.9: fire hinders nothing.
pub fn each_action(board: &Board, seat: Seat, offer: &mut impl FnMut(Action)) {
    offer(Action::Pass);
    let player = board.player(seat);
    let Some(room) = player.room() else { return };
    let is_fighting = board.swarm.is_in(room);
    let can_pay = player.hand.n_actions();
    let mut offer_if_paid = |action: Action| {
        if can_pay >= cost(board, seat, action) + is_played(action) {
            offer(action);
        }
    };
    each_way(board, room).for_each(|(corridor, _)| offer_if_paid(Action::Move { corridor }));
    if !is_fighting {
        for (corridor, through) in each_way(board, room) {
            let to = board.plan().other_end(through, room);
            match board.plan().ways_of(to).without(board.noise).is_empty() {
                true => rule!("LOC-5.31"),
                false => offer_if_paid(Action::CarefulMove { corridor }),
            }
        }
    }
    each_attack(board, seat, room, &mut offer_if_paid);
    if !is_fighting {
        each_peaceful_basic_action(board, seat, room, &mut offer_if_paid);
    }
    for card in player.hand.actions() {
        let print = card.print();
        if !print.is_reaction() && fits(print.combat, is_fighting) {
            cards::each_aim(board, seat, card, &mut |aim| offer_if_paid(Action::Play { card, aim }));
        }
    }
    for item in player.item_cards() {
        if fits(item.item.print().combat, is_fighting) {
            items::each_aim(board, seat, item.item, &mut |aim| offer_if_paid(Action::Use { item, aim }));
        }
    }
    if !is_fighting {
        rooms::each_aim(board, seat, room, &mut |aim| offer_if_paid(Action::UseRoom { aim }));
    }
    each_drop(board, seat, offer);
}

/// LOC-11.1, LOC-19.25: shots and blows at intruders and at eggs that nobody carries.
fn each_attack(board: &Board, seat: Seat, room: RoomNumber, offer: &mut impl FnMut(Action)) {
    let eggs = (board.loose_eggs(room) > 0).then_some(Target::Eggs);
    let targets = || board.swarm.intruders_in(room).map(|it| Target::Figure { figure: it.id }).chain(eggs);
    if targets().next().is_none() {
        return;
    }
    rule!("LOC-11.1");
    for weapon in combat::weapons(board, seat) {
        targets().for_each(|at| offer(Action::Shoot { weapon, at }));
    }
    targets().for_each(|at| offer(Action::Melee { at }));
}

/// What takes quiet. LOC-5.41: eggs of the nest do not lie on the floor.
fn each_peaceful_basic_action(board: &Board, seat: Seat, room: RoomNumber, offer: &mut impl FnMut(Action)) {
    board.place(room).objects().for_each(|object| offer(Action::PickUp { object }));
    let crew = || board.characters_in(room).map(|seat| board.player(seat));
    if crew().count() > 1 && crew().any(|player| player.has_goods()) {
        offer(Action::Trade);
    }
    crafting::each_recipe(board, seat, &mut |item, one, other| offer(Action::Craft { item, one, other }));
    quests::each_price(board, seat, &mut |price| offer(Action::Unlock { price }));
    if computers::may_use(board, seat).is_ok() {
        computers::each_use(board, seat, &mut |with| offer(Action::Computer { with }));
    }
}

/// What can be dropped.
fn each_drop(board: &Board, seat: Seat, offer: &mut impl FnMut(Action)) {
    rule!("LOC-4.18");
    let player = board.player(seat);
    let may_go = player.item_cards().filter(|card| !card.item.lies_beside_the_board());
    may_go.for_each(|item| offer(Action::DropItem { item }));
    let [left, right] = player.hands.0;
    for held in [Some(left), (left != right).then_some(right)].into_iter().flatten() {
        if let Held::Object(object) = held {
            offer(Action::DropObject { object });
        }
    }
}

/// LOC-5.6: whether something may be used now.
fn fits(icon: CombatIcon, is_fighting: bool) -> bool {
    match icon {
        CombatIcon::Any => true,
        CombatIcon::InCombat => is_fighting,
        CombatIcon::OutOfCombat => !is_fighting,
    }
}

/// LOC-5.3: the card itself.
fn is_played(action: Action) -> u8 {
    matches!(action, Action::Play { .. }) as u8
}

/// LOC-5.2, LOC-38.3: how many action cards an action costs, besides the one that is played.
pub fn cost(board: &Board, seat: Seat, action: Action) -> u8 {
    match action {
        Action::Pass | Action::DropItem { .. } | Action::DropObject { .. } => 0,
        Action::Move { .. } => 1 + leg(board, seat) + knee(board, seat),
        Action::CarefulMove { .. } => 2 + knee(board, seat),
        Action::Shoot { .. } | Action::Trade | Action::Unlock { .. } | Action::Computer { .. } => 1,
        Action::Melee { .. } | Action::PickUp { .. } | Action::Craft { .. } => 1 + guts(board, seat),
        Action::Play { card, .. } => card.print().cost,
        Action::Use { item, .. } => item_cost(item.item) + hand(board, seat),
        Action::UseRoom { aim: RoomAim::EvacuateByRover } if board.player(seat).has_item(Item::RoverKey) => {
            rule!("LOC-50.4");
            0
        }
        Action::UseRoom { aim } => room_cost(aim),
    }
}

/// LOC-11.50: an escape with a wounded leg costs one more.
fn leg(board: &Board, seat: Seat) -> u8 {
    let limps = board.is_fighting(seat) && board.player(seat).suffers_from(SeriousWound::Leg);
    if limps {
        rule!("LOC-48.3");
    }
    limps.into()
}

/// So does the first movement of a round with a wounded knee, if it is the first action (LOC-28.22).
fn knee(board: &Board, seat: Seat) -> u8 {
    let player = board.player(seat);
    let limps = !player.has_acted && player.suffers_from(SeriousWound::Knee);
    if limps {
        rule!("LOC-48.8");
    }
    limps.into()
}

/// And what takes strength with a wound in the guts.
fn guts(board: &Board, seat: Seat) -> u8 {
    let is_weak = board.player(seat).suffers_from(SeriousWound::Guts);
    if is_weak {
        rule!("LOC-48.7");
    }
    is_weak.into()
}

/// And every item with a wounded hand. LOC-5.12: not what a card or an item grants.
fn hand(board: &Board, seat: Seat) -> u8 {
    let is_clumsy = board.player(seat).suffers_from(SeriousWound::Hand);
    if is_clumsy {
        rule!("LOC-48.2");
    }
    is_clumsy.into()
}

fn item_cost(item: Item) -> u8 {
    match item.print().using {
        Use::Action { cost, .. } | Use::ActionOrReaction { cost } => cost,
        Use::Reaction { .. } | Use::Weapon | Use::Passive => 0,
    }
}

/// LOC-8.11: the elevator costs one card, every other room two.
fn room_cost(aim: RoomAim) -> u8 {
    match aim {
        RoomAim::CallElevator | RoomAim::RideTo { .. } => {
            rule!("LOC-8.11");
            1
        }
        RoomAim::Nothing
        | RoomAim::Code { .. }
        | RoomAim::Room { .. }
        | RoomAim::TurnPower
        | RoomAim::StopAutodestruction
        | RoomAim::Research { .. }
        | RoomAim::DressAll
        | RoomAim::HealSerious { .. }
        | RoomAim::HealLight
        | RoomAim::SendSignal
        | RoomAim::CheckObjective { .. }
        | RoomAim::Crafted { .. }
        | RoomAim::Css { .. }
        | RoomAim::Defend { .. }
        | RoomAim::StartAlert
        | RoomAim::RideRover { .. }
        | RoomAim::EvacuateByRover
        | RoomAim::EvacuateOnFoot => 2,
    }
}

/// The rule that stands against an action that was not offered, if a rule does.
pub fn objection(board: &Board, seat: Seat, action: Action) -> Option<RuleId> {
    let player = board.player(seat);
    let room = player.room()?;
    let is_fighting = board.swarm.is_in(room);
    match action {
        Action::Play { card, .. } if !player.hand.has(card) => return None,
        Action::Use { item, .. } if !player.item_cards().any(|card| card == item) => return None,
        Action::Play { card, .. } if !fits(card.print().combat, is_fighting) => return Some(RuleId("LOC-5.6")),
        Action::Use { item, .. } if !fits(item.item.print().combat, is_fighting) => return Some(RuleId("LOC-5.6")),
        // LOC-11.55: nor any other way that takes quiet.
        Action::CarefulMove { .. } if is_fighting => return Some(RuleId("LOC-5.32")),
        Action::PickUp { .. }
        | Action::Trade
        | Action::Craft { .. }
        | Action::Unlock { .. }
        | Action::UseRoom { .. }
        | Action::Computer { .. }
            if is_fighting =>
        {
            return Some(RuleId("LOC-5.7"));
        }
        Action::Move { corridor } | Action::CarefulMove { corridor } => match board.plan().corridor(room, corridor) {
            // LOC-25.65: there is no such path here.
            None if corridor.path().is_some() => return None,
            None => return Some(no_way(board, room, corridor)),
            Some(through) if is_shut(board, through) => return Some(RuleId("LOC-6.1")),
            Some(_) => (),
        },
        Action::Pass
        | Action::Shoot { .. }
        | Action::Melee { .. }
        | Action::PickUp { .. }
        | Action::Trade
        | Action::Craft { .. }
        | Action::Unlock { .. }
        | Action::Play { .. }
        | Action::Use { .. }
        | Action::UseRoom { .. }
        | Action::Computer { .. }
        | Action::DropItem { .. }
        | Action::DropObject { .. } => (),
    }
    if player.hand.n_actions() < cost(board, seat, action) + is_played(action) {
        return Some(RuleId("LOC-5.2"));
    }
    match action {
        Action::Play { card, .. } if card.print().is_reaction() => Some(RuleId("LOC-5.73")),
        Action::Play { card, .. } => card_objection(board, seat, card),
        Action::Use { item, .. } => item_objection(board, seat, item.item),
        Action::UseRoom { aim } => room_objection(board, seat, room, aim),
        Action::Computer { .. } => computers::may_use(board, seat).err().or(Some(RuleId("LOC-18.11"))),
        Action::CarefulMove { .. } => Some(RuleId("LOC-5.31")),
        Action::Trade => Some(RuleId("LOC-5.42")),
        Action::Shoot { .. } => Some(RuleId("LOC-11.2")),
        Action::Melee { .. } => Some(RuleId("LOC-11.1")),
        Action::Craft { .. } => Some(RuleId("LOC-5.50")),
        Action::Unlock { .. } => Some(RuleId("LOC-17.61")),
        Action::Pass
        | Action::Move { .. }
        | Action::PickUp { .. }
        | Action::DropItem { .. }
        | Action::DropObject { .. } => None,
    }
}

/// LOC-8.21, LOC-25.69: why nobody walks where a number leads to.
fn no_way(board: &Board, room: RoomNumber, number: CorridorNumber) -> RuleId {
    match board.complex().exit(room, number) {
        Exit::Corridor(_) | Exit::Technical => RuleId("LOC-8.21"),
        Exit::Zone(_) => RuleId("LOC-25.69"),
    }
}

/// LOC-5.9: the rule that stands against a card with which nothing can be done here, whatever it is aimed at.
fn card_objection(board: &Board, seat: Seat, card: ActionCard) -> Option<RuleId> {
    let mut has_aim = false;
    cards::each_aim(board, seat, card, &mut |_| has_aim = true);
    // LOC-25.53: the weapons of these stayed on the ship.
    let is_of_the_ship = matches!(card, ActionCard::Reload | ActionCard::FullAuto);
    let rule = match is_of_the_ship {
        true => RuleId("LOC-25.53"),
        false if card == ActionCard::Search => RuleId("LOC-5.80"),
        false => RuleId("LOC-5.9"),
    };
    (!has_aim).then_some(rule)
}

/// The same of an item that has an action at all.
fn item_objection(board: &Board, seat: Seat, item: Item) -> Option<RuleId> {
    item.print().play?;
    let mut has_aim = false;
    items::each_aim(board, seat, item, &mut |_| has_aim = true);
    (!has_aim).then_some(RuleId("LOC-5.9"))
}

/// The rule that stands against the action of a room.
fn room_objection(board: &Board, seat: Seat, room: RoomNumber, aim: RoomAim) -> Option<RuleId> {
    let it = board.room(room)?;
    let rides = |aim: RoomAim| matches!(aim, RoomAim::RideRover { .. });
    if rides(aim) && !board.is_exit(room) {
        return None;
    }
    // LOC-19.37, LOC-19.58: these have none.
    let has_none = matches!(it, Room::ContaminatedRoom | Room::EmergencyStaircases | Room::Crossroads);
    if has_none && !aim.departs() && !rides(aim) {
        return None;
    }
    if board.malfunction.has(room) {
        return Some(RuleId("LOC-19.1"));
    }
    let rule = match it {
        Room::IsolationRoom => RuleId("LOC-20.1"),
        Room::CssRoomA | Room::CssRoomB | Room::CssRoomC => RuleId("LOC-20.10"),
        Room::VentControlRoom if board.venting.is_some() => RuleId("LOC-19.48"),
        Room::Archive
        | Room::CaveEntrance
        | Room::PowerGenerator
        | Room::Nest
        | Room::Laboratory
        | Room::EmergencyRoom
        | Room::DeconRoom
        | Room::TransmitterControlRoom
        | Room::CoolingSystem
        | Room::Surgery
        | Room::GuardRoom
        | Room::TestingLab
        | Room::VentControlRoom
        | Room::CssControlRoom
        | Room::DefenseControlRoom
        | Room::Repository
        | Room::BackupPowerSupply
        | Room::AlertRoom
        | Room::ElevatorRoom
        | Room::ContaminatedRoom
        | Room::EmergencyStaircases
        | Room::Crossroads => RuleId("LOC-5.9"),
    };
    // LOC-19.75: the way out is an action beside that of the tile.
    let mut has_alike = false;
    let is_alike = |other: RoomAim| (other.departs(), rides(other)) == (aim.departs(), rides(aim));
    rooms::each_aim(board, seat, room, &mut |other| has_alike |= is_alike(other));
    let rule = match aim.departs() {
        true if it == Room::Crossroads => RuleId("LOC-25.78"),
        true => RuleId("LOC-20.32"),
        false if rides(aim) => RuleId("LOC-25.77"),
        false => rule,
    };
    (!has_alike).then_some(rule)
}

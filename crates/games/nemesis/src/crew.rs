//! What Nemesis brings to the cards that it shares with Lockdown.

use engine::{Flow, Log, Seat, Seats, rule};
use nemesis_kit::{
    Handled, Rooms,
    crew::{CardShot, Crew, CrewAim, EventPlacementAnswer},
};

use crate::{
    Frame, Nemesis,
    board::Board,
    heard::{Happened, Heard},
    rules::{
        actions::{Target, each_recipe, item_cards},
        aims::{Aim, RoomAim},
        combat::{self, Shot},
        contamination::{self, ScanFor},
        crafting, drawing, looking, rooms, search,
    },
    words::{ActionCard, Component, Item, ItemCard, Room, RoomNumber, WeaponClass, YesNo},
};

impl Crew for Nemesis {
    type ActionCard = ActionCard;
    type Aim = Aim;
    type RoomAim = RoomAim;

    fn crew_aim(aim: Aim) -> Option<CrewAim<Item, ItemCard, RoomAim>> {
        aim.crew()
    }

    fn computers(board: &Board) -> Rooms {
        board.explored.iter().filter(|&room| board.has_computer(room)).collect()
    }

    fn is_online(board: &Board, seat: Seat, room: RoomNumber) -> bool {
        rule!("NEM-31.21");
        board.has_computer(room) || board.player(seat).hands.item(Item::HoloComputer).is_some()
    }

    fn within_earshot(board: &Board, seat: Seat, room: RoomNumber) -> Seats {
        rule!("NEM-31.11");
        let has_intercom = board.player(seat).has_item(Item::Intercom);
        let hears = |it: Seat| {
            board.player(it).room().is_some_and(|there| there == room || has_intercom && board.has_computer(there))
        };
        board.seats().filter(|&it| hears(it)).collect()
    }

    fn first_in_order(board: &Board, among: Seats) -> Option<Seat> {
        board.in_order().find(|&seat| among.has(seat))
    }

    fn is_energy_weapon(item: Item) -> bool {
        item.weapon().is_some_and(|weapon| weapon.class == WeaponClass::Energy)
    }

    fn is_assault_rifle(item: Item) -> bool {
        item == Item::AssaultRifle
    }

    fn has_loose_eggs(board: &Board, room: RoomNumber) -> bool {
        board.loose_eggs(room) > 0
    }

    fn each_item(board: &Board, seat: Seat, offer: &mut dyn FnMut(ItemCard)) {
        item_cards(board, seat).for_each(offer);
    }

    fn each_room_action(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(RoomAim)) {
        rooms::each_aim(board, seat, room, &mut |with| offer(with));
    }

    fn each_handy_recipe(board: &Board, seat: Seat, offer: &mut dyn FnMut(Item, ItemCard, ItemCard)) {
        each_recipe(board, seat, Some(Component::Tool), offer);
    }

    fn each_engine(board: &Board, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
        if board.room(room).is_some_and(|it| it.engine().is_some()) {
            rule!("NEM-17.53");
            offer(Aim::Engine);
        }
    }

    fn each_search(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
        search::each_aim(board, seat, room, offer);
    }

    fn consented(seat: Seat, answer: YesNo) -> Happened {
        Heard::Consented { seat, answer }.into()
    }

    fn event_placed(seat: Seat, answer: EventPlacementAnswer) -> Happened {
        Heard::EventPlaced { seat, answer }.into()
    }

    fn room_action(
        board: &mut Board,
        seat: Seat,
        room: RoomNumber,
        with: RoomAim,
        log: &mut Log<'_, Nemesis>,
    ) -> Flow<Frame> {
        rooms::carry_out(board, seat, room, with, log)
    }

    fn repair_engine(board: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-17.52");
        let room = board.player(seat).room().expect("whoever acts stands in a room");
        let engine = board.room(room).and_then(Room::engine).expect("the engine is in this room");
        looking::repair_engine(board, seat, engine, log)
    }

    fn give_up(board: &mut Board, seat: Seat, item: ItemCard, log: &mut Log<'_, Nemesis>) {
        board.discard_item(seat, item);
        log.push(Handled::ItemDropped { seat, item }.into());
    }

    fn spend(board: &mut Board, seat: Seat, weapon: Item, rounds: u8, log: &mut Log<'_, Nemesis>) {
        combat::spend(board, seat, weapon, rounds, log);
    }

    fn fire(board: &mut Board, seat: Seat, shot: CardShot<Nemesis>, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let CardShot { weapon, at, may_reroll, is_full_auto } = shot;
        let at = at.map_or(Target::Eggs, |figure| Target::Figure { figure });
        let rounds = match is_full_auto {
            true => board.player(seat).hands.item(weapon).map_or(0, |rifle| rifle.ammo),
            false => 1,
        };
        rule!("NEM-11.5");
        combat::spend(board, seat, weapon, rounds, log);
        combat::fire(Shot { seat, weapon, at, bonus: rounds / 2, may_reroll, follows_hit: false })
    }

    fn search(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        if board.place(room).items == 0 {
            rule!("NEM-5.44");
        }
        search::search(board, seat, room, aim, log)
    }

    fn rest(board: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        contamination::scan(board, seat, ScanFor::Rest, log)
    }

    fn draw(board: &mut Board, seat: Seat, n: u8) -> Option<Frame> {
        drawing::draw(board, seat, n)
    }

    fn craft(board: &mut Board, seat: Seat, item: Item, of: [ItemCard; 2], log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        crafting::craft(board, seat, item, of, log)
    }
}

impl From<CrewAim<Item, ItemCard, RoomAim>> for Aim {
    #[inline]
    fn from(aim: CrewAim<Item, ItemCard, RoomAim>) -> Aim {
        match aim {
            CrewAim::Nothing => Aim::Nothing,
            CrewAim::Deck { back } => Aim::Deck { back },
            CrewAim::Door { corridor } => Aim::Door { corridor },
            CrewAim::Demolish { corridor } => Aim::Demolish { corridor },
            CrewAim::Break { room } => Aim::Break { room },
            CrewAim::Repair => Aim::Repair,
            CrewAim::Extinguish => Aim::Extinguish,
            CrewAim::Ignite { giving } => Aim::Ignite { giving },
            CrewAim::Sends { seat, corridor } => Aim::Sends { seat, corridor },
            CrewAim::Together { seat, corridor } => Aim::Together { seat, corridor },
            CrewAim::Way { corridor } => Aim::Way { corridor },
            CrewAim::Shot { weapon, figure } => Aim::Shot { weapon, figure },
            CrewAim::EggShot { weapon } => Aim::EggShot { weapon },
            CrewAim::Craft { item, one, other } => Aim::Craft { item, one, other },
            CrewAim::RoomAction { room, with } => Aim::RoomAction { room, with },
        }
    }
}

impl Aim {
    /// What it says to the cards of both games.
    fn crew(self) -> Option<CrewAim<Item, ItemCard, RoomAim>> {
        Some(match self {
            Aim::Nothing => CrewAim::Nothing,
            Aim::Deck { back } => CrewAim::Deck { back },
            Aim::Door { corridor } => CrewAim::Door { corridor },
            Aim::Demolish { corridor } => CrewAim::Demolish { corridor },
            Aim::Break { room } => CrewAim::Break { room },
            Aim::Repair => CrewAim::Repair,
            Aim::Extinguish => CrewAim::Extinguish,
            Aim::Ignite { giving } => CrewAim::Ignite { giving },
            Aim::Sends { seat, corridor } => CrewAim::Sends { seat, corridor },
            Aim::Together { seat, corridor } => CrewAim::Together { seat, corridor },
            Aim::Way { corridor } => CrewAim::Way { corridor },
            Aim::Shot { weapon, figure } => CrewAim::Shot { weapon, figure },
            Aim::EggShot { weapon } => CrewAim::EggShot { weapon },
            Aim::Craft { item, one, other } => CrewAim::Craft { item, one, other },
            Aim::RoomAction { room, with } => CrewAim::RoomAction { room, with },
            Aim::Engine
            | Aim::Technical { .. }
            | Aim::Room { .. }
            | Aim::Figure { .. }
            | Aim::Eggs { .. }
            | Aim::Character { .. }
            | Aim::Weapon { .. }
            | Aim::Dress { .. }
            | Aim::Heal { .. }
            | Aim::HealLight { .. }
            | Aim::Clean
            | Aim::Pod { .. }
            | Aim::Bind
            | Aim::Research { .. }
            | Aim::Coordinates
            | Aim::Objective { .. } => return None,
        })
    }
}

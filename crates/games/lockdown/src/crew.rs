//! What Lockdown brings to the cards that it shares with Nemesis.

use engine::{Flow, Log, Seat, Seats, rule};
use nemesis_kit::{
    Rooms,
    crew::{CardShot, Crew, CrewAim, EventPlacementAnswer},
    rules::crafting,
};

use crate::{
    Frame, Lockdown,
    board::{Board, HeavyItem},
    content::items::RECIPES,
    heard::{Happened, Heard},
    rules::{
        aims::{Aim, RoomAim},
        combat::{self, Target},
        contamination::{self, ScanFor},
        drawing,
        rooms::{self, RoomAction},
        search,
    },
    words::{ActionCard, Back, Component, Item, ItemCard, RoomNumber, WeaponClass, YesNo},
};

impl Crew for Lockdown {
    type ActionCard = ActionCard;
    type Aim = Aim;
    type RoomAim = RoomAim;

    fn crew_aim(aim: Aim) -> Option<CrewAim<Item, ItemCard, RoomAim>> {
        aim.crew()
    }

    fn computers(board: &Board) -> Rooms {
        board.computers()
    }

    fn first_in_order(board: &Board, among: Seats) -> Option<Seat> {
        board.in_order().find(|&seat| among.has(seat))
    }

    fn is_energy_weapon(item: Item) -> bool {
        item.weapon().is_some_and(|weapon| weapon.class == WeaponClass::Energy)
    }

    /// LOC-25.40: the Assault Rifle is the Survivor's, who is of the Soldier's colour; no Soldier ever holds it.
    fn is_assault_rifle(_: Item) -> bool {
        false
    }

    fn has_loose_eggs(board: &Board, room: RoomNumber) -> bool {
        board.loose_eggs(room) > 0
    }

    fn each_item(board: &Board, seat: Seat, offer: &mut dyn FnMut(ItemCard)) {
        board.player(seat).item_cards().for_each(offer);
    }

    /// LOC-20.32: whoever leaves does so from the Exit Room.
    fn each_room_action(board: &Board, seat: Seat, room: RoomNumber, offer: &mut dyn FnMut(RoomAim)) {
        let is_there = board.player(seat).room() == Some(room);
        rooms::each_aim(board, seat, room, &mut |with| match is_there || !with.departs() {
            true => offer(with),
            false => rule!("LOC-29.169"),
        });
    }

    /// LOC-40.1: what Nemesis calls a tool, Lockdown calls a frame.
    fn each_handy_recipe(board: &Board, seat: Seat, offer: &mut dyn FnMut(Item, ItemCard, ItemCard)) {
        let player = board.player(seat);
        let cards = || player.item_cards();
        let serves = |card: ItemCard, component| {
            let stands_in = component == Component::Frame && card.back == Back::Yellow;
            card.item.print().component == Some(component) || stands_in
        };
        for recipe in RECIPES.iter().filter(|recipe| board.has_crafted(recipe.item)) {
            let [first, second] = recipe.of;
            for one in cards().filter(|&card| serves(card, first)) {
                for other in cards().filter(|&card| serves(card, second)) {
                    let is_twice = first == second && other < one;
                    if !is_twice && (one != other || player.inventory.count(one) > 1) {
                        offer(recipe.item, one, other);
                    }
                }
            }
        }
    }

    fn each_search(board: &Board, _: Seat, room: RoomNumber, offer: &mut dyn FnMut(Aim)) {
        search::each_deck(board, room, &mut |back| offer(Aim::Deck { back }));
    }

    fn consented(seat: Seat, answer: YesNo) -> Happened {
        Heard::Consented { seat, answer }.into()
    }

    fn event_placed(seat: Seat, answer: EventPlacementAnswer) -> Happened {
        Heard::EventPlaced { seat, answer }.into()
    }

    fn room_action(
        _: &mut Board,
        seat: Seat,
        room: RoomNumber,
        with: RoomAim,
        _: &mut Log<'_, Lockdown>,
    ) -> Flow<Frame> {
        Flow::Become(RoomAction { seat, room, aim: with }.into())
    }

    fn spend(board: &mut Board, seat: Seat, weapon: Item, rounds: u8, log: &mut Log<'_, Lockdown>) {
        combat::spend(board, seat, weapon, rounds, log);
    }

    fn fire(board: &mut Board, seat: Seat, shot: CardShot<Lockdown>, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let CardShot { weapon, at, may_reroll, is_full_auto: _ } = shot;
        let at = at.map_or(Target::Eggs, |figure| Target::Figure { figure });
        combat::fire_as(board, combat::Shot { seat, weapon, at, may_reroll, ..combat::Shot::default() })
    }

    fn search(board: &mut Board, seat: Seat, room: RoomNumber, aim: Aim, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Aim::Deck { back } = aim else { unreachable!("only what was offered is carried out") };
        search::search(board, seat, room, back, log)
    }

    fn rest(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        contamination::scan(board, seat, ScanFor::Rest, log)
    }

    fn draw(board: &mut Board, seat: Seat, n: u8) -> Option<Frame> {
        drawing::draw(board, seat, n)
    }

    fn craft(board: &mut Board, seat: Seat, item: Item, of: [ItemCard; 2], log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let made = HeavyItem::entering(ItemCard::new(item, Back::Blue));
        crafting::craft(board, seat, made, of, log)
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
            CrewAim::Ignite { giving } => Aim::IgniteFor { giving },
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
            Aim::IgniteFor { giving } => CrewAim::Ignite { giving },
            Aim::Sends { seat, corridor } => CrewAim::Sends { seat, corridor },
            Aim::Together { seat, corridor } => CrewAim::Together { seat, corridor },
            Aim::Way { corridor } => CrewAim::Way { corridor },
            Aim::Shot { weapon, figure } => CrewAim::Shot { weapon, figure },
            Aim::EggShot { weapon } => CrewAim::EggShot { weapon },
            Aim::Craft { item, one, other } => CrewAim::Craft { item, one, other },
            Aim::RoomAction { room, with } => CrewAim::RoomAction { room, with },
            Aim::Noise { .. }
            | Aim::Ignite
            | Aim::Crafted { .. }
            | Aim::Hush
            | Aim::Clamour
            | Aim::Eggs { .. }
            | Aim::CleanAll
            | Aim::Slip { .. }
            | Aim::Elevator { .. }
            | Aim::SendElevator { .. }
            | Aim::Room { .. }
            | Aim::Tiles { .. }
            | Aim::Rover { .. }
            | Aim::Figure { .. }
            | Aim::Drive { .. }
            | Aim::DriveFor { .. }
            | Aim::Character { .. }
            | Aim::Clean
            | Aim::Shed
            | Aim::Dress { .. }
            | Aim::DressFor { .. }
            | Aim::Heal { .. }
            | Aim::HealLight
            | Aim::Scan
            | Aim::Load { .. }
            | Aim::Bind
            | Aim::Research { .. }
            | Aim::Code { .. }
            | Aim::Events
            | Aim::Attacks
            | Aim::Computer { .. }
            | Aim::Lines
            | Aim::RepairAndCompute { .. }
            | Aim::TurnPower => return None,
        })
    }
}

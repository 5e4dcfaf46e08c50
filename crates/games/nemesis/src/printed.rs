//! NEM-28 to NEM-47: what is printed, for whoever draws it: both sides of the ship, rooms, cards,
//! tokens, dice and tracks.
//!
//! A client knows no rules, but it has to draw corridors before anybody walks there, and a card
//! before it is played. So this goes to it as a file that is made from the content, and never by
//! hand.

use engine::{RuleId, Word};
use nemesis_kit::{CorridorPrint, printed::Symbols};
use serde::Serialize;

use crate::{
    content::{attacks::Blood, objectives::Deed, tracks},
    words::{
        ActionCard, Attack, AttackCard, Back, Character, CombatIcon, Coordinates, CorridorNumber, Course, Destination,
        Engine, Event, Exploration, ExplorationToken, Intruder, IntruderAction, IntruderActionCard, IntruderToken,
        Item, Network, NoiseFace, Objective, ObjectiveDeck, PodNumber, Room, RoomColour, RoomNumber, Side, Tile,
        all_rooms,
    },
};

/// What is printed on boards, cards, tokens and dice. Each list is in the order of its words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Printed {
    pub ships: Vec<PrintedShip>,
    pub rooms: Vec<PrintedRoom>,
    pub engines: Vec<PrintedEngine>,
    pub pods: Vec<PrintedPod>,
    pub exploration_tokens: Vec<PrintedExploration>,
    pub noise_die: Vec<PrintedNoise>,
    pub characters: Vec<PrintedCharacter>,
    pub action_cards: Vec<PrintedActionCard>,
    pub items: Vec<Item>,
    pub item_backs: Vec<Back>,
    pub intruders: Vec<Intruder>,
    pub intruder_tokens: Vec<PrintedToken>,
    pub attacks: Vec<PrintedAttack>,
    pub attack_cards: Vec<PrintedAttackCard>,
    pub events: Vec<PrintedEvent>,
    pub intruder_cards: Vec<PrintedIntruderCard>,
    pub objectives: Vec<PrintedObjective>,
    pub coordinates: Vec<PrintedCoordinates>,
    pub tracks: PrintedTracks,
}

/// One side of the ship board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedShip {
    pub side: Side,
    pub slots: Vec<PrintedSlot>,
    pub corridors: Vec<PrintedCorridor>,
    pub entrances: Vec<PrintedEntrance>,
}

/// A place for a room.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedSlot {
    pub number: RoomNumber,
    pub tile: Tile,
    /// What is printed there, or lies there face up from the beginning (NEM-22.31).
    pub room: Option<Room>,
}

/// NEM-28.2: one number or two, the same at both ends, the lower room first.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedCorridor {
    pub rooms: [RoomNumber; 2],
    pub numbers: &'static [u8],
}

/// NEM-1.5: where a room has an entrance to technical corridors.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedEntrance {
    pub room: RoomNumber,
    pub network: Network,
    pub numbers: &'static [u8],
}

/// A room, and where its rule is.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedRoom {
    pub room: Room,
    pub colour: RoomColour,
    pub has_computer: bool,
    pub rule: RuleId,
}

/// An engine and the room in which it stands.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedEngine {
    pub engine: Engine,
    pub number: u8,
    pub room: Room,
}

/// The number on an escape pod.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedPod {
    pub pod: PodNumber,
    pub number: u8,
}

/// NEM-43: an exploration token.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedExploration {
    pub token: ExplorationToken,
    pub effect: Exploration,
    pub items: u8,
}

/// NEM-30.4: a face of the noise die, and how many of the ten show it.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedNoise {
    pub face: NoiseFace,
    pub faces: u32,
    pub number: Option<CorridorNumber>,
}

/// A character board.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedCharacter {
    pub character: Character,
    pub weapon: Item,
    pub quests: [Item; 2],
    /// The five cards of its own; everybody has the rest.
    pub cards: [ActionCard; 5],
}

/// NEM-32: an action card.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedActionCard {
    pub card: ActionCard,
    /// How many further cards it costs.
    pub cost: u8,
    pub combat: CombatIcon,
    pub is_reaction: bool,
}

/// NEM-44: a token of the bag; nobody is on the blank one.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedToken {
    pub token: IntruderToken,
    pub intruder: Option<Intruder>,
    pub number: u8,
}

/// The kinds of intruders that attack this way.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedAttack {
    pub attack: Attack,
    pub attackers: Vec<Intruder>,
}

/// NEM-37: a card of the attack deck.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedAttackCard {
    pub card: AttackCard,
    pub attack: Attack,
    /// NEM-11.19: without a number, the arrow at which an intruder retreats.
    pub blood: Option<u8>,
}

/// NEM-38: who moves at an event, and through which corridor.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedEvent {
    pub event: Event,
    pub movers: Vec<Intruder>,
    pub number: CorridorNumber,
}

/// NEM-47: a card of whoever plays the intruders.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedIntruderCard {
    pub card: IntruderActionCard,
    pub effect: IntruderAction,
    /// The corridor it moves one through; none is any.
    pub corridor: Option<CorridorNumber>,
    /// How many attack cards are drawn, to use one of them.
    pub attack_cards: u8,
}

/// NEM-40: an objective. Any one of its ways is enough; of each, all deeds.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedObjective {
    pub objective: Objective,
    pub deck: ObjectiveDeck,
    pub any_of: &'static [&'static [Deed]],
}

/// NEM-45: a coordinates card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedCoordinates {
    pub coordinates: Coordinates,
    pub courses: Vec<PrintedCourse>,
}

/// Where a course leads.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedCourse {
    pub course: Course,
    pub destination: Destination,
}

/// NEM-30: the tracks, and how many there are of what runs out.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PrintedTracks {
    pub jump: u8,
    pub hibernation_opens: u8,
    pub skull: u8,
    pub point_of_no_return: u8,
    pub fires: u32,
    pub malfunctions: u32,
    pub light_wounds: u8,
    pub serious_wounds: usize,
}

impl Printed {
    /// All that is printed.
    pub fn all() -> Printed {
        Printed {
            ships: each(PrintedShip::of),
            rooms: each(PrintedRoom::of),
            engines: each(|engine: Engine| PrintedEngine { engine, number: engine as u8 + 1, room: engine.room() }),
            pods: each(|pod: PodNumber| PrintedPod { pod, number: pod as u8 + 1 }),
            exploration_tokens: each(PrintedExploration::of),
            noise_die: each(|face: NoiseFace| PrintedNoise { face, faces: face.faces(), number: face.corridor() }),
            characters: each(PrintedCharacter::of),
            action_cards: each(PrintedActionCard::of),
            items: each(|item: Item| item),
            item_backs: each(|back: Back| back),
            intruders: each(|intruder: Intruder| intruder),
            intruder_tokens: each(PrintedToken::of),
            attacks: each(|attack: Attack| PrintedAttack { attack, attackers: kinds(attack.symbols()) }),
            attack_cards: each(PrintedAttackCard::of),
            events: each(PrintedEvent::of),
            intruder_cards: each(PrintedIntruderCard::of),
            objectives: each(PrintedObjective::of),
            coordinates: each(PrintedCoordinates::of),
            tracks: PrintedTracks {
                jump: tracks::JUMP,
                hibernation_opens: tracks::HIBERNATION_OPENS,
                skull: tracks::SKULL,
                point_of_no_return: tracks::POINT_OF_NO_RETURN,
                fires: tracks::FIRES,
                malfunctions: tracks::MALFUNCTIONS,
                light_wounds: tracks::LIGHT_WOUNDS,
                serious_wounds: tracks::SERIOUS_WOUNDS,
            },
        }
    }
}

/// What is printed for each word of a kind.
fn each<W: Word, P>(print: impl FnMut(W) -> P) -> Vec<P> {
    W::ALL.iter().copied().map(print).collect()
}

fn kinds(symbols: Symbols) -> Vec<Intruder> {
    Intruder::ALL.iter().copied().filter(|&kind| symbols.has(kind)).collect()
}

impl PrintedShip {
    fn of(side: Side) -> PrintedShip {
        let ship = side.ship();
        let slot = |number| PrintedSlot { number, tile: ship.slot(number).tile, room: ship.slot(number).fixed };
        let corridor = |(_, it): (_, &CorridorPrint)| PrintedCorridor { rooms: it.rooms, numbers: it.numbers };
        let entrances = all_rooms().flat_map(|room| {
            let slot = ship.slot(room);
            let networks = [(Network::Red, slot.red), (Network::Blue, slot.blue)];
            let there_are = networks.into_iter().filter(|(_, numbers)| !numbers.is_empty());
            there_are.map(move |(network, numbers)| PrintedEntrance { room, network, numbers })
        });
        PrintedShip {
            side,
            slots: all_rooms().map(slot).collect(),
            corridors: ship.plan.corridors().map(corridor).collect(),
            entrances: entrances.collect(),
        }
    }
}

impl PrintedRoom {
    fn of(room: Room) -> PrintedRoom {
        let print = room.print();
        PrintedRoom { room, colour: print.colour, has_computer: print.has_computer, rule: rule_of(room) }
    }
}

/// NEM-17: the row of each room in the rules.
const fn rule_of(room: Room) -> RuleId {
    RuleId(match room {
        Room::Armory => "NEM-17.1",
        Room::CommsRoom => "NEM-17.2",
        Room::EmergencyRoom => "NEM-17.3",
        Room::EvacuationSectionA => "NEM-17.4",
        Room::EvacuationSectionB => "NEM-17.5",
        Room::FireControlSystem => "NEM-17.6",
        Room::Generator => "NEM-17.7",
        Room::Laboratory => "NEM-17.8",
        Room::Nest => "NEM-17.9",
        Room::Storage => "NEM-17.10",
        Room::Surgery => "NEM-17.11",
        Room::AirlockControl => "NEM-17.25",
        Room::Cabins => "NEM-17.26",
        Room::Canteen => "NEM-17.27",
        Room::CommandCenter => "NEM-17.28",
        Room::EngineControlRoom => "NEM-17.29",
        Room::HatchControlSystem => "NEM-17.42",
        Room::MonitoringRoom => "NEM-17.43",
        Room::RoomCoveredWithSlime => "NEM-17.44",
        Room::ShowerRoom => "NEM-17.45",
        Room::Cockpit => "NEM-17.47",
        Room::Hibernatorium => "NEM-17.49",
        Room::EngineRoomOne | Room::EngineRoomTwo | Room::EngineRoomThree => "NEM-17.48",
    })
}

impl PrintedExploration {
    fn of(token: ExplorationToken) -> PrintedExploration {
        let print = token.print();
        PrintedExploration { token, effect: print.effect, items: print.items }
    }
}

impl PrintedCharacter {
    fn of(character: Character) -> PrintedCharacter {
        PrintedCharacter {
            character,
            weapon: character.weapon(),
            quests: character.quests(),
            cards: character.own_cards(),
        }
    }
}

impl PrintedActionCard {
    fn of(card: ActionCard) -> PrintedActionCard {
        let print = card.print();
        PrintedActionCard { card, cost: print.cost, combat: print.combat, is_reaction: print.is_reaction() }
    }
}

impl PrintedToken {
    fn of(token: IntruderToken) -> PrintedToken {
        let print = token.print();
        PrintedToken { token, intruder: print.intruder, number: print.number }
    }
}

impl PrintedAttackCard {
    fn of(card: AttackCard) -> PrintedAttackCard {
        let print = card.print();
        let blood = match print.blood {
            Blood::Endurance(number) => Some(number),
            Blood::Retreat => None,
        };
        PrintedAttackCard { card, attack: print.attack, blood }
    }
}

impl PrintedEvent {
    fn of(event: Event) -> PrintedEvent {
        let print = event.print();
        PrintedEvent { event, movers: kinds(print.symbols), number: print.number }
    }
}

impl PrintedIntruderCard {
    fn of(card: IntruderActionCard) -> PrintedIntruderCard {
        let print = card.print();
        PrintedIntruderCard { card, effect: print.effect, corridor: print.corridor, attack_cards: print.attack_cards }
    }
}

impl PrintedObjective {
    fn of(objective: Objective) -> PrintedObjective {
        let print = objective.print();
        PrintedObjective { objective, deck: print.deck, any_of: print.any_of }
    }
}

impl PrintedCoordinates {
    fn of(coordinates: Coordinates) -> PrintedCoordinates {
        let course = |course| PrintedCourse { course, destination: coordinates.destination(course) };
        PrintedCoordinates { coordinates, courses: each(course) }
    }
}

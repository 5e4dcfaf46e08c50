//! A corner of the board of Lockdown: a few rooms, one level without power, two people.

#![expect(unreachable_pub, reason = "the scenarios of this one binary may use all of it")]

mod kin;

use std::ops::RangeInclusive;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{
    Deck, Flow, Game, Known, List, Log, News, Pool, Question, Refused, Seat, Seats, Standing, State, Step, TableOption,
};
use nemesis_kit::{
    CarriedCard, CarriedItem, CarriedObject, CorridorPrint, Doors, Handled, Harm, Held, ItemDecks, LightWounds, Nest,
    Plan, Played, Rooms, SeriousWounds, Token, Told, Turned, Walked, Ways,
    rules::{
        actions::{ActionEnd, Declared, Deed, Payment},
        bag::{self, BagDraw, BagNoise, TokenReturn},
        base_attacks::Summoning,
        death,
        doors::DoorTaken,
        drawing::{CardDraw, HandRefill},
        encounter::{self, Encounter, EncounterDraw},
        event_phase::{self, EventAttacks, EventDraw, FireDamage},
        exploration::{Arrival, TileReveal, TokenReveal},
        hands::{HandLost, HandsFull},
        injuries::{self, RetreatDraw},
        interruption::Interruption,
        melee::MeleeRoll,
        movement::{CarefulNoise, Movement},
        noise::NoiseRoll,
        search::KeepOne,
        trade::{self, Exchange, TradeAgreement, TradeHands, TradeReply, Trading},
        turn::{Passing, TurnEnd, TurnOrder},
        wounds,
    },
    things::{
        blast::Blast,
        decoy::Lure,
        smoke::{Smoke, SmokeDiscard},
        taser::Tased,
    },
    words::{Back, ExplorationToken, FigureId, Intruder, Object, RoomNumber, WeaponClass, YesNo},
};
use serde::{Deserialize, Serialize};

engine::words! {
    /// LOC-35.40 to LOC-35.45: some tokens of the bag, by kind and numbers, lit and dark.
    pub enum StalkerToken {
        Blank,
        LarvaZeroOne,
        LarvaOneTwo,
        AdultTwoFour,
        AdultThreeFour,
        QueenFour,
    }

    /// LOC-48: two of the serious wounds.
    pub enum SeriousWound {
        Arm,
        Eyes,
    }

    /// LOC-42: some attack cards, by what is printed beside the drop of blood.
    pub enum AttackCard {
        Two,
        Five,
        Retreat,
    }

    /// LOC-43: some events, by the first number on them.
    pub enum Event {
        One,
        Three,
    }

    /// LOC-39: some items, of one card each.
    pub enum Item {
        Tape,
        Rifle,
        Shotgun,
    }

    /// LOC-34: two of the tiles.
    pub enum Tile {
        Archive,
        Nest,
    }

    /// LOC-38: two of the action cards.
    pub enum ActionCard {
        Search,
        Interruption,
    }

    /// What somebody suffers from.
    pub enum Cause {
        Attack,
        LightWounds,
        Larva,
        Fire,
        Blow,
        Blast,
        Taser,
    }
}

impl CarriedCard for Item {
    type Item = Item;

    fn item(self) -> Item {
        self
    }
    fn back(self) -> Back {
        if self == Item::Tape { Back::Yellow } else { Back::Red }
    }
    fn is_heavy(self) -> bool {
        self != Item::Tape
    }
}

/// An item with its rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Loaded {
    pub item: Item,
    pub rounds: u8,
}

impl CarriedItem for Loaded {
    type Card = Item;

    fn card(&self) -> Item {
        self.item
    }
    fn ammo(&self) -> u8 {
        self.rounds
    }
    fn capacity(&self) -> u8 {
        4
    }
    fn load(&mut self, ammo: u8) {
        self.rounds = (self.rounds + ammo).min(self.capacity());
    }
    fn is(&self, class: WeaponClass) -> bool {
        class == WeaponClass::Energy && self.item != Item::Tape
    }
    fn has_extended_magazine(&self) -> bool {
        false
    }
    fn extend_magazine(&mut self) {}
}

/// LOC-17.1: one of the objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
pub struct Egg;

impl CarriedObject for Egg {
    fn object(self) -> Object {
        Object::Egg
    }
}

impl StalkerToken {
    fn print(self) -> (Option<Intruder>, u8, u8) {
        match self {
            StalkerToken::Blank => (None, 0, 0),
            StalkerToken::LarvaZeroOne => (Some(Intruder::Larva), 0, 1),
            StalkerToken::LarvaOneTwo => (Some(Intruder::Larva), 1, 2),
            StalkerToken::AdultTwoFour => (Some(Intruder::Adult), 2, 4),
            StalkerToken::AdultThreeFour => (Some(Intruder::Adult), 3, 4),
            StalkerToken::QueenFour => (Some(Intruder::Queen), 4, 4),
        }
    }
}

impl Token for StalkerToken {
    fn intruder(self) -> Option<Intruder> {
        self.print().0
    }
}

pub type Tokens = Pool<StalkerToken, 6>;
pub type Swarm = nemesis_kit::Swarm<Tokens>;
type Meeting = encounter::Meeting<StalkerToken>;
type SetAside = bag::SetAside<StalkerToken>;
pub type WoundCards = Pool<SeriousWound, 2>;
pub type WoundDeck = nemesis_kit::WoundDeck<WoundCards>;
pub type Hands = nemesis_kit::Hands<Loaded, Egg>;
pub type Items = Pool<Item, 3>;
pub type Goods = trade::Goods<Item, Egg>;
pub type Deal = trade::Deal<Item, Egg>;
pub type Wounds = wounds::Wounds<Cause>;
type WoundDraw = wounds::WoundDraw<Cause>;
pub type InjuryCheck = injuries::InjuryCheck<AttackCard>;
type EnduranceDraw = injuries::EnduranceDraw<AttackCard>;
type AttackDeck = Deck<AttackCard, 3, 6>;
type EventDeck = Deck<Event, 2, 2>;
type Death = death::Death<Cause>;
pub type EventCard = event_phase::EventCard<Event>;
type EventEnd = event_phase::EventEnd<Event>;

/// LOC-31.3: 35 corridors, of which these are here; the technical space comes after them.
pub static CORNER: Plan = Plan::printed(
    35,
    &[corridor(1, 2, &[1]), corridor(1, 4, &[2]), corridor(2, 3, &[2, 3, 4]), corridor(4, 6, &[1, 4])],
)
.with_entrance(RoomNumber(1), &[3, 4], 0)
.with_entrance(RoomNumber(6), &[2, 3], 0);

const fn corridor(one: u8, other: u8, numbers: &'static [u8]) -> CorridorPrint {
    CorridorPrint { rooms: [RoomNumber(one), RoomNumber(other)], numbers }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Player {
    pub room: RoomNumber,
    pub cards: u8,
    pub has_slime: bool,
    pub light_wounds: LightWounds,
    pub serious_wounds: SeriousWounds<SeriousWound>,
    pub is_dead: bool,
    pub has_larva: bool,
    /// Contamination cards on the discard pile.
    pub contaminations: u8,
    /// LOC-48.1: whether something has to be dropped.
    pub has_lost_a_hand: bool,
    /// LOC-16.13: how often a flashlight can still be switched on.
    pub charges: u8,
    /// LOC-16.14: whether it has been switched on or left off on this occasion.
    pub has_light: Option<bool>,
    pub hands: Hands,
    pub pockets: Items,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Board {
    pub setup: Setup,
    pub players: [Player; 2],
    pub noise: Ways,
    pub doors: Doors,
    pub fire: Rooms,
    pub malfunction: Rooms,
    pub swarm: Swarm,
    pub wounds: WoundDeck,
    pub attacks: AttackDeck,
    pub events: EventDeck,
    pub carcasses: Rooms,
    pub queen_is_dead: bool,
    /// LOC-44.5: whether whoever attacks knows of soft organs.
    pub has_soft_organs: bool,
    /// How many contamination cards are in their deck.
    pub contaminations: u8,
    pub has_power: bool,
    pub has_met_intruders: bool,
    pub is_lost: bool,
    pub on_turn: Seat,
    pub actions_left: u8,
    pub is_unlimited: bool,
    pub declared: Option<YesNo>,
    pub has_passed: [bool; 2],
    pub items: ItemDecks<Item, Items>,
    pub found: List<Item, 3>,
    pub incoming: Held<Loaded, Egg>,
    pub deal: Deal,
    /// LOC-1.4: one room has not been explored, and may be.
    pub explored: Rooms,
    pub tile: Option<Known<Tile>>,
    pub token: Option<Known<ExplorationToken>>,
    pub counter: u8,
    pub unseen_tiles: Pool<Tile, 2>,
    pub unseen_tokens: Pool<ExplorationToken, 15>,
    pub event_in_play: Option<Event>,
    pub nest: Nest,
    /// LOC-17.41: where eggs lie.
    pub eggs: Rooms,
}

impl Board {
    pub fn new() -> Board {
        let player = |room| Player {
            room: RoomNumber(room),
            cards: 5,
            has_slime: false,
            light_wounds: LightWounds::default(),
            serious_wounds: SeriousWounds::new(),
            is_dead: false,
            has_larva: false,
            contaminations: 0,
            has_lost_a_hand: false,
            charges: 0,
            has_light: None,
            hands: Hands::default(),
            pockets: Items::new(),
        };
        let mut swarm = Swarm::default();
        swarm.bag.add(StalkerToken::Blank);
        swarm.pool = Pool::of(|token: StalkerToken| (token != StalkerToken::Blank) as u8);
        Board {
            setup: Setup {},
            players: [player(1), player(3)],
            noise: Ways::NONE,
            doors: Doors::default(),
            fire: Rooms::NONE,
            malfunction: Rooms::NONE,
            swarm,
            wounds: WoundDeck::full(Pool::of(|_| 3)),
            attacks: Deck::of(|_| 2),
            events: Deck::of(|_| 1),
            carcasses: Rooms::NONE,
            queen_is_dead: false,
            has_soft_organs: false,
            contaminations: 1,
            has_power: true,
            has_met_intruders: false,
            is_lost: false,
            on_turn: Seat(0),
            actions_left: 0,
            is_unlimited: false,
            declared: None,
            has_passed: [false; 2],
            items: ItemDecks::full(|_| 1),
            found: List::new(),
            incoming: Held::Nothing,
            deal: Deal::default(),
            explored: [1, 2, 3, 4].into_iter().map(RoomNumber).collect(),
            tile: None,
            token: None,
            counter: 0,
            unseen_tiles: Pool::of(|_| 1),
            unseen_tokens: Pool::of(|token: ExplorationToken| token.print().copies),
            event_in_play: None,
            nest: Nest::of(1, 2),
            eggs: Rooms::NONE,
        }
    }

    /// LOC-16.10, LOC-16.12: whether a character is in darkness, and no light helps.
    fn is_dark(&self, seat: Seat) -> bool {
        !self.has_power && self.players[seat.index()].has_light != Some(true)
    }
}

/// Something that happened, as it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, News)]
#[serde(tag = "heard", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[news(FirstEncounter)]
#[within(Told | Harm | Turned | Handled | Walked)]
pub enum Heard {
    FirstEncounter {},
    InTurn {
        seat: Seat,
    },
    LitUp {
        seat: Seat,
    },
    #[serde(untagged)]
    Told(Told<StalkerToken>),
    #[serde(untagged)]
    Harm(Harm<SeriousWound, Cause>),
    #[serde(untagged)]
    Turned(Turned<AttackCard, Event>),
    #[serde(untagged)]
    Handled(Handled<Item, Item, Egg>),
    #[serde(untagged)]
    Walked(Walked<Tile>),
}

impl From<Played<ActionCard, ActionCard>> for Heard {
    fn from(played: Played<ActionCard, ActionCard>) -> Heard {
        match played {
            Played::FirstPlayerChanged { seat }
            | Played::TurnBegan { seat }
            | Played::TurnEnded { seat }
            | Played::Passed { seat }
            | Played::CardDrawn { seat, .. }
            | Played::CardDiscarded { seat, .. }
            | Played::ActionCardDiscarded { seat, .. }
            | Played::Interrupted { seat, .. } => Heard::InTurn { seat },
        }
    }
}

impl From<Walked<Tile>> for Heard {
    fn from(walked: Walked<Tile>) -> Heard {
        Heard::Walked(walked)
    }
}

impl From<Handled<Item, Item, Egg>> for Heard {
    fn from(handled: Handled<Item, Item, Egg>) -> Heard {
        Heard::Handled(handled)
    }
}

impl From<Turned<AttackCard, Event>> for Heard {
    fn from(turned: Turned<AttackCard, Event>) -> Heard {
        Heard::Turned(turned)
    }
}

impl From<Harm<SeriousWound, Cause>> for Heard {
    fn from(harm: Harm<SeriousWound, Cause>) -> Heard {
        Heard::Harm(harm)
    }
}

impl From<Told<StalkerToken>> for Heard {
    fn from(told: Told<StalkerToken>) -> Heard {
        Heard::Told(told)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Corner;

engine::rules! {
    for Corner;
    steps { Quiet, Encounter, Meeting, SetAside, Wounds, Death, InjuryCheck, Exchange, HandRefill, TurnOrder, TurnEnd, Declared, Deed, ActionEnd, Movement, Arrival, EventAttacks, FireDamage, EventCard, EventEnd, BagNoise, Blast, Lure, Tased, Smoke }
    questions { SurpriseAttack, LightSource, DoorTaken, HandsFull, HandLost, KeepOne, Trading, TradeReply, TradeAgreement, TradeHands, CarefulNoise, Passing, Payment, Interruption, SmokeDiscard }
    rolls { CardDraw, NoiseRoll, EncounterDraw, TokenReturn, WoundDraw, EnduranceDraw, RetreatDraw, TileReveal, TokenReveal, EventDraw, BagDraw, MeleeRoll, Summoning }
}

/// Nothing goes on.
#[engine::frame]
pub struct Quiet {}

impl Step<Corner> for Quiet {
    fn go_on(self, _: &mut Board, _: &mut Log<'_, Corner>) -> Flow<Frame> {
        Flow::Done
    }
}

/// LOC-12.1: an attack, which is only waited for.
#[engine::frame]
pub struct SurpriseAttack {
    pub attacker: FigureId,
    pub on: Seat,
}

impl Question<Corner> for SurpriseAttack {
    type Answer = YesNo;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.on)
    }
    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        offer(YesNo::Yes);
    }
    fn answered(self, _: &mut Board, _: Seat, _: YesNo, _: &mut Log<'_, Corner>) -> Flow<Frame> {
        Flow::Done
    }
}

/// LOC-16.14: a light is offered after the token is seen.
#[engine::frame]
pub struct LightSource {
    pub seat: Seat,
}

impl Question<Corner> for LightSource {
    type Answer = YesNo;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }
    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        [YesNo::No, YesNo::Yes].into_iter().for_each(offer);
    }
    fn answered(self, board: &mut Board, seat: Seat, answer: YesNo, log: &mut Log<'_, Corner>) -> Flow<Frame> {
        let player = &mut board.players[seat.index()];
        player.has_light = Some(answer == YesNo::Yes);
        if answer == YesNo::Yes {
            player.charges -= 1;
            log.push(Heard::LitUp { seat });
        }
        Flow::Done
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, BorshSerialize, BorshDeserialize)]
pub struct Setup {}

impl engine::Setup for Setup {
    const PLAYERS: RangeInclusive<u8> = 2..=2;
    const OPTIONS: &'static [TableOption] = &[];

    fn standard(_: u8) -> Setup {
        Setup {}
    }
    fn players(&self) -> u8 {
        2
    }
    fn value(&self, _: usize) -> usize {
        0
    }
    fn set_value(&mut self, _: usize, _: usize) {}
}

impl Game for Corner {
    const NAME: &'static str = "corner";
    const RULES_VERSION: u16 = 1;
    const DIGEST_VERSION: u16 = 1;
    const ROUNDS_AMONG_BOTS: u16 = 15;

    type Setup = Setup;
    type Board = Board;
    type Frame = Frame;
    type Choice = Choice;
    type Outcome = Outcome;
    type Event = Heard;
    type Ending = ();

    fn begin(_: &Setup, log: &mut Log<'_, Self>) -> State<Self> {
        State::new(Board::new(), Quiet {}, log)
    }
    fn setup(board: &Board) -> &Setup {
        &board.setup
    }
    fn round(_: &Board) -> u16 {
        1
    }
    fn resign(_: &mut Board, _: &[Frame], _: Seat, _: &mut Log<'_, Self>) -> Result<Option<Flow<Frame>>, Refused> {
        Err(Refused::NotAsked)
    }
    fn default_answer(_: &State<Self>, _: Seat) -> Option<Choice> {
        None
    }
    fn standings(_: &Board) -> Vec<Standing> {
        Vec::new()
    }
    fn ending(_: &Board) -> Option<()> {
        None
    }
}

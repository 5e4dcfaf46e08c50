//! A corner of the board of Lockdown: a few rooms, one level without power, two people.

#![expect(unreachable_pub, reason = "the scenarios of this one binary may use all of it")]

use std::ops::RangeInclusive;

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Game, Log, News, Pool, Question, Refused, Seat, Seats, Standing, State, Step, TableOption, rule};
use nemesis_kit::{
    Aboard, Book, CorridorPrint, Doors, Harm, Kin, LightWounds, Marker, Plan, Rooms, SeriousWounds, Token, Told, Way,
    Ways,
    rules::{
        bag::{self, TokenReturn},
        death,
        doors::DoorTaken,
        encounter::{self, Encounter, EncounterDraw},
        noise::NoiseRoll,
        wounds,
    },
    words::{FigureId, Intruder, RoomNumber, YesNo},
};
use serde::Serialize;

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

    /// What somebody suffers from.
    pub enum Cause {
        Attack,
        LightWounds,
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
pub type Wounds = wounds::Wounds<Cause>;
type WoundDraw = wounds::WoundDraw<Cause>;
type Death = death::Death<Cause>;

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
    /// LOC-48.1: whether something has to be dropped.
    pub has_lost_a_hand: bool,
    /// LOC-16.13: how often a flashlight can still be switched on.
    pub charges: u8,
    /// LOC-16.14: whether it has been switched on or left off on this occasion.
    pub has_light: Option<bool>,
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
    pub has_power: bool,
    pub has_met_intruders: bool,
    pub is_lost: bool,
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
            has_lost_a_hand: false,
            charges: 0,
            has_light: None,
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
            has_power: true,
            has_met_intruders: false,
            is_lost: false,
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
#[within(Told | Harm)]
pub enum Heard {
    FirstEncounter {},
    LitUp {
        seat: Seat,
    },
    #[serde(untagged)]
    Told(Told<StalkerToken>),
    #[serde(untagged)]
    Harm(Harm<SeriousWound, Cause>),
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
    steps { Quiet, Encounter, Meeting, SetAside, Wounds, Death }
    questions { SurpriseAttack, LightSource, DoorTaken }
    rolls { NoiseRoll, EncounterDraw, TokenReturn, WoundDraw }
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

impl Kin for Corner {
    const BOOK: Book = Book::Lockdown;
    const DOORS: u32 = 11;
    const LIGHT_WOUNDS: Cause = Cause::LightWounds;

    fn surprise(board: &Board, seat: Seat, token: StalkerToken) -> u8 {
        let (_, lit, dark) = token.print();
        if board.is_dark(seat) {
            rule!("LOC-10.7");
            return dark;
        }
        lit
    }

    fn breaks_doors(_: &Board, _: Intruder) -> bool {
        true
    }

    fn most_fires(_: &Board) -> u32 {
        12
    }

    fn most_malfunctions(_: &Board) -> u32 {
        10
    }

    fn may_malfunction(_: &Board, _: RoomNumber) -> bool {
        true
    }

    fn before_surprise(board: &mut Board, seat: Seat, log: &mut Log<'_, Corner>) -> Option<Frame> {
        if !std::mem::replace(&mut board.has_met_intruders, true) {
            rule!("LOC-21.1");
            log.push(Heard::FirstEncounter {});
        }
        let Player { charges, has_light, .. } = board.players[seat.index()];
        (board.is_dark(seat) && has_light.is_none() && charges > 0).then(|| LightSource { seat }.into())
    }

    fn surprise_attack(attacker: FigureId, on: Seat) -> Frame {
        SurpriseAttack { attacker, on }.into()
    }

    fn door_gave_way(_: &mut Board, _: Way, _: &mut Log<'_, Corner>) {}

    fn out_of_markers(board: &mut Board, _: Marker, _: &mut Log<'_, Corner>) -> Flow<Frame> {
        board.is_lost = true;
        Flow::Done
    }

    fn wound_suffered(board: &mut Board, seat: Seat, wound: SeriousWound, _: &mut Log<'_, Corner>) -> Flow<Frame> {
        board.players[seat.index()].has_lost_a_hand |= wound == SeriousWound::Arm;
        Flow::Done
    }

    fn death(board: &mut Board, seat: Seat, by: Cause, log: &mut Log<'_, Corner>) -> Flow<Frame> {
        rule!("LOC-14.8");
        let player = &mut board.players[seat.index()];
        player.is_dead = true;
        log.push(Harm::Died { seat, room: Some(player.room), by }.into());
        Flow::Done
    }
}

impl Aboard for Board {
    type Tokens = Tokens;
    type Wounds = WoundCards;
    type Cause = Cause;

    fn plan(&self) -> &'static Plan {
        &CORNER
    }
    fn noise(&self) -> Ways {
        self.noise
    }
    fn noise_mut(&mut self) -> &mut Ways {
        &mut self.noise
    }
    fn doors(&self) -> Doors {
        self.doors
    }
    fn doors_mut(&mut self) -> &mut Doors {
        &mut self.doors
    }
    fn fire(&self) -> Rooms {
        self.fire
    }
    fn fire_mut(&mut self) -> &mut Rooms {
        &mut self.fire
    }
    fn malfunction(&self) -> Rooms {
        self.malfunction
    }
    fn malfunction_mut(&mut self) -> &mut Rooms {
        &mut self.malfunction
    }
    fn swarm(&self) -> &Swarm {
        &self.swarm
    }
    fn swarm_mut(&mut self) -> &mut Swarm {
        &mut self.swarm
    }
    fn room_of(&self, seat: Seat) -> Option<RoomNumber> {
        Some(self.players[seat.index()].room)
    }
    fn room_for_noise(&self, seat: Seat) -> Option<RoomNumber> {
        self.room_of(seat)
    }
    fn has_character(&self, room: RoomNumber) -> bool {
        self.players.iter().any(|player| player.room == room)
    }
    fn hand_size(&self, seat: Seat) -> u8 {
        self.players[seat.index()].cards
    }
    fn has_slime(&self, seat: Seat) -> bool {
        self.players[seat.index()].has_slime
    }
    fn slime_mut(&mut self, seat: Seat) -> &mut bool {
        &mut self.players[seat.index()].has_slime
    }
    fn is_active(&self, seat: Seat) -> bool {
        !self.players[seat.index()].is_dead
    }
    fn light_wounds_mut(&mut self, seat: Seat) -> &mut LightWounds {
        &mut self.players[seat.index()].light_wounds
    }
    fn serious_wounds(&self, seat: Seat) -> &SeriousWounds<SeriousWound> {
        &self.players[seat.index()].serious_wounds
    }
    fn serious_wounds_mut(&mut self, seat: Seat) -> &mut SeriousWounds<SeriousWound> {
        &mut self.players[seat.index()].serious_wounds
    }
    fn wounds(&self) -> &WoundDeck {
        &self.wounds
    }
    fn wounds_mut(&mut self) -> &mut WoundDeck {
        &mut self.wounds
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

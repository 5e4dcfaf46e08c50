//! The game as a whole: every rule that may have to wait, listed.

use engine::{Flow, Game, Log, Refused, Seat, Standing, State};

use crate::{
    Setup,
    board::Board,
    heard::Happened,
    rules::{
        absent,
        actions::*,
        airlock::*,
        attack::*,
        bag::*,
        cards::{Consent, CoveringWeapon, DrawEach, Follower, risk::*},
        combat::*,
        contamination::*,
        death::*,
        doors::*,
        drawing::*,
        encounter::*,
        ending::{self, CoordinatesReveal, EngineReveal, FinalDraw, VictoryCheck},
        event_phase::*,
        events::*,
        exploration::*,
        first_encounter::*,
        hands::*,
        hibernation::*,
        injuries::*,
        interruption::*,
        intruder_player::*,
        items::{alcohol::*, blast::*, decoy::*, drugs::*, orbit::*, plans::*, smoke::*, taser::*},
        looking::*,
        movement::*,
        noise::*,
        pods::*,
        rooms::{airlock_control::*, command_center::*, fire_control::*, looks::*, research::*},
        round::*,
        search::*,
        table_setup::*,
        trade::*,
        traits::*,
        turn::*,
        wounds::*,
    },
    words::Ending,
};

/// Nemesis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Nemesis;

// What is hidden is on the board, in `Scratch`: no rule under way hides anything.
engine::rules! {
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    for Nemesis;
    steps {
        SetUp, RoundStart, HandRefill, TurnOrder, Declared, Deed, ActionEnd, TurnEnd, PlayerPhaseEnd, Airlock,
        Movement, Arrival, Encounter, Meeting, IntruderAttack, AttackEffect, InjuryCheck, Wounds, Death, LarvaDeath,
        Find, PodDoor, Hibernation, EventPhase, EventAttacks, FireDamage, EventCard, EventEffect, EventEnd,
        TechnicalNoise, EclosionDeaths, Eclosion, BagNoise, VictoryCheck, IntruderAttackDraw, Planning,
        DrawEach, Follower, Blast, Lure, Jolt, SecondPlan, Smoke, Tased, AirlockDoors, Flood, Repelled, FurtherLook,
        Rush, SetAside, Exchange,
    }
    questions {
        Draft, Turn, Payment, Interruption, Passing, PodTurn, CarefulNoise, MotionScanner, ObjectiveChoice,
        AttackReaction, ShotReroll, ExtraRound, HandsFull, HandLost, KeepOne, DoorTaken, EngineOrder, PodBoarding,
        Trading, TradeReply, TradeAgreement, TradeHands, IntruderTurn, AttackChoice, PlannedEvent, Consent,
        CoveringWeapon, EventPlacement, AlcoholCard, MilitaryDrugs, ForcedPass, SecondTile, SmokeDiscard, DoorsOf,
        FurtherShot, Authorization,
    }
    rolls {
        PodDraw, BagFill, NumberDeal, ObjectiveDeal, CommonObjective, DraftDraw, CardDraw, TileReveal, TokenReveal,
        NoiseRoll, NoiseReroll, EncounterDraw, TokenReturn, BagDraw, Summoning, AttackDraw, EnduranceDraw, AttackLook,
        RetreatDraw, EventDraw, PlanningDraw, EventLook, ShotRoll, MeleeRoll, WoundDraw, Scan, AlcoholScan,
        EclosionDraw, FinalDraw, ItemDraw, Look, Research, IntruderCardDraw, EngineReveal, CoordinatesReveal,
    }
}

impl Game for Nemesis {
    const NAME: &'static str = "nemesis";
    const RULES_VERSION: u16 = 2;
    const DIGEST_VERSION: u16 = 2;
    /// NEM-4.38: the ship jumps in the fifteenth event phase.
    const ROUNDS_AMONG_BOTS: u16 = 15;

    type Setup = Setup;
    type Board = Board;
    type Frame = Frame;
    type Choice = Choice;
    type Outcome = Outcome;
    type Event = Happened;
    type Ending = Ending;

    fn begin(setup: &Setup, log: &mut Log<'_, Self>) -> State<Self> {
        State::new(Board::new(*setup), SetUp {}, log)
    }

    fn setup(board: &Board) -> &Setup {
        &board.setup
    }

    fn round(board: &Board) -> u16 {
        board.round
    }

    fn resign(
        board: &mut Board,
        under_way: &[Frame],
        seat: Seat,
        log: &mut Log<'_, Self>,
    ) -> Result<Option<Flow<Frame>>, Refused> {
        ending::resign(board, under_way, seat, log)
    }

    fn keep_memories(board: &mut Board, taken_back: &Board) {
        board.keep_memories(taken_back);
    }

    fn default_answer(state: &State<Self>, seat: Seat) -> Option<Choice> {
        absent::answer(state, seat)
    }

    fn standings(board: &Board) -> Vec<Standing> {
        ending::standings(board)
    }

    fn ending(board: &Board) -> Option<Ending> {
        board.ending
    }
}

//! The game as a whole: every rule that may have to wait, listed.

use engine::{Flow, Game, Log, Refused, Seat, Standing, State};

use crate::{
    Setup,
    board::{Board, Card, Passage},
    heard::Happened,
    rules::{
        absent,
        actions::{Action, ActionEnd, Declared, Deed, Payment},
        airlock::Airlock,
        attack::{AttackDraw, AttackEffect, AttackReaction, IntruderAttack, Reaction, Summoning},
        bag::{BagDraw, BagNoise, SetAside, TokenReturn},
        cards::{
            cover::{Consent, CoveringWeapon, Follower},
            drawing_together::DrawEach,
            risk::{EventLook, EventPlacement, EventPlacementAnswer},
        },
        combat::{ExtraRound, MeleeRoll, ShotReroll, ShotRoll},
        contamination::{LarvaDeath, Scan},
        death::Death,
        doors::DoorTaken,
        drawing::CardDraw,
        encounter::{Encounter, EncounterDraw, Meeting},
        ending::{self, CoordinatesReveal, EngineReveal, FinalDraw, VictoryCheck},
        event_phase::{EventAttacks, EventCard, EventDraw, EventEnd, EventPhase, FireDamage},
        events::{Eclosion, EclosionDeaths, EclosionDraw, EventEffect, TechnicalNoise},
        exploration::{Arrival, TileReveal, TokenReveal},
        first_encounter::ObjectiveChoice,
        hands::{HandAnswer, HandLost, HandsFull},
        hibernation::Hibernation,
        injuries::{EnduranceDraw, InjuryCheck, RetreatDraw},
        interruption::Interruption,
        intruder_player::{
            AttackChoice, AttackLook, IntruderAttackDraw, IntruderCardDraw, IntruderTurn, IntruderTurnAnswer,
            PlannedEvent, Planning, PlanningDraw,
        },
        items::{
            alcohol::{AlcoholCard, AlcoholScan},
            blast::Blast,
            decoy::Lure,
            drugs::{DrugsAnswer, MilitaryDrugs},
            orbit::{ForcedPass, Jolt},
            plans::{SecondPlan, SecondTile},
            smoke::{Smoke, SmokeDiscard},
            taser::Tased,
        },
        looking::{EngineOrder, Look, Shown},
        movement::{CarefulNoise, Movement},
        noise::{MotionScanner, MotionScannerAnswer, NoiseReroll, NoiseRoll},
        pods::{PodAnswer, PodBoarding, PodDoor, PodTurn, PodTurnAnswer},
        rooms::{
            airlock_control::AirlockDoors,
            command_center::{DoorsAnswer, DoorsOf},
            fire_control::{Flood, Repelled},
            looks::FurtherLook,
            research::Research,
        },
        round::{HandRefill, PlayerPhaseEnd, RoundStart},
        search::{Find, ItemDraw, KeepOne},
        table_setup::{
            BagFill, CommonObjective, Draft, DraftDraw, NumberDeal, ObjectiveDeal, PlayerNumber, PodDraw, SetUp,
        },
        trade::{Exchange, TradeAgreement, TradeHands, TradeReply, TradeReplyAnswer, Trading, TradingAnswer},
        traits::{Authorization, FurtherShot, Rush},
        turn::{Passing, PassingAnswer, Turn, TurnEnd, TurnOrder},
        wounds::{WoundDraw, Wounds},
    },
    words::{
        ActionCard, AttackCard, Character, CombatFace, Contamination, Coordinates, CorridorNumber, Ending, EngineToken,
        Event, ExplorationToken, IntruderActionCard, IntruderToken, Item, ItemCard, NoiseFace, Objective, PodNumber,
        Room, RoomNumber, SeriousWound, Weakness, YesNo,
    },
};

/// Nemesis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Nemesis;

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
        Draft: Character,
        Turn: Action,
        Payment: ActionCard,
        Interruption: YesNo,
        Passing: PassingAnswer,
        PodTurn: PodTurnAnswer,
        CarefulNoise: CorridorNumber,
        MotionScanner: MotionScannerAnswer,
        ObjectiveChoice: Objective,
        AttackReaction: Reaction,
        ShotReroll: YesNo,
        ExtraRound: YesNo,
        HandsFull: HandAnswer,
        HandLost: HandAnswer,
        KeepOne: ItemCard,
        DoorTaken: Passage,
        EngineOrder: YesNo,
        PodBoarding: PodAnswer,
        Trading: TradingAnswer,
        TradeReply: TradeReplyAnswer,
        TradeAgreement: YesNo,
        TradeHands: HandAnswer,
        IntruderTurn: IntruderTurnAnswer,
        AttackChoice: AttackCard,
        PlannedEvent: Event,
        Consent: YesNo,
        CoveringWeapon: Item,
        EventPlacement: EventPlacementAnswer,
        AlcoholCard: Card,
        MilitaryDrugs: DrugsAnswer,
        ForcedPass: PassingAnswer,
        SecondTile: RoomNumber,
        SmokeDiscard: Option<ActionCard>,
        DoorsOf: DoorsAnswer,
        FurtherShot: YesNo,
        Authorization: Option<Passage>,
    }
    rolls {
        PodDraw: PodNumber,
        BagFill: IntruderToken,
        NumberDeal: PlayerNumber,
        ObjectiveDeal: Objective,
        CommonObjective: Objective,
        DraftDraw: Character,
        CardDraw: Card,
        TileReveal: Room,
        TokenReveal: ExplorationToken,
        NoiseRoll: NoiseFace,
        NoiseReroll: NoiseFace,
        EncounterDraw: IntruderToken,
        TokenReturn: IntruderToken,
        BagDraw: IntruderToken,
        Summoning: IntruderToken,
        AttackDraw: AttackCard,
        EnduranceDraw: AttackCard,
        AttackLook: AttackCard,
        RetreatDraw: Event,
        EventDraw: Event,
        PlanningDraw: Event,
        EventLook: Event,
        ShotRoll: CombatFace,
        MeleeRoll: CombatFace,
        WoundDraw: SeriousWound,
        Scan: Contamination,
        AlcoholScan: Contamination,
        EclosionDraw: Card,
        FinalDraw: Card,
        ItemDraw: ItemCard,
        Look: Shown,
        Research: Weakness,
        IntruderCardDraw: IntruderActionCard,
        EngineReveal: EngineToken,
        CoordinatesReveal: Coordinates,
    }
}

// What is hidden is on the board, in `Scratch`: a rule under way hides nothing.
engine::public_frames! {
    SetUp, RoundStart, HandRefill, TurnOrder, Declared, Deed, ActionEnd, TurnEnd, PlayerPhaseEnd, Airlock,
    Movement, Arrival, Encounter, Meeting, IntruderAttack, AttackEffect, InjuryCheck, Wounds, Death, LarvaDeath,
    Find, PodDoor, Hibernation, EventPhase, EventAttacks, FireDamage, EventCard, EventEffect, EventEnd,
    TechnicalNoise, EclosionDeaths, Eclosion, BagNoise, VictoryCheck, IntruderAttackDraw, Planning,
    DrawEach, Follower, Blast, Lure, Jolt, SecondPlan, Smoke, Tased, AirlockDoors, Flood, Repelled, FurtherLook,
    Rush, SetAside, Exchange,
    Draft, Turn, Payment, Interruption, Passing, PodTurn, CarefulNoise, MotionScanner, ObjectiveChoice,
    AttackReaction, ShotReroll, ExtraRound, HandsFull, HandLost, KeepOne, DoorTaken, EngineOrder, PodBoarding,
    Trading, TradeReply, TradeAgreement, TradeHands, IntruderTurn, AttackChoice, PlannedEvent, Consent, CoveringWeapon,
    EventPlacement, AlcoholCard, MilitaryDrugs, ForcedPass, SecondTile, SmokeDiscard, DoorsOf, FurtherShot,
    Authorization,
    PodDraw, BagFill, NumberDeal, ObjectiveDeal, CommonObjective, DraftDraw, CardDraw, TileReveal, TokenReveal,
    NoiseRoll, NoiseReroll, EncounterDraw, TokenReturn, BagDraw, Summoning, AttackDraw, EnduranceDraw, AttackLook,
    RetreatDraw, EventDraw, PlanningDraw, EventLook, ShotRoll, MeleeRoll, WoundDraw, Scan, AlcoholScan,
    EclosionDraw, FinalDraw, ItemDraw, Look, Research, IntruderCardDraw, EngineReveal, CoordinatesReveal,
}

impl Game for Nemesis {
    const NAME: &'static str = "nemesis";
    const RULES_VERSION: u16 = 2;
    const DIGEST_VERSION: u16 = 1;
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

    fn resign(board: &mut Board, seat: Seat, log: &mut Log<'_, Self>) -> Result<Option<Flow<Frame>>, Refused> {
        ending::resign(board, seat, log)
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

//! The game as a whole: every rule that may have to wait, listed.

use engine::{Flow, Game, Log, Refused, Seat, Standing, State};

use crate::{
    Heard, Setup,
    board::Board,
    ground::Square,
    rules::{
        abilities::{Abilities, AbilityAnswer, NextAbility, RecoverAndDraw},
        actions::{Acting, ActionAnswer, NextAction},
        activation::{Activating, GruntOrder, GruntsByRank, OrderAnswer},
        aiming::{Aiming, TargetChoice, WeaponChoice, WeaponQuestion},
        alien_phase::{AlienOrder, AlienPhase, AlienTurn, AliensAct, ThenStandUps},
        area::{BlastEnd, BlastReroll, BlastRoll, Spare, SpareChoice, Spared},
        attack::{Attack, AttackRoll, Burst, FullAuto, GrenadeOffer, Reroll, RerollAnswer, ShootAnswer},
        barricade::{BarricadeTest, Barrier, SealChoice, SealQuestion},
        blips::{BlipOrder, BlipSpeed, BlipsAct, BoardBlips, BoardOrder},
        captures::{Captor, StandUpOrder, StandUps},
        debriefing::{CardRemoved, CardReturned, Debriefing, SavedCard},
        defence::{AlienAttack, DefenceRoll, Defending, Victim},
        defensive_fire::{DefendAnswer, DefensiveFire, DefensiveShot, ShooterOrder},
        deployment::{GruntPlacing, GunFacing, GunPlacing, HeroPlacing, Placement},
        drawing::{CardDraw, DrawAnswer, DrawMore, Drawing},
        end_phase::EndPhase,
        ending::{self, GameOver},
        enemy_move::{DoorBreaking, EnemyMove, RouteChoice},
        equipping::{EquipAnswer, EquipStep, Equipping},
        events::EventPlayed,
        exhausting::{DeckDiscard, Drain, Exhaust, Overdrawn, Recovery, TopDiscarded},
        guns::{AfterStep, GunRoll, GunsFire},
        hazards::{GearChoice, GearLoss, HandLoss, HazardEffect},
        losses::{NewHero, NewHeroAnswer},
        marine_phase::{
            FirstAnswer, FirstPlayer, GruntAnswer, HeroAnswer, HeroOrder, HeroTurn, MarinePhase, RemainingGrunt,
            RemainingGrunts,
        },
        missions::{
            bug_hunts::{CrateEquip, CrateFind, FindAnswer},
            captives::CocoonTest,
            computers::{ComputerTest, Scan},
            dropship::Landing,
            mission_blips::MissionBlipTurned,
        },
        moving::{Movement, NextStep, StepAnswer},
        placing::{BlipArrived, BlipDraw, BlipEntry, BlipSquare, EntryRoll, NearestEntry, NearestPoint},
        preparation::{Preparation, PrepareAnswer, Preparing},
        pull::{Pull, PullAnswer, PullSquare, PullStep, Pulling},
        rest::{RecoverAnswer, RecoverMore, Recovering, Rest},
        reveal::{CardRevealed, Reveal, Revealed},
        search::{ExhaustSearch, SearchChoice, SearchedCard},
        shuffling::{ExhaustShuffle, LooseCard, Reshuffle, Settling},
        spotting::{ExtraAlienSquare, ExtraAliens, Upkeep},
        table_setup::{CaptiveDraw, Choosing, HeroChoice, SetUp, TeamChoice, TeamForming},
        tracker::{
            NearestSignal, Resolving, SignalHero, SignalPoint, TrackerDraw, TrackerStep, TunnelPlacing, TunnelSquare,
        },
        tracker_look::{BackSeen, LastPutBack, LookedAt, PutBack, PutBackPlace, TopBack, TrackerLook},
        tracker_text::{CardMoves, HazardReturn},
        turn::Turn,
        windows::{ReactWindow, Reaction, WindowOpens},
    },
    words::{
        AlienDie, BlipValue, BoardFace, Card, Character, DeckEnd, Ending, Facing, Gear, MarineDie, MissionBlip,
        MissionBlipFace, SpawnPoint, ThreatLevel, TrackerCard, Weapon,
    },
};

/// Aliens: Another Glorious Day in the Corps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Aliens;

engine::rules! {
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    for Aliens;
    steps {
        Turn, SetUp, Choosing, TeamForming, Preparing,
        MarinePhase, HeroTurn, RemainingGrunts, Activating, Abilities, RecoverAndDraw, Equipping, Acting, GruntsByRank,
        Movement, AfterStep, GunsFire, Upkeep, ExtraAliens,
        WeaponChoice, Aiming, Attack, Burst, Spare, BlastEnd, SealChoice, Rest, Recovering, Pulling, PullStep,
        EventPlayed, WindowOpens, HazardEffect, GearLoss, NearestEntry,
        Exhaust, Drain, Recovery, DeckDiscard, Drawing, Reveal, Revealed, ExhaustSearch, Reshuffle, ExhaustShuffle,
        AlienPhase, ThenStandUps, StandUps, AliensAct, AlienTurn, EnemyMove, DefensiveFire, AlienAttack, Defending,
        BlipsAct, BoardBlips, TrackerStep, Resolving, NearestSignal, TunnelPlacing, BlipEntry, BlipArrived, CardMoves,
        TrackerLook, TopBack, CrateFind, EndPhase, GameOver, Debriefing,
    }
    questions {
        HeroChoice: Character,
        TeamChoice: Character,
        Preparation: PrepareAnswer,
        GunPlacing: Square,
        GunFacing: Facing,
        HeroPlacing: Square,
        GruntPlacing: Placement,
        NewHero: NewHeroAnswer,
        FirstPlayer: FirstAnswer,
        HeroOrder: HeroAnswer,
        RemainingGrunt: GruntAnswer,
        GruntOrder: OrderAnswer,
        NextAbility: AbilityAnswer,
        EquipStep: EquipAnswer,
        NextAction: ActionAnswer,
        NextStep: StepAnswer,
        WeaponQuestion: Weapon,
        TargetChoice: Square,
        SpareChoice: Spared,
        Reroll: RerollAnswer,
        BlastReroll: RerollAnswer,
        FullAuto: ShootAnswer,
        GrenadeOffer: ShootAnswer,
        SealQuestion: Barrier,
        DrawMore: DrawAnswer,
        RecoverMore: RecoverAnswer,
        SearchChoice: Card,
        GearChoice: Gear,
        Pull: PullAnswer,
        PullSquare: Square,
        Scan: MissionBlip,
        CrateEquip: FindAnswer,
        PutBack: PutBackPlace,
        LastPutBack: DeckEnd,
        ReactWindow: Reaction,
        StandUpOrder: Character,
        Captor: Square,
        AlienOrder: Square,
        RouteChoice: Square,
        ShooterOrder: Character,
        DefensiveShot: DefendAnswer,
        Victim: Character,
        BoardOrder: BoardFace,
        BlipOrder: Square,
        SignalHero: Character,
        SignalPoint: SpawnPoint,
        NearestPoint: SpawnPoint,
        TunnelSquare: Square,
        BlipSquare: Square,
        ExtraAlienSquare: Square,
        SavedCard: Card,
    }
    rolls {
        CaptiveDraw: Character,
        CardDraw: Card,
        CardRevealed: Card,
        Overdrawn: Card,
        TopDiscarded: Card,
        Settling: Card,
        LooseCard: Card,
        SearchedCard: Card,
        HandLoss: Card,
        HazardReturn: Card,
        AttackRoll: MarineDie,
        BlastRoll: MarineDie,
        GunRoll: MarineDie,
        BarricadeTest: MarineDie,
        ComputerTest: MarineDie,
        CocoonTest: MarineDie,
        DefenceRoll: MarineDie,
        BlipSpeed: AlienDie,
        DoorBreaking: AlienDie,
        EntryRoll: AlienDie,
        Landing: AlienDie,
        BlipDraw: BlipValue,
        MissionBlipTurned: MissionBlipFace,
        TrackerDraw: TrackerCard,
        LookedAt: TrackerCard,
        BackSeen: ThreatLevel,
        CardRemoved: Card,
        CardReturned: Card,
    }
}

engine::public_frames! {
    Turn, SetUp, Choosing, TeamForming, Preparing,
    MarinePhase, HeroTurn, RemainingGrunts, Activating, Abilities, RecoverAndDraw, Equipping, Acting, GruntsByRank,
    Movement, AfterStep, GunsFire, Upkeep, ExtraAliens,
    WeaponChoice, Aiming, Attack, Burst, Spare, BlastEnd, SealChoice, Rest, Recovering, Pulling, PullStep,
    EventPlayed, WindowOpens, HazardEffect, GearLoss, NearestEntry,
    Exhaust, Drain, Recovery, DeckDiscard, Drawing, Reveal, Revealed, ExhaustSearch, Reshuffle, ExhaustShuffle,
    AlienPhase, ThenStandUps, StandUps, AliensAct, AlienTurn, EnemyMove, DefensiveFire, AlienAttack, Defending,
    BlipsAct, BoardBlips, TrackerStep, Resolving, NearestSignal, TunnelPlacing, BlipEntry, BlipArrived, CardMoves,
    TrackerLook, TopBack, CrateFind, EndPhase, GameOver, Debriefing, SavedCard, CardRemoved, CardReturned,
    HeroChoice, TeamChoice, Preparation, GunPlacing, GunFacing, HeroPlacing, GruntPlacing, NewHero, FirstPlayer,
    HeroOrder, RemainingGrunt, GruntOrder, NextAbility, EquipStep, NextAction, NextStep, WeaponQuestion, TargetChoice,
    SpareChoice, Reroll, BlastReroll, FullAuto, GrenadeOffer, SealQuestion, DrawMore, RecoverMore, SearchChoice,
    GearChoice, Pull, PullSquare, Scan, CrateEquip, PutBack, LastPutBack, ReactWindow, StandUpOrder, Captor,
    AlienOrder, RouteChoice, ShooterOrder, DefensiveShot, Victim, BoardOrder, BlipOrder, SignalHero, SignalPoint,
    NearestPoint, TunnelSquare, BlipSquare, ExtraAlienSquare,
    CaptiveDraw, CardDraw, CardRevealed, Overdrawn, TopDiscarded, Settling, LooseCard, SearchedCard, HandLoss,
    HazardReturn, AttackRoll, BlastRoll, GunRoll, BarricadeTest, ComputerTest, CocoonTest, DefenceRoll, BlipSpeed,
    DoorBreaking, EntryRoll, Landing, BlipDraw, MissionBlipTurned, TrackerDraw, LookedAt, BackSeen,
}

impl Game for Aliens {
    const NAME: &'static str = "aliens";
    const RULES_VERSION: u16 = 2;
    const DIGEST_VERSION: u16 = 1;
    /// AGD-6P.7: a mission ends by itself.
    const ROUNDS_AMONG_BOTS: u16 = 31;

    type Setup = Setup;
    type Board = Board;
    type Frame = Frame;
    type Choice = Choice;
    type Outcome = Outcome;
    type Event = Heard;
    type Ending = Ending;

    fn begin(setup: &Setup, log: &mut Log<'_, Self>) -> State<Self> {
        State::new(Board::new(*setup), SetUp::default(), log)
    }

    fn setup(board: &Board) -> &Setup {
        &board.setup
    }

    fn round(board: &Board) -> u16 {
        board.turn
    }

    /// The rules know no leaving: the squad goes on, and somebody else, or a bot, takes the seat.
    fn resign(_: &mut Board, _: Seat, _: &mut Log<'_, Self>) -> Result<Option<Flow<Frame>>, Refused> {
        Err(Refused::NotAsked)
    }

    fn default_answer(state: &State<Self>, seat: Seat) -> Option<Choice> {
        ending::answer_for_the_absent(state, seat)
    }

    fn standings(board: &Board) -> Vec<Standing> {
        ending::standings(board)
    }

    fn ending(board: &Board) -> Option<Ending> {
        board.ending
    }
}

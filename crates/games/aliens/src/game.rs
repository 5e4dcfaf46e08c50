//! The game as a whole: every rule that may have to wait, listed.

use engine::{Flow, Game, Log, Refused, Seat, Standing, State};

use crate::{
    Heard, Setup,
    board::Board,
    rules::{
        abilities::*,
        actions::*,
        activation::*,
        aiming::*,
        alien_phase::*,
        area::*,
        attack::*,
        barricade::*,
        blips::*,
        captures::*,
        debriefing::*,
        defence::*,
        defensive_fire::*,
        deployment::*,
        drawing::*,
        end_phase::*,
        ending::{self, GameOver},
        enemy_move::*,
        equipping::*,
        events::*,
        exhausting::*,
        guns::*,
        hazards::*,
        losses::*,
        marine_phase::*,
        missions::{bug_hunts::*, captives::*, computers::*, dropship::*, mission_blips::*},
        moving::*,
        placing::*,
        preparation::*,
        pull::*,
        rest::*,
        reveal::*,
        search::*,
        shuffling::*,
        spotting::*,
        table_setup::*,
        tracker::*,
        tracker_look::*,
        tracker_text::*,
        turn::*,
        windows::*,
    },
    words::Ending,
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
        HeroChoice, TeamChoice, Preparation, GunPlacing, GunFacing, HeroPlacing, GruntPlacing, NewHero, FirstPlayer,
        HeroOrder, RemainingGrunt, GruntOrder, NextAbility, EquipStep, NextAction, NextStep, WeaponQuestion,
        TargetChoice, SpareChoice, Reroll, BlastReroll, FullAuto, GrenadeOffer, SealQuestion, DrawMore, RecoverMore,
        SearchChoice, GearChoice, Pull, PullSquare, Scan, CrateEquip, PutBack, LastPutBack, ReactWindow, StandUpOrder,
        Captor, AlienOrder, RouteChoice, ShooterOrder, DefensiveShot, Victim, BoardOrder, BlipOrder, SignalHero,
        SignalPoint, NearestPoint, TunnelSquare, BlipSquare, ExtraAlienSquare, SavedCard,
    }
    rolls {
        CaptiveDraw, CardDraw, CardRevealed, Overdrawn, TopDiscarded, Settling, LooseCard, SearchedCard, HandLoss,
        HazardReturn, AttackRoll, BlastRoll, GunRoll, BarricadeTest, ComputerTest, CocoonTest, DefenceRoll, BlipSpeed,
        DoorBreaking, EntryRoll, Landing, BlipDraw, MissionBlipTurned, TrackerDraw, LookedAt, BackSeen, CardRemoved,
        CardReturned,
    }
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
    fn resign(_: &mut Board, _: &[Frame], _: Seat, _: &mut Log<'_, Self>) -> Result<Option<Flow<Frame>>, Refused> {
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

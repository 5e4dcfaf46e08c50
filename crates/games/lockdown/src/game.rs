//! The game as a whole: every rule that may have to wait, listed.

use engine::{Flow, Game, Log, Refused, Seat, Standing, State};
use nemesis_kit::{
    crew::{Consent, CoveringWeapon, DrawEach, EventPlacement, Follower},
    rules::{
        bag::{BagDraw, BagNoise, TokenReturn},
        base_attacks::Summoning,
        doors::DoorTaken,
        event_phase::{EventAttacks, EventDraw, FireDamage},
        injuries::RetreatDraw,
        interruption::Interruption,
        noise::NoiseRoll,
    },
    things::{blast::Blast, decoy::Lure, taser::Tased},
};

use crate::{
    Setup,
    board::Board,
    heard::Happened,
    rules::{
        absent,
        actions::{ActionEnd, Declared, Deed, Payment},
        attack::{AttackDraw, IntruderAttack, effects::*, reactions::*},
        cards::{
            CardAction,
            hacker::Bypass,
            lab_rat::{QuietInTheDark, Shedding},
            plans::SecondTile,
            sentry::QuarantineDoors,
            survivor::{Retaliation, SlipConsent},
            top_cards::*,
            tour::*,
        },
        combat::*,
        computers::*,
        contamination::*,
        death::Death,
        drawing::{CardDraw, HandRefill},
        encounter::{Encounter, EncounterDraw, Meeting},
        ending::{self, CodeReveal, VictoryCheck},
        event_phase::*,
        events::{EventEffect, dark::*, panic::*, shell::*},
        exploration::{Arrival, TileReveal, TokenReveal},
        first_encounter::*,
        hands::*,
        items::{
            ItemAction,
            blast::Scorch,
            cheats::*,
            drugs::PillDraw,
            looks::DroneToken,
            smoke::{Smoke, SmokeDiscard},
            taser::Shock,
            wail::*,
        },
        knowledge::*,
        light::*,
        looking::*,
        movement::{CarefulNoise, Movement, Pursuit},
        power::Redistribution,
        rooms::{
            RoomAction, care::Recovery, caves::CaveNoise, codes::CodeTake, css::*, defense::DefenseFire, elevator::*,
            pods::Boarding, repository::*, vents::VentDoors,
        },
        round::{PlayerPhaseEnd, RoundStart},
        rout::Rout,
        search::*,
        surface::{SurfaceRoll, cards::*, exploration::*},
        table_setup::*,
        time::*,
        trade::*,
        turn::{Passing, Turn, TurnEnd, TurnOrder},
        venting::Venting,
        ways_out::Attempt,
        wounds::{WoundDraw, Wounds},
    },
    words::{AttackCard, Ending, StalkerToken},
};

/// Nemesis: Lockdown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lockdown;

/// LOC-10.8: a token whose intruder has been placed is set aside.
pub type SetAside = nemesis_kit::rules::bag::SetAside<StalkerToken>;
/// LOC-11.32: cards are drawn to see whether an intruder dies.
pub type InjuryCheck = nemesis_kit::rules::injuries::InjuryCheck<AttackCard>;
/// LOC-11.32: the top card of the attack deck, for its blood.
pub type EnduranceDraw = nemesis_kit::rules::injuries::EnduranceDraw<AttackCard>;

// What is hidden is on the board, in `Scratch`: no rule under way hides anything.
engine::rules! {
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    for Lockdown;
    steps {
        SetUp, Encounter, Meeting, SetAside, IntruderAttack, AttackEffect, DarkPart, InjuryCheck, Wounds, Death,
        LarvaDeath, Emergence, VictoryCheck, RoomAction, ComputerAction, CodeTake, CodesLook, NextCard, Rout, Ride, CaveNoise, VentDoors,
        Venting, DefenseFire, Workshop, Attempt, CssLaunch, Launch, TimePasses, NoiseRemoval, EventEffect, EventLights,
        DarkEvent, EventPhase, EventAttacks, FireDamage, EventCard, EventEnd, BagNoise, Shell, AttackOver, Boarding,
        Recovery, Exchange, Find, CardAction, Retaliation, SecondTile, QuarantineDoors, Tour, TourArrival, DrawEach,
        Follower, Movement, Arrival, Pursuit, Frenzy, Blast, Lure, Tased, Smoke, ItemAction, Scorch, Shock, DroneToken,
        CheatLook, SurfaceArrival, SurfaceCardEffect, SurfaceCardEnd, Buried, RoundStart, HandRefill, TurnOrder, TurnEnd, Declared, Deed, ActionEnd, PlayerPhaseEnd,
    }
    questions {
        Draft, ObjectiveChoice, LightSource, BeforeTheCard, Reaction, HandsFull, HandLost, DoorTaken, KeepOne, Trading,
        TradeReply, TradeAgreement, TradeHands,
        Redistribution, ResearchConsent, RideAlong, CssMove, CraftHere, EventReaction, PanicLoss, SecondDie, DieChoice,
        ShotReroll, ExtraRound, Advantage, Bypass, TopOrder, Shedding, QuietInTheDark, SlipConsent, TokenIgnored, Consent,
        CoveringWeapon, EventPlacement, FrenzyReaction, CarefulNoise, SmokeDiscard, WailNoise, CheatChoice, CheatOrder, CheatUse, Turn, Payment,
        Interruption, Passing, DustLoss, TracksNoise, StaticLoss,
    }
    rolls {
        PowerDeal, FirstWeakness, BagFill, FirstComputerCard, NumberDeal, ObjectiveDeal, CommonObjective, CodeDeal,
        CodeTurnUp, DraftDraw, NoiseRoll, EncounterDraw, TokenReturn, AttackDraw, EnduranceDraw, RetreatDraw, WoundDraw,
        Scan, FinalDraw, CodeReveal, CssReveal, WeaknessReveal, CodeLook, CssLook, ComputerDraw,
        ShellDraw, EventDraw, BagDraw, Summoning, MeleeRoll, ShotRoll, AdvantageRoll, ItemDraw, TileLook, EventLook, AttackLook,
        CardDraw, TileReveal, TokenReveal,
        TokenLook, SurfaceTokenLook, PillDraw, CheatDraw, SurfaceRoll, SurfaceTokenReveal, SurfaceCardDraw,
    }
}

impl Game for Lockdown {
    const NAME: &'static str = "lockdown";
    const RULES_VERSION: u16 = 1;
    const DIGEST_VERSION: u16 = 3;
    /// LOC-33.1: the time token reaches S in the fifteenth event phase.
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
        _: &[Frame],
        seat: Seat,
        log: &mut Log<'_, Self>,
    ) -> Result<Option<Flow<Frame>>, Refused> {
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

//! Everything that those who play at random hardly ever meet, by hand.

use engine::{Seat, Seats};
use nemesis::{
    Choice, FrameView, Heard,
    board::{Card, FigureId, ObjectToken},
    rules::{
        actions::{Action, Declared, Deed, Target},
        airlock::Airlock,
        attack::{IntruderAttack, Occasion, Reaction},
        bag::SetAside,
        cards::cover::{Cover, CoveringWeapon, Follower},
        combat::{ExtraRound, Shot},
        contamination::LarvaDeath,
        death::Death,
        encounter::Encounter,
        events::EclosionDeaths,
        hands::HandAnswer,
        hibernation::Hibernation,
        injuries::InjuryCheck,
        items::{
            alcohol::{AlcoholCard, AlcoholScan},
            drugs::DrugsAnswer,
            orbit::{ForcedPass, Jolt},
            smoke::{Smoke, SmokeDiscard},
            taser::Tased,
        },
        noise::{MotionScanner, MotionScannerAnswer, NoiseReroll},
        rooms::{airlock_control::AirlockDoors, research::Research},
        round::{PlayerPhaseEnd, RoundStart},
        search::Find,
        trade::{Exchange, Goods, TradeHands, TradeReplyAnswer},
        traits::{FurtherShot, Rush},
        turn::PassingAnswer,
    },
    words::{
        ActionCard, Back, Cause, CombatFace, Contamination, CorridorNumber, Intruder, IntruderToken, Item, ItemCard,
        NoiseFace, Object, Objective, RoomNumber, Weakness, YesNo,
    },
};

const SEAT: Seat = Seat(1);
const OTHER: Seat = Seat(0);
const ROOM: RoomNumber = RoomNumber(7);
const FIGURE: FigureId = FigureId(2);
const CARD: Card = Card::Action(ActionCard::Rest);
const SCANNED: Card = Card::Scanned(Contamination::Infected);
const EXCHANGE: Exchange = Exchange { from: SEAT, to: OTHER, from_drops: None, to_drops: None };
const COVER: Cover = Cover { actor: OTHER, mover: SEAT, follower: None, corridor: CorridorNumber(3) };

/// Questions that are hardly ever asked.
pub(crate) fn questions() -> Vec<FrameView> {
    let shot = Shot {
        seat: SEAT,
        weapon: Item::PrototypeRifle,
        at: Target::Figure { figure: FIGURE },
        bonus: 0,
        may_reroll: false,
        follows_hit: false,
    };
    vec![
        FrameView::AlcoholCard(AlcoholCard { seat: SEAT }),
        FrameView::CoveringWeapon(CoveringWeapon { cover: COVER }),
        FrameView::FurtherShot(FurtherShot { shot }),
        FrameView::ExtraRound(ExtraRound { shot, face: CombatFace::DoubleHit }),
        FrameView::MotionScanner(MotionScanner { seat: SEAT, face: NoiseFace::Danger }),
        FrameView::SmokeDiscard(SmokeDiscard { seat: SEAT }),
        FrameView::ForcedPass(ForcedPass { seat: SEAT }),
        FrameView::TradeHands(TradeHands { seat: SEAT, exchange: EXCHANGE }),
    ]
}

/// Steps and rolls that hardly ever lie below a rule that waits.
pub(crate) fn steps_and_rolls() -> Vec<FrameView> {
    vec![
        FrameView::AlcoholScan(AlcoholScan { seat: SEAT }),
        FrameView::RoundStart(RoundStart {}),
        FrameView::Declared(Declared {}),
        FrameView::Deed(Deed {}),
        FrameView::PlayerPhaseEnd(PlayerPhaseEnd {}),
        FrameView::Airlock(Airlock { room: ROOM, victims: Seats::one(SEAT) }),
        FrameView::AirlockDoors(AirlockDoors { seat: SEAT, room: ROOM, n_done: 1 }),
        FrameView::Encounter(Encounter { seat: SEAT }),
        FrameView::IntruderAttack(IntruderAttack { attacker: FIGURE, on: SEAT, occasion: Occasion::Surprise }),
        FrameView::InjuryCheck(InjuryCheck { figure: FIGURE, first: None }),
        FrameView::Tased(Tased { figure: FIGURE, room: ROOM }),
        FrameView::Death(Death { seat: SEAT, by: Cause::Fire }),
        FrameView::Exchange(EXCHANGE),
        FrameView::Hibernation(Hibernation { seat: SEAT, tokens_before: 9 }),
        FrameView::LarvaDeath(LarvaDeath { seat: SEAT }),
        FrameView::EclosionDeaths(EclosionDeaths {}),
        FrameView::Find(Find { seat: SEAT, back: Back::Red, left: 2, goes_on: false }),
        FrameView::Follower(Follower { seat: SEAT }),
        FrameView::Smoke(Smoke { thrower: SEAT, corridor: CorridorNumber(1), left: Seats::one(OTHER) }),
        FrameView::NoiseReroll(NoiseReroll { seat: SEAT }),
        FrameView::Rush(Rush {}),
        FrameView::SetAside(SetAside { token: IntruderToken::AdultTwo }),
        FrameView::Jolt(Jolt {}),
        FrameView::Research(Research { object: Object::Egg }),
    ]
}

/// Answers that are hardly ever offered.
pub(crate) fn answers() -> Vec<Choice> {
    let (one, other) =
        (ItemCard { item: Item::Tools, back: Back::Yellow }, ItemCard { item: Item::Alcohol, back: Back::Green });
    vec![
        Choice::Turn(Action::Craft { item: Item::MolotovCocktail, one, other }),
        Choice::AlcoholCard(CARD),
        Choice::AlcoholCard(SCANNED),
        Choice::AlcoholCard(Card::Unscanned),
        Choice::ForcedPass(PassingAnswer::Done),
        Choice::ForcedPass(PassingAnswer::Discard(CARD)),
        Choice::ForcedPass(PassingAnswer::Discard(SCANNED)),
        Choice::ForcedPass(PassingAnswer::Discard(Card::Unscanned)),
        Choice::AttackReaction(Reaction::NervesOfSteel),
        Choice::AttackReaction(Reaction::Armor),
        Choice::MilitaryDrugs(DrugsAnswer::Draw),
        Choice::MilitaryDrugs(DrugsAnswer::Discard(CARD)),
        Choice::MilitaryDrugs(DrugsAnswer::Discard(SCANNED)),
        Choice::MilitaryDrugs(DrugsAnswer::Discard(Card::Unscanned)),
        Choice::SmokeDiscard(Some(ActionCard::Rest)),
        Choice::SmokeDiscard(None),
        Choice::CoveringWeapon(Item::Shotgun),
        Choice::ExtraRound(YesNo::Yes),
        Choice::FurtherShot(YesNo::Yes),
        Choice::MotionScanner(MotionScannerAnswer::Keep),
        Choice::MotionScanner(MotionScannerAnswer::Reroll(ActionCard::Search)),
        Choice::TradeHands(HandAnswer::DropLeft),
        Choice::TradeHands(HandAnswer::DropRight),
        Choice::TradeHands(HandAnswer::Decline),
        Choice::TradeReply(TradeReplyAnswer::InReturn(Goods::Object(ObjectToken::Corpse { of: OTHER }))),
    ]
}

/// Events that hardly ever happen.
pub(crate) fn rare_events() -> Vec<Heard> {
    vec![
        Heard::Hibernated { seat: SEAT },
        Heard::HibernationFailed { seat: SEAT },
        Heard::Revived { seat: SEAT },
        Heard::NervesOfSteelPlayed { seat: SEAT },
        Heard::ArmorGivenUp { seat: SEAT },
        Heard::NothingLeft { kind: Intruder::Adult },
        Heard::NothingLeft { kind: Intruder::Queen },
        Heard::GameOver { winners: Seats::NONE, leader: Some(SEAT) },
        Heard::SelfDestructStopped {},
        Heard::EggHatched {},
        Heard::ItemsBound { seat: SEAT },
        Heard::ObjectiveSeen { seat: SEAT, of: OTHER, objective: None },
        Heard::ObjectiveSeen { seat: SEAT, of: OTHER, objective: Some(Objective::Hoarder) },
        Heard::WeaknessDiscovered { object: Object::Egg, weakness: Weakness::VitalPlaces },
    ]
}

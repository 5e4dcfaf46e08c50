//! Answers and events, by hand: what those who play at random hardly ever meet is said all the same.

use aliens::{
    Choice, Heard,
    ground::{Door, Square},
    rules::{
        abilities::AbilityAnswer,
        actions::ActionAnswer,
        activation::OrderAnswer,
        area::Spared,
        attack::{RerollAnswer, ShootAnswer},
        barricade::Barrier,
        defensive_fire::DefendAnswer,
        deployment::Placement,
        drawing::DrawAnswer,
        equipping::EquipAnswer,
        events::Play,
        interact::Interaction,
        losses::NewHeroAnswer,
        marine_phase::{FirstAnswer, GruntAnswer, HeroAnswer},
        missions::bug_hunts::FindAnswer,
        moving::StepAnswer,
        preparation::PrepareAnswer,
        pull::PullAnswer,
        rest::RecoverAnswer,
        tracker_look::PutBackPlace,
        windows::Reaction,
    },
    words::{
        Ability, AlienDie, BoardFace, Card, Character, DeckEnd, EnemyKind, EventCard, Exit, Facing, Gear, Gun,
        GunOrder, MissionBlip, MissionBlipFace, SpawnPoint, ThreatLevel, TrackerCard, Weapon, Window,
    },
};
use engine::Seat;

const HICKS: Character = Character::Hicks;
const CARD: Card = Card::MediKit;
const WEAPON: Weapon = Weapon::M56SmartGun;
const SEAT: Seat = Seat(1);

fn square() -> Square {
    Square::new(2, 6, 1)
}

fn door() -> Door {
    let south = Door::find(BoardFace::Operations, Square::on(BoardFace::Operations, 2, 5), Facing::South);
    south.expect("a door of Operations")
}

/// An answer of every form to every question.
pub(crate) fn answers() -> Vec<Choice> {
    [before_the_first_turn(), in_the_marine_phase(), while_acting(), for_the_enemies()].concat()
}

fn before_the_first_turn() -> Vec<Choice> {
    vec![
        Choice::HeroChoice(HICKS),
        Choice::TeamChoice(HICKS),
        Choice::Preparation(PrepareAnswer::PutOn { card: CARD, on: HICKS }),
        Choice::Preparation(PrepareAnswer::TakeOff { card: CARD, from: HICKS }),
        Choice::Preparation(PrepareAnswer::Done),
        Choice::GunPlacing(square()),
        Choice::GunFacing(Facing::West),
        Choice::HeroPlacing(square()),
        Choice::GruntPlacing(Placement { character: HICKS, square: square() }),
    ]
}

fn in_the_marine_phase() -> Vec<Choice> {
    let play = Play { event: EventCard::Steady, on: Some(HICKS) };
    vec![
        Choice::NewHero(NewHeroAnswer::Take { character: HICKS }),
        Choice::NewHero(NewHeroAnswer::Nobody),
        Choice::FirstPlayer(FirstAnswer::Token { to: SEAT }),
        Choice::FirstPlayer(FirstAnswer::Lead { to: SEAT }),
        Choice::FirstPlayer(FirstAnswer::Play { play }),
        Choice::HeroOrder(HeroAnswer::Activate { character: Character::Newt }),
        Choice::HeroOrder(HeroAnswer::Play { play }),
        Choice::RemainingGrunt(GruntAnswer::Activate { character: HICKS, by: SEAT }),
        Choice::RemainingGrunt(GruntAnswer::Play { play }),
        Choice::GruntOrder(OrderAnswer::Activate { character: HICKS }),
        Choice::GruntOrder(OrderAnswer::Play { play }),
        Choice::GruntOrder(OrderAnswer::Nobody),
        Choice::NextAbility(AbilityAnswer::Use { ability: Ability::MotionTracker }),
        Choice::NextAbility(AbilityAnswer::Play { play }),
        Choice::EquipStep(EquipAnswer::Equip { card: CARD, on: HICKS }),
        Choice::EquipStep(EquipAnswer::Return { card: CARD }),
        Choice::EquipStep(EquipAnswer::Play { play }),
        Choice::EquipStep(EquipAnswer::Done),
        Choice::ReactWindow(Reaction::Play { play }),
        Choice::ReactWindow(Reaction::Pass),
        Choice::SavedCard(CARD),
    ]
}

fn while_acting() -> Vec<Choice> {
    let (square, play) = (square(), Play { event: EventCard::SecondWind, on: None });
    let barriers = [
        Barrier::Door { door: door() },
        Barrier::SpawnPoint { point: SpawnPoint::Four },
        Barrier::Tunnel { number: 2 },
    ];
    let interactions = [
        Interaction::Computer { square },
        Interaction::Newt,
        Interaction::Cocoon { character: HICKS },
        Interaction::Crate { square },
        Interaction::Gun { gun: Gun::B, order: GunOrder::TurnEast },
    ];
    let barricade = |barrier| Choice::NextAction(ActionAnswer::Barricade { barrier });
    let interact = |with| Choice::NextAction(ActionAnswer::Interact { with });
    let mut answers = vec![
        Choice::NextAction(ActionAnswer::Move),
        Choice::NextAction(ActionAnswer::Attack { weapon: WEAPON }),
        Choice::NextAction(ActionAnswer::Aim),
        Choice::NextAction(ActionAnswer::MediKit { on: HICKS }),
        Choice::NextAction(ActionAnswer::Rest),
        Choice::NextAction(ActionAnswer::Play { play }),
        Choice::NextAction(ActionAnswer::End),
        Choice::NextStep(StepAnswer::To { square }),
        Choice::NextStep(StepAnswer::Leave),
        Choice::NextStep(StepAnswer::Stop),
        Choice::WeaponQuestion(WEAPON),
        Choice::TargetChoice(square),
        Choice::SpareChoice(Spared::Characters),
        Choice::SpareChoice(Spared::Nobody),
        Choice::Reroll(RerollAnswer::With { card: CARD }),
        Choice::Reroll(RerollAnswer::Decline),
        Choice::BlastReroll(RerollAnswer::With { card: CARD }),
        Choice::BlastReroll(RerollAnswer::Decline),
        Choice::FullAuto(ShootAnswer::At { square }),
        Choice::FullAuto(ShootAnswer::Stop),
        Choice::GrenadeOffer(ShootAnswer::At { square }),
        Choice::GrenadeOffer(ShootAnswer::Stop),
        Choice::DrawMore(DrawAnswer::Draw),
        Choice::DrawMore(DrawAnswer::Stop),
        Choice::RecoverMore(RecoverAnswer::Exhausted),
        Choice::RecoverMore(RecoverAnswer::FromHand { card: CARD }),
        Choice::RecoverMore(RecoverAnswer::Stop),
        Choice::SearchChoice(CARD),
        Choice::GearChoice(Gear::Headset),
        Choice::Pull(PullAnswer::Character { character: HICKS }),
        Choice::Pull(PullAnswer::Nobody),
        Choice::PullSquare(square),
        Choice::Scan(MissionBlip::B),
        Choice::CrateEquip(FindAnswer::Equip { card: CARD }),
        Choice::CrateEquip(FindAnswer::Nothing),
        Choice::PutBack(PutBackPlace::Top),
        Choice::PutBack(PutBackPlace::Second),
        Choice::PutBack(PutBackPlace::Bottom),
        Choice::LastPutBack(DeckEnd::Top),
        Choice::LastPutBack(DeckEnd::Bottom),
    ];
    answers.extend(barriers.map(barricade));
    answers.extend(barriers.map(Choice::SealQuestion));
    answers.extend(interactions.map(interact));
    answers
}

fn for_the_enemies() -> Vec<Choice> {
    vec![
        Choice::StandUpOrder(HICKS),
        Choice::Captor(square()),
        Choice::AlienOrder(square()),
        Choice::RouteChoice(square()),
        Choice::ShooterOrder(HICKS),
        Choice::DefensiveShot(DefendAnswer::Fire { weapon: WEAPON }),
        Choice::DefensiveShot(DefendAnswer::HoldFire),
        Choice::Victim(HICKS),
        Choice::BoardOrder(BoardFace::HiveTunnels),
        Choice::BlipOrder(square()),
        Choice::SignalHero(HICKS),
        Choice::SignalPoint(SpawnPoint::Two),
        Choice::NearestPoint(SpawnPoint::Two),
        Choice::TunnelSquare(square()),
        Choice::BlipSquare(square()),
        Choice::ExtraAlienSquare(square()),
    ]
}

/// Events that hardly ever happen to those who play at random.
pub(crate) fn rare_events() -> Vec<Heard> {
    let (square, character, card, seat) = (square(), HICKS, CARD, SEAT);
    vec![
        Heard::ActionLost { character },
        Heard::AlienAppeared { square },
        Heard::ArmourHeld { character },
        Heard::BarricadeBroken { square, die: AlienDie(5) },
        Heard::BarricadeHeld { square, die: AlienDie(1) },
        Heard::BarricadeTurned { barrier: Barrier::Door { door: door() }, placed: true },
        Heard::BarricadeTurned { barrier: Barrier::Tunnel { number: 0 }, placed: false },
        Heard::CaptiveDrawn { character },
        Heard::CaptiveFreed { character },
        Heard::CardBrought { card },
        Heard::CardFound { seat, card: Some(card) },
        Heard::CardRemoved { card },
        Heard::CardSaved { seat, card },
        Heard::CarriedOff { character, square },
        Heard::CocoonPlaced { character, square },
        Heard::CrateOpened { character, square },
        Heard::DoorRolled { kind: EnemyKind::Blip, door: door(), die: AlienDie(6), broken: true },
        Heard::DropshipLanded { exit: Exit::ExitA, die: AlienDie(2) },
        Heard::DropshipLeft {},
        Heard::EquipmentExhausted { character, card },
        Heard::ExhaustPileSearched { seat },
        Heard::ExhaustPileShuffled {},
        Heard::ExhaustedCardSeen { seat, card: Some(card) },
        Heard::Facehugged { character },
        Heard::FacehuggerPlaced { square },
        Heard::GunOrdered { gun: Gun::A, order: GunOrder::SwitchOff },
        Heard::HandCardExhausted { seat, card: Some(card) },
        Heard::HazardReturned { card: Card::Panic },
        Heard::LeadHanded { from: Seat(0), to: seat },
        Heard::MissionBlipTurned { square, face: MissionBlipFace::Nest },
        Heard::NewtJoined { owner: None },
        Heard::NewtJoined { owner: Some(seat) },
        Heard::OutOfBlips {},
        Heard::PutBack { character, square },
        Heard::RevealedCardTaken { seat, card },
        Heard::TrackerBackSeen { level: ThreatLevel::Two },
        Heard::TrackerCardCancelled { card: TrackerCard::Mt18 },
        Heard::TrackerLookedAt { seat, card: Some(TrackerCard::Mt40) },
        Heard::TrackerPutBack { seat, place: PutBackPlace::Second },
        Heard::TrackerReshuffled { cards: 22 },
        Heard::VoteCast { seat },
        Heard::VoteDecided {},
        Heard::WindowClosed { window: Window::EndCheck },
    ]
}

//! Which places and things on the table an answer is about: a person may press any of them.

use engine::{Seat, State};
use serde::Serialize;

use crate::{
    Aliens, Choice,
    board::Board,
    ground::{Door, Square},
    rules::{
        abilities::AbilityAnswer,
        actions::ActionAnswer,
        activation::OrderAnswer,
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
        windows::Reaction,
    },
    words::{Card, Character, Gun, SpawnPoint},
};

/// A place or thing on the table that an answer is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "touch", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Touch {
    Square { square: Square },
    Door { door: Door },
    Character { character: Character },
    HandCard { card: Card },
    EquippedCard { character: Character, card: Card },
    Gun { gun: Gun },
    Player { seat: Seat },
    EnduranceDeck,
    ExhaustPile,
    TrackerDeck,
}

/// What `choice` is about.
pub fn touches(state: &State<Aliens>, choice: Choice) -> Vec<Touch> {
    let board = state.board();
    let character = |character: Character| vec![Touch::Character { character }];
    let square = |square: Square| vec![Touch::Square { square }];
    match choice {
        Choice::HeroChoice(it)
        | Choice::TeamChoice(it)
        | Choice::StandUpOrder(it)
        | Choice::ShooterOrder(it)
        | Choice::Victim(it)
        | Choice::SignalHero(it) => character(it),
        Choice::GunPlacing(it)
        | Choice::HeroPlacing(it)
        | Choice::TargetChoice(it)
        | Choice::PullSquare(it)
        | Choice::Captor(it)
        | Choice::AlienOrder(it)
        | Choice::RouteChoice(it)
        | Choice::BlipOrder(it)
        | Choice::TunnelSquare(it)
        | Choice::BlipSquare(it)
        | Choice::ExtraAlienSquare(it) => square(it),
        Choice::GruntPlacing(Placement { character, square }) => {
            vec![Touch::Character { character }, Touch::Square { square }]
        }
        Choice::Preparation(answer) => match answer {
            PrepareAnswer::PutOn { card, on } => vec![Touch::HandCard { card }, Touch::Character { character: on }],
            PrepareAnswer::TakeOff { card, from } => vec![Touch::EquippedCard { character: from, card }],
            PrepareAnswer::Done => Vec::new(),
        },
        Choice::NewHero(answer) => match answer {
            NewHeroAnswer::Take { character: it } => character(it),
            NewHeroAnswer::Nobody => Vec::new(),
        },
        Choice::FirstPlayer(answer) => match answer {
            FirstAnswer::Token { to } | FirstAnswer::Lead { to } => vec![Touch::Player { seat: to }],
            FirstAnswer::Play { play } => of_play(play),
        },
        Choice::HeroOrder(answer) => match answer {
            HeroAnswer::Activate { character: it } => character(it),
            HeroAnswer::Play { play } => of_play(play),
        },
        Choice::RemainingGrunt(answer) => match answer {
            GruntAnswer::Activate { character, by } => vec![Touch::Character { character }, Touch::Player { seat: by }],
            GruntAnswer::Play { play } => of_play(play),
        },
        Choice::GruntOrder(answer) => match answer {
            OrderAnswer::Activate { character: it } => character(it),
            OrderAnswer::Play { play } => of_play(play),
            OrderAnswer::Nobody => Vec::new(),
        },
        Choice::NextAbility(answer) => match answer {
            AbilityAnswer::Use { ability: _ } => Vec::new(),
            AbilityAnswer::Play { play } => of_play(play),
        },
        Choice::EquipStep(answer) => match answer {
            EquipAnswer::Equip { card, on } => vec![Touch::HandCard { card }, Touch::Character { character: on }],
            EquipAnswer::Return { card } => {
                let active = board.activation.map(|it| Touch::EquippedCard { character: it.character, card });
                active.into_iter().collect()
            }
            EquipAnswer::Play { play } => of_play(play),
            EquipAnswer::Done => Vec::new(),
        },
        Choice::NextAction(answer) => of_action(board, answer),
        Choice::NextStep(answer) => match answer {
            StepAnswer::To { square: it } => square(it),
            StepAnswer::Leave | StepAnswer::Stop => Vec::new(),
        },
        Choice::Reroll(answer) | Choice::BlastReroll(answer) => match answer {
            RerollAnswer::With { card } => vec![Touch::HandCard { card }],
            RerollAnswer::Decline => Vec::new(),
        },
        Choice::FullAuto(answer) | Choice::GrenadeOffer(answer) => match answer {
            ShootAnswer::At { square: it } => square(it),
            ShootAnswer::Stop => Vec::new(),
        },
        Choice::SealQuestion(barrier) => of_barrier(board, barrier),
        Choice::DrawMore(DrawAnswer::Draw) => vec![Touch::EnduranceDeck],
        Choice::RecoverMore(answer) => match answer {
            RecoverAnswer::Exhausted => vec![Touch::ExhaustPile],
            RecoverAnswer::FromHand { card } => vec![Touch::HandCard { card }],
            RecoverAnswer::Stop => Vec::new(),
        },
        Choice::Pull(answer) => match answer {
            PullAnswer::Character { character: it } => character(it),
            PullAnswer::Nobody => Vec::new(),
        },
        Choice::Scan(blip) => {
            let place = board.setup.mission.print().mission_blips.get(blip as usize);
            place.map(|&square| Touch::Square { square }).into_iter().collect()
        }
        Choice::CrateEquip(answer) => match answer {
            FindAnswer::Equip { card } => vec![Touch::HandCard { card }],
            FindAnswer::Nothing => Vec::new(),
        },
        Choice::PutBack(_) | Choice::LastPutBack(_) => vec![Touch::TrackerDeck],
        Choice::ReactWindow(answer) => match answer {
            Reaction::Play { play } => of_play(play),
            Reaction::Pass => Vec::new(),
        },
        Choice::DefensiveShot(DefendAnswer::Fire { weapon: _ }) => Vec::new(),
        Choice::SignalPoint(point) | Choice::NearestPoint(point) => of_point(board, point),
        Choice::GunFacing(_)
        | Choice::WeaponQuestion(_)
        | Choice::SpareChoice(_)
        | Choice::DrawMore(DrawAnswer::Stop)
        | Choice::SearchChoice(_)
        | Choice::SavedCard(_)
        | Choice::GearChoice(_)
        | Choice::DefensiveShot(DefendAnswer::HoldFire)
        | Choice::BoardOrder(_) => Vec::new(),
    }
}

fn of_action(board: &Board, answer: ActionAnswer) -> Vec<Touch> {
    match answer {
        ActionAnswer::Attack { weapon } => {
            let active = board.activation.map(|it| it.character);
            let card = active.map(|character| Touch::EquippedCard { character, card: weapon.card() });
            card.into_iter().collect()
        }
        ActionAnswer::Barricade { barrier } => of_barrier(board, barrier),
        ActionAnswer::Interact { with } => of_interaction(board, with),
        ActionAnswer::MediKit { on } => vec![Touch::Character { character: on }],
        ActionAnswer::Play { play } => of_play(play),
        ActionAnswer::Rest => vec![Touch::EnduranceDeck],
        ActionAnswer::Move | ActionAnswer::Aim | ActionAnswer::End => Vec::new(),
    }
}

fn of_interaction(board: &Board, with: Interaction) -> Vec<Touch> {
    match with {
        Interaction::Computer { square } | Interaction::Crate { square } => vec![Touch::Square { square }],
        Interaction::Newt => vec![Touch::Square { square: board.figure(Character::Newt).square }],
        Interaction::Cocoon { character } => vec![Touch::Character { character }],
        Interaction::Gun { gun, order: _ } => vec![Touch::Gun { gun }],
    }
}

fn of_barrier(board: &Board, barrier: Barrier) -> Vec<Touch> {
    match barrier {
        Barrier::Door { door } => vec![Touch::Door { door }],
        Barrier::SpawnPoint { point } => of_point(board, point),
        Barrier::Tunnel { number } => {
            let square = board.fittings.tunnels.get(usize::from(number));
            square.map(|&square| Touch::Square { square }).into_iter().collect()
        }
    }
}

fn of_point(board: &Board, point: SpawnPoint) -> Vec<Touch> {
    vec![Touch::Square { square: board.setup.mission.print().spawn_points[point as usize] }]
}

fn of_play(play: Play) -> Vec<Touch> {
    let Play { event, on } = play;
    let on = on.map(|character| Touch::Character { character });
    [Touch::HandCard { card: event.card() }].into_iter().chain(on).collect()
}

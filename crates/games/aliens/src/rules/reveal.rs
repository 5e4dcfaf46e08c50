//! AGD-6E.19 to AGD-6E.21, AGD-6E.26: revealing a card.

use engine::{Flow, Log, Roll, Seat, Step, rule};

use crate::{
    Aliens, Frame, Heard,
    board::{Aside, AsideFrom, Board, Source},
    rules::{
        abilities,
        drawing::{Drawing, Duty},
        exhausting::{Drain, Recovery, finish, run_out},
        hazards::HazardEffect,
        search::ExhaustSearch,
        shuffling::Reshuffle,
        tracker_look::TrackerLook,
        windows::{Toll, WindowOpens},
    },
    words::{Card, CardType, Character, Gear, Side, Window},
};

/// AGD-6E.20: the top card of the deck is turned over.
#[engine::frame]
pub struct Reveal {
    pub why: RevealFor,
    /// AGD-6E.24: the character whose doing it is, and the player.
    pub character: Option<Character>,
    pub seat: Seat,
}

engine::words! {
    /// What a card is revealed for.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum RevealFor {
        AfterAttack,
        Hudson,
        Vasquez,
        TacticalArmour,
        InThePipe,
        TrackerCard,
    }

    /// How far a reveal has got.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub enum RevealStage {
        TakingEffect,
        Hazard,
        PuttingAway,
        Taking,
    }
}

impl Step<Aliens> for Reveal {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Aliens>) -> Flow<Frame> {
        match board.endurance.source() {
            Some(source) => Flow::Become(CardRevealed { reveal: self, source }.into()),
            None => Flow::Done,
        }
    }
}

/// AGD-6E.20: what the card is; AGD-6E.21: with an empty deck that of the Exhaust pile.
#[engine::frame]
pub struct CardRevealed {
    pub reveal: Reveal,
    pub source: Source,
}

impl Roll<Aliens> for CardRevealed {
    type Shown = Card;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Card, u32)) {
        board.endurance.odds(self.source, may_show);
    }

    fn rolled(self, board: &mut Board, card: Card, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        rule!("AGD-6E.20");
        board.endurance.take(self.source, card);
        let from = match self.source {
            Source::Deck => AsideFrom::Deck,
            Source::Exhaust => {
                rule!("AGD-6E.21");
                AsideFrom::Exhaust
            }
        };
        board.endurance.aside.push(Aside { card, from });
        log.push(Heard::CardRevealed { card });
        Flow::Become(Revealed { reveal: self.reveal, stage: RevealStage::TakingEffect }.into())
    }
}

/// AGD-6E.20: the effect of a reveal, then the Hazard, then the card is put away.
#[engine::frame]
pub struct Revealed {
    pub reveal: Reveal,
    pub stage: RevealStage,
}

impl Step<Aliens> for Revealed {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        if board.endurance.is_reshuffle_on_top() {
            return Flow::Call { first: Reshuffle {}.into(), then: self.into() };
        }
        let at = |stage| Revealed { stage, ..self }.into();
        let &Aside { card, from } = board.endurance.aside.last().expect("the revealed card is set aside");
        match self.stage {
            RevealStage::TakingEffect => self.effect(board, card, log),
            RevealStage::Hazard => match card.hazard() {
                Some(hazard) if self.reveal.why != RevealFor::TrackerCard => {
                    let Reveal { character, seat, .. } = self.reveal;
                    let first = HazardEffect { hazard, character, seat }.into();
                    Flow::Call { first, then: at(RevealStage::PuttingAway) }
                }
                Some(_) | None => Flow::Become(at(RevealStage::PuttingAway)),
            },
            RevealStage::Taking => {
                rule!("AGD-11D.5");
                let seat = self.reveal.seat;
                board.endurance.aside.pop();
                board.player_mut(seat).hand.add(card);
                log.push(Heard::RevealedCardTaken { seat, card });
                run_out(board).unwrap_or(Flow::Done)
            }
            RevealStage::PuttingAway => {
                board.endurance.aside.pop();
                let everybody = board.everybody();
                let is_spared = self.reveal.why == RevealFor::TrackerCard && card.card_type() == CardType::Hazard;
                if is_spared {
                    rule!("AGD-6E.19");
                    board.endurance.exhaust_card(card, everybody);
                } else if from == AsideFrom::Exhaust {
                    board.endurance.put_at_bottom_of_exhaust(card, everybody);
                } else {
                    board.endurance.put_under(card, everybody);
                }
                finish(board)
            }
        }
    }
}

impl Revealed {
    /// What the type of the card sets off.
    fn effect(self, board: &mut Board, card: Card, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let Reveal { why, character, seat } = self.reveal;
        let then: Frame = Revealed { stage: RevealStage::Hazard, ..self }.into();
        let call = |first: Frame| Flow::Call { first, then };
        let is_gear_or_event = matches!(card.card_type(), CardType::Gear | CardType::Event);
        let is_hero = character.is_some_and(|character| board.figure(character).side() == Side::Hero);
        match (why, card.card_type()) {
            (RevealFor::AfterAttack, CardType::Gear | CardType::Event) => {
                call(Recovery { cards: if is_hero { 2 } else { 1 } }.into())
            }
            (RevealFor::Hudson, CardType::Gear | CardType::Event) if is_hero => {
                // AGD-6E.29: it may be the last card.
                let first = WindowOpens { moment: Window::RunningOut, toll: Toll::Take { cards: 1 } }.into();
                Flow::Call { first, then: Revealed { stage: RevealStage::Taking, ..self }.into() }
            }
            (RevealFor::Hudson, CardType::Weapon) => {
                let seat = if is_hero { seat } else { board.lead() };
                call(TrackerLook::at_one(seat, 0).into())
            }
            (RevealFor::Vasquez, CardType::Weapon) => {
                if let Some(character) = character {
                    abilities::aim_freely(board, character, log);
                }
                Flow::Become(then)
            }
            (RevealFor::Vasquez, CardType::Gear | CardType::Event) => {
                let Some(character) = character else { return Flow::Become(then) };
                let draw = Drawing::new(character, seat, 1, Duty::Mandatory);
                call(abilities::RecoverAndDraw { cards: 1, draw }.into())
            }
            (RevealFor::TacticalArmour, _) if is_gear_or_event => {
                save(board, character, log);
                Flow::Become(then)
            }
            (RevealFor::InThePipe, CardType::Weapon | CardType::Gear | CardType::Event) => {
                call(ExhaustSearch { seat, sought: card.card_type() }.into())
            }
            (RevealFor::TrackerCard, CardType::Event) => call(Drain { cards: 2 }.into()),
            (_, _) => Flow::Become(then),
        }
    }
}

/// AGD-11G.3, G01: the armour holds, and is exhausted.
fn save(board: &mut Board, character: Option<Character>, log: &mut Log<'_, Aliens>) {
    board.defence.is_saved = true;
    let Some(character) = character else { return };
    if board.figure(character).has_gear(Gear::TacticalArmour) {
        let card = Gear::TacticalArmour.card();
        let everybody = board.everybody();
        board.figure_mut(character).take_off(card);
        board.endurance.exhaust_card(card, everybody);
        log.push(Heard::EquipmentExhausted { character, card });
    }
}

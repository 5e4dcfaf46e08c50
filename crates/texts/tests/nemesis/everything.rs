//! Everything that those who play at random hardly ever meet, by hand.

use engine::{Seat, Seats};
use nemesis::{
    Choice, Heard,
    board::{Card, ObjectToken},
    heard::{Handled, Harm, Told},
    rules::{
        actions::Action,
        attack::Reaction,
        hands::HandAnswer,
        items::drugs::DrugsAnswer,
        noise::MotionScannerAnswer,
        trade::{Goods, TradeReplyAnswer},
        turn::PassingAnswer,
    },
    words::{ActionCard, Back, Contamination, Intruder, Item, ItemCard, Object, Objective, Weakness, YesNo},
};

const SEAT: Seat = Seat(1);
const OTHER: Seat = Seat(0);
const CARD: Card = Card::Action(ActionCard::Rest);
const SCANNED: Card = Card::Scanned(Contamination::Infected);

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
        Heard::Harm(Harm::Revived { seat: SEAT }),
        Heard::NervesOfSteelPlayed { seat: SEAT },
        Heard::ArmorGivenUp { seat: SEAT },
        Heard::Handled(Handled::ItemsBound { seat: SEAT }),
        Heard::Handled(Handled::Crafted {
            seat: SEAT,
            item: Item::MolotovCocktail,
            one: ItemCard { item: Item::Tools, back: Back::Yellow },
            other: ItemCard { item: Item::Alcohol, back: Back::Green },
        }),
        Heard::Told(Told::NothingLeft { kind: Intruder::Adult }),
        Heard::Told(Told::NothingLeft { kind: Intruder::Queen }),
        Heard::GameOver { winners: Seats::NONE, leader: Some(SEAT) },
        Heard::SelfDestructStopped {},
        Heard::EggHatched {},
        Heard::ObjectiveSeen { seat: SEAT, of: OTHER, objective: None },
        Heard::ObjectiveSeen { seat: SEAT, of: OTHER, objective: Some(Objective::Hoarder) },
        Heard::WeaknessDiscovered { object: Object::Egg, weakness: Weakness::VitalPlaces },
    ]
}

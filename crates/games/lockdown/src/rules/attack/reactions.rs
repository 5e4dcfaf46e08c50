//! LOC-12.10, LOC-16.14, LOC-38.30, LOC-38.34, LOC-38.62, LOC-25.43, LOC-50.7: what is done against an attack, before its
//! card is drawn and after it is seen. LOC-27.27: whoever might is asked, so that being asked tells nothing.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::{Board, ObjectToken},
    heard::Heard,
    rules::{
        attack::{self, IntruderAttack, Occasion},
        light::{self, LightAnswer},
        markers,
    },
    words::{ActionCard, Attack, Back, Character, Item, ItemCard, RoomNumber},
};

/// The knowledge with which Pheromones turn an attack against somebody else.
const PHEROMONES_TURN: u8 = 6;

/// LOC-12.10(1): before the card is drawn. LOC-38.30: an attack may hit somebody else in the room.
#[engine::frame]
pub struct BeforeTheCard {
    pub attack: IntruderAttack,
}

/// Whom an attack hits instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BeforeTheCardAnswer {
    Nothing,
    Inconspicuous { instead: Seat },
}

/// LOC-38.30: whether anybody else could be attacked instead.
pub fn may_slip_away(board: &Board, attack: IntruderAttack) -> bool {
    !board.player(attack.on).hand.is_empty() && others(board, attack).next().is_some()
}

fn others(board: &Board, attack: IntruderAttack) -> impl Iterator<Item = Seat> + '_ {
    let room = board.player(attack.on).room();
    board.seats().filter(move |&seat| seat != attack.on && room.is_some() && board.player(seat).room() == room)
}

impl Question<Lockdown> for BeforeTheCard {
    type Answer = BeforeTheCardAnswer;

    const IS_WINDOW: bool = true;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.attack.on)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(BeforeTheCardAnswer)) {
        offer(BeforeTheCardAnswer::Nothing);
        if board.player(seat).hand.has(ActionCard::Inconspicuous) {
            others(board, self.attack).for_each(|instead| offer(BeforeTheCardAnswer::Inconspicuous { instead }));
        }
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: BeforeTheCardAnswer,
        log: &mut Log<'_, Lockdown>,
    ) -> Flow<Frame> {
        let mut attack = self.attack;
        rule!("LOC-4.85");
        if let BeforeTheCardAnswer::Inconspicuous { instead } = answer {
            rule!("LOC-38.30");
            play(board, seat, ActionCard::Inconspicuous, Some(instead), log);
            attack = turn_upon(board, attack, instead);
        }
        attack::go_for(board, attack, log)
    }
}

/// LOC-12.10(2): the card is seen; or a larva, for which none is drawn, is about to bite.
#[engine::frame]
pub struct Reaction {
    pub attack: IntruderAttack,
    pub card: Option<Attack>,
}

/// What is done against an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReactionAnswer {
    Nothing,
    /// LOC-38.34
    FeelOfTheDark,
    /// LOC-25.43
    NervesOfSteel,
    /// LOC-50.7
    FlakVest,
    /// LOC-38.62: an object is given up, and the attack does nothing.
    Pheromones {
        giving: ObjectToken,
    },
    /// LOC-38.62: it hits somebody else.
    PheromonesAt {
        instead: Seat,
    },
    /// LOC-16.14
    Light {
        with: LightAnswer,
    },
}

/// Whether the target may do anything against it. LOC-27.27: by what everybody knows of it.
pub fn may_react(board: &Board, attack: IntruderAttack, card: Option<Attack>) -> bool {
    let player = board.player(attack.on);
    let may_light = !player.inventory.is_empty() && may_light_up(board, attack, card);
    !player.hand.is_empty() || may_light || may_wear_the_vest(board, attack.on)
}

/// LOC-27.14: whether somebody may have the Flak Vest, as far as everybody knows: a quest item, while the Soldier's has been
/// unlocked.
fn may_wear_the_vest(board: &Board, seat: Seat) -> bool {
    let is_unlocked = |it: Seat| {
        let player = board.player(it);
        player.character == Character::Soldier && !player.has_inactive_quest
    };
    board.seats().any(is_unlocked) && board.player(seat).inventory.iter().any(|(card, _)| card.back == Back::Quest)
}

/// LOC-12.4, LOC-16.14: whether a light would change anything now.
fn may_light_up(board: &Board, attack: IntruderAttack, card: Option<Attack>) -> bool {
    card.is_some_and(Attack::has_dark_part) && attack.is_in_the_dark(board)
}

impl Question<Lockdown> for Reaction {
    type Answer = ReactionAnswer;

    const IS_WINDOW: bool = true;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.attack.on)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(ReactionAnswer)) {
        let player = board.player(seat);
        offer(ReactionAnswer::Nothing);
        if self.attack.occasion == Occasion::Surprise && player.hand.has(ActionCard::FeelOfTheDark) {
            offer(ReactionAnswer::FeelOfTheDark);
        }
        if self.attack.occasion == Occasion::Surprise && player.hand.has(ActionCard::NervesOfSteel) {
            offer(ReactionAnswer::NervesOfSteel);
        }
        if player.stowed(Item::FlakVest).is_some() {
            offer(ReactionAnswer::FlakVest);
        }
        if player.hand.has(ActionCard::Pheromones) {
            for giving in player.hands.object_kinds().filter(|object| !matches!(object, ObjectToken::Corpse { .. })) {
                offer(ReactionAnswer::Pheromones { giving });
            }
            if player.knowledge >= PHEROMONES_TURN {
                others(board, self.attack).for_each(|instead| offer(ReactionAnswer::PheromonesAt { instead }));
            }
        }
        if may_light_up(board, self.attack, self.card) {
            light::each_light(player, &mut |with| offer(ReactionAnswer::Light { with }));
        }
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: ReactionAnswer,
        log: &mut Log<'_, Lockdown>,
    ) -> Flow<Frame> {
        let mut attack = self.attack;
        match answer {
            ReactionAnswer::Nothing => return take_effect(board, self, log),
            ReactionAnswer::FeelOfTheDark => {
                rule!("LOC-38.34");
                play(board, seat, ActionCard::FeelOfTheDark, None, log);
                return warded_off(board, self);
            }
            ReactionAnswer::NervesOfSteel => {
                rule!("LOC-25.43");
                play(board, seat, ActionCard::NervesOfSteel, None, log);
                return warded_off(board, self);
            }
            ReactionAnswer::FlakVest => {
                rule!("LOC-50.7");
                let item = ItemCard::new(Item::FlakVest, Back::Quest);
                board.spend_item(seat, item);
                log.push(Heard::ItemUsed { seat, item, is_spent: true }.into());
                return warded_off(board, self);
            }
            ReactionAnswer::Pheromones { giving } => {
                rule!("LOC-38.62");
                play(board, seat, ActionCard::Pheromones, None, log);
                board.player_mut(seat).hands.drop_object(giving);
                board.use_up(giving);
                slime_all(board, seat, log);
                return warded_off(board, self);
            }
            ReactionAnswer::PheromonesAt { instead } => {
                rule!("LOC-38.62");
                play(board, seat, ActionCard::Pheromones, Some(instead), log);
                slime_all(board, seat, log);
                // LOC-29.112: the same card, and the new target may use what is used after it is seen.
                attack = turn_upon(board, attack, instead);
            }
            ReactionAnswer::Light { with } => {
                rule!("LOC-16.14");
                light::light_up(board, seat, with, log);
            }
        }
        match may_react(board, attack, self.card) {
            true => Flow::Become(Reaction { attack, ..self }.into()),
            false => take_effect(board, Reaction { attack, ..self }, log),
        }
    }
}

/// LOC-29.112, LOC-16.14: somebody else is attacked, to whom this is another occasion: what lit up one before is out.
fn turn_upon(board: &mut Board, attack: IntruderAttack, instead: Seat) -> IntruderAttack {
    rule!("LOC-29.112");
    light::new_occasion(board, instead);
    attack.turned_upon(instead)
}

fn take_effect(board: &mut Board, reaction: Reaction, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
    let Reaction { attack, card } = reaction;
    match card {
        Some(with) => Flow::Become(attack::effects::AttackEffect { attack, with }.into()),
        None => attack::bite(board, attack, log),
    }
}

/// Its target has warded an attack off. LOC-51.2: a Frenzy hits the others all the same.
fn warded_off(board: &Board, reaction: Reaction) -> Flow<Frame> {
    let Reaction { attack, card } = reaction;
    match (card, attack.kind(board)) {
        (Some(Attack::Frenzy), Some((_, room))) => frenzy(board, attack, room, Seats::one(attack.on)),
        _ => Flow::Done,
    }
}

/// LOC-51.2: a Frenzy hits everybody in a room but those spared. NEM-32.24, LOC-25.43: the Soldier who stands by may be one of
/// them, if it is a surprise.
pub fn frenzy(board: &Board, attack: IntruderAttack, room: RoomNumber, spared: Seats) -> Flow<Frame> {
    let may_stand_firm = |seat: &Seat| {
        let player = board.player(*seat);
        *seat != attack.on && player.character == Character::Soldier && !player.hand.is_empty()
    };
    let soldier = board.characters_in(room).find(may_stand_firm).filter(|_| attack.occasion == Occasion::Surprise);
    Flow::Become(match soldier {
        Some(seat) => FrenzyReaction { room, spared, seat }.into(),
        None => attack::effects::Frenzy { room, hit: spared }.into(),
    })
}

/// LOC-25.43: whether the Soldier, who stands by, has nerves of steel.
#[engine::frame]
pub struct FrenzyReaction {
    pub room: RoomNumber,
    pub spared: Seats,
    pub seat: Seat,
}

/// What is done against a Frenzy that was meant for somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FrenzyReactionAnswer {
    Nothing,
    NervesOfSteel,
}

impl Question<Lockdown> for FrenzyReaction {
    type Answer = FrenzyReactionAnswer;

    const IS_WINDOW: bool = true;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(FrenzyReactionAnswer)) {
        offer(FrenzyReactionAnswer::Nothing);
        if board.player(seat).hand.has(ActionCard::NervesOfSteel) {
            offer(FrenzyReactionAnswer::NervesOfSteel);
        }
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: FrenzyReactionAnswer,
        log: &mut Log<'_, Lockdown>,
    ) -> Flow<Frame> {
        let FrenzyReaction { room, mut spared, .. } = self;
        rule!("LOC-29.173");
        if answer == FrenzyReactionAnswer::NervesOfSteel {
            rule!("LOC-25.43");
            play(board, seat, ActionCard::NervesOfSteel, None, log);
            spared = spared.with(seat);
        }
        Flow::Become(attack::effects::Frenzy { room, hit: spared }.into())
    }
}

/// LOC-5.73: a reaction is discarded at its moment.
pub fn play(board: &mut Board, seat: Seat, card: ActionCard, instead: Option<Seat>, log: &mut Log<'_, Lockdown>) {
    rule!("LOC-5.73");
    board.player_mut(seat).discard_action(card);
    log.push(Heard::ReactionPlayed { seat, card, instead }.into());
}

/// LOC-38.62: everybody in the room gets slime.
fn slime_all(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) {
    let Some(room) = board.player(seat).room() else { return };
    let there: Seats = board.characters_in(room).collect();
    there.iter().for_each(|seat| markers::slime(board, seat, log));
}

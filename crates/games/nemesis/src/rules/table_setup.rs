//! NEM-3: the table is set up: pods, the bag, numbers, objectives, and the draft.
//!
//! Tiles, tokens, engines, coordinates and weaknesses are not drawn here: nobody sees them yet.

use engine::{Flow, Known, Log, Question, Roll, Seat, Seats, Step, Word, rule};
use serde::{Deserialize, Deserializer, Serialize, de};

use crate::{
    Frame, Nemesis,
    board::{Board, Cards, HeavyItem, Held, Pod},
    content::{tokens, tracks},
    heard::Heard,
    rules::{bag, round::RoundStart},
    words::{
        Back, Character, Intruder, IntruderToken, ItemCard, Mode, Objective, ObjectiveDeck, PodNumber, PodSide, Section,
    },
};

/// NEM-3: what is still to be drawn is drawn, in the order of the rulebook.
#[engine::frame]
pub struct SetUp {}

impl Step<Nemesis> for SetUp {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        match next_draw(board) {
            Some(first) => Flow::Call { first, then: self.into() },
            None => {
                rule!("NEM-3.24");
                board.first = seat_with(board, 1);
                log.push(Heard::FirstPlayerChanged { seat: board.first }.into());
                Flow::Become(RoundStart {}.into())
            }
        }
    }
}

/// The first thing on the table that has still to be drawn.
fn next_draw(board: &mut Board) -> Option<Frame> {
    let players = board.setup.players;
    if board.pods_aboard().count() < tracks::pods_for(players) {
        return Some(PodDraw {}.into());
    }
    sort_pods(board);
    let adults: u8 = board.swarm.bag.iter().filter(|(token, _)| is_adult(*token)).map(|(_, n)| n).sum();
    if adults < tokens::in_the_bag(Intruder::Adult, players) {
        rule!("NEM-3.13");
        return Some(BagFill {}.into());
    }
    if let Some(seat) = board.seats().find(|&seat| board.player(seat).number == 0) {
        return Some(NumberDeal { seat }.into());
    }
    match board.setup.mode {
        Mode::SemiCooperative | Mode::Solo => {
            if let Some(seat) = board.seats().find(|&seat| board.player(seat).objectives.contains(&None)) {
                return Some(ObjectiveDeal { seat }.into());
            }
        }
        Mode::FullCooperative => {
            if board.common_objectives.len() < usize::from(players) {
                return Some(CommonObjective {}.into());
            }
        }
    }
    let undecided = (1..=players).map(|number| seat_with(board, number));
    let undecided = undecided.into_iter().find(|&seat| board.player(seat).deck.is_empty());
    undecided.map(|seat| DraftDraw { seat, first: None }.into())
}

fn is_adult(token: IntruderToken) -> bool {
    token.print().intruder == Some(Intruder::Adult)
}

/// NEM-1.14: whose help card bears this number.
fn seat_with(board: &Board, number: u8) -> Seat {
    board.seats().find(|&seat| board.player(seat).number == number).expect("every number has been dealt")
}

/// NEM-3.9: by number, alternately to A and B.
fn sort_pods(board: &mut Board) {
    rule!("NEM-3.9");
    let aboard = board.pods.iter_mut().filter(|pod| pod.is_there);
    aboard.enumerate().for_each(|(nth, pod)| pod.section = Section::ALL[nth % 2]);
}

/// NEM-3.8: pods are taken at random.
#[engine::frame]
pub struct PodDraw {}

impl Roll<Nemesis> for PodDraw {
    type Shown = PodNumber;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(PodNumber, u32)) {
        PodNumber::ALL.iter().filter(|&&pod| !board.pod(pod).is_there).for_each(|&pod| may_show(pod, 1));
    }

    fn rolled(self, board: &mut Board, pod: PodNumber, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-3.8");
        rule!("NEM-3.10");
        board.pods[pod as usize] = Pod { is_there: true, section: Section::A, side: PodSide::Locked };
        log.push(Heard::PodDrawn { pod }.into());
        Flow::Done
    }
}

/// NEM-3.14: an adult token goes into the bag, at random among all.
#[engine::frame]
pub struct BagFill {}

impl Roll<Nemesis> for BagFill {
    type Shown = IntruderToken;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(IntruderToken, u32)) {
        board.swarm.pooled(Intruder::Adult).for_each(|(token, n)| may_show(token, n.into()));
    }

    fn rolled(self, board: &mut Board, token: IntruderToken, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-3.14");
        bag::enter(board, token, log);
        Flow::Done
    }
}

/// NEM-1.14: the number on a help card, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerNumber(pub u8);

impl<'de> Deserialize<'de> for PlayerNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match <u8 as Deserialize>::deserialize(deserializer)? {
            number @ 1..=5 => Ok(PlayerNumber(number)),
            other => Err(de::Error::invalid_value(de::Unexpected::Unsigned(other.into()), &"a number from 1 to 5")),
        }
    }
}

/// NEM-3.18: a help card is dealt. NEM-3.19: the stand with the same number goes with it.
#[engine::frame]
pub struct NumberDeal {
    pub seat: Seat,
}

impl Roll<Nemesis> for NumberDeal {
    type Shown = PlayerNumber;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(PlayerNumber, u32)) {
        let is_free = |number: &u8| board.seats().all(|seat| board.player(seat).number != *number);
        (1..=board.setup.players).filter(is_free).for_each(|number| may_show(PlayerNumber(number), 1));
    }

    fn rolled(self, board: &mut Board, number: PlayerNumber, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-3.18");
        board.player_mut(self.seat).number = number.0;
        log.push(Heard::NumberDealt { seat: self.seat, number: number.0 }.into());
        Flow::Done
    }
}

/// NEM-3.20: an objective is dealt: the corporate one first, then the personal one; alone, two for solo
/// play.
#[engine::frame]
pub struct ObjectiveDeal {
    pub seat: Seat,
}

impl ObjectiveDeal {
    fn slot(self, board: &Board) -> usize {
        board.player(self.seat).objectives[0].is_some() as usize
    }

    fn deck(self, board: &Board) -> ObjectiveDeck {
        match (board.setup.mode, self.slot(board)) {
            (Mode::Solo | Mode::FullCooperative, _) => {
                rule!("NEM-22.2");
                ObjectiveDeck::Cooperative
            }
            (Mode::SemiCooperative, 0) => ObjectiveDeck::Corporate,
            (Mode::SemiCooperative, _) => ObjectiveDeck::Personal,
        }
    }
}

/// The cards of a deck that are for so many players and have not been dealt.
fn each_objective(board: &Board, deck: ObjectiveDeck, may_show: &mut impl FnMut(Objective, u32)) {
    let dealt = |objective: Objective| {
        let held = board.seats().flat_map(|seat| board.player(seat).objectives).flatten();
        held.map(|it| it.for_rules()).chain(board.common_objectives.iter().copied()).any(|it| it == objective)
    };
    for &objective in Objective::ALL {
        let print = objective.print();
        if print.deck == deck && print.from_players <= board.setup.players && !dealt(objective) {
            may_show(objective, 1);
        }
    }
}

impl Roll<Nemesis> for ObjectiveDeal {
    type Shown = Objective;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Objective, u32)) {
        each_objective(board, self.deck(board), may_show);
    }

    fn rolled(self, board: &mut Board, objective: Objective, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-3.20");
        let (seat, slot) = (self.seat, self.slot(board));
        board.player_mut(seat).objectives[slot] = Some(Known::to(Seats::one(seat), objective));
        log.push(Heard::objective_dealt(seat, objective));
        Flow::Done
    }
}

/// NEM-22.6: an objective of all is turned up.
#[engine::frame]
pub struct CommonObjective {}

impl Roll<Nemesis> for CommonObjective {
    type Shown = Objective;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Objective, u32)) {
        each_objective(board, ObjectiveDeck::Cooperative, may_show);
    }

    fn rolled(self, board: &mut Board, objective: Objective, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-22.6");
        board.common_objectives.push(objective);
        log.push(Heard::CommonObjectiveRevealed { objective }.into());
        Flow::Done
    }
}

/// NEM-3.21: a draft card is drawn, for all to see.
#[engine::frame]
pub struct DraftDraw {
    pub seat: Seat,
    pub first: Option<Character>,
}

impl Roll<Nemesis> for DraftDraw {
    type Shown = Character;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Character, u32)) {
        let is_taken = |character: Character| {
            let chosen = board.seats().filter(|&seat| !board.player(seat).deck.is_empty());
            chosen.map(|seat| board.player(seat).character).any(|it| it == character)
        };
        let left = Character::ALL.iter().filter(|&&it| !is_taken(it) && self.first != Some(it));
        left.for_each(|&character| may_show(character, 1));
    }

    fn rolled(self, _: &mut Board, character: Character, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-3.21");
        rule!("NEM-24.23");
        let seat = self.seat;
        log.push(Heard::DraftDrawn { seat, character }.into());
        match self.first {
            None => Flow::Become(DraftDraw { seat, first: Some(character) }.into()),
            Some(first) => Flow::Become(Draft { seat, first, second: character }.into()),
        }
    }
}

/// One of two characters is chosen.
#[engine::frame]
pub struct Draft {
    pub seat: Seat,
    pub first: Character,
    pub second: Character,
}

impl Question<Nemesis> for Draft {
    type Answer = Character;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(Character)) {
        offer(self.first);
        offer(self.second);
    }

    fn answered(self, board: &mut Board, seat: Seat, character: Character, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-4.57");
        rule!("NEM-3.22");
        equip(board, seat, character);
        log.push(Heard::CharacterChosen { seat, character }.into());
        Flow::Done
    }
}

/// NEM-3.22: what a character begins with: ten cards, and the weapon, fully loaded. NEM-3.23: what belongs to others is not in the game.
pub fn equip(board: &mut Board, seat: Seat, character: Character) {
    let player = board.player_mut(seat);
    player.character = character;
    rule!("NEM-5.37");
    player.deck = Cards::of(character);
    let mut weapon = HeavyItem::new(ItemCard::new(character.weapon(), Back::Starting), 0);
    rule!("NEM-16.10");
    weapon.load(weapon.capacity());
    player.hands.put(Held::Item(weapon));
    player.inactive_quests = [true; 2];
}

//! LOC-3.24 to LOC-3.30, LOC-4.80: the draft, and what a character begins with.

use engine::{Flow, Log, Question, Roll, Seat, Seats, Word, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, Cards, HeavyItem, Held, Whereabouts},
    heard::Heard,
    words::{Back, Character, ItemCard, Origin, Room},
};

/// LOC-3.24: a draft card is drawn, for all to see.
#[engine::frame]
pub struct DraftDraw {
    pub seat: Seat,
    pub first: Option<Character>,
}

impl Roll<Lockdown> for DraftDraw {
    type Shown = Character;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Character, u32)) {
        let is_taken = |character: Character| {
            let chosen = board.seats().filter(|&seat| !board.player(seat).deck.is_empty());
            chosen.map(|seat| board.player(seat).character).any(|it| it == character)
        };
        let left = Character::ALL.iter().filter(|&&it| !is_taken(it) && self.first != Some(it));
        left.for_each(|&character| may_show(character, 1));
    }

    fn rolled(self, _: &mut Board, character: Character, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-3.24");
        let seat = self.seat;
        log.push(Heard::DraftDrawn { seat, character }.into());
        match self.first {
            None => Flow::Become(DraftDraw { seat, first: Some(character) }.into()),
            Some(first) => Flow::Become(Draft { seat, first, second: character }.into()),
        }
    }
}

/// LOC-4.80: one of two characters is chosen.
#[engine::frame]
pub struct Draft {
    pub seat: Seat,
    pub first: Character,
    pub second: Character,
}

impl Question<Lockdown> for Draft {
    type Answer = Character;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(Character)) {
        offer(self.first);
        offer(self.second);
    }

    fn answered(self, board: &mut Board, seat: Seat, character: Character, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-4.80");
        equip(board, seat, character);
        log.push(Heard::CharacterChosen { seat, character }.into());
        Flow::Done
    }
}

/// LOC-3.25 to LOC-3.30: where a character begins, with what cards and items, and what it knows.
pub fn equip(board: &mut Board, seat: Seat, character: Character) {
    let print = character.print();
    let start = match print.origin {
        Origin::NemesisSurvivor => Room::IsolationRoom,
        Origin::FacilityWorker => Room::Repository,
    };
    rule!("LOC-3.25");
    let room = board.place_of(start).expect("both rooms are always there");
    let player = board.player_mut(seat);
    player.character = character;
    player.whereabouts = Whereabouts::Room { room };
    rule!("LOC-3.26");
    player.deck = Cards::of(character);
    rule!("LOC-3.28");
    player.has_inactive_quest = true;
    rule!("LOC-3.30");
    player.knowledge = print.origin.knowledge();
    let Some(item) = print.starting_item else { return };
    rule!("LOC-3.27");
    let card = ItemCard::new(item, Back::Starting);
    let most = item.charge().map_or(0, |charge| charge.most);
    if item.lies_beside_the_board() {
        player.inventory.add(card);
        player.probe_uses = most;
    } else {
        player.hands.put(Held::Item(HeavyItem::new(card, most)));
    }
}

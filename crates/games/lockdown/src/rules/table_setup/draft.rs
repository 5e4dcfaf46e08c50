//! LOC-3.24 to LOC-3.30, LOC-4.80: the draft, and what a character begins with.

use engine::{Flow, Log, Question, Roll, Seat, Seats, rule};

use crate::{
    Frame, Lockdown,
    board::{Board, Cards, HeavyItem, Held, Whereabouts},
    content::characters::DRAFT_CARDS,
    heard::Heard,
    words::{Back, Cast, Character, ItemCard, Origin, Room},
};

/// LOC-3.24: a draft card is drawn, for all to see. LOC-25.40: whoever has chosen keeps the card, whomever of its colour
/// they play.
#[engine::frame]
pub struct DraftDraw {
    pub seat: Seat,
    pub first: Option<Character>,
}

impl Roll<Lockdown> for DraftDraw {
    type Shown = Character;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(Character, u32)) {
        let is_taken = |card: Character| {
            let chosen = board.seats().filter(|&seat| !board.player(seat).deck.is_empty());
            chosen.map(|seat| board.player(seat).character.print().colour).any(|colour| colour == card.print().colour)
        };
        let left = DRAFT_CARDS.iter().filter(|&&card| !is_taken(card) && self.first != Some(card));
        left.for_each(|&card| may_show(card, 1));
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

/// LOC-4.80: a character is chosen whom one of two cards allows.
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

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Character)) {
        let cast = board.setup.characters;
        if cast == Cast::Mixed {
            rule!("LOC-25.40");
            rule!("LOC-25.54");
        }
        [self.first, self.second].into_iter().flat_map(|card| cast.allowed_by(card)).for_each(offer);
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
    let is_of_the_box = DRAFT_CARDS.contains(&character);
    let start = match print.origin {
        Origin::NemesisSurvivor if !is_of_the_box => {
            rule!("LOC-25.41");
            Room::IsolationRoom
        }
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
    let Some(item) = print.starting_item else {
        if !is_of_the_box {
            rule!("LOC-25.42");
            match character == Character::Pilot {
                true => rule!("LOC-25.44"),
                false => rule!("LOC-25.43"),
            }
        }
        return;
    };
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

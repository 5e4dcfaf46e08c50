//! LOC-16.12 to LOC-16.14, LOC-29.104: light sources, for whoever is in darkness.

use borsh::{BorshDeserialize, BorshSerialize};
use engine::{Flow, Log, Question, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Frame, Lockdown,
    board::{Board, Light, Player},
    heard::Heard,
    words::{Item, RoomNumber},
};

/// What somebody lights up with.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, BorshSerialize, BorshDeserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LightAnswer {
    /// It stays dark.
    #[default]
    None,
    Flashlight,
    Glowstick,
    Lighter,
}

/// LOC-4.69, LOC-16.14: an encounter or an event has come, and somebody may have a light. LOC-27.27: whoever has
/// anything in the inventory is asked, so that being asked tells nothing.
#[engine::frame]
pub struct LightSource {
    pub seat: Seat,
}

impl Question<Lockdown> for LightSource {
    type Answer = LightAnswer;

    const IS_WINDOW: bool = true;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, seat: Seat, offer: &mut impl FnMut(LightAnswer)) {
        offer(LightAnswer::None);
        each_light(board.player(seat), offer);
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: LightAnswer, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-4.69");
        light_up(board, seat, answer, log);
        Flow::Done
    }
}

/// LOC-16.14: whether somebody is to be asked for a light now.
pub fn may_be_asked(board: &Board, seat: Seat) -> bool {
    let player = board.player(seat);
    player.light == Light::Unasked && !player.inventory.is_empty() && board.is_in_darkness(seat)
}

/// The lights that somebody can use.
pub fn each_light(player: &Player, offer: &mut impl FnMut(LightAnswer)) {
    if player.flashlights[1] + player.flashlights[2] > 0 {
        offer(LightAnswer::Flashlight);
    }
    for (item, answer) in [(Item::Glowstick, LightAnswer::Glowstick), (Item::Lighter, LightAnswer::Lighter)] {
        if player.stowed(item).is_some() {
            offer(answer);
        }
    }
}

/// LOC-39.33: a Lighter does not last for an event.
pub fn each_light_for_an_event(player: &Player, offer: &mut impl FnMut(LightAnswer)) {
    rule!("LOC-29.47");
    each_light(player, &mut |light| match light {
        LightAnswer::None | LightAnswer::Flashlight | LightAnswer::Glowstick => offer(light),
        LightAnswer::Lighter => (),
    });
}

/// LOC-16.13: a light is used, or none. LOC-29.104: it ends darkness for its user, and nothing else.
pub fn light_up(board: &mut Board, seat: Seat, answer: LightAnswer, log: &mut Log<'_, Lockdown>) {
    let player = board.player_mut(seat);
    let (light, item) = match answer {
        LightAnswer::None => {
            player.light = Light::Off;
            return;
        }
        LightAnswer::Flashlight => {
            rule!("LOC-39.34");
            assert!(player.spend_charge(), "a flashlight that is used has a charge");
            (Light::Occasion, Item::Flashlight)
        }
        LightAnswer::Glowstick => {
            rule!("LOC-39.11");
            (Light::Round, Item::Glowstick)
        }
        LightAnswer::Lighter => {
            rule!("LOC-39.33");
            (Light::Occasion, Item::Lighter)
        }
    };
    rule!("LOC-16.12");
    player.light = light;
    if item != Item::Flashlight {
        let card = player.stowed(item).expect("what is used is in the inventory");
        player.unstow(card);
        board.items.discard(card);
    }
    log.push(Heard::LitUp { seat, item }.into());
}

/// LOC-16.14: a new occasion: what lit up the last one is out.
pub fn new_occasion(board: &mut Board, seat: Seat) {
    let light = &mut board.player_mut(seat).light;
    match light {
        Light::Off | Light::Occasion => *light = Light::Unasked,
        Light::Unasked | Light::Round => (),
    }
}

/// The same for everybody in a room.
pub fn new_occasion_in(board: &mut Board, room: RoomNumber) {
    for seat in board.seats() {
        if board.player(seat).room() == Some(room) {
            new_occasion(board, seat);
        }
    }
}

/// LOC-29.47: the round is over, and with it what lit it.
pub fn round_over(board: &mut Board) {
    for seat in board.seats() {
        let light = &mut board.player_mut(seat).light;
        if *light == Light::Round {
            rule!("LOC-29.47");
        }
        *light = Light::Unasked;
    }
}

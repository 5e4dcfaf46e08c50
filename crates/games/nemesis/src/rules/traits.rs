//! NEM-48: the traits that ask or act by themselves. The others stand where they change a rule:
//! crafting (Handyman), searching (Scavenger) and wounds (Wheelchair).

use engine::{Flow, Log, Question, Seat, Seats, Step, Word, rule};

use crate::{
    Frame, Nemesis,
    board::{Board, Passage},
    heard::Heard,
    rules::{
        actions::{Action, Target},
        cards,
        combat::{self, Shot},
        doors,
        turn::{Turn, TurnEnd},
        wounds::Wounds,
    },
    words::{Cause, Item, Trait, YesNo, all_rooms},
};

/// NEM-48.1, Just Die Already: after a hit the Captain may shoot again.
#[engine::frame]
pub struct FurtherShot {
    pub shot: Shot,
}

impl FurtherShot {
    /// NEM-26.93: with the Revolver, as long as there are rounds in it and something to shoot at.
    pub fn is_possible(board: &Board, shot: Shot) -> bool {
        let player = board.player(shot.seat);
        let is_there = match shot.at {
            Target::Figure { figure } => board.swarm.figure(figure).is_some(),
            Target::Eggs => player.room().is_some_and(|room| board.loose_eggs(room) > 0),
        };
        let has_round = player.hands.item(Item::Revolver).is_some_and(|held| held.ammo > 0);
        shot.weapon == Item::Revolver && has_round && is_there && board.has_trait(shot.seat, Trait::JustDieAlready)
    }
}

impl Question<Nemesis> for FurtherShot {
    type Answer = YesNo;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.shot.seat)
    }

    fn answers(self, _: &Board, _: Seat, offer: &mut impl FnMut(YesNo)) {
        YesNo::ALL.iter().for_each(|&answer| offer(answer));
    }

    fn answered(self, board: &mut Board, seat: Seat, answer: YesNo, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        match answer {
            YesNo::No => combat::after_shooting(board, self.shot),
            YesNo::Yes => {
                rule!("NEM-48.1");
                combat::spend(board, seat, self.shot.weapon, 1, log);
                combat::fire(Shot { bonus: 0, may_reroll: false, ..self.shot })
            }
        }
    }
}

/// NEM-48.3, Authorization: whoever uses the Cockpit may open or close a door of the ship.
#[engine::frame]
pub struct Authorization {
    pub seat: Seat,
}

impl Authorization {
    /// What the Cockpit does, and the question if it is the Pilot who uses it.
    pub fn after(done: Flow<Frame>, board: &Board, seat: Seat) -> Flow<Frame> {
        match board.has_trait(seat, Trait::Authorization) {
            true => cards::and_then(done, Authorization { seat }.into()),
            false => done,
        }
    }
}

impl Question<Nemesis> for Authorization {
    type Answer = Option<Passage>;

    fn asked(self, _: &Board) -> Seats {
        Seats::one(self.seat)
    }

    fn answers(self, board: &Board, _: Seat, offer: &mut impl FnMut(Option<Passage>)) {
        offer(None);
        for room in all_rooms() {
            cards::each_door(board, room, &mut |number| {
                let corridor = board.corridor(room, number).expect("a corridor bears this number");
                let passage = Passage::of(board.plan(), corridor);
                // A corridor is met in both its rooms, and named by the lower one.
                if passage == (Passage { room, corridor: number }) {
                    offer(Some(passage));
                }
            });
        }
    }

    fn answered(
        self,
        board: &mut Board,
        seat: Seat,
        answer: Option<Passage>,
        log: &mut Log<'_, Nemesis>,
    ) -> Flow<Frame> {
        let Some(passage) = answer else { return Flow::Done };
        rule!("NEM-48.3");
        let corridor = passage.find(board.plan()).expect("the corridor is on the board");
        doors::toggle(board, seat, corridor, log)
    }
}

/// NEM-48.6, Rush: the Soldier has suffered for a third action, and lives to do it or not.
#[engine::frame]
pub struct Rush {}

impl Rush {
    /// NEM-26.95: once a turn, if actions are counted in it.
    pub fn is_possible(board: &Board, seat: Seat) -> bool {
        let turn = &board.turn;
        board.has_trait(seat, Trait::Rush) && !turn.has_rushed && !turn.is_unlimited
    }

    /// The wound comes first.
    pub fn begin(board: &mut Board, seat: Seat, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-48.6");
        board.turn.has_rushed = true;
        board.turn.actions_left += 1;
        log.push(Heard::Declared { seat, action: Action::Rush, to: None, against: None }.into());
        Flow::Call { first: Wounds::light(seat, 1, Cause::Rush).into(), then: Rush {}.into() }
    }
}

impl Step<Nemesis> for Rush {
    fn go_on(self, board: &mut Board, _: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        match board.player(board.turn.seat).room() {
            Some(_) => Flow::Become(Turn {}.into()),
            None => Flow::Become(TurnEnd {}.into()),
        }
    }
}

//! AGD-11E.31 to AGD-11E.33: captives in cocoons.

use engine::{Flow, Log, Roll, rule};

use crate::{
    Aliens, Frame, Heard,
    board::Board,
    rules::{
        barricade::{passes, welder_bonus},
        spotting::Upkeep,
        turn::aim_value,
    },
    words::{Character, Condition, MarineDie},
};

/// AGD-11E.33: the Tech test that frees a captive. AGD-11E.32: until then it is nobody.
#[engine::frame]
pub struct CocoonTest {
    pub character: Character,
    pub captive: Character,
}

impl Roll<Aliens> for CocoonTest {
    type Shown = MarineDie;

    fn odds(self, _: &Board, may_show: &mut impl FnMut(MarineDie, u32)) {
        MarineDie::all().for_each(|die| may_show(die, 1));
    }

    fn rolled(self, board: &mut Board, die: MarineDie, log: &mut Log<'_, Aliens>) -> Flow<Frame> {
        let bonus = welder_bonus(board, self.character);
        if !passes(board, self.character, bonus, die, log) {
            return Flow::Done;
        }
        rule!("AGD-11E.33");
        let captive = self.captive;
        // AGD-6F.11: Newt is a hero if Ripley is one.
        let owner = board.figure(Character::Ripley).owner.filter(|_| captive == Character::Newt);
        let figure = board.figure_mut(captive);
        figure.condition = Condition::Standing;
        figure.is_activated = true;
        figure.owner = owner;
        board.captives = board.captives.iter().copied().filter(|&other| other != captive).collect();
        let dial = aim_value(board, captive);
        board.figure_mut(captive).dial = dial;
        log.push(Heard::CaptiveFreed { character: captive });
        board.is_disturbed = true;
        board.bereaved = board.seats().filter(|&seat| !board.has_hero(seat)).collect();
        Flow::Become(Upkeep {}.into())
    }
}

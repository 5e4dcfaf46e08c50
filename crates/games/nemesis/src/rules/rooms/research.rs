//! NEM-15: weaknesses are found out.

use engine::{Flow, Log, Roll, Word, rule};

use crate::{
    Frame, Nemesis,
    board::Board,
    heard::Heard,
    words::{Object, Weakness},
};

/// NEM-15.2: an object is researched. NEM-15.4: it is not used up.
pub fn research(object: Object) -> Flow<Frame> {
    Flow::Become(Research { object }.into())
}

/// The weakness card of an object is turned up.
#[engine::frame]
pub struct Research {
    pub object: Object,
}

impl Roll<Nemesis> for Research {
    type Shown = Weakness;

    /// NEM-3.12: any one that is not known yet; nobody has seen those in the box.
    fn odds(self, board: &Board, may_show: &mut impl FnMut(Weakness, u32)) {
        Weakness::ALL.iter().filter(|&&weakness| !board.has_weakness(weakness)).for_each(|&it| may_show(it, 1));
    }

    fn rolled(self, board: &mut Board, weakness: Weakness, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        rule!("NEM-15.2");
        board.weaknesses[self.object.index()] = Some(weakness);
        log.push(Heard::WeaknessDiscovered { object: self.object, weakness }.into());
        Flow::Done
    }
}

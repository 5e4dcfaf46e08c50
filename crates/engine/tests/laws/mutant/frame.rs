//! The rules under way, with the hooks of a defect around them.

use std::io;

use borsh::{BorshDeserialize, BorshSerialize};
use contact::{Choice, Contact, Frame, Outcome, board::Board};
use engine::{Flow, Log, Pending, RuleId, Seat, Timing};

use super::{Mutant, planted};

/// A rule of Contact. The round has a variant of its own, because rules unwind to it by
/// the kind of the frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum MutantFrame {
    Round(Frame),
    Other(Frame),
}

impl MutantFrame {
    pub(super) fn inner(self) -> Frame {
        match self {
            MutantFrame::Round(frame) | MutantFrame::Other(frame) => frame,
        }
    }
}

impl From<Frame> for MutantFrame {
    fn from(frame: Frame) -> Self {
        match matches!(frame, Frame::Round(_)) {
            true => MutantFrame::Round(frame),
            false => MutantFrame::Other(frame),
        }
    }
}

impl Default for MutantFrame {
    fn default() -> Self {
        Frame::default().into()
    }
}

impl BorshSerialize for MutantFrame {
    fn serialize<W: io::Write>(&self, writer: &mut W) -> io::Result<()> {
        planted().stored(self.inner()).serialize(writer)
    }
}

impl BorshDeserialize for MutantFrame {
    fn deserialize_reader<R: io::Read>(reader: &mut R) -> io::Result<Self> {
        planted().read(Frame::deserialize_reader(reader)).map(MutantFrame::from)
    }
}

/// The flow with the frames of the mutant.
pub(super) fn wrapped(flow: Flow<Frame>) -> Flow<MutantFrame> {
    match planted().flow(flow) {
        Flow::Done => Flow::Done,
        Flow::Become(frame) => Flow::Become(frame.into()),
        Flow::Call { first, then } => Flow::Call { first: first.into(), then: then.into() },
        Flow::Unwind(frame) => Flow::Unwind(frame.into()),
        Flow::End(frame) => Flow::End(frame.into()),
    }
}

/// The log as Contact knows it.
pub(super) fn contacts<'a>(log: &'a mut Log<'_, Mutant>) -> Log<'a, Contact> {
    match log {
        Log::Off => Log::Off,
        Log::On(events) => Log::On(events),
        Log::Marked(beats) => Log::On(&mut beats.events),
    }
}

impl engine::Frame<Mutant> for MutantFrame {
    const HAS_WINDOWS: bool = <Frame as engine::Frame<Contact>>::HAS_WINDOWS;

    fn pending(self, board: &Board) -> Pending {
        let frame = self.inner();
        planted().pending(frame, board, frame.pending(board))
    }

    fn waits(self, board: &Board) -> bool {
        self.pending(board) != Pending::Nobody
    }

    fn may_answer(self, board: &Board, seat: Seat) -> bool {
        self.pending(board).may_answer().has(seat)
    }

    fn is_public(self) -> bool {
        self.inner().is_public()
    }

    fn is_window(self) -> bool {
        self.inner().is_window()
    }

    fn timing(self) -> Timing {
        planted().timing(self.inner(), self.inner().timing())
    }

    fn go_on(self, board: &mut Board, log: &mut Log<'_, Mutant>) -> Flow<Self> {
        wrapped(self.inner().go_on(board, &mut contacts(log)))
    }

    fn choices(self, board: &Board, seat: Seat, out: &mut Vec<Choice>) {
        self.inner().choices(board, seat, out);
        planted().choices(self.inner(), board, seat, out);
    }

    fn forbids(self, board: &Board, seat: Seat, choice: Choice) -> Option<RuleId> {
        self.inner().forbids(board, seat, choice)
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Choice, log: &mut Log<'_, Mutant>) -> Flow<Self> {
        let flow = self.inner().choose(board, seat, choice, &mut contacts(log));
        planted().chosen(board, seat, choice, log.is_on());
        wrapped(flow)
    }

    fn odds(self, board: &Board, out: &mut Vec<(Outcome, u32)>) {
        self.inner().odds(board, out);
        planted().odds(self.inner(), out);
    }

    fn resolve(self, board: &mut Board, outcome: Outcome, log: &mut Log<'_, Mutant>) -> Flow<Self> {
        match self.inner().pending(board) {
            Pending::Chance => wrapped(self.inner().resolve(board, outcome, &mut contacts(log))),
            // Only a defect can have asked chance here.
            Pending::Players { .. } | Pending::Nobody => Flow::Done,
        }
    }
}

//! What is written and read again, copied, and played again.

use super::{
    input::Input,
    play::{Table, somebody_can_go_on},
    report::{Fault, Law},
};
use crate::{Game, Lawful, Log, State};

/// A state on the way, for the replay.
#[derive(Debug)]
pub(super) struct Kept<G: Game> {
    pub(super) after: usize,
    pub(super) state: State<G>,
}

/// How far a copy is played ahead.
const AHEAD: usize = 8;

/// How many times bytes are spoiled at a pause.
const SPOILED: usize = 4;

impl<G: Lawful> Table<'_, G> {
    /// What is stored is read again; what is spoiled is not.
    pub(super) fn storing(&mut self, below: &mut dyn FnMut(u32) -> u32) -> Result<(), Fault> {
        self.encode();
        let decoded: Result<State<G>, _> = borsh::from_slice(&self.bytes);
        let is_same = match &decoded {
            Ok(decoded) => *decoded == self.state && borsh::to_vec(decoded).is_ok_and(|bytes| bytes == self.bytes),
            Err(_) => false,
        };
        if !is_same {
            let what = format!("stored {:?}, read {decoded:?}", self.state);
            return Err(Fault::new(Law::StoredIsTheSame, what));
        }
        for _ in 0..SPOILED {
            let cut = below(self.bytes.len() as u32) as usize;
            if borsh::from_slice::<State<G>>(&self.bytes[..cut]).is_ok() {
                let what = format!("{cut} of {} bytes are read as a state", self.bytes.len());
                return Err(Fault::new(Law::CutOffIsAnError, what));
            }
            // Rubbish may be read as something or refused; only a panic breaks a law.
            let at = below(self.bytes.len() as u32) as usize;
            let true_byte = std::mem::replace(&mut self.bytes[at], below(256) as u8);
            drop(borsh::from_slice::<State<G>>(&self.bytes));
            self.bytes[at] = true_byte;
        }
        Ok(())
    }

    /// Plays a copy ahead; the table stays as it is.
    pub(super) fn forking(&mut self, below: &mut dyn FnMut(u32) -> u32) -> Result<(), Fault> {
        let mut fork = self.state;
        for _ in 0..AHEAD {
            somebody_can_go_on(&fork, &mut self.offered, usize::MAX)?;
            let Some(input) = self.offered.any(&fork, below) else { break };
            input.give_unchecked(&mut fork, &mut Log::Off);
        }
        match borsh::to_vec(&self.state).is_ok_and(|bytes| bytes == self.bytes) {
            true => Ok(()),
            false => Err(Fault::new(Law::ForksAreApart, "the table changed when a copy was played")),
        }
    }

    /// Plays the whole game again, with nobody listening.
    pub(super) fn replay(&self, inputs: &[Input<G>], kept: &[Kept<G>]) -> Result<(), Fault> {
        let Err(in_silence) = self.replay_with(inputs, kept, &mut Log::Off) else { return Ok(()) };
        // Was it the silence, or does it go differently in any case?
        match self.replay_with(inputs, kept, &mut Log::On(&mut Vec::new())) {
            Ok(()) => Err(Fault::new(Law::ListeningChangesNothing, format!("with nobody listening, {in_silence}"))),
            Err(again) => Err(Fault::new(Law::ReplayIsTheSame, format!("played again, {again}"))),
        }
    }

    fn replay_with(&self, inputs: &[Input<G>], kept: &[Kept<G>], log: &mut Log<'_, G>) -> Result<(), String> {
        let mut state = G::begin(&self.setup, log);
        let mut kept = kept.iter().peekable();
        for (at, input) in inputs.iter().enumerate() {
            if let Some(kept) = kept.next_if(|kept| kept.after == at)
                && kept.state != state
            {
                return Err(format!("the state differs after {at} inputs"));
            }
            input.give_to(&mut state, log).map_err(|refused| format!("input {at} is {refused:?}"))?;
        }
        match state == self.state {
            true => Ok(()),
            false => Err("the last state differs".to_owned()),
        }
    }

    fn encode(&mut self) {
        self.bytes.clear();
        borsh::to_writer(&mut self.bytes, &self.state).expect("memory can be written to");
    }
}

//! What is offered, taken and refused.

use super::{
    input::Offered,
    play::{Table, somebody_can_go_on},
    report::{Fault, Law, Report},
};
use crate::{Lawful, Log, Pending, Refused, Seat, Seats, State, Timing};

/// How many answers and outcomes of other pauses are remembered.
const MET: usize = 256;

/// How many of them are tried at a pause, by each seat, from any of them on.
const TRIED: usize = 32;

impl<G: Lawful> Table<'_, G> {
    /// Every offered answer is taken and leads to a table at which play goes on.
    pub(super) fn answers_are_taken(&mut self) -> Result<(), Fault> {
        let mut ahead = Offered::default();
        for seat in self.state.pending().may_answer().iter() {
            self.state.choices(seat, &mut self.offered.choices);
            for (at, &choice) in self.offered.choices.iter().enumerate() {
                if self.offered.choices[..at].contains(&choice) {
                    return Err(Fault::new(Law::OfferedOnce, format!("seat {seat} is offered {choice:?} twice")));
                }
                let mut copy = self.state;
                if let Err(refused) = copy.choose(seat, choice, &mut Log::Off) {
                    let what = format!("seat {seat} is offered {choice:?}, and then it is {refused:?}");
                    return Err(Fault::new(Law::OfferedIsTaken, what));
                }
                goes_on(&copy, &mut ahead, &format!("after {choice:?} of seat {seat}"))?;
                if self.met_choices.len() < MET && !self.met_choices.contains(&choice) {
                    self.met_choices.push(choice);
                }
            }
        }
        for seat in Seat::all(Seat::MOST as u8) {
            let Some(choice) = (seat.0 < self.players()).then(|| G::default_answer(&self.state, seat)).flatten() else {
                continue;
            };
            if let Err(refused) = self.state.may_choose(seat, choice) {
                let what = format!("the default {choice:?} of seat {seat} is {refused:?}");
                return Err(Fault::new(Law::DefaultsAreOffered, what));
            }
        }
        self.windows_can_be_declined()
    }

    fn windows_can_be_declined(&self) -> Result<(), Fault> {
        let Pending::Players { asked, .. } = self.state.pending() else { return Ok(()) };
        if !self.state.is_window() {
            return Ok(());
        }
        if self.state.timing() == Timing::AtOnce {
            return Err(Fault::new(Law::QuicknessTellsNothing, "a window may be answered at once"));
        }
        match asked.iter().find(|&seat| G::default_answer(&self.state, seat).is_none()) {
            Some(seat) => Err(Fault::new(Law::WindowsCanBeDeclined, format!("seat {seat} cannot decline"))),
            None => Ok(()),
        }
    }

    /// Every other answer is refused, whoever gives it, and so is what chance cannot show.
    pub(super) fn others_are_refused(
        &mut self,
        report: &mut Report,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Result<(), Fault> {
        let may_answer = self.state.pending().may_answer();
        for seat in Seat::all(Seat::MOST as u8) {
            self.state.choices(seat, &mut self.offered.choices);
            let from = below(self.met_choices.len().max(1) as u32) as usize;
            for &choice in self.met_choices.iter().cycle().skip(from).take(TRIED.min(self.met_choices.len())) {
                if self.offered.choices.contains(&choice) {
                    continue;
                }
                report.refused += 1;
                let mut copy = self.state;
                let is_refused = match copy.choose(seat, choice, &mut Log::Off) {
                    Err(Refused::NotAsked) => !may_answer.has(seat),
                    Err(Refused::NotOffered | Refused::Because(_)) => may_answer.has(seat),
                    Err(Refused::NoRoll | Refused::CannotShow) | Ok(()) => false,
                };
                if !is_refused || copy != self.state {
                    let what =
                        format!("seat {seat} may not answer {choice:?}, and the game goes on or says something else");
                    return Err(Fault::new(Law::OthersAreRefused, what));
                }
            }
        }

        self.state.odds(&mut self.offered.odds);
        let reason = match self.state.pending() {
            Pending::Chance => Refused::CannotShow,
            Pending::Players { .. } | Pending::Nobody => Refused::NoRoll,
        };
        for &outcome in &self.met_outcomes {
            if self.offered.odds.iter().any(|&(possible, _)| possible == outcome) {
                continue;
            }
            report.refused += 1;
            let mut copy = self.state;
            if copy.resolve(outcome, &mut Log::Off) != Err(reason) || copy != self.state {
                let what = format!("{outcome:?} cannot come up, and is not {reason:?}");
                return Err(Fault::new(Law::OtherOutcomesAreRefused, what));
            }
        }
        Ok(())
    }

    /// Offers are the choices in their order, denials name the rule that refuses, and nobody
    /// foresees what they are not asked about.
    pub(super) fn offers_and_denials(&mut self, report: &mut Report) -> Result<(), Fault> {
        for seat in Seat::all(self.players()) {
            self.state.choices(seat, &mut self.offered.choices);
            let offers = G::offers(&self.state, seat);
            if !offers.iter().map(|offer| &offer.choice).eq(&self.offered.choices) {
                let listed: Vec<_> = offers.iter().map(|offer| offer.choice).collect();
                let what = format!("seat {seat} may answer {:?}, the offers are {listed:?}", self.offered.choices);
                return Err(Fault::new(Law::OffersAreTheChoices, what));
            }
            for denied in G::denials(&self.state, seat) {
                report.denials += 1;
                let answer = self.state.may_choose(seat, denied.choice);
                if answer != Err(Refused::Because(denied.rule)) {
                    let what =
                        format!("{:?} is denied to seat {seat} by {}, and is {answer:?}", denied.choice, denied.rule);
                    return Err(Fault::new(Law::DenialsNameTheirRule, what));
                }
            }
            let foresight = G::foresight(&self.state, seat);
            if foresight.is_some() && !self.state.pending().may_answer().has(seat) {
                let what = format!("seat {seat} is not asked, and foresees {foresight:?}");
                return Err(Fault::new(Law::ForesightIsForTheAsked, what));
            }
        }
        Ok(())
    }

    /// All that chance may show is taken and leads to a table at which play goes on.
    pub(super) fn chance_is_taken(&mut self) -> Result<(), Fault> {
        if self.state.pending() != Pending::Chance {
            return Ok(());
        }
        let mut ahead = Offered::default();
        self.state.odds(&mut self.offered.odds);
        for &(outcome, _) in &self.offered.odds {
            let mut copy = self.state;
            if let Err(refused) = copy.resolve(outcome, &mut Log::Off) {
                return Err(Fault::new(Law::ShownIsTaken, format!("{outcome:?} may come up, and is {refused:?}")));
            }
            goes_on(&copy, &mut ahead, &format!("after {outcome:?}"))?;
            if self.met_outcomes.len() < MET && !self.met_outcomes.contains(&outcome) {
                self.met_outcomes.push(outcome);
            }
        }
        Ok(())
    }

    /// Whoever plays may leave, once; nobody else may.
    pub(super) fn resigning(&mut self) -> Result<(), Fault> {
        let broken = |what: String| Err(Fault::new(Law::ResigningLeavesAGame, what));
        for seat in Seat::all(Seat::MOST as u8) {
            let mut copy = self.state;
            let is_taken = copy.resign(seat, &mut Log::Off).is_ok();
            if is_taken && (seat.0 >= self.players() || self.state.is_over()) {
                return broken(format!("seat {seat} cannot leave, and does"));
            }
            if !is_taken && copy != self.state {
                return broken(format!("seat {seat} may not leave, and something changes"));
            }
            if is_taken {
                goes_on(&copy, &mut self.offered, &format!("after seat {seat} resigned"))?;
                if copy.resign(seat, &mut Log::Off).is_ok() {
                    return broken(format!("seat {seat} leaves twice"));
                }
            }
        }
        Ok(())
    }

    /// Every seat has one rank, in order, from 1, or from 2 where nobody has won.
    pub(super) fn standings(&self) -> Result<(), Fault> {
        let standings = G::standings(self.state.board());
        let seats: Seats = standings.iter().map(|standing| standing.seat).collect();
        let has_all = standings.len() == usize::from(self.players()) && seats == Seats::all(self.players());
        let first = standings.first().map_or(1, |first| usize::from(first.rank));
        let goes_on = standings.windows(2).enumerate().all(|(at, pair)| {
            let (better, worse) = (usize::from(pair[0].rank), usize::from(pair[1].rank));
            (better..=at + 1 + first).contains(&worse)
        });
        match has_all && (1..=2).contains(&first) && goes_on {
            true => Ok(()),
            false => Err(Fault::new(Law::StandingsRankEverySeat, format!("{standings:?}"))),
        }
    }
}

/// The audit holds, and somebody can go on.
fn goes_on<G: Lawful>(state: &State<G>, offered: &mut Offered<G>, when: &str) -> Result<(), Fault> {
    G::audit(state).map_err(|what| Fault::new(Law::TheAuditHolds, format!("{when}: {what}")))?;
    somebody_can_go_on(state, offered, usize::MAX).map_err(|fault| fault.when(when)).map(|_| ())
}

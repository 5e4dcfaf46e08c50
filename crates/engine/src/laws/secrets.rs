//! What a viewer can find out.
//!
//! Five questions. *At once*: does anything that a viewer is shown, asked, offered or
//! foretold change when only what is hidden from them changes? *In lockstep*: when two tables that
//! differ only in what is hidden get the same inputs, what is the first thing the viewer
//! can tell them apart by? It has to be an event that the game declares a barrier. *Between
//! events*: do they see something else on the way, before such an event, or see it at another time?
//! So nothing is told by what changes in a view that the views themselves do not tell. *By
//! ear*: when an input can be one of two, and the viewer sees the same table afterwards,
//! did they hear a difference? Then, too, the event has to be a barrier. *By the clock*: may
//! something be answered in another seat's name sooner when only what is hidden changes?
//!
//! An event that tells a viewer something is a barrier for every actor but the viewer:
//! that is what [`Views::is_barrier`](crate::Views::is_barrier) says. For the viewer it is a look,
//! if it is no barrier: that is what [`Views::is_look`](crate::Views::is_look) says.

use std::fmt::Debug;

use super::{
    input::{Input, Offered},
    play::{Table, somebody_can_go_on},
    report::{Fault, Law, Report},
};
use crate::{Beats, Lawful, Log, Pending, Seat, Seats, Setup, State, Timing, Viewer};

/// How many inputs two tables are played in lockstep.
const LOCKSTEP: usize = 24;

/// How often another input is looked for that both tables can take.
const PATIENCE: usize = 4;

/// How often a table is scrambled to find out what kind of leak it has.
const SCRAMBLES: usize = 64;

/// One input in so many in lockstep is somebody's resignation.
const RESIGNATION: u32 = 32;

impl<G: Lawful> Table<'_, G> {
    pub(super) fn secrets(&mut self, report: &mut Report, below: &mut dyn FnMut(u32) -> u32) -> Result<(), Fault> {
        let players = self.players();
        // Somebody may hold several seats; two of three or more are enough to show it.
        let pair = (players > 2).then(|| Viewer::Holding(Seats::one(Seat(0)).with(Seat(1))));
        for viewer in Viewer::all(players).chain(pair) {
            self.lockstep(viewer, report, below)?;
            self.by_ear(viewer, below)?;
            self.imagining(viewer, below)?;
        }
        if self.state.is_over() {
            // What opens at the end is the game's to say; that it opens is ours.
            drop(G::view(&self.state, Viewer::AfterTheEnd));
        }
        Ok(())
    }

    fn lockstep(
        &mut self,
        viewer: Viewer,
        report: &mut Report,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Result<(), Fault> {
        let (mut one, mut other) = (self.state, G::scramble(&self.state, viewer, below));
        if one == other {
            return Ok(());
        }
        let leaks = |law, what| Fault::new(law, format!("{viewer:?} can tell what is hidden: {what}"));
        G::audit(&other).map_err(|what| Fault::new(Law::TheAuditHolds, format!("scrambled for {viewer:?}: {what}")))?;
        if let Some(what) = difference(&one, &other, viewer) {
            return Err(leaks(Law::HiddenIsNotShown, what));
        }
        if let Some(what) = quickness(&one, &other, viewer) {
            return Err(leaks(Law::QuicknessTellsNothing, what));
        }

        for _ in 0..LOCKSTEP {
            somebody_can_go_on(&one, &mut self.offered, usize::MAX)?;
            let Some(input) = self.common_input(&one, &other, below) else { break };
            let (mut here, mut there) = (Beats::default(), Beats::default());
            let taken = input.give_to(&mut one, &mut Log::Marked(&mut here));
            if input.give_to(&mut other, &mut Log::Marked(&mut there)) != taken {
                return Err(leaks(Law::HiddenComesOutByBarriers, format!("{input:?} is taken or refused")));
            }
            report.in_lockstep += 1;
            let news = first_news::<G>(&here.events, &there.events, viewer, self.players());
            if let Some(what) = difference_between(&here, &there, viewer, &news) {
                return Err(leaks(Law::HiddenIsNotSeenBetween, format!("on the way after {input:?}, {what}")));
            }
            match news {
                News::None => (),
                News::Declared { .. } => {
                    report.reveals += 1;
                    break;
                }
                News::Undeclared(what) => {
                    return Err(leaks(Law::HiddenComesOutByBarriers, format!("after {input:?} they hear {what}")));
                }
            }
            if let Some(what) = difference(&one, &other, viewer) {
                let law = match is_shown_at_once(&one, &other, viewer, below) {
                    true => Law::HiddenIsNotShown,
                    false => Law::HiddenComesOutByBarriers,
                };
                return Err(leaks(law, format!("after {input:?}, {what}")));
            }
            if one == other {
                break;
            }
        }
        Ok(())
    }

    /// An input that both tables take. There may be none: chance or another player does
    /// what is not possible with what is hidden on the other table.
    fn common_input(
        &mut self,
        one: &State<G>,
        other: &State<G>,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Option<Input<G>> {
        if below(RESIGNATION) == 0 {
            return Some(Input::Resigned(Seat(below(self.players().into()) as u8)));
        }
        for _ in 0..PATIENCE {
            let input = self.offered.any(one, below)?;
            let is_possible = match input {
                Input::Chose(seat, choice) => other.may_choose(seat, choice).is_ok(),
                Input::Rolled(outcome) => {
                    other.odds(&mut self.offered.odds);
                    self.offered.odds.iter().any(|&(possible, _)| possible == outcome)
                }
                Input::Resigned(_) => true,
            };
            if is_possible {
                return Some(input);
            }
        }
        None
    }

    fn by_ear(&mut self, viewer: Viewer, below: &mut dyn FnMut(u32) -> u32) -> Result<(), Fault> {
        let Some((first, second)) = self.two_inputs(viewer, below) else { return Ok(()) };
        let (mut one, mut other) = (self.state, self.state);
        let (mut events, mut other_events) = (Vec::new(), Vec::new());
        first.give_unchecked(&mut one, &mut Log::On(&mut events));
        second.give_unchecked(&mut other, &mut Log::On(&mut other_events));
        // Two inputs that lead to one and the same state hide nothing.
        if one == other {
            return Ok(());
        }
        match first_news::<G>(&events, &other_events, viewer, self.players()) {
            News::None | News::Declared { .. } => Ok(()),
            News::Undeclared(what) if difference(&one, &other, viewer).is_none() => {
                let what = format!("{viewer:?} sees the same after {first:?} and {second:?}, and hears {what}");
                Err(Fault::new(Law::HiddenIsNotHeard, what))
            }
            News::Undeclared(_) => Ok(()),
        }
    }

    /// Two different inputs of the same kind, not by the viewer.
    fn two_inputs(&mut self, viewer: Viewer, below: &mut dyn FnMut(u32) -> u32) -> Option<(Input<G>, Input<G>)> {
        if let Pending::Players { .. } = self.state.pending() {
            let others: Seats = self.state.pending().may_answer().iter().filter(|&seat| !viewer.is(seat)).collect();
            let seat = others.iter().nth(below(others.len().max(1) as u32) as usize)?;
            self.state.choices(seat, &mut self.offered.choices);
            let two = two_places(self.offered.choices.len(), below)?;
            return Some(two.map(|at| Input::Chose(seat, self.offered.choices[at])).into());
        }
        self.state.odds(&mut self.offered.odds);
        let two = two_places(self.offered.odds.len(), below)?;
        Some(two.map(|at| Input::Rolled(self.offered.odds[at].0)).into())
    }

    fn imagining(&self, viewer: Viewer, below: &mut dyn FnMut(u32) -> u32) -> Result<(), Fault> {
        let imagined = G::imagine(&G::view(&self.state, viewer), below);
        let broken = |law, what| Err(Fault::new(law, format!("imagined by {viewer:?}: {what}")));
        if let Err(what) = G::audit(&imagined) {
            return broken(Law::ImaginedLooksTheSame, what);
        }
        match difference(&self.state, &imagined, viewer) {
            None => Ok(()),
            Some(what) if is_shown_at_once(&self.state, &imagined, viewer, below) => {
                broken(Law::HiddenIsNotShown, what)
            }
            Some(what) => broken(Law::ImaginedLooksTheSame, what),
        }
    }
}

/// Two tables differ to a viewer: is it that what is hidden shows, or did something else
/// make them differ? It shows if only the answers differ, for these have to follow from
/// the view, or if the view itself changes with what is hidden.
fn is_shown_at_once<G: Lawful>(
    one: &State<G>,
    other: &State<G>,
    viewer: Viewer,
    below: &mut dyn FnMut(u32) -> u32,
) -> bool {
    let view = G::view(one, viewer);
    let mut scrambled_views = (0..SCRAMBLES).map(|_| G::view(&G::scramble(one, viewer, below), viewer));
    G::view(other, viewer) == view || scrambled_views.any(|scrambled| scrambled != view)
}

/// Two different places in a list.
fn two_places(len: usize, below: &mut dyn FnMut(u32) -> u32) -> Option<[usize; 2]> {
    if len < 2 {
        return None;
    }
    let first = below(len as u32) as usize;
    let second = (first + 1 + below(len as u32 - 1) as usize) % len;
    Some([first, second])
}

/// What tells two series of events apart.
enum News {
    /// Nothing.
    None,
    /// An event that the game declares a barrier, after so many that were the same.
    Declared {
        /// How many.
        after: usize,
    },
    /// An event that it does not.
    Undeclared(String),
}

/// The first thing that the viewer hears differently.
fn first_news<G: Lawful>(events: &[G::Event], others: &[G::Event], viewer: Viewer, players: u8) -> News {
    let hear = |event| G::heard(event, viewer).map(|heard| (event, heard));
    let (mut heard, mut heard_there) = (events.iter().filter_map(hear), others.iter().filter_map(hear));
    // What the viewer learns, they do not take back either: for their own seats it is a look.
    let stops = |event: &G::Event, actor| G::is_barrier(event, actor) || (viewer.is(actor) && G::is_look(event, actor));
    let is_declared = |event: &G::Event| Seat::all(players).all(|actor| stops(event, actor));
    for after in 0.. {
        let (here, there) = match (heard.next(), heard_there.next()) {
            (None, None) => return News::None,
            (Some((_, here)), Some((_, there))) if here == there => continue,
            different => different,
        };
        if [&here, &there].into_iter().flatten().any(|(event, _)| is_declared(event)) {
            return News::Declared { after };
        }
        let said = |it: &Option<(&G::Event, G::Heard)>| it.as_ref().map(|(_, heard)| format!("{heard:?}"));
        return News::Undeclared(format!("{:?} or {:?}", said(&here), said(&there)));
    }
    News::None
}

/// What the viewer can tell two tables apart by while something happens there, before the first news.
fn difference_between<G: Lawful>(here: &Beats<G>, there: &Beats<G>, viewer: Viewer, news: &News) -> Option<String> {
    let before = match news {
        News::None => usize::MAX,
        News::Declared { after } => *after,
        News::Undeclared(_) => return None,
    };
    let seen = |beats: &Beats<G>| -> Vec<(usize, G::View)> {
        seen_between(beats, viewer).into_iter().take_while(|&(after, _)| after < before).collect()
    };
    let (here, there) = (seen(here), seen(there));
    (here != there).then(|| format!("what is seen after some events is {}", excerpt(&here, &there)))
}

/// What a viewer sees between the events that they hear, each time after how many of them. Tables
/// between which they hear nothing are one to them.
fn seen_between<G: Lawful>(beats: &Beats<G>, viewer: Viewer) -> Vec<(usize, G::View)> {
    let n_heard = |events: &[G::Event]| events.iter().filter(|event| G::heard(event, viewer).is_some()).count();
    let n_all = n_heard(&beats.events);
    let mut seen: Vec<(usize, G::View)> = Vec::new();
    for beat in &beats.between {
        let after = n_heard(&beats.events[..beat.n_events]);
        if after < n_all && after > seen.last().map_or(0, |&(before, _)| before) {
            seen.push((after, G::view(&beat.state, viewer)));
        }
    }
    seen
}

/// What the viewer can tell two tables apart by.
fn difference<G: Lawful>(one: &State<G>, other: &State<G>, viewer: Viewer) -> Option<String> {
    let apart = |what: &str, here: &dyn Debug, there: &dyn Debug| Some(format!("{what} {}", excerpt(here, there)));
    if one.pending() != other.pending() {
        return apart("the table waits for", &one.pending(), &other.pending());
    }
    if one.is_public() != other.is_public() {
        return apart("it is public that something is asked:", &one.is_public(), &other.is_public());
    }
    let (view, other_view) = (G::view(one, viewer), G::view(other, viewer));
    if view != other_view {
        return apart("the view is", &view, &other_view);
    }
    let (mut here, mut there) = (Offered::<G>::default(), Offered::<G>::default());
    for seat in Seat::all(G::setup(one.board()).players()).filter(|&seat| viewer.is(seat)) {
        one.choices(seat, &mut here.choices);
        other.choices(seat, &mut there.choices);
        if here.choices != there.choices {
            return apart("the choices are", &here.choices, &there.choices);
        }
        let (offers, other_offers) = (G::offers(one, seat), G::offers(other, seat));
        if offers != other_offers {
            return apart("the offers are", &offers, &other_offers);
        }
        let (denials, other_denials) = (G::denials(one, seat), G::denials(other, seat));
        if denials != other_denials {
            return apart("the denials are", &denials, &other_denials);
        }
        let (foresight, other_foresight) = (G::foresight(one, seat), G::foresight(other, seat));
        if foresight != other_foresight {
            return apart("what is foreseen is", &foresight, &other_foresight);
        }
    }
    None
}

/// What the viewer can tell two tables apart by where only answers are given in a seat's name as
/// soon as they may be.
fn quickness<G: Lawful>(one: &State<G>, other: &State<G>, viewer: Viewer) -> Option<String> {
    if (one.timing(), one.is_window()) != (other.timing(), other.is_window()) {
        return Some(format!("answers may be given {:?}, or {:?}", one.timing(), other.timing()));
    }
    let Pending::Players { asked, .. } = one.pending() else { return None };
    if one.timing() == Timing::AfterTheDelay {
        return None;
    }
    let mut choices = Vec::new();
    let mut is_forced = |state: &State<G>, seat| {
        state.choices(seat, &mut choices);
        choices.len() == 1
    };
    let mut others = asked.iter().filter(|&seat| !viewer.is(seat));
    let seat = others.find(|&seat| is_forced(one, seat) != is_forced(other, seat))?;
    Some(format!("seat {seat} has an only answer, or not, in {:?}", one.under_way().last()))
}

/// The part of two long texts where they begin to differ.
fn excerpt(here: &dyn Debug, there: &dyn Debug) -> String {
    const BEFORE: usize = 80;
    const AFTER: usize = 160;
    let (here, there) = (format!("{here:?}"), format!("{there:?}"));
    let same = here.chars().zip(there.chars()).take_while(|(here, there)| here == there).count();
    let part = |text: &str| text.chars().skip(same.saturating_sub(BEFORE)).take(BEFORE + AFTER).collect::<String>();
    format!("…{}…, or …{}…", part(&here), part(&there))
}

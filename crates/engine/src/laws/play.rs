//! Games, and the laws that are cheap enough for every pause.

use super::{
    Plan,
    input::{Input, Offered, pick},
    players::Players,
    report::{Fault, Law, Report},
    storing::Kept,
};
use crate::{Game, Lawful, Log, Pending, Seat, Seats, Setup, State};

/// More answers than this are compared with each other only where the dear laws are.
const FEW: usize = 24;

/// One table at which game after game is played.
#[derive(Debug)]
pub(super) struct Table<'a, G: Lawful> {
    pub(super) plan: &'a Plan<G>,
    pub(super) setup: G::Setup,
    pub(super) state: State<G>,
    pub(super) offered: Offered<G>,
    pub(super) events: Vec<G::Event>,
    pub(super) bytes: Vec<u8>,
    /// Answers and outcomes of this and earlier games, to be tried where they do not
    /// belong.
    pub(super) met_choices: Vec<G::Choice>,
    pub(super) met_outcomes: Vec<G::Outcome>,
    inputs: Vec<Input<G>>,
    kept: Vec<Kept<G>>,
    round: u16,
    longest: usize,
}

impl<'a, G: Lawful> Table<'a, G> {
    pub(super) fn new(plan: &'a Plan<G>, setup: G::Setup) -> Self {
        Table::left_at(plan, G::begin(&setup, &mut Log::Off))
    }

    /// A table as somebody has left it.
    pub(super) fn left_at(plan: &'a Plan<G>, state: State<G>) -> Self {
        Table {
            plan,
            setup: *G::setup(state.board()),
            state,
            offered: Offered::default(),
            events: Vec::new(),
            bytes: Vec::new(),
            met_choices: Vec::new(),
            met_outcomes: Vec::new(),
            inputs: Vec::new(),
            kept: Vec::new(),
            round: 0,
            longest: 0,
        }
    }

    pub(super) fn inputs(&self) -> &[Input<G>] {
        &self.inputs
    }

    pub(super) fn players(&self) -> u8 {
        self.setup.players()
    }

    /// Plays one game, and checks the laws on the way.
    pub(super) fn play(
        &mut self,
        game: u32,
        report: &mut Report,
        players: &mut Option<Players<'_, G>>,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Result<(), Fault> {
        self.inputs.clear();
        self.kept.clear();
        self.events.clear();
        self.round = 0;
        self.state = G::begin(&self.setup, &mut Log::On(&mut self.events));
        if let Some(players) = players {
            players.begin(self.players(), &self.events);
        }
        report.games += 1;
        let has_resignations =
            self.plan.resign_every > 0 && game % self.plan.resign_every == self.plan.resign_every - 1;
        let mut resign_at = has_resignations.then(|| self.resignation(below));

        loop {
            report.deepest = report.deepest.max(self.state.under_way().len() as u64);
            self.look(report)?;
            let is_close = below(self.plan.sample_every.max(1)) == 0;
            if is_close {
                self.look_closely(report, below)?;
            }
            if self.state.is_over() {
                report.ended += 1;
                break;
            }
            if self.round > G::ROUNDS_AMONG_BOTS {
                report.stopped += 1;
                break;
            }
            if self.inputs.len() >= self.plan.most_inputs as usize {
                return Err(Fault::new(Law::EveryGameEnds, format!("round {} and no end", self.round)));
            }
            if resign_at == Some(self.inputs.len()) {
                self.resign(report, below);
                resign_at = Some(self.resignation(below));
            } else {
                let input = match players {
                    Some(players) => self.input_by(players, is_close, report, below)?,
                    None => self.any_input(below)?,
                };
                self.go_on(input, report);
            }
            if let Some(players) = players {
                players.hear(&self.events);
            }
        }

        self.longest = self.longest.max(self.inputs.len());
        report.longest = report.longest.max(self.inputs.len() as u64);
        if self.state.is_over() && G::ending(self.state.board()).is_none() {
            return Err(Fault::new(Law::AnEndingIsNamed, "the game is over without an ending"));
        }
        self.standings()?;
        self.replay(&self.inputs, &self.kept)
    }

    /// After which input somebody resigns: at some time in the rest of a game as long as
    /// the longest so far.
    fn resignation(&self, below: &mut dyn FnMut(u32) -> u32) -> usize {
        self.inputs.len() + 1 + below(self.longest.max(16) as u32) as usize
    }

    /// The cheap laws.
    fn look(&mut self, report: &mut Report) -> Result<(), Fault> {
        let board = self.state.board();
        if G::setup(board) != &self.setup {
            return Err(Fault::new(Law::TheSetupIsKept, format!("{:?} is {:?} now", self.setup, G::setup(board))));
        }
        let round = G::round(board);
        if round < self.round {
            return Err(Fault::new(Law::RoundsGoOn, format!("round {round} follows round {}", self.round)));
        }
        self.round = round;
        G::audit(&self.state).map_err(|what| Fault::new(Law::TheAuditHolds, what))?;
        let widest = somebody_can_go_on(&self.state, &mut self.offered, FEW)?;
        report.widest = report.widest.max(widest as u64);
        Ok(())
    }

    /// The dear laws.
    pub(super) fn look_closely(&mut self, report: &mut Report, below: &mut dyn FnMut(u32) -> u32) -> Result<(), Fault> {
        report.looked_closely += 1;
        somebody_can_go_on(&self.state, &mut self.offered, usize::MAX)?;
        self.keep();
        self.answers_are_taken()?;
        self.others_are_refused(report, below)?;
        self.offers_and_denials(report)?;
        self.chance_is_taken()?;
        self.resigning()?;
        self.standings()?;
        self.storing(below)?;
        self.forking(below)?;
        self.secrets(report, below)
    }

    /// Keeps the state for the replay.
    fn keep(&mut self) {
        if self.kept.len() < 16 {
            self.kept.push(Kept { after: self.inputs.len(), state: self.state });
        }
    }

    /// An input by those who play: whoever is asked answers, and else chance speaks.
    fn input_by(
        &mut self,
        players: &mut Players<'_, G>,
        is_close: bool,
        report: &mut Report,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Result<Input<G>, Fault> {
        let asked = match self.state.pending() {
            Pending::Players { asked, may_interject: _ } => asked.first(),
            Pending::Chance | Pending::Nobody => None,
        };
        let Some(seat) = asked else { return self.any_input(below) };
        self.state.choices(seat, &mut self.offered.choices);
        let answered = players.answer(&self.state, seat, &self.offered.choices, below);
        if is_close {
            players.are_honest(&self.state, &answered, report, below)?;
        }
        Ok(Input::Chose(seat, answered.choice))
    }

    /// Any input that the game offers.
    fn any_input(&mut self, below: &mut dyn FnMut(u32) -> u32) -> Result<Input<G>, Fault> {
        match self.offered.any(&self.state, below) {
            Some(input) => Ok(input),
            // Somebody may speak up but has nothing to say: whoever is asked goes on.
            None => self.answer_of_the_asked(below),
        }
    }

    /// Gives the game an input that it has offered.
    fn go_on(&mut self, input: Input<G>, report: &mut Report) {
        report.inputs += 1;
        match input {
            Input::Chose(..) => report.answers += 1,
            Input::Rolled(_) => report.outcomes += 1,
            Input::Resigned(_) => (),
        }
        self.inputs.push(input);
        self.events.clear();
        input.give_unchecked(&mut self.state, &mut Log::On(&mut self.events));
    }

    fn answer_of_the_asked(&mut self, below: &mut dyn FnMut(u32) -> u32) -> Result<Input<G>, Fault> {
        let Pending::Players { asked, .. } = self.state.pending() else {
            return Err(Fault::new(Law::OddsArePossible, "chance can show nothing"));
        };
        for seat in asked.iter() {
            self.state.choices(seat, &mut self.offered.choices);
            if let Some(&choice) = pick(&self.offered.choices, below) {
                return Ok(Input::Chose(seat, choice));
            }
        }
        Err(Fault::new(Law::AnAnswerIsOffered, format!("nobody of {asked:?} has an answer")))
    }

    fn resign(&mut self, report: &mut Report, below: &mut dyn FnMut(u32) -> u32) {
        let seat = Seat(below(self.players().into()) as u8);
        self.events.clear();
        if self.state.resign(seat, &mut Log::On(&mut self.events)).is_ok() {
            self.inputs.push(Input::Resigned(seat));
            report.inputs += 1;
            report.resignations += 1;
        }
    }
}

/// Whoever is waited for has something to do; says how many answers there are at most.
/// Lists longer than `compared` are not searched for doubles.
pub(super) fn somebody_can_go_on<G: Game>(
    state: &State<G>,
    offered: &mut Offered<G>,
    compared: usize,
) -> Result<usize, Fault> {
    match state.pending() {
        Pending::Players { asked, may_interject } => {
            let playing = Seats::all(G::setup(state.board()).players());
            let is_stranger = |seat: Seat| !playing.has(seat);
            if asked.is_empty() || asked.iter().chain(may_interject.iter()).any(is_stranger) {
                let what = format!("asked are {asked:?}, and {may_interject:?} may interject");
                return Err(Fault::new(Law::SomebodyIsAsked, what));
            }
            let mut widest = 0;
            for seat in asked.iter() {
                state.choices(seat, &mut offered.choices);
                let choices = &offered.choices;
                widest = widest.max(choices.len());
                if choices.is_empty() {
                    return Err(Fault::new(Law::AnAnswerIsOffered, format!("seat {seat} has no answer")));
                }
                if choices.len() <= compared
                    && let Some(double) = first_double(choices)
                {
                    return Err(Fault::new(Law::OfferedOnce, format!("seat {seat} is offered {double:?} twice")));
                }
            }
            Ok(widest)
        }
        Pending::Chance => {
            state.odds(&mut offered.odds);
            let odds = &offered.odds;
            let has_impossible = odds.iter().any(|&(_, ways)| ways == 0);
            let ways = odds.iter().try_fold(0_u32, |sum, &(_, ways)| sum.checked_add(ways));
            let is_double = |at: usize| odds[..at].iter().any(|&(before, _)| before == odds[at].0);
            let has_double = odds.len() <= compared && (0..odds.len()).any(is_double);
            if odds.is_empty() || has_impossible || has_double || ways.is_none() {
                return Err(Fault::new(Law::OddsArePossible, format!("the odds are {odds:?}")));
            }
            Ok(0)
        }
        Pending::Nobody => Ok(0),
    }
}

fn first_double<T: PartialEq>(items: &[T]) -> Option<&T> {
    items.iter().enumerate().find(|&(at, item)| items[..at].contains(item)).map(|(_, item)| item)
}

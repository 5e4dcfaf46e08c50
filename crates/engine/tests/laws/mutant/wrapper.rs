//! The three traits of a game, with the hooks of a defect around them.

use contact::{
    Amount, Choice, Contact, ContactSetup, Event, Foresight, Heard, Outcome, Touch, View, board::Board, words::Ending,
};
use engine::{Denied, Flow, Game, Lawful, Log, Offer, Refused, Seat, Standing, State, Viewer, Views};

use super::{
    Mutant,
    frame::{MutantFrame, contacts, wrapped},
    planted,
};

/// The same state, as Contact knows it.
fn plain(state: &State<Mutant>) -> State<Contact> {
    State::left_at(*state.board(), state.under_way().iter().map(|frame| frame.inner()))
}

/// The same state, as the mutant knows it, with something done to the board.
fn mutated(state: &State<Contact>, change: impl FnOnce(&mut Board)) -> State<Mutant> {
    let mut board = *state.board();
    change(&mut board);
    State::left_at(board, state.under_way().iter().copied().map(MutantFrame::from))
}

impl Game for Mutant {
    const NAME: &'static str = "mutant";
    const RULES_VERSION: u16 = 1;
    const DIGEST_VERSION: u16 = 1;
    const ROUNDS_AMONG_BOTS: u16 = Contact::ROUNDS_AMONG_BOTS;

    type Setup = ContactSetup;
    type Board = Board;
    type Frame = MutantFrame;
    type Choice = Choice;
    type Outcome = Outcome;
    type Event = Event;
    type Ending = Ending;

    fn begin(setup: &ContactSetup, log: &mut Log<'_, Self>) -> State<Self> {
        mutated(&Contact::begin(setup, &mut contacts(log)), |board| planted().begun(board))
    }

    fn setup(board: &Board) -> &ContactSetup {
        Contact::setup(board)
    }

    fn round(board: &Board) -> u16 {
        planted().round(board)
    }

    fn resign(
        board: &mut Board,
        under_way: &[MutantFrame],
        seat: Seat,
        log: &mut Log<'_, Self>,
    ) -> Result<Option<Flow<MutantFrame>>, Refused> {
        if planted().has_left_before(board, seat) {
            return Ok(None);
        }
        let under_way: Vec<_> = under_way.iter().map(|frame| frame.inner()).collect();
        Ok(Contact::resign(board, &under_way, seat, &mut contacts(log))?.map(wrapped))
    }

    fn default_answer(state: &State<Self>, seat: Seat) -> Option<Choice> {
        let state = plain(state);
        planted().default_answer(&state, Contact::default_answer(&state, seat))
    }

    fn standings(board: &Board) -> Vec<Standing> {
        let mut standings = Contact::standings(board);
        planted().standings(&mut standings);
        standings
    }

    fn ending(board: &Board) -> Option<Ending> {
        planted().ending(board)
    }
}

impl Views for Mutant {
    type View = View;
    type Heard = Heard;
    type Touch = Touch;
    type Amount = Amount;
    type UnderWay = contact::FrameView;
    type Foresight = Foresight;

    fn view(state: &State<Self>, viewer: Viewer) -> View {
        let state = plain(state);
        let mut view = Contact::view(&state, viewer);
        planted().view(&state, &mut view);
        view
    }

    fn under_way(view: &View) -> &[contact::FrameView] {
        &view.under_way
    }

    fn heard(event: &Event, viewer: Viewer) -> Option<Heard> {
        let mut heard = Contact::heard(event, viewer)?;
        planted().heard(event, viewer, &mut heard);
        Some(heard)
    }

    fn is_barrier(event: &Event, actor: Seat) -> bool {
        planted().is_barrier(event, Contact::is_barrier(event, actor))
    }

    fn is_look(event: &Event, actor: Seat) -> bool {
        planted().is_look(event, Contact::is_look(event, actor))
    }

    fn offers(state: &State<Self>, seat: Seat) -> Vec<Offer<Self>> {
        // The wrapped choices are asked for, so that a defect in them is no defect here.
        let mut choices = Vec::new();
        state.choices(seat, &mut choices);
        let plain = plain(state);
        let mut offers = Contact::offers(&plain, seat);
        if !offers.iter().map(|offer| &offer.choice).eq(&choices) {
            let bare = |choice| {
                let (touches, costs, gives) = (Vec::new(), Vec::new(), Vec::new());
                Offer { choice, touches, costs, gives, is_final: true, forgoes: false }
            };
            offers = choices.into_iter().map(bare).collect();
        }
        planted().offers(&plain, &mut offers);
        let own = |Offer { choice, touches, costs, gives, is_final, forgoes }| Offer {
            choice,
            touches,
            costs,
            gives,
            is_final,
            forgoes,
        };
        offers.into_iter().map(own).collect()
    }

    fn denials(state: &State<Self>, seat: Seat) -> Vec<Denied<Self>> {
        let state = plain(state);
        let mut denials = Contact::denials(&state, seat);
        planted().denials(&state, &mut denials);
        let own = |Denied { choice, touches, rule }| Denied { choice, touches, rule };
        denials.into_iter().map(own).collect()
    }

    fn foresight(state: &State<Self>, seat: Seat) -> Option<Foresight> {
        let state = plain(state);
        planted().foresight(&state, Contact::foresight(&state, seat))
    }
}

impl Lawful for Mutant {
    fn audit(state: &State<Self>) -> Result<(), String> {
        let state = plain(state);
        Contact::audit(&state)?;
        planted().audit(&state)
    }

    fn imagine(view: &View, below: &mut dyn FnMut(u32) -> u32) -> State<Self> {
        mutated(&Contact::imagine(view, below), |board| planted().imagined(board))
    }

    fn scramble(state: &State<Self>, viewer: Viewer, below: &mut dyn FnMut(u32) -> u32) -> State<Self> {
        match planted().is_scrambled() {
            true => mutated(&Contact::scramble(&plain(state), viewer, below), |board| planted().scrambled(board)),
            false => *state,
        }
    }
}

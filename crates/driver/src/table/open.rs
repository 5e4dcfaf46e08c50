//! How a table comes to be: new, continued from a record, or taken up again.

use engine::{Log, Seat, Setup, Views};

use crate::{
    dealer::{Dealer, Nonce},
    record::{Ended, FORMAT, Header, Holder, Parent, Record},
    replay::Replay,
    table::{Table, TableError},
};

/// Who sits at a table at its start.
#[derive(Clone, Debug, Default)]
pub struct Seating {
    holders: Vec<Holder>,
    nonces: Vec<(Seat, Nonce)>,
    is_practice: bool,
}

impl Seating {
    /// Adds a seat's nonce, which it gave after it saw the dealer's commitment. The last
    /// one that a seat gives counts.
    pub fn with_nonce(mut self, seat: Seat, nonce: Nonce) -> Self {
        self.nonces.retain(|&(it, _)| it != seat);
        self.nonces.push((seat, nonce));
        self.nonces.sort_by_key(|&(seat, _)| seat);
        self
    }

    /// Makes it a game for practice, in which also what chance has shown may be taken back.
    pub fn for_practice(mut self) -> Self {
        self.is_practice = true;
        self
    }
}

impl From<Vec<Holder>> for Seating {
    fn from(holders: Vec<Holder>) -> Self {
        Seating { holders, nonces: Vec::new(), is_practice: false }
    }
}

impl<G: Views> Table<G> {
    /// Opens a table for a new game.
    pub fn open(setup: G::Setup, seating: impl Into<Seating>, dealer: Dealer) -> Result<Self, TableError> {
        Self::open_as(setup, seating.into(), dealer, None)
    }

    /// Opens a table that goes on from a moment of another game: the one after so many
    /// entries. What was hidden there is known to whoever knows the record, and the new
    /// record says so.
    pub fn continue_from(
        parent: &Record<G>,
        n_entries: usize,
        seating: impl Into<Seating>,
        dealer: Dealer,
    ) -> Result<Self, TableError> {
        let inherited = parent.entries().get(..n_entries).ok_or(TableError::NothingToContinue)?;
        let replay = Replay::until(parent, n_entries)?;
        if replay.state().is_over() || inherited.last().is_some_and(|last| last.entry.is_stop()) {
            return Err(TableError::NothingToContinue);
        }
        let named = Parent { chain: parent.transcript().digest(), entry: n_entries };
        let mut table = Self::open_as(parent.header().setup, seating.into(), dealer, Some(named))?;
        for written in inherited {
            table.take(written.entry.clone())?;
        }
        Ok(table)
    }

    /// Takes a game up where its record ends. If the program was ended before it could
    /// write all that follows from the last entry, the rest is written now: store what the
    /// record has gained.
    pub fn resume(record: Record<G>, dealer: Dealer) -> Result<Self, TableError> {
        Self::resume_telling(record, dealer, |_| ())
    }

    /// The same, and tells what happened with each entry, in order.
    pub fn resume_telling(
        record: Record<G>,
        dealer: Dealer,
        mut tell: impl FnMut(Vec<G::Event>),
    ) -> Result<Self, TableError> {
        if record.footer().is_some() {
            return Err(TableError::Finished);
        }
        if dealer.commitment() != record.header().commitment {
            return Err(TableError::OtherDealer);
        }
        let mut table = Self::with_header(record.header().clone(), dealer);
        let mut replay = Replay::start(&record);
        let mut events = Vec::new();
        while let Some(written) = replay.step_telling(&mut Log::On(&mut events))? {
            table.keep(&written.entry, &events, *replay.state());
            tell(std::mem::take(&mut events));
        }
        let check = replay.check_left_out();
        table.record = record;
        check.into_iter().for_each(|check| table.record.push_check(check));
        let stopped = table.record.entries().last().is_some_and(|last| last.entry.is_stop());
        if stopped || table.state.is_over() {
            let board = table.state.board();
            let ended = if stopped { Ended::Stopped } else { Ended::over::<G>(board)? };
            table.record.close(ended, G::standings(board), table.dealer.seed());
        }
        Ok(table)
    }

    /// Lays a finished game out again, to be looked at: nothing more can happen there. None
    /// if the game is not finished.
    pub fn finished(record: Record<G>) -> Result<Option<Self>, TableError> {
        Self::finished_telling(record, |_| ())
    }

    /// The same, and tells what happened with each entry, in order.
    pub fn finished_telling(
        record: Record<G>,
        mut tell: impl FnMut(Vec<G::Event>),
    ) -> Result<Option<Self>, TableError> {
        let Some(footer) = record.footer() else { return Ok(None) };
        let dealer = Dealer::with_seed(footer.seed);
        let mut replay = Replay::start(&record);
        let mut events = Vec::new();
        while replay.step_telling(&mut Log::On(&mut events))?.is_some() {
            tell(std::mem::take(&mut events));
        }
        let state = *replay.state();
        let mut table = Self::with_header(record.header().clone(), dealer);
        table.state = state;
        table.record = record;
        Ok(Some(table))
    }

    fn open_as(setup: G::Setup, seating: Seating, dealer: Dealer, parent: Option<Parent>) -> Result<Self, TableError> {
        let players = setup.players();
        // A record has to be read again, so its set-up has to be one that can be.
        let chosen: Vec<_> = setup.chosen().collect();
        G::Setup::read(players, chosen).map_err(TableError::Setup)?;
        let Seating { holders, nonces, is_practice } = seating;
        if holders.len() != usize::from(players) {
            return Err(TableError::Holders { given: holders.len(), needed: players });
        }
        if let Some(&(seat, _)) = nonces.iter().find(|(seat, _)| seat.0 >= players) {
            return Err(TableError::NoSuchSeat(seat));
        }
        let header = Header {
            format: FORMAT,
            rules: G::RULES_VERSION,
            digest: G::DIGEST_VERSION,
            setup,
            holders,
            nonces,
            parent,
            is_practice,
            commitment: dealer.commitment(),
        };
        Ok(Self::with_header(header, dealer))
    }

    fn with_header(header: Header<G>, dealer: Dealer) -> Self {
        let state = G::begin(&header.setup, &mut Log::Off);
        let record = Record::begin(header);
        Table { record, dealer, state, kept: vec![state], kept_from: 0, telling: Vec::new(), odds: Vec::new() }
    }
}

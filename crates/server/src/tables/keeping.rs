//! What each viewer last received of the game, kept for a later program that cannot read the
//! record any more: then the table is frozen, and shown as it was.
//!
//! It is stored at the end of each round and when the table is put away, and replaces what was
//! kept before. Only what the rules made is in it; names and seats are the row's.

use driver::Dealer;
use engine::{Seat, Seats, Viewer};
use protocol::{Chance, GameJson, Pace, TableState, Text};
use serde::{Deserialize, Serialize};

use super::{Who, task::Table};
use crate::{
    games::Seated,
    storage::{Change, StoredHolder, StoredSight},
};

/// What a viewer may know of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct GameNow {
    pub(super) options: Vec<(String, String)>,
    pub(super) chance: Option<Chance>,
    pub(super) view: Option<GameJson>,
    /// What is being decided. Nothing is decided any more where what was kept is read again.
    #[serde(skip)]
    pub(super) asks: Option<Text>,
    pub(super) standings: Option<GameJson>,
}

/// What each viewer last received.
#[derive(Default)]
pub(super) struct Kept {
    /// Read again, if the table is frozen.
    sights: Vec<KeptSight>,
    /// The number of the last moment that is in what is stored.
    n: u64,
}

/// What was kept for a viewer.
struct KeptSight {
    /// The seats that the viewer holds; none for a spectator.
    seats: Seats,
    n: u64,
    now: GameNow,
}

impl GameNow {
    /// What a viewer may know of a game as it is now.
    pub(super) fn of(game: &dyn Seated, viewer: Viewer) -> GameNow {
        let (view, asks) = game.view(viewer);
        GameNow::with(game, Some(view.json()), asks)
    }

    /// The same with what they see of it.
    pub(super) fn with(game: &dyn Seated, view: Option<GameJson>, asks: Option<Text>) -> GameNow {
        GameNow {
            options: game.options(),
            chance: Some(Chance { commitment: game.commitment(), seed: game.seed() }),
            view,
            asks,
            standings: game.is_finished().then(|| game.standings()),
        }
    }
}

impl Kept {
    /// From what is stored, as it was after so many moments.
    pub(super) fn read(stored: &[StoredSight], n: u64) -> Kept {
        Kept { sights: stored.iter().filter_map(KeptSight::read).collect(), n }
    }

    /// It was stored anew.
    pub(super) fn note(&mut self, n: u64) {
        self.n = n;
    }
}

impl KeptSight {
    /// From what is stored. One that cannot be read is as good as none.
    fn read(stored: &StoredSight) -> Option<KeptSight> {
        let seats = stored.seats.iter().filter_map(|number| number.checked_sub(1)).map(Seat).collect();
        Some(KeptSight { seats, n: stored.n, now: serde_json::from_str(&stored.body).ok()? })
    }
}

impl Table {
    /// What each viewer has received of the game as it is now, to be stored; `n` is the last
    /// moment in it.
    pub(super) fn sights_now(&self, n: u64) -> Option<Change> {
        let game = self.game.as_deref()?;
        let sight = |(seats, viewer): (Seats, Viewer)| StoredSight {
            seats: seats.iter().map(Seat::number).collect(),
            n,
            body: serde_json::to_string(&GameNow::of(game, viewer)).expect("a game is made of words and numbers"),
        };
        let mut sights: Vec<StoredSight> = self.eyes().into_iter().map(sight).collect();
        // Whoever sees what a spectator sees needs nothing of their own: see `kept_for`.
        let open = sights.first().map(|spectators| spectators.body.clone());
        sights.retain(|kept| kept.seats.is_empty() || Some(&kept.body) != open.as_ref());
        Some(Change::Sights(self.stored.id.clone(), sights))
    }

    /// Stores what is only in memory while a game is on, because the table is put away: what the
    /// clocks show, and what each viewer has received since the last round.
    pub(super) async fn put_away(&mut self) {
        if self.stored.state != TableState::Playing {
            return;
        }
        self.stop_clocks();
        let has_clocks = matches!(self.stored.pace, Pace::Live { .. });
        let n = self.moments.n();
        let sights = (self.kept.n != n).then(|| self.sights_now(n)).flatten();
        if !has_clocks && sights.is_none() {
            return;
        }
        // What viewers received hangs on the row: who has lost the table does not replace it.
        let row = Change::Progress(self.stored.id.clone(), self.stored.progress());
        let changes = [row].into_iter().chain(sights).collect();
        // If this fails, what was stored with the last answer and the last round is still there.
        if self.means().storage.write_holding(Some(self.held()), changes).await.is_ok() {
            self.kept.note(n);
        }
    }

    /// What was kept for whoever holds these seats, and its last moment: of what their seats
    /// and a spectator may see the most. Nobody sees with another's seat.
    pub(super) fn kept_for(&self, seats: Seats) -> Option<(GameNow, u64)> {
        let own = self.kept.sights.iter().filter(|kept| kept.seats.iter().all(|seat| seats.has(seat)));
        own.max_by_key(|kept| kept.seats.len()).map(|kept| (kept.now.clone(), kept.n))
    }

    /// What can be known of a game that has not begun, or of which nothing was kept.
    pub(super) fn blank_game(&self) -> GameNow {
        let sealed = |dealer: Dealer| Chance { commitment: dealer.commitment().to_string(), seed: None };
        GameNow {
            options: self.options_wanted(),
            chance: self.dealer().ok().map(sealed),
            view: None,
            asks: None,
            standings: None,
        }
    }

    /// The eyes that can look at this table: a spectator's, each seat's, and those of people
    /// who hold several seats. After the end all see the same.
    fn eyes(&self) -> Vec<(Seats, Viewer)> {
        if self.stored.state == TableState::Over {
            return vec![(Seats::NONE, Viewer::AfterTheEnd)];
        }
        let all = Seat::all(self.stored.seats.len() as u8);
        let mut sets: Vec<Seats> = all.clone().map(Seats::one).collect();
        for seat in all {
            if let Some(StoredHolder::Person { id, name }) = self.holder(seat) {
                let seats = self.seats_of(&Who::Person { id: id.clone(), name: name.clone() });
                if !sets.contains(&seats) {
                    sets.push(seats);
                }
            }
        }
        let holding = sets.into_iter().map(|seats| (seats, Viewer::Holding(seats)));
        [(Seats::NONE, Viewer::Spectator)].into_iter().chain(holding).collect()
    }
}

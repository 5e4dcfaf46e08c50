//! Somebody who plays honestly while others do not, and must not notice.

use std::{
    cell::Cell,
    net::Ipv4Addr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use super::{Attending, PATIENCE, Served, against_a_bot};

/// A player of the house next door: their address is not the attacker's.
pub(crate) struct Honest {
    answered: Arc<AtomicU64>,
    is_enough: Arc<AtomicBool>,
    playing: JoinHandle<()>,
}

/// Long enough to stay below every limit.
const PAUSE: Duration = Duration::from_millis(20);

impl Honest {
    /// Opens a table against a bot and plays, game after game.
    pub(crate) fn plays_at(house: &Served) -> Honest {
        let mut guest = house.guest_from(Some(Ipv4Addr::new(127, 0, 0, 9)));
        let table = guest.opens(&against_a_bot());
        let mut seat = guest.attends(&table, "");
        Honest::plays(move |is_enough| {
            while seat.plays_until(is_enough) && seat.is_over() {
                let table = guest.opens(&against_a_bot());
                seat = guest.attends(&table, "");
            }
            assert_eq!(seat.refused, Vec::<String>::new(), "an honest player is refused nothing");
        })
    }

    /// Plays on at a table, to the end of the game at the most.
    pub(crate) fn plays_on(mut seat: Attending) -> Honest {
        Honest::plays(move |is_enough| {
            assert!(seat.plays_until(is_enough), "an honest player is not cut off");
            assert_eq!(seat.refused, Vec::<String>::new(), "an honest player is refused nothing");
        })
    }

    fn plays(game: impl FnOnce(&dyn Fn(&Attending) -> bool) + Send + 'static) -> Honest {
        let (answered, is_enough) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
        let (counted, asked_to_stop) = (answered.clone(), is_enough.clone());
        let playing = thread::spawn(move || {
            // A new game counts its answers from nought again; the player goes on all the same.
            let last = Cell::new(0);
            game(&|seat| {
                thread::sleep(PAUSE);
                if last.replace(seat.acknowledged) != seat.acknowledged {
                    counted.fetch_add(1, Ordering::SeqCst);
                }
                asked_to_stop.load(Ordering::SeqCst) || seat.is_over()
            });
        });
        let honest = Honest { answered, is_enough, playing };
        honest.goes_on();
        honest
    }

    /// Waits until another answer of theirs was taken.
    pub(crate) fn goes_on(&self) {
        let before = self.answered.load(Ordering::SeqCst);
        let began = Instant::now();
        while self.answered.load(Ordering::SeqCst) <= before && !self.playing.is_finished() {
            assert!(began.elapsed() < PATIENCE, "the honest player waits in vain");
            thread::sleep(PAUSE);
        }
    }

    /// Has played on all the time, and stops.
    pub(crate) fn has_not_noticed(self) {
        self.goes_on();
        self.is_enough.store(true, Ordering::SeqCst);
        self.playing.join().expect("nothing went wrong for the honest player");
    }
}

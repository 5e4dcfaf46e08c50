//! Views that are followed: whoever has the first view of a game and all changes since has the view
//! that the game writes now, in every game of the house and through everybody's eyes.

use std::{collections::BTreeMap, sync::Arc};

use driver::{Dealer, Holder};
use engine::{Pending, Seat, Viewer};
use protocol::change::{Written, changed};
use serde_json::Value;
use server::games::{Games, Opening, Seated};

/// Any number below another, always the same after the same seed.
struct Luck(u64);

impl Luck {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// Somebody who was shown the first view, and then only what changed.
struct Follower {
    eyes: Viewer,
    /// What the server remembers that they saw.
    seen: Arc<Written>,
    /// What they made of what they were told.
    view: Value,
}

/// What following cost, against being sent the views.
#[derive(Default)]
struct Sent {
    changes: usize,
    views: usize,
    n_answers: usize,
    n_undone: usize,
}

fn opened(games: &Games, game: &str, players: usize, seed: u64) -> Box<dyn Seated> {
    let opening = Opening {
        options: BTreeMap::new(),
        holders: (0..players).map(|n| Holder::bot("random", format!("Bot {n}").as_str()).unwrap()).collect(),
        nonces: Vec::new(),
        dealer: Dealer::seeded(seed),
        is_practice: false,
        parent: None,
        carried: Vec::new(),
    };
    let mut game = games.get(game).unwrap().open(&opening).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    game.advance().unwrap();
    game
}

/// Plays a game by any answers, and shows it to everybody, burst by burst.
fn followed(mut game: Box<dyn Seated>, players: u8, luck: &mut Luck) -> Sent {
    let mut sent = Sent::default();
    let eyes: Vec<Viewer> = Viewer::all(players).collect();
    let follower = |eyes| {
        let seen = game.view(eyes).0;
        Follower { eyes, view: serde_json::from_str(seen.text()).unwrap(), seen }
    };
    let mut followers: Vec<Follower> = eyes.into_iter().map(follower).collect();
    game.end_burst();
    while sent.n_answers < 600 {
        let n_entries = game.n_entries();
        let Pending::Players { asked, .. } = game.pending() else { break };
        let seat = asked.iter().nth(luck.below(asked.len())).unwrap();
        if luck.below(12) == 0 && game.undo(seat, None).is_ok() {
            sent.n_undone += 1;
        } else {
            let offers: Value = serde_json::from_str(game.question(seat).offers.get()).unwrap();
            let offers = offers.as_array().unwrap();
            game.answer(seat, &offers[luck.below(offers.len())]["choice"]).unwrap();
            sent.n_answers += 1;
        }
        for it in &mut followers {
            show(game.as_ref(), n_entries, it, &mut sent);
        }
        game.end_burst();
    }
    sent
}

fn show(game: &dyn Seated, n_entries: usize, it: &mut Follower, sent: &mut Sent) {
    let now = game.view(it.eyes).0;
    let view: Value = serde_json::from_str(now.text()).unwrap();
    let before = game.view_before_burst(n_entries, it.eyes).expect("the burst has just begun");
    assert_eq!(before.text(), it.seen.text(), "what was kept is what would be made anew");
    match game.changes(n_entries, it.seen.clone(), now.clone(), it.eyes) {
        None => it.view = view.clone(),
        Some(changes) => {
            assert_eq!(changes.len(), game.n_entries() - n_entries, "each entry says what changed with it");
            for (entry, changes) in (n_entries + 1..).zip(changes) {
                let n_heard = game.heard(entry, it.eyes).0.len();
                assert!(
                    changes.is_sorted_by_key(|change| change.after) && changes.iter().all(|it| it.after <= n_heard)
                );
                for change in changes {
                    let edits = serde_json::to_value(&change.edits).unwrap();
                    sent.changes += edits.to_string().len();
                    it.view = changed(it.view.take(), edits.as_array().unwrap()).expect("the edits fit");
                }
            }
            sent.views += now.text().len();
        }
    }
    assert_eq!(it.view, view, "after {} entries, {:?}", game.n_entries(), it.eyes);
    it.seen = now;
}

fn follow(name: &str, players: usize, seeds: std::ops::Range<u64>) {
    let games = Games::of_the_catalog();
    for seed in seeds {
        let mut luck = Luck(0x9e37_79b9_7f4a_7c15 ^ seed);
        let game = opened(&games, name, players, seed);

        let sent = followed(game, players as u8, &mut luck);

        assert!(sent.n_answers > 30 && sent.n_undone > 0, "{} answers, {} taken back", sent.n_answers, sent.n_undone);
        assert!(sent.changes * 4 < sent.views, "{} bytes instead of {}", sent.changes, sent.views);
        println!("{name}: {} bytes of changes instead of {} bytes of views", sent.changes, sent.views);
    }
}

#[test]
fn alien_frontiers_is_followed_through_all_eyes() {
    follow("alien-frontiers", 3, 1..4);
}

#[test]
fn nemesis_is_followed_through_all_eyes() {
    follow("nemesis", 3, 1..4);
}

#[test]
fn aliens_is_followed_through_all_eyes() {
    follow("aliens", 3, 1..4);
}

#[test]
fn whoever_saw_something_else_than_the_table_before_the_burst_does_not_follow() {
    let games = Games::of_the_catalog();
    let mut game = opened(&games, "alien-frontiers", 2, 1);
    game.end_burst();
    let (n_entries, eyes) = (game.n_entries(), Viewer::seat(Seat(0)));
    let seen = game.view(eyes).0;
    let Pending::Players { asked, .. } = game.pending() else { panic!("somebody is asked") };
    let seat = asked.first().unwrap();
    let offers: Value = serde_json::from_str(game.question(seat).offers.get()).unwrap();
    game.answer(seat, &offers[0]["choice"]).unwrap();
    let now = game.view(eyes).0;

    assert!(game.changes(n_entries, seen.clone(), now.clone(), eyes).is_some());
    assert!(game.changes(n_entries - 1, seen.clone(), now.clone(), eyes).is_none(), "there were more entries");
    game.end_burst();
    assert!(game.changes(n_entries, seen, now, eyes).is_none(), "these entries were told before");
    assert!(game.view_before_burst(n_entries, eyes).is_none());
}

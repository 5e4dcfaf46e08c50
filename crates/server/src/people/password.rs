//! Passwords: hashed with argon2id, a few at a time.
//!
//! One hash takes 19 MiB of memory and some tens of milliseconds, which is what makes
//! guessing dear. So that a flood of guesses does not become dear for us, only a few are
//! worked on at once, on threads beside, and only so many may wait. The memory is taken once
//! for each that can be worked on, and used again and again: blocks of that size, taken and
//! given back, would scatter over the heap and stay.

use std::sync::{
    Arc, Mutex, OnceLock,
    atomic::{AtomicU64, Ordering},
};

use argon2::{
    Algorithm, Argon2, Block, Params, Version,
    password_hash::phc::{Output, ParamsString, PasswordHash, Salt},
};
use protocol::{Password, Problem};
use tokio::{sync::Semaphore, task};

use crate::{
    limits::TooMany,
    problems::{Code, Refusal},
};

/// The fewest letters of a password.
pub const FEWEST_LETTERS: usize = 8;
/// The longest password, in letters.
pub const LONGEST_PASSWORD: usize = 200;
/// In how many seconds somebody may try again for whom there was no room.
const RETRY: u64 = 3;

/// Where passwords are worked on.
#[derive(Clone)]
pub struct Passwords {
    most: usize,
    jobs: Arc<Semaphore>,
    /// Those who are worked on and those who wait.
    admitted: Arc<Semaphore>,
    done: Arc<AtomicU64>,
    /// Memory to work in that nobody works in at the moment.
    rooms: Arc<Mutex<Vec<Room>>>,
}

/// The memory that one hash takes.
type Room = Vec<Block>;

/// Whether a password is worth being one.
pub(super) fn check(password: &Password) -> Result<(), Problem> {
    let letters = password.0.chars().count();
    if letters < FEWEST_LETTERS {
        return Err(Code::PasswordShort { fewest: FEWEST_LETTERS }.into());
    }
    if letters > LONGEST_PASSWORD {
        return Err(Code::PasswordLong { most: LONGEST_PASSWORD }.into());
    }
    Ok(())
}

impl Passwords {
    /// At most so many at once, and so many who wait.
    pub(super) fn new(most: usize, waiting: usize) -> Passwords {
        let most = most.max(1);
        Passwords {
            most,
            jobs: Arc::new(Semaphore::new(most)),
            admitted: Arc::new(Semaphore::new(most + waiting)),
            done: Arc::default(),
            rooms: Arc::default(),
        }
    }

    /// How many are worked on now.
    pub fn n_jobs(&self) -> usize {
        self.most - self.jobs.available_permits()
    }

    /// How many were worked on so far. Each takes as long as any other.
    pub fn n_done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// The hash of a password, with a salt of its own.
    pub(super) async fn hash(&self, password: Password) -> Result<String, Refusal> {
        self.work(move |room| hashed(&password, room)).await
    }

    /// Whether a password has this hash. If there is none, it takes as long to say no.
    pub(super) async fn matches(&self, password: Password, hash: Option<String>) -> Result<bool, Refusal> {
        self.work(move |room| {
            let hash = hash.as_deref();
            let is_right = verified(&password, hash.unwrap_or_else(|| nobodys(room)), room);
            is_right && hash.is_some()
        })
        .await
    }

    /// Does one piece of work when there is room. Whoever gave up waiting for it does not
    /// make room before it is done.
    async fn work<T: Send + 'static>(&self, work: impl FnOnce(&mut Room) -> T + Send + 'static) -> Result<T, Refusal> {
        let admitted = self.admitted.clone().try_acquire_owned().map_err(|_| TooMany { retry_after: RETRY })?;
        let job = self.jobs.clone().acquire_owned().await.expect("the jobs are never closed");
        metrics::gauge!("airlock_password_jobs").set(self.n_jobs() as f64);
        let rooms = self.rooms.clone();
        let done = task::spawn_blocking(move || {
            let free = || rooms.lock().expect("nobody panics while taking a room");
            let mut room = free().pop().unwrap_or_default();
            let done = work(&mut room);
            free().push(room);
            drop((job, admitted));
            done
        });
        let done = done.await.expect("a password can be worked on");
        self.done.fetch_add(1, Ordering::Relaxed);
        metrics::gauge!("airlock_password_jobs").set(self.n_jobs() as f64);
        Ok(done)
    }
}

/// The hash of a password that nobody has.
fn nobodys(room: &mut Room) -> &'static str {
    static NOBODYS: OnceLock<String> = OnceLock::new();
    let unknown = || Password(format!("{:032x}{:032x}", rand::random::<u128>(), rand::random::<u128>()));
    NOBODYS.get_or_init(|| hashed(&unknown(), room))
}

fn hashed(password: &Password, room: &mut Room) -> String {
    let salt: [u8; Salt::RECOMMENDED_LENGTH] = rand::random();
    let salt = Salt::new(&salt).expect("this much salt is right");
    let params = Params::default();
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(&params).expect("the usual parameters can be written"),
        hash: Some(worked_out(password, &salt, params, room).expect("no password is too long for argon2")),
        salt: Some(salt),
    };
    hash.to_string()
}

/// Whether a password has a hash. Hashes of any other kind than ours match nothing.
fn verified(password: &Password, hash: &str, room: &mut Room) -> bool {
    let Ok(hash) = PasswordHash::new(hash) else { return false };
    let is_ours = hash.algorithm == Algorithm::Argon2id.ident() && hash.version == Some(Version::V0x13.into());
    let (Some(salt), Some(output), Ok(params)) = (&hash.salt, &hash.hash, Params::try_from(&hash)) else {
        return false;
    };
    // The comparison takes the same time wherever they differ.
    is_ours && worked_out(password, salt, params, room).is_ok_and(|found| found == *output)
}

fn worked_out(password: &Password, salt: &Salt, params: Params, room: &mut Room) -> argon2::Result<Output> {
    let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
    if room.len() < params.block_count() {
        room.resize(params.block_count(), Block::new());
    }
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    argon.hash_password_into_with_memory(password.0.as_bytes(), salt, &mut output, room)?;
    Ok(Output::new(&output).expect("this length is right"))
}

#[cfg(test)]
mod tests {
    use std::{sync::atomic::AtomicUsize, thread, time::Duration};

    use super::*;

    fn password(text: &str) -> Password {
        Password(text.to_owned())
    }

    #[tokio::test]
    async fn only_the_right_password_matches() {
        let passwords = Passwords::new(2, 8);
        let hash = passwords.hash(password("correct horse")).await.expect("there is room");

        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert_eq!(passwords.matches(password("correct horse"), Some(hash.clone())).await, Ok(true));
        assert_eq!(passwords.matches(password("correct house"), Some(hash)).await, Ok(false));
        assert_eq!(passwords.matches(password("correct horse"), None).await, Ok(false));
        assert_eq!(passwords.matches(password("correct horse"), Some("rubbish".to_owned())).await, Ok(false));
    }

    #[tokio::test]
    async fn a_hash_that_the_library_makes_matches_too() {
        use argon2::password_hash::PasswordHasher;

        let passwords = Passwords::new(2, 8);
        let made: PasswordHash = Argon2::default().hash_password(b"correct horse").expect("the system gives salt");

        assert_eq!(passwords.matches(password("correct horse"), Some(made.to_string())).await, Ok(true));
        assert_eq!(passwords.matches(password("correct house"), Some(made.to_string())).await, Ok(false));
    }

    #[tokio::test]
    async fn memory_is_taken_once_for_each_that_is_worked_on() {
        let passwords = Passwords::new(2, 8);

        for _ in 0..5 {
            let both = tokio::join!(passwords.hash(password("correct horse")), passwords.hash(password("wrong")));
            assert!(both.0.is_ok() && both.1.is_ok());
        }

        let rooms = passwords.rooms.lock().expect("nobody panics");
        assert!((1..=2).contains(&rooms.len()), "{}", rooms.len());
        assert!(rooms.iter().all(|room| room.len() == Params::default().block_count()));
    }

    #[tokio::test]
    async fn equal_passwords_have_different_hashes() {
        let passwords = Passwords::new(2, 8);

        let first = passwords.hash(password("correct horse")).await;
        let second = passwords.hash(password("correct horse")).await;

        assert_ne!(first, second);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_flood_is_worked_on_a_few_at_a_time_and_the_rest_is_turned_away() {
        let passwords = Passwords::new(2, 10);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let flood = (0..50).map(|_| {
            let (passwords, now, most) = (passwords.clone(), now.clone(), most.clone());
            tokio::spawn(async move {
                let work = move |_: &mut Room| {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    thread::sleep(Duration::from_millis(20));
                    now.fetch_sub(1, Ordering::SeqCst);
                };
                passwords.work(work).await.is_ok()
            })
        });
        let flood: Vec<_> = flood.collect();

        let mut done = 0;
        for one in flood {
            done += usize::from(one.await.expect("it comes to an end"));
        }

        assert_eq!(most.load(Ordering::SeqCst), 2);
        assert!((12..=20).contains(&done), "{done} were worked on");
        assert_eq!(passwords.n_jobs(), 0);
    }

    #[tokio::test]
    async fn whoever_gives_up_waiting_does_not_make_room() {
        let passwords = Passwords::new(1, 0);
        let (begin, begun) = std::sync::mpsc::channel::<()>();
        let long = passwords.work(move |_| begun.recv().is_ok());
        assert!(tokio::time::timeout(Duration::from_millis(50), long).await.is_err(), "it waits to begin");

        let refused = passwords.work(|_| ()).await;

        assert_eq!(refused.expect_err("the room is taken").status(), 429);
        begin.send(()).expect("it still works");
    }

    #[test]
    fn a_password_is_neither_short_nor_endless_nor_printed() {
        let code = |text: String| check(&password(&text)).err().map(|problem| problem.code);

        assert_eq!(code("x".repeat(7)).as_deref(), Some("password-short"));
        assert_eq!(code("ж".repeat(8)), None);
        assert_eq!(code("x".repeat(200)), None);
        assert_eq!(code("x".repeat(201)).as_deref(), Some("password-long"));
        assert_eq!(format!("{:?}", password("hunter42")), "Password(…)");
    }
}

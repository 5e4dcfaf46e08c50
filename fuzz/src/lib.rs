//! The games that are fuzzed, each with the same bytes. What has to hold for them is in
//! `driver::rubbish`, which ordinary tests run too.

use driver::rubbish;

macro_rules! fuzzed {
    ($($game:ty),+ $(,)?) => {
        /// Bytes as a record.
        pub fn record(bytes: &[u8]) {
            $(rubbish::record::<$game>(bytes);)+
        }

        /// Bytes as moves, and then a line with an answer.
        pub fn choice(bytes: &[u8]) {
            $(rubbish::choice::<$game>(bytes);)+
        }

        /// Bytes as a stored state.
        pub fn state(bytes: &[u8]) {
            $(rubbish::state::<$game>(bytes);)+
        }
    };
}

fuzzed! {
    alien_frontiers::AlienFrontiers,
    aliens::Aliens,
    contact::Contact,
    lockdown::Lockdown,
    nemesis::Nemesis,
}

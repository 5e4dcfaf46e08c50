//! The types of the web client are written from ours: the files under `web/src/types` are
//! what `cargo xtask codegen` would write now, and what is sent is what they say.

mod typescript;

use std::{env, fs, path::PathBuf};

use alien_frontiers::AlienFrontiers;
use aliens::{Aliens, words::Mission};
use engine::{Denied, Game, Log, Offer, Pending, Setup as _, Standing, State, Viewer, Views, Word};
use nemesis::Nemesis;
use protocol::{
    FromClient, GameCard, History, HouseCard, Me, Moments, NewTable, PersonName, Problem, Replay, ReplayView, SentAway,
    Spectator, TableCard, TableChange, ToClient,
};
use serde_json::Value;
use typescript::Module;

const API: &str = include_str!("../../../docs/api.md");

fn protocol_types() -> Module {
    let live = Module::default().with::<ToClient>().with::<FromClient>();
    let tables = live.with::<GameCard>().with::<NewTable>().with::<TableCard>();
    let tables = tables.with::<TableChange>().with::<SentAway>().with::<Spectator>();
    let looking_back = tables.with::<Moments>().with::<Replay>().with::<ReplayView>().with::<History>();
    looking_back.with::<HouseCard>().with::<Me>().with::<PersonName>().with::<Problem>()
}

fn alien_frontiers_types() -> Module {
    use alien_frontiers::{Choice, Heard, foresight::Foresight, offers, view::View};

    let seen = Module::default().with::<View>().with::<Heard>().with::<Standing>();
    let answers = seen.with::<Choice>().with::<offers::Touch>().with::<offers::Amount>();
    answers.with::<Offer<AlienFrontiers>>().with::<Denied<AlienFrontiers>>().with::<Foresight>()
}

fn aliens_types() -> Module {
    use aliens::{Choice, Heard, offers, view::View};

    let seen = Module::default().with::<View>().with::<Heard>().with::<Standing>();
    let answers = seen.with::<Choice>().with::<offers::Touch>().with::<offers::Amount>();
    answers.with::<Offer<Aliens>>().with::<Denied<Aliens>>()
}

fn nemesis_types() -> Module {
    use nemesis::{Choice, Heard, foresight::Foresight, offers, view::View};

    let seen = Module::default().with::<View>().with::<Heard>().with::<Standing>();
    let answers = seen.with::<Choice>().with::<offers::Touch>().with::<offers::Amount>();
    answers.with::<Offer<Nemesis>>().with::<Denied<Nemesis>>().with::<Foresight>()
}

/// Compares a file with what it should be; or writes it, if it is to be blessed.
fn check_file(name: &str, from: &str, module: &Module) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/types").join(name);
    let text = module.text(from);
    if env::var_os("AIRLOCK_BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("it is in a folder")).expect("the folder can be made");
        fs::write(&path, text).expect("the file can be written");
        return;
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "{} is out of date: run `cargo xtask codegen`", path.display());
}

#[test]
fn the_types_of_the_protocol_are_up_to_date() {
    check_file("protocol.ts", "crates/protocol", &protocol_types());
}

#[test]
fn the_types_of_alien_frontiers_are_up_to_date() {
    check_file("alien-frontiers.ts", "crates/games/alien-frontiers", &alien_frontiers_types());
}

#[test]
fn the_types_of_aliens_are_up_to_date() {
    check_file("aliens.ts", "crates/games/aliens", &aliens_types());
}

#[test]
fn the_types_of_nemesis_are_up_to_date() {
    check_file("nemesis.ts", "crates/games/nemesis", &nemesis_types());
}

#[test]
fn every_message_in_the_written_interface_is_of_its_type() {
    let types = protocol_types();
    let blocks = API.split("```json\n").skip(1).map(|rest| rest.split("```").next().expect("a block has an end"));
    let examples: Vec<Value> = blocks.map(|it| serde_json::from_str(it).expect("an example is JSON")).collect();

    let to_client = examples.iter().filter(|it| !it["type"].is_null());
    let from_client = examples.iter().filter(|it| !it["say"].is_null());

    assert_eq!(to_client.clone().count() + from_client.clone().count(), examples.len());
    to_client.for_each(|it| types.check("ToClient", it));
    from_client.for_each(|it| types.check("FromClient", it));
}

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

fn json(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("it can be sent")
}

/// Goes on with an answer or a roll; says whether it could.
fn go_on<G: Game>(state: &mut State<G>, luck: &mut Luck, events: &mut Vec<G::Event>) -> bool {
    match state.pending() {
        Pending::Players { asked, .. } => {
            let seat = asked.first().expect("somebody is asked");
            let mut choices = Vec::new();
            state.choices(seat, &mut choices);
            let choice = choices[luck.below(choices.len())];
            state.choose(seat, choice, &mut Log::On(events)).expect("it was offered");
        }
        Pending::Chance => {
            let mut odds = Vec::new();
            state.odds(&mut odds);
            let (outcome, _) = odds[luck.below(odds.len())];
            state.resolve(outcome, &mut Log::On(events)).expect("it can come up");
        }
        Pending::Nobody => return false,
    }
    true
}

#[test]
fn whatever_a_game_of_alien_frontiers_sends_is_of_its_type() {
    let setups = alien_frontiers::Setup::PLAYERS.map(alien_frontiers::Setup::standard);
    let n_checked = sent_by_games::<AlienFrontiers>(&alien_frontiers_types(), setups, 12);

    assert!(n_checked > 1000, "there was something to check: {n_checked}");
}

#[test]
fn whatever_a_game_of_aliens_sends_is_of_its_type() {
    let setups = aliens::Setup::every_for(4).into_iter().take(Mission::ALL.len());
    let n_checked = sent_by_games::<Aliens>(&aliens_types(), setups, 2);

    assert!(n_checked > 1000, "there was something to check: {n_checked}");
}

#[test]
fn whatever_a_game_of_nemesis_sends_is_of_its_type() {
    let setups = nemesis::Setup::PLAYERS.map(nemesis::Setup::standard);
    let n_checked = sent_by_games::<Nemesis>(&nemesis_types(), setups, 15);

    assert!(n_checked > 1000, "there was something to check: {n_checked}");
}

/// Checks all that some rounds of random games send, and says how many offers and denials that was.
fn sent_by_games<G: Views>(types: &Module, setups: impl Iterator<Item = G::Setup>, rounds: u16) -> usize {
    let mut luck = Luck(0x9e37_79b9_7f4a_7c15);
    let mut n_checked = 0;
    for setup in setups {
        let mut events = Vec::new();
        let mut state = G::begin(&setup, &mut Log::On(&mut events));
        loop {
            types.check("View", &json(G::view(&state, Viewer::Spectator)));
            let heard = events.drain(..).filter_map(|event| G::heard(&event, Viewer::Spectator));
            heard.for_each(|heard| types.check("Heard", &json(heard)));
            for seat in state.pending().may_answer().iter() {
                let offers = G::offers(&state, seat);
                offers.iter().for_each(|offer| types.check("Offer", &json(offer)));
                let denials = G::denials(&state, seat);
                denials.iter().for_each(|denied| types.check("Denied", &json(denied)));
                let foresight = G::foresight(&state, seat);
                foresight.iter().for_each(|foresight| types.check("Foresight", &json(foresight)));
                n_checked += offers.len() + denials.len();
            }
            if G::round(state.board()) > rounds || !go_on(&mut state, &mut luck, &mut events) {
                break;
            }
        }
        let standings = G::standings(state.board());
        standings.iter().for_each(|standing| types.check("Standing", &json(standing)));
    }
    n_checked
}

#[test]
#[should_panic(expected = "no Amount")]
fn a_field_that_is_not_declared_is_found() {
    alien_frontiers_types().check("Amount", &serde_json::json!({ "seat": 1, "what": "fuel", "n": 1, "more": 1 }));
}

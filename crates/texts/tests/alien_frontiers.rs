//! Alien Frontiers in every language that has it: whatever a player can meet has a text,
//! and the text fits.

use std::{cell::RefCell, collections::BTreeSet, fs, path::Path};

use alien_frontiers::{
    AlienFrontiers, Choice, FrameView, Heard, Setup,
    board::ShipSet,
    rules::{actions::Action, discards::ShipPlace, ending::GameOver, turn::TurnStart},
    words::{Ending, Field, Goods, Mark, Resource, Station, Technology, Territory, With},
};
use engine::{Game, Log, Pending, Seat, Setup as _, State, Viewer, Views, Word};
use serde::Serialize;
use texts::{Args, Language, Texts, Value, args, keys};

const GAME: &str = AlienFrontiers::NAME;

/// How many games are played for each number of players.
const GAMES: u32 = 60;

/// The languages that have the game.
fn languages() -> impl Iterator<Item = &'static Texts> {
    Language::ALL.into_iter().map(Texts::of).filter(|texts| texts.has(GAME))
}

#[test]
fn every_word_has_a_name() {
    has_names(Station::ALL, &["at", "from", "text"]);
    has_names(ShipPlace::ALL, &["at"]);
    has_names(Territory::ALL, &["at", "to", "from", "bonus"]);
    has_names(Field::ALL, &["text"]);
    has_names(Resource::ALL, &[]);
    has_names(With::ALL, &[]);
    has_names(Mark::ALL, &[]);
    has_names(Ending::ALL, &[]);
    has_names(Goods::ALL, &["amount"]);
    has_names(Technology::ALL, &[]);
}

fn has_names(words: &[impl Serialize], attributes: &[&str]) {
    for texts in languages() {
        for key in words.iter().map(|word| args::word(GAME, word)) {
            assert!(texts.has(&key), "{}: {key}", texts.language());
            for name in attributes {
                assert!(texts.has_attribute(&key, name), "{}: {key}.{name}", texts.language());
            }
        }
    }
}

#[test]
fn every_card_says_what_is_printed_on_it() {
    for texts in languages() {
        for card in Technology::ALL {
            let (key, print) = (args::word(GAME, card), card.print());
            assert_eq!(texts.has_attribute(&key, "power"), print.fuel_power.is_some(), "{key}");
            assert_eq!(texts.has_attribute(&key, "discard"), print.has_discard_power, "{key}");
            assert_eq!(texts.has_attribute(&key, "passive"), print.fuel_power.is_none(), "{key}");
        }
    }
}

#[test]
fn every_option_has_a_name_and_a_text() {
    for texts in languages() {
        for option in Setup::OPTIONS {
            let values = option.values.iter().map(|value| keys::option_value(GAME, option.name, value));
            for key in values.chain([keys::option(GAME, option.name)]) {
                assert!(texts.has(&key) && texts.has_attribute(&key, "text"), "{}: {key}", texts.language());
            }
        }
    }
}

/// The rules that a refusal can cite are those that the sources name in these ways.
#[test]
fn every_refusal_has_a_reason() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/alien-frontiers/src");
    let mut cited = BTreeSet::new();
    collect(&sources, &mut cited);
    assert!(cited.len() > 50, "the sources are where they should be");

    for texts in languages() {
        let reasons = format!("{GAME}-rule-");
        let explained: BTreeSet<String> =
            texts.keys().filter(|key| key.starts_with(&reasons)).map(str::to_owned).collect();
        assert_eq!(explained, cited, "{}", texts.language());
    }
}

/// Finds the ids that do not stand in `rule!`, which only says that a rule is carried out.
fn collect(folder: &Path, cited: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            collect(&path, cited);
            continue;
        }
        let source = fs::read_to_string(&path).expect("the file can be read");
        let pieces: Vec<&str> = source.split('"').collect();
        for around in pieces.windows(2).filter(|around| around[1].starts_with("AF-") && !around[0].ends_with("rule!("))
        {
            cited.insert(keys::rule(GAME, around[1]));
        }
    }
}

/// Says everything, and notes which texts were needed.
#[derive(Default)]
struct Speaker {
    needed: RefCell<BTreeSet<String>>,
}

impl Speaker {
    fn say(&self, (key, args): (String, Args)) {
        for texts in languages() {
            let said = texts.try_say(&key, None, &args);
            let is_whole = said.as_ref().is_ok_and(|text| !text.contains(GAME) && !text.contains(['{', '}', '⟨']));
            assert!(is_whole, "{}: {key}: {said:?} with {args:?}", texts.language());
        }
        self.needed.borrow_mut().insert(key);
    }

    fn look_at(&self, state: &State<AlienFrontiers>) {
        let under_way = AlienFrontiers::view(state, Viewer::Spectator).under_way;
        for frame in &under_way {
            self.say(args::asks(GAME, frame, &name));
        }
        if let (Pending::Players { .. }, Some(question)) = (state.pending(), under_way.last()) {
            let (key, _) = args::asks(GAME, question, &name);
            assert!(languages().all(|texts| texts.has_attribute(&key, "others")), "{key}");
        }
        for seat in state.pending().may_answer().iter() {
            for offer in AlienFrontiers::offers(state, seat) {
                self.say(args::answer(GAME, &offer.choice, &name));
            }
            for denied in AlienFrontiers::denials(state, seat) {
                self.say(args::answer(GAME, &denied.choice, &name));
                self.say((keys::rule(GAME, denied.rule.0), Args::new()));
            }
        }
    }
}

fn name(seat: u8) -> Value {
    ["Maja", "Тарас", "Vega", "Олена"][seat as usize - 1].into()
}

#[test]
fn whatever_happens_can_be_told_and_nothing_else_is_written() {
    let speaker = Speaker::default();
    let mut numbers = 1;
    for players in Setup::PLAYERS {
        for _ in 0..GAMES {
            play(&Setup::standard(players), &speaker, &mut numbers);
        }
    }
    // These steps never lie below a rule that waits, so no view shows them.
    speaker.say(args::asks(GAME, &FrameView::TurnStart(TurnStart { seat: Seat(0) }), &name));
    speaker.say(args::asks(GAME, &FrameView::GameOver(GameOver {}), &name));
    // These hardly ever happen to those who play at random.
    speaker.say(args::heard(GAME, &Heard::ShipsDisplaced { owner: Seat(1), ships: ShipSet(0b111) }, &name));
    speaker.say(args::heard(GAME, &Heard::ShipsStranded { seat: Seat(1), ships: ShipSet(0b11) }, &name));
    speaker.say(args::answer(GAME, &Choice::Turn(Action::LaunchAndStart { to: Territory::Lem }), &name));

    let kinds = ["heard", "asks", "answer"].map(|kind| format!("{GAME}-{kind}-"));
    let written = Texts::of(Language::English).keys().filter(|key| kinds.iter().any(|kind| key.starts_with(kind)));
    let needed = speaker.needed.into_inner();
    let idle: Vec<&str> = written.filter(|key| !needed.contains(*key)).collect();
    assert_eq!(idle, [""; 0], "texts that no game needed");
}

/// Plays at random; in some games somebody resigns, in some until one is left.
fn play(setup: &Setup, speaker: &Speaker, numbers: &mut u64) {
    let mut below = |limit: usize| {
        *numbers = numbers.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*numbers >> 33) as usize % limit
    };
    let mut events = Vec::new();
    let mut state = AlienFrontiers::begin(setup, &mut Log::On(&mut events));
    while !state.is_over() {
        if below(20) == 0 {
            speaker.look_at(&state);
        }
        match state.pending() {
            Pending::Chance => {
                let mut odds = Vec::new();
                state.odds(&mut odds);
                state.resolve_unchecked(odds[below(odds.len())].0, &mut Log::On(&mut events));
            }
            Pending::Players { asked, .. } => {
                let seat = asked.first().expect("somebody is asked");
                let mut choices = Vec::new();
                state.choices(seat, &mut choices);
                if below(400) == 0 {
                    _ = state.resign(Seat(below(setup.players as usize) as u8), &mut Log::On(&mut events));
                } else {
                    state.choose_unchecked(seat, choices[below(choices.len())], &mut Log::On(&mut events));
                }
            }
            Pending::Nobody => unreachable!("the game waits for somebody until it is over"),
        }
        for event in events.drain(..) {
            speaker.say(args::heard(GAME, &event, &name));
        }
    }
    speaker.look_at(&state);
}

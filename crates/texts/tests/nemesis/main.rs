//! Nemesis in every language: whatever a player can meet has a text, and the text
//! fits.

mod everything;

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use engine::{Game, Log, Pending, Seat, Setup as _, State, Viewer, Views, Word};
use nemesis::{
    Frame, FrameView, Nemesis, Setup,
    words::{
        ActionCard, Attack, AttackCard, Back, BasicAction, Character, CombatFace, CombatIcon, Component, Contamination,
        Coordinates, Course, Destination, Door, Ending, Engine, EngineToken, Event, Exploration, ExplorationToken,
        Intruder, IntruderAction, IntruderActionCard, IntruderToken, Item, Mode, Network, NoiseFace, Object, Objective,
        ObjectiveDeck, Phase, PodNumber, PodSide, Room, RoomColour, Section, SeriousWound, Side, Tile, Trait, Weakness,
        WeaponClass, YesNo,
    },
};
use serde::Serialize;
use texts::{Args, Language, Texts, Value, args, keys};

const GAME: &str = Nemesis::NAME;

fn languages() -> impl Iterator<Item = &'static Texts> {
    Language::ALL.into_iter().map(Texts::of)
}

#[test]
fn every_word_has_a_name() {
    has_names(Character::ALL, &[]);
    has_names(BasicAction::ALL, &["text"]);
    has_names(CombatIcon::ALL, &[]);
    has_names(Contamination::ALL, &[]);
    has_names(SeriousWound::ALL, &["text"]);
    has_names(Trait::ALL, &["text"]);
    has_names(Course::ALL, &[]);
    has_names(Destination::ALL, &[]);
    has_names(Coordinates::ALL, &[]);
    has_names(Ending::ALL, &[]);
    has_names(Mode::ALL, &[]);
    has_names(Phase::ALL, &[]);
    has_names(YesNo::ALL, &[]);
}

#[test]
fn every_card_says_what_it_does() {
    has_names(ActionCard::ALL, &["text"]);
    has_names(Item::ALL, &["text"]);
    has_names(Back::ALL, &[]);
    has_names(Component::ALL, &[]);
    has_names(WeaponClass::ALL, &[]);
    has_names(Object::ALL, &[]);
    has_names(Attack::ALL, &["text"]);
    has_names(AttackCard::ALL, &[]);
    has_names(Event::ALL, &["text"]);
    has_names(Weakness::ALL, &["text"]);
    has_names(IntruderAction::ALL, &["text"]);
    has_names(IntruderActionCard::ALL, &[]);
    has_names(Objective::ALL, &["text"]);
    has_names(ObjectiveDeck::ALL, &[]);
}

#[test]
fn everything_on_the_ship_has_a_name() {
    has_names(Side::ALL, &[]);
    has_names(Room::ALL, &["at", "to", "from", "text"]);
    has_names(Tile::ALL, &[]);
    has_names(RoomColour::ALL, &[]);
    has_names(Network::ALL, &[]);
    has_names(Door::ALL, &[]);
    has_names(Exploration::ALL, &["text"]);
    has_names(ExplorationToken::ALL, &[]);
    has_names(NoiseFace::ALL, &[]);
    has_names(CombatFace::ALL, &[]);
    has_names(Engine::ALL, &[]);
    has_names(EngineToken::ALL, &[]);
    has_names(Section::ALL, &[]);
    has_names(PodNumber::ALL, &[]);
    has_names(PodSide::ALL, &[]);
    has_names(Intruder::ALL, &[]);
    has_names(IntruderToken::ALL, &[]);
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
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/nemesis/src");
    let mut cited = BTreeSet::new();
    read_all(&sources, "rs", &mut |source| {
        let pieces: Vec<&str> = source.split('"').collect();
        // An id in `rule!` only says that a rule is carried out.
        let around = pieces.windows(2).filter(|it| it[1].starts_with("NEM-") && !it[0].ends_with("rule!("));
        cited.extend(around.map(|it| keys::rule(GAME, it[1])));
    });
    assert!(cited.len() > 15, "the sources are where they should be");

    for texts in languages() {
        let reasons = format!("{GAME}-rule-");
        let explained: BTreeSet<String> =
            texts.keys().filter(|key| key.starts_with(&reasons)).map(str::to_owned).collect();
        assert_eq!(explained, cited, "{}", texts.language());
    }
}

fn read_all(folder: &Path, ending: &str, read: &mut impl FnMut(&str)) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            read_all(&path, ending, read);
        } else if path.extension().is_some_and(|it| it == ending) {
            read(&fs::read_to_string(&path).expect("the file can be read"));
        }
    }
}

/// Says everything, and notes which texts were needed, and with which arguments.
#[derive(Default)]
struct Speaker {
    needed: RefCell<BTreeMap<String, BTreeSet<String>>>,
}

impl Speaker {
    fn say(&self, (key, args): (String, Args)) {
        for texts in languages() {
            let said = texts.try_say(&key, None, &args);
            let holes = [format!("{GAME}-"), "{".to_owned(), "}".to_owned(), "⟨".to_owned()];
            let is_whole = said.as_ref().is_ok_and(|text| !holes.iter().any(|hole| text.contains(hole)));
            assert!(is_whole, "{}: {key}: {said:?} with {args:?}", texts.language());
        }
        let mut needed = self.needed.borrow_mut();
        needed.entry(key).or_default().extend(args.iter().map(|(name, _)| name.to_owned()));
    }

    /// Says a question to whoever is asked, and to the others.
    fn ask(&self, question: &FrameView) {
        let (key, args) = args::asks(GAME, question, &name);
        for texts in languages() {
            let said = texts.try_say(&key, Some("others"), &args);
            assert!(said.is_ok(), "{}: {key}.others: {said:?}", texts.language());
        }
        self.say((key, args));
    }

    fn look_at(&self, state: &State<Nemesis>) {
        let under_way = Nemesis::view(state, Viewer::Spectator).under_way;
        for frame in &under_way {
            self.say(args::asks(GAME, frame, &name));
        }
        if let (Pending::Players { .. }, Some(question)) = (state.pending(), under_way.last()) {
            self.ask(question);
        }
        for seat in state.pending().may_answer().iter() {
            for offer in Nemesis::offers(state, seat) {
                self.say(args::answer(GAME, &offer.choice, &name));
            }
            for denied in Nemesis::denials(state, seat) {
                self.say(args::answer(GAME, &denied.choice, &name));
                self.say((keys::rule(GAME, denied.rule.0), Args::new()));
            }
        }
    }
}

fn name(seat: u8) -> Value {
    ["Maja", "Тарас", "Vega", "Олена", "Łukasz", "Ева"][seat as usize - 1].into()
}

#[test]
fn whatever_happens_can_be_told_and_nothing_else_is_written() {
    let speaker = Speaker::default();
    let mut numbers = 1;
    Setup::every().iter().for_each(|setup| play(setup, &speaker, &mut numbers));
    everything::questions().iter().for_each(|question| speaker.ask(question));
    everything::steps_and_rolls().iter().for_each(|rule| speaker.say(args::asks(GAME, rule, &name)));
    everything::answers().iter().for_each(|answer| speaker.say(args::answer(GAME, answer, &name)));
    everything::rare_events().iter().for_each(|event| speaker.say(args::heard(GAME, event, &name)));

    let kinds = ["heard", "asks", "answer"].map(|kind| format!("{GAME}-{kind}-"));
    let written = Texts::of(Language::English).keys().filter(|key| kinds.iter().any(|kind| key.starts_with(kind)));
    let needed = speaker.needed.into_inner();
    let idle: Vec<&str> = written.filter(|key| !needed.contains_key(*key)).collect();
    assert_eq!(idle, [""; 0], "texts that no game needed");

    let told = needed.iter().filter(|(key, _)| !key.starts_with(&kinds[1]));
    let english = English::read();
    for (key, arguments) in told {
        let said = english.variables(key);
        let unused: Vec<&String> = arguments.difference(&said).collect();
        assert_eq!(unused, [""; 0], "what {key} is told and does not say");
    }
}

/// The English texts as they are written.
struct English(BTreeMap<String, String>);

impl English {
    fn read() -> English {
        let mut messages = BTreeMap::new();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts/en").join(GAME);
        read_all(&folder, "ftl", &mut |text| {
            let mut key = String::new();
            for line in text.lines() {
                match line.split_once(" = ") {
                    Some((name, _)) if line.starts_with(GAME) => key = name.to_owned(),
                    Some(_) | None => (),
                }
                messages.entry(key.clone()).or_insert_with(String::new).push_str(line);
            }
        });
        English(messages)
    }

    /// The variables of a message, and of those that it refers to.
    fn variables(&self, key: &str) -> BTreeSet<String> {
        let text = self.0.get(key).expect("the text is written");
        let names = |mark: &str| {
            let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
            let names = text.split(mark).skip(1).map(move |rest| rest.split(|letter| !is_name(letter)).next());
            names.map(|name| name.unwrap_or_default().to_owned()).collect::<Vec<String>>()
        };
        let within = names("{ ").into_iter().filter(|it| it.starts_with(GAME) && self.0.contains_key(it));
        names("$").into_iter().chain(within.flat_map(|it| self.variables(&it))).collect()
    }
}

/// Plays at random; in some games somebody resigns.
fn play(setup: &Setup, speaker: &Speaker, numbers: &mut u64) {
    let mut below = |limit: usize| {
        *numbers = numbers.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*numbers >> 33) as usize % limit
    };
    let mut events = Vec::new();
    let mut state = Nemesis::begin(setup, &mut Log::On(&mut events));
    while !state.is_over() {
        // What is asked all the time is looked at now and then.
        let is_usual = matches!(state.under_way().last(), Some(Frame::Turn(_) | Frame::CardDraw(_)));
        if !is_usual || below(20) == 0 {
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
                if below(2000) == 0 {
                    _ = state.resign(Seat(below(setup.players as usize) as u8), &mut Log::On(&mut events));
                } else {
                    state.choose_unchecked(seat, choices[below(choices.len())], &mut Log::On(&mut events));
                }
            }
            Pending::Nobody => unreachable!("the game waits for somebody until it is over"),
        }
        for event in events.drain(..) {
            let heard = viewers(setup).filter_map(|viewer| Nemesis::heard(&event, viewer));
            heard.for_each(|heard| speaker.say(args::heard(GAME, &heard, &name)));
        }
    }
    speaker.look_at(&state);
}

/// Everybody at the table, and whoever looks on.
fn viewers(setup: &Setup) -> impl Iterator<Item = Viewer> {
    Seat::all(setup.players).map(Viewer::seat).chain([Viewer::Spectator])
}

//! Aliens in every language that has it: whatever a player can meet has a text, and the text
//! fits.

mod everything;

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use aliens::{
    Aliens, FrameView, Setup,
    offers::Goods,
    words::{
        Ability, Action, AutomaticChoice, BlipValue, BoardFace, CampaignState, Card, CardSlot, CardType, Character,
        Condition, DeckEnd, Difficulty, Direction, Distance, Edge, Ending, EnemyKind, EventCard, Exit, Facing,
        FreeAction, Gear, Ground, Gun, GunOrder, Hazard, Heading, Keyword, Knob, Mission, MissionBlip, MissionBlipFace,
        Phase, Room, Side, SpawnPoint, Stage, Statistic, Symbol, Team, ThreatLevel, Timing, Token, TrackerCard,
        TrackerType, Weapon, Window, Zone,
    },
};
use engine::{Game, Log, Pending, Setup as _, State, Viewer, Views, Word};
use serde::Serialize;
use texts::{Args, Language, Texts, Value, args, keys};

const GAME: &str = Aliens::NAME;

/// How many games of each set-up are played.
const GAMES: u32 = 1;

fn languages() -> impl Iterator<Item = &'static Texts> {
    Language::ALL.into_iter().map(Texts::of)
}

#[test]
fn every_word_has_a_name() {
    has_names(Character::ALL, &["gender"]);
    has_names(Side::ALL, &[]);
    has_names(Symbol::ALL, &[]);
    has_names(Statistic::ALL, &["text"]);
    has_names(Condition::ALL, &[]);
    has_names(Heading::ALL, &[]);
    has_names(Ability::ALL, &["text"]);
    has_names(Action::ALL, &["text"]);
    has_names(FreeAction::ALL, &[]);
    has_names(Phase::ALL, &[]);
    has_names(Stage::ALL, &[]);
    has_names(Window::ALL, &[]);
    has_names(Mission::ALL, &["briefing", "goal"]);
    has_names(Zone::ALL, &["at"]);
    has_names(CardSlot::ALL, &[]);
    has_names(DeckEnd::ALL, &[]);
    has_names(Team::ALL, &[]);
    has_names(Difficulty::ALL, &[]);
    has_names(Knob::ALL, &[]);
    has_names(AutomaticChoice::ALL, &[]);
    has_names(Ending::ALL, &[]);
    has_names(CampaignState::ALL, &[]);
    has_names(Goods::ALL, &["amount"]);
}

#[test]
fn every_card_says_what_it_does() {
    has_names(Card::ALL, &["text"]);
    has_names(CardType::ALL, &[]);
    has_names(Weapon::ALL, &[]);
    has_names(Gear::ALL, &[]);
    has_names(EventCard::ALL, &[]);
    has_names(Hazard::ALL, &[]);
    has_names(Keyword::ALL, &["text"]);
    has_names(Timing::ALL, &[]);
    has_names(ThreatLevel::ALL, &["at"]);
    has_names(TrackerType::ALL, &["text"]);
    has_names(TrackerCard::ALL, &["text"]);
}

#[test]
fn everything_on_the_boards_has_a_name() {
    has_names(Distance::ALL, &[]);
    has_names(BoardFace::ALL, &["mark", "at"]);
    has_names(Ground::ALL, &[]);
    has_names(Edge::ALL, &[]);
    has_names(Facing::ALL, &["to"]);
    has_names(Direction::ALL, &["to"]);
    has_names(SpawnPoint::ALL, &["at"]);
    has_names(BlipValue::ALL, &[]);
    has_names(MissionBlip::ALL, &[]);
    has_names(MissionBlipFace::ALL, &[]);
    has_names(EnemyKind::ALL, &["gender"]);
    has_names(Gun::ALL, &[]);
    has_names(GunOrder::ALL, &[]);
    has_names(Exit::ALL, &["at"]);
    has_names(Token::ALL, &[]);
    has_names(Room::ALL, &["at"]);
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
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/aliens/src");
    let mut cited = BTreeSet::new();
    read_all(&sources, "rs", &mut |source| {
        let pieces: Vec<&str> = source.split('"').collect();
        // An id in `rule!` only says that a rule is carried out.
        let around = pieces.windows(2).filter(|it| it[1].starts_with("AGD-") && !it[0].ends_with("rule!("));
        cited.extend(around.map(|it| keys::rule(GAME, it[1])));
    });
    assert!(cited.len() > 30, "the sources are where they should be");

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

    fn look_at(&self, state: &State<Aliens>) {
        let under_way = Aliens::view(state, Viewer::Spectator).under_way;
        for frame in &under_way {
            self.say(args::asks(GAME, frame, &name));
        }
        if let (Pending::Players { .. }, Some(question)) = (state.pending(), under_way.last()) {
            self.ask(question);
        }
        for seat in state.pending().may_answer().iter() {
            for offer in Aliens::offers(state, seat) {
                self.say(args::answer(GAME, &offer.choice, &name));
            }
            for denied in Aliens::denials(state, seat) {
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
    for players in Setup::PLAYERS {
        for setup in Setup::every_for(players) {
            (0..GAMES).for_each(|_| play(&setup, &speaker, &mut numbers));
        }
    }
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

/// Plays at random.
fn play(setup: &Setup, speaker: &Speaker, numbers: &mut u64) {
    let mut below = |limit: usize| {
        *numbers = numbers.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*numbers >> 33) as usize % limit
    };
    let mut events = Vec::new();
    let mut state = Aliens::begin(setup, &mut Log::On(&mut events));
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
                state.choose_unchecked(seat, choices[below(choices.len())], &mut Log::On(&mut events));
            }
            Pending::Nobody => unreachable!("the game waits for somebody until it is over"),
        }
        for event in events.drain(..) {
            speaker.say(args::heard(GAME, &event, &name));
            speaker.say(args::heard(GAME, &event.to(Viewer::Spectator), &name));
        }
    }
    speaker.look_at(&state);
}

//! A game in every language: whatever a player can meet has a text, the text fits, and nothing is
//! written that no game needs.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet, HashMap},
    mem::{Discriminant, discriminant},
};

use engine::{Game, Log, Pending, Seat, Setup, State, Viewer, Views};
use serde::Serialize;
use texts::{Args, Language, Texts, Value, args, keys};

use crate::{
    house,
    sources::{read_all, read_game},
};

/// Checks that words have names, and these attributes besides.
pub fn have_names<G: Game>(words: &[impl Serialize], attributes: &[&str]) {
    for texts in languages() {
        for key in words.iter().map(|word| args::word(G::NAME, word)) {
            assert!(texts.has(&key), "{}: {key}", texts.language());
            for name in attributes {
                assert!(texts.has_attribute(&key, name), "{}: {key}.{name}", texts.language());
            }
        }
    }
}

/// Checks that every option of the table has a name and a text, and each of its values too.
pub fn options_have_texts<G: Game>() {
    for texts in languages() {
        for option in G::Setup::OPTIONS {
            let values = option.values.iter().map(|value| keys::option_value(G::NAME, option.name, value));
            for key in values.chain([keys::option(G::NAME, option.name)]) {
                assert!(texts.has(&key) && texts.has_attribute(&key, "text"), "{}: {key}", texts.language());
            }
        }
    }
}

/// Checks that exactly the rules that a refusal can cite have a sentence: those that the sources
/// name outside `rule!`, which only says that a rule is carried out, and those that a shared chapter
/// picks by the book. `book` is how their ids begin; there are more than `fewest`.
pub fn refusals_have_reasons<G: Game>(book: &str, fewest: usize) {
    let mut cited = BTreeSet::new();
    read_game::<G>(&mut |source| {
        let pieces: Vec<&str> = source.split('"').collect();
        let around = pieces.windows(2).filter(|it| it[1].starts_with(book) && !it[0].ends_with("rule!("));
        cited.extend(around.map(|it| keys::rule(G::NAME, it[1])));
    });
    read_all(&house().join("crates/games"), "rs", &mut |source| {
        let picked = source.split("BOOK.id(\"").skip(1);
        let ids = picked.flat_map(|of_both| of_both.split('"').step_by(2).take(2));
        cited.extend(ids.filter(|id| id.starts_with(book)).map(|id| keys::rule(G::NAME, id)));
    });
    assert!(cited.len() > fewest, "the sources are where they should be");

    for texts in languages() {
        let reasons = format!("{}-rule-", G::NAME);
        let explained = texts.keys().filter(|key| key.starts_with(&reasons)).map(str::to_owned);
        assert_eq!(explained.collect::<BTreeSet<String>>(), cited, "{}", texts.language());
    }
}

/// Every language.
pub fn languages() -> impl Iterator<Item = &'static Texts> {
    Language::ALL.into_iter().map(Texts::of)
}

/// Says everything, and notes which texts were needed, and with which arguments.
pub struct Speaker<G: Game> {
    needed: RefCell<BTreeMap<String, BTreeSet<String>>>,
    /// How often each rule that waits was met.
    met: RefCell<HashMap<Discriminant<G::Frame>, u32>>,
}

impl<G: Game> Default for Speaker<G> {
    fn default() -> Self {
        Speaker { needed: RefCell::default(), met: RefCell::default() }
    }
}

/// How often a rule that waits is met before it is a usual one.
const OFTEN: u32 = 300;

impl<G: Views> Speaker<G> {
    /// Plays a game at random and says everything in it. What is asked all the time is looked at
    /// now and then; once in so many answers somebody resigns.
    pub fn play(&self, setup: &G::Setup, below: &mut impl FnMut(u32) -> u32, resigns_once_in: Option<u32>) {
        let (mut events, mut choices, mut odds) = (Vec::new(), Vec::new(), Vec::new());
        let mut state = G::begin(setup, &mut Log::On(&mut events));
        while !state.is_over() {
            if !self.is_usual(&state) || below(20) == 0 {
                self.look_at(&state);
            }
            let mut log = Log::On(&mut events);
            match state.pending() {
                Pending::Chance => {
                    state.odds(&mut odds);
                    state.resolve_unchecked(odds[below(odds.len() as u32) as usize].0, &mut log);
                }
                Pending::Players { asked, .. } => {
                    let seat = asked.first().expect("somebody is asked");
                    state.choices(seat, &mut choices);
                    if resigns_once_in.is_some_and(|n| below(n) == 0) {
                        _ = state.resign(Seat(below(setup.players().into()) as u8), &mut log);
                    } else {
                        state.choose_unchecked(seat, choices[below(choices.len() as u32) as usize], &mut log);
                    }
                }
                Pending::Nobody => unreachable!("the game waits for somebody until it is over"),
            }
            let seats = Seat::all(setup.players()).map(Viewer::seat);
            let viewers: Vec<Viewer> = seats.chain([Viewer::Spectator, Viewer::AfterTheEnd]).collect();
            for event in events.drain(..) {
                viewers.iter().filter_map(|&viewer| G::heard(&event, viewer)).for_each(|heard| self.hear(&heard));
            }
        }
        self.look_at(&state);
    }

    /// Says what happened.
    pub fn hear(&self, heard: &G::Heard) {
        self.say(args::heard(G::NAME, heard, &name));
    }

    /// Says an answer.
    pub fn answer(&self, choice: &G::Choice) {
        self.say(args::answer(G::NAME, choice, &name));
    }

    /// Says what is under way.
    pub fn go_on(&self, rule: &G::UnderWay) {
        self.say(args::asks(G::NAME, rule, &name));
    }

    /// Says a question to whoever is asked, and to the others.
    pub fn ask(&self, question: &G::UnderWay) {
        let (key, args) = args::asks(G::NAME, question, &name);
        for texts in languages() {
            let said = texts.try_say(&key, Some("others"), &args);
            assert!(said.is_ok(), "{}: {key}.others: {said:?}", texts.language());
        }
        self.say((key, args));
    }

    /// Checks that nothing is written that was not needed.
    pub fn has_needed_everything(&self) {
        let kinds = ["heard", "asks", "answer"].map(|kind| format!("{}-{kind}-", G::NAME));
        let written = Texts::of(Language::English).keys().filter(|key| kinds.iter().any(|kind| key.starts_with(kind)));
        let needed = self.needed.borrow();
        let idle: Vec<&str> = written.filter(|key| !needed.contains_key(*key)).collect();
        assert_eq!(idle, [""; 0], "texts that no game needed");
    }

    /// Checks that what is told of events and answers says all that it is given, but for what is
    /// only seen.
    pub fn has_said_everything_but(&self, seen: &[&str]) {
        let asks = format!("{}-asks-", G::NAME);
        let english = English::read(G::NAME);
        let needed = self.needed.borrow();
        let told = needed.iter().filter(|(key, _)| !key.starts_with(&asks));
        let unsaid = told.flat_map(|(key, arguments)| {
            let said = english.variables(key);
            let is_unsaid = |name: &&String| !said.contains(*name) && !seen.contains(&name.as_str());
            arguments.iter().filter(is_unsaid).map(|name| format!("{key}: {name}")).collect::<Vec<String>>()
        });
        assert_eq!(unsaid.collect::<Vec<String>>(), [""; 0], "what is told and not said");
    }

    /// Whether what waits was met often already.
    fn is_usual(&self, state: &State<G>) -> bool {
        let Some(waiting) = state.under_way().last() else { return false };
        let mut met = self.met.borrow_mut();
        let times = met.entry(discriminant(waiting)).or_default();
        *times += 1;
        *times > OFTEN
    }

    fn look_at(&self, state: &State<G>) {
        let view = G::view(state, Viewer::Spectator);
        let under_way = G::under_way(&view);
        under_way.iter().for_each(|rule| self.go_on(rule));
        if let (Pending::Players { .. }, Some(question)) = (state.pending(), under_way.last()) {
            self.ask(question);
        }
        for seat in state.pending().may_answer().iter() {
            G::offers(state, seat).iter().for_each(|offer| self.answer(&offer.choice));
            for denied in G::denials(state, seat) {
                self.answer(&denied.choice);
                self.say((keys::rule(G::NAME, denied.rule.0), Args::new()));
            }
        }
    }

    fn say(&self, (key, args): (String, Args)) {
        for texts in languages() {
            let said = texts.try_say(&key, None, &args);
            let holes = [format!("{}-", G::NAME), "{".to_owned(), "}".to_owned(), "⟨".to_owned()];
            let is_whole = said.as_ref().is_ok_and(|text| !holes.iter().any(|hole| text.contains(hole)));
            assert!(is_whole, "{}: {key}: {said:?} with {args:?}", texts.language());
        }
        let mut needed = self.needed.borrow_mut();
        needed.entry(key).or_default().extend(args.iter().map(|(name, _)| name.to_owned()));
    }
}

fn name(seat: u8) -> Value {
    ["Maja", "Тарас", "Vega", "Олена", "Łukasz", "Ева"][seat as usize - 1].into()
}

/// The English texts as they are written.
struct English {
    game: &'static str,
    messages: BTreeMap<String, String>,
}

impl English {
    fn read(game: &'static str) -> English {
        let mut messages = BTreeMap::new();
        for text in Texts::written(Language::English) {
            let mut key = String::new();
            for line in text.lines() {
                match line.split_once(" = ") {
                    Some((name, _)) if line.starts_with(game) => key = name.to_owned(),
                    Some(_) | None => (),
                }
                messages.entry(key.clone()).or_insert_with(String::new).push_str(line);
            }
        }
        English { game, messages }
    }

    /// The variables of a message, and of those that it refers to.
    fn variables(&self, key: &str) -> BTreeSet<String> {
        let text = self.messages.get(key).expect("the text is written");
        let names = |mark: &str| {
            let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
            let names = text.split(mark).skip(1).map(move |rest| rest.split(|letter| !is_name(letter)).next());
            names.map(|name| name.unwrap_or_default().to_owned()).collect::<Vec<String>>()
        };
        let within = names("{ ").into_iter().filter(|it| it.starts_with(self.game) && self.messages.contains_key(it));
        names("$").into_iter().chain(within.flat_map(|it| self.variables(&it))).collect()
    }
}

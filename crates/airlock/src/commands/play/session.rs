//! A game under way at this terminal: whose turn it is, what they are told and asked, and
//! what they type.

mod bots_here;
mod looking;

use std::{
    io::{self, BufRead, IsTerminal, Write},
    process::ExitCode,
};

use anyhow::Result;
use bots::Sitting;
use driver::{Entry, Happened, Replay, StopReason, Table, TableError};
use engine::{Pending, Seat, Viewer};
use texts::Args;

use super::{
    ahead,
    keeping::Keeping,
    orders::{Halt, Next, Orders},
    passing::Passing,
    question::{Listed, Question},
    seating,
    typed::{self, Look, Typed},
};
use crate::{
    boards::{Goal, TextBoard},
    commands::print,
    endings,
    failure::Failure,
    page,
    say::Say,
    telling::{Calling, Item, Names, Sheet, items_of, paragraphs, shown},
};

/// How much of something that was not understood is repeated, in letters.
const MOST_REPEATED: usize = 40;

/// How many lines a page has on which there is room for a board with every question.
const LONG_PAGE: usize = 50;

/// A game under way.
pub struct Session<'a, G: TextBoard> {
    say: &'a Say,
    table: Table<G>,
    keeping: Keeping,
    names: Names,
    /// The bots in their seats; nobody where a person sits.
    bots: Vec<Option<Sitting<G>>>,
    /// All that happened, with the set-up first.
    past: Vec<Past<G>>,
    /// How much of it each seat has been told; nothing if it has not been asked yet.
    n_told: Vec<Option<usize>>,
    /// From where on somebody is told who has not been asked yet.
    begins: usize,
    orders: Orders<G>,
    /// Why the last order did not go on, until that is told.
    halt: Option<Halt>,
    passing: Passing<G>,
    /// What each seat was asked last.
    listed: Vec<Option<Listed<G>>>,
}

/// An entry and what followed from it; the set-up has no entry.
struct Past<G: TextBoard> {
    entry: Option<Entry<G>>,
    events: Vec<G::Event>,
}

/// What a person did when asked.
enum Reply {
    /// The table has changed.
    Changed,
    /// They want to leave.
    Left,
}

impl<'a, G: TextBoard> Session<'a, G> {
    /// A game at this table, from where it stands.
    pub fn new(say: &'a Say, table: Table<G>, mut keeping: Keeping) -> Result<Self> {
        keeping.keep(&table)?;
        let holders = seating::last_of(table.record());
        let replay = Replay::of(table.record()).map_err(|misfit| Failure::told(&misfit))?;
        let past = (0..=table.record().entries().len()).map(|number| {
            let entry = number.checked_sub(1).map(|place| table.record().entries()[place].entry.clone());
            Past { entry, events: replay.events_of(number) }
        });
        let past: Vec<_> = past.collect();
        // Whoever comes back to a game remembers it; the log has it all.
        let begins = if past.len() > 1 { past.len() } else { 0 };
        let mut session = Session {
            names: Names::new(holders.iter().map(|holder| shown(holder.name())).collect()),
            bots: Vec::new(),
            n_told: vec![None; holders.len()],
            begins,
            orders: Orders::default(),
            halt: None,
            passing: Passing::default(),
            listed: holders.iter().map(|_| None).collect(),
            say,
            table,
            keeping,
            past,
        };
        session.seat_bots(&holders);
        Ok(session)
    }

    /// Plays until the game is over or somebody leaves.
    pub fn play(mut self) -> Result<ExitCode> {
        let all_bots = self.bots.iter().all(Option::is_some);
        loop {
            self.let_chance_speak()?;
            if self.table.is_finished() {
                return self.close();
            }
            if self.follow_orders()? {
                continue;
            }
            let Pending::Players { asked, may_interject } = self.table.state().pending() else { continue };
            let seat = asked.first().or(may_interject.first()).expect("somebody may answer");
            if self.bots[seat.index()].is_some() {
                if all_bots && G::round(self.table.state().board()) > G::ROUNDS_AMONG_BOTS {
                    let happened = self.table.stop(StopReason::RoundLimit);
                    self.take(happened)?;
                    continue;
                }
                self.let_bot_answer(seat)?;
                if all_bots {
                    let news = self.news(seat, Viewer::Spectator);
                    self.n_told.fill(Some(self.past.len()));
                    print(news)?;
                }
            } else if let Some(only) = self.only_reaction(seat) {
                let happened = self.table.choose(seat, only);
                self.take(happened)?;
            } else if let Reply::Left = self.ask(seat)? {
                return self.leave();
            }
        }
    }

    /// Gives the next answer of the order under way; whether there was one.
    fn follow_orders(&mut self) -> Result<bool> {
        match self.orders.next(&self.table) {
            Some(Next::Answer(seat, choice)) => {
                let happened = self.table.choose(seat, choice);
                self.take(happened)?;
                return Ok(true);
            }
            Some(Next::Halt(halt)) => self.halt = Some(halt),
            None => (),
        }
        Ok(false)
    }

    /// What a person answers in a reaction window who has nothing to react with. Where several share
    /// the terminal they are asked all the same: not to be asked would tell the others.
    fn only_reaction(&self, seat: Seat) -> Option<G::Choice> {
        if !self.is_one_person() || !self.table.state().is_window() {
            return None;
        }
        let mut choices = Vec::new();
        self.table.state().choices(seat, &mut choices);
        if let [only] = choices[..] { Some(only) } else { None }
    }

    fn is_one_person(&self) -> bool {
        self.bots.iter().filter(|bot| bot.is_none()).count() == 1
    }

    fn sheet(&self) -> Sheet<'_> {
        Sheet { say: self.say, names: &self.names, columns: page::columns() }
    }

    fn let_chance_speak(&mut self) -> Result<()> {
        let mut happened = Vec::new();
        let advanced = self.table.advance(&mut happened);
        happened.into_iter().for_each(|it| self.remember(it));
        match advanced {
            Ok(()) => Ok(()),
            Err(error) => self.take(Err(error)),
        }
    }

    /// Remembers what happened. A game whose record is full comes to its end here.
    fn take(&mut self, happened: Result<Happened<G>, TableError>) -> Result<()> {
        let happened = match happened {
            Err(TableError::RecordFull) => self.table.stop(StopReason::RecordFull),
            other => other,
        };
        self.remember(happened.map_err(|error| Failure::told(&error))?);
        Ok(())
    }

    fn remember(&mut self, happened: Happened<G>) {
        self.past.push(Past { entry: Some(happened.entry), events: happened.events });
        self.tell_bots();
    }

    /// What a seat has not been told yet.
    fn news(&self, seat: Seat, viewer: Viewer) -> Vec<String> {
        self.tell(self.n_told[seat.index()].unwrap_or(self.begins), viewer)
    }

    /// What happened from a moment on.
    fn tell(&self, from: usize, viewer: Viewer) -> Vec<String> {
        let items = self.past[from..].iter().flat_map(|past| -> Vec<Item<G>> {
            match &past.entry {
                Some(Entry::Undone { to }) if self.orders.begins_at(*to) => {
                    vec![Item::Said(self.say.say("ui-told-order-undone"))]
                }
                Some(entry) => items_of(entry, &past.events, viewer, self.say).collect(),
                None => past.events.iter().filter_map(|event| G::heard(event, viewer)).map(Item::Heard).collect(),
            }
        });
        let items: Vec<Item<G>> = items.collect();
        let sheet = self.sheet();
        let told = paragraphs(&items, Calling::Mark, &sheet);
        told.into_iter().flat_map(|paragraph| paragraph.lines(sheet.columns)).collect()
    }

    /// Whether a turn has begun since the seat was told last, or it has never been asked.
    fn is_new_turn(&self, seat: Seat, viewer: Viewer) -> bool {
        self.n_told[seat.index()].is_none() || self.has_come(seat, viewer, G::begins_turn)
    }

    /// Whether anything of a kind has happened since the seat was told last.
    fn has_come(&self, seat: Seat, viewer: Viewer, is_it: impl Fn(&G::Heard) -> bool) -> bool {
        let news = &self.past[self.n_told[seat.index()].unwrap_or(self.begins)..];
        let mut heard = news.iter().flat_map(|past| &past.events).filter_map(|event| G::heard(event, viewer));
        heard.any(|heard| is_it(&heard))
    }

    /// Asks a person until they answer, take back or leave.
    fn ask(&mut self, seat: Seat) -> Result<Reply> {
        self.keeping.keep(&self.table)?;
        let viewer = Viewer::seat(seat);
        let is_new_turn = self.is_new_turn(seat, viewer);
        let view = G::view(self.table.state(), viewer);
        let mut question = Question::of(&self.table, seat);
        if is_new_turn {
            self.passing.begin_turn();
        }
        if let Some(choice) = self.passing.answer(seat, &question, &view, &self.sheet()) {
            let happened = self.table.choose(seat, choice);
            self.take(happened)?;
            return Ok(Reply::Changed);
        }
        let dropped = self.has_come(seat, viewer, G::strikes) && ahead::drop_it();
        let news = self.news(seat, viewer);
        self.n_told[seat.index()] = Some(self.past.len());
        question.shorten(self.listed[seat.index()].as_ref(), &view, &self.sheet());
        self.listed[seat.index()] = Some(question.listed(&view, &self.sheet()));
        let mut lines = news;
        let halt = self.halt.take().map(|halt| match halt {
            Halt::News => self.say.say("ui-order-halted-news"),
            Halt::Otherwise => self.say.say("ui-order-halted-otherwise"),
        });
        lines.extend(halt.map(|halt| format!("  {}", page::warm(&halt))));
        lines.extend(dropped.then(|| format!("  {}", page::warm(&self.say.say("ui-typed-ahead")))));
        lines.push(String::new());
        if is_new_turn {
            lines.extend(G::table(&view, question.foresight.as_ref(), &self.sheet()));
            lines.push(String::new());
        } else if page::lines() >= LONG_PAGE {
            lines.extend(G::surroundings(&view, &self.sheet()));
        }
        lines.extend(G::glance(&view, question.foresight.as_ref(), seat, &self.sheet()));
        lines.extend(question.lines(&view, &self.sheet()));
        print(lines)?;
        loop {
            let Some(line) = self.prompt(&question)? else { return Ok(Reply::Left) };
            match typed::read(self.say, &line) {
                Typed::Answer(number) if (1..=question.offers.len()).contains(&number) => {
                    if question.has_shown(number) {
                        return self.answer(&question, number);
                    }
                    question.list_all();
                    let mut lines = vec![self.say.say("ui-number-not-shown")];
                    lines.extend(question.lines(&view, &self.sheet()));
                    print(lines)?
                }
                Typed::Answer(number) => print(self.why(&question, number))?,
                Typed::Nothing if question.offers.len() == 1 => return self.answer(&question, 1),
                Typed::Nothing => print([self.say.say("ui-type-something")])?,
                Typed::To(name) => match self.named_goal(&name, &question, &view) {
                    Some(goal) => return Ok(self.begin(seat, goal)),
                    None => print([self.say.with("ui-no-such-goal", &Args::new().with("goal", repeated(&name)))])?,
                },
                Typed::Skip => match question.declining() {
                    Some((choice, others)) => {
                        if self.is_one_person() {
                            self.passing.pass(seat, question.asks(&view, &self.sheet()), choice, others);
                        }
                        let happened = self.table.choose(seat, choice);
                        self.take(happened)?;
                        return Ok(Reply::Changed);
                    }
                    None => print([self.say.say("ui-nothing-to-skip")])?,
                },
                Typed::Undo => match self.undo(seat) {
                    Err(TableError::Barrier(barrier)) => print([Failure::told(&barrier).line(self.say)])?,
                    happened => {
                        self.take(happened)?;
                        return Ok(Reply::Changed);
                    }
                },
                Typed::Quit => return Ok(Reply::Left),
                Typed::Look(Look::Unknown(words)) => match question.named(&words, &self.sheet()) {
                    Some(number) => return self.answer(&question, number),
                    None => match self.named_goal(&words, &question, &view) {
                        Some(goal) => return Ok(self.begin(seat, goal)),
                        None => print(self.show(Look::Unknown(words), &question, &view))?,
                    },
                },
                Typed::Look(Look::Answers) => {
                    question.list_all();
                    print(question.lines(&view, &self.sheet()))?
                }
                Typed::Look(look) => print(self.show(look, &question, &view))?,
            };
        }
    }

    /// The goal or order of this name.
    fn named_goal(&self, name: &str, question: &Question<G>, view: &G::View) -> Option<Goal<G>> {
        let orders = question.orders(view, &self.sheet());
        question.goals(view, &self.sheet()).into_iter().chain(orders).find(|goal| goal.name == name)
    }

    fn begin(&mut self, seat: Seat, goal: Goal<G>) -> Reply {
        self.orders.begin(seat, goal, &self.table);
        Reply::Changed
    }

    /// Takes back the last answer of a seat, or the order that it belongs to.
    fn undo(&mut self, seat: Seat) -> Result<Happened<G>, TableError> {
        match self.orders.place_before(&self.table, seat) {
            Some(place) => self.table.undo_to(seat, place),
            None => self.table.undo(seat),
        }
    }

    fn answer(&mut self, question: &Question<G>, number: usize) -> Result<Reply> {
        let happened = self.table.choose(question.seat, question.offers[number - 1].choice);
        self.take(happened)?;
        Ok(Reply::Changed)
    }

    /// A line that was typed; nothing at the end of what is typed.
    fn prompt(&self, question: &Question<G>) -> Result<Option<String>> {
        let mut out = anstream::stdout();
        let args = Args::new().with("most", question.offers.len());
        write!(out, "{} ", page::lit(&self.say.with("ui-prompt", &args)))?;
        out.flush()?;
        let mut bytes = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).into_owned();
        if !io::stdin().is_terminal() {
            // Nobody sees what comes from a file or a program unless it is shown.
            writeln!(out, "{}", shown(line.trim_end()))?;
        }
        Ok(Some(line))
    }

    fn leave(mut self) -> Result<ExitCode> {
        self.keeping.keep(&self.table)?;
        print([self.keeping.says(self.say, "ui-left"), format!("  {}", self.keeping.says(self.say, "ui-left.how"))])
    }

    fn close(mut self) -> Result<ExitCode> {
        self.keeping.keep(&self.table)?;
        let person = self.bots.iter().position(Option::is_none);
        let seat = Seat(person.unwrap_or(0).try_into().unwrap_or(0));
        let viewer = person.map_or(Viewer::Spectator, |_| Viewer::seat(seat));
        let mut lines = self.news(seat, viewer);
        let footer = self.table.record().footer().expect("the game is finished");
        lines.push(String::new());
        lines.extend(endings::lines::<G>(footer, self.table.state().board(), self.say, &self.names));
        lines.extend(G::epilogue(&G::view(self.table.state(), viewer), &self.sheet()));
        let heard = self.past.iter().flat_map(|past| &past.events).filter_map(|event| G::heard(event, viewer));
        lines.extend(G::tally(&heard.collect::<Vec<_>>(), &self.sheet()));
        lines.extend([String::new(), self.keeping.says(self.say, "ui-kept")]);
        lines.push(format!("  {}", self.keeping.says(self.say, "ui-kept.how")));
        lines.push(format!("  {}", self.keeping.says(self.say, "ui-kept.again")));
        print(lines)
    }
}

/// What was typed, as it can be printed.
fn repeated(typed: &str) -> String {
    shown(typed).chars().take(MOST_REPEATED).collect()
}

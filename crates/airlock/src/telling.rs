//! What happened, told as sentences: a paragraph for each turn.

use driver::{Entry, Holder, Record, StopReason};
use engine::{Line, Seat, Viewer, Views};
use texts::{Args, args};

use crate::{boards::TextBoard, layout, page, say::Say};

/// Who sits where.
#[derive(Clone, Debug)]
pub struct Names(Vec<String>);

impl Names {
    /// These, seat by seat.
    pub fn new(names: Vec<String>) -> Self {
        Names(names)
    }

    /// Those who sat at the table of a record at its start.
    pub fn of<G: Views>(record: &Record<G>) -> Self {
        Names(record.header().holders.iter().map(|holder| shown(holder.name())).collect())
    }

    /// The name of whoever sits there.
    pub fn of_seat(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", String::as_str)
    }

    /// Somebody else sits there now.
    pub fn replace(&mut self, seat: Seat, holder: &Holder) {
        if let Some(name) = self.0.get_mut(seat.index()) {
            *name = shown(holder.name());
        }
    }
}

/// A name as it can be printed: a name may hold anything, also what upsets a terminal.
pub fn shown(name: &str) -> String {
    name.chars().map(|letter| if letter.is_control() { '·' } else { letter }).collect()
}

/// How somebody is called in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calling {
    /// By the mark of the seat, where the name has been said before.
    Mark,
    /// By mark and name.
    Name,
    /// By the name alone, for programs.
    Plain,
}

/// What a text is written with: the language, the names, and the width of the page.
#[derive(Clone, Copy)]
pub struct Sheet<'a> {
    pub say: &'a Say,
    pub names: &'a Names,
    pub columns: usize,
}

impl Sheet<'_> {
    /// How the seat of this number, from 1, is called.
    pub fn call(&self, calling: Calling, number: u8) -> String {
        let seat = Seat(number.saturating_sub(1));
        match calling {
            Calling::Mark => page::mark(seat),
            Calling::Name => page::named(seat, self.names.of_seat(seat)),
            Calling::Plain => self.names.of_seat(seat).to_owned(),
        }
    }

    /// The sentence for an event.
    pub fn heard<G: Views>(&self, heard: &G::Heard, calling: Calling) -> String {
        let (key, args) = args::heard(G::NAME, heard, &|number| self.call(calling, number).into());
        self.kept_together(&self.say.with(&key, &args), calling)
    }

    /// A sentence in which no line is broken behind a mark.
    pub fn kept_together(&self, sentence: &str, calling: Calling) -> String {
        let seats = (0..Seat::MOST as u8).map(Seat).filter(|_| calling == Calling::Mark);
        seats
            .map(page::mark)
            .fold(sentence.to_owned(), |sentence, mark| sentence.replace(&format!("{mark} "), &format!("{mark}\u{a0}")))
    }

    /// What is asked now: the key of the question and its arguments.
    pub fn asks<G: Views>(&self, view: &G::View) -> Option<(String, Args)> {
        let waiting = G::under_way(view).last()?;
        Some(args::asks(G::NAME, waiting, &|number| self.call(Calling::Name, number).into()))
    }

    /// The text of an answer: its key and arguments.
    pub fn answer<G: Views>(&self, choice: &G::Choice) -> (String, Args) {
        args::answer(G::NAME, choice, &|number| self.call(Calling::Name, number).into())
    }
}

/// Something to be told.
#[derive(Clone, Debug)]
pub enum Item<G: Views> {
    /// What was heard of an event.
    Heard(G::Heard),
    /// What the table itself has to say.
    Said(String),
}

/// Where a sentence stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// Behind the sentence before it.
    #[default]
    RunsOn,
    /// On a line of its own. Between the lines of two steps of a turn one is left empty.
    Line { step: u8 },
    /// Set off below the line that it belongs to; behind the sentence before it where there is none.
    Below,
    /// On a line again after what was set off, and behind the sentence before it otherwise.
    Resumes,
}

/// What belongs to a turn, or to whatever was before the first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paragraph {
    pub heading: Option<String>,
    pub sentences: Vec<Told>,
}

/// A sentence and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub place: Place,
    pub text: String,
}

/// Tells what happened, turn by turn.
pub fn paragraphs<G: TextBoard>(items: &[Item<G>], calling: Calling, sheet: &Sheet<'_>) -> Vec<Paragraph> {
    let lines: Vec<Line> = (0..items.len()).map(|at| line(items, at)).collect();
    let mut told = vec![Paragraph::default()];
    let mut rest = 0..items.len();
    // What goes without saying may still begin a line, for the next that is said.
    let mut place = Place::RunsOn;
    while let Some(first) = rest.next() {
        let paragraph = told.last_mut().expect("there is always a paragraph");
        match (&items[first], lines[first]) {
            (Item::Said(sentence), _) => {
                paragraph.sentences.push(Told { place: std::mem::take(&mut place), text: sentence.clone() });
            }
            (Item::Heard(heard), Line::Heading) => {
                let heading = match calling {
                    Calling::Plain => Calling::Plain,
                    Calling::Mark | Calling::Name => Calling::Name,
                };
                let heading = Some(sheet.heard::<G>(heard, heading));
                told.push(Paragraph { heading, sentences: Vec::new() });
                place = Place::RunsOn;
            }
            // The end of the game has a page of its own.
            (Item::Heard(heard), Line::Silent | Line::End) => place = place.then(G::place(heard)),
            (Item::Heard(heard), line) => {
                place = place.then(G::place(heard));
                let mut run = vec![heard];
                let goes_on = |&at: &usize| matches!(lines[at], Line::Joins | Line::Silent);
                for at in rest.clone().take_while(goes_on).filter(|&at| lines[at] == Line::Joins) {
                    run.extend(items[at].heard());
                    rest.start = at + 1;
                }
                let text = G::sentence(&run, line, calling, sheet);
                paragraph.sentences.push(Told { place: std::mem::take(&mut place), text });
            }
        }
    }
    told.retain(|paragraph| paragraph.heading.is_some() || !paragraph.sentences.is_empty());
    told
}

/// How the line of one of these stands to the others, as far as they are told here.
fn line<G: Views>(items: &[Item<G>], at: usize) -> Line {
    let (before, [it, ..]) = items.split_at(at) else { return Line::Own };
    let mut before = before.iter().rev().map_while(Item::heard).cloned();
    it.heard().map_or(Line::Own, |heard| G::saying(heard, &mut before).line)
}

impl<G: Views> Item<G> {
    fn heard(&self) -> Option<&G::Heard> {
        match self {
            Item::Heard(heard) => Some(heard),
            Item::Said(_) => None,
        }
    }
}

impl Place {
    /// Where the next sentence stands if the one before it, which stood here, goes without saying.
    fn then(self, next: Place) -> Place {
        match next {
            Place::RunsOn => self,
            Place::Line { .. } | Place::Below | Place::Resumes => next,
        }
    }
}

/// What a line begins with.
const LINE: &str = "  ";

/// What a line begins with that is set off.
const BELOW: &str = "      ";

impl Paragraph {
    /// The paragraph in lines.
    pub fn lines(&self, columns: usize) -> Vec<String> {
        let mut lines: Vec<String> = self.heading.iter().flat_map(|heading| layout::wrap(heading, columns)).collect();
        let mut block: Vec<&str> = Vec::new();
        let (mut indent, mut step) = (LINE, None);
        for (number, Told { place, text }) in self.sentences.iter().enumerate() {
            let begins = match place {
                Place::Line { .. } => Some(LINE),
                Place::Below => step.map(|_| BELOW),
                Place::Resumes => (indent == BELOW).then_some(LINE),
                Place::RunsOn => None,
            };
            if let Some(next) = begins.filter(|_| number > 0) {
                lines.extend(layout::hanging(indent, &block.join(" "), columns));
                block.clear();
                indent = next;
            }
            if let Place::Line { step: next } = place {
                lines.extend((number > 0 && step != Some(*next)).then(String::new));
                step = Some(*next);
            }
            block.push(text);
        }
        if !block.is_empty() {
            lines.extend(layout::hanging(indent, &block.join(" "), columns));
        }
        lines
    }
}

/// What `viewer` may be told of an entry and of what followed from it.
pub fn items_of<G: Views>(
    entry: &Entry<G>,
    events: &[G::Event],
    viewer: Viewer,
    say: &Say,
) -> impl Iterator<Item = Item<G>> {
    let said = match entry {
        Entry::Undone { .. } => Some(say.say("ui-told-undone")),
        Entry::SeatTaken { seat, holder } => {
            let args = Args::new().with("seat", seat.number()).with("name", shown(holder.name()));
            Some(say.with("ui-told-seat-taken", &args))
        }
        Entry::Stopped { reason } => Some(say.say(match reason {
            StopReason::RoundLimit => "ui-told-stopped-round-limit",
            StopReason::Agreed => "ui-told-stopped-agreed",
            StopReason::Abandoned => "ui-told-stopped-abandoned",
            StopReason::RulesChanged => "ui-told-stopped-rules-changed",
            StopReason::RecordFull => "ui-told-stopped-record-full",
        })),
        Entry::Chose { .. } | Entry::Rolled { .. } | Entry::Resigned { .. } => None,
    };
    let heard: Vec<_> = events.iter().filter_map(|event| G::heard(event, viewer)).map(Item::Heard).collect();
    said.map(Item::Said).into_iter().chain(heard)
}

//! The question as a person meets it: a sentence, numbered answers with what they cost and
//! give, and what cannot be done, by the rule that forbids it.

use driver::Table;
use engine::{Denied, Offer, RuleId, Seat, Viewer};
use texts::Args;

use super::answers::{self, Answer};
use crate::{
    boards::{Goal, TextBoard},
    book::Book,
    commands::rules,
    layout, page,
    telling::{Calling, Item, Sheet, paragraphs},
};

/// How many denied answers are named for a rule.
const MOST_NAMED: usize = 2;

/// What a seat is asked.
pub struct Question<G: TextBoard> {
    pub seat: Seat,
    pub offers: Vec<Offer<G>>,
    /// What the answers lead to.
    pub foresight: Option<G::Foresight>,
    /// What cannot be done, by rule.
    denied: Vec<(RuleId, Vec<Denied<G>>)>,
    /// The answers whose numbers are shown, where many were listed just before.
    shown: Option<Vec<usize>>,
}

/// What was listed when somebody was asked last.
pub struct Listed<G: TextBoard> {
    asked: String,
    choices: Vec<G::Choice>,
}

impl<G: TextBoard> Question<G> {
    /// What `seat` is asked now.
    pub fn of(table: &Table<G>, seat: Seat) -> Self {
        let mut denied: Vec<(RuleId, Vec<Denied<G>>)> = Vec::new();
        for it in G::denials(table.state(), seat) {
            match denied.iter_mut().find(|(rule, _)| *rule == it.rule) {
                Some((_, all)) => all.push(it),
                None => denied.push((it.rule, vec![it])),
            }
        }
        let (offers, foresight) = G::question(table.state(), seat);
        Question { seat, offers, foresight, denied, shown: None }
    }

    /// The sentence and the answers.
    pub fn lines(&self, view: &G::View, sheet: &Sheet<'_>) -> Vec<String> {
        let name = page::named(self.seat, sheet.names.of_seat(self.seat));
        let asked = page::strong(&self.asks(view, sheet));
        let mut lines = layout::wrap(
            &sheet.say.with("ui-asked", &Args::new().with("name", name).with("asked", asked)),
            sheet.columns,
        );
        let under_way = self.foresight.as_ref().and_then(|foresight| G::ahead_of_all(view, foresight, sheet));
        lines
            .extend(under_way.into_iter().flat_map(|ahead| layout::hanging("  ", &page::faint(&ahead), sheet.columns)));
        let goals = self.goals(view, sheet);
        let mut answers = self.answers(view, &goals, sheet);
        if let Some(shown) = &self.shown {
            let listed_before = answers.iter_mut().enumerate().filter(|(place, _)| !shown.contains(place));
            listed_before.for_each(|(_, answer)| answer.is_left_out = true);
        }
        lines.extend(answers::lines(&answers, sheet.say, sheet.columns));
        if self.shown.is_some() {
            lines.extend(layout::hanging("  ", &page::faint(&sheet.say.say("ui-answers-as-before")), sheet.columns));
        }
        lines.extend(self.goal_lines(&goals, sheet));
        lines.extend(self.order_lines(view, sheet));
        lines
    }

    /// What is asked, as a sentence.
    pub fn asks(&self, view: &G::View, sheet: &Sheet<'_>) -> String {
        sheet.asks::<G>(view).map_or_else(String::new, |(key, args)| sheet.say.with(&key, &args))
    }

    fn answers(&self, view: &G::View, goals: &[Goal<G>], sheet: &Sheet<'_>) -> Vec<Answer> {
        let foresight = self.foresight.as_ref();
        let answers = self.offers.iter().enumerate().map(|(place, offer)| {
            let mut answer = self.shown(offer, sheet);
            answer.text.extend(G::beside(view, foresight, &offer.choice, sheet).map(|remark| format!(" {remark}")));
            answer.ahead = foresight.and_then(|foresight| G::ahead(view, foresight, place, sheet));
            answer.is_left_out = goals.iter().any(|goal| goal.choices[..] == [offer.choice]);
            answer
        });
        answers.collect()
    }

    /// Leaves out what was listed when the same was asked before, except for what stands alone.
    pub fn shorten(&mut self, before: Option<&Listed<G>>, view: &G::View, sheet: &Sheet<'_>) {
        let asked = self.asks(view, sheet);
        let Some(before) = before.filter(|it| it.asked == asked && G::is_long_list(view)) else { return };
        let alone = answers::alone(&self.answers(view, &[], sheet));
        let is_shown = |&place: &usize| alone[place] || !before.choices.contains(&self.offers[place].choice);
        self.shown = Some((0..self.offers.len()).filter(is_shown).collect());
    }

    /// What is listed now.
    pub fn listed(&self, view: &G::View, sheet: &Sheet<'_>) -> Listed<G> {
        let choices = self.offers.iter().map(|offer| offer.choice).collect();
        Listed { asked: self.asks(view, sheet), choices }
    }

    /// Lists everything with its number, from now on.
    pub fn list_all(&mut self) {
        self.shown = None;
    }

    /// Whether the answer of this number can be seen with it, so that nobody means another.
    pub fn has_shown(&self, number: usize) -> bool {
        self.shown.as_ref().is_none_or(|shown| shown.contains(&number.wrapping_sub(1)))
    }

    /// The answer that lets the question pass, and all others.
    pub fn declining(&self) -> Option<(G::Choice, Vec<G::Choice>)> {
        let choices: Vec<G::Choice> = self.offers.iter().map(|offer| offer.choice).collect();
        let declining = G::declining(&choices)?;
        Some((declining, choices.into_iter().filter(|choice| *choice != declining).collect()))
    }

    /// The orders that have names.
    pub fn orders(&self, view: &G::View, sheet: &Sheet<'_>) -> Vec<Goal<G>> {
        let choices: Vec<G::Choice> = self.offers.iter().map(|offer| offer.choice).collect();
        G::orders(view, &choices, sheet.say)
    }

    fn order_lines(&self, view: &G::View, sheet: &Sheet<'_>) -> Vec<String> {
        let order = |order: &Goal<G>| {
            let name = page::lit(&order.name);
            order.remark.iter().fold(name, |name, remark| format!("{name} {remark}"))
        };
        let orders = self.orders(view, sheet);
        orders.iter().flat_map(|it| layout::hanging("  ", &order(it), sheet.columns)).collect()
    }

    /// What can be gone to by an order.
    pub fn goals(&self, view: &G::View, sheet: &Sheet<'_>) -> Vec<Goal<G>> {
        let choices: Vec<G::Choice> = self.offers.iter().map(|offer| offer.choice).collect();
        G::goals(view, self.foresight.as_ref(), &choices, sheet)
    }

    /// The goals by what they cost, each that is a single answer with its number.
    fn goal_lines(&self, goals: &[Goal<G>], sheet: &Sheet<'_>) -> Vec<String> {
        let Some(furthest) = goals.last() else { return Vec::new() };
        let args = Args::new().with("example", furthest.name.as_str());
        let mut lines = layout::hanging("  ", &sheet.say.with("ui-goals", &args), sheet.columns);
        let written = |goal: &Goal<G>| {
            let place = self.offers.iter().position(|offer| goal.choices[..] == [offer.choice]);
            let number = place.map(|place| page::lit(&(place + 1).to_string()));
            let name = number.into_iter().chain([goal.name.clone()]).collect::<Vec<_>>().join("\u{a0}");
            goal.remark.iter().fold(name, |name, remark| format!("{name}\u{a0}{remark}"))
        };
        let rows = goals.chunk_by(|goal, next| goal.cost == next.cost).map(|of_cost| {
            let cost = sheet.say.with("ui-goals-cost", &Args::new().with("n", of_cost[0].cost));
            let names: Vec<String> = of_cost.iter().map(written).collect();
            vec![format!("  {cost}"), names.join(" · ")]
        });
        lines.extend(layout::table_with_notes(sheet.columns, &rows.collect::<Vec<_>>()));
        lines
    }

    /// An answer, with what it costs and gives in brackets.
    pub fn offer_text(&self, offer: &Offer<G>, sheet: &Sheet<'_>) -> String {
        let Answer { kind: _, text, amounts, ahead: _, is_left_out: _ } = self.shown(offer, sheet);
        match amounts.is_empty() {
            true => text,
            false => format!("{text} [{amounts}]"),
        }
    }

    /// The number of the one answer that is written so, or ends so, such as with a square, or else has
    /// words that begin with these, in any order.
    pub fn named(&self, typed: &str, sheet: &Sheet<'_>) -> Option<usize> {
        let words = |text: &str| text.to_lowercase().split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let sought = words(typed);
        let texts: Vec<Vec<String>> = self.offers.iter().map(|offer| words(&self.shown(offer, sheet).text)).collect();
        let ends_so = |text: &Vec<String>| text.ends_with(&sought);
        let has_all = |text: &Vec<String>| {
            let begins = |word: &String, with: &String| {
                word.trim_start_matches(|it: char| !it.is_alphanumeric()).starts_with(with)
            };
            sought.iter().all(|sought| text.iter().any(|word| begins(word, sought)))
        };
        the_one(&texts, ends_so).or_else(|| the_one(&texts, has_all))
    }

    fn shown(&self, offer: &Offer<G>, sheet: &Sheet<'_>) -> Answer {
        let costs = offer.costs.iter().map(|amount| self.amount(amount, "−", sheet));
        let gives = offer.gives.iter().map(|amount| self.amount(amount, "+", sheet));
        let amounts: Vec<String> = costs.chain(gives).collect();
        let (kind, args) = sheet.answer::<G>(&offer.choice);
        Answer { text: sheet.say.with(&kind, &args), kind, amounts: amounts.join(" "), ahead: None, is_left_out: false }
    }

    fn amount(&self, amount: &G::Amount, sign: &str, sheet: &Sheet<'_>) -> String {
        let (seat, key, n) = G::amount(amount);
        let amount = sheet.say.with(&format!("{key}.amount"), &Args::new().with("n", n));
        // A line is broken between amounts, not within one.
        let amount = amount.replace(' ', "\u{a0}");
        match seat.filter(|&seat| seat != self.seat) {
            None => format!("{sign}{amount}"),
            Some(other) => format!("{}\u{a0}{sign}{amount}", page::mark(other)),
        }
    }

    /// What cannot be done, and why. The rules are numbered on from the answers.
    pub fn why_not(&self, sheet: &Sheet<'_>) -> Vec<String> {
        if self.denied.is_empty() {
            return vec![sheet.say.say("ui-nothing-denied")];
        }
        let mut lines = vec![sheet.say.say("ui-denied")];
        for (number, (rule, denied)) in (self.offers.len() + 1..).zip(&self.denied) {
            let first = format!("  {}  ", page::lit(&number.to_string()));
            let why = format!("{} {}", sentence::<G>(*rule, sheet), page::faint(rule.0));
            lines.extend(layout::hanging(&first, &why, sheet.columns));
            let mut named = names_of(denied, sheet);
            let left_out = named.len().saturating_sub(MOST_NAMED);
            named.truncate(MOST_NAMED);
            if left_out > 0 {
                named.push(sheet.say.with("ui-and-more", &Args::new().with("count", left_out)));
            }
            lines.extend(layout::hanging(
                &" ".repeat(layout::width(&first)),
                &page::faint(&named.join(" · ")),
                sheet.columns,
            ));
        }
        lines
    }

    /// Why this number can or cannot be answered; nothing if it has no such number.
    pub fn why(&self, number: usize, table: &Table<G>, sheet: &Sheet<'_>) -> Option<Vec<String>> {
        let place = number.checked_sub(1)?;
        match self.offers.get(place) {
            Some(offer) => Some(self.what_follows(offer, table, sheet)),
            None => {
                let (rule, denied) = self.denied.get(place - self.offers.len())?;
                Some(explained::<G>(*rule, denied, sheet))
            }
        }
    }

    /// What an answer leads to, up to the next roll, or to where anybody learns something new or another is
    /// next. In a reaction window nothing is foretold: the answers of the others lie face down.
    fn what_follows(&self, offer: &Offer<G>, table: &Table<G>, sheet: &Sheet<'_>) -> Vec<String> {
        let (_, mut events) = Offer::preview(table.state(), self.seat, offer.choice);
        if table.state().is_window() {
            events.clear();
        }
        let is_news = |event: &&G::Event| Seat::all(Seat::MOST as u8).any(|actor| G::is_barrier(event, actor));
        let foretold = events.iter().take_while(|event| !is_news(event));
        let heard = foretold.filter_map(|event| G::heard(event, Viewer::seat(self.seat)));
        let items: Vec<Item<G>> = heard.map(Item::Heard).collect();
        let mut lines = layout::wrap(
            &sheet.say.with("ui-possible", &Args::new().with("answer", self.offer_text(offer, sheet))),
            sheet.columns,
        );
        lines.extend(G::explains(&offer.choice, sheet));
        let told = paragraphs(&items, Calling::Mark, sheet);
        lines.extend(told.into_iter().flat_map(|paragraph| paragraph.lines(sheet.columns)));
        lines
    }
}

/// The number of the one text of which something is true.
fn the_one(texts: &[Vec<String>], is_it: impl Fn(&Vec<String>) -> bool) -> Option<usize> {
    let mut found = (1..).zip(texts).filter(|(_, text)| is_it(text)).map(|(number, _)| number);
    let (first, second) = (found.next(), found.next());
    first.filter(|_| second.is_none())
}

/// A rule with all that it forbids now, and with its full text.
fn explained<G: TextBoard>(rule: RuleId, denied: &[Denied<G>], sheet: &Sheet<'_>) -> Vec<String> {
    let mut lines = layout::wrap(&page::strong(&sentence::<G>(rule, sheet)), sheet.columns);
    lines.extend(names_of(denied, sheet).iter().flat_map(|text| layout::hanging("  • ", text, sheet.columns)));
    if let Some((chapter, rule)) = Book::of(G::NAME, sheet.say.language()).rule(rule.0) {
        lines.extend([String::new(), format!("{}  {}", page::lit(rule.id), page::faint(chapter.title))]);
        lines.extend(rules::in_english(sheet.say, chapter, sheet.columns));
        lines.extend(rule.lines(sheet.columns));
    }
    lines
}

/// The texts of denied answers, each once.
fn names_of<G: TextBoard>(denied: &[Denied<G>], sheet: &Sheet<'_>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for it in denied {
        let (key, args) = sheet.answer::<G>(&it.choice);
        let name = sheet.say.with(&key, &args);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Why a rule forbids something.
fn sentence<G: TextBoard>(rule: RuleId, sheet: &Sheet<'_>) -> String {
    sheet
        .say
        .rule(G::NAME, rule.0)
        .unwrap_or_else(|| sheet.say.with("error-refused-because", &Args::new().with("rule", rule.0)))
}

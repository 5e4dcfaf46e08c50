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
        Question { seat, offers, foresight, denied }
    }

    /// The sentence and the answers.
    pub fn lines(&self, view: &G::View, sheet: &Sheet<'_>) -> Vec<String> {
        let asked = match sheet.asks::<G>(view) {
            Some((key, args)) => sheet.say.with(&key, &args),
            None => String::new(),
        };
        let name = page::named(self.seat, sheet.names.of_seat(self.seat));
        let asked = page::strong(&asked);
        let mut lines = layout::wrap(
            &sheet.say.with("ui-asked", &Args::new().with("name", name).with("asked", asked)),
            sheet.columns,
        );
        let foresight = self.foresight.as_ref();
        let under_way = foresight.and_then(|foresight| G::ahead_of_all(view, foresight, sheet));
        lines
            .extend(under_way.into_iter().flat_map(|ahead| layout::hanging("  ", &page::faint(&ahead), sheet.columns)));
        let goals = self.goals(view, sheet);
        let answers = self.offers.iter().enumerate().map(|(place, offer)| {
            let mut answer = self.shown(offer, sheet);
            answer.text.extend(G::beside(view, foresight, &offer.choice, sheet).map(|remark| format!(" {remark}")));
            answer.ahead = foresight.and_then(|foresight| G::ahead(view, foresight, place, sheet));
            answer.is_goal = goals.iter().any(|goal| goal.choices[..] == [offer.choice]);
            answer
        });
        let answers: Vec<Answer> = answers.collect();
        lines.extend(answers::lines(&answers, sheet.say, sheet.columns));
        lines.extend(self.goal_lines(&goals, sheet));
        lines
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
        let Answer { kind: _, text, amounts, ahead: _, is_goal: _ } = self.shown(offer, sheet);
        match amounts.is_empty() {
            true => text,
            false => format!("{text} [{amounts}]"),
        }
    }

    /// The number of the one answer that is written so, or ends so, such as with a square.
    pub fn named(&self, typed: &str, sheet: &Sheet<'_>) -> Option<usize> {
        let words = |text: &str| text.to_lowercase().split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let sought = words(typed);
        let is_it = |offer: &&Offer<G>| words(&self.shown(offer, sheet).text).ends_with(&sought);
        let mut found = (1..).zip(&self.offers).filter(|(_, offer)| is_it(offer)).map(|(number, _)| number);
        match (found.next(), found.next()) {
            (Some(number), None) => Some(number),
            (_, _) => None,
        }
    }

    fn shown(&self, offer: &Offer<G>, sheet: &Sheet<'_>) -> Answer {
        let costs = offer.costs.iter().map(|amount| self.amount(amount, "−", sheet));
        let gives = offer.gives.iter().map(|amount| self.amount(amount, "+", sheet));
        let amounts: Vec<String> = costs.chain(gives).collect();
        let (kind, args) = sheet.answer::<G>(&offer.choice);
        Answer { text: sheet.say.with(&kind, &args), kind, amounts: amounts.join(" "), ahead: None, is_goal: false }
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
        let told = paragraphs(&items, Calling::Mark, sheet);
        lines.extend(told.into_iter().flat_map(|paragraph| paragraph.lines(sheet.columns)));
        lines
    }
}

/// A rule with all that it forbids now, and with its full text.
fn explained<G: TextBoard>(rule: RuleId, denied: &[Denied<G>], sheet: &Sheet<'_>) -> Vec<String> {
    let mut lines = layout::wrap(&page::strong(&sentence::<G>(rule, sheet)), sheet.columns);
    lines.extend(names_of(denied, sheet).iter().flat_map(|text| layout::hanging("  • ", text, sheet.columns)));
    if let Some((chapter, rule)) = Book::of(G::NAME).rule(rule.0) {
        lines.extend([String::new(), format!("{}  {}", page::lit(rule.id), page::faint(chapter.title))]);
        lines.extend(rules::english_only(sheet.say, sheet.columns));
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

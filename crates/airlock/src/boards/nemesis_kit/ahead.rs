//! What lies ahead of an answer, in words: noise and encounters, hits, and whom tokens surprise.

use engine::{Seat, Seats};
use nemesis_kit::{
    Figure,
    foresight::{DangerAhead, InjuryAhead, MissAhead, WhyNoNoise},
    words::{CorridorNumber, FigureId},
};
use texts::Args;

use super::name;
use crate::{page, telling::Sheet};

/// What is being said.
pub(in crate::boards) struct Words<'a> {
    pub(in crate::boards) game: &'static str,
    pub(in crate::boards) sheet: &'a Sheet<'a>,
    pub(in crate::boards) figures: &'a [Figure],
    /// Who is asked: others are named.
    pub(in crate::boards) asked: Seats,
    pub(in crate::boards) said: Vec<String>,
}

impl Words<'_> {
    /// All of it, if there is anything to be said.
    pub(in crate::boards) fn line(self) -> Option<String> {
        (!self.said.is_empty()).then(|| self.said.join(" · "))
    }

    pub(in crate::boards) fn say(&mut self, what: &str) {
        self.with(what, &Args::new());
    }

    pub(in crate::boards) fn with(&mut self, what: &str, args: &Args) {
        let game = self.game;
        self.said.push(self.sheet.say.with(&format!("{game}-ahead-{what}"), args));
    }

    pub(in crate::boards) fn figures(&mut self, what: &str, figures: &[FigureId]) {
        if !figures.is_empty() {
            let figures: Vec<String> = figures.iter().map(|&id| self.called(id)).collect();
            self.with(what, &Args::new().with("figures", figures.join(", ")));
        }
    }

    pub(in crate::boards) fn numbers(&mut self, what: &str, numbers: &[CorridorNumber]) {
        if !numbers.is_empty() {
            let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            self.with(what, &Args::new().with("numbers", numbers.join(", ")));
        }
    }

    pub(in crate::boards) fn seats(&mut self, what: &str, seats: Seats) {
        if !seats.is_empty() {
            let seats: Vec<String> = seats.iter().map(page::mark).collect();
            self.with(what, &Args::new().with("seats", seats.join(" ")));
        }
    }

    pub(in crate::boards) fn called(&self, id: FigureId) -> String {
        let figure = self.figures.iter().find(|figure| figure.id == id);
        figure.map_or(String::new(), |it| format!("{} #{}", name(self.game, self.sheet.say, &it.kind), id.number()))
    }

    /// Somebody else than whoever is asked: they are named first.
    pub(in crate::boards) fn whose(&mut self, seat: Seat) {
        if !self.asked.has(seat) {
            self.said.push(page::mark(seat));
        }
    }

    /// How many cards are left, and how many of so many tokens surprise whoever holds so many.
    pub(in crate::boards) fn hand(&mut self, cards: u8, surprising: &[u8], tokens: u8) {
        self.with("cards", &Args::new().with("n", cards));
        if cards > 0 {
            let n = surprising.get(usize::from(cards)).copied().unwrap_or(0);
            self.with("surprise", &Args::new().with("n", n).with("of", tokens));
        }
    }

    /// Before somebody leaves, these attack.
    pub(in crate::boards) fn attacked(&mut self, seat: Seat, by: &[FigureId]) {
        self.whose(seat);
        self.figures("attacked", by);
    }

    /// Somebody enters a room of which this holds, and these intruders are there.
    pub(in crate::boards) fn enters(&mut self, seat: Seat, holds: &[(bool, &str)], combat: &[FigureId]) {
        self.whose(seat);
        holds.iter().filter(|(is_so, _)| *is_so).for_each(|(_, what)| self.say(what));
        self.figures("combat", combat);
    }

    /// What a noise roll may bring.
    pub(in crate::boards) fn noise(
        &mut self,
        encounter: &[CorridorNumber],
        noise: &[CorridorNumber],
        silence_is_danger: bool,
        danger: &DangerAhead,
    ) {
        self.numbers("encounter", encounter);
        self.numbers("noise", noise);
        if silence_is_danger {
            self.say("silence-is-danger");
        }
        self.danger(danger);
    }

    pub(in crate::boards) fn no_noise(&mut self, why: WhyNoNoise) {
        self.say(match why {
            WhyNoNoise::Company => "no-noise-company",
            WhyNoNoise::Token => "no-noise-token",
            WhyNoNoise::Combat | WhyNoNoise::Manner => "no-noise",
        });
    }

    pub(in crate::boards) fn certain_danger(&mut self, danger: &DangerAhead) {
        self.say("certain-danger");
        self.danger(danger);
    }

    pub(in crate::boards) fn danger(&mut self, danger: &DangerAhead) {
        match danger {
            DangerAhead::NoiseAllAround => self.say("danger-noise"),
            DangerAhead::Intruders { come, break_a_door } if come.is_empty() && break_a_door.is_empty() => {
                self.say("danger-nobody");
            }
            DangerAhead::Intruders { come, break_a_door } => {
                self.figures("danger-come", come);
                self.figures("danger-door", break_a_door);
            }
        }
    }

    /// How many faces hit.
    pub(in crate::boards) fn hits(&mut self, hits: u8, of: u8) {
        self.with("hits", &Args::new().with("hits", hits).with("of", of));
    }

    /// How hard they hit, where that differs.
    pub(in crate::boards) fn injury_range(&mut self, dealt: impl Iterator<Item = u8> + Clone) {
        let dealt = dealt.filter(|&injuries| injuries > 0);
        if let (Some(least), Some(most)) = (dealt.clone().min(), dealt.max())
            && least < most
        {
            self.with("injury-range", &Args::new().with("range", format!("{least}–{most}")));
        }
    }

    /// What a blow costs, beside what it deals.
    pub(in crate::boards) fn blow(&mut self, miss: MissAhead, contaminates: bool) {
        self.say(match miss {
            MissAhead::Nothing => "miss-nothing",
            MissAhead::SeriousWound => "miss-wound",
            MissAhead::Death => "miss-death",
        });
        if contaminates {
            self.say("contamination");
        }
    }

    /// Whom a blast hurts.
    pub(in crate::boards) fn blast(&mut self, figures: &[InjuryAhead], characters: Seats, deadly_for: Seats) {
        let injuries = figures.iter().map(|it| format!("{} −{}", self.called(it.figure), it.injuries));
        let injuries: Vec<String> = injuries.collect();
        if !injuries.is_empty() {
            self.with("blast-figures", &Args::new().with("figures", injuries.join(", ")));
        }
        self.seats("blast-characters", characters);
        self.seats("blast-deadly", deadly_for);
    }

    /// A wound at the end of the turn, of fire or else of bleeding.
    pub(in crate::boards) fn suffers(&mut self, is_fire: bool, is_deadly: bool) {
        self.say(if is_fire { "fire" } else { "bleeding" });
        if is_deadly {
            self.say("deadly");
        }
    }
}

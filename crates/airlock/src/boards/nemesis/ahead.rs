//! What lies ahead of an answer, in words: noise and encounters, attacks, hits, and whom tokens surprise.

use engine::{Seat, Seats};
use nemesis::{
    board::FigureId,
    foresight::{
        Ahead, AnswerAhead, BagAhead, CombatRollAhead, ComingAhead, DangerAhead, Foresight, MissAhead, WhyNoNoise,
    },
    rules::actions::Target,
    view::View,
    words::{Cause, CorridorNumber},
};
use texts::Args;

use super::name;
use crate::{page, telling::Sheet};

/// What an answer leads to.
pub(super) fn of_answer(view: &View, foresight: &Foresight, answer: usize, sheet: &Sheet<'_>) -> Option<String> {
    let it = foresight.answers.iter().find(|it| usize::from(it.answer) == answer)?;
    let mut words = Words { view, sheet, said: Vec::new() };
    it.ahead.iter().for_each(|ahead| words.ahead(ahead));
    // Whoever may meet something wants to know how many cards will be in hand then.
    if rolls(view, &it.ahead) || takes_last_card(view, it) {
        words.hand(it.cards, &foresight.bag);
    }
    words.line()
}

/// What the action under way leads to.
pub(super) fn under_way(view: &View, foresight: &Foresight, sheet: &Sheet<'_>) -> Option<String> {
    let mut words = Words { view, sheet, said: Vec::new() };
    foresight.under_way.iter().for_each(|ahead| words.ahead(ahead));
    words.line()
}

/// Whether whoever is asked makes a noise roll.
fn rolls(view: &View, ahead: &[Ahead]) -> bool {
    ahead.iter().any(|it| matches!(it, Ahead::Noise { seat, .. } if view.asked.has(*seat)))
}

/// Whether an answer takes the last card out of the hand.
fn takes_last_card(view: &View, it: &AnswerAhead) -> bool {
    it.cards == 0 && view.asked.iter().any(|seat| view.players[seat.index()].hand.count > 0)
}

/// What is being said.
struct Words<'a> {
    view: &'a View,
    sheet: &'a Sheet<'a>,
    said: Vec<String>,
}

impl Words<'_> {
    fn line(self) -> Option<String> {
        (!self.said.is_empty()).then(|| self.said.join(" · "))
    }

    fn say(&mut self, key: &str) {
        self.said.push(self.sheet.say.say(key));
    }

    fn with(&mut self, key: &str, args: &Args) {
        self.said.push(self.sheet.say.with(key, args));
    }

    fn figures(&mut self, key: &str, figures: &[FigureId]) {
        if !figures.is_empty() {
            let figures: Vec<String> = figures.iter().map(|&id| self.called(id)).collect();
            self.with(key, &Args::new().with("figures", figures.join(", ")));
        }
    }

    fn numbers(&mut self, key: &str, numbers: &[CorridorNumber]) {
        if !numbers.is_empty() {
            let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            self.with(key, &Args::new().with("numbers", numbers.join(", ")));
        }
    }

    fn seats(&mut self, key: &str, seats: Seats) {
        if !seats.is_empty() {
            let seats: Vec<String> = seats.iter().map(page::mark).collect();
            self.with(key, &Args::new().with("seats", seats.join(" ")));
        }
    }

    fn called(&self, id: FigureId) -> String {
        let figure = self.view.figures.iter().find(|figure| figure.id == id);
        figure.map_or(String::new(), |it| format!("{} #{}", name(self.sheet.say, &it.kind), id.number()))
    }

    /// Somebody else than whoever is asked: they are named first.
    fn whose(&mut self, seat: Seat) {
        if !self.view.asked.has(seat) {
            self.said.push(page::mark(seat));
        }
    }

    fn hand(&mut self, cards: u8, bag: &BagAhead) {
        self.with("nemesis-ahead-cards", &Args::new().with("n", cards));
        if cards > 0 {
            let n = bag.surprising.get(usize::from(cards)).copied().unwrap_or(0);
            self.with("nemesis-ahead-surprise", &Args::new().with("n", n).with("of", bag.tokens));
        }
    }

    fn ahead(&mut self, ahead: &Ahead) {
        match ahead {
            Ahead::Attacked { seat, by } => {
                self.whose(*seat);
                self.figures("nemesis-ahead-attacked", by);
            }
            Ahead::Enters { seat, room: _, explores, is_burning, has_malfunction, gets_slime, combat, company: _ } => {
                self.whose(*seat);
                let marks = [
                    (*explores, "nemesis-ahead-unexplored"),
                    (*is_burning, "nemesis-ahead-burns"),
                    (*has_malfunction, "nemesis-ahead-malfunction"),
                    (*gets_slime, "nemesis-ahead-slime"),
                ];
                marks.iter().filter(|(is_so, _)| *is_so).for_each(|(_, key)| self.say(key));
                self.figures("nemesis-ahead-combat", combat);
            }
            Ahead::Noise { noise, encounter, silence_is_danger, danger, depends_on_token, .. } => {
                self.numbers("nemesis-ahead-encounter", encounter);
                self.numbers("nemesis-ahead-noise", noise);
                if *silence_is_danger {
                    self.say("nemesis-ahead-silence-is-danger");
                }
                self.danger(danger);
                if *depends_on_token {
                    self.say("nemesis-ahead-unless-token");
                }
            }
            Ahead::NoNoise { why, .. } => self.say(match why {
                WhyNoNoise::Company => "nemesis-ahead-no-noise-company",
                WhyNoNoise::Token => "nemesis-ahead-no-noise-token",
                WhyNoNoise::Combat | WhyNoNoise::Manner => "nemesis-ahead-no-noise",
            }),
            Ahead::Danger { danger, .. } => {
                self.say("nemesis-ahead-certain-danger");
                self.danger(danger);
            }
            Ahead::CarefulNoise { numbers, .. } => self.numbers("nemesis-ahead-careful", numbers),
            Ahead::NoiseLies { room: _, numbers } => self.numbers("nemesis-ahead-noise-lies", numbers),
            Ahead::Stands { room: _, face: _, comes } => match comes {
                ComingAhead::Nothing => self.say("nemesis-ahead-stands-nothing"),
                ComingAhead::Noise { number } => self.numbers("nemesis-ahead-noise", &[*number]),
                ComingAhead::Encounter => self.say("nemesis-ahead-stands-encounter"),
                ComingAhead::Danger { danger } => self.danger(danger),
            },
            Ahead::Shot { at, roll, may_reroll, .. } => {
                self.roll(*at, roll);
                if *may_reroll {
                    self.say("nemesis-ahead-reroll");
                }
            }
            Ahead::Blow { at, roll, contaminates, miss, .. } => {
                self.roll(*at, roll);
                self.say(match miss {
                    MissAhead::Nothing => "nemesis-ahead-miss-nothing",
                    MissAhead::SeriousWound => "nemesis-ahead-miss-wound",
                    MissAhead::Death => "nemesis-ahead-miss-death",
                });
                if *contaminates {
                    self.say("nemesis-ahead-contamination");
                }
            }
            Ahead::Hits { at, injuries } => {
                let key = match at {
                    Target::Figure { .. } => "nemesis-ahead-injuries",
                    Target::Eggs => "nemesis-ahead-eggs",
                };
                self.with(key, &Args::new().with("n", *injuries));
            }
            Ahead::Blast { figures, characters, deadly_for } => {
                let injuries = figures.iter().map(|it| format!("{} −{}", self.called(it.figure), it.injuries));
                let injuries: Vec<String> = injuries.collect();
                if !injuries.is_empty() {
                    self.with("nemesis-ahead-blast-figures", &Args::new().with("figures", injuries.join(", ")));
                }
                self.seats("nemesis-ahead-blast-characters", *characters);
                self.seats("nemesis-ahead-blast-deadly", *deadly_for);
            }
            Ahead::Suffers { seat: _, cause, is_deadly } => {
                // The end of a turn knows no other cause.
                self.say(if *cause == Cause::Fire { "nemesis-ahead-fire" } else { "nemesis-ahead-bleeding" });
                if *is_deadly {
                    self.say("nemesis-ahead-deadly");
                }
            }
        }
    }

    fn danger(&mut self, danger: &DangerAhead) {
        match danger {
            DangerAhead::NoiseAllAround => self.say("nemesis-ahead-danger-noise"),
            DangerAhead::Intruders { come, break_a_door } if come.is_empty() && break_a_door.is_empty() => {
                self.say("nemesis-ahead-danger-nobody");
            }
            DangerAhead::Intruders { come, break_a_door } => {
                self.figures("nemesis-ahead-danger-come", come);
                self.figures("nemesis-ahead-danger-door", break_a_door);
            }
        }
    }

    /// How many faces hit, and how hard where that differs.
    fn roll(&mut self, at: Target, roll: &CombatRollAhead) {
        self.with("nemesis-ahead-hits", &Args::new().with("hits", roll.hits).with("of", roll.of));
        let dealt = || roll.faces.iter().map(|face| face.injuries).filter(|&injuries| injuries > 0);
        if let (Target::Figure { .. }, Some(least), Some(most)) = (at, dealt().min(), dealt().max())
            && least < most
        {
            self.with("nemesis-ahead-injury-range", &Args::new().with("range", format!("{least}–{most}")));
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game as _, Log, Setup as _, Viewer, Views as _};
    use nemesis::{
        Nemesis, Setup,
        board::Figure,
        foresight::{FaceAhead, InjuryAhead},
        words::{CombatFace, Intruder, Item, NoiseFace, RoomNumber},
    };
    use texts::Language;

    use super::*;
    use crate::{say::Say, telling::Names};

    const IT: FigureId = FigureId(0);
    const ROOM: RoomNumber = RoomNumber(15);
    const AT: Target = Target::Figure { figure: IT };

    /// A table at which the first player is asked, and an adult is about.
    fn view() -> View {
        let state = Nemesis::begin(&Setup::standard(2), &mut Log::Off);
        let mut view = Nemesis::view(&state, Viewer::seat(Seat(0)));
        view.asked = Seats::one(Seat(0));
        view.players[0].hand.count = 1;
        view.figures = vec![Figure { id: IT, kind: Intruder::Adult, room: ROOM, injuries: 0, has_acted: true }];
        view
    }

    fn bag() -> BagAhead {
        BagAhead { tokens: 11, surprising: vec![10, 5, 4, 1] }
    }

    /// What is said of an answer that leaves so many cards.
    fn said(cards: u8, ahead: Vec<Ahead>, language: Language) -> String {
        let foresight =
            Foresight { bag: bag(), under_way: Vec::new(), answers: vec![AnswerAhead { answer: 0, cards, ahead }] };
        let (say, names) = (Say::new(language), Names::new(vec!["Ann".to_owned(), "Ben".to_owned()]));
        let sheet = Sheet { say: &say, names: &names, columns: 80 };
        of_answer(&view(), &foresight, 0, &sheet).unwrap_or_default()
    }

    fn roll() -> CombatRollAhead {
        let face = |face, injuries| FaceAhead { face, ways: 1, injuries };
        CombatRollAhead { faces: vec![face(CombatFace::SingleHit, 1), face(CombatFace::DoubleHit, 3)], hits: 3, of: 6 }
    }

    fn noise(seat: Seat) -> Ahead {
        let numbers = |numbers: &[u8]| numbers.iter().copied().map(CorridorNumber).collect();
        Ahead::Noise {
            seat,
            room: ROOM,
            noise: numbers(&[1, 4]),
            encounter: numbers(&[2, 3]),
            n_encounter: 4,
            of: 10,
            silence_is_danger: true,
            danger: DangerAhead::Intruders { come: vec![IT], break_a_door: Vec::new() },
            cards: None,
            depends_on_token: false,
        }
    }

    #[test]
    fn a_roll_is_told_with_what_it_meets_and_whom_tokens_surprise() {
        let told = said(1, vec![noise(Seat(0))], Language::English);

        assert_eq!(
            told,
            "encounter on 2, 3 · noise on 1, 4 · slime: Silence is Danger · Danger brings: Adult #1 · 1 card left · \
             5 of 11 tokens surprise you"
        );
    }

    #[test]
    fn of_the_roll_of_another_the_own_hand_is_not_told() {
        assert!(!said(1, vec![noise(Seat(1))], Language::English).contains("card"));
    }

    #[test]
    fn whoever_gives_the_last_card_is_warned() {
        assert_eq!(said(0, Vec::new(), Language::English), "no cards left: surprise is certain");
        assert_eq!(said(1, Vec::new(), Language::English), "");
    }

    #[test]
    fn a_shot_is_told_with_its_chance_and_a_blow_with_the_price_of_a_miss() {
        let (seat, roll) = (Seat(0), roll());
        let shot = Ahead::Shot { seat, weapon: Item::Revolver, at: AT, roll: roll.clone(), may_reroll: false };
        let blow = |at, miss| Ahead::Blow { seat, at, roll: roll.clone(), contaminates: false, miss };

        assert_eq!(said(1, vec![shot], Language::English), "hits on 3 of 6 · injuries: 1–3");
        let eggs = said(1, vec![blow(Target::Eggs, MissAhead::Nothing)], Language::English);
        assert_eq!(eggs, "hits on 3 of 6 · a miss costs nothing");
        let deadly = said(1, vec![blow(AT, MissAhead::Death)], Language::English);
        assert_eq!(deadly, "hits on 3 of 6 · injuries: 1–3 · a miss is your death");
    }

    #[test]
    fn whatever_lies_ahead_is_said_in_every_language() {
        let (seat, number) = (Seat(0), CorridorNumber(2));
        let danger = || DangerAhead::Intruders { come: Vec::new(), break_a_door: vec![IT] };
        let nobody = || DangerAhead::Intruders { come: Vec::new(), break_a_door: Vec::new() };
        let stands = |comes| Ahead::Stands { room: ROOM, face: NoiseFace::Two, comes };
        let mut all = vec![
            Ahead::Attacked { seat, by: vec![IT] },
            Ahead::Enters {
                seat: Seat(1),
                room: ROOM,
                explores: true,
                is_burning: true,
                has_malfunction: true,
                gets_slime: true,
                combat: vec![IT],
                company: Seats::NONE,
            },
            noise(seat),
            Ahead::Danger { seat, room: ROOM, danger: danger() },
            Ahead::Danger { seat, room: ROOM, danger: nobody() },
            Ahead::Danger { seat, room: ROOM, danger: DangerAhead::NoiseAllAround },
            Ahead::CarefulNoise { seat, room: ROOM, numbers: vec![number] },
            Ahead::NoiseLies { room: ROOM, numbers: vec![number] },
            stands(ComingAhead::Nothing),
            stands(ComingAhead::Noise { number }),
            stands(ComingAhead::Encounter),
            stands(ComingAhead::Danger { danger: danger() }),
            Ahead::Shot { seat, weapon: Item::Revolver, at: AT, roll: roll(), may_reroll: true },
            Ahead::Blow { seat, at: AT, roll: roll(), contaminates: true, miss: MissAhead::SeriousWound },
            Ahead::Hits { at: AT, injuries: 2 },
            Ahead::Hits { at: Target::Eggs, injuries: 1 },
            Ahead::Blast {
                figures: vec![InjuryAhead { figure: IT, injuries: 2 }],
                characters: Seats::one(seat),
                deadly_for: Seats::one(seat),
            },
            Ahead::Suffers { seat, cause: Cause::Fire, is_deadly: true },
            Ahead::Suffers { seat, cause: Cause::Bleeding, is_deadly: false },
        ];
        let reasons = [WhyNoNoise::Company, WhyNoNoise::Combat, WhyNoNoise::Manner, WhyNoNoise::Token];
        all.extend(reasons.map(|why| Ahead::NoNoise { seat, room: ROOM, why }));

        for language in Language::ALL {
            for ahead in &all {
                let told = said(1, vec![ahead.clone()], language);
                assert!(!told.is_empty() && !told.contains("nemesis-") && !told.contains('{'), "{language}: {told}");
            }
        }
    }
}

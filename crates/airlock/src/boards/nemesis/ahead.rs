//! What lies ahead of an answer, in words: noise and encounters, attacks, hits, and whom tokens surprise.

use nemesis::{
    foresight::{Ahead, AnswerAhead, CombatRollAhead, ComingAhead, Foresight},
    rules::actions::Target,
    view::View,
    words::Cause,
};
use texts::Args;

use super::{GAME, kit::ahead::Words};
use crate::telling::Sheet;

/// What an answer leads to.
pub(super) fn of_answer(view: &View, foresight: &Foresight, answer: usize, sheet: &Sheet<'_>) -> Option<String> {
    let it = foresight.answers.iter().find(|it| usize::from(it.answer) == answer)?;
    let mut words = words(view, sheet);
    it.ahead.iter().for_each(|ahead| say(&mut words, ahead));
    // Whoever may meet something wants to know how many cards will be in hand then.
    if rolls(view, &it.ahead) || takes_last_card(view, it) {
        words.hand(it.cards, &foresight.bag.surprising, foresight.bag.tokens);
    }
    words.line()
}

/// What the action under way leads to.
pub(super) fn under_way(view: &View, foresight: &Foresight, sheet: &Sheet<'_>) -> Option<String> {
    let mut words = words(view, sheet);
    foresight.under_way.iter().for_each(|ahead| say(&mut words, ahead));
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

fn words<'a>(view: &'a View, sheet: &'a Sheet<'a>) -> Words<'a> {
    Words { game: GAME, sheet, figures: &view.figures, asked: view.asked, said: Vec::new() }
}

fn say(words: &mut Words<'_>, ahead: &Ahead) {
    match ahead {
        Ahead::Attacked { seat, by } => words.attacked(*seat, by),
        Ahead::Enters { seat, room: _, explores, is_burning, has_malfunction, gets_slime, combat, company: _ } => {
            let holds = [
                (*explores, "unexplored"),
                (*is_burning, "burns"),
                (*has_malfunction, "malfunction"),
                (*gets_slime, "slime"),
            ];
            words.enters(*seat, &holds, combat);
        }
        Ahead::Noise { noise, encounter, silence_is_danger, danger, depends_on_token, .. } => {
            words.noise(encounter, noise, *silence_is_danger, danger);
            if *depends_on_token {
                words.say("unless-token");
            }
        }
        Ahead::NoNoise { why, .. } => words.no_noise(*why),
        Ahead::Danger { danger, .. } => words.certain_danger(danger),
        Ahead::CarefulNoise { numbers, .. } => words.numbers("careful", numbers),
        Ahead::NoiseLies { room: _, numbers } => words.numbers("noise-lies", numbers),
        Ahead::Stands { room: _, face: _, comes } => match comes {
            ComingAhead::Nothing => words.say("stands-nothing"),
            ComingAhead::Noise { number } => words.numbers("noise", &[*number]),
            ComingAhead::Encounter => words.say("stands-encounter"),
            ComingAhead::Danger { danger } => words.danger(danger),
        },
        Ahead::Shot { at, roll, may_reroll, .. } => {
            roll_of(words, *at, roll);
            if *may_reroll {
                words.say("reroll");
            }
        }
        Ahead::Blow { at, roll, contaminates, miss, .. } => {
            roll_of(words, *at, roll);
            words.blow(*miss, *contaminates);
        }
        Ahead::Hits { at, injuries } => {
            let key = match at {
                Target::Figure { .. } => "injuries",
                Target::Eggs => "eggs",
            };
            words.with(key, &Args::new().with("n", *injuries));
        }
        Ahead::Blast { figures, characters, deadly_for } => words.blast(figures, *characters, *deadly_for),
        // The end of a turn knows no other cause.
        Ahead::Suffers { seat: _, cause, is_deadly } => words.suffers(*cause == Cause::Fire, *is_deadly),
    }
}

/// How many faces hit, and how hard where that differs.
fn roll_of(words: &mut Words<'_>, at: Target, roll: &CombatRollAhead) {
    words.hits(roll.hits, roll.of);
    if let Target::Figure { .. } = at {
        words.injury_range(roll.faces.iter().map(|face| face.injuries));
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game as _, Log, Seat, Seats, Setup as _, Viewer, Views as _};
    use nemesis::{
        Nemesis, Setup,
        board::{Figure, FigureId},
        foresight::{BagAhead, DangerAhead, FaceAhead, InjuryAhead, MissAhead, WhyNoNoise},
        words::{CombatFace, CorridorNumber, Intruder, Item, NoiseFace, RoomNumber},
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

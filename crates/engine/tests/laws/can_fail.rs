//! Every law can fail: Contact with one planted defect breaks exactly that law. Defects
//! that leak are in `leaks.rs`.

use std::{cell::Cell, io};

use contact::{
    Choice, Contact, Foresight, Frame, Outcome,
    board::Board,
    rules::{
        find::FindAnswer,
        gift::Gift,
        round::Round,
        turn::{Action, Turn},
    },
    words::{Ending, Length, Place, Signal},
};
use engine::{
    Denied, Flow, Offer, Pending, RuleId, Seat, Seats, Standing, State,
    laws::{self, Law, Plan},
};

use crate::{
    dice::dice,
    mutant::{Defect, Mutant, mutants, plant},
};

thread_local! {
    /// What a rule must not have: something that is not in the state.
    static HIDDEN_COUNT: Cell<u8> = const { Cell::new(0) };
}

/// One more than the last time.
fn count() -> u8 {
    HIDDEN_COUNT.replace(HIDDEN_COUNT.get().wrapping_add(1))
}

mutants! {
    a_rule_that_panics_is_found: Panics breaks NoPanic {
        fn chosen(&self, _: &mut Board, _: Seat, choice: Choice, _: bool) {
            assert!(choice != Choice::PutBack(Place::Bottom), "the bottom of the pile can be reached");
        }
    }

    a_game_without_end_is_found: NeverEnds breaks EveryGameEnds {
        fn flow(&self, flow: Flow<Frame>) -> Flow<Frame> {
            match flow {
                Flow::End(Frame::Reckoning(reckoning)) if reckoning.ending != Ending::Deserted => {
                    Flow::Unwind(Round { next: Seat(0) }.into())
                }
                Flow::Done | Flow::Become(_) | Flow::Call { .. } | Flow::Unwind(_) | Flow::End(_) => flow,
            }
        }
    }

    an_ending_without_a_name_is_found: EndsWithoutAName breaks AnEndingIsNamed {
        fn ending(&self, _: &Board) -> Option<Ending> {
            None
        }
    }

    a_round_that_goes_back_is_found: RoundGoesBack breaks RoundsGoOn {
        fn round(&self, board: &Board) -> u16 {
            if board.on_turn.is_some() { board.round } else { 0 }
        }
    }

    a_question_to_nobody_is_found: AsksNobody breaks SomebodyIsAsked {
        fn pending(&self, frame: Frame, _: &Board, pending: Pending) -> Pending {
            let Frame::PutBack(_) = frame else { return pending };
            Pending::Players { asked: Seats::NONE, may_interject: Seats::NONE }
        }
    }

    a_question_to_a_stranger_is_found: AsksAStranger breaks SomebodyIsAsked {
        fn pending(&self, _: Frame, _: &Board, pending: Pending) -> Pending {
            match pending {
                Pending::Players { asked, .. } => Pending::Players { asked, may_interject: Seats::one(Seat(7)) },
                Pending::Chance | Pending::Nobody => pending,
            }
        }
    }

    a_question_without_answers_is_found: HasNoAnswer breaks AnAnswerIsOffered {
        fn choices(&self, frame: Frame, _: &Board, _: Seat, out: &mut Vec<Choice>) {
            if let Frame::PutBack(_) = frame {
                out.clear();
            }
        }
    }

    an_answer_offered_twice_is_found: OffersTwice breaks OfferedOnce {
        fn choices(&self, _: Frame, _: &Board, _: Seat, out: &mut Vec<Choice>) {
            out.extend(out.first().copied());
        }
    }

    /// Tells everybody what only the crew on turn is asked about.
    a_foresight_of_whoever_is_not_asked_is_found: ForeseesForAll breaks ForesightIsForTheAsked {
        fn foresight(&self, _: &State<Contact>, _: Option<Foresight>) -> Option<Foresight> {
            Some(Foresight { next: None })
        }
    }

    /// Offers one place when asked, and the other when answered.
    an_offered_answer_that_is_refused_is_found: ChangesItsMind breaks OfferedIsTaken {
        fn is_scrambled(&self) -> bool {
            false
        }

        fn choices(&self, frame: Frame, _: &Board, _: Seat, out: &mut Vec<Choice>) {
            if let Frame::PutBack(_) = frame {
                out.remove(usize::from(count() % 2));
            }
        }
    }

    /// Takes from others what it did not offer them when it was asked first.
    an_answer_taken_though_not_offered_is_found: TakesWhatItDidNotOffer breaks OthersAreRefused {
        fn is_scrambled(&self) -> bool {
            false
        }

        fn pending(&self, frame: Frame, board: &Board, pending: Pending) -> Pending {
            let (Frame::Gift(_), Pending::Players { asked, .. }) = (frame, pending) else { return pending };
            Pending::Players { asked, may_interject: board.active().iter().filter(|&seat| !asked.has(seat)).collect() }
        }

        fn choices(&self, frame: Frame, _: &Board, seat: Seat, out: &mut Vec<Choice>) {
            let is_asked_again = HIDDEN_COUNT.replace(seat.number()) == seat.number();
            if let Frame::Gift(gift) = frame
                && gift.to != seat
                && !is_asked_again
            {
                out.clear();
            }
        }
    }

    offers_in_another_order_are_found: OffersBackwards breaks OffersAreTheChoices {
        fn offers(&self, _: &State<Contact>, offers: &mut Vec<Offer<Contact>>) {
            offers.reverse();
        }
    }

    an_answer_missing_from_the_offers_is_found: OffersTooLittle breaks OffersAreTheChoices {
        fn offers(&self, _: &State<Contact>, offers: &mut Vec<Offer<Contact>>) {
            offers.retain(|offer| offer.choice != Choice::Turn(Action::Pass));
        }
    }

    a_denial_by_the_wrong_rule_is_found: DeniesByTheWrongRule breaks DenialsNameTheirRule {
        fn denials(&self, _: &State<Contact>, denials: &mut Vec<Denied<Contact>>) {
            denials.iter_mut().for_each(|denied| denied.rule = RuleId("CON-4.9"));
        }
    }

    a_denial_of_what_is_offered_is_found: DeniesWhatItOffers breaks DenialsNameTheirRule {
        fn denials(&self, _: &State<Contact>, denials: &mut Vec<Denied<Contact>>) {
            let choice = Choice::Turn(Action::Pass);
            denials.push(Denied { choice, touches: Vec::new(), rule: RuleId("CON-4.1") });
        }
    }

    a_default_that_is_not_offered_is_found: AnswersForTheAbsentAtRandom breaks DefaultsAreOffered {
        fn default_answer(&self, _: &State<Contact>, answer: Option<Choice>) -> Option<Choice> {
            answer.map(|_| Choice::Turn(Action::Jam))
        }
    }

    a_window_that_cannot_be_declined_is_found: InsistsOnFights breaks WindowsCanBeDeclined {
        fn default_answer(&self, _: &State<Contact>, answer: Option<Choice>) -> Option<Choice> {
            answer.filter(|&answer| answer != Choice::Find(FindAnswer::Keep))
        }
    }

    odds_of_zero_are_found: ShowsTheImpossible breaks OddsArePossible {
        fn odds(&self, frame: Frame, out: &mut Vec<(Outcome, u32)>) {
            if let Frame::Fight(_) = frame {
                out[0].1 = 0;
            }
        }
    }

    a_roll_that_can_show_nothing_is_found: ShowsNothing breaks OddsArePossible {
        fn odds(&self, frame: Frame, out: &mut Vec<(Outcome, u32)>) {
            if let Frame::Fight(_) = frame {
                out.clear();
            }
        }
    }

    an_outcome_named_twice_is_found: ShowsTwice breaks OddsArePossible {
        fn odds(&self, _: Frame, out: &mut Vec<(Outcome, u32)>) {
            out.extend(out.first().copied());
        }
    }

    /// Another card may come up each time it is asked.
    a_possible_outcome_that_is_refused_is_found: ChangesTheDeck breaks ShownIsTaken {
        fn odds(&self, frame: Frame, out: &mut Vec<(Outcome, u32)>) {
            let signal = if count().is_multiple_of(2) { Signal::Beacon } else { Signal::Trader };
            if let Frame::Dealing(_) = frame {
                out.retain(|&(outcome, _)| outcome == Outcome::Dealing(signal));
            }
        }
    }

    /// Lets chance answer a question, on second thoughts.
    an_outcome_taken_though_impossible_is_found: RollsForThePlayer breaks OtherOutcomesAreRefused {
        fn odds(&self, frame: Frame, out: &mut Vec<(Outcome, u32)>) {
            if let Frame::PutBack(_) = frame {
                HIDDEN_COUNT.set(2);
                out.push((Outcome::Glance(Signal::Beacon), 1));
            }
        }

        fn pending(&self, frame: Frame, _: &Board, pending: Pending) -> Pending {
            let is_second_thought = matches!(frame, Frame::PutBack(_)) && HIDDEN_COUNT.get() == 1;
            HIDDEN_COUNT.set(HIDDEN_COUNT.get().saturating_sub(1));
            if is_second_thought { Pending::Chance } else { pending }
        }
    }

    leaving_twice_is_found: LeavesTwice breaks ResigningLeavesAGame {
        fn has_left_before(&self, board: &Board, seat: Seat) -> bool {
            board.crews.get(seat.index()).is_some_and(|crew| crew.has_resigned)
        }
    }

    /// The rule under way goes on asking whoever has left.
    a_game_that_waits_for_who_has_left_is_found: StopsWhenSomebodyLeaves breaks SomebodyIsAsked {
        fn pending(&self, frame: Frame, board: &Board, pending: Pending) -> Pending {
            let (Frame::Turn(_), true) = (frame, board.active().len() < board.crews.len()) else { return pending };
            Pending::Players { asked: Seats::NONE, may_interject: Seats::NONE }
        }
    }

    a_rule_stored_as_another_is_found: StoresAnother breaks StoredIsTheSame {
        fn stored(&self, frame: Frame) -> Frame {
            let Frame::Gift(gift) = frame else { return frame };
            Gift { signal: Signal::Beacon, ..gift }.into()
        }
    }

    bytes_cut_off_and_read_all_the_same_are_found: ReadsWhatIsMissing breaks CutOffIsAnError {
        fn read(&self, frame: io::Result<Frame>) -> io::Result<Frame> {
            Ok(frame.unwrap_or_default())
        }
    }

    a_game_that_begins_differently_each_time_is_found: BeginsDifferently breaks ReplayIsTheSame {
        fn begun(&self, board: &mut Board) {
            board.crews[0].points = count().into();
        }
    }

    a_rule_that_minds_the_listener_is_found: MindsTheListener breaks ListeningChangesNothing {
        fn chosen(&self, board: &mut Board, seat: Seat, _: Choice, is_heard: bool) {
            board.crew_mut(seat).points += i16::from(is_heard);
        }
    }

    /// A part of the state is kept elsewhere, and all copies share it.
    copies_that_share_something_are_found: SharesSomething breaks ForksAreApart {
        fn chosen(&self, _: &mut Board, _: Seat, _: Choice, _: bool) {
            count();
        }

        fn stored(&self, frame: Frame) -> Frame {
            let Frame::Turn(turn) = frame else { return frame };
            Turn { by: Seat(turn.by.0 ^ HIDDEN_COUNT.get()) }.into()
        }

        fn read(&self, frame: io::Result<Frame>) -> io::Result<Frame> {
            frame.map(|frame| self.stored(frame))
        }
    }

    a_card_from_nowhere_is_found: MakesACard breaks TheAuditHolds {
        fn chosen(&self, board: &mut Board, seat: Seat, choice: Choice, _: bool) {
            if choice == Choice::Turn(Action::Pass) {
                board.crew_mut(seat).hand.add(Signal::Beacon);
            }
        }
    }

    what_the_game_itself_objects_to_is_found: ObjectsToTheThirdRound breaks TheAuditHolds {
        fn audit(&self, state: &State<Contact>) -> Result<(), String> {
            if state.board().round < 3 { Ok(()) } else { Err("the third round".to_owned()) }
        }
    }

    a_setup_that_changes_is_found: ChangesTheSetup breaks TheSetupIsKept {
        fn chosen(&self, board: &mut Board, _: Seat, choice: Choice, _: bool) {
            if choice == Choice::Turn(Action::Pass) {
                board.setup.length = match board.setup.length {
                    Length::Short => Length::Long,
                    Length::Long => Length::Short,
                };
            }
        }
    }

    standings_without_a_seat_are_found: ForgetsTheLast breaks StandingsRankEverySeat {
        fn standings(&self, standings: &mut Vec<Standing>) {
            standings.pop();
        }
    }

    standings_that_begin_with_the_third_are_found: HasNoSecond breaks StandingsRankEverySeat {
        fn standings(&self, standings: &mut Vec<Standing>) {
            standings.iter_mut().for_each(|standing| standing.rank += 2);
        }
    }
}

#[test]
fn a_mutant_without_a_defect_keeps_every_law() {
    let plan = Plan::<Mutant>::new(20).sample_every(3);

    let report = laws::check(&plan, &mut dice(3));

    assert!(report.is_ok(), "{report:?}");
}

/// No defect, but rounds that count a hundred times.
struct Counted;

impl Defect for Counted {
    fn round(&self, board: &Board) -> u16 {
        board.round * 100
    }
}

#[test]
fn a_game_that_takes_too_many_rounds_is_stopped_and_counted() {
    plant(&Counted);
    let plan = Plan::<Mutant>::new(20);

    let report = laws::check(&plan, &mut dice(3)).expect("to be stopped breaks no law");

    assert!(report.stopped > 0, "{report:?}");
    assert_eq!(report.stopped + report.ended, report.games);
}

#[test]
fn a_broken_law_says_where_it_was_broken() {
    plant(&Panics);
    let plan = Plan::<Mutant>::new(50);

    let broken = laws::check(&plan, &mut dice(4)).expect_err("the defect is found");

    let text = broken.to_string();
    assert!(text.contains("NoPanic"), "{text}");
    assert!(text.contains("the bottom of the pile can be reached"), "{text}");
    assert!(text.contains("mutant 2 players length=short jammers=one"), "{text}");
    assert!(text.contains(&format!("after {} inputs", broken.after)), "{text}");
    assert!(broken.lately.iter().all(|input| text.contains(input)), "{text}");
}

#[test]
fn the_same_numbers_break_the_same_law() {
    plant(&DeniesByTheWrongRule);
    let plan = Plan::<Mutant>::new(50);

    let first = laws::check(&plan, &mut dice(5));
    let second = laws::check(&plan, &mut dice(5));

    assert!(first.is_err());
    assert_eq!(first, second);
}

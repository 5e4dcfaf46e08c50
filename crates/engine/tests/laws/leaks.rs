//! Every leak is found: Contact with one planted leak breaks exactly the law against it.

use contact::{
    Choice, Contact, Event, Foresight, Frame, Heard, View,
    board::Board,
    rules::turn::Action,
    words::{Place, Signal},
};
use engine::{
    Denied, Known, Offer, Pending, RuleId, Seat, Slot, State, Timing, Viewer,
    laws::{self, Law, Plan},
};

use crate::{
    dice::dice,
    mutant::{Defect, Mutant, mutants, plant},
};

/// Whether a hunter is among the cards of the pile that nobody has seen.
fn hunter_is_unseen(board: &Board) -> bool {
    board.unseen.count(Signal::Hunter) > 0
}

mutants! {
    a_hand_in_the_view_of_another_is_found: ShowsHands breaks HiddenIsNotShown {
        fn view(&self, state: &State<Contact>, view: &mut View) {
            for (crew, shown) in state.board().crews.iter().zip(&mut view.crews) {
                let cards = crew.hand.iter().flat_map(|(signal, cards)| (0..cards).map(move |_| signal));
                shown.hand = Some(cards.collect());
            }
        }
    }

    a_card_of_the_pile_in_the_wrong_view_is_found: ShowsThePile breaks HiddenIsNotShown {
        fn view(&self, state: &State<Contact>, view: &mut View) {
            for (slot, shown) in state.board().pile.slots().iter().zip(&mut view.pile) {
                shown.signal = match slot {
                    Slot::Unseen => None,
                    Slot::Seen(card) => Some(card.for_rules()),
                };
            }
        }
    }

    /// Whoever looks at the table when everybody has answered sees nothing of it any more.
    a_hand_that_is_shown_for_a_blink_is_found: ShowsHandsBetween breaks HiddenIsNotSeenBetween {
        fn view(&self, state: &State<Contact>, view: &mut View) {
            if state.pending() == Pending::Nobody && !state.is_over() {
                let hunters = state.board().crews.iter().map(|crew| crew.hand.count(Signal::Hunter));
                view.last_word = Some(Seat(hunters.fold(0, |sum, hunters| sum * 4 + hunters)));
            }
        }
    }

    a_stance_seen_before_its_time_is_found: ShowsStances breaks HiddenIsNotShown {
        fn view(&self, state: &State<Contact>, view: &mut View) {
            let given = state.board().stances.given;
            view.stances.iter_mut().zip(given).for_each(|(shown, stance)| *shown = stance);
        }
    }

    the_left_over_of_a_pool_in_a_view_is_found: ShowsWhatIsUnseen breaks HiddenIsNotShown {
        fn view(&self, state: &State<Contact>, view: &mut View) {
            view.last_word = Some(Seat(state.board().unseen.count(Signal::Hunter)));
        }
    }

    an_answer_that_depends_on_what_is_hidden_is_found: OffersByWhatIsHidden breaks HiddenIsNotShown {
        fn choices(&self, frame: Frame, board: &Board, _: Seat, out: &mut Vec<Choice>) {
            if let Frame::Turn(_) = frame
                && !hunter_is_unseen(board)
            {
                out.retain(|&choice| choice != Choice::Turn(Action::Look));
            }
        }
    }

    an_offer_that_depends_on_what_is_hidden_is_found: GivesByWhatIsHidden breaks HiddenIsNotShown {
        fn offers(&self, state: &State<Contact>, offers: &mut Vec<Offer<Contact>>) {
            if hunter_is_unseen(state.board()) {
                offers.iter_mut().for_each(|offer| offer.gives.clear());
            }
        }
    }

    a_denial_that_depends_on_what_is_hidden_is_found: DeniesByWhatIsHidden breaks HiddenIsNotShown {
        fn denials(&self, state: &State<Contact>, denials: &mut Vec<Denied<Contact>>) {
            let next = state.board().on_turn.map(|by| state.board().next_active(by));
            let is_hunted = next.is_some_and(|next| state.board().crew(next).hand.count(Signal::Hunter) > 0);
            denials.retain(|denied| denied.rule != RuleId("CON-4.3") || is_hunted);
        }
    }

    /// What another crew has put on top is foreseen by whoever is on turn.
    a_foresight_that_depends_on_what_is_hidden_is_found: ForeseesThePile breaks HiddenIsNotShown {
        fn foresight(&self, state: &State<Contact>, foresight: Option<Foresight>) -> Option<Foresight> {
            let next = state.board().pile.slots().last().and_then(|slot| match slot {
                Slot::Unseen => None,
                Slot::Seen(card) => Some(card.for_rules()),
            });
            foresight.map(|_| Foresight { next })
        }
    }

    a_seat_that_may_speak_up_by_what_it_holds_is_found: InterjectsByWhatIsHidden breaks HiddenIsNotShown {
        fn pending(&self, frame: Frame, board: &Board, pending: Pending) -> Pending {
            let (Frame::Turn(_), Pending::Players { asked, may_interject }) = (frame, pending) else { return pending };
            let has_hunter = |&seat: &Seat| board.crew(seat).hand.count(Signal::Hunter) > 0;
            Pending::Players { asked, may_interject: may_interject.iter().filter(has_hunter).collect() }
        }
    }

    an_answer_that_is_quick_by_what_is_hidden_is_found: AnswersFindsAtOnce breaks QuicknessTellsNothing {
        fn timing(&self, _: Frame, _: Timing) -> Timing {
            Timing::AtOnce
        }
    }

    a_gift_heard_by_a_third_when_it_is_accepted_is_found: TellsOfAcceptedGifts breaks HiddenComesOutByBarriers {
        fn heard(&self, event: &Event, _: Viewer, heard: &mut Heard) {
            if let (&Event::Accepted { signal: true_signal, .. }, Heard::Accepted { signal, .. }) = (event, heard) {
                *signal = Some(true_signal);
            }
        }
    }

    a_reveal_that_is_not_declared_is_found: HidesThatItShows breaks HiddenComesOutByBarriers {
        fn is_barrier(&self, event: &Event, is_barrier: bool) -> bool {
            is_barrier && !matches!(event, Event::StanceShown { .. })
        }
    }

    /// Whoever looked could take it back, and choose anew with what they know.
    a_look_that_is_not_declared_is_found: LooksForNothing breaks HiddenComesOutByBarriers {
        fn is_look(&self, event: &Event, is_look: bool) -> bool {
            is_look && !matches!(event, Event::Looked { .. })
        }
    }

    /// Nobody is told, but the points are there for everybody to see.
    a_rule_that_acts_on_what_is_hidden_is_found: ScoresByWhatIsHidden breaks HiddenComesOutByBarriers {
        fn chosen(&self, board: &mut Board, seat: Seat, choice: Choice, _: bool) {
            if choice == Choice::Turn(Action::Pass) && hunter_is_unseen(board) {
                board.crew_mut(seat).points += 1;
            }
        }
    }

    a_card_dealt_and_heard_by_others_is_found: TellsOfTheDeal breaks HiddenIsNotHeard {
        fn heard(&self, event: &Event, _: Viewer, heard: &mut Heard) {
            if let (&Event::Dealt { signal: true_signal, .. }, Heard::Dealt { signal, .. }) = (event, heard) {
                *signal = Some(true_signal);
            }
        }
    }

    an_offered_card_heard_by_others_is_found: TellsOfOffers breaks HiddenIsNotHeard {
        fn heard(&self, event: &Event, _: Viewer, heard: &mut Heard) {
            if let (&Event::Offered { signal: true_signal, .. }, Heard::Offered { signal, .. }) = (event, heard) {
                *signal = Some(true_signal);
            }
        }
    }

    /// Where a card was put is heard, and cannot be seen any more after a shuffle.
    an_event_that_is_news_and_not_declared_is_found: PutsBackWithoutSaying breaks HiddenIsNotHeard {
        fn is_barrier(&self, event: &Event, is_barrier: bool) -> bool {
            is_barrier && !matches!(event, Event::PutBack { .. })
        }
    }

    an_imagination_that_forgets_is_found: ForgetsWhatItSaw breaks ImaginedLooksTheSame {
        fn imagined(&self, board: &mut Board) {
            board.crews.iter_mut().for_each(|crew| crew.memory = Default::default());
        }
    }

    an_imagination_that_makes_things_up_is_found: ImaginesCards breaks ImaginedLooksTheSame {
        fn imagined(&self, board: &mut Board) {
            board.discards.pop();
        }
    }

    a_scramble_that_loses_a_card_is_found: ScramblesAwayACard breaks TheAuditHolds {
        fn scrambled(&self, board: &mut Board) {
            if let Some(Slot::Seen(card)) = board.pile.take_top() {
                board.pile.put_on_top(Slot::Seen(Known::to(card.by(), Signal::Beacon)));
            }
        }
    }

    a_scramble_of_what_is_known_is_found: ScramblesTheOpen breaks HiddenIsNotShown {
        fn scrambled(&self, board: &mut Board) {
            board.crews.iter_mut().for_each(|crew| crew.memory.remember(Place::Top, Signal::Hunter, 9));
        }
    }
}

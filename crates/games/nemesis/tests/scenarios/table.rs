//! A table for scenarios: given this ship, when somebody acts and chance shows this, then…
//!
//! A scenario cannot lie: what is given is audited, an answer has to be allowed, and chance can
//! only show what can come up.

#![expect(unreachable_pub, reason = "every chapter of this one binary may use every word")]

mod given;

use engine::{Lawful, Log, Pending, Refused, Seat, State, Viewer, Views as _};
use nemesis::{
    Choice, Frame, Nemesis, Outcome,
    board::{Board, Figure, FigureId, HeavyItem, Player},
    content::ship::Exit,
    foresight::{Ahead, AnswerAhead, Foresight},
    heard::{self, Happened},
    rules::{
        actions::Action,
        aims::{Aim, RoomAim},
        death::Death,
        wounds::Wounds,
    },
    words::{ActionCard, Back, Cause, Intruder, Item, ItemCard, Network, RoomNumber, YesNo},
};

use nemesis_kit::Ways;

pub use given::{Given, given};
pub use nemesis::Heard;
pub use nemesis_kit::{Handled, Harm, Told, Turned, Walked};

/// The player whose turn most scenarios tell, and the others.
pub const YOU: Seat = Seat(0);
pub const SHE: Seat = Seat(1);
pub const HE: Seat = Seat(2);

/// The noise of a technical network.
pub fn network(network: Network) -> Ways {
    Ways::one(Exit::Entrance(network).way())
}

/// A game under way, told what everyone does and what chance shows.
pub struct Table {
    pub state: State<Nemesis>,
    pub heard: Vec<Happened>,
}

/// What the players do.
impl Table {
    /// A table in order.
    #[track_caller]
    fn audited(state: State<Nemesis>, heard: Vec<Happened>) -> Table {
        Nemesis::audit(&state).expect("what is given is a table in order");
        Table { state, heard }
    }

    #[track_caller]
    pub fn chooses(&mut self, seat: Seat, choice: Choice) -> &mut Self {
        if let Err(refused) = self.state.choose(seat, choice, &mut Log::On(&mut self.heard)) {
            panic!("{choice:?} is refused: {refused:?}; waiting: {:?}", self.state.under_way().last());
        }
        Nemesis::audit(&self.state).expect("the table is in order");
        self
    }

    /// The player on turn declares an action.
    #[track_caller]
    pub fn does(&mut self, action: Action) -> &mut Self {
        self.chooses(self.on_turn(), Choice::Turn(action)).nobody_interrupts()
    }

    /// The player on turn plays a card and pays for it with others.
    #[track_caller]
    pub fn plays(&mut self, card: ActionCard, aim: Aim, paid: &[ActionCard]) -> &mut Self {
        self.does(Action::Play { card, aim }).pays(paid)
    }

    /// The player on turn uses an item and pays for it.
    #[track_caller]
    pub fn uses(&mut self, item: Item, aim: Aim, paid: &[ActionCard]) -> &mut Self {
        let item = self.card_of(item);
        self.does(Action::Use { item, aim }).pays(paid)
    }

    /// The player on turn uses the room, and pays two cards for it.
    #[track_caller]
    pub fn uses_the_room(&mut self, aim: RoomAim) -> &mut Self {
        self.does(Action::UseRoom { aim });
        let hand = self.player(self.on_turn()).hand;
        let searches = hand.count(nemesis::board::Card::Action(ActionCard::Search)).min(2);
        let cards = std::iter::repeat_n(ActionCard::Search, searches.into());
        let paid: Vec<_> = cards.chain(hand.actions().filter(|&card| card != ActionCard::Search)).take(2).collect();
        self.pays(&paid)
    }

    /// The player on turn discards cards to pay.
    #[track_caller]
    pub fn pays(&mut self, cards: &[ActionCard]) -> &mut Self {
        for &card in cards {
            self.chooses(self.on_turn(), Choice::Payment(card));
        }
        self.nobody_interrupts()
    }

    /// Whoever could interrupt does not.
    #[track_caller]
    pub fn nobody_interrupts(&mut self) -> &mut Self {
        while let Some(&Frame::Interruption(question)) = self.state.under_way().last() {
            self.chooses(question.asked, Choice::Interruption(YesNo::No));
        }
        self
    }

    /// Somebody leaves the table.
    #[track_caller]
    pub fn resigns(&mut self, seat: Seat) -> &mut Self {
        self.state.resign(seat, &mut Log::On(&mut self.heard)).expect("whoever plays may leave");
        Nemesis::audit(&self.state).expect("the table is in order");
        self
    }

    /// Chance shows something.
    #[track_caller]
    pub fn shows(&mut self, outcome: Outcome) -> &mut Self {
        if let Err(refused) = self.state.resolve(outcome, &mut Log::On(&mut self.heard)) {
            panic!("{outcome:?} cannot be shown: {refused:?}; waiting: {:?}", self.state.under_way().last());
        }
        Nemesis::audit(&self.state).expect("the table is in order");
        self
    }
}

/// What the table says.
impl Table {
    pub fn board(&self) -> &Board {
        self.state.board()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        self.board().player(seat)
    }

    pub fn on_turn(&self) -> Seat {
        self.board().turn.seat
    }

    /// Where a character stands, as the number of the room; 0 if it stands in none.
    pub fn room_of(&self, seat: Seat) -> u8 {
        self.player(seat).room().map_or(0, |room| room.0)
    }

    /// The intruders in a room, the first that came first.
    pub fn intruders_in(&self, room: u8) -> Vec<Intruder> {
        self.board().swarm.intruders_in(RoomNumber(room)).map(|figure| figure.kind).collect()
    }

    /// The nth figure on the board.
    pub fn figure(&self, nth: usize) -> &Figure {
        &self.board().swarm.figures[nth]
    }

    /// A weapon or other heavy item in somebody's hands.
    #[track_caller]
    pub fn held(&self, seat: Seat, item: Item) -> &HeavyItem {
        self.player(seat).hands.item(item).expect("the item is in a hand")
    }

    pub fn has(&self, seat: Seat, item: Item) -> bool {
        self.player(seat).has_item(item)
    }

    /// A card of this item that the player on turn has.
    #[track_caller]
    pub fn card_of(&self, item: Item) -> ItemCard {
        let player = self.player(self.on_turn());
        player.item_cards().find(|card| card.item == item).expect("the player has the item")
    }

    /// How many cards of an item lie on the discard pile of its colour.
    pub fn discarded(&self, item: Item, back: Back) -> u8 {
        self.board().items.discard.count(ItemCard::new(item, back))
    }

    /// Whether the player on turn may do this.
    pub fn offers(&self, action: Action) -> bool {
        self.state.may_choose(self.on_turn(), Choice::Turn(action)).is_ok()
    }

    /// Every aim that a card of the player on turn can have.
    pub fn aims_of(&self, card: ActionCard) -> Vec<Aim> {
        self.actions()
            .into_iter()
            .filter_map(|it| {
                let Action::Play { card: played, aim } = it else { return None };
                (played == card).then_some(aim)
            })
            .collect()
    }

    /// Every aim that an item of the player on turn can have.
    pub fn aims_of_item(&self, item: Item) -> Vec<Aim> {
        self.actions()
            .into_iter()
            .filter_map(|it| {
                let Action::Use { item: used, aim } = it else { return None };
                (used.item == item).then_some(aim)
            })
            .collect()
    }

    /// Every aim that the action of the room can have.
    pub fn aims_of_the_room(&self) -> Vec<RoomAim> {
        self.actions()
            .into_iter()
            .filter_map(|it| if let Action::UseRoom { aim } = it { Some(aim) } else { None })
            .collect()
    }

    /// The rule for which the player on turn may not use the room.
    pub fn refuses_the_room(&self) -> Option<&'static str> {
        self.refuses(Action::UseRoom { aim: RoomAim::Nothing })
    }

    /// The rule for which the player on turn may not do something.
    pub fn refuses(&self, action: Action) -> Option<&'static str> {
        match self.state.may_choose(self.on_turn(), Choice::Turn(action)) {
            Err(Refused::Because(rule)) => Some(rule.0),
            Err(_) | Ok(()) => None,
        }
    }

    /// Everything that the player on turn may declare.
    pub fn actions(&self) -> Vec<Action> {
        let mut choices = Vec::new();
        self.state.choices(self.on_turn(), &mut choices);
        choices
            .into_iter()
            .filter_map(|choice| if let Choice::Turn(action) = choice { Some(action) } else { None })
            .collect()
    }

    /// Everything that somebody may answer now.
    pub fn answers(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.state.choices(seat, &mut choices);
        choices
    }

    /// What somebody foresees now.
    #[track_caller]
    pub fn foresight(&self, seat: Seat) -> Foresight {
        Nemesis::foresight(&self.state, seat).expect("something is foreseen")
    }

    /// What somebody foresees of an answer.
    #[track_caller]
    pub fn foresees(&self, seat: Seat, choice: Choice) -> AnswerAhead {
        let at = self.answers(seat).iter().position(|&it| it == choice).expect("it is offered");
        let answers = self.foresight(seat).answers;
        answers.into_iter().find(|it| usize::from(it.answer) == at).expect("something is foreseen of it")
    }

    /// What the player on turn foresees of an action.
    #[track_caller]
    pub fn ahead(&self, action: Action) -> Vec<Ahead> {
        self.foresees(self.on_turn(), Choice::Turn(action)).ahead
    }

    /// What somebody beside the table has heard.
    pub fn told(&self) -> Vec<Heard> {
        self.heard.iter().filter_map(|it| heard::heard(it, Viewer::Spectator)).collect()
    }

    /// Somebody beside the table hears these, in this order, and perhaps others between them.
    #[track_caller]
    pub fn tells(&self, lines: &[Heard]) {
        let told = self.told();
        let mut rest = told.iter();
        for line in lines {
            assert!(rest.any(|it| it == line), "{line:?} is not told, or not in this order: {told:#?}");
        }
    }

    /// Whether chance is asked now.
    pub fn waits_for_chance(&self) -> bool {
        self.state.pending() == Pending::Chance
    }

    /// Whether the player on turn may choose the next action.
    pub fn is_turn_of(&self, seat: Seat) -> bool {
        matches!(self.state.under_way().last(), Some(Frame::Turn(_))) && self.on_turn() == seat
    }

    /// What the table waits for.
    pub fn waiting(&self) -> Frame {
        *self.state.under_way().last().expect("the game is not over")
    }
}

/// A character is killed by an intruder.
pub fn death_of(seat: Seat) -> Death {
    Death { seat, by: Cause::Attack }
}

/// A character suffers a light wound in a fire.
pub fn light_wound(seat: Seat) -> Wounds {
    Wounds::light(seat, 1, Cause::Fire)
}

/// A character suffers a serious wound from an attack.
pub fn serious_wound(seat: Seat) -> Wounds {
    Wounds::serious(seat, Cause::Attack)
}

/// A figure by its number, the first on the board being 0.
pub fn id(nth: u8) -> FigureId {
    FigureId(nth)
}

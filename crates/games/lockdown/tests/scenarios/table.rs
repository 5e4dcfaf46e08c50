//! A table for scenarios: given this Complex, when somebody acts and chance shows this, then…
//!
//! A scenario cannot lie: what is given is audited, an answer has to be allowed, and chance can
//! only show what can come up.

#![expect(unreachable_pub, reason = "every chapter of this one binary may use every word")]

mod given;
pub mod ground;
mod turns;

use engine::{Flow, Log, Pending, Seat, State, Viewer};
use lockdown::{
    Choice, Frame, Heard, Lockdown, Outcome, audit,
    board::{Board, Figure, Player},
    heard::{self, Happened},
    rules::{
        aims::{Aim, RoomAim},
        attack::{
            Attacker, IntruderAttack, Occasion,
            reactions::{BeforeTheCardAnswer, ReactionAnswer},
        },
        cards::{self, CardAction},
        combat::{self, Target},
        computers::{self, ComputerAction, ComputerUse},
        items::{self, ItemAction},
        light::LightAnswer,
        rooms::{self, RoomAction},
    },
    words::{ActionCard, AttackCard, CombatIcon, Intruder, Item, RoomNumber},
};
use nemesis_kit::words::FigureId;

pub use given::{Given, given, mixed, mixed_against};
pub use turns::go;

/// The player whose turn most scenarios tell, and the others.
pub const YOU: Seat = Seat(0);
pub const SHE: Seat = Seat(1);
pub const HE: Seat = Seat(2);

/// A game under way, told what everyone does and what chance shows.
pub struct Table {
    pub state: State<Lockdown>,
    pub heard: Vec<Happened>,
}

/// What the players do.
impl Table {
    /// A table in order.
    #[track_caller]
    pub fn audited(state: State<Lockdown>, heard: Vec<Happened>) -> Table {
        audit::audit(&state).expect("what is given is a table in order");
        Table { state, heard }
    }

    #[track_caller]
    pub fn chooses(&mut self, seat: Seat, choice: Choice) -> &mut Self {
        if let Err(refused) = self.state.choose(seat, choice, &mut Log::On(&mut self.heard)) {
            panic!("{choice:?} is refused: {refused:?}; waiting: {:?}", self.state.under_way().last());
        }
        audit::audit(&self.state).expect("the table is in order");
        self
    }

    /// Whoever could do something against an attack does not.
    #[track_caller]
    pub fn nobody_reacts(&mut self) -> &mut Self {
        loop {
            match self.state.under_way().last() {
                Some(&Frame::BeforeTheCard(it)) => {
                    self.chooses(it.attack.on, Choice::BeforeTheCard(BeforeTheCardAnswer::Nothing));
                }
                Some(&Frame::Reaction(it)) => {
                    self.chooses(it.attack.on, Choice::Reaction(ReactionAnswer::Nothing));
                }
                Some(&Frame::LightSource(it)) => {
                    self.chooses(it.seat, Choice::LightSource(LightAnswer::None));
                }
                Some(_) | None => return self,
            }
        }
    }

    /// Whoever could slip away before the card is drawn does not.
    #[track_caller]
    pub fn nobody_before_the_card(&mut self) -> &mut Self {
        while let Some(&Frame::BeforeTheCard(it)) = self.state.under_way().last() {
            self.chooses(it.attack.on, Choice::BeforeTheCard(BeforeTheCardAnswer::Nothing));
        }
        self
    }

    /// Chance shows something.
    #[track_caller]
    pub fn shows(&mut self, outcome: Outcome) -> &mut Self {
        if let Err(refused) = self.state.resolve(outcome, &mut Log::On(&mut self.heard)) {
            panic!("{outcome:?} cannot be shown: {refused:?}; waiting: {:?}", self.state.under_way().last());
        }
        audit::audit(&self.state).expect("the table is in order");
        self
    }

    /// The attack deck shows a card, against which nobody does anything.
    #[track_caller]
    pub fn attacks_with(&mut self, card: AttackCard) -> &mut Self {
        self.nobody_reacts().shows(Outcome::AttackDraw(card)).nobody_reacts()
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

    /// How many wounds somebody has: light ones, serious ones.
    pub fn wounds(&self, seat: Seat) -> (u8, usize) {
        let player = self.player(seat);
        (player.light_wounds.count(), player.serious_wounds.len())
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

    /// Everything that somebody may answer now.
    pub fn answers(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.state.choices(seat, &mut choices);
        choices
    }

    /// Everything that chance may show now.
    pub fn odds(&self) -> Vec<(Outcome, u32)> {
        let mut odds = Vec::new();
        self.state.odds(&mut odds);
        odds
    }

    /// What somebody has heard.
    pub fn heard_by(&self, viewer: Viewer) -> Vec<Heard> {
        self.heard.iter().filter_map(|it| heard::heard(it, viewer)).collect()
    }

    /// What somebody beside the table has heard.
    pub fn told(&self) -> Vec<Heard> {
        self.heard_by(Viewer::Spectator)
    }

    /// Whether chance is asked now.
    pub fn waits_for_chance(&self) -> bool {
        self.state.pending() == Pending::Chance
    }

    /// Whether nothing is under way any more.
    pub fn is_quiet(&self) -> bool {
        self.state.is_over()
    }

    /// What the table waits for.
    pub fn waiting(&self) -> Frame {
        *self.state.under_way().last().expect("something is under way")
    }
}

impl Given {
    /// What the action of the room can be aimed at in which somebody stands.
    pub fn room_aims(&self, seat: Seat) -> Vec<RoomAim> {
        let mut aims = Vec::new();
        let room = self.board.player(seat).room().expect("whoever acts stands in a room");
        rooms::each_aim(&self.board, seat, room, &mut |aim| aims.push(aim));
        aims
    }

    /// Somebody uses the room in which they stand: what is not offered is not done.
    #[track_caller]
    pub fn uses_the_room(self, seat: Seat, aim: RoomAim) -> Table {
        let aims = self.room_aims(seat);
        assert!(aims.contains(&aim), "{aim:?} is not offered: {aims:?}");
        let room = self.board.player(seat).room().expect("whoever acts stands in a room");
        self.under_way(RoomAction { seat, room, aim })
    }

    /// What a card can be aimed at now.
    pub fn card_aims(&self, seat: Seat, card: ActionCard) -> Vec<Aim> {
        let mut aims = Vec::new();
        cards::each_aim(&self.board, seat, card, &mut |aim| aims.push(aim));
        aims
    }

    /// Somebody plays a card out of the hand: what is not offered is not done, and what it asks for beside action cards
    /// is paid.
    #[track_caller]
    pub fn plays(mut self, seat: Seat, card: ActionCard, aim: Aim) -> Table {
        if !self.board.player(seat).hand.has(card) {
            self = self.hand(seat, &[card]);
        }
        let aims = self.card_aims(seat, card);
        assert!(aims.contains(&aim), "{aim:?} is not offered: {aims:?}");
        self.board.player_mut(seat).discard_action(card);
        cards::pay(&mut self.board, seat, card, aim, &mut Log::Off);
        self.under_way(CardAction { seat, card, aim })
    }

    /// What an item can be aimed at now.
    pub fn item_aims(&self, seat: Seat, item: Item) -> Vec<Aim> {
        let mut aims = Vec::new();
        items::each_aim(&self.board, seat, item, &mut |aim| aims.push(aim));
        aims
    }

    /// Somebody uses an item that they carry: what is not offered is not done, and what it asks for beside action cards is
    /// paid.
    #[track_caller]
    pub fn uses(mut self, seat: Seat, item: Item, aim: Aim) -> Table {
        if !self.board.player(seat).has_item(item) {
            self = self.carries(seat, item);
        }
        let aims = self.item_aims(seat, item);
        assert!(aims.contains(&aim), "{aim:?} is not offered: {aims:?}");
        let may = match item.print().combat {
            CombatIcon::Any => true,
            CombatIcon::InCombat => self.board.is_fighting(seat),
            CombatIcon::OutOfCombat => !self.board.is_fighting(seat),
        };
        assert!(may, "{item:?} is not for this moment");
        let item = self.board.player(seat).item_cards().find(|card| card.item == item).expect("the item is carried");
        items::pay(&mut self.board, seat, item, &mut Log::Off);
        self.under_way(ItemAction { seat, item, aim })
    }

    /// Somebody uses a line of the computer in their room.
    #[track_caller]
    pub fn computes(self, seat: Seat, with: ComputerUse) -> Table {
        assert_eq!(computers::may_use(&self.board, seat), Ok(()));
        let lines = self.lines(seat);
        assert!(lines.contains(&with), "{with:?} is not offered: {lines:?}");
        self.under_way(ComputerAction { seat, with })
    }

    /// What the face-up card can be used for.
    pub fn lines(&self, seat: Seat) -> Vec<ComputerUse> {
        let mut lines = Vec::new();
        computers::each_use(&self.board, seat, &mut |with| lines.push(with));
        lines
    }
}

/// Somebody fires a weapon, for which the round has been paid.
#[track_caller]
pub fn fires(mut given: Given, seat: Seat, weapon: Item, at: Target) -> Table {
    match combat::fire(&mut given.board, seat, weapon, at) {
        Flow::Become(first) => given.under_way(first),
        other => panic!("a die is rolled: {other:?}"),
    }
}

/// The nth figure on the board attacks.
pub fn attack(nth: u8, on: Seat, occasion: Occasion) -> IntruderAttack {
    IntruderAttack { attacker: Attacker::Figure { figure: FigureId(nth) }, on, occasion }
}

//! What the corner brings to the shared chapters.

use engine::{Flow, Known, List, Log, Pool, Seat, Seats, rule};
use nemesis_kit::{
    Aboard, Book, Doors, Harm, Held, ItemDecks, Kin, LightWounds, Marker, Nest, Plan, Rooms, SeriousWounds, Way, Ways,
    printed::Symbols,
    rules::exploration::Sound,
    words::{Blood, CorridorNumber, ExplorationToken, FigureId, Intruder, RoomNumber, YesNo},
};

use super::{
    ActionCard, AttackCard, AttackDeck, Board, CORNER, Cause, Corner, Deal, Death, Egg, Event, EventDeck, Frame, Hands,
    Heard, Item, Items, LightSource, Loaded, Passing, Player, Quiet, SeriousWound, StalkerToken, SurpriseAttack, Swarm,
    Tile, Tokens, TurnOrder, WoundCards, WoundDeck,
};

impl Kin for Corner {
    const BOOK: Book = Book::Lockdown;
    const DOORS: u32 = 11;
    const LIGHT_WOUNDS: Cause = Cause::LightWounds;
    const BLEEDING: SeriousWound = SeriousWound::Eyes;
    const BLED: Cause = Cause::Attack;
    const RESIGNATION: Cause = Cause::Attack;
    const INTERRUPTION: ActionCard = ActionCard::Interruption;
    const FIRE: Cause = Cause::Fire;
    const BLOW: Cause = Cause::Blow;
    const BLAST: Cause = Cause::Blast;
    const TASER: Cause = Cause::Taser;
    const ATTACK: Cause = Cause::Attack;

    fn surprise(board: &Board, seat: Seat, token: StalkerToken) -> u8 {
        let (_, lit, dark) = token.print();
        if board.is_dark(seat) {
            rule!("LOC-10.7");
            return dark;
        }
        lit
    }

    fn breaks_doors(_: &Board, _: Intruder) -> bool {
        true
    }

    fn most_fires(_: &Board) -> u32 {
        12
    }

    fn most_malfunctions(_: &Board) -> u32 {
        10
    }

    fn may_malfunction(_: &Board, _: RoomNumber) -> bool {
        true
    }

    fn blood(card: AttackCard) -> Blood {
        match card {
            AttackCard::Two => Blood::Endurance(2),
            AttackCard::Five => Blood::Endurance(5),
            AttackCard::Retreat => Blood::Retreat,
        }
    }

    fn endurance(board: &Board, _: FigureId, printed: u8) -> u8 {
        if board.has_soft_organs {
            rule!("LOC-44.5");
            return (printed - 1).max(1);
        }
        printed
    }

    fn retreats_by(_: &Board, event: Event) -> CorridorNumber {
        match event {
            Event::One => CorridorNumber(1),
            Event::Three => CorridorNumber(3),
        }
    }

    /// LOC-43: through the corridor on the card, and if that is the first, then through the third.
    fn event_move(board: &Board, event: Event, moves: u8) -> Option<(Symbols, CorridorNumber)> {
        match moves {
            0 => Some((Symbols::CABQ, Corner::retreats_by(board, event))),
            1 if event == Event::One => Some((Symbols::CABQ, CorridorNumber(3))),
            _ => None,
        }
    }

    fn as_found(card: Item) -> Loaded {
        Loaded { item: card, rounds: 1 }
    }

    fn hand_limit(_: &Board, _: Seat) -> u8 {
        5
    }

    fn is_to_act(board: &Board, seat: Seat) -> bool {
        !board.has_passed[seat.index()]
    }

    fn all_have_drawn(_: &mut Board, _: &mut Log<'_, Corner>) -> Frame {
        TurnOrder { next: Seat(0) }.into()
    }

    fn turn(_: &Board, _: Seat) -> Frame {
        Passing {}.into()
    }

    fn next_action() -> Frame {
        Passing {}.into()
    }

    fn all_have_passed() -> Frame {
        Quiet {}.into()
    }

    fn carry_out(board: &mut Board, _: Seat, _: YesNo, _: &mut Log<'_, Corner>) -> Flow<Frame> {
        board.is_lost = true;
        Flow::Done
    }

    fn is_searchable(tile: Tile) -> bool {
        tile != Tile::Nest
    }

    fn sound_to_the_careful(sound: Sound) -> Sound {
        sound
    }

    fn before_surprise(board: &mut Board, seat: Seat, log: &mut Log<'_, Corner>) -> Option<Frame> {
        if !std::mem::replace(&mut board.has_met_intruders, true) {
            rule!("LOC-21.1");
            log.push(Heard::FirstEncounter {});
        }
        let Player { charges, has_light, .. } = board.players[seat.index()];
        (board.is_dark(seat) && has_light.is_none() && charges > 0).then(|| LightSource { seat }.into())
    }

    fn first_encounter(board: &mut Board, log: &mut Log<'_, Corner>) -> Option<Frame> {
        if !std::mem::replace(&mut board.has_met_intruders, true) {
            rule!("LOC-21.1");
            log.push(Heard::FirstEncounter {});
        }
        None
    }

    fn surprise_attack(attacker: FigureId, on: Seat) -> Frame {
        SurpriseAttack { attacker, on }.into()
    }

    fn escape_attack(attacker: FigureId, on: Seat) -> Frame {
        SurpriseAttack { attacker, on }.into()
    }

    fn event_attack(attacker: FigureId, on: Seat) -> Frame {
        SurpriseAttack { attacker, on }.into()
    }

    fn event_effect(_: Event) -> Frame {
        Quiet {}.into()
    }

    fn put_away(board: &mut Board, event: Event) {
        board.events.discard.add(event);
    }

    fn lured_attack(attacker: FigureId, on: Seat) -> Frame {
        SurpriseAttack { attacker, on }.into()
    }

    fn intruder_died(board: &mut Board, kind: Intruder) {
        board.queen_is_dead |= kind == Intruder::Queen;
    }

    fn door_gave_way(_: &mut Board, _: Way, _: &mut Log<'_, Corner>) {}

    fn out_of_markers(board: &mut Board, _: Marker, _: &mut Log<'_, Corner>) -> Flow<Frame> {
        board.is_lost = true;
        Flow::Done
    }

    fn wound_suffered(board: &mut Board, seat: Seat, wound: SeriousWound, _: &mut Log<'_, Corner>) -> Flow<Frame> {
        board.players[seat.index()].has_lost_a_hand |= wound == SeriousWound::Arm;
        Flow::Done
    }

    fn larva_death(seat: Seat) -> Frame {
        Death { seat, by: Cause::Larva }.into()
    }

    fn death(board: &mut Board, seat: Seat, by: Cause, log: &mut Log<'_, Corner>) -> Flow<Frame> {
        rule!("LOC-14.8");
        let player = &mut board.players[seat.index()];
        player.is_dead = true;
        log.push(Harm::Died { seat, room: Some(player.room), by }.into());
        Flow::Done
    }

    fn revives_in(_: &Board) -> Option<RoomNumber> {
        None
    }

    fn may_come_back(_: &Board, _: Seat) -> bool {
        false
    }
}

impl Aboard for Board {
    type Tokens = Tokens;
    type Wounds = WoundCards;
    type Tiles = Pool<Tile, 2>;
    type Cause = Cause;
    type Attacks = AttackDeck;
    type Events = EventDeck;
    type Card = Item;
    type Item = Loaded;
    type Object = Egg;
    type Pool = Items;
    type ActionCard = ActionCard;
    type Personal = ActionCard;
    type Action = YesNo;

    fn plan(&self) -> &'static Plan {
        &CORNER
    }
    fn noise(&self) -> Ways {
        self.noise
    }
    fn noise_mut(&mut self) -> &mut Ways {
        &mut self.noise
    }
    fn doors(&self) -> Doors {
        self.doors
    }
    fn doors_mut(&mut self) -> &mut Doors {
        &mut self.doors
    }
    fn fire(&self) -> Rooms {
        self.fire
    }
    fn fire_mut(&mut self) -> &mut Rooms {
        &mut self.fire
    }
    fn malfunction(&self) -> Rooms {
        self.malfunction
    }
    fn malfunction_mut(&mut self) -> &mut Rooms {
        &mut self.malfunction
    }
    fn swarm(&self) -> &Swarm {
        &self.swarm
    }
    fn swarm_mut(&mut self) -> &mut Swarm {
        &mut self.swarm
    }
    fn attacks(&self) -> &AttackDeck {
        &self.attacks
    }
    fn attacks_mut(&mut self) -> &mut AttackDeck {
        &mut self.attacks
    }
    fn events(&self) -> &EventDeck {
        &self.events
    }
    fn events_mut(&mut self) -> &mut EventDeck {
        &mut self.events
    }
    fn event_in_play_mut(&mut self) -> &mut Option<Event> {
        &mut self.event_in_play
    }
    fn nest_room(&self) -> Option<RoomNumber> {
        Some(RoomNumber(6))
    }
    fn nest_mut(&mut self) -> &mut Nest {
        &mut self.nest
    }
    fn loose_eggs(&self, room: RoomNumber) -> u8 {
        if room == RoomNumber(6) { self.nest.eggs } else { self.eggs.has(room) as u8 }
    }
    fn destroy_egg(&mut self, room: RoomNumber) {
        match room {
            RoomNumber(6) => self.nest.take(),
            _ => self.eggs.remove(room),
        }
    }
    fn lay_carcass(&mut self, room: RoomNumber) {
        self.carcasses.insert(room);
    }
    fn is_solo(&self) -> bool {
        false
    }
    fn explored(&self) -> Rooms {
        self.explored
    }
    fn explored_mut(&mut self) -> &mut Rooms {
        &mut self.explored
    }
    fn may_lie(&self, _: Tile, _: RoomNumber) -> bool {
        true
    }
    fn tile(&self, _: RoomNumber) -> Option<Known<Tile>> {
        self.tile
    }
    fn tile_mut(&mut self, _: RoomNumber) -> &mut Option<Known<Tile>> {
        &mut self.tile
    }
    fn token(&self, _: RoomNumber) -> Option<Known<ExplorationToken>> {
        self.token
    }
    fn token_mut(&mut self, _: RoomNumber) -> &mut Option<Known<ExplorationToken>> {
        &mut self.token
    }
    fn item_counter_mut(&mut self, _: RoomNumber) -> &mut u8 {
        &mut self.counter
    }
    fn unseen_tiles(&self) -> &Pool<Tile, 2> {
        &self.unseen_tiles
    }
    fn unseen_tiles_mut(&mut self) -> &mut Pool<Tile, 2> {
        &mut self.unseen_tiles
    }
    fn unseen_tokens(&self) -> &Pool<ExplorationToken, 15> {
        &self.unseen_tokens
    }
    fn unseen_tokens_mut(&mut self) -> &mut Pool<ExplorationToken, 15> {
        &mut self.unseen_tokens
    }
    fn in_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(2)
    }
    fn room_of(&self, seat: Seat) -> Option<RoomNumber> {
        Some(self.players[seat.index()].room)
    }
    fn corpse(_: Seat) -> Egg {
        Egg
    }
    fn take_from_floor(&mut self, room: RoomNumber, _: Egg) -> bool {
        let is_there = self.eggs.has(room);
        self.eggs.remove(room);
        is_there
    }
    fn put(&mut self, seat: Seat, room: RoomNumber) {
        self.players[seat.index()].room = room;
    }
    fn room_for_noise(&self, seat: Seat) -> Option<RoomNumber> {
        self.room_of(seat)
    }
    fn first_of(&self, seats: Seats) -> Option<Seat> {
        seats.first()
    }
    fn has_character(&self, room: RoomNumber) -> bool {
        self.players.iter().any(|player| player.room == room)
    }
    fn hand_size(&self, seat: Seat) -> u8 {
        self.players[seat.index()].cards
    }
    fn has_slime(&self, seat: Seat) -> bool {
        self.players[seat.index()].has_slime
    }
    fn slime_mut(&mut self, seat: Seat) -> &mut bool {
        &mut self.players[seat.index()].has_slime
    }
    fn is_active(&self, seat: Seat) -> bool {
        !self.players[seat.index()].is_dead
    }
    fn larva_mut(&mut self, seat: Seat) -> &mut bool {
        &mut self.players[seat.index()].has_larva
    }
    fn take_contamination(&mut self, seat: Seat) -> bool {
        let Some(left) = self.contaminations.checked_sub(1) else { return false };
        self.contaminations = left;
        self.players[seat.index()].contaminations += 1;
        true
    }
    fn light_wounds_mut(&mut self, seat: Seat) -> &mut LightWounds {
        &mut self.players[seat.index()].light_wounds
    }
    fn serious_wounds(&self, seat: Seat) -> &SeriousWounds<SeriousWound> {
        &self.players[seat.index()].serious_wounds
    }
    fn serious_wounds_mut(&mut self, seat: Seat) -> &mut SeriousWounds<SeriousWound> {
        &mut self.players[seat.index()].serious_wounds
    }
    fn wounds(&self) -> &WoundDeck {
        &self.wounds
    }
    fn wounds_mut(&mut self) -> &mut WoundDeck {
        &mut self.wounds
    }
    fn players(&self) -> u8 {
        2
    }
    fn next(&self, seat: Seat) -> Seat {
        Seat(1 - seat.0)
    }
    fn first(&self) -> Seat {
        Seat(0)
    }
    fn first_mut(&mut self) -> &mut Seat {
        &mut self.on_turn
    }
    fn has_resigned(&self, _: Seat) -> bool {
        false
    }
    fn has_passed(&self, seat: Seat) -> bool {
        self.has_passed[seat.index()]
    }
    fn has_passed_mut(&mut self, seat: Seat) -> &mut bool {
        &mut self.has_passed[seat.index()]
    }
    fn on_turn(&self) -> Seat {
        self.on_turn
    }
    fn begin_turn(&mut self, seat: Seat) {
        (self.on_turn, self.actions_left) = (seat, 2);
    }
    fn actions_left_mut(&mut self) -> &mut u8 {
        &mut self.actions_left
    }
    fn is_unlimited_mut(&mut self) -> &mut bool {
        &mut self.is_unlimited
    }
    fn has_actions_left(&self) -> bool {
        self.actions_left > 0 || self.is_unlimited
    }
    fn must_pass(&self) -> bool {
        false
    }
    fn declared_mut(&mut self) -> &mut Option<YesNo> {
        &mut self.declared
    }
    fn each_card_in_hand(&self, seat: Seat, offer: &mut impl FnMut(ActionCard)) {
        self.each_action_card_in_hand(seat, offer);
    }
    fn each_action_card_in_hand(&self, seat: Seat, offer: &mut impl FnMut(ActionCard)) {
        if self.has_action_card(seat, ActionCard::Search) {
            offer(ActionCard::Search);
        }
    }
    fn has_action_card(&self, seat: Seat, card: ActionCard) -> bool {
        card == ActionCard::Search && self.players[seat.index()].cards > 0
    }
    fn discard(&mut self, seat: Seat, _: ActionCard) {
        self.players[seat.index()].cards -= 1;
    }
    fn discard_action_card(&mut self, seat: Seat, card: ActionCard) {
        self.discard(seat, card);
    }
    fn renew_deck(&mut self, _: Seat) -> bool {
        true
    }
    fn each_card_to_draw(&self, _: Seat, may_show: &mut impl FnMut(ActionCard, u32)) {
        may_show(ActionCard::Search, 1);
    }
    fn draw_card(&mut self, seat: Seat, _: ActionCard) {
        self.players[seat.index()].cards += 1;
    }
    fn sits(&self, seat: Seat) -> bool {
        seat.0 < 2
    }
    fn hands(&self, seat: Seat) -> &Hands {
        &self.players[seat.index()].hands
    }
    fn hands_mut(&mut self, seat: Seat) -> &mut Hands {
        &mut self.players[seat.index()].hands
    }
    fn n_hands(&self, seat: Seat) -> usize {
        2 - usize::from(self.players[seat.index()].has_lost_a_hand)
    }
    fn inventory(&self, seat: Seat) -> &Items {
        &self.players[seat.index()].pockets
    }
    fn stow(&mut self, seat: Seat, item: Loaded) {
        self.players[seat.index()].pockets.add(item.item);
    }
    fn take_item(&mut self, seat: Seat, card: Item) -> Loaded {
        let Player { pockets, hands, .. } = &mut self.players[seat.index()];
        if pockets.count(card) == 0 {
            return hands.take_item(card);
        }
        pockets.take(card);
        Loaded { item: card, rounds: 0 }
    }
    fn spend_item(&mut self, seat: Seat, card: Item) {
        let spent = self.take_item(seat, card);
        self.items.discard(spent.item);
    }
    fn let_go(&mut self, seat: Seat, item: Loaded) {
        self.items.lose(item.item, seat);
    }
    fn items_mut(&mut self) -> &mut ItemDecks<Item, Items> {
        &mut self.items
    }
    fn found(&self) -> &List<Item, 3> {
        &self.found
    }
    fn found_mut(&mut self) -> &mut List<Item, 3> {
        &mut self.found
    }
    fn incoming_mut(&mut self) -> &mut Held<Loaded, Egg> {
        &mut self.incoming
    }
    fn deal(&self) -> &Deal {
        &self.deal
    }
    fn deal_mut(&mut self) -> &mut Deal {
        &mut self.deal
    }
    fn lay(&mut self, room: RoomNumber, _: Egg) {
        self.eggs.insert(room);
    }
}

//! The parts of the board of Lockdown that the shared chapters play with.

use engine::{Known, List, Pool, Seat, Seats, Setup as _, rule};
use nemesis_kit::{Aboard, Doors, LightWounds, Nest, Plan, Rooms, SeriousWounds, Ways};

use crate::{
    board::{
        AttackDeck, Board, Card, EventDeck, Hands, HeavyItem, Held, ItemDecks, ItemPool, ObjectToken, Swarm, ThisTurn,
        Tokens, Whereabouts, WoundCards, WoundDeck,
    },
    rules::{actions::Action, trade::Deal},
    words::{ActionCard, Cause, Event, ExplorationToken, ItemCard, Mode, Room, RoomNumber, SeriousWound, Tile},
};

impl Aboard for Board {
    type Tokens = Tokens;
    type Wounds = WoundCards;
    type Tiles = Pool<Room, 26>;
    type Cause = Cause;
    type Attacks = AttackDeck;
    type Events = EventDeck;
    type Card = ItemCard;
    type Item = HeavyItem;
    type Object = ObjectToken;
    type Pool = ItemPool;
    type ActionCard = ActionCard;
    type Personal = Card;
    type Action = Action;

    #[inline]
    fn plan(&self) -> &'static Plan {
        self.plan()
    }
    #[inline]
    fn noise(&self) -> Ways {
        self.noise
    }
    #[inline]
    fn noise_mut(&mut self) -> &mut Ways {
        &mut self.noise
    }
    #[inline]
    fn doors(&self) -> Doors {
        self.doors
    }
    #[inline]
    fn doors_mut(&mut self) -> &mut Doors {
        &mut self.doors
    }
    #[inline]
    fn fire(&self) -> Rooms {
        self.fire
    }
    #[inline]
    fn fire_mut(&mut self) -> &mut Rooms {
        &mut self.fire
    }
    #[inline]
    fn malfunction(&self) -> Rooms {
        self.malfunction
    }
    #[inline]
    fn malfunction_mut(&mut self) -> &mut Rooms {
        &mut self.malfunction
    }
    #[inline]
    fn swarm(&self) -> &Swarm {
        &self.swarm
    }
    #[inline]
    fn swarm_mut(&mut self) -> &mut Swarm {
        &mut self.swarm
    }
    #[inline]
    fn attacks(&self) -> &AttackDeck {
        &self.attacks
    }
    #[inline]
    fn attacks_mut(&mut self) -> &mut AttackDeck {
        &mut self.attacks
    }
    #[inline]
    fn events(&self) -> &EventDeck {
        &self.events
    }
    #[inline]
    fn events_mut(&mut self) -> &mut EventDeck {
        &mut self.events
    }
    #[inline]
    fn event_in_play_mut(&mut self) -> &mut Option<Event> {
        &mut self.event_in_play
    }
    fn nest_room(&self) -> Option<RoomNumber> {
        self.place_of(Room::Nest)
    }
    #[inline]
    fn nest_mut(&mut self) -> &mut Nest {
        &mut self.nest
    }
    fn loose_eggs(&self, room: RoomNumber) -> u8 {
        self.loose_eggs(room)
    }
    fn destroy_egg(&mut self, room: RoomNumber) {
        self.destroy_egg(room);
    }
    fn lay_carcass(&mut self, room: RoomNumber) {
        self.place_mut(room).lay(ObjectToken::Carcass);
    }
    #[inline]
    fn is_solo(&self) -> bool {
        self.setup.mode == Mode::Solo
    }
    #[inline]
    fn explored(&self) -> Rooms {
        self.explored
    }
    #[inline]
    fn explored_mut(&mut self) -> &mut Rooms {
        &mut self.explored
    }
    #[inline]
    fn may_lie(&self, tile: Room, room: RoomNumber) -> bool {
        let back = self.complex().slot(room).tile;
        match back {
            Tile::One => rule!("LOC-3.4"),
            Tile::Two => rule!("LOC-3.3"),
            Tile::Fixed | Tile::Printed => (),
        }
        tile.print().tile == back
    }
    #[inline]
    fn tile(&self, room: RoomNumber) -> Option<Known<Room>> {
        self.place(room).tile
    }
    #[inline]
    fn tile_mut(&mut self, room: RoomNumber) -> &mut Option<Known<Room>> {
        &mut self.place_mut(room).tile
    }
    #[inline]
    fn token(&self, room: RoomNumber) -> Option<Known<ExplorationToken>> {
        self.place(room).token
    }
    #[inline]
    fn token_mut(&mut self, room: RoomNumber) -> &mut Option<Known<ExplorationToken>> {
        &mut self.place_mut(room).token
    }
    #[inline]
    fn item_counter_mut(&mut self, room: RoomNumber) -> &mut u8 {
        &mut self.place_mut(room).items
    }
    #[inline]
    fn unseen_tiles(&self) -> &Self::Tiles {
        &self.unseen_tiles
    }
    #[inline]
    fn unseen_tiles_mut(&mut self) -> &mut Self::Tiles {
        &mut self.unseen_tiles
    }
    #[inline]
    fn unseen_tokens(&self) -> &Pool<ExplorationToken, 15> {
        &self.unseen_tokens
    }
    #[inline]
    fn unseen_tokens_mut(&mut self) -> &mut Pool<ExplorationToken, 15> {
        &mut self.unseen_tokens
    }
    #[inline]
    fn in_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.in_order()
    }
    #[inline]
    fn room_of(&self, seat: Seat) -> Option<RoomNumber> {
        self.player(seat).room()
    }
    #[inline]
    fn corpse(of: Seat) -> ObjectToken {
        ObjectToken::Corpse { of }
    }
    fn take_from_floor(&mut self, room: RoomNumber, object: ObjectToken) -> bool {
        let place = self.place_mut(room);
        let is_there = place.objects().any(|it| it == object);
        if is_there {
            place.take(object);
        }
        is_there
    }
    fn put(&mut self, seat: Seat, room: RoomNumber) {
        self.player_mut(seat).whereabouts = Whereabouts::Room { room };
    }
    #[inline]
    fn room_for_noise(&self, seat: Seat) -> Option<RoomNumber> {
        self.player(seat).room()
    }
    fn first_of(&self, seats: Seats) -> Option<Seat> {
        self.in_order().find(|&seat| seats.has(seat))
    }
    #[inline]
    fn has_character(&self, room: RoomNumber) -> bool {
        self.has_character(room)
    }
    #[inline]
    fn hand_size(&self, seat: Seat) -> u8 {
        self.player(seat).hand.len()
    }
    #[inline]
    fn has_slime(&self, seat: Seat) -> bool {
        self.player(seat).has_slime
    }
    #[inline]
    fn slime_mut(&mut self, seat: Seat) -> &mut bool {
        &mut self.player_mut(seat).has_slime
    }
    #[inline]
    fn is_active(&self, seat: Seat) -> bool {
        self.player(seat).is_active()
    }
    #[inline]
    fn larva_mut(&mut self, seat: Seat) -> &mut bool {
        &mut self.player_mut(seat).has_larva
    }
    fn take_contamination(&mut self, seat: Seat) -> bool {
        self.contaminate(seat)
    }
    #[inline]
    fn light_wounds_mut(&mut self, seat: Seat) -> &mut LightWounds {
        &mut self.player_mut(seat).light_wounds
    }
    #[inline]
    fn serious_wounds(&self, seat: Seat) -> &SeriousWounds<SeriousWound> {
        &self.player(seat).serious_wounds
    }
    #[inline]
    fn serious_wounds_mut(&mut self, seat: Seat) -> &mut SeriousWounds<SeriousWound> {
        &mut self.player_mut(seat).serious_wounds
    }
    #[inline]
    fn wounds(&self) -> &WoundDeck {
        &self.wounds
    }
    #[inline]
    fn wounds_mut(&mut self) -> &mut WoundDeck {
        &mut self.wounds
    }
    #[inline]
    fn players(&self) -> u8 {
        self.setup.players
    }
    #[inline]
    fn next(&self, seat: Seat) -> Seat {
        self.next(seat)
    }
    #[inline]
    fn first(&self) -> Seat {
        self.first
    }
    #[inline]
    fn first_mut(&mut self) -> &mut Seat {
        &mut self.first
    }
    #[inline]
    fn has_resigned(&self, seat: Seat) -> bool {
        self.player(seat).has_resigned
    }
    #[inline]
    fn has_passed(&self, seat: Seat) -> bool {
        self.player(seat).has_passed
    }
    #[inline]
    fn has_passed_mut(&mut self, seat: Seat) -> &mut bool {
        &mut self.player_mut(seat).has_passed
    }
    #[inline]
    fn on_turn(&self) -> Seat {
        self.turn.seat
    }
    #[inline]
    fn begin_turn(&mut self, seat: Seat) {
        self.turn = ThisTurn { seat, actions_left: 2, ..ThisTurn::default() };
    }
    #[inline]
    fn actions_left_mut(&mut self) -> &mut u8 {
        &mut self.turn.actions_left
    }
    #[inline]
    fn is_unlimited_mut(&mut self) -> &mut bool {
        &mut self.turn.is_unlimited
    }
    #[inline]
    fn has_actions_left(&self) -> bool {
        self.turn.actions_left > 0 || self.turn.is_unlimited
    }
    #[inline]
    fn must_pass(&self) -> bool {
        self.turn.must_pass
    }
    #[inline]
    fn declared_mut(&mut self) -> &mut Option<Action> {
        &mut self.turn.declared
    }
    #[inline]
    fn each_card_in_hand(&self, seat: Seat, offer: &mut impl FnMut(Card)) {
        self.player(seat).hand.kinds().for_each(offer);
    }
    #[inline]
    fn each_action_card_in_hand(&self, seat: Seat, offer: &mut impl FnMut(ActionCard)) {
        self.player(seat).hand.actions().for_each(offer);
    }
    #[inline]
    fn has_action_card(&self, seat: Seat, card: ActionCard) -> bool {
        self.player(seat).hand.has(card)
    }
    #[inline]
    fn discard(&mut self, seat: Seat, card: Card) {
        self.player_mut(seat).discard(card);
    }
    #[inline]
    fn discard_action_card(&mut self, seat: Seat, card: ActionCard) {
        self.player_mut(seat).discard_action(card);
    }
    #[inline]
    fn renew_deck(&mut self, seat: Seat) -> bool {
        let player = self.player_mut(seat);
        player.renew_deck();
        player.can_draw()
    }
    #[inline]
    fn each_card_to_draw(&self, seat: Seat, may_show: &mut impl FnMut(Card, u32)) {
        let deck = self.player(seat).deck;
        deck.kinds().for_each(|card| may_show(card, deck.count(card).into()));
    }
    #[inline]
    fn draw_card(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.deck.take(card);
        player.hand.add(card);
    }

    fn sits(&self, seat: Seat) -> bool {
        seat.0 < self.setup.players()
    }
    #[inline]
    fn hands(&self, seat: Seat) -> &Hands {
        &self.player(seat).hands
    }
    #[inline]
    fn hands_mut(&mut self, seat: Seat) -> &mut Hands {
        &mut self.player_mut(seat).hands
    }
    #[inline]
    fn n_hands(&self, seat: Seat) -> usize {
        self.player(seat).n_hands()
    }
    #[inline]
    fn inventory(&self, seat: Seat) -> &ItemPool {
        &self.player(seat).inventory
    }
    fn stow(&mut self, seat: Seat, item: HeavyItem) {
        self.player_mut(seat).stow(item);
    }
    fn take_item(&mut self, seat: Seat, card: ItemCard) -> HeavyItem {
        self.take_item(seat, card)
    }
    fn spend_item(&mut self, seat: Seat, card: ItemCard) {
        self.spend_item(seat, card);
    }
    fn let_go(&mut self, seat: Seat, item: HeavyItem) {
        self.let_go(seat, item);
    }
    #[inline]
    fn items_mut(&mut self) -> &mut ItemDecks {
        &mut self.items
    }
    #[inline]
    fn found(&self) -> &List<ItemCard, 3> {
        &self.scratch.found
    }
    #[inline]
    fn found_mut(&mut self) -> &mut List<ItemCard, 3> {
        &mut self.scratch.found
    }
    #[inline]
    fn incoming_mut(&mut self) -> &mut Held {
        &mut self.scratch.incoming
    }
    #[inline]
    fn deal(&self) -> &Deal {
        &self.scratch.trade
    }
    #[inline]
    fn deal_mut(&mut self) -> &mut Deal {
        &mut self.scratch.trade
    }
    fn lay(&mut self, room: RoomNumber, object: ObjectToken) {
        self.place_mut(room).lay(object);
    }
}

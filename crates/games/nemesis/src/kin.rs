//! What Nemesis brings to the chapters that it shares with Lockdown.

use engine::{Flow, Known, List, Log, Pool, Seat, Seats, Setup as _, rule};
use nemesis_kit::{
    Aboard, Book, Doors, Kin, LightWounds, Marker, Nest, Plan, Rooms, SeriousWounds, Way, Ways, printed::Symbols,
    rules::exploration::Sound,
};

use crate::{
    Frame, Nemesis,
    board::{
        AttackDeck, Board, EventDeck, FigureId, Hands, HeavyItem, Held, ItemDecks, ItemPool, ObjectToken, Swarm,
        Tokens, Whereabouts, WoundCards, WoundDeck,
    },
    content::{attacks::Blood, tracks},
    rules::{
        airlock,
        attack::{IntruderAttack, Occasion},
        combat,
        contamination::LarvaDeath,
        death, doors, encounter, ending, event_phase,
        events::EventEffect,
        exploration, first_encounter, injuries,
        items::smoke::SmokeDiscard,
        markers,
        noise::{self, MotionScanner},
        pods, revival, search,
        trade::Deal,
        wounds,
    },
    words::{
        AttackCard, Cause, CombatFace, CorridorNumber, Ending, Event, ExplorationToken, Intruder, IntruderToken,
        ItemCard, Mode, NoiseFace, Room, RoomNumber, SeriousWound, Tile, Weakness,
    },
};

impl Kin for Nemesis {
    const BOOK: Book = Book::Nemesis;
    const DOORS: u32 = tracks::DOORS;
    const LIGHT_WOUNDS: Cause = Cause::LightWounds;
    const FIRE: Cause = Cause::Fire;
    const BLOW: Cause = Cause::Blow;
    const BLAST: Cause = Cause::Blast;
    const TASER: Cause = Cause::Taser;
    const ATTACK: Cause = Cause::Attack;

    fn surprise(board: &Board, _: Seat, token: IntruderToken) -> u8 {
        encounter::surprise(board, token)
    }

    fn breaks_doors(board: &Board, kind: Intruder) -> bool {
        doors::can_destroy(board, kind)
    }

    fn most_fires(_: &Board) -> u32 {
        tracks::FIRES
    }

    fn most_malfunctions(_: &Board) -> u32 {
        tracks::MALFUNCTIONS
    }

    fn may_malfunction(board: &Board, room: RoomNumber) -> bool {
        markers::may_malfunction(board, room)
    }

    fn blood(card: AttackCard) -> Blood {
        card.print().blood
    }

    fn endurance(board: &Board, _: FigureId, printed: u8) -> u8 {
        injuries::endurance(board, printed)
    }

    fn retreats_by(_: &Board, event: Event) -> CorridorNumber {
        event.print().number
    }

    fn event_move(_: &Board, event: Event, moves: u8) -> Option<(Symbols, CorridorNumber)> {
        (moves == 0).then(|| (event.print().symbols, event.print().number))
    }

    fn fire_damage(board: &Board) -> u8 {
        event_phase::fire_damages(board)
    }

    fn counts_as(board: &Board, face: CombatFace, target: Intruder) -> CombatFace {
        combat::vital_places(board, face, Some(target))
    }

    fn bites_lightly(board: &Board, kind: Intruder) -> bool {
        let is_light = kind == Intruder::Adult && board.has_weakness(Weakness::TheWayOfFighting);
        if is_light {
            rule!("NEM-39.7");
        }
        is_light
    }

    fn as_found(card: ItemCard) -> HeavyItem {
        search::as_found(card)
    }

    fn is_searchable(tile: Room) -> bool {
        tile.print().is_searchable
    }

    /// NEM-32.27: whoever moves with care ignores it.
    fn sound_to_the_careful(sound: Sound) -> Sound {
        if sound != Sound::AsUsual {
            rule!("NEM-5.22");
        }
        Sound::AsUsual
    }

    fn after_noise_roll(board: &Board, seat: Seat, face: NoiseFace) -> Option<Frame> {
        noise::may_reroll(board, seat).then(|| MotionScanner { seat, face }.into())
    }

    fn first_encounter(board: &mut Board, log: &mut Log<'_, Nemesis>) -> Option<Frame> {
        first_encounter::choice(board, log)
    }

    fn before_surprise(board: &mut Board, _: Seat, log: &mut Log<'_, Nemesis>) -> Option<Frame> {
        first_encounter::choice(board, log)
    }

    fn surprise_attack(attacker: FigureId, on: Seat) -> Frame {
        rule!("NEM-12.4");
        IntruderAttack { attacker, on, occasion: Occasion::Surprise }.into()
    }

    fn escape_attack(attacker: FigureId, on: Seat) -> Frame {
        IntruderAttack { attacker, on, occasion: Occasion::Escape }.into()
    }

    fn room_entered(board: &mut Board, seat: Seat, room: RoomNumber, log: &mut Log<'_, Nemesis>) {
        exploration::slime_room(board, seat, room, log);
    }

    fn event_attack(attacker: FigureId, on: Seat) -> Frame {
        IntruderAttack { attacker, on, occasion: Occasion::EventPhase }.into()
    }

    fn event_effect(event: Event) -> Frame {
        EventEffect { event, nth: 0 }.into()
    }

    fn put_away(board: &mut Board, event: Event) {
        event_phase::put_away(board, event);
    }

    fn smoke_discard(seat: Seat) -> Frame {
        SmokeDiscard { seat }.into()
    }

    fn lured_attack(attacker: FigureId, on: Seat) -> Frame {
        IntruderAttack { attacker, on, occasion: Occasion::Decoy }.into()
    }

    fn intruder_came(board: &mut Board, room: RoomNumber, log: &mut Log<'_, Nemesis>) {
        pods::clear_section(board, room, log);
    }

    fn intruder_died(board: &mut Board, kind: Intruder) {
        board.queen_is_killed |= kind == Intruder::Queen;
    }

    fn door_gave_way(board: &mut Board, corridor: Way, log: &mut Log<'_, Nemesis>) {
        airlock::note_door(board, corridor, log);
    }

    fn out_of_markers(board: &mut Board, marker: Marker, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        let ending = match marker {
            Marker::Fire => Ending::Fire,
            Marker::Malfunction => Ending::HullBreach,
        };
        ending::ship_is_destroyed(board, ending, log)
    }

    fn wound_suffered(board: &mut Board, seat: Seat, wound: SeriousWound, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        wounds::suffered(board, seat, wound, log)
    }

    fn larva_death(seat: Seat) -> Frame {
        LarvaDeath { seat }.into()
    }

    fn death(board: &mut Board, seat: Seat, by: Cause, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        death::death(board, seat, by, log)
    }

    fn revives_in(board: &Board) -> Option<RoomNumber> {
        revival::revives_in(board)
    }

    fn may_come_back(board: &Board, seat: Seat) -> bool {
        revival::may_come_back(board, seat)
    }
}

impl Aboard for Board {
    type Tokens = Tokens;
    type Wounds = WoundCards;
    type Tiles = Pool<Room, 25>;
    type Cause = Cause;
    type Attacks = AttackDeck;
    type Events = EventDeck;
    type Card = ItemCard;
    type Item = HeavyItem;
    type Object = ObjectToken;
    type Pool = ItemPool;

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
        match self.setup.mode {
            Mode::Solo => true,
            Mode::FullCooperative => {
                rule!("NEM-22.10");
                false
            }
            Mode::SemiCooperative => false,
        }
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
        let back = self.ship().slot(room).tile;
        match back {
            Tile::One => rule!("NEM-3.3"),
            Tile::Two => rule!("NEM-3.2"),
            Tile::Special => (),
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
        self.room_for_noise(seat)
    }
    fn first_of(&self, seats: Seats) -> Option<Seat> {
        self.by_number().find(|&seat| seats.has(seat))
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
        self.player_mut(seat).inventory.add(item.card);
    }
    fn take_item(&mut self, seat: Seat, card: ItemCard) -> HeavyItem {
        self.take_item(seat, card)
    }
    fn spend_item(&mut self, seat: Seat, card: ItemCard) {
        self.discard_item(seat, card);
    }
    fn let_go(&mut self, _: Seat, item: HeavyItem) {
        self.discard_heavy(item);
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

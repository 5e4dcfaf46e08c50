//! What Lockdown brings to the chapters that it shares with Nemesis.

mod aboard;

use engine::{Flow, Log, Seat, Viewer, rule};
use nemesis_kit::{
    Book, Kin, Marker, Rooms, Way,
    foresight::TokenSeen,
    printed::Symbols,
    rules::exploration::{Arrival, Sound},
    words::Blood,
};

use crate::{
    Frame, Lockdown,
    board::{Board, FigureId, HeavyItem},
    content::tracks,
    heard::Happened,
    rules::{
        actions::{self, Action},
        attack::{Attacker, IntruderAttack, Occasion},
        cards::lab_rat,
        combat,
        contamination::LarvaDeath,
        death, drawing, encounter, ending, event_phase,
        events::EventEffect,
        exploration, first_encounter, hands, light, movement, revival,
        round::{self, PlayerPhaseEnd},
        surface::{self, exploration::SurfaceArrival},
        turn::Turn,
        venting, ways_out, wounds,
    },
    words::{
        ActionCard, AttackCard, Cause, CombatFace, CorridorNumber, Ending, Event, Intruder, Item, ItemCard, Room,
        RoomNumber, SeriousWound, StalkerToken, Weakness,
    },
};

impl Kin for Lockdown {
    const BOOK: Book = Book::Lockdown;
    const DOORS: u32 = tracks::DOORS;
    const LIGHT_WOUNDS: Cause = Cause::LightWounds;
    const FIRE: Cause = Cause::Fire;
    const BLOW: Cause = Cause::Blow;
    const BLAST: Cause = Cause::Blast;
    const TASER: Cause = Cause::Taser;
    const BLEEDING: SeriousWound = SeriousWound::Bleeding;
    const BLED: Cause = Cause::Bleeding;
    const RESIGNATION: Cause = Cause::Resignation;
    const INTERRUPTION: ActionCard = ActionCard::Interruption;
    const ATTACK: Cause = Cause::Attack;

    fn surprise(board: &Board, seat: Seat, token: StalkerToken) -> u8 {
        encounter::surprise(board, seat, token)
    }

    fn breaks_doors(board: &Board, kind: Intruder) -> bool {
        kind >= Intruder::Breeder || !board.has_weakness(Weakness::TheWayOfMoving)
    }

    fn counts_as(board: &Board, face: CombatFace, target: Intruder) -> CombatFace {
        combat::counts_as(board, face, target)
    }

    fn bites_lightly(board: &Board, kind: Intruder) -> bool {
        kind == Intruder::Adult && board.has_weakness(Weakness::TheWayOfFighting)
    }

    fn may_take_door(board: &Board, corridor: Way) -> bool {
        venting::may_take_door(board, corridor)
    }

    fn most_fires(board: &Board) -> u32 {
        tracks::FIRES - u32::from(board.fires_removed)
    }

    fn most_malfunctions(board: &Board) -> u32 {
        tracks::MALFUNCTIONS - u32::from(board.malfunctions_removed)
    }

    fn may_malfunction(board: &Board, room: RoomNumber) -> bool {
        let may = board.room(room).is_some_and(|it| it.can_malfunction());
        if !may {
            rule!("LOC-9.12");
        }
        may
    }

    /// LOC-42.12: of the card nothing else counts.
    fn blood(card: AttackCard) -> Blood {
        card.print().blood
    }

    fn is_scented(board: &Board, seat: Seat) -> bool {
        let has_slime = board.player(seat).has_slime;
        if has_slime && board.player(seat).has_item(Item::BattleSuit) {
            rule!("LOC-37.22");
            return false;
        }
        if has_slime && board.knows_weakness(seat, Weakness::DullScent) {
            rule!("LOC-44.2");
            return false;
        }
        has_slime
    }

    fn danger_is_heard_in(board: &Board, room: RoomNumber) -> Rooms {
        surface::danger_is_heard_in(board, room)
    }

    fn noise_made(board: &Board, room: RoomNumber, number: CorridorNumber) -> Happened {
        surface::noise_made(board, room, number)
    }

    fn token_seen(board: &Board, room: RoomNumber, viewer: Viewer) -> Option<TokenSeen> {
        surface::token_seen(board, room, viewer)
    }

    fn may_burn(board: &Board, room: RoomNumber) -> bool {
        surface::may_burn(board, room)
    }

    fn noise_roll(board: &Board, seat: Seat) -> Frame {
        surface::noise_roll(board, seat)
    }

    fn explores_otherwise(board: &Board, arrival: Arrival) -> Option<Frame> {
        let room = board.player(arrival.seat).room()?;
        board.is_on_the_surface(room).then(|| SurfaceArrival { arrival }.into())
    }

    fn burns(board: &Board, seat: Seat) -> bool {
        wounds::burns(board, seat)
    }

    fn endurance(board: &Board, _: FigureId, printed: u8) -> u8 {
        combat::endurance(board, printed)
    }

    fn retreats_by(board: &Board, event: Event) -> CorridorNumber {
        event_phase::retreats_by(board, event)
    }

    fn event_move(board: &Board, event: Event, moves: u8) -> Option<(Symbols, CorridorNumber)> {
        event_phase::event_move(board, event, moves)
    }

    fn as_found(card: ItemCard) -> HeavyItem {
        HeavyItem::entering(card)
    }

    fn may_trade(card: ItemCard) -> bool {
        !card.item.lies_beside_the_board()
    }

    fn is_searchable(tile: Room) -> bool {
        tile.print().is_searchable
    }

    fn sound_to_the_careful(sound: Sound) -> Sound {
        exploration::sound_to_the_careful(sound)
    }

    fn bag_noise(board: &Board, seat: Seat) -> Frame {
        lab_rat::bag_noise(board, seat)
    }

    fn hand_limit(board: &Board, seat: Seat) -> u8 {
        drawing::hand_limit(board, seat)
    }

    fn is_to_act(board: &Board, seat: Seat) -> bool {
        board.is_to_act(seat)
    }

    fn all_have_drawn(board: &mut Board, log: &mut Log<'_, Lockdown>) -> Frame {
        round::turns(board, log)
    }

    fn turn(_: &Board, _: Seat) -> Frame {
        Turn {}.into()
    }

    fn next_action() -> Frame {
        Turn {}.into()
    }

    fn all_have_passed() -> Frame {
        PlayerPhaseEnd {}.into()
    }

    fn action_paid(board: &mut Board, log: &mut Log<'_, Lockdown>) {
        if let Some(action) = board.turn.declared {
            actions::pay(board, board.turn.seat, action, log);
        }
    }

    fn carry_out(board: &mut Board, seat: Seat, action: Action, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        actions::carry_out(board, seat, action, log)
    }

    fn first_encounter(board: &mut Board, log: &mut Log<'_, Lockdown>) -> Option<Frame> {
        first_encounter::choice(board, log)
    }

    fn before_surprise(board: &mut Board, seat: Seat, log: &mut Log<'_, Lockdown>) -> Option<Frame> {
        encounter::before_surprise(board, seat, log)
    }

    fn surprise_attack(attacker: FigureId, on: Seat) -> Frame {
        IntruderAttack { attacker: Attacker::Figure { figure: attacker }, on, occasion: Occasion::Surprise }.into()
    }

    fn escape_attack(attacker: FigureId, on: Seat) -> Frame {
        IntruderAttack { attacker: Attacker::Figure { figure: attacker }, on, occasion: Occasion::Escape }.into()
    }

    fn character_left(board: &mut Board, seat: Seat, from: RoomNumber, log: &mut Log<'_, Lockdown>) {
        movement::come_along(board, seat, from, log);
    }

    fn room_entered(board: &mut Board, seat: Seat, room: RoomNumber, log: &mut Log<'_, Lockdown>) {
        exploration::room_entered(board, seat, room, log);
    }

    fn event_attack(attacker: FigureId, on: Seat) -> Frame {
        IntruderAttack { attacker: Attacker::Figure { figure: attacker }, on, occasion: Occasion::EventPhase }.into()
    }

    fn event_effect(event: Event) -> Frame {
        EventEffect { event, nth: 0 }.into()
    }

    fn put_away(board: &mut Board, event: Event) {
        event_phase::put_away(board, event);
    }

    fn lured_attack(attacker: FigureId, on: Seat) -> Frame {
        IntruderAttack { attacker: Attacker::Figure { figure: attacker }, on, occasion: Occasion::Effect }.into()
    }

    /// LOC-16.14: whoever is there may be asked for a light anew. LOC-29.24: whoever tries to get away does not.
    fn intruder_came(board: &mut Board, room: RoomNumber, _: &mut Log<'_, Lockdown>) {
        light::new_occasion_in(board, room);
        ways_out::note_intruder(board, room);
    }

    fn intruder_died(board: &mut Board, kind: Intruder) {
        board.queen_is_killed |= kind == Intruder::Queen;
    }

    fn struck(
        board: &mut Board,
        seat: Seat,
        figure: FigureId,
        injuries: u8,
        log: &mut Log<'_, Lockdown>,
    ) -> Flow<Frame> {
        combat::harm(board, seat, figure, injuries, Cause::Blow, log)
    }

    fn intruder_held_on(board: &mut Board, figure: FigureId, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        combat::held_on(board, figure, log)
    }

    fn door_gave_way(board: &mut Board, corridor: Way, log: &mut Log<'_, Lockdown>) {
        venting::note_door(board, corridor, log);
    }

    fn out_of_markers(board: &mut Board, marker: Marker, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let ending = match marker {
            Marker::Fire => Ending::Fire,
            Marker::Malfunction => Ending::Malfunction,
        };
        ending::complex_is_destroyed(board, ending, log)
    }

    fn wound_suffered(board: &mut Board, seat: Seat, _: SeriousWound, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        hands::drop_excess::<Lockdown>(board, seat).map_or(Flow::Done, Flow::Become)
    }

    fn larva_death(seat: Seat) -> Frame {
        LarvaDeath { seat }.into()
    }

    fn death(board: &mut Board, seat: Seat, by: Cause, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        death::death(board, seat, by, log)
    }

    fn revives_in(board: &Board) -> Option<RoomNumber> {
        revival::revives_in(board)
    }

    fn may_come_back(board: &Board, seat: Seat) -> bool {
        revival::may_come_back(board, seat)
    }
}

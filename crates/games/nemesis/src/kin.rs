//! What Nemesis brings to the chapters that it shares with Lockdown.

mod aboard;

use engine::{Flow, Log, Seat, rule};
use nemesis_kit::{Book, Kin, Marker, Way, printed::Symbols, rules::exploration::Sound};

use crate::{
    Frame, Nemesis,
    board::{Board, FigureId, HeavyItem},
    content::{attacks::Blood, tracks},
    rules::{
        actions::{self, Action},
        airlock,
        attack::{IntruderAttack, Occasion},
        combat,
        contamination::LarvaDeath,
        death, doors, encounter, ending, event_phase,
        events::EventEffect,
        exploration, first_encounter, injuries, intruder_player, markers,
        noise::{self, MotionScanner},
        pods, revival,
        round::{self, PlayerPhaseEnd},
        search,
        turn::{self, Turn},
        wounds,
    },
    words::{
        ActionCard, AttackCard, Cause, CombatFace, CorridorNumber, Ending, Event, Intruder, IntruderToken, ItemCard,
        NoiseFace, Room, RoomNumber, SeriousWound, Weakness,
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
    const BLEEDING: SeriousWound = SeriousWound::Bleeding;
    const BLED: Cause = Cause::Bleeding;
    const RESIGNATION: Cause = Cause::Resignation;
    const INTERRUPTION: ActionCard = ActionCard::Interruption;
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

    fn hand_limit(board: &Board, seat: Seat) -> u8 {
        round::hand_limit(board, seat)
    }

    fn is_to_act(board: &Board, seat: Seat) -> bool {
        board.is_to_act(seat)
    }

    fn is_given_up(board: &Board, seat: Seat) -> bool {
        board.player(seat).has_resigned && !intruder_player::leads(board, seat)
    }

    fn draws_otherwise(board: &mut Board, seat: Seat) -> Option<Frame> {
        intruder_player::draw(board, seat)
    }

    fn all_have_drawn(board: &mut Board, log: &mut Log<'_, Nemesis>) -> Frame {
        round::turns(board, log)
    }

    fn turn(board: &Board, seat: Seat) -> Frame {
        turn::first_question(board, seat)
    }

    fn next_action() -> Frame {
        Turn {}.into()
    }

    fn all_have_passed() -> Frame {
        PlayerPhaseEnd {}.into()
    }

    fn carry_out(board: &mut Board, seat: Seat, action: Action, log: &mut Log<'_, Nemesis>) -> Flow<Frame> {
        actions::carry_out(board, seat, action, log)
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

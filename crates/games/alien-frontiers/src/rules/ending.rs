//! AF-23: the end of the game, and who won; AF-30.12, AF-30.13: players who are gone.

use std::cmp::Reverse;

use engine::{Flow, Log, Refused, Seat, Standing, State, Step, rule};

use crate::{
    AlienFrontiers, Choice, Frame, Heard,
    board::{Berth, Board, ShipNumber},
    rules::{
        actions::Action, cannon::CannonAnswer, docking::Docking, outpost::LootAnswer, turn::TurnStart,
        warper::RerollAnswer,
    },
    words::{Ending, Station, With},
};

/// AF-23.1, AF-27.17: the game ends at once; the rest of the turn is not played. AF-23.3, AF-23.12:
/// all that was under way is dropped, and nobody is asked again. AF-23.10: no other rule of the
/// game ends it.
pub fn last_colony(board: &mut Board) -> Flow<Frame> {
    rule!("AF-23.1");
    board.ending = Some(Ending::LastColony);
    Flow::End(GameOver {}.into())
}

/// The last rule of a game.
#[engine::frame]
pub struct GameOver {}

impl Step<AlienFrontiers> for GameOver {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, AlienFrontiers>) -> Flow<Frame> {
        board.ending.into_iter().for_each(|ending| log.push(Heard::GameOver { ending }));
        Flow::Done
    }
}

/// AF-1.1, AF-23.5, AF-23.6, AF-23.9: by points, then cards, then ore, then fuel. AF-30.13: whoever
/// resigned is behind everybody who did not.
pub fn standings(board: &Board) -> Vec<Standing> {
    rule!("AF-23.5");
    rule!("AF-23.6");
    rule!("AF-23.8");
    rule!("AF-23.9");
    // AF-21.2: every card counts. AF-23.7: so does every token held, above eight too.
    let merit = |seat: Seat| {
        let player = board.player(seat);
        (!player.has_resigned, board.score(seat), player.cards.len(), player.tokens.ore, player.tokens.fuel)
    };
    let mut seats: Vec<Seat> = board.seats().collect();
    seats.sort_by_key(|&seat| Reverse(merit(seat)));
    let rank = |seat: Seat| 1 + seats.iter().filter(|&&other| merit(other) > merit(seat)).count() as u8;
    let standing = |&seat: &Seat| Standing { seat, rank: rank(seat), score: board.score(seat).into() };
    seats.iter().map(standing).collect()
}

/// AF-30.13: a player's ships leave the board for good; colonies, cards and tokens stay.
pub fn resign(
    board: &mut Board,
    seat: Seat,
    log: &mut Log<'_, AlienFrontiers>,
) -> Result<Option<Flow<Frame>>, Refused> {
    if seat.0 >= board.setup.players || board.player(seat).has_resigned {
        return Err(Refused::NotAsked);
    }
    rule!("AF-30.13");
    let player = board.player_mut(seat);
    player.has_resigned = true;
    ShipNumber::ALL.into_iter().for_each(|ship| player.fleet.lay_up(ship, Berth::Stock));
    log.push(Heard::PlayerResigned { seat });

    if board.n_playing() == 1 {
        board.ending = Some(Ending::LastPlayer);
        return Ok(Some(Flow::End(GameOver {}.into())));
    }
    let is_on_turn = board.round > 0 && board.this_turn.seat == seat;
    Ok(is_on_turn.then(|| Flow::Unwind(TurnStart { seat: board.next(seat) }.into())))
}

/// AF-30.12: what is answered for a player whose time has run out.
pub fn answer_for_the_absent(state: &State<AlienFrontiers>, seat: Seat) -> Option<Choice> {
    rule!("AF-30.12");
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    choices.into_iter().filter(|&choice| patience(choice).is_some()).min_by_key(|&choice| patience(choice))
}

/// The order in which the absent do things, the least first: single ships by value and
/// then by station, then groups. Nothing for what they never do.
fn patience(choice: Choice) -> Option<[u8; 3]> {
    match choice {
        Choice::Turn(Action::Dock(docking)) => {
            let value = docking.ships().value.0;
            match (docking, docking.station()) {
                (Docking::Cycle { .. }, _) => None,
                (_, Station::SolarConverter) => Some([0, value, 0]),
                (_, Station::ColonistHub) => Some([0, value, 1]),
                (_, Station::LunarMine) => Some([0, value, 2]),
                (_, Station::AlienArtifact) => Some([0, value, 3]),
                (_, Station::OrbitalMarket) => Some([1, value, 0]),
                (_, Station::RaidersOutpost) => Some([2, value, 0]),
                (_, Station::Shipyard) => Some([3, value, 0]),
                (_, Station::ColonyConstructor) => Some([4, value, 0]),
                // AF-30.7: here, and only here, the Relic Ship goes before an own-colour ship.
                (_, Station::TerraformingStation) => Some([5, value, (docking.ships().with == With::Own) as u8]),
            }
        }
        Choice::Turn(Action::EndTurn) => Some([6, 0, 0]),
        Choice::Turn(
            Action::Claim { .. }
            | Action::Launch { .. }
            | Action::LaunchAndStart { .. }
            | Action::Trade { .. }
            | Action::BuyRelicShip
            | Action::Use(_)
            | Action::Discard(_),
        ) => None,
        Choice::Loot(LootAnswer::Enough)
        | Choice::CannonFire(CannonAnswer::Fire)
        | Choice::Reroll(RerollAnswer::Roll) => Some([0, 0, 0]),
        Choice::Loot(LootAnswer::Token { .. } | LootAnswer::Card { .. })
        | Choice::CannonFire(CannonAnswer::Target { .. })
        | Choice::Reroll(RerollAnswer::Ship { .. })
        | Choice::Teleport(_)
        | Choice::ColonyMove(_)
        | Choice::ColonySwap(_) => Some([1, 0, 0]),
        Choice::ResourceLimit(surplus) => Some([0, surplus.ore, 0]),
    }
}

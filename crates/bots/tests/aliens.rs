//! The bots at a table of Aliens: missions by themselves, and a whole campaign.

use aliens::{
    Aliens, Setup,
    campaign::Campaign,
    words::{CampaignState, Character, Ending, Mission},
};
use bots::Level;
use engine::{Setup as _, State, Word};
use proofs::BotsAtATable;

/// Plays one mission to its end.
fn play(setup: &Setup, level: Level, seed: u64) -> State<Aliens> {
    let bots: Vec<_> = (0..setup.players()).map(|seat| (level, seed ^ u64::from(seat))).collect();
    let (mut table, mut state) = BotsAtATable::<Aliens>::new(setup, &bots, seed);
    while !state.is_over() {
        table.go_on(&mut state);
    }
    state
}

fn is_won(state: &State<Aliens>) -> bool {
    state.board().ending == Some(Ending::Victory)
}

#[test]
fn greedy_wins_and_loses_every_mission() {
    const MOST_GAMES: u64 = 40;
    for &mission in Mission::ALL {
        let setup = Setup { mission, ..Setup::standard(4) };
        let (mut won, mut lost) = (0, 0);

        for seed in 0..MOST_GAMES {
            match is_won(&play(&setup, Level::Greedy, seed)) {
                true => won += 1,
                false => lost += 1,
            }
            if won > 0 && lost > 0 {
                break;
            }
        }

        println!("{mission:?}: {won} won, {lost} lost");
        assert!(won > 0 && lost > 0, "{mission:?}: {won} won, {lost} lost");
    }
}

#[test]
fn greedy_plays_with_any_number_of_players() {
    for players in 1..=6 {
        let setup = Setup { mission: Mission::Resupply, ..Setup::standard(players) };

        let won = (0..6).filter(|&seed| is_won(&play(&setup, Level::Greedy, seed))).count();

        println!("{players} players: {won} of 6 won");
        assert!(won > 0, "{players} players never fetch the supplies");
    }
}

#[test]
fn greedy_does_what_random_does_not() {
    let setup = Setup { mission: Mission::Resupply, ..Setup::standard(3) };
    let won = |level| (0..10).filter(|&seed| is_won(&play(&setup, level, seed))).count();

    assert_eq!(won(Level::Random), 0);
    assert!(won(Level::Greedy) >= 4);
}

/// AGD-7B.1: three missions, with a Resupply and a Rescue between them. A campaign is lost with a
/// mission, so each is played with one seed after the other until it is won.
#[test]
fn a_whole_campaign_is_played_by_bots() {
    let mut campaign = Campaign::new("LV-426");

    // Somebody has to be carried off, or there is nobody to be rescued; and somebody has to be left
    // for what comes after. Hardly anybody gets out of the nest without a loss.
    win(&mut campaign, Mission::Newt, |after| after.available().count() > 4);
    win(&mut campaign, Mission::Resupply, |after| after.available().count() > 4);
    win(&mut campaign, Mission::Escape, |after| !after.captives.is_empty() && after.available().count() > 2);
    let captured = campaign.captives.clone();
    win(&mut campaign, Mission::Rescue, |after| after.available().count() > 2);
    let rescued = captured.iter().filter(|&&captive| campaign.available().any(|it| it == captive)).count();
    win(&mut campaign, Mission::Survive, |_| true);

    println!("{campaign:?}");
    assert!(rescued > 0, "whoever was rescued is there again");
    assert!(campaign.played[1].cards + 8 > campaign.played[0].cards, "cards came back for the crates");
    let missions: Vec<Mission> = campaign.played.iter().map(|played| played.mission).collect();
    let all = [Mission::Newt, Mission::Resupply, Mission::Escape, Mission::Rescue, Mission::Survive];
    assert_eq!(missions, all);
    assert_eq!(campaign.state, CampaignState::Won);
    assert!(campaign.score.is_some());
    assert_eq!(campaign.next_missions(), []);
}

/// Plays a mission until it is won, and what comes of it is good enough.
fn win(campaign: &mut Campaign, mission: Mission, is_enough: impl Fn(&Campaign) -> bool) {
    const MOST_TRIES: u64 = 200;
    assert!(campaign.next_missions().contains(&mission), "{campaign:?}");
    let heroes = campaign.available().filter(|&character| character != Character::Newt).count() as u8;
    for seed in 0..MOST_TRIES {
        let players = 1 + (seed % 4).min(u64::from(heroes) - 1) as u8;
        let state = play(&campaign.setup(mission, players), Level::Greedy, seed);
        let mut after = campaign.clone();
        after.record(state.board());
        if is_won(&state) && is_enough(&after) {
            println!("{mission:?} is won with seed {seed} by {players}");
            *campaign = after;
            return;
        }
    }
    panic!("{mission:?} was never won: {campaign:?}");
}

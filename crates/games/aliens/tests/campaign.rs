//! AGD-7B: campaigns: the debriefing after a mission, what goes on to the next, the final score.

use aliens::{
    Aliens, Setup,
    board::{Board, Cards},
    campaign::{Campaign, view::Stands},
    rules::{debriefing::Debriefing, ending::GameOver},
    words::{CampaignState, Card, CardType, Character, Condition, Ending, Mission},
};
use engine::{Lawful, Log, Pending, Pool, Seat, Setup as _, Slot, State, Word};
use proofs::dice;

/// The board of a mission of a campaign that is about to end.
fn last_board(campaign: &Campaign, mission: Mission, players: u8) -> Board {
    let mut board = Board::new(campaign.setup(mission, players));
    board.turn = 8;
    board
}

/// Takes a card out of the deck.
fn take(board: &mut Board, card: Card) -> Card {
    board.endurance.unseen.take(card);
    board.endurance.above.take_top();
    card
}

/// Discards so many Hazards and so many other cards from the deck.
fn discard(board: &mut Board, hazards: u32, others: u32) {
    let deck = board.endurance.unseen;
    let mut left = [hazards, others];
    for (card, count) in deck.iter() {
        let left = &mut left[usize::from(card.card_type() != CardType::Hazard)];
        for _ in 0..u32::from(count).min(*left) {
            let card = take(board, card);
            board.endurance.discard.add(card);
            *left -= 1;
        }
    }
}

/// Lets everybody give the first answer, and chance show anything, until the game is over.
fn play_out(mut state: State<Aliens>) -> Board {
    let mut below = dice(5);
    let (mut choices, mut odds) = (Vec::new(), Vec::new());
    loop {
        Aliens::audit(&state).expect("the table is in order");
        match state.pending() {
            Pending::Players { asked, .. } => {
                let seat = asked.first().expect("somebody is asked");
                state.choices(seat, &mut choices);
                state.choose(seat, choices[0], &mut Log::Off).expect("what is offered is taken");
            }
            Pending::Chance => {
                state.odds(&mut odds);
                let (outcome, _) = odds[below(odds.len() as u32) as usize];
                state.resolve(outcome, &mut Log::Off).expect("what may come up is taken");
            }
            Pending::Nobody => return *state.board(),
        }
    }
}

fn debriefed(board: Board) -> Board {
    play_out(State::new(board, Debriefing::default(), &mut Log::Off))
}

/// AGD-T50 AGD-7B.5 AGD-7B.6 AGD-7B.15
#[test]
fn each_player_saves_a_card_hazards_return_and_half_of_the_rest_is_removed() {
    let mut board = last_board(&Campaign::new("LV-426"), Mission::Newt, 2);
    discard(&mut board, 3, 8);

    let board = debriefed(board);

    assert_eq!(board.removed.len(), 3, "of the six that are left");
    assert!(board.removed.iter().all(|(card, _)| card.card_type() != CardType::Hazard));
    assert!(board.endurance.discard.is_empty(), "all others return");
}

/// AGD-T51 AGD-7B.5
#[test]
fn half_of_seven_cards_is_four() {
    let mut board = last_board(&Campaign::new("LV-426"), Mission::Newt, 1);
    discard(&mut board, 0, 8);

    let board = debriefed(board);

    assert_eq!(board.removed.len(), 4);
}

/// AGD-7D.2 AGD-11E.45 AGD-7B.6
#[test]
fn resupply_brings_back_two_cards_for_each_crate_and_no_more_than_there_are() {
    let mut campaign = Campaign::new("LV-426");
    campaign.removed[Card::HkVp70Pistol.index()] = 5;
    let mut board = last_board(&campaign, Mission::Resupply, 1);
    board.crates_opened = 2;
    board.ending = Some(Ending::Victory);

    let some = debriefed(board);
    board.crates_opened = 4;
    let all = debriefed(board);

    assert_eq!((some.returned.len(), some.removed_cards().len()), (4, 1));
    assert_eq!((all.returned.len(), all.removed_cards().len()), (5, 0));
}

/// AGD-T52 AGD-7B.8 AGD-7B.10
#[test]
fn the_final_score_counts_what_is_left_of_the_cards() {
    let mut campaign = Campaign::new("LV-426");
    campaign.fates[Character::Newt.index()] = Condition::Standing;
    let mut board = last_board(&campaign, Mission::Survive, 1);
    discard(&mut board, 10, 20);
    for _ in 0..6 {
        board.endurance.exhaust_top();
    }
    for card in [Card::Steady, Card::Steady, Card::SecondWind, Card::SecondWind] {
        let card = take(&mut board, card);
        board.players[0].hand.add(card);
    }
    for figure in &mut board.figures {
        figure.condition = Condition::Left;
    }
    board.figures[Character::Frost.index()].condition = Condition::Killed;
    board.figures[Character::Hudson.index()].facehuggers = 1;
    board.ending = Some(Ending::Victory);
    assert_eq!((board.endurance.deck_len(), board.endurance.exhaust.len()), (20, 6));

    campaign.record(&board);

    assert_eq!(campaign.score, Some(30), "30 cards, less 10 for two, and 10 for Newt");
    assert_eq!(campaign.state, CampaignState::Won);
}

/// AGD-7B.10 AGD-7B.11 R-44
#[test]
fn without_newt_ten_cards_are_lost_and_no_score_is_below_zero() {
    let mut campaign = Campaign::new("LV-426");
    let mut board = last_board(&campaign, Mission::Survive, 1);
    discard(&mut board, 10, 42);
    for figure in &mut board.figures {
        figure.condition = Condition::Left;
    }
    board.figures[Character::Newt.index()].condition = Condition::Captured;
    board.ending = Some(Ending::Victory);

    campaign.record(&board);

    assert_eq!(campaign.score, Some(0), "eight cards, less ten");
}

/// AGD-T81 AGD-7B.12 R-73
#[test]
fn after_mission_3_no_card_is_saved_or_removed() {
    let mut board = last_board(&Campaign::new("LV-426"), Mission::Survive, 2);
    discard(&mut board, 1, 8);

    let board = play_out(State::new(board, GameOver { ending: Ending::Victory }, &mut Log::Off));

    assert_eq!((board.endurance.discard.len(), board.removed.len()), (9, 0));
}

/// AGD-7B.5 AGD-7A.1
#[test]
fn only_a_mission_of_a_campaign_that_was_won_is_debriefed() {
    let mut lost = last_board(&Campaign::new("LV-426"), Mission::Newt, 1);
    discard(&mut lost, 0, 4);
    let mut alone = Board::new(Setup::standard(1));
    discard(&mut alone, 0, 4);

    let lost = play_out(State::new(lost, GameOver { ending: Ending::SquadLost }, &mut Log::Off));
    let alone = play_out(State::new(alone, GameOver { ending: Ending::Victory }, &mut Log::Off));

    assert_eq!((lost.removed.len(), alone.removed.len()), (0, 0));
}

/// AGD-T82 AGD-7B.13 R-74
#[test]
fn with_only_newt_left_the_campaign_is_lost() {
    let mut campaign = Campaign::new("LV-426");
    let mut board = last_board(&campaign, Mission::Newt, 1);
    for figure in &mut board.figures {
        figure.condition = Condition::Captured;
    }
    board.figures[Character::Newt.index()].condition = Condition::Left;
    board.ending = Some(Ending::Victory);

    campaign.record(&board);

    assert_eq!(campaign.state, CampaignState::Lost);
    assert!(campaign.next_missions().is_empty());
}

/// AGD-7B.4 R-48
#[test]
fn a_lost_mission_is_the_end_of_a_campaign() {
    let mut campaign = Campaign::new("LV-426");
    let mut board = last_board(&campaign, Mission::Newt, 1);
    board.ending = Some(Ending::OutOfEndurance);

    campaign.record(&board);

    assert_eq!(campaign.state, CampaignState::Lost);
}

/// AGD-7B.1 AGD-7B.14 AGD-7C.1 AGD-6I.15
#[test]
fn missions_follow_each_other_with_rescue_and_resupply_between() {
    let mut campaign = Campaign::new("LV-426");
    let first = campaign.next_missions();
    let mut board = last_board(&campaign, Mission::Newt, 1);
    board.figures.iter_mut().for_each(|figure| figure.condition = Condition::Left);
    board.figures[Character::Hudson.index()].condition = Condition::Captured;
    board.ending = Some(Ending::Victory);

    campaign.record(&board);

    assert_eq!(first, [Mission::Newt]);
    assert_eq!(campaign.next_missions(), [Mission::Escape, Mission::Rescue, Mission::Resupply]);
}

/// AGD-7D.1
#[test]
fn resupply_is_played_once() {
    let mut campaign = won(Campaign::new("LV-426"), Mission::Newt);
    assert_eq!(campaign.next_missions(), [Mission::Escape, Mission::Resupply]);

    campaign = won(campaign, Mission::Resupply);

    assert_eq!(campaign.next_missions(), [Mission::Escape]);
}

/// AGD-7E.1
#[test]
fn a_bug_hunt_is_no_part_of_a_campaign() {
    let hunts = [Mission::LastStand, Mission::BlockSweep, Mission::Gantry, Mission::Nest];
    let mut campaign = Campaign::new("LV-426");
    for mission in [Mission::Newt, Mission::Resupply, Mission::Escape, Mission::Survive] {
        assert!(campaign.next_missions().contains(&mission));
        assert!(hunts.iter().all(|hunt| !campaign.next_missions().contains(hunt)), "before {mission:?}");
        assert!(hunts.iter().all(|&hunt| !campaign.is_next(&campaign.setup(hunt, 2))), "before {mission:?}");
        campaign = won(campaign, mission);
    }

    assert_eq!(campaign.state, CampaignState::Won);
}

/// A campaign after a mission from which everybody came home.
fn won(mut campaign: Campaign, mission: Mission) -> Campaign {
    let mut board = last_board(&campaign, mission, 1);
    board.figures.iter_mut().for_each(|figure| figure.condition = Condition::Left);
    board.ending = Some(Ending::Victory);
    campaign.record(&board);
    campaign
}

/// AGD-7C.2 AGD-7C.3
#[test]
fn whoever_is_rescued_is_available_again_and_who_is_not_stays_captured() {
    let mut campaign = Campaign::new("LV-426");
    campaign.fates[Character::Hudson.index()] = Condition::Captured;
    campaign.fates[Character::Frost.index()] = Condition::Captured;
    let mut board = last_board(&campaign, Mission::Rescue, 1);
    board.figures.iter_mut().for_each(|figure| figure.condition = Condition::Left);
    board.figures[Character::Frost.index()].condition = Condition::Cocooned;
    board.ending = Some(Ending::Victory);

    campaign.record(&board);

    assert_eq!(campaign.fates[Character::Hudson.index()], Condition::Standing);
    assert_eq!(campaign.fates[Character::Frost.index()], Condition::Captured);
}

/// AGD-7B.2 AGD-7B.3 AGD-7B.7 R-41
#[test]
fn a_mission_of_a_campaign_begins_with_those_and_that_which_are_left() {
    let mut campaign = Campaign::new("LV-426");
    campaign.fates[Character::Hicks.index()] = Condition::Killed;
    campaign.removed[Card::M56SmartGun.index()] = 1;

    let setup = campaign.setup(Mission::Escape, 2);

    assert!(!setup.takes_part(Character::Hicks));
    assert!(setup.takes_part(Character::Gorman));
    assert_eq!(Board::new(setup).endurance.unseen.count(Card::M56SmartGun), 0);
}

/// AGD-7B.9 R-42
#[test]
fn surplus_players_sit_a_mission_out() {
    let mut campaign = Campaign::new("LV-426");
    for character in [Character::Hicks, Character::Gorman, Character::Ripley, Character::Vasquez] {
        campaign.fates[character.index()] = Condition::Killed;
    }
    let setup = campaign.setup(Mission::Escape, 4);

    let mut state = <Aliens as engine::Game>::begin(&setup, &mut Log::Off);
    let mut choices = Vec::new();
    state.choices(Seat(0), &mut choices);
    state.choose(Seat(0), choices[0], &mut Log::Off).expect("a hero is chosen");

    let heroes = state.board().figures.iter().filter(|figure| figure.owner.is_some()).count();
    assert_eq!(heroes, 2, "the second takes the only one left, and two sit out");
}

/// AGD-7B.16
#[test]
fn a_campaign_is_the_same_after_it_was_written_and_read() {
    let mut campaign = Campaign::new("LV-426");
    campaign.fates[Character::Hicks.index()] = Condition::Captured;
    campaign.removed[3] = 1;

    let text = serde_json::to_string(&campaign).expect("a campaign can be written");

    assert_eq!(serde_json::from_str::<Campaign>(&text).expect("and read"), campaign);
    assert!(serde_json::from_str::<Campaign>(&text.replace("fates", "fate")).is_err());
}

/// AGD-7B.5
#[test]
fn debriefings_lose_no_card() {
    let mut board = last_board(&Campaign::new("LV-426"), Mission::Newt, 3);
    discard(&mut board, 10, 20);
    let all: Cards = Pool::of(|card: Card| card.print().copies);

    let board = debriefed(board);

    for &card in Card::ALL {
        let there = board.endurance.count(card) + u32::from(board.removed.count(card));
        assert_eq!(there, u32::from(all.count(card)), "{card:?}");
    }
    assert!(board.endurance.above.slots().iter().all(|&slot| slot == Slot::Unseen));
}

/// AGD-7B.10 R-43
#[test]
fn cards_that_are_carried_count_in_the_final_score() {
    let score = |is_carried: bool| {
        let mut campaign = Campaign::new("LV-426");
        let mut board = last_board(&campaign, Mission::Survive, 1);
        discard(&mut board, 10, 20);
        let card = take(&mut board, Card::MediKit);
        match is_carried {
            true => board.figures[Character::Hicks.index()].equip(card),
            false => board.endurance.discard.add(card),
        }
        board.figures.iter_mut().for_each(|figure| figure.condition = Condition::Left);
        board.figures[Character::Newt.index()].condition = Condition::Killed;
        board.ending = Some(Ending::Victory);
        campaign.record(&board);
        campaign.score
    };

    assert_eq!((score(true), score(false)), (Some(20), Some(19)), "30 cards, less 10 without Newt");
}

/// AGD-7B.8 AGD-7B.10
#[test]
fn what_a_campaign_would_come_to_now_counts_all_cards_that_are_in_it() {
    let mut campaign = Campaign::new("LV-426");
    campaign.fates[Character::Newt.index()] = Condition::Standing;
    campaign.fates[Character::Frost.index()] = Condition::Captured;
    campaign.fates[Character::Gorman.index()] = Condition::Killed;
    campaign.facehuggers[Character::Hudson.index()] = 1;
    campaign.removed[Card::HkVp70Pistol.index()] = 5;
    campaign.removed[Card::Steady.index()] = 2;

    let with_newt = campaign.view().score_now;
    campaign.fates[Character::Newt.index()] = Condition::Absent;
    let without = campaign.view().score_now;

    assert_eq!((with_newt.cards, with_newt.lost, with_newt.newt_lives), (53, 3, true));
    assert_eq!((with_newt.points, without.points), (53 - 15 + 10, 53 - 15 - 10));
}

/// AGD-7B.1 AGD-7C.1 AGD-7D.1 AGD-7B.4
#[test]
fn the_road_says_how_each_mission_stands() {
    let stands = |campaign: &Campaign| -> Vec<Stands> { campaign.view().road.iter().map(|it| it.stands).collect() };
    let over = |campaign: &mut Campaign, mission: Mission, ending: Ending| {
        let mut board = last_board(campaign, mission, 1);
        board.ending = Some(ending);
        board.figures.iter_mut().for_each(|figure| figure.condition = Condition::Left);
        campaign.record(&board);
    };
    let mut campaign = Campaign::new("LV-426");
    assert_eq!(stands(&campaign), [Stands::Next, Stands::Later, Stands::Later, Stands::Later, Stands::Later]);

    over(&mut campaign, Mission::Newt, Ending::Victory);
    assert_eq!(stands(&campaign), [Stands::Won, Stands::NobodyCaptured, Stands::Open, Stands::Next, Stands::Later]);
    campaign.fates[Character::Frost.index()] = Condition::Captured;
    assert_eq!(stands(&campaign)[1], Stands::Open);
    over(&mut campaign, Mission::Resupply, Ending::Victory);
    over(&mut campaign, Mission::Rescue, Ending::Victory);
    assert_eq!(stands(&campaign), [Stands::Won, Stands::NobodyCaptured, Stands::Won, Stands::Next, Stands::Later]);

    over(&mut campaign, Mission::Escape, Ending::SquadLost);
    assert_eq!(stands(&campaign), [Stands::Won, Stands::Won, Stands::Won, Stands::Lost, Stands::Never]);
}

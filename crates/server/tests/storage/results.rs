//! How games ended is kept once, however often it is told.

use protocol::TableState;
use server::{
    results::{Ended, EndedSeat, Player, Rating},
    storage::{Change, Storage, StoredTable},
};

use crate::words::{House, new, person_id, table, table_id};

fn seat(player: Player, place: u8) -> EndedSeat {
    let score = 10 - i16::from(place);
    EndedSeat { player, place, score, has_won: place == 1, sent_away: None, left: Vec::new(), forfeits: false }
}

fn person(name: &str) -> Player {
    Player::Person(person_id(name))
}

fn ended(id: &str, at: u64, seats: impl IntoIterator<Item = EndedSeat>) -> Change {
    let seats = seats.into_iter().collect();
    Change::Ended(Ended { table: table_id(id), game: "contact".to_owned(), at, is_whole: true, seats })
}

fn over(id: &str) -> Change {
    new(StoredTable { state: TableState::Over, ..table(id) })
}

#[tokio::test]
async fn an_end_that_is_told_twice_counts_once() {
    let house = House::new().await;
    let end = ended("one", 7, [seat(person("ash"), 1), seat(person("ripley"), 2)]);
    house.write([over("one"), end.clone()]).await;
    let once = house.storage.tallies(&person_id("ash")).await.unwrap();

    house.write([end]).await;

    assert_eq!(house.storage.tallies(&person_id("ash")).await.unwrap(), once);
    assert_eq!((once[0].played, once[0].won, once[0].rating.unwrap().games), (1, 1, 1));
}

#[tokio::test]
async fn games_that_end_together_are_settled_one_after_the_other() {
    let house = House::new().await;
    let ends = |id: &str| ended(id, 7, [seat(person("ash"), 1), seat(person("ripley"), 2)]);

    house.write((0..20).map(|n| over(&n.to_string())).collect::<Vec<_>>()).await;
    futures_util::future::join_all((0..20).map(|n| house.write([ends(&n.to_string())]))).await;

    let (ash, ripley) = (person_id("ash"), person_id("ripley"));
    let (ash, ripley) = (house.storage.tallies(&ash).await.unwrap(), house.storage.tallies(&ripley).await.unwrap());
    let (better, worse) = (ash[0].rating.unwrap(), ripley[0].rating.unwrap());
    assert_eq!((better.games, worse.games), (20, 20), "no end is lost to another");
    assert!(better.rating > 30.0 && worse.rating < 20.0, "{better:?} {worse:?}");
}

#[tokio::test]
async fn a_write_that_fails_settles_nothing() {
    let house = House::new().await;
    house.write([over("one")]).await;
    let end = ended("one", 7, [seat(person("ash"), 1), seat(person("ripley"), 2)]);

    let refused = house.storage.write(vec![end, over("one")]).await;

    assert!(refused.is_err(), "the table is there already");
    assert_eq!(house.storage.tallies(&person_id("ash")).await.unwrap(), []);
}

#[tokio::test]
async fn who_held_two_seats_counts_once_and_programs_not_at_all() {
    let house = House::new().await;
    let program = Player::Program(person_id("bishop"));
    let seats = [seat(person("ash"), 1), seat(person("ash"), 4), seat(program, 2), seat(Player::Bot, 3)];

    house.write([over("alone"), ended("alone", 7, seats)]).await;

    let ash = house.storage.tallies(&person_id("ash")).await.unwrap();
    assert_eq!((ash[0].played, ash[0].won, ash[0].rating), (1, 1, None), "nobody else was there");
    let listed = house.storage.history(&person_id("bishop"), None, 10).await.unwrap();
    assert_eq!((listed.len(), listed[0].results[2].place), (1, 2), "a program's game is listed for who brought it");
    assert_eq!(house.storage.tallies(&person_id("bishop")).await.unwrap()[0].rating, None);
}

#[tokio::test]
async fn a_guest_who_logs_in_takes_results_along_and_the_rating_that_knows_more() {
    let house = House::new().await;
    let against = |id, whom, place| ended(id, 7, [seat(person(whom), place), seat(person("ripley"), 3 - place)]);
    house.write(["one", "two", "three"].map(over)).await;
    for end in [against("one", "guest", 2), against("two", "guest", 2), against("three", "ash", 1)] {
        house.write([end]).await;
    }
    let guests = house.storage.tallies(&person_id("guest")).await.unwrap();

    house.write([Change::Merge { guest: person_id("guest"), into: person_id("ash") }]).await;

    let ash = house.storage.tallies(&person_id("ash")).await.unwrap();
    assert_eq!((ash[0].played, ash[0].won), (3, 1));
    assert_eq!(ash[0].rating, guests[0].rating, "two games say more than one");
    assert_eq!(house.storage.tallies(&person_id("guest")).await.unwrap(), []);
    let listed = house.storage.history(&person_id("ash"), None, 10).await.unwrap();
    assert!(listed.iter().all(|it| it.results[0].person == Some(person_id("ash"))), "{listed:?}");
}

#[tokio::test]
async fn whoever_sends_their_only_opponent_away_has_lost_to_them() {
    let house = House::new().await;
    let host = EndedSeat { forfeits: true, ..seat(person("burke"), 1) };
    let sent_away = EndedSeat { sent_away: Some(person_id("ripley")), ..seat(Player::Bot, 2) };

    house.write([over("one"), ended("one", 7, [host, sent_away])]).await;

    let burke = house.storage.tallies(&person_id("burke")).await.unwrap();
    assert_eq!(burke[0].won, 0);
    let listed = house.storage.history(&person_id("burke"), None, 10).await.unwrap();
    assert!(listed[0].results[0].has_left);
    let (burke, nobody) = (burke[0].rating.expect("it counts"), Rating::default());
    assert!(burke.rating < nobody.rating, "{burke:?}");
    assert_eq!(house.storage.tallies(&person_id("ripley")).await.unwrap(), [], "a bot's place is nobody's result");
}

#[tokio::test]
async fn whoever_was_sent_away_from_among_several_is_not_compared_with_those_who_played_on() {
    let house = House::new().await;
    let host = EndedSeat { forfeits: true, ..seat(person("burke"), 1) };
    let sent_away = EndedSeat { sent_away: Some(person_id("ripley")), ..seat(Player::Bot, 3) };

    house.write([over("one"), ended("one", 7, [host, seat(person("ash"), 2), sent_away])]).await;

    let rating = async |id: &str| house.storage.tallies(&person_id(id)).await.unwrap().pop().and_then(|it| it.rating);
    let (burke, ash) = (rating("burke").await.unwrap(), rating("ash").await.unwrap());
    assert!(ash.rating > burke.rating, "{ash:?} {burke:?}");
    assert_eq!(rating("ripley").await, None);
}

#[tokio::test]
async fn whoever_left_has_lost_to_everybody_whoever_played_on_for_them() {
    let house = House::new().await;
    let earlier = |id, whom| ended(id, 6, [seat(person(whom), 1), seat(person("newt"), 1)]);
    house.write([over("0"), earlier("0", "burke"), over("1"), earlier("1", "bishop")]).await;
    let taken_over = EndedSeat { left: vec![person_id("burke"), person_id("hicks")], ..seat(person("bishop"), 2) };
    let back = EndedSeat { left: vec![person_id("ash")], ..seat(person("ash"), 1) };

    house.write([over("one"), ended("one", 7, [back, taken_over])]).await;

    let rating = async |id: &str| house.storage.tallies(&person_id(id)).await.unwrap()[0].rating.expect("it counts");
    let [ash, bishop, burke] = [rating("ash").await, rating("bishop").await, rating("burke").await];
    assert_eq!((ash.games, bishop.games, burke.games), (1, 2, 2));
    assert!(ash.rating > bishop.rating && bishop.rating > burke.rating, "{ash:?} {bishop:?} {burke:?}");
    let listed = house.storage.history(&person_id("bishop"), None, 10).await.unwrap();
    assert_eq!(listed[0].results[1].person, Some(person_id("bishop")), "the seat's result is whose seat it is");
}

#[tokio::test]
async fn games_for_practice_are_listed_and_not_counted() {
    let house = House::new().await;
    let practice = new(StoredTable { state: TableState::Over, is_practice: true, ..table("practice") });
    let Change::Ended(end) = ended("practice", 7, [seat(person("ash"), 1), seat(person("ripley"), 2)]) else {
        unreachable!("it is an end")
    };
    let seats = [seat(person("ash"), 2), seat(person("ripley"), 1)];

    house.write([over("one"), ended("one", 6, seats), practice, Change::Ended(Ended { is_whole: false, ..end })]).await;

    let ash = house.storage.tallies(&person_id("ash")).await.unwrap();
    assert_eq!((ash[0].played, ash[0].won, ash[0].rating.unwrap().games), (1, 0, 1));
    assert_eq!(house.storage.history(&person_id("ash"), None, 10).await.unwrap().len(), 2, "they were played");
}

//! How much one player is sent in a whole game: what was measured, and a little room.
//!
//! The dice are known, so that the numbers change only with what is sent or with how a game goes.

mod seats;

use seats::*;

/// What somebody is sent who answers anything until the game is over.
#[derive(Debug)]
struct Sent {
    answers: usize,
    messages: usize,
    bytes: usize,
    tables: usize,
    table_bytes: usize,
}

async fn sent(game: &str, n_bots: usize) -> Sent {
    let (house, anna) = (house_of_all_games(), person("Anna"));
    let seats: Vec<_> = [me()].into_iter().chain((0..n_bots).map(|_| bot("greedy"))).collect();
    let table = house.tables.open(&anna, new_table(game, &seats)).await.unwrap();
    let mut anna_here = house.attends(&table, &anna).await;
    let (mut answers, mut luck) = (0, 0x9e37_79b9_7f4a_7c15_u64);
    loop {
        anna_here.waits_for_a_question().await;
        let Some(question) = anna_here.question() else { break };
        let n_offers = question["offers"].as_array().unwrap().len();
        luck = luck.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        anna_here.answers((luck >> 33) as usize % n_offers).await.expect("what is offered is taken");
        answers += 1;
    }
    let ((messages, bytes), (tables, table_bytes)) = (anna_here.heard, anna_here.heard_tables);
    Sent { answers, messages, bytes, tables, table_bytes }
}

#[tokio::test(start_paused = true)]
async fn a_game_of_nemesis_is_told_in_less_than_half_a_megabyte() {
    let sent = sent("nemesis", 2).await;

    println!("{sent:?}");
    assert!(sent.answers > 50, "{sent:?}");
    assert!(sent.bytes < 500_000, "{sent:?}");
    assert!(sent.bytes / sent.answers < 2 * 1024, "{sent:?}");
}

#[tokio::test(start_paused = true)]
async fn a_table_of_alien_frontiers_is_told_in_three_kibibytes() {
    let sent = sent("alien-frontiers", 3).await;

    println!("{sent:?}");
    assert!(sent.answers > 50, "{sent:?}");
    assert!(sent.table_bytes / sent.tables < 3 * 1024, "{sent:?}");
}

#[tokio::test(start_paused = true)]
async fn a_game_of_aliens_is_told_in_what_it_was_measured_at() {
    let sent = sent("aliens", 1).await;

    println!("{sent:?}");
    assert!(sent.answers > 20, "{sent:?}");
}

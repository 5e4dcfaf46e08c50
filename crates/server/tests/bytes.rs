//! How much one player is sent in a whole game: what was measured, and a little room.
//!
//! The dice are known, so that the numbers change only with what is sent or with how a game goes.

mod seats;

use seats::*;

/// What somebody is sent who answers anything until the game is over.
#[derive(Debug)]
#[expect(dead_code, reason = "all of it is told where there is too much")]
struct Sent {
    answers: usize,
    messages: usize,
    bytes: usize,
    tables: usize,
    table_bytes: usize,
}

/// How the person chooses among the offers.
const LUCK: u64 = 0x9e37_79b9_7f4a_7c15;

async fn sent(game: &str, n_bots: usize, mut luck: u64) -> Sent {
    let (house, anna) = (house_of_all_games(), person("Anna"));
    let seats: Vec<_> = [me()].into_iter().chain((0..n_bots).map(|_| bot("greedy"))).collect();
    let table = house.tables.open(&anna, new_table(game, &seats)).await.unwrap();
    let mut anna_here = house.attends(&table, &anna).await;
    let mut answers = 0;
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

/// Checks that a game is told in so many bytes at the most, and each answer in it, of whomever, in so
/// many of them.
fn check(sent: &Sent, most: usize, most_an_answer: usize) {
    assert!(sent.answers > 50, "somebody has played: {sent:?}");
    assert!(sent.bytes < most && sent.bytes / sent.tables < most_an_answer, "{sent:?}");
}

#[tokio::test(start_paused = true)]
async fn one_game_of_nemesis() {
    // Measured: 503 kB in 237 tables, 769 bytes each. With other luck the person dies early.
    check(&sent("nemesis", 2, 7).await, 555_000, 2_250);
}

#[tokio::test(start_paused = true)]
async fn one_game_of_alien_frontiers() {
    // Measured: 540 kB in 269 tables, 784 bytes each.
    check(&sent("alien-frontiers", 3, LUCK).await, 595_000, 2_200);
}

#[tokio::test(start_paused = true)]
async fn one_game_of_aliens() {
    // Measured: 2,885 kB in 839 tables, 2,173 bytes each; without what questions foresee it was 1,485 kB.
    check(&sent("aliens", 1, LUCK).await, 3_140_000, 3_750);
}

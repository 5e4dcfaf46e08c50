//! What a server has to be, and what becomes of a house whose server is away.

use std::time::Duration;

use server::storage::{Database, ServerFault, Storage, StorageError};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, PgConnection, postgres::PgConnectOptions};

use crate::{
    postgres,
    words::{House, after, guest, moment, new, person_id, table},
};

async fn connected(house: &House) -> PgConnection {
    let options: PgConnectOptions = house.place.url.0.parse().unwrap();
    options.connect().await.unwrap()
}

async fn refusal(url: &server::config::DatabaseUrl) -> ServerFault {
    Database::on_server(url).await.err().expect("it is refused")
}

#[tokio::test]
async fn two_servers_do_not_share_a_database() {
    let house = House::new().await;

    assert_eq!(refusal(&house.place.url).await, ServerFault::InUse);

    house.write([new(table("one"))]).await;
}

#[tokio::test]
async fn a_server_that_would_lose_what_it_has_stored_is_refused() {
    for setting in ["synchronous_commit", "fsync", "full_page_writes"] {
        let server = postgres::Server::start(&[(setting, "off")]).await;

        let fault = refusal(&server.database("house").await).await;

        assert_eq!(fault, ServerFault::Unsafe { setting: setting.to_owned(), value: "off".to_owned() });
    }
}

#[tokio::test]
async fn a_database_of_another_program_or_of_a_later_one_is_refused_and_left_as_it_is() {
    let url = postgres::new_database().await;
    let options: PgConnectOptions = url.0.parse().unwrap();
    let mut other = options.connect().await.unwrap();
    other.execute("create table recipes (name text)").await.unwrap();
    assert_eq!(refusal(&url).await, ServerFault::Foreign);

    let house = House::new().await;
    house.storage.close().await;
    let mut later = connected(&house).await;
    later.execute("insert into _sqlx_migrations values (9000, 'later', now(), true, '', 0)").await.unwrap();
    assert_eq!(refusal(&house.place.url).await, ServerFault::Newer { version: 9000, known: 1 });
}

#[tokio::test]
async fn what_is_no_address_or_nobodys_is_refused_without_telling_the_password() {
    let no_address = server::config::DatabaseUrl("mysql://ripley:xenomorph@localhost/house".to_owned());
    let nobody = server::config::DatabaseUrl("postgres://ripley:xenomorph@127.0.0.1:1/house".to_owned());

    let (no_address, nobody) = (refusal(&no_address).await, refusal(&nobody).await);

    assert!(matches!(no_address, ServerFault::NoAddress(_)), "{no_address}");
    assert!(matches!(nobody, ServerFault::NotReached(_)), "{nobody}");
    assert!(!format!("{no_address}{nobody}").contains("xenomorph"));
}

#[tokio::test]
async fn a_house_goes_on_when_its_server_is_back_and_nothing_acknowledged_is_lost() {
    let server = postgres::Server::start(&[]).await;
    let url = server.database("house").await;
    let house = House { storage: Database::on_server(&url).await.unwrap(), place: crate::place::Place { url } };
    house.write([new(table("one"))]).await;
    let held = house.holds("one").await;
    house.plays(&held, [moment(1)]).await.unwrap();

    let server = server.crash();
    let away = house.plays(&after(&held, 1), [moment(2)]).await;
    assert!(matches!(away, Err(StorageError::Failed(_))), "{away:?}");
    assert!(house.storage.table(&held.table).await.is_err());
    let _server = server.start_again().await;

    assert_eq!(house.moments("one").await, [moment(1)]);
    assert_eq!(house.plays(&after(&held, 1), [moment(2)]).await, Ok(()));
    assert!(house.storage.is_well().await);
}

#[tokio::test]
async fn connections_that_are_ended_are_replaced() {
    let house = House::new().await;
    house.write([new(table("one"))]).await;
    let held = house.holds("one").await;
    let mut other = connected(&house).await;

    for n in 0..5 {
        let end = "select pg_terminate_backend(pid) from pg_stat_activity \
             where datname = current_database() and pid <> pg_backend_pid()";
        sqlx::query(end).execute(&mut other).await.unwrap();
        assert_eq!(house.table("one").await.unwrap().n, n, "who reads does not notice");
        let written = house.plays(&after(&held, n), [moment(n + 1)]).await;
        if written.is_err() {
            house.plays(&after(&held, n), [moment(n + 1)]).await.unwrap();
        }
    }
    other.close().await.unwrap();
}

#[tokio::test]
async fn somebody_who_holds_a_row_is_not_waited_for() {
    let house = House::new().await;
    house.write([new(table("one")), new(table("two"))]).await;
    let (one, two) = (house.holds("one").await, house.holds("two").await);
    let mut intruder = connected(&house).await;
    intruder.execute("begin; select 1 from tables where id = 'one' for update").await.unwrap();

    let held_up = tokio::time::timeout(Duration::from_secs(9), house.plays(&one, [moment(1)])).await;
    assert!(matches!(held_up, Ok(Err(StorageError::Failed(_)))), "{held_up:?}");
    assert_eq!(house.plays(&two, [moment(1)]).await, Ok(()));
    intruder.execute("rollback").await.unwrap();

    assert_eq!(house.plays(&one, [moment(1)]).await, Ok(()));
}

#[tokio::test]
async fn what_no_row_can_hold_is_not_found_and_cannot_be_written() {
    let house = House::new().await;

    assert_eq!(house.storage.person_named("Ri\0pley").await, Ok(None));
    assert_eq!(house.storage.table(&server::storage::TableId("\0".to_owned())).await, Ok(None));
    let refused = house.refused([server::storage::Change::Person(guest("a", "Ri\0pley"))]).await;

    assert!(matches!(refused, StorageError::Failed(_)), "{refused}");
    assert_eq!(house.storage.person(&person_id("a")).await, Ok(None));
}

#[tokio::test]
async fn every_question_is_answered_by_an_index() {
    let house = House::new().await;
    let mut connection = connected(&house).await;
    connection.execute("set enable_seqscan = off").await.unwrap();
    for (question, index) in [
        ("select * from moments where person = 'ash'", "person_idx"),
        (
            "select * from tables where visibility = 'open' and state = 'playing' order by listed desc, id limit 9",
            "tables_to_watch",
        ),
        ("select * from tables where due <= 9 order by due, id limit 9", "tables_due"),
        ("select * from people where folded = 'ash' and password is not null", "people_by_name"),
    ] {
        let plan: Vec<String> =
            sqlx::query_scalar(AssertSqlSafe(format!("explain {question}"))).fetch_all(&mut connection).await.unwrap();
        let plan = plan.join("\n");
        assert!(plan.contains(index) && !plan.contains("Seq Scan"), "{question}\n{plan}");
    }
}

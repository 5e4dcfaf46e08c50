//! What nobody needs any more goes, and never what somebody looks at.

use std::{sync::atomic::Ordering, time::Duration};

use protocol::Retention;
use tokio::time::sleep;

use crate::{at, code, seats::*};

#[tokio::test(start_paused = true)]
async fn a_table_that_nobody_needs_goes_unless_somebody_looks_at_it() {
    let (house, anna, ben) = (house(), person("Anna"), person("Ben"));
    let new = || new_table("alien-frontiers", &[me(), open()]);
    let forgotten = house.tables.open(&anna, new()).await.unwrap();
    let looked_at = house.tables.open(&anna, new()).await.unwrap();
    house.now.fetch_add(15 * 24 * 3600, Ordering::SeqCst);
    sleep(Duration::from_secs(1000)).await;
    let young = house.tables.open(&anna, new()).await.unwrap();
    let _anna_here = house.attends(&looked_at, &anna).await;

    let pruned = house.tables.prune(&Retention::default()).await.unwrap();

    assert_eq!((pruned.waiting, pruned.abandoned, pruned.finished), (1, 0, 0));
    assert_eq!(code(at(&house, &forgotten).sits(&ben, 2).await), "no-such-table");
    at(&house, &looked_at).sits(&ben, 2).await.expect("somebody waits there");
    at(&house, &young).sits(&ben, 2).await.expect("it is new");
}

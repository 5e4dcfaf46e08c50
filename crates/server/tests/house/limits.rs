//! From where somebody comes, with a proxy before us and without.

use crate::visitor::given_with;

#[tokio::test]
async fn without_a_proxy_nobody_is_believed_who_says_they_come_from_elsewhere() {
    let place = given_with(|config| config.allowed.requests_by_address = 3.try_into().unwrap()).await;

    for n in 0..3 {
        let mut liar = place.visitor_from([198, 51, 100, 1]).with("x-forwarded-for", &format!("203.0.113.{n}"));
        assert_eq!(liar.get("/api/games").await.status, 200);
    }
    let mut liar = place.visitor_from([198, 51, 100, 1]).with("x-forwarded-for", "203.0.113.99");
    liar.get("/api/games").await.refused(429, "too-many");
}

#[tokio::test]
async fn behind_a_proxy_only_what_it_wrote_last_is_believed() {
    let place = given_with(|config| {
        config.is_behind_proxy = true;
        config.allowed.requests_by_address = 3.try_into().unwrap();
    })
    .await;
    let from = |forwarded: &str| place.visitor_from([10, 0, 0, 1]).with("x-forwarded-for", forwarded);

    for n in 0..3 {
        assert_eq!(from(&format!("192.0.2.{n}, 203.0.113.7")).get("/api/games").await.status, 200);
    }

    from("192.0.2.99, 203.0.113.7").get("/api/games").await.refused(429, "too-many");
    assert_eq!(from("203.0.113.8").get("/api/games").await.status, 200);
    assert_eq!(from("rubbish").get("/api/games").await.status, 200);
}

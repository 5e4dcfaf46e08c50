//! A house for tests, and those who visit it.
#![allow(dead_code)]

#[path = "../postgres/mod.rs"]
mod postgres;

use std::{
    env,
    net::SocketAddr,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering},
    },
};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::ConnectInfo,
    http::{HeaderMap, HeaderName, Method, Request, StatusCode, header},
    response::Response,
};
use futures_util::StreamExt;
use protocol::{Me, Problem};
use serde_json::Value;
use server::{
    config::{Config, SecretKey},
    games::Games,
    house::{Clock, ClockByHand, Dice, House, surrounded},
    people::{COOKIE, DEVICE},
    routes,
    storage::{Database, Faulty},
};
use tempfile::TempDir;
use tower::ServiceExt;

/// Set where the houses are to be on PostgreSQL: `cargo xtask test` runs them a second time so.
const ON_POSTGRES: &str = "AIRLOCK_TESTS_ON_POSTGRES";

/// When these scenarios begin.
pub(crate) const START: u64 = 1_800_000_000;

/// A house, with everything that a test may turn.
pub(crate) struct Place {
    pub(crate) house: Arc<House>,
    pub(crate) clock: Arc<ClockByHand>,
    pub(crate) storage: Arc<Faulty>,
    app: Router,
    n_visitors: AtomicU8,
    _folder: TempDir,
}

/// A house as it is run without any wishes.
pub(crate) async fn given() -> Place {
    given_with(|_| ()).await
}

/// A house that is run in some way.
pub(crate) async fn given_with(configure: impl FnOnce(&mut Config)) -> Place {
    given_routes(configure, |routes| routes).await
}

/// A house that has some more routes.
pub(crate) async fn given_routes(
    configure: impl FnOnce(&mut Config),
    more: impl FnOnce(Router<Arc<House>>) -> Router<Arc<House>>,
) -> Place {
    given_games(Games::of_the_catalog(), configure, more).await
}

/// A house where these games are played.
pub(crate) async fn given_games(
    games: Games,
    configure: impl FnOnce(&mut Config),
    more: impl FnOnce(Router<Arc<House>>) -> Router<Arc<House>>,
) -> Place {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config { data_folder: folder.path().to_owned(), ..Config::default() };
    configure(&mut config);
    let storage = Arc::new(Faulty::new(Arc::new(database(folder.path()).await)));
    let clock = Arc::new(ClockByHand::at(START));
    let shared: Arc<dyn Clock> = clock.clone();
    let key = SecretKey::kept_in(folder.path()).unwrap();
    let house = House::new(config, games, storage.clone(), &key, shared, Dice::known("a house for tests"));
    let (routes, _) = routes::routes().split_for_parts();
    let app = surrounded(more(routes), house.clone());
    Place { house, clock, storage, app, n_visitors: AtomicU8::new(0), _folder: folder }
}

/// Where the house keeps things: in its folder, or on PostgreSQL where the tests are run for that.
async fn database(folder: &Path) -> Database {
    match env::var_os(ON_POSTGRES) {
        None => Database::in_folder(folder).await.unwrap(),
        Some(_) => Database::on_server(&postgres::new_database().await).await.unwrap(),
    }
}

impl Place {
    /// Somebody with an address of their own, whom nobody knows yet.
    pub(crate) fn visitor(&self) -> Visitor {
        self.visitor_from([192, 0, 2, self.n_visitors.fetch_add(1, Ordering::SeqCst)])
    }

    /// Somebody from this address.
    pub(crate) fn visitor_from(&self, address: [u8; 4]) -> Visitor {
        let address = Some(SocketAddr::from((address, 40_000)));
        Visitor { app: self.app.clone(), cookie: None, device: None, address, headers: HeaderMap::new() }
    }

    /// Somebody of whom nobody knows from where they come.
    pub(crate) fn visitor_from_nowhere(&self) -> Visitor {
        Visitor { address: None, ..self.visitor() }
    }
}

/// Somebody with a browser: cookies that are set are sent back.
#[derive(Clone)]
pub(crate) struct Visitor {
    app: Router,
    pub(crate) cookie: Option<String>,
    /// By which the house knows this device, also after they have logged out.
    pub(crate) device: Option<String>,
    address: Option<SocketAddr>,
    headers: HeaderMap,
}

impl Visitor {
    /// From now on every request has this header too.
    pub(crate) fn with(mut self, name: &'static str, value: &str) -> Visitor {
        self.headers.append(HeaderName::from_static(name), value.parse().unwrap());
        self
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Method::GET, path, Body::empty(), None).await
    }

    pub(crate) async fn delete(&mut self, path: &str) -> Answer {
        self.send(Method::DELETE, path, Body::empty(), None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, body.to_string(), Some("application/json")).await
    }

    pub(crate) async fn patch(&mut self, path: &str, body: &Value) -> Answer {
        self.send(Method::PATCH, path, body.to_string(), Some("application/json")).await
    }

    pub(crate) async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: impl Into<Body>,
        content_type: Option<&str>,
    ) -> Answer {
        let response = self.answered(method, path, body.into(), content_type).await;
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        let answer = Answer { status: parts.status, headers: parts.headers, body };
        if let Some(cookie) = answer.cookie() {
            self.cookie = Some(cookie).filter(|value| !value.is_empty());
        }
        if let Some(device) = answer.set(DEVICE) {
            self.device = Some(device).filter(|value| !value.is_empty());
        }
        answer
    }

    /// The first message of a stream of events, which is then let go.
    pub(crate) async fn first_event(&self, path: &str) -> Value {
        let response = self.answered(Method::GET, path, Body::empty(), None).await;
        assert_eq!(response.status(), 200);
        let mut body = response.into_body().into_data_stream();
        let mut text = Vec::new();
        while !text.ends_with(b"\n\n") {
            text.extend(body.next().await.expect("the stream goes on").unwrap());
        }
        let text = String::from_utf8(text).unwrap();
        let first = text.lines().find_map(|line| line.strip_prefix("data: ")).expect("an event has data");
        serde_json::from_str(first).unwrap()
    }

    /// Watches a stream of events until what is returned is let go.
    pub(crate) async fn watches(&self, path: &str) -> axum::body::BodyDataStream {
        let response = self.answered(Method::GET, path, Body::empty(), None).await;
        assert_eq!(response.status(), 200);
        let mut body = response.into_body().into_data_stream();
        body.next().await.expect("the stream begins").unwrap();
        body
    }

    async fn answered(&self, method: Method, path: &str, body: Body, content_type: Option<&str>) -> Response {
        let mut request = Request::new(body);
        *request.method_mut() = method;
        *request.uri_mut() = path.parse().unwrap();
        *request.headers_mut() = self.headers.clone();
        request.headers_mut().entry(header::HOST).or_insert("127.0.0.1:8080".parse().unwrap());
        if let Some(content_type) = content_type {
            request.headers_mut().insert(header::CONTENT_TYPE, content_type.parse().unwrap());
        }
        if let Some(cookie) = &self.cookie {
            request.headers_mut().append(header::COOKIE, format!("{COOKIE}={cookie}").parse().unwrap());
        }
        if let Some(device) = self.device.as_ref().filter(|_| path == "/api/login") {
            request.headers_mut().append(header::COOKIE, format!("{DEVICE}={device}").parse().unwrap());
        }
        if let Some(address) = self.address {
            request.extensions_mut().insert(ConnectInfo(address));
        }
        self.app.clone().oneshot(request).await.unwrap()
    }

    /// Who they are.
    pub(crate) async fn me(&mut self) -> Me {
        self.get("/api/me").await.granted()
    }

    /// Chooses a name.
    pub(crate) async fn is_called(&mut self, name: &str) -> Me {
        self.patch("/api/me", &serde_json::json!({ "name": name })).await.granted()
    }

    /// Sets a first password.
    pub(crate) async fn sets_password(&mut self, password: &str) -> Answer {
        self.post("/api/me/password", &serde_json::json!({ "password": password })).await
    }

    pub(crate) async fn logs_in(&mut self, name: &str, password: &str) -> Answer {
        self.post("/api/login", &serde_json::json!({ "name": name, "password": password })).await
    }
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    #[track_caller]
    pub(crate) fn json<T: serde::de::DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// What was asked for.
    #[track_caller]
    pub(crate) fn granted<T: serde::de::DeserializeOwned>(&self) -> T {
        assert_eq!(self.status, 200, "{}", self.text());
        self.json()
    }

    /// The problem, of this status and code, told as every problem is.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16, code: &str) -> Problem {
        assert_eq!(self.status, status, "{}", self.text());
        assert_eq!(self.headers[header::CONTENT_TYPE], "application/json");
        let problem: Problem = self.json();
        assert_eq!(problem.code, code);
        let retry_after = self.headers.get(header::RETRY_AFTER).map(|it| it.to_str().unwrap().parse().unwrap());
        assert_eq!(retry_after, problem.retry_after);
        problem
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }

    /// The cookie that is set; empty if it is cleared.
    pub(crate) fn cookie(&self) -> Option<String> {
        self.set(COOKIE)
    }

    /// The value to which a cookie is set.
    fn set(&self, name: &str) -> Option<String> {
        let mut all = self.headers.get_all(header::SET_COOKIE).iter().map(|set| set.to_str().unwrap());
        all.find_map(|set| Some(set.split(';').next()?.strip_prefix(name)?.strip_prefix('=')?.to_owned()))
    }
}

//! Somebody who comes to the server: a guest with a cookie, who sends requests and opens
//! sockets.

use anyhow::{Context, Result, bail};
use http_body_util::{BodyExt, Full};
use hyper::{
    Request,
    body::Bytes,
    header::{CONTENT_TYPE, COOKIE, HeaderValue, SET_COOKIE},
};
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    client_async_with_config,
    tungstenite::{client::IntoClientRequest, protocol::WebSocketConfig},
};

use crate::socket::Socket;

/// The way to one server, shared by all who go there.
#[derive(Clone)]
pub(crate) struct Way {
    address: String,
    client: Client<HttpConnector, Full<Bytes>>,
}

impl Way {
    pub(crate) fn to(address: &str) -> Way {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        Way { address: address.to_owned(), client: Client::builder(TokioExecutor::new()).build(connector) }
    }

    /// Opens a socket, with a cookie if there is one.
    pub(crate) async fn socket(&self, path: &str, cookie: Option<&HeaderValue>) -> Result<Socket> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
        if let Some(cookie) = cookie {
            request.headers_mut().insert(COOKIE, cookie.clone());
        }
        let stream = TcpStream::connect(&self.address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Socket::over(socket))
    }
}

/// Somebody who is known to the server by the cookie that they got.
pub(crate) struct Visitor {
    way: Way,
    cookie: Option<HeaderValue>,
}

impl Visitor {
    pub(crate) fn new(way: &Way) -> Visitor {
        Visitor { way: way.clone(), cookie: None }
    }

    /// Opens a table of Alien Frontiers that starts when no seat is open. Gives its id.
    pub(crate) async fn opens_table(&mut self, seats: Value) -> Result<String> {
        self.opens_table_of("alien-frontiers", seats).await
    }

    /// The same of any game.
    pub(crate) async fn opens_table_of(&mut self, game: &str, seats: Value) -> Result<String> {
        let new = json!({ "game": game, "seats": seats, "start-when-full": true });
        self.opens("/api/tables", &new).await
    }

    /// Opens the same table once more, for the other to sit down at. Gives its id.
    pub(crate) async fn opens_rematch(&mut self, table: &str) -> Result<String> {
        self.opens(&format!("/api/tables/{table}/follow"), &json!({})).await
    }

    pub(crate) async fn sits_down(&mut self, table: &str) -> Result<()> {
        self.posts(&format!("/api/tables/{table}/seat"), &json!({})).await.map(|_| ())
    }

    pub(crate) async fn attends(&self, table: &str) -> Result<Socket> {
        self.way.socket(&format!("/api/tables/{table}/live"), self.cookie.as_ref()).await
    }

    /// The names of the games that are played there.
    pub(crate) async fn games(&mut self) -> Result<Vec<String>> {
        let games: Vec<Value> = serde_json::from_str(&self.gets("/api/games").await?)?;
        let name_of = |game: &Value| Ok(game["game"].as_str().context("a game has a name")?.to_owned());
        games.iter().map(name_of).collect()
    }

    pub(crate) async fn gets(&mut self, path: &str) -> Result<String> {
        self.asks("GET", path, None).await
    }

    async fn opens(&mut self, path: &str, body: &Value) -> Result<String> {
        let opened: Value = serde_json::from_str(&self.posts(path, body).await?)?;
        Ok(opened["id"].as_str().context("a table that was opened has an id")?.to_owned())
    }

    async fn posts(&mut self, path: &str, body: &Value) -> Result<String> {
        self.asks("POST", path, Some(body)).await
    }

    async fn asks(&mut self, method: &str, path: &str, body: Option<&Value>) -> Result<String> {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.way.address));
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = request.header(CONTENT_TYPE, "application/json").body(Full::from(body))?;
        let response = self.way.client.request(request).await?;
        if let Some(cookie) = response.headers().get(SET_COOKIE) {
            let (cookie, _) = cookie.to_str()?.split_once(';').context("a cookie with its attributes")?;
            self.cookie = Some(HeaderValue::from_str(cookie)?);
        }
        let status = response.status();
        let body = String::from_utf8(response.into_body().collect().await?.to_bytes().to_vec())?;
        if !status.is_success() {
            bail!("{method} {path}: {status} {body}");
        }
        Ok(body)
    }
}

//! The reference: every route and every type of the interface's description, as HTML.

use serde_json::{Map, Value};
use texts::{Args, Texts};

use super::{
    markdown::{paragraphs, words},
    page::escaped,
};

/// What can be done with an address, in the order in which it is shown.
const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// The whole reference.
pub(super) fn drawn(description: &Value, texts: &Texts) -> String {
    let say = |key: &str| escaped(&texts.say(key, &Args::new()));
    let types = say("ui-server-docs-types");
    let mut html = format!(
        "<h1>{}</h1>\n{}<p><a href=\"/api/openapi.json\">{}</a> · <a href=\"/\">{}</a></p>\n",
        say("ui-server-docs-title"),
        paragraphs(text(&description["info"]["description"])),
        say("ui-server-docs-json"),
        say("ui-server-docs-home"),
    );
    html += &contents(description, &types);
    for tag in list(&description["tags"]) {
        let name = text(&tag["name"]);
        html += &format!("<section>\n<h2 id=\"{0}\">{0}</h2>\n", escaped(name));
        html += &paragraphs(text(&tag["description"]));
        for (path, method, route) in routes(description, name) {
            html += &drawn_route(path, method, route, &say);
        }
        html += "</section>\n";
    }
    html += &format!("<section>\n<h2 id=\"types\">{types}</h2>\n");
    for (name, schema) in entries(&description["components"]["schemas"]) {
        html += &drawn_type(name, schema);
    }
    html + "</section>\n"
}

/// Where everything is: the routes by what they are about, and the types.
fn contents(description: &Value, types: &str) -> String {
    let mut html = "<nav>\n".to_owned();
    for tag in list(&description["tags"]) {
        let name = text(&tag["name"]);
        let routes = routes(description, name).map(|(path, method, _)| {
            let place = place(method, path);
            format!("<li><a href=\"#{place}\">{} <code>{}</code></a></li>\n", badge(method), escaped(path))
        });
        let routes: String = routes.collect();
        html += &format!("<h2><a href=\"#{0}\">{0}</a></h2>\n<ul>\n{routes}</ul>\n", escaped(name));
    }
    let names = entries(&description["components"]["schemas"]).map(|(name, _)| reference_to(name));
    let names = names.collect::<Vec<_>>().join(" · ");
    html + &format!("<h2><a href=\"#types\">{types}</a></h2>\n<p>{names}</p>\n</nav>\n")
}

fn drawn_route(path: &str, method: &str, route: &Value, say: &dyn Fn(&str) -> String) -> String {
    let (place, badge, path) = (place(method, path), badge(method), escaped(path));
    let mut html = format!("<article>\n<h3 id=\"{place}\">{badge} <code>{path}</code></h3>\n");
    html += &paragraphs(text(&route["summary"]));
    html += &paragraphs(text(&route["description"]));
    let parameters = list(&route["parameters"]).iter().map(|parameter| {
        let mark = if parameter["required"] == true { "" } else { "?" };
        let name = code(&format!("{}{mark}", text(&parameter["name"])));
        [name, kind(&parameter["schema"]), words(text(&parameter["description"]))]
    });
    html += &table(&say("ui-server-docs-parameters"), parameters);
    let bodies = entries(&route["requestBody"]["content"]).map(|(content_type, body)| {
        [code(content_type), kind(&body["schema"]), words(text(&route["requestBody"]["description"]))]
    });
    html += &table(&say("ui-server-docs-body"), bodies);
    let answers = entries(&route["responses"]).map(|(status, answer)| {
        let bodies = entries(&answer["content"]).map(|(_, body)| kind(&body["schema"])).collect::<Vec<_>>();
        [code(status), bodies.join(" | "), words(text(&answer["description"]))]
    });
    html += &table(&say("ui-server-docs-answers"), answers);
    html + "</article>\n"
}

fn drawn_type(name: &str, schema: &Value) -> String {
    let mut html = format!("<article>\n<h3 id=\"{0}\"><code>{0}</code></h3>\n", escaped(name));
    html += &paragraphs(text(&schema["description"]));
    let parts = ["oneOf", "allOf"].iter().flat_map(|key| list(&schema[key]));
    let parts: Vec<&Value> = parts.collect();
    if parts.is_empty() && schema["properties"].is_null() {
        html += &format!("<p>{}</p>\n", kind(schema));
    }
    html += &fields(schema);
    for part in parts {
        html += &paragraphs(text(&part["description"]));
        html += &if part["properties"].is_null() { format!("<p>{}</p>\n", kind(part)) } else { fields(part) };
    }
    html + "</article>\n"
}

/// The routes that are about something, in order: address, method and description.
fn routes<'a>(description: &'a Value, tag: &'a str) -> impl Iterator<Item = (&'a str, &'static str, &'a Value)> {
    let all = entries(&description["paths"])
        .flat_map(|(path, item)| METHODS.into_iter().map(move |method| (path, method, &item[method])));
    all.filter(move |(_, _, route)| list(&route["tags"]).iter().any(|it| it == tag))
}

/// Where a route is on the page.
fn place(method: &str, path: &str) -> String {
    escaped(&format!("{method}{path}")).replace(['{', '}'], "")
}

fn badge(method: &str) -> String {
    format!("<span class=\"method {method}\">{}</span>", method.to_uppercase())
}

/// The fields of a type, those that may be left out with a question mark.
fn fields(schema: &Value) -> String {
    let required = list(&schema["required"]);
    let fields = entries(&schema["properties"]).map(|(name, field)| {
        let mark = if required.iter().any(|it| it == name) { "" } else { "?" };
        [code(&format!("{name}{mark}")), kind(field), words(text(&field["description"]))]
    });
    table("", fields)
}

fn table(caption: &str, rows: impl Iterator<Item = [String; 3]>) -> String {
    let rows: String = rows.map(|[a, b, c]| format!("<tr><td>{a}</td><td>{b}</td><td>{c}</td></tr>\n")).collect();
    if rows.is_empty() {
        return rows;
    }
    let caption = if caption.is_empty() { String::new() } else { format!("<caption>{caption}</caption>\n") };
    format!("<table>\n{caption}{rows}</table>\n")
}

/// What a value is, in the shorthand that programmers know.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return reference_to(name);
    }
    let alternatives = ["oneOf", "anyOf", "allOf"].iter().flat_map(|key| list(&schema[key]));
    let alternatives: Vec<String> = alternatives.map(kind).collect();
    if !alternatives.is_empty() {
        return alternatives.join(" | ");
    }
    let values: Vec<String> = list(&schema["enum"]).iter().map(|value| code(&value.to_string())).collect();
    if !values.is_empty() {
        return values.join(" | ");
    }
    let names: Vec<&str> = match &schema["type"] {
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        name => name.as_str().into_iter().collect(),
    };
    let kinds = names.iter().map(|&name| match name {
        "array" => format!("{}{}", kind(&schema["items"]), code("[]")),
        "object" if schema["additionalProperties"].is_object() => {
            format!("{}{}{}", code("{ string: "), kind(&schema["additionalProperties"]), code(" }"))
        }
        name => code(name),
    });
    let kinds: Vec<String> = kinds.collect();
    if kinds.is_empty() { code("any") } else { kinds.join(" | ") }
}

fn code(text: &str) -> String {
    format!("<code>{}</code>", escaped(text))
}

fn reference_to(name: &str) -> String {
    format!("<a href=\"#{0}\"><code>{0}</code></a>", escaped(name))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn entries(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter).map(|(name, value)| (name.as_str(), value))
}

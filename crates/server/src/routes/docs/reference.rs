//! The reference: every route and every type of the interface's description, as HTML.

use serde_json::{Map, Value};
use texts::{Args, Texts};

use super::page::escaped;

/// What can be done with an address, in the order in which it is shown.
const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// The whole reference.
pub(super) fn drawn(description: &Value, texts: &Texts) -> String {
    let say = |key: &str| escaped(&texts.say(key, &Args::new()));
    let mut html = format!(
        "<h1>{}</h1>\n<p>{}</p>\n<p><a href=\"/api/openapi.json\">{}</a> · <a href=\"/\">{}</a></p>\n",
        say("ui-server-docs-title"),
        text(&description["info"]["description"]),
        say("ui-server-docs-json"),
        say("ui-server-docs-home"),
    );
    for tag in list(&description["tags"]) {
        let name = tag["name"].as_str().unwrap_or_default();
        html += &format!("<section>\n<h2>{}</h2>\n<p>{}</p>\n", text(&tag["name"]), text(&tag["description"]));
        for (path, item) in entries(&description["paths"]) {
            for method in METHODS {
                let route = &item[method];
                if list(&route["tags"]).iter().any(|it| it == name) {
                    html += &drawn_route(path, method, route, &say);
                }
            }
        }
        html += "</section>\n";
    }
    html += &format!("<section>\n<h2>{}</h2>\n", say("ui-server-docs-types"));
    for (name, schema) in entries(&description["components"]["schemas"]) {
        html += &drawn_type(name, schema);
    }
    html + "</section>\n"
}

fn drawn_route(path: &str, method: &str, route: &Value, say: &dyn Fn(&str) -> String) -> String {
    let mut html = format!(
        "<article>\n<h3><span class=\"method\">{}</span> <code>{}</code></h3>\n<p>{}</p>\n",
        method.to_uppercase(),
        escaped(path),
        text(&route["summary"])
    );
    if !route["description"].is_null() {
        html += &format!("<p>{}</p>\n", text(&route["description"]));
    }
    let parameters = list(&route["parameters"]).iter().map(|parameter| {
        let name = format!("<code>{}</code>", text(&parameter["name"]));
        [name, kind(&parameter["schema"]), text(&parameter["description"])]
    });
    html += &table(&say("ui-server-docs-parameters"), parameters);
    let bodies = entries(&route["requestBody"]["content"]).map(|(content_type, body)| {
        [format!("<code>{}</code>", escaped(content_type)), kind(&body["schema"]), String::new()]
    });
    html += &table(&say("ui-server-docs-body"), bodies);
    let answers = entries(&route["responses"]).map(|(status, answer)| {
        let bodies = entries(&answer["content"]).map(|(_, body)| kind(&body["schema"])).collect::<Vec<_>>();
        [format!("<code>{}</code>", escaped(status)), bodies.join(" | "), text(&answer["description"])]
    });
    html += &table(&say("ui-server-docs-answers"), answers);
    html + "</article>\n"
}

fn drawn_type(name: &str, schema: &Value) -> String {
    let mut html = format!("<article>\n<h3 id=\"{0}\"><code>{0}</code></h3>\n", escaped(name));
    if !schema["description"].is_null() {
        html += &format!("<p>{}</p>\n", text(&schema["description"]));
    }
    let variants = list(&schema["oneOf"]);
    if variants.is_empty() && schema["properties"].is_null() {
        html += &format!("<p>{}</p>\n", kind(schema));
    }
    html += &fields(schema);
    for variant in variants {
        html += &format!("<p>{}</p>\n", text(&variant["description"]));
        html += &if variant["properties"].is_null() { format!("<p>{}</p>\n", kind(variant)) } else { fields(variant) };
    }
    html + "</article>\n"
}

/// The fields of a type, those that may be left out with a question mark.
fn fields(schema: &Value) -> String {
    let required = list(&schema["required"]);
    let fields = entries(&schema["properties"]).map(|(name, field)| {
        let mark = if required.iter().any(|it| it == name) { "" } else { "?" };
        [format!("<code>{}{mark}</code>", escaped(name)), kind(field), text(&field["description"])]
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
        let name = escaped(name);
        return format!("<a href=\"#{name}\"><code>{name}</code></a>");
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

fn text(value: &Value) -> String {
    escaped(value.as_str().unwrap_or_default())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn entries(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter).map(|(name, value)| (name.as_str(), value))
}

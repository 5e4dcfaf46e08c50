//! Edits between two values: with them a client makes the second of the first, whatever the two are.
//!
//! `changes.json` has cases that the web client reads as well: both sides mean the same by an edit.

use proptest::{collection, prelude::*};
use protocol::change::{Written, between, changed};
use serde_json::{Value, json};

const CASES: &str = include_str!("../../../web/tests/fixtures/changes.json");

fn edits(before: &Value, after: &Value) -> Vec<Value> {
    let edits = between(&Written::of(before), &Written::of(after));
    edits.iter().map(|edit| serde_json::to_value(edit).unwrap()).collect()
}

fn size(value: &impl serde::Serialize) -> usize {
    serde_json::to_string(value).unwrap().len()
}

/// Values as they may be in a view, and stranger ones.
fn any_value() -> impl Strategy<Value = Value> {
    let text = prop_oneof!["[a-c]{0,2}", r#"[a"\\{}\[\],: \n\u{e9}]{0,4}"#];
    let plain = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-9_i64..99).prop_map(Value::from),
        text.clone().prop_map(Value::from),
    ];
    plain.prop_recursive(4, 48, 6, move |inner| {
        let fields = collection::vec((text.clone(), inner.clone()), 0..6);
        prop_oneof![
            collection::vec(inner, 0..6).prop_map(Value::from),
            fields.prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// A value, and the same with something changed in some of its parts.
fn two_values() -> impl Strategy<Value = (Value, Value)> {
    (any_value(), collection::vec((any::<prop::sample::Index>(), any_value(), 0_u8..4), 0..4)).prop_map(
        |(before, changes)| {
            let after = changes.into_iter().fold(before.clone(), |value, (at, other, how)| {
                let mut left = at.index(parts(&value));
                altered(value, &mut left, &other, how)
            });
            (before, after)
        },
    )
}

fn parts(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(parts).sum(),
        Value::Object(fields) => fields.values().map(parts).sum(),
        _ => 0,
    }
}

/// The value with its part of this number put away, doubled or made another.
fn altered(value: Value, left: &mut usize, other: &Value, how: u8) -> Value {
    if *left == 0 {
        *left = usize::MAX;
        return match (value, how) {
            (Value::Array(mut items), 1) => {
                items.push(other.clone());
                items.into()
            }
            (Value::Array(mut items), 2) => {
                items.pop();
                items.into()
            }
            (Value::Array(mut items), 3) => {
                let by = usize::from(!items.is_empty());
                items.rotate_left(by);
                items.into()
            }
            (Value::Object(mut fields), 1) => {
                fields.insert("new".to_owned(), other.clone());
                fields.into()
            }
            (Value::Object(fields), 2) => fields.into_iter().skip(1).collect::<serde_json::Map<_, _>>().into(),
            (_, _) => other.clone(),
        };
    }
    *left -= 1;
    match value {
        Value::Array(items) => items.into_iter().map(|item| altered(item, left, other, how)).collect(),
        Value::Object(fields) => {
            fields.into_iter().map(|(name, value)| (name, altered(value, left, other, how))).collect()
        }
        plain => plain,
    }
}

proptest! {
    #[test]
    fn whoever_has_the_first_value_and_the_edits_has_the_second((before, after) in two_values()) {
        let edits = edits(&before, &after);

        prop_assert_eq!(edits.is_empty(), before == after);
        prop_assert_eq!(changed(before, &edits), Some(after));
    }

    #[test]
    fn two_values_that_have_nothing_in_common_are_told_apart_too(before in any_value(), after in any_value()) {
        let edits = edits(&before, &after);

        prop_assert_eq!(changed(before, &edits), Some(after.clone()));
        prop_assert!(size(&edits) <= size(&after) + 24, "{:?}", edits);
    }

    #[test]
    fn what_is_written_is_the_value(value in any_value()) {
        prop_assert_eq!(String::from(Written::of(&value)), serde_json::to_string(&value).unwrap());
    }

    #[test]
    fn edits_of_another_value_are_refused_or_taken_but_never_a_fault(one in two_values(), other in any_value()) {
        let edits = edits(&one.0, &one.1);

        changed(other, &edits);
    }
}

#[test]
fn both_sides_of_the_wire_mean_the_same() {
    let cases: Vec<Value> = serde_json::from_str(CASES).unwrap();
    assert!(cases.len() > 10);
    for case in cases {
        let [before, after] = [&case["before"], &case["after"]];

        assert_eq!(Value::from(edits(before, after)), case["edits"], "{}", case["name"]);
        assert_eq!(changed(before.clone(), case["edits"].as_array().unwrap()).as_ref(), Some(after));
    }
}

#[test]
fn a_little_change_in_a_long_value_is_told_in_little() {
    let players = |fuel: u32| {
        json!(
            (0..40)
                .map(|seat| json!({"seat": seat, "fuel": 3, "ships": [1, 2, 3]}))
                .chain([json!({"seat": 40, "fuel": fuel, "ships": [1, 2, 3]})])
                .collect::<Vec<_>>()
        )
    };

    let edits = edits(&json!({"players": players(3)}), &json!({"players": players(4)}));

    assert_eq!(edits, [json!({"at": ["players", 40, "fuel"], "put": 4})]);
}

#[test]
fn a_long_way_to_several_edits_is_told_once() {
    let table = |ready: bool| {
        json!({"players": [{}, {
            "name": "a long text that nobody wants to be told again",
            "is-ready": ready, "has-passed": !ready, "is-away": ready,
        }]})
    };

    let edits = edits(&table(false), &table(true));

    let within = json!([
        {"at": ["has-passed"], "put": false},
        {"at": ["is-away"], "put": true},
        {"at": ["is-ready"], "put": true},
    ]);
    assert_eq!(edits, [json!({"at": ["players", 1], "edits": within})]);
}

#[test]
fn edits_that_lead_nowhere_are_refused() {
    let value = json!({"list": [1, 2], "field": {}});
    for edit in [
        json!({"at": ["other", "x"], "put": 1}),
        json!({"at": ["list", 2], "put": 1}),
        json!({"at": ["list", "x"], "put": 1}),
        json!({"at": ["field", 0], "put": 1}),
        json!({"at": ["list"], "from": 1, "cut": 2, "put": []}),
        json!({"at": ["list"], "from": 3, "cut": 0, "put": []}),
        json!({"at": ["field"], "from": 0, "cut": 0, "put": []}),
        json!({"gone": ["field", "x"]}),
        json!({"gone": []}),
        json!({"at": ["other"], "edits": []}),
        json!({"at": ["list"], "edits": [{"at": ["x"], "put": 1}]}),
        json!({"at": ["list"], "edits": 1}),
        json!({"put": 1}),
        json!({"at": ["field"]}),
    ] {
        assert_eq!(changed(value.clone(), std::slice::from_ref(&edit)), None, "{edit}");
    }
}

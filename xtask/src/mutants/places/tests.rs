//! What can be broken, and what is left alone.

use super::*;

/// What can be broken in a function with this body.
fn breaks(body: &str) -> Vec<String> {
    let broken = Broken::read(&format!("fn f() {{ {body} }}"), 0).expect("it is Rust");
    syn::parse_file(&broken.text_without(&BTreeSet::new()).0).expect("what is broken is still Rust");
    broken.places.into_iter().map(|place| place.what).collect()
}

#[test]
fn a_condition_is_so_or_not_and_each_of_its_parts_counts() {
    assert_eq!(
        breaks("if a && !b { return; }"),
        ["`a && !b` is true", "`a && !b` is false", "`a` is true", "`!b` is true"]
    );
    assert_eq!(breaks("while a || b {}"), ["`a || b` is false", "`a` is false", "`b` is false"]);
}

#[test]
fn what_a_condition_binds_stays_bound() {
    assert_eq!(breaks("if let Some(a) = b && c { return; }"), ["`let Some(a) = b && c` is false", "`c` is true"]);
}

#[test]
fn comparisons_and_numbers_are_off_by_one() {
    assert_eq!(breaks("let a = b < 1;"), ["`<` becomes `<=`", "`1` becomes `2`", "`1` becomes `0`"]);
    assert_eq!(breaks("let a = b == c;"), ["`b == c` with `!=`"]);
    assert_eq!(breaks("let a = b - c;"), ["`-` becomes `+`"]);
}

#[test]
fn what_is_done_is_left_out_and_what_is_told_is_told_apart() {
    assert_eq!(
        breaks("a.push(b); c += d; log.push(e); match f { G => h(), I => return }"),
        ["`a.push(b);` is left out", "`c += d;` is left out", "`log.push(e);` is not told", "`h()` is left out"]
    );
}

#[test]
fn guards_and_closures_that_ask_are_so_or_not() {
    assert_eq!(breaks("match a { B if c => (), D => () }"), ["`c` is true", "`c` is false"]);
    assert_eq!(breaks("let a = b.any(|c| c.d);"), ["`c.d` is true", "`c.d` is false"]);
}

#[test]
fn a_function_answers_at_once() {
    let broken = Broken::read("fn f() -> Option<u8> { g() }\nfn h() -> bool { i() }", 7).unwrap();

    let (text, _) = broken.text_without(&BTreeSet::from([1]));

    let said: Vec<_> = broken.places.iter().map(|place| place.what.as_str()).collect();
    assert_eq!(said, ["`f` answers `None`", "`h` answers `true`", "`h` answers `false`"]);
    assert_eq!(
        text,
        "fn f() -> Option<u8> { if crate::mutants::is_broken(7) { return None; } g() }\n\
         fn h() -> bool { if crate::mutants::is_broken(9) { return false; } i() }",
        "the numbers stay as they are, whatever is left whole"
    );
}

#[test]
fn what_the_compiler_works_out_beforehand_is_left_alone() {
    assert_eq!(breaks("const A: u8 = 1; let b = [c; 3]; rule!(1 < 2); if let 5 = d {}"), ["`let 5 = d` is false"]);
    let text = "const fn f() -> bool { 1 < 2 }\n#[cfg(test)]\nmod tests { fn g() { h(1); } }";
    assert_eq!(Broken::read(text, 0).unwrap().places, []);
}

//! The problems that the server itself tells of, each with its status and its sentence.
//!
//! Rules, records and the driver's tables have codes of their own; theirs are told under a
//! status by what they are about.

use axum::http::StatusCode;

/// The status of each problem, and the key of its sentence: `error-` and its code. `texts`
/// has each in every language.
const CODES: &[(u16, &str)] = &[
    (400, "error-malformed-json"),
    (400, "error-malformed-request"),
    (403, "error-logged-out"),
    (403, "error-login-wrong"),
    (403, "error-not-at-this-table"),
    (403, "error-not-your-eyes"),
    (403, "error-not-your-seat"),
    (403, "error-only-people-chat"),
    (403, "error-only-people-sit"),
    (403, "error-only-players-send-away"),
    (403, "error-only-the-host"),
    (403, "error-origin"),
    (403, "error-password-wrong"),
    (403, "error-sent-away"),
    (404, "error-no-such-entry"),
    (404, "error-no-such-spectator"),
    (404, "error-no-such-table"),
    (404, "error-no-such-wish"),
    (404, "error-not-found"),
    (404, "error-table-no-such-seat"),
    (405, "error-wrong-method"),
    (408, "error-request-slow"),
    (409, "error-already-answered"),
    (409, "error-ask-for-the-seat"),
    (409, "error-ask-over-a-connection"),
    (409, "error-game-is-not-on"),
    (409, "error-game-is-on"),
    (409, "error-hand-known"),
    (409, "error-host-is-there"),
    (409, "error-name-taken"),
    (409, "error-no-newcomers"),
    (409, "error-no-windows"),
    (409, "error-nobody-there"),
    (409, "error-not-away"),
    (409, "error-nothing-to-agree-to"),
    (409, "error-not-waited-for"),
    (409, "error-seat-taken"),
    (409, "error-seats-open"),
    (409, "error-table-frozen"),
    (409, "error-table-full"),
    (409, "error-table-not-over"),
    (409, "error-table-over"),
    (409, "error-table-seed-sealed"),
    (409, "error-too-many-changes"),
    (413, "error-message-too-long"),
    (413, "error-too-large"),
    (415, "error-content-type"),
    (421, "error-host"),
    (422, "error-answer-malformed"),
    (422, "error-chat-malformed"),
    (422, "error-malformed-field"),
    (422, "error-message-malformed"),
    (422, "error-name-characters"),
    (422, "error-name-empty"),
    (422, "error-name-long"),
    (422, "error-name-malformed"),
    (422, "error-no-such-game"),
    (422, "error-no-such-level"),
    (422, "error-nonce-malformed"),
    (422, "error-pace-out-of-range"),
    (422, "error-password-long"),
    (422, "error-password-short"),
    (429, "error-too-many"),
    (429, "error-too-many-tables"),
    (500, "error-internal"),
    (503, "error-server-stops"),
    (503, "error-storage"),
    (503, "error-table-restarted"),
    (503, "error-took-too-long"),
];

/// The status that goes with a code. What the rules say no to conflicts with how things
/// stand; what can never be, however they stand, should not have been asked for.
pub(super) fn status_of(code: &str) -> StatusCode {
    let listed = CODES.iter().find(|(_, key)| key.strip_prefix("error-") == Some(code));
    let can_never_be = ["setup-", "holder-"].iter().any(|start| code.starts_with(start));
    match listed {
        Some(&(status, _)) => StatusCode::from_u16(status).expect("the statuses above are statuses"),
        None if can_never_be => StatusCode::UNPROCESSABLE_ENTITY,
        None => StatusCode::CONFLICT,
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use texts::{Language, Texts};

    use super::*;

    #[test]
    fn a_code_has_its_status() {
        let status = |code: &str| status_of(code).as_u16();

        assert_eq!(status("setup-players"), 422);
        assert_eq!(status("name-long"), 422);
        assert_eq!(status("name-taken"), 409);
        assert_eq!(status("password-wrong"), 403);
        assert_eq!(status("refused-because"), 409);
        assert_eq!(status("no-such-table"), 404);
        assert_eq!(status("table-restarted"), 503);
    }

    #[test]
    fn every_problem_has_a_sentence_in_every_language() {
        for language in Language::ALL {
            let missing: Vec<_> = CODES.iter().filter(|(_, key)| !Texts::of(language).has(key)).collect();
            assert!(missing.is_empty(), "{language} lacks {missing:?}");
        }
    }

    #[test]
    fn every_problem_that_the_sources_name_is_listed() {
        let mut named = Vec::new();
        collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut named);

        assert!(named.iter().any(|code| code == "origin"), "the sources are where they should be");
        let is_listed = |code: &str| CODES.iter().any(|(_, key)| key.strip_prefix("error-") == Some(code));
        let unlisted: Vec<_> = named.iter().filter(|code| !is_listed(code)).collect();
        assert!(unlisted.is_empty(), "{unlisted:?}");
    }

    /// The codes of all problems that are made below a folder.
    fn collect(folder: &Path, named: &mut Vec<String>) {
        const MADE: &str = concat!("Problem::new", "(\"");
        for entry in fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                collect(&path, named);
                continue;
            }
            let source = fs::read_to_string(&path).expect("the file can be read");
            named.extend(source.split(MADE).skip(1).filter_map(|rest| Some(rest.split('"').next()?.to_owned())));
        }
    }
}

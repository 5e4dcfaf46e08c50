//! The problems that the server itself tells of: each with its status, the key of its sentence, and
//! what the sentence is about.
//!
//! Rules, records and the driver's tables have codes of their own; theirs are told under a
//! status by what they are about.

use axum::http::StatusCode;
use protocol::Problem;

use crate::games::Wrong;

/// Makes the problems: below each status, and each with its key, which is `error-` and its code.
macro_rules! problems {
    ($($status:literal { $($problem:ident $({ $($argument:ident: $type:ty),+ })? = $key:literal,)+ })+) => {
        /// Why the server did not do something.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(crate) enum Code {
            $($($problem $({ $($argument: $type),+ })?,)+)+
        }

        /// The status of each problem, and its key. `texts` has the sentences in every language.
        const ALL: &[(u16, &str)] = &[$($(($status, $key),)+)+];

        impl Code {
            fn key(&self) -> &'static str {
                match self {
                    $($(Code::$problem { .. } => $key,)+)+
                }
            }

            /// What the sentence is about.
            fn arguments(&self) -> Vec<(&'static str, String)> {
                match self {
                    $($(Code::$problem $({ $($argument),+ })? => {
                        vec![$($((stringify!($argument), $argument.to_string())),+)?]
                    })+)+
                }
            }
        }
    };
}

problems! {
    400 {
        MalformedJson { line: usize, column: usize } = "error-malformed-json",
        MalformedRequest = "error-malformed-request",
    }
    403 {
        InvitationWrong = "error-invitation-wrong",
        LoggedOut = "error-logged-out",
        LoginWrong = "error-login-wrong",
        NotAtThisTable = "error-not-at-this-table",
        NotYourEyes = "error-not-your-eyes",
        NotYourSeat = "error-not-your-seat",
        OnlyMembers = "error-only-members",
        OnlyPeopleChat = "error-only-people-chat",
        OnlyPeopleSit = "error-only-people-sit",
        OnlyPlayersSendAway = "error-only-players-send-away",
        OnlyTheHost = "error-only-the-host",
        OnlyTheOwner = "error-only-the-owner",
        Origin = "error-origin",
        PasswordWrong = "error-password-wrong",
        SentAway = "error-sent-away",
    }
    404 {
        NoSuchCampaign = "error-no-such-campaign",
        NoSuchEntry { entry: usize } = "error-no-such-entry",
        NoSuchMember = "error-no-such-member",
        NoSuchSpectator = "error-no-such-spectator",
        NoSuchTable = "error-no-such-table",
        NoSuchWish = "error-no-such-wish",
        NotFound = "error-not-found",
        TableNoSuchSeat { seat: u8 } = "error-table-no-such-seat",
    }
    405 {
        WrongMethod = "error-wrong-method",
    }
    408 {
        RequestSlow = "error-request-slow",
    }
    409 {
        AlreadyAnswered = "error-already-answered",
        AskForTheSeat = "error-ask-for-the-seat",
        AskOverAConnection = "error-ask-over-a-connection",
        CampaignIsFull { most: usize } = "error-campaign-is-full",
        CampaignIsLong { most: usize } = "error-campaign-is-long",
        CampaignIsOver = "error-campaign-is-over",
        CampaignNameTaken { name: String } = "error-campaign-name-taken",
        GameIsNotOn = "error-game-is-not-on",
        GameIsOn = "error-game-is-on",
        HandKnown = "error-hand-known",
        HostIsThere = "error-host-is-there",
        MissionNotNext { missions: String } = "error-mission-not-next",
        MissionUnderWay { mission: String } = "error-mission-under-way",
        NameTaken = "error-name-taken",
        NoMissionUnderWay = "error-no-mission-under-way",
        NoNewcomers = "error-no-newcomers",
        NoWindows = "error-no-windows",
        NobodyThere = "error-nobody-there",
        NotAway = "error-not-away",
        NothingToAgreeTo = "error-nothing-to-agree-to",
        NotWaitedFor = "error-not-waited-for",
        OwnerStays = "error-owner-stays",
        SeatTaken = "error-seat-taken",
        SeatsOpen = "error-seats-open",
        SettledByCampaign = "error-settled-by-campaign",
        TableFrozen = "error-table-frozen",
        TableFull = "error-table-full",
        TableNotOver = "error-table-not-over",
        TableOver = "error-table-over",
        TableSeedSealed = "error-table-seed-sealed",
        TooManyChanges = "error-too-many-changes",
    }
    413 {
        MessageTooLong = "error-message-too-long",
        TooLarge = "error-too-large",
    }
    415 {
        ContentType = "error-content-type",
    }
    421 {
        Host = "error-host",
    }
    422 {
        AnswerMalformed = "error-answer-malformed",
        ChatMalformed { most: usize } = "error-chat-malformed",
        MalformedField { field: String } = "error-malformed-field",
        MessageMalformed = "error-message-malformed",
        NameCharacters = "error-name-characters",
        NameEmpty = "error-name-empty",
        NameLong { most: usize } = "error-name-long",
        NameMalformed = "error-name-malformed",
        NoCampaigns { game: String } = "error-no-campaigns",
        NoSuchGame { game: String } = "error-no-such-game",
        NoSuchLevel { level: String } = "error-no-such-level",
        NonceMalformed = "error-nonce-malformed",
        PaceOutOfRange = "error-pace-out-of-range",
        PasswordLong { most: usize } = "error-password-long",
        PasswordShort { fewest: usize } = "error-password-short",
    }
    429 {
        TooMany = "error-too-many",
        TooManyCampaigns { most: usize } = "error-too-many-campaigns",
        TooManyTables { most: u32 } = "error-too-many-tables",
    }
    500 {
        Internal { report: String } = "error-internal",
    }
    503 {
        ServerStops = "error-server-stops",
        Storage = "error-storage",
        TableMoved = "error-table-moved",
        TableRestarted = "error-table-restarted",
        TookTooLong = "error-took-too-long",
    }
}

const KEY: &str = "error-";

/// In how many seconds a storage that failed may be tried again.
const STORAGE_RETRY: u64 = 5;

/// The codes of all problems that the server itself tells of.
pub fn codes() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|(_, key)| &key[KEY.len()..])
}

impl Code {
    /// The disk does not take what we give it. Nothing has changed.
    pub(crate) fn storage() -> Problem {
        Code::Storage.again_in(STORAGE_RETRY)
    }

    /// The table goes on elsewhere: whoever comes again finds it.
    pub(crate) fn moved() -> Problem {
        Code::TableMoved.again_in(1)
    }

    /// The problem, and in how many seconds it may be tried again.
    pub(crate) fn again_in(self, seconds: u64) -> Problem {
        Problem::from(self).retry_after(seconds)
    }
}

impl From<Code> for Wrong {
    fn from(code: Code) -> Wrong {
        Wrong { code: &code.key()[KEY.len()..], arguments: code.arguments() }
    }
}

impl From<Code> for Problem {
    fn from(code: Code) -> Problem {
        Wrong::from(code).into()
    }
}

/// The status that goes with a code. What the rules say no to conflicts with how things
/// stand; what can never be, however they stand, should not have been asked for.
pub(super) fn status_of(code: &str) -> StatusCode {
    let listed = ALL.iter().find(|(_, key)| key.strip_prefix(KEY) == Some(code));
    let can_never_be = ["setup-", "holder-", "campaign-"].iter().any(|start| code.starts_with(start));
    match listed {
        Some(&(status, _)) => StatusCode::from_u16(status).expect("the statuses above are statuses"),
        None if can_never_be => StatusCode::UNPROCESSABLE_ENTITY,
        None => StatusCode::CONFLICT,
    }
}

#[cfg(test)]
mod tests {
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
    fn a_problem_is_told_by_its_code_and_what_it_is_about() {
        let problem = Problem::from(Code::MalformedJson { line: 2, column: 3 });

        assert_eq!(problem, Problem::new("malformed-json").with("line", 2).with("column", 3));
        assert_eq!(Problem::from(Code::TableFull), Problem::new("table-full"));
    }

    #[test]
    fn every_problem_has_a_sentence_in_every_language() {
        for language in Language::ALL {
            let missing: Vec<_> = ALL.iter().filter(|(_, key)| !Texts::of(language).has(key)).collect();
            assert!(missing.is_empty(), "{language} lacks {missing:?}");
        }
    }
}

//! LOC-4.30 to LOC-4.35, LOC-16.30, LOC-20.3, LOC-21: pods are launched, time passes, and noise dies away where there is
//! power.

use engine::{Flow, Known, Log, Roll, Step, Word, rule};
use nemesis_kit::Ways;

use crate::{
    Frame, Lockdown,
    board::{Board, Bomb, Whereabouts, everybody},
    content::tracks,
    heard::Heard,
    rules::{ending, gate, power, wounds::Wounds},
    words::{Autodestruction, Cause, CssToken, Ending, Level, Pod},
};

/// LOC-4.30, LOC-20.20: the CSS token on the space of the time token is revealed, if there is one.
#[engine::frame]
pub struct CssLaunch {}

impl Step<Lockdown> for CssLaunch {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let space = board.time.space;
        let Some(css) = board.time.css_at(space) else { return Flow::Done };
        let Some(token) = css.token else {
            return Flow::Call { first: CssReveal { space }.into(), then: self.into() };
        };
        rule!("LOC-4.30");
        let token = token.for_rules();
        log.push(Heard::CssRevealed { space, token }.into());
        rule!("LOC-20.20");
        rule!("LOC-20.27");
        board.time.take_css(space);
        Flow::Become(Launch { token, nth: 0 }.into())
    }
}

/// LOC-20.20: a CSS token that nobody has seen is turned up.
#[engine::frame]
pub struct CssReveal {
    pub space: u8,
}

impl Roll<Lockdown> for CssReveal {
    type Shown = CssToken;

    fn odds(self, board: &Board, may_show: &mut impl FnMut(CssToken, u32)) {
        board.time.unseen_css.odds(may_show);
    }

    fn rolled(self, board: &mut Board, token: CssToken, _: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        board.time.unseen_css.take(token);
        let css = board.time.css_at_mut(self.space).expect("a token lies on the space");
        css.token = Some(Known::to(everybody(), token));
        Flow::Done
    }
}

/// LOC-20.21 to LOC-20.25, LOC-20.13: one pod after the other is launched, or not. LOC-20.16: nobody is left in one.
#[engine::frame]
pub struct Launch {
    pub token: CssToken,
    /// Which pod.
    pub nth: u8,
}

impl Step<Lockdown> for Launch {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let Launch { token, nth } = self;
        let Some(&pod) = Pod::ALL.get(usize::from(nth)) else {
            return ending::if_nobody_is_left(board, log).unwrap_or(Flow::Done);
        };
        let then = Launch { token, nth: nth + 1 }.into();
        let Some(seat) = board.occupant(pod) else { return Flow::Become(then) };
        if token.launches(pod) {
            match token {
                CssToken::A | CssToken::B | CssToken::C => rule!("LOC-20.21"),
                CssToken::AllPods | CssToken::NoPod => rule!("LOC-20.22"),
            }
            rule!("LOC-20.24");
            board.player_mut(seat).whereabouts = Whereabouts::Launched;
            log.push(Heard::PodLaunched { pod, seat }.into());
            return Flow::Become(then);
        }
        if token == CssToken::NoPod {
            rule!("LOC-20.23");
        }
        rule!("LOC-20.25");
        let room = board.css_room(pod).expect("a pod is boarded from its room");
        board.player_mut(seat).whereabouts = Whereabouts::Room { room };
        log.push(Heard::LaunchFailed { pod, seat }.into());
        Flow::Call { first: Wounds::serious(seat, Cause::FailedLaunch).into(), then }
    }
}

/// LOC-4.31 to LOC-4.33: the time token moves on, unless the game ends where it stands.
#[engine::frame]
pub struct TimePasses {}

impl Step<Lockdown> for TimePasses {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        let from = board.time.space;
        if board.time.autodestruction == Some(Bomb { space: from, side: Autodestruction::Red }) {
            rule!("LOC-4.32");
            rule!("LOC-21.14");
            board.time.space = tracks::LAST_SPACE;
            return ending::complex_is_destroyed(board, Ending::Autodestruction, log);
        }
        if board.time.alert == Some(from) {
            rule!("LOC-21.22");
            return ending::squad_comes(board, Ending::Alert, log);
        }
        rule!("LOC-4.31");
        let was_open = board.time.is_isolation_open();
        board.time.space = from - 1;
        log.push(Heard::TimePassed { space: from - 1 }.into());
        if board.time.autodestruction == Some(Bomb { space: from, side: Autodestruction::Yellow }) {
            turn_red(board, from, log);
        }
        if board.time.space == tracks::LAST_SPACE {
            return ending::squad_comes(board, Ending::TimeOut, log);
        }
        if !was_open && board.time.is_isolation_open() {
            rule!("LOC-21.3");
            log.push(Heard::IsolationOpened {}.into());
        }
        if tracks::threshold(from).is_some_and(|threshold| threshold.works(board.time.backup)) {
            rule!("LOC-4.33");
            rule!("LOC-16.30");
            log.push(Heard::ThresholdCrossed { from }.into());
            power::go_out(board, log);
        }
        Flow::Done
    }
}

/// LOC-21.12, LOC-28.13: the autodestruction token goes on and cannot be stopped any more.
fn turn_red(board: &mut Board, from: u8, log: &mut Log<'_, Lockdown>) {
    rule!("LOC-21.12");
    let space = tracks::autodestruction_space(from);
    board.time.autodestruction = Some(Bomb { space, side: Autodestruction::Red });
    log.push(Heard::AutodestructionTurnedRed { space }.into());
    gate::open(board, log);
}

/// LOC-21.10, LOC-21.16: autodestruction is started, if it is not running.
pub fn start_autodestruction(board: &mut Board, log: &mut Log<'_, Lockdown>) {
    if board.time.autodestruction.is_some() {
        return;
    }
    rule!("LOC-21.10");
    let space = tracks::autodestruction_space(board.time.space);
    if board.time.space < tracks::AUTODESTRUCTION_AHEAD {
        rule!("LOC-21.16");
    }
    board.time.autodestruction = Some(Bomb { space, side: Autodestruction::Yellow });
    log.push(Heard::AutodestructionStarted { space }.into());
}

/// LOC-21.20, LOC-21.21: the alert is started, and the Isolation Room is open from now on.
pub fn start_alert(board: &mut Board, log: &mut Log<'_, Lockdown>) {
    rule!("LOC-21.20");
    let was_open = board.time.is_isolation_open();
    let space = tracks::alert_space(board.time.space);
    board.time.alert = Some(space);
    log.push(Heard::AlertStarted { space }.into());
    if !was_open {
        rule!("LOC-21.21");
        log.push(Heard::IsolationOpened {}.into());
    }
}

/// LOC-4.34, LOC-4.35: where there is power, noise dies away that nobody is next to. That of the technical space and of
/// the zones stays.
#[engine::frame]
pub struct NoiseRemoval {}

impl Step<Lockdown> for NoiseRemoval {
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Lockdown>) -> Flow<Frame> {
        rule!("LOC-4.34");
        let occupied = board.occupied();
        for &level in Level::ALL.iter().filter(|&&level| board.power.is_on(level.power())) {
            let gone = silent_on(board, level, occupied).and(board.noise);
            if !gone.is_empty() {
                board.noise = board.noise.without(gone);
                log.push(Heard::NoiseRemoved { level }.into());
            }
        }
        Flow::Done
    }
}

/// The corridors of a level that lead to nobody.
fn silent_on(board: &Board, level: Level, occupied: crate::board::Rooms) -> Ways {
    let complex = board.complex();
    let of_level = complex.plan.corridors().filter(|(_, corridor)| complex.level(corridor) == Some(level));
    let leads_to_nobody = of_level.filter(|(_, corridor)| corridor.rooms.iter().all(|&room| !occupied.has(room)));
    leads_to_nobody.map(|(way, _)| way).collect()
}

//! What the mission wants: what it is about, before it begins, how it is won, and how far the squad
//! has got.

use aliens::{
    rules::{
        guns,
        missions::{self, dropship},
    },
    view::{FigureView, GunView, View},
    words::{Character, Condition, Gun, Mission, Phase, Team},
};
use texts::{Args, args};

use super::{GAME, mission, setup, written};
use crate::{layout, page, telling::Sheet};

/// The orders, how far they are carried out, and the sentry guns, if there are any.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let told = |part: &str| sheet.say.say(&format!("{}.{part}", args::word(GAME, &mission(view))));
    let briefing = (view.phase == Phase::Setup).then(|| told("briefing"));
    let far = (view.phase != Phase::Setup).then(|| how_far(view, sheet));
    let paragraphs = briefing.into_iter().chain([told("goal")]).chain(far).chain(sentry_guns(view, sheet));
    paragraphs.flat_map(|text| layout::wrap(&text, sheet.columns)).collect()
}

/// How far the squad has got.
fn how_far(view: &View, sheet: &Sheet<'_>) -> String {
    let n_out = |is_meant: &dyn Fn(&FigureView) -> bool| {
        view.figures.iter().filter(|figure| figure.facts.condition == Condition::Left && is_meant(figure)).count()
    };
    let squad = Args::new()
        .with("out", n_out(&|_| true))
        .with("left", view.figures.iter().filter(|figure| figure.facts.is_on_board()).count());
    let said = |key: &str, args: Args| sheet.say.with(key, &args);
    let so_far = match mission(view) {
        Mission::Newt => newt(view, sheet),
        Mission::Escape => {
            let trapped = |figure: &FigureView| figure.facts.team == Team::Trapped;
            let n_trapped =
                view.figures.iter().filter(|it| it.facts.condition != Condition::Absent && trapped(it)).count();
            let needed = missions::trapped_needed(&setup(view), n_trapped);
            said("ui-aliens-far-trapped", Args::new().with("out", n_out(&trapped)).with("needed", needed))
        }
        Mission::Survive => {
            let args = Args::new().with("landing", dropship::LANDING);
            let args = args.with("departure", dropship::DEPARTURE).with("is-landed", is_landed(view));
            let needed = missions::survivors_needed(&setup(view), view.starters);
            said("ui-aliens-far-dropship", args.with("needed", needed))
        }
        Mission::Rescue => {
            let hanging = view.figures.iter().filter(|figure| figure.facts.condition == Condition::Cocooned).count();
            let args = Args::new().with("out", n_out(&|figure| figure.facts.was_captive)).with("hanging", hanging);
            said("ui-aliens-far-captives", args)
        }
        Mission::Resupply => said(
            "ui-aliens-far-crates",
            Args::new().with("opened", view.crates_opened).with("needed", missions::CRATES),
        ),
        Mission::LastStand | Mission::BlockSweep | Mission::Gantry | Mission::Nest => {
            let args = Args::new().with("cards", view.tracker.deck.len()).with("enemies", view.enemies.len());
            return page::lit(&said("ui-aliens-far-hunt", args));
        }
    };
    page::lit(&format!("{so_far} {}", said("ui-aliens-far-squad", squad)))
}

/// Where Newt is, or may be.
fn newt(view: &View, sheet: &Sheet<'_>) -> String {
    let newt = view.figures.iter().find(|figure| figure.character == Character::Newt);
    let (condition, square) =
        newt.map_or((Condition::Absent, String::new()), |it| (it.facts.condition, written(it.facts.square)));
    let args = Args::new().with("newt", args::word(GAME, &condition)).with("square", square);
    sheet.say.with("ui-aliens-far-newt", &args.with("blips", view.fittings.mission_blips.count_ones()))
}

fn is_landed(view: &View) -> &'static str {
    if view.fittings.open_exit.is_some() { "yes" } else { "no" }
}

/// AGD-6M.6: where the sentry guns stand and how many rounds they have.
fn sentry_guns(view: &View, sheet: &Sheet<'_>) -> Option<String> {
    let gun = |gun: &GunView| {
        let letter = match gun.gun {
            Gun::A => "A",
            Gun::B => "B",
        };
        let args = Args::new().with("letter", letter).with("square", written(gun.facts.square));
        let state = if gun.facts.is_on { "on" } else { "off" };
        sheet.say.with("ui-aliens-gun", &args.with("rounds", guns::rounds(gun.facts.shots)).with("state", state))
    };
    let guns: Vec<String> = view.fittings.guns.iter().map(gun).collect();
    (!guns.is_empty()).then(|| sheet.say.with("ui-aliens-guns", &Args::new().with("guns", guns.join(" · "))))
}

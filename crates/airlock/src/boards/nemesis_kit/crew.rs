//! The crew: a line for each player, and what everybody sees of their belongings below it.

use engine::Seat;
use nemesis_kit::{Wound, view::HeldView, words::Back};
use serde::Serialize;

use super::{name, times};
use crate::{
    layout::{self, Side},
    page,
    telling::Sheet,
};

/// Longer names are cut.
const LONGEST_NAME: usize = 18;

/// A player as the table of the crew shows one.
pub(in crate::boards) struct Member {
    pub(in crate::boards) seat: Seat,
    pub(in crate::boards) is_on_turn: bool,
    /// Nothing before it is chosen.
    pub(in crate::boards) character: Option<String>,
    pub(in crate::boards) number: u8,
    pub(in crate::boards) whereabouts: String,
    /// Hand, deck and discard pile.
    pub(in crate::boards) cards: [usize; 3],
    /// Nothing, if there are none.
    pub(in crate::boards) wounds: Option<String>,
    pub(in crate::boards) states: Vec<String>,
    /// What is in the hands, the backs of the rest, and quest items.
    pub(in crate::boards) belongings: Vec<String>,
}

/// The players in their order. Where somebody is may take several lines.
pub(in crate::boards) fn lines(members: &[Member], sheet: &Sheet<'_>) -> Vec<String> {
    let heads = ["ui-seat", "ui-nemesis-kit-character", "ui-nemesis-kit-cards", "ui-nemesis-kit-where"];
    let [seat, character, cards, whereabouts] = heads.map(|key| page::faint(&sheet.say.say(key)));
    let mut rows = vec![vec![seat, character, cards]];
    rows.extend(members.iter().map(|member| row(member, sheet)));
    let rows = layout::table(&[Side::Left, Side::Left, Side::Right], &rows);
    let wide = rows.iter().map(|row| layout::width(row)).max().unwrap_or(0) + 2;
    let mut lines = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let member = place.checked_sub(1).map(|seat| &members[seat]);
        let text = member.map_or(&whereabouts, |member| &member.whereabouts);
        lines.extend(layout::hanging(&layout::left(row, wide), text, sheet.columns));
        lines.extend(member.into_iter().flat_map(|member| below(member, sheet)));
    }
    lines
}

fn row(member: &Member, sheet: &Sheet<'_>) -> Vec<String> {
    let on_turn = if member.is_on_turn { page::strong("›") } else { " ".to_owned() };
    let called: String = sheet.names.of_seat(member.seat).chars().take(LONGEST_NAME).collect();
    let [hand, deck, discard] = member.cards;
    vec![
        format!("{on_turn}{}", page::named(member.seat, &called)),
        format!("{} {}", member.character.as_deref().unwrap_or("?"), member.number),
        format!("{hand}/{deck}/{discard}"),
    ]
}

/// How somebody fares, and what is carried.
fn below(member: &Member, sheet: &Sheet<'_>) -> Vec<String> {
    let wounds = member.wounds.iter().map(|wounds| format!("{}: {wounds}", sheet.say.say("ui-nemesis-kit-wounds")));
    let fares: Vec<String> = wounds.chain(member.states.iter().cloned()).collect();
    let [fares, carries] = [fares.join(" · "), page::faint(&member.belongings.join(" · "))];
    let lines = [(!fares.is_empty(), fares), (!member.belongings.is_empty(), carries)];
    let lines = lines.into_iter().filter(|(is_there, _)| *is_there);
    lines.flat_map(|(_, text)| layout::hanging("     ", &text, sheet.columns)).collect()
}

/// Light wounds as strokes, serious ones by their names; dressed ones in brackets.
pub(in crate::boards) fn wounds<W: Serialize>(
    game: &str,
    light: u8,
    serious: &[Wound<W>],
    sheet: &Sheet<'_>,
) -> Option<String> {
    let light = (light > 0).then(|| "/".repeat(light.into()));
    let serious = serious.iter().map(|it| match (name(game, sheet.say, &it.wound), it.is_dressed) {
        (called, true) => format!("({called})"),
        (called, false) => page::warm(&called),
    });
    let all: Vec<String> = light.into_iter().chain(serious).collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// What holds of somebody, of all that may.
pub(in crate::boards) fn states(may: &[(bool, &str)], sheet: &Sheet<'_>) -> Vec<String> {
    may.iter().filter(|(is_so, _)| *is_so).map(|(_, key)| sheet.say.say(key)).collect()
}

/// What is in the hands, the backs of the rest, and in brackets the quest items that do nothing yet.
pub(in crate::boards) fn belongings<H, O>(
    game: &str,
    hands: &[HeldView<H, O>],
    backs: &[Back],
    quests: impl Iterator<Item = String>,
    called: (impl Fn(&H) -> String, impl Fn(&O) -> String),
    sheet: &Sheet<'_>,
) -> Vec<String> {
    let (heavy, object) = called;
    let hands = hands.iter().filter_map(|held| match held {
        HeldView::Nothing => None,
        HeldView::Item { item } => Some(heavy(item)),
        HeldView::Bound { one, other } => Some(format!("{} + {}", heavy(one), heavy(other))),
        HeldView::Object { what } => Some(object(what)),
    });
    let mut counted: Vec<(Back, u8)> = Vec::new();
    for back in backs {
        match counted.iter_mut().find(|(it, _)| it == back) {
            Some((_, n)) => *n += 1,
            None => counted.push((*back, 1)),
        }
    }
    let backs = counted.iter().map(|(back, n)| times(&name(game, sheet.say, back), *n));
    hands.chain(backs).chain(quests.map(|quest| format!("({quest})"))).collect()
}

/// The heavy items in the hands.
pub(in crate::boards) fn held<H, O>(hands: &[HeldView<H, O>]) -> impl Iterator<Item = &H> {
    hands.iter().flat_map(|held| match held {
        HeldView::Nothing | HeldView::Object { .. } => vec![],
        HeldView::Item { item } => vec![item],
        HeldView::Bound { one, other } => vec![one, other],
    })
}

/// Something heavy with its ammo, if it takes any.
pub(in crate::boards) fn loaded(called: String, ammo: u8, capacity: u8) -> String {
    match capacity {
        0 => called,
        most => format!("{called} {ammo}/{most}"),
    }
}

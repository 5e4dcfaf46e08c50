//! The crew in the Complex.

use lockdown::{
    board::{ObjectToken, Whereabouts},
    view::{HeavyItemView, PlayerView, View},
};
use texts::Args;

use super::{
    GAME,
    kit::crew::{self, Member},
    name,
};
use crate::{page, telling::Sheet};

/// The players in their order.
pub(super) fn lines(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let members: Vec<Member> = view.players.iter().map(|player| member(view, player, sheet)).collect();
    crew::lines(&members, sheet)
}

/// What became of everybody.
pub(super) fn fates(view: &View, sheet: &Sheet<'_>) -> Vec<String> {
    let fate = |player: &PlayerView| {
        let called = page::named(player.seat, sheet.names.of_seat(player.seat));
        format!("{called}: {}, {}", name(sheet.say, &player.character), whereabouts(player, sheet))
    };
    view.players.iter().map(fate).collect()
}

fn member(view: &View, player: &PlayerView, sheet: &Sheet<'_>) -> Member {
    let discarded = player.discard.actions.len() + usize::from(player.discard.contamination);
    let cards = [player.hand.count.into(), player.deck.count.into(), discarded];
    // A character that has been chosen has cards somewhere.
    let has_character = cards.iter().any(|&n| n > 0);
    let is_inside = matches!(player.whereabouts, Whereabouts::Room { .. });
    let states = [
        (view.first == player.seat, "lockdown-table-first-player"),
        (player.has_passed, "lockdown-table-passed"),
        (player.is_dark && is_inside, "lockdown-ahead-dark"),
        (player.has_slime, "lockdown-table-has-slime"),
        (player.has_larva, "lockdown-table-has-larva"),
        (player.has_signal, "lockdown-table-has-signal"),
        (player.has_resigned, "ui-nemesis-kit-left"),
    ];
    let quests = player.inactive_quest.iter().map(|quest| name(sheet.say, quest));
    let called = (|item: &HeavyItemView| heavy(item, sheet), |what: &ObjectToken| object(*what, sheet));
    let knowledge = has_character.then(|| knowledge(player, sheet));
    Member {
        seat: player.seat,
        is_on_turn: view.turn.seat == player.seat,
        character: has_character.then(|| name(sheet.say, &player.character)),
        number: player.number,
        whereabouts: whereabouts(player, sheet),
        cards,
        wounds: crew::wounds(GAME, player.light_wounds, &player.serious_wounds, sheet),
        states: knowledge.into_iter().chain(crew::states(&states, sheet)).collect(),
        belongings: crew::belongings(GAME, &player.hands, &player.backs, quests, called, sheet),
    }
}

/// LOC-15.1, LOC-15.6: how much somebody knows, and whether the token is active.
fn knowledge(player: &PlayerView, sheet: &Sheet<'_>) -> String {
    let key = match player.is_knowledge_active {
        true => "ui-lockdown-knowledge-active",
        false => "ui-lockdown-knowledge",
    };
    sheet.say.with(key, &Args::new().with("n", player.knowledge))
}

fn whereabouts(player: &PlayerView, sheet: &Sheet<'_>) -> String {
    match player.whereabouts {
        Whereabouts::Room { room } => sheet.say.with("ui-nemesis-kit-room", &Args::new().with("room", room.0)),
        Whereabouts::Pod { pod } => name(sheet.say, &pod),
        Whereabouts::LockedIn => sheet.say.say("lockdown-table-is-locked-in"),
        Whereabouts::Launched => sheet.say.say("lockdown-table-is-launched"),
        Whereabouts::Bunker => sheet.say.say("lockdown-table-is-bunker"),
        Whereabouts::Dead => page::warm(&sheet.say.say("lockdown-table-is-dead")),
    }
}

/// A heavy item with its ammo, if it takes any.
pub(super) fn heavy(item: &HeavyItemView, sheet: &Sheet<'_>) -> String {
    crew::loaded(name(sheet.say, &item.card.item), item.ammo, item.capacity)
}

/// An object: a corpse has its owner's mark.
pub(super) fn object(what: ObjectToken, sheet: &Sheet<'_>) -> String {
    match what {
        ObjectToken::Corpse { of } => format!("{} {}", sheet.say.say("lockdown-object-token-corpse"), page::mark(of)),
        ObjectToken::Egg => sheet.say.say("lockdown-object-token-egg"),
        ObjectToken::Carcass => sheet.say.say("lockdown-object-token-carcass"),
    }
}

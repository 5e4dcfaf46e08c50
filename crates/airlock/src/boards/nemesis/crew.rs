//! The crew of the Nemesis.

use nemesis::{
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

fn member(view: &View, player: &PlayerView, sheet: &Sheet<'_>) -> Member {
    let discarded = player.discard.actions.len() + usize::from(player.discard.contamination);
    let cards = [player.hand.count.into(), player.deck.count.into(), discarded];
    // A character that has been chosen has cards somewhere.
    let has_character = cards.iter().any(|&n| n > 0);
    let states = [
        (view.first == player.seat, "nemesis-table-first-player"),
        (player.has_passed, "nemesis-table-passed"),
        (player.has_slime, "nemesis-table-has-slime"),
        (player.has_larva, "nemesis-table-has-larva"),
        (player.has_signal, "nemesis-table-has-signal"),
        (player.has_resigned, "ui-nemesis-kit-left"),
    ];
    let quests = player.inactive_quests.iter().map(|quest| name(sheet.say, quest));
    let called = (|item: &HeavyItemView| heavy(item, sheet), |what: &ObjectToken| object(*what, sheet));
    Member {
        seat: player.seat,
        is_on_turn: view.turn.seat == player.seat,
        character: has_character.then(|| name(sheet.say, &player.character)),
        number: player.number,
        whereabouts: whereabouts(player, sheet),
        cards,
        wounds: crew::wounds(GAME, player.light_wounds, &player.serious_wounds, sheet),
        states: crew::states(&states, sheet),
        belongings: crew::belongings(GAME, &player.hands, &player.backs, quests, called, sheet),
    }
}

fn whereabouts(player: &PlayerView, sheet: &Sheet<'_>) -> String {
    match player.whereabouts {
        Whereabouts::Room { room } => sheet.say.with("ui-nemesis-kit-room", &Args::new().with("room", room.0)),
        Whereabouts::Pod { pod } => name(sheet.say, &pod),
        Whereabouts::Hibernating => sheet.say.say("nemesis-table-is-hibernating"),
        Whereabouts::Evacuated => sheet.say.say("nemesis-table-is-evacuated"),
        Whereabouts::Dead => page::warm(&sheet.say.say("nemesis-table-is-dead")),
    }
}

/// A heavy item with its ammo, if it takes any.
pub(super) fn heavy(item: &HeavyItemView, sheet: &Sheet<'_>) -> String {
    crew::loaded(name(sheet.say, &item.item.card.item), item.item.ammo, item.capacity)
}

/// An object: a corpse has its owner's mark.
pub(super) fn object(what: ObjectToken, sheet: &Sheet<'_>) -> String {
    match what {
        ObjectToken::BlueCorpse => sheet.say.say("nemesis-object-token-blue-corpse"),
        ObjectToken::Corpse { of } => format!("{} {}", sheet.say.say("nemesis-object-token-corpse"), page::mark(of)),
        ObjectToken::Egg => sheet.say.say("nemesis-object-token-egg"),
        ObjectToken::Carcass => sheet.say.say("nemesis-object-token-carcass"),
    }
}

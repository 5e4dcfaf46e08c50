//! AGD-11D: the character cards.

use aliens::words::{
    Ability,
    Character::{self, Frost, Gorman, Hicks, Hudson, Newt, Ripley, Vasquez},
    Heading, Side, Statistic, Symbol,
};
use engine::Word;

/// AGD-2.1 AGD-11D.1 AGD-6F.1
#[test]
fn seven_cards_have_the_printed_values_on_both_sides() {
    let values = |character: Character, side| {
        Statistic::ALL.iter().map(|&statistic| character.value(side, statistic)).collect::<Vec<_>>()
    };
    let printed = [
        (Gorman, [5, 6, 6, 6, 2], [5, 4, 4, 5, 1]),
        (Hicks, [5, 8, 5, 7, 4], [5, 6, 4, 6, 3]),
        (Frost, [5, 7, 4, 6, 3], [5, 5, 3, 5, 2]),
        (Hudson, [5, 7, 8, 6, 3], [5, 5, 6, 5, 2]),
        (Vasquez, [5, 8, 3, 7, 5], [5, 6, 2, 6, 4]),
        (Ripley, [6, 7, 6, 7, 4], [6, 5, 5, 6, 3]),
        (Newt, [5, 0, 3, 8, 0], [5, 0, 2, 7, 0]),
    ];

    for (character, hero, grunt) in printed {
        assert_eq!(values(character, Side::Hero), hero, "{character:?}");
        assert_eq!(values(character, Side::Grunt), grunt, "{character:?}");
        assert_eq!(character.print().character, character);
    }
    assert_eq!(Character::ALL.len(), 7);
}

/// AGD-6F.2
#[test]
fn a_hero_is_nowhere_worse_than_a_grunt() {
    for &character in Character::ALL {
        for &statistic in Statistic::ALL {
            let (hero, grunt) = (character.value(Side::Hero, statistic), character.value(Side::Grunt, statistic));
            assert!(hero >= grunt, "{character:?} {statistic:?}");
        }
        assert!(!character.abilities(Side::Hero).is_empty(), "every hero has an ability: {character:?}");
    }
}

/// AGD-6F.4 AGD-11D.2 R-56
#[test]
fn ranks_follow_the_military_ranks() {
    let ranks = [Gorman, Hicks, Frost, Hudson, Vasquez, Ripley, Newt].map(Character::rank);

    assert_eq!(ranks, [Some(3), Some(2), Some(1), Some(1), Some(1), None, None]);
    assert_eq!((Gorman.symbol(), Ripley.symbol()), (Symbol::Marine, Symbol::Civilian));
    assert!(Hicks.is_marine() && !Newt.is_marine());
}

/// AGD-6F.13
#[test]
fn only_newt_has_no_aim_dial() {
    let without: Vec<_> = Character::ALL.iter().filter(|character| !character.has_dial()).collect();

    assert_eq!(without, [&Newt]);
}

/// AGD-11D.3 AGD-6F.5 R-55
#[test]
fn abilities_stand_under_their_headings() {
    let under = |character: Character, side, heading| {
        let abilities = character.abilities(side).iter().copied();
        abilities.filter(|ability| ability.print().heading == heading).collect::<Vec<_>>()
    };

    assert_eq!(under(Gorman, Side::Hero, Heading::EndOfActivation), [Ability::GormanHeroDraw]);
    assert_eq!(under(Hicks, Side::Hero, Heading::OnActivation), [Ability::HicksHeroDraw]);
    assert_eq!(under(Hicks, Side::Hero, Heading::Passive), [Ability::HicksHeroReroll]);
    assert_eq!(under(Hicks, Side::Grunt, Heading::OnActivation), [Ability::HicksGruntRecover]);
    assert_eq!(under(Hudson, Side::Hero, Heading::EndOfActivation), [Ability::HudsonHeroReveal]);
    assert_eq!(under(Hudson, Side::Grunt, Heading::EndOfActivation), [Ability::HudsonGruntReveal]);
    assert_eq!(under(Vasquez, Side::Hero, Heading::OnActivation), [Ability::VasquezHeroReveal]);
    assert_eq!(under(Ripley, Side::Hero, Heading::OnActivation), [Ability::RipleyHeroRecover]);
    assert_eq!(under(Newt, Side::Hero, Heading::EndOfActivation), [Ability::NewtHeroPull]);
    assert_eq!(under(Newt, Side::Grunt, Heading::Passive), [Ability::NewtRest]);
    assert_eq!(under(Frost, Side::Hero, Heading::Passive), [Ability::FrostHeroIncinerator, Ability::FrostHeroSpare]);
}

/// AGD-11D.3
#[test]
fn every_ability_belongs_to_a_card() {
    let cards = Character::ALL.iter().flat_map(|character| Side::ALL.iter().map(move |&side| (character, side)));
    let printed: Vec<Ability> = cards.flat_map(|(character, side)| character.abilities(side)).copied().collect();

    let without_card: Vec<_> = Ability::ALL.iter().filter(|ability| !printed.contains(ability)).collect();

    assert_eq!(without_card, [&Ability::MotionTracker], "which is the ability of a Gear");
}

/// AGD-6E.22 AGD-11D.3
#[test]
fn only_what_says_may_can_be_declined() {
    let optional: Vec<_> = Ability::ALL.iter().copied().filter(|ability| ability.print().is_optional).collect();

    let may = [
        Ability::HicksHeroDraw,
        Ability::HicksHeroReroll,
        Ability::FrostHeroSpare,
        Ability::HudsonHeroRecover,
        Ability::NewtRest,
        Ability::NewtHeroPull,
    ];
    assert_eq!(optional, may);
}

/// AGD-4.18
#[test]
fn no_ability_is_used_during_an_activation() {
    let is_used_during = |ability: &&Ability| ability.print().heading == Heading::DuringActivation;

    assert_eq!(Ability::ALL.iter().find(is_used_during), None, "the first one needs a question in `actions.rs`");
}

//! What the web client calls the engine's types. Only with the feature `ts`, which no
//! program that people run has on.
//!
//! Offers and denials are made of a game's own types; the client has a module for each
//! game, in which they are without parameters.

use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{Denied, List, Offer, RuleId, Views};

impl<G: Views> TS for Offer<G>
where
    G::Choice: TS + 'static,
    G::Touch: TS + 'static,
    G::Amount: TS + 'static,
{
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some("/** An answer, with what it touches, costs and gives. */".to_owned())
    }

    fn name(_: &Config) -> String {
        "Offer".to_owned()
    }

    fn inline(config: &Config) -> String {
        let [choice, touch, amount] = [G::Choice::name(config), G::Touch::name(config), G::Amount::name(config)];
        let amounts = format!("costs?: Array<{amount}>, gives?: Array<{amount}>");
        format!("{{ choice: {choice}, touches: Array<{touch}>, {amounts}, \"is-final\"?: true, forgoes?: true }}")
    }

    fn decl(config: &Config) -> String {
        format!("type Offer = {};", Self::inline(config))
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor) {
        visitor.visit::<G::Choice>();
        visitor.visit::<G::Touch>();
        visitor.visit::<G::Amount>();
    }

    fn output_path() -> Option<PathBuf> {
        Some(PathBuf::from("Offer.ts"))
    }
}

impl<G: Views> TS for Denied<G>
where
    G::Choice: TS + 'static,
    G::Touch: TS + 'static,
{
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some("/** An answer that a person would try, and the rule that forbids it. */".to_owned())
    }

    fn name(_: &Config) -> String {
        "Denied".to_owned()
    }

    fn inline(config: &Config) -> String {
        let [choice, touch, rule] = [G::Choice::name(config), G::Touch::name(config), RuleId::name(config)];
        format!("{{ choice: {choice}, touches: Array<{touch}>, rule: {rule} }}")
    }

    fn decl(config: &Config) -> String {
        format!("type Denied = {};", Self::inline(config))
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor) {
        visitor.visit::<G::Choice>();
        visitor.visit::<G::Touch>();
        visitor.visit::<RuleId>();
    }

    fn output_path() -> Option<PathBuf> {
        Some(PathBuf::from("Denied.ts"))
    }
}

impl<T: Copy + TS + 'static, const N: usize> TS for List<T, N> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        Vec::<T>::name(config)
    }

    fn inline(config: &Config) -> String {
        Vec::<T>::inline(config)
    }

    fn visit_generics(visitor: &mut impl TypeVisitor) {
        Vec::<T>::visit_generics(visitor);
    }
}

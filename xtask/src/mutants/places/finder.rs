//! Looks for the places of a Rust file that can be broken.

use std::ops::Range;

use proc_macro2::Span;
use syn::{
    Arm, Attribute, BinOp, Block, Expr, ExprClosure, ExprLit, FnArg, GenericArgument, ImplItemFn, Item, ItemConst,
    ItemFn, ItemMacro, ItemMod, ItemStatic, Lit, Local, Macro, Pat, PatGuard, ReturnType, Signature, Stmt, TraitItemFn,
    Type, UnOp,
    spanned::Spanned,
    visit::{self, Visit},
};

use super::{Edit, Place};

/// Walks through a file and notes what can be broken.
#[derive(Default)]
pub struct Finder<'a> {
    text: &'a str,
    first: usize,
    places: Vec<Place>,
    edits: Vec<Edit>,
    n_sites: usize,
    function: String,
}

/// What is asked about a place in the copy.
fn switch(place: usize) -> String {
    format!("crate::mutants::is_broken({place})")
}

impl<'a> Finder<'a> {
    /// A finder that numbers what it finds from `first` on.
    pub fn new(text: &'a str, first: usize) -> Finder<'a> {
        Finder { text, first, ..Finder::default() }
    }

    /// What was found, and what is put into the text for it.
    pub fn found(self) -> (Vec<Place>, Vec<Edit>) {
        (self.places, self.edits)
    }
}

impl Finder<'_> {
    fn site(&mut self) -> usize {
        self.n_sites += 1;
        self.n_sites - 1
    }

    /// A break of its own, and its switch.
    fn place(&mut self, site: usize, at: Span, what: &str) -> String {
        let place = Place { line: at.start().line, function: self.function.clone(), what: what.to_owned(), site };
        self.places.push(place);
        switch(self.first + self.places.len() - 1)
    }

    fn open(&mut self, site: usize, at: usize, text: String) {
        self.edits.push(Edit { range: at..at, text, site, opens: true });
    }

    fn close(&mut self, site: usize, at: usize, text: String) {
        self.edits.push(Edit { range: at..at, text, site, opens: false });
    }

    fn replace(&mut self, site: usize, range: Range<usize>, text: String) {
        self.edits.push(Edit { range, text, site, opens: true });
    }

    /// As it stands, short.
    fn said(&self, span: Span) -> String {
        let said = self.text[span.byte_range()].split_whitespace().collect::<Vec<_>>().join(" ");
        match said.char_indices().nth(60) {
            Some((end, _)) => format!("`{}…`", &said[..end]),
            None => format!("`{said}`"),
        }
    }

    /// Something that is so or not is said to be so, or not to be so, and then looked into.
    fn truth(&mut self, expr: &Expr, forced: &[bool]) {
        let range = expr.span().byte_range();
        let said = self.said(expr.span());
        let site = self.site();
        if has_let(expr) {
            // What is bound has to be bound: only that it is not so can be said.
            if forced.contains(&false) {
                let off = self.place(site, expr.span(), &format!("{said} is false"));
                self.conjuncts(expr);
                self.close(site, range.end, format!(" && !{off}"));
            } else {
                self.conjuncts(expr);
            }
            return;
        }
        let mut opening = String::from("(");
        for value in forced {
            let on = self.place(site, expr.span(), &format!("{said} is {value}"));
            opening.push_str(&if *value { format!("{on} || ") } else { format!("!{on} && ") });
        }
        self.open(site, range.start, opening + "(");
        self.beyond_not(expr);
        self.close(site, range.end, "))".to_owned());
    }

    /// The parts of a condition that binds something.
    fn conjuncts(&mut self, expr: &Expr) {
        match expr {
            Expr::Let(it) => self.visit_expr(&it.expr),
            Expr::Binary(it) if matches!(it.op, BinOp::And(_)) => {
                for side in [&it.left, &it.right] {
                    if has_let(side) { self.conjuncts(side) } else { self.truth(side, &[true]) }
                }
            }
            _ => self.visit_expr(expr),
        }
    }

    /// Looks into something whose truth is forced already: that it is not turned round too.
    fn beyond_not(&mut self, expr: &Expr) {
        match expr {
            Expr::Unary(it) if matches!(it.op, UnOp::Not(_)) => self.beyond_not(&it.expr),
            Expr::Paren(it) => self.beyond_not(&it.expr),
            _ => self.visit_expr(expr),
        }
    }

    /// `a op b` becomes one of two, by the switch; `a` and `b` stand in the text once.
    fn either(&mut self, sides: [&Expr; 2], op: Span, other: &str, by_reference: bool) {
        let [left, right] = sides;
        let said = self.text[op.byte_range()].to_owned();
        let site = self.site();
        let on = self.place(site, op, &format!("`{said}` becomes `{other}`"));
        let mark = if by_reference { "&" } else { "" };
        self.open(site, left.span().byte_range().start, format!("(match ({mark}("));
        self.visit_expr(left);
        let between = left.span().byte_range().end..right.span().byte_range().start;
        self.replace(site, between, format!("), {mark}("));
        self.visit_expr(right);
        let choice = format!(")) {{ (l, r) => if {on} {{ l {other} r }} else {{ l {said} r }} }})");
        self.close(site, right.span().byte_range().end, choice);
    }

    /// The whole is turned round.
    fn turned(&mut self, expr: &Expr, at: Span, what: &str, inside: impl FnOnce(&mut Self)) {
        let range = expr.span().byte_range();
        let site = self.site();
        let on = self.place(site, at, what);
        self.open(site, range.start, "((".to_owned());
        inside(self);
        self.close(site, range.end, format!(") != {on})"));
    }

    /// A statement is left out.
    fn left_out(&mut self, span: Span, inside: impl FnOnce(&mut Self)) {
        let said = self.said(span);
        let verb = if said.starts_with("`log.push") { "is not told" } else { "is left out" };
        let site = self.site();
        let on = self.place(site, span, &format!("{said} {verb}"));
        self.open(site, span.byte_range().start, format!("if !{on} {{ "));
        inside(self);
        self.close(site, span.byte_range().end, " }".to_owned());
    }

    /// A block that has no value.
    fn unit_block(&mut self, block: &Block) {
        block.stmts.iter().for_each(|stmt| self.unit_stmt(stmt));
    }

    fn unit_stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Expr(expr, None) => self.unit(expr),
            _ => self.visit_stmt(stmt),
        }
    }

    /// Something that has no value: what is done in it can be left out.
    fn unit(&mut self, expr: &Expr) {
        match expr {
            Expr::If(it) => {
                self.truth(&it.cond, &[true, false]);
                self.unit_block(&it.then_branch);
                if let Some((_, otherwise)) = &it.else_branch {
                    self.unit(otherwise);
                }
            }
            Expr::Match(it) => {
                self.visit_expr(&it.expr);
                for arm in &it.arms {
                    self.guard(arm);
                    self.unit(&arm.body);
                }
            }
            Expr::Block(it) => self.unit_block(&it.block),
            _ if is_deed(expr) => self.left_out(expr.span(), |finder| visit::visit_expr(finder, expr)),
            _ => self.visit_expr(expr),
        }
    }

    fn guard(&mut self, arm: &Arm) {
        if let Pat::Guard(PatGuard { guard, .. }) = &arm.pat {
            self.truth(guard, &[true, false]);
        }
    }

    /// A function: what it answers is answered at once.
    fn function(&mut self, attrs: &[Attribute], sig: &Signature, block: &Block) {
        if sig.constness.is_some() || is_for_tests(attrs) {
            return;
        }
        let outer = std::mem::replace(&mut self.function, sig.ident.to_string());
        let answers: &[&str] = match &sig.output {
            ReturnType::Default => &[],
            ReturnType::Type(_, it) => match self.text[it.span().byte_range()].split('<').next() {
                Some("bool") => &["true", "false"],
                Some("Option") => &["None"],
                Some("Result") if self.text[it.span().byte_range()].starts_with("Result<()") => &["Ok(())"],
                _ => &[],
            },
        };
        let first = block.brace_token.span.open().byte_range().end;
        for answer in answers {
            let site = self.site();
            let on = self.place(site, sig.ident.span(), &format!("`{}` answers `{answer}`", sig.ident));
            self.close(site, first, format!(" if {on} {{ return {answer}; }}"));
        }
        match sig.output {
            ReturnType::Default => self.unit_block(block),
            ReturnType::Type(..) => self.visit_block(block),
        }
        self.function = outer;
    }
}

/// Methods whose closure says whether something is so.
const ASKING: [&str; 14] = [
    "all",
    "any",
    "filter",
    "find",
    "is_none_or",
    "is_ok_and",
    "is_some_and",
    "partition",
    "position",
    "retain",
    "rposition",
    "skip_while",
    "take_while",
    "take_if",
];

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, it: &'ast ItemFn) {
        self.function(&it.attrs, &it.sig, &it.block);
    }

    fn visit_impl_item_fn(&mut self, it: &'ast ImplItemFn) {
        self.function(&it.attrs, &it.sig, &it.block);
    }

    fn visit_trait_item_fn(&mut self, it: &'ast TraitItemFn) {
        if let Some(block) = &it.default {
            self.function(&it.attrs, &it.sig, block);
        }
    }

    fn visit_item_mod(&mut self, it: &'ast ItemMod) {
        if !is_for_tests(&it.attrs) {
            visit::visit_item_mod(self, it);
        }
    }

    fn visit_block(&mut self, block: &'ast Block) {
        let Some((last, others)) = block.stmts.split_last() else { return };
        others.iter().for_each(|stmt| self.unit_stmt(stmt));
        self.visit_stmt(last);
    }

    fn visit_stmt(&mut self, stmt: &'ast Stmt) {
        match stmt {
            Stmt::Expr(expr, Some(_)) if is_deed(expr) => {
                self.left_out(stmt.span(), |finder| visit::visit_stmt(finder, stmt));
            }
            _ => visit::visit_stmt(self, stmt),
        }
    }

    fn visit_expr(&mut self, expr: &'ast Expr) {
        match expr {
            Expr::If(it) if it.else_branch.is_none() => self.unit(expr),
            Expr::If(it) => {
                self.truth(&it.cond, &[true, false]);
                self.visit_block(&it.then_branch);
                if let Some((_, otherwise)) = &it.else_branch {
                    self.visit_expr(otherwise);
                }
            }
            Expr::While(it) => {
                self.truth(&it.cond, &[false]);
                self.unit_block(&it.body);
            }
            Expr::ForLoop(it) => {
                self.visit_expr(&it.expr);
                self.unit_block(&it.body);
            }
            Expr::Match(it) => {
                self.visit_expr(&it.expr);
                for arm in &it.arms {
                    self.guard(arm);
                    self.visit_expr(&arm.body);
                }
            }
            Expr::Binary(it) => {
                let op = it.op.span();
                let sides = [&*it.left, &*it.right];
                match it.op {
                    BinOp::And(_) if !has_let(expr) => sides.iter().for_each(|side| self.truth(side, &[true])),
                    BinOp::And(_) => self.conjuncts(expr),
                    BinOp::Or(_) => sides.iter().for_each(|side| self.truth(side, &[false])),
                    BinOp::Eq(_) | BinOp::Ne(_) => {
                        let other = if matches!(it.op, BinOp::Eq(_)) { "!=" } else { "==" };
                        let what = format!("{} with `{other}`", self.said(expr.span()));
                        self.turned(expr, op, &what, |finder| visit::visit_expr(finder, expr));
                    }
                    BinOp::Lt(_) => self.either(sides, op, "<=", true),
                    BinOp::Le(_) => self.either(sides, op, "<", true),
                    BinOp::Gt(_) => self.either(sides, op, ">=", true),
                    BinOp::Ge(_) => self.either(sides, op, ">", true),
                    BinOp::Add(_) => self.either(sides, op, "-", false),
                    BinOp::Sub(_) => self.either(sides, op, "+", false),
                    BinOp::Mul(_) => self.either(sides, op, "+", false),
                    BinOp::BitAnd(_) => self.either(sides, op, "|", false),
                    BinOp::BitOr(_) => self.either(sides, op, "&", false),
                    _ => visit::visit_expr(self, expr),
                }
            }
            Expr::Unary(it) if matches!(it.op, UnOp::Not(_)) => {
                let what = format!("{} without `!`", self.said(expr.span()));
                self.turned(expr, it.op.span(), &what, |finder| finder.visit_expr(&it.expr));
            }
            Expr::MethodCall(it) if ASKING.contains(&it.method.to_string().as_str()) => {
                self.visit_expr(&it.receiver);
                for arg in &it.args {
                    match arg {
                        Expr::Closure(ExprClosure { output: ReturnType::Default, body, .. }) => {
                            self.truth(body, &[true, false]);
                        }
                        _ => self.visit_expr(arg),
                    }
                }
            }
            Expr::Lit(it) => self.literal(it),
            // How many there are is written into the type.
            Expr::Repeat(it) => self.visit_expr(&it.expr),
            Expr::Const(_) => (),
            _ => visit::visit_expr(self, expr),
        }
    }

    // Nothing is decided in these.
    fn visit_attribute(&mut self, _: &'ast Attribute) {}
    fn visit_fn_arg(&mut self, _: &'ast FnArg) {}
    fn visit_generic_argument(&mut self, _: &'ast GenericArgument) {}
    fn visit_item_const(&mut self, _: &'ast ItemConst) {}
    fn visit_item_macro(&mut self, _: &'ast ItemMacro) {}
    fn visit_item_static(&mut self, _: &'ast ItemStatic) {}
    fn visit_macro(&mut self, _: &'ast Macro) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}
    fn visit_type(&mut self, _: &'ast Type) {}

    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Fn(_) | Item::Impl(_) | Item::Mod(_) | Item::Trait(_) => visit::visit_item(self, item),
            _ => (),
        }
    }

    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}

    fn visit_local(&mut self, it: &'ast Local) {
        if let Some(init) = &it.init {
            self.visit_expr(&init.expr);
            if let Some((_, diverge)) = &init.diverge {
                self.visit_expr(diverge);
            }
        }
    }
}

impl Finder<'_> {
    /// A number is one more or one less; a truth is the other one.
    fn literal(&mut self, it: &ExprLit) {
        let span = it.span();
        let (range, said) = (span.byte_range(), self.text[span.byte_range()].to_owned());
        let mut others = Vec::new();
        match &it.lit {
            Lit::Bool(it) => others.push((!it.value).to_string()),
            Lit::Int(it) => {
                let Ok(value) = it.base10_parse::<u128>() else { return };
                let near = [value.checked_add(1), value.checked_sub(1)];
                others.extend(near.into_iter().flatten().map(|value| format!("{value}{}", it.suffix())));
            }
            _ => return,
        }
        let site = self.site();
        let mut choice = String::from("(");
        for other in others {
            let on = self.place(site, span, &format!("`{said}` becomes `{other}`"));
            choice.push_str(&format!("if {on} {{ {other} }} else "));
        }
        self.replace(site, range, format!("{choice}{{ {said} }})"));
    }
}

/// Whether a condition binds something.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(it) if matches!(it.op, BinOp::And(_)) => has_let(&it.left) || has_let(&it.right),
        _ => false,
    }
}

/// Whether something is done for what it changes.
fn is_deed(expr: &Expr) -> bool {
    match expr {
        Expr::Call(it) => it.attrs.is_empty(),
        Expr::MethodCall(it) => it.attrs.is_empty(),
        Expr::Assign(it) => it.attrs.is_empty() && !matches!(*it.left, Expr::Infer(_)),
        Expr::Try(it) => is_deed(&it.expr),
        Expr::Binary(it) => matches!(
            it.op,
            BinOp::AddAssign(_)
                | BinOp::SubAssign(_)
                | BinOp::MulAssign(_)
                | BinOp::DivAssign(_)
                | BinOp::RemAssign(_)
                | BinOp::BitXorAssign(_)
                | BinOp::BitAndAssign(_)
                | BinOp::BitOrAssign(_)
                | BinOp::ShlAssign(_)
                | BinOp::ShrAssign(_)
        ),
        _ => false,
    }
}

fn is_for_tests(attrs: &[Attribute]) -> bool {
    attrs
        .iter()
        .any(|attr| attr.path().is_ident("cfg") && attr.parse_args::<syn::Path>().is_ok_and(|it| it.is_ident("test")))
}

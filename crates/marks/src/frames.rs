//! `#[frame]` and `#[open]`: the attributes of what hides nothing, and of a frame that does.

use proc_macro::{TokenStream, TokenTree};

const PLAIN: &str = r#"
    #[derive(
        Clone, Copy, Debug, Default, PartialEq, Eq, Hash,
        ::engine::macro_support::borsh::BorshSerialize, ::engine::macro_support::borsh::BorshDeserialize,
    )]
    #[borsh(crate = "engine::macro_support::borsh")]
"#;

const SENT: &str = r#"
    #[derive(::engine::macro_support::serde::Serialize)]
    #[serde(crate = "engine::macro_support::serde", rename_all = "kebab-case")]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
"#;

pub(crate) fn frame(marks: &TokenStream, declaration: TokenStream) -> Result<TokenStream, String> {
    let Name { name, parameters } = Name::of(&declaration)?;
    let bounds = match parameters.is_empty() {
        true => String::new(),
        false => format!(
            "where {name}{parameters}: Copy + Default + Eq + ::core::fmt::Debug + ::engine::macro_support::serde::Serialize"
        ),
    };
    match marks.to_string().as_str() {
        "" => {
            let shown = format!(
                "impl{parameters} ::engine::Shown for {name}{parameters} {bounds} {{
                    type View = Self;
                    fn shown_to(self, _: ::engine::Viewer) -> Self {{ self }}
                    fn imagined(view: &Self) -> Self {{ *view }}
                }}"
            );
            Ok([rust(PLAIN), rust(SENT), declaration, rust(&shown)].into_iter().collect())
        }
        "hides" => Ok([rust(PLAIN), declaration].into_iter().collect()),
        other => Err(format!("a frame is marked with nothing or with `hides`, not with `{other}`")),
    }
}

pub(crate) fn open(name: &TokenStream, declaration: TokenStream) -> TokenStream {
    let sent = format!(
        r#"
            #[derive(::engine::macro_support::serde::Serialize)]
            #[serde(crate = "engine::macro_support::serde", rename_all = "kebab-case")]
            #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "{name}"))]
        "#
    );
    [rust(PLAIN), rust(&sent), declaration].into_iter().collect()
}

/// What a declaration is called, and the parameters after that: `SetAside`, `<T>`.
pub(crate) struct Name {
    pub(crate) name: String,
    pub(crate) parameters: String,
}

impl Name {
    fn of(declaration: &TokenStream) -> Result<Name, String> {
        let mut tokens = declaration.clone().into_iter();
        let is_struct = |token: TokenTree| matches!(token, TokenTree::Ident(it) if it.to_string() == "struct");
        match tokens.by_ref().any(is_struct) {
            true => Name::next(&mut tokens).ok_or_else(|| "a frame has a name".to_owned()),
            false => Err("a frame is a struct".to_owned()),
        }
    }

    /// The name that comes next.
    pub(crate) fn next(tokens: &mut impl Iterator<Item = TokenTree>) -> Option<Name> {
        let name = tokens.next()?.to_string();
        let rest = tokens.map(|token| token.to_string());
        let parameters: Vec<String> =
            rest.take_while(|token| !token.starts_with(['{', '(', ';']) && token != ">").collect();
        let parameters = match parameters.is_empty() {
            true => String::new(),
            false => format!("{}>", parameters.concat()),
        };
        Some(Name { name, parameters })
    }
}

fn rust(text: &str) -> TokenStream {
    text.parse().expect("what is written here is Rust")
}

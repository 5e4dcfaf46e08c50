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
    let name = name(&declaration)?;
    match marks.to_string().as_str() {
        "" => {
            let shown = format!(
                "impl ::engine::Shown for {name} {{
                    type View = {name};
                    fn shown_to(self, _: ::engine::Viewer) -> {name} {{ self }}
                    fn imagined(view: &{name}) -> {name} {{ *view }}
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

/// The name of a struct.
fn name(declaration: &TokenStream) -> Result<String, String> {
    let mut tokens = declaration.clone().into_iter();
    let is_struct = |token: TokenTree| matches!(token, TokenTree::Ident(it) if it.to_string() == "struct");
    match tokens.by_ref().any(is_struct).then(|| tokens.next()).flatten() {
        Some(TokenTree::Ident(name)) => Ok(name.to_string()),
        Some(_) | None => Err("a frame is a struct".to_owned()),
    }
}

fn rust(text: &str) -> TokenStream {
    text.parse().expect("what is written here is Rust")
}

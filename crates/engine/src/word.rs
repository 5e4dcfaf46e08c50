//! Words: the names of a game's things, closed sets of them.
//!
//! A word is stored with borsh, sent with serde in kebab-case, counted with
//! [`Word::index`], and named to people by a text whose key follows from it.

/// One of a closed set of names.
pub trait Word: Copy + Eq + 'static {
    /// All of them, in their order.
    const ALL: &'static [Self];

    /// The place of this word among [`Word::ALL`].
    fn index(self) -> usize;
}

/// Declares an enum of words with all that a word needs.
#[macro_export]
macro_rules! words {
    ($(
        $(#[$doc:meta])*
        $vis:vis enum $name:ident { $( $(#[$variant_doc:meta])* $variant:ident ),+ $(,)? }
    )+) => { $(
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord,
            $crate::macro_support::borsh::BorshSerialize, $crate::macro_support::borsh::BorshDeserialize,
            $crate::macro_support::serde::Serialize, $crate::macro_support::serde::Deserialize,
        )]
        #[borsh(crate = "engine::macro_support::borsh")]
        #[serde(crate = "engine::macro_support::serde", rename_all = "kebab-case")]
        #[repr(u8)]
        $vis enum $name { $( $(#[$variant_doc])* $variant ),+ }

        /// The first word, where a place in memory has to hold one.
        impl Default for $name {
            fn default() -> Self {
                <Self as $crate::Word>::ALL[0]
            }
        }

        impl $crate::Word for $name {
            const ALL: &'static [Self] = &[$($name::$variant),+];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
    )+ };
}

//! A macro for enums whose variants have a text key, as used in stored texts, controls and language files.

/// Defines such an enum with `ALL`, `KEYS`, `key` and `from_key`.
#[macro_export]
macro_rules! keyed {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$about:meta])* $variant:ident = $key:literal,)+
    }) => {
        $(#[$meta])*
        $vis enum $name { $($(#[$about])* $variant,)+ }

        #[allow(dead_code, reason = "not every enum needs all of it")]
        impl $name {
            /// All variants, in the order in which they are offered.
            $vis const ALL: [Self; [$($key),+].len()] = [$(Self::$variant),+];

            /// The keys of all variants, in the same order.
            $vis const KEYS: [&'static str; Self::ALL.len()] = [$($key),+];

            /// Its key in stored texts, controls and language files.
            #[must_use]
            $vis const fn key(self) -> &'static str {
                match self { $(Self::$variant => $key,)+ }
            }

            /// The variant with that key.
            #[must_use]
            $vis fn from_key(key: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.key() == key)
            }
        }
    };
}

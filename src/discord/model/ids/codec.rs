//! The codec of custom ids: a control lists its fields once, and writing and parsing follow that list. Fields are separated
//! by colons, which none of them contains. A tampered id does not parse.

use std::str::Split;

use crate::{
    play::{MatchId, PlayerId, SideChoice, TimeControl, TournamentId},
    rules::{Game, Ruleset},
};

/// The parts of an id that are not read yet.
pub type Parts<'a> = Split<'a, char>;

/// The custom id is not one of this bot's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a control of this bot")]
pub struct UnknownControl;

/// A value in an id, as one part or several.
pub trait IdField: Sized {
    /// Appends its parts.
    fn write(&self, parts: &mut Vec<String>);

    /// Takes its parts; `None` if they are not what [`IdField::write`] writes.
    fn read(parts: &mut Parts<'_>) -> Option<Self>;
}

/// Implements [`IdField`] as one part: `text` for types with `Display` and `FromStr`, `keyed` for enums of `keyed!`.
macro_rules! part {
    (text: $($type:ty),+) => {$(
        impl $crate::discord::model::ids::codec::IdField for $type {
            fn write(&self, parts: &mut Vec<String>) {
                parts.push(self.to_string());
            }

            fn read(parts: &mut $crate::discord::model::ids::codec::Parts<'_>) -> Option<Self> {
                parts.next()?.parse().ok()
            }
        }
    )+};
    (keyed: $($type:ty),+) => {$(
        impl $crate::discord::model::ids::codec::IdField for $type {
            fn write(&self, parts: &mut Vec<String>) {
                parts.push(self.key().to_owned());
            }

            fn read(parts: &mut $crate::discord::model::ids::codec::Parts<'_>) -> Option<Self> {
                Self::from_key(parts.next()?)
            }
        }
    )+};
}
pub(super) use part;

/// Implements [`IdField`] for a struct: its fields in that order, after the prefix if it has one. With a condition, an id
/// that violates it does not parse.
macro_rules! fields {
    ($type:ident $(= $prefix:literal)? { $($field:ident),+ } $(if $valid:expr)?) => {
        impl $crate::discord::model::ids::codec::IdField for $type {
            fn write(&self, parts: &mut Vec<String>) {
                $(parts.push($prefix.to_owned());)?
                $($crate::discord::model::ids::codec::IdField::write(&self.$field, parts);)+
            }

            fn read(parts: &mut $crate::discord::model::ids::codec::Parts<'_>) -> Option<Self> {
                $((parts.next()? == $prefix).then_some(())?;)?
                let value = Self {
                    $($field: $crate::discord::model::ids::codec::IdField::read(parts)?,)+
                };
                Some(value)$(.filter($valid))?
            }
        }
    };
}
pub(super) use fields;

/// Defines an enum of controls: each variant with its fields, after its verb if it has one.
macro_rules! controls {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$about:meta])* $variant:ident($($field:ident: $type:ty),+) $(= $verb:literal)?,)+
    }) => {
        $(#[$meta])*
        $vis enum $name { $($(#[$about])* $variant($($type),+),)+ }

        #[cfg(test)]
        impl $name {
            /// The verbs of the variants that have one.
            pub(crate) const VERBS: &[&str] = &[$($($verb,)?)+];
        }

        impl $crate::discord::model::ids::codec::IdField for $name {
            fn write(&self, parts: &mut Vec<String>) {
                match self {
                    $(Self::$variant($($field),+) => {
                        $(parts.push($verb.to_owned());)?
                        $($field.write(parts);)+
                    })+
                }
            }

            fn read(parts: &mut $crate::discord::model::ids::codec::Parts<'_>) -> Option<Self> {
                use $crate::discord::model::ids::codec::{IdField, Parts};
                $({
                    let read = |own: &mut Parts<'_>| {
                        $((own.next()? == $verb).then_some(())?;)?
                        Some(Self::$variant($(<$type as IdField>::read(own)?),+))
                    };
                    let mut own = parts.clone();
                    if let Some(control) = read(&mut own) {
                        *parts = own;
                        return Some(control);
                    }
                })+
                None
            }
        }
    };
}
pub(super) use controls;

/// Implements `Display` and `FromStr` for the type of a control's whole id.
macro_rules! whole_ids {
    ($($type:ty),+) => {$(
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let mut parts = Vec::new();
                $crate::discord::model::ids::codec::IdField::write(self, &mut parts);
                f.write_str(&parts.join(":"))
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::discord::model::ids::codec::UnknownControl;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let mut parts = text.split(':');
                let id = $crate::discord::model::ids::codec::IdField::read(&mut parts);
                id.filter(|_| parts.next().is_none())
                    .ok_or($crate::discord::model::ids::codec::UnknownControl)
            }
        }
    )+};
}
pub(super) use whole_ids;

part!(text: u32, u64, usize, String, MatchId, PlayerId, TournamentId, Game, Ruleset, TimeControl);
part!(keyed: SideChoice);

/// How a truth value is written in a part that holds other values too.
pub(super) fn digit(is: bool) -> &'static str {
    if is { "1" } else { "0" }
}

/// The truth value that [`digit`] writes so.
pub(super) fn read_digit(text: &str) -> Option<bool> {
    match text {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    }
}

/// Checks that each control reads back from its id, which fits Discord, and that no wrong id is one of them.
#[cfg(test)]
pub(crate) fn check_ids<C>(controls: impl IntoIterator<Item = C>, wrong: &[&str])
where
    C: std::fmt::Display + std::str::FromStr<Err = UnknownControl> + PartialEq + std::fmt::Debug,
{
    for control in controls {
        let id = control.to_string();
        assert!(id.len() <= 100, "{id}");
        assert_eq!(id.parse(), Ok(control));
    }
    for wrong in wrong {
        assert_eq!(wrong.parse::<C>(), Err(UnknownControl), "{wrong}");
    }
}

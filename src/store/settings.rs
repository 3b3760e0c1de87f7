//! A macro for the settings of a player or a server, one row for each, and how a setting is stored in its columns. It
//! knows no setting.

use sqlx::AssertSqlSafe;
use sqlx::any::AnyRow;

use super::columns::boolean;
use super::database::Statement;

/// Defines a type with all settings of an owner, an enum with a change of each, the statement that reads them, and those
/// that write them. A row is `Change(field: Type) = [columns]`.
macro_rules! settings {
    (
        $table:literal, $key:literal: $Owner:ty;
        $(#[$about_all:meta])* pub struct $All:ident;
        $(#[$about_change:meta])* pub enum $Change:ident;
        $($(#[$about:meta])* $Variant:ident($field:ident: $Type:ty) = [$($column:literal),+],)+
    ) => {
        $(#[$about_all])*
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct $All { $($(#[$about])* pub $field: $Type,)+ }

        $(#[$about_change])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $Change { $($(#[$about])* $Variant($Type),)+ }

        impl $All {
            const SELECT: &str = concat!(
                "SELECT ", $key, $($(", ", $column,)+)+ " FROM ", $table, " WHERE ", $key, " = $1"
            );

            fn read(row: &sqlx::any::AnyRow) -> sqlx::Result<Self> {
                Ok(Self { $($field: $crate::store::settings::Setting::read(row, [$($column),+])?,)+ })
            }
        }

        impl $Change {
            fn statement(&self, owner: $Owner) -> $crate::store::database::Statement {
                use $crate::store::settings::{Setting as _, upsert};
                match self {
                    $(Self::$Variant(value) => {
                        value.bind(upsert($table, $key, &[$($column),+]).bind(owner))
                    })+
                }
            }
        }
    };
}
pub(super) use settings;

/// A statement that writes these columns of a row and no others.
pub(super) fn upsert(table: &str, key: &str, columns: &[&str]) -> Statement {
    let places: Vec<_> = (2..).zip(columns).map(|(n, _)| format!("${n}")).collect();
    let updates = columns
        .iter()
        .map(|name| format!("{name} = excluded.{name}"));
    let (names, places) = (columns.join(", "), places.join(", "));
    let updates = updates.collect::<Vec<_>>().join(", ");
    sqlx::query(AssertSqlSafe(format!(
        "INSERT INTO {table} ({key}, {names}) VALUES ($1, {places}) ON CONFLICT ({key}) DO UPDATE SET {updates}"
    )))
}

/// A setting that is stored in this number of columns.
pub(super) trait Setting<const COLUMNS: usize>: Sized {
    /// Binds the value of each column.
    fn bind(&self, statement: Statement) -> Statement;

    /// Reads it. A value of a newer version becomes the default.
    ///
    /// # Errors
    /// When a column has another type.
    fn read(row: &AnyRow, columns: [&str; COLUMNS]) -> sqlx::Result<Self>;
}

impl Setting<1> for bool {
    fn bind(&self, statement: Statement) -> Statement {
        statement.bind(i64::from(*self))
    }

    fn read(row: &AnyRow, [column]: [&str; 1]) -> sqlx::Result<Self> {
        boolean(row, column)
    }
}

/// Implements [`Setting`] for types that are stored as a nullable text or number, given the two conversions.
macro_rules! nullable {
    ($($($Type:ty),+ as $Stored:ty: $to:expr, $from:expr;)+) => {$($(
        impl $crate::store::settings::Setting<1> for $Type {
            fn bind(
                &self,
                statement: $crate::store::database::Statement,
            ) -> $crate::store::database::Statement {
                let to: fn(&Self) -> Option<$Stored> = $to;
                statement.bind(to(self))
            }

            fn read(row: &sqlx::any::AnyRow, [column]: [&str; 1]) -> sqlx::Result<Self> {
                let from: fn(Option<$Stored>) -> Self = $from;
                Ok(from(sqlx::Row::try_get(row, column)?))
            }
        }
    )+)+};
}
pub(super) use nullable;

nullable! {
    Option<String> as String: Option::clone, |text| text;
}

//! Conversions between column values and our types. SQLite and PostgreSQL store all of these as BIGINT.

use sqlx::any::{AnyRow, AnyTypeInfo, AnyValueRef};
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::{Any, Database, Decode, Encode, FromRow, Row as _, Type};

use super::database::Statement;
use super::people::UserId;
use crate::play::rating::{Rating, TimedRating};
use crate::play::{
    ChannelId, GuildId, MatchId, MessageId, Month, PlayerId, Timestamp, TournamentId,
};

/// Implements sqlx's traits for types that are stored as a BIGINT, given the two conversions.
macro_rules! bigints {
    ($($($name:ident),+: $to:expr, $from:expr;)+) => {$($(
        impl Type<Any> for $name {
            fn type_info() -> AnyTypeInfo {
                <i64 as Type<Any>>::type_info()
            }

            fn compatible(kind: &AnyTypeInfo) -> bool {
                <i64 as Type<Any>>::compatible(kind)
            }
        }

        impl<'q> Encode<'q, Any> for $name {
            fn encode_by_ref(
                &self,
                buffer: &mut <Any as Database>::ArgumentBuffer,
            ) -> Result<IsNull, BoxDynError> {
                let to: fn(Self) -> i64 = $to;
                Encode::<Any>::encode(to(*self), buffer)
            }
        }

        impl<'r> Decode<'r, Any> for $name {
            fn decode(value: AnyValueRef<'r>) -> Result<Self, BoxDynError> {
                let from: fn(i64) -> Result<Self, BoxDynError> = $from;
                from(<i64 as Decode<Any>>::decode(value)?)
            }
        }
    )+)+};
}

// Discord's ids keep all 64 bits; large ones are negative in the database.
bigints! {
    PlayerId, UserId, GuildId, ChannelId, MessageId: |id| id.0.cast_signed(), |id| Ok(Self(id.cast_unsigned()));
    MatchId, TournamentId, Timestamp: |number| number.0, |number| Ok(Self(number));
    BoardScope: |scope| scope.0.map_or(0, |guild| guild.0.cast_signed()), |stored| Ok(Self::of(stored));
    Month: |month| month.number(), |month| Ok(Self::new(month)?);
}

/// Which games a leaderboard or the opening tree counts: those of one server, or all. It is part of primary keys, which
/// allow no NULL, so "all" is stored as 0, which is no server's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct BoardScope(pub Option<GuildId>);

impl BoardScope {
    /// All that count a game played on that server, or in direct messages (`None`).
    pub(super) fn of_game(guild: Option<GuildId>) -> impl Iterator<Item = Self> {
        [None].into_iter().chain(guild.map(Some)).map(Self)
    }

    fn of(stored: i64) -> Self {
        Self((stored != 0).then_some(GuildId(stored.cast_unsigned())))
    }
}

/// Reads the column with that name.
pub(super) fn column<T>(name: &str) -> impl Fn(&AnyRow) -> sqlx::Result<T>
where
    T: for<'r> Decode<'r, Any> + Type<Any>,
{
    move |row| row.try_get(name)
}

/// Reads all columns, in the order of the query.
pub(super) fn columns<T>(row: &AnyRow) -> sqlx::Result<T>
where
    T: for<'r> FromRow<'r, AnyRow>,
{
    T::from_row(row)
}

/// A boolean, stored as 0 or 1: the databases share no BOOLEAN type.
pub(super) fn boolean(row: &AnyRow, column: &str) -> sqlx::Result<bool> {
    Ok(row.try_get::<i64, _>(column)? != 0)
}

/// A non-negative count.
pub(super) fn number(row: &AnyRow, column: &str) -> sqlx::Result<u32> {
    let wide: i64 = row.try_get(column)?;
    u32::try_from(wide).map_err(|error| sqlx::Error::ColumnDecode {
        index: column.to_owned(),
        source: Box::new(error),
    })
}

/// A rating from the columns of [`rating`], and when it was computed from the column `at`.
pub(super) fn timed_rating(row: &AnyRow) -> sqlx::Result<TimedRating> {
    Ok(TimedRating {
        rating: rating(row)?,
        at: row.try_get("at")?,
    })
}

/// Binds the values of the columns `rating`, `deviation` and `volatility`.
pub(super) fn bind_rating(statement: Statement, rating: Rating) -> Statement {
    statement
        .bind(rating.rating)
        .bind(rating.deviation)
        .bind(rating.volatility)
}

/// A rating from the columns `rating`, `deviation` and `volatility`.
pub(super) fn rating(row: &AnyRow) -> sqlx::Result<Rating> {
    Ok(Rating {
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
    })
}

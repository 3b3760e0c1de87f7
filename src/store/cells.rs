//! What the cells of a row hold, as our types. SQLite and PostgreSQL have BIGINT for all of it; what it means is said here.

use sqlx::any::{AnyRow, AnyTypeInfo, AnyValueRef};
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::{Any, Database, Decode, Encode, Row as _, Type};

use super::people::UserId;
use crate::play::rating::Rating;
use crate::play::{ChannelId, GuildId, MatchId, MessageId, Month, PlayerId, Timestamp};

/// Each of these types is stored as a BIGINT: how it becomes one, and comes back.
macro_rules! bigints {
    ($($name:ident: $to:expr, $from:expr;)*) => {$(
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
    )*};
}

// Ids of Discord's keep their 64 bits, whatever sign the database sees in them.
bigints! {
    PlayerId: |id| id.0.cast_signed(), |id| Ok(Self(id.cast_unsigned()));
    UserId: |id| id.0.cast_signed(), |id| Ok(Self(id.cast_unsigned()));
    GuildId: |id| id.0.cast_signed(), |id| Ok(Self(id.cast_unsigned()));
    ChannelId: |id| id.0.cast_signed(), |id| Ok(Self(id.cast_unsigned()));
    MessageId: |id| id.0.cast_signed(), |id| Ok(Self(id.cast_unsigned()));
    MatchId: |id| id.0, |id| Ok(Self(id));
    BoardScope: |scope| scope.0.map_or(0, |guild| guild.0.cast_signed()), |stored| Ok(Self::of(stored));
    Timestamp: |at| at.0, |at| Ok(Self(at));
    Month: |month| month.number(), |month| Ok(Self::new(month)?);
}

/// Which games a leaderboard counts: those of one server, or all of them. It is part of primary keys, which take no NULL:
/// all of them is stored as 0, which is no server's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct BoardScope(pub Option<GuildId>);

impl BoardScope {
    /// The leaderboards for which a game counts that was played there, or in direct messages.
    pub(super) fn of_game(guild: Option<GuildId>) -> impl Iterator<Item = Self> {
        [None].into_iter().chain(guild.map(Some)).map(Self)
    }

    fn of(stored: i64) -> Self {
        Self((stored != 0).then_some(GuildId(stored.cast_unsigned())))
    }
}

/// A role of Discord's.
pub(super) fn role(row: &AnyRow, column: &str) -> Result<Option<u64>, sqlx::Error> {
    let id: Option<i64> = row.try_get(column)?;
    Ok(id.map(i64::cast_unsigned))
}

/// A yes or no: neither database's own type for it is the other's.
pub(super) fn truth(row: &AnyRow, column: &str) -> Result<bool, sqlx::Error> {
    Ok(row.try_get::<i64, _>(column)? != 0)
}

/// A small count.
pub(super) fn number(row: &AnyRow, column: &str) -> Result<u32, sqlx::Error> {
    let wide: i64 = row.try_get(column)?;
    u32::try_from(wide).map_err(|error| sqlx::Error::ColumnDecode {
        index: column.to_owned(),
        source: Box::new(error),
    })
}

/// A rating with its deviation and volatility, in the columns of these names.
pub(super) fn rating(row: &AnyRow) -> Result<Rating, sqlx::Error> {
    Ok(Rating {
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
    })
}

//! What the cells of a row hold, as our types. SQLite and PostgreSQL have BIGINT for all of it; what it means is said here.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::play::PlayerId;
use crate::play::rating::Rating;

/// An id of Discord's: its 64 bits, whatever sign the database sees in them.
pub(super) fn id(row: &AnyRow, column: &str) -> Result<u64, sqlx::Error> {
    Ok(row.try_get::<i64, _>(column)? as u64)
}

/// An id that may be missing.
pub(super) fn some_id(row: &AnyRow, column: &str) -> Result<Option<u64>, sqlx::Error> {
    let id: Option<i64> = row.try_get(column)?;
    Ok(id.map(|id| id as u64))
}

/// A person.
pub(super) fn player(row: &AnyRow, column: &str) -> Result<PlayerId, sqlx::Error> {
    id(row, column).map(PlayerId)
}

/// A person, or nobody.
pub(super) fn somebody(row: &AnyRow, column: &str) -> Result<Option<PlayerId>, sqlx::Error> {
    Ok(some_id(row, column)?.map(PlayerId))
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

//! Copies an SQLite database into an empty PostgreSQL database. The whole copy is one transaction, so a copy that fails
//! or is stopped leaves nothing behind and can be repeated.

use futures_util::TryStreamExt as _;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};

use super::check::{CheckEvent, CheckReport};
use super::database::{MIGRATIONS, Statement, Store, StoreError, Transaction, run, sql_error};
use super::open::{DatabaseLocation, DatabaseOptions};

/// How many values one INSERT may have. PostgreSQL allows 65,535.
const MAX_INSERT_VALUES: usize = 16_000;

// In the order in which the schema creates them, so that a table comes after those that it refers to.
const SOURCE_TABLES: &str = "\
    SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> '_sqlx_migrations' \
    ORDER BY rowid";

const TARGET_TABLES: &str =
    "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM pg_tables WHERE schemaname = current_schema()";

const TARGET_COLUMNS: &str = "\
    SELECT CAST(column_name AS TEXT) AS name, CAST(data_type AS TEXT) AS kind FROM information_schema.columns \
    WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position";

/// The type of a column; the schema uses no others.
#[derive(Clone, Copy)]
enum ColumnKind {
    Integer,
    Real,
    Text,
}

struct Column {
    name: String,
    kind: ColumnKind,
}

impl Store {
    /// Copies the SQLite database `from` into the empty PostgreSQL database `to`, compares the numbers of rows, and
    /// checks the copy as [`Store::verify`] does. Neither may be in use by a bot.
    ///
    /// # Errors
    /// [`StoreError`] when a URL is of the wrong kind, a bot uses one of the databases, the target has tables, the
    /// source has another version's, or one of them fails. Nothing is in the target then, unless the check failed.
    pub async fn migrate_database(
        from: &str,
        to: &str,
        mut note: impl FnMut(CheckEvent<'_>),
    ) -> Result<CheckReport, StoreError> {
        let (DatabaseLocation::File(_), DatabaseLocation::Postgres(_)) =
            (from.parse()?, to.parse()?)
        else {
            let wrong = "a database is copied from sqlite:FILE to postgres://USER@HOST/DATABASE, in this order";
            return Err(StoreError::Url(wrong.to_owned()));
        };
        let source = Self::open_existing(from, false).await?;
        let target = Self::connect_unmigrated(to, DatabaseOptions::default()).await?;
        let copied = async {
            let _source_lock = source.lock_instance().await?;
            let _target_lock = target.lock_instance().await?;
            copy(&source, &target, &mut note).await?;
            target.verify(false, note).await
        };
        let copied = copied.await;
        source.close().await;
        target.close().await;
        copied
    }
}

async fn copy(
    source: &Store,
    target: &Store,
    note: &mut impl FnMut(CheckEvent<'_>),
) -> Result<(), StoreError> {
    if !source.is_current().await? {
        return Err(StoreError::Url(format!(
            "the tables of {} are those of another version of Banyan: start this bot once with it, which brings older \
             tables up to date",
            source.label
        )));
    }
    let mut from = source
        .begin_snapshot()
        .await
        .map_err(sql_error("reading the database"))?;
    let mut to = target
        .begin()
        .await
        .map_err(sql_error("writing the copy"))?;
    if count(&mut to, TARGET_TABLES)
        .await
        .map_err(sql_error("looking for tables"))?
        > 0
    {
        return Err(StoreError::Url(format!(
            "{} has tables already, and nothing is mixed with what is there: choose an empty database",
            target.label
        )));
    }
    MIGRATIONS
        .run_direct(None, &mut *to, false)
        .await
        .map_err(|cause| StoreError::Migrate {
            label: target.label.clone(),
            cause,
            hint: "",
        })?;
    let tables = sqlx::query_scalar::<_, String>(SOURCE_TABLES).fetch_all(&mut *from);
    for table in tables.await.map_err(sql_error("listing the tables"))? {
        copy_table(&mut from, &mut to, &table, note)
            .await
            .map_err(|cause| StoreError::Copy { table, cause })?;
    }
    to.commit().await.map_err(sql_error("writing the copy"))
}

/// Copies the rows of a table and compares their number.
async fn copy_table(
    from: &mut Transaction,
    to: &mut Transaction,
    table: &str,
    note: &mut impl FnMut(CheckEvent<'_>),
) -> sqlx::Result<()> {
    let columns = columns(to, table).await?;
    let names: Vec<String> = columns
        .iter()
        .map(|column| format!("\"{}\"", column.name))
        .collect();
    let names = names.join(", ");
    // The schema inserts the first values of the counters.
    let clear = format!("DELETE FROM \"{table}\"");
    run(to, sqlx::query(AssertSqlSafe(clear))).await?;
    let number = format!("SELECT COUNT(*) AS n FROM \"{table}\"");
    let of = count(from, &number).await?;
    let select = format!("SELECT {names} FROM \"{table}\"");
    let mut batches = sqlx::query(AssertSqlSafe(select))
        .fetch(&mut **from)
        .try_chunks(MAX_INSERT_VALUES / columns.len().max(1));
    let mut done = 0;
    while let Some(rows) = batches.try_next().await.map_err(|error| error.1)? {
        note(CheckEvent::Rows { table, done, of });
        let places = placeholders(rows.len(), columns.len());
        let insert = format!("INSERT INTO \"{table}\" ({names}) VALUES {places}");
        let mut insert = sqlx::query(AssertSqlSafe(insert));
        for row in &rows {
            for (n, column) in columns.iter().enumerate() {
                insert = bind(insert, row, n, column.kind)?;
            }
        }
        run(to, insert).await?;
        done += rows.len() as u64;
    }
    let copied = count(to, &number).await?;
    if copied != of {
        return Err(sqlx::Error::Protocol(format!(
            "{copied} of {of} rows arrived"
        )));
    }
    note(CheckEvent::Rows {
        table,
        done: copied,
        of,
    });
    Ok(())
}

async fn columns(to: &mut Transaction, table: &str) -> sqlx::Result<Vec<Column>> {
    let column = |(name, kind): (String, String)| {
        let kind = match kind.as_str() {
            "bigint" => ColumnKind::Integer,
            "double precision" => ColumnKind::Real,
            "text" => ColumnKind::Text,
            other => return Err(sqlx::Error::Protocol(format!("a column of type {other}"))),
        };
        Ok(Column { name, kind })
    };
    let columns = sqlx::query_as(TARGET_COLUMNS).bind(table);
    let columns = columns.fetch_all(&mut **to).await?;
    columns.into_iter().map(column).collect()
}

async fn count(tx: &mut Transaction, sql: &str) -> sqlx::Result<u64> {
    let count = sqlx::query_scalar(AssertSqlSafe(sql.to_owned()));
    count.fetch_one(&mut **tx).await.map(i64::cast_unsigned)
}

/// `($1, $2), ($3, $4)` for two rows of two columns.
fn placeholders(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let places: Vec<String> = (1..=columns)
            .map(|n| format!("${}", row * columns + n))
            .collect();
        format!("({})", places.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

fn bind(insert: Statement, row: &AnyRow, n: usize, kind: ColumnKind) -> sqlx::Result<Statement> {
    Ok(match kind {
        ColumnKind::Integer => insert.bind(row.try_get::<Option<i64>, _>(n)?),
        ColumnKind::Real => insert.bind(row.try_get::<Option<f64>, _>(n)?),
        ColumnKind::Text => insert.bind(row.try_get::<Option<String>, _>(n)?),
    })
}

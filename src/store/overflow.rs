//! Tells the workers of other processes, by PostgreSQL's NOTIFY, that this process has more due jobs than it can do.
//!
//! Most jobs are done at once by the process that wrote them, which wakes its own worker. So it announces only an
//! overflow, and not every job: PostgreSQL commits transactions with a NOTIFY one after another, and moves would wait for each
//! other. A worker that hears nothing still looks every few seconds, for jobs of processes that have ended.

use std::{convert::Infallible, sync::Arc, time::Duration};

use sqlx::postgres::PgListener;
use tokio::{sync::Notify, task::JoinHandle, time::sleep};

use super::database::{Dialect, Store, StoreError, sql_error};

const LISTEN_RETRY_DELAY: Duration = Duration::from_secs(5);

/// The channel of a schema.
const SELECT_CHANNEL: &str = "SELECT 'banyan in ' || current_schema() AS channel";
const NOTIFY: &str = "SELECT CASE WHEN pg_notify('banyan in ' || current_schema(), '') IS NULL THEN 0 ELSE 1 END AS done";

/// While this value lives, wakes this process's worker when a process announces an overflow (LISTEN).
pub(super) struct OverflowListener(JoinHandle<()>);

impl OverflowListener {
    pub(super) async fn start(store: &Store, url: &str) -> Result<Self, StoreError> {
        let channel = sqlx::query_scalar::<_, String>(SELECT_CHANNEL);
        let channel = channel.fetch_one(&store.read).await;
        let channel = channel.map_err(sql_error("looking for the schema"))?;
        let (url, wake) = (url.to_owned(), Arc::clone(&store.wake));
        Ok(Self(tokio::spawn(async move {
            loop {
                let Err(error) = listen(&url, &channel, &wake).await;
                tracing::debug!("not listening to other processes: {error:#}");
                sleep(LISTEN_RETRY_DELAY).await;
            }
        })))
    }
}

impl Drop for OverflowListener {
    fn drop(&mut self) {
        self.0.abort();
    }
}

async fn listen(url: &str, channel: &str, wake: &Notify) -> sqlx::Result<Infallible> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(channel).await?;
    loop {
        listener.recv().await?;
        wake.notify_one();
    }
}

impl Store {
    /// Tells other processes that there are more due jobs than this one can do at once.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails.
    pub async fn notify_overflow(&self) -> Result<(), StoreError> {
        if self.dialect == Dialect::Sqlite {
            return Ok(());
        }
        let told = sqlx::query(NOTIFY).fetch_one(&self.write).await;
        told.map(drop)
            .map_err(sql_error("telling other processes of jobs"))
    }
}

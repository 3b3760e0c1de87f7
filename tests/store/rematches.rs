//! Rematches: one new match, in the transaction of the agreement, however often and fast both players press.

use banyan::app::{ActError, App};
use banyan::play::{Command, MatchId, Offer, Phase, Refusal};
use banyan::rules::Side;
use banyan::store::{JobId, JobKind};

use super::database::{Database, on_both};
use super::{ALICE, BOB, app, does, played};

on_both!(
    a_rematch_begins_with_its_agreement,
    both_pressing_at_once_start_one_match,
);

const REMATCH: Command = Command::Offer(Offer::Rematch);

async fn over(app: &App) -> MatchId {
    played(app, crate::play::TO_THE_DEN.len()).await
}

async fn a_rematch_begins_with_its_agreement(database: &Database) {
    let app = app(database.open().await);
    let id = over(&app).await;
    let asked = does(&app, id, BOB, REMATCH).await.unwrap();
    assert_eq!(asked.game.id(), id);
    let begun = does(&app, id, ALICE, REMATCH).await.unwrap();
    let next = MatchId(id.0 + 1);
    assert_eq!(
        (begun.game.id(), begun.game.phase()),
        (next, Phase::Playing)
    );
    assert_eq!(begun.game.terms().rematch_of, Some(id));
    assert_eq!(
        begun.game.player(Side::First),
        Some(BOB),
        "the sides are swapped"
    );
    assert_eq!(begun.job, Some(JobId::of(JobKind::Announce, next, 2)));
    assert_eq!(app.game(next).await.unwrap(), Some(begun.game));
    let list = app.store.games_of(ALICE, 10).await.unwrap();
    assert_eq!(
        (list.len(), list[0].id, list[0].first, list[0].seq),
        (1, next, Some(BOB), 2)
    );
    let Err(ActError::Refused { refusal, .. }) = does(&app, id, BOB, REMATCH).await else {
        panic!("there is one already");
    };
    assert_eq!(refusal, Refusal::Rematched);
}

async fn both_pressing_at_once_start_one_match(database: &Database) {
    let apps = [app(database.open().await), app(database.open().await)];
    for _ in 0..8 {
        let id = over(&apps[0]).await;
        let (one, two) = tokio::join!(
            does(&apps[0], id, ALICE, REMATCH),
            does(&apps[1], id, BOB, REMATCH)
        );
        let ids = [one.unwrap().game.id(), two.unwrap().game.id()];
        assert_eq!(
            ids.iter().filter(|other| **other != id).count(),
            1,
            "one asks, the other agrees: {ids:?}"
        );
        assert!(apps[0].game(id).await.unwrap().unwrap().rematched());
        let begun = MatchId(ids[0].0.max(ids[1].0));
        assert_eq!(begun, MatchId(id.0 + 1));
        assert_eq!(
            apps[1].game(MatchId(begun.0 + 1)).await.unwrap(),
            None,
            "and nothing else began"
        );
    }
}

//! What players and servers choose is kept as it was chosen, and one choice leaves the others alone.

use banyan::play::{ChannelId, TimeControl};
use banyan::store::{Challengers, Flip, Notices, Preferences, Server};

use super::database::{Database, on_both};
use super::{ALICE, BOB, CAROL, GUILD};

on_both!(
    a_players_choices_are_kept,
    a_servers_choices_are_kept,
    blocks_are_one_sided
);

async fn a_players_choices_are_kept(database: &Database) {
    let store = database.open().await;
    assert_eq!(
        store.preferences(ALICE).await.unwrap(),
        Preferences::default()
    );
    for (flip, challengers) in [
        (Flip::First, Challengers::Nobody),
        (Flip::Own, Challengers::Server),
    ] {
        let chosen = Preferences {
            notices: Notices::Direct,
            quiet: "22-7".parse().ok(),
            zone: Some("Asia/Ho_Chi_Minh".to_owned()),
            vacation: true,
            refused: false,
            language: Some("zh-TW".to_owned()),
            theme: Some("contrast".to_owned()),
            flip,
            challengers,
            unlisted: true,
        };
        store.set_preferences(ALICE, &chosen).await.unwrap();
        assert_eq!(store.preferences(ALICE).await.unwrap(), chosen);
    }
    assert_eq!(
        store.preferences(BOB).await.unwrap(),
        Preferences::default()
    );
}

async fn a_servers_choices_are_kept(database: &Database) {
    let store = database.open().await;
    assert_eq!(store.server(GUILD).await.unwrap(), Server::default());
    let all = Server {
        threads: true,
        language: Some("ja".to_owned()),
        channels: vec![ChannelId(u64::MAX), ChannelId(1)],
        default_ruleset: "jungle/classic".parse().ok(),
        default_time: Some(TimeControl::Unlimited),
        player_role: Some(u64::MAX),
        moderator_role: Some(2),
        announce_channel: Some(ChannelId(3)),
    };
    for chosen in [all, Server::default()] {
        store.set_server(GUILD, &chosen).await.unwrap();
        assert_eq!(store.server(GUILD).await.unwrap(), chosen);
    }
}

async fn blocks_are_one_sided(database: &Database) {
    let store = database.open().await;
    store.remember_player(BOB, "Bob").await.unwrap();
    for other in [CAROL, BOB, CAROL] {
        store.block(ALICE, other).await.unwrap();
    }
    assert_eq!(
        store.blocked_by(ALICE).await.unwrap(),
        [(BOB, Some("Bob".to_owned())), (CAROL, None)]
    );
    assert!(store.has_blocked(ALICE, BOB).await.unwrap());
    assert!(!store.has_blocked(BOB, ALICE).await.unwrap());
    assert_eq!(store.blocked_by(BOB).await.unwrap(), []);
    assert!(store.unblock(ALICE, BOB).await.unwrap());
    assert!(!store.unblock(ALICE, BOB).await.unwrap());
    assert!(!store.has_blocked(ALICE, BOB).await.unwrap());
    assert!(store.has_blocked(ALICE, CAROL).await.unwrap());
}

//! Settings of players and servers are stored as chosen, and one change leaves the others alone.

use banyan::play::{ChannelId, GuildId, PlayerId, QuietHours, TimeControl};
use banyan::store::{Challengers, Flip, Notices, Preference, Preferences, Server, ServerSetting};

use super::database::{Database, on_both};
use super::{ALICE, BOB, CAROL, GUILD};

on_both!(
    a_players_choices_are_kept,
    a_servers_choices_are_kept,
    changes_at_the_same_moment_all_hold,
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
        let quiet: Option<QuietHours> = "22-7".parse().ok();
        let changes = [
            Preference::Notices(Notices::Direct),
            Preference::Quiet(quiet),
            Preference::Zone(Some("Asia/Ho_Chi_Minh".to_owned())),
            Preference::Vacation(true),
            Preference::Language(Some("zh-TW".to_owned())),
            Preference::Theme(Some("contrast".to_owned())),
            Preference::Flip(flip),
            Preference::Challengers(challengers),
            Preference::Unlisted(true),
            Preference::Puzzles(true),
        ];
        store.update_preferences(ALICE, &changes).await.unwrap();
        let chosen = Preferences {
            notices: Notices::Direct,
            quiet,
            zone: Some("Asia/Ho_Chi_Minh".to_owned()),
            vacation: true,
            dm_refused: false,
            language: Some("zh-TW".to_owned()),
            theme: Some("contrast".to_owned()),
            flip,
            challengers,
            unlisted: true,
            puzzles: true,
        };
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
    let all = [
        ServerSetting::Threads(true),
        ServerSetting::Language(Some("ja".to_owned())),
        ServerSetting::Channels(vec![ChannelId(u64::MAX), ChannelId(1)]),
        ServerSetting::DefaultRuleset("jungle/classic".parse().ok()),
        ServerSetting::DefaultTime(Some(TimeControl::Unlimited)),
        ServerSetting::PlayerRole(Some(u64::MAX)),
        ServerSetting::ModeratorRole(Some(2)),
        ServerSetting::TournamentRole(Some(4)),
        ServerSetting::AnnounceChannel(Some(ChannelId(3))),
        ServerSetting::Shrink(true),
        ServerSetting::DailyHour(Some(23)),
    ];
    for setting in &all {
        store.set_server(GUILD, setting).await.unwrap();
    }
    let chosen = Server {
        threads: true,
        language: Some("ja".to_owned()),
        channels: vec![ChannelId(u64::MAX), ChannelId(1)],
        default_ruleset: "jungle/classic".parse().ok(),
        default_time: Some(TimeControl::Unlimited),
        player_role: Some(u64::MAX),
        moderator_role: Some(2),
        tournament_role: Some(4),
        announce_channel: Some(ChannelId(3)),
        shrink: true,
        daily_hour: Some(23),
    };
    assert_eq!(store.server(GUILD).await.unwrap(), chosen);
    store
        .set_server(GUILD, &ServerSetting::Channels(vec![]))
        .await
        .unwrap();
    assert_eq!(
        store.server(GUILD).await.unwrap(),
        Server {
            channels: vec![],
            ..chosen
        }
    );
}

/// Two changes at the same moment, with a refused direct message between them: none undoes another.
async fn changes_at_the_same_moment_all_hold(database: &Database) {
    let stores = [database.open().await, database.open().await];
    for round in 0..10 {
        let (player, guild) = (PlayerId(ALICE.0 + round), GuildId(GUILD.0 + round));
        let theme = [Preference::Theme(Some("night".to_owned()))];
        let flip = [Preference::Flip(Flip::First)];
        let (one, two) = tokio::join!(
            stores[0].update_preferences(player, &theme),
            stores[1].update_preferences(player, &flip)
        );
        one.and(two).unwrap();
        stores[0].record_dm_refusal(player).await.unwrap();
        let zone = [Preference::Zone(Some("Asia/Tokyo".to_owned()))];
        stores[1].update_preferences(player, &zone).await.unwrap();
        let both = Preferences {
            theme: Some("night".to_owned()),
            flip: Flip::First,
            zone: Some("Asia/Tokyo".to_owned()),
            dm_refused: true,
            ..Preferences::default()
        };
        assert_eq!(stores[0].preferences(player).await.unwrap(), both);
        // Choosing direct messages again tries them again.
        let direct = [Preference::Notices(Notices::Direct)];
        stores[0].update_preferences(player, &direct).await.unwrap();
        assert!(!stores[0].preferences(player).await.unwrap().dm_refused);

        let (threads, role) = (
            ServerSetting::Threads(true),
            ServerSetting::PlayerRole(Some(7)),
        );
        let (one, two) = tokio::join!(
            stores[0].set_server(guild, &threads),
            stores[1].set_server(guild, &role)
        );
        one.and(two).unwrap();
        let both = Server {
            threads: true,
            player_role: Some(7),
            ..Server::default()
        };
        assert_eq!(stores[0].server(guild).await.unwrap(), both);
    }
}

async fn blocks_are_one_sided(database: &Database) {
    let store = database.open().await;
    database.name(BOB, "Bob").await;
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

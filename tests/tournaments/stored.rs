//! The stored text of events: a golden text of every kind, which must never change; and what is rejected.

use banyan::play::{ChannelId, GuildId, MatchId, PlayerId, Stamped, Timestamp, TournamentId};
use banyan::tournaments::{
    Begins, Cancelled, Conditions, Format, GameResult, PairingId, Placed, Tournament,
    TournamentCommand, TournamentEvent, TournamentPlan,
};

use super::field::{Field, plan};

const ID: TournamentId = TournamentId(1);

fn golden() -> Vec<(TournamentEvent, &'static str, &'static str)> {
    let (one, two) = (PlayerId(1), PlayerId(2));
    let pairing = PairingId(3);
    let match_id = MatchId(40);
    let full = TournamentPlan {
        conditions: Conditions {
            role: Some(5),
            lowest: Some(-1),
            highest: Some(1800),
            games: 3,
        },
        begins: Begins::At(Timestamp(1000)),
        late_until: 2,
        fill_level: Some(4),
        play_off: false,
        guests: false,
        ..plan(Format::Swiss { rounds: 3 })
    };
    vec![
        (
            TournamentEvent::Opened(full),
            "opened",
            r#"{"name":"Autumn cup","organiser":9000,"guild":7,"format":{"kind":"swiss","settings":{"rounds":3}},"ruleset":"jungle/classic","time":"3d","rated":true,"fewest":2,"most":256,"conditions":{"role":5,"lowest":-1,"highest":1800,"games":3},"begins":{"kind":"at","at":1000},"round_days":14,"late_until":2,"fill_level":4}"#,
        ),
        (
            TournamentEvent::Changed {
                plan: plan(Format::League {
                    division: 6,
                    promoted: 1,
                    seasons: None,
                }),
                reason: None,
            },
            "changed",
            r#"{"plan":{"name":"Autumn cup","organiser":9000,"guild":7,"format":{"kind":"league","settings":{"division":6,"promoted":1}},"ruleset":"jungle/classic","time":"3d","rated":true,"fewest":4,"most":256,"conditions":{},"begins":{"kind":"by-hand"},"round_days":14,"late_until":0}}"#,
        ),
        (
            TournamentEvent::Changed {
                plan: TournamentPlan {
                    play_off: true,
                    ..plan(Format::RoundRobin { double: false })
                },
                reason: Some("two leaders".to_owned()),
            },
            "changed",
            r#"{"plan":{"name":"Autumn cup","organiser":9000,"guild":7,"format":{"kind":"round-robin","settings":{"double":false}},"ruleset":"jungle/classic","time":"3d","rated":true,"fewest":2,"most":256,"conditions":{},"begins":{"kind":"by-hand"},"round_days":14,"late_until":0,"play_off":true},"reason":"two leaders"}"#,
        ),
        (
            TournamentEvent::Joined {
                player: one,
                rating: 1500,
                guild: None,
            },
            "joined",
            r#"{"player":1,"rating":1500}"#,
        ),
        (
            TournamentEvent::Joined {
                player: one,
                rating: 1500,
                guild: Some(GuildId(8)),
            },
            "joined",
            r#"{"player":1,"rating":1500,"guild":8}"#,
        ),
        (
            TournamentEvent::ServerAsked {
                guild: GuildId(8),
                channel: ChannelId(9),
            },
            "server-asked",
            r#"{"guild":8,"channel":9}"#,
        ),
        (
            TournamentEvent::ServerAdmitted { guild: GuildId(8) },
            "server-admitted",
            r#"{"guild":8}"#,
        ),
        (
            TournamentEvent::ServerRemoved { guild: GuildId(8) },
            "server-removed",
            r#"{"guild":8}"#,
        ),
        (
            TournamentEvent::Left {
                player: one,
                reason: None,
            },
            "left",
            r#"{"player":1}"#,
        ),
        (
            TournamentEvent::Left {
                player: one,
                reason: Some("cheated".to_owned()),
            },
            "left",
            r#"{"player":1,"reason":"cheated"}"#,
        ),
        (
            TournamentEvent::Withdrawn {
                player: one,
                reason: None,
            },
            "withdrawn",
            r#"{"player":1}"#,
        ),
        (
            TournamentEvent::Withdrawn {
                player: one,
                reason: Some("cheated".to_owned()),
            },
            "withdrawn",
            r#"{"player":1,"reason":"cheated"}"#,
        ),
        (
            TournamentEvent::Replaced {
                old: one,
                new: two,
                rating: 9,
                guild: None,
                reason: "ill".to_owned(),
            },
            "replaced",
            r#"{"old":1,"new":2,"rating":9,"reason":"ill"}"#,
        ),
        (
            TournamentEvent::Replaced {
                old: one,
                new: two,
                rating: 9,
                guild: Some(GuildId(8)),
                reason: "ill".to_owned(),
            },
            "replaced",
            r#"{"old":1,"new":2,"rating":9,"guild":8,"reason":"ill"}"#,
        ),
        (
            TournamentEvent::Started {
                seeds: vec![two, one],
            },
            "started",
            r#"{"seeds":[2,1]}"#,
        ),
        (
            TournamentEvent::Divided {
                divisions: vec![vec![one], vec![two]],
            },
            "divided",
            r#"{"divisions":[[1],[2]]}"#,
        ),
        (
            TournamentEvent::Paired {
                round: 1,
                pairings: vec![[one, two]],
                byes: vec![PlayerId(3)],
                until: Some(Timestamp(5)),
                reason: None,
            },
            "paired",
            r#"{"round":1,"pairings":[[1,2]],"byes":[3],"until":5}"#,
        ),
        (
            TournamentEvent::Paired {
                round: 2,
                pairings: Vec::new(),
                byes: Vec::new(),
                until: None,
                reason: Some("ill".to_owned()),
            },
            "paired",
            r#"{"round":2,"pairings":[],"reason":"ill"}"#,
        ),
        (
            TournamentEvent::Challenged {
                challenger: two,
                players: [one, two],
                until: Timestamp(5),
            },
            "challenged",
            r#"{"challenger":2,"players":[1,2],"until":5}"#,
        ),
        (
            TournamentEvent::Accepted { pairing },
            "accepted",
            r#"{"pairing":3}"#,
        ),
        (
            TournamentEvent::AnswerExtended {
                pairing,
                until: Timestamp(5),
            },
            "answer-extended",
            r#"{"pairing":3,"until":5}"#,
        ),
        (
            TournamentEvent::GameStarted { pairing, match_id },
            "game-started",
            r#"{"pairing":3,"match":40}"#,
        ),
        (
            TournamentEvent::GameEnded {
                pairing,
                match_id,
                result: GameResult::Draw,
            },
            "game-ended",
            r#"{"pairing":3,"match":40,"result":"draw"}"#,
        ),
        (
            TournamentEvent::GameVoided { pairing, match_id },
            "game-voided",
            r#"{"pairing":3,"match":40}"#,
        ),
        (
            TournamentEvent::Forfeited {
                pairing,
                result: GameResult::Neither,
            },
            "forfeited",
            r#"{"pairing":3,"result":"neither"}"#,
        ),
        (
            TournamentEvent::ResultSet {
                pairing,
                result: GameResult::First,
                reason: "x".to_owned(),
            },
            "result-set",
            r#"{"pairing":3,"result":"first","reason":"x"}"#,
        ),
        (
            TournamentEvent::Extended {
                until: Timestamp(7),
            },
            "extended",
            r#"{"until":7}"#,
        ),
        (TournamentEvent::Paused, "paused", ""),
        (TournamentEvent::Resumed, "resumed", ""),
        (
            TournamentEvent::Cancelled {
                why: Cancelled::ByHand,
            },
            "cancelled",
            r#"{"why":"by-hand"}"#,
        ),
        (
            TournamentEvent::Finished {
                podium: vec![Placed {
                    place: 1,
                    player: two,
                }],
            },
            "finished",
            r#"{"podium":[{"place":1,"player":2}]}"#,
        ),
    ]
}

#[test]
fn every_kind_has_its_text() {
    for (event, kind, body) in golden() {
        let stored = event.to_stored();
        assert_eq!(
            (stored.0.as_str(), stored.1.as_deref().unwrap_or("")),
            (kind, body)
        );
        let body = Some(body).filter(|body| !body.is_empty());
        assert_eq!(TournamentEvent::from_stored(kind, body), Ok(event));
    }
}

#[test]
fn texts_that_nobody_wrote_are_errors() {
    let texts = [
        ("joined", None),
        ("joined", Some(r#"{"player":1}"#)),
        ("joined", Some(r#"{"player":1,"rating":1,"colour":2}"#)),
        ("promoted", Some("{}")),
        ("forfeited", Some(r#"{"pairing":3,"result":"both"}"#)),
        ("paused", Some(r#"{"until":3}"#)),
        ("started", Some("{")),
    ];
    for (kind, body) in texts {
        assert!(
            TournamentEvent::from_stored(kind, body).is_err(),
            "{kind} {body:?}"
        );
    }
}

/// Numbers the events anew, so that only their meaning can be wrong.
fn renumbered(mut events: Vec<Stamped<TournamentEvent>>) -> Vec<Stamped<TournamentEvent>> {
    for (seq, event) in (1..).zip(&mut events) {
        event.seq = seq;
    }
    events
}

/// The formats whose every event is needed, played to the end.
fn played() -> Vec<Field> {
    let formats = [
        Format::RoundRobin { double: false },
        Format::Swiss { rounds: 2 },
        Format::Knockout {
            best_of: 3,
            third_place: true,
        },
        Format::League {
            division: 4,
            promoted: 1,
            seasons: Some(1),
        },
    ];
    let play = |format| {
        let mut field = Field::started(plan(format), 5, 5);
        field.play_to_the_end();
        field
    };
    formats.map(play).into()
}

#[test]
fn a_missing_event_is_noticed() {
    for field in played() {
        let events = field.tournament.events();
        for missing in 0..events.len() - 1 {
            let mut rest = events.to_vec();
            let gone = rest.remove(missing);
            let gap = Tournament::replay(ID, &rest).unwrap_err();
            assert_eq!(
                gap.seq,
                rest[missing]
                    .seq
                    .min(if missing == 0 { 1 } else { u32::MAX })
            );
            assert!(
                Tournament::replay(ID, &renumbered(rest)).is_err(),
                "without {gone:?}"
            );
        }
    }
}

#[test]
fn a_repeated_or_misplaced_event_is_noticed() {
    for field in played() {
        let events = field.tournament.events();
        for at in 0..events.len() {
            let mut twice = events.to_vec();
            twice.insert(at, events[at].clone());
            assert!(
                Tournament::replay(ID, &renumbered(twice)).is_err(),
                "twice {:?}",
                events[at]
            );
        }
        let mut reversed = events.to_vec();
        reversed.reverse();
        assert!(Tournament::replay(ID, &renumbered(reversed)).is_err());
    }
    assert!(Tournament::replay(ID, &[]).is_err());
}

#[test]
fn events_that_contradict_the_rules_are_noticed() {
    let mut field = Field::started(plan(Format::Swiss { rounds: 3 }), 4, 1);
    field.start_games();
    let players = [1, 2, 3, 4].map(PlayerId);
    let pairing = PairingId(1);
    let strange = [
        TournamentEvent::Opened(plan(Format::Swiss { rounds: 3 })),
        TournamentEvent::Started {
            seeds: players.to_vec(),
        },
        TournamentEvent::Left {
            player: players[0],
            reason: None,
        },
        TournamentEvent::Joined {
            player: players[0],
            rating: 1,
            guild: None,
        },
        TournamentEvent::Withdrawn {
            player: PlayerId(5),
            reason: None,
        },
        TournamentEvent::Replaced {
            old: players[0],
            new: players[1],
            rating: 1,
            guild: None,
            reason: String::new(),
        },
        TournamentEvent::Divided {
            divisions: vec![players.to_vec()],
        },
        TournamentEvent::Paired {
            round: 2,
            pairings: Vec::new(),
            byes: players.to_vec(),
            until: None,
            reason: None,
        },
        TournamentEvent::Challenged {
            challenger: players[1],
            players: [players[0], players[1]],
            until: Timestamp(1),
        },
        TournamentEvent::Accepted { pairing },
        TournamentEvent::AnswerExtended {
            pairing,
            until: Timestamp(1),
        },
        TournamentEvent::GameStarted {
            pairing,
            match_id: MatchId(99),
        },
        TournamentEvent::GameEnded {
            pairing,
            match_id: MatchId(99),
            result: GameResult::Draw,
        },
        TournamentEvent::GameVoided {
            pairing: PairingId(0),
            match_id: MatchId(1),
        },
        TournamentEvent::GameVoided {
            pairing,
            match_id: MatchId(99),
        },
        TournamentEvent::Forfeited {
            pairing: PairingId(3),
            result: GameResult::Draw,
        },
        // By the clock, who cannot rule.
        TournamentEvent::ResultSet {
            pairing,
            result: GameResult::Draw,
            reason: String::new(),
        },
        TournamentEvent::Resumed,
        TournamentEvent::Finished { podium: Vec::new() },
    ];
    for event in strange {
        let stamped = Stamped {
            seq: field.tournament.seq() + 1,
            at: field.now,
            by: banyan::play::Actor::Clock,
            event,
        };
        assert!(
            field.tournament.clone().apply(&stamped).is_err(),
            "{:?}",
            stamped.event
        );
    }
    field.organiser(&TournamentCommand::Cancel);
    let late = Stamped {
        seq: field.tournament.seq() + 1,
        at: field.now,
        by: banyan::play::Actor::Clock,
        event: TournamentEvent::Paused,
    };
    assert!(field.tournament.clone().apply(&late).is_err());
}

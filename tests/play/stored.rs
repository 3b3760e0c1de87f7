//! The stored text of events: a golden text of every kind, which must never change.

use banyan::play::{
    ChannelId, DeclineReason, Event, Extension, GuildId, MatchId, Offer, PlayerId, Proposal,
    SideChoice, Terms, TimeControl, Venue,
};
use banyan::rules::{Outcome, Reason, Record, Side};

fn terms(guild: Option<GuildId>) -> Terms {
    Terms {
        guild,
        ..Terms::new(
            PlayerId(u64::MAX),
            Some(PlayerId(2)),
            "jungle/classic".parse().unwrap(),
            ChannelId(1_300_000_000_000_000_004),
        )
    }
}

type Golden = (Event, &'static str, &'static str);

/// Events of the first version.
fn first_golden() -> Vec<Golden> {
    let mv = Record::new(&terms(None).ruleset)
        .play_text("c3d3")
        .unwrap()
        .into();
    vec![
        (
            Event::Challenged(terms(Some(GuildId(3)))),
            "challenged",
            r#"{"challenger":18446744073709551615,"opponent":2,"ruleset":"jungle/classic","side":"lot","guild":3,"channel":1300000000000000004}"#,
        ),
        (
            Event::Challenged(Terms {
                side: SideChoice::First,
                ..terms(None)
            }),
            "challenged",
            r#"{"challenger":18446744073709551615,"opponent":2,"ruleset":"jungle/classic","side":"first","channel":1300000000000000004}"#,
        ),
        (
            Event::Accepted { first: PlayerId(2) },
            "accepted",
            r#"{"first":2}"#,
        ),
        (Event::Declined { reason: None }, "declined", ""),
        (Event::Cancelled, "cancelled", ""),
        (Event::Expired, "expired", ""),
        (Event::Moved { mv, planned: false }, "moved", "c3d3"),
        (
            Event::Resigned { side: Side::Second },
            "resigned",
            r#"{"side":"second"}"#,
        ),
        (
            Event::Ended {
                outcome: Outcome::Win {
                    winner: Side::First,
                    by: Reason::DEN,
                },
            },
            "ended",
            r#"{"outcome":{"win":{"winner":"first","by":"den"}}}"#,
        ),
        (
            Event::Ended {
                outcome: Outcome::Draw {
                    by: Reason::REPETITION,
                },
            },
            "ended",
            r#"{"outcome":{"draw":{"by":"repetition"}}}"#,
        ),
    ]
}

/// Events added for games that last for weeks.
fn long_games_golden() -> Vec<Golden> {
    let mv = Record::new(&terms(None).ruleset)
        .play_text("c3d3")
        .unwrap()
        .into();
    vec![
        (
            Event::Challenged(Terms {
                rated: true,
                ..terms(None)
            }),
            "challenged",
            r#"{"challenger":18446744073709551615,"opponent":2,"ruleset":"jungle/classic","side":"lot","channel":1300000000000000004,"rated":true}"#,
        ),
        (
            Event::Challenged(Terms {
                opponent: None,
                time: "10d+36h".parse().unwrap(),
                claim: true,
                days_open: 3,
                rematch_of: Some(MatchId(9)),
                ..terms(None)
            }),
            "challenged",
            r#"{"challenger":18446744073709551615,"ruleset":"jungle/classic","side":"lot","channel":1300000000000000004,"time":"10d+36h","claim":true,"open":3,"rematch_of":9}"#,
        ),
        (
            Event::Countered(Proposal {
                ruleset: "jungle/oca".parse().unwrap(),
                side: SideChoice::Second,
                time: TimeControl::Days(3),
                rated: None,
            }),
            "countered",
            r#"{"ruleset":"jungle/oca","side":"second","time":"3d"}"#,
        ),
        (
            Event::Declined {
                reason: Some(DeclineReason::Time),
            },
            "declined",
            r#"{"reason":"time"}"#,
        ),
        (
            Event::Moved { mv, planned: true },
            "moved",
            r#"{"move":"c3d3","planned":true}"#,
        ),
        (
            Event::Offered { offer: Offer::Draw },
            "offered",
            r#"{"offer":"draw"}"#,
        ),
        (
            Event::Refused {
                offer: Offer::Takeback,
            },
            "refused",
            r#"{"offer":"takeback"}"#,
        ),
        (
            Event::TakenBack { plies: 2 },
            "taken-back",
            r#"{"plies":2}"#,
        ),
        (Event::Paused, "paused", ""),
        (Event::Resumed, "resumed", ""),
        (
            Event::Extended {
                ms: 86_400_000,
                why: Extension::Downtime,
            },
            "extended",
            r#"{"ms":86400000,"why":"downtime"}"#,
        ),
        (Event::Overdue, "overdue", ""),
        (
            Event::Rehomed {
                home: Venue::Thread(ChannelId(5)),
            },
            "rehomed",
            r#"{"home":{"thread":5}}"#,
        ),
        (
            Event::Rehomed {
                home: Venue::Direct,
            },
            "rehomed",
            r#"{"home":"direct"}"#,
        ),
        (Event::Aborted, "aborted", ""),
        (Event::DrawAgreed, "draw-agreed", ""),
        (
            Event::Flagged { side: Side::First },
            "flagged",
            r#"{"side":"first"}"#,
        ),
        (Event::Rematched, "rematched", ""),
    ]
}

/// Events added for moderators.
fn judged_golden() -> Vec<Golden> {
    vec![
        (
            Event::Voided {
                reason: "a \"bot\" played".to_owned(),
            },
            "voided",
            r#"{"reason":"a \"bot\" played"}"#,
        ),
        (
            Event::Adjudicated {
                winner: Some(Side::Second),
                reason: "gone".to_owned(),
            },
            "adjudicated",
            r#"{"winner":"second","reason":"gone"}"#,
        ),
        (
            Event::Adjudicated {
                winner: None,
                reason: "stuck".to_owned(),
            },
            "adjudicated",
            r#"{"reason":"stuck"}"#,
        ),
    ]
}

/// Events added for imported records.
fn records_golden() -> Vec<Golden> {
    let start = "jungle/classic l5t/7/7/7/7/7/7/7/T5L b".parse().ok();
    vec![(
        Event::Challenged(Terms {
            start,
            ..terms(None)
        }),
        "challenged",
        r#"{"challenger":18446744073709551615,"opponent":2,"ruleset":"jungle/classic","side":"lot","channel":1300000000000000004,"start":"jungle/classic l5t/7/7/7/7/7/7/7/T5L b"}"#,
    )]
}

/// Events added for rated and casual proposals.
fn ratings_golden() -> Vec<Golden> {
    vec![(
        Event::Countered(Proposal {
            rated: Some(false),
            ..terms(None).proposal()
        }),
        "countered",
        r#"{"ruleset":"jungle/classic","side":"lot","rated":false}"#,
    )]
}

/// Events added for challenges in direct messages.
fn direct_golden() -> Vec<Golden> {
    vec![(
        Event::Challenged(Terms {
            direct: true,
            ..terms(None)
        }),
        "challenged",
        r#"{"challenger":18446744073709551615,"opponent":2,"ruleset":"jungle/classic","side":"lot","channel":1300000000000000004,"direct":true}"#,
    )]
}

/// What came with computer players.
fn computer_golden() -> Vec<Golden> {
    vec![
        (
            Event::Challenged(Terms {
                level: Some(4),
                ..terms(None)
            }),
            "challenged",
            r#"{"challenger":18446744073709551615,"opponent":2,"ruleset":"jungle/classic","side":"lot","channel":1300000000000000004,"level":4}"#,
        ),
        (Event::Hinted, "hinted", ""),
    ]
}

#[test]
fn every_kind_keeps_its_text() {
    let golden = [
        first_golden(),
        long_games_golden(),
        judged_golden(),
        records_golden(),
        ratings_golden(),
        direct_golden(),
        computer_golden(),
    ];
    for (event, kind, body) in golden.concat() {
        let body = (!body.is_empty()).then(|| body.to_owned());
        assert_eq!(event.to_stored(), (kind.to_owned(), body.clone()));
        assert_eq!(Event::from_stored(kind, body.as_deref()), Ok(event));
    }
}

#[test]
fn a_text_that_is_no_longer_written_is_still_read() {
    let mv = Record::new(&terms(None).ruleset)
        .play_text("c3d3")
        .unwrap()
        .into();
    assert_eq!(
        Event::from_stored("moved", Some(r#"{"move":"c3d3"}"#)),
        Ok(Event::Moved { mv, planned: false })
    );
}

#[test]
fn what_is_not_understood_is_refused() {
    for (kind, body) in [
        ("teleported", None),
        ("", None),
        ("moved", None),
        ("moved", Some("")),
        ("moved", Some("{}")),
        ("moved", Some("not json")),
        ("moved", Some(r#"{"move":"c3d3","twice":true}"#)),
        ("resigned", Some(r#"{"side":"third"}"#)),
        (
            "challenged",
            Some(
                r#"{"challenger":1,"opponent":2,"ruleset":"jungle/classic","side":"lot","channel":4,"stakes":3}"#,
            ),
        ),
        (
            "challenged",
            Some(r#"{"challenger":1,"opponent":2,"ruleset":"poker","side":"lot","channel":4}"#),
        ),
        ("ended", Some(r#"{"outcome":{"draw":{"by":"boredom"}}}"#)),
        ("declined", Some(r#"{"reason":"boredom"}"#)),
        ("offered", None),
        ("taken-back", None),
        ("voided", None),
        ("adjudicated", Some(r#"{"winner":"nobody","reason":"x"}"#)),
    ] {
        assert!(Event::from_stored(kind, body).is_err(), "{kind} {body:?}");
    }
}

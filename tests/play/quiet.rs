//! Quiet hours: parsing, and when they end in the player's time zone.

use banyan::play::Timestamp;
use banyan::play::quiet::{QuietHours, QuietHoursError, resolve_zone, suggest_zones, zone};
use jiff::tz::TimeZone;

fn at(text: &str) -> Timestamp {
    Timestamp(text.parse::<jiff::Timestamp>().unwrap().as_millisecond())
}

#[test]
fn hours_are_read_as_people_write_them() {
    for text in [
        "22:00-07:00",
        "22-7",
        "22h to 7h",
        "10 pm – 7 am",
        "from 22.00 until 7.00",
        "10pm-7am",
    ] {
        assert_eq!(
            text.parse(),
            Ok(QuietHours::new(1320, 420).unwrap()),
            "{text}"
        );
    }
    assert_eq!(
        "0-24".parse::<QuietHours>(),
        Err(QuietHoursError),
        "all day is not a time of day"
    );
    assert_eq!("23:30-24:00".parse(), Ok(QuietHours::new(1410, 0).unwrap()));
    for text in [
        "", "night", "22", "25-7", "22-7:60", "13pm-7", "22--7", "-", "7-7",
    ] {
        assert_eq!(text.parse::<QuietHours>(), Err(QuietHoursError), "{text}");
    }
    assert_eq!(
        "22-7".parse::<QuietHours>().unwrap().to_string(),
        "22:00–07:00"
    );
}

#[test]
fn quiet_hours_end_in_the_morning_of_the_players_own_zone() {
    let (night, berlin) = (
        "22-7".parse::<QuietHours>().unwrap(),
        zone(Some("Europe/Berlin")),
    );
    let end = |now: &str| night.end(&berlin, at(now));
    assert_eq!(end("2026-01-10T20:59:00Z"), None);
    assert_eq!(
        end("2026-01-10T21:00:00Z"),
        Some(at("2026-01-11T06:00:00Z"))
    );
    assert_eq!(
        end("2026-01-11T05:59:59Z"),
        Some(at("2026-01-11T06:00:00Z"))
    );
    assert_eq!(end("2026-01-11T06:00:00Z"), None);
    // In summer the same local hours are other UTC hours.
    assert_eq!(
        end("2026-07-10T20:00:00Z"),
        Some(at("2026-07-11T05:00:00Z"))
    );
    // The night in which daylight saving time begins.
    assert_eq!(
        end("2026-03-28T22:00:00Z"),
        Some(at("2026-03-29T05:00:00Z"))
    );
    let noon = "12-13".parse::<QuietHours>().unwrap();
    assert_eq!(
        noon.end(&berlin, at("2026-01-10T11:30:00Z")),
        Some(at("2026-01-10T12:00:00Z"))
    );
    assert_eq!(noon.end(&TimeZone::UTC, at("2026-01-10T11:30:00Z")), None);
}

#[test]
fn time_zones_are_found_by_a_part_of_their_name() {
    assert_eq!(resolve_zone("berlin").as_deref(), Some("Europe/Berlin"));
    assert_eq!(
        resolve_zone("new york").as_deref(),
        Some("America/New_York")
    );
    assert_eq!(resolve_zone("ho chi").as_deref(), Some("Asia/Ho_Chi_Minh"));
    assert_eq!(
        resolve_zone("europe/paris").as_deref(),
        Some("Europe/Paris")
    );
    assert_eq!(resolve_zone("UTC").as_deref(), Some("UTC"));
    assert_eq!(resolve_zone("america"), None);
    assert_eq!(resolve_zone("atlantis"), None);
    assert!(suggest_zones("").len() > 300);
    assert_eq!(suggest_zones("tok")[0], "Asia/Tokyo");
}

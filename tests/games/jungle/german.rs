//! "Dòu Shòu Qí (Tier-Schach)", the source of `german`: a test for each of its sentences that states a rule.

use banyan::rules::jungle::Animal;
use banyan::rules::{Reason, Side};

use crate::games::{after, allowed, goes_on, position, refused, ruleset, wins};

const GERMAN: &str = "jungle/german";

/// 1.1 "Entweder alle gegnerischen Tiere fressen (schlagen) oder den gegnerischen Bau betreten."
/// 2.1 "Das Betreten des gegnerischen Baus führt zum Gewinn."
#[test]
fn ziel_alle_fressen_oder_den_bau_betreten() {
    wins(
        GERMAN,
        "7/7/7/3c3/3T3/7/7/7/7 w",
        "d5d6",
        Reason::CAPTURE_ALL,
    );
    wins(GERMAN, "6c/3R3/7/7/7/7/7/7/7 w", "d8d9", Reason::DEN);
}

/// 1.3 "Weiß beginnt, dann wird abwechselnd gezogen."
#[test]
fn weiss_beginnt() {
    let rules = ruleset(GERMAN);
    assert_eq!(
        Side::ALL.map(|side| rules.colours().of(side)),
        ["white", "black"]
    );
    assert_eq!(
        after(GERMAN, &rules.start().to_string(), "a3a4").side_to_move(),
        Side::Second
    );
}

/// 1.3 "Grundsätzlich kann sich jedes Tier um 1 Feld waagrecht oder senkrecht bewegen"
#[test]
fn ein_feld_waagrecht_oder_senkrecht() {
    for kind in Animal::ALL {
        let text = format!("6c/7/3{}3/7/7/7/7/7/7 w", kind.letter());
        for to in ["d8", "d6", "c7", "e7"] {
            allowed(GERMAN, &text, &format!("d7{to}"));
        }
        refused(GERMAN, &text, "d7e8", "jungle-diagonal");
        refused(GERMAN, &text, "d7b7", "jungle-not-adjacent");
    }
}

/// 1.4 "Grundsätzlich schlägt jedes Tier jedes andere Tier mit gleichem oder niedrigerem Rang (gleicher oder
/// niedrigerer Stärke) durch Setzen auf das Feld mit dem gegnerischen Tier – Ausnahmen: siehe Tiere", with 3.1 "Schlägt
/// (frisst) jedes andere Tier. Kann aber von der Ratte geschlagen werden." 3.2 "Kann aber vom Tiger geschlagen werden."
/// 3.3 "Kann aber auch den Löwen schlagen" 3.4 to 3.6 "Schlägt alle Tiere mit gleicher oder niedrigerer Stärke." 3.7
/// "Schlägt nur eine Katze oder Ratte." 3.8 "Schlägt nur eine Ratte, kann aber auch den Elefanten schlagen"
#[test]
fn wer_wen_schlaegt() {
    for attacker in Animal::ALL {
        for victim in Animal::ALL {
            let text = format!(
                "6x/7/7/3{}3/3{}3/7/7/7/7 w",
                victim.letter().to_ascii_lowercase(),
                attacker.letter()
            );
            let text = text.replace('x', if victim == Animal::Cat { "d" } else { "c" });
            let exception = matches!(
                (attacker, victim),
                (Animal::Rat, Animal::Elephant) | (Animal::Tiger, Animal::Lion)
            );
            let takes = exception || attacker.rank() >= victim.rank();
            assert_eq!(
                position(GERMAN, &text).read("d5d6").is_ok(),
                takes,
                "{attacker:?} x {victim:?}"
            );
        }
    }
}

/// 2.1 "Der eigene Bau darf nicht betreten werden"
#[test]
fn der_eigene_bau_darf_nicht_betreten_werden() {
    refused(GERMAN, "6c/7/7/7/7/7/7/3P3/7 w", "d2d1", "jungle-own-den");
}

/// 2.2 "Die (eigenen und gegnerischen) Fallen dürfen betreten werden,"
#[test]
fn eigene_und_gegnerische_fallen_duerfen_betreten_werden() {
    goes_on(GERMAN, "6c/7/7/7/7/7/3P3/7/7 w", "d3d2");
    goes_on(GERMAN, "6c/7/3P3/7/7/7/7/7/7 w", "d7d8");
}

/// 2.2 "Ein Tier in einer Falle besitzt aber automatisch die Stärke 0, kann also von jedem Tier (ohne Ausnahme)
/// geschlagen werden"
#[test]
fn ein_tier_in_einer_falle_wird_von_jedem_tier_geschlagen() {
    for kind in Animal::ALL {
        for victim in ["e", "r"] {
            let letter = kind.letter();
            allowed(
                GERMAN,
                &format!("6c/7/7/7/7/7/3{letter}3/3{victim}3/7 w"),
                "d3d2",
            );
            allowed(
                GERMAN,
                &format!("6c/3{victim}3/3{letter}3/7/7/7/7/7/7 w"),
                "d7d8",
            );
        }
    }
}

/// 2.3 "Die Ratte ist das einzige Tier, das den Fluss durchschwimmen darf (jeweils 1 Feld waagrecht oder senkrecht pro
/// Zug)." 3.8 "Kann den Fluss durchschwimmen (jeweils 1 Feld waagrecht oder senkrecht)"
#[test]
fn nur_die_ratte_schwimmt() {
    for kind in Animal::ALL {
        let text = format!("6c/7/7/7/{}6/7/7/7/7 w", kind.letter());
        if kind == Animal::Rat {
            allowed(GERMAN, &text, "a5b5");
        } else {
            refused(GERMAN, &text, "a5b5", "jungle-water");
        }
    }
    allowed(GERMAN, "6c/7/7/7/7/1R5/7/7/7 w", "b4c4");
    refused(
        GERMAN,
        "6c/7/7/7/7/1R5/7/7/7 w",
        "b4b6",
        "jungle-not-adjacent",
    );
}

/// 2.3 "Aus einem Flussfeld heraus darf die Ratte aber nicht angreifen (schlagen)." 3.8 "aber nicht aus dem Wasser
/// heraus"
#[test]
fn aus_dem_fluss_heraus_schlaegt_die_ratte_nicht() {
    refused(
        GERMAN,
        "6c/7/7/7/eR5/7/7/7/7 w",
        "b5a5",
        "jungle-rat-out-of-water",
    );
    refused(
        GERMAN,
        "6c/7/7/7/rR5/7/7/7/7 w",
        "b5a5",
        "jungle-rat-out-of-water",
    );
    goes_on(GERMAN, "6c/7/7/7/1R5/7/7/7/7 w", "b5a5");
}

/// 2.3 "Umgekehrt darf auch eine Ratte an Land keine Ratte im Fluss angreifen."
#[test]
fn eine_ratte_an_land_schlaegt_keine_ratte_im_fluss() {
    refused(
        GERMAN,
        "6c/7/7/7/Rr5/7/7/7/7 w",
        "a5b5",
        "jungle-rat-into-water",
    );
}

/// 2.3 "Der Leopard darf den Fluss waagrecht überspringen." 3.4 "Darf den Fluss waagrecht (in Querrichtung)
/// überspringen, sofern keine Ratte dazwischen schwimmt."
#[test]
fn der_leopard_springt_waagrecht() {
    allowed(GERMAN, "6c/7/7/7/P6/7/7/7/7 w", "a5d5");
    refused(
        GERMAN,
        "6c/7/7/7/P1r4/7/7/7/7 w",
        "a5d5",
        "jungle-jump-blocked",
    );
    refused(
        GERMAN,
        "6c/7/7/7/7/7/1P5/7/7 w",
        "b3b7",
        "jungle-jump-direction",
    );
}

/// 2.3 "Der Tiger darf den Fluss senkrecht überspringen" 3.3 "Darf den Fluss senkrecht (in Längsrichtung) überspringen,
/// sofern keine Ratte dazwischen schwimmt."
#[test]
fn der_tiger_springt_senkrecht() {
    allowed(GERMAN, "6c/7/7/7/7/7/1T5/7/7 w", "b3b7");
    refused(
        GERMAN,
        "6c/7/7/1r5/7/7/1T5/7/7 w",
        "b3b7",
        "jungle-jump-blocked",
    );
    refused(
        GERMAN,
        "6c/7/7/7/T6/7/7/7/7 w",
        "a5d5",
        "jungle-jump-direction",
    );
}

/// Only leopard and tiger are named among those that jump, so the lion does not.
#[test]
fn der_loewe_springt_nicht() {
    refused(GERMAN, "6c/7/7/7/7/7/1L5/7/7 w", "b3b7", "jungle-no-jump");
    refused(GERMAN, "6c/7/7/7/L6/7/7/7/7 w", "a5d5", "jungle-no-jump");
}

/// 2.3 "Das Überspringen geschieht jeweils von einem Uferfeld auf das gegenüber liegende (wobei auch ein dort
/// befindliches Tier geschlagen werden darf)."
#[test]
fn von_ufer_zu_ufer_und_auch_schlagend() {
    allowed(GERMAN, "6c/7/1l5/7/7/7/1T5/7/7 w", "b3b7");
    refused(
        GERMAN,
        "6c/7/1e5/7/7/7/1T5/7/7 w",
        "b3b7",
        "jungle-rank-too-low",
    );
    refused(GERMAN, "6c/7/7/7/7/7/1T5/7/7 w", "b3b6", "jungle-water");
}

/// 2.3 "Eine Ratte (egal ob eigene oder feindliche) darf dabei aber nicht übersprungen werden."
#[test]
fn ueber_keine_ratte() {
    for rat in ["r", "R"] {
        refused(
            GERMAN,
            &format!("6c/7/7/7/7/1{rat}5/1T5/7/7 w"),
            "b3b7",
            "jungle-jump-blocked",
        );
    }
}

/// 3.8 "Wird von einer Ratte nur geschlagen, wenn sich beide an Land oder beide im Wasser befinden"
#[test]
fn ratte_schlaegt_ratte_beide_an_land_oder_beide_im_wasser() {
    allowed(GERMAN, "6c/7/7/3r3/3R3/7/7/7/7 w", "d5d6");
    allowed(GERMAN, "6c/7/7/1r5/1R5/7/7/7/7 w", "b5b6");
}

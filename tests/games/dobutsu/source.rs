//! "Dōbutsu Shōgi: Spielregeln", the source of `classic`: a test for each of its sentences that states a rule.

use banyan::rules::dobutsu::{Dobutsu, PieceKind, Square};
use banyan::rules::{AnyPosition, Outcome, Reason, Record, Side};

use crate::games::{after, allowed, goes_on, position, refused, ruleset, wins};

const CLASSIC: &str = "dobutsu/classic";

fn board(text: &str) -> Dobutsu {
    let AnyPosition::Dobutsu(board) = position(CLASSIC, text) else {
        panic!("it is Dōbutsu Shōgi")
    };
    board
}

/// The steps of a single piece in the middle of the board, besides its lion's.
fn steps(letter: &str) -> Vec<String> {
    let text = format!(
        "2l/3/1{letter}1/L2[-] {}",
        if letter.ends_with(char::is_uppercase) {
            "w"
        } else {
            "b"
        }
    );
    let moves = position(CLASSIC, &text).legal_moves();
    let mut to: Vec<_> = moves
        .iter()
        .filter_map(|mv| Some(mv.to_string().strip_prefix("b2")?.to_owned()))
        .collect();
    to.sort();
    to
}

/// "Gewonnen hat, wer seinen eigenen Löwen auf die Grundlinie des Gegners zieht oder den gegnerischen Löwen schlägt."
/// "Wird der eigene Löwe auf die gegnerische Grundlinie bewegt oder der gegnerische Löwe geschlagen, ist das Spiel
/// gewonnen."
#[test]
fn gewonnen_hat_wer_ankommt_oder_den_loewen_schlaegt() {
    wins(CLASSIC, "3/L2/2l/3[-] w", "a3a4", Reason::TRY);
    wins(CLASSIC, "3/2L/l2/3[-] b", "a2a1", Reason::TRY);
    wins(CLASSIC, "2l/2G/3/1L1[-] w", "c3c4", Reason::CATCH);
    wins(CLASSIC, "2l/3/1g1/CL1[-] b", "b2b1", Reason::CATCH);
}

/// "LÖWE: Er kann in jede Richtung bewegt werden"
#[test]
fn der_loewe_zieht_in_jede_richtung() {
    let moves = position(CLASSIC, "2l/3/1L1/3[-] w").legal_moves().len();
    assert_eq!(moves, 8 - 2, "b3 and c3 are attacked by the other lion");
    for to in ["a1", "b1", "c1", "a2", "c2", "a3"] {
        allowed(CLASSIC, "2l/3/1L1/3[-] w", &format!("b2{to}"));
    }
}

/// "ELEFANT: Er bewegt sich diagonal auf das nächste Feld."
#[test]
fn der_elefant_zieht_diagonal() {
    assert_eq!(steps("E"), ["a3", "c1", "c3"], "a1 is the lion's");
}

/// "GIRAFFE: Die langhalsige Giraffe bewegt sich ein Feld in orthogonaler Richtung."
#[test]
fn die_giraffe_zieht_orthogonal() {
    assert_eq!(steps("G"), ["a2", "b1", "b3", "c2"]);
}

/// "KÜKEN: Das Küken kann sich nur ein Feld nach vorne bewegen."
#[test]
fn das_kueken_zieht_nach_vorne() {
    assert_eq!(steps("C"), ["b3"]);
    assert_eq!(steps("c"), ["b1+"]);
}

/// "HUHN: Das Huhn kann sich in alle Richtungen bewegen, außer diagonal rückwärts."
#[test]
fn das_huhn_zieht_nicht_diagonal_rueckwaerts() {
    assert_eq!(steps("+C"), ["a2", "a3", "b1", "b3", "c2", "c3"]);
    assert_eq!(steps("+c"), ["a1", "a2", "b1", "b3", "c1", "c2"]);
}

/// "Ein Startspieler wird beliebig bestimmt."
#[test]
fn der_startspieler_wird_beliebig_bestimmt() {
    // The players choose or draw the sides; here the first side begins.
    assert_eq!(ruleset(CLASSIC).start().side_to_move(), Side::First);
}

/// "Die Spieler bewegen abwechselnd immer eine ihrer Figuren."
#[test]
fn die_spieler_bewegen_abwechselnd() {
    let after = after(CLASSIC, "gle/1c1/1C1/ELG[-] w", "b2b3");
    assert_eq!(after.side_to_move(), Side::Second);
    refused(CLASSIC, &after.to_string(), "b3b4", "not-your-piece");
}

/// "Wird eine Figur auf das Feld einer gegnerischen Figur bewegt, wird diese geschlagen. Die geschlagene Figur nimmt
/// der schlagende Spieler in seinen Vorrat."
#[test]
fn geschlagene_figuren_kommen_in_den_vorrat() {
    let after = after(CLASSIC, "gle/1c1/1C1/ELG[-] w", "b2b3");
    assert_eq!(after.to_string(), "gle/1C1/3/ELG[C] b");
    assert_eq!(
        board(&after.to_string()).in_hand(Side::First, PieceKind::Chick),
        1
    );
}

/// "Es ist nicht möglich auf Felder zu setzen, auf denen eine eigene Figur steht."
#[test]
fn nicht_auf_eigene_figuren() {
    refused(CLASSIC, "gle/1c1/1C1/ELG[-] w", "b1b2", "dobutsu-own-piece");
}

/// "Auch darf der Löwe auf kein Feld gesetzt werden, das der Gegner im nächsten Zug erreichen kann (Ähnlich wie der
/// König beim Schach)." "Der Löwe darf auf kein Feld gesetzt werden, das vom Gegner bedroht wird, das gilt auch für die
/// gegnerische Grundlinie."
#[test]
fn der_loewe_darf_auf_kein_bedrohtes_feld() {
    // Attacked by the giraffe, by the other lion, on a protected piece, and on the far rank.
    refused(CLASSIC, "2l/3/1g1/L2[-] w", "a1b1", "dobutsu-lion-attacked");
    refused(CLASSIC, "3/1l1/3/1L1[-] w", "b1b2", "dobutsu-lion-attacked");
    refused(
        CLASSIC,
        "3/1l1/1g1/1L1[-] w",
        "b1b2",
        "dobutsu-lion-attacked",
    );
    refused(CLASSIC, "1g1/L2/2l/3[-] w", "a3a4", "dobutsu-lion-attacked");
    wins(CLASSIC, "1g1/L2/2l/3[-] w", "a3b4", Reason::TRY);
    // Only real attacks count: a chick does not attack sideways.
    allowed(CLASSIC, "2l/3/1c1/L2[-] w", "a1a2");
    refused(CLASSIC, "2l/3/1c1/L2[-] w", "a1b1", "dobutsu-lion-attacked");
}

/// "Anstatt eine Figur zu ziehen darf man auch eine geschlagene Figur aus seinem Vorrat auf ein beliebiges freies Feld
/// setzen. Diese Figur zählt dann zu den eigenen Steinen (Geschlagene Steine wechseln also die Seite)."
#[test]
fn figuren_aus_dem_vorrat_auf_jedes_freie_feld() {
    let text = "l2/3/1c1/2L[E] w";
    for to in Square::all() {
        let free = !["a4", "b2", "c1"].contains(&to.to_string().as_str());
        if free {
            allowed(CLASSIC, text, &format!("E@{to}"));
        } else {
            refused(CLASSIC, text, &format!("E@{to}"), "dobutsu-occupied");
        }
    }
    assert_eq!(
        after(CLASSIC, text, "E@b3").to_string(),
        "l2/1E1/1c1/2L[-] b"
    );
    refused(CLASSIC, text, "G@b3", "dobutsu-not-in-hand");
    // Unlike in Shogi, two chicks on a file and a drop that attacks the lion are allowed.
    allowed(CLASSIC, "l2/3/1C1/2L[C] w", "C@b3");
    allowed(CLASSIC, "l2/3/1C1/2L[C] w", "C@a3");
}

/// "Wird das Küken auf die gegnerische Grundlinie bewegt, dann wird die Figur umgedreht und so zum Huhn umgewandelt. Um
/// das Küken umzuwandeln muss es auf die Grundlinie bewegt werden."
#[test]
fn das_kueken_wird_auf_der_grundlinie_zum_huhn() {
    assert_eq!(
        after(CLASSIC, "l2/2C/3/2L[-] w", "c3c4+").to_string(),
        "l1+C/3/3/2L[-] b"
    );
    assert_eq!(
        after(CLASSIC, "l2/2C/3/2L[-] w", "c3c4").to_string(),
        "l1+C/3/3/2L[-] b"
    );
    refused(CLASSIC, "l2/3/2C/2L[-] w", "c2c3+", "dobutsu-no-promotion");
    refused(CLASSIC, "l2/2G/3/2L[-] w", "c3c4+", "dobutsu-no-promotion");
}

/// "Es wird nicht umgewandelt, wenn ein geschlagenes Küken direkt auf der Grundlinie eingesetzt wird."
#[test]
fn ein_eingesetztes_kueken_wird_nicht_umgewandelt() {
    let after = after(CLASSIC, "l2/3/3/2L[C] w", "C@c4");
    assert_eq!(after.to_string(), "l1C/3/3/2L[-] b");
    refused(CLASSIC, "l2/3/3/2L[C] w", "C@c4+", "dobutsu-no-promotion");
    refused(CLASSIC, "l1C/3/3/2L[-] w", "c4", "stuck");
}

/// "Wird ein Huhn geschlagen, wird es wieder zum Küken."
#[test]
fn ein_geschlagenes_huhn_wird_zum_kueken() {
    assert_eq!(
        after(CLASSIC, "l2/1g1/1+C1/2L[-] b", "b3b2").to_string(),
        "l2/3/1g1/2L[c] w"
    );
    refused(CLASSIC, "l2/3/1g1/2L[c] b", "hen@b3", "dobutsu-hen-in-hand");
}

/// "Wenn dreimal hintereinander dieselbe Aufstellung (inklusive derselben geschlagenen Steine) auftritt endet das Spiel
/// unentschieden."
#[test]
fn dreimal_dieselbe_aufstellung_ist_unentschieden() {
    let mut record = Record::new(&ruleset(CLASSIC));
    for mv in ["c1c2", "a4a3", "c2c1", "a3a4"].repeat(2) {
        assert_eq!(record.outcome(), None);
        record.play_text(mv).expect("nothing is in the way");
    }
    assert_eq!(
        record.outcome(),
        Some(Outcome::Draw {
            by: Reason::REPETITION
        })
    );
    assert_ne!(
        position(CLASSIC, "l2/3/3/2L[C] w"),
        position(CLASSIC, "l2/3/3/2L[c] w")
    );
}

/// "Kann kein Zug mehr ausgeführt werden (Patt) ist das Spiel für den Zugspieler verloren."
#[test]
fn wer_nicht_ziehen_kann_verliert() {
    let stuck = position(CLASSIC, "3/1+Cl/L2/E1G[GEC] b");
    assert_eq!(
        stuck.outcome(),
        Some(Outcome::Win {
            winner: Side::First,
            by: Reason::NO_MOVE
        })
    );
    // With a chick in hand there is a legal move.
    assert_eq!(position(CLASSIC, "3/1+Cl/L2/E1G[GEc] b").outcome(), None);
}

/// A ruling: "ähnlich wie der König beim Schach" restricts only the lion's own step.
#[test]
fn an_attack_on_the_lion_need_not_be_answered() {
    goes_on(CLASSIC, "2l/3/1g1/1L1[C] w", "C@a1");
    wins(CLASSIC, "2l/3/1g1/CL1[-] b", "b2b1", Reason::CATCH);
}

/// A ruling: the starting position of the publisher's sheet.
#[test]
fn the_opening_is_the_publishers() {
    assert_eq!(ruleset(CLASSIC).start().to_string(), "gle/1c1/1C1/ELG[-] w");
}

# Deutsch. Rätsel: $played, $reply und $move sind Züge in Worten, etwa „Katze c2 nach d2, schlägt den Löwen“.

name-puzzle = rätsel
name-puzzle-theme = motiv
command-puzzle = Rätsel lösen: Finde den einzigen guten Zug; dafür gibt es eine eigene Wertung
option-puzzle-game = Welches Spiel (Standard: irgendeins)
option-puzzle-theme = Worum es in der Lösung geht (Standard: egal)
puzzle-heading = 🧩 **Rätsel: { $game }** · Wertung { $rating }
puzzle-task-win = Du spielst { $side } (unten). **Gewinne { $moves ->
        [one] mit dem nächsten Zug
       *[other] in { $moves } Zügen, egal was dein Gegner tut
    }.**
puzzle-task-points = Du spielst { $side } (unten). **Hol { $moves ->
        [one] mit dem nächsten Zug
       *[other] in { $moves } Zügen
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } Vorsprung heraus, egal was dein Gegner tut.** Gezählt wird ab hier. Nur ein Zug ist richtig, jeder andere bringt weniger.
puzzle-task-points-on = Du spielst { $side } (unten). Dein Vorsprung in diesem Rätsel nach Punkten: bisher { $gained }. **Bring ihn { $moves ->
        [one] mit dem nächsten Zug
       *[other] in { $moves } Zügen
    } auf { $points }, egal was dein Gegner tut.** Nur ein Zug ist richtig, jeder andere bringt weniger.
puzzle-go-on = ✅ **{ $played }.** Dein Gegner antwortet: { $reply }. Weiter so!
puzzle-wrong = ❌ { $played }: Es gibt etwas Besseres. Versuch es noch einmal.
puzzle-missed = Das Rätsel zählt jetzt als nicht gelöst, aber du kannst weiter nach der Lösung suchen.
puzzle-stakes = -# Dein erster Versuch zählt. Mit Tipp oder Lösung gilt das Rätsel als nicht gelöst.
puzzle-hint = 💡 Damit geht es weiter: { $piece }.
puzzle-solved = ✅ **{ $played }.** Gelöst!
puzzle-themes = Motive: { $themes }
puzzle-rating = Deine Rätselwertung für { $game }: **{ $rating }** ({ $change })
puzzle-days = 🔥 Tage in Folge mit gelöstem Rätsel: { $days }
puzzle-solution = 💡 **Lösung, { $number } von { $total }:** { $played }
puzzle-solution-start = 💡 **Lösung:** { $moves }
puzzle-none = So ein Rätsel gibt es nicht: { $game } hat keins mit dem Motiv „{ $theme }“. Motive in diesem Spiel: { $themes }.
puzzle-withheld = Diese Stellung steht auf dem Brett einer laufenden Partie oder ist nur ein, zwei Züge davon entfernt. Das Rätsel wartet, bis die Partie vorbei ist.
puzzle-gone = Dieses Rätsel ist nicht deins, oder es ist nicht mehr in der Sammlung. Hol dir ein anderes: `/{ name-puzzle }`.
button-solution = Lösung
button-next-puzzle = Nächstes Rätsel
button-puzzle-back = Zurück zum Rätsel
button-solvers = Rätsel-Rangliste
button-solve = Lösen

## Motive

puzzle-theme-fork = Gabel
puzzle-theme-lure = Köder
puzzle-theme-drop = Einsetzen
puzzle-theme-promote = Umwandlung
puzzle-theme-try = Lauf zur gegnerischen Grundlinie
puzzle-theme-race = Wettlauf zum Bau
puzzle-theme-jump = Sprung
puzzle-theme-rat = schwimmende Ratte
puzzle-theme-trap = Falle
puzzle-theme-endgame = Endspiel
puzzle-theme-chain = mehrmals schlagen
puzzle-theme-mandarin = Mandarin
puzzle-theme-empty = leere Felder
puzzle-theme-patience = Geduld
puzzle-theme-long = lange Lösung

## Wer auf einem Server löst, und Profile

puzzle-board = 🧩 **Auf Anhieb gelöste Rätsel auf diesem Server**
puzzle-board-line = `{ $place }` { $player } **{ $solved }**
puzzle-board-none = Hier hat noch niemand ein Rätsel auf Anhieb gelöst. Mach den Anfang: `/{ name-puzzle }`.
profile-puzzles = 🧩 Rätsel, { $game }: **{ $rating }**, auf Anhieb gelöst: { $solved } von { $tries }
profile-puzzle-days = 🧩 Tage in Folge mit gelöstem Rätsel: jetzt { $days }, Rekord { $best }
profile-puzzles-heading = 🧩 **Rätsel von { $player }** · gelöst: { $solved }
profile-puzzles-themes = Gelöst nach Motiv: { $themes }
button-profile-puzzles = Rätsel

## Das Rätsel des Tages

server-daily = 🧩 Rätsel des Tages: **jeden Tag um { $hour } UTC**, im Kanal für Neuigkeiten
server-daily-nowhere = 🧩 Rätsel des Tages: um { $hour } UTC. **Wähle zuerst einen Kanal für Neuigkeiten** unter **{ section-places }**.
server-daily-off = 🧩 Rätsel des Tages: **aus**
section-daily = Rätsel des Tages
menu-daily = Wann das Rätsel des Tages kommt (UTC)
daily-off = Kein Rätsel des Tages
daily-heading = 🧩 **Rätsel des Tages, { $day }: { $game }** · Wertung { $rating }
daily-invites = Drück **{ button-solve }**: Deine Versuche siehst nur du. Mit der Lösung nenne ich, wer es auf Anhieb gelöst hat. Wer nicht genannt werden will, verlässt mit `/{ name-settings }` die Ranglisten.
daily-solution = 🧩 **Lösung des Rätsels vom { $day }:** { $moves }
daily-solvers = Auf Anhieb gelöst: { $players }
daily-solver = { $player } ({ $time })
daily-no-solvers = Niemand, dessen Name in Ranglisten sichtbar ist, hat es auf Anhieb gelöst.
daily-alt = Die Lösung Zug für Zug: { $moves }.

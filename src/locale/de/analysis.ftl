# German. Die Analyse beendeter Partien.

button-next-mistake = Nächster Fehler
button-analysis = Analyse
button-analysis-show = Analyse zeigen

analysis-running = 🔎 Ich analysiere diese Partie. Ein erster Blick dauert ein paar Sekunden, die ganze Analyse etwa eine Minute.
analysis-quick = 🔎 Das ist ein erster Blick. Ich rechne noch weiter: bisher { $searched } von { $total } Stellungen.
analysis-blunders-again = 🔎 Fast fertig: Ich sehe mir die groben Fehler noch einmal an.
analysis-busy = 🔎 Ich analysiere für dich noch **#{ $number }**. Drück danach hier **Analyse zeigen**.
analysis-withheld = Diese Stellung steht auf dem Brett einer laufenden Partie oder ist nur ein, zwei Züge davon entfernt. Deshalb bewerte ich sie noch nicht.
analysis-left-out = Eine Stellung aus dieser Partie steht auf dem Brett einer laufenden Partie oder ist nur ein, zwei Züge davon entfernt. Die Züge direkt davor und danach zähle ich noch nicht mit.

analysis-side = { $name } ({ $colour }): **{ $accuracy } %** Genauigkeit · { $inaccuracies ->
        [one] 1 Ungenauigkeit
       *[other] { $inaccuracies } Ungenauigkeiten
    } · { $mistakes ->
        [one] 1 Fehler
       *[other] { $mistakes } Fehler
    } · { $blunders ->
        [one] 1 grober Fehler
       *[other] { $blunders } grobe Fehler
    }
analysis-turning-points = Hier kippte die Partie: { $moves }
analysis-turning-point = Zug { $number } (`{ $text }`)
analysis-chart-alt = Diagramm der Gewinnchancen von { $side } in Prozent, am Anfang und dann { $step ->
        [one] nach jedem Zug
       *[other] alle { $step } Züge
    }: { $list }
# Beside the chart.
analysis-chart-player = { $name } · { $accuracy } %

analysis-chances = Gewinnchancen: { $first } { $first_percent } %, { $second } { $second_percent } %
analysis-won = Bei bestem Spiel gewinnt { $side }.
analysis-drawn = Bei bestem Spiel endet die Partie remis.
analysis-inaccuracy = Ungenauigkeit.
analysis-mistake = Fehler.
analysis-blunder = Grober Fehler.
analysis-won-drawn = War gewonnen, ist jetzt remis.
analysis-won-lost = War gewonnen, ist jetzt verloren.
analysis-drawn-lost = War remis, ist jetzt verloren.
analysis-better = Besser: { $move } (`{ $text }`).
analysis-arrows = Das Bild zeigt das Brett vor diesem Zug: Der dicke Pfeil ist der bessere Zug, der dünne wurde gespielt.

## Learning from one's own mistakes. $played is a move in words

button-mistakes = Aus Fehlern lernen
button-mistakes-left = Übrige Aufgaben versuchen
button-try-again = Noch einmal versuchen
next-puzzle = Rätsel
mistake-heading = **#{ $number }, Aufgabe { $task } von { $total }** · Zug { $move }, du spielst { $side }.
mistake-task = Du hast gespielt: { $played }. **Finde einen besseren Zug.**
mistake-before = ✅ Diese Aufgabe hast du schon einmal gelöst.
mistake-played = ❌ { $played }: Das hast du gespielt. Finde etwas Besseres.
mistake-end = 🎓 **#{ $number }: Das waren deine Fehler.** Einen besseren Zug hast du bei { $solved } von { $total } gefunden.
mistake-none = In **#{ $number }** gibt es keine Fehler von dir, die ich dir jetzt zeigen kann. Sieh dir die ganze Partie in der Analyse an.
analysis-missing = Die ganze Analyse von **#{ $number }** ist noch nicht fertig. Öffne die Analyse und warte etwa eine Minute, bis sie fertig ist.

## Playing on against the computer from a position

button-play-on = Ab hier spielen
button-play-puzzle = Von Anfang an spielen
play-on-running = Diese Partie läuft noch. Wenn sie zu Ende ist, kannst du ihre Stellungen gegen mich weiterspielen.
play-on-over = In dieser Stellung ist die Partie zu Ende. Geh zurück und spiel von dort weiter.
play-on-withheld = Diese Stellung steht auf dem Brett einer laufenden Partie oder ist nur ein, zwei Züge davon entfernt. Nimm eine andere Stellung, oder warte, bis die Partie vorbei ist.

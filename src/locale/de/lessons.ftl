# Deutsch. Lektionen und Bilder zu den Regeln.
# Eine Seite der Regeln ist einer dieser Sätze, darunter steht, was ihr Bild zeigt, aus den Regeln selbst erzählt.

## Seiten der Regeln, jede mit einem Bild

page-jungle-ranks = **Wer wen schlägt.** Ein Tier schlägt ein gegnerisches Tier von gleichem oder niedrigerem Rang. Dazu zieht es auf dessen Feld. Aber das schwächste besiegt das stärkste: Die Ratte schlägt den Elefanten.
page-jungle-jump = **Über den Fluss springen.** Manche Tiere springen geradeaus über das Wasser auf das erste Landfeld dahinter. Steht dort ein gegnerisches Tier, schlagen sie es, wenn es nicht zu stark ist.
page-jungle-blocked = **Eine Ratte im Weg.** Eine Ratte im Wasser blockiert jeden Sprung über ihr Feld, egal ob deine oder die gegnerische.
page-jungle-water = **Die Ratte im Wasser.** Nur die Ratte schwimmt. Kein anderes Tier kann ihr ins Wasser folgen.
page-jungle-bank = **Die Ratte am Ufer.** An Land ist die Ratte ein Tier wie jedes andere, aber gefährlich für den Elefanten.
page-jungle-traps = **Fallen.** Um jeden Bau liegen drei Fallen. Ein Tier, das von einer Falle geschwächt ist, kann von jedem gegnerischen Tier geschlagen werden.
page-jungle-den = **Der Bau.** Betritt den gegnerischen Bau, und du gewinnst. Den eigenen Bau kann kein Tier betreten.
page-dobutsu-lion = **Der Löwe** geht einen Schritt in alle acht Richtungen. Schlag den gegnerischen Löwen, und du gewinnst.
page-dobutsu-giraffe = **Die Giraffe** geht einen Schritt vor, zurück oder zur Seite.
page-dobutsu-elephant = **Der Elefant** geht einen Schritt schräg.
page-dobutsu-chick = **Das Küken** geht einen Schritt geradeaus nach vorn. Jede Figur, die du schlägst, wechselt die Seite und kommt in deinen Vorrat.
page-dobutsu-promotion = **Umwandlung.** Ein Küken, das auf die gegnerische Grundlinie zieht, wird immer zum Huhn.
page-dobutsu-hen = **Das Huhn** geht einen Schritt in jede Richtung, nur nicht schräg zurück. Ein geschlagenes Huhn ist wieder ein Küken.
page-dobutsu-drop = **Einsetzen.** Statt zu ziehen, kannst du eine Figur aus deinem Vorrat auf ein leeres Feld setzen. Ein Küken, das du auf der gegnerischen Grundlinie einsetzt, bleibt ein Küken und kann nicht ziehen.
page-dobutsu-try = **Auf die gegnerische Grundlinie.** Dein Löwe gewinnt, wenn er die gegnerische Grundlinie erreicht. Ob er dort auch auf ein angegriffenes Feld darf, legt das Regelwerk fest.
page-o-an-quan-sow = **Verteilen.** Nimm alle Bürger aus einem deiner Reisfelder. Leg in jedes folgende Feld einen, nach rechts oder nach links, auch in die Mandarinfelder.
page-o-an-quan-relay = **Weiter verteilen.** Ist das Feld nach deinem letzten Bürger ein gefülltes Reisfeld, egal wem es gehört? Dann nimm die Bürger dort auf und verteile in derselben Richtung weiter.
page-o-an-quan-capture = **Schlagen.** Ist das Feld nach deinem letzten Bürger ein leeres Reisfeld? Dann schlägst du alles im Feld dahinter.
page-o-an-quan-chain = **Mehrmals schlagen.** Hinter dem geschlagenen Feld kann wieder ein leeres Reisfeld liegen und dahinter ein gefülltes Feld. Ob du auch das schlägst, legt das Regelwerk fest.
page-o-an-quan-young = **Der Mandarin.** Ein Mandarinfeld schlägst du wie jedes andere, mitsamt dem Mandarin. Viele Regelwerke schützen den Mandarin, solange er jung ist.
page-o-an-quan-empty = **Das leere Mandarinfeld.** Ist der Mandarin geschlagen, kann auch ein Mandarinfeld leer sein. Was gilt, wenn es als Nächstes kommt, legt das Regelwerk fest.
page-o-an-quan-refill = **Leere Reisfelder.** Sind zu Beginn deines Zuges deine fünf Reisfelder alle leer? Dann leg in jedes einen Bürger, den du geschlagen hast. Hast du nicht genug, leihst du dir den Rest und zahlst ihn am Ende zurück.
page-o-an-quan-end = **Das Ende.** Die Bürger, die in deinen Reisfeldern übrig sind, gehören dir. Dann werden die Punkte gezählt: Bürger und Mandarine.
page-o-an-quan-swap = **Der Tausch.** Der erste Zug ist viel wert: Bei perfektem Spiel gewinnt, wer beginnt. Soll es gerecht zugehen, häng `+swap=on` an das Regelwerk einer Herausforderung. Wer nicht beginnt, kann dann auf den ersten Zug mit `tausch` antworten und ihn übernehmen. Das Brett wird dabei gedreht: Beide behalten ihre Farbe und bekommen, was die andere Seite hatte. Spielen zwei der fünf Besten der Rangliste eine gewertete Partie, ist der Tausch schon dabei. Wer ihn nicht will, wählt das Regelwerk ohne Tausch.

# Der Fuß jeder Seite, klein gedruckt.
page-of = -# { $ruleset } · Seite { $page } von { $pages }
button-learn = Selbst ausprobieren
alt-position = { $ruleset }, eine Stellung. { $side } am Zug.
alt-marked = Markiert: { $squares }.

## Ein Zug von Ô ăn quan, Schritt für Schritt; das Feld ist einer der drei Namen hierunter

square-field = Feld { $field } ({ $side })
square-left = das linke Mandarinfeld
square-right = das rechte Mandarinfeld
step-sow = Verteilt: { $square }, { $citizens ->
        [one] ein Bürger.
       *[other] { $citizens } Bürger.
    }
step-on = Danach aufgenommen und weiter verteilt: { $square }, { $citizens ->
        [one] ein Bürger.
       *[other] { $citizens } Bürger.
    }
step-take = Geschlagen: { $square }, { $citizens ->
        [one] ein Bürger.
       *[other] { $citizens } Bürger.
    }
step-take-mandarin = Geschlagen: { $square }, { $citizens ->
        [0] nur der Mandarin.
        [one] der Mandarin und ein Bürger.
       *[other] der Mandarin und { $citizens } Bürger.
    }
step-refill = Alle fünf Reisfelder von { $side } sind leer, also kommt in jedes ein geschlagener Bürger zurück; { $borrowed ->
        [0] keiner davon ist geliehen.
        [one] einer davon ist geliehen.
       *[other] { $borrowed } davon sind geliehen.
    }
halt-mandarin = Als Nächstes kommt ein Mandarinfeld: Der Zug ist zu Ende.
halt-empty = Als Nächstes kommen zwei leere Felder: Der Zug ist zu Ende.
halt-young = Hinter dem leeren Feld liegt ein junger Mandarin, der nicht geschlagen werden kann: Der Zug ist zu Ende.
halt-filled = Nach dem Schlagen kommt ein gefülltes Reisfeld: Der Zug ist zu Ende.
halt-once = In einem Zug wird nur einmal geschlagen: Der Zug ist zu Ende.

## Lektionen. $played ist ein Zug in Worten, etwa „Katze c2 nach d2, schlägt den Löwen“

command-learn = Ein Spiel in ein paar kurzen Aufgaben lernen
option-learn-game = Welches Spiel
option-learn-task = Welche Aufgabe (Standard: die erste ungelöste)
lesson-heading = **{ $game }, Aufgabe { $number } von { $total }** · du spielst { $side }, unten.
lesson-right = ✅ **{ $played }.** Genau so!
lesson-otherwise = ❌ { $played }: Das ist erlaubt, aber es löst die Aufgabe nicht. Schau noch einmal hin.
lesson-loses = ❌ { $played }: Dann antwortet dein Gegner „{ $reply }“ und gewinnt. Versuch es noch einmal.
lesson-exposes = ❌ { $played }: Dann kann dein Gegner „{ $reply }“ antworten. Versuch es noch einmal.
lesson-escapes = ❌ { $played }: Dann kann dein Gegner „{ $reply }“ antworten, und dein nächster Zug gewinnt nicht. Versuch es noch einmal.
lesson-illegal = ❌ { $reason }
lesson-done = 🎓 **Das war { $game }.** Jetzt spiel es: Fordere mit `/{ name-challenge }` jemanden heraus; ohne Spieler ist die Herausforderung offen für alle. Alle Regeln liest du mit `/{ name-rules }`, die anderen Spiele lernst du mit `/{ name-learn }`.
learn-which = Welches Spiel möchtest du lernen?
button-next-task = Nächste Aufgabe
button-skip = Überspringen
button-again = Von vorn

## Aufgaben einer Lektion; das Bild zeigt die Stellung, die eigene Seite ist unten

task-jungle-rank = Ein Tier schlägt ein gegnerisches Tier von gleichem oder niedrigerem Rang. **Schlag den Hund.**
task-jungle-elephant = Der Elefant ist das stärkste Tier. Nur ein einziges schwächeres Tier kann ihn schlagen. **Schlag den Elefanten.**
task-jungle-jump = Löwe und Tiger springen über den Fluss, wenn keine Ratte im Weg schwimmt. **Spring und schlag den Leoparden.**
task-jungle-swim = Der Löwe will gleich springen und deinen Hund schlagen. **Schwimm ihm in den Weg, sodass er nichts schlagen kann.**
task-jungle-trap = Der Löwe steht vor deinem Bau, und sein nächster Schritt gewinnt. Aber er steht in deiner Falle, und dort kann ihn jedes deiner Tiere schlagen. **Finde die einzige Rettung.**
task-jungle-den = Betritt den gegnerischen Bau, und du gewinnst. **Gewinne mit diesem Zug.**
task-jungle-two = Zwei Wege führen in den Bau. Aber Fallen machen dich schwach, und die Katze passt auf. **Zieh so, dass dein nächster Zug gewinnt, egal was dein Gegner tut.**
task-dobutsu-catch = Schlag den gegnerischen Löwen, und du gewinnst. **Schlag den Löwen.**
task-dobutsu-try = Dein Löwe gewinnt, wenn er die gegnerische Grundlinie erreicht. Aber er darf auf kein angegriffenes Feld. **Gewinne mit diesem Zug.**
task-dobutsu-promote = Ein Küken, das auf die gegnerische Grundlinie zieht, wird zum Huhn. **Mach ein Huhn.**
task-dobutsu-defend = Dein Löwe wird angegriffen, und in einer echten Partie warnt dich niemand. **Finde den einzigen Zug, nach dem er nicht geschlagen werden kann.**
task-dobutsu-drop = Du kannst eine Figur aus deinem Vorrat auf jedes leere Feld setzen. **Setz eine so ein, dass dein nächster Zug gewinnt, egal was dein Gegner tut.**
task-dobutsu-two = Ein Zug kann nicht zwei Drohungen abwehren. **Zieh so, dass dein nächster Zug gewinnt, egal was dein Gegner tut.**
task-o-an-quan-capture = Nach deinem letzten Bürger kommt ein leeres Reisfeld, dann ein gefülltes Feld: Das schlägst du. **Verteile so, dass du etwas schlägst.**
task-o-an-quan-mandarin = Einen Mandarin kannst du schlagen, sobald mindestens fünf Bürger bei ihm liegen. **Schlag einen Mandarin.**
task-o-an-quan-relay = Liegen im nächsten Reisfeld Bürger, verteilst du mit ihnen weiter. **Verteile weiter, bis du einen Mandarin schlagen kannst.**
task-o-an-quan-twice = Hinter einem geschlagenen Feld kann wieder ein leeres Reisfeld liegen und dahinter ein gefülltes Feld. **Verteile so, dass du zweimal schlägst.**
task-o-an-quan-keep = Dein Gegner kann schlagen, was du hinter einem leeren Reisfeld liegen lässt. **Verteile so, dass der nächste Zug deines Gegners nichts schlägt.**
task-o-an-quan-win = Ein Mandarin ist noch da. Wenn du ihn schlägst, bekommen beide Spieler die Bürger in ihren Reisfeldern, und die Punkte werden gezählt. **Gewinne mit diesem Zug.**

## Courses: the lesson (basics), and two courses of puzzles

option-learn-course = Welcher Kurs (Standard: da, wo du aufgehört hast)
course-basics = Grundlagen
course-tactics = Taktik
course-endgames = Endspiele
course-counting = Zählen
course-heading = 🎓 **{ $game }, { $course }: Aufgabe { $number } von { $total }**
course-end = 🎓 **{ $game }, { $course }: Alle { $total } Aufgaben sind gelöst.**
button-next-course = Weiter: { $course }
learn-progress = **{ $game }**: { $courses }
learn-course = { $course } { $solved }/{ $total }

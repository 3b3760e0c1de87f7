# Deutsch. Lektionen und Bilder zu den Regeln.

## Seiten der Regeln

page-jungle-ranks = **Wer wen schlägt.** Ein Tier schlägt ein gegnerisches von gleichem oder niedrigerem Rang, indem es auf dessen Feld zieht. Das schwächste besiegt das stärkste: Die Ratte schlägt den Elefanten.
page-jungle-jump = **Über den Fluss springen.** Manche Tiere springen über das Wasser, geradeaus bis zum ersten Land dahinter, und schlagen, was dort steht, wenn sie dürfen.
page-jungle-blocked = **Eine Ratte im Weg.** Eine Ratte im Wasser, eine eigene oder fremde, sperrt jeden Sprung über ihr Feld.
page-jungle-water = **Die Ratte im Wasser.** Nur die Ratte schwimmt; kein anderes Tier folgt ihr dorthin.
page-jungle-bank = **Die Ratte am Ufer.** An Land ist die Ratte ein Tier wie jedes andere, und für den Elefanten gefährlich.
page-jungle-traps = **Fallen.** Um jeden Bau liegen drei Fallen. Ein Tier, das in einer steht und von ihr geschwächt wird, kann jedes gegnerische schlagen.
page-jungle-den = **Der Bau.** Wer den gegnerischen Bau betritt, hat gewonnen. Den eigenen betritt niemand.
page-dobutsu-lion = **Der Löwe** geht einen Schritt in alle acht Richtungen. Um ihn geht es: Wer den gegnerischen Löwen schlägt, gewinnt.
page-dobutsu-giraffe = **Die Giraffe** geht vor, zurück und zur Seite.
page-dobutsu-elephant = **Der Elefant** geht schräg.
page-dobutsu-chick = **Das Küken** geht geradeaus nach vorn. Was es schlägt, wechselt wie bei jeder Figur die Seite und kommt in den Vorrat.
page-dobutsu-promotion = **Umwandlung.** Ein Küken, das auf die gegnerische Grundlinie zieht, wird zum Huhn, immer.
page-dobutsu-hen = **Das Huhn** geht überallhin außer schräg zurück. Wird es geschlagen, ist es wieder ein Küken.
page-dobutsu-drop = **Einsetzen.** Statt zu ziehen, setzt du eine Figur aus deinem Vorrat auf ein beliebiges freies Feld. Ein Küken, das auf der Grundlinie eingesetzt wird, bleibt ein Küken und kann nicht ziehen.
page-dobutsu-try = **Auf die Grundlinie.** Dein Löwe gewinnt, wenn er die gegnerische Grundlinie erreicht. Ob er dort auf ein bedrohtes Feld darf, sagt das Regelwerk.
page-o-an-quan-sow = **Verteilen.** Nimm alle Bürger aus einem deiner Felder und lege einen in jedes folgende, nach rechts oder nach links, auch in die Mandarinfelder.
page-o-an-quan-relay = **Weiter verteilen.** Ist das nächste Feld ein gefülltes, deins oder ein fremdes, nimm es auf und verteile in derselben Richtung weiter.
page-o-an-quan-capture = **Schlagen.** Ist das nächste Feld leer, gehört dir alles in dem Feld dahinter.
page-o-an-quan-chain = **In Folge schlagen.** Hinter dem geschlagenen Feld kann wieder ein leeres liegen und dahinter ein gefülltes.
page-o-an-quan-young = **Der Mandarin.** Ein Mandarinfeld wird geschlagen wie jedes andere, mitsamt dem Mandarin. Viele Regelwerke schonen ihn, solange er jung ist.
page-o-an-quan-empty = **Das leere Mandarinfeld.** Ist ein Mandarin geschlagen, kann sein Feld leer sein und als Nächstes kommen.
page-o-an-quan-refill = **Leere Felder.** Wer mit fünf leeren Feldern an den Zug kommt, legt aus seinem Gewinn in jedes einen Bürger. Was fehlt, wird geborgt und zurückgezahlt, wenn die Punkte gezählt werden.
page-o-an-quan-end = **Das Ende.** Die Bürger, die in deinen Feldern übrig sind, gehören dir. Dann werden die Punkte gezählt: Bürger und Mandarine.
page-of = -# { $ruleset } · Seite { $page } von { $pages }
button-learn = Selbst ausprobieren
alt-position = { $ruleset }, eine Stellung. { $side } ist am Zug.
alt-marked = Markiert: { $squares }.
square-field = Feld { $field } ({ $side })
square-left = das linke Mandarinfeld
square-right = das rechte Mandarinfeld
step-sow = Verteilt aus { $square }: { $citizens ->
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
step-take-mandarin = Geschlagen: { $square }, der Mandarin und { $citizens ->
        [one] ein Bürger.
       *[other] { $citizens } Bürger.
    }
step-refill = Alle fünf Felder von { $side } sind leer, also kommt in jedes ein Bürger; { $borrowed ->
        [0] alle kommen aus dem eigenen Gewinn.
        [one] einer davon ist geborgt.
       *[other] { $borrowed } davon sind geborgt.
    }
halt-mandarin = Als Nächstes kommt ein Mandarinfeld: Der Zug ist zu Ende.
halt-empty = Als Nächstes kommen zwei leere Felder: Der Zug ist zu Ende.
halt-young = Hinter dem leeren Feld wartet ein junger Mandarin, der geschont wird: Der Zug ist zu Ende.
halt-filled = Als Nächstes kommt ein gefülltes Feld: Nach einem Schlag ist der Zug damit zu Ende.
halt-once = Mehr als einmal wird in einem Zug nicht geschlagen.
command-learn = Ein Spiel durch ein paar kurze Aufgaben lernen
option-learn-game = Welches Spiel
option-learn-task = Welche Aufgabe; ohne Angabe die erste
lesson-heading = **{ $game }, Aufgabe { $number } von { $total }** · du spielst { $side }, unten.
lesson-right = ✅ **{ $played }.** Genau!
lesson-otherwise = ❌ { $played }: Das darfst du, aber es ist nicht, was gefragt ist. Sieh noch einmal hin.
lesson-loses = ❌ { $played }: Dann antwortet dein Gegner „{ $reply }“ und gewinnt. Versuche es noch einmal.
lesson-exposes = ❌ { $played }: Dann kann dein Gegner „{ $reply }“ antworten. Versuche es noch einmal.
lesson-escapes = ❌ { $played }: Dann kann dein Gegner „{ $reply }“ antworten, und dein nächster Zug gewinnt nicht. Versuche es noch einmal.
lesson-illegal = ❌ { $reason }
lesson-done = 🎓 **Das war { $game }.** Jetzt spiel es: `/{ name-challenge }` einen Freund, oder lass den Spieler weg und spiel gegen den, der zuerst annimmt. `/{ name-rules }` hat jede Regel in Bildern, `/{ name-learn }` die anderen Spiele.
button-next-task = Nächste Aufgabe
button-skip = Überspringen
button-again = Von vorn

## Aufgaben

task-jungle-rank = Ein Tier schlägt, was gleichen oder niedrigeren Rang hat. **Schlage den Hund.**
task-jungle-elephant = Der Elefant ist das stärkste Tier, und ein einziges genügt gegen ihn. **Schlage den Elefanten.**
task-jungle-jump = Löwe und Tiger springen über den Fluss, wenn keine Ratte im Weg schwimmt. **Spring und schlage den Leoparden.**
task-jungle-swim = Der Löwe ist dabei, zu springen und deinen Hund zu schlagen. **Schwimm ihm in den Weg, sodass er nichts schlagen kann.**
task-jungle-trap = Der Löwe steht vor deinem Bau, und sein nächster Schritt gewinnt. Aber er steht in deiner Falle, wo ihn jedes Tier schlagen darf. **Finde die einzige Rettung.**
task-jungle-den = Wer den gegnerischen Bau betritt, gewinnt. **Gewinne mit diesem Zug.**
task-jungle-two = Zwei Schritte führen in den Bau, aber Fallen machen schwach, und die Katze passt auf. **Zieh so, dass du mit dem nächsten Zug gewinnst, was immer dein Gegner tut.**
task-dobutsu-catch = Wer den gegnerischen Löwen schlägt, gewinnt. **Schlage den Löwen.**
task-dobutsu-try = Dein Löwe gewinnt, wenn er die gegnerische Grundlinie erreicht, aber er darf auf kein bedrohtes Feld. **Gewinne mit diesem Zug.**
task-dobutsu-promote = Ein Küken, das auf die gegnerische Grundlinie zieht, wird zum Huhn. **Mach ein Huhn.**
task-dobutsu-defend = Dein Löwe ist bedroht, und niemand wird dich warnen. **Finde den einzigen Zug, nach dem er nicht geschlagen werden kann.**
task-dobutsu-drop = Eine Figur aus deinem Vorrat lässt sich auf jedes freie Feld setzen. **Setze eine so ein, dass du mit dem nächsten Zug gewinnst, was immer dein Gegner tut.**
task-dobutsu-two = Zwei Drohungen sind mehr, als ein Zug abwehren kann. **Zieh so, dass du mit dem nächsten Zug gewinnst, was immer dein Gegner tut.**
task-o-an-quan-capture = Nach dem letzten Bürger: ein leeres Feld und dann ein gefülltes, das dir gehört. **Verteile so, dass du etwas schlägst.**
task-o-an-quan-mandarin = Einen Mandarin kann man schlagen, sobald mindestens fünf Bürger bei ihm liegen. **Schlage einen Mandarin.**
task-o-an-quan-relay = Kommt als Nächstes ein gefülltes Feld, verteilst du mit dessen Bürgern weiter. **Verteile weiter, bis du einen Mandarin schlagen kannst.**
task-o-an-quan-twice = Hinter einem geschlagenen Feld kann wieder ein leeres liegen und dahinter ein gefülltes. **Verteile so, dass du zweimal schlägst.**
task-o-an-quan-keep = Was du hinter einem leeren Feld liegen lässt, kann geschlagen werden. **Verteile so, dass der nächste Zug deines Gegners nichts schlägt.**
task-o-an-quan-win = Ein Mandarin ist noch da. Wird er geschlagen, gehen die Bürger in den Feldern an ihre Besitzer, und die Punkte werden gezählt. **Gewinne mit diesem Zug.**

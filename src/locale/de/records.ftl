# Deutsch. Records of games: taken out, brought back, walked through.
command-record = Die Aufzeichnung einer Partie als Textdatei, und ihre Stellung
command-import = Eine Partie oder Stellung einlesen: zum Durchsehen oder um von dort weiterzuspielen
command-analyse = Eine Partie Zug um Zug durchgehen; nur du siehst es
option-record-format = Text für Menschen (und für „einlesen“) oder JSON für Programme
option-import-file = Eine Textdatei mit einer Aufzeichnung
option-import-text = Eine Aufzeichnung oder nur eine Stellung; ohne Datei und Text kommt ein Formular zum Einfügen
option-import-player = Gegen wen du von der letzten Stellung aus spielst; ohne Angabe siehst du sie allein durch
option-import-rules = Das Regelwerk, falls der Text es nicht nennt
option-import-side = Deine Seite, wenn du spielst; ohne Angabe entscheidet das Los
format-text = Text
format-json = JSON
button-record = Aufzeichnung
button-analyse = Analysieren
record = **#{ $number }** { $ruleset }: In der Datei steht die ganze Partie. Das ist ihre Stellung, wie `/{ name-import }` sie liest:
record-alt = Die Aufzeichnung von Partie { $number } als Text
walk-players = { $first } ({ $first_colour }) gegen { $second } ({ $second_colour })
walk-start = Vor dem ersten von { $total ->
        [one] 1 Zug
       *[other] { $total } Zügen
    }.
walk-move = **{ $ply }** von { $total } Zügen. { $side }: { $last } (`{ $text }`)
walk-left = noch { $left } auf der Uhr
walk-result = Ergebnis: { $result }
walk-result-because = Ergebnis: { $result }, { $reason }
walk-menu = Zu einem Zug gehen …
walk-menu-start = Der Anfang
walk-gone = Was du dort eingelesen hattest, habe ich nicht mehr: Nur die zehn neuesten bleiben. Lies es noch einmal ein.
import-title = Eine Partie einlesen
import-field = Die Aufzeichnung oder eine Stellung
import-skipped = { $count ->
        [one] Ich habe 1 Bemerkung, Bewertung oder Variante übergangen.
       *[other] Ich habe { $count } Bemerkungen, Bewertungen und Varianten übergangen.
    }
import-over = Wo die Aufzeichnung endet, ist die Partie vorbei; von dort kann niemand weiterspielen. Lies sie ohne `{ name-player }` ein, um sie durchzugehen.
import-both = Gib mir eine Datei oder einen Text, nicht beides.
import-unfetched = Ich konnte diese Datei nicht von Discord holen. Versuche es noch einmal, oder füge ihren Text in `{ name-text }` ein.
challenge-start = Sie beginnt aus einer eigenen Stellung, { $colour } ist am Zug.
challenge-lot-sides = Wer welche Seite spielt, entscheidet das Los.
challenge-plays = { $player } spielt { $colour }.
headline-start-position = { $first } spielt { $first_colour }, { $second } spielt { $second_colour }, aus einer eigenen Stellung
import-too-long = Das ist länger als { $most } kB, und längere Aufzeichnungen lese ich nicht.
import-not-text = Diese Datei ist kein Text. Eine Aufzeichnung ist eine Textdatei, wie `/{ name-record }` sie gibt.
import-encoding = Zeile { $line } ist nicht in UTF-8. Speichere die Datei als UTF-8 und versuche es noch einmal.
import-no-rules = Zeile { $line }: Nirgends steht, nach welchem Regelwerk gespielt wird. Eine Aufzeichnung hat eine Zeile wie `[Ruleset "jungle/classic"]`; oder fülle `{ name-rules }` aus.
import-tag = Zeile { $line }: `{ $found }` ist kein Kopfeintrag. Einträge sehen aus wie `[First "Ada"]`, jeder in einer Zeile; vor einem Anführungszeichen oder Rückstrich darin steht ein Rückstrich.
import-twice = Zeile { $line }: Den Eintrag `{ $found }` gab es schon. Behalte einen von beiden.
import-value = Zeile { $line }: `{ $found }` kann im Eintrag `{ $tag }` nicht stehen. Dort steht zum Beispiel `{ $example }`.
import-unclosed = Zeile { $line }: Was mit `{ $found }` beginnt, hört nicht auf. Eine Bemerkung endet mit einer geschweiften Klammer, eine Variante mit einer runden.
import-several = Zeile { $line }: Mit `{ $found }` beginnt eine andere Partie, oder nach dem Ende dieser folgt noch etwas. Gib mir eine Partie nach der anderen.
import-move = Zeile { $line }, Halbzug { $ply }, `{ $found }`: { $reason }
import-result = Zeile { $line }: Dort ist das Ergebnis `{ $found }`, aber nach den Zügen, oder nach der anderen Stelle, die es nennt, ist es `{ $right }`.

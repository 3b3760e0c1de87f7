# Deutsch. Notationen von Partien: exportiert, importiert, durchgegangen.
# Die Nummer einer Partie kommt als Text, Anzahlen kommen als Zahlen, damit die Mehrzahl stimmt.

## Befehle, ihre Optionen und Auswahlen (höchstens 100 Zeichen)

command-record = Die Notation einer Partie als Textdatei, dazu ihre Stellung
command-import = Eine Partie oder Stellung importieren, zum Durchgehen oder Weiterspielen
command-analyse = Eine Partie durchgehen; nach dem Ende mit Fehlern und besseren Zügen; nur du siehst es
option-record-format = Text zum Lesen (und zum Importieren) oder JSON für andere Software (Standard: Text)
option-record-evaluations = Mit den Bewertungen der Analyse? (Standard: nein)
option-import-file = Eine Textdatei mit einer Notation
option-import-text = Eine Notation oder Stellung; lass Datei und Text leer für ein Formular zum Einfügen
option-import-player = Dein Gegner ab der letzten Stellung; leer lassen, um die Partie nur durchzugehen
option-import-rules = Das Regelwerk, falls der Text es nicht nennt
option-import-side = Deine Seite, wenn du weiterspielst (Standard: Zufall)
format-text = Text
format-json = JSON
button-record = Notation
button-analyse = Analysieren
button-import-analyse = Partie durchgehen

## Was sie antworten

record = **#{ $number }** { $ruleset }: Die ganze Partie steht in der Datei. Um diese Stellung wieder zu benutzen, importiere sie mit `/{ name-import }`:
record-alt = Die Notation von Partie #{ $number } als Text
record-unjudged = Ich bewerte nur beendete Partien, in denen gezogen wurde, und nur, wenn Analysen eingeschaltet sind. Ohne `{ name-evaluations }` bekommst du nur die Notation.

analysis-players = { $first } ({ $first_colour }) gegen { $second } ({ $second_colour })
analysis-start = { $total ->
        [0] Noch ohne Züge.
        [one] Vor dem einzigen Zug.
       *[other] Vor dem ersten von { $total } Zügen.
    }
analysis-move = Zug **{ $ply }** von { $total }. { $side }: { $last } (`{ $text }`)
analysis-left = noch { $left } auf der Uhr
analysis-result = Ergebnis: { $result }
analysis-result-because = Ergebnis: { $result }, { $reason }
analysis-result-won = Ergebnis: { $result } · { $winner } gewinnt: { $reason }
analysis-menu = Zu einem Zug gehen …
analysis-menu-start = Der Anfang
analysis-first = Anfang
analysis-back = ◀ Zurück
analysis-on = Weiter ▶
analysis-last = Ende
analysis-gone = Diese Partie habe ich nicht mehr: Ich behalte nur deine zehn neuesten Importe. Importiere sie noch einmal.

import-title = Eine Partie importieren
import-field = Die Notation oder eine Stellung
import-skipped = { $count ->
        [one] Ich habe eine Stelle übersprungen (Kommentar, Zeichen oder Variante).
       *[other] Ich habe { $count } Stellen übersprungen (Kommentare, Zeichen oder Varianten).
    }
import-over = Diese Notation reicht bis zum Ende der Partie, deshalb kannst du nicht weiterspielen. Importiere sie ohne `{ name-player }`, um sie durchzugehen.
import-both = Du hast eine Datei und einen Text angegeben. Gib mir nur eins von beiden.
import-unfetched = Ich konnte diese Datei nicht von Discord laden. Versuch es noch einmal, oder füge ihren Text in `{ name-text }` ein.
challenge-start = Die Partie beginnt mit einer vorgegebenen Stellung, { $colour } am Zug.
challenge-lot-sides = Seiten: Zufall.
challenge-plays = { $player } spielt { $colour }.
headline-start-position = { $first } spielt { $first_colour }, { $second } spielt { $second_colour }, ab einer vorgegebenen Stellung

## Was sich nicht importieren lässt; vorn steht jeweils die Stelle

import-too-long = Das ist zu lang: Ich kann höchstens { $most } kB lesen. Importiere eine kürzere Notation.
import-not-text = Das ist keine Textdatei. Importiere eine Textdatei, wie du sie mit `/{ name-record }` bekommst.
import-encoding = Zeile { $line } ist nicht in UTF-8. Speichere die Datei als UTF-8 und versuch es noch einmal.
import-no-rules = Zeile { $line }: Das Regelwerk fehlt. Füge eine Zeile wie `[Ruleset "jungle/classic"]` hinzu, oder wähle es im Menü.
import-tag = Zeile { $line }: `{ $found }` ist keine Kopfzeile. Eine Kopfzeile sieht so aus: `[First "Ada"]`, ohne Zeilenumbruch. Vor ein Anführungszeichen oder einen Backslash darin gehört ein Backslash.
import-twice = Zeile { $line }: Die Kopfzeile `{ $found }` steht zweimal da. Behalte eine davon.
import-value = Zeile { $line }: In der Kopfzeile `{ $tag }` kann nicht `{ $found }` stehen. Möglich ist zum Beispiel `{ $example }`.
import-unclosed = Zeile { $line }: `{ $found }` ist nicht geschlossen. Beende einen Kommentar mit einer geschweiften Klammer, eine Variante mit einer runden.
import-several = Zeile { $line }: Bei `{ $found }` beginnt eine andere Partie, oder nach dem Ende steht noch Text. Gib mir nur eine Partie auf einmal.
import-move = Zeile { $line }, Zug { $ply }, `{ $found }`: { $reason }
import-result = Zeile { $line }: Hier steht das Ergebnis `{ $found }`. Laut den Zügen oder der anderen Angabe ist es `{ $right }`. Korrigiere eins von beiden.

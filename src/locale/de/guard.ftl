# Deutsch. Sicherheit: Blockieren, Grenzen, Moderation, persönliche Daten.
# Jemand, der alle eigenen Daten hat löschen lassen.
former-player = Ex-Spieler
# Eine Partie, über die die Moderation entschieden hat. Der Grund steht da, wie er geschrieben wurde.
headline-voided = Die Partie zwischen { $first } und { $second } zählt nicht. Abgebrochen von { $moderator } (Moderation): { $reason }
headline-struck-out = Die Partie zwischen { $first } und { $second } zählt nicht. Annulliert von { $moderator } (Moderation): { $reason }
headline-adjudicated = Diese Partie wurde von { $moderator } (Moderation) entschieden: { $reason }
challenge-voided = Herausforderung von { $asker } an { $asked }: zurückgezogen von { $moderator } (Moderation) · **{ $ruleset }** · #{ $number }: { $reason }
ending-adjudicated = von der Moderation entschieden
refused-own-match = In #{ $number } spielst du selbst mit. Frag jemand anderen aus der Moderation.

## Wo Partien starten und wer sie starten darf; Kanäle und Rollen kommen als Erwähnungen

not-in-this-channel = Auf diesem Server starten Partien in { $channels }. Bitte versuch es dort noch einmal. (Die Serververwaltung wählt die Kanäle mit `/{ name-server }`.)
not-without-role = Auf diesem Server können nur Mitglieder mit der Rolle { $role } spielen. Frag die Serververwaltung danach.
begin-there = Partie #{ $number } gehört zu einem Server, der festlegt, wo Partien starten oder wer spielen darf. Bitte versuch es dort noch einmal.
not-a-moderator = Das können nur die Serververwaltung und Mitglieder mit der Moderationsrolle. Die Serververwaltung wählt die Rolle mit `/{ name-server }`.

## Moderation: `/moderate`

command-moderate = Für die Moderation: Partien annullieren, abbrechen oder entscheiden, mit Protokoll
subcommand-moderate-void = Das Ergebnis einer beendeten Partie annullieren
subcommand-moderate-abort = Eine laufende Partie abbrechen oder eine Herausforderung zurückziehen
subcommand-moderate-win = Eine laufende Partie mit einem Sieg beenden
subcommand-moderate-draw = Eine laufende Partie mit Remis beenden
subcommand-moderate-log = Was die Moderation auf diesem Server entschieden hat
option-moderate-game = Welche Partie auf diesem Server
option-moderate-reason = Warum; die Spieler und alle im Kanal sehen es
option-moderate-winner = Wer von den beiden gewinnt
moderate-nowhere = Über eine Partie wird auf dem Server entschieden, auf dem sie gespielt wird. Benutze den Befehl dort.
moderate-elsewhere = Partie #{ $number } wird nicht auf diesem Server gespielt. Über sie kann nur die Moderation dort entscheiden.
moderate-reason = Bitte gib einen Grund für die Entscheidung über #{ $number } an (1 bis 200 Zeichen).
moderate-running = Partie #{ $number } läuft noch. Brich sie mit `/{ name-moderate } { name-abort }` ab.
moderate-over = Partie #{ $number } ist schon vorbei. Annulliere ihr Ergebnis mit `/{ name-moderate } { name-void }`.
moderate-winner = Diese Person spielt in Partie #{ $number } nicht mit. Wähle einen der beiden Spieler als Sieger.
moderate-log = Was die Moderation hier entschieden hat, das Neueste zuerst:
moderate-log-none = Hier hat die Moderation noch über keine Partie entschieden.
moderate-log-line = { $when } · **{ $about }** · { $moderator }: { $act } · { $reason }
# Was ein Screenreader zur angehängten Datei sagt.
moderate-log-file = Alles, was die Moderation hier entschieden hat, als Textdatei
act-void = annulliert
act-abort = abgebrochen
act-first = Sieg für die beginnende Seite
act-second = Sieg für die andere Seite
act-draw = Remis
act-result = Ergebnis eingetragen
act-pairing = Paarungen manuell festgelegt
act-replacement = Spieler ersetzt
act-removal = Spieler entfernt
act-settings = Einstellungen geändert

## Blockieren: Die blockierte Person erfährt nichts

blocked = Du hast { $player } blockiert: keine Herausforderungen an dich, keine Revanche, kein Zuschauen bei deinen Partien. { $player } erfährt nichts davon. Offene Herausforderungen zwischen euch sind zurückgezogen; laufende Partien gehen weiter. Die Blockierung kannst du mit `/{ name-settings }` aufheben.
block-nobody = Dich selbst und Bots kannst du nicht blockieren. Wähle eine andere Person.
blocked-by-you = Du hast { $player } blockiert. Hebe die Blockierung mit `/{ name-settings }` auf, dann könnt ihr wieder spielen.

## Persönliche Daten: `/privacy`

command-privacy = Deine Daten bei mir: nachlesen, als Datei bekommen oder löschen
subcommand-privacy-about = Welche Daten über dich gespeichert sind und warum, in einfachen Worten
subcommand-privacy-export = Alle deine Daten als Datei, in einer Direktnachricht
subcommand-privacy-delete = Alle deine Daten löschen (fragt vorher zweimal nach)
privacy-about = **Was ich über dich speichere, und warum**
    • Deine Discord-ID und dein letzter bekannter Name: um Spieler zu unterscheiden und Namen auf Bretter zu schreiben.
    • Deine Partien: deine Gegner, der Ort, jeder Zug und sein Zeitpunkt. Es sind auch die Partien deiner Gegner.
    • Deine Wertungen. Sie ergeben sich aus deinen gewerteten Partien.
    • Deine Auswahl in `/{ name-settings }`, die Personen, die du blockiert hast, dein Urlaub, deine Pläne und die Partien, denen du zuschaust. Außerdem: wo meine Benachrichtigungen an dich stehen und welche Sprache Discord mir für dich nennt.
    • Rätsel: welche ich dir gezeigt habe, deine Ergebnisse und deine Rätselwertung. Wenn du und dein Gegner es in `/{ name-settings }` erlauben, werden Stellungen aus euren beendeten Partien zu Rätseln für alle. Sie enthalten keine Namen und keinen Bezug zur Partie, und sie bleiben, wenn du deine Daten löschst.
    • Was die Moderation bei deinen Partien entschieden hat, und warum.
    Nachrichten lese und speichere ich nicht, weder in Kanälen noch in Direktnachrichten. Ich bekomme nur, was du mir mit meinen Befehlen, Knöpfen, Menüs und Formularen schickst.
    Hol dir alles mit `/{ name-privacy } { name-export }`. Lösche es mit `/{ name-privacy } { name-delete }`.
privacy-export = Hier sind alle Daten, die ich über dich speichere.
privacy-export-sent = Ich habe dir die Datei als Direktnachricht geschickt.
privacy-export-here = Ich kann dir keine Direktnachrichten schicken. Deshalb bekommst du alle Daten, die ich über dich speichere, hier. Nur du siehst sie.
# Was ein Screenreader zur angehängten Datei sagt.
privacy-export-file = Alle über dich gespeicherten Daten, als JSON-Datei
privacy-delete = **Alle deine Daten löschen?** Du bekommst sie nicht zurück.
    • Deine laufenden Partien enden. Haben schon beide gezogen, gibst du auf; sonst wird die Partie abgebrochen. Deine Herausforderungen werden zurückgezogen oder abgelehnt.
    • Dein Name, deine Einstellungen, Blockierungen, Pläne und dein Urlaub werden gelöscht, und du schaust keiner Partie mehr zu.
    • Deine Gegner behalten die beendeten Partien und ihre Wertungen. Dort heißt du danach „Ex-Spieler“, und nicht einmal ich weiß noch, dass du es warst.
    • Nachrichten in Kanälen bleiben. Aus alten Bildern kann ich deinen Namen nicht entfernen.
    Wenn du eines Tages wiederkommst, fängst du ganz neu an.
privacy-delete-button = Alles löschen …
# Höchstens 45 Zeichen, wie das Nächste.
privacy-form-title = Alle deine Daten löschen
privacy-form-field = Tippe { $word }, um alles zu löschen
# Was getippt werden muss; groß oder klein ist egal.
privacy-word = LÖSCHEN
privacy-wrong-word = Es wurde nichts gelöscht, denn das war nicht das Wort { $word }. Versuch es noch einmal, wenn du es noch möchtest.
privacy-deleted = Erledigt. Alle deine Daten sind gelöscht. Mach’s gut!

## Wessen Herausforderungen jemand annimmt

takes-none = { "" }{ $player } nimmt gerade keine Herausforderungen an. Mit `/{ name-challenge }` ohne Spieler ist deine Herausforderung offen für alle.
takes-known = { "" }{ $player } nimmt nur Herausforderungen von bisherigen Gegnern an. Mit `/{ name-challenge }` ohne Spieler ist deine Herausforderung offen für alle.
takes-server = { "" }{ $player } nimmt Herausforderungen nur von bisherigen Gegnern an und auf Servern, auf denen { $player } schon gespielt hat. Mit `/{ name-challenge }` ohne Spieler ist deine Herausforderung offen für alle.
not-now = Das geht gerade nicht. Mit `/{ name-challenge }` ohne Spieler ist deine Herausforderung offen für alle.

## Zu viel auf einmal; die Zeit kommt so, wie Discord sie zeigt, etwa „in 20 Sekunden“

slow-moves = Das waren viele Züge in kurzer Zeit. Weiterspielen kannst du { $again }; deine Partien warten so lange auf dich.
slow-challenges = Das waren viele Herausforderungen in kurzer Zeit. Die nächste kannst du { $again } senden.
slow-pictures = Das waren viele Bilder in kurzer Zeit. Bitte versuch es { $again } noch einmal.
slow-requests = Das ging mir zu schnell. Bitte versuch es { $again } noch einmal.
slow-server = Dieser Server beschäftigt mich gerade sehr. Bitte versuch es { $again } noch einmal.

# Deutsch. Sicherheit: Sperren, Grenzen, Moderation, persönliche Daten.
# Wer vergessen werden wollte.
former-player = ein früherer Spieler
# Eine Partie, über die ein Moderator entschieden hat. Der Grund steht da, wie er ihn geschrieben hat.
headline-voided = { $moderator } hat die Partie zwischen { $first } und { $second } als Moderator abgesagt, sie zählt nicht: { $reason }
headline-struck-out = { $moderator } hat das Ergebnis der Partie zwischen { $first } und { $second } als Moderator gestrichen, sie zählt nicht: { $reason }
headline-adjudicated = { $moderator } hat diese Partie als Moderator entschieden: { $reason }
challenge-voided = { $moderator } hat die Herausforderung von { $asker } an { $asked } als Moderator zurückgezogen · **{ $ruleset }** · #{ $number }: { $reason }
ending-adjudicated = von einem Moderator entschieden
refused-own-match = Du spielst in #{ $number } selbst mit, darüber muss jemand anderes aus der Moderation entscheiden.

## Wo und von wem Partien begonnen werden dürfen; Kanäle und Rollen kommen als Erwähnungen

not-in-this-channel = Auf diesem Server beginnen Partien in { $channels }. Komm herüber und versuche es dort noch einmal. (Wer den Server verwaltet, wählt die Kanäle mit `/{ name-server }`.)
not-without-role = Auf diesem Server spielen Mitglieder mit der Rolle { $role }. Frag danach bei denen, die den Server verwalten.
begin-there = Partie #{ $number } gehört zu einem Server, der festgelegt hat, wo Partien beginnen oder wer spielt. Mach das bitte dort.
not-a-moderator = Das ist denen vorbehalten, die diesen Server verwalten, und Mitgliedern mit der Rolle, die sie in `/{ name-server }` gewählt haben.
command-moderate = Für die Moderation: Partien streichen, absagen, entscheiden und nachlesen, was geschah
subcommand-moderate-void = Das Ergebnis einer beendeten Partie streichen
subcommand-moderate-abort = Eine laufende Partie absagen oder eine Herausforderung zurückziehen
subcommand-moderate-win = Eine laufende Partie mit einem Sieg beenden
subcommand-moderate-draw = Eine laufende Partie remis enden lassen
subcommand-moderate-log = Was die Moderation auf diesem Server an Partien getan hat
option-moderate-game = Welche Partie dieses Servers
option-moderate-reason = Warum; die Spieler und alle im Kanal lesen es
option-moderate-winner = Wer von den beiden gewonnen haben soll
moderate-nowhere = Über eine Partie wird auf dem Server entschieden, auf dem sie gespielt wird. Nutze diesen Befehl dort.
moderate-elsewhere = Partie #{ $number } wird nicht auf diesem Server gespielt, also kann hier niemand über sie entscheiden.
moderate-reason = Bitte sag in 1 bis 200 Zeichen, warum du über #{ $number } entscheidest.
moderate-running = Partie #{ $number } ist noch nicht vorbei. `/{ name-moderate } { name-abort }` sagt sie ab.
moderate-over = Partie #{ $number } ist schon vorbei. `/{ name-moderate } { name-void }` streicht ihr Ergebnis.
moderate-winner = Partie #{ $number } spielen zwei andere. Nenne den von beiden, der gewonnen haben soll.
moderate-log = Was die Moderation hier an Partien getan hat, das Neueste zuerst:
moderate-log-none = Hier hat die Moderation noch über keine Partie entschieden.
moderate-log-line = { $when } · **#{ $number }** · { $moderator }: { $act } · { $reason }
moderate-log-file = Alles, was die Moderation hier an Partien getan hat, als Textdatei
act-void = Ergebnis gestrichen
act-abort = abgesagt
act-first = Sieg für die erste Seite
act-second = Sieg für die zweite Seite
act-draw = remis
blocked = Du hörst nichts mehr von { $player }: keine Herausforderung, keine Revanche, kein Zuschauen bei deinen Partien. Niemand erfährt davon. Was zwischen euch offen war, ist abgesagt; laufende Partien gehen weiter. `/{ name-settings }` hebt es auf.
block-nobody = Du kannst jeden anderen Menschen sperren, aber weder dich selbst noch ein Programm.
command-privacy = Was ich über dich speichere; alles als Datei bekommen oder löschen lassen
subcommand-privacy-about = Was über dich gespeichert ist und warum, in einfachen Worten
subcommand-privacy-export = Alles über dich als Datei, in einer Direktnachricht
subcommand-privacy-delete = Löschen, was über dich gespeichert ist (fragt vorher zweimal)
privacy-about = **Was ich über dich speichere, und warum**
    • Deine Discord-ID und den Namen, unter dem ich dich zuletzt gesehen habe: um Spieler auseinanderzuhalten und Namen auf Bretter zu schreiben.
    • Deine Partien: gegen wen, wo, jeden Zug und wann. Es sind auch die Partien deiner Gegner.
    • Deine Wertungen, die sich aus deinen gewerteten Partien ergeben.
    • Was du in `/{ name-settings }` gewählt hast, wen du gesperrt hast, deine Urlaube, deine geplanten Züge, die Partien, denen du zuschaust, wo ich dir gesagt habe, dass du am Zug bist, und die Sprache, die Discord mir nennt.
    • Was die Moderation an deinen Partien getan hat, und warum.
    Nachrichten lese und speichere ich nicht, in Kanälen so wenig wie privat: Ich bekomme nur, was du mir durch meine Befehle, Knöpfe, Menüs und Formulare schickst.
    `/{ name-privacy } { name-export }` schickt dir alles. `/{ name-privacy } { name-delete }` löscht es.
privacy-export = Hier ist alles, was ich über dich speichere.
privacy-export-sent = Ich habe es dir als Direktnachricht geschickt.
privacy-export-here = Direktnachrichten kann ich dir nicht schicken, deshalb steht hier alles, was ich über dich speichere. Nur du siehst das.
privacy-export-file = Alles, was über dich gespeichert ist, als JSON-Datei
privacy-delete = **Alles über dich löschen?** Das lässt sich nicht zurückholen.
    • Deine laufenden Partien enden: Wo nicht beide gezogen haben, wird abgesagt, die anderen gibst du auf. Herausforderungen werden zurückgezogen oder abgelehnt.
    • Dein Name, Einstellungen, Sperren, Urlaube, Pläne und verfolgte Partien werden gelöscht.
    • Beendete Partien bleiben deinen Gegnern, ebenso deren Wertungen. Du bist darin von da an „ein früherer Spieler“, und nicht einmal ich kann sagen, dass du es warst.
    • Was in Kanälen steht, bleibt dort: Aus alten Bildern kann ich deinen Namen nicht entfernen.
    Kommst du eines Tages wieder, fängst du als jemand Neues an.
privacy-delete-button = Alles löschen …
privacy-form-title = Alles über dich löschen
privacy-form-field = Tippe { $word }, um alles zu löschen
privacy-word = LÖSCHEN
privacy-wrong-word = Das war nicht das Wort { $word }, also ist nichts gelöscht.
privacy-deleted = Erledigt. Alles über dich ist gelöscht, und wir sind uns nie begegnet. Leb wohl!
blocked-by-you = Du hast { $player } gesperrt. `/{ name-settings }` hebt das auf; dann könnt ihr wieder miteinander spielen.
takes-none = { "" }{ $player } nimmt gerade keine Herausforderungen an. `/{ name-challenge }` ohne Spieler sucht jemanden, der mag.
takes-known = { "" }{ $player } nimmt nur Herausforderungen von Leuten an, mit denen schon gespielt wurde. `/{ name-challenge }` ohne Spieler sucht jemanden, der mag.
takes-server = { "" }{ $player } nimmt Herausforderungen nur auf Servern mit eigenen Partien an, oder von Leuten, mit denen schon gespielt wurde. `/{ name-challenge }` ohne Spieler sucht jemanden, der mag.
not-now = Das lässt sich gerade nicht annehmen. `/{ name-challenge }` ohne Spieler sucht jemanden, der mag.
slow-moves = Das ging schnell. Deine Partien laufen dir nicht weg: Mach bitte { $again } weiter.
slow-challenges = Das sind viele Herausforderungen in kurzer Zeit. Lass den Leuten einen Moment für ihre Antwort; die nächste geht { $again }.
slow-pictures = Ich habe gerade viel für dich gezeichnet. Bitte frag { $again } wieder.
slow-requests = Du fragst schneller, als ich antworten kann. Bitte versuche es { $again } wieder.
slow-server = Dieser Server hält mich gerade sehr beschäftigt, und andere wollen auch drankommen. Bitte versuche es { $again } wieder.

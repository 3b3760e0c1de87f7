# Deutsch. Sicherheit: Sperren, Grenzen, Moderation, persönliche Daten.
# Wer vergessen werden wollte.
former-player = ein früherer Spieler
# Eine Partie, über die ein Moderator entschieden hat. Der Grund steht da, wie er ihn geschrieben hat.
headline-voided = { $moderator } hat die Partie als Moderator gestrichen, sie zählt nicht: { $reason }
headline-struck-out = { $moderator } hat das Ergebnis dieser Partie als Moderator gestrichen, sie zählt nicht: { $reason }
headline-adjudicated = { $moderator } hat diese Partie als Moderator entschieden: { $reason }
challenge-voided = { $moderator } hat die Herausforderung von { $asker } an { $asked } als Moderator zurückgezogen · **{ $ruleset }** · #{ $number }: { $reason }
ending-adjudicated = von einem Moderator entschieden
refused-own-match = Du spielst in #{ $number } selbst mit, darüber muss jemand anderes aus der Moderation entscheiden.

## Wo und von wem Partien begonnen werden dürfen; Kanäle und Rollen kommen als Erwähnungen

not-in-this-channel = Auf diesem Server beginnen Partien in { $channels }. Komm herüber und versuche es dort noch einmal. (Wer den Server verwaltet, wählt die Kanäle mit `/{ name-server }`.)
not-without-role = Auf diesem Server spielen Mitglieder mit der Rolle { $role }. Frag danach bei denen, die den Server verwalten.
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

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

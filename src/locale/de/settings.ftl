# Deutsch. Einstellungen von Spielern und Servern.
# Zahlen von Partien und Zügen kommen als Text, damit sie keine Tausenderpunkte bekommen.

## Einstellungen

settings-heading = **Deine Einstellungen.** Was du änderst, gilt sofort.
settings-notices = 🔔 Wenn du am Zug bist: **{ $how }**
settings-refused = { "" }  ⚠️ Meine letzte Direktnachricht kam nicht an, deshalb sage ich es dir im Kanal. Erlaube Direktnachrichten von diesem Server und wähle sie dann noch einmal.
settings-quiet = 🌙 Ruhezeit: **{ $hours }**. Dann pingt dich nichts an; was anliegt, sage ich danach.
settings-loud = 🌙 Ruhezeit: **keine**
settings-zone = 🌍 Zeitzone: **{ $zone }**, dort ist es jetzt { $time }. Mit `/{ name-settings } { name-zone }:` findest du deine.
settings-vacation-on = 🏖️ Wenn deine Zeit abläuft, beginnt **von selbst ein Urlaub**, solange du noch Tage hast.
settings-vacation-off = 🏖️ Wenn deine Zeit abläuft, verlierst du die Partie; ein Urlaub beginnt **nicht** von selbst.
settings-zone-choice = { $zone } (jetzt { $time })
settings-bad-hours = Das kann ich nicht als Uhrzeiten lesen. Schreib sie wie `22:00-07:00`, oder `off` für keine.
settings-bad-zone = Eine Zeitzone dieses Namens kenne ich nicht. Tippe eine große Stadt in deiner Nähe, etwa `Berlin` oder `New York`, und wähle aus der Liste.
settings-which-zone = Mehrere Zeitzonen passen. Welche meinst du? { $zones }
notices-channel = erwähne mich im Kanal
notices-direct = schreib mir eine Direktnachricht
notices-none = sag mir nichts
button-quiet = Ruhezeit …
button-loud = Keine Ruhezeit
button-vacation-on = Urlaub von selbst
button-vacation-off = Kein Urlaub von selbst
form-quiet = Ruhezeit
form-hours = Von–bis; leer lassen für keine
form-hours-hint = 22:00-07:00
form-zone = Zeitzone (eine Stadt); leer ist UTC
form-zone-hint = Europe/Berlin
server-nowhere = Das geht nur auf einem Server.
server-threads-on = Jede neue Partie auf diesem Server bekommt einen eigenen Thread, soweit ich einen anlegen darf. Nach der Partie kommt er ins Archiv.
server-threads-off = Partien auf diesem Server werden in dem Kanal gespielt, in dem sie begonnen haben.
threads-on = ein Thread für jede Partie
threads-off = Partien bleiben in ihrem Kanal

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
settings-language = 🗣️ Sprache: **{ $language }**
settings-language-discord = 🗣️ Sprache: wie in Discord, **{ $language }**
settings-boards = 🎨 Bretter, die nur du siehst: **{ $theme }**; unten sitzt **{ $below }**.
settings-challengers = 🤝 Herausfordern darf dich: **{ $who }**.
settings-listed = 🏆 Du stehst in Ranglisten.
settings-unlisted = 🏆 Du stehst in **keiner** Rangliste.
settings-blocked = { $count ->
        [0] 🚫 Du hast niemanden gesperrt.
        [one] 🚫 Du hast einen Spieler gesperrt.
       *[other] 🚫 Du hast { $count } Spieler gesperrt.
    }
section-notices = Hinweise
section-looks = Sprache und Bretter
section-people = Andere Spieler
menu-language = Deine Sprache
language-discord = wie in Discord
menu-theme = Die Farben der Bretter, die nur du siehst
flip-own = deine eigene Seite
flip-first = die Seite, die beginnt
menu-flip = Wer auf den Brettern unten sitzt, die nur du siehst
challengers-everyone = jeder
challengers-server = wer auf einem Server ist, auf dem du gespielt hast
challengers-known = mit wem du schon gespielt hast
challengers-nobody = niemand
menu-challengers = Wer dich herausfordern darf
menu-block = Einen Spieler sperren
menu-unblock = Spieler wieder zulassen
button-listed = In Ranglisten stehen
button-unlisted = In keiner Rangliste stehen
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
server-nowhere = Das geht nur auf einem Server. Tippe es dort in einem Kanal.
server-heading = **Einstellungen dieses Servers.** Was du änderst, gilt sofort.
server-language = 🗣️ Sprache für alles, was alle lesen: **{ $language }**
server-language-discord = 🗣️ Sprache für alles, was alle lesen: wie in Discord, **{ $language }**
server-game = 🎲 Eine Herausforderung ohne Angabe gilt **{ $ruleset }**.
server-game-none = 🎲 Eine Herausforderung muss ihr Spiel nennen.
server-time = ⏱️ Eine Herausforderung ohne Bedenkzeit hat **{ $time }**.
server-threads-on = 🧵 Jede neue Partie bekommt **einen eigenen Thread**, soweit ich einen anlegen darf. Nach der Partie kommt er ins Archiv.
server-threads-off = 🧵 Partien werden **in dem Kanal** gespielt, in dem sie begonnen haben.
server-channels = 📍 Partien beginnen in { $channels } und in Threads dort.
server-channels-all = 📍 Partien beginnen **in jedem Kanal**, in dem ich schreiben darf.
server-players = 🙋 Es spielen Mitglieder mit der Rolle { $role }.
server-players-all = 🙋 **Alle** dürfen spielen.
server-moderators = 🛡️ Zur Moderation gehören, wer den Server verwaltet, und Mitglieder mit der Rolle { $role }.
server-moderators-none = 🛡️ Zur Moderation gehört, **wer den Server verwaltet**.
server-news = 📣 Saisons und Neues stehen in { $channel }.
server-news-none = 📣 Saisons und Neues stehen **nirgends**.
section-games = Partien
section-places = Orte und Leute
menu-server-language = Sprache für alles, was alle lesen
menu-server-game = Das übliche Spiel
menu-server-time = Die übliche Bedenkzeit
game-none = keins: jede Herausforderung nennt ihr Spiel
menu-channels = Wo Partien beginnen dürfen: keine Auswahl heißt überall
menu-players = Wer spielen darf: keine Auswahl heißt alle
menu-moderators = Wer moderiert, außer denen, die den Server verwalten
menu-news = Wo Saisons und Neues stehen
threads-on = Ein Thread für jede Partie
threads-off = Partien bleiben in ihrem Kanal

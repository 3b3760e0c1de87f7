# Deutsch. Einstellungen von Spielern und Servern.
# Die Nummer einer Partie kommt als Text, Anzahlen kommen als Zahlen, damit die Mehrzahl stimmt.

## Einstellungen

settings-heading = **Deine Einstellungen.** Änderungen gelten sofort.
settings-notices = 🔔 Wenn du am Zug bist: **{ $how }**
settings-refused = { "" }  ⚠️ Meine letzte Direktnachricht kam nicht an, deshalb erwähne ich dich im Kanal. Erlaube Direktnachrichten von diesem Server und wähle sie dann noch einmal.
settings-quiet = 🌙 Ruhezeit: **{ $hours }**. Benachrichtigungen aus dieser Zeit bekommst du erst danach.
settings-loud = 🌙 Ruhezeit: **keine**
settings-zone = 🌍 Zeitzone: **{ $zone }**, dort ist es { $time }.
settings-vacation-on = 🏖️ Automatischer Urlaub: **an**. Läuft deine Zeit ab, beginnt dein Urlaub, falls du noch Urlaubstage hast. Er dauert jeweils bis zu einem Tag und endet, sobald du ziehst.
settings-vacation-off = 🏖️ Automatischer Urlaub: **aus**. Läuft deine Zeit ab, verlierst du die Partie.
settings-language = 🗣️ Sprache: **{ $language }**
settings-language-discord = 🗣️ Sprache: deine Discord-Sprache, **{ $language }**
settings-theme = 🎨 Farben deiner privaten Bretter: **{ $theme }**
settings-flip = 🔃 Unten auf deinen privaten Brettern: **{ $below }**
settings-challengers = 🤝 Wer dich herausfordern darf: **{ $who }**
settings-listed = 🏆 Dein Name in Ranglisten: **sichtbar**
settings-unlisted = 🏆 Dein Name in Ranglisten: **nicht sichtbar**
settings-puzzles-on = 🧩 Rätsel aus deinen Partien: **erlaubt**. Erlaubt es auch dein Gegner, können Stellungen aus euren beendeten Partien zu Rätseln für alle werden, ohne eure Namen.
settings-puzzles-off = 🧩 Rätsel aus deinen Partien: **nicht erlaubt**. Erlaubt ihr es beide, können Stellungen aus euren beendeten Partien zu Rätseln für alle werden, ohne eure Namen. Sie bleiben auch, wenn du deine Daten löschst.
settings-blocked = { $count ->
        [0] 🚫 Blockierte Spieler: **keine**
        [one] 🚫 Blockierte Spieler: **1**
       *[other] 🚫 Blockierte Spieler: **{ $count }**
    }
section-notices = Benachrichtigungen
section-looks = Sprache und Bretter
section-people = Andere Spieler
menu-language = Deine Sprache
language-discord = deine Discord-Sprache
menu-theme = Die Farben deiner privaten Bretter
flip-own = deine eigene Seite
flip-first = die Seite, die beginnt
menu-flip = Welche Seite auf deinen privaten Brettern unten ist
challengers-everyone = alle
challengers-server = Leute auf Servern, auf denen du gespielt hast
challengers-known = bisherige Gegner
challengers-nobody = niemand
menu-challengers = Wer dich herausfordern darf
menu-block = Einen Spieler blockieren
menu-unblock = Blockierungen aufheben
button-listed = In Ranglisten erscheinen
button-unlisted = Ranglisten verlassen
button-puzzles-on = Rätsel erlauben
button-puzzles-off = Rätsel nicht erlauben
settings-zone-choice = { $zone } (jetzt { $time })
settings-bad-hours = Das sind keine Uhrzeiten. Tippe sie so: `22:00-07:00`. Ohne Ruhezeit tippe `aus`.
settings-bad-zone = Diese Zeitzone kenne ich nicht. Tippe eine große Stadt in deiner Nähe, etwa `Berlin` oder `New York`, und wähle aus der Liste.
settings-which-zone = Das passt zu mehreren Zeitzonen. Welche meinst du? { $zones }
notices-channel = Erwähnung im Kanal
notices-direct = Direktnachricht
notices-none = keine Benachrichtigung
button-quiet = Ruhezeit …
button-zone = Zeitzone …
button-loud = Keine Ruhezeit
button-vacation-on = Einschalten
button-vacation-off = Ausschalten
form-quiet = Ruhezeit
form-hours = Von–bis; leer lassen für keine
form-hours-hint = 22:00-07:00
form-zone = Zeitzone (eine Stadt); leer heißt UTC
form-zone-hint = Europe/Berlin

## Die Übersicht des Servers; Kanäle und Rollen kommen als Erwähnungen

server-nowhere = Das geht nur in einem Serverkanal. Benutze den Befehl dort.
server-heading = **Einstellungen dieses Servers.** Änderungen gelten sofort.
server-language = 🗣️ Sprache öffentlicher Nachrichten: **{ $language }**
server-language-discord = 🗣️ Sprache öffentlicher Nachrichten: die Discord-Sprache des Servers, **{ $language }**
server-game = 🎲 Standardspiel: **{ $ruleset }**
server-game-none = 🎲 Standardspiel: **keins**. Das Spiel wird bei jeder Herausforderung gewählt.
server-time = ⏱️ Standard-Bedenkzeit: **{ $time }**
server-threads-on = 🧵 Neue Partien: **jede im eigenen Thread**, wenn ich einen erstellen kann. Nach der Partie wird er archiviert.
server-threads-off = 🧵 Neue Partien: **in dem Kanal**, in dem sie starten.
server-older-keep = 🖼️ Ältere Bretter: **behalten ihr Bild**
server-older-shrink = 🖼️ Ältere Bretter: **nur noch Text**, sobald das nächste Brett erscheint
server-channels = 📍 Kanäle für Partien: { $channels }, und Threads dort.
server-channels-all = 📍 Kanäle für Partien: **jeder Kanal**, in dem ich schreiben darf.
server-players = 🙋 Wer spielen darf: Mitglieder mit der Rolle { $role }
server-players-all = 🙋 Wer spielen darf: **alle**
server-moderators = 🛡️ Moderation: die Serververwaltung und Mitglieder mit der Rolle { $role }
server-moderators-none = 🛡️ Moderation: **die Serververwaltung**
server-tournaments = 🏆 Wer Turniere erstellen darf: die Moderation und Mitglieder mit der Rolle { $role }
server-tournaments-none = 🏆 Wer Turniere erstellen darf: **die Moderation**
server-news = 📣 Saisons und Neuigkeiten: in { $channel }
server-news-none = 📣 Saisons und Neuigkeiten: **werden nirgends gepostet**
section-games = Partien
section-places = Kanäle und Rollen
menu-server-language = Sprache öffentlicher Nachrichten
server-as-discord = die Discord-Sprache des Servers
menu-server-game = Standardspiel
menu-server-time = Standard-Bedenkzeit
game-none = keins: bei jeder Herausforderung wählen
menu-channels = Kanäle für Partien: keine Auswahl heißt jeder Kanal
menu-players = Wer spielen darf: keine Auswahl heißt alle
menu-moderators = Rolle für die Moderation: keine Auswahl heißt nur die Serververwaltung
menu-tournaments = Rolle zum Erstellen von Turnieren, neben der Moderation
menu-news = Kanal für Saisons und Neuigkeiten
threads-on = Threads nutzen
threads-off = Keine Threads
older-shrink = Bilder entfernen
older-keep = Bilder behalten

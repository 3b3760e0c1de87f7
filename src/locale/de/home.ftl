# Deutsch. Der erste Kontakt: Begrüßung, Hilfe.

# Einmal gepostet, wo ein Server Neue begrüßt; darunter für jedes Spiel ein Knopf mit seinem Namen, für die Regeln.
welcome = 👋 **Hallo! Ich bin Banyan. Bei mir spielt ihr alte Brettspiele in aller Ruhe:** heute ein Zug, morgen ein Zug, ganz ohne Eile.

    1. Fordere mit `/{ name-challenge }` jemanden heraus. Ohne Spieler ist die Herausforderung offen für alle.
    2. Ich sage dir, wenn du am Zug bist. Drück **{ button-move }** oder tippe `/{ name-move }`.
    3. Ein Spiel ist neu für dich? Lern es mit `/{ name-learn }` in ein paar kurzen Aufgaben. Die Knöpfe unter dieser Nachricht zeigen die Regeln jedes Spiels, mit Bildern.

    Mehr erfährst du mit `/{ name-help }`. Die Serververwaltung wählt mit `/{ name-server }` die Kanäle für Partien.

## Was `/help` außerdem sagt, je nachdem, wer fragt

help-first = 👋 Du hast noch nicht mit mir gespielt. Lern ein Spiel mit `/{ name-learn }` in ein paar kurzen Aufgaben, oder starte mit `/{ name-challenge }` eine Partie.
help-again = 🎲 Du hast gerade keine laufende Partie. Starte eine mit `/{ name-challenge }`.
help-challenged = ✉️ { $count ->
        [one] Eine Herausforderung wartet auf deine Antwort.
       *[other] { $count } Herausforderungen warten auf deine Antwort.
    } Du findest sie mit `/{ name-games }`.
help-your-move = ▶️ { $count ->
        [one] Du bist in einer Partie am Zug.
       *[other] Du bist in { $count } Partien am Zug.
    } Zum Brett kommst du mit `/{ name-games }`.
help-waiting = ⏳ { $count ->
        [one] Du hast eine Partie. Dein Gegner ist am Zug.
       *[other] Du hast { $count } Partien. Überall ist dein Gegner am Zug.
    } Ich sage dir, wenn du am Zug bist.
help-channels = 📍 Auf diesem Server starten Partien in { $channels }.
help-players = 🎫 Hier können nur Mitglieder mit der Rolle { $role } spielen.
help-direct = 📬 Das hier sind Direktnachrichten: Nur du und ich sehen sie. Du hast hier alle deine Partien von allen Servern. Herausfordern kannst du von hier aus bisherige Gegner, alle anderen auf einem gemeinsamen Server.
help-guest = 🎒 Ich bin kein Mitglied dieses Servers: Regeln, Bretter und deine Partien zeige ich hier nur dir. Damit ihr hier spielen könnt, muss mich die Serververwaltung hinzufügen.
help-moderator = 🔧 Du kümmerst dich um diesen Server. Stell Kanäle, Threads, Sprache und Rollen mit `/{ name-server }` ein. Partien abbrechen oder annullieren: `/{ name-moderate } { name-abort }` und `/{ name-moderate } { name-void }`.

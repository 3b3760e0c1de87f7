# Deutsch. First contact: welcome, help, empty states.
welcome = 👋 **Hallo! Ich bin Banyan, für alte Brettspiele, die man in Ruhe spielt:** heute ein Zug, morgen ein Zug, so lange es dauert.
    1. `/{ name-challenge }` jemanden, oder wer immer mag.
    2. Bist du am Zug, erfährst du es. Drück **{ button-move }** oder tippe `/{ name-move }`.
    3. Ein Spiel ist neu für dich? `/{ name-learn }` bringt es dir in ein paar kurzen Aufgaben bei, und hier stehen die Regeln von jedem, mit Bildern.
    Alles Weitere steht in `/{ name-help }`. Wer sich um diesen Server kümmert, wählt mit `/{ name-server }`, wo gespielt wird.
help-first = 👋 Du hast noch nicht mit mir gespielt. `/{ name-learn }` bringt dir ein Spiel in ein paar kurzen Aufgaben bei, und `/{ name-challenge }` beginnt eins.
help-again = 🎲 Du hast keine laufende Partie. `/{ name-challenge }` beginnt eine.
help-challenged = ✉️ { $count ->
        [one] Eine Herausforderung wartet auf deine Antwort:
       *[other] { $count } Herausforderungen warten auf deine Antwort:
    } `/{ name-games }` zeigt, wo.
help-your-move = ▶️ { $count ->
        [one] Du bist in einer Partie am Zug:
       *[other] Du bist in { $count } Partien am Zug:
    } `/{ name-games }` listet sie auf, mit Links zu den Brettern.
help-waiting = ⏳ { $count ->
        [one] Du hast eine Partie, und sie wartet auf jemand anderen.
       *[other] Du hast { $count } Partien, und alle warten auf jemand anderen.
    } Bist du am Zug, erfährst du es.
help-channels = 📍 Auf diesem Server beginnen Partien in { $channels }.
help-players = 🎫 Hier spielen Mitglieder mit der Rolle { $role }.
help-direct = 📬 In Direktnachrichten lesen nur wir beide mit. Deine Partien von überall hast du hier zur Hand, und herausfordern kannst du Leute, mit denen du schon gespielt hast; alle anderen auf einem Server, auf dem wir beide sind.
help-guest = 🎒 Du hast mich an einen Ort mitgebracht, an dem ich kein Mitglied bin: Hier zeige ich Regeln, Bretter und deine Partien, dir allein. Um hier zu spielen, müsste mich jemand einladen, der den Server verwaltet.
help-moderator = 🔧 Du kümmerst dich um diesen Server: `/{ name-server }` wählt Kanäle, Threads, Sprachen und Rollen, und `/{ name-moderate }` sagt Partien ab, entscheidet sie oder streicht sie.

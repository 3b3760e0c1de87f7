# Deutsch. Listen und Antworten dazu.
# Zahlen von Partien und Zügen kommen als Text, damit sie keine Tausenderpunkte bekommen.

## Listen

label-your-move = { $ruleset } gegen { $opponent } · du bist am Zug
label-their-move = { $ruleset } gegen { $opponent } · Gegner am Zug
label-open = { $ruleset } gegen { $opponent } · noch nicht angenommen
label-over = { $ruleset } gegen { $opponent } · vorbei
replay-no-move = In Partie #{ $number } ist noch kein Zug gemacht. Sobald es welche gibt, zeigt sie `/{ name-replay }`.
replay-busy = Gerade sehen sich viele Leute Partien an. Bitte versuche es in einer Minute noch einmal.
replay-shortened = Die ganze Partie ist hier zu lang für eine Datei: { $moves ->
        [one] Im Film fehlt ihr erster Zug.
       *[other] Im Film fehlen ihre ersten { $moves } Züge.
    }
games-none = Du hast noch keine Partien. Fordere jemanden heraus: `/{ name-challenge } { name-player }:@freund { name-kind-of-game }:{ game-jungle }`.
games-heading = { $total ->
        [one] { $yours ->
            [0] Deine Partie: Dein Gegner ist am Zug.
           *[other] Deine Partie: Du bist am Zug.
        }
       *[other] { $yours ->
            [0] Deine Partien: Du bist nirgends am Zug, deine Gegner sind dran.
            [one] Deine Partien: Du bist in einer von { $total } am Zug.
           *[other] Deine Partien: Du bist in { $yours } von { $total } am Zug.
        }
    }
games-your-move = ▶️ **#{ $number }** { $ruleset } gegen { $opponent } · **du bist am Zug** · zuletzt { $since }
games-their-move = ⏳ **#{ $number }** { $ruleset } gegen { $opponent } · Gegner am Zug · zuletzt { $since }
games-move-of = ⏳ **#{ $number }** { $ruleset }: { $challenger } gegen { $other } · { $mover } am Zug · zuletzt { $since }
games-open = ✉️ **#{ $number }** { $ruleset }: { $challenger } hat { $other } { $since } herausgefordert
games-due = Frist { $due }
games-away = 🏖️ weg bis { $until }
games-where-mine = Meine
games-where-server = Auf diesem Server
games-heading-server = Partien auf diesem Server, die nächste Frist zuerst.
games-heading-player = { $total ->
        [one] { "" }{ $player } spielt eine Partie, die du sehen kannst.
       *[other] { "" }{ $player } spielt { $total } Partien, die du sehen kannst.
    }
games-none-theirs = Es läuft keine Partie dieses Spielers, die du sehen kannst. Beginne eine: `/{ name-challenge }`.
games-none-here = Auf diesem Server spielt noch niemand. Mach den Anfang: `/{ name-challenge } { name-player }:@freund { name-kind-of-game }:{ game-jungle }`.
games-no-server = Das hier ist kein Server. `/{ name-games }` ohne `{ name-where }` listet deine eigenen Partien auf.
games-no-more = Das war die letzte Seite: Die Partien dahinter sind beendet. `/{ name-games }` fängt von vorn an.
games-waits-for-answer = ✉️ **#{ $number }** { $ruleset }: Du hast { $opponent } { $since } herausgefordert
games-challenges-you = ✉️ **#{ $number }** { $ruleset }: { $opponent } hat dich { $since } herausgefordert · nimm in ihrem Beitrag an

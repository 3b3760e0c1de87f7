# Deutsch. Listen und Antworten dazu.
# Die Nummer einer Partie kommt als Text, Anzahlen kommen als Zahlen, damit die Mehrzahl stimmt.

## Listen

label-your-move = { $ruleset } gegen { $opponent } · du bist am Zug
label-their-move = { $ruleset } gegen { $opponent } · Gegner am Zug
label-open = { $ruleset } · Gegner: { $opponent } · noch nicht angenommen
label-over = { $ruleset } gegen { $opponent } · vorbei
replay-no-move = Partie #{ $number } hat noch keine Züge. Versuch es nach dem ersten Zug noch einmal mit `/{ name-replay }`.
replay-busy = Gerade sehen sich viele Leute Replays an. Bitte versuch es in einer Minute noch einmal.
replay-shortened = Für eine Datei ist die ganze Partie zu lang. { $moves ->
        [one] Im Replay fehlt der erste Zug.
       *[other] Im Replay fehlen die ersten { $moves } Züge.
    }
games-none = Du hast keine laufenden Partien. Fordere jemanden heraus: `/{ name-challenge } { name-player }:@freund { name-kind-of-game }:{ game-jungle }`.
games-heading = { $total ->
        [one] { $yours ->
            [0] Deine Partie: Dein Gegner ist am Zug.
           *[other] Deine Partie: Du bist am Zug.
        }
       *[other] { $yours ->
            [0] Deine Partien: Überall ist dein Gegner am Zug.
            [one] Deine Partien: Du bist in einer von { $total } am Zug.
           *[other] Deine Partien: Du bist in { $yours } von { $total } am Zug.
        }
    }
games-your-move = ▶️ **#{ $number }** { $ruleset } gegen { $opponent } · **du bist am Zug** · letzte Änderung { $since }
games-their-move = ⏳ **#{ $number }** { $ruleset } gegen { $opponent } · Gegner am Zug · letzte Änderung { $since }
games-move-of = ⏳ **#{ $number }** { $ruleset }: { $challenger } gegen { $other } · { $mover } am Zug · letzte Änderung { $since }
games-open = ✉️ **#{ $number }** { $ruleset }: Herausforderung von { $challenger } an { $other }, { $since }
games-due = fällig { $due }
games-away = 🏖️ im Urlaub bis { $until }
games-where-mine = Deine Partien
games-where-server = Auf diesem Server
games-heading-server = Partien auf diesem Server, die dringendsten zuerst.
games-heading-player = { $total ->
        [one] { "" }{ $player } spielt eine Partie, die du sehen kannst.
       *[other] { "" }{ $player } spielt { $total } Partien, die du sehen kannst.
    }
games-none-theirs = Diese Person spielt gerade keine Partie, die du sehen kannst. Starte selbst eine mit `/{ name-challenge }`.
games-none-here = Auf diesem Server läuft keine Partie. Starte eine: `/{ name-challenge } { name-player }:@freund { name-kind-of-game }:{ game-jungle }`.
games-no-server = Das geht nur in einem Serverkanal. Für deine eigenen Partien benutze `/{ name-games }` ohne `{ name-where }`.
games-no-more = Das war die letzte Seite: Die übrigen Partien sind inzwischen vorbei. Fang mit `/{ name-games }` von vorn an.
games-waits-for-answer = ✉️ **#{ $number }** { $ruleset }: deine Herausforderung an { $opponent }, { $since }
games-challenges-you = ✉️ **#{ $number }** { $ruleset }: Herausforderung von { $opponent } an dich, { $since } · antworte mit den Knöpfen unter der Herausforderung

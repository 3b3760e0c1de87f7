# Deutsch. Ratings, leaderboards, profiles, seasons.

## In Beiträgen

rating-changes = Wertung: { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = Ihr habt zuletzt viel gegeneinander gespielt: Diese Partie zählte { $percent } %.
ratings-returned = Was diese Partie an der Wertung geändert hatte, wird zurückgenommen.
terms-rated = Gewertet: Das Ergebnis verändert die Wertung von beiden.
terms-casual = Freundschaftlich: Das Ergebnis verändert keine Wertung.
leaderboard-title = { $pool }: alle Server
leaderboard-title-here = { $pool }: dieser Server
leaderboard-title-month = { $pool }: Zugewinne, { $month }
leaderboard-title-month-here = { $pool }: Zugewinne auf diesem Server, { $month }
leaderboard-title-season = { $pool }: Saison { $month }
leaderboard-title-season-here = { $pool }: Saison { $month } auf diesem Server
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } diesen Monat) · gewonnen { $wins }, remis { $draws }, verloren { $losses }
leaderboard-line-season = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } in jenem Monat) · gewonnen { $wins }, remis { $draws }, verloren { $losses }
leaderboard-line-month = { $place } { $player } **{ $gain }** auf { $rating } · gewonnen { $wins }, remis { $draws }, verloren { $losses }
leaderboard-own = Du: { $line }
leaderboard-empty = Hier steht noch niemand. Spielt gewertete Partien: `/{ name-challenge }` wertet sie, wenn du nichts anderes sagst.
leaderboard-missing = Du stehst hier noch nicht. Es fehlt: { $missing }.
leaderboard-missing-games = { $games ->
        [one] noch eine gewertete Partie
       *[other] noch { $games } gewertete Partien
    }
leaderboard-missing-opponents = { $opponents ->
        [one] noch ein Gegner
       *[other] noch { $opponents } Gegner
    }
leaderboard-missing-deviation = eine sicherere Wertung (ihre Abweichung ist { $deviation }, höchstens { $most } kommt in die Liste; sie sinkt, wenn du spielst)
leaderboard-missing-active = eine gewertete Partie (die letzte ist über { $days } Tage her, oder deine Wertung ist seither unsicher geworden)
leaderboard-missing-here = eine gewertete Partie auf diesem Server
leaderboard-missing-leave = deine Erlaubnis, in Listen zu stehen, in `/{ name-settings }`
leaderboard-missing-month = { $games ->
        [one] diesen Monat noch eine gewertete Partie
       *[other] diesen Monat noch { $games } gewertete Partien
    }
leaderboard-missing-season = In der Rangliste dieser Saison stehst du nicht: Als ihr Monat endete, warst du nicht gelistet oder nicht unter den ersten hundert.
leaderboard-no-server = Das hier ist kein Server. Frag hier nach der Rangliste aller Server, oder frag auf dem Server.
leaderboard-no-season = Von { $pool } ist noch keine Saison zu Ende: Die erste endet mit diesem Monat. Bis dahin hilft `/{ name-leaderboard }`.
leaderboard-no-pool = Eine Rangliste { $typed } gibt es nicht. Es gibt je eine zu: { $pools }.
period-all = Nach Wertung, jetzt
period-month = Zugewinne dieses Monats
button-everywhere = Alle Server
button-this-server = Dieser Server
month-of-year = { $month ->
        [1] Januar { $year }
        [2] Februar { $year }
        [3] März { $year }
        [4] April { $year }
        [5] Mai { $year }
        [6] Juni { $year }
        [7] Juli { $year }
        [8] August { $year }
        [9] September { $year }
        [10] Oktober { $year }
        [11] November { $year }
       *[12] Dezember { $year }
    }
command-leaderboard = Wer wo steht, auf diesem Server oder überall
option-leaderboard-game = Welches Spiel; ohne Angabe das, was du am meisten spielst
option-leaderboard-scope = Dieser Server oder alle Server zusammen
option-leaderboard-period = Nach Wertung jetzt, nach dem Zugewinn dieses Monats, oder wie eine Saison ausging
option-leaderboard-public = Ob alle im Kanal sie sehen
scope-server = dieser Server
scope-global = alle Server
period-season = eine beendete Saison
command-profile = Wertungen, Bilanz und Glanzstücke eines Spielers
command-versus = Wie zwei Spieler gegeneinander stehen
option-profile-player = Wessen Profil (ohne Angabe deins)
option-versus-player = Wessen Partien mit dir oder mit jemand anderem
option-versus-other = Der andere Spieler (ohne Angabe du)
button-profile-games = Partien
button-profile-versus = Du und dieser Spieler
button-profile-show = Profil
button-profile-board = Rangliste
profile-heading = { $games ->
        [one] { $player } hat eine Partie beendet: **{ $score }**
       *[other] { $player } hat { $games } Partien beendet: **{ $score }**
    }
profile-none = { $player } hat noch keine Partie beendet. Es beginnt mit `/{ name-challenge } { name-player }:@freund { name-kind-of-game }:{ game-jungle }`.
profile-private = { $player } möchte in keiner Rangliste stehen, deshalb sieht dieses Profil sonst niemand. Wie ihr beide gegeneinander steht: `/{ name-versus }`.
profile-bot = Programme spielen hier nicht, also gibt es nichts über sie zu erzählen.
profile-rating = { $games ->
        [one] 📈 { $pool }: **{ $rating }** nach einer gewerteten Partie
       *[other] 📈 { $pool }: **{ $rating }** nach { $games } gewerteten Partien
    }
profile-record = ⚖️ { $game }: **{ $score }** · als Erster { $first } · als Zweiter { $second }
profile-key = -# + gewonnen, = remis, – verloren; eine Wertung mit ? ist noch geschätzt
profile-run = 🔥 Siege in Folge: jetzt { $run }, am meisten { $best }
profile-favourite = { $times ->
        [one] ❤️ Am meisten gespielt: { $ruleset }, einmal
       *[other] ❤️ Am meisten gespielt: { $ruleset }, { $times }-mal
    }
profile-running = { $games ->
        [one] ⏳ Eine Partie läuft
       *[other] ⏳ { $games } Partien laufen
    }
profile-alt = Die Wertungen von { $player } im Lauf der Zeit. { $courses }
profile-alt-course = { $pool }: von { $from } auf { $to }, nie unter { $low } oder über { $high }
achievement-den = 🏅 Sieg durch Betreten des Baus in { $number } Halbzügen (#{ $game })
achievement-capture-all = 🏅 Sieg durch Schlagen aller gegnerischen Tiere in { $number } Halbzügen (#{ $game })
achievement-chick = 🏅 Löwe mit einem Küken geschlagen in { $number } Halbzügen (#{ $game })
achievement-try = 🏅 Sieg mit dem Löwen auf der Grundlinie in { $number } Halbzügen (#{ $game })
achievement-mandarins = 🏅 Sieg mit beiden Mandarinen in { $number } Halbzügen (#{ $game })
achievement-unscathed = 🏅 Sieg ohne eine einzige verlorene Figur in { $number } Halbzügen (#{ $game })
achievement-giant = 🏅 Elefant mit der Ratte geschlagen, in Halbzug { $number }, und gewonnen (#{ $game })
achievement-pieces = 🏅 Sieg nach einem Rückstand an Figuren von { $number } (#{ $game })
achievement-points = 🏅 Sieg nach einem Rückstand an Punkten von { $number } (#{ $game })
achievement-every-game = 🏅 Hat alle Spiele gewonnen, die es hier gibt: { $number } (das letzte in #{ $game })
achievement-longest = 🏅 Längste Partie: { $number } Halbzüge (#{ $game })
achievement-lasting = { $number ->
        [one] 🏅 Die Partie, die am längsten dauerte: ein Tag (#{ $game })
       *[other] 🏅 Die Partie, die am längsten dauerte: { $number } Tage (#{ $game })
    }
achievement-first = 🏅 Erste Partie: #{ $game }
versus-heading = { $games ->
        [0] { $player } und { $other } haben noch keine Partie miteinander beendet.
        [one] { $player } gegen { $other }, eine Partie: **{ $score }**
       *[other] { $player } gegen { $other }, { $games } Partien: **{ $score }**
    }
versus-ratings = 📈 { $pool }: **{ $first }** gegen **{ $second }**, ein Unterschied von { $difference }
versus-run = { $run ->
        [one] 🔥 { $player } hat die letzte Partie gewonnen.
       *[other] 🔥 { $player } hat die letzten { $run } Partien gewonnen.
    }
versus-won = 🏁 **#{ $number }** { $ruleset }: { $player } hat { $when } gewonnen
versus-drawn = 🏁 **#{ $number }** { $ruleset }: remis, { $when }
versus-same = Das ist ein und dieselbe Person. `/{ name-profile }` zeigt einen einzelnen Spieler.
versus-private = Von den beiden möchte jemand in keiner Rangliste stehen: Wie sie gegeneinander stehen, wissen nur die beiden.

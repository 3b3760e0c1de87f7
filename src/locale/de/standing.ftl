# Deutsch. Ratings, leaderboards, profiles, seasons.

## In Beiträgen

rating-changes = Wertung: { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = Ihr habt zuletzt viel gegeneinander gespielt und kennt euch noch nicht lange: Diese Partie zählte { $percent } %.
terms-rated = Gewertet: Das Ergebnis verändert die Wertung von beiden.
terms-casual = Freundschaftlich: Das Ergebnis verändert keine Wertung.
leaderboard-title = { $pool }: alle Server
leaderboard-title-here = { $pool }: dieser Server
leaderboard-title-month = { $pool }: Zugewinne, { $month }
leaderboard-title-season = { $pool }: Saison { $month }
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } diesen Monat) · gewonnen { $wins }, remis { $draws }, verloren { $losses }
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
leaderboard-missing-month = gewertete Partien in diesem Monat: { $games }
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

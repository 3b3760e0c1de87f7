# Deutsch. Wertungen, Ranglisten, Profile, Saisons.

## In Beiträgen

rating-changes = Wertungen: { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = Ihr habt zuletzt viel gegeneinander gespielt, deshalb zählte diese Partie nur zu { $percent } %.
ratings-returned = Die Wertungsänderungen durch diese Partie wurden rückgängig gemacht.
ratings-unchanged = Die Wertungen ändern sich nicht: Die Partie war vorbei, bevor beide gezogen hatten.
terms-rated = Gewertet: Das Ergebnis verändert eure Wertungen.
terms-casual = Ungewertet: Die Wertungen bleiben gleich.

## Ranglisten

leaderboard-title = { $pool }: alle Server
leaderboard-title-here = { $pool }: dieser Server
leaderboard-title-month = { $pool }: Wertungsgewinne im { $month }
leaderboard-title-month-here = { $pool }: Wertungsgewinne im { $month } auf diesem Server
leaderboard-title-season = { $pool }: Saison { $month }
leaderboard-title-season-here = { $pool }: Saison { $month } auf diesem Server
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } in diesem Monat) · gewonnen: { $wins }, remis: { $draws }, verloren: { $losses }
leaderboard-line-season = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } in dieser Saison) · gewonnen: { $wins }, remis: { $draws }, verloren: { $losses }
leaderboard-line-month = { $place } { $player } **{ $gain }** auf { $rating } · gewonnen: { $wins }, remis: { $draws }, verloren: { $losses }
leaderboard-own = Du: { $line }
leaderboard-empty = In dieser Rangliste steht noch niemand. Spiel gewertete Partien mit `/{ name-challenge }`.
leaderboard-missing = Du stehst noch nicht in dieser Rangliste. Das fehlt dir: { $missing }.
leaderboard-missing-games = { $games ->
        [one] noch eine gewertete Partie
       *[other] noch { $games } gewertete Partien
    }
leaderboard-missing-opponents = { $opponents ->
        [one] noch ein neuer Gegner
       *[other] noch { $opponents } neue Gegner
    }
leaderboard-missing-deviation = eine sicherere Wertung (deine hat ±{ $deviation }, erlaubt sind höchstens ±{ $most }; sie wird sicherer, wenn du spielst)
leaderboard-missing-active = eine gewertete Partie (deine letzte ist mehr als { $days } Tage her, oder deine Wertung ist zu unsicher geworden)
leaderboard-missing-here = eine gewertete Partie auf diesem Server
leaderboard-missing-leave = deine Zustimmung, in Ranglisten zu erscheinen (in `/{ name-settings }`)
leaderboard-missing-month = { $games ->
        [one] noch eine gewertete Partie in diesem Monat
       *[other] noch { $games } gewertete Partien in diesem Monat
    }
leaderboard-missing-season = Du stehst nicht in der Rangliste dieser Saison: Am Ende des Monats warst du nicht dabei oder nicht unter den ersten hundert.
leaderboard-no-server = Das geht nur in einem Serverkanal. Frag von hier aus nach der Rangliste aller Server.
leaderboard-no-season = { $pool }: Noch keine Saison ist zu Ende, die erste endet mit diesem Monat. Die aktuellen Wertungen siehst du mit `/{ name-leaderboard }`.
leaderboard-no-pool = Es gibt keine Rangliste für `{ $typed }`. Wähle eine von diesen: { $pools }.
period-all = Aktuelle Wertungen
period-month = Wertungsgewinne dieses Monats
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
day-of-month = { $day }. { $month }
command-leaderboard = Die besten Spieler, auf diesem Server oder auf allen Servern
option-leaderboard-game = Welches Spiel (Standard: dein meistgespieltes)
option-leaderboard-scope = Dieser Server oder alle Server zusammen (Standard: dieser Server)
option-leaderboard-period = Aktuelle Wertungen, Gewinne dieses Monats oder eine frühere Saison (Standard: aktuelle Wertungen)
option-leaderboard-public = Allen im Kanal zeigen? (Standard: nein)
scope-server = dieser Server
scope-global = alle Server
period-season = eine frühere Saison

## Profile, und zwei Spieler im direkten Vergleich

command-profile = Wertungen, Ergebnisse und Erfolge eines Spielers
command-versus = Der direkte Vergleich zweier Spieler
option-profile-player = Wessen Profil (Standard: deins)
option-versus-player = Der erste Spieler
option-versus-other = Der andere Spieler (Standard: du)
button-profile-games = Partien
button-profile-versus = Direkter Vergleich
button-profile-show = Profil
button-profile-board = Rangliste
profile-heading = { $games ->
        [one] { $player } hat eine Partie beendet: **{ $score }**
       *[other] { $player } hat { $games } Partien beendet: **{ $score }**
    }
profile-none = { $player } hat noch keine Partie beendet. Starte eine: `/{ name-challenge } { name-player }:@freund { name-kind-of-game }:{ game-jungle }`.
profile-private = { $player } möchte nicht in Ranglisten stehen, deshalb ist dieses Profil für andere nicht sichtbar. Euren direkten Vergleich siehst du mit `/{ name-versus }`.
profile-bot = Nur Menschen haben ein Profil, Bots nicht. Wähle eine Person.
profile-rating = { $games ->
        [one] 📈 { $pool }: **{ $rating }** nach einer gewerteten Partie
       *[other] 📈 { $pool }: **{ $rating }** nach { $games } gewerteten Partien
    }
profile-record = ⚖️ { $game }: **{ $score }** · selbst begonnen { $first } · Gegner begann { $second }
profile-key = -# + gewonnen, = remis, – verloren; eine Wertung mit ? ist noch unsicher
profile-run = 🔥 Siege in Folge: jetzt { $run }, Rekord { $best }
profile-favourite = { $times ->
        [one] ❤️ Am meisten gespielt: { $ruleset }, einmal
       *[other] ❤️ Am meisten gespielt: { $ruleset }, { $times }-mal
    }
profile-medals = 🏆 Turniere: { $medals }
profile-running = { $games ->
        [one] ⏳ Eine Partie läuft
       *[other] ⏳ { $games } Partien laufen
    }
profile-alt = Die Wertungen von { $player } im Lauf der Zeit. { $courses }
profile-alt-course = { $pool }: von { $from } auf { $to }, nie unter { $low } oder über { $high }
profile-alt-single = { $pool }: { $from }
achievement-den = 🏅 In { $number ->
        [one] 1 Zug
       *[other] { $number } Zügen
    } den gegnerischen Bau erreicht (#{ $game })
achievement-capture-all = 🏅 In { $number ->
        [one] 1 Zug
       *[other] { $number } Zügen
    } alle gegnerischen Figuren geschlagen (#{ $game })
achievement-chick = 🏅 In { $number ->
        [one] 1 Zug
       *[other] { $number } Zügen
    } den Löwen mit einem Küken geschlagen (#{ $game })
achievement-try = 🏅 In { $number ->
        [one] 1 Zug
       *[other] { $number } Zügen
    } den Löwen auf die gegnerische Grundlinie gebracht (#{ $game })
achievement-mandarins = 🏅 In { $number ->
        [one] 1 Zug
       *[other] { $number } Zügen
    } mit beiden Mandarinen gewonnen (#{ $game })
achievement-unscathed = 🏅 In { $number ->
        [one] 1 Zug
       *[other] { $number } Zügen
    } gewonnen, ohne eine Figur zu verlieren (#{ $game })
achievement-giant = 🏅 In Zug { $number } einen Elefanten mit der Ratte geschlagen und dann gewonnen (#{ $game })
achievement-pieces = 🏅 Sieg nach Rückstand von { $number ->
        [one] 1 Figur
       *[other] { $number } Figuren
    } (#{ $game })
achievement-points = 🏅 Sieg nach Rückstand von { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkten
    } (#{ $game })
achievement-every-game = 🏅 Alle { $number } Spiele mindestens einmal gewonnen (das letzte in #{ $game })
achievement-longest = 🏅 Längste Partie: { $number ->
        [one] 1 Zug
       *[other] { $number } Züge
    } (#{ $game })
achievement-lasting = { $number ->
        [one] 🏅 Partie mit der längsten Dauer: 1 Tag (#{ $game })
       *[other] 🏅 Partie mit der längsten Dauer: { $number } Tage (#{ $game })
    }
achievement-first = 🏅 Erste Partie: #{ $game }
versus-heading = { $games ->
        [0] { $player } und { $other } haben noch keine Partie gegeneinander beendet.
        [one] { $player } gegen { $other }, eine Partie: **{ $score }**
       *[other] { $player } gegen { $other }, { $games } Partien: **{ $score }**
    }
versus-ratings = 📈 { $pool }: **{ $first }** gegen **{ $second }**, Unterschied { $difference }
versus-run = { $run ->
        [one] 🔥 { $player } hat die letzte Partie gewonnen.
       *[other] 🔥 { $player } hat die letzten { $run } Partien gewonnen.
    }
versus-won = 🏁 **#{ $number }** { $ruleset }: { $player } hat gewonnen, { $when }
versus-drawn = 🏁 **#{ $number }** { $ruleset }: Remis, { $when }
versus-same = Das ist zweimal dieselbe Person. Einen einzelnen Spieler siehst du mit `/{ name-profile }`.
versus-private = Eine der beiden Personen möchte nicht in Ranglisten stehen. Den direkten Vergleich sehen deshalb nur die beiden selbst.

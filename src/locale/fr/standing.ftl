# Français. Cotes, classements, profils, saisons.

## Dans les messages

rating-changes = Cotes : { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = Vous avez beaucoup joué l'un contre l'autre ces derniers temps : cette partie n'a compté qu'à { $percent } %.
ratings-returned = Les changements de cote de cette partie sont retirés.
ratings-unchanged = Les cotes ne changent pas : la partie s'est terminée avant que les deux joueurs aient joué.
terms-rated = Classée : le résultat change la cote des deux joueurs.
terms-casual = Amicale : les cotes ne changent pas.

## Classements

leaderboard-title = { $pool } : tous les serveurs
leaderboard-title-here = { $pool } : ce serveur
leaderboard-title-month = { $pool } : gains, { $month }
leaderboard-title-month-here = { $pool } : gains sur ce serveur, { $month }
leaderboard-title-season = { $pool } : saison, { $month }
leaderboard-title-season-here = { $pool } : saison sur ce serveur, { $month }
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } ce mois-ci) · gagnées { $wins }, nulles { $draws }, perdues { $losses }
leaderboard-line-season = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } ce mois-là) · gagnées { $wins }, nulles { $draws }, perdues { $losses }
leaderboard-line-month = { $place } { $player } **{ $gain }**, cote { $rating } · gagnées { $wins }, nulles { $draws }, perdues { $losses }
leaderboard-own = Toi : { $line }
leaderboard-empty = Il n'y a encore personne dans ce classement. Joue des parties classées avec `/{ name-challenge }`.
leaderboard-missing = Tu n'es pas encore dans ce classement. Il te manque : { $missing }.
leaderboard-missing-games = { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }
leaderboard-missing-opponents = { $opponents ->
        [one] { $opponents } nouvel adversaire
       *[other] { $opponents } nouveaux adversaires
    }
leaderboard-missing-deviation = une cote plus sûre (la tienne est à ±{ $deviation }, la limite est ±{ $most } ; joue encore pour la préciser)
leaderboard-missing-active = une nouvelle partie classée (la dernière date de plus de { $days } jours, ou ta cote est devenue trop incertaine)
leaderboard-missing-here = une partie classée sur ce serveur
leaderboard-missing-leave = ton accord pour y apparaître (dans `/{ name-settings }`)
leaderboard-missing-month = { $games ->
        [one] { $games } partie classée ce mois-ci
       *[other] { $games } parties classées ce mois-ci
    }
leaderboard-missing-season = Tu n'es pas dans le classement de cette saison : à la fin du mois, tu n'y apparaissais pas, ou pas dans les cent premières places.
leaderboard-no-server = Ça ne marche que dans un salon d'un serveur. D'ici, demande le classement de tous les serveurs.
leaderboard-no-season = { $pool } : aucune saison n'est encore terminée. La première se termine à la fin du mois. Les cotes actuelles sont dans `/{ name-leaderboard }`.
leaderboard-no-pool = Il n'y a pas de classement pour `{ $typed }`. Choisis l'un de ceux-ci : { $pools }.
period-all = Cotes actuelles
period-month = Gains de ce mois-ci
button-everywhere = Tous les serveurs
button-this-server = Ce serveur
month-of-year = { $month ->
        [1] janvier { $year }
        [2] février { $year }
        [3] mars { $year }
        [4] avril { $year }
        [5] mai { $year }
        [6] juin { $year }
        [7] juillet { $year }
        [8] août { $year }
        [9] septembre { $year }
        [10] octobre { $year }
        [11] novembre { $year }
       *[12] décembre { $year }
    }
day-of-month = { $day ->
        [1] 1er { $month }
       *[other] { $day } { $month }
    }
command-leaderboard = Les meilleurs joueurs, sur ce serveur ou sur tous les serveurs
option-leaderboard-game = Quel jeu (par défaut : celui que tu joues le plus)
option-leaderboard-scope = Ce serveur, ou tous les serveurs ensemble (par défaut : ce serveur)
option-leaderboard-period = Cotes actuelles, gains de ce mois-ci, ou une saison terminée (par défaut : cotes actuelles)
option-leaderboard-public = Montrer à tout le salon ? (par défaut : non)
scope-server = ce serveur
scope-global = tous les serveurs
period-season = Une saison terminée

## Profils, et deux joueurs face à face

command-profile = Les cotes, les résultats et les succès d'un joueur
command-versus = Le face-à-face de deux joueurs
option-profile-player = Le joueur dont tu veux voir le profil (par défaut : toi)
option-versus-player = Le premier joueur
option-versus-other = L'autre joueur (par défaut : toi)
button-profile-games = Parties
button-profile-versus = Votre face-à-face
button-profile-show = Profil
button-profile-board = Classement
profile-heading = { $games ->
        [one] { $player } a terminé { $games } partie : **{ $score }**
       *[other] { $player } a terminé { $games } parties : **{ $score }**
    }
profile-none = { $player } n'a pas encore terminé de partie. Commences-en une : `/{ name-challenge } { name-player }:@ami { name-kind-of-game }:{ game-jungle }`.
profile-private = { $player } ne veut pas apparaître dans les classements : personne d'autre ne peut voir ce profil. Regarde votre face-à-face avec `/{ name-versus }`.
profile-bot = Seules les personnes ont un profil, pas les bots. Choisis une personne.
profile-rating = { $games ->
        [one] 📈 { $pool } : **{ $rating }** après { $games } partie classée
       *[other] 📈 { $pool } : **{ $rating }** après { $games } parties classées
    }
profile-record = ⚖️ { $game } : **{ $score }** · en commençant { $first } · en second { $second }
profile-key = -# + gagnées, = nulles, – perdues ; une cote avec ? est encore incertaine
profile-run = 🔥 Victoires de suite : { $run } en ce moment, record { $best }
profile-favourite = { $times ->
        [one] ❤️ Le plus joué : { $ruleset }, { $times } fois
       *[other] ❤️ Le plus joué : { $ruleset }, { $times } fois
    }
profile-medals = 🏆 Tournois : { $medals }
profile-running = { $games ->
        [one] ⏳ { $games } partie en cours
       *[other] ⏳ { $games } parties en cours
    }
profile-alt = { $player } : cotes au fil du temps. { $courses }
profile-alt-course = { $pool } : de { $from } à { $to }, jamais sous { $low } ni au-dessus de { $high }
profile-alt-single = { $pool } : { $from }
achievement-den = 🏅 Victoire par la tanière en { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    } (#{ $game })
achievement-capture-all = 🏅 Victoire en prenant toutes les pièces adverses en { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    } (#{ $game })
achievement-chick = 🏅 Lion pris par un poussin en { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    } (#{ $game })
achievement-try = 🏅 Victoire du lion sur la dernière rangée en { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    } (#{ $game })
achievement-mandarins = 🏅 Victoire avec les deux mandarins en { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    } (#{ $game })
achievement-unscathed = 🏅 Victoire en { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    } sans perdre de pièce (#{ $game })
achievement-giant = 🏅 Éléphant pris par le rat au coup { $number }, et victoire (#{ $game })
achievement-pieces = 🏅 Victoire après un retard de { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    } (#{ $game })
achievement-points = 🏅 Victoire après un retard de { $number ->
        [one] { $number } point
       *[other] { $number } points
    } (#{ $game })
achievement-every-game = 🏅 Victoire à chacun des { $number } jeux (le dernier dans #{ $game })
achievement-longest = 🏅 Partie la plus longue : { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    } (#{ $game })
achievement-lasting = { $number ->
        [one] 🏅 Partie qui a pris le plus de temps : { $number } jour (#{ $game })
       *[other] 🏅 Partie qui a pris le plus de temps : { $number } jours (#{ $game })
    }
achievement-first = 🏅 Première partie : #{ $game }
versus-heading = { $games ->
        [0] { $player } et { $other } n'ont pas encore terminé de partie ensemble.
        [one] { $player } contre { $other }, { $games } partie : **{ $score }**
       *[other] { $player } contre { $other }, { $games } parties : **{ $score }**
    }
versus-ratings = 📈 { $pool } : **{ $first }** contre **{ $second }**, écart { $difference }
versus-run = { $run ->
        [one] 🔥 { $player } a gagné la dernière partie.
       *[other] 🔥 { $player } a gagné les { $run } dernières parties.
    }
versus-won = 🏁 **#{ $number }** { $ruleset } : { $player } a gagné { $when }
versus-drawn = 🏁 **#{ $number }** { $ruleset } : nulle { $when }
versus-same = C'est deux fois la même personne. Regarde un seul joueur avec `/{ name-profile }`.
versus-private = L'un des deux ne veut pas apparaître dans les classements : personne d'autre ne peut voir leur face-à-face.

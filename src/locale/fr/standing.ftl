# Français. Classements, profils, saisons.

## Dans les messages

rating-changes = Classement : { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = Vous avez beaucoup joué l'un contre l'autre ces derniers temps : cette partie a compté pour { $percent } %.
ratings-returned = Ce que cette partie avait changé au classement est rétabli.
terms-rated = Classée : le résultat change le classement des deux joueurs.
terms-casual = Amicale : le résultat ne change aucun classement.
leaderboard-title = { $pool } : tous les serveurs
leaderboard-title-here = { $pool } : ce serveur
leaderboard-title-month = { $pool } : gains, { $month }
leaderboard-title-month-here = { $pool } : gains sur ce serveur, { $month }
leaderboard-title-season = { $pool } : saison, { $month }
leaderboard-title-season-here = { $pool } : saison sur ce serveur, { $month }
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } ce mois-ci) · gagnées { $wins }, nulles { $draws }, perdues { $losses }
leaderboard-line-season = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } ce mois-là) · gagnées { $wins }, nulles { $draws }, perdues { $losses }
leaderboard-line-month = { $place } { $player } **{ $gain }** à { $rating } · gagnées { $wins }, nulles { $draws }, perdues { $losses }
leaderboard-own = Toi : { $line }
leaderboard-empty = Personne n'est encore classé ici. Jouez des parties classées : `/{ name-challenge }` les classe, sauf si tu en décides autrement.
leaderboard-missing = Tu n'es pas classé ici. Il manque : { $missing }.
leaderboard-missing-games = { $games ->
        [one] encore { $games } partie classée
       *[other] encore { $games } parties classées
    }
leaderboard-missing-opponents = { $opponents ->
        [one] encore { $opponents } adversaire
       *[other] encore { $opponents } adversaires
    }
leaderboard-missing-deviation = un classement plus sûr (son écart est de { $deviation }, { $most } au plus pour figurer ici ; il baisse quand tu joues)
leaderboard-missing-active = une partie classée (la dernière date de plus de { $days } jours, ou ton classement est devenu incertain depuis)
leaderboard-missing-here = une partie classée sur ce serveur
leaderboard-missing-leave = ton accord pour figurer ici, dans `/{ name-settings }`
leaderboard-missing-month = { $games ->
        [one] encore { $games } partie classée ce mois-ci
       *[other] encore { $games } parties classées ce mois-ci
    }
leaderboard-missing-season = Tu n'es pas au classement de cette saison : à la fin de son mois, tu n'étais pas classé, ou pas parmi les cent premiers.
leaderboard-no-server = Nous ne sommes pas sur un serveur. Demande ici le classement de tous les serveurs, ou demande sur le serveur.
leaderboard-no-season = Aucune saison de { $pool } n'est encore finie : la première finit avec ce mois. D'ici là, regarde `/{ name-leaderboard }`.
leaderboard-no-pool = Il n'y a pas de classement { $typed }. Il y en a un pour chacun de ceux-ci : { $pools }.
period-all = Par classement, maintenant
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
command-leaderboard = Le classement des joueurs, sur ce serveur ou partout
option-leaderboard-game = Quel jeu ; sinon, celui que tu joues le plus
option-leaderboard-scope = Ce serveur, ou tous ensemble
option-leaderboard-period = Par classement actuel, par gains de ce mois-ci, ou tel qu'une saison s'est finie
option-leaderboard-public = Montrer à tout le salon
scope-server = ce serveur
scope-global = tous les serveurs
period-season = une saison terminée
command-profile = Classements, bilan et exploits d'un joueur
command-versus = Le bilan de deux joueurs l'un contre l'autre
option-profile-player = Le profil de qui (le tien par défaut)
option-versus-player = Les parties de qui, avec toi ou avec un autre
option-versus-other = L'autre joueur (toi par défaut)
button-profile-games = Parties
button-profile-versus = Toi et ce joueur
button-profile-show = Profil
button-profile-board = Classement
profile-heading = { $games ->
        [one] { $player } a terminé { $games } partie : **{ $score }**
       *[other] { $player } a terminé { $games } parties : **{ $score }**
    }
profile-none = { $player } n'a pas encore terminé de partie. Tout commence par `/{ name-challenge } { name-player }:@ami { name-kind-of-game }:{ game-jungle }`.
profile-private = { $player } ne veut figurer dans aucun classement, ce profil n'est donc montré à personne d'autre. Où vous en êtes tous les deux : `/{ name-versus }`.
profile-bot = Les programmes ne jouent pas ici, il n'y a donc rien à en dire.
profile-rating = { $games ->
        [one] 📈 { $pool } : **{ $rating }** après { $games } partie classée
       *[other] 📈 { $pool } : **{ $rating }** après { $games } parties classées
    }
profile-record = ⚖️ { $game } : **{ $score }** · en premier { $first } · en second { $second }
profile-key = -# + gagnées, = nulles, – perdues ; un classement suivi de ? est encore une estimation
profile-run = 🔥 Victoires de suite : { $run } maintenant, { $best } au mieux
profile-favourite = ❤️ Le plus joué : { $ruleset }, { $times } fois
profile-running = { $games ->
        [one] ⏳ { $games } partie en cours
       *[other] ⏳ { $games } parties en cours
    }
profile-alt = Les classements de { $player } au fil du temps. { $courses }
profile-alt-course = { $pool } : de { $from } à { $to }, jamais sous { $low } ni au-dessus de { $high }
achievement-den = 🏅 Victoire par la tanière en { $number } demi-coups (#{ $game })
achievement-capture-all = 🏅 Victoire en prenant toutes les pièces adverses en { $number } demi-coups (#{ $game })
achievement-chick = 🏅 Lion pris par un poussin en { $number } demi-coups (#{ $game })
achievement-try = 🏅 Victoire du lion sur la dernière rangée en { $number } demi-coups (#{ $game })
achievement-mandarins = 🏅 Victoire avec les deux mandarins en { $number } demi-coups (#{ $game })
achievement-unscathed = 🏅 Victoire sans perdre une seule pièce en { $number } demi-coups (#{ $game })
achievement-giant = 🏅 Éléphant pris par le rat au demi-coup { $number }, et victoire (#{ $game })
achievement-pieces = 🏅 Victoire après un retard de pièces de { $number } (#{ $game })
achievement-points = 🏅 Victoire après un retard de points de { $number } (#{ $game })
achievement-every-game = 🏅 A gagné à tous les jeux qui se jouent ici : { $number } (le dernier en #{ $game })
achievement-longest = 🏅 Plus longue partie : { $number } demi-coups (#{ $game })
achievement-lasting = { $number ->
        [one] 🏅 La partie qui a pris le plus de temps : { $number } jour (#{ $game })
       *[other] 🏅 La partie qui a pris le plus de temps : { $number } jours (#{ $game })
    }
achievement-first = 🏅 Première partie : #{ $game }
versus-heading = { $games ->
        [0] { $player } et { $other } n'ont pas encore terminé de partie ensemble.
        [one] { $player } contre { $other }, { $games } partie : **{ $score }**
       *[other] { $player } contre { $other }, { $games } parties : **{ $score }**
    }
versus-ratings = 📈 { $pool } : **{ $first }** contre **{ $second }**, { $difference } d'écart
versus-run = { $run ->
        [one] 🔥 { $player } a gagné la dernière partie.
       *[other] 🔥 { $player } a gagné les { $run } dernières parties.
    }
versus-won = 🏁 **#{ $number }** { $ruleset } : { $player } a gagné { $when }
versus-drawn = 🏁 **#{ $number }** { $ruleset } : nulle, { $when }
versus-same = C'est une seule et même personne. `/{ name-profile }` montre un seul joueur.
versus-private = L'un des deux ne veut figurer dans aucun classement : où ils en sont l'un contre l'autre ne regarde qu'eux.

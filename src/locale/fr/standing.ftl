# Français. Classements, profils, saisons.

## Dans les messages

rating-changes = Classement : { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = Vous avez beaucoup joué l'un contre l'autre ces derniers temps, et vous vous connaissez depuis peu : cette partie a compté pour { $percent } %.
terms-rated = Classée : le résultat change le classement des deux joueurs.
terms-casual = Amicale : le résultat ne change aucun classement.
leaderboard-title = { $pool } : tous les serveurs
leaderboard-title-here = { $pool } : ce serveur
leaderboard-title-month = { $pool } : gains, { $month }
leaderboard-title-season = { $pool } : saison, { $month }
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } ce mois-ci) · gagnées { $wins }, nulles { $draws }, perdues { $losses }
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
leaderboard-missing-month = parties classées ce mois-ci : { $games }
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
command-leaderboard = Qui est où, sur ce serveur ou partout
option-leaderboard-game = Quel jeu ; sinon, celui que tu joues le plus
option-leaderboard-scope = Ce serveur, ou tous ensemble
option-leaderboard-period = Par classement actuel, par gains de ce mois-ci, ou tel qu'une saison s'est finie
option-leaderboard-public = Montrer à tout le salon
scope-server = ce serveur
scope-global = tous les serveurs
period-season = une saison terminée

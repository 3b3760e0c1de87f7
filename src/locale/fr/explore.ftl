# French. The openings of finished games. Counts come as numbers, $moves as moves in backticks or as their number.

name-explore = ouvertures
command-explore = Ouvertures : les coups joués dans les parties terminées, et leurs résultats
option-explore-game = Quel jeu
option-explore-scope = Ce serveur, tous les serveurs, ou l'ordinateur contre lui-même (par défaut : tous les serveurs)
scope-computer = parties de l'ordinateur contre lui-même
button-own-games = Parties de l'ordinateur
explore-heading = 🔭 **Ouvertures : { $ruleset }** · { $scope }
explore-after = Après { $moves }
explore-games = { $games ->
        [one] 1 partie terminée
       *[other] { $games } parties terminées
    } : { $first } gagne dans { $won } % des cas, nulle dans { $drawn } %, { $second } gagne dans { $lost } %
explore-share = { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } · { $won } / { $drawn } / { $lost } %
explore-none = Aucune partie terminée n'est encore passée par cette position.
explore-end = Je ne compte que les { $moves } premiers coups d'une partie.
explore-computer = 🤖 Premier aperçu. { $value }
explore-values = Le 🤖 après un coup donne les chances de gain de { $first }, ou le résultat prouvé.
explore-chances = { $percent } %
explore-unplayed = pas encore joué
explore-menu = Continuer avec un coup…
explore-switches = Je ne compte pas les ouvertures des variantes modifiées. Choisis une variante non modifiée, par exemple `{ $preset }`.

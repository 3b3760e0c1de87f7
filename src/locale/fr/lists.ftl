# Français. Listes et réponses à leur sujet.
# Le numéro d'une partie arrive en texte ; ce qui se compte arrive en nombre, pour choisir le pluriel.

## Listes

label-your-move = { $ruleset } contre { $opponent } · à toi de jouer
label-their-move = { $ruleset } contre { $opponent } · à l'adversaire de jouer
label-open = { $ruleset } · défi à { $opponent }, pas encore accepté
label-over = { $ruleset } contre { $opponent } · terminée
replay-no-move = Aucun coup n'a encore été joué dans la partie #{ $number }. Réessaie `/{ name-replay }` après le premier.
replay-busy = Beaucoup de monde regarde des replays en ce moment. Réessaie dans une minute.
replay-shortened = La partie entière est trop longue pour un seul fichier ici. { $moves ->
        [one] Il manque le premier coup au replay.
       *[other] Il manque les { $moves } premiers coups au replay.
    }
games-none = Tu n'as aucune partie en cours. Défie quelqu'un : `/{ name-challenge } { name-player }:@ami { name-kind-of-game }:{ game-jungle }`.
games-heading = { $total ->
        [one] { $yours ->
            [0] Ta partie : c'est à ton adversaire de jouer.
           *[other] Ta partie : c'est à toi de jouer.
        }
       *[other] { $yours ->
            [0] Tes parties : c'est à tes adversaires de jouer.
           *[other] Tes parties : c'est à toi de jouer dans { $yours } sur { $total }.
        }
    }
games-your-move = ▶️ **#{ $number }** { $ruleset } contre { $opponent } · **à toi de jouer** · dernier changement { $since }
games-their-move = ⏳ **#{ $number }** { $ruleset } contre { $opponent } · à l'adversaire de jouer · dernier changement { $since }
games-move-of = ⏳ **#{ $number }** { $ruleset } : { $challenger } contre { $other } · à { $mover } de jouer · dernier changement { $since }
games-open = ✉️ **#{ $number }** { $ruleset } : { $challenger } a lancé un défi à { $other } { $since }
games-due = échéance { $due }
games-away = 🏖️ en vacances jusqu'au { $until }
games-where-mine = Tes parties
games-where-server = Sur ce serveur
games-heading-server = Parties de ce serveur, l'échéance la plus proche d'abord.
games-heading-player = { $total ->
        [one] { "" }{ $player } : { $total } partie en cours que tu peux voir.
       *[other] { "" }{ $player } : { $total } parties en cours que tu peux voir.
    }
games-none-theirs = Ce joueur n'a aucune partie en cours que tu puisses voir. Commences-en une avec `/{ name-challenge }`.
games-none-here = Aucune partie n'est en cours sur ce serveur. Commences-en une : `/{ name-challenge } { name-player }:@ami { name-kind-of-game }:{ game-jungle }`.
games-no-server = Ça ne marche que dans un salon d'un serveur. Pour tes propres parties, utilise `/{ name-games }` sans l'option `{ name-where }`.
games-no-more = Il n'y a plus rien sur cette page : ses parties sont terminées. Recommence avec `/{ name-games }`.
games-waits-for-answer = ✉️ **#{ $number }** { $ruleset } : tu as lancé un défi à { $opponent } { $since }
games-challenges-you = ✉️ **#{ $number }** { $ruleset } : { $opponent } t'a lancé un défi { $since } · réponds sous le message du défi

# Français. Listes et réponses à leur sujet.
# Les numéros de parties et de coups arrivent en texte, pour ne pas recevoir de séparateurs.

## Listes

label-your-move = { $ruleset } contre { $opponent } · à toi de jouer
label-their-move = { $ruleset } contre { $opponent } · à l'adversaire
label-open = { $ruleset } contre { $opponent } · pas encore accepté
label-over = { $ruleset } contre { $opponent } · terminée
replay-no-move = Aucun coup n'a encore été joué dans la partie #{ $number }. `/{ name-replay }` les montrera dès qu'il y en aura.
replay-busy = Beaucoup de monde regarde des parties en ce moment. Réessaie dans une minute.
replay-shortened = La partie entière est trop longue pour un seul fichier ici : { $moves ->
        [one] il manque le premier coup à l'animation.
       *[other] il manque les { $moves } premiers coups à l'animation.
    }
games-none = Tu n'as pas encore de partie. Défie quelqu'un : `/{ name-challenge } { name-player }:@ami { name-kind-of-game }:{ game-jungle }`.
games-heading = { $total ->
        [one] { $yours ->
            [0] Ta partie : c'est à ton adversaire de jouer.
           *[other] Ta partie : c'est à toi de jouer.
        }
       *[other] { $yours ->
            [0] Tes parties : ce n'est nulle part à toi, tes adversaires réfléchissent.
            [one] Tes parties : c'est à toi dans 1 sur { $total }.
           *[other] Tes parties : c'est à toi dans { $yours } sur { $total }.
        }
    }
games-your-move = ▶️ **#{ $number }** { $ruleset } contre { $opponent } · **à toi de jouer** · dernière action { $since }
games-their-move = ⏳ **#{ $number }** { $ruleset } contre { $opponent } · à l'adversaire · dernière action { $since }
games-move-of = ⏳ **#{ $number }** { $ruleset } : { $challenger } contre { $other } · à { $mover } de jouer · dernière action { $since }
games-open = ✉️ **#{ $number }** { $ruleset } : { $challenger } a défié { $other } { $since }
games-due = échéance { $due }
games-away = 🏖️ en vacances jusqu'au { $until }
games-where-mine = Les miennes
games-where-server = Sur ce serveur
games-heading-server = Parties de ce serveur, l'échéance la plus proche d'abord.
games-heading-player = { $total ->
        [one] { "" }{ $player } joue une partie que tu peux voir.
       *[other] { "" }{ $player } joue { $total } parties que tu peux voir.
    }
games-none-theirs = Aucune partie de cette personne que tu puisses voir n'est en cours. Lances-en une : `/{ name-challenge }`.
games-none-here = Personne ne joue encore sur ce serveur. À toi l'honneur : `/{ name-challenge } { name-player }:@ami { name-kind-of-game }:{ game-jungle }`.
games-no-server = Nous ne sommes pas sur un serveur. `/{ name-games }` sans `{ name-where }` liste tes propres parties.
games-no-more = C'était la dernière page : les parties suivantes sont terminées. `/{ name-games }` reprend du début.
games-waits-for-answer = ✉️ **#{ $number }** { $ruleset } : tu as défié { $opponent } { $since }
games-challenges-you = ✉️ **#{ $number }** { $ruleset } : { $opponent } t'a défié { $since } · accepte sous son message

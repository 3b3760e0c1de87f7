# Français. Jeux, pièces, coups, fins de partie, positions en mots.
# Le numéro d'une partie arrive en texte ; ce qui se compte arrive en nombre, pour choisir le pluriel.

## Jeux, camps, pièces

game-jungle = Jeu de la jungle
game-dobutsu = Dōbutsu shōgi
game-o-an-quan = Ô ăn quan
ruleset-title = { $game } ({ $variant })
# Le nom d'une variante, après celui du jeu (d'où le masculin) ; celui qu'on écrit reste tel quel.
variant-classic = classique
variant-oca = Oca
variant-german = allemand
variant-animal-checkers = dames des animaux
variant-official = officiel
variant-standard = standard
variant-source = selon la source
side-blue = Bleu
side-red = Rouge
side-dark = Sombre
side-light = Clair
side-white = Blanc
side-black = Noir
# Les formes des pièces : en tête de phrase, dans la phrase, avec ton, avec un, après « pas », au pluriel.
piece-rat = rat
    .Le = Le rat
    .le = le rat
    .ton = ton rat
    .un = un rat
    .de = de rat
    .plusieurs = rats
piece-cat = chat
    .Le = Le chat
    .le = le chat
    .ton = ton chat
    .un = un chat
    .de = de chat
    .plusieurs = chats
piece-dog = chien
    .Le = Le chien
    .le = le chien
    .ton = ton chien
    .un = un chien
    .de = de chien
    .plusieurs = chiens
piece-wolf = loup
    .Le = Le loup
    .le = le loup
    .ton = ton loup
    .un = un loup
    .de = de loup
    .plusieurs = loups
piece-leopard = léopard
    .Le = Le léopard
    .le = le léopard
    .ton = ton léopard
    .un = un léopard
    .de = de léopard
    .plusieurs = léopards
piece-tiger = tigre
    .Le = Le tigre
    .le = le tigre
    .ton = ton tigre
    .un = un tigre
    .de = de tigre
    .plusieurs = tigres
piece-lion = lion
    .Le = Le lion
    .le = le lion
    .ton = ton lion
    .un = un lion
    .de = de lion
    .plusieurs = lions
piece-elephant = éléphant
    .Le = L'éléphant
    .le = l'éléphant
    .ton = ton éléphant
    .un = un éléphant
    .de = d'éléphant
    .plusieurs = éléphants
piece-dobutsu-lion = lion
    .Le = Le lion
    .le = le lion
    .ton = ton lion
    .un = un lion
    .de = de lion
    .plusieurs = lions
piece-dobutsu-elephant = éléphant
    .Le = L'éléphant
    .le = l'éléphant
    .ton = ton éléphant
    .un = un éléphant
    .de = d'éléphant
    .plusieurs = éléphants
piece-giraffe = girafe
    .Le = La girafe
    .le = la girafe
    .ton = ta girafe
    .un = une girafe
    .de = de girafe
    .plusieurs = girafes
piece-chick = poussin
    .Le = Le poussin
    .le = le poussin
    .ton = ton poussin
    .un = un poussin
    .de = de poussin
    .plusieurs = poussins
piece-hen = poule
    .Le = La poule
    .le = la poule
    .ton = ta poule
    .un = une poule
    .de = de poule
    .plusieurs = poules

## Les coups en mots

move-step = { $piece } { $from } vers { $to }
move-swim = { $piece } { $from } nage vers { $to }
move-land = { $piece } { $from } sort de l'eau en { $to }
move-jump = { $piece } { $from } saute en { $to }
move-trap = { $piece } { $from } entre dans le piège { $to }
move-den = { $piece } { $from } entre dans la tanière { $to }
move-drop = parachutage d'{ FORM($piece, "un") } en { $to }
move-promote = { $piece } { $from } vers { $to }, devient une poule
move-try = { $piece } { $from } atteint la dernière rangée en { $to }
move-sow-right = champ { $field } vers la droite
move-sow-left = champ { $field } vers la gauche
move-swap = échange, s'empare du premier coup
move-takes-mandarin = { $played }, prend un mandarin
move-takes-citizens = { $played }, prend des pions
move-takes = { $played }, prend { FORM($captured, "le") }

## Comment une partie se termine ; après « gagne : » ou « Nulle : »

ending-den = tanière atteinte
ending-capture-all = toutes les pièces prises
ending-catch = lion pris
ending-try = lion sur la dernière rangée
ending-points = décompte des points
end-with-score = { $reason } ({ $score })
ending-no-move = l'adversaire ne peut plus jouer
ending-repetition = même position pour la troisième fois
ending-long-game = la partie n'avançait plus
ending-resigned = l'adversaire a abandonné
ending-time = le temps de l'adversaire est écoulé
ending-agreed = accord des deux joueurs

## Une position en mots (lecteurs d'écran)

alt-begins = { $ruleset }. { $state }
alt-to-move = Prochain coup : { $number }, à { $side } de jouer.
alt-won = { $winner } a gagné : { $reason }.
alt-drawn = Nulle : { $reason }.
alt-aborted = La partie a été annulée et ne compte pas.
alt-struck-out = La partie est finie, mais la modération l'a invalidée : le résultat ne compte pas.
alt-last = Dernier coup : { $last }.
alt-side = { $side } : { $pieces }.
alt-held = { $count ->
        [one] { $count } { $piece }
       *[other] { $count } { FORM($piece, "plusieurs") }
    }
alt-hand = en main : { $pieces }
alt-fields = champs { $fields } ; gagnés : { $pool ->
        [one] { $pool } pion
       *[other] { $pool } pions
    } et { $mandarins ->
        [one] { $mandarins } mandarin
       *[other] { $mandarins } mandarins
    }
alt-quan = Cases de mandarin : à gauche du plateau { $left }, à droite { $right }.
alt-quan-held = un mandarin et { $citizens ->
        [one] { $citizens } pion
       *[other] { $citizens } pions
    }
alt-quan-gone = { $citizens ->
        [one] { $citizens } pion
       *[other] { $citizens } pions
    }
alt-animation = Replay coup par coup, { $ruleset } : { $moves }
no-pieces = plus aucune pièce
text-board-dobutsu = Majuscules : { $first }. Minuscules : { $second }. L lion, G girafe, E éléphant, C poussin, H poule ; les pièces en main sont entre crochets.
text-board-o-an-quan = En bas : { $first } (A), champs 1 à 5 depuis la gauche. En haut : { $second } (B), champs 1 à 5 depuis la droite. `*` est un mandarin. Après `A:` et `B:` vient ce que chaque camp a pris.
text-board-jungle = Majuscules : { $first }. Minuscules : { $second }. `~` rivière, `#` piège, `@` tanière. E éléphant, L lion, T tigre, P léopard, W loup, D chien, C chat, R rat.
# Ce qui sépare les éléments d'une liste.
list-comma = { ", " }
# Ce qui sépare les éléments d'une liste qui contiennent des virgules.
list-semicolon = { " ; " }

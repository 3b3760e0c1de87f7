# Français. Les parties contre l'ordinateur : ses joueurs, les indices, et ce qu'en disent les profils.

name-level = niveau
name-hint = indice
computer-player = Banyan (niveau { $level })
option-challenge-level = Jouer contre moi : niveau de 1 (facile) à 8 ; certains jeux en ont moins
menu-level = Choisis mon niveau
headline-thinking = { $mover } réfléchit ({ $colour })
headline-hints = { $hints ->
    [one] { $hints } indice
   *[other] { $hints } indices
}
computer-level-of-person = Le niveau ne sert que pour jouer contre moi. Dans ce cas, n'indique pas de joueur : `/{ name-challenge } { name-level }:2`.
computer-no-level = { $game } : les niveaux vont de 1 à { $most }. Choisis-en un.
computer-off = Personne ne peut jouer contre moi ici : l'opérateur de ce bot a désactivé les parties contre l'ordinateur. Défie plutôt un ami.
computer-waits = Je ne joue pas pour l'instant : l'opérateur de ce bot a désactivé les parties contre l'ordinateur. La partie est conservée.
help-computer = 🤖 Personne pour jouer ? Joue contre moi : `/{ name-challenge } { name-kind-of-game }:{ game-jungle } { name-level }:2`, aussi en messages privés.

## Indices

command-hint = Montrer un bon coup dans une partie contre l'ordinateur ; les indices sont comptés
button-hint = Indice
hint = 💡 Un bon coup dans **#{ $number }** : { $move } (`{ $text }`). Indices dans cette partie jusqu'ici : { $hints }.
hint-late = La partie **#{ $number }** a avancé entre-temps. Redemande quand ce sera ton tour.
hint-withheld = Une autre partie en cours en est à la même position que **#{ $number }**, ou presque : je ne peux donc pas donner d'indice. Joue un coup, puis redemande-moi.
refused-no-hints = Les indices sont pour les parties contre l'ordinateur. Dans **#{ $number }**, ton adversaire est une personne : ce ne serait pas juste. Réfléchis, puis joue.
refused-strict = Dans un tournoi, je ne donne pas d'indice et je ne laisse reprendre aucun coup. Réfléchis, puis joue dans **#{ $number }**.
record-hints = Indices : { $hints }

## Profils

profile-computer = 🤖 Contre l'ordinateur, { $game } : { $told }
profile-computer-beaten = niveau { $level } battu
profile-computer-unbeaten = aucun niveau battu pour l'instant
profile-computer-about = joue à peu près comme le niveau { $level }

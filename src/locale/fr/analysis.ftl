# French. L'analyse des parties terminées.

button-next-mistake = Mauvais coup suivant
button-analysis = Analyse
button-analysis-show = Voir l'analyse

analysis-running = 🔎 J'analyse cette partie. Un premier aperçu prend quelques secondes, l'analyse complète environ une minute.
analysis-quick = 🔎 C'est un premier aperçu. Je continue à chercher plus loin : { $searched } sur { $total } positions pour l'instant.
analysis-blunders-again = 🔎 C'est presque fini : je regarde encore une fois les gaffes.
analysis-busy = 🔎 J'analyse encore **#{ $number }** pour toi. Attends une minute, puis appuie ici sur **{ button-analysis-show }**.
analysis-withheld = Une partie en cours en est à cette position, ou presque : je ne juge pas encore cette position.
analysis-left-out = Une autre partie, en cours, en est à une position de celle-ci, ou presque : je ne compte pas encore les coups voisins.

analysis-side = { $name } ({ $colour }) : **{ $accuracy } %** de précision · { $inaccuracies ->
        [one] { $inaccuracies } imprécision
       *[other] { $inaccuracies } imprécisions
    } · { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    } · { $blunders ->
        [one] { $blunders } gaffe
       *[other] { $blunders } gaffes
    }
analysis-turning-points = La partie a basculé ici : { $moves }
analysis-turning-point = coup { $number } (`{ $text }`)
analysis-chart-alt = Graphique des chances de gain ({ $side }) en pourcentage, au début puis { $step ->
        [one] après chaque coup
       *[other] tous les { $step } coups
    } : { $list }
# Beside the chart.
analysis-chart-player = { $name } · { $accuracy } %

analysis-chances = Chances de gain : { $first } { $first_percent } %, { $second } { $second_percent } %
analysis-won = Si personne ne se trompe, { $side } gagne.
analysis-drawn = Si personne ne se trompe, la partie finit par une nulle.
analysis-inaccuracy = Imprécision.
analysis-mistake = Erreur.
analysis-blunder = Gaffe.
analysis-won-drawn = La partie était gagnée, elle va maintenant vers la nulle.
analysis-won-lost = La partie était gagnée, elle est maintenant perdue.
analysis-drawn-lost = La partie allait vers la nulle, elle est maintenant perdue.
analysis-better = Mieux : { $move } (`{ $text }`).
analysis-arrows = L'image montre le plateau avant ce coup : la grosse flèche montre le meilleur coup, la fine celui qui a été joué.

## Learning from one's own mistakes. $played is a move in words

button-mistakes = Revoir tes erreurs
button-mistakes-left = Erreurs restantes
button-try-again = Réessayer
next-puzzle = Problèmes
mistake-heading = **#{ $number }, exercice { $task } sur { $total }** · coup { $move }, tu joues { $side }.
mistake-task = Tu as joué : { $played }. **Trouve un meilleur coup.**
mistake-before = ✅ Tu as déjà corrigé cette erreur.
mistake-played = ❌ { $played } : c'est ce que tu as joué. Trouve mieux.
mistake-end = 🎓 **#{ $number } : voilà toutes tes erreurs.** Tu as trouvé un meilleur coup pour { $solved } sur { $total }.
mistake-none = Dans **#{ $number }**, je n'ai pas d'erreur de ta part à te montrer pour l'instant. Regarde toute la partie dans son analyse.
analysis-missing = L'analyse complète de **#{ $number }** n'est pas encore prête. Ouvre-la, et attends une minute si elle est en cours.

## Playing on against the computer from a position

button-play-on = Jouer cette position
button-play-puzzle = Jouer depuis le début
play-on-running = Cette partie est encore en cours. Quand elle sera finie, tu pourras jouer ses positions contre moi.
play-on-over = La partie est finie dans cette position. Reviens en arrière, puis continue à partir de là.
play-on-withheld = Une partie en cours en est à cette position, ou à un ou deux coups de celle-ci. Choisis une autre position, ou attends la fin de cette partie.

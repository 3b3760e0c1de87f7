# Français. Records of games: taken out, brought back, walked through.
command-record = La feuille d'une partie en fichier texte, et sa position
command-import = Importer une partie ou une position : pour la parcourir, ou pour la continuer
command-analyse = Parcourir une partie coup par coup ; toi seul la vois
option-record-format = Un texte à lire (et à importer), ou du JSON pour les programmes
option-import-file = Un fichier texte contenant une feuille de partie
option-import-text = Une feuille de partie, ou une position ; sans fichier ni texte, un formulaire s'ouvre
option-import-player = Contre qui jouer depuis la dernière position ; sans joueur, tu la parcours toi-même
option-import-rules = Les règles, si le texte ne le dit pas
option-import-side = Ton camp si tu joues ; sinon, tirage au sort
format-text = texte
format-json = JSON
button-record = Feuille de partie
button-analyse = Analyser
record = **#{ $number }** { $ruleset } : le fichier contient toute la partie. Voici sa position, telle que `/{ name-import }` la lit :
record-alt = La feuille de la partie { $number }, en texte
walk-players = { $first } ({ $first_colour }) contre { $second } ({ $second_colour })
walk-start = Avant le premier de { $total ->
        [one] { $total } coup
       *[other] { $total } coups
    }.
walk-move = **{ $ply }** sur { $total } coups. { $side } : { $last } (`{ $text }`)
walk-left = il reste { $left } à la pendule
walk-result = Résultat : { $result }
walk-result-because = Résultat : { $result }, { $reason }
walk-menu = Aller à un coup…
walk-menu-start = Le début
walk-gone = Je n'ai plus ce que tu avais importé là : seuls tes dix derniers sont gardés. Importe-le de nouveau.
import-title = Importer une partie
import-field = La feuille de partie, ou une position
import-skipped = { $count ->
        [one] J'ai passé { $count } commentaire, annotation ou variante.
       *[other] J'ai passé { $count } commentaires, annotations et variantes.
    }
import-over = La partie est finie là où la feuille s'arrête, personne ne peut donc la continuer. Importe-la sans `{ name-player }` pour la parcourir.
import-both = Donne-moi un fichier ou un texte, pas les deux.
import-unfetched = Je n'ai pas pu obtenir ce fichier de Discord. Réessaie, ou colle son texte dans `{ name-text }`.
challenge-start = Elle part d'une position à elle, { $colour } joue.
challenge-lot-sides = Le sort décide qui joue quel camp.
challenge-plays = { $player } joue { $colour }.
headline-start-position = { $first } joue { $first_colour }, { $second } joue { $second_colour }, depuis une position à part
import-too-long = C'est plus long que { $most } ko, la plus longue feuille que je lise.
import-not-text = Ce fichier n'est pas un texte. Une feuille de partie est un fichier texte comme `/{ name-record }` en donne.
import-encoding = La ligne { $line } n'est pas en UTF-8. Enregistre le fichier en UTF-8 et réessaie.
import-no-rules = Ligne { $line } : rien ne dit selon quelles règles on joue. Une feuille a une ligne comme `[Ruleset "jungle/classic"]` ; ou remplis `{ name-rules }`.
import-tag = Ligne { $line } : `{ $found }` n'est pas une balise. Les balises ressemblent à `[First "Ada"]`, une par ligne ; un guillemet ou une barre oblique inverse y est précédé d'une barre oblique inverse.
import-twice = Ligne { $line } : la balise `{ $found }` était déjà là. Garde l'une des deux.
import-value = Ligne { $line } : `{ $found }` ne convient pas à la balise `{ $tag }`. Elle dit par exemple `{ $example }`.
import-unclosed = Ligne { $line } : ce qui commence par `{ $found }` n'a pas de fin. Un commentaire finit par une accolade, une variante par une parenthèse.
import-several = Ligne { $line } : avec `{ $found }` commence une autre partie, ou quelque chose suit la fin de celle-ci. Donne-moi une partie à la fois.
import-move = Ligne { $line }, demi-coup { $ply }, `{ $found }` : { $reason }
import-result = Ligne { $line } : le résultat y est `{ $found }`, mais d'après les coups, ou l'autre endroit qui le nomme, c'est `{ $right }`.

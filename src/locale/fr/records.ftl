# Français. Notations de parties : exportées, importées, parcourues.
# Le numéro d'une partie arrive en texte ; ce qui se compte arrive en nombre, pour choisir le pluriel.

## Commandes, options et choix (100 caractères au plus chacun)

command-record = Recevoir la notation d'une partie en fichier texte, et sa position
command-import = Importer une partie ou une position, pour la parcourir ou la continuer
command-analyse = Parcourir une partie et, après la fin, ses erreurs ; personne d'autre ne le voit
option-record-format = Texte à lire (et à importer), ou JSON pour d'autres logiciels (par défaut : texte)
option-record-evaluations = Ajouter les évaluations de l'analyse ? (par défaut : non)
option-import-file = Un fichier texte avec une notation
option-import-text = Une notation ou une position ; laisse fichier et texte vides pour la coller dans un formulaire
option-import-player = Ton adversaire à partir de la dernière position ; laisse vide pour parcourir la partie
option-import-rules = La variante, si le texte ne l'indique pas
option-import-side = Ton camp, si tu joues (par défaut : au hasard)
format-text = texte
format-json = JSON
button-record = Notation
button-analyse = Analyser
button-import-analyse = Parcourir la partie

## Ce qu'elles répondent

record = **#{ $number }** { $ruleset } : toute la partie est dans le fichier. Voici la dernière position, à importer avec `/{ name-import }` si tu veux la réutiliser :
record-alt = La notation de la partie #{ $number }, en texte
record-unjudged = Je ne juge une partie qu'après sa fin, et seulement si des coups ont été joués et que les analyses sont activées. Pour recevoir la notation seule, recommence sans l'option `{ name-evaluations }`.

analysis-players = { $first } ({ $first_colour }) contre { $second } ({ $second_colour })
analysis-start = Avant le premier coup ({ $total ->
        [one] { $total } coup
       *[other] { $total } coups
    } en tout).
analysis-move = Coup **{ $ply }** sur { $total }. { $side } : { $last } (`{ $text }`)
analysis-left = il reste { $left } à la pendule
analysis-result = Résultat : { $result }
analysis-result-because = Résultat : { $result }, { $reason }
analysis-result-won = Résultat : { $result } · { $winner } gagne : { $reason }
analysis-menu = Aller à un coup…
analysis-menu-start = Le début
analysis-first = Début
analysis-back = ◀ Précédent
analysis-on = Suivant ▶
analysis-last = Fin
analysis-gone = Je n'ai plus cette partie : je ne garde que tes dix dernières parties importées. Importe-la de nouveau.

import-title = Importer une partie
import-field = La notation, ou une position
import-skipped = { $count ->
        [one] J'ai laissé de côté { $count } commentaire, signe ou variation.
       *[other] J'ai laissé de côté { $count } commentaires, signes et variations.
    }
import-over = La notation va jusqu'à la fin de la partie : tu ne peux pas la continuer. Importe-la sans l'option `{ name-player }` pour la parcourir.
import-both = Tu m'as donné un fichier et un texte. Donne-moi seulement l'un des deux.
import-unfetched = Je n'ai pas pu récupérer ce fichier sur Discord. Réessaie, ou colle son texte dans `{ name-text }`.
challenge-start = Départ : une position donnée, à { $colour } de jouer.
challenge-lot-sides = Camps au hasard.
challenge-plays = { $player } joue { $colour }.
headline-start-position = { $first } joue { $first_colour }, { $second } joue { $second_colour }, à partir d'une position donnée

## Ce qui ne peut pas être importé ; chaque phrase commence par l'endroit

import-too-long = C'est trop long : je lis { $most } ko au plus. Importe une notation plus courte.
import-not-text = Ce n'est pas un fichier texte. Importe un fichier texte comme ceux qu'on reçoit avec `/{ name-record }`.
import-encoding = La ligne { $line } n'est pas en UTF-8. Enregistre le fichier en UTF-8 et réessaie.
import-no-rules = Ligne { $line } : la variante manque. Ajoute une ligne comme `[Ruleset "jungle/classic"]`, ou choisis-la dans le menu.
import-tag = Ligne { $line } : `{ $found }` n'est pas une balise. Une balise s'écrit comme `[First "Ada"]`, sur une ligne. Dans une valeur, écris `\"` pour un guillemet et `\\` pour une barre oblique inverse.
import-twice = Ligne { $line } : la balise `{ $found }` y est deux fois. Garde l'une des deux.
import-value = Ligne { $line } : la balise `{ $tag }` ne peut pas contenir `{ $found }`. Elle peut contenir, par exemple, `{ $example }`.
import-unclosed = Ligne { $line } : `{ $found }` n'est pas fermé. Termine un commentaire par une accolade, une variation par une parenthèse.
import-several = Ligne { $line } : une autre partie commence à `{ $found }`, ou il y a du texte après la fin de celle-ci. Donne-moi une partie à la fois.
import-move = Ligne { $line }, coup { $ply }, `{ $found }` : { $reason }
import-result = Ligne { $line } : le résultat y est `{ $found }`. D'après les coups, ou l'autre ligne qui l'indique, c'est `{ $right }`. Corrige l'un des deux.

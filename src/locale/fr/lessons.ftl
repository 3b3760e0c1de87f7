# Français. Leçons et schémas des règles.
# Une page des règles est l'une de ces phrases ; dessous, ce que montre son image, dit par les règles elles-mêmes.

## Pages des règles, chacune avec une image

page-jungle-ranks = **Qui prend qui.** Une pièce prend une pièce adverse de rang égal ou inférieur en allant sur sa case. Mais la plus faible bat la plus forte : le rat prend l'éléphant.
page-jungle-jump = **Sauter la rivière.** Certains animaux sautent tout droit par-dessus l'eau, jusqu'à la première case de terre. Ils peuvent prendre la pièce qui s'y trouve, si elle n'est pas trop forte pour eux.
page-jungle-blocked = **Un rat sur le passage.** Un rat dans l'eau, à toi ou à l'adversaire, bloque tous les sauts par-dessus sa case.
page-jungle-water = **Le rat dans l'eau.** Seul le rat nage. Aucune autre pièce ne peut l'y suivre.
page-jungle-bank = **Le rat sur la rive.** À terre, le rat est une pièce comme une autre, et un danger pour l'éléphant.
page-jungle-traps = **Les pièges.** Trois pièges entourent chaque tanière. Une pièce affaiblie par un piège peut être prise par n'importe quelle pièce adverse.
page-jungle-den = **La tanière.** Entre dans la tanière adverse et tu gagnes. Aucune pièce ne peut entrer dans sa propre tanière.
page-dobutsu-lion = **Le lion** se déplace d'un pas dans les huit directions. Prends le lion adverse et tu gagnes.
page-dobutsu-giraffe = **La girafe** se déplace d'un pas en avant, en arrière ou de côté.
page-dobutsu-elephant = **L'éléphant** se déplace d'un pas en diagonale.
page-dobutsu-chick = **Le poussin** avance d'un pas, tout droit. Une pièce que tu prends change de camp et passe dans ta main.
page-dobutsu-promotion = **La promotion.** Un poussin qui avance sur la dernière rangée devient toujours une poule.
page-dobutsu-hen = **La poule** se déplace d'un pas dans toutes les directions, sauf en diagonale arrière. Une poule prise redevient un poussin.
page-dobutsu-drop = **Le parachutage.** Au lieu de déplacer une pièce, tu peux en parachuter une de ta main sur n'importe quelle case vide. Un poussin parachuté sur la dernière rangée reste un poussin et ne peut pas bouger.
page-dobutsu-try = **La percée.** Ton lion gagne en atteignant la dernière rangée. La variante décide s'il peut y aller quand la case est attaquée.
page-o-an-quan-sow = **Semer.** Ramasse tous les pions d'un de tes champs. Sème-les un par un dans les cases suivantes, vers ta droite ou vers ta gauche, cases de mandarin comprises.
page-o-an-quan-relay = **Continuer de semer.** La case suivante est un champ qui contient des pions, à toi ou non ? Ramasse-les et continue de semer dans le même sens.
page-o-an-quan-capture = **Prendre.** La case suivante est un champ vide ? Tu prends tout ce que contient la case d'après.
page-o-an-quan-chain = **Prendre à la suite.** Derrière la case prise, il peut y avoir encore un champ vide, puis une case non vide.
page-o-an-quan-young = **Le mandarin.** Tu prends une case de mandarin comme une autre, avec son mandarin. Dans beaucoup de variantes, un jeune mandarin est protégé.
page-o-an-quan-empty = **La case de mandarin vide.** Une fois son mandarin pris, une case de mandarin peut être vide. Si elle vient juste après ton dernier pion, c'est la variante qui décide.
page-o-an-quan-refill = **Champs vides.** Tes cinq champs sont vides au début de ton tour ? Mets dans chacun un des pions que tu as gagnés. S'il t'en manque, tu les empruntes et tu les rends à la fin.
page-o-an-quan-end = **La fin.** Les pions restés dans tes champs sont à toi. Puis on compte les points : pions et mandarins.
page-o-an-quan-swap = **L'échange.** Le premier coup vaut cher : si personne ne se trompe, le joueur qui commence gagne. Pour une partie plus juste, ajoute `+swap=on` à la variante d'un défi. Le joueur qui joue en second peut alors répondre au premier coup par `échange` et s'en emparer. Le plateau fait un demi-tour : chacun garde son camp et reçoit ce qu'avait l'autre. Dans une partie classée entre deux des cinq premiers du classement, l'échange est déjà activé ; choisis la variante sans échange si tu préfères.

# Le pied de chaque page, en petites lettres.
page-of = -# { $ruleset } · page { $page } sur { $pages }
button-learn = Essayer
alt-position = { $ruleset }, une position. À { $side } de jouer.
alt-marked = Cases marquées : { $squares }.

## Un tour de Ô ăn quan, pas à pas ; la case est l'un des trois noms ci-dessous

square-field = champ { $field } ({ $side })
square-left = la case de mandarin de gauche
square-right = la case de mandarin de droite
step-sow = Départ : { $square }, { $citizens ->
        [one] { $citizens } pion semé.
       *[other] { $citizens } pions semés.
    }
step-on = Ensuite : { $square }, { $citizens ->
        [one] { $citizens } pion ramassé et semé.
       *[other] { $citizens } pions ramassés et semés.
    }
step-take = Prise : { $square }, { $citizens ->
        [one] { $citizens } pion.
       *[other] { $citizens } pions.
    }
step-take-mandarin = Prise : { $square }, le mandarin et { $citizens ->
        [one] { $citizens } pion.
       *[other] { $citizens } pions.
    }
step-refill = Les cinq champs de { $side } sont vides : un pion gagné retourne dans chacun ; { $borrowed ->
        [0] aucun n'est emprunté.
        [one] { $borrowed } est emprunté.
       *[other] { $borrowed } sont empruntés.
    }
halt-mandarin = La case suivante est une case de mandarin : le tour est fini.
halt-empty = Les deux cases suivantes sont vides : le tour est fini.
halt-young = Derrière le champ vide, il y a un jeune mandarin, qu'on ne peut pas prendre : le tour est fini.
halt-filled = La case suivante est un champ non vide. Après une prise, on ne sème plus : le tour est fini.
halt-once = On ne peut prendre qu'une fois par tour.

## Leçons. $played est un coup en mots, par exemple « chat c2 vers d2, prend le lion »

command-learn = Apprendre un jeu en quelques exercices courts
option-learn-game = Quel jeu
option-learn-task = Quel exercice (par défaut : le premier non résolu)
lesson-heading = **{ $game }, exercice { $number } sur { $total }** · tu joues { $side }, en bas.
lesson-right = ✅ **{ $played }.** C'est ça !
lesson-otherwise = ❌ { $played } : c'est permis, mais ce n'est pas ce que demande l'exercice. Relis la consigne et essaie encore.
lesson-loses = ❌ { $played } : ton adversaire répond « { $reply } » et gagne. Essaie encore.
lesson-exposes = ❌ { $played } : ton adversaire peut répondre « { $reply } ». Essaie encore.
lesson-escapes = ❌ { $played } : ton adversaire peut répondre « { $reply } », et ton coup suivant ne gagne pas. Essaie encore.
lesson-illegal = ❌ { $reason }
lesson-done = 🎓 **{ $game } : cours terminé.** À toi de jouer maintenant : défie quelqu'un avec `/{ name-challenge }`, ou n'indique pas de joueur pour un défi ouvert à tous. Toutes les règles sont dans `/{ name-rules }`, les cours des autres jeux dans `/{ name-learn }`.
learn-which = Quel jeu veux-tu apprendre ?
button-next-task = Exercice suivant
button-skip = Passer l'exercice
button-again = Recommencer

## Exercices d'une leçon ; l'image montre la position, le camp de l'élève est en bas

task-jungle-rank = Une pièce prend une pièce adverse de rang égal ou inférieur. **Prends le chien.**
task-jungle-elephant = L'éléphant est l'animal le plus fort. Une seule pièce peut le prendre. **Prends l'éléphant.**
task-jungle-jump = Le lion et le tigre sautent par-dessus la rivière, sauf si un rat nage sur le passage. **Saute, et prends le léopard.**
task-jungle-swim = Le lion va sauter et prendre ton chien. **Nage sur son passage, pour qu'il ne puisse rien prendre.**
task-jungle-trap = Le lion est devant ta tanière, et il va gagner au prochain coup. Mais il est dans ton piège : n'importe quelle pièce peut l'y prendre. **Trouve la seule défense.**
task-jungle-den = Entre dans la tanière adverse et tu gagnes. **Gagne en un coup.**
task-jungle-two = Deux chemins mènent à la tanière. Mais les pièges affaiblissent, et le chat veille. **Joue un coup qui te fait gagner au coup suivant, quoi que fasse ton adversaire.**
task-dobutsu-catch = Prends le lion adverse et tu gagnes. **Prends le lion.**
task-dobutsu-try = Ton lion gagne en atteignant la dernière rangée. Mais il ne peut pas aller sur une case attaquée. **Gagne en un coup.**
task-dobutsu-promote = Un poussin qui avance sur la dernière rangée devient une poule. **Obtiens une poule.**
task-dobutsu-defend = Ton lion est attaqué, et dans une vraie partie, personne ne te prévient. **Trouve le seul coup après lequel il ne peut pas être pris.**
task-dobutsu-drop = Tu peux parachuter une pièce de ta main sur n'importe quelle case vide. **Parachute une pièce de façon à gagner au coup suivant, quoi que fasse ton adversaire.**
task-dobutsu-two = Un seul coup ne peut pas parer deux menaces. **Joue un coup qui te fait gagner au coup suivant, quoi que fasse ton adversaire.**
task-o-an-quan-capture = Après ton dernier pion vient un champ vide, puis une case non vide : tu prends celle-là. **Sème de façon à prendre quelque chose.**
task-o-an-quan-mandarin = Un mandarin peut être pris quand il y a au moins cinq pions dans sa case. **Prends un mandarin.**
task-o-an-quan-relay = Si le champ suivant contient des pions, tu continues de semer avec eux. **Sème de façon à prendre un mandarin.**
task-o-an-quan-twice = Derrière une case prise, il peut y avoir encore un champ vide, puis une case non vide. **Sème de façon à prendre deux fois.**
task-o-an-quan-keep = Ton adversaire peut prendre ce que tu laisses derrière un champ vide. **Sème de façon que ton adversaire ne puisse rien prendre au coup suivant.**
task-o-an-quan-win = Il reste un mandarin. Une fois qu'il est pris, chaque joueur garde les pions de ses champs, et on compte les points. **Gagne en un coup.**

## Courses: the lesson (basics), and two courses of puzzles

option-learn-course = Quel cours (par défaut : reprendre où tu en étais)
course-basics = bases
course-tactics = tactique
course-endgames = finales
course-counting = calcul
course-heading = 🎓 **{ $game }, { $course } : exercice { $number } sur { $total }**
course-end = 🎓 **{ $game }, { $course } : les { $total } exercices sont résolus.**
button-next-course = Suite : { $course }
learn-progress = **{ $game }** : { $courses }
learn-course = { $course } { $solved }/{ $total }

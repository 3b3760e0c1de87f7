# Français. Leçons et schémas des règles.

## Pages des règles

page-jungle-ranks = **Qui prend qui.** Une pièce prend une pièce adverse de rang égal ou inférieur en allant sur sa case. La plus faible bat la plus forte : le rat prend l'éléphant.
page-jungle-jump = **Sauter la rivière.** Certains animaux sautent par-dessus l'eau, tout droit jusqu'à la première terre derrière elle, et prennent ce qui s'y trouve s'ils le peuvent.
page-jungle-blocked = **Un rat au milieu.** Un rat dans l'eau, de l'un ou l'autre camp, bloque tout saut par-dessus sa case.
page-jungle-water = **Le rat dans l'eau.** Seul le rat nage ; aucune autre pièce ne le suit là.
page-jungle-bank = **Le rat sur la rive.** À terre, le rat est une pièce comme une autre, et un danger pour l'éléphant.
page-jungle-traps = **Les pièges.** Trois pièges entourent chaque tanière. Une pièce qui s'y trouve et s'en trouve affaiblie peut être prise par n'importe quel adversaire.
page-jungle-den = **La tanière.** Qui entre dans la tanière adverse a gagné. Personne n'entre dans la sienne.
page-dobutsu-lion = **Le lion** fait un pas dans les huit directions. Tout tourne autour de lui : qui prend le lion adverse gagne.
page-dobutsu-giraffe = **La girafe** va en avant, en arrière et de côté.
page-dobutsu-elephant = **L'éléphant** va en diagonale.
page-dobutsu-chick = **Le poussin** va droit devant lui. Ce qu'il prend, comme toute pièce, change de camp et passe dans la main de qui l'a pris.
page-dobutsu-promotion = **La promotion.** Un poussin qui avance sur la dernière rangée devient une poule, toujours.
page-dobutsu-hen = **La poule** va partout sauf en diagonale arrière. Prise, elle redevient poussin.
page-dobutsu-drop = **Parachuter.** Au lieu de jouer, pose une pièce de ta main sur n'importe quelle case vide. Un poussin parachuté sur la dernière rangée reste poussin et ne peut pas bouger.
page-dobutsu-try = **La percée.** Ton lion gagne en atteignant la dernière rangée. S'il peut y aller quand la case est attaquée, cela dépend du règlement.
page-o-an-quan-sow = **Semer.** Prends tous les pions d'une de tes cases et laisses-en un dans chaque case suivante, vers ta droite ou vers ta gauche, cases de mandarin comprises.
page-o-an-quan-relay = **Semer encore.** Si la case suivante est pleine, à toi ou non, prends son contenu et sème encore dans le même sens.
page-o-an-quan-capture = **Prendre.** Si la case suivante est vide, tout ce que contient la case derrière elle est à toi.
page-o-an-quan-chain = **Prendre à la suite.** Derrière la case prise, il peut y avoir encore une case vide, et une case pleine derrière celle-là.
page-o-an-quan-young = **Le mandarin.** Une case de mandarin se prend comme une autre, avec son mandarin. Bien des règlements épargnent le mandarin tant qu'il est jeune.
page-o-an-quan-empty = **La case de mandarin vide.** Quand un mandarin a été pris, sa case peut être vide, et venir ensuite.
page-o-an-quan-refill = **Cases vides.** Qui commence son tour avec cinq cases vides met dans chacune un pion de sa réserve. Ce qui manque est emprunté, et rendu quand on compte les points.
page-o-an-quan-end = **La fin.** Les pions restés dans tes cases sont à toi. Puis on compte les points : pions et mandarins.
page-of = -# { $ruleset } · page { $page } sur { $pages }
button-learn = Essaie toi-même
alt-position = { $ruleset }, une position. { $side } joue.
alt-marked = Marquées : { $squares }.
square-field = case { $field } ({ $side })
square-left = la case de mandarin de gauche
square-right = la case de mandarin de droite
step-sow = Semé depuis { $square } : { $citizens ->
        [one] { $citizens } pion.
       *[other] { $citizens } pions.
    }
step-on = Pris ensuite et semé encore : { $square }, { $citizens ->
        [one] { $citizens } pion.
       *[other] { $citizens } pions.
    }
step-take = Pris : { $square }, { $citizens ->
        [one] { $citizens } pion.
       *[other] { $citizens } pions.
    }
step-take-mandarin = Pris : { $square }, le mandarin et { $citizens ->
        [one] { $citizens } pion.
       *[other] { $citizens } pions.
    }
step-refill = Les cinq cases de { $side } sont vides, un pion va donc dans chacune ; { $borrowed ->
        [0] tous viennent de la réserve.
        [one] l'un d'eux est emprunté.
       *[other] { $borrowed } d'entre eux sont empruntés.
    }
halt-mandarin = Vient ensuite une case de mandarin : le tour est fini.
halt-empty = Viennent ensuite deux cases vides : le tour est fini.
halt-young = Derrière la case vide attend un jeune mandarin, qui est épargné : le tour est fini.
halt-filled = Vient ensuite une case pleine : après une prise, cela finit le tour.
halt-once = Une seule prise par tour, c'est tout.
command-learn = Apprendre un jeu par quelques exercices courts
option-learn-game = Quel jeu
option-learn-task = Quel exercice ; sinon, le premier
lesson-heading = **{ $game }, exercice { $number } sur { $total }** · tu joues { $side }, en bas.
lesson-right = ✅ **{ $played }.** C'est ça !
lesson-otherwise = ❌ { $played } : tu peux, mais ce n'est pas ce qui est demandé. Regarde encore.
lesson-loses = ❌ { $played } : ton adversaire peut alors répondre « { $reply } » et gagne. Essaie encore.
lesson-exposes = ❌ { $played } : ton adversaire peut alors répondre « { $reply } ». Essaie encore.
lesson-escapes = ❌ { $played } : ton adversaire peut alors répondre « { $reply } », et ton coup suivant ne gagne pas. Essaie encore.
lesson-illegal = ❌ { $reason }
lesson-done = 🎓 **C'était { $game }.** Maintenant, joue : `/{ name-challenge }` un ami, ou ne nomme personne et joue contre le premier qui accepte. `/{ name-rules }` a toutes les règles en images, `/{ name-learn }` les autres jeux.
button-next-task = Exercice suivant
button-skip = Passer
button-again = Recommencer

## Exercices

task-jungle-rank = Une pièce prend ce qui est de rang égal ou inférieur. **Prends le chien.**
task-jungle-elephant = L'éléphant est l'animal le plus fort, et une seule pièce suffit contre lui. **Prends l'éléphant.**
task-jungle-jump = Lion et tigre sautent la rivière, sauf si un rat nage sur le passage. **Saute, et prends le léopard.**
task-jungle-swim = Le lion va sauter et prendre ton chien. **Nage en travers de sa route, pour qu'il ne puisse rien prendre.**
task-jungle-trap = Le lion est devant ta tanière, et son prochain pas gagne. Mais il est dans ton piège, où n'importe qui peut le prendre. **Trouve la seule défense.**
task-jungle-den = Qui entre dans la tanière adverse gagne. **Gagne avec ce coup.**
task-jungle-two = Deux pas mènent à la tanière, mais les pièges affaiblissent, et le chat veille. **Joue pour gagner au coup suivant, quoi que fasse ton adversaire.**
task-dobutsu-catch = Qui prend le lion adverse gagne. **Prends le lion.**
task-dobutsu-try = Ton lion gagne en atteignant la dernière rangée, mais il ne peut pas aller sur une case attaquée. **Gagne avec ce coup.**
task-dobutsu-promote = Un poussin qui avance sur la dernière rangée devient une poule. **Fais une poule.**
task-dobutsu-defend = Ton lion est attaqué, et personne ne te le rappellera. **Trouve le seul coup après lequel il ne peut pas être pris.**
task-dobutsu-drop = Une pièce de ta main peut être parachutée sur n'importe quelle case vide. **Parachutes-en une pour gagner au coup suivant, quoi que fasse ton adversaire.**
task-dobutsu-two = Deux menaces, c'est plus qu'un coup ne peut parer. **Joue pour gagner au coup suivant, quoi que fasse ton adversaire.**
task-o-an-quan-capture = Après le dernier pion : une case vide, puis une case pleine, qui est à toi. **Sème de façon à prendre quelque chose.**
task-o-an-quan-mandarin = Un mandarin peut être pris dès qu'au moins cinq pions l'accompagnent. **Prends un mandarin.**
task-o-an-quan-relay = Si une case pleine vient ensuite, tu continues de semer avec ses pions. **Sème jusqu'à pouvoir prendre un mandarin.**
task-o-an-quan-twice = Derrière une case prise, il peut y avoir encore une case vide, et une case pleine derrière elle. **Sème de façon à prendre deux fois.**
task-o-an-quan-keep = Ce que tu laisses derrière une case vide peut être pris. **Sème de façon que ton adversaire ne prenne rien à son tour.**
task-o-an-quan-win = Il reste un mandarin. Quand il est pris, les pions des cases vont à leurs propriétaires, et l'on compte les points. **Gagne avec ce coup.**

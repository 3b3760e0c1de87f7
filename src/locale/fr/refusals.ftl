# Français. Refus : en privé ; ce qui ne va pas, puis quoi faire.
# Le numéro d'une partie arrive en texte ; ce qui se compte arrive en nombre, pour choisir le pluriel.

## Refus

refused-not-yours = La partie #{ $number } se joue entre deux autres personnes. Lance la tienne avec `/{ name-challenge }`.
refused-not-the-opponent = C'est ton propre défi : c'est à quelqu'un d'autre de répondre. Pour le retirer, appuie sur **{ button-cancel }** sous le défi.
refused-not-the-challenger = Seule la personne qui a lancé ce défi peut le retirer. S'il est pour toi, appuie sur **{ button-decline }** sous le défi.
refused-not-your-turn = Ce n'est pas ton tour dans #{ $number } : à { $mover } de jouer. Prépare ta réponse avec `/{ name-plan }`.
refused-not-started = La partie #{ $number } n'a pas commencé : personne n'a encore accepté le défi. J'enverrai le plateau dès qu'elle commencera.
refused-already-started = Ce défi est déjà accepté, et la partie #{ $number } est en cours. Regarde-la avec `/{ name-board }`.
refused-void = Ce défi n'est plus valable, ou la partie a été annulée. Lance un nouveau défi avec `/{ name-challenge }`.
refused-over = Cette partie est terminée. Commences-en une autre avec `/{ name-challenge }`.
refused-stale = La position a changé depuis que ce bouton est apparu. Voici où en est la partie #{ $number }.
refused-too-early = C'est trop tôt : le temps n'est pas encore écoulé. Regarde l'échéance avec `/{ name-board }`.
refused-too-many-open = Tu as atteint la limite de défis en attente. Attends une réponse, ou retire un défi ; la liste est dans `/{ name-games }`.
refused-same-terms = Ta contre-proposition ne change rien. Change le jeu, la variante, le camp ou la cadence, ou accepte le défi.
refused-no-offer = Cette proposition n'est plus valable dans la partie #{ $number }. Regarde ce qui est possible avec `/{ name-offer }`.
refused-asked-already = Tu l'as déjà demandé dans la partie #{ $number }. Tu pourras le redemander après le prochain coup.
refused-nothing-to-take-back = Tu n'as aucun coup à reprendre dans la partie #{ $number }. Regarde ce qui est possible avec `/{ name-offer }`.
refused-no-clock = Aucune pendule ne tourne dans la partie #{ $number } : prends tout ton temps. Regarde ce qui est possible avec `/{ name-offer }`.
refused-enough-time = Il reste beaucoup de temps dans la partie #{ $number } : l'échéance ne peut pas dépasser 30 jours. Donne du temps quand il en restera moins.
refused-not-paused = Les pendules de la partie #{ $number } tournent déjà. Demande une pause avec `/{ name-offer }`.
refused-paused = Les pendules de la partie #{ $number } sont déjà arrêtées. Pour les relancer, joue un coup ou utilise `/{ name-offer }`.
refused-your-own-turn = C'est à toi de jouer dans la partie #{ $number } : seul ton adversaire peut faire ça. Joue ton coup avec `/{ name-move }`.
refused-too-late-to-abort = Vous avez joué tous les deux dans la partie #{ $number } : on ne peut plus l'annuler. Tu peux abandonner, ou proposer la nulle.
refused-too-late-for-rematch = C'est trop tard pour la revanche de la partie #{ $number } : la limite est de 7 jours. Commence une nouvelle partie avec `/{ name-challenge }`.
refused-rematched = La partie #{ $number } a déjà sa revanche. Retrouve-la avec `/{ name-games }`.
refused-not-over = La partie #{ $number } n'est pas encore terminée. Regarde la position avec `/{ name-board }`.
refused-self-challenge = Tu ne peux pas te défier toi-même. Choisis quelqu'un d'autre : `/{ name-challenge } { name-player }:@ami { name-kind-of-game }:{ game-jungle }`.
move-unreadable = Je ne comprends pas ce coup. Écris-le comme dans ces exemples : { $examples }.
move-ambiguous = Plusieurs coups sont possibles : { $candidates }. Lequel veux-tu dire ?
move-illegal = { $reason } Coups permis les plus proches : { $nearest }.
unknown-command = Je ne connais plus cette commande. Toutes les commandes sont dans `/{ name-help }`.
unknown-control = Ce bouton n'est plus à jour. Pour de nouveaux boutons, utilise `/{ name-board }`.
went-wrong = Il y a eu un problème de mon côté. La partie n'a pas changé. Réessaie. Si ça continue, donne cette référence à l'opérateur du bot : { $reference }.
game-fenced = Les données de la partie #{ $number } sont abîmées : elle est bloquée tant que l'opérateur du bot ne l'a pas examinée. Tes autres parties continuent. Donne cette référence à l'opérateur : { $reference }.
too-slow = J'ai mis trop de temps. Réessaie.
no-such-game = Il n'y a pas de partie #{ $number }. Retrouve tes parties avec `/{ name-games }`.
no-game-running = Tu n'as aucune partie en cours. Commences-en une avec `/{ name-challenge }`.
which-game = Laquelle de tes { $total } parties ? Choisis-en une.
which-game-more = Laquelle de tes { $total } parties ? Voici les { $shown } plus urgentes. Pour une autre, donne son numéro avec l'option `{ name-game }`.
challenge-bot = Tu ne peux pas jouer contre un autre bot. Choisis une personne, ou joue contre moi : `/{ name-challenge } { name-level }:2`.
challenge-self = Tu ne peux pas te défier toi-même. Choisis quelqu'un d'autre.
challenge-direct = D'ici, tu ne peux défier que les personnes avec qui tu as déjà joué : `/{ name-challenge } { name-player }:@ami`. Pour défier quelqu'un d'autre ou lancer un défi ouvert à tous, va sur un serveur où je suis aussi.
challenge-in-vain = 📭 { $player } n'accepte pas mes messages privés : le défi **#{ $number }** n'est pas arrivé. Lance-le sur un serveur où vous êtes tous les deux.
challenge-time = `{ $typed }` n'est pas une cadence. Pour des jours par coup, écris `1j`, `2j`, `3j`, `5j`, `7j` ou `14j`. Pour une réserve de temps plus un incrément par coup, 60 jours au plus, écris par exemple `10j+36h`. Pour jouer sans pendule, écris `sans`.
challenge-game = Je ne connais pas ce jeu. Choisis-en un : { $games }.
challenge-other-game = `{ $rules }` n'est pas une variante de `{ $game }`. Choisis une autre variante, ou un autre jeu.
ruleset-no-game = Il n'y a pas de jeu `{ $game }`. Choisis-en un : { $allowed }.
ruleset-no-preset = Il n'y a pas de variante `{ $preset }` dans ce jeu. Choisis-en une : { $allowed }.
ruleset-no-switch = Il n'y a pas d'option `{ $switch }`. Options de cette variante : { $allowed }.
ruleset-no-value = `{ $switch }` ne peut pas valoir `{ $value }`. Valeurs possibles : { $allowed }.
ruleset-twice = L'option `{ $switch }` est là deux fois. Écris-la une seule fois.
ruleset-senseless = L'option `{ $switch }` n'a aucun effet dans `{ $preset }` : rien ne changerait sur le plateau. Enlève-la.
challenge-rules = { $reason } Variantes possibles : { $presets }.
complete-which-game = C'est à toi dans plusieurs parties, ou dans aucune : remplis d'abord l'option { name-game }
complete-not-your-turn = Ce n'est pas ton tour dans #{ $number }

## Pourquoi un coup n'est pas permis

illegal-game-over = Cette partie est terminée.
illegal-no-piece = Il n'y a pas de pièce en { $square }.
illegal-not-your-piece = { FORM($piece, "Le") } en { $square } est à ton adversaire.
illegal-not-that-piece = La pièce en { $square } est { FORM($piece, "un") }, pas { FORM($named, "un") }.
illegal-nothing-reaches = Aucune de tes pièces ne peut aller en { $square }.
illegal-stuck = { FORM($piece, "Le") } en { $square } n'a aucun coup permis.
illegal-same-square = Un coup va d'une case à une autre, mais tu as écrit { $square } deux fois.
illegal-jungle-diagonal = { FORM($piece, "Le") } ne peut pas aller de { $from } à { $to } : aucune pièce ne va en diagonale.
illegal-jungle-not-adjacent = { FORM($piece, "Le") } ne peut pas aller de { $from } à { $to } : une pièce se déplace d'une case, en avant, en arrière ou de côté.
illegal-jungle-no-way = { FORM($piece, "Le") } ne peut pas aller de { $from } à { $to } : cette pièce se déplace d'une case, en avant, en arrière ou de côté, ou saute droit par-dessus la rivière.
illegal-jungle-no-jump = { FORM($piece, "Le") } ne peut pas sauter par-dessus la rivière, de { $from } à { $to }.
illegal-jungle-jump-direction = { FORM($piece, "Le") } ne peut pas sauter par-dessus la rivière dans cette direction, de { $from } à { $to }.
illegal-jungle-jump-blocked = { FORM($piece, "Le") } ne peut pas sauter : un rat dans la rivière, en { $square }, bloque le passage.
illegal-jungle-water = { FORM($piece, "Le") } ne peut pas entrer dans la rivière en { $square } : seul le rat nage.
illegal-jungle-own-den = { FORM($piece, "Le") } ne peut pas entrer dans sa propre tanière en { $square }.
illegal-jungle-own-piece = { FORM($piece, "Le") } ne peut pas aller en { $square } : { FORM($target, "ton") } s'y trouve.
illegal-jungle-rank-too-low = { FORM($piece, "Le") } ({ $rank }) ne peut pas prendre { FORM($target, "le") } ({ $target_rank }) : son rang est inférieur.
illegal-jungle-elephant-rat = { FORM($piece, "Le") } ne peut pas prendre { FORM($target, "le") } en { $square } : l'éléphant peut y prendre tous les animaux, sauf le rat.
illegal-jungle-rat-out-of-water = { FORM($piece, "Le") } ne peut pas prendre { FORM($target, "le") } en { $square } depuis l'eau.
illegal-jungle-rat-into-water = { FORM($piece, "Le") } à terre ne peut pas prendre { FORM($target, "le") } qui nage en { $square }.
illegal-jungle-rats-swimming = { FORM($piece, "Le") } ne peut pas prendre { FORM($target, "le") } en { $square } tant que les deux nagent.
illegal-jungle-powerless = { FORM($piece, "Le") } est dans un piège, et trop faible pour prendre { FORM($target, "le") } en { $square }.
illegal-jungle-piece-gone = Tu n'as plus { FORM($piece, "de") }.
illegal-jungle-no-such-piece = Il n'y a pas { FORM($piece, "de") } dans cette variante.
illegal-dobutsu-direction = { FORM($piece, "Le") } ne peut pas aller de { $from } à { $to } : cette pièce ne va pas dans cette direction.
illegal-dobutsu-not-adjacent = { FORM($piece, "Le") } ne peut pas aller de { $from } à { $to } : une pièce se déplace d'un seul pas.
illegal-dobutsu-own-piece = { FORM($piece, "Le") } ne peut pas aller en { $square } : { FORM($target, "ton") } s'y trouve.
illegal-dobutsu-lion-attacked = Le lion ne peut pas aller en { $square } : { FORM($target, "le") } en { $from } attaque cette case.
illegal-dobutsu-not-in-hand = Tu n'as pas { FORM($piece, "de") } en main.
illegal-dobutsu-occupied = Impossible de parachuter { FORM($piece, "le") } en { $square } : la case n'est pas vide.
illegal-dobutsu-hen-in-hand = Il n'y a jamais de poule en main : une poule prise redevient un poussin. Parachute le poussin.
illegal-dobutsu-no-promotion = { FORM($piece, "Le") } ne devient pas une poule en { $square } : seul un poussin qui avance sur la dernière rangée le devient.
illegal-dobutsu-none-of-kind = Tu n'as pas { FORM($piece, "de") } sur le plateau.
illegal-dobutsu-none-reaches = Tu n'as pas { FORM($piece, "de") } qui puisse aller en { $square }.
illegal-o-an-quan-no-field = Il n'y a pas de champ { $number }. Les tiens vont de 1 à 5, depuis ta gauche.
illegal-o-an-quan-not-your-field = { $square } n'est pas l'un de tes champs.
illegal-o-an-quan-empty-field = Le champ { $number } est vide : il n'y a rien à semer.
illegal-o-an-quan-no-swap = Cette variante n'a pas d'échange. Pour une partie avec échange, ajoute `+swap=on` à la variante du défi.
illegal-o-an-quan-late-swap = Tu ne peux pas échanger maintenant. Seul le joueur qui joue en second le peut, en réponse au premier coup de la partie.

menu-text-none = Ce message ne montre aucune de mes parties. Ouvre le menu d'un de mes plateaux, ou utilise `/{ name-board }` avec la vue « texte ».
menu-text-challenge = Il n'y a pas encore de plateau : personne n'a accepté le défi de ce message. Réessaie quand la partie aura commencé.

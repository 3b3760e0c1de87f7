# Français. Refus : en privé, avec ce qui irait.
# Les numéros de parties et de coups arrivent en texte, pour ne pas recevoir de séparateurs.

## Refus, en privé, avec ce qui irait

refused-not-yours = Cette partie (#{ $number }) se joue entre deux autres personnes. Lance la tienne avec `/{ name-challenge }`.
refused-not-the-opponent = Seule la personne à qui c'est demandé peut répondre. Lance ta propre partie avec `/{ name-challenge }`.
refused-not-the-challenger = Seul l'auteur du défi peut le retirer. S'il s'adresse à toi, appuie dessous sur **{ button-decline }**.
refused-not-your-turn = Ce n'est pas ton tour dans #{ $number } : à { $mover } de jouer. En attendant, `/{ name-plan }` prépare ta réponse.
refused-not-started = La partie #{ $number } n'a pas commencé : le défi n'est pas encore accepté. Dès qu'il le sera, le plateau apparaîtra.
refused-already-started = Ce défi est déjà accepté ; la partie #{ $number } est en cours. `/{ name-board }` la montre.
refused-void = Ce défi n'est plus ouvert, ou la partie a été annulée. `/{ name-challenge }` en lance un nouveau.
refused-over = Cette partie est terminée. `/{ name-challenge }` en commence une autre.
refused-stale = La partie a continué depuis que ce bouton est apparu. Voici où en est #{ $number }.
refused-too-early = Le moment n'est pas encore venu. `/{ name-board }` montre jusqu'à quand il faut attendre.
refused-too-many-open = Tu as autant de défis ouverts qu'il est permis. Attends une réponse, ou retires-en un : `/{ name-games }` les liste.
refused-same-terms = Ce sont déjà les conditions. Change le jeu, les règles, le camp ou la cadence, ou accepte.
refused-no-offer = Cette proposition ne tient plus dans la partie #{ $number }. `/{ name-offer }` montre ce qui est possible maintenant.
refused-asked-already = Tu l'as déjà demandé dans la partie #{ $number }. Tu pourras le redemander quand elle aura avancé.
refused-nothing-to-take-back = Tu n'as joué dans la partie #{ $number } aucun coup qui puisse être repris. `/{ name-offer }` montre ce qui est possible maintenant.
refused-no-clock = Aucune pendule ne tourne dans la partie #{ $number } : prends tout ton temps. `/{ name-offer }` montre ce qui est possible par ailleurs.
refused-enough-time = Il reste beaucoup de temps dans la partie #{ $number } : on ne peut pas donner plus de 30 jours. Donnes-en quand il en restera moins.
refused-not-paused = Les pendules de la partie #{ $number } tournent. `/{ name-offer }` demande une pause.
refused-paused = Les pendules de la partie #{ $number } sont déjà arrêtées. Elles repartent dès que quelqu'un joue, ou reprend la partie avec `/{ name-offer }`.
refused-your-own-turn = C'est à toi de jouer dans la partie #{ $number } : seul ton adversaire peut faire cela. Joue ton coup avec `/{ name-move }`.
refused-too-late-to-abort = Vous avez joué tous les deux dans la partie #{ $number }. Tu peux abandonner, ou vous pouvez convenir de la nulle.
refused-too-late-for-rematch = La revanche de la partie #{ $number } devait être demandée dans les 7 jours. `/{ name-challenge }` commence une nouvelle partie.
refused-rematched = La partie #{ $number } a déjà sa revanche. `/{ name-games }` la montre.
refused-not-over = La partie #{ $number } n'est pas encore jouée jusqu'au bout. `/{ name-board }` montre où elle en est.
refused-self-challenge = Tu ne peux pas te défier toi-même. Choisis un ami : `/{ name-challenge } { name-player }:@ami { name-kind-of-game }:{ game-jungle }`.
move-unreadable = Je ne comprends pas ce coup. Écris-le comme { $examples } : de quelle case vers quelle case.
move-ambiguous = Plusieurs coups correspondent : { $candidates }. Lequel veux-tu dire ?
move-illegal = { $reason } Permis et proche : { $nearest }.
unknown-command = Je ne connais plus cette commande. `/{ name-help }` montre celles qui existent.
unknown-control = Ce bouton vient d'une ancienne version de moi. `/{ name-board }` montre ta partie avec des boutons frais.
went-wrong = Quelque chose s'est mal passé de mon côté ; la partie est restée telle quelle. Réessaie, et si cela recommence, donne cette référence à l'opérateur : { $reference }.
game-fenced = L'enregistrement de la partie #{ $number } est abîmé : je n'y touche plus tant que l'opérateur ne l'a pas examiné. Tes autres parties continuent comme toujours. Donne cette référence à l'opérateur : { $reference }.
too-slow = J'ai mis trop de temps. Appuie encore une fois, s'il te plaît.
no-such-game = Il n'y a pas de partie #{ $number }. `/{ name-games }` liste les tiennes.
no-game-running = Tu n'as aucune partie en cours. Commences-en une avec `/{ name-challenge }`.
which-game = Tu as plusieurs parties. Dis laquelle avec l'option `{ name-game }` :
    { $games }
challenge-bot = Je ne fais pas jouer contre des programmes. Choisis un ami.
challenge-which-game = Quel jeu ? Choisis-en un : `/{ name-challenge } { name-kind-of-game }:{ game-jungle }`. (Un serveur peut avoir un jeu habituel : `/{ name-server }`.)
challenge-self = Tu ne peux pas te défier toi-même. Choisis un ami.
challenge-time = `{ $typed }` n'est pas une cadence que je connais. Jours par coup : `1d`, `2d`, `3d`, `5d`, `7d` ou `14d`. Une réserve et ce que chaque coup y ajoute, jusqu'à 60 jours : `10d+36h`. Sans pendule : `none`.
challenge-game = Je ne connais pas ce jeu. Je connais : { $games }.
challenge-other-game = `{ $rules }` n'est pas un règlement de `{ $game }`.
ruleset-no-game = Je ne connais pas de jeu `{ $game }`. Il y a : { $allowed }.
ruleset-no-preset = Il n'y a pas de règles `{ $preset }` ici. Il y a : { $allowed }.
ruleset-no-switch = Je ne connais pas d'option `{ $switch }`. Ces règles ont : { $allowed }.
ruleset-no-value = `{ $switch }` ne peut pas valoir `{ $value }`. C'est possible : { $allowed }.
ruleset-twice = `{ $switch }` est réglée deux fois.
ruleset-senseless = `{ $switch }` ne veut rien dire dans `{ $preset }` : rien sur son plateau n'en dépend.
challenge-rules = { $reason } Au choix : { $presets }.
complete-which-game = Ce n'est à toi dans aucune partie, ou dans plusieurs : remplis d'abord { name-game }
complete-not-your-turn = Ce n'est pas ton tour dans #{ $number }

## Pourquoi un coup n'est pas permis

illegal-game-over = Cette partie est terminée.
illegal-no-piece = Il n'y a pas de pièce en { $square }.
illegal-not-your-piece = { FORM($piece, "Le") } en { $square } est à ton adversaire.
illegal-not-that-piece = En { $square } se trouve { FORM($piece, "un") }, pas { FORM($named, "un") }.
illegal-nothing-reaches = Aucune de tes pièces ne peut aller en { $square }.
illegal-stuck = { FORM($piece, "Le") } en { $square } n'a aucun coup permis.
illegal-same-square = Un coup va d'une case à une autre ; { $square } est nommée deux fois.
illegal-jungle-diagonal = { FORM($piece, "Le") } ne peut pas aller de { $from } en { $to } : rien ne se déplace en diagonale.
illegal-jungle-not-adjacent = { FORM($piece, "Le") } ne peut pas aller de { $from } en { $to } : un coup va d'une case en avant, en arrière ou de côté.
illegal-jungle-no-jump = { FORM($piece, "Le") } ne peut pas sauter la rivière de { $from } en { $to }.
illegal-jungle-jump-direction = { FORM($piece, "Le") } ne peut pas sauter la rivière dans ce sens, de { $from } en { $to }.
illegal-jungle-jump-blocked = { FORM($piece, "Le") } ne peut pas sauter : un rat dans la rivière en { $square } barre le passage.
illegal-jungle-water = { FORM($piece, "Le") } ne peut pas entrer dans la rivière en { $square } : seul le rat nage.
illegal-jungle-own-den = { FORM($piece, "Le") } ne peut pas entrer dans sa propre tanière en { $square }.
illegal-jungle-own-piece = { FORM($piece, "Le") } ne peut pas aller en { $square } : { FORM($target, "ton") } s'y trouve.
illegal-jungle-rank-too-low = { FORM($piece, "Le") } ({ $rank }) ne peut pas prendre { FORM($target, "le") } ({ $target_rank }) : son rang est inférieur.
illegal-jungle-elephant-rat = { FORM($piece, "Le") } ne peut pas prendre { FORM($target, "le") } en { $square } : le rat est le seul animal que l'éléphant ne peut pas y prendre.
illegal-jungle-rat-out-of-water = { FORM($piece, "Le") } ne peut pas prendre { FORM($target, "le") } en { $square } depuis l'eau.
illegal-jungle-rat-into-water = { FORM($piece, "Le") } à terre ne peut pas prendre { FORM($target, "le") } qui nage en { $square }.
illegal-jungle-rats-swimming = { FORM($piece, "Le") } ne peut pas prendre { FORM($target, "le") } en { $square } tant que les deux nagent.
illegal-jungle-powerless = { FORM($piece, "Le") } est dans un piège et a perdu sa force, sans pouvoir prendre { FORM($target, "le") } en { $square }.
illegal-jungle-piece-gone = Tu n'as plus { FORM($piece, "de") }.
illegal-jungle-no-such-piece = Il n'y a pas { FORM($piece, "de") } dans ces règles.
illegal-dobutsu-direction = { FORM($piece, "Le") } ne peut pas aller de { $from } en { $to } : cette pièce ne va pas dans cette direction.
illegal-dobutsu-not-adjacent = { FORM($piece, "Le") } ne peut pas aller de { $from } en { $to } : un coup fait un pas.
illegal-dobutsu-own-piece = { FORM($piece, "Le") } ne peut pas aller en { $square } : { FORM($target, "ton") } s'y trouve.
illegal-dobutsu-lion-attacked = Le lion ne peut pas aller en { $square } : { FORM($target, "le") } en { $from } attaque cette case.
illegal-dobutsu-not-in-hand = Tu n'as pas { FORM($piece, "de") } en main.
illegal-dobutsu-occupied = Impossible de parachuter { FORM($piece, "le") } en { $square } : la case est occupée.
illegal-dobutsu-hen-in-hand = Il n'y a jamais de poule en main : une poule prise redevient poussin. Parachute le poussin.
illegal-dobutsu-no-promotion = { FORM($piece, "Le") } ne devient pas poule en { $square } : seul un poussin qui avance sur la dernière rangée le devient.
illegal-dobutsu-none-of-kind = Tu n'as pas { FORM($piece, "de") } sur le plateau.
illegal-dobutsu-none-reaches = Aucune de tes pièces de ce type ({ $piece }) ne peut aller en { $square }.
illegal-o-an-quan-no-field = Il n'y a pas de case { $number } ; les tiennes vont de 1 à 5, depuis ta gauche.
illegal-o-an-quan-not-your-field = { $square } n'est pas une de tes cases.
illegal-o-an-quan-empty-field = La case { $number } est vide : il n'y a rien à semer.
menu-text-none = Ce message ne montre aucune de mes parties. Ouvre le menu d'un de mes plateaux, ou prends `/{ name-board }` avec la vue « texte ».
menu-text-challenge = Il n'y a pas encore de plateau : le défi de ce message attend une réponse.

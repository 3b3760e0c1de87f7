# Français. Les règles en mots, et autres textes longs.
# Le numéro d'une partie arrive en texte ; ce qui se compte arrive en nombre, pour choisir le pluriel.

## Textes longs

rules-alt = Position de départ : { $ruleset }.
rules-jungle = **{ $ruleset }** · { $first } (pièces rondes, en bas) commence contre { $second } (pièces octogonales, en haut).
    { "" }**But :** amener n'importe quel animal dans la tanière adverse : d9 pour { $first }, d1 pour { $second }.
rules-jungle-how = **Animaux, du plus fort au plus faible :** { $animals }.
    { "" }**Coups :** une case en avant, en arrière ou de côté. Une pièce prend une pièce adverse de rang égal ou inférieur en allant sur sa case, et le rat prend l'éléphant. { $river ->
        [yes] Seul le rat nage.
       *[no] { "" }
    }
    { $switches }
    { "" }**Tanières :** seules les pièces adverses y entrent. Un joueur qui ne peut plus jouer perd.
    { "" }**Nulle :** la même position pour la troisième fois, ou 200 coups sans prise (100 par joueur).
    { "" }**Écrire un coup :** `{ $typed }`, ou en mots : `{ $spoken }`.
rules-dobutsu = **{ $ruleset }** · { $first } (en bas) commence contre { $second } (en haut).
    { "" }**But :** prendre le lion adverse, ou amener ton propre lion sur la dernière rangée.
rules-dobutsu-how = **Coups :** un pas. Le lion va dans les huit directions, l'éléphant en diagonale, la girafe en avant, en arrière ou de côté, le poussin en avant. Un poussin qui avance sur la dernière rangée devient une poule, qui va dans toutes les directions sauf en diagonale arrière.
    { "" }**Prises :** une pièce que tu prends change de camp et passe dans ta main ; une poule y redevient un poussin. Au lieu de déplacer une pièce, tu peux en parachuter une de ta main sur n'importe quelle case vide. Un poussin parachuté sur la dernière rangée reste un poussin et ne peut pas bouger.
    { $switches }
    { "" }Un joueur qui ne peut plus jouer perd. **Nulle :** la même position pour la troisième fois.
    { "" }**Écrire un coup :** `b2b3` ou `poussin b3`. Écrire un parachutage : `C@b2` ou `parachute poussin b2`.
rules-o-an-quan = **{ $ruleset }** · { $first } (en bas) commence contre { $second } (en haut).
    { "" }**But :** avoir le plus de points à la fin. Tu les gagnes en prenant des pions et des mandarins.
    { "" }**Plateau :** un anneau de douze cases. Chaque joueur a cinq champs, numérotés de 1 à 5 depuis sa gauche. Il y a une case de mandarin (quan) à chaque bout. Chaque champ contient cinq pions (dân) au départ.
rules-o-an-quan-how = **Un tour :** ramasse tous les pions d'un de tes champs. Sème-les un par un (rải) dans les cases suivantes, vers ta droite ou vers ta gauche. Regarde ensuite la case d'après. Un champ non vide : ramasse ses pions et continue de semer. Une case de mandarin non vide : le tour est fini. Un champ vide : prends tout ce que contient la case derrière lui, même tes propres pions ; si elle est vide, le tour est fini.
    { "" }**Champs vides :** si tes cinq champs sont vides au début de ton tour, mets dans chacun un des pions que tu as gagnés. S'il t'en manque, tu les empruntes et tu les rends à la fin.
    { "" }**Fin :** les pions restés dans tes champs sont à toi, et on compte les points. La partie se termine aussi si la même position apparaît pour la troisième fois, ou après 400 coups (200 par joueur).
    { $switches }
    { "" }**Écrire un coup :** `3R` ou `3 droite`, `3L` ou `3 gauche`.

## Ce que veut dire chaque option d'une variante

switch-deviates = ★ { $text }
switch-plain = • { $text }
switch-traps-enemy = Une pièce dans un piège adverse est affaiblie : n'importe quelle pièce peut la prendre.
switch-traps-universal = Une pièce dans un piège, même de son camp, est affaiblie : n'importe quelle pièce peut la prendre.
switch-trapped-full = Une pièce dans un piège garde son rang quand elle prend.
switch-trapped-powerless = Une pièce affaiblie par un piège ne peut rien prendre.
switch-dog-over-wolf-off = Le loup est plus fort que le chien.
switch-dog-over-wolf-on = Le chien est plus fort que le loup.
switch-lion-tiger-ranked = Le lion est plus fort que le tigre.
switch-lion-tiger-equal = Le lion et le tigre sont de même force et peuvent se prendre l'un l'autre.
switch-elephant-rat-trap = L'éléphant ne prend un rat que dans les pièges de son propre camp.
switch-elephant-rat-always = L'éléphant prend le rat.
switch-elephant-rat-never = L'éléphant ne prend jamais le rat.
switch-rat-out-none = Un rat dans l'eau ne peut rien prendre à terre.
switch-rat-out-rat = Un rat dans l'eau peut prendre un rat à terre, mais pas un éléphant.
switch-rat-out-elephant = Un rat dans l'eau peut prendre un éléphant à terre, mais pas un rat.
switch-rat-out-all = Un rat dans l'eau prend à terre comme partout ailleurs.
switch-rat-in-off = Un rat à terre ne peut pas prendre un rat qui nage.
switch-rat-in-on = Un rat à terre peut prendre un rat qui nage.
switch-rat-swim-on = Deux rats qui nagent peuvent se prendre l'un l'autre.
switch-rat-swim-off = Deux rats qui nagent ne peuvent pas se prendre l'un l'autre.
switch-jumps-none = { FORM($piece, "Le") } ne saute pas.
switch-jumps-h = { FORM($piece, "Le") } saute de côté par-dessus la rivière, sauf si un rat nage sur le passage, et peut prendre à l'arrivée.
switch-jumps-v = { FORM($piece, "Le") } saute en avant et en arrière par-dessus la rivière, sauf si un rat nage sur le passage, et peut prendre à l'arrivée.
switch-jumps-hv = { FORM($piece, "Le") } saute en avant, en arrière ou de côté par-dessus la rivière, sauf si un rat nage sur le passage, et peut prendre à l'arrivée.
switch-capture-all-on = Tu gagnes aussi en prenant toutes les pièces adverses.
switch-capture-all-off = Si tu prends toutes les pièces, tu gagnes parce que ton adversaire ne peut plus jouer.
switch-mandarin-10 = Un mandarin vaut dix pions.
switch-mandarin-5 = Un mandarin vaut cinq pions.
switch-quan-non-5 = Quan non (jeune mandarin) : un mandarin avec moins de cinq pions dans sa case ne peut pas être pris.
switch-quan-non-0 = Un mandarin peut être pris dès le premier coup.
switch-chain-on = Derrière une case prise, il y a encore un champ vide, puis une case non vide ? Tu la prends aussi, et ainsi de suite.
switch-chain-off = Une seule prise par tour.
switch-empty-mandarin-stop = Une case de mandarin vide finit le tour, comme une case non vide.
switch-empty-mandarin-gap = Une case de mandarin vide compte comme un champ vide.
switch-end-mandarins = La partie se termine quand les deux mandarins sont pris.
switch-end-squares = La partie se termine seulement quand les deux cases de mandarin sont vides.
switch-leftovers-none = Les pions restés dans les cases de mandarin ne comptent pas.
switch-leftovers-split = Les pions restés dans les cases de mandarin sont partagés.
switch-swap-off = Pas d'échange : on ne peut pas s'emparer du premier coup.
switch-swap-on = Échange : le joueur qui joue en second peut répondre au premier coup par `échange` et s'en emparer. Le plateau fait un demi-tour, et c'est à l'autre de jouer.
preset-dobutsu-classic = Le lion ne peut pas aller sur une case attaquée, même sur la dernière rangée. Tu n'as pas à répondre à une attaque contre ton lion.
preset-dobutsu-official = Le lion peut aller sur une case attaquée. Sur la dernière rangée, il gagne aussitôt si rien ne peut l'y prendre ; sinon, il gagne s'il n'est pas pris au coup suivant.
help = **De vieux jeux de plateau, joués sans se presser.** Un coup aujourd'hui, un coup demain. Je garde tes parties.

    1. Défie quelqu'un avec `/{ name-challenge }`. Dès que ton adversaire appuie sur **{ button-accept }**, le plateau apparaît.
    2. Quand je te mentionne, c'est à toi. Appuie sur **{ button-move }** sous le plateau, ou écris `/{ name-move }` et choisis dans la liste. `a3a4`, `A3-a4` et `lion d1` marchent tous.
    3. Affiche un plateau avec `/{ name-board }`, aussi en texte pour lecteurs d'écran. Retrouve tes parties avec `/{ name-games }`, d'abord celles où c'est à toi.
    4. Appuie sur **{ button-more }** sous le plateau, ou utilise `/{ name-offer }` : nulle, reprise, pause, temps en plus pour ton adversaire, annulation, abandon. Tu peux reprendre ton propre coup pendant une minute ; ensuite, ton adversaire doit accepter.
    5. Lis les règles d'un jeu avec `/{ name-rules }`. Apprends-le en exercices courts avec `/{ name-learn }`. Revois ta propre partie avec `/{ name-replay }`. À la fin, **{ button-rematch }** échange les camps.
    6. Règle tes notifications et tes heures calmes avec `/{ name-settings }`. Suis les parties des autres avec `/{ name-watch }`.

    Tu as 3 jours par coup, sauf avec une autre cadence : `/{ name-challenge } { name-time }:10j+36h` ou `{ name-time }:sans` (sans pendule). Sans joueur indiqué, tout le monde peut accepter.

    Plusieurs parties dans un salon ? Choisis avec l'option `{ name-game }`.
about = **Banyan { $version }** — de vieux jeux de plateau entre amis, pendant des jours ou des semaines.
    Logiciel libre (MIT ou Apache-2.0), géré par l'opérateur de ce bot. Je ne lis pas les messages. Ce que je garde sur toi est dans `/{ name-privacy } { name-about }`.

# Un défi ouvert à tous.
anyone = tout le monde

# À un joueur.
notice-reminder = ⏳ { $mover }, ton temps dans la partie **#{ $number }** sera écoulé { $due }. Joue ton coup avec `/{ name-move }`. { $link }
notice-plan-void = La partie #{ $number } a pris un autre chemin que ton plan. J'ai donc supprimé ce plan.

# Plans et vacances.
plan-heading = Ton plan pour la partie #{ $number }. Personne d'autre ne le voit. Quand ton adversaire joue un coup prévu, je joue aussitôt ta réponse.
plan-pair = si { $theirs }, alors { $mine }
plan-none = Tu n'as pas de plan pour la partie #{ $number }. Pendant le tour de ton adversaire, prépares-en un : `/{ name-plan } { name-moves }:{ $example }`.
plan-forgotten = Ton plan pour la partie #{ $number } est supprimé.
plan-your-turn = C'est à toi dans la partie #{ $number } : joue ton coup avec `/{ name-move }`. Un plan se prépare pendant le tour de l'adversaire.
plan-not-playing = Tu ne peux pas préparer de plan dans #{ $number } : ce n'est pas une de tes parties en cours. Retrouve-les avec `/{ name-games }`.
plan-no-answer = Il n'y a pas de réponse dans ton plan. Chaque suite contient un coup adverse, puis ta réponse : `/{ name-plan } { name-moves }:{ $example }`.
plan-too-long = Ce plan est trop long : la limite est de 10 suites de 40 coups. Garde les suites les plus probables.
plan-first-move = Je ne peux pas garder ce plan : son premier coup, `{ $text }` (de ton adversaire), ne va pas. { $why }
plan-move = Je ne peux pas garder ce plan : `{ $text }` après `{ $before }` ne va pas. { $why }
vacation-none = Tu n'es pas en vacances. Il te reste { $left } cette année, sur un total de { $allowance }. Pars en vacances avec `/{ name-vacation } { name-days }:3`. Seules les heures entières comptent.
vacation-away = Tu es en vacances jusqu'au { $until }. Tes pendules sont arrêtées jusque-là. Pour revenir plus tôt, utilise le bouton. Si tu vas jusqu'au bout, il te restera { $left } cette année.
vacation-automatic = Ton temps était écoulé, alors des vacances ont commencé. Tes pendules sont arrêtées jusqu'au { $until }. Joue ton coup ou utilise le bouton, et tu gardes le reste pour plus tard. Si tu vas jusqu'au bout, il te restera { $left } cette année.
vacation-back = Te revoilà ! Tes pendules tournent de nouveau. Vacances restantes cette année : { $left }. Seules les heures entières comptent.
vacation-given = Tu es en vacances jusqu'au { $until }. Tu ne peux pas encore les finir : elles t'ont déjà donné du temps dans une de tes parties. Joue ton coup là-bas, puis finis-les avec le bouton et garde le reste pour plus tard.
vacation-not-away = Tu n'es pas en vacances. Il te reste { $left } cette année.
vacation-too-long = Il ne te reste pas autant de vacances. Il te reste { $left } cette année, sur un total de { $allowance }. Choisis moins de jours.
button-vacation-days = { $days ->
    [one] Prendre 1 jour
   *[other] Prendre { $days } jours
}
notice-turn = 🎲 À toi de jouer dans **#{ $number }** { $ruleset } contre { $opponent }.{ $last }{ $due } { $link }
notice-challenge = ✉️ { $opponent } te défie : { $ruleset } · **#{ $number }**. Accepte ou refuse.{ $due } { $link }
notice-news = { $news } { $link }
notice-last = { " " }Dernier coup : `{ $last }`.
notice-due = { " " }Échéance { $due }.
notice-several = { $count ->
        [one] { $count } partie t'attend :
       *[other] { $count } parties t'attendent :
    }
notice-more = … et { $more } de plus ; toutes sont dans `/{ name-games }`.
notice-refused = { $player }, je n'ai pas pu t'envoyer de message privé : tes paramètres Discord ne le permettent pas. Je te préviens donc ici à partir de maintenant. Pour réessayer les messages privés, utilise `/{ name-settings }`.
    { $notice }

# Français. Les règles en mots, et autres textes longs.
# Les numéros de parties et de coups arrivent en texte, pour ne pas recevoir de séparateurs.

## Textes longs

rules-alt = La position de départ de { $ruleset }.
rules-jungle = **{ $ruleset }** · { $first } (pièces rondes, en bas) commence contre { $second } (pièces octogonales, en haut).
    { "" }**But :** amener n'importe quel animal dans la tanière adverse : d9 pour { $first }, d1 pour { $second }. Qui ne peut pas jouer perd. Aucune pièce n'entre dans sa propre tanière.
    { "" }**Animaux, du plus fort au plus faible :** { $animals }.
    { "" }**Coups :** une case en avant, en arrière ou de côté. Une pièce prend une pièce adverse de rang égal ou inférieur en allant sur sa case, et le rat prend l'éléphant. { $river ->
        [yes] Seul le rat nage.
       *[no] { "" }
    }
    { $switches }
    { "" }**Nulle :** quand la même position revient pour la troisième fois, et après 200 demi-coups sans prise.
    { "" }**À écrire :** `{ $typed }`, ou en mots : `{ $spoken }`.
rules-dobutsu = **{ $ruleset }** · { $first } (en bas) commence contre { $second } (en haut).
    { "" }**But :** prendre le lion adverse, ou amener ton lion sur la dernière rangée.
    { "" }**Coups :** un pas. Le lion va dans les huit directions, l'éléphant en diagonale, la girafe tout droit, le poussin vers l'avant. Un poussin qui avance sur la dernière rangée devient une poule, qui va partout sauf en diagonale arrière.
    { "" }**Prises :** ce que tu prends change de camp et passe dans ta main, une poule redevenant poussin. Au lieu de jouer une pièce du plateau, tu peux en parachuter une de ta main sur n'importe quelle case vide ; un poussin parachuté sur la dernière rangée reste poussin et ne peut pas bouger.
    { $switches }
    { "" }Qui ne peut pas jouer perd. **Nulle :** quand la même position revient pour la troisième fois.
    { "" }**À écrire :** `b2b3`, `poussin b3`, et pour parachuter `C@b2` ou `drop chick b2`.
rules-o-an-quan = **{ $ruleset }** · { $first } (en bas) commence contre { $second } (en haut).
    { "" }**Plateau :** un anneau de douze cases : cinq rizières pour chacun, numérotées de 1 à 5 depuis sa gauche, et une case de mandarin (quan) à chaque bout. Chaque rizière contient au départ cinq pions (dân).
    { "" }**Un tour :** prends tous les pions d'une de tes cases et sème-les un par un (rải) dans les cases suivantes, vers ta droite ou vers ta gauche. Regarde alors la case d'après. Pleine : prends son contenu et continue de semer. Case de mandarin occupée : le tour est fini. Vide : tu gagnes tout ce que contient la case derrière elle, même tes propres pions ; si elle est vide aussi, le tour est fini.
    { "" }**Cases vides :** si tes cinq cases sont vides au début de ton tour, mets dans chacune un pion de ta réserve ; ce qui manque est emprunté et rendu à la fin.
    { "" }**Fin :** les pions de tes cases sont à toi et l'on compte les points. La partie finit aussi quand une position revient pour la troisième fois, et après 400 demi-coups.
    { $switches }
    { "" }**À écrire :** `3R` ou `3 droite`, `3L` ou `3 gauche`.

## Ce que veut dire chaque option d'un règlement

switch-deviates = ★ { $text }
switch-plain = • { $text }
switch-traps-enemy = Dans un piège adverse, une pièce perd sa force : n'importe laquelle peut la prendre.
switch-traps-universal = Dans tout piège, même le sien, une pièce perd sa force : n'importe laquelle peut la prendre.
switch-trapped-full = Une pièce dans un piège prend tout de même selon son rang.
switch-trapped-powerless = Une pièce affaiblie par un piège ne prend rien.
switch-dog-over-wolf-off = Le loup est au-dessus du chien.
switch-dog-over-wolf-on = Le chien est au-dessus du loup.
switch-lion-tiger-ranked = Le lion est au-dessus du tigre.
switch-lion-tiger-equal = Lion et tigre sont de même force et se prennent l'un l'autre.
switch-elephant-rat-trap = L'éléphant ne prend un rat que dans ses propres pièges.
switch-elephant-rat-always = L'éléphant prend le rat.
switch-elephant-rat-never = L'éléphant ne prend jamais le rat.
switch-rat-out-none = Un rat dans l'eau ne prend rien à terre.
switch-rat-out-rat = Un rat dans l'eau prend à terre un rat, mais pas d'éléphant.
switch-rat-out-elephant = Un rat dans l'eau prend à terre un éléphant, mais pas de rat.
switch-rat-out-all = Un rat dans l'eau prend à terre tout ce qu'il prend ailleurs.
switch-rat-in-off = Un rat à terre ne peut pas prendre un rat qui nage.
switch-rat-in-on = Un rat à terre prend un rat qui nage.
switch-rat-swim-on = Deux rats qui nagent se prennent l'un l'autre.
switch-rat-swim-off = Des rats qui nagent ne peuvent pas se prendre.
switch-jumps-none = { FORM($piece, "Le") } ne saute pas.
switch-jumps-h = { FORM($piece, "Le") } saute la rivière en travers, sauf si un rat nage sur le passage, et peut prendre à l'arrivée.
switch-jumps-v = { FORM($piece, "Le") } saute la rivière en long, sauf si un rat nage sur le passage, et peut prendre à l'arrivée.
switch-jumps-hv = { FORM($piece, "Le") } saute la rivière dans les deux sens, sauf si un rat nage sur le passage, et peut prendre à l'arrivée.
switch-capture-all-on = Prendre toutes les pièces adverses gagne aussi.
switch-capture-all-off = Seule la tanière gagne, pas la prise de toutes les pièces.
switch-mandarin-10 = Un mandarin vaut dix pions.
switch-mandarin-5 = Un mandarin vaut cinq pions.
switch-quan-non-5 = Quan non : un mandarin accompagné de moins de cinq pions ne peut pas être pris.
switch-quan-non-0 = Un mandarin peut être pris dès le premier coup.
switch-chain-on = Si derrière une case prise vient encore une case vide, puis une case pleine, celle-ci est prise aussi, et ainsi de suite.
switch-chain-off = Une seule prise par tour.
switch-empty-mandarin-stop = Une case de mandarin vide finit le tour comme une pleine.
switch-empty-mandarin-gap = Une case de mandarin vide compte comme une case vide.
switch-end-mandarins = La partie finit quand les deux mandarins sont pris.
switch-end-squares = La partie ne finit que quand les deux cases de mandarin sont vides.
switch-leftovers-none = Les pions restés dans les cases de mandarin ne comptent pour personne.
switch-leftovers-split = Les pions restés dans les cases de mandarin sont partagés.
preset-dobutsu-classic = Le lion ne peut pas aller sur une case qu'une pièce adverse pourrait atteindre, pas même sur la dernière rangée. Rien n'oblige à parer une attaque contre ton lion.
preset-dobutsu-official = Le lion peut aller sur une case attaquée. Sur la dernière rangée, il gagne aussitôt si rien ne peut l'y prendre ; sinon il gagne si le coup suivant ne le prend pas.
help = **De vieux jeux, joués sans hâte.** Un coup aujourd'hui, un coup demain ; rien ne se perd.

    1. `/{ name-challenge }` un ami. Il appuie sur **{ button-accept }**, et le plateau apparaît.
    2. Quand on te mentionne, c'est à toi : appuie sur **{ button-move }** sous le plateau, ou écris `/{ name-move }` et choisis dans la liste. `a3a4`, `A3-a4` et `lion d1` marchent tous.
    3. `/{ name-board }` remontre une partie, aussi en texte pour les lecteurs d'écran ; `/{ name-games }` liste les tiennes, d'abord celles où c'est à toi.
    4. **{ button-more }** sous le plateau, ou `/{ name-offer }` : nulle, reprise d'un coup, pause, temps en plus pour l'adversaire, annulation, abandon. Pendant une minute tu peux reprendre ton coup ; ensuite on demande à ton adversaire.
    5. `/{ name-rules }` explique un jeu en images, `/{ name-learn }` l'enseigne en exercices courts, `/{ name-replay }` montre ta partie depuis le début. À la fin, **{ button-rematch }** échange les camps.
    6. `/{ name-settings }` dit comment je te préviens et quand je me tais ; `/{ name-watch }` suit la partie d'autres joueurs.

    La cadence est de 3 jours par coup, sauf si tu en décides autrement : `/{ name-challenge } … { name-time }:10d+36h` ou `{ name-time }:none`. Sans joueur, le défi est ouvert à tous.

    Si tu as plusieurs parties dans un salon, nomme celle dont tu parles avec l'option `{ name-game }`.
about = **Banyan { $version }** — de vieux jeux de plateau entre amis, sur des jours et des semaines.
    Logiciel libre (MIT ou Apache-2.0), géré par qui l'a invité ici. Il ne lit aucun message ; il garde les parties, et les identifiants et noms de ceux qui les jouent.

# Un défi ouvert à tous.
anyone = qui voudra

# À un joueur.
notice-reminder = ⏳ { $mover }, ton temps dans la partie **#{ $number }** s'achève { $due }. `/{ name-move }` la fait continuer. { $link }
notice-plan-void = Ce que tu avais prévu dans la partie #{ $number } ne convient plus : elle a pris un autre chemin, et le plan est oublié.

# Coups préparés et vacances.
plan-heading = Ton plan pour la partie #{ $number }. Personne d'autre ne le voit ; il est joué aussitôt que ton adversaire joue ainsi.
plan-pair = si `{ $theirs }`, alors `{ $mine }`
plan-none = Tu n'as pas de plan pour la partie #{ $number }. Tant que c'est à ton adversaire, prépares-en un : `/{ name-plan } { name-moves }:si d7d6 alors c4c5`.
plan-forgotten = Ton plan pour la partie #{ $number } est oublié.
plan-your-turn = C'est à toi dans la partie #{ $number } : joue avec `/{ name-move }`. Les plans répondent aux coups de ton adversaire.
plan-not-playing = On prépare des plans dans ses propres parties en cours. #{ $number } n'en est pas une : `/{ name-games }` liste les tiennes.
plan-no-answer = Chaque suite demande, tour à tour, son coup et ta réponse : `/{ name-plan } { name-moves }:si d7d6 alors c4c5`. Ce que tu as écrit n'ajoute rien de tel.
plan-too-long = C'est trop : on peut prévoir 10 suites de 40 coups. Commence par les plus probables.
plan-first-move = Ton plan commence par son coup `{ $text }`, qui ne peut pas être joué. { $why }
plan-move = Après `{ $before }`, le coup `{ $text }` de ton plan ne peut pas être joué. { $why }
vacation-none = Tu n'es pas en vacances. Il te reste { $left } sur { $allowance } cette année. Prends-en avec `/{ name-vacation } { name-days }:3` ; seules les heures entières sont comptées.
vacation-away = Tu es en vacances jusqu'au { $until } : d'ici là, aucune de tes pendules ne tourne. `/{ name-vacation } { name-back }:True` y met fin plus tôt, et les heures non utilisées te restent. Si tu vas jusqu'au bout, il te restera { $left } cette année.
vacation-back = Te revoilà ! Tes pendules tournent de nouveau. Seules les heures entières sont comptées : il te reste { $left } de vacances cette année.
vacation-given = Tu es en vacances jusqu'au { $until } et ne peux pas encore y mettre fin : l'une de tes pendules a déjà reçu plus de temps pour elles. Dès que tu auras joué là-bas, `/{ name-vacation } { name-back }:True` gardera le reste pour plus tard.
vacation-not-away = Tu n'es pas en vacances. Il te reste { $left } cette année.
vacation-too-long = Il ne reste pas tant de vacances : { $left } sur { $allowance } cette année. Prends-en autant ou moins.
notice-turn = 🎲 À toi de jouer dans **#{ $number }** { $ruleset } contre { $opponent }.{ $last }{ $due } { $link }
notice-challenge = ✉️ { $opponent } attend ta réponse à un défi : { $ruleset } · **#{ $number }**.{ $due } { $link }
notice-news = { $news } { $link }
notice-last = { " " }Dernier coup : `{ $last }`.
notice-due = { " " }Échéance { $due }.
notice-several = { $count ->
        [one] { $count } partie t'attend :
       *[other] { $count } parties t'attendent :
    }
notice-more = … et { $more } de plus ; `/{ name-games }` les liste.
notice-refused = { $player }, je n'ai pas pu t'écrire directement (Discord dit que tu n'acceptes pas de messages privés d'ici), alors je te le dis ici, et désormais toujours. `/{ name-settings }` essaie de nouveau les messages privés.
    { $notice }

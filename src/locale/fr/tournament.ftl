# Français. Tournois.

## Les mots des commandes et des options

name-tournament = tournoi
name-create = créer
name-list = liste
name-show = montrer
name-join = rejoindre
name-leave = quitter
name-start = lancer
name-pause = pause
name-cancel = arrêter
name-title = titre
name-rounds = rondes
name-players = joueurs
name-hours = heures
name-least-rating = cote-minimale
name-most-rating = cote-maximale
name-least-games = parties-minimum
name-late = inscription-tardive
name-role = rôle
name-finish = conclure
name-opponent = adversaire
name-reach = portée
name-division = division
name-pair = apparier
name-result = résultat
name-replace = remplacer
name-pairings = appariements
name-pairing = appariement
name-substitute = remplaçant
name-play-off = barrage
name-without = sans
name-bring = inscrire-serveur
name-guests = invités
name-by-hand = à-la-main
name-least-players = joueurs-minimum
name-erase = effacer
name-remove = retirer

## Commandes et options (100 caractères au plus)

command-tournament = Les tournois de ce serveur : en créer, y jouer, voir où ils en sont
subcommand-tournament-create = Créer un tournoi dans ce salon
subcommand-tournament-list = La liste des tournois de ce serveur
subcommand-tournament-show = Montrer un tournoi : ses joueurs, ses scores, ses parties
subcommand-tournament-join = Rejoindre un tournoi
subcommand-tournament-leave = Quitter un tournoi (demande confirmation s'il est en cours)
subcommand-tournament-start = Lancer un tournoi maintenant
subcommand-tournament-pause = Mettre un tournoi en pause, ou le relancer
subcommand-tournament-cancel = Arrêter un tournoi avant la fin, sans vainqueur (demande confirmation)
subcommand-tournament-pair = Apparier soi-même la ronde suivante d'un tournoi suisse en pause
subcommand-tournament-result = Saisir le résultat d'un appariement
subcommand-tournament-replace = Mettre quelqu'un d'autre à la place d'un joueur
subcommand-tournament-remove = Retirer un joueur d'un tournoi
subcommand-tournament-challenge = Défier quelqu'un au-dessus de toi sur une échelle, ou répondre
tournament-answer-reminder = ⏰ { $opponent }, le défi lancé par { $challenger } pour la place { $place } dans **{ $title }** attend ta réponse. Si tu ne réponds pas, tu perdras ta place { $when }.
subcommand-tournament-finish = Conclure une échelle, ou une ligue après cette saison (demande confirmation)
option-tournament = Le numéro du tournoi (par défaut : le plus récent qui convient)
option-tournament-title = Le titre du tournoi (par défaut : demandé ensuite)
option-tournament-format = Comment les adversaires sont choisis (par défaut : demandé ensuite)
option-tournament-game = Quel jeu (par défaut : demandé ensuite)
option-tournament-rounds = Rondes (suisse, par défaut : selon les places) ou saisons (ligue, par défaut : sans fin)
option-tournament-players = Nombre maximal de joueurs : complet, le tournoi commence (par défaut : 16 ; échelle et ligue : 256)
option-tournament-hours = Dans combien d'heures le tournoi commence (par défaut : quand il est complet, ou à la main)
option-tournament-days = Jours par ronde (par défaut : sans limite), par saison (un mois) ou pour répondre sur l'échelle (3)
option-tournament-least-rating = La cote la plus basse pour participer
option-tournament-most-rating = La cote la plus haute pour participer
option-tournament-least-games = Combien de parties classées il faut pour participer
option-tournament-pairings = Mentionner tous les joueurs : 1er contre 2e, 3e contre 4e ; s'il en reste un, il ne joue pas
option-tournament-pairing = Quel appariement
option-tournament-winner = Qui gagne (par défaut : partie nulle)
option-tournament-replaced = Qui part
option-tournament-removed = Qui est retiré
option-tournament-substitute = Qui prend sa place, avec ses points
option-tournament-opponent = Qui défier (par défaut : montre qui tu peux défier)
option-tournament-late = Suisse : jusqu'à quelle ronde on peut encore s'inscrire (par défaut : avant le début seulement)
option-tournament-role = Qui peut participer : mentionner un rôle (par défaut : tout le monde)
option-tournament-player = Montrer un joueur : ses adversaires, ses résultats, ses parties
option-tournament-reach = Échelle : à combien de places plus haut on peut défier (par défaut : 3)
option-tournament-division = Ligue : combien de joueurs par division, de 4 à 10 (par défaut : 6)
subcommand-tournament-settings = Changer les paramètres d'un tournoi ; une fois commencé, certains seulement
option-tournament-level = Remplir les places vides avec l'ordinateur au début : le niveau le plus haut (par défaut : sans)
option-tournament-play-off = Départager une première place partagée par un barrage ? (par défaut : non)
option-tournament-without = Le paramètre à supprimer
subcommand-tournament-bring = Inscrire ce serveur au tournoi d'un autre serveur ; refais la commande pour l'en retirer
subcommand-tournament-erase = Effacer un tournoi et ses tableaux définitivement (demande confirmation)
option-tournament-bring = Le numéro de ce tournoi
option-tournament-guests = D'autres serveurs peuvent-ils demander à participer ? (par défaut : non)
option-tournament-by-hand = Ne commence que si quelqu'un le lance, même s'il est complet (par défaut : non)
option-tournament-least-players = Combien de joueurs il faut pour commencer (par défaut : 2 ; ligue : 4)
tournament-without-conditions = conditions pour participer
tournament-without-days = jours par ronde
tournament-without-hours = moment du début
tournament-without-level = ordinateur aux places vides
setting-tournament-reason = La raison, pour le journal (par défaut : ouvre un panneau)
setting-tournament-players = Combien de joueurs au plus
setting-tournament-hours = Dans combien d'heures le tournoi commence
setting-tournament-days = Jours par ronde ou saison, dès la prochaine
setting-tournament-late = Suisse : jusqu'à quelle ronde on peut encore s'inscrire
setting-tournament-role = Qui peut participer : mentionner un rôle
setting-tournament-time = Jours par coup (3j), ou réserve de temps plus incrément (10j+36h)
setting-tournament-rated = Les résultats changent-ils les cotes ?
tournament-format-round-robin = Tous contre tous
tournament-format-double-round-robin = Tous contre tous, aller-retour
tournament-format-swiss = Système suisse
tournament-format-knockout = Élimination directe
tournament-format-knockout-of-three = Élimination directe, au meilleur des trois parties
tournament-format-ladder = Échelle
tournament-format-league = Ligue

## Le message du tournoi

tournament-heading = 🏆 **{ $title }** · tournoi #{ $number }
tournament-rated = parties classées
tournament-casual = parties amicales
tournament-open = **Inscriptions ouvertes.** Places prises : { $players } sur { $most }.
tournament-starts-at = Commence { $when }.
tournament-starts-by-hand = Le tournoi commence quand il est complet, ou quand { $organiser } le lance.
tournament-starts-only-by-hand = Le tournoi commence quand { $organiser } le lance.
tournament-fewest = Il faut au moins { $fewest } joueurs pour commencer.
tournament-needs = Pour participer, il faut : { $needs }.
tournament-needs-role = le rôle { $role }
tournament-needs-least = une cote de { $least } ou plus
tournament-needs-most = une cote de { $most } ou moins
tournament-needs-games = { $games ->
    [one] au moins { $games } partie classée
   *[other] au moins { $games } parties classées
  }
tournament-days = { $days ->
    [one] Une ronde dure { $days } jour au plus. Si une partie n'est pas terminée à temps, le joueur qui doit jouer perd.
   *[other] Une ronde dure { $days } jours au plus. Si une partie n'est pas terminée à temps, le joueur qui doit jouer perd.
  }
tournament-players = Joueurs : { $players }
tournament-more = { $players ->
    [one] et { $players } autre
   *[other] et { $players } autres
  }
tournament-round = **Ronde { $round } sur { $rounds }**
tournament-round-ends = **Ronde { $round } sur { $rounds }**, fin { $when }
tournament-paused = ⏸️ **En pause.** Les parties en cours continuent, mais aucune ronde ne commence.
tournament-over = 🏁 **Terminé.**
tournament-ended-early = 🛑 **Arrêté avant la fin,** sans vainqueur.
tournament-points = Pts
tournament-division = Division { $number }
tournament-line = { $place }. { $player } { $points }
tournament-line-fine = { $place }. { $player } { $points } ({ $fine })
tournament-line-left = { $line } · a quitté le tournoi
tournament-page = { $player } dans le tournoi **{ $title }** : place { $place }, score **{ $points }**
tournament-page-unplaced = { $player } dans le tournoi **{ $title }**
tournament-page-line = Ronde { $round } : **{ $points }** contre { $opponent }
tournament-page-bye = Ronde { $round } : **{ $points }** sans adversaire
tournament-page-more = { $pairings ->
    [one] { $pairings } appariement plus ancien n'est pas affiché ici.
   *[other] { $pairings } appariements plus anciens ne sont pas affichés ici.
  }
tournament-records = La notation de toutes les parties du tournoi { $title }, dans un fichier texte
tournament-games = Parties en cours :
tournament-bye = Sans adversaire dans cette ronde, avec 1 point : { $players }
tournament-of-game = 🏆 { $title } · ronde { $round }
tournament-alt-round = Ronde { $round }
tournament-alt-final = Finale
tournament-alt-third = Troisième place
headline-dissolved = La partie entre { $first } et { $second } s'arrête : le tournoi n'en a plus besoin
tournament-ladder = 🪜 Tu peux défier les joueurs placés jusqu'à { $reach ->
    [one] { $reach } place
   *[other] { $reach } places
  } au-dessus de toi. Si tu gagnes, ou si ton adversaire ne répond pas sous { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }, tu prends sa place.
tournament-league = { $promoted ->
    [one] Chaque saison, dans une division d'environ { $size } joueurs, chacun joue contre tous les autres. Ensuite, { $promoted } joueur monte et { $promoted } descend.
   *[other] Chaque saison, dans une division d'environ { $size } joueurs, chacun joue contre tous les autres. Ensuite, { $promoted } joueurs montent et { $promoted } descendent.
  }
tournament-late = On peut encore s'inscrire jusqu'à l'appariement de la ronde { $round }.
tournament-computers = 🤖 Au début, je prends moi-même les places vides, et je joue au niveau { $level } au plus. Mes parties sont amicales.
tournament-play-off-planned = ⚖️ Si la première place est partagée, un barrage départage les joueurs.
tournament-play-off = ⚖️ **Barrage pour la première place**
tournament-play-off-ends = ⚖️ **Barrage pour la première place**, fin { $when }
tournament-guests = 🤝 Ouvert à d'autres serveurs : leur modération utilise `/{ name-tournament } { name-bring } { name-tournament }:{ $number }`.
tournament-guest-asks = 🤝 { $moderator } demande à participer avec un autre serveur.
button-tournament-servers = Autres serveurs…
tournament-servers = Les autres serveurs du tournoi **{ $title }**. Choisis-en un pour l'admettre ou le retirer. Même si tu le retires, ses joueurs restent dans le tournoi.
tournament-pick-server = Choisir un serveur
tournament-server-admit = Admettre : serveur { $server }, demandé par { $moderator }
tournament-server-remove = Retirer : serveur { $server }, demandé par { $moderator }
tournament-season = **Saison { $season }**
tournament-season-ends = **Saison { $season }**, fin { $when }
tournament-open-challenge = ⚔️ { $challenger } défie { $opponent } ; réponse { $when } au plus tard
button-tournament-challenge = Défier…
button-tournament-accept = Accepter
button-tournament-decline = Refuser…
button-tournament-yield = Oui, refuser
button-tournament-finish = Oui, conclure
button-tournament-join = Participer
button-tournament-leave = Quitter
button-tournament-withdraw = Oui, quitter
button-tournament-keep = Non, revenir
button-tournament-cancel = Oui, arrêter
button-tournament-erase = Oui, effacer
button-tournament-start = Lancer
button-tournament-pause = Mettre en pause
button-tournament-resume = Relancer

## Messages

tournament-ended = 🏁 Le tournoi **{ $title }** est terminé. Félicitations !
tournament-records-cut = { $left ->
    [one] Une partie ne tient pas dans le fichier. Sa notation est dans `/{ name-record }`.
   *[other] { $left } parties ne tiennent pas dans le fichier. Leur notation est dans `/{ name-record }`.
  }
tournament-cancelled-before = 🛑 **Annulé** avant le début.
tournament-cancelled-few = 🛑 **Annulé** par manque de joueurs : { $players } sur { $least } nécessaires.
tournament-not-held = 🛑 Le tournoi **{ $title }** n'aura pas lieu : il a été annulé avant le début.
tournament-not-held-few = 🛑 Le tournoi **{ $title }** n'aura pas lieu : il fallait au moins { $least } joueurs, et il n'y en avait { $players ->
    [0] aucun
    [one] qu'un
   *[other] que { $players }
  }.
tournament-stopped = 🛑 Le tournoi **{ $title }** est arrêté avant la fin, sans vainqueur. Les parties en cours continuent comme des parties ordinaires.
tournament-season-over = 🏁 La saison { $season } du tournoi **{ $title }** est terminée.
tournament-promoted = ⬆️ { $players }
tournament-relegated = ⬇️ { $players }
tournament-more-divisions = { $divisions ->
    [one] { $divisions } autre division : regarde-la avec `/{ name-tournament } { name-show }`.
   *[other] { $divisions } autres divisions : regarde-les avec `/{ name-tournament } { name-show }`.
  }
tournament-counts-won = Dans le tournoi, cette partie compte comme une victoire pour { $player }.
tournament-counts-drawn = Dans le tournoi, cette partie compte comme nulle.
tournament-counts-lost = Dans le tournoi, cette partie compte comme perdue pour les deux.
tournament-counts-change = L'organisateur ou la modération peut changer cela avec `/{ name-tournament } { name-result }`.
tournament-challenge-unanswered = 🪜 { $player }, { $other } n'a pas répondu à temps à ton défi dans **{ $title }**. Tu occupes maintenant la place { $place }.
tournament-challenge-declined = 🪜 { $player }, { $other } a refusé ton défi dans **{ $title }**. Tu occupes maintenant la place { $place }.
tournament-challenge-lost = 🪜 { $player }, le temps pour répondre au défi lancé par { $other } dans **{ $title }** est écoulé. Tu occupes maintenant la place { $place }.
tournament-challenge-left = 🪜 { $player }, { $other } a quitté **{ $title }** : le défi entre vous s'arrête là. Tu occupes maintenant la place { $place }.
tournament-challenge-closed = ⚔️ { $challenger } a défié { $opponent } dans **{ $title }**. Ce défi a déjà une réponse, ou il est terminé.
tournament-reminder = ⏰ La ronde { $round } du tournoi **{ $title }** finit { $when }. Dans une partie non terminée à ce moment-là, le joueur qui doit jouer perd. Parties encore en cours :
tournament-created = Le tournoi #{ $number } est prêt. Son message, avec un bouton pour participer, arrive tout de suite dans ce salon.
tournament-joined = Tu participes au tournoi **{ $title }**. Je lancerai tes parties quand le tournoi commencera.
tournament-left = Tu as quitté le tournoi **{ $title }**.
tournament-leave-sure = Veux-tu vraiment quitter le tournoi **{ $title }** ? Il est en cours : tu perdras tes parties en cours et tu ne pourras plus revenir.
tournament-kept = D'accord, rien n'a changé.
tournament-withdrawn = Tu as quitté **{ $title }**. Tes parties en cours sont perdues.
tournament-started = Le tournoi **{ $title }** commence maintenant.
tournament-paused-now = Le tournoi **{ $title }** est en pause. Les parties en cours continuent ; relance-le avec `/{ name-tournament } { name-pause }`.
tournament-resumed = Le tournoi **{ $title }** reprend.
tournament-cancel-sure = Arrêter le tournoi **{ $title }** avant la fin ? Il n'aura pas de vainqueur. Les parties en cours continuent comme des parties ordinaires.
tournament-cancelled = Le tournoi **{ $title }** est arrêté.
tournament-erase-sure = Effacer le tournoi **{ $title }** définitivement ? Ses tableaux et ses médailles disparaissent. Ses parties restent. Mes messages aussi : supprime-les toi-même si tu veux.
tournament-erased = Le tournoi **{ $title }** est effacé.
tournament-paired = La ronde { $round } du tournoi **{ $title }** est appariée. Ses parties commencent dès que tu relances le tournoi avec `/{ name-tournament } { name-pause }`.
tournament-result-set = Résultat enregistré : { $first } – { $second } **{ $score }**.
tournament-replaced = { $new } remplace { $old } dans **{ $title }**. Les parties en cours recommencent.
tournament-removed-early = { $player } ne participe plus à **{ $title }**. Jusqu'au début, tout le monde peut encore s'inscrire, même quelqu'un que tu as retiré.
tournament-removed = { $player } ne participe plus à **{ $title }**. Ses parties en cours sont perdues.
tournament-place-left = { $player }, tu ne participes plus à **{ $title }**. Raison donnée : { $reason }
tournament-place-lost = { $player }, tu ne participes plus à **{ $title }**, et tes parties en cours y sont perdues. Raison donnée : { $reason }
tournament-place-taken = { $player }, { $other } te remplace désormais dans **{ $title }**. Raison donnée : { $reason }
tournament-place-given = { $player }, tu remplaces désormais { $other } dans **{ $title }**, avec les mêmes points. Les parties en cours recommencent. Raison donnée : { $reason }
tournament-joined-ladder = Tu participes à **{ $title }**, tout en bas. Défie quelqu'un au-dessus de toi avec `/{ name-tournament } { name-challenge }`.
tournament-joined-league = Tu participes au tournoi **{ $title }**. Tu joues à partir de la saison suivante, dans la dernière division.
tournament-joined-late = Tu participes au tournoi **{ $title }**. Tu joues à partir de la ronde suivante.
tournament-ladder-place = Tu occupes la place { $place } dans **{ $title }**.
tournament-ladder-top = Il n'y a personne à défier au-dessus de toi.
tournament-pick-opponent = Défier quelqu'un
tournament-challenge = ⚔️ { $challenger } défie { $opponent } pour la place { $place } dans **{ $title }**. Sans réponse, { $challenger } prend la place { $when }.
tournament-challenge-abroad = { $opponent } joue sur un autre serveur et recevra le défi là-bas.
tournament-accepted = ⚔️ { $opponent } accepte le défi lancé par { $challenger } dans **{ $title }**. Je lance leur partie tout de suite.
tournament-decline-sure = Veux-tu vraiment refuser ? Ton adversaire prendra ta place dans **{ $title }**, comme si tu avais perdu la partie.
tournament-yielded = Tu as refusé, et { $challenger } a maintenant ta place.
tournament-finish-sure = Conclure le tournoi **{ $title }** maintenant ? Le classement devient définitif, et les trois premiers sont mis à l'honneur.
tournament-finish-season-sure = Conclure le tournoi **{ $title }** après cette saison ? Il n'y en aura pas d'autre.
tournament-finished = Le tournoi **{ $title }** est terminé.
tournament-finishes = Le tournoi **{ $title }** se termine avec cette saison.
tournament-settings-changed = Les paramètres du tournoi **{ $title }** sont changés. Son message les montrera dans un instant.
tournament-reminder-season = ⏰ La saison { $round } du tournoi **{ $title }** finit { $when }. Dans une partie non terminée à ce moment-là, le joueur qui doit jouer perd. Parties encore en cours :
tournament-server-asked = Ta demande est dans le message du tournoi **{ $title }**. Les responsables et la modération du serveur où il a été créé décident. Si la réponse est oui, le message du tournoi apparaîtra aussi dans ce salon.
tournament-server-left = Ce serveur ne participe plus à **{ $title }**. Ses joueurs restent dans le tournoi.
tournament-server-admitted = Le serveur choisi participe maintenant à **{ $title }**. Le message du tournoi y apparaîtra dans un instant.
tournament-server-removed = Le serveur choisi ne participe plus à **{ $title }**. Ses joueurs restent dans le tournoi.
tournament-list = Les tournois de ce serveur, du plus récent au plus ancien :
tournament-list-line = **#{ $number }** { $title } · { $state } · { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
tournament-list-no-more = C'était la dernière page des tournois. Recommence avec `/{ name-tournament } { name-list }`.
tournament-state-open = inscriptions ouvertes
tournament-state-playing = en cours
tournament-state-paused = en pause
tournament-state-over = terminé
tournament-state-cancelled = arrêté avant la fin

## Refus

tournament-nowhere = Ça ne marche que dans un salon d'un serveur. Utilise la commande là-bas.
tournament-may-not-create = Ici, seuls les responsables du serveur et la modération peuvent créer des tournois. Demande-leur.
tournament-create-role = Ici, pour créer des tournois, il faut le rôle { $role }. Demande-le aux responsables du serveur, ou demande un tournoi à la modération.
tournament-not-organiser = C'est réservé à la personne qui organise le tournoi, aux responsables du serveur et à la modération. Demande-leur.
tournament-none = Aucun tournoi ne convient ici en ce moment. Tous les tournois sont dans `/{ name-tournament } { name-list }`.
tournament-none-yet = Il n'y a pas encore de tournoi sur ce serveur. Les responsables du serveur en créent avec `/{ name-tournament } { name-create }`.
tournament-unknown = Il n'y a pas de tournoi #{ $number } sur ce serveur. Tous les tournois sont dans `/{ name-tournament } { name-list }`.
tournament-no-title = Ce titre ne peut pas s'afficher. Choisis-en un autre pour `{ name-title }`.
tournament-rating-range = La cote minimale est plus haute que la maximale. Échange-les.
tournament-endless = Sans pendule, une partie peut ne jamais finir. Choisis une cadence avec `{ name-time }`, ou une durée avec `{ name-days }`.
tournament-two-starts = Un tournoi commence après quelques heures, ou bien quand quelqu'un le lance. Choisis seulement `{ name-hours }` ou seulement `{ name-by-hand }`.
tournament-few-places = Il faut au moins { $fewest } places dans un tournoi. Choisis un nombre plus grand pour `{ name-players }`.
tournament-too-many = Le tournoi **{ $title }** a { $most } places et il est complet. Les autres tournois sont dans `/{ name-tournament } { name-list }`.
tournament-closed = Le tournoi **{ $title }** a déjà commencé : on ne peut plus s'y inscrire. Les autres tournois sont dans `/{ name-tournament } { name-list }`.
tournament-runs-already = Le tournoi **{ $title }** a déjà commencé. Ses parties sont dans `/{ name-tournament } { name-show }`.
tournament-no-return = Tu ne participes plus à **{ $title }**, et on ne peut pas revenir après le début. Les autres tournois sont dans `/{ name-tournament } { name-list }`.
tournament-is-over = Le tournoi **{ $title }** est déjà terminé. Les autres tournois sont dans `/{ name-tournament } { name-list }`.
tournament-in-already = Tu participes déjà au tournoi **{ $title }**. Pour le quitter : `/{ name-tournament } { name-leave }`.
tournament-not-in = Tu ne participes pas à **{ $title }**. Les tournois ouverts sont dans `/{ name-tournament } { name-list }`.
tournament-too-few = Il faut au moins { $least } joueurs pour **{ $title }**. Attends que d'autres arrivent.
tournament-not-started = Le tournoi **{ $title }** n'a pas encore commencé. La personne qui l'organise ou la modération peut le lancer avec `/{ name-tournament } { name-start }`.
tournament-not-eligible = Tu ne peux pas encore participer à **{ $title }**. Il te faut : { $needs }. Ta cote est de { $rating }, après { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
  }.
tournament-reason = Donne une raison, de 1 à 200 caractères.
tournament-pairings-wrong = Mentionne chacun de ces joueurs une seule fois : { $players }.
tournament-no-more-rounds = Le tournoi **{ $title }** n'a plus de ronde à apparier. Relance-le avec `/{ name-tournament } { name-pause }`, et il se terminera.
tournament-no-pairing = Cet appariement n'existe pas dans **{ $title }**. Choisis-en un dans la liste.
tournament-own-pairing = Tu joues toi-même dans cet appariement. Demande à un autre membre de la modération de s'en occuper.
tournament-winner-not-in = Cette personne ne joue pas dans cet appariement. Choisis { $first } ou { $second }, ou laisse l'option vide pour une nulle.
tournament-player-not-in = { $player } ne participe pas à **{ $title }**. Les joueurs sont dans `/{ name-tournament } { name-show }`.
tournament-player-in = { $player } participe déjà à **{ $title }**, ou l'a quitté. Choisis quelqu'un d'autre.
tournament-no-bots = Les bots ne peuvent pas participer à **{ $title }**. Choisis une personne.
tournament-other-format = Ce n'est pas possible avec le format du tournoi **{ $title }** : { $format }. Regarde où il en est avec `/{ name-tournament } { name-show }`.
tournament-not-paused = Mets d'abord le tournoi **{ $title }** en pause avec `/{ name-tournament } { name-pause }`. Ensuite, apparie la ronde.
tournament-is-paused = Le tournoi **{ $title }** est en pause. La personne qui l'organise ou la modération peut le relancer avec `/{ name-tournament } { name-pause }`.
tournament-round-running = La ronde du tournoi **{ $title }** a encore des parties en cours. Attends-les, ou saisis leurs résultats avec `/{ name-tournament } { name-result }`.
tournament-round-passed = Les rondes suivantes du tournoi **{ $title }** dépendent de ce résultat. Seuls les résultats de la dernière ronde peuvent changer.
tournament-needs-winner = En élimination directe, l'un des deux doit se qualifier. Indique qui gagne avec `{ name-winner }`.
tournament-no-ladder = Tu n'es sur aucune échelle ici. Les tournois sont dans `/{ name-tournament } { name-list }`.
tournament-no-challenge = Aucun défi n'attend ta réponse dans **{ $title }**. Regarde les places avec `/{ name-tournament } { name-show }`.
tournament-out-of-reach = Dans **{ $title }**, tu peux défier les joueurs placés jusqu'à { $reach ->
    [one] { $reach } place
   *[other] { $reach } places
  } au-dessus de toi. Regarde les places avec `/{ name-tournament } { name-show }`.
tournament-busy = L'un de vous deux a déjà un défi dans **{ $title }**. Attends la fin de ce défi.
tournament-just-met = Vous avez joué l'un contre l'autre ici il y a peu de temps. Choisis quelqu'un d'autre, ou attends quelques jours.
tournament-endless-ladder = Sur une échelle, il faut une pendule. Choisis une cadence avec `{ name-time }`.
tournament-late-entry = L'inscription tardive n'existe que dans un tournoi suisse, jusqu'à la dernière ronde au plus tard. Choisis un nombre plus petit pour `{ name-late }`, ou laisse l'option vide.
tournament-no-role = Mentionne un rôle dans `{ name-role }`, par exemple @joueurs.
tournament-settings-none = Choisis au moins un paramètre. Ceux du tournoi **{ $title }** se voient avec `/{ name-tournament } { name-show }`.
tournament-settled = Le tournoi **{ $title }** a commencé. On ne peut plus changer que le titre, les places, les jours, les conditions, l'inscription tardive, le barrage et les autres serveurs.
tournament-fewer-places = Le tournoi **{ $title }** a déjà plus de { $most } joueurs. Choisis un nombre plus grand pour `{ name-players }`.
tournament-no-computers = Je ne peux pas jouer sur une échelle. Laisse `{ name-level }` vide.
tournament-no-play-off = Il n'y a de barrage que dans un tournoi suisse ou tous contre tous. Laisse `{ name-play-off }` vide.
tournament-changed = Le tournoi **{ $title }** vient de changer. Regarde où il en est, puis réessaie.
tournament-not-open = Le tournoi **{ $title }** n'est pas ouvert à ce serveur. Demande à la personne qui l'organise.
tournament-not-open-here = Il n'y a pas de tournoi #{ $number } ouvert à d'autres serveurs. Vérifie le numéro.
tournament-own-server = **{ $title }** est un tournoi de ce serveur. Utilise la commande sur un serveur qui veut participer.
tournament-may-not-admit = Seuls les responsables du serveur et la modération peuvent admettre d'autres serveurs. Demande-leur.
tournament-may-not-erase = Seuls les responsables du serveur peuvent effacer un tournoi de ce serveur. Demande-leur.
tournament-erase-later = Le tournoi **{ $title }** n'est pas terminé. Arrête-le d'abord avec `/{ name-tournament } { name-cancel }`.

## Les panneaux d'un nouveau tournoi et des paramètres

setup-new = **Nouveau tournoi.** Rien n'est publié avant que tu le crées.
setup-change = **Paramètres du tournoi { $title }.** Rien ne change avant que tu enregistres.
section-play = Déroulement
section-join = Inscription et début
setup-format = Format : **{ $format }**
setup-rules = Jeu : **{ $ruleset }**
setup-time = Cadence : **{ $time }**
setup-rounds = Rondes : **{ $rounds }**
setup-by-places = Selon le nombre de places
setup-seasons = Saisons : **{ $rounds }**
setup-no-end = Sans fin
setup-reach = Écart maximal pour défier, en places : **{ $number }**
setup-division = Joueurs par division : **{ $number }**
setup-days-round = Jours par ronde : **{ $days }**
setup-no-limit = Sans limite
setup-days-season = Jours par saison : **{ $days }**
setup-month = Un mois du calendrier
setup-days-answer = Jours pour répondre à un défi : **{ $days }**
setup-usual = Par défaut
setup-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
setup-games = Type : **{ $rated }**
setup-play-off = Première place partagée : **avec barrage**
setup-shared = Première place partagée : **sans barrage**
button-setup-play-off = Jouer un barrage
button-setup-shared = Pas de barrage
setup-players = Places : **{ $players }**
setup-start = Début : **{ $when }**
setup-when-full = Quand il est complet, ou lancé à la main
setup-by-hand = Seulement à la main
setup-in-hours = { $hours ->
    [one] Dans { $hours } heure
   *[other] Dans { $hours } heures
  }
setup-in-days = { $days ->
    [one] Dans { $days } jour
   *[other] Dans { $days } jours
  }
setup-late = Inscription après le début : **{ $when }**
setup-not-late = Pas possible
setup-until-round = Jusqu'à l'appariement de la ronde { $round }
setup-computers = Places vides au début : **{ $level }**
setup-no-computers = Elles restent vides
setup-needs-none = Conditions pour participer : **aucune**
menu-setup = Choisis
menu-setup-role = Seulement avec ce rôle
setup-guests = Autres serveurs : **ils peuvent demander à participer**
setup-alone = Autres serveurs : **ils ne peuvent pas participer**
button-setup-guests = Les laisser demander
button-setup-alone = Ce serveur seulement
button-setup-create = Créer…
button-setup-save = Enregistrer…
button-setup-panel = Choisir par menus…
form-setup-create = Créer le tournoi
form-setup-save = Enregistrer les paramètres
form-setup-title = Titre du tournoi
form-setup-new-title = Nouveau titre (vide : garder l'actuel)
form-setup-reason = Raison, pour le journal
form-setup-least-rating = Cote la plus basse ; vide : toutes
form-setup-most-rating = Cote la plus haute ; vide : toutes
form-setup-least-games = Parties classées exigées ; vide : aucune
setup-no-number = `{ $typed }` n'est pas un nombre entier de 0 à { $most }. Rouvre le formulaire, et laisse le champ vide pour ne pas fixer de limite.
setup-too-much = Il y a trop d'options pour le panneau. Donne-les toutes directement dans la commande.

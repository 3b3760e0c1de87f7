# Français. Sécurité : blocages, limites, modération, données personnelles.
# Un joueur dont les données ont été effacées.
former-player = un ancien joueur
# Une partie jugée par la modération. La raison est dans les mots de qui l'a écrite.
headline-voided = La partie entre { $first } et { $second } ne compte pas. { $moderator } (modération) l'a annulée : { $reason }
headline-struck-out = La partie entre { $first } et { $second } ne compte pas. { $moderator } (modération) l'a invalidée : { $reason }
headline-adjudicated = { $moderator } (modération) a décidé du résultat de cette partie : { $reason }
challenge-voided = { $moderator } (modération) a retiré le défi lancé par { $asker } à { $asked } · **{ $ruleset }** · #{ $number } : { $reason }
ending-adjudicated = décision de la modération
refused-own-match = Tu joues toi-même dans #{ $number }. Demande à un autre membre de la modération de juger cette partie.

## Où et par qui des parties peuvent commencer ; salons et rôles arrivent en mentions
not-in-this-channel = Sur ce serveur, les parties commencent dans { $channels }. Réessaie là-bas. (Les responsables du serveur choisissent les salons avec `/{ name-server }`.)
not-without-role = Sur ce serveur, pour jouer, il faut le rôle { $role }. Demande-le aux responsables du serveur.
begin-there = La partie #{ $number } appartient à un serveur qui a des règles sur les salons ou les joueurs. Réessaie sur ce serveur-là.
not-a-moderator = C'est réservé aux responsables du serveur et au rôle de modération. Les responsables du serveur choisissent ce rôle avec `/{ name-server }`.

## Modération : `/moderate`
command-moderate = Pour la modération : invalider ou annuler une partie, décider du résultat, voir le journal
subcommand-moderate-void = Invalider le résultat d'une partie terminée
subcommand-moderate-abort = Annuler une partie en cours, ou retirer un défi
subcommand-moderate-win = Terminer une partie en cours par une victoire
subcommand-moderate-draw = Terminer une partie en cours par une nulle
subcommand-moderate-log = Ce que la modération a fait aux parties de ce serveur
option-moderate-game = Quelle partie de ce serveur
option-moderate-reason = Pourquoi ; les joueurs et tout le salon le verront
option-moderate-winner = Lequel des deux joueurs gagne
moderate-nowhere = Une partie se juge sur le serveur où elle se joue. Utilise cette commande là-bas.
moderate-elsewhere = La partie #{ $number } ne se joue pas sur ce serveur. Utilise cette commande sur le serveur où elle se joue.
moderate-reason = Donne une raison pour juger #{ $number }, en 200 caractères au plus.
moderate-running = La partie #{ $number } n'est pas encore terminée. Annule-la avec `/{ name-moderate } { name-abort }`.
moderate-over = La partie #{ $number } est déjà terminée. Invalide son résultat avec `/{ name-moderate } { name-void }`.
moderate-winner = Cette personne ne joue pas dans la partie #{ $number }. Choisis l'un des deux joueurs.
moderate-log = Ce que la modération a fait aux parties ici, du plus récent au plus ancien :
moderate-log-none = La modération n'a jugé aucune partie ici.
moderate-log-line = { $when } · **{ $about }** · { $moderator } : { $act } · { $reason }
# Ce qu'un lecteur d'écran dit du fichier joint.
moderate-log-file = Tout ce que la modération a fait aux parties ici, en fichier texte
act-void = invalidée
act-abort = annulée
act-first = victoire du camp qui a commencé
act-second = victoire du camp qui a joué en second
act-draw = nulle
act-result = résultat fixé
act-pairing = ronde appariée à la main
act-replacement = joueur remplacé
act-removal = joueur retiré
act-settings = paramètres changés
## Blocages : la personne bloquée n'en sait rien

blocked = Tu as bloqué { $player }. Cette personne ne peut plus te défier, te demander de revanche ni suivre tes parties, et elle n'en sait rien. Les défis en attente entre vous sont retirés ; les parties en cours continuent. Pour débloquer cette personne, utilise `/{ name-settings }`.
block-nobody = Tu peux seulement bloquer une autre personne, pas toi-même ni un bot.
blocked-by-you = Tu as bloqué { $player }. Pour rejouer ensemble, débloque { $player } avec `/{ name-settings }`.
## Données personnelles : `/privacy`
command-privacy = Les données que je garde sur toi : les comprendre, les recevoir en fichier ou les effacer
subcommand-privacy-about = Quelles données sont gardées sur toi et pourquoi, en mots simples
subcommand-privacy-export = Toutes tes données en fichier, par message privé
subcommand-privacy-delete = Effacer les données gardées sur toi (avec double confirmation)
privacy-about = **Ce que je garde sur toi, et pourquoi**
    • Ton identifiant Discord et ton dernier nom connu : pour distinguer les joueurs et écrire les noms sur les plateaux.
    • Tes parties : tes adversaires, le lieu, chaque coup et son heure. Ce sont aussi les parties de tes adversaires.
    • Tes cotes, calculées à partir de tes parties classées.
    • Tes choix dans `/{ name-settings }`, les personnes que tu as bloquées, tes vacances, tes plans, les parties que tu suis, les endroits où je t'ai dit que c'était à toi de jouer, et la langue que Discord m'indique pour toi.
    • Les problèmes : ceux que je t'ai montrés, tes résultats et ta cote de problèmes. Si toi et ton adversaire l'autorisez dans `/{ name-settings }`, des positions de vos parties terminées deviennent des problèmes pour tout le monde. Ils n'ont ni nom ni lien avec la partie, et restent quand tu effaces tes données.
    • Ce que la modération a fait à tes parties, et pourquoi.
    Je ne lis ni ne garde aucun message, ni dans les salons ni en privé. Je reçois seulement ce que tu m'envoies par mes commandes, boutons, menus et formulaires.
    Reçois toutes tes données avec `/{ name-privacy } { name-export }`. Efface-les avec `/{ name-privacy } { name-delete }`.
privacy-export = Voici toutes les données que je garde sur toi.
privacy-export-sent = Je te les ai envoyées en message privé.
privacy-export-here = Je ne peux pas t'envoyer de message privé. Toutes les données que je garde sur toi sont donc ici. Personne d'autre ne les voit.
# Ce qu'un lecteur d'écran dit du fichier joint.
privacy-export-file = Toutes les données gardées sur toi, en fichier JSON
privacy-delete = **Effacer toutes tes données ?** Tu ne pourras pas les récupérer.
    • Tes parties en cours se terminent. Si vous avez joué tous les deux, tu abandonnes ; sinon, la partie est annulée. Tes défis sont retirés ou refusés.
    • Ton nom, tes paramètres, blocages, vacances, plans et parties suivies sont effacés.
    • Tes adversaires gardent les parties terminées et leurs cotes. Tu y deviens « un ancien joueur » : même moi, je ne saurai plus que c'était toi.
    • Les messages dans les salons restent. Je ne peux pas retirer ton nom des anciennes images.
    Si tu reviens un jour, tu repars de zéro.
privacy-delete-button = Tout effacer…
# 45 caractères au plus, comme la suivante.
privacy-form-title = Effacer toutes tes données
privacy-form-field = Écris { $word } pour tout effacer
# Le mot à écrire ; majuscules ou minuscules, peu importe.
privacy-word = EFFACER
privacy-wrong-word = Rien n'est effacé : ce n'était pas le mot { $word }. Réessaie si tu le veux toujours.
privacy-deleted = C'est fait. Toutes tes données sont effacées. Au revoir !

## Les défis que les joueurs acceptent

takes-none = { "" }{ $player } n'accepte aucun défi en ce moment. Lance un défi ouvert à tous : `/{ name-challenge }` sans indiquer de joueur.
takes-known = Tu ne peux défier { $player } que si vous avez déjà joué ensemble. Lance plutôt un défi ouvert à tous : `/{ name-challenge }` sans indiquer de joueur.
takes-server = Tu ne peux défier { $player } que si vous avez déjà joué ensemble, ou depuis un serveur où { $player } a joué. Lance plutôt un défi ouvert à tous : `/{ name-challenge }` sans indiquer de joueur.
not-now = Ce n'est pas possible en ce moment. Lance un défi ouvert à tous : `/{ name-challenge }` sans indiquer de joueur.

## Trop à la fois ; le temps arrive comme Discord le montre, par exemple « dans 20 secondes »

slow-moves = Ça fait beaucoup de coups en peu de temps. Continue { $again } ; tes parties t'attendent.
slow-challenges = Ça fait beaucoup de défis en peu de temps. Envoie le prochain { $again }.
slow-pictures = Ça fait beaucoup d'images en peu de temps. Redemande { $again }.
slow-requests = C'est trop rapide pour moi. Réessaie { $again }.
slow-server = Ce serveur m'occupe beaucoup en ce moment. Réessaie { $again }.

# Français. Sécurité : blocages, limites, modération, données personnelles.
# Qui a demandé à être oublié.
former-player = un ancien joueur
# Une partie tranchée par la modération. La raison est dans les mots de qui l'a écrite.
headline-voided = { $moderator } a annulé la partie entre { $first } et { $second } au nom de la modération, elle ne compte pas : { $reason }
headline-struck-out = { $moderator } a annulé le résultat de la partie entre { $first } et { $second } au nom de la modération, elle ne compte pas : { $reason }
headline-adjudicated = { $moderator } a tranché cette partie au nom de la modération : { $reason }
challenge-voided = { $moderator } a retiré le défi de { $asker } à { $asked } au nom de la modération · **{ $ruleset }** · #{ $number } : { $reason }
ending-adjudicated = décision de la modération
refused-own-match = Tu joues toi-même dans #{ $number } : c'est à quelqu'un d'autre de la modération d'en juger.

## Où et par qui des parties peuvent commencer ; salons et rôles arrivent en mentions

not-in-this-channel = Sur ce serveur, les parties commencent dans { $channels }. Passe par là et réessaie. (Qui gère le serveur choisit les salons avec `/{ name-server }`.)
not-without-role = Sur ce serveur, jouer est réservé aux membres qui ont le rôle { $role }. Demande-le à qui gère le serveur.
begin-there = La partie #{ $number } appartient à un serveur qui a fixé où commencent les parties, ou qui joue. Fais-le là-bas, s'il te plaît.
not-a-moderator = C'est réservé à qui gère ce serveur et aux membres du rôle choisi dans `/{ name-server }`.
command-moderate = Pour la modération : invalider, annuler ou trancher des parties, et relire ce qui a été fait
subcommand-moderate-void = Invalider le résultat d'une partie terminée
subcommand-moderate-abort = Annuler une partie en cours, ou retirer un défi
subcommand-moderate-win = Terminer une partie en cours par une victoire
subcommand-moderate-draw = Terminer une partie en cours par la nulle
subcommand-moderate-log = Ce que la modération a fait aux parties de ce serveur
option-moderate-game = Quelle partie de ce serveur
option-moderate-reason = Pourquoi ; les joueurs et tout le salon le liront
option-moderate-winner = Lequel des deux joueurs aura gagné
moderate-nowhere = Une partie se juge sur le serveur où elle se joue. Utilise cette commande là-bas.
moderate-elsewhere = La partie #{ $number } ne se joue pas sur ce serveur, elle ne peut donc pas être jugée ici.
moderate-reason = Dis en 1 à 200 caractères pourquoi #{ $number } est jugée.
moderate-running = La partie #{ $number } n'est pas encore terminée. `/{ name-moderate } { name-abort }` l'annule.
moderate-over = La partie #{ $number } est déjà terminée. `/{ name-moderate } { name-void }` invalide son résultat.
moderate-winner = La partie #{ $number } se joue entre deux autres personnes. Nomme celle des deux qui aura gagné.
moderate-log = Ce que la modération a fait ici, du plus récent au plus ancien :
moderate-log-none = La modération n'a jugé aucune partie ici.
moderate-log-line = { $when } · **#{ $number }** · { $moderator } : { $act } · { $reason }
moderate-log-file = Tout ce que la modération a fait aux parties ici, en fichier texte
act-void = résultat invalidé
act-abort = annulée
act-first = victoire du premier camp
act-second = victoire du second camp
act-draw = nulle
blocked = Tu n'entendras plus rien de { $player } : ni défi, ni revanche, ni suivi de tes parties. Personne n'en est prévenu. Ce qui attendait entre vous est annulé ; les parties en cours continuent. `/{ name-settings }` y met fin.
block-nobody = Tu peux bloquer n'importe qui d'autre, mais ni toi-même ni un programme.
command-privacy = Ce que je garde sur toi ; tout recevoir en fichier, ou tout faire effacer
subcommand-privacy-about = Ce qui est gardé sur toi et pourquoi, en mots simples
subcommand-privacy-export = Tout ce qui te concerne en fichier, en message privé
subcommand-privacy-delete = Effacer ce qui est gardé sur toi (demande deux fois confirmation)
privacy-about = **Ce que je garde sur toi, et pourquoi**
    • Ton identifiant Discord et le nom sous lequel je t'ai vu en dernier : pour distinguer les joueurs et écrire les noms sur les plateaux.
    • Tes parties : contre qui, où, chaque coup et quand. Ce sont aussi les parties de tes adversaires.
    • Tes classements, qui découlent de tes parties classées.
    • Ce que tu as choisi dans `/{ name-settings }`, qui tu as bloqué, tes vacances, les coups que tu as prévus, les parties que tu suis, où je t'ai dit que c'était à toi, et la langue que Discord me donne.
    • Ce que la modération a fait à tes parties, et pourquoi.
    Je ne lis ni ne garde aucun message, pas plus dans les salons qu'en privé : je ne reçois que ce que tu m'envoies par mes commandes, boutons, menus et formulaires.
    `/{ name-privacy } { name-export }` t'envoie le tout. `/{ name-privacy } { name-delete }` l'efface.
privacy-export = Voici tout ce que je garde sur toi.
privacy-export-sent = Je te l'ai envoyé en message privé.
privacy-export-here = Je ne peux pas t'envoyer de message privé, voici donc tout ce que je garde sur toi. Toi seul le vois.
privacy-export-file = Tout ce qui est gardé sur toi, en fichier JSON
privacy-delete = **Tout effacer sur toi ?** C'est irréversible.
    • Tes parties en cours se terminent : celles où vous n'avez pas joué tous les deux sont annulées, les autres tu les abandonnes. Les défis sont retirés ou refusés.
    • Ton nom, tes réglages, blocages, vacances, plans et parties suivies sont effacés.
    • Les parties finies restent à tes adversaires, et leurs classements aussi. Tu y es désormais « un ancien joueur », et même moi je ne peux plus dire que c'était toi.
    • Ce qui est dans les salons y reste : je ne peux pas ôter ton nom des vieilles images.
    Si tu reviens un jour, tu recommences comme une nouvelle personne.
privacy-delete-button = Tout effacer…
privacy-form-title = Tout effacer sur toi
privacy-form-field = Écris { $word } pour tout effacer
privacy-word = EFFACER
privacy-wrong-word = Ce n'était pas le mot { $word }, rien n'est donc effacé.
privacy-deleted = C'est fait. Tout est effacé sur toi, et nous ne nous sommes jamais rencontrés. Adieu !
blocked-by-you = Tu as bloqué { $player }. `/{ name-settings }` y met fin ; vous pourrez alors rejouer ensemble.
takes-none = { "" }{ $player } n'accepte aucun défi en ce moment. `/{ name-challenge }` sans joueur en ouvre un pour qui voudra.
takes-known = { "" }{ $player } n'accepte que les défis de gens avec qui une partie a déjà été jouée. `/{ name-challenge }` sans joueur en ouvre un pour qui voudra.
takes-server = { "" }{ $player } n'accepte de défis que sur les serveurs où il a joué, ou de gens avec qui il a joué. `/{ name-challenge }` sans joueur en ouvre un pour qui voudra.
not-now = Cela ne peut pas être accepté maintenant. `/{ name-challenge }` sans joueur ouvre un défi pour qui voudra.
slow-moves = C'était rapide. Tes parties t'attendent : continue { $again }, s'il te plaît.
slow-challenges = Voilà beaucoup de défis en peu de temps. Laisse aux gens un moment pour répondre ; le prochain pourra partir { $again }.
slow-pictures = Je viens de beaucoup dessiner pour toi. Redemande { $again }, s'il te plaît.
slow-requests = Tu demandes plus vite que je ne peux répondre. Réessaie { $again }, s'il te plaît.
slow-server = Ce serveur m'occupe beaucoup en ce moment, et d'autres attendent leur tour. Réessaie { $again }, s'il te plaît.

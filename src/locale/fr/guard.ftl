# Français. Sécurité : blocages, limites, modération, données personnelles.
# Qui a demandé à être oublié.
former-player = un ancien joueur
# Une partie tranchée par la modération. La raison est dans les mots de qui l'a écrite.
headline-voided = { $moderator } a annulé la partie au nom de la modération, elle ne compte pas : { $reason }
headline-struck-out = { $moderator } a annulé le résultat de cette partie au nom de la modération, elle ne compte pas : { $reason }
headline-adjudicated = { $moderator } a tranché cette partie au nom de la modération : { $reason }
challenge-voided = { $moderator } a retiré le défi de { $asker } à { $asked } au nom de la modération · **{ $ruleset }** · #{ $number } : { $reason }
ending-adjudicated = décision de la modération
refused-own-match = Tu joues toi-même dans #{ $number } : c'est à quelqu'un d'autre de la modération d'en juger.

## Où et par qui des parties peuvent commencer ; salons et rôles arrivent en mentions

not-in-this-channel = Sur ce serveur, les parties commencent dans { $channels }. Passe par là et réessaie. (Qui gère le serveur choisit les salons avec `/{ name-server }`.)
not-without-role = Sur ce serveur, jouer est réservé aux membres qui ont le rôle { $role }. Demande-le à qui gère le serveur.
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

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

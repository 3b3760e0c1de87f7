# Français. Paramètres des joueurs et des serveurs.
# Le numéro d'une partie arrive en texte ; ce qui se compte arrive en nombre, pour choisir le pluriel.

## Paramètres

settings-heading = **Tes paramètres.** Chaque changement s'applique aussitôt.
settings-notices = 🔔 Quand c'est à toi : **{ $how }**
settings-refused = { "" }  ⚠️ Je n'ai pas pu t'envoyer mon dernier message privé : je te mentionne donc dans le salon. Autorise les messages privés de ce serveur, puis choisis de nouveau cette option.
settings-quiet = 🌙 Heures calmes : **{ $hours }**. Aucune notification pendant ces heures ; tu les reçois après.
settings-loud = 🌙 Heures calmes : **aucune**
settings-zone = 🌍 Fuseau horaire : **{ $zone }**, il y est { $time }.
settings-vacation-on = 🏖️ Vacances automatiques : **oui**. Quand ton temps est écoulé, tu pars en vacances, s'il te reste des jours. Elles durent un jour à la fois au plus et finissent dès que tu joues un coup.
settings-vacation-off = 🏖️ Vacances automatiques : **non**. Quand ton temps est écoulé, tu perds la partie.
settings-language = 🗣️ Langue : **{ $language }**
settings-language-discord = 🗣️ Langue : ta langue dans Discord, **{ $language }**
settings-theme = 🎨 Couleurs de tes plateaux privés : **{ $theme }**
settings-flip = 🔃 En bas de tes plateaux privés : **{ $below }**
settings-challengers = 🤝 Qui peut te défier : **{ $who }**
settings-listed = 🏆 Ton nom dans les classements : **affiché**
settings-unlisted = 🏆 Ton nom dans les classements : **masqué**
settings-puzzles-on = 🧩 Problèmes tirés de tes parties : **autorisés**. Si ton adversaire l'autorise aussi, des positions de tes parties terminées peuvent devenir des problèmes pour tout le monde, sans vos noms.
settings-puzzles-off = 🧩 Problèmes tirés de tes parties : **non autorisés**. Si ton adversaire et toi l'autorisez, des positions de vos parties terminées peuvent devenir des problèmes pour tout le monde, sans vos noms. Elles restent même si tu effaces tes données.
settings-blocked = { $count ->
        [0] 🚫 Joueurs bloqués : **aucun**
        [one] 🚫 Joueurs bloqués : **{ $count }**
       *[other] 🚫 Joueurs bloqués : **{ $count }**
    }
section-notices = Notifications
section-looks = Langue et plateaux
section-people = Autres joueurs
menu-language = Ta langue
language-discord = ta langue dans Discord
menu-theme = Les couleurs de tes plateaux privés
flip-own = ton propre camp
flip-first = le camp qui commence
menu-flip = Quel camp est en bas de tes plateaux privés
challengers-everyone = tout le monde
challengers-server = les membres des serveurs où tu as joué
challengers-known = les personnes avec qui tu as joué
challengers-nobody = personne
menu-challengers = Qui peut te défier
menu-block = Bloquer un joueur
menu-unblock = Débloquer des joueurs
button-listed = Rejoindre les classements
button-unlisted = Quitter les classements
button-puzzles-on = Autoriser
button-puzzles-off = Ne plus autoriser
settings-zone-choice = { $zone } (il y est { $time })
settings-bad-hours = Je ne comprends pas ces heures. Écris-les comme `22:00-07:00`, ou écris `non` pour ne pas avoir d'heures calmes.
settings-bad-zone = Je ne connais pas ce fuseau horaire. Écris une grande ville proche de toi, comme `Paris` ou `New York`, et choisis dans la liste.
settings-which-zone = Plusieurs fuseaux horaires sont possibles. Lequel veux-tu dire ? { $zones }
notices-channel = mention dans le salon
notices-direct = message privé
notices-none = aucune notification
button-quiet = Heures calmes…
button-zone = Fuseau horaire…
button-loud = Sans heures calmes
button-vacation-on = Activer
button-vacation-off = Désactiver
form-quiet = Heures calmes
form-hours = Heures de début et de fin (vide : aucune)
form-hours-hint = 22:00-07:00
form-zone = Fuseau horaire (une ville) ; vide : UTC
form-zone-hint = Europe/Paris

## Le panneau du serveur ; salons et rôles arrivent en mentions

server-nowhere = Ça ne marche que dans un salon d'un serveur. Utilise la commande là-bas.
server-heading = **Paramètres de ce serveur.** Chaque changement s'applique aussitôt.
server-language = 🗣️ Langue des messages publics : **{ $language }**
server-language-discord = 🗣️ Langue des messages publics : **{ $language }** (celle du serveur dans Discord)
server-game = 🎲 Jeu par défaut : **{ $ruleset }**
server-game-none = 🎲 Jeu par défaut : **aucun**. Choisis un jeu à chaque défi.
server-time = ⏱️ Cadence par défaut : **{ $time }**
server-threads-on = 🧵 Nouvelles parties : **chacune dans son fil**, si je peux en créer un. Le fil est archivé après la partie.
server-threads-off = 🧵 Nouvelles parties : **dans le salon** où elles commencent.
server-older-keep = 🖼️ Anciens plateaux : **gardent leur image**
server-older-shrink = 🖼️ Anciens plateaux : **le texte seul**, dès que le suivant est publié
server-channels = 📍 Salons des parties : { $channels }, et leurs fils.
server-channels-all = 📍 Salons des parties : **tous ceux** où je peux écrire.
server-players = 🙋 Qui peut jouer : les membres avec le rôle { $role }
server-players-all = 🙋 Qui peut jouer : **tout le monde**
server-moderators = 🛡️ Modération : les responsables du serveur, et les membres avec le rôle { $role }
server-moderators-none = 🛡️ Modération : **les responsables du serveur**
server-tournaments = 🏆 Qui peut créer des tournois : la modération, et les membres avec le rôle { $role }
server-tournaments-none = 🏆 Qui peut créer des tournois : **la modération**
server-news = 📣 Saisons et annonces : publiées dans { $channel }
server-news-none = 📣 Saisons et annonces : **publiées nulle part**
section-games = Parties
section-places = Salons et rôles
menu-server-language = Langue des messages publics
server-as-discord = la langue du serveur dans Discord
menu-server-game = Jeu par défaut
menu-server-time = Cadence par défaut
game-none = aucun : choisis un jeu à chaque défi
menu-channels = Salons des parties : laisse vide pour tous
menu-players = Rôle pour jouer : laisse vide pour tout le monde
menu-moderators = Rôle de modération, en plus des responsables du serveur
menu-tournaments = Rôle pour créer des tournois, en plus de la modération
menu-news = Salon des saisons et des annonces
threads-on = Utiliser des fils
threads-off = Dans le salon
older-shrink = Enlever les images
older-keep = Garder les images

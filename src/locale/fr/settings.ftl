# Français. Réglages des joueurs et des serveurs.
# Les numéros de parties et de coups arrivent en texte, pour ne pas recevoir de séparateurs.

## Réglages

settings-heading = **Tes réglages.** Ce que tu changes vaut aussitôt.
settings-notices = 🔔 Quand c'est à toi : **{ $how }**
settings-refused = { "" }  ⚠️ Mon dernier message privé a été refusé, je te le dis donc dans le salon. Autorise les messages privés de ce serveur, puis choisis-les de nouveau.
settings-quiet = 🌙 Heures de silence : **{ $hours }**. Rien ne te notifie pendant ce temps ; ce qui attend est dit après.
settings-loud = 🌙 Heures de silence : **aucune**
settings-zone = 🌍 Fuseau horaire : **{ $zone }**, où il est { $time }. `/{ name-settings } { name-zone }:` trouve le tien.
settings-vacation-on = 🏖️ Quand ton temps est écoulé, des vacances **commencent d'office**, tant qu'il te reste des jours.
settings-vacation-off = 🏖️ Quand ton temps est écoulé, tu perds la partie ; les vacances ne commencent **pas** d'office.
settings-language = 🗣️ Langue : **{ $language }**
settings-language-discord = 🗣️ Langue : celle de Discord, **{ $language }**
settings-boards = 🎨 Plateaux que toi seul vois : **{ $theme }** ; en bas se trouve **{ $below }**.
settings-challengers = 🤝 Peut te défier : **{ $who }**.
settings-listed = 🏆 Tu figures dans les classements.
settings-unlisted = 🏆 Tu ne figures dans **aucun** classement.
settings-blocked = { $count ->
        [0] 🚫 Tu n'as bloqué personne.
        [one] 🚫 Tu as bloqué un joueur.
       *[other] 🚫 Tu as bloqué { $count } joueurs.
    }
section-notices = Avis
section-looks = Langue et plateaux
section-people = Autres joueurs
menu-language = Ta langue
language-discord = celle de Discord
menu-theme = Les couleurs des plateaux que toi seul vois
flip-own = ton propre camp
flip-first = le camp qui commence
menu-flip = Qui est en bas des plateaux que toi seul vois
challengers-everyone = tout le monde
challengers-server = les membres des serveurs où tu as joué
challengers-known = ceux avec qui tu as déjà joué
challengers-nobody = personne
menu-challengers = Qui peut te défier
menu-block = Bloquer un joueur
menu-unblock = Débloquer des joueurs
button-listed = Figurer dans les classements
button-unlisted = Ne pas figurer dans les classements
settings-zone-choice = { $zone } (il y est { $time })
settings-bad-hours = Je ne comprends pas ces heures. Écris-les comme `22:00-07:00`, ou `off` pour aucune.
settings-bad-zone = Je ne connais pas de fuseau horaire de ce nom. Écris une grande ville proche de toi, comme `Paris` ou `New York`, et choisis dans la liste.
settings-which-zone = Plusieurs fuseaux conviennent. Lequel veux-tu dire ? { $zones }
notices-channel = me mentionner dans le salon
notices-direct = m'écrire en message privé
notices-none = ne rien me dire
button-quiet = Heures de silence…
button-loud = Pas de silence
button-vacation-on = Vacances d'office
button-vacation-off = Pas de vacances d'office
form-quiet = Heures de silence
form-hours = De–à ; vide pour aucune
form-hours-hint = 22:00-07:00
form-zone = Fuseau horaire (une ville) ; vide : UTC
form-zone-hint = Europe/Paris
server-nowhere = Cela ne marche que sur un serveur. Écris-le dans un de ses salons.
server-heading = **Réglages de ce serveur.** Ce que tu changes vaut aussitôt.
server-language = 🗣️ Langue de ce que tout le monde lit : **{ $language }**
server-language-discord = 🗣️ Langue de ce que tout le monde lit : celle de Discord, **{ $language }**
server-game = 🎲 Un défi qui ne nomme pas de jeu porte sur **{ $ruleset }**.
server-game-none = 🎲 Un défi doit nommer son jeu.
server-time = ⏱️ Un défi qui ne nomme pas de cadence a **{ $time }**.
server-threads-on = 🧵 Chaque nouvelle partie reçoit **son propre fil**, si j'ai le droit d'en créer. Il est archivé quand la partie est finie.
server-threads-off = 🧵 Les parties se jouent **dans le salon** où elles ont commencé.
server-channels = 📍 Les parties commencent dans { $channels }, et dans leurs fils.
server-channels-all = 📍 Les parties commencent **dans tout salon** où je peux écrire.
server-players = 🙋 Jouer est réservé aux membres qui ont le rôle { $role }.
server-players-all = 🙋 **Tout le monde** peut jouer.
server-moderators = 🛡️ Modèrent : qui gère le serveur, et les membres qui ont le rôle { $role }.
server-moderators-none = 🛡️ Modère **qui gère le serveur**.
server-news = 📣 Saisons et nouvelles s'annoncent dans { $channel }.
server-news-none = 📣 Saisons et nouvelles ne s'annoncent **nulle part**.
section-games = Parties
section-places = Lieux et gens
menu-server-language = Langue de ce que tout le monde lit
menu-server-game = Le jeu habituel
menu-server-time = La cadence habituelle
game-none = aucun : chaque défi nomme son jeu
menu-channels = Où les parties peuvent commencer : aucun choix, partout
menu-players = Qui peut jouer : aucun choix, tout le monde
menu-moderators = Qui modère, en plus de qui gère le serveur
menu-news = Où s'annoncent saisons et nouvelles
threads-on = Un fil pour chaque partie
threads-off = Les parties restent dans leur salon

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
server-nowhere = Cela ne marche que sur un serveur.
server-threads-on = Chaque nouvelle partie de ce serveur reçoit son propre fil, si j'ai le droit d'en créer. Il est archivé quand la partie est finie.
server-threads-off = Les parties de ce serveur se jouent dans le salon où elles ont commencé.
threads-on = un fil pour chaque partie
threads-off = les parties restent dans leur salon

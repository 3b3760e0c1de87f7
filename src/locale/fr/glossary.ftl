# Glossaire du français : un mot pour une chose. Une ligne nomme les mots que disent les textes, avec leur sens entre parenthèses
# s'il n'est pas évident, puis, après « never », ceux qu'aucun texte ne dit (sous toutes les formes possibles). Le test
# locale::glossary y tient les textes de ce dossier.
#
# partie — never: match, matchs, manche, manches
# coup (ce qu'un joueur joue à son tour) — never: demi-coup, demi-coups
# commence, en second — never: débute, a le trait
# au hasard — never: tirage au sort, au sort, le sort
# quelqu'un, n'importe qui, tout le monde, personne d'autre — never: qui voudra, quiconque, toi seul
# adversaire — never: opposant, rival, rivale
# adverse (les pièces, la tanière et les pièges de l'adversaire) — never: ennemi, ennemie, ennemis, hostile
# défi, ouvert à tous — never: invitation, duel
# contre-proposition — never: contre-offre, proposer autrement
# proposition (de nulle) — never: offre, offres
# demande (de reprise, de pause, de revanche) — never: requête, sollicitation
# revanche — never: match retour, rematch
# nulle — never: égalité, pat, remise
# abandonner, abandonne — never: se rendre, concéder, forfait
# annuler, annulée (une partie qui ne compte pas) — never: avorter, interrompre
# invalider, invalidée (par la modération : le résultat ne compte plus) — never: rayer, rayée
# retirer (son propre défi, sa propre proposition) — never: révoquer, rétracter
# reprise, reprendre (un coup) — never: défaire, retour en arrière
# relancer (une partie en pause) — never: redémarrer, repartir
# refuser — never: décliner, rejeter
# plan, réponse — never: plans oubliés, conditionnel, conditionnels
# vacances, automatiquement — never: congé, congés, d'office
# cadence, réserve de temps, pendule, échéance — never: horloge, chrono, délai
# cote, classée, amicale — never: elo, classements personnels
# classement — never: palmarès, ladder
# résultats, succès, face-à-face — never: bilan, exploit, exploits, trophée, trophées
# notation (les coups d'une partie en texte) — never: feuille, enregistrement, transcription
# replay, revoir — never: film, animation, animée
# variante (les règles d'une partie) — never: règlement, règlements, preset
# notification, heures calmes — never: avis, alerte, alertes, ping, pings, silence
# paramètres — never: réglage, réglages, préférences
# bloquer, débloquer — never: bannir, ignorer, sourdine
# bot, opérateur — never: programme, programmes, robot
# serveur, responsables du serveur, modération — never: guilde, admin, admins, administrateur, qui gère
# salon, fil, rôle — never: canal, chaîne, lieux et gens
# message privé — never: mp, dm, message direct, écrire directement
# prendre, prise — never: capture, capturer, manger, mange
# tanière, piège, rivière, rang — never: antre, repaire, lac
# en main, parachuter, dernière rangée — never: poser, pose, lâcher, dernière ligne
# semer, champ, case, pion, mandarin — never: graine, graines, pierre, caillou, rizière, citoyen, case pleine
# cours, exercice (pour apprendre) — never: chapitre, chapitres, tâche

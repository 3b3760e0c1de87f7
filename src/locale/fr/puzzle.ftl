# Français. Problèmes : $played, $reply et $move sont des coups en mots, comme « chat c2 vers d2, prend le lion ».

name-puzzle = problème
name-puzzle-theme = motif
command-puzzle = Résoudre des problèmes : trouver le seul bon coup, avec une cote à part
option-puzzle-game = Quel jeu (par défaut : au hasard)
option-puzzle-theme = Le motif de la solution (par défaut : n'importe lequel)
puzzle-heading = 🧩 **Problème : { $game }** · cote { $rating }
puzzle-task-win = Tu joues { $side }, en bas. **Gagne { $moves ->
    [one] en un coup
   *[other] en { $moves } coups
}, quoi que fasse ton adversaire.**
puzzle-task-points = Tu joues { $side }, en bas. **Gagne { $points } points sur ton adversaire { $moves ->
    [one] en un coup
   *[other] en { $moves } coups
}, quoi qu'il arrive.** Tout autre coup rapporte moins.
puzzle-task-points-on = Tu joues { $side }, en bas. Points gagnés sur ton adversaire jusqu'ici : { $gained }. **Arrive à { $points } { $moves ->
    [one] en un coup
   *[other] en { $moves } coups
}, quoi qu'il arrive.** Tout autre coup rapporte moins.
puzzle-go-on = ✅ **{ $played }.** Ton adversaire répond : { $reply }. Continue !
puzzle-wrong = ❌ { $played } : il y a mieux. Essaie encore.
puzzle-missed = Le problème compte maintenant comme raté, mais tu peux encore le résoudre.
puzzle-stakes = -# Ton premier essai compte. Avec l'indice ou la solution, le problème compte comme raté.
puzzle-hint = 💡 Le bon coup part de là : { $piece }.
puzzle-solved = ✅ **{ $played }.** Résolu !
puzzle-themes = Motifs : { $themes }
puzzle-rating = Ta cote de problèmes, { $game } : **{ $rating }** ({ $change })
puzzle-days = 🔥 Jours de suite avec un problème résolu : { $days }
puzzle-solution = 💡 **Solution, { $number } sur { $total } :** { $played }
puzzle-solution-start = 💡 **Solution :** { $moves }
puzzle-none = { $game } : aucun problème de ma collection n'a le motif « { $theme } ». Motifs de ce jeu : { $themes }.
puzzle-withheld = Une partie en cours en est à cette position, ou presque. Le problème attend la fin de cette partie. Prends un autre problème.
puzzle-gone = Ce problème n'est pas le tien, ou il n'est plus dans la collection. Prends-en un autre : `/{ name-puzzle }`.
button-solution = Solution
button-next-puzzle = Problème suivant
button-puzzle-back = Retour au problème
button-solvers = Classement du serveur
button-solve = Résoudre

## Motifs

puzzle-theme-fork = fourchette
puzzle-theme-lure = appât
puzzle-theme-drop = parachutage
puzzle-theme-promote = promotion
puzzle-theme-try = percée
puzzle-theme-race = course à la tanière
puzzle-theme-jump = saut
puzzle-theme-rat = rat dans l'eau
puzzle-theme-trap = piège
puzzle-theme-endgame = finale
puzzle-theme-chain = prises en série
puzzle-theme-mandarin = mandarin
puzzle-theme-empty = champs vides
puzzle-theme-patience = patience
puzzle-theme-long = solution longue

## Qui résout sur un serveur, et les profils

puzzle-board = 🧩 **Problèmes résolus au premier essai sur ce serveur**
puzzle-board-line = `{ $place }` { $player } **{ $solved }**
puzzle-board-none = Personne n'a encore résolu de problème au premier essai ici. À toi : `/{ name-puzzle }`.
profile-puzzles = 🧩 Problèmes, { $game } : **{ $rating }**, résolus au premier essai : { $solved } sur { $tries }
profile-puzzle-days = 🧩 Jours de suite avec un problème résolu : { $days } en ce moment, record { $best }
profile-puzzles-heading = 🧩 **{ $player }** · problèmes résolus : { $solved }
profile-puzzles-themes = Résolus par motif : { $themes }
button-profile-puzzles = Problèmes

## Le problème du jour

server-daily = 🧩 Problème du jour : chaque jour à { $hour } UTC, dans le salon des annonces
server-daily-nowhere = 🧩 Problème du jour : à { $hour } UTC. **Choisis d'abord un salon pour les annonces**, sous **{ section-places }**.
server-daily-off = 🧩 Problème du jour : **désactivé**
section-daily = Problème du jour
menu-daily = Heure du problème du jour (UTC)
daily-off = Pas de problème du jour
daily-heading = 🧩 **Problème du jour, { $day } : { $game }** · cote { $rating }
daily-invites = Appuie sur **{ button-solve }** : tes essais ne sont visibles que par toi. Avec la solution, je nomme les personnes qui ont trouvé au premier essai. Si tu ne veux pas que je te nomme, appuie sur **{ button-unlisted }** dans `/{ name-settings }`.
daily-solution = 🧩 **Solution du problème du { $day } :** { $moves }
daily-solvers = Résolu au premier essai : { $players }
daily-solver = { $player } ({ $time })
daily-no-solvers = Aucun joueur du classement ne l'a résolu au premier essai.
daily-alt = La solution coup par coup : { $moves }.

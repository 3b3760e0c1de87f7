# Français. Ce qui se lit là où l'on joue.
# Le numéro d'une partie arrive en texte ; ce qui se compte arrive en nombre, pour choisir le pluriel.

## Messages dans le salon

challenge = { $asked }, { $asker } te défie : **{ $ruleset }** · **#{ $number }**
challenge-open = { $asker } cherche un adversaire : **{ $ruleset }** · **#{ $number }** · la première personne qui accepte joue.
challenge-counter = { $asked }, { $asker } te fait une contre-proposition : **{ $ruleset }** · **#{ $number }**
challenge-terms = { $sides } ⏱️ { $time }. Expire { $expires }.
challenge-claim = Quand le temps est écoulé, la partie n'est pas encore finie : l'adversaire peut réclamer la victoire, ou attendre.
challenge-changed = 🔁 Changé : { $changes }
challenge-lot = Le hasard décide qui commence.
challenge-begins = { $player } joue { $colour } et commence.
challenge-answers = { $player } joue { $colour } en second.
challenge-accepted = { $asked } a accepté le défi lancé par { $asker } : **{ $ruleset }** · **#{ $number }**
counter-accepted = { $asked } a accepté la contre-proposition de { $asker } : **{ $ruleset }** · **#{ $number }**
challenge-countered = { $asked } a fait une contre-proposition au défi lancé par { $asker } : **{ $ruleset }** · **#{ $number }**
challenge-declined = { $asked } a refusé le défi lancé par { $asker } · **{ $ruleset }** · #{ $number }
challenge-declined-because = { $asked } a refusé le défi lancé par { $asker } · **{ $ruleset }** · #{ $number } : { $reason }
challenge-cancelled = { $asker } a retiré son défi à { $asked } · **{ $ruleset }** · #{ $number }
challenge-expired = Le défi lancé par { $asker } à { $asked } a expiré · **{ $ruleset }** · #{ $number }
decline-later = pas maintenant, une autre fois peut-être
decline-busy = déjà trop de parties
decline-rules = plutôt un autre jeu ou une autre variante
decline-time = plutôt une autre cadence
decline-side = plutôt l'autre camp
time-none = sans pendule
time-days = { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
time-bank = réserve de { $bank }, plus { $increment } par coup
span-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
span-hours = { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
span-both = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
headline-to-move = À { $mover } de jouer ({ $colour })
headline-aborted = { $player } a annulé la partie contre { $opponent } : elle ne compte pas
headline-due = échéance { $due }
headline-overdue = temps écoulé { $due }, l'adversaire peut réclamer la victoire
headline-away = 🏖️ { $player } est en vacances jusqu'au { $until }
headline-paused = ⏸️ en pause
headline-banks = réserves de temps : { $first_colour } { $first }, { $second_colour } { $second }
headline-taken-back = ↩️ { $player } a repris { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
headline-chain = selon le plan, après { $moves }
headline-chained-move = { $player } : { $move }
headline-rematch = revanche de #{ $before }
headline-won = { $winner } gagne contre { $loser } : { $reason }
headline-resigned = { $loser } abandonne, { $winner } gagne
headline-drawn = Nulle entre { $first } et { $second } : { $reason }
headline-game = **#{ $number }** { $ruleset }
headline-last = { $player } : { $last }
headline-ply = coup { $number }
headline-start = { $first } joue { $first_colour } et commence, { $second } joue { $second_colour }
headline-repeated = ⚠️ cette position est apparue { $times } fois ; à la troisième, la partie se termine

## Propositions et annonces dans le salon

offer-draw = { $opponent }, { $asker } propose la nulle dans **#{ $number }** { $ruleset }.
offer-takeback = { $opponent }, { $asker } demande une reprise dans **#{ $number }** { $ruleset } · à reprendre : { $moves }
offer-pause = { $opponent }, { $asker } demande une pause dans **#{ $number }** { $ruleset }. Si tu acceptes, les pendules s'arrêtent jusqu'à ce que l'un de vous joue ou relance la partie.
offer-rematch = { $opponent }, { $asker } demande la revanche de **#{ $number }** { $ruleset }, en échangeant les camps.
offered-draw = { $asker } a proposé la nulle dans **#{ $number }**
offered-takeback = { $asker } a demandé une reprise dans **#{ $number }**
offered-pause = { $asker } a demandé une pause dans **#{ $number }**
offered-rematch = { $asker } a demandé la revanche de **#{ $number }**
answer-agreed = { $what } : ✓ { $opponent } a accepté.
answer-refused = { $what } : ✗ { $opponent } a refusé.
answer-withdrawn = { $what } : c'est retiré.
answer-void = { $what } : plus valable, la partie a continué.
answer-rematch = { $what } : ✓ la revanche a commencé, c'est **#{ $rematch }**.
note-paused = ⏸️ **#{ $number }** est en pause pour { $opponent } et { $mover }. Les pendules s'arrêtent jusqu'à ce que { $mover } joue ou que l'un de vous relance la partie.
note-paused-over = **#{ $number }** était en pause.
note-resumed = ▶️ **#{ $number }** continue : à { $mover } de jouer, échéance { $due }.
note-overdue = { $opponent }, { $mover } n'a plus de temps dans **#{ $number }**. Tu peux réclamer la victoire, ou attendre.
note-overdue-over = Un joueur n'avait plus de temps dans **#{ $number }**.
note-gift = 🎁 { $opponent } donne 24 heures de plus à { $mover } dans **#{ $number }** : échéance { $due }.
note-vacation = 🏖️ { $mover } est en vacances : dans **#{ $number }**, nouvelle échéance { $due }.
note-downtime = 🕰️ J'étais hors ligne : { $mover } récupère ce temps dans **#{ $number }**, échéance { $due }.
# Dans le coin de l'image d'une partie annulée.
note-void = #{ $number } · annulée
note-struck-out = #{ $number } · invalidée

## Où une partie se joue, et qui la suit

home-direct = 📬 Je ne peux plus écrire dans le salon de cette partie. Elle continue donc ici, dans les messages privés des deux joueurs. Rien n'est perdu.
thread-name = #{ $number } { $first } contre { $second } · { $ruleset }
thread-running = 🧵 **#{ $number }** { $ruleset } : { $first } et { $second } jouent dans { $thread }
thread-left = 🧵 **#{ $number }** { $ruleset } : { $first } et { $second } continuent hors du fil.
watch-board = 👀 { $board }
watch-started = Tu suis maintenant la partie **#{ $number }**. Je t'envoie chaque nouveau plateau en message privé, sans notification. Pour ne plus la suivre, utilise `/{ name-watch }` avec le même numéro.
watch-stopped = Tu ne suis plus la partie **#{ $number }**.
watch-none = Tu ne suis aucune partie. Pour en suivre une, utilise `/{ name-watch } { name-game }:` avec le numéro d'une partie de ce serveur.
watch-list = Tu suis :
watch-line = **#{ $number }** { $ruleset } : { $challenger } et { $opponent }
watch-elsewhere = La partie #{ $number } ne se joue pas sur ce serveur, je ne peux donc pas la montrer ici. Regarde les parties de ce serveur avec `/{ name-games }` et l'option `{ name-where }`.
watch-own = Tu joues toi-même dans #{ $number } : tu vois déjà tous ses plateaux.
watch-over = La partie #{ $number } est terminée. Regarde comment elle a fini avec `/{ name-board }`.
watch-crowded = La partie #{ $number } est déjà suivie par le maximum de personnes. Tu peux toujours la voir avec `/{ name-board }`.
watch-enough = Tu suis déjà le maximum de parties. Arrête d'abord d'en suivre une ; la liste est dans `/{ name-watch }`.

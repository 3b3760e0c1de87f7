# Français. Ce qui se lit là où l'on joue.
# Les numéros de parties et de coups arrivent en texte, pour ne pas recevoir de séparateurs.

## Messages dans le salon

challenge = { $asked }, { $asker } te défie à une partie de **{ $ruleset }** · **#{ $number }**
challenge-open = { $asker } cherche quelqu'un pour une partie de **{ $ruleset }** · **#{ $number }** · le premier qui accepte joue.
challenge-counter = { $asked }, { $asker } préférerait jouer à **{ $ruleset }** dans ces conditions · **#{ $number }**
challenge-terms = { $sides } ⏱️ { $time }. Expire { $expires }.
challenge-claim = Qui dépasse son temps n'a pas encore perdu : l'adversaire peut réclamer la victoire, ou attendre.
challenge-lot = Le sort décide qui commence.
challenge-begins = { $player } joue { $colour } et commence.
challenge-answers = { $player } joue { $colour } en second.
challenge-accepted = { $asked } a accepté ce que { $asker } proposait : **{ $ruleset }** · **#{ $number }**
challenge-countered = { $asked } préférerait d'autres conditions que celles de { $asker } : **{ $ruleset }** · **#{ $number }**
challenge-declined = { $asked } a refusé le défi de { $asker } à **{ $ruleset }** · #{ $number }
challenge-declined-because = { $asked } a refusé le défi de { $asker } à **{ $ruleset }** · #{ $number } : { $reason }
challenge-cancelled = { $asker } a retiré son défi à { $asked } · **{ $ruleset }** · #{ $number }
challenge-expired = Le défi de { $asker } à { $asked } a expiré · **{ $ruleset }** · #{ $number }
decline-later = pas maintenant, une autre fois peut-être
decline-busy = déjà trop de parties
decline-rules = plutôt un autre jeu ou d'autres règles
decline-time = plutôt une autre cadence
decline-side = plutôt l'autre camp
decline-none = sans donner de raison
time-none = sans pendule
time-days = { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
time-bank = une réserve de { $bank }, plus { $increment } à chaque coup
span-days = { $days } j
span-hours = { $hours } h
span-both = { $days } j { $hours } h
headline-to-move = À { $mover } de jouer ({ $colour })
headline-aborted = { $player } a annulé la partie contre { $opponent }, elle ne compte pas
headline-due = échéance { $due }
headline-overdue = temps écoulé { $due }, l'adversaire peut réclamer la victoire
headline-away = 🏖️ { $player } est en vacances jusqu'au { $until }
headline-paused = ⏸️ en pause
headline-banks = réserves : { $first_colour } { $first }, { $second_colour } { $second }
headline-taken-back = ↩️ { $player } a repris { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
headline-chain = comme prévu après { $moves }
headline-rematch = revanche de #{ $before }
headline-won = { $winner } gagne contre { $loser } : { $reason }
headline-resigned = { $loser } abandonne, { $winner } gagne
headline-drawn = Nulle entre { $first } et { $second } : { $reason }
headline-game = **#{ $number }** { $ruleset }
headline-move = coup { $number }, { $player } : { $last } (`{ $text }`)
headline-start = { $first } joue { $first_colour } et commence, { $second } joue { $second_colour }
headline-repeated = ⚠️ cette position est apparue { $times } fois ; à la troisième, la partie est nulle

## Propositions et annonces dans le salon

offer-draw = { $opponent }, { $asker } propose la nulle dans **#{ $number }** { $ruleset }.
offer-takeback = { $opponent }, { $asker } demande à reprendre un coup dans **#{ $number }** { $ruleset } · dernier coup : { $last }
offer-pause = { $opponent }, { $asker } demande une pause dans **#{ $number }** { $ruleset } : les pendules s'arrêtent jusqu'à ce que quelqu'un joue ou reprenne la partie.
offer-rematch = { $opponent }, { $asker } demande sa revanche de **#{ $number }** { $ruleset }, en échangeant les camps.
offered-draw = Nulle proposée par { $asker } dans **#{ $number }**
offered-takeback = Reprise d'un coup demandée par { $asker } dans **#{ $number }**
offered-pause = Pause demandée par { $asker } dans **#{ $number }**
offered-rematch = Revanche de **#{ $number }** demandée par { $asker }
answer-agreed = { $what } : ✓ { $opponent } est d'accord.
answer-refused = { $what } : ✗ { $opponent } a refusé.
answer-withdrawn = { $what } : demande retirée.
answer-void = { $what } : sans objet, la partie a continué.
answer-rematch = { $what } : ✓ elle a commencé, c'est **#{ $rematch }**.
note-paused = ⏸️ **#{ $number }** est en pause pour { $opponent } et { $mover } : les pendules s'arrêtent jusqu'à ce que { $mover } joue ou que l'un de vous reprenne la partie.
note-paused-over = **#{ $number }** était en pause.
note-resumed = ▶️ **#{ $number }** reprend : à { $mover } de jouer, échéance { $due }.
note-overdue = { $opponent }, le temps de { $mover } dans **#{ $number }** est écoulé. Tu peux réclamer la victoire, ou attendre.
note-overdue-over = Le temps était écoulé dans **#{ $number }**.
note-gift = 🎁 { $opponent } donne 24 heures de plus à { $mover } dans **#{ $number }** : échéance { $due }.
note-vacation = 🏖️ { $mover } est en vacances : l'échéance de **#{ $number }** est maintenant { $due }.
note-downtime = 🕰️ J'étais absent : { $mover } récupère ce temps dans **#{ $number }**, échéance { $due }.
# Dans le coin de l'image d'une partie annulée.
note-void = #{ $number } · annulée
note-struck-out = #{ $number } · résultat annulé

## Où une partie se joue, et qui la suit

home-direct = 📬 Le salon de cette partie m'est fermé : elle continue donc ici, dans vos messages privés à tous les deux. Rien n'est perdu.
thread-name = #{ $number } { $first } contre { $second } · { $ruleset }
thread-running = 🧵 **#{ $number }** { $ruleset } : { $first } et { $second } jouent dans { $thread }.
watch-board = 👀 { $board }
watch-started = Tu suis maintenant la partie **#{ $number }** : chaque nouveau plateau t'arrive en message privé, sans bruit. `/{ name-watch }` avec le même numéro y met fin.
watch-stopped = Tu ne suis plus la partie **#{ $number }**.
watch-none = Tu ne suis aucune partie. `/{ name-watch } { name-game }:` avec le numéro d'une partie de ce serveur te permet d'en suivre une.
watch-list = Tu suis :
watch-line = **#{ $number }** { $ruleset } : { $challenger } et { $opponent }
watch-elsewhere = La partie #{ $number } ne se joue pas sur ce serveur, je ne peux donc pas te la montrer ici. `/{ name-games }` avec `{ name-where }` liste celles qui s'y jouent.
watch-own = Tu joues toi-même dans #{ $number } : tu en vois déjà tous les plateaux.
watch-over = La partie #{ $number } est terminée. `/{ name-board }` montre comment.
watch-crowded = Autant de monde que je peux en prévenir suit déjà #{ $number }. `/{ name-board }` te la montre quand tu veux.
watch-enough = Tu suis déjà autant de parties que je peux en distinguer. `/{ name-watch }` les liste ; cesse d'abord d'en suivre une.

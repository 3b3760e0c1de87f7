# Deutsch. Was dort steht, wo gespielt wird.
# Zahlen von Partien und Zügen kommen als Text, damit sie keine Tausenderpunkte bekommen.

## Beiträge im Kanal

challenge = { $asked }, { $asker } fordert dich zu einer Partie **{ $ruleset }** heraus · **#{ $number }**
challenge-open = { $asker } sucht jemanden für eine Partie **{ $ruleset }** · **#{ $number }** · wer zuerst annimmt, spielt.
challenge-counter = { $asked }, { $asker } würde **{ $ruleset }** lieber unter diesen Bedingungen spielen · **#{ $number }**
challenge-terms = { $sides } ⏱️ { $time }. Verfällt { $expires }.
challenge-claim = Wessen Zeit abläuft, der hat noch nicht verloren: Der Gegner kann den Sieg reklamieren oder warten.
challenge-lot = Wer beginnt, entscheidet das Los.
challenge-begins = { $player } spielt { $colour } und beginnt.
challenge-answers = { $player } spielt { $colour } und zieht als Zweiter.
challenge-accepted = { $asked } hat angenommen, was { $asker } vorgeschlagen hat: **{ $ruleset }** · **#{ $number }**
challenge-countered = { $asked } würde lieber unter anderen Bedingungen spielen, als { $asker } vorgeschlagen hat: **{ $ruleset }** · **#{ $number }**
challenge-declined = { $asked } hat die Herausforderung von { $asker } zu **{ $ruleset }** abgelehnt · #{ $number }
challenge-declined-because = { $asked } hat die Herausforderung von { $asker } zu **{ $ruleset }** abgelehnt · #{ $number }: { $reason }
challenge-cancelled = { $asker } hat die Herausforderung an { $asked } zurückgezogen · **{ $ruleset }** · #{ $number }
challenge-expired = Die Herausforderung von { $asker } an { $asked } ist verfallen · **{ $ruleset }** · #{ $number }
decline-later = jetzt nicht, vielleicht ein andermal
decline-busy = schon zu viele Partien
decline-rules = lieber ein anderes Spiel oder andere Regeln
decline-time = lieber eine andere Bedenkzeit
decline-side = lieber die andere Seite
decline-none = ohne Angabe von Gründen
time-none = ohne Uhr
time-days = { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
time-bank = { $bank } auf dem Zeitkonto und { $increment } mehr mit jedem Zug
span-days = { $days } T.
span-hours = { $hours } Std.
span-both = { $days } T. { $hours } Std.
headline-to-move = { $mover } am Zug ({ $colour })
headline-aborted = { $player } hat die Partie gegen { $opponent } abgesagt, sie zählt nicht
headline-due = Frist { $due }
headline-overdue = Zeit { $due } abgelaufen, der Gegner kann den Sieg reklamieren
headline-away = 🏖️ { $player } ist bis { $until } im Urlaub
headline-paused = ⏸️ pausiert
headline-banks = Zeitkonten: { $first_colour } { $first }, { $second_colour } { $second }
headline-taken-back = ↩️ { $player } hat { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } zurückgenommen
headline-chain = wie geplant nach { $moves }
headline-rematch = Revanche zu #{ $before }
headline-won = { $winner } gewinnt gegen { $loser }: { $reason }
headline-resigned = { $loser } gibt auf, { $winner } gewinnt
headline-drawn = Remis zwischen { $first } und { $second }: { $reason }
headline-game = **#{ $number }** { $ruleset }
headline-move = Zug { $number }, { $player }: { $last } (`{ $text }`)
headline-start = { $first } spielt { $first_colour } und beginnt, { $second } spielt { $second_colour }
headline-repeated = ⚠️ diese Stellung kommt zum { $times }. Mal vor; beim dritten Mal ist die Partie remis

## Angebote und Mitteilungen im Kanal

offer-draw = { $opponent }, { $asker } bietet in **#{ $number }** { $ruleset } remis an.
offer-takeback = { $opponent }, { $asker } möchte in **#{ $number }** { $ruleset } einen Zug zurücknehmen · letzter Zug: { $last }
offer-pause = { $opponent }, { $asker } bittet in **#{ $number }** { $ruleset } um eine Pause: Die Uhren stehen still, bis jemand zieht oder weiterspielen will.
offer-rematch = { $opponent }, { $asker } bittet um Revanche für **#{ $number }** { $ruleset }, mit vertauschten Seiten.
offered-draw = Remisangebot von { $asker } in **#{ $number }**
offered-takeback = Bitte von { $asker } um Rücknahme eines Zuges in **#{ $number }**
offered-pause = Bitte von { $asker } um eine Pause in **#{ $number }**
offered-rematch = Bitte von { $asker } um Revanche für **#{ $number }**
answer-agreed = { $what }: ✓ { $opponent } ist einverstanden.
answer-refused = { $what }: ✗ { $opponent } hat abgelehnt.
answer-withdrawn = { $what }: zurückgezogen.
answer-void = { $what }: hinfällig, die Partie ist weitergegangen.
answer-rematch = { $what }: ✓ sie läuft als **#{ $rematch }**.
note-paused = ⏸️ **#{ $number }** pausiert für { $opponent } und { $mover }: Die Uhren stehen still, bis { $mover } zieht oder einer von euch weiterspielen will.
note-paused-over = **#{ $number }** hatte eine Pause.
note-resumed = ▶️ **#{ $number }** geht weiter: { $mover } ist am Zug, Frist { $due }.
note-overdue = { $opponent }, die Zeit von { $mover } in **#{ $number }** ist abgelaufen. Du kannst den Sieg reklamieren oder warten.
note-overdue-over = Die Zeit in **#{ $number }** war abgelaufen.
note-gift = 🎁 { $opponent } schenkt { $mover } 24 Stunden in **#{ $number }**: Frist { $due }.
note-vacation = 🏖️ { $mover } ist im Urlaub: Die Frist in **#{ $number }** läuft jetzt { $due } ab.
note-downtime = 🕰️ Ich war nicht da, deshalb bekommt { $mover } diese Zeit in **#{ $number }** zurück: Frist { $due }.
# In der Ecke des Bildes einer abgesagten Partie.
note-void = #{ $number } · abgesagt
note-struck-out = #{ $number } · gestrichen

## Wo eine Partie steht und wer ihr zuschaut

home-direct = 📬 In den Kanal dieser Partie komme ich nicht mehr hinein, deshalb geht sie hier weiter, in den Direktnachrichten von euch beiden. Nichts ist verloren.
thread-name = #{ $number } { $first } gegen { $second } · { $ruleset }
thread-running = 🧵 **#{ $number }** { $ruleset }: { $first } und { $second } spielen in { $thread }.
watch-board = 👀 { $board }
watch-started = Du schaust jetzt Partie **#{ $number }** zu: Jedes neue Brett kommt lautlos als Direktnachricht zu dir. `/{ name-watch }` mit derselben Nummer beendet das.
watch-stopped = Du schaust Partie **#{ $number }** nicht mehr zu.
watch-none = Du schaust keiner Partie zu. Mit `/{ name-watch } { name-game }:` und der Nummer einer Partie auf diesem Server geht es los.
watch-list = Du schaust zu:
watch-line = **#{ $number }** { $ruleset }: { $challenger } und { $opponent }
watch-elsewhere = Partie #{ $number } wird nicht auf diesem Server gespielt, deshalb kann ich sie dir hier nicht zeigen. `/{ name-games }` mit `{ name-where }` listet die auf, die es hier gibt.
watch-own = In #{ $number } spielst du selbst: Du siehst ohnehin jedes Brett.
watch-over = Partie #{ $number } ist vorbei. `/{ name-board }` zeigt, wie sie ausging.
watch-crowded = Partie #{ $number } hat schon so viele Zuschauer, wie ich anschreiben kann. `/{ name-board }` zeigt sie dir jederzeit.
watch-enough = Du schaust schon so vielen Partien zu, wie ich auseinanderhalten kann. `/{ name-watch }` listet sie auf; beende zuerst eine.

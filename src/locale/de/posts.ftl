# Deutsch. Was dort steht, wo gespielt wird.
# Die Nummer einer Partie kommt als Text, Anzahlen kommen als Zahlen, damit die Mehrzahl stimmt.

## Beiträge im Kanal

challenge = { $asked }, { $asker } fordert dich zu **{ $ruleset }** heraus · **#{ $number }**
challenge-open = { $asker } sucht einen Gegner für **{ $ruleset }** · **#{ $number }** · offen für alle: Wer zuerst annimmt, spielt.
challenge-counter = { $asked }, { $asker } macht dir einen Gegenvorschlag: **{ $ruleset }** · **#{ $number }**
challenge-terms = { $sides } ⏱️ { $time }. Verfällt { $expires }.
challenge-claim = Läuft die Zeit ab, ist die Partie noch nicht zu Ende: Der Gegner kann den Sieg beanspruchen oder warten.
challenge-changed = 🔁 Geändert: { $changes }
challenge-lot = Wer beginnt, entscheidet der Zufall.
challenge-begins = { $player } spielt { $colour } und beginnt.
challenge-answers = { $player } spielt { $colour }, die andere Seite beginnt.
challenge-accepted = { $asked } hat die Herausforderung von { $asker } angenommen: **{ $ruleset }** · **#{ $number }**
counter-accepted = { $asked } hat den Gegenvorschlag von { $asker } angenommen: **{ $ruleset }** · **#{ $number }**
challenge-countered = { $asked } hat auf die Herausforderung von { $asker } einen Gegenvorschlag gemacht: **{ $ruleset }** · **#{ $number }**
challenge-declined = { $asked } hat die Herausforderung von { $asker } zu **{ $ruleset }** abgelehnt · #{ $number }
challenge-declined-because = { $asked } hat die Herausforderung von { $asker } zu **{ $ruleset }** abgelehnt · #{ $number }: { $reason }
challenge-cancelled = { $asker } hat die Herausforderung an { $asked } zurückgezogen · **{ $ruleset }** · #{ $number }
challenge-expired = Die Herausforderung von { $asker } an { $asked } ist verfallen · **{ $ruleset }** · #{ $number }
decline-later = jetzt nicht, vielleicht ein andermal
decline-busy = schon zu viele Partien
decline-rules = lieber ein anderes Spiel oder Regelwerk
decline-time = lieber eine andere Bedenkzeit
decline-side = lieber die andere Seite
time-none = ohne Uhr
time-days = { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
time-bank = Zeitkonto { $bank }, plus { $increment } pro Zug
span-days = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
span-hours = { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
span-both = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    } { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
headline-to-move = { $mover } am Zug ({ $colour })
headline-aborted = { $player } hat die Partie gegen { $opponent } abgebrochen, sie zählt nicht
headline-due = fällig { $due }
headline-overdue = Zeit { $due } abgelaufen, der Gegner kann den Sieg beanspruchen
headline-away = 🏖️ { $player } ist im Urlaub bis { $until }
headline-paused = ⏸️ pausiert
headline-banks = Zeitkonten: { $first_colour } { $first }, { $second_colour } { $second }
headline-taken-back = ↩️ { $player } hat { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } zurückgenommen
headline-chain = wie geplant, nach { $moves }
headline-chained-move = { $player }: { $move }
headline-rematch = Revanche für #{ $before }
headline-won = { $winner } gewinnt gegen { $loser }: { $reason }
headline-resigned = { $loser } gibt auf, { $winner } gewinnt
headline-drawn = Remis zwischen { $first } und { $second }: { $reason }
headline-game = **#{ $number }** { $ruleset }
headline-last = { $player }: { $last }
headline-ply = Zug { $number }
headline-start = { $first } spielt { $first_colour } und beginnt, { $second } spielt { $second_colour }
headline-repeated = ⚠️ diese Stellung gab es schon { $times }-mal; beim dritten Mal ist die Partie zu Ende

## Angebote und Mitteilungen im Kanal

offer-draw = { $opponent }, { $asker } bietet dir Remis an · **#{ $number }** { $ruleset }
offer-takeback = { $opponent }, { $asker } bittet um eine Rücknahme · **#{ $number }** { $ruleset } · Es geht um: { $moves }
offer-pause = { $opponent }, { $asker } bittet um eine Pause · **#{ $number }** { $ruleset }. Die Uhren stehen dann still, bis jemand von euch zieht oder „Weiterspielen“ drückt.
offer-rematch = { $opponent }, { $asker } bittet um eine Revanche mit vertauschten Seiten · **#{ $number }** { $ruleset }
offered-draw = { $asker } hat in **#{ $number }** Remis angeboten
offered-takeback = { $asker } hat in **#{ $number }** um eine Rücknahme gebeten
offered-pause = { $asker } hat in **#{ $number }** um eine Pause gebeten
offered-rematch = { $asker } hat um eine Revanche für **#{ $number }** gebeten
answer-agreed = { $what }: ✓ { $opponent } hat angenommen.
answer-refused = { $what }: ✗ { $opponent } hat abgelehnt.
answer-withdrawn = { $what }: zurückgezogen.
answer-void = { $what }: nicht mehr offen, die Partie ist weitergegangen.
answer-rematch = { $what }: ✓ Sie läuft als **#{ $rematch }**.
note-paused = ⏸️ { $opponent } und { $mover }, **#{ $number }** ist pausiert. Die Uhren stehen still, bis { $mover } zieht oder jemand von euch „Weiterspielen“ drückt.
note-paused-over = **#{ $number }** war pausiert.
note-resumed = ▶️ **#{ $number }** geht weiter: { $mover } am Zug, fällig { $due }.
note-overdue = { $opponent }, die Zeit von { $mover } in **#{ $number }** ist abgelaufen. Du kannst den Sieg beanspruchen oder warten.
note-overdue-over = In **#{ $number }** war die Zeit abgelaufen.
note-gift = 🎁 { $opponent } schenkt { $mover } 24 Stunden in **#{ $number }**: fällig { $due }.
note-vacation = 🏖️ { $mover } ist im Urlaub: Der Zug in **#{ $number }** ist deshalb erst { $due } fällig.
note-downtime = 🕰️ Ich war offline, deshalb bekommt { $mover } diese Zeit in **#{ $number }** zurück: fällig { $due }.
# In der Ecke des Bildes einer abgebrochenen Partie.
note-void = #{ $number } · abgebrochen
note-struck-out = #{ $number } · annulliert

## Wo eine Partie steht und wer ihr zuschaut

home-direct = 📬 Ich kann in den Kanal dieser Partie nicht mehr schreiben. Sie geht deshalb hier weiter, in Direktnachrichten an euch beide. Nichts ist verloren.
thread-name = #{ $number } { $first } gegen { $second } · { $ruleset }
thread-running = 🧵 **#{ $number }** { $ruleset }: { $first } und { $second } spielen in { $thread }
thread-left = 🧵 **#{ $number }** { $ruleset }: { $first } und { $second } spielen ohne Thread weiter.
watch-board = 👀 { $board }
watch-started = Du schaust jetzt bei Partie **#{ $number }** zu. Ich schicke dir jedes neue Brett lautlos als Direktnachricht. Mit `/{ name-watch }` und derselben Nummer hörst du damit auf.
watch-stopped = Du schaust bei Partie **#{ $number }** nicht mehr zu.
watch-none = Du schaust keiner Partie zu. Benutze `/{ name-watch } { name-game }:` mit der Nummer einer Partie auf diesem Server.
watch-list = Diesen Partien schaust du zu:
watch-line = **#{ $number }** { $ruleset }: { $challenger } und { $opponent }
watch-elsewhere = Partie #{ $number } wird nicht auf diesem Server gespielt, deshalb kann ich sie hier nicht zeigen. Die Partien dieses Servers findest du mit `/{ name-games }` und der Option `{ name-where }`.
watch-own = In #{ $number } spielst du selbst mit, du siehst also sowieso jedes neue Brett.
watch-over = Partie #{ $number } ist vorbei. Wie sie ausging, siehst du mit `/{ name-board }`.
watch-crowded = Bei Partie #{ $number } können nicht noch mehr Leute zuschauen. Du kannst sie jederzeit mit `/{ name-board }` ansehen.
watch-enough = Mehr Partien kannst du nicht gleichzeitig zuschauen. Hör zuerst bei einer auf; die Liste siehst du mit `/{ name-watch }`.

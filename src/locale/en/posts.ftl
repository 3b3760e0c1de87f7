# English. What is posted where a game is played.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Posts in the channel

challenge = { $asked }, { $asker } challenges you to a game of **{ $ruleset }** · **#{ $number }**
challenge-open = { $asker } looks for somebody to play **{ $ruleset }** with · **#{ $number }** · whoever accepts first plays.
challenge-counter = { $asked }, { $asker } would rather play **{ $ruleset }** on these terms · **#{ $number }**
challenge-terms = { $sides } ⏱️ { $time }. Runs out { $expires }.
challenge-claim = Who runs out of time has not lost yet: the opponent may claim the win, or wait.
challenge-lot = Who begins is drawn by lot.
challenge-begins = { $player } plays { $colour } and begins.
challenge-answers = { $player } plays { $colour } and moves second.
challenge-accepted = { $asked } has accepted what { $asker } proposed: **{ $ruleset }** · **#{ $number }**
challenge-countered = { $asked } would rather play on other terms than { $asker } proposed: **{ $ruleset }** · **#{ $number }**
challenge-declined = { $asked } has declined { $asker }'s challenge to **{ $ruleset }** · #{ $number }
challenge-declined-because = { $asked } has declined { $asker }'s challenge to **{ $ruleset }** · #{ $number }: { $reason }
challenge-cancelled = { $asker } has taken back the challenge to { $asked } · **{ $ruleset }** · #{ $number }
challenge-expired = { $asker }'s challenge to { $asked } has run out · **{ $ruleset }** · #{ $number }
decline-later = not now, perhaps another time
decline-busy = too many games already
decline-rules = another game or other rules would be welcome
decline-time = another time control would be welcome
decline-side = the other side would be welcome
decline-none = no reason given
time-none = no clock
time-days = { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
time-bank = a bank of { $bank }, and { $increment } more with each move
span-days = { $days } d
span-hours = { $hours } h
span-both = { $days } d { $hours } h
headline-to-move = { $mover } to move ({ $colour })
headline-aborted = { $player } has called off the game against { $opponent }, so it counts for nothing
headline-due = due { $due }
headline-overdue = time ran out { $due }, the opponent may claim the win
headline-away = 🏖️ { $player } is on vacation until { $until }
headline-paused = ⏸️ paused
headline-banks = banks: { $first_colour } { $first }, { $second_colour } { $second }
headline-taken-back = ↩️ { $player } has taken { $moves ->
        [one] a move
       *[other] { $moves } moves
    } back
headline-chain = as planned after { $moves }
headline-rematch = rematch of #{ $before }
headline-won = { $winner } wins against { $loser }: { $reason }
headline-resigned = { $loser } resigns, { $winner } wins
headline-drawn = Draw between { $first } and { $second }: { $reason }
headline-game = **#{ $number }** { $ruleset }
headline-move = move { $number }, { $player }: { $last } (`{ $text }`)
headline-start = { $first } plays { $first_colour } and begins, { $second } plays { $second_colour }
headline-repeated = ⚠️ this position has now occurred { $times } times; at the third it is a draw

## Offers and notes in the channel

offer-draw = { $opponent }, { $asker } offers a draw in **#{ $number }** { $ruleset }.
offer-takeback = { $opponent }, { $asker } asks to take back a move in **#{ $number }** { $ruleset } · last move: { $last }
offer-pause = { $opponent }, { $asker } asks for a pause in **#{ $number }** { $ruleset }: the clocks stand still until somebody moves or resumes.
offer-rematch = { $opponent }, { $asker } asks for a rematch of **#{ $number }** { $ruleset }, with sides swapped.
offered-draw = Draw offered by { $asker } in **#{ $number }**
offered-takeback = { $asker } asked to take back a move in **#{ $number }**
offered-pause = { $asker } asked for a pause in **#{ $number }**
offered-rematch = { $asker } asked for a rematch of **#{ $number }**
answer-agreed = { $what }: ✓ { $opponent } has agreed.
answer-refused = { $what }: ✗ { $opponent } has declined.
answer-withdrawn = { $what }: withdrawn.
answer-void = { $what }: void, the game has moved on.
answer-rematch = { $what }: ✓ it has begun as **#{ $rematch }**.
note-paused = ⏸️ **#{ $number }** is paused for { $opponent } and { $mover }: the clocks stand still until { $mover } moves, or one of you resumes.
note-paused-over = **#{ $number }** was paused.
note-resumed = ▶️ **#{ $number }** goes on: { $mover } to move, due { $due }.
note-overdue = { $opponent }, the time of { $mover } in **#{ $number }** has run out. You may claim the win, or wait.
note-overdue-over = The time in **#{ $number }** had run out.
note-gift = 🎁 { $opponent } gives { $mover } 24 hours more in **#{ $number }**: due { $due }.
note-vacation = 🏖️ { $mover } is on vacation: the move in **#{ $number }** is now due { $due }.
note-downtime = 🕰️ I was away, so { $mover } gets that time back in **#{ $number }**: due { $due }.
# In the corner of the picture of a game that was called off.
note-void = #{ $number } · called off
note-struck-out = #{ $number } · struck out

## Where a game is posted, and who follows it

home-direct = 📬 The channel of this game is closed to me, so the game goes on here, in the direct messages of both of you. Nothing is lost.
thread-name = #{ $number } { $first } against { $second } · { $ruleset }
thread-running = 🧵 **#{ $number }** { $ruleset }: { $first } and { $second } play in { $thread }.
watch-board = 👀 { $board }
watch-started = You follow game **#{ $number }** now: each new board comes to you as a direct message, without a sound. `/watch` with the same number ends that.
watch-stopped = You no longer follow game **#{ $number }**.
watch-none = You follow no game. `/watch game:` and the number of a game on this server lets you follow it.
watch-list = You follow:
watch-line = **#{ $number }** { $ruleset }: { $challenger } and { $opponent }
watch-elsewhere = Game #{ $number } is not played on this server, so I cannot show it to you here. `/games` with `where` lists those that are.
watch-own = You play in #{ $number } yourself: you see every board of it anyway.
watch-over = Game #{ $number } is over. `/board` shows how it ended.
watch-crowded = As many people as I can write to follow #{ $number } already. `/board` shows it whenever you like.
watch-enough = You follow as many games as I can keep apart. `/watch` lists them; end one first.

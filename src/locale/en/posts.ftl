# English. What is posted where a game is played.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Posts in the channel

challenge = { $asked }, { $asker } challenges you to **{ $ruleset }** · **#{ $number }**
challenge-open = { $asker } is looking for an opponent in **{ $ruleset }** · **#{ $number }** · the first to accept plays.
challenge-counter = { $asked }, { $asker } makes a counter-offer: **{ $ruleset }** · **#{ $number }**
challenge-terms = { $sides } ⏱️ { $time }. Expires { $expires }.
challenge-claim = If someone runs out of time, the other player can claim the win or wait.
challenge-changed = 🔁 Changed: { $changes }
challenge-lot = Who goes first is random.
challenge-begins = { $player } plays { $colour } and goes first.
challenge-answers = { $player } plays { $colour } and goes second.
challenge-accepted = { $asked } accepted { $asker }'s challenge: **{ $ruleset }** · **#{ $number }**
counter-accepted = { $asked } accepted { $asker }'s counter-offer: **{ $ruleset }** · **#{ $number }**
challenge-countered = { $asked } made a counter-offer to { $asker }'s challenge: **{ $ruleset }** · **#{ $number }**
challenge-declined = { $asked } declined { $asker }'s challenge to **{ $ruleset }** · #{ $number }
challenge-declined-because = { $asked } declined { $asker }'s challenge to **{ $ruleset }** · #{ $number }: { $reason }
challenge-cancelled = { $asker } withdrew the challenge to { $asked } · **{ $ruleset }** · #{ $number }
challenge-expired = { $asker }'s challenge to { $asked } has expired · **{ $ruleset }** · #{ $number }
decline-later = not now, maybe another time
decline-busy = too many games already
decline-rules = another game or ruleset, please
decline-time = another time limit, please
decline-side = the other side, please
time-none = no clock
time-days = { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
time-bank = time bank { $bank }, plus { $increment } per move
span-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
span-hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
span-both = { $days ->
        [one] 1 day
       *[other] { $days } days
    } { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
headline-to-move = { $mover } to move ({ $colour })
headline-aborted = { $player } aborted the game against { $opponent }, so it doesn't count
headline-due = due { $due }
headline-overdue = time ran out { $due }; the opponent can claim the win
headline-away = 🏖️ { $player } is on vacation until { $until }
headline-paused = ⏸️ paused
headline-banks = time banks: { $first_colour } { $first }, { $second_colour } { $second }
headline-taken-back = ↩️ { $player } took back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }
headline-chain = as planned, after { $moves }
headline-chained-move = { $player }: { $move }
headline-rematch = rematch of #{ $before }
headline-won = { $winner } wins against { $loser }: { $reason }
headline-resigned = { $loser } resigns, { $winner } wins
headline-drawn = Draw between { $first } and { $second }: { $reason }
headline-game = **#{ $number }** { $ruleset }
headline-last = { $player }: { $last }
headline-ply = move { $number }
headline-start = { $first } plays { $first_colour } and goes first, { $second } plays { $second_colour }
headline-repeated = ⚠️ this position has come up { $times } times; the third time ends the game

## Offers and notes in the channel

offer-draw = { $opponent }, { $asker } offers a draw in **#{ $number }** { $ruleset }.
offer-takeback = { $opponent }, { $asker } asks for a takeback in **#{ $number }** { $ruleset } · to take back: { $moves }
offer-pause = { $opponent }, { $asker } asks for a pause in **#{ $number }** { $ruleset }. The clocks stop until someone moves or resumes.
offer-rematch = { $opponent }, { $asker } asks for a rematch of **#{ $number }** { $ruleset }, with sides swapped.
offered-draw = { $asker } offered a draw in **#{ $number }**
offered-takeback = { $asker } asked for a takeback in **#{ $number }**
offered-pause = { $asker } asked for a pause in **#{ $number }**
offered-rematch = { $asker } asked for a rematch of **#{ $number }**
answer-agreed = { $what }: ✓ { $opponent } accepted.
answer-refused = { $what }: ✗ { $opponent } declined.
answer-withdrawn = { $what }: withdrawn.
answer-void = { $what }: no longer open, the game has moved on.
answer-rematch = { $what }: ✓ it has started as **#{ $rematch }**.
note-paused = ⏸️ **#{ $number }** is paused for { $opponent } and { $mover }. The clocks stop until { $mover } moves or one of you resumes.
note-paused-over = **#{ $number }** was paused.
note-resumed = ▶️ **#{ $number }** goes on: { $mover } to move, due { $due }.
note-overdue = { $opponent }, { $mover } ran out of time in **#{ $number }**. You can claim the win, or wait.
note-overdue-over = A player had run out of time in **#{ $number }**.
note-gift = 🎁 { $opponent } gives { $mover } 24 more hours in **#{ $number }**: due { $due }.
note-vacation = 🏖️ { $mover } is on vacation: the move in **#{ $number }** is now due { $due }.
note-downtime = 🕰️ I was offline, so { $mover } gets that time back in **#{ $number }**: due { $due }.
# In the corner of the picture of a game that was aborted.
note-void = #{ $number } · aborted
note-struck-out = #{ $number } · voided

## Where a game is posted, and who follows it

home-direct = 📬 I can't write in this game's channel any more. So the game goes on here, in the direct messages of both players. Nothing is lost.
thread-name = #{ $number } { $first } against { $second } · { $ruleset }
thread-running = 🧵 **#{ $number }** { $ruleset }: { $first } and { $second } are playing in { $thread }
thread-left = 🧵 **#{ $number }** { $ruleset }: { $first } and { $second } play on without a thread.
watch-board = 👀 { $board }
watch-started = You now follow game **#{ $number }**. I'll send you each new board as a direct message, without a sound. To unfollow it, use `/watch` with the same number.
watch-stopped = You no longer follow game **#{ $number }**.
watch-none = You don't follow any games. To follow one, use `/watch game:` with the number of a game on this server.
watch-list = You follow:
watch-line = **#{ $number }** { $ruleset }: { $challenger } and { $opponent }
watch-elsewhere = Game #{ $number } isn't played on this server, so I can't show it here. See this server's games with `/games` and its option `where`.
watch-own = You play in #{ $number } yourself, so you see all its boards anyway.
watch-over = Game #{ $number } is over. Use `/board` to see how it ended.
watch-crowded = Game #{ $number } already has the maximum number of followers. You can always see it with `/board`.
watch-enough = You already follow the maximum number of games. Unfollow one first; see the list with `/watch`.

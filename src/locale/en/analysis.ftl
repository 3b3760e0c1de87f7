# English. The analysis of finished games.

button-next-mistake = Next mistake
button-analysis = Analysis
button-analysis-show = Show analysis

analysis-running = 🔎 I'm analysing this game. A first look takes a few seconds, the full analysis about a minute.
analysis-quick = 🔎 This is a first look. I'm still looking deeper: { $searched } of { $total } positions so far.
analysis-blunders-again = 🔎 Almost done: I'm looking at the blunders once more.
analysis-busy = 🔎 I'm still analysing **#{ $number }** for you. Press **Show analysis** here when that's done.
analysis-withheld = A game that's still running is at or near this position. I'll analyse the position when that game is over.
analysis-left-out = Some moves aren't counted yet, because a running game is at or near the same position.

analysis-side = { $name } ({ $colour }): **{ $accuracy }%** accuracy · { $inaccuracies ->
        [one] 1 inaccuracy
       *[other] { $inaccuracies } inaccuracies
    } · { $mistakes ->
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    } · { $blunders ->
        [one] 1 blunder
       *[other] { $blunders } blunders
    }
analysis-turning-points = Where the game turned: { $moves }
analysis-turning-point = move { $number } (`{ $text }`)
analysis-chart-alt = Chart of { $side }'s winning chances in percent, at the start and then after every { $step ->
        [one] move
       *[other] { $step } moves
    }: { $list }
# Beside the chart.
analysis-chart-player = { $name } · { $accuracy }%

analysis-chances = Winning chances: { $first } { $first_percent }%, { $second } { $second_percent }%
analysis-won = With best play, { $side } wins.
analysis-drawn = With best play, it's a draw.
analysis-inaccuracy = Inaccuracy.
analysis-mistake = Mistake.
analysis-blunder = Blunder.
analysis-won-drawn = It turned a win into a draw.
analysis-won-lost = It turned a win into a loss.
analysis-drawn-lost = It turned a draw into a loss.
analysis-better = Better: { $move } (`{ $text }`).
analysis-arrows = The picture shows the board before that move: the thick arrow is the better move, the thin one was played.

## Learning from one's own mistakes. $played is a move in words

button-mistakes = Learn from mistakes
button-mistakes-left = Try the rest
button-try-again = Try again
next-puzzle = Puzzles
mistake-heading = **#{ $number }, task { $task } of { $total }** · move { $move }, you play { $side }.
mistake-task = You played: { $played }. **Find a better move.**
mistake-before = ✅ You've solved this one before.
mistake-played = ❌ { $played }: that's what you played. Find something better.
mistake-end = 🎓 **#{ $number }: those were your mistakes.** You've found a better move for { $solved } of { $total }.
mistake-none = You made no mistakes or blunders in **#{ $number }** that I can show you now. Look at the whole game in its analysis.
analysis-missing = The full analysis of **#{ $number }** isn't ready yet. Open the analysis, and wait a minute if I'm still working on it.

## Playing on against the computer from a position

button-play-on = Play this position
button-play-puzzle = Play from start
play-on-running = This game is still running. You can play on against me from its positions once it's over.
play-on-over = The game is over in this position. Step back, then play on from there.
play-on-withheld = This position is on the board of a running game, or only a move or two away from it. Choose another position, or wait until that game is over.

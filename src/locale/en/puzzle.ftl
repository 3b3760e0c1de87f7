# English. Puzzles: $played, $reply and $move are moves in words, such as "cat c2 to d2, captures the lion".

command-puzzle = Solve puzzles: find the only good move, and get a puzzle rating
option-puzzle-game = Which game (default: any)
option-puzzle-theme = What the solution uses (default: anything)
puzzle-heading = 🧩 **Puzzle: { $game }** · rating { $rating }
puzzle-task-win = You play { $side }, at the bottom. **Win { $moves ->
    [one] with this move
   *[other] in { $moves } moves
}, whatever your opponent does.**
puzzle-task-points = You play { $side }, at the bottom. **Score { $points ->
    [one] 1 point
   *[other] { $points } points
} more than your opponent { $moves ->
    [one] with this move
   *[other] in { $moves } moves
}, whatever your opponent does.** With any other move, you get less.
puzzle-task-points-on = You play { $side }, at the bottom. Your points in this puzzle so far, minus your opponent's: { $gained }. **Raise that to { $points } { $moves ->
    [one] with your next move
   *[other] in { $moves } moves
}, whatever your opponent does.** With any other move, you get less.
puzzle-go-on = ✅ **{ $played }.** Your opponent answers: { $reply }. Go on!
puzzle-wrong = ❌ { $played }: there's something better. Try again.
puzzle-missed = The puzzle now counts as missed, but you can still solve it.
puzzle-stakes = -# Your first try counts. A hint or the solution counts as a miss.
puzzle-hint = 💡 Move this: { $piece }.
puzzle-solved = ✅ **{ $played }.** Solved!
puzzle-themes = Themes: { $themes }
puzzle-rating = Your puzzle rating in { $game }: **{ $rating }** ({ $change })
puzzle-days = 🔥 Days in a row with a solved puzzle: { $days }
puzzle-solution = 💡 **Solution, { $number } of { $total }:** { $played }
puzzle-solution-start = 💡 **Solution:** { $moves }
puzzle-none = There's no such puzzle: { $game } has none with the theme “{ $theme }”. Themes of this game: { $themes }.
puzzle-withheld = A running game is at or near this position, so the puzzle waits until that game is over.
puzzle-gone = This puzzle isn't yours, or it's no longer in the collection. Get another one with `/puzzle`.
button-solution = Solution
button-next-puzzle = Next puzzle
button-puzzle-back = Back to puzzle
button-solvers = Puzzle leaderboard
button-solve = Solve it

## Themes

puzzle-theme-fork = fork
puzzle-theme-lure = lure
puzzle-theme-drop = drop
puzzle-theme-promote = promotion
puzzle-theme-try = try
puzzle-theme-race = race for the den
puzzle-theme-jump = jump
puzzle-theme-rat = swimming rat
puzzle-theme-trap = trap
puzzle-theme-endgame = endgame
puzzle-theme-chain = captures in a row
puzzle-theme-mandarin = mandarin
puzzle-theme-empty = empty fields
puzzle-theme-patience = patience
puzzle-theme-long = long

## The solvers of a server, and profiles

puzzle-board = 🧩 **Puzzles solved on the first try on this server**
puzzle-board-line = `{ $place }` { $player } **{ $solved }**
puzzle-board-none = No one has solved a puzzle here on the first try yet. Be the first: `/puzzle`.
profile-puzzles = 🧩 Puzzles, { $game }: **{ $rating }**, { $solved } of { $tries } solved on the first try
profile-puzzle-days = 🧩 Days in a row with a solved puzzle: { $days } now, best { $best }
profile-puzzles-heading = 🧩 **Puzzles of { $player }** · solved: { $solved }
profile-puzzles-themes = Solved by theme: { $themes }
button-profile-puzzles = Puzzles

## The daily puzzle

server-daily = 🧩 Daily puzzle: every day at { $hour } UTC, in the channel for seasons and news
server-daily-nowhere = 🧩 Daily puzzle: at { $hour } UTC. **Choose a channel for seasons and news** first, under **{ section-places }**.
server-daily-off = 🧩 Daily puzzle: **off**
section-daily = Daily puzzle
menu-daily = When to post the daily puzzle (UTC)
daily-off = No daily puzzle
daily-heading = 🧩 **Daily puzzle, { $day }: { $game }** · rating { $rating }
daily-invites = Press **{ button-solve }**: only you see your tries. When I post the solution, I name who solved it on the first try. To stay unnamed, hide your name on leaderboards in `/settings`.
daily-solution = 🧩 **Solution of the daily puzzle, { $day }:** { $moves }
daily-solvers = Solved on the first try: { $players }
daily-solver = { $player } ({ $time })
daily-no-solvers = No one who appears on leaderboards solved it on the first try.
daily-alt = The solution move by move: { $moves }.

# English. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = Ratings: { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = You two play each other a lot, so this game counted only { $percent }%.
ratings-returned = The rating changes from this game are reversed.
ratings-unchanged = Ratings don't change: the game ended before both players had moved.
terms-rated = Rated: the result changes both players' ratings.
terms-casual = Casual: the ratings don't change.

## Leaderboards

leaderboard-title = { $pool }: all servers
leaderboard-title-here = { $pool }: this server
leaderboard-title-month = { $pool }: gains in { $month }
leaderboard-title-month-here = { $pool }: gains in { $month } on this server
leaderboard-title-season = { $pool }: season { $month }
leaderboard-title-season-here = { $pool }: season { $month } on this server
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } this month) · { $wins } won, { $draws } drawn, { $losses } lost
leaderboard-line-season = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } in that month) · { $wins } won, { $draws } drawn, { $losses } lost
leaderboard-line-month = { $place } { $player } **{ $gain }** to { $rating } · { $wins } won, { $draws } drawn, { $losses } lost
leaderboard-own = You: { $line }
leaderboard-empty = No one is on this leaderboard yet. Play rated games with `/challenge`.
leaderboard-missing = You aren't on this leaderboard yet. What's missing: { $missing }.
leaderboard-missing-games = { $games ->
    [one] one more rated game
   *[other] { $games } more rated games
  }
leaderboard-missing-opponents = { $opponents ->
    [one] one more opponent
   *[other] { $opponents } more opponents
  }
leaderboard-missing-deviation = a more reliable rating (yours is ±{ $deviation }, the limit is ±{ $most }; play more to improve it)
leaderboard-missing-active = a rated game (your last one was more than { $days ->
    [one] a day
   *[other] { $days } days
  } ago, or your rating has become too uncertain)
leaderboard-missing-here = a rated game on this server
leaderboard-missing-leave = your name on leaderboards (turn it on in `/settings`)
leaderboard-missing-month = { $games ->
    [one] one more rated game this month
   *[other] { $games } more rated games this month
  }
leaderboard-missing-season = You aren't on this season's leaderboard: your name was hidden when its month ended, or you weren't in the top hundred.
leaderboard-no-server = This only works in a server channel. From here, ask for the leaderboard of all servers.
leaderboard-no-season = No season of { $pool } has ended yet: the first one ends with this month. See the current ratings with `/leaderboard`.
leaderboard-no-pool = There's no leaderboard for `{ $typed }`. Pick one of these: { $pools }.
period-all = Current ratings
period-month = This month's gains
button-everywhere = All servers
button-this-server = This server
month-of-year = { $month ->
    [1] January { $year }
    [2] February { $year }
    [3] March { $year }
    [4] April { $year }
    [5] May { $year }
    [6] June { $year }
    [7] July { $year }
    [8] August { $year }
    [9] September { $year }
    [10] October { $year }
    [11] November { $year }
   *[12] December { $year }
  }
day-of-month = { $day } { $month }
command-leaderboard = The best players, on this server or on all servers
option-leaderboard-game = Which game (default: the one you play most)
option-leaderboard-scope = This server, or all servers together (default: this server)
option-leaderboard-period = Current ratings, this month's gains, or a past season (default: current ratings)
option-leaderboard-public = Show it to everyone in the channel? (default: no)
scope-server = this server
scope-global = all servers
period-season = a past season

## Profiles, and two players head to head

command-profile = A player's ratings, results and achievements
command-versus = Head-to-head results of two players
option-profile-player = Whose profile (default: yours)
option-versus-player = The first player
option-versus-other = The other player (default: you)
button-profile-games = Games
button-profile-versus = You and them
button-profile-show = Profile
button-profile-board = Leaderboard
profile-heading = { $games ->
        [one] { $player } has finished one game: **{ $score }**
       *[other] { $player } has finished { $games } games: **{ $score }**
    }
profile-none = { $player } hasn't finished a game yet. Start one: `/challenge player:@friend game:Jungle`.
profile-private = { $player } doesn't want to appear on leaderboards, so no one else can see this profile. See your head-to-head results with `/versus`.
profile-bot = Bots don't have profiles. Pick a person.
profile-rating = { $games ->
        [one] 📈 { $pool }: **{ $rating }** after one rated game
       *[other] 📈 { $pool }: **{ $rating }** after { $games } rated games
    }
profile-record = ⚖️ { $game }: **{ $score }** · going first { $first } · going second { $second }
profile-key = -# + won, = drawn, – lost; a rating with ? is still uncertain
profile-run = 🔥 Wins in a row: { $run } now, best { $best }
profile-favourite = { $times ->
        [one] ❤️ Most played: { $ruleset }, once
       *[other] ❤️ Most played: { $ruleset }, { $times } times
    }
profile-medals = 🏆 Tournaments: { $medals }
profile-running = { $games ->
        [one] ⏳ One game is running
       *[other] ⏳ { $games } games are running
    }
profile-alt = Ratings of { $player } over time. { $courses }
profile-alt-course = { $pool }: from { $from } to { $to }, never below { $low } or above { $high }
profile-alt-single = { $pool }: { $from }
achievement-den = 🏅 Won by reaching the den in { $number ->
        [one] 1 move
       *[other] { $number } moves
    } (#{ $game })
achievement-capture-all = 🏅 Won by capturing all enemy pieces in { $number ->
        [one] 1 move
       *[other] { $number } moves
    } (#{ $game })
achievement-chick = 🏅 Captured the lion with a chick in { $number ->
        [one] 1 move
       *[other] { $number } moves
    } (#{ $game })
achievement-try = 🏅 Won by bringing the lion to the far row in { $number ->
        [one] 1 move
       *[other] { $number } moves
    } (#{ $game })
achievement-mandarins = 🏅 Won with both mandarins in { $number ->
        [one] 1 move
       *[other] { $number } moves
    } (#{ $game })
achievement-unscathed = 🏅 Won in { $number ->
        [one] 1 move
       *[other] { $number } moves
    } without losing a piece (#{ $game })
achievement-giant = 🏅 Captured the elephant with the rat on move { $number }, and won (#{ $game })
achievement-pieces = 🏅 Won after being { $number ->
        [one] 1 piece
       *[other] { $number } pieces
    } behind (#{ $game })
achievement-points = 🏅 Won after being { $number ->
        [one] 1 point
       *[other] { $number } points
    } behind (#{ $game })
achievement-every-game = 🏅 Won at least once in each of the { $number } games here (the last one in #{ $game })
achievement-longest = 🏅 Longest game: { $number ->
        [one] 1 move
       *[other] { $number } moves
    } (#{ $game })
achievement-lasting = { $number ->
        [one] 🏅 Game that took the most time: 1 day (#{ $game })
       *[other] 🏅 Game that took the most time: { $number } days (#{ $game })
    }
achievement-first = 🏅 First game: #{ $game }
versus-heading = { $games ->
        [0] { $player } and { $other } haven't finished a game against each other yet.
        [one] { $player } against { $other }, one game: **{ $score }**
       *[other] { $player } against { $other }, { $games } games: **{ $score }**
    }
versus-ratings = 📈 { $pool }: **{ $first }** against **{ $second }**, difference { $difference }
versus-run = { $run ->
        [one] 🔥 { $player } won the last game.
       *[other] 🔥 { $player } won the last { $run } games.
    }
versus-won = 🏁 **#{ $number }** { $ruleset }: { $player } won { $when }
versus-drawn = 🏁 **#{ $number }** { $ruleset }: drawn { $when }
versus-same = That's the same person twice. See a single player with `/profile`.
versus-private = One of the two doesn't want to appear on leaderboards, so only the two of them can see their head-to-head results.

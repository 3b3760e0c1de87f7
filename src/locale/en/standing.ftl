# English. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = Ratings: { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = The two of you have played much with each other lately: this game counted { $percent } %.
ratings-returned = What this game had changed in the ratings is given back.
terms-rated = Rated: the result changes both players' ratings.
terms-casual = Casual: the result changes no ratings.

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
leaderboard-empty = Nobody is listed here yet. Play rated games: `/challenge` makes them rated unless you say otherwise.
leaderboard-missing = You are not listed here. What is missing: { $missing }.
leaderboard-missing-games = { $games ->
    [one] one more rated game
   *[other] { $games } more rated games
  }
leaderboard-missing-opponents = { $opponents ->
    [one] one more opponent
   *[other] { $opponents } more opponents
  }
leaderboard-missing-deviation = a surer rating (its deviation is { $deviation }, at most { $most } is listed; it falls as you play)
leaderboard-missing-active = a rated game (the last one is more than { $days } days ago, or your rating has become uncertain since)
leaderboard-missing-here = a rated game on this server
leaderboard-missing-leave = your leave to be listed, in `/settings`
leaderboard-missing-month = { $games ->
    [one] one more rated game this month
   *[other] { $games } more rated games this month
  }
leaderboard-missing-season = You are not on the board of this season: you were not listed when its month ended, or not among the first hundred.
leaderboard-no-server = This is no server. Ask for the leaderboard of all servers here, or ask on the server.
leaderboard-no-season = No season of { $pool } has ended yet: the first one ends with this month. Until then, look at `/leaderboard`.
leaderboard-no-pool = There is no leaderboard { $typed }. There is one of each of these: { $pools }.
period-all = By rating, now
period-month = Gains of this month
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
command-leaderboard = Who stands where, on this server or everywhere
option-leaderboard-game = Which game; the one you play most if you do not say
option-leaderboard-scope = This server, or all servers together
option-leaderboard-period = By rating now, by what this month has brought, or as a season ended
option-leaderboard-public = Whether everybody in the channel sees it
scope-server = this server
scope-global = all servers
period-season = a season that has ended

## Profiles, and two players against each other

command-profile = A player's ratings, record and feats
command-versus = How two players stand against each other
option-profile-player = Whose profile (yours if you leave it out)
option-versus-player = Whose games with you, or with another
option-versus-other = The other player (you, if you leave it out)
button-profile-games = Games
button-profile-versus = You and this player
button-profile-show = Profile
button-profile-board = Leaderboard
profile-heading = { $games ->
        [one] { $player } has finished one game: **{ $score }**
       *[other] { $player } has finished { $games } games: **{ $score }**
    }
profile-none = { $player } has not finished a game yet. It begins with `/challenge player:@friend game:Jungle`.
profile-private = { $player } wants to be on no leaderboard, so this profile is shown to nobody else. How the two of you stand against each other: `/versus`.
profile-bot = Programs do not play here, so there is nothing to tell about them.
profile-rating = { $games ->
        [one] 📈 { $pool }: **{ $rating }** after one rated game
       *[other] 📈 { $pool }: **{ $rating }** after { $games } rated games
    }
profile-record = ⚖️ { $game }: **{ $score }** · moving first { $first } · moving second { $second }
profile-key = -# + won, = drawn, – lost; a rating with ? is still a guess
profile-run = 🔥 Wins in a row: { $run } now, { $best } at best
profile-favourite = { $times ->
        [one] ❤️ Most played: { $ruleset }, once
       *[other] ❤️ Most played: { $ruleset }, { $times } times
    }
profile-running = { $games ->
        [one] ⏳ One game is running
       *[other] ⏳ { $games } games are running
    }
profile-alt = Ratings of { $player } over time. { $courses }
profile-alt-course = { $pool }: from { $from } to { $to }, never below { $low } or above { $high }
feat-den = 🏅 Won by reaching the den in { $number } plies (#{ $game })
feat-capture-all = 🏅 Won by taking all of the opponent's pieces in { $number } plies (#{ $game })
feat-chick = 🏅 Took the lion with a chick in { $number } plies (#{ $game })
feat-try = 🏅 Won by bringing the lion to the far end in { $number } plies (#{ $game })
feat-mandarins = 🏅 Won with both mandarins in { $number } plies (#{ $game })
feat-unscathed = 🏅 Won with all pieces alive in { $number } plies (#{ $game })
feat-giant = 🏅 Took the elephant with the rat on ply { $number }, and won (#{ $game })
feat-pieces = 🏅 Won after being { $number } pieces behind (#{ $game })
feat-points = 🏅 Won after being { $number } points behind (#{ $game })
feat-every-game = 🏅 Has won all { $number } games that are played here (the last of them in #{ $game })
feat-longest = 🏅 Longest game: { $number } plies (#{ $game })
feat-lasting = { $number ->
        [one] 🏅 The game that took most time: one day (#{ $game })
       *[other] 🏅 The game that took most time: { $number } days (#{ $game })
    }
feat-first = 🏅 First game: #{ $game }
versus-heading = { $games ->
        [0] { $player } and { $other } have not finished a game with each other yet.
        [one] { $player } against { $other }, one game: **{ $score }**
       *[other] { $player } against { $other }, { $games } games: **{ $score }**
    }
versus-ratings = 📈 { $pool }: **{ $first }** against **{ $second }**, a difference of { $difference }
versus-run = { $run ->
        [one] 🔥 { $player } won the last game.
       *[other] 🔥 { $player } won the last { $run } games.
    }
versus-won = 🏁 **#{ $number }** { $ruleset }: { $player } won { $when }
versus-drawn = 🏁 **#{ $number }** { $ruleset }: drawn { $when }
versus-same = That is one and the same person. `/profile` shows a single player.
versus-private = One of the two wants to be on no leaderboard: how they stand against each other is for the two of them alone.

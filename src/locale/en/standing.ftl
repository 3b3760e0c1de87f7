# English. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = Ratings: { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = The two of you have played much lately and not known each other for long: this game counted { $percent } %.
terms-rated = Rated: the result changes both players' ratings.
terms-casual = Casual: the result changes no ratings.

## Leaderboards

leaderboard-title = { $pool }: all servers
leaderboard-title-here = { $pool }: this server
leaderboard-title-month = { $pool }: gains in { $month }
leaderboard-title-season = { $pool }: season { $month }
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } this month) · { $wins } won, { $draws } drawn, { $losses } lost
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
leaderboard-missing-month = { $games } rated games this month
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

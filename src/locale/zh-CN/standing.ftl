# Chinese in simplified characters. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = 等级分：{ $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = 你们相识不久，最近又下得很多，所以这一局按 { $percent }% 计分。
terms-rated = 计分局：结果会影响双方的等级分。
terms-casual = 休闲局：不影响等级分。

## Leaderboards

leaderboard-title = { $pool } 排行榜：全部服务器
leaderboard-title-here = { $pool } 排行榜：本服务器
leaderboard-title-month = { $pool } 排行榜：{ $month }涨分
leaderboard-title-season = { $pool } 排行榜：{ $month }赛季
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation }（本月 { $gain }） · { $wins } 胜 { $draws } 和 { $losses } 负
leaderboard-line-month = { $place } { $player } **{ $gain }**，现为 { $rating } · { $wins } 胜 { $draws } 和 { $losses } 负
leaderboard-own = 你：{ $line }
leaderboard-empty = 还没有人上榜。来下计分局吧：用 `/{ name-challenge }` 发起的对局，不特别说明就是计分局。
leaderboard-missing = 你还没有上榜，还差：{ $missing }。
leaderboard-missing-games = 再下 { $games } 局计分局
leaderboard-missing-opponents = 再和 { $opponents } 位不同的对手下
leaderboard-missing-deviation = 更稳定的等级分（现在偏差为 { $deviation }，不超过 { $most } 才能上榜；下得越多偏差越小）
leaderboard-missing-active = 一局新的计分局（上一局已超过 { $days } 天，或者其间等级分变得不确定了）
leaderboard-missing-here = 在这个服务器上下一局计分局
leaderboard-missing-leave = 在 `/{ name-settings }` 里选择“{ button-listed }”
leaderboard-missing-month = 本月下 { $games } 局计分局
leaderboard-no-server = 这里不是服务器。可以查看全部服务器的排行榜，或者到服务器里查看。
leaderboard-no-season = { $pool } 还没有结束过任何赛季：第一个赛季到本月底结束。在那之前请看 `/{ name-leaderboard }`。
leaderboard-no-pool = 没有 { $typed } 的排行榜。有排行榜的是：{ $pools }。
period-all = 按当前等级分
period-month = 本月涨分
button-everywhere = 全部服务器
button-this-server = 本服务器
month-of-year = { $year } 年 { $month } 月
command-leaderboard = 排行榜：本服务器或全部服务器
option-leaderboard-game = 哪一种棋；不填就是你下得最多的
option-leaderboard-scope = 本服务器，还是全部服务器
option-leaderboard-period = 按当前等级分、按本月涨分，或已结束的赛季
option-leaderboard-public = 是否让频道里的所有人都看到
scope-server = 本服务器
scope-global = 全部服务器
period-season = 已结束的赛季

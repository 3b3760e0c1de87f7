# Chinese in traditional characters. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = 積分：{ $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = 你們才認識不久，最近又下了很多局，所以這局只照 { $percent }% 計算積分。
terms-rated = 積分局：結果會影響雙方的積分。
terms-casual = 友誼局：不影響積分。

## Leaderboards

leaderboard-title = { $pool } 排行榜：所有伺服器
leaderboard-title-here = { $pool } 排行榜：這個伺服器
leaderboard-title-month = { $pool } 排行榜：{ $month }的進步
leaderboard-title-season = { $pool } 排行榜：{ $month }賽季
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation }（本月 { $gain }） · { $wins } 勝 { $draws } 和 { $losses } 敗
leaderboard-line-month = { $place } { $player } **{ $gain }**，來到 { $rating } · { $wins } 勝 { $draws } 和 { $losses } 敗
leaderboard-own = 你：{ $line }
leaderboard-empty = 還沒有人上榜。來下積分局吧：用 `/{ name-challenge }` 開的對局，沒有特別指定就是積分局。
leaderboard-missing = 你還沒有上榜，還差：{ $missing }。
leaderboard-missing-games = 再下 { $games } 局積分局
leaderboard-missing-opponents = 再跟 { $opponents } 位不同的對手下
leaderboard-missing-deviation = 更穩定的積分（目前偏差是 { $deviation }，不超過 { $most } 才會上榜；下得越多偏差越小）
leaderboard-missing-active = 一局新的積分局（上一局已經超過 { $days } 天，或是這段期間積分變得不確定）
leaderboard-missing-here = 在這個伺服器下一局積分局
leaderboard-missing-leave = 在 `/{ name-settings }` 選擇「{ button-listed }」
leaderboard-missing-month = 本月下 { $games } 局積分局
leaderboard-no-server = 這裡不是伺服器。可以看所有伺服器的排行榜，或是到伺服器裡看。
leaderboard-no-season = { $pool } 還沒有結束過任何賽季：第一個賽季到這個月底結束。在那之前請看 `/{ name-leaderboard }`。
leaderboard-no-pool = 沒有 { $typed } 的排行榜。有排行榜的是：{ $pools }。
period-all = 依目前積分
period-month = 本月的進步
button-everywhere = 所有伺服器
button-this-server = 這個伺服器
month-of-year = { $year } 年 { $month } 月
command-leaderboard = 排行榜：這個伺服器或所有伺服器
option-leaderboard-game = 哪一種棋；不填就是你下得最多的
option-leaderboard-scope = 這個伺服器，還是所有伺服器
option-leaderboard-period = 依目前積分、依本月的進步，或已結束的賽季
option-leaderboard-public = 是否讓頻道裡的大家都看到
scope-server = 這個伺服器
scope-global = 所有伺服器
period-season = 已結束的賽季

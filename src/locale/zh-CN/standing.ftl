# Chinese in simplified characters. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = 等级分：{ $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = 你们最近一起下得很多，所以这一局按 { $percent }% 计分。
ratings-returned = 这一局造成的等级分变化会恢复原状。
terms-rated = 计分局：结果会影响双方的等级分。
terms-casual = 休闲局：不影响等级分。

## Leaderboards

leaderboard-title = { $pool } 排行榜 · 全部服务器
leaderboard-title-here = { $pool } 排行榜 · 本服务器
leaderboard-title-month = { $pool } 排行榜 · { $month }涨分
leaderboard-title-month-here = { $pool } 排行榜 · 本服务器 · { $month }涨分
leaderboard-title-season = { $pool } 排行榜 · { $month }赛季
leaderboard-title-season-here = { $pool } 排行榜 · 本服务器 · { $month }赛季
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation }（本月 { $gain }） · { $wins } 胜 { $draws } 和 { $losses } 负
leaderboard-line-season = { $place } { $player } **{ $rating }** ±{ $deviation }（当月 { $gain }） · { $wins } 胜 { $draws } 和 { $losses } 负
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
leaderboard-missing-month = 本月再下 { $games } 局计分局
leaderboard-missing-season = 你不在这个赛季的榜上：月底时你还没有上榜，或者没有进入前一百名。
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

## Profiles, and two players against each other

command-profile = 玩家的等级分、战绩和成就
command-versus = 两位玩家之间的战绩
option-profile-player = 谁的资料（不填就是你的）
option-versus-player = 和谁的战绩
option-versus-other = 另一位玩家（不填就是你）
button-profile-games = 对局
button-profile-versus = 你和这位玩家
button-profile-show = 个人资料
button-profile-board = 排行榜
profile-heading = { $player } 下完了 { $games } 局：**{ $score }**
profile-none = { $player } 还没有下完过一局。从这里开始吧：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
profile-private = { $player } 不想上排行榜，所以资料不给别人看。你们两人之间的战绩可以用 `/{ name-versus }` 查看。
profile-bot = 机器人不在这里下棋，没有什么可看的。
profile-rating = 📈 { $pool }：**{ $rating }**（{ $games } 局计分局）
profile-record = ⚖️ { $game }：**{ $score }** · 先手 { $first } · 后手 { $second }
profile-key = -# + 胜，= 和，– 负；带 ? 的等级分还只是估计
profile-run = 🔥 连胜：现在 { $run }，最多 { $best }
profile-favourite = ❤️ 下得最多的：{ $ruleset }，{ $times } 局
profile-running = ⏳ 正在进行 { $games } 局
profile-alt = { $player } 的等级分走势。{ $courses }
profile-alt-course = { $pool }：从 { $from } 到 { $to }，最低 { $low }，最高 { $high }
achievement-den = 🏅 { $number } 步攻入兽穴获胜（#{ $game }）
achievement-capture-all = 🏅 { $number } 步吃光对方棋子获胜（#{ $game }）
achievement-chick = 🏅 { $number } 步用小鸡吃掉狮（#{ $game }）
achievement-try = 🏅 { $number } 步让狮冲到对方底线获胜（#{ $game }）
achievement-mandarins = 🏅 { $number } 步吃下两个官获胜（#{ $game }）
achievement-unscathed = 🏅 { $number } 步获胜，一枚棋子也没丢（#{ $game }）
achievement-giant = 🏅 第 { $number } 步用鼠吃掉象，并且获胜（#{ $game }）
achievement-pieces = 🏅 落后 { $number } 枚棋子，反败为胜（#{ $game }）
achievement-points = 🏅 落后 { $number } 分，反败为胜（#{ $game }）
achievement-every-game = 🏅 这里的 { $number } 种棋全都赢过（最后一种是 #{ $game }）
achievement-longest = 🏅 步数最多的一局：{ $number } 步（#{ $game }）
achievement-lasting = 🏅 历时最久的一局：{ $number } 天（#{ $game }）
achievement-first = 🏅 第一局：#{ $game }
versus-heading = { $games ->
        [0] { $player } 和 { $other } 还没有下完过一局。
       *[other] { $player } 对 { $other }，{ $games } 局：**{ $score }**
    }
versus-ratings = 📈 { $pool }：**{ $first }** 对 **{ $second }**，相差 { $difference }
versus-run = { $run ->
        [1] 🔥 最近一局是 { $player } 赢的。
       *[other] 🔥 { $player } 最近 { $run } 连胜。
    }
versus-won = 🏁 **#{ $number }** { $ruleset }：{ $when }，{ $player } 获胜
versus-drawn = 🏁 **#{ $number }** { $ruleset }：{ $when }，和棋
versus-same = 那是同一个人。用 `/{ name-profile }` 可以查看单个玩家。
versus-private = 两人当中有人不想上排行榜，所以战绩只有他们自己能看。

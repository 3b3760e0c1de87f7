# Chinese in simplified characters. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = 等级分：{ $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = 你们两位最近一起下得很多，所以这一局只按 { $percent }% 计入等级分。
ratings-returned = 这一局带来的等级分变化已经退回。
ratings-unchanged = 等级分不变：双方都还没走过，这一局就结束了。
terms-rated = 积分局：结果会改变双方的等级分。
terms-casual = 休闲局：不改变等级分。

## Leaderboards

leaderboard-title = 排行榜：{ $pool } · 全部服务器
leaderboard-title-here = 排行榜：{ $pool } · 本服务器
leaderboard-title-month = 排行榜：{ $pool } · { $month }涨分
leaderboard-title-month-here = 排行榜：{ $pool } · 本服务器 · { $month }涨分
leaderboard-title-season = 排行榜：{ $pool } · { $month }赛季
leaderboard-title-season-here = 排行榜：{ $pool } · 本服务器 · { $month }赛季
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation }（本月 { $gain }） · { $wins } 胜 { $draws } 和 { $losses } 负
leaderboard-line-season = { $place } { $player } **{ $rating }** ±{ $deviation }（当月 { $gain }） · { $wins } 胜 { $draws } 和 { $losses } 负
leaderboard-line-month = { $place } { $player } **{ $gain }**，现为 { $rating } · { $wins } 胜 { $draws } 和 { $losses } 负
leaderboard-own = 你：{ $line }
leaderboard-empty = 这个排行榜上还没有人。用 `/{ name-challenge }` 来下积分局吧。
leaderboard-missing = 你还没有上这个排行榜。还差：{ $missing }。
leaderboard-missing-games = 积分局 { $games } 局
leaderboard-missing-opponents = { $opponents } 位新对手
leaderboard-missing-deviation = 更可靠的等级分（你的是 ±{ $deviation }，上限是 ±{ $most }；多下几局就会改善）
leaderboard-missing-active = 一局新的积分局（上一局已超过 { $days } 天，或者你的等级分已经太不确定）
leaderboard-missing-here = 在本服务器下的一局积分局
leaderboard-missing-leave = 你的同意（在 `/{ name-settings }` 里加入排行榜）
leaderboard-missing-month = 本月的积分局 { $games } 局
leaderboard-missing-season = 你不在这个赛季的排行榜上：月底时你还没有上榜，或者没进前一百名。
leaderboard-no-server = 这个功能只能在服务器的频道里用。在这里请选全部服务器的排行榜。
leaderboard-no-season = { $pool }：还没有结束过的赛季，第一个到本月底结束。当前等级分见 `/{ name-leaderboard }`。
leaderboard-no-pool = 没有 `{ $typed }` 的排行榜。请从这些里选：{ $pools }。
period-all = 当前等级分
period-month = 本月涨分
button-everywhere = 全部服务器
button-this-server = 本服务器
month-of-year = { $year } 年 { $month } 月
day-of-month = { $month } { $day } 日
command-leaderboard = 最强的玩家：本服务器，或全部服务器
option-leaderboard-game = 哪个游戏（默认：你下得最多的）
option-leaderboard-scope = 本服务器，或全部服务器一起（默认：本服务器）
option-leaderboard-period = 当前等级分、本月涨分，或过去的赛季（默认：当前等级分）
option-leaderboard-public = 让频道里的所有人都看到吗？（默认：否）
scope-server = 本服务器
scope-global = 全部服务器
period-season = 过去的赛季

## Profiles, and two players head to head

command-profile = 一位玩家的等级分、战绩和成就
command-versus = 两位玩家的交手战绩
option-profile-player = 谁的个人资料（默认：你的）
option-versus-player = 第一位玩家
option-versus-other = 另一位玩家（默认：你）
button-profile-games = 对局
button-profile-versus = 交手战绩
button-profile-show = 个人资料
button-profile-board = 排行榜
profile-heading = { $player } 下完了 { $games } 局：**{ $score }**
profile-none = { $player } 还没有下完过一局。开一局吧：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
profile-private = { $player } 不想上排行榜，所以别人看不到这份个人资料。你们的交手战绩见 `/{ name-versus }`。
profile-bot = 只有玩家有个人资料，机器人没有。
profile-rating = 📈 { $pool }：**{ $rating }**，积分局 { $games } 局
profile-record = ⚖️ { $game }：**{ $score }** · 先手 { $first } · 后手 { $second }
profile-key = -# + 胜，= 和，– 负；带 ? 的等级分还不确定
profile-run = 🔥 连胜：现在 { $run } 局，最多 { $best } 局
profile-favourite = ❤️ 下得最多：{ $ruleset }，{ $times } 局
profile-medals = 🏆 赛事：{ $medals }
profile-running = ⏳ 进行中：{ $games } 局
profile-alt = { $player } 的等级分走势。{ $courses }
profile-alt-course = { $pool }：从 { $from } 到 { $to }，最低 { $low }，最高 { $high }
profile-alt-single = { $pool }：{ $from }
achievement-den = 🏅 { $number } 步攻入兽穴获胜（#{ $game }）
achievement-capture-all = 🏅 { $number } 步吃光对方棋子获胜（#{ $game }）
achievement-chick = 🏅 { $number } 步用小鸡吃掉狮子（#{ $game }）
achievement-try = 🏅 { $number } 步让狮子走到对方底线获胜（#{ $game }）
achievement-mandarins = 🏅 { $number } 步吃到两个官获胜（#{ $game }）
achievement-unscathed = 🏅 { $number } 步获胜，一枚棋子也没丢（#{ $game }）
achievement-giant = 🏅 第 { $number } 步用鼠吃掉象，并且获胜（#{ $game }）
achievement-pieces = 🏅 落后 { $number } 枚棋子，反败为胜（#{ $game }）
achievement-points = 🏅 落后 { $number } 分，反败为胜（#{ $game }）
achievement-every-game = 🏅 这里的 { $number } 种棋全都赢过（最后一种：#{ $game }）
achievement-longest = 🏅 步数最多的一局：{ $number } 步（#{ $game }）
achievement-lasting = 🏅 时间最长的一局：{ $number } 天（#{ $game }）
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
versus-same = 那是同一个人。想看一位玩家，用 `/{ name-profile }`。
versus-private = 两位中有一位不想上排行榜，所以交手战绩只有这两位自己看得到。

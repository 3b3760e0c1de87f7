# Chinese in traditional characters. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = 積分：{ $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = 你們最近一起下了很多局，所以這局只照 { $percent }% 計算積分。
ratings-returned = 這局造成的積分變化會恢復原狀。
terms-rated = 積分局：結果會影響雙方的積分。
terms-casual = 友誼局：不影響積分。

## Leaderboards

leaderboard-title = { $pool } 排行榜 · 所有伺服器
leaderboard-title-here = { $pool } 排行榜 · 這個伺服器
leaderboard-title-month = { $pool } 排行榜 · { $month }的進步
leaderboard-title-month-here = { $pool } 排行榜 · 這個伺服器 · { $month }的進步
leaderboard-title-season = { $pool } 排行榜 · { $month }賽季
leaderboard-title-season-here = { $pool } 排行榜 · 這個伺服器 · { $month }賽季
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation }（本月 { $gain }） · { $wins } 勝 { $draws } 和 { $losses } 敗
leaderboard-line-season = { $place } { $player } **{ $rating }** ±{ $deviation }（當月 { $gain }） · { $wins } 勝 { $draws } 和 { $losses } 敗
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
leaderboard-missing-month = 本月再下 { $games } 局積分局
leaderboard-missing-season = 你不在這個賽季的榜上：月底時你還沒有上榜，或是沒有進入前一百名。
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

## Profiles, and two players against each other

command-profile = 玩家的積分、戰績和成就
command-versus = 兩位玩家之間的戰績
option-profile-player = 誰的個人檔案（不填就是你的）
option-versus-player = 跟誰的戰績
option-versus-other = 另一位玩家（不填就是你）
button-profile-games = 對局
button-profile-versus = 你和這位玩家
button-profile-show = 個人檔案
button-profile-board = 排行榜
profile-heading = { $player } 下完了 { $games } 局：**{ $score }**
profile-none = { $player } 還沒有下完過一局。從這裡開始吧：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
profile-private = { $player } 不想上排行榜，所以個人檔案不給別人看。你們兩位之間的戰績可以用 `/{ name-versus }` 查看。
profile-bot = 機器人不在這裡下棋，沒有什麼可以看的。
profile-rating = 📈 { $pool }：**{ $rating }**（積分局 { $games } 局）
profile-record = ⚖️ { $game }：**{ $score }** · 先手 { $first } · 後手 { $second }
profile-key = -# + 勝、= 和、– 敗；有 ? 的積分還只是估計
profile-run = 🔥 連勝：目前 { $run }，最高 { $best }
profile-favourite = ❤️ 最常下：{ $ruleset }，{ $times } 局
profile-running = ⏳ 進行中的對局：{ $games } 局
profile-alt = { $player } 的積分走勢。{ $courses }
profile-alt-course = { $pool }：從 { $from } 到 { $to }，最低 { $low }，最高 { $high }
achievement-den = 🏅 { $number } 步攻進獸穴獲勝（#{ $game }）
achievement-capture-all = 🏅 { $number } 步吃光對方棋子獲勝（#{ $game }）
achievement-chick = 🏅 { $number } 步用小雞吃掉獅（#{ $game }）
achievement-try = 🏅 { $number } 步讓獅衝到對方底線獲勝（#{ $game }）
achievement-mandarins = 🏅 { $number } 步吃下兩個官獲勝（#{ $game }）
achievement-unscathed = 🏅 { $number } 步獲勝，一枚棋子都沒少（#{ $game }）
achievement-giant = 🏅 第 { $number } 步用鼠吃掉象，而且獲勝（#{ $game }）
achievement-pieces = 🏅 落後 { $number } 枚棋子還逆轉獲勝（#{ $game }）
achievement-points = 🏅 落後 { $number } 分還逆轉獲勝（#{ $game }）
achievement-every-game = 🏅 這裡的 { $number } 種棋全都贏過（最後一種是 #{ $game }）
achievement-longest = 🏅 步數最多的一局：{ $number } 步（#{ $game }）
achievement-lasting = 🏅 下最久的一局：{ $number } 天（#{ $game }）
achievement-first = 🏅 第一局：#{ $game }
versus-heading = { $games ->
        [0] { $player } 和 { $other } 還沒有下完過一局。
       *[other] { $player } 對 { $other }，{ $games } 局：**{ $score }**
    }
versus-ratings = 📈 { $pool }：**{ $first }** 對 **{ $second }**，相差 { $difference }
versus-run = { $run ->
        [1] 🔥 上一局是 { $player } 贏的。
       *[other] 🔥 { $player } 最近 { $run } 連勝。
    }
versus-won = 🏁 **#{ $number }** { $ruleset }：{ $when }，{ $player } 獲勝
versus-drawn = 🏁 **#{ $number }** { $ruleset }：{ $when }，和局
versus-same = 那是同一個人。用 `/{ name-profile }` 可以查看單一玩家。
versus-private = 兩位當中有人不想上排行榜，所以戰績只有他們自己看得到。

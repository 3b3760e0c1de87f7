# Chinese in traditional characters. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = 積分：{ $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = 你們兩位最近一起下了很多局，所以這局的積分變化只算 { $percent }%。
ratings-returned = 這局造成的積分變化已經還原。
ratings-unchanged = 積分不變：雙方都還沒走過，這局就結束了。
terms-rated = 積分局：結果會改變雙方的積分。
terms-casual = 友誼局：積分不變。

## Leaderboards

leaderboard-title = 排行榜 · { $pool } · 所有伺服器
leaderboard-title-here = 排行榜 · { $pool } · 這個伺服器
leaderboard-title-month = 排行榜 · { $pool } · { $month }的進步
leaderboard-title-month-here = 排行榜 · { $pool } · 這個伺服器 · { $month }的進步
leaderboard-title-season = 排行榜 · { $pool } · { $month }賽季
leaderboard-title-season-here = 排行榜 · { $pool } · 這個伺服器 · { $month }賽季
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation }（本月 { $gain }） · { $wins } 勝 { $draws } 和 { $losses } 敗
leaderboard-line-season = { $place } { $player } **{ $rating }** ±{ $deviation }（當月 { $gain }） · { $wins } 勝 { $draws } 和 { $losses } 敗
leaderboard-line-month = { $place } { $player } **{ $gain }**，來到 { $rating } · { $wins } 勝 { $draws } 和 { $losses } 敗
leaderboard-own = 你：{ $line }
leaderboard-empty = 這個排行榜上還沒有人。用 `/{ name-challenge }` 來下積分局吧。
leaderboard-missing = 你還沒有上這個排行榜。還差：{ $missing }。
leaderboard-missing-games = 積分局 { $games } 局
leaderboard-missing-opponents = { $opponents } 位新對手
leaderboard-missing-deviation = 更可靠的積分（你的是 ±{ $deviation }，上限是 ±{ $most }；多下幾局就會改善）
leaderboard-missing-active = 一局新的積分局（上一局超過 { $days } 天了，或是你的積分已經太不確定）
leaderboard-missing-here = 一局在這個伺服器下的積分局
leaderboard-missing-leave = 你的同意（在 `/{ name-settings }` 裡加入排行榜）
leaderboard-missing-month = 本月的積分局 { $games } 局
leaderboard-missing-season = 你不在這個賽季的排行榜上：月底時你還沒有上榜，或是沒有進前一百名。
leaderboard-no-server = 這只能在伺服器的頻道裡用。在這裡請選所有伺服器的排行榜。
leaderboard-no-season = { $pool }：還沒有賽季結束過，第一個賽季到這個月底結束。目前的積分在 `/{ name-leaderboard }`。
leaderboard-no-pool = 沒有 `{ $typed }` 的排行榜。請從這些裡面選：{ $pools }。
period-all = 目前積分
period-month = 本月的進步
button-everywhere = 所有伺服器
button-this-server = 這個伺服器
month-of-year = { $year } 年 { $month } 月
day-of-month = { $month } { $day } 日
command-leaderboard = 最強的玩家：這個伺服器，或所有伺服器
option-leaderboard-game = 哪個遊戲（預設：你下得最多的）
option-leaderboard-scope = 這個伺服器，或所有伺服器一起（預設：這個伺服器）
option-leaderboard-period = 目前積分、本月的進步，或過去的賽季（預設：目前積分）
option-leaderboard-public = 讓頻道裡的大家都看到嗎？（預設：不要）
scope-server = 這個伺服器
scope-global = 所有伺服器
period-season = 過去的賽季

## Profiles, and two players head to head

command-profile = 一位玩家的積分、戰績和成就
command-versus = 兩位玩家的交手紀錄
option-profile-player = 誰的個人檔案（預設：你的）
option-versus-player = 第一位玩家
option-versus-other = 另一位玩家（預設：你）
button-profile-games = 對局
button-profile-versus = 交手紀錄
button-profile-show = 個人檔案
button-profile-board = 排行榜
profile-heading = { $player } 下完了 { $games } 局：**{ $score }**
profile-none = { $player } 還沒有下完過一局。開一局吧：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
profile-private = { $player } 不想上排行榜，所以別人看不到這份個人檔案。你們的交手紀錄在 `/{ name-versus }`。
profile-bot = 只有玩家有個人檔案，機器人沒有。
profile-rating = 📈 { $pool }：**{ $rating }**，積分局 { $games } 局
profile-record = ⚖️ { $game }：**{ $score }** · 先手 { $first } · 後手 { $second }
profile-key = -# + 勝、= 和、– 敗；有 ? 的積分還不確定
profile-run = 🔥 連勝：目前 { $run } 局，最多 { $best } 局
profile-favourite = ❤️ 最常下：{ $ruleset }，{ $times } 局
profile-medals = 🏆 賽事：{ $medals }
profile-running = ⏳ 進行中：{ $games } 局
profile-alt = { $player } 的積分走勢。{ $courses }
profile-alt-course = { $pool }：從 { $from } 到 { $to }，最低 { $low }，最高 { $high }
profile-alt-single = { $pool }：{ $from }
achievement-den = 🏅 { $number } 步攻進獸穴獲勝（#{ $game }）
achievement-capture-all = 🏅 { $number } 步吃光對方棋子獲勝（#{ $game }）
achievement-chick = 🏅 { $number } 步用小雞吃掉獅子（#{ $game }）
achievement-try = 🏅 { $number } 步讓獅子走到對方底線獲勝（#{ $game }）
achievement-mandarins = 🏅 { $number } 步吃到兩個官獲勝（#{ $game }）
achievement-unscathed = 🏅 { $number } 步獲勝，一枚棋子都沒少（#{ $game }）
achievement-giant = 🏅 第 { $number } 步用鼠吃掉象，而且獲勝（#{ $game }）
achievement-pieces = 🏅 落後 { $number } 枚棋子還逆轉獲勝（#{ $game }）
achievement-points = 🏅 落後 { $number } 分還逆轉獲勝（#{ $game }）
achievement-every-game = 🏅 這裡的 { $number } 種棋全都贏過（最後一種：#{ $game }）
achievement-longest = 🏅 步數最多的一局：{ $number } 步（#{ $game }）
achievement-lasting = 🏅 時間最長的一局：{ $number } 天（#{ $game }）
achievement-first = 🏅 第一局：#{ $game }
versus-heading = { $games ->
        [0] { $player } 和 { $other } 還沒有下完過一局。
       *[other] { $player } 對 { $other }，{ $games } 局：**{ $score }**
    }
versus-ratings = 📈 { $pool }：**{ $first }** 對 **{ $second }**，相差 { $difference }
versus-run = { $run ->
        [1] 🔥 最近一局是 { $player } 贏的。
       *[other] 🔥 { $player } 最近 { $run } 連勝。
    }
versus-won = 🏁 **#{ $number }** { $ruleset }：{ $when }，{ $player } 獲勝
versus-drawn = 🏁 **#{ $number }** { $ruleset }：{ $when }，和局
versus-same = 那是同一個人。看單一玩家，用 `/{ name-profile }`。
versus-private = 兩位當中有一位不想上排行榜，所以交手紀錄只有這兩位自己看得到。

# Japanese. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = レーティング：{ $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = 最近この二人の対局が多いので、この対局での変動は、ふだんの{ $percent }%です。
ratings-returned = この対局によるレーティングの変動は元に戻ります。
ratings-unchanged = レーティングは変わりません。どちらかがまだ一手も指さないうちに、対局が終わったためです。
terms-rated = レーティング戦：結果で二人のレーティングが変わります。
terms-casual = フリー対局：レーティングは変わりません。

## Leaderboards

leaderboard-title = { $pool } ランキング · 全サーバー
leaderboard-title-here = { $pool } ランキング · このサーバー
leaderboard-title-month = { $pool } ランキング · { $month }の伸び
leaderboard-title-month-here = { $pool } ランキング · このサーバー · { $month }の伸び
leaderboard-title-season = { $pool } ランキング · { $month }シーズン
leaderboard-title-season-here = { $pool } ランキング · このサーバー · { $month }シーズン
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation }（今月 { $gain }） · { $wins }勝{ $losses }敗{ $draws }分
leaderboard-line-season = { $place } { $player } **{ $rating }** ±{ $deviation }（その月 { $gain }） · { $wins }勝{ $losses }敗{ $draws }分
leaderboard-line-month = { $place } { $player } **{ $gain }** で { $rating } に · { $wins }勝{ $losses }敗{ $draws }分
leaderboard-own = あなた：{ $line }
leaderboard-empty = このランキングには、まだだれも載っていません。`/{ name-challenge }` でレーティング戦をしましょう。
leaderboard-missing = あなたはまだこのランキングに載っていません。足りないもの：{ $missing }
leaderboard-missing-games = レーティング戦あと{ $games }局
leaderboard-missing-opponents = 別の相手あと{ $opponents }人
leaderboard-missing-deviation = レーティングの確かさ（今は±{ $deviation }、必要なのは±{ $most }以内。対局するほど確かになります）
leaderboard-missing-active = 新しいレーティング戦（最後の対局が{ $days }日より前か、レーティングが不確かになりすぎました）
leaderboard-missing-here = このサーバーでのレーティング戦
leaderboard-missing-leave = `/{ name-settings }` の「{ button-listed }」
leaderboard-missing-month = 今月のレーティング戦あと{ $games }局
leaderboard-missing-season = あなたはこのシーズンのランキングに載っていません。その月の終わりに、載る条件を満たしていなかったか、上位100人に入りませんでした。
leaderboard-no-server = これはサーバーのチャンネルでだけ使えます。ここでは全サーバーのランキングを選んでください。
leaderboard-no-season = { $pool }のシーズンで、終わったものはまだありません。最初のシーズンは今月末に終わります。今のレーティングは `/{ name-leaderboard }` で見られます。
leaderboard-no-pool = `{ $typed }` のランキングはありません。この中から選んでください：{ $pools }
period-all = 今のレーティング
period-month = 今月の伸び
button-everywhere = 全サーバー
button-this-server = このサーバー
month-of-year = { $year }年{ $month }月
day-of-month = { $month }{ $day }日
command-leaderboard = ランキングを見る（このサーバー、または全サーバー）
option-leaderboard-game = ゲーム（省略時：いちばん多く遊んでいるもの）
option-leaderboard-scope = このサーバー、または全サーバー（省略時：このサーバー）
option-leaderboard-period = 今のレーティング、今月の伸び、または終わったシーズン（省略時：今のレーティング）
option-leaderboard-public = チャンネルの全員に見せるか（省略時：見せない）
scope-server = このサーバー
scope-global = 全サーバー
period-season = 終わったシーズン

## Profiles, and two players head to head

command-profile = プレイヤーのレーティング、成績、実績を見る
command-versus = 二人の対戦成績を見る
option-profile-player = だれのプロフィールか（省略時：自分）
option-versus-player = 一人目のプレイヤー
option-versus-other = もう一人のプレイヤー（省略時：自分）
button-profile-games = 対局
button-profile-versus = あなたとの対戦成績
button-profile-show = プロフィール
button-profile-board = ランキング
profile-heading = { $player } さんの終わった対局：{ $games }局、**{ $score }**
profile-none = { $player } さんは、まだ1局も終えていません。始めましょう：`/{ name-challenge } { name-player }:@ともだち { name-kind-of-game }:{ game-jungle }`
profile-private = { $player } さんはランキングに載らない設定なので、プロフィールは本人にしか見えません。あなたとの対戦成績は `/{ name-versus }` で見られます。
profile-bot = プロフィールがあるのはプレイヤーだけです。ボットにはありません。
profile-rating = 📈 { $pool }：**{ $rating }**（レーティング戦{ $games }局）
profile-record = ⚖️ { $game }：**{ $score }** · 先手 { $first } · 後手 { $second }
profile-key = -# + 勝ち、= 引き分け、– 負け。? の付いたレーティングはまだ不確かです
profile-run = 🔥 現在{ $run }連勝、最高{ $best }連勝
profile-favourite = ❤️ いちばん多く遊んだもの：{ $ruleset }、{ $times }局
profile-medals = 🏆 大会：{ $medals }
profile-running = ⏳ 進行中の対局：{ $games }局
profile-alt = { $player } さんのレーティングの推移。{ $courses }
profile-alt-course = { $pool }：{ $from } から { $to } へ、最低 { $low }、最高 { $high }
profile-alt-single = { $pool }：{ $from }
achievement-den = 🏅 { $number }手で巣穴に到達して勝利（#{ $game }）
achievement-capture-all = 🏅 { $number }手で相手の駒をすべて取って勝利（#{ $game }）
achievement-chick = 🏅 { $number }手でひよこがらいおんをキャッチ（#{ $game }）
achievement-try = 🏅 { $number }手でトライ成功（#{ $game }）
achievement-mandarins = 🏅 { $number }手で、官を2個とも取って勝利（#{ $game }）
achievement-unscathed = 🏅 { $number }手で、駒を1枚も取られずに勝利（#{ $game }）
achievement-giant = 🏅 { $number }手目にネズミでゾウを取り、勝利（#{ $game }）
achievement-pieces = 🏅 駒{ $number }枚差からの逆転勝利（#{ $game }）
achievement-points = 🏅 { $number }点差からの逆転勝利（#{ $game }）
achievement-every-game = 🏅 全{ $number }種類のゲームで勝利（最後は #{ $game }）
achievement-longest = 🏅 最長の対局：{ $number }手（#{ $game }）
achievement-lasting = 🏅 日数のいちばん長い対局：{ $number }日（#{ $game }）
achievement-first = 🏅 最初の対局：#{ $game }
versus-heading = { $games ->
        [0] { $player } さんと { $other } さんの終わった対局は、まだありません。
       *[other] { $player } さん 対 { $other } さん、{ $games }局：**{ $score }**
    }
versus-ratings = 📈 { $pool }：**{ $first }** 対 **{ $second }**、差 { $difference }
versus-run = { $run ->
        [1] 🔥 前回は { $player } さんが勝ちました。
       *[other] 🔥 { $player } さんが{ $run }連勝中です。
    }
versus-won = 🏁 **#{ $number }** { $ruleset }：{ $when }、{ $player } さんの勝ち
versus-drawn = 🏁 **#{ $number }** { $ruleset }：{ $when }、引き分け
versus-same = 同じ人が2回選ばれています。一人の成績は `/{ name-profile }` で見られます。
versus-private = 二人のどちらかがランキングに載らない設定なので、対戦成績は本人たちにしか見えません。

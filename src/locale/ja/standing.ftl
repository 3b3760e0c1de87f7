# Japanese. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = レーティング：{ $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = お二人は最近何度も対局しているので、この対局の変動は{ $percent }%で計算しました。
ratings-returned = この対局によるレーティングの変動は元に戻されます。
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
leaderboard-empty = まだだれも載っていません。レーティング戦をしましょう。`/{ name-challenge }` の対局は、指定しなければレーティング戦になります。
leaderboard-missing = あなたはまだ載っていません。必要なもの：{ $missing }
leaderboard-missing-games = レーティング戦あと{ $games }局
leaderboard-missing-opponents = 別の相手あと{ $opponents }人
leaderboard-missing-deviation = もっと確かなレーティング（今の偏差は{ $deviation }、載るのは{ $most }以下。対局するほど小さくなります）
leaderboard-missing-active = 新しいレーティング戦（最後の対局から{ $days }日を過ぎたか、その間にレーティングが不確かになりました）
leaderboard-missing-here = このサーバーでのレーティング戦
leaderboard-missing-leave = `/{ name-settings }` で「{ button-listed }」を選ぶこと
leaderboard-missing-month = 今月のレーティング戦あと{ $games }局
leaderboard-missing-season = このシーズンのランキングにあなたは載っていません。月末の時点で載る条件に届いていなかったか、上位100人に入っていませんでした。
leaderboard-no-server = ここはサーバーではありません。全サーバーのランキングを見るか、サーバーの中で使ってください。
leaderboard-no-season = { $pool } のシーズンはまだ一度も終わっていません。最初のシーズンは今月末までです。それまでは `/{ name-leaderboard }` をご覧ください。
leaderboard-no-pool = { $typed } のランキングはありません。ランキングがあるもの：{ $pools }
period-all = 今のレーティング順
period-month = 今月の伸び
button-everywhere = 全サーバー
button-this-server = このサーバー
month-of-year = { $year }年{ $month }月
command-leaderboard = ランキングを見る（このサーバー、または全サーバー）
option-leaderboard-game = どのゲームか。省くと、いちばん対局しているもの
option-leaderboard-scope = このサーバーか、全サーバーか
option-leaderboard-period = 今のレーティング順、今月の伸び、または終わったシーズン
option-leaderboard-public = チャンネルの全員に見せるか
scope-server = このサーバー
scope-global = 全サーバー
period-season = 終わったシーズン

## Profiles, and two players against each other

command-profile = プレイヤーのレーティング、成績、記録
command-versus = 二人の対戦成績
option-profile-player = だれのプロフィールか（省くと自分）
option-versus-player = だれとの対戦成績か
option-versus-other = もう一人のプレイヤー（省くと自分）
button-profile-games = 対局
button-profile-versus = あなたとの対戦成績
button-profile-show = プロフィール
button-profile-board = ランキング
profile-heading = { $player } さんは{ $games }局を終えています：**{ $score }**
profile-none = { $player } さんはまだ1局も終えていません。まずは `/{ name-challenge } { name-player }:@ともだち { name-kind-of-game }:{ game-jungle }` からどうぞ。
profile-private = { $player } さんはランキングに載らない設定なので、プロフィールはほかの人には見えません。二人の対戦成績は `/{ name-versus }` で見られます。
profile-bot = ボットは対局しないので、お見せできるものがありません。
profile-rating = 📈 { $pool }：**{ $rating }**（レーティング戦{ $games }局）
profile-record = ⚖️ { $game }：**{ $score }** · 先手 { $first } · 後手 { $second }
profile-key = -# + 勝ち、= 引き分け、– 負け。? の付いたレーティングはまだ目安です
profile-run = 🔥 連勝：現在{ $run }、最高{ $best }
profile-favourite = ❤️ いちばん多く指したもの：{ $ruleset }、{ $times }局
profile-running = ⏳ 進行中の対局：{ $games }局
profile-alt = { $player } さんのレーティングの推移。{ $courses }
profile-alt-course = { $pool }：{ $from } から { $to } へ、最低 { $low }、最高 { $high }
achievement-den = 🏅 { $number }手で巣穴に到達して勝利（#{ $game }）
achievement-capture-all = 🏅 { $number }手で相手の駒をすべて取って勝利（#{ $game }）
achievement-chick = 🏅 { $number }手でひよこがライオンをキャッチ（#{ $game }）
achievement-try = 🏅 { $number }手でトライ成功（#{ $game }）
achievement-mandarins = 🏅 { $number }手で官を2つとも取って勝利（#{ $game }）
achievement-unscathed = 🏅 { $number }手で、駒を1つも失わずに勝利（#{ $game }）
achievement-giant = 🏅 { $number }手目にねずみがぞうを取って勝利（#{ $game }）
achievement-pieces = 🏅 駒{ $number }個の差をひっくり返して逆転勝利（#{ $game }）
achievement-points = 🏅 { $number }点差をひっくり返して逆転勝利（#{ $game }）
achievement-every-game = 🏅 ここで遊べる{ $number }種のゲームすべてで勝利（最後は #{ $game }）
achievement-longest = 🏅 最長手数の対局：{ $number }手（#{ $game }）
achievement-lasting = 🏅 最も長い日数をかけた対局：{ $number }日（#{ $game }）
achievement-first = 🏅 最初の対局：#{ $game }
versus-heading = { $games ->
        [0] { $player } さんと { $other } さんの対局は、まだ1局も終わっていません。
       *[other] { $player } さん 対 { $other } さん、{ $games }局：**{ $score }**
    }
versus-ratings = 📈 { $pool }：**{ $first }** 対 **{ $second }**、差 { $difference }
versus-run = { $run ->
        [1] 🔥 前回は { $player } さんが勝ちました。
       *[other] 🔥 { $player } さんが{ $run }連勝中です。
    }
versus-won = 🏁 **#{ $number }** { $ruleset }：{ $when }、{ $player } さんの勝ち
versus-drawn = 🏁 **#{ $number }** { $ruleset }：{ $when }、引き分け
versus-same = それは同じ人です。一人のプレイヤーについては `/{ name-profile }` で見られます。
versus-private = 二人のどちらかがランキングに載らない設定なので、対戦成績は当人たちだけが見られます。

# Japanese. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = レーティング：{ $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = お二人は知り合って間もないうちに何度も対局しているので、この対局の変動は{ $percent }%で計算しました。
terms-rated = レーティング戦：結果で二人のレーティングが変わります。
terms-casual = フリー対局：レーティングは変わりません。

## Leaderboards

leaderboard-title = { $pool } ランキング：全サーバー
leaderboard-title-here = { $pool } ランキング：このサーバー
leaderboard-title-month = { $pool } ランキング：{ $month }の伸び
leaderboard-title-season = { $pool } ランキング：{ $month }シーズン
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation }（今月 { $gain }） · { $wins }勝{ $losses }敗{ $draws }分
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
leaderboard-missing-month = 今月のレーティング戦{ $games }局
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

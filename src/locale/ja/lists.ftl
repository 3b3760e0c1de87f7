# Japanese. Lists and answers about them.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Lists

label-your-move = { $ruleset } 相手：{ $opponent } · 自分の番
label-their-move = { $ruleset } 相手：{ $opponent } · 相手の番
label-open = { $ruleset } 相手：{ $opponent } · 返事待ち
label-over = { $ruleset } 相手：{ $opponent } · 終局
replay-no-move = 対局 #{ $number } ではまだ一手も指されていません。手が進めば `/{ name-replay }` で見られます。
replay-busy = いま再生を見ている人が多いようです。1分ほどしてからもう一度お試しください。
replay-shortened = 長い対局で1つのファイルに収まらないため、最初の{ $moves }手は省いてあります。
games-none = 進行中の対局はまだありません。だれかに申し込んでみましょう：`/{ name-challenge } { name-player }:@ともだち { name-kind-of-game }:{ game-jungle }`
games-heading = { $yours ->
        [0] あなたの対局：いまはすべて相手の番です。
       *[other] あなたの対局：{ $total }局のうち{ $yours }局があなたの番です。
    }
games-your-move = ▶️ **#{ $number }** { $ruleset } 相手：{ $opponent } · { $since }から**あなたの番**
games-their-move = ⏳ **#{ $number }** { $ruleset } 相手：{ $opponent } · { $since }から相手の番
games-move-of = ⏳ **#{ $number }** { $ruleset }：{ $challenger } 対 { $other } · { $since }から { $mover } の番
games-open = ✉️ **#{ $number }** { $ruleset }：{ $challenger } の申し込み、相手：{ $other } · { $since }から返事待ち
games-due = 期限：{ $due }
games-away = 🏖️ { $until } まで休暇中
games-where-mine = 自分の対局
games-where-server = このサーバー
games-heading-server = このサーバーの対局（期限の近い順）
games-heading-player = { $player } さんの対局（あなたが見られるもの）：{ $total }局
games-none-theirs = この人の対局で、あなたが見られるものはありません。`/{ name-challenge }` で申し込んでみましょう。
games-none-here = このサーバーで進行中の対局はまだありません。最初の一局をどうぞ：`/{ name-challenge } { name-player }:@ともだち { name-kind-of-game }:{ game-jungle }`
games-no-server = ここはサーバーではありません。`{ name-where }` を付けずに `/{ name-games }` を使うと、自分の対局が並びます。
games-no-more = その先の対局は終わったので、ここが最後のページです。`/{ name-games }` で最初から見られます。
games-waits-for-answer = ✉️ **#{ $number }** { $ruleset } 相手：{ $opponent } · { $since }に申し込み、返事待ち
games-challenges-you = ✉️ **#{ $number }** { $ruleset }：{ $opponent } から{ $since }に申し込み · 申し込みのメッセージで受けられます

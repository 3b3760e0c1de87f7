# Japanese. Lists and answers about them.
# A game's number comes as text; counts come as numbers.

## Lists

label-your-move = { $ruleset } 相手：{ $opponent } · あなたの番
label-their-move = { $ruleset } 相手：{ $opponent } · 相手の番
label-open = { $ruleset } 相手：{ $opponent } · 返事待ち
label-over = { $ruleset } 相手：{ $opponent } · 終局
replay-no-move = 対局 #{ $number } は、まだ一手も指されていません。最初の手が指されてから、`/{ name-replay }` をもう一度お試しください。
replay-busy = 今、再生を見ている人がたくさんいます。1分ほど待ってから、もう一度お試しください。
replay-shortened = 対局が長く、ひとつのファイルに収まりません。この再生では最初の{ $moves }手を省きました。
games-none = 進行中の対局はありません。だれかに申し込みましょう：`/{ name-challenge } { name-player }:@ともだち { name-kind-of-game }:{ game-jungle }`
games-heading = { $total ->
        [1] { $yours ->
            [0] あなたの対局は1局です。今は相手の番です。
           *[other] あなたの対局は1局です。あなたの番です。
        }
       *[other] { $yours ->
            [0] あなたの対局：{ $total }局。今はどれも相手の番です。
           *[other] あなたの対局：{ $total }局。あなたの番は{ $yours }局です。
        }
    }
games-your-move = ▶️ **#{ $number }** { $ruleset } 相手：{ $opponent } · **あなたの番** · 直前の手：{ $since }
games-their-move = ⏳ **#{ $number }** { $ruleset } 相手：{ $opponent } · 相手の番 · 直前の手：{ $since }
games-move-of = ⏳ **#{ $number }** { $ruleset }：{ $challenger } 対 { $other } · { $mover } の番 · 直前の手：{ $since }
games-open = ✉️ **#{ $number }** { $ruleset }：{ $challenger } の申し込み（{ $since }） · 相手：{ $other }
games-due = 期限：{ $due }
games-away = 🏖️ { $until } まで休暇中
games-where-mine = 自分の対局
games-where-server = このサーバー
games-heading-server = このサーバーの対局（期限の近い順）
games-heading-player = { $player } さんの対局のうち、あなたが見られるもの：{ $total }局
games-none-theirs = この人の進行中の対局で、あなたが見られるものはありません。`/{ name-challenge }` で対局を申し込めます。
games-none-here = このサーバーに進行中の対局はありません。一局始めましょう：`/{ name-challenge } { name-player }:@ともだち { name-kind-of-game }:{ game-jungle }`
games-no-server = これはサーバーのチャンネルでだけ使えます。自分の対局を見るには、`/{ name-games }` を `{ name-where }` なしで使ってください。
games-no-more = 次のページはもうありません。そこにあった対局は終わりました。`/{ name-games }` で最初から見直せます。
games-waits-for-answer = ✉️ **#{ $number }** { $ruleset } 相手：{ $opponent } · あなたの申し込み（{ $since }）
games-challenges-you = ✉️ **#{ $number }** { $ruleset }：{ $opponent } からの申し込み（{ $since }） · 申し込みの投稿で返事ができます

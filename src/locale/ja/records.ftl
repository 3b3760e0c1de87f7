# Japanese. Records of games: exported, imported, stepped through.
# A game's number comes as text; counts come as numbers.

## Commands, their options and choices (at most 100 characters each)

command-record = 対局の棋譜と局面を受け取る（テキストファイル）
command-import = 棋譜や局面を読み込んで、並べたり続きを指したりする
command-analyse = 対局を一手ずつ並べ、終わった対局なら悪手ともっと良い手も見る（自分にだけ見えます）
option-record-format = 人が読めて読み込みにも使えるテキスト、またはほかのソフト用の JSON（省略時：テキスト）
option-record-evaluations = 検討の評価も入れるか（省略時：入れない）
option-import-file = 棋譜のテキストファイル
option-import-text = 棋譜または局面（ファイルもテキストも省くと、貼り付け欄が開きます）
option-import-player = 最後の局面から対局する相手（省略時：一人で並べる）
option-import-rules = ルールの種類（棋譜に書かれていないとき）
option-import-side = 対局するときの自分の側（省略時：ランダム）
format-text = テキスト
format-json = JSON
button-record = 棋譜
button-analyse = 検討
button-import-analyse = 棋譜を並べる

## What they answer

record = **#{ $number }** { $ruleset }：対局のすべてがファイルに入っています。この局面をまた使うには、`/{ name-import }` で読み込んでください：
record-alt = 対局 { $number } の棋譜のテキスト
record-unjudged = 評価するのは終わった対局だけです。指し手がない対局や、検討が使えないときも評価はありません。`{ name-evaluations }` を付けなければ、棋譜だけを受け取れます。

analysis-players = { $first }（{ $first_colour }）対 { $second }（{ $second_colour }）
analysis-start = 初手の前（全{ $total }手）。
analysis-move = 全{ $total }手のうち **{ $ply }手目**。{ $side }：{ $last }（`{ $text }`）
analysis-left = 残り時間：{ $left }
analysis-result = 結果：{ $result }
analysis-result-because = 結果：{ $result }、{ $reason }
analysis-result-won = 結果：{ $result } · { $winner } の勝ち：{ $reason }
analysis-menu = 手を選ぶ…
analysis-menu-start = 初手の前
analysis-first = 最初
analysis-back = ◀ 前へ
analysis-on = 次へ ▶
analysis-last = 最後
analysis-gone = その対局はもう残っていません。残るのは、最近読み込んだ10局だけです。もう一度読み込んでください。

import-title = 対局の読み込み
import-field = 棋譜、または局面
import-skipped = コメント、記号、変化手順を{ $count }個読み飛ばしました。
import-over = その対局は棋譜の最後で終わっているので、続きは指せません。並べるには、`{ name-player }` なしで読み込んでください。
import-both = ファイルとテキストの両方があります。どちらか一方にしてください。
import-unfetched = Discord からファイルを受け取れませんでした。もう一度試すか、中身を `{ name-text }` に貼り付けてください。
challenge-start = 用意された局面から、{ $colour }の番で始まります。
challenge-lot-sides = どちらの側になるかはランダムに決まります。
challenge-plays = { $player } さんが{ $colour }です。
headline-start-position = { $first } さんが{ $first_colour }、{ $second } さんが{ $second_colour }で、用意された局面から始まります

## What cannot be imported; each begins with the place

import-too-long = 長すぎます。読み込める棋譜は { $most } kB までです。もっと短いものを使ってください。
import-not-text = テキストファイルではありません。`/{ name-record }` で受け取れるようなテキストファイルを使ってください。
import-encoding = { $line }行目：UTF-8 ではありません。ファイルを UTF-8 で保存して、もう一度お試しください。
import-no-rules = { $line }行目：ルールの種類がありません。`[Ruleset "jungle/classic"]` のような行を加えるか、メニューから選んでください。
import-tag = { $line }行目：`{ $found }` はタグではありません。タグは `[First "Ada"]` のように1行に書きます。中の引用符とバックスラッシュの前には、バックスラッシュを付けてください。
import-twice = { $line }行目：タグ `{ $found }` が2回あります。どちらか一方にしてください。
import-value = { $line }行目：タグ `{ $tag }` に `{ $found }` は使えません。たとえば `{ $example }` と書けます。
import-unclosed = { $line }行目：`{ $found }` が閉じられていません。コメントは波かっこ、変化手順は丸かっこで閉じてください。
import-several = { $line }行目：`{ $found }` から別の対局が始まるか、この対局の後に余分な文字があります。一度に1局だけにしてください。
import-move = { $line }行目、{ $ply }手目、`{ $found }`：{ $reason }
import-result = { $line }行目：ここの結果は `{ $found }` ですが、指し手かほかの箇所では `{ $right }` です。どちらかを直してください。

# Japanese. Records of games: taken out, brought back, walked through.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Commands, their options and choices (at most 100 characters each)

command-record = 対局の棋譜をテキストファイルで受け取る（局面も表示します）
command-import = 棋譜や局面を読み込んで、並べ直したり続きを指したりする
command-analyse = 対局を一手ずつ並べて検討する（自分にだけ見えます）
option-record-format = 人が読めるテキスト（読み込みにも使えます）、またはプログラム用の JSON
option-import-file = 棋譜のテキストファイル
option-import-text = 棋譜、または局面だけ。ファイルもテキストも省くと、貼り付け欄が開きます
option-import-player = 最後の局面から対局する相手。省くと、自分だけで並べます
option-import-rules = 棋譜に書かれていないときのルールの種類
option-import-side = 対局するときの自分の側。省くと抽選
format-text = テキスト
format-json = JSON
button-record = 棋譜
button-analyse = 検討

## What they answer

record = **#{ $number }** { $ruleset }：ファイルに対局のすべてが入っています。今の局面は次のとおりで、`/{ name-import }` で読み込めます：
record-alt = 対局 { $number } の棋譜のテキスト

walk-players = { $first }（{ $first_colour }） 対 { $second }（{ $second_colour }）
walk-start = 開始局面（全{ $total }手）。
walk-move = 全{ $total }手のうち **{ $ply }手目**。{ $side }：{ $last }（`{ $text }`）
walk-left = 残り時間{ $left }
walk-result = 結果：{ $result }
walk-result-because = 結果：{ $result }、{ $reason }
walk-menu = 手を選んで移動…
walk-menu-start = 開始局面
walk-gone = 読み込んだ棋譜はもう残っていません。保管するのは最新の10件だけです。もう一度読み込んでください。

import-title = 棋譜の読み込み
import-field = 棋譜、または局面
import-skipped = コメント・記号・変化手順を{ $count }個、読み飛ばしました。
import-over = その対局は棋譜の最後で終わっているので、続きは指せません。並べるだけなら、`{ name-player }` を付けずに読み込んでください。
import-both = ファイルとテキストの両方ではなく、どちらか一方にしてください。
import-unfetched = Discord からファイルを受け取れませんでした。もう一度試すか、中身を `{ name-text }` に貼り付けてください。
challenge-start = 途中の局面から始まります。{ $colour }の番です。
challenge-lot-sides = どちらの側を持つかは抽選で決めます。
challenge-plays = { $player } さんが{ $colour }を持ちます。
headline-start-position = { $first } さんが{ $first_colour }、{ $second } さんが{ $second_colour }で、途中の局面から始めます

## What cannot be brought back; each begins with the place

import-too-long = 長すぎます。読み込める棋譜は { $most } kB までです。
import-not-text = テキストファイルではありません。`/{ name-record }` で受け取れるようなテキストファイルを使ってください。
import-encoding = { $line }行目が UTF-8 ではありません。UTF-8 で保存し直してください。
import-no-rules = { $line }行目：ルールの種類が書かれていません。`[Ruleset "jungle/classic"]` のような行を加えるか、`{ name-rules }` で指定してください。
import-tag = { $line }行目：`{ $found }` はタグとして読めません。タグは `[First "Ada"]` のように1行に1つ書きます。引用符やバックスラッシュの前にはバックスラッシュを付けます。
import-twice = { $line }行目：`{ $found }` のタグは前にも出てきました。どちらか1つにしてください。
import-value = { $line }行目：`{ $found }` はタグ `{ $tag }` の値として使えません。たとえば `{ $example }` のように書きます。
import-unclosed = { $line }行目：`{ $found }` で始まる部分が閉じられていません。コメントは波かっこ、変化手順は丸かっこで閉じます。
import-several = { $line }行目：`{ $found }` から別の対局が始まっているか、対局の終わりの後に何かが続いています。一度に読み込めるのは1局です。
import-move = { $line }行目、{ $ply }手目、`{ $found }`：{ $reason }
import-result = { $line }行目：結果が `{ $found }` と書かれていますが、指し手かほかの箇所によれば `{ $right }` です。

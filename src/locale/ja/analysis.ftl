# Japanese. 終わった対局の検討。

button-next-mistake = 次のミス
button-analysis = 検討
button-analysis-show = 検討を見る

analysis-running = 🔎 この対局を検討しています。最初の結果は数秒、すべての結果は1分ほどで出ます。
analysis-quick = 🔎 これは最初の結果です。さらに深く読んでいます（{ $total }局面中{ $searched }局面が完了）。
analysis-blunders-again = 🔎 もうすぐ終わります。大悪手をもう一度読み直しています。
analysis-busy = 🔎 今は **#{ $number }** を検討しています。終わったら、ここの **検討を見る** を押してください。
analysis-withheld = この局面は進行中の対局の局面と同じか、1、2手しか離れていないので、その対局が終わるまで評価は出ません。
analysis-left-out = 進行中の対局と同じ局面や近い局面の前後の指し手は、まだ数に入れていません。

analysis-side = { $name }（{ $colour }）：精度 **{ $accuracy }%** · 疑問手 { $inaccuracies } · 悪手 { $mistakes } · 大悪手 { $blunders }
analysis-turning-points = 形勢が動いた手：{ $moves }
analysis-turning-point = { $number }手目（`{ $text }`）
analysis-chart-alt = { $side }の勝つ見込みのグラフ（%）。初手の前から{ $step }手ごと：{ $list }
# Beside the chart.
analysis-chart-player = { $name } · { $accuracy }%

analysis-chances = 勝つ見込み：{ $first } { $first_percent }%、{ $second } { $second_percent }%
analysis-won = 双方が最善を尽くせば、{ $side }の勝ちです。
analysis-drawn = 双方が最善を尽くせば、引き分けです。
analysis-inaccuracy = 疑問手。
analysis-mistake = 悪手。
analysis-blunder = 大悪手。
analysis-won-drawn = 勝ちの局面が、引き分けの局面になりました。
analysis-won-lost = 勝ちの局面が、負けの局面になりました。
analysis-drawn-lost = 引き分けの局面が、負けの局面になりました。
analysis-better = もっと良い手：{ $move }（`{ $text }`）。
analysis-arrows = 図はその手の前の盤面です。太い矢印がもっと良い手、細い矢印が実際の手です。

## Learning from one's own mistakes. $played is a move in words

button-mistakes = 自分のミスから学ぶ
button-mistakes-left = 残りに挑む
button-try-again = もう一度
next-puzzle = パズル
mistake-heading = **#{ $number } 課題{ $task }／{ $total }** · { $move }手目、あなたは{ $side }です。
mistake-task = あなたの指し手：{ $played }。**もっと良い手を見つけてください。**
mistake-before = ✅ 前に正解しています。
mistake-played = ❌ { $played }：対局で指した手です。もっと良い手を探しましょう。
mistake-end = 🎓 **#{ $number } のミスはこれで全部です。** { $total }問のうち{ $solved }問で、もっと良い手を見つけました。
mistake-none = **#{ $number }** には、今お見せできるあなたのミスはありません。検討で対局全体を見てみましょう。
analysis-missing = **#{ $number }** の検討はまだ終わっていません。検討を開き、途中なら1分ほどお待ちください。

## Playing on against the computer from a position

button-play-on = この局面から指す
button-play-puzzle = 最初の局面から指す
play-on-running = この対局はまだ進行中です。終わったら、好きな局面からわたしと指せます。
play-on-over = この局面で対局は終わっています。前に戻って、そこから指してください。
play-on-withheld = この局面は進行中の対局の局面と同じか、1、2手しか離れていないので、今はここから指せません。別の局面にするか、その対局が終わってからどうぞ。

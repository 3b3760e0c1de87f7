# Japanese. 終わった対局の検討。

button-next-mistake = 次の悪手
button-analysis = 検討
button-analysis-show = 検討を見る

analysis-running = 🔎 この対局を検討しています。最初の結果は数秒、すべての結果は一分ほどで出ます。
analysis-quick = 🔎 これは最初の結果です。さらに深く読んでいます。
analysis-busy = 🔎 今は **#{ $number }** を検討しています。終わったら、ここの **検討を見る** を押してください。
analysis-withheld = この局面は進行中の対局の盤にもあるので、まだ評価しません。

analysis-side = { $name }（{ $colour }）：精度 **{ $accuracy }%** · 疑問手 { $inaccuracies } · 悪手 { $mistakes } · 大悪手 { $blunders }
analysis-turning-points = 形勢が動いた手：{ $moves }
analysis-chart-alt = { $side } の勝つ見込みのグラフ（%）。初手の前から { $step } 手ごと：{ $list }

analysis-chances = 勝つ見込み：{ $first } { $first_percent }%、{ $second } { $second_percent }%
analysis-won = 最善を尽くせば { $side } の勝ちです。
analysis-drawn = 最善を尽くせば引き分けです。
analysis-inaccuracy = 疑問手。
analysis-mistake = 悪手。
analysis-blunder = 大悪手。
analysis-won-drawn = 勝ちから引き分けになりました。
analysis-won-lost = 勝ちから負けになりました。
analysis-drawn-lost = 引き分けから負けになりました。
analysis-better = もっと良い手：{ $move }（`{ $text }`）
analysis-arrows = 図はその手の前の盤面です。太い矢印がもっと良い手、細い矢印が実際の手です。

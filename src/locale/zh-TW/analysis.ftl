# Traditional Chinese. 已結束對局的分析。

button-next-mistake = 下一個失誤
button-analysis = 分析
button-analysis-show = 查看分析

analysis-running = 🔎 我正在分析這一局。幾秒後有初步結果，完整分析大約要一分鐘。
analysis-quick = 🔎 這是初步結果，我還在繼續往下算：已算 { $searched } / { $total } 個局面。
analysis-blunders-again = 🔎 快好了：我正在重新檢查嚴重失誤。
analysis-busy = 🔎 我還在為你分析 **#{ $number }**。等分析完成，請在這裡按 **{ button-analysis-show }**。
analysis-withheld = 這個局面與一局進行中的對局相同，或者只差一兩步，所以我暫時不評價。等那一局結束再來看吧。
analysis-left-out = 有些局面與進行中的對局相同或相近，它們前後的走法暫時不計入統計。

analysis-side = { $name }（{ $colour }）：準確率 **{ $accuracy }%** · 小失誤 { $inaccuracies } 次 · 失誤 { $mistakes } 次 · 嚴重失誤 { $blunders } 次
analysis-turning-points = 轉折點：{ $moves }
analysis-turning-point = 第 { $number } 步（`{ $text }`）
analysis-chart-alt = { $side }的勝算走勢（%），從開頭起{ $step ->
        [1] 每步
       *[other] 每 { $step } 步
    }取一次：{ $list }
# Beside the chart.
analysis-chart-player = { $name } · { $accuracy }%

analysis-chances = 勝算：{ $first } { $first_percent }%，{ $second } { $second_percent }%
analysis-won = 如果雙方都走最好的棋，{ $side }會贏。
analysis-drawn = 如果雙方都走最好的棋，會是和局。
analysis-inaccuracy = 小失誤。
analysis-mistake = 失誤。
analysis-blunder = 嚴重失誤。
analysis-won-drawn = 本來會贏，現在是和局。
analysis-won-lost = 本來會贏，現在會輸。
analysis-drawn-lost = 本來是和局，現在會輸。
analysis-better = 更好的走法：{ $move }（`{ $text }`）。
analysis-arrows = 圖中是這一步之前的棋盤：粗箭頭是更好的走法，細箭頭是實際的走法。

## Learning from one's own mistakes. $played is a move in words

button-mistakes = 從失誤中學習
button-mistakes-left = 試試剩下的
button-try-again = 再試一次
next-puzzle = 謎題
mistake-heading = **#{ $number }，第 { $task } 題，共 { $total } 題** · 第 { $move } 步，你是{ $side }。
mistake-task = 你當時走的是：{ $played }。**找出更好的走法。**
mistake-before = ✅ 這一題你之前解出來了。
mistake-played = ❌ { $played }：你當時走的就是這一步。找找更好的走法。
mistake-end = 🎓 **#{ $number }：你的失誤就是這些。** 總共 { $total } 個，其中 { $solved } 個你找到了更好的走法。
mistake-none = **#{ $number }** 現在沒有可以讓你重試的失誤。想看整局，請打開分析。
analysis-missing = **#{ $number }** 的完整分析還沒好。請打開分析；如果還在算，請等一分鐘。

## Playing on against the computer from a position

button-play-on = 從這裡接著下
button-play-puzzle = 從頭開始下
play-on-running = 這一局還在進行。等它結束，你就可以從任何一個局面接著跟我下。
play-on-over = 到了這個局面，對局已經結束。請退回前面的局面，再從那裡接著下。
play-on-withheld = 這個局面與一局進行中的對局相同，或者只差一兩步。請換一個局面，或者等那一局結束再來。

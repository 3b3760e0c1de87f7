# Simplified Chinese. 已结束对局的分析。

button-next-mistake = 下一个失误
button-analysis = 分析
button-analysis-show = 查看分析

analysis-running = 🔎 我正在分析这一局。几秒后有初步结果，完整分析大约要一分钟。
analysis-quick = 🔎 这是初步结果，我还在继续深入计算：已算 { $searched } / { $total } 个局面。
analysis-blunders-again = 🔎 快好了：我正在再看一遍严重失误。
analysis-busy = 🔎 我还在为你分析 **#{ $number }**。完成后，请在这里按 **查看分析**。
analysis-withheld = 这个局面与一局进行中的对局相同，或者只差一两步，所以我暂时不评价。
analysis-left-out = 有些局面与正在进行的对局相同或相近，它们前后的走法暂时不计入统计。

analysis-side = { $name }（{ $colour }）：准确率 **{ $accuracy }%** · 小失误 { $inaccuracies } 次 · 失误 { $mistakes } 次 · 严重失误 { $blunders } 次
analysis-turning-points = 转折点：{ $moves }
analysis-turning-point = 第 { $number } 步（`{ $text }`）
analysis-chart-alt = { $side }的胜算走势（%），从开头起{ $step ->
        [1] 每步
       *[other] 每 { $step } 步
    }取一次：{ $list }
# Beside the chart.
analysis-chart-player = { $name } · { $accuracy }%

analysis-chances = 胜算：{ $first } { $first_percent }%，{ $second } { $second_percent }%
analysis-won = 双方都走最好的棋，{ $side }胜。
analysis-drawn = 双方都走最好的棋，结果是和棋。
analysis-inaccuracy = 小失误。
analysis-mistake = 失误。
analysis-blunder = 严重失误。
analysis-won-drawn = 本来能胜，现在是和棋。
analysis-won-lost = 本来能胜，现在要输。
analysis-drawn-lost = 本来是和棋，现在要输。
analysis-better = 更好的走法：{ $move }（`{ $text }`）。
analysis-arrows = 图中是这一步之前的棋盘：粗箭头是更好的走法，细箭头是实际的走法。

## Learning from one's own mistakes. $played is a move in words

button-mistakes = 从失误中学习
button-mistakes-left = 试试剩下的
button-try-again = 再试一次
next-puzzle = 谜题
mistake-heading = **#{ $number }，第 { $task } 题，共 { $total } 题** · 第 { $move } 步，你执{ $side }。
mistake-task = 你当时走的是：{ $played }。**找出更好的走法。**
mistake-before = ✅ 这一题你已经解出过。
mistake-played = ❌ { $played }：你当时走的就是这一步。找找更好的走法。
mistake-end = 🎓 **#{ $number }：你的失误都看完了。** 共 { $total } 处，你在其中 { $solved } 处找到了更好的走法。
mistake-none = **#{ $number }** 里现在没有可以给你看的失误。到分析里看看整局吧。
analysis-missing = **#{ $number }** 的完整分析还没有完成。请先打开分析；如果分析还在进行，请过一分钟再来。

## Playing on against the computer from a position

button-play-on = 从这里接着下
button-play-puzzle = 从题目局面下
play-on-running = 这一局还在进行。结束以后，你可以从其中任何一个局面接着和我下。
play-on-over = 到这个局面，对局已经结束。请退回几步，再从那里接着下。
play-on-withheld = 这个局面与一局进行中的对局相同，或者只差一两步。请换一个局面，或者等那局下完再来。

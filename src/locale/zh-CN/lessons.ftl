# Chinese in simplified characters. Lessons and diagrams of the rules.
# A page of the rules is one of these sentences, under it what its picture shows, told by the rules themselves.

## Pages of the rules, each with a picture

page-jungle-ranks = **谁吃谁。** 走到同级或更小的对方棋子上，就吃掉它。但最小的能胜最大的：鼠能吃象。
page-jungle-jump = **跳河。** 有些动物能沿直线跳过河，落在对岸的第一格。如果那一格有能吃的对方棋子，就吃掉它。
page-jungle-blocked = **鼠挡路。** 河里只要有鼠，不管是哪一方的，就不能从那一格上面跳过去。
page-jungle-water = **水里的鼠。** 只有鼠会游水，别的棋子都不能下水追它。
page-jungle-bank = **岸上的鼠。** 上了岸，鼠就和别的棋子一样，而且能吃象。
page-jungle-traps = **陷阱。** 每个兽穴周围有三个陷阱。棋子在陷阱里失去力量，对方任何棋子都能吃它。
page-jungle-den = **兽穴。** 走进对方的兽穴就赢了。任何棋子都不能走进自己一方的兽穴。
page-dobutsu-lion = **狮子**能向八个方向走一格。吃掉对方的狮子就赢了。
page-dobutsu-giraffe = **长颈鹿**能向前、后、左、右走一格。
page-dobutsu-elephant = **大象**能斜着走一格。
page-dobutsu-chick = **小鸡**只能向前走一格。你吃掉的棋子都归你，放在你手中。
page-dobutsu-promotion = **长大。** 小鸡走到对方底线，一定会长成母鸡。
page-dobutsu-hen = **母鸡**除了斜后方，每个方向都能走一格。吃掉母鸡，手中得到的是小鸡。
page-dobutsu-drop = **打入。** 轮到你时，也可以不走棋，而把手中的一枚棋子放到任意空格。直接打入对方底线的小鸡不会长成母鸡，而且不能动。
page-dobutsu-try = **冲底线。** 你的狮子走到对方底线就赢了。如果在那一格会被吃，能不能走过去要看规则。
page-o-an-quan-sow = **播子。** 从自己的一个田格拿起全部民，向右或向左，从下一格起每格放一个，放完为止。官格也要放。
page-o-an-quan-relay = **接着播。** 播完看下一格：是有民的田格吗？不管是谁的，都拿起来，朝同一方向接着播。
page-o-an-quan-capture = **吃子。** 播完看下一格：是空的田格吗？那就吃掉再后面一格里的全部棋子。
page-o-an-quan-chain = **连吃。** 吃掉的那一格后面，可能又是一个空的田格，再后面又有棋子。
page-o-an-quan-young = **官。** 官格和别的格子一样能吃，连官一起吃掉。很多规则会保护还“嫩”的官，不让吃。
page-o-an-quan-empty = **空的官格。** 官被吃掉以后，官格可能空着。播完一看，下一格可能正好是空的官格。
page-o-an-quan-refill = **田格全空。** 轮到你时，自己的五个田格都空了吗？从吃到的民里拿出来，每格放一个。不够的先借，结束时归还。
page-o-an-quan-end = **结束。** 自己田格里剩下的民归自己。然后计算得分：民和官都算。
page-o-an-quan-swap = **交换。** 先走很占便宜：双方都走最好的棋，先走的一方必胜。想要公平，请在挑战的规则后面加上 `+swap=on`。后走的一方就可以用 `交换` 回应第一步，把它接过来。棋盘转过来：双方的颜色不变，田格和得分互换。排行榜前五名中的两人下积分局时，默认带有交换；也可以改选没有交换的规则。

# The foot of each page, in small letters.
page-of = -# { $ruleset } · 第 { $page } 页，共 { $pages } 页
button-learn = 自己试试
alt-position = { $ruleset }的一个局面。轮到{ $side }走。
alt-marked = 标出的格子：{ $squares }。

## A turn of Ô ăn quan, step by step; the square is one of the three names below

square-field = { $side }第 { $field } 格
square-left = 左边的官格
square-right = 右边的官格
step-sow = 从{ $square }播出：{ $citizens } 个民。
step-on = 接着拿起来播：{ $square }，{ $citizens } 个民。
step-take = 吃掉：{ $square }，{ $citizens } 个民。
step-take-mandarin = 吃掉：{ $square }，1 个官和 { $citizens } 个民。
step-refill = { $side }的五个田格都空了，所以{ $side }用自己吃到的民，每格放一个，{ $borrowed ->
        [0] 不用借。
       *[other] 其中 { $borrowed } 个是借来的。
    }
halt-mandarin = 下一格是官格：回合结束。
halt-empty = 接下来的两格都是空的：回合结束。
halt-young = 空田格后面是嫩官，不能吃：回合结束。
halt-filled = 下一格是有民的田格：吃过子以后遇到它，回合结束。
halt-once = 每回合只能吃一次。

## Lessons. $played is a move in words, such as "cat c2 to d2, captures the lion"

command-learn = 做几道小题，学会一种棋
option-learn-game = 哪个游戏
option-learn-task = 哪一题（默认：第一道没解出的题）
lesson-heading = **{ $game }，第 { $number } 题，共 { $total } 题** · 你执{ $side }，在下方。
lesson-right = ✅ **{ $played }。** 答对了！
lesson-otherwise = ❌ { $played }：可以这样走，但没有做到题目的要求。再想想。
lesson-loses = ❌ { $played }：对方接着走“{ $reply }”就赢了。再试一次。
lesson-exposes = ❌ { $played }：对方可以接着走“{ $reply }”。再试一次。
lesson-escapes = ❌ { $played }：对方可以接着走“{ $reply }”，你下一步就赢不了。再试一次。
lesson-illegal = ❌ { $reason }
lesson-done = 🎓 **学完了：{ $game }。** 现在来真正下一局吧：用 `/{ name-challenge }` 挑战朋友；不选对手，谁都可以应战。全部规则见 `/{ name-rules }`，想学别的棋用 `/{ name-learn }`。
learn-which = 想学哪个游戏？
button-next-task = 下一题
button-skip = 跳过
button-again = 从头再来

## Tasks of a lesson; the picture shows the position, the reader's side is at the bottom

task-jungle-rank = 棋子能吃同级或更小的对方棋子。**吃掉狗。**
task-jungle-elephant = 象是最强的动物，别的动物里只有一种能吃它。**吃掉象。**
task-jungle-jump = 狮和虎能跳过河，除非河里有鼠挡路。**跳过去，吃掉豹。**
task-jungle-swim = 狮正要跳过河吃你的狗。**游过去挡路，让它什么也吃不到。**
task-jungle-trap = 狮就在你的兽穴前，再走一步就赢。但它正踩在你的陷阱里，你的任何棋子都能吃它。**找出唯一的救法。**
task-jungle-den = 走进对方的兽穴就赢了。**一步取胜。**
task-jungle-two = 进兽穴有两条路。可是陷阱会让你失去力量，猫也在一旁盯着。**走一步，无论对方怎么走，你下一步都能赢。**
task-dobutsu-catch = 吃掉对方的狮子就赢了。**吃掉狮子。**
task-dobutsu-try = 你的狮子走到对方底线就赢了，但不能走到会被吃的格子。**一步取胜。**
task-dobutsu-promote = 小鸡走到对方底线就长成母鸡。**让小鸡长成母鸡。**
task-dobutsu-defend = 你的狮子有危险；真正下棋时可没有人告诉你。**找出唯一能让它不被吃的一步。**
task-dobutsu-drop = 手中的棋子可以打入任意空格。**打入一枚，无论对方怎么走，你下一步都能赢。**
task-dobutsu-two = 一步棋挡不住两个威胁。**走一步，无论对方怎么走，你下一步都能赢。**
task-o-an-quan-capture = 播完后，下一格是空的田格，再后面一格有棋子：那些棋子就归你。**播子，吃到棋子。**
task-o-an-quan-mandarin = 官格里至少有五个民时，才能吃官。**吃掉一个官。**
task-o-an-quan-relay = 下一个田格有民，就拿起来接着播。**一直播下去，吃掉一个官。**
task-o-an-quan-twice = 吃掉的那一格后面，可能又是空的田格，再后面又有棋子。**播子，连吃两次。**
task-o-an-quan-keep = 你留在空田格后面的棋子，对方可能会吃掉。**播子，让对方下一回合什么也吃不到。**
task-o-an-quan-win = 只剩一个官了。吃掉它以后，各自田格里的民归各自，然后计算得分。**一步取胜。**

## Courses: the lesson (basics), and two courses of puzzles

option-learn-course = 哪个课程（默认：接着上次）
course-basics = 基础
course-tactics = 战术
course-endgames = 残局
course-counting = 计算
course-heading = 🎓 **{ $game }，{ $course }：第 { $number } 题，共 { $total } 题**
course-end = 🎓 **{ $game }，{ $course }：{ $total } 道题全部解出。**
button-next-course = 接下来：{ $course }
learn-progress = **{ $game }**：{ $courses }
learn-course = { $course } { $solved }／{ $total }

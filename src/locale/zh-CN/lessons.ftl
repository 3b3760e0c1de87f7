# Chinese in simplified characters. Lessons and diagrams of the rules.
# A page of the rules is one of these sentences, under it what its picture shows, told by the rules themselves.

## Pages of the rules, each with a picture

page-jungle-ranks = **谁吃谁。** 走到同级或更小的对方棋子上，就吃掉它。最小的却能胜过最大的：鼠能吃象。
page-jungle-jump = **跳河。** 有些动物能沿直线跳过河，落在对岸第一格陆地上；那里有吃得了的棋子，就吃掉它。
page-jungle-blocked = **鼠挡路。** 水里的鼠，不管是哪一方的，都会挡住经过那一格的跳跃。
page-jungle-water = **水里的鼠。** 只有鼠会游水，其他棋子都不能跟下水去。
page-jungle-bank = **岸上的鼠。** 上了岸，鼠就和别的棋子一样，而且是象的克星。
page-jungle-traps = **陷阱。** 每个兽穴周围有三个陷阱。棋子陷进去失去力量，对方任何棋子都能吃它。
page-jungle-den = **兽穴。** 走进对方的兽穴就赢了。自己的兽穴谁也不能进。
page-dobutsu-lion = **狮**能向八个方向走一格。胜负全看它：吃掉对方的狮就赢了。
page-dobutsu-giraffe = **长颈鹿**能向前、后、左、右走一格。
page-dobutsu-elephant = **象**能斜走一格。
page-dobutsu-chick = **小鸡**只能向前走一格。和所有棋子一样，它吃掉的棋子会归你，拿在手中。
page-dobutsu-promotion = **长大。** 小鸡走到对方底线，一定会长成母鸡。
page-dobutsu-hen = **母鸡**除了斜后方，哪里都能走一格。被吃掉就变回小鸡。
page-dobutsu-drop = **打入。** 轮到你时，也可以不走棋，而把手中的一枚棋子放到任意空格。打在对方底线的小鸡不会长大，也不能动。
page-dobutsu-try = **冲底线。** 自己的狮走到对方底线就赢了。那一格会被吃的时候能不能去，要看是哪一套规则。
page-o-an-quan-sow = **播子。** 拿起自己一个田格里的全部民，向右或向左，在后面每一格各放一个，官格也不跳过。
page-o-an-quan-relay = **接着播。** 播完后，下一格如果是有子的田格，不管是谁的，都拿起来朝同一方向接着播。
page-o-an-quan-capture = **吃子。** 下一格如果是空的田格，它后面那一格里的棋子就全归你。
page-o-an-quan-chain = **连吃。** 吃掉的格子后面，可能又是一个空的田格，再后面又有棋子。
page-o-an-quan-young = **官。** 官格和别的格子一样，可以连官一起吃掉。不过很多规则里，官还“嫩”的时候不能吃。
page-o-an-quan-empty = **空的官格。** 官被吃掉以后，官格会空出来，也可能正好是下一格。
page-o-an-quan-refill = **田格全空。** 轮到走时，自己的五个田格都空了，就从赢得的民里拿出来，每格放一个。不够的先借，计分时归还。
page-o-an-quan-end = **终局。** 自己田格里剩下的民归自己，然后数民和官，计算得分。

# The foot of each page, in small letters.
page-of = -# { $ruleset } · 第 { $page } 页，共 { $pages } 页
button-learn = 自己试试
alt-position = { $ruleset }的一个局面，轮到{ $side }走。
alt-marked = 标出的格子：{ $squares }。

## A turn of Ô ăn quan, step by step; the square is one of the three names below

square-field = { $side }第 { $field } 格
square-left = 左边的官格
square-right = 右边的官格
step-sow = 从{ $square }开始播：{ $citizens } 民。
step-on = 接着拿起来再播：{ $square }，{ $citizens } 民。
step-take = 吃掉：{ $square }，{ $citizens } 民。
step-take-mandarin = 吃掉：{ $square }，一官和 { $citizens } 民。
step-refill = { $side }的五个田格都空了，所以每格放一个民，{ $borrowed ->
        [0] 全部来自赢得的民。
       *[other] 其中 { $borrowed } 个是借来的。
    }
halt-mandarin = 下一格是官格：回合结束。
halt-empty = 接下来两格都是空的：回合结束。
halt-young = 空田格后面是嫩官，不能吃：回合结束。
halt-filled = 下一格是有子的田格：吃过子之后遇到它，回合结束。
halt-once = 每回合只能吃一次。

## Lessons. $played is a move in words, such as "cat c2 to d2, takes the lion"

command-learn = 用几道小题学会一种棋
option-learn-game = 哪一种棋
option-learn-task = 哪一题；不填就从第一题开始
lesson-heading = **{ $game }，第 { $number } 题，共 { $total } 题** · 你执{ $side }，在下方。
lesson-right = ✅ **{ $played }。** 就是这样！
lesson-otherwise = ❌ { $played }：可以这样走，但没有达到要求。再看看吧。
lesson-loses = ❌ { $played }：对方可以应“{ $reply }”，就赢了。再试试。
lesson-exposes = ❌ { $played }：对方可以应“{ $reply }”。再试试。
lesson-escapes = ❌ { $played }：对方可以应“{ $reply }”，你下一步就赢不了。再试试。
lesson-illegal = ❌ { $reason }
lesson-done = 🎓 **{ $game } 学完了。** 来下一局吧：用 `/{ name-challenge }` 挑战朋友，或者不填对手，谁先接受就和谁下。`/{ name-rules }` 有全部规则的图解，`/{ name-learn }` 可以学别的棋。
button-next-task = 下一题
button-skip = 跳过
button-again = 从头再来

## Tasks of a lesson; the picture shows the position, the reader sits below

task-jungle-rank = 棋子能吃同级或更小的棋子。**请吃掉狗。**
task-jungle-elephant = 象是最大的动物，却有一枚棋子能对付它。**请吃掉象。**
task-jungle-jump = 河里没有鼠挡路，狮和虎就能跳河。**请跳过去，吃掉豹。**
task-jungle-swim = 狮正要跳过来吃你的狗。**请游过去挡路，让它什么也吃不到。**
task-jungle-trap = 狮就在你的兽穴前，再走一步就赢了。可它正踩在你的陷阱里，谁都能吃它。**请找出唯一的解救办法。**
task-jungle-den = 走进对方的兽穴就赢了。**请一步取胜。**
task-jungle-two = 再走两步就能进兽穴，可是陷阱会让你失去力量，猫也在一旁盯着。**请走一步，让对方怎么应，你下一步都能赢。**
task-dobutsu-catch = 吃掉对方的狮就赢了。**请吃掉狮。**
task-dobutsu-try = 自己的狮走到对方底线就赢了，但不能走到会被吃的格子。**请一步取胜。**
task-dobutsu-promote = 小鸡走到对方底线就长成母鸡。**请让小鸡长成母鸡。**
task-dobutsu-defend = 你的狮被盯上了，而且没有人会提醒你。**请找出唯一一步不让它被吃的棋。**
task-dobutsu-drop = 手中的棋子可以打入任意空格。**请打入一枚，让对方怎么应，你下一步都能赢。**
task-dobutsu-two = 同时有两个威胁，对方一步是挡不住的。**请走一步，让对方怎么应，你下一步都能赢。**
task-o-an-quan-capture = 最后一个民的下一格是空的田格，再后面有棋子，那些棋子就归你。**请播子，吃到一些棋子。**
task-o-an-quan-mandarin = 官的旁边有了至少五个民，就可以吃它。**请吃掉一个官。**
task-o-an-quan-relay = 下一格如果是有子的田格，就拿起那里的民接着播。**请一路播下去，吃掉一个官。**
task-o-an-quan-twice = 吃掉的格子后面，可能又是一个空的田格，再后面又有棋子。**请播子，连吃两次。**
task-o-an-quan-keep = 留在空田格后面的棋子可能会被吃掉。**请播子，让对方下一回合什么也吃不到。**
task-o-an-quan-win = 只剩一个官了。它被吃掉后，田格里的民各归其主，然后计分。**请一步取胜。**

# Chinese in simplified characters. Games, pieces, moves, endings, boards in words.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Games, sides, pieces

game-jungle = 斗兽棋
game-dobutsu = 动物将棋
game-o-an-quan = Ô ăn quan
ruleset-title = { $game }（{ $variant }）
# What a ruleset is called; its name to type stays as it is.
variant-classic = 经典
variant-oca = oca
variant-german = 德式
variant-animal-checkers = 四兽棋
variant-official = 官方
variant-standard = 标准
variant-source = 原典
side-blue = 蓝方
side-red = 红方
side-dark = 深色方
side-light = 浅色方
side-white = 白方
side-black = 黑方
# The forms of the pieces: with an article, and several of them.
piece-rat = 鼠
piece-cat = 猫
piece-dog = 狗
piece-wolf = 狼
piece-leopard = 豹
piece-tiger = 虎
piece-lion = 狮
piece-elephant = 象
piece-dobutsu-lion = 狮子
piece-dobutsu-elephant = 大象
piece-giraffe = 长颈鹿
piece-chick = 小鸡
piece-hen = 母鸡

## Moves in words

move-step = { $piece }从 { $from } 走到 { $to }
move-swim = { $piece }从 { $from } 游到 { $to }
move-land = { $piece }从 { $from } 上岸到 { $to }
move-jump = { $piece }从 { $from } 跳到 { $to }
move-trap = { $piece }从 { $from } 走进 { $to } 的陷阱
move-den = { $piece }从 { $from } 攻入 { $to } 的兽穴
move-drop = { $piece }打入 { $to }
move-promote = { $piece }从 { $from } 走到 { $to }，长成母鸡
move-try = { $piece }从 { $from } 走到底线 { $to }
move-sow-right = 从第 { $field } 格向右播
move-sow-left = 从第 { $field } 格向左播
move-swap = 交换：接过第一步
move-takes-mandarin = { $played }，吃掉一个官
move-takes-citizens = { $played }，吃到民
move-takes = { $played }，吃掉{ $captured }

## How a game ends; after "wins:" or "Draw:"

ending-den = 攻入兽穴
ending-capture-all = 吃光对方的棋子
ending-catch = 吃掉对方的狮子
ending-try = 狮子走到对方底线
ending-points = 按得分定胜负
end-with-score = { $reason }（{ $score }）
ending-no-move = 对方无棋可走
ending-repetition = 同一局面第三次出现
ending-long-game = 太久没有进展
ending-resigned = 对方认输
ending-time = 对方超时
ending-agreed = 双方同意

## A position in words (screen readers)

alt-begins = { $ruleset }。{ $state }
alt-to-move = 接下来是第 { $number } 步，轮到{ $side }走。
alt-won = { $winner }获胜：{ $reason }。
alt-drawn = 和棋：{ $reason }。
alt-aborted = 这一局已中止，不计胜负。
alt-struck-out = 这一局已经结束，但对局管理员把它作废了，不计胜负。
alt-last = 上一步：{ $last }。
alt-side = { $side }：{ $pieces }。
alt-held = { $piece } { $count } 枚
alt-hand = 手中有{ $pieces }
alt-fields = 各田格的民依次为 { $fields }；吃到 { $pool } 个民、{ $mandarins } 个官
alt-quan = 官格：棋盘左端{ $left }，右端{ $right }。
alt-quan-held = 有 1 个官和 { $citizens } 个民
alt-quan-gone = 有 { $citizens } 个民
alt-animation = { $ruleset }的回放，一步一步：{ $moves }
no-pieces = 没有棋子了
text-board-dobutsu = 大写：{ $first }。小写：{ $second }。L 狮子，G 长颈鹿，E 大象，C 小鸡，H 母鸡；方括号里是手中的棋子。
text-board-o-an-quan = 下方：{ $first }（A），从左起是第 1 到 5 格。上方：{ $second }（B），从右起是第 1 到 5 格。`*` 是官。`A:` 和 `B:` 后面是双方吃到的棋子。
text-board-jungle = 大写：{ $first }。小写：{ $second }。`~` 河，`#` 陷阱，`@` 兽穴。E 象，L 狮，T 虎，P 豹，W 狼，D 狗，C 猫，R 鼠。
# What stands between the items of a list.
list-comma = 、
# What stands between the items of a list that contain commas.
list-semicolon = ；

# Chinese in traditional characters. Games, pieces, moves, endings, boards in words.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Games, sides, pieces

game-jungle = 鬥獸棋
game-dobutsu = 動物將棋
game-o-an-quan = Ô ăn quan
ruleset-title = { $game }（{ $variant }）
# What a ruleset is called; its name to type stays as it is.
variant-classic = 經典
variant-oca = oca
variant-german = 德式
variant-animal-checkers = 四獸棋
variant-official = 官方
variant-standard = 標準
variant-source = 原典
side-blue = 藍方
side-red = 紅方
side-dark = 深色方
side-light = 淺色方
side-white = 白方
side-black = 黑方
# The forms of the pieces: with an article, and several of them.
piece-rat = 鼠
piece-cat = 貓
piece-dog = 狗
piece-wolf = 狼
piece-leopard = 豹
piece-tiger = 虎
piece-lion = 獅
piece-elephant = 象
piece-dobutsu-lion = 獅子
piece-dobutsu-elephant = 大象
piece-giraffe = 長頸鹿
piece-chick = 小雞
piece-hen = 母雞

## Moves in words

move-step = { $piece }從 { $from } 走到 { $to }
move-swim = { $piece }從 { $from } 游到 { $to }
move-land = { $piece }從 { $from } 上岸到 { $to }
move-jump = { $piece }從 { $from } 跳到 { $to }
move-trap = { $piece }從 { $from } 踏進 { $to } 的陷阱
move-den = { $piece }從 { $from } 攻進 { $to } 的獸穴
move-drop = { $piece }打入 { $to }
move-promote = { $piece }從 { $from } 走到 { $to }，長成母雞
move-try = { $piece }從 { $from } 走到底線 { $to }
move-sow-right = 從第 { $field } 格往右播
move-sow-left = 從第 { $field } 格往左播
move-swap = 交換：接手第一步
move-takes-mandarin = { $played }，吃掉一個官
move-takes-citizens = { $played }，吃掉民
move-takes = { $played }，吃掉{ $captured }

## How a game ends; after "wins:" or "Draw:"

ending-den = 攻進獸穴
ending-capture-all = 吃光對方的棋子
ending-catch = 吃掉對方的獅子
ending-try = 獅子走到對方底線
ending-points = 以得分定勝負
end-with-score = { $reason }（{ $score }）
ending-no-move = 對方無棋可走
ending-repetition = 同一局面第三次出現
ending-long-game = 太久沒有進展
ending-resigned = 對方認輸
ending-time = 對方逾時
ending-agreed = 雙方同意

## A position in words (screen readers)

alt-begins = { $ruleset }。{ $state }
alt-to-move = 接下來是第 { $number } 步，輪到{ $side }。
alt-won = { $winner }獲勝：{ $reason }。
alt-drawn = 和局：{ $reason }。
alt-aborted = 這局已經中止，不計勝負。
alt-struck-out = 這局已經結束，但對局管理員把它作廢了，不計勝負。
alt-last = 上一步：{ $last }。
alt-side = { $side }：{ $pieces }。
alt-held = { $piece } { $count } 枚
alt-hand = 手中有{ $pieces }
alt-fields = 各田格的民依序為 { $fields }；吃到 { $pool } 個民、{ $mandarins } 個官
alt-quan = 官格：棋盤左端{ $left }，右端{ $right }。
alt-quan-held = 有 1 個官和 { $citizens } 個民
alt-quan-gone = 有 { $citizens } 個民
alt-animation = { $ruleset }的重播，一步一步：{ $moves }
no-pieces = 沒有棋子了
text-board-dobutsu = 大寫是{ $first }，小寫是{ $second }。L 獅子、G 長頸鹿、E 大象、C 小雞、H 母雞；方括號裡是手中的棋子。
text-board-o-an-quan = 下方是{ $first }（A），從左邊算起是第 1 到 5 格。上方是{ $second }（B），從右邊算起是第 1 到 5 格。`*` 是官。`A:` 和 `B:` 後面是雙方吃掉的棋子。
text-board-jungle = 大寫是{ $first }，小寫是{ $second }。`~` 河、`#` 陷阱、`@` 獸穴。E 象、L 獅、T 虎、P 豹、W 狼、D 狗、C 貓、R 鼠。
# What stands between the items of a list.
list-comma = 、
# What stands between the items of a list that contain commas.
list-semicolon = ；

# Chinese in traditional characters. Lessons and diagrams of the rules.
# A page of the rules is one of these sentences, under it what its picture shows, told by the rules themselves.

## Pages of the rules, each with a picture

page-jungle-ranks = **誰吃誰。** 走到同級或比較小的對方棋子上，就把牠吃掉。可是最小的剋最大的：鼠可以吃象。
page-jungle-jump = **跳過河。** 有些動物可以沿直線跳過河，落在對岸的第一格。如果那一格有牠吃得了的對方棋子，就可以吃掉。
page-jungle-blocked = **鼠擋路。** 河裡只要有鼠，不管是哪一方的，就不能從那一格上面跳過去。
page-jungle-water = **水裡的鼠。** 只有鼠會游泳，別的棋子都不能下水追牠。
page-jungle-bank = **岸上的鼠。** 上了岸，鼠就跟別的棋子一樣，而且可以吃象。
page-jungle-traps = **陷阱。** 每個獸穴旁邊有三個陷阱。棋子在陷阱裡會失去力量，對方任何棋子都可以吃牠。
page-jungle-den = **獸穴。** 走進對方的獸穴就贏了。任何棋子都不能走進自己這方的獸穴。
page-dobutsu-lion = **獅子**可以往八個方向走一格。吃掉對方的獅子就贏了。
page-dobutsu-giraffe = **長頸鹿**可以往前、後、左、右走一格。
page-dobutsu-elephant = **大象**可以斜走一格。
page-dobutsu-chick = **小雞**只能往前走一格。你吃掉的棋子都會變成你的，放在手中。
page-dobutsu-promotion = **長大。** 小雞走到對方底線，一定會長成母雞。
page-dobutsu-hen = **母雞**除了斜後方，每個方向都可以走一格。吃掉母雞，拿到手中的是小雞。
page-dobutsu-drop = **打入。** 輪到你的時候，也可以不走棋，改把手中的一枚棋子放到任何空格。打在對方底線的小雞還是小雞，而且動不了。
page-dobutsu-try = **衝底線。** 你的獅子走到對方底線就贏了。如果在那一格會被吃，能不能走過去要看是哪套規則。
page-o-an-quan-sow = **播子。** 拿起自己一個田格裡所有的民，往右或往左，一格放一個，放完為止。官格也要放。
page-o-an-quan-relay = **繼續播。** 播完看下一格：是有民的田格嗎？不管是誰的，都拿起來，往同一個方向繼續播。
page-o-an-quan-capture = **吃子。** 播完看下一格：是空的田格嗎？那就吃掉再後面那一格裡的所有棋子。
page-o-an-quan-chain = **連吃。** 吃掉的那一格後面，可能又是一個空的田格，再過去又有棋子。
page-o-an-quan-young = **官。** 官格跟別的格子一樣可以吃，連官一起吃掉。很多規則會保護還「嫩」的官，不讓人吃。
page-o-an-quan-empty = **空的官格。** 官被吃掉以後，官格可能會空著。下一格剛好是空的官格，怎麼辦？
page-o-an-quan-refill = **田格全空。** 輪到你的時候，五個田格都空了嗎？從吃到的民裡拿出來，一格放一個。不夠的先借，最後再還。
page-o-an-quan-end = **結束。** 自己田格裡剩下的民歸自己。然後結算得分：民和官都算。
page-o-an-quan-swap = **交換。** 第一步很有價值：如果雙方都走最好的棋，先走的一方必勝。想要公平，請在挑戰的規則後面加上 `+swap=on`。後走的一方就可以用 `交換` 回應，接手第一步。棋盤轉過來：雙方的顏色不變，田格和得分互換。排行榜前五名中的兩人下積分局時，預設就有交換；也可以改選沒有交換的規則。

# The foot of each page, in small letters.
page-of = -# { $ruleset } · 第 { $page } 頁，共 { $pages } 頁
button-learn = 自己試試看
alt-position = { $ruleset }的一個局面。輪到{ $side }。
alt-marked = 標示的格子：{ $squares }。

## A turn of Ô ăn quan, step by step; the square is one of the three names below

square-field = { $side }第 { $field } 格
square-left = 左邊的官格
square-right = 右邊的官格
step-sow = 從{ $square }開始播：{ $citizens } 個民。
step-on = 接著拿起來繼續播：{ $square }，{ $citizens } 個民。
step-take = 吃掉：{ $square }，{ $citizens } 個民。
step-take-mandarin = 吃掉：{ $square }，1 個官和 { $citizens } 個民。
step-refill = { $side }的五個田格都空了，所以{ $side }用自己吃到的民，一格放一個，{ $borrowed ->
        [0] 不用借。
       *[other] 其中 { $borrowed } 個是借來的。
    }
halt-mandarin = 下一格是官格：回合結束。
halt-empty = 接下來兩格都是空的：回合結束。
halt-young = 空田格後面是嫩官，不能吃：回合結束。
halt-filled = 下一格是有民的田格：吃過子之後碰到它，回合結束。
halt-once = 每回合只能吃一次。

## Lessons. $played is a move in words, such as "cat c2 to d2, captures the lion"

command-learn = 做幾道小題目，學會一種棋
option-learn-game = 哪個遊戲
option-learn-task = 哪一題（預設：第一道沒解出的題目）
lesson-heading = **{ $game }，第 { $number } 題，共 { $total } 題** · 你是{ $side }，在下方。
lesson-right = ✅ **{ $played }。** 答對了！
lesson-otherwise = ❌ { $played }：可以這樣走，但沒有做到題目的要求。再想想看。
lesson-loses = ❌ { $played }：對方接著走「{ $reply }」就贏了。再試一次。
lesson-exposes = ❌ { $played }：對方可以接著走「{ $reply }」。再試一次。
lesson-escapes = ❌ { $played }：對方可以接著走「{ $reply }」，你下一步就贏不了。再試一次。
lesson-illegal = ❌ { $reason }
lesson-done = 🎓 **學完了：{ $game }。** 來實際下下看吧：用 `/{ name-challenge }` 找朋友挑戰；不選對手，誰都可以應戰。完整的規則在 `/{ name-rules }`，想學別的棋用 `/{ name-learn }`。
learn-which = 想學哪個遊戲？
button-next-task = 下一題
button-skip = 跳過
button-again = 從頭再來

## Tasks of a lesson; the picture shows the position, the reader's side is at the bottom

task-jungle-rank = 棋子可以吃同級或比較小的對方棋子。**吃掉狗。**
task-jungle-elephant = 象是最強的動物，只有一種棋子剋得了牠。**吃掉象。**
task-jungle-jump = 獅和虎可以跳過河，除非河裡有鼠擋路。**跳過去，吃掉豹。**
task-jungle-swim = 獅正要跳過河吃你的狗。**游過去擋路，讓牠什麼都吃不到。**
task-jungle-trap = 獅就在你的獸穴前面，再走一步就贏了。可是牠正踩在你的陷阱裡，你的任何棋子都可以吃牠。**找出唯一的解法。**
task-jungle-den = 走進對方的獸穴就贏了。**一步獲勝。**
task-jungle-two = 進獸穴有兩條路。可是陷阱會讓你失去力量，貓也在旁邊盯著。**走一步，不管對方怎麼走，你下一步都會贏。**
task-dobutsu-catch = 吃掉對方的獅子就贏了。**吃掉獅子。**
task-dobutsu-try = 你的獅子走到對方底線就贏了，但是不能走到會被吃的格子。**一步獲勝。**
task-dobutsu-promote = 小雞走到對方底線就會長成母雞。**讓小雞長成母雞。**
task-dobutsu-defend = 你的獅子有危險；真正下棋的時候，可沒有人會告訴你。**找出唯一能讓牠不被吃的一步。**
task-dobutsu-drop = 手中的棋子可以打入任何空格。**打入一枚，不管對方怎麼走，你下一步都會贏。**
task-dobutsu-two = 一步棋擋不住兩個威脅。**走一步，不管對方怎麼走，你下一步都會贏。**
task-o-an-quan-capture = 播完最後一個民，下一格是空的田格，再後面那一格有棋子：那些棋子就歸你。**播子，吃到棋子。**
task-o-an-quan-mandarin = 官格裡至少要有五個民，才可以吃官。**吃掉一個官。**
task-o-an-quan-relay = 下一個田格有民，就拿起來繼續播。**一路播下去，吃掉一個官。**
task-o-an-quan-twice = 吃掉的那一格後面，可能又是空的田格，再過去又有棋子。**播子，連吃兩次。**
task-o-an-quan-keep = 你留在空田格後面的棋子，對方可能會吃掉。**播子，讓對方下一回合什麼都吃不到。**
task-o-an-quan-win = 只剩一個官了。吃掉之後，各自田格裡的民歸自己，然後結算得分。**一步獲勝。**

## Courses: the lesson (basics), and two courses of puzzles

option-learn-course = 哪個課程（預設：接著上次）
course-basics = 基礎
course-tactics = 戰術
course-endgames = 殘局
course-counting = 計算
course-heading = 🎓 **{ $game }，{ $course }：第 { $number } 題，共 { $total } 題**
course-end = 🎓 **{ $game }，{ $course }：{ $total } 題全部解出。**
button-next-course = 接下來：{ $course }
learn-progress = **{ $game }**：{ $courses }
learn-course = { $course } { $solved }／{ $total }

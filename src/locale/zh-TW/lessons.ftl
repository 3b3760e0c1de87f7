# Chinese in traditional characters. Lessons and diagrams of the rules.
# A page of the rules is one of these sentences, under it what its picture shows, told by the rules themselves.

## Pages of the rules, each with a picture

page-jungle-ranks = **誰吃誰。** 走到同級或比較小的敵方棋子上，就可以吃掉牠。最小的偏偏剋最大的：鼠可以吃象。
page-jungle-jump = **跳河。** 有些動物可以直直跳過河，落在對岸的第一格陸地；那裡有吃得了的棋子就吃掉。
page-jungle-blocked = **鼠擋路。** 水裡的鼠，不管是哪一方的，都會擋住經過那一格的跳躍。
page-jungle-water = **水裡的鼠。** 只有鼠會游泳，其他棋子都沒辦法跟下水。
page-jungle-bank = **岸上的鼠。** 上了岸，鼠就跟其他棋子一樣，而且是象的剋星。
page-jungle-traps = **陷阱。** 每個獸穴周圍都有三個陷阱。棋子踩進去失去力量，對方任何棋子都可以吃牠。
page-jungle-den = **獸穴。** 走進對方的獸穴就贏了。自己的獸穴不能進去。
page-dobutsu-lion = **獅**可以往八個方向走一格。勝負就看牠：吃掉對方的獅就贏了。
page-dobutsu-giraffe = **長頸鹿**可以往前、後、左、右走一格。
page-dobutsu-elephant = **象**可以斜走一格。
page-dobutsu-chick = **小雞**只能往前走一格。跟所有棋子一樣，牠吃下的棋子會變成你的，拿在手中。
page-dobutsu-promotion = **長大。** 小雞走到對方底線，一定會長成母雞。
page-dobutsu-hen = **母雞**除了斜後方以外，都可以走一格。被吃掉就變回小雞。
page-dobutsu-drop = **打入。** 輪到你時，可以不走棋，改把手中的一枚棋子放到任何空格。打在對方底線的小雞不會長大，也動不了。
page-dobutsu-try = **衝底線。** 自己的獅走到對方底線就贏了。那一格會被吃的時候能不能去，要看是哪一套規則。
page-o-an-quan-sow = **播子。** 拿起自己一個田格裡所有的民，往右或往左，在接下來的每一格各放一個，官格也不能跳過。
page-o-an-quan-relay = **繼續播。** 播完之後，下一格如果是有子的田格，不管是誰的，都拿起來往同一個方向繼續播。
page-o-an-quan-capture = **吃子。** 下一格如果是空的田格，再後面那一格裡的棋子就全是你的。
page-o-an-quan-chain = **連吃。** 吃下的那一格後面，可能又是一個空的田格，再過去又有棋子。
page-o-an-quan-young = **官。** 官格跟其他格子一樣，可以連官一起吃下。不過很多規則裡，官還「嫩」的時候不能吃。
page-o-an-quan-empty = **空的官格。** 官被吃下之後，官格可能空著，也可能剛好就是下一格。
page-o-an-quan-refill = **田格全空。** 輪到你時，五個田格都空了，就從贏來的民裡拿出來，一格放一個。不夠的先借，計分時歸還。
page-o-an-quan-end = **結束。** 自己田格裡剩下的民歸自己，然後把民和官加起來計分。

# The foot of each page, in small letters.
page-of = -# { $ruleset } · 第 { $page } 頁，共 { $pages } 頁
button-learn = 自己試試看
alt-position = { $ruleset }的一個局面，輪到{ $side }。
alt-marked = 標示的格子：{ $squares }。

## A turn of Ô ăn quan, step by step; the square is one of the three names below

square-field = { $side }第 { $field } 格
square-left = 左邊的官格
square-right = 右邊的官格
step-sow = 從{ $square }開始播：{ $citizens } 民。
step-on = 接著拿起來繼續播：{ $square }，{ $citizens } 民。
step-take = 吃下：{ $square }，{ $citizens } 民。
step-take-mandarin = 吃下：{ $square }，一官加 { $citizens } 民。
step-refill = { $side }的五個田格都空了，所以一格放一個民，{ $borrowed ->
        [0] 全都來自贏來的民。
       *[other] 其中 { $borrowed } 個是借來的。
    }
halt-mandarin = 下一格是官格：回合結束。
halt-empty = 接下來兩格都是空的：回合結束。
halt-young = 空田格後面是嫩官，不能吃：回合結束。
halt-filled = 下一格是有子的田格：吃過子之後碰到它，回合結束。
halt-once = 每回合只能吃一次。

## Lessons. $played is a move in words, such as "cat c2 to d2, takes the lion"

command-learn = 用幾道小題目學會一種棋
option-learn-game = 哪一種棋
option-learn-task = 哪一題；不填就從第一題開始
lesson-heading = **{ $game }，第 { $number } 題，共 { $total } 題** · 你拿{ $side }，在下方。
lesson-right = ✅ **{ $played }。** 答對了！
lesson-otherwise = ❌ { $played }：可以這樣走，但沒有達成要求。再看一下吧。
lesson-loses = ❌ { $played }：對方可以應「{ $reply }」，就贏了。再試一次。
lesson-exposes = ❌ { $played }：對方可以應「{ $reply }」。再試一次。
lesson-escapes = ❌ { $played }：對方可以應「{ $reply }」，你下一步就贏不了。再試一次。
lesson-illegal = ❌ { $reason }
lesson-done = 🎓 **{ $game } 學完了。** 來下一局吧：用 `/{ name-challenge }` 找朋友挑戰，或是不填對手，誰先接受就跟誰下。`/{ name-rules }` 有所有規則的圖解，`/{ name-learn }` 可以學別的棋。
button-next-task = 下一題
button-skip = 跳過
button-again = 從頭再來

## Tasks of a lesson; the picture shows the position, the reader sits below

task-jungle-rank = 棋子可以吃同級或比較小的棋子。**請吃掉狗。**
task-jungle-elephant = 象是最大的動物，偏偏有一枚棋子剋得了牠。**請吃掉象。**
task-jungle-jump = 河裡沒有鼠擋路，獅和虎就可以跳河。**請跳過去，吃掉豹。**
task-jungle-swim = 獅正要跳過來吃你的狗。**請游過去擋路，讓牠什麼都吃不到。**
task-jungle-trap = 獅就在你的獸穴前面，再走一步就贏了。可是牠正踩在你的陷阱裡，誰都可以吃牠。**請找出唯一的解法。**
task-jungle-den = 走進對方的獸穴就贏了。**請用這一步獲勝。**
task-jungle-two = 再兩步就能走進獸穴，可是陷阱會讓你失去力量，貓也在旁邊盯著。**請走一步，讓對方不管怎麼應，你下一步都會贏。**
task-dobutsu-catch = 吃掉對方的獅就贏了。**請吃掉獅。**
task-dobutsu-try = 自己的獅走到對方底線就贏了，但是不能走到會被吃的格子。**請用這一步獲勝。**
task-dobutsu-promote = 小雞走到對方底線就會長成母雞。**請讓小雞長成母雞。**
task-dobutsu-defend = 你的獅被盯上了，而且沒有人會提醒你。**請找出唯一能讓牠不被吃的一步。**
task-dobutsu-drop = 手中的棋子可以打入任何空格。**請打入一枚，讓對方不管怎麼應，你下一步都會贏。**
task-dobutsu-two = 同時有兩個威脅，對方一步是擋不住的。**請走一步，讓對方不管怎麼應，你下一步都會贏。**
task-o-an-quan-capture = 最後一個民的下一格是空的田格，再後面有棋子，那些棋子就是你的。**請播子，吃到一些棋子。**
task-o-an-quan-mandarin = 官的旁邊有了至少五個民，就可以吃。**請吃下一個官。**
task-o-an-quan-relay = 下一格如果是有子的田格，就拿起那裡的民繼續播。**請一路播下去，吃下一個官。**
task-o-an-quan-twice = 吃下的那一格後面，可能又是一個空的田格，再過去又有棋子。**請播子，連吃兩次。**
task-o-an-quan-keep = 留在空田格後面的棋子可能會被吃掉。**請播子，讓對方下一回合什麼都吃不到。**
task-o-an-quan-win = 只剩一個官了。它被吃下之後，田格裡的民各歸各的，然後計分。**請用這一步獲勝。**

# 简体中文。谜题：$played、$reply、$move 是用文字写的走法，例如“猫 c2 到 d2，吃狮”。

name-puzzle = 谜题
name-puzzle-theme = 主题
command-puzzle = 解谜题：找出唯一的好棋，另有谜题等级分
option-puzzle-game = 哪个游戏（默认：任意）
option-puzzle-theme = 解法的主题（默认：任意）
puzzle-heading = 🧩 **谜题：{ $game }** · 等级分 { $rating }
puzzle-task-win = 你执{ $side }，在下方。**无论对手怎么走，{ $moves } 步之内取胜。**
puzzle-task-points = 你执{ $side }，在下方。**无论对手怎么走，{ $moves } 步之内比对手多得 { $points } 分。** 其他走法都得不到这么多。
puzzle-task-points-on = 你执{ $side }，在下方。从这道题开始算，你比对手多得的分数：现在 { $gained } 分，目标 { $points } 分。**无论对手怎么走，{ $moves } 步之内达到目标。** 其他走法都得不到这么多。
puzzle-go-on = ✅ **{ $played }。** 对手的应对：{ $reply }。继续！
puzzle-wrong = ❌ { $played }：还有更好的走法。再试一次。
puzzle-missed = 这道谜题已记为未解出，不过你可以接着解。
puzzle-stakes = -# 第一次作答计入成绩。看提示或答案都记为未解出。
puzzle-hint = 💡 走这个：{ $piece }
puzzle-solved = ✅ **{ $played }。** 解开了！
puzzle-themes = 主题：{ $themes }
puzzle-rating = 你的谜题等级分（{ $game }）：**{ $rating }**（{ $change }）
puzzle-days = 🔥 已连续 { $days } 天解出谜题
puzzle-solution = 💡 **答案 { $number }／{ $total }：** { $played }
puzzle-solution-start = 💡 **答案：** { $moves }
puzzle-none = { $game }：没有主题是“{ $theme }”的谜题。这个游戏的主题：{ $themes }。
puzzle-withheld = 这个局面与一局进行中的对局相同，或者只差一两步。那局下完后，再来做这道谜题。
puzzle-gone = 这道谜题不是你的，或者已经不在题库里。用 `/{ name-puzzle }` 换一道。
button-solution = 答案
button-next-puzzle = 下一题
button-puzzle-back = 回到谜题
button-solvers = 本服务器解题榜
button-solve = 来解题

## 主题

puzzle-theme-fork = 双重威胁
puzzle-theme-lure = 诱饵
puzzle-theme-drop = 打入
puzzle-theme-promote = 长成母鸡
puzzle-theme-try = 冲底线
puzzle-theme-race = 抢进兽穴
puzzle-theme-jump = 跳河
puzzle-theme-rat = 鼠游水
puzzle-theme-trap = 陷阱
puzzle-theme-endgame = 残局
puzzle-theme-chain = 连吃
puzzle-theme-mandarin = 官
puzzle-theme-empty = 空田格
puzzle-theme-patience = 耐心
puzzle-theme-long = 多步

## 服务器的解题者和个人资料

puzzle-board = 🧩 **在本服务器一次就解出的谜题数**
puzzle-board-line = `{ $place }` { $player } **{ $solved }**
puzzle-board-none = 这里还没有人一次就解出谜题。来当第一个吧：`/{ name-puzzle }`
profile-puzzles = 🧩 谜题，{ $game }：**{ $rating }**，一次就解出 { $solved }／{ $tries } 道
profile-puzzle-days = 🧩 连续解出谜题的天数：现在 { $days } 天，最多 { $best } 天
profile-puzzles-heading = 🧩 **{ $player } 的谜题** · 已解出 { $solved } 道
profile-puzzles-themes = 按主题解出：{ $themes }
button-profile-puzzles = 谜题

## 每日谜题

server-daily = 🧩 每日谜题：每天 { $hour }（UTC），和赛季、公告发布在同一个频道
server-daily-nowhere = 🧩 每日谜题：每天 { $hour }（UTC）。请先在 **{ section-places }** 里**选择发布赛季和公告的频道**。
server-daily-off = 🧩 每日谜题：**关闭**
section-daily = 每日谜题
menu-daily = 每日谜题的发布时间（UTC）
daily-off = 不发布每日谜题
daily-heading = 🧩 **每日谜题 { $day }：{ $game }** · 等级分 { $rating }
daily-invites = 按 **{ button-solve }** 试试：你怎么走，只有你自己看得到。公布答案时，我会列出一次就解出的人。不想被列出，就在 `/{ name-settings }` 里退出排行榜。
daily-solution = 🧩 **{ $day } 谜题的答案：** { $moves }
daily-solvers = 一次就解出：{ $players }
daily-solver = { $player }（{ $time }）
daily-no-solvers = 同意上榜的玩家里，没有人一次就解出。
daily-alt = 逐步演示答案：{ $moves }。

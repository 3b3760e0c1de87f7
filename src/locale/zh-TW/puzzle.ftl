# 繁體中文。謎題：$played、$reply、$move 是用文字寫的走法，例如「貓 c2 到 d2，吃獅」。

name-puzzle = 謎題
name-puzzle-theme = 主題
command-puzzle = 解謎題：找出唯一的好棋，另有謎題積分
option-puzzle-game = 哪個遊戲（預設：不限）
option-puzzle-theme = 解法的主題（預設：不限）
puzzle-heading = 🧩 **謎題：{ $game }** · 積分 { $rating }
puzzle-task-win = 你是{ $side }，在下方。**無論對手怎麼走，{ $moves } 步之內獲勝。**
puzzle-task-points = 你是{ $side }，在下方。**無論對手怎麼走，{ $moves } 步之內比對手多拿 { $points } 分。** 其他走法都拿不到這麼多。
puzzle-task-points-on = 你是{ $side }，在下方。這題解到現在，你的得分減對手的得分：{ $gained } 分。**無論對手怎麼走，{ $moves } 步之內讓這個差距達到 { $points } 分。** 其他走法都拿不到這麼多。
puzzle-go-on = ✅ **{ $played }。** 對手回應：{ $reply }。繼續！
puzzle-wrong = ❌ { $played }：還有更好的走法。再試一次。
puzzle-missed = 這道謎題只能算沒解出來，不過你可以繼續解。
puzzle-stakes = -# 第一次作答才算成績。看提示或答案都算沒解出來。
puzzle-hint = 💡 走這個：{ $piece }
puzzle-solved = ✅ **{ $played }。** 解出來了！
puzzle-themes = 主題：{ $themes }
puzzle-rating = 你的{ $game }謎題積分：**{ $rating }**（{ $change }）
puzzle-days = 🔥 連續 { $days } 天解出謎題
puzzle-solution = 💡 **答案 { $number }／{ $total }：** { $played }
puzzle-solution-start = 💡 **答案：** { $moves }
puzzle-none = { $game }裡沒有主題是「{ $theme }」的謎題。這個遊戲的主題：{ $themes }。
puzzle-withheld = 這個局面與一局進行中的對局相同，或者只差一兩步。等那一局結束，再來做這道謎題。
puzzle-gone = 這道謎題不是出給你的，或者已經不在題庫裡。用 `/{ name-puzzle }` 換一題。
button-solution = 答案
button-next-puzzle = 下一題
button-puzzle-back = 回到謎題
button-solvers = 這個伺服器的解題榜
button-solve = 來解題

## 主題

puzzle-theme-fork = 雙重威脅
puzzle-theme-lure = 誘餌
puzzle-theme-drop = 打入
puzzle-theme-promote = 長成母雞
puzzle-theme-try = 衝底線
puzzle-theme-race = 搶進獸穴
puzzle-theme-jump = 跳過河
puzzle-theme-rat = 鼠游泳
puzzle-theme-trap = 陷阱
puzzle-theme-endgame = 殘局
puzzle-theme-chain = 連吃
puzzle-theme-mandarin = 吃官
puzzle-theme-empty = 清空田格
puzzle-theme-patience = 耐心
puzzle-theme-long = 步數多

## 伺服器的解題者和個人檔案

puzzle-board = 🧩 **在這個伺服器一次就解出的謎題數**
puzzle-board-line = `{ $place }` { $player } **{ $solved }**
puzzle-board-none = 這裡還沒有人一次就解出謎題。來當第一個吧：`/{ name-puzzle }`
profile-puzzles = 🧩 謎題，{ $game }：**{ $rating }**，{ $tries } 道當中有 { $solved } 道一次就解出
profile-puzzle-days = 🧩 連續解出謎題的天數：現在 { $days } 天，最多 { $best } 天
profile-puzzles-heading = 🧩 **{ $player } 的謎題** · 已解出 { $solved } 道
profile-puzzles-themes = 依主題解出：{ $themes }
button-profile-puzzles = 謎題

## 每日謎題

server-daily = 🧩 每日謎題：每天 { $hour }（UTC），跟賽季結果和公告在同一個頻道公布
server-daily-nowhere = 🧩 每日謎題：每天 { $hour }（UTC）。**請先到「{ section-places }」選擇公布賽季結果和公告的頻道。**
server-daily-off = 🧩 每日謎題：**關閉**
section-daily = 每日謎題
menu-daily = 每日謎題的公布時間（UTC）
daily-off = 不公布每日謎題
daily-heading = 🧩 **每日謎題 { $day }：{ $game }** · 積分 { $rating }
daily-invites = 按 **{ button-solve }** 試試看：你走的每一步都只有自己看得到。公布答案時，我會列出一次就解出的人。不想被列出，就在 `/{ name-settings }` 裡退出排行榜。
daily-solution = 🧩 **{ $day } 謎題的答案：** { $moves }
daily-solvers = 一次就解出：{ $players }
daily-solver = { $player }（{ $time }）
daily-no-solvers = 願意上榜的玩家當中，沒有人一次就解出。
daily-alt = 謎題的答案，一步一步：{ $moves }。

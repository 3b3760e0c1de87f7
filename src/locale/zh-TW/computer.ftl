# 繁體中文。與電腦對局：電腦棋手、提示，以及個人檔案裡的說明。

name-level = 級別
name-hint = 提示
computer-player = Banyan Lv.{ $level }
option-challenge-level = 跟我下棋：棋力從 1（溫和）到 8；Ô ăn quan 有 6 級
menu-level = 選擇我的棋力
headline-thinking = { $mover } 正在思考（{ $colour }）
headline-hints = 提示 { $hints } 次
computer-level-of-person = 只有我才分級別。想跟我下棋，就不要指定對手：`/{ name-challenge } { name-level }:2`
computer-no-level = { $game }的級別是 1 到 { $most }，請從中選一個。
computer-off = 這裡不能跟我下棋：這個機器人的維護者關閉了這項功能。請向朋友提出挑戰。
help-computer = 🤖 暫時沒有對手？跟我下一局：`/{ name-challenge } { name-kind-of-game }:{ game-jungle } { name-level }:2`，私人訊息裡也可以。

## 提示

command-hint = 在與電腦的對局中看一步好棋；提示會計數
button-hint = 提示
hint = 💡 **#{ $number }** 的一步好棋：{ $move }（`{ $text }`）。這局已用提示 { $hints } 次。
hint-late = 對局 **#{ $number }** 已經往下走了。輪到你時再問吧。
refused-no-hints = 只有與電腦的對局才有提示。**#{ $number }** 的對手是人，用提示對對方不公平。
refused-strict = 在賽事裡，我不給提示，也不讓悔棋。想好了再走 **#{ $number }**。
record-hints = 提示：{ $hints } 次

## 個人檔案

profile-computer = 🤖 與電腦對局，{ $game }：{ $told }
profile-computer-beaten = 已戰勝 { $level } 級
profile-computer-unbeaten = 還沒有戰勝過任何級別
profile-computer-about = 棋力約等於 { $level } 級

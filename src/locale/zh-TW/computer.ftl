# 繁體中文。與電腦對局：電腦棋手、提示，以及個人檔案裡的說明。

name-level = 等級
name-hint = 提示
computer-player = Banyan Lv.{ $level }
option-challenge-level = 跟我下棋：棋力從 1（最弱）到 8（最強）；有的遊戲級數較少
menu-level = 選擇電腦的棋力
headline-thinking = { $mover }（{ $colour }）正在思考
headline-hints = 提示 { $hints } 次
computer-level-of-person = 只有跟我下棋才能選等級。想跟我下，就不要指定對手：`/{ name-challenge } { name-level }:2`
computer-no-level = { $game }的等級是 1 到 { $most }，請從中選一個。
computer-off = 這裡不能跟我下棋：這個機器人的維護者關閉了這項功能。請找朋友挑戰。
computer-waits = 我暫時不下棋：這個機器人的維護者關閉了跟電腦下棋的功能。這一局會保留，功能恢復後再繼續。
help-computer = 🤖 暫時沒有對手？跟我下吧：`/{ name-challenge } { name-kind-of-game }:{ game-jungle } { name-level }:2`，私人訊息裡也可以。

## 提示

command-hint = 跟電腦下棋時，看一步好棋（用了幾次會記下來）
button-hint = 提示
hint = 💡 **#{ $number }** 的一步好棋：{ $move }（`{ $text }`）。這局用了 { $hints } 次提示。
hint-late = 對局 **#{ $number }** 已經往下走了。等輪到你的時候再用提示吧。
hint-withheld = **#{ $number }** 的局面與另一局進行中的對局相同，或者只差一兩步，現在給提示不公平。先走一步，再來問我吧。
refused-no-hints = 只有跟電腦下的對局才有提示。**#{ $number }** 的對手是人，用提示就不公平了。
refused-strict = 賽事的對局不能用提示，也不能悔棋。**#{ $number }** 這局，請想好再走。
record-hints = 提示：{ $hints } 次

## 個人檔案

profile-computer = 🤖 跟電腦下{ $game }：{ $told }
profile-computer-beaten = 打敗過 { $level } 級
profile-computer-unbeaten = 還沒有打敗過任何等級
profile-computer-about = 棋力大約是 { $level } 級

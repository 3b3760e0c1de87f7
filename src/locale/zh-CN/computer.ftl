# 简体中文。与电脑对局：电脑棋手、提示，以及个人资料里的说明。

name-level = 级别
name-hint = 提示
computer-player = Banyan Lv.{ $level }
option-challenge-level = 和我下棋：棋力从 1（最弱）到 8（最强）；有的游戏级数较少
menu-level = 选择我的棋力
headline-thinking = { $mover } 正在思考（{ $colour }）
headline-hints = 提示 { $hints } 次
computer-level-of-person = 只有和我下棋才能选级别。想和我下棋，就不要指定对手：`/{ name-challenge } { name-level }:2`
computer-no-level = { $game }：级别是 1 到 { $most }，请从中选一个。
computer-off = 这里不能和我下棋：这个机器人的维护者关闭了这项功能。请向朋友发起挑战。
computer-waits = 我暂时不下棋：这个机器人的维护者关闭了与电脑对局的功能。这一局会保留。
help-computer = 🤖 暂时没有对手？和我下一局：`/{ name-challenge } { name-kind-of-game }:{ game-jungle } { name-level }:2`，私信里也可以。

## 提示

command-hint = 与电脑对局时，看一步好棋；用过几次会记下来
button-hint = 提示
hint = 💡 **#{ $number }** 的一步好棋：{ $move }（`{ $text }`）。这局已用提示 { $hints } 次。
hint-late = 对局 **#{ $number }** 已经往下走了。轮到你时再问吧。
hint-withheld = **#{ $number }** 的局面与另一局进行中的对局相同，或者只差一两步，现在给提示不公平。先走一步，再来问我吧。
refused-no-hints = 只有与电脑的对局才有提示。**#{ $number }** 的对手是人，用提示就不公平了。
refused-strict = **#{ $number }** 是赛事的对局，不能用提示，也不能悔棋。请想好再走。
record-hints = 提示：{ $hints } 次

## 个人资料

profile-computer = 🤖 与电脑对局，{ $game }：{ $told }
profile-computer-beaten = 最高战胜过 { $level } 级
profile-computer-unbeaten = 还没有战胜过任何级别
profile-computer-about = 棋力大约是 { $level } 级

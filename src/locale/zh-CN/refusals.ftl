# Chinese in simplified characters. Refusals: private, with what would be right.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Refusals, private, with what would be right

refused-not-yours = 这一局（#{ $number }）是另外两位玩家的。用 `/{ name-challenge }` 开一局自己的吧。
refused-not-the-opponent = 这是你自己发起的，要由别人来回应。按下面的 **{ button-cancel }** 可以收回。
refused-not-the-challenger = 只有发起挑战的人才能撤回。如果是向你挑战的，请按下面的 **{ button-decline }**。
refused-not-your-turn = #{ $number } 还没轮到你，现在轮到 { $mover } 走。等的时候可以用 `/{ name-plan }` 预设应着。
refused-not-started = 对局 #{ $number } 还没开始：挑战尚未被接受。一接受，棋盘就会发出来。
refused-already-started = 这个挑战已经被接受，对局 #{ $number } 正在进行。用 `/{ name-board }` 可以查看。
refused-void = 这个挑战已经无效，或者对局已取消。用 `/{ name-challenge }` 可以重新发起。
refused-over = 这一局已经结束。用 `/{ name-challenge }` 可以再开一局。
refused-stale = 这个按钮出现之后，局面已经变了。这是对局 #{ $number } 现在的样子。
refused-too-early = 现在还不到时候。用 `/{ name-board }` 可以看到要等到什么时候。
refused-too-many-open = 你等待回应的挑战已达上限。请等对方回应，或撤回一个：用 `/{ name-games }` 可以列出。
refused-same-terms = 这和现在的条件一样。请改动游戏、规则、先后手或用时，或者直接接受。
refused-no-offer = 对局 #{ $number } 中的这个提议已经失效。用 `/{ name-offer }` 可以看现在能做什么。
refused-asked-already = 你在对局 #{ $number } 中已经提过了。等局面有了变化可以再提。
refused-nothing-to-take-back = 你在对局 #{ $number } 中没有可以收回的棋。用 `/{ name-offer }` 可以看现在能做什么。
refused-no-clock = 对局 #{ $number } 没有在计时，慢慢想就好。用 `/{ name-offer }` 可以看还能做什么。
refused-enough-time = 对局 #{ $number } 的时间很充裕：加送后不能超过 30 天。等剩得少了再送吧。
refused-not-paused = 对局 #{ $number } 正在计时，没有暂停。用 `/{ name-offer }` 可以请求暂停。
refused-paused = 对局 #{ $number } 已经停止计时了。有人走棋，或者用 `/{ name-offer }` 选择继续，就会重新计时。
refused-your-own-turn = 对局 #{ $number } 现在轮到你自己，这件事只有对方能做。用 `/{ name-move }` 走棋吧。
refused-too-late-to-abort = 对局 #{ $number } 双方都已走过棋，只能认输，或者双方同意和棋。
refused-too-late-for-rematch = 对局 #{ $number } 的“再来一局”要在结束后 7 天内提出。用 `/{ name-challenge }` 可以另开一局。
refused-rematched = 对局 #{ $number } 已经有下一局了，用 `/{ name-games }` 可以看到。
refused-not-over = 对局 #{ $number } 还没有下完。用 `/{ name-board }` 可以看现在的局面。
refused-self-challenge = 不能挑战自己。选一位朋友吧：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
move-unreadable = 我看不懂这步棋。请像 { $examples } 这样写：从哪一格到哪一格。
move-ambiguous = 符合的走法不止一种：{ $candidates }。你指的是哪一种？
move-illegal = { $reason }相近的合法走法：{ $nearest }
unknown-command = 这个命令已经没有了。用 `/{ name-help }` 可以查看现有的命令。
unknown-control = 这个按钮属于旧版本，已经失效。用 `/{ name-board }` 可以重新显示棋盘和按钮。
went-wrong = 我这边出了点问题，对局没有受影响。请再试一次；如果一直这样，请把这个编号告诉维护者：{ $reference }
game-fenced = 对局 #{ $number } 的记录已损坏，在维护者检查之前我不会动它。你的其他对局照常进行。请把这个编号告诉维护者：{ $reference }
too-slow = 处理得太久了，请再按一次。
no-such-game = 没有对局 #{ $number }。用 `/{ name-games }` 可以列出你的对局。
no-game-running = 你没有正在进行的对局。用 `/{ name-challenge }` 开一局吧。
which-game = 你有好几局，请用 `{ name-game }` 选项指明是哪一局：
    { $games }
challenge-bot = 这里不能和机器人对局，请选一位朋友。
challenge-which-game = 下哪一种棋？请选一个：`/{ name-challenge } { name-kind-of-game }:{ game-jungle }`（服务器可以用 `/{ name-server }` 设定常用的棋。）
challenge-self = 不能挑战自己，请选一位朋友。
challenge-direct = 在这里只能向和你下过棋的人发起挑战：`/{ name-challenge } { name-player }:@朋友`。想挑战其他人，或公开征求对手，请到我们都在的服务器里。
challenge-in-vain = 📭 我没法给 { $player } 发私信，所以挑战 **#{ $number }** 没有送到。请到你们都在的服务器里发起挑战。
challenge-time = 我不认识 `{ $typed }` 这种用时。每步的天数：`1d`、`2d`、`3d`、`5d`、`7d` 或 `14d`。总用时加每步加时，最多 60 天：`10d+36h`。不限时：`none`。
challenge-game = 我不会这个游戏。我会的有：{ $games }。
challenge-other-game = `{ $rules }` 不是 `{ $game }` 的规则。
ruleset-no-game = 我不认识 `{ $game }` 这个游戏。可选：{ $allowed }。
ruleset-no-preset = 没有 `{ $preset }` 这套规则。可选：{ $allowed }。
ruleset-no-switch = 没有 `{ $switch }` 这个选项。这套规则里可以改的有：{ $allowed }。
ruleset-no-value = `{ $switch }` 不能设为 `{ $value }`。可选：{ $allowed }。
ruleset-twice = `{ $switch }` 设了两次。
ruleset-senseless = `{ $switch }` 在 `{ $preset }` 里没有意义：棋盘上没有受它影响的东西。
challenge-rules = { $reason } 可选的规则：{ $presets }。
complete-which-game = 没有轮到你走的对局，或者不止一局：请先填 { name-game }
complete-not-your-turn = #{ $number } 还没轮到你走

## Why a move is not allowed

illegal-game-over = 这一局已经结束。
illegal-no-piece = { $square } 上没有棋子。
illegal-not-your-piece = { $square } 上的{ $piece }是对方的。
illegal-not-that-piece = { $square } 上的是{ $piece }，不是{ $named }。
illegal-nothing-reaches = 你没有棋子能走到 { $square }。
illegal-stuck = { $square } 上的{ $piece }无路可走。
illegal-same-square = 起点和终点必须不同，{ $square } 写了两次。
illegal-jungle-diagonal = { $piece }不能从 { $from } 走到 { $to }：任何棋子都不能斜走。
illegal-jungle-not-adjacent = { $piece }不能从 { $from } 走到 { $to }：每步只能向前、后、左或右走一格。
illegal-jungle-no-jump = { $piece }不能跳河，不能从 { $from } 跳到 { $to }。
illegal-jungle-jump-direction = { $piece }不能朝这个方向跳河，不能从 { $from } 跳到 { $to }。
illegal-jungle-jump-blocked = { $piece }不能跳河：{ $square } 的河里有鼠挡路。
illegal-jungle-water = { $piece }不能走进 { $square } 的小河：只有鼠会游水。
illegal-jungle-own-den = { $piece }不能走进 { $square } 的己方兽穴。
illegal-jungle-own-piece = { $piece }不能走到 { $square }：那里有自己的{ $target }。
illegal-jungle-rank-too-low = { $piece }（{ $rank }）不能吃{ $target }（{ $target_rank }）：对方更大。
illegal-jungle-elephant-rat = { $piece }不能吃 { $square } 上的{ $target }：在那里，象唯独吃不了鼠。
illegal-jungle-rat-out-of-water = { $piece }不能从水里吃 { $square } 上的{ $target }。
illegal-jungle-rat-into-water = 岸上的{ $piece }不能吃在 { $square } 游水的{ $target }。
illegal-jungle-rats-swimming = 双方都在水里时，{ $piece }不能吃 { $square } 的{ $target }。
illegal-jungle-powerless = { $piece }陷在陷阱里失去了力量，不能吃 { $square } 上的{ $target }。
illegal-jungle-piece-gone = 你的{ $piece }已经被吃掉了。
illegal-jungle-no-such-piece = 这套规则里没有{ $piece }。
illegal-dobutsu-direction = { $piece }不能从 { $from } 走到 { $to }：它不能朝这个方向走。
illegal-dobutsu-not-adjacent = { $piece }不能从 { $from } 走到 { $to }：每步只能走一格。
illegal-dobutsu-own-piece = { $piece }不能走到 { $square }：那里有自己的{ $target }。
illegal-dobutsu-lion-attacked = 狮不能走到 { $square }：会被 { $from } 的{ $target }吃掉。
illegal-dobutsu-not-in-hand = 你手中没有{ $piece }。
illegal-dobutsu-occupied = { $piece }不能打入 { $square }：那一格有棋子。
illegal-dobutsu-hen-in-hand = 手中不会有母鸡：母鸡被吃后会变回小鸡。请打入小鸡。
illegal-dobutsu-no-promotion = { $piece }在 { $square } 不能变成母鸡：只有从棋盘上走到底线的小鸡才会长大。
illegal-dobutsu-none-of-kind = 棋盘上没有你的{ $piece }。
illegal-dobutsu-none-reaches = 你没有{ $piece }能走到 { $square }。
illegal-o-an-quan-no-field = 没有第 { $number } 格；你的田格从左起是 1 到 5。
illegal-o-an-quan-not-your-field = { $square } 不是你的田格。
illegal-o-an-quan-empty-field = 第 { $number } 格是空的，没有可播的子。

menu-text-none = 那条消息里没有我的对局。请在带棋盘的消息上打开菜单，或者使用 `/{ name-board } { name-view }:{ view-text }`。
menu-text-challenge = 还没有棋盘：那条消息里的挑战正在等待回应。

# Chinese in simplified characters. Refusals: private; what is wrong, then what to do.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Refusals

refused-not-yours = 对局 #{ $number } 是另外两位玩家的。用 `/{ name-challenge }` 开一局自己的吧。
refused-not-the-opponent = 这是你自己的挑战，要由别人来回应。想撤回，请按下面的 **{ button-cancel }**。
refused-not-the-challenger = 只有发起挑战的人才能撤回。如果是别人挑战你，请按下面的 **{ button-decline }**。
refused-not-your-turn = #{ $number } 还没轮到你，现在轮到 { $mover } 走。可以用 `/{ name-plan }` 预先写好怎么应对。
refused-not-started = 对局 #{ $number } 还没开始：挑战还没有人接受。一开始，我就会发出棋盘。
refused-already-started = 这个挑战已经有人接受，对局 #{ $number } 正在进行。用 `/{ name-board }` 查看。
refused-void = 这个挑战已经失效，或者对局已中止。用 `/{ name-challenge }` 重新发起吧。
refused-over = 这一局已经结束。用 `/{ name-challenge }` 再开一局吧。
refused-stale = 这个按钮出现之后，局面已经变了。这是对局 #{ $number } 现在的样子。
refused-too-early = 现在还不能宣告获胜。用 `/{ name-board }` 可以看到要等多久。
refused-too-many-open = 你发起的挑战已达上限。请等对方回应，或撤回一个；列表见 `/{ name-games }`。
refused-same-terms = 条件没有变。请改动游戏、规则、先后手或用时，或者直接接受。
refused-no-offer = 对局 #{ $number } 的这个提议已经失效。现在能做什么，用 `/{ name-offer }` 查看。
refused-asked-already = 你在对局 #{ $number } 已经提过了。等走过下一步，就可以再提。
refused-nothing-to-take-back = 你在对局 #{ $number } 没有可以悔的棋。现在能做什么，用 `/{ name-offer }` 查看。
refused-no-clock = 对局 #{ $number } 没有在计时，慢慢想就好。还能做什么，用 `/{ name-offer }` 查看。
refused-enough-time = 对局 #{ $number } 剩余的时间还很多：最多只能加到 30 天。等剩得少了再加吧。
refused-not-paused = 对局 #{ $number } 已经在计时。想暂停，请用 `/{ name-offer }`。
refused-paused = 对局 #{ $number } 已经停止计时。走一步棋，或用 `/{ name-offer }` 继续，就会恢复计时。
refused-your-own-turn = 对局 #{ $number } 现在轮到你自己走，只有对方才能这样做。请用 `/{ name-move }` 走棋。
refused-too-late-to-abort = 对局 #{ $number } 双方都走过了，不能中止。你可以认输，或者提和。
refused-too-late-for-rematch = 对局 #{ $number } 结束已超过 7 天，不能再来一局了。用 `/{ name-challenge }` 另开一局吧。
refused-rematched = 对局 #{ $number } 之后，你们已经又开了一局。你的对局见 `/{ name-games }`。
refused-not-over = 对局 #{ $number } 还没结束。用 `/{ name-board }` 看现在的局面。
refused-self-challenge = 不能挑战自己。选一位朋友吧：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
move-unreadable = 我看不懂这一步。请照这样写：{ $examples }。
move-ambiguous = 这可能是好几种走法：{ $candidates }。你指的是哪一种？
move-illegal = { $reason }可以这样走：{ $nearest }。
unknown-command = 这个命令已经没有了。所有命令见 `/{ name-help }`。
unknown-control = 这个按钮已经过期。用 `/{ name-board }` 重新显示棋盘，就有新的按钮。
went-wrong = 我这边出了问题，对局没有变。请再试一次。如果一直这样，请把这个代码告诉维护者：{ $reference }
game-fenced = 对局 #{ $number } 的数据损坏了，我先把它锁定，等维护者检查。你的其他对局照常进行。请把这个代码告诉维护者：{ $reference }
too-slow = 我处理得太慢了。请再按一次。
no-such-game = 找不到对局 #{ $number }。你的对局见 `/{ name-games }`。
no-game-running = 你没有进行中的对局。用 `/{ name-challenge }` 开一局吧。
which-game = 你有 { $total } 局棋，请选一局。
which-game-more = 你有 { $total } 局棋，请选一局。这里只列出最急的 { $shown } 局；要选别的，请用选项 `{ name-game }` 填它的编号。
challenge-bot = 不能和其他机器人下棋。请选一个人，或者和我下：`/{ name-challenge } { name-level }:2`。
challenge-self = 不能挑战自己。请选一位朋友。
challenge-direct = 在这里只能挑战和你下过棋的人：`/{ name-challenge } { name-player }:@朋友`。想挑战其他人，或让谁都可以应战，请到我们都在的服务器。
challenge-in-vain = 📭 { $player } 不接收我的私信，所以挑战 **#{ $number }** 没有送到。请到你们都在的服务器发起挑战。
challenge-time = 我看不懂 `{ $typed }` 这个用时。每步几天：写 `1天`、`2天`、`3天`、`5天`、`7天` 或 `14天`。局时和每步另加的时间，最多 60 天：例如 `10天+36小时`。不限时：写 `无`。
challenge-game = 我不认识这个游戏。请从这些里选：{ $games }。
challenge-other-game = `{ $rules }` 不是 `{ $game }` 的规则。请换一套规则，或换一个游戏。
ruleset-no-game = 没有 `{ $game }` 这个游戏。请从这些里选：{ $allowed }。
ruleset-no-preset = 这个游戏没有 `{ $preset }` 这套规则。请从这些里选：{ $allowed }。
ruleset-no-switch = 没有 `{ $switch }` 这个规则开关。这套规则里有：{ $allowed }。
ruleset-no-value = `{ $switch }` 不能是 `{ $value }`。请从这些里选：{ $allowed }。
ruleset-twice = `{ $switch }` 设了两次。请只设一次。
ruleset-senseless = `{ $switch }` 在 `{ $preset }` 里不起作用，棋盘上什么也不会变。请去掉它。
challenge-rules = { $reason }可选的规则：{ $presets }。
complete-which-game = 没有轮到你走的对局，或者不止一局：请先填“{ name-game }”
complete-not-your-turn = #{ $number } 还没轮到你走

## Why a move is not allowed

illegal-game-over = 这一局已经结束。
illegal-no-piece = { $square } 上没有棋子。
illegal-not-your-piece = { $square } 上的{ $piece }是对方的。
illegal-not-that-piece = { $square } 上的是{ $piece }，不是{ $named }。
illegal-nothing-reaches = 你没有棋子能走到 { $square }。
illegal-stuck = { $square } 上的{ $piece }没有合法的走法。
illegal-same-square = 起点和终点要不同，但 { $square } 写了两次。
illegal-jungle-diagonal = { $piece }不能从 { $from } 走到 { $to }：任何棋子都不能斜着走。
illegal-jungle-not-adjacent = { $piece }不能从 { $from } 走到 { $to }：每步只能向前、后、左或右走一格。
illegal-jungle-no-way = { $piece }不能从 { $from } 走到 { $to }：每步只能向前、后、左或右走一格，或者直线跳过河。
illegal-jungle-no-jump = { $piece }不能从 { $from } 跳过河到 { $to }。
illegal-jungle-jump-direction = { $piece }不能朝这个方向跳河：从 { $from } 到 { $to }。
illegal-jungle-jump-blocked = { $piece }不能跳河：{ $square } 的河里有鼠挡路。
illegal-jungle-water = { $piece }不能走进 { $square } 的河：只有鼠会游水。
illegal-jungle-own-den = { $piece }不能走进自己一方的兽穴 { $square }。
illegal-jungle-own-piece = { $piece }不能走到 { $square }：那里是你自己的{ $target }。
illegal-jungle-rank-too-low = { $piece }（{ $rank }）不能吃{ $target }（{ $target_rank }）：级别不够。
illegal-jungle-elephant-rat = { $piece }不能吃 { $square } 上的{ $target }：照这套规则，鼠在那一格时，象不能吃它。
illegal-jungle-rat-out-of-water = { $piece }不能从水里吃 { $square } 上的{ $target }。
illegal-jungle-rat-into-water = 岸上的{ $piece }不能吃在 { $square } 游水的{ $target }。
illegal-jungle-rats-swimming = 两只都在水里时，{ $piece }不能吃 { $square } 上的{ $target }。
illegal-jungle-powerless = { $piece }在陷阱里失去了力量，不能吃 { $square } 上的{ $target }。
illegal-jungle-piece-gone = 你的{ $piece }已经被吃掉了。
illegal-jungle-no-such-piece = 这套规则里没有{ $piece }。
illegal-dobutsu-direction = { $piece }不能从 { $from } 走到 { $to }：它不能朝这个方向走。
illegal-dobutsu-not-adjacent = { $piece }不能从 { $from } 走到 { $to }：每步只能走一格。
illegal-dobutsu-own-piece = { $piece }不能走到 { $square }：那里是你自己的{ $target }。
illegal-dobutsu-lion-attacked = 狮子不能走到 { $square }：会被 { $from } 的{ $target }吃掉。
illegal-dobutsu-not-in-hand = 你手中没有{ $piece }。
illegal-dobutsu-occupied = { $piece }不能打入 { $square }：那一格不是空的。
illegal-dobutsu-hen-in-hand = 手中不会有母鸡：吃掉的母鸡会变回小鸡。请打入小鸡。
illegal-dobutsu-no-promotion = { $piece }在 { $square } 不能长成母鸡：只有走到对方底线的小鸡才行。
illegal-dobutsu-none-of-kind = 棋盘上没有你的{ $piece }。
illegal-dobutsu-none-reaches = 你没有{ $piece }能走到 { $square }。
illegal-o-an-quan-no-field = 没有第 { $number } 格。你的田格从左起是第 1 到 5 格。
illegal-o-an-quan-not-your-field = { $square } 不是你的田格。
illegal-o-an-quan-empty-field = 第 { $number } 格是空的，没有民可以播。
illegal-o-an-quan-no-swap = 这套规则没有交换。想要带交换的对局，请在挑战的规则后面加上 `+swap=on`。
illegal-o-an-quan-late-swap = 现在不能交换。只有后走的一方可以，而且只能用来回应对局的第一步。

menu-text-none = 那条消息里没有我的棋盘。请在我的棋盘上打开菜单，或者用 `/{ name-board }`，`{ name-view }` 选“文字”。
menu-text-challenge = 还没有棋盘：那条消息里的挑战还没有人接受。

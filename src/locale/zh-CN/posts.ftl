# Chinese in simplified characters. What is posted where a game is played.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Posts in the channel

challenge = { $asked }，{ $asker } 向你发起挑战：**{ $ruleset }** · **#{ $number }**
challenge-open = { $asker } 在找对手：**{ $ruleset }** · **#{ $number }** · 谁先接受，就和谁下。
challenge-counter = { $asked }，{ $asker } 想换个条件：**{ $ruleset }** · **#{ $number }**
challenge-terms = { $sides } ⏱️ { $time }。应战截止：{ $expires }。
challenge-claim = 超时不会马上结束对局：对方可以宣告获胜，也可以等。
challenge-changed = 🔁 改动：{ $changes }
challenge-lot = 随机决定谁先走。
challenge-begins = { $player } 执{ $colour }，先走。
challenge-answers = { $player } 执{ $colour }，后走。
challenge-accepted = { $asked } 接受了 { $asker } 的挑战：**{ $ruleset }** · **#{ $number }**
counter-accepted = { $asked } 接受了 { $asker } 的新条件：**{ $ruleset }** · **#{ $number }**
challenge-countered = { $asked } 对 { $asker } 的挑战提出了新条件：**{ $ruleset }** · **#{ $number }**
challenge-declined = { $asked } 拒绝了 { $asker } 的挑战：**{ $ruleset }** · #{ $number }
challenge-declined-because = { $asked } 拒绝了 { $asker } 的挑战：**{ $ruleset }** · #{ $number } · 理由：{ $reason }
challenge-cancelled = { $asker } 撤回了对 { $asked } 的挑战：**{ $ruleset }** · #{ $number }
challenge-expired = { $asker } 对 { $asked } 的挑战已过期：**{ $ruleset }** · #{ $number }
decline-later = 现在不方便，下次吧
decline-busy = 手上的对局太多了
decline-rules = 想换个游戏或规则
decline-time = 想换个用时
decline-side = 想换先后手
time-none = 不限时
time-days = 每步 { $days } 天
time-bank = 局时 { $bank }，每步加 { $increment }
span-days = { $days } 天
span-hours = { $hours } 小时
span-both = { $days } 天 { $hours } 小时
headline-to-move = 轮到 { $mover } 走（{ $colour }）
headline-aborted = { $player } 中止了与 { $opponent } 的对局，不计胜负
headline-due = 截止：{ $due }
headline-overdue = 已超时（{ $due }），对方可以宣告获胜
headline-away = 🏖️ { $player } 在休假，到 { $until } 为止
headline-paused = ⏸️ 已暂停
headline-banks = 剩余时间：{ $first_colour } { $first }，{ $second_colour } { $second }
headline-taken-back = ↩️ { $player } 悔棋，退回 { $moves } 步
headline-chain = 前面连着走的棋（含预走）：{ $moves }
headline-chained-move = { $player }：{ $move }
headline-rematch = 再来一局，上一局是 #{ $before }
headline-won = { $winner } 战胜 { $loser }：{ $reason }
headline-resigned = { $loser } 认输，{ $winner } 获胜
headline-drawn = { $first } 与 { $second } 和棋：{ $reason }
headline-game = **#{ $number }** { $ruleset }
headline-last = { $player }：{ $last }
headline-ply = 第 { $number } 步
headline-start = { $first } 执{ $first_colour }先走，{ $second } 执{ $second_colour }
headline-repeated = ⚠️ 这个局面已出现 { $times } 次，第三次出现时对局结束

## Offers and notes in the channel

offer-draw = { $opponent }，{ $asker } 向你提和：**#{ $number }** { $ruleset }。
offer-takeback = { $opponent }，{ $asker } 想悔棋：**#{ $number }** { $ruleset } · 要退回：{ $moves }
offer-pause = { $opponent }，{ $asker } 想暂停：**#{ $number }** { $ruleset }。同意后停止计时，直到有人走棋或按“继续”。
offer-rematch = { $opponent }，{ $asker } 想再来一局，交换先后手：**#{ $number }** { $ruleset }。
offered-draw = **#{ $number }**：{ $asker } 提和
offered-takeback = **#{ $number }**：{ $asker } 想悔棋
offered-pause = **#{ $number }**：{ $asker } 想暂停
offered-rematch = **#{ $number }**：{ $asker } 想再来一局
answer-agreed = { $what } → ✓ { $opponent } 同意了。
answer-refused = { $what } → ✗ { $opponent } 拒绝了。
answer-withdrawn = { $what } → 已撤回。
answer-void = { $what } → 已失效，对局有了新的进展。
answer-rematch = { $what } → ✓ 已经开始：**#{ $rematch }**。
note-paused = ⏸️ { $opponent }、{ $mover }：**#{ $number }** 已暂停。停止计时，直到 { $mover } 走棋，或任一方按“继续”。
note-paused-over = **#{ $number }** 曾经暂停。
note-resumed = ▶️ **#{ $number }** 继续：轮到 { $mover } 走，截止：{ $due }。
note-overdue = { $opponent }，{ $mover } 在 **#{ $number }** 超时了。你可以宣告获胜，也可以等。
note-overdue-over = **#{ $number }** 曾经有人超时。
note-gift = 🎁 { $opponent } 在 **#{ $number }** 给 { $mover } 加了 24 小时。新的截止时间：{ $due }。
note-vacation = 🏖️ { $mover } 在休假。**#{ $number }** 新的截止时间：{ $due }。
note-downtime = 🕰️ 我离线了一阵，**#{ $number }** 耽误的时间已补给 { $mover }。新的截止时间：{ $due }。
# In the corner of the picture of a game that was aborted.
note-void = #{ $number } · 已中止
note-struck-out = #{ $number } · 已作废

## Where a game is posted, and who follows it

home-direct = 📬 我没法再在这一局的频道里发言，所以改在双方的私信里继续。对局没有受影响。
thread-name = #{ $number } { $first } 对 { $second } · { $ruleset }
thread-running = 🧵 **#{ $number }** { $ruleset }：{ $first } 与 { $second } 在 { $thread } 下棋。
thread-left = 🧵 **#{ $number }** { $ruleset }：{ $first } 与 { $second } 不再用子区，继续下棋。
watch-board = 👀 { $board }
watch-started = 你开始观战 **#{ $number }** 了。棋盘一有变化，我就用私信发给你，不发出提示音。想停止观战，用 `/{ name-watch }` 再填一次这个编号。
watch-stopped = 你已停止观战 **#{ $number }**。
watch-none = 你没有观战任何对局。想观战，用 `/{ name-watch } { name-game }:`，再填本服务器某一局的编号。
watch-list = 你在观战：
watch-line = **#{ $number }** { $ruleset }：{ $challenger } 对 { $opponent }
watch-elsewhere = 对局 #{ $number } 不在本服务器，没法在这里给你看。想看本服务器的对局，用 `/{ name-games }`，`{ name-where }` 选“本服务器”。
watch-own = #{ $number } 是你自己的对局，每一步你本来就看得到。
watch-over = 对局 #{ $number } 已经结束。用 `/{ name-board }` 看结果。
watch-crowded = 对局 #{ $number } 的观战人数已满。你随时可以用 `/{ name-board }` 查看。
watch-enough = 你观战的对局已达上限。请先停止观战一局；列表见 `/{ name-watch }`。

# Chinese in simplified characters. What is posted where a game is played.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Posts in the channel

challenge = { $asked }，{ $asker } 邀你下一局 **{ $ruleset }** · **#{ $number }**
challenge-open = { $asker } 想找人下 **{ $ruleset }** · **#{ $number }** · 谁先接受就和谁下。
challenge-counter = { $asked }，{ $asker } 想按这些条件下 **{ $ruleset }** · **#{ $number }**
challenge-terms = { $sides } ⏱️ { $time }。挑战截止：{ $expires }
challenge-claim = 超时不会马上判负：对方可以宣告获胜，也可以继续等。
challenge-lot = 抽签决定谁先走。
challenge-begins = { $player } 执{ $colour }先走。
challenge-answers = { $player } 执{ $colour }后走。
challenge-accepted = { $asked } 接受了 { $asker } 的提议：**{ $ruleset }** · **#{ $number }**
challenge-countered = { $asked } 想换个条件再下，没有采用 { $asker } 的提议：**{ $ruleset }** · **#{ $number }**
challenge-declined = { $asked } 拒绝了 { $asker } 的挑战 · **{ $ruleset }** · #{ $number }
challenge-declined-because = { $asked } 拒绝了 { $asker } 的挑战 · **{ $ruleset }** · #{ $number }：{ $reason }
challenge-cancelled = { $asker } 撤回了挑战（对手：{ $asked }） · **{ $ruleset }** · #{ $number }
challenge-expired = { $asker } 的挑战已过期（对手：{ $asked }） · **{ $ruleset }** · #{ $number }
decline-later = 现在不方便，下次吧
decline-busy = 手上的对局太多了
decline-rules = 想换个游戏或规则
decline-time = 想换个用时
decline-side = 想换个先后手
decline-none = 不说理由
time-none = 不限时
time-days = 每步 { $days } 天
time-bank = 总用时 { $bank }，每走一步加 { $increment }
span-days = { $days } 天
span-hours = { $hours } 小时
span-both = { $days } 天 { $hours } 小时
headline-to-move = 轮到 { $mover } 走（{ $colour }）
headline-aborted = { $player } 取消了与 { $opponent } 的对局，不计胜负
headline-due = 截止：{ $due }
headline-overdue = 已超时（{ $due }），对方可以宣告获胜
headline-away = 🏖️ { $player } 正在休假，到 { $until } 为止
headline-paused = ⏸️ 已暂停
headline-banks = 剩余用时：{ $first_colour } { $first }，{ $second_colour } { $second }
headline-taken-back = ↩️ { $player } 悔棋，退回 { $moves } 步
headline-chain = 按预设应着：{ $moves } 之后
headline-rematch = #{ $before } 的再战
headline-won = { $winner } 战胜 { $loser }：{ $reason }
headline-resigned = { $loser } 认输，{ $winner } 获胜
headline-drawn = { $first } 与 { $second } 和棋：{ $reason }
headline-game = **#{ $number }** { $ruleset }
headline-move = 第 { $number } 回合，{ $player }：{ $last }（`{ $text }`）
headline-start = { $first } 执{ $first_colour }先走，{ $second } 执{ $second_colour }后走
headline-repeated = ⚠️ 这个局面已出现 { $times } 次，第三次即为和棋

## Offers and notes in the channel

offer-draw = { $opponent }，{ $asker } 在 **#{ $number }** { $ruleset } 中提和。
offer-takeback = { $opponent }，{ $asker } 请求在 **#{ $number }** { $ruleset } 中悔棋 · 上一步：{ $last }
offer-pause = { $opponent }，{ $asker } 请求暂停 **#{ $number }** { $ruleset }：有人走棋或继续之前，计时停止。
offer-rematch = { $opponent }，{ $asker } 想在 **#{ $number }** { $ruleset } 之后再来一局，双方交换先后手。
offered-draw = **#{ $number }**：{ $asker } 提和
offered-takeback = **#{ $number }**：{ $asker } 请求悔棋
offered-pause = **#{ $number }**：{ $asker } 请求暂停
offered-rematch = **#{ $number }**：{ $asker } 请求再来一局
answer-agreed = { $what } → ✓ { $opponent } 同意了。
answer-refused = { $what } → ✗ { $opponent } 拒绝了。
answer-withdrawn = { $what } → 已收回。
answer-void = { $what } → 已失效，对局已有新的进展。
answer-rematch = { $what } → ✓ 已开局：**#{ $rematch }**。
note-paused = ⏸️ **#{ $number }** 已为 { $opponent } 和 { $mover } 暂停：在 { $mover } 走棋或任一方继续之前，计时停止。
note-paused-over = **#{ $number }** 曾暂停。
note-resumed = ▶️ **#{ $number }** 继续，轮到 { $mover } 走，截止：{ $due }
note-overdue = { $opponent }，{ $mover } 在 **#{ $number }** 中超时了。你可以宣告获胜，也可以再等等。
note-overdue-over = **#{ $number }** 曾超时。
note-gift = 🎁 { $opponent } 在 **#{ $number }** 中给 { $mover } 加了 24 小时，新的截止时间：{ $due }
note-vacation = 🏖️ { $mover } 正在休假，**#{ $number }** 的截止时间改为：{ $due }
note-downtime = 🕰️ 我离线了一阵，**#{ $number }** 中耽误的时间已补给 { $mover }，新的截止时间：{ $due }
# In the corner of the picture of a game that was called off.
note-void = #{ $number } · 已取消
note-struck-out = #{ $number } · 已取消

## Where a game is posted, and who follows it

home-direct = 📬 我已无法在这一局的频道里发言，所以对局改到你们两位的私信里继续。什么都没有丢失。
thread-name = #{ $number } { $first } 对 { $second } · { $ruleset }
thread-running = 🧵 **#{ $number }** { $ruleset }：{ $first } 与 { $second } 在 { $thread } 对局。
watch-board = 👀 { $board }
watch-started = 你开始观战 **#{ $number }** 了：每有新局面，我会用私信静音发给你。再用一次 `/{ name-watch }` 加同一编号就会停止。
watch-stopped = 你不再观战 **#{ $number }**。
watch-none = 你没有在观战。用 `/{ name-watch } { name-game }:` 加上本服务器某一局的编号即可观战。
watch-list = 你正在观战：
watch-line = **#{ $number }** { $ruleset }：{ $challenger } 对 { $opponent }
watch-elsewhere = 对局 #{ $number } 不在这个服务器上，这里不能给你看。用 `/{ name-games }` 加 `{ name-where }` 可以列出这里的对局。
watch-own = #{ $number } 是你自己的对局，每一步你本来就看得到。
watch-over = 对局 #{ $number } 已经结束，用 `/{ name-board }` 可以看结果。
watch-crowded = #{ $number } 的观战人数已满。你随时可以用 `/{ name-board }` 查看。
watch-enough = 你同时观战的对局已达上限。用 `/{ name-watch }` 看看列表，先停掉一局吧。

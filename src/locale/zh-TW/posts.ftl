# Chinese in traditional characters. What is posted where a game is played.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Posts in the channel

challenge = { $asked }，{ $asker } 向你挑戰：**{ $ruleset }** · **#{ $number }**
challenge-open = { $asker } 在找對手：**{ $ruleset }** · **#{ $number }** · 誰先接受，就跟誰下。
challenge-counter = { $asked }，{ $asker } 想換個條件：**{ $ruleset }** · **#{ $number }**
challenge-terms = { $sides } ⏱️ { $time }。回覆期限：{ $expires }。
challenge-claim = 逾時不會馬上結束對局：對方可以宣告獲勝，也可以等。
challenge-changed = 🔁 改動：{ $changes }
challenge-lot = 隨機決定誰先走。
challenge-begins = { $player } 是{ $colour }，先走。
challenge-answers = { $player } 是{ $colour }，後走。
challenge-accepted = { $asked } 接受了 { $asker } 的挑戰：**{ $ruleset }** · **#{ $number }**
counter-accepted = { $asked } 接受了 { $asker } 的新條件：**{ $ruleset }** · **#{ $number }**
challenge-countered = { $asked } 對 { $asker } 的挑戰提出了新條件：**{ $ruleset }** · **#{ $number }**
challenge-declined = { $asked } 婉拒了 { $asker } 的挑戰：**{ $ruleset }** · #{ $number }
challenge-declined-because = { $asked } 婉拒了 { $asker } 的挑戰：**{ $ruleset }** · #{ $number } · 理由：{ $reason }
challenge-cancelled = { $asker } 收回了挑戰（對手：{ $asked }）：**{ $ruleset }** · #{ $number }
challenge-expired = { $asker } 的挑戰過期了（對手：{ $asked }）：**{ $ruleset }** · #{ $number }
decline-later = 現在不方便，改天吧
decline-busy = 手上的對局太多了
decline-rules = 想換別的遊戲或規則
decline-time = 想換別的時限
decline-side = 想換先後手
time-none = 不限時
time-days = 每步 { $days } 天
time-bank = 總時間 { $bank }，每步加 { $increment }
span-days = { $days } 天
span-hours = { $hours } 小時
span-both = { $days } 天 { $hours } 小時
headline-to-move = 輪到 { $mover }（{ $colour }）
headline-aborted = { $player } 中止了和 { $opponent } 的對局，不計勝負
headline-due = 期限：{ $due }
headline-overdue = 已經逾時（{ $due }），對方可以宣告獲勝
headline-away = 🏖️ { $player } 休假中，到 { $until } 為止
headline-paused = ⏸️ 暫停中
headline-banks = 剩餘時間：{ $first_colour } { $first }，{ $second_colour } { $second }
headline-taken-back = ↩️ { $player } 悔棋，退回 { $moves } 步
headline-chain = 照預排連續走棋，前面的走法：{ $moves }
headline-chained-move = { $player }：{ $move }
headline-rematch = 再來一局，上一局是 #{ $before }
headline-won = { $winner } 贏了 { $loser }：{ $reason }
headline-resigned = { $loser } 認輸，{ $winner } 獲勝
headline-drawn = { $first } 與 { $second } 和局：{ $reason }
headline-game = **#{ $number }** { $ruleset }
headline-last = { $player }：{ $last }
headline-ply = 第 { $number } 步
headline-start = { $first } 是{ $first_colour }，先走；{ $second } 是{ $second_colour }
headline-repeated = ⚠️ 這個局面已經出現 { $times } 次，第三次出現時對局結束

## Offers and notes in the channel

offer-draw = { $opponent }，{ $asker } 向你提和：**#{ $number }** { $ruleset }。
offer-takeback = { $opponent }，{ $asker } 想悔棋：**#{ $number }** { $ruleset } · 要退回：{ $moves }
offer-pause = { $opponent }，{ $asker } 想暫停：**#{ $number }** { $ruleset }。同意後停止計時，直到有人走棋或按「繼續」。
offer-rematch = { $opponent }，{ $asker } 想再來一局，先後手對調：**#{ $number }** { $ruleset }。
offered-draw = **#{ $number }**：{ $asker } 提和
offered-takeback = **#{ $number }**：{ $asker } 想悔棋
offered-pause = **#{ $number }**：{ $asker } 想暫停
offered-rematch = **#{ $number }**：{ $asker } 想再來一局
answer-agreed = { $what } → ✓ { $opponent } 同意了。
answer-refused = { $what } → ✗ { $opponent } 婉拒了。
answer-withdrawn = { $what } → 已收回。
answer-void = { $what } → 已失效，對局已經往下走了。
answer-rematch = { $what } → ✓ 已經開始：**#{ $rematch }**。
note-paused = ⏸️ { $opponent }、{ $mover }：**#{ $number }** 暫停了。在 { $mover } 走棋或其中一位按「繼續」之前，時間都不會走。
note-paused-over = **#{ $number }** 暫停過。
note-resumed = ▶️ **#{ $number }** 繼續：輪到 { $mover }，期限：{ $due }。
note-overdue = { $opponent }，{ $mover } 在 **#{ $number }** 逾時了。你可以宣告獲勝，也可以等。
note-overdue-over = **#{ $number }** 曾有一方逾時。
note-gift = 🎁 { $opponent } 在 **#{ $number }** 多給了 { $mover } 24 小時。新的期限：{ $due }。
note-vacation = 🏖️ { $mover } 休假中。**#{ $number }** 新的期限：{ $due }。
note-downtime = 🕰️ 我離線了一陣子，**#{ $number }** 耽誤的時間已經補給 { $mover }。新的期限：{ $due }。
# In the corner of the picture of a game that was aborted.
note-void = #{ $number } · 已中止
note-struck-out = #{ $number } · 已作廢

## Where a game is posted, and who follows it

home-direct = 📬 我沒辦法在這局的頻道裡發言了，所以改到兩位的私人訊息裡繼續。對局完整保留，什麼都沒少。
thread-name = #{ $number } { $first } 對 { $second } · { $ruleset }
thread-running = 🧵 **#{ $number }** { $ruleset }：{ $first } 和 { $second } 在 { $thread } 下棋。
thread-left = 🧵 **#{ $number }** { $ruleset }：{ $first } 和 { $second } 不再用討論串，改在頻道裡繼續下棋。
watch-board = 👀 { $board }
watch-started = 你開始觀戰 **#{ $number }** 了。棋盤一有變化，我就用私人訊息傳給你，不會發出聲音。想停止觀戰，用 `/{ name-watch }` 再填一次這個編號。
watch-stopped = 你不再觀戰 **#{ $number }** 了。
watch-none = 你沒有觀戰任何對局。想觀戰，用 `/{ name-watch } { name-game }:`，再填這個伺服器某一局的編號。
watch-list = 你正在觀戰：
watch-line = **#{ $number }** { $ruleset }：{ $challenger } 對 { $opponent }
watch-elsewhere = 對局 #{ $number } 不在這個伺服器上，沒辦法在這裡給你看。想看這個伺服器的對局，用 `/{ name-games }`，`{ name-where }` 選「這個伺服器」。
watch-own = #{ $number } 是你自己的對局，每一步你本來就看得到。
watch-over = 對局 #{ $number } 已經結束了。用 `/{ name-board }` 看結果。
watch-crowded = 對局 #{ $number } 的觀戰人數已經額滿。你隨時都可以用 `/{ name-board }` 看。
watch-enough = 你觀戰的對局已經達到上限。請先停止觀戰一局；清單在 `/{ name-watch }`。

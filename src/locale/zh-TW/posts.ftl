# Chinese in traditional characters. What is posted where a game is played.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Posts in the channel

challenge = { $asked }，{ $asker } 找你下一局 **{ $ruleset }** · **#{ $number }**
challenge-open = { $asker } 想找人下 **{ $ruleset }** · **#{ $number }** · 先接受的人就是對手。
challenge-counter = { $asked }，{ $asker } 希望照這些條件來下 **{ $ruleset }** · **#{ $number }**
challenge-terms = { $sides } ⏱️ { $time }。回覆期限：{ $expires }
challenge-claim = 超過時限不會馬上判輸：對方可以宣告獲勝，也可以繼續等。
challenge-lot = 先後手由抽籤決定。
challenge-begins = { $player } 拿{ $colour }，先走。
challenge-answers = { $player } 拿{ $colour }，後走。
challenge-accepted = { $asked } 接受了 { $asker } 的提議：**{ $ruleset }** · **#{ $number }**
challenge-countered = { $asked } 希望換個條件，沒有採用 { $asker } 的提議：**{ $ruleset }** · **#{ $number }**
challenge-declined = { $asked } 婉拒了 { $asker } 的挑戰 · **{ $ruleset }** · #{ $number }
challenge-declined-because = { $asked } 婉拒了 { $asker } 的挑戰 · **{ $ruleset }** · #{ $number }：{ $reason }
challenge-cancelled = { $asker } 收回了挑戰（對手：{ $asked }） · **{ $ruleset }** · #{ $number }
challenge-expired = { $asker } 的挑戰過期了（對手：{ $asked }） · **{ $ruleset }** · #{ $number }
decline-later = 現在不方便，改天吧
decline-busy = 手上的對局太多了
decline-rules = 想換別的遊戲或規則
decline-time = 想換別的時限
decline-side = 想換先後手
decline-none = 不說理由
time-none = 不限時
time-days = 每步 { $days } 天
time-bank = 總時間 { $bank }，每走一步加 { $increment }
span-days = { $days } 天
span-hours = { $hours } 小時
span-both = { $days } 天 { $hours } 小時
headline-to-move = 輪到 { $mover }（{ $colour }）
headline-aborted = { $player } 取消了和 { $opponent } 的這局，不計勝負
headline-due = 期限：{ $due }
headline-overdue = 超過時限了（{ $due }），對方可以宣告獲勝
headline-away = 🏖️ { $player } 休假到 { $until }
headline-paused = ⏸️ 暫停中
headline-banks = 剩餘時間：{ $first_colour } { $first }、{ $second_colour } { $second }
headline-taken-back = ↩️ { $player } 悔棋，退回 { $moves } 步
headline-chain = 依預定應手走了：{ $moves } 之後
headline-rematch = #{ $before } 的再戰
headline-won = { $winner } 贏了 { $loser }：{ $reason }
headline-resigned = { $loser } 認輸，{ $winner } 獲勝
headline-drawn = { $first } 和 { $second } 戰成和局：{ $reason }
headline-game = **#{ $number }** { $ruleset }
headline-move = 第 { $number } 回合，{ $player }：{ $last }（`{ $text }`）
headline-start = { $first } 拿{ $first_colour }先走，{ $second } 拿{ $second_colour }後走
headline-repeated = ⚠️ 這個局面已經出現 { $times } 次，第三次就是和局

## Offers and notes in the channel

offer-draw = { $opponent }，{ $asker } 在 **#{ $number }** { $ruleset } 提議和局。
offer-takeback = { $opponent }，{ $asker } 想在 **#{ $number }** { $ruleset } 悔棋 · 上一步：{ $last }
offer-pause = { $opponent }，{ $asker } 想暫停 **#{ $number }** { $ruleset }：在有人走棋或繼續之前，時間都不會走。
offer-rematch = { $opponent }，{ $asker } 想在 **#{ $number }** { $ruleset } 之後再來一局，這次先後手對調。
offered-draw = **#{ $number }**：{ $asker } 提議和局
offered-takeback = **#{ $number }**：{ $asker } 請求悔棋
offered-pause = **#{ $number }**：{ $asker } 請求暫停
offered-rematch = **#{ $number }**：{ $asker } 邀請再來一局
answer-agreed = { $what } → ✓ { $opponent } 同意了。
answer-refused = { $what } → ✗ { $opponent } 沒有同意。
answer-withdrawn = { $what } → 已收回。
answer-void = { $what } → 對局已經往下走，這個提議失效了。
answer-rematch = { $what } → ✓ 新的一局開始了：**#{ $rematch }**。
note-paused = ⏸️ **#{ $number }** 暫停了（{ $opponent }、{ $mover }）：在 { $mover } 走棋或任一方繼續之前，時間都不會走。
note-paused-over = **#{ $number }** 曾經暫停。
note-resumed = ▶️ **#{ $number }** 繼續進行，輪到 { $mover }，期限：{ $due }
note-overdue = { $opponent }，{ $mover } 在 **#{ $number }** 超過時限了。你可以宣告獲勝，也可以再等等。
note-overdue-over = **#{ $number }** 曾經超過時限。
note-gift = 🎁 { $opponent } 在 **#{ $number }** 多給了 { $mover } 24 小時，新的期限：{ $due }
note-vacation = 🏖️ { $mover } 休假中，**#{ $number }** 的期限改為：{ $due }
note-downtime = 🕰️ 我離線了一陣子，**#{ $number }** 耽誤的時間已經補給 { $mover }，新的期限：{ $due }
# In the corner of the picture of a game that was called off.
note-void = #{ $number } · 已取消
note-struck-out = #{ $number } · 已取消

## Where a game is posted, and who follows it

home-direct = 📬 我沒辦法再在這局的頻道裡發言，所以改在兩位的私人訊息裡繼續。進度全都還在。
thread-name = #{ $number } { $first } 對 { $second } · { $ruleset }
thread-running = 🧵 **#{ $number }** { $ruleset }：{ $first } 和 { $second } 在 { $thread } 對局。
watch-board = 👀 { $board }
watch-started = 你開始觀戰 **#{ $number }** 了：棋盤一有變化，我就用私人訊息傳給你，不會發出聲音。再用一次 `/{ name-watch }` 加上同樣的編號就會停止。
watch-stopped = 你不再觀戰 **#{ $number }** 了。
watch-none = 你目前沒有在觀戰。用 `/{ name-watch } { name-game }:` 加上這個伺服器某一局的編號就可以觀戰。
watch-list = 你正在觀戰：
watch-line = **#{ $number }** { $ruleset }：{ $challenger } 對 { $opponent }
watch-elsewhere = 第 #{ $number } 局不在這個伺服器上，沒辦法在這裡給你看。用 `/{ name-games }` 加上 `{ name-where }` 可以列出這裡的對局。
watch-own = #{ $number } 是你自己的對局，每一步你本來就看得到。
watch-over = 第 #{ $number } 局已經結束了，用 `/{ name-board }` 可以看結果。
watch-crowded = #{ $number } 的觀戰人數已經額滿。想看的時候隨時可以用 `/{ name-board }`。
watch-enough = 你同時觀戰的對局已經達到上限。用 `/{ name-watch }` 看清單，先停掉一局吧。

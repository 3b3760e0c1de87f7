# Chinese in traditional characters. Safety: blocks, limits, moderators, private data.
# Who asked to be forgotten.
former-player = 已離開的玩家
# A game that a moderator has judged. The reason is in the moderator's own words.
headline-voided = 管理員 { $moderator } 判定這局作廢，不計勝負：{ $reason }
headline-struck-out = 管理員 { $moderator } 撤銷了這局的結果，不計勝負：{ $reason }
headline-adjudicated = 管理員 { $moderator } 裁定了這局：{ $reason }
challenge-voided = 管理員 { $moderator } 撤下了 { $asker } 的挑戰（對手：{ $asked }） · **{ $ruleset }** · #{ $number }：{ $reason }
ending-adjudicated = 由管理員裁定
refused-own-match = 你自己就在下 #{ $number }，所以要請另一位管理員來裁定。

## Where and by whom games may begin; channels and roles come as mentions
not-in-this-channel = 這個伺服器的對局要在 { $channels } 開始，請到那裡再試一次。（頻道由伺服器管理者用 `/{ name-server }` 選定。）
not-without-role = 在這個伺服器上，有 { $role } 身分組的成員才能下棋。可以請伺服器管理者給你這個身分組。
not-a-moderator = 只有伺服器管理者，以及擁有他們在 `/{ name-server }` 選定的身分組的成員才能這麼做。

## Moderators: `/moderate`
command-moderate = 管理員專用：將對局作廢、取消或裁定，並查看處理紀錄
subcommand-moderate-void = 將已結束的對局結果作廢
subcommand-moderate-abort = 取消進行中的對局，或撤下挑戰
subcommand-moderate-win = 判進行中的對局由一方獲勝
subcommand-moderate-draw = 判進行中的對局為和局
subcommand-moderate-log = 管理員對這個伺服器上對局的處理紀錄
option-moderate-game = 這個伺服器的哪一局
option-moderate-reason = 理由；雙方玩家和頻道裡的大家都會看到
option-moderate-winner = 判兩位玩家中的哪一位獲勝
moderate-nowhere = 對局要在它所在的伺服器上裁定，請到那裡使用這個指令。
moderate-elsewhere = 第 #{ $number } 局不在這個伺服器上，沒辦法在這裡裁定。
moderate-reason = 請說明裁定 #{ $number } 的理由，1 到 200 個字。
moderate-running = 第 #{ $number } 局還沒結束，可以用 `/{ name-moderate } { name-abort }` 取消。
moderate-over = 第 #{ $number } 局已經結束了，可以用 `/{ name-moderate } { name-void }` 將結果作廢。
moderate-winner = 第 #{ $number } 局是另外兩位玩家在下，請從那兩位當中指定獲勝者。
moderate-log = 管理員對這裡的對局做過的處理，最新的在前面：
moderate-log-none = 這裡還沒有管理員裁定過的對局。
moderate-log-line = { $when } · **#{ $number }** · { $moderator }：{ $act } · { $reason }
# What a screen reader says of the attached file.
moderate-log-file = 管理員對這裡的對局做過的所有處理（文字檔）
act-void = 結果作廢
act-abort = 取消對局
act-first = 判先手勝
act-second = 判後手勝
act-draw = 判和局
## Blocks: the one blocked is told nothing

blocked = 你不會再收到 { $player } 的任何消息：對方不能向你挑戰、不能邀你再來一局，也不能觀戰你的對局。沒有人會被通知。你們之間還沒回覆的一律取消，進行中的對局照常繼續。用 `/{ name-settings }` 可以解除。
block-nobody = 只能封鎖別人，不能封鎖自己或機器人。

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
not-in-this-channel = 這個伺服器的對局要在 { $channels } 開始，請到那裡再試一次。（頻道由伺服器管理者用 `/server` 選定。）
not-without-role = 在這個伺服器上，有 { $role } 身分組的成員才能下棋。可以請伺服器管理者給你這個身分組。
not-a-moderator = 只有伺服器管理者，以及擁有他們在 `/server` 選定的身分組的成員才能這麼做。

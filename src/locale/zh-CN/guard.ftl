# Chinese in simplified characters. Safety: blocks, limits, moderators, private data.
# Who asked to be forgotten.
former-player = 已注销的玩家
# A game that a moderator has judged. The reason is in the moderator's own words.
headline-voided = 管理员 { $moderator } 判定这一局作废，不计胜负：{ $reason }
headline-struck-out = 管理员 { $moderator } 撤销了这一局的结果，不计胜负：{ $reason }
headline-adjudicated = 管理员 { $moderator } 对这一局作出了裁决：{ $reason }
challenge-voided = 管理员 { $moderator } 撤下了 { $asker } 的挑战（对手：{ $asked }） · **{ $ruleset }** · #{ $number }：{ $reason }
ending-adjudicated = 管理员裁决
refused-own-match = 你自己就在下 #{ $number }，得由另一位管理员来裁决。
## Where and by whom games may begin; channels and roles come as mentions
not-in-this-channel = 这个服务器的对局要在 { $channels } 开始，请到那里再试。（频道由服务器管理者用 `/server` 选定。）
not-without-role = 在这个服务器上，有身份组 { $role } 的成员才能下棋。可以请服务器管理者给你这个身份组。
not-a-moderator = 只有服务器管理者，以及拥有他们用 `/server` 选定的身份组的成员才能这样做。

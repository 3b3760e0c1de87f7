# Chinese in simplified characters. Safety: blocks, limits, moderators, private data.
# Who asked to be forgotten.
former-player = 已注销的玩家
# A game that a moderator has judged. The reason is in the moderator's own words.
headline-voided = 管理员 { $moderator } 取消了 { $first } 与 { $second } 的对局，不计胜负：{ $reason }
headline-struck-out = 管理员 { $moderator } 撤销了 { $first } 与 { $second } 这一局的结果，不计胜负：{ $reason }
headline-adjudicated = 管理员 { $moderator } 对这一局作出了裁决：{ $reason }
challenge-voided = 管理员 { $moderator } 撤下了 { $asker } 的挑战（对手：{ $asked }） · **{ $ruleset }** · #{ $number }：{ $reason }
ending-adjudicated = 管理员裁决
refused-own-match = 你自己就在下 #{ $number }，得由另一位管理员来裁决。

## Where and by whom games may begin; channels and roles come as mentions
not-in-this-channel = 这个服务器的对局要在 { $channels } 开始，请到那里再试。（频道由服务器管理者用 `/{ name-server }` 选定。）
not-without-role = 在这个服务器上，有身份组 { $role } 的成员才能下棋。可以请服务器管理者给你这个身份组。
begin-there = 对局 #{ $number } 所在的服务器规定了在哪里开局、由谁来玩，请到那里操作。
not-a-moderator = 只有服务器管理者，以及拥有他们用 `/{ name-server }` 选定的身份组的成员才能这样做。

## Moderators: `/moderate`
command-moderate = 管理员专用：作废、取消或裁决对局，查看处理记录
subcommand-moderate-void = 将已结束的对局结果作废
subcommand-moderate-abort = 取消正在进行的对局，或撤下挑战
subcommand-moderate-win = 判正在进行的对局一方获胜
subcommand-moderate-draw = 判正在进行的对局和棋
subcommand-moderate-log = 管理员对本服务器对局的处理记录
option-moderate-game = 本服务器的哪一局
option-moderate-reason = 理由；双方和频道里的所有人都会看到
option-moderate-winner = 判两位玩家中的哪一位获胜
moderate-nowhere = 对局要在它所在的服务器上裁决，请到那里使用这个命令。
moderate-elsewhere = 对局 #{ $number } 不在这个服务器上，这里不能裁决。
moderate-reason = 请说明裁决 #{ $number } 的理由，1 到 200 个字。
moderate-running = 对局 #{ $number } 还没结束，可以用 `/{ name-moderate } { name-abort }` 取消。
moderate-over = 对局 #{ $number } 已经结束，可以用 `/{ name-moderate } { name-void }` 将结果作废。
moderate-winner = 对局 #{ $number } 是另外两位玩家下的，请从那两位中指定获胜者。
moderate-log = 管理员对这里的对局所做的处理，最近的在前：
moderate-log-none = 这里还没有管理员裁决过的对局。
moderate-log-line = { $when } · **#{ $number }** · { $moderator }：{ $act } · { $reason }
# What a screen reader says of the attached file.
moderate-log-file = 管理员对这里的对局所做的全部处理（文本文件）
act-void = 结果作废
act-abort = 取消对局
act-first = 判先手胜
act-second = 判后手胜
act-draw = 判和棋
## Blocks: the one blocked is told nothing

blocked = 你不会再收到 { $player } 的任何消息：对方不能挑战你、不能请求再来一局，也不能观战你的对局。没有人会被告知。你们之间尚未回应的一律取消，进行中的对局继续。用 `/{ name-settings }` 可以解除。
block-nobody = 只能屏蔽其他人，不能屏蔽自己或机器人。
## Private data: `/privacy`
command-privacy = 我保存了你的哪些资料；全部导出，或全部删除
subcommand-privacy-about = 用大白话说明保存了什么、为什么
subcommand-privacy-export = 把你的全部资料作为文件用私信发给你
subcommand-privacy-delete = 删除你的资料（会先确认两次）
privacy-about = **我保存了什么，为什么**
    • 你的 Discord ID，以及我最近一次看到的名字：用来区分玩家，并写在棋盘上。
    • 你的对局：和谁下、在哪里、每一步和时间。这些也是你对手的对局。
    • 你的等级分：由你的计分局算出。
    • 你在 `/{ name-settings }` 里的选择、屏蔽的人、假期、预设的应着、观战的对局、在哪里通知过你，以及 Discord 告诉我的你的语言。
    • 管理员对你的对局做过的处理和理由。
    不管在频道还是私信里，我都不读取也不保存消息：我只收到你通过命令、按钮、菜单和表单发给我的内容。
    `/{ name-privacy } { name-export }` 会把全部资料发给你，`/{ name-privacy } { name-delete }` 会全部删除。
privacy-export = 这是我保存的关于你的全部资料。
privacy-export-sent = 已经用私信发给你了。
privacy-export-here = 我没法给你发私信，所以把关于你的全部资料放在这里，只有你看得到。
# What a screen reader says of the attached file.
privacy-export-file = 关于你的全部资料（JSON 文件）
privacy-delete = **删除关于你的一切？** 删除后无法恢复。
    • 你正在进行的对局会结束：双方还没都走过的取消，其他的算你认输。挑战会撤回或拒绝。
    • 你的名字、设置、屏蔽名单、假期、预设应着和观战都会删除。
    • 已结束的对局留给你的对手，他们的等级分也不变。从此你在其中是“{ former-player }”，连我也认不出那是你。
    • 频道里的内容留在原处：旧图片上的名字我去不掉。
    如果有一天你回来，就是一位新玩家。
privacy-delete-button = 全部删除…
# At most 45 characters, like the next one.
privacy-form-title = 删除关于你的一切
privacy-form-field = 输入“{ $word }”以删除一切
# What has to be typed; large or small letters are the same.
privacy-word = 删除
privacy-wrong-word = 输入的不是“{ $word }”，所以什么也没有删除。
privacy-deleted = 好了，关于你的一切都已删除，就当我们从未相识。再见！
blocked-by-you = 你屏蔽了 { $player }。用 `/{ name-settings }` 解除后，就又可以一起下棋了。

## From whom players take challenges

takes-none = { "" }{ $player } 现在不接受挑战。用 `/{ name-challenge }` 时不填对手，就是谁都可以来应战。
takes-known = { "" }{ $player } 只接受下过棋的人的挑战。用 `/{ name-challenge }` 时不填对手，就是谁都可以来应战。
takes-server = { "" }{ $player } 只在自己下过棋的服务器上接受挑战，或者接受下过棋的人的挑战。用 `/{ name-challenge }` 时不填对手，就是谁都可以来应战。
not-now = 现在无法接受这个挑战。用 `/{ name-challenge }` 时不填对手，就是谁都可以来应战。

## Too much at once; the time comes as Discord shows it, such as "in 20 seconds"

slow-moves = 手真快。对局不会跑，请在 { $again } 继续。
slow-challenges = 短时间内的挑战太多了。给大家一点时间回应，{ $again } 可以再发。
slow-pictures = 刚才给你画了很多图，请在 { $again } 再试。
slow-requests = 你问得比我答得快，请在 { $again } 再试。
slow-server = 这个服务器现在让我忙不过来，别人也在排队，请在 { $again } 再试。

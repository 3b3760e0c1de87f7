# Chinese in simplified characters. Safety: blocks, limits, moderators, private data.
# A player who had their data deleted.
former-player = 已注销的玩家
# A game that a moderator has judged. The reason is in the moderator's own words.
headline-voided = { $first } 与 { $second } 的对局不计胜负。对局管理员 { $moderator } 中止了它：{ $reason }
headline-struck-out = { $first } 与 { $second } 的对局不计胜负。对局管理员 { $moderator } 将它作废：{ $reason }
headline-adjudicated = 对局管理员 { $moderator } 裁决了这一局：{ $reason }
challenge-voided = 对局管理员 { $moderator } 取消了 { $asker } 对 { $asked } 的挑战 · **{ $ruleset }** · #{ $number }：{ $reason }
ending-adjudicated = 由对局管理员裁决
refused-own-match = #{ $number } 是你自己的对局。请找另一位对局管理员来裁决。

## Where games can start and who can start them; channels and roles come as mentions
not-in-this-channel = 本服务器的对局只能在 { $channels } 开始。请到那里再试。（频道由服务器管理员用 `/{ name-server }` 选定。）
not-without-role = 你需要身份组 { $role } 才能在这里下棋。请找服务器管理员领取。
begin-there = 对局 #{ $number } 所在的服务器规定了在哪里开局、谁能下棋。请到那个服务器操作。
not-a-moderator = 只有服务器管理员和对局管理员能这样做。服务器管理员可以用 `/{ name-server }` 选定对局管理员的身份组。

## Moderators: `/moderate`
command-moderate = 对局管理员专用：作废、中止或裁决对局，查看处理记录
subcommand-moderate-void = 把一局已结束的对局作废
subcommand-moderate-abort = 中止进行中的对局，或取消挑战
subcommand-moderate-win = 结束进行中的对局，判一方获胜
subcommand-moderate-draw = 结束进行中的对局，判和棋
subcommand-moderate-log = 对局管理员在本服务器的处理记录
option-moderate-game = 本服务器的哪一局
option-moderate-reason = 理由；双方和频道里的所有人都会看到
option-moderate-winner = 两位玩家中谁获胜
moderate-nowhere = 对局要在它所在的服务器裁决。请到那里使用这个命令。
moderate-elsewhere = 对局 #{ $number } 不在本服务器，不能在这里裁决。
moderate-reason = 请写明裁决 #{ $number } 的理由，1 到 200 个字。
moderate-running = 对局 #{ $number } 还没结束。可以用 `/{ name-moderate } { name-abort }` 中止它。
moderate-over = 对局 #{ $number } 已经结束。可以用 `/{ name-moderate } { name-void }` 把它作废。
moderate-winner = 这个人没有参加对局 #{ $number }。请从两位玩家中选出获胜者。
moderate-log = 对局管理员在这里的处理记录，最新的在前：
moderate-log-none = 对局管理员还没有处理过这里的对局。
moderate-log-line = { $when } · **{ $about }** · { $moderator }：{ $act } · { $reason }
# What a screen reader says of the attached file.
moderate-log-file = 对局管理员在这里的全部处理记录（文本文件）
act-void = 作废
act-abort = 中止
act-first = 判先手胜
act-second = 判后手胜
act-draw = 判和棋
act-result = 设定结果
act-pairing = 手动排对阵
act-replacement = 换人
act-removal = 移除选手
act-settings = 更改设置
## Blocks: the one blocked is told nothing

blocked = 你已屏蔽 { $player }。对方不能再挑战你、找你再来一局或观战你的对局，也不会知道自己被屏蔽。你们之间还没回应的挑战已取消，进行中的对局照常继续。想解除屏蔽，请用 `/{ name-settings }`。
block-nobody = 不能屏蔽自己或机器人。请选另一位玩家。
blocked-by-you = 你屏蔽了 { $player }。想再一起下棋，请用 `/{ name-settings }` 解除屏蔽。
## Private data: `/privacy`
command-privacy = 关于你的数据：了解、导出或删除
subcommand-privacy-about = 我保存了你的哪些数据、为什么
subcommand-privacy-export = 把你的全部数据做成文件，私信发给你
subcommand-privacy-delete = 删除你的数据（会先确认两次）
privacy-about = **我保存了你的哪些数据，为什么**
    • 你的 Discord ID 和最近用过的名字：用来区分玩家，并写在棋盘上。
    • 你的对局：对手、在哪个频道下的、每一步和时间。这些也是对手的对局。
    • 你的等级分：由你的积分局算出来。
    • 你在 `/{ name-settings }` 里的选择、屏蔽的人、休假、预走、观战的对局、在哪里通知过你，以及你在 Discord 使用的语言。
    • 谜题：给你看过哪些、你的结果和谜题等级分。如果你和对手都在 `/{ name-settings }` 里允许，你们下完的对局里的局面会成为大家的谜题。谜题里没有名字，也找不到是哪一局；你删除数据后，谜题会留下。
    • 对局管理员对你的对局做过什么，为什么。
    不管在频道还是私信里，我都不读取也不保存消息。我只收到你通过命令、按钮、菜单和表单发给我的内容。
    想要全部数据，请用 `/{ name-privacy } { name-export }`；想删除，请用 `/{ name-privacy } { name-delete }`。
privacy-export = 这是我保存的你的全部数据。
privacy-export-sent = 已经用私信发给你了。
privacy-export-here = 我没法给你发私信，所以把你的全部数据放在这里。只有你看得到。
# What a screen reader says of the attached file.
privacy-export-file = 关于你的全部数据（JSON 文件）
privacy-delete = **删除你的全部数据吗？** 删除后无法恢复。
    • 进行中的对局会结束：双方都走过的，算你认输；其他的会中止。挑战会撤回或拒绝。
    • 你的名字、设置、屏蔽、休假、预走和观战都会删除。
    • 对手会保留已结束的对局和自己的等级分。你在这些对局里会变成“{ former-player }”，连我也认不出那是你。
    • 频道里的消息会留下。旧图片上你的名字，我去不掉。
    以后再回来，你就是一位新玩家。
privacy-delete-button = 全部删除…
# At most 45 characters, like the next one.
privacy-form-title = 删除你的全部数据
privacy-form-field = 输入“{ $word }”就会全部删除
# What has to be typed; large or small letters are the same.
privacy-word = 删除
privacy-wrong-word = 什么也没有删除：你输入的不是“{ $word }”。还想删除的话，请再试一次。
privacy-deleted = 好了，你的数据已全部删除。再见！

## Whose challenges players take

takes-none = { "" }{ $player } 现在不接受挑战。你可以用 `/{ name-challenge }` 发起挑战，不选对手，这样谁都可以应战。
takes-known = { "" }{ $player } 只接受和自己下过棋的人的挑战。你可以用 `/{ name-challenge }` 发起挑战，不选对手，这样谁都可以应战。
takes-server = { "" }{ $player } 只接受两类人的挑战：自己下过棋的服务器里的人，以及和自己下过棋的人。你可以用 `/{ name-challenge }` 发起挑战，不选对手，这样谁都可以应战。
not-now = 现在不能这样做。你可以用 `/{ name-challenge }` 发起挑战，不选对手，这样谁都可以应战。

## Too much at once; the time comes as Discord shows it, such as "in 20 seconds"

slow-moves = 你走得太快了。请 { $again } 再继续，对局会等着你。
slow-challenges = 你发起挑战太频繁了。请 { $again } 再发起下一个。
slow-pictures = 你查看图片太频繁了。请 { $again } 再试。
slow-requests = 太快了，我跟不上。请 { $again } 再试。
slow-server = 本服务器的操作太多，我有点忙不过来。请 { $again } 再试。

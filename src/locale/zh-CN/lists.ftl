# Chinese in simplified characters. Lists and answers about them.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Lists

label-your-move = { $ruleset } 对手：{ $opponent } · 轮到你走
label-their-move = { $ruleset } 对手：{ $opponent } · 轮到对方走
label-open = { $ruleset } 对手：{ $opponent } · 尚未接受
label-over = { $ruleset } 对手：{ $opponent } · 已结束
replay-no-move = 对局 #{ $number } 还没有人走过棋。走了以后用 `/{ name-replay }` 就能看到。
replay-busy = 现在看回放的人很多，请过一分钟再试。
replay-shortened = 整局太长，一个文件放不下，动画略去了最前面的 { $moves } 步。
games-none = 你还没有对局。找个人挑战吧：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
games-heading = { $yours ->
        [0] 你的对局：现在都在等对方走。
       *[other] 你的对局：共 { $total } 局，其中 { $yours } 局轮到你走。
    }
games-your-move = ▶️ **#{ $number }** { $ruleset } 对手：{ $opponent } · **轮到你走**（{ $since }起）
games-their-move = ⏳ **#{ $number }** { $ruleset } 对手：{ $opponent } · 轮到对方走（{ $since }起）
games-move-of = ⏳ **#{ $number }** { $ruleset }：{ $challenger } 对 { $other } · 轮到 { $mover } 走（{ $since }起）
games-open = ✉️ **#{ $number }** { $ruleset }：{ $challenger } 发起挑战（{ $since }），对手：{ $other }
games-due = 截止：{ $due }
games-away = 🏖️ 休假到 { $until }
games-where-mine = 我的对局
games-where-server = 本服务器
games-heading-server = 本服务器的对局（按截止时间排列）
games-heading-player = { $player } 的对局中，你能看到的有 { $total } 局。
games-none-theirs = 没有你能看到的这位玩家的对局。用 `/{ name-challenge }` 开一局吧。
games-none-here = 这个服务器上还没有人在下棋。来开第一局吧：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
games-no-server = 这里不是服务器。不加 `{ name-where }`，直接用 `/{ name-games }` 就会列出你自己的对局。
games-no-more = 后面的对局已经结束，这就是最后一页了。用 `/{ name-games }` 可以从头再看。
games-waits-for-answer = ✉️ **#{ $number }** { $ruleset } 对手：{ $opponent } · 你发起的挑战，等待回应（{ $since }起）
games-challenges-you = ✉️ **#{ $number }** { $ruleset }：{ $opponent } 向你发起了挑战（{ $since }） · 请在那条消息下接受

# Chinese in simplified characters. Lists and answers about them.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Lists

label-your-move = { $ruleset } · 对手：{ $opponent } · 轮到你走
label-their-move = { $ruleset } · 对手：{ $opponent } · 轮到对方走
label-open = { $ruleset } · 对手：{ $opponent } · 等待应战
label-over = { $ruleset } · 对手：{ $opponent } · 已结束
replay-no-move = 对局 #{ $number } 还没有人走过。有人走了以后，再用 `/{ name-replay }`。
replay-busy = 现在看回放的人很多。请过一分钟再试。
replay-shortened = 整局太长，一个文件放不下，所以回放略去了最前面的 { $moves } 步。
games-none = 你没有进行中的对局。找个人挑战吧：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
games-heading = { $total ->
        [1] { $yours ->
            [0] 你有 1 局棋，在等对方走。
           *[other] 有 1 局棋轮到你走。
        }
       *[other] { $yours ->
            [0] 你的对局（{ $total } 局）：都在等对方走。
           *[other] 你的对局：{ $total } 局中有 { $yours } 局轮到你走。
        }
    }
games-your-move = ▶️ **#{ $number }** { $ruleset } · 对手：{ $opponent } · **轮到你走** · 上次变动：{ $since }
games-their-move = ⏳ **#{ $number }** { $ruleset } · 对手：{ $opponent } · 轮到对方走 · 上次变动：{ $since }
games-move-of = ⏳ **#{ $number }** { $ruleset }：{ $challenger } 对 { $other } · 轮到 { $mover } 走 · 上次变动：{ $since }
games-open = ✉️ **#{ $number }** { $ruleset } · { $challenger } 向 { $other } 发起的挑战 · { $since }
games-due = 截止：{ $due }
games-away = 🏖️ 休假到 { $until }
games-where-mine = 你的对局
games-where-server = 本服务器
games-heading-server = 本服务器的对局，最先截止的在前。
games-heading-player = { $player } 正在下的对局中，你能看到 { $total } 局。
games-none-theirs = 这位玩家现在没有你能看到的对局。用 `/{ name-challenge }` 开一局吧。
games-none-here = 本服务器没有进行中的对局。来开一局吧：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
games-no-server = 这个功能只能在服务器的频道里用。要看自己的对局，用 `/{ name-games }`，不填 `{ name-where }`。
games-no-more = 刚才那页就是最后一页，后面的对局已经结束。用 `/{ name-games }` 从头再看。
games-waits-for-answer = ✉️ **#{ $number }** { $ruleset } · 你向 { $opponent } 发起的挑战 · { $since }
games-challenges-you = ✉️ **#{ $number }** { $ruleset } · { $opponent } 挑战你 · { $since } · 请到那条消息下面接受或拒绝

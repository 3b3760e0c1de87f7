# Chinese in simplified characters. First contact: welcome, help, empty states.

# Posted once, where a server greets its newcomers; under it stands a button with the name of each game, for its rules.
welcome = 👋 **大家好，我是 Banyan，陪你们慢慢下老棋：** 今天一步，明天一步，下多久都行。
    1. 用 `/{ name-challenge }` 挑战某人，或者公开征求对手。
    2. 轮到你走时会通知你。按 **{ button-move }**，或者输入 `/{ name-move }`。
    3. 没下过？`/{ name-learn }` 用几道小题教会你；下面的按钮里有每种棋的图解规则。
    其他内容见 `/{ name-help }`。服务器管理者可以用 `/{ name-server }` 选定下棋的频道。

## What `/help` says besides, as it fits the one who asks

help-first = 👋 你还没有在这里下过棋。`/{ name-learn }` 用几道小题教会你一种棋，`/{ name-challenge }` 可以开一局。
help-again = 🎲 你没有正在进行的对局。用 `/{ name-challenge }` 开一局吧。
help-challenged = ✉️ 有 { $count } 个挑战在等你回应，用 `/{ name-games }` 可以看到在哪里。
help-your-move = ▶️ 有 { $count } 局轮到你走，`/{ name-games }` 会列出来，并附上棋盘的链接。
help-waiting = ⏳ 你有 { $count } 局棋，都在等别人。轮到你走时会通知你。
help-channels = 📍 这个服务器的对局在 { $channels } 开始。
help-players = 🎫 这里只有拥有身份组 { $role } 的成员可以下棋。
help-direct = 📬 私信里只有你我看得到。你在各处的对局都可以在这里下，也可以向和你下过棋的人发起挑战；要挑战其他人，请到我们都在的服务器。
help-guest = 🎒 你把我带到了一个我没有加入的地方：在这里我只能给你一个人看规则、棋盘和你的对局。想在这里下棋，要请服务器管理者邀请我。
help-moderator = 🔧 你负责管理这个服务器：用 `/{ name-server }` 选定频道、子区、语言和身份组，用 `/{ name-moderate }` 取消、裁决或作废对局。

# Chinese in simplified characters. First contact: welcome, help, empty states.

# Posted once, where a server greets its newcomers; under it stands a button with the name of each game, for its rules.
welcome = 👋 **大家好，我是 Banyan，陪你们慢慢下几种传统棋：** 今天一步，明天一步，下多久都行。

    1. 用 `/{ name-challenge }` 挑战一位朋友，或者让谁都可以应战。
    2. 轮到你走时，我会通知你。按 **{ button-move }**，或输入 `/{ name-move }`。
    3. 没下过？用 `/{ name-learn }` 做几道小题就会了。按下面的按钮，可以看每种棋的规则，有图。

    更多内容见 `/{ name-help }`。服务器管理员可以用 `/{ name-server }` 选定下棋的频道。

## What `/help` says besides, as it fits the one who asks

help-first = 👋 你还没有在这里下过棋。想先学一种棋，用 `/{ name-learn }` 做几道小题；想开一局，用 `/{ name-challenge }`。
help-again = 🎲 你没有进行中的对局。用 `/{ name-challenge }` 开一局吧。
help-challenged = ✉️ 有 { $count } 个挑战等你回应。用 `/{ name-games }` 查看。
help-your-move = ▶️ 有 { $count } 局轮到你走。用 `/{ name-games }` 查看棋盘链接。
help-waiting = ⏳ 你有 { $count } 局棋在等对方走。轮到你走时，我会通知你。
help-channels = 📍 本服务器的对局在 { $channels } 开始。
help-players = 🎫 在这里下棋需要身份组 { $role }。
help-direct = 📬 这里是私信，只有你我看得到。你在各个服务器的对局，这里都能看到，也可以在这里挑战和你下过棋的人。要挑战其他人，请到我们都在的服务器。
help-guest = 🎒 我不是这个服务器的成员。在这里我可以给你看规则、棋盘和你的对局，只有你看得到。想在这里下棋，请服务器管理员把我添加到服务器。
help-moderator = 🔧 你管理着本服务器。频道、子区、语言和身份组用 `/{ name-server }` 设置；中止或作废对局用 `/{ name-moderate } { name-abort }`、`/{ name-moderate } { name-void }`。

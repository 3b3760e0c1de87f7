# Chinese in simplified characters. Settings of players and servers.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Settings

settings-heading = **你的设置。** 改动立即生效。
settings-notices = 🔔 轮到你走时：**{ $how }**
settings-refused = { "" }  ⚠️ 上一条私信被拒收，所以我改在频道里通知你。请允许来自此服务器的私信，然后再选一次。
settings-quiet = 🌙 免打扰时段：**{ $hours }**。其间不会提醒你，攒下的消息过后再说。
settings-loud = 🌙 免打扰时段：**无**
settings-zone = 🌍 时区：**{ $zone }**，现在是 { $time }。用 `/{ name-settings } { name-zone }:` 可以更改。
settings-vacation-on = 🏖️ 时间用完时，只要还有假期，就**自动开始休假**。
settings-vacation-off = 🏖️ 时间用完时判负，**不会**自动开始休假。
settings-language = 🗣️ 语言：**{ $language }**
settings-language-discord = 🗣️ 语言：跟随 Discord，**{ $language }**
settings-boards = 🎨 只有你看得到的棋盘：**{ $theme }**；下方是**{ $below }**。
settings-challengers = 🤝 可以挑战你的人：**{ $who }**
settings-listed = 🏆 你会出现在排行榜上。
settings-unlisted = 🏆 你**不会**出现在排行榜上。
settings-blocked = { $count ->
        [0] 🚫 你没有屏蔽任何人。
       *[other] 🚫 你屏蔽了 { $count } 位玩家。
    }
section-notices = 通知
section-looks = 语言和棋盘
section-people = 其他玩家
menu-language = 你的语言
language-discord = 跟随 Discord
menu-theme = 只有你看得到的棋盘的配色
flip-own = 自己一方
flip-first = 先走的一方
menu-flip = 只有你看得到的棋盘上，谁在下方
challengers-everyone = 任何人
challengers-server = 你下过棋的服务器里的人
challengers-known = 和你下过棋的人
challengers-nobody = 谁都不行
menu-challengers = 谁可以挑战你
menu-block = 屏蔽玩家
menu-unblock = 解除屏蔽
button-listed = 加入排行榜
button-unlisted = 不上排行榜
settings-zone-choice = { $zone }（现在 { $time }）
settings-bad-hours = 我看不懂这个时段。请写成 `22:00-07:00` 的样子；不需要就写 `off`。
settings-bad-zone = 没有这个名字的时区。请用英文输入附近的大城市，例如 `Shanghai` 或 `New York`，再从列表里选。
settings-which-zone = 有好几个时区符合，你指的是哪一个？{ $zones }
notices-channel = 在频道里提及我
notices-direct = 给我发私信
notices-none = 不用通知我
button-quiet = 免打扰时段…
button-loud = 取消免打扰
button-vacation-on = 自动休假
button-vacation-off = 不自动休假
form-quiet = 免打扰时段
form-hours = 从几点到几点；留空表示不设
form-hours-hint = 22:00-07:00
form-zone = 时区（城市名）；留空为 UTC
form-zone-hint = Asia/Shanghai

## The server's panel; channels and roles come as mentions

server-nowhere = 这个只能在服务器里使用，请到服务器的频道里输入。
server-heading = **本服务器的设置。** 改动立即生效。
server-language = 🗣️ 公开内容的语言：**{ $language }**
server-language-discord = 🗣️ 公开内容的语言：跟随 Discord，**{ $language }**
server-game = 🎲 挑战时不指定游戏，就下 **{ $ruleset }**。
server-game-none = 🎲 挑战时必须指定游戏。
server-time = ⏱️ 挑战时不指定用时，就是 **{ $time }**。
server-threads-on = 🧵 每一局新对局都会**单独开一个子区**（如果我有权限），对局结束后归档。
server-threads-off = 🧵 对局就在**开局的频道**里进行。
server-channels = 📍 可以开局的地方：{ $channels }，以及其中的子区。
server-channels-all = 📍 可以开局的地方：我能发言的**任何频道**。
server-players = 🙋 可以下棋的人：有身份组 { $role } 的成员。
server-players-all = 🙋 可以下棋的人：**所有人**。
server-moderators = 🛡️ 对局管理员：服务器管理者，以及有身份组 { $role } 的成员。
server-moderators-none = 🛡️ 对局管理员：**服务器管理者**。
server-news = 📣 赛季和消息发布在 { $channel }。
server-news-none = 📣 赛季和消息**不发布**。
section-games = 对局
section-places = 地点和人员
menu-server-language = 公开内容的语言
menu-server-game = 常用的游戏
menu-server-time = 常用的用时
game-none = 无：每次挑战都要指定游戏
menu-channels = 可以开局的频道；不选就是任何频道
menu-players = 谁可以下棋；不选就是所有人
menu-moderators = 除服务器管理者外，谁是对局管理员
menu-news = 在哪里发布赛季和消息
threads-on = 每局单独开子区
threads-off = 留在原频道
